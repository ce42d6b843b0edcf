# Rätsel von Ghostbumpers, auf Deutsch.

puzzle-take-or-leave = Nehmen oder lassen
puzzle-take-or-leave-task = Was die anderen auch haben und noch spielen: Mit einer Wahl ist dein Stapel nach diesem Stich sicher { $points } Punkte wert. Mit welcher?
puzzle-take-or-leave-hint = Ein Satz zählt wenig: Drei Achten sind nur 3,8. Wer den Stich bekommt, deckt eine Karte auf und für jede 5 noch eine. Liegt die Schreck-Karte oben, zählt jede Karte darunter doppelt.
puzzle-take-or-leave-right = Sicher ist sicher: Was verborgen ist und zählt, kann auf { $worlds } Arten liegen, und bei keiner können sie dich unter { $points } Punkte drücken.
puzzle-take-or-leave-wrong-nothing = So können sie dir alles nehmen, dabei sind { $points } Punkte sicher zu haben. So geht es ({ $left } Punkte).
puzzle-take-or-leave-wrong-less = So können sie dich auf { $left } Punkte drücken, dabei sind { $points } sicher zu haben. So geht es.
puzzle-sure-paranoia = Sichere Paranoia
puzzle-sure-paranoia-task = Deine Schreck-Karte liegt ganz unten. Mit einer Wahl ist dir die Paranoia mit ihren { $points } Punkten sicher, was die anderen auch haben und tun. Mit welcher?
puzzle-sure-paranoia-hint = Du musst Stiche bekommen, bis zur allerletzten Karte des Stapels. Welche Karte kann niemand mehr schlagen?
puzzle-sure-paranoia-right = Niemand hält dich auf: In allen { $worlds } Verteilungen, die passen, deckst du die Schreck-Karte als letzte auf und bekommst { $points } Punkte.
puzzle-sure-paranoia-wrong-nothing = So können sie es verderben, und { $points } Punkte sind dahin: Dir bleiben vielleicht { $left }. So geht es.
puzzle-sure-paranoia-wrong-less = So können sie es verderben: Dir bleiben vielleicht { $left } Punkte statt { $points }. So geht es.
puzzle-clue-set = Mehrere Karten auf einmal tun es.
puzzle-clue-highest = Deine höchste Karte tut es.
puzzle-clue-single = Eine einzelne Karte tut es, und nicht deine höchste.
puzzle-clue-trickster = Die 0/10er-Karte tut es.
