# Zagadki Shy Monsters, po polsku.

puzzle-safe-way = Bezpieczna droga
puzzle-safe-way-task = Liczba pięter zgodnych ze wszystkim, co wiesz: { $worlds }. Jeden plan wyprowadza z każdego z nich. Znajdź go i przejdź nim do Wyjścia.
puzzle-safe-way-hint = Przy każdej zakrytej płytce zapytaj, które niewidziane Potwory czułyby się tam dobrze. Potwór obok innego, już odkrytego, wpada w panikę.
puzzle-safe-way-right = Jesteś na zewnątrz, i to nie dzięki szczęściu: twój plan wyprowadza z każdego z możliwych pięter ({ $worlds }).
puzzle-safe-way-wrong-at-once = To może być śmierć od razu, jak na tym piętrze. Po tym wyborze nawet najlepszy plan wyprowadza tylko z { $out } na { $worlds } pięter.
puzzle-safe-way-wrong-later = Jeszcze żyjesz, ale już nie jest bezpiecznie: po tym wyborze najlepszy plan wyprowadza z { $out } na { $worlds } pięter. Oto piętro, na którym zawodzi.
puzzle-safe-way-wrong-hopeless = Po tym nie ma wyjścia z żadnego z pięter ({ $worlds }).
puzzle-best-chance = Największa szansa
puzzle-best-chance-task = Liczba pięter zgodnych ze wszystkim, co wiesz: { $worlds }, i żaden plan nie wyprowadza ze wszystkich. Który krok wyprowadza z największej ich liczby, jeśli wszystkie są równie prawdopodobne?
puzzle-best-chance-hint = Zaoszczędzona umiejętność nie pomoże martwemu. Policz dla każdego kroku, na ilu piętrach giniesz teraz, a na ilu później.
puzzle-best-chance-right = Lepiej się nie da: z najlepszym planem wyprowadza to z { $out } na { $worlds } pięter ({ $best }%).
puzzle-best-chance-wrong-at-once = Z najlepszym planem potem wyprowadza to z { $out } na { $worlds } pięter ({ $chance }%). Inny krok wyprowadza z większej liczby. Tutaj to koniec od razu.
puzzle-best-chance-wrong-later = Z najlepszym planem potem wyprowadza to z { $out } na { $worlds } pięter ({ $chance }%). Inny krok wyprowadza z większej liczby. Oto piętro, na którym to zawodzi.
puzzle-best-chance-wrong-hopeless = To nie wyprowadza z żadnego z pięter ({ $worlds }).
puzzle-clue-walk = Zaczyna się od zwykłego kroku.
puzzle-clue-attack = Teraz potrzebny jest Atak.
puzzle-clue-jump = Teraz potrzebny jest Skok, a Atak zostaje.
puzzle-clue-jump-attack = Potrzebne są obie umiejętności naraz.
puzzle-clue-reveal = Jedna płytka mówi więcej niż wszystkie inne.
