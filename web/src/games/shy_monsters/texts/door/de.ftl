# Was an der Tür von Shy Monsters steht, auf Deutsch.

title = Shy Monsters
door-hint = ein Bluff zu zweit
