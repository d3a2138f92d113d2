rules-about = Le numéro devant chaque règle est celui que citent les messages à table.
rules-search = Chercher une règle
rules-nothing = Aucune règle ne contient ces mots.

rules-1 = Le matériel
rules-2 = Avant le premier tour
rules-3 = Un tour
rules-4 = Piocher des cartes
rules-5 = Prendre une ligne
rules-6 = Piocher des billets
rules-7 = La fin et le score

rule-1-1 = Fogline se joue à deux, trois ou quatre.
rule-1-2 = Chacun a 20 voitures d’une couleur.
rule-1-3 = Il y a 44 cartes : 8 ferries, qui valent toutes les couleurs, et 6 de chaque couleur : bleu, vert, noir, violet, rouge et orange.
rule-1-4 = Il y a 24 billets. Un billet nomme deux lieux et les points que vaut leur liaison.
rule-1-5 = Il y a 21 jetons de touriste : trois de chacun des sept symboles.
rule-1-6 = La carte montre des lieux et les lignes entre eux. Une ligne a des cases et une couleur ; le gris accepte une couleur au choix. Les lignes de ferry portent des symboles ferry. Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset et Potrero Hill commencent avec une pile de jetons.

rule-2-1 = Chacun commence avec 20 voitures et sans points.
rule-2-2 = Qui commence est tiré au sort, sauf si la table en décide. On joue dans le sens horaire.
rule-2-3 = Cinq des sept piles de jetons vont au hasard sur les cinq lieux marqués. Les deux autres sont mises de côté.
rule-2-4 = À quatre, une pile a trois jetons ; à deux ou trois, deux.
rule-2-5 = Chacun reçoit deux cartes. Cinq cartes sont retournées près de la pioche : le marché.
rule-2-6 = Chacun reçoit deux billets secrets et en garde un ou deux. Tous choisissent en même temps.
rule-2-7 = Puis on pose les piles mises de côté : le dernier joueur en pose une sur un lieu sans pile, l’avant-dernier pose l’autre. À deux, le second joueur pose les deux, d’un seul jeton chacune.
rule-2-8 = Un lieu n’a jamais plus d’une pile.

rule-3-1 = À votre tour, vous faites exactement une chose : piocher des cartes, prendre une ligne ou piocher des billets.
rule-3-2 = Si vous partez ou manquez de temps, un bot joue pour vous jusqu’à votre retour. Si vous abandonnez, il joue jusqu’au bout.
rule-3-3 = On ne passe que si rien d’autre n’est possible. Si tous passent à la suite, la partie finit.

rule-4-1 = Prenez deux cartes, l’une après l’autre : chacune au marché ou cachée, de la pioche.
rule-4-2 = Une carte prise au marché est remplacée aussitôt, avant le choix de la deuxième.
rule-4-3 = Si la première carte est un ferry visible, votre tour finit : pas de deuxième.
rule-4-4 = Un ferry visible ne peut être la deuxième carte. Pioché caché, c’est une carte ordinaire.
rule-4-5 = Dès que trois des cinq cartes du marché ou plus sont des ferries, on remplace les cinq.
rule-4-6 = S’il faut une carte et que la pioche est vide, la défausse est mélangée en une nouvelle pioche.
rule-4-7 = S’il ne reste rien à prendre en deuxième, le tour finit après la première. S’il n’y a rien du tout, on ne peut pas piocher.
rule-4-8 = Pas de limite de main. Les mains sont secrètes, mais chacun voit combien de cartes vous avez et lesquelles viennent du marché.

rule-5-1 = Vous pouvez prendre toute ligne libre, reliée aux vôtres ou non ; une par tour.
rule-5-2 = Payez autant de cartes que la ligne a de cases, toutes de sa couleur. Les ferries valent toutes les couleurs.
rule-5-3 = Une ligne grise se paie avec une seule couleur au choix, ferries compris.
rule-5-4 = Une ligne de ferry demande au moins un ferry par symbole ; les autres cases se paient comme d’habitude.
rule-5-5 = Posez une voiture sur chaque case. Sans assez de voitures, pas de ligne.
rule-5-6 = Certains lieux sont reliés par deux lignes. On n’a jamais les deux. À deux joueurs, la seconde ferme dès que la première est prise.
rule-5-7 = Les cartes vont à la défausse et vous marquez aussitôt : 1 case 1 point, 2 cases 2, 3 cases 4, 5 cases 10.
rule-5-8 = Si un bout de la ligne a une pile dont vous n’avez pas le symbole, vous prenez un jeton. Si les deux en ont, vous choisissez.

rule-6-1 = Prenez deux billets, gardez-en un ou deux. Le billet rendu va sous la pile.
rule-6-2 = S’il reste un seul billet, vous pouvez le prendre et devez le garder. S’il n’en reste aucun, on n’en pioche plus.
rule-6-3 = Le nombre de billets est libre, et on n’en rend jamais plus tard. Les autres voient combien, pas lesquels.

rule-7-1 = Quand un joueur finit son tour avec deux voitures ou moins, chacun, lui compris, joue encore exactement un tour. Puis la partie finit.
rule-7-2 = Aux points des lignes, ajoutez chaque billet réalisé et retirez les autres. Un billet est réalisé quand vos lignes relient ses deux lieux.
rule-7-3 = Les symboles différents comptent aussi : deux valent 1 point, trois 2, quatre 4, cinq 6, six 9 et les sept 12.
rule-7-4 = Le plus de points gagne. À égalité, le plus de billets réalisés ; sinon la victoire est partagée.
rule-7-5 = Un score peut être négatif. Pas de prime pour la plus longue ligne.

picture-route = Une ligne rouge de trois cases, payée avec deux cartes rouges et un ferry
picture-ferry = Une ligne grise de trois cases, dont une à symbole ferry, payée avec un ferry et deux cartes bleues
picture-double = Deux lignes côte à côte : des voitures sur l’une, l’autre est fermée
picture-cards = La pioche et les cinq cartes visibles du marché
picture-tokens = Les sept symboles des jetons
picture-ticket = Un billet : ses deux lieux et ses points
picture-stack = Une ligne qui finit à un lieu avec une pile de deux jetons
