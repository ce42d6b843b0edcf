# Shy Monsters in English.

title = Shy Monsters
tagline = One hides monsters in a dungeon, the other explores it.

## Words

role-dungeon-master = Dungeon Master
role-hero = Hero
face-entrance = Entrance
    .definite = the Entrance
    .indefinite = an Entrance
face-exit = Exit
    .definite = the Exit
    .indefinite = an Exit
face-corridor = Corridor
    .definite = the Corridor
    .indefinite = a Corridor
face-bat = bat
    .definite = the bat
    .indefinite = a bat
face-drake = drake
    .definite = the drake
    .indefinite = a drake
face-serpent = serpent
    .definite = the serpent
    .indefinite = a serpent
face-cobra = cobra
    .definite = the cobra
    .indefinite = a cobra
face-kraken = kraken
    .definite = the kraken
    .indefinite = a kraken
face-gargoyle = gargoyle
    .definite = the gargoyle
    .indefinite = a gargoyle
mood-lurking = active
mood-active = active
mood-uneasy = uneasy
mood-panicking = panicking
mood-dead = dead
phase-draw = drawing Monsters
phase-lay = laying the storey
phase-reveal = revealing tiles
phase-walk = exploring
phase-over = the end
bot-novice = is still learning: goes to the nearest tile, forgets to look at the Reference tile, and puts Monsters where they feel comfortable
bot-sensible = puts comfortable Monsters where the Hero is likely to go; as Hero, weighs up where an active one could be
bot-expert = as Hero, works out what every face-down tile could be and plans the storey through to its end; builds storeys that stand up to a clever Hero
bot-master = also expects a cunning Dungeon Master and remembers how this one builds; varies its own storeys so that nobody can see through them
bot-perfect = plays the solved game: nobody can do much better against it, on either side; it does not try to exploit mistakes

## Endings

ending-escaped = the Hero has escaped from the last storey.
ending-killed = the Hero was killed by a Monster.
ending-walled-in = the Hero was walled in by active Monsters.
ending-wandered = the Hero went round in circles for too long.
ending-gave-up = the Hero gave up.

## Actions

action-draw = draw: { $monsters }
action-lay = lay the storey: { $tiles }
action-reveal = reveal { $tile }
action-walk = { $attack ->
    [true] attack { $tile }
   *[false] explore { $tile }
}
action-jump = { $attack ->
    [true] jump over { $over } and attack { $tile }
   *[false] jump over { $over } to { $tile }
}
action-give-up = give up

## What happened

event-monsters-drawn = { $you ->
    [dungeon-master] { $monsters ->
        [unknown] { $count ->
            [one] Storey { $storey }: you draw one Monster.
           *[other] Storey { $storey }: you draw { $count } Monsters.
        }
       *[other] Storey { $storey }: you draw { FORM($monsters, "indefinite") }.
    }
   *[other] { $monsters ->
        [unknown] { $count ->
            [one] Storey { $storey }: the Dungeon Master draws one Monster.
           *[other] Storey { $storey }: the Dungeon Master draws { $count } Monsters.
        }
       *[other] Storey { $storey }: the Dungeon Master draws { FORM($monsters, "indefinite") }.
    }
}
event-storey-laid = Storey { $storey } has been built: { $tiles }.
event-revealed = { $mood ->
    [none] { $tile } shows: { $face }.
   *[other] { $tile } shows: { $face } ({ $mood }).
}
event-hero-walked = { $you ->
    [hero] { $attack ->
        [true] You attack { $tile }.
       *[false] You explore { $tile }.
    }
   *[other] { $attack ->
        [true] The Hero attacks { $tile }.
       *[false] The Hero explores { $tile }.
    }
}
event-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] You jump over { $over } and attack { $tile }.
       *[false] You jump over { $over } to { $tile }.
    }
   *[other] { $attack ->
        [true] The Hero jumps over { $over } and attacks { $tile }.
       *[false] The Hero jumps over { $over } to { $tile }.
    }
}
event-monster-killed = { $you ->
    [hero] You kill { FORM($face, "definite") } on { $tile }.
   *[other] The Hero kills { FORM($face, "definite") } on { $tile }.
}
event-attack-wasted = There is no Monster on { $tile }: the Attack is spent.
event-hero-killed = { $you ->
    [hero] On { $tile }, { FORM($face, "definite") } kills you.
   *[other] On { $tile }, { FORM($face, "definite") } kills the Hero.
}
event-hero-walled-in = { $you ->
    [hero] Every way on leads over an active Monster: you are walled in.
   *[other] Every way on leads over an active Monster: the Hero is walled in.
}
event-hero-wandered = { $you ->
    [hero] { $count ->
        [one] { $count } step that changed nothing: you have lost your way.
       *[other] { $count } steps that changed nothing: you have lost your way.
    }
   *[other] { $count ->
        [one] { $count } step that changed nothing: the Hero has lost his way.
       *[other] { $count } steps that changed nothing: the Hero has lost his way.
    }
}
event-hero-gave-up = { $you ->
    [hero] You give up.
   *[other] The Hero gives up.
}
event-storey-left = { $you ->
    [hero] You leave storey { $storey } through the Exit.
   *[other] The Hero leaves storey { $storey } through the Exit.
}
event-storey-destroyed =
    Storey { $storey } is destroyed.{ SIZE($seen) ->
        [0] { "" }
       *[other] { " " }Monsters revealed: { $seen }.
    }{ $count ->
        [0] { "" }
        [one] { " " }{ $unseen ->
            [unknown] One Monster is put aside unseen.
           *[other] Put aside unseen: { $unseen }.
        }
       *[other] { " " }{ $unseen ->
            [unknown] { $count } Monsters are put aside unseen.
           *[other] Put aside unseen: { LIST($unseen) }.
        }
    }
event-hero-escaped = { $you ->
    [hero] You are free!
   *[other] The Hero is free!
}
event-laid-open = What lay on storey { $storey }: { $tiles }.

## What bots think

belief-about-tile = { $tile }
belief-that-face = { $face }
belief-that-deadly = an active Monster
belief-that-harmless = a harmless Monster

## What the rules forbid

error-cell-form = “{ $text }” is not a place on the grid. Write a place like i10: a column from a to q, a row from 1 to 17.
error-face-form = “{ $text }” is not a tile. Write it in small letters, as in “exit@i10”.
error-not-your-kind = You cannot do this now. Under way at the moment: { $phase }.
error-draw-wrong = These Monsters cannot be drawn: { $monsters }.
error-lay-wrong-number = { $found ->
    [one] You have laid one tile; you must lay { $wanted }.
   *[other] You have laid { $found } tiles; you must lay { $wanted }.
}
error-lay-not-in-hand = { $held ->
    [0] You do not have this tile: { $face }.
   *[other] You do not have that many of this tile: { $face }. You have { $held }.
}
error-lay-on-entrance = The Entrance lies on { $tile }. Choose another place.
error-lay-cell-twice = There are two tiles on { $tile }. Move one of them.
error-lay-not-connected = These tiles are not connected to the Entrance by their sides: { $tiles }. Move them closer.
error-reveal-first = { $count ->
    [one] First reveal a tile.
   *[other] First reveal { $count } tiles.
}
error-reveal-none-left = You may not reveal any more tiles. Start exploring.
error-reveal-entrance = The Entrance is already face up. Choose a face-down tile.
error-reveal-face-up = { $tile } is already face up. Choose a face-down tile.
error-no-tile = There is no tile on { $tile }. Choose a place with a tile.
error-walk-not-adjacent = { $tile } does not share a side with { $hero }, where you stand. Explore tile by tile, or jump.
error-attack-spent = You have already used your Attack on this storey.
error-jump-spent = You have already used your Jump on this storey.
error-jump-over-not-adjacent = You can only jump over a tile beside you; { $over } does not share a side with { $hero }.
error-jump-landing-not-adjacent = { $tile } does not share a side with { $over }. Land on a tile beside the one you jump over.
error-jump-in-place = You cannot land where you stand.
error-give-up-too-soon = There is still hope: you may give up only when both skills are spent and an active Monster lies face up.

## Edition files

error-edition-few-monsters = { $found ->
    [one] Line { $line }: there is one Monster, but the storeys need { $needed }.
   *[other] Line { $line }: there are { $found } Monsters, but the storeys need { $needed }.
}
error-edition-name-taken = Line { $line }: the id “{ $found }” is already taken.
error-edition-diagram-shape = Line { $line }: “{ $entry }” must have three rows of three marks each.
error-edition-diagram-mark = Line { $line }: “{ $entry }” contains the mark “{ $found }”; only M, T, X and a dot are allowed.
error-edition-diagram-centre = Line { $line }: “{ $entry }” must have exactly one M, in the middle.
error-edition-diagram-alone = Line { $line }: “{ $entry }” puts an X on all four sides; such a Monster could never be active.
error-edition-diagram-twice = Line { $line }: “{ $entry }” is the same diagram as “{ $other }”, perhaps turned.

## At the terminal

terminal-storey = Storey { $number } of { $of }
terminal-seen = Monsters seen: { $face }
terminal-set-aside = { $count ->
    [one] One Monster was put aside unseen.
   *[other] { $count } Monsters were put aside unseen.
}
terminal-hand = Monsters drawn: { $face }
terminal-skills = Hero on { $hero }. { $reveals ->
    [0] Attack: { $attack ->
        [true] ready
       *[false] spent
    }. Jump: { $jump ->
        [true] ready
       *[false] spent
    }.
    [one] One tile still to reveal.
   *[other] { $reveals } tiles still to reveal.
}
terminal-card-legend = M is the Monster; T: there must be a tile here; X: there must be none. Turn the diagram as you like.
terminal-sketch-help =
    Lay the storey on a sketch pad. “5 i10” puts tile 5 on i10, or moves it there; two tiles swap places.
    “random” fills the pad at random, “clear” empties it, “card” shows the diagrams, “done” lays the storey.
terminal-sketch-prompt = Tile and place, or “done”:
terminal-sketch-waiting = Still to lay: { $pieces }
terminal-sketch-unfinished = { $count ->
    [one] One tile is still to lay.
   *[other] { $count } tiles are still to lay.
}
terminal-loose = loose

## What stops the Hero

study-storey = How often the Hero gets through, by storey
study-monsters = How often the Hero gets through, by Monsters on the storey
study-seen = How often the Hero still gets through, by active Monsters found

opening-layout-title = First layouts: the shape of the first storey
opening-layout = Entrance and tiles on { $cells }
opening-reveal-title = First tile revealed
opening-reveal = { $steps ->
    [one] beside the Entrance, { $sides ->
        [one] a dead end
       *[other] with { $sides } neighbours
    }
   *[other] { $steps } steps from the Entrance, { $sides ->
        [one] a dead end
       *[other] with { $sides } neighbours
    }
}
