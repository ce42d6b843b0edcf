# Ce que disent les pages, en français.

house-motto = { $doors ->
    [3] Trois portes, et quelque chose derrière chacune.
    [4] Quatre portes, et quelque chose derrière chacune.
   *[other] { $doors } portes, et quelque chose derrière chacune.
}
door-shut = encore fermée
open-tables = Tables ouvertes
your-name = Ton nom
default-name = Anonyme
# What those are called who gave no name, in each language: the table keeps the one that they came in.
default-names = Gast, Guest, Anonyme, Gość
play-here = { $count ->
    [2] À deux devant cet écran
   *[other] À { $count } devant cet écran
}
labelled = { $name } : { $text }
close = Fermer
cancel = Annuler
home = Accueil
rules = Règles
settings = Réglages
setting-language = Langue
setting-theme = Thème
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
setting-speed = Vitesse des animations
speed-times = { $speed } ×
speed-off = sans animations
setting-volume = Volume
mute = Couper le son
setting-sounds = Sons pour
setting-sounds-moves = Coups et scènes
setting-sounds-turn = Mon tour
setting-sounds-chat = Messages
setting-captions = Afficher le nom de chaque tuile
setting-notify = Me prévenir dans le navigateur quand c’est à moi de jouer
setting-notify-away = Aux tables où d’autres jouent, même quand aucune page de la maison n’est ouverte. Le message dit seulement que c’est à toi de jouer.
setting-notify-refused = Tant qu’aucune page de la maison n’est ouverte, ce navigateur ne te préviendra pas : il a refusé. Laisse une page ouverte pour savoir quand c’est à toi.
error-away = La maison ne répond pas. Ton coup n’a pas été joué ; la partie reprendra dès que la connexion sera revenue.
reconnecting = La connexion est perdue. Nouvel essai…
show-rule = Voir la règle { $rule }
your-turn = C’est à toi
turn-of = C’est à { $name }
waiting-for = On attend : { $names }
looking-back = Tu revois le moment n° { $number }.
back-to-now = Revenir au présent
bot-called = Robot { $name }
rematch = Rejouer en changeant de côté
same-sides = Rejouer du même côté
to-rematch = Aller à la revanche
watch-next = Regarder la revanche
download-match = Enregistrer la partie dans un fichier
seats = Places
seat-free = libre
seat-bot = robot
seat-here = en ligne
seat-away = hors ligne
seat-thinks = réfléchit
invite-title = Invite quelqu’un
invite-text = Envoie ce lien : il suffit de l’ouvrir pour prendre une place libre, sans compte.
invite-link = Lien vers cette table
copy = Copier
copied = Copié
sit-down-and-play = S’asseoir et jouer
take-seat = Jouer : { $role }
bot-takes-seat = Faire jouer un robot
around-table = Autour de la table
tools = Outils
proposal = { CODE($seat) ->
    [you] Tu proposes : { $what }.
   *[other] { $seat } propose : { $what }.
}
proposal-undo = reprendre le dernier coup
proposal-pause = une pause
proposal-resume = continuer
agree = D’accord
disagree = Refuser
undo = Reprendre
undo-ask = Demander à reprendre un coup
take-back-seat = Reprendre ma place
nudge = Faire signe à { $name }
let-bot-play = Faire jouer un robot pour { $name }
pause = Pause
resume = Continuer
other-device = Continuer sur un autre appareil
other-device-hint = Ouvre ce lien sur l’autre appareil dans les quinze minutes :
leave = Quitter
leave-really = Oui, quitter
leave-text = Un robot finit la partie pour toi, et tu ne pourras pas revenir. Ensuite, tu la retrouves dans « Tes parties ». Pour continuer plus tard, il suffit de partir : la table t’attend sur la page d’accueil.
leave-before = Ta place redevient libre.
stay = Rester
log = Ce qui s’est passé
log-leaf = Journal
chat = Dire quelque chose
send = Dire
fair-shuffle = La donne est-elle honnête ?
fair-shuffle-text = Tout le hasard de cette partie découle d’une graine. Voici son empreinte, fixée avant le premier coup ; la graine elle-même est dévoilée à la fin, et « spukhaus verify » vérifie alors toute la partie. Cela n’empêche pas un hôte malhonnête de regarder.
seed = Graine
pass-device = Passe l’appareil à { $name }
pass-device-hint = Les autres ne doivent pas regarder.
pin = Ton code
pin-new = Un code secret, si tu veux
pin-wrong = Ce n’est pas le code.
i-am = C’est moi, { $name }
note-seated = { $name } s’assoit.
note-left = { $seat } quitte la table.
note-started = La partie commence.
note-took-back = { CODE($seat) ->
    [you] Tu reprends un coup.
   *[other] { $seat } reprend un coup.
}
note-paused = La partie est en pause.
note-resumed = La partie continue.
note-said = { $seat } : { $text }
note-nudged = { CODE($seat) ->
    [you] Rappel pour toi : tout le monde attend.
   *[other] Rappel pour { $seat } : tout le monde attend.
}
note-substituted = { CODE($seat) ->
    [you] Un robot joue pour toi.
   *[other] Un robot joue pour { $seat }.
}
note-returned = { CODE($seat) ->
    [you] Tu reprends ta place.
   *[other] { $seat } reprend sa place.
}
house-away = La maison ne répond pas.
try-again = Réessayer
your-tables = Tes tables
table-options = Options de cette table
table-clock = Temps
clock-none = autant qu’on veut
clock-quick = une minute par décision
clock-match = dix minutes en tout, plus cinq secondes par décision
clock-day = un jour par décision
table-spectators = Les spectateurs voient
spectators-public = ce que tout le monde peut savoir
spectators-seat = une place, si la personne est d’accord
spectators-open = ce que tout le monde peut savoir, puis tout à la fin
spectators-none = rien : il n’y en a pas
table-chat = Discussion
table-aids = Aides : on peut demander des conseils, et ce qui se déduit de ce qu’on sait
table-listed = Montrer la table sur ces pages : tout le monde peut venir jouer, puis regarder
notify-denied = Le navigateur ne le permet pas. Cela se change dans ses propres réglages.
note-answered = { CODE($seat) ->
    [you] { $agrees ->
        [true] Tu acceptes.
       *[false] Tu refuses.
    }
   *[other] { $agrees ->
        [true] { $seat } accepte.
       *[false] { $seat } refuse.
    }
}
note-offered = { CODE($seat) ->
    [you] Tu fais une proposition.
   *[other] { $seat } fait une proposition.
}
bot-name-random = { $place ->
    [1] Dédé le Dé
    [2] Lulu le Dé
    [3] Momo le Dé
    [4] Fifi le Dé
    [5] Jojo le Dé
    [6] Toto le Dé
   *[other] Dédé le Dé (robot)
}
bot-name-novice = { $place ->
    [1] Novice Noé
    [2] Novice Alice
    [3] Novice Théo
    [4] Novice Lina
    [5] Novice Hugo
    [6] Novice Jade
   *[other] Novice Noé (robot)
}
bot-name-sensible = { $place ->
    [1] Sage Sophie
    [2] Sage Henri
    [3] Sage Camille
    [4] Sage Paul
    [5] Sage Odile
    [6] Sage Luc
   *[other] Sage Sophie (robot)
}
bot-name-expert = { $place ->
    [1] Expert Émile
    [2] Experte Rose
    [3] Expert Victor
    [4] Experte Agathe
    [5] Expert Gaspard
    [6] Experte Inès
   *[other] Expert Émile (robot)
}
bot-name-master = { $place ->
    [1] Maître Max
    [2] Maîtresse Colette
    [3] Maître Anatole
    [4] Maîtresse Zoé
    [5] Maître Basile
    [6] Maîtresse Flore
   *[other] Maître Max (robot)
}
bot-name-perfect = Oracle
how-many = Combien jouent ?
who-sits-where = Qui s’assoit où
seat-label = Place { $number }
who-me = moi
who-here = quelqu’un d’autre devant cet écran
who-link = quelqu’un par lien
start-so = Commencer ainsi
table-edition = Édition
table-edition-file = Ta propre édition (un fichier .toml)
bots-take-seats = Mettre des robots à toutes les places libres
which-bot = Quel robot
free-seat = Libérer la place : { $name }
at-the-same-time = Choisissent en même temps : { $names }
pass-device-other = Ou c’est quelqu’un d’autre :
play-again = Rejouer
ranking = Résultat
same-name = { $name } [{ $number }]
watch-now = Regarde…
why = Pourquoi ?
why-title = { $name } : pourquoi ce choix ?
why-tries = { $count ->
    [0] jamais essayé
    [1] essayé dans un monde imaginé
   *[other] essayé dans { $count } mondes imaginés
}
why-chosen = choisi
hint = Conseil
hint-thinking = Quelqu’un réfléchit pour toi…
others-first = { $count ->
    [one] Quelqu’un d’autre passe avant toi…
   *[other] { $count } autres passent avant toi…
}
hint-title = Conseil : { $action }
hint-for-you = Personne d’autre ne voit ce conseil. Après la partie, tout le monde verra combien tu en as demandé.
hint-play = Jouer ce coup
hints-asked = { $count ->
    [0] aucun conseil
    [1] un conseil
   *[other] { $count } conseils
}
bot-strength = De quelle force sont les robots ?
level-option = { $name } : { $strength }
level-random = joue au hasard
level-novice = facile
level-sensible = moyen
level-expert = fort
level-master = très fort
level-perfect = parfait

# A table that was played on from a moment of another match
branch-note = Cette partie a commencé au milieu d’une autre. { $name } ne pouvait pas tout savoir à ce moment : ce qui était caché a été redistribué, sans contredire ce qui était connu.
branch-origin = Revoir ce moment
shelf-rules = Les règles de { $game }

## A game without a board of its own

plain-action = Ton action, par écrit :
plain-do = Jouer
drawer-unread = { $count ->
    [one] Autour de la table : un nouveau message
   *[other] Autour de la table : { $count } nouveaux messages
}
dock = Tes affaires
notes = Notes
notes-hint = Rien que pour toi, dans ce navigateur.
table-leaf = Table
end-other-devices = Déconnecter les autres appareils
other-devices-ended = Désormais, ta place ne s’ouvre plus que sur cet appareil.
undo-unrated = Tu as appris quelque chose depuis ce coup. Si tu le reprends, la partie ne comptera pas pour le classement.
undo-anyway = Reprendre quand même
bot-for-you = Un robot joue pour toi.
bot-for = Un robot joue pour { $name }.
look-at-board = Regarder le plateau

## Company at a table: reactions, and whom one does not want to hear

react = Réagir
reaction = { $reaction ->
    [wave] Salut !
    [luck] Bonne chance !
    [applause] Bravo !
    [well-played] Bien joué !
    [thanks] Merci !
    [laugh] Ha ha !
    [wow] Oh là là !
    [thinking] Voyons voir…
    [fright] Au secours !
    [tears] Oh non !
    [grumble] Grr !
   *[sleepy] Zzz…
}
end-wave = Saluer tout le monde
setting-reactions = Voir les réactions des autres
setting-blocked = Noms bloqués
block = Bloquer { $name }
unblock = Débloquer { $name }
block-hint = Tu ne vois plus, à aucune table, ni messages ni réactions des personnes dont le nom est bloqué. Elles n’en savent rien.

## Quick match: somebody is looked for

find-somebody = Trouver quelqu’un
somebody-looking = On te cherche quelqu’un. Joue en attendant.
somebody-stop = Ne plus chercher
somebody-came = { $name } est là pour jouer avec toi.
somebody-now = À la table
somebody-later = Après cette partie
people-here = { $count ->
    [one] Une personne est là en ce moment
   *[other] { $count } personnes sont là en ce moment
}
