# What stands on the door of Ghostbumpers, in English.

title = Ghostbumpers
door-hint = tricks for 3 to 6
