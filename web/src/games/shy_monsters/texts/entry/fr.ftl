# Shy Monsters en trois phrases, en français.

entry-1 = Le Maître du Donjon pose un étage *face cachée* : une Sortie, trois Couloirs, deux Monstres.
entry-2 = Le Héros révèle tuile après tuile. Un Monstre *actif* lui saute dessus ; s’il est *mal à l’aise*, il se cache le visage.
entry-3 = Une Attaque et un Saut par étage, *trois étages* en tout : le Héros sortira-t-il ?
odds = Le Héros n’est pas favori.
