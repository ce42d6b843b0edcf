# Ce qui est écrit sur la porte de Straszydła, en français.

title = Straszydła
door-hint = course pour 2 à 4
