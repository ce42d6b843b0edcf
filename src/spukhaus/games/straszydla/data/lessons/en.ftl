# What the teacher of Straszydła says, in English.

## 1

pact-title = Five spooks and a pact
pact-five = Good evening! You are going to haunt a town. This is your pact, and nobody else may see it. It wants five spooks: two of Water, two of Fire and one of Earth. The others have pacts as well, but different ones.
pact-starter = Your first spook is a present. There is a starter on top of each stack. Take the one on Water: then the card below it comes to light, and your pact wants Water.
pact-alike = All four starters are alike, so that spook would be just as good. But the next card of its stack is turned up too, and we are curious about Water. Take the starter there.
pact-places = Strzyga is yours! A starter counts as all four elements. How many places in your pact does she fill?
pact-one = One, whichever I need
pact-all = All five at once
pact-not-all = She can take any place, but only one at a time: each of the five needs a spook of its own. Look at your pact: one place is filled.
pact-when = So you need four more. And when do you win?
pact-at-once = As soon as I have five spooks that fit
pact-fed = When five spooks that fit have eaten at the end of a day or a night
pact-strong = When my spooks are the strongest
pact-not-at-once = Nearly! But having them is not enough. Pacts are checked after the meal at the end of a day or a night, and only spooks that have eaten count.
pact-not-strong = Strength helps along the way, and it breaks ties. But you win by filling your pact, with spooks that have eaten.
pact-done = That is all there is to it: find spooks, find food for them, and fill your pact before the others fill theirs.

## 2

way-title = A secret way
way-plan = It is day, and fear cubes lie on the day districts. Two orange ones on the Steelworks: good food! Tap three districts one after the other, from your pawn in the corner to the one that glows. Then press “The plan is ready”. Mira is planning too, and neither of you sees the other’s plan.
way-elsewhere = This way ends somewhere else, and a plan must be followed to its end. Take it back with “One step back” and lead it to the Steelworks: that takes three arrows.
way-collect = The plans were shown together, and both of you have moved. You are alone on the Steelworks, so you may use it. Press “Collect” and take everything that is here.
way-left-behind = Then the cubes would stay here, and Mira might come for them. Collect first; it costs nothing.
way-first-collect = That can wait. Collect first: these cubes are free.
way-passed = You also walked through other districts, and there are cubes there. Do you get those as well?
way-passed-too = Yes, I passed them on the way
way-only-end = No, only the ones where my way ends
way-not-passed = Walking through gets you nothing. You act only in the district where your way ends, so plan for that.
way-end = Right. There is nothing more to do here. Find the button that ends your turn.
way-just-end = You may trade in your turn, but you will need these cubes as food. Just end the turn.
way-done = Plan, move, act: that is a round. Four rounds make a day or a night. And look, now there is something where you stand.

## 3

stops-title = STOP, and how to get round it
stops-whom = When everybody has acted, everybody lays a STOP where they stand: yours is on the Steelworks, Mira’s on the Swimming Pool. Who does yours keep out?
stops-others = Only the others
stops-everybody = Everybody, me included
stops-not-others = You as well! Nobody may enter or cross a district with a STOP, no matter who laid it. Only suburbs always stay open.
stops-far = So you move on, to the Allotments, which glow. They are four rows away, too far for three arrows. But suburbs are linked: step onto the Windy Suburb in the corner beside you, travel on to another suburb without using an arrow, and go on from there. Then press “The plan is ready”.
stops-not-there = This way does not end on the Allotments. Start over with the suburb in the corner beside you, then tap a corner at the bottom: that costs no arrow. From there you need just two.
stops-arrows = Across the whole town in one round! How many arrows was that?
stops-four = Four, counting the journey from suburb to suburb
stops-three = Three, the journey is free
stops-not-four = Four would not even be allowed: a plan has three at most. Going on from one suburb to another takes none.
stops-done = Round by round STOPs fill the town, until a new phase lifts them all; with two players only every second phase does. Suburbs are your way round them.

## 4

duel-title = Two in one district
duel-pairs = You and Mira have both gone to the Restless Grove, but only one of you may use it: a duel! The dice are lined up in pairs, the highest first, and the higher die of each pair is a success. You have 5 and 1, Mira has 5 and 3. Why is your 5 no success?
duel-equal = Because Mira’s 5 is just as high
duel-later = Because Mira came later
duel-strength = Because we are equally strong
duel-not-later = Who came first matters only if everything else is equal. Look at the pair itself: 5 against 5.
duel-not-strength = Strength says how many dice you roll: the stronger side has one more. Look at the pair itself: 5 against 5.
duel-reroll = Right: equal dice are nobody’s success. But 3 beats 1, so Mira is one ahead. You have a black cube: that is horror, and you can spend it to reroll a die. Tap your 1, then press “Reroll one die for 1 horror”.
duel-good-die = Your 5 stands up to Mira’s 5, and a new roll would probably be worse. Tap the 1.
duel-no-pass = Then Mira stays ahead. Your 1 can only get better: tap it and pay the horror cube.
duel-bid = Only a 2. Now you both bid energy in secret. Whoever bids more may change their own dice by the difference, but both of you lose everything you bid. You need to bid 2 more than Mira, and she will hardly bid nothing. How much do you bid?
duel-bid-two = That is enough only if Mira bids nothing at all. If she bids just one, you are one step short, and your energy is gone anyway. Bid all three.
duel-bid-less = Too little: you need 2 more than Mira. Whatever you bid is spent, even if it does not help, so here it is all or nothing. Try all of it.
duel-bend = Mira bid 1 and you bid 3, so you have 2 steps for your dice. A tie is not enough, because Mira was ahead before. Set your dice so that you have more successes than she does.
duel-not-enough = With these dice Mira stays: at best it is a tie, and before the energy she was ahead. Change them so that one pair is yours and none is hers.
duel-retreat = You stay! Mira must go to a district nearby. You may name it, or let her choose and take 1 horror for that. You have just spent yours, so let her choose.
duel-name-it = You may, and sometimes that hurts her. But then you get no horror. Let her choose this time.
duel-done = Pairs, horror, energy, retreat: that is a duel. The stronger side rolls a third die, and a die without a partner is a success. Sometimes it is wiser to go and keep your energy.

## 5

scare-title = Boo!
scare-scare = The Station has the scare icon: you can frighten people here for more cubes. Roll one die for each of your spooks. The closer the dice come to your strength, the more you get. Press “Scare”.
scare-not-yet = You would leave up to three cubes behind. Scare first.
scare-later = You can do that afterwards too. Scare first.
scare-keep = A 5, and your strength is 3. You are off by two: that is one cube. You could pay horror and reroll, but energy is safer. Keep the dice.
scare-gamble = The next roll may be worse, and the horror would be gone. You have 3 energy, and it moves the die just as you want. Keep the dice.
scare-energy = Each energy cube changes a die by 1. The table shows what that gets you. Get as many cubes as you can for as little energy as possible.
scare-four = Off by one: two cubes. With one more energy cube it would be three.
scare-too-far = Too far! You are off by one again, on the other side, and you pay more for it. Your strength is 3.
scare-six = A 6 brings you horror, but it is off by three: no fear cubes at all. Today you want food.
scare-still-five = That is too far from your strength of 3. Spend energy until the die shows exactly that.
scare-horror = Spot on: three purple cubes! One more thing. At the end of a scare, two numbers change how much horror you have. Which one brings you a horror cube?
scare-ones = Each 1
scare-sixes = Each 6
scare-not-ones = The other way round: a 1 takes a horror cube from you, if you have one. It is the 6 that brings one.
scare-done = An exact hit is worth three cubes; off by one, two; off by two, one. So keep some energy for districts with the scare icon.

## 6

imps-title = Little helpers
imps-summon = The Brewery has the imp icon. Here an imp joins you for free, and it has the element of the district: Fire. Press “Summon”.
imps-no-end = Then you would leave without the imp, and it costs nothing. Summon it first.
imps-imp-first = That can wait. First summon the imp.
imps-which = An imp helps once and goes back under its stack. Water trades 2 cubes for one. Air changes your plan once all plans are shown. Fire rerolls your dice. Earth counts as 2 green cubes at a meal. You roll badly in a duel: who can help?
imps-water = The Water imp
imps-air = The Air imp
imps-fire = The Fire imp
imps-earth = The Earth imp
imps-not-water = Water makes a trade cheaper. To reroll your dice you need a different imp.
imps-not-air = Air changes your way, and in a duel you have already arrived. To reroll your dice you need a different imp.
imps-not-earth = Earth helps at a meal, as 2 green cubes. To reroll your dice you need a different imp.
imps-swap = Right, and you have one. But if food is what you need, you can swap any imp for one cube of its colour. Open “Imps” and try it.
imps-swap-first = Try it before you end the turn: open “Imps” and swap yours for a cube.
imps-dear = A trade takes three cubes, but one imp is enough: open “Imps”.
imps-done = One more orange cube. You may have as many imps as you like, so nearly every imp icon is worth a visit.

## 7

shop-title = A new spook
shop-buy = Seven cubes! A spook costs as many as its day and night strength together. You can pay with any cubes except horror. Tap the Water stack and buy Utopiec: your pact has a place for him.
shop-air = Wroniec belongs to Air, and your pact has no place for Air. You would feed him for nothing. Buy Utopiec from Water.
shop-another-starter = A starter would fit too, but it eats 3 cubes by day. Utopiec eats only 2. Buy him.
shop-keep-cubes = If you trade three cubes for one, you cannot afford a spook any more. Buy Utopiec first.
shop-not-without = You have everything you need for a second spook. Before you end the turn, tap the Water stack and buy Utopiec.
shop-trade = Utopiec is here and has brought 2 energy cubes: as many as his strength by day. At the end of the day he will eat blue cubes, and you have none. Open “Trade”: for any three cubes except horror you get one of your choice. Get a blue one.
shop-not-that = A fair trade, but Utopiec only eats blue, the colour of Water.
shop-trade-first = One moment: with these three cubes you can still get something blue. Open “Trade”.
shop-again = You can trade as often as you like. But what about buying? Suppose you have six cubes again in the next round: may you buy another spook?
shop-if-rich = Yes, if I can pay for it
shop-next-phase = No, only in the next phase
shop-not-rich = You may buy only one spook in a phase, however rich you are. You may buy again in the next phase.
shop-done = One purchase a phase, and as many trades as you like. Before you buy, think of the meal: every spook of yours wants to eat.

## 8

meal-title = Dinner is served
meal-first = The fourth round is over, and so is the day: everybody eats. Utopiec eats 2 blue cubes, because blue is Water. Strzyga eats 3 of any one colour. You have 3 blue cubes, 2 orange ones and some energy. Who do you feed first?
meal-blue-gone = Then nothing blue is left for Utopiec, and he eats nothing else. Strzyga is not choosy and can wait. Feed Utopiec first.
meal-hungry = A spook that goes hungry leaves the game. And there is food here! Feed Utopiec.
meal-feed-first = You can do that in a moment. First give Utopiec his blue cubes.
meal-short = Now Strzyga. She wants three cubes of one colour, and you have two orange ones. You can trade at the meal as well: give three cubes that she does not need and take the one she is missing.
meal-still-hungry = Strzyga is still hungry, and a spook that goes hungry leaves the game. Give her three orange cubes.
meal-other-trade = After that Strzyga would still not have three of one colour. Keep the orange ones: give blue and the energy, and take orange.
meal-second = Three orange cubes: dinner for Strzyga!
meal-else = Everybody is fed. And what if there had been nothing for Strzyga?
meal-weaker = She would be weaker at night
meal-back = She would go back under her stack
meal-gone = She would leave the game for good
meal-not-weaker = If only! A spook that is not fed does not stay at all.
meal-not-back = She would not come back: a spook that is not fed is out of the game.
meal-done = Begin with those who eat only one colour. If you run short of food, imps help, and 4 horror cubes feed any spook. All through the phase your corner shows what your spooks will eat, so the meal need not surprise you.

## 9

newcomer-title = Who moves in?
newcomer-where = This is the last round of the day. After the meal each of you must take the top spook of the element of the district where you stand. It costs nothing. Orange is Fire, and on top of Fire is Wargin, a starter: he fits any place. Plan a way that ends on an orange district.
newcomer-air = Purple is Air. You would have to take Wroniec, who has no place in your pact and eats all the same. End on orange.
newcomer-not-fire = That district is not orange, so a different spook would come. The Tram Depot and the Boiler House are orange and close by.
newcomer-why = I have ended your turn and fed your spooks for you. Wargin has moved in and brought 3 energy cubes. Why Wargin?
newcomer-pact = Because my pact needs him
newcomer-orange = Because I stood on an orange district
newcomer-liked = Because I could choose anybody
newcomer-not-pact = The stacks know nothing of your pact. Think of where you stood at the end of the day.
newcomer-not-liked = You had no choice: you get the top spook of the element of the district where you stand. Where were you standing?
newcomer-eats = Now it is night, the night districts have produced cubes, and Mira starts. When will Wargin want to eat?
newcomer-never = Never, he came for free
newcomer-tonight = At the end of this night
newcomer-not-never = Coming is free, but staying is not: at the end of every phase all your spooks eat, Wargin too.
newcomer-done = So the last round has two questions: what do I get there, and who comes home with me?

## 10

win-title = The last meal
win-won = A later day, the same town. All five places of your pact are filled, and four spooks have eaten. Have you won?
win-yes = Yes, the pact is full
win-hungry = No, Utopiec is still hungry
win-not-yet = Not yet: only spooks that have eaten fill a pact. Look at the meal: who is still hungry?
win-missing = He eats 2 blue cubes, and you have one. There are ways to get another: find one!
win-no-end = Then Utopiec would leave the game, and take your victory with him!
win-orange = The Fire imp would bring an orange cube. Utopiec eats blue, the colour of Water.
win-other-colour = That gets you nothing blue. Think of your Water imps: you can swap each of them for one cube of its colour.
win-feed = Two blue cubes. Now feed him!
win-just-feed = You have the food, and that is all you need. Feed Utopiec.
win-done-feeding = All five have eaten. Press “Done”. When Mira has fed her spooks as well, the pacts are checked.
win-nothing-more = You need nothing more. Press “Done”.
win-done = Your pact is full, and you have won! If two players fill theirs at the same meal, the stronger spooks win, and then the most horror.
