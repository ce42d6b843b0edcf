# Ghostbumpers in drei Sätzen, auf Deutsch.

entry-1 = In deinem Charakterstapel versteckst du *eine Schreck-Karte* unter entspannten: oben, unten oder irgendwo dazwischen.
entry-2 = Dann geht es um Stiche. Jeder Stich, den du bekommst, *deckt* die nächste Karte deines Stapels *auf*.
entry-3 = Entspannt-Karten bringen Punkte. Doch liegt *die Schreck-Karte* offen, tut jeder weitere Stich weh.
