# Was die Regelseiten von Shy Monsters sagen, auf Deutsch.

figure-monsters = Monster
figure-corridors = Gänge auf jedem Stockwerk
figure-storeys = Stockwerke
figure-drawn = Gezogene Monster, Stockwerk für Stockwerk
figure-reveals = Karten, die vor dem ersten Schritt aufgedeckt werden, Stockwerk für Stockwerk
figure-idle = Schritte ohne Wirkung, nach denen die Partie verloren ist

picture-Zones = Wo sich jedes Monster wohlfühlt: Auf einem Feld mit Punkt muss eine Karte liegen, auf einem mit Kreuz darf keine liegen, und bei einem leeren ist beides recht. Jedes Diagramm gilt auch gedreht.
picture-SM-8 = Erlaubt: sieben Karten, die Seite an Seite zusammenhängen. Nicht erlaubt: Die markierte Karte berührt die anderen nur an einer Ecke.
picture-SM-11 = Zwei Monster Seite an Seite. Der Krake wurde zuerst aufgedeckt und bleibt ruhig; die Schlange kam als zweite und gerät in Panik.
picture-SM-18 = Zwei Sprünge, jeder über eine Karte (1) auf eine andere (2): geradeaus und um die Ecke.
