# Ce qui est écrit sur la porte de Ghostbumpers, en français.

title = Ghostbumpers
door-hint = plis pour 3 à 6
