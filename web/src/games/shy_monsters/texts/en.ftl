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
could-be-none = no Monster can be active here
which-way = Which way?
really-enter = A Monster is waiting there: { $monster } ({ $mood }). If you enter, you die. Really go?
storey-being-laid = The Dungeon Master is building the storey …
sketch = Your storey
sketch-help = Choose a tile and then a place, or drag the tile, or use the arrow keys, the numbers and Enter.
sketch-tray = Your tiles
sketch-loose = loose
sketch-needs = it needs a tile on { $cell }
sketch-disturbs = it wants no tile on { $cell }
sketch-clear = Start over
sketch-done = Lay the storey
reference-card = Reference tile
monster-seen = seen
turn-diagram = Press to turn
card-legend = Dots: there must be a tile here. Crosses: there must be no tile here. The diagram may be turned any way.
direction-nw = north-west
direction-n = north
direction-ne = north-east
direction-w = west
direction-e = east
direction-sw = south-west
direction-s = south
direction-se = south-east
diagram-needs = needs a tile: { $where }
diagram-bars = wants no tile: { $where }
sketch-holding = In your hand: { $face }
open-hand = Drawn but not laid yet
hunch = Exit { $exit }, Monster { $monster }
hunch-exit = Exit
hunch-monster = Monster
