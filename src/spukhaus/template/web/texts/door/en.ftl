# What stands on the door, in English.

title = Coins
door-hint = secret bids for 2 to 4
