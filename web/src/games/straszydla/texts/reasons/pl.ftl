reason-chance-plan = Ta droga przez miasto obiecuje najwięcej: szansa na wygraną { $worth }, a przy drugim najlepszym wyborze { $against } ({ $other }).
reason-belief-plan = { $about }: najpewniej { $that } ({ $chance }).
reason-belief-pact = { $about }: najpewniej { $that } ({ $chance }).
reason-belief-bid = { $about }: najpewniej { $that } ({ $chance }).
