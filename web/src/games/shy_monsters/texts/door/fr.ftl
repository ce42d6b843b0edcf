# Ce qui est écrit sur la porte de Shy Monsters, en français.

title = Shy Monsters
door-hint = bluff à deux
door-line = Faufile-toi entre des Monstres qui détestent être vus.
door-time = 10 min
