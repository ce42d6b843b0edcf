"""The arena: bots against bots on the same deals, with intervals that are honest about it.

design.py     who sits where: every deal is played with each line-up
matches.py    playing them, in one process, in several, or on many hosts; always with the same results
watch.py      time and memory, which are measured and never part of the result
estimates.py  shares of wins with intervals, by deal
ratings.py    strengths by maximum likelihood, on the scale of Elo
results.py    all of this as plain data
report.py     and as a page to read, with the plots of plots.py and the parts of page.py
"""
