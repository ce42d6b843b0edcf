# Ce que disent les pages de Ghostbumpers, en français.

## Autour de la table

player-name = { $seat }
around-the-table = Joueurs
your-place = Ta place
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
start-card = Carte Départ
cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
pile-holds = { $size ->
    [one] { $size } carte dans la pile
   *[other] { $size } cartes dans la pile
}, { $turned ->
    [one] { $turned } retournée
   *[other] { $turned } retournées
}
turned-up = { $count ->
    [one] { $count } retournée
   *[other] { $count } retournées
}
state-thinks = réfléchit…
state-laid = pile posée
state-leads = en tête
state-scared = quelle frayeur !
round-brought = Cette manche : { $count ->
    [one] { $count } point
   *[other] { $count } points
}
round-of = Manche { $round } sur { $of }
round-to-target = Manche { $round }, jusqu’à { $target } points
last-round = Dernière manche !

## Poser la pile

lay-title = Ta pile
lay-ask = Où caches-tu ta carte Frayeur ?
lay-why = Quand tu remportes un pli, tu retournes des cartes du dessus de ta pile. Si la carte Frayeur apparaît, la manche est finie et tu ne marques rien. Sinon, à la fin, chaque carte Détente sous elle rapporte un point, et même deux si elle est alors tout en haut.
lay-help = Place la carte Frayeur : glisse-la, touche une place ou utilise les flèches du clavier.
pile-top = dessus
pile-bottom = dessous
lay-best = points au mieux
scare-card-place = Place de la carte Frayeur
lay-counts = { $above } Détente au-dessus, { $under } en dessous
lay-on-top = Tout en haut, { $under } Détente en dessous : { $best } points si tu ne remportes aucun pli.
lay-between = { $above } Détente au-dessus, { $under } en dessous : { $points ->
    [one] { $points } point
   *[other] { $points } points
} ainsi, jusqu’à { $best } une fois { $above ->
    [one] celle du dessus retournée.
   *[other] celles du dessus retournées.
}
lay-at-bottom = Tout en bas, { $above } Détente au-dessus : aucun point ainsi, mais { $best } si tu retournes toute la pile (Paranoïa).
lay-least = { $least ->
    [one] Dans cette édition, il faut au moins une carte Détente au-dessus de la carte Frayeur.
   *[other] Dans cette édition, il faut au moins { $least } cartes Détente au-dessus de la carte Frayeur.
}
lay-the-pile = Poser la pile
still-laying = Ta pile est posée. On attend : { LIST($asked) }.
everybody-lays = { CODE($seat) ->
    [you] Tu as la carte Départ. Maintenant, chacun cache sa carte Frayeur.
   *[other] { $seat } a la carte Départ. Maintenant, chacun cache sa carte Frayeur.
}
own-pile-order = { $above ->
    [0] Ta pile : la carte Frayeur tout en haut, { $under } Détente en dessous
   *[other] Ta pile : { $above } Détente, puis la carte Frayeur, { $under } Détente en dessous
}

## Jouer

your-hand = Ta main
group = { $copies ->
    [1] { $card }
    [2] { $card }, il y en a deux
    [3] { $card }, il y en a trois
    [4] { $card }, il y en a quatre
    [5] { $card }, il y en a cinq
    [6] { $card }, il y en a six
   *[other] { $card }, il y en a { $copies }
}
group-picked = { $copies ->
    [1] { $card }, choisie
   *[other] { $card }, il y en a { $copies }, { $picked ->
        [one] { $picked } choisie
       *[other] { $picked } choisies
    }
}
pick-cards = Choisis une carte ; appuie encore pour en prendre d’autres du même nombre.
pick-while-waiting = Tu peux déjà choisir tes cartes.
picked-for-later = C’est choisi. Attends ton tour pour jouer.
no-cards-left = Tu n’as plus de cartes.
how-many-cards = Combien de cartes
one-less = Une de moins
one-more = Une de plus
play-set = { $count ->
    [1] Jouer le { $card }
    [2] Jouer deux { $card }
    [3] Jouer trois { $card }
    [4] Jouer quatre { $card }
    [5] Jouer cinq { $card }
    [6] Jouer six { $card }
   *[other] Jouer { $count } cartes : { $card }
}
play-as = Jouer comme { $counts }
would-open = d’autres peuvent jouer au moins aussi haut
would-lead = prendrait la tête
would-take = remporte le pli
would-end-scared = remporte le pli : frayeur, aucun point
would-end-paranoia = remporte le pli : Paranoïa !
too-low = trop bas pour l’instant
set-counts = ensemble, elles battent un { $count } seul, mais pas un { $more }

## Le pli

trick = Le pli
counts-as = vaut
takes-trick = { CODE($seat) ->
    [you] Tu remportes le pli avec { $value }.
   *[other] { $seat } remporte le pli avec { $value }.
}
takes-it-now = en tête
takes-it = l’emporte
leads-trick = { CODE($seat) ->
    [you] Tu entames le prochain pli.
   *[other] { $seat } entame le prochain pli.
}
leads-first-trick = { CODE($seat) ->
    [you] Tu as la carte Départ et tu entames le premier pli.
   *[other] { $seat } a la carte Départ et entame le premier pli.
}
taker-turns = { $fives ->
    [0] Qui remporte ce pli retourne { $count } carte.
    [1] Il y a un 5 : qui remporte ce pli retourne { $count } cartes.
   *[other] Il y a { $fives } cartes de valeur 5 : qui remporte ce pli retourne { $count } cartes.
}
taker-turns-up = Qui remporte le pli retourne
taker-turns-nothing = La carte 0/10 est dans le pli : on ne retourne rien, la carte du dessous de la pile gagnante passe au-dessus.
taker-turns-nothing-short = 0/10 : on ne retourne rien
turns-up = { CODE($seat) ->
    [you] { $fives ->
        [0] Tu retournes { $count } carte.
        [1] Tu retournes { $count } cartes : une pour le pli, et une pour le 5.
       *[other] Tu retournes { $count } cartes : une pour le pli, et { $fives } pour les 5.
    }
   *[other] { $fives ->
        [0] { $seat } retourne { $count } carte.
        [1] { $seat } retourne { $count } cartes : une pour le pli, et une pour le 5.
       *[other] { $seat } retourne { $count } cartes : une pour le pli, et { $fives } pour les 5.
    }
}
bottom-moved = { CODE($seat) ->
    [you] La carte 0/10 : tu ne retournes rien, ta carte du dessous passe au-dessus.
   *[other] La carte 0/10 : { $seat } ne retourne rien, la carte du dessous passe au-dessus.
}
bottom-stayed = { CODE($seat) ->
    [you] La carte 0/10 : tu ne retournes rien, et ta dernière carte ne bouge pas.
   *[other] La carte 0/10 : { $seat } ne retourne rien, et sa dernière carte ne bouge pas.
}
ends-scared = { CODE($seat) ->
    [you] Quelle frayeur pour toi ! La manche est finie.
   *[other] Quelle frayeur pour { $seat } ! La manche est finie.
}
word-scare = Frayeur !
ends-paranoia = { CODE($seat) ->
    [you] Paranoïa ! Tu rafles tout.
   *[other] Paranoïa ! { $seat } rafle tout.
}
word-paranoia = Paranoïa !
ends-hands-empty = Plus personne n’a de carte. La manche est finie.

## Consulter

tricks-of-round = Plis de la manche { $round }
no-trick-yet = Personne n’a encore remporté de pli.
trick-went-to = { CODE($seat) ->
    [you] Pli { $number } : pour toi.
   *[other] Pli { $number } : pour { $seat }.
}
trick-turned = { $count ->
    [one] { $count } carte Détente retournée.
   *[other] { $count } cartes Détente retournées.
}
trick-moved = 0/10 : la carte du dessous est passée au-dessus.
trick-nothing = 0/10 : rien n’a été retourné.
undealt = { $count ->
    [0] Toutes les cartes ont été distribuées.
    [one] { $count } carte n’a pas été distribuée.
   *[other] { $count } cartes n’ont pas été distribuées.
}
leaf-rounds = Manches
all-rounds = Manche par manche
round = Manche
total = Total
round-over = La manche { $number } est finie
round-gain = cette manche
round-go-on = Continuer
how-counted = Manche { $number } : les points
mark-scared = frayeur
mark-paranoia = Paranoïa
mark-winner = ★ gagne
round-scared = { CODE($seat) ->
    [you] Tu as retourné ta carte Frayeur : aucun point. Tous les autres retournent leur pile.
   *[other] { $seat } a retourné la carte Frayeur : aucun point. Tous les autres retournent leur pile.
}
round-hands-empty = Plus personne n’a de carte. Chacun retourne sa pile.
round-paranoia = { CODE($seat) ->
    [you] Paranoïa ! Tu as retourné ta carte Frayeur en toute dernière.
   *[other] Paranoïa ! { $seat } a retourné la carte Frayeur en toute dernière.
}
score-scared = frayeur : rien
score-paranoia = { $points ->
    [one] Paranoïa : { $points } point
   *[other] Paranoïa : { $points } points
}
score-not-shown = pile restée secrète : rien
score-under = { $points ->
    [0] { $above } au-dessus de la Frayeur, rien en dessous
    [one] { $above } au-dessus de la Frayeur, { $under } en dessous : { $points } point
   *[other] { $above } au-dessus de la Frayeur, { $under } en dessous : { $points } points
}
score-doubled = Frayeur tout en haut, { $under } en dessous, et cela compte double : { $points } points
why-doubled = Frayeur tout en haut : { $under } en dessous, chacune vaut 2
why-under = { $above } au-dessus de la Frayeur, { $under } en dessous
why-paranoia = Paranoïa : la Frayeur est venue en toute dernière
score-total = total { $total }
end-won = Tu as gagné !
end-lost = Terminus !
end-watched = Terminus !
open-hands = Toutes les mains et toutes les piles
open-hand = Main : { $cards }
open-pile = { $above ->
    [0] Pile : la carte Frayeur tout en haut, { $under } Détente en dessous
   *[other] Pile : { $above } Détente, puis la carte Frayeur, { $under } Détente en dessous
}
