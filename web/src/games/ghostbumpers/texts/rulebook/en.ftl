# What the rules pages of Ghostbumpers say, in English.

figure-cards = Monster cards in total
figure-copies = Cards of each number, from 1 to 9
figure-relaxed = Relaxed cards in a character pile
figure-hand = Cards dealt to everybody
figure-least-depth = Relaxed cards that must lie above the Scare card
figure-paranoia = Points for Paranoia
figure-rounds = Rounds with three, four, five and six players
figure-round-limit = Most rounds in a game to a target

picture-GB-9 = From low to high: two 5s are worth 2×5, three 8s are worth 3×8, and a single 4 beats them both.
picture-GB-11 = Four players play 1, 4, two 5s and another 4. The later 4 takes the trick, and its player turns up three cards: one for the trick and one for each 5.
picture-GB-15 = After a trick with the 0/10 card nothing is turned up: the bottom card of the taker’s pile goes on top.
picture-GB-18 = Four piles at the scoring, each from the top (left) to the bottom (right). Scared: 0. Two cards under the Scare card: 2. Scare card on top with three under it: three times 2 makes 6. Scare card at the bottom: 0.
picture-GB-19 = Paranoia: all the Relaxed cards have been turned up, and the Scare card comes last of all.
