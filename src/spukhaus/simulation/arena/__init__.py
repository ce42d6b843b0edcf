"""Which bot is stronger? All meet on the same deals, in every seat, and are rated.

results.py  which matches a contest has, and all that they say as plain data
report.py   and as a page to read
"""
