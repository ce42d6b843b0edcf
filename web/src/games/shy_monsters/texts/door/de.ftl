# Was an der Tür von Shy Monsters steht, auf Deutsch.

title = Shy Monsters
door-hint = ein Bluffspiel für 2
door-line = Schleich dich an schüchternen Monstern vorbei ins Freie.
door-time = 10 min
