# Ce qui est écrit sur la porte, en français.

title = Coins
door-hint = mises secrètes, de 2 à 4
