# What the house itself says, in English.

nothing = –
chance = chance
seat-number = player { $number }
refused-by-rule = { $reason } (rule { $rule })
you = you
outcome = { $count ->
    [one] { CODE($seat) ->
        [you] You win: { $reason }
       *[other] { LIST($seat) } wins: { $reason }
    }
   *[other] A shared win ({ LIST($seat) }): { $reason }
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
error-match-over = The match is over; there is nothing more to do in it.
error-not-asked = { CODE($seat) ->
    [you] It is not your turn. Waiting for: { LIST($asked) }.
   *[other] It is not { $seat }’s turn. Waiting for: { LIST($asked) }.
}
error-match-too-long = The match was stopped after { $limit } actions.
error-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
error-unknown-edition = There is no edition “{ $edition }” and no edition file (.toml) with that name. Built-in editions: { $known }.
error-unknown-lesson = There is no lesson “{ $lesson }”. Known lessons: { $known }.
error-lesson-form = There is a mistake in the lesson “{ $lesson }”: { $text }.
error-unknown-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
error-unknown-puzzle = There is no puzzle called “{ $puzzle }”. Known puzzles: { $known }.
error-puzzle-file = The puzzle “{ $puzzle }” cannot be read: { $reason }.
error-puzzle-unproven = The puzzle “{ $puzzle }” asks for something that the engine cannot prove.
error-puzzle-values = The puzzle “{ $puzzle }” claims something other than what the engine proves.
error-puzzle-plain = “{ $puzzle }” is not a puzzle: its answer is too obvious, or not clear enough.
error-puzzle-world = In the puzzle “{ $puzzle }”, the world that refutes “{ $action }” does not fit what the seat knows.
error-puzzle-other-match = The bots of the puzzle “{ $puzzle }” no longer play its match.
error-unknown-rule = There is no rule { $rule }. The rules run from { $first } to { $last }.
error-no-example = There is no example of rule { $rule }.
error-unknown-seat = “{ $name }” is not a seat in this game. Known seats: { $known }.
error-seat-count = This game is for { $least } to { $most } players, not { $seats }.
error-seat-count-only = This game is for exactly { $least } players, not { $seats }.
error-unknown-rules = This game has versions 1 to { $known } of its rules, not { $found }.
error-seats-named = { $count ->
    [one] You named one seat
   *[other] You named { $count } seats
}; this table has { $seats }. Separate the names with commas.
error-unknown-option = This game has no option “{ $option }”. Known options: { $known }.
error-unknown-option-value = The option “{ $option }” has no value “{ $value }”. Known values: { $known }.
error-seed-form = A seed has 64 hexadecimal digits; “{ $seed }” does not.
error-arena-bots = An arena needs two or more different bots, separated by commas; you named: { $bots }.
error-players-form = “{ $text }” is not a number of players. Write 4, or 3,5, or 3-6.
error-bot-import = The bot { $bot } cannot be imported: { $reason }.
error-bot-failed = The bot “{ $bot }” has failed: { $reason }
error-bot-refused = In deal { $deal } with the bots { $bots }, one of them chose something that the rules forbid: { $reason }
error-process-died = A process that was playing has died. Did it run out of memory? Use fewer --jobs to need less.
error-no-ray = Ray is not installed. Get it with: pip install "spukhaus[ray]"
error-ray-unavailable = No Ray cluster can be reached at “{ $address }”: { $reason }
error-no-file = There is no file { $path }, or it cannot be read.
error-cannot-write = { $path } cannot be written: { $reason }.
error-playthrough-old = { $path } is out of date. Rewrite it with “spukhaus playthrough --write” and read what has changed.
error-game-name-form = A game cannot be called “{ $game }”. Use small letters, digits and underscores, begin with a letter, and avoid the keywords of Python: my_game, for example.
error-game-name-taken = There is already a game called “{ $game }”. Choose another name.
error-game-folder-exists = { $path } already exists. Choose another name, or move the folder away.
error-no-checkout = The folders src/spukhaus/games and web/src/games are not in { $path }. Use --folder to say where the sources of Spukhaus are.

## Edition files

expected-text = a text in quotes
expected-whole = a whole number
expected-list = a list in square brackets
expected-list-of-texts = a list of texts in quotes
expected-table = a table
expected-tables = one or more tables in double square brackets
error-edition-encoding = The file is not UTF-8 text. Save it as UTF-8.
error-edition-too-large = An edition has at most { $kibibytes } KiB and { $entries } entries.
error-edition-too-deep = Line { $line }: this name has too many parts; a line may have { $most } dots at most.
error-edition-syntax = Line { $line }: this is not proper TOML: { $reason }.
error-edition-other-game = Line { $line }: this edition is for the game “{ $found }”, not for “{ $expected }”.
error-edition-missing = Line { $line }: { $entry ->
    [file] the file
   *[other] “{ $entry }”
} has no entry “{ $missing }”.
error-edition-unknown = Line { $line }: there is no such entry as “{ $entry }”. Known here: { $known }.
error-edition-type = Line { $line }: “{ $entry }” must be { $expected }.
error-edition-pattern = Line { $line }: “{ $entry }” is “{ $found }” but must have the form { $pattern }.
error-edition-one-of = Line { $line }: “{ $entry }” is “{ $found }” but must be one of: { $known }.
error-edition-range = Line { $line }: “{ $entry }” is { $found } but must be between { $least } and { $most }.

## Match files

error-file-encoding = The file is not UTF-8 text.
error-file-first-line = Line { $line }: a match file begins with “spukhaus match” and the number of its format.
error-file-format = Line { $line }: this file has format { $found }; this program reads formats up to { $known }.
error-file-line = Line { $line }: this is neither a header (“name: value”) nor an action (“number seat action”): { $text }
error-file-header-twice = Line { $line }: the header “{ $header }” appears for the second time.
error-file-header-unknown = Line { $line }: there is no header “{ $header }”.
error-file-header-missing = The header “{ $header }” is missing.
error-file-redeals = Line { $line }: this match was dealt again too often; { $most } times is the most.
error-file-rules = Line { $line }: this program does not know version “{ $found }” of the rules of { $game }, only 1 to { $known }. A newer release of Spukhaus may know it (docs/match-files.md).
error-file-value = Line { $line }: “{ $found }” is not a valid value for the header “{ $header }”.
error-file-edition = Line { $line }: the edition “{ $edition }” is not the one that this match was played with.
error-file-number = Line { $line }: action { $expected } was expected here, not { $found }. Is a line missing?
error-file-seat = Line { $line }: “{ $found }” is not a seat at this table; it has { $seats }, counted from 0.
error-file-refused = Line { $line }:
error-file-commitment = Line { $line }: the seed does not belong to the commitment that was published before the match.
error-file-chance = Line { $line }: chance did not do what the seed says: { $found }
error-file-text = The header “{ $header }” must be one line of printable text.
error-file-outcome = Line { $line }: the match does not end as the file claims.
error-file-thought = Line { $line }: this is not a thought, in JSON, about the action above it.
error-file-redeal = Line { $line }: for a new deal, write a seat (0 to { $last }) and a seed of 64 characters after ~.
error-thought-form = A thought has a measure, alternatives and beliefs.

## Tables

error-no-advice = This game has no advice about “{ $text }”.
error-no-such-address = There is nothing at this address.
error-no-such-moment = There is no such moment; the table is at number { $last }.
error-no-such-table = There is no such table. Check the link.
error-no-such-seat = This table has { $seats } seats, counted from 0.
error-seat-taken = Somebody is already sitting there. Choose another seat, or watch.
error-table-started = The match has already begun, so you can no longer take a seat. You can watch.
error-table-not-started = The match has not begun yet, or is over.
error-table-paused = The match is paused. Resume it first.
error-stale = The table has changed since you looked. Here is how it stands now.
error-name-form = A name has 1 to { $most } printable characters.
error-title-form = A title has at most { $most } printable characters.
error-spectators-form = What spectators see must be one of: { $known }.
error-clock-form = Times must be between 1 second and { $most } seconds, increments between 0 and one hour.
error-not-your-seat = This connection does not hold that seat.
error-not-host = Only the host of the table may do this.
error-wrong-key = This key opens nothing here.
error-link-expired = This link has already been used, or is too old. Ask for a new one.
error-origin = A page from another site may not do this.
error-no-spectators = This table has no spectators.
error-shared-closed = Others are still playing this deal. The table opens to everybody when the last of them is done, or the day of the deal is over.
error-erase-shared = Others are still playing this deal. You can delete your part when the last of them is done, or the day of the deal is over.
error-undo-shared = Others are playing the same deal, so a move that has shown you something cannot be taken back.
error-substitute-shared = Others are playing the same deal, so nobody here is replaced before the time is up. Then a bot steps in by itself.
error-return-shared = The time of this round is up and others are waiting for it to end, so the bot plays on.
error-pause-shared = Others are waiting for this table, so it cannot be paused.
error-deal-once = The deal of the day is played once: nothing is taken back, and there is no rematch.
error-deal-not-played = Play this deal to the end first. Then you can see how others did.
error-no-such-deal = There is no deal for “{ $day }”. Days are written like this: 2026-11-16.
error-watching-off = At this table spectators may not look over somebody’s shoulder.
error-undo-nothing = You have nothing to take back.
error-offer-pending = There is already a proposal. Answer that first.
error-offer-none = There is no proposal for you to answer.
error-aids-off = Aids are switched off at this table.
error-hint-substituted = A bot is playing for you. Take your seat back first.
error-hint-pending = A hint is already on its way.
error-hint-failed = There is no hint at the moment. Try again in a while.
error-chat-off = There is no chat at this table.
error-chat-form = A message has 1 to { $most } printable characters.
error-nudge-too-soon = { $seconds ->
    [one] Give them one more second; one nudge is enough.
   *[other] Give them { $seconds } seconds; one nudge is enough.
}
error-substitute-too-soon = { $seconds ->
    [one] A bot can take over one second after a nudge.
   *[other] A bot can take over { $seconds } seconds after a nudge.
}
error-nobody-waits = Nobody is waiting for { $seat } now.
error-not-substituted = No bot is playing for you.
error-match-goes-on = The match is not over yet.
error-branch-too-far = This match has already been continued from another one { $most } times. Begin a new one.
error-too-many-requests = That was too much at once. Wait a moment.
error-message-form = This message cannot be read: { $reason }
error-protocol = This server speaks version { $known } of the protocol, not { $found }. Load the page again.
error-unknown-language = There is no language “{ $language }”. Known: { $known }.
error-store-url = “{ $url }” is not a database that can be used here. Write sqlite:FILE, postgresql://... or memory:; PostgreSQL needs the extra packages of “spukhaus[cluster]”.
error-store-newer = This database was written by a newer version of the program ({ $found }; this one knows { $known }). Update the program.
error-store-broken = { $url } is not a database of this program.
error-store-unavailable = The database { $url } cannot be reached now. Check that its folder or server is there.
error-store-damaged = In the database, the table { $table } is damaged from entry { $number } on. Restore it from a backup.
error-store-lost = Saved data is missing from { $url }: { $tables }. Restore the database from a backup, or delete { $mark } to go on with what is left.
error-hub-url = “{ $url }” is not a hub that can be used here. Write memory: or redis://...; Redis needs the extra packages of “spukhaus[cluster]”.
error-reading-failed = Reading and checking this file took too long. Make it shorter, or try again.
error-store-away = The house cannot read or save anything at the moment. Everything it confirmed before is safe; try again in a while.
error-banned = The people who run this house have closed it to your address. If that is a mistake, write to them.
error-muted = The people who run this house have switched off chat for your address. You can still play.
error-storage-full = The tables opened from your address already take up { $megabytes } MB, and more is not allowed. Wait until old ones are cleared away.
error-log-not-here = This house is in a web page and tells no match in words here. Read the log beside the table, or take the match with you as a file.
error-push-off = This house sends no notices: the people who run it have not set that up.
error-push-endpoint = Your browser’s push service cannot be reached from here: its address must begin with https:// and be a public one.
error-push-many = { $most } devices already get notices for this seat. Switch one of them off first.
error-push-key-file = { $path } does not hold a key for push services. Make one with “spukhaus push-key”.
error-push-key-there = { $path } is there already and stays as it is: browsers know that key. Name another file if you want a new one.
error-push-contact = “{ $found }” is not a way to reach you. Write mailto:you@house.example or https://house.example, for example.
error-table-full = This table has { $most } entries and cannot take any more. Open a new table.
error-address-form = “{ $found }” is neither an address nor a network. Write 192.0.2.7 or 2001:db8::/32, for example.
error-erase-what = Say where to erase: at one table, or with --name NAME at all tables.
error-hub-unavailable = The hub { $url } cannot be reached now. Check that Redis is running.
error-proxy-form = “{ $found }” is not the address or network of a proxy. Write 10.0.0.7 or 10.0.0.0/8, for example.
error-workers-need-hub = { $workers } processes need a shared database and a Redis hub. Name them with --database and --hub.
error-site-folder-taken = There is something else in { $path } already. Name an empty folder, or one that does not exist yet.
error-site-not-built = The pages are not built. In a clone, run ./play --site FOLDER.
error-site-no-packages = The packages for the browser could not be fetched: { $reason }. Check the network and pip’s settings, and try again.
error-site-not-compiled = Node.js could not compile the house for the browser: { $reason }. It takes version 20 or newer.

## Cups

error-no-such-cup = There is no such cup. Check the link.
error-no-such-player = There is no such player in this cup.
error-cup-begun = This cup has begun, so nobody can join any more.
error-cup-over = This cup is over.
error-cup-full = This cup is full: it has room for { $most }.
error-cup-few = A cup needs at least { $fewest } players. Send somebody the link, or let a bot join.
error-cup-rounds = A cup has between 1 and { $most } rounds.
error-cup-until = A cup lasts between one minute and { $days } days.
error-cup-bots = No more than { $most } bots may join a cup.

## The command line

usage = usage:
options = options
arguments = arguments
commands = commands
call-error = { $program }: this does not work: { $reason }
call-argument = { $argument }: { $reason }
call-choice = “{ $value }” is not one of the choices: { $choices }
call-value = “{ $value }” is not a valid value
call-required = something is missing: { $arguments }
call-one-required = one of these is needed: { $arguments }
call-not-with = cannot be used together with { $argument }
call-unknown = this command does not know { $arguments }
call-no-value = takes no value, but got “{ $value }”
call-one-value = needs a value
call-some-values = needs at least one value
call-one-value-at-most = takes one value at most
help-spukhaus = Spukhaus: monster games by the rules, at the terminal and for programs. “spukhaus COMMAND --help” tells you more about each command.
help-help = show this help and exit
help-version = show the version and exit
help-language = the language: de, en, fr or pl (default: the system’s language)
help-games = list the games, with their seats, editions and bots
help-play = play a game in the terminal
help-play-game = the game (if there are several, you are asked)
help-play-as = the seats that you play, by role or number, separated by commas; “all” for several people at one screen
help-play-bots = the bot for the other seats (default: a fair opponent for newcomers); policy:FILE for a trained one
help-play-players = how many play (otherwise you are asked, or as few as possible play)
help-option = an option of the game as NAME=VALUE; can be used several times
help-seats = one bot for each seat, separated by commas
help-seed = a seed of 64 hexadecimal digits, to get the same shuffles and rolls again
help-edition = a built-in edition by name, or an edition file
help-save = write the match to this file
help-simulate = let bots play many matches, and count the results
help-simulate-games = how many matches
help-simulate-jobs = how many processes
help-simulate-seed = any text; the same text gives the same matches
help-arena = let bots meet on the same deals in every seat, and rate them
help-arena-bots = two or more bots, separated by commas; use MODULE:NAME for one of your own, policy:FILE for a trained one
help-arena-games = the least number of matches; only whole deals are played
help-arena-players = how many play, for example 4 or 3,5 or 3-6 (default: every number that the game allows)
help-arena-json = write the result to this file as JSON
help-arena-html = write a report with plots to this file
help-arena-ray = the address of a Ray cluster to play on (“local” starts one here); needs spukhaus[ray]
help-league = let bots play a cup: rounds in which all tables have the same deal, and standings
help-league-bots = the bots that take part, separated by commas (default: every level once)
help-league-rounds = how many rounds (default: 4)
help-league-players = how many sit at a table (default: as few as possible)
league-round = Round { $number }
league-column = { $column ->
    [place] place
    [name] bot
    [points] points
    [buchholz] Buchholz
    [deal] deal
   *[byes] byes
}
help-json = print the result as JSON
help-replay = show a match from its file, step by step, and check it
help-replay-file = the match file
help-replay-eyes = through whose eyes: a seat by role or number, “public”, or “open” for everything (default: open if the match is over, otherwise public)
help-replay-pictures = also draw the table after every step
help-replay-why = after each action of a bot, also show what it weighed up and what it believed
help-serve = run the server: tables for people far apart
help-serve-database = where matches are kept: sqlite:FILE, postgresql://..., or memory: to forget them (default: sqlite:spukhaus.db)
help-serve-hub = how several processes tell each other that something is new: memory: for one, redis://... for more
help-serve-workers = how many processes (more than one needs a shared database and Redis)
help-serve-host = the address to listen on (default: this machine only)
help-serve-port = the port; 0 takes 8765 or, if that is in use, a free one (default: 8765)
help-serve-origin = the address of another page that may connect, if this server sits behind one; can be used several times
help-serve-pace = the least number of seconds a bot takes for a move that people are watching (default: 0.8)
help-serve-bots = a trained policy that may sit at tables as a bot, as policy:FILE; can be given several times
help-serve-open = open it in the browser
help-serve-log = what to log: “requests” (JSON, one line for each) or only “warnings”, in short form (default: warnings at a terminal, requests elsewhere)
help-serve-connections-at-once = how many live connections one address may have (default: 2000)
help-serve-messages-a-second = how many messages a second a live connection may send (default: 50)
help-serve-trusted-proxies = addresses or networks of proxies that can be trusted to say who they speak for (default: this machine only)
help-serve-tables-at-once = how many tables one address may open before it has to wait (default: 200)
help-site = write the house as static files: whoever opens them has it in the browser, without a server
help-site-folder = where to write it; a folder that was written so before is written anew
help-admin = look after the house’s database
help-admin-check = read every table in the database and say which ones are damaged
help-serve-megabytes-each = how many megabytes the tables opened from one address may take up; 0 means no limit (default: 256)
help-serve-push = the house’s key for push services, made with “spukhaus push-key”: whoever wants to is told that it is their turn (default: nobody is)
help-push-key = make a key with which the house can tell browsers that it is somebody’s turn
help-push-key-file = where to write it; keep it, and keep it to yourself
help-push-key-contact = how push services can reach you: mailto:you@house.example or https://house.example
help-keep-waiting = after how many days a table that never began is deleted; 0 means never (default: { $days })
help-keep-abandoned = after how many days without a move an unfinished match is deleted; 0 means never (default: { $days })
help-keep-finished = after how many days a finished match is deleted; 0 means never (default: { $days })
help-keep-noted = after how many days a finished match that is in somebody’s list of games is deleted; 0 means never (default: { $days })
help-keep-addresses = for how many days to keep the addresses from which tables were opened and seats taken; 0 means for ever (default: { $days })
help-admin-tables = list the tables, most recently changed first
help-admin-cups = list the cups, most recently changed first; “delete” deletes them too
help-admin-show = show a table: who sits there, from which address, and the chat
help-admin-delete = delete tables for good
help-admin-mute = switch off chat for an address or a network
help-admin-ban = close the house to an address or a network
help-admin-unban = open the house and the chat to an address again
help-admin-banned = list the addresses that are shut out or muted
help-admin-erase = erase a person’s name and chat
help-admin-backup = back up the whole house to a file, even while the server is running
help-admin-restore = replace everything in the database with a backup; stop the server first
help-admin-prune = delete the tables that no longer need to be kept
help-admin-log = show what was done with these commands
help-admin-yes = do not ask
help-admin-table = a table, as in its link
help-admin-erase-table = a table, as in its link (default: all tables where somebody has that name)
help-admin-stage = only tables waiting for players (waiting), being played (playing), or finished (over)
help-admin-made-from = only tables opened from this address
help-admin-limit = how many at most (default: 100)
help-admin-address = an address, or a network such as 192.0.2.0/24
help-admin-days = for how many days (default: until it is lifted)
help-admin-seat = only at this seat, counted from 0
help-admin-name = only people with this name
help-admin-file = the backup file
help-admin-dry-run = only say what would be deleted
help-verify = check a finished match: every action by the rules, every draw by the seed, the seed by its commitment
help-rules = read the rules of a game
help-rules-rule = the number of one rule (default: the whole page)
help-rules-sources = also print where each sentence comes from
help-game = the game
help-edition-command = check, list and show editions
help-edition-check = explain what is wrong with an edition file
help-edition-check-file = the edition file
help-edition-list = list the built-in editions of a game
help-edition-show = print an edition file, to copy and change
help-puzzles = positions with an answer that the engine proves: find new ones, or check those that exist
help-puzzles-find = let bots play and turn the moments worth thinking about into puzzles; goes on where it was stopped
help-puzzles-minutes = how long to look; the match that is being played is finished
help-puzzles-wanted = how many puzzles the game is to have in all
help-puzzles-check = prove every puzzle again
help-puzzles-game = only the puzzles of this game
help-puzzles-bots = also let the bots replay the matches that the puzzles come from
puzzles-difficulty = difficulty
puzzles-worlds = worlds
puzzles-found = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
} from { $matches ->
    [one] one match
   *[other] { $matches } matches
} so far.
puzzles-proven = { $count ->
    [one] One puzzle: proven.
   *[other] { $count } puzzles: all proven.
}
help-playthrough = compare golden playthroughs with what the rules do now
help-playthrough-files = match files with comments written by this tool
help-playthrough-write = rewrite the comments
help-texts = the texts of the games and of the house
help-texts-sheet = print every text of a language in all its forms, to be read through
help-texts-game = only the texts of this game
texts-no-pages = The texts of the pages are left out: they come only with the source (web/src).
help-new-game = write the folders of a new game: a small, complete game for you to change
help-new-game-name = what to call the folder, for example my_game
help-new-game-folder = where the sources of Spukhaus are (default: those that this program runs from)

players = { $least ->
    [one] one player
   *[other] { $least } players
}
players-range = { $least } to { $most } players
listing-editions = editions: { $editions }
bot-random = picks at random, every choice as likely as the others
bot-policy = a trained net that the host of this house has brought along
edition-is-good = { $file } is a valid edition of { $game }: “{ $edition }”.
playthrough-is-good = { $file } is up to date.
playthrough-written = { $file } was rewritten.
new-game-written = { $path } was written.
new-game-next = Play it with “spukhaus play { $game }”, and read docs/contract.md, which says what goes where.

choose-game = Which game?
choose-seat = Who do you play?
choose-players = How many play?
only-me = only you, against bots
everyone-here = everybody, at this screen
listing-bot = bot { $name }: { $text }
commitment-is = Before the first move, the shuffle is fixed by a seed. Its fingerprint is { $commitment }.
seed-was = The seed was { $seed }. Its fingerprint is the one you saw before the first move.
what-now = { $seat }, what do you do?
prompt = Number or action (“help” for help):
terminal-help =
    Type a number to take that choice, or type an action as it is written beside it.
    rules        the rules page          rules SM-17  one rule
    log          what happened so far    look         the table again
    card         the reference card      quit         leave the game
    hint         what looks best, and why
no-such-number = There is no choice with that number.
curtain = Pass the device to: { $seat }. Nobody else should look now. Press Enter when ready.
left = You have left the game.
saved = The match has been saved in { $file }. Look at it with “spukhaus replay { $file }”.
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
arena-took = Time: { $seconds } s.
arena-interrupted = Interrupted: { $wanted } matches were asked for; only deals that were completed count.
arena-wide = Too few deals to tell: { $reach ->
    [no] one deal says nothing about
   *[other] ratings are only known to within { $reach } points, which says little about
} who is stronger.
arena-nothing-yet = Interrupted before the first deal was complete: there is nothing to report.
arena-ladder = Ratings
arena-reading = Every deal was played with each line-up, so luck and seats are the same for all. The dot is the rating, the line its 95% interval; the dashed line is zero. A lead of 400 points means that a bot wins ten times as often as the other. The fair share is what each would win if all were equally strong; a shared win is split among the winners. Matches on the same deal depend on one another, so all intervals are worked out from the differences between deals: where two intervals overlap widely, more deals are needed.
arena-head-to-head = Head to head
arena-head-to-head-reading = How often the bot in the row wins against the one in the column. With more than two players it plays alone against bots from the column. Violet is more than its fair share, orange is less.
arena-by-seat = By seat
arena-by-seat-reading = The share of wins in each seat, over all line-ups. The dashed line is the fair share.
arena-by-players = By number of players
arena-by-players-reading = How many times its fair share each bot wins, by number of players. The dashed line is the fair share.
arena-thinking = Time for a decision
arena-thinking-reading = In milliseconds, on an axis where each step is ten times the one before. The line goes from the median to the longest decision; 99 of 100 decisions are below the dot. The memory is that of a process in which the bot plays a match against itself. Both depend on the machine and are not part of the result.
arena-again = To repeat this
arena-again-reading = With version { $version } of Spukhaus this command gives the same result, with any number of processes (--jobs), as long as the bots do not depend on the clock:
replay-header = { $game }, edition “{ $edition }”, rules version { $rules }
replay-unfinished = The match is not over.
replay-checked = Every action was allowed.
replay-seed-checked = Chance did what the seed says, and the seed fits the commitment.
serving = Spukhaus is running at { $address } (press Ctrl+C to stop it).
site-written = The house stands in { $path }: { $files ->
    [one] one file
   *[other] { $files } files
}. Any file server will do, for example: python3 -m http.server --directory { $path }
push-key-written = The key is in { $path }. Start the house with --push { $path }.
admin-checked = { $count ->
    [one] One table read
   *[other] { $count } tables read
}, { $broken ->
    [0] all sound.
    [one] one damaged.
   *[other] { $broken } damaged.
}
admin-yes = yes
admin-nothing-done = Nothing was changed.
admin-ask-delete = { $count ->
    [one] Delete one table for good?
   *[other] Delete { $count } tables for good?
}
admin-ask-erase = Erase the name and the chat for good?
admin-ask-restore = Replace everything in the database with the backup?
admin-deleted = { $count ->
    [one] One table deleted.
   *[other] { $count } tables deleted.
}
admin-would-delete = { $count ->
    [one] One table would be deleted.
   *[other] { $count } tables would be deleted.
}
admin-erased = { $count ->
    [one] One entry erased.
   *[other] { $count } entries erased.
}
admin-barred = { $what ->
    [ban] The house is closed to { $address }.
   *[mute] Chat is switched off for { $address }.
}
admin-unbarred = { $address } is no longer shut out or muted.
admin-not-barred = { $address } was neither shut out nor muted. “spukhaus admin banned” lists those that are.
admin-bar = { $what ->
    [ban] shut out
   *[mute] muted
}
admin-backed-up = { $count ->
    [one] One table backed up to { $file }.
   *[other] { $count } tables backed up to { $file }.
}
admin-restored = { $count ->
    [one] One table restored.
   *[other] { $count } tables restored.
}
admin-stage = { $stage ->
    [waiting] waiting
    [playing] being played
    [over] over
   *[unknown] not known yet
}
admin-kind = { $kind ->
    [waiting] never begun
    [abandoned] abandoned
    [finished] finished
   *[noted] in somebody’s list
}
admin-column = { $column ->
    [table] table
    [tables] tables
    [game] game
    [title] title
    [stage] stage
    [kind] kind
    [entries] entries
    [bytes] bytes
    [opened] opened
    [changed] last change
    [seat] seat
    [name] name
    [bot] bot
    [bar] barred
    [since] since
    [until] until
    [cup] cup
    [players] players
    [rounds] rounds
   *[address] address
}
verified = { $count ->
    [one] One action: allowed by the rules, and chance kept to the seed that was promised.
   *[other] { $count } actions: all allowed by the rules, and chance kept to the seed that was promised.
}

## Why

measure-chance = Beside each choice is the bot’s estimate of its chance of winning, given everything it can know:
measure-points = Beside each choice are the points that the bot expects from it, given everything it can know:
measure-share = Beside each choice is how often perfect play takes it; all choices in such a mix are worth the same:
measure-feeling = Weighed up by rules of thumb; only the order means anything:
why-silent = No reasons were given for this.
why-believed = What it thinks about what it cannot see:
why-belief = { $about }: { $possibilities }
why-possibility = { $that } ({ $chance })
hint-is = Hint: { $action }

# The lab

help-lab = for people who study games: solve a game, check the solution (both need spukhaus[lab]), and study its balance
help-lab-solve = compute perfect play for Shy Monsters; can be stopped and resumed
help-lab-solve-folder = where the results of the parts are kept
help-lab-solve-gap = a part is done when its bounds are this close together
help-lab-solve-rounds = or after this many rounds
help-lab-picture = draw what the solution of Shy Monsters does, as SVG files
help-lab-picture-folder = where the pictures go
help-lab-reveals = compute what revealing tiles is worth in Shy Monsters: on the last storey, or in whole matches
help-lab-reveals-counts = reveals storey by storey (2-2-1): bounds for whole matches, coarse; can be stopped and resumed
help-lab-reveals-most = without counts: the last storey with up to this many reveals (default: 2)
lab-match = reveals { $text }: the Hero wins with a probability of { $lower } to { $upper }
lab-reveals = { $monsters }, reveals { $reveals }: the Hero escapes with a probability of { $lower } to { $upper }
help-lab-solve-card = compute on a graphics card (needs spukhaus[card]): about thirty times as fast
help-lab-solve-pack = then write all strategies into this file
help-lab-verify = prove what the packed strategies of Shy Monsters are worth, by best replies of both sides
help-lab-verify-file = a packed solution; without it, the one that bots play
lab-verified =
    Whatever the Dungeon Master does, the Hero of this solution wins at least { $lower } of all matches.
    Whatever the Hero does, he wins at most { $upper } of all matches against its Dungeon Master.
error-lab-missing = This needs the lab (the module { $module } is not installed): pip install "spukhaus[lab]"
error-card-missing = The graphics card needs CuPy, which is not installed: pip install "spukhaus[card]". Without --card the processor does it.
error-card-unusable = CuPy is installed, but cannot use the graphics card: { $reason }
error-no-encoding = The game “{ $game }” has no numbers for the lab: its folder has no “encoding”. docs/lab.md explains how to add it.
error-unknown-observation = There is no observation “{ $observation }”. You can choose: { $known }.
error-policy-too-large = A policy has at most { $most } MiB, also when it is unpacked. This file has more.
error-policy-broken = This file is no policy that a bot could play by: { $reason } is missing or wrong. Save the policy anew; docs/lab.md says how.
error-policy-other-format = This policy has the format { $found }, and this version of Spukhaus reads format { $known }. Save the policy anew.
error-policy-unfit = This policy can play only what it was trained for: the game “{ $game }” with { $seats } players and the edition “{ $edition }”.
error-policy-name = At a table a policy is called like its file, so the name may have only letters from a to z, digits and hyphens, at most 30 in all: rename { $name }.
error-serve-bots = “{ $bot }” is no guest for a table: write policy:FILE. The bots of the games are there without this.
error-solution-other-box = This solution is for another box. Name its edition with --edition.
error-solve-other-box = Only boxes with six monsters, two on each of three storeys, at most { $corridors } Corridors and from 0 to { $reveals } reveals a storey can be solved.
error-card-small-box = The graphics card solves boxes with three Corridors only. Leave --card out: this box is smaller, and the processor will do.
error-kernel-action-illegal = Seat { $seat } may not do this now: { $action }. Look at the mask, or at the legal actions. Nothing has changed.
error-kernel-action-of-chance = Chance decides this; a kernel draws it by itself.
error-kernel-action-unknown = There is no action { $action }; actions are numbered from 0 to { $most }.
error-kernel-actions-shape = One whole number for each match is needed: an array of shape { $wanted }, not { $found }.
error-kernel-history-lost = A row does not remember earlier storeys: it is on storey { $storey }, but the state it should be unpacked into is on storey { $origin }.
error-kernel-seat-not-asked = Seat { $seat } has no decision to make now.
error-kernel-too-many-arrows = The kernel has room for plans of { $most } arrows; in this edition they can have { $found }.
error-kernel-too-many-monsters = The kernel has room for { $most } monsters; this edition has { $found }.
error-kernel-too-many-pacts = The kernel has room for { $most } pacts; this edition has { $found }.
error-kernel-too-many-spooks = The kernel has room for { $most } spooks; this edition has { $found }.

## Balance

help-lab-analyse = let equal bots play a game, and report on its balance: seats, length, how often each rule applies, which content is too strong
help-lab-analyse-edition = a built-in edition by name, or an edition file; if you name several, they are compared
help-lab-analyse-bots = who plays, in every seat in turn; otherwise the strongest bot plays against itself
help-lab-analyse-games = the least number of matches for each edition and number of players
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
table-in-matches = share of matches with it
table-each-match = times a match
table-most = most
table-thing = what
table-cases = cases
table-having = with it
table-lacking = without it
table-difference = difference
table-stands-out = stands out
analysis-title = Is it balanced? { $game }
analysis-summary = { $games ->
    [one] One match
   *[other] { $games } matches
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}; bots: { $bots }; players: { $players }; editions: { $editions }; seed “{ $seed }”.
analysis-findings = What stands out
analysis-findings-reading = Seats whose interval excludes the fair share, content that makes a bigger difference than chance can explain, and whatever never happened. All this holds for these bots: others may use the same things better.
analysis-findings-none = Nothing stands out in this many matches.
analysis-finding-seat = { $where }: { $place } wins { $wins } of the matches (95% interval { $interval }). A fair share would be { $fair }.
analysis-finding-thing = { $about }: with “{ $thing }” the result is { $better ->
    [yes] better
   *[no] worse
} than in comparable cases without it, by { $difference } { $unit ->
    [points] points
   *[share] percentage points
} (95% interval { $interval }).
analysis-finding-never = Did not happen in any match: { $happening }
analysis-seats-reading = The share of wins in each seat, with its 95% interval. A shared win is split among the winners. The dashed line is the fair share.
analysis-lengths = Length of a match
analysis-lengths-reading = In decisions. The dot is the median; 90 of 100 matches lie on the line.
analysis-spread = How lengths are distributed
analysis-endings = How matches end
analysis-happenings = How often everything happens
analysis-happenings-reading = The bars show in what share of the matches it happens at all. Three dots stand for names and numbers.
analysis-content-reading = How those who had something did, compared with those who did not. Only cases with the same number of players are compared, and only if they are alike in the other ways that the game names. The dot is the difference (for shares, in percentage points), the line its 95% interval; the dashed line is no difference. With so many things compared, some are off the line by chance: whatever stands out does so even when the intervals are widened to allow for that. Having something is not the same as winning because of it.
analysis-content-found = Read from the events of the match: who had it, and who won.
analysis-strong = strong
analysis-weak = weak
table-forced = only one choice
table-over = of the match is over
table-lead-changes = changes of lead a match
table-without = matches without one
table-part = part of the match
table-lost = share of the win lost
table-other-winners = somebody else wins
table-cause = what makes results differ
table-explains = explains
analysis-choices = Choices
analysis-choices-reading = How many legal actions there are when somebody decides. The dot is the median; 90 of 100 decisions lie on the line.
analysis-choices-said = { $where }: { $mean } choices on average; at { $forced } of the decisions there is only one.
analysis-leads = Who is ahead
analysis-leads-reading = How often whoever is ahead at some point wins in the end, with the 95% interval. Several who are level count in equal parts. The dashed line is what somebody drawn at random would win.
analysis-leads-said = { $where }: whoever is ahead halfway through wins { $wins } of the matches in the end; somebody drawn at random would win { $fair }. The lead passes to another player { $changes } times a match.
analysis-leads-changes = How often the lead changes
analysis-decisions = Decisions that matter
analysis-decisions-reading = In each match one decision was drawn, and replaced by another choice at random; then the same bots played on. The dot shows what share of the win the player lost by this on average, the line is the 95% interval. Near the dashed line it hardly matters what is chosen there.
analysis-skill = Skill and luck
analysis-skill-reading = What makes the results of two seats differ: who plays, which seat it is, and everything else. Everything else is luck: what varies although equals play. Ratings are on the scale of Elo: 200 points mean that the better one wins three times as often.
analysis-skill-said = { $where }: { $luck } of the differences are luck, { $position } are the seat.
analysis-skill-said-who = { $where }: { $who } of the differences are skill, { $luck } luck, { $position } the seat. There are { $spread } rating points between the weakest and the strongest bot.
analysis-skill-one = With a single bot there is no skill to compare. Name several, from weak to strong (random, sensible …).
analysis-skill-who = who plays
analysis-skill-seat = the seat
analysis-skill-luck = luck
analysis-warning-seats = Too few matches ({ $where }): shares of wins are only known to within { $reach } percentage points. About { $enough } matches would bring that down to 5.
analysis-warning-ratings = Too few matches ({ $where }): ratings are only known to within { $reach } points, so they say little about who is stronger. About { $enough } matches would bring that down to 100.

# Reviews

error-review-failed = The match could not be reviewed. Try again in a while.
help-review = judge every decision of a finished match by what its player could know, and tell skill from luck
help-review-file = the match file
help-review-all = list every decision, not only those that lost something
verdict-best = best
verdict-good = good
verdict-inaccuracy = inaccurate
verdict-mistake = mistake
verdict-unknown = not judged
review-moments = What decided the match
review-no-moments = Nothing in this match changed the chances by much.
moment-own-mistake = { $seat } made a mistake: the chance of winning fell from { $before } to { $after }. Played: { $action }. Better: { $better }.
moment-own-inaccuracy = { $seat } played inaccurately: the chance of winning fell from { $before } to { $after }. Played: { $action }. Better: { $better }.
moment-others-up = What others did helped { $seat }: the chance of winning rose from { $before } to { $after }.
moment-others-down = What others did hurt { $seat }: the chance of winning fell from { $before } to { $after }.
moment-chance-up = A stroke of luck for { $seat }: the chance of winning rose from { $before } to { $after }.
moment-chance-down = Bad luck for { $seat }: the chance of winning fell from { $before } to { $after }.
moment-news-up = What came to light was good for { $seat }: the chance of winning rose from { $before } to { $after }.
moment-news-down = What came to light was bad for { $seat }: the chance of winning fell from { $before } to { $after }.
review-account = { $seat }: { $start } at the start, { $own } from own decisions, { $others } from what others did, { $chance } from luck, { $news } from what came to light, { $result } at the end.
review-decision = { $seat }: { $action } ({ $verdict }, { $loss }). Better: { $better }.
review-decision-fine = { $seat }: { $action } ({ $verdict }).

# What a link unfolds to
preview-house = Three monster games, right in your browser: with friends or against bots. Free, no account.
preview-invitation = { $name } invites you to play { $game }
