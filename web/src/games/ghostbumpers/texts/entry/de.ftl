# Ghostbumpers in drei Sätzen, auf Deutsch.

entry-1 = In deinem Stapel aus Entspannt-Karten versteckst du *eine Schreck-Karte*: oben, unten oder irgendwo dazwischen.
entry-2 = Dann geht es um Stiche. Mit jedem Stich, den du bekommst, *deckst* du die nächste Karte deines Stapels *auf*.
entry-3 = Deckst du *die Schreck-Karte* auf, ist die Runde aus, und du gehst leer aus. Für alle anderen zählt, was noch unter ihrer liegt.
