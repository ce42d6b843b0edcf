# Co mówi nauczyciel Straszydeł, po polsku.

## 1

pact-title = Pięć straszydeł i pakt
pact-five = Dobry wieczór! Będziesz straszyć w mieście. To twój pakt i nikt inny nie może go zobaczyć. Żąda pięciu straszydeł: dwóch straszydeł Wody, dwóch Ognia i jednego Ziemi. Inni też mają pakty, ale każdy ma inny.
pact-starter = Pierwsze straszydło dostajesz w prezencie. Na każdym stosie leży straszydło startowe. Weź to ze stosu Wody: odkryje się wtedy karta pod nim, a twój pakt potrzebuje Wody.
pact-alike = Wszystkie cztery straszydła startowe są takie same, więc każde byłoby dobre. Ale potem odkrywa się następna karta stosu, a nas ciekawi Woda. Weź straszydło startowe stamtąd.
pact-places = Strzyga jest twoja! Straszydło startowe liczy się jako wszystkie cztery żywioły. Ile miejsc w pakcie wypełnia?
pact-one = Jedno: to, które jest mi potrzebne
pact-all = Wszystkie pięć naraz
pact-not-all = Może zająć każde miejsce, ale tylko jedno naraz: każde z pięciu potrzebuje osobnego straszydła. Spójrz na pakt: zajęte jest jedno miejsce.
pact-when = Brakuje więc jeszcze czterech. A kiedy wygrywasz?
pact-at-once = Gdy tylko mam pięć pasujących straszydeł
pact-fed = Gdy na koniec dnia albo nocy mam pięć pasujących i nakarmionych
pact-strong = Gdy moje straszydła są najsilniejsze
pact-not-at-once = Prawie! Ale mieć je to za mało. Pakty sprawdza się po żywieniu, na koniec dnia albo nocy, i liczą się tylko nakarmione straszydła.
pact-not-strong = Siła pomaga po drodze i rozstrzyga, gdy dwie osoby wygrywają naraz. Ale wygrywa wypełniony pakt, z nakarmionymi straszydłami.
pact-done = Oto cała gra: znajdź straszydła, znajdź dla nich jedzenie i wypełnij swój pakt, zanim inni wypełnią swoje.

## 2

way-title = Tajna droga
way-plan = Jest dzień, więc kostki strachu leżą w dzielnicach dziennych. W Hucie są dwie pomarańczowe: dobre jedzenie! Dotknij po kolei trzech dzielnic, od swojego pionka w rogu do tej, która świeci. Potem naciśnij „Plan gotowy”. Mira też planuje i żadne z was nie widzi planu drugiej osoby.
way-elsewhere = Ta droga kończy się gdzie indziej, a plan trzeba wykonać do końca. Cofnij ją przyciskiem „Krok wstecz” i poprowadź do Huty: potrzeba trzech strzałek.
way-collect = Plany odkryto jednocześnie i oba pionki przeszły swoją drogę. W Hucie nie ma nikogo poza tobą, więc możesz z niej skorzystać. Naciśnij „Zbierz” i weź wszystko, co tu leży.
way-left-behind = Kostki by tu zostały i mogłaby po nie przyjść Mira. Najpierw je zbierz, to nic nie kosztuje.
way-first-collect = To może poczekać. Najpierw zbierz: te kostki są za darmo.
way-passed = Po drodze były też inne dzielnice i tam leżą kostki. Czy też je dostajesz?
way-passed-too = Tak, przecież są po drodze
way-only-end = Nie, tylko te na końcu mojej drogi
way-not-passed = Samo przejście nic nie daje. Działasz tylko w dzielnicy, w której kończy się twoja droga, i to ją wybierasz, planując.
way-end = Zgadza się. Nic więcej nie masz tu do zrobienia. Znajdź przycisk, który kończy turę.
way-just-end = W swojej turze możesz wymieniać kostki, ale te jeszcze się przydadzą do jedzenia. Po prostu zakończ turę.
way-done = Plan, ruch, akcje: to jedna runda. Cztery rundy to dzień albo noc. A tam, gdzie stoisz, coś teraz leży. Co to?

## 3

stops-title = STOP i droga naokoło
stops-whom = Po akcjach każdy kładzie znacznik STOP tam, gdzie stoi: twój leży w Hucie, a znacznik Miry na Basenie. Kogo zatrzymuje twój?
stops-others = Tylko innych
stops-everybody = Wszystkich, mnie też
stops-not-others = Ciebie też! Do dzielnicy ze znacznikiem STOP nikt nie może wejść ani przez nią przejść, czyjkolwiek to znacznik. Tylko przedmieścia są zawsze otwarte.
stops-far = A więc dalej, na Działki, które świecą. Leżą cztery rzędy stąd, za daleko na trzy strzałki. Ale przedmieścia są połączone: wejdź na Przedmieście Wietrzne w rogu obok ciebie, przenieś się bez strzałki na inne przedmieście i stamtąd idź dalej. Potem naciśnij „Plan gotowy”.
stops-not-there = Ta droga nie kończy się na Działkach. Zacznij od nowa: wejdź na przedmieście w rogu obok ciebie, potem dotknij rogu na dole, to nie kosztuje strzałki. Stamtąd wystarczą dwie strzałki.
stops-arrows = Przez całe miasto w jednej rundzie! Ile to było strzałek?
stops-four = Cztery, razem z podróżą między przedmieściami
stops-three = Trzy, podróż jest za darmo
stops-not-four = Czterech nawet nie wolno użyć: plan ma najwyżej trzy strzałki. Przejście z jednego przedmieścia na drugie nie kosztuje żadnej.
stops-done = Z każdą rundą znaczników STOP przybywa, a gdy zaczyna się nowa pora dnia, wszystkie znikają; przy dwóch osobach dopiero co drugą porę. Przedmieścia to twoja droga naokoło.

## 4

duel-title = Dwie osoby w jednej dzielnicy
duel-pairs = Ty i Mira spotykacie się w Niespokojnym Lasku, ale skorzysta z niego tylko jedna osoba: pojedynek! Kości układa się w pary, od najwyższych, a wyższa kość w parze to sukces. Masz 5 i 1, Mira ma 5 i 3. Dlaczego twoja piątka nie jest sukcesem?
duel-equal = Bo piątka Miry jest tak samo wysoka
duel-later = Bo Mira przyszła później
duel-strength = Bo mamy równą siłę
duel-not-later = Kolejność przybycia liczy się tylko wtedy, gdy wszystko inne jest równe. Spójrz na samą parę: 5 przeciw 5.
duel-not-strength = Od siły zależy, iloma kośćmi się rzuca: silniejsza strona ma o jedną więcej. Spójrz na samą parę: 5 przeciw 5.
duel-reroll = Zgadza się: równe kości to niczyj sukces. Ale trójka bije jedynkę, więc Mira prowadzi o jeden sukces. Masz czarną kostkę, czyli grozę, i możesz nią zapłacić za przerzut. Dotknij swojej jedynki, potem naciśnij „Przerzuć jedną kość za 1 kostkę grozy”.
duel-good-die = Twoja piątka powstrzymuje piątkę Miry, a nowy rzut byłby pewnie gorszy. Dotknij jedynki.
duel-no-pass = Wtedy Mira dalej prowadzi. Gorzej niż 1 już nie będzie: dotknij tej kości i zapłać grozą.
duel-bid = Tylko 2. Teraz obie strony stawiają w tajemnicy energię. Kto postawi więcej, może zmienić swoje kości o różnicę, ale wszystko, co postawione, przepada, po obu stronach. Musisz postawić o 2 więcej niż Mira, a ona raczej coś postawi. Ile stawiasz?
duel-bid-two = Wystarczy tylko wtedy, gdy Mira nie postawi nic. Jeśli postawi choć jedną kostkę, zabraknie ci kroku, a energia i tak przepadnie. Postaw wszystkie trzy.
duel-bid-less = Za mało: potrzebujesz o 2 więcej niż Mira. Stawka przepada, nawet gdy nic nie da, więc tutaj wszystko albo nic. Postaw wszystko.
duel-bend = Mira postawiła 1, a ty 3, więc możesz zmienić swoje kości o 2. Remis nie wystarczy: rozstrzyga wtedy to, że przed energią prowadziła Mira. Ustaw kości tak, by mieć więcej sukcesów niż ona.
duel-not-enough = Przy takich kościach w dzielnicy zostaje Mira: to najwyżej remis, a przed energią prowadziła ona. Ustaw je tak, by jedna para była twoja, a żadna jej.
duel-retreat = Zostajesz! Mira musi się wycofać do sąsiedniej dzielnicy. Możesz wskazać tę dzielnicę albo oddać wybór i wziąć za to 1 kostkę grozy. Grozy właśnie ci zabrakło: oddaj wybór.
duel-name-it = Tak też można i czasem to boli. Ale wtedy nie dostaniesz kostki grozy. Tym razem oddaj wybór.
duel-done = Pary, groza, energia, odwrót: oto pojedynek. Silniejsza strona rzuca trzecią kością, a kość bez pary to sukces. Czasem mądrzej jest odejść i zachować energię.

## 5

scare-title = Buu!
scare-scare = Dworzec ma ikonę straszenia: możesz tu nastraszyć ludzi i dostać kostki. Rzucasz jedną kością za każde swoje straszydło. Im suma bliższa twojej sile, tym więcej kostek dostaniesz. Naciśnij „Strasz”.
scare-not-yet = Możesz tu dostać nawet trzy kostki. Najpierw strasz.
scare-later = To można zrobić i potem. Najpierw strasz.
scare-keep = Wypadło 5, a twoja siła to 3. Różnica 2 daje jedną kostkę. Możesz zapłacić grozą i przerzucić, ale energia jest pewniejsza. Zostaw kości.
scare-gamble = Następny rzut może być gorszy, a groza przepadnie. Masz 3 kostki energii, a nimi ustawisz kość dokładnie tak, jak chcesz. Zostaw kości.
scare-energy = Każda kostka energii zmienia kość o 1. Tabela pokazuje, co to daje. Zdobądź jak najwięcej kostek za jak najmniej energii.
scare-four = Różnica 1: dwie kostki. Jeszcze jedna kostka energii i będą trzy.
scare-too-far = Za daleko! Znów różnica 1, tylko po drugiej stronie i drożej. Twoja siła to 3.
scare-six = Szóstka daje grozę, ale różnica wynosi 3: ani jednej kostki. Dziś potrzebujesz jedzenia.
scare-still-five = To za daleko od twojej siły, czyli 3. Wydawaj energię, aż kość pokaże dokładnie 3.
scare-horror = Dokładne trafienie: trzy fioletowe kostki! Jeszcze jedno. Na koniec straszenia dwie liczby na kościach zmieniają twój zapas grozy. Która daje ci kostkę grozy?
scare-ones = Każda jedynka
scare-sixes = Każda szóstka
scare-not-ones = Odwrotnie: jedynka zabiera ci kostkę grozy, jeśli ją masz. Daje ją szóstka.
scare-done = Dokładne trafienie daje trzy kostki, różnica 1 dwie, różnica 2 jedną. W dzielnicy z ikoną straszenia dobrze więc mieć trochę energii.

## 6

imps-title = Mali pomocnicy
imps-summon = Browar ma ikonę Diablika. Tu Diablik dołącza do ciebie za darmo i ma żywioł dzielnicy: Ogień. Naciśnij „Przywołaj”.
imps-no-end = Odejdziesz bez Diablika, a on nic nie kosztuje. Najpierw go przywołaj.
imps-imp-first = To może poczekać. Najpierw przywołaj Diablika.
imps-which = Diablik pomaga raz i wraca pod swój stos. Diablik wody wymienia 2 kostki na jedną. Diablik powietrza zmienia twój plan, gdy plany są już odkryte. Diablik ognia przerzuca twoje kości. Diablik ziemi liczy się przy żywieniu jako 2 zielone kostki. W pojedynku wypadły ci słabe kości: kto pomoże?
imps-water = Diablik wody
imps-air = Diablik powietrza
imps-fire = Diablik ognia
imps-earth = Diablik ziemi
imps-not-water = Diablik wody daje tańszą wymianę. Do przerzutu potrzebujesz innego.
imps-not-air = Diablik powietrza zmienia drogę, a w pojedynku drogę masz już za sobą. Do przerzutu potrzebujesz innego.
imps-not-earth = Diablik ziemi pomaga przy żywieniu, jako 2 zielone kostki. Do przerzutu potrzebujesz innego.
imps-swap = Tak, Diablik ognia, i właśnie takiego masz. Jeśli jednak bardziej trzeba ci jedzenia, każdego Diablika możesz oddać za jedną kostkę w jego kolorze. Otwórz „Diabliki” i spróbuj.
imps-swap-first = Spróbuj, zanim zakończysz turę: otwórz „Diabliki” i oddaj swojego za kostkę.
imps-dear = Wymiana kosztuje trzy kostki. Tu wystarczy oddać Diablika: otwórz „Diabliki”.
imps-done = Masz jedną pomarańczową kostkę więcej. Diabliki leżą jawnie i możesz ich mieć dowolnie wiele, więc ikona Diablika prawie zawsze jest warta odwiedzin.

## 7

shop-title = Nowe straszydło
shop-buy = Siedem kostek! Straszydło kosztuje tyle, ile wynosi razem jego siła dzienna i nocna. Płaci się dowolnymi kostkami oprócz kostek grozy. Dotknij stosu Wody i kup Utopca: w twoim pakcie jest dla niego miejsce.
shop-air = Wroniec należy do Powietrza, a w twoim pakcie nie ma miejsca dla Powietrza. Trzeba by go karmić na próżno. Kup Utopca ze stosu Wody.
shop-another-starter = Straszydło startowe też by pasowało, ale w dzień zjada 3 kostki, a Utopiec tylko 2. Kup Utopca.
shop-keep-cubes = Trzy kostki za jedną: potem nie wystarczy ci na zakup. Najpierw kup Utopca.
shop-not-without = Masz wszystko, czego trzeba na drugie straszydło. Zanim zakończysz turę, dotknij stosu Wody i kup Utopca.
shop-trade = Utopiec jest twój i przyniósł 2 kostki energii, czyli tyle, ile wynosi jego siła w dzień. Na koniec dnia zechce niebieskich kostek, a ty nie masz żadnej. Naciśnij „Wymień”: za dowolne trzy kostki oprócz kostek grozy dostaniesz jedną, którą wybierzesz. Weź niebieską.
shop-not-that = Uczciwa wymiana, ale Utopiec je tylko niebieskie kostki, bo to kolor Wody.
shop-trade-first = Chwileczkę: za trzy kostki możesz jeszcze dostać niebieską. Naciśnij „Wymień”.
shop-again = Wymieniać możesz, ile razy chcesz. A kupować? Powiedzmy, że w następnej rundzie znów masz sześć kostek: czy możesz kupić jeszcze jedno straszydło?
shop-if-rich = Tak, jeśli mnie stać
shop-next-phase = Nie, dopiero w następnej porze dnia
shop-not-rich = W jednej porze dnia można kupić tylko jedno straszydło, choćby kostek było w bród. Następnego dnia lub następnej nocy znów będzie można.
shop-done = Jeden zakup w każdej porze dnia, a wymian dowolnie wiele. Przed zakupem pomyśl o żywieniu: każde twoje straszydło chce jeść.

## 8

meal-title = Podano do stołu
meal-first = Czwarta runda się skończyła, a z nią dzień: pora na żywienie. Utopiec je 2 niebieskie kostki, bo niebieski to kolor Wody. Strzyga je 3 kostki w jednym, dowolnym kolorze. Masz 3 niebieskie, 2 pomarańczowe i trochę energii. Kogo nakarmisz najpierw?
meal-blue-gone = Wtedy nie zostanie nic niebieskiego dla Utopca, a on nic innego nie je. Strzyga nie jest wybredna i może poczekać. Najpierw nakarm Utopca.
meal-hungry = Straszydło, które zostanie głodne, odchodzi z gry. A jedzenie przecież jest! Nakarm Utopca.
meal-feed-first = To za chwilę. Najpierw nakarm Utopca tym, co dla niego masz.
meal-short = Teraz Strzyga. Chce trzech kostek w jednym kolorze, a ty masz dwie pomarańczowe. Przy żywieniu też można wymieniać: oddaj trzy kostki, których nie potrzebuje, za tę jedną, której brakuje.
meal-still-hungry = Strzyga jest nadal głodna, a głodne straszydło odchodzi z gry. Daj jej trzy pomarańczowe kostki.
meal-other-trade = Po tej wymianie Strzyga dalej nie miałaby trzech kostek w jednym kolorze. Zachowaj pomarańczowe: oddaj niebieską i energię, a weź pomarańczową.
meal-second = Trzy pomarańczowe kostki: nakarm Strzygę!
meal-else = Wszystkie straszydła są syte. A co, gdyby dla Strzygi nic nie było?
meal-weaker = W nocy miałaby mniejszą siłę
meal-back = Wróciłaby pod swój stos
meal-gone = Odeszłaby z gry na zawsze
meal-not-weaker = Dobrze by było! Straszydło, które nie dostanie jeść, w ogóle nie zostaje.
meal-not-back = Już by nie wróciła: straszydło, które nie dostanie jeść, odchodzi z gry.
meal-done = Zaczynaj od tych, które jedzą tylko jeden kolor. Gdy brakuje jedzenia, pomagają Diabliki, a za 4 kostki grozy nakarmisz dowolne straszydło. Przy twoich kostkach przez cały czas widać, ile trzeba będzie zjeść, więc nic cię nie zaskoczy.

## 9

newcomer-title = Kto się wprowadzi?
newcomer-where = To ostatnia runda dnia. Po żywieniu każdy musi przywołać wierzchnie straszydło żywiołu, do którego należy jego dzielnica. To nic nie kosztuje. Pomarańczowy to Ogień, a tam leży Wargin, straszydło startowe: pasuje w każde miejsce. Zaplanuj drogę, która kończy się w pomarańczowej dzielnicy.
newcomer-air = Fioletowy to Powietrze. Trzeba będzie wziąć Wrońca, dla którego nie ma miejsca w twoim pakcie, a jeść i tak będzie chciał. Zakończ drogę w pomarańczowej dzielnicy.
newcomer-not-fire = Ta dzielnica nie jest pomarańczowa, więc przyjdzie inne straszydło. Blisko masz dwie pomarańczowe: Zajezdnię i Kotłownię.
newcomer-why = Twoja tura już się skończyła, a straszydła są nakarmione. Wprowadził się Wargin i przyniósł 3 kostki energii. Dlaczego właśnie on?
newcomer-pact = Bo potrzebuje go mój pakt
newcomer-orange = Bo mój pionek stał w pomarańczowej dzielnicy
newcomer-liked = Bo można było wybrać dowolne
newcomer-not-pact = Stosy nic nie wiedzą o twoim pakcie. Pomyśl, gdzie stał twój pionek na koniec dnia.
newcomer-not-liked = Wyboru już nie było: przychodzi wierzchnie straszydło żywiołu twojej dzielnicy. Gdzie stał twój pionek?
newcomer-eats = Teraz jest noc, kostki pojawiły się w innych dzielnicach i rozpoczyna Mira. Kiedy Wargin będzie chciał jeść?
newcomer-never = Nigdy, przecież przyszedł za darmo
newcomer-tonight = Na koniec tej nocy
newcomer-not-never = Przyjście nic nie kosztuje, ale potem trzeba jeść: na koniec każdej pory dnia jedzą wszystkie twoje straszydła, Wargin też.
newcomer-done = Na ostatnią rundę masz więc dwa pytania: co tam dostanę i kto się do mnie wprowadzi?

## 10

win-title = Ostatni posiłek
win-won = Inny dzień, to samo miasto. Wszystkie pięć miejsc w twoim pakcie jest zajętych, a cztery straszydła są nakarmione. Czy to już wygrana?
win-yes = Tak, pakt jest wypełniony
win-hungry = Nie, Utopiec jest jeszcze głodny
win-not-yet = Jeszcze nie: pakt wypełniają tylko nakarmione straszydła. Spójrz na stół: kto jest jeszcze głodny?
win-missing = Utopiec je 2 niebieskie kostki, a ty masz jedną. Wiesz już, skąd wziąć drugą: znajdź sposób!
win-no-end = Wtedy Utopiec odejdzie z gry, a z nim twoja wygrana!
win-orange = Diablik ognia da pomarańczową kostkę. Utopiec je niebieskie, bo to kolor Wody.
win-other-colour = To nie da nic niebieskiego. Pomyśl o swoich Diablikach wody: każdego możesz oddać za jedną kostkę w jego kolorze.
win-feed = Dwie niebieskie kostki. Teraz go nakarm!
win-just-feed = Jedzenie już masz, niczego więcej nie trzeba. Nakarm Utopca.
win-done-feeding = Cała piątka jest syta. Naciśnij „Gotowe”. Gdy Mira też nakarmi swoje straszydła, sprawdzimy pakty.
win-nothing-more = Niczego więcej nie trzeba. Naciśnij „Gotowe”.
win-done = Twój pakt jest wypełniony, wygrywasz! Gdyby udało się to dwóm osobom naraz, rozstrzygnęłaby większa siła, a potem groza.
