# Ce que disent les pages de règles de Ghostbumpers, en français.

figure-cards = Cartes Monstre en tout
figure-copies = Cartes de chaque valeur, de 1 à 9
figure-relaxed = Cartes Détente dans une pile de personnage
figure-hand = Cartes distribuées à chacun
figure-least-depth = Cartes Détente obligatoires au-dessus de la carte Frayeur
figure-paranoia = Points pour la Paranoïa
figure-rounds = Manches à trois, quatre, cinq et six joueurs
figure-round-limit = Nombre maximal de manches quand on joue jusqu’à un objectif

picture-GB-9 = Du plus bas au plus haut : deux 5 valent 2×5, trois 8 valent 3×8, et un 4 tout seul bat les deux.
picture-GB-11 = Quatre personnes jouent 1, 4, deux 5 et encore un 4. Le dernier 4 remporte le pli et fait retourner trois cartes : une pour le pli et une pour chaque 5.
picture-GB-15 = Après un pli avec la carte 0/10, on ne retourne rien : la carte du dessous de la pile passe au-dessus.
picture-GB-18 = Quatre piles au moment de compter, chacune du dessus (à gauche) au dessous (à droite). Carte Frayeur retournée dans un pli : 0. Deux cartes sous la carte Frayeur : 2. Carte Frayeur tout en haut, trois cartes en dessous : trois fois 2 font 6. Carte Frayeur tout en bas : 0.
picture-GB-19 = Paranoïa : toutes les cartes Détente sont retournées, et la carte Frayeur vient en tout dernier.
