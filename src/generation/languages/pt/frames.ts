/** Portuguese: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:ar|er|ir|or|a|e|o|as|es|am|em|amos|emos|imos|ando|endo|indo|ad[oa]s?|id[oa]s?)(?:me|te|se|l[oae]s?|n[oa]s?)?
~ | (?:aram|eram|iram|ou|eu|iu|ava[ms]?|ia[ms]?|ara[s]?|era[s]?|ira[s]?|arao|erao|irao|asse|esse|ei)(?:me|te|se|l[oae]s?|n[oa]s?)?
play | voce e, vc e, eu sou, sou, tu es, voce joga, joga* com, joga* como, jogue com, jogue como, control*, pilot*, personagem principal, protagonista, ajud*, o jogador, voce sera
play | voce controla, voce joga com, sou um, sou uma, ser um, ser uma, controlar, control~, control~ um, pilot~ um, interpret~, encarn~, assum~ o papel, no papel de, ajud~, ajude, ajude o
play | ajude a, ajudar a, ajudando, personagem e, personagem, o jogador controla, o jogador e, jogador e, jogando com, jogo com, brinc~ de ser, dirij~
take | colet*, recolh*, apanh*, procur*, encontr*, consegu*, agarr*, captur*, reun*, colet~, coletando, pegu~, peg~, recolh~, colh~, junt~, apanh~, procur~, busc~, busqu~, encontr~, ach~
take | consegu~, consig~, agarr~, captur~, pesc~, pesqu~, reun~, ganh~, catar, cat~, cata, cacar, cac~ tesouros, compr~, escolh~, obter, obtem, obtenh~, descobr~, desenterr~, extra~, extrai~
take | tir~, tire~, ordenh~, economiz~, junt~ moedas, poup~, receb~, precis~ de, colecion~, arranc~, aspir~, sug~, garimp~, minerar, miner~, tom~, segur~, peg~ de volta, levant~ do chao
take | acumul~, enche, ench~, selecion~, apanhe
eat | comem, comer, comendo, devor*, engol*, com~, coma, comas, devor~, beb~, engol~, lamb~, papar, papa, mastig~, mord~ a maca, belisc~, ro~, roer, roi, roem, chup~, sorv~, saborear
eat | sabore~, prov~, experiment~, almoc~, jant~, lanch~, past~, aliment~ de, se alimenta de, se alimentar de, abocanh~, tomar sorvete, toma leite, petisc~, merend~, degust~
steal | roub*, furt*, rouba, roub~, furt~, rapt~, sequestr~, saque~, assalt~, tom~ de volta, arranc~ do, surrupi~, afan~, contraband~, pilh~, surripi~
save | salv*, resgat*, libert*, curar, salv~, resgat~, libert~, cur~, solt~, solt~ os, cuid~ dos feridos, reviv~, ressuscit~, socorr~, acud~, sar~, desprend~, desamarr~
bring | entreg*, traz*, transport*, aliment*, carreg*, distribu*, da comida, dar comida, entreg~, entregu~, lev~, sirv~, serv~, traz~, traga, trag~, transport~, aliment~, dar, dao, dando
bring | de comida, dar de comer, vend~, carreg~, carregu~, distribu~, reparta, repart~, ofere~, oferec~, envi~, mand~, devolv~, coloc~, coloqu~, botar, bota, bot~, por na, poe, poem
bring | ponha, pondo, ponho, met~, deposit~, despej~, guard~ no, guard~ na, jog~ no lixo, jogar fora, joga fora, pendur~, empacot~, embal~, embrulh~, presente~, doar, doa, emprest~, servindo
bring | ench~ o, descarreg~, arrast~ ate, acompanh~, abastec~, atend~, forne~, pass~ a bola, estend~, coloca na
make | cozinh*, constr*, plant*, cultiv*, faz crescer, cri*, consert*, assar, assa, assando, assam, cozinh~, cozer, cozid~, frit~, ferv~, mistur~, bater bolo, amass~ o pao, constr~, constru~
make | constroi, constroem, constrói, ergu~, plant~, seme~, semei~, cultiv~, reg~, rega, regar, regu~, prepar~, pint~, desenh~, color~, decor~, enfeit~, escrev~, costur~, tric~, bord~, forj~
make | mold~, produz~, mont~, monte um, montar um, consert~, repar~, arrum~ o carro, fabric~, fabriqu~, remend~, adub~, choc~ ovos, cuid~ das plantas, cuid~ da horta, elabor~, tec~, esculp~
make | grelh~, temper~, colar, dobr~, ajeit~, refaz~, mex~ a panela
clean | limp~, limpe~, lav~, lave~, varr~, esfreg~, esfregu~, enxug~, sec~, seque~, aspirar o po, pass~ pano, passar pano, pass~ roupa, arrum~, arrum~ o quarto, organiz~ o quarto, escov~
clean | pente~, penteia, raspar, tos~, barbe~, apar~, pod~, dar banho, da banho, banh~, apag~, retir~, remov~, esvazi~, pol~, lustr~, desinfet~, tirar o po, tirar a sujeira, enxagu~, espan~
clean | capin~
use | abr~, abra, abrindo, abre, abrem, fech~, usa, usar, us~, utiliz~, empreg~, apert~, aperte~, pression~, clicar no botao, acend~, apag~ o fogo, apagar o fogo, lig~, ligue, desligu~
use | deslig~, vest~, vista, fantasi~, calc~, coloc~ a roupa, tocar violao, toca violao, tocar piano, tocar instrumento*, toca musica, gir~, gire~, ler, le, leem, lendo, leia, fotograf~
use | tir~ fotos, troc~, troqu~, troque~, amarr~, amarre~, infl~, assopr~, sopr~, equip~, destranc~, tranc~, aciona~, acion~, encaix~ pecas, ajust~, maqui~
avoid | evit*, escap*, esquiv*, cuidado com, sobreviv*, escond*, afast*, evit~, evite~, desvi~, desvie~, escap~, escape~, fug~, fugir, fuj~, fog~, foge, fogem, esquiv~, cuidado, sobreviv~
avoid | sobreviva, escond~, esconda*, esconda-se, afast~, afaste*, livrar-se, livr~ de, tem medo, ter medo, teme, sem encostar, sem tocar, sem bater, nao encost~, nao toqu~, nao bat~
avoid | nao pis~, nao deix~, nao cair, nao caia, abaix~, abaixe~, se abaixa*, proteg~, corr~ do, corre da, corre dos, correr dos, fugindo, refugi~, aguent~, resist~, dribl~, escapul~
fight | derrot*, destru*, venc*, combat*, enfrent*, elimin*, batalh*, acab* com, espant*, expuls*, lut~, lute~, derrot~, mat~, mate~, destru~, destroi, destroem, destrua, venc~, combat~
fight | enfrent~, elimin~, batalh~, acab~ com, acabe com, espant~, expuls~, afugent~, det~, deter, detenha, aniquil~, extermin~, assassin~, liquid~, golpe~, derrub~, repel~, afast~ os
fight | imped~, impec~, impede, imped~ que, ganh~ do, ganh~ dos, duel~, boxe~, lut~ boxe, conquist~, enxot~, domin~, contra-atac~, massacr~, detona~, deton~, nocaute~
chase | persegu*, corr* atras, atras de, quer comer, querem comer, tenta* pegar, quer pegar, querem pegar, persegu~, persig~, seguir, segue, seguem, seguindo, cac~, cace~, cacam, corr~ atras
chase | corre atras, correm atras, vai atras, vao atras, atras dele, atras dela, atras de mim, tent~ pegar, tent~ comer, tentam comer, tent~ apanhar, tent~ capturar, rastre~, a espreita
chase | espreit~, quer cacar, no encalco, vindo atras
attack | atac*, invad*, mord*, assombr*, patrulh*, aproxim*, incomod*, estrag*, atac~, ataqu~, invad~, mord~, pic~, picam, pica, ferr~, ferro~, arranh~, assombr~, cercam, patrulh~, vigi~
attack | aproxim~, incomod~, atrapalh~, perturb~, irrit~, estrag~, arruin~, suj~, baguncar, bagunc~, assust~, amedront~, aterroriz~, amea~, ameac~, chegam perto, vem na sua direcao
attack | avanc~ contra, irromp~, bloque~, atac~ os, queim~, incendi~, pisote~, polu~, infest~, rond~, rode~, azucrin~, picot~, tumultu~
throw | arremess*, atir* pedras, joga, jogam, jogando, cusp*, catapult*, arremess~, lanc~, lance~, jog~ bolas, jog~ pedras, jogar pedras, joga pedras, jogando pedras, jog~, jogue~, cusp~
throw | cosp~, catapult~, tacar, tac~, taque~, solt~ bombas, derram~, derrub~ bombas, despej~ agua, espirr~, borrif~, espalh~, chut~ a bola, passar a bola, rol~ a bola, bat~ a bola
throw | sac~ a bola, deixar cair, deixa cair, molh~, esguich~, bombarde~, saca
shoot | atir*, metralh*, atir~, atire~, dispar~, metralh~, mir~, mire~, alvej~, acert~, acerte~, abat~, bombard~, fuzil~, flech~, fuzile, laser~
hit | esmag*, estour*, clic*, quebr*, chut*, toca nos, fati*, esmag~, esmagu~, estour~, estoure~, bat~, bata, acert~ com, cort~, corte~, clic~, cliqu~, quebr~, quebre~, chut~, chute~, pis~
hit | pise~, tocar nos, fati~, martel~, sova~, sov~, soc~, soque~, esmurr~, pic~ legumes, descasc~, serr~, perfur~, fur~, fure~, parti~, rach~, explod~, explod~ os, cabece~, marc~ gols
hit | faz gols, fazer gols, derrub~ pinos, estilhac~, tritur~, amass~, espet~, tap~, dar tapa, ralar, palm~, rebat~, cutuc~
guard | proteg*, protej*, defend*, guard*, cuid*, protej~, defend~, defenda, guard~, guarde~, cuid~, cuide~, vigia o, tom~ conta, tomar conta, toma conta, escolt~, preserv~, conserv~
guard | resguard~, zel~, cubr~, cobr~, mant~ seguro, manter seguro, mantenha, salvaguard~, baba de, ampar~
push | empurr*, arrast*, empurr~, empurre~, arrast~, arraste~, pux~, puxe~, mov~, mova, move, desloc~, levant~ caixas, ergu~ caixas, sacud~, balanc~, chacoalh~, reboc~, moviment~ caixas
push | moviment~, tombar
over | pul* sobre, pul* por cima, salt* sobre, por cima, pulando sobre, pul* os, pul* as, pulando obstaculos, pul~ sobre, pul~ por cima, pular por cima, pula por cima, pule por cima
over | pular os, pula os, pular as, salt~ os, saltar sobre, pass~ por cima, passar por cima, pass~ entre, passar entre, passa entre, passando entre, vo~ entre, voar entre, por baixo dos
over | por baixo de, transp~, transpor
move | quic*, surf*, desliz*, explor*, viaj*, patin*, vai, vao, ir, mergulh*, perdid*, corr~, corre, corra, correr, pul~, pule~, salt~, salte~, vo~, voe, voar, and~, ande~, nad~, nade~
move | dirig~, dirij~ um, rol~, role~, quic~, escal~, escale, surf~, desliz~, deslize, explor~, viaj~, viagem por, patin~, desc~, desca, sob~, suba, sobe, vou, vamos, indo, danc~, dance
move | mergulh~, caminh~, perdid~, se perdeu, perd~, cav~, cave, mont~ em, monta no, cavalg~, galop~, pedal~, remar, rem~, naveg~, velej~, esqui~, rastej~, engatinh~, plan~, flutu~, boi~
move | passe~, vag~, vague~, perambul~, percorr~, avanc~, aceler~, gir~ pelo, entr~, entre~ em, sai~, sair para, sair em, partir em, embarc~, trep~, escorreg~, mex~, mexe-se, se move
move | se movem, brinc~, brinque, jog~ bola, jogar bola, andando, march~, cambalhot~, ricochete~, voand*, correndo, pulando, viajand*, rasteja
stay | dorm~, durm~, sentado, sentada, sent~, senta, sentam, deitad~, deit~, em pe, parado, parada, esper~, aguard~, mor~, mora, habit~, viv~, vive, fic~, fique~, permanec~, descans~
stay | repous~, pendurad~, preso, presa, presos, trancad~, se encontra, ficar, fica, ficam, escondido no, escondida no, se escondem, se esconde
reach | alcanc*, ate o, ate a, ate, retorn*, encontrar a saida, achar a saida, rumo, pous*, cheg~, chegu~, cheg~ ao, alcanc~, alcance, volt~, volte, voltar para casa, voltar para, ate chegar
reach | ate o fim, ate o final, retorn~, regress~, sair do labirinto, sair da, sai do, saia do, rumo a, para casa, pra casa, caminho de casa, caminho de volta, pous~, pouse, aterriss~
reach | aterr~, ating~, ating~ o, final da fase, topo
cross | atravess*, cruz*, atravess~, atravesse, cruz~, cruze, atravessar a rua, pass~ para o outro lado, do outro lado, pro outro lado, travess~
fall | caem, caindo, chov*, aparec*, sai, saem, surg*, cai, caia, cair, despenc~, chov~, chove, aparec~, apare~, saindo, surg~, surja, emerg~, brot~, desc~ do ceu, do ceu, pinga, ping~
fall | gotej~, desab~, vem, vêm, vindo, venh~, vir~ do, escorr~, pendem, desce do
match | combin*, empilh*, orden*, conect*, encaix*, memor*, combin~, combine, empilh~, empilhe, orden~, ordene, unir, una, lig~ os pontos, conect~, encaix~, encaixe, memoriz~, separ~, separe
match | organiz~, agrup~, junt~ pares, formar pares, forma pares, parear, pare~, relacion~, associ~, classific~, cont~, contar, conte, conta quantos, calcul~, som~, subtra~, adivinh~
match | resolv~, complet~, equilibr~, vir~ as cartas, troc~ de lugar, fund~, mescl~, alinh~, soletr~, lembr~, preench~, distingu~, arrum~ os blocos
race | compet*, ultrapass*, corrida, corridas, compet~, compit~, ultrapass~, disput~, apost~ corrida, rivaliz~, corr~ contra, correr contra, correndo contra, ganhar a corrida
race | vencer a corrida, concorr~
sneak | sem ser vist*, sem ser peg*, sem que o, sem que os, sem que a, escondido, sem ser notad*, sem que me, sem que te, sem ser visto, sem ser vista, sem ser pego, sem ser pega
sneak | sem ser apanhad*, sem ser descobert*, sem ser percebid*, sem que ninguem, sem que ele, sem que ela, sem que eles, sem que o vejam, sem que te vejam, sem fazer barulho, em silencio
sneak | sorrateir*, escondido do, as escondidas, de fininho, na ponta dos pes, infiltr~, esgueir~, pass~ despercebid*, despercebid*, sem chamar atencao, nao ser visto, nao ser vista
sneak | nao pode ser vist*, nao deixar que, que nao te veja*, discretamente, furtiv~, acord~, acorde~, acordar, despert~, sem acordar
touch | encost*, bater em, cair em, tropec*, toc~, toque~, tocar, encost~, encoste~, bat~ em, bat~ no, bat~ na, bater nos, bater nas, trombar, tromb~, esbarr~, colid~, choc~ contra, cair no
touch | cair na, cai na, cai no, tropec~, pisar em, pisa em, relar, triscar
victim | perseguid*, atacad*, cacad*, comid* por, pego por, cercad*, perseguido por, perseguida por, perseguid~, atacad~ por, cacad~, comido por, comida por, pega por, pegos por, cercad~
victim | capturad~ por, mordid~ por, raptad~, sequestrad~ por
meet | conhec~, visit~, cumpriment~, saud~, abrac~, abraca, acarici~, faz carinho, fazer carinho, beij~, fal~, convers~, fazer amizade, faz amizade, fazer amigos, convid~, ensin~, pergunt~
meet | respond~, escut~, ouv~, ouc~, olh~, olhe~, observ~, assist~, ver, vê, veem, vendo, veja, fazer rir, faz rir, divert~, consol~, acalm~, anim~, dom~, domestic~, adestr~, trein~, treine~
meet | cosqueg~, fazer cocegas, receb~ os clientes, brinc~ com, aprend~, nin~, mim~, agrad~
love | ador*, favorit*, fa de, ador~, am~, ama, amo, amam, gost~, goste, gostam, favorit~, preferid~, curt~, fascinad~, apaixonad~, viciad~, encant~
a | um, uma
the | o, a, os, as, seu, sua, seus, suas, este, esta, esse, essa, teu, tua
many | uns, umas, muitos, muitas, varios, varias, alguns, algumas, dois, duas, tres, quatro, cinco, seis, dez, todos, todas, ondas, hordas, outros, diferentes
my | meu, minha, meus, minhas
and | e, alem de
or | ou, nem
but | mas, enquanto, antes, so que, porque, exceto
from | do, da, dos, das, desde
at | ao, aos, em direcao, nos, contra os
with | com, tem, ha, usando, cheio, inclui
in | em, no, na, nas, num, numa, pelo, pela, sob, dentro, entre, atraves
to | para, pra
of | de
for | para meu, para minha, pro meu, pra minha
as | como, chamad*, tipo, sobre
vs | contra, vs, versus
by | por, pelos, pelas
not | sem, nao, nada, nunca, nenhum, nenhuma
if | se, quando, onde, cada vez
rel | que, quem, cujo
is | e um, e uma, sao, ser, seja, estao
you | voce, vc, eu, tu, jogador, ele, ela
me | me, te, lhe, mim
must | deve, devem, precisa, tem que, tenho que, quer, querem, pode, tenta, tentam, deseja, preciso
each | um no outro, um ao outro, uns nos outros, entre si
`;
