# Was die Seiten bei Straszydła sagen, auf Deutsch.

## Die Stadt

town = Die Stadt
board-being-laid = Der Gastgeber legt die Stadt aus …
# On a page the town is seen: its districts need no list.
event-board-laid = Die Stadt liegt aus.
district-tile = { $tile }
district-day = Tagviertel
district-night = Nachtviertel
district-both = Tag- und Nachtviertel
district-suburb = Vorstadt
district-produces = bringt { COUNT($count, $colour, "accusative") }
district-scares = Schreck-Symbol
district-imps = Teufelchen-Symbol
district-cubes = { $count ->
    [1] hier liegt { COUNT($count, $colour) }
   *[other] hier liegen { COUNT($count, $colour) }
}
district-stop = STOP
district-pawns = hier steht: { LIST($seat) }
target-step = kann der nächste Schritt sein
target-travel = hierhin kannst du weiterreisen
target-settle = hier kannst du beginnen
target-unblock = diesen STOP kannst du entfernen
target-retreat = möglicher Rückzug
target-retreat-duel = möglicher Rückzug, in ein Duell: { LIST($seat) }

## Tag und Nacht

setting-up = Die Stadt wird aufgebaut
phase-day = Tag · Phase { $phase }
phase-night = Nacht · Phase { $phase }
round-of = Runde { $round } von { $of }
round-last = Runde { $round } von { $of }, die letzte

## Was alle haben

players-title = Mitspielende
player-name = { $seat }
state-plans = plant
state-planned = hat geplant
strength-sum = Stärke zusammen: { $count }
goods = Steine und Teufelchen
goods-label = Steine:
goods-cubes = { $colour }: { $count }
goods-horror = Grauen: { $count }
goods-imps = { FORM($element, "imp") }: { $count }
spooks-title = Spukgestalten
no-spooks = keine Spukgestalt
spooks-of-pact = Spukgestalten: { $count } von { $of }
spook-card = { $spook }, { $element }, Tag { $day }, Nacht { $night }
spook-by = { $when ->
    [day] Am Tag: Stärke { $count }, { feeding-eats }.
   *[night] In der Nacht: Stärke { $count }, { feeding-eats }.
}
spook-fed = satt
pact-yours = Dein Pakt: { $count } von { $of } erfüllt
pact-of = Pakt von { $seat }: { $count } von { $of } erfüllt
pact-filled = { $element }: { $spook }
pact-stands-in = { $spook } steht für { $element }. Eine Startgestalt darf für jedes Element stehen.
pact-open = { $element }: noch offen
goal = Du gewinnst, wenn am Ende eines Tages oder einer Nacht satte Spukgestalten deinen Pakt erfüllen.
food-ahead = { $when ->
    [day] Am Ende dieses Tages fressen deine Spukgestalten { $count ->
        [one] einen Stein.
       *[other] { $count } Steine.
    }
   *[night] Am Ende dieser Nacht fressen deine Spukgestalten { $count ->
        [one] einen Stein.
       *[other] { $count } Steine.
    }
}
stacks-title = Stapel
stack-name = { $element }
stack-price = kostet { $count }
stack-left = { $count ->
    [1] 1 Karte
   *[other] { $count } Karten
}
stack-none = leer
stack-imps = { FORM($element, "imp") }: { $count }

## Wählen

ask-take = Nimm eine Startgestalt
ask-settle = Wo beginnst du?
ask-begin = Tag oder Nacht?
ask-unblock = Für { COUNT($count, "cube-horror", "accusative") } einen STOP entfernen?
ask-summon = Welche Spukgestalt rufst du herbei?
hint-take = Deine erste Spukgestalt kostet nichts. Startgestalten sind alle gleich: Sie fressen jede Farbe und passen an jede Stelle deines Pakts.
hint-settle = Deine Startgestalt steht in deinem Pakt für ein Element, das dort noch fehlt.
hint-begin = Die Viertel dieser Tageszeit bekommen zuerst ihre Steine, und ihre Stärke gilt bei den Spukgestalten.
hint-summon = Sie kostet nichts und bringt so viel Energie mit, wie sie gerade stark ist. Am Ende der nächsten Phase will sie fressen.
on-the-board = Wähl auf dem Spielplan.
choose-take = Nehmen
choose-summon = Herbeirufen
choose-begin = Beginn: { $time }
choose-pass = Alle STOPs liegen lassen
choose-let-choose = Die andere Seite wählen lassen und { COUNT($count, "cube-horror", "accusative") } nehmen
wait-arrange = { CODE($asked) ->
    [you] Du legst die Stadt aus.
   *[other] { $asked } legt die Stadt aus.
}
wait-take = { CODE($asked) ->
    [you] Du nimmst eine Startgestalt.
   *[other] { $asked } nimmt eine Startgestalt.
}
wait-settle = { CODE($asked) ->
    [you] Du wählst eine Vorstadt.
   *[other] { $asked } wählt eine Vorstadt.
}
wait-begin = { CODE($asked) ->
    [you] Du wählst Tag oder Nacht.
   *[other] { $asked } wählt Tag oder Nacht.
}
wait-unblock = { CODE($asked) ->
    [you] Du darfst einen STOP entfernen.
   *[other] { $asked } darf einen STOP entfernen.
}
wait-plan = { CODE($asked) ->
    [you] Du planst.
    [you-too] { START($asked) } plant.
   *[other] { $count ->
        [one] { $asked } plant.
       *[other] { LIST($asked) } planen.
    }
}
wait-move = { CODE($asked) ->
    [you] Du darfst den Plan mit einem Teufelchen ändern.
   *[other] { $asked } darf den Plan mit einem Teufelchen ändern.
}
wait-summon = { CODE($asked) ->
    [you] Du rufst eine Spukgestalt herbei.
   *[other] { $asked } ruft eine Spukgestalt herbei.
}

## Die Stadt auslegen

arrange-title = Leg die Stadt aus
arrange-help = Wähl zwei Viertel, dann tauschen sie die Plätze. Die Vorstädte und das Zentrum bleiben, wo sie sind.
arrange-take = kann verlegt werden
arrange-swap = tauscht den Platz mit dem gewählten Viertel
arrange-held = gewählt; drück noch einmal, dann bleibt es hier
arrange-shuffle = Mischen
arrange-done = Die Stadt ist fertig

## Planen

plan-title = Plane deinen Weg
plan-help = { $count ->
    [1] Du hast einen Pfeil, und niemand sieht ihn. Tippe ein Nachbarviertel an oder zeichne.
   *[other] Du hast bis zu { $count } Pfeile, und niemand sieht sie. Tippe Viertel nacheinander an oder zeichne von deiner Figur aus.
}
plan-last = { $when ->
    [day] Der letzte Weg dieses Tages
   *[night] Der letzte Weg dieser Nacht
}: Erfüllt niemand einen Pakt, entscheidet sein Ende, von welchem Element deine neue Spukgestalt ist.
plan-new-spook = Neue Spukgestalt: { $spook }, wenn sie dann noch oben liegt
redirect-title = Dein Luftteufelchen kann den Weg ändern
redirect-help = Mit deinem Luftteufelchen darfst du einen Pfeil ändern oder am Ende einen anhängen. Oder du bleibst beim Plan.
arrows-used = { $count } von { $of } Pfeilen verbraucht
leg-step = Schritt: { $tile } ({ $cell })
leg-travel = Weiterreise: { $tile } ({ $cell })
plan-ends = Endet hier: { $tile }.
plan-empty = Du stehst hier: { $tile }.
plan-ready = Der Plan steht
redirect-go = Mit dem Teufelchen diesen Weg gehen
plan-keep = Beim Plan bleiben
step-back = Einen Schritt zurück
plan-keys = Tasten: Q W E, A D, Y X C oder der Ziffernblock zeichnen; Pfeiltasten und Eingabetaste wählen ein Viertel; S oder die Rücktaste nimmt einen Schritt zurück.
plan-stands = Dein Plan steht
plan-change = Plan ändern
plan-others = { CODE($asked) ->
    [you] Du planst noch.
    [you-too] { START($asked) } plant noch.
   *[other] { $count ->
        [one] { $asked } plant noch.
       *[other] { LIST($asked) } planen noch.
    }
}
plan-others-change = { CODE($asked) ->
    [you] Du kannst deinen Plan noch ändern.
    [you-too] { START($asked) } plant noch. Du kannst deinen Plan ändern.
   *[other] { $count ->
        [one] { $asked } plant noch; so lange kannst du deinen Plan ändern.
       *[other] { LIST($asked) } planen noch; so lange kannst du deinen Plan ändern.
    }
}

## Das Ende

end-title = Die Pakte liegen offen
end-winners = Gewonnen: { LIST($seat) }.
pact-won = Gewonnen!
end-facts = Stärke { $strength }, Grauen { $horror }

## Die Szenen: Duelle, Erschrecken, Züge, Füttern

turn-name = { $seat }
turn-imp = { FORM($element, "imp") }

scene-skip = Tippen überspringt
duel-title = Duell: { $tile }
duel-strength = Stärke { $count }
duel-third-die = stärker: ein Würfel mehr
duel-arrived-first = war zuerst da
duel-dice-of = { CODE($seat) ->
    [you] Deine Würfel
   *[other] Würfel von { $seat }
}
duel-pairs = Die Würfel in Paaren
duel-pair-won = { CODE($seat) ->
    [you] { $first } gegen { $second }: Erfolg für dich
   *[other] { $first } gegen { $second }: Erfolg für { $seat }
}
duel-pair-equal = { $first } gegen { $second }: für niemanden ein Erfolg
duel-pair-alone = { CODE($seat) ->
    [you] { $first } ohne Gegenüber: Erfolg für dich
   *[other] { $first } ohne Gegenüber: Erfolg für { $seat }
}
duel-score = Erfolge: { CODE($seat) ->
    [you] du
   *[other] { $seat }
} { $first }, { CODE($asked) ->
    [you] du
   *[other] { $asked }
} { $second }.
duel-successes = Erfolge
duel-star = ★ für den höheren Würfel jedes Paars und für einen allein
duel-stays-successes = { CODE($seat) ->
    [you] So bleibst du: mehr Erfolge.
   *[other] So bliebe { $seat }: mehr Erfolge.
}
duel-stays-before = { CODE($seat) ->
    [you] So bleibst du: Gleichstand, aber vor der Energie warst du vorn.
   *[other] So bliebe { $seat }: Gleichstand, aber vor der Energie vorn.
}
duel-stays-arrival = { CODE($seat) ->
    [you] So bleibst du: Gleichstand, aber du warst zuerst da.
   *[other] So bliebe { $seat }: Gleichstand, aber zuerst da.
}
duel-won-successes = { CODE($seat) ->
    [you] Du bleibst: mehr Erfolge.
   *[other] { $seat } bleibt: mehr Erfolge.
}
duel-won-before = { CODE($seat) ->
    [you] Du bleibst: Gleichstand, aber vor der Energie warst du vorn.
   *[other] { $seat } bleibt: Gleichstand, aber vor der Energie vorn.
}
duel-won-arrival = { CODE($seat) ->
    [you] Du bleibst: Gleichstand, aber du warst zuerst da.
   *[other] { $seat } bleibt: Gleichstand, aber zuerst da.
}
duel-stays = bleibt
duel-goes = muss gehen
duel-rerolls = darf neu würfeln
duel-bends = darf Würfel ändern
duel-thinks = überlegt
duel-has-bid = hat geboten
duel-bid-shown = Gebot: { $count }
duel-wait-roll = Die Würfel rollen …
duel-wait-reroll = { CODE($seat) ->
    [you] Du darfst neu würfeln oder die Würfel behalten.
   *[other] { $seat } darf neu würfeln oder die Würfel behalten.
}
duel-ask-reroll = Willst du einige deiner Würfel neu würfeln?
duel-wait-bid = Geheime Gebote. Es fehlt noch: { LIST($seat) }.
duel-ask-bid = Biete geheim Energie. Wer mehr bietet, darf die eigenen Würfel um den Unterschied ändern; alles Gebotene ist weg.
duel-wait-bend = { CODE($seat) ->
    [you] Du hast { $count } mehr geboten und darfst deine Würfel um so viel ändern.
   *[other] { $seat } hat { $count } mehr geboten und darf die eigenen Würfel um so viel ändern.
}
duel-ask-bend = { $count ->
    [one] Du hast 1 mehr geboten: Du darfst einen deiner Würfel um 1 ändern.
   *[other] Du hast { $count } mehr geboten: Du darfst deine Würfel um insgesamt { $count } ändern.
}
duel-wait-retreat = { CODE($asked) ->
    [you] { $seat } nennt das Viertel, in das du dich zurückziehst, oder überlässt dir die Wahl und nimmt { COUNT($count, "cube-horror", "accusative") }.
   *[other] { $seat } nennt das Viertel, in das { $asked } sich zurückzieht, oder überlässt die Wahl und nimmt { COUNT($count, "cube-horror", "accusative") }.
}
duel-ask-retreat = { $asked } muss gehen: Hier handelt nur eine Seite. Wähl ein leuchtendes Viertel, oder überlass die Wahl und nimm { COUNT($count, "cube-horror", "accusative") }.
duel-wait-choice = { CODE($seat) ->
    [you] Du wählst den Rückzug.
   *[other] { $seat } wählt den Rückzug.
}
duel-you-won = Du hast das Duell gewonnen
duel-you-lost = Du hast das Duell verloren
duel-ask-choice = Hier handelt nur eine Seite. Geh in ein leuchtendes Viertel und handle dort, das kostet nichts. Steht da jemand, gibt es ein neues Duell.
duel-die = Würfel { $number }: { $die }
duel-die-less = Würfel { $number }: eins weniger
duel-die-more = Würfel { $number }: eins mehr
duel-die-was = vorher { $die }
duel-choose-dice = Tippe die Würfel an, die du neu würfeln willst.
duel-chosen = Gewählt: { $dice }
duel-reroll-horror = Einen Würfel für { COUNT($count, "cube-horror", "accusative") } neu würfeln
duel-no-horror = Zu wenige Grauensteine, um neu zu würfeln
duel-reroll-imp = { $count ->
    [0] Beliebige Würfel neu würfeln: { turn-imp }
    [one] Einen Würfel neu würfeln: { turn-imp }
   *[other] { $count } Würfel neu würfeln: { turn-imp }
}
reroll-one = Einen neu würfeln
reroll-any = Beliebige neu würfeln
duel-no-imp = Du hast kein { FORM($element, "imp") }
duel-pass = Würfel behalten
duel-bid-label = Dein Gebot in Energiesteinen, höchstens { $most }
duel-bid-less = Eins weniger bieten
duel-bid-more = Eins mehr bieten
duel-bid-left = danach hast du noch { COUNT($count, "colour-energy", "accusative") }
duel-bid-send = { $count ->
    [0] Nichts bieten
   *[other] { COUNT($count, "colour-energy", "accusative") } bieten
}
duel-need-more = Um zu bleiben, musst du mindestens { $count } mehr bieten als { $seat }.
duel-need-other = Wie die Würfel liegen, bleibst du. { $seat } muss { $count } mehr bieten als du, um das Duell zu drehen.
duel-safe = Wie die Würfel liegen, bleibst du, und { $seat } hat zu wenig Energie, um das Duell zu drehen.
duel-need-too-much = Um zu bleiben, müsstest du { $count } mehr bieten als { $seat }, und du hast nur { COUNT($most, "colour-energy", "accusative") }.
duel-hopeless = Keine Energie dreht das Duell: Was deine Würfel auch zeigen, du musst gehen.
duel-budget-left = noch { $count } von { $most } Schritten
duel-bend-reset = Wie zuvor
duel-bend-nothing = Nichts ändern
duel-bend-send = Würfel so stellen

scare-title = Erschrecken: { $tile }
scare-ask-reroll = Willst du neu würfeln, bevor du Energie ausgibst?
scare-wait-reroll = { CODE($seat) ->
    [you] Du darfst neu würfeln.
   *[other] { $seat } darf neu würfeln.
}
scare-ask-bend = Bring die Summe deiner Würfel möglichst nah an deine Stärke. Jeder Schritt kostet einen Energiestein.
scare-wait-bend = { CODE($seat) ->
    [you] Du darfst mit Energie Würfel ändern.
   *[other] { $seat } darf mit Energie Würfel ändern.
}
scare-ask-colour = { $count ->
    [one] In welcher Farbe nimmst du den Stein?
   *[other] In welcher Farbe nimmst du die { $count } Steine?
}
scare-wait-colour = { CODE($seat) ->
    [you] Du wählst eine Farbe.
   *[other] { $seat } wählt eine Farbe.
}
scare-total = Würfel
scare-strength = Stärke
scare-exact = { $total }, genau getroffen: { COUNT($count, $colour) }.
scare-off-by = { $count ->
    [0] { $total }, um { $off } daneben: keine Steine.
   *[other] { $total }, um { $off } daneben: { COUNT($count, $colour) }.
}
scare-cost = kostet { COUNT($count, "colour-energy", "accusative") }, noch { $left } übrig
scare-gains = +{ COUNT($count, "cube-horror", "accusative") } für die Sechser
scare-loses = −{ COUNT($count, "cube-horror", "accusative") } für die Einser
scare-table = Was das Erschrecken bringt
scare-off = daneben um
scare-brings = Steine
scare-take = Nehmen: { COUNT($count, $colour, "accusative") }
scare-take-nothing = So lassen: keine Steine

turn-title = Zug: { $tile }
turn-ask = Was tust du hier?
turn-wait = { CODE($seat) ->
    [you] Du bist hier am Zug.
   *[other] { $seat } handelt hier.
}
turn-here = In diesem Viertel
turn-collect = Einsammeln
turn-lies = Hier liegt: { COUNT($count, $colour) }
turn-nothing-lies = hier liegen keine Steine
turn-which-colours = In welchen Farben?
turn-summon = Teufelchen rufen
turn-imp-any = Element nach Wahl
turn-no-imp-here = hier ist kein Teufelchen-Symbol
turn-stacks-empty = der Stapel ist leer
turn-scare = Erschrecken
turn-scare-with = { $count ->
    [one] ein Würfel, Stärke { $strength }
   *[other] { $count } Würfel, Stärke { $strength }
}
turn-no-scare-here = hier ist kein Schreck-Symbol
turn-no-spooks = ohne Spukgestalten erschrickt niemand
turn-done = in dieser Runde schon getan
turn-trade = Tauschen
turn-cubes-held = { $count ->
    [one] ein Stein
   *[other] { $count } Steine
}
turn-buy = Spukgestalt kaufen
turn-affordable = { $count ->
    [0] keine bezahlbar
    [one] eine bezahlbar
   *[other] { $count } bezahlbar
}
turn-horror = Grauen
turn-horror-held = { COUNT($count, "cube-horror") }
turn-horror-cost = kostet { COUNT($count, "cube-horror", "accusative") }:
turn-horror-reroll = einen deiner Würfel neu würfeln
turn-horror-cube = ein Angststein beliebiger Farbe
turn-horror-imp = das oberste Teufelchen eines beliebigen Stapels
turn-horror-stop = einen STOP entfernen
turn-horror-feed = eine Spukgestalt füttern
turn-horror-with-dice = wenn gewürfelt wird
turn-horror-before-planning = vor dem Planen
turn-horror-when-feeding = beim Füttern
turn-horror-in-list = wähl die Spukgestalt am Tisch
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
turn-imps-help = Jedes Teufelchen kannst du gegen einen Angststein seiner Farbe eintauschen.
turn-imps-none = Du hast keine Teufelchen.
turn-imps-own = { COUNT($count, $element, "imp") }
turn-swap = eintauschen gegen
turn-end = Zug beenden
turn-end-anyway = Trotzdem beenden
turn-go-back = Zurück
turn-left-cubes = Noch nicht eingesammelt: { COUNT($count, $colour) }.
turn-left-imp = Du könntest hier noch ein Teufelchen rufen.
turn-left-scare = Du könntest hier noch jemanden erschrecken.

trade-help = { $count ->
    [one] Tippe einen Stein an, er kommt in die Schale. Wähl dann, was du dafür willst.
   *[other] Tippe { $count } Steine an, sie kommen in die Schale. Wähl dann, was du dafür willst.
}
trade-give = Steine, die du hergibst
trade-put = { $colour }, noch { $count }: einen in die Schale
trade-back = { $colour }: einen aus der Schale
trade-bowl = { $count } von { $most }
trade-for = Dafür bekommst du eins davon:
trade-with-imp = { $count ->
    [one] { turn-imp }: nur ein Stein
   *[other] { turn-imp }: nur { $count } Steine
}
trade-do = Tauschen
trade-from-plates = { $count ->
    [one] Einen davon brauchen deine Spukgestalten als Futter.
   *[other] { $count } davon brauchen deine Spukgestalten als Futter.
}
trade-none = Du hast zu wenige Steine zum Tauschen.

buy-none-left = in dieser Phase schon gekauft
buy-empty = der Stapel ist leer
buy-too-dear = { $count ->
    [one] ein Stein fehlt
   *[other] { $count } Steine fehlen
}
buy-pay = { $count ->
    [one] Bezahl mit einem Stein; was deine Spukgestalten nicht brauchen, liegt schon bereit.
   *[other] Bezahl mit { $count } Steinen; was deine Spukgestalten nicht brauchen, liegt schon bereit.
}
buy-brings = Dafür bekommst du { COUNT($count, "colour-energy", "accusative") }.
buy-hungry = { $count ->
    [0] Auch sie will jetzt fressen: Was übrig bleibt, reicht dafür.
   *[other] Auch sie will jetzt fressen, und dafür fehlen dann: { COUNT($count, $colour) }.
}
buy-do = { $count ->
    [one] { $spook } für einen Stein kaufen
   *[other] { $spook } für { $count } Steine kaufen
}

feeding-title = { $when ->
    [day] Der Tag ist vorbei: Füttern
   *[night] Die Nacht ist vorbei: Füttern
}
feeding-wait = { CODE($seat) ->
    [you] Du fütterst.
   *[other] { $seat } füttert.
}
feeding-nobody = Keine Spukgestalten, kein Hunger.
feeding-all-fed = Alle sind satt.
feeding-missing = { $count ->
    [one] Ein Stein der richtigen Farbe fehlt.
   *[other] { $count } Steine der richtigen Farben fehlen.
}
feeding-enough = Es reicht für alle.
feeding-eats = { CODE($colour) ->
    [any] { $count ->
        [one] frisst: 1 Stein
       *[other] frisst: { $count } Steine einer Farbe
    }
   *[other] frisst: { COUNT($count, $colour, "accusative") }
}
feeding-fed = satt
feeding-ready = hungrig; es reicht
feeding-short = es fehlt: { COUNT($count, $colour) }
feeding-trade = { $imp ->
    [true] Mit Teufelchen tauschen: { $given } gegen { COUNT(1, $colour, "accusative") }
   *[false] Tauschen: { $given } gegen { COUNT(1, $colour, "accusative") }
}{ feeding-of }
feeding-of = { $count ->
    [one] { "" }
   *[other] { "" } (der erste von { $count })
}
feeding-trade-short = { $need ->
    [one] Zum Tauschen bräuchtest du einen Stein, den niemand frisst; du hast { $count }.
   *[other] Zum Tauschen bräuchtest du { $need } Steine, die niemand frisst; du hast { $count }.
}
feeding-no-way = Dafür hast du nicht das richtige Futter.
feeding-line = Wer hungrig bleibt, kommt aus dem Spiel.
feeding-or = oder
feeding-end = Fertig
feeding-end-hungry = Nicht mehr füttern
feeding-leave = { $count ->
    [one] { $spook } bleibt hungrig und kommt aus dem Spiel.
   *[other] { $spook } bleiben hungrig und kommen aus dem Spiel.
}
feeding-let-go = { $count ->
    [one] { $spook } gehen lassen
   *[other] Alle gehen lassen
}
open-pacts = Alle Pakte
headed-here = { $seat } kommt hierher: { $chance }

## Der Tresen

turn-ways = Was du tun kannst
coin-collect = Sammeln
coin-imp = Rufen
coin-scare = Schreck
coin-trade = Tauschen
coin-imps = Teufelchen
coin-horror = Grauen
stack-fits = passt zum Pakt
stack-starter = jedes Element
stack-buy = kaufen
starts-here = beginnt
way-first = wohin?
way-stay = oder bleiben
way-travel = weiterreisen?
way-back-to = Den Weg bis { $tile } kürzen
duel-bid-title = Dein geheimes Gebot
feeding-serve = { $spook } füttern
feeding-yum = lecker!
imp-does-redirect = Wenn die Pläne offen liegen: einen deiner Pfeile ändern oder einen dazulegen.
imp-does-reroll = Nach dem Würfeln: beliebig viele deiner Würfel einmal neu würfeln.
imp-does-trade = { $count ->
    [one] Ein Tausch für einen einzigen Stein statt für { $usual }.
   *[other] Ein Tausch für { $count } Steine statt für { $usual }.
}
imp-does-feed = Beim Füttern: zählt als { COUNT($count, $colour) }.
end-you-won = Die Stadt gehört dir!
end-you-lost = Die Stadt gehört jetzt { $seat }

## Was geschah, ohne die Namen der Felder: der Spielplan zeigt sie nicht

event-plan-shown = { CODE($seat) ->
    [you] Du zeigst deinen Plan.
   *[other] { $seat } zeigt den Plan.
}
event-moved = { CODE($seat) ->
    [you] Du ziehst. Ziel: { $tile }.
   *[other] { $seat } zieht. Ziel: { $tile }.
}
event-settled = { CODE($seat) ->
    [you] Du beginnst hier: { $tile }.
   *[other] { $seat } beginnt hier: { $tile }.
}
event-stop-removed = { CODE($seat) ->
    [you] Du zahlst { COUNT($horror, "cube-horror", "accusative") } und entfernst den STOP hier: { $tile }.
   *[other] { $seat } zahlt { COUNT($horror, "cube-horror", "accusative") } und entfernt den STOP hier: { $tile }.
}
event-stops-laid = { SIZE($tiles) ->
    [0] Kein neuer STOP: Vorstädte bleiben immer offen.
   *[other] STOP auf { $tiles }: Da kommt niemand mehr hinein oder hindurch.
}
event-no-pact-filled = Niemand hat einen Pakt erfüllt. Also kommt zu allen eine neue Spukgestalt: vom Element des Viertels, in dem sie stehen.
event-duel-began = Duell: { $tile }. In dieser Reihenfolge angekommen: { LIST($seat) }.
event-retreated = { CODE($seat) ->
    [you] Du ziehst dich zurück. Ziel: { $tile }.
   *[other] { $seat } zieht sich zurück. Ziel: { $tile }.
}
event-collected = { CODE($seat) ->
    [you] Du sammelst { COUNT($cubes, "accusative") } ein.
   *[other] { $seat } sammelt { COUNT($cubes, "accusative") } ein.
}
event-scare-began = { CODE($seat) ->
    [you] { $count ->
        [one] Du verbreitest Schrecken ({ $tile }): Stärke { $strength }, ein Würfel.
       *[other] Du verbreitest Schrecken ({ $tile }): Stärke { $strength }, { $count } Würfel.
    }
   *[other] { $count ->
        [one] { $seat } verbreitet Schrecken ({ $tile }): Stärke { $strength }, ein Würfel.
       *[other] { $seat } verbreitet Schrecken ({ $tile }): Stärke { $strength }, { $count } Würfel.
    }
}

## Was ein Tipp rät, so wie man es auf dem Plan sieht

act-keep-dice = die Würfel behalten
act-leave-stops = alle STOPs liegen lassen
act-settle = hier beginnen: { $tile }
act-retreat = Rückzug, Ziel: { $tile }
act-goes-to = Ziel: { $tile }
act-unblock = den STOP entfernen: { $tile }
act-take = { $spook } nehmen
act-summon = { $spook } herbeirufen
act-buy = { $spook } für { COUNT($cubes, "accusative") } kaufen
act-plan = { $count ->
    [0] Ziel: { $tile }
   *[other] Ziel: { $tile }, Weg: { $tiles }
}
act-redirect = mit einem Teufelchen, { act-plan }
