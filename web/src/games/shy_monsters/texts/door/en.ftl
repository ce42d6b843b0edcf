# What stands on the door of Shy Monsters, in English.

title = Shy Monsters
door-hint = bluff for two
