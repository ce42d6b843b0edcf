# What stands on the door of Straszydła, in English.

title = Straszydła
door-hint = a race for 2 to 4
door-line = Haunt a town by day and by night.
door-time = 45 min
