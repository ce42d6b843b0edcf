# Powody w zdaniach. { $worth } i { $against } to liczby tego samego rodzaju, { $other } to następny w kolejności wybór.
why-figures = Wszystkie liczby
alternative-show = Pokaż na planszy: { $action }
reason-alone = Nic innego nie wchodziło w grę.
reason-chance = To wyglądało najlepiej: szansa na wygraną { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-points = To obiecywało najwięcej punktów: { $worth }, a następny wybór { $against } ({ $other }).
reason-even = Nie było zauważalnej różnicy: { $worth }, a „{ $other }” { $against }.
reason-less = Według tych liczb lepsze było co innego: „{ $other }” { $against }, a to { $worth }.
reason-share = Tu najlepiej grać raz tak, raz inaczej, żeby nikt tego nie przejrzał. Ten wybór pada w { $worth } przypadków, a w { $against }: { $other }.
reason-feeling = Prosta zasada postawiła to na pierwszym miejscu; następne było: { $other }.
reason-belief = Co było ukryte: { $about }: { $that }, { $chance }.

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = Wygrana!
end-lost = Przegrana.
end-rating = Twój ranking
end-decided = To rozstrzygnęło
end-review = Powtórka i ocena
end-share = Udostępnij
