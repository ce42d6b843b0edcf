# Énigmes de Straszydła, en français.

puzzle-feast = Tout le monde à table
puzzle-feast-task = { $guests } spectres ont faim, et il y a moyen de les nourrir tous. Trouve comment, et fais-le.
puzzle-feast-hint = Regarde d’abord ce qui manque dans chaque couleur, puis ce qui est en trop : trois cubes s’échangent contre un, un diablotin en donne un, et l’effroi peut aider. Les spectres de départ mangent une couleur au choix : choisis-la bien.
puzzle-feast-right = Les { $guests } sont nourris.
puzzle-feast-wrong-hungry = Après cela, sur { $guests } spectres, { $fed } au plus mangeront, et { $left ->
    [one] { $left } sera perdu
   *[other] { $left } seront perdus
}. Voici ce qu’on pouvait encore faire de mieux.
puzzle-least-bid = La plus petite mise
puzzle-least-bid-task = Tu as { COUNT($energy, "colour-energy") }, et ton adversaire { $against }. Quelle est la plus petite mise avec laquelle tu restes à coup sûr ?
puzzle-least-bid-hint = Seule la différence des mises permet de changer des dés. De combien faut-il les changer pour que ton adversaire renverse le duel, ou pour que tu le renverses, toi ?
puzzle-least-bid-right = C’est { $least } : quelle que soit la mise adverse, de 0 à { $against }, tu restes, et moins ne suffirait pas.
puzzle-least-bid-wrong-too-much = Tu resterais, mais { $energy } est plus qu’il n’en faut.
puzzle-least-bid-wrong-driven-off = Avec { $energy }, on peut te chasser : ton adversaire mise { $against } et change ses dés.
puzzle-duel-roll = Relancer pour rester
puzzle-duel-roll-task = Lesquels de tes dés relances-tu pour avoir le plus de chances de rester ?
puzzle-duel-roll-hint = Les dés sont rangés du plus haut au plus bas et mis par paires. Pour chacun, demande-toi quelle paire il gagnerait, et combien de fois.
puzzle-duel-roll-right = On ne peut pas faire mieux : tu restes dans { $best } % des cas.
puzzle-duel-roll-wrong-fails = Ainsi, tu restes dans { $chance } % des cas ; { $best } % sont possibles. Voici un lancer où cela tourne mal.
puzzle-scare-roll = Relancer pour faire peur
puzzle-scare-roll-task = Quels dés relances-tu pour avoir le plus de chances de toucher toute la récompense ? Il faut que les dés égalent ta force, avec l’aide de l’énergie.
puzzle-scare-roll-hint = Quel est l’écart, et combien ton énergie peut-elle en combler ? Relance le dé pour lequel il y a le plus de bonnes faces.
puzzle-scare-roll-right = On ne peut pas faire mieux : toute la récompense dans { $best } % des cas.
puzzle-scare-roll-wrong-fails = Ainsi, tu touches toute la récompense dans { $chance } % des cas ; { $best } % sont possibles. Voici un lancer où cela tourne mal.
puzzle-best-bend = Changer les dés
puzzle-best-bend-task = Change les dés : d’abord, gagne le plus de cubes de peur possible ; ensuite, le plus d’effroi possible ; enfin, dépense le moins d’énergie possible.
puzzle-best-bend-hint = Le total doit être égal à ta force, mais bien des chemins y mènent. Un 6 rapporte un cube d’effroi, un 1 en coûte un.
puzzle-best-bend-right = Exactement ! { COUNT($cubes, "cube-fear") } ; effroi : { $horror } ; énergie dépensée : { $energy }. Il n’y a pas mieux.
puzzle-best-bend-wrong-cubes = Pas assez de cubes : { COUNT($cubes, "cube-fear") }, et { $best-cubes } sont possibles (effroi : { $horror } ; énergie : { $energy }).
puzzle-best-bend-wrong-horror = Le nombre de cubes est bon ({ $cubes }, pour une énergie de { $energy }), mais ton effroi change de { $horror }, et { $best-horror } est possible.
puzzle-best-bend-wrong-energy = Tout y est ({ COUNT($cubes, "cube-fear") } ; effroi : { $horror }), mais tu as dépensé { COUNT($energy, "colour-energy") }, et { $best-energy } suffit.
puzzle-clue-feed = Un spectre peut manger tout de suite. Lequel, et de quelle couleur ?
puzzle-clue-feed-horror = L’effroi peut nourrir un spectre.
puzzle-clue-swap = Échange un diablotin contre un cube.
puzzle-clue-trade = Il faut échanger des cubes.
puzzle-clue-horror-cube = L’effroi peut payer un cube.
puzzle-clue-horror-imp = L’effroi peut payer un diablotin.
puzzle-clue-ahead = Tu mènes : il suffit que ton adversaire ne puisse pas renverser le duel.
puzzle-clue-behind = Ton adversaire mène : tu dois pouvoir renverser le duel, même contre toute son énergie.
puzzle-clue-reroll-horror = Relance un dé avec de l’effroi.
puzzle-clue-reroll-imp = Utilise le diablotin : il en vaut la peine.
puzzle-clue-sixes = Fais un 6, et paie ailleurs.
puzzle-clue-ones = Ne laisse aucun 1.

# Selon quoi les énigmes sont triées : ce que tout le monde voit d’emblée.
puzzle-theme-duels = Duels
puzzle-theme-scares = Frayeurs
puzzle-theme-meals = Repas

# Le nom de chaque énigme ; il ne trahit rien.
puzzle-title-best-bend-1 = Le bon coup de pouce
puzzle-title-best-bend-2 = Cinq dés têtus
puzzle-title-duel-roll-1 = Tout sur un lancer
puzzle-title-feast-1 = Quatre bouches affamées
puzzle-title-feast-2 = Trois à table, peu dans la marmite
puzzle-title-least-bid-1 = Combien faut-il ?
puzzle-title-least-bid-2 = Le duel des avares
puzzle-title-scare-roll-1 = À deux doigts de la grande frayeur
puzzle-title-scare-roll-2 = Trois dés dans la brume
