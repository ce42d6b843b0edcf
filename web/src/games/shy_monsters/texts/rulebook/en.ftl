# What the rules pages of Shy Monsters say, in English.

figure-monsters = Monsters
figure-corridors = Corridors on every storey
figure-storeys = Storeys
figure-drawn = Monsters drawn, storey by storey
figure-reveals = Tiles revealed before setting out, storey by storey
figure-idle = Steps without progress before the storey is lost

picture-Zones = Where each monster is comfortable: there must be a tile on a square with a dot and none on a square with a cross; an empty square does not matter. Every diagram may be turned.
picture-SM-8 = Allowed: seven tiles that are connected by their sides. Not allowed: the marked tile touches the others only at a corner.
picture-SM-11 = Two monsters side by side. The kraken was revealed first and stays as it is; the serpent was revealed second and panics.
picture-SM-18 = Two jumps, each over one tile (1) onto another (2): straight on, and round a corner.
