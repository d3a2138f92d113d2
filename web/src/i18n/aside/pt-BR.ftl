recap-nothing = Nada aconteceu desde então.
final-score = Placar final
counting = Contando…
counting-skip = Pular
score-routes = Rotas
score-tokens = Fichas
score-tickets = Bilhetes
score-completed = Completados
score-total = Total
score-even = { $names } têm os mesmos pontos. { $winners ->
    [one] Vence quem completou mais bilhetes.
   *[other] Completaram o mesmo número de bilhetes e dividem a vitória.
}
score-chart = Pontos ao longo da partida
score-table = O mesmo em tabela
score-event = Evento
winners = { $count ->
    [one] { $names } vence
   *[other] { $names } dividem a vitória
}
menu-notify = Avise-me quando for minha vez
menu-notify-granted = Você será avisado quando for a sua vez.
menu-notify-denied = Seu navegador não permite notificações desta página.
menu-leave = Levantar (um bot continua)
resign-sure = Um bot jogará seu lugar até o fim, e você não poderá retomá-lo. Desistir?

keys-map-how = No mapa: as setas vão de rota em rota, Enter escolhe, + e − aproximam e afastam, 0 mostra o mapa todo.
keys-market = Pegar uma carta do mercado
keys-deck = Comprar do baralho
keys-tickets = Comprar bilhetes
keys-routes = Para a lista de rotas
keys-hand = Para suas cartas
keys-chat = Para o bate-papo
keys-confirm = Confirmar
keys-back = Voltar
keys-pass = Passar
keys-undo = Desfazer
keys-recap = Desde seu último turno
keys-say = Dizer como está a partida
keys-hint = Dica, na sua vez
keys-next = Continuar na primeira partida
