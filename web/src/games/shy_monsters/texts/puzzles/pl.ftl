# Zagadki Shy Monsters, po polsku.

puzzle-safe-way = Bezpieczna droga
puzzle-safe-way-task = Jeden plan wyprowadzi cię na pewno. Znajdź go i idź nim aż do Wyjścia.
puzzle-safe-way-hint = Przy każdym zakrytym kafelku zapytaj, które z jeszcze nieodkrytych Potworów czułyby się tam dobrze. Potwór obok innego, już odkrytego, wpada w panikę.
puzzle-safe-way-right = Udało się, i to nie dzięki szczęściu: twój plan wyprowadza z każdego z { $worlds } możliwych pięter.
puzzle-safe-way-wrong-at-once = Tak można zginąć od razu, na przykład na tym piętrze. Po tym wyborze nawet najlepszy plan wyprowadza tylko z { $out } na { $worlds } pięter.
puzzle-safe-way-wrong-later = Jeszcze żyjesz, ale bezpiecznie już nie jest: po tym wyborze najlepszy plan wyprowadza z { $out } na { $worlds } pięter. Oto piętro, na którym zawodzi.
puzzle-safe-way-wrong-hopeless = Po tym wyborze nie da się wyjść z żadnego z { $worlds } pięter.
puzzle-best-chance = Największa szansa
puzzle-best-chance-task = Który wybór daje ci największą szansę na wyjście?
puzzle-best-chance-hint = Wszystkie piętra, które pasują do tego, co wiesz, są jednakowo prawdopodobne. Policz dla każdego kroku, na ilu giniesz teraz, a na ilu później: zaoszczędzona umiejętność nie pomoże martwemu.
puzzle-best-chance-right = Lepiej się nie da: z najlepszym dalszym planem ten krok wyprowadza z { $out } na { $worlds } możliwych, jednakowo prawdopodobnych pięter ({ $best }%).
puzzle-best-chance-wrong-at-once = Z najlepszym dalszym planem ten krok wyprowadza z { $out } na { $worlds } pięter ({ $chance }%). Inny krok wyprowadza z większej liczby. Na tym piętrze giniesz od razu.
puzzle-best-chance-wrong-later = Z najlepszym dalszym planem ten krok wyprowadza z { $out } na { $worlds } pięter ({ $chance }%). Inny krok wyprowadza z większej liczby. Oto piętro, na którym zawodzi.
puzzle-best-chance-wrong-hopeless = Ten krok nie wyprowadza z żadnego z { $worlds } pięter.
puzzle-deadly-storey = Śmiertelne piętro
puzzle-deadly-storey-task = Ten Bohater zawsze decyduje w ten sam sposób. Potworów w strefie komfortu spodziewa się bardziej niż innych. Odkrywa tam, gdzie najprędzej leży aktywny Potwór, idzie tam, gdzie jest to najmniej prawdopodobne, i atakuje, gdy tylko ryzyko sięga jednej czwartej. Ułóż piętro, z którego nie wyjdzie.
puzzle-deadly-storey-hint = Potwór jest najgroźniejszy tam, gdzie prawie żaden inny nie czułby się dobrze: Bohater się go tam nie spodziewa. I daj mu do obejrzenia coś niegroźnego.
puzzle-deadly-storey-right = Nie wyjdzie. To nie jedyne piętro, które go pokonuje, ale takich pięter jest niewiele.
puzzle-deadly-storey-wrong-out = Z tego piętra wychodzi. Zobacz, którędy idzie i gdzie czuje się bezpiecznie.
puzzle-clue-walk = Zaczyna się od zwykłego kroku.
puzzle-clue-attack = Teraz potrzebny jest Atak.
puzzle-clue-jump = Teraz potrzebny jest Skok, a Atak zostaje.
puzzle-clue-jump-attack = Potrzebne są obie umiejętności naraz.
puzzle-clue-reveal = Jeden kafelek mówi więcej niż wszystkie inne.
puzzle-clue-looks = Odkryje kafelek, który wyda mu się najgroźniejszy. Niech leży tam Korytarz.
puzzle-clue-walks = Tutaj niczego najpierw nie odkrywa. Który kafelek obok Wejścia wyda mu się najbezpieczniejszy?

# Według czego ułożone są zagadki: to, co każdy widzi od razu.
puzzle-theme-looking = Przed pierwszym krokiem
puzzle-theme-both-skills = Z obiema umiejętnościami
puzzle-theme-one-skill = Została jedna umiejętność
puzzle-theme-no-skill = Bez umiejętności
puzzle-theme-laying = Dla Mistrza Podziemi

# Jak nazywa się każda zagadka; nazwa niczego nie zdradza.
puzzle-title-best-chance-1 = Dziewięćset podziemi
puzzle-title-best-chance-2 = Za plecami węża
puzzle-title-best-chance-3 = Ostatnie piętro, żadnego światła
puzzle-title-safe-way-1 = Między dwoma Potworami
puzzle-title-safe-way-2 = Nietoperz na samym końcu
puzzle-title-safe-way-3 = Dwa spojrzenia w mrok
puzzle-title-safe-way-4 = Wyjście jak na dłoni
puzzle-title-safe-way-5 = Długa droga na zachód
puzzle-title-safe-way-6 = O krok za daleko?
