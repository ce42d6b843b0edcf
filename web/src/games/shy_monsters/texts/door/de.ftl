# Was an der Tür von Shy Monsters steht, auf Deutsch.

title = Shy Monsters
door-hint = ein Bluffspiel für 2
door-line = Schleich an Monstern vorbei, die niemand sehen soll.
door-time = 10 min
