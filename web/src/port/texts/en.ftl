# What is said where the house is in the page itself, in English.

pocket-moving = The house is moving in: { $percent }%
pocket-waking = The house is waking up …
pocket-broken = The house could not move into this browser ({ $reason }).
pocket-kept = In this browser, and nowhere else: no server, no account, no name. Matches played by several people at one screen are not counted, because nobody knows whose they are.
pocket-may-go = The browser may throw it away when the device runs out of space.
pocket-promise = Keep it for good
pocket-promised = The browser has promised to keep it until you delete it.
pocket-refused = The browser did not promise to keep it. It does so more readily once the house is on your home screen; until then, export your games now and then.
far-away = Elsewhere
far-away-how = This house is in your pocket, and nobody else can come in. To play with people elsewhere, meet in a house that is open to all of you: whoever runs one has an address for you.
far-away-address = The address of a house
far-away-go = Go there
far-away-form = This is not an address. It looks like this: https://house.example
home-screen = Put the house on the home screen
pocket-levels = It thinks on this device, and never longer than its time: a slow device lets it try out less, and so it plays less well.
pocket-perfect = It needs a file of 9 MB, which is fetched when it makes its first move. Without a network it plays like the level below.
