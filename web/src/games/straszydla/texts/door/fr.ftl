# Ce qui est écrit sur la porte de Straszydła, en français.

title = Straszydła
door-hint = course, de 2 à 4
door-line = Hante une ville, de jour comme de nuit.
door-time = 45 min
