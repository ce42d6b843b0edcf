reason-chance-lay = Tam karta Strachu leży najlepiej: szansa na wygraną { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-chance-play = Te karty wyglądają najlepiej: szansa na wygraną { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
