# Co jest napisane na drzwiach Straszydła, po polsku.

title = Straszydła
door-hint = wyścig dla 2–4 osób
door-line = Strasz całe miasto, dniem i nocą.
door-time = 45 min
