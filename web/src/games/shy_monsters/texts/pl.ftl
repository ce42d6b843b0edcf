# Co mówią strony przy Shy Monsters, po polsku.

board = Piętro
tile-hidden = zakryty kafelek
tile-face-down = leży zakryty
tile-hero = tu stoi Bohater
cell-empty = puste
ways = Co robisz?
way-walk = Zbadaj
way-attack = Atak
way-jump = Skok
way-jump-attack = Skok z Atakiem
way-pencil = Ołówek
pencil-mark = znak { $mark }
reveal-left = { $count ->
    [one] Wybierz kafelek do odkrycia.
    [few] Wybierz { $count } kafelki do odkrycia, jeden po drugim.
   *[many] Wybierz { $count } kafelków do odkrycia, jeden po drugim.
}
what-could-lurk = Co może tam czyhać?
could-be = możliwe: { $names }
could-be-none = nie może tu być aktywnego Potwora
which-way = Którędy?
really-enter = Leży tam: { $monster } ({ $mood }). Kto tam wejdzie, ginie. Na pewno?
storey-being-laid = Mistrz Podziemi układa piętro…
sketch = Twoje piętro
sketch-help = Wybierz kafelek, a potem pole; albo przeciągnij go; albo użyj strzałek, cyfr i klawisza Enter.
sketch-tray = Twoje kafelki
sketch-loose = luzem
sketch-needs = na { $cell } brakuje kafelka
sketch-disturbs = na { $cell } nie może leżeć kafelek
sketch-clear = Od nowa
sketch-done = Ułóż piętro
reference-card = Karta pomocy
monster-seen = już odkryto
turn-diagram = Naciśnij, aby obrócić diagram
card-legend = Kropki: tu musi leżeć kafelek. Krzyżyki: tu nie może leżeć. Diagram można dowolnie obracać.
direction-nw = północny zachód
direction-n = północ
direction-ne = północny wschód
direction-w = zachód
direction-e = wschód
direction-sw = południowy zachód
direction-s = południe
direction-se = południowy wschód
diagram-needs = tu musi leżeć kafelek: { $where }
diagram-bars = tu nie może leżeć kafelek: { $where }
sketch-holding = W ręce: { $face }
open-hand = Dobrane i jeszcze nieułożone
hunch = Wyjście { $exit }, Potwór { $monster }
hunch-exit = Wyjście
hunch-monster = Potwór
