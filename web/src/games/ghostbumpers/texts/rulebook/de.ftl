# Was die Regelseiten von Ghostbumpers sagen, auf Deutsch.

figure-cards = Monsterkarten insgesamt
figure-copies = Karten je Zahl, von 1 bis 9
figure-relaxed = Entspannt-Karten im Charakterstapel
figure-hand = Karten auf der Hand zu Beginn der Runde
figure-least-depth = Entspannt-Karten, die mindestens über der Schreck-Karte liegen
figure-paranoia = Punkte für Paranoia
figure-rounds = Runden zu dritt, zu viert, zu fünft und zu sechst
figure-round-limit = Höchstzahl der Runden, wenn bis zu einer Zielpunktzahl gespielt wird

picture-GB-9 = Von niedrig nach hoch: Zwei Fünfen zählen 2×5, drei Achten zählen 3×8, und eine einzelne 4 schlägt beide.
picture-GB-11 = Vier Personen spielen 1, 4, zwei Fünfen und noch eine 4. Die spätere 4 bekommt den Stich, und wer sie gespielt hat, deckt drei Karten auf: eine für den Stich und eine für jede 5.
picture-GB-15 = Nach einem Stich mit der 0/10er-Karte wird nichts aufgedeckt: Die unterste Karte des Stapels kommt obenauf.
picture-GB-18 = Vier Stapel bei der Wertung, jeder von oben (links) nach unten (rechts). Erschrocken: 0. Zwei Karten unter der Schreck-Karte: 2. Schreck-Karte ganz oben mit drei darunter: drei mal 2 macht 6. Schreck-Karte ganz unten: 0.
picture-GB-19 = Paranoia: Alle Entspannt-Karten sind aufgedeckt, und die Schreck-Karte kommt als allerletzte.
