# What the teacher of Ghostbumpers says, in English.

## Trick 1: three 8s are low, and the edge

three-eights-title = Three 8s are low
three-eights-pile = Welcome to the bumper cars! This is your pile: six Relaxed cards and one Scare card, which you have put right on top. If you take a trick, you turn up the top card of your pile. If that is the Scare card, the round is over and you get nothing. So leave this trick to somebody else.
three-eights-low = Mira’s 4 is the highest card so far. Stay below it! Several cards of one number count by how many they are: three 8s, written 3×8, beat a single 3, but not a single 4. Press the 8s until all three are picked, then play them.
three-eights-pair = That would slip under the 4 as well: two cards are worth 2 and a bit. But let’s see what three of them do. Play all three 8s.
three-eights-single = A card on its own is worth its full number, and that is more than 4: you would take the trick and turn up your Scare card. Play the three 8s together.
three-eights-which = Mira’s 4 took the trick, and what she turned up was her Scare card: the round is over. Just to be sure: which is higher?
three-eights-eights = Three 8s
three-eights-four = One 4
three-eights-not-eights = Three 8s are 3×8: what counts first is how many they are. So 4 is higher, by a whisker.
three-eights-why = Now everybody else counts the Relaxed cards under their Scare card. You had 6 and got 12 points; Otto had 3 and got 3. Why did each of yours count twice?
three-eights-many = Because I had the most cards left
three-eights-top = Because my Scare card was on top
three-eights-never = Because I took no trick
three-eights-not-many = How many there are does not change what each of them is worth. Look where the Scare card lay in your pile, and where in Otto’s.
three-eights-not-never = Otto took no trick either, and his cards counted once. Look where the Scare card lay in your pile, and where in his.
three-eights-done = That is the edge: your Scare card is on top, one trick away from disaster, and every card under it counts twice. This is where you want to be when somebody else gets a scare.

## Trick 2: Paranoia

paranoia-title = Paranoia
paranoia-worth = Another round. This time your Scare card lay at the very bottom, and you have just turned up all six Relaxed cards: only the Scare card is left. If somebody else gets a scare now, what is your pile worth?
paranoia-six = Six points
paranoia-nothing = Nothing
paranoia-not-six = Cards that are turned up are gone. Only Relaxed cards that still lie under the Scare card count, and there are none.
paranoia-take = Right: you have nothing to lose. But there is something to win! If you take a trick and turn up the Scare card as the very last card of your pile, that is Paranoia: 10 points for you, and nothing for anybody else. You lead. Take this trick with your highest card, the 9!
paranoia-pair = Two cards are worth only 2 and a bit: almost anything beats that. This time you want the trick. Play the 9.
paranoia-lower = That is easily beaten. This time you want the trick: play the 9; hardly anything beats it.
paranoia-when = Scared, and happy about it: 10 points! When exactly is it Paranoia?
paranoia-any = Whenever I turn up my Scare card
paranoia-last = When I take a trick and the Scare card is the last card of my pile
paranoia-bottom = When the Scare card is still at the bottom at the end
paranoia-not-any = If anything is left under it, it is just a scare: the round ends, and you get nothing.
paranoia-not-bottom = Lying there is not enough: if somebody else ends the round, your pile has nothing under the Scare card and is worth nothing. You must turn it up yourself, by taking a trick.
paranoia-done = So there are two good plans: have the Scare card on top when somebody else gets a scare, or turn it up as your very last card. Everything in between is worth less.

## Trick 3: aiming for the edge

edge-title = Aim for the edge
edge-take = Now your Scare card lies under one Relaxed card, with five more below it. You are one trick away from the edge. Mira has led a 6. You want this trick: find a card that takes it.
edge-low = That leaves the trick to Mira. Nothing bad happens, but your Scare card stays covered, and your five cards count only once. Take this trick, with a single card that is higher than 6.
edge-worth = You took it, turned up one Relaxed card, and now your Scare card lies on top of five. What is your pile worth if somebody else gets a scare now?
edge-five = 5 points
edge-ten = 10 points
edge-none = Nothing
edge-not-five = Five cards lie under it, but the Scare card lies on top: so each of them counts twice.
edge-not-none = You would get nothing if you turned it up yourself. If somebody else gets a scare, you count the cards under it, and they count twice.
edge-dodge = You are on the edge: from now on every trick is one too many. You lead. Play something that the others are sure to beat.
edge-high = That could well take the trick, and the next card of your pile is the Scare card. Play a low card, or several equal ones: sets are low.
edge-counted = Mira took it, with a 5 in the trick, turned up two cards, and the second one was her Scare card. Your five cards count twice: 10 points.
edge-done = That is the whole game: take just enough tricks to reach the edge, and then not one more.

## Laying

lay-high-title = Your pile: low cards
lay-high-lay = Before each round everybody hides their Scare card in their pile. Look at your hand: low numbers, and several of each. With those you can slip under almost every trick. So put the Scare card where you need to take few tricks: right on top, or under one card. Slide it there and lay the pile.
lay-high-two = Not bad. But with this hand even two tricks are hard to take, and the cards above the Scare card do not count. Put it on top, or under one card.
lay-high-deep = Before you are on the edge, every card above the Scare card has to go, one trick for each, and this hand will hardly take any. Besides, those cards do not count. Put it on top, or under one card.
lay-high-slip = Mira played a 4, Otto a 6. Slip under the 6. You may play one card, or several of the same number; you may never pass.
lay-high-eight = A single 8 is higher than 6: the trick would be yours, and with it a card from your pile. Play something lower: sets are low, even of 8s.
lay-high-done = With low cards and sets, put the Scare card high up, and then keep your head down.
lay-deep-title = Your pile: high cards
lay-deep-lay = Another hand: hardly a low card in it. You will take tricks, whether you want them or not. So use them! Put the Scare card where every trick brings you closer to Paranoia: at the very bottom.
lay-deep-nearly = Almost. But that deep down there are hardly any cards under it to count, and it would not be the very last card. Go all the way to the bottom: that is where Paranoia is.
lay-deep-high = With these cards you will soon take a trick that you do not want and turn up the Scare card: no points. Put it at the very bottom.
lay-deep-harvest = Mira and Otto both played two 5s, 2×5 each. Each 5 in the trick makes the taker turn up one more card. You want to turn up many cards! Take the trick with any single card.
lay-deep-pair = Sets are worth only 2 or 3 and a bit. Do not be so modest: a single card takes this trick for sure.
lay-deep-left = One card for the trick and four for the 5s: five Relaxed cards at once. There are two cards left, and the last one is the Scare card. Two more tricks, and it is Paranoia.
lay-deep-done = With high cards, put the Scare card at the very bottom, and then grab whatever you can.

## Fives

fives-title = Fives bump
fives-count = Whoever takes a trick turns up one card, and one more for each 5 in it, no matter who played them. You hold two 5s. If you play both now and Mira takes the trick with her 7, how many cards does she turn up?
fives-one = One
fives-two = Two
fives-three = Three
fives-not-one = One for the trick itself, and then one more for each 5 in it.
fives-not-two = One for the trick itself, and one more for each of the two 5s.
fives-bump = Now bump her! Together your two 5s are only 2×5, so the trick stays Mira’s.
fives-single = A good idea: she would turn up two cards. But with both 5s it is three, and two 5s are even lower than one.
fives-high = That is higher than 7: you would take the trick yourself.
fives-others = That leaves the trick to Mira, but it does not hurt her: she turns up only one card. Play both 5s.
fives-bumped = Relaxed, Relaxed, and the third was the Scare card! Without your 5s she would have got away. She stops turning up as soon as the Scare card appears.
fives-done = Bump whoever is about to take a trick they can barely afford. And look out for 5s before you take one yourself.

## Ties

later-title = The later one is higher
later-under = You are on the edge: the Scare card lies on top. Mira played a 7. Get rid of the highest card you can without taking this trick.
later-equal = Careful: when two values are equal, the one played later is higher. Your 7 would beat Mira’s 7, and you would get a scare.
later-high = That is higher than 7: you would take the trick and turn up your Scare card.
later-waste = That is safe, but save it for later: you will need low cards and sets when the others play low. Which single card is just below 7?
later-who = Well dodged. Mira leads with two 4s, then Otto plays two 4s. Who is ahead?
later-first = Mira
later-second = Otto
later-nobody = Nobody, it is a tie
later-not-first = Both are 2×4. When values are equal, the later one is higher.
later-not-nobody = There are no ties: when values are equal, the later one is higher.
later-done = Playing late is an advantage: you know what to beat, and an equal value is enough. Sometimes it is too much.

## The 0/10 card

trickster-title = The 0/10 card
trickster-danger = Look at Otto: five cards turned up, only two left in his pile, and he leads with a 9. He wants to take tricks. That smells of Paranoia: his Scare card must be at the bottom. Two more tricks, and he gets 10 points and you get nothing.
trickster-spoil = But you hold the only 0/10 card. You say what it counts when you play it: 0 or 10. And after a trick with the 0/10 card in it, nothing is turned up. Instead, the bottom card of the taker’s pile goes on top, unseen. Let Otto have the trick: play it as 0.
trickster-ten = As 10 it takes the trick: then it is your own bottom card that goes on top, and Otto’s pile stays as it is. Play it as 0, and leave him the trick.
trickster-others = Then Otto takes the trick and comes one card closer to Paranoia. Play the 0/10 card as 0.
trickster-moved = Otto took the trick, turned up nothing, and his bottom card went on top. If it was his Scare card, where is it now?
trickster-bottom = Still at the bottom
trickster-top = On top, with one card under it
trickster-not-bottom = The bottom card is the one that moved: it lies on top now.
trickster-done = No more Paranoia: the next trick that Otto takes will give him a scare, with a card left under it. You can also use the 0/10 card for yourself: as 10 it takes a trick, and you turn up nothing.

## The end of a round

counting-title = Scoring
counting-guess = You have taken one trick. Your Scare card lies under one more Relaxed card, and four lie below it. If Mira gets a scare in this trick, how many points do you get?
counting-four = 4
counting-eight = 8
counting-five = 5
counting-not-eight = They count twice only if the Scare card is on top, and there is still a Relaxed card above it.
counting-not-five = The card above the Scare card does not count: only the four below it.
counting-choose = Mira’s 6 is ahead. You could take the trick and move to the edge. But let’s see how a round ends: leave it to her.
counting-take = That could be a good move too: you would be on the edge. But nobody would get a scare, and we want to see how a round ends. Stay below 6.
counting-points = Mira got a scare: 0 points for her. All the others turn up their piles and count. A round also ends when nobody has any cards left; then everybody counts. The Start card passes on, and a new round begins.
counting-end = Three players play 6 rounds, four play 8, five play 5, and six play 6. Who wins?
counting-most = Whoever has the most points in the end
counting-first-ten = Whoever has 10 points first
counting-fewest = Whoever got the fewest scares
counting-not-first-ten = Ten points is just one good round. All rounds are played, and you add up the points from all of them. (You can agree on a target when you open a table.)
counting-not-fewest = A scare costs you one round, no more. What counts is the points from all the rounds.
counting-done = Now you know it all: sets are low, the edge counts twice, Paranoia turns everything around, and 5s and the 0/10 card stir things up.
