# Ce que dit le fantôme professeur de Ghostbumpers, en français.

## Pli 1 : trois 8, c’est peu, et le bord

three-eights-title = Trois 8, c’est peu
three-eights-pile = Bienvenue aux autos tamponneuses ! Voici ta pile : six cartes Détente et une carte Frayeur, que tu as posée tout en haut. Quand on remporte un pli, on retourne la carte du dessus de sa pile. Si c’est la carte Frayeur, la manche est finie et on ne marque rien. Laisse donc ce pli à quelqu’un d’autre.
three-eights-low = Pour l’instant, le 4 de Mira est en tête. Reste en dessous ! Plusieurs cartes du même nombre comptent d’abord par leur quantité : trois 8, notés 3×8, battent un 3 seul, mais pas un 4. Appuie sur les 8 jusqu’à les prendre tous les trois, puis joue-les.
three-eights-pair = Cela passerait aussi sous le 4 : deux cartes valent 2 et des poussières. Mais voyons ce que valent trois cartes. Joue les trois 8.
three-eights-single = Une carte seule vaut tout son nombre, et c’est plus que 4 : tu remporterais le pli et retournerais ta carte Frayeur. Joue les trois 8 ensemble.
three-eights-which = Le 4 de Mira a remporté le pli, et elle a retourné sa carte Frayeur : la manche est finie. Petite vérification : qu’est-ce qui vaut le plus ?
three-eights-eights = Trois 8
three-eights-four = Un seul 4
three-eights-not-eights = Trois 8 font 3×8 : le nombre de cartes vient d’abord. Le 4 gagne donc, d’un cheveu.
three-eights-why = Maintenant, chacun compte les cartes Détente sous sa carte Frayeur. Tu en avais 6, et tu as marqué 12 points ; Otto en avait 3, et il a marqué 3 points. Pourquoi les tiennes ont-elles compté double ?
three-eights-many = Parce qu’il me restait le plus de cartes
three-eights-top = Parce que ma carte Frayeur était tout en haut
three-eights-never = Parce que je n’ai remporté aucun pli
three-eights-not-many = Le nombre de cartes n’y est pour rien. Regarde où était la carte Frayeur dans ta pile, et où dans celle d’Otto.
three-eights-not-never = Otto n’a pas remporté de pli non plus, et ses cartes n’ont compté qu’une fois. Regarde où était la carte Frayeur dans ta pile, et où dans la sienne.
three-eights-done = C’est ce qu’on appelle être au bord : la carte Frayeur tout en haut, à un pli de la catastrophe, et chaque carte en dessous compte double. C’est là qu’il faut être quand quelqu’un d’autre prend peur.

## Pli 2 : Paranoïa

paranoia-title = Paranoïa
paranoia-worth = Nouvelle manche. Cette fois, ta carte Frayeur était tout en bas, et tu viens de retourner les six cartes Détente : il ne reste que la carte Frayeur. Si quelqu’un d’autre prend peur maintenant, que vaut ta pile ?
paranoia-six = Six points
paranoia-nothing = Rien
paranoia-not-six = Les cartes retournées ne comptent plus. Seules comptent les cartes Détente encore sous la carte Frayeur, et il n’y en a aucune.
paranoia-take = Exact : tu n’as rien à perdre. Mais tu as quelque chose à gagner ! Si tu remportes un pli et que la carte Frayeur que tu retournes est la toute dernière de ta pile, c’est la Paranoïa : 10 points pour toi, et rien pour les autres. C’est toi qui entames. Prends ce pli avec ta carte la plus haute, le 9 !
paranoia-pair = Deux cartes valent 2 et des poussières : presque tout les bat. Cette fois, tu veux le pli. Joue le 9.
paranoia-lower = C’est facile à battre. Cette fois, tu veux le pli : joue le 9, presque rien ne le bat.
paranoia-when = Voilà une frayeur qui fait du bien : 10 points ! Quand y a-t-il Paranoïa, exactement ?
paranoia-any = Chaque fois que je retourne ma carte Frayeur
paranoia-last = Quand je remporte un pli et que la carte Frayeur est la dernière de ma pile
paranoia-bottom = Quand la carte Frayeur est encore tout en bas à la fin
paranoia-not-any = S’il reste des cartes en dessous, ce n’est qu’une frayeur : la manche finit, et tu ne marques rien.
paranoia-not-bottom = La garder en bas ne suffit pas : si quelqu’un d’autre finit la manche, il n’y a rien sous ta carte Frayeur et ta pile ne vaut rien. Il faut la retourner toi-même, en remportant un pli.
paranoia-done = Il y a donc deux bons plans : la carte Frayeur tout en haut quand quelqu’un d’autre prend peur, ou la carte Frayeur que tu retournes en toute dernière. Entre les deux, tout rapporte moins.

## Pli 3 : viser le bord

edge-title = Vise le bord
edge-take = Maintenant, ta carte Frayeur est sous une carte Détente, et il y en a cinq autres en dessous. Tu es à un pli du bord. Le 6 de Mira est en tête. Ce pli, tu le veux : trouve une carte qui le remporte.
edge-low = Cela laisse le pli à Mira. Ce n’est pas grave, mais ta carte Frayeur reste couverte, et tes cinq cartes ne comptent qu’une fois. Ici, prends le pli : avec une seule carte, plus haute que 6.
edge-worth = Tu as remporté le pli et retourné une carte Détente : ta carte Frayeur est maintenant tout en haut, sur cinq cartes. Que vaut ta pile si quelqu’un d’autre prend peur maintenant ?
edge-five = 5 points
edge-ten = 10 points
edge-none = Rien
edge-not-five = Il y a cinq cartes en dessous, mais la carte Frayeur est tout en haut : chacune compte donc double.
edge-not-none = Tu ne marques rien si tu la retournes toi-même. Si quelqu’un d’autre prend peur, tu comptes ce qui est en dessous, et cela compte double.
edge-dodge = Tu es au bord : désormais, chaque pli est un pli de trop. C’est toi qui entames. Joue quelque chose que les autres battront à coup sûr.
edge-high = Cela pourrait bien remporter le pli, et la prochaine carte de ta pile est la carte Frayeur. Joue une carte basse, ou plusieurs cartes identiques : ensemble, elles valent peu.
edge-counted = Mira a remporté le pli, et il y avait un 5 dedans : elle a retourné deux cartes, et la seconde était sa carte Frayeur. Tes cinq cartes comptent double : 10 points.
edge-done = Voilà tout le jeu : remporter juste assez de plis pour arriver au bord, et plus un seul ensuite.

## Poser sa pile

lay-high-title = Ta pile : des cartes basses
lay-high-lay = Avant chaque manche, tout le monde cache sa carte Frayeur dans sa pile. Regarde ta main : des nombres bas, et chacun plusieurs fois. Avec cela, tu te glisses sous presque tous les plis. Mets donc la carte Frayeur là où il te faut peu de plis : tout en haut, ou sous une carte. Glisse-la à sa place et pose la pile.
lay-high-two = Pas mal. Mais avec cette main, même deux plis sont difficiles à prendre, et chaque carte au-dessus de la carte Frayeur est une carte qui ne compte pas. Mets-la tout en haut, ou sous une carte.
lay-high-deep = Chaque carte au-dessus de la carte Frayeur doit partir avant que tu sois au bord. Il faut un pli pour chacune, et ta main n’en remporte presque pas. En plus, ces cartes ne comptent pas. Mets-la tout en haut, ou sous une carte.
lay-high-slip = Mira a joué un 4, Otto un 6. Reste sous le 6. Tu peux jouer une carte, ou plusieurs du même nombre ; passer n’est jamais permis.
lay-high-eight = Un 8 seul est plus haut que 6 : tu remporterais le pli, et tu perdrais une carte de ta pile. Joue plus bas : plusieurs cartes identiques valent peu, même des 8.
lay-high-done = Avec des cartes basses, ou plusieurs fois les mêmes : la carte Frayeur bien en haut, et puis profil bas.
lay-deep-title = Ta pile : des cartes hautes
lay-deep-lay = Une autre main : presque rien de bas. Tu remporteras des plis, que tu le veuilles ou non. Alors profites-en ! Mets la carte Frayeur là où chaque pli te rapproche de la Paranoïa : tout en bas.
lay-deep-nearly = Presque. Mais si bas, presque rien ne compte en dessous, et ce ne serait pas la toute dernière carte. Va jusqu’en bas : c’est là que t’attend la Paranoïa.
lay-deep-high = Avec ces cartes, tu remporteras vite un pli dont tu ne veux pas, et tu retourneras la carte Frayeur : aucun point. Mets-la tout en bas.
lay-deep-harvest = Mira et Otto ont joué chacun deux 5, soit 2×5. Pour chaque 5 dans le pli, on retourne une carte de plus quand on le remporte. Tu veux en retourner beaucoup ! Prends le pli avec n’importe quelle carte seule.
lay-deep-pair = Deux cartes ou plus valent 2 ou 3 et des poussières. Ne sois pas modeste : une carte seule remporte ce pli à coup sûr.
lay-deep-left = Une carte pour le pli et quatre pour les 5 : cinq cartes Détente d’un coup. Il reste deux cartes, et la dernière est la carte Frayeur. Encore deux plis, et c’est la Paranoïa.
lay-deep-done = Avec des cartes hautes : la carte Frayeur tout en bas, et puis prends tout ce que tu peux.

## Les 5

fives-title = Les 5 bousculent
fives-count = Quand on remporte un pli, on retourne une carte, et une de plus pour chaque 5 dans le pli, peu importe qui l’a joué. Tu as deux 5. Si tu les joues tous les deux et que Mira remporte le pli avec son 7, combien de cartes retourne-t-elle ?
fives-one = Une
fives-two = Deux
fives-three = Trois
fives-not-one = Une pour le pli lui-même ; et puis une de plus pour chaque 5.
fives-not-two = Une pour le pli lui-même, et une de plus pour chacun des deux 5.
fives-bump = Alors bouscule-la ! Ensemble, tes deux 5 ne font que 2×5 : le pli reste à Mira.
fives-single = Bonne idée : elle retournerait deux cartes. Mais avec les deux 5, cela fait trois, et deux 5 valent même moins qu’un seul.
fives-high = C’est plus haut que 7 : tu remporterais le pli toi-même.
fives-others = Le pli reste à Mira, mais cela ne l’embête pas beaucoup : elle ne retourne qu’une carte. Joue les deux 5.
fives-bumped = Détente, Détente, et la troisième était la carte Frayeur ! Avec un seul 5, elle s’en tirait. On arrête de retourner dès que la carte Frayeur apparaît.
fives-done = Bouscule ceux qui remportent un pli de justesse. Et surveille les 5 avant d’en prendre un toi-même.

## Égalités

later-title = La dernière jouée l’emporte
later-under = Tu es au bord : la carte Frayeur est tout en haut. Mira a joué un 7. Débarrasse-toi de ta carte la plus haute qui ne remporte pas ce pli.
later-equal = Attention : entre deux valeurs égales, c’est la dernière jouée qui l’emporte. Ton 7 battrait le 7 de Mira, et tu prendrais peur.
later-high = C’est plus haut que 7 : tu remporterais le pli et retournerais ta carte Frayeur.
later-waste = C’est sans danger, mais garde-les : les cartes basses et les cartes identiques te serviront quand les autres joueront bas. Quelle carte seule est juste sous 7 ?
later-who = Bien esquivé. Mira entame avec deux 4, puis Otto joue deux 4. Qui est en tête ?
later-first = Mira
later-second = Otto
later-nobody = Personne, c’est une égalité
later-not-first = Les deux valent 2×4. Entre deux valeurs égales, c’est la dernière jouée qui l’emporte.
later-not-nobody = Il n’y a jamais d’égalité : entre deux valeurs égales, c’est la dernière jouée qui l’emporte.
later-done = Jouer tard est un avantage : tu sais ce qu’il faut battre, et une valeur égale suffit. Parfois, c’est justement ce qu’il faut éviter.

## La carte 0/10

trickster-title = La carte 0/10
trickster-danger = Regarde Otto : cinq cartes retournées, plus que deux dans sa pile, et il entame avec un 9. Il veut des plis. Cela sent la Paranoïa : sa carte Frayeur doit être tout en bas. Encore deux plis, et il marque 10 points, et toi rien.
trickster-spoil = Mais tu as la seule carte 0/10. En la jouant, tu dis ce qu’elle vaut : 0 ou 10. Et dans un pli où elle se trouve, on ne retourne rien. À la place, la carte du dessous de la pile gagnante passe au-dessus, sans être vue. Laisse le pli à Otto : joue-la comme 0.
trickster-ten = Comme 10, elle remporte le pli : c’est alors ta propre carte du dessous qui monte, et la pile d’Otto reste comme elle est. Joue-la comme 0 et laisse-lui le pli.
trickster-others = Otto remporterait alors le pli et serait à une carte de la Paranoïa. Joue la carte 0/10 comme 0.
trickster-moved = Otto a remporté le pli, n’a rien retourné, et sa carte du dessous est passée au-dessus. Si c’était sa carte Frayeur, où est-elle maintenant ?
trickster-bottom = Toujours tout en bas
trickster-top = Tout en haut, avec une carte en dessous
trickster-not-bottom = C’est justement la carte du dessous qui a bougé : elle est tout en haut maintenant.
trickster-done = Adieu la Paranoïa : le prochain pli d’Otto lui fera peur, et il restera une carte en dessous. La carte 0/10 peut aussi te protéger : comme 10, elle remporte un pli sans que tu retournes rien.

## La fin d’une manche

counting-title = Compter les points
counting-guess = Tu as remporté un pli. Ta carte Frayeur est encore sous une carte Détente, et il y en a quatre en dessous. Si Mira prend peur dans ce pli, combien de points marques-tu ?
counting-four = 4
counting-eight = 8
counting-five = 5
counting-not-eight = Elles ne comptent double que si la carte Frayeur est tout en haut, et il y a encore une carte Détente dessus.
counting-not-five = La carte au-dessus de la carte Frayeur ne compte pas. Seules les quatre d’en dessous comptent.
counting-choose = Le 6 de Mira est en tête. Tu pourrais prendre le pli et arriver au bord. Mais voyons comment finit une manche : laisse-le-lui.
counting-take = Ce serait bien joué aussi : tu serais au bord. Mais personne ne prendrait peur, et nous voulons voir comment finit une manche. Reste sous 6.
counting-points = Mira a pris peur : 0 point pour elle. Tous les autres retournent leur pile et comptent. Une manche finit aussi quand personne n’a plus de carte ; alors tout le monde compte. La carte Départ passe à gauche, et une nouvelle manche commence.
counting-end = À trois, on joue 6 manches ; à quatre, 8 ; à cinq, 5 ; et à six, 6. Qui gagne ?
counting-most = La personne qui a le plus de points à la fin
counting-first-ten = La première personne qui arrive à 10 points
counting-fewest = La personne qui a pris peur le moins souvent
counting-not-first-ten = Dix points, ce n’est qu’une bonne manche. On joue toutes les manches, et on additionne leurs points. (En ouvrant une table, on peut aussi choisir un objectif de points.)
counting-not-fewest = Une frayeur te coûte une manche, pas plus. Ce qui compte, ce sont les points de toutes les manches.
counting-done = Tu sais tout : plusieurs cartes identiques valent peu, au bord tout compte double, la Paranoïa renverse tout, et les 5 et la carte 0/10 sèment la pagaille.
