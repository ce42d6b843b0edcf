review-title = Bilan
review-offer = Qu’est-ce qui relevait de l’adresse, et de la chance ? Chaque décision est jugée selon ce que son joueur pouvait savoir à ce moment, et rien de ce qui s’est su plus tard. Cela prend environ une demi-minute.
review-start = Analyser cette partie
review-under-way = La partie est en cours d’analyse…
review-explained = Chaque décision est jugée selon ce que son joueur pouvait alors savoir. Les pourcentages sont des chances de gagner.
review-show = Montrer
review-choose = Choisis un moment ou une décision pour la voir de plus près.
review-curve = Chances de gagner au fil de la partie
review-curve-at = Décision { $number } sur { $of }, { $name } : { $before } avant, { $after } après
review-curve-nowhere = { $of } décisions
review-curve-seat = { $name } : de { $start } à { $result }.
review-decisions = Décisions
review-all = aussi celles qui n’ont rien coûté
review-whose = de qui
review-everybody = tout le monde
review-nothing-lost = Aucune décision n’a rien coûté de mesurable.
review-lost = { $loss } de perdus
review-give-or-take = à { $error } près
review-worth = Ce que valaient les choix
review-bot-thought = Ce que { $name } a pensé
review-by-decisions = ses propres décisions
review-by-gifts = erreurs des autres
review-by-luck = chance
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
review-believed = Ce qu’il fallait croire, en mots
