reason-chance-walk = Ta droga wyglądała najbezpieczniej: szansa na wyjście { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-chance-jump = Skok się opłacał: szansa na wyjście { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-chance-reveal = Warto było wiedzieć, co tam leży: szansa na wyjście { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-chance-lay = Z tego piętra najtrudniej wyjść: szansa na zatrzymanie Bohatera { $worth }, a dla następnego wyboru { $against }.
end-won-escaped = Udało ci się uciec!
end-lost-escaped = Bohater uciekł!
end-won-killed = Dom zatrzymuje Bohatera!
end-lost-killed = Dom cię zatrzymuje.
