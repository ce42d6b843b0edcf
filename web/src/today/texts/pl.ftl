# Rozdanie dnia, po polsku.

deal-title = Rozdanie dnia
deal-line = Dla wszystkich takie samo, codziennie nowe.
deal-intro = Wszyscy grają to samo rozdanie przeciw tym samym botom, tylko raz i o dowolnej porze. Los jest dla wszystkich taki sam, więc liczy się to, jak grasz. Codziennie o północy UTC pojawia się nowe.
deal-trust = Nie ma tu podpowiedzi i niczego nie można cofnąć. Każda przeglądarka ma jedną próbę. Nikt nie sprawdza, czy nie używasz dwóch: wyniki opierają się na zaufaniu.
deal-practice = Ten dom jest w twojej przeglądarce, więc rozdanie wynika z daty i służy do ćwiczeń: nie ma tu wyników innych osób ani rankingu.
deal-ends = Jeszcze { $hours } godz. { $minutes } min
deal-streak = { $count ->
    [one] Jeden dzień gry
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
deal-as = { $count ->
    [one] { $role }, przeciw botowi
    [few] { $role }, przeciw { $count } botom
    [many] { $role }, przeciw { $count } botom
   *[other] { $role }, przeciw { $count } bota
}
deal-play = Zagraj
deal-results = Wyniki
deal-yesterday = Wczorajsze wyniki
deal-tomorrow = Jutrzejsze drzwi są uchylone
deal-tomorrow-text = Jutrzejsze rozdania są już ustalone. Oto odciski ich ziaren. Same ziarna pokażemy, gdy tamten dzień się skończy.
deal-late = Twoja partia skończyła się już po końcu dnia, więc nie ma jej na liście.
deal-ranked-by = Liczy się przewaga nad najlepszym botem: to liczba w nawiasie.
deal-won = wygrana
deal-lost = przegrana
deal-alone = Na razie nikt inny dziś nie skończył. Zajrzyj tu później.
deal-share = Skopiuj tekst do wysłania
deal-copy-this = Skopiuj ten tekst:
deal-partings = Gdzie drogi się rozeszły
deal-partings-text = Chwile, do których inni doszli dokładnie tak jak ty i w których nie wszyscy wybrali to samo.
deal-partings-none = Jak dotąd każdy, kto był na twoim miejscu, wybrał to samo.
deal-parting = { $count ->
    [one] Była tu jedna osoba
    [few] Były tu { $count } osoby
    [many] Było tu { $count } osób
   *[other] Było tu { $count } osoby
}
deal-fixed = Ten odcisk ziarna był znany, zanim zaczął się dzień. Ziarno pokażemy, gdy dzień się skończy: dowodzi ono, że nikt nie podmienił rozdania.
deal-others = Jak zagrali inni
deal-shared = Spukhaus, rozdanie dnia ({ $day }). { $game }: { $won ->
    [yes] wygrana
   *[no] przegrana
}, miejsce { $place } z { $players }.
deal-shared-practice = Spukhaus, ćwiczebne rozdanie dnia ({ $day }). { $game }: { $won ->
    [yes] wygrana.
   *[no] przegrana.
}
