# What the house itself says, in English.

nothing = –
chance = chance
seat-number = player { $number }
refused-by-rule = { $reason } (rule { $rule })
outcome = { $count ->
    [one] { $winners } wins: { $reason }
   *[other] { $winners } win together: { $reason }
}
points = { $count ->
    [one] one point
   *[other] { $count } points
}
ranking-line = { $place }. { $seat }: { $points }

## Where a rule comes from; the same words mark it on the rules pages

status-attested = Attested
status-public = Stated in public
status-reconstructed = Reconstructed
status-reading = Our reading
status-ours = Our addition

## Refusals

error-action-form = “{ $text }” is not an action of this game. Type “help” to see how actions are written.
error-match-over = The match is over; nothing more can be done in it.
error-not-asked = It is not { $seat }’s turn. Waiting for: { $asked }.
error-match-too-long = The match was stopped after { $limit } actions.
error-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
error-unknown-edition = There is no edition “{ $edition }” and no edition file (.toml) of that name. Built in: { $known }.
error-unknown-lesson = There is no lesson “{ $lesson }”. There are: { $known }.
error-lesson-form = The lesson “{ $lesson }” is written wrongly: { $text }.
error-unknown-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
error-unknown-puzzle = There is no puzzle called “{ $puzzle }”. Known puzzles: { $known }.
error-puzzle-file = The puzzle “{ $puzzle }” cannot be read: { $reason }.
error-puzzle-unproven = The puzzle “{ $puzzle }” asks for something that the engine cannot prove.
error-puzzle-values = The puzzle “{ $puzzle }” claims something else than what the engine proves.
error-puzzle-plain = The puzzle “{ $puzzle }” is none: its answer is plain, or not clear enough.
error-puzzle-world = In the puzzle “{ $puzzle }” the world that refutes “{ $action }” does not fit what the seat knows.
error-puzzle-other-match = The bots of the puzzle “{ $puzzle }” no longer play its match.
error-unknown-rule = There is no rule { $rule }. The rules run from { $first } to { $last }.
error-no-example = There is no example of rule { $rule }.
error-unknown-seat = “{ $name }” is no seat of this game. Known seats: { $known }.
error-seat-count = This game is for { $least } to { $most } players, not for { $seats }.
error-unknown-rules = The game knows versions 1 to { $known } of its rules, not { $found }.
error-seats-named = { $count ->
    [one] One seat is named
   *[other] { $count } seats are named
}; this table has { $seats }. Separate the names with commas.
error-unknown-option = This game has no option “{ $option }”. Known options: { $known }.
error-unknown-option-value = “{ $value }” is no value of the option “{ $option }”. Known values: { $known }.
error-seed-form = A seed has 64 hexadecimal digits; “{ $seed }” does not.
error-arena-bots = An arena needs two or more different bots, separated by commas; these are: { $bots }.
error-players-form = “{ $text }” is no number of players. Write 4, or 3,5, or 3-6.
error-bot-import = There is no bot { $bot } to import: { $reason }.
error-bot-failed = The bot “{ $bot }” has failed: { $reason }
error-bot-refused = In deal { $deal } with the bots { $bots }, one of them chose what the rules refuse: { $reason }
error-process-died = A process that was playing has died. Did it run out of memory? Fewer --jobs need less.
error-no-ray = Ray is not installed. Get it with: pip install "spukhaus[ray]"
error-ray-unavailable = There is no Ray cluster to be reached at “{ $address }”: { $reason }
error-no-file = There is no file { $path }, or it cannot be read.
error-cannot-write = { $path } cannot be written: { $reason }.
error-playthrough-old = { $path } is out of date. Write it anew with “spukhaus playthrough --write” and read the difference.
error-game-name-form = No game can be called “{ $game }”. A name has small letters, digits and underscores, begins with a letter and is no word of Python: my_game, for example.
error-game-name-taken = There is a game called “{ $game }” already. Take another name.
error-game-folder-exists = { $path } is there already. Take another name, or put the folder away.
error-no-checkout = The folders src/spukhaus/games and web/src/games are not in { $path }. Say with --folder where the sources of Spukhaus lie.

## Edition files

expected-text = a text in quotes
expected-whole = a whole number
expected-list = a list in square brackets
expected-list-of-texts = a list of texts in quotes
expected-table = a table
expected-tables = one or more tables in double square brackets
error-edition-encoding = The file is not UTF-8 text. Save it as UTF-8.
error-edition-too-large = An edition has at most { $kibibytes } KiB and { $entries } entries.
error-edition-too-deep = Line { $line }: names in an edition have few parts, and no line has more than { $most } dots.
error-edition-syntax = Line { $line }: this is not proper TOML: { $reason }.
error-edition-other-game = Line { $line }: this edition is for the game “{ $found }”, not for “{ $expected }”.
error-edition-missing = Line { $line }: { $entry ->
    [file] the file
   *[other] “{ $entry }”
} lacks the entry “{ $missing }”.
error-edition-unknown = Line { $line }: nobody knows the entry “{ $entry }”. Known here: { $known }.
error-edition-type = Line { $line }: “{ $entry }” must be { $expected }.
error-edition-pattern = Line { $line }: “{ $entry }” is “{ $found }” and must have the form { $pattern }.
error-edition-one-of = Line { $line }: “{ $entry }” is “{ $found }” and must be one of: { $known }.
error-edition-range = Line { $line }: “{ $entry }” is { $found } and must lie between { $least } and { $most }.

## Match files

error-file-encoding = The file is not UTF-8 text.
error-file-first-line = Line { $line }: a match file begins with “spukhaus match” and the number of its format.
error-file-format = Line { $line }: this file has format { $found }; this program reads formats up to { $known }.
error-file-line = Line { $line }: this is neither a header (“name: value”) nor an action (“number seat action”): { $text }
error-file-header-twice = Line { $line }: the header “{ $header }” stands here for the second time.
error-file-header-unknown = Line { $line }: there is no header “{ $header }”.
error-file-header-missing = The header “{ $header }” is missing.
error-file-redeals = Line { $line }: this match was dealt anew too often; { $most } times is the most.
error-file-rules = Line { $line }: “{ $found }” is no version of the rules of { $game } that this program knows: it knows 1 to { $known }. A newer release of Spukhaus may know it (docs/match-files.md).
error-file-value = Line { $line }: “{ $found }” is no proper value of the header “{ $header }”.
error-file-edition = Line { $line }: the edition “{ $edition }” is not the one that this match was played with.
error-file-number = Line { $line }: action { $expected } was expected here, not { $found }. Is a line missing?
error-file-seat = Line { $line }: “{ $found }” is no seat of this table; it has { $seats }, counted from 0.
error-file-refused = Line { $line }:
error-file-commitment = Line { $line }: the seed does not belong to the commitment that was published before the match.
error-file-chance = Line { $line }: chance did not do what the seed says: { $found }
error-file-text = The header “{ $header }” must be one line of printable text.
error-file-outcome = Line { $line }: the match does not end as the file claims.
error-file-thought = Line { $line }: this is no thought about the action above it, in JSON.
error-file-redeal = Line { $line }: something is dealt anew here; behind ~ stand a seat (from 0 to { $last }) and a seed of 64 characters.
error-thought-form = A thought has a measure, alternatives and beliefs.

## Tables

error-no-advice = This game has no advice to “{ $text }”.
error-no-such-address = There is nothing at this address.
error-no-such-moment = There is no such moment; the table is at number { $last }.
error-no-such-table = There is no such table. Check the link.
error-no-such-seat = This table has { $seats } seats, counted from 0.
error-seat-taken = Somebody sits there already. Choose another seat, or watch.
error-table-started = The match has begun; seats can no longer be taken. You can watch.
error-table-not-started = The match has not begun yet, or is over.
error-table-paused = The match is paused. Resume it first.
error-stale = The table has changed since you looked. Here is how it stands now.
error-name-form = A name has 1 to { $most } printable characters.
error-title-form = A title has at most { $most } printable characters.
error-spectators-form = What spectators see must be one of: { $known }.
error-clock-form = Times lie between 1 second and { $most } seconds, increments between 0 and one hour.
error-not-your-seat = This connection does not hold that seat.
error-not-host = Only the host of the table may do this.
error-wrong-key = This key opens nothing here.
error-link-expired = This link was used already, or is too old. Ask for a new one.
error-origin = Another site’s page may not do this.
error-no-spectators = This table has no spectators.
error-watching-off = The host has not chosen that spectators look over somebody’s shoulder.
error-undo-nothing = You have nothing to take back.
error-offer-pending = Something was proposed already. Answer that first.
error-offer-none = Nothing was proposed that you could answer.
error-aids-off = Aids are switched off at this table.
error-hint-substituted = A bot plays for you. Take your seat back first.
error-hint-pending = A hint is on its way already.
error-hint-failed = There is no hint to be had at the moment. Try again in a while.
error-chat-off = There is no chat at this table.
error-chat-form = A message has 1 to { $most } printable characters.
error-nudge-too-soon = Give them { $seconds } seconds; once is enough.
error-substitute-too-soon = A bot can take over { $seconds } seconds after a nudge.
error-nobody-waits = Nobody waits for { $seat } now.
error-not-substituted = No bot plays for you.
error-match-goes-on = The match is not over yet.
error-branch-too-far = This match has been played on from another one { $most } times already. Begin a new one.
error-too-many-requests = That was too much at once. Wait a moment.
error-message-form = This message cannot be read: { $reason }
error-protocol = This server speaks version { $known } of the protocol, not { $found }. Load the page again.
error-unknown-language = There is no language “{ $language }”. Known: { $known }.
error-store-url = “{ $url }” names no database that can be used here. Say sqlite:FILE, postgresql://... or memory:; PostgreSQL needs the extra packages of “spukhaus[cluster]”.
error-store-newer = This database was written by a newer version of the program ({ $found }; this one knows { $known }). Update the program.
error-store-broken = { $url } is not a database of this program.
error-store-unavailable = The database { $url } cannot be reached now. Check that its folder or server is there.
error-store-damaged = The table { $table } is damaged in the database, from entry { $number } on. Bring it back from a backup.
error-store-lost = Something that was saved is missing in { $url }: { $tables }. Bring the database back from a backup; or delete { $mark } to go on with what is left.
error-hub-url = “{ $url }” names no hub that can be used here. Say memory: or redis://...; Redis needs the extra packages of “spukhaus[cluster]”.
error-reading-failed = To read and check this file took too long. Make it shorter, or try again.
error-store-away = The house cannot read or save anything at the moment. What was answered before is kept; try again in a while.
error-hub-unavailable = The hub { $url } cannot be reached now. Check that Redis is running.
error-proxy-form = “{ $found }” is no address or network of a proxy. Say for example 10.0.0.7 or 10.0.0.0/8.
error-workers-need-hub = { $workers } processes need a database that they share and a Redis hub. Say --database and --hub.

## The command line

usage = usage:
options = options
arguments = arguments
commands = commands
call-error = { $program }: this does not work: { $reason }
call-argument = { $argument }: { $reason }
call-choice = “{ $value }” is not one of the choices: { $choices }
call-value = “{ $value }” is no proper value here
call-required = something is missing: { $arguments }
call-one-required = one of these is needed: { $arguments }
call-not-with = does not go together with { $argument }
call-unknown = the command does not know: { $arguments }
call-no-value = takes no value, and so not “{ $value }” either
call-one-value = needs a value
call-some-values = needs at least one value
call-one-value-at-most = takes one value at most
help-spukhaus = Spukhaus: monster games by the rules, at the terminal and for programs. “spukhaus COMMAND --help” tells more about each command.
help-help = show this help and leave
help-version = show the version and leave
help-language = the language: de, en, fr or pl (otherwise as the system is set)
help-games = list the games, with their seats, editions and bots
help-play = play a game in the terminal
help-play-game = the game (asked for if there are several)
help-play-as = the seats that you play, by role or number, separated by commas; “all” for several people at one screen
help-play-bots = the bot for the other seats (otherwise a fair opponent for newcomers)
help-play-players = how many play (otherwise asked, or as few as possible)
help-option = an option of the game as NAME=VALUE; can be said several times
help-seats = one bot for each seat, separated by commas
help-seed = a seed of 64 hexadecimal digits, to play a certain match again
help-edition = a built-in edition by name, or an edition file
help-save = write the match to this file
help-simulate = let bots play many matches, and count
help-simulate-games = how many matches
help-simulate-jobs = how many processes
help-simulate-seed = any text; the same text gives the same matches
help-arena = let bots meet on the same deals in every seat, and rate them
help-arena-bots = two or more bots, separated by commas; MODULE:NAME takes one of your own
help-arena-games = how many matches at least; only whole deals are played
help-arena-players = how many play, for example 4 or 3,5 or 3-6 (otherwise every number that the game allows)
help-arena-json = write the result to this file as JSON
help-arena-html = write a report with plots to this file
help-arena-ray = the address of a Ray cluster to play on (“local” starts one here); needs spukhaus[ray]
help-json = print the result as JSON
help-replay = show a match from its file, step by step, and check it
help-replay-file = the match file
help-replay-eyes = through whose eyes: a seat by role or number, “public”, or “open” for everything (otherwise open if the match is over, else public)
help-replay-pictures = also draw the table after every step
help-replay-why = after each action of a bot also tell what it weighed and what it believed
help-serve = run the server: tables for people far apart
help-serve-database = where matches are kept: sqlite:FILE, postgresql://..., or memory: to forget them (otherwise sqlite:spukhaus.db)
help-serve-hub = how several processes tell each other that something is new: memory: for one, redis://... for more
help-serve-workers = how many processes (more than one needs a shared database and Redis)
help-serve-host = the address to listen on (otherwise this machine only)
help-serve-port = the port; 0 takes 8765 or, if that is taken, a free one (otherwise 8765)
help-serve-origin = the address of another page that may connect, if this server sits behind one; can be said several times
help-serve-pace = how many seconds a bot takes at least for a move that people watch (otherwise 0.8)
help-serve-open = open the browser on it
help-serve-log = what the log has: “requests” (JSON, one line each) or “warnings” only, in short (otherwise warnings at a terminal, and else requests)
help-serve-connections-at-once = how many live connections one address may have (otherwise 2000)
help-serve-messages-a-second = how many messages a live connection may send in a second (otherwise 50)
help-serve-trusted-proxies = addresses or networks of proxies that say truly whom they speak for (otherwise this machine only)
help-serve-tables-at-once = how many tables one address may make before it has to wait (otherwise 200)
help-admin = look after the house’s database
help-admin-check = read every table of the database, and say which are damaged
help-verify = check a finished match: every action by the rules, every draw by the seed, the seed by its commitment
help-rules = read the rules of a game
help-rules-rule = the number of one rule (otherwise the whole page)
help-rules-sources = print where each sentence comes from as well
help-game = the game
help-edition-command = check, list and show editions
help-edition-check = explain what is wrong in an edition file
help-edition-check-file = the edition file
help-edition-list = list the built-in editions of a game
help-edition-show = print an edition file, to copy and change
help-puzzles = positions with an answer that the engine proves: find some, and check those that there are
help-puzzles-find = let bots play and make puzzles of the moments worth a thought; they take the place of the old ones
help-puzzles-matches = how many matches are looked through
help-puzzles-wanted = how many puzzles to keep
help-puzzles-check = prove every puzzle of a game again
help-puzzles-bots = and let the bots play the matches again that they come from
puzzles-difficulty = difficulty
puzzles-worlds = worlds
puzzles-proven = { $count ->
    [one] One puzzle: proven.
   *[other] { $count } puzzles: all proven.
}
help-playthrough = compare golden playthroughs with what the rules do now
help-playthrough-files = match files with comments written by this tool
help-playthrough-write = write the comments anew
help-texts = the texts of the games and of the house
help-texts-sheet = print every text of a language in all its forms, to be read through
help-texts-game = only the texts of this game
texts-no-pages = The texts of the pages are left out: they come with the source alone (web/src).
help-new-game = write the folders of a new game: a small whole game to be changed
help-new-game-name = what the folder is called, for example my_game
help-new-game-folder = where the sources of Spukhaus lie (otherwise those that this program runs from)

players = { $least ->
    [one] one player
   *[other] { $least } players
}
players-range = { $least } to { $most } players
listing-editions = editions: { $editions }
bot-random = takes any choice, each as likely as the others
edition-is-good = { $file } is a good edition of { $game }: “{ $edition }”.
playthrough-is-good = { $file } is up to date.
playthrough-written = { $file } was written anew.
new-game-written = { $path } was written.
new-game-next = Play it with “spukhaus play { $game }”, and read docs/contract.md, which says what goes where.

choose-game = Which game?
choose-seat = Whom do you play?
choose-players = How many play?
only-me = only you, against bots
everyone-here = everybody, at this screen
listing-bot = bot { $name }: { $text }
commitment-is = Before the first move: the shuffle is fixed by a seed whose fingerprint is { $commitment }.
seed-was = The seed was { $seed }. Its fingerprint is the one shown before the first move.
what-now = { $seat }, what do you do?
prompt = Number or action (“help” for help):
terminal-help =
    A number takes that choice; you can also type an action as it is written beside it.
    rules        the rules page          rules SM-17  one rule
    log          what happened so far    look         the table once more
    card         the reference card      quit         leave the game
    hint         what the strongest bot would do, and why
no-such-number = There is no choice with that number.
curtain = Pass the device to: { $seat }. Nobody else should look now. Press Enter when ready.
left = You have left the game.
saved = The match is in { $file }. Look at it with “spukhaus replay { $file }”.
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
table-rating = rating
table-times-fair = × fair share
table-against = against
table-players = players
table-decisions = decisions
table-median = median (ms)
table-p99 = 99% within (ms)
table-worst = worst (ms)
table-memory = peak memory (MB)
arena-title = Arena: { $game }
arena-summary = { $games ->
    [one] One match
   *[other] { $games } matches
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; number of players: { $players }; edition “{ $edition }”; seed “{ $seed }”. Rating 0: { $anchor }.
arena-interrupted = Interrupted: { $wanted } were asked for; what counts are the deals that were complete.
arena-nothing-yet = Interrupted before the first deal was complete: there is nothing to report.
arena-ladder = Ratings
arena-reading = Every deal was played with each line-up, so that luck and seats are the same for all. The dot is the rating, the line its 95% interval; the dashed line is zero. 400 points more mean that a bot wins ten times as often as the other. The fair share is what each would win if all were equally strong; wins that are shared count in parts. Matches of one deal depend on one another, so all intervals are worked out from the differences between deals: where two intervals overlap widely, more deals are needed.
arena-head-to-head = Head to head
arena-head-to-head-reading = How often the bot of the row wins against that of the column. With more than two players it sits alone, and all the others are bots of the column. Violet is more than fair, orange is less.
arena-by-seat = By seat
arena-by-seat-reading = The share of wins in each seat, over all line-ups. The dashed line is fair.
arena-by-players = By number of players
arena-by-players-reading = How many times its fair share each bot wins, beside the number of players. The dashed line is fair.
arena-thinking = Time for a decision
arena-thinking-reading = In milliseconds, on an axis where each step is ten times the one before. The line goes from the median to the longest decision, and the dot is where 99 of 100 stay below. The memory is that of a process in which the bot plays a match with itself. Both depend on the machine and are no part of the result.
arena-again = Once more
arena-again-reading = With version { $version } of Spukhaus this command gives the same result, with any number of processes (--jobs), as long as the bots do not go by the clock:
replay-header = { $game }, edition “{ $edition }”, rules version { $rules }
replay-unfinished = The match is not over.
replay-checked = Every action was allowed.
replay-seed-checked = Chance did what the seed says, and the seed fits the commitment.
serving = Spukhaus serves at { $address } (Ctrl+C ends it).
admin-checked = { $count ->
    [one] One table read
   *[other] { $count } tables read
}, { $broken ->
    [0] all whole.
    [one] one damaged.
   *[other] { $broken } damaged.
}
verified = { $count ->
    [one] One action: allowed by the rules, and chance kept to the seed that was promised.
   *[other] { $count } actions: all allowed by the rules, and chance kept to the seed that was promised.
}

## Why

measure-chance = Beside each choice, the chance to win that it saw in it, with all that it could know:
measure-points = Beside each choice, the points that it expected from it, with all that it could know:
measure-share = Beside each choice, how often perfect play takes it: the parts of such a mix are worth the same:
measure-feeling = Weighed by rules of thumb; only the order means something:
why-silent = No reasons were given for this.
why-believed = What it thought about what it could not see:
why-belief = { $about }: { $possibilities }
why-possibility = { $that } ({ $chance })
hint-is = The strongest bot would do this: { $action }

# The lab

help-lab = for people who study games: solving, checking what was solved (both need spukhaus[lab]), and weighing the balance
help-lab-solve = compute perfect play for Shy Monsters; can be stopped and resumed
help-lab-solve-folder = where the results of the parts are kept
help-lab-solve-gap = a part is done when its bounds are this near to each other
help-lab-solve-rounds = or after so many rounds
help-lab-picture = draw what the solution of Shy Monsters does, as SVG files
help-lab-picture-folder = where the pictures go
help-lab-reveals = compute what revealing tiles before the last storey of Shy Monsters is worth
help-lab-reveals-most = with up to so many reveals (otherwise 2)
lab-reveals = { $monsters }, reveals { $reveals }: the Hero gets out with { $lower } to { $upper }
help-lab-solve-card = compute on a graphics card (needs CuPy): some thirty times as fast
help-lab-solve-pack = then write all strategies into this file
help-lab-verify = prove what the packed strategies of Shy Monsters are worth, by best replies of both sides
help-lab-verify-file = a packed solution; without it, the one that bots play
lab-verified =
    Whatever the Dungeon Master does, the Hero of this solution wins at least { $lower } of all matches.
    Whatever the Hero does, he wins at most { $upper } of all matches against its Dungeon Master.
error-lab-missing = This needs the lab (the module { $module } is not there): pip install "spukhaus[lab]"
error-no-encoding = The game “{ $game }” has no numbers for the lab: its folder lacks “encoding”. docs/lab.md says what it takes.
error-solution-other-box = This solution is for another box than the standard edition.
error-kernel-action-illegal = Seat { $seat } may not do this now: { $action }. Look at the mask, or at the legal actions. Nothing has changed.
error-kernel-action-of-chance = This is chance’s to decide; a kernel draws it by itself.
error-kernel-action-unknown = There is no action { $action }; actions are numbered from 0 to { $most }.
error-kernel-actions-shape = One whole number for each match is needed: an array of shape { $wanted }, not { $found }.
error-kernel-dungeon-master = The Dungeon Master can be: { $known }; not { $found }.
error-kernel-history-lost = A row does not remember earlier storeys: it is on storey { $storey }, and the state it is to be unpacked into on { $origin }.
error-kernel-seat-not-asked = Seat { $seat } is not asked for a decision now.
error-kernel-too-many-monsters = The kernel has room for { $most } monsters; this edition has { $found }.

## Balance

help-lab-analyse = let equal bots play a game, and report on its balance: seats, length, how often each rule applies, which content is too strong
help-lab-analyse-edition = a built-in edition by name, or an edition file; said several times, they are compared
help-lab-analyse-bots = who plays, in every seat in turn; without this the strongest bot plays with itself
help-lab-analyse-games = how many matches at least for each edition and number of players
error-analysis-bots = Name at least one bot.
table-edition = edition
table-mean = mean
table-shortest = shortest
table-p5 = 5% up to
table-middle = median
table-p95 = 95% up to
table-longest = longest
table-share = share of matches
table-happening = what happens
table-in-matches = in so many matches
table-each-match = times a match
table-most = most
table-thing = what
table-cases = cases
table-having = with it
table-lacking = without it
table-difference = difference
table-stands-out = stands out
analysis-title = In balance? { $game }
analysis-summary = { $games ->
    [one] One match
   *[other] { $games } matches
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; bots: { $bots }; players: { $players }; editions: { $editions }; seed “{ $seed }”.
analysis-findings = What stands out
analysis-findings-reading = Seats whose interval leaves out what would be fair, content that differs by more than chance would let anything of its kind differ, and whatever has never happened. It is true of these bots: others may use the same things better.
analysis-findings-none = Nothing, with as many matches as these.
analysis-finding-seat = { $where }: { $place } wins { $wins } instead of { $fair }.
analysis-finding-thing = { $about } – { $thing }: { $difference }.
analysis-finding-never = Never happened: { $happening }
analysis-seats-reading = The share of wins in each seat, with its 95% interval. Wins that are shared count in parts. The dashed line is fair.
analysis-lengths = Length of a match
analysis-lengths-reading = In decisions. The dot is the median; 90 of 100 matches lie on the line.
analysis-spread = How lengths are spread
analysis-endings = How matches end
analysis-happenings = How often everything happens
analysis-happenings-reading = The bars show in what part of the matches it happens at all. Three dots stand for names and numbers.
analysis-content-reading = How cases go that had something, beside those that had it not. Compared are only cases with the same number of players that are alike otherwise, as far as the game says in what. The dot is the difference (of shares: in percentage points), the line its 95% interval; the dashed line is none. Many things are looked at, so some lie off the line by chance: what stands out would do so even if the interval were widened for their number. To have something and to win because of it are not the same.
analysis-content-found = Found in the events of the match: who had it, and who has won.
analysis-strong = strong
analysis-weak = weak

# Reviews

error-review-failed = The match could not be reviewed. Try again in a while.
help-review = judge every decision of a finished match by what its player could know, and tell skill and luck apart
help-review-file = the match file
help-review-all = list every decision, not only those that lost something
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccurate
verdict-mistake = mistake
verdict-unknown = not judged
review-moments = What decided the match
review-no-moments = Nothing in this match moved the chances by much.
moment-mistake = A mistake by { $seat }: the chance to win fell from { $before } to { $after }. What was done: { $action }. Better: { $better }.
moment-gift = Others slipped: the chance to win of { $seat } rose from { $before } to { $after }.
moment-luck = Luck for { $seat }: the chance to win rose from { $before } to { $after }.
moment-misfortune = Bad luck for { $seat }: the chance to win fell from { $before } to { $after }.
review-account = { $seat }: { $start } at the outset, { $lost } by own decisions, { $gifts } by the others’ slips, { $luck } by luck, { $result } in the end.
review-decision = { $seat }: { $action } ({ $verdict }, { $loss }). Better: { $better }.
review-decision-fine = { $seat }: { $action } ({ $verdict }).
