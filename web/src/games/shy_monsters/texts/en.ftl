# What the pages say at Shy Monsters, in English.

board = The storey
tile-hidden = face-down tile
tile-face-down = lies face down
tile-hero = the Hero stands here
cell-empty = empty
ways = What do you do?
way-walk = Explore
way-attack = Attack
way-jump = Jump
way-jump-attack = Jump and attack
way-pencil = Pencil
pencil-mark = marked { $mark }
reveal-left = { $count ->
    [one] Choose a tile to reveal.
   *[other] Choose { $count } tiles to reveal, one after the other.
}
what-could-lurk = What could lurk there?
could-be = could be: { $names }
could-be-none = no active Monster possible
which-way = Which way?
really-enter = There lies: { $monster } ({ $mood }). Whoever enters dies. Really?
storey-being-laid = The Dungeon Master is laying the storey …
sketch = Your storey
sketch-help = Choose a tile and then a place; drag it; or use the arrow keys, the numbers and Enter.
sketch-tray = Your tiles
sketch-loose = loose
sketch-needs = a tile is missing on { $cell }
sketch-disturbs = no tile may lie on { $cell }
sketch-clear = Start over
sketch-done = Lay the storey
reference-card = Reference card
monster-seen = seen
turn-diagram = Press to turn
card-legend = Dots: a tile must lie here. Crosses: no tile may lie here. Any turn will do.
direction-nw = north-west
direction-n = north
direction-ne = north-east
direction-w = west
direction-e = east
direction-sw = south-west
direction-s = south
direction-se = south-east
diagram-needs = a tile must lie: { $where }
diagram-bars = no tile may lie: { $where }
sketch-holding = In your hand: { $face }
open-hand = Drawn, and not laid yet
hunch = Exit { $exit }, Monster { $monster }
hunch-exit = Exit
hunch-monster = Monster
