# Co jest napisane na drzwiach Straszydła, po polsku.

title = Straszydła
door-hint = wyścig dla 2–4 osób
door-line = Strasz w mieście za dnia i nocą.
door-time = 45 min
