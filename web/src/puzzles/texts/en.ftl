# Puzzles, in English.

puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-intro = Real moments, each with one proved answer.
puzzles-how = How puzzles are made
puzzles-made = They come from matches between bots. The engine has proved the answer from nothing but what you can see.
puzzles-dots = The dots say how hard it is compared with the other puzzles of this game: how many choices and steps there are, how good the wrong ones look, and how often bots go wrong.
puzzles-solved = { $count } of { $of } solved
puzzles-all = All puzzles
puzzle-number = Puzzle { $number }
puzzle-difficulty = Difficulty: { $level ->
    [1] gentle
    [2] easy
    [3] tricky
    [4] hard
   *[5] fiendish
} ({ $level } of 5)
puzzle-level = { $level ->
    [1] Gentle
    [2] Easy
    [3] Tricky
    [4] Hard
   *[5] Fiendish
}
puzzle-today-of = Puzzle of the day, { $date }
puzzle-unsolved = Next unsolved puzzle
puzzles-theme = Theme
puzzles-every-theme = All themes
puzzle-solved = solved
puzzle-about = About this puzzle
puzzle-you = You are { $seat }.
puzzle-from = From a match between these bots: { $players }.
puzzle-bots = The bots play to win the match, not to solve the puzzle. How often each level found the answer in { $tries } tries: { $levels }.
puzzle-hint = Give me a hint
puzzle-answer = Show the answer
puzzle-answer-is = The answer: { $action }.
puzzle-play-answer = Play it
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-right = That is right!
puzzle-wrong = That is not it.
puzzle-open = Right so far. What next?
puzzle-came = What happened next
puzzle-example = An example that fits everything you know, but where it goes wrong
puzzle-loading = The puzzle is being laid out …
