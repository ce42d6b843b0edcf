# Ce que dit le professeur de Straszydła, en français.

## 1

pact-title = Cinq spectres et un pacte
pact-five = Bonsoir ! Tu vas hanter une ville. Voici ton pacte : personne d’autre ne peut le voir. Il demande cinq spectres : deux de l’Eau, deux du Feu et un de la Terre. Les autres ont aussi un pacte, mais jamais le même.
pact-starter = Ton premier spectre est un cadeau. En haut de chaque pile, il y a un spectre de départ. Prends celui de la pile Eau : on verra alors la carte suivante, et ton pacte veut de l’Eau.
pact-alike = Les quatre spectres de départ se valent : celui-là ferait aussi l’affaire. Mais on retourne ensuite la carte suivante de sa pile, et c’est l’Eau qui nous intéresse. Prends le spectre de départ de la pile Eau.
pact-places = Strzyga est à toi ! Un spectre de départ compte pour les quatre éléments. Combien de places de ton pacte remplit-elle ?
pact-one = Une seule, celle dont j’ai besoin
pact-all = Les cinq à la fois
pact-not-all = Elle peut prendre n’importe quelle place, mais une seule : il faut un spectre pour chacune des cinq. Regarde ton pacte : une place est remplie.
pact-when = Il en manque donc quatre. Et quand as-tu gagné ?
pact-at-once = Dès que j’ai cinq spectres qui conviennent
pact-fed = Quand cinq spectres qui conviennent ont mangé, à la fin d’un jour ou d’une nuit
pact-strong = Quand mes spectres sont les plus forts
pact-not-at-once = Presque ! Mais les avoir ne suffit pas. On regarde les pactes après le repas, à la fin d’un jour ou d’une nuit, et seuls les spectres qui ont mangé comptent.
pact-not-strong = La force aide en chemin, et elle départage ceux qui réussissent en même temps. Mais pour gagner, il faut un pacte rempli, par des spectres qui ont mangé.
pact-done = Tout est là : trouver des spectres, trouver de quoi les nourrir, et remplir ton pacte avant que les autres ne remplissent le leur.

## 2

way-title = Un chemin secret
way-plan = Il fait jour, et il y a des cubes de peur dans les quartiers de jour. Deux orange à l’Aciérie : un bon repas ! Touche trois quartiers l’un après l’autre, de ton pion dans le coin jusqu’à celui qui brille. Puis appuie sur « Le plan est prêt ». Mira planifie aussi, et chacun garde son plan secret.
way-elsewhere = Ce chemin finit ailleurs, et un plan se suit jusqu’au bout. Efface-le avec « Un pas en arrière » et va jusqu’à l’Aciérie : il faut trois flèches.
way-collect = Les plans ont été montrés ensemble, et les deux pions ont suivi leur chemin. Il n’y a que toi à l’Aciérie : le quartier est à toi pour cette manche. Appuie sur « Ramasser » et prends tout ce qui s’y trouve.
way-left-behind = Les cubes resteraient ici, et Mira pourrait venir les chercher. Ramasse d’abord ; cela ne coûte rien.
way-first-collect = Cela peut attendre. Ramasse d’abord : ces cubes sont gratuits.
way-passed = Ton chemin traversait aussi d’autres quartiers, et il y a des cubes là-bas. Est-ce que tu les reçois aussi ?
way-passed-too = Oui, c’était sur mon chemin
way-only-end = Non, seulement ceux du bout de mon chemin
way-not-passed = Traverser ne rapporte rien. On n’agit que dans le quartier où le chemin finit : c’est lui qu’il faut bien choisir.
way-end = Exact. Tu n’as plus rien à faire ici : appuie sur « Finir ton tour ».
way-just-end = Tu peux échanger pendant ton tour, mais garde ces cubes pour le repas. Finis simplement ton tour.
way-done = Planifier, se déplacer, agir : c’est une manche. Quatre manches font un jour ou une nuit. Et regarde : un STOP est apparu là où tu te trouves.

## 3

stops-title = STOP, et comment le contourner
stops-whom = Quand tout le monde a agi, chacun pose un STOP là où il se trouve : le tien est à l’Aciérie, celui de Mira à la Piscine. Qui est-ce que le tien arrête ?
stops-others = Seulement les autres
stops-everybody = Tout le monde, moi aussi
stops-not-others = Toi aussi ! Personne ne peut entrer dans un quartier avec un STOP, ni le traverser, peu importe qui l’a posé. Seuls les faubourgs restent toujours ouverts.
stops-far = En route vers les Jardins ouvriers, qui brillent. Ils sont à quatre rangées : trop loin pour trois flèches. Mais on passe d’un faubourg à l’autre : va au Faubourg du Vent, dans le coin à côté de toi, continue sans flèche jusqu’à un autre faubourg, et repars de là. Puis appuie sur « Le plan est prêt ».
stops-not-there = Ce chemin ne finit pas aux Jardins ouvriers. Recommence par le faubourg dans le coin à côté de toi, puis touche un coin du bas : cela ne coûte pas de flèche. De là, deux flèches suffisent.
stops-arrows = Toute la ville en une seule manche ! Combien de flèches as-tu utilisées ?
stops-four = Quatre, avec le voyage entre faubourgs
stops-three = Trois, le voyage est gratuit
stops-not-four = Quatre, ce serait interdit : un plan en a trois au plus. Passer d’un faubourg à un autre n’en demande aucune.
stops-done = Manche après manche, les STOP remplissent la ville, jusqu’à ce qu’une nouvelle phase les enlève tous ; à deux, c’est une phase sur deux seulement. Les faubourgs te permettent de les contourner.

## 4

duel-title = Deux dans le même quartier
duel-pairs = Mira et toi avez choisi le même endroit, le Bosquet inquiet, mais un seul pion peut y rester : duel ! Les dés se rangent par paires, les plus hauts d’abord, et le plus haut de chaque paire est un succès. Tu as 5 et 1, Mira a 5 et 3. Pourquoi ton 5 n’est-il pas un succès ?
duel-equal = Parce que Mira a un 5, elle aussi
duel-later = Parce que Mira est arrivée après moi
duel-strength = Parce que nos forces sont égales
duel-not-later = L’ordre d’arrivée ne compte que si tout le reste est égal. Regarde la paire elle-même : 5 contre 5.
duel-not-strength = La force dit combien de dés on lance : quand on est plus fort, on en a un de plus. Regarde la paire elle-même : 5 contre 5.
duel-reroll = Exact : deux dés égaux, ce n’est un succès pour personne. Mais 3 bat 1, et Mira mène d’un succès. Tu as un cube noir : c’est de l’effroi, et il paie une relance. Touche ton 1, puis appuie sur « Relancer un dé pour 1 cube d’effroi ».
duel-good-die = Ton 5 tient tête au 5 de Mira, et une relance donnerait sans doute moins. Touche le 1.
duel-no-pass = Mira garderait l’avantage. Avec ton 1, tu n’as rien à perdre : touche-le et paie ton cube d’effroi.
duel-bid = Un 2 seulement. Maintenant, vous misez de l’énergie en secret. Si ta mise est la plus haute, tu peux changer tes dés de la différence ; mais tout ce qui est misé est dépensé, des deux côtés. Il te faut miser 2 de plus que Mira, et elle misera sûrement quelque chose. Combien mises-tu ?
duel-bid-two = Cela ne suffit que si Mira ne mise rien. Si elle mise un cube, il t’en manque un, et ton énergie est quand même partie. Mise les trois.
duel-bid-less = Trop peu : il te faut 2 cubes de plus que Mira. Ce qui est misé est dépensé, même si cela ne sert à rien ; ici, c’est donc tout ou rien. Mise tout.
duel-bend = Mira a misé 1 et toi 3 : tu peux changer tes dés de 2 en tout. Une égalité ne suffit pas : Mira menait avant l’énergie, elle resterait. Change tes dés de façon à avoir plus de succès qu’elle.
duel-not-enough = Avec ces dés, Mira reste : au mieux, c’est une égalité, et elle menait avant l’énergie. Change-les pour gagner une paire et ne lui en laisser aucune.
duel-retreat = Tu restes ! Mira doit se replier dans un quartier voisin. Tu peux le désigner, ou la laisser choisir et prendre 1 cube d’effroi. Tu viens de dépenser le tien : laisse-la choisir.
duel-name-it = Tu en as le droit, et parfois cela fait mal. Mais tu n’aurais pas d’effroi. Cette fois, laisse-la choisir.
duel-done = Paires, effroi, énergie, repli : voilà un duel. Le plus fort lance un troisième dé, et un dé sans vis-à-vis est un succès. Parfois, mieux vaut partir et garder son énergie.

## 5

scare-title = Bouh !
scare-scare = La Gare a le symbole de frayeur : ici, tu peux faire peur aux gens et gagner des cubes. Tu lances un dé pour chacun de tes spectres. Plus les dés sont proches de ta force, plus tu reçois. Appuie sur « Faire peur ».
scare-not-yet = Tu laisserais filer jusqu’à trois cubes. Fais peur d’abord.
scare-later = Cela peut attendre. Fais peur d’abord.
scare-keep = Le dé montre 5, et ta force est de 3. Un écart de deux : cela fait un cube. Tu pourrais payer de l’effroi et relancer, mais l’énergie est plus sûre. Garde les dés.
scare-gamble = La relance peut donner moins, et l’effroi serait parti. Tu as 3 cubes d’énergie : avec eux, tu mets le dé exactement comme tu veux. Garde les dés.
scare-energy = Chaque cube d’énergie change un dé de 1. Le tableau montre ce que cela rapporte. Gagne le plus de cubes possible avec le moins d’énergie possible.
scare-four = Un écart de un : deux cubes. Avec un cube d’énergie de plus, tu en aurais trois.
scare-too-far = Trop loin ! C’est de nouveau un écart de un, de l’autre côté, et plus cher. Ta force est de 3.
scare-six = Un 6 rapporte de l’effroi, mais l’écart est de trois : pas un seul cube. Aujourd’hui, il te faut de quoi manger.
scare-still-five = C’est trop loin de ta force, qui est de 3. Dépense de l’énergie jusqu’à ce que le dé montre exactement 3.
scare-horror = En plein dans le mille : trois cubes violets ! Encore une chose. À la fin d’une frayeur, deux faces changent ton effroi. Laquelle te rapporte un cube d’effroi ?
scare-ones = Chaque 1
scare-sixes = Chaque 6
scare-not-ones = C’est l’inverse : un 1 te prend un cube d’effroi, si tu en as un. C’est le 6 qui en rapporte un.
scare-done = Tomber juste rapporte trois cubes, un écart de un en rapporte deux, un écart de deux en rapporte un. Garde donc de l’énergie pour un quartier avec le symbole de frayeur.

## 6

imps-title = De petits assistants
imps-summon = La Brasserie a le symbole de diablotin. Ici, un diablotin te rejoint gratuitement, et il est de l’élément du quartier : le Feu. Appuie sur « Invoquer ».
imps-no-end = Tu partirais sans le diablotin, et il ne coûte rien. Invoque-le d’abord.
imps-imp-first = Cela peut attendre. Invoque d’abord le diablotin.
imps-which = Un diablotin aide une fois, puis retourne sous sa pile. Celui d’eau fait un échange à 2 cubes contre un. Celui d’air change ton plan, une fois tous les plans montrés. Celui de feu relance tes dés. Celui de terre compte pour 2 cubes verts au repas. Dans un duel, tes dés sont mauvais : qui t’aide ?
imps-water = Le diablotin d’eau
imps-air = Le diablotin d’air
imps-fire = Le diablotin de feu
imps-earth = Le diablotin de terre
imps-not-water = Celui d’eau rend un échange moins cher. Pour relancer des dés, il en faut un autre.
imps-not-air = Celui d’air change ton chemin, mais pendant un duel, tu es déjà au bout. Pour relancer des dés, il en faut un autre.
imps-not-earth = Celui de terre aide au repas, comme 2 cubes verts. Pour relancer des dés, il en faut un autre.
imps-swap = C’est celui de feu, et tu l’as. Mais s’il te faut plutôt de quoi manger, un diablotin s’échange contre un cube de sa couleur. Ouvre « Diablotins » et essaie.
imps-swap-first = Essaie avant de finir ton tour : ouvre « Diablotins » et échange le tien contre un cube.
imps-dear = Un échange demande trois cubes. Le diablotin suffit à lui tout seul : ouvre « Diablotins ».
imps-done = Un cube orange de plus. Les diablotins sont visibles de tous, et tu peux en avoir autant que tu veux : un quartier avec leur symbole vaut presque toujours le détour.

## 7

shop-title = Un nouveau spectre
shop-buy = Sept cubes ! Un spectre coûte sa force de jour plus sa force de nuit. Tu paies avec n’importe quels cubes, sauf l’effroi. Touche la pile Eau et achète Utopiec : ton pacte a une place pour lui.
shop-air = Wroniec est un spectre de l’Air, et ton pacte n’a pas de place pour l’Air. Tu le nourrirais pour rien. Achète Utopiec, de l’Eau.
shop-another-starter = Un spectre de départ conviendrait aussi, mais il mange 3 cubes le jour. Utopiec n’en mange que 2. Achète-le.
shop-keep-cubes = Trois cubes contre un : il ne te resterait plus de quoi acheter. Achète d’abord Utopiec.
shop-not-without = Tu as tout ce qu’il faut pour un deuxième spectre. Avant de finir ton tour, touche la pile Eau et achète Utopiec.
shop-trade = Utopiec est là, et il apporte 2 cubes d’énergie : autant que sa force de jour. À la fin du jour, il voudra manger des cubes bleus, et tu n’en as pas. Ouvre « Échanger » : trois cubes, n’importe lesquels sauf l’effroi, en donnent un au choix. Prends un bleu.
shop-not-that = Un échange honnête, mais Utopiec ne mange que du bleu, la couleur de l’Eau.
shop-trade-first = Un instant : ces trois cubes peuvent encore te donner un bleu. Ouvre « Échanger ».
shop-again = Tu peux échanger aussi souvent que tu veux. Et acheter ? Imagine que tu aies de nouveau six cubes à la manche suivante : peux-tu acheter encore un spectre ?
shop-if-rich = Oui, si je peux le payer
shop-next-phase = Non, seulement à la phase suivante
shop-not-rich = On n’achète qu’un spectre par phase, même avec beaucoup de cubes. Au jour suivant, ou à la nuit suivante, tu pourras de nouveau.
shop-done = Un achat par phase, et autant d’échanges que tu veux. Avant d’acheter, pense au repas : tous tes spectres voudront manger.

## 8

meal-title = À table
meal-first = La quatrième manche est finie, et le jour aussi : à table ! Utopiec mange 2 cubes bleus, la couleur de l’Eau. Strzyga en mange 3 d’une même couleur, au choix. Tu as 3 bleus, 2 orange et un peu d’énergie. Qui nourris-tu d’abord ?
meal-blue-gone = Il ne resterait plus de bleu pour Utopiec, et il ne mange rien d’autre. Strzyga n’est pas difficile et peut attendre. Nourris d’abord Utopiec.
meal-hungry = Un spectre affamé est retiré du jeu. Et il y a de quoi manger ! Nourris Utopiec.
meal-feed-first = Tu le feras dans un instant. Donne d’abord à Utopiec ce qui est là pour lui.
meal-short = Au tour de Strzyga. Elle veut trois cubes d’une même couleur, et tu en as deux orange. On peut aussi échanger pendant le repas : donne trois cubes dont elle n’a pas besoin, et prends celui qui manque.
meal-still-hungry = Strzyga a encore faim, et un spectre affamé est retiré du jeu. Donne-lui trois cubes orange.
meal-other-trade = Après cela, Strzyga n’aurait toujours pas trois cubes d’une même couleur. Garde les orange : donne le bleu et l’énergie, et prends de l’orange.
meal-second = Trois cubes orange : nourris Strzyga !
meal-else = Tous sont rassasiés. Et s’il n’y avait rien eu pour Strzyga ?
meal-weaker = Elle serait moins forte la nuit
meal-back = Elle retournerait sous sa pile
meal-gone = Elle serait retirée du jeu pour toujours
meal-not-weaker = Ce serait trop beau ! Un spectre qui n’est pas nourri ne reste pas du tout.
meal-not-back = Elle ne reviendrait pas : un spectre qui n’est pas nourri est retiré du jeu.
meal-done = Commence par ceux qui ne mangent qu’une couleur. Si les cubes manquent, les diablotins aident, et 4 cubes d’effroi nourrissent n’importe quel spectre. Pendant le jour, ton coin de table dit déjà ce qui sera mangé : pas de mauvaise surprise.

## 9

newcomer-title = Qui te rejoint ?
newcomer-where = C’est la dernière manche du jour. Après le repas, l’élément de ton quartier décide : tu dois prendre le spectre du dessus de sa pile. Il ne coûte rien. Orange, c’est le Feu, et sur cette pile attend Wargin, un spectre de départ : il convient à toutes les places. Planifie un chemin qui finit dans un quartier orange.
newcomer-air = Violet, c’est l’Air. Tu devrais prendre Wroniec, qui n’a pas de place dans ton pacte et mange quand même. Finis sur l’orange.
newcomer-not-fire = Ce quartier n’est pas orange : un autre spectre viendrait. Le Dépôt des trams et la Chaufferie sont orange, et tout près.
newcomer-why = J’ai fini ton tour et nourri tes spectres pour toi. Wargin est arrivé et apporte 3 cubes d’énergie. Pourquoi lui ?
newcomer-pact = Parce que mon pacte a besoin de lui
newcomer-orange = Parce que mon chemin finissait dans un quartier orange
newcomer-liked = Parce que j’avais le choix
newcomer-not-pact = Les piles ne savent rien de ton pacte. Pense à l’endroit où tu te trouvais à la fin du jour.
newcomer-not-liked = Tu n’avais pas le choix : c’est le spectre du dessus de la pile de ton quartier qui vient. Où te trouvais-tu ?
newcomer-eats = Il fait nuit, les quartiers de nuit ont produit des cubes, et c’est Mira qui commence. Quand Wargin voudra-t-il manger ?
newcomer-never = Jamais, il est venu gratuitement
newcomer-tonight = À la fin de cette nuit
newcomer-not-never = Venir ne coûte rien, mais rester, si : à la fin de chaque phase, tous tes spectres mangent, Wargin aussi.
newcomer-done = La dernière manche pose donc deux questions : que vais-je trouver là-bas, et qui va me rejoindre ?

## 10

win-title = Le dernier repas
win-won = Un autre jour, dans la même ville. Les cinq places de ton pacte sont remplies, et quatre spectres ont mangé. As-tu gagné ?
win-yes = Oui, toutes les places sont prises
win-hungry = Non, Utopiec est encore affamé
win-not-yet = Pas encore : seuls les spectres qui ont mangé remplissent un pacte. Regarde le repas : qui a faim ?
win-missing = Il mange 2 cubes bleus, et tu n’en as qu’un. Tu connais plusieurs moyens d’en obtenir un autre : trouves-en un !
win-no-end = Utopiec serait retiré du jeu, et adieu la victoire !
win-orange = Le diablotin de feu donne un cube orange. Utopiec mange du bleu, la couleur de l’Eau.
win-other-colour = Cela ne donne rien de bleu. Pense à tes diablotins d’eau : chacun s’échange contre un cube de sa couleur.
win-feed = Deux cubes bleus. Nourris-le maintenant !
win-just-feed = Tu as tout ce qu’il faut. Nourris Utopiec.
win-done-feeding = Tous les cinq ont mangé. Appuie sur « Terminé ». Quand Mira aura nourri les siens, on regardera les pactes.
win-nothing-more = Tu n’as plus rien à faire. Appuie sur « Terminé ».
win-done = Ton pacte est rempli, tu as gagné ! Si deux pactes avaient été remplis au même repas, la plus grande force aurait décidé, puis l’effroi.
