# Ce que dit le professeur de Straszydła, en français.

## 1

pact-title = Cinq spectres et un pacte
pact-five = Bonsoir ! Tu vas hanter une ville. Voici ton pacte, et personne d’autre ne peut le voir. Il demande cinq spectres : deux de l’Eau, deux du Feu et un de la Terre. Les autres ont aussi un pacte, mais différent.
pact-starter = Ton premier spectre est un cadeau. Sur chaque pile se trouve un spectre de départ. Prends celui de l’Eau : la carte du dessous apparaîtra alors, et ton pacte veut de l’Eau.
pact-alike = Les quatre spectres de départ se valent, celui-là serait donc aussi bon. Mais la carte suivante de sa pile est retournée, et c’est l’Eau qui nous intéresse. Prends le spectre de départ de là-bas.
pact-places = Strzyga est à toi ! Un spectre de départ compte pour les quatre éléments. Combien de places de ton pacte remplit-elle ?
pact-one = Une seule, celle dont j’ai besoin
pact-all = Les cinq à la fois
pact-not-all = Elle peut prendre n’importe quelle place, mais une seule à la fois : chacune des cinq veut son propre spectre. Regarde ton pacte : une place est cochée.
pact-when = Il en manque donc quatre. Et quand gagnes-tu ?
pact-at-once = Dès que j’ai cinq spectres qui conviennent
pact-fed = Quand cinq qui conviennent ont mangé à la fin d’un jour ou d’une nuit
pact-strong = Quand mes spectres sont les plus forts
pact-not-at-once = Presque ! Mais les avoir ne suffit pas. On regarde les pactes après le repas, à la fin d’un jour ou d’une nuit, et seuls les spectres qui ont mangé comptent.
pact-not-strong = La force aide en chemin, et elle départage deux gagnants. Mais ce qui gagne, c’est un pacte rempli, par des spectres qui ont mangé.
pact-done = Tout est là : trouver des spectres, trouver de quoi les nourrir et remplir ton pacte avant que les autres ne remplissent le leur.

## 2

way-title = Un chemin secret
way-plan = Il fait jour, et il y a des cubes de peur dans les quartiers de jour. Deux orange à l’Aciérie : un bon repas ! Touche trois quartiers l’un après l’autre, de ton pion dans le coin jusqu’à celui qui brille. Puis appuie sur « Le plan est prêt ». Mira planifie aussi, et personne ne voit le plan de l’autre.
way-elsewhere = Ce chemin finit ailleurs, et un plan se suit jusqu’au bout. Appuie sur « Recommencer » et mène-le jusqu’à l’Aciérie : il faut trois flèches.
way-collect = Les plans ont été montrés ensemble, et les deux pions ont suivi leur chemin. Il n’y a que toi à l’Aciérie, tu peux donc en profiter. Appuie sur « Ramasser » et prends tout ce qui s’y trouve.
way-left-behind = Les cubes resteraient alors ici, et Mira pourrait venir les chercher. Ramasse d’abord ; cela ne coûte rien.
way-first-collect = Cela peut attendre. Ramasse d’abord : ces cubes sont gratuits.
way-passed = Ton chemin traversait aussi d’autres quartiers, et il y a des cubes là-bas. Les reçois-tu également ?
way-passed-too = Oui, c’était sur mon chemin
way-only-end = Non, seulement ceux du bout de mon chemin
way-not-passed = Traverser ne rapporte rien. On n’agit que dans le quartier où le chemin finit : c’est lui qui compte dans un plan.
way-end = Exact. Il n’y a plus rien à faire ici. Trouve le bouton qui finit ton tour.
way-just-end = Tu peux échanger pendant ton tour, mais ces cubes serviront de repas. Finis simplement ton tour.
way-done = Planifier, se déplacer, agir : c’est une manche. Quatre manches font un jour ou une nuit. Et regarde, il y a maintenant quelque chose là où tu te trouves.

## 3

stops-title = STOP, et le chemin qui contourne
stops-whom = Quand tout le monde a agi, chacun pose un STOP là où il se trouve : le tien est à l’Aciérie, celui de Mira à la Piscine. Qui le tien arrête-t-il ?
stops-others = Seulement les autres
stops-everybody = Tout le monde, moi aussi
stops-not-others = Toi aussi ! Personne ne peut entrer dans un quartier avec un STOP ni le traverser, peu importe qui l’a posé. Seuls les faubourgs restent toujours ouverts.
stops-far = En route donc vers les Jardins ouvriers, qui brillent. Ils sont à quatre rangées, trop loin pour trois flèches. Mais les faubourgs communiquent : va au Faubourg du Vent, dans le coin à côté de toi, continue sans flèche à un autre faubourg, et marche depuis là. Puis appuie sur « Le plan est prêt ».
stops-not-there = Ce chemin ne finit pas aux Jardins ouvriers. Recommence par le faubourg dans le coin à côté de toi, puis touche un coin du bas : cela ne coûte pas de flèche. De là, deux flèches suffisent.
stops-arrows = Toute la ville en une seule manche ! Combien de flèches cela a-t-il pris ?
stops-four = Quatre, avec le voyage entre faubourgs
stops-three = Trois, le voyage est gratuit
stops-not-four = Quatre ne seraient même pas permises : un plan en a trois au plus. Passer d’un faubourg à un autre n’en demande aucune.
stops-done = Manche après manche, les STOP remplissent la ville, jusqu’à ce qu’une nouvelle phase les enlève tous ; à deux, une phase sur deux seulement. Les faubourgs te permettent de contourner.

## 4

duel-title = À deux dans un quartier
duel-pairs = Mira et toi avez choisi le même endroit, le Bosquet inquiet, mais une seule personne peut en profiter : duel ! Les dés se posent par paires, les plus hauts d’abord, et le plus haut d’une paire est un succès. Tu as 5 et 1, Mira a 5 et 3. Pourquoi ton 5 n’est-il pas un succès ?
duel-equal = Parce que le 5 de Mira est aussi haut
duel-later = Parce que Mira est venue plus tard
duel-strength = Parce que nos forces sont égales
duel-not-later = L’ordre d’arrivée ne compte que si tout le reste est égal. Regarde la paire elle-même : 5 contre 5.
duel-not-strength = La force dit combien de dés on lance : qui a plus de force en a un de plus. Regarde la paire elle-même : 5 contre 5.
duel-reroll = Exact : deux dés égaux ne sont un succès pour personne. Mais 3 bat 1, et Mira mène d’un succès. Tu as un cube noir, c’est de l’effroi, et il paie un nouveau lancer. Touche ton 1, puis appuie sur « Relancer un dé pour 1 d’effroi ».
duel-good-die = Ton 5 tient tête au 5 de Mira, et un nouveau lancer serait sans doute moins bon. Touche le 1.
duel-no-pass = Mira garderait alors l’avantage. Ton 1 ne peut que s’améliorer : touche-le et paie de l’effroi.
duel-bid = Un 2 seulement. Maintenant, vous misez de l’énergie en secret. Qui mise le plus peut changer ses propres dés de la différence, mais tout ce qui est misé est dépensé, des deux côtés. Il te faut miser 2 de plus que Mira, et elle ne misera sûrement pas zéro. Combien mises-tu ?
duel-bid-two = Cela suffit seulement si Mira ne mise rien. Si elle mise un, il te manque un pas, et ton énergie est quand même partie. Mise les trois.
duel-bid-less = Trop peu : il t’en faut 2 de plus que Mira. Ce qui est misé est dépensé, même si cela ne sert à rien ; ici, c’est donc tout ou rien. Essaie tout.
duel-bend = Mira a misé 1 et toi 3 : tu as 2 pas pour tes dés. Une égalité ne suffit pas : il compterait alors que Mira menait avant. Pose tes dés de façon à avoir plus de succès qu’elle.
duel-not-enough = Avec ces dés, Mira reste : au mieux, c’est une égalité, et elle menait avant l’énergie. Déplace-les pour avoir une paire à toi, et aucune à elle.
duel-retreat = Tu restes ! Mira doit partir dans un quartier voisin. Tu peux le désigner, ou la laisser choisir et prendre 1 d’effroi. Le tien vient d’être dépensé : laisse-la choisir.
duel-name-it = C’est permis, et parfois cela fait mal. Mais tu n’aurais pas d’effroi. Cette fois, laisse-la choisir.
duel-done = Paires, effroi, énergie, repli : voilà un duel. Qui a plus de force lance un troisième dé, et un dé sans vis-à-vis est un succès. Il est parfois plus malin de partir et de garder son énergie.

## 5

scare-title = Bouh !
scare-scare = La Gare a le symbole de la peur : ici, tu peux effrayer les gens et gagner des cubes. Lance un dé pour chacun de tes spectres. Plus les dés sont proches de ta force, plus tu reçois. Appuie sur « Faire peur ».
scare-not-yet = Tu laisserais jusqu’à trois cubes derrière toi. Fais peur d’abord.
scare-later = Cela se fait aussi après. Fais peur d’abord.
scare-keep = Un 5, et ta force est 3. Écart de deux : cela fait un cube. Tu pourrais payer de l’effroi et relancer, mais l’énergie est plus sûre. Garde les dés.
scare-gamble = Le prochain lancer peut être moins bon, et l’effroi serait parti. Tu as 3 d’énergie, qui placent le dé exactement comme tu veux. Garde les dés.
scare-energy = Chaque énergie déplace un dé de 1. Le tableau montre ce que cela rapporte. Gagne le plus de cubes possible avec le moins d’énergie possible.
scare-four = Écart de un : deux cubes. Avec une énergie de plus, il y en aurait trois.
scare-too-far = Trop loin ! De nouveau un écart de un, de l’autre côté, et plus cher. Ta force est 3.
scare-six = Un 6 apporte de l’effroi, mais l’écart est de trois : pas un seul cube. Aujourd’hui, il te faut à manger.
scare-still-five = C’est trop loin de ta force, qui est 3. Dépense de l’énergie jusqu’à ce que les dés montrent exactement cela.
scare-horror = Exactement : trois cubes violets ! Encore une chose. À la fin d’une peur, deux chiffres changent ton effroi. Lequel t’apporte un cube d’effroi ?
scare-ones = Chaque 1
scare-sixes = Chaque 6
scare-not-ones = C’est l’inverse : un 1 te prend un cube d’effroi, si tu en as un. C’est le 6 qui en apporte un.
scare-done = Exact rapporte trois cubes, un écart de un en rapporte deux, un écart de deux en rapporte un. Mieux vaut donc garder de l’énergie pour un quartier avec le symbole de la peur.

## 6

imps-title = De petits assistants
imps-summon = La Brasserie a le symbole du diablotin. Ici, un diablotin te rejoint gratuitement, et il est de l’élément du quartier : le Feu. Appuie sur « Invoquer un diablotin ».
imps-no-end = Tu partirais sans le diablotin, et il ne coûte rien. Invoque-le d’abord.
imps-imp-first = Cela peut attendre. Invoque d’abord le diablotin.
imps-which = Un diablotin aide une fois, puis retourne sous sa pile. L’Eau échange 2 cubes contre un. L’Air change ton plan quand tous sont montrés. Le Feu relance tes dés. La Terre compte pour 2 cubes verts au repas. Tes dés sont mauvais dans un duel : qui t’aide ?
imps-water = Le diablotin de l’eau
imps-air = Le diablotin de l’air
imps-fire = Le diablotin du feu
imps-earth = Le diablotin de la terre
imps-not-water = L’Eau rend un échange moins cher. Pour relancer des dés, il en faut un autre.
imps-not-air = L’Air change ton chemin, et dans un duel il est déjà fini. Pour relancer des dés, il en faut un autre.
imps-not-earth = La Terre aide au repas, comme 2 cubes verts. Pour relancer des dés, il en faut un autre.
imps-swap = Le Feu, et tu l’as. Mais s’il te faut plutôt à manger, chaque diablotin peut être échangé contre un cube de sa couleur. Ouvre « Tes diablotins » et essaie.
imps-swap-first = Essaie avant de finir ton tour : ouvre « Tes diablotins » et échange le tien contre un cube.
imps-dear = Un échange demande trois cubes. Le diablotin suffit à lui seul : ouvre « Tes diablotins ».
imps-done = Un cube orange de plus. Les diablotins sont visibles et sans limite : presque chaque symbole du diablotin vaut le détour.

## 7

shop-title = Un nouveau spectre
shop-buy = Sept cubes ! Un spectre en coûte autant que ses forces de jour et de nuit ensemble. Tous les cubes paient, sauf l’effroi. Ouvre « Acheter un spectre » et achète Utopiec, de l’Eau : ton pacte a une place pour lui.
shop-air = Wroniec est de l’Air, et ton pacte n’a pas de place pour l’Air. Tu le nourrirais pour rien. Achète Utopiec, de l’Eau.
shop-another-starter = Un spectre de départ conviendrait aussi, mais il mange 3 cubes le jour. Utopiec n’en mange que 2. Achète-le.
shop-keep-cubes = Trois cubes contre un : tu n’aurais plus assez pour acheter. Achète d’abord Utopiec.
shop-not-without = Tu as tout ce qu’il faut pour un deuxième spectre. Ouvre « Acheter un spectre » avant de finir ton tour.
shop-trade = Utopiec est là et apporte 2 d’énergie : autant que sa force de jour. À la fin du jour, il voudra manger des cubes bleus, et tu n’en as pas. Ouvre « Échanger » : trois cubes quelconques, sauf l’effroi, en donnent un au choix. Prends un bleu.
shop-not-that = Un échange honnête, mais Utopiec ne mange que du bleu, la couleur de l’Eau.
shop-trade-first = Un instant : ces trois cubes peuvent encore t’apporter du bleu. Ouvre « Échanger ».
shop-again = Tu peux échanger aussi souvent que tu veux. Et acheter ? Imagine que tu aies de nouveau six cubes à la manche suivante : encore un spectre ?
shop-if-rich = Oui, si je peux le payer
shop-next-phase = Non, seulement à la phase suivante
shop-not-rich = On n’achète qu’un spectre par phase, même avec beaucoup de cubes. Le jour suivant ou la nuit suivante, ce sera de nouveau possible.
shop-done = Un achat par phase, et autant d’échanges que tu veux. Avant d’acheter, pense au repas : chaque spectre à ta table veut manger.

## 8

meal-title = À table
meal-first = La quatrième manche est finie, et le jour aussi : tout le monde mange. Utopiec mange 2 cubes bleus, car le bleu est à l’Eau. Strzyga en mange 3 d’une même couleur, au choix. Tu as 3 bleus, 2 orange et un peu d’énergie. Qui nourris-tu d’abord ?
meal-blue-gone = Il ne resterait plus de bleu pour Utopiec, et il ne mange rien d’autre. Strzyga n’est pas difficile et peut attendre. Nourris d’abord Utopiec.
meal-hungry = Qui reste affamé quitte la partie. Et il y a de quoi manger ! Nourris Utopiec.
meal-feed-first = Tu le feras dans un instant. Donne d’abord à Utopiec ce qui est là pour lui.
meal-short = À Strzyga. Elle veut trois cubes d’une même couleur, et tu en as deux orange. On peut aussi échanger pendant le repas : trois cubes dont elle n’a pas besoin, contre celui qui manque.
meal-still-hungry = Strzyga est encore affamée, et qui reste affamé quitte la partie. Donne-lui trois cubes orange.
meal-other-trade = Après cela, Strzyga n’aurait toujours pas trois cubes d’une même couleur. Garde les orange : donne le bleu et l’énergie, et prends de l’orange.
meal-second = Trois cubes orange : le repas de Strzyga !
meal-else = Tous sont rassasiés. Et s’il n’y avait rien eu pour Strzyga ?
meal-weaker = Elle aurait moins de force la nuit
meal-back = Elle retournerait sous sa pile
meal-gone = Elle quitterait la partie pour toujours
meal-not-weaker = Ce serait trop beau ! Un spectre qui n’est pas nourri ne reste pas du tout.
meal-not-back = Elle ne reviendrait pas : un spectre qui n’est pas nourri est hors de la partie.
meal-done = Commence par ceux qui ne mangent qu’une couleur. S’il manque à manger, les diablotins aident, et 4 d’effroi nourrissent n’importe qui. Pendant le jour, ton coin de table dit ce qui sera mangé : pas de surprise.

## 9

newcomer-title = Qui emménage ?
newcomer-where = C’est la dernière manche du jour. Après le repas, chacun doit prendre le spectre du dessus de l’élément où il se trouve. Il ne coûte rien. L’orange est le Feu, et là se trouve Wargin, un spectre de départ : il convient à toutes les places. Planifie un chemin qui finit dans un quartier orange.
newcomer-air = Le violet est l’Air. Il te faudrait prendre Wroniec, qui n’a pas de place dans ton pacte et mange quand même. Finis sur l’orange.
newcomer-not-fire = Ce quartier n’est pas orange, c’est donc un autre spectre qui viendrait. Le Dépôt des trams et la Chaufferie sont orange, et tout près.
newcomer-why = J’ai fini ton tour et nourri tes spectres pour toi. Wargin a emménagé et apporte 3 d’énergie. Pourquoi lui ?
newcomer-pact = Parce que mon pacte a besoin de lui
newcomer-orange = Parce que mon chemin finissait sur un quartier orange
newcomer-liked = Parce que j’avais le choix
newcomer-not-pact = Les piles ne savent rien de ton pacte. Pense à l’endroit où tu te trouvais à la fin du jour.
newcomer-not-liked = Il n’y avait plus de choix : c’est le spectre du dessus de l’élément où tu te trouves qui vient. Où te trouvais-tu ?
newcomer-eats = Il fait nuit, d’autres quartiers ont apporté des cubes, et Mira commence. Quand Wargin voudra-t-il manger ?
newcomer-never = Jamais, il est venu gratuitement
newcomer-tonight = À la fin de cette nuit
newcomer-not-never = Venir ne coûte rien, rester si : à la fin de chaque phase, tous tes spectres mangent, Wargin aussi.
newcomer-done = La dernière manche pose donc deux questions : que vais-je trouver là-bas, et qui rentre avec moi ?

## 10

win-title = Le dernier repas
win-won = Un autre jour, dans la même ville. Les cinq places de ton pacte sont cochées, et quatre spectres ont mangé. As-tu gagné ?
win-yes = Oui, le pacte est plein
win-hungry = Non, Utopiec est encore affamé
win-not-yet = Pas encore : seuls les spectres qui ont mangé remplissent un pacte. Regarde le repas : qui a faim ?
win-missing = Il mange 2 cubes bleus, et tu en as un. Tu connais des moyens d’en avoir un autre : trouves-en un !
win-no-end = Utopiec quitterait la partie, et ta victoire avec lui !
win-orange = Le diablotin du feu apporte un cube orange. Utopiec mange du bleu, la couleur de l’Eau.
win-other-colour = Cela n’apporte rien de bleu. Pense à tes diablotins de l’eau : chacun peut être échangé contre un cube de sa couleur.
win-feed = Deux cubes bleus. Nourris-le maintenant !
win-just-feed = Le repas est là, il ne faut rien de plus. Nourris Utopiec.
win-done-feeding = Tous les cinq ont mangé. Appuie sur « Terminé ». Quand Mira aura nourri les siens, on regardera les pactes.
win-nothing-more = Il ne te faut rien de plus. Appuie sur « Terminé ».
win-done = Ton pacte est rempli, tu as gagné ! Si deux pactes avaient été remplis au même repas, la plus grande force aurait décidé, puis l’effroi.
