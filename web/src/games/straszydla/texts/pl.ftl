# Co mówią strony w Straszydłach, po polsku.

## Miasto

town = Miasto
board-being-laid = Gospodarz układa miasto…
# On a page the town is seen: its districts need no list.
event-board-laid = Miasto jest ułożone.
district-tile = { $tile }
district-day = dzielnica dzienna
district-night = dzielnica nocna
district-both = dzielnica dzienna i nocna
district-suburb = przedmieście
district-produces = wytwarza { COUNT($count, $colour, "accusative") }
district-scares = ikona straszenia
district-imps = ikona Diablika
district-cubes = { $count ->
    [few] leżą tu { COUNT($count, $colour) }
   *[other] leży tu { COUNT($count, $colour) }
}
district-stop = STOP
district-pawns = stoi tu: { LIST($seat) }
target-step = możliwy następny krok
target-travel = możesz się tu przenieść
target-settle = możesz tu zacząć
target-unblock = ten STOP można usunąć
target-retreat = możliwy odwrót
target-retreat-duel = możliwy odwrót, ale do pojedynku: { LIST($seat) }

## Dzień i noc

setting-up = Przygotowanie miasta
phase-day = Dzień · pora { $phase }
phase-night = Noc · pora { $phase }
round-of = runda { $round } z { $of }
round-last = runda { $round } z { $of }, ostatnia

## Co kto ma

players-title = Gracze
player-name = { $seat }
state-plans = planuje
state-planned = plan gotowy
strength-sum = Siła razem: { $count }
goods = Kostki i Diabliki
goods-label = Kostki:
goods-cubes = { COUNT($count, $colour) }
goods-horror = { COUNT($count, "cube-horror") }
goods-imps = { COUNT($count, $element, "imp") }
spooks-title = Straszydła
no-spooks = bez straszydeł
spooks-of-pact = straszydła: { $count } z { $of }
spook-card = { $spook }, { $element }, dzień { $day }, noc { $night }
spook-by = { $when ->
    [day] W dzień: siła { $count }, { feeding-eats }.
   *[night] W nocy: siła { $count }, { feeding-eats }.
}
spook-fed = nakarmione
pact-yours = Twój pakt: wypełniono { $count } z { $of }
pact-of = Pakt ({ $seat }): wypełniono { $count } z { $of }
pact-filled = { $element }: { $spook }
pact-stands-in = { $element }: zastępuje { $spook }. Straszydło startowe może zastąpić dowolny żywioł.
pact-open = { $element }: jeszcze wolne
goal = Wygrywasz, gdy na koniec dnia albo nocy nakarmione straszydła wypełniają twój pakt.
food-ahead = { $when ->
    [day] Na koniec tego dnia twoje straszydła zjedzą { $count ->
        [one] { $count } kostkę.
        [few] { $count } kostki.
       *[many] { $count } kostek.
    }
   *[night] Na koniec tej nocy twoje straszydła zjedzą { $count ->
        [one] { $count } kostkę.
        [few] { $count } kostki.
       *[many] { $count } kostek.
    }
}
stacks-title = Stosy
stack-name = { $element }
stack-price = koszt: { $count }
stack-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
stack-none = pusty
stack-imps = { COUNT($count, $element, "imp") }

## Wybory

ask-take = Weź straszydło startowe
ask-settle = Gdzie zaczynasz?
ask-begin = Dzień czy noc?
ask-unblock = Usunąć znacznik STOP za { COUNT($count, "cube-horror", "accusative") }?
ask-summon = Które straszydło przywołujesz?
hint-take = Pierwsze straszydło nic nie kosztuje. Startowe są jednakowe: jedzą jeden dowolny kolor i pasują w każde miejsce twojego paktu.
hint-settle = Twoje straszydło startowe zastępuje w pakcie żywioł, którego tam jeszcze brakuje.
hint-begin = Kostki dostaną najpierw dzielnice tej pory dnia, a straszydła będą miały siłę z tej pory.
hint-summon = Nic nie kosztuje i przynosi tyle energii, ile wynosi teraz jego siła. Na koniec następnej pory dnia będzie głodne.
on-the-board = Wybierz na planszy.
choose-take = Weź
choose-summon = Przywołaj
choose-begin = Zacznij od { FORM($time, "genitive") }
choose-pass = Zostaw znaczniki STOP
choose-let-choose = Oddaj wybór i weź { COUNT($count, "cube-horror", "accusative") }
wait-arrange = { CODE($asked) ->
    [you] Układasz miasto.
   *[other] { $asked } układa miasto.
}
wait-take = { CODE($asked) ->
    [you] Bierzesz straszydło startowe.
   *[other] { $asked } bierze straszydło startowe.
}
wait-settle = { CODE($asked) ->
    [you] Wybierasz przedmieście.
   *[other] { $asked } wybiera przedmieście.
}
wait-begin = { CODE($asked) ->
    [you] Wybierasz dzień albo noc.
   *[other] { $asked } wybiera dzień albo noc.
}
wait-unblock = { CODE($asked) ->
    [you] Możesz usunąć znacznik STOP.
   *[other] { $asked } może usunąć znacznik STOP.
}
wait-plan = { CODE($asked) ->
    [you] Planujesz.
    [you-too] { START($asked) } planujecie.
   *[other] { $count ->
        [one] { $asked } planuje.
       *[other] { LIST($asked) } planują.
    }
}
wait-move = { CODE($asked) ->
    [you] Możesz zmienić plan za pomocą Diablika.
   *[other] { $asked } może zmienić plan za pomocą Diablika.
}
wait-summon = { CODE($asked) ->
    [you] Przywołujesz straszydło.
   *[other] { $asked } przywołuje straszydło.
}

## Układanie miasta

arrange-title = Ułóż miasto
arrange-help = Wybierz dwa kafle, a zamienią się miejscami. Przedmieścia i Centrum zostają tam, gdzie są.
arrange-take = można przełożyć
arrange-swap = zamieni się miejscami z wybranym kaflem
arrange-held = wybrany; wybierz ponownie, aby został tutaj
arrange-shuffle = Tasuj
arrange-done = Miasto gotowe

## Planowanie

plan-title = Zaplanuj drogę
plan-help = { $count ->
    [one] Jedna strzałka, w tajemnicy. Dotknij sąsiedniej dzielnicy albo rysuj.
   *[other] Od jednej do { $count } strzałek, w tajemnicy. Dotykaj dzielnic po kolei albo rysuj od swojego pionka.
}
plan-last = { $when ->
    [day] Ostatnia droga tego dnia
   *[night] Ostatnia droga tej nocy
}: jeśli nikt nie wypełni paktu, jej koniec zdecyduje o żywiole twojego nowego straszydła.
plan-new-spook = Nowe straszydło: { $spook }, jeśli wciąż będzie na wierzchu
redirect-title = Twój Diablik powietrza może zmienić drogę
redirect-help = Twój Diablik powietrza pozwala zmienić jedną strzałkę albo dodać jedną na końcu. Możesz też zostać przy planie.
arrows-used = Użyte strzałki: { $count } z { $of }
leg-step = krok: { $tile } ({ $cell })
leg-travel = dalej z: { $tile } ({ $cell })
plan-ends = Koniec drogi: { $tile }.
plan-empty = Stoisz tu: { $tile }.
plan-ready = Plan gotowy
redirect-go = Użyj Diablika, idź tędy
plan-keep = Zostań przy planie
step-back = Krok wstecz
plan-keys = Klawisze: Q W E, A D, Z X C albo klawiatura numeryczna rysują; strzałki i Enter wybierają dzielnicę; S albo Backspace cofa.
plan-stands = Twój plan jest gotowy
plan-change = Zmień plan
plan-others = { CODE($asked) ->
    [you] Jeszcze planujesz.
    [you-too] { START($asked) } jeszcze planujecie.
   *[other] { $count ->
        [one] { $asked } jeszcze planuje.
       *[other] { LIST($asked) } jeszcze planują.
    }
}
plan-others-change = { CODE($asked) ->
    [you] Możesz jeszcze zmienić swój plan.
    [you-too] { START($asked) } jeszcze planujecie. Możesz zmienić swój plan.
   *[other] { $count ->
        [one] { $asked } jeszcze planuje. Do tego czasu możesz zmienić swój plan.
       *[other] { LIST($asked) } jeszcze planują. Do tego czasu możesz zmienić swój plan.
    }
}

## Koniec

end-title = Pakty są odkryte
end-winners = Wygrana: { LIST($seat) }.
pact-won = Wygrana!
end-facts = siła { $strength }, groza { $horror }

## Sceny: pojedynki, straszenie, tury, żywienie

turn-name = { $seat }
turn-imp = { FORM($element, "imp") }

scene-skip = Dotknij, aby pominąć
duel-title = Pojedynek: { $tile }
duel-strength = Siła { $count }
duel-third-die = większa siła: o kość więcej
duel-arrived-first = wcześniej na miejscu
duel-dice-of = { CODE($seat) ->
    [you] Twoje kości
   *[other] Kości: { $seat }
}
duel-pairs = Kości w parach
duel-pair-won = { CODE($seat) ->
    [you] { $first } przeciw { $second }: twój sukces
   *[other] { $first } przeciw { $second }: sukces ({ $seat })
}
duel-pair-equal = { $first } przeciw { $second }: niczyj sukces
duel-pair-alone = { CODE($seat) ->
    [you] { $first } bez pary: twój sukces
   *[other] { $first } bez pary: sukces ({ $seat })
}
duel-score = Sukcesy: { CODE($seat) ->
    [you] ty
   *[other] { $seat }
} { $first }, { CODE($asked) ->
    [you] ty
   *[other] { $asked }
} { $second }.
duel-successes = sukcesy
duel-star = ★ dla wyższej kości w parze i dla kości bez pary
duel-stays-successes = { CODE($seat) ->
    [you] W tej chwili zostajesz: masz więcej sukcesów.
   *[other] W tej chwili zostaje { $seat }: więcej sukcesów.
}
duel-stays-before = { CODE($seat) ->
    [you] W tej chwili zostajesz: remis, ale przed energią twoje kości były lepsze.
   *[other] W tej chwili zostaje { $seat }: remis, decyduje wynik sprzed energii.
}
duel-stays-arrival = { CODE($seat) ->
    [you] W tej chwili zostajesz: remis, ale jesteś tu dłużej.
   *[other] W tej chwili zostaje { $seat }: remis, decyduje kolejność przybycia.
}
duel-won-successes = { CODE($seat) ->
    [you] Zostajesz: masz więcej sukcesów.
   *[other] Zostaje { $seat }: więcej sukcesów.
}
duel-won-before = { CODE($seat) ->
    [you] Zostajesz: remis, ale przed energią twoje kości były lepsze.
   *[other] Zostaje { $seat }: remis, decyduje wynik sprzed energii.
}
duel-won-arrival = { CODE($seat) ->
    [you] Zostajesz: remis, ale jesteś tu dłużej.
   *[other] Zostaje { $seat }: remis, decyduje kolejność przybycia.
}
duel-stays = zostaje
duel-goes = musi się wycofać
duel-rerolls = może przerzucić
duel-bends = może zmienić kości
duel-thinks = myśli
duel-has-bid = stawka gotowa
duel-bid-shown = stawka: { $count }
duel-wait-roll = Kości się toczą…
duel-wait-reroll = { CODE($seat) ->
    [you] Możesz przerzucić kości albo je zostawić.
   *[other] { $seat } może przerzucić kości albo je zostawić.
}
duel-ask-reroll = Czy chcesz przerzucić któreś ze swoich kości?
duel-wait-bid = Tajne stawki. Czekamy na: { LIST($seat) }.
duel-ask-bid = Postaw energię w tajemnicy. Kto postawi więcej, może zmienić swoje kości o różnicę; wszystko, co postawione, przepada.
duel-wait-bend = { CODE($seat) ->
    [you] Stawiasz o { $count } więcej i możesz o tyle zmienić kości.
   *[other] { $seat } stawia o { $count } więcej i może o tyle zmienić kości.
}
duel-ask-bend = { $count ->
    [one] Twoja stawka jest wyższa o jeden: możesz przesunąć jedną swoją kość o 1.
    [few] Twoja stawka jest wyższa o { $count }: możesz przesunąć swoje kości łącznie najwyżej o { $count }.
   *[many] Twoja stawka jest wyższa o { $count }: możesz przesunąć swoje kości łącznie najwyżej o { $count }.
}
duel-wait-retreat = { CODE($asked) ->
    [you] { $seat } wskazuje, dokąd się wycofasz, albo oddaje ci wybór i bierze { COUNT($count, "cube-horror", "accusative") }.
   *[other] { $seat } wskazuje, dokąd wycofa się { $asked }, albo oddaje wybór i bierze { COUNT($count, "cube-horror", "accusative") }.
}
duel-ask-retreat = { $asked } musi odejść: działa tu tylko jedna strona. Wskaż oświetloną dzielnicę albo oddaj wybór i weź { COUNT($count, "cube-horror", "accusative") }.
duel-wait-choice = { CODE($seat) ->
    [you] Wybierasz drogę odwrotu.
   *[other] { $seat } wybiera drogę odwrotu.
}
duel-you-won = Wygrywasz pojedynek
duel-you-lost = Przegrywasz pojedynek
duel-ask-choice = Działa tu tylko jedna strona. Idź za darmo do oświetlonej dzielnicy i tam działaj. Jeśli ktoś tam stoi, będzie nowy pojedynek.
duel-die = Kość { $number }: { $die }
duel-die-less = Kość { $number }: o jeden mniej
duel-die-more = Kość { $number }: o jeden więcej
duel-die-was = było { $die }
duel-choose-dice = Dotknij kości, które chcesz przerzucić.
duel-chosen = Wybrane: { $dice }
duel-reroll-horror = Przerzuć jedną kość za { COUNT($count, "cube-horror", "accusative") }
duel-no-horror = Za mało grozy, by przerzucić
duel-reroll-imp = { $count ->
    [0] Przerzuć dowolne kości: { turn-imp }
    [one] Przerzuć jedną kość: { turn-imp }
    [few] Przerzuć { $count } kości: { turn-imp }
   *[many] Przerzuć { $count } kości: { turn-imp }
}
reroll-one = Przerzuć jedną
reroll-any = Przerzuć dowolne
duel-no-imp = Nie masz { FORM($element, "imp-genitive") }
duel-pass = Zostaw kości
duel-bid-label = Twoja stawka energii, najwyżej { $most }
duel-bid-less = Postaw o jeden mniej
duel-bid-more = Postaw o jeden więcej
duel-bid-left = zostanie ci: { COUNT($count, "colour-energy") }
duel-bid-send = { $count ->
    [0] Nie stawiaj nic
   *[other] Postaw { COUNT($count, "colour-energy", "accusative") }
}
duel-need-more = By zostać, musisz postawić co najmniej o { $count } więcej niż { $seat }.
duel-need-other = W tej chwili zostajesz. { $seat } musi postawić o { $count } więcej niż ty, by to odwrócić.
duel-safe = W tej chwili zostajesz, a { $seat } ma za mało energii, by to odwrócić.
duel-need-too-much = By zostać, trzeba by postawić o { $count } więcej niż { $seat }, a masz tylko { COUNT($most, "colour-energy", "accusative") }.
duel-hopeless = Żadna energia tego nie odwróci: cokolwiek pokażą twoje kości, musisz odejść.
duel-budget-left = zostało kroków: { $count } z { $most }
duel-bend-reset = Przywróć
duel-bend-nothing = Nic nie zmieniaj
duel-bend-send = Ustaw tak kości

scare-title = Straszenie: { $tile }
scare-ask-reroll = Czy chcesz przerzucić kości, zanim wydasz energię?
scare-wait-reroll = { CODE($seat) ->
    [you] Możesz przerzucić kości.
   *[other] { $seat } może przerzucić kości.
}
scare-ask-bend = Zbliż sumę kości do swojej siły. Każdy krok kosztuje jedną kostkę energii.
scare-wait-bend = { CODE($seat) ->
    [you] Możesz zmienić kości za energię.
   *[other] { $seat } może zmienić kości za energię.
}
scare-ask-colour = { $count ->
    [one] W jakim kolorze bierzesz kostkę?
    [few] W jakim kolorze bierzesz { $count } kostki?
   *[many] W jakim kolorze bierzesz { $count } kostek?
}
scare-wait-colour = { CODE($seat) ->
    [you] Wybierasz kolor.
   *[other] { $seat } wybiera kolor.
}
scare-total = kości
scare-strength = siła
scare-exact = { $total }, dokładne trafienie: { COUNT($count, $colour) }.
scare-off-by = { $count ->
    [0] { $total }, różnica { $off }: bez kostek.
   *[other] { $total }, różnica { $off }: { COUNT($count, $colour) }.
}
scare-cost = kosztuje { COUNT($count, "colour-energy", "accusative") }, zostaje { $left }
scare-gains = +{ COUNT($count, "cube-horror") } za szóstki
scare-loses = −{ COUNT($count, "cube-horror") } za jedynki
scare-table = Co daje straszenie
scare-off = różnica
scare-brings = kostki
scare-take = Zabierz nagrodę: { COUNT($count, $colour, "accusative") }
scare-take-nothing = Zostaw tak: bez kostek

turn-title = Tura: { $tile }
turn-ask = Co tu robisz?
turn-wait = { CODE($seat) ->
    [you] Teraz twoje akcje.
   *[other] Teraz akcje: { $seat }.
}
turn-here = W tej dzielnicy
turn-collect = Zbierz
turn-lies = Leży tu: { COUNT($count, $colour) }
turn-nothing-lies = nie ma tu kostek
turn-which-colours = W jakich kolorach?
turn-summon = Przywołaj Diablika
turn-imp-any = dowolnego żywiołu
turn-no-imp-here = nie ma tu ikony Diablika
turn-stacks-empty = stos jest pusty
turn-scare = Strasz
turn-scare-with = { $count ->
    [one] jedna kość, siła { $strength }
    [few] { $count } kości, siła { $strength }
   *[many] { $count } kości, siła { $strength }
}
turn-no-scare-here = nie ma tu ikony straszenia
turn-no-spooks = bez straszydeł nikt się nie boi
turn-done = już było w tej rundzie
turn-trade = Wymiana
turn-cubes-held = { $count ->
    [one] jedna kostka
    [few] { $count } kostki
   *[many] { $count } kostek
}
turn-buy = Kup straszydło
turn-affordable = { $count ->
    [0] na żadne cię nie stać
    [one] stać cię na jedno
   *[other] stać cię na { $count }
}
turn-horror = Groza
turn-horror-held = groza: { $count }
turn-horror-cost = kosztuje { COUNT($count, "cube-horror", "accusative") }:
turn-horror-reroll = przerzut jednej twojej kości
turn-horror-cube = jedna kostka strachu dowolnego koloru
turn-horror-imp = wierzchni Diablik z dowolnego stosu
turn-horror-stop = usunięcie znacznika STOP
turn-horror-feed = nakarmienie jednego straszydła
turn-horror-with-dice = przy rzucie kośćmi
turn-horror-before-planning = przed planowaniem
turn-horror-when-feeding = przy żywieniu
turn-horror-in-list = dotknij straszydła przy stole
turn-horror-short = brakuje { $count }
turn-imps = Twoje Diabliki
turn-imps-held = { $count ->
    [0] żadnego
    [one] jeden Diablik
    [few] { $count } Diabliki
   *[many] { $count } Diablików
}
turn-imps-help = Każdego Diablika możesz oddać za jedną kostkę strachu w jego kolorze.
turn-imps-none = Nie masz Diablików.
turn-imps-own = { COUNT($count, $element, "imp") }
turn-swap = oddaj za jedną
turn-end = Zakończ turę
turn-end-anyway = I tak zakończ
turn-go-back = Wróć
turn-left-cubes = Zostaje niezebrane: { COUNT($count, $colour) }.
turn-left-imp = Możesz tu jeszcze przywołać Diablika.
turn-left-scare = Możesz tu jeszcze straszyć.

trade-help = { $count ->
    [one] Dotknij kostki, by trafiła do miski, a potem wybierz, co chcesz za nią dostać.
    [few] Dotknij { $count } kostek, by trafiły do miski, a potem wybierz, co chcesz za nie dostać.
   *[many] Dotknij { $count } kostek, by trafiły do miski, a potem wybierz, co chcesz za nie dostać.
}
trade-give = Kostki, które oddajesz
trade-put = Włóż do miski { COUNT(1, $colour, "accusative") } (masz { $count })
trade-back = Wyjmij z miski { COUNT(1, $colour, "accusative") }
trade-bowl = { $count } z { $most }
trade-for = za jedno z tych:
trade-with-imp = { $count ->
    [one] { turn-imp }: tylko { $count } kostka
    [few] { turn-imp }: tylko { $count } kostki
   *[many] { turn-imp }: tylko { $count } kostek
}
trade-do = Wymień
trade-from-plates = { $count ->
    [one] Jedną z nich zechcą zjeść twoje straszydła.
    [few] { $count } z nich zechcą zjeść twoje straszydła.
   *[many] { $count } z nich zechcą zjeść twoje straszydła.
}
trade-none = Masz za mało kostek na wymianę.

buy-none-left = w tej porze dnia masz już zakupy za sobą
buy-empty = stos jest pusty
buy-too-dear = { $count ->
    [one] brakuje jednej kostki
   *[other] brakuje { $count } kostek
}
buy-pay = { $count ->
    [one] Do zapłaty: { $count } kostka; to, czego nie zjedzą twoje straszydła, już leży w misce.
    [few] Do zapłaty: { $count } kostki; to, czego nie zjedzą twoje straszydła, już leży w misce.
   *[many] Do zapłaty: { $count } kostek; to, czego nie zjedzą twoje straszydła, już leży w misce.
}
buy-brings = Przynosi { COUNT($count, "colour-energy", "accusative") }.
buy-hungry = { $count ->
    [0] Ono też zje od razu: tego, co zostanie, wystarczy.
   *[other] Ono też zje od razu, a do tego zabraknie: { COUNT($count, $colour, "genitive") }.
}
buy-do = { $count ->
    [one] Kup straszydło { $spook } za { $count } kostkę
    [few] Kup straszydło { $spook } za { $count } kostki
   *[many] Kup straszydło { $spook } za { $count } kostek
}

feeding-title = { $when ->
    [day] Dzień się skończył: żywienie
   *[night] Noc się skończyła: żywienie
}
feeding-wait = { CODE($seat) ->
    [you] Karmisz straszydła.
   *[other] { $seat } karmi straszydła.
}
feeding-nobody = Nie ma straszydeł, nie ma kogo karmić.
feeding-all-fed = Wszystkie są syte.
feeding-missing = { $count ->
    [one] Brakuje jednej kostki we właściwym kolorze.
   *[other] Brakuje { $count } kostek we właściwych kolorach.
}
feeding-enough = Wystarczy dla wszystkich.
feeding-eats = { CODE($colour) ->
    [any] je: { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki w jednym kolorze
       *[many] { $count } kostek w jednym kolorze
    }
   *[other] je: { COUNT($count, $colour, "accusative") }
}
feeding-fed = nakarmione
feeding-ready = głodne; jedzenia wystarczy
feeding-short = brakuje: { COUNT($count, $colour, "genitive") }
feeding-trade = { $imp ->
    [true] Wymień z Diablikiem: { $given } za { COUNT(1, $colour, "accusative") }
   *[false] Wymień: { $given } za { COUNT(1, $colour, "accusative") }
}{ feeding-of }
feeding-of = { $count ->
    [one] { "" }
   *[other] { "" } (pierwszą z { $count })
}
feeding-trade-short = { $need ->
    [one] Do wymiany trzeba { $need } wolnej kostki, a masz { $count }.
   *[other] Do wymiany trzeba { $need } wolnych kostek, a masz { $count }.
}
feeding-no-way = Nie masz go czym nakarmić.
feeding-line = Kto zostaje bez jedzenia, odchodzi z gry.
feeding-or = albo
feeding-end = Gotowe
feeding-end-hungry = Nie karm więcej
feeding-leave = { $count ->
    [one] Straszydło { $spook } zostaje bez jedzenia i odchodzi z gry.
   *[other] Straszydła { $spook } zostają bez jedzenia i odchodzą z gry.
}
feeding-let-go = { $count ->
    [one] Niech odejdzie { $spook }
   *[other] Niech odejdą
}
open-pacts = Wszystkie pakty
headed-here = { $seat } przyjdzie tutaj: { $chance }

## Lada

turn-ways = Co możesz zrobić
coin-collect = Zbierz
coin-imp = Przywołaj
coin-scare = Strasz
coin-trade = Wymień
coin-imps = Diabliki
coin-horror = Groza
stack-fits = pasuje do paktu
stack-starter = dowolny żywioł
stack-buy = kup
starts-here = zaczyna
way-first = dokąd?
way-stay = albo zostań
way-travel = ruszasz dalej?
way-back-to = Wróć do tego miejsca drogi: { $tile }
duel-bid-title = Twoja tajna stawka
feeding-serve = Nakarm: { $spook }
feeding-yum = mniam!
imp-does-redirect = Po odkryciu planów: zmień jedną ze swoich strzałek albo dodaj jedną.
imp-does-reroll = Przy rzucie: przerzuć raz dowolne ze swoich kości.
imp-does-trade = { $count ->
    [one] Jedna wymiana za jedną kostkę zamiast { $usual }.
    [few] Jedna wymiana za { $count } kostki zamiast { $usual }.
   *[many] Jedna wymiana za { $count } kostek zamiast { $usual }.
}
imp-does-feed = Podczas żywienia: liczy się jako { COUNT($count, $colour) }.
end-you-won = Miasto jest twoje!
end-you-lost = Nowy postrach miasta: { $seat }

## Co się wydarzyło, bez nazw pól: plansza ich nie pokazuje

event-plan-shown = { CODE($seat) ->
    [you] Pokazujesz swój plan.
   *[other] { $seat } pokazuje plan.
}
event-moved = { CODE($seat) ->
    [you] Idziesz. Koniec drogi: { $tile }.
   *[other] { $seat } idzie. Koniec drogi: { $tile }.
}
event-settled = { CODE($seat) ->
    [you] Zaczynasz tutaj: { $tile }.
   *[other] { $seat } zaczyna tutaj: { $tile }.
}
event-stop-removed = { CODE($seat) ->
    [you] Płacisz { COUNT($horror, "cube-horror", "accusative") } i usuwasz znacznik STOP stąd: { $tile }.
   *[other] { $seat } płaci { COUNT($horror, "cube-horror", "accusative") } i usuwa znacznik STOP stąd: { $tile }.
}
event-stops-laid = { SIZE($tiles) ->
    [0] Nie ma nowych znaczników STOP: na przedmieścia zawsze można wejść.
   *[other] STOP: { $tiles }. Nie da się już tam wejść ani tamtędy przejść.
}
event-no-pact-filled = Nikt nie ma wypełnionego paktu, więc do każdego przychodzi nowe straszydło: z żywiołu dzielnicy, w której stoi.
event-duel-began = Pojedynek: { $tile }. W kolejności przybycia: { LIST($seat) }.
event-retreated = { CODE($seat) ->
    [you] Wycofujesz się. Koniec drogi: { $tile }.
   *[other] { $seat } wycofuje się. Koniec drogi: { $tile }.
}
event-collected = { CODE($seat) ->
    [you] Zbierasz { COUNT($cubes, "accusative") }.
   *[other] { $seat } zbiera { COUNT($cubes, "accusative") }.
}
event-scare-began = { CODE($seat) ->
    [you] { $count ->
        [one] Straszysz ({ $tile }): siła { $strength }, jedna kość.
        [few] Straszysz ({ $tile }): siła { $strength }, { $count } kości.
       *[many] Straszysz ({ $tile }): siła { $strength }, { $count } kości.
    }
   *[other] { $count ->
        [one] { $seat } straszy ({ $tile }): siła { $strength }, jedna kość.
        [few] { $seat } straszy ({ $tile }): siła { $strength }, { $count } kości.
       *[many] { $seat } straszy ({ $tile }): siła { $strength }, { $count } kości.
    }
}

## Co radzi podpowiedź, tak jak widać to na planszy

act-keep-dice = zostaw kości
act-leave-stops = zostaw znaczniki STOP
act-settle = zacznij tutaj: { $tile }
act-retreat = odwrót, cel: { $tile }
act-goes-to = cel: { $tile }
act-unblock = usuń znacznik STOP: { $tile }
act-take = weź straszydło { $spook }
act-summon = przywołaj straszydło { $spook }
act-buy = kup straszydło { $spook } za { COUNT($cubes, "accusative") }
act-plan = { $count ->
    [0] cel: { $tile }
   *[other] cel: { $tile }, po drodze: { $tiles }
}
act-redirect = użyj Diablika, { act-plan }
