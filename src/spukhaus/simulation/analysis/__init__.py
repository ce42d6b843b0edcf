"""Is a game in balance? Bots of one strength play it, and everything that happens is counted.

comparing.py  how those fare who have something, beside those who have it not
results.py    which matches are played, and all that they say as plain data
report.py     and as a page to read
"""
