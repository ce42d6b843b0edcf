# What the page of a cup says, in English.

cup-of = Cup: { $game }
cup-make = Make a cup
cup-make-how = several rounds, one winner
cup-same-deal = In each round all tables get the same deal: everybody has the same luck, and play decides.
cup-rounds = Rounds
cup-pace = When will you play?
cup-live = all together, now
cup-live-how = Three minutes for each decision. If somebody lets them pass, a bot steps in.
cup-own-pace = each in their own time
cup-own-pace-how = The rounds share the time evenly. When a round’s time is up, bots finish what is left.
cup-lasts = How long may it take?
cup-hours = { $count ->
    [one] an hour
   *[other] { $count } hours
}
cup-days = { $count ->
    [one] a day
   *[other] { $count } days
}
cup-found = Make the cup
cup-how-many-rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
cup-until = until { $when }
cup-invite = Send this link. Anybody who opens it before the first round can join; nobody needs an account.
cup-players = Players: { $count }
cup-join = Join
cup-bot-joins = Let a bot join
cup-take-out = Take { $name } out
cup-begin = Begin the first round
cup-wait = The cup begins as soon as its host starts it.
cup-leave = Leave the cup
cup-round = Round { $number } of { $total }
cup-to-table = To your table
cup-still = { $count ->
    [one] One table is still playing.
   *[other] { $count } tables are still playing.
}
cup-closed = They all have the same deal, so results and replays come when the last one is done.
cup-bye = You sit this round out. That counts as a win.
cup-byes = Sitting out: { $names }
cup-standings = Standings
cup-place = Place
cup-name = Name
cup-points = Points
cup-buchholz = Buchholz
cup-deal = Deal
cup-stood-in = { $count ->
    [one] a bot stood in for one match
   *[other] a bot stood in for { $count } matches
}
cup-had-bye = sat a round out
cup-has-left = has left
cup-explained = How the standings work
cup-explained-points = Points: two for everybody at your table whom you beat, one for everybody you tie with. A round that you sit out counts as a win.
cup-explained-buchholz = With equal points Buchholz decides: the points of everybody you have met. Strong opponents are worth more. If an opponent was missing, your own points count instead.
cup-explained-deal = If that is equal too, the deal decides: two for everybody who had your seat with the same deal and did worse, one for everybody who did just as well. Whoever is still level shares the place.
cup-explained-two = Those who stand alike play each other. Nobody meets the same opponent twice while another is possible, and nobody sits out twice before all have.
cup-explained-roles = From round to round everybody changes sides.
cup-explained-more = Those sit together who have met least. Bots fill the seats that are left.
cup-rounds-over = Rounds so far
cup-replay = Replay
cup-won = { $count ->
    [one] { $names } wins the cup!
   *[other] { $names } share the cup!
}
cup-never = The time is up, and no round was played.
cup-back = To the cup
cup-table-closed = You can look at this match again when the last table of the round is done.
cup-erase = Erase my name
cup-erase-text = A dash takes the place of your name in this cup, for good. The results stay. What you wrote at the tables of the rounds is deleted there.
