# Co mówią strony zasad Ghostbumpers, po polsku.

figure-cards = Wszystkie karty potworów
figure-copies = Karty każdej liczby, od 1 do 9
figure-relaxed = Karty Luzu w stosie postaci
figure-hand = Karty rozdawane każdej osobie
figure-least-depth = Karty Luzu, które muszą leżeć nad kartą Strachu
figure-paranoia = Punkty za Paranoję
figure-rounds = Rundy przy trzech, czterech, pięciu i sześciu osobach
figure-round-limit = Najwięcej rund w grze do ustalonej liczby punktów

picture-GB-9 = Od najniższej do najwyższej: dwie piątki są warte 2×5, trzy ósemki 3×8, a pojedyncza czwórka bije jedno i drugie.
picture-GB-11 = Cztery osoby zagrywają kolejno 1, 4, dwie piątki i jeszcze jedną 4. Lewę bierze późniejsza czwórka, a kto ją zagrał, odkrywa trzy karty: jedną za lewę i po jednej za każdą piątkę.
picture-GB-15 = Po lewie z kartą 0/10 nic się nie odkrywa: spodnia karta stosu idzie na wierzch.
picture-GB-18 = Cztery stosy przy liczeniu, każdy od wierzchu (z lewej) do spodu (z prawej). Odkryta karta Strachu: 0. Dwie karty pod kartą Strachu: 2. Karta Strachu na wierzchu i trzy pod nią: trzy razy 2 daje 6. Karta Strachu na samym spodzie: 0.
picture-GB-19 = Paranoja: wszystkie karty Luzu są odkryte, a karta Strachu pojawia się jako ostatnia.
