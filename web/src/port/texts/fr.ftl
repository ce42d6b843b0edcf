# Ce qui est dit là où la maison est dans la page même, en français.

pocket-moving = La maison emménage : { $percent } %
pocket-waking = La maison se réveille…
pocket-broken = La maison n’a pas pu emménager dans ce navigateur ({ $reason }).
pocket-kept = Dans ce navigateur, et nulle part ailleurs : ni serveur, ni compte, ni nom. Les parties à plusieurs devant un même écran ne comptent pas, car on ne sait pas qui les a jouées.
pocket-may-go = Le navigateur peut tout jeter quand l’appareil manque de place.
pocket-promise = Garder pour de bon
pocket-promised = Le navigateur a promis de tout garder jusqu’à ce que tu l’effaces.
pocket-refused = Le navigateur n’a pas promis de tout garder. Il le fait plus volontiers quand la maison est sur ton écran d’accueil ; d’ici là, exporte tes parties de temps en temps.
far-away = Ailleurs
far-away-how = Cette maison est dans ta poche, et personne d’autre ne peut y entrer. Pour jouer à distance, retrouvez-vous dans une maison ouverte à tous : qui en tient une a une adresse pour vous.
far-away-address = L’adresse d’une maison
far-away-go = Y aller
far-away-form = Ce n’est pas une adresse. En voici une : https://maison.example
home-screen = Mettre la maison sur l’écran d’accueil
pocket-levels = Il réfléchit sur cet appareil, et jamais au-delà du temps prévu : sur un appareil lent, il essaie moins de possibilités et joue donc moins bien.
pocket-perfect = Il lui faut un fichier de 9 Mo, chargé à son premier coup. Sans réseau, il joue comme le niveau en dessous.
