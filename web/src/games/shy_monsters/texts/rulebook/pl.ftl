# Co mówią strony zasad Shy Monsters, po polsku.

figure-monsters = Potwory
figure-corridors = Korytarze na każdym piętrze
figure-storeys = Piętra
figure-drawn = Dobierane potwory, piętro po piętrze
figure-reveals = Kafelki odkrywane przed wyruszeniem, piętro po piętrze
figure-idle = Kroki bez skutku, po których piętro jest przegrane

picture-Zones = Gdzie każdy potwór czuje się dobrze: na polu z kropkami musi leżeć kafelek, na przekreślonym nie może, puste jest bez znaczenia. Każdy diagram można obrócić.
picture-SM-8 = Dozwolone: siedem kafelków połączonych bokami. Niedozwolone: zaznaczony kafelek styka się z innymi tylko rogiem.
picture-SM-11 = Dwa potwory obok siebie. Kraken został odkryty pierwszy i pozostaje, jaki był; wąż został odkryty drugi i wpada w panikę.
picture-SM-18 = Dwa skoki, każdy nad jednym kafelkiem (1) na inny (2): prosto i po skosie.
