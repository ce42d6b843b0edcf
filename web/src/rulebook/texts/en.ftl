# The rules as pages, in English.

rulebook-of = { $game }: the rules
rulebook-page = The rules as a page
rulebook-contents = Contents
rulebook-search = Search the rules
rulebook-found = { $count ->
    [0] No rule has these words.
    [one] One rule found.
   *[other] { $count } rules found.
}
rulebook-legend = Where a rule comes from
rulebook-means-attested = The rulebook says so.
rulebook-means-public = Public descriptions of the game say so.
rulebook-means-reconstructed = Our best guess where the rulebook or its pictures are missing.
rulebook-means-reading = The rulebook leaves it open; this is how the house decides.
rulebook-means-ours = The rulebook has nothing like it: this house adds it.
rulebook-sources = Show where each sentence comes from
rulebook-print = Print
rulebook-table = To the table

example-show = Show an example
example-of = Rule { $rule } at work
example-eyes = From a real match, as { $name } sees it.
example-edition = Played with the box “{ $edition }”.
example-controls = Steps of the example
example-before = This is how it begins. Go on step by step, or let it play.
example-play = Play
example-back = Back
example-on = Next
example-step = Step { $step } of { $last }

box-choose = Box
box-title = This box: { $edition }
box-standard = The text of the rules uses the figures of this box.
box-other = The text of the rules uses the figures of the standard box. Where this one differs, it is said here and at the rule.
box-what = What
box-figure = In this box
box-source = Source
box-rule = Rule
box-usual = standard: { $standard }
box-differs = In the box in play:
box-differs-figure = { $label }: { $value } (standard: { $standard }).

figure-list = { $name }: { $things }
figure-monsters = Monsters
figure-corridors = Corridors on every storey
figure-storeys = Storeys
figure-drawn = Monsters drawn, storey by storey
figure-reveals = Tiles revealed before setting out, storey by storey
figure-idle = Steps that change nothing until the storey is lost
figure-cards = Monster cards in all
figure-copies = Cards of each number, from 1 to 9
figure-relaxed = Relaxed cards in a character pile
figure-hand = Cards dealt to everybody
figure-least-depth = Relaxed cards that must lie above the Scare card
figure-paranoia = Points for Paranoia
figure-rounds = Rounds with three, four, five and six players
figure-round-limit = Rounds of a game to a target at the most
figure-elements = Elements and colours
figure-board = Size of the town
figure-tiles = Districts (kind, cubes, icons)
figure-tile-scares = scare
figure-tile-imps = imp
figure-spooks = Spooks by day/night
figure-imps = Imps and what they do
figure-ability-trade = a cheaper trade
figure-ability-redirect = another arrow
figure-ability-reroll = a new roll
figure-ability-feed = help with feeding
figure-imp-trade = Cubes for a trade with an imp
figure-imp-food = Cubes that an imp counts as when feeding
figure-pacts = Pacts
figure-rewards = Cubes for a scare off by 0, 1, 2 …
figure-horror-reroll = Horror cubes to reroll a die
figure-horror-cube = Horror cubes for a fear cube
figure-horror-stop = Horror cubes to remove a STOP
figure-horror-imp = Horror cubes for an imp
figure-horror-feed = Horror cubes to feed a spook
figure-start-energy = Energy cubes at the start
figure-start-horror = Horror cubes at the start
figure-phase-rounds = Rounds of a phase
figure-stops = Phases until the STOPs are lifted
figure-stops-two = The same with two players
figure-arrows = Arrows of a plan
figure-dice = Dice in a duel
figure-stronger-dice = More dice for the stronger
figure-choice-horror = Horror cubes for letting the loser choose
figure-trade = Cubes for a trade
figure-purchases = Spooks that may be bought in a phase
figure-phase-limit = Phases at the most

picture-Zones = Where each monster is comfortable: on a dotted square a tile must lie, on a crossed one none may, and an empty one does not matter. Every diagram may be turned.
picture-SM-8 = Allowed: seven tiles that hang together by their sides. Not allowed: the marked tile touches the others at a corner only.
picture-SM-11 = Two monsters side by side. The kraken was revealed first and stays as it is; the serpent was revealed second and panics.
picture-SM-18 = Two jumps, each over one tile (1) onto another (2): straight on, and round a corner.
picture-GB-9 = From low to high: two 5s are worth 2,5, three 8s are worth 3,8, and a single 4 beats them both.
picture-GB-11 = Four players play 1, 4, two 5s and another 4. The later 4 takes the trick, and its player turns up three cards: one for the trick and one for each 5.
picture-GB-15 = After a trick with the 0/10 card nothing is turned up: the bottom card of the taker's pile goes on top.
picture-GB-18 = Four piles at the scoring, each from the top (left) to the bottom (right). Scared: 0. Two cards under the Scare card: 2. Scare card on top with three under it: three times 2 make 6. Scare card at the bottom: 0.
picture-GB-19 = Paranoia: all Relaxed cards are turned up, and the Scare card comes last of all.
picture-ST-3 = A town: a suburb in each corner, Centrum in the middle, and districts all around it.
picture-ST-18 = With one arrow the pawn comes to a suburb, goes on from another one at no cost, and takes its second arrow from there.
picture-ST-22 = A duel: 6 beats 5, 5 beats 3, and the last 3 has no partner. Two successes against one.
picture-ST-30 = A scare with strength 14. The roll makes 16; four energy cubes turn it into exactly 14: three fear cubes, and a horror cube for the 6.
picture-ST-33 = Feeding by night: Wroniec eats 4 purple cubes, Borowy 4 green ones, and a starter 3 of any one colour.
