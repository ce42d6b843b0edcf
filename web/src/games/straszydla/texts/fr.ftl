# Ce que disent les pages de Straszydła, en français.

## La ville

town = La ville
town-hint = Montre un quartier pour lire ce qu’il est.
board-being-laid = L’hôte dispose la ville…
district-tile = { $tile }
district-day = quartier de jour
district-night = quartier de nuit
district-both = quartier de jour et de nuit
district-suburb = faubourg
district-produces = { $count ->
    [1] produit 1 cube ({ $colour })
   *[other] produit { $count } cubes ({ $colour })
}
district-scares = symbole de la peur
district-imps = symbole du diablotin
district-cubes = { $count ->
    [1] 1 cube s’y trouve ({ $colour })
   *[other] { $count } cubes s’y trouvent ({ $colour })
}
district-stop = STOP
district-pawns = ici : { $seat }
target-step = peut être le prochain pas
target-travel = tu peux continuer d’ici
target-settle = tu peux commencer ici
target-unblock = ce STOP peut être enlevé
target-retreat = repli possible
cell-choice = { $tile } ({ $cell })

## Jour et nuit

setting-up = On met la ville en place
phase-day = Jour · phase { $phase }
phase-night = Nuit · phase { $phase }
round-of = tour { $round } sur { $of }
round-last = tour { $round } sur { $of }, le dernier
card-cubes = { $count ->
    [0] Plus aucun cube sur la carte jour/nuit
    [1] Encore 1 cube sur la carte jour/nuit
   *[other] Encore { $count } cubes sur la carte jour/nuit
}
starts = { $seat } commence
steps = Ce qui vient ensuite
step-town = ville
step-take = spectres de départ
step-settle = faubourgs
step-begin = jour ou nuit
step-plan = planifier
step-move = se déplacer
step-duel = duel
step-act = agir
step-stop = STOP
step-feed = nourrir
step-summon = invoquer

## Ce que chacun a

players-title = Joueurs
player-name = { $seat }
player-you = (toi)
state-asked = doit choisir
state-plans = planifie
state-planned = a planifié
strength-sum = Force en tout : { $count }
goods = Cubes et diablotins
goods-cubes = { $colour } : { $count }
goods-horror = effroi : { $count }
goods-imps = diablotins ({ $element }) : { $count }
spooks-title = Spectres
no-spooks = aucun spectre
spook-card = { $spook }, { $element }, jour { $day }, nuit { $night }
spook-fed = nourri
pact-yours = Ton pacte : { $count } sur { $of } remplis
pact-of = Pacte de { $seat } : { $count } sur { $of } remplis
pact-filled = { $element } : { $spook }
pact-open = { $element } : encore à remplir
goal = Tu gagnes quand des spectres nourris remplissent ton pacte à la fin d’un jour ou d’une nuit.
food-ahead = { $when ->
    [day] À la fin de ce jour, tes spectres mangeront { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }
   *[night] À la fin de cette nuit, tes spectres mangeront { $count ->
        [one] { $count } cube.
       *[other] { $count } cubes.
    }
}
just-now = À l’instant
stacks-title = Piles
stack-name = { $element }
stack-price = coûte { $count }
stack-left = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
stack-none = vide
stack-taken = son spectre de départ est pris
stack-imps = diablotins ({ $element }) : { $count }

## Choisir

ask-take = Prends un spectre de départ
ask-settle = Où commences-tu ?
ask-begin = Jour ou nuit ?
ask-unblock = Enlever un STOP pour { $count } d’effroi ?
ask-summon = Quel spectre invoques-tu ?
hint-take = Il ne coûte rien. Un spectre de départ vaut pour un élément au choix de ton pacte et mange des cubes d’une même couleur au choix.
hint-begin = Les quartiers de ce moment reçoivent leurs cubes en premier, et les spectres comptent avec leur force de ce moment.
hint-summon = Il ne coûte rien et apporte autant d’énergie que sa force actuelle. À la fin de la phase suivante, il voudra manger.
on-the-board = Choisis sur le plateau, ou ici :
choose-take = Prendre
choose-summon = Invoquer
choose-begin = Commencer : { $time }
choose-pass = Laisser les STOP
choose-let-choose = Laisser choisir, et prendre { $count } d’effroi
wait-arrange = { $asked } dispose la ville.
wait-take = { $asked } prend un spectre de départ.
wait-settle = { $asked } choisit un faubourg.
wait-begin = { $asked } choisit le jour ou la nuit.
wait-unblock = { $asked } peut enlever un STOP.
wait-plan = { $count ->
    [1] { $asked } planifie.
   *[other] { $asked } planifient.
}
wait-move = { $asked } peut changer son plan avec un diablotin.
wait-summon = { $asked } invoque un spectre.

## Disposer la ville

arrange-title = Dispose la ville
arrange-help = Choisis deux tuiles, et elles changent de place. Les faubourgs et le Centre restent où ils sont.
arrange-take = peut être déplacée
arrange-swap = change de place avec la tuile choisie
arrange-held = choisie ; choisis-la encore pour la laisser ici
arrange-shuffle = Mélanger
arrange-done = La ville est prête

## Planifier

plan-title = Planifie ton chemin
plan-help = { $count ->
    [1] Une flèche, en secret. Touche un quartier voisin, ou dessine.
   *[other] Une à { $count } flèches, en secret. Touche les quartiers l’un après l’autre, ou dessine depuis ton pion.
}
redirect-title = Ton diablotin de l’air peut changer le chemin
redirect-help = Garde le plan, ou redessine-le avec une flèche changée, ou une de plus à la fin.
arrows-used = { $count } flèches sur { $of }
leg-step = vers { $tile } ({ $cell })
leg-travel = continuer à { $tile } ({ $cell })
plan-ends = Finit ici : { $tile } ({ $cell }).
plan-empty = Tu te trouves ici : { $tile } ({ $cell }).
travel-to = Continuer, sans flèche, à :
stuck-to = Aucun pas n’est possible d’ici. Se faire emmener à :
plan-ready = Le plan est prêt
redirect-go = Utiliser le diablotin, aller par là
plan-keep = Garder le plan
step-back = Un pas en arrière
start-over = Recommencer
plan-keys = Touches : les huit autour du S (clavier QWERTY : Q W E, A D, Z X C) ou le pavé numérique dessinent ; flèches et Entrée choisissent un quartier ; S ou Retour arrière recule.
plan-stands = Ton plan est fait
plan-change = Changer le plan
walk-title = Les plans sont montrés
walk-retreat = Un repli
walk-moves = { $seat } se déplace.
walk-retreats = { $seat } se replie.
plan-others = { $count ->
    [one] { $asked } planifie encore.
   *[other] Planifient encore : { $asked }.
}
plan-others-change = { $count ->
    [one] { $asked } planifie encore ; d’ici là, tu peux changer le tien.
   *[other] Planifient encore : { $asked }. D’ici là, tu peux changer le tien.
}
walk-skip = Passer

## La fin

end-title = Les pactes sont dévoilés
end-winners = Victoire : { $seat }.
end-won = a gagné
end-facts = force { $strength }, effroi { $horror }

## Les scènes : duels, peurs, tours, repas

turn-name = { $seat }
turn-you = toi
turn-cubes = { $hue ->
    [blue] { $count ->
        [one] { $count } cube bleu
       *[other] { $count } cubes bleus
    }
    [purple] { $count ->
        [one] { $count } cube violet
       *[other] { $count } cubes violets
    }
    [orange] { $count ->
        [one] { $count } cube orange
       *[other] { $count } cubes orange
    }
    [green] { $count ->
        [one] { $count } cube vert
       *[other] { $count } cubes verts
    }
    [energy] { $count ->
        [one] { $count } cube d’énergie
       *[other] { $count } cubes d’énergie
    }
   *[any] { $count ->
        [one] { $count } cube de couleur au choix
       *[other] { $count } cubes de couleur au choix
    }
}
turn-imp = { $kind ->
    [water] diablotin de l’eau
    [air] diablotin de l’air
    [fire] diablotin du feu
   *[earth] diablotin de la terre
}

duel-title = Duel : { $tile } ({ $cell })
duel-strength = Force { $count }
duel-third-die = plus de force : un dé de plus
duel-arrived-first = ici en premier
duel-dice-of = Dés de { $seat }
duel-pairs = Les dés par paires
duel-pair-won = { $first } contre { $second } : succès pour { $seat }
duel-pair-equal = { $first } contre { $second } : succès pour personne
duel-pair-alone = { $first } sans vis-à-vis : succès pour { $seat }
duel-score = Succès : { $seat } { $first }, { $asked } { $second }.
duel-stays-successes = En l’état, { $seat } reste : plus de succès.
duel-stays-before = En l’état, { $seat } reste : égalité, et ses dés étaient meilleurs avant l’énergie.
duel-stays-arrival = En l’état, { $seat } reste : égalité, mais ici en premier.
duel-won-successes = { $seat } reste : plus de succès.
duel-won-before = { $seat } reste : égalité, et ses dés étaient meilleurs avant l’énergie.
duel-won-arrival = { $seat } reste : égalité, mais ici en premier.
duel-stays = reste
duel-goes = doit partir
duel-rerolls = peut relancer
duel-bends = peut changer ses dés
duel-thinks = réfléchit
duel-has-bid = a misé
duel-bid-shown = mise : { $count }
duel-wait-roll = Les dés roulent…
duel-wait-reroll = { $seat } peut relancer des dés ou les garder.
duel-ask-reroll = Veux-tu relancer certains de tes dés ?
duel-wait-bid = Mises secrètes. En pleine réflexion : { $seat }.
duel-ask-bid = Mise de l’énergie en secret. Qui mise le plus peut changer des dés de la différence ; tout ce qui est misé est dépensé.
duel-wait-bend = { $seat } a misé { $count } de plus et peut changer ses dés d’autant.
duel-ask-bend = { $count ->
    [one] Tu as misé un de plus : déplace un de tes dés de 1.
   *[other] Tu as misé { $count } de plus : déplace tes dés de { $count } en tout au maximum.
}
duel-wait-retreat = { $seat } désigne un quartier où { $asked } se replie, ou laisse le choix et prend { $count } d’effroi.
duel-ask-retreat = Tu restes ! Choisis sur le plateau où va { $asked }, ou laisse le choix et prends { $count } d’effroi.
duel-wait-choice = { $seat } choisit son repli.
duel-ask-choice = Tu dois partir. Choisis sur le plateau où aller.
duel-die = Dé { $number } : { $die }
duel-die-less = Dé { $number } : un de moins
duel-die-more = Dé { $number } : un de plus
duel-die-was = était { $die }
duel-choose-dice = Touche les dés que tu veux relancer.
duel-chosen = Choisis : { $dice }
duel-reroll-horror = Relancer un dé pour { $count } d’effroi
duel-no-horror = Pas assez d’effroi pour relancer
duel-reroll-imp = { $count ->
    [0] Relancer les dés voulus : { turn-imp }
    [one] Relancer un dé : { turn-imp }
   *[other] Relancer { $count } dés : { turn-imp }
}
duel-no-imp = Tu n’as pas de { turn-imp }
duel-pass = Garder les dés
duel-bid-label = Énergie que tu mises, { $most } au plus
duel-bid-less = Miser un de moins
duel-bid-more = Miser un de plus
duel-bid-left = tu gardes { $count } d’énergie
duel-bid-send = { $count ->
    [0] Ne rien miser
   *[other] Miser { $count } d’énergie
}
duel-need-more = Pour rester, il te faut miser au moins { $count } de plus que { $seat }.
duel-need-other = En l’état, tu restes. { $seat } doit miser { $count } de plus que toi pour l’empêcher.
duel-safe = En l’état, tu restes, et { $seat } a trop peu d’énergie pour l’empêcher.
duel-hopeless = Ton énergie ne suffit pas pour renverser cela.
duel-budget-left = encore { $count } pas sur { $most }
duel-bend-reset = Comme avant
duel-bend-nothing = Ne rien changer
duel-bend-send = Poser les dés ainsi

scare-title = Peur : { $tile } ({ $cell })
scare-ask-reroll = Veux-tu relancer des dés avant de dépenser de l’énergie ?
scare-wait-reroll = { $seat } peut relancer des dés.
scare-ask-bend = Rapproche la somme de tes dés de ta force. Chaque pas coûte une énergie.
scare-wait-bend = { $seat } peut changer des dés avec de l’énergie.
scare-ask-colour = { $count ->
    [one] De quelle couleur prends-tu le cube ?
   *[other] De quelle couleur prends-tu les { $count } cubes ?
}
scare-wait-colour = { $seat } choisit une couleur.
scare-total = dés
scare-strength = force
scare-exact = Exactement { $total } : { turn-cubes }.
scare-off-by = { $count ->
    [0] { $total }, écart de { $off } : aucun cube.
   *[other] { $total }, écart de { $off } : { turn-cubes }.
}
scare-cost = coûte { $count } d’énergie, reste { $left }
scare-gains = +{ $count } d’effroi pour les 6
scare-loses = −{ $count } d’effroi pour les 1
scare-table = Ce que rapporte une peur
scare-off = écart
scare-brings = cubes
scare-or-more = { $count } ou plus
scare-take = Prendre { turn-cubes }
scare-take-nothing = Laisser ainsi : aucun cube

turn-title = Tour : { $tile } ({ $cell })
turn-ask = À toi. Que fais-tu ici ?
turn-wait = { $seat } agit ici.
turn-here = Dans ce quartier
turn-collect = Ramasser
turn-lies = Ici : { turn-cubes }
turn-nothing-lies = aucun cube ici
turn-which-colours = De quelles couleurs ?
turn-summon = Invoquer un diablotin
turn-imp-any = de n’importe quel élément
turn-no-imp-here = pas de symbole diablotin ici
turn-stacks-empty = la pile est vide
turn-scare = Faire peur
turn-scare-with = { $count ->
    [one] un dé, force { $strength }
   *[other] { $count } dés, force { $strength }
}
turn-no-scare-here = pas de symbole de peur ici
turn-no-spooks = sans spectre, personne n’a peur
turn-done = fait pendant cette manche
turn-trade = Échanger
turn-cubes-held = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
turn-buy = Acheter un spectre
turn-affordable = { $count ->
    [0] aucun à ta portée
    [one] un à ta portée
   *[other] { $count } à ta portée
}
turn-horror = Effroi
turn-horror-held = { $count } d’effroi
turn-horror-cost = coûte { $count } d’effroi :
turn-horror-reroll = relancer un de tes dés
turn-horror-cube = un cube de peur de n’importe quelle couleur
turn-horror-imp = le diablotin du dessus d’une pile au choix
turn-horror-stop = enlever un STOP
turn-horror-feed = nourrir un spectre
turn-horror-with-dice = quand on lance les dés
turn-horror-before-planning = avant de planifier
turn-horror-when-feeding = au moment du repas
turn-horror-in-list = dans la liste de tes spectres
turn-horror-short = il en manque { $count }
turn-imps = Tes diablotins
turn-imps-held = { $count ->
    [0] aucun
    [one] un diablotin
   *[other] { $count } diablotins
}
turn-imps-help = Chaque diablotin peut être échangé contre un cube de peur de sa couleur.
turn-imps-none = Tu n’as pas de diablotin.
turn-imps-own = { $count } × { turn-imp }
turn-swap = échanger contre un
turn-end = Finir ton tour
turn-end-anyway = Finir quand même
turn-go-back = Retour
turn-left-cubes = Tu n’as pas ramassé : { turn-cubes }.
turn-left-imp = Tu pourrais encore invoquer un diablotin ici.
turn-left-scare = Tu pourrais encore faire peur ici.

trade-help = Mets { $count } cubes dans le bol en les touchant, puis choisis contre quoi.
trade-give = Cubes que tu donnes
trade-put = { $colour }, reste { $count } : un dans le bol
trade-back = { $colour } : hors du bol
trade-bowl = { $count } sur { $most }
trade-for = contre un de ceux-ci :
trade-with-imp = { turn-imp } : { $count } cubes seulement
trade-do = Échanger
trade-from-plates = { $count ->
    [one] Tes spectres voudront en manger un.
   *[other] Tes spectres voudront en manger { $count }.
}
trade-none = Tu as trop peu de cubes pour échanger.

buy-left = { $count ->
    [one] Tu peux encore acheter un spectre pendant cette phase.
   *[other] Tu peux encore acheter { $count } spectres pendant cette phase.
}
buy-none-left = achat déjà fait pendant cette phase
buy-which = Quel spectre ?
buy-strengths = jour { $day }, nuit { $night }
buy-price = { $count } cubes
buy-empty = la pile est vide
buy-too-dear = { $count ->
    [one] il manque { $count } cube
   *[other] il manque { $count } cubes
}
buy-pay = { $count } cubes pour payer ; ceux dont tes spectres n’ont pas besoin sont déjà là.
buy-brings = Il apporte { $count } d’énergie.
buy-hungry = Lui aussi doit être nourri maintenant.
buy-do = Acheter { $spook } pour { $count } cubes

feeding-title = { $when ->
    [day] Le jour est fini : le repas
   *[night] La nuit est finie : le repas
}
feeding-ask = Nourris tes spectres. Qui reste affamé quitte la partie.
feeding-wait = { $seat } nourrit ses spectres.
feeding-nobody = Pas de spectre, pas de faim.
feeding-all-fed = Tous sont rassasiés.
feeding-sum = { $count ->
    [one] Un spectre affamé mange { $need } cubes.
   *[other] { $count } spectres affamés mangent { $need } cubes en tout.
}
feeding-missing = { $count ->
    [one] Il manque { $count } cube de la bonne couleur.
   *[other] Il manque { $count } cubes des bonnes couleurs.
}
feeding-enough = Il y en a assez pour tous.
feeding-eats = { $hue ->
    [any] mange { $count } cubes d’une même couleur
   *[other] mange { turn-cubes }
}
feeding-fed = rassasié
feeding-ready = affamé ; il y a de quoi
feeding-short = il manque { turn-cubes }
feeding-some = { $count } { $colour }
feeding-feed = Nourrir :
feeding-trade = { $imp ->
    [true] Échanger avec un diablotin : { $given } contre un { feeding-hue }
   *[false] Échanger : { $given } contre un { feeding-hue }
}{ feeding-of }
feeding-hue = { $hue ->
    [blue] bleu
    [purple] violet
    [orange] orange
   *[green] vert
}
feeding-of = { $count ->
    [one] { "" }
   *[other] { "" } (le premier de { $count })
}
feeding-trade-short = Il faudrait échanger { $need } cubes dont personne n’a besoin ; tu en as { $count }.
feeding-no-way = Rien de ce que tu as ne le nourrit.
feeding-end = Terminé
feeding-end-hungry = Ne plus nourrir
feeding-leave = { $count ->
    [one] { $spook } reste sans manger et quitte la partie.
   *[other] { $spook } restent sans manger et quittent la partie.
}
open-pacts = Tous les pactes
headed-here = { $seat } vient ici : { $chance }
