# Co mówi duch nauczyciel Shy Monsters, po polsku.

## Droga Bohatera

walk-title = Droga do wyjścia
walk-hello = Witaj w podziemiach! Jesteś Bohaterem i stoisz na Wejściu. Wokół leży sześć zakrytych kafelków: trzy Korytarze, dwa Potwory i Wyjście. Ułożył je ktoś inny, Mistrz Podziemi, i wie, co gdzie leży. Dwa kafelki są już odkryte. Znajdź Wyjście na każdym z trzech pięter, a wygrasz.
walk-first = Widzisz Wyjście, dwa kroki na północ i jeden na wschód, a tuż obok siebie, na północy, Korytarz. Zrób pierwszy krok w stronę Wyjścia: naciśnij Korytarz na północy.
walk-away = Tędy oddalasz się od Wyjścia, i to przez kafelek, którego nie znasz. Idź na ten, który znasz: na Korytarz na północy.
walk-skills = Atak i Skok działają tylko raz na piętrze. Na Korytarz, który widać, ich nie potrzeba: po prostu idź na północ.
walk-unknown = Teraz kafelek, którego nikt jeszcze nie odkrył: odkryjesz go, wchodząc na niego. Jeśli leży tam Potwór, to może być twój koniec. Ale droga do Wyjścia prowadzi przez kafelek na północy, więc odwagi!
walk-side = Można, ale tędy nie dojdziesz do Wyjścia. Każdy nieznany kafelek to ryzyko: wchodź tylko na te, które prowadzą do celu. Idź na północ.
walk-back = Po znanych kafelkach zawsze wolno wracać. Ale Wyjście jest w drugą stronę, na północy.
walk-skills-later = Ostrożność się chwali! Ale zachowaj umiejętności na następne sceny: na kafelek na północy wystarczy zrobić krok. Idź.
walk-leave = Korytarz, uff! Wyjście jest tuż obok, na wschodzie. Idź.
walk-back-again = Wolno, ale Wyjście jest obok, na wschodzie.
walk-skills-again = Widzisz Wyjście: umiejętności nie są potrzebne. Po prostu idź na wschód.
walk-done = To piętro masz już za sobą i nic więcej nie wolno na nim odkryć. Mistrz Podziemi dobiera dwa następne Potwory i buduje kolejne piętro. Za trzecim czeka wolność.

## Odkrywanie

reveals-title = Dwa spojrzenia
reveals-first = Na pierwszym piętrze, przed pierwszym krokiem, możesz odkryć dwa kafelki, gdziekolwiek leżą. Potwór odkryty w ten sposób nic ci nie zrobi. Ślepe zaułki są podejrzane: odkryj kafelek dwa kroki na północ.
reveals-others = Wolno odkryć każdy kafelek. Ale najpierw zajrzyjmy do ślepego zaułka, dwa kroki na północ.
reveals-second = Smok, a on kocha ślepe zaułki! Dobrze wiedzieć. Drugi kafelek wybierz już po swojemu.
reveals-later = Im niżej, tym ciemniej. Ile kafelków odkrywasz na drugim piętrze, a ile na trzecim?
reveals-always = Na każdym dwa
reveals-fewer = Jeden na drugim, żadnego na trzecim
reveals-more = Trzy na drugim, cztery na trzecim
reveals-not-always = Miło by było. Dwa odkrywasz tylko na pierwszym piętrze, a na każdym następnym o jeden mniej.
reveals-not-more = Robi się trudniej, nie łatwiej: dwa na pierwszym piętrze, a na każdym następnym o jeden mniej.
reveals-done = Dwa, jeden, zero. Na ostatnim piętrze trzeba się domyślić, co gdzie leży.

## Strefy komfortu

comfort-title = Nieśmiałe potwory
comfort-drake = Potwory są nieśmiałe: atakują tylko tam, gdzie czują się dobrze. Gdzie to jest, mówi diagram na karcie pomocy. Kropki: tu musi leżeć kafelek; krzyżyki: tu nie może. Diagram można dowolnie obracać. Smok chce kafelka z jednej strony i niczego z trzech pozostałych. Leży dwa kroki na południe od ciebie. Czy czuje się tam dobrze?
comfort-yes = Tak: obok leży tylko jeden kafelek
comfort-no = Nie: coś mu przeszkadza
comfort-drake-wrong = Spójrz na cztery boki smoka: od północy leży kafelek, a z trzech pozostałych stron nic. Dokładnie tego chce.
comfort-serpent = Zgadza się, więc jest aktywny: kto tam wejdzie, ginie. Teraz wąż tuż obok ciebie, na północy. Chce kafelków z dwóch przeciwnych stron i niczego z dwóch pozostałych. Czy czuje się dobrze?
comfort-serpent-yes = Tak: ma kafelek od północy i od południa
comfort-serpent-no = Nie: ma jeszcze jeden od zachodu
comfort-serpent-wrong = Kafelki od północy i południa by mu pasowały. Ale po obu bokach musi mieć pusto, a od zachodu też leży kafelek.
comfort-over = Czuje się więc nieswojo i nikomu nic nie zrobi. Możesz po prostu po nim przejść: idź na północ.
comfort-south = Na południu jest tylko smok, i to aktywny. Wąż na północy jest niegroźny: idź tam.
comfort-skills = Nie trzeba: Potwór, który czuje się nieswojo, nic nie robi. Zachowaj umiejętności i po prostu idź na północ.
comfort-on = Ani drgnął! Teraz prosto przed siebie, na północ.
comfort-elsewhere = Wolno, ale chodźmy prosto: idź na północ.
comfort-skills-again = Zachowaj umiejętności na aktywne Potwory. Po prostu idź na północ.
comfort-done = To jest serce gry: Potwora czyni groźnym kształt piętra. A kształt widzisz wcześniej niż Potwory.

## Atak

attack-title = Atak
attack-attack = Wąż na północy ma kafelek przed sobą i za sobą, a po bokach nic: jest aktywny, a za nim jest Wyjście. Na każdym piętrze masz jeden Atak. Wybierz „Atak” pod planszą, a potem węża.
attack-death = Wąż jest aktywny: kto wejdzie tam bez Ataku, ginie. Wybierz najpierw „Atak”, potem węża.
attack-south = Tędy oddalasz się od Wyjścia. Użyj Ataku: „Atak”, potem wąż.
attack-wasted = Atak zużywa się także wtedy, gdy nie ma tam Potwora. Użyj go tam, gdzie na pewno jakiś jest: na węża na północy.
attack-jump = Skok też byłby dobry i spróbujesz go w następnej scenie. Teraz użyj Ataku: „Atak”, potem wąż.
attack-leave = Po wężu! Stoisz na jego kafelku bez szwanku. Atak na tym piętrze jest zużyty. Dalej, do Wyjścia!
attack-back = Wyjście jest tuż obok, na północy. Idź!
attack-again = Co będzie z twoim Atakiem na następnym piętrze?
attack-gone = Przepadł na całą grę
attack-ready = Znów jest gotowy
attack-not-gone = Na każdym piętrze zaczynasz z obiema umiejętnościami.
attack-done = Atak masz raz na piętrze i zapowiadasz go przed krokiem. Działa też na zakryte kafelki, jeśli strach na nie wejść.

## Skok

jump-title = Skok
jump-jump = Znowu wąż na drodze, ale Atak jest już zużyty. Przeskocz go więc! Wybierz „Skok” pod planszą, a potem kafelek, na którym wylądujesz: ten tuż za wężem.
jump-death = Wąż jest aktywny: kto tam wejdzie, ginie. Przeskocz go: „Skok”, potem kafelek za nim.
jump-wasted = Skoczyć można tylko raz na piętrze. Użyj Skoku, by minąć węża: wyląduj na kafelku za nim.
jump-south = Na południu nic dla ciebie nie ma. Przeskocz węża: „Skok”, potem kafelek za nim.
jump-leave = Udane lądowanie! Potwór, którego przeskakujesz, nic nie robi. Wyjście jest obok, na wschodzie.
jump-back = Za tobą czai się wąż, nadal aktywny, a umiejętności są zużyte. Wyjście jest tuż obok, na wschodzie.
jump-where = Skaczesz przez kafelek obok siebie na inny, który styka się z nim bokiem. Gdzie więc możesz wylądować?
jump-straight = Tylko o dwa kafelki dalej, na wprost
jump-corner = O dwa kafelki dalej na wprost albo za rogiem, po przekątnej
jump-far = Gdziekolwiek na piętrze
jump-not-straight = Na wprost się zgadza. Ale przeskakiwany kafelek też ma boki: stamtąd można wylądować także po przekątnej.
jump-not-far = Kafelek, na którym lądujesz, musi stykać się bokiem z tym, który przeskakujesz.
jump-done = Najpierw odkrywasz kafelek, na którym lądujesz, a ten może być zabójczy. Jeśli przeżyjesz, odkrywasz też przeskoczony. Skok i Atak można połączyć: Atak trafia wtedy tam, gdzie lądujesz.

## Panika

panic-title = Trema
panic-attack = Znowu aktywny wąż na północy, a Wyjście dwa kafelki za nim. Nie wiesz, co leży między nimi. Najpierw zaatakuj węża.
panic-death = Wąż jest aktywny: kto wejdzie tam bez Ataku, ginie. Wybierz „Atak”, potem węża.
panic-jump = Wtedy wylądujesz na kafelku, którego nie znasz. Jest lepszy sposób: zaatakuj węża.
panic-south = Wyjście jest na północy. Zaatakuj węża.
panic-next = Teraz nieznany kafelek na północy, a Ataku już nie masz. Ale pomyśl: z dwóch Potworów leżących bok w bok ten, który został odkryty jako drugi, wpada w panikę i nigdy nie atakuje, nawet jeśli pierwszy nie żyje. Wąż był pierwszy. Cokolwiek tam leży: po prostu idź.
panic-over = Można by go przeskoczyć, ale nie trzeba: obok martwego węża każdy Potwór wpada w panikę. Po prostu idź.
panic-back = Wyjście jest przed tobą. Obok martwego węża żaden Potwór nic ci nie zrobi: idź na północ.
panic-why = Nietoperz! Po przekątnej ma kafelek, więc czułby się dobrze. Dlaczego nic nie zrobił?
panic-body = Został odkryty obok innego Potwora
panic-zone = Nie był w swojej strefie komfortu
panic-hero = Boi się Bohaterów
panic-not-zone = Był w niej: po przekątnej, od północnego zachodu, leży kafelek. Ale tuż obok leży wąż, odkryty wcześniej. Przeraża nawet martwy.
panic-not-hero = Dobrze by było! Boi się węża obok siebie, odkrytego wcześniej. Nawet martwego.
panic-leave = A teraz do Wyjścia, na północ.
panic-away = Wyjście jest tuż obok, na północy.
panic-done = Dwa Potwory bok w bok to tylko pół biedy: drugi wpada w panikę. Liczą się tylko boki; Potwór po przekątnej nikogo nie przeraża.

## Czytanie piętra

reading-title = Ostatnie piętro
reading-seen = Trzecie piętro: nic nie jest odkryte. Ale nietoperz, wąż i kobra pokazały się już po drodze (są odhaczone na karcie pomocy), a każdy Potwór jest tylko jeden. Leżą tu więc dwa z trzech pozostałych: smok, kraken, gargulec. Smok chce ślepego zaułka, kraken kafelków z trzech stron, gargulec bloku dwa na dwa.
reading-straight = Teraz spójrz na kształt. Z Wejściem stykają się trzy kafelki: od północy, od wschodu i od południa. Na którym żaden z tej trójki nie może czuć się dobrze? Idź tam.
reading-block = Wejście i trzy kafelki na wschodzie, południowym wschodzie i południu tworzą blok dwa na dwa: gargulec byłby zachwycony. Za to kafelek na północy leży w prostej linii, między dwoma innymi: to lubi tylko wąż, a on już był. Idź na północ.
reading-skills = Szkoda tu umiejętności: jest kafelek, na którym żaden z tej trójki nie może czuć się dobrze. Leży w prostej linii.
reading-bend = Bezpiecznie, tak jak miało być. Dalej na następny kafelek na północ: to róg. Rogi lubi tylko kobra, a ona już była.
reading-back = W tamtą stronę jest blok dwa na dwa. Na następnym kafelku na północ żaden z tej trójki nie może czuć się dobrze: idź tam.
reading-skills-again = Zachowaj umiejętności: na następnym kafelku na północ żaden z tej trójki nie może czuć się dobrze.
reading-bluff = Gargulec, w rogu i niegroźny! Dlaczego Mistrz Podziemi położył go tam, gdzie nic nie może zrobić?
reading-mistake = Zasady tego zabraniają: to była pomyłka
reading-fear = Dla blefu: każdy zakryty kafelek budzi strach
reading-panic = Żeby wpadł w panikę
reading-not-mistake = Mistrz Podziemi może położyć Potwora wszędzie, także tam, gdzie ten czuje się nieswojo.
reading-not-panic = Wpadłby w panikę tylko obok innego Potwora, odkrytego wcześniej. Powód jest prostszy: nie było wiadomo, co tam leży.
reading-doubt = Po tej stronie został jeden kafelek: ślepy zaułek na wschodzie. Wyjście czy smok? Nie da się tego wiedzieć. Ale masz jeszcze obie umiejętności, a to ostatnie piętro. Zrób ten krok bezpiecznie.
reading-risky = Jeśli jest tam smok, to koniec. Masz jeszcze Atak i nie trzeba go już oszczędzać: „Atak”, potem ślepy zaułek na wschodzie.
reading-elsewhere = Wolno, ale skończmy to: ślepy zaułek na wschodzie, dla bezpieczeństwa z Atakiem.
reading-done = Wyjście, i wolność! Patrz na kształt, pamiętaj, co już było widać, i zachowaj umiejętność na kafelek, który do końca budzi wątpliwości.

## Mistrz Podziemi

laying-title = Mistrz Podziemi
laying-role = Teraz druga strona stołu: ty budujesz piętro, a ktoś inny musi je przejść. Dobierasz dwa Potwory, tutaj smoka i węża, i układasz sześć zakrytych kafelków. Z Wejściem muszą tworzyć jedną całość, bok przy boku. Reszta zależy od ciebie.
laying-lay = Trzy Korytarze i Wyjście już leżą. Połóż Potwory tam, gdzie czują się dobrze: węża w prostej linii, tuż na północ od Wejścia, a smoka w ślepym zaułku, dwa pola dalej na północ. Naciśnij jeden ze swoich kafelków, potem pole. „Aktywny” znaczy, że Potwór czuje się tam dobrze. Potem ułóż piętro.
laying-one = Tak wolno ułożyć. Ale jeden z Potworów czuje się nieswojo i nic by nie zrobił. Lista pod szkicem mówi, co mu przeszkadza. Popraw i ułóż piętro.
laying-none = Tak wolno ułożyć, ale oba Potwory czują się nieswojo: nikomu nic by nie groziło. Wąż chce kafelków z dwóch przeciwnych stron i niczego z pozostałych, smok kafelka tylko z jednej strony.
laying-hidden = Ułożone! Co widzi teraz Bohater?
laying-shape = Kształt, ale nie to, co jest na kafelkach
laying-faces = Wszystko
laying-not-faces = Wszystkie kafelki są zakryte. Bohater widzi, gdzie leżą, ale nie wie, co na nich jest.
laying-done = Każdy kształt coś więc mówi Bohaterowi: tu ślepy zaułek, uwaga na smoka. I właśnie tak można go zmylić.
trap-title = Pułapka
trap-lay = Masz nietoperza i smoka. Nietoperz chce kafelka po przekątnej, smok ślepego zaułka. Połóż jednego tuż na południe od Wejścia, a drugiego dwa kroki na zachód i jeden na południe: oba miejsca pasują obu. Potem ułóż piętro i patrz.
trap-other = Ciekawe piętro! Ale do tej pułapki zostaw cztery kafelki tam, gdzie były, a Potwory połóż na dwóch polach, które świecą.
trap-why = Bohater odkrył Potwora na południowym zachodzie i Korytarz na północy, poszedł na najbliższy kafelek, a tam był twój drugi Potwór. Wygrywasz! Jaki błąd popełnił Bohater?
trap-lucky = Żadnego, to był pech
trap-safe = Po znalezieniu jednego Potwora poczuł się bezpiecznie
trap-not-lucky = Wiedział, że Potwory są dwa, i miał jeszcze obie umiejętności. Znalezienie jednego uśpiło jego czujność.
trap-bluff = Czy wolno też położyć Potwora tam, gdzie nie czuje się dobrze?
trap-forbidden = Nie, musi czuć się dobrze
trap-useful = Tak, i to może być sprytne
trap-not-forbidden = Musisz tylko pilnować, by wszystkie kafelki tworzyły jedną całość. A Potwór, który czuje się nieswojo, też kosztuje Bohatera odkrycia, umiejętności i nerwy.
trap-done = Czasem groźne miejsce jest puste, a spokojne zabójcze. Jeśli Bohater nigdy nie ma pewności, to piętro jest zbudowane dobrze.
