# Ce qui se dit devant la maison, en français.

new-here = Première visite ?
five-minutes = Cinq minutes suffisent.
learn-by-playing = Apprendre en jouant
no-account = Gratuit, sans compte, rien à installer.
once-more = Encore une partie
versus = contre
go-on = Continuer
go-on-learning = Continuer les leçons
scenes-done = Scènes réussies : { $done } sur { $all }
sit-down = S’asseoir
look-on = Regarder
role-free = Rôle libre : { $role }
seats-free = { $free ->
    [one] { $free } place libre sur { $all }
   *[other] { $free } places libres sur { $all }
}
clock-minutes = { $minutes ->
    [one] une minute par coup
   *[other] { $minutes } minutes par coup
}
clock-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}
clock-in-all = { $seconds ->
    [0] { $minutes } min pour la partie
   *[other] { $minutes } min, plus { $seconds } s par coup
}
