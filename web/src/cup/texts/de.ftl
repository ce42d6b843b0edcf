# Was auf der Seite eines Turniers steht, auf Deutsch.

cup-of = Turnier: { $game }
cup-make = Turnier
cup-make-how = mehrere Runden, ein Pokal
cup-same-deal = In jeder Runde liegt an allen Tischen dieselbe Auslosung: Alle haben gleich viel Glück, und das Spiel entscheidet.
cup-rounds = Runden
cup-pace = Wann spielt ihr?
cup-live = alle zusammen, jetzt
cup-live-how = Drei Minuten für jede Entscheidung. Wer sie verstreichen lässt, für den springt ein Bot ein.
cup-own-pace = alle, wann sie mögen
cup-own-pace-how = Die Runden teilen sich die Zeit zu gleichen Teilen. Ist die einer Runde um, spielen Bots zu Ende, was noch offen ist.
cup-lasts = Wie lange darf es dauern?
cup-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
}
cup-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
cup-found = Turnier ausrichten
cup-how-many-rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
cup-until = bis { $when }
cup-invite = Schick diesen Link herum. Wer ihn vor der ersten Runde öffnet, kann mitspielen; ein Konto braucht niemand.
cup-players = Dabei: { $count }
cup-join = Mitspielen
cup-bot-joins = Bot mitspielen lassen
cup-take-out = { $name } herausnehmen
cup-begin = Erste Runde beginnen
cup-wait = Los geht es, sobald das Turnier gestartet wird.
cup-leave = Turnier verlassen
cup-round = Runde { $number } von { $total }
cup-to-table = An deinen Tisch
cup-still = { $count ->
    [one] An einem Tisch wird noch gespielt.
   *[other] An { $count } Tischen wird noch gespielt.
}
cup-closed = Überall liegt dieselbe Auslosung. Ergebnisse und Wiederholungen gibt es deshalb, wenn der letzte Tisch fertig ist.
cup-bye = Du setzt diese Runde aus. Das zählt wie ein Sieg.
cup-byes = Setzt aus: { $names }
cup-standings = Tabelle
cup-place = Platz
cup-name = Name
cup-points = Punkte
cup-buchholz = Buchholz
cup-deal = Auslosung
cup-stood-in = { $count ->
    [one] in einer Partie sprang ein Bot ein
   *[other] in { $count } Partien sprang ein Bot ein
}
cup-had-bye = hat eine Runde ausgesetzt
cup-has-left = nicht mehr dabei
cup-explained = Wie die Tabelle entsteht
cup-explained-points = Punkte: zwei für alle an deinem Tisch, die du schlägst, einer für alle, mit denen du gleichauf bist. Wer aussetzt, bekommt die Punkte eines Sieges.
cup-explained-buchholz = Bei gleichen Punkten zählt Buchholz: die Punkte aller, gegen die du gespielt hast. Starke Gegner sind mehr wert. Fehlte einer, zählen stattdessen deine eigenen Punkte.
cup-explained-deal = Ist auch das gleich, zählt die Auslosung: zwei für alle, die mit derselben Auslosung auf deinem Platz schlechter waren, einer für alle, die genauso gut waren. Wer dann noch gleichauf ist, teilt sich den Platz.
cup-explained-two = Es spielen die gegeneinander, die gleich stehen. Niemand trifft zweimal auf denselben Gegner, solange es anders geht, und niemand setzt zweimal aus, bevor alle dran waren.
cup-explained-roles = Von Runde zu Runde wechseln alle die Seite.
cup-explained-more = Zusammen sitzen die, die sich am seltensten begegnet sind. Bots nehmen die Plätze, die frei bleiben.
cup-rounds-over = Bisherige Runden
cup-replay = Wiederholung
cup-won = { $count ->
    [one] { $names } gewinnt das Turnier!
   *[other] { $names } teilen sich den Pokal!
}
cup-never = Die Zeit ist um, und es wurde keine Runde gespielt.
cup-back = Zum Turnier
cup-table-closed = Noch einmal ansehen kannst du diese Partie, wenn der letzte Tisch der Runde fertig ist.
cup-erase = Meinen Namen löschen
cup-erase-text = Ein Strich nimmt in diesem Turnier für immer den Platz deines Namens ein. Die Ergebnisse bleiben. Was du an den Tischen der Runden geschrieben hast, löschst du dort.
