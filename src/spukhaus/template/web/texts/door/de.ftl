# Was an der Tür steht, auf Deutsch.

title = Coins
door-hint = geheime Gebote für 2 bis 4
