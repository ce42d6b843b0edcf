review-title = Bilan
review-offer = Qu’est-ce qui tenait du talent, et qu’est-ce qui tenait de la chance ? Chaque décision est jugée d’après ce qu’on pouvait savoir à cette place et à ce moment, jamais d’après ce qu’on a su plus tard. Cela prend une dizaine de secondes.
review-start = Analyser cette partie
review-under-way = L’analyse de la partie est en cours…
review-explained = Chaque décision est jugée d’après ce qu’on pouvait alors savoir à cette place. Les pourcentages sont des chances de gagner.
review-show = Montrer
review-instead = Mieux : { $action }.
review-played = Choisi
review-instead-title = Mieux
review-curve = Chances de gagner au fil de la partie, d’après ce que savait { $name }
review-curve-seat = { $name } : de { $start } à { $result }.
review-decisions = Décisions
review-all = même celles qui n’ont rien coûté
review-whose = prises par
review-everybody = tout le monde
review-nothing-lost = Aucune décision n’a coûté quoi que ce soit de mesurable.
review-give-or-take = à { $error } près
review-bot-thought = Ce qu’en pensait le robot ({ $name })
review-from-to = { $start } au départ, { $result } à la fin
review-counts = { $mistakes ->
    [one] { $mistakes } erreur
   *[other] { $mistakes } erreurs
}, { $inaccuracies ->
    [one] { $inaccuracies } imprécision
   *[other] { $inaccuracies } imprécisions
}, { $fine ->
    [one] { $fine } bonne décision
   *[other] { $fine } bonnes décisions
}
review-believed = Ce qu’on pouvait supposer, en toutes lettres
review-better = Le meilleur choix donnait { $value } de chances de gagner, celui-ci { $left }.
review-shares = Chances à ce moment
review-by-own = ses propres décisions
review-by-others = le jeu des autres
review-by-chance = la chance
review-by-news = ce qui s’est révélé
