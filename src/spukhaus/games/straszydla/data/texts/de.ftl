# Straszydła auf Deutsch.

title = Straszydła
tagline = Sammle bei Tag und Nacht Spuke, halte sie satt und erfülle als Erster deinen geheimen Pakt.
option-board = Der Spielplan
option-board-shuffled = gemischt
option-board-arranged = vom Gastgeber ausgelegt

## Wörter

colour-blue = blau
colour-purple = violett
colour-orange = orange
colour-green = grün
colour-energy = Energie
colour-any = beliebige Farbe
element-water = Wasser
element-air = Luft
element-fire = Feuer
element-earth = Erde
element-all = alle Elemente
time-day = Tag
time-night = Nacht
time-both = Tag und Nacht
stage-board = Stadt auslegen
stage-arrange = Stadt anordnen
stage-first = Startspieler bestimmen
stage-pacts = Pakte austeilen
stage-take = Startspuke wählen
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
bot-sensible = sammelt, was seine Spuke fressen und sein Pakt verlangt, geht anderen aus dem Weg, bietet und ändert Würfel nach ihrem Wert
bot-expert = spielt in Gedanken einige Wege bis zum Ende der Phase durch und rechnet genau aus, wen es füttert, was es bietet und wie es Würfel ändert
bot-master = spielt jeden guten Plan hundertfach in Gedanken weiter, gegen das, was die anderen wohl vorhaben; liest deinen Pakt an deinen Spuken ab und rechnet Mahlzeiten, Gebote und Würfel genau aus
belief-about-plan = Wohin { $seat } geht
belief-that-goes-to = nach { $cell }
belief-about-pact = Der Pakt von { $seat }
belief-that-pact = { $pact }
belief-about-bid = Was { $seat } bietet
belief-that-bids = { $energy } Energie

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
action-take = den Startspuk nehmen: { $element }
action-settle = die Figur auf { $cell } setzen
action-begin = beginnen mit: { $time }
action-unblock = den STOP auf { $cell } entfernen
action-pass = passen
action-plan = planen: { $arrows }
action-keep = beim Plan bleiben
action-redirect = mit einem Teufelchen stattdessen gehen: { $arrows }
action-reroll-horror = für Grauen die { $die } neu würfeln
action-reroll-imp = mit einem Teufelchen neu würfeln: { $dice }
action-bid = { $energy } Energie bieten
action-bend = die Würfel ändern in { $dice }
action-retreat = Rückzug nach { $cell }
action-let-choose = den Verlierer wählen lassen
action-collect = { $colours ->
    [unknown] einsammeln, was hier liegt
   *[other] einsammeln: { $colours }
}
action-trade = { $with_imp ->
    [true] mit einem Teufelchen { $cubes } tauschen gegen { $colour ->
        [unknown] ein Teufelchen ({ $element })
       *[other] { $colour }
    }
   *[false] { $cubes } tauschen gegen { $colour ->
        [unknown] ein Teufelchen ({ $element })
       *[other] { $colour }
    }
}
action-buy = den Spuk kaufen ({ $element }) für { $cubes }
action-swap = ein Teufelchen ({ $element }) gegen ein Würfelchen tauschen
action-horror-cube = für Grauen ein Würfelchen nehmen: { $colour }
action-horror-imp = für Grauen ein Teufelchen nehmen: { $element }
action-summon-imp = { $element ->
    [unknown] das Teufelchen rufen
   *[other] ein Teufelchen rufen: { $element }
}
action-scare = erschrecken
action-colour = die Würfelchen nehmen in: { $colour }
action-feed = { $with_imp ->
    [true] mit einem Teufelchen { $spook } füttern{ $colour ->
        [unknown] { "" }
       *[other] { "" } ({ $colour })
    }
   *[false] { $spook } füttern{ $colour ->
        [unknown] { "" }
       *[other] { "" } ({ $colour })
    }
}
action-feed-horror = { $spook } mit Grauen füttern
action-summon = herbeirufen: { $element }
action-end = deinen Zug beenden

## Was geschah

event-board-laid = Die Stadt liegt aus: { $tile }.
event-first-drawn = { $seat } beginnt.
event-pacts-dealt = { $pact ->
    [unknown] { $seat } bekommt einen Pakt.
   *[other] { $seat } bekommt einen Pakt: { $pact }.
}
event-starter-taken = { $seat } nimmt { $spook } vom Stapel { $element }, dazu { $energy } Energie und { $horror } Grauen.
event-uncovered = Jetzt oben auf { $element }: { $spook }.
event-settled = { $seat } beginnt auf { $cell }, { $tile }.
event-time-chosen = { $seat } wählt: { $time }.
event-phase-began = Phase { $phase } beginnt: { $time }. { $seat } ist Startspieler.
event-stops-lifted = { $count ->
    [one] Der einzige STOP wird abgeräumt.
   *[other] Alle { $count } STOPs werden abgeräumt.
}
event-produced = { $count ->
    [one] Die Viertel ({ $time }) bringen ein Angstwürfelchen hervor.
   *[other] Die Viertel ({ $time }) bringen { $count } Angstwürfelchen hervor.
}
event-round-began = { $last ->
    [true] Runde { $round } beginnt, die letzte dieser Phase. { $seat } nimmt das letzte Würfelchen von der Karte.
   *[false] { $count ->
        [one] Runde { $round } beginnt. { $seat } nimmt ein Würfelchen von der Karte; eins bleibt.
       *[other] Runde { $round } beginnt. { $seat } nimmt ein Würfelchen von der Karte; { $count } bleiben.
    }
}
event-stop-removed = { $seat } zahlt { $horror } Grauen und entfernt den STOP auf { $cell }, { $tile }.
event-passed = { $seat } passt.
event-plan-made = { $seat } hat geplant.
event-plan-shown = { $seat } zeigt den Plan: über { $cells }.
event-plan-kept = { $seat } bleibt beim Plan.
event-redirected = { $seat } setzt ein Teufelchen ein ({ $element }) und geht anders.
event-moved = { $seat } zieht über { $cells } nach { $tile }, { $cell }.
event-duel-began = Duell auf { $cell }, { $tile }: { $seat }, in der Reihenfolge der Ankunft.
event-duel-rolled = { $seat }, Stärke { $strength }, würfelt { $dice }.
event-rerolled-with-horror = { $seat } zahlt { $horror } Grauen und würfelt die { $die } neu.
event-rerolled-with-imp = { $seat } setzt ein Teufelchen ein ({ $element }) und würfelt neu: { $dice }.
event-rolled-again = { $seat } hat jetzt { $dice }.
event-dice-laid = Die Würfel liegen einander gegenüber: { $dice }. Erfolge von { $seat }: { $first } zu { $second }.
event-bid-made = { $energy ->
    [unknown] { $seat } hat geboten.
   *[other] { $seat } hat { $energy } Energie geboten.
}
event-bid-shown = { $seat } hat { $energy } Energie geboten und gibt sie aus.
event-duel-bent = { $count ->
    [0] { $seat } lässt die Würfel, wie sie sind: { $dice }.
   *[other] { $seat } ändert die Würfel um { $count }: von { $before } in { $dice }.
}
event-duel-won = { $reason ->
    [before] { $seat } bleibt: { $own } zu { $other } Erfolge, und vor der Energie lagen die Würfel besser.
    [arrival] { $seat } bleibt: { $own } zu { $other } Erfolge, und war zuerst da.
   *[successes] { $seat } bleibt: { $own } zu { $other } Erfolge.
}
event-duel-lost = { $seat } muss sich zurückziehen.
event-choice-given = { $seat } überlässt dem Verlierer die Wahl und nimmt { $horror } Grauen.
event-retreated = { $seat } zieht sich zurück nach { $cell }, { $tile }.
event-collected = { $seat } sammelt auf { $cell } ein: { $cubes }.
event-traded = { $with_imp ->
    [true] { $seat } setzt ein Teufelchen ein und tauscht { $cubes } gegen { $colour ->
        [unknown] ein Teufelchen ({ $element })
       *[other] ein Würfelchen: { $colour }
    }.
   *[false] { $seat } tauscht { $cubes } gegen { $colour ->
        [unknown] ein Teufelchen ({ $element })
       *[other] ein Würfelchen: { $colour }
    }.
}
event-bought = { $seat } kauft { $spook } für { $cubes }; das bringt { $energy } Energie.
event-swapped = { $seat } gibt ein Teufelchen ({ $element }) für ein Würfelchen: { $colour }.
event-horror-for-cube = { $seat } zahlt { $horror } Grauen für ein Würfelchen: { $colour }.
event-horror-for-imp = { $seat } zahlt { $horror } Grauen für ein Teufelchen: { $element }.
event-imp-summoned = { $seat } ruft ein Teufelchen: { $element }.
event-scare-began = { $count ->
    [one] { $seat } verbreitet Schrecken auf { $cell }, { $tile }: Stärke { $strength }, ein Würfel.
   *[other] { $seat } verbreitet Schrecken auf { $cell }, { $tile }: Stärke { $strength }, { $count } Würfel.
}
event-scare-rolled = { $seat } würfelt { $dice }.
event-scare-bent = { $seat } zahlt { $energy } Energie und ändert { $before } in { $dice }.
event-scare-ended = { $off ->
    [0] { $seat } hat { $dice }: { $total }, genau die Stärke { $strength }. Gewonnene Würfelchen: { $count }.
   *[other] { $seat } hat { $dice }: { $total } bei Stärke { $strength }, um { $off } daneben. Gewonnene Würfelchen: { $count }.
}
event-scare-paid = { $count ->
    [one] { $seat } bekommt ein Würfelchen: { $colour }.
   *[other] { $seat } bekommt { $count } Würfelchen: { $colour }.
}
event-horror-gained = { $seat } bekommt { $count } Grauen: 1 für jede 6.
event-horror-lost = { $seat } verliert { $count } Grauen: 1 für jede 1.
event-turn-ended = { $seat } ist fertig.
event-stops-laid = STOPs liegen jetzt auf: { $cells }.
event-feeding-began = { $time }: vorbei. Die Spuke haben Hunger.
event-fed = { $with_imp ->
    [true] { $seat } setzt ein Teufelchen ein und füttert { $spook } mit noch { $count } Würfelchen ({ $colour }).
   *[false] { $count ->
        [one] { $seat } füttert { $spook } mit einem Würfelchen ({ $colour }).
       *[other] { $seat } füttert { $spook } mit { $count } Würfelchen ({ $colour }).
    }
}
event-fed-with-horror = { $seat } zahlt { $horror } Grauen und füttert { $spook }.
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
   *[other] { $among } kommen in Frage; Stärke { $strength } und { $horror } Grauen entscheiden: { $seat }.
}
event-pact-shown = Der Pakt von { $seat } war: { $pact }.
event-summoned = { $seat } ruft { $spook } herbei ({ $element }); das bringt { $energy } Energie.
event-stack-empty = { $seat } kann nichts herbeirufen: Der Stapel ist leer.

## Was die Regeln verbieten

error-name-form = „{ $text }“ ist kein Name. Namen schreibt man klein und mit Bindestrichen.
error-cell-form = „{ $text }“ ist kein Viertel. Viertel heißen wie c3: Spalte a bis e, Zeile 1 bis 5.
error-element-form = „{ $text }“ ist kein Element. Elemente sind: { $known }.
error-colour-form = „{ $text }“ ist kein Würfelchen, das hier stehen kann. Würfelchen sind: { $known }.
error-number-form = „{ $text }“ ist keine Zahl.
error-die-form = „{ $text }“ ist kein Würfelwurf. Würfel zeigen 1 bis 6.
error-arrow-form = „{ $text }“ ist kein Pfeil. Schreib n, ne, e, se, s, sw, w oder nw; mit „>e1“ reist du weiter in diese Vorstadt, mit „*>e1“ kommst du dorthin, wenn du keinen Schritt hast.
error-time-form = „{ $text }“ ist weder Tag noch Nacht (day, night).
error-not-now = Das geht jetzt nicht; das Spiel ist hier: { $stage }.
error-tiles-wrong = Jedes der { $count } Plättchen muss einmal genannt sein.
error-chance-wrong = Das kann der Zufall nicht tun.
error-no-starter = Auf { $element } liegt kein Startspuk. Wähl einen anderen Stapel.
error-no-suburb = { $cell } ist keine Vorstadt. Wähl eine Ecke der Stadt.
error-suburb-taken = Auf { $cell } steht schon jemand. Wähl eine andere Vorstadt.
error-no-stop = Auf { $cell } liegt kein STOP.
error-too-little-horror = Du hast { $horror } Grauen; das kostet { $cost }.
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
error-no-imp = Du hast kein solches Teufelchen: { $element }.
error-no-such-die = Du hast keinen Würfel mehr, der { $die } zeigt.
error-bid-too-high = { $energy } kannst du nicht bieten; du hast { $most } Energie.
error-bend-count = { $wanted ->
    [one] Nenn den Wert deines einen Würfels.
   *[other] Du hast { $count } Werte genannt; du hast { $wanted } Würfel.
}
error-bend-range = Kein Würfel kann { $die } zeigen: Die Werte gehen von 1 bis 6.
error-bend-budget = Diese Änderung kostet { $cost }; du hast { $budget }.
error-retreat-illegal = { $cell } ist kein Ausweg. Möglich: { $cells }.
error-not-while-feeding = Das geht nur in einer Runde, nicht beim Füttern.
error-only-while-feeding = Gefüttert wird erst nach der letzten Runde einer Phase.
error-nothing-lies-here = Hier liegt kein Würfelchen.
error-collected-already = Du hast in dieser Runde schon eingesammelt.
error-collect-colours = { $wanted ->
    [0] Du nimmst, was hier liegt; nenn keine Farben.
    [one] Nenn die Farbe des Würfelchens, das du nimmst.
   *[other] Nenn die Farben der { $wanted } Würfelchen, die du nimmst.
}
error-horror-not-traded = Grauenwürfelchen kann man nicht tauschen, und sie bezahlen keinen Spuk.
error-trade-count = Du gibst { $count }; dieser Tausch kostet { $wanted }.
error-too-few-cubes = Du brauchst { $wanted } und hast { $held }: { $colour }.
error-imp-stack-empty = Auf diesem Stapel ist kein Teufelchen mehr: { $element }.
error-stack-empty = Auf diesem Stapel ist kein Spuk mehr: { $element }.
error-bought-already = { $count ->
    [one] Du darfst in einer Phase einen Spuk kaufen und hast es schon getan.
   *[other] Du darfst in einer Phase { $count } Spuke kaufen und hast es schon getan.
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
error-no-spooks = Du hast keinen Spuk, der jemanden erschrecken könnte.
error-not-your-spook = Du hast keinen Spuk namens { $spook }.
error-fed-already = { $spook } ist schon satt.
error-wrong-food = { $spook } frisst nur eine Farbe ({ $colour }); nenn keine.
error-name-colour = { $spook } frisst eine beliebige Farbe; nenn sie.
error-imp-feeds-others = Das Teufelchen zählt nur als Würfelchen seiner eigenen Farbe: { $colour }.

## Editionsdateien

error-edition-colour-twice = Zeile { $line }: „{ $entry }“ hat die Farbe „{ $found }“ eines anderen Elements.
error-edition-board-size = Zeile { $line }: „{ $entry }“ ist { $found }; eine Stadt hat 3 oder 5 Plättchen an jeder Seite.
error-edition-place-taken = Zeile { $line }: Der Platz „{ $found }“ ist schon vergeben.
error-edition-place-missing = Zeile { $line }: Für den Platz „{ $missing }“ gibt es kein Plättchen.
error-edition-tile-count = Zeile { $line }: Eine Stadt mit Seitenlänge { $size } braucht { $needed } Plättchen mit dem Platz „district“; es sind { $found }.
error-edition-starters = Zeile { $line }: Es muss { $needed } Startspuke geben (Element „all“), für jeden Stapel einen; es sind { $found }.
error-edition-no-spook = Zeile { $line }: Es gibt keinen Spuk des Elements „{ $missing }“.
error-edition-name-taken = Zeile { $line }: „{ $found }“ steht hier zum zweiten Mal.
error-edition-no-imp = Zeile { $line }: Für die Teufelchen von „{ $missing }“ gibt es keinen Eintrag.
error-edition-pact-size = Zeile { $line }: „{ $entry }“ hat { $found } Elemente; es müssen { $least } bis { $most } sein.
error-edition-pact-twice = Zeile { $line }: Der Pakt „{ $found }“ steht hier zum zweiten Mal.
error-edition-few-pacts = Zeile { $line }: Es gibt { $found } Pakte; ein voller Tisch braucht { $needed }.
error-edition-scare-order = Zeile { $line }: „{ $entry }“ ist { $found }; die Zeilen der Schrecktabelle müssen aufeinander folgen, hier kommt { $needed }.

## Im Terminal

terminal-phase = Phase { $phase } von { $limit }, { $time }, Runde { $round }. Startspieler: { $seat }.
terminal-set-up = Aufbau.
terminal-legend = b blau, p violett, o orange, g grün, * beliebige Farbe; eine Zahl: Würfelchen, die dort liegen; + und -: bringt bei Tag, bei Nacht hervor; s erschrecken, i Teufelchen; # STOP; P1, P2: Figuren
terminal-player = { $seat } auf { $cell }: { $cubes }; { $horror } Grauen; Teufelchen: { $imps }; Stärke { $strength }
terminal-spooks = Spuke: { $spooks }
terminal-pact = dein Pakt: { $pact } (erfüllt: { $filled })
terminal-stack = { $element }: { $spook } { $day }/{ $night }, kostet { $price }; Karten: { $left }; Teufelchen: { $imps }
terminal-stack-empty = { $element }: kein Spuk mehr; Teufelchen: { $imps }
terminal-duel = Duell auf { $cell }: { $seat }; Würfel { $dice }; Erfolge { $first } zu { $second }
terminal-scare = Erschrecken auf { $cell }: Würfel { $dice }, zusammen { $total }; Stärke { $strength }, um { $off } daneben, das bringt { $reward }
terminal-plan = { $seat } plant { $arrows }
terminal-compose-path = Schreib bis zu { $arrows } Pfeile ab { $start }, etwa „n ne s“: n, ne, e, se, s, sw, w, nw. In einer Vorstadt angekommen, darfst du von einer anderen weiterziehen: „ne>e1“. Wo kein Schritt möglich ist: „*>e1“. „random“ plant zufällig.
terminal-compose-redirect = Dein Plan ist { $arrows }. Schreib „keep“ oder den ganzen neuen Weg, mit einem geänderten Pfeil oder einem mehr am Ende.
terminal-compose-reroll = Deine Würfel: { $dice }. Schreib „pass“, „reroll-horror 3“ für den Würfel, der 3 zeigt, oder „reroll-imp 3 5“ mit einem Teufelchen für beliebige deiner Würfel.
terminal-compose-bid = Wie viel Energie bietest du? 0 bis { $most }.
terminal-compose-bend = Deine Würfel: { $dice }. Schreib die Werte, die sie haben sollen; alle Änderungen zusammen dürfen höchstens { $budget } sein.
terminal-compose-turn = Wähl eine Nummer oder schreib: „collect“ (im Zentrum mit Farben), „trade blue blue energy for purple“, „trade ... for imp fire“ (mit einem Teufelchen „ with imp“ am Ende), „buy water with blue blue ...“.
terminal-compose-arrange = Schreib die Plättchen in Leserichtung, ab b5, oder „random“: { $tiles }
terminal-compose-prompt = Deine Wahl:
terminal-card-scare = Erschrecken, um { $off } daneben: { $count }
terminal-card-horror = Grauen: { $reroll } für einen neuen Wurf, { $cube } für ein Angstwürfelchen, { $imp } für ein Teufelchen, { $stop } für einen STOP, { $feed } für eine Mahlzeit
terminal-card-imps = Teufelchen: { $redirect } ändert einen Plan, { $reroll } würfelt neu, { $trade } tauscht günstiger, { $feed } zählt als Futter
terminal-card-spook = { $element }: { $spooks }
terminal-end-pact = { $seat }: { $pact }, erfüllt: { $filled }

## Wer gewinnt

study-pact = Pakte: wer gewinnt
study-tile = Vorstädte zu Beginn: wer gewinnt
study-spook = Spuke: wer gewinnt, unter denen, die gleich viele hatten
study-imps = Teufelchen: wer gewinnt, unter denen, die gleich viele Elemente hatten

opening-pact-title = Erhaltene Pakte
opening-pact = { $pact }
opening-suburb-title = Vorstädte zu Beginn
opening-suburb = { $tile }
opening-district-title = Erste Viertel
opening-district = { $tile }
opening-purchase-title = Zuerst gekaufte Spuke
opening-purchase = { $spook }
