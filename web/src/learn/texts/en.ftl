# What the pages say around lessons, in English.

learn = Learn
learn-game = Learn { $game } by playing
learn-title = { $game }: learn by playing
learn-scenes = Scenes
learn-scene = { $number }. { $title }
learn-scene-done = { $number }. { $title } (done)
learn-teacher = Your teacher
learn-read-on = Read on
learn-go-on = Go on
learn-your-move = Your turn: do it on the board.
learn-watch = Watch …
learn-not-this = You could do that, but try something else here.
learn-rule = Rule { $rule }: { $title }
learn-show = Show me
learn-shown = This is what to do: { $action }.
learn-do-it = Do it for me
learn-again = Start the scene again
learn-next = Next scene
learn-well-done = Well done!
learn-all-done = That was the last scene: now you can play { $game }. The best thing to do next is to play a first match against somebody who is new here, too.
learn-first-table = A first match against a beginner
learn-first-table-as = A first match as { $role }, against a beginner
learn-none = There are no lessons for this game yet.
