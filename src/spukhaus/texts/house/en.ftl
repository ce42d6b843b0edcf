# What the house itself says, in English.

nothing = –
chance = chance
seat-number = player { $number }
refused-by-rule = { $reason } (rule { $rule })
outcome = { $count ->
    [one] { $winners } wins: { $reason }
   *[other] { $winners } win together: { $reason }
}

## Refusals

error-action-form = "{ $text }" is not an action of this game. Type "help" to see how actions are written.
error-match-over = The match is over; nothing more can be done in it.
error-not-asked = It is not { $seat }'s turn. Waiting for: { $asked }.
error-match-too-long = The match was stopped after { $limit } actions.
error-unknown-game = There is no game called "{ $game }". Known games: { $known }.
error-unknown-edition = There is no edition "{ $edition }" and no edition file (.toml) of that name. Built in: { $known }.
error-unknown-bot = There is no bot called "{ $bot }". Known bots: { $known }.
error-unknown-rule = There is no rule { $rule }. The rules run from { $first } to { $last }.
error-unknown-seat = "{ $name }" is no seat of this game. Known seats: { $known }.
error-seat-count = This game is for { $least } to { $most } players, not for { $seats }.
error-seats-named = { $count ->
    [one] One seat is named
   *[other] { $count } seats are named
}; this table has { $seats }. Separate the names with commas.
error-unknown-option = This game has no option "{ $option }". Known options: { $known }.
error-unknown-option-value = "{ $value }" is no value of the option "{ $option }". Known values: { $known }.
error-seed-form = A seed has 64 hexadecimal digits; "{ $seed }" does not.
error-no-file = There is no file { $path }, or it cannot be read.
error-cannot-write = { $path } cannot be written: { $reason }.
error-playthrough-old = { $path } is out of date. Write it anew with "spukhaus playthrough --write" and read the difference.

## Edition files

expected-text = a text in quotes
expected-whole = a whole number
expected-list = a list in square brackets
expected-list-of-texts = a list of texts in quotes
expected-table = a table
expected-tables = one or more tables in double square brackets
error-edition-encoding = The file is not UTF-8 text. Save it as UTF-8.
error-edition-syntax = Line { $line }: this is not proper TOML: { $reason }.
error-edition-other-game = Line { $line }: this edition is for the game "{ $found }", not for "{ $expected }".
error-edition-missing = Line { $line }: { $entry ->
    [file] the file
   *[other] "{ $entry }"
} lacks the entry "{ $missing }".
error-edition-unknown = Line { $line }: nobody knows the entry "{ $entry }". Known here: { $known }.
error-edition-type = Line { $line }: "{ $entry }" must be { $expected }.
error-edition-pattern = Line { $line }: "{ $entry }" is "{ $found }" and must have the form { $pattern }.
error-edition-one-of = Line { $line }: "{ $entry }" is "{ $found }" and must be one of: { $known }.
error-edition-range = Line { $line }: "{ $entry }" is { $found } and must lie between { $least } and { $most }.

## Match files

error-file-encoding = The file is not UTF-8 text.
error-file-first-line = Line { $line }: a match file begins with "spukhaus match" and the number of its format.
error-file-format = Line { $line }: this file has format { $found }; this program reads format { $known }.
error-file-line = Line { $line }: this is neither a header ("name: value") nor an action ("number seat action"): { $text }
error-file-header-twice = Line { $line }: the header "{ $header }" stands here for the second time.
error-file-header-unknown = Line { $line }: there is no header "{ $header }".
error-file-header-missing = The header "{ $header }" is missing.
error-file-rules = Line { $line }: this match was played by version { $found } of the rules of { $game }; this program has version { $known }.
error-file-value = Line { $line }: "{ $found }" is no proper value of the header "{ $header }".
error-file-edition = Line { $line }: the edition "{ $edition }" is not the one that this match was played with.
error-file-number = Line { $line }: action { $expected } was expected here, not { $found }. Is a line missing?
error-file-seat = Line { $line }: "{ $found }" is no seat of this table; it has { $seats }, counted from 0.
error-file-refused = Line { $line }:
error-file-commitment = The seed does not belong to the commitment that was published before the match.
error-file-chance = Line { $line }: chance did not do what the seed says: { $found }
error-file-outcome = Line { $line }: the match does not end as the file claims.

## The command line

usage = usage:
options = options
arguments = arguments
commands = commands
help-spukhaus = Spukhaus: monster games by the rules, at the terminal and for programs. "spukhaus COMMAND --help" tells more about each command.
help-help = show this help and leave
help-version = show the version and leave
help-language = the language: de, en, fr or pl (otherwise as the system is set)
help-games = list the games, with their seats, editions and bots
help-play = play a game in the terminal
help-play-game = the game (asked for if there are several)
help-play-as = the seats that you play, by role or number, separated by commas; "all" for several people at one screen
help-play-bots = the bot for the other seats (otherwise the best of the game)
help-seats = one bot for each seat, separated by commas
help-seed = a seed of 64 hexadecimal digits, to play a certain match again
help-edition = a built-in edition by name, or an edition file
help-save = write the match to this file
help-simulate = let bots play many matches, and count
help-simulate-games = how many matches
help-simulate-jobs = how many processes
help-simulate-seed = any text; the same text gives the same matches
help-json = print the result as JSON
help-replay = show a match from its file, step by step, and check it
help-replay-file = the match file
help-replay-eyes = through whose eyes: a seat by role or number, "public", or "open" for everything (otherwise open if the match is over, else public)
help-replay-pictures = also draw the table after every step
help-rules = read the rules of a game
help-rules-rule = the number of one rule (otherwise the whole page)
help-game = the game
help-edition-command = check, list and show editions
help-edition-check = explain what is wrong in an edition file
help-edition-check-file = the edition file
help-edition-list = list the built-in editions of a game
help-edition-show = print an edition file, to copy and change
help-playthrough = compare golden playthroughs with what the rules do now
help-playthrough-files = match files with comments written by this tool
help-playthrough-write = write the comments anew

players = { $least ->
    [one] one player
   *[other] { $least } players
}
players-range = { $least } to { $most } players
listing-editions = editions: { $editions }
bot-random = takes any choice, each as likely as the others
edition-is-good = { $file } is a good edition of { $game }: "{ $edition }".
playthrough-is-good = { $file } is up to date.
playthrough-written = { $file } was written anew.

choose-game = Which game?
choose-seat = Whom do you play?
everyone-here = everybody, at this screen
a-bot = { $name } bot
commitment-is = Before the first move: the shuffle is fixed by a seed whose fingerprint is { $commitment }.
seed-was = The seed was { $seed }. Its fingerprint is the one shown before the first move.
what-now = { $seat }, what do you do?
prompt = Number or action ("help" for help):
terminal-help =
    A number takes that choice; you can also type an action as it is written beside it.
    rules        the rules page          rules SM-17  one rule
    log          what happened so far    look         the table once more
    card         the reference card      quit         leave the game
no-such-number = There is no choice with that number.
curtain = Give the device to { $seat }. Nobody else should look now. Press Enter when ready.
left = You have left the game.
saved = The match is in { $file }. Look at it with "spukhaus replay { $file }".
no-card = This game has no reference card.

progress = { $done } of { $total }
table-seat = seat
table-bot = bot
table-wins = wins
table-interval = 95% interval
table-score = mean score
table-ending = ending
table-count = matches
simulated = { $games ->
    [one] One match
   *[other] { $games } matches
} of { $game }, { $decisions } decisions on average, { $speed } decisions a second.
replay-header = { $game }, edition "{ $edition }", rules version { $rules }
replay-unfinished = The match is not over.
replay-checked = Every action was allowed, and the end is as it says.
replay-seed-checked = Chance did what the seed says, and the seed fits the commitment.
