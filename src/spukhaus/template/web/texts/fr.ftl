# Ce que seul le plateau dit, en français.

board-player = Joueur
board-name = { $seat }
board-ghost = Fantôme
board-bid = Mise
board-purse = Sous
board-points = Points
board-last = Dernière manche : fantômes { $cards }, sous { $bids }.
