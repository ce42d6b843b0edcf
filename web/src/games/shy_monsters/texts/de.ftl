# Was die Seiten bei Shy Monsters sagen, auf Deutsch.

board = Das Stockwerk
tile-hidden = verdeckte Karte
tile-face-down = liegt verdeckt
tile-hero = hier steht der Held
cell-empty = leeres Feld
ways = Was tust du?
way-walk = Erforschen
way-attack = Angriff
way-jump = Sprung
way-jump-attack = Sprung mit Angriff
way-pencil = Bleistift
pencil-mark = notiert: { $mark }
reveal-left = { $count ->
    [one] Wähl eine Karte zum Aufdecken.
   *[other] Wähl { $count } Karten zum Aufdecken, eine nach der anderen.
}
what-could-lurk = Was könnte da lauern?
could-be = möglich: { $names }
could-be-none = kein aktives Monster möglich
which-way = Welcher Weg?
really-enter = Dort liegt: { $monster } ({ $mood }). Wer dorthin geht, stirbt. Willst du das wirklich?
storey-being-laid = Der Herr des Verlieses legt das Stockwerk aus …
sketch = Dein Stockwerk
sketch-help = Wähl eine Karte und dann ein Feld, oder zieh sie dorthin; auch Pfeiltasten, Ziffern und Eingabetaste gehen.
sketch-tray = Deine Karten
sketch-loose = lose
sketch-needs = auf { $cell } fehlt eine Karte
sketch-disturbs = auf { $cell } darf keine Karte liegen
sketch-clear = Von vorn
sketch-done = Stockwerk auslegen
reference-card = Übersichtskarte
monster-seen = gesehen
turn-diagram = Drück auf das Diagramm, um es zu drehen
card-legend = Punkt: Hier muss eine Karte liegen. Kreuz: Hier darf keine liegen. Das Diagramm gilt auch gedreht.
direction-nw = Nordwesten
direction-n = Norden
direction-ne = Nordosten
direction-w = Westen
direction-e = Osten
direction-sw = Südwesten
direction-s = Süden
direction-se = Südosten
diagram-needs = Hier muss eine Karte liegen: { $where }
diagram-bars = Hier darf keine Karte liegen: { $where }
sketch-holding = In der Hand: { $face }
open-hand = Gezogen und noch nicht gelegt
hunch = Ausgang { $exit }, Monster { $monster }
hunch-exit = Ausgang
hunch-monster = Monster
