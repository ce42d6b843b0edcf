# Les énigmes, en français.

puzzles = Énigmes
puzzles-of = Énigmes : { $game }
puzzles-intro = Des instants de vraies parties entre robots. Chacun a une réponse que le programme a prouvée, à partir de ce que tu vois et de rien d’autre.
puzzles-solved = { $count } sur { $of } résolues
puzzles-all = Toutes les énigmes
puzzle-number = Énigme { $number }
puzzle-difficulty = Difficulté { $level } sur 5
puzzle-solved = résolue
puzzle-you = Ta place : { $seat }.
puzzle-from = Tirée d’une partie entre ces robots : { $players }.
puzzle-bots = Les robots jouent pour la partie, pas pour l’énigme. Combien de fois chaque niveau choisit la réponse, sur { $tries } essais : { $levels }.
puzzle-hint = Un indice
puzzle-answer = Montrer la réponse
puzzle-answer-is = La réponse : { $action }.
puzzle-play-answer = La jouer
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-right = C’est juste !
puzzle-wrong = Ce n’est pas cela.
puzzle-open = Juste jusqu’ici. Et ensuite ?
puzzle-came = Ce qui s’est passé
puzzle-example = Un exemple qui s’accorde avec tout ce que tu sais, et où cela tourne mal
puzzle-loading = L’énigme se met en place …

## Shy Monsters

puzzle-safe-way = La sortie sûre
puzzle-safe-way-task = { $worlds } étages s’accordent avec tout ce que tu sais. Un plan fait sortir de tous. Trouve-le, et suis-le jusqu’à la Sortie.
puzzle-safe-way-hint = Pour chaque tuile cachée, demande-toi quels Monstres non vus y seraient à l’aise. À côté d’un Monstre déjà visible, un autre panique.
puzzle-safe-way-right = Te voilà dehors, et pas par chance : ton plan fait sortir de chacun des { $worlds } étages possibles.
puzzle-safe-way-wrong-at-once = Cela peut être la mort immédiate, comme à l’étage que voici. Après ce choix, même le meilleur plan ne fait sortir que de { $out } étages sur { $worlds }.
puzzle-safe-way-wrong-later = Tu vis encore, mais rien n’est plus sûr : après ce choix, le meilleur plan fait sortir de { $out } étages sur { $worlds }. En voici un où il échoue.
puzzle-safe-way-wrong-hopeless = Après cela, plus aucune issue dans aucun des { $worlds } étages.
puzzle-best-chance = La meilleure chance
puzzle-best-chance-task = { $worlds } étages s’accordent avec tout ce que tu sais, et aucun plan ne fait sortir de tous. Quel pas fait sortir du plus grand nombre, si tous sont aussi probables ?
puzzle-best-chance-hint = Une capacité gardée ne sert à rien aux morts. Compte pour chaque pas combien d’étages te tuent tout de suite, et combien plus tard.
puzzle-best-chance-right = Impossible de faire mieux : avec le meilleur plan, cela fait sortir de { $out } étages sur { $worlds } ({ $best } %).
puzzle-best-chance-wrong-at-once = Avec le meilleur plan ensuite, cela fait sortir de { $out } étages sur { $worlds } ({ $chance } %). Un autre pas fait sortir de davantage. Ici, c’est fini tout de suite.
puzzle-best-chance-wrong-later = Avec le meilleur plan ensuite, cela fait sortir de { $out } étages sur { $worlds } ({ $chance } %). Un autre pas fait sortir de davantage. Voici un étage où cela échoue.
puzzle-best-chance-wrong-hopeless = Cela ne fait sortir d’aucun des { $worlds } étages.
puzzle-clue-walk = Cela commence par un simple pas.
puzzle-clue-attack = Il faut l’Attaque maintenant.
puzzle-clue-jump = Il faut le Saut maintenant, en gardant l’Attaque.
puzzle-clue-jump-attack = Il faut les deux capacités à la fois.
puzzle-clue-reveal = Une tuile en dit plus que toutes les autres.

## Ghostbumpers

puzzle-take-or-leave = Prendre ou laisser
puzzle-take-or-leave-task = Quoi que les autres aient et jouent encore : un coup assure que ta pile vaudra { $points } points à la fin de ce pli. Lequel ?
puzzle-take-or-leave-hint = Une série compte peu : trois 8 ne font que 3,8. Qui prend le pli retourne une carte, et une de plus pour chaque 5. Avec la carte Frayeur au-dessus, chaque carte dessous compte double.
puzzle-take-or-leave-right = C’est sûr : ce qui est caché et compte peut se présenter de { $worlds } façons, et dans aucune ils ne peuvent te laisser moins de { $points } points.
puzzle-take-or-leave-wrong-nothing = Ainsi ils peuvent tout te prendre, alors que { $points } points sont assurés. Voici comment ({ $left } points).
puzzle-take-or-leave-wrong-less = Ainsi ils peuvent te réduire à { $left } points, alors que { $points } sont assurés. Voici comment.
puzzle-sure-paranoia = Paranoïa assurée
puzzle-sure-paranoia-task = Ta carte Frayeur est tout en bas. Un coup assure la Paranoïa et ses { $points } points, quoi que les autres aient et fassent. Lequel ?
puzzle-sure-paranoia-hint = Il te faut des plis, jusqu’à la toute dernière carte de la pile. Quelle carte personne ne peut-il plus battre ?
puzzle-sure-paranoia-right = Personne ne t’arrête : dans toutes les { $worlds } donnes possibles, tu retournes la carte Frayeur en dernier, pour { $points } points.
puzzle-sure-paranoia-wrong-nothing = Ainsi ils peuvent tout gâcher, et { $points } points sont perdus : il t’en reste peut-être { $left }. Voici comment.
puzzle-sure-paranoia-wrong-less = Ainsi ils peuvent tout gâcher : il te reste peut-être { $left } points au lieu de { $points }. Voici comment.
puzzle-clue-set = Plusieurs cartes d’un coup.
puzzle-clue-highest = Ta plus haute carte.
puzzle-clue-single = Une seule carte, et pas ta plus haute.
puzzle-clue-trickster = La carte 0/10.

## Straszydła

puzzle-feast = À table, tout le monde
puzzle-feast-task = { $guests } spectres ont faim, et il y a moyen de les nourrir tous. Trouve-le, et nourris-les.
puzzle-feast-hint = Regarde d’abord ce qui manque de chaque couleur, puis ce qui reste : trois cubes en font un, un diablotin en fait un, et l’horreur peut aider. Les spectres de départ mangent une couleur au choix : choisis-la bien.
puzzle-feast-right = Les { $guests } sont nourris.
puzzle-feast-wrong-hungry = Après cela, au plus { $fed } sur { $guests } mangeront ; devront partir : { $left }. Voici ce qu’on pouvait encore faire de mieux.
puzzle-least-bid = La plus petite mise
puzzle-least-bid-task = Tu as { $energy } d’énergie, l’autre camp { $against }. Quelle est la plus petite mise avec laquelle tu restes à coup sûr ?
puzzle-least-bid-hint = Seule la différence des mises change des dés. Vois combien de pas il faut à l’autre camp pour renverser le duel, ou combien il t’en faut.
puzzle-least-bid-right = C’est { $least } : aucune mise de l’autre camp, de 0 à { $against }, ne te chasse, et moins ne suffirait pas.
puzzle-least-bid-wrong-too-much = Tu resterais, mais { $energy } est plus qu’il n’en faut.
puzzle-least-bid-wrong-driven-off = Avec { $energy }, on peut te chasser : l’autre camp mise { $against } et change ses dés.
puzzle-duel-roll = Relancer pour rester
puzzle-duel-roll-task = Lesquels de tes dés relances-tu pour rester ici le plus probablement ?
puzzle-duel-roll-hint = Les dés sont rangés du plus haut au plus bas et mis par paires. Pour chacun, demande-toi quelle paire il gagnerait, et combien de fois.
puzzle-duel-roll-right = On ne peut mieux : tu restes avec { $best } % de chances.
puzzle-duel-roll-wrong-fails = Ainsi tu restes avec { $chance } % de chances ; { $best } % sont possibles. Voici un lancer avec lequel cela tourne mal.
puzzle-scare-roll = Relancer pour effrayer
puzzle-scare-roll-task = Quels dés relances-tu pour avoir le plus de chances d’obtenir la récompense entière : les dés exactement égaux à ta force, avec l’aide de l’énergie ?
puzzle-scare-roll-hint = De combien les dés sont-ils à côté, et jusqu’où va ton énergie ? Relance le dé pour lequel le plus de nombres conviennent.
puzzle-scare-roll-right = On ne peut mieux : la récompense entière avec { $best } % de chances.
puzzle-scare-roll-wrong-fails = Ainsi la récompense entière a { $chance } % de chances ; { $best } % sont possibles. Voici un lancer avec lequel cela tourne mal.
puzzle-best-bend = Modifier les dés
puzzle-best-bend-task = Change les dés pour que la frayeur rapporte le plus de cubes ; parmi ces façons, celle qui laisse le plus d’horreur ; et cela pour le moins d’énergie.
puzzle-best-bend-hint = La somme doit égaler ta force, mais bien des chemins y mènent. Un 6 apporte de l’horreur, un 1 en retire.
puzzle-best-bend-right = Exactement : cubes { $cubes }, horreur { $horror }, pour { $energy } d’énergie. Il n’y a pas mieux.
puzzle-best-bend-wrong-cubes = Cela rapporte { $cubes } cubes (horreur { $horror }, énergie { $energy }), et { $best-cubes } sont possibles.
puzzle-best-bend-wrong-horror = Les { $cubes } cubes y sont (énergie { $energy }), mais l’horreur change de { $horror }, et { $best-horror } est possible.
puzzle-best-bend-wrong-energy = Tout y est ({ $cubes } cubes, horreur { $horror }), mais cela a coûté { $energy } d’énergie, et { $best-energy } suffit.
puzzle-clue-feed = Quelqu’un peut manger tout de suite ; vois qui, et de quelle couleur.
puzzle-clue-feed-horror = L’horreur nourrit quelqu’un.
puzzle-clue-swap = Un diablotin devient un cube.
puzzle-clue-trade = Il faut échanger quelque chose.
puzzle-clue-horror-cube = L’horreur devient un cube.
puzzle-clue-horror-imp = L’horreur devient un diablotin.
puzzle-clue-ahead = Tu mènes : il suffit que l’autre camp ne puisse pas renverser le duel.
puzzle-clue-behind = Tu es derrière : tu dois pouvoir le renverser, même contre tout ce qu’ils ont.
puzzle-clue-reroll-horror = Un dé, contre de l’horreur.
puzzle-clue-reroll-imp = Le diablotin en vaut la peine.
puzzle-clue-sixes = Fais un 6, et paie ailleurs.
puzzle-clue-ones = Ne laisse aucun 1.
