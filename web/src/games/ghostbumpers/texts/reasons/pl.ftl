reason-chance-lay = Tam karta Strachu leży najlepiej: szansa na wygraną { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-chance-play = Te karty wyglądały najlepiej: szansa na wygraną { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-belief-pile = { $about }: najpewniej { $that } ({ $chance }).
reason-belief-hand = { $about }: najpewniej { $that } ({ $chance }).
reason-belief-trickster = { $about }: najpewniej { $that } ({ $chance }).
