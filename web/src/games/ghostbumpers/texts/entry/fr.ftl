# Ghostbumpers en trois phrases, en français.

entry-1 = Dans ta pile, tu caches *une carte Frayeur* parmi les cartes Détente : dessus, dessous ou quelque part entre les deux.
entry-2 = Puis on joue des plis. Chaque pli remporté *retourne* la carte suivante de ta pile.
entry-3 = Les cartes Détente rapportent. Mais une fois *la carte Frayeur* visible, chaque pli de plus fait mal.
