# Co jest napisane na drzwiach Shy Monsters, po polsku.

title = Shy Monsters
door-hint = blef dla dwojga
door-line = Przemknij obok Potworów, które nie znoszą spojrzeń.
door-time = 10 min
