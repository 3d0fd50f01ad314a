/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | pergunt*, quiz, quest*, charada*, prova, adivinha*
answer | respost*, respond*, cert*, corret*, errad*, acert*, soluc*
learn | aprend*, alun*, turma, escola, aula, profess*, ano, vocabular*, ensin*, licao, pratic*
number | numer*, som*, subtra*, mais, menos, multiplic*, divis*, frac*, tabuada, mate*, calcul*, conta
count | contar, contando, quantos, quantas
letter | letra*, alfabeto, silaba*, solet*, ortografia, vogais
word | palavra*, verbo*, frase*, gramatica, traduz*, idioma, digit*
guess | adivinh*, reconhec*, capitais, bandeira*, qual, identific*
order | ordem, orden*, sequencia, cronolog*, do menor, em ordem, ordem certa, embaralhad*, alfabetic*, montar a frase
sort | separ*, classific*, organiz*, categor*, selet*, no lugar certo, lixeira certa, cada coisa, guardar cada, caixa certa
bin | lixo, lixeira*, recicl*, plastico, residuo*
pair | par, pares, igua*, identic*, dupla
remember | lembr*, memor*, repet*, virar, viradas
card | carta*, baralho, peca*
board | tabuleiro, dado, dados, turno*, casa por casa, peao, quadricul*
piece | quebra cabeca*, peca, pecas, puzzle
shape | forma*, bloco*, cubo*, triangul*, encaix*
stack | empilh*, equilibr*, em cima, camada*, sanduiche, montar
balance | equilibr*, balanç*, inclin*, tomba*, derram*, sem derrubar, sem deixar cair, bandeja, na cabeça, corda bamba, endireit*, cambale*
row | fila*, linha*, gir*
fallen | cai, caem, cair, caindo, chov*, chuva, do ceu, de cima
basket | cesta, cesto, balde, rede, peg*, apanh*
music | music*, cancao, ritm*, danc*, nota*, tambor*, piano, guitarra, violao, cant*, melodia, pandeiro*, violino*, flauta*, sanfona*, compasso
tap | toc*, clic*, clique*, apert*
upgrade | melhori*, upgrade*, dinheiro, ganh* dinheiro, compr*, moedas, gerenci*, rico
shop | loja, mercado, vend*, cafe, padaria, troco, barraca
serve | cliente*, serv*, garcom, garconete, restaurante, pedido*, barista, atend*
cook | cozinh*, assa*, forno, receita*, ingrediente*, pizza, bolo*, chef, frit*, mistur*, sopa, bat* a massa, refog*
parcel | delivery, entreg*, pacote*, correio*, carteiro, encomenda*, lev*, transport*, carteiro*, motoboy*, levar
rescue | resgat*, salv*, libert*, ajud*
lap | corrida*, volta, voltas, chegada, ultrapass*, rali, pista, rapido, nitro
vehicle | carro*, caminh*, bicicleta*, moto*, onibus, taxi, dirig*, trator, tanque*, pilot*
road | estrada*, rua, ruas, rodovia, transito, trafego, faixa*
cross | atravess*, outro lado, rio
jump | pul*, salt*
platform | plataforma*, telhado*, de galho em galho, galho*, nuvem, nuvens, vitoria regia
climb | escal*, sub*, mais alto, escada*, montanha
run | corr*
endless | infinit*, sem fim, sem parar, mais longe, cada vez mais rapido
flee | fug*, fog*, escap*, persegu*
fly | vo*, asas, plan*
gap | cano*, tubo*, buraco*, obstaculo*, entre
space | espaco, espacia*, nave*, foguete*, alien*, asteroide*, ovni*, meteor*, galaxia
gun | atir*, tiro*, bala*, laser*, pistola, canh*, dispar*
fight | lut*, batalh*, mat*, espada*, derrot*, combat*, brig*, bat*, esgrim*, boxe*, soco*, golpe*, ringue, pancada*
wave | onda*, horda*, enxame, exercito
allsides | todos os lados, toda parte, cerca*, vista de cima, todo lado, de toda parte
survive | sobreviv*, aguent*, resist*
boss | chef*, boss
defend | defend*, proteg*, imped*, nao podem, nao deix*, impec*, impedir, espant*, chegar na, chegar no
base | castelo, base, forte, fortaleza, vila, portao, colmeia, ninho, muro, jardim, horta, torre
place | coloc*, poe, por torres, torre, torres, armadilha*, plant*, ponho, boto
path | caminho, trilha, rota
raid | atac*, invad*, invas*, chegam, vem, querem roubar
exit | labirinto, saida, corredor*, perdid*, achar o caminho, masmorra, voltar para casa
light | escur*, lampada*, lanterna*, tocha, luz
sneak | furtiv*, sem ser visto, silenci*, roub*, ladr*, furt*, sem que, escondid*, pego, flagr*, sem acordar, escondido de, de fininho, pega no flagra
guard | guarda*, vigi*, patrulh*, camera*, policia*
hide | escond*
seek | procur*, ach*, encontr*, tesouro, pista*, busc*
key | chave*, porta*, quarto*, sala*
crate | empurr*, caixa*, armazem, deposito, mov*
grow | cresc*, plant*, colh*, reg*, jardim, jardin*, fazenda, semente*, cultiv*, horta, legume*, flores
feed | aliment*, dar comida, fome, dar de comer, comida que, gosta de comer, satisfeito*, faminto*
care | cuid*, bichinho, escov*, pente*, bebe, banh*, dorm*, veterinari*, medic*, doente*, pet, mamadeira, dormir, filhote*, banho
dress | vest*, roupa*, pentead*, maquia*, moda, fantasia*, coroa, sapato*, chapeu*, cabelo*, maqui*
build | constru*, cidade, casa
draw | desenh*, pint*, color*, decor*, enfeit*, rabisc*, giz, pincel*, tinta*, lapis de cor, retrato*
tail | comprid*, cauda, rabo, maior, cresce, cresc*, alonga*
throw | jog* bola, arremess*, atir*, lanc*, bola de neve, catapulta, estilingue, dardo*
aim | mir*, alvo*, gol, penalt*, cesta de, flecha*, arco, derrub*
ball | bola*, raquete, disco
hole | golfe, buraco*, pinos, boliche, sinuca, bocha
swat | bat*, acert*, esmag*, estour*, aparec*, martelo, toupeira*, martel*, marmota*, toupeir*, chinel*
slice | cort*, fati*
fish | pesc*, anzol, vara
two | dois jogadores, meu irmao, minha irma, meu amigo, um contra um, mesmo teclado, dois times, duelo, 1x1, meu primo, minha prima, frente a frente, cara a cara
computer | computador, adversario*
timing | momento certo, a tempo, rapid*, reac*, reflexo*, antes que
first | quem chega, primeiro a, quem der, quem cruza, chega primeiro, em primeiro, o primeiro, quem fizer, quem passa
herd | pastor*, rebanho, gui*, conduz*, curral, reun*, toc*, galinheiro, junt*
wash | limp*, lav*, varr*, suj*
douse | apag*, bombeiro*, incendio*, fogo, chamas
rail | trem, trens, comboio*, trilhos, estacao, locomotiv*, vagao, vagoes, plataforma certa
park | estacion*, manobr*, vaga, garagem, baliza
story | historia, escolh*, decis*, dialog*, detetive, assassin*, misterio, aventura
three | tres iguais, troc*, gemas, joias, doces
bricks | tijolo*, rebat*, muralha, quica*
wheel | roleta*, roda, gir*, sorte, sorteio, loteria
tag | pega pega, pique, alcan*, encost*, quem for pego, vira o pega
merge | fund*, combin*, junt*
explore | explor*, mundo, ilha, miner*, abrigo, picareta*, naufrag*, machado, ferramenta*, quebrar pedra
horror | medo, terror, susto*, fantasma*, assombrad*, abandonad*, respira*, coisa vem atras, sozinha num, sozinho num, sozinha no, sozinho no, bonecas que
hear | som, sons, barulho*, ouv*, escut*, voz, lat*, mia, canto, passos
dig | cav*, escav*, tunel*, pa, enterr*, mina, cavuc*
land | aterriss*, pous*, paraquedas
trade | preco*, comerc*, negoc*, compra barato, revend*, mercador*
repair | consert*, repar*, arrum*, vazament*, encanador*, mecanico*, quebrad*
swing | balanc*, cipo, cipos, corda*, gancho
dodge | desvi*, evit*, cuidado, sem encostar, sem bater, bater
`;
