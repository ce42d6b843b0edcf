# Straszydła auf Deutsch.

title = Straszydła
tagline = Sammle bei Tag und Nacht Spukgestalten, halte sie satt und erfülle deinen geheimen Pakt vor allen anderen.
option-board = Der Spielplan
option-board-shuffled = gemischt
option-board-arranged = vom Gastgeber ausgelegt

## Wörter

colour-blue = blau
    .cubes = blaue Steine
    .count = { $count ->
        [one] { $count } blauer Stein
       *[other] { $count } blaue Steine
    }
    .count-accusative = { $count ->
        [one] { $count } blauen Stein
       *[other] { $count } blaue Steine
    }
    .count-dative = { $count ->
        [one] { $count } blauen Stein
       *[other] { $count } blauen Steinen
    }
colour-purple = violett
    .cubes = violette Steine
    .count = { $count ->
        [one] { $count } violetter Stein
       *[other] { $count } violette Steine
    }
    .count-accusative = { $count ->
        [one] { $count } violetten Stein
       *[other] { $count } violette Steine
    }
    .count-dative = { $count ->
        [one] { $count } violetten Stein
       *[other] { $count } violetten Steinen
    }
colour-orange = orange
    .cubes = orangefarbene Steine
    .count = { $count ->
        [one] { $count } orangefarbener Stein
       *[other] { $count } orangefarbene Steine
    }
    .count-accusative = { $count ->
        [one] { $count } orangefarbenen Stein
       *[other] { $count } orangefarbene Steine
    }
    .count-dative = { $count ->
        [one] { $count } orangefarbenen Stein
       *[other] { $count } orangefarbenen Steinen
    }
colour-green = grün
    .cubes = grüne Steine
    .count = { $count ->
        [one] { $count } grüner Stein
       *[other] { $count } grüne Steine
    }
    .count-accusative = { $count ->
        [one] { $count } grünen Stein
       *[other] { $count } grüne Steine
    }
    .count-dative = { $count ->
        [one] { $count } grünen Stein
       *[other] { $count } grünen Steinen
    }
colour-energy = Energie
    .cubes = Energiesteine
    .count = { $count ->
        [one] { $count } Energiestein
       *[other] { $count } Energiesteine
    }
    .count-accusative = { $count ->
        [one] { $count } Energiestein
       *[other] { $count } Energiesteine
    }
    .count-dative = { $count ->
        [one] { $count } Energiestein
       *[other] { $count } Energiesteinen
    }
cube-fear = Angst
    .count = { $count ->
        [one] { $count } Angststein
       *[other] { $count } Angststeine
    }
    .count-accusative = { $count ->
        [one] { $count } Angststein
       *[other] { $count } Angststeine
    }
    .count-dative = { $count ->
        [one] { $count } Angststein
       *[other] { $count } Angststeinen
    }
cube-horror = Grauen
    .count = { $count ->
        [one] { $count } Grauenstein
       *[other] { $count } Grauensteine
    }
    .count-accusative = { $count ->
        [one] { $count } Grauenstein
       *[other] { $count } Grauensteine
    }
    .count-dative = { $count ->
        [one] { $count } Grauenstein
       *[other] { $count } Grauensteinen
    }
colour-any = beliebige Farbe
    .cubes = Steine beliebiger Farbe
    .count = { $count ->
        [one] { $count } Stein beliebiger Farbe
       *[other] { $count } Steine beliebiger Farbe
    }
    .count-accusative = { $count ->
        [one] { $count } Stein beliebiger Farbe
       *[other] { $count } Steine beliebiger Farbe
    }
    .count-dative = { $count ->
        [one] { $count } Stein beliebiger Farbe
       *[other] { $count } Steinen beliebiger Farbe
    }
element-water = Wasser
    .imp = Wasserteufelchen
    .count-imp = { $count ->
        [one] { $count } Wasserteufelchen
       *[other] { $count } Wasserteufelchen
    }
element-air = Luft
    .imp = Luftteufelchen
    .count-imp = { $count ->
        [one] { $count } Luftteufelchen
       *[other] { $count } Luftteufelchen
    }
element-fire = Feuer
    .imp = Feuerteufelchen
    .count-imp = { $count ->
        [one] { $count } Feuerteufelchen
       *[other] { $count } Feuerteufelchen
    }
element-earth = Erde
    .imp = Erdteufelchen
    .count-imp = { $count ->
        [one] { $count } Erdteufelchen
       *[other] { $count } Erdteufelchen
    }
element-all = alle Elemente
    .imp = Teufelchen aller Elemente
    .count-imp = { $count ->
        [one] { $count } Teufelchen aller Elemente
       *[other] { $count } Teufelchen aller Elemente
    }
time-day = Tag
    .accusative = den Tag
    .dative = dem Tag
time-night = Nacht
    .accusative = die Nacht
    .dative = der Nacht
time-both = Tag und Nacht
    .accusative = Tag und Nacht
    .dative = Tag und Nacht
stage-board = Stadt auslegen
stage-arrange = Stadt anordnen
stage-first = Auslosen, wer beginnt
stage-pacts = Pakte austeilen
stage-take = Startgestalten wählen
stage-settle = Vorstädte wählen
stage-begin = Tag oder Nacht wählen
stage-unblock = STOPs entfernen
stage-plan = Planen
stage-move = Ziehen
stage-duel-roll = Würfeln im Duell
stage-duel-reroll = Neu würfeln im Duell
stage-bid = Gebote im Duell
stage-bend-duel = Würfel ändern im Duell
stage-retreat = Rückzug nennen
stage-retreat-choice = Rückzug wählen
stage-act = Aktionen
stage-scare-roll = Würfeln beim Erschrecken
stage-scare-reroll = Neu würfeln beim Erschrecken
stage-bend-scare = Würfel ändern beim Erschrecken
stage-colour = Farbe wählen
stage-feed = Füttern
stage-summon = Herbeirufen
stage-uncover = Karte aufdecken
stage-over = Ende
bot-novice = geht dahin, wo in der Nähe viel zu holen scheint; vergisst die anderen, das Tauschen und den Hunger am Ende
bot-sensible = sammelt, was die eigenen Spukgestalten fressen und der Pakt verlangt, geht anderen aus dem Weg und überlegt, was Gebote und geänderte Würfel wert sind
bot-expert = spielt in Gedanken einige Wege bis zum Ende der Phase durch und rechnet Füttern, Gebote und Würfel genau aus
bot-master = spielt jeden guten Plan hundertfach in Gedanken durch, gegen das, was die anderen wohl vorhaben; errät aus deinen Spukgestalten deinen Pakt und rechnet Füttern, Gebote und Würfel genau aus
belief-about-plan = { CODE($seat) ->
    [you] Wohin du unterwegs bist
   *[other] Wohin { $seat } geht
}
belief-that-goes-to = nach { $cell }
belief-about-pact = { CODE($seat) ->
    [you] Dein Pakt
   *[other] Der Pakt von { $seat }
}
belief-that-pact = { $pact }
belief-about-bid = { CODE($seat) ->
    [you] Was du bietest
   *[other] Was { $seat } bietet
}
belief-that-bids = { COUNT($energy, "colour-energy") }

## Enden

ending-day = Am Ende eines Tages war ein Pakt erfüllt.
ending-night = Am Ende einer Nacht war ein Pakt erfüllt.
ending-phase-limit = Niemand hat den Pakt rechtzeitig erfüllt; es zählt, wer am weitesten gekommen ist.
ending-out-of-reach = Niemand konnte noch einen Pakt erfüllen; es zählt, wer am weitesten gekommen ist.

## Aktionen

action-board = die Stadt auslegen: { $tiles }
action-arrange = die Stadt anordnen: { $tiles }
action-first = { $seat } beginnt
action-pacts = Pakte austeilen: { $pacts }
action-uncover = { $spook } aufdecken
action-roll = { $dice } würfeln
action-take = die Startgestalt vom Stapel { $element } nehmen
action-settle = die Figur auf { $cell } setzen
action-begin = mit { FORM($time, "dative") } beginnen
action-unblock = den STOP auf { $cell } entfernen
action-pass = passen
action-plan = planen: { $arrows }
action-keep = beim Plan bleiben
action-redirect = mit einem Teufelchen anders gehen: { $arrows }
action-reroll-horror = für Grauen die { $die } neu würfeln
action-reroll-imp = mit einem Teufelchen neu würfeln: { $dice }
action-bid = { COUNT($energy, "colour-energy", "accusative") } bieten
action-bend = die Würfel auf { $dice } stellen
action-retreat = Rückzug nach { $cell }
action-let-choose = die unterlegene Seite wählen lassen
action-collect = { $colours ->
    [unknown] einsammeln, was hier liegt
   *[other] { COUNT($colours, "accusative") } einsammeln
}
action-trade = { $with_imp ->
    [true] mit einem Teufelchen { COUNT($cubes, "accusative") } gegen { $colour ->
        [unknown] ein { FORM($element, "imp") }
       *[other] { COUNT(1, $colour, "accusative") }
    } tauschen
   *[false] { COUNT($cubes, "accusative") } gegen { $colour ->
        [unknown] ein { FORM($element, "imp") }
       *[other] { COUNT(1, $colour, "accusative") }
    } tauschen
}
action-buy = die Spukgestalt vom Stapel { $element } für { COUNT($cubes, "accusative") } kaufen
action-swap = ein { FORM($element, "imp") } gegen einen Stein tauschen
action-horror-cube = mit Grauen { COUNT(1, $colour, "accusative") } kaufen
action-horror-imp = mit Grauen ein { FORM($element, "imp") } kaufen
action-summon-imp = { $element ->
    [unknown] das Teufelchen rufen
   *[other] ein { FORM($element, "imp") } rufen
}
action-scare = erschrecken
action-colour = { FORM($colour, "cubes") } nehmen
action-feed = { $with_imp ->
    [true] mit einem Teufelchen { $spook } füttern{ $colour ->
        [unknown] { "" }
       *[other] { "" } ({ FORM($colour, "cubes") })
    }
   *[false] { $spook } füttern{ $colour ->
        [unknown] { "" }
       *[other] { "" } ({ FORM($colour, "cubes") })
    }
}
action-feed-horror = { $spook } mit Grauen füttern
action-summon = die Spukgestalt vom Stapel { $element } herbeirufen
action-end = den Zug beenden

## Was geschah

event-board-laid = Die Stadt liegt aus: { $tile }.
event-first-drawn = { CODE($seat) ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
event-pacts-dealt = { CODE($seat) ->
    [you] { $pact ->
        [unknown] Du bekommst einen Pakt.
       *[other] Du bekommst einen Pakt: { $pact }.
    }
   *[other] { $pact ->
        [unknown] { $seat } bekommt einen Pakt.
       *[other] { $seat } bekommt einen Pakt: { $pact }.
    }
}
event-starter-taken = { CODE($seat) ->
    [you] Du nimmst { $spook } vom Stapel { $element }, dazu { COUNT($energy, "colour-energy", "accusative") } und { COUNT($horror, "cube-horror", "accusative") }.
   *[other] { $seat } nimmt { $spook } vom Stapel { $element }, dazu { COUNT($energy, "colour-energy", "accusative") } und { COUNT($horror, "cube-horror", "accusative") }.
}
event-uncovered = Auf dem Stapel { $element } liegt jetzt oben: { $spook }.
event-settled = { CODE($seat) ->
    [you] Du beginnst auf { $cell }, { $tile }.
   *[other] { $seat } beginnt auf { $cell }, { $tile }.
}
event-time-chosen = { CODE($seat) ->
    [you] Du wählst { FORM($time, "accusative") }.
   *[other] { $seat } wählt { FORM($time, "accusative") }.
}
event-phase-began = { CODE($seat) ->
    [you] { CODE($time) ->
        [day] Phase { $phase } beginnt: Es ist Tag. Du bist zuerst an der Reihe.
       *[night] Phase { $phase } beginnt: Es ist Nacht. Du bist zuerst an der Reihe.
    }
   *[other] { CODE($time) ->
        [day] Phase { $phase } beginnt: Es ist Tag. Zuerst ist { $seat } an der Reihe.
       *[night] Phase { $phase } beginnt: Es ist Nacht. Zuerst ist { $seat } an der Reihe.
    }
}
event-stops-lifted = { $count ->
    [one] Der einzige STOP wird abgeräumt.
    [2] Beide STOPs werden abgeräumt.
   *[other] Alle { $count } STOPs werden abgeräumt.
}
event-produced = { CODE($time) ->
    [day] Die Tagviertel bringen { COUNT($count, "cube-fear", "accusative") } hervor.
   *[night] Die Nachtviertel bringen { COUNT($count, "cube-fear", "accusative") } hervor.
}
event-round-began = { CODE($seat) ->
    [you] { $last ->
        [true] Runde { $round } beginnt, die letzte dieser Phase. Du nimmst den letzten Stein von der Karte.
       *[false] { $count ->
            [one] Runde { $round } beginnt. Du nimmst einen Stein von der Karte; einer bleibt.
           *[other] Runde { $round } beginnt. Du nimmst einen Stein von der Karte; { $count } bleiben.
        }
    }
   *[other] { $last ->
        [true] Runde { $round } beginnt, die letzte dieser Phase. { $seat } nimmt den letzten Stein von der Karte.
       *[false] { $count ->
            [one] Runde { $round } beginnt. { $seat } nimmt einen Stein von der Karte; einer bleibt.
           *[other] Runde { $round } beginnt. { $seat } nimmt einen Stein von der Karte; { $count } bleiben.
        }
    }
}
event-stop-removed = { CODE($seat) ->
    [you] Du zahlst { COUNT($horror, "cube-horror", "accusative") } und entfernst den STOP auf { $cell }, { $tile }.
   *[other] { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } und entfernt den STOP auf { $cell }, { $tile }.
}
event-passed = { CODE($seat) ->
    [you] Du änderst nichts.
   *[other] { $seat } ändert nichts.
}
event-plan-made = { CODE($seat) ->
    [you] Dein Plan steht.
   *[other] { $seat } hat geplant.
}
event-plan-shown = { CODE($seat) ->
    [you] Du zeigst deinen Plan: { $cells }.
   *[other] { $seat } zeigt den Plan: { $cells }.
}
event-plan-kept = { CODE($seat) ->
    [you] Du bleibst bei deinem Plan.
   *[other] { $seat } bleibt beim Plan.
}
event-redirected = { CODE($seat) ->
    [you] Du setzt ein { FORM($element, "imp") } ein und änderst deinen Weg.
   *[other] { $seat } setzt ein { FORM($element, "imp") } ein und ändert den Weg.
}
event-moved = { CODE($seat) ->
    [you] Du ziehst über { $cells }. Ziel: { $tile } ({ $cell }).
   *[other] { $seat } zieht über { $cells }. Ziel: { $tile } ({ $cell }).
}
event-duel-began = Duell auf { $cell }, { $tile }. In dieser Reihenfolge angekommen: { LIST($seat) }.
event-duel-rolled = { CODE($seat) ->
    [you] Mit Stärke { $strength } würfelst du { $dice }.
   *[other] { $seat }, Stärke { $strength }, würfelt { $dice }.
}
event-rerolled-with-horror = { CODE($seat) ->
    [you] Du zahlst { COUNT($horror, "cube-horror", "accusative") } und würfelst die { $die } neu.
   *[other] { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } und würfelt die { $die } neu.
}
event-rerolled-with-imp = { CODE($seat) ->
    [you] Du setzt ein { FORM($element, "imp") } ein und würfelst neu: { LIST($dice) }.
   *[other] { $seat } setzt ein { FORM($element, "imp") } ein und würfelt neu: { LIST($dice) }.
}
event-rolled-again = { CODE($seat) ->
    [you] Deine Würfel zeigen jetzt: { $dice }.
   *[other] Jetzt liegen bei { $seat }: { $dice }.
}
event-dice-laid = Die Würfel liegen einander gegenüber: { $dice }. Erfolge ({ $seat }): { $first }:{ $second }.
event-bid-made = { CODE($seat) ->
    [you] { $energy ->
        [unknown] Du hast geboten.
       *[other] Du hast { COUNT($energy, "colour-energy", "accusative") } geboten.
    }
   *[other] { $energy ->
        [unknown] { $seat } hat geboten.
       *[other] { $seat } hat { COUNT($energy, "colour-energy", "accusative") } geboten.
    }
}
event-bid-shown = { CODE($seat) ->
    [you] { $energy ->
        [0] Du hast nichts geboten.
       *[other] Du hast { COUNT($energy, "colour-energy", "accusative") } geboten; so viel ist jetzt weg.
    }
   *[other] { $energy ->
        [0] { $seat } hat nichts geboten.
       *[other] { $seat } hat { COUNT($energy, "colour-energy", "accusative") } geboten; so viel ist jetzt weg.
    }
}
event-duel-bent = { CODE($seat) ->
    [you] { $count ->
        [0] Du lässt die Würfel, wie sie sind: { $dice }.
       *[other] Du änderst die Würfel um { $count }: aus { $before } wird { $dice }.
    }
   *[other] { $count ->
        [0] { $seat } lässt die Würfel, wie sie sind: { $dice }.
       *[other] { $seat } ändert die Würfel um { $count }: aus { $before } wird { $dice }.
    }
}
event-duel-won = { CODE($seat) ->
    [you] { $reason ->
        [before] Du bleibst: Gleichstand { $own }:{ $other }, aber vor der Energie warst du vorn.
        [arrival] Du bleibst: Gleichstand { $own }:{ $other }, aber du warst zuerst da.
       *[successes] Du bleibst mit { $own }:{ $other } Erfolgen.
    }
   *[other] { $reason ->
        [before] { $seat } bleibt: Gleichstand { $own }:{ $other }, aber vor der Energie vorn.
        [arrival] { $seat } bleibt: Gleichstand { $own }:{ $other }, aber zuerst da.
       *[successes] { $seat } bleibt mit { $own }:{ $other } Erfolgen.
    }
}
event-duel-lost = { CODE($seat) ->
    [you] Du musst dich zurückziehen.
   *[other] { $seat } muss sich zurückziehen.
}
event-choice-given = { CODE($seat) ->
    [you] Du überlässt der unterlegenen Seite die Wahl und nimmst { COUNT($horror, "cube-horror", "accusative") }.
   *[other] { $seat } überlässt der unterlegenen Seite die Wahl und nimmt { COUNT($horror, "cube-horror", "accusative") }.
}
event-retreated = { CODE($seat) ->
    [you] Du ziehst dich nach { $cell } zurück ({ $tile }).
   *[other] { $seat } zieht sich nach { $cell } zurück ({ $tile }).
}
event-collected = { CODE($seat) ->
    [you] Du sammelst { COUNT($cubes, "accusative") } auf { $cell } ein.
   *[other] { $seat } sammelt { COUNT($cubes, "accusative") } auf { $cell } ein.
}
event-traded = { CODE($seat) ->
    [you] { $with_imp ->
        [true] Du setzt ein Teufelchen ein und tauschst { COUNT($cubes, "accusative") } gegen { $colour ->
            [unknown] ein { FORM($element, "imp") }
           *[other] { COUNT(1, $colour, "accusative") }
        }.
       *[false] Du tauschst { COUNT($cubes, "accusative") } gegen { $colour ->
            [unknown] ein { FORM($element, "imp") }
           *[other] { COUNT(1, $colour, "accusative") }
        }.
    }
   *[other] { $with_imp ->
        [true] { $seat } setzt ein Teufelchen ein und tauscht { COUNT($cubes, "accusative") } gegen { $colour ->
            [unknown] ein { FORM($element, "imp") }
           *[other] { COUNT(1, $colour, "accusative") }
        }.
       *[false] { $seat } tauscht { COUNT($cubes, "accusative") } gegen { $colour ->
            [unknown] ein { FORM($element, "imp") }
           *[other] { COUNT(1, $colour, "accusative") }
        }.
    }
}
event-bought = { CODE($seat) ->
    [you] Du kaufst { $spook } für { COUNT($cubes, "accusative") }; das bringt dir { COUNT($energy, "colour-energy", "accusative") }.
   *[other] { $seat } kauft { $spook } für { COUNT($cubes, "accusative") }; das bringt { COUNT($energy, "colour-energy", "accusative") }.
}
event-swapped = { CODE($seat) ->
    [you] Du gibst ein { FORM($element, "imp") } für { COUNT(1, $colour, "accusative") }.
   *[other] { $seat } gibt ein { FORM($element, "imp") } für { COUNT(1, $colour, "accusative") }.
}
event-horror-for-cube = { CODE($seat) ->
    [you] Du zahlst { COUNT($horror, "cube-horror", "accusative") } für { COUNT(1, $colour, "accusative") }.
   *[other] { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } für { COUNT(1, $colour, "accusative") }.
}
event-horror-for-imp = { CODE($seat) ->
    [you] Du zahlst { COUNT($horror, "cube-horror", "accusative") } für ein { FORM($element, "imp") }.
   *[other] { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } für ein { FORM($element, "imp") }.
}
event-imp-summoned = { CODE($seat) ->
    [you] Du rufst ein { FORM($element, "imp") }.
   *[other] { $seat } ruft ein { FORM($element, "imp") }.
}
event-scare-began = { CODE($seat) ->
    [you] { $count ->
        [one] Du verbreitest Schrecken auf { $cell }, { $tile }: Stärke { $strength }, ein Würfel.
       *[other] Du verbreitest Schrecken auf { $cell }, { $tile }: Stärke { $strength }, { $count } Würfel.
    }
   *[other] { $count ->
        [one] { $seat } verbreitet Schrecken auf { $cell }, { $tile }: Stärke { $strength }, ein Würfel.
       *[other] { $seat } verbreitet Schrecken auf { $cell }, { $tile }: Stärke { $strength }, { $count } Würfel.
    }
}
event-scare-rolled = { CODE($seat) ->
    [you] Du würfelst { $dice }.
   *[other] { $seat } würfelt { $dice }.
}
event-scare-bent = { CODE($seat) ->
    [you] Du zahlst { COUNT($energy, "colour-energy", "accusative") }: Aus { $before } wird { $dice }.
   *[other] { $seat } zahlt { COUNT($energy, "colour-energy", "accusative") }: Aus { $before } wird { $dice }.
}
event-scare-ended = { CODE($seat) ->
    [you] { $off ->
        [0] Du hast { $dice }, zusammen { $total }. Deine Stärke { $strength }: genau getroffen! Das bringt { COUNT($count, "cube-fear", "accusative") }.
       *[other] Du hast { $dice }, zusammen { $total }. Deine Stärke { $strength }: um { $off } daneben. Das bringt { $count ->
            [0] nichts.
           *[other] { COUNT($count, "cube-fear", "accusative") }.
        }
    }
   *[other] { $off ->
        [0] { $seat } hat { $dice }, zusammen { $total }. Stärke { $strength }: genau getroffen! Das bringt { COUNT($count, "cube-fear", "accusative") }.
       *[other] { $seat } hat { $dice }, zusammen { $total }. Stärke { $strength }: um { $off } daneben. Das bringt { $count ->
            [0] nichts.
           *[other] { COUNT($count, "cube-fear", "accusative") }.
        }
    }
}
event-scare-paid = { CODE($seat) ->
    [you] Du bekommst { COUNT($count, $colour, "accusative") }.
   *[other] { $seat } bekommt { COUNT($count, $colour, "accusative") }.
}
event-horror-gained = { CODE($seat) ->
    [you] Du bekommst { COUNT($count, "cube-horror", "accusative") }: einen für jede 6.
   *[other] { $seat } bekommt { COUNT($count, "cube-horror", "accusative") }: einen für jede 6.
}
event-horror-lost = { CODE($seat) ->
    [you] Du verlierst { COUNT($count, "cube-horror", "accusative") }: einen für jede 1.
   *[other] { $seat } verliert { COUNT($count, "cube-horror", "accusative") }: einen für jede 1.
}
event-turn-ended = { CODE($seat) ->
    [you] Du bist fertig.
   *[other] { $seat } ist fertig.
}
event-stops-laid = Ein STOP liegt jetzt auf { $cells }.
event-feeding-began = { CODE($time) ->
    [day] Der Tag ist vorbei. Die Spukgestalten haben Hunger.
   *[night] Die Nacht ist vorbei. Die Spukgestalten haben Hunger.
}
event-fed = { CODE($seat) ->
    [you] { $with_imp ->
        [true] { $count ->
            [0] Du setzt ein Teufelchen ein und fütterst { $spook }.
           *[other] Du setzt ein Teufelchen ein und fütterst { $spook } dazu mit { COUNT($count, $colour, "dative") }.
        }
       *[false] Du fütterst { $spook } mit { COUNT($count, $colour, "dative") }.
    }
   *[other] { $with_imp ->
        [true] { $count ->
            [0] { $seat } setzt ein Teufelchen ein und füttert { $spook }.
           *[other] { $seat } setzt ein Teufelchen ein und füttert { $spook } dazu mit { COUNT($count, $colour, "dative") }.
        }
       *[false] { $seat } füttert { $spook } mit { COUNT($count, $colour, "dative") }.
    }
}
event-fed-with-horror = { CODE($seat) ->
    [you] Du zahlst { COUNT($horror, "cube-horror", "accusative") } und fütterst { $spook }.
   *[other] { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } und füttert { $spook }.
}
event-spook-lost = { CODE($seat) ->
    [you] { $spook } hat nichts zu fressen bekommen: Du verlierst die Spukgestalt.
   *[other] { $spook } hat nichts zu fressen bekommen: { $seat } verliert die Spukgestalt.
}
event-feeding-ended = { CODE($seat) ->
    [you] Du bist mit dem Füttern fertig.
   *[other] { $seat } ist mit dem Füttern fertig.
}
event-pact-filled = { CODE($seat) ->
    [you] Du hast deinen Pakt erfüllt: { $pact }.
   *[other] { $seat } hat den Pakt erfüllt: { $pact }.
}
event-no-pact-filled = Niemand hat einen Pakt erfüllt.
event-out-of-reach = Mit den Spukgestalten, die noch da sind, kann niemand mehr einen Pakt erfüllen.
event-limit-reached = { CODE($seat) ->
    [you] { $count ->
        [one] Du hast einen Platz deines Pakts gefüllt.
       *[other] Du hast { $count } Plätze deines Pakts gefüllt.
    }
   *[other] { $count ->
        [one] { $seat } hat einen Platz des Pakts gefüllt.
       *[other] { $seat } hat { $count } Plätze des Pakts gefüllt.
    }
}
event-won = { $among ->
    [one] { CODE($seat) ->
        [you] Du gewinnst.
       *[other] { $seat } gewinnt.
    }
   *[other] { $among } Leute liegen gleichauf: Es entscheidet die Stärke, dann das Grauen. Sieg mit Stärke { $strength } und { COUNT($horror, "cube-horror", "dative") }: { LIST($seat) }.
}
event-pact-shown = { CODE($seat) ->
    [you] Dein Pakt war: { $pact }.
   *[other] Der Pakt von { $seat } war: { $pact }.
}
event-summoned = { CODE($seat) ->
    [you] Du rufst { $spook } vom Stapel { $element } herbei; das bringt dir { COUNT($energy, "colour-energy", "accusative") }.
   *[other] { $seat } ruft { $spook } vom Stapel { $element } herbei; das bringt { COUNT($energy, "colour-energy", "accusative") }.
}
event-stack-empty = { CODE($seat) ->
    [you] Du kannst keine Spukgestalt herbeirufen: Der Stapel ist leer.
   *[other] { $seat } kann keine Spukgestalt herbeirufen: Der Stapel ist leer.
}

## Was die Regeln verbieten

error-name-form = „{ $text }“ ist kein Name. Schreib Namen klein und mit Bindestrichen.
error-cell-form = „{ $text }“ ist kein Viertel. Schreib es wie c3: Spalte a bis e, Zeile 1 bis 5.
error-element-form = „{ $text }“ ist kein Element. Nimm eines von diesen: { $known }.
error-colour-form = „{ $text }“ ist kein Stein, der hier möglich ist. Nimm einen von diesen: { $known }.
error-number-form = „{ $text }“ ist keine Zahl. Schreib sie mit Ziffern.
error-die-form = „{ $text }“ zeigt kein Würfel. Schreib eine Zahl von 1 bis 6.
error-arrow-form = „{ $text }“ ist kein Pfeil. Schreib n, ne, e, se, s, sw, w oder nw; mit „ne>e1“ reist du von einer Vorstadt nach e1 weiter, mit „*>e1“ kommst du dorthin, wenn kein Schritt möglich ist.
error-time-form = „{ $text }“ ist weder Tag noch Nacht. Schreib „day“ oder „night“.
error-not-now = Das geht jetzt nicht. Gerade ist dran: { $stage }.
error-tiles-wrong = Nenn jedes der { $count } Plättchen genau einmal.
error-chance-wrong = Das kann der Zufall nicht ergeben.
error-no-starter = Auf dem Stapel { $element } liegt keine Startgestalt. Wähl einen anderen Stapel.
error-no-suburb = { $cell } ist keine Vorstadt. Wähl eine Ecke der Stadt.
error-suburb-taken = Auf { $cell } steht schon jemand. Wähl eine andere Vorstadt.
error-no-stop = Auf { $cell } liegt kein STOP. Wähl ein Viertel, auf dem einer liegt.
error-too-little-horror = Dein Grauen reicht nicht: Das kostet { $cost }, und du hast { $horror }.
error-plan-length = { $count ->
    [0] Plane wenigstens einen Pfeil.
   *[other] Du hast { $count } Pfeile geplant; erlaubt sind höchstens { $most }. Lass welche weg.
}
error-step-off-board = Pfeil { $number }: „{ $arrow }“ führt von { $cell } aus der Stadt hinaus. Nimm eine andere Richtung.
error-step-blocked = Pfeil { $number }: „{ $arrow }“ führt nach { $cell }, und dort liegt ein STOP. Geh außen herum.
error-travel-not-from-suburb = Pfeil { $number }: { $cell } ist keine Vorstadt. Nur von einer Vorstadt aus kannst du ohne Pfeil weiterreisen.
error-travel-not-to-suburb = Pfeil { $number }: Nach { $cell } kannst du so nicht reisen. Nenn eine andere Vorstadt.
error-not-stuck = Pfeil { $number }: Von { $cell } aus ist ein Schritt möglich, also musst du gehen.
error-redirect-one-arrow = Ein Teufelchen ändert genau einen Pfeil des Plans oder hängt am Ende einen an. Lass die anderen, wie sie waren.
error-no-imp = Du hast kein { FORM($element, "imp") }.
error-no-such-die = Keiner deiner übrigen Würfel zeigt { $die }.
error-bid-too-high = { COUNT($energy, "colour-energy", "accusative") } kannst du nicht bieten, denn du hast nur { $most }.
error-bend-count = { $wanted ->
    [one] Du hast einen Würfel: Nenn genau eine Zahl.
   *[other] Du hast { $wanted } Würfel und { $count } Zahlen genannt. Nenn eine für jeden Würfel.
}
error-bend-range = Kein Würfel kann { $die } zeigen. Nimm Zahlen von 1 bis 6.
error-bend-budget = Diese Änderung kostet { $cost }, und du hast nur { $budget }. Ändere weniger.
error-retreat-illegal = Nach { $cell } geht der Rückzug nicht. Möglich ist: { $cells }.
error-not-while-feeding = Beim Füttern geht das nicht, nur in einer Runde.
error-only-while-feeding = Gefüttert wird erst nach der letzten Runde der Phase.
error-nothing-lies-here = Hier liegt kein Stein zum Einsammeln.
error-collected-already = Du hast in dieser Runde schon eingesammelt.
error-collect-colours = { $wanted ->
    [0] Du nimmst alles, was hier liegt; du brauchst keine Farben zu nennen.
    [one] Nenn die Farbe des Steins, den du nimmst.
   *[other] Nenn die Farben der { $wanted } Steine, die du nimmst.
}
error-horror-not-traded = Mit Grauensteinen kannst du weder tauschen noch Spukgestalten bezahlen. Nimm andere Steine.
error-trade-count = { $count ->
    [one] Du gibst einen Stein; dieser Tausch kostet { $wanted }.
   *[other] Du gibst { $count } Steine; dieser Tausch kostet { $wanted }.
}
error-too-few-cubes = Du brauchst { COUNT($wanted, $colour, "accusative") } und hast nur { $held }.
error-imp-stack-empty = Es ist kein { FORM($element, "imp") } mehr da. Wähl ein anderes.
error-stack-empty = Auf dem Stapel { $element } liegt keine Spukgestalt mehr. Wähl einen anderen Stapel.
error-bought-already = { $count ->
    [one] In jeder Phase darfst du eine Spukgestalt kaufen, und das hast du schon. In der nächsten geht es wieder.
   *[other] In jeder Phase darfst du { $count } Spukgestalten kaufen, und das hast du schon. In der nächsten geht es wieder.
}
error-price = { $wanted ->
    [one] { $spook } kostet einen Stein; du hast { $count } hingelegt.
   *[other] { $spook } kostet { $wanted } Steine; du hast { $count } hingelegt.
}
error-no-imp-here = Hier kannst du kein Teufelchen rufen: Dem Viertel fehlt das Teufelchen-Symbol.
error-summoned-already = Du hast in dieser Runde schon ein Teufelchen gerufen.
error-name-element = { $centrum ->
    [true] Im Zentrum hast du die Wahl: Nenn das Element des Teufelchens.
   *[false] Das Viertel bestimmt, welches Teufelchen kommt; du brauchst kein Element zu nennen.
}
error-no-scare-here = Hier kannst du niemanden erschrecken: Dem Viertel fehlt das Schreck-Symbol.
error-scared-already = Du hast in dieser Runde schon erschreckt.
error-no-spooks = Du hast keine Spukgestalt, und ohne die erschrickt niemand.
error-not-your-spook = Du hast keine Spukgestalt namens { $spook }.
error-fed-already = { $spook } ist schon satt.
error-wrong-food = { $spook } frisst nur { FORM($colour, "cubes") }; du brauchst keine Farbe zu nennen.
error-name-colour = { $spook } frisst eine beliebige Farbe. Sag dazu, welche.
error-imp-feeds-others = Dieses Teufelchen zählt nur als { FORM($colour, "cubes") }. Füttere damit jemanden, der die frisst.

## Ausgabendateien

error-edition-colour-twice = Zeile { $line }: „{ $entry }“ hat die Farbe „{ $found }“ eines anderen Elements.
error-edition-board-size = Zeile { $line }: „{ $entry }“ ist { $found }; eine Stadt hat 3 oder 5 Plättchen an jeder Seite.
error-edition-place-taken = Zeile { $line }: Der Platz „{ $found }“ ist schon vergeben.
error-edition-place-missing = Zeile { $line }: Für den Platz „{ $missing }“ gibt es kein Plättchen.
error-edition-tile-count = Zeile { $line }: Eine Stadt mit Seitenlänge { $size } braucht { $needed } Plättchen mit dem Platz „district“; es sind { $found }.
error-edition-starters = Zeile { $line }: Es muss { $needed } Startgestalten geben (Element „all“), für jeden Stapel eine; es sind { $found }.
error-edition-no-spook = Zeile { $line }: Es gibt keine Spukgestalt des Elements „{ $missing }“.
error-edition-name-taken = Zeile { $line }: „{ $found }“ steht hier zum zweiten Mal.
error-edition-no-imp = Zeile { $line }: Für die Teufelchen von „{ $missing }“ gibt es keinen Eintrag.
error-edition-pact-size = Zeile { $line }: „{ $entry }“ hat { $found } Elemente; es müssen { $least } bis { $most } sein.
error-edition-pact-twice = Zeile { $line }: Der Pakt „{ $found }“ steht hier zum zweiten Mal.
error-edition-few-pacts = Zeile { $line }: Es gibt { $found } Pakte; ein voller Tisch braucht { $needed }.
error-edition-scare-order = Zeile { $line }: „{ $entry }“ ist { $found }; die Zeilen der Schrecktabelle müssen aufeinander folgen, hier kommt { $needed }.

## Im Terminal

terminal-phase = Phase { $phase } von { $limit }, { $time }, Runde { $round }. Startspieler: { $seat }.
terminal-set-up = Die Stadt wird aufgebaut.
terminal-legend = b blau, p violett, o orange, g grün, * beliebige Farbe; eine Zahl: so viele Steine liegen dort; + und -: bringt bei Tag, bei Nacht Steine; s Erschrecken, i Teufelchen; # STOP; P1, P2: Figuren
terminal-player = { $seat } auf { $cell }: { COUNT($cubes) }; { COUNT($horror, "cube-horror") }; { COUNT($imps, "imp") }; Stärke { $strength }
terminal-spooks = Spukgestalten: { $spooks }
terminal-pact = dein Pakt: { $pact } (erfüllt: { $filled })
terminal-stack = { $element }: { $spook } { $day }/{ $night }, kostet { $price }; Karten: { $left }; Teufelchen: { $imps }
terminal-stack-empty = { $element }: keine Spukgestalt mehr; Teufelchen: { $imps }
terminal-duel = Duell auf { $cell }: { $seat }; Würfel { $dice }; Erfolge { $first } zu { $second }
terminal-scare = Erschrecken auf { $cell }: Würfel { $dice }, zusammen { $total }; Stärke { $strength }, um { $off } daneben, das bringt { $reward }
terminal-plan = { $seat } plant { $arrows }
terminal-compose-path = Schreib bis zu { $arrows } Pfeile ab { $start }, etwa „n ne s“: n, ne, e, se, s, sw, w, nw. Kommst du in eine Vorstadt, darfst du in eine andere weiterreisen: „ne>e1“. Wo kein Schritt möglich ist: „*>e1“. „random“ plant zufällig.
terminal-compose-redirect = Dein Plan ist { $arrows }. Schreib „keep“ oder den ganzen neuen Weg, mit einem geänderten Pfeil oder einem mehr am Ende.
terminal-compose-reroll = Deine Würfel: { $dice }. Schreib „pass“, oder „reroll-horror 3“ für den Würfel, der 3 zeigt, oder „reroll-imp 3 5“, um mit einem Teufelchen beliebige Würfel neu zu würfeln.
terminal-compose-bid = Wie viel Energie bietest du? 0 bis { $most }.
terminal-compose-bend = Deine Würfel: { $dice }. Schreib, was sie zeigen sollen; ändern darfst du sie insgesamt um höchstens { $budget }.
terminal-compose-turn = Wähl eine Nummer oder schreib: „collect“ (im Zentrum mit Farben), „trade blue blue energy for purple“, „trade … for imp fire“ (mit einem Teufelchen am Ende „ with imp“), „buy water with blue blue …“.
terminal-compose-arrange = Schreib die Plättchen Zeile für Zeile, ab b5, oder „random“: { $tiles }
terminal-compose-prompt = Deine Wahl:
terminal-card-scare = Erschrecken, um { $off } daneben: { $count }
terminal-card-horror = Grauen: { $reroll } zum Neuwürfeln, { $cube } für einen Angststein, { $imp } für ein Teufelchen, { $stop }, um einen STOP zu entfernen, { $feed } für eine Mahlzeit
terminal-card-imps = Teufelchen: { $redirect } ändert einen Plan, { $reroll } würfelt neu, { $trade } tauscht günstiger, { $feed } zählt als Futter
terminal-card-spook = { $element }: { $spooks }
terminal-end-pact = { $seat }: { $pact }, erfüllt: { $filled }

## Wer gewinnt

study-pact = Pakte: wer gewinnt
study-tile = Vorstädte zu Beginn: wer gewinnt
study-spook = Spukgestalten: wer gewinnt, unter denen mit gleich vielen
study-imps = Teufelchen: wer gewinnt, unter denen mit gleich vielen Elementen

opening-pact-title = Ausgeteilte Pakte
opening-pact = { $pact }
opening-suburb-title = Vorstädte zu Beginn
opening-suburb = { $tile }
opening-district-title = Erste Viertel
opening-district = { $tile }
opening-purchase-title = Zuerst gekaufte Spukgestalten
opening-purchase = { $spook }
