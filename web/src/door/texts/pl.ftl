# Co mówi strona gry, po polsku.

no-such-door = W tym domu nie ma takich drzwi.
against-whom = Przeciwko komu?
you-are = Grasz jako
as-whom = Kim chcesz grać?
play-now = Zagraj
with-friends = Z innymi
with-friends-how = przez link albo przy jednym ekranie
ways-lessons = { $count ->
    [one] przez grę, { $count } lekcja
    [few] przez grę, { $count } lekcje
   *[many] przez grę, { $count } lekcji
}
ways-puzzles = { $count ->
    [one] jedna do rozwiązania
   *[other] { $count } do rozwiązania
}
ways-solved = rozwiązane: { $solved } z { $count }
ways-rules = z obrazkami
ways-playing = { $count ->
    [one] trwa { $count } partia
    [few] trwają { $count } partie
   *[many] trwa { $count } partii
}
ways-watch-bots = boty między sobą
live = na żywo
watch = Oglądaj
nobody-plays = W tej chwili nikt nie gra publicznie. Ale boty zawsze są chętne.
let-bots-play-each-other = Niech boty zagrają między sobą
friends-by-link = Przez link
friends-by-link-how = Dostaniesz link i kod QR. Kto otworzy link, może usiąść do stołu.
make-link = Otwórz stół
friends-here = Przy tym ekranie
friends-here-how = Urządzenie krąży z rąk do rąk. Zanim ktoś zobaczy, czego nie powinien, opada kurtyna.
name-of = Imię ({ $who })
exactly = Dokładnie tak, jak chcesz
own-box = Własne wydanie z pliku
own-box-how = Zmieniasz w grze liczby albo masz wydanie, którego nie znamy? Upuść jego plik gdziekolwiek na tej stronie. Sprawdzimy go od razu i zagracie właśnie z nim.
own-box-checking = Sprawdzamy…
own-box-good = „{ $title }”: wszystko w porządku. Zagracie z plikiem { $file }.
own-box-away = Odłóż ten plik
own-box-lines = Wiersze pliku { $file }, w których coś się nie zgadza
table-title = Nazwa stołu
clock-own-move = inny czas na każdą decyzję
clock-own-match = inny czas na całą partię
clock-minutes-each = Minuty na każdą decyzję
clock-minutes-all = Minuty na całą partię
clock-seconds-more = Dodatkowe sekundy na każdą decyzję
