reason-chance-walk = This way looks safest: { $worth } to get out, against { $against } for the next best ({ $other }).
reason-chance-jump = The jump is worth it: { $worth } to get out, against { $against } for the next best ({ $other }).
reason-chance-reveal = It is worth knowing what lies there: { $worth } to get out, against { $against } for the next best ({ $other }).
reason-chance-lay = This storey looks hardest to get out of: { $worth } to stop the Hero, against { $against } for the next best.
end-won-escaped = You escaped!
end-lost-escaped = The Hero got away!
end-won-killed = The Hero never got out!
end-lost-killed = You never got out.
