reason-chance-lay = Da liegt die Schreck-Karte am besten: { $worth } Gewinnchance, gegen { $against } für das Nächstbeste ({ $other }).
reason-chance-play = Diese Karten sahen am besten aus: { $worth } Gewinnchance, gegen { $against } für das Nächstbeste ({ $other }).
reason-belief-pile = { $about }: am ehesten { $that } ({ $chance }).
reason-belief-hand = { $about }: am ehesten { $that } ({ $chance }).
reason-belief-trickster = { $about }: am ehesten { $that } ({ $chance }).
