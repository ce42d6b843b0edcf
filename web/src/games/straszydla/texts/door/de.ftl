# Was an der Tür von Straszydła steht, auf Deutsch.

title = Straszydła
door-hint = ein Wettlauf für 2 bis 4
door-line = Such eine Stadt heim, bei Tag und bei Nacht.
door-time = 45 min
