# Die Regeln als Seiten, auf Deutsch.

rulebook-of = { $game }: die Regeln
rulebook-page = Die Regeln als Seite
rulebook-contents = Inhalt
rulebook-search = In den Regeln suchen
rulebook-found = { $count ->
    [0] Keine Regel enthält diese Wörter.
    [one] Eine Regel gefunden.
   *[other] { $count } Regeln gefunden.
}
rulebook-legend = Woher eine Regel kommt
rulebook-means-attested = So steht es im Regelheft.
rulebook-means-public = So beschreiben es öffentliche Quellen.
rulebook-means-reconstructed = Unsere beste Vermutung, wo Regelheft oder Bilder fehlen.
rulebook-means-reading = Das Regelheft lässt es offen; so entscheidet dieses Haus.
rulebook-means-ours = Das kennt das Regelheft nicht: Dieses Haus fügt es hinzu.
rulebook-sources = Zeigen, woher jeder Satz kommt
rulebook-print = Drucken
rulebook-table = Zum Tisch

example-show = Beispiel zeigen
example-of = Regel { $rule } im Spiel
example-eyes = Aus einer echten Partie, wie { $name } sie sieht.
example-edition = Gespielt mit der Schachtel „{ $edition }“.
example-controls = Schritte des Beispiels
example-before = So fängt es an. Geh Schritt für Schritt weiter oder lass es abspielen.
example-play = Abspielen
example-back = Zurück
example-on = Weiter
example-step = Schritt { $step } von { $last }

box-choose = Schachtel
box-title = Diese Schachtel: { $edition }
box-standard = Der Regeltext rechnet mit den Zahlen dieser Schachtel.
box-other = Der Regeltext rechnet mit den Zahlen der Standardschachtel. Wo diese hier abweicht, steht es hier und bei der Regel.
box-what = Was
box-figure = In dieser Schachtel
box-source = Herkunft
box-rule = Regel
box-usual = Standard: { $standard }
box-differs = In dieser Schachtel gilt:
box-differs-figure = { $label }: { $value } (Standard: { $standard }).

figure-list = { $name }: { $things }
figure-monsters = Monster
figure-corridors = Gänge in jedem Stockwerk
figure-storeys = Stockwerke
figure-drawn = Gezogene Monster, Stockwerk für Stockwerk
figure-reveals = Vor dem Aufbruch aufgedeckte Karten, Stockwerk für Stockwerk
figure-idle = Schritte ohne Wirkung, bis das Stockwerk verloren ist
figure-cards = Monsterkarten insgesamt
figure-copies = Karten je Zahl, von 1 bis 9
figure-relaxed = Entspannt-Karten im Charakterstapel
figure-hand = Karten, die alle erhalten
figure-least-depth = Entspannt-Karten, die mindestens über der Schreck-Karte liegen
figure-paranoia = Punkte für Paranoia
figure-rounds = Runden zu dritt, viert, fünft und sechst
figure-round-limit = Runden bei einem Spiel auf ein Punkteziel, höchstens
figure-elements = Elemente und Farben
figure-board = Größe der Stadt
figure-tiles = Viertel (Zeit, Würfelchen, Symbole)
figure-tile-scares = Erschrecken
figure-tile-imps = Teufelchen
figure-spooks = Spuke bei Tag/Nacht
figure-imps = Teufelchen und was sie können
figure-ability-trade = günstiger tauschen
figure-ability-redirect = ein anderer Pfeil
figure-ability-reroll = ein neuer Wurf
figure-ability-feed = Hilfe beim Füttern
figure-imp-trade = Würfelchen für einen Tausch mit Teufelchen
figure-imp-food = Würfelchen, die ein Teufelchen beim Füttern ersetzt
figure-pacts = Pakte
figure-rewards = Würfelchen beim Erschrecken, daneben um 0, 1, 2 …
figure-horror-reroll = Grauenwürfelchen für einen neuen Wurf
figure-horror-cube = Grauenwürfelchen für ein Angstwürfelchen
figure-horror-stop = Grauenwürfelchen, um einen STOP zu entfernen
figure-horror-imp = Grauenwürfelchen für ein Teufelchen
figure-horror-feed = Grauenwürfelchen, um einen Spuk zu füttern
figure-start-energy = Energiewürfelchen am Anfang
figure-start-horror = Grauenwürfelchen am Anfang
figure-phase-rounds = Runden einer Phase
figure-stops = Phasen, bis die STOPs verschwinden
figure-stops-two = Dasselbe zu zweit
figure-arrows = Pfeile eines Plans
figure-dice = Würfel im Duell
figure-stronger-dice = Zusätzliche Würfel für die stärkere Seite
figure-choice-horror = Grauenwürfelchen, wenn die unterlegene Seite wählen darf
figure-trade = Würfelchen für einen Tausch
figure-purchases = Spuke, die man in einer Phase kaufen darf
figure-phase-limit = Phasen, höchstens

picture-Zones = Wo sich jedes Monster wohlfühlt: Auf einem gepunkteten Feld muss eine Karte liegen, auf einem durchkreuzten darf keine liegen, ein leeres ist egal. Jedes Diagramm darf gedreht werden.
picture-SM-8 = Erlaubt: sieben Karten, die über ihre Seiten zusammenhängen. Nicht erlaubt: Die markierte Karte berührt die anderen nur an einer Ecke.
picture-SM-11 = Zwei Monster Seite an Seite. Der Krake wurde zuerst aufgedeckt und bleibt, wie er ist; die Schlange kam als zweite und gerät in Panik.
picture-SM-18 = Zwei Sprünge, jeder über eine Karte (1) auf eine andere (2): geradeaus und um die Ecke.
picture-GB-9 = Von niedrig nach hoch: zwei Fünfen zählen 2,5, drei Achten zählen 3,8, und eine einzelne 4 schlägt beide.
picture-GB-11 = Vier spielen 1, 4, zwei Fünfen und noch eine 4. Die spätere 4 nimmt den Stich, und wer sie gespielt hat, deckt drei Karten auf: eine für den Stich und eine für jede 5.
picture-GB-15 = Nach einem Stich mit der 0/10er-Karte wird nichts aufgedeckt: Die unterste Karte des Stapels kommt nach oben.
picture-GB-18 = Vier Stapel bei der Wertung, jeder von oben (links) nach unten (rechts). Erschreckt: 0. Zwei Karten unter der Schreck-Karte: 2. Schreck-Karte ganz oben mit drei darunter: drei mal 2 macht 6. Schreck-Karte ganz unten: 0.
picture-GB-19 = Paranoia: Alle Entspannt-Karten sind aufgedeckt, und die Schreck-Karte kommt als allerletzte.
picture-ST-3 = Eine Stadt: in jeder Ecke eine Vorstadt, in der Mitte das Zentrum und darum herum die Viertel.
picture-ST-18 = Mit einem Pfeil kommt die Figur in eine Vorstadt, reist ohne Kosten in eine andere und nimmt von dort ihren zweiten Pfeil.
picture-ST-22 = Ein Duell: 6 schlägt 5, 5 schlägt 3, und die letzte 3 hat kein Gegenüber. Zwei Erfolge gegen einen.
picture-ST-30 = Erschrecken mit Stärke 14. Der Wurf ergibt 16; vier Energiewürfelchen machen daraus genau 14: drei Angstwürfelchen, und für die 6 ein Grauenwürfelchen.
picture-ST-33 = Füttern bei Nacht: Wroniec frisst 4 violette Würfelchen, Borowy 4 grüne und ein Startspuk 3 in einer beliebigen Farbe.
