# Co mówi duch nauczyciel Shy Monsters, po polsku.

## Droga Bohatera

walk-title = Droga do wyjścia
walk-hello = Witaj w podziemiach! Jesteś Bohaterem i stoisz przy Wejściu. Wokół leży sześć zakrytych kafelków: trzy Korytarze, dwa Potwory i Wyjście. Ułożył je ktoś inny, Mistrz Podziemi, i wie, co gdzie leży. Dwa kafelki są już odkryte. Znajdź Wyjście na trzech piętrach, a wygrasz.
walk-first = Widzisz Wyjście na j11 i Korytarz na i10. Zrób krok w tamtą stronę: naciśnij i10.
walk-away = To prowadzi w drugą stronę, przez kafelek, którego nie znasz. Idź na ten, który znasz: i10.
walk-skills = Atak i Skok działają tylko raz na piętrze. Na Korytarz, który widać, ich nie potrzeba: po prostu idź na i10.
walk-unknown = Teraz kafelek, którego nikt jeszcze nie odkrył: odkryje się, gdy na niego wejdziesz. Potwór na nim to może być koniec. Ale droga do Wyjścia prowadzi przez i11, więc odwagi!
walk-side = Można, ale to nie prowadzi do Wyjścia. Każdy nieznany kafelek to ryzyko: wchodź tylko na te, które prowadzą dalej. Idź na i11.
walk-back = Po znanych kafelkach zawsze wolno wracać. Ale Wyjście jest w drugą stronę, przez i11.
walk-skills-later = Jaka ostrożność! Zachowaj umiejętności na późniejsze sceny: na i11 to tylko krok. Idź.
walk-leave = Korytarz, uff! Wyjście jest tuż obok. Idź.
walk-back-again = Wolno, ale Wyjście jest obok, na j11.
walk-skills-again = Widzisz Wyjście: nie potrzeba umiejętności. Po prostu idź na j11.
walk-done = Piętro za tobą i niczego już tam nie wolno oglądać. Mistrz Podziemi dobiera dwa następne Potwory i buduje kolejne. Po trzecim piętrze czeka wolność.

## Odkrywanie

reveals-title = Dwa spojrzenia
reveals-first = Na pierwszym piętrze, przed pierwszym krokiem, możesz odkryć dwa kafelki, gdziekolwiek leżą. Potwór odkryty w ten sposób nic ci nie zrobi. Ślepe zaułki są podejrzane: odkryj i11.
reveals-others = Wolno odkryć każdy kafelek. Ale najpierw zajrzyjmy do ślepego zaułka na północy: i11.
reveals-second = Smok, a on kocha ślepe zaułki! Warto wiedzieć. Drugi kafelek wybierz już według siebie, jaki chcesz.
reveals-later = Im niżej, tym ciemniej. Ile kafelków odkrywasz na drugim piętrze, a ile na trzecim?
reveals-always = Za każdym razem dwa
reveals-fewer = Jeden na drugim, żadnego na trzecim
reveals-more = Trzy na drugim, cztery na trzecim
reveals-not-always = Miło by było. Dwa są tylko na pierwszym piętrze, a potem za każdym razem o jeden mniej.
reveals-not-more = Robi się trudniej, nie łatwiej: dwa na pierwszym piętrze, a potem za każdym razem o jeden mniej.
reveals-done = Dwa, jeden, zero. Na ostatnim piętrze trzeba wywnioskować, co gdzie leży.

## Strefy komfortu

comfort-title = Nieśmiałe potwory
comfort-drake = Potwory są nieśmiałe: atakują tylko tam, gdzie czują się dobrze. Kiedy, mówi rysunek na karcie pomocy. Kropki: tu musi leżeć kafelek; krzyżyki: tu nie może. Rysunek można dowolnie obracać. Smok chce kafelka z jednej strony i niczego z trzech pozostałych. Leży na i7. Czy czuje się tam dobrze?
comfort-yes = Tak: obok leży tylko i8
comfort-no = Nie: coś mu przeszkadza
comfort-drake-wrong = Spójrz na cztery boki i7: na i8 leży kafelek, a z trzech pozostałych stron nic. Dokładnie tego chce smok.
comfort-serpent = Zgadza się, więc jest aktywny: kto tam wejdzie, ginie. Teraz wąż na i10. Chce kafelków z dwóch przeciwnych stron i niczego z dwóch pozostałych. Czy czuje się dobrze?
comfort-serpent-yes = Tak: leży między i9 a i11
comfort-serpent-no = Nie: z boku leży h10
comfort-serpent-wrong = i9 i i11 by mu pasowały. Ale jego dwa pozostałe boki muszą być puste, a na jednym leży h10.
comfort-over = Czuje się więc nieswojo i nikomu nic nie zrobi. Przejdź po prostu po nim: idź na i10.
comfort-south = Na południu jest tylko smok, i to aktywny. Wąż na północy jest niegroźny: idź na i10.
comfort-skills = Nie trzeba: Potwór, który czuje się nieswojo, nic nie robi. Zachowaj umiejętności i po prostu idź na i10.
comfort-on = Ani drgnął! Teraz prosto, na i11.
comfort-elsewhere = Wolno, ale chodźmy prosto, na i11.
comfort-skills-again = Zachowaj umiejętności na aktywne Potwory. Po prostu idź na i11.
comfort-done = To jest serce gry: to kształt piętra czyni Potwora groźnym. A kształt widzisz wcześniej niż Potwory.

## Atak

attack-title = Atak
attack-attack = Wąż na i10 leży między i9 a i11 i nie ma nic po bokach: jest aktywny, a za nim jest Wyjście. Masz Atak, jeden na każdym piętrze. Wybierz „Atak” nad planszą, a potem kafelek i10.
attack-death = Wąż jest aktywny: kto wejdzie tam bez Ataku, ginie. Wybierz najpierw „Atak”, potem i10.
attack-south = To prowadzi w drugą stronę. Użyj Ataku na węża: „Atak”, potem i10.
attack-wasted = Atak zużywa się także wtedy, gdy nie ma tam Potwora. Użyj go tam, gdzie na pewno jakiś jest: na i10.
attack-jump = Skok też byłby sposobem, spróbujesz go w następnej scenie. Teraz Atak: „Atak”, potem i10.
attack-leave = Po wężu, a ty stoisz na jego kafelku bez szwanku. Atak na tym piętrze jest zużyty. Dalej, do Wyjścia!
attack-back = Wyjście jest tuż obok, na i11. Idź!
attack-again = Co będzie z twoim Atakiem na następnym piętrze?
attack-gone = Przepadł na całą grę
attack-ready = Znów jest gotowy
attack-not-gone = Na każdym piętrze zaczynasz z obiema umiejętnościami.
attack-done = Raz na piętrze, i mówi się to przed krokiem. Działa też na zakryte kafelki, jeśli strach patrzeć.

## Skok

jump-title = Skok
jump-jump = Znowu wąż na drodze, ale Atak jest już zużyty. To przeskocz go! Wybierz „Skok” nad planszą, a potem kafelek, na którym lądujesz: i11.
jump-death = Wąż jest aktywny: wejść tam to śmierć. Przeskocz go: „Skok”, potem i11.
jump-wasted = Skoczyć można tylko raz na piętrze. Użyj Skoku, by minąć węża: na i11.
jump-south = Na południu nic dla ciebie nie ma. Przeskocz węża: „Skok”, potem i11.
jump-leave = Udane lądowanie! Potwór, którego przeskakujesz, nic nie robi. Wyjście jest obok, na j11.
jump-back = Za tobą czai się wąż, nadal aktywny, a umiejętności są zużyte. Wyjście jest tuż obok: j11.
jump-where = Skaczesz przez kafelek obok siebie na inny, który przylega do tamtego. Gdzie więc możesz wylądować?
jump-straight = Tylko dwa kafelki na wprost
jump-corner = Dwa kafelki na wprost albo za rogiem, po przekątnej
jump-far = Wszędzie na piętrze
jump-not-straight = Na wprost się zgadza. Ale przeskakiwany kafelek też ma boki: stamtąd można wylądować także po przekątnej.
jump-not-far = Kafelek lądowania musi przylegać do tego, który przeskakujesz.
jump-done = Najpierw odkrywa się kafelek, na którym lądujesz, i może być zabójczy. Jeśli przeżyjesz, odkrywa się też przeskoczony. Skok i Atak można połączyć: wtedy Atak trafia w kafelek lądowania.

## Panika

panic-title = Trema
panic-attack = Znowu wąż, aktywny na i10, a Wyjście dwa kafelki za nim. Co leży na i11, nie wiesz. Najpierw zaatakuj węża.
panic-death = Wąż jest aktywny: wejść tam bez Ataku to śmierć. Wybierz „Atak”, potem i10.
panic-jump = Wtedy wylądujesz na i11, którego nie znasz. Jest lepszy sposób: zaatakuj węża na i10.
panic-south = Wyjście jest na północy. Zaatakuj węża na i10.
panic-next = Teraz i11, a Ataku już nie ma. Ale pomyśl: z dwóch Potworów bok w bok ten, który zostanie odkryty jako drugi, wpada w panikę i nigdy nie atakuje, nawet obok martwego. Wąż był pierwszy. Cokolwiek leży na i11: po prostu idź.
panic-over = Można go przeskoczyć. Ale nie trzeba: obok martwego węża każdy Potwór wpada w panikę. Idź na i11.
panic-back = Wyjście jest przed tobą. Obok martwego węża żaden Potwór nic ci nie zrobi: idź na i11.
panic-why = Nietoperz! Po przekątnej ma kafelek, więc czułby się dobrze. Dlaczego nic nie zrobił?
panic-body = Został odkryty obok innego Potwora
panic-zone = Nie był w swojej strefie komfortu
panic-hero = Boi się Bohaterów
panic-not-zone = Był: na h12 leży kafelek po przekątnej. Ale tuż obok leży wąż, odkryty wcześniej, i nawet martwy go przeraża.
panic-not-hero = Dobrze by było! Boi się węża obok siebie, odkrytego wcześniej. Nawet martwego.
panic-leave = A teraz na zewnątrz, na i12.
panic-away = Wyjście jest tuż obok: i12.
panic-done = Dwa Potwory bok w bok to tylko pół biedy: drugi wpada w panikę. Liczą się tylko boki; Potwór po przekątnej nikogo nie przeraża.

## Czytanie piętra

reading-title = Ostatnie piętro
reading-seen = Trzecie piętro: nic nie jest odkryte. Ale po drodze udało się zobaczyć nietoperza, węża i kobrę (odhaczone na karcie pomocy), a każdy Potwór jest tylko jeden. Leżą tu więc dwa z trzech pozostałych: smok, kraken, gargulec. Smok chce ślepego zaułka, kraken kafelków z trzech stron, gargulec bloku dwa na dwa.
reading-straight = Teraz spójrz na kształt. Trzy kafelki przylegają do Wejścia: i10, j9 i i8. Na którym żaden z tej trójki nie może czuć się dobrze? Idź tam.
reading-block = i8, j8, j9 i Wejście tworzą blok dwa na dwa: gargulec byłby zachwycony. i10 leży między i9 a i11, w prostej linii: to lubi tylko wąż, a on już był. Idź na i10.
reading-skills = Tu szkoda umiejętności: jest kafelek, na którym żaden z tej trójki nie może czuć się dobrze. Leży w prostej linii.
reading-bend = Bezpiecznie, tak jak z rozumowania. Dalej na i11: to róg. Rogi lubi tylko kobra, a ona już była.
reading-back = Tam jest blok dwa na dwa. Na i11 żaden z tej trójki nie może czuć się dobrze: idź tam.
reading-skills-again = Zachowaj umiejętności: na i11 żaden z tej trójki nie może czuć się dobrze.
reading-bluff = Gargulec, w rogu i niegroźny! Dlaczego Mistrz Podziemi położył go tam, gdzie nic nie może zrobić?
reading-mistake = Reguły tego zabraniają: to była pomyłka
reading-fear = Dla blefu: każdy zakryty kafelek budzi strach
reading-panic = Żeby wpadł w panikę
reading-not-mistake = Mistrz Podziemi może położyć Potwora gdziekolwiek, czy czuje się tam dobrze, czy nie.
reading-not-panic = Wpadłby w panikę tylko obok innego Potwora, odkrytego wcześniej. Powód jest prostszy: nie było wiadomo, co tam leży.
reading-doubt = Po tej stronie został jeden kafelek: j11, ślepy zaułek. Wyjście czy smok? Nie da się wiedzieć. Ale masz jeszcze obie umiejętności, a to ostatnie piętro. Niech to będzie bezpieczny krok.
reading-risky = Jeśli jest tam smok, to koniec. Masz jeszcze Atak i nie trzeba go już oszczędzać: „Atak”, potem j11.
reading-elsewhere = Wolno, ale skończmy to: j11, dla bezpieczeństwa z Atakiem.
reading-done = Wyjście, i wolność! Patrz na kształt, pamiętaj, co już było widać, i zachowaj umiejętność na kafelek, co do którego są wątpliwości.

## Mistrz Podziemi

laying-title = Mistrz Podziemi
laying-role = Teraz druga strona stołu: ty budujesz piętro, a ktoś inny musi je przejść. Dobierasz dwa Potwory, tutaj smoka i węża, i układasz sześć zakrytych kafelków. Z Wejściem muszą tworzyć jedną całość, bok przy boku. Reszta zależy od ciebie.
laying-lay = Trzy Korytarze i Wyjście już leżą. Połóż Potwory tam, gdzie czują się dobrze: węża w prostej linii (i10), smoka w ślepym zaułku (i12). Naciśnij jeden ze swoich kafelków, potem pole. „Czyha” znaczy: czuje się dobrze. Potem ułóż piętro.
laying-one = Tak wolno ułożyć. Ale jeden z Potworów czuje się nieswojo i nic by nie zrobił. Lista pod szkicem mówi, co mu przeszkadza.
laying-none = Tak wolno ułożyć, ale oba Potwory czują się nieswojo: nikomu nic by nie groziło. Wąż: kafelki z dwóch przeciwnych stron, z pozostałych nic. Smok: kafelek tylko z jednej strony.
laying-hidden = Ułożone! Co widzi teraz Bohater?
laying-shape = Kształt, ale nie to, co jest na kafelkach
laying-faces = Wszystko
laying-not-faces = Wszystkie kafelki są zakryte. Bohater widzi, gdzie leżą, a nie, czym są.
laying-done = Każdy kształt coś więc Bohaterowi mówi: tu ślepy zaułek, uwaga na smoka. I właśnie tak można go zwieść.
trap-title = Pułapka
trap-lay = Masz nietoperza i smoka. Nietoperz chce kafelka po przekątnej, smok ślepego zaułka. Połóż jednego na g8, a drugiego na i8: oba miejsca pasują obu. Potem ułóż piętro i patrz.
trap-other = Ciekawe piętro! Ale do tej pułapki zostaw cztery kafelki tam, gdzie były, a Potwory połóż na g8 i i8.
trap-why = Bohater odkrył Potwora na g8 i Korytarz na i10, poszedł na najbliższy kafelek, a tam był twój drugi Potwór. Wygrana! Jaki błąd popełnił?
trap-lucky = Żadnego, to był pech
trap-safe = Poczuł się bezpiecznie po znalezieniu jednego Potwora
trap-not-lucky = Wiedział, że Potwory są dwa, i miał jeszcze obie umiejętności. Znalezienie jednego uśpiło jego czujność.
trap-bluff = Czy wolno też położyć Potwora tam, gdzie nie czuje się dobrze?
trap-forbidden = Nie, musi czuć się dobrze
trap-useful = Tak, i to może być sprytne
trap-not-forbidden = Nic cię nie ogranicza poza tym, że wszystkie kafelki tworzą jedną całość. A Potwór, który czuje się nieswojo, też kosztuje Bohatera spojrzenia, umiejętności i nerwy.
trap-done = Czasem groźne miejsce jest puste, a spokojne zabójcze. Jeśli Bohater nigdy nie wie, to dobrze zbudowane piętro.
