"""The rooms of the house, one folder a game. The registry finds them; nothing names them."""
