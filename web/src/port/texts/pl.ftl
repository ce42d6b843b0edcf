# Co się mówi tam, gdzie dom mieści się w samej stronie, po polsku.

pocket-moving = Dom się wprowadza: { $percent }%
pocket-waking = Dom się budzi…
pocket-broken = Dom nie mógł się wprowadzić do tej przeglądarki ({ $reason }).
pocket-kept = W tej przeglądarce i nigdzie indziej: bez serwera, konta i imienia. Partie kilku osób przy jednym ekranie się nie liczą, bo nikt nie wie, czyje są.
pocket-may-go = Gdy na urządzeniu zabraknie miejsca, przeglądarka może to wszystko wyrzucić.
pocket-promise = Zachowaj na dobre
pocket-promised = Przeglądarka obiecała to przechować, dopóki tego nie usuniesz.
pocket-refused = Przeglądarka nie obiecała tego przechować. Chętniej to robi, gdy dom jest na ekranie głównym; do tego czasu eksportuj od czasu do czasu swoje partie.
far-away = Gdzie indziej
far-away-how = Ten dom mieści się w twojej kieszeni i nikt inny do niego nie wejdzie. Żeby zagrać z kimś daleko, spotkajcie się w domu otwartym dla wszystkich: kto taki prowadzi, poda wam adres.
far-away-address = Adres domu
far-away-go = Idź tam
far-away-form = To nie jest adres. Adres wygląda tak: https://dom.example
home-screen = Umieść dom na ekranie głównym
pocket-levels = Myśli na tym urządzeniu i nigdy dłużej, niż ma czasu: na wolnym urządzeniu sprawdza mniej możliwości, więc gra słabiej.
pocket-perfect = Potrzebuje pliku 9 MB, który pobiera przy swoim pierwszym ruchu. Bez sieci gra jak poziom niżej.
