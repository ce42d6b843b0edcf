# Ce que disent les pages de Shy Monsters, en français.

board = L’étage
tile-hidden = tuile face cachée
tile-face-down = face cachée
tile-hero = { $you ->
    [hero] tu es ici
   *[other] le Héros est ici
}
cell-empty = vide
ways = Que fais-tu ?
way-attack = Attaque
way-jump = Saut
way-pencil = Crayon
pencil-mark = marquée { $mark }
reveal-left = { $count ->
    [one] Choisis { $count } tuile à révéler.
   *[other] Choisis { $count } tuiles à révéler, l’une après l’autre.
}
what-could-lurk = Que peut-il se cacher là ?
could-be = peut-être : { $names }
could-be-none = aucun Monstre actif possible ici
really-enter = Ici, il y a : { $monster } ({ $mood }). Si tu entres, tu meurs. Y aller quand même ?
storey-being-laid = Le Maître du Donjon construit l’étage…
sketch = Ton étage
sketch-help = Pose les { $count } tuiles, bord à bord.
sketch-full = Tout est en place : pose l’étage !
sketch-tray = Tes tuiles
sketch-loose = à l’écart
sketch-apart = { $face } : aucun chemin n’y mène depuis l’Entrée.
sketch-left = { $count ->
    [one] Il reste { $count } tuile à poser.
   *[other] Il reste { $count } tuiles à poser.
}
tag-lurking = actif
tag-active = actif
tag-uneasy = mal à l’aise
tag-panicking = en panique
tag-dead = sans vie
sketch-needs = il lui manque une tuile { $way }
sketch-disturbs = il ne veut pas de tuile { $way }
sketch-clear = Recommencer
sketch-done = Poser l’étage
reference-card = Tuile mémo
monster-seen = vu
look-closer = Toucher pour voir de près
turn-diagram = Tourner le schéma
monster-home = Dans sa zone de confort, il est actif : si le Héros y vient sans Attaque, il meurt.
monster-uneasy = Partout ailleurs, il est mal à l’aise et se cache : rien n’arrive au Héros.
monster-panic = À côté d’un Monstre révélé avant lui, il panique et n’attaque jamais.
card-here = À cet étage : { $state }
card-legend = Points : il doit y avoir une tuile. Croix : il ne doit pas y en avoir. On peut tourner le schéma.
direction-nw = nord-ouest
direction-n = nord
direction-ne = nord-est
direction-w = ouest
direction-e = est
direction-sw = sud-ouest
direction-s = sud
direction-se = sud-est
diagram-needs = il doit y avoir une tuile : { $where }
diagram-bars = il ne doit pas y avoir de tuile : { $where }
sketch-holding = En main : { $face }
sketch-where = En main : { $face }. Où la poses-tu ?
open-hand = Piochés, et pas encore posés
hunch = Sortie { $exit }, Monstre { $monster }
hunch-exit = Sortie
hunch-monster = Monstre
ask-walk = Où vas-tu ?
ask-attack = Où frappes-tu ?
ask-jump = Où sautes-tu ?
ask-leap = Où sautes-tu en attaquant ?
ask-over = Par-dessus quelle tuile ?
ask-pencil = Quelle tuile marques-tu ?
help-look = Ce que tu réveilles maintenant ne peut pas encore te faire de mal.
help-walk = { $left ->
    [both] Choisis une tuile qui brille. Il te reste l’Attaque et le Saut à cet étage.
    [attack] Choisis une tuile qui brille. Le Saut est dépensé ; il te reste l’Attaque.
    [jump] Choisis une tuile qui brille. L’Attaque est dépensée ; il te reste le Saut.
   *[none] Choisis une tuile qui brille. L’Attaque et le Saut sont dépensés.
}
help-attack = Même s’il n’y a personne, l’Attaque est dépensée.
help-jump = Par-dessus une tuile à côté de toi, jusqu’à une tuile à côté de celle-ci.
help-pencil = Une marque rien que pour toi : ?, ✓, ✗.
help-leap = Tu frappes là où tu retombes. Même s’il n’y a personne, l’Attaque est dépensée.
help-deadly = En rouge : un Monstre actif. Sans Attaque, tu meurs.
told-spent = Plus disponible à cet étage.
told-looking = Choisis d’abord ce que tu révèles.
told-nowhere = Aucun Saut n’est possible d’ici.
told-far = Tu ne vas que sur une tuile voisine.
told-lurking = Sur chaque tuile : qui peut y être actif.
looks = { $count ->
    [0] plus de coup d’œil
    [one] { $count } coup d’œil
   *[other] { $count } coups d’œil
}
skill-ready = disponible
skill-resting = pas maintenant
skill-armed = pour ce coup
skill-spent = plus disponible
enter-anyway = Y aller quand même
really-give-up = Abandonner ? La partie s’arrêtera là.
hero-has = Compétences du Héros
your-monsters = Tes Monstres
sketch-keys = Les flèches, les chiffres et la touche Entrée marchent aussi.
sketch-laid = { $left ->
    [0] { $face } { $spot }. Toutes les tuiles sont posées.
    [one] { $face } { $spot }. Il reste une tuile.
   *[other] { $face } { $spot }. Il reste { $left } tuiles.
}
sketch-ask = Pose l’étage : { $count } tuiles autour de l’Entrée.
sketch-keys-all = Sur le terrain, les flèches vont de case en case, un chiffre prend une tuile, Entrée la pose.
sketch-fault = { $face } : { $state }
scene-drawn = { $count ->
    [one] Un Monstre se glisse dans le noir…
   *[other] { $count } Monstres se glissent dans le noir…
}
scene-fall = Ici, c’est chez { FORM($face, "definite") }.
scene-growl = Monstre actif : ici, c’est chez { FORM($face, "definite") }.
scene-hide = Ici, { FORM($face, "definite") } est mal à l’aise.
scene-panic = Près de l’autre Monstre, { FORM($face, "definite") } panique.
scene-killed = Un seul coup, et c’est fini !
scene-exit = Vers la lumière !
scene-walled-in = Aucune issue.
scene-wandered = Perdu dans le noir.
scene-gave-up = La lanterne s’éteint.
end-you-escaped = Te voilà à l’air libre !
end-you-lost = Le donjon te garde.
end-you-kept = Tes Monstres ont gagné !
end-got-away = Le Héros s’est échappé !
end-kept = Le donjon garde le Héros.
end-at-home = Sa zone de confort correspond aux tuiles autour de lui : il était donc actif.
