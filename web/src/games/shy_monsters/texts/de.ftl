# Was die Seiten bei Shy Monsters sagen, auf Deutsch.

board = Das Stockwerk
tile-hidden = verdeckte Karte
tile-face-down = liegt verdeckt
tile-hero = hier steht der Held
cell-empty = leer
ways = Was tust du?
way-walk = Erforschen
way-attack = Angriff
way-jump = Sprung
way-jump-attack = Sprung mit Angriff
way-pencil = Bleistift
pencil-mark = vermerkt: { $mark }
reveal-left = { $count ->
    [one] Wähl eine Karte zum Aufdecken.
   *[other] Wähl { $count } Karten zum Aufdecken, eine nach der anderen.
}
what-could-lurk = Was könnte da lauern?
could-be = möglich: { $names }
could-be-none = kein aktives Monster möglich
which-way = Welcher Weg?
really-enter = Dort liegt: { $monster } ({ $mood }). Wer hineingeht, stirbt. Wirklich?
storey-being-laid = Der Herr des Verlieses legt das Stockwerk aus …
sketch = Dein Stockwerk
sketch-help = Wähl eine Karte und dann ein Feld; zieh sie hin; oder nimm die Pfeiltasten, die Ziffern und die Eingabetaste.
sketch-tray = Deine Karten
sketch-loose = lose
sketch-needs = auf { $cell } fehlt eine Karte
sketch-disturbs = auf { $cell } darf keine Karte liegen
sketch-clear = Von vorn
sketch-done = Stockwerk auslegen
reference-card = Übersichtskarte
monster-seen = gesehen
turn-diagram = Drücken zum Drehen
card-legend = Punkte: Hier muss eine Karte liegen. Kreuze: Hier darf keine liegen. Jede Drehung gilt.
direction-nw = Nordwesten
direction-n = Norden
direction-ne = Nordosten
direction-w = Westen
direction-e = Osten
direction-sw = Südwesten
direction-s = Süden
direction-se = Südosten
diagram-needs = Hier muss eine Karte liegen: { $where }
diagram-bars = Hier darf keine liegen: { $where }
sketch-holding = In der Hand: { $face }
open-hand = Gezogen und noch nicht gelegt
hunch = Ausgang { $exit }, Monster { $monster }
hunch-exit = Ausgang
hunch-monster = Monster
