from spukhaus.core.bot import BotMaker

BOTS: dict[str, BotMaker] = {}
