# Straszydła en trois phrases, en français.

entry-1 = Chacun prévoit *en secret* son chemin dans la ville ; puis les plans sont dévoilés tous ensemble, et les pions suivent leurs flèches.
entry-2 = Là où tu t’arrêtes, tu *fais peur* aux gens et tu emportes leur peur sous forme de cubes, de jour comme de nuit.
entry-3 = Cette peur sert à acheter des *spectres* et à les nourrir. Qui remplit en premier son *pacte* secret gagne.
