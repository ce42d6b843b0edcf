# Was an der Tür von Ghostbumpers steht, auf Deutsch.

title = Ghostbumpers
door-hint = Stiche für 3 bis 6
