# Co mówią strony, po polsku.

house-motto = { $doors ->
    [3] Troje drzwi, a za każdymi coś się rusza.
    [4] Czworo drzwi, a za każdymi coś się rusza.
   *[other] Drzwi: { $doors }, a za każdymi coś się rusza.
}
door-shut = jeszcze zamknięte
open-tables = Otwarte stoły
your-name = Twoje imię
default-name = Gość
# What those are called who gave no name, in each language: the table keeps the one that they came in.
default-names = Gast, Guest, Anonyme, Gość
play-here = { $count ->
    [2] Dwie osoby przy tym ekranie
    [few] { $count } osoby przy tym ekranie
   *[other] { $count } osób przy tym ekranie
}
labelled = { $name }: { $text }
close = Zamknij
cancel = Anuluj
home = Dom
rules = Zasady
settings = Ustawienia
setting-language = Język
setting-theme = Motyw
theme-auto = jak w urządzeniu
theme-light = jasny
theme-dark = ciemny
setting-speed = Tempo animacji
speed-times = { $speed } ×
speed-off = bez animacji
setting-volume = Głośność
mute = Wycisz dźwięk
setting-sounds = Dźwięki
setting-sounds-moves = Ruchy i sceny
setting-sounds-turn = Moja kolej
setting-sounds-chat = Wiadomości
setting-captions = Podpisuj każdy kafelek
setting-notify = Powiadom mnie w przeglądarce, gdy przyjdzie moja kolej
setting-notify-away = Przy stołach z innymi także wtedy, gdy żadna strona domu nie jest otwarta. Powiadomienie mówi tylko, że przyszła twoja kolej.
setting-notify-refused = Gdy żadna strona domu nie jest otwarta, ta przeglądarka nie da ci znać: odmówiła. Zostaw otwartą stronę, żeby wiedzieć, kiedy przyjdzie twoja kolej.
error-away = Dom nie odpowiada. Twój ruch nie dotarł; zagraj jeszcze raz, gdy wróci połączenie.
reconnecting = Połączenie się zerwało. Próbujemy jeszcze raz…
show-rule = Pokaż zasadę { $rule }
your-turn = Twoja kolej
turn-of = Teraz gra { $name }
waiting-for = Czekamy na: { $names }
looking-back = Oglądasz wcześniejszą chwilę (nr { $number }).
back-to-now = Wróć do bieżącej chwili
bot-called = Bot { $name }
rematch = Zagraj jeszcze raz, z zamianą ról
same-sides = Zagraj jeszcze raz, w tej samej roli
to-rematch = Do rewanżu
watch-next = Oglądaj rewanż
download-match = Zapisz partię jako plik
seats = Miejsca
seat-free = wolne
seat-bot = bot
seat-here = przy stole
seat-away = poza stołem
seat-thinks = myśli
invite-title = Zaproś kogoś
invite-text = Wyślij ten link. Kto go otworzy, może zająć wolne miejsce; konto nie jest potrzebne.
invite-link = Link do tego stołu
copy = Kopiuj
copied = Skopiowano
sit-down-and-play = Usiądź i graj
take-seat = Zagraj: { $role }
bot-takes-seat = Niech gra bot
around-table = Wokół stołu
tools = Narzędzia
proposal = { CODE($seat) ->
    [you] Proponujesz: { $what }.
   *[other] { $seat } proponuje: { $what }.
}
proposal-undo = cofnąć ostatni ruch
proposal-pause = przerwę
proposal-resume = grać dalej
agree = Zgadzam się
disagree = Nie zgadzam się
undo = Cofnij
undo-ask = Poproś o cofnięcie ruchu
take-back-seat = Wracam do gry
nudge = Ponaglij: { $name }
let-bot-play = Niech bot gra dalej ({ $name })
pause = Przerwa
resume = Gramy dalej
other-device = Graj na innym urządzeniu
other-device-hint = Otwórz ten link na drugim urządzeniu w ciągu kwadransa:
leave = Wyjdź
leave-really = Tak, wyjdź
leave-text = Bot dokończy grę za ciebie, a wrócić już się nie da. Potem znajdziesz tę partię w „Twoich partiach”. Chcesz tylko przerwać na później? Po prostu idź: stół czeka na stronie głównej.
leave-before = Twoje miejsce znów będzie wolne.
stay = Zostań
log = Co się działo
log-leaf = Przebieg
chat = Powiedz coś
send = Powiedz
fair-shuffle = Czy tasowano uczciwie?
fair-shuffle-text = Cały los w tej partii wynika z jednego ziarna. Oto jego odcisk, ustalony przed pierwszym ruchem; samo ziarno pokażemy na końcu, a „spukhaus verify” sprawdzi całą partię. Nieuczciwego gospodarza nie powstrzyma to jednak przed podglądaniem.
seed = Ziarno
pass-device = Podajcie urządzenie dalej: teraz gra { $name }
pass-device-hint = Reszta niech teraz nie patrzy.
pin = Twój PIN
pin-new = PIN, jeśli chcesz
pin-wrong = To nie ten PIN.
i-am = To ja: { $name }
note-seated = { $name } siada przy stole.
note-left = { $seat } odchodzi od stołu.
note-started = Partia się zaczyna.
note-took-back = { CODE($seat) ->
    [you] Cofasz ruch.
   *[other] { $seat } cofa ruch.
}
note-paused = Partia jest wstrzymana.
note-resumed = Partia toczy się dalej.
note-said = { $seat }: { $text }
note-nudged = { CODE($seat) ->
    [you] Dostajesz ponaglenie: wszyscy czekają.
   *[other] { $seat } dostaje ponaglenie: wszyscy czekają.
}
note-substituted = { CODE($seat) ->
    [you] Na twoim miejscu gra teraz bot.
   *[other] { $seat }: na tym miejscu gra teraz bot.
}
note-returned = { CODE($seat) ->
    [you] Wracasz do gry.
   *[other] { $seat } wraca do gry.
}
house-away = Dom nie odpowiada.
try-again = Spróbuj ponownie
your-tables = Twoje stoły
table-options = Opcje tego stołu
table-clock = Czas
clock-none = bez ograniczeń
clock-quick = minuta na każdą decyzję
clock-match = dziesięć minut na całą partię i pięć sekund na każdą decyzję
clock-day = dzień na każdą decyzję
table-spectators = Widzowie widzą
spectators-public = to, co mogą wiedzieć wszyscy
spectators-seat = to, co widać z jednego miejsca, jeśli ten, kto na nim siedzi, się zgodzi
spectators-open = to, co mogą wiedzieć wszyscy, a na końcu wszystko
spectators-none = nic: gramy bez widzów
table-chat = Czat
table-aids = Pomoce: wolno sprawdzać, co wynika z tego, co już wiadomo, i prosić o podpowiedzi
table-listed = Pokaż stół na tych stronach: każdy może dołączyć, a później oglądać
notify-denied = Przeglądarka na to nie pozwala. Zmień to w jej ustawieniach.
note-answered = { CODE($seat) ->
    [you] { $agrees ->
        [true] Zgadzasz się.
       *[false] Odmawiasz.
    }
   *[other] { $agrees ->
        [true] { $seat } zgadza się.
       *[false] { $seat } odmawia.
    }
}
note-offered = { CODE($seat) ->
    [you] Coś proponujesz.
   *[other] { $seat } coś proponuje.
}
bot-name-random = { $place ->
    [1] Hazardzista Kostek
    [2] Hazardzistka Jagna
    [3] Hazardzista Bolek
    [4] Hazardzistka Iga
    [5] Hazardzista Tymek
    [6] Hazardzistka Fela
   *[other] Hazardzista Kostek (bot)
}
bot-name-novice = { $place ->
    [1] Nowicjusz Norbert
    [2] Nowicjuszka Ola
    [3] Nowicjusz Filip
    [4] Nowicjuszka Basia
    [5] Nowicjusz Tomek
    [6] Nowicjuszka Lena
   *[other] Nowicjusz Norbert (bot)
}
bot-name-sensible = { $place ->
    [1] Rozważna Róża
    [2] Rozważny Jacek
    [3] Rozważna Ela
    [4] Rozważny Piotr
    [5] Rozważna Gosia
    [6] Rozważny Wojtek
   *[other] Rozważna Róża (bot)
}
bot-name-expert = { $place ->
    [1] Znawca Zenon
    [2] Znawczyni Hania
    [3] Znawca Adam
    [4] Znawczyni Lucyna
    [5] Znawca Bartek
    [6] Znawczyni Kinga
   *[other] Znawca Zenon (bot)
}
bot-name-master = { $place ->
    [1] Mistrz Maciej
    [2] Mistrzyni Ewa
    [3] Mistrz Olek
    [4] Mistrzyni Jadwiga
    [5] Mistrz Staszek
    [6] Mistrzyni Tosia
   *[other] Mistrz Maciej (bot)
}
bot-name-perfect = Wyrocznia
how-many = Ile osób gra?
who-sits-where = Kto gdzie siedzi
seat-label = Miejsce { $number }
who-me = ja
who-here = ktoś inny przy tym ekranie
who-link = ktoś przez link
start-so = Zaczynamy
table-edition = Wydanie
table-edition-file = Własne wydanie (plik .toml)
bots-take-seats = Niech boty zajmą wszystkie wolne miejsca
which-bot = Który bot
free-seat = Zwolnij miejsce: { $name }
at-the-same-time = Jednocześnie wybierają: { $names }
pass-device-other = A może patrzy ktoś inny?
play-again = Zagraj jeszcze raz
ranking = Wynik
same-name = { $name } [{ $number }]
watch-now = Patrz…
why = Dlaczego?
why-title = Dlaczego { $name } tak gra?
why-tries = { $count ->
    [one] sprawdzone w jednym wyobrażonym świecie
    [few] sprawdzone w { $count } wyobrażonych światach
   *[many] sprawdzone w { $count } wyobrażonych światach
}
why-chosen = wybrane
hint = Podpowiedź
hint-thinking = Ktoś myśli za ciebie…
others-first = { $count ->
    [one] Najpierw kolej na kogoś innego…
    [few] Najpierw kolej na { $count } inne osoby…
   *[other] Najpierw kolej na { $count } innych osób…
}
hint-title = Podpowiedź: { $action }
hint-for-you = Widzisz to tylko ty. Po partii wszyscy zobaczą, ile było podpowiedzi.
hint-play = Zagraj to
hints-asked = { $count ->
    [one] jedna podpowiedź
    [few] { $count } podpowiedzi
   *[many] { $count } podpowiedzi
}
bot-strength = Jak silne są boty?
level-option = { $name }: { $strength }
level-random = bez zastanowienia
level-novice = łatwy
level-sensible = średni
level-expert = silny
level-master = bardzo silny
level-perfect = doskonały

# A table that was played on from a moment of another match
branch-note = Ta partia zaczęła się w środku innej. To, co w tamtej chwili było zakryte (miejsce: { $name }), rozdano na nowo, zgodnie ze wszystkim, co było wiadomo.
branch-origin = Przejdź do tamtej chwili
shelf-rules = Zasady gry { $game }

## A game without a board of its own

plain-action = Wpisz swoją akcję:
plain-do = Wykonaj
drawer-unread = { $count ->
    [one] Wokół stołu: { $count } nowa wiadomość
    [few] Wokół stołu: { $count } nowe wiadomości
   *[many] Wokół stołu: { $count } nowych wiadomości
}
dock = Twoje rzeczy
notes = Notatki
notes-hint = Tylko dla ciebie, w tej przeglądarce.
table-leaf = Stół
end-other-devices = Wyloguj inne urządzenia
other-devices-ended = Od teraz twoje miejsce jest dostępne tylko na tym urządzeniu.
undo-unrated = Po tym ruchu wiesz już więcej. Jeśli go cofniesz, partia nie będzie się liczyć do rankingu.
undo-anyway = Cofnij mimo to
bot-for-you = Bot gra za ciebie.
bot-for = { $name }: na tym miejscu gra bot.
look-at-board = Obejrzyj planszę

## Company at a table: reactions, and whom one does not want to hear

react = Zareaguj
reaction = { $reaction ->
    [wave] Cześć!
    [luck] Powodzenia!
    [applause] Brawo!
    [well-played] Dobra gra!
    [thanks] Dziękuję!
    [laugh] Ha, ha!
    [wow] O rany!
    [thinking] Niech pomyślę…
    [fright] Ratunku!
    [tears] O nie!
    [grumble] Wrr!
   *[sleepy] Chrr…
}
end-wave = Pomachaj wszystkim
setting-reactions = Pokazuj reakcje innych osób
setting-blocked = Zablokowane imiona
block = Zablokuj: { $name }
unblock = Odblokuj: { $name }
block-hint = Przy żadnym stole nie zobaczysz wiadomości ani reakcji osób o zablokowanych imionach. Nikt się o tym nie dowie.

## Quick match: somebody is looked for

find-somebody = Znajdź mi kogoś
somebody-looking = Szukamy ci towarzystwa. Graj tymczasem dalej.
somebody-stop = Przestań szukać
somebody-came = { $name } czeka, żeby z tobą zagrać.
somebody-now = Do stołu
somebody-later = Po tej partii
people-here = { $count ->
    [one] Jest tu teraz jedna osoba
    [few] Są tu teraz { $count } osoby
   *[many] Jest tu teraz { $count } osób
}
