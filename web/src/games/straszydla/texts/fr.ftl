# Ce que disent les pages de Straszydła, en français.

## La ville

town = La ville
town-hint = Montre un quartier pour lire ce qu’il est.
board-being-laid = L’hôte dispose la ville …
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
district-pawns = ici : { $seat }
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
step-summon = appeler

## Ce que chacun a

players-title = Joueurs
player-name = { $seat }
player-you = (toi)
state-asked = doit choisir
state-plans = planifie
state-planned = a planifié
strength-sum = Force en tout : { $count }
goods = Cubes et diablotins
goods-cubes = { $colour } : { $count }
goods-horror = effroi : { $count }
goods-imps = diablotins ({ $element }) : { $count }
spooks-title = Spectres
no-spooks = aucun spectre
spook-card = { $spook }, { $element }, jour { $day }, nuit { $night }
spook-fed = nourri
pact-yours = Ton pacte : { $count } sur { $of } remplis
pact-of = Pacte de { $seat } : { $count } sur { $of } remplis
pact-filled = { $element } : { $spook }
pact-open = { $element } : encore à remplir
stacks-title = Piles
stack-name = { $element }
stack-price = coûte { $count }
stack-left = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
stack-none = vide
stack-imps = diablotins ({ $element }) : { $count }

## Choisir

ask-take = Prends un spectre de départ
ask-settle = Où commences-tu ?
ask-begin = Jour ou nuit ?
ask-unblock = Enlever un STOP contre des cubes d’effroi ?
ask-retreat = Tu restes. Où doit aller le perdant ?
ask-retreat-choice = Tu as perdu. Où te replies-tu ?
ask-colour = De quelle couleur seront les cubes ?
ask-summon = Quel spectre appelles-tu ?
on-the-board = Choisis sur le plateau, ou ici :
choose-take = Prendre
choose-summon = Appeler
choose-begin = Commencer : { $time }
choose-pass = Laisser les STOP
choose-colour = { $colour }
choose-let-choose = Laisser choisir, et prendre 1 cube d’effroi
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
wait-duel-reroll = { $asked } peut relancer.
wait-bid = { $count ->
    [1] { $asked } mise.
   *[other] { $asked } misent.
}
wait-bend-duel = { $asked } change des dés.
wait-retreat = { $asked } nomme le repli.
wait-retreat-choice = { $asked } choisit son repli.
wait-act = { $asked } agit.
wait-scare-reroll = { $asked } fait peur, et peut relancer.
wait-bend-scare = { $asked } fait peur, et peut changer des dés.
wait-colour = { $asked } choisit une couleur.
wait-feed = { $asked } nourrit ses spectres.
wait-summon = { $asked } appelle un spectre.

## Disposer la ville

arrange-title = Dispose la ville
arrange-help = Choisis deux tuiles, et elles changent de place. Les faubourgs et le Centre restent où ils sont.
arrange-take = peut être déplacée
arrange-swap = change de place avec la tuile choisie
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
plan-ends = Finit ici : { $tile } ({ $cell }).
plan-empty = Tu te trouves ici : { $tile } ({ $cell }).
travel-to = Continuer, sans flèche, à :
stuck-to = Aucun pas n’est possible d’ici. Se faire emmener à :
plan-ready = Le plan est prêt
redirect-go = Utiliser le diablotin, aller par là
plan-keep = Garder le plan
step-back = Un pas en arrière
start-over = Recommencer
plan-keys = Touches : les huit autour du S (clavier QWERTY : Q W E, A D, Z X C) ou le pavé numérique dessinent ; flèches et Entrée choisissent un quartier ; S ou Retour arrière recule.
plan-stands = Ton plan est fait
plan-others = { $count ->
    [1] Planifie encore : { $asked }. D’ici là, tu peux le changer.
   *[other] Planifient encore : { $asked }. D’ici là, tu peux le changer.
}
plan-change = Changer le plan
walk-title = Les plans sont montrés : { $seat } se déplace
walk-retreat = { $seat } se replie
walk-skip = Passer

## La fin

end-title = Les pactes sont dévoilés
end-won = a gagné
end-facts = force { $strength }, effroi { $horror }
