# Reasons in sentences. { $worth } and { $against } are figures of the same kind, { $other } is the next best choice.
why-figures = All figures
alternative-show = Show on the board: { $action }
reason-alone = Nothing else was worth weighing.
reason-chance = This looked best: { $worth } to win, against { $against } for the next best ({ $other }).
reason-points = This promised most: { $worth } points, against { $against } for the next best ({ $other }).
reason-even = It made no difference that could be told: { $worth }, and { $against } for { $other }.
reason-less = By these figures something else was better: { $against } for { $other }, and { $worth } for this.
reason-share = Here the best play is a mix that nobody can read. This comes up in { $worth } of all cases, and in { $against }: { $other }.
reason-feeling = A rule of thumb put this first; next came: { $other }.
reason-belief = Of what it could not see: { $about }: { $that }, with { $chance }.

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = You won!
end-lost = You lost.
end-rating = Your rating
end-decided = This decided it
end-review = Replay and review
end-share = Share
