# Ce qui est écrit sur la porte de Ghostbumpers, en français.

title = Ghostbumpers
door-hint = plis, de 3 à 6
