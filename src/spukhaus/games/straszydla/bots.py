from spukhaus.core.bot import BotMaker, RandomBot

BOTS: dict[str, BotMaker] = {"sensible": RandomBot}
