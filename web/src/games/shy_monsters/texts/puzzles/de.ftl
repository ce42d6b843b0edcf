# Rätsel von Shy Monsters, auf Deutsch.

puzzle-safe-way = Der sichere Weg
puzzle-safe-way-task = Ein Plan bringt dich sicher hinaus. Finde ihn und geh ihn bis zum Ausgang.
puzzle-safe-way-hint = Frag dich bei jeder verdeckten Karte, welches der noch ungesehenen Monster sich dort wohlfühlen würde. Und denk daran: Neben einem Monster, das schon offen liegt, gerät ein zweites in Panik.
puzzle-safe-way-right = Du bist draußen, und das war kein Glück: Dein Plan führt aus jedem der { $worlds } Stockwerke hinaus, die hier liegen könnten.
puzzle-safe-way-wrong-at-once = Das kann sofort der Tod sein, zum Beispiel auf diesem Stockwerk. Selbst der beste Plan führt danach nur noch aus { $out } von { $worlds } Stockwerken hinaus.
puzzle-safe-way-wrong-later = Noch lebst du, aber sicher bist du nicht mehr: Selbst der beste Plan führt danach nur noch aus { $out } von { $worlds } Stockwerken hinaus. Auf diesem hier scheitert er.
puzzle-safe-way-wrong-hopeless = Danach kommst du aus keinem der { $worlds } Stockwerke mehr hinaus.
puzzle-best-chance = Die besten Aussichten
puzzle-best-chance-task = Womit hast du die beste Aussicht, hinauszukommen?
puzzle-best-chance-hint = Alle Stockwerke, die zu dem passen, was du weißt, sind gleich wahrscheinlich. Zähl für jeden Schritt, auf wie vielen er dich sofort umbringt und auf wie vielen später: Wer tot ist, hat nichts von gesparten Fähigkeiten.
puzzle-best-chance-right = Besser geht es nicht: Mit dem besten Plan kommst du so aus { $out } von { $worlds } möglichen, gleich wahrscheinlichen Stockwerken hinaus ({ $best } %).
puzzle-best-chance-wrong-at-once = Selbst mit dem besten Plan kommst du danach nur aus { $out } von { $worlds } Stockwerken hinaus ({ $chance } %). Ein anderer Schritt führt aus mehr. Auf diesem hier ist es sofort vorbei.
puzzle-best-chance-wrong-later = Selbst mit dem besten Plan kommst du danach nur aus { $out } von { $worlds } Stockwerken hinaus ({ $chance } %). Ein anderer Schritt führt aus mehr. Auf diesem hier geht es schief.
puzzle-best-chance-wrong-hopeless = Danach kommst du aus keinem der { $worlds } Stockwerke hinaus.
puzzle-deadly-storey = Das tödliche Stockwerk
puzzle-deadly-storey-task = Dieser Held entscheidet immer auf dieselbe Art. Monster, die sich wohlfühlen, hält er für wahrscheinlicher als andere. Er deckt auf, wo am ehesten ein aktives liegt, geht dorthin, wo am wenigsten mit einem zu rechnen ist, und greift an, sobald die Gefahr ein Viertel beträgt. Leg ein Stockwerk, aus dem er nicht hinauskommt.
puzzle-deadly-storey-hint = Am gefährlichsten ist ein Monster dort, wo sich kaum ein anderes wohlfühlen würde: Da rechnet er nicht damit. Und gib ihm etwas Harmloses zum Nachsehen.
puzzle-deadly-storey-right = Er kommt nicht hinaus. Es ist nicht das einzige Stockwerk, das ihn besiegt, aber viele gibt es nicht.
puzzle-deadly-storey-wrong-out = Aus diesem kommt er hinaus. Sieh dir an, wo er entlanggeht und wo er sich sicher fühlt.
puzzle-clue-walk = Es beginnt mit einem einfachen Schritt.
puzzle-clue-attack = Jetzt brauchst du den Angriff.
puzzle-clue-jump = Jetzt brauchst du den Sprung; den Angriff behältst du.
puzzle-clue-jump-attack = Du brauchst beide Fähigkeiten zugleich.
puzzle-clue-reveal = Eine Karte verrät mehr als alle anderen.
puzzle-clue-looks = Er deckt die Karte auf, die ihm am gefährlichsten vorkommt. Lass dort einen Gang liegen.
puzzle-clue-walks = Hier deckt er vorher nichts auf. Welche Karte neben dem Eingang kommt ihm am sichersten vor?

# Wonach Rätsel geordnet sind: was alle gleich sehen.
puzzle-theme-looking = Vor dem ersten Schritt
puzzle-theme-both-skills = Mit beiden Fähigkeiten
puzzle-theme-one-skill = Nur noch eine Fähigkeit
puzzle-theme-no-skill = Ohne Fähigkeiten
puzzle-theme-laying = Für den Herrn des Verlieses

# Wie jedes Rätsel heißt; es verrät nichts.
puzzle-title-best-chance-1 = Neunhundert Verliese
puzzle-title-best-chance-2 = Hinter der Schlange
puzzle-title-best-chance-3 = Letztes Stockwerk, kein Licht
puzzle-title-safe-way-1 = Zwischen zwei Monstern
puzzle-title-safe-way-2 = Die Fledermaus am Ende des Gangs
puzzle-title-safe-way-3 = Zwei Blicke ins Dunkel
puzzle-title-safe-way-4 = Der Ausgang, zum Greifen nah
puzzle-title-safe-way-5 = Der lange Weg nach Westen
puzzle-title-safe-way-6 = Ein Schritt zu weit?
