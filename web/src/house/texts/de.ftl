# Was vor dem Haus zu lesen ist, auf Deutsch.

new-here = Neu hier?
five-minutes = Fünf Minuten genügen.
learn-by-playing = Spielend lernen
no-account = Kostenlos, ohne Konto, nichts zu installieren.
once-more = Noch einmal
versus = gegen
go-on = Weiter
go-on-learning = Weiterlernen
scenes-done = Geschaffte Szenen: { $done } von { $all }
sit-down = Hinsetzen
look-on = Zuschauen
role-free = Frei: { $role }
seats-free = { $free ->
    [one] Einer von { $all } Plätzen ist frei
   *[other] { $free } von { $all } Plätzen sind frei
}
clock-minutes = { $minutes ->
    [one] eine Minute je Zug
   *[other] { $minutes } Minuten je Zug
}
clock-days = { $days ->
    [one] ein Tag je Zug
   *[other] { $days } Tage je Zug
}
clock-in-all = { $minutes } min, dazu { $seconds } s je Zug
