# Rätsel von Shy Monsters, auf Deutsch.

puzzle-safe-way = Der sichere Weg
puzzle-safe-way-task = { $worlds } Stockwerke passen zu allem, was du weißt. Ein Plan führt aus allen hinaus. Finde ihn und geh ihn bis zum Ausgang.
puzzle-safe-way-hint = Frag dich bei jeder verdeckten Karte, welche ungesehenen Monster sich dort wohlfühlen würden. Neben einem, das schon offen liegt, gerät ein Monster in Panik.
puzzle-safe-way-right = Du bist draußen, und nicht aus Glück: Dein Plan führt aus jedem der { $worlds } Stockwerke hinaus, die da hätten liegen können.
puzzle-safe-way-wrong-at-once = Das kann sofort der Tod sein, wie auf dem Stockwerk hier. Nach dieser Wahl führt selbst der beste Plan nur aus { $out } von { $worlds } Stockwerken hinaus.
puzzle-safe-way-wrong-later = Noch lebst du, aber sicher ist es nicht mehr: Nach dieser Wahl führt der beste Plan aus { $out } von { $worlds } Stockwerken hinaus. Hier ist eines, in dem er scheitert.
puzzle-safe-way-wrong-hopeless = Danach führt aus keinem der { $worlds } Stockwerke noch ein Weg hinaus.
puzzle-best-chance = Die beste Aussicht
puzzle-best-chance-task = { $worlds } Stockwerke passen zu allem, was du weißt, und kein Plan führt aus allen hinaus. Welcher Schritt führt aus den meisten, wenn alle gleich wahrscheinlich sind?
puzzle-best-chance-hint = Eine gesparte Fähigkeit nützt keinem Toten. Zähl für jeden Schritt, in wie vielen Stockwerken er dich jetzt umbringt und in wie vielen später.
puzzle-best-chance-right = Besser geht es nicht: Mit dem besten Plan führt das aus { $out } von { $worlds } Stockwerken hinaus ({ $best } %).
puzzle-best-chance-wrong-at-once = Mit dem besten Plan danach führt das aus { $out } von { $worlds } Stockwerken hinaus ({ $chance } %). Ein anderer Schritt führt aus mehr. Hier ist es sofort vorbei.
puzzle-best-chance-wrong-later = Mit dem besten Plan danach führt das aus { $out } von { $worlds } Stockwerken hinaus ({ $chance } %). Ein anderer Schritt führt aus mehr. Hier ist ein Stockwerk, in dem es scheitert.
puzzle-best-chance-wrong-hopeless = Das führt aus keinem der { $worlds } Stockwerke hinaus.
puzzle-clue-walk = Es beginnt mit einem einfachen Schritt.
puzzle-clue-attack = Jetzt braucht es den Angriff.
puzzle-clue-jump = Jetzt braucht es den Sprung; der Angriff bleibt dir.
puzzle-clue-jump-attack = Es braucht beide Fähigkeiten zugleich.
puzzle-clue-reveal = Eine Karte verrät mehr als alle anderen.
