# Was an der Tür von Straszydła steht, auf Deutsch.

title = Straszydła
door-hint = ein Wettlauf für 2 bis 4
