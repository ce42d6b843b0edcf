# Co mówią strony zasad Shy Monsters, po polsku.

figure-monsters = Potwory
figure-corridors = Korytarze na każdym piętrze
figure-storeys = Piętra
figure-drawn = Dobierane Potwory, piętro po piętrze
figure-reveals = Kafelki odkrywane przed pierwszym krokiem, piętro po piętrze
figure-idle = Kroki bez skutku, po których piętro jest przegrane

picture-Zones = Gdzie każdy Potwór czuje się dobrze: na polu z kropkami musi leżeć kafelek, na przekreślonym nie może, a puste nie ma znaczenia. Każdy diagram można obracać.
picture-SM-8 = Dozwolone: siedem kafelków połączonych bokami. Niedozwolone: zaznaczony kafelek styka się z innymi tylko rogiem.
picture-SM-11 = Dwa Potwory obok siebie. Kraken został odkryty jako pierwszy i nic się dla niego nie zmienia; wąż został odkryty jako drugi i wpada w panikę.
picture-SM-18 = Dwa Skoki, każdy przez jeden kafelek (1) na inny (2): na wprost i po przekątnej.
