"""Trained policies as bots: nets that were trained in the lab and play by views, like any other bot.

arrays.py  views as arrays, by the encoding of a game's folder (core/encoding.py)
file.py    a policy as a file: arrays and JSON, never anything that could run
bot.py     the bot that plays by one

guests.py  how a host brings them to the tables of a server

They need NumPy, and nothing that they were trained with.
"""
