# Ce que disent les pages de règles de Shy Monsters, en français.

figure-monsters = Monstres
figure-corridors = Couloirs à chaque étage
figure-storeys = Étages
figure-drawn = Monstres piochés, étage par étage
figure-reveals = Tuiles révélées avant le départ, étage par étage
figure-idle = Pas d’affilée sans effet avant que l’étage soit perdu

picture-Zones = Où chaque Monstre est à l’aise : là où il y a un point, il faut une tuile ; là où il y a une croix, il n’en faut pas ; une case vide ne compte pas. On peut tourner chaque schéma.
picture-SM-8 = Permis : sept tuiles reliées par leurs côtés. Interdit : la tuile marquée ne touche les autres que par un coin.
picture-SM-11 = Deux Monstres côte à côte. Le kraken, révélé le premier, agit normalement ; le serpent, révélé ensuite, panique.
picture-SM-18 = Deux sauts, chacun par-dessus une tuile (1) vers une autre (2) : tout droit, et en diagonale.
