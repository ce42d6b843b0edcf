# Les énigmes, en français.

puzzles = Énigmes
puzzles-of = Énigmes : { $game }
puzzles-intro = De vrais moments, chacun avec une réponse prouvée.
puzzles-how = Comment naissent les énigmes
puzzles-made = Elles viennent de parties entre robots. Le programme a prouvé la réponse à partir de ce que tu vois et de rien d’autre.
puzzles-dots = Les points disent si c’est difficile, comparé aux autres énigmes de ce jeu : combien il y a de choix et d’étapes, si les mauvais choix sont tentants, et si les robots s’y trompent.
puzzles-solved = Énigmes résolues : { $count } sur { $of }
puzzles-all = Toutes les énigmes
puzzle-number = Énigme { $number }
puzzle-difficulty = Difficulté : { $level ->
    [1] pour s’échauffer
    [2] facile
    [3] corsée
    [4] difficile
   *[5] diabolique
} ({ $level } sur 5)
puzzle-level = { $level ->
    [1] Pour s’échauffer
    [2] Faciles
    [3] Corsées
    [4] Difficiles
   *[5] Diaboliques
}
puzzle-today-of = Énigme du jour, { $date }
puzzle-unsolved = Prochaine énigme à résoudre
puzzles-theme = Thème
puzzles-every-theme = Tous les thèmes
puzzle-solved = résolue
puzzle-about = À propos de cette énigme
puzzle-you = Ta place : { $seat }.
puzzle-from = Tiré d’une partie entre ces robots : { $players }.
puzzle-bots = Les robots veulent gagner la partie, pas résoudre l’énigme. Combien de fois chaque niveau trouve la réponse, sur { $tries } essais : { $levels }.
puzzle-hint = Un indice
puzzle-answer = Montrer la réponse
puzzle-answer-is = La réponse : { $action }.
puzzle-play-answer = Jouer la réponse
puzzle-again = Réessayer
puzzle-next = Énigme suivante
puzzle-right = C’est juste !
puzzle-wrong = Ce n’est pas ça.
puzzle-open = C’est juste pour l’instant. Et ensuite ?
puzzle-came = Ce qui s’est passé
puzzle-example = Un cas possible d’après ce que tu sais, où cela tourne mal
puzzle-loading = L’énigme se met en place…
