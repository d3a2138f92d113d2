rules-about = O número antes de cada regra é o que as mensagens da mesa citam.
rules-search = Procurar uma regra
rules-nothing = Nenhuma regra tem essas palavras.

rules-1 = O que vem na caixa
rules-2 = Antes do primeiro turno
rules-3 = Um turno
rules-4 = Comprar cartas
rules-5 = Conquistar uma rota
rules-6 = Comprar bilhetes
rules-7 = O fim e a pontuação

rule-1-1 = Fogline é para dois, três ou quatro jogadores.
rule-1-2 = Cada jogador tem 20 bondes de uma cor.
rule-1-3 = São 44 cartas: 8 de balsa, que valem por qualquer cor, e 6 de cada cor: azul, verde, preto, roxo, vermelho e laranja.
rule-1-4 = São 24 bilhetes. Um bilhete nomeia dois lugares e quantos pontos vale ligá-los.
rule-1-5 = São 21 fichas de turista: três de cada um dos sete símbolos.
rule-1-6 = O mapa tem lugares e rotas entre eles. Uma rota tem espaços e uma cor; a cinza aceita uma cor qualquer. Rotas de balsa mostram símbolos de balsa. Alcatraz, Golden Gate Bridge, The Embarcadero, Sunset e Potrero Hill começam com uma pilha de fichas.

rule-2-1 = Todos começam com 20 bondes e sem pontos.
rule-2-2 = Quem começa é sorteado, a menos que a mesa decida. Joga-se no sentido horário.
rule-2-3 = Cinco das sete pilhas de fichas vão por sorteio para os cinco lugares marcados. As outras duas ficam separadas.
rule-2-4 = Com quatro jogadores uma pilha tem três fichas; com dois ou três, duas.
rule-2-5 = Cada um recebe duas cartas. Cinco cartas são viradas ao lado do baralho: o mercado.
rule-2-6 = Cada um recebe dois bilhetes em segredo e fica com um ou ambos. Todos escolhem ao mesmo tempo.
rule-2-7 = Depois as pilhas separadas são colocadas: o último jogador põe uma em um lugar sem pilha, e o penúltimo põe a outra. Com dois jogadores, o segundo coloca ambas, com uma ficha só cada.
rule-2-8 = Um lugar nunca tem mais de uma pilha.

rule-3-1 = No seu turno você faz exatamente uma de três coisas: comprar cartas, conquistar uma rota ou comprar bilhetes.
rule-3-2 = Se você sair ou ficar sem tempo, um bot joga por você até você voltar. Se desistir, ele joga até o fim.
rule-3-3 = Só passa quem não pode fazer mais nada. Se todos passarem em seguida, a partida acaba.

rule-4-1 = Pegue duas cartas, uma depois da outra: cada uma do mercado ou, sem ver, do baralho.
rule-4-2 = Uma carta tirada do mercado é reposta na hora, antes da escolha da segunda.
rule-4-3 = Se a primeira carta for uma balsa à vista, seu turno acaba: não há segunda.
rule-4-4 = Uma balsa à vista não pode ser a segunda carta. Vinda do baralho, é uma carta comum.
rule-4-5 = Sempre que três ou mais das cinco cartas do mercado forem balsas, as cinco são trocadas.
rule-4-6 = Se for preciso uma carta e o baralho estiver vazio, o descarte é embaralhado e vira um novo baralho.
rule-4-7 = Se não houver o que pegar como segunda carta, o turno acaba depois da primeira. Se não houver nenhuma, você não pode comprar cartas.
rule-4-8 = Não há limite de mão. As mãos são secretas, mas todos veem quantas cartas você tem e quais pegou do mercado.

rule-5-1 = Você pode conquistar qualquer rota livre, ligada às suas ou não; uma por turno.
rule-5-2 = Pague exatamente tantas cartas quantos espaços a rota tem, todas da cor dela. Balsas valem por qualquer cor.
rule-5-3 = Uma rota cinza se paga com cartas de uma só cor à escolha, balsas incluídas.
rule-5-4 = Uma rota de balsa pede pelo menos uma balsa por símbolo; os outros espaços se pagam como sempre.
rule-5-5 = Ponha um bonde em cada espaço. Sem bondes suficientes, não dá para conquistar a rota.
rule-5-6 = Alguns lugares são ligados por duas rotas. Você nunca pode ter as duas. Com dois jogadores, a segunda fecha quando a primeira é conquistada.
rule-5-7 = As cartas vão para o descarte e você pontua na hora: 1 espaço 1 ponto, 2 espaços 2, 3 espaços 4, 5 espaços 10.
rule-5-8 = Se uma ponta da rota tiver uma pilha com um símbolo que você ainda não tem, você pega uma ficha. Se as duas tiverem, você escolhe.

rule-6-1 = Pegue dois bilhetes e fique com um ou ambos. O devolvido vai para baixo da pilha.
rule-6-2 = Se restar só um bilhete, você pode comprá-lo e deve ficar com ele. Se não restar nenhum, não pode comprar.
rule-6-3 = Você pode ter quantos bilhetes quiser e nunca devolve um depois. Os outros veem quantos, não quais.

rule-7-1 = Quando alguém termina o turno com dois bondes ou menos, todos têm exatamente mais um turno, inclusive esse jogador. Depois a partida acaba.
rule-7-2 = Aos pontos das rotas some cada bilhete cumprido e subtraia os outros. Um bilhete está cumprido quando suas rotas ligam os dois lugares.
rule-7-3 = Símbolos diferentes também pontuam: dois valem 1 ponto, três 2, quatro 4, cinco 6, seis 9 e os sete 12.
rule-7-4 = Vence quem tiver mais pontos. No empate, quem cumpriu mais bilhetes; se persistir, a vitória é dividida.
rule-7-5 = A pontuação pode ficar abaixo de zero. Não há bônus pela linha mais longa.

picture-route = Uma rota vermelha de três espaços, paga com duas cartas vermelhas e uma balsa
picture-ferry = Uma rota cinza de três espaços, um com símbolo de balsa, paga com uma balsa e duas cartas azuis
picture-double = Duas rotas lado a lado: em uma há bondes, a outra está fechada
picture-cards = O baralho e as cinco cartas à vista do mercado
picture-tokens = Os sete símbolos das fichas
picture-ticket = Um bilhete: seus dois lugares e seus pontos
picture-stack = Uma rota que termina em um lugar com uma pilha de duas fichas
