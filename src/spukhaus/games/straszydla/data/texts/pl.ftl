# Straszydła po polsku.

title = Straszydła
tagline = Zbieraj straszydła za dnia i w nocy, karm je i jako pierwsza osoba wypełnij swój tajny pakt.
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
    .imp-genitive = Diablika wody
    .count-imp = { $count ->
        [one] { $count } Diablik wody
        [few] { $count } Diabliki wody
       *[many] { $count } Diablików wody
    }
element-air = Powietrze
    .genitive = Powietrza
    .imp-genitive = Diablika powietrza
    .count-imp = { $count ->
        [one] { $count } Diablik powietrza
        [few] { $count } Diabliki powietrza
       *[many] { $count } Diablików powietrza
    }
element-fire = Ogień
    .genitive = Ognia
    .imp-genitive = Diablika ognia
    .count-imp = { $count ->
        [one] { $count } Diablik ognia
        [few] { $count } Diabliki ognia
       *[many] { $count } Diablików ognia
    }
element-earth = Ziemia
    .genitive = Ziemi
    .imp-genitive = Diablika ziemi
    .count-imp = { $count ->
        [one] { $count } Diablik ziemi
        [few] { $count } Diabliki ziemi
       *[many] { $count } Diablików ziemi
    }
element-all = wszystkie żywioły
    .genitive = wszystkich żywiołów
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
stage-arrange = ustawianie miasta
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
bot-novice = idzie tam, gdzie blisko leży dużo; zapomina o innych, o wymianie i o tym, co trzeba będzie zjeść
bot-sensible = zbiera to, co jedzą jego straszydła i czego wymaga pakt, schodzi innym z drogi, licytuje i zmienia kości według ich wartości
bot-expert = rozgrywa w myślach kilka dróg do końca pory dnia i dokładnie oblicza, kogo nakarmić, ile licytować i jak zmienić kości
bot-master = rozgrywa w myślach każdy dobry plan setki razy, przeciw temu, co pewnie zrobią inni; z twoich straszydeł zgaduje twój pakt, a posiłki, stawki i kości oblicza dokładnie
belief-about-plan = Dokąd idzie gracz ({ $seat })
belief-that-goes-to = na { $cell }
belief-about-pact = Pakt ({ $seat })
belief-that-pact = { $pact }
belief-about-bid = Stawka ({ $seat })
belief-that-bids = { COUNT($energy, "colour-energy") }

## Zakończenia

ending-day = pakt został wypełniony na koniec dnia.
ending-night = pakt został wypełniony na koniec nocy.
ending-phase-limit = żaden pakt nie został wypełniony na czas; liczy się najpełniejszy.
ending-out-of-reach = żadnego paktu nie dało się już wypełnić; liczy się najpełniejszy.

## Akcje

action-board = ułóż miasto: { $tiles }
action-arrange = ustaw miasto: { $tiles }
action-first = zaczyna { $seat }
action-pacts = rozdaj pakty: { $pacts }
action-uncover = odkryj: { $spook }
action-roll = rzuć { $dice }
action-take = weź straszydło startowe ze stosu { FORM($element, "genitive") }
action-settle = postaw pionek na { $cell }
action-begin = zacznij od { FORM($time, "genitive") }
action-unblock = usuń STOP z { $cell }
action-pass = pasuj
action-plan = zaplanuj { $arrows }
action-keep = zostań przy planie
action-redirect = z Diablikiem idź zamiast tego { $arrows }
action-reroll-horror = zapłać grozą i przerzuć { $die }
action-reroll-imp = z Diablikiem przerzuć { $dice }
action-bid = postaw { COUNT($energy, "colour-energy", "accusative") }
action-bend = zmień kości na { $dice }
action-retreat = odwrót na { $cell }
action-let-choose = pozwól wybrać przegranej stronie
action-collect = { $colours ->
    [unknown] zbierz, co tu leży
   *[other] zbierz { COUNT($colours, "accusative") }
}
action-trade = { $with_imp ->
    [true] z Diablikiem wymień { COUNT($cubes, "accusative") } na { $colour ->
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
    [true] z Diablikiem nakarm straszydło { $spook }{ $colour ->
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
event-first-drawn = Zaczyna { $seat }.
event-pacts-dealt = { $pact ->
    [unknown] { $seat } dostaje pakt.
   *[other] { $seat } dostaje pakt: { $pact }.
}
event-starter-taken = { $seat } bierze straszydło { $spook } ze stosu { FORM($element, "genitive") }, a do tego { COUNT($energy, "colour-energy", "accusative") } i { COUNT($horror, "cube-horror", "accusative") }.
event-uncovered = Na wierzchu stosu { FORM($element, "genitive") } leży teraz { $spook }.
event-settled = { $seat } zaczyna na { $cell }, { $tile }.
event-time-chosen = { $seat } wybiera { $time }.
event-phase-began = Zaczyna się { $time }, pora { $phase }. Rozpoczyna { $seat }.
event-stops-lifted = { $count ->
    [one] Jedyny znacznik STOP znika.
    [few] Wszystkie { $count } znaczniki STOP znikają.
   *[many] Wszystkie znaczniki STOP znikają: { $count }.
}
event-produced = { CODE($time) ->
    [day] Dzielnice dzienne wytwarzają { COUNT($count, "cube-fear", "accusative") }.
   *[night] Dzielnice nocne wytwarzają { COUNT($count, "cube-fear", "accusative") }.
}
event-round-began = { $last ->
    [true] Zaczyna się runda { $round }, ostatnia w tej porze dnia. { $seat } zdejmuje z karty ostatnią kostkę.
   *[false] { $count ->
        [one] Zaczyna się runda { $round }. { $seat } zdejmuje kostkę z karty; zostaje jedna.
        [few] Zaczyna się runda { $round }. { $seat } zdejmuje kostkę z karty; zostają { $count }.
       *[many] Zaczyna się runda { $round }. { $seat } zdejmuje kostkę z karty; zostaje { $count }.
    }
}
event-stop-removed = { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } i usuwa STOP z { $cell }, { $tile }.
event-passed = { $seat } pasuje.
event-plan-made = { $seat } ma już plan.
event-plan-shown = { $seat } pokazuje plan: przez { $cells }.
event-plan-kept = { $seat } zostaje przy planie.
event-redirected = { $seat } używa { FORM($element, "imp-genitive") } i idzie inaczej.
event-moved = { $seat } idzie przez { $cells } i staje na { $cell }, { $tile }.
event-duel-began = Pojedynek na { $cell }, { $tile }: { LIST($seat) }, w kolejności przybycia.
event-duel-rolled = { $seat }, siła { $strength }, rzuca { $dice }.
event-rerolled-with-horror = { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } i przerzuca { $die }.
event-rerolled-with-imp = { $seat } używa { FORM($element, "imp-genitive") } i przerzuca { LIST($dice) }.
event-rolled-again = { $seat } ma teraz { $dice }.
event-dice-laid = Kości leżą naprzeciw siebie: { $dice }. Sukcesy ({ $seat }): { $first } do { $second }.
event-bid-made = { $energy ->
    [unknown] { $seat } ma już stawkę.
   *[other] { $seat } stawia { COUNT($energy, "colour-energy", "accusative") }.
}
event-bid-shown = { $seat } pokazuje stawkę i wydaje { COUNT($energy, "colour-energy", "accusative") }.
event-duel-bent = { $count ->
    [0] { $seat } zostawia kości bez zmian: { $dice }.
   *[other] { $seat } zmienia kości o { $count }: z { $before } na { $dice }.
}
event-duel-won = { $reason ->
    [before] { $seat } zostaje: remis { $own }:{ $other }, ale przed energią te kości były lepsze.
    [arrival] { $seat } zostaje: remis { $own }:{ $other }, decyduje kolejność przybycia.
   *[successes] { $seat } zostaje: sukcesy { $own }:{ $other }.
}
event-duel-lost = { $seat } musi się wycofać.
event-choice-given = { $seat } oddaje wybór odwrotu i bierze { COUNT($horror, "cube-horror", "accusative") }.
event-retreated = { $seat } wycofuje się na { $cell }, { $tile }.
event-collected = { $seat } zbiera na { $cell } { COUNT($cubes, "accusative") }.
event-traded = { $with_imp ->
    [true] { $seat } używa Diablika i wymienia { COUNT($cubes, "accusative") } na { $colour ->
        [unknown] { FORM($element, "imp-genitive") }
       *[other] { COUNT(1, $colour, "accusative") }
    }.
   *[false] { $seat } wymienia { COUNT($cubes, "accusative") } na { $colour ->
        [unknown] { FORM($element, "imp-genitive") }
       *[other] { COUNT(1, $colour, "accusative") }
    }.
}
event-bought = { $seat } kupuje straszydło { $spook } za { COUNT($cubes, "accusative") }; przynosi ono { COUNT($energy, "colour-energy", "accusative") }.
event-swapped = { $seat } oddaje { FORM($element, "imp-genitive") } za { COUNT(1, $colour, "accusative") }.
event-horror-for-cube = { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } za { COUNT(1, $colour, "accusative") }.
event-horror-for-imp = { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } za { FORM($element, "imp-genitive") }.
event-imp-summoned = { $seat } przywołuje { FORM($element, "imp-genitive") }.
event-scare-began = { $count ->
    [one] { $seat } straszy na { $cell }, { $tile }: siła { $strength }, jedna kość.
    [few] { $seat } straszy na { $cell }, { $tile }: siła { $strength }, { $count } kości.
   *[many] { $seat } straszy na { $cell }, { $tile }: siła { $strength }, { $count } kości.
}
event-scare-rolled = { $seat } rzuca { $dice }.
event-scare-bent = { $seat } płaci { COUNT($energy, "colour-energy", "accusative") } i zmienia { $before } na { $dice }.
event-scare-ended = { $off ->
    [0] { $seat } ma { $dice }, razem { $total }: dokładne trafienie przy sile { $strength }, warte { COUNT($count, "cube-fear", "accusative") }.
   *[other] { $seat } ma { $dice }, razem { $total }: różnica { $off } przy sile { $strength }, a to daje { COUNT($count, "cube-fear", "accusative") }.
}
event-scare-paid = { $seat } dostaje { COUNT($count, $colour, "accusative") }.
event-horror-gained = { $seat } dostaje { COUNT($count, "cube-horror", "accusative") }: po jednej za każdą szóstkę.
event-horror-lost = { $seat } traci { COUNT($count, "cube-horror", "accusative") }: po jednej za każdą jedynkę.
event-turn-ended = { $seat } kończy turę.
event-stops-laid = Znaczniki STOP leżą teraz na: { $cells }.
event-feeding-began = { CODE($time) ->
    [day] Dzień się kończy. Straszydła są głodne.
   *[night] Noc się kończy. Straszydła są głodne.
}
event-fed = { $with_imp ->
    [true] { $count ->
        [0] { $seat } używa Diablika i karmi straszydło { $spook }.
       *[other] { $seat } używa Diablika i karmi straszydło { $spook }, dokładając { COUNT($count, $colour, "accusative") }.
    }
   *[false] { $seat } karmi straszydło { $spook } { COUNT($count, $colour, "instrumental") }.
}
event-fed-with-horror = { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } i karmi straszydło { $spook }.
event-spook-lost = { $seat } traci głodne straszydło { $spook }.
event-feeding-ended = { $seat } kończy żywienie.
event-pact-filled = { $seat } ma wypełniony pakt: { $pact }.
event-no-pact-filled = Nikt nie ma wypełnionego paktu.
event-out-of-reach = Straszydeł, które zostały, nikomu nie wystarczy już do wypełnienia paktu.
event-limit-reached = { $count ->
    [one] { $seat } ma wypełnioną jedną część paktu.
    [few] { $seat } ma wypełnione { $count } części paktu.
   *[many] { $seat } ma wypełnionych { $count } części paktu.
}
event-won = { $among ->
    [one] { $seat } wygrywa.
    [few] Udało się { $among } osobom; rozstrzyga siła { $strength } i { COUNT($horror, "cube-horror") }: { LIST($seat) }.
   *[many] Udało się { $among } osobom; rozstrzyga siła { $strength } i { COUNT($horror, "cube-horror") }: { LIST($seat) }.
}
event-pact-shown = Pakt ({ $seat }): { $pact }.
event-summoned = { $seat } przywołuje straszydło { $spook } ze stosu { FORM($element, "genitive") }; przynosi ono { COUNT($energy, "colour-energy", "accusative") }.
event-stack-empty = { $seat } nie może nic przywołać: stos jest pusty.

## Czego zabraniają zasady

error-name-form = „{ $text }” nie jest nazwą. Nazwy zapisuje się małymi literami, z łącznikami.
error-cell-form = „{ $text }” nie jest dzielnicą. Dzielnice nazywają się na przykład c3: kolumna od a do e, rząd od 1 do 5.
error-element-form = „{ $text }” nie jest żywiołem. Żywioły to: { $known }.
error-colour-form = „{ $text }” nie jest kostką, która może tu stać. Kostki to: { $known }.
error-number-form = „{ $text }” nie jest liczbą.
error-die-form = „{ $text }” nie jest kością. Kości pokazują od 1 do 6.
error-arrow-form = „{ $text }” nie jest strzałką. Napisz n, ne, e, se, s, sw, w lub nw; z „>e1” idziesz dalej z tego przedmieścia, a „*>e1” przenosi tam, gdy nie masz żadnego kroku.
error-time-form = „{ $text }” to ani dzień, ani noc (day, night).
error-not-now = Teraz nie można tego zrobić; etap gry: { $stage }.
error-tiles-wrong = Każdy kafel trzeba wymienić raz; wszystkich kafli jest { $count }.
error-chance-wrong = Los nie może tego zrobić.
error-no-starter = Na stosie { FORM($element, "genitive") } nie ma straszydła startowego. Wybierz inny stos.
error-no-suburb = { $cell } nie jest przedmieściem. Wybierz róg miasta.
error-suburb-taken = Na { $cell } ktoś już stoi. Wybierz inne przedmieście.
error-no-stop = Na { $cell } nie ma znacznika STOP.
error-too-little-horror = Masz { COUNT($horror, "cube-horror", "accusative") }; to kosztuje { $cost }.
error-plan-length = { $count ->
    [0] Plan potrzebuje przynajmniej jednej strzałki.
    [one] Zaplanowano { $count } strzałkę; może ich być najwyżej { $most }.
    [few] Zaplanowano { $count } strzałki; może ich być najwyżej { $most }.
   *[many] Zaplanowano { $count } strzałek; może ich być najwyżej { $most }.
}
error-step-off-board = Strzałka { $number }: z { $cell } „{ $arrow }” prowadzi poza miasto.
error-step-blocked = Strzałka { $number }: „{ $arrow }” prowadzi na { $cell }, a tam leży STOP.
error-travel-not-from-suburb = Strzałka { $number }: { $cell } nie jest przedmieściem, więc nie można stamtąd iść dalej bez strzałki.
error-travel-not-to-suburb = Strzałka { $number }: nie można się tak dostać na { $cell }; podaj inne przedmieście.
error-not-stuck = Strzałka { $number }: z { $cell } możesz zrobić krok.
error-redirect-one-arrow = Diablik zmienia dokładnie jedną strzałkę planu albo dodaje jedną na końcu.
error-no-imp = Nie masz { FORM($element, "imp-genitive") }.
error-no-such-die = Nie masz już kości, która pokazuje { $die }.
error-bid-too-high = Nie możesz postawić { COUNT($energy, "colour-energy", "genitive") }; masz { $most }.
error-bend-count = { $wanted ->
    [one] Podaj wartość swojej jedynej kości.
    [few] Liczba podanych wartości: { $count }; masz { $wanted } kości.
   *[many] Liczba podanych wartości: { $count }; masz { $wanted } kości.
}
error-bend-range = Żadna kość nie może pokazać { $die }: wartości są od 1 do 6.
error-bend-budget = Ta zmiana kosztuje { $cost }; masz { $budget }.
error-retreat-illegal = { $cell } nie jest drogą odwrotu. Możliwe: { $cells }.
error-not-while-feeding = To można zrobić tylko w rundzie, nie podczas żywienia.
error-only-while-feeding = Straszydła karmi się dopiero po ostatniej rundzie pory dnia.
error-nothing-lies-here = Nie leży tu żadna kostka.
error-collected-already = W tej rundzie zbieranie już było.
error-collect-colours = { $wanted ->
    [0] Bierzesz to, co tu leży; nie podawaj kolorów.
    [one] Podaj kolor kostki, którą bierzesz.
    [few] Podaj kolory { $wanted } kostek, które bierzesz.
   *[many] Podaj kolory { $wanted } kostek, które bierzesz.
}
error-horror-not-traded = Kostek grozy nie można wymieniać ani płacić nimi za straszydło.
error-trade-count = { $count ->
    [one] Dajesz { $count } kostkę; ta wymiana kosztuje { $wanted }.
    [few] Dajesz { $count } kostki; ta wymiana kosztuje { $wanted }.
   *[many] Dajesz { $count } kostek; ta wymiana kosztuje { $wanted }.
}
error-too-few-cubes = Potrzebujesz { COUNT($wanted, $colour, "genitive") }, a masz { $held }.
error-imp-stack-empty = Na stosie nie ma już { FORM($element, "imp-genitive") }.
error-stack-empty = Na stosie { FORM($element, "genitive") } nie ma już straszydła.
error-bought-already = { $count ->
    [one] W jednej porze dnia możesz kupić jedno straszydło, a to już się stało.
    [few] W jednej porze dnia możesz kupić { $count } straszydła, a to już się stało.
   *[many] W jednej porze dnia możesz kupić { $count } straszydeł, a to już się stało.
}
error-price = { $spook } kosztuje { $wanted }; leży { $count }.
error-no-imp-here = W tej dzielnicy nie można przywołać Diablika.
error-summoned-already = W tej rundzie Diablik już został przywołany.
error-name-element = { $centrum ->
    [true] W Centrum podaj żywioł Diablika.
   *[false] Dzielnica rozstrzyga, który Diablik przyjdzie; nie podawaj żywiołu.
}
error-no-scare-here = W tej dzielnicy nie można straszyć.
error-scared-already = W tej rundzie straszenie już było.
error-no-spooks = Nie masz straszydła, które mogłoby straszyć.
error-not-your-spook = Nie masz takiego straszydła: { $spook }.
error-fed-already = To straszydło jest już nakarmione: { $spook }.
error-wrong-food = { $spook } je tylko { FORM($colour, "cubes") }; nie podawaj koloru.
error-name-colour = { $spook } je jeden dowolny kolor; podaj go.
error-imp-feeds-others = Diablik liczy się tylko jako kostki własnego koloru: { FORM($colour, "cubes") }.

## Pliki wydań

error-edition-colour-twice = Wiersz { $line }: „{ $entry }” ma kolor „{ $found }” innego żywiołu.
error-edition-board-size = Wiersz { $line }: „{ $entry }” to { $found }; bok miasta ma 3 albo 5 kafli.
error-edition-place-taken = Wiersz { $line }: miejsce „{ $found }” jest już zajęte.
error-edition-place-missing = Wiersz { $line }: nie ma kafla na miejsce „{ $missing }”.
error-edition-tile-count = Wiersz { $line }: miasto o boku { $size } potrzebuje kafli z miejscem „district”: { $needed }; jest ich { $found }.
error-edition-starters = Wiersz { $line }: straszydeł startowych (żywioł „all”) musi być { $needed }, po jednym na stos; jest ich { $found }.
error-edition-no-spook = Wiersz { $line }: nie ma straszydła żywiołu „{ $missing }”.
error-edition-name-taken = Wiersz { $line }: „{ $found }” stoi tu po raz drugi.
error-edition-no-imp = Wiersz { $line }: nie ma wpisu dla Diablików żywiołu „{ $missing }”.
error-edition-pact-size = Wiersz { $line }: liczba żywiołów w „{ $entry }” to { $found }; musi wynosić od { $least } do { $most }.
error-edition-pact-twice = Wiersz { $line }: pakt „{ $found }” stoi tu po raz drugi.
error-edition-few-pacts = Wiersz { $line }: paktów jest { $found }, a pełny stół potrzebuje { $needed }.
error-edition-scare-order = Wiersz { $line }: „{ $entry }” to { $found }; wiersze tabeli straszenia muszą iść po kolei, tu przypada { $needed }.

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
terminal-compose-path = Napisz najwyżej tyle strzałek: { $arrows }, od { $start }, na przykład „n ne s”: n, ne, e, se, s, sw, w, nw. Z przedmieścia, na które wchodzisz, możesz iść dalej z innego: „ne>e1”. Gdzie nie ma żadnego kroku: „*>e1”. „random” planuje losowo.
terminal-compose-redirect = Twój plan to { $arrows }. Napisz „keep” albo całą nową drogę z jedną zmienioną strzałką lub jedną więcej na końcu.
terminal-compose-reroll = Twoje kości: { $dice }. Napisz „pass”, „reroll-horror 3” dla kości, która pokazuje 3, albo z Diablikiem „reroll-imp 3 5” dla dowolnych swoich kości.
terminal-compose-bid = Ile energii stawiasz? Od 0 do { $most }.
terminal-compose-bend = Twoje kości: { $dice }. Napisz wartości, które mają mieć; wszystkie zmiany razem mogą wynieść najwyżej { $budget }.
terminal-compose-turn = Wybierz numer albo napisz: „collect” (w Centrum z kolorami), „trade blue blue energy for purple”, „trade … for imp fire” (z Diablikiem „ with imp” na końcu), „buy water with blue blue …”.
terminal-compose-arrange = Napisz kafle w kolejności czytania, od b5, albo „random”: { $tiles }
terminal-compose-prompt = Twój wybór:
terminal-card-scare = Straszenie, różnica { $off }: { $count }
terminal-card-horror = Groza: { $reroll } za przerzut, { $cube } za kostkę strachu, { $imp } za Diablika, { $stop } za STOP, { $feed } za posiłek
terminal-card-imps = Diabliki: { $redirect } zmienia plan, { $reroll } przerzuca kości, { $trade } wymienia taniej, { $feed } liczy się jako pokarm
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
