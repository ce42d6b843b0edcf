# Where something lies, from the Entrance; and what the game says of places, in these words.

way-n = north
way-ne = north-east
way-e = east
way-se = south-east
way-s = south
way-sw = south-west
way-w = west
way-nw = north-west
place-line = { $steps } steps { $way }
place-bend = { $steps ->
    [one] { $steps } step { $way } and { $more } { $sideways }
   *[other] { $steps } steps { $way } and { $more } { $sideways }
}
place-face = { $face } { $spot }
place-start = { $shape ->
    [here] The Entrance
   *[there] The tile { $spot } of the Entrance
}
place-object = { $shape ->
    [here] the Entrance
   *[there] the tile { $spot } of the Entrance
}
place-on = { $shape ->
    [here] on the Entrance
   *[there] on the tile { $spot } of the Entrance
}
place-to = { $shape ->
    [here] to the Entrance
   *[there] to the tile { $spot } of the Entrance
}
place-from = { $shape ->
    [here] on the Entrance
   *[there] { $spot } of the Entrance
}

action-reveal = reveal { FORM($tile, "object") }
action-walk = { $attack ->
    [true] attack { FORM($tile, "object") }
   *[false] explore { FORM($tile, "object") }
}
action-jump = { $attack ->
    [true] jump over { FORM($over, "object") } and attack { FORM($tile, "object") }
   *[false] jump over { FORM($over, "object") } { FORM($tile, "to") }
}
# The same as the Hero sees it, beside a picture: from where he stands.
ahead-walk = { $attack ->
    [true] attack the tile to the { $way }
   *[false] { $there ->
        [exit] leave by the Exit
       *[other] explore the tile to the { $way }
    }
}
ahead-jump = { $attack ->
    [true] jump { $way } over the tile to the { $beside } and attack
   *[false] { $there ->
        [exit] jump { $way } to the Exit
       *[other] jump { $way } over the tile to the { $beside }
    }
}
# The board shows what lies where, tile by tile; the log need not.
event-storey-laid = { $you ->
    [dungeon-master] You have built storey { $storey }: { SIZE($tiles) } tiles with the Entrance.
   *[other] Storey { $storey } has been built: { SIZE($tiles) } tiles with the Entrance.
}
event-laid-open = Storey { $storey } is laid open.
event-revealed = { $mood ->
    [none] { FORM($tile, "start") } shows: { $face }.
   *[other] { FORM($tile, "start") } shows: { $face } ({ $mood }).
}
event-hero-walked = { $you ->
    [hero] { $attack ->
        [true] You attack { FORM($tile, "object") }.
       *[false] You explore { FORM($tile, "object") }.
    }
   *[other] { $attack ->
        [true] The Hero attacks { FORM($tile, "object") }.
       *[false] The Hero explores { FORM($tile, "object") }.
    }
}
event-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] You jump over { FORM($over, "object") } and attack { FORM($tile, "object") }.
       *[false] You jump over { FORM($over, "object") } { FORM($tile, "to") }.
    }
   *[other] { $attack ->
        [true] The Hero jumps over { FORM($over, "object") } and attacks { FORM($tile, "object") }.
       *[false] The Hero jumps over { FORM($over, "object") } { FORM($tile, "to") }.
    }
}
event-monster-killed = { $you ->
    [hero] You kill { FORM($face, "definite") } { FORM($tile, "on") }.
   *[other] The Hero kills { FORM($face, "definite") } { FORM($tile, "on") }.
}
event-attack-wasted = There is no Monster { FORM($tile, "on") }: the Attack is spent.
event-hero-killed = { $you ->
    [hero] You die { FORM($tile, "on") }, killed by { FORM($face, "definite") }.
   *[other] The Hero dies { FORM($tile, "on") }, killed by { FORM($face, "definite") }.
}
belief-about-tile = { FORM($tile, "from") }
reason-belief-tile = Most likely { $about }: { $that } ({ $chance }).
error-lay-on-entrance = The Entrance already lies here. Choose another place.
error-lay-cell-twice = There are two tiles { FORM($tile, "from") }. Move one of them.
error-reveal-face-up = { FORM($tile, "start") } is already face up. Choose a face-down tile.
error-no-tile = There is no tile { FORM($tile, "from") }. Choose a place with a tile.
error-walk-not-adjacent = { FORM($tile, "start") } does not share a side with yours. Explore tile by tile, or jump.
error-jump-over-not-adjacent = You can only jump over a tile beside you; { FORM($over, "object") } does not share a side with yours.
error-jump-landing-not-adjacent = { FORM($tile, "start") } does not share a side with { FORM($over, "object") }. Land on a tile beside the one you jump over.
opening-layout = Entrance and tiles: { $cells }

# In a review the board shows the storey.
brief-lay = lay this storey
better-lay = another one
because-lay = A Hero who plays well gets out of it less often.

# Beside a stamp that shows where, a line of the log is brief; `where-` is then only read out.
brief-revealed = { $mood ->
    [none] Revealed: { $face }.
   *[other] Revealed: { $face } ({ $mood }).
}
brief-hero-walked = { $you ->
    [hero] { $attack ->
        [true] You attack.
       *[false] You go on.
    }
   *[other] { $attack ->
        [true] The Hero attacks.
       *[false] The Hero goes on.
    }
}
brief-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] You jump and attack.
       *[false] You jump.
    }
   *[other] { $attack ->
        [true] The Hero jumps and attacks.
       *[false] The Hero jumps.
    }
}
brief-monster-killed = { $you ->
    [hero] You kill { FORM($face, "definite") }.
   *[other] The Hero kills { FORM($face, "definite") }.
}
brief-attack-wasted = Nobody there: the Attack is spent.
brief-hero-killed = { $you ->
    [hero] You die, killed by { FORM($face, "definite") }.
   *[other] The Hero dies, killed by { FORM($face, "definite") }.
}
where-revealed = { FORM($tile, "object") }
where-hero-walked = { FORM($tile, "object") }
where-monster-killed = { FORM($tile, "object") }
where-attack-wasted = { FORM($tile, "object") }
where-hero-killed = { FORM($tile, "object") }
where-hero-jumped = { FORM($over, "object") }, { FORM($tile, "object") }
