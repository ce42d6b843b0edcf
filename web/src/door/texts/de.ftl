# Was auf der Seite eines Spiels steht, auf Deutsch.

no-such-door = Diese Tür gibt es im Haus nicht.
against-whom = Gegen wen?
you-are = Du bist
as-whom = Wer willst du sein?
play-now = Los geht’s
with-friends = Mit anderen
with-friends-how = per Link oder an einem Bildschirm
ways-lessons = { $count ->
    [one] spielend, in einer Lektion
   *[other] spielend, in { $count } Lektionen
}
ways-puzzles = { $count ->
    [one] eines zum Knobeln
   *[other] { $count } zum Knobeln
}
ways-solved = { $solved } von { $count } gelöst
ways-rules = mit Bildern
ways-playing = { $count ->
    [one] an einem Tisch wird gespielt
   *[other] an { $count } Tischen wird gespielt
}
ways-watch-bots = Bots unter sich
live = live
watch = Zusehen
nobody-plays = Gerade spielt niemand öffentlich. Aber die Bots haben immer Lust auf eine Partie.
let-bots-play-each-other = Bots gegeneinander spielen lassen
friends-by-link = Per Link
friends-by-link-how = Du bekommst einen Link und einen QR-Code. Wer ihn öffnet, kann sich hinsetzen.
make-link = Tisch decken
friends-here = An diesem Bildschirm
friends-here-how = Ihr reicht das Gerät herum. Dazwischen fällt ein Vorhang, damit geheim bleibt, was geheim ist.
name-of = Name ({ $who })
exactly = Ganz nach Wunsch
own-box = Eigene Ausgabe aus einer Datei
own-box-how = Du hast Zahlen geändert oder besitzt eine Ausgabe, die wir nicht kennen? Zieh ihre Datei irgendwo auf diese Seite oder wähl sie hier aus. Sie wird gleich geprüft, und dann wird am Tisch damit gespielt.
own-box-checking = Wird geprüft …
own-box-good = Mit „{ $title }“ stimmt alles. Am Tisch wird mit { $file } gespielt.
own-box-away = Wieder wegräumen
own-box-lines = Die Stelle in { $file }, an der etwas nicht stimmt
table-title = Name des Tisches
clock-own-move = eigene Zeit für jede Entscheidung
clock-own-match = eigene Zeit für die ganze Partie
clock-minutes-each = Minuten für jede Entscheidung
clock-minutes-all = Minuten für die ganze Partie
clock-seconds-more = Zusätzliche Sekunden für jede Entscheidung
