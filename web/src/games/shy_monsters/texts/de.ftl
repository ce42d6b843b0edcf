# Was die Seiten bei Shy Monsters sagen, auf Deutsch.

board = Das Stockwerk
tile-hidden = verdeckte Karte
tile-face-down = liegt verdeckt
tile-hero = { $you ->
    [hero] hier stehst du
   *[other] hier steht der Held
}
cell-empty = leeres Feld
ways = Was tust du?
way-attack = Angriff
way-jump = Sprung
way-pencil = Bleistift
pencil-mark = notiert: { $mark }
reveal-left = { $count ->
    [one] Wähl eine Karte zum Aufdecken.
   *[other] Wähl { $count } Karten zum Aufdecken, eine nach der anderen.
}
what-could-lurk = Was könnte da lauern?
could-be = möglich: { $names }
could-be-none = kein aktives Monster möglich
really-enter = Dort liegt: { $monster } ({ $mood }). Wer dorthin geht, stirbt. Willst du das wirklich?
storey-being-laid = Der Herr des Verlieses legt das Stockwerk aus …
sketch = Dein Stockwerk
sketch-help = Leg alle { $count } Karten aus, Kante an Kante.
sketch-full = Alles liegt: Leg es aus!
sketch-tray = Deine Karten
sketch-loose = lose
sketch-apart = { $face }: Kein Weg führt vom Eingang dorthin.
sketch-left = { $count ->
    [one] Noch eine Karte fehlt.
   *[other] Noch { $count } Karten fehlen.
}
tag-lurking = aktiv
tag-active = aktiv
tag-uneasy = unwohl
tag-panicking = in Panik
tag-dead = tot
sketch-needs = { $way } davon fehlt eine Karte
sketch-disturbs = { $way } davon darf keine Karte liegen
sketch-clear = Von vorn
sketch-done = Auslegen
reference-card = Übersichtskarte
monster-seen = gesehen
look-closer = Drück darauf, um es genau anzusehen
turn-diagram = Diagramm drehen
monster-home = In seinem Wohlfühlbereich ist das Monster aktiv: Kommt der Held ohne Angriff dorthin, stirbt er.
monster-uneasy = Überall sonst fühlt es sich unwohl und versteckt sich: Dem Helden geschieht nichts.
monster-panic = Neben einem Monster, das vorher aufgedeckt wurde, gerät es in Panik und greift nie an.
card-here = Auf diesem Stockwerk: { $state }
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
sketch-where = In der Hand: { $face }. Wohin?
open-hand = Gezogen und noch nicht gelegt
hunch = Ausgang { $exit }, Monster { $monster }
hunch-exit = Ausgang
hunch-monster = Monster
ask-walk = Wohin?
ask-attack = Wo schlägst du zu?
ask-jump = Wohin springst du?
ask-leap = Wohin springst du mit dem Angriff?
ask-over = Über welche Karte?
ask-pencil = Welche Karte markierst du?
help-look = Was du jetzt weckst, kann dir noch nichts tun.
help-walk = { $left ->
    [both] Wähl eine leuchtende Karte. Du hast hier noch einen Angriff und einen Sprung.
    [attack] Wähl eine leuchtende Karte. Der Sprung ist verbraucht, den Angriff hast du noch.
    [jump] Wähl eine leuchtende Karte. Der Angriff ist verbraucht, den Sprung hast du noch.
   *[none] Wähl eine leuchtende Karte. Angriff und Sprung sind hier verbraucht.
}
help-attack = Der Angriff ist auch dann verbraucht, wenn niemand da ist.
help-jump = Spring über eine Nachbarkarte auf eine andere, die an sie grenzt.
help-pencil = Die Zeichen ?, ✓ und ✗ siehst nur du.
help-leap = Du schlägst zu, wo du landest. Der Angriff ist auch dann verbraucht, wenn niemand da ist.
help-deadly = Rot: Dort ist ein Monster aktiv. Ohne Angriff stirbst du.
told-spent = Auf diesem Stockwerk schon verbraucht.
told-looking = Wähl erst, was du aufdeckst.
told-nowhere = Von hier geht kein Sprung.
told-far = Du gehst nur auf eine Karte neben deiner.
told-lurking = Auf jeder Karte: wer dort aktiv sein kann.
looks = { $count ->
    [0] kein Blick
    [one] ein Blick
   *[other] { $count } Blicke
}
skill-ready = bereit
skill-resting = jetzt nicht
skill-armed = gewählt
skill-spent = verbraucht
enter-anyway = Trotzdem hingehen
really-give-up = Aufgeben? Dann ist die Partie zu Ende.
hero-has = Der Held hat noch
your-monsters = Deine Monster
sketch-keys = Auch Pfeiltasten, Ziffern und Eingabetaste gehen.
sketch-laid = { $left ->
    [0] { $face } { $spot }. Alle Karten liegen.
    [one] { $face } { $spot }. Eine Karte ist übrig.
   *[other] { $face } { $spot }. { $left } Karten sind übrig.
}
sketch-ask = Leg das Stockwerk: { $count } Karten um den Eingang.
sketch-keys-all = Auf dem Feld gehen die Pfeiltasten von Platz zu Platz, eine Zahl nimmt eine Karte, Enter legt sie.
sketch-fault = { $face }: { $state }
scene-drawn = { $count ->
    [one] Ein Monster huscht ins Dunkel …
   *[other] { $count } Monster huschen ins Dunkel …
}
scene-fall = Hier wohnt { FORM($face, "definite") }.
scene-growl = Aktiv: Hier wohnt { FORM($face, "definite") }.
scene-hide = Hier fühlt sich { FORM($face, "definite") } unwohl.
scene-panic = Neben dem anderen Monster gerät { FORM($face, "definite") } in Panik.
scene-killed = Ein Hieb, und es rührt sich nicht mehr!
scene-exit = Hinauf ins Licht!
scene-walled-in = Kein Weg hinaus.
scene-wandered = Im Dunkeln verirrt.
scene-gave-up = Die Laterne erlischt.
end-you-escaped = Du bist entkommen!
end-you-lost = Das Verlies behält dich.
end-you-kept = Deine Monster haben gewonnen!
end-got-away = Der Held ist entkommen!
end-kept = Das Verlies behält den Helden.
end-at-home = Die Karten ringsum passen zu seinem Wohlfühlbereich, also war es aktiv.
