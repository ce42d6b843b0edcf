# Was nur das Brett sagt, auf Deutsch.

board-player = Spieler
board-name = { $seat }
board-ghost = Gespenst
board-bid = Gebot
board-purse = Groschen
board-points = Punkte
board-last = Letzte Runde: Gespenster { $cards }, Groschen { $bids }.
