# What stands on the door of Shy Monsters, in English.

title = Shy Monsters
door-hint = bluff for two
door-line = Creep past Monsters that hate to be seen.
door-time = 10 min
