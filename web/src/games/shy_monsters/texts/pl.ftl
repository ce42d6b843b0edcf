# Co mówią strony przy Shy Monsters, po polsku.

board = Piętro
tile-hidden = zakryty kafelek
tile-face-down = leży zakryty
tile-hero = { $you ->
    [hero] tu stoisz
   *[other] tu stoi Bohater
}
cell-empty = puste
ways = Co robisz?
way-attack = Atak
way-jump = Skok
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
really-enter = Leży tam: { $monster } ({ $mood }). Kto tam wejdzie, ginie. Na pewno?
storey-being-laid = Mistrz Podziemi układa piętro…
sketch = Twoje piętro
sketch-help = { $count ->
    [one] Ułóż { $count } kafelek bok do boku.
    [few] Ułóż wszystkie { $count } kafelki bok do boku.
   *[many] Ułóż wszystkie { $count } kafelków bok do boku.
}
sketch-full = Wszystko leży: ułóż piętro!
sketch-tray = Twoje kafelki
sketch-loose = luzem
sketch-apart = { $face }: nie ma tam drogi z Wejścia.
sketch-left = { $count ->
    [one] Zostaje { $count } kafelek do ułożenia.
    [few] Zostają { $count } kafelki do ułożenia.
   *[many] Zostaje { $count } kafelków do ułożenia.
}
tag-lurking = aktywny
tag-active = aktywny
tag-uneasy = nieswojo
tag-panicking = w panice
tag-dead = nie żyje
sketch-needs = brakuje kafelka { $way } stąd
sketch-disturbs = { $way } stąd nie może leżeć kafelek
sketch-clear = Od nowa
sketch-done = Ułóż piętro
reference-card = Karta pomocy
monster-seen = już odkryto
look-closer = Naciśnij, aby przyjrzeć się z bliska
turn-diagram = Obróć diagram
monster-home = W swojej strefie komfortu Potwór jest aktywny: Bohater, który wejdzie tam bez Ataku, ginie.
monster-uneasy = Wszędzie indziej czuje się nieswojo i chowa się: Bohaterowi nic się nie stanie.
monster-panic = Obok Potwora odkrytego wcześniej wpada w panikę i nigdy nie atakuje.
card-here = Na tym piętrze: { $state }
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
sketch-where = W ręce: { $face }. Wskaż pole.
open-hand = Dobrane i jeszcze nieułożone
hunch = Wyjście { $exit }, Potwór { $monster }
hunch-exit = Wyjście
hunch-monster = Potwór
ask-walk = Dokąd idziesz?
ask-attack = Gdzie uderzasz?
ask-jump = Dokąd skaczesz?
ask-leap = Dokąd skaczesz z Atakiem?
ask-over = Przez który kafelek?
ask-pencil = Który kafelek zaznaczasz?
help-look = To, co teraz obudzisz, nic ci jeszcze nie zrobi.
help-walk = { $left ->
    [both] Wybierz świecący kafelek. Na tym piętrze masz jeszcze Atak i Skok.
    [attack] Wybierz świecący kafelek. Skok jest zużyty, Atak masz jeszcze.
    [jump] Wybierz świecący kafelek. Atak jest zużyty, Skok masz jeszcze.
   *[none] Wybierz świecący kafelek. Atak i Skok są tu już zużyte.
}
help-attack = Atak przepada, nawet jeśli nikogo tam nie ma.
help-jump = Przez kafelek obok ciebie na inny, który styka się z nim bokiem.
help-pencil = Znak tylko dla ciebie: ?, ✓, ✗.
help-leap = Uderzasz tam, gdzie lądujesz. Atak przepada, nawet jeśli nikogo tam nie ma.
help-deadly = Na czerwonym czeka aktywny Potwór. Bez Ataku giniesz.
told-spent = Na tym piętrze już zużyte.
told-looking = Najpierw wybierz, co odkryć.
told-nowhere = Stąd nie ma dokąd skoczyć.
told-far = Idziesz tylko na sąsiedni kafelek.
told-lurking = Na każdym kafelku: kto może tam być aktywny.
looks = { $count ->
    [0] bez podglądu
    [one] { $count } podgląd
    [few] { $count } podglądy
   *[many] { $count } podglądów
}
skill-ready = dostępny
skill-resting = nie teraz
skill-armed = wybrany
skill-spent = zużyty
enter-anyway = Wejdź mimo to
really-give-up = Poddajesz się? To zakończy partię.
hero-has = Umiejętności Bohatera
your-monsters = Twoje Potwory
sketch-keys = Działają też strzałki, cyfry i klawisz Enter.
sketch-laid = { $left ->
    [0] { $face } { $spot }. Wszystkie kafelki leżą.
    [one] { $face } { $spot }. Został { $left } kafelek.
    [few] { $face } { $spot }. Zostały { $left } kafelki.
   *[many] { $face } { $spot }. Zostało { $left } kafelków.
}
sketch-ask = { $count ->
    [one] Ułóż piętro: { $count } kafelek wokół Wejścia.
    [few] Ułóż piętro: { $count } kafelki wokół Wejścia.
   *[many] Ułóż piętro: { $count } kafelków wokół Wejścia.
}
sketch-keys-all = Na polu strzałki prowadzą z miejsca na miejsce, cyfra bierze kafelek, a Enter go kładzie.
sketch-fault = { $face }: { $state }
scene-drawn = { $count ->
    [one] Potwór wślizguje się w mrok…
    [few] { $count } Potwory wślizgują się w mrok…
   *[many] { $count } Potworów wślizguje się w mrok…
}
scene-fall = Tu mieszka { $face }.
scene-growl = Aktywny Potwór: tu mieszka { $face }.
scene-hide = Tu { $face } czuje się nieswojo.
scene-panic = Obok drugiego Potwora { $face } wpada w panikę.
scene-killed = Jeden cios i po wszystkim!
scene-exit = W górę, ku światłu!
scene-walled-in = Nie ma wyjścia.
scene-wandered = Zagubiony w ciemności.
scene-gave-up = Latarnia gaśnie.
end-you-escaped = Udało ci się uciec!
end-you-lost = Podziemia cię nie wypuszczą.
end-you-kept = Twoje Potwory wygrały!
end-got-away = Bohater uciekł!
end-kept = Bohater zostaje w podziemiach.
end-at-home = Kafelki dookoła pasują do jego strefy komfortu, więc był aktywny.
