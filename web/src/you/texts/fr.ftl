# Ce que dit la page de tes parties, en français.

you-title = Tes parties
you-looking = Recherche de tes parties …
you-away = La maison ne répond pas. Voici ce que ton navigateur a gardé.
you-empty-title = Rien ici pour l’instant
you-empty = Chaque partie que tu termines dans ce navigateur sera comptée ici : contre qui, comment tu as commencé, et quelle force cela te donne. Tu as joué sur un autre appareil ? Saisis son secret ci-dessous.
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
    [one] Encore { $left } et il y aura un nombre.
   *[other] Encore { $left } et il y aura un nombre.
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
you-unrated-substituted = un robot t’a remplacé, donc non classée
you-unrated-edition = autre édition, donc non classée
you-unrated-people = sans robot, donc non classée
you-matches = Tes parties
you-several = { $name } × { $count }
you-against = contre { $names }
you-as-against = { $role } contre { $names }
you-place = { $place ->
    [1] { $place }er
   *[other] { $place }e
} sur { $of }{ $counted ->
    [yes] , { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[no] {""}
}
you-result-won = gagnée
you-result-lost = perdue
you-replay = Revoir
you-table = Table
you-all = { $count ->
    [one] Montrer la partie
   *[other] Montrer les { $count } parties
}
you-fewer = En montrer moins
you-keeping-title = Où tout cela est gardé
you-keeping = Dans ce navigateur ; et dans la maison, sous forme d’une liste de tables et de places, sous un secret que ton navigateur a fabriqué. Il n’y a ni compte, ni nom, ni adresse. Les parties à plusieurs sur un écran ne sont pas comptées, car personne ne sait à qui elles sont.
you-export = Tout exporter
you-secret-show = Ton secret
you-delete = Tout effacer
you-secret-title = Ton secret
you-secret-about = Qui le possède voit cette liste et peut l’effacer. Saisis-le sur un autre appareil, et les mêmes parties y seront comptées.
you-secret-mine = Le secret de ce navigateur
you-secret-see = Montrer
you-secret-other = Un secret venu d’un autre appareil
you-secret-use = L’utiliser ici
you-secret-form = Ce n’est pas un secret : il a au moins 32 lettres et chiffres, et pas d’espaces.
you-secret-unknown = Sous un secret que personne n’utilise il n’y a pas de parties : alors cette page reste vide.
you-secret-leave = Dès lors ce navigateur compte sous l’autre secret et emporte ses propres parties. La liste sous le secret ci-dessus reste dans la maison : efface-la d’abord si tu n’en as plus besoin.
you-delete-what = { $count ->
    [one] { $count } partie est retirée de ta liste, dans ce navigateur et dans la maison, et ton secret est oublié.
   *[other] { $count } parties sont retirées de ta liste, dans ce navigateur et dans la maison, et ton secret est oublié.
} Les autres appareils qui ont le même secret s’en aperçoivent quand ils rouvrent cette page.
you-delete-not = Les tables elles-mêmes restent : elles sont à tous ceux qui y ont joué. Plus rien ne les relie à toi, sauf le nom que tu as donné à la table.
you-delete-keys = Oublier aussi les clés de ces places, pour que ce navigateur n’y soit plus joueur
you-delete-really = Vraiment tout effacer
you-delete-failed = La maison ne répond pas ; rien n’a été effacé. Réessaie plus tard.
you-deleted = Tout est effacé.
