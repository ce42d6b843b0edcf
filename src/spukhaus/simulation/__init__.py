"""Bots play a game many times, and what came of it is counted, weighed and told. Any game; nothing here names one.

How matches are played, the same for every question:

lineups.py      who sits where
plans.py        which matches: every deal, in each edition, with each line-up
matches.py      one match between bots, and what it came to
recording.py    all that happened in a match, taken down while it is played
timing.py       time and memory, which are measured and never part of a result
running.py      many matches: in one process, in several, or on the hosts of a Ray cluster, with the same results

What is made of them:

intervals.py    shares of wins with 95% intervals, by deal (Wilson, Student)
ratings.py      strengths by maximum likelihood on the scale of Elo (Bradley-Terry, Plackett-Luce)
reporting.py    what all reports have in common
plots.py        plots as inline SVG
page.py         a page of plots and tables in one file

The questions that are asked:

fixed_seats.py  `spukhaus simulate`: how do these bots fare, each in its own seat?
arena/          `spukhaus arena`: which bot is stronger?
analysis/       `spukhaus lab analyse`: is the game in balance?
"""
