# Ce que dit la page d’un jeu, en français.

no-such-door = Cette porte n’existe pas dans la maison.
against-whom = Contre qui ?
as-whom = Dans quel rôle ?
play-now = Jouer
with-friends = Entre amis
with-friends-how = par un lien, ou au même écran
ways-lessons = { $count ->
    [one] en jouant, en une leçon
   *[other] en jouant, en { $count } leçons
}
ways-puzzles = { $count ->
    [one] une à résoudre
   *[other] { $count } à résoudre
}
ways-solved = { $solved } sur { $count } résolues
ways-rules = en images
ways-playing = { $count ->
    [one] une table joue
   *[other] { $count } tables jouent
}
ways-watch-bots = les robots entre eux
live = direct
watch = Regarder
nobody-plays = Personne ne joue en public en ce moment. Mais les robots sont toujours partants.
let-bots-play-each-other = Faire jouer les robots entre eux
friends-by-link = Par un lien
friends-by-link-how = Un lien et un code QR : qui l’ouvre peut s’asseoir.
make-link = Dresser la table
friends-here = Au même écran
friends-here-how = L’appareil passe de main en main. Un rideau tombe avant que quelqu’un voie ce qu’il ne doit pas voir.
name-of = Nom : { $who }
exactly = Exactement comme il te plaît
own-box = Une boîte à toi
own-box-how = Des nombres changés, ou une édition que nous ne connaissons pas ? Dépose son fichier n’importe où sur cette page. Il est vérifié aussitôt, et la table joue avec.
own-box-checking = Vérification…
own-box-good = « { $title } » est en ordre. La table jouera avec { $file }.
own-box-away = La ranger
own-box-lines = Les lignes de { $file } où quelque chose ne va pas
table-title = Nom de la table
clock-own-move = au choix : pour chaque décision
clock-own-match = au choix : pour toute la partie
clock-minutes-each = Minutes pour chaque décision
clock-minutes-all = Minutes pour toute la partie
clock-seconds-more = Secondes en plus pour chaque décision
