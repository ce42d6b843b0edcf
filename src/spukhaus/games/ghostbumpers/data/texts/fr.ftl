# Ghostbumpers en français.

title = Ghostbumpers
tagline = Autos tamponneuses à la nuit tombée : remporte des plis, mais ne te laisse pas effrayer.

## Mots

face-relaxed = carte Détente
face-scare = carte Frayeur
stage-lot = tirage au sort
stage-deal = distribution
stage-lay = pose des piles
stage-play = jeu des plis
stage-over = fin
bot-novice = joue comme à sa première partie : une carte à la fois, sans penser à ce qui a déjà été joué, et en oubliant souvent ce que font les 5 et la carte 0/10
bot-sensible = place la carte Frayeur selon la force de sa main, et prend ou évite les plis selon ce qui reste dans sa pile
bot-expert = joue chaque choix jusqu’au bout dans sa tête, des centaines de fois, et retient où chacun met d’habitude sa carte Frayeur ; croit que chacun ne pense qu’à sa propre pile
bot-master = déduit de chaque pli et de chaque pile ce que chacun peut avoir en main, calcule la fin de la manche et sait gâcher la Paranoïa des autres
option-ending = La partie se termine
option-ending-rounds = après toutes les manches : 6 à trois, 8 à quatre, 5 à cinq, 6 à six
option-ending-to = { $number ->
    [1] quand quelqu’un a { $number } point
   *[other] quand quelqu’un a { $number } points
}

## Fins

ending-rounds-played = toutes les manches ont été jouées.
ending-target-reached = l’objectif est atteint.

## Actions

action-start = donner la carte Départ : { $seat }
action-deal = distribuer : { $hands }
action-lay = { $depth ->
    [0] poser la carte Frayeur tout en haut
    [1] poser la carte Frayeur sous une carte Détente
   *[other] poser la carte Frayeur sous { $depth } cartes Détente
}
action-play = { $counts ->
    [unknown] jouer { $cards }
   *[other] jouer la carte 0/10 comme { $counts }
}

## Ce qui s’est passé

event-start-drawn = { CODE($seat) ->
    [you] Le sort te donne la carte Départ.
   *[other] Le sort donne la carte Départ : { $seat }.
}
event-last-round = La manche { $round } est la dernière.
event-dealt = { CODE($seat) ->
    [you] { $cards ->
        [unknown] { $count ->
            [1] Manche { $round } : tu as la carte Départ et tu donnes une carte à chacun.
           *[other] Manche { $round } : tu as la carte Départ et tu donnes { $count } cartes à chacun.
        }
       *[other] Manche { $round } : tu as la carte Départ et tu distribues. Ta main : { $cards }.
    }
   *[other] { $cards ->
        [unknown] { $count ->
            [1] Manche { $round } : { $seat } a la carte Départ et donne une carte à chacun.
           *[other] Manche { $round } : { $seat } a la carte Départ et donne { $count } cartes à chacun.
        }
       *[other] Manche { $round } : { $seat } a la carte Départ et distribue. Ta main : { $cards }.
    }
}
event-laid = { CODE($seat) ->
    [you] { $depth ->
        [unknown] Tu as posé ta pile.
        [0] Tu as posé ta pile, la carte Frayeur tout en haut.
        [1] Tu as posé ta pile, la carte Frayeur sous une carte Détente.
       *[other] Tu as posé ta pile, la carte Frayeur sous { $depth } cartes Détente.
    }
   *[other] { $depth ->
        [unknown] { $seat } a posé une pile.
        [0] { $seat } a posé une pile, la carte Frayeur tout en haut.
        [1] { $seat } a posé une pile, la carte Frayeur sous une carte Détente.
       *[other] { $seat } a posé une pile, la carte Frayeur sous { $depth } cartes Détente.
    }
}
event-played = { CODE($seat) ->
    [you] Tu joues { $cards } : valeur { $value }.
   *[other] { $seat } joue { $cards } : valeur { $value }.
}
event-trick-taken = { CODE($seat) ->
    [you] { $fives ->
        [0] Tu remportes le pli avec { $value }.
        [1] Tu remportes le pli avec { $value }. Il contient un 5.
       *[other] Tu remportes le pli avec { $value }. Il contient { $fives } cartes de valeur 5.
    }
   *[other] { $fives ->
        [0] { $seat } remporte le pli avec { $value }.
        [1] { $seat } remporte le pli avec { $value }. Il contient un 5.
       *[other] { $seat } remporte le pli avec { $value }. Il contient { $fives } cartes de valeur 5.
    }
}
event-turned = { CODE($seat) ->
    [you] { $left ->
        [0] Tu retournes une { $face }. Ta pile est vide.
        [1] Tu retournes une { $face }. Il reste une carte.
       *[other] Tu retournes une { $face }. Il reste { $left } cartes.
    }
   *[other] { $left ->
        [0] { $seat } retourne une { $face }. La pile est vide.
        [1] { $seat } retourne une { $face }. Il reste une carte.
       *[other] { $seat } retourne une { $face }. Il reste { $left } cartes.
    }
}
event-moved = { CODE($seat) ->
    [you] { $face ->
        [unknown] La carte 0/10 : tu fais passer, sans la voir, la carte du dessous de ta pile au-dessus.
       *[other] La carte 0/10 : tu fais passer la carte du dessous de ta pile au-dessus. C’est une { $face }.
    }
   *[other] { $face ->
        [unknown] La carte 0/10 : { $seat } fait passer, sans la voir, la carte du dessous de sa pile au-dessus.
       *[other] La carte 0/10 : { $seat } fait passer la carte du dessous de sa pile au-dessus. C’est une { $face }.
    }
}
event-nothing-moved = { CODE($seat) ->
    [you] La carte 0/10 : tu n’as plus qu’une carte dans ta pile, et rien ne bouge.
   *[other] La carte 0/10 : { $seat } n’a plus qu’une carte dans sa pile, et rien ne bouge.
}
event-scared = { CODE($seat) ->
    [you] Quelle frayeur ! La manche est finie, et tu ne marques rien.
   *[other] Quelle frayeur ! La manche est finie, et { $seat } ne marque rien.
}
event-paranoia = { CODE($seat) ->
    [you] { $points ->
        [1] Paranoïa ! Tu as retourné la carte Frayeur en toute dernière : un point, et rien pour les autres.
       *[other] Paranoïa ! Tu as retourné la carte Frayeur en toute dernière : { $points } points, et rien pour les autres.
    }
   *[other] { $points ->
        [1] Paranoïa ! { $seat } a retourné la carte Frayeur en toute dernière : un point, et rien pour les autres.
       *[other] Paranoïa ! { $seat } a retourné la carte Frayeur en toute dernière : { $points } points, et rien pour les autres.
    }
}
event-hands-empty = Plus personne n’a de carte : la manche est finie.
event-pile-shown = { CODE($seat) ->
    [you] { $doubled ->
        [true] { $points ->
            [0] Ta pile : la carte Frayeur est tout en haut, mais il n’y a rien en dessous : aucun point.
            [1] Ta pile : la carte Frayeur est tout en haut, { $under } Détente en dessous, qui compte double : un point.
           *[other] Ta pile : la carte Frayeur est tout en haut, { $under } Détente en dessous, et cela compte double : { $points } points.
        }
       *[false] { $points ->
            [0] Ta pile : { $above } Détente au-dessus de la carte Frayeur, { $under } en dessous : aucun point.
            [1] Ta pile : { $above } Détente au-dessus de la carte Frayeur, { $under } en dessous : un point.
           *[other] Ta pile : { $above } Détente au-dessus de la carte Frayeur, { $under } en dessous : { $points } points.
        }
    }
   *[other] { $doubled ->
        [true] { $points ->
            [0] { $seat } : la carte Frayeur est tout en haut, mais il n’y a rien en dessous : aucun point.
            [1] { $seat } : la carte Frayeur est tout en haut, { $under } Détente en dessous, qui compte double : un point.
           *[other] { $seat } : la carte Frayeur est tout en haut, { $under } Détente en dessous, et cela compte double : { $points } points.
        }
       *[false] { $points ->
            [0] { $seat } : { $above } Détente au-dessus de la carte Frayeur, { $under } en dessous : aucun point.
            [1] { $seat } : { $above } Détente au-dessus de la carte Frayeur, { $under } en dessous : un point.
           *[other] { $seat } : { $above } Détente au-dessus de la carte Frayeur, { $under } en dessous : { $points } points.
        }
    }
}
event-round-scored = Points de la manche { $round } : { $points }. Total : { $scores }.
event-won = { $count ->
    [1] { CODE($winners) ->
        [you] { $points ->
            [0] Tu gagnes sans un point.
            [1] Tu gagnes avec un point.
           *[other] Tu gagnes avec { $points } points.
        }
       *[other] { $points ->
            [0] { $winners } gagne sans un point.
            [1] { $winners } gagne avec un point.
           *[other] { $winners } gagne avec { $points } points.
        }
    }
   *[other] { $points ->
        [0] Victoire partagée sans un point : { LIST($winners) }.
        [1] Victoire partagée avec un point chacun : { LIST($winners) }.
       *[other] Victoire partagée avec { $points } points chacun : { LIST($winners) }.
    }
}

## Ce que croit un robot

belief-about-pile = { CODE($seat) ->
    [you] Place de ta carte Frayeur
   *[other] Place de la carte Frayeur ({ $seat })
}
belief-that-depth = { $depth ->
    [0] tout en haut
    [1] sous une carte Détente
   *[other] sous { $depth } cartes Détente
}
belief-about-trickster = La carte 0/10
belief-that-held = { CODE($seat) ->
    [you] dans ta main
   *[other] en main ({ $seat })
}
belief-that-undealt = pas distribuée
belief-about-hand = { CODE($seat) ->
    [you] Ta main
   *[other] Main ({ $seat })
}
belief-that-holds = au moins un { $card }

## Ce que les règles interdisent

error-card-form = « { $text } » n’est pas une carte. Écris le nombre de la carte, de 1 à 9, ou 0/10.
error-number-form = « { $text } » n’est pas un nombre. Écris un nombre de 0 à 99.
error-not-now = Ce n’est pas possible maintenant. La partie en est à : { $stage }.
error-start-wrong = La carte Départ doit aller à l’une des { $seats } personnes de la table.
error-deal-wrong = { $count ->
    [1] On ne peut pas distribuer ainsi : chacun reçoit une carte, prise parmi celles qui existent.
   *[other] On ne peut pas distribuer ainsi : chacun reçoit { $count } cartes, prises parmi celles qui existent.
}
error-lay-too-deep = La pile n’a que { $most } cartes Détente : la carte Frayeur ne peut pas être sous { $depth } cartes. Pose-la plus haut.
error-lay-too-high = { $least ->
    [1] Il faut au moins une carte Détente au-dessus de la carte Frayeur, pas { $depth }. Pose-la plus bas.
   *[other] Il faut au moins { $least } cartes Détente au-dessus de la carte Frayeur, pas { $depth }. Pose-la plus bas.
}
error-play-unequal = Ces cartes ne sont pas identiques : { $cards }. Joue des cartes d’un seul et même nombre.
error-play-not-held = { $held ->
    [0] Tu n’as pas de { $card }. Joue des cartes de ta main.
   *[other] Tu voulais jouer { $count } fois le { $card }, et tu n’en as que { $held }. Joue des cartes de ta main.
}
error-trickster-alone = La carte 0/10 se joue toujours seule. Retire les autres cartes.
error-trickster-undeclared = Dis ce que vaut la carte 0/10 : « play 0/10 as 0 » ou « play 0/10 as 10 ».
error-trickster-value = La carte 0/10 vaut 0 ou 10, pas { $counts }. Choisis l’un des deux.
error-counts-as-shown = Seule la carte 0/10 s’annonce ; un { $card } vaut toujours { $card }. Joue-le sans annonce.

## Fichiers d’édition

error-edition-few-cards = Ligne { $line } : il n’y a que { $found } cartes ; à { $seats } joueurs, il en faut { $needed }.

## Au terminal

terminal-round = Manche { $round } sur { $of }
terminal-round-to-target = Manche { $round }, jusqu’à { $target } points
terminal-player = { $seat } : { $points ->
    [0] aucun point
    [1] un point
   *[other] { $points } points
}, { $cards ->
    [0] aucune carte
    [1] une carte
   *[other] { $cards } cartes
} en main
terminal-pile-unlaid = pile pas encore posée
terminal-pile = { $size ->
    [1] une carte dans la pile
   *[other] { $size } cartes dans la pile
}, retournées : { $turned }
terminal-own-pile = { $depth ->
    [0] la carte Frayeur est tout en haut
    [1] une carte Détente est au-dessus de la carte Frayeur
   *[other] { $depth } cartes Détente sont au-dessus de la carte Frayeur
}
terminal-trick = Sur la table :
terminal-trick-line = { $seat } : { $cards }, valeur { $value }
terminal-leading = Pour l’instant, { $seat } remporte le pli.
terminal-hand = Ta main : { $cards }
terminal-undealt = { $count ->
    [1] Une carte n’a pas été distribuée.
   *[other] { $count } cartes n’ont pas été distribuées.
}
terminal-name = { $seat }
terminal-standings = Manche par manche :

## Ce que valent les choses

study-depth = Cartes Détente au-dessus de la carte Frayeur : points dans la manche
study-cards = Nombres en main : points dans la manche

opening-pile-title = Piles de départ : cartes au-dessus de la carte Frayeur
opening-pile = { $depth ->
    [0] carte Frayeur tout en haut
    [one] sous { $depth } carte Détente
   *[other] sous { $depth } cartes Détente
}
