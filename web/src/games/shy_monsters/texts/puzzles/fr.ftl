# Énigmes de Shy Monsters, en français.

puzzle-safe-way = La sortie sûre
puzzle-safe-way-task = Un plan te fait sortir à coup sûr. Trouve-le, et suis-le jusqu’à la Sortie.
puzzle-safe-way-hint = Pour chaque tuile face cachée, demande-toi quels Monstres pas encore vus y seraient à l’aise. À côté d’un Monstre déjà révélé, un autre panique.
puzzle-safe-way-right = Te voilà dehors, et ce n’est pas de la chance : ton plan permet de sortir de chacun des { $worlds } étages possibles.
puzzle-safe-way-wrong-at-once = Cela peut te tuer tout de suite, comme à cet étage. Après ce choix, même le meilleur plan ne permet de sortir que de { $out ->
        [one] { $out } étage
       *[other] { $out } étages
    } sur { $worlds }.
puzzle-safe-way-wrong-later = Tu vis encore, mais plus rien n’est sûr : après ce choix, le meilleur plan permet de sortir de { $out ->
        [one] { $out } étage
       *[other] { $out } étages
    } sur { $worlds }. En voici un où il échoue.
puzzle-safe-way-wrong-hopeless = Après cela, il n’y a plus moyen de sortir d’un seul des { $worlds } étages.
puzzle-best-chance = La meilleure chance
puzzle-best-chance-task = Quel choix te donne les meilleures chances de sortir ?
puzzle-best-chance-hint = Tous les étages possibles d’après ce que tu sais sont aussi probables. Pour chaque coup, compte combien te tuent tout de suite, et combien plus tard : une compétence gardée ne sert à rien si tu meurs.
puzzle-best-chance-right = Impossible de faire mieux : avec le meilleur plan ensuite, tu sors de { $out ->
        [one] { $out } étage
       *[other] { $out } étages
    } sur { $worlds }, tous aussi probables ({ $best } %).
puzzle-best-chance-wrong-at-once = Avec le meilleur plan ensuite, tu sors de { $out ->
        [one] { $out } étage
       *[other] { $out } étages
    } sur { $worlds } ({ $chance } %). Un autre coup fait mieux. À cet étage, c’est fini tout de suite.
puzzle-best-chance-wrong-later = Avec le meilleur plan ensuite, tu sors de { $out ->
        [one] { $out } étage
       *[other] { $out } étages
    } sur { $worlds } ({ $chance } %). Un autre coup fait mieux. Voici un étage où cela échoue.
puzzle-best-chance-wrong-hopeless = Après cela, tu ne sors plus d’aucun des { $worlds } étages.
puzzle-deadly-storey = L’étage mortel
puzzle-deadly-storey-task = Ce Héros décide toujours de la même façon. Il s’attend plutôt à des Monstres à l’aise qu’à d’autres. Il révèle là où un Monstre actif est le plus probable, va là où il l’est le moins, et attaque dès que le risque atteint un quart. Pose un étage dont il ne sort pas.
puzzle-deadly-storey-hint = Un Monstre est le plus dangereux là où presque aucun autre ne serait à l’aise : le Héros ne s’y attend pas. Et donne-lui quelque chose d’inoffensif à regarder.
puzzle-deadly-storey-right = Il ne sort pas. Ce n’est pas le seul étage qui le batte, mais il y en a peu.
puzzle-deadly-storey-wrong-out = De cet étage, il sort. Regarde par où il passe, et où il se sent en sécurité.
puzzle-clue-walk = Commence par explorer une tuile, sans compétence.
puzzle-clue-attack = C’est le moment d’attaquer.
puzzle-clue-jump = C’est le moment de sauter, en gardant l’Attaque.
puzzle-clue-jump-attack = Utilise les deux compétences à la fois.
puzzle-clue-reveal = Une des tuiles t’en apprendra plus que toutes les autres.
puzzle-clue-looks = Il va révéler la tuile qui lui paraît la plus dangereuse. Qu’il y trouve un Couloir.
puzzle-clue-walks = Ici, il ne révèle rien d’abord. Quelle tuile à côté de l’Entrée lui paraît la plus sûre ?

# Selon quoi les énigmes sont triées : ce que tout le monde voit d’emblée.
puzzle-theme-looking = Avant le premier pas
puzzle-theme-both-skills = Avec les deux compétences
puzzle-theme-one-skill = Plus qu’une compétence
puzzle-theme-no-skill = Sans compétence
puzzle-theme-laying = Pour le Maître du Donjon

# Le nom de chaque énigme ; il ne trahit rien.
puzzle-title-best-chance-1 = Neuf cents donjons
puzzle-title-best-chance-2 = Derrière le serpent
puzzle-title-best-chance-3 = Dernier étage, aucune lumière
puzzle-title-safe-way-1 = Entre deux Monstres
puzzle-title-safe-way-2 = La chauve-souris du fond
puzzle-title-safe-way-3 = Deux regards dans le noir
puzzle-title-safe-way-4 = La Sortie en vue
puzzle-title-safe-way-5 = Le long chemin vers l’ouest
puzzle-title-safe-way-6 = Un pas de trop ?
