# Shy Monsters po polsku.

title = Shy Monsters
tagline = Jedna osoba ukrywa potwory w podziemiach, druga je bada.

## Słowa

role-dungeon-master = Mistrz Podziemi
role-hero = Bohater
face-entrance = Wejście
    .accusative = Wejście
face-exit = Wyjście
    .accusative = Wyjście
face-corridor = Korytarz
    .accusative = Korytarz
face-bat = nietoperz
    .accusative = nietoperza
face-drake = smok
    .accusative = smoka
face-serpent = wąż
    .accusative = węża
face-cobra = kobra
    .accusative = kobrę
face-kraken = kraken
    .accusative = krakena
face-gargoyle = gargulec
    .accusative = gargulca
mood-lurking = aktywny Potwór
mood-active = aktywny Potwór
mood-uneasy = czuje się nieswojo
mood-panicking = w panice
mood-dead = nie żyje
phase-draw = dobieranie Potworów
phase-lay = układanie piętra
phase-reveal = odkrywanie kafelków
phase-walk = badanie
phase-over = koniec gry
bot-novice = dopiero się uczy: idzie na najbliższy kafelek, zapomina zajrzeć na kartę pomocy i kładzie Potwory tam, gdzie czują się dobrze
bot-sensible = kładzie Potwory w ich strefach komfortu na prawdopodobnych drogach; jako Bohater rozważa, gdzie może leżeć aktywny Potwór
bot-expert = jako Bohater wylicza, czym może być każdy zakryty kafelek, i planuje piętro do końca; układa piętra, które opierają się sprytnemu Bohaterowi
bot-master = liczy się też z przebiegłym Mistrzem Podziemi i pamięta, jak ten układa piętra; swoje układa tak różnie, że nikt ich nie przejrzy
bot-perfect = gra doskonale, bo ta gra jest rozwiązana: ani jako Bohater, ani jako Mistrz Podziemi nie zdziałasz z nim dużo więcej; nie poluje na cudze błędy

## Zakończenia

ending-escaped = Bohater opuszcza ostatnie piętro.
ending-killed = Bohatera zabija Potwór.
ending-walled-in = aktywne Potwory odcinają Bohaterowi drogę.
ending-wandered = Bohater zbyt długo chodzi w kółko.
ending-gave-up = Bohater się poddaje.

## Akcje

action-draw = dobierz: { $monsters }
action-lay = ułóż piętro: { $tiles }
action-reveal = odkryj { $tile }
action-walk = { $attack ->
    [true] zaatakuj { $tile }
   *[false] zbadaj { $tile }
}
action-jump = { $attack ->
    [true] przeskocz { $over } i zaatakuj { $tile }
   *[false] przeskocz { $over } i stań na { $tile }
}
action-give-up = poddaj się

## Co się stało

event-monsters-drawn = { $you ->
    [dungeon-master] { $monsters ->
        [unknown] { $count ->
            [one] Na piętro { $storey } dobierasz jednego Potwora.
            [few] Na piętro { $storey } dobierasz { $count } Potwory.
           *[many] Na piętro { $storey } dobierasz { $count } Potworów.
        }
       *[other] Na piętro { $storey } dobierasz { FORM($monsters, "accusative") }.
    }
   *[other] { $monsters ->
        [unknown] { $count ->
            [one] Na piętro { $storey } Mistrz Podziemi dobiera jednego Potwora.
            [few] Na piętro { $storey } Mistrz Podziemi dobiera { $count } Potwory.
           *[many] Na piętro { $storey } Mistrz Podziemi dobiera { $count } Potworów.
        }
       *[other] Na piętro { $storey } Mistrz Podziemi dobiera { FORM($monsters, "accusative") }.
    }
}
event-storey-laid = Piętro { $storey } jest ułożone: { $tiles }.
event-revealed = { $mood ->
    [none] Odkryty kafelek { $tile }: { $face }.
   *[other] Odkryty kafelek { $tile }: { $face } ({ $mood }).
}
event-hero-walked = { $you ->
    [hero] { $attack ->
        [true] Atakujesz { $tile }.
       *[false] Badasz { $tile }.
    }
   *[other] { $attack ->
        [true] Bohater atakuje { $tile }.
       *[false] Bohater bada { $tile }.
    }
}
event-hero-jumped = { $you ->
    [hero] { $attack ->
        [true] Przeskakujesz { $over } i atakujesz { $tile }.
       *[false] Przeskakujesz { $over } i stajesz na { $tile }.
    }
   *[other] { $attack ->
        [true] Bohater przeskakuje { $over } i atakuje { $tile }.
       *[false] Bohater przeskakuje { $over } i staje na { $tile }.
    }
}
event-monster-killed = { $you ->
    [hero] Na { $tile } zabijasz { FORM($face, "accusative") }.
   *[other] Na { $tile } Bohater zabija { FORM($face, "accusative") }.
}
event-attack-wasted = Na { $tile } nie ma Potwora: Atak przepada.
event-hero-killed = { $you ->
    [hero] Na { $tile } { $face } cię zabija.
   *[other] Na { $tile } { $face } zabija Bohatera.
}
event-hero-walled-in = { $you ->
    [hero] Każda dalsza droga prowadzi przez aktywnego Potwora: jesteś w potrzasku.
   *[other] Każda dalsza droga prowadzi przez aktywnego Potwora: Bohater jest w potrzasku.
}
event-hero-wandered = { $you ->
    [hero] { $count ->
        [one] { $count } krok bez skutku: gubisz drogę.
        [few] { $count } kroki bez skutku: gubisz drogę.
       *[many] { $count } kroków bez skutku: gubisz drogę.
    }
   *[other] { $count ->
        [one] { $count } krok bez skutku: Bohater gubi drogę.
        [few] { $count } kroki bez skutku: Bohater gubi drogę.
       *[many] { $count } kroków bez skutku: Bohater gubi drogę.
    }
}
event-hero-gave-up = { $you ->
    [hero] Poddajesz się.
   *[other] Bohater się poddaje.
}
event-storey-left = { $you ->
    [hero] Opuszczasz piętro { $storey } przez Wyjście.
   *[other] Bohater opuszcza piętro { $storey } przez Wyjście.
}
event-storey-destroyed =
    Piętro { $storey } zostaje zniszczone.{ SIZE($seen) ->
        [0] { "" }
       *[other] { " " }Odkryte Potwory: { $seen }.
    }{ $count ->
        [0] { "" }
        [one] { " " }{ $unseen ->
            [unknown] Na bok trafia jeden nieodkryty Potwór.
           *[other] Na bok trafia nieodkryty Potwór: { $unseen }.
        }
        [few] { " " }{ $unseen ->
            [unknown] Na bok trafiają { $count } nieodkryte Potwory.
           *[other] Na bok trafiają nieodkryte Potwory: { LIST($unseen) }.
        }
       *[many] { " " }{ $unseen ->
            [unknown] Na bok trafia { $count } nieodkrytych Potworów.
           *[other] Na bok trafiają nieodkryte Potwory: { LIST($unseen) }.
        }
    }
event-hero-escaped = { $you ->
    [hero] Wolność! Jesteś na zewnątrz.
   *[other] Bohater jest wolny!
}
event-laid-open = Odsłonięte piętro { $storey }: { $tiles }.

## Co myślą boty

belief-about-tile = { $tile }
belief-that-face = { $face }
belief-that-deadly = aktywny Potwór
belief-that-harmless = niegroźny Potwór

## Czego zabraniają zasady

error-cell-form = „{ $text }” nie jest polem na siatce. Pole zapisuje się na przykład jako i10: kolumna od a do q, rząd od 1 do 17.
error-face-form = „{ $text }” nie jest kafelkiem. Kafelki pisze się małymi literami, jak w „exit@i10”.
error-not-your-kind = Teraz nie można tego zrobić; etap gry: { $phase }.
error-draw-wrong = Tych Potworów nie można dobrać: { $monsters }.
error-lay-wrong-number = { $found ->
    [one] Położono jeden kafelek; ma ich być { $wanted }.
    [few] Położono { $found } kafelki; ma ich być { $wanted }.
   *[many] Położono { $found } kafelków; ma ich być { $wanted }.
}
error-lay-not-in-hand = { $held ->
    [0] Nie masz takiego kafelka: { $face }.
   *[other] Nie masz aż tylu takich kafelków: { $face }. Masz { $held }.
}
error-lay-on-entrance = Na { $tile } leży Wejście. Wybierz inne pole.
error-lay-cell-twice = Na { $tile } mają leżeć dwa kafelki. Przesuń jeden z nich.
error-lay-not-connected = Te kafelki nie stykają się bokiem z grupą wokół Wejścia: { $tiles }. Przysuń je bliżej.
error-reveal-first = { $count ->
    [one] Najpierw odkryj kafelek.
    [few] Najpierw odkryj { $count } kafelki.
   *[many] Najpierw odkryj { $count } kafelków.
}
error-reveal-none-left = Więcej kafelków nie możesz już odkryć. Zacznij badać.
error-reveal-entrance = Wejście jest już odkryte. Wybierz zakryty kafelek.
error-reveal-face-up = Kafelek { $tile } jest już odkryty. Wybierz zakryty.
error-no-tile = Na { $tile } nie ma kafelka. Wybierz pole, na którym jakiś leży.
error-walk-not-adjacent = { $tile } nie styka się bokiem z { $hero }, gdzie stoisz. Idź kafelek po kafelku albo skocz.
error-attack-spent = Twój Atak na tym piętrze jest już zużyty. Idź bez niego.
error-jump-spent = Twój Skok na tym piętrze jest już zużyty. Idź kafelek po kafelku.
error-jump-over-not-adjacent = Możesz przeskoczyć tylko kafelek obok siebie, a { $over } nie styka się bokiem z { $hero }.
error-jump-landing-not-adjacent = { $tile } nie styka się bokiem z { $over }. Wyląduj na kafelku obok przeskakiwanego.
error-jump-in-place = Nie możesz wylądować tam, gdzie stoisz. Wybierz inny kafelek.
error-give-up-too-soon = Jest jeszcze nadzieja: poddać się możesz tylko wtedy, gdy obie umiejętności są zużyte i widać aktywnego Potwora.

## Pliki wydań

error-edition-few-monsters = { $found ->
    [one] Wiersz { $line }: jest jeden Potwór, a na piętra potrzeba { $needed }.
    [few] Wiersz { $line }: są { $found } Potwory, a na piętra potrzeba { $needed }.
   *[many] Wiersz { $line }: jest { $found } Potworów, a na piętra potrzeba { $needed }.
}
error-edition-name-taken = Wiersz { $line }: identyfikator „{ $found }” jest już zajęty.
error-edition-diagram-shape = Wiersz { $line }: „{ $entry }” ma mieć trzy rzędy po trzy znaki.
error-edition-diagram-mark = Wiersz { $line }: „{ $entry }” zawiera znak „{ $found }”; dozwolone są M, T, X i kropka.
error-edition-diagram-centre = Wiersz { $line }: „{ $entry }” ma mieć dokładnie jedno M, pośrodku.
error-edition-diagram-alone = Wiersz { $line }: „{ $entry }” zamyka wszystkie cztery boki; taki Potwór nigdy nie będzie aktywny.
error-edition-diagram-twice = Wiersz { $line }: „{ $entry }” to ten sam diagram, obrócony lub nie, co diagram „{ $other }”.

## W terminalu

terminal-storey = Piętro { $number } z { $of }
terminal-seen = Potwory już odkryte: { $face }
terminal-set-aside = { $count ->
    [one] Na boku leży jeden nieodkryty Potwór.
    [few] Na boku leżą { $count } nieodkryte Potwory.
   *[many] Na boku leży { $count } nieodkrytych Potworów.
}
terminal-hand = Dobrane Potwory: { $face }
terminal-skills = Bohater na { $hero }. { $reveals ->
    [0] Atak: { $attack ->
        [true] gotowy
       *[false] zużyty
    }. Skok: { $jump ->
        [true] gotowy
       *[false] zużyty
    }.
    [one] Do odkrycia jeszcze jeden kafelek.
    [few] Do odkrycia jeszcze { $reveals } kafelki.
   *[many] Do odkrycia jeszcze { $reveals } kafelków.
}
terminal-card-legend = M to Potwór, T: tu musi leżeć kafelek, X: tu nie może leżeć kafelek; diagram można dowolnie obracać.
terminal-sketch-help =
    Ułóż piętro na szkicu.
    „5 i10” kładzie kafelek 5 na i10 albo go tam przesuwa; jeśli pole jest zajęte, kafelki zamieniają się miejscami.
    „random” zapełnia szkic losowo, „clear” go czyści, „card” pokazuje diagramy, „done” układa piętro.
terminal-sketch-prompt = Kafelek i pole albo „done”:
terminal-sketch-waiting = Do położenia: { $pieces }
terminal-sketch-unfinished = { $count ->
    [one] Do położenia został jeszcze jeden kafelek.
    [few] Do położenia zostały jeszcze { $count } kafelki.
   *[many] Do położenia zostało jeszcze { $count } kafelków.
}
terminal-loose = luzem

## Co zatrzymuje Bohatera

study-storey = Piętra: jak często Bohater przechodzi
study-monsters = Potwory na piętrze: jak często Bohater przechodzi
study-seen = Potwory odkryte jako aktywne: jak często Bohater mimo to przechodzi

opening-layout-title = Pierwsze układy: kształt pierwszego piętra
opening-layout = Wejście i kafelki na { $cells }
opening-reveal-title = Pierwszy odkryty kafelek
opening-reveal = { $steps ->
    [one] obok Wejścia, { $sides ->
        [one] ślepy zaułek
        [few] { $sides } sąsiednie kafelki
       *[other] { $sides } sąsiednich kafelków
    }
    [few] { $steps } kroki od Wejścia, { $sides ->
        [one] ślepy zaułek
        [few] { $sides } sąsiednie kafelki
       *[other] { $sides } sąsiednich kafelków
    }
   *[other] { $steps } kroków od Wejścia, { $sides ->
        [one] ślepy zaułek
        [few] { $sides } sąsiednie kafelki
       *[other] { $sides } sąsiednich kafelków
    }
}
