title = Fogline
title-of = { $page } – Fogline
title-turn = Sua vez! – Fogline
skip = Ir para o conteúdo principal
updated = O Fogline foi atualizado.
reload = Recarregar
updated-part = O Fogline foi atualizado. Recarregue para abrir isto.
missing-page = Esta página não existe
missing-page-home = Para a página inicial
loading = Um momento…
close = Fechar
cancel = Cancelar

nav = Páginas
nav-new = Nova mesa
nav-lobby = Mesas abertas
nav-rules = Regras
nav-settings = Configurações
nav-replay = Replays
nav-account = Conta
nav-about = Sobre

home-tagline = Trace linhas de bonde por uma cidade enevoada: compre cartas, conquiste rotas e guarde seus bilhetes em segredo. De dois a quatro jogadores.
home-play = Jogar agora
home-play-how = Contra dois bots, neste aparelho. Nada para instalar, sem conta.
home-lesson = Aprenda em cinco minutos
home-continue = Continue de onde parou
home-finished = Partidas terminadas
home-all = Mostrar todas ({ $count })
list-more = Mostrar mais
table-remove = Remover
table-remove-what = Remover a partida: { $names }
table-remove-sure = Remover esta partida para sempre? { $names }
replay-watch = Ver o replay
replay-why = Onde se decidiu?
home-friends = Com amigos
home-friends-how = Crie uma mesa e envie o link, ou sente-se em uma que esteja aberta.
home-join = Entrar por link
home-join-code = Link ou código da mesa
home-join-wrong = Isto não é o link de uma mesa. Copie inteiro o link que você recebeu.
home-join-go = Ir para a mesa
home-learn = Aprenda o jogo
home-learn-how = Todas as regras em uma página, em palavras simples. Em dez minutos você sabe todas.

stage-open = Esperando jogadores
stage-playing = Em jogo
stage-over = Terminada
place-server = no servidor
place-device = neste aparelho

you = Você
someone = Jogador { $seat }
bot-level = bot do nível { $level }
free-chair = Lugar livre
your-name = Seu nome

new-making = Criando a mesa…

level-tourist = Turista
level-local = Morador
level-conductor = Cobrador
level-gripman = Condutor

clock-days = { $days } d { $hours } h

settings-unsaved = Este navegador não guarda configurações: elas acabam com esta visita.
settings-language = Idioma
settings-theme = Cores
settings-theme-system = Como o sistema
settings-theme-light = Claro
settings-theme-dark = Escuro

card = { $card ->
    [blue] carta azul
    [green] carta verde
    [black] carta preta
    [purple] carta roxa
    [red] carta vermelha
    [orange] carta laranja
   *[ferry] carta de balsa
}
cards = { $card ->
    [blue] { $count ->
        [one] { $count } azul
       *[other] { $count } azuis
    }
    [green] { $count ->
        [one] { $count } verde
       *[other] { $count } verdes
    }
    [black] { $count ->
        [one] { $count } preta
       *[other] { $count } pretas
    }
    [purple] { $count ->
        [one] { $count } roxa
       *[other] { $count } roxas
    }
    [red] { $count ->
        [one] { $count } vermelha
       *[other] { $count } vermelhas
    }
    [orange] { $count } laranja
   *[ferry] { $count ->
        [one] { $count } balsa
       *[other] { $count } balsas
    }
}
colour = { $colour ->
    [blue] azul
    [green] verde
    [black] preto
    [purple] roxo
    [red] vermelho
    [orange] laranja
   *[grey] cinza
}
symbol = { $symbol ->
    [cable-car] Bonde
    [sea-lion] Leão-marinho
    [crab] Caranguejo
    [fortune-cookie] Biscoito da sorte
    [sourdough] Pão de fermentação natural
    [seagull] Gaivota
    [heart] Coração
   *[other] { $symbol }
}

ticket-name = { $between } ({ $points })

log-of = { $who }: { $what }
log-of-bot = { $who } (um bot substitui): { $what }
log-all = Mostrar o registro inteiro
log-dealt = As cartas foram distribuídas.
log-dealt-own = As cartas foram distribuídas. Oferecidos a você: { $tickets }.
log-market-swept = Havia três balsas à vista: o mercado é trocado.
log-deck-reshuffled = O descarte foi embaralhado: novo baralho de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
log-tickets-chosen = bilhetes escolhidos
log-tickets-kept = ficou com { $count ->
    [one] { $count } bilhete
   *[other] { $count } bilhetes
}
log-tickets-kept-own = ficou com { $tickets }
log-stack-placed = fichas “{ $symbol }” colocadas em { $place }
log-card-drawn = uma carta do baralho
log-card-drawn-own = do baralho: { $card }
log-card-taken = do mercado: { $card }
log-route-claimed = { $route } conquistada com { $paid }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
log-token-taken = ficha “{ $symbol }” de { $place }
log-tickets-offered = comprou { $count ->
    [one] { $count } bilhete
   *[other] { $count } bilhetes
}
log-tickets-offered-own = comprou { $tickets }
log-passed = passa
log-last-round = restam dois bondes ou menos: todos têm mais um turno
log-ended = A partida acabou. { $count ->
    [one] Vitória de { $winners }
   *[other] Vitória dividida: { $winners }
}

phrase = { $phrase ->
    [hello] Olá!
    [good_luck] Boa sorte!
    [well_played] Bem jogado!
    [thanks] Obrigado!
    [oops] Opa!
    [your_turn] Sua vez!
    [one_moment] Um momento, por favor
   *[good_game] Boa partida!
}

players = Jogadores
player-bot = Um bot joga
known-of = { $who }: cartas conhecidas
player-away = Ausente
player-ready = Pronto
player-points = Pontos:
player-cars = { $n ->
    [one] { $n } bonde
   *[other] { $n } bondes
}
player-hand = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
player-tickets = { $n ->
    [one] { $n } bilhete
   *[other] { $n } bilhetes
}
player-tokens = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

market = Mercado
market-take = Pegar: { $card }
market-gap = Sem carta
deck-draw = Comprar do baralho: restam { $deck }, descartadas { $discard }
discard-count = Descartadas: { $discard }
hand = Suas cartas
hand-empty = Sem cartas na mão
tickets = Bilhetes
tickets-draw = Comprar bilhetes (restam { $left })
tickets-choose = Fique com um ou ambos
tickets-how = Você olha os dois bilhetes de cima e fica com um ou ambos. Um bilhete não cumprido custa seus pontos no fim.
ticket-joined = Ligado
ticket-cut-off = { $by ->
    [cars] Faltam bondes
   *[routes] Sem caminho
}
ticket-needs = Falta: { $cars ->
    [one] { $cars } bonde
   *[other] { $cars } bondes
}
stack-choose = Qual pilha?
stack-where = Escolha um lugar no mapa ou aqui:

claim = Conquistar uma rota
claim-cars = { $cars ->
    [one] { $cars } bonde
   *[other] { $cars } bondes
}
claim-completes = Cumpre { $ticket }
claim-shortens = Aproxima { $ticket }
claim-which = Qual das duas?
payment = Pagar com
token = Ficha

log = O que aconteceu
chat = Bate-papo
chat-text = Diga algo
chat-send = Enviar
chat-heard = { $who } diz: { $text }
chat-unread = ({ $count } não lidas)
side-log = Registro
side-chat = Bate-papo
side-routes = Rotas
side-notes = Anotações
notes = Anotações
notes-how = Só você pode ler isto.
missed = Muita coisa aconteceu desde a sua última jogada.
missed-watch = Mostrar
side-seen = Visto
talk = Na mesa
tabs = Cartas, bilhetes, mesa

map = Mapa de { $board }
map-nearer = Aproximar
map-farther = Afastar
map-whole = O mapa todo
place-stack = { $place }, { $height ->
    [one] { $height } ficha
   *[other] { $height } fichas
}: { $symbol }

routes-from = De
routes-to = Até
routes-any = qualquer lugar
routes-claimable = Só o que posso conquistar agora
routes-count = { $count ->
    [one] { $count } rota
   *[other] { $count } rotas
}.
routes-what = { $length ->
    [one] { $length } espaço
   *[other] { $length } espaços
}, { $colour }, símbolos de balsa: { $ferries }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
routes-owner = De { $owner }.
routes-closed = Fechada.
routes-open = Livre.
routes-cost = Custa { $cards }.
routes-one-colour = { $count } da mesma cor
routes-have = Você tem { $cards }.
routes-have-none = Você não tem nenhuma carta para ela.
routes-pay = Você pode pagar { $payments }.
routes-lacking = Falta: { $missing ->
    [one] { $missing } carta
   *[other] { $missing } cartas
}.
routes-way = Seu caminho mais curto pede { $cars ->
    [one] { $cars } bonde
   *[other] { $cars } bondes
}: { $way }.
routes-no-way = Não resta caminho para você.
routes-claim = Conquistar { $route }

prompt-turn = Sua vez: compre cartas, conquiste uma rota ou compre bilhetes.
prompt-second = Pegue uma segunda carta.
prompt-pass = Não há nada que você possa fazer: passe.
prompt-claim = Conquistar { $route }?
prompt-token = Qual ficha você leva?
prompt-tickets = Comprar bilhetes?
prompt-keep-first = Escolha seus primeiros bilhetes: um ou ambos.
prompt-keep = Fique com um bilhete ou ambos.
prompt-stack = Coloque uma pilha de fichas em um lugar livre.
prompt-sent = Um momento…
prompt-other = Vez de { $who }.
prompt-others-choose = Ainda escolhendo bilhetes: { $who }.
prompt-over = A partida acabou.
do-claim = Conquistar
do-tickets = Comprar bilhetes
do-keep = Ficar
do-stack = Colocar
pass = Passar
back = Voltar
hint = Dica
undo = Desfazer
undo-asked = { $who } gostaria de desfazer a última jogada. De acordo?
undo-waiting = Estamos perguntando aos outros se você pode desfazer.
yes = Sim
no = Não
recap = Desde seu último turno
lines-before = { $count ->
    [one] Antes aconteceu mais { $count } coisa
   *[other] Antes aconteceram mais { $count } coisas
}
standing = { $who }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $cars ->
    [one] { $cars } bonde
   *[other] { $cars } bondes
}, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}.
last-round = Última rodada: resta { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}.
stand-in = Um bot joga por você.
take-back = Retomar meu lugar
watching = Você está assistindo.
link-connecting = Conectando…
link-away = A conexão caiu. Ela volta sozinha; seu lugar está guardado.
link-newer = O Fogline foi atualizado. Recarregue para continuar jogando.
link-online = Conectado.
link-unreached = O servidor não responde. Vamos continuar tentando; as partidas neste aparelho funcionam sem ele.
link-overloaded = O servidor está cheio. Você será conectado assim que houver espaço.
link-too_many_sockets = Há mesas demais abertas na sua conexão. Feche algumas e esta se conecta sozinha.
back-online = Conectado de novo.
unsaved = Este navegador não guarda nada: a partida acaba com esta visita.
unsaved-rest = Não é possível guardar mais nada neste aparelho, talvez esteja cheio: o que for jogado a partir de agora acaba com esta visita.
not-loaded = Não foi possível carregar. Verifique sua conexão.
try-again = Tentar de novo

result = Resultado
rematch = Jogar de novo
rematch-go = Para a próxima partida
rematch-asked = Quer jogar de novo: { $who }.

menu = Menu
menu-home = Para a página inicial
resign = Desistir

table-of = Mesa: { $names }
table-closed = Esta mesa não pode ser mostrada
table-unreadable = Esta partida é de outro tabuleiro ou de outra versão, ou o que foi guardado está danificado. Não dá para continuar aqui. Você pode salvar tudo o que aconteceu em um arquivo.
table-save-log = Salvar como arquivo
curtain-title = { $name }, é sua vez
curtain-how = Passe o aparelho para { $name }. Os outros olham para o lado.
curtain-lift = Sou { $name }: mostrar minhas cartas
curtain-wait = Os outros estão jogando.
hand-over = Pronto

waiting-title = Esperando jogadores
waiting-copy = Copiar
waiting-copied = Copiado
not-copied = Este navegador não permite copiar. Selecione este texto e copie você mesmo.

keys-title = Teclas
keys-map = Para o mapa
keys-log = Para o registro
keys-help = Esta lista

why-over = A partida acabou.
why-chosen = Você já escolheu seus bilhetes. Os outros ainda escolhem.
why-wait = Um momento: sua última jogada está a caminho.
why-turn = Ainda não é sua vez.
moved-on = A mesa mudou. Olhe de novo antes de escolher.
undo-declined = Sua jogada fica: os outros recusaram.
undo-overtaken = Sua jogada fica: a partida continuou.
undo-seen = Desfeito, mas você já viu o que estava escondido.
why-keep-first = Primeiro escolha com quais bilhetes você fica.
why-place-first = Primeiro coloque a pilha de fichas em um lugar livre.
why-claimed = Esta rota já tem dono. Procure outro caminho.
why-twin-mine = A rota ao lado é sua. Ninguém fica com as duas.
why-twin-closed = Com dois jogadores, esta rota fechou quando a do lado foi conquistada.
why-second-card = Você comprou uma carta. Pegue primeiro a segunda.
why-cars = Esta rota pede { $length } bondes e você só tem { $cars }.
why-ferries = { $missing ->
    [one] Falta uma carta de balsa. Pegue uma no mercado ou tente o baralho.
   *[other] Faltam { $missing } cartas de balsa. Pegue no mercado ou tente o baralho.
}
why-cards-grey = { $missing ->
    [one] Falta uma carta da mesma cor ou uma balsa.
   *[other] Faltam { $missing } cartas da mesma cor ou balsas.
}
why-cards = { $missing ->
    [one] Falta uma carta ({ $colour }) ou uma balsa.
   *[other] Faltam { $missing } cartas ({ $colour }) ou balsas.
}
why-colour = Esta rota só aceita cartas da cor dela ou balsas.
why-second-ferry = Uma balsa à vista não pode ser a segunda carta. Pegue outra ou compre do baralho.
why-empty-slot = Não há carta aqui.
why-no-cards = Baralho e descarte estão vazios. Conquiste uma rota e cartas voltarão.
why-no-tickets = Não restam bilhetes.
why-no-pass = Você ainda pode fazer algo, então não pode passar.
why-stack-there = Este lugar já tem uma pilha. Escolha outro.
why-no-stack = As fichas são colocadas só antes do primeiro turno.
why-choose-token = As duas pontas têm uma ficha para você. Escolha uma primeiro.
why-keep-one = Fique com pelo menos um bilhete.
why-choose-place = Escolha primeiro uma pilha e um lugar.

illegal-R1-1 = Não há esse lugar nesta mesa.
illegal-R2-6 = Na preparação você escolhe, uma vez, um ou ambos dos seus dois bilhetes.
illegal-R2-7 = Só uma pilha separada pode ser colocada, antes do primeiro turno, na sua vez de colocar.
illegal-R2-8 = Este lugar já tem uma pilha. Escolha outro.
illegal-R3-1 = Ainda não é sua vez.
illegal-R3-3 = Você ainda pode fazer algo, então não pode passar.
illegal-R4-1 = Essa carta não pode ser pega agora. Depois da primeira carta vem a segunda, e nada mais.
illegal-R4-4 = Uma balsa à vista não pode ser a segunda carta. Pegue outra ou compre do baralho.
illegal-R4-7 = Baralho e descarte estão vazios. Conquiste uma rota e cartas voltarão.
illegal-R5-1 = Esta rota já tem dono. Procure outro caminho.
illegal-R5-2 = Pague exatamente tantas cartas quantos espaços a rota tem, todas da cor dela; balsas valem por qualquer cor.
illegal-R5-4 = O pagamento precisa de uma balsa para cada símbolo de balsa da rota.
illegal-R5-5 = Restam poucos bondes para esta rota. Escolha uma mais curta.
illegal-R5-6 = A rota ao lado está tomada, então esta está fechada para você.
illegal-R5-8 = Pegue exatamente uma ficha, em uma ponta cujo símbolo você ainda não tenha.
illegal-R6-1 = Compre bilhetes primeiro e depois fique com um ou ambos.
illegal-R6-2 = Não restam bilhetes, ou é preciso ficar com o último.
illegal-R7-1 = A partida acabou.

refused-illegal = As regras não permitem isso agora.
refused-stale = A mesa avançou. Veja a nova posição e escolha de novo.
refused-bad_message = O servidor não entendeu. Recarregue a página.
refused-not_your_seat = Este lugar não é seu.
refused-not_host = Só quem criou a mesa pode fazer isso.
refused-table_full = Não há lugar livre nesta mesa.
refused-seat_taken = Já há alguém ali. Escolha outro lugar.
refused-no_such_seat = Esse lugar não existe.
refused-bad_name = Um nome tem de 1 a 24 caracteres. Escolha outro.
refused-name_taken = Alguém nesta mesa tem esse nome. Escolha outro.
refused-already_started = A partida começou.
refused-not_started = A partida ainda não começou.
refused-not_playing = Não se joga aqui agora.
refused-over = A partida acabou.
refused-not_over = A partida ainda não acabou.
refused-stand_in_plays = Um bot joga por você. Retome seu lugar primeiro.
refused-resigned = Você desistiu desta partida.
refused-nothing_to_undo = Não há nada para desfazer.
refused-undo_asked = Alguém já pediu para desfazer uma jogada.
refused-no_undo_asked = Ninguém espera sua resposta.
refused-chat_off = Não há bate-papo nesta mesa.
refused-chat_full = O bate-papo desta mesa está cheio.
refused-no_spectators = Ninguém pode assistir a esta mesa.
refused-no_hints = As dicas são só para partidas contra bots.
refused-no_such_table = Essa mesa não existe. Confira o link.
refused-no_such_board = Esse tabuleiro não existe.
refused-broken_table = Algo deu errado nesta mesa e ela parou. As outras não são afetadas.
refused-too_busy = A mesa está ocupada. Tente daqui a pouco.
refused-too_fast = Rápido demais. Espere um momento.
refused-too_large = É longo demais.
refused-too_many_tables = Você criou muitas mesas em pouco tempo. Espere um pouco ou jogue em uma delas.
refused-too_many_sockets = Esta mesa está aberta em janelas demais. Feche algumas.
refused-overloaded = O servidor está cheio. Tente em um minuto.
refused-store_unavailable = O servidor não consegue salvar agora. Tente daqui a pouco.
refused-disk_full = O servidor está sem espaço. Avise quem cuida dele.
refused-server_stopping = O servidor está reiniciando. Você volta em instantes.
refused-no_token = O servidor ainda não conhece você. Permita cookies nesta página e tente de novo.
refused-foreign_origin = Esta página vem de um endereço diferente do servidor.
refused-not_found = Não há nada neste endereço.
refused-wrong_password = Nome e senha não combinam.
refused-wrong_method = Este endereço não é usado desse jeito. Recarregue a página.
refused-wrong_protocol = O Fogline foi atualizado. Recarregue esta página.
refused-programs_have_no_account = Um programa não tem conta: a chave dele basta.
refused-unreachable = O servidor não responde. Confira sua rede; as partidas neste aparelho funcionam sem ela.
refused-not_sent = A conexão caiu antes da resposta. Olhe a mesa e tente de novo.
refused-bad_answer = O servidor enviou algo ilegível. Recarregue a página.
refused-engine_failed = Algo deu errado neste programa. Recarregue a página; sua partida está guardada.
refused-removed = Esta partida não está mais neste aparelho: foi removida ou os dados do navegador foram apagados.
refused-storage_failed = O armazenamento deste aparelho não está disponível agora. Recarregue a página.
