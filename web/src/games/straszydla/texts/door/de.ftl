# Was an der Tür von Straszydła steht, auf Deutsch.

title = Straszydła
door-hint = Wettlauf für 2 bis 4
