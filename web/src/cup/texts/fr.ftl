# Ce que dit la page d’un tournoi, en français.

cup-of = Tournoi : { $game }
cup-make = Un tournoi
cup-make-how = plusieurs rondes, une coupe
cup-same-deal = À chaque ronde, toutes les tables reçoivent la même donne : la chance est la même pour tous, et c’est le jeu qui décide.
cup-rounds = Rondes
cup-pace = Quand jouez-vous ?
cup-live = tous ensemble, maintenant
cup-live-how = Trois minutes par décision. Si quelqu’un les laisse passer, un robot prend le relais.
cup-own-pace = chacun à son rythme
cup-own-pace-how = Les rondes se partagent le temps à parts égales. Quand celui d’une ronde est écoulé, des robots finissent ce qui reste.
cup-lasts = Combien de temps peut-il durer ?
cup-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
cup-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
cup-found = Ouvrir le tournoi
cup-how-many-rounds = { $count ->
    [one] une ronde
   *[other] { $count } rondes
}
cup-until = jusqu’au { $when }
cup-invite = Envoie ce lien. Qui l’ouvre avant la première ronde peut participer, sans compte.
cup-players = Participants : { $count }
cup-join = Participer
cup-bot-joins = Inscrire un robot
cup-take-out = Retirer { $name }
cup-begin = Lancer la première ronde
cup-wait = Le tournoi commence dès que son hôte le lance.
cup-leave = Quitter le tournoi
cup-round = Ronde { $number } sur { $total }
cup-to-table = À ta table
cup-still = { $count ->
    [one] Une table joue encore.
   *[other] { $count } tables jouent encore.
}
cup-closed = Toutes ont la même donne : les résultats viendront, et tu pourras revoir les parties, quand la dernière aura fini.
cup-bye = Tu ne joues pas cette ronde. Cela compte comme une victoire.
cup-byes = Sans adversaire : { $names }
cup-standings = Classement
cup-place = Rang
cup-name = Nom
cup-points = Points
cup-buchholz = Buchholz
cup-deal = Donne
cup-stood-in = { $count ->
    [one] un robot a joué une partie à sa place
   *[other] un robot a joué { $count } parties à sa place
}
cup-had-bye = une ronde sans adversaire
cup-has-left = a quitté le tournoi
cup-explained = Comment se fait le classement
cup-explained-points = Points : deux pour chaque adversaire battu à ta table, un pour chaque égalité. Une ronde sans adversaire compte comme une victoire.
cup-explained-buchholz = À points égaux, on regarde le Buchholz : les points de tous ceux que tu as rencontrés. Des adversaires forts rapportent plus. S’il en manquait un, tes propres points comptent à sa place.
cup-explained-deal = Si l’égalité demeure, la donne décide : deux pour chacun de ceux qui, à ta place et avec la même donne, ont fait moins bien, un pour chacun de ceux qui ont fait aussi bien. Ceux qui restent à égalité partagent le rang.
cup-explained-two = On joue contre ceux qui sont au même niveau du classement. Personne ne rencontre deux fois le même adversaire tant qu’il y en a un autre, et personne ne reste deux fois sans adversaire avant que tous y soient passés.
cup-explained-roles = D’une ronde à l’autre, chacun change de camp.
cup-explained-more = On réunit ceux qui se sont le moins rencontrés. Des robots prennent les places libres.
cup-rounds-over = Rondes jouées
cup-replay = Revoir
cup-won = { $count ->
    [one] { $names } remporte le tournoi !
   *[other] { $names } se partagent la coupe !
}
cup-never = Le temps est écoulé, et aucune ronde n’a été jouée.
cup-back = Au tournoi
cup-table-closed = Tu pourras revoir cette partie quand la dernière table de la ronde aura fini.
cup-erase = Effacer mon nom
cup-erase-text = Un tiret prend la place de ton nom dans ce tournoi, pour toujours. Les résultats restent. Ce que tu as écrit aux tables des rondes s’efface là-bas.
