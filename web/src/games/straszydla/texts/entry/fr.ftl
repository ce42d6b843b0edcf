# Straszydła en trois phrases, en français.

entry-1 = Chacun prévoit *en secret* son chemin dans la ville ; puis tous les pions suivent leurs flèches en même temps.
entry-2 = Là où tu t’arrêtes, tu *fais peur* aux gens et emportes leur peur en cubes, de jour comme de nuit.
entry-3 = Avec la peur, tu invoques des *spectres* et tu les nourris. Qui remplit d’abord son *pacte* secret gagne.
