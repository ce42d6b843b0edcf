# Co mówi duch nauczyciel Ghostbumpers, po polsku.

## Lewa 1: trzy ósemki to mało, i krawędź

three-eights-title = Trzy ósemki to mało
three-eights-pile = Witaj na autodromie! To twój stos: sześć kart Luzu i jedna karta Strachu, która leży na samym wierzchu. Kto bierze lewę, odkrywa wierzchnią kartę swojego stosu. Jeśli odkryjesz kartę Strachu, runda się skończy, a ty nie dostaniesz nic. Zostaw więc tę lewę komuś innemu.
three-eights-low = Na razie najwyższa jest czwórka Miry. Zostań pod nią! Przy kilku jednakowych kartach liczy się najpierw, ile ich jest: trzy ósemki, zapisane 3×8, biją pojedynczą trójkę, ale nie czwórkę. Naciskaj ósemki, aż wybierzesz wszystkie trzy, i zagraj je.
three-eights-pair = To też zmieści się pod czwórką: dwie karty są warte 2 z kawałkiem. Ale zobaczmy, co zrobią trzy. Zagraj trzy ósemki.
three-eights-single = Pojedyncza karta jest warta tyle, ile pokazuje, a to więcej niż 4: lewa byłaby twoja i trzeba by odkryć kartę Strachu. Zagraj trzy ósemki razem.
three-eights-which = Lewę wzięła czwórka Miry, a z jej stosu wyszła karta Strachu: koniec rundy. Dla pewności: co jest wyższe?
three-eights-eights = Trzy ósemki
three-eights-four = Jedna czwórka
three-eights-not-eights = Trzy ósemki to 3×8: najpierw liczy się, ile jest kart. Czwórka jest więc wyższa, o włos.
three-eights-why = Teraz wszyscy liczą karty Luzu pod swoją kartą Strachu. U ciebie było ich 6 i masz 12 punktów; u Ottona były 3 i ma 3 punkty. Dlaczego każda twoja karta liczyła się podwójnie?
three-eights-many = Bo zostało mi najwięcej kart
three-eights-top = Bo moja karta Strachu leżała na wierzchu
three-eights-never = Bo nie mam ani jednej lewy
three-eights-not-many = To, ile kart zostało, nie zmienia tego, ile każda jest warta. Zobacz, gdzie karta Strachu leżała w twoim stosie, a gdzie w stosie Ottona.
three-eights-not-never = Otto też nie wziął żadnej lewy, a jego karty liczyły się raz. Zobacz, gdzie karta Strachu leżała w twoim stosie, a gdzie w jego.
three-eights-done = To jest krawędź: karta Strachu na wierzchu, jedna lewa od nieszczęścia, i każda karta pod nią liczy się podwójnie. Tu warto stać, gdy przestraszy się ktoś inny.

## Lewa 2: Paranoja

paranoia-title = Paranoja
paranoia-worth = Inna runda. Tym razem twoja karta Strachu leżała na samym spodzie, a wszystkie sześć kart Luzu jest już odkrytych: w stosie została tylko ona. Ile jest wart twój stos, jeśli teraz przestraszy się ktoś inny?
paranoia-six = Sześć punktów
paranoia-nothing = Nic
paranoia-not-six = Odkryte karty przepadły. Liczą się tylko te karty Luzu, które jeszcze leżą pod kartą Strachu, a tam nie ma żadnej.
paranoia-take = Zgadza się: nie masz nic do stracenia. Ale masz coś do wygrania! Jeśli weźmiesz lewę i odkryjesz kartę Strachu jako ostatnią kartę stosu, będzie Paranoja: 10 punktów dla ciebie, a dla wszystkich innych nic. Ty zaczynasz. Weź tę lewę swoją najwyższą kartą, dziewiątką!
paranoia-pair = Dwie karty są warte 2 z kawałkiem: przebije je prawie wszystko. Tym razem chcesz wziąć lewę. Zagraj dziewiątkę.
paranoia-lower = To łatwo przebić. Tym razem chcesz wziąć lewę: zagraj dziewiątkę, prawie nic jej nie przebije.
paranoia-when = Strach, ale jaki miły: 10 punktów! Kiedy dokładnie zdarza się Paranoja?
paranoia-any = Zawsze, gdy odkryję swoją kartę Strachu
paranoia-last = Gdy wezmę lewę, a karta Strachu jest ostatnią kartą mojego stosu
paranoia-bottom = Gdy karta Strachu na końcu nadal leży na spodzie
paranoia-not-any = Jeśli pod nią jeszcze coś leży, to zwykły strach: runda się kończy, a ty nie dostajesz nic.
paranoia-not-bottom = To nie wystarczy: jeśli rundę zakończy ktoś inny, pod twoją kartą Strachu nic nie ma i stos jest wart zero. Musisz odkryć ją ty, biorąc lewę.
paranoia-done = Są więc dwa dobre plany: karta Strachu na wierzchu, gdy przestraszy się ktoś inny, albo karta Strachu jako twoja ostatnia. Wszystko pomiędzy daje mniej.

## Lewa 3: ku krawędzi

edge-title = Celuj w krawędź
edge-take = Teraz twoja karta Strachu leży pod jedną kartą Luzu, a pod nią jest jeszcze pięć. Od krawędzi dzieli cię jedna lewa. Prowadzi szóstka Miry. Tę lewę chcesz wziąć: znajdź kartę, która to zrobi.
edge-low = Wtedy lewę weźmie Mira. Nic złego się nie stanie, ale karta Strachu pozostanie przykryta, a twoje pięć kart policzy się tylko raz. Tutaj weź lewę: pojedynczą kartą wyższą niż 6.
edge-worth = Lewa jest twoja, jedna karta Luzu odkryta, a karta Strachu leży teraz na wierzchu, na pięciu innych. Ile jest wart twój stos, jeśli teraz przestraszy się ktoś inny?
edge-five = 5 punktów
edge-ten = 10 punktów
edge-none = Nic
edge-not-five = Pod nią leży pięć kart, ale karta Strachu jest na wierzchu: dlatego każda liczy się podwójnie.
edge-not-none = Nic nie dostaniesz, jeśli odkryjesz ją ty. Jeśli przestraszy się ktoś inny, liczysz karty pod nią, i to podwójnie.
edge-dodge = Stoisz na krawędzi: od teraz nie chcesz już ani jednej lewy. Ty zaczynasz. Zagraj coś, co inni na pewno przebiją.
edge-high = To mogłoby wziąć lewę, a następna karta twojego stosu to karta Strachu. Zagraj niską kartę albo kilka jednakowych: razem są niewiele warte.
edge-counted = Lewę wzięła Mira. Była w niej piątka, więc Mira odkryła dwie karty, a druga to jej karta Strachu. Twoje pięć kart liczy się podwójnie: 10 punktów.
edge-done = Na tym polega cała gra: wziąć dokładnie tyle lew, ile trzeba do krawędzi, a potem już ani jednej.

## Układanie stosu

lay-high-title = Twój stos: niskie karty
lay-high-lay = Przed rundą wszyscy chowają kartę Strachu w swoim stosie. Spójrz na rękę: niskie liczby, i każda po kilka razy. Z nimi prześlizgniesz się pod prawie każdą lewą. Włóż więc kartę Strachu tam, gdzie potrzeba niewielu lew: na sam wierzch albo pod jedną kartę. Przesuń ją tam i połóż stos.
lay-high-two = Nieźle. Ale z tą ręką trudno wziąć nawet dwie lewy, a karty nad kartą Strachu się nie liczą. Połóż ją na wierzchu albo pod jedną kartą.
lay-high-deep = Zanim staniesz na krawędzi, musi zniknąć każda karta nad kartą Strachu, a to po jednej lewie za każdą. Twoja ręka prawie żadnej nie weźmie, a te karty i tak się nie liczą. Połóż kartę Strachu na wierzchu albo pod jedną kartą.
lay-high-slip = Mira zagrała czwórkę, Otto szóstkę. Zostań pod szóstką. Możesz zagrać jedną kartę albo kilka o tej samej liczbie; pasować nie wolno nigdy.
lay-high-eight = Pojedyncza ósemka jest wyższa niż 6: lewa byłaby twoja i trzeba by odkryć kartę ze stosu. Zagraj coś niższego: kilka jednakowych kart to mało, nawet ósemek.
lay-high-done = Gdy masz karty niskie i powtarzające się: karta Strachu wysoko, a potem głowa nisko.
lay-deep-title = Twój stos: wysokie karty
lay-deep-lay = Inna ręka: prawie nic niskiego. Będziesz brać lewy, chcesz czy nie chcesz. Skorzystaj z tego! Połóż kartę Strachu tam, gdzie każda lewa przybliża cię do Paranoi: na samym spodzie.
lay-deep-nearly = Prawie. Ale tak głęboko prawie nic już pod nią nie leży, a ostatnią kartą też nie jest. Połóż ją na samym spodzie: tam mieszka Paranoja.
lay-deep-high = Z tymi kartami szybko weźmiesz lewę, której nie chcesz, i odkryjesz kartę Strachu: zero punktów. Połóż ją na samym spodzie.
lay-deep-harvest = Mira i Otto zagrali po dwie piątki, każda para to 2×5. Kto bierze lewę, odkrywa za każdą piątkę w niej jedną kartę więcej. A ty chcesz odkryć dużo kart! Weź lewę dowolną pojedynczą kartą.
lay-deep-pair = Dwie lub trzy karty razem są warte 2 albo 3 z kawałkiem: za skromnie. Zagraj jedną, a na pewno weźmiesz tę lewę.
lay-deep-left = Jedna karta za lewę i cztery za piątki: pięć kart Luzu naraz. Zostały dwie karty, a ostatnia to karta Strachu. Jeszcze dwie lewy i będzie Paranoja.
lay-deep-done = Gdy masz wysokie karty: karta Strachu na sam spód, a potem bierz, co się da.

## Piątki

fives-title = Piątki szturchają
fives-count = Kto bierze lewę, odkrywa jedną kartę i jeszcze po jednej za każdą piątkę w lewie, obojętnie czyją. Masz dwie piątki. Jeśli zagrasz obie, a lewę weźmie Mira swoją siódemką, ile kart odkryje?
fives-one = Jedną
fives-two = Dwie
fives-three = Trzy
fives-not-one = Jedną odkrywa za samą lewę, a do tego po jednej za każdą piątkę.
fives-not-two = Jedną odkrywa za samą lewę, a do tego po jednej za każdą z dwóch piątek.
fives-bump = Szturchnij ją więc! Twoje dwie piątki to razem tylko 2×5, więc lewa zostanie u Miry.
fives-single = Dobry pomysł: Mira odkryłaby dwie karty. Ale przy dwóch piątkach odkryje trzy, a dwie są nawet mniej warte niż jedna. Zagraj obie.
fives-high = To wyższe niż 7: lewa byłaby twoja. Zagraj obie piątki.
fives-others = Lewa zostanie u Miry, ale jej to nie zaboli: odkryje tylko jedną kartę. Zagraj obie piątki.
fives-bumped = Luz, luz, a trzecia to karta Strachu! Bez piątek Mira by się wywinęła. Odkrywanie kończy się, gdy tylko pokaże się karta Strachu.
fives-done = Szturchaj tych, którzy biorą lewę o włos. I policz piątki, zanim weźmiesz lewę.

## Remisy

later-title = Późniejsza jest wyższa
later-under = Stoisz na krawędzi: karta Strachu leży na wierzchu. Mira zagrała siódemkę. Pozbądź się najwyższej karty, która nie weźmie tej lewy.
later-equal = Uwaga: z dwóch równych wartości wyższa jest ta zagrana później. Twoja siódemka przebiłaby siódemkę Miry i trzeba by odkryć kartę Strachu.
later-high = To wyższe niż 7: lewa byłaby twoja i trzeba by odkryć kartę Strachu.
later-waste = Bezpiecznie, ale zachowaj to na później: niskie karty i kilka jednakowych przydadzą się, gdy inni zagrają nisko. Która pojedyncza karta jest tuż pod siódemką?
later-who = Zręczny unik. Teraz zaczyna Mira dwiema czwórkami, a Otto też gra dwie czwórki. Kto prowadzi?
later-first = Mira
later-second = Otto
later-nobody = Nikt, jest remis
later-not-first = Obie pary to 2×4. Z równych wartości wyższa jest ta zagrana później.
later-not-nobody = Remisów nie ma: z równych wartości wyższa jest ta zagrana później.
later-done = Dobrze jest grać później: wiesz, co trzeba przebić, i wystarczy równa wartość. Czasem to już za dużo.

## Karta 0/10

trickster-title = Karta 0/10
trickster-danger = Spójrz na Ottona: pięć kart odkrytych, w stosie już tylko dwie, a on zaczyna dziewiątką. Chce brać lewy. To pachnie Paranoją: jego karta Strachu leży pewnie na spodzie. Jeszcze dwie lewy i dostanie 10 punktów, a ty nic.
trickster-spoil = Ale masz jedyną kartę 0/10. Gdy ją grasz, mówisz, ile jest warta: 0 czy 10. A w lewie, w której leży, nikt niczego nie odkrywa. Zamiast tego ten, kto bierze lewę, przekłada spodnią kartę swojego stosu na wierzch, nie oglądając jej. Zostaw lewę Ottonowi: zagraj 0/10 jako 0.
trickster-ten = Jako 10 weźmie lewę: wtedy na wierzch pójdzie spodnia karta twojego stosu, a stos Ottona się nie zmieni. Zagraj ją jako 0 i zostaw mu lewę.
trickster-others = Wtedy Otto weźmie lewę i będzie o kartę bliżej Paranoi. Zagraj kartę 0/10 jako 0.
trickster-moved = Otto wziął lewę, niczego nie odkrył, a jego spodnia karta poszła na wierzch. Jeśli to karta Strachu, gdzie jest teraz?
trickster-bottom = Nadal na samym spodzie
trickster-top = Na wierzchu, z jedną kartą pod spodem
trickster-not-bottom = Przełożono właśnie spodnią kartę: leży teraz na wierzchu.
trickster-done = Z Paranoi nici: przy następnej lewie Otto się przestraszy, bo pod kartą Strachu leży jeszcze jedna. Karta 0/10 przyda się i tobie: jako 10 bierze lewę, a ty niczego nie odkrywasz.

## Koniec rundy

counting-title = Liczenie
counting-guess = Masz za sobą jedną lewę. Twoja karta Strachu leży jeszcze pod jedną kartą Luzu, a pod nią są cztery. Jeśli w tej lewie przestraszy się Mira, ile punktów dostaniesz?
counting-four = 4
counting-eight = 8
counting-five = 5
counting-not-eight = Podwójnie liczą się tylko wtedy, gdy karta Strachu leży na wierzchu. A na niej leży jeszcze karta Luzu.
counting-not-five = Karta nad kartą Strachu się nie liczy: liczą się tylko cztery pod nią.
counting-choose = Prowadzi szóstka Miry. Możesz wziąć lewę i stanąć na krawędzi. Ale zobaczmy, jak kończy się runda: zostaw lewę jej.
counting-take = Też byłoby dobrze: staniesz na krawędzi. Ale nikt się nie przestraszy, a chcemy zobaczyć, jak kończy się runda. Zostań pod szóstką.
counting-points = Mira się przestraszyła: 0 punktów. Wszyscy inni odkrywają stosy i liczą. Runda kończy się też, gdy nikt nie ma już kart; wtedy liczą wszyscy. Karta startowa przechodzi dalej i zaczyna się nowa runda.
counting-end = We trójkę gra się 6 rund, we czwórkę 8, w piątkę 5, a w szóstkę 6. Kto wygrywa?
counting-most = Kto ma na końcu najwięcej punktów
counting-first-ten = Kto pierwszy zdobędzie 10 punktów
counting-fewest = Kto najrzadziej się przestraszył
counting-not-first-ten = Dziesięć punktów to tylko jedna dobra runda. Gra się wszystkie rundy i liczą się punkty z każdej. (Zakładając stół, można też się umówić, do ilu punktów gracie.)
counting-not-fewest = Strach kosztuje jedną rundę, nic więcej. Liczą się punkty ze wszystkich.
counting-done = Wiesz już wszystko: kilka jednakowych to mało, na krawędzi wszystko liczy się podwójnie, Paranoja stawia świat na głowie, a piątki i karta 0/10 krzyżują wszystkim plany.
