new-where = Onde se joga?
new-where-server = No servidor, com outras pessoas
new-where-device = Neste aparelho, sem rede
new-chairs = Quem senta à mesa?
new-board = Tabuleiro
new-chair-level = Qual o nível do bot no lugar { $seat }?
new-chair-name = Nome da pessoa no lugar { $seat }
new-chair-remove = Tirar o lugar { $seat }
new-chair-add = Mais um lugar
new-more = Mais configurações
new-first = Quem começa?
new-first-drawn = Sorteio
new-clock = Relógio
new-seconds = Segundos por turno
new-minutes = Minutos para a partida toda
new-increment = Segundos somados após cada turno
new-days = Dias por turno
new-watching = O que os espectadores podem ver?
new-delay = Com quantos turnos de atraso
new-level = Bot que substitui quem está ausente
new-grace = Segundos de ausência antes que um bot jogue
new-listed = Mostrar entre as mesas abertas
new-chat = Com bate-papo
new-aids = Permitir dicas e ajuda de memória
new-make = Criar a mesa
new-clock-none = Sem relógio
new-clock-turn = Segundos por turno
new-clock-game = Minutos para a partida toda
new-clock-days = Dias por turno
watching-nothing = Nada: ninguém pode assistir
watching-table = Só o que todos veem
watching-everything = As cartas de todos, alguns turnos depois

lobby-empty = Nenhuma mesa aberta agora. Crie uma: leva meio minuto.
lobby-free = { $count ->
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
lobby-join = Sentar
lobby-again = Olhar de novo

about-game = Fogline é um jogo livre de rotas de bonde em San Francisco. O código, os textos e os desenhos são próprios.
about-fair = O servidor publica uma impressão digital de cada distribuição antes do primeiro turno e a própria distribuição no fim, para que todos possam conferir que nada mudou. Os bots só veem o que o lugar deles vê.
about-private = Não é preciso ter conta. Um cookie lembra seus lugares; as configurações e as partidas locais ficam neste aparelho.
about-fonts = Fontes
about-fonts-text = { $display } e { $plain }, ambas sob a SIL Open Font License 1.1.
about-software = Software
about-software-text = Esta página é feita com { $list }, tudo sob licenças abertas.

new-chair = Lugar { $seat }
chair-me = Eu
chair-person = Alguém neste aparelho
chair-open = Aberto a todos
chair-invited = Só com convite
chair-bot = Bot
chair-here = À mesa
chair-away = Ausente

strength-tourist = { level-tourist } – fácil
strength-local = { level-local } – médio
strength-conductor = { level-conductor } – difícil
strength-gripman = { level-gripman } – o mais difícil

settings-about = Fica guardado só neste aparelho.
settings-language-auto = O do navegador
settings-motion = Movimento
settings-motion-system = Como o sistema
settings-motion-full = Completo
settings-motion-reduced = Reduzido
settings-speed = Velocidade das jogadas dos outros
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Na hora
settings-confirm = Perguntar antes de conquistar uma rota ou comprar bilhetes
settings-shortcuts = Letras e algarismos são atalhos da mesa
settings-memory = Ajuda de memória: mostrar o que já se viu de cartas e fichas
settings-volume = Volume dos sons
settings-volume-off = Desligado

no-aids = Nesta mesa não há dicas nem ajuda de memória.
waiting-link = Link para todos
waiting-invite = Link para o lugar { $seat }
waiting-share = Convide alguém
waiting-sit = Sentar
waiting-no-seat = Não há lugar livre para você aqui. Você pode assistir quando a partida começar.
waiting-leave = Levantar
waiting-fill = Bots para os lugares livres:
waiting-start = Começar já
waiting-wait = A partida começa quando todos estiverem sentados. Faltam: { $free }.
