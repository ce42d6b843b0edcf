# Straszydła auf Deutsch.

title = Straszydła
tagline = Sammle bei Tag und Nacht Spukgestalten, halte sie satt und erfülle als Erster deinen geheimen Pakt.
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
stage-first = Startspieler bestimmen
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
stage-retreat = Rückzug bestimmen
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
bot-novice = geht zu dem, was nah liegt und nach viel aussieht; vergisst die anderen, das Tauschen und was am Ende gefressen wird
bot-sensible = sammelt, was seine Spukgestalten fressen und sein Pakt verlangt, geht anderen aus dem Weg, bietet und ändert Würfel nach ihrem Wert
bot-expert = spielt in Gedanken einige Wege bis zum Ende der Phase durch und rechnet genau aus, wen es füttert, was es bietet und wie es Würfel ändert
bot-master = spielt jeden guten Plan hundertfach in Gedanken weiter, gegen das, was die anderen wohl vorhaben; liest deinen Pakt an deinen Spukgestalten ab und rechnet Mahlzeiten, Gebote und Würfel genau aus
belief-about-plan = Wohin { $seat } geht
belief-that-goes-to = nach { $cell }
belief-about-pact = Der Pakt von { $seat }
belief-that-pact = { $pact }
belief-about-bid = Was { $seat } bietet
belief-that-bids = { COUNT($energy, "colour-energy") }

## Enden

ending-day = Am Ende eines Tages war ein Pakt erfüllt.
ending-night = Am Ende einer Nacht war ein Pakt erfüllt.
ending-phase-limit = Kein Pakt wurde rechtzeitig erfüllt; der vollste zählt.
ending-out-of-reach = Kein Pakt war mehr zu erfüllen; der vollste zählt.

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
action-redirect = mit einem Teufelchen stattdessen gehen: { $arrows }
action-reroll-horror = für Grauen die { $die } neu würfeln
action-reroll-imp = mit einem Teufelchen neu würfeln: { $dice }
action-bid = { COUNT($energy, "colour-energy", "accusative") } bieten
action-bend = die Würfel ändern in { $dice }
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
action-horror-cube = für Grauen { COUNT(1, $colour, "accusative") } nehmen
action-horror-imp = für Grauen ein { FORM($element, "imp") } nehmen
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
action-summon = eine Spukgestalt vom Stapel { $element } herbeirufen
action-end = deinen Zug beenden

## Was geschah

event-board-laid = Die Stadt liegt aus: { $tile }.
event-first-drawn = { $seat } beginnt.
event-pacts-dealt = { $pact ->
    [unknown] { $seat } bekommt einen Pakt.
   *[other] { $seat } bekommt einen Pakt: { $pact }.
}
event-starter-taken = { $seat } nimmt { $spook } vom Stapel { $element }, dazu { COUNT($energy, "colour-energy", "accusative") } und { COUNT($horror, "cube-horror", "accusative") }.
event-uncovered = Auf dem Stapel { $element } liegt jetzt oben: { $spook }.
event-settled = { $seat } beginnt auf { $cell }, { $tile }.
event-time-chosen = { $seat } wählt { FORM($time, "accusative") }.
event-phase-began = { CODE($time) ->
    [day] Phase { $phase } beginnt: Es ist Tag. Zuerst ist { $seat } an der Reihe.
   *[night] Phase { $phase } beginnt: Es ist Nacht. Zuerst ist { $seat } an der Reihe.
}
event-stops-lifted = { $count ->
    [one] Der einzige STOP wird abgeräumt.
   *[other] Alle { $count } STOPs werden abgeräumt.
}
event-produced = { CODE($time) ->
    [day] Die Tagviertel bringen { COUNT($count, "cube-fear", "accusative") } hervor.
   *[night] Die Nachtviertel bringen { COUNT($count, "cube-fear", "accusative") } hervor.
}
event-round-began = { $last ->
    [true] Runde { $round } beginnt, die letzte dieser Phase. { $seat } nimmt den letzten Stein von der Karte.
   *[false] { $count ->
        [one] Runde { $round } beginnt. { $seat } nimmt einen Stein von der Karte; einer bleibt.
       *[other] Runde { $round } beginnt. { $seat } nimmt einen Stein von der Karte; { $count } bleiben.
    }
}
event-stop-removed = { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } und entfernt den STOP auf { $cell }, { $tile }.
event-passed = { $seat } passt.
event-plan-made = { $seat } hat geplant.
event-plan-shown = { $seat } zeigt den Plan: über { $cells }.
event-plan-kept = { $seat } bleibt beim Plan.
event-redirected = { $seat } setzt ein { FORM($element, "imp") } ein und geht anders.
event-moved = { $seat } zieht über { $cells } nach { $tile }, { $cell }.
event-duel-began = Duell auf { $cell }, { $tile }: { LIST($seat) }, in der Reihenfolge der Ankunft.
event-duel-rolled = { $seat }, Stärke { $strength }, würfelt { $dice }.
event-rerolled-with-horror = { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } und würfelt die { $die } neu.
event-rerolled-with-imp = { $seat } setzt ein { FORM($element, "imp") } ein und würfelt neu: { LIST($dice) }.
event-rolled-again = { $seat } hat jetzt { $dice }.
event-dice-laid = Die Würfel liegen einander gegenüber: { $dice }. Erfolge von { $seat }: { $first } zu { $second }.
event-bid-made = { $energy ->
    [unknown] { $seat } hat geboten.
   *[other] { $seat } hat { COUNT($energy, "colour-energy", "accusative") } geboten.
}
event-bid-shown = { $seat } hat { COUNT($energy, "colour-energy", "accusative") } geboten und gibt alles aus.
event-duel-bent = { $count ->
    [0] { $seat } lässt die Würfel, wie sie sind: { $dice }.
   *[other] { $seat } ändert die Würfel um { $count }: von { $before } in { $dice }.
}
event-duel-won = { $reason ->
    [before] { $seat } bleibt: Gleichstand { $own }:{ $other }, aber vor der Energie lagen die Würfel besser.
    [arrival] { $seat } bleibt: Gleichstand { $own }:{ $other }, aber zuerst da.
   *[successes] { $seat } bleibt mit { $own }:{ $other } Erfolgen.
}
event-duel-lost = { $seat } muss sich zurückziehen.
event-choice-given = { $seat } überlässt der unterlegenen Seite die Wahl und nimmt { COUNT($horror, "cube-horror", "accusative") }.
event-retreated = { $seat } zieht sich zurück nach { $cell }, { $tile }.
event-collected = { $seat } sammelt auf { $cell } { COUNT($cubes, "accusative") } ein.
event-traded = { $with_imp ->
    [true] { $seat } setzt ein Teufelchen ein und tauscht { COUNT($cubes, "accusative") } gegen { $colour ->
        [unknown] ein { FORM($element, "imp") }
       *[other] { COUNT(1, $colour, "accusative") }
    }.
   *[false] { $seat } tauscht { COUNT($cubes, "accusative") } gegen { $colour ->
        [unknown] ein { FORM($element, "imp") }
       *[other] { COUNT(1, $colour, "accusative") }
    }.
}
event-bought = { $seat } kauft { $spook } für { COUNT($cubes, "accusative") }; das bringt { COUNT($energy, "colour-energy", "accusative") }.
event-swapped = { $seat } gibt ein { FORM($element, "imp") } für { COUNT(1, $colour, "accusative") }.
event-horror-for-cube = { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } für { COUNT(1, $colour, "accusative") }.
event-horror-for-imp = { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } für ein { FORM($element, "imp") }.
event-imp-summoned = { $seat } ruft ein { FORM($element, "imp") }.
event-scare-began = { $count ->
    [one] { $seat } verbreitet Schrecken auf { $cell }, { $tile }: Stärke { $strength }, ein Würfel.
   *[other] { $seat } verbreitet Schrecken auf { $cell }, { $tile }: Stärke { $strength }, { $count } Würfel.
}
event-scare-rolled = { $seat } würfelt { $dice }.
event-scare-bent = { $seat } zahlt { COUNT($energy, "colour-energy", "accusative") } und ändert { $before } in { $dice }.
event-scare-ended = { $off ->
    [0] { $seat } hat { $dice }, zusammen { $total }: bei Stärke { $strength } genau getroffen. Das bringt { COUNT($count, "cube-fear", "accusative") }.
   *[other] { $seat } hat { $dice }, zusammen { $total }: bei Stärke { $strength } um { $off } daneben. Das bringt { COUNT($count, "cube-fear", "accusative") }.
}
event-scare-paid = { $seat } bekommt { COUNT($count, $colour, "accusative") }.
event-horror-gained = { $seat } bekommt { COUNT($count, "cube-horror", "accusative") }: einen für jede 6.
event-horror-lost = { $seat } verliert { COUNT($count, "cube-horror", "accusative") }: einen für jede 1.
event-turn-ended = { $seat } ist fertig.
event-stops-laid = STOPs liegen jetzt auf: { $cells }.
event-feeding-began = { CODE($time) ->
    [day] Der Tag ist vorbei. Die Spukgestalten haben Hunger.
   *[night] Die Nacht ist vorbei. Die Spukgestalten haben Hunger.
}
event-fed = { $with_imp ->
    [true] { $count ->
        [0] { $seat } setzt ein Teufelchen ein und füttert { $spook }.
       *[other] { $seat } setzt ein Teufelchen ein und füttert { $spook } dazu mit { COUNT($count, $colour, "dative") }.
    }
   *[false] { $seat } füttert { $spook } mit { COUNT($count, $colour, "dative") }.
}
event-fed-with-horror = { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } und füttert { $spook }.
event-spook-lost = { $seat } verliert { $spook }: nicht gefüttert.
event-feeding-ended = { $seat } hat gefüttert.
event-pact-filled = { $seat } hat den Pakt erfüllt: { $pact }.
event-no-pact-filled = Niemand hat einen Pakt erfüllt.
event-out-of-reach = Mit den Spukgestalten, die noch da sind, kann niemand mehr einen Pakt erfüllen.
event-limit-reached = { $count ->
    [one] { $seat } hat einen Teil des Pakts erfüllt.
   *[other] { $seat } hat { $count } Teile des Pakts erfüllt.
}
event-won = { $among ->
    [one] { $seat } gewinnt.
   *[other] { $among } haben es geschafft; Stärke { $strength } und { COUNT($horror, "cube-horror") } entscheiden: { LIST($seat) }.
}
event-pact-shown = Der Pakt von { $seat } war: { $pact }.
event-summoned = { $seat } ruft { $spook } vom Stapel { $element } herbei; das bringt { COUNT($energy, "colour-energy", "accusative") }.
event-stack-empty = { $seat } kann nichts herbeirufen: Der Stapel ist leer.

## Was die Regeln verbieten

error-name-form = „{ $text }“ ist kein Name. Namen schreibt man klein und mit Bindestrichen.
error-cell-form = „{ $text }“ ist kein Viertel. Viertel heißen wie c3: Spalte a bis e, Zeile 1 bis 5.
error-element-form = „{ $text }“ ist kein Element. Elemente sind: { $known }.
error-colour-form = „{ $text }“ ist kein Stein, der hier stehen kann. Steine sind: { $known }.
error-number-form = „{ $text }“ ist keine Zahl.
error-die-form = „{ $text }“ ist kein Würfelwurf. Würfel zeigen 1 bis 6.
error-arrow-form = „{ $text }“ ist kein Pfeil. Schreib n, ne, e, se, s, sw, w oder nw; mit „>e1“ reist du weiter in diese Vorstadt, mit „*>e1“ kommst du dorthin, wenn du keinen Schritt hast.
error-time-form = „{ $text }“ ist weder Tag noch Nacht (day, night).
error-not-now = Das geht jetzt nicht; das Spiel ist hier: { $stage }.
error-tiles-wrong = Jedes der { $count } Plättchen muss einmal genannt sein.
error-chance-wrong = Das kann der Zufall nicht tun.
error-no-starter = Auf dem Stapel { $element } liegt keine Startgestalt. Wähl einen anderen Stapel.
error-no-suburb = { $cell } ist keine Vorstadt. Wähl eine Ecke der Stadt.
error-suburb-taken = Auf { $cell } steht schon jemand. Wähl eine andere Vorstadt.
error-no-stop = Auf { $cell } liegt kein STOP.
error-too-little-horror = Du hast { COUNT($horror, "cube-horror", "accusative") }; das kostet { $cost }.
error-plan-length = { $count ->
    [0] Ein Plan braucht wenigstens einen Pfeil.
   *[other] Du hast { $count } Pfeile geplant; höchstens { $most } sind erlaubt.
}
error-step-off-board = Pfeil { $number }: Von { $cell } führt „{ $arrow }“ aus der Stadt hinaus.
error-step-blocked = Pfeil { $number }: „{ $arrow }“ führt nach { $cell }, und dort liegt ein STOP.
error-travel-not-from-suburb = Pfeil { $number }: { $cell } ist keine Vorstadt; von dort kannst du nicht ohne Pfeil weiterreisen.
error-travel-not-to-suburb = Pfeil { $number }: Nach { $cell } kommst du so nicht; nenn eine andere Vorstadt.
error-not-stuck = Pfeil { $number }: Von { $cell } aus kannst du einen Schritt gehen.
error-redirect-one-arrow = Ein Teufelchen ändert genau einen Pfeil des Plans oder fügt am Ende einen an.
error-no-imp = Du hast kein { FORM($element, "imp") }.
error-no-such-die = Du hast keinen Würfel mehr, der { $die } zeigt.
error-bid-too-high = { COUNT($energy, "colour-energy", "accusative") } kannst du nicht bieten; du hast { $most }.
error-bend-count = { $wanted ->
    [one] Nenn den Wert deines einen Würfels.
   *[other] Du hast { $count } Werte genannt; du hast { $wanted } Würfel.
}
error-bend-range = Kein Würfel kann { $die } zeigen: Die Werte gehen von 1 bis 6.
error-bend-budget = Diese Änderung kostet { $cost }; du hast { $budget }.
error-retreat-illegal = { $cell } ist kein Ausweg. Möglich: { $cells }.
error-not-while-feeding = Das geht nur in einer Runde, nicht beim Füttern.
error-only-while-feeding = Gefüttert wird erst nach der letzten Runde einer Phase.
error-nothing-lies-here = Hier liegt kein Stein.
error-collected-already = Du hast in dieser Runde schon eingesammelt.
error-collect-colours = { $wanted ->
    [0] Du nimmst, was hier liegt; nenn keine Farben.
    [one] Nenn die Farbe des Steins, den du nimmst.
   *[other] Nenn die Farben der { $wanted } Steine, die du nimmst.
}
error-horror-not-traded = Grauensteine kann man nicht tauschen, und sie bezahlen keine Spukgestalt.
error-trade-count = { $count ->
    [one] Du gibst einen Stein; dieser Tausch kostet { $wanted }.
   *[other] Du gibst { $count } Steine; dieser Tausch kostet { $wanted }.
}
error-too-few-cubes = Du brauchst { COUNT($wanted, $colour, "accusative") } und hast { $held }.
error-imp-stack-empty = Es ist kein { FORM($element, "imp") } mehr da.
error-stack-empty = Auf dem Stapel { $element } liegt keine Spukgestalt mehr.
error-bought-already = { $count ->
    [one] Du darfst in einer Phase eine Spukgestalt kaufen und hast es schon getan.
   *[other] Du darfst in einer Phase { $count } Spukgestalten kaufen und hast es schon getan.
}
error-price = { $spook } kostet { $wanted }; du hast { $count } hingelegt.
error-no-imp-here = In diesem Viertel kann man kein Teufelchen rufen.
error-summoned-already = Du hast in dieser Runde schon ein Teufelchen gerufen.
error-name-element = { $centrum ->
    [true] Im Zentrum nennst du das Element des Teufelchens.
   *[false] Das Viertel bestimmt, welches Teufelchen kommt; nenn kein Element.
}
error-no-scare-here = In diesem Viertel kann man niemanden erschrecken.
error-scared-already = Du hast in dieser Runde schon jemanden erschreckt.
error-no-spooks = Du hast keine Spukgestalt, die jemanden erschrecken könnte.
error-not-your-spook = Du hast keine Spukgestalt namens { $spook }.
error-fed-already = { $spook } ist schon satt.
error-wrong-food = { $spook } frisst nur { FORM($colour, "cubes") }; nenn keine Farbe.
error-name-colour = { $spook } frisst eine beliebige Farbe; nenn sie.
error-imp-feeds-others = Das Teufelchen zählt nur als Steine seiner eigenen Farbe: { FORM($colour, "cubes") }.

## Editionsdateien

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
terminal-set-up = Aufbau.
terminal-legend = b blau, p violett, o orange, g grün, * beliebige Farbe; eine Zahl: Steine, die dort liegen; + und -: bringt bei Tag, bei Nacht hervor; s erschrecken, i Teufelchen; # STOP; P1, P2: Figuren
terminal-player = { $seat } auf { $cell }: { COUNT($cubes) }; { COUNT($horror, "cube-horror") }; { COUNT($imps, "imp") }; Stärke { $strength }
terminal-spooks = Spukgestalten: { $spooks }
terminal-pact = dein Pakt: { $pact } (erfüllt: { $filled })
terminal-stack = { $element }: { $spook } { $day }/{ $night }, kostet { $price }; Karten: { $left }; Teufelchen: { $imps }
terminal-stack-empty = { $element }: keine Spukgestalt mehr; Teufelchen: { $imps }
terminal-duel = Duell auf { $cell }: { $seat }; Würfel { $dice }; Erfolge { $first } zu { $second }
terminal-scare = Erschrecken auf { $cell }: Würfel { $dice }, zusammen { $total }; Stärke { $strength }, um { $off } daneben, das bringt { $reward }
terminal-plan = { $seat } plant { $arrows }
terminal-compose-path = Schreib bis zu { $arrows } Pfeile ab { $start }, etwa „n ne s“: n, ne, e, se, s, sw, w, nw. In einer Vorstadt angekommen, darfst du von einer anderen weiterziehen: „ne>e1“. Wo kein Schritt möglich ist: „*>e1“. „random“ plant zufällig.
terminal-compose-redirect = Dein Plan ist { $arrows }. Schreib „keep“ oder den ganzen neuen Weg, mit einem geänderten Pfeil oder einem mehr am Ende.
terminal-compose-reroll = Deine Würfel: { $dice }. Schreib „pass“, „reroll-horror 3“ für den Würfel, der 3 zeigt, oder „reroll-imp 3 5“ mit einem Teufelchen für beliebige deiner Würfel.
terminal-compose-bid = Wie viel Energie bietest du? 0 bis { $most }.
terminal-compose-bend = Deine Würfel: { $dice }. Schreib die Werte, die sie haben sollen; alle Änderungen zusammen dürfen höchstens { $budget } sein.
terminal-compose-turn = Wähl eine Nummer oder schreib: „collect“ (im Zentrum mit Farben), „trade blue blue energy for purple“, „trade … for imp fire“ (mit einem Teufelchen „ with imp“ am Ende), „buy water with blue blue …“.
terminal-compose-arrange = Schreib die Plättchen in Leserichtung, ab b5, oder „random“: { $tiles }
terminal-compose-prompt = Deine Wahl:
terminal-card-scare = Erschrecken, um { $off } daneben: { $count }
terminal-card-horror = Grauen: { $reroll } für neues Würfeln, { $cube } für einen Angststein, { $imp } für ein Teufelchen, { $stop } für einen STOP, { $feed } für eine Mahlzeit
terminal-card-imps = Teufelchen: { $redirect } ändert einen Plan, { $reroll } würfelt neu, { $trade } tauscht günstiger, { $feed } zählt als Futter
terminal-card-spook = { $element }: { $spooks }
terminal-end-pact = { $seat }: { $pact }, erfüllt: { $filled }

## Wer gewinnt

study-pact = Pakte: wer gewinnt
study-tile = Vorstädte zu Beginn: wer gewinnt
study-spook = Spukgestalten: wer gewinnt, unter denen, die gleich viele hatten
study-imps = Teufelchen: wer gewinnt, unter denen, die gleich viele Elemente hatten

opening-pact-title = Erhaltene Pakte
opening-pact = { $pact }
opening-suburb-title = Vorstädte zu Beginn
opening-suburb = { $tile }
opening-district-title = Erste Viertel
opening-district = { $tile }
opening-purchase-title = Zuerst gekaufte Spukgestalten
opening-purchase = { $spook }
