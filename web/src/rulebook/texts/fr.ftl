# Les règles en pages, en français.

rulebook-of = { $game } : les règles
rulebook-page = Les règles sur une page
rulebook-contents = Sommaire
rulebook-search = Chercher dans les règles
rulebook-found = { $count ->
    [0] Aucune règle ne contient ces mots.
    [one] Une règle trouvée.
   *[other] { $count } règles trouvées.
}
rulebook-legend = D’où vient une règle
rulebook-means-attested = Le livret de règles le dit.
rulebook-means-public = Des descriptions publiques du jeu le disent.
rulebook-means-reconstructed = Notre meilleure hypothèse, là où le livret ou ses images manquent.
rulebook-means-reading = Le livret ne tranche pas ; voici ce que décide la maison.
rulebook-means-ours = Le livret ne connaît rien de tel : la maison l’ajoute.
rulebook-sources = Montrer d’où vient chaque phrase
rulebook-print = Imprimer
rulebook-table = Vers la table

example-show = Voir un exemple
example-of = La règle { $rule } en jeu
example-eyes = Une vraie partie, vue par { $name }.
example-edition = Jouée avec la boîte « { $edition } ».
example-controls = Étapes de l’exemple
example-before = Voici le début. Avance pas à pas ou lance la lecture.
example-play = Lecture
example-back = Précédent
example-on = Suivant
example-step = Étape { $step } sur { $last }

box-choose = Boîte
box-title = Cette boîte : { $edition }
box-standard = Le texte des règles emploie les chiffres de cette boîte.
box-other = Le texte des règles emploie les chiffres de la boîte standard. Les écarts de celle-ci sont signalés ici et à chaque règle.
box-what = Quoi
box-figure = Dans cette boîte
box-source = Source
box-rule = Règle
box-usual = standard : { $standard }
box-differs = Dans la boîte en jeu :
box-differs-figure = { $label } : { $value } (standard : { $standard }).

figure-list = { $name } : { $things }
figure-monsters = Monstres
figure-corridors = Couloirs à chaque étage
figure-storeys = Étages
figure-drawn = Monstres piochés, étage par étage
figure-reveals = Tuiles révélées avant le départ, étage par étage
figure-idle = Pas sans effet avant que l’étage soit perdu
figure-cards = Cartes Monstre en tout
figure-copies = Cartes de chaque valeur, de 1 à 9
figure-relaxed = Cartes Détente dans une pile de personnage
figure-hand = Cartes distribuées à chacun
figure-least-depth = Cartes Détente obligatoires au-dessus de la carte Frayeur
figure-paranoia = Points pour la Paranoïa
figure-rounds = Manches à trois, quatre, cinq et six
figure-round-limit = Manches au plus dans une partie à objectif
figure-elements = Éléments et couleurs
figure-board = Taille de la ville
figure-tiles = Quartiers (moment, cubes, symboles)
figure-tile-scares = faire peur
figure-tile-imps = diablotin
figure-spooks = Spectres de jour/nuit
figure-imps = Diablotins et ce qu’ils font
figure-ability-trade = échange à meilleur prix
figure-ability-redirect = une autre flèche
figure-ability-reroll = une relance
figure-ability-feed = aide au repas
figure-imp-trade = Cubes pour un échange avec diablotin
figure-imp-food = Cubes que vaut un diablotin au repas
figure-pacts = Pactes
figure-rewards = Cubes pour faire peur, avec un écart de 0, 1, 2 …
figure-horror-reroll = Cubes d’effroi pour relancer un dé
figure-horror-cube = Cubes d’effroi pour un cube de peur
figure-horror-stop = Cubes d’effroi pour ôter un STOP
figure-horror-imp = Cubes d’effroi pour un diablotin
figure-horror-feed = Cubes d’effroi pour nourrir un spectre
figure-start-energy = Cubes d’énergie au départ
figure-start-horror = Cubes d’effroi au départ
figure-phase-rounds = Tours d’une phase
figure-stops = Phases avant le retrait des STOP
figure-stops-two = De même à deux
figure-arrows = Flèches d’un plan
figure-dice = Dés dans un duel
figure-stronger-dice = Dés de plus pour le plus fort
figure-choice-horror = Cubes d’effroi pour laisser le choix au perdant
figure-trade = Cubes pour un échange
figure-purchases = Spectres achetables par phase
figure-phase-limit = Phases au plus

picture-Zones = Où chaque monstre est à l’aise : sur une case à points il faut une tuile, sur une case barrée il n’en faut pas, une case vide est indifférente. Chaque schéma peut être tourné.
picture-SM-8 = Permis : sept tuiles reliées par leurs côtés. Interdit : la tuile marquée ne touche les autres que par un coin.
picture-SM-11 = Deux monstres côte à côte. Le kraken, révélé le premier, reste comme il est ; le serpent, révélé ensuite, panique.
picture-SM-18 = Deux sauts, chacun par-dessus une tuile (1) vers une autre (2) : tout droit, et en diagonale.
picture-GB-9 = Du plus bas au plus haut : deux 5 valent 2,5, trois 8 valent 3,8, et un simple 4 bat les deux.
picture-GB-11 = Quatre joueurs posent 1, 4, deux 5 et encore un 4. Le dernier 4 remporte le pli, et son joueur retourne trois cartes : une pour le pli et une pour chaque 5.
picture-GB-15 = Après un pli avec la carte 0/10, on ne retourne rien : la carte du dessous de la pile passe dessus.
picture-GB-18 = Quatre piles au décompte, chacune du dessus (à gauche) au dessous (à droite). Effrayé : 0. Deux cartes sous la carte Frayeur : 2. Frayeur sur le dessus avec trois cartes dessous : trois fois 2 font 6. Frayeur tout en dessous : 0.
picture-GB-19 = Paranoïa : toutes les cartes Détente sont retournées, et la carte Frayeur vient en tout dernier.
picture-ST-3 = Une ville : un faubourg à chaque coin, le Centre au milieu, et des quartiers tout autour.
picture-ST-18 = Avec une flèche le pion arrive dans un faubourg, repart gratuitement d’un autre, et prend de là sa deuxième flèche.
picture-ST-22 = Un duel : 6 bat 5, 5 bat 3, et le dernier 3 n’a pas de vis-à-vis. Deux succès contre un.
picture-ST-30 = Faire peur avec une force de 14. Le lancer fait 16 ; quatre cubes d’énergie l’amènent à 14 exactement : trois cubes de peur, et un cube d’effroi pour le 6.
picture-ST-33 = Repas de nuit : Wroniec mange 4 cubes violets, Borowy 4 verts, et un spectre de départ 3 d’une même couleur au choix.
