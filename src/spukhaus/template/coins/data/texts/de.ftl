# Coins auf Deutsch.

title = Coins
tagline = Nachts an der Fähre: Wessen Gespenst setzt zuerst über?

bot-sensible = bietet, was das eigene Gespenst braucht, und spart ein paar Groschen für später auf
option-rounds = Runden
option-rounds-1 = eine
option-rounds-2 = zwei

## Wie es endet

ending-counted = Alle Runden sind gespielt.

## Aktionen

action-deal = austeilen: { $cards }
action-bid = { $pennies ->
    [0] nichts bieten
    [one] einen Groschen bieten
   *[other] { $pennies } Groschen bieten
}

## Was geschehen ist

event-dealt = { $card ->
    [unknown] Runde { $round }: Alle ziehen ein Gespenst.
   *[other] Runde { $round }: Du ziehst das Gespenst { $card }.
}
event-has-bid = { CODE($seat) ->
    [you] { $pennies ->
        [unknown] Du hast geboten.
        [0] Du hast nichts geboten.
        [one] Du hast einen Groschen geboten.
       *[other] Du hast { $pennies } Groschen geboten.
    }
   *[other] { $pennies ->
        [unknown] { $seat } hat geboten.
        [0] { $seat } hat nichts geboten.
        [one] { $seat } hat einen Groschen geboten.
       *[other] { $seat } hat { $pennies } Groschen geboten.
    }
}
event-shown = { $count ->
    [one] { CODE($winners) ->
        [you] Gespenster: { $cards }. Groschen: { $bids }. Du setzt zuerst über. Punkte: { $scores }.
       *[other] Gespenster: { $cards }. Groschen: { $bids }. { $winners } setzt zuerst über. Punkte: { $scores }.
    }
   *[other] Gespenster: { $cards }. Groschen: { $bids }. Zusammen setzen über: { LIST($winners) }. Punkte: { $scores }.
}

## Was die Regeln verbieten

error-not-now = Das geht jetzt nicht. Sieh nach, was gerade gefragt ist.
error-deal-wrong = So kann nicht ausgeteilt werden: Alle ziehen ein Gespenst von 1 bis { $highest }.
error-too-many = { $most ->
    [0] Dein Beutel ist leer. Biete nichts.
    [one] Du kannst höchstens einen Groschen bieten.
   *[other] Du kannst höchstens { $most } Groschen bieten.
}

## Am Terminal

terminal-round = Runde { $round } von { $of }
terminal-player = { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $purse ->
    [one] noch ein Groschen.
   *[other] noch { $purse } Groschen.
}
terminal-has-bid = Gebot liegt.
terminal-ghost = Dein Gespenst: { $card }
