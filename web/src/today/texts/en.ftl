# The deal of the day, in English.

deal-title = The deal of the day
deal-line = The same for everybody, a new one every day.
deal-intro = Everybody plays the same deal against the same bots, once, whenever they like. Chance does the same for all, so what makes the difference is how you play. There is a new one every day at midnight UTC.
deal-trust = There are no hints here, and nothing can be taken back. Every browser has one go. Nobody checks that you do not use two: the results are on trust.
deal-practice = This house is in your browser, so the deal follows from the date and is for practice: there are no results of other people here, and nothing is ranked.
deal-ends = { $hours } h { $minutes } min left
deal-streak = { $count ->
    [one] Played one day
   *[other] { $count } days in a row
}
deal-as = { $count ->
    [one] { $role }, against a bot
   *[other] { $role }, against { $count } bots
}
deal-play = Play
deal-results = Results
deal-yesterday = Yesterday’s results
deal-tomorrow = Tomorrow’s door is ajar
deal-tomorrow-text = Tomorrow’s deals are fixed already. These are the fingerprints of their seeds. The seeds themselves are shown when that day is over.
deal-late = Your match ended when the day was already over, so it is not in the list.
deal-ranked-by = Ranked by the lead over the best bot: that is the number in brackets.
deal-won = won
deal-lost = lost
deal-alone = Nobody else has finished yet today. Look in again later.
deal-share = Copy a text to share
deal-copy-this = Copy this text:
deal-partings = Where people parted
deal-partings-text = Moments that others came to exactly as you did, and where not everybody chose the same.
deal-partings-none = So far, everybody who stood where you stood has chosen the same.
deal-parting = { $count ->
    [one] One person stood here
   *[other] { $count } people stood here
}
deal-fixed = This fingerprint of the seed was known before the day began. The seed is shown when the day is over, and proves that nobody has changed the deal.
deal-others = How others did
deal-shared = Spukhaus, the deal of the day ({ $day }). { $game }: { $won ->
    [yes] won
   *[no] lost
}, place { $place } of { $players }.
deal-shared-practice = Spukhaus, the practice deal of the day ({ $day }). { $game }: { $won ->
    [yes] won.
   *[no] lost.
}
