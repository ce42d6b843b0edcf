"""Is a game in balance? Bots of one strength play it, and everything that happens is counted.

comparing.py  how those fare who have something, beside those who have it not
playing.py    how matches go: choices, the lead, decisions that matter, skill and luck
results.py    which matches are played, and all that they say as plain data
tables.py     the same in words
report.py, playing_page.py  and as a page to read
"""
