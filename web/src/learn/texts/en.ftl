# What the pages say around lessons, in English.

learn = Learn
learn-game = Learn { $game } by playing
learn-title = { $game }: learn by playing
learn-scenes = Scenes
learn-scene = { $number }. { $title }
learn-scene-done = { $number }. { $title } (done)
learn-teacher = Your teacher
learn-go-on = Go on
learn-your-move = Now you: do it on the board.
learn-watch = Watch …
learn-not-this = That can be done, but here something else is wanted. Try again.
learn-show = Show me
learn-shown = This is meant: { $action }.
learn-do-it = Do it for me
learn-again = Start the scene again
learn-skip = Skip this scene
learn-next = Next scene
learn-well-done = Well done!
learn-all-done = That was the last scene: you can play { $game } now. The best way to go on is a first table against somebody who is new here, too.
learn-first-table = A first table against a beginner
learn-first-table-as = A first table as { $role }, against a beginner
learn-none = There are no lessons for this game yet.
