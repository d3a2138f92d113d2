replay-title = Replays
replay-of = Replay: { $names }
replay-about = Veja qualquer partida de novo, jogada a jogada, com os olhos de quem quiser, e descubra onde ela se decidiu.
replay-file = Uma partida de um arquivo
replay-file-how = Solte um registro (.jsonl) em qualquer lugar desta página ou escolha um. Se foi jogado em outro tabuleiro, dê também o arquivo do tabuleiro (.json).
replay-board-known = O tabuleiro “{ $board }” agora é conhecido aqui. Registros de partidas nele podem ser vistos.
replay-file-choose = Escolher um arquivo
replay-file-which = { $count ->
    [one] { $count } partida neste arquivo
   *[other] { $count } partidas neste arquivo. Qual?
}
replay-game = { $number }. { $players }, { $events ->
    [one] { $events } evento
   *[other] { $events } eventos
}
replay-link = Link de um replay
replay-link-go = Abrir
replay-kept = Guardadas neste aparelho
replay-remove = Remover
replay-remove-what = Remover: { $name }

replay-bad-empty = Não há nenhuma partida nele.
replay-bad-json = A linha { $line } não pode ser lida: o arquivo está danificado ou não é o registro de uma partida.
replay-bad-format = A linha { $line } não é o registro de uma partida. Escolha um arquivo .jsonl salvo pelo Fogline.
replay-bad-board = Esta partida foi jogada no tabuleiro “{ $board }”, e esse tabuleiro, ou essa versão dele, não é conhecido aqui. Solte o arquivo dele ({ $board }.json) nesta página ou escolha-o abaixo, e a partida será mostrada.
replay-bad-faulty = Este arquivo de tabuleiro tem um erro e não pode ser usado.
replay-bad-record = Este registro está danificado e não pode ser reproduzido.
replay-bad-event = O evento { $event } deste registro quebra a regra { $rule }, por isso ele não é mostrado.
replay-bad-link = Este link está danificado ou incompleto. Peça-o de novo, ou peça o arquivo.
replay-bad-large = Este arquivo é grande demais.
replay-bad-unread = Este arquivo não pode ser lido.

replay-hands = Cartas
replay-hand-of = Cartas de { $name }
replay-no-hand = Espectadores não veem nenhuma mão. Olhe com os olhos de alguém.

replay-steps = Mover-se pela partida
replay-slider = Momento da partida
replay-at = { $at } de { $length }
replay-first = Ao início
replay-turn-back = Um turno para trás
replay-back = Um passo para trás
replay-on = Um passo adiante
replay-turn-on = Um turno adiante
replay-last = Ao fim
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade
replay-eyes = Olhos de quem?
replay-eyes-public = Espectadores
replay-eyes-all = Todas as mãos

replay-key-event = Um passo para trás, adiante
replay-key-turn = Um turno para trás, adiante
replay-key-ends = Ao início, ao fim
replay-key-play = Reproduzir e pausar
replay-key-speed = Velocidade
replay-key-eyes = Outros olhos
replay-key-analysis = Análise
replay-key-mistake = Próximo erro grande

replay-share = Link para este momento
replay-too-long = Esta partida é longa demais para um link. Salve o arquivo e envie-o.
replay-save = Salvar como arquivo
replay-copy-text = Copiar como texto
replay-keep = Guardar neste aparelho
replay-keep-done = Guardada. Você a encontra em “Replays”.
replay-keep-failed = Este navegador não consegue guardá-la. Salve o arquivo.
replay-other = Outra partida

replay-analysis = Análise
replay-unfinished = Só uma partida terminada pode ser analisada.
replay-analyse = Analisar esta partida
replay-analyse-how = Um bot forte examina cada decisão, e muitas partidas são jogadas a partir de cada momento. Leva cerca de meio minuto; você pode continuar assistindo.
replay-analysing = Analisando…
replay-analyse-stop = Parar
replay-analyse-on = Continuar
replay-analysed = A análise está pronta.
replay-unsaved = Este navegador não consegue guardar a análise. Ela se perde quando você sair.
replay-view-curve = Chances
replay-view-decision = Jogada
replay-view-mistakes = Erros
replay-view-parts = Sorte
replay-curve = Chance de vencer
replay-curve-jump = Chance de vencer ao longo da partida. As setas vão de decisão em decisão.
replay-curve-table = Como tabela
replay-event = Evento

replay-decision = Esta decisão
replay-decision-of = { $name } decide
replay-decided = { $name } decidiu
replay-action = O quê
replay-win = Chance de vencer
replay-margin = Pontos à frente
replay-played = Jogado:
replay-grade-best = A melhor jogada, até onde se podia ver.
replay-grade-good = Uma boa jogada: nada era claramente melhor.
replay-grade-slip = Havia algo um pouco melhor.
replay-grade-mistake = Um erro.
replay-grade-blunder = Um erro grande.
replay-luck-after = As cartas que vieram depois: { $luck }.

replay-mistakes = Maiores erros
replay-mistakes-of = De quem?
replay-better = Melhor: { $better }
replay-no-mistakes = Nenhuma jogada foi claramente pior que outra.
replay-no-mistakes-yet = Nenhum até agora.

replay-parts = Sorte e escolha
replay-measure = Medido em
replay-verdict-lost = O que mais pesou contra { $name }: { $part } ({ $value }).
replay-verdict-won = O que mais ajudou { $name }: { $part } ({ $value }).
replay-part-par = parte igual
replay-part-deal = a distribuição inicial
replay-part-choice = escolhas próprias
replay-part-others = escolhas dos outros
replay-part-luck = sorte nas cartas
replay-part-result = Resultado
replay-parts-later = Assim que a análise estiver pronta.
replay-parts-what = O que isso significa?
replay-part-par-what = O que cada um teria se só o acaso decidisse.
replay-part-deal-what = Cartas, bilhetes e lugar na ordem no começo.
replay-part-choice-what = O que as decisões deste jogador mudaram, antes de se saber que cartas trariam. Mais de 0 é melhor que um jogador simples.
replay-part-others-what = O que as decisões de todos os outros mudaram para este jogador.
replay-part-luck-what = O que as cartas e os bilhetes que saíram mudaram.
replay-parts-rough = Cada número sozinho é aproximado, porque é a média de partidas ao acaso; as somas são exatas.
