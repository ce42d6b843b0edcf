# Rätsel, auf Deutsch.

puzzles = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-intro = Echte Augenblicke, jeder mit einer bewiesenen Antwort.
puzzles-how = Wie die Rätsel entstehen
puzzles-made = Sie stammen aus Partien zwischen Bots. Die Antwort hat das Programm bewiesen, und zwar nur mit dem, was auch du siehst.
puzzles-dots = Die Punkte sagen, wie schwer es verglichen mit den anderen Rätseln dieses Spiels ist: wie viele Möglichkeiten und Schritte es gibt, wie gut die falschen aussehen und wie oft sich Bots irren.
puzzles-solved = { $count } von { $of } gelöst
puzzles-all = Alle Rätsel
puzzle-number = Rätsel { $number }
puzzle-difficulty = Schwierigkeit: { $level ->
    [1] zum Aufwärmen
    [2] leicht
    [3] knifflig
    [4] schwer
   *[5] teuflisch
} ({ $level } von 5)
puzzle-level = { $level ->
    [1] Zum Aufwärmen
    [2] Leicht
    [3] Knifflig
    [4] Schwer
   *[5] Teuflisch
}
puzzle-today-of = Rätsel des Tages, { $date }
puzzle-unsolved = Nächstes ungelöstes Rätsel
puzzles-theme = Thema
puzzles-every-theme = Alle Themen
puzzle-solved = gelöst
puzzle-about = Über dieses Rätsel
puzzle-you = Du bist { $seat }.
puzzle-from = Aus einer Partie dieser Bots: { $players }.
puzzle-bots = Die Bots wollen die Partie gewinnen, nicht das Rätsel lösen. So oft wählt jede Stufe in { $tries } Versuchen die richtige Antwort: { $levels }.
puzzle-hint = Tipp
puzzle-answer = Antwort zeigen
puzzle-answer-is = Die Antwort: { $action }.
puzzle-play-answer = Antwort spielen
puzzle-again = Noch einmal
puzzle-next = Nächstes Rätsel
puzzle-right = Das ist richtig!
puzzle-wrong = Das ist es leider nicht.
puzzle-open = Bis hierher richtig. Und wie geht es weiter?
puzzle-came = Was daraus wurde
puzzle-example = Ein Beispiel, das zu allem passt, was du weißt, und bei dem es schiefgeht
puzzle-loading = Das Rätsel wird ausgelegt …
