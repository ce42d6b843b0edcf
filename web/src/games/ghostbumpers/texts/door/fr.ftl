# Ce qui est écrit sur la porte de Ghostbumpers, en français.

title = Ghostbumpers
door-hint = plis, de 3 à 6
door-line = Fonce sur les plis, mais gare à la frayeur !
door-time = 20 min
