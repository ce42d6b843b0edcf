# Co mówi tylko plansza, po polsku.

board-player = Gracz
board-name = { $seat }
board-ghost = Zjawa
board-bid = Stawka
board-purse = Grosze
board-points = Punkty
board-last = Ostatnia runda: zjawy { $cards }, grosze { $bids }.
