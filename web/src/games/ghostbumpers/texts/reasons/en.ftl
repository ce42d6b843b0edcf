reason-chance-lay = That looked like the best place for the Scare card: { $worth } to win, against { $against } for the next best ({ $other }).
reason-chance-play = These cards looked best: { $worth } to win, against { $against } for the next best ({ $other }).
