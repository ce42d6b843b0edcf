# Co widać przed domem, po polsku.

new-here = Pierwszy raz tutaj?
five-minutes = Wystarczy pięć minut.
learn-by-playing = Ucz się, grając
no-account = Za darmo, bez konta i bez instalacji.
once-more = Jeszcze raz
versus = kontra
go-on = Graj dalej
go-on-learning = Ucz się dalej
scenes-done = Ukończone sceny: { $done } z { $all }
sit-down = Usiądź
look-on = Oglądaj
role-free = Wolna rola: { $role }
seats-free = { $free ->
    [one] Wolne { $free } miejsce z { $all }
    [few] Wolne { $free } miejsca z { $all }
   *[other] Wolnych { $free } miejsc z { $all }
}
clock-minutes = { $minutes ->
    [one] minuta na ruch
    [few] { $minutes } minuty na ruch
   *[other] { $minutes } minut na ruch
}
clock-days = { $days ->
    [one] dzień na ruch
   *[other] { $days } dni na ruch
}
clock-in-all = { $seconds ->
    [0] { $minutes } min na partię
   *[other] { $minutes } min plus { $seconds } s na ruch
}
