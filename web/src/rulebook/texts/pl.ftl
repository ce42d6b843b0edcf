# Zasady jako strony, po polsku.

rulebook-of = { $game }: zasady
rulebook-page = Zasady na osobnej stronie
rulebook-contents = Spis treści
rulebook-search = Szukaj w zasadach
rulebook-found = { $count ->
    [0] Żadna zasada nie zawiera tych słów.
    [one] Znaleziono jedną zasadę.
    [few] Znaleziono { $count } zasady.
   *[many] Znaleziono { $count } zasad.
}
rulebook-legend = Skąd pochodzi zasada
rulebook-means-attested = Tak mówi instrukcja.
rulebook-means-public = Tak mówią publiczne opisy gry.
rulebook-means-reconstructed = Nasze najlepsze przypuszczenie tam, gdzie brakuje instrukcji lub jej rysunków.
rulebook-means-reading = Instrukcja tego nie rozstrzyga; tak rozstrzyga ten dom.
rulebook-means-ours = Instrukcja czegoś takiego nie zna: dodaje to ten dom.
rulebook-sources = Pokaż, skąd pochodzi każde zdanie
rulebook-print = Drukuj
rulebook-table = Do stołu

example-show = Pokaż przykład
example-of = Zasada { $rule } w grze
example-eyes = Z prawdziwej rozgrywki, tak jak widzi ją { $name }.
example-edition = Grano pudełkiem „{ $edition }”.
example-controls = Kroki przykładu
example-before = Tak się zaczyna. Idź krok po kroku albo włącz odtwarzanie.
example-play = Odtwórz
example-back = Wstecz
example-on = Dalej
example-step = Krok { $step } z { $last }

box-choose = Pudełko
box-title = To pudełko: { $edition }
box-standard = Tekst zasad podaje liczby z tego pudełka.
box-other = Tekst zasad podaje liczby z pudełka standardowego. Różnice są wskazane tutaj i przy zasadach.
box-what = Co
box-figure = W tym pudełku
box-source = Źródło
box-rule = Zasada
box-usual = standardowo: { $standard }
box-differs = W tym pudełku:
box-differs-figure = { $label }: { $value } (standardowo: { $standard }).

figure-list = { $name }: { $things }
figure-monsters = Potwory
figure-corridors = Korytarze na każdym piętrze
figure-storeys = Piętra
figure-drawn = Dobierane potwory, piętro po piętrze
figure-reveals = Kafelki odkrywane przed wyruszeniem, piętro po piętrze
figure-idle = Kroki bez skutku, po których piętro jest przegrane
figure-cards = Wszystkie karty potworów
figure-copies = Karty każdej liczby, od 1 do 9
figure-relaxed = Karty Luzu w stosie postaci
figure-hand = Karty rozdawane każdemu
figure-least-depth = Karty Luzu, które muszą leżeć nad kartą Strachu
figure-paranoia = Punkty za Paranoję
figure-rounds = Rundy przy trzech, czterech, pięciu i sześciu graczach
figure-round-limit = Najwięcej rund w grze do progu punktów
figure-elements = Żywioły i kolory
figure-board = Wielkość miasta
figure-tiles = Dzielnice (pora, kostki, symbole)
figure-tile-scares = straszenie
figure-tile-imps = Diablik
figure-spooks = Straszydła za dnia/w nocy
figure-imps = Diabliki i co potrafią
figure-ability-trade = tańsza wymiana
figure-ability-redirect = inna strzałka
figure-ability-reroll = ponowny rzut
figure-ability-feed = pomoc w karmieniu
figure-imp-trade = Kostki za wymianę z Diablikiem
figure-imp-food = Kostki, za które Diablik liczy się przy karmieniu
figure-pacts = Pakty
figure-rewards = Kostki za straszenie przy różnicy 0, 1, 2 …
figure-horror-reroll = Kostki grozy za przerzut kości
figure-horror-cube = Kostki grozy za kostkę strachu
figure-horror-stop = Kostki grozy za usunięcie STOP
figure-horror-imp = Kostki grozy za Diablika
figure-horror-feed = Kostki grozy za nakarmienie straszydła
figure-start-energy = Kostki energii na początku
figure-start-horror = Kostki grozy na początku
figure-phase-rounds = Rundy w porze dnia
figure-stops = Pory dnia do zdjęcia blokad STOP
figure-stops-two = To samo przy dwóch graczach
figure-arrows = Strzałki w planie
figure-dice = Kości w pojedynku
figure-stronger-dice = Dodatkowe kości silniejszego
figure-choice-horror = Kostki grozy za pozostawienie wyboru przegranemu
figure-trade = Kostki za wymianę
figure-purchases = Straszydła do kupienia w jednej porze dnia
figure-phase-limit = Najwięcej pór dnia

picture-Zones = Gdzie każdy potwór czuje się dobrze: na polu z kropkami musi leżeć kafelek, na przekreślonym nie może, puste jest bez znaczenia. Każdy diagram można obrócić.
picture-SM-8 = Dozwolone: siedem kafelków połączonych bokami. Niedozwolone: zaznaczony kafelek styka się z innymi tylko rogiem.
picture-SM-11 = Dwa potwory obok siebie. Kraken został odkryty pierwszy i pozostaje, jaki był; wąż został odkryty drugi i wpada w panikę.
picture-SM-18 = Dwa skoki, każdy nad jednym kafelkiem (1) na inny (2): prosto i po skosie.
picture-GB-9 = Od najniższej do najwyższej: dwie piątki są warte 2,5, trzy ósemki 3,8, a pojedyncza czwórka bije je obie.
picture-GB-11 = Czworo graczy zagrywa 1, 4, dwie piątki i jeszcze jedną 4. Późniejsza 4 bierze lewę, a jej gracz odkrywa trzy karty: jedną za lewę i po jednej za każdą 5.
picture-GB-15 = Po lewie z kartą 0/10 nic się nie odkrywa: dolna karta stosu trafia na wierzch.
picture-GB-18 = Cztery stosy przy liczeniu, każdy od wierzchu (z lewej) do spodu (z prawej). Wystraszony: 0. Dwie karty pod kartą Strachu: 2. Karta Strachu na wierzchu i trzy pod nią: trzy razy 2 daje 6. Karta Strachu na samym spodzie: 0.
picture-GB-19 = Paranoja: wszystkie karty Luzu są odkryte, a karta Strachu pojawia się jako ostatnia.
picture-ST-3 = Miasto: w każdym rogu przedmieście, w środku Centrum, a dookoła dzielnice.
picture-ST-18 = Jedną strzałką pionek dociera na przedmieście, przenosi się bez kosztu na inne i stamtąd wykorzystuje drugą strzałkę.
picture-ST-22 = Pojedynek: 6 bije 5, 5 bije 3, a ostatnia 3 nie ma pary. Dwa sukcesy do jednego.
picture-ST-30 = Straszenie o sile 14. Rzut daje 16; cztery kostki energii zmieniają go dokładnie na 14: trzy kostki strachu i kostka grozy za 6.
picture-ST-33 = Karmienie nocą: Wroniec zjada 4 fioletowe kostki, Borowy 4 zielone, a straszydło startowe 3 w dowolnym jednym kolorze.
