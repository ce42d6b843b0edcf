# Puzzles, in English.

puzzles = Puzzles
puzzles-of = Puzzles: { $game }
puzzles-intro = Moments from real matches between bots. Each has an answer that the engine has proven, from nothing but what you can see.
puzzles-solved = { $count } of { $of } solved
puzzles-all = All puzzles
puzzle-number = Puzzle { $number }
puzzle-difficulty = Difficulty { $level } of 5
puzzle-solved = solved
puzzle-you = You are { $seat }.
puzzle-from = From a match between these bots: { $players }.
puzzle-bots = The bots play for the match, not for the puzzle. How often each level chooses the answer, out of { $tries } tries: { $levels }.
puzzle-hint = Give me a hint
puzzle-answer = Show the answer
puzzle-answer-is = The answer: { $action }.
puzzle-play-answer = Play it
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-right = That is right!
puzzle-wrong = That is not it.
puzzle-open = Right so far. What next?
puzzle-came = What came of it
puzzle-example = An example that fits all you know, and in which it goes wrong
puzzle-loading = The puzzle is being laid out …
