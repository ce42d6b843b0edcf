# Was die Regelseiten von Shy Monsters sagen, auf Deutsch.

figure-monsters = Monster
figure-corridors = Gänge in jedem Stockwerk
figure-storeys = Stockwerke
figure-drawn = Gezogene Monster, Stockwerk für Stockwerk
figure-reveals = Vor dem Aufbruch aufgedeckte Karten, Stockwerk für Stockwerk
figure-idle = Schritte ohne Wirkung, bis das Stockwerk verloren ist

picture-Zones = Wo sich jedes Monster wohlfühlt: Auf einem gepunkteten Feld muss eine Karte liegen, auf einem durchkreuzten darf keine liegen, ein leeres ist egal. Jedes Diagramm darf gedreht werden.
picture-SM-8 = Erlaubt: sieben Karten, die über ihre Seiten zusammenhängen. Nicht erlaubt: Die markierte Karte berührt die anderen nur an einer Ecke.
picture-SM-11 = Zwei Monster Seite an Seite. Der Krake wurde zuerst aufgedeckt und bleibt, wie er ist; die Schlange kam als zweite und gerät in Panik.
picture-SM-18 = Zwei Sprünge, jeder über eine Karte (1) auf eine andere (2): geradeaus und um die Ecke.
