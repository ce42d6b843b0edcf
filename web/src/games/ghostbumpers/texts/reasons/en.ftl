reason-chance-lay = That looks like the best place for the Scare card: { $worth } to win, against { $against } for the next best ({ $other }).
reason-chance-play = These cards look best: { $worth } to win, against { $against } for the next best ({ $other }).
