# Énigmes de Shy Monsters, en français.

puzzle-safe-way = La sortie sûre
puzzle-safe-way-task = { $worlds } étages s’accordent avec tout ce que tu sais. Un plan fait sortir de tous. Trouve-le, et suis-le jusqu’à la Sortie.
puzzle-safe-way-hint = Pour chaque tuile cachée, demande-toi quels Monstres non vus y seraient à l’aise. À côté d’un Monstre déjà visible, un autre panique.
puzzle-safe-way-right = Te voilà dehors, et pas par chance : ton plan fait sortir de chacun des { $worlds } étages possibles.
puzzle-safe-way-wrong-at-once = Cela peut être la mort immédiate, comme à l’étage que voici. Après ce choix, même le meilleur plan ne fait sortir que de { $out } étages sur { $worlds }.
puzzle-safe-way-wrong-later = Tu vis encore, mais rien n’est plus sûr : après ce choix, le meilleur plan fait sortir de { $out } étages sur { $worlds }. En voici un où il échoue.
puzzle-safe-way-wrong-hopeless = Après cela, plus aucune issue dans aucun des { $worlds } étages.
puzzle-best-chance = La meilleure chance
puzzle-best-chance-task = { $worlds } étages s’accordent avec tout ce que tu sais, et aucun plan ne fait sortir de tous. Quel pas fait sortir du plus grand nombre, si tous sont aussi probables ?
puzzle-best-chance-hint = Une capacité gardée ne sert à rien aux morts. Compte pour chaque pas combien d’étages te tuent tout de suite, et combien plus tard.
puzzle-best-chance-right = Impossible de faire mieux : avec le meilleur plan, cela fait sortir de { $out } étages sur { $worlds } ({ $best } %).
puzzle-best-chance-wrong-at-once = Avec le meilleur plan ensuite, cela fait sortir de { $out } étages sur { $worlds } ({ $chance } %). Un autre pas fait sortir de davantage. Ici, c’est fini tout de suite.
puzzle-best-chance-wrong-later = Avec le meilleur plan ensuite, cela fait sortir de { $out } étages sur { $worlds } ({ $chance } %). Un autre pas fait sortir de davantage. Voici un étage où cela échoue.
puzzle-best-chance-wrong-hopeless = Cela ne fait sortir d’aucun des { $worlds } étages.
puzzle-clue-walk = Cela commence par un simple pas.
puzzle-clue-attack = Il faut l’Attaque maintenant.
puzzle-clue-jump = Il faut le Saut maintenant, en gardant l’Attaque.
puzzle-clue-jump-attack = Il faut les deux capacités à la fois.
puzzle-clue-reveal = Une tuile en dit plus que toutes les autres.
