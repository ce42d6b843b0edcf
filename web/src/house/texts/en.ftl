# What the landing page says, in English.

new-here = New here?
five-minutes = Five minutes is all it takes.
learn-by-playing = Learn by playing
no-account = Free. No account, nothing to install.
once-more = Once more
versus = vs
go-on = Go on
go-on-learning = Go on learning
scenes-done = Scenes done: { $done } of { $all }
sit-down = Sit down
look-on = Watch
role-free = Free: { $role }
seats-free = { $free ->
    [one] One of { $all } seats is free
   *[other] { $free } of { $all } seats are free
}
clock-minutes = { $minutes ->
    [one] a minute a move
   *[other] { $minutes } minutes a move
}
clock-days = { $days ->
    [one] a day a move
   *[other] { $days } days a move
}
clock-in-all = { $minutes } min, and { $seconds } s a move
