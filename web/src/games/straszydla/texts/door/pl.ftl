# Co jest napisane na drzwiach Straszydła, po polsku.

title = Straszydła
door-hint = wyścig dla 2–4 osób
