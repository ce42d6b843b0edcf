# Ce que dit la page d’un jeu, en français.

no-such-door = Il n’y a pas de porte à ce nom dans la maison.
against-whom = Contre qui ?
you-are = Tu es
as-whom = Dans quel rôle ?
play-now = Jouer
with-friends = Entre amis
with-friends-how = par un lien, ou devant un seul écran
ways-lessons = { $count ->
    [one] une à jouer
   *[other] { $count } à jouer
}
ways-puzzles = { $count ->
    [one] une à résoudre
   *[other] { $count } à résoudre
}
ways-solved = { $solved } sur { $count } résolues
ways-rules = en images
ways-playing = { $count ->
    [one] une partie en cours
   *[other] { $count } parties en cours
}
ways-watch-bots = les robots entre eux
live = en direct
watch = Regarder
nobody-plays = Personne ne joue en public en ce moment. Mais les robots sont toujours partants.
let-bots-play-each-other = Faire jouer les robots entre eux
friends-by-link = Par un lien
friends-by-link-how = Tu reçois un lien, et son code QR : il suffit de l’ouvrir pour s’asseoir.
make-link = Ouvrir la table
friends-here = Devant cet écran
friends-here-how = L’appareil passe de main en main, et un rideau tombe à temps : chacun garde ses secrets.
name-of = Nom ({ $who })
exactly = Exactement comme tu veux
own-box = Ta propre édition, dans un fichier
own-box-how = Tu as changé des nombres, ou tu as une édition que nous ne connaissons pas ? Dépose son fichier n’importe où sur cette page : il est vérifié aussitôt, et la table joue avec.
own-box-checking = Vérification…
own-box-good = « { $title } » : tout est en ordre. On jouera avec { $file }.
own-box-away = Retirer ce fichier
own-box-lines = Fichier { $file } : les lignes où quelque chose ne va pas
table-title = Nom de la table
clock-own-move = autre durée, par décision
clock-own-match = autre durée, pour toute la partie
clock-minutes-each = Minutes par décision
clock-minutes-all = Minutes pour toute la partie
clock-seconds-more = Secondes en plus par décision
