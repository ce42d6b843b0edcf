# Powody w zdaniach. { $worth } i { $against } to liczby tego samego rodzaju, { $other } to następny w kolejności wybór.
why-figures = Wszystkie liczby
alternative-show = Pokaż na planszy: { $action }
reason-alone = Nic innego nie wchodziło w grę.
reason-chance = To wygląda najlepiej: szansa na wygraną { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-points = To obiecuje najwięcej punktów: średnio { $worth }, a drugi najlepszy wybór { $against } ({ $other }).
reason-even = Nie ma wyraźnej różnicy: { $worth }, a „{ $other }” daje { $against }.
reason-less = Według tych liczb lepsze jest co innego: „{ $other }” daje { $against }, a ten wybór { $worth }.
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
