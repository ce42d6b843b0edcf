review-title = Rückblick
review-offer = Was war Können, was war Glück? Jede Entscheidung wird danach beurteilt, was man auf diesem Platz gerade wissen konnte; was sich erst später zeigte, zählt nicht. Das dauert etwa zehn Sekunden.
review-start = Diese Partie beurteilen
review-under-way = Die Partie wird beurteilt …
review-explained = Jede Entscheidung ist danach beurteilt, was man auf diesem Platz gerade wissen konnte. Die Prozente sind Gewinnchancen.
review-show = Zeigen
review-instead = Besser: { $action }.
review-played = Gespielt
review-instead-title = Besser
review-curve = Gewinnchancen im Lauf der Partie, nach dem, was { $name } wusste
review-curve-seat = { $name }: von { $start } auf { $result }.
review-decisions = Entscheidungen
review-all = auch die, die nichts gekostet haben
review-whose = von
review-everybody = allen
review-nothing-lost = Keine Entscheidung hat messbar etwas gekostet.
review-give-or-take = plus oder minus { $error }
review-bot-thought = Was { $name } dachte
review-from-to = { $start } am Anfang, { $result } am Ende
review-counts = { $mistakes } Fehler, { $inaccuracies ->
    [one] { $inaccuracies } Ungenauigkeit
   *[other] { $inaccuracies } Ungenauigkeiten
}, { $fine ->
    [one] { $fine } gute Entscheidung
   *[other] { $fine } gute Entscheidungen
}
review-believed = Was sich vermuten ließ, in Worten
review-better = Möglich waren { $value }, so blieben { $left }.
review-shares = Chancen in diesem Moment
review-by-own = eigene Entscheidungen
review-by-others = was andere taten
review-by-chance = Glück
review-by-news = was ans Licht kam
