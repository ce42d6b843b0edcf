# Zagadki Straszydeł, po polsku.

puzzle-feast = Uczta dla wszystkich
puzzle-feast-task = { $guests ->
    [one] Jedno straszydło jest głodne. Da się je nakarmić.
    [few] { $guests } straszydła są głodne. Da się nakarmić wszystkie.
   *[many] { $guests } straszydeł jest głodnych. Da się nakarmić wszystkie.
} Znajdź sposób i zrób to.
puzzle-feast-hint = Najpierw zobacz, czego brakuje w każdym kolorze. Potem zobacz, co zostaje: trzy kostki wymienisz na jedną, Diablika też oddasz za jedną, a i groza może pomóc. Straszydła startowe jedzą jeden, dowolny kolor: wybierz go dobrze.
puzzle-feast-right = { $guests ->
    [one] Straszydło jest nakarmione.
    [few] Wszystkie { $guests } straszydła są nakarmione.
   *[many] Wszystkie straszydła ({ $guests }) są nakarmione.
}
puzzle-feast-wrong-hungry = Teraz da się nakarmić najwyżej { $fed } z { $guests } straszydeł, a { $left ->
    [one] jedno odejdzie głodne
    [few] { $left } odejdą głodne
   *[many] { $left } odejdzie głodnych
}. Oto najlepsze, co można było jeszcze zrobić.
puzzle-least-bid = Najmniejsza stawka
puzzle-least-bid-task = Masz { COUNT($energy, "colour-energy", "accusative") }, a druga strona { $against }. Jaka jest najmniejsza stawka, przy której na pewno zostajesz?
puzzle-least-bid-hint = Kości zmienia tylko różnica stawek. Policz, ilu kroków druga strona potrzebuje, by odwrócić pojedynek, albo ilu potrzebujesz ty.
puzzle-least-bid-right = Tak, { $least }: żadna stawka drugiej strony od 0 do { $against } cię nie przegoni, a mniej by nie wystarczyło.
puzzle-least-bid-wrong-too-much = Zostajesz, ale { $energy } to więcej, niż trzeba.
puzzle-least-bid-wrong-driven-off = Przy stawce { $energy } można cię przegonić: druga strona stawia { $against } i zmienia swoje kości.
puzzle-duel-roll = Rzuć i zostań
puzzle-duel-roll-task = Które ze swoich kości przerzucisz, by najpewniej tu zostać?
puzzle-duel-roll-hint = Kości układa się od najwyższej i łączy w pary. Przy każdej zapytaj, którą parę by wygrała i jak często.
puzzle-duel-roll-right = Lepiej się nie da: zostajesz z szansą { $best }%.
puzzle-duel-roll-wrong-fails = Tak zostajesz z szansą { $chance }%, a można z szansą { $best }%. Oto rzut, przy którym się nie udaje.
puzzle-scare-roll = Rzuć i strasz
puzzle-scare-roll-task = Które kości przerzucisz, by mieć największą szansę na pełną nagrodę, czyli na sumę dokładnie równą twojej sile, z pomocą energii?
puzzle-scare-roll-hint = Ile brakuje kościom do twojej siły i jak daleko sięga twoja energia? Przerzuć tę kość, dla której pasuje najwięcej liczb.
puzzle-scare-roll-right = Lepiej się nie da: pełna nagroda z szansą { $best }%.
puzzle-scare-roll-wrong-fails = Tak szansa na pełną nagrodę to { $chance }%, a może być { $best }%. Oto rzut, przy którym się nie udaje.
puzzle-best-bend = Zmień kości
puzzle-best-bend-task = Zmień kości tak, by straszenie dało najwięcej kostek, przy tej liczbie kostek najwięcej grozy, a wszystko za jak najmniej energii.
puzzle-best-bend-hint = Suma ma być równa twojej sile, ale dróg jest wiele. Szóstka daje grozę, a jedynka ją zabiera.
puzzle-best-bend-right = Dokładnie tak: { COUNT($cubes, "cube-fear") } (groza: { $horror }, energia: { $energy }). Lepszego sposobu nie ma.
puzzle-best-bend-wrong-cubes = Tak dostajesz tylko { COUNT($cubes, "cube-fear", "accusative") } (groza: { $horror }, energia: { $energy }), a możesz dostać { $best-cubes }.
puzzle-best-bend-wrong-horror = Kostki się zgadzają: { $cubes } (energia: { $energy }), ale groza zmienia się o { $horror }, a może o { $best-horror }.
puzzle-best-bend-wrong-energy = Wszystko się zgadza ({ COUNT($cubes, "cube-fear") }, groza: { $horror }), ale wydana energia to { $energy }, a wystarczy { $best-energy }.
puzzle-clue-feed = Kogoś możesz nakarmić od razu; zobacz kogo i jakim kolorem.
puzzle-clue-feed-horror = Groza kogoś nakarmi.
puzzle-clue-swap = Diablik zmieni się w kostkę.
puzzle-clue-trade = Coś trzeba wymienić.
puzzle-clue-horror-cube = Groza zmieni się w kostkę.
puzzle-clue-horror-imp = Groza zmieni się w Diablika.
puzzle-clue-ahead = Prowadzisz: wystarczy, że druga strona nie zdoła tego odwrócić.
puzzle-clue-behind = Przegrywasz: musisz odwrócić wynik, nawet gdyby druga strona postawiła wszystko.
puzzle-clue-reroll-horror = Jedna kość, za grozę.
puzzle-clue-reroll-imp = Diablik jest tego wart.
puzzle-clue-sixes = Ustaw szóstkę, a odejmij na innej kości.
puzzle-clue-ones = Nie zostawiaj żadnej jedynki.

# Według czego ułożone są zagadki: to, co każdy widzi od razu.
puzzle-theme-duels = Pojedynki
puzzle-theme-scares = Straszenie
puzzle-theme-meals = Żywienie

# Jak nazywa się każda zagadka; nazwa niczego nie zdradza.
puzzle-title-best-bend-1 = Szturchnięcie we właściwym miejscu
puzzle-title-best-bend-2 = Pięć upartych kości
puzzle-title-duel-roll-1 = Wszystko na jeden rzut
puzzle-title-feast-1 = Cztery głodne paszcze
puzzle-title-feast-2 = Trzy przy stole, mało w garnku
puzzle-title-least-bid-1 = Ile wystarczy?
puzzle-title-least-bid-2 = Pojedynek skąpców
puzzle-title-scare-roll-1 = O włos od wielkiego strachu
puzzle-title-scare-roll-2 = Trzy kości we mgle
