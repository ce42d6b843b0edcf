reason-chance-lay = There the Scare card lies best: { $worth } to win, against { $against } for the next best ({ $other }).
reason-chance-play = These cards looked best: { $worth } to win, against { $against } for the next best ({ $other }).
reason-belief-pile = { $about }: most likely { $that } ({ $chance }).
reason-belief-hand = { $about }: most likely { $that } ({ $chance }).
reason-belief-trickster = { $about }: most likely { $that } ({ $chance }).
