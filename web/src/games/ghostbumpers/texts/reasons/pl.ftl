reason-chance-lay = Tam karta Strachu leży najlepiej: szansa na wygraną { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-chance-play = Te karty wyglądają najlepiej: szansa na wygraną { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-belief-pile = { $about }: najpewniej { $that } ({ $chance }).
reason-belief-hand = { $about }: najpewniej { $that } ({ $chance }).
reason-belief-trickster = { $about }: najpewniej { $that } ({ $chance }).
