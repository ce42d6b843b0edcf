"""How bots think: one search for every game, through the contract, from a view and nothing else."""
