# Reasons in sentences. { $worth } and { $against } are figures of the same kind, { $other } is the next best choice.
why-figures = All figures
alternative-show = Show on the board: { $action }
reason-alone = Nothing else is worth considering.
reason-equal = All choices are equally good.
reason-chance = This looks best: { $worth } to win, against { $against } for the next best ({ $other }).
reason-points = This promises the most points: { $worth } on average, against { $against } for the next best ({ $other }).
reason-even = { $measure ->
    [points] It hardly matters. Points on average: { $worth } for this, { $against } for “{ $other }”.
   *[chance] It hardly matters. Chance to win: { $worth } for this, { $against } for “{ $other }”.
}
reason-less = { $measure ->
    [points] By these figures something else is better. Points on average: { $against } for “{ $other }”, only { $worth } for this.
   *[chance] By these figures something else is better. Chance to win: { $against } for “{ $other }”, only { $worth } for this.
}
reason-share = Here it is best to vary, so that nobody can read you: like this in { $worth } of cases, and in { $against }: { $other }.
reason-feeling = By a rule of thumb this comes first; next comes: { $other }.
reason-belief = { $about }: most likely { $that } ({ $chance }).

# The end of a match. Games may say more: `end-won-REASON`, `end-lost-REASON`.
end-won = You won!
end-lost = You lost.
end-rating = Your rating
end-decided = The turning point
end-review = Replay and review
end-share = Share
erase = Erase my name and words here
erase-text = Your name and what you have written are erased from this table for good, and this browser forgets the key to your seat. If nobody else has played here, the whole table is deleted.
erase-really = Really delete
