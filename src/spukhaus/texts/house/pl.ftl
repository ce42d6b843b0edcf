# Co mówi sam dom, po polsku.

nothing = –
chance = los
seat-number = gracz { $number }
refused-by-rule = { $reason } (zasada { $rule })
you = ty
outcome = { $count ->
    [one] { CODE($seat) ->
        [you] Wygrywasz: { $reason }
       *[other] Wygrywa { LIST($seat) }: { $reason }
    }
   *[other] Wspólna wygrana ({ LIST($seat) }): { $reason }
}
points = { $count ->
    [one] 1 punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
ranking-line = { $place }. { $seat }: { $points }

## Skąd pochodzi zasada; te same słowa oznaczają ją na stronach zasad

status-attested = Poświadczone
status-public = Podane publicznie
status-reconstructed = Odtworzone
status-reading = Nasza wykładnia
status-ours = Nasz dodatek

## Odmowy

error-action-form = „{ $text }” nie jest akcją tej gry. Wpisz „help”, aby zobaczyć, jak zapisuje się akcje.
error-match-over = Partia jest skończona; nic więcej nie da się w niej zrobić.
error-not-asked = { CODE($seat) ->
    [you] To jeszcze nie twoja kolej. Czekamy na: { LIST($asked) }.
   *[other] { $seat } nie ma teraz ruchu. Czekamy na: { LIST($asked) }.
}
error-match-too-long = { $limit ->
    [one] Partię przerwano po { $limit } akcji.
   *[other] Partię przerwano po { $limit } akcjach.
}
error-unknown-game = Nie ma gry o nazwie „{ $game }”. Znane gry: { $known }.
error-unknown-edition = Nie ma wydania „{ $edition }” ani pliku wydania (.toml) o tej nazwie. Wbudowane: { $known }.
error-unknown-lesson = Nie ma lekcji „{ $lesson }”. Znane lekcje: { $known }.
error-lesson-form = Lekcja „{ $lesson }” jest źle zapisana: { $text }.
error-unknown-bot = Nie ma bota o nazwie „{ $bot }”. Znane boty: { $known }.
error-unknown-puzzle = Nie ma zagadki o nazwie „{ $puzzle }”. Znane zagadki: { $known }.
error-puzzle-file = Nie da się odczytać zagadki „{ $puzzle }”: { $reason }.
error-puzzle-unproven = Zagadka „{ $puzzle }” pyta o coś, czego program nie umie dowieść.
error-puzzle-values = W zagadce „{ $puzzle }” zapisano co innego, niż dowodzi program.
error-puzzle-plain = „{ $puzzle }” nie nadaje się na zagadkę: odpowiedź jest oczywista albo nie dość jasna.
error-puzzle-world = W zagadce „{ $puzzle }” kontrprzykład do „{ $action }” nie zgadza się z tym, co wie to miejsce.
error-puzzle-other-match = Boty z zagadki „{ $puzzle }” nie grają już jej partii tak samo.
error-unknown-rule = Nie ma zasady { $rule }. Zasady mają numery od { $first } do { $last }.
error-no-example = Nie ma przykładu do zasady { $rule }.
error-unknown-seat = „{ $name }” nie jest miejscem w tej grze. Znane miejsca: { $known }.
error-seat-count = Ta gra jest dla { $least }–{ $most } osób; podano: { $seats }.
error-seat-count-only = Do tej gry trzeba dokładnie tylu osób: { $least }; podano: { $seats }.
error-unknown-rules = Gra zna wersje zasad od 1 do { $known }; wersji { $found } nie zna.
error-seats-named = { $count ->
    [one] Wymieniono { $count } miejsce
    [few] Wymieniono { $count } miejsca
   *[many] Wymieniono { $count } miejsc
}; ten stół ma ich { $seats }. Nazwy oddziela się przecinkami.
error-unknown-option = Ta gra nie ma opcji „{ $option }”. Znane opcje: { $known }.
error-unknown-option-value = „{ $value }” nie jest wartością opcji „{ $option }”. Znane wartości: { $known }.
error-seed-form = Ziarno składa się z 64 cyfr szesnastkowych; „{ $seed }” to nie jest ziarno.
error-arena-bots = Arena wymaga co najmniej dwóch różnych botów, oddzielonych przecinkami; podano: { $bots }.
error-players-form = „{ $text }” to nie liczba graczy. Napisz 4 albo 3,5 albo 3-6.
error-bot-import = Nie udało się wczytać bota { $bot }: { $reason }.
error-bot-failed = Bot „{ $bot }” przerwał pracę z błędem: { $reason }
error-bot-refused = W rozdaniu { $deal } z botami { $bots } jeden z nich wybrał coś, na co zasady nie pozwalają: { $reason }
error-process-died = Jeden z procesów, które grały, nagle się zakończył. Może zabrakło pamięci? Spróbuj z mniejszym --jobs.
error-no-ray = Ray nie jest zainstalowany. Zainstaluj go poleceniem: pip install "spukhaus[ray]"
error-ray-unavailable = Pod adresem „{ $address }” nie ma dostępnego klastra Ray: { $reason }
error-no-file = Nie ma pliku { $path } albo nie da się go odczytać. Sprawdź ścieżkę.
error-cannot-write = Nie można zapisać { $path }: { $reason }.
error-playthrough-old = Plik { $path } jest nieaktualny. „spukhaus playthrough --write” zapisze go na nowo; potem przeczytaj różnicę.
error-game-name-form = Żadna gra nie może się nazywać „{ $game }”. Nazwa składa się z małych liter, cyfr i podkreśleń, zaczyna się literą i nie jest słowem Pythona: na przykład moja_gra.
error-game-name-taken = Gra o nazwie „{ $game }” już jest. Wybierz inną nazwę.
error-game-folder-exists = { $path } już istnieje. Wybierz inną nazwę albo usuń ten folder.
error-no-checkout = W { $path } nie ma folderów src/spukhaus/games i web/src/games. Podaj przez --folder, gdzie leżą źródła Spukhausu.

## Pliki wydań

expected-text = tekst w cudzysłowie
expected-whole = liczba całkowita
expected-list = lista w nawiasach kwadratowych
expected-list-of-texts = lista tekstów w cudzysłowach
expected-table = tabela
expected-tables = jedna lub więcej tabel w podwójnych nawiasach kwadratowych
error-edition-encoding = Plik nie jest tekstem UTF-8. Zapisz go jako UTF-8.
error-edition-too-large = Wydanie ma najwyżej { $kibibytes } KiB i { $entries } wpisów.
error-edition-too-deep = Wiersz { $line }: nazwy w wydaniu mają niewiele części, a żaden wiersz nie ma więcej niż { $most } kropek.
error-edition-syntax = Wiersz { $line }: to nie jest poprawny TOML: { $reason }.
error-edition-other-game = Wiersz { $line }: to wydanie jest do gry „{ $found }”, a nie „{ $expected }”.
error-edition-missing = Wiersz { $line }: { $entry ->
    [file] w pliku
   *[other] w „{ $entry }”
} brakuje wpisu „{ $missing }”.
error-edition-unknown = Wiersz { $line }: nieznany wpis „{ $entry }”. Tu mogą być: { $known }.
error-edition-type = Wiersz { $line }: „{ $entry }” ma mieć postać: { $expected }.
error-edition-pattern = Wiersz { $line }: „{ $entry }” to „{ $found }”, a ma mieć postać { $pattern }.
error-edition-one-of = Wiersz { $line }: „{ $entry }” to „{ $found }”, a ma to być jedno z: { $known }.
error-edition-range = Wiersz { $line }: „{ $entry }” to { $found }, a ma leżeć między { $least } a { $most }.

## Pliki partii

error-file-encoding = Plik nie jest tekstem UTF-8. Zapisz go jako UTF-8.
error-file-first-line = Wiersz { $line }: plik partii zaczyna się od „spukhaus match” i numeru formatu.
error-file-format = Wiersz { $line }: ten plik ma format { $found }; ten program czyta formaty do { $known }.
error-file-line = Wiersz { $line }: to ani nagłówek („nazwa: wartość”), ani akcja („numer miejsce akcja”): { $text }
error-file-header-twice = Wiersz { $line }: nagłówek „{ $header }” pojawia się po raz drugi.
error-file-header-unknown = Wiersz { $line }: nieznany nagłówek „{ $header }”.
error-file-header-missing = Brakuje nagłówka „{ $header }”.
error-file-redeals = Wiersz { $line }: w tej partii rozdawano od nowa zbyt często; najwyżej { $most } razy.
error-file-rules = Wiersz { $line }: „{ $found }” nie jest wersją zasad gry { $game }, którą zna ten program; zna wersje od 1 do { $known }. Być może zna ją nowsze wydanie Spukhausu (docs/match-files.md).
error-file-value = Wiersz { $line }: „{ $found }” nie jest poprawną wartością nagłówka „{ $header }”.
error-file-edition = Wiersz { $line }: wydanie „{ $edition }” nie jest tym, którym rozegrano tę partię.
error-file-number = Wiersz { $line }: tu powinna być akcja { $expected }, a nie { $found }. Czy brakuje wiersza?
error-file-seat = Wiersz { $line }: „{ $found }” nie jest miejscem przy tym stole; liczba miejsc: { $seats }, licząc od 0.
error-file-refused = Wiersz { $line }:
error-file-commitment = Wiersz { $line }: ziarno nie pasuje do odcisku pokazanego przed partią.
error-file-chance = Wiersz { $line }: los nie zrobił tego, co mówi ziarno: { $found }
error-file-text = Nagłówek „{ $header }” musi być jednym wierszem tekstu.
error-file-outcome = Wiersz { $line }: partia nie kończy się tak, jak twierdzi plik.
error-file-thought = Wiersz { $line }: to nie jest zapis rozważań o akcji powyżej, w JSON.
error-file-redeal = Wiersz { $line }: tu rozdaje się na nowo; po ~ stoi miejsce (od 0 do { $last }) i ziarno z 64 znaków.
error-thought-form = W rozważaniach muszą być miara, możliwości i przypuszczenia.

## Stoły

error-no-advice = Ta gra nie ma rady na „{ $text }”.
error-no-such-address = Pod tym adresem nic nie ma.
error-no-such-moment = Nie ma takiej chwili; ostatnia przy tym stole ma numer { $last }.
error-no-such-table = Nie ma takiego stołu. Sprawdź link.
error-no-such-seat = Liczba miejsc przy tym stole: { $seats }, licząc od 0.
error-seat-taken = Tam już ktoś siedzi. Wybierz inne miejsce albo oglądaj.
error-table-started = Partia już się zaczęła i miejsc nie można zajmować. Możesz oglądać.
error-table-not-started = Partia jeszcze się nie zaczęła albo jest skończona.
error-table-paused = Partia jest wstrzymana. Najpierw ją wznówcie.
error-stale = W międzyczasie coś się przy stole zmieniło. Zobacz, jak jest teraz, i wybierz jeszcze raz.
error-name-form = Imię musi mieć od 1 do { $most } widocznych znaków.
error-title-form = Tytuł może mieć najwyżej { $most } widocznych znaków.
error-spectators-form = Widzowie mogą widzieć jedno z: { $known }.
error-clock-form = Czas musi mieścić się między 1 a { $most } s, a dodatek między zerem a godziną.
error-not-your-seat = To miejsce nie należy do tego połączenia.
error-not-host = To może zrobić tylko osoba, która otworzyła stół.
error-wrong-key = Ten klucz niczego tu nie otwiera.
error-link-expired = Ten link już wykorzystano albo jest za stary. Poproś o nowy.
error-origin = Strona z innej witryny nie może tego zrobić.
error-no-spectators = Przy tym stole nie ma widzów.
error-shared-closed = Inni wciąż grają tym samym rozdaniem. Stół otworzy się dla wszystkich, gdy skończy ostatni z nich albo gdy minie dzień rozdania.
error-erase-shared = Inni wciąż grają tym samym rozdaniem. Swoją część usuniesz, gdy skończy ostatni z nich albo gdy minie dzień rozdania.
error-undo-shared = Inni grają tym samym rozdaniem, więc ruchu, który coś ci pokazał, nie można cofnąć.
error-substitute-shared = Inni grają tym samym rozdaniem, więc nikogo się tu nie zastępuje, zanim minie czas. Wtedy bot wkracza sam.
error-return-shared = Czas tej rundy minął, a inni czekają na jej koniec, więc dalej gra bot.
error-pause-shared = Inni czekają na ten stół, więc przerwy tu nie ma.
error-deal-once = Rozdanie dnia gra się tylko raz: niczego się nie cofa i nie ma rewanżu.
error-deal-not-played = Najpierw dokończ to rozdanie. Potem zobaczysz, jak zagrali inni.
error-no-such-deal = Nie ma rozdania dla „{ $day }”. Dni zapisuje się tak: 2026-11-16.
error-watching-off = Przy tym stole nikomu nie zagląda się przez ramię.
error-undo-nothing = Nie masz czego cofnąć.
error-offer-pending = Jest już propozycja. Najpierw na nią odpowiedzcie.
error-offer-none = Nie ma propozycji, na którą możesz odpowiedzieć.
error-aids-off = Przy tym stole pomoce są wyłączone.
error-hint-substituted = Bot gra za ciebie. Najpierw wróć na swoje miejsce.
error-hint-pending = Podpowiedź jest już w drodze.
error-hint-failed = W tej chwili nie ma podpowiedzi. Spróbuj za chwilę.
error-chat-off = Przy tym stole nie ma czatu.
error-chat-form = Wiadomość musi mieć od 1 do { $most } widocznych znaków.
error-nudge-too-soon = Daj im { $seconds } s na namysł; jedno ponaglenie wystarczy.
error-substitute-too-soon = Bot może przejąć grę { $seconds } s po ponagleniu.
error-nobody-waits = { $seat }: nikt teraz nie czeka na tę osobę.
error-not-substituted = Żaden bot nie gra za ciebie.
error-match-goes-on = Partia jeszcze się nie skończyła.
error-too-many-requests = Za dużo naraz. Poczekaj chwilę i spróbuj jeszcze raz.
error-branch-too-far = Ta partia powstała z innej już { $most } razy z rzędu, więcej się nie da. Zacznij nową.
error-message-form = Tej wiadomości nie da się odczytać: { $reason }
error-protocol = Ten serwer używa protokołu w wersji { $known }, a nie { $found }. Wczytaj stronę ponownie.
error-unknown-language = Nie ma języka „{ $language }”. Znane: { $known }.
error-store-url = „{ $url }” nie wskazuje żadnej bazy, której można tu użyć. Podaj sqlite:PLIK, postgresql://… albo memory:; PostgreSQL wymaga pakietów „spukhaus[cluster]”.
error-store-newer = Tę bazę zapisała nowsza wersja programu ({ $found }; ta zna { $known }). Zaktualizuj program.
error-store-broken = { $url } nie jest bazą tego programu.
error-store-unavailable = Baza { $url } jest teraz nieosiągalna. Sprawdź, czy jej folder lub serwer działa.
error-store-damaged = Stół { $table } jest w bazie uszkodzony od wpisu { $number }. Przywróć go z kopii zapasowej.
error-store-lost = W { $url } brakuje tego, co było już zapisane: { $tables }. Przywróć bazę z kopii zapasowej albo usuń { $mark }, aby grać dalej z tym, co zostało.
error-reading-failed = Odczytanie i sprawdzenie tego pliku trwało zbyt długo. Skróć go albo spróbuj ponownie.
error-store-away = Dom nie może teraz niczego odczytać ani zapisać. To, co już potwierdził, jest zachowane; spróbuj ponownie za jakiś czas.
error-banned = Dom jest zamknięty dla twojego adresu – tak zdecydował jego opiekun. Jeśli to pomyłka, napisz do niego.
error-muted = Czat jest wyłączony dla twojego adresu – tak zdecydował opiekun domu. Możesz grać dalej.
error-storage-full = Stoły otwarte z twojego adresu zajmują już { $megabytes } MB i na więcej nie ma miejsca. Poczekaj, aż najstarsze zostaną usunięte.
error-log-not-here = Ten dom mieści się w stronie internetowej i nie opowiada tu partii słowami. Przeczytaj zapis obok stołu albo zabierz partię jako plik.
error-push-off = Ten dom nie wysyła powiadomień: opiekun domu tego nie włączył.
error-push-endpoint = Usługa push twojej przeglądarki jest stąd nieosiągalna: jej adres musi zaczynać się od https:// i być publiczny.
error-push-many = Liczba urządzeń z powiadomieniami dla tego miejsca wynosi już { $most }. Najpierw wyłącz je na którymś z nich.
error-push-key-file = W { $path } nie ma klucza do usług push. Utworzy go „spukhaus push-key”.
error-push-key-there = Plik { $path } już istnieje i zostaje bez zmian: przeglądarki znają ten klucz. Jeśli chcesz nowego, podaj inny plik.
error-push-contact = „{ $found }” to nie adres, pod którym można cię znaleźć. Napisz na przykład mailto:ty@dom.example albo https://dom.example.
error-table-full = Ten stół jest pełny (liczba wpisów: { $most }) i nic więcej nie przyjmie. Otwórz nowy.
error-address-form = „{ $found }” nie jest ani adresem, ani siecią. Podaj na przykład 192.0.2.7 albo 2001:db8::/32.
error-erase-what = Podaj, skąd usunąć: stół albo --name IMIĘ dla wszystkich stołów.
error-hub-url = „{ $url }” nie wskazuje żadnego huba, którego można tu użyć. Podaj memory: albo redis://…; Redis wymaga pakietów „spukhaus[cluster]”.
error-hub-unavailable = Hub { $url } jest teraz nieosiągalny. Sprawdź, czy działa Redis.
error-proxy-form = „{ $found }” nie jest adresem ani siecią serwera pośredniczącego. Napisz na przykład 10.0.0.7 albo 10.0.0.0/8.
error-workers-need-hub = Kilka procesów ({ $workers }) potrzebuje wspólnej bazy danych i huba Redis. Podaj --database i --hub.
error-site-folder-taken = W { $path } jest już coś innego. Podaj pusty folder albo taki, którego jeszcze nie ma.
error-site-not-built = Strony nie są zbudowane. W klonie uruchom ./play --site FOLDER.
error-site-no-packages = Nie udało się pobrać pakietów dla przeglądarki: { $reason }. Sprawdź sieć i ustawienia pip i spróbuj ponownie.
error-site-not-compiled = Node.js nie mógł skompilować domu dla przeglądarki: { $reason }. Potrzebna jest wersja 20 lub nowsza.

## Turnieje

error-no-such-cup = Nie ma takiego turnieju. Sprawdź link.
error-no-such-player = W tym turnieju nie ma osoby o takim numerze.
error-cup-begun = Ten turniej już się zaczął i nikt więcej nie może dołączyć.
error-cup-over = Ten turniej się skończył.
error-cup-full = Ten turniej jest pełny (najwięcej grających: { $most }).
error-cup-few = Za mało grających; potrzeba co najmniej tylu: { $fewest }. Wyślij komuś link albo dodaj bota.
error-cup-rounds = Turniej ma od 1 do { $most } rund.
error-cup-until = Turniej trwa od minuty do { $days } dni.
error-cup-bots = Do turnieju można dodać najwyżej { $most } botów.

## Wiersz poleceń

usage = użycie:
options = opcje
arguments = argumenty
commands = polecenia
call-error = { $program }: nie da się tego zrobić: { $reason }
call-argument = { $argument }: { $reason }
call-choice = nie można wybrać „{ $value }”; możliwe: { $choices }
call-value = „{ $value }” nie jest tu poprawną wartością
call-required = brakuje: { $arguments }
call-one-required = potrzebne jest jedno z tych: { $arguments }
call-not-with = nie można użyć razem z { $argument }
call-unknown = nieznane: { $arguments }
call-no-value = nie przyjmuje żadnej wartości, a podano „{ $value }”
call-one-value = wymaga wartości
call-some-values = wymaga co najmniej jednej wartości
call-one-value-at-most = przyjmuje najwyżej jedną wartość
help-spukhaus = Spukhaus: gry o potworach zgodnie z zasadami, w terminalu i dla programów. „spukhaus POLECENIE --help” mówi więcej o każdym poleceniu.
help-help = pokaż tę pomoc i zakończ
help-version = pokaż wersję i zakończ
help-language = język: de, en, fr lub pl (domyślnie taki jak w systemie)
help-games = wypisz gry z ich miejscami, wydaniami i botami
help-play = zagraj w terminalu
help-play-game = gra (jeśli jest ich kilka, program zapyta)
help-play-as = twoje miejsca, według roli lub numeru, oddzielone przecinkami; „all”, gdy kilka osób gra przy jednym ekranie
help-play-bots = bot na pozostałe miejsca (domyślnie przeciwnik w sam raz dla początkujących); policy:PLIK to wytrenowana sieć
help-play-players = ile osób gra (domyślnie program pyta albo gra jak najmniej osób)
help-option = opcja gry jako NAZWA=WARTOŚĆ; można podać kilka razy
help-seats = po jednym bocie na każde miejsce, oddzielone przecinkami
help-seed = ziarno z 64 cyfr szesnastkowych, aby powtórzyć daną partię
help-edition = nazwa wbudowanego wydania albo plik wydania
help-save = zapisz partię do tego pliku
help-simulate = rozegraj botami wiele partii i policz wyniki
help-simulate-games = ile partii
help-simulate-jobs = ile procesów
help-simulate-seed = dowolny tekst; ten sam tekst daje te same partie
help-arena = porównaj boty w tych samych rozdaniach, każdy na każdym miejscu, i oceń je
help-arena-bots = co najmniej dwa boty, oddzielone przecinkami; MODUŁ:NAZWA to twój własny bot, policy:PLIK wytrenowana sieć
help-arena-games = ile partii co najmniej; rozdania rozgrywa się zawsze w całości
help-arena-players = ile osób gra, na przykład 4 albo 3,5 albo 3-6 (domyślnie każda liczba, na którą gra pozwala)
help-arena-json = zapisz wynik w tym pliku jako JSON
help-arena-html = zapisz w tym pliku raport z wykresami
help-arena-ray = adres klastra Ray, na którym grać („local” uruchamia go tutaj); wymaga spukhaus[ray]
help-league = każ botom rozegrać turniej: rundy, w których wszystkie stoły mają to samo rozdanie, i tabela
help-league-bots = boty, które grają, oddzielone przecinkami (domyślnie każdy poziom raz)
help-league-rounds = ile rund (domyślnie 4)
help-league-players = ile osób siedzi przy stole (domyślnie jak najmniej)
league-round = Runda { $number }
league-column = { $column ->
    [place] miejsce
    [name] bot
    [points] punkty
    [buchholz] Buchholz
    [deal] rozdanie
   *[byes] pauzy
}
help-json = wypisz wynik jako JSON
help-replay = pokaż partię z pliku krok po kroku i sprawdź ją
help-replay-file = plik partii
help-replay-eyes = czyimi oczami: miejsce według roli lub numeru, „public” albo „open”, czyli wszystko (domyślnie wszystko, a w nieskończonej partii to, co jawne)
help-replay-pictures = po każdym kroku narysuj też stół
help-replay-why = po każdej akcji bota powiedz też, co rozważał i co przypuszczał
help-serve = uruchom serwer: stoły dla osób, które są daleko od siebie
help-serve-database = gdzie trzymać partie: sqlite:PLIK, postgresql://… albo memory:, jeśli nie trzeba ich pamiętać (domyślnie sqlite:spukhaus.db)
help-serve-hub = jak procesy przekazują sobie nowości: memory: dla jednego, redis://… dla kilku
help-serve-workers = ile procesów (więcej niż jeden wymaga wspólnej bazy i Redisa)
help-serve-host = adres nasłuchu (domyślnie tylko ten komputer)
help-serve-port = port; 0 oznacza 8765 albo, jeśli jest zajęty, dowolny wolny (domyślnie 8765)
help-serve-origin = adres innej strony, która może się łączyć, jeśli ten serwer stoi za nią; można podać kilka razy
help-serve-pace = ile co najmniej sekund trwa ruch bota, gdy patrzą ludzie (domyślnie 0,8)
help-serve-bots = wytrenowana sieć, która może siadać do stołów jako bot, w postaci policy:PLIK; można podać kilka razy
help-serve-open = otwórz od razu przeglądarkę
help-serve-log = co zawiera dziennik: „requests” (JSON, wiersz na każde żądanie) albo tylko „warnings”, krótko (domyślnie w terminalu ostrzeżenia, a poza nim żądania)
help-serve-tables-at-once = ile stołów można otworzyć z jednego adresu, zanim trzeba będzie poczekać (domyślnie 200)
help-serve-connections-at-once = ile otwartych połączeń może mieć jeden adres (domyślnie 2000)
help-serve-messages-a-second = ile wiadomości na sekundę może wysłać otwarte połączenie (domyślnie 50)
help-serve-trusted-proxies = adresy lub sieci serwerów pośredniczących, którym można wierzyć, w czyim imieniu pytają (domyślnie tylko ten komputer)
help-site = zapisz dom jako pliki statyczne: kto je otworzy, ma go w przeglądarce, bez serwera
help-site-folder = gdzie go zapisać; folder już raz tak zapisany zostanie zapisany na nowo
help-admin = opieka nad bazą domu
help-admin-check = przeczytaj każdy stół z bazy i powiedz, które są uszkodzone
help-serve-megabytes-each = ile megabajtów mogą zajmować stoły otwarte z jednego adresu; 0 oznacza: bez ograniczeń (domyślnie 256)
help-serve-push = klucz domu do usług push, utworzony przez „spukhaus push-key”: kto chce, dowie się, że przyszła jego kolej (domyślnie nikt)
help-push-key = utwórz klucz, którym dom może powiadomić przeglądarkę, że przyszła czyjaś kolej
help-push-key-file = gdzie go zapisać; zachowaj go tylko dla siebie
help-push-key-contact = jak usługi push mogą się z tobą skontaktować: mailto:ty@dom.example albo https://dom.example
help-keep-waiting = po ilu dniach znika stół, przy którym nie zaczęto partii; 0 oznacza: nigdy (domyślnie { $days })
help-keep-abandoned = po ilu dniach bez ruchu znika nieskończona partia; 0 oznacza: nigdy (domyślnie { $days })
help-keep-finished = po ilu dniach znika skończona partia; 0 oznacza: nigdy (domyślnie { $days })
help-keep-noted = po ilu dniach znika skończona partia, którą ktoś ma na swojej liście; 0 oznacza: nigdy (domyślnie { $days })
help-keep-addresses = przez ile dni przechowywać adresy, z których otwierano stoły i zajmowano miejsca; 0 oznacza: na zawsze (domyślnie { $days })
help-admin-tables = wypisz stoły, zaczynając od ostatnio zmienionych
help-admin-cups = wypisz turnieje, zaczynając od ostatnio zmienionych; „delete” usuwa także je
help-admin-show = pokaż stół: kto przy nim siedzi, z jakiego adresu, i czat
help-admin-delete = usuń stoły na dobre
help-admin-mute = wyłącz czat dla adresu lub sieci
help-admin-ban = zamknij dom dla adresu lub sieci
help-admin-unban = otwórz z powrotem dom i czat dla adresu lub sieci
help-admin-banned = wypisz adresy zablokowane i wyciszone
help-admin-erase = usuń imię i wiadomości danej osoby
help-admin-backup = zapisz kopię całego domu do pliku, także gdy serwer działa
help-admin-restore = zastąp wszystko w bazie kopią zapasową; najpierw zatrzymaj serwer
help-admin-prune = usuń stoły, których czas przechowywania minął
help-admin-log = pokaż, co zrobiono tymi poleceniami
help-admin-yes = nie pytaj o potwierdzenie
help-admin-table = stół, jak w jego linku
help-admin-erase-table = stół, jak w jego linku (domyślnie wszystkie stoły z tym imieniem)
help-admin-stage = tylko te, które czekają na graczy (waiting), przy których trwa gra (playing) albo przy których już się skończyła (over)
help-admin-made-from = tylko stoły otwarte z tego adresu
help-admin-limit = ile wierszy najwyżej (domyślnie 100)
help-admin-address = adres albo sieć, na przykład 192.0.2.0/24
help-admin-days = na ile dni (domyślnie do odwołania)
help-admin-seat = tylko na tym miejscu, licząc od 0
help-admin-name = tylko osoba o tym imieniu
help-admin-file = plik kopii zapasowej
help-admin-dry-run = tylko powiedz, co by zniknęło
help-verify = sprawdź skończoną partię: każdą akcję według zasad, każde losowanie według ziarna, ziarno według odcisku
help-rules = przeczytaj zasady gry
help-rules-rule = numer jednej zasady (domyślnie cała strona)
help-rules-sources = podaj też, skąd pochodzi każde zdanie
help-game = gra
help-edition-command = sprawdzaj, wypisuj i pokazuj wydania
help-edition-check = wyjaśnij, co jest nie tak w pliku wydania
help-edition-check-file = plik wydania
help-edition-list = wypisz wbudowane wydania gry
help-edition-show = wypisz plik wydania, żeby go skopiować i zmienić
help-puzzles = pozycje z odpowiedzią, której program dowodzi: szukaj nowych i sprawdzaj istniejące
help-puzzles-find = niech boty grają, a z chwil, nad którymi warto pomyśleć, powstaną zagadki; szuka dalej od miejsca, w którym przerwano
help-puzzles-minutes = jak długo szukać; trwająca partia zostanie dograna do końca
help-puzzles-wanted = ile zagadek ma mieć gra w sumie
help-puzzles-check = udowodnij każdą zagadkę od nowa
help-puzzles-game = tylko zagadki tej gry
help-puzzles-bots = niech boty rozegrają też jeszcze raz partie, z których pochodzą zagadki
puzzles-difficulty = trudność
puzzles-worlds = światy
puzzles-found = Znalezione dotąd zagadki: { $count } (przejrzane partie: { $matches }).
puzzles-proven = { $count ->
    [one] Jedna zagadka: dowiedziona.
    [few] { $count } zagadki: wszystkie dowiedzione.
    [many] { $count } zagadek: wszystkie dowiedzione.
   *[other] { $count } zagadki: wszystkie dowiedzione.
}
help-playthrough = porównaj wzorcowe partie z tym, co zasady robią teraz
help-playthrough-files = pliki partii z uwagami tego narzędzia
help-playthrough-write = zapisz uwagi na nowo
help-texts = teksty gier i domu
help-texts-sheet = wypisz wszystkie teksty jednego języka we wszystkich formach, do przeczytania
help-texts-game = tylko teksty tej gry
texts-no-pages = Tekstów stron tu brakuje: są tylko razem z kodem źródłowym (web/src).
help-new-game = zapisz foldery nowej gry: małą, ale całą grę do przerobienia
help-new-game-name = jak ma się nazywać folder, na przykład moja_gra
help-new-game-folder = gdzie leżą źródła Spukhausu (domyślnie te, z których działa ten program)

players = { $least ->
    [one] { $least } osoba
    [few] { $least } osoby
   *[many] { $least } osób
}
players-range = { $most ->
    [few] { $least }–{ $most } osoby
   *[many] { $least }–{ $most } osób
}
listing-editions = wydania: { $editions }
bot-random = wybiera na chybił trafił, każdą możliwość z równą szansą
bot-policy = wytrenowana sieć gospodarza tego domu
edition-is-good = { $file } to dobre wydanie gry { $game }: „{ $edition }”.
playthrough-is-good = Plik { $file } jest aktualny.
playthrough-written = Plik { $file } zapisano na nowo.
new-game-written = Zapisano { $path }.
new-game-next = Zagraj: „spukhaus play { $game }”, i przeczytaj docs/contract.md: tam jest napisane, co gdzie ma być.

choose-game = Która gra?
choose-seat = Kim grasz?
choose-players = Ile osób gra?
only-me = tylko ty, przeciw botom
everyone-here = wszyscy, przy tym ekranie
listing-bot = bot „{ $name }”: { $text }
commitment-is = Przed pierwszym ruchem: tasowanie wynika z ziarna o odcisku { $commitment }.
seed-was = Ziarno to { $seed }. Jego odcisk jest tym, który pokazano przed pierwszym ruchem.
what-now = { $seat }, co robisz?
prompt = Numer albo akcja („help” to pomoc):
terminal-help =
    Numer wybiera daną możliwość; można też wpisać akcję tak, jak stoi obok.
    rules        strona zasad            rules SM-17  jedna zasada
    log          co się dotąd działo     look         stół jeszcze raz
    card         karta pomocy            quit         wyjście z gry
    hint         co wygląda najlepiej i dlaczego
no-such-number = Nie ma możliwości o tym numerze. Wybierz numer z listy.
curtain = Podajcie urządzenie dalej; teraz patrzy tylko { $seat }. Naciśnij Enter, gdy wszystko gotowe.
left = Gra przerwana.
saved = Partia jest w pliku { $file }. Pokaże ją „spukhaus replay { $file }”.
no-card = Ta gra nie ma karty pomocy.

progress = { $done } z { $total }
table-seat = miejsce
table-bot = bot
table-wins = wygrane
table-interval = przedział 95%
table-score = średni wynik
table-ending = zakończenie
table-count = partie
simulated = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
} gry { $game }, średnio { $decisions } decyzji, { $speed } decyzji na sekundę.
table-rating = ranking
table-times-fair = × równy udział
table-against = przeciw
table-players = gracze
table-decisions = decyzje
table-median = mediana (ms)
table-p99 = 99% poniżej (ms)
table-worst = najdłuższa (ms)
table-memory = szczyt pamięci (MB)
arena-title = Arena: { $game }
arena-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
} w { $deals ->
    [one] { $deals } rozdaniu
   *[many] { $deals } rozdaniach
}; liczba graczy: { $players }; wydanie „{ $edition }”; ziarno „{ $seed }”. Ranking 0: { $anchor }.
arena-took = Czas: { $seconds } s.
arena-interrupted = Przerwano: miało ich być { $wanted }; liczą się rozdania rozegrane w całości.
arena-wide = Za mało rozdań: { $reach ->
    [no] jedno nic nie mówi o tym
   *[other] ranking jest znany tylko z dokładnością do { $reach } pkt, a to niewiele mówi o tym
}, kto jest silniejszy.
arena-nothing-yet = Przerwano, zanim pierwsze rozdanie rozegrano w całości: nie ma czego podsumować.
arena-ladder = Ranking
arena-reading = Każde rozdanie rozegrano w każdym składzie, więc szczęście i miejsca są dla wszystkich takie same. Kropka to ranking, kreska to jego przedział 95%; linia przerywana to zero. 400 punktów więcej znaczy, że bot wygrywa dziesięć razy częściej niż drugi. Równy udział to tyle, ile każdy by wygrywał, gdyby wszyscy byli tak samo silni; wspólne wygrane liczą się w częściach. Partie jednego rozdania zależą od siebie, dlatego wszystkie przedziały wynikają z różnic między rozdaniami: gdzie dwa przedziały mocno się pokrywają, potrzeba więcej rozdań.
arena-head-to-head = Bot przeciw botowi
arena-head-to-head-reading = Jak często bot z wiersza wygrywa z botem z kolumny. Gdy graczy jest więcej niż dwóch, bot z wiersza gra sam przeciw kilku botom z kolumny. Fiolet to więcej niż równy udział, pomarańcz to mniej.
arena-by-seat = Według miejsca
arena-by-seat-reading = Udział wygranych na każdym miejscu, we wszystkich składach. Linia przerywana to równy udział.
arena-by-players = Według liczby graczy
arena-by-players-reading = Ile razy więcej niż równy udział wygrywa każdy bot; obok liczba graczy. Linia przerywana to równy udział.
arena-thinking = Czas na decyzję
arena-thinking-reading = W milisekundach, na osi, na której każdy krok jest dziesięć razy większy od poprzedniego. Kreska biegnie od mediany do najdłuższej decyzji, a 99 na 100 mieści się poniżej kropki. Pamięć to pamięć procesu, w którym bot gra partię sam ze sobą. Jedno i drugie zależy od komputera i nie należy do wyniku.
arena-again = Jeszcze raz
arena-again-reading = W wersji { $version } Spukhausu to polecenie daje ten sam wynik przy dowolnej liczbie procesów (--jobs), o ile boty nie kierują się zegarem:
replay-header = { $game }, wydanie „{ $edition }”, zasady w wersji { $rules }
replay-unfinished = Partia nie jest skończona.
replay-checked = Każda akcja była dozwolona.
replay-seed-checked = Los zrobił to, co mówi ziarno, a ziarno pasuje do odcisku.
serving = Spukhaus działa pod adresem { $address } (kończy go Ctrl+C).
site-written = Dom stoi w { $path }: { $files ->
    [one] jeden plik
    [few] { $files } pliki
   *[many] { $files } plików
}. Wystarczy dowolny serwer plików, na przykład: python3 -m http.server --directory { $path }
push-key-written = Klucz jest w { $path }. Uruchom dom z --push { $path }.
admin-checked = { $count ->
    [one] Przeczytano jeden stół
    [few] Przeczytano { $count } stoły
   *[many] Przeczytano { $count } stołów
}, { $broken ->
    [0] wszystkie całe.
    [one] jeden uszkodzony.
    [few] { $broken } uszkodzone.
   *[many] { $broken } uszkodzonych.
}
admin-yes = tak
admin-nothing-done = Niczego nie zmieniono.
admin-ask-delete = { $count ->
    [one] Usunąć jeden stół na dobre?
    [few] Usunąć { $count } stoły na dobre?
   *[many] Usunąć { $count } stołów na dobre?
}
admin-ask-erase = Usunąć imię i wiadomości na dobre?
admin-ask-restore = Zastąpić wszystko w bazie kopią zapasową?
admin-deleted = { $count ->
    [one] Usunięto jeden stół.
    [few] Usunięto { $count } stoły.
   *[many] Usunięto { $count } stołów.
}
admin-would-delete = { $count ->
    [one] Zostałby usunięty jeden stół.
    [few] Zostałyby usunięte { $count } stoły.
   *[many] Zostałoby usuniętych { $count } stołów.
}
admin-erased = { $count ->
    [one] Wymazano jeden wpis.
    [few] Wymazano { $count } wpisy.
   *[many] Wymazano { $count } wpisów.
}
admin-barred = { $what ->
    [ban] Dom jest zamknięty dla { $address }.
   *[mute] Czat jest wyłączony dla { $address }.
}
admin-unbarred = { $address } nie jest już zablokowany ani wyciszony.
admin-not-barred = { $address } nie był zablokowany ani wyciszony. Listę pokazuje „spukhaus admin banned”.
admin-bar = { $what ->
    [ban] zablokowany
   *[mute] wyciszony
}
admin-backed-up = { $count ->
    [one] Zapisano jeden stół w pliku { $file }.
    [few] Zapisano { $count } stoły w pliku { $file }.
   *[many] Zapisano { $count } stołów w pliku { $file }.
}
admin-restored = { $count ->
    [one] Przywrócono jeden stół.
    [few] Przywrócono { $count } stoły.
   *[many] Przywrócono { $count } stołów.
}
admin-stage = { $stage ->
    [waiting] czeka
    [playing] w toku
    [over] po partii
   *[unknown] jeszcze nieznany
}
admin-kind = { $kind ->
    [waiting] nierozpoczęte
    [abandoned] porzucone
    [finished] skończone
   *[noted] na czyjejś liście
}
admin-column = { $column ->
    [table] stół
    [tables] stoły
    [game] gra
    [title] tytuł
    [stage] stan
    [kind] rodzaj
    [entries] wpisy
    [bytes] bajty
    [opened] otwarto
    [changed] ostatnia zmiana
    [seat] miejsce
    [name] imię
    [bot] bot
    [bar] blokada
    [since] od
    [until] do
    [cup] turniej
    [players] grających
    [rounds] rundy
   *[address] adres
}
verified = { $count ->
    [one] { $count } akcja: dozwolona przez zasady, a los trzymał się obiecanego ziarna.
    [few] { $count } akcje: wszystkie dozwolone przez zasady, a los trzymał się obiecanego ziarna.
   *[many] { $count } akcji: wszystkie dozwolone przez zasady, a los trzymał się obiecanego ziarna.
}

## Dlaczego

measure-chance = Obok każdej możliwości stoi szansa na wygraną, jaką widzi w niej bot, z tym, co może wiedzieć:
measure-points = Obok każdej możliwości stoją punkty, jakich bot się po niej spodziewa, z tym, co może wiedzieć:
measure-share = Obok każdego wyboru stoi, jak często wybiera go gra doskonała; wszystkie wybory z takiej mieszanki są tyle samo warte:
measure-feeling = Ocenione na wyczucie; znaczenie ma tylko kolejność:
why-silent = Powodów nie podano.
why-believed = Co bot myśli o tym, czego nie może zobaczyć:
why-belief = { $about }: { $possibilities }
why-possibility = { $that } ({ $chance })
hint-is = Podpowiedź: { $action }

# The lab

help-lab = dla badających gry: rozwiązywanie i sprawdzanie rozwiązań (oba wymagają spukhaus[lab]) oraz badanie równowagi
help-lab-solve = oblicz doskonałą grę w Shy Monsters; można przerwać i wznowić
help-lab-solve-folder = gdzie leżą wyniki części obliczeń
help-lab-solve-gap = część jest gotowa, gdy jej ograniczenia są tak blisko siebie
help-lab-solve-rounds = albo po tylu rundach
help-lab-picture = narysuj, co robi rozwiązanie Shy Monsters, jako pliki SVG
help-lab-picture-folder = dokąd trafią obrazki
help-lab-reveals = oblicz, ile jest warte odkrywanie kafelków w Shy Monsters: na ostatnim piętrze albo w całych grach
help-lab-reveals-counts = odkrycia piętro po piętrze (2-2-1): zgrubne granice dla całych gier; można przerwać i wznowić
help-lab-reveals-most = bez nich, na ostatnim piętrze: najwyżej tyle odkryć (domyślnie 2)
lab-match = odkrycia { $text }: Bohater wygrywa z szansą od { $lower } do { $upper }
lab-reveals = { $monsters }, odkrycia: { $reveals }; Bohater wychodzi z szansą od { $lower } do { $upper }
help-lab-solve-card = licz na karcie graficznej (wymaga spukhaus[card]): około trzydziestu razy szybciej
help-lab-solve-pack = potem zapisz wszystkie strategie w tym pliku
help-lab-verify = udowodnij, ile warte są spakowane strategie do Shy Monsters: najlepszymi odpowiedziami obu stron
help-lab-verify-file = spakowane rozwiązanie; bez niego to, którym grają boty
lab-verified =
    Cokolwiek zrobi Mistrz Podziemi, Bohater z tego rozwiązania wygra co najmniej { $lower } wszystkich partii.
    Cokolwiek zrobi Bohater, przeciw Mistrzowi Podziemi z tego rozwiązania wygra co najwyżej { $upper } partii.
error-lab-missing = Do tego potrzebne jest laboratorium (brakuje modułu { $module }). Zainstaluj je poleceniem: pip install "spukhaus[lab]"
error-card-missing = Do liczenia na karcie graficznej brakuje CuPy. Zainstaluj go poleceniem: pip install "spukhaus[card]". Bez --card liczy procesor.
error-card-unusable = CuPy jest zainstalowany, ale nie może użyć karty graficznej: { $reason }
error-no-encoding = Gra „{ $game }” nie ma zapisu liczbowego dla laboratorium: w jej folderze brakuje „encoding”. docs/lab.md mówi, czego potrzeba.
error-unknown-observation = Nie ma obserwacji „{ $observation }”. Do wyboru: { $known }.
error-policy-too-large = Wytrenowana sieć ma najwyżej { $most } MiB, także po rozpakowaniu. Ten plik ma więcej.
error-policy-broken = W tym pliku nie ma sieci, według której bot mógłby grać: brakuje { $reason } albo jest tam błąd. Zapisz sieć jeszcze raz; docs/lab.md mówi jak.
error-policy-other-format = Ta sieć ma format { $found }, a ta wersja Spukhaus czyta format { $known }. Zapisz sieć jeszcze raz.
error-policy-unfit = Ta sieć gra tylko w to, do czego ją wytrenowano: gra „{ $game }”, liczba graczy: { $seats }, wydanie „{ $edition }”.
error-policy-name = Przy stole sieć nazywa się tak jak jej plik, więc nazwa może mieć tylko litery od a do z, cyfry i łączniki, najwyżej 30 znaków. Zmień nazwę { $name }.
error-serve-bots = „{ $bot }” nie może być gościem przy stole. Napisz policy:PLIK. Boty gier są na miejscu i bez tego.
error-solution-other-box = To rozwiązanie jest dla innego pudełka. Podaj jego wydanie przez --edition.
error-solve-other-box = Rozwiązać można tylko pudełka z sześcioma potworami, po dwa na każdym z trzech pięter, z korytarzami w liczbie najwyżej { $corridors } i z odkrywanymi na piętro kafelkami w liczbie od 0 do { $reveals }.
error-card-small-box = Karta graficzna rozwiązuje tylko pudełka z trzema korytarzami. Pomiń --card: to pudełko jest mniejsze, procesor wystarczy.
error-kernel-action-illegal = Miejsce { $seat } nie może teraz tego zrobić: { $action }. Maska albo dozwolone akcje mówią, co można. Nic się nie zmieniło.
error-kernel-action-of-chance = O tym decyduje los; jądro losuje samo.
error-kernel-action-unknown = Nie ma akcji { $action }; akcje mają numery od 0 do { $most }.
error-kernel-actions-shape = Potrzebna jest jedna liczba całkowita na partię: tablica o kształcie { $wanted }, a nie { $found }.
error-kernel-history-lost = Wiersz nie pamięta wcześniejszych pięter: jest na piętrze { $storey }, a stan, do którego ma być rozpakowany, na piętrze { $origin }.
error-kernel-seat-not-asked = Miejsce { $seat } nie ma teraz o czym decydować.
error-kernel-too-many-arrows = Najwięcej strzałek w planie, na które jest miejsce w jądrze: { $most }; w tym wydaniu: { $found }.
error-kernel-too-many-monsters = Jądro mieści { $most } Potworów; w tym wydaniu jest ich { $found }.
error-kernel-too-many-pacts = Pakty, na które jest miejsce w jądrze: { $most }; w tym wydaniu: { $found }.
error-kernel-too-many-spooks = Straszydła, na które jest miejsce w jądrze: { $most }; w tym wydaniu: { $found }.

## Równowaga

help-lab-analyse = niech zagrają boty równej siły, a raport opisze równowagę gry: miejsca, długość, jak często działa każda zasada, co jest za silne
help-lab-analyse-edition = nazwa wbudowanego wydania albo plik wydania; podane kilka razy są porównywane
help-lab-analyse-bots = kto gra, po kolei na każdym miejscu; domyślnie najsilniejszy bot gra sam ze sobą
help-lab-analyse-games = ile partii co najmniej dla każdego wydania i każdej liczby graczy
error-analysis-bots = Podaj co najmniej jednego bota.
table-edition = wydanie
table-mean = średnio
table-shortest = najkrótsza
table-p5 = 5% do
table-middle = mediana
table-p95 = 95% do
table-longest = najdłuższa
table-share = część partii
table-happening = co się dzieje
table-in-matches = w tylu partiach
table-each-match = razy na partię
table-most = najwięcej
table-thing = co
table-cases = przypadki
table-having = z tym
table-lacking = bez tego
table-difference = różnica
table-stands-out = wyróżnia się
analysis-title = W równowadze? { $game }
analysis-summary = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
} w { $deals ->
    [one] { $deals } rozdaniu
   *[other] { $deals } rozdaniach
}; boty: { $bots }; gracze: { $players }; wydania: { $editions }; ziarno „{ $seed }”.
analysis-findings = Co się wyróżnia
analysis-findings-reading = Miejsca, których przedział nie obejmuje równego udziału, rzeczy, które różnią się bardziej, niż przypadek pozwoliłby którejkolwiek z ich rodzaju, i to, co nigdy się nie zdarzyło. Dotyczy to tych botów: inne może lepiej wykorzystają to samo.
analysis-findings-none = Nic, przy tylu partiach.
analysis-finding-seat = { $where }: { $place } wygrywa { $wins } partii (przedział 95% { $interval }). Równy udział to { $fair }.
analysis-finding-thing = { $about }: z „{ $thing }” wynik jest { $better ->
    [yes] lepszy
   *[no] gorszy
} niż w podobnych przypadkach bez tego, o { $difference } { $unit ->
    [points] pkt
   *[share] pkt proc.
} (przedział 95% { $interval }).
analysis-finding-never = Nie zdarzyło się w żadnej partii: { $happening }
analysis-seats-reading = Udział wygranych na każdym miejscu z jego przedziałem 95%. Wspólne wygrane liczą się w częściach. Linia przerywana to równy udział.
analysis-lengths = Długość partii
analysis-lengths-reading = W decyzjach. Kropka to mediana; na kresce leży 90 na 100 partii.
analysis-spread = Rozkład długości
analysis-endings = Jak kończą się partie
analysis-happenings = Jak często wszystko się dzieje
analysis-happenings-reading = Słupki pokazują, w jakiej części partii dzieje się to choć raz. Wielokropek stoi zamiast nazw i liczb.
analysis-content-reading = Jak kończą się przypadki, w których ktoś coś miał, obok tych, w których tego nie miał. Porównywane są tylko przypadki z tą samą liczbą graczy, podobne też poza tym, o ile gra mówi, w czym. Kropka to różnica (udziałów: w punktach procentowych), kreska to jej przedział 95%; linia przerywana to brak różnicy. Rzeczy jest wiele, więc niektóre odbiegają przypadkiem: co się wyróżnia, wyróżniałoby się nawet z przedziałem poszerzonym ze względu na ich liczbę. Mieć coś i dzięki temu wygrać to nie to samo.
analysis-content-found = Znalezione w wydarzeniach partii: kto to miał i kto wygrał.
analysis-strong = silne
analysis-weak = słabe
table-forced = tylko jedna możliwość
table-over = partii minęło
table-lead-changes = zmiany prowadzenia na partię
table-without = partie bez zmiany
table-part = część partii
table-lost = utracony udział w wygranej
table-other-winners = wygrywa ktoś inny
table-cause = co różnicuje wyniki
table-explains = wyjaśnia
analysis-choices = Wybór
analysis-choices-reading = Ile ruchów jest dozwolonych, gdy ktoś decyduje. Kropka to mediana; na kresce leży 90 na 100 decyzji.
analysis-choices-said = { $where }: średnia liczba możliwości to { $mean }; w { $forced } decyzji jest tylko jedna.
analysis-leads = Kto prowadzi
analysis-leads-reading = Jak często wygrywa ten, kto w danej chwili prowadzi, z przedziałem 95%. Kto prowadzi razem z innymi, liczy się w równej części. Linia przerywana to wygrane kogoś wylosowanego.
analysis-leads-said = { $where }: kto prowadzi w połowie, wygrywa { $wins } partii; ktoś wylosowany wygrałby { $fair }. Średnia liczba zmian prowadzenia w partii to { $changes }.
analysis-leads-changes = Jak często zmienia się prowadzący
analysis-decisions = Decyzje, które się liczą
analysis-decisions-reading = W każdej partii wylosowano jedną decyzję i zastąpiono ją innym, przypadkowym wyborem; potem te same boty grały dalej. Kropka pokazuje, jaki udział w wygranej średnio to kosztowało, kreska to przedział 95%. Blisko linii przerywanej prawie wszystko jedno, co się tam wybierze.
analysis-skill = Umiejętności i szczęście
analysis-skill-reading = Co różnicuje wyniki dwóch miejsc: kto gra, które to miejsce i wszystko inne. Wszystko inne to szczęście: to, co się zmienia, choć grają równi. Ranking jest w skali Elo: 200 punktów znaczy, że lepszy wygrywa trzy razy częściej.
analysis-skill-said = { $where }: { $luck } różnic to szczęście, { $position } to miejsce.
analysis-skill-said-who = { $where }: { $who } różnic to umiejętności, { $luck } szczęście, { $position } miejsce. Różnica rankingu między najsłabszym a najsilniejszym botem: { $spread }.
analysis-skill-one = Gdy gra tylko jeden bot, nie ma umiejętności do porównania. Podaj kilka, od słabego do silnego (random, sensible…).
analysis-skill-who = kto gra
analysis-skill-seat = miejsce
analysis-skill-luck = szczęście
analysis-warning-seats = Za mało partii ({ $where }): udziały wygranych są znane tylko z dokładnością do { $reach } pkt proc. Przy mniej więcej { $enough } partiach byłoby to 5.
analysis-warning-ratings = Za mało partii ({ $where }): ranking jest znany tylko z dokładnością do { $reach } pkt i niewiele mówi o tym, kto jest silniejszy. Przy mniej więcej { $enough } partiach byłoby to 100.

# Omówienia

error-review-failed = Nie udało się ocenić tej partii. Spróbuj za chwilę.
help-review = oceń każdą decyzję zakończonej partii według tego, co gracz mógł wiedzieć, i oddziel umiejętność od szczęścia
help-review-file = plik partii
help-review-all = wymień wszystkie decyzje, nie tylko te, które coś kosztowały
verdict-best = najlepiej
verdict-good = dobrze
verdict-inaccuracy = niedokładnie
verdict-mistake = błąd
verdict-unknown = bez oceny
review-moments = Co rozstrzygnęło partię
review-no-moments = W tej partii nic nie zmieniło szans w większym stopniu.
moment-own-mistake = Błąd ({ $seat }): szansa na wygraną spadła z { $before } do { $after }. Wybrano: { $action }. Lepiej: { $better }.
moment-own-inaccuracy = Niedokładność ({ $seat }): szansa na wygraną spadła z { $before } do { $after }. Wybrano: { $action }. Lepiej: { $better }.
moment-others-up = Pomogła gra innych: szansa na wygraną ({ $seat }) wzrosła z { $before } do { $after }.
moment-others-down = Zaszkodziła gra innych: szansa na wygraną ({ $seat }) spadła z { $before } do { $after }.
moment-chance-up = Uśmiech losu: szansa na wygraną ({ $seat }) wzrosła z { $before } do { $after }.
moment-chance-down = Pech: szansa na wygraną ({ $seat }) spadła z { $before } do { $after }.
moment-news-up = Dobra wiadomość: po tym, co wyszło na jaw, szansa na wygraną ({ $seat }) wzrosła z { $before } do { $after }.
moment-news-down = Zła wiadomość: po tym, co wyszło na jaw, szansa na wygraną ({ $seat }) spadła z { $before } do { $after }.
review-account = { $seat }: na początku { $start }, własne decyzje { $own }, gra innych { $others }, los { $chance }, co wyszło na jaw { $news }, na koniec { $result }.
review-decision = { $seat }: { $action } ({ $verdict }, { $loss }). Lepiej: { $better }.
review-decision-fine = { $seat }: { $action } ({ $verdict }).

# Co pokazuje udostępniony link
preview-house = Trzy gry o potworach, od razu w przeglądarce: ze znajomymi albo z botami. Za darmo i bez konta.
preview-invitation = { $name } zaprasza cię do gry { $game }
