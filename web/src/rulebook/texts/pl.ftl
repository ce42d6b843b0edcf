# Zasady jako strony, po polsku.

rulebook-of = { $game }: zasady
rulebook-page = Zasady na osobnej stronie
rulebook-contents = Spis treści
rulebook-search = Szukaj w zasadach
rulebook-found = { $count ->
    [0] Żadna zasada nie zawiera tych słów.
    [one] Znaleziono jedną zasadę.
    [few] Znaleziono { $count } zasady.
   *[many] Znaleziono { $count } zasad.
}
rulebook-legend = Skąd pochodzi zasada
rulebook-means-attested = Tak mówi instrukcja.
rulebook-means-public = Tak mówią publiczne opisy gry.
rulebook-means-reconstructed = Nasze najlepsze przypuszczenie tam, gdzie brakuje instrukcji lub jej obrazków.
rulebook-means-reading = Instrukcja tego nie rozstrzyga; w tym domu gramy tak.
rulebook-means-ours = Tego w instrukcji nie ma: to dodatek tego domu.
rulebook-sources = Pokaż, skąd pochodzi każde zdanie
rulebook-print = Drukuj
rulebook-table = Do stołu

example-show = Pokaż przykład
example-of = Zasada { $rule } w grze
example-eyes = Z prawdziwej partii, tak jak widzi ją { $name }.
example-edition = Grano z pudełkiem „{ $edition }”.
example-controls = Kroki przykładu
example-before = Tak się zaczyna. Idź krok po kroku albo włącz odtwarzanie.
example-play = Odtwórz
example-back = Wstecz
example-on = Dalej
example-step = Krok { $step } z { $last }

box-choose = Pudełko
box-title = To pudełko: { $edition }
box-standard = Tekst zasad podaje liczby z tego pudełka.
box-other = Tekst zasad podaje liczby z pudełka standardowego. Różnice są wskazane tutaj i przy zasadach.
box-what = Co
box-figure = W tym pudełku
box-source = Źródło
box-rule = Zasada
box-usual = standardowo: { $standard }
box-differs = W tym pudełku:
box-differs-figure = { $label }: { $value } (standardowo: { $standard }).

figure-list = { $name }: { $things }
