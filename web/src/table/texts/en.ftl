# Reasons in sentences. { $worth } and { $against } are figures of the same kind, { $other } is the next best choice.
why-figures = All figures
alternative-show = Show on the board: { $action }
reason-alone = Nothing else was worth considering.
reason-chance = This looked best: { $worth } to win, against { $against } for the next best ({ $other }).
reason-points = This promised the most points: { $worth } on average, against { $against } for the next best ({ $other }).
reason-even = It hardly mattered: { $worth } for this, { $against } for “{ $other }”.
reason-less = By these figures something else would have been better: { $against } for “{ $other }”, only { $worth } for this.
reason-share = Here it is best to vary, so that nobody can read you: like this in { $worth } of cases, and in { $against }: { $other }.
reason-feeling = By a rule of thumb this came first; next came: { $other }.
reason-belief = { $about }: most likely { $that } ({ $chance }).

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = You won!
end-lost = You lost.
end-rating = Your rating
end-decided = The turning point
end-review = Replay and review
end-share = Share
