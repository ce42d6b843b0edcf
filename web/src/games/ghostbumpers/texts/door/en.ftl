# What stands on the door of Ghostbumpers, in English.

title = Ghostbumpers
door-hint = tricks for 3 to 6
door-line = Bump for tricks, but do not get scared yourself.
door-time = 20 min
