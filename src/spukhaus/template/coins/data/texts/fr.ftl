# Coins en français.

title = Coins
tagline = La nuit, au bac : quel fantôme traversera le premier ?

bot-sensible = mise juste ce qu’il faut à son fantôme et garde quelques sous pour plus tard
option-rounds = Manches
option-rounds-1 = une
option-rounds-2 = deux

## Comment cela finit

ending-counted = toutes les manches ont été jouées.

## Actions

action-deal = distribuer : { $cards }
action-bid = { $pennies ->
    [0] ne rien miser
    [one] miser un sou
   *[other] miser { $pennies } sous
}

## Ce qui s’est passé

event-dealt = { $card ->
    [unknown] Manche { $round } : chacun tire un fantôme.
   *[other] Manche { $round } : tu tires le fantôme { $card }.
}
event-has-bid = { CODE($seat) ->
    [you] { $pennies ->
        [unknown] Tu as misé.
        [0] Tu n’as rien misé.
        [one] Tu as misé un sou.
       *[other] Tu as misé { $pennies } sous.
    }
   *[other] { $pennies ->
        [unknown] { $seat } a misé.
        [0] { $seat } n’a rien misé.
        [one] { $seat } a misé un sou.
       *[other] { $seat } a misé { $pennies } sous.
    }
}
event-shown = { $count ->
    [one] { CODE($winners) ->
        [you] Fantômes : { $cards }. Sous : { $bids }. Tu traverses en premier. Points : { $scores }.
       *[other] Fantômes : { $cards }. Sous : { $bids }. { $winners } traverse en premier. Points : { $scores }.
    }
   *[other] Fantômes : { $cards }. Sous : { $bids }. Traversée commune : { LIST($winners) }. Points : { $scores }.
}

## Ce que les règles interdisent

error-not-now = Ce n’est pas possible maintenant. Regarde ce qu’on te demande.
error-deal-wrong = Chacun tire un fantôme, de 1 à { $highest }.
error-too-many = { $most ->
    [0] Ta bourse est vide. Ne mise rien.
    [one] Tu peux miser un sou au plus.
   *[other] Tu peux miser { $most } sous au plus.
}

## Au terminal

terminal-round = Manche { $round } sur { $of }
terminal-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $purse ->
    [one] encore { $purse } sou.
   *[other] encore { $purse } sous.
}
terminal-has-bid = A misé.
terminal-ghost = Ton fantôme : { $card }
