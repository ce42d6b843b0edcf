# Co mówi strona turnieju, po polsku.

cup-of = Turniej: { $game }
cup-make = Turniej
cup-make-how = kilka rund, jeden puchar
cup-same-deal = W każdej rundzie wszystkie stoły dostają to samo rozdanie: szczęście jest równe dla wszystkich, rozstrzyga gra.
cup-rounds = Rundy
cup-pace = Kiedy gracie?
cup-live = wszyscy razem, teraz
cup-live-how = Trzy minuty na każdą decyzję. Kto je przeczeka, tego zastąpi bot.
cup-own-pace = każdy w swoim czasie
cup-own-pace-how = Czas dzieli się po równo między rundy. Gdy czas rundy minie, boty dokończą to, co zostało.
cup-lasts = Jak długo może trwać?
cup-hours = { $count ->
    [one] godzinę
    [few] { $count } godziny
   *[many] { $count } godzin
}
cup-days = { $count ->
    [one] dzień
    [few] { $count } dni
   *[many] { $count } dni
}
cup-found = Urządź turniej
cup-how-many-rounds = { $count ->
    [one] jedna runda
    [few] { $count } rundy
   *[many] { $count } rund
}
cup-until = do { $when }
cup-invite = Wyślij ten link. Kto otworzy go przed pierwszą rundą, może dołączyć; nikt nie potrzebuje konta.
cup-players = W turnieju: { $count }
cup-join = Dołącz
cup-bot-joins = Dodaj bota
cup-take-out = Usuń z turnieju: { $name }
cup-begin = Zacznij pierwszą rundę
cup-wait = Turniej zacznie się, gdy rozpocznie go gospodarz.
cup-leave = Opuść turniej
cup-round = Runda { $number } z { $total }
cup-to-table = Do twojego stołu
cup-still = { $count ->
    [one] Jeden stół jeszcze gra.
    [few] { $count } stoły jeszcze grają.
   *[many] { $count } stołów jeszcze gra.
}
cup-closed = Wszędzie leży to samo rozdanie, więc wyniki i powtórki będą, gdy skończy ostatni stół.
cup-bye = W tej rundzie pauzujesz. Liczy się to jak wygrana.
cup-byes = Pauza: { $names }
cup-standings = Tabela
cup-place = Miejsce
cup-name = Imię
cup-points = Punkty
cup-buchholz = Buchholz
cup-deal = Rozdanie
cup-stood-in = { $count ->
    [one] bot na zastępstwie w jednej partii
    [few] bot na zastępstwie w { $count } partiach
   *[many] bot na zastępstwie w { $count } partiach
}
cup-had-bye = jedna runda pauzy
cup-has-left = już nie gra
cup-explained = Jak powstaje tabela
cup-explained-points = Punkty: dwa za każdą osobę przy twoim stole, którą pokonasz, jeden za każdą, z którą zremisujesz. Pauza liczy się jak wygrana.
cup-explained-buchholz = Przy równych punktach liczy się Buchholz: punkty wszystkich, z którymi grasz w turnieju. Silni przeciwnicy są warci więcej. Jeśli przeciwnika zabrakło, zamiast jego punktów liczą się twoje.
cup-explained-deal = Jeśli i to jest równe, liczy się rozdanie: dwa za każdą osobę, której na twoim miejscu z tym samym rozdaniem poszło gorzej, jeden za każdą, której poszło tak samo. Kto nadal jest na równi, dzieli miejsce.
cup-explained-two = Grają ze sobą ci, którzy stoją podobnie. Nikt nie trafia dwa razy na tę samą osobę, póki może trafić na inną, i nikt nie pauzuje drugi raz, zanim nie pauzowali wszyscy.
cup-explained-roles = Z rundy na rundę wszyscy zmieniają strony.
cup-explained-more = Razem siadają ci, którzy spotykali się najrzadziej. Wolne miejsca zajmują boty.
cup-rounds-over = Dotychczasowe rundy
cup-replay = Powtórka
cup-won = { $count ->
    [one] Turniej wygrywa { $names }!
    [few] Puchar dzielą między siebie { $names }!
   *[many] Puchar dzielą między siebie { $names }!
}
cup-never = Czas minął, a żadnej rundy nie rozegrano.
cup-back = Do turnieju
cup-table-closed = Tę partię obejrzysz jeszcze raz, gdy skończy ostatni stół rundy.
cup-erase = Usuń moje imię
cup-erase-text = W tym turnieju miejsce twojego imienia na zawsze zajmie kreska. Wyniki zostają. To, co jest przy stołach poszczególnych rund, usuwa się przy nich.
