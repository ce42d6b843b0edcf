# Ce que dit la page de tes parties, en français.

you-title = Tes parties
you-looking = Recherche de tes parties…
you-away = La maison ne répond pas. Voici ce que ton navigateur a gardé.
you-going-on = Pas encore finies
you-left-going-on = Là où tu as quitté la table, un robot finit pour toi ; ensuite, la partie rejoint les autres ici.
you-empty-title = Rien ici pour l’instant
you-empty = Chaque partie que tu termines dans ce navigateur apparaîtra ici : contre qui, avec quel début de partie, et quel classement cela te donne. Tu as joué sur un autre appareil ? Saisis son secret ci-dessous.
you-play = Jouer une partie
you-total = { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}, { $won ->
    [0] aucune gagnée.
    [one] dont { $won } gagnée.
   *[other] dont { $won } gagnées.
}
you-by-side = Par camp
you-side = Camp
you-by-opponent = Par adversaire
you-opponent = Adversaire
you-played = Parties
you-won = Gagnées
you-opening = Ouverture
you-times = Fois
you-points = Points en moyenne
you-more-openings = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
you-rating = Ton classement face aux robots
you-rating-as = Ton classement face aux robots : { $role }
you-rating-few = { $count ->
    [0] Aucune partie ne compte encore.
    [one] { $count } partie compte jusqu’ici.
   *[other] { $count } parties comptent jusqu’ici.
} { $left ->
    [one] Encore { $left } partie, et tu auras un classement.
   *[other] Encore { $left } parties, et tu auras un classement.
}
you-rating-is = Environ { $rating }, et avec 95 % de certitude entre { $low } et { $high }, après { $count ->
    [one] { $count } partie.
   *[other] { $count } parties.
}
you-you = Toi
you-unrated = { $count ->
    [one] { $count } partie ne compte pas pour le classement : la liste dit pourquoi.
   *[other] { $count } parties ne comptent pas pour le classement : la liste dit pourquoi.
}
you-unrated-hints = non classée
you-unrated-taken-back = un coup a été repris, donc non classée
you-unrated-substituted = un robot a joué à ta place, donc non classée
you-unrated-edition = autre édition, donc non classée
you-unrated-left = tu as quitté la table et un robot a fini, donc non classée
you-unrated-people = sans robot, donc non classée
you-matches = Tes parties
you-several = { $name } × { $count }
you-against = contre { $names }
you-as-against = { $role } contre { $names }
you-place = rang { $place } sur { $of }{ $counted ->
    [yes] , { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}
you-result-left = quittée
you-result-won = gagnée
you-result-lost = perdue
you-replay = Revoir
you-table = Table
you-all = { $count ->
    [one] Montrer la partie
   *[other] Montrer les { $count } parties
}
you-fewer = En montrer moins
you-show = Quelles parties
you-show-all = Toutes
you-show-won = Gagnées
you-show-lost = Perdues
you-show-anybody = Tout le monde
you-show-none = Aucune partie de ce genre.
you-figures = En chiffres : côtés, adversaires, ouvertures
you-keeping-title = Où tout cela est gardé
you-keeping = Dans ce navigateur, et dans la maison : une liste de tables et de places, sous un secret que ton navigateur a créé. Il n’y a ni compte, ni nom, ni adresse. Les parties à plusieurs devant un même écran comptent une fois que chacun a dit, à la fin, laquelle des places était la sienne.
you-export = Tout exporter
you-import = Importer
you-imported = { $count ->
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
you-import-failed = Impossible de lire ce fichier. Choisis-en un qui a été exporté ici.
you-secret-show = Ton secret
you-delete = Tout effacer
you-secret-title = Ton secret
you-secret-about = Avec ce secret, on voit cette liste et on peut l’effacer. Saisis-le sur un autre appareil, et les mêmes parties y apparaîtront.
you-secret-mine = Le secret de ce navigateur
you-secret-see = Montrer
you-secret-other = Un secret venu d’un autre appareil
you-secret-use = L’utiliser ici
you-secret-form = Ce n’est pas un secret : il faut au moins 32 lettres et chiffres, sans espaces.
you-secret-unknown = Si ce secret n’a jamais servi, il n’a pas de parties : cette page restera vide.
you-secret-leave = Ensuite, ce navigateur utilisera l’autre secret et y emportera ses propres parties. La liste du secret ci-dessus reste dans la maison : efface-la d’abord si tu n’en as plus besoin.
you-delete-what = { $count ->
    [one] { $count } partie sera retirée de ta liste, dans ce navigateur et dans la maison, et ton secret sera oublié.
   *[other] { $count } parties seront retirées de ta liste, dans ce navigateur et dans la maison, et ton secret sera oublié.
} Les autres appareils qui ont le même secret le verront en rouvrant cette page.
you-delete-not = Les tables elles-mêmes restent : elles appartiennent à tous ceux qui y ont joué. Plus rien ne les relie à toi, sauf le nom que tu y as donné.
you-delete-keys = Oublier aussi les clés de ces places : ce navigateur ne pourra plus y jouer
you-delete-really = Oui, tout effacer
you-delete-failed = La maison ne répond pas ; rien n’a été effacé. Réessaie plus tard.
you-deleted = Tout est effacé.
whose-title = À qui est cette partie ?
whose-text = Vous avez joué à plusieurs devant cet écran. Dis quelle place était la tienne, et la partie entre dans ta liste. Les autres peuvent emporter la leur sur leur propre appareil.
whose-here = Vous avez joué à plusieurs devant cet écran. Dis quelle place était la tienne, et la partie entre dans ta liste.
whose-mine = C’était moi
whose-is-mine = C’était moi ✓
whose-give = Transmettre
whose-link = { $name } ouvre ce lien sur un autre appareil, dans le quart d’heure. Il ne sert qu’une fois.
whose-done = Terminé
you-delete-traces = Effacer aussi mon nom et ce que j’ai écrit à ces tables, et supprimer les tables où personne d’autre n’a joué. Les tables dont d’autres jouent encore la donne restent jusqu’à ce qu’ils aient fini.
