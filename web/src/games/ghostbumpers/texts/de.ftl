# Was die Seiten bei Ghostbumpers sagen, auf Deutsch.

## Rund um den Tisch

player-name = { $seat }
around-the-table = Alle am Tisch
your-place = Dein Platz
points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
start-card = Startkarte
cards-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
pile-holds = { $size ->
    [one] 1 Karte im Stapel
   *[other] { $size } Karten im Stapel
}, { $turned } aufgedeckt
turned-up = { $count ->
    [one] 1 aufgedeckt
   *[other] { $count } aufgedeckt
}
state-thinks = überlegt …
state-laid = hat gelegt
state-leads = liegt vorn
state-scared = erschrocken!
round-brought = Diese Runde: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
round-of = Runde { $round } von { $of }
round-to-target = Runde { $round }, bis { $target } Punkte
last-round = Letzte Runde!

## Legen

lay-title = Dein Stapel
lay-ask = Wo versteckst du deine Schreck-Karte?
lay-why = Mit jedem Stich, den du bekommst, deckst du Karten oben von deinem Stapel auf. Kommt die Schreck-Karte zum Vorschein, ist die Runde aus, und du gehst leer aus. Sonst bringt dir am Ende jede Entspannt-Karte unter ihr einen Punkt, und sogar zwei, wenn die Schreck-Karte dann obenauf liegt.
lay-help = Schieb die Schreck-Karte an ihren Platz: Zieh sie, tipp auf einen Platz oder nimm die Pfeiltasten.
pile-top = oben
pile-bottom = unten
lay-best = Punkte im besten Fall
scare-card-place = Platz der Schreck-Karte
lay-counts = Entspannt-Karten darüber: { $above }, darunter: { $under }
lay-on-top = Ganz oben, { $under } Entspannt-Karten darunter: { $best } Punkte, solange du keinen Stich bekommst.
lay-between = { $above ->
    [one] 1 Entspannt-Karte darüber
   *[other] { $above } Entspannt-Karten darüber
}, { $under } darunter: so { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und bis zu { $best }, wenn { $above ->
    [one] die darüber aufgedeckt ist.
   *[other] die darüber aufgedeckt sind.
}
lay-at-bottom = Ganz unten, { $above } Entspannt-Karten darüber: so kein Punkt, aber { $best }, wenn du den ganzen Stapel aufdeckst (Paranoia).
lay-least = { $least ->
    [one] In dieser Ausgabe liegt mindestens eine Entspannt-Karte über der Schreck-Karte.
   *[other] In dieser Ausgabe liegen mindestens { $least } Entspannt-Karten über der Schreck-Karte.
}
lay-the-pile = Stapel legen
still-laying = Dein Stapel liegt. Noch nicht fertig: { LIST($asked) }.
everybody-lays = { CODE($seat) ->
    [you] Du hast die Startkarte. Jetzt verstecken alle ihre Schreck-Karte.
   *[other] { $seat } hat die Startkarte. Jetzt verstecken alle ihre Schreck-Karte.
}
own-pile-order = { $above ->
    [0] Dein Stapel: die Schreck-Karte ganz oben, { $under ->
        [one] 1 Entspannt-Karte
       *[other] { $under } Entspannt-Karten
    } darunter
   *[other] Dein Stapel: { $above ->
        [one] 1 Entspannt-Karte
       *[other] { $above } Entspannt-Karten
    }, dann die Schreck-Karte, { $under ->
        [one] 1 Entspannt-Karte
       *[other] { $under } Entspannt-Karten
    } darunter
}

## Spielen

your-hand = Deine Hand
group = { $copies ->
    [1] { $card }
    [2] { $card }, zwei davon
    [3] { $card }, drei davon
    [4] { $card }, vier davon
    [5] { $card }, fünf davon
    [6] { $card }, sechs davon
   *[other] { $card }, { $copies } davon
}
group-picked = { $copies ->
    [1] { $card }, gewählt
   *[other] { $card }, { $copies } davon, { $picked } gewählt
}
pick-cards = Wähl eine Karte; drück noch einmal darauf, um mehr von derselben Zahl zu nehmen.
pick-while-waiting = Du kannst deine Karten schon wählen.
picked-for-later = Gewählt. Du bist noch nicht dran.
no-cards-left = Du hast keine Karten mehr.
how-many-cards = Wie viele?
one-less = Eine weniger
one-more = Eine mehr
play-set = { $count ->
    [1] Die { $card } spielen
    [2] Zwei { $card }er spielen
    [3] Drei { $card }er spielen
    [4] Vier { $card }er spielen
    [5] Fünf { $card }er spielen
    [6] Sechs { $card }er spielen
   *[other] { $count } Karten spielen: { $card }
}
play-as = Als { $counts } spielen
would-open = andere können so hoch oder höher spielen
would-lead = liegt damit vorn
would-take = bekommt den Stich
would-end-scared = bekommt den Stich: Schreck, keine Punkte
would-end-paranoia = bekommt den Stich: Paranoia!
too-low = zu niedrig, um vorn zu liegen
set-counts = zusammen schlagen sie eine einzelne { $count }, aber keine { $more }

## Der Stich

trick = Der Stich
counts-as = zählt
takes-trick = { CODE($seat) ->
    [you] Du bekommst den Stich mit { $value }.
   *[other] { $seat } bekommt den Stich mit { $value }.
}
takes-it-now = liegt vorn
takes-it = bekommt ihn
leads-trick = { CODE($seat) ->
    [you] Du beginnst den nächsten Stich.
   *[other] { $seat } beginnt den nächsten Stich.
}
leads-first-trick = { CODE($seat) ->
    [you] Du hast die Startkarte und beginnst den ersten Stich.
   *[other] { $seat } hat die Startkarte und beginnt den ersten Stich.
}
taker-turns = { $fives ->
    [0] Wer ihn bekommt, deckt { $count } Karte auf.
   *[other] 5er darin: { $fives }. Wer ihn bekommt, deckt { $count } Karten auf.
}
taker-turns-up = Wer den Stich bekommt, deckt auf
taker-turns-nothing = Die 0/10er-Karte liegt darin: Es wird nichts aufgedeckt, sondern die unterste Karte des Stapels kommt obenauf.
taker-turns-nothing-short = 0/10: Es wird nichts aufgedeckt
turns-up = { CODE($seat) ->
    [you] { $fives ->
        [0] Du deckst { $count } Karte auf.
        [one] Du deckst { $count } Karten auf: eine für den Stich, eine für die 5.
       *[other] Du deckst { $count } Karten auf: eine für den Stich, { $fives } für die 5er.
    }
   *[other] { $fives ->
        [0] { $seat } deckt { $count } Karte auf.
        [one] { $seat } deckt { $count } Karten auf: eine für den Stich, eine für die 5.
       *[other] { $seat } deckt { $count } Karten auf: eine für den Stich, { $fives } für die 5er.
    }
}
bottom-moved = { CODE($seat) ->
    [you] Die 0/10er-Karte: Du deckst nichts auf, sondern legst die unterste Karte obenauf.
   *[other] Die 0/10er-Karte: { $seat } deckt nichts auf, sondern legt die unterste Karte obenauf.
}
bottom-stayed = { CODE($seat) ->
    [you] Die 0/10er-Karte: Du deckst nichts auf, und deine einzige Karte bleibt liegen.
   *[other] Die 0/10er-Karte: { $seat } deckt nichts auf, und die einzige Karte bleibt liegen.
}
ends-scared = { CODE($seat) ->
    [you] Du erschrickst! Die Runde ist aus.
   *[other] { $seat } erschrickt! Die Runde ist aus.
}
word-scare = Schreck!
ends-paranoia = { CODE($seat) ->
    [you] Paranoia! Du bekommst alles.
   *[other] Paranoia! { $seat } bekommt alles.
}
word-paranoia = Paranoia!
ends-hands-empty = Niemand hat mehr Karten. Die Runde ist aus.

## Nachsehen

tricks-of-round = Stiche der Runde { $round }
no-trick-yet = Es gab noch keinen Stich.
trick-went-to = { CODE($seat) ->
    [you] Stich { $number }: Du hast ihn bekommen.
   *[other] Stich { $number }: { $seat } hat ihn bekommen.
}
trick-turned = { $count ->
    [one] 1 Entspannt-Karte aufgedeckt.
   *[other] { $count } Entspannt-Karten aufgedeckt.
}
trick-moved = 0/10: Die unterste Karte kam obenauf.
trick-nothing = 0/10: Es wurde nichts aufgedeckt.
undealt = { $count ->
    [0] Alle Karten wurden ausgeteilt.
    [one] 1 Karte wurde nicht ausgeteilt.
   *[other] { $count } Karten wurden nicht ausgeteilt.
}
leaf-rounds = Runden
all-rounds = Runde für Runde
round = Runde
total = Summe
round-over = Runde { $number } ist vorbei
round-gain = diese Runde
round-go-on = Weiter
how-counted = Runde { $number }: so wurde gezählt
mark-scared = erschrocken
mark-paranoia = Paranoia
mark-winner = ★ gewinnt
round-scared = { CODE($seat) ->
    [you] Du hast deine Schreck-Karte aufgedeckt und bekommst nichts. Alle anderen decken ihre Stapel auf.
   *[other] { $seat } hat die Schreck-Karte aufgedeckt und bekommt nichts. Alle anderen decken ihre Stapel auf.
}
round-hands-empty = Niemand hatte mehr Karten. Alle decken ihre Stapel auf.
round-paranoia = { CODE($seat) ->
    [you] Paranoia! Du hast deine Schreck-Karte als allerletzte Karte deines Stapels aufgedeckt.
   *[other] Paranoia! { $seat } hat die Schreck-Karte als allerletzte Karte des Stapels aufgedeckt.
}
score-scared = erschrocken: nichts
score-paranoia = { $points ->
    [one] Paranoia: 1 Punkt
   *[other] Paranoia: { $points } Punkte
}
score-not-shown = der Stapel bleibt verdeckt: nichts
score-under = { $points ->
    [0] { $above } über der Schreck-Karte, nichts darunter
    [one] { $above } über der Schreck-Karte, 1 darunter: 1 Punkt
   *[other] { $above } über der Schreck-Karte, { $under } darunter: { $points } Punkte
}
score-doubled = Schreck-Karte ganz oben, { $under } darunter, doppelt: { $points } Punkte
why-doubled = Schreck-Karte obenauf: { $under } darunter, jede zählt 2
why-under = { $above } über der Schreck-Karte, { $under } darunter
why-paranoia = Paranoia: die Schreck-Karte kam als allerletzte
score-total = Summe { $total }
end-won = Gewonnen!
end-lost = Die Fahrt ist vorbei
end-watched = Die Fahrt ist vorbei
open-hands = Alle Hände und alle Stapel
open-hand = Hand: { $cards }
open-pile = { $above ->
    [0] Stapel: die Schreck-Karte ganz oben, Entspannt-Karten darunter: { $under }
   *[other] Stapel: Entspannt-Karten über der Schreck-Karte: { $above }, darunter: { $under }
}
