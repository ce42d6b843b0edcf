# Co mówią strony w Straszydłach, po polsku.

## Miasto

town = Miasto
town-hint = Wskaż dzielnicę, aby przeczytać, czym jest.
board-being-laid = Gospodarz układa miasto …
district-tile = { $tile }
district-day = dzielnica dzienna
district-night = dzielnica nocna
district-both = dzielnica dzienna i nocna
district-suburb = przedmieście
district-produces = { $count ->
    [one] wytwarza { $count } kostkę ({ $colour })
    [few] wytwarza { $count } kostki ({ $colour })
   *[other] wytwarza { $count } kostek ({ $colour })
}
district-scares = ikona straszenia
district-imps = ikona Diablika
district-cubes = { $count ->
    [one] leży tu { $count } kostka ({ $colour })
    [few] leżą tu { $count } kostki ({ $colour })
   *[other] leży tu { $count } kostek ({ $colour })
}
district-stop = STOP
district-pawns = stoi tu: { $seat }
target-step = możliwy następny krok
target-travel = możesz się tu przenieść
target-settle = możesz tu zacząć
target-unblock = ten STOP można usunąć
target-retreat = możliwy odwrót
cell-choice = { $tile } ({ $cell })

## Dzień i noc

setting-up = Przygotowanie miasta
phase-day = Dzień · pora { $phase }
phase-night = Noc · pora { $phase }
round-of = runda { $round } z { $of }
round-last = runda { $round } z { $of }, ostatnia
card-cubes = { $count ->
    [0] Na karcie dnia/nocy nie ma już kostek
    [one] Na karcie dnia/nocy: { $count } kostka
    [few] Na karcie dnia/nocy: { $count } kostki
   *[other] Na karcie dnia/nocy: { $count } kostek
}
starts = Rozpoczyna { $seat }
steps = Co będzie dalej
step-town = miasto
step-take = straszydła startowe
step-settle = przedmieścia
step-begin = dzień czy noc
step-plan = plan
step-move = ruch
step-duel = pojedynek
step-act = akcje
step-stop = STOP
step-feed = żywienie
step-summon = przywołanie

## Co kto ma

players-title = Gracze
player-name = { $seat }
player-you = (ty)
state-asked = wybiera
state-plans = planuje
state-planned = plan gotowy
strength-sum = Siła razem: { $count }
goods = Kostki i Diabliki
goods-cubes = { $colour }: { $count }
goods-horror = groza: { $count }
goods-imps = Diabliki ({ $element }): { $count }
spooks-title = Straszydła
no-spooks = bez straszydeł
spook-card = { $spook }, { $element }, dzień { $day }, noc { $night }
spook-fed = nakarmione
pact-yours = Twój pakt: wypełniono { $count } z { $of }
pact-of = Pakt gracza { $seat }: wypełniono { $count } z { $of }
pact-filled = { $element }: { $spook }
pact-open = { $element }: jeszcze wolne
stacks-title = Stosy
stack-name = { $element }
stack-price = koszt: { $count }
stack-left = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
stack-none = pusty
stack-imps = Diabliki ({ $element }): { $count }

## Wybory

ask-take = Weź straszydło startowe
ask-settle = Gdzie zaczynasz?
ask-begin = Dzień czy noc?
ask-unblock = Usunąć STOP za kostki grozy?
ask-retreat = Zostajesz. Dokąd ma pójść przegrany?
ask-retreat-choice = Przegrana. Dokąd się wycofujesz?
ask-colour = Jakiego koloru mają być kostki?
ask-summon = Które straszydło przywołujesz?
on-the-board = Wybierz na planszy albo tutaj:
choose-take = Weź
choose-summon = Przywołaj
choose-begin = Zacznij: { $time }
choose-pass = Zostaw blokady
choose-colour = { $colour }
choose-let-choose = Oddaj wybór i weź 1 kostkę grozy
wait-arrange = { $asked } układa miasto.
wait-take = { $asked } bierze straszydło startowe.
wait-settle = { $asked } wybiera przedmieście.
wait-begin = { $asked } wybiera dzień albo noc.
wait-unblock = { $asked } może usunąć STOP.
wait-plan = { $count ->
    [one] { $asked } planuje.
   *[other] { $asked } planują.
}
wait-move = { $asked } może zmienić plan z Diablikiem.
wait-duel-reroll = { $asked } może przerzucić.
wait-bid = { $count ->
    [one] { $asked } stawia energię.
   *[other] { $asked } stawiają energię.
}
wait-bend-duel = { $asked } zmienia kości.
wait-retreat = { $asked } nazywa odwrót.
wait-retreat-choice = { $asked } wybiera odwrót.
wait-act = { $asked } wykonuje akcje.
wait-scare-reroll = { $asked } straszy i może przerzucić.
wait-bend-scare = { $asked } straszy i może zmienić kości.
wait-colour = { $asked } wybiera kolor.
wait-feed = { $asked } karmi.
wait-summon = { $asked } przywołuje straszydło.

## Układanie miasta

arrange-title = Ułóż miasto
arrange-help = Wybierz dwa kafle, a zamienią się miejscami. Przedmieścia i Centrum zostają tam, gdzie są.
arrange-take = można przełożyć
arrange-swap = zamieni się miejscem z wybranym kaflem
arrange-shuffle = Tasuj
arrange-done = Miasto gotowe

## Planowanie

plan-title = Zaplanuj drogę
plan-help = { $count ->
    [one] Jedna strzałka, w tajemnicy. Dotknij sąsiedniej dzielnicy albo rysuj.
   *[other] Od jednej do { $count } strzałek, w tajemnicy. Dotykaj dzielnic po kolei albo rysuj od swojego pionka.
}
redirect-title = Twój Diablik powietrza może zmienić drogę
redirect-help = Zostań przy planie albo narysuj go na nowo, z jedną inną strzałką lub z jedną więcej na końcu.
arrows-used = Użyte strzałki: { $count } z { $of }
leg-step = krok: { $tile } ({ $cell })
leg-travel = dalej z: { $tile } ({ $cell })
plan-ends = Koniec drogi: { $tile } ({ $cell }).
plan-empty = Stoisz tu: { $tile } ({ $cell }).
travel-to = Przenieś się bez strzałki na:
stuck-to = Stąd nie ma żadnego kroku. Przenieś się na:
plan-ready = Plan gotowy
redirect-go = Użyj Diablika, idź tędy
plan-keep = Zostań przy planie
step-back = Krok wstecz
start-over = Od nowa
plan-keys = Klawisze: Q W E, A D, Z X C albo klawiatura numeryczna rysują; strzałki i Enter wybierają dzielnicę; S albo Backspace cofa.
plan-stands = Twój plan jest gotowy
plan-others = { $count ->
    [one] Jeszcze planuje: { $asked }. Do tego czasu możesz go zmienić.
   *[other] Jeszcze planują: { $asked }. Do tego czasu możesz go zmienić.
}
plan-change = Zmień plan
walk-title = Plany są odkryte: rusza { $seat }
walk-retreat = { $seat } się wycofuje
walk-skip = Pomiń

## Koniec

end-title = Pakty są odkryte
end-won = wygrywa
end-facts = siła { $strength }, groza { $horror }
