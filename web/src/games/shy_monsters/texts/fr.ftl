# Ce que disent les pages de Shy Monsters, en français.

board = L’étage
tile-hidden = tuile face cachée
tile-face-down = face cachée
tile-hero = le Héros est ici
cell-empty = vide
ways = Que fais-tu ?
way-walk = Explorer
way-attack = Attaque
way-jump = Saut
way-jump-attack = Saut et attaque
way-pencil = Crayon
pencil-mark = marquée { $mark }
reveal-left = { $count ->
    [one] Choisis { $count } tuile à révéler.
   *[other] Choisis { $count } tuiles à révéler, l’une après l’autre.
}
what-could-lurk = Que peut-il se cacher là ?
could-be = peut-être : { $names }
could-be-none = aucun Monstre actif possible ici
which-way = Par où ?
really-enter = Ici, il y a : { $monster } ({ $mood }). Si tu entres, tu meurs. Y aller quand même ?
storey-being-laid = Le Maître du Donjon construit l’étage…
sketch = Ton étage
sketch-help = Touche une tuile, puis une case ; ou glisse la tuile ; ou utilise les flèches, les chiffres et la touche Entrée.
sketch-tray = Tes tuiles
sketch-loose = à l’écart
sketch-needs = il manque une tuile en { $cell }
sketch-disturbs = il ne doit pas y avoir de tuile en { $cell }
sketch-clear = Recommencer
sketch-done = Poser l’étage
reference-card = Tuile mémo
monster-seen = vu
turn-diagram = Toucher pour tourner
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
open-hand = Piochés, et pas encore posés
hunch = Sortie { $exit }, Monstre { $monster }
hunch-exit = Sortie
hunch-monster = Monstre
