# Rätsel von Ghostbumpers, auf Deutsch.

puzzle-take-or-leave = Nehmen oder lassen
puzzle-take-or-leave-task = Eine Wahl macht deinen Stapel nach diesem Stich sicher { $points } Punkte wert, ganz gleich, was die anderen haben und spielen. Welche?
puzzle-take-or-leave-terms = Jede Entspannt-Karte unter deiner Schreck-Karte ist 1 Punkt wert, und 2, solange die Schreck-Karte obenauf liegt. Wer die eigene Schreck-Karte aufdeckt, bekommt nichts.
puzzle-take-or-leave-hint = Mehrere gleiche zählen wenig: Drei Achten sind nur 3×8. Wer den Stich bekommt, deckt eine Karte auf und für jede 5 noch eine. Liegt die Schreck-Karte obenauf, zählt jede Karte darunter doppelt.
puzzle-take-or-leave-right = Sicher ist sicher: Die verborgenen Karten können auf { $worlds } Arten verteilt sein, und bei keiner können die anderen dich unter { $points } Punkte drücken.
puzzle-take-or-leave-wrong-nothing = So können die anderen dir alles nehmen, dabei sind { $points } sicher zu haben. Hier siehst du, wie.
puzzle-take-or-leave-wrong-less = So können die anderen dich auf { $left ->
    [one] einen Punkt
   *[other] { $left } Punkte
} drücken, dabei sind { $points } sicher zu haben. Hier siehst du, wie.
puzzle-sure-paranoia = Sichere Paranoia
puzzle-sure-paranoia-task = Deine Schreck-Karte liegt ganz unten. Mit einer Wahl sind dir die Paranoia und ihre { $points } Punkte sicher, ganz gleich, was die anderen haben und tun. Mit welcher?
puzzle-sure-paranoia-terms = Paranoia heißt: einen Stich bekommen und dabei die eigene Schreck-Karte als allerletzte Karte des Stapels aufdecken.
puzzle-sure-paranoia-hint = Du musst Stiche bekommen, bis zur allerletzten Karte des Stapels. Welche Karte kann niemand mehr schlagen?
puzzle-sure-paranoia-right = Niemand hält dich auf: In allen { $worlds } möglichen Verteilungen deckst du die Schreck-Karte als letzte auf und bekommst { $points } Punkte.
puzzle-sure-paranoia-wrong-nothing = So können die anderen sie dir verderben, und die { $points } Punkte sind dahin: Dir bleiben vielleicht { $left }. Hier siehst du, wie.
puzzle-sure-paranoia-wrong-less = So können die anderen sie dir verderben: Dir { $left ->
    [one] bleibt vielleicht ein Punkt
   *[other] bleiben vielleicht { $left } Punkte
} statt { $points }. Hier siehst du, wie.
puzzle-clue-set = Spiel mehrere Karten auf einmal.
puzzle-clue-highest = Spiel deine höchste Karte.
puzzle-clue-single = Spiel eine einzelne Karte, aber nicht deine höchste.
puzzle-clue-trickster = Spiel die 0/10er-Karte.

# Wonach Rätsel geordnet sind: was alle gleich sehen.
puzzle-theme-lead = Du spielst aus
puzzle-theme-middle = Mitten im Stich
puzzle-theme-last = Zuletzt im Stich

# Wie jedes Rätsel heißt; es verrät nichts.
puzzle-title-take-or-leave-1 = Acht Punkte auf der Kippe
puzzle-title-take-or-leave-2 = Zwölf, und keiner weniger
puzzle-title-take-or-leave-3 = Der letzte Wagen auf der Bahn
puzzle-title-take-or-leave-4 = Zehn Punkte oder ein Schrei
puzzle-title-take-or-leave-5 = Zuerst auf die Bahn
puzzle-title-take-or-leave-6 = Fünf Milliarden Möglichkeiten
puzzle-title-take-or-leave-7 = Mitten im Gedränge
puzzle-title-take-or-leave-8 = Acht Punkte im Sack
