reason-chance-walk = Ta droga wyglądała najbezpieczniej: szansa na wyjście { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-chance-jump = Skok się opłacał: szansa na wyjście { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-chance-reveal = Warto było wiedzieć, co tam leży: szansa na wyjście { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-chance-lay = Z tego piętra najtrudniej wyjść: szansa na zatrzymanie Bohatera { $worth }, a dla następnego wyboru { $against }.
reason-belief-tile = Na { $about } można się było spodziewać: { $that } ({ $chance }).
