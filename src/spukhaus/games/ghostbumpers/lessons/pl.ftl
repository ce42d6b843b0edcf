# What the teacher of Ghostbumpers says, in English.

## Trick 1

three-eights-title = Three 8s are low
three-eights-pile = Welcome to the bumper cars! This is your pile: six Relaxed cards and one Scare card, which you have put right on top. Whoever takes a trick turns up the top card of the own pile. Turning up the Scare card ends the round, and you go home with nothing. So do not take this one.
three-eights-low = Mira's 4 is the highest card so far. Stay below it! Several cards of the same number are worth: how many, comma, number. Three 8s are only 3,8. Pick all three 8s and play them.
three-eights-pair = That would slip under the 4 as well: two cards are worth 2 and a bit. But let us see what three of them do. Play the three 8s.
three-eights-single = A card on its own is worth its full number, and that is more than 4: you would take the trick and turn up your Scare card. Play the three 8s together.
three-eights-which = Mira's 4 took the trick, and it was her Scare card that turned up: the round is over. Just to be sure: what is higher?
three-eights-eights = Three 8s
three-eights-four = One 4
three-eights-not-eights = Three 8s are worth 3,8: the number of cards stands first. So 4 is higher, by a whisker.
three-eights-why = Now everybody counts the Relaxed cards under the own Scare card. You got 12 points for 6 cards, Otto 3 points for 3. Why did each of yours count twice?
three-eights-many = Because I had the most cards left
three-eights-top = Because my Scare card lay on top
three-eights-never = Because I took no trick
three-eights-not-many = How many there are makes no difference to what each of them is worth. Look at where the Scare card lay in your pile, and where in Otto's.
three-eights-not-never = Otto took no trick either, and his cards counted once. Look at where the Scare card lay in your pile, and where in his.
three-eights-done = That is the edge: the Scare card on top, one trick away from disaster, and every card under it counts twice. This is where everybody wants to be when somebody else is scared.
