# Was an der Tür von Shy Monsters steht, auf Deutsch.

title = Shy Monsters
door-hint = ein Bluffspiel für 2
