# Co jest napisane na drzwiach, po polsku.

title = Coins
door-hint = tajne stawki dla 2–4 osób
