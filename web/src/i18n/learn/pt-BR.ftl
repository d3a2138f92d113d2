lesson = Sua primeira partida
lesson-next = Entendi
lesson-skip = Encerrar a lição
lesson-sure = Encerrar a lição? Você pode continuar jogando sem ela.
lesson-keep = Estes bilhetes são seus objetivos secretos: ligue os dois lugares de um bilhete e ganhe os pontos dele. Marque um ou ambos e aperte “{ $keep }”.
lesson-stack = Quem conquista uma rota até um lugar pega uma ficha turística da pilha de lá. Escolha uma pilha e um lugar perto dos seus bilhetes e aperte “{ $place }”.
lesson-draw = Na sua vez, pegue duas cartas: à vista ou do baralho ao lado. Pegue a primeira.
lesson-second = Agora a segunda carta. Várias da mesma cor valem mais.
lesson-ferry = A carta com o navio é uma balsa: vale por qualquer cor, e rotas com um navio pedem uma. Pega à vista, é a única carta do seu turno.
lesson-collect = Uma rota custa uma carta da sua cor por espaço; a cinza aceita uma cor qualquer. Junte cartas até o mapa destacar uma rota.
lesson-claim = Você já pode pagar uma rota! Em vez de comprar cartas, escolha no mapa uma rota destacada, de preferência no caminho dos seus bilhetes.
lesson-pay = Isto é o que ela custa e o que ela dá. Escolha com que cartas pagar e aperte “{ $claim }”.
lesson-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na hora! Cada espaço levou um dos seus bondes; restam { $cars }.
lesson-token = Você pegou uma ficha: { $symbol }. Símbolos diferentes contam no fim: dois valem 1 ponto, os sete 12.
lesson-way = Escolha um dos seus bilhetes: o mapa ilumina o caminho que pede menos bondes.
lesson-more = Em vez de cartas, você pode comprar bilhetes. Cada um cumprido soma seus pontos; cada um não cumprido os tira.
lesson-hint = Não sabe o que fazer? Na sua vez, “{ $hint }” mostra boas jogadas e diz por quê.
lesson-free = É só isso. Continue como quiser; eu volto na última rodada.
lesson-last = Alguém tem dois bondes ou menos: todos têm mais um turno. Pontue o que puder!
lesson-score = Rotas e bilhetes cumpridos somam pontos, os outros bilhetes tiram, e fichas diferentes também contam. Agora você conhece o jogo!

hint-best = Boas jogadas agora
hint-thinking = Pensando…
hint-draw_deck = Comprar do baralho
hint-draw_market = Pegar: { $card }
hint-claim_route = Conquistar { $route } com { $paid }
hint-token_at = ficha em { $place }
hint-draw_tickets = Comprar bilhetes
hint-keep_tickets = Ficar com { $tickets }
hint-place_stack = Colocar “{ $symbol }” em { $place }
hint-pass = Passar

reason-completes_ticket = Cumpre { $ticket }
reason-toward_ticket = Aproxima { $ticket }
reason-keeps_ticket = Parece valer a pena: { $ticket }
reason-blocks = Atrapalha { $who }, talvez em { $ticket }
reason-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na hora
reason-token = Um símbolo que você ainda não tem: { $symbol }
reason-card_for_route = Ajuda a pagar { $route }
reason-wild_card = Vale por qualquer cor
reason-unseen_card = Pode ser qualquer carta, até uma balsa
reason-new_tickets = Novos objetivos, enquanto houver bondes
reason-stack_on_route = No fim de uma rota que você quer: { $route }
reason-last_turn = Seu último turno: o que não pontuar agora não pontua mais

seen = O que já se viu
seen-hand = { $who }: pegas e não pagas
seen-unknown = { $count } não vistas
seen-left = Não vistas: no baralho ou nas mãos dos outros
seen-discard = Descartadas
seen-tokens = Fichas no mapa
seen-none = nenhuma
known-tickets = { $n ->
    [one] { $n } bilhete oculto
   *[other] { $n } bilhetes ocultos
}
