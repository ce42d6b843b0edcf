reason-chance-plan = This way through the town promises the most: { $worth } to win, against { $against } for the next best ({ $other }).
