# Co jest napisane na drzwiach Shy Monsters, po polsku.

title = Shy Monsters
door-hint = blef dla dwojga
