# Shy Monsters auf Deutsch.

title = Shy Monsters
tagline = Monster ohne Mut: Eine Seite versteckt sie in einem Verlies, die andere muss hindurch.

## Wörter

role-dungeon-master = Herr des Verlieses
role-hero = Held
face-entrance = Eingang
    .definite = der Eingang
    .definite-accusative = den Eingang
    .indefinite-accusative = einen Eingang
face-exit = Ausgang
    .definite = der Ausgang
    .definite-accusative = den Ausgang
    .indefinite-accusative = einen Ausgang
face-corridor = Gang
    .definite = der Gang
    .definite-accusative = den Gang
    .indefinite-accusative = einen Gang
face-bat = Fledermaus
    .definite = die Fledermaus
    .definite-accusative = die Fledermaus
    .indefinite-accusative = eine Fledermaus
face-drake = Drache
    .definite = der Drache
    .definite-accusative = den Drachen
    .indefinite-accusative = einen Drachen
face-serpent = Schlange
    .definite = die Schlange
    .definite-accusative = die Schlange
    .indefinite-accusative = eine Schlange
face-cobra = Kobra
    .definite = die Kobra
    .definite-accusative = die Kobra
    .indefinite-accusative = eine Kobra
face-kraken = Krake
    .definite = der Krake
    .definite-accusative = den Kraken
    .indefinite-accusative = einen Kraken
face-gargoyle = Wasserspeier
    .definite = der Wasserspeier
    .definite-accusative = den Wasserspeier
    .indefinite-accusative = einen Wasserspeier
mood-lurking = aktiv
mood-active = aktiv
mood-uneasy = unwohl
mood-panicking = in Panik
mood-dead = tot
phase-draw = Monster ziehen
phase-lay = Stockwerk auslegen
phase-reveal = Karten aufdecken
phase-walk = Erforschen
phase-over = Ende
bot-novice = lernt noch: geht auf die nächstbeste Karte, schaut selten auf die Übersichtskarte und legt Monster immer dahin, wo sie sich wohlfühlen
bot-sensible = legt Monster dahin, wo sie sich wohlfühlen und der Held wohl vorbeikommt; wägt als Held ab, wo ein aktives liegen kann
bot-expert = rechnet als Held aus, was unter jeder verdeckten Karte liegen kann, und plant bis zum Ausgang; legt Stockwerke, an denen auch ein kluger Held scheitert
bot-master = rechnet als Held außerdem mit einem listigen Herrn des Verlieses und merkt sich, wie er legt; wechselt bei den eigenen Stockwerken so ab, dass niemand sie durchschaut
bot-perfect = spielt auf beiden Seiten nach der berechneten Lösung, gegen die auf Dauer niemand viel ausrichtet; nutzt Fehler aber nicht eigens aus

## Enden

ending-escaped = Der Held hat das letzte Stockwerk verlassen.
ending-killed = Ein Monster hat den Helden getötet.
ending-walled-in = Aktive Monster haben den Helden eingeschlossen.
ending-wandered = Der Held ist zu lange im Kreis gelaufen.
ending-gave-up = Der Held hat aufgegeben.

## Aktionen

action-draw = ziehen: { $monsters }
action-lay = das Stockwerk auslegen: { $tiles }
action-reveal = { $tile } aufdecken
action-walk = { $attack ->
    [true] { $tile } angreifen
   *[false] { $tile } erforschen
}
action-jump = { $attack ->
    [true] über { $over } springen und { $tile } angreifen
   *[false] über { $over } nach { $tile } springen
}
action-give-up = aufgeben

## Was geschah

event-monsters-drawn = { $you ->
    [dungeon-master] { $monsters ->
        [unknown] { $count ->
            [one] Für Stockwerk { $storey } ziehst du ein Monster.
           *[other] Für Stockwerk { $storey } ziehst du { $count } Monster.
        }
       *[other] Für Stockwerk { $storey } ziehst du { FORM($monsters, "indefinite-accusative") }.
    }
   *[other] { $monsters ->
        [unknown] { $count ->
            [one] Für Stockwerk { $storey } zieht der Herr des Verlieses ein Monster.
           *[other] Für Stockwerk { $storey } zieht der Herr des Verlieses { $count } Monster.
        }
       *[other] Für Stockwerk { $storey } zieht der Herr des Verlieses { FORM($monsters, "indefinite-accusative") }.
    }
}
event-storey-laid = Stockwerk { $storey } liegt aus: { $tiles }.
event-revealed = { $mood ->
    [none] { $tile } zeigt: { $face }.
   *[other] { $tile } zeigt: { $face } ({ $mood }).
}
event-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Du greifst { $tile } an.
       *[false] Du erforschst { $tile }.
    }
   *[other] { $attack ->
        [true] Der Held greift { $tile } an.
       *[false] Der Held erforscht { $tile }.
    }
}
event-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Du springst über { $over } und greifst { $tile } an.
       *[false] Du springst über { $over } nach { $tile }.
    }
   *[other] { $attack ->
        [true] Der Held springt über { $over } und greift { $tile } an.
       *[false] Der Held springt über { $over } nach { $tile }.
    }
}
event-monster-killed = { $you ->
    [hero] Du tötest auf { $tile } { FORM($face, "definite-accusative") }.
   *[other] Der Held tötet auf { $tile } { FORM($face, "definite-accusative") }.
}
event-attack-wasted = Auf { $tile } liegt kein Monster: Der Angriff ist verbraucht.
event-hero-killed = { $you ->
    [hero] Auf { $tile } tötet dich { FORM($face, "definite") }.
   *[other] Auf { $tile } tötet { FORM($face, "definite") } den Helden.
}
event-hero-walled-in = { $you ->
    [hero] Jeder weitere Weg führt über ein aktives Monster: Du bist eingeschlossen.
   *[other] Jeder weitere Weg führt über ein aktives Monster: Der Held ist eingeschlossen.
}
event-hero-wandered = { $you ->
    [hero] { $count ->
        [one] Ein Schritt, und nichts hat sich geändert: Du hast dich verlaufen.
       *[other] { $count } Schritte, und nichts hat sich geändert: Du hast dich verlaufen.
    }
   *[other] { $count ->
        [one] Ein Schritt, und nichts hat sich geändert: Der Held hat sich verlaufen.
       *[other] { $count } Schritte, und nichts hat sich geändert: Der Held hat sich verlaufen.
    }
}
event-hero-gave-up = { $you ->
    [hero] Du gibst auf.
   *[other] Der Held gibt auf.
}
event-storey-left = { $you ->
    [hero] Du verlässt Stockwerk { $storey } durch den Ausgang.
   *[other] Der Held verlässt Stockwerk { $storey } durch den Ausgang.
}
event-storey-destroyed =
    Stockwerk { $storey } wird zerstört.{ SIZE($seen) ->
        [0] { "" }
       *[other] { " " }Aufgedeckte Monster: { $seen }.
    }{ $count ->
        [0] { "" }
        [one] { " " }{ $unseen ->
            [unknown] Ein Monster wird ungesehen beiseitegelegt.
           *[other] Ungesehen beiseitegelegt: { $unseen }.
        }
       *[other] { " " }{ $unseen ->
            [unknown] { $count } Monster werden ungesehen beiseitegelegt.
           *[other] Ungesehen beiseitegelegt: { LIST($unseen) }.
        }
    }
event-hero-escaped = { $you ->
    [hero] Du bist frei!
   *[other] Der Held ist frei!
}
event-laid-open = Das lag auf Stockwerk { $storey }: { $tiles }.

## Was Bots denken

belief-about-tile = { $tile }
belief-that-face = { $face }
belief-that-deadly = ein aktives Monster
belief-that-harmless = ein harmloses Monster

## Was die Regeln verbieten

error-cell-form = „{ $text }“ ist kein Feld. Schreib es wie i10: eine Spalte von a bis q und eine Reihe von 1 bis 17.
error-face-form = „{ $text }“ ist keine Karte. Schreib sie klein und mit ihrem Feld, wie „exit@i10“.
error-not-your-kind = Das geht jetzt nicht. Gerade ist dran: { $phase }.
error-draw-wrong = Diese Monster können nicht gezogen werden: { $monsters }.
error-lay-wrong-number = { $found ->
    [one] Du hast eine Karte gelegt; es müssen { $wanted } sein.
   *[other] Du hast { $found } Karten gelegt; es müssen { $wanted } sein.
}
error-lay-not-in-hand = { $held ->
    [0] Diese Karte hast du nicht: { $face }.
   *[other] So oft hast du diese Karte nicht: { $face }. Du hast nur { $held }.
}
error-lay-on-entrance = Auf { $tile } liegt schon der Eingang. Nimm ein anderes Feld.
error-lay-cell-twice = Auf { $tile } liegen zwei Karten. Leg eine davon woandershin.
error-lay-not-connected = Diese Karten hängen nicht Seite an Seite mit dem Eingang zusammen: { $tiles }. Leg sie näher heran.
error-reveal-first = { $count ->
    [one] Deck zuerst noch eine Karte auf.
   *[other] Deck zuerst { $count } Karten auf.
}
error-reveal-none-left = Du darfst hier keine Karte mehr aufdecken. Geh los und erforsche das Stockwerk.
error-reveal-entrance = Der Eingang liegt schon offen. Nimm eine verdeckte Karte.
error-reveal-face-up = { $tile } liegt schon offen. Nimm eine verdeckte Karte.
error-no-tile = Auf { $tile } liegt keine Karte. Wähl ein Feld mit einer Karte.
error-walk-not-adjacent = { $tile } grenzt nicht an { $hero }, wo du stehst. Geh Karte für Karte oder spring.
error-attack-spent = Deinen Angriff hast du auf diesem Stockwerk schon verbraucht. Auf dem nächsten hast du ihn wieder.
error-jump-spent = Deinen Sprung hast du auf diesem Stockwerk schon verbraucht. Auf dem nächsten hast du ihn wieder.
error-jump-over-not-adjacent = Springen kannst du nur über eine Karte, die an deine grenzt; { $over } grenzt nicht an { $hero }.
error-jump-landing-not-adjacent = { $tile } grenzt nicht an { $over }. Lande auf einer Karte neben der, über die du springst.
error-jump-in-place = Du kannst nicht dort landen, wo du schon stehst. Wähl eine andere Karte.
error-give-up-too-soon = Noch gibt es Hoffnung: Aufgeben darfst du nur, wenn beide Fähigkeiten verbraucht sind und ein aktives Monster in Sicht ist.

## Ausgabendateien

error-edition-few-monsters = { $found ->
    [one] Zeile { $line }: Es gibt nur ein Monster, aber die Stockwerke brauchen { $needed }.
   *[other] Zeile { $line }: Es gibt nur { $found } Monster, aber die Stockwerke brauchen { $needed }.
}
error-edition-name-taken = Zeile { $line }: Die Kennung „{ $found }“ ist schon vergeben. Nimm eine andere.
error-edition-diagram-shape = Zeile { $line }: „{ $entry }“ muss drei Reihen mit je drei Zeichen haben.
error-edition-diagram-mark = Zeile { $line }: „{ $entry }“ enthält das Zeichen „{ $found }“; erlaubt sind M, T, X und ein Punkt.
error-edition-diagram-centre = Zeile { $line }: „{ $entry }“ muss genau ein M haben, und zwar in der Mitte.
error-edition-diagram-alone = Zeile { $line }: „{ $entry }“ sperrt alle vier Seiten; dieses Monster könnte nie aktiv sein.
error-edition-diagram-twice = Zeile { $line }: „{ $entry }“ ist dasselbe Diagramm wie das von „{ $other }“, vielleicht nur gedreht.

## Am Terminal

terminal-storey = Stockwerk { $number } von { $of }
terminal-seen = Gesehene Monster: { $face }
terminal-set-aside = { $count ->
    [one] Ein Monster wurde ungesehen beiseitegelegt.
   *[other] { $count } Monster wurden ungesehen beiseitegelegt.
}
terminal-hand = Gezogene Monster: { $face }
terminal-skills = Held auf { $hero }. { $reveals ->
    [0] Angriff: { $attack ->
        [true] bereit
       *[false] verbraucht
    }. Sprung: { $jump ->
        [true] bereit
       *[false] verbraucht
    }.
    [one] Eine Karte darfst du noch aufdecken.
   *[other] { $reveals } Karten darfst du noch aufdecken.
}
terminal-card-legend = M: das Monster. T: Hier muss eine Karte liegen. X: Hier darf keine liegen. Das Diagramm gilt auch gedreht.
terminal-sketch-help =
    Leg das Stockwerk auf einem Skizzenblatt aus.
    „5 i10“ legt Karte 5 auf i10 oder schiebt sie dorthin; ist das Feld besetzt, tauschen die beiden Karten die Plätze.
    „random“ füllt das Blatt zufällig, „clear“ leert es, „card“ zeigt die Diagramme, „done“ legt das Stockwerk aus.
terminal-sketch-prompt = Karte und Feld oder „done“:
terminal-sketch-waiting = Noch zu legen: { $pieces }
terminal-sketch-unfinished = { $count ->
    [one] Eine Karte fehlt noch auf dem Blatt.
   *[other] { $count } Karten fehlen noch auf dem Blatt.
}
terminal-loose = lose

## Was den Helden aufhält

study-storey = Stockwerke: wie oft der Held hindurchkommt
study-monsters = Monster auf einem Stockwerk: wie oft der Held hindurchkommt
study-seen = Aktive Monster, die aufgedeckt wurden: wie oft der Held trotzdem hindurchkommt

opening-layout-title = Wie das erste Stockwerk ausgelegt wird
opening-layout = Eingang und Karten auf { $cells }
opening-reveal-title = Zuerst aufgedeckt
opening-reveal = { $steps ->
    [one] neben dem Eingang, { $sides ->
        [one] eine Sackgasse
       *[other] mit { $sides } Nachbarn
    }
   *[other] { $steps } Schritte vom Eingang, { $sides ->
        [one] eine Sackgasse
       *[other] mit { $sides } Nachbarn
    }
}
