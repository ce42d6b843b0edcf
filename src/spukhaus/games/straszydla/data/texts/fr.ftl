# Straszydła en français.

title = Straszydła
tagline = Rassemble des spectres, de jour comme de nuit, nourris-les et remplis ton pacte secret avant les autres.
option-board = Le plateau
option-board-shuffled = mélangé
option-board-arranged = disposé par l’hôte

## Mots

colour-blue = bleu
    .cubes = cubes bleus
    .count = { $count ->
        [one] { $count } cube bleu
       *[other] { $count } cubes bleus
    }
colour-purple = violet
    .cubes = cubes violets
    .count = { $count ->
        [one] { $count } cube violet
       *[other] { $count } cubes violets
    }
colour-orange = orange
    .cubes = cubes orange
    .count = { $count ->
        [one] { $count } cube orange
       *[other] { $count } cubes orange
    }
colour-green = vert
    .cubes = cubes verts
    .count = { $count ->
        [one] { $count } cube vert
       *[other] { $count } cubes verts
    }
colour-energy = énergie
    .cubes = cubes d’énergie
    .count = { $count ->
        [one] { $count } cube d’énergie
       *[other] { $count } cubes d’énergie
    }
colour-any = couleur au choix
    .cubes = cubes d’une couleur au choix
    .count = { $count ->
        [one] { $count } cube d’une couleur au choix
       *[other] { $count } cubes d’une couleur au choix
    }
cube-fear = peur
    .count = { $count ->
        [one] { $count } cube de peur
       *[other] { $count } cubes de peur
    }
cube-horror = effroi
    .count = { $count ->
        [one] { $count } cube d’effroi
       *[other] { $count } cubes d’effroi
    }
element-water = Eau
    .imp = diablotin d’eau
    .count-imp = { $count ->
        [one] { $count } diablotin d’eau
       *[other] { $count } diablotins d’eau
    }
element-air = Air
    .imp = diablotin d’air
    .count-imp = { $count ->
        [one] { $count } diablotin d’air
       *[other] { $count } diablotins d’air
    }
element-fire = Feu
    .imp = diablotin de feu
    .count-imp = { $count ->
        [one] { $count } diablotin de feu
       *[other] { $count } diablotins de feu
    }
element-earth = Terre
    .imp = diablotin de terre
    .count-imp = { $count ->
        [one] { $count } diablotin de terre
       *[other] { $count } diablotins de terre
    }
element-all = tous les éléments
    .imp = diablotin de tous les éléments
    .count-imp = { $count ->
        [one] { $count } diablotin de tous les éléments
       *[other] { $count } diablotins de tous les éléments
    }
time-day = jour
    .definite = le jour
time-night = nuit
    .definite = la nuit
time-both = jour et nuit
    .definite = le jour et la nuit
stage-board = pose de la ville
stage-arrange = disposition de la ville
stage-first = tirage du premier joueur
stage-pacts = distribution des pactes
stage-take = choix des spectres de départ
stage-settle = choix des faubourgs
stage-begin = choix du jour ou de la nuit
stage-unblock = retrait des STOP
stage-plan = planification
stage-move = déplacements
stage-duel-roll = jet de dés d’un duel
stage-duel-reroll = relances dans un duel
stage-bid = mises dans un duel
stage-bend-duel = changement des dés dans un duel
stage-retreat = repli : le gagnant décide
stage-retreat-choice = repli : le perdant choisit
stage-act = actions
stage-scare-roll = jet de dés d’une frayeur
stage-scare-reroll = relances dans une frayeur
stage-bend-scare = changement des dés dans une frayeur
stage-colour = choix d’une couleur
stage-feed = repas
stage-summon = invocation d’un spectre
stage-uncover = révélation d’une carte
stage-over = fin de la partie
bot-novice = va vers ce qui est proche et semble riche ; oublie les autres, les échanges et le repas à venir
bot-sensible = ramasse ce que mangent ses spectres et ce que veut son pacte, évite les autres, mise et change les dés selon ce qu’ils valent
bot-expert = joue quelques chemins dans sa tête jusqu’à la fin de la phase, et calcule exactement qui nourrir, que miser et comment changer les dés
bot-master = joue chaque bon plan dans sa tête, des centaines de fois, contre ce que les autres feront sans doute ; devine ton pacte d’après tes spectres, et calcule exactement repas, mises et dés
belief-about-plan = { CODE($seat) ->
    [you] Où tu vas
   *[other] Destination ({ $seat })
}
belief-that-goes-to = en { $cell }
belief-about-pact = { CODE($seat) ->
    [you] Ton pacte
   *[other] Pacte ({ $seat })
}
belief-that-pact = { $pact }
belief-about-bid = { CODE($seat) ->
    [you] Ta mise
   *[other] Mise ({ $seat })
}
belief-that-bids = { COUNT($energy, "colour-energy") }

## Fins

ending-day = à la fin d’un jour, un pacte était rempli.
ending-night = à la fin d’une nuit, un pacte était rempli.
ending-phase-limit = personne n’a rempli son pacte à temps ; le pacte le plus avancé l’emporte.
ending-out-of-reach = plus personne ne pouvait remplir de pacte ; le pacte le plus avancé l’emporte.

## Actions

action-board = poser la ville : { $tiles }
action-arrange = disposer la ville : { $tiles }
action-first = { $seat } commence
action-pacts = distribuer les pactes : { $pacts }
action-uncover = révéler { $spook }
action-roll = lancer { $dice }
action-take = prendre le spectre de départ de la pile { $element }
action-settle = placer ton pion en { $cell }
action-begin = commencer par { FORM($time, "definite") }
action-unblock = enlever le STOP en { $cell }
action-pass = passer
action-plan = planifier { $arrows }
action-keep = garder le plan
action-redirect = avec un diablotin, suivre plutôt { $arrows }
action-reroll-horror = payer de l’effroi et relancer un { $die }
action-reroll-imp = avec un diablotin, relancer { $dice }
action-bid = miser { COUNT($energy, "colour-energy") }
action-bend = changer les dés en { $dice }
action-retreat = se replier en { $cell }
action-let-choose = laisser l’autre choisir son repli
action-collect = { $colours ->
    [unknown] ramasser ce qui se trouve ici
   *[other] ramasser { COUNT($colours) }
}
action-trade = { $with_imp ->
    [true] avec un diablotin, échanger { COUNT($cubes) } contre { $colour ->
        [unknown] un { FORM($element, "imp") }
       *[other] { COUNT(1, $colour) }
    }
   *[false] échanger { COUNT($cubes) } contre { $colour ->
        [unknown] un { FORM($element, "imp") }
       *[other] { COUNT(1, $colour) }
    }
}
action-buy = acheter le spectre de la pile { $element } avec { COUNT($cubes) }
action-swap = échanger un { FORM($element, "imp") } contre un cube
action-horror-cube = payer de l’effroi pour { COUNT(1, $colour) }
action-horror-imp = payer de l’effroi pour un { FORM($element, "imp") }
action-summon-imp = { $element ->
    [unknown] invoquer le diablotin
   *[other] invoquer un { FORM($element, "imp") }
}
action-scare = faire peur
action-colour = prendre les { FORM($colour, "cubes") }
action-feed = { $with_imp ->
    [true] avec un diablotin, nourrir { $spook }{ $colour ->
        [unknown] { "" }
       *[other] { "" } ({ FORM($colour, "cubes") })
    }
   *[false] nourrir { $spook }{ $colour ->
        [unknown] { "" }
       *[other] { "" } ({ FORM($colour, "cubes") })
    }
}
action-feed-horror = nourrir { $spook } avec de l’effroi
action-summon = invoquer le spectre de la pile { $element }
action-end = finir ton tour

## Ce qui s’est passé

event-board-laid = La ville est posée : { $tile }.
event-first-drawn = { CODE($seat) ->
    [you] Tu commences.
   *[other] { $seat } commence.
}
event-pacts-dealt = { CODE($seat) ->
    [you] { $pact ->
        [unknown] Tu reçois un pacte.
       *[other] Tu reçois un pacte : { $pact }.
    }
   *[other] { $pact ->
        [unknown] { $seat } reçoit un pacte.
       *[other] { $seat } reçoit un pacte : { $pact }.
    }
}
event-starter-taken = { CODE($seat) ->
    [you] Tu prends { $spook } en haut de la pile { $element }, avec { COUNT($energy, "colour-energy") } et { COUNT($horror, "cube-horror") }.
   *[other] { $seat } prend { $spook } en haut de la pile { $element }, avec { COUNT($energy, "colour-energy") } et { COUNT($horror, "cube-horror") }.
}
event-uncovered = En haut de la pile { $element }, il y a maintenant { $spook }.
event-settled = { CODE($seat) ->
    [you] Tu commences en { $cell }, { $tile }.
   *[other] { $seat } commence en { $cell }, { $tile }.
}
event-time-chosen = { CODE($seat) ->
    [you] Tu choisis { FORM($time, "definite") }.
   *[other] { $seat } choisit { FORM($time, "definite") }.
}
event-phase-began = { CODE($seat) ->
    [you] { CODE($time) ->
        [day] Phase { $phase } : le jour se lève. Tu commences.
       *[night] Phase { $phase } : la nuit tombe. Tu commences.
    }
   *[other] { CODE($time) ->
        [day] Phase { $phase } : le jour se lève. { $seat } commence.
       *[night] Phase { $phase } : la nuit tombe. { $seat } commence.
    }
}
event-stops-lifted = { $count ->
    [one] Le seul STOP est enlevé.
   *[other] Les { $count } STOP sont enlevés.
}
event-produced = { CODE($time) ->
    [day] Les quartiers de jour produisent { COUNT($count, "cube-fear") }.
   *[night] Les quartiers de nuit produisent { COUNT($count, "cube-fear") }.
}
event-round-began = { CODE($seat) ->
    [you] { $last ->
        [true] La manche { $round } commence, la dernière de cette phase. Tu prends le dernier cube de la carte.
       *[false] La manche { $round } commence. Tu prends un cube de la carte ; il en reste { $count }.
    }
   *[other] { $last ->
        [true] La manche { $round } commence, la dernière de cette phase. { $seat } prend le dernier cube de la carte.
       *[false] La manche { $round } commence. { $seat } prend un cube de la carte ; il en reste { $count }.
    }
}
event-stop-removed = { CODE($seat) ->
    [you] Tu paies { COUNT($horror, "cube-horror") } et enlèves le STOP en { $cell }, { $tile }.
   *[other] { $seat } paie { COUNT($horror, "cube-horror") } et enlève le STOP en { $cell }, { $tile }.
}
event-passed = { CODE($seat) ->
    [you] Tu ne changes rien.
   *[other] { $seat } ne change rien.
}
event-plan-made = { CODE($seat) ->
    [you] Ton plan est prêt.
   *[other] { $seat } a fini son plan.
}
event-plan-shown = { CODE($seat) ->
    [you] Tu montres ton plan : par { $cells }.
   *[other] { $seat } montre son plan : par { $cells }.
}
event-plan-kept = { CODE($seat) ->
    [you] Tu gardes ton plan.
   *[other] { $seat } garde son plan.
}
event-redirected = { CODE($seat) ->
    [you] Tu utilises un { FORM($element, "imp") } et prends un autre chemin.
   *[other] { $seat } utilise un { FORM($element, "imp") } et prend un autre chemin.
}
event-moved = { CODE($seat) ->
    [you] Tu suis ton chemin par { $cells } et arrives en { $cell }, { $tile }.
   *[other] { $seat } suit son chemin par { $cells } et arrive en { $cell }, { $tile }.
}
event-duel-began = Duel en { $cell }, { $tile } : { LIST($seat) }, dans l’ordre d’arrivée.
event-duel-rolled = { CODE($seat) ->
    [you] Avec ta force de { $strength }, tu lances { $dice }.
   *[other] { $seat }, force { $strength }, lance { $dice }.
}
event-rerolled-with-horror = { CODE($seat) ->
    [you] Tu paies { COUNT($horror, "cube-horror") } et relances un { $die }.
   *[other] { $seat } paie { COUNT($horror, "cube-horror") } et relance un { $die }.
}
event-rerolled-with-imp = { CODE($seat) ->
    [you] Tu utilises un { FORM($element, "imp") } et relances { LIST($dice) }.
   *[other] { $seat } utilise un { FORM($element, "imp") } et relance { LIST($dice) }.
}
event-rolled-again = { CODE($seat) ->
    [you] Tu as maintenant { $dice }.
   *[other] { $seat } a maintenant { $dice }.
}
event-dice-laid = Les dés, paire par paire : { $dice }. Succès ({ $seat }) : { $first } à { $second }.
event-bid-made = { CODE($seat) ->
    [you] { $energy ->
        [unknown] Tu as misé.
       *[other] Tu as misé { COUNT($energy, "colour-energy") }.
    }
   *[other] { $energy ->
        [unknown] { $seat } a misé.
       *[other] { $seat } a misé { COUNT($energy, "colour-energy") }.
    }
}
event-bid-shown = { CODE($seat) ->
    [you] Tu as misé { COUNT($energy, "colour-energy") } et tu dépenses tout.
   *[other] { $seat } a misé { COUNT($energy, "colour-energy") } et dépense tout.
}
event-duel-bent = { CODE($seat) ->
    [you] { $count ->
        [0] Tu laisses les dés tels quels : { $dice }.
       *[other] Tu changes les dés de { $count } en tout : avant { $before }, maintenant { $dice }.
    }
   *[other] { $count ->
        [0] { $seat } laisse les dés tels quels : { $dice }.
       *[other] { $seat } change les dés de { $count } en tout : avant { $before }, maintenant { $dice }.
    }
}
event-duel-won = { CODE($seat) ->
    [you] { $reason ->
        [before] Tu restes : égalité { $own } à { $other }, mais tes dés étaient meilleurs avant l’énergie.
        [arrival] Tu restes : égalité { $own } à { $other }, mais tu es là depuis plus longtemps.
       *[successes] Tu restes, { $own } succès à { $other }.
    }
   *[other] { $reason ->
        [before] { $seat } reste : égalité { $own } à { $other }, mais les dés étaient meilleurs avant l’énergie.
        [arrival] { $seat } reste : égalité { $own } à { $other }, et l’ordre d’arrivée décide.
       *[successes] { $seat } reste, { $own } succès à { $other }.
    }
}
event-duel-lost = { CODE($seat) ->
    [you] Tu dois te replier.
   *[other] { $seat } doit se replier.
}
event-choice-given = { CODE($seat) ->
    [you] Tu laisses l’autre choisir son repli et prends { COUNT($horror, "cube-horror") }.
   *[other] { $seat } laisse l’autre choisir son repli et prend { COUNT($horror, "cube-horror") }.
}
event-retreated = { CODE($seat) ->
    [you] Tu te replies en { $cell }, { $tile }.
   *[other] { $seat } se replie en { $cell }, { $tile }.
}
event-collected = { CODE($seat) ->
    [you] Tu ramasses { COUNT($cubes) } en { $cell }.
   *[other] { $seat } ramasse { COUNT($cubes) } en { $cell }.
}
event-traded = { CODE($seat) ->
    [you] { $with_imp ->
        [true] Tu utilises un diablotin et échanges { COUNT($cubes) } contre { $colour ->
            [unknown] un { FORM($element, "imp") }
           *[other] { COUNT(1, $colour) }
        }.
       *[false] Tu échanges { COUNT($cubes) } contre { $colour ->
            [unknown] un { FORM($element, "imp") }
           *[other] { COUNT(1, $colour) }
        }.
    }
   *[other] { $with_imp ->
        [true] { $seat } utilise un diablotin et échange { COUNT($cubes) } contre { $colour ->
            [unknown] un { FORM($element, "imp") }
           *[other] { COUNT(1, $colour) }
        }.
       *[false] { $seat } échange { COUNT($cubes) } contre { $colour ->
            [unknown] un { FORM($element, "imp") }
           *[other] { COUNT(1, $colour) }
        }.
    }
}
event-bought = { CODE($seat) ->
    [you] Tu achètes { $spook } pour { COUNT($cubes) } et reçois { COUNT($energy, "colour-energy") }.
   *[other] { $seat } achète { $spook } pour { COUNT($cubes) } et reçoit { COUNT($energy, "colour-energy") }.
}
event-swapped = { CODE($seat) ->
    [you] Tu échanges un { FORM($element, "imp") } contre { COUNT(1, $colour) }.
   *[other] { $seat } échange un { FORM($element, "imp") } contre { COUNT(1, $colour) }.
}
event-horror-for-cube = { CODE($seat) ->
    [you] Tu paies { COUNT($horror, "cube-horror") } pour { COUNT(1, $colour) }.
   *[other] { $seat } paie { COUNT($horror, "cube-horror") } pour { COUNT(1, $colour) }.
}
event-horror-for-imp = { CODE($seat) ->
    [you] Tu paies { COUNT($horror, "cube-horror") } pour un { FORM($element, "imp") }.
   *[other] { $seat } paie { COUNT($horror, "cube-horror") } pour un { FORM($element, "imp") }.
}
event-imp-summoned = { CODE($seat) ->
    [you] Tu invoques un { FORM($element, "imp") }.
   *[other] { $seat } invoque un { FORM($element, "imp") }.
}
event-scare-began = { CODE($seat) ->
    [you] { $count ->
        [one] Tu fais peur en { $cell }, { $tile } : force { $strength }, { $count } dé.
       *[other] Tu fais peur en { $cell }, { $tile } : force { $strength }, { $count } dés.
    }
   *[other] { $count ->
        [one] { $seat } fait peur en { $cell }, { $tile } : force { $strength }, { $count } dé.
       *[other] { $seat } fait peur en { $cell }, { $tile } : force { $strength }, { $count } dés.
    }
}
event-scare-rolled = { CODE($seat) ->
    [you] Tu lances { $dice }.
   *[other] { $seat } lance { $dice }.
}
event-scare-bent = { CODE($seat) ->
    [you] Tu paies { COUNT($energy, "colour-energy") } et changes { $before } en { $dice }.
   *[other] { $seat } paie { COUNT($energy, "colour-energy") } et change { $before } en { $dice }.
}
event-scare-ended = { CODE($seat) ->
    [you] { $off ->
        [0] Tu fais { $total } ({ $dice }) : pile ta force de { $strength }. Cela rapporte { COUNT($count, "cube-fear") }.
       *[other] Tu fais { $total } ({ $dice }) : { $off } d’écart avec ta force de { $strength }. Cela rapporte { COUNT($count, "cube-fear") }.
    }
   *[other] { $off ->
        [0] { $seat } fait { $total } ({ $dice }) : pile sa force de { $strength }. Cela rapporte { COUNT($count, "cube-fear") }.
       *[other] { $seat } fait { $total } ({ $dice }) : { $off } d’écart avec sa force de { $strength }. Cela rapporte { COUNT($count, "cube-fear") }.
    }
}
event-scare-paid = { CODE($seat) ->
    [you] Tu reçois { COUNT($count, $colour) }.
   *[other] { $seat } reçoit { COUNT($count, $colour) }.
}
event-horror-gained = { CODE($seat) ->
    [you] Tu reçois { COUNT($count, "cube-horror") } : un pour chaque 6.
   *[other] { $seat } reçoit { COUNT($count, "cube-horror") } : un pour chaque 6.
}
event-horror-lost = { CODE($seat) ->
    [you] Tu perds { COUNT($count, "cube-horror") } : un pour chaque 1.
   *[other] { $seat } perd { COUNT($count, "cube-horror") } : un pour chaque 1.
}
event-turn-ended = { CODE($seat) ->
    [you] Tu finis ton tour.
   *[other] { $seat } finit son tour.
}
event-stops-laid = Il y a maintenant un STOP en { $cells }.
event-feeding-began = { CODE($time) ->
    [day] Le jour s’achève. Les spectres ont faim.
   *[night] La nuit s’achève. Les spectres ont faim.
}
event-fed = { CODE($seat) ->
    [you] { $with_imp ->
        [true] { $count ->
            [0] Tu utilises un diablotin et nourris { $spook }.
           *[other] Tu utilises un diablotin et nourris { $spook } en ajoutant { COUNT($count, $colour) }.
        }
       *[false] Tu nourris { $spook } avec { COUNT($count, $colour) }.
    }
   *[other] { $with_imp ->
        [true] { $count ->
            [0] { $seat } utilise un diablotin et nourrit { $spook }.
           *[other] { $seat } utilise un diablotin et nourrit { $spook } en ajoutant { COUNT($count, $colour) }.
        }
       *[false] { $seat } nourrit { $spook } avec { COUNT($count, $colour) }.
    }
}
event-fed-with-horror = { CODE($seat) ->
    [you] Tu paies { COUNT($horror, "cube-horror") } et nourris { $spook }.
   *[other] { $seat } paie { COUNT($horror, "cube-horror") } et nourrit { $spook }.
}
event-spook-lost = { CODE($seat) ->
    [you] { $spook } n’a pas mangé : tu perds ce spectre.
   *[other] { $spook } n’a pas mangé : { $seat } perd ce spectre.
}
event-feeding-ended = { CODE($seat) ->
    [you] Tu as fini de nourrir tes spectres.
   *[other] { $seat } a fini de nourrir ses spectres.
}
event-pact-filled = { CODE($seat) ->
    [you] Tu as rempli ton pacte : { $pact }.
   *[other] { $seat } a rempli son pacte : { $pact }.
}
event-no-pact-filled = Personne n’a rempli son pacte.
event-out-of-reach = Avec les spectres qui restent, plus personne ne peut remplir de pacte.
event-limit-reached = { CODE($seat) ->
    [you] { $count ->
        [one] Tu as rempli { $count } place de ton pacte.
       *[other] Tu as rempli { $count } places de ton pacte.
    }
   *[other] { $count ->
        [one] { $seat } a rempli { $count } place de son pacte.
       *[other] { $seat } a rempli { $count } places de son pacte.
    }
}
event-won = { $among ->
    [one] { CODE($seat) ->
        [you] Tu gagnes.
       *[other] { $seat } gagne.
    }
   *[other] Égalité entre { $among } personnes : la force décide, puis l’effroi. Victoire : { LIST($seat) } (force { $strength }, { COUNT($horror, "cube-horror") }).
}
event-pact-shown = { CODE($seat) ->
    [you] Ton pacte : { $pact }.
   *[other] Pacte ({ $seat }) : { $pact }.
}
event-summoned = { CODE($seat) ->
    [you] Tu invoques { $spook }, de la pile { $element }, et reçois { COUNT($energy, "colour-energy") }.
   *[other] { $seat } invoque { $spook }, de la pile { $element }, et reçoit { COUNT($energy, "colour-energy") }.
}
event-stack-empty = { CODE($seat) ->
    [you] Tu ne peux rien invoquer : la pile est vide.
   *[other] { $seat } ne peut rien invoquer : la pile est vide.
}

## Ce que les règles interdisent

error-name-form = « { $text } » n’est pas un nom. Les noms s’écrivent en minuscules, avec des traits d’union.
error-cell-form = « { $text } » n’est pas un quartier. Écris une colonne de a à e, puis une rangée de 1 à 5 : c3, par exemple.
error-element-form = « { $text } » n’est pas un élément. Choisis parmi : { $known }.
error-colour-form = Ici, « { $text } » n’est pas un cube. Choisis parmi : { $known }.
error-number-form = « { $text } » n’est pas un nombre. Écris-le en chiffres.
error-die-form = « { $text } » n’est pas un dé. Écris un chiffre de 1 à 6.
error-arrow-form = « { $text } » n’est pas une flèche. Écris n, ne, e, se, s, sw, w ou nw. Ajoute « >e1 » pour continuer vers ce faubourg ; « *>e1 » t’y emmène si aucun pas n’est possible.
error-time-form = « { $text } » n’est ni le jour ni la nuit. Écris day ou night.
error-not-now = Ce n’est pas possible maintenant. La partie en est à : { $stage }.
error-tiles-wrong = Nomme chacune des { $count } tuiles une seule fois.
error-chance-wrong = Le hasard ne peut pas donner cela.
error-no-starter = Il n’y a plus de spectre de départ sur la pile { $element }. Choisis une autre pile.
error-no-suburb = { $cell } n’est pas un faubourg. Choisis un coin de la ville.
error-suburb-taken = { $cell } est déjà pris. Choisis un autre faubourg.
error-no-stop = Il n’y a pas de STOP en { $cell }. Choisis un quartier qui en a un, ou passe.
error-too-little-horror = Il te faut { COUNT($cost, "cube-horror") }, et tu en as { $horror }.
error-plan-length = { $count ->
    [0] Il faut au moins une flèche dans ton plan.
   *[other] Ton plan a { $count } flèches ; il peut en avoir { $most } au plus.
}
error-step-off-board = Flèche { $number } : depuis { $cell }, « { $arrow } » sort de la ville. Choisis une autre direction.
error-step-blocked = Flèche { $number } : « { $arrow } » mène en { $cell }, où il y a un STOP. Contourne-le.
error-travel-not-from-suburb = Flèche { $number } : { $cell } n’est pas un faubourg. Sans flèche, on ne continue que d’un faubourg à un autre.
error-travel-not-to-suburb = Flèche { $number } : tu ne peux pas continuer en { $cell }. Nomme un autre faubourg.
error-not-stuck = Flèche { $number } : depuis { $cell }, un pas est possible. Fais-le.
error-redirect-one-arrow = Un diablotin change une seule flèche du plan, ou en ajoute une à la fin. Garde les autres comme elles sont.
error-no-imp = Tu n’as pas de { FORM($element, "imp") }.
error-no-such-die = Tu n’as plus de dé qui montre { $die }.
error-bid-too-high = Tu ne peux pas miser { COUNT($energy, "colour-energy") } : tu en as { $most }.
error-bend-count = { $wanted ->
    [one] Tu as { $wanted } dé : donne une seule valeur.
   *[other] Tu as { $wanted } dés et tu as donné { $count } valeurs. Il en faut une par dé.
}
error-bend-range = Aucun dé ne peut montrer { $die }. Choisis de 1 à 6.
error-bend-budget = Ces changements coûtent { $cost }, et tu as { $budget }. Change un peu moins tes dés.
error-retreat-illegal = On ne peut pas se replier en { $cell }. Choisis parmi : { $cells }.
error-not-while-feeding = Ce n’est pas possible pendant le repas, seulement pendant une manche.
error-only-while-feeding = On ne nourrit les spectres qu’après la dernière manche d’une phase.
error-nothing-lies-here = Il n’y a aucun cube à ramasser ici.
error-collected-already = Tu as déjà ramassé les cubes pendant cette manche.
error-collect-colours = { $wanted ->
    [0] Tu prends tout ce qui se trouve ici : ne nomme aucune couleur.
    [one] Nomme la couleur du cube que tu prends.
   *[other] Nomme les couleurs des { $wanted } cubes que tu prends.
}
error-horror-not-traded = L’effroi ne s’échange pas et ne paie pas de spectre. Prends d’autres cubes.
error-trade-count = { $count ->
    [one] Tu donnes { $count } cube ; cet échange en demande { $wanted }.
   *[other] Tu donnes { $count } cubes ; cet échange en demande { $wanted }.
}
error-too-few-cubes = Il te faut { COUNT($wanted, $colour) }, et tu en as { $held }.
error-imp-stack-empty = Il n’y a plus de { FORM($element, "imp") } dans la pile.
error-stack-empty = Il n’y a plus de spectre dans la pile { $element }. Choisis-en une autre.
error-bought-already = { $count ->
    [0] Avec cette boîte, on n’achète pas de spectre.
    [one] On n’achète qu’un spectre par phase, et tu l’as déjà fait. Attends la phase suivante.
   *[other] On n’achète que { $count } spectres par phase, et tu l’as déjà fait. Attends la phase suivante.
}
error-price = { $spook } coûte { $wanted } cubes, ni plus ni moins. Tu en donnes { $count }.
error-no-imp-here = Ici, on ne peut pas invoquer de diablotin : le quartier n’en a pas le symbole.
error-summoned-already = Tu as déjà invoqué un diablotin pendant cette manche.
error-name-element = { $centrum ->
    [true] Au Centre, nomme l’élément du diablotin.
   *[false] C’est le quartier qui décide quel diablotin vient : ne nomme aucun élément.
}
error-no-scare-here = Ici, on ne peut pas faire peur : le quartier n’a pas le symbole de frayeur.
error-scared-already = Tu as déjà fait peur pendant cette manche.
error-no-spooks = Tu n’as aucun spectre pour faire peur.
error-not-your-spook = Tu n’as pas ce spectre : { $spook }.
error-fed-already = { $spook } a déjà mangé.
error-wrong-food = { $spook } ne mange que des { FORM($colour, "cubes") } : ne nomme aucune couleur.
error-name-colour = { $spook } mange la couleur de ton choix : nomme-la.
error-imp-feeds-others = Ce diablotin ne remplace que des { FORM($colour, "cubes") }. Nourris ce spectre sans lui.

## Fichiers d’édition

error-edition-colour-twice = Ligne { $line } : « { $entry } » a la couleur « { $found } » d’un autre élément.
error-edition-board-size = Ligne { $line } : « { $entry } » vaut { $found } ; une ville a 3 ou 5 tuiles de côté.
error-edition-place-taken = Ligne { $line } : la place « { $found } » est déjà prise.
error-edition-place-missing = Ligne { $line } : il n’y a pas de tuile pour la place « { $missing } ».
error-edition-tile-count = Ligne { $line } : une ville de { $size } tuiles de côté a besoin de { $needed } tuiles à la place « district » ; il y en a { $found }.
error-edition-starters = Ligne { $line } : il faut { $needed } spectres de départ (élément « all »), un par pile ; il y en a { $found }.
error-edition-no-spook = Ligne { $line } : il n’y a pas de spectre de l’élément « { $missing } ».
error-edition-name-taken = Ligne { $line } : « { $found } » apparaît ici pour la deuxième fois.
error-edition-no-imp = Ligne { $line } : il n’y a pas d’entrée pour les diablotins de « { $missing } ».
error-edition-pact-size = Ligne { $line } : « { $entry } » a { $found } éléments et doit en avoir de { $least } à { $most }.
error-edition-pact-twice = Ligne { $line } : le pacte « { $found } » apparaît ici pour la deuxième fois.
error-edition-few-pacts = Ligne { $line } : il y a { $found } pactes, et une table complète en demande { $needed }.
error-edition-scare-order = Ligne { $line } : « { $entry } » vaut { $found } ; les lignes du tableau de la frayeur doivent se suivre, et ici il faut { $needed }.

## Au terminal

terminal-phase = Phase { $phase } sur { $limit }, { $time }, manche { $round }. { $seat } commence.
terminal-set-up = Mise en place.
terminal-legend = b bleu, p violet, o orange, g vert, * couleur au choix ; un nombre : cubes qui s’y trouvent ; + et - : produit le jour, la nuit ; s frayeur, i diablotin ; # STOP ; P1, P2 : pions
terminal-player = { $seat } en { $cell } : { COUNT($cubes) } ; { COUNT($horror, "cube-horror") } ; { COUNT($imps, "imp") } ; force { $strength }
terminal-spooks = spectres : { $spooks }
terminal-pact = ton pacte : { $pact } (rempli : { $filled })
terminal-stack = { $element } : { $spook } { $day }/{ $night }, coûte { $price } ; cartes : { $left } ; diablotins : { $imps }
terminal-stack-empty = { $element } : plus de spectre ; diablotins : { $imps }
terminal-duel = Duel en { $cell } : { $seat } ; dés { $dice } ; succès { $first } à { $second }
terminal-scare = Frayeur en { $cell } : dés { $dice }, { $total } en tout ; force { $strength }, écart { $off }, gain { $reward }
terminal-plan = { $seat } planifie { $arrows }
terminal-compose-path = Écris jusqu’à { $arrows } flèches depuis { $start }, comme « n ne s » : n, ne, e, se, s, sw, w, nw. D’un faubourg, tu peux continuer vers un autre : « ne>e1 ». Là où aucun pas n’est possible : « *>e1 ». « random » planifie au hasard.
terminal-compose-redirect = Ton plan est { $arrows }. Écris « keep » pour le garder, ou tout le nouveau chemin, avec une flèche changée ou une de plus à la fin.
terminal-compose-reroll = Tes dés : { $dice }. Écris « pass », « reroll-horror 3 » pour le dé qui montre 3, ou « reroll-imp 3 5 » avec un diablotin pour n’importe lesquels de tes dés.
terminal-compose-bid = Combien d’énergie mises-tu ? De 0 à { $most }.
terminal-compose-bend = Tes dés : { $dice }. Écris les valeurs que tu veux ; tu peux les changer de { $budget } en tout au plus.
terminal-compose-turn = Choisis un numéro, ou écris : « collect » (au Centre avec des couleurs), « trade blue blue energy for purple », « trade … for imp fire » (avec un diablotin, « with imp » à la fin), « buy water with blue blue … ».
terminal-compose-arrange = Écris les tuiles dans l’ordre de lecture, à partir de b5, ou « random » : { $tiles }
terminal-compose-prompt = Ton choix :
terminal-card-scare = Frayeur, écart { $off } : { $count }
terminal-card-horror = Effroi : { $reroll } pour une relance, { $cube } pour un cube de peur, { $imp } pour un diablotin, { $stop } pour un STOP, { $feed } pour un repas
terminal-card-imps = Diablotins : { $redirect } change un plan, { $reroll } relance des dés, { $trade } échange à meilleur prix, { $feed } aide au repas
terminal-card-spook = { $element } : { $spooks }
terminal-end-pact = { $seat } : { $pact }, rempli : { $filled }

## Qui gagne

study-pact = Pactes : qui gagne
study-tile = Faubourgs de départ : qui gagne
study-spook = Spectres : qui gagne, à nombre de spectres égal
study-imps = Diablotins : qui gagne, à nombre d’éléments égal

opening-pact-title = Pactes reçus
opening-pact = { $pact }
opening-suburb-title = Faubourgs de départ
opening-suburb = { $tile }
opening-district-title = Premiers quartiers
opening-district = { $tile }
opening-purchase-title = Premiers spectres achetés
opening-purchase = { $spook }
