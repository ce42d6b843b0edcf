# What the rules pages of Shy Monsters say, in English.

figure-monsters = Monsters
figure-corridors = Corridors on every storey
figure-storeys = Storeys
figure-drawn = Monsters drawn, storey by storey
figure-reveals = Tiles revealed before setting out, storey by storey
figure-idle = Steps that change nothing until the storey is lost

picture-Zones = Where each monster is comfortable: on a dotted square a tile must lie, on a crossed one none may, and an empty one does not matter. Every diagram may be turned.
picture-SM-8 = Allowed: seven tiles that hang together by their sides. Not allowed: the marked tile touches the others at a corner only.
picture-SM-11 = Two monsters side by side. The kraken was revealed first and stays as it is; the serpent was revealed second and panics.
picture-SM-18 = Two jumps, each over one tile (1) onto another (2): straight on, and round a corner.
