# Ce qui est écrit sur la porte de Shy Monsters, en français.

title = Shy Monsters
door-hint = bluff à deux
