# What the pages say, in English.

house-motto = { $doors ->
    [3] Three doors, and something behind each of them.
    [4] Four doors, and something behind each of them.
   *[other] { $doors } doors, and something behind each of them.
}
door-shut = still shut
open-tables = Open tables
your-name = Your name
default-name = Guest
# What those are called who gave no name, in each language: the table keeps the one that they came in.
default-names = Gast, Guest, Anonyme, Gość
play-here = { $count ->
    [2] Two people at this screen
   *[other] { $count } people at this screen
}
labelled = { $name }: { $text }
close = Close
cancel = Cancel
home = House
rules = Rules
settings = Settings
setting-language = Language
setting-theme = Theme
theme-auto = like the device
theme-light = light
theme-dark = dark
setting-speed = Scene speed
speed-times = { $speed } ×
speed-off = no scenes
setting-volume = Volume
mute = Mute
setting-sounds = Sounds for
setting-sounds-moves = Moves and scenes
setting-sounds-turn = My turn
setting-sounds-chat = Messages
setting-captions = Label every tile
setting-notify = Tell me in the browser when it is my turn
setting-notify-away = At tables with other people, even while no page of the house is open. The notice only says that it is your turn.
setting-notify-refused = While no page of the house is open, this browser will not tell you: it has refused. Leave a page open to hear of your turn.
error-away = The house is not answering. Your move has not been made; you can go on when the connection is back.
reconnecting = The connection is lost. Trying again …
show-rule = Show rule { $rule }
your-turn = Your turn
turn-of = Now playing: { $name }
waiting-for = Waiting for: { $names }
looking-back = You are looking back at step { $number }.
back-to-now = Back to now
bot-called = Bot { $name }
rematch = Play again with sides swapped
same-sides = Play again on the same side
to-rematch = To the rematch
watch-next = Watch the rematch
download-match = Save the match as a file
seats = Seats
seat-free = free
seat-bot = bot
seat-here = here
seat-away = away
seat-thinks = thinking
invite-title = Invite somebody
invite-text = Send this link. Anybody who opens it can take a free seat; nobody needs an account.
invite-link = Link to this table
copy = Copy
copied = Copied
sit-down-and-play = Sit down and play
take-seat = Play: { $role }
bot-takes-seat = Let a bot play
around-table = Around the table
tools = Tools
proposal = { CODE($seat) ->
    [you] You propose: { $what }.
   *[other] { $seat } proposes: { $what }.
}
proposal-undo = take back the last move
proposal-pause = pause
proposal-resume = go on
agree = Agree
disagree = Decline
undo = Take back
undo-ask = Ask to take back
take-back-seat = Take my seat back
nudge = Nudge { $name }
let-bot-play = Let a bot play on for { $name }
pause = Pause
resume = Go on
other-device = Play on another device
other-device-hint = Open this link on the other device within 15 minutes:
leave = Leave
leave-really = Really leave
leave-text = A bot plays on for you, and you cannot come back. When it is over, the match stands under “Your games”. If you only want to go on later, just go: the table waits on the front page.
leave-before = Your seat is free again.
stay = Stay
log = What happened
log-leaf = Log
chat = Say something
send = Say
fair-shuffle = Was it dealt fairly?
fair-shuffle-text = All chance in this match comes from a seed. This is its fingerprint, fixed before the first move. The seed is shown at the end, and then “spukhaus verify” can check the whole match. This does not stop a dishonest host from peeking.
seed = Seed
pass-device = Pass the device to { $name }
pass-device-hint = Nobody else should look now.
pin = Your PIN
pin-new = A PIN, if you like
pin-wrong = That is not the PIN.
i-am = I am { $name }
note-seated = { $name } sits down.
note-left = { $seat } leaves the table.
note-started = The match begins.
note-took-back = { CODE($seat) ->
    [you] You take a move back.
   *[other] { $seat } takes a move back.
}
note-paused = The match is paused.
note-resumed = The match goes on.
note-said = { $seat }: { $text }
note-nudged = { CODE($seat) ->
    [you] You are reminded that everybody is waiting.
   *[other] { $seat } is reminded that everybody is waiting.
}
note-substituted = { CODE($seat) ->
    [you] A bot takes over for you.
   *[other] A bot takes over for { $seat }.
}
note-returned = { CODE($seat) ->
    [you] You are back and play on.
   *[other] { $seat } is back and plays on.
}
house-away = The house is not answering.
try-again = Try again
your-tables = Your tables
table-options = Options for this table
table-clock = Time
clock-none = as long as you like
clock-quick = a minute for each decision
clock-match = ten minutes in total, plus five seconds for each decision
clock-day = a day for each decision
table-spectators = Spectators see
spectators-public = what everybody may know
spectators-seat = one seat, if its owner agrees
spectators-open = what everybody may know, and everything at the end
spectators-none = nothing: no spectators
table-chat = Chat
table-aids = Aids: players may ask what follows from what they know, and ask for hints
table-listed = Show the table in public: anybody may join, and watch later
notify-denied = The browser does not allow this. Change it in the browser’s own settings.
note-answered = { CODE($seat) ->
    [you] { $agrees ->
        [true] You agree.
       *[false] You decline.
    }
   *[other] { $agrees ->
        [true] { $seat } agrees.
       *[false] { $seat } declines.
    }
}
note-offered = { CODE($seat) ->
    [you] You propose something.
   *[other] { $seat } proposes something.
}
bot-name-random = { $place ->
    [1] Dicey Dan
    [2] Dicey Bea
    [3] Dicey Rex
    [4] Dicey Lulu
    [5] Dicey Otto
    [6] Dicey Fay
   *[other] Dicey (bot)
}
bot-name-novice = { $place ->
    [1] Newcomer Ned
    [2] Newcomer Polly
    [3] Newcomer Ike
    [4] Newcomer Rosa
    [5] Newcomer Gus
    [6] Newcomer Hazel
   *[other] Newcomer Ned (bot)
}
bot-name-sensible = { $place ->
    [1] Sensible Sam
    [2] Sensible Olive
    [3] Sensible Bert
    [4] Sensible June
    [5] Sensible Ray
    [6] Sensible Kit
   *[other] Sensible Sam (bot)
}
bot-name-expert = { $place ->
    [1] Expert Eve
    [2] Expert Hugo
    [3] Expert Pearl
    [4] Expert Kurt
    [5] Expert Tess
    [6] Expert Gil
   *[other] Expert Eve (bot)
}
bot-name-master = { $place ->
    [1] Master Mort
    [2] Master Vera
    [3] Master Leo
    [4] Master Iris
    [5] Master Quinn
    [6] Master Zelda
   *[other] Master Mort (bot)
}
bot-name-perfect = Oracle
how-many = How many play?
who-sits-where = Who sits where
seat-label = Seat { $number }
who-me = me
who-here = somebody else at this screen
who-link = somebody by link
start-so = Begin like this
table-edition = Edition
table-edition-file = An edition of your own (a .toml file)
bots-take-seats = Let bots take all free seats
which-bot = Which bot
free-seat = Free { $name }’s seat
at-the-same-time = Choosing at the same time: { $names }
pass-device-other = Or pass it to somebody else:
play-again = Play again
ranking = Result
same-name = { $name } [{ $number }]
watch-now = Watch …
why = Why?
why-title = Why did { $name } do this?
why-tries = { $count ->
    [one] tried in one imagined world
   *[other] tried in { $count } imagined worlds
}
why-chosen = chosen
hint = Hint
hint-thinking = Somebody is thinking for you …
others-first = { $count ->
    [one] Somebody else comes first …
   *[other] { $count } others come first …
}
hint-title = Hint: { $action }
hint-for-you = Only you can see this. After the match everybody sees how many hints you asked for.
hint-play = Play this
hints-asked = { $count ->
    [one] one hint
   *[other] { $count } hints
}
bot-strength = How strong are the bots?
level-option = { $name }: { $strength }
level-random = no thought at all
level-novice = easy
level-sensible = medium
level-expert = strong
level-master = very strong
level-perfect = perfect

# A table that was played on from a moment of another match
branch-note = This match began in the middle of another one. Whatever { $name } could not know at that moment was dealt again, to fit everything that was known.
branch-origin = Go to that moment
shelf-rules = The rules of { $game }

## A game without a board of its own

plain-action = Your action, as text:
plain-do = Do it

## The frame of a table

drawer-unread = { $count ->
    [one] Around the table: one new message
   *[other] Around the table: { $count } new messages
}
dock = Your things
notes = Notes
notes-hint = For you alone, in this browser.
table-leaf = Table
end-other-devices = Sign out other devices
other-devices-ended = From now on only this device can use your seat.
undo-unrated = You have learned something since that move. If you take it back, the match will not be rated.
undo-anyway = Take it back anyway
bot-for-you = A bot is playing for you.
bot-for = A bot plays for { $name }.
look-at-board = Look at the board

## Company at a table: reactions, and whom one does not want to hear

react = React
reaction = { $reaction ->
    [wave] Hello!
    [luck] Good luck!
    [applause] Bravo!
    [well-played] Well played!
    [thanks] Thank you!
    [laugh] Ha ha!
    [wow] Wow!
    [thinking] Let me think …
    [fright] Help!
    [tears] Oh no!
    [grumble] Grr!
   *[sleepy] Zzz …
}
end-wave = Wave to everybody
setting-reactions = Show other people’s reactions
setting-blocked = Blocked names
block = Block { $name }
unblock = Unblock { $name }
block-hint = You see no messages or reactions from people with a blocked name, at any table. They are not told.

## Quick match: somebody is looked for

find-somebody = Find me somebody
somebody-looking = We are looking for somebody. Play on meanwhile.
somebody-stop = Stop looking
somebody-came = { $name } is here to play with you.
somebody-now = To the table
somebody-later = After this match
people-here = { $count ->
    [one] One person is here now
   *[other] { $count } people are here now
}
