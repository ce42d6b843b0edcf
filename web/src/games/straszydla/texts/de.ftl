# Was die Seiten bei Straszydła sagen, auf Deutsch.

## Die Stadt

town = Die Stadt
town-hint = Zeig auf ein Viertel, um zu lesen, was es ist.
board-being-laid = Der Gastgeber legt die Stadt aus …
district-tile = { $tile }
district-day = Tagviertel
district-night = Nachtviertel
district-both = Tag- und Nachtviertel
district-suburb = Vorstadt
district-produces = bringt { $count } Würfelchen ({ $colour })
district-scares = Schreck-Symbol
district-imps = Teufelchen-Symbol
district-cubes = { $count ->
    [1] 1 Würfelchen liegt hier ({ $colour })
   *[other] { $count } Würfelchen liegen hier ({ $colour })
}
district-stop = STOP
district-pawns = hier steht: { $seat }
target-step = kann der nächste Schritt sein
target-travel = hierhin kannst du weiterreisen
target-settle = hier kannst du beginnen
target-unblock = dieser STOP kann weg
target-retreat = möglicher Rückzug
cell-choice = { $tile } ({ $cell })

## Tag und Nacht

setting-up = Die Stadt wird aufgebaut
phase-day = Tag · Phase { $phase }
phase-night = Nacht · Phase { $phase }
round-of = Runde { $round } von { $of }
round-last = Runde { $round } von { $of }, die letzte
card-cubes = { $count ->
    [0] Kein Würfelchen mehr auf der Tag/Nacht-Karte
    [1] Noch 1 Würfelchen auf der Tag/Nacht-Karte
   *[other] Noch { $count } Würfelchen auf der Tag/Nacht-Karte
}
starts = { $seat } beginnt
steps = Was als Nächstes kommt
step-town = Stadt
step-take = Startspuke
step-settle = Vorstädte
step-begin = Tag oder Nacht
step-plan = Planen
step-move = Ziehen
step-duel = Duell
step-act = Handeln
step-stop = STOP
step-feed = Füttern
step-summon = Herbeirufen

## Was alle haben

players-title = Mitspielende
player-name = { $seat }
player-you = (du)
state-asked = wählt
state-plans = plant
state-planned = hat geplant
strength-sum = Stärke zusammen: { $count }
goods = Würfelchen und Teufelchen
goods-cubes = { $colour }: { $count }
goods-horror = Grauen: { $count }
goods-imps = Teufelchen ({ $element }): { $count }
spooks-title = Spuke
no-spooks = kein Spuk
spook-card = { $spook }, { $element }, Tag { $day }, Nacht { $night }
spook-fed = gefüttert
pact-yours = Dein Pakt: { $count } von { $of } erfüllt
pact-of = Pakt von { $seat }: { $count } von { $of } erfüllt
pact-filled = { $element }: { $spook }
pact-open = { $element }: noch offen
goal = Du gewinnst, wenn am Ende eines Tages oder einer Nacht gefütterte Spuke deinen Pakt erfüllen.
food-ahead = { $when ->
    [day] Am Ende dieses Tages fressen deine Spuke { $count ->
        [one] ein Würfelchen.
       *[other] { $count } Würfelchen.
    }
   *[night] Am Ende dieser Nacht fressen deine Spuke { $count ->
        [one] ein Würfelchen.
       *[other] { $count } Würfelchen.
    }
}
just-now = Gerade eben
stacks-title = Stapel
stack-name = { $element }
stack-price = kostet { $count }
stack-left = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
stack-none = leer
stack-taken = sein Startspuk ist vergeben
stack-imps = Teufelchen ({ $element }): { $count }

## Wählen

ask-take = Nimm einen Startspuk
ask-settle = Wo beginnst du?
ask-begin = Tag oder Nacht?
ask-unblock = Für { $count } Grauen einen STOP entfernen?
ask-summon = Welchen Spuk rufst du herbei?
hint-take = Er kostet nichts. Ein Startspuk steht im Pakt für ein beliebiges Element und frisst Würfelchen einer beliebigen Farbe.
hint-begin = Die Viertel dieser Tageszeit bekommen zuerst ihre Würfelchen, und Spuke zählen mit ihrer Stärke zu dieser Zeit.
hint-summon = Er kostet nichts und bringt Energie in Höhe seiner jetzigen Stärke mit. Am Ende der nächsten Phase will er fressen.
on-the-board = Wähle auf dem Spielplan oder hier:
choose-take = Nehmen
choose-summon = Herbeirufen
choose-begin = Beginn: { $time }
choose-pass = Alle STOPs liegen lassen
choose-let-choose = Wählen lassen und { $count } Grauen nehmen
wait-arrange = { $asked } legt die Stadt aus.
wait-take = { $asked } nimmt einen Startspuk.
wait-settle = { $asked } wählt eine Vorstadt.
wait-begin = { $asked } wählt Tag oder Nacht.
wait-unblock = { $asked } darf einen STOP entfernen.
wait-plan = { $count ->
    [1] { $asked } plant.
   *[other] { $asked } planen.
}
wait-move = { $asked } darf den Plan mit einem Teufelchen ändern.
wait-summon = { $asked } ruft einen Spuk herbei.

## Die Stadt auslegen

arrange-title = Leg die Stadt aus
arrange-help = Wähle zwei Felder, und sie tauschen die Plätze. Die Vorstädte und das Zentrum bleiben, wo sie sind.
arrange-take = kann verlegt werden
arrange-swap = tauscht den Platz mit dem gewählten Feld
arrange-held = gewählt; noch einmal wählen, und es bleibt hier
arrange-shuffle = Mischen
arrange-done = Die Stadt ist fertig

## Planen

plan-title = Plane deinen Weg
plan-help = { $count ->
    [1] Ein Pfeil, geheim. Tippe ein Nachbarviertel an oder zeichne.
   *[other] Ein bis { $count } Pfeile, geheim. Tippe Viertel nacheinander an oder zeichne von deiner Figur aus.
}
redirect-title = Dein Luftteufelchen kann den Weg ändern
redirect-help = Bleib beim Plan, oder zeichne ihn neu, mit einem anderen Pfeil oder einem mehr am Ende.
arrows-used = { $count } von { $of } Pfeilen benutzt
leg-step = nach { $tile } ({ $cell })
leg-travel = weiterreisen nach { $tile } ({ $cell })
plan-ends = Endet hier: { $tile } ({ $cell }).
plan-empty = Du stehst hier: { $tile } ({ $cell }).
travel-to = Weiterreisen, ohne Pfeil, nach:
stuck-to = Von hier ist kein Schritt möglich. Lass dich bringen nach:
plan-ready = Der Plan steht
redirect-go = Teufelchen benutzen, diesen Weg gehen
plan-keep = Beim Plan bleiben
step-back = Einen Schritt zurück
start-over = Von vorn
plan-keys = Tasten: Q W E, A D, Y X C oder der Ziffernblock zeichnen; Pfeiltasten und Eingabe wählen ein Viertel; S oder Rücktaste geht zurück.
plan-stands = Dein Plan steht
plan-change = Plan ändern
walk-title = Die Pläne werden gezeigt
walk-retreat = Ein Rückzug
walk-moves = { $seat } zieht.
walk-retreats = { $seat } zieht sich zurück.
plan-others = { $count ->
    [one] { $asked } plant noch.
   *[other] Noch planen: { $asked }.
}
plan-others-change = { $count ->
    [one] { $asked } plant noch; so lange kannst du deinen ändern.
   *[other] Noch planen: { $asked }. So lange kannst du deinen ändern.
}
walk-skip = Überspringen

## Das Ende

end-title = Die Pakte liegen offen
end-winners = Gewonnen: { $seat }.
end-won = hat gewonnen
end-facts = Stärke { $strength }, Grauen { $horror }

## Die Szenen: Duelle, Erschrecken, Züge, Füttern

turn-name = { $seat }
turn-you = du
turn-cubes = { $hue ->
    [blue] { $count ->
        [one] { $count } blaues Würfelchen
       *[other] { $count } blaue Würfelchen
    }
    [purple] { $count ->
        [one] { $count } violettes Würfelchen
       *[other] { $count } violette Würfelchen
    }
    [orange] { $count ->
        [one] { $count } oranges Würfelchen
       *[other] { $count } orange Würfelchen
    }
    [green] { $count ->
        [one] { $count } grünes Würfelchen
       *[other] { $count } grüne Würfelchen
    }
    [energy] { $count ->
        [one] { $count } Energiewürfelchen
       *[other] { $count } Energiewürfelchen
    }
   *[any] { $count ->
        [one] { $count } Würfelchen beliebiger Farbe
       *[other] { $count } Würfelchen beliebiger Farbe
    }
}
turn-imp = { $kind ->
    [water] Wasserteufelchen
    [air] Luftteufelchen
    [fire] Feuerteufelchen
   *[earth] Erdteufelchen
}

duel-title = Duell: { $tile } ({ $cell })
duel-strength = Stärke { $count }
duel-third-die = stärker: ein Würfel mehr
duel-arrived-first = kam zuerst an
duel-dice-of = Würfel von { $seat }
duel-pairs = Die Würfel in Paaren
duel-pair-won = { $first } gegen { $second }: Erfolg für { $seat }
duel-pair-equal = { $first } gegen { $second }: für niemanden ein Erfolg
duel-pair-alone = { $first } ohne Gegenüber: Erfolg für { $seat }
duel-score = Erfolge: { $seat } { $first }, { $asked } { $second }.
duel-stays-successes = So bleibt { $seat }: mehr Erfolge.
duel-stays-before = So bleibt { $seat }: Gleichstand, und vor der Energie waren diese Würfel besser.
duel-stays-arrival = So bleibt { $seat }: Gleichstand, aber zuerst angekommen.
duel-won-successes = { $seat } bleibt: mehr Erfolge.
duel-won-before = { $seat } bleibt: Gleichstand, und vor der Energie waren diese Würfel besser.
duel-won-arrival = { $seat } bleibt: Gleichstand, aber zuerst angekommen.
duel-stays = bleibt
duel-goes = muss gehen
duel-rerolls = darf neu werfen
duel-bends = darf Würfel ändern
duel-thinks = überlegt
duel-has-bid = hat geboten
duel-bid-shown = Gebot: { $count }
duel-wait-roll = Die Würfel rollen …
duel-wait-reroll = { $seat } darf Würfel neu werfen oder sie behalten.
duel-ask-reroll = Willst du einige deiner Würfel neu werfen?
duel-wait-bid = Geheime Gebote. Noch am Überlegen: { $seat }.
duel-ask-bid = Biete geheim Energie. Wer mehr bietet, darf Würfel um den Unterschied ändern; alles Gebotene ist ausgegeben.
duel-wait-bend = { $seat } hat { $count } mehr geboten und darf Würfel um so viel ändern.
duel-ask-bend = { $count ->
    [one] Du hast eins mehr geboten: Verschieb einen deiner Würfel um 1.
   *[other] Du hast { $count } mehr geboten: Verschieb deine Würfel um insgesamt bis zu { $count }.
}
duel-wait-retreat = { $seat } nennt ein Viertel, in das { $asked } sich zurückzieht, oder überlässt die Wahl und nimmt { $count } Grauen.
duel-ask-retreat = Du bleibst! Wähl auf dem Spielplan, wohin { $asked } geht, oder überlass die Wahl und nimm { $count } Grauen.
duel-wait-choice = { $seat } wählt den Rückzug.
duel-ask-choice = Du musst gehen. Wähl auf dem Spielplan, wohin.
duel-die = Würfel { $number }: { $die }
duel-die-less = Würfel { $number }: eins weniger
duel-die-more = Würfel { $number }: eins mehr
duel-die-was = war { $die }
duel-choose-dice = Tippe die Würfel an, die du neu werfen willst.
duel-chosen = Gewählt: { $dice }
duel-reroll-horror = Einen Würfel neu werfen für { $count } Grauen
duel-no-horror = Zu wenig Grauen, um neu zu werfen
duel-reroll-imp = { $count ->
    [0] Beliebige Würfel neu werfen: { turn-imp }
    [one] Einen Würfel neu werfen: { turn-imp }
   *[other] { $count } Würfel neu werfen: { turn-imp }
}
duel-no-imp = Du hast kein { turn-imp }
duel-pass = Würfel behalten
duel-bid-label = Energie, die du bietest, bis { $most }
duel-bid-less = Eins weniger bieten
duel-bid-more = Eins mehr bieten
duel-bid-left = du behältst { $count } Energie
duel-bid-send = { $count ->
    [0] Nichts bieten
   *[other] { $count } Energie bieten
}
duel-need-more = Um zu bleiben, musst du mindestens { $count } mehr bieten als { $seat }.
duel-need-other = Wie die Würfel liegen, bleibst du. { $seat } muss { $count } mehr bieten als du, um das zu wenden.
duel-safe = Wie die Würfel liegen, bleibst du, und { $seat } hat zu wenig Energie, um das zu wenden.
duel-hopeless = Deine Energie reicht nicht, um das zu wenden.
duel-budget-left = noch { $count } von { $most } Schritten
duel-bend-reset = Wie zuvor
duel-bend-nothing = Nichts ändern
duel-bend-send = Würfel so stellen

scare-title = Erschrecken: { $tile } ({ $cell })
scare-ask-reroll = Willst du Würfel neu werfen, bevor du Energie ausgibst?
scare-wait-reroll = { $seat } darf Würfel neu werfen.
scare-ask-bend = Bring die Summe deiner Würfel nah an deine Stärke. Jeder Schritt kostet eine Energie.
scare-wait-bend = { $seat } darf Würfel mit Energie ändern.
scare-ask-colour = { $count ->
    [one] In welcher Farbe nimmst du das Würfelchen?
   *[other] In welcher Farbe nimmst du die { $count } Würfelchen?
}
scare-wait-colour = { $seat } wählt eine Farbe.
scare-total = Würfel
scare-strength = Stärke
scare-exact = Genau { $total }: { turn-cubes }.
scare-off-by = { $count ->
    [0] { $total }, um { $off } daneben: keine Würfelchen.
   *[other] { $total }, um { $off } daneben: { turn-cubes }.
}
scare-cost = kostet { $count } Energie, noch { $left } übrig
scare-gains = +{ $count } Grauen für die Sechser
scare-loses = −{ $count } Grauen für die Einser
scare-table = Was das Erschrecken bringt
scare-off = daneben um
scare-brings = Würfelchen
scare-or-more = { $count } oder mehr
scare-take = { turn-cubes } nehmen
scare-take-nothing = So lassen: keine Würfelchen

turn-title = Zug: { $tile } ({ $cell })
turn-ask = Du bist dran. Was tust du hier?
turn-wait = { $seat } handelt hier.
turn-here = In diesem Viertel
turn-collect = Einsammeln
turn-lies = Hier liegt: { turn-cubes }
turn-nothing-lies = hier liegen keine Würfelchen
turn-which-colours = In welchen Farben?
turn-summon = Teufelchen rufen
turn-imp-any = von beliebigem Element
turn-no-imp-here = kein Teufelchen-Symbol hier
turn-stacks-empty = der Stapel ist leer
turn-scare = Erschrecken
turn-scare-with = { $count ->
    [one] ein Würfel, Stärke { $strength }
   *[other] { $count } Würfel, Stärke { $strength }
}
turn-no-scare-here = kein Schreck-Symbol hier
turn-no-spooks = ohne Spuke erschrickt niemand
turn-done = in dieser Runde getan
turn-trade = Tauschen
turn-cubes-held = { $count ->
    [one] ein Würfelchen
   *[other] { $count } Würfelchen
}
turn-buy = Spuk kaufen
turn-affordable = { $count ->
    [0] keiner bezahlbar
    [one] einer bezahlbar
   *[other] { $count } bezahlbar
}
turn-horror = Grauen
turn-horror-held = { $count } Grauen
turn-horror-cost = kostet { $count } Grauen:
turn-horror-reroll = einen deiner Würfel neu werfen
turn-horror-cube = ein Angstwürfelchen beliebiger Farbe
turn-horror-imp = das oberste Teufelchen eines beliebigen Stapels
turn-horror-stop = einen STOP entfernen
turn-horror-feed = einen Spuk füttern
turn-horror-with-dice = wenn gewürfelt wird
turn-horror-before-planning = vor dem Planen
turn-horror-when-feeding = beim Füttern
turn-horror-in-list = in der Liste deiner Spuke
turn-horror-short = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
turn-imps = Deine Teufelchen
turn-imps-held = { $count ->
    [0] keines
    [one] ein Teufelchen
   *[other] { $count } Teufelchen
}
turn-imps-help = Jedes Teufelchen kannst du gegen ein Angstwürfelchen seiner Farbe eintauschen.
turn-imps-none = Du hast keine Teufelchen.
turn-imps-own = { $count } × { turn-imp }
turn-swap = eintauschen gegen eins
turn-end = Zug beenden
turn-end-anyway = Trotzdem beenden
turn-go-back = Zurück
turn-left-cubes = Du hast nicht eingesammelt: { turn-cubes }.
turn-left-imp = Du könntest hier noch ein Teufelchen rufen.
turn-left-scare = Du könntest hier noch erschrecken.

trade-help = Tippe { $count } Würfelchen in die Schale, dann wähl, wofür.
trade-give = Würfelchen, die du gibst
trade-put = { $colour }, noch { $count }: eins in die Schale
trade-back = { $colour }: aus der Schale
trade-bowl = { $count } von { $most }
trade-for = gegen eins von diesen:
trade-with-imp = { turn-imp }: nur { $count } Würfelchen
trade-do = Tauschen
trade-from-plates = { $count ->
    [one] Eins davon werden deine Spuke fressen wollen.
   *[other] { $count } davon werden deine Spuke fressen wollen.
}
trade-none = Du hast zu wenige Würfelchen zum Tauschen.

buy-left = { $count ->
    [one] Du darfst in dieser Phase noch einen Spuk kaufen.
   *[other] Du darfst in dieser Phase noch { $count } Spuke kaufen.
}
buy-none-left = in dieser Phase schon gekauft
buy-which = Welcher Spuk?
buy-strengths = Tag { $day }, Nacht { $night }
buy-price = { $count } Würfelchen
buy-empty = der Stapel ist leer
buy-too-dear = { $count ->
    [one] ein Würfelchen fehlt
   *[other] { $count } Würfelchen fehlen
}
buy-pay = { $count } Würfelchen zum Bezahlen; was deine Spuke nicht brauchen, liegt bereit.
buy-brings = Er bringt { $count } Energie mit.
buy-hungry = Auch er muss jetzt gefüttert werden.
buy-do = { $spook } für { $count } Würfelchen kaufen

feeding-title = { $when ->
    [day] Der Tag ist vorbei: Füttern
   *[night] Die Nacht ist vorbei: Füttern
}
feeding-ask = Füttere deine Spuke. Wer hungrig bleibt, verlässt das Spiel.
feeding-wait = { $seat } füttert.
feeding-nobody = Keine Spuke, kein Hunger.
feeding-all-fed = Alle sind satt.
feeding-sum = { $count ->
    [one] Ein hungriger Spuk frisst { $need } Würfelchen.
   *[other] { $count } hungrige Spuke fressen zusammen { $need } Würfelchen.
}
feeding-missing = { $count ->
    [one] Ein Würfelchen der richtigen Farbe fehlt.
   *[other] { $count } Würfelchen der richtigen Farben fehlen.
}
feeding-enough = Es reicht für alle.
feeding-eats = { $hue ->
    [any] frisst { $count } von einer Farbe
   *[other] frisst { turn-cubes }
}
feeding-fed = satt
feeding-ready = hungrig; es reicht
feeding-short = es fehlt: { turn-cubes }
feeding-some = { $count } { $colour }
feeding-feed = Füttern:
feeding-trade = { $imp ->
    [true] Mit Teufelchen tauschen: { $given } gegen ein { feeding-hue }
   *[false] Tauschen: { $given } gegen ein { feeding-hue }
}{ feeding-of }
feeding-hue = { $hue ->
    [blue] blaues
    [purple] violettes
    [orange] oranges
   *[green] grünes
}
feeding-of = { $count ->
    [one] { "" }
   *[other] { "" } (das erste von { $count })
}
feeding-trade-short = Tauschen würde { $need } Würfelchen kosten, die niemand braucht; du hast { $count }.
feeding-no-way = Nichts, was du hast, macht ihn satt.
feeding-end = Fertig
feeding-end-hungry = Nicht mehr füttern
feeding-leave = { $count ->
    [one] { $spook } bleibt hungrig und verlässt das Spiel.
   *[other] { $spook } bleiben hungrig und verlassen das Spiel.
}
open-pacts = Alle Pakte
headed-here = { $seat } kommt hierher: { $chance }
