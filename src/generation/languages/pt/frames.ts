/** Portuguese: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | voce e, vc e, eu sou, sou, tu es, voce joga, joga* com, joga* como, jogue com, jogue como, control*, pilot*, personagem principal, protagonista, ajud*, o jogador
take | colet*, peg*, recolh*, colh*, junt*, apanh*, procur*, busc*, encontr*, ach*, consegu*, agarr*, captur*, pesc*, reun*, ganh*
eat | come, comem, comer, comendo, coma, comas, devor*, beb*, engol*, lamb*, papa
steal | roub*, furt*, rouba
save | salv*, resgat*, libert*, cura, curar
bring | entreg*, lev*, serv*, traz*, transport*, aliment*, vend*, carreg*, distribu*, da comida, dar comida
make | ass*, cozinh*, constr*, plant*, cultiv*, rega*, prepar*, faz crescer, cri*, pint*, limp*, consert*, arrum*, fabric*, ordenh*
avoid | evit*, desvi*, escap*, fug*, foge*, esquiv*, cuidado com, sobreviv*, escond*, afast*
fight | lut*, derrot*, mat*, destru*, venc*, combat*, enfrent*, elimin*, batalh*, acab* com, espant*, expuls*
chase | persegu*, cac*, corr* atras, atras de, quer comer, querem comer, tenta* pegar, quer pegar, querem pegar, segu*
attack | atac*, invad*, mord*, assombr*, cerc*, patrulh*, vigi*, aproxim*, incomod*, estrag*
throw | jog* pedras, arremess*, lanc*, atir* pedras, joga, jogam, jogando, cusp*, catapult*, tac*
shoot | atir*, dispar*, metralh*
hit | esmag*, estour*, bat*, acert*, cort*, clic*, quebr*, chut*, pis*, toca nos, fati*
guard | proteg*, protej*, defend*, guard*, cuid*
push | empurr*, arrast*, pux*
over | pul* sobre, pul* por cima, salt* sobre, por cima, pulando sobre, pul* os, pul* as, pulando obstaculos
move | corr*, pul*, salt*, vo*, and*, nad*, dirig*, rol*, quic*, escal*, surf*, desliz*, explor*, viaj*, patin*, desc*, sob*, vai, vao, ir, danc*, mergulh*, caminh*, mora, perdid*, cav*, mont*
reach | cheg*, alcanc*, volt*, ate o, ate a, ate, retorn*, encontrar a saida, achar a saida, rumo, pous*
cross | atravess*, cruz*
fall | cai, caem, caindo, chov*, aparec*, sai, saem, surg*
match | combin*, empilh*, orden*, uni*, lig*, conect*, encaix*, memor*, separ*
race | corrid*, compet*, ultrapass*
sneak | sem ser vist*, sem ser peg*, sem que o, sem que os, sem que a, escondido, sem ser notad*, sem que me, sem que te
sneak | acord*
touch | toc*, encost*, bater em, cair em, tropec*
victim | perseguid*, atacad*, cacad*, comid* por, pego por, cercad*
love | ador*, am*, gost*, favorit*, fa de
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
is | e um, e uma, sao, ser, seja, esta, estao
you | voce, vc, eu, tu, jogador, ele, ela
me | me, te, lhe, se, mim, nos
must | deve, devem, precisa, tem que, tenho que, quer, querem, pode, tenta, tentam, deseja, preciso
each | um no outro, um ao outro, uns nos outros, entre si
`;
