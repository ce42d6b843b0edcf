# Was an der Tür von Ghostbumpers steht, auf Deutsch.

title = Ghostbumpers
door-hint = ein Stichspiel für 3 bis 6
door-line = Rempel los, hol dir Stiche, aber erschrick nicht!
door-time = 20 min
