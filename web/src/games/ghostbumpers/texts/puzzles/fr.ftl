# Énigmes de Ghostbumpers, en français.

puzzle-take-or-leave = Prendre ou laisser
puzzle-take-or-leave-task = Un seul coup t’assure une pile qui vaut { $points } points à la fin de ce pli, quoi que les autres aient en main et quoi qu’ils jouent. Lequel ?
puzzle-take-or-leave-terms = Chaque carte Détente sous ta carte Frayeur vaut 1 point, et 2 tant que la Frayeur est tout en haut. Qui retourne sa propre Frayeur n’a rien.
puzzle-take-or-leave-hint = Plusieurs cartes identiques valent peu : trois 8 ne font que 3×8. Qui remporte le pli retourne une carte, et une de plus pour chaque 5. Si la carte Frayeur est tout en haut, chaque carte en dessous compte double.
puzzle-take-or-leave-right = C’est sûr : les cartes cachées peuvent être réparties de { $worlds } façons qui comptent, et dans aucune les autres ne peuvent te laisser moins de { $points } points.
puzzle-take-or-leave-wrong-nothing = Ainsi, les autres peuvent tout te prendre, alors que { $points } points étaient sûrs. Voici comment.
puzzle-take-or-leave-wrong-less = Ainsi, les autres peuvent te laisser { $left ->
        [one] { $left } point
       *[other] { $left } points
    }, alors que { $points } étaient sûrs. Voici comment.
puzzle-sure-paranoia = Paranoïa assurée
puzzle-sure-paranoia-task = Ta carte Frayeur est tout en bas. Un seul coup t’assure la Paranoïa et ses { $points } points, quoi que les autres aient en main et quoi qu’ils jouent. Lequel ?
puzzle-sure-paranoia-terms = La Paranoïa, c’est remporter un pli et retourner sa carte Frayeur en toute dernière carte de la pile.
puzzle-sure-paranoia-hint = Il te faut des plis, jusqu’à la toute dernière carte de ta pile. Quelle carte personne ne peut-il plus battre ?
puzzle-sure-paranoia-right = Personne ne peut t’arrêter : dans les { $worlds } donnes possibles, tu retournes la carte Frayeur en dernier, pour { $points } points.
puzzle-sure-paranoia-wrong-nothing = Ainsi, les autres peuvent tout gâcher, et adieu les { $points } points : il t’en reste peut-être { $left }. Voici comment.
puzzle-sure-paranoia-wrong-less = Ainsi, les autres peuvent tout gâcher : il te reste peut-être { $left ->
        [one] { $left } point
       *[other] { $left } points
    } au lieu de { $points }. Voici comment.
puzzle-clue-set = Joue plusieurs cartes d’un coup.
puzzle-clue-highest = Joue ta carte la plus haute.
puzzle-clue-single = Joue une seule carte, et pas ta plus haute.
puzzle-clue-trickster = Joue la carte 0/10.

# Selon quoi les énigmes sont triées : ce que tout le monde voit d’emblée.
puzzle-theme-lead = Tu entames
puzzle-theme-middle = Au milieu du pli
puzzle-theme-last = Dernière carte du pli

# Le nom de chaque énigme ; il ne trahit rien.
puzzle-title-take-or-leave-1 = Huit points sur la corde raide
puzzle-title-take-or-leave-2 = Douze, et pas un de moins
puzzle-title-take-or-leave-3 = La dernière auto sur la piste
puzzle-title-take-or-leave-4 = Dix points ou un cri
puzzle-title-take-or-leave-5 = En premier sur la piste
puzzle-title-take-or-leave-6 = Cinq milliards de possibilités
puzzle-title-take-or-leave-7 = Au milieu de la mêlée
puzzle-title-take-or-leave-8 = Huit points dans la poche
