# Zagadki, po polsku.

puzzles = Zagadki
puzzles-of = Zagadki: { $game }
puzzles-intro = Prawdziwe chwile, każda z dowiedzioną odpowiedzią.
puzzles-how = Skąd są zagadki
puzzles-made = Pochodzą z partii między botami. Odpowiedzi program dowiódł wyłącznie na podstawie tego, co widzisz.
puzzles-dots = Kropki mówią, jak trudna jest zagadka w porównaniu z innymi zagadkami tej gry: ile jest możliwości i kroków, jak dobrze wyglądają te złe i jak często mylą się boty.
puzzles-solved = rozwiązane: { $count } z { $of }
puzzles-all = Wszystkie zagadki
puzzle-number = Zagadka { $number }
puzzle-difficulty = Trudność: { $level ->
    [1] na rozgrzewkę
    [2] łatwa
    [3] podchwytliwa
    [4] trudna
   *[5] diabelska
} ({ $level } na 5)
puzzle-level = { $level ->
    [1] Na rozgrzewkę
    [2] Łatwe
    [3] Podchwytliwe
    [4] Trudne
   *[5] Diabelskie
}
puzzle-today-of = Zagadka dnia, { $date }
puzzle-unsolved = Następna nierozwiązana zagadka
puzzles-theme = Temat
puzzles-every-theme = Wszystkie tematy
puzzle-solved = rozwiązana
puzzle-about = O tej zagadce
puzzle-you = Twoje miejsce: { $seat }.
puzzle-from = Z partii między tymi botami: { $players }.
puzzle-bots = Boty chcą wygrać partię, nie rozwiązać zagadkę. Tyle razy na { $tries } prób każdy poziom wybiera właściwą odpowiedź: { $levels }.
puzzle-hint = Daj wskazówkę
puzzle-answer = Pokaż odpowiedź
puzzle-answer-is = Odpowiedź: { $action }.
puzzle-play-answer = Zagraj to
puzzle-again = Jeszcze raz
puzzle-next = Następna zagadka
puzzle-right = Dobrze!
puzzle-wrong = To nie to.
puzzle-open = Na razie dobrze. Co dalej?
puzzle-came = Co z tego wyszło
puzzle-example = Przykład zgodny ze wszystkim, co wiesz, przy którym to się nie udaje
puzzle-loading = Rozkładamy zagadkę…
