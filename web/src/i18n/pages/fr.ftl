new-where = Où joue-t-on ?
new-where-server = Sur le serveur, avec d’autres
new-where-device = Sur cet appareil, sans réseau
new-chairs = Qui est à table ?
new-board = Plateau
new-chair-level = Quel est le niveau du bot à la place { $seat } ?
new-chair-name = Nom de la personne à la place { $seat }
new-chair-remove = Retirer la place { $seat }
new-chair-add = Une place de plus
new-more = Plus de réglages
new-first = Qui commence ?
new-first-drawn = Tirage au sort
new-clock = Pendule
new-seconds = Secondes par tour
new-minutes = Minutes pour toute la partie
new-increment = Secondes ajoutées après chaque tour
new-days = Jours par tour
new-watching = Que voient les spectateurs ?
new-delay = Avec combien de tours de retard
new-level = Bot qui remplace un absent
new-grace = Secondes d’absence avant qu’un bot joue
new-listed = La montrer parmi les tables ouvertes
new-chat = Avec discussion
new-aids = Autoriser les conseils et l’aide-mémoire
new-make = Créer la table
new-clock-none = Sans pendule
new-clock-turn = Secondes par tour
new-clock-game = Minutes pour toute la partie
new-clock-days = Jours par tour
watching-nothing = Rien : personne ne regarde
watching-table = Seulement ce que tous voient
watching-everything = Les cartes de tous, quelques tours plus tard

lobby-empty = Aucune table ouverte pour l’instant. Créez-en une : une demi-minute suffit.
lobby-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
lobby-join = S’asseoir
lobby-again = Actualiser

about-game = Fogline est un jeu libre de lignes de cable cars à San Francisco. Son code, ses textes et ses dessins lui sont propres.
about-fair = Le serveur publie une empreinte de chaque donne avant le premier tour, et la donne elle-même à la fin : chacun peut vérifier que rien n’a changé. Les bots ne voient que ce que voit leur place.
about-private = Aucun compte n’est nécessaire. Un cookie retient vos places ; les réglages et les parties locales restent sur cet appareil.
about-fonts = Polices
about-fonts-text = { $display } et { $plain }, toutes deux sous SIL Open Font License 1.1.
about-software = Logiciels
about-software-text = Cette page est faite avec { $list }, tous sous licences libres.

new-chair = Place { $seat }
chair-me = Moi
chair-person = Quelqu’un sur cet appareil
chair-open = Ouverte à tous
chair-invited = Sur invitation
chair-bot = Bot
chair-here = À table
chair-away = Absent

strength-tourist = { level-tourist } – facile
strength-local = { level-local } – moyen
strength-conductor = { level-conductor } – difficile
strength-gripman = { level-gripman } – le plus difficile

settings-about = Gardé sur cet appareil seulement.
settings-language-auto = Celle du navigateur
settings-motion = Mouvement
settings-motion-system = Comme le système
settings-motion-full = Complet
settings-motion-reduced = Réduit
settings-speed = Rythme des coups adverses
settings-speed-slow = Lent
settings-speed-normal = Normal
settings-speed-fast = Rapide
settings-speed-instant = Immédiat
settings-confirm = Demander confirmation avant de prendre une ligne ou de piocher des billets
settings-shortcuts = Les lettres et les chiffres sont des raccourcis de la table
settings-memory = Aide-mémoire : montrer ce qu’on a vu des cartes et des jetons
settings-volume = Volume des sons
settings-volume-off = Coupé

no-aids = À cette table, ni conseils ni aide-mémoire.
waiting-link = Lien pour tous
waiting-invite = Lien pour la place { $seat }
waiting-share = Invitez quelqu’un
waiting-sit = S’asseoir
waiting-no-seat = Aucune place libre pour vous. Vous pourrez regarder dès que la partie commence.
waiting-leave = Se lever
waiting-fill = Bots pour les places libres :
waiting-start = Commencer
waiting-wait = La partie commence quand tous sont assis. Il en manque : { $free }.
