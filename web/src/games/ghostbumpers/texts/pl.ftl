# Co mówią strony Ghostbumpers, po polsku.

## Wokół stołu

player-name = { $seat }
around-the-table = Gracze
your-place = Twoje miejsce
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
start-card = Karta startowa
cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
}
pile-holds = { $size ->
    [one] { $size } karta w stosie
    [few] { $size } karty w stosie
   *[many] { $size } kart w stosie
}, odkryte: { $turned }
turned-up = odkryte: { $count }
state-thinks = zastanawia się…
state-laid = stos leży
state-leads = prowadzi
state-scared = strach!
round-brought = Ta runda: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
round-of = Runda { $round } z { $of }
round-to-target = Runda { $round }, do { $target } punktów
last-round = Ostatnia runda!

## Układanie

lay-title = Twój stos
lay-ask = Gdzie schowasz kartę Strachu?
lay-why = Gdy bierzesz lewę, odkrywasz karty z wierzchu swojego stosu. Jeśli pokaże się karta Strachu, runda się kończy, a ty nie dostajesz nic. Jeśli nie, każda karta Luzu pod nią daje na koniec punkt, a nawet dwa, jeśli karta Strachu leży wtedy na wierzchu.
lay-help = Przesuń kartę Strachu na jej miejsce: przeciągnij ją, dotknij miejsca albo użyj strzałek.
pile-top = wierzch
pile-bottom = spód
lay-best = najwięcej punktów
scare-card-place = Miejsce karty Strachu
lay-counts = Karty Luzu: nad nią { $above }, pod nią { $under }
lay-on-top = Na samym wierzchu, pod nią { $under ->
    [one] { $under } karta Luzu
    [few] { $under } karty Luzu
   *[many] { $under } kart Luzu
}. Jeśli nie weźmiesz żadnej lewy: { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
}.
lay-between = Karty Luzu: nad nią { $above }, pod nią { $under }. Teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, a najwyżej { $best }, gdy te nad nią będą odkryte.
lay-at-bottom = Na samym spodzie, nad nią { $above ->
    [one] { $above } karta Luzu
    [few] { $above } karty Luzu
   *[many] { $above } kart Luzu
}. Teraz bez punktów, ale { $best ->
    [one] { $best } punkt
    [few] { $best } punkty
   *[many] { $best } punktów
}, jeśli odkryjesz cały stos (Paranoja).
lay-least = { $least ->
    [one] W tym wydaniu nad kartą Strachu musi leżeć co najmniej jedna karta Luzu.
    [few] W tym wydaniu nad kartą Strachu muszą leżeć co najmniej { $least } karty Luzu.
   *[many] W tym wydaniu nad kartą Strachu musi leżeć co najmniej { $least } kart Luzu.
}
lay-the-pile = Połóż stos
still-laying = Twój stos leży. Czekamy na: { LIST($asked) }.
everybody-lays = { CODE($seat) ->
    [you] Masz kartę startową. Teraz wszyscy chowają kartę Strachu.
   *[other] { $seat } ma kartę startową. Teraz wszyscy chowają kartę Strachu.
}
own-pile-order = { $above ->
    [0] Twój stos: karta Strachu na wierzchu, pod nią { $under ->
        [0] nic
        [one] { $under } karta Luzu
        [few] { $under } karty Luzu
       *[many] { $under } kart Luzu
    }
   *[other] Twój stos: { $above ->
        [one] { $above } karta Luzu
        [few] { $above } karty Luzu
       *[many] { $above } kart Luzu
    }, potem karta Strachu, pod nią { $under ->
        [0] nic
        [one] { $under } karta Luzu
        [few] { $under } karty Luzu
       *[many] { $under } kart Luzu
    }
}

## Granie

your-hand = Twoja ręka
group = { $copies ->
    [1] { $card }
    [2] { $card }, są dwie
    [3] { $card }, są trzy
    [4] { $card }, są cztery
    [5] { $card }, jest pięć
    [6] { $card }, jest sześć
   *[other] { $card }, sztuk: { $copies }
}
group-picked = { $copies ->
    [1] { $card }, wybrana
   *[other] { $card }, sztuk: { $copies }, wybrane: { $picked }
}
pick-cards = Wybierz kartę; naciśnij jeszcze raz, by wziąć więcej kart z tą samą liczbą.
pick-while-waiting = Możesz już wybrać karty.
picked-for-later = Wybrane. To jeszcze nie twoja kolej.
no-cards-left = Nie masz już kart.
how-many-cards = Ile
one-less = O jedną mniej
one-more = O jedną więcej
play-set = { $count ->
    [1] Zagraj { $card }
    [2] Zagraj dwie { $card }
    [3] Zagraj trzy { $card }
    [4] Zagraj cztery { $card }
    [5] Zagraj pięć { $card }
    [6] Zagraj sześć { $card }
   *[other] Zagraj karty { $card }, sztuk: { $count }
}
play-as = Zagraj jako { $counts }
would-open = inni mogą jeszcze zagrać co najmniej tyle
would-lead = teraz wzięłoby lewę
would-take = bierze lewę
would-end-scared = bierze lewę: strach i żadnych punktów
would-end-paranoia = bierze lewę: Paranoja!
too-low = teraz za mało na lewę
set-counts = razem biją pojedynczą { $count }, ale nie { $more }

## Lewa

trick = Lewa
counts-as = liczy się jako
takes-trick = { CODE($seat) ->
    [you] Bierzesz lewę (wartość: { $value }).
   *[other] { $seat } bierze lewę (wartość: { $value }).
}
takes-it-now = prowadzi
takes-it = bierze
leads-trick = { CODE($seat) ->
    [you] Zaczynasz następną lewę.
   *[other] Następną lewę zaczyna { $seat }.
}
leads-first-trick = { CODE($seat) ->
    [you] Masz kartę startową i zaczynasz pierwszą lewę.
   *[other] { $seat } ma kartę startową i zaczyna pierwszą lewę.
}
taker-turns = { $fives ->
    [0] Kto ją weźmie, odkryje jedną kartę.
   *[other] Piątki w lewie: { $fives }. Kto ją weźmie, odkryje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
}
taker-turns-up = Kto weźmie lewę, odkrywa
taker-turns-nothing = Jest w niej karta 0/10: nic się nie odkrywa, a spodnia karta stosu idzie na wierzch.
taker-turns-nothing-short = 0/10: nic się nie odkrywa
turns-up = { CODE($seat) ->
    [you] { $fives ->
        [0] Odkrywasz jedną kartę.
       *[other] Odkrywasz { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }: jedną za lewę i { $fives ->
            [one] jedną za piątkę
           *[other] { $fives } za piątki
        }.
    }
   *[other] { $fives ->
        [0] { $seat } odkrywa jedną kartę.
       *[other] { $seat } odkrywa { $count ->
            [one] { $count } kartę
            [few] { $count } karty
           *[many] { $count } kart
        }: jedną za lewę i { $fives ->
            [one] jedną za piątkę
           *[other] { $fives } za piątki
        }.
    }
}
bottom-moved = { CODE($seat) ->
    [you] Karta 0/10: nic nie odkrywasz, a spodnia karta twojego stosu idzie na wierzch.
   *[other] Karta 0/10: { $seat } nic nie odkrywa, a spodnia karta stosu idzie na wierzch.
}
bottom-stayed = { CODE($seat) ->
    [you] Karta 0/10: nic nie odkrywasz, a twoja jedyna karta zostaje.
   *[other] Karta 0/10: { $seat } nic nie odkrywa, a jedyna karta zostaje.
}
ends-scared = { CODE($seat) ->
    [you] Ale strach! Odkrywasz kartę Strachu: koniec rundy.
   *[other] Ale strach! { $seat } odkrywa kartę Strachu: koniec rundy.
}
word-scare = Strach!
ends-paranoia = { CODE($seat) ->
    [you] Paranoja! Bierzesz wszystkie punkty.
   *[other] Paranoja! Wszystkie punkty bierze { $seat }.
}
word-paranoia = Paranoja!
ends-hands-empty = Nikt nie ma już kart. Koniec rundy.

## Podglądanie

tricks-of-round = Lewy rundy { $round }
no-trick-yet = Nikt jeszcze nie wziął lewy.
trick-went-to = { CODE($seat) ->
    [you] Lewę { $number } bierzesz ty.
   *[other] Lewę { $number } bierze { $seat }.
}
trick-turned = { $count ->
    [one] Odkryto { $count } kartę Luzu.
    [few] Odkryto { $count } karty Luzu.
   *[many] Odkryto { $count } kart Luzu.
}
trick-moved = 0/10: spodnia karta poszła na wierzch.
trick-nothing = 0/10: nic nie odkryto.
undealt = { $count ->
    [0] Rozdano wszystkie karty.
    [one] Nie rozdano { $count } karty.
   *[other] Nie rozdano { $count } kart.
}
leaf-rounds = Rundy
all-rounds = Runda po rundzie
round = Runda
total = Razem
round-over = Koniec rundy { $number }
round-gain = w tej rundzie
round-go-on = Dalej
how-counted = Runda { $number }: punkty
mark-scared = strach
mark-paranoia = Paranoja
mark-winner = ★ wygrana
round-scared = { CODE($seat) ->
    [you] Odkrywasz swoją kartę Strachu i nie dostajesz nic. Wszyscy inni odkrywają stosy.
   *[other] { $seat } odkrywa kartę Strachu i nie dostaje nic. Wszyscy inni odkrywają stosy.
}
round-hands-empty = Nikt nie miał już kart. Wszyscy odkrywają stosy.
round-paranoia = { CODE($seat) ->
    [you] Paranoja! Odkrywasz swoją kartę Strachu jako ostatnią kartę swojego stosu.
   *[other] Paranoja! { $seat } odkrywa kartę Strachu jako ostatnią kartę stosu.
}
score-scared = strach: nic
score-paranoia = { $points ->
    [one] Paranoja: { $points } punkt
    [few] Paranoja: { $points } punkty
   *[many] Paranoja: { $points } punktów
}
score-not-shown = stos zostaje tajny: nic
score-under = { $points ->
    [0] nad kartą Strachu { $above }, pod nią nic
    [one] nad kartą Strachu { $above }, pod nią { $under }: { $points } punkt
    [few] nad kartą Strachu { $above }, pod nią { $under }: { $points } punkty
   *[many] nad kartą Strachu { $above }, pod nią { $under }: { $points } punktów
}
score-doubled = { $points ->
    [one] karta Strachu na wierzchu, pod nią { $under }, podwójnie: { $points } punkt
    [few] karta Strachu na wierzchu, pod nią { $under }, podwójnie: { $points } punkty
   *[many] karta Strachu na wierzchu, pod nią { $under }, podwójnie: { $points } punktów
}
why-doubled = karta Strachu na wierzchu, pod nią { $under }, każda za 2
why-under = nad kartą Strachu { $above }, pod nią { $under }
why-paranoia = Paranoja: karta Strachu odkryta jako ostatnia
score-total = razem { $total }
end-won = Wygrywasz!
end-lost = Koniec jazdy
end-watched = Koniec jazdy
open-hands = Wszystkie ręce i wszystkie stosy
open-hand = Na ręce: { $cards }
open-pile = { $above ->
    [0] Stos: karta Strachu na wierzchu, pod nią { $under ->
        [0] nic
        [one] { $under } karta Luzu
        [few] { $under } karty Luzu
       *[many] { $under } kart Luzu
    }
   *[other] Stos: { $above ->
        [one] { $above } karta Luzu
        [few] { $above } karty Luzu
       *[many] { $above } kart Luzu
    }, potem karta Strachu, pod nią { $under ->
        [0] nic
        [one] { $under } karta Luzu
        [few] { $under } karty Luzu
       *[many] { $under } kart Luzu
    }
}
