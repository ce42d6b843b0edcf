# Énigmes de Ghostbumpers, en français.

puzzle-take-or-leave = Prendre ou laisser
puzzle-take-or-leave-task = Quoi que les autres aient et jouent encore : un coup assure que ta pile vaudra { $points } points à la fin de ce pli. Lequel ?
puzzle-take-or-leave-hint = Une série compte peu : trois 8 ne font que 3,8. Qui prend le pli retourne une carte, et une de plus pour chaque 5. Avec la carte Frayeur au-dessus, chaque carte dessous compte double.
puzzle-take-or-leave-right = C’est sûr : ce qui est caché et compte peut se présenter de { $worlds } façons, et dans aucune ils ne peuvent te laisser moins de { $points } points.
puzzle-take-or-leave-wrong-nothing = Ainsi ils peuvent tout te prendre, alors que { $points } points sont assurés. Voici comment ({ $left } points).
puzzle-take-or-leave-wrong-less = Ainsi ils peuvent te réduire à { $left } points, alors que { $points } sont assurés. Voici comment.
puzzle-sure-paranoia = Paranoïa assurée
puzzle-sure-paranoia-task = Ta carte Frayeur est tout en bas. Un coup assure la Paranoïa et ses { $points } points, quoi que les autres aient et fassent. Lequel ?
puzzle-sure-paranoia-hint = Il te faut des plis, jusqu’à la toute dernière carte de la pile. Quelle carte personne ne peut-il plus battre ?
puzzle-sure-paranoia-right = Personne ne t’arrête : dans toutes les { $worlds } donnes possibles, tu retournes la carte Frayeur en dernier, pour { $points } points.
puzzle-sure-paranoia-wrong-nothing = Ainsi ils peuvent tout gâcher, et { $points } points sont perdus : il t’en reste peut-être { $left }. Voici comment.
puzzle-sure-paranoia-wrong-less = Ainsi ils peuvent tout gâcher : il te reste peut-être { $left } points au lieu de { $points }. Voici comment.
puzzle-clue-set = Plusieurs cartes d’un coup.
puzzle-clue-highest = Ta plus haute carte.
puzzle-clue-single = Une seule carte, et pas ta plus haute.
puzzle-clue-trickster = La carte 0/10.
