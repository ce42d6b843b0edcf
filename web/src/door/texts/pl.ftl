# Co mówi strona gry, po polsku.

no-such-door = W tym domu nie ma takich drzwi.
against-whom = Przeciw komu?
as-whom = Jako kto?
play-now = Zagraj
with-friends = Ze znajomymi
with-friends-how = przez link albo przy jednym ekranie
ways-lessons = { $count ->
    [one] grając, w jednej lekcji
   *[other] grając, w { $count } lekcjach
}
ways-puzzles = { $count ->
    [one] { $count } do rozwiązania
   *[other] { $count } do rozwiązania
}
ways-solved = rozwiązane: { $solved } z { $count }
ways-rules = z obrazkami
ways-playing = { $count ->
    [one] gra jeden stół
    [few] grają { $count } stoły
   *[other] gra { $count } stołów
}
ways-watch-bots = boty między sobą
live = na żywo
watch = Oglądaj
nobody-plays = Teraz nikt nie gra publicznie. Ale boty zawsze mają ochotę.
let-bots-play-each-other = Niech boty zagrają między sobą
friends-by-link = Przez link
friends-by-link-how = Dostaniesz link i kod QR. Kto go otworzy, może usiąść.
make-link = Nakryj do stołu
friends-here = Przy tym ekranie
friends-here-how = Urządzenie krąży z rąk do rąk. Zanim ktoś zobaczy, czego nie powinien, opada kurtyna.
name-of = Imię: { $who }
exactly = Dokładnie tak, jak chcesz
own-box = Własne pudełko
own-box-how = Masz zmienione liczby albo wydanie, którego nie znamy? Upuść jego plik gdziekolwiek na tej stronie. Sprawdzimy go od razu, a stół zagra właśnie z nim.
own-box-checking = Sprawdzamy…
own-box-good = „{ $title }” jest w porządku. Stół zagra z plikiem { $file }.
own-box-away = Odłóż
own-box-lines = Wiersze pliku { $file }, w których coś się nie zgadza
table-title = Nazwa stołu
clock-own-move = własny: na każdą decyzję
clock-own-match = własny: na całą partię
clock-minutes-each = Minuty na każdą decyzję
clock-minutes-all = Minuty na całą partię
clock-seconds-more = Dodatkowe sekundy na każdą decyzję
