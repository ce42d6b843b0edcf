reason-chance-walk = Ce chemin semblait le plus sûr : { $worth } de chances de sortir, contre { $against } pour le choix suivant ({ $other }).
reason-chance-jump = Le saut en valait la peine : { $worth } de chances de sortir, contre { $against } pour le choix suivant ({ $other }).
reason-chance-reveal = Mieux valait savoir ce qu’il y a là : { $worth } de chances de sortir, contre { $against } pour le choix suivant ({ $other }).
reason-chance-lay = C’est l’étage dont on sort le plus difficilement : { $worth } de chances de garder le Héros, contre { $against } pour le choix suivant.
reason-belief-tile = En { $about }, on pouvait s’attendre à ceci : { $that } ({ $chance }).
