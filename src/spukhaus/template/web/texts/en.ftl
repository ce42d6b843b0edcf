# What only the board says, in English. It also knows all words of the house and those of data/texts.

board-player = Player
board-name = { $seat }
board-ghost = Ghost
board-bid = Bid
board-purse = Pennies
board-points = Points
board-last = Last round: ghosts { $cards }, pennies { $bids }.
