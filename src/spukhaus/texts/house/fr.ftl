# Ce que dit la maison elle-même, en français.

nothing = –
chance = le hasard
seat-number = joueur { $number }
refused-by-rule = { $reason } (règle { $rule })
you = toi
outcome = { $count ->
    [one] { CODE($seat) ->
        [you] Tu gagnes : { $reason }
       *[other] { LIST($seat) } gagne : { $reason }
    }
   *[other] Victoire partagée ({ LIST($seat) }) : { $reason }
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ranking-line = { $place }. { $seat } : { $points }

## D’où vient une règle ; les mêmes mots la signalent dans les pages de règles

status-attested = Attesté
status-public = De source publique
status-reconstructed = Reconstitué
status-reading = Notre lecture
status-ours = Notre ajout

## Refus

error-action-form = « { $text } » n’est pas une action de ce jeu. Tape « help » pour voir comment on les écrit.
error-match-over = La partie est finie : on ne peut plus y jouer.
error-not-asked = { CODE($seat) ->
    [you] Ce n’est pas à toi de jouer. On attend : { LIST($asked) }.
   *[other] Ce n’est pas à { $seat } de jouer. On attend : { LIST($asked) }.
}
error-match-too-long = La partie était trop longue : elle s’est arrêtée après { $limit } actions.
error-unknown-game = Aucun jeu ne s’appelle « { $game } ». Choisis parmi : { $known }.
error-unknown-edition = Il n’y a ni édition ni fichier d’édition (.toml) nommé « { $edition } ». Éditions intégrées : { $known }.
error-unknown-lesson = Il n’y a pas de leçon « { $lesson } ». Choisis parmi : { $known }.
error-lesson-form = La leçon « { $lesson } » est mal écrite : { $text }.
error-unknown-bot = Aucun robot ne s’appelle « { $bot } ». Choisis parmi : { $known }.
error-unknown-puzzle = Aucune énigme ne s’appelle « { $puzzle } ». Choisis parmi : { $known }.
error-puzzle-file = L’énigme « { $puzzle } » est illisible : { $reason }.
error-puzzle-unproven = L’énigme « { $puzzle } » demande quelque chose que le programme ne sait pas prouver.
error-puzzle-values = L’énigme « { $puzzle } » ne dit pas ce que prouve le programme.
error-puzzle-plain = « { $puzzle } » n’est pas une vraie énigme : la réponse saute aux yeux, ou n’est pas assez nette.
error-puzzle-world = Dans l’énigme « { $puzzle } », le contre-exemple à « { $action } » contredit ce qu’on sait à cette place.
error-puzzle-other-match = Les robots ne jouent plus la partie d’où vient l’énigme « { $puzzle } » de la même façon.
error-unknown-rule = Il n’y a pas de règle { $rule }. Les règles vont de { $first } à { $last }.
error-no-example = Il n’y a pas d’exemple de la règle { $rule }.
error-unknown-seat = « { $name } » n’est pas une place de ce jeu. Choisis parmi : { $known }.
error-seat-count = Ce jeu se joue de { $least } à { $most } joueurs ; tu en demandes { $seats }.
error-seat-count-only = Ce jeu se joue à { $least } exactement ; nombre demandé : { $seats }.
error-unknown-rules = Le jeu connaît les versions 1 à { $known } de ses règles, mais pas la version { $found }.
error-seats-named = { $count ->
    [one] { $count } place est nommée
   *[other] { $count } places sont nommées
} ; cette table en a { $seats }. Sépare les noms par des virgules.
error-unknown-option = Ce jeu n’a pas d’option « { $option } ». Choisis parmi : { $known }.
error-unknown-option-value = « { $value } » n’est pas une valeur de l’option « { $option } ». Choisis parmi : { $known }.
error-seed-form = « { $seed } » n’est pas une graine. Il faut 64 chiffres hexadécimaux (0 à 9, a à f).
error-arena-bots = Une arène demande au moins deux robots différents, séparés par des virgules. Reçu : { $bots }.
error-players-form = « { $text } » n’est pas un nombre de joueurs. Écris 4, ou 3,5, ou 3-6.
error-bot-import = Impossible de charger le robot { $bot } : { $reason }.
error-bot-failed = Le robot « { $bot } » a planté : { $reason }
error-bot-refused = À la donne { $deal }, avec les robots { $bots }, l’un d’eux a choisi une action que les règles interdisent : { $reason }
error-process-died = Un des processus s’est arrêté en pleine partie. La mémoire a peut-être manqué : essaie avec un --jobs plus petit.
error-no-ray = Ray n’est pas installé. Installe-le avec : pip install "spukhaus[ray]"
error-ray-unavailable = Aucune grappe Ray n’est joignable à « { $address } » : { $reason }
error-no-file = Le fichier { $path } n’existe pas ou ne peut pas être lu.
error-cannot-write = Impossible d’écrire { $path } : { $reason }.
error-playthrough-old = { $path } n’est plus à jour. « spukhaus playthrough --write » le réécrit ; lis ensuite la différence.
error-game-name-form = « { $game } » ne peut pas être le nom d’un jeu. Utilise des minuscules, des chiffres et des tirets bas, commence par une lettre et évite les mots réservés de Python : mon_jeu, par exemple.
error-game-name-taken = Il y a déjà un jeu nommé « { $game } ». Choisis un autre nom.
error-game-folder-exists = { $path } existe déjà. Choisis un autre nom, ou déplace ce dossier.
error-no-checkout = Les dossiers src/spukhaus/games et web/src/games ne sont pas dans { $path }. Indique avec --folder où se trouvent les sources de Spukhaus.

## Fichiers d’édition

expected-text = un texte entre guillemets
expected-whole = un nombre entier
expected-list = une liste entre crochets
expected-list-of-texts = une liste de textes entre guillemets
expected-table = une table
expected-tables = une ou plusieurs tables entre doubles crochets
error-edition-encoding = Le fichier n’est pas du texte UTF-8. Enregistre-le en UTF-8.
error-edition-syntax = Ligne { $line } : ce n’est pas du TOML valide : { $reason }.
error-edition-too-large = Une édition a au plus { $kibibytes } Kio et { $entries } entrées.
error-edition-too-deep = Ligne { $line } : dans une édition, les noms ont peu de parties ; une ligne a au plus { $most } points.
error-edition-other-game = Ligne { $line } : cette édition est faite pour le jeu « { $found } », pas pour « { $expected } ».
error-edition-missing = Ligne { $line } : { $entry ->
    [file] dans le fichier
   *[other] dans « { $entry } »
}, il manque l’entrée « { $missing } ».
error-edition-unknown = Ligne { $line } : l’entrée « { $entry } » n’existe pas. Ici, on peut écrire : { $known }.
error-edition-type = Ligne { $line } : « { $entry } » doit être { $expected }.
error-edition-pattern = Ligne { $line } : « { $entry } » vaut « { $found } » et doit avoir la forme { $pattern }.
error-edition-one-of = Ligne { $line } : « { $entry } » vaut « { $found } ». Choisis parmi : { $known }.
error-edition-range = Ligne { $line } : « { $entry } » vaut { $found }. Il faut une valeur de { $least } à { $most }.

## Fichiers de partie

error-file-encoding = Le fichier n’est pas du texte UTF-8. Enregistre-le en UTF-8.
error-file-first-line = Ligne { $line } : un fichier de partie commence par « spukhaus match » et le numéro de son format.
error-file-format = Ligne { $line } : ce fichier est au format { $found } ; ce programme lit les formats jusqu’à { $known }.
error-file-line = Ligne { $line } : ce n’est ni un en-tête (« nom : valeur ») ni une action (« numéro place action ») : { $text }
error-file-header-twice = Ligne { $line } : l’en-tête « { $header } » apparaît ici pour la deuxième fois.
error-file-header-unknown = Ligne { $line } : l’en-tête « { $header } » n’existe pas.
error-file-header-missing = Il manque l’en-tête « { $header } ».
error-file-redeals = Ligne { $line } : cette partie a été redistribuée trop souvent ; { $most } fois au plus.
error-file-rules = Ligne { $line } : « { $found } » n’est pas une version des règles de { $game } que ce programme connaît ; il connaît les versions 1 à { $known }. Une version plus récente de Spukhaus la connaît peut-être (docs/match-files.md).
error-file-value = Ligne { $line } : « { $found } » n’est pas une valeur valide pour l’en-tête « { $header } ».
error-file-edition = Ligne { $line } : cette partie n’a pas été jouée avec l’édition « { $edition } » telle qu’elle est ici.
error-file-number = Ligne { $line } : on attendait ici l’action { $expected }, pas { $found }. Manque-t-il une ligne ?
error-file-seat = Ligne { $line } : « { $found } » n’est pas une place de cette table ; elle en a { $seats }, comptées à partir de 0.
error-file-refused = Ligne { $line } :
error-file-commitment = Ligne { $line } : la graine ne correspond pas à l’empreinte publiée avant la partie.
error-file-chance = Ligne { $line } : le hasard n’a pas fait ce que dit la graine : { $found }
error-file-text = L’en-tête « { $header } » doit être une seule ligne de texte imprimable.
error-file-outcome = Ligne { $line } : la partie ne finit pas comme le dit le fichier.
error-file-thought = Ligne { $line } : on attendait ici, en JSON, les réflexions sur l’action juste au-dessus.
error-file-redeal = Ligne { $line } : nouvelle donne ; après ~, il faut une place (de 0 à { $last }) et une graine de 64 caractères.
error-thought-form = Une réflexion a une mesure, des possibilités et des suppositions.

## Tables

error-no-advice = Ce jeu n’a pas de conseil sur « { $text } ».
error-no-such-address = Il n’y a rien à cette adresse.
error-no-such-moment = Ce moment n’existe pas ; le dernier de cette table porte le numéro { $last }.
error-no-such-table = Cette table n’existe pas. Vérifie le lien.
error-no-such-seat = Cette table a { $seats } places, comptées à partir de 0.
error-seat-taken = Cette place est déjà prise. Choisis-en une autre, ou regarde.
error-table-started = La partie a commencé ; on ne peut plus prendre de place. Tu peux regarder.
error-table-not-started = La partie n’a pas encore commencé, ou elle est déjà finie.
error-table-paused = La partie est en pause. Reprends-la d’abord.
error-stale = La table a changé entre-temps. Voici où elle en est.
error-name-form = Un nom a de 1 à { $most } caractères visibles.
error-title-form = Un titre a au plus { $most } caractères visibles.
error-spectators-form = Pour ce que voient les spectateurs, choisis parmi : { $known }.
error-clock-form = Le temps de réflexion va d’une seconde à { $most } secondes, et le temps ajouté par coup de zéro à une heure.
error-not-your-seat = Cette place n’est pas à toi.
error-not-host = Seul l’hôte, qui a ouvert la table, peut faire cela.
error-wrong-key = Cette clé n’ouvre rien ici.
error-link-expired = Ce lien a déjà servi, ou il est trop vieux. Demandes-en un nouveau.
error-origin = Une page d’un autre site ne peut pas faire cela.
error-no-spectators = On ne peut pas regarder cette table.
error-shared-closed = D’autres jouent encore cette donne. La table s’ouvrira à tous quand le dernier aura fini, ou une fois passée la journée de la donne.
error-erase-shared = D’autres jouent encore cette donne. Tu pourras effacer tes traces quand le dernier aura fini, ou une fois passée la journée de la donne.
error-undo-shared = D’autres jouent la même donne : un coup qui t’a appris quelque chose ne se reprend pas.
error-substitute-shared = D’autres jouent la même donne : ici, personne n’est remplacé avant la fin du temps. Un robot prend alors le relais tout seul.
error-return-shared = Le temps de cette manche est écoulé et d’autres en attendent la fin : le robot continue donc de jouer.
error-pause-shared = D’autres attendent cette table : ici, on ne fait pas de pause.
error-deal-once = La donne du jour se joue une seule fois : aucun coup ne se reprend, et il n’y a pas de revanche.
error-deal-not-played = Joue d’abord cette donne jusqu’au bout. Tu verras ensuite ce qu’ont fait les autres.
error-no-such-deal = Il n’y a pas de donne pour « { $day } ». Les jours s’écrivent ainsi : 2026-11-16.
error-watching-off = À cette table, on ne regarde pas par-dessus l’épaule des joueurs.
error-undo-nothing = Tu n’as aucun coup à reprendre.
error-offer-pending = Une proposition attend déjà une réponse. Réponds-y d’abord.
error-offer-none = Aucune proposition n’attend ta réponse.
error-aids-off = À cette table, il n’y a pas d’aides.
error-hint-substituted = Un robot joue pour toi. Reprends d’abord ta place.
error-hint-pending = Un conseil arrive déjà. Un instant.
error-hint-failed = Pas de conseil cette fois. Réessaie dans un instant.
error-chat-off = Il n’y a pas de discussion à cette table.
error-chat-form = Un message a de 1 à { $most } caractères visibles.
error-nudge-too-soon = Laisse-leur { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } : un seul rappel suffit.
error-substitute-too-soon = Un robot ne peut prendre cette place qu’après un rappel et { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } d’attente.
error-nobody-waits = Personne n’attend { $seat } en ce moment.
error-not-substituted = Aucun robot ne joue pour toi.
error-match-goes-on = La partie n’est pas encore finie.
error-too-many-requests = C’est trop à la fois. Attends un instant.
error-branch-too-far = Cette partie a déjà été reprise { $most } fois à partir d’une autre. Commence une nouvelle partie.
error-message-form = Ce message est illisible : { $reason }
error-protocol = Ce serveur parle la version { $known } du protocole, et la page la version { $found }. Recharge la page.
error-unknown-language = La langue « { $language } » n’existe pas ici. Choisis parmi : { $known }.
error-store-url = « { $url } » n’est pas une base utilisable ici. Indique sqlite:FICHIER, postgresql://… ou memory: ; pour PostgreSQL, il faut les paquets de « spukhaus[cluster] ».
error-store-newer = Cette base a été écrite par une version plus récente du programme ({ $found } ; celle-ci connaît { $known }). Mets le programme à jour.
error-store-broken = { $url } n’est pas une base de ce programme.
error-store-unavailable = La base { $url } est injoignable pour le moment. Vérifie que son dossier ou son serveur est là.
error-hub-url = « { $url } » n’est pas un hub utilisable ici. Indique memory: ou redis://… ; pour Redis, il faut les paquets de « spukhaus[cluster] ».
error-store-damaged = La table { $table } est abîmée dans la base, à partir de l’entrée { $number }. Restaure-la depuis une sauvegarde.
error-store-lost = Il manque dans { $url } ce qui était déjà enregistré : { $tables }. Restaure la base depuis une sauvegarde, ou supprime { $mark } pour continuer avec ce qui reste.
error-reading-failed = Il a fallu trop de temps pour lire et vérifier ce fichier. Raccourcis-le, ou réessaie.
error-store-away = La maison ne peut rien lire ni enregistrer pour le moment. Ce qui avait déjà reçu une réponse est conservé ; réessaie dans un moment.
error-banned = Les responsables de cette maison l’ont fermée à ton adresse. Si c’est une erreur, écris-leur.
error-muted = Les responsables de cette maison ont coupé la discussion pour ton adresse. Tu peux continuer à jouer.
error-storage-full = Les tables ouvertes depuis ton adresse occupent déjà { $megabytes } Mo, le maximum. Attends que les plus anciennes soient effacées.
error-log-not-here = Cette maison est dans une page web et ne raconte pas ici les parties en mots. Lis le journal à côté de la table, ou emporte la partie en fichier.
error-push-off = Cette maison n’envoie pas de notifications : ses responsables ne l’ont pas prévu.
error-push-endpoint = Le service push de ton navigateur est hors d’atteinte : son adresse doit commencer par https:// et être publique.
error-push-many = Le nombre d’appareils prévenus pour cette place est déjà de { $most }. Désactive d’abord l’un d’eux.
error-push-key-file = { $path } ne contient pas de clé pour les services push. « spukhaus push-key » en crée une.
error-push-key-there = { $path } existe déjà et reste tel quel : des navigateurs connaissent cette clé. Indique un autre fichier pour en créer une nouvelle.
error-push-contact = « { $found } » ne permet pas de te joindre. Écris par exemple mailto:toi@maison.example ou https://maison.example.
error-table-full = Cette table est pleine (nombre d’entrées : { $most }) et n’en accepte plus. Ouvres-en une nouvelle.
error-address-form = « { $found } » n’est ni une adresse ni un réseau. Écris par exemple 192.0.2.7 ou 2001:db8::/32.
error-erase-what = Indique où effacer : sur une table, ou avec --name NOM sur toutes les tables.
error-hub-unavailable = Le hub { $url } est injoignable pour le moment. Vérifie que Redis tourne.
error-proxy-form = « { $found } » n’est ni l’adresse ni le réseau d’un proxy. Écris par exemple 10.0.0.7 ou 10.0.0.0/8.
error-workers-need-hub = { $workers } processus ont besoin d’une base de données commune et d’un hub Redis. Indique --database et --hub.
error-site-folder-taken = Il y a déjà autre chose dans { $path }. Indique un dossier vide, ou qui n’existe pas encore.
error-site-not-built = Les pages ne sont pas construites. Dans un clone, lance ./play --site DOSSIER.
error-site-no-packages = Impossible d’obtenir les paquets pour le navigateur : { $reason }. Vérifie le réseau et les réglages de pip, puis réessaie.
error-site-not-compiled = Node.js n’a pas pu compiler la maison pour le navigateur : { $reason }. Il faut la version 20 ou plus récente.

## Tournois

error-no-such-cup = Ce tournoi n’existe pas. Vérifie le lien.
error-no-such-player = Personne dans ce tournoi ne porte ce numéro.
error-cup-begun = Ce tournoi a commencé ; on ne peut plus s’y inscrire.
error-cup-over = Ce tournoi est terminé.
error-cup-full = Ce tournoi est complet : il a de la place pour { $most }.
error-cup-few = Pour un tournoi, il faut être au moins { $fewest }. Envoie le lien à quelqu’un, ou inscris un robot.
error-cup-rounds = Un tournoi compte entre 1 et { $most } rondes.
error-cup-until = Un tournoi dure entre une minute et { $days } jours.
error-cup-bots = On ne peut pas inscrire plus de { $most } robots.

## La ligne de commande

usage = usage :
options = options
arguments = arguments
commands = commandes
call-error = { $program } : impossible. { $reason }
call-argument = { $argument } : { $reason }
call-choice = « { $value } » n’est pas un choix possible. Choisis parmi : { $choices }
call-value = « { $value } » n’est pas une valeur possible ici
call-required = Il manque : { $arguments }
call-one-required = Il faut l’une de ces options : { $arguments }
call-not-with = ne va pas avec { $argument }
call-unknown = La commande ne connaît pas ceci : { $arguments }
call-no-value = ne prend pas de valeur, donc pas « { $value } »
call-one-value = demande une valeur
call-some-values = demande au moins une valeur
call-one-value-at-most = prend une valeur au plus
help-spukhaus = Spukhaus : des jeux de monstres, selon les règles, au terminal et pour les programmes. « spukhaus COMMANDE --help » en dit plus sur chaque commande.
help-help = afficher cette aide et quitter
help-version = afficher la version et quitter
help-language = la langue : de, en, fr ou pl (par défaut, celle du système)
help-games = lister les jeux, avec leurs places, leurs éditions et leurs robots
help-play = jouer à un jeu au terminal
help-play-game = le jeu (s’il manque, on te le demande)
help-play-as = tes places, par rôle ou numéro, séparées par des virgules ; « all » si vous jouez à plusieurs devant le même écran
help-play-bots = le robot des autres places (par défaut, un bon adversaire pour débuter) ; policy:FICHIER pour un réseau entraîné
help-play-players = le nombre de joueurs (s’il manque, on te le demande, ou c’est le plus petit possible)
help-option = une option du jeu, NOM=VALEUR ; peut être répétée
help-seats = un robot par place, séparés par des virgules
help-seed = une graine de 64 chiffres hexadécimaux, pour rejouer une partie donnée
help-edition = le nom d’une édition intégrée, ou un fichier d’édition
help-save = écrire la partie dans ce fichier
help-simulate = faire jouer beaucoup de parties aux robots, et compter les victoires
help-simulate-games = combien de parties
help-simulate-jobs = combien de processus à la fois
help-simulate-seed = un texte au choix ; le même texte donne les mêmes parties
help-arena = faire jouer des robots sur les mêmes donnes, à toutes les places, et les classer
help-arena-bots = deux robots ou plus, séparés par des virgules ; MODULE:NOM charge le tien, policy:FICHIER un réseau entraîné
help-arena-games = combien de parties au moins ; chaque donne est jouée en entier
help-arena-players = combien de joueurs, par exemple 4 ou 3,5 ou 3-6 (par défaut, tous les nombres que le jeu permet)
help-arena-json = écrire le résultat en JSON dans ce fichier
help-arena-html = écrire un rapport avec des graphiques dans ce fichier
help-arena-ray = l’adresse d’une grappe Ray où jouer (« local » en lance une ici) ; il faut spukhaus[ray]
help-league = faire jouer un tournoi à des robots : des rondes où toutes les tables ont la même donne, et un classement
help-league-bots = les robots qui participent, séparés par des virgules (par défaut, chaque niveau une fois)
help-league-rounds = combien de rondes (par défaut, 4)
help-league-players = combien de joueurs à une table (par défaut, le moins possible)
league-round = Ronde { $number }
league-column = { $column ->
    [place] rang
    [name] robot
    [points] points
    [buchholz] Buchholz
    [deal] donne
   *[byes] sans adversaire
}
help-json = afficher le résultat en JSON
help-replay = revoir une partie pas à pas d’après son fichier, et la vérifier
help-replay-file = le fichier de partie
help-replay-eyes = du point de vue de qui : une place par rôle ou numéro, « public », ou « open » pour tout voir (par défaut, tout si la partie est finie, sinon comme le public)
help-replay-pictures = dessiner aussi la table après chaque pas
help-replay-why = après chaque action d’un robot, dire aussi ce qu’il a comparé et ce qu’il a supposé
help-serve = lancer le serveur : des tables pour jouer à distance
help-serve-database = où garder les parties : sqlite:FICHIER, postgresql://…, ou memory: pour ne rien garder (par défaut, sqlite:spukhaus.db)
help-serve-hub = comment les processus se préviennent entre eux : memory: s’il n’y en a qu’un, redis://… s’il y en a plusieurs
help-serve-workers = combien de processus (s’il y en a plusieurs, il faut une base commune et Redis)
help-serve-host = l’adresse d’écoute (par défaut, cette machine seulement)
help-serve-port = le port ; 0 prend 8765 ou, s’il est occupé, un port libre (par défaut, 8765)
help-serve-origin = l’adresse d’une autre page qui peut se connecter, si ce serveur est derrière elle ; peut être répétée
help-serve-pace = combien de secondes au moins un robot prend pour jouer quand on le regarde (par défaut, 0,8)
help-serve-bots = un réseau entraîné qui peut s’asseoir aux tables comme robot, sous la forme policy:FICHIER ; peut être répété
help-serve-open = ouvrir la page dans le navigateur
help-serve-log = ce que note le journal : « requests » (en JSON, une ligne par requête) ou seulement « warnings », en bref (par défaut, les avertissements dans un terminal et les requêtes ailleurs)
help-serve-tables-at-once = combien de tables une même adresse peut ouvrir avant de devoir attendre (par défaut, 200)
help-verify = vérifier une partie finie : chaque action d’après les règles, chaque tirage d’après la graine, la graine d’après son empreinte
help-serve-connections-at-once = combien de connexions une même adresse peut garder ouvertes (par défaut, 2000)
help-serve-messages-a-second = combien de messages une connexion ouverte peut envoyer par seconde (par défaut, 50)
help-serve-trusted-proxies = adresses ou réseaux des proxys que l’on croit quand ils disent pour qui ils parlent (par défaut, cette machine seulement)
help-site = écrire la maison en fichiers statiques : on l’a alors dans son navigateur, sans serveur
help-site-folder = où l’écrire ; un dossier déjà écrit ainsi est réécrit
help-admin = prendre soin de la base de la maison
help-admin-check = lire chaque table de la base et dire lesquelles sont abîmées
help-serve-megabytes-each = combien de mégaoctets peuvent occuper les tables ouvertes depuis une même adresse ; 0 pour ne pas limiter (par défaut, 256)
help-serve-push = la clé de la maison pour les services push, créée par « spukhaus push-key » : qui le veut est prévenu quand c’est à lui de jouer (par défaut, personne)
help-push-key = créer une clé avec laquelle la maison peut signaler aux navigateurs que c’est le tour de quelqu’un
help-push-key-file = où l’écrire ; garde-la, et garde-la pour toi
help-push-key-contact = comment les services push peuvent te joindre : mailto:toi@maison.example ou https://maison.example
help-keep-waiting = après combien de jours disparaît une table où aucune partie n’a commencé ; 0 pour jamais (par défaut, { $days })
help-keep-abandoned = après combien de jours sans coup disparaît une partie inachevée ; 0 pour jamais (par défaut, { $days })
help-keep-finished = après combien de jours disparaît une partie finie ; 0 pour jamais (par défaut, { $days })
help-keep-noted = après combien de jours disparaît une partie finie qui figure dans la liste de quelqu’un ; 0 pour jamais (par défaut, { $days })
help-keep-addresses = combien de jours on garde les adresses d’où l’on a ouvert des tables et pris des places ; 0 pour toujours (par défaut, { $days })
help-admin-tables = lister les tables, les plus récemment modifiées d’abord
help-admin-cups = lister les tournois, les plus récemment modifiés d’abord ; « delete » les supprime aussi
help-admin-show = montrer une table : qui y est, depuis quelle adresse, et la discussion
help-admin-delete = supprimer des tables pour de bon
help-admin-mute = couper la discussion pour une adresse ou un réseau
help-admin-ban = fermer la maison à une adresse ou à un réseau
help-admin-unban = rouvrir la maison et la discussion à une adresse ou à un réseau
help-admin-banned = lister les adresses exclues ou privées de discussion
help-admin-erase = effacer le nom et les messages d’une personne
help-admin-backup = sauvegarder toute la maison dans un fichier, même pendant que le serveur tourne
help-admin-restore = remplacer tout le contenu de la base par une sauvegarde ; arrête d’abord le serveur
help-admin-prune = supprimer les tables dont le délai de garde est passé
help-admin-log = montrer ce qui a été fait avec les commandes admin
help-admin-yes = ne pas demander de confirmation
help-admin-table = une table, comme dans son lien
help-admin-erase-table = une table, comme dans son lien (par défaut, toutes celles où figure ce nom)
help-admin-stage = seulement celles qui attendent du monde (waiting), où l’on joue (playing) ou qui sont finies (over)
help-admin-made-from = seulement les tables ouvertes depuis cette adresse
help-admin-limit = combien de lignes au plus (par défaut, 100)
help-admin-address = une adresse, ou un réseau comme 192.0.2.0/24
help-admin-days = pour combien de jours (par défaut, jusqu’à nouvel ordre)
help-admin-seat = seulement à cette place, comptée à partir de 0
help-admin-name = seulement la personne qui porte ce nom
help-admin-file = le fichier de la sauvegarde
help-admin-dry-run = dire seulement ce qui disparaîtrait
help-rules = lire les règles d’un jeu
help-rules-rule = le numéro d’une règle (par défaut, toute la page)
help-rules-sources = indiquer aussi d’où vient chaque phrase
help-game = le jeu
help-edition-command = vérifier, lister et montrer des éditions
help-edition-check = dire ce qui ne va pas dans un fichier d’édition
help-edition-check-file = le fichier d’édition
help-edition-list = lister les éditions intégrées d’un jeu
help-edition-show = afficher un fichier d’édition, à copier et modifier
help-puzzles = des positions dont le programme prouve la réponse : en chercher, et vérifier celles qui existent
help-puzzles-find = faire jouer les robots et tirer des énigmes des moments qui donnent à réfléchir ; reprend là où la recherche s’est arrêtée
help-puzzles-minutes = durée de la recherche ; la partie en cours est jouée jusqu’au bout
help-puzzles-wanted = combien d’énigmes le jeu doit avoir en tout
help-puzzles-check = prouver de nouveau chaque énigme
help-puzzles-game = seulement les énigmes de ce jeu
help-puzzles-bots = faire aussi rejouer par les robots les parties d’où elles viennent
puzzles-difficulty = difficulté
puzzles-worlds = mondes
puzzles-found = Énigmes trouvées jusqu’ici : { $count } (parties examinées : { $matches }).
puzzles-proven = { $count ->
    [one] Une énigme : prouvée.
   *[other] { $count } énigmes : toutes prouvées.
}
help-playthrough = comparer les parties modèles avec ce que font les règles aujourd’hui
help-playthrough-files = des fichiers de partie annotés par cet outil
help-playthrough-write = réécrire les annotations
help-texts = les textes des jeux et de la maison
help-texts-sheet = afficher tous les textes d’une langue sous toutes leurs formes, pour relecture
help-texts-game = seulement les textes de ce jeu
texts-no-pages = Les textes des pages manquent ici : ils ne se trouvent qu’avec le code source (web/src).
help-new-game = créer les dossiers d’un nouveau jeu : un petit jeu complet, à modifier
help-new-game-name = le nom du dossier, par exemple mon_jeu
help-new-game-folder = où se trouvent les sources de Spukhaus (par défaut, celles de ce programme)

players = { $least ->
    [one] { $least } joueur
   *[other] { $least } joueurs
}
players-range = { $least } à { $most } joueurs
listing-editions = éditions : { $editions }
bot-random = choisit au hasard parmi tous les coups permis
bot-policy = un réseau entraîné, apporté par l’hôte de cette maison
edition-is-good = { $file } est une édition valide de { $game } : « { $edition } ».
playthrough-is-good = { $file } est à jour.
playthrough-written = { $file } a été réécrit.
new-game-written = { $path } est écrit.
new-game-next = Joues-y avec « spukhaus play { $game } », et lis docs/contract.md, qui dit ce qui va où.

choose-game = Quel jeu ?
choose-seat = Quelle place prends-tu ?
choose-players = Combien de joueurs ?
only-me = toi, contre des robots
everyone-here = tout le monde devant cet écran
listing-bot = robot « { $name } » : { $text }
commitment-is = Avant le premier coup, une graine fixe tout le hasard. Voici son empreinte : { $commitment }.
seed-was = La graine était { $seed }. Son empreinte est celle montrée avant le premier coup.
what-now = { $seat }, que fais-tu ?
prompt = Numéro ou action (« help » pour de l’aide) :
terminal-help =
    Tape le numéro d’un choix, ou l’action comme elle est écrite à côté.
    rules        la page des règles      rules SM-17  une règle
    log          ce qui s’est passé      look         revoir la table
    card         l’aide-mémoire          quit         quitter le jeu
    hint         ce qui semble le mieux, et pourquoi
no-such-number = Aucun choix ne porte ce numéro.
curtain = { $seat }, prends l’appareil. Les autres ne doivent pas regarder ! Appuie sur Entrée pour continuer.
left = Tu as quitté le jeu.
saved = La partie est dans { $file }. « spukhaus replay { $file } » la montre.
no-card = Ce jeu n’a pas d’aide-mémoire.

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
table-median = temps médian (ms)
table-p99 = 99 % sous (ms)
table-worst = temps le plus long (ms)
table-memory = pic de mémoire (Mo)
arena-title = Arène : { $game }
arena-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; nombre de joueurs : { $players } ; édition « { $edition } » ; graine « { $seed } ». Cote 0 : { $anchor }.
arena-took = Durée : { $seconds } s.
arena-interrupted = Interrompu. Parties demandées : { $wanted } ; seules comptent les donnes complètes.
arena-wide = Trop peu de donnes : { $reach ->
    [no] une seule ne dit rien
   *[other] les cotes ne sont connues qu’à { $reach } points près, ce qui dit peu de chose
} sur qui est le plus fort.
arena-nothing-yet = Interrompu avant la fin de la première donne : il n’y a rien à montrer.
arena-ladder = Cotes
arena-reading = Chaque donne a été jouée avec toutes les compositions de table : la chance et les places sont donc les mêmes pour tous. Le point est la cote, le trait son intervalle à 95 % ; le zéro est en tirets. Avec 400 points de plus, un robot gagne dix fois plus souvent que l’autre. La part équitable est ce que chacun gagnerait si tous étaient de même force ; les victoires partagées comptent par fractions. Les parties d’une même donne dépendent les unes des autres : tous les intervalles sont donc calculés d’une donne à l’autre. Quand deux intervalles se recouvrent largement, il faut plus de donnes.
arena-head-to-head = Face à face
arena-head-to-head-reading = Combien de fois le robot de la ligne gagne contre celui de la colonne. À plus de deux joueurs, il est seul face à plusieurs robots de la colonne. Violet : plus que sa part ; orange : moins.
arena-by-seat = Par place
arena-by-seat-reading = La part des victoires à chaque place, toutes compositions confondues. La part équitable est en tirets.
arena-by-players = Par nombre de joueurs
arena-by-players-reading = Combien de fois sa part équitable chaque robot gagne, selon le nombre de joueurs indiqué à côté. La part équitable est en tirets.
arena-thinking = Temps par décision
arena-thinking-reading = En millisecondes, sur un axe où chaque pas vaut dix fois le précédent. Le trait va de la médiane à la décision la plus longue, et 99 sur 100 restent sous le point. La mémoire est celle d’un processus où le robot joue une partie contre lui-même. Les deux dépendent de la machine et ne font pas partie du résultat.
arena-again = Pour refaire le calcul
arena-again-reading = Avec la version { $version } de Spukhaus, cette commande donne le même résultat, quel que soit le nombre de processus (--jobs), tant que les robots ne jouent pas contre la montre :
replay-header = { $game }, édition « { $edition } », version { $rules } des règles
replay-unfinished = La partie n’est pas finie.
replay-checked = Chaque action était permise.
replay-seed-checked = Le hasard a fait ce que dit la graine, et la graine correspond à l’empreinte.
serving = Spukhaus est prêt : { $address } (Ctrl+C pour arrêter).
site-written = La maison est dans { $path } : { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}. N’importe quel serveur de fichiers convient, par exemple : python3 -m http.server --directory { $path }
push-key-written = La clé est dans { $path }. Lance la maison avec --push { $path }.
admin-checked = { $count ->
    [one] { $count } table lue
   *[other] { $count } tables lues
}, { $broken ->
    [0] aucune n’est abîmée.
    [one] une est abîmée.
   *[other] { $broken } sont abîmées.
}
admin-yes = oui
admin-nothing-done = Rien n’a été modifié.
admin-ask-delete = { $count ->
    [one] Supprimer { $count } table pour de bon ?
   *[other] Supprimer { $count } tables pour de bon ?
}
admin-ask-erase = Effacer le nom et les messages pour de bon ?
admin-ask-restore = Remplacer tout le contenu de la base par la sauvegarde ?
admin-deleted = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
admin-would-delete = { $count ->
    [one] { $count } table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
admin-erased = { $count ->
    [one] { $count } entrée effacée.
   *[other] { $count } entrées effacées.
}
admin-barred = { $what ->
    [ban] La maison est fermée à { $address }.
   *[mute] La discussion est coupée pour { $address }.
}
admin-unbarred = { $address } n’est plus exclue ni privée de discussion.
admin-not-barred = { $address } n’était ni exclue ni privée de discussion. « spukhaus admin banned » donne la liste.
admin-bar = { $what ->
    [ban] exclue
   *[mute] sans discussion
}
admin-backed-up = { $count ->
    [one] { $count } table sauvegardée dans { $file }.
   *[other] { $count } tables sauvegardées dans { $file }.
}
admin-restored = { $count ->
    [one] { $count } table restaurée.
   *[other] { $count } tables restaurées.
}
admin-stage = { $stage ->
    [waiting] en attente
    [playing] en cours
    [over] finie
   *[unknown] encore inconnu
}
admin-kind = { $kind ->
    [waiting] jamais commencée
    [abandoned] abandonnée
    [finished] finie
   *[noted] dans la liste de quelqu’un
}
admin-column = { $column ->
    [table] table
    [tables] tables
    [game] jeu
    [title] titre
    [stage] état
    [kind] sorte
    [entries] entrées
    [bytes] octets
    [opened] ouverte
    [changed] dernier changement
    [seat] place
    [name] nom
    [bot] robot
    [bar] mesure
    [since] depuis
    [until] jusqu’à
    [cup] tournoi
    [players] participants
    [rounds] rondes
   *[address] adresse
}
verified = { $count ->
    [one] { $count } action : permise par les règles, et le hasard a suivi la graine promise.
   *[other] { $count } actions : toutes permises par les règles, et le hasard a suivi la graine promise.
}

## Pourquoi

measure-chance = À côté de chaque possibilité, la chance de gagner que le robot y voit, avec tout ce qu’il peut savoir :
measure-points = À côté de chaque possibilité, les points que le robot en attend, avec tout ce qu’il peut savoir :
measure-share = À côté de chaque possibilité, la fréquence à laquelle le jeu parfait la choisit ; toutes celles qu’il mélange ainsi se valent :
measure-feeling = Estimé par des règles approximatives ; seul l’ordre compte :
why-silent = Le robot n’a pas donné de raison.
why-believed = Ce que le robot pense de ce qu’il ne peut pas voir :
why-belief = { $about } : { $possibilities }
why-possibility = { $that } ({ $chance })
hint-is = Conseil : { $action }

# Le laboratoire

help-lab = pour étudier les jeux : les résoudre, vérifier la solution (il faut pour cela spukhaus[lab]) et examiner l’équilibre
help-lab-solve = calculer le jeu parfait de Shy Monsters ; on peut arrêter et reprendre
help-lab-solve-folder = où garder les résultats de chaque partie du calcul
help-lab-solve-gap = une partie du calcul est finie quand ses bornes sont aussi proches
help-lab-solve-rounds = ou après ce nombre de passes
help-lab-picture = dessiner ce que fait la solution de Shy Monsters, en fichiers SVG
help-lab-picture-folder = où vont les images
help-lab-reveals = calculer ce que valent les tuiles révélées dans Shy Monsters : au dernier étage, ou dans des parties entières
help-lab-reveals-counts = les révélations étage par étage (2-2-1) : bornes grossières pour des parties entières ; peut être interrompu et repris
help-lab-reveals-most = sans elles, pour le dernier étage : le nombre de révélations au plus (par défaut, 2)
lab-match = révélations { $text } : le Héros gagne dans { $lower } à { $upper } des cas
lab-reveals = { $monsters }, révélations : { $reveals }. Le Héros sort dans { $lower } à { $upper } des cas
help-lab-solve-card = calculer sur une carte graphique (il faut spukhaus[card]) : environ trente fois plus vite
help-lab-solve-pack = puis écrire toutes les stratégies dans ce fichier
help-lab-verify = prouver ce que valent les stratégies de Shy Monsters, par la meilleure réponse de chaque côté
help-lab-verify-file = une solution ; par défaut, celle que jouent les robots
lab-verified =
    Quoi que fasse le Maître du Donjon, le Héros de cette solution gagne au moins { $lower } des parties.
    Quoi que fasse le Héros, il gagne au plus { $upper } des parties contre le Maître du Donjon de cette solution.
error-lab-missing = Il faut le laboratoire (le module { $module } manque) : pip install "spukhaus[lab]"
error-card-missing = Pour la carte graphique, il manque CuPy : pip install "spukhaus[card]". Sans --card, c’est le processeur qui calcule.
error-card-unusable = CuPy est installé, mais ne peut pas utiliser la carte graphique : { $reason }
error-no-encoding = Le jeu « { $game } » n’a pas de codage pour le laboratoire : « encoding » manque dans son dossier. docs/lab.md dit ce qu’il faut.
error-unknown-observation = Il n’y a pas d’observation « { $observation } ». Choisis parmi : { $known }.
error-policy-too-large = Un réseau entraîné a au plus { $most } Mio, même décompressé. Ce fichier en a davantage.
error-policy-broken = Ce fichier ne contient pas de réseau avec lequel un robot pourrait jouer : { $reason } manque ou est faux. Enregistre le réseau à nouveau ; docs/lab.md explique comment.
error-policy-other-format = Ce réseau est au format { $found }, et cette version de Spukhaus lit le format { $known }. Enregistre le réseau à nouveau.
error-policy-unfit = Ce réseau ne peut jouer qu’à ce pour quoi il a été entraîné : le jeu « { $game } » à { $seats }, avec l’édition « { $edition } ».
error-policy-name = À une table, un réseau porte le nom de son fichier : il ne peut avoir que des lettres de a à z, des chiffres et des traits d’union, 30 au plus. Renomme { $name }.
error-serve-bots = « { $bot } » ne peut pas être invité à une table : écris policy:FICHIER. Les robots des jeux sont là sans cela.
error-solution-other-box = Cette solution est faite pour une autre boîte. Indiquez son édition avec --edition.
error-solve-other-box = On ne peut résoudre que des boîtes de six monstres, deux à chacun des trois étages, avec au plus { $corridors } couloirs et de 0 à { $reveals } révélations par étage.
error-card-small-box = La carte graphique ne résout que des boîtes de trois couloirs. Omettez --card : cette boîte est plus petite, le processeur suffit.
error-kernel-action-illegal = La place { $seat } ne peut pas faire cela maintenant : { $action }. Le masque, ou la liste des actions permises, dit ce qui est possible. Rien n’a changé.
error-kernel-action-of-chance = C’est le hasard qui en décide ; le noyau le tire lui-même.
error-kernel-action-unknown = Il n’y a pas d’action { $action } ; elles sont numérotées de 0 à { $most }.
error-kernel-actions-shape = Il faut un nombre entier par partie : un tableau de forme { $wanted }, pas { $found }.
error-kernel-history-lost = Une ligne ne se souvient pas des étages précédents : elle en est à l’étage { $storey }, alors que l’état où la déballer en est à l’étage { $origin }.
error-kernel-seat-not-asked = La place { $seat } n’a rien à décider maintenant.
error-kernel-too-many-arrows = Le noyau a de la place pour des plans de { $most } flèches ; dans cette édition, ils peuvent en avoir { $found }.
error-kernel-too-many-monsters = Le noyau a de la place pour { $most } monstres ; cette édition en a { $found }.
error-kernel-too-many-pacts = Le noyau a de la place pour { $most } pactes ; cette édition en a { $found }.
error-kernel-too-many-spooks = Le noyau a de la place pour { $most } spectres ; cette édition en a { $found }.

## Équilibre

help-lab-analyse = faire jouer des robots de même force et mesurer l’équilibre : places, durée, fréquence de chaque événement, contenu trop fort
help-lab-analyse-edition = le nom d’une édition intégrée, ou un fichier d’édition ; donnée plusieurs fois, l’option compare les éditions
help-lab-analyse-bots = qui joue, à chaque place tour à tour (par défaut, le robot le plus fort contre lui-même)
help-lab-analyse-games = combien de parties au moins par édition et par nombre de joueurs
error-analysis-bots = Nomme au moins un robot.
table-edition = édition
table-mean = moyenne
table-shortest = la plus courte
table-p5 = 5 % jusqu’à
table-middle = médiane
table-p95 = 95 % jusqu’à
table-longest = la plus longue
table-share = part des parties
table-happening = événement
table-in-matches = part des parties où il arrive
table-each-match = fois par partie
table-most = au plus
table-thing = quoi
table-cases = cas
table-having = avec
table-lacking = sans
table-difference = différence
table-stands-out = se distingue
analysis-title = Équilibré ? { $game }
analysis-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} ; robots : { $bots } ; joueurs : { $players } ; éditions : { $editions } ; graine « { $seed } ».
analysis-findings = Ce qui se distingue
analysis-findings-reading = Les places dont l’intervalle exclut la part équitable, le contenu qui s’écarte plus que le hasard ne l’expliquerait, et ce qui n’est jamais arrivé. Cela vaut pour ces robots : d’autres tireraient peut-être plus des mêmes choses.
analysis-findings-none = Rien ne se distingue, avec ce nombre de parties.
analysis-finding-seat = { $where } : { $place } gagne { $wins } des parties (intervalle à 95 % { $interval }). La part équitable serait { $fair }.
analysis-finding-thing = { $about } : avec « { $thing } », le résultat est { $better ->
    [yes] meilleur
   *[no] moins bon
} que dans des cas comparables sans, de { $difference } { $unit ->
    [points] points
   *[share] points de pourcentage
} (intervalle à 95 % { $interval }).
analysis-finding-never = Dans aucune partie : { $happening }
analysis-seats-reading = La part des victoires à chaque place, avec son intervalle à 95 %. Les victoires partagées comptent par fractions. La part équitable est en tirets.
analysis-lengths = Durée d’une partie
analysis-lengths-reading = En décisions. Le point est la médiane ; 90 parties sur 100 se trouvent sur le trait.
analysis-spread = Répartition des durées
analysis-endings = Comment les parties finissent
analysis-happenings = Combien de fois chaque chose arrive
analysis-happenings-reading = Les barres montrent dans quelle part des parties cela arrive au moins une fois. Trois points remplacent les noms et les nombres.
analysis-content-reading = Comment finissent les cas où quelqu’un avait cette chose, à côté de ceux où il ne l’avait pas. On ne compare que des cas au même nombre de joueurs, et semblables pour le reste, autant que le jeu le permet. Le point est la différence (pour les parts, en points de pourcentage), le trait son intervalle à 95 % ; les tirets marquent l’absence de différence. On regarde beaucoup de choses, donc certaines s’écartent par hasard : ce qui se distingue le ferait même avec un intervalle élargi pour en tenir compte. Avoir une chose et gagner grâce à elle, ce n’est pas pareil.
analysis-content-found = D’après les événements des parties : qui l’avait, et qui a gagné.
analysis-strong = fort
analysis-weak = faible
table-forced = un seul choix
table-over = de la partie est passé
table-lead-changes = changements de tête par partie
table-without = parties sans changement
table-part = moment de la partie
table-lost = part de victoire perdue
table-other-winners = quelqu’un d’autre gagne
table-cause = ce qui distingue les résultats
table-explains = explique
analysis-choices = Choix
analysis-choices-reading = Combien d’actions sont permises quand quelqu’un décide. Le point est la médiane ; 90 décisions sur 100 se trouvent sur le trait.
analysis-choices-said = { $where } : { $mean } choix en moyenne ; dans { $forced } des décisions, il n’y en a qu’un.
analysis-leads = Qui est en tête
analysis-leads-reading = Combien de fois celui qui est en tête à un moment donné gagne à la fin, avec l’intervalle à 95 %. Ceux qui sont à égalité comptent à parts égales. Les tirets marquent ce que gagnerait quelqu’un tiré au sort.
analysis-leads-said = { $where } : celui qui est en tête à la moitié gagne { $wins } des parties ; quelqu’un tiré au sort en gagnerait { $fair }. La tête change { $changes } fois par partie.
analysis-leads-changes = Combien de fois la tête change
analysis-decisions = Les décisions qui comptent
analysis-decisions-reading = Dans chaque partie, une décision a été tirée au sort et remplacée par un autre choix au hasard ; puis les mêmes robots ont continué. Le point montre quelle part de victoire cela a coûté en moyenne, le trait est l’intervalle à 95 %. Près des tirets, ce qu’on y choisit n’a guère d’importance.
analysis-skill = Habileté et chance
analysis-skill-reading = Ce qui distingue les résultats de deux places : qui joue, quelle place c’est, et tout le reste. Le reste, c’est la chance : ce qui varie alors que des égaux jouent. Les cotes suivent l’échelle Elo : 200 points signifient que le meilleur gagne trois fois plus souvent.
analysis-skill-said = { $where } : { $luck } des différences viennent de la chance, { $position } de la place.
analysis-skill-said-who = { $where } : { $who } des différences viennent de l’habileté, { $luck } de la chance, { $position } de la place. Il y a { $spread } points de cote entre le robot le plus faible et le plus fort.
analysis-skill-one = Avec un seul robot, il n’y a pas d’habileté à comparer. Nommes-en plusieurs, du faible au fort (random, sensible…).
analysis-skill-who = qui joue
analysis-skill-seat = la place
analysis-skill-luck = la chance
analysis-warning-seats = Trop peu de parties ({ $where }) : les parts de victoires ne sont connues qu’à { $reach } points de pourcentage près. Avec environ { $enough } parties, ce serait 5.
analysis-warning-ratings = Trop peu de parties ({ $where }) : les cotes ne sont connues qu’à { $reach } points près et disent peu sur qui est plus fort. Avec environ { $enough } parties, ce serait 100.

# Bilans

error-review-failed = La partie n’a pas pu être analysée. Réessaie dans un instant.
help-review = juger chaque décision d’une partie finie d’après ce qu’on pouvait savoir à cette place, et distinguer le talent de la chance
help-review-file = le fichier de la partie
help-review-all = montrer toutes les décisions, pas seulement celles qui ont coûté quelque chose
verdict-best = le meilleur choix
verdict-good = bon choix
verdict-inaccuracy = imprécision
verdict-mistake = erreur
verdict-unknown = non jugé
review-moments = Ce qui a décidé la partie
review-no-moments = Rien dans cette partie n’a beaucoup changé les chances.
moment-own-mistake = Erreur ({ $seat }) : ses chances de gagner sont tombées de { $before } à { $after }. Choisi : { $action }. Mieux : { $better }.
moment-own-inaccuracy = Imprécision ({ $seat }) : ses chances de gagner sont tombées de { $before } à { $after }. Choisi : { $action }. Mieux : { $better }.
moment-others-up = Le jeu des autres a aidé { $seat } : ses chances de gagner sont montées de { $before } à { $after }.
moment-others-down = Le jeu des autres a desservi { $seat } : ses chances de gagner sont tombées de { $before } à { $after }.
moment-chance-up = Coup de chance pour { $seat } : ses chances de gagner sont montées de { $before } à { $after }.
moment-chance-down = Coup de malchance pour { $seat } : ses chances de gagner sont tombées de { $before } à { $after }.
moment-news-up = Bonne surprise pour { $seat } : ce qui s’est révélé a fait monter ses chances de gagner de { $before } à { $after }.
moment-news-down = Mauvaise surprise pour { $seat } : ce qui s’est révélé a fait tomber ses chances de gagner de { $before } à { $after }.
review-account = { $seat } : { $start } au départ, { $own } par ses propres décisions, { $others } par le jeu des autres, { $chance } par la chance, { $news } par ce qui s’est révélé, { $result } à la fin.
review-decision = { $seat } : { $action } ({ $verdict }, { $loss }). Mieux : { $better }.
review-decision-fine = { $seat } : { $action } ({ $verdict }).

# Ce que montre un lien partagé
preview-house = Trois jeux de monstres à jouer tout de suite dans le navigateur, entre amis ou contre des robots. Gratuit, sans compte.
preview-invitation = { $name } t’invite à une partie de { $game }
