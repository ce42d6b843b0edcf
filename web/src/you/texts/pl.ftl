# Co mówi strona twoich partii, po polsku.

you-title = Twoje partie
you-looking = Szukamy twoich partii…
you-away = Dom nie odpowiada. Oto, co zachowała twoja przeglądarka.
you-going-on = Jeszcze trwają
you-left-going-on = Tam, gdzie stół jest już bez ciebie, bot dokończy grę; potem partia dołączy tu do pozostałych.
you-empty-title = Jeszcze nic tu nie ma
you-empty = Znajdziesz tu każdą partię, którą skończysz w tej przeglądarce: z kim, jak się zaczęła i co mówi o twojej sile. Grasz też na innym urządzeniu? Wpisz poniżej jego sekret.
you-play = Zagraj
you-total = { $played ->
    [one] Jedna partia
    [few] { $played } partie
   *[other] { $played } partii
}, { $won ->
    [0] żadna wygrana.
    [one] w tym jedna wygrana.
    [few] w tym { $won } wygrane.
   *[other] w tym { $won } wygranych.
}
you-by-side = Według strony
you-side = Strona
you-by-opponent = Według przeciwników
you-opponent = Przeciwnik
you-played = Partie
you-won = Wygrane
you-opening = Otwarcie
you-times = Ile razy
you-points = Średnio punktów
you-more-openings = { $count ->
    [one] i jeszcze jedno
    [few] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
you-rating = Twój ranking na tle botów
you-rating-as = Twój ranking na tle botów: { $role }
you-rating-few = { $count ->
    [0] Żadna partia jeszcze się nie liczy.
    [one] Na razie liczy się jedna partia.
    [few] Na razie liczą się { $count } partie.
   *[other] Na razie liczy się { $count } partii.
} { $left ->
    [one] Po jeszcze jednej pojawi się liczba.
   *[other] Po jeszcze { $left } pojawi się liczba.
}
you-rating-is = Około { $rating }, a z pewnością 95% między { $low } a { $high }, po { $count ->
    [one] jednej partii.
   *[other] { $count } partiach.
}
you-you = Ty
you-unrated = { $count ->
    [one] Jedna partia nie liczy się do rankingu; lista mówi dlaczego.
    [few] { $count } partie nie liczą się do rankingu; lista mówi dlaczego.
   *[other] { $count } partii nie liczy się do rankingu; lista mówi dlaczego.
}
you-unrated-hints = poza rankingiem
you-unrated-taken-back = cofnięty ruch, więc poza rankingiem
you-unrated-substituted = zastępował cię bot, więc poza rankingiem
you-unrated-edition = inne wydanie, więc poza rankingiem
you-unrated-left = bot dokończył za ciebie, więc poza rankingiem
you-unrated-people = bez botów, więc poza rankingiem
you-matches = Twoje partie
you-several = { $name } × { $count }
you-against = przeciwnicy: { $names }
you-as-against = { $role }; przeciwnik: { $names }
you-place = { $place }. miejsce z { $of }{ $counted ->
    [yes] , { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
   *[no] {""}
}
you-result-left = przerwana
you-result-won = wygrana
you-result-lost = przegrana
you-replay = Powtórka
you-table = Stół
you-all = { $count ->
    [one] Pokaż partię
    [few] Pokaż wszystkie { $count } partie
   *[other] Pokaż wszystkie { $count } partii
}
you-fewer = Pokaż mniej
you-show = Które partie
you-show-all = Wszystkie
you-show-won = Wygrane
you-show-lost = Przegrane
you-show-anybody = Wszyscy
you-show-none = Nie ma takiej partii.
you-figures = Liczby: strony, przeciwnicy, otwarcia
you-keeping-title = Gdzie to jest przechowywane
you-keeping = W tej przeglądarce, a w domu jako lista stołów i miejsc, pod sekretem, który stworzyła twoja przeglądarka. Bez konta, imienia i adresu. Partie kilku osób przy jednym ekranie liczą się dopiero wtedy, gdy ktoś na końcu powie, czyje były.
you-export = Eksportuj wszystko
you-import = Importuj
you-imported = { $count ->
    [one] Zaimportowano jedną partię.
    [few] Zaimportowano { $count } partie.
   *[many] Zaimportowano { $count } partii.
}
you-import-failed = Nie można odczytać tego pliku. Wybierz taki, który stąd wyeksportowano.
you-secret-show = Twój sekret
you-delete = Usuń wszystko
you-secret-title = Twój sekret
you-secret-about = Kto go ma, widzi tę listę i może ją usunąć. Wpisz go na innym urządzeniu, a będą się tam liczyć te same partie.
you-secret-mine = Sekret tej przeglądarki
you-secret-see = Pokaż
you-secret-other = Sekret z innego urządzenia
you-secret-use = Używaj go tutaj
you-secret-form = To nie jest sekret: ma on co najmniej 32 litery i cyfry, bez odstępów.
you-secret-unknown = Jeśli nikt nie używa tego sekretu, nie ma pod nim partii i ta strona pozostanie pusta.
you-secret-leave = Odtąd ta przeglądarka będzie liczyć partie pod tamtym sekretem i zabierze ze sobą własne. Lista pod sekretem powyżej pozostanie w domu: usuń ją wcześniej, jeśli nie będzie ci już potrzebna.
you-delete-what = { $count ->
    [one] Jedna partia zniknie z twojej listy, w tej przeglądarce i w domu, a twój sekret zostanie zapomniany.
    [few] { $count } partie znikną z twojej listy, w tej przeglądarce i w domu, a twój sekret zostanie zapomniany.
   *[other] { $count } partii zniknie z twojej listy, w tej przeglądarce i w domu, a twój sekret zostanie zapomniany.
} Inne urządzenia z tym samym sekretem zauważą to, gdy znów otworzą tę stronę.
you-delete-not = Same stoły pozostają: należą do wszystkich, którzy przy nich grali. Nic ich już z tobą nie łączy poza imieniem podanym przy stole.
you-delete-keys = Zapomnij też klucze do tych miejsc: w tej przeglądarce nie da się już na nich grać
you-delete-really = Tak, usuń wszystko
you-delete-failed = Dom nie odpowiada, więc nic nie usunięto. Spróbuj później.
you-deleted = Wszystko usunięte.
whose-title = Czyja to partia?
whose-text = Przy tym ekranie grało kilka osób. Wskaż swoje miejsce, a partia trafi na twoją listę. Pozostali mogą zabrać swoją na własne urządzenie.
whose-here = Przy tym ekranie grało kilka osób. Wskaż swoje miejsce, a partia trafi na twoją listę.
whose-mine = To moje miejsce
whose-is-mine = To moje miejsce ✓
whose-give = Przekaż
whose-link = { $name } otwiera ten link na innym urządzeniu w ciągu kwadransa. Działa raz.
whose-done = Gotowe
you-delete-traces = Usuń też moje imię i to, co zostało napisane z moich miejsc przy tych stołach, oraz całe stoły, przy których nie grał nikt inny. Stoły, których rozdaniem wciąż ktoś gra, zostaną, aż skończy.
