review-title = Review
review-offer = What was skill, and what was luck? Every decision is judged by what its player could know at that moment, and by nothing that came out later. It takes half a minute or so.
review-start = Review this match
review-under-way = The match is being reviewed …
review-explained = Every decision is judged by what its player could know then. Percentages are chances to win.
review-show = Show
review-choose = Choose a moment or a decision to look at it more closely.
review-curve = Chances to win over the match
review-curve-at = Decision { $number } of { $of }, { $name }: { $before } before, { $after } after
review-curve-nowhere = { $of } decisions
review-curve-seat = { $name }: from { $start } to { $result }.
review-decisions = Decisions
review-all = also those that lost nothing
review-whose = whose
review-everybody = everybody
review-nothing-lost = No decision lost anything that could be measured.
review-lost = { $loss } lost
review-give-or-take = give or take { $error }
review-worth = What the choices were worth
review-bot-thought = What { $name } thought
review-by-decisions = own decisions
review-by-gifts = the others’ slips
review-by-luck = luck
review-from-to = { $start } at the outset, { $result } in the end
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
review-believed = What to believe, in words
