# Ghostbumpers po polsku.

title = Ghostbumpers
tagline = Autodrom po zmroku: bierz lewy, ale nie daj się przestraszyć.

## Słowa

face-relaxed = karta Luzu
    .accusative = kartę Luzu
face-scare = karta Strachu
    .accusative = kartę Strachu
stage-lot = losowanie
stage-deal = rozdawanie
stage-lay = układanie stosów
stage-play = zagrywanie kart
stage-over = koniec
bot-novice = gra jak w pierwszej partii: po jednej karcie, nie pamiętając, co już zagrano, i chętnie zapomina, co robią piątki i karta 0/10
bot-sensible = kładzie kartę Strachu według siły ręki, a lewy bierze lub omija zależnie od tego, co zostało w stosie
bot-expert = rozgrywa w myślach każdy wybór setki razy do końca i pamięta, gdzie kto zwykle kładzie kartę Strachu; sądzi, że każdy pilnuje tylko własnego stosu
bot-master = z każdej lewy i z każdego stosu wnioskuje, co kto może mieć na ręce, oblicza koniec rundy i wie, jak zepsuć innym Paranoję
option-ending = Gra się kończy
option-ending-rounds = po wszystkich rundach: 6 w trzy osoby, 8 w cztery, 5 w pięć, 6 w sześć
option-ending-to = { $number ->
    [one] gdy ktoś ma { $number } punkt
    [few] gdy ktoś ma { $number } punkty
   *[many] gdy ktoś ma { $number } punktów
}

## Zakończenia

ending-rounds-played = rozegrano wszystkie rundy.
ending-target-reached = osiągnięto ustaloną liczbę punktów.

## Akcje

action-start = kartę startową dostaje { $seat }
action-deal = rozdaj: { $hands }
action-lay = { $depth ->
    [0] połóż kartę Strachu na wierzchu
    [one] połóż kartę Strachu pod jedną kartą Luzu
   *[other] połóż kartę Strachu pod { $depth } kartami Luzu
}
action-play = { $counts ->
    [unknown] zagraj { $cards }
   *[other] zagraj kartę 0/10 jako { $counts }
}

## Co się stało

event-start-drawn = { CODE($seat) ->
    [you] Losowanie: dostajesz kartę startową.
   *[other] Losowanie: kartę startową dostaje { $seat }.
}
event-last-round = Runda { $round } jest ostatnia.
event-dealt = { CODE($seat) ->
    [you] { $cards ->
        [unknown] { $count ->
            [one] Runda { $round }: masz kartę startową i rozdajesz każdemu po jednej karcie.
            [few] Runda { $round }: masz kartę startową i rozdajesz każdemu po { $count } karty.
           *[many] Runda { $round }: masz kartę startową i rozdajesz każdemu po { $count } kart.
        }
       *[other] Runda { $round }: masz kartę startową i rozdajesz. Twoja ręka: { $cards }.
    }
   *[other] { $cards ->
        [unknown] { $count ->
            [one] Runda { $round }: { $seat } ma kartę startową i rozdaje każdemu po jednej karcie.
            [few] Runda { $round }: { $seat } ma kartę startową i rozdaje każdemu po { $count } karty.
           *[many] Runda { $round }: { $seat } ma kartę startową i rozdaje każdemu po { $count } kart.
        }
       *[other] Runda { $round }: { $seat } ma kartę startową i rozdaje. Twoja ręka: { $cards }.
    }
}
event-laid = { CODE($seat) ->
    [you] { $depth ->
        [unknown] Kładziesz swój stos.
        [0] Kładziesz swój stos: karta Strachu na wierzchu.
        [one] Kładziesz swój stos: karta Strachu pod jedną kartą Luzu.
       *[other] Kładziesz swój stos: karta Strachu pod { $depth } kartami Luzu.
    }
   *[other] { $depth ->
        [unknown] { $seat } kładzie stos.
        [0] { $seat } kładzie stos: karta Strachu na wierzchu.
        [one] { $seat } kładzie stos: karta Strachu pod jedną kartą Luzu.
       *[other] { $seat } kładzie stos: karta Strachu pod { $depth } kartami Luzu.
    }
}
event-played = { CODE($seat) ->
    [you] Zagrywasz { $cards }: wartość { $value }.
   *[other] { $seat } zagrywa { $cards }: wartość { $value }.
}
event-trick-taken = { CODE($seat) ->
    [you] { $fives ->
        [0] Bierzesz lewę, wartość { $value }.
        [one] Bierzesz lewę, wartość { $value }. Jest w niej jedna piątka.
        [few] Bierzesz lewę, wartość { $value }. Są w niej { $fives } piątki.
       *[many] Bierzesz lewę, wartość { $value }. Jest w niej { $fives } piątek.
    }
   *[other] { $fives ->
        [0] { $seat } bierze lewę, wartość { $value }.
        [one] { $seat } bierze lewę, wartość { $value }. Jest w niej jedna piątka.
        [few] { $seat } bierze lewę, wartość { $value }. Są w niej { $fives } piątki.
       *[many] { $seat } bierze lewę, wartość { $value }. Jest w niej { $fives } piątek.
    }
}
event-turned = { CODE($seat) ->
    [you] { $left ->
        [0] Odkrywasz { FORM($face, "accusative") }. Twój stos jest pusty.
        [one] Odkrywasz { FORM($face, "accusative") }. Została jedna karta.
        [few] Odkrywasz { FORM($face, "accusative") }. Zostały { $left } karty.
       *[many] Odkrywasz { FORM($face, "accusative") }. Zostało { $left } kart.
    }
   *[other] { $left ->
        [0] { $seat } odkrywa { FORM($face, "accusative") }. Stos jest pusty.
        [one] { $seat } odkrywa { FORM($face, "accusative") }. Została jedna karta.
        [few] { $seat } odkrywa { FORM($face, "accusative") }. Zostały { $left } karty.
       *[many] { $seat } odkrywa { FORM($face, "accusative") }. Zostało { $left } kart.
    }
}
event-moved = { CODE($seat) ->
    [you] { $face ->
        [unknown] Karta 0/10: przekładasz spodnią kartę swojego stosu na wierzch, nie oglądając jej.
       *[other] Karta 0/10: przekładasz spodnią kartę swojego stosu na wierzch. To { $face }.
    }
   *[other] { $face ->
        [unknown] Karta 0/10: { $seat } przekłada spodnią kartę stosu na wierzch, nie oglądając jej.
       *[other] Karta 0/10: { $seat } przekłada spodnią kartę stosu na wierzch. To { $face }.
    }
}
event-nothing-moved = { CODE($seat) ->
    [you] Karta 0/10: masz w stosie już tylko jedną kartę, a ta zostaje na miejscu.
   *[other] Karta 0/10: { $seat } ma w stosie już tylko jedną kartę, a ta zostaje na miejscu.
}
event-scared = { CODE($seat) ->
    [you] Krzyczysz ze strachu i nie dostajesz ani punktu! Koniec rundy.
   *[other] { $seat } krzyczy ze strachu i nie dostaje ani punktu! Koniec rundy.
}
event-paranoia = { CODE($seat) ->
    [you] { $points ->
        [one] Paranoja! Odkrywasz kartę Strachu jako ostatnią w stosie: jeden punkt, a reszta bez punktów.
        [few] Paranoja! Odkrywasz kartę Strachu jako ostatnią w stosie: { $points } punkty, a reszta bez punktów.
       *[many] Paranoja! Odkrywasz kartę Strachu jako ostatnią w stosie: { $points } punktów, a reszta bez punktów.
    }
   *[other] { $points ->
        [one] Paranoja! { $seat } odkrywa kartę Strachu jako ostatnią w stosie: jeden punkt, a reszta bez punktów.
        [few] Paranoja! { $seat } odkrywa kartę Strachu jako ostatnią w stosie: { $points } punkty, a reszta bez punktów.
       *[many] Paranoja! { $seat } odkrywa kartę Strachu jako ostatnią w stosie: { $points } punktów, a reszta bez punktów.
    }
}
event-hands-empty = Nikt nie ma już kart: koniec rundy.
event-pile-shown = { CODE($seat) ->
    [you] { $doubled ->
        [true] { $points ->
            [one] Twój stos: karta Strachu na wierzchu, kart Luzu pod nią: { $under }, liczone podwójnie: jeden punkt.
            [few] Twój stos: karta Strachu na wierzchu, kart Luzu pod nią: { $under }, liczone podwójnie: { $points } punkty.
           *[many] Twój stos: karta Strachu na wierzchu, kart Luzu pod nią: { $under }, liczone podwójnie: { $points } punktów.
        }
       *[false] { $points ->
            [one] Twój stos: kart Luzu nad kartą Strachu: { $above }, pod nią: { $under }; jeden punkt.
            [few] Twój stos: kart Luzu nad kartą Strachu: { $above }, pod nią: { $under }; { $points } punkty.
           *[many] Twój stos: kart Luzu nad kartą Strachu: { $above }, pod nią: { $under }; { $points } punktów.
        }
    }
   *[other] { $doubled ->
        [true] { $points ->
            [one] { $seat }: karta Strachu na wierzchu, kart Luzu pod nią: { $under }, liczone podwójnie: jeden punkt.
            [few] { $seat }: karta Strachu na wierzchu, kart Luzu pod nią: { $under }, liczone podwójnie: { $points } punkty.
           *[many] { $seat }: karta Strachu na wierzchu, kart Luzu pod nią: { $under }, liczone podwójnie: { $points } punktów.
        }
       *[false] { $points ->
            [one] { $seat }: kart Luzu nad kartą Strachu: { $above }, pod nią: { $under }; jeden punkt.
            [few] { $seat }: kart Luzu nad kartą Strachu: { $above }, pod nią: { $under }; { $points } punkty.
           *[many] { $seat }: kart Luzu nad kartą Strachu: { $above }, pod nią: { $under }; { $points } punktów.
        }
    }
}
event-round-scored = Punkty w rundzie { $round }: { $points }. Stan gry: { $scores }.
event-won = { $count ->
    [one] { CODE($winners) ->
        [you] { $points ->
            [one] Wygrywasz z jednym punktem.
           *[other] Wygrywasz z wynikiem { $points }.
        }
       *[other] { $points ->
            [one] { $winners } wygrywa z jednym punktem.
           *[other] { $winners } wygrywa z wynikiem { $points }.
        }
    }
   *[other] { $points ->
        [one] Wspólna wygrana z jednym punktem: { LIST($winners) }.
       *[other] Wspólna wygrana z wynikiem { $points }: { LIST($winners) }.
    }
}

## Co bot przypuszcza

belief-about-pile = { CODE($seat) ->
    [you] Karta Strachu w twoim stosie
   *[other] Karta Strachu w stosie ({ $seat })
}
belief-that-depth = { $depth ->
    [0] na wierzchu
    [one] pod jedną kartą Luzu
   *[other] pod { $depth } kartami Luzu
}
belief-about-trickster = Karta 0/10
belief-that-held = { CODE($seat) ->
    [you] na twojej ręce
   *[other] na ręce ({ $seat })
}
belief-that-undealt = nie została rozdana
belief-about-hand = { CODE($seat) ->
    [you] Karty na twojej ręce
   *[other] Karty na ręce ({ $seat })
}
belief-that-holds = co najmniej jedna { $card }

## Czego zabraniają zasady

error-card-form = „{ $text }” to nie karta. Karty zapisuje się liczbą od 1 do 9 albo jako 0/10.
error-number-form = „{ $text }” to nie liczba od 0 do 99. Napisz ją cyframi.
error-not-now = Teraz nie można tego zrobić; etap gry: { $stage }.
error-start-wrong = Kartę startową dostaje jedna z osób przy stole (jest ich { $seats }).
error-deal-wrong = { $count ->
    [one] Tak nie można rozdać: każdy dostaje jedną kartę, i tylko z tych, które są w pudełku.
    [few] Tak nie można rozdać: każdy dostaje { $count } karty, i tylko z tych, które są w pudełku.
   *[many] Tak nie można rozdać: każdy dostaje { $count } kart, i tylko z tych, które są w pudełku.
}
error-lay-too-deep = Kart Luzu w stosie jest tylko { $most }, więc karta Strachu nie może leżeć pod { $depth }. Połóż ją wyżej.
error-lay-too-high = { $least ->
    [one] Nad kartą Strachu musi leżeć co najmniej jedna karta Luzu, a nie { $depth }. Połóż ją głębiej.
    [few] Nad kartą Strachu muszą leżeć co najmniej { $least } karty Luzu, a nie { $depth }. Połóż ją głębiej.
   *[many] Nad kartą Strachu musi leżeć co najmniej { $least } kart Luzu, a nie { $depth }. Połóż ją głębiej.
}
error-play-unequal = Te karty nie są jednakowe: { $cards }. Zagraj tylko karty z tą samą liczbą.
error-play-not-held = { $held ->
    [0] Nie masz karty { $card }. Zagraj to, co masz.
   *[other] Kart { $card } masz tylko { $held }, a nie { $count }. Zagraj to, co masz.
}
error-trickster-alone = Kartę 0/10 zawsze zagrywa się samą. Zagraj ją bez innych kart.
error-trickster-undeclared = Powiedz, ile ma być warta karta 0/10: „play 0/10 as 0” albo „play 0/10 as 10”.
error-trickster-value = Karta 0/10 jest warta 0 albo 10, a nie { $counts }.
error-counts-as-shown = Wartość zapowiada się tylko przy karcie 0/10; karta { $card } jest warta tyle, ile pokazuje.

## Pliki wydań

error-edition-few-cards = Wiersz { $line }: liczba kart to { $found }, a przy { $seats } graczach trzeba { $needed }.

## W terminalu

terminal-round = Runda { $round } z { $of }
terminal-round-to-target = Runda { $round }, do wyniku { $target }
terminal-player = { $seat }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[many] { $cards } kart
} na ręce
terminal-pile-unlaid = jeszcze bez stosu
terminal-pile = { $size ->
    [one] jedna karta w stosie
    [few] { $size } karty w stosie
   *[many] { $size } kart w stosie
}, odkryte: { $turned }
terminal-own-pile = { $depth ->
    [0] karta Strachu leży na wierzchu
    [one] jedna karta Luzu leży nad kartą Strachu
    [few] { $depth } karty Luzu leżą nad kartą Strachu
   *[many] { $depth } kart Luzu leży nad kartą Strachu
}
terminal-trick = Na stole:
terminal-trick-line = { $seat }: { $cards } to { $value }
terminal-leading = Teraz lewę bierze { $seat }.
terminal-hand = Twoja ręka: { $cards }
terminal-undealt = { $count ->
    [one] Jedna karta nie została rozdana.
    [few] { $count } karty nie zostały rozdane.
   *[many] { $count } kart nie zostało rozdanych.
}
terminal-name = { $seat }
terminal-standings = Runda po rundzie:

## Ile co jest warte

study-depth = Karty Luzu nad kartą Strachu: punkty w rundzie
study-cards = Liczby na ręce: punkty w rundzie

opening-pile-title = Stosy na początku rund: karty nad kartą Strachu
opening-pile = { $depth ->
    [0] na wierzchu
    [one] pod jedną kartą Luzu
   *[other] pod { $depth } kartami Luzu
}
