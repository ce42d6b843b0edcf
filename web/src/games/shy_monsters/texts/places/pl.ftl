# Gdzie coś leży, licząc od Wejścia; i co gra mówi tymi słowami o miejscach.

way-n = na północ
way-ne = na północny wschód
way-e = na wschód
way-se = na południowy wschód
way-s = na południe
way-sw = na południowy zachód
way-w = na zachód
way-nw = na północny zachód
place-line = { $steps ->
    [one] { $steps } krok { $way }
    [few] { $steps } kroki { $way }
   *[many] { $steps } kroków { $way }
}
place-bend = { $steps ->
    [one] { $steps } krok { $way } i { $more } { $sideways }
    [few] { $steps } kroki { $way } i { $more } { $sideways }
   *[many] { $steps } kroków { $way } i { $more } { $sideways }
}
place-face = { $face } { $spot }
place-start = { $shape ->
    [here] Wejście
   *[there] Kafelek { $spot } od Wejścia
}
place-object = { $shape ->
    [here] Wejście
   *[there] kafelek { $spot } od Wejścia
}
place-on = { $shape ->
    [here] na Wejściu
   *[there] na kafelku { $spot } od Wejścia
}
place-to = { $shape ->
    [here] na Wejściu
   *[there] na kafelku { $spot } od Wejścia
}
place-from = { $shape ->
    [here] na Wejściu
   *[there] { $spot } od Wejścia
}

action-reveal = odkryj { FORM($tile, "object") }
action-walk = { $attack ->
    [true] zaatakuj { FORM($tile, "object") }
   *[false] zbadaj { FORM($tile, "object") }
}
action-jump = { $attack ->
    [true] przeskocz { FORM($over, "object") } i zaatakuj { FORM($tile, "object") }
   *[false] przeskocz { FORM($over, "object") } i stań { FORM($tile, "to") }
}
# To samo oczami Bohatera, obok obrazka: z miejsca, w którym stoi.
ahead-walk = { $attack ->
    [true] zaatakuj kafelek { $way } stąd
   *[false] { $there ->
        [exit] wyjdź przez Wyjście
       *[other] zbadaj kafelek { $way } stąd
    }
}
ahead-jump = { $attack ->
    [true] skocz { $way } nad kafelkiem { $beside } stąd i zaatakuj
   *[false] { $there ->
        [exit] skocz { $way } na Wyjście
       *[other] skocz { $way } nad kafelkiem { $beside } stąd
    }
}
# Plansza pokazuje, co gdzie leży; dziennik nie musi.
event-storey-laid = { $you ->
    [dungeon-master] Układasz piętro { $storey }. Kafelków z Wejściem: { SIZE($tiles) }.
   *[other] Piętro { $storey } jest ułożone. Kafelków z Wejściem: { SIZE($tiles) }.
}
event-laid-open = Piętro { $storey } leży odkryte.
event-revealed = { $mood ->
    [none] Odkryty kafelek { FORM($tile, "from") }: { $face }.
   *[other] Odkryty kafelek { FORM($tile, "from") }: { $face } ({ $mood }).
}
event-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Atakujesz { FORM($tile, "object") }.
       *[false] Badasz { FORM($tile, "object") }.
    }
   *[other] { $attack ->
        [true] Bohater atakuje { FORM($tile, "object") }.
       *[false] Bohater bada { FORM($tile, "object") }.
    }
}
event-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Przeskakujesz { FORM($over, "object") } i atakujesz { FORM($tile, "object") }.
       *[false] Przeskakujesz { FORM($over, "object") } i stajesz { FORM($tile, "to") }.
    }
   *[other] { $attack ->
        [true] Bohater przeskakuje { FORM($over, "object") } i atakuje { FORM($tile, "object") }.
       *[false] Bohater przeskakuje { FORM($over, "object") } i staje { FORM($tile, "to") }.
    }
}
event-monster-killed = { $you ->
    [hero] Zabijasz { FORM($face, "accusative") } { FORM($tile, "on") }.
   *[other] Bohater zabija { FORM($face, "accusative") } { FORM($tile, "on") }.
}
event-attack-wasted = Nie ma Potwora { FORM($tile, "on") }: Atak przepada.
event-hero-killed = { $you ->
    [hero] Giniesz { FORM($tile, "on") }: zabija cię { $face }.
   *[other] Bohater ginie { FORM($tile, "on") }: zabija go { $face }.
}
belief-about-tile = { FORM($tile, "from") }
reason-belief-tile = Czego można się spodziewać { $about }: { $that } ({ $chance }).
error-lay-on-entrance = Tu leży już Wejście. Wybierz inne pole.
error-lay-cell-twice = Dwa kafelki mają leżeć { FORM($tile, "from") }. Przesuń jeden z nich.
error-reveal-face-up = Ten kafelek jest już odkryty ({ FORM($tile, "from") }). Wybierz zakryty.
error-no-tile = Nie ma kafelka { FORM($tile, "from") }. Wybierz pole, na którym jakiś leży.
error-walk-not-adjacent = { FORM($tile, "start") } nie styka się bokiem z twoim. Idź kafelek po kafelku albo skocz.
error-jump-over-not-adjacent = Możesz przeskoczyć tylko kafelek obok siebie, a { FORM($over, "object") } nie styka się bokiem z twoim.
error-jump-landing-not-adjacent = { FORM($tile, "start") } i { FORM($over, "object") } nie mają wspólnego boku. Wyląduj na kafelku obok przeskakiwanego.
opening-layout = Wejście i kafelki: { $cells }

# W analizie piętro widać na planszy.
brief-lay = ułóż to piętro
better-lay = inne
because-lay = Bohater, który gra dobrze, rzadziej z niego wychodzi.

# Obok znaczka, który pokazuje gdzie, wiersz dziennika jest krótki; `where-` jest wtedy tylko czytane.
brief-revealed = { $mood ->
    [none] Odkryto: { $face }.
   *[other] Odkryto: { $face } ({ $mood }).
}
brief-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Atakujesz.
       *[false] Idziesz dalej.
    }
   *[other] { $attack ->
        [true] Bohater atakuje.
       *[false] Bohater idzie dalej.
    }
}
brief-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Skaczesz i atakujesz.
       *[false] Skaczesz.
    }
   *[other] { $attack ->
        [true] Bohater skacze i atakuje.
       *[false] Bohater skacze.
    }
}
brief-monster-killed = { $you ->
    [hero] Zabijasz { FORM($face, "accusative") }.
   *[other] Bohater zabija { FORM($face, "accusative") }.
}
brief-attack-wasted = Nikogo tu nie ma: Atak przepada.
brief-hero-killed = { $you ->
    [hero] Giniesz: zabija cię { $face }.
   *[other] Bohater ginie: zabija go { $face }.
}
where-revealed = { FORM($tile, "object") }
where-hero-walked = { FORM($tile, "object") }
where-monster-killed = { FORM($tile, "object") }
where-attack-wasted = { FORM($tile, "object") }
where-hero-killed = { FORM($tile, "object") }
where-hero-jumped = { FORM($over, "object") }, { FORM($tile, "object") }
