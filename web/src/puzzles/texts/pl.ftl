# Zagadki, po polsku.

puzzles = Zagadki
puzzles-of = Zagadki: { $game }
puzzles-intro = Chwile z prawdziwych partii między botami. Każda ma odpowiedź, której program dowiódł wyłącznie na podstawie tego, co widzisz.
puzzles-solved = rozwiązane: { $count } z { $of }
puzzles-all = Wszystkie zagadki
puzzle-number = Zagadka { $number }
puzzle-difficulty = Trudność { $level } na 5
puzzle-solved = rozwiązana
puzzle-you = Twoje miejsce: { $seat }.
puzzle-from = Z partii między tymi botami: { $players }.
puzzle-bots = Boty grają o partię, nie o zagadkę. Jak często każdy poziom wybiera odpowiedź na { $tries } prób: { $levels }.
puzzle-hint = Daj wskazówkę
puzzle-answer = Pokaż odpowiedź
puzzle-answer-is = Odpowiedź: { $action }.
puzzle-play-answer = Zagraj to
puzzle-again = Jeszcze raz
puzzle-next = Następna zagadka
puzzle-right = Dobrze!
puzzle-wrong = To nie to.
puzzle-open = Jak dotąd dobrze. Co dalej?
puzzle-came = Co z tego wyszło
puzzle-example = Przykład zgodny ze wszystkim, co wiesz, w którym to się nie udaje
puzzle-loading = Zagadka jest rozkładana …

## Shy Monsters

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

## Ghostbumpers

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

## Straszydła

puzzle-feast = Uczta dla wszystkich
puzzle-feast-task = Głodne straszydła: { $guests }. Da się nakarmić wszystkie. Znajdź sposób i nakarm je.
puzzle-feast-hint = Najpierw zobacz, czego brakuje w każdym kolorze. Potem zobacz, co zostaje: trzy kostki to jedna, Diablik to jedna, a groza może pomóc. Straszydła startowe jedzą jeden dowolny kolor: wybierz go dobrze.
puzzle-feast-right = Nakarmione wszystkie: { $guests }.
puzzle-feast-wrong-hungry = Po tym da się nakarmić najwyżej { $fed } z { $guests }, a odejść musi: { $left }. Oto najlepsze, co można było jeszcze zrobić.
puzzle-least-bid = Najmniejsza stawka
puzzle-least-bid-task = Twoja energia: { $energy }, druga strona: { $against }. Jaka jest najmniejsza stawka, przy której na pewno zostajesz?
puzzle-least-bid-hint = Tylko różnica stawek zmienia kości. Zobacz, ilu kroków druga strona potrzebuje, by odwrócić pojedynek, albo ilu potrzebujesz ty.
puzzle-least-bid-right = Właśnie { $least }: żadna stawka drugiej strony od 0 do { $against } cię nie wypędzi, a mniej by nie wystarczyło.
puzzle-least-bid-wrong-too-much = Zostajesz, ale { $energy } to więcej, niż trzeba.
puzzle-least-bid-wrong-driven-off = Przy { $energy } można cię wypędzić: druga strona stawia { $against } i zmienia swoje kości.
puzzle-duel-roll = Rzuć i zostań
puzzle-duel-roll-task = Które ze swoich kości przerzucisz, by najpewniej tu zostać?
puzzle-duel-roll-hint = Kości układa się od najwyższej i łączy w pary. Przy każdej zapytaj, którą parę by wygrała i jak często.
puzzle-duel-roll-right = Lepiej się nie da: zostajesz z szansą { $best }%.
puzzle-duel-roll-wrong-fails = Tak zostajesz z szansą { $chance }%; możliwe jest { $best }%. Oto rzut, z którym się nie udaje.
puzzle-scare-roll = Rzuć i strasz
puzzle-scare-roll-task = Które kości przerzucisz, by mieć największą szansę na pełną nagrodę: kości dokładnie równe twojej sile, z pomocą energii?
puzzle-scare-roll-hint = O ile kości się mylą i jak daleko sięga twoja energia? Przerzuć tę kość, dla której pasuje najwięcej liczb.
puzzle-scare-roll-right = Lepiej się nie da: pełna nagroda z szansą { $best }%.
puzzle-scare-roll-wrong-fails = Tak szansa na pełną nagrodę to { $chance }%; możliwe jest { $best }%. Oto rzut, z którym się nie udaje.
puzzle-best-bend = Zmień kości
puzzle-best-bend-task = Zmień kości tak, by straszenie dało najwięcej kostek; z takich sposobów ten z największą grozą; i to za najmniej energii.
puzzle-best-bend-hint = Suma ma być równa twojej sile, ale dróg jest wiele. Szóstka daje grozę, a jedynka ją zabiera.
puzzle-best-bend-right = Dokładnie: kostki { $cubes }, groza { $horror }, za energię { $energy }. Lepszego sposobu nie ma.
puzzle-best-bend-wrong-cubes = To daje kostki: { $cubes } (groza { $horror }, energia { $energy }), a możliwe jest { $best-cubes }.
puzzle-best-bend-wrong-horror = Kostki się zgadzają: { $cubes } (energia { $energy }), ale groza zmienia się o { $horror }, a możliwe jest { $best-horror }.
puzzle-best-bend-wrong-energy = Wszystko się zgadza (kostki { $cubes }, groza { $horror }), ale kosztowało energię { $energy }, a wystarczy { $best-energy }.
puzzle-clue-feed = Ktoś może jeść od razu; zobacz kto i w jakim kolorze.
puzzle-clue-feed-horror = Groza kogoś nakarmi.
puzzle-clue-swap = Diablik zmieni się w kostkę.
puzzle-clue-trade = Coś trzeba wymienić.
puzzle-clue-horror-cube = Groza zmieni się w kostkę.
puzzle-clue-horror-imp = Groza zmieni się w Diablika.
puzzle-clue-ahead = Prowadzisz: wystarczy, że druga strona nie może tego odwrócić.
puzzle-clue-behind = Przegrywasz: musisz móc to odwrócić nawet wobec wszystkiego, co mają.
puzzle-clue-reroll-horror = Jedna kość, za grozę.
puzzle-clue-reroll-imp = Diablik jest tego wart.
puzzle-clue-sixes = Zrób szóstkę i zapłać za nią gdzie indziej.
puzzle-clue-ones = Nie zostawiaj żadnej jedynki.
