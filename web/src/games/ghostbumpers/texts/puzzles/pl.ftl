# Zagadki Ghostbumpers, po polsku.

puzzle-take-or-leave = Wziąć czy zostawić
puzzle-take-or-leave-task = Cokolwiek inni mają i jeszcze zagrają: jedno zagranie zapewnia, że po tej lewie twój stos będzie wart punktów: { $points }. Które?
puzzle-take-or-leave-hint = Zestaw liczy się nisko: trzy ósemki to tylko 3,8. Kto bierze lewę, odkrywa jedną kartę i jeszcze jedną za każdą 5. Gdy karta Strachu leży na wierzchu, każda karta pod nią liczy się podwójnie.
puzzle-take-or-leave-right = To pewne: liczba możliwych ułożeń tego, co ukryte i ważne, to { $worlds }, a w żadnym nie zepchną cię poniżej punktów: { $points }.
puzzle-take-or-leave-wrong-nothing = Tak mogą ci zabrać wszystko, a pewne są punkty: { $points }. Oto jak (punkty: { $left }).
puzzle-take-or-leave-wrong-less = Tak mogą cię zepchnąć do punktów: { $left }, a pewnych jest { $points }. Oto jak.
puzzle-sure-paranoia = Pewna Paranoja
puzzle-sure-paranoia-task = Twoja karta Strachu leży na samym spodzie. Jedno zagranie zapewnia Paranoję i jej punkty ({ $points }), cokolwiek inni mają i zrobią. Które?
puzzle-sure-paranoia-hint = Musisz brać lewy, aż do ostatniej karty stosu. Której karty nikt już nie przebije?
puzzle-sure-paranoia-right = Nikt cię nie zatrzyma: we wszystkich pasujących rozdaniach ({ $worlds }) odkrywasz kartę Strachu jako ostatnią. Punkty: { $points }.
puzzle-sure-paranoia-wrong-nothing = Tak mogą to zepsuć i punkty ({ $points }) przepadają: może ci zostać { $left }. Oto jak.
puzzle-sure-paranoia-wrong-less = Tak mogą to zepsuć: może ci zostać { $left } zamiast { $points }. Oto jak.
puzzle-clue-set = Kilka kart naraz.
puzzle-clue-highest = Twoja najwyższa karta.
puzzle-clue-single = Jedna karta, i nie najwyższa.
puzzle-clue-trickster = Karta 0/10.
