# Shy Monsters en trois phrases, en français.

entry-1 = Le Maître du Donjon pose un étage *face cachée* : une Sortie, trois Couloirs, deux Monstres.
entry-2 = Le Héros révèle tuile après tuile. Un Monstre qui s’y *sent bien* lui saute dessus ; un autre se cache le visage.
entry-3 = Une attaque, un saut, *trois étages* : le Héros sortira-t-il ?
