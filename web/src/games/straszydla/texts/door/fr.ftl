# Ce qui est écrit sur la porte de Straszydła, en français.

title = Straszydła
door-hint = course, de 2 à 4
