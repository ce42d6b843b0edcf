reason-chance-plan = Ta droga przez miasto obiecywała najwięcej: szansa na wygraną { $worth }, a dla następnego wyboru { $against } ({ $other }).
reason-belief-plan = { $about }: najpewniej { $that } ({ $chance }).
reason-belief-pact = { $about }: najpewniej { $that } ({ $chance }).
reason-belief-bid = { $about }: najpewniej { $that } ({ $chance }).
