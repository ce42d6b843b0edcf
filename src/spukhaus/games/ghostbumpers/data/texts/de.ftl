# Ghostbumpers auf Deutsch.

title = Ghostbumpers
tagline = Autoscooter nach Einbruch der Nacht: Hol dir Stiche, aber lass dich nicht erschrecken.

## Wörter

face-relaxed = Entspannt-Karte
    .accusative = eine Entspannt-Karte
face-scare = Schreck-Karte
    .accusative = die Schreck-Karte
stage-lot = Auslosen
stage-deal = Austeilen
stage-lay = Stapel legen
stage-play = Ausspielen
stage-over = Ende
bot-novice = spielt wie in der ersten Partie: eine Karte nach der anderen, ohne sich zu merken, was schon gespielt wurde, und vergisst gern, was die 5er und die 0/10er-Karte anrichten
bot-sensible = versteckt die Schreck-Karte passend zur Hand und holt oder meidet Stiche, je nachdem, was noch im Stapel liegt
bot-expert = spielt jede Möglichkeit in Gedanken hundertfach zu Ende und merkt sich, wo ihr eure Schreck-Karten gern hinlegt; rechnet damit, dass alle nur an den eigenen Stapel denken
bot-master = schließt aus jedem Stich und jedem Stapel auf eure Karten, rechnet das Ende der Runde aus und weiß, wie man anderen die Paranoia verdirbt
option-ending = Die Partie endet
option-ending-rounds = nach allen Runden: 6 zu dritt, 8 zu viert, 5 zu fünft, 6 zu sechst
option-ending-to = { $number ->
    [one] wenn jemand { $number } Punkt hat
   *[other] wenn jemand { $number } Punkte hat
}

## Enden

ending-rounds-played = Alle Runden sind gespielt.
ending-target-reached = Die Zielpunktzahl ist erreicht.

## Aktionen

action-start = die Startkarte geht an { $seat }
action-deal = austeilen: { $hands }
action-lay = { $depth ->
    [0] die Schreck-Karte obenauf legen
    [one] die Schreck-Karte unter eine Entspannt-Karte legen
   *[other] die Schreck-Karte unter { $depth } Entspannt-Karten legen
}
action-play = { $counts ->
    [unknown] { $cards } spielen
   *[other] die 0/10er-Karte als { $counts } spielen
}

## Was geschah

event-start-drawn = { CODE($seat) ->
    [you] Das Los entscheidet: Du bekommst die Startkarte.
   *[other] Das Los entscheidet: { $seat } bekommt die Startkarte.
}
event-last-round = Runde { $round } ist die letzte.
event-dealt = { CODE($seat) ->
    [you] { $cards ->
        [unknown] { $count ->
            [one] Runde { $round }: Du hast die Startkarte und gibst allen eine Karte.
           *[other] Runde { $round }: Du hast die Startkarte und gibst allen { $count } Karten.
        }
       *[other] Runde { $round }: Du hast die Startkarte und teilst aus. Deine Hand: { $cards }.
    }
   *[other] { $cards ->
        [unknown] { $count ->
            [one] Runde { $round }: { $seat } hat die Startkarte und gibt allen eine Karte.
           *[other] Runde { $round }: { $seat } hat die Startkarte und gibt allen { $count } Karten.
        }
       *[other] Runde { $round }: { $seat } hat die Startkarte und teilt aus. Deine Hand: { $cards }.
    }
}
event-laid = { CODE($seat) ->
    [you] { $depth ->
        [unknown] Du hast deinen Stapel gelegt.
        [0] Du hast deinen Stapel gelegt, die Schreck-Karte obenauf.
        [one] Du hast deinen Stapel gelegt, die Schreck-Karte unter einer Entspannt-Karte.
       *[other] Du hast deinen Stapel gelegt, die Schreck-Karte unter { $depth } Entspannt-Karten.
    }
   *[other] { $depth ->
        [unknown] { $seat } hat einen Stapel gelegt.
        [0] { $seat } hat einen Stapel gelegt, die Schreck-Karte obenauf.
        [one] { $seat } hat einen Stapel gelegt, die Schreck-Karte unter einer Entspannt-Karte.
       *[other] { $seat } hat einen Stapel gelegt, die Schreck-Karte unter { $depth } Entspannt-Karten.
    }
}
event-played = { CODE($seat) ->
    [you] Du spielst { $cards }, das zählt { $value }.
   *[other] { $seat } spielt { $cards }, das zählt { $value }.
}
event-trick-taken = { CODE($seat) ->
    [you] { $fives ->
        [0] Du bekommst den Stich mit { $value }.
        [one] Du bekommst den Stich mit { $value }. Darin liegt eine 5.
       *[other] Du bekommst den Stich mit { $value }. 5er darin: { $fives }.
    }
   *[other] { $fives ->
        [0] { $seat } bekommt den Stich mit { $value }.
        [one] { $seat } bekommt den Stich mit { $value }. Darin liegt eine 5.
       *[other] { $seat } bekommt den Stich mit { $value }. 5er darin: { $fives }.
    }
}
event-turned = { CODE($seat) ->
    [you] { $left ->
        [0] Du deckst { FORM($face, "accusative") } auf. Dein Stapel ist leer.
        [one] Du deckst { FORM($face, "accusative") } auf. Eine Karte liegt noch in deinem Stapel.
       *[other] Du deckst { FORM($face, "accusative") } auf. { $left } Karten liegen noch in deinem Stapel.
    }
   *[other] { $left ->
        [0] { $seat } deckt { FORM($face, "accusative") } auf. Der Stapel ist leer.
        [one] { $seat } deckt { FORM($face, "accusative") } auf. Eine Karte liegt noch im Stapel.
       *[other] { $seat } deckt { FORM($face, "accusative") } auf. { $left } Karten liegen noch im Stapel.
    }
}
event-moved = { CODE($seat) ->
    [you] { $face ->
        [unknown] Die 0/10er-Karte: Du legst die unterste Karte deines Stapels ungesehen obenauf.
       *[other] Die 0/10er-Karte: Du legst die unterste Karte deines Stapels obenauf, { FORM($face, "accusative") }.
    }
   *[other] { $face ->
        [unknown] Die 0/10er-Karte: { $seat } legt die unterste Karte des Stapels ungesehen obenauf.
       *[other] Die 0/10er-Karte: { $seat } legt die unterste Karte des Stapels obenauf, { FORM($face, "accusative") }.
    }
}
event-nothing-moved = { CODE($seat) ->
    [you] Die 0/10er-Karte: Du hast nur noch eine Karte im Stapel, und die bleibt liegen.
   *[other] Die 0/10er-Karte: { $seat } hat nur noch eine Karte im Stapel, und die bleibt liegen.
}
event-scared = { CODE($seat) ->
    [you] Du erschrickst und bekommst keine Punkte! Die Runde ist aus.
   *[other] { $seat } erschrickt und bekommt keine Punkte! Die Runde ist aus.
}
event-paranoia = { CODE($seat) ->
    [you] { $points ->
        [one] Paranoia! Du hast die Schreck-Karte als allerletzte aufgedeckt: ein Punkt, und nichts für alle anderen.
       *[other] Paranoia! Du hast die Schreck-Karte als allerletzte aufgedeckt: { $points } Punkte, und nichts für alle anderen.
    }
   *[other] { $points ->
        [one] Paranoia! { $seat } hat die Schreck-Karte als allerletzte aufgedeckt: ein Punkt, und nichts für alle anderen.
       *[other] Paranoia! { $seat } hat die Schreck-Karte als allerletzte aufgedeckt: { $points } Punkte, und nichts für alle anderen.
    }
}
event-hands-empty = Niemand hat mehr Karten: Die Runde ist aus.
event-pile-shown = { CODE($seat) ->
    [you] { $doubled ->
        [true] Dein Stapel: Die Schreck-Karte liegt oben, { $under ->
            [one] eine Entspannt-Karte
           *[other] { $under } Entspannt-Karten
        } darunter, doppelt gezählt: { $points ->
            [one] ein Punkt.
           *[other] { $points } Punkte.
        }
       *[false] Dein Stapel: { $above ->
            [0] keine Entspannt-Karte
            [one] eine Entspannt-Karte
           *[other] { $above } Entspannt-Karten
        } über der Schreck-Karte, { $under } darunter: { $points ->
            [one] ein Punkt.
           *[other] { $points } Punkte.
        }
    }
   *[other] { $doubled ->
        [true] { $seat }: Die Schreck-Karte liegt oben, { $under ->
            [one] eine Entspannt-Karte
           *[other] { $under } Entspannt-Karten
        } darunter, doppelt gezählt: { $points ->
            [one] ein Punkt.
           *[other] { $points } Punkte.
        }
       *[false] { $seat }: { $above ->
            [0] keine Entspannt-Karte
            [one] eine Entspannt-Karte
           *[other] { $above } Entspannt-Karten
        } über der Schreck-Karte, { $under } darunter: { $points ->
            [one] ein Punkt.
           *[other] { $points } Punkte.
        }
    }
}
event-round-scored = Punkte in Runde { $round }: { $points }. Neuer Stand: { $scores }.
event-won = { $count ->
    [one] { CODE($winners) ->
        [you] { $points ->
            [one] Du gewinnst mit einem Punkt.
           *[other] Du gewinnst mit { $points } Punkten.
        }
       *[other] { $points ->
            [one] { $winners } gewinnt mit einem Punkt.
           *[other] { $winners } gewinnt mit { $points } Punkten.
        }
    }
   *[other] { $points ->
        [one] Gemeinsamer Sieg mit je einem Punkt: { LIST($winners) }.
       *[other] Gemeinsamer Sieg mit je { $points } Punkten: { LIST($winners) }.
    }
}

## Was ein Bot glaubt

belief-about-pile = { CODE($seat) ->
    [you] Wo die Schreck-Karte in deinem Stapel liegt
   *[other] Wo die Schreck-Karte im Stapel von { $seat } liegt
}
belief-that-depth = { $depth ->
    [0] obenauf
    [one] unter einer Entspannt-Karte
   *[other] unter { $depth } Entspannt-Karten
}
belief-about-trickster = Die 0/10er-Karte
belief-that-held = { CODE($seat) ->
    [you] du hast sie auf der Hand
   *[other] { $seat } hat sie auf der Hand
}
belief-that-undealt = wurde nicht ausgeteilt
belief-about-hand = { CODE($seat) ->
    [you] Deine Hand
   *[other] Die Hand von { $seat }
}
belief-that-holds = mindestens eine { $card }

## Was die Regeln verbieten

error-card-form = „{ $text }“ ist keine Karte. Schreib eine Zahl von 1 bis 9 oder 0/10.
error-number-form = „{ $text }“ ist keine Zahl von 0 bis 99. Schreib sie mit Ziffern.
error-not-now = Das geht jetzt nicht. Gerade ist dran: { $stage }.
error-start-wrong = Die Startkarte bekommt eine der { $seats } Personen am Tisch.
error-deal-wrong = { $count ->
    [one] So kann nicht ausgeteilt werden: Alle bekommen eine Karte, und keine öfter, als es sie gibt.
   *[other] So kann nicht ausgeteilt werden: Alle bekommen { $count } Karten, und keine öfter, als es sie gibt.
}
error-lay-too-deep = { $most ->
    [one] Dein Stapel hat nur eine Entspannt-Karte; unter { $depth } kann die Schreck-Karte nicht liegen. Leg sie höher.
   *[other] Dein Stapel hat nur { $most } Entspannt-Karten; unter { $depth } kann die Schreck-Karte nicht liegen. Leg sie höher.
}
error-lay-too-high = { $least ->
    [one] Über der Schreck-Karte muss mindestens eine Entspannt-Karte liegen; bei dir: { $depth }. Leg sie tiefer.
   *[other] Über der Schreck-Karte müssen mindestens { $least } Entspannt-Karten liegen; bei dir: { $depth }. Leg sie tiefer.
}
error-play-unequal = Diese Karten sind nicht gleich: { $cards }. Spiel nur Karten mit derselben Zahl zusammen.
error-play-not-held = { $held ->
    [0] Du hast keine { $card } auf der Hand. Spiel, was du hast.
    [one] Du hast nur eine { $card } auf der Hand, nicht { $count }. Spiel, was du hast.
   *[other] Du hast die { $card } nur { $held }-mal, nicht { $count }-mal. Spiel, was du hast.
}
error-trickster-alone = Die 0/10er-Karte spielst du immer allein.
error-trickster-undeclared = Sag an, was die 0/10er-Karte zählt: „play 0/10 as 0“ oder „play 0/10 as 10“.
error-trickster-value = Die 0/10er-Karte zählt 0 oder 10, nicht { $counts }. Sag eines davon an.
error-counts-as-shown = Nur die 0/10er-Karte wird angesagt; eine { $card } zählt, was sie zeigt.

## Ausgabendateien

error-edition-few-cards = Zeile { $line }: Es gibt nur { $found } Karten, aber { $seats } Personen brauchen { $needed }.

## Im Terminal

terminal-round = Runde { $round } von { $of }
terminal-round-to-target = Runde { $round }, bis { $target } Punkte
terminal-player = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand
terminal-pile-unlaid = hat noch nicht gelegt
terminal-pile = { $size ->
    [one] eine Karte im Stapel
   *[other] { $size } Karten im Stapel
}, { $turned } aufgedeckt
terminal-own-pile = { $depth ->
    [0] die Schreck-Karte liegt oben
    [one] eine Entspannt-Karte liegt über der Schreck-Karte
   *[other] { $depth } Entspannt-Karten liegen über der Schreck-Karte
}
terminal-trick = Auf dem Tisch:
terminal-trick-line = { $seat }: { $cards } zählt { $value }
terminal-leading = Jetzt bekäme { $seat } den Stich.
terminal-hand = Deine Hand: { $cards }
terminal-undealt = { $count ->
    [one] Eine Karte wurde nicht ausgeteilt.
   *[other] { $count } Karten wurden nicht ausgeteilt.
}
terminal-name = { $seat }
terminal-standings = Runde für Runde:

## Was die Dinge wert sind

study-depth = Entspannt-Karten über der Schreck-Karte: Punkte in der Runde
study-cards = Karten auf der Hand: Punkte in der Runde

opening-pile-title = Gelegte Stapel: Karten über der Schreck-Karte
opening-pile = { $depth ->
    [0] zuoberst
    [one] unter einer Entspannt-Karte
   *[other] unter { $depth } Entspannt-Karten
}
