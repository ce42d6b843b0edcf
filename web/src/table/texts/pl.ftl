# Powody w zdaniach. { $worth } i { $against } to liczby tego samego rodzaju, { $other } to następny w kolejności wybór.
why-figures = Wszystkie liczby
alternative-show = Pokaż na planszy: { $action }
reason-alone = Nic innego nie wchodzi w grę.
reason-equal = Wszystkie możliwości są równie dobre.
reason-chance = To wygląda najlepiej: szansa na wygraną { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-points = To obiecuje najwięcej punktów: średnio { $worth }, a drugi najlepszy wybór { $against } ({ $other }).
reason-even = { $measure ->
    [points] Nie ma wyraźnej różnicy. Średnia punktów: { $worth }, a dla „{ $other }”: { $against }.
   *[chance] Nie ma wyraźnej różnicy. Szansa na wygraną: { $worth }, a dla „{ $other }”: { $against }.
}
reason-less = { $measure ->
    [points] Według tych liczb lepsze jest co innego. Średnia punktów: { $against } dla „{ $other }”, a dla tego wyboru tylko { $worth }.
   *[chance] Według tych liczb lepsze jest co innego. Szansa na wygraną: { $against } dla „{ $other }”, a dla tego wyboru tylko { $worth }.
}
reason-share = Tu najlepiej grać raz tak, raz inaczej, żeby nikt nie odgadł zamiarów. Ten wybór pada w { $worth } przypadków, a w { $against }: { $other }.
reason-feeling = Tak podpowiada prosta zasada; na drugim miejscu: { $other }.
reason-belief = { $about }: najpewniej { $that } ({ $chance }).

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = Wygrywasz!
end-lost = Przegrana.
end-rating = Twój ranking
end-decided = Decydująca chwila
end-review = Powtórka i omówienie
end-share = Udostępnij
erase = Usuń stąd moje imię i słowa
erase-text = Twoje imię i wszystko, co tu napisano z twojego miejsca, znikną z tego stołu na zawsze, a ta przeglądarka zapomni klucz do miejsca. Jeśli nikt inny tu nie grał, zniknie cały stół.
erase-really = Naprawdę usuń
