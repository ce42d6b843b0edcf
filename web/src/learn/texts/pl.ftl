# Co mówią strony wokół lekcji, po polsku.

learn = Nauka
learn-game = Naucz się grać: { $game }
learn-title = { $game }: nauka przez grę
learn-scenes = Sceny
learn-scene = { $number }. { $title }
learn-scene-done = { $number }. { $title } (ukończona)
learn-teacher = Twój duch nauczyciel
learn-read-on = Czytaj dalej
learn-go-on = Dalej
learn-your-move = Teraz ty: zrób to na stole.
learn-watch = Patrz…
learn-not-this = Tak wolno, ale tutaj chodzi o coś innego. Spróbuj jeszcze raz.
learn-rule = Zasada { $rule }: { $title }
learn-show = Pokaż mi
learn-shown = Chodzi o to: { $action }.
learn-do-it = Zrób to za mnie
learn-again = Zacznij scenę od nowa
learn-next = Następna scena
learn-well-done = Brawo!
learn-all-done = To była ostatnia scena: umiesz już grać w { $game }. Zagraj teraz pierwszą partię z kimś, kto też dopiero zaczyna.
learn-first-table = Pierwszy stół z początkującymi
learn-first-table-as = Pierwszy stół ({ $role }) z początkującym
learn-none = Do tej gry nie ma jeszcze lekcji.
