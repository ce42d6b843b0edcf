# Ce que dit la maison elle-même, en français.

nothing = –
chance = le hasard
seat-number = joueur { $number }
refused-by-rule = { $reason } (règle { $rule })
outcome = { $count ->
    [one] { $winners } gagne : { $reason }
   *[other] { $winners } gagnent ensemble : { $reason }
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ranking-line = { $place }. { $seat } : { $points }

## D’où vient une règle ; les mêmes mots la signalent dans les pages de règles

status-attested = Attesté
status-public = De source publique
status-reconstructed = Reconstitué
status-reading = Notre lecture

## Refus

error-action-form = « { $text } » n’est pas une action de ce jeu. Tape « help » pour voir comment on écrit les actions.
error-match-over = La partie est finie ; plus rien ne peut y être joué.
error-not-asked = { $seat } n’a pas la main. On attend : { $asked }.
error-match-too-long = La partie a été arrêtée après { $limit } actions.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux connus : { $known }.
error-unknown-edition = Il n’y a ni édition « { $edition } » ni fichier d’édition (.toml) de ce nom. Éditions intégrées : { $known }.
error-unknown-lesson = Il n’y a pas de leçon « { $lesson } ». Il y a : { $known }.
error-lesson-form = La leçon « { $lesson } » est mal écrite : { $text }.
error-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Robots connus : { $known }.
error-unknown-puzzle = Aucune énigme ne s’appelle « { $puzzle } ». Énigmes connues : { $known }.
error-puzzle-file = L’énigme « { $puzzle } » est illisible : { $reason }.
error-puzzle-unproven = L’énigme « { $puzzle } » demande une chose que le programme ne peut pas prouver.
error-puzzle-values = L’énigme « { $puzzle } » affirme autre chose que ce que le programme prouve.
error-puzzle-plain = L’énigme « { $puzzle } » n’en est pas une : sa réponse est évidente, ou pas assez nette.
error-puzzle-world = Dans l’énigme « { $puzzle } », le contre-exemple à « { $action } » ne s’accorde pas avec ce que sait la place.
error-puzzle-other-match = Les robots de l’énigme « { $puzzle } » ne jouent plus sa partie ainsi.
error-unknown-rule = Il n’y a pas de règle { $rule }. Les règles vont de { $first } à { $last }.
error-no-example = Il n’y a pas d’exemple de la règle { $rule }.
error-unknown-seat = « { $name } » n’est pas une place de ce jeu. Places connues : { $known }.
error-seat-count = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
error-seats-named = { $count ->
    [one] { $count } place est nommée
   *[other] { $count } places sont nommées
} ; cette table en a { $seats }. Sépare les noms par des virgules.
error-unknown-option = Ce jeu n’a pas d’option « { $option } ». Options connues : { $known }.
error-unknown-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ». Valeurs connues : { $known }.
error-seed-form = Une graine a 64 chiffres hexadécimaux ; « { $seed } » ne les a pas.
error-arena-bots = Une arène exige deux robots différents ou plus, séparés par des virgules ; ceux-ci sont : { $bots }.
error-players-form = « { $text } » n’est pas un nombre de joueurs. Écris 4, ou 3,5, ou 3-6.
error-bot-import = Il n’y a pas de robot { $bot } à charger : { $reason }.
error-bot-failed = Le robot « { $bot } » a échoué : { $reason }
error-bot-refused = À la donne { $deal } avec les robots { $bots }, l’un d’eux a choisi ce que les règles refusent : { $reason }
error-process-died = Un processus qui jouait est mort. Manquait-il de mémoire ? Moins de --jobs en demandent moins.
error-no-ray = Ray n’est pas installé. Il vient avec : pip install "spukhaus[ray]"
error-ray-unavailable = Aucune grappe Ray n’est joignable à « { $address } » : { $reason }
error-no-file = Le fichier { $path } n’existe pas ou ne peut pas être lu.
error-cannot-write = Impossible d’écrire { $path } : { $reason }.
error-playthrough-old = { $path } n’est plus à jour. « spukhaus playthrough --write » le réécrit ; lis ensuite la différence.

## Fichiers d’édition

expected-text = un texte entre guillemets
expected-whole = un nombre entier
expected-list = une liste entre crochets
expected-list-of-texts = une liste de textes entre guillemets
expected-table = une table
expected-tables = une ou plusieurs tables entre doubles crochets
error-edition-encoding = Le fichier n’est pas du texte UTF-8. Enregistre-le en UTF-8.
error-edition-syntax = Ligne { $line } : ce n’est pas du TOML correct : { $reason }.
error-edition-other-game = Ligne { $line } : cette édition est faite pour le jeu « { $found } », pas pour « { $expected } ».
error-edition-missing = Ligne { $line } : { $entry ->
    [file] dans le fichier
   *[other] dans « { $entry } »
}, il manque l’entrée « { $missing } ».
error-edition-unknown = Ligne { $line } : personne ne connaît l’entrée « { $entry } ». Connues ici : { $known }.
error-edition-type = Ligne { $line } : « { $entry } » doit être { $expected }.
error-edition-pattern = Ligne { $line } : « { $entry } » vaut « { $found } » et doit avoir la forme { $pattern }.
error-edition-one-of = Ligne { $line } : « { $entry } » vaut « { $found } » et doit être l’une de ces valeurs : { $known }.
error-edition-range = Ligne { $line } : « { $entry } » vaut { $found } et doit être compris entre { $least } et { $most }.

## Fichiers de partie

error-file-encoding = Le fichier n’est pas du texte UTF-8.
error-file-first-line = Ligne { $line } : un fichier de partie commence par « spukhaus match » et le numéro de son format.
error-file-format = Ligne { $line } : ce fichier est au format { $found } ; ce programme lit les formats jusqu’à { $known }.
error-file-line = Ligne { $line } : ce n’est ni un en-tête (« nom: valeur ») ni une action (« numéro place action ») : { $text }
error-file-header-twice = Ligne { $line } : l’en-tête « { $header } » apparaît ici pour la deuxième fois.
error-file-header-unknown = Ligne { $line } : il n’y a pas d’en-tête « { $header } ».
error-file-header-missing = L’en-tête « { $header } » manque.
error-file-rules = Ligne { $line } : cette partie a été jouée avec la version { $found } des règles de { $game } ; ce programme a la version { $known }. Rejoue-la avec une publication de Spukhaus qui a la version { $found } : docs/match-files.md dit laquelle.
error-file-value = Ligne { $line } : « { $found } » n’est pas une valeur correcte de l’en-tête « { $header } ».
error-file-edition = Ligne { $line } : l’édition « { $edition } » n’est pas celle avec laquelle cette partie a été jouée.
error-file-number = Ligne { $line } : on attendait ici l’action { $expected }, pas { $found }. Manque-t-il une ligne ?
error-file-seat = Ligne { $line } : « { $found } » n’est pas une place de cette table ; elle en a { $seats }, comptées à partir de 0.
error-file-refused = Ligne { $line } :
error-file-commitment = Ligne { $line } : la graine ne correspond pas à l’empreinte publiée avant la partie.
error-file-chance = Ligne { $line } : le hasard n’a pas fait ce que dit la graine : { $found }
error-file-text = L’en-tête « { $header } » doit être une seule ligne de texte imprimable.
error-file-outcome = Ligne { $line } : la partie ne finit pas comme le fichier le prétend.
error-file-thought = Ligne { $line } : ce n’est pas une réflexion sur l’action au-dessus, en JSON.
error-file-redeal = Ligne { $line } : ici on redistribue ; derrière ~ il faut une place (de 0 à { $last }) et une graine de 64 caractères.
error-thought-form = Une réflexion a une mesure, des possibilités et des suppositions.

## Tables

error-no-advice = Ce jeu n’a pas de conseil pour « { $text } ».
error-no-such-address = Il n’y a rien à cette adresse.
error-no-such-moment = Ce moment n’existe pas ; la table en est au numéro { $last }.
error-no-such-table = Cette table n’existe pas. Vérifie le lien.
error-no-such-seat = Cette table a { $seats } places, comptées à partir de 0.
error-seat-taken = Cette place est déjà prise. Choisis-en une autre, ou regarde.
error-table-started = La partie a commencé ; on ne peut plus prendre de place. Tu peux regarder.
error-table-not-started = La partie n’a pas encore commencé, ou elle est finie.
error-table-paused = La partie est en pause. Reprenez-la d’abord.
error-stale = La table a changé depuis que tu l’as regardée. Voici où elle en est.
error-name-form = Un nom a de 1 à { $most } caractères imprimables.
error-title-form = Un titre a au plus { $most } caractères imprimables.
error-spectators-form = Ce que voient les spectateurs doit être l’une de ces valeurs : { $known }.
error-clock-form = Les temps vont d’une seconde à { $most } secondes, les incréments de 0 à une heure.
error-not-your-seat = Cette connexion ne tient pas cette place.
error-not-host = Seule la personne qui a ouvert la table peut faire cela.
error-wrong-key = Cette clé n’ouvre rien ici.
error-link-expired = Ce lien a déjà servi, ou il est trop vieux. Demandes-en un nouveau.
error-origin = La page d’un autre site ne peut pas faire cela.
error-no-spectators = Cette table n’a pas de spectateurs.
error-watching-off = À cette table, les spectateurs ne regardent par-dessus l’épaule de personne.
error-undo-nothing = Tu n’as rien à reprendre.
error-offer-pending = Une proposition est déjà faite. Répondez-y d’abord.
error-offer-none = Il n’y a pas de proposition à laquelle tu puisses répondre.
error-aids-off = À cette table, les aides sont désactivées.
error-hint-substituted = Un robot joue pour toi. Reprends d’abord ta place.
error-hint-pending = Un conseil est déjà en route.
error-hint-failed = Pas de conseil pour le moment. Réessaie dans un instant.
error-chat-off = Il n’y a pas de discussion à cette table.
error-chat-form = Un message a de 1 à { $most } caractères imprimables.
error-nudge-too-soon = Laisse-leur { $seconds } secondes ; une fois suffit.
error-substitute-too-soon = Un robot peut prendre le relais { $seconds } secondes après un rappel.
error-nobody-waits = Personne n’attend { $seat } en ce moment.
error-not-substituted = Aucun robot ne joue pour toi.
error-match-goes-on = La partie n’est pas encore finie.
error-too-many-requests = C’était trop à la fois. Attends un instant.
error-message-form = Ce message est illisible : { $reason }
error-protocol = Ce serveur parle la version { $known } du protocole, pas la { $found }. Recharge la page.
error-unknown-language = Il n’y a pas de langue « { $language } ». Langues connues : { $known }.
error-store-url = « { $url } » ne désigne aucune base utilisable ici. Indique sqlite:FICHIER, postgresql://… ou memory: ; PostgreSQL demande les paquets de « spukhaus[cluster] ».
error-store-newer = Cette base a été écrite par une version plus récente du programme ({ $found } ; celle-ci connaît { $known }). Mets le programme à jour.
error-store-broken = { $url } n’est pas une base de ce programme.
error-store-unavailable = La base { $url } est injoignable pour le moment. Vérifie que son dossier ou son serveur est là.
error-hub-url = « { $url } » ne désigne aucun hub utilisable ici. Indique memory: ou redis://… ; Redis demande les paquets de « spukhaus[cluster] ».
error-hub-unavailable = Le hub { $url } est injoignable pour le moment. Vérifie que Redis tourne.
error-workers-need-hub = { $workers } processus ont besoin d’une base de données commune et d’un hub Redis. Indique --database et --hub.

## La ligne de commande

usage = usage :
options = options
arguments = arguments
commands = commandes
help-spukhaus = Spukhaus : des jeux de monstres selon les règles, au terminal et pour les programmes. « spukhaus COMMANDE --help » en dit plus sur chaque commande.
help-help = montrer cette aide et quitter
help-version = montrer la version et quitter
help-language = la langue : de, en, fr ou pl (sinon celle du système)
help-games = lister les jeux, avec leurs places, éditions et robots
help-play = jouer à un jeu au terminal
help-play-game = le jeu (demandé s’il y en a plusieurs)
help-play-as = tes places, par rôle ou numéro, séparées par des virgules ; « all » pour plusieurs personnes devant un écran
help-play-bots = le robot des autres places (sinon un adversaire loyal pour débuter)
help-play-players = le nombre de joueurs (sinon on le demande, ou le plus petit possible)
help-option = une option du jeu, NOM=VALEUR ; peut se répéter
help-seats = un robot par place, séparés par des virgules
help-seed = une graine de 64 chiffres hexadécimaux, pour rejouer une partie donnée
help-edition = le nom d’une édition intégrée, ou un fichier d’édition
help-save = écrire la partie dans ce fichier
help-simulate = faire jouer beaucoup de parties à des robots, et compter
help-simulate-games = combien de parties
help-simulate-jobs = combien de processus
help-simulate-seed = un texte quelconque ; le même texte donne les mêmes parties
help-arena = faire se rencontrer des robots sur les mêmes donnes, à chaque place, et les classer
help-arena-bots = deux robots ou plus, séparés par des virgules ; MODULE:NOM en prend un à toi
help-arena-games = combien de parties au moins ; seules des donnes entières sont jouées
help-arena-players = combien jouent, par exemple 4 ou 3,5 ou 3-6 (sinon tous les nombres que le jeu permet)
help-arena-json = écrire le résultat en JSON dans ce fichier
help-arena-html = écrire un rapport avec des graphiques dans ce fichier
help-arena-ray = l’adresse d’une grappe Ray où jouer (« local » en lance une ici) ; exige spukhaus[ray]
help-json = afficher le résultat en JSON
help-replay = montrer une partie pas à pas à partir de son fichier, et la vérifier
help-replay-file = le fichier de partie
help-replay-eyes = par les yeux de qui : une place par rôle ou numéro, « public », ou « open » pour tout voir (sinon tout si la partie est finie, et le public si elle ne l’est pas)
help-replay-pictures = dessiner aussi la table après chaque pas
help-replay-why = après chaque action d’un robot, dire aussi ce qu’il a pesé et ce qu’il a supposé
help-serve = lancer le serveur : des tables pour des gens éloignés
help-serve-database = où sont gardées les parties : sqlite:FICHIER, postgresql://…, ou memory: pour les oublier (sinon sqlite:spukhaus.db)
help-serve-hub = comment plusieurs processus s’annoncent du nouveau : memory: pour un seul, redis://… pour plusieurs
help-serve-workers = combien de processus (plus d’un exige une base commune et Redis)
help-serve-host = l’adresse d’écoute (sinon cette machine seulement)
help-serve-port = le port ; 0 prend 8765 ou, s’il est pris, un port libre (sinon 8765)
help-serve-origin = l’adresse d’une autre page qui peut se connecter, si ce serveur est derrière elle ; peut être répété
help-serve-pace = combien de secondes au moins un robot prend pour un coup que des gens regardent (sinon 0,8)
help-serve-open = ouvrir le navigateur dessus
help-serve-tables-at-once = combien de tables une adresse peut ouvrir avant de devoir attendre (sinon 200)
help-verify = vérifier une partie finie : chaque action selon les règles, chaque tirage selon la graine, la graine selon son empreinte
help-rules = lire les règles d’un jeu
help-rules-rule = le numéro d’une règle (sinon toute la page)
help-game = le jeu
help-edition-command = vérifier, lister et montrer des éditions
help-edition-check = expliquer ce qui ne va pas dans un fichier d’édition
help-edition-check-file = le fichier d’édition
help-edition-list = lister les éditions intégrées d’un jeu
help-edition-show = afficher un fichier d’édition, à copier et modifier
help-puzzles = des positions dont le programme prouve la réponse : en trouver, et vérifier celles qui existent
help-puzzles-find = faire jouer des robots et tirer des énigmes des instants qui donnent à réfléchir ; elles remplacent les anciennes
help-puzzles-matches = combien de parties sont parcourues
help-puzzles-wanted = combien d’énigmes garder
help-puzzles-check = prouver de nouveau chaque énigme d’un jeu
help-puzzles-bots = et faire rejouer aux robots les parties dont elles viennent
puzzles-difficulty = difficulté
puzzles-worlds = mondes
puzzles-proven = { $count ->
    [one] Une énigme : prouvée.
   *[other] { $count } énigmes : toutes prouvées.
}
help-playthrough = comparer les parties modèles avec ce que font les règles maintenant
help-playthrough-files = des fichiers de partie annotés par cet outil
help-playthrough-write = réécrire les annotations

players = { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
}
players-range = { $least } à { $most } joueurs
listing-editions = éditions : { $editions }
bot-random = prend n’importe quel choix, tous également probables
edition-is-good = { $file } est une bonne édition de { $game } : « { $edition } ».
playthrough-is-good = { $file } est à jour.
playthrough-written = { $file } a été réécrit.

choose-game = Quel jeu ?
choose-seat = Qui joues-tu ?
choose-players = Combien jouent ?
only-me = toi seul, contre des robots
everyone-here = tout le monde, devant cet écran
listing-bot = robot « { $name } » : { $text }
commitment-is = Avant le premier coup : le mélange est fixé par une graine dont l’empreinte est { $commitment }.
seed-was = La graine était { $seed }. Son empreinte est celle montrée avant le premier coup.
what-now = { $seat }, que fais-tu ?
prompt = Numéro ou action (« help » pour l’aide) :
terminal-help =
    Un numéro prend ce choix ; on peut aussi taper l’action comme elle est écrite à côté.
    rules        la page des règles      rules SM-17  une règle
    log          ce qui s’est passé      look         revoir la table
    card         la carte mémo           quit         quitter le jeu
    hint         ce que ferait le robot le plus fort, et pourquoi
no-such-number = Aucun choix ne porte ce numéro.
curtain = L’appareil passe à : { $seat }. Les autres ne regardent plus. Appuie sur Entrée pour continuer.
left = Tu as quitté le jeu.
saved = La partie est dans { $file }. « spukhaus replay { $file } » la montre.
no-card = Ce jeu n’a pas de carte mémo.

progress = { $done } sur { $total }
table-seat = place
table-bot = robot
table-wins = victoires
table-interval = intervalle à 95 %
table-score = points en moyenne
table-ending = fin
table-count = parties
simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} de { $game }, { $decisions } décisions en moyenne, { $speed } décisions par seconde.
table-rating = cote
table-times-fair = × part équitable
table-against = contre
table-players = joueurs
table-decisions = décisions
table-median = médiane (ms)
table-p99 = 99 % sous (ms)
table-worst = la plus longue (ms)
table-memory = pic de mémoire (Mo)
arena-title = Arène : { $game }
arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; nombre de joueurs : { $players } ; édition « { $edition } » ; graine « { $seed } ». Cote 0 : { $anchor }.
arena-interrupted = Interrompu : { $wanted } étaient demandées ; seules comptent les donnes complètes.
arena-nothing-yet = Interrompu avant que la première donne soit complète : il n’y a rien à rapporter.
arena-ladder = Cotes
arena-reading = Chaque donne a été jouée avec chaque composition de table ; ainsi la chance et les places sont les mêmes pour tous. Le point est la cote, le trait son intervalle à 95 % ; le zéro est en tirets. 400 points de plus veulent dire qu’un robot gagne dix fois plus souvent que l’autre. La part équitable est ce que chacun gagnerait si tous étaient de même force ; les victoires partagées comptent par fractions. Les parties d’une même donne dépendent les unes des autres, donc tous les intervalles sont tirés des différences entre donnes : là où deux intervalles se recouvrent largement, il faut plus de donnes.
arena-head-to-head = Face à face
arena-head-to-head-reading = Combien de fois le robot de la ligne gagne contre celui de la colonne. À plus de deux joueurs il est seul, et tous les autres sont des robots de la colonne. Violet : plus que l’équitable ; orange : moins.
arena-by-seat = Par place
arena-by-seat-reading = La part des victoires à chaque place, sur toutes les compositions. L’équitable est en tirets.
arena-by-players = Par nombre de joueurs
arena-by-players-reading = Combien de fois sa part équitable chaque robot gagne, avec le nombre de joueurs à côté. L’équitable est en tirets.
arena-thinking = Temps par décision
arena-thinking-reading = En millisecondes, sur un axe où chaque pas vaut dix fois le précédent. Le trait va de la médiane à la décision la plus longue, et 99 sur 100 restent sous le point. La mémoire est celle d’un processus où le robot joue une partie contre lui-même. Les deux dépendent de la machine et ne font pas partie du résultat.
arena-again = Encore une fois
arena-again-reading = Avec la version { $version } de Spukhaus, cette commande donne le même résultat, quel que soit le nombre de processus (--jobs), tant que les robots ne jouent pas à la montre :
replay-header = { $game }, édition « { $edition } », version { $rules } des règles
replay-unfinished = La partie n’est pas finie.
replay-checked = Chaque action était permise.
replay-seed-checked = Le hasard a fait ce que dit la graine, et la graine correspond à l’empreinte.
serving = Spukhaus est prêt à { $address } (Ctrl+C l’arrête).
verified = { $count ->
    [one] { $count } action : permise par les règles, et le hasard a suivi la graine promise.
   *[other] { $count } actions : toutes permises par les règles, et le hasard a suivi la graine promise.
}

## Pourquoi

measure-chance = À côté de chaque possibilité, la chance de gagner que le robot y voyait, avec tout ce qu’il pouvait savoir :
measure-points = À côté de chaque possibilité, les points que le robot en attendait, avec tout ce qu’il pouvait savoir :
measure-share = À côté de chaque choix, la fréquence avec laquelle le jeu parfait le fait ; les parts d’un tel mélange se valent :
measure-feeling = Pesé par des règles approximatives ; seul l’ordre veut dire quelque chose :
why-silent = Aucune raison n’a été donnée.
why-believed = Ce que le robot pensait de ce qu’il ne pouvait pas voir :
why-belief = { $about } : { $possibilities }
why-possibility = { $that } ({ $chance })
hint-is = Voici ce que ferait le robot le plus fort : { $action }

# The lab

help-lab = pour qui étudie les jeux : résoudre, vérifier ce qui est résolu (tous deux exigent spukhaus[lab]) et examiner l’équilibre
help-lab-solve = calculer le jeu parfait de Shy Monsters ; on peut arrêter et reprendre
help-lab-solve-folder = où les résultats des parties du calcul sont gardés
help-lab-solve-times = combien de fois chercher ensuite d’autres suppositions du héros à résoudre
help-lab-picture = dessiner ce que fait la solution de Shy Monsters, en fichiers SVG
help-lab-picture-folder = où vont les images
help-lab-reveals = calculer ce que vaut de révéler des tuiles avant le dernier étage de Shy Monsters
help-lab-reveals-most = avec au plus tant de révélations (sinon 2)
lab-reveals = { $monsters }, révélations { $reveals } : le Héros sort avec { $lower } à { $upper }
help-lab-solve-card = calculer sur une carte graphique (demande CuPy) : une trentaine de fois plus vite
help-lab-solve-pack = puis écrire toutes les stratégies dans ce fichier
help-lab-verify = prouver ce que valent les stratégies de Shy Monsters, par les meilleures réponses des deux côtés
help-lab-verify-file = une solution ; par défaut, celle que jouent les robots
lab-verified =
    Quoi que fasse le Maître du Donjon, le Héros de cette solution gagne au moins { $lower } des parties.
    Quoi que fasse le Héros, il gagne au plus { $upper } des parties contre son Maître du Donjon.
error-lab-missing = Il faut le labo (le module { $module } manque) : pip install "spukhaus[lab]"
error-solution-other-box = Cette solution est faite pour une autre boîte que l’édition standard.
error-kernel-action-illegal = La place { $seat } ne peut pas faire cela maintenant : { $action }. Le masque ou les actions permises disent ce qui va. Rien n’a changé.
error-kernel-action-of-chance = C’est au hasard d’en décider ; un noyau le tire lui-même.
error-kernel-action-unknown = Il n’y a pas d’action { $action } ; elles sont numérotées de 0 à { $most }.
error-kernel-actions-shape = Il faut un nombre entier par partie : un tableau de forme { $wanted }, et non { $found }.
error-kernel-dungeon-master = Le Maître du Donjon peut être : { $known } ; pas { $found }.
error-kernel-history-lost = Une ligne ne se souvient pas des étages précédents : elle en est à l’étage { $storey }, l’état où la déballer à l’étage { $origin }.
error-kernel-pile-too-large = Le noyau a de la place pour { $most } cartes Détente ; cette édition en a { $found }.
error-kernel-seat-not-asked = La place { $seat } n’a rien à décider maintenant.
error-kernel-too-many-monsters = Le noyau a de la place pour { $most } monstres ; cette édition en a { $found }.

## Équilibre

help-lab-analyse = faire jouer des robots de même force et rendre compte de l’équilibre : places, durée, fréquence de chaque règle, contenu trop fort
help-lab-analyse-edition = le nom d’une édition intégrée, ou un fichier d’édition ; dit plusieurs fois, elles sont comparées
help-lab-analyse-bots = qui joue, à chaque place tour à tour ; sinon le robot le plus fort joue avec lui-même
help-lab-analyse-games = combien de parties au moins pour chaque édition et chaque nombre de joueurs
error-analysis-bots = Nomme au moins un robot.
table-edition = édition
table-mean = moyenne
table-shortest = la plus courte
table-p5 = 5 % jusqu’à
table-middle = médiane
table-p95 = 95 % jusqu’à
table-longest = la plus longue
table-share = part des parties
table-happening = ce qui se passe
table-in-matches = dans tant de parties
table-each-match = fois par partie
table-most = au plus
table-thing = quoi
table-cases = cas
table-having = avec
table-lacking = sans
table-difference = différence
table-stands-out = se distingue
analysis-title = Équilibré ? { $game }
analysis-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; robots : { $bots } ; joueurs : { $players } ; éditions : { $editions } ; graine « { $seed } ».
analysis-findings = Ce qui se distingue
analysis-findings-reading = Les places dont l’intervalle exclut la part équitable, le contenu qui s’écarte plus que le hasard ne le permettrait à quoi que ce soit de son genre, et ce qui n’est jamais arrivé. C’est vrai de ces robots : d’autres tirent peut-être plus des mêmes choses.
analysis-findings-none = Rien, avec ce nombre de parties.
analysis-finding-seat = { $where } : { $place } gagne { $wins } au lieu de { $fair }.
analysis-finding-thing = { $about } – { $thing } : { $difference }.
analysis-finding-never = Jamais arrivé : { $happening }
analysis-seats-reading = La part des victoires à chaque place, avec son intervalle à 95 %. Les victoires partagées comptent par fractions. La part équitable est en tirets.
analysis-lengths = Durée d’une partie
analysis-lengths-reading = En décisions. Le point est la médiane ; 90 parties sur 100 se trouvent sur le trait.
analysis-spread = Répartition des durées
analysis-endings = Comment les parties finissent
analysis-happenings = Combien de fois tout arrive
analysis-happenings-reading = Les barres montrent dans quelle part des parties cela arrive au moins une fois. Trois points remplacent les noms et les nombres.
analysis-content-reading = Comment finissent les cas où quelqu’un avait quelque chose, à côté de ceux où il ne l’avait pas. On ne compare que des cas au même nombre de joueurs, semblables aussi par ailleurs, autant que le jeu dit en quoi. Le point est la différence (pour les parts, en points de pourcentage), le trait son intervalle à 95 % ; les tirets marquent l’absence de différence. On regarde beaucoup de choses, donc certaines s’écartent par hasard : ce qui se distingue le ferait même avec un intervalle élargi pour leur nombre. Avoir une chose et gagner grâce à elle n’est pas pareil.
analysis-content-found = Trouvé dans les événements de la partie : qui l’avait, et qui a gagné.
analysis-strong = fort
analysis-weak = faible

# Bilans

error-review-failed = La partie n’a pas pu être analysée. Réessaie dans un instant.
help-review = juger chaque décision d’une partie finie selon ce que son joueur pouvait savoir, et distinguer l’adresse de la chance
help-review-file = le fichier de la partie
help-review-all = nommer toutes les décisions, pas seulement celles qui ont coûté quelque chose
verdict-best = au mieux
verdict-good = bien
verdict-inaccuracy = imprécis
verdict-mistake = erreur
verdict-unknown = non jugé
review-moments = Ce qui a décidé la partie
review-no-moments = Rien dans cette partie n’a beaucoup changé les chances.
moment-mistake = Une erreur de { $seat } : les chances de gagner sont passées de { $before } à { $after }. Choisi : { $action }. Mieux : { $better }.
moment-gift = D’autres se sont trompés : les chances de gagner de { $seat } sont montées de { $before } à { $after }.
moment-luck = De la chance pour { $seat } : les chances de gagner sont montées de { $before } à { $after }.
moment-misfortune = De la malchance pour { $seat } : les chances de gagner sont tombées de { $before } à { $after }.
review-account = { $seat } : { $start } au départ, { $lost } par ses propres décisions, { $gifts } par les erreurs des autres, { $luck } par la chance, { $result } à la fin.
review-decision = { $seat } : { $action } ({ $verdict }, { $loss }). Mieux : { $better }.
review-decision-fine = { $seat } : { $action } ({ $verdict }).
