reason-chance-walk = Ta droga wygląda najbezpieczniej: szansa na wyjście { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-chance-jump = Skok się opłaca: szansa na wyjście { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-chance-reveal = Warto wiedzieć, co tam leży: szansa na wyjście { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-chance-lay = Z tego piętra najtrudniej wyjść: szansa na zatrzymanie Bohatera { $worth }, a przy drugim najlepszym wyborze { $against }.
end-won-escaped = Udało ci się uciec!
end-lost-escaped = Bohater uciekł!
end-won-killed = Twoje Potwory dopadły Bohatera!
end-lost-killed = Podziemia cię nie wypuszczą.
