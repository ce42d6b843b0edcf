# Ce que disent les pages de Straszydła, en français.

## La ville

town = La ville
board-being-laid = L’hôte dispose la ville…
# On a page the town is seen: its districts need no list.
event-board-laid = La ville est posée.
district-tile = { $tile }
district-day = quartier de jour
district-night = quartier de nuit
district-both = quartier de jour et de nuit
district-suburb = faubourg
district-produces = { $count ->
    [1] produit 1 cube ({ $colour })
   *[other] produit { $count } cubes ({ $colour })
}
district-scares = symbole de frayeur
district-imps = symbole de diablotin
district-cubes = { $count ->
    [1] 1 cube s’y trouve ({ $colour })
   *[other] { $count } cubes s’y trouvent ({ $colour })
}
district-stop = STOP
district-pawns = ici : { LIST($seat) }
target-step = prochain pas possible
target-travel = tu peux continuer par ici
target-settle = tu peux commencer ici
target-unblock = tu peux enlever ce STOP
target-retreat = repli possible
target-retreat-duel = repli possible, vers un duel : { LIST($seat) }

## Jour et nuit

setting-up = Mise en place de la ville
phase-day = Jour · phase { $phase }
phase-night = Nuit · phase { $phase }
round-of = manche { $round } sur { $of }
round-last = manche { $round } sur { $of }, la dernière

## Ce que chacun a

players-title = Joueurs
player-name = { $seat }
state-plans = planifie
state-planned = a fini son plan
strength-sum = Force totale : { $count }
goods = Cubes et diablotins
goods-label = Cubes :
goods-cubes = { $colour } : { $count }
goods-horror = effroi : { $count }
goods-imps = diablotins ({ $element }) : { $count }
spooks-title = Spectres
no-spooks = aucun spectre
spooks-of-pact = spectres : { $count } sur { $of }
spook-card = { $spook }, { $element }, jour { $day }, nuit { $night }
spook-by = { $when ->
    [day] Le jour : force { $count }, { feeding-eats }.
   *[night] La nuit : force { $count }, { feeding-eats }.
}
spook-fed = nourri
pact-yours = Ton pacte, places remplies : { $count } sur { $of }
pact-of = Pacte ({ $seat }), places remplies : { $count } sur { $of }
pact-filled = { $element } : { $spook }
pact-stands-in = { $element } : { $spook } en tient lieu. Un spectre de départ peut remplacer n’importe quel élément.
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
stacks-title = Piles
stack-name = { $element }
stack-price = coûte { $count }
stack-left = { $count ->
    [1] 1 carte
   *[other] { $count } cartes
}
stack-none = vide
stack-imps = diablotins ({ $element }) : { $count }

## Choisir

ask-take = Prends un spectre de départ
ask-settle = Où commences-tu ?
ask-begin = Jour ou nuit ?
ask-unblock = Enlever un STOP pour { COUNT($count, "cube-horror") } ?
ask-summon = Quel spectre invoques-tu ?
hint-take = Ton premier spectre ne coûte rien. Les spectres de départ se valent tous : ils mangent toute couleur et vont à toute place de ton pacte.
hint-settle = Ton spectre de départ remplace dans ton pacte un élément qui y manque encore.
hint-begin = De jour ou de nuit : ces quartiers reçoivent leurs cubes en premier, et c’est cette force des spectres qui compte.
hint-summon = Il ne coûte rien et apporte autant de cubes d’énergie que sa force actuelle. À la fin de la phase suivante, il voudra manger.
on-the-board = Choisis sur le plateau.
choose-take = Prendre
choose-summon = Invoquer
choose-begin = Commencer par : { $time }
choose-pass = Ne pas enlever de STOP
choose-let-choose = Laisser choisir, et prendre { COUNT($count, "cube-horror") }
wait-arrange = { CODE($asked) ->
    [you] Tu disposes la ville.
   *[other] { $asked } dispose la ville.
}
wait-take = { CODE($asked) ->
    [you] Tu choisis un spectre de départ.
   *[other] { $asked } choisit un spectre de départ.
}
wait-settle = { CODE($asked) ->
    [you] Tu choisis un faubourg.
   *[other] { $asked } choisit un faubourg.
}
wait-begin = { CODE($asked) ->
    [you] Tu choisis le jour ou la nuit.
   *[other] { $asked } choisit le jour ou la nuit.
}
wait-unblock = { CODE($asked) ->
    [you] Tu peux enlever un STOP.
   *[other] { $asked } peut enlever un STOP.
}
wait-plan = { CODE($asked) ->
    [you] Tu planifies.
    [you-too] { START($asked) }, vous planifiez.
   *[other] { $count ->
        [one] { $asked } planifie.
       *[other] { LIST($asked) } planifient.
    }
}
wait-move = { CODE($asked) ->
    [you] Tu peux changer ton plan avec un diablotin.
   *[other] { $asked } peut changer son plan avec un diablotin.
}
wait-summon = { CODE($asked) ->
    [you] Tu choisis un spectre à invoquer.
   *[other] { $asked } choisit un spectre à invoquer.
}

## Disposer la ville

arrange-title = Dispose la ville
arrange-help = Touche deux tuiles : elles changent de place. Les faubourgs et le Centre restent où ils sont.
arrange-take = peut changer de place
arrange-swap = change de place avec la tuile choisie
arrange-held = choisie ; touche-la encore pour la laisser ici
arrange-shuffle = Mélanger
arrange-done = La ville est prête

## Planifier

plan-title = Planifie ton chemin
plan-help = { $count ->
    [1] Une flèche, en secret. Touche un quartier voisin, ou trace le chemin.
   *[other] De 1 à { $count } flèches, en secret. Touche les quartiers l’un après l’autre, ou trace le chemin depuis ton pion.
}
plan-last = { $when ->
    [day] Dernier chemin de ce jour
   *[night] Dernier chemin de cette nuit
} : sans pacte rempli, son dernier quartier donne l’élément de ton nouveau spectre.
plan-new-spook = Nouveau spectre : { $spook }, s’il est encore sur le dessus
redirect-title = Ton diablotin d’air peut changer le chemin
redirect-help = Ton diablotin d’air te permet de changer une flèche, ou d’en ajouter une à la fin. Ou garde le plan.
arrows-used = Flèches : { $count } sur { $of }
leg-step = pas : { $tile } ({ $cell })
leg-travel = sans flèche : { $tile } ({ $cell })
plan-ends = Le chemin finit ici : { $tile }.
plan-empty = Tu es ici : { $tile }.
plan-ready = Le plan est prêt
redirect-go = Utiliser le diablotin et passer par là
plan-keep = Garder le plan
step-back = Un pas en arrière
plan-keys = Clavier : les huit touches autour du S (en QWERTY : Q W E, A D, Z X C) ou le pavé numérique tracent le chemin ; les flèches et Entrée choisissent un quartier ; S ou Retour arrière annule un pas.
plan-stands = Ton plan est prêt
plan-change = Changer le plan
plan-others = { CODE($asked) ->
    [you] Tu planifies encore.
    [you-too] { START($asked) }, vous planifiez encore.
   *[other] { $count ->
        [one] { $asked } planifie encore.
       *[other] { LIST($asked) } planifient encore.
    }
}
plan-others-change = { CODE($asked) ->
    [you] Tu peux encore changer ton plan.
    [you-too] { START($asked) }, vous planifiez encore. Tu peux changer ton plan.
   *[other] { $count ->
        [one] { $asked } planifie encore ; d’ici là, tu peux changer ton plan.
       *[other] { LIST($asked) } planifient encore ; d’ici là, tu peux changer ton plan.
    }
}

## La fin

end-title = Les pactes sont dévoilés
end-winners = Victoire : { LIST($seat) }.
pact-won = Gagné !
end-facts = force { $strength }, effroi { $horror }

## Les scènes : duels, frayeurs, tours, repas

turn-name = { $seat }
turn-imp = { FORM($element, "imp") }

scene-skip = Touche l’écran pour passer
duel-title = Duel : { $tile }
duel-strength = Force { $count }
duel-third-die = force supérieure : un dé de plus
duel-arrived-first = était là en premier
duel-dice-of = { CODE($seat) ->
    [you] Tes dés
   *[other] Dés ({ $seat })
}
duel-pairs = Les dés par paires
duel-pair-won = { CODE($seat) ->
    [you] { $first } contre { $second } : succès pour toi
   *[other] { $first } contre { $second } : succès pour { $seat }
}
duel-pair-equal = { $first } contre { $second } : pas de succès
duel-pair-alone = { CODE($seat) ->
    [you] { $first } sans vis-à-vis : succès pour toi
   *[other] { $first } sans vis-à-vis : succès pour { $seat }
}
duel-score = Succès : { CODE($seat) ->
    [you] toi
   *[other] { $seat }
} { $first }, { CODE($asked) ->
    [you] toi
   *[other] { $asked }
} { $second }.
duel-successes = succès
duel-star = ★ au dé le plus haut de chaque paire, et à un dé seul
duel-stays-successes = { CODE($seat) ->
    [you] Pour l’instant, tu restes, avec plus de succès.
   *[other] Pour l’instant, { $seat } reste, avec plus de succès.
}
duel-stays-before = { CODE($seat) ->
    [you] Pour l’instant, tu restes : égalité, mais tes dés étaient meilleurs avant l’énergie.
   *[other] Pour l’instant, { $seat } reste : égalité, mais ses dés étaient meilleurs avant l’énergie.
}
duel-stays-arrival = { CODE($seat) ->
    [you] Pour l’instant, tu restes : égalité, mais tu es là depuis plus longtemps.
   *[other] Pour l’instant, { $seat } reste : égalité, et l’ordre d’arrivée décide.
}
duel-won-successes = { CODE($seat) ->
    [you] Tu restes, avec plus de succès.
   *[other] { $seat } reste, avec plus de succès.
}
duel-won-before = { CODE($seat) ->
    [you] Tu restes : égalité, mais tes dés étaient meilleurs avant l’énergie.
   *[other] { $seat } reste : égalité, mais ses dés étaient meilleurs avant l’énergie.
}
duel-won-arrival = { CODE($seat) ->
    [you] Tu restes : égalité, mais tu es là depuis plus longtemps.
   *[other] { $seat } reste : égalité, et l’ordre d’arrivée décide.
}
duel-stays = reste
duel-goes = doit partir
duel-rerolls = peut relancer
duel-bends = peut changer ses dés
duel-thinks = réfléchit
duel-has-bid = a misé
duel-bid-shown = mise : { $count }
duel-wait-roll = Les dés roulent…
duel-wait-reroll = { CODE($seat) ->
    [you] Tu peux relancer des dés ou les garder.
   *[other] { $seat } peut relancer des dés ou les garder.
}
duel-ask-reroll = Veux-tu relancer certains de tes dés ?
duel-wait-bid = Les mises sont secrètes. On attend : { LIST($seat) }.
duel-ask-bid = Mise de l’énergie en secret. La plus haute mise permet de changer ses dés de la différence ; tout ce qui est misé est dépensé.
duel-wait-bend = { CODE($seat) ->
    [you] Tu as la plus haute mise et peux changer tes dés de { $count } en tout.
   *[other] { $seat } a la plus haute mise et peut changer ses dés de { $count } en tout.
}
duel-ask-bend = { $count ->
    [one] Tu as misé un cube de plus : tu peux changer un de tes dés de 1.
   *[other] Tu as misé { $count } cubes de plus : tu peux changer tes dés de { $count } en tout.
}
duel-wait-retreat = { CODE($asked) ->
    [you] { $seat } désigne où tu te replies, ou te laisse le choix et prend { COUNT($count, "cube-horror") }.
   *[other] { $seat } désigne où se replie { $asked }, ou laisse le choix et prend { COUNT($count, "cube-horror") }.
}
duel-ask-retreat = { $asked } doit partir : un seul camp agit ici. Choisis un quartier illuminé, ou laisse le choix et prends { COUNT($count, "cube-horror") }.
duel-wait-choice = { CODE($seat) ->
    [you] Tu choisis ton repli.
   *[other] { $seat } choisit son repli.
}
duel-you-won = Tu as gagné le duel
duel-you-lost = Tu as perdu le duel
duel-ask-choice = Un seul camp agit ici. Va dans un quartier illuminé, sans rien payer, et agis là-bas. S’il y a quelqu’un, un nouveau duel commence.
duel-die = Dé { $number } : { $die }
duel-die-less = Dé { $number } : un de moins
duel-die-more = Dé { $number } : un de plus
duel-die-was = avant : { $die }
duel-choose-dice = Touche les dés que tu veux relancer.
duel-chosen = Dés choisis : { $dice }
duel-reroll-horror = Relancer un dé pour { COUNT($count, "cube-horror") }
duel-no-horror = Pas assez d’effroi pour relancer
duel-reroll-imp = { $count ->
    [0] Relancer des dés : { turn-imp }
    [one] Relancer un dé : { turn-imp }
   *[other] Relancer { $count } dés : { turn-imp }
}
reroll-one = Relancer un dé
reroll-any = Relancer des dés
duel-no-imp = Tu n’as pas de { FORM($element, "imp") }
duel-pass = Garder les dés
duel-bid-label = Énergie que tu mises, { $most } au plus
duel-bid-less = Un cube de moins
duel-bid-more = Un cube de plus
duel-bid-left = il te reste { COUNT($count, "colour-energy") }
duel-bid-send = { $count ->
    [0] Ne rien miser
   *[other] Miser { COUNT($count, "colour-energy") }
}
duel-need-more = Pour rester, il faut miser au moins { $count } de plus que la mise adverse ({ $seat }).
duel-need-other = Pour l’instant, tu restes, sauf si la mise adverse ({ $seat }) dépasse la tienne de { $count } au moins.
duel-safe = Pour l’instant, tu restes, et { $seat } a trop peu d’énergie pour y changer quelque chose.
duel-need-too-much = Pour rester, il faudrait miser { $count } de plus que la mise adverse ({ $seat }), et tu n’as que { COUNT($most, "colour-energy") }.
duel-hopeless = Aucune énergie ne renverse ce duel : quoi que montrent tes dés, tu dois partir.
duel-budget-left = encore { $count } pas sur { $most }
duel-bend-reset = Remettre comme avant
duel-bend-nothing = Ne rien changer
duel-bend-send = Garder les dés ainsi

scare-title = Frayeur : { $tile }
scare-ask-reroll = Veux-tu relancer des dés avant de dépenser de l’énergie ?
scare-wait-reroll = { CODE($seat) ->
    [you] Tu peux relancer des dés.
   *[other] { $seat } peut relancer des dés.
}
scare-ask-bend = Rapproche le total de tes dés de ta force. Chaque pas coûte un cube d’énergie.
scare-wait-bend = { CODE($seat) ->
    [you] Tu peux changer des dés avec de l’énergie.
   *[other] { $seat } peut changer des dés avec de l’énergie.
}
scare-ask-colour = { $count ->
    [one] De quelle couleur prends-tu le cube ?
   *[other] De quelle couleur prends-tu les { $count } cubes ?
}
scare-wait-colour = { CODE($seat) ->
    [you] Tu choisis une couleur.
   *[other] { $seat } choisit une couleur.
}
scare-total = dés
scare-strength = force
scare-exact = { $total }, pile la force : { COUNT($count, $colour) }.
scare-off-by = { $count ->
    [0] { $total }, un écart de { $off } : aucun cube.
   *[other] { $total }, un écart de { $off } : { COUNT($count, $colour) }.
}
scare-cost = coûte { COUNT($count, "colour-energy") }, il en reste { $left }
scare-gains = +{ COUNT($count, "cube-horror") } pour les 6
scare-loses = −{ COUNT($count, "cube-horror") } pour les 1
scare-table = Ce que rapporte une frayeur
scare-off = écart
scare-brings = cubes
scare-take = Prendre { COUNT($count, $colour) }
scare-take-nothing = Laisser ainsi : aucun cube

turn-title = Actions : { $tile }
turn-ask = Que fais-tu ici ?
turn-wait = { CODE($seat) ->
    [you] C’est à toi d’agir ici.
   *[other] { $seat } agit ici.
}
turn-here = Dans ce quartier
turn-collect = Ramasser
turn-lies = Ici : { COUNT($count, $colour) }
turn-nothing-lies = aucun cube ici
turn-which-colours = De quelles couleurs ?
turn-summon = Invoquer un diablotin
turn-imp-any = de n’importe quel élément
turn-no-imp-here = pas de symbole de diablotin ici
turn-stacks-empty = la pile est vide
turn-scare = Faire peur
turn-scare-with = { $count ->
    [one] un dé, force { $strength }
   *[other] { $count } dés, force { $strength }
}
turn-no-scare-here = pas de symbole de frayeur ici
turn-no-spooks = sans spectre, personne n’a peur
turn-done = déjà fait pendant cette manche
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
turn-horror-held = { COUNT($count, "cube-horror") }
turn-horror-cost = pour { COUNT($count, "cube-horror") } :
turn-horror-reroll = relancer un de tes dés
turn-horror-cube = un cube de peur de n’importe quelle couleur
turn-horror-imp = le diablotin du dessus d’une pile au choix
turn-horror-stop = enlever un STOP
turn-horror-feed = nourrir un spectre
turn-horror-with-dice = quand on lance les dés
turn-horror-before-planning = avant de planifier
turn-horror-when-feeding = au moment du repas
turn-horror-in-list = touche le spectre à table
turn-horror-short = il en manque { $count }
turn-imps = Tes diablotins
turn-imps-held = { $count ->
    [0] aucun
    [one] un diablotin
   *[other] { $count } diablotins
}
turn-imps-help = Chaque diablotin s’échange contre un cube de peur de sa couleur.
turn-imps-none = Tu n’as pas de diablotin.
turn-imps-own = { COUNT($count, $element, "imp") }
turn-swap = échanger contre un cube
turn-end = Finir ton tour
turn-end-anyway = Finir quand même
turn-go-back = Retour
turn-left-cubes = Tu n’as pas ramassé : { COUNT($count, $colour) }.
turn-left-imp = Tu pourrais encore invoquer un diablotin ici.
turn-left-scare = Tu pourrais encore faire peur ici.

trade-help = Touche { $count } cubes pour les mettre dans le bol, puis choisis ce que tu prends.
trade-give = Cubes que tu donnes
trade-put = { $colour }, il en reste { $count } : en mettre un dans le bol
trade-back = { $colour } : en retirer un du bol
trade-bowl = { $count } sur { $most }
trade-for = contre, au choix :
trade-with-imp = { $count ->
    [one] { turn-imp } : un seul cube
   *[other] { turn-imp } : { $count } cubes seulement
}
trade-do = Échanger
trade-from-plates = { $count ->
    [one] Tes spectres voudront manger un de ces cubes.
   *[other] Tes spectres voudront manger { $count } de ces cubes.
}
trade-none = Tu n’as pas assez de cubes pour échanger.

buy-none-left = tu as déjà acheté pendant cette phase
buy-empty = la pile est vide
buy-too-dear = { $count ->
    [one] il manque { $count } cube
   *[other] il manque { $count } cubes
}
buy-pay = Paie { $count } cubes ; ceux dont tes spectres n’ont pas besoin sont déjà choisis.
buy-brings = Il apporte { COUNT($count, "colour-energy") }.
buy-hungry = { $count ->
    [0] Il faut le nourrir aussi, tout de suite : ce qui reste suffit.
   *[other] Il faut le nourrir aussi, tout de suite, et il manquera { COUNT($count, $colour) }.
}
buy-do = Acheter { $spook } pour { $count } cubes

feeding-title = { $when ->
    [day] Le jour est fini : le repas
   *[night] La nuit est finie : le repas
}
feeding-wait = { CODE($seat) ->
    [you] Tu nourris tes spectres.
   *[other] { $seat } nourrit ses spectres.
}
feeding-nobody = Pas de spectre à nourrir.
feeding-all-fed = Tous tes spectres ont mangé.
feeding-missing = { $count ->
    [one] Il manque { $count } cube de la bonne couleur.
   *[other] Il manque { $count } cubes des bonnes couleurs.
}
feeding-enough = Il y a de quoi nourrir tout le monde.
feeding-eats = { CODE($colour) ->
    [any] { $count ->
        [one] mange { $count } cube
       *[other] mange { $count } cubes d’une même couleur
    }
   *[other] mange { COUNT($count, $colour) }
}
feeding-fed = a mangé
feeding-ready = a faim ; il y a de quoi
feeding-short = il manque { COUNT($count, $colour) }
feeding-trade = { $imp ->
    [true] Échanger avec un diablotin : { $given } contre { COUNT(1, $colour) }
   *[false] Échanger : { $given } contre { COUNT(1, $colour) }
}{ feeding-of }
feeding-of = { $count ->
    [one] { "" }
   *[other] { "" } (le premier de { $count })
}
feeding-trade-short = Il faudrait échanger { $need } cubes dont personne n’a besoin, et tu en as { $count }.
feeding-no-way = Tu n’as rien pour le nourrir.
feeding-line = Qui n’a pas mangé quitte la partie.
feeding-or = ou
feeding-end = Terminé
feeding-end-hungry = Ne plus nourrir
feeding-leave = { $count ->
    [one] { $spook } n’a pas mangé : tu vas perdre ce spectre.
   *[other] { $spook } n’ont pas mangé : tu vas perdre ces spectres.
}
feeding-let-go = { $count ->
    [one] Laisser partir { $spook }
   *[other] Les laisser partir
}
open-pacts = Tous les pactes
headed-here = { $seat } vient peut-être ici : { $chance }

## Le comptoir

turn-ways = Ce que tu peux faire
coin-collect = Ramasser
coin-imp = Invoquer
coin-scare = Faire peur
coin-trade = Échanger
coin-imps = Diablotins
coin-horror = Effroi
stack-fits = pour ton pacte
stack-starter = tout élément
stack-buy = acheter
starts-here = commence
way-first = vers où ?
way-stay = ou rester là
way-travel = repartir ?
way-back-to = Revenir à cette étape du chemin : { $tile }
duel-bid-title = Ta mise secrète
feeding-serve = Nourrir { $spook }
feeding-yum = miam !
imp-does-redirect = Quand les plans sont dévoilés : change une de tes flèches, ou ajoutes-en une.
imp-does-reroll = Quand tu lances les dés : relance une fois ceux que tu veux.
imp-does-trade = { $count ->
    [one] Un échange contre un seul cube au lieu de { $usual }.
   *[other] Un échange contre { $count } cubes au lieu de { $usual }.
}
imp-does-feed = Au repas : compte comme { COUNT($count, $colour) }.
end-you-won = La ville est à toi !
end-you-lost = La ville est à { $seat }

## Ce qui s’est passé, sans les noms des cases : le plateau ne les montre pas

event-plan-shown = { CODE($seat) ->
    [you] Tu montres ton plan.
   *[other] { $seat } montre son plan.
}
event-moved = { CODE($seat) ->
    [you] Tu suis ton chemin. Arrivée : { $tile }.
   *[other] { $seat } suit son chemin. Arrivée : { $tile }.
}
event-settled = { CODE($seat) ->
    [you] Tu commences ici : { $tile }.
   *[other] { $seat } commence ici : { $tile }.
}
event-stop-removed = { CODE($seat) ->
    [you] Tu paies { COUNT($horror, "cube-horror") } et enlèves un STOP : { $tile }.
   *[other] { $seat } paie { COUNT($horror, "cube-horror") } et enlève un STOP : { $tile }.
}
event-stops-laid = { SIZE($tiles) ->
    [0] Pas de nouveau STOP : les faubourgs restent toujours ouverts.
   *[other] STOP sur { $tiles } : on n’y entre plus et on n’y passe plus.
}
event-no-pact-filled = Personne n’a rempli son pacte. Chacun reçoit donc un nouveau spectre : de l’élément du quartier où il se trouve.
event-duel-began = Duel, { $tile } : { LIST($seat) }, dans l’ordre d’arrivée.
event-retreated = { CODE($seat) ->
    [you] Tu te replies. Arrivée : { $tile }.
   *[other] { $seat } se replie. Arrivée : { $tile }.
}
event-collected = { CODE($seat) ->
    [you] Tu ramasses { COUNT($cubes) }.
   *[other] { $seat } ramasse { COUNT($cubes) }.
}
event-scare-began = { CODE($seat) ->
    [you] { $count ->
        [one] Tu fais peur, { $tile } : force { $strength }, { $count } dé.
       *[other] Tu fais peur, { $tile } : force { $strength }, { $count } dés.
    }
   *[other] { $count ->
        [one] { $seat } fait peur, { $tile } : force { $strength }, { $count } dé.
       *[other] { $seat } fait peur, { $tile } : force { $strength }, { $count } dés.
    }
}

## Ce que conseille un indice, comme on le voit sur le plateau

act-keep-dice = garder les dés
act-leave-stops = ne pas enlever de STOP
act-settle = commencer ici : { $tile }
act-retreat = se replier ici : { $tile }
act-goes-to = but : { $tile }
act-unblock = enlever le STOP ici : { $tile }
act-take = prendre { $spook }
act-summon = invoquer { $spook }
act-buy = acheter { $spook } avec { COUNT($cubes) }
act-plan = { $count ->
    [0] but : { $tile }
   *[other] but : { $tile }, en passant par : { $tiles }
}
act-redirect = avec un diablotin, { act-plan }
