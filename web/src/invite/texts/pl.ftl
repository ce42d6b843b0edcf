# Co mówi zaproszenie i poczekalnia, po polsku.

invites-you = { $name } zaprasza cię do gry
table-is-free = Wolne miejsce w grze
you-would-be = Twoja rola: { $role }
for-so-many = { $count ->
    [2] dla dwóch osób
   *[other] dla { $count } osób
}
learn-first = Najpierw nauka
somebody-here = { $name } już czeka. Konto nie jest potrzebne.
somebody-waits = Konto nie jest potrzebne.
somebody-missing = Stół gotowy. Kogoś jeszcze brakuje.
who-comes = Kto przyjdzie?
that-is-you = to ty
share = Udostępnij
share-words = Zagraj ze mną w { $game }!
qr-of = Kod QR tego stołu
wait-puzzle = Rozwiąż zagadkę
let-watch = Widzowie mogą zaglądać mi przez ramię
