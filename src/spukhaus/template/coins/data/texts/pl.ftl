# Coins po polsku.

title = Coins
tagline = Noc przy promie: czyja zjawa przeprawi się pierwsza?

bot-sensible = stawia tyle, ile trzeba jego zjawie, i odkłada kilka groszy na później
option-rounds = Rundy
option-rounds-1 = jedna
option-rounds-2 = dwie

## Zakończenia

ending-counted = rozegrano wszystkie rundy.

## Akcje

action-deal = rozdaj: { $cards }
action-bid = { $pennies ->
    [0] nie stawiaj nic
    [one] postaw jeden grosz
    [few] postaw { $pennies } grosze
   *[many] postaw { $pennies } groszy
}

## Co się stało

event-dealt = { $card ->
    [unknown] Runda { $round }: każdy losuje zjawę.
   *[other] Runda { $round }: losujesz zjawę { $card }.
}
event-has-bid = { CODE($seat) ->
    [you] { $pennies ->
        [unknown] Twoja stawka jest gotowa.
        [0] Nie stawiasz nic.
        [one] Stawiasz jeden grosz.
        [few] Stawiasz { $pennies } grosze.
       *[many] Stawiasz { $pennies } groszy.
    }
   *[other] { $pennies ->
        [unknown] { $seat } ma już stawkę.
        [0] { $seat } nie stawia nic.
        [one] { $seat } stawia jeden grosz.
        [few] { $seat } stawia { $pennies } grosze.
       *[many] { $seat } stawia { $pennies } groszy.
    }
}
event-shown = { $count ->
    [one] { CODE($winners) ->
        [you] Zjawy: { $cards }. Grosze: { $bids }. Przeprawiasz się najpierw. Punkty: { $scores }.
       *[other] Zjawy: { $cards }. Grosze: { $bids }. Najpierw przeprawia się { $winners }. Punkty: { $scores }.
    }
   *[other] Zjawy: { $cards }. Grosze: { $bids }. Wspólna przeprawa: { LIST($winners) }. Punkty: { $scores }.
}

## Czego zabraniają zasady

error-not-now = Teraz nie można tego zrobić.
error-deal-wrong = Każdy losuje jedną zjawę, od 1 do { $highest }.
error-too-many = { $most ->
    [0] Twoja sakiewka jest pusta. Nie stawiaj nic.
    [one] Możesz postawić najwyżej jeden grosz.
    [few] Możesz postawić najwyżej { $most } grosze.
   *[many] Możesz postawić najwyżej { $most } groszy.
}

## W terminalu

terminal-round = Runda { $round } z { $of }
terminal-player = { $seat }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $purse ->
    [one] został jeden grosz.
    [few] zostały { $purse } grosze.
   *[many] zostało { $purse } groszy.
}
terminal-has-bid = Stawka gotowa.
terminal-ghost = Twoja zjawa: { $card }
