review-title = Review
review-offer = What was skill, and what was luck? Every decision is judged only by what its player could know at that moment, not by anything that came out later. This takes about ten seconds.
review-start = Review this match
review-under-way = The match is being reviewed …
review-explained = Every decision is judged by what its player could know at the time. Percentages are chances of winning.
review-show = Show
review-instead = Better: { $action }.
review-played = Played
review-instead-title = Better
review-curve = Chances of winning through the match, by what { $name } knew
review-curve-seat = { $name }: from { $start } to { $result }.
review-decisions = Decisions
review-all = include those that lost nothing
review-whose = by
review-everybody = everybody
review-nothing-lost = No decision cost anything that could be measured.
review-give-or-take = give or take { $error }
review-bot-thought = What { $name } thought
review-from-to = { $start } at the start, { $result } in the end
review-counts = { $mistakes ->
    [one] { $mistakes } mistake
   *[other] { $mistakes } mistakes
}, { $inaccuracies ->
    [one] { $inaccuracies } inaccuracy
   *[other] { $inaccuracies } inaccuracies
}, { $fine ->
    [one] { $fine } good decision
   *[other] { $fine } good decisions
}
review-believed = What could be believed, in words
review-better = { $value } was possible; this left { $left }.
review-shares = Chances at this moment
review-by-own = own decisions
review-by-others = what others did
review-by-chance = luck
review-by-news = what came to light
