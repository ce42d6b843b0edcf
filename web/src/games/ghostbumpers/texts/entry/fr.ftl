# Ghostbumpers en trois phrases, en français.

entry-1 = Dans ta pile, tu caches *une carte Frayeur* parmi les cartes Détente : dessus, dessous ou quelque part au milieu.
entry-2 = Puis on joue des plis. Chaque pli remporté *retourne* la carte suivante de ta pile.
entry-3 = Quand *la carte Frayeur* sort, la manche s’arrête : en général, rien pour toi, et des points pour qui a encore des cartes Détente sous la sienne.
