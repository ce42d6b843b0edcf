# Co jest napisane na drzwiach Ghostbumpers, po polsku.

title = Ghostbumpers
door-hint = gra w lewy dla 3–6 osób
door-line = Bierz lewy, zderzaj się i nie daj się nastraszyć.
door-time = 20 min
