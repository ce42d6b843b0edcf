# Rätsel, auf Deutsch.

puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-intro = Augenblicke aus echten Partien zwischen Bots. Jeder hat eine Antwort, die das Programm bewiesen hat, und zwar nur aus dem, was du siehst.
puzzles-solved = { $count } von { $of } gelöst
puzzles-all = Alle Rätsel
puzzle-number = Rätsel { $number }
puzzle-difficulty = Schwierigkeit { $level } von 5
puzzle-solved = gelöst
puzzle-you = Du bist { $seat }.
puzzle-from = Aus einer Partie zwischen diesen Bots: { $players }.
puzzle-bots = Die Bots spielen für die Partie, nicht für das Rätsel. So oft wählt jede Stufe die Antwort in { $tries } Versuchen: { $levels }.
puzzle-hint = Gib mir einen Tipp
puzzle-answer = Zeig die Antwort
puzzle-answer-is = Die Antwort: { $action }.
puzzle-play-answer = Spielen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-right = Das ist richtig!
puzzle-wrong = Das ist es nicht.
puzzle-open = Bis hierher richtig. Wie weiter?
puzzle-came = Was daraus wurde
puzzle-example = Ein Beispiel, das zu allem passt, was du weißt, und in dem es schiefgeht
puzzle-loading = Das Rätsel wird ausgelegt …
