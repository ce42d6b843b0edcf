# Was die Seiten rund um die Lektionen sagen, auf Deutsch.

learn = Lernen
learn-game = { $game } spielend lernen
learn-title = { $game }: spielend lernen
learn-scenes = Szenen
learn-scene = { $number }. { $title }
learn-scene-done = { $number }. { $title } (geschafft)
learn-teacher = Dein Lehrgeist
learn-read-on = Weiterlesen
learn-go-on = Weiter
learn-your-move = Jetzt bist du dran: Spiel es auf dem Tisch.
learn-watch = Schau zu …
learn-not-this = Das ist erlaubt, aber hier ist etwas anderes gefragt. Versuch es noch einmal.
learn-rule = Regel { $rule }: { $title }
learn-show = Zeig es mir
learn-shown = Gemeint ist: { $action }.
learn-do-it = Mach es für mich
learn-again = Szene von vorn
learn-next = Nächste Szene
learn-well-done = Gut gemacht!
learn-all-done = Das war die letzte Szene: Jetzt kannst du { $game } spielen. Am besten machst du gleich weiter, an einem ersten Tisch gegen Bots, die auch noch lernen.
learn-first-table = Ein erster Tisch gegen Anfänger-Bots
learn-first-table-as = Ein erster Tisch als { $role }, gegen Anfänger-Bots
learn-none = Für dieses Spiel gibt es noch keine Lektionen.
