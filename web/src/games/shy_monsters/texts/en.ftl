# What the pages say at Shy Monsters, in English.

board = The storey
tile-hidden = face-down tile
tile-face-down = lies face down
tile-hero = { $you ->
    [hero] you stand here
   *[other] the Hero stands here
}
cell-empty = empty
ways = What do you do?
way-attack = Attack
way-jump = Jump
way-pencil = Pencil
pencil-mark = marked { $mark }
reveal-left = { $count ->
    [one] Choose a tile to reveal.
   *[other] Choose { $count } tiles to reveal, one after the other.
}
what-could-lurk = What could lurk there?
could-be = could be: { $names }
could-be-none = no Monster can be active here
really-enter = A Monster is waiting there: { $monster } ({ $mood }). If you enter, you die. Really go?
storey-being-laid = The Dungeon Master is building the storey …
sketch = Your storey
sketch-help = Lay all { $count } tiles, edge to edge.
sketch-full = All laid: lay the storey!
sketch-tray = Your tiles
sketch-loose = loose
sketch-apart = { $face }: no way leads there from the Entrance.
sketch-left = { $count ->
    [one] One tile is left to lay.
   *[other] { $count } tiles are left to lay.
}
tag-lurking = active
tag-active = active
tag-uneasy = uneasy
tag-panicking = panicking
tag-dead = dead
sketch-needs = it needs a tile to its { $way }
sketch-disturbs = it wants no tile to its { $way }
sketch-clear = Start over
sketch-done = Lay the storey
reference-card = Reference tile
monster-seen = seen
look-closer = Press to enlarge
turn-diagram = Turn the diagram
monster-home = In its comfort zone it is active: if the Hero comes there without an Attack, he dies.
monster-uneasy = Anywhere else it is uneasy and hides: nothing happens to the Hero.
monster-panic = Beside a Monster that was revealed before it, it panics and never attacks.
card-here = On this storey: { $state }
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
sketch-where = In your hand: { $face }. Where to?
open-hand = Drawn but not laid yet
hunch = Exit { $exit }, Monster { $monster }
hunch-exit = Exit
hunch-monster = Monster
ask-walk = Where to?
ask-attack = Where will you strike?
ask-jump = Where will you jump?
ask-leap = Where will you jump, sword in hand?
ask-over = Over which tile?
ask-pencil = Which tile do you mark?
help-look = Whatever you wake now cannot harm you yet.
help-walk = { $left ->
    [both] Choose a glowing tile. One Attack and one Jump are left on this storey.
    [attack] Choose a glowing tile. The Jump is spent; one Attack is left.
    [jump] Choose a glowing tile. The Attack is spent; one Jump is left.
   *[none] Choose a glowing tile. Attack and Jump are spent on this storey.
}
help-attack = The Attack is spent even if nobody is there.
help-jump = Jump over a tile next to you, onto another tile next to that one.
help-pencil = Only you can see the marks ?, ✓ and ✗.
help-leap = You strike where you land. The Attack is spent even if nobody is there.
help-deadly = Red: a Monster is active there. Without an Attack you die.
told-spent = Spent on this storey.
told-looking = First choose what to reveal.
told-nowhere = There is nowhere to jump to.
told-far = You can only go to a tile beside yours.
told-lurking = Each tile shows who could be active there.
looks = { $count ->
    [0] no looks
    [one] one look
   *[other] { $count } looks
}
skill-ready = ready
skill-resting = not now
skill-armed = chosen
skill-spent = spent
enter-anyway = Go there anyway
really-give-up = Give up? Then the match is over.
hero-has = The Hero still has
your-monsters = Your Monsters
sketch-keys = The arrow keys, the numbers and Enter work too.
sketch-laid = { $left ->
    [0] { $face } { $spot }. All tiles are laid.
    [one] { $face } { $spot }. One tile is left.
   *[other] { $face } { $spot }. { $left } tiles are left.
}
sketch-ask = Lay the storey: { $count } tiles around the Entrance.
sketch-keys-all = On the ground, the arrow keys go from place to place, a number takes a tile, Enter lays it.
sketch-fault = { $face }: { $state }
scene-drawn = { $count ->
    [one] One Monster slips into the dark …
   *[other] { $count } Monsters slip into the dark …
}
scene-fall = This is where { FORM($face, "definite") } lives.
scene-growl = Active: { FORM($face, "definite") } lives here.
scene-hide = Here { FORM($face, "definite") } is uneasy and hides its face.
scene-panic = Beside the other Monster, { FORM($face, "definite") } panics.
scene-killed = One blow, and it stirs no more!
scene-exit = Up into the light!
scene-walled-in = No way out.
scene-wandered = Lost in the dark.
scene-gave-up = The lantern goes out.
end-you-escaped = You escaped!
end-you-lost = The dungeon keeps you.
end-you-kept = Your Monsters have won!
end-got-away = The Hero got away!
end-kept = The dungeon keeps the Hero.
end-at-home = Its comfort zone fits the tiles around it, so it was active.
