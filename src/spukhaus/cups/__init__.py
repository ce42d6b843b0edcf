"""Cups: several rounds of matches with the same deals, who meets whom in them, and who stands where."""
