# La donne du jour, en français.

deal-title = La donne du jour
deal-line = La même pour tout le monde, une nouvelle chaque jour.
deal-intro = Tout le monde joue la même donne contre les mêmes robots, une seule fois et à son heure. Le hasard est le même pour tous : c’est ta façon de jouer qui fait la différence. Il y en a une nouvelle chaque jour à minuit UTC.
deal-trust = Ici, pas de conseils, et aucun coup ne se reprend. Chaque navigateur n’a qu’un essai. Personne ne vérifie que tu n’en utilises pas deux : les résultats reposent sur la confiance.
deal-practice = Cette maison est dans ton navigateur : la donne découle de la date et sert à s’entraîner. On n’y trouve les résultats de personne d’autre, et il n’y a pas de classement.
deal-ends = Encore { $hours } h { $minutes } min
deal-streak = { $count ->
    [one] Un jour joué
   *[other] { $count } jours de suite
}
deal-as = { $count ->
    [one] { $role }, contre un robot
   *[other] { $role }, contre { $count } robots
}
deal-play = Jouer
deal-results = Résultats
deal-yesterday = Résultats d’hier
deal-tomorrow = La porte de demain est entrouverte
deal-tomorrow-text = Les donnes de demain sont déjà fixées. Voici les empreintes de leurs graines. Les graines elles-mêmes seront dévoilées à la fin de cette journée-là.
deal-late = Ta partie s’est terminée une fois la journée finie : elle ne figure donc pas dans la liste.
deal-ranked-by = C’est l’avance sur le meilleur robot qui compte : le nombre entre parenthèses.
deal-won = victoire
deal-lost = défaite
deal-alone = Personne d’autre n’a encore fini aujourd’hui. Repasse plus tard.
deal-share = Copier un texte à partager
deal-copy-this = Copie ce texte :
deal-partings = Là où les chemins se séparent
deal-partings-text = Des moments où d’autres sont arrivés exactement comme toi, et où tout le monde n’a pas fait le même choix.
deal-partings-none = Jusqu’ici, tous ceux qui étaient à ta place ont fait le même choix.
deal-parting = { $count ->
    [one] Une personne est passée par là
   *[other] { $count } personnes sont passées par là
}
deal-fixed = Cette empreinte de la graine était connue avant le début de la journée. La graine est dévoilée une fois la journée finie, et prouve que personne n’a changé la donne.
deal-others = Ce qu’ont fait les autres
deal-shared = Spukhaus, la donne du jour ({ $day }). { $game } : { $won ->
    [yes] victoire
   *[no] défaite
}, place { $place } sur { $players }.
deal-shared-practice = Spukhaus, la donne d’entraînement du jour ({ $day }). { $game } : { $won ->
    [yes] victoire.
   *[no] défaite.
}
