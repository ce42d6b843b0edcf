# Zagadki Ghostbumpers, po polsku.

puzzle-take-or-leave = Wziąć czy zostawić
puzzle-take-or-leave-task = Jedno zagranie daje pewność: cokolwiek inni mają i jeszcze zagrają, po tej lewie twój stos będzie wart co najmniej { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}. Które?
puzzle-take-or-leave-terms = Każda karta Luzu pod twoją kartą Strachu jest warta 1 punkt, a 2, dopóki karta Strachu leży na wierzchu. Kto odkryje własną kartę Strachu, nie dostaje nic.
puzzle-take-or-leave-hint = Kilka jednakowych kart to mało: trzy ósemki to tylko 3×8. Kto bierze lewę, odkrywa jedną kartę i jeszcze jedną za każdą piątkę. Gdy karta Strachu leży na wierzchu, każda karta pod nią liczy się podwójnie.
puzzle-take-or-leave-right = Na pewno! Sprawdzone są wszystkie możliwości tego, co ukryte ({ $worlds }): w żadnej twój stos nie będzie wart mniej niż { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
puzzle-take-or-leave-wrong-nothing = Tak możesz stracić wszystko, choć tyle punktów było pewnych: { $points }. Zobacz, jak.
puzzle-take-or-leave-wrong-less = Tak może ci { $left ->
    [one] zostać tylko 1 punkt
    [few] zostać tylko { $left } punkty
   *[many] zostać tylko { $left } punktów
}, choć na pewno możesz mieć { $points }. Oto jak.
puzzle-sure-paranoia = Pewna Paranoja
puzzle-sure-paranoia-task = Twoja karta Strachu leży na samym spodzie. Jedno zagranie na pewno daje Paranoję, a z nią { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, cokolwiek inni mają i zrobią. Które?
puzzle-sure-paranoia-terms = Paranoja to wziąć lewę i odkryć własną kartę Strachu jako ostatnią kartę stosu.
puzzle-sure-paranoia-hint = Musisz brać lewy, aż do ostatniej karty stosu. Której karty nikt już nie przebije?
puzzle-sure-paranoia-right = Nikt cię nie zatrzyma: we wszystkich możliwych rozdaniach ({ $worlds }) odkrywasz kartę Strachu jako ostatnią i dostajesz { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
puzzle-sure-paranoia-wrong-nothing = Tak mogą ci to zepsuć i punkty ({ $points }) przepadną: zostanie { $left }. Oto jak.
puzzle-sure-paranoia-wrong-less = Tak mogą ci to zepsuć: zostanie { $left } zamiast { $points }. Oto jak.
puzzle-clue-set = Kilka kart naraz.
puzzle-clue-highest = Twoja najwyższa karta.
puzzle-clue-single = Jedna karta, ale nie najwyższa.
puzzle-clue-trickster = Karta 0/10.

# Według czego ułożone są zagadki: to, co każdy widzi od razu.
puzzle-theme-lead = Zaczynasz lewę
puzzle-theme-middle = W środku lewy
puzzle-theme-last = Na końcu lewy

# Jak nazywa się każda zagadka; nazwa niczego nie zdradza.
puzzle-title-take-or-leave-1 = Osiem punktów na krawędzi
puzzle-title-take-or-leave-2 = Dwanaście i ani jednego mniej
puzzle-title-take-or-leave-3 = Ostatnie auto na torze
puzzle-title-take-or-leave-4 = Dziesięć punktów albo krzyk
puzzle-title-take-or-leave-5 = Na początku przejażdżki
puzzle-title-take-or-leave-6 = Pięć miliardów możliwości
puzzle-title-take-or-leave-7 = W samym środku ścisku
puzzle-title-take-or-leave-8 = Osiem punktów w kieszeni
