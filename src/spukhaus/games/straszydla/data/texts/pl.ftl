# Straszydła po polsku.

title = Straszydła
tagline = Zbieraj straszydła za dnia i w nocy, karm je i wypełnij swój tajny pakt, zanim inni wypełnią swoje.
option-board = Plansza
option-board-shuffled = potasowana
option-board-arranged = ułożona przez gospodarza

## Słowa

colour-blue = niebieskie
    .cubes = niebieskie kostki
    .count = { $count ->
        [one] { $count } niebieska kostka
        [few] { $count } niebieskie kostki
       *[many] { $count } niebieskich kostek
    }
    .count-accusative = { $count ->
        [one] { $count } niebieską kostkę
        [few] { $count } niebieskie kostki
       *[many] { $count } niebieskich kostek
    }
    .count-genitive = { $count ->
        [one] { $count } niebieskiej kostki
        [few] { $count } niebieskich kostek
       *[many] { $count } niebieskich kostek
    }
    .count-instrumental = { $count ->
        [one] { $count } niebieską kostką
        [few] { $count } niebieskimi kostkami
       *[many] { $count } niebieskimi kostkami
    }
colour-purple = fioletowe
    .cubes = fioletowe kostki
    .count = { $count ->
        [one] { $count } fioletowa kostka
        [few] { $count } fioletowe kostki
       *[many] { $count } fioletowych kostek
    }
    .count-accusative = { $count ->
        [one] { $count } fioletową kostkę
        [few] { $count } fioletowe kostki
       *[many] { $count } fioletowych kostek
    }
    .count-genitive = { $count ->
        [one] { $count } fioletowej kostki
        [few] { $count } fioletowych kostek
       *[many] { $count } fioletowych kostek
    }
    .count-instrumental = { $count ->
        [one] { $count } fioletową kostką
        [few] { $count } fioletowymi kostkami
       *[many] { $count } fioletowymi kostkami
    }
colour-orange = pomarańczowe
    .cubes = pomarańczowe kostki
    .count = { $count ->
        [one] { $count } pomarańczowa kostka
        [few] { $count } pomarańczowe kostki
       *[many] { $count } pomarańczowych kostek
    }
    .count-accusative = { $count ->
        [one] { $count } pomarańczową kostkę
        [few] { $count } pomarańczowe kostki
       *[many] { $count } pomarańczowych kostek
    }
    .count-genitive = { $count ->
        [one] { $count } pomarańczowej kostki
        [few] { $count } pomarańczowych kostek
       *[many] { $count } pomarańczowych kostek
    }
    .count-instrumental = { $count ->
        [one] { $count } pomarańczową kostką
        [few] { $count } pomarańczowymi kostkami
       *[many] { $count } pomarańczowymi kostkami
    }
colour-green = zielone
    .cubes = zielone kostki
    .count = { $count ->
        [one] { $count } zielona kostka
        [few] { $count } zielone kostki
       *[many] { $count } zielonych kostek
    }
    .count-accusative = { $count ->
        [one] { $count } zieloną kostkę
        [few] { $count } zielone kostki
       *[many] { $count } zielonych kostek
    }
    .count-genitive = { $count ->
        [one] { $count } zielonej kostki
        [few] { $count } zielonych kostek
       *[many] { $count } zielonych kostek
    }
    .count-instrumental = { $count ->
        [one] { $count } zieloną kostką
        [few] { $count } zielonymi kostkami
       *[many] { $count } zielonymi kostkami
    }
colour-energy = energia
    .cubes = kostki energii
    .count = { $count ->
        [one] { $count } kostka energii
        [few] { $count } kostki energii
       *[many] { $count } kostek energii
    }
    .count-accusative = { $count ->
        [one] { $count } kostkę energii
        [few] { $count } kostki energii
       *[many] { $count } kostek energii
    }
    .count-genitive = { $count ->
        [one] { $count } kostki energii
        [few] { $count } kostek energii
       *[many] { $count } kostek energii
    }
    .count-instrumental = { $count ->
        [one] { $count } kostką energii
        [few] { $count } kostkami energii
       *[many] { $count } kostkami energii
    }
colour-any = dowolny kolor
    .cubes = kostki dowolnego koloru
    .count = { $count ->
        [one] { $count } kostka dowolnego koloru
        [few] { $count } kostki dowolnego koloru
       *[many] { $count } kostek dowolnego koloru
    }
    .count-accusative = { $count ->
        [one] { $count } kostkę dowolnego koloru
        [few] { $count } kostki dowolnego koloru
       *[many] { $count } kostek dowolnego koloru
    }
    .count-genitive = { $count ->
        [one] { $count } kostki dowolnego koloru
        [few] { $count } kostek dowolnego koloru
       *[many] { $count } kostek dowolnego koloru
    }
    .count-instrumental = { $count ->
        [one] { $count } kostką dowolnego koloru
        [few] { $count } kostkami dowolnego koloru
       *[many] { $count } kostkami dowolnego koloru
    }
cube-fear = strach
    .count = { $count ->
        [one] { $count } kostka strachu
        [few] { $count } kostki strachu
       *[many] { $count } kostek strachu
    }
    .count-accusative = { $count ->
        [one] { $count } kostkę strachu
        [few] { $count } kostki strachu
       *[many] { $count } kostek strachu
    }
    .count-genitive = { $count ->
        [one] { $count } kostki strachu
        [few] { $count } kostek strachu
       *[many] { $count } kostek strachu
    }
cube-horror = groza
    .count = { $count ->
        [one] { $count } kostka grozy
        [few] { $count } kostki grozy
       *[many] { $count } kostek grozy
    }
    .count-accusative = { $count ->
        [one] { $count } kostkę grozy
        [few] { $count } kostki grozy
       *[many] { $count } kostek grozy
    }
    .count-genitive = { $count ->
        [one] { $count } kostki grozy
        [few] { $count } kostek grozy
       *[many] { $count } kostek grozy
    }
element-water = Woda
    .genitive = Wody
    .imp = Diablik wody
    .imp-genitive = Diablika wody
    .count-imp = { $count ->
        [one] { $count } Diablik wody
        [few] { $count } Diabliki wody
       *[many] { $count } Diablików wody
    }
element-air = Powietrze
    .genitive = Powietrza
    .imp = Diablik powietrza
    .imp-genitive = Diablika powietrza
    .count-imp = { $count ->
        [one] { $count } Diablik powietrza
        [few] { $count } Diabliki powietrza
       *[many] { $count } Diablików powietrza
    }
element-fire = Ogień
    .genitive = Ognia
    .imp = Diablik ognia
    .imp-genitive = Diablika ognia
    .count-imp = { $count ->
        [one] { $count } Diablik ognia
        [few] { $count } Diabliki ognia
       *[many] { $count } Diablików ognia
    }
element-earth = Ziemia
    .genitive = Ziemi
    .imp = Diablik ziemi
    .imp-genitive = Diablika ziemi
    .count-imp = { $count ->
        [one] { $count } Diablik ziemi
        [few] { $count } Diabliki ziemi
       *[many] { $count } Diablików ziemi
    }
element-all = wszystkie żywioły
    .genitive = wszystkich żywiołów
    .imp = Diablik wszystkich żywiołów
    .imp-genitive = Diablika wszystkich żywiołów
    .count-imp = { $count ->
        [one] { $count } Diablik wszystkich żywiołów
        [few] { $count } Diabliki wszystkich żywiołów
       *[many] { $count } Diablików wszystkich żywiołów
    }
time-day = dzień
    .genitive = dnia
time-night = noc
    .genitive = nocy
time-both = dzień i noc
    .genitive = dnia i nocy
stage-board = układanie miasta
stage-arrange = układanie miasta przez gospodarza
stage-first = losowanie osoby rozpoczynającej
stage-pacts = rozdawanie paktów
stage-take = wybór straszydeł startowych
stage-settle = wybór przedmieść
stage-begin = wybór dnia lub nocy
stage-unblock = usuwanie znaczników STOP
stage-plan = planowanie
stage-move = ruchy
stage-duel-roll = rzut w pojedynku
stage-duel-reroll = przerzuty w pojedynku
stage-bid = stawki w pojedynku
stage-bend-duel = zmiana kości w pojedynku
stage-retreat = wskazanie odwrotu
stage-retreat-choice = wybór odwrotu
stage-act = akcje
stage-scare-roll = rzut przy straszeniu
stage-scare-reroll = przerzuty przy straszeniu
stage-bend-scare = zmiana kości przy straszeniu
stage-colour = wybór koloru
stage-feed = żywienie
stage-summon = przywoływanie
stage-uncover = odkrywanie karty
stage-over = koniec gry
bot-novice = idzie tam, gdzie blisko leży dużo kostek; zapomina o innych, o wymianie i o tym, że straszydła będą głodne
bot-sensible = zbiera to, co jedzą jego straszydła i czego wymaga pakt, schodzi innym z drogi, a za stawki i zmianę kości płaci tyle, ile są warte
bot-expert = rozgrywa w myślach kilka dróg do końca pory dnia i dokładnie oblicza, kogo nakarmić, ile postawić i jak zmienić kości
bot-master = rozgrywa w myślach każdy dobry plan setki razy, przeciw temu, co pewnie zrobią inni; z twoich straszydeł zgaduje twój pakt, a posiłki, stawki i kości oblicza dokładnie
belief-about-plan = { CODE($seat) ->
    [you] Dokąd idziesz
   *[other] Dokąd idzie { $seat }
}
belief-that-goes-to = na { $cell }
belief-about-pact = { CODE($seat) ->
    [you] Twój pakt
   *[other] Pakt ({ $seat })
}
belief-that-pact = { $pact }
belief-about-bid = { CODE($seat) ->
    [you] Twoja stawka
   *[other] Stawka ({ $seat })
}
belief-that-bids = { COUNT($energy, "colour-energy") }

## Zakończenia

ending-day = pakt został wypełniony na koniec dnia.
ending-night = pakt został wypełniony na koniec nocy.
ending-phase-limit = nikt nie wypełnił paktu na czas, więc liczy się, kto był najbliżej.
ending-out-of-reach = nikt nie mógł już wypełnić paktu, więc liczy się, kto był najbliżej.

## Akcje

action-board = ułóż miasto: { $tiles }
action-arrange = ustaw miasto: { $tiles }
action-first = rozpoczyna { $seat }
action-pacts = rozdaj pakty: { $pacts }
action-uncover = odkryj: { $spook }
action-roll = rzut: { $dice }
action-take = weź straszydło startowe ze stosu { FORM($element, "genitive") }
action-settle = postaw pionek na { $cell }
action-begin = zacznij od { FORM($time, "genitive") }
action-unblock = usuń znacznik STOP z { $cell }
action-pass = pasuj
action-plan = zaplanuj drogę { $arrows }
action-keep = zostań przy planie
action-redirect = użyj Diablika i idź inaczej: { $arrows }
action-reroll-horror = zapłać grozą i przerzuć kość { $die }
action-reroll-imp = użyj Diablika i przerzuć kości: { $dice }
action-bid = postaw { COUNT($energy, "colour-energy", "accusative") }
action-bend = zmień kości na { $dice }
action-retreat = odwrót na { $cell }
action-let-choose = oddaj wybór przegranej stronie
action-collect = { $colours ->
    [unknown] zbierz, co tu leży
   *[other] zbierz { COUNT($colours, "accusative") }
}
action-trade = { $with_imp ->
    [true] użyj Diablika i wymień { COUNT($cubes, "accusative") } na { $colour ->
        [unknown] { FORM($element, "imp-genitive") }
       *[other] { COUNT(1, $colour, "accusative") }
    }
   *[false] wymień { COUNT($cubes, "accusative") } na { $colour ->
        [unknown] { FORM($element, "imp-genitive") }
       *[other] { COUNT(1, $colour, "accusative") }
    }
}
action-buy = kup straszydło ze stosu { FORM($element, "genitive") } za { COUNT($cubes, "accusative") }
action-swap = oddaj { FORM($element, "imp-genitive") } za kostkę
action-horror-cube = zapłać grozą za { COUNT(1, $colour, "accusative") }
action-horror-imp = zapłać grozą za { FORM($element, "imp-genitive") }
action-summon-imp = { $element ->
    [unknown] przywołaj Diablika
   *[other] przywołaj { FORM($element, "imp-genitive") }
}
action-scare = strasz
action-colour = weź { FORM($colour, "cubes") }
action-feed = { $with_imp ->
    [true] użyj Diablika i nakarm straszydło { $spook }{ $colour ->
        [unknown] { "" }
       *[other] { "" } ({ FORM($colour, "cubes") })
    }
   *[false] nakarm straszydło { $spook }{ $colour ->
        [unknown] { "" }
       *[other] { "" } ({ FORM($colour, "cubes") })
    }
}
action-feed-horror = nakarm grozą straszydło { $spook }
action-summon = przywołaj straszydło ze stosu { FORM($element, "genitive") }
action-end = zakończ swoją turę

## Co się stało

event-board-laid = Miasto jest ułożone: { $tile }.
event-first-drawn = { CODE($seat) ->
    [you] Rozpoczynasz.
   *[other] Rozpoczyna { $seat }.
}
event-pacts-dealt = { CODE($seat) ->
    [you] { $pact ->
        [unknown] Dostajesz pakt.
       *[other] Dostajesz pakt: { $pact }.
    }
   *[other] { $pact ->
        [unknown] { $seat } dostaje pakt.
       *[other] { $seat } dostaje pakt: { $pact }.
    }
}
event-starter-taken = { CODE($seat) ->
    [you] Bierzesz straszydło { $spook } ze stosu { FORM($element, "genitive") }, a do tego { COUNT($energy, "colour-energy", "accusative") } i { COUNT($horror, "cube-horror", "accusative") }.
   *[other] { $seat } bierze straszydło { $spook } ze stosu { FORM($element, "genitive") }, a do tego { COUNT($energy, "colour-energy", "accusative") } i { COUNT($horror, "cube-horror", "accusative") }.
}
event-uncovered = Na wierzchu stosu { FORM($element, "genitive") } leży teraz { $spook }.
event-settled = { CODE($seat) ->
    [you] Zaczynasz na { $cell } ({ $tile }).
   *[other] { $seat } zaczyna na { $cell } ({ $tile }).
}
event-time-chosen = { CODE($seat) ->
    [you] Wybierasz { $time }.
   *[other] { $seat } wybiera { $time }.
}
event-phase-began = { CODE($seat) ->
    [you] Zaczyna się { $time } (pora { $phase }). Rozpoczynasz.
   *[other] Zaczyna się { $time } (pora { $phase }). Rozpoczyna { $seat }.
}
event-stops-lifted = { $count ->
    [one] Z planszy znika jedyny znacznik STOP.
    [few] Z planszy znikają { $count } znaczniki STOP.
   *[many] Z planszy znika { $count } znaczników STOP.
}
event-produced = { CODE($time) ->
    [day] Dzielnice dzienne wytwarzają { COUNT($count, "cube-fear", "accusative") }.
   *[night] Dzielnice nocne wytwarzają { COUNT($count, "cube-fear", "accusative") }.
}
event-round-began = { CODE($seat) ->
    [you] { $last ->
        [true] Zaczyna się runda { $round }, ostatnia w tej porze dnia. Zdejmujesz z karty ostatnią kostkę.
       *[false] { $count ->
            [one] Zaczyna się runda { $round }. Zdejmujesz kostkę z karty; zostaje jedna.
            [few] Zaczyna się runda { $round }. Zdejmujesz kostkę z karty; zostają { $count }.
           *[many] Zaczyna się runda { $round }. Zdejmujesz kostkę z karty; zostaje { $count }.
        }
    }
   *[other] { $last ->
        [true] Zaczyna się runda { $round }, ostatnia w tej porze dnia. { $seat } zdejmuje z karty ostatnią kostkę.
       *[false] { $count ->
            [one] Zaczyna się runda { $round }. { $seat } zdejmuje kostkę z karty; zostaje jedna.
            [few] Zaczyna się runda { $round }. { $seat } zdejmuje kostkę z karty; zostają { $count }.
           *[many] Zaczyna się runda { $round }. { $seat } zdejmuje kostkę z karty; zostaje { $count }.
        }
    }
}
event-stop-removed = { CODE($seat) ->
    [you] Płacisz { COUNT($horror, "cube-horror", "accusative") } i usuwasz znacznik STOP z { $cell } ({ $tile }).
   *[other] { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } i usuwa znacznik STOP z { $cell } ({ $tile }).
}
event-passed = { CODE($seat) ->
    [you] Niczego nie zmieniasz.
   *[other] { $seat } niczego nie zmienia.
}
event-plan-made = { CODE($seat) ->
    [you] Twój plan jest gotowy.
   *[other] { $seat } ma już plan.
}
event-plan-shown = { CODE($seat) ->
    [you] Pokazujesz swój plan: { $cells }.
   *[other] { $seat } pokazuje plan: { $cells }.
}
event-plan-kept = { CODE($seat) ->
    [you] Zostajesz przy swoim planie.
   *[other] { $seat } zostaje przy planie.
}
event-redirected = { CODE($seat) ->
    [you] Używasz { FORM($element, "imp-genitive") } i idziesz inaczej.
   *[other] { $seat } używa { FORM($element, "imp-genitive") } i idzie inaczej.
}
event-moved = { CODE($seat) ->
    [you] Idziesz przez { $cells } i stajesz na { $cell } ({ $tile }).
   *[other] { $seat } idzie przez { $cells } i staje na { $cell } ({ $tile }).
}
event-duel-began = Pojedynek na { $cell } ({ $tile }): { LIST($seat) }, w kolejności przybycia.
event-duel-rolled = { CODE($seat) ->
    [you] Przy sile { $strength } wyrzucasz { $dice }.
   *[other] { $seat } (siła { $strength }) wyrzuca { $dice }.
}
event-rerolled-with-horror = { CODE($seat) ->
    [you] Płacisz { COUNT($horror, "cube-horror", "accusative") } i przerzucasz kość { $die }.
   *[other] { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } i przerzuca kość { $die }.
}
event-rerolled-with-imp = { CODE($seat) ->
    [you] Używasz { FORM($element, "imp-genitive") } i przerzucasz kości: { LIST($dice) }.
   *[other] { $seat } używa { FORM($element, "imp-genitive") } i przerzuca kości: { LIST($dice) }.
}
event-rolled-again = { CODE($seat) ->
    [you] Masz teraz na kościach { $dice }.
   *[other] { $seat } ma teraz na kościach { $dice }.
}
event-dice-laid = Kości leżą parami: { $dice }. Sukcesy ({ $seat }): { $first } do { $second }.
event-bid-made = { CODE($seat) ->
    [you] { $energy ->
        [unknown] Twoja stawka jest gotowa.
       *[other] Stawiasz { COUNT($energy, "colour-energy", "accusative") }.
    }
   *[other] { $energy ->
        [unknown] { $seat } ma już gotową stawkę.
       *[other] { $seat } stawia { COUNT($energy, "colour-energy", "accusative") }.
    }
}
event-bid-shown = { CODE($seat) ->
    [you] Pokazujesz stawkę i wydajesz { COUNT($energy, "colour-energy", "accusative") }.
   *[other] { $seat } pokazuje stawkę i wydaje { COUNT($energy, "colour-energy", "accusative") }.
}
event-duel-bent = { CODE($seat) ->
    [you] { $count ->
        [0] Zostawiasz kości bez zmian: { $dice }.
       *[other] Zmieniasz kości o { $count }: z { $before } na { $dice }.
    }
   *[other] { $count ->
        [0] { $seat } zostawia kości bez zmian: { $dice }.
       *[other] { $seat } zmienia kości o { $count }: z { $before } na { $dice }.
    }
}
event-duel-won = { CODE($seat) ->
    [you] { $reason ->
        [before] Zostajesz: remis { $own }:{ $other }, decyduje wynik sprzed energii.
        [arrival] Zostajesz: remis { $own }:{ $other }, decyduje kolejność przybycia.
       *[successes] Zostajesz: sukcesy { $own }:{ $other }.
    }
   *[other] { $reason ->
        [before] { $seat } zostaje: remis { $own }:{ $other }, decyduje wynik sprzed energii.
        [arrival] { $seat } zostaje: remis { $own }:{ $other }, decyduje kolejność przybycia.
       *[successes] { $seat } zostaje: sukcesy { $own }:{ $other }.
    }
}
event-duel-lost = { CODE($seat) ->
    [you] Musisz się wycofać.
   *[other] { $seat } musi się wycofać.
}
event-choice-given = { CODE($seat) ->
    [you] Pozwalasz wybrać miejsce odwrotu i bierzesz { COUNT($horror, "cube-horror", "accusative") }.
   *[other] { $seat } pozwala wybrać miejsce odwrotu i bierze { COUNT($horror, "cube-horror", "accusative") }.
}
event-retreated = { CODE($seat) ->
    [you] Wycofujesz się na { $cell } ({ $tile }).
   *[other] { $seat } wycofuje się na { $cell } ({ $tile }).
}
event-collected = { CODE($seat) ->
    [you] Zbierasz { COUNT($cubes, "accusative") } na { $cell }.
   *[other] { $seat } zbiera { COUNT($cubes, "accusative") } na { $cell }.
}
event-traded = { CODE($seat) ->
    [you] { $with_imp ->
        [true] Używasz Diablika i wymieniasz { COUNT($cubes, "accusative") } na { $colour ->
            [unknown] { FORM($element, "imp-genitive") }
           *[other] { COUNT(1, $colour, "accusative") }
        }.
       *[false] Wymieniasz { COUNT($cubes, "accusative") } na { $colour ->
            [unknown] { FORM($element, "imp-genitive") }
           *[other] { COUNT(1, $colour, "accusative") }
        }.
    }
   *[other] { $with_imp ->
        [true] { $seat } używa Diablika i wymienia { COUNT($cubes, "accusative") } na { $colour ->
            [unknown] { FORM($element, "imp-genitive") }
           *[other] { COUNT(1, $colour, "accusative") }
        }.
       *[false] { $seat } wymienia { COUNT($cubes, "accusative") } na { $colour ->
            [unknown] { FORM($element, "imp-genitive") }
           *[other] { COUNT(1, $colour, "accusative") }
        }.
    }
}
event-bought = { CODE($seat) ->
    [you] Kupujesz straszydło { $spook } za { COUNT($cubes, "accusative") }; przynosi ci ono { COUNT($energy, "colour-energy", "accusative") }.
   *[other] { $seat } kupuje straszydło { $spook } za { COUNT($cubes, "accusative") }; przynosi ono { COUNT($energy, "colour-energy", "accusative") }.
}
event-swapped = { CODE($seat) ->
    [you] Oddajesz { FORM($element, "imp-genitive") } za { COUNT(1, $colour, "accusative") }.
   *[other] { $seat } oddaje { FORM($element, "imp-genitive") } za { COUNT(1, $colour, "accusative") }.
}
event-horror-for-cube = { CODE($seat) ->
    [you] Płacisz { COUNT($horror, "cube-horror", "accusative") } za { COUNT(1, $colour, "accusative") }.
   *[other] { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } za { COUNT(1, $colour, "accusative") }.
}
event-horror-for-imp = { CODE($seat) ->
    [you] Płacisz { COUNT($horror, "cube-horror", "accusative") } za { FORM($element, "imp-genitive") }.
   *[other] { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } za { FORM($element, "imp-genitive") }.
}
event-imp-summoned = { CODE($seat) ->
    [you] Przywołujesz { FORM($element, "imp-genitive") }.
   *[other] { $seat } przywołuje { FORM($element, "imp-genitive") }.
}
event-scare-began = { CODE($seat) ->
    [you] { $count ->
        [one] Straszysz na { $cell } ({ $tile }): siła { $strength }, jedna kość.
        [few] Straszysz na { $cell } ({ $tile }): siła { $strength }, { $count } kości.
       *[many] Straszysz na { $cell } ({ $tile }): siła { $strength }, { $count } kości.
    }
   *[other] { $count ->
        [one] { $seat } straszy na { $cell } ({ $tile }): siła { $strength }, jedna kość.
        [few] { $seat } straszy na { $cell } ({ $tile }): siła { $strength }, { $count } kości.
       *[many] { $seat } straszy na { $cell } ({ $tile }): siła { $strength }, { $count } kości.
    }
}
event-scare-rolled = { CODE($seat) ->
    [you] Wyrzucasz { $dice }.
   *[other] { $seat } wyrzuca { $dice }.
}
event-scare-bent = { CODE($seat) ->
    [you] Płacisz { COUNT($energy, "colour-energy", "accusative") } i zmieniasz { $before } na { $dice }.
   *[other] { $seat } płaci { COUNT($energy, "colour-energy", "accusative") } i zmienia { $before } na { $dice }.
}
event-scare-ended = { CODE($seat) ->
    [you] { $off ->
        [0] Masz na kościach { $total } ({ $dice }) przy swojej sile { $strength }. Dokładne trafienie! Nagroda: { COUNT($count, "cube-fear") }.
       *[other] Masz na kościach { $total } ({ $dice }) przy swojej sile { $strength }. Różnica { $off }, nagroda: { COUNT($count, "cube-fear") }.
    }
   *[other] { $off ->
        [0] { $seat } ma na kościach { $total } ({ $dice }) przy sile { $strength }. Dokładne trafienie! Nagroda: { COUNT($count, "cube-fear") }.
       *[other] { $seat } ma na kościach { $total } ({ $dice }) przy sile { $strength }. Różnica { $off }, nagroda: { COUNT($count, "cube-fear") }.
    }
}
event-scare-paid = { CODE($seat) ->
    [you] Dostajesz { COUNT($count, $colour, "accusative") }.
   *[other] { $seat } dostaje { COUNT($count, $colour, "accusative") }.
}
event-horror-gained = { CODE($seat) ->
    [you] { $count ->
        [one] Dostajesz { COUNT($count, "cube-horror", "accusative") } za szóstkę.
       *[other] Dostajesz { COUNT($count, "cube-horror", "accusative") }, po jednej za każdą szóstkę.
    }
   *[other] { $count ->
        [one] { $seat } dostaje { COUNT($count, "cube-horror", "accusative") } za szóstkę.
       *[other] { $seat } dostaje { COUNT($count, "cube-horror", "accusative") }, po jednej za każdą szóstkę.
    }
}
event-horror-lost = { CODE($seat) ->
    [you] { $count ->
        [one] Tracisz { COUNT($count, "cube-horror", "accusative") } za jedynkę.
       *[other] Tracisz { COUNT($count, "cube-horror", "accusative") }, po jednej za każdą jedynkę.
    }
   *[other] { $count ->
        [one] { $seat } traci { COUNT($count, "cube-horror", "accusative") } za jedynkę.
       *[other] { $seat } traci { COUNT($count, "cube-horror", "accusative") }, po jednej za każdą jedynkę.
    }
}
event-turn-ended = { CODE($seat) ->
    [you] Kończysz turę.
   *[other] { $seat } kończy turę.
}
event-stops-laid = Znaczniki STOP leżą teraz na: { $cells }.
event-feeding-began = { CODE($time) ->
    [day] Dzień się kończy. Straszydła są głodne.
   *[night] Noc się kończy. Straszydła są głodne.
}
event-fed = { CODE($seat) ->
    [you] { $with_imp ->
        [true] { $count ->
            [0] Używasz Diablika i karmisz straszydło { $spook }.
           *[other] Używasz Diablika i karmisz straszydło { $spook }, dokładając { COUNT($count, $colour, "accusative") }.
        }
       *[false] Karmisz straszydło { $spook } { COUNT($count, $colour, "instrumental") }.
    }
   *[other] { $with_imp ->
        [true] { $count ->
            [0] { $seat } używa Diablika i karmi straszydło { $spook }.
           *[other] { $seat } używa Diablika i karmi straszydło { $spook }, dokładając { COUNT($count, $colour, "accusative") }.
        }
       *[false] { $seat } karmi straszydło { $spook } { COUNT($count, $colour, "instrumental") }.
    }
}
event-fed-with-horror = { CODE($seat) ->
    [you] Płacisz { COUNT($horror, "cube-horror", "accusative") } i karmisz straszydło { $spook }.
   *[other] { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } i karmi straszydło { $spook }.
}
event-spook-lost = { CODE($seat) ->
    [you] Tracisz głodne straszydło { $spook }.
   *[other] { $seat } traci głodne straszydło { $spook }.
}
event-feeding-ended = { CODE($seat) ->
    [you] Kończysz żywienie.
   *[other] { $seat } kończy żywienie.
}
event-pact-filled = { CODE($seat) ->
    [you] Twój pakt jest wypełniony: { $pact }.
   *[other] { $seat } ma wypełniony pakt: { $pact }.
}
event-no-pact-filled = Nikt nie ma wypełnionego paktu.
event-out-of-reach = Zostało za mało straszydeł: nikt nie wypełni już paktu.
event-limit-reached = { CODE($seat) ->
    [you] { $count ->
        [one] Masz wypełnione jedno miejsce w swoim pakcie.
        [few] Masz wypełnione { $count } miejsca w swoim pakcie.
       *[many] Masz wypełnionych { $count } miejsc w swoim pakcie.
    }
   *[other] { $count ->
        [one] { $seat } ma wypełnione jedno miejsce w pakcie.
        [few] { $seat } ma wypełnione { $count } miejsca w pakcie.
       *[many] { $seat } ma wypełnionych { $count } miejsc w pakcie.
    }
}
event-won = { $among ->
    [one] { CODE($seat) ->
        [you] Wygrywasz.
       *[other] { $seat } wygrywa.
    }
    [few] Na równi są { $among } osoby: rozstrzyga siła, potem groza. Wygrana: { LIST($seat) } (siła { $strength }, { COUNT($horror, "cube-horror") }).
   *[many] Na równi jest { $among } osób: rozstrzyga siła, potem groza. Wygrana: { LIST($seat) } (siła { $strength }, { COUNT($horror, "cube-horror") }).
}
event-pact-shown = { CODE($seat) ->
    [you] Twój pakt: { $pact }.
   *[other] Pakt ({ $seat }): { $pact }.
}
event-summoned = { CODE($seat) ->
    [you] Przywołujesz straszydło { $spook } ze stosu { FORM($element, "genitive") }; przynosi ci ono { COUNT($energy, "colour-energy", "accusative") }.
   *[other] { $seat } przywołuje straszydło { $spook } ze stosu { FORM($element, "genitive") }; przynosi ono { COUNT($energy, "colour-energy", "accusative") }.
}
event-stack-empty = { CODE($seat) ->
    [you] Nie możesz nic przywołać: stos jest pusty.
   *[other] { $seat } nie może nic przywołać: stos jest pusty.
}

## Czego zabraniają zasady

error-name-form = „{ $text }” nie jest nazwą. Nazwy pisze się małymi literami, z łącznikami.
error-cell-form = „{ $text }” nie jest dzielnicą. Dzielnicę zapisuje się na przykład jako c3: kolumna od a do e, rząd od 1 do 5.
error-element-form = „{ $text }” nie jest żywiołem. Żywioły to: { $known }.
error-colour-form = „{ $text }” nie jest kostką, którą można tu podać. Możliwe kostki: { $known }.
error-number-form = „{ $text }” nie jest liczbą. Napisz liczbę cyframi.
error-die-form = „{ $text }” nie jest kością. Kości pokazują od 1 do 6.
error-arrow-form = „{ $text }” nie jest strzałką. Napisz n, ne, e, se, s, sw, w lub nw; dopisane „>e1” przenosi cię na to przedmieście, a „*>e1” zabiera cię tam, gdy nie możesz zrobić żadnego kroku.
error-time-form = „{ $text }” to ani dzień, ani noc. Napisz „day” (dzień) albo „night” (noc).
error-not-now = Teraz nie można tego zrobić; etap gry: { $stage }.
error-tiles-wrong = Podaj każdy kafel dokładnie raz; kafli jest { $count }.
error-chance-wrong = Los nie może tego zrobić.
error-no-starter = Na stosie { FORM($element, "genitive") } nie ma straszydła startowego. Wybierz inny stos.
error-no-suburb = { $cell } nie jest przedmieściem. Wybierz róg miasta.
error-suburb-taken = Na { $cell } ktoś już stoi. Wybierz inne przedmieście.
error-no-stop = Na { $cell } nie ma znacznika STOP. Wybierz dzielnicę, w której jakiś leży.
error-too-little-horror = Masz { COUNT($horror, "cube-horror", "accusative") }, a to kosztuje { $cost }.
error-plan-length = { $count ->
    [0] Zaplanuj co najmniej jedną strzałkę.
    [one] W planie jest { $count } strzałka, a może ich być najwyżej { $most }.
    [few] W planie są { $count } strzałki, a może ich być najwyżej { $most }.
   *[many] W planie jest { $count } strzałek, a może ich być najwyżej { $most }.
}
error-step-off-board = Strzałka { $number }: z { $cell } „{ $arrow }” prowadzi poza miasto. Wybierz inny kierunek.
error-step-blocked = Strzałka { $number }: „{ $arrow }” prowadzi na { $cell }, a tam leży STOP. Wybierz drogę naokoło.
error-travel-not-from-suburb = Strzałka { $number }: { $cell } nie jest przedmieściem, więc nie możesz się stamtąd przenieść bez strzałki.
error-travel-not-to-suburb = Strzałka { $number }: na { $cell } nie możesz się przenieść. Podaj inne przedmieście.
error-not-stuck = Strzałka { $number }: z { $cell } możesz zrobić krok. Podaj jego kierunek.
error-redirect-one-arrow = Diablik zmienia dokładnie jedną strzałkę planu albo dodaje jedną na końcu. Resztę zostaw bez zmian.
error-no-imp = Nie masz { FORM($element, "imp-genitive") }.
error-no-such-die = Nie masz już kości, która pokazuje { $die }.
error-bid-too-high = Nie możesz postawić { COUNT($energy, "colour-energy", "genitive") }: masz tylko { $most }.
error-bend-count = { $wanted ->
    [one] Podaj liczbę dla swojej jedynej kości.
    [few] Masz { $wanted } kości, a liczb podano { $count }. Podaj po jednej na każdą kość.
   *[many] Masz { $wanted } kości, a liczb podano { $count }. Podaj po jednej na każdą kość.
}
error-bend-range = Kość nie może pokazać { $die }: ma liczby od 1 do 6.
error-bend-budget = Ta zmiana kosztuje { $cost }, a masz { $budget }. Zmień mniej.
error-retreat-illegal = Na { $cell } nie można się wycofać. Możliwe: { $cells }.
error-not-while-feeding = Tego nie można zrobić przy żywieniu, tylko w czasie rundy.
error-only-while-feeding = Straszydła karmi się dopiero po ostatniej rundzie pory dnia.
error-nothing-lies-here = Nie leży tu żadna kostka, więc nie ma czego zbierać.
error-collected-already = W tej rundzie zbieranie masz już za sobą.
error-collect-colours = { $wanted ->
    [0] Bierzesz to, co tu leży; nie podawaj kolorów.
    [one] Podaj kolor kostki, którą bierzesz.
    [few] Podaj kolory { $wanted } kostek, które bierzesz.
   *[many] Podaj kolory { $wanted } kostek, które bierzesz.
}
error-horror-not-traded = Kostek grozy nie można wymieniać ani płacić nimi za straszydło. Wybierz inne kostki.
error-trade-count = { $count ->
    [one] Dajesz { $count } kostkę, a ta wymiana kosztuje { $wanted }.
    [few] Dajesz { $count } kostki, a ta wymiana kosztuje { $wanted }.
   *[many] Dajesz { $count } kostek, a ta wymiana kosztuje { $wanted }.
}
error-too-few-cubes = Potrzebujesz { COUNT($wanted, $colour, "genitive") }, a masz { $held }.
error-imp-stack-empty = Na stosie nie ma już ani jednego { FORM($element, "imp-genitive") }.
error-stack-empty = Na stosie { FORM($element, "genitive") } nie ma już straszydła.
error-bought-already = { $count ->
    [one] W jednej porze dnia możesz kupić tylko jedno straszydło, a zakup masz już za sobą. Następne kupisz w kolejnej porze.
    [few] W jednej porze dnia możesz kupić tylko { $count } straszydła, a zakupy masz już za sobą. Następne kupisz w kolejnej porze.
   *[many] W jednej porze dnia możesz kupić tylko { $count } straszydeł, a zakupy masz już za sobą. Następne kupisz w kolejnej porze.
}
error-price = { $spook } kosztuje { $wanted }, a dajesz { $count }. Zapłać dokładnie tyle, ile trzeba.
error-no-imp-here = Ta dzielnica nie ma ikony Diablika: nie możesz go tu przywołać.
error-summoned-already = Przywołanie Diablika masz w tej rundzie już za sobą.
error-name-element = { $centrum ->
    [true] W Centrum podaj żywioł Diablika.
   *[false] Dzielnica rozstrzyga, który Diablik przyjdzie; nie podawaj żywiołu.
}
error-no-scare-here = Ta dzielnica nie ma ikony straszenia: nie możesz tu straszyć.
error-scared-already = W tej rundzie straszenie masz już za sobą.
error-no-spooks = Nie masz straszydła, które mogłoby straszyć.
error-not-your-spook = Nie masz takiego straszydła: { $spook }.
error-fed-already = To straszydło jest już nakarmione: { $spook }.
error-wrong-food = { $spook } je tylko { FORM($colour, "cubes") }. Koloru nie musisz podawać.
error-name-colour = { $spook } je kostki jednego, dowolnego koloru. Podaj, którego.
error-imp-feeds-others = Diablik liczy się tylko jako kostki własnego koloru: { FORM($colour, "cubes") }.

## Pliki wydań

error-edition-colour-twice = Wiersz { $line }: „{ $entry }” ma kolor „{ $found }” innego żywiołu.
error-edition-board-size = Wiersz { $line }: „{ $entry }” to { $found }; bok miasta ma 3 albo 5 kafli.
error-edition-place-taken = Wiersz { $line }: miejsce „{ $found }” jest już zajęte.
error-edition-place-missing = Wiersz { $line }: nie ma kafla na miejsce „{ $missing }”.
error-edition-tile-count = Wiersz { $line }: miasto o boku { $size } potrzebuje kafli z miejscem „district”: { $needed }; jest ich { $found }.
error-edition-starters = Wiersz { $line }: straszydeł startowych (żywioł „all”) musi być { $needed }, po jednym na stos; jest ich { $found }.
error-edition-no-spook = Wiersz { $line }: nie ma straszydła żywiołu „{ $missing }”.
error-edition-name-taken = Wiersz { $line }: „{ $found }” pojawia się po raz drugi.
error-edition-no-imp = Wiersz { $line }: nie ma wpisu dla Diablików żywiołu „{ $missing }”.
error-edition-pact-size = Wiersz { $line }: liczba żywiołów w „{ $entry }” to { $found }; musi wynosić od { $least } do { $most }.
error-edition-pact-twice = Wiersz { $line }: pakt „{ $found }” pojawia się po raz drugi.
error-edition-few-pacts = Wiersz { $line }: paktów jest { $found }, a pełny stół potrzebuje { $needed }.
error-edition-scare-order = Wiersz { $line }: „{ $entry }” to { $found }; wiersze tabeli straszenia muszą iść po kolei, tu ma być { $needed }.

## W terminalu

terminal-phase = Pora { $phase } z { $limit }, { $time }, runda { $round }. Rozpoczyna { $seat }.
terminal-set-up = Przygotowanie.
terminal-legend = b niebieskie, p fioletowe, o pomarańczowe, g zielone, * dowolny kolor; liczba: leżące kostki; + i -: wytwarza za dnia, w nocy; s straszenie, i Diablik; # STOP; P1, P2: pionki
terminal-player = { $seat } na { $cell }: { COUNT($cubes) }; { COUNT($horror, "cube-horror") }; { COUNT($imps, "imp") }; siła { $strength }
terminal-spooks = straszydła: { $spooks }
terminal-pact = twój pakt: { $pact } (wypełnione: { $filled })
terminal-stack = { $element }: { $spook } { $day }/{ $night }, cena { $price }; karty: { $left }; Diabliki: { $imps }
terminal-stack-empty = { $element }: nie ma już straszydła; Diabliki: { $imps }
terminal-duel = Pojedynek na { $cell }: { $seat }; kości { $dice }; sukcesy { $first } do { $second }
terminal-scare = Straszenie na { $cell }: kości { $dice }, razem { $total }; siła { $strength }, różnica { $off }, to daje { $reward }
terminal-plan = { $seat } planuje { $arrows }
terminal-compose-path = Napisz drogę od { $start }, na przykład „n ne s”: n, ne, e, se, s, sw, w, nw; strzałek może być najwyżej { $arrows }. Z przedmieścia, na które wchodzisz, możesz się przenieść na inne: „ne>e1”. Gdy nie możesz zrobić żadnego kroku: „*>e1”. „random” planuje losowo.
terminal-compose-redirect = Twój plan to { $arrows }. Napisz „keep”, by przy nim zostać, albo całą nową drogę z jedną zmienioną strzałką lub jedną więcej na końcu.
terminal-compose-reroll = Twoje kości: { $dice }. Napisz „pass”, by je zostawić, „reroll-horror 3”, by przerzucić kość z trójką, albo z Diablikiem „reroll-imp 3 5” dla dowolnych swoich kości.
terminal-compose-bid = Ile energii stawiasz? Od 0 do { $most }.
terminal-compose-bend = Twoje kości: { $dice }. Napisz, co mają pokazywać; wszystkie zmiany razem mogą wynieść najwyżej { $budget }.
terminal-compose-turn = Wybierz numer albo napisz: „collect” (w Centrum z kolorami), „trade blue blue energy for purple”, „trade … for imp fire” (z Diablikiem „ with imp” na końcu), „buy water with blue blue …”.
terminal-compose-arrange = Napisz kafle w kolejności czytania, od b5, albo „random”: { $tiles }
terminal-compose-prompt = Twój wybór:
terminal-card-scare = Straszenie, różnica { $off }: { $count }
terminal-card-horror = Groza: { $reroll } za przerzut, { $cube } za kostkę strachu, { $imp } za Diablika, { $stop } za STOP, { $feed } za posiłek
terminal-card-imps = Diabliki: { $redirect } zmienia plan, { $reroll } przerzuca kości, { $trade } wymienia taniej, { $feed } liczy się jako jedzenie
terminal-card-spook = { $element }: { $spooks }
terminal-end-pact = { $seat }: { $pact }, wypełnione: { $filled }

## Kto wygrywa

study-pact = Pakty: kto wygrywa
study-tile = Przedmieścia na początek: kto wygrywa
study-spook = Straszydła: kto wygrywa wśród tych, którzy mieli ich tyle samo
study-imps = Diabliki: kto wygrywa wśród tych, którzy mieli tyle samo żywiołów

opening-pact-title = Otrzymane pakty
opening-pact = { $pact }
opening-suburb-title = Przedmieścia na początek
opening-suburb = { $tile }
opening-district-title = Pierwsze dzielnice
opening-district = { $tile }
opening-purchase-title = Pierwsze kupione straszydła
opening-purchase = { $spook }
