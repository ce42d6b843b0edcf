reason-chance-walk = This way looked safest: { $worth } to get out, against { $against } for the next best ({ $other }).
reason-chance-jump = The jump was worth it: { $worth } to get out, against { $against } for the next best ({ $other }).
reason-chance-reveal = It was worth knowing what lies there: { $worth } to get out, against { $against } for the next best ({ $other }).
reason-chance-lay = This storey looked hardest to leave: { $worth } to keep the Hero, against { $against } for the next best.
end-won-escaped = You escaped!
end-lost-escaped = The Hero got away!
end-won-killed = The house keeps the Hero!
end-lost-killed = The house keeps you.
