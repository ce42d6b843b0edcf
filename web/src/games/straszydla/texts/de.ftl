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
stacks-title = Stapel
stack-name = { $element }
stack-price = kostet { $count }
stack-left = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
stack-none = leer
stack-imps = Teufelchen ({ $element }): { $count }

## Wählen

ask-take = Nimm einen Startspuk
ask-settle = Wo beginnst du?
ask-begin = Tag oder Nacht?
ask-unblock = Für Grauenwürfelchen einen STOP entfernen?
ask-retreat = Du bleibst. Wohin muss die andere Seite?
ask-retreat-choice = Du hast verloren. Wohin ziehst du dich zurück?
ask-colour = Welche Farbe sollen die Würfelchen haben?
ask-summon = Welchen Spuk rufst du herbei?
on-the-board = Wähle auf dem Plan oder hier:
choose-take = Nehmen
choose-summon = Herbeirufen
choose-begin = Beginn: { $time }
choose-pass = Alle STOPs liegen lassen
choose-colour = { $colour }
choose-let-choose = Wählen lassen und 1 Grauenwürfelchen nehmen
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
wait-duel-reroll = { $asked } darf neu werfen.
wait-bid = { $count ->
    [1] { $asked } bietet.
   *[other] { $asked } bieten.
}
wait-bend-duel = { $asked } ändert Würfel.
wait-retreat = { $asked } nennt den Rückzug.
wait-retreat-choice = { $asked } wählt den Rückzug.
wait-act = { $asked } handelt.
wait-scare-reroll = { $asked } erschreckt und darf neu werfen.
wait-bend-scare = { $asked } erschreckt und darf Würfel ändern.
wait-colour = { $asked } wählt eine Farbe.
wait-feed = { $asked } füttert.
wait-summon = { $asked } ruft einen Spuk herbei.

## Die Stadt auslegen

arrange-title = Leg die Stadt aus
arrange-help = Wähle zwei Felder, und sie tauschen die Plätze. Die Vorstädte und das Zentrum bleiben, wo sie sind.
arrange-take = kann verlegt werden
arrange-swap = tauscht den Platz mit dem gewählten Feld
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
plan-others = { $count ->
    [1] Noch plant: { $asked }. So lange kannst du ihn ändern.
   *[other] Noch planen: { $asked }. So lange kannst du ihn ändern.
}
plan-change = Plan ändern
walk-title = Die Pläne werden gezeigt: { $seat } zieht
walk-retreat = { $seat } zieht sich zurück
walk-skip = Überspringen

## Das Ende

end-title = Die Pakte liegen offen
end-won = hat gewonnen
end-facts = Stärke { $strength }, Grauen { $horror }
