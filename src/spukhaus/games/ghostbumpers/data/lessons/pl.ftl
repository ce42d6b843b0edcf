# Co mówi duch nauczyciel Ghostbumpers, po polsku.

## Lewa 1: trzy ósemki to mało, i krawędź

three-eights-title = Trzy ósemki to mało
three-eights-pile = Witaj w autodromie! To twój stos: sześć kart Luzu i jedna karta Strachu, która leży na samym wierzchu. Kto bierze lewę, odkrywa wierzchnią kartę swojego stosu. Jeśli to karta Strachu, runda się kończy, a ty nie dostajesz nic. Zostaw więc tę lewę komuś innemu.
three-eights-low = Czwórka Miry jest na razie najwyższa. Zostań pod nią! Kilka kart tej samej liczby jest warte: ile kart, przecinek, liczba. Trzy ósemki to tylko 3,8. Naciskaj ósemki, aż wybierzesz wszystkie trzy, i zagraj je.
three-eights-pair = To też zmieści się pod czwórką: dwie karty są warte 2 z małym dodatkiem. Ale zobaczmy, co zrobią trzy. Zagraj trzy ósemki.
three-eights-single = Pojedyncza karta jest warta całą swoją liczbę, a to więcej niż 4: lewa byłaby twoja i trzeba by odkryć kartę Strachu. Zagraj trzy ósemki razem.
three-eights-which = Czwórka Miry wzięła lewę, a odkryta karta to jej karta Strachu: koniec rundy. Dla pewności: co jest wyższe?
three-eights-eights = Trzy ósemki
three-eights-four = Jedna czwórka
three-eights-not-eights = Trzy ósemki są warte 3,8: najpierw liczy się, ile jest kart. Czwórka jest więc wyższa, o włos.
three-eights-why = Teraz wszyscy liczą karty Luzu pod swoją kartą Strachu. U ciebie było ich 6 i masz 12 punktów; u Ottona były 3 i ma 3 punkty. Dlaczego każda twoja liczyła się podwójnie?
three-eights-many = Bo zostało mi najwięcej kart
three-eights-top = Bo moja karta Strachu leżała na wierzchu
three-eights-never = Bo nie mam żadnej lewy
three-eights-not-many = Ile ich jest, nie zmienia tego, ile warta jest każda. Zobacz, gdzie leżała karta Strachu w twoim stosie, a gdzie u Ottona.
three-eights-not-never = Otto też nie wziął żadnej lewy, a jego karty liczyły się raz. Zobacz, gdzie leżała karta Strachu w twoim stosie, a gdzie w jego.
three-eights-done = To jest krawędź: karta Strachu na wierzchu, jedna lewa od nieszczęścia, i każda karta pod nią liczy się podwójnie. Tam warto stać, gdy przestraszy się ktoś inny.

## Lewa 2: Paranoja

paranoia-title = Paranoja
paranoia-worth = Inna runda. Tym razem twoja karta Strachu leżała na samym spodzie i właśnie odkryte zostało wszystkie sześć kart Luzu: została tylko karta Strachu. Ile jest wart twój stos, jeśli teraz przestraszy się ktoś inny?
paranoia-six = Sześć punktów
paranoia-nothing = Nic
paranoia-not-six = Odkryte karty przepadły. Liczą się tylko karty Luzu, które jeszcze leżą pod kartą Strachu, a tam nie ma żadnej.
paranoia-take = Zgadza się: nie masz nic do stracenia. Ale jest coś do wygrania! Jeśli weźmiesz lewę i odkryjesz kartę Strachu jako ostatnią kartę stosu, to jest Paranoja: 10 punktów dla ciebie, a dla wszystkich innych nic. Ty wychodzisz. Weź tę lewę swoją najwyższą kartą, dziewiątką!
paranoia-pair = Dwie karty są warte 2 z małym dodatkiem: przebije je prawie wszystko. Tym razem chcesz tej lewy. Zagraj dziewiątkę.
paranoia-lower = To łatwo przebić. Tym razem chcesz tej lewy: zagraj dziewiątkę, prawie nic jej nie przebije.
paranoia-when = Strach, ale jaki miły: 10 punktów! Kiedy dokładnie jest Paranoja?
paranoia-any = Zawsze, gdy odkrywam swoją kartę Strachu
paranoia-last = Gdy biorę lewę i karta Strachu jest ostatnią kartą mojego stosu
paranoia-bottom = Gdy karta Strachu na końcu nadal leży na spodzie
paranoia-not-any = Jeśli coś jeszcze pod nią leży, to zwykły strach: runda się kończy, a ty nie dostajesz nic.
paranoia-not-bottom = Samo leżenie nie wystarczy: jeśli rundę zakończy ktoś inny, pod twoją kartą Strachu nic nie ma i stos jest wart zero. Trzeba ją odkryć samemu, biorąc lewę.
paranoia-done = Są więc dwa dobre plany: karta Strachu na wierzchu, gdy przestraszy się ktoś inny, albo karta Strachu jako twoja ostatnia karta. Wszystko pomiędzy daje mniej.

## Lewa 3: ku krawędzi

edge-title = Celuj w krawędź
edge-take = Teraz twoja karta Strachu leży pod jedną kartą Luzu, a pod nią jest jeszcze pięć. Od krawędzi dzieli cię jedna lewa. Prowadzi szóstka Miry. Tej lewy chcesz: znajdź kartę, która ją weźmie.
edge-low = Wtedy lewę weźmie Mira. Nic złego się nie stanie, ale karta Strachu pozostanie przykryta, a twoje pięć kart policzy się tylko raz. Tutaj weź lewę: jedną kartą wyższą niż 6.
edge-worth = Lewa jest twoja, jedna karta Luzu odkryta, i karta Strachu leży teraz na wierzchu, na pięciu kartach. Ile jest wart twój stos, jeśli teraz przestraszy się ktoś inny?
edge-five = 5 punktów
edge-ten = 10 punktów
edge-none = Nic
edge-not-five = Pod nią leży pięć kart, ale karta Strachu jest na wierzchu: dlatego każda liczy się podwójnie.
edge-not-none = Nic nie dostaniesz, jeśli odkryjesz ją ty. Jeśli przestraszy się ktoś inny, liczysz to, co pod nią leży, i to podwójnie.
edge-dodge = Stoisz na krawędzi: od teraz każda lewa to o jedną za dużo. Ty wychodzisz. Zagraj coś, co inni na pewno przebiją.
edge-high = To mogłoby wziąć lewę, a następna karta twojego stosu to karta Strachu. Zagraj niską kartę albo kilka jednakowych: razem są mało warte.
edge-counted = Lewę z piątką w środku wzięła Mira, odkryła dwie karty, a druga była jej kartą Strachu. Twoje pięć kart liczy się podwójnie: 10 punktów.
edge-done = Na tym polega cała gra: wziąć dokładnie tyle lew, ile trzeba do krawędzi, a potem już ani jednej.

## Układanie stosu

lay-high-title = Twój stos: niskie karty
lay-high-lay = Przed rundą wszyscy chowają kartę Strachu w swoim stosie. Spójrz na rękę: niskie liczby, i każda po kilka razy. Z nimi prześlizgniesz się pod prawie każdą lewą. Połóż więc kartę Strachu tam, gdzie potrzeba niewielu lew: na samym wierzchu albo pod jedną kartą. Przesuń ją tam i połóż stos.
lay-high-two = Nieźle. Ale z tą ręką trudno wziąć nawet dwie lewy, a każda karta nad kartą Strachu to karta, która się nie liczy. Połóż ją na wierzchu albo pod jedną kartą.
lay-high-deep = Każda karta nad kartą Strachu musi zniknąć, zanim staniesz na krawędzi, po lewie za każdą, a twoja ręka prawie żadnej nie weźmie. I te karty się nie liczą. Połóż ją na wierzchu albo pod jedną kartą.
lay-high-slip = Mira zagrała czwórkę, Otto szóstkę. Zostań pod szóstką. Możesz zagrać jedną kartę albo kilka o tej samej liczbie; pasować nie wolno nigdy.
lay-high-eight = Pojedyncza ósemka jest wyższa niż 6: lewa byłaby twoja, a z nią karta ze stosu. Zagraj coś niższego: kilka jednakowych to mało, nawet ósemek.
lay-high-done = Z niskimi i powtarzającymi się kartami: karta Strachu wysoko, a potem głowa nisko.
lay-deep-title = Twój stos: wysokie karty
lay-deep-lay = Inna ręka: prawie nic niskiego. Będziesz brać lewy, chcesz czy nie chcesz. Więc skorzystaj z tego! Połóż kartę Strachu tam, gdzie każda lewa przybliża do Paranoi: na samym spodzie.
lay-deep-nearly = Prawie. Ale tak głęboko prawie nic pod nią nie leży, a ostatnią kartą też by nie była. Zejdź na sam spód: tam mieszka Paranoja.
lay-deep-high = Z tymi kartami szybko weźmiesz lewę, której nie chcesz, i odkryjesz kartę Strachu: zero punktów. Połóż ją na samym spodzie.
lay-deep-harvest = Mira i Otto zagrali po dwie piątki, każda para warta 2,5. Za każdą piątkę w lewie ten, kto ją bierze, odkrywa jedną kartę więcej. Chcesz odkryć dużo kart! Weź lewę dowolną pojedynczą kartą.
lay-deep-pair = Dwie karty lub więcej są warte 2 albo 3 z małym dodatkiem: bez takiej skromności. Pojedyncza karta na pewno weźmie tę lewę.
lay-deep-left = Jedna karta za lewę i cztery za piątki: pięć kart Luzu naraz. Zostały dwie karty, a ostatnia to karta Strachu. Jeszcze dwie lewy i będzie Paranoja.
lay-deep-done = Z wysokimi kartami: karta Strachu na sam spód, a potem bierz, co się da.

## Piątki

fives-title = Piątki szturchają
fives-count = Kto bierze lewę, odkrywa jedną kartę i jeszcze jedną za każdą piątkę w lewie, wszystko jedno czyją. Masz dwie piątki. Jeśli zagrasz teraz obie, a lewę weźmie Mira swoją siódemką: ile kart odkryje?
fives-one = Jedną
fives-two = Dwie
fives-three = Trzy
fives-not-one = Jedną za samą lewę; i jeszcze jedną za każdą piątkę.
fives-not-two = Jedną za samą lewę i po jednej za każdą z dwóch piątek.
fives-bump = To ją szturchnij! Razem twoje dwie piątki to tylko 2,5, więc lewa zostanie u Miry.
fives-single = Dobry pomysł: odkryłaby dwie karty. Ale z obiema piątkami odkryje trzy, a dwie piątki są nawet mniej warte niż jedna.
fives-high = To wyższe niż 7: lewa byłaby twoja.
fives-others = Lewa zostanie u Miry, ale jej to nie zaboli: odkryje tylko jedną kartę. Zagraj obie piątki.
fives-bumped = Luz, luz, a trzecia to karta Strachu! Inaczej by się wywinęła. Odkrywanie kończy się, gdy tylko pokaże się karta Strachu.
fives-done = Szturchaj tych, którzy biorą lewę o włos. I patrz na piątki, zanim weźmiesz lewę.

## Remisy

later-title = Późniejsza jest wyższa
later-under = Stoisz na krawędzi: karta Strachu leży na wierzchu. Mira zagrała siódemkę. Pozbądź się najwyższej karty, która nie weźmie tej lewy.
later-equal = Uwaga: z dwóch równych wartości wyższa jest ta zagrana później. Twoja siódemka przebiłaby siódemkę Miry i byłby strach.
later-high = To wyższe niż 7: lewa byłaby twoja i trzeba by odkryć kartę Strachu.
later-waste = Bezpieczne, ale zachowaj to na później: niskie karty i kilka jednakowych przydadzą się, gdy inni zagrają nisko. Która pojedyncza karta jest tuż pod siódemką?
later-who = Zręczny unik. Mira wychodzi dwiema czwórkami, potem Otto gra dwie czwórki. Kto prowadzi?
later-first = Mira
later-second = Otto
later-nobody = Nikt, jest remis
later-not-first = Obie pary są warte 2,4. Z równych wartości wyższa jest późniejsza.
later-not-nobody = Remisów nie ma: z równych wartości wyższa jest późniejsza.
later-done = Grać później to zaleta: wiesz, co trzeba przebić, i równa wartość wystarczy. Czasem to już za dużo.

## Karta 0/10

trickster-title = Karta 0/10
trickster-danger = Spójrz na Ottona: pięć kart odkrytych, w stosie tylko dwie, a on wychodzi dziewiątką. Chce lew. To pachnie Paranoją: jego karta Strachu leży pewnie na spodzie. Jeszcze dwie lewy i dostanie 10 punktów, a ty nic.
trickster-spoil = Ale masz jedyną kartę 0/10. Grając ją, mówisz, ile liczy: 0 albo 10. A w lewie, w której leży, niczego się nie odkrywa. Zamiast tego spodnia karta ze stosu tego, kto bierze lewę, idzie na wierzch, niewidziana. Zostaw lewę Ottonowi: zagraj ją jako 0.
trickster-ten = Jako 10 bierze lewę: wtedy na wierzch pójdzie twoja własna spodnia karta, a stos Ottona zostanie, jak był. Zagraj ją jako 0 i zostaw mu lewę.
trickster-others = Wtedy Otto weźmie lewę i będzie o kartę bliżej Paranoi. Zagraj kartę 0/10 jako 0.
trickster-moved = Otto wziął lewę, niczego nie odkrył, a jego spodnia karta poszła na wierzch. Jeśli to była karta Strachu, gdzie jest teraz?
trickster-bottom = Nadal na samym spodzie
trickster-top = Na wierzchu, z jedną kartą pod spodem
trickster-not-bottom = To właśnie spodnia karta się ruszyła: leży teraz na wierzchu.
trickster-done = Po Paranoi: następna lewa przestraszy Ottona, a pod kartą zostanie jeszcze jedna. Przyda się też tobie: jako 10 bierze lewę bez odkrywania czegokolwiek.

## Koniec rundy

counting-title = Liczenie
counting-guess = Masz jedną lewę. Twoja karta Strachu leży jeszcze pod jedną kartą Luzu, a pod nią są cztery. Jeśli w tej lewie przestraszy się Mira, ile punktów dostaniesz?
counting-four = 4
counting-eight = 8
counting-five = 5
counting-not-eight = Podwójnie liczą się tylko wtedy, gdy karta Strachu leży na wierzchu, a na niej jest jeszcze karta Luzu.
counting-not-five = Karta nad kartą Strachu się nie liczy: tylko cztery pod nią.
counting-choose = Prowadzi szóstka Miry. Możesz wziąć lewę i stanąć na krawędzi. Ale zobaczmy, jak kończy się runda: zostaw lewę jej.
counting-take = To też mogłoby być dobre: staniesz na krawędzi. Ale nikt się nie przestraszy, a chcemy zobaczyć, jak kończy się runda. Zostań pod szóstką.
counting-points = Mira się przestraszyła: dla niej 0 punktów. Wszyscy inni odkrywają stosy i liczą. Runda kończy się też, gdy nikt nie ma już kart; wtedy liczą wszyscy. Karta startowa idzie dalej i zaczyna się nowa runda.
counting-end = We trójkę gra się 6 rund, we czwórkę 8, w piątkę 5, a w szóstkę 6. Kto wygrywa?
counting-most = Kto na końcu ma najwięcej punktów
counting-first-ten = Kto pierwszy ma 10 punktów
counting-fewest = Kto najrzadziej się przestraszył
counting-not-first-ten = Dziesięć punktów to tylko jedna dobra runda. Gra się wszystkie rundy i liczą się punkty ze wszystkich. (Zakładając stół, można też umówić się na wynik, do którego się gra.)
counting-not-fewest = Strach kosztuje jedną rundę, nic więcej. Liczą się punkty ze wszystkich rund.
counting-done = Wiesz już wszystko: kilka jednakowych to mało, na krawędzi wszystko liczy się podwójnie, Paranoja wywraca wszystko do góry nogami, a piątki i karta 0/10 mieszają.
