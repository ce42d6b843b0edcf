# What stands on the door of Ghostbumpers, in English.

title = Ghostbumpers
door-hint = tricks for 3 to 6
door-line = Bump your way to tricks, but do not get a scare!
door-time = 20 min
