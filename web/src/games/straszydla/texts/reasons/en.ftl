reason-chance-plan = This way through the town promised the most: { $worth } to win, against { $against } for the next best ({ $other }).
reason-belief-plan = { $about }: most likely { $that } ({ $chance }).
reason-belief-pact = { $about }: most likely { $that } ({ $chance }).
reason-belief-bid = { $about }: most likely { $that } ({ $chance }).
