# Ce que dit le fantôme professeur de Shy Monsters, en français.

## Le chemin du Héros

walk-title = Le chemin de la sortie
walk-hello = Bienvenue au donjon ! Tu es le Héros, à l’Entrée. Autour de toi, six tuiles : trois Couloirs, deux Monstres et la Sortie. Le Maître du Donjon les a posées face cachée, et lui seul sait ce qu’elles cachent. Deux tuiles sont déjà révélées. Trouve la Sortie de trois étages, et tu gagnes.
walk-first = Tu vois la Sortie, à deux pas au nord et un à l’est, et un Couloir juste à côté de toi, au nord. Fais le premier pas vers la Sortie : appuie sur le Couloir au nord.
walk-away = Cela t’éloigne de la Sortie, et tu ne sais pas ce que cache cette tuile. Prends celle que tu connais : le Couloir au nord.
walk-skills = L’Attaque et le Saut ne servent qu’une fois par étage. Pour un Couloir bien visible, c’est inutile : va simplement au nord.
walk-unknown = Maintenant, une tuile que tu n’as pas encore vue : elle se révèle quand tu y entres. S’il s’y trouve un Monstre actif, c’est la fin. Mais le chemin de la Sortie passe par la tuile au nord, alors courage !
walk-side = Tu pourrais, mais cela ne mène pas à la Sortie. Chaque tuile inconnue est un risque : n’entre que sur celles qui te font avancer. Va au nord.
walk-back = Tu as toujours le droit de revenir sur des tuiles connues. Mais la Sortie est de l’autre côté, au nord.
walk-skills-later = Quelle prudence ! Garde tes compétences pour les prochaines scènes : la tuile au nord est juste à côté. Explore-la.
walk-leave = Un Couloir : ouf ! La Sortie est juste à côté de toi. Vas-y.
walk-back-again = Tu en as le droit, mais la Sortie est à côté de toi, à l’est.
walk-skills-again = Tu vois la Sortie : pas besoin de compétence. Va simplement à l’est.
walk-done = Tu as quitté l’étage, et tu ne peux plus rien y révéler. Le Maître du Donjon pioche deux autres Monstres et construit l’étage suivant. Après le troisième, à toi la liberté !

## Révéler

reveals-title = Deux coups d’œil
reveals-first = Au premier étage, avant ton premier pas, tu révèles deux tuiles, où tu veux. Un Monstre révélé ainsi ne te fait rien. Les culs-de-sac sont suspects : révèle la tuile à deux pas au nord.
reveals-others = Tu peux révéler n’importe quelle tuile. Mais regardons d’abord le cul-de-sac, à deux pas au nord.
reveals-second = Un dragonnet, et il adore les culs-de-sac ! Bon à savoir. Choisis toi-même la deuxième tuile, celle que tu veux.
reveals-later = Plus tu avances, moins tu en vois. Combien de tuiles révèles-tu au deuxième étage, et au troisième ?
reveals-always = Deux à chaque fois
reveals-fewer = Une au deuxième, aucune au troisième
reveals-more = Trois au deuxième, quatre au troisième
reveals-not-always = Ce serait bien ! Mais tu n’en révèles deux qu’au premier étage, puis une de moins à chaque étage.
reveals-not-more = Cela devient plus difficile, pas plus facile : deux au premier étage, puis une de moins à chaque étage.
reveals-done = Deux, une, aucune. Au dernier étage, il ne te reste que le raisonnement.

## Zones de confort

comfort-title = Des Monstres timides
comfort-drake = Les Monstres sont timides : ils n’attaquent que là où ils se sentent bien. Les schémas de la tuile mémo disent où. Un point : il faut une tuile ; une croix : il n’en faut pas. On peut tourner le schéma comme on veut. Le dragonnet veut une tuile d’un côté et rien des trois autres. Il est à deux pas au sud. S’y sent-il bien ?
comfort-yes = Oui : il n’y a qu’une tuile à côté de lui
comfort-no = Non : quelque chose le gêne
comfort-drake-wrong = Regarde les quatre côtés du dragonnet : il y a une tuile au nord, et rien ailleurs. C’est exactement ce qu’il veut.
comfort-serpent = Exact ! Il est donc actif : y aller, c’est la mort. Maintenant le serpent, juste à côté de toi, au nord. Il veut des tuiles de deux côtés opposés et rien des deux autres. Se sent-il bien ?
comfort-serpent-yes = Oui : il a une tuile au nord et une au sud
comfort-serpent-no = Non : il en a une à l’ouest aussi
comfort-serpent-wrong = Les tuiles au nord et au sud lui plaisent. Mais ses deux autres côtés doivent être vides, et il y a une tuile à l’ouest.
comfort-over = Il est donc mal à l’aise et n’attaque personne. Passe par sa tuile : va au nord.
comfort-south = Au sud, il n’y a que le dragonnet, et il est actif. Le serpent du nord est inoffensif : vas-y.
comfort-skills = C’est inutile : un Monstre mal à l’aise ne fait rien. Garde tes compétences et va simplement au nord.
comfort-on = Pas un frémissement ! Maintenant tout droit, au nord.
comfort-elsewhere = Tu en as le droit, mais allons tout droit, au nord.
comfort-skills-again = Garde tes compétences pour les Monstres actifs. Va simplement au nord.
comfort-done = C’est le cœur du jeu : c’est la forme de l’étage qui rend un Monstre dangereux. Et la forme, tu la vois avant de voir les Monstres.

## Attaque

attack-title = L’Attaque
attack-attack = Le serpent au nord a une tuile devant lui, une derrière, et rien sur ses flancs : il est actif, et la Sortie est derrière lui. Tu as une Attaque par étage. Choisis « Attaque » sous le plateau, puis le serpent.
attack-death = Le serpent est actif : y aller sans Attaque, c’est la mort. Choisis d’abord « Attaque », puis le serpent.
attack-south = Cela t’éloigne de la Sortie. Sers-toi de l’Attaque : « Attaque », puis le serpent.
attack-wasted = L’Attaque est perdue même s’il n’y a pas de Monstre. Sers-t’en là où tu en connais un : le serpent au nord.
attack-jump = Un Saut marcherait aussi ; tu l’essaieras à la prochaine scène. Cette fois, c’est l’Attaque : « Attaque », puis le serpent.
attack-leave = Plus de serpent, et te voilà sur sa tuile, sans une égratignure. Tu as utilisé ton Attaque pour cet étage. En route vers la Sortie !
attack-back = La Sortie est juste à côté de toi, au nord. Vas-y !
attack-again = Et ton Attaque, que devient-elle à l’étage suivant ?
attack-gone = Elle est perdue pour toute la partie
attack-ready = Elle est prête à resservir
attack-not-gone = Mais non : à chaque étage, tu retrouves tes deux compétences.
attack-done = Une Attaque par étage, et tu l’annonces avant d’avancer. Elle sert aussi sur les tuiles face cachée, si tu te méfies.

## Saut

jump-title = Le Saut
jump-jump = Encore un serpent en travers du chemin, mais tu as déjà utilisé ton Attaque. Alors saute par-dessus ! Choisis « Saut » sous le plateau, puis la tuile où tu atterris : celle qui est juste derrière le serpent.
jump-death = Le serpent est actif : y aller, c’est la mort. Saute par-dessus : « Saut », puis la tuile derrière lui.
jump-wasted = On ne saute qu’une fois par étage. Garde ton Saut pour passer le serpent, jusqu’à la tuile derrière lui.
jump-south = Au sud, il n’y a rien pour toi. Saute par-dessus le serpent : « Saut », puis la tuile derrière lui.
jump-leave = Bel atterrissage ! Un Monstre par-dessus lequel tu sautes ne te fait rien. La Sortie est à côté de toi, à l’est.
jump-back = Derrière toi, le serpent est toujours actif, et tu n’as plus de compétence. La Sortie est juste à côté de toi, à l’est.
jump-where = On saute par-dessus une tuile voisine, et on atterrit sur une tuile qui touche celle-ci par un côté. Où peux-tu donc arriver ?
jump-straight = Seulement deux tuiles plus loin, tout droit
jump-corner = Deux tuiles plus loin, tout droit, ou bien en diagonale
jump-far = N’importe où sur l’étage
jump-not-straight = Tout droit, c’est juste. Mais la tuile survolée a d’autres côtés : tu peux donc aussi atterrir en diagonale.
jump-not-far = La tuile d’arrivée doit toucher la tuile survolée.
jump-done = On révèle d’abord la tuile où tu atterris, et elle peut être mortelle. Si tu survis, on révèle aussi la tuile survolée. Saut et Attaque vont bien ensemble : l’Attaque tombe alors sur la tuile d’arrivée.

## Panique

panic-title = La panique
panic-attack = Encore un serpent actif au nord, et la Sortie est deux tuiles plus loin. Tu ne sais pas ce que cache la tuile entre les deux. Attaque d’abord le serpent.
panic-death = Le serpent est actif : y aller sans Attaque, c’est la mort. Choisis « Attaque », puis le serpent.
panic-jump = Tu atterrirais sur une tuile sans savoir ce qui s’y cache. Il y a mieux : attaque le serpent.
panic-south = La Sortie est au nord. Attaque le serpent.
panic-next = Maintenant la tuile inconnue au nord, et plus d’Attaque. Mais réfléchis : de deux Monstres côte à côte, le second révélé panique et n’attaque jamais, même si le premier est mort. Le premier, c’était le serpent. Peu importe ce qui se cache là : vas-y, tout simplement.
panic-over = Tu pourrais sauter par-dessus, mais c’est inutile : à côté du serpent mort, tout Monstre panique. Vas-y, tout simplement.
panic-back = La Sortie est devant toi. À côté du serpent mort, aucun Monstre ne peut te faire de mal : va au nord.
panic-why = Une chauve-souris ! Elle a une tuile en diagonale, elle se sentirait donc bien. Pourquoi n’a-t-elle rien fait ?
panic-body = Elle a été révélée à côté d’un autre Monstre
panic-zone = Elle n’était pas dans sa zone de confort
panic-hero = Elle a peur des Héros
panic-not-zone = Si : au nord-ouest, il y a une tuile en diagonale. Mais juste à côté d’elle, il y a le serpent, révélé avant elle, et même mort, il l’effraie.
panic-not-hero = Ce serait trop beau ! Elle a peur du serpent à côté d’elle, révélé avant elle. Même mort.
panic-leave = Et maintenant, dehors, par la Sortie au nord !
panic-away = La Sortie est juste à côté de toi, au nord.
panic-done = Deux Monstres côte à côte, c’est moitié moins grave : le second panique. Il faut qu’ils se touchent par un côté ; en diagonale, un Monstre n’effraie personne.

## Lire un étage

reading-title = Le dernier étage
reading-seen = Le troisième étage : rien n’est révélé. Mais en chemin, tu as vu la chauve-souris, le serpent et le cobra (cochés sur la tuile mémo), et chaque Monstre est unique. Ici, il y a donc deux des trois autres : dragonnet, kraken, gargouille. Le dragonnet veut un cul-de-sac, le kraken des tuiles de trois côtés, la gargouille un bloc de deux sur deux.
reading-straight = Maintenant, regarde la forme. Trois tuiles touchent l’Entrée : au nord, à l’est et au sud. Laquelle ne convient à aucun des trois ? Vas-y.
reading-block = L’Entrée et les trois tuiles à l’est, au sud-est et au sud forment un bloc de deux sur deux : la gargouille adorerait. La tuile au nord est en ligne droite, avec une tuile devant et une derrière : cela ne plaît qu’au serpent, et tu l’as déjà vu. Va au nord.
reading-skills = Ici, ce serait gâcher une compétence : une des tuiles ne convient à aucun des trois. Cherche la ligne droite.
reading-bend = Sans danger, comme tu l’avais déduit. Continue sur la tuile suivante, au nord : un coin. Cela ne plaît qu’au cobra, et tu l’as déjà vu.
reading-back = Par là, il y a le bloc de deux sur deux. La tuile suivante, au nord, ne convient à aucun des trois : vas-y.
reading-skills-again = Garde tes compétences : la tuile suivante, au nord, ne convient à aucun des trois.
reading-bluff = La gargouille, dans un coin, et inoffensive ! Pourquoi le Maître du Donjon l’a-t-il posée là où elle ne peut rien faire ?
reading-mistake = Par erreur : les règles l’interdisent
reading-fear = Pour bluffer : chaque tuile face cachée te fait peur
reading-panic = Pour la faire paniquer
reading-not-mistake = Le Maître du Donjon peut poser un Monstre n’importe où, qu’il s’y sente bien ou non.
reading-not-panic = Elle ne paniquerait qu’à côté d’un autre Monstre révélé avant elle. C’est plus simple : tu ne pouvais pas savoir ce qu’il y avait là.
reading-doubt = De ce côté, il reste une tuile : le cul-de-sac à l’est. La Sortie, ou le dragonnet ? Impossible de le savoir. Mais tu as encore tes deux compétences, et c’est le dernier étage. Avance sans prendre de risque.
reading-risky = Si le dragonnet est là, c’est la fin. Tu as encore ton Attaque, et plus aucune raison de l’économiser : « Attaque », puis le cul-de-sac à l’est.
reading-elsewhere = Tu en as le droit, mais finissons-en : le cul-de-sac à l’est, avec l’Attaque par sécurité.
reading-done = La Sortie, et la liberté ! Regarde la forme, retiens ce que tu as vu, et garde une compétence pour la dernière tuile douteuse.

## Le Maître du Donjon

laying-title = Le Maître du Donjon
laying-role = Et maintenant, l’autre côté de la table : tu construis l’étage, et le Héros doit le traverser. Tu pioches deux Monstres, ici un dragonnet et un serpent, et tu poses six tuiles face cachée. Avec l’Entrée, elles doivent former un seul groupe, côté contre côté. Pour le reste, fais comme tu veux.
laying-lay = Trois Couloirs et la Sortie sont déjà posés. Mets les Monstres là où ils se sentent bien : le serpent en ligne droite, juste au nord de l’Entrée ; le dragonnet dans le cul-de-sac, deux cases plus au nord. Appuie sur une de tes tuiles, puis sur une case. « Actif » veut dire qu’un Monstre se sent bien. Ensuite, pose l’étage.
laying-one = Tu peux poser cela. Mais un de tes Monstres est mal à l’aise et ne ferait rien. La liste sous ton brouillon dit ce qui le gêne.
laying-none = Tu peux poser cela, mais les deux Monstres sont mal à l’aise : le Héros ne risquerait rien. Serpent : des tuiles de deux côtés opposés, rien des autres. Dragonnet : une tuile d’un seul côté.
laying-hidden = Posé ! Qu’en voit le Héros, maintenant ?
laying-shape = La forme, mais pas ce qu’il y a sur les tuiles
laying-faces = Tout
laying-not-faces = Toutes les tuiles sont face cachée. Le Héros voit où elles sont, pas ce qu’elles sont.
laying-done = Chaque forme apprend donc quelque chose au Héros : un cul-de-sac ? Gare au dragonnet ! Et c’est justement ainsi que tu peux le tromper.
trap-title = Un piège
trap-lay = Tu as pioché une chauve-souris et un dragonnet. La chauve-souris veut une tuile en diagonale, le dragonnet un cul-de-sac. Mets-en un juste au sud de l’Entrée, et l’autre à deux pas à l’ouest et un au sud : les deux cases conviennent aux deux. Puis pose l’étage et regarde.
trap-other = Un étage intéressant ! Mais pour ce piège, laisse les quatre tuiles où elles étaient, et mets les Monstres sur les deux cases qui brillent.
trap-why = Le Héros a révélé le Monstre au sud-ouest et le Couloir au nord, il est allé sur la tuile la plus proche, et ton second Monstre l’y attendait. Tu as gagné ! Quelle a été son erreur ?
trap-lucky = Aucune, il n’a pas eu de chance
trap-safe = Après avoir trouvé un Monstre, il s’est cru à l’abri
trap-not-lucky = Il savait qu’il y avait deux Monstres, et il avait encore ses deux compétences. En trouver un l’a rendu imprudent.
trap-bluff = As-tu aussi le droit de poser un Monstre là où il ne se sent pas bien ?
trap-forbidden = Non, il doit se sentir bien
trap-useful = Oui, et cela peut être malin
trap-not-forbidden = Une seule règle te limite : les tuiles forment un seul groupe. Et même un Monstre mal à l’aise coûte au Héros des révélations, des compétences et des nerfs.
trap-done = Parfois, l’endroit dangereux est vide et l’endroit tranquille est mortel. Si le Héros n’est jamais sûr de rien, tu as bien construit.
