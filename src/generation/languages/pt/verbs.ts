/** Portuguese: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | cusp*, cospe*, escarr*, espirr*, soprar, sopra, sopro, soprando
throw | atirar, atira, atiro, atiram, atirando, arremess*, jogar longe, joga longe, lançar, lança, lançando, tacar, mandar longe, jogar pedra*, tacar pedra*, tacando
toss | virar panqueca*, vira panqueca*, virar a panqueca, jogar para cima, joga para cima, atirar ao ar, lançar ao ar, jogar pro alto
drop | deixar cair, deixa cair, deixo cair, deixando cair, derrub*, soltar, solta, soltando, largar, largou, deixou cair
catch | apanh*, agarr*, pegar, pega, pego, pegam, pegando, pegou, aparar a bola
grab | agarr*, pegar, pega, pegam, arrebat*, deitar a mão, passar a mão, arrancar da mão
pick | colher, colhe, colho, colhem, colhendo, colheu, apanhar fruta*, apanha fruta*, apanhar flores, pegar fruta*, catar fruta*, apanhar maçãs
harvest | colheit*, colher, colhe, colhem, ceif*, vindim*, safra*, segar
plant | plantar, planta, planto, plantam, plantando, plantou, semear, semeia*, cultiv*, plantio
water | regar, rega, rego, regam, regando, regou, regador*, aguar, água as plantas, molhar as plantas, molha as plantas
dig | cavar, cava, cavo, cavam, cavando, cavou, escav*, desenterr*, abrir um buraco, fazer um buraco, fazer buracos
fill-in | enterrar, enterra, enterro, enterram, enterrando, enterrou, soterr*, tapar o buraco, tapa o buraco, aterrar, preencher o buraco, sepult*
rake | ancinho*, rastel*, enxad*, capina*, carpir, sachar, mondar, arrancar ervas, tirar mato, arrancar mato, tirar ervas daninhas
prune | podar, poda, podo, podam, podando, cortar a grama, corta a grama, cortar grama, aparar a relva, apara a relva, cortar a relva, corta a relva, aparar, roçar, cortador de grama
milk | ordenh*, mungir, tirar leite, tira leite, mugir leite
shear | tosqui*, tosar, tosa, tosam, tosando, cortar a lã, corta a lã
feed | alimentar, alimenta, alimento os, alimentam, alimentando, dar comida, dá comida, dar de comer, dá de comer, dou comida, dou de comer, dando comida, dar ração
stroke | acarici*, fazer carinho, faz carinho, fazer festas, faz festas, carícia*, afag*, mimar, mima, carinho*, fazer cafuné, cafuné, dar mimos
walk | passear o cão, passeia o cão, passear com o cachorro, passeia com o cachorro, passear com o cão, passeia com o cão, levar o cachorro para passear, leva o cachorro para passear, passear cães
walk | passear cachorros, passeador*
groom | escov*, pente*, dar banho no cachorro, dar banho no cão, banho e tosa, cuidar do pelo, desembaraç*
tame | domar, doma, domam, domando, domador*, domestic*, amans*, adestr*, treinar animais, treinar o cão, treinar o cachorro
ride | andar a cavalo, anda a cavalo, andar de bicicleta, anda de bicicleta, montar a cavalo, monta a cavalo, cavalg*, montar, monta, andar de bike, pedal*, galop*
herd | pastor*, tocar o gado, toca o gado, juntar as ovelhas, junta as ovelhas, reunir o gado, tanger, arrebanh*, rebanho*, conduzir o rebanho
hunt | caçar, caça, caço, caçam, caçando, caçou, caçad*
fish | pescar, pesca, pesco, pescam, pescando, pescou, pescador*, pescaria*
chase | persegu*, persig*, correr atrás, corre atrás, correndo atrás, ir atrás, caçada
flee | fugir, foge*, fujo, fugindo, fugiu, fuga*, escapar, escapa, escapam, escapando, escapou, sair correndo, sai correndo, dar no pé, correr para longe
hide | escond*, ocult*, camufl*
seek | procur*, buscar, busca, busco, buscam, buscando
find | encontr*, achar, acha, acho, acham, achando, achou, descobr*, descubr*
sneak | na ponta dos pés, na pontinha dos pés, de fininho, em bicos de pés, esgueir*, sorrateir*, sem fazer barulho, às escondidas, furtiv*, passar sem ser visto, passar despercebido
spy | espiar, espia, espiando, espião, espiões, espiona*, bisbilhot*, espreit*, vigiar escondido, observar em segredo
wake | acordar, acorda, acordam, acordando, acordou, despert*, levantar da cama
sleep | dormir*, durmo, durma*, adormec*, pegar no sono, cochil*, soneca*, sesta, roncar, ressonar, dorme*, dormindo, dormiu
put-to-bed | pôr na cama, põe na cama, pôr para dormir, põe para dormir, botar pra dormir, bota pra dormir, colocar para dormir, coloca para dormir, deitar as crianças, embalar o bebé, ninar
put-to-bed | nina o, fazer dormir, canção de ninar, adormecer o bebé, embalar, embala o
steal | roub*, ladrão, ladrões, assalt*, afanar, surrupi*, gamar, palmar coisas, gatun*, furtar, furta, furto, furtam, furtou
pinch-food | belisc*, petisc*, roubar comida, rouba comida, roubar um pedaço, surripi*, lambisc*, debicar, provar escondido, pegar comida escondido
guard | guardar a porta, proteg*, protej*, defend*, vigia*, guardião, guardiões, tomar conta, toma conta, zelar, guardar, guarda, guardando
attack | atac*, ataqu*, assalt*, agred*, pilhar, investir contra, saquear
fight | lutar, luta, luto, lutam, lutando, lutou, combat*, bater em, bate em, porrad*, pancadaria*, batalh*, duel*, andar à porrada, brigar, briga, brigam, brigando, brigou, brigas
punch | socar, soca, socam, socando, murro*, dar murros, dar socos, boxe*, esmurr*, soco, socos
kick | chut*, pontapé*, dar pontapés, patada*, coice*, bicud*, dar um chute
wrestle | luta livre, lutar corpo a corpo, luta corpo a corpo, lutador*, luta greco-romana, queda de braço, braço de ferro, sumô, agarra e derruba
slap | dar tapa*, tapas, bofetad*, bofetão, estalo na cara, esbofete*, palmada*, matar moscas, mata moscas, dar um tapa, tabefe*, estapear, tapa na cara
bite | morder, morde, mordo, mordem, mordendo, mordeu, mordid*, dentad*, mordisc*, abocanh*
sting | picar, pica, picam, picando, picad*, ferroada*, ferrão, ferrões, espetar o ferrão, ferroar
shoot | atirar em, atira em, atirador*, dispar*, tiro, tiros, tiroteio*, balear, fuzil*, dar tiros, dá tiros, abrir fogo, metralh*
bomb | bombarde*, bomba, bombas, explod*, explos*, detona*, rebentar com, mandar pelos ares, dinamit*
slice | cortar, corta, corto, cortam, cortando, cortou, fatia*, picar legumes, pica legumes, trinchar, partir lenha, derrubar árvores, rachar lenha
saw | serrar, serra a, serram, serrando, serrote*, motosserra*, serrador*, cortar madeira, corta madeira
hammer | martel*, pregar, prega prego*, pregos, prego, marret*, bater pregos, bate pregos
drill | furar, fura, furam, furando, furadeira*, perfur*, aparafus*, parafus*, broca*, berbequi*, fazer furos, faz furos
build | constru*, constró*, edific*, erguer uma casa, fazer uma casa, pedreir*, obras
repair | consert*, reparar, repara, reparação, arranjar, arranja, arranjando, remend*, arrumar o carro, reparo, restaurar, restaura, restauração
assemble | montar, monta, monto, montam, montando, montagem, juntar as peças, junta as peças, quebra-cabeça*, armar, encaixar, encaixa, encaixam, encaixe, encaixando
take-apart | desmont*, desmantel*, desarm*, desfazer, desfaz, tirar as peças, separar as peças
paint | pintar, pinta, pinto, pintam, pintando, pintou, pintor*, pintura*, pincel*, enverniz*
draw | desenh*, traçar, traça uma, rabisc*, esboç*, garatuj*
colour-in | colorir, colore, colorem, colorindo, colorido, pintar desenhos, pinta desenhos, pintar com lápis, livro de colorir
write | escrev*, escrit*, redig*, redação, anotar, anota
type | digitar, digita, digito, digitam, digitando, dactilograf*, datilograf*, teclar, tecla, teclando, teclado*, escrever à máquina
spell | soletr*, ortograf*, dizer letra por letra, letra a letra, letra por letra
read | ler, lê o, leio, leem, lendo, leu, leitur*, leitor*, lê um, lê livros
count | contar, conta, conto os, contam, contando, contou, contagem, contagens, fazer contagem
calculate | calcul*, somar, soma, somam, somando, multiplic*, subtra*, fazer contas, faz contas, fazer as contas, tabuada*
measure | medir, mede, meço, medem, medindo, mediu, pesar, pesa, pesam, pesando, medição, fita métrica, balança
guess | adivinh*, acertar, chutar a resposta, palpit*, acerta a resposta
answer | respond*, respost*, retruc*, replic*, contestar
ask | pergunt*, questiona*, indag*, interrog*, pedir informação
learn | aprend*, pratic*, rever a matéria, revisar, revisa, fazer o dever, fazer os deberes, estuda*, estudo, estude*
teach | ensin*, explic*, dar aula*, dá aula*, lecion*, professor*, instruir
memorise | memoriz*, lembr*, recorda*, memória, saber de cor, saber de cabeça, decorar a lição, decora a lição, de cor
forget | esquec*, olvid*, não lembrar, não se lembra, não lembra
repeat | repet*, repit*, copiar, copia, copiam, copiando, imit*, arremed*, macaquear
match | combinar pares, emparelh*, formar pares, forma pares, fazer pares, pares iguais, corresponder, juntar iguais, junta iguais, jogo da memória, combinar três, associar
sort | separ*, classific*, organizar por, organiza por, agrup*, triar, triagem, separar por cor, separa por cor
order | pôr em ordem, põe em ordem, colocar em ordem, coloca em ordem, do menor ao maior, do maior ao menor, por tamanho, sequenci*, ordenar, ordena, ordenando, ordem
tidy | arrumar, arruma, arrumo, arrumam, arrumando, arrumou, organiz*, guardar os brinquedos, guarda os brinquedos, ordenar, pôr no lugar, põe no lugar, arrumação
pack | fazer a mala, faz a mala, faço a mala, fazer as malas, faz as malas, arrumar a mala, arruma a mala, encaixot*, empacot*, carregar o carro, carrega o carro, carregar o caminhão
pack | carregar o camião, embalar caixas
unload | descarreg*, descarga, tirar as caixas, tira as caixas, desfazer a mala, desembarcar carga, desfazer as malas
stack | empilh*, amonto*, montar uma torre, fazer uma torre, fazer pilhas, uma em cima da outra, um em cima do outro, sobrepor
balance | equilibr*, manter o equilíbrio, sem cair, sem deixar cair, malabar*, não cair
tip-over | tombar, tomba, tombam, derrub*, deitar abaixo, deita abaixo, capot*, fazer cair, virar o balde, virar a mesa, entornar
spill | derram*, derrubar água, derruba água, deixar derramar, salpic*, entornar, entorna, entornou
pour | despej*, servir água, serve água, encher, enche, encho, enchem, enchendo, encheu, encher o copo, enche o copo, verter, deitar água, deita água, serve o café
empty | esvazi*, despej*, deixar vazio, tirar tudo
mix | mistur*, mexer a, mexe a, mexer o, mexe o, bater a massa, bate a massa, mescl*, remexer, bater ovos
knead | amass*, sovar, sova, sovando, trabalhar a massa, fazer massa, faz massa
bake | assar bolo*, assa bolo*, assar pão, assa pão, fazer bolo*, faz bolo*, fazer pão, faz pão, cozer no forno, ao forno, no forno, padeir*, confeit*, fornada*
cook | cozinh*, cozer, coze, cozem, cozendo, ferv*, fazer comida, faz comida, fazer o jantar, faz o jantar, preparar comida, cozid*
fry | fritar, frita, fritam, fritando, fritou, frito, frigideira*, refog*, fritura*
grill | grelh*, assar, assa, assam, assando, assou, churrasc*, tost*, torrar, na brasa, assado*
season | temperar, tempera a, temperam, temperando, tempero*, salgar, salga, pôr sal, põe sal, botar sal, condiment*
serve | servir, serve, sirvo, servem, servindo, serviu, atend*, garçom, garçonete*, empregado de mesa
order-food | pedir comida, pede comida, fazer o pedido, faz o pedido, fazer um pedido, pedir no restaurante, pede no restaurante, encomend*, pedir uma pizza, pede uma pizza, pedidos
deliver | entreg*, delivery, estafeta*, levar encomendas, leva encomendas, trazer, traz, trago, trazem, carteiro*, encomendas
carry | carregar, carrega, carrego, carregam, carregando, carregou, levar, leva, levam, levando, transport*, levar às costas, acarretar
pull | puxar, puxa, puxo, puxam, puxando, puxou, puxão, reboc*, reboqu*, arrast*, guinch*
push | empurr*, dar um empurrão, dá um empurrão
lift | levantar, levanta, levanto, levantam, levantando, levantou, ergu*, içar, iça, suspend*, elevar, eleva, levantar pesos
lower | abaixar, abaixa, abaixam, abaixando, baixar, baixa o, baixam, baixando, descer, desce, arriar, fazer descer
hang | pendur*, estender a roupa, estende a roupa, estender roupa, estende roupa, pôr no varal, varal, cabide*, enforc*
take-down | tirar do varal, tira do varal, recolher a roupa, recolhe a roupa, apanhar a roupa, apanha a roupa, despendur*, tirar da parede, tira da parede
fold | dobrar, dobra, dobro, dobram, dobrando, dobrou, origami, dobradura*, vincar
iron | passar a ferro, passa a ferro, passar roupa, passa roupa, passar a roupa, passa a roupa, passo roupa, engom*, ferro de passar, passando roupa
wash | lavar, lavo, lavam, lavando, lavou, lavag*, lava a, lava o, lava os, lava as, lava louça, lava carros, lava roupa, enxagu*
clean | limpar, limpa, limpo, limpam, limpando, limpou, limpeza*, esfreg*, faxin*, passar pano, passa pano, dar banho
sweep | varre*, varro, vassour*, aspirar, aspira, aspirador*, passar aspirador, passa aspirador
polish | polir, polindo, lustr*, dar brilho, dá brilho, engrax*, puxar o lustro, pole o, poliu, encera*
dry | secar, seca o, seca a, secam, secando, secou, enxug*, toalha*, secador*
dust | tirar o pó, tira o pó, tirar pó, tira pó, limpar o pó, limpa o pó, sacudir o pó, tirar a poeira, tira a poeira, espana*
sew | costur*, coser, cose, coso, cosem, cosendo, bordar, borda, bordado*, alinhav*
knit | tricô*, croch*, fazer tricô, faz tricô, fazer malha, faz malha, fazer renda, fazer crochê, faz crochê
weave | tecer, tece, teço, tecem, tecendo, teceu, tecel*, tear, entrelaç*, fazer tranças, faz tranças, tranças
tie | amarr*, atar, ata, atam, atando, dar um nó, dá um nó, dar nó, nós de corda, dar laço, prender com corda, dar nós, fazer nós, fazer um nó, faz um nó
untie | desamarr*, desat*, desfazer o nó, desfaz o nó, desembaraç*, desenrol*, soltar o nó, desemaranh*
dress | vestir, veste, vestem, vestindo, vestiu, vista-se, pôr a roupa, põe a roupa, colocar a roupa, coloca a roupa, arrumar-se, calçar, calça os, fantasiar-se
undress | despir, dispo, despindo, tirar a roupa, tira a roupa, descalç*, ficar pelado, fica pelad*, despid*, despe, despem, despiu
put-on-make-up | passar batom, passa batom, pintar a cara, pinta a cara, pintar as unhas, batom, maquiar, maquia, maquil*, maquiag*
cut-hair | cortar cabelo*, corta cabelo*, cortar o cabelo, corta o cabelo, corto cabelo*, cabeleireir*, barbeir*, barbearia*, corte de cabelo, tosquiar
shave | barbear, barbeia*, fazer a barba, faz a barba, raspar, raspa, depil*, rapar
decorate | decorar, decora, decoram, decorando, decoração, adorn*, ornament*, enfeitar, enfeita, enfeitam, enfeite*
wrap | embrulh*, empacotar presente*, papel de presente, envolv*
unwrap | desembrulh*, abrir presentes, abre presentes, abrir o presente, abre o presente, desempacot*, desembal*
give | dar, dou a, dando, ofert*, oferec*, distribu*, doar, presentear, presenteia*
share-out | reparti*, reparte*, distribu*, partilh*, compartilh*, dividir entre, divide entre
collect | colecion*, coleccion*, colet*, recolh*, coleção, coleções, juntar moedas, junta moedas, apanhar moedas, apanha moedas, pegar moedas, pega moedas
gather-together | reún*, juntar, junta todos, juntam, juntando, agrup*, ajunt*
buy | compra*, compro, compre, fazer compras, faz compras, ir às compras, adquir*
sell | vende*, vendo bolos, venda, vendas
bargain | regate*, pechinch*, negoci*, pedir desconto, pede desconto, baixar o preço, barganh*
trade | trocar, troca, troco figurinhas, trocam, trocando, trocou, permut*, escambo, comerci*, cambiar, intercambi*
pay | pagar, paga, pago, pagam, pagando, pagou, pague*, pagamento*
earn-money | ganhar dinheiro, ganha dinheiro, ganho dinheiro, ganhando dinheiro, fazer dinheiro, faz dinheiro, fatura*, salário*, ordenado, lucr*
save-money | poup*, economiz*, guardar dinheiro, guarda dinheiro, juntar dinheiro, junta dinheiro, cofrinho*, mealheiro*, porquinho
invest | invest*, abrir um negócio, abre um negócio, gerir uma empresa, gere uma empresa, empresa*, empreend*, negócio próprio, tocar um negócio
hire | contrat*, empregar, dar emprego, dá emprego, recrut*
manage | gerir, gere a, gerenci*, administr*, cuidar da loja, cuida da loja, tomar conta da loja, toma conta da loja, gerente*, dirigir uma loja, gestão, tocar a loja
win | ganhar, ganha, ganho, ganham, ganhando, ganhou, venc*, vitória*, triunf*
lose | perde*, perco, derrota, derrotas
bet | apost*, jogar a dinheiro, joga a dinheiro, jogos de azar, cassino, casino, jogatin*
deal | dar as cartas, dá as cartas, distribuir as cartas, distribui as cartas, distribuir cartas, embaralh*, baralh*, dar cartas
draw-card | comprar uma carta, compra uma carta, comprar carta*, tirar uma carta, tira uma carta, puxar uma carta, puxa uma carta, pescar uma carta, biscar
discard | descart*, deitar fora cartas, jogar fora as cartas, joga fora as cartas, livrar-se das cartas, se livrar das cartas, largar cartas, ficar sem cartas
roll | jogar os dados, joga os dados, rolar os dados, rola os dados, lançar os dados, lança os dados, jogar o dado, joga o dado, rolar o dado, lançar o dado, dados
turn-over | virar cartas, vira cartas, virar as cartas, vira as cartas, virar a carta, vira a carta, virar peças, vira peças, virar ao contrário, desvir*, revelar
move | mover, move, movo, movem, movendo, moveu, mexer a peça, mexe a peça, mexer peças, desloc*, jogada, jogadas, moviment*
capture | captur*, comer a peça, come a peça, comer peças, come peças, tomar a peça, toma a peça, comer o peão
connect | conect*, ligar pontos, liga pontos, ligar os pontos, liga os pontos, unir, une, unem, unindo, ligação, conex*, ligar linhas
merge | fundir, funde, fundem, fundindo, fusão, combin*, juntar em um maior, unir iguais, une iguais, mescl*, juntar dois iguais
divide | divid*, divis*, partir ao meio, parte ao meio, separar em dois, metade*, repartir, rachar ao meio
swipe | desliz*, passar o dedo, passa o dedo, arrastar com o dedo, empurrar as peças, deslizar peças
drag | arrast*, arrastar e soltar, arrasta e solta, arrastar com o rato, arrastar com o mouse
click | clic*, cliqu*, tocar na tela, toca na tela, tocar no ecrã, toca no ecrã
press | apert*, pression*, carregar no botão, carrega no botão, botão, botões, premir, prima o, tecla, teclas
hold-down | manter pressionado, mantém pressionado, segurar o botão, segura o botão, manter premido, mantém premido, ficar apertando, segurar apertado, sem soltar o botão
release | soltar, solta, solto, soltam, soltando, soltou, deixar ir, libert*, liberar, largar, larga o, larga a, largou
hit | acert*, acertar no alvo, acerta no alvo, ating*, alvo, alvos, pontaria, mira certa
miss | errar, erra, erro o, erram, errando, errou, falhar, falha, falham, falhando, errar o alvo
score | marcar gol*, marca gol*, fazer gol*, faz gol*, marcar um gol*, marca um gol*, marcar golo*, marca golo*, golo*, pontu*, marcar pontos, marca pontos, marcar um cesto, fazer cesta*
bounce | quicar, pular, saltit*, ressalt*, pinchar, pincha, quica, quicando
dribble | dribl*, fint*, quicar a bola, conduzir a bola, conduz a bola
pass | passar a bola, passa a bola, passe, passes, fazer passes, faz passes, tocar a bola, toca a bola, passo a bola
head | cabece*, cabeçada*, de cabeça, bater de cabeça, bate de cabeça, dar de cabeça
serve-ball | sacar, saca, serviço de ténis, devolver a bola, devolve a bola, rebate*, raquet*, voleio*, serve a bola, saque, saques
bat | tacada*, rebat*, bater na bola, bate na bola, bastão, bater a bola, beisebol*, taco de beisebol
putt | golfe, golf, jogar golfe, joga golfe, minigolfe, putt, pôr a bola no buraco, tacar a bola, bola no buraco, taco de golfe
bowl | boliche, bowling, jogar boliche, joga boliche, derrubar pinos, derruba pinos, bocha*, rolar a bola, rola a bola, pinos
skate | patin*, skate*, andar de skate, anda de skate, andar de patins, anda de patins, skatista*
ski | trenó*, andar de trenó, anda de trenó, snowboard, esqui, esquis, esquia*
surf | surf*, pegar onda*, pega onda*, apanhar ondas, apanha ondas, prancha*
sail | velej*, naveg*, veleiro*, barco à vela, andar de barco, zarpar, marinheir*, vela do barco
row | remar, rema, remo, remam, remando, remou, remador*, caiaque*, canoa*, remos
swim | nadar, nado, nadam, nadando, nadou, nada no, nada na, nadador*, natação
dive | mergulh*, saltar para a água, pular na água, pula na água, submerg*
float | flutu*, boia*, à deriva, derivar na água
sink | afund*, naufrag*, ir ao fundo, vai ao fundo, ir a pique, submerg*
fly | voar, voa, voo, voam, voando, voou, voador*, esvoaç*, pilota*, piloto*
glide | planar, planam, planando, planador*, asa-delta, parapente*, planar no ar, plana no ar
hover | paira*, levit*, flutuar no ar, flutua no ar, ficar no ar, helicóptero*
take-off | decol*, descolar, descola, levantar voo, levanta voo, descolagem
land | pousar, pousa, pousam, pousando, pousou, aterrar, aterra, aterrissa*, aterriza*, pouso, aterragem
crash | bater o carro, bate o carro, chocar com, choca com, colid*, colis*, despist*, esbarr*, acident*, espatif*, trombar, tromba com
steer | girar o volante, gira o volante, volante*, pilot*, guiar, guia o barco, manobr*, leme*, timão, conduzir o barco
drive | dirig*, dirijo, conduz*, guiar, motorist*, andar de carro, anda de carro, condutor*
park | estacion*, arrumar o carro, parquear, parqueia*
overtake | ultrapass*, passar à frente, passa à frente, passar os carros
brake | travar, trava o, travam, travando, travão, travões, frear, freia*, freio*, frenar, parar o carro, breca*, pisar no freio
speed-up | aceler*, ir mais rápido, vai mais rápido, andar mais depressa, mais depressa, apressar, turbo
slow-down | abranda*, desaceler*, ir mais devagar, vai mais devagar, reduzir a velocidade, reduz a velocidade, diminuir a velocidade, andar devagar
drift | derrap*, drift*, fazer drift, faz drift, deslizar o carro, dar cavalinho de pau
race | corrida*, correr contra, corre contra, compet*, apostar corrida, aposta corrida, disputar, corredor*, rali
refuel | abastec*, pôr gasolina, põe gasolina, botar gasolina, bota gasolina, encher o tanque, enche o tanque, encher o depósito, reabastec*, meter gasolina, mete gasolina, posto de gasolina
refuel | bombas de gasolina
get-in | entrar no carro, entra no carro, embarc*, subir no, sobe no, entrar no ônibus, entra no ônibus, entrar no autocarro, entra no autocarro, entrar no trem, entrar no comboio
get-in | apanhar o autocarro, pegar o ônibus
get-off | descer do, desce do, desembarc*, sair do carro, sai do carro, descer do ônibus, sair do autocarro, sair do trem, sair do comboio, apear*
pick-up-passengers | pegar passageiros, pega passageiros, apanhar passageiros, apanha passageiros, levar passageiros, leva passageiros, passageir*, taxi*, buscar passageiros, buscar clientes
pick-up-passengers | recolher passageiros
cross | atravess*, cruzar, cruza a, cruzam, cruzando, passar para o outro lado, passa para o outro lado, travessia*, passar a rua
jump-over | pular, pula, pulo, pulam, pulando, pulou, saltar, salta, saltam, saltando, saltou, saltar por cima, pular por cima, pula por cima, obstáculo*
hop | saltit*, pulinho*, saltinho*, pular num pé só, pula num pé só, ao pé-coxinho, aos pulos, aos saltos, pular corda, amarelinha
climb | subir, escalar, escala, escalam, escalando, trep*, subir na árvore, sobe na árvore, subir a montanha, sobe a montanha, escalada*, alpinis*
swing | balançar, balança na corda, balançando, baloiç*, balouç*, cipó*, balanço*, pendurado na corda
hang-on | segurar-se, se segura, segurar firme, segura firme, agarrar-se, se agarra, agarra-se, aguentar, aguenta, não largar, pendurado
crawl | rastej*, engatinh*, gatinh*, de gatas, andar de quatro, anda de quatro, arrastar-se, se arrasta
slide | escorreg*, deslizar, desliza, deslizando, tobogã*, resval*
fall-down | cair, caio, caem, caindo, caiu, cai do, cai no, queda, quedas, tropeç*, despenc*, tombo*
roll-along | rolar, rola, rolam, rolando, rolou, rebolar, cambalhota*, girar no chão, fazer rolar
spin | girar, gira, giro, giram, girando, girou, rodar, roda à volta, rodam, rodando, rodopi*, dar voltas, dá voltas, pião, piões, pirueta*
tilt | inclin*, pender, pende, tombar para o lado, inclinar o telemóvel, inclinar o celular, inclinar a tela
shake | sacud*, agit*, chacoalh*, abana*, tremer, sacodir, sacode*, sacolej*, balançando
dance | dança*, danço, dance*, bailar, baila, bailarin*, samba*, bailado
sing | cantar, canta, canto uma, cantam, cantando, cantou, cantor*, canção, canções, cantarol*, karaok*
play-an-instrument | tocar um instrumento, toca um instrumento, tocar piano, toca piano, tocar violão, toca violão, tocar guitarra, toca guitarra, tocar flauta, toca flauta, tocar música
play-an-instrument | toca música, tocar violino, toca violino, músico*
drum | tambor*, baterista*, percuss*, batuc*, batuque*, tocar bateria, toca bateria, tocar tambor, toca tambor, marcar o ritmo, ritmo
clap | aplaud*, bater palmas, bate palmas, batem palmas, batendo palmas, palmas, aplauso*
listen | ouvir, ouve, ouço, oiço, ouvem, ouvindo, ouviu, escut*, prestar atenção, audição
shout | grit*, berr*, chamar alto, chamar, chama por, chamando, vocifer*
whisper | sussurr*, cochich*, murmur*, falar baixinho, fala baixinho, em voz baixa, segredar, segreda ao
bark | ladrar, ladra, latir, late, latem, latindo, latid*, miar, mia, miam, miau, miando, uiv*, au au
laugh | rir, ri de, rio-me, riem, rindo, riu, risada*, gargalh*, fazer rir, faz rir, piada*, riso, risos
cry | chorar, chora, choro, choram, chorando, chorou, lágrima*, choramin*, soluçar, soluça, soluçando
scare | assust*, espant*, susto*, amedront*, meter medo, mete medo, dar medo, botar medo, apavor*, aterroriz*
haunt | assombr*, fantasma*, mal-assombr*, casa assombrada, aparição, alma penada
surprise | surpreend*, surpres*, fazer uma surpresa, faz uma surpresa, fazer surpresa
tease | provoc*, irrit*, pregar partida*, prega partida*, pregar peça*, prega peça*, zoar, zoa, zoando, chate*, implic*, trote*, gozar com, goza com, brincadeira de mau gosto, zomba*, pegadinha*
tease | travessura*
tickle | cóceg*, fazer cócegas, faz cócegas
kiss | beij*, dar um beijo, dá um beijo
hug | abraç*, dar um abraço, dá um abraço, aconcheg*
marry | casar, casar-se, se casa, casa-se, casam, casando, casou, casamento*, matrimónio*, noiva*, bodas
invite | convid*, convite*, chamar para a festa, chama para a festa
visit | visit*, fazer uma visita, faz uma visita, ir ver, vai ver
meet | encontrar-se com, se encontra com, encontra-se com, conhec*, encontro com, reunião, reuniões, marcar encontro
greet | cumpriment*, saudar, saúda, dizer olá, diz olá, dar oi, dizer oi, acena*, dar as boas-vindas, olá
flirt | flert*, paquer*, namorar, namorisc*, dar em cima, dá em cima, engatar, engata alguém, xavec*, cantada*, seduz*, namora com
comfort | consolar, consola o, consolando, confortar, conforta, reconfort*, animar, dar colo, amparar
calm-down | acalm*, calmo, calma*, relax*, tranquil*, descontr*, sosseg*, serenar
wait | esperar, espera, espero, esperam, esperando, esperou, aguard*, fazer tempo, ficar à espera
queue | fazer fila, faz fila, ficar na fila, fica na fila, entrar na fila, entra na fila, fazer bicha, na fila, fila, filas, esperar na fila
arrive | chegar, chega, chego, chegam, chegando, chegou, chegue*, chegada*
leave | ir embora, vai embora, vou embora, vão embora, partir, partiu, partem, sair, saio, saem, saindo, saiu
come-back | voltar, volta para, volto, voltam, voltando, voltou, regress*, retorn*
get-home | chegar a casa, chega a casa, chegar em casa, chega em casa, chego em casa, voltar para casa, volta para casa, voltar pra casa, volta pra casa, ir para casa, vai para casa
get-home | regressar a casa, caminho de casa
get-lost | perder-se, se perde, perde-se, se perdem, me perco, perdid*, desorient*, extravi*, perder o caminho
explore | explor*, vague*, deambul*, percorr*, expediç*, aventur*, perambul*
travel | viaja*, viajo, viagem, viagens, turist*, excurs*
follow | seguir, segue*, sigo, seguindo, seguiu, siga*, ir atrás de, vai atrás de, rastre*
lead | guiar, guia o, guiam, guiando, lider*, conduzir até, levar até, leva até, encabeç*, guia os, guiou
accompany | acompanh*, ir junto, vai junto, escolt*, fazer companhia, faz companhia
rescue | resgat*, salvar, salva, salvo, salvam, salvando, salvou, socorr*, salvamento*
free | libert*, libera o, liberar, soltar o preso, solta o preso, pôr em liberdade, deixar livre, livrar
help | ajud*, dar uma mão, dá uma mão, auxili*, socorr*, dar uma força
heal | curar, cura, curam, curando, curou, sarar, tratar feridas, trata feridas, enfaix*, curativo*, enfermeir*, médico, médica, médicos
operate | operar, opera o, operam, operando, operou, operação, cirurg*, operações, bloco operatório
infect | infet*, infect*, contagi*, contamin*, pegar a doença, vírus, zumbi*
vaccinate | vacin*, dar injeção, dá injeção, dar a vacina, injeção, injeções, apanhar vacina, injet*
pull-out | arrancar um dente, arranca um dente, arrancar dente*, arranca dente*, tirar um dente, tira um dente, tirar dente*, tira dente*, extração, dentist*, extrair dentes
examine | examin*, inspec*, verific*, analis*, conferir, confere*, fiscaliz*, lupa, revistar
arrest | prender o ladrão, prende o ladrão, prender, prende, prendem, prendendo, prendeu, detenç*, deter, apanhar o ladrão, pegar o ladrão, pega o ladrão, algem*, prisão
imprison | encarcer*, aprision*, pôr na prisão, põe na prisão, botar na cadeia, meter na cadeia, mete na prisão, enjaul*, cadeia, preso, presos, prisioneir*, trancafi*
judge | julg*, acus*, juíz*, tribunal*, senten*, conden*, processar
solve | resolv*, solucion*, desvend*, decifr*, elucid*, resolver o caso, solução, soluções
open | abrir, abre*, abro, abrindo, abriu, abra, abertur*, aberto, aberta
close | fechar, fecha o, fecha a, fecho a, fecham, fechando, fechou, encerr*, fechado, fechada
lock | trancar, tranca, tranco, trancam, trancando, trancou, fechar à chave, fecha à chave, cadead*, passar a chave, ferrolh*, aloquete*
unlock | destranc*, abrir com chave, abre com chave, abrir com a chave, abrir o cadeado, abre o cadeado, abrir a fechadura, abre a fechadura, desbloque*, tirar o cadeado
pick-a-lock | arromba*, arrombar a fechadura, arrombar fechaduras, forçar a fechadura, força a fechadura, gazua*, abrir o cofre, abre o cofre, abrir fechaduras, abre fechaduras
break | quebrar, quebra, quebro, quebram, quebrando, quebrou, partir, parte os, partem, parte pratos, romper, destru*, estrag*, rebent*
tear | rasg*, dilacer*, rasgar papel, rasga papel, arrancar pedaços
crush | esmag*, amassar, espreme*, tritur*, pisar em, pisa em, achat*, espalm*
pop | estour*, rebent*, arrebent*, estourar bolhas, estoura bolhas, estourar balões, estoura balões, furar balões, estourar bola*, rebentar balões, bolhas
shatter | estilhaç*, despedaç*, espatif*, partir em pedaços, quebrar em pedaços, quebra em pedaços, partir em mil pedaços, fragment*, cacos
melt | derret*, fundir, descongel*, degel*
freeze | congel*, gelar, gela, gelam, enregel*, virar gelo, vira gelo
burn | queim*, arde*, pegar fogo, pega fogo, incend*, atear fogo, pôr fogo, põe fogo, em chamas
put-out | apagar o fogo, apaga o fogo, apagar fogo*, apaga fogo*, apagar incêndio*, apaga incêndio*, apagar o incêndio, apaga o incêndio, extingu*, extintor*, bombeiro*
light | acend*, acender a luz, acende a luz, ligar a luz, liga a luz, ilumin*, alumi*, ligar a lâmpada
switch-off | apagar, apaga, apago, apagam, apagando, apagou, deslig*, desligar a luz, desliga a luz, apagar a luz, apaga a luz
charge | carregar a bateria, carrega a bateria, recarreg*, carregar o telemóvel, carrega o telemóvel, carregar o celular, carrega o celular, pôr a carregar, botar pra carregar, carregador*
power | ligar na tomada, liga na tomada, ligar à tomada, liga à tomada, tomada*, dar energia, dá energia, eletric*, electric*, energiz*, ligar na corrente
leak | vaza*, vazou, pingar, pinga, pingando, gotej*, fuga de água, verter água, verte água
flood | inund*, alag*, enchente*, fazer inundar
bail-out-water | tirar água do barco, tira água do barco, tirar a água, tira a água, esgotar a água, baldear, tirar água com balde, tira água com balde, escoar a água
pump | bombear, bombeia*, bombeando, dar à bomba, encher o pneu, enche o pneu, inflar, infla, inflam, bomba de água, bomba de ar, encher balões, insufl*
plug | tapar, tapa o, tapam, tapando, tapar buraco*, tapa buraco*, veda*, tampar, tampa o, rolha*, calafet*
block | bloque*, defender a bola, defende a bola, defender o gol, agarrar a bola, goleiro*, guarda-redes, barrar, barra o, obstru*, tapar o caminho, impedir a passagem
dodge | esquiv*, evit*, escapar de, fugir de, fintar, desviar, desvia, desvio, desviam, desviando, desvie
duck | abaixar-se, se abaixa, abaixa-se, agach*, baixar a cabeça, baixa a cabeça, abaixar a cabeça, acocor*, encolher-se
trap | armadilh*, prender em armadilha, arapuc*, encurral*, pôr armadilhas, armar uma armadilha, arma armadilhas, ratoeira*, cilada*
poison | envenen*, veneno*, intoxic*, peçonh*
eat | comer, come, comem, comendo, comeu, devor*, almoç*, jantar, janta, lanch*, papar, papa tudo, tomar café da manhã, pequeno-almoço
drink | beber, bebe água, bebo, bebem, bebendo, bebeu, bebid*, tomar água, toma água, tomar suco, brind*, beberic*, bebe leite, sorver, sorve
swallow | engol*, engul*, tragar, traga, sorver, deglut*
lick | lambe*, lambo, lambid*, chupar, chupa, dar lambidas
chew | mastig*, mascar, masca, mascando, chiclete*, roer, rói, rumin*, pastilha elástica
taste | provar, prova a, provam, provando, provou, sabore*, degust*, experimentar comida, experimenta a comida, paladar, sabor
vomit | vomit*, gomit*, lançar fora a comida, deitar fora a comida, deitar carga ao mar, botar pra fora, golfar
grow | cresc*, ficar grande, fica grande, ficar maior, fica maior, aument*, engord*, tornar-se grande
shrink | encolh*, diminu*, ficar pequeno, fica pequeno, ficar menor, fica menor, ficar mais pequeno, miniaturi*, reduzir de tamanho
become | tornar-se, torna-se, se torna, transform*, virar um, vira um, virar uma, vira uma, convert*, virar
evolve | evolu*, desenvolv*, mutaç*, progredir, progrid*
hatch | sair do ovo, sai do ovo, saem do ovo, chocar ovo*, choca ovo*, eclod*, romper a casca, nasce*, incub*, quebrar a casca, chocar os ovos
breed | criar, cria, crio, criam, criando, criador*, reproduz*, reprodução, procri*, cruzar animais, criação de animais
lay | pôr ovo*, põe ovo*, põem ovo*, botar ovo*, bota ovo*, botam ovo*, pôr um ovo, põe um ovo, botar um ovo, bota um ovo, desov*, poedeira*
die | morr*, morte*, falec*, bater as botas, morto, morta, perecer, perder a vida
survive | sobreviv*, ficar vivo, fica vivo, subsist*
revive | reviv*, ressuscit*, reanim*, voltar à vida, volta à vida, trazer de volta à vida, ressur*
rest | descans*, repous*, dar um tempo, tirar um cochilo, deitar-se, se deita, deita-se, fazer a sesta
do-exercises | exercit*, exercício*, fazer exercício*, faz exercício*, treinar, treina, treino, treinam, treinando, malhar, malha na, ginást*, academia, flexões, abdominais, ginásio*
meditate | medit*, ioga, yoga, fazer yoga, mindfulness
breathe | respir*, inalar, expirar, tomar fôlego, fôlego, puxar o ar, inspirar
pray | rezar, reza, rezo, rezam, rezando, rezou, orar, oração, orações, benzer*, prece, preces
fish-out-of-water | tirar da água, tira da água, tiro da água, tirando da água, pescar da água, pesca da água, puxar da água, resgatar da água, apanhar da água, tirar lixo da água
recycle | recicl*, jogar no lixo, joga no lixo, jogar lixo no lixo, deitar no lixo, deita no lixo, pôr no lixo, lixeira*, ecoponto*, caixote do lixo, levar o lixo, jogar fora
litter | sujar, suja o, sujam, sujando, jogar lixo no chão, joga lixo no chão, deitar lixo no chão, polu*, emporcalh*, conspurc*, sujeira*
vote | votar, voto, vota em, votam, votando, votou, votação, votações, eleiç*, eleger, urna*
persuade | convenc*, persuad*, dissuad*, induzir, fazer mudar de ideia
lie | mentir, mente para, minto, mentem, mentindo, mentiu, mentira*, mentiros*, engana*, trapace*, fazer batota, faz batota, batot*, colar na prova, aldrab*, trapaça*
bluff | blef*, bluf*, fazer bluff, fingir, finge*, fingindo
choose | escolh*, elej*, elege*, seleci*, seleccion*, optar, opta por, decid*
reject | rejeit*, recus*, descart*, separar os ruins, separa os ruins, tirar os maus, tirar os podres, deitar fora os maus, refugar
approve | aprov*, carimb*, pôr o carimbo, pôr selo, autoriz*, valida*
photograph | fotograf*, tirar foto*, tira foto*, tiro foto*, tirando foto*, foto, fotos, selfie*, bater foto*, tirar retratos
film | filma*, filmo, gravar um vídeo, grava vídeos, gravar vídeos, stream*, transmitir ao vivo, transmite ao vivo, youtuber*, fazer live*, faz live*, rodar um filme, gravar
print | imprim*, impressora*, impressão, impressões, impresso
send | envia*, envio, mandar, manda, mando, mandam, mandando, mandar mensagem, manda mensagem, mandar uma carta, mensag*, remeter, expedir
phone | telefon*, ligar para, liga para, ligo para, ligando para, chamada*, fazer uma chamada, falar ao telefone, fala ao telefone
post | publica*, postar, posta fotos, posta um, postagem, postando, colocar na internet, pôr na internet, redes sociais, partilhar nas redes
unlock-levels | desbloque*, passar de nível, passa de nível, subir de nível, sobe de nível, passar de fase, passa de fase, níveis, nível, melhorar, upar, upgrade*, melhori*
summon | invoc*, feitiço*, lançar feitiços, lança feitiços, conjur*, fazer magia, faz magia, fazer mágica, enfeitiç*, evoc*, magia, mágic*, encantar
curse | amaldi*, maldi*, rogar praga*, roga praga*, praguej*, lançar uma maldição, mau-olhado
teleport | teletransport*, teleport*, portal, portais, transportar-se, saltar de lugar
disappear | desaparec*, sumir, sumiu, sumindo, desvanec*, ficar invisível, fica invisível, invisí*, some, somem
appear | aparec*, surgir, surge*, surgiu, surgindo, aparição, brotar do nada, surgir do nada
rain | chov*, chuv*, temporal, garoa*, aguaceiro*
snow | nevar, neva, nevando, nevou, neve*, nevão, nevasc*, flocos de neve
storm | tempestad*, trovej*, trovão, trovões, trovoad*, relâmpag*, relampej*, temporal, tormenta*, raios, borrasca*
blow | soprar, sopra, soprando, ventar, venta, ventando, vento*, ventania*, vendaval*, rajada*
erupt | erup*, entrar em erupção, entra em erupção, vulcão, vulcões, vulcân*, cuspir lava
quake | treme*, tremor*, terremoto*, terramoto*, sismo*, abalo*, estremec*
set | pôr do sol, pôr-do-sol, o sol se põe, o sol põe-se, anoitec*, escurec*, entardec*, fica escuro, ficar escuro, ocaso, poente
dawn | amanhec*, nascer do sol, o sol nasce, alvorada, alvorec*, aurora, clarear, clareia*, madrug*, ficar dia, romper do dia
bloom | floresc*, florir, florindo, desabroch*, dar flor, dá flor, dar flores, floração, brota*
rot | apodrec*, podre*, estragar-se, se estraga, estraga-se, decomp*, fora do prazo, azed*, mofo, mofar
cool-down | esfri*, arrefec*, refrescar, ficar frio, fica frio, ficar fria, fica fria, refresca
overflow | transbord*, extravas*, derramar do, deitar por fora, deita por fora, ferver e derramar, leite derram*
run-out | acabar o tempo, acaba o tempo, acabar, acaba, acabou, esgot*, ficar sem tempo, fica sem tempo, tempo esgotado, contra o relógio, contra o tempo, antes que acabe
ring | tocar o sino, toca o sino, tocar a campainha, toca a campainha, campainha*, sino, sinos, badal*, soar, tocar campainhas
knock | bater à porta, bate à porta, bater na porta, bate na porta, batem à porta, toc toc, batid*, bater, bate
escape-from-a-room | fugir do quarto, foge do quarto, escapar do quarto, escapa do quarto, escapar da sala, escapa da sala, sair do quarto, sai do quarto, escape room, sala de fuga
escape-from-a-room | fugir de uma sala, sala fechada
invade | invad*, invas*, entrar à força, entra à força
conquer | conquist*, dominar, domina o, tomar o castelo, toma o castelo, apoder*, subjug*
defeat | derrot*, vence*, bater o chefe, derrotar o chefão, derrotar o chefe, ganhar do, matar o chefe
surround | cercar, cerca o, cercam, cercando, cercou, rodear, rodeia*, encurral*, sitiar, circund*, cerco
place | coloca*, coloco, colocou, põe, ponho, põem, pondo, botar, bota, pousar, posicion*, pôr em cima, pôr no
remove | remov*, retir*, tirar, tira, tiro o, tiram, tirando, tirou, elimin*
replace | substitu*, trocar por, troca por, repor, repõe, troca de, no lugar de
insert | inser*, enfia*, colocar dentro, coloca dentro, meter, mete, meto, metem, introduz*, pôr dentro, põe dentro
aim | apont*, mirar, mira, miram, mirando, fazer mira, faz mira, pontaria
stretch | estic*, alonga*, estilingue*, fisga, atiradeira*, puxar o elástico, puxa o elástico, espregui*
launch | lançar, lança, lançam, lançando, lançou, lançamento*, dispar*, catapult*, foguete*, lançar o foguete, lanço
bounce-off | ricochete*, ressalt*, quicar na parede, quica na parede, bater e voltar, bate e volta, rebater na parede, repel*
reflect | reflet*, reflect*, espelh*, reflexo*, desviar a luz, raio de luz
magnetise | imã, íman, ímanes, magnet*, atrai*, imant*, ímãs
push-away | afast*, empurrar para longe, empurra para longe, repel*, arredar, tirar da frente, tira da frente, enxot*
mine | minera*, minério*, mineiro*, mina, minas, picareta*, escavar ouro, extrair ouro, garimp*
smelt | forj*, fundir metal, funde metal, fundição, fundir ferro, ferreiro*, craft*, fabric*, bigorna*
brew | fazer chá, faz chá, fazer café, faz café, preparar chá, prepara chá, preparar café, prepara café, passar café, passa café, fazer cerveja, faz cerveja, poção, poções, infus*, cervejar*
brew | coar café
pickle | conserva*, em conserva, fazer conservas, faz conservas, fazer picles, picles, compota*, fazer compota, fazer geleia, faz geleia, geleia*, enlat*, salmoura, vinagre, pickles
peel | descasc*, pelar, tirar a casca, tira a casca, descasque*
squeeze | esprem*, apert*, fazer suco, faz suco, fazer sumo, faz sumo, sumo de, torcer, suco, sucos
crack | partir nozes, parte nozes, quebrar nozes, quebra nozes, quebrar ovos, quebra ovos, partir ovos, parte ovos, quebra-nozes, racha*, quebrar o ovo, partir o ovo
spread | barrar o pão, barra o pão, barrar manteiga, barra manteiga, passar manteiga, passa manteiga, espalh*, untar, unta, besunt*
sprinkle | polvilh*, salpic*, borrif*, espargir, asperg*, deitar açúcar por cima, jogar por cima, joga por cima
roll-out | esticar a massa, estica a massa, abrir a massa, abre a massa, estender a massa, estende a massa, rolo da massa, rolo de massa, enrol*, fazer pastéis, faz pastéis, rechear, rissóis
roll-out | rolinho*, pastéis
skewer | espetar, espeto*, espetinho*, espetad*, fazer espetinho, enfiar no espeto, enfia no espeto, brochete*, espeta a, espeta o
`;
