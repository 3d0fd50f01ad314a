/** Spanish: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | eres, soy, somos, sos, controla*, manej*, encarn*, juegas como, juegas con, juego como, jugar como, juego con, juega como, haces de, protagoniz*, protagonista
play | personaje principal, ayuda a, ayudar a, ayudas a, el jugador
take | recog*, recoj*, recol*, coge, coger, cogiendo, coja, reun*, junta*, atrap*, busca*, encuentr*, encontrar, consig*, agarr*, captur*, cazar, obten*, saca*, caza*, pesca, pescar
eat | come, comen, comer, comiendo, coma, comas, devor*, trag*, bebe*, traga, lame, merienda*
steal | roba*, rob*, hurt*, arrebat*
save | salva*, rescat*, libera*, cura, curar
bring | entreg*, repart*, lleva*, llevar, sirve*, servir, trae*, traer, transport*, da de comer, dar de comer, alimenta*, vend*, carga, cargar
make | hornea*, cocina*, constru*, planta, plantar, plantas, cultiva*, riega*, regar, prepara*, crea*, orden*, cria*, pinta*, limpia*, repara*, arregla*, fabrica*, cosecha*
avoid | evit*, esquiv*, escap*, huy*, huir, huyendo, cuidado con, ojo con, elud*, sobreviv*, alej*, escond*, fuga*
fight | lucha*, pelea*, derrot*, mata*, destru*, venc*, combat*, enfrent*, elimina*, batall*, acaba con, acabar con, golpea*, espant*, ahuyent*
chase | persig*, persegu*, caza a, sigu*, acech*, quiere comer*, quieren comer*, intentan atrapar*, intenta atrapar*, tras de mi, van tras, va tras, detras de ti
attack | ataca*, invad*, muerd*, morder, acos*, asalt*, asedi*, molest*, vigil*, patrull*, arruin*, se acerc*
throw | lanz*, tira, tirar, tiras, tirando, tiran, arroj*, escup*, catapult*, avent*, bombarde*
shoot | dispar*, tirote*
hit | aplast*, revient*, revent*, explot*, abofete*, cort*, romp*, clic, toca los, pulsa, patea*, golpea, golpear, pisa*, pinch*
guard | proteg*, protej*, defiend*, defend*, guarda*, cuida*
push | empuj*, arrastr*, desliz* los
over | salta* sobre, salta* por encima, saltando sobre, saltando por encima, por encima de, salta* los, saltando
move | corr*, salta*, vuel*, vol*, camin*, nad*, conduc*, mont*, explor*, viaj*, rued*, rod*, rebot*, escal*, surfe*, desliz*, patin*, baj*, sub*, va, van, ir, trep*, excav*, pase*
move | anda, vive, bail*, perdid*
reach | llega*, alcanz*, vuelve a, volver a, hasta, rumbo a, camino a, regres*, en busca de la salida, encontrar la salida, aterriz*
cross | cruz*, atraves*
fall | cae, caen, cayendo, llueve*, lluev*, aparec*, salen, sale, bajan
match | empareja*, combin*, orden*, clasific*, apil*, une, unir, conect*, junta tres, memor*, encaj*
race | compit*, compet*, carrera*, adelant*
sneak | sin ser vist*, sin que me vea*, sin que te vea*, sin que lo vea*, sin que le vea*, sin que te pille*, a escondidas, a espaldas, sin que los, sin que el, colarse
sneak | despert*, despiert*
touch | toc*, choc*, choques, rozar, caer en, caigas
victim | perseguid*, atacad*, atrapad* por, comid* por, cazad* por, acosad*, rodead*, vigilad*
love | le encanta*, le gusta*, me encanta*, me gusta*, ama, favorit*, adora, fan
a | un, una, cierto
the | el, la, los, las, lo, su, sus, al, este, esta, estos, tu, tus
many | unos, unas, muchos, muchas, varios, varias, algunos, algunas, todos, todas, dos, tres, cuatro, cinco, seis, diez, oleadas, hordas, diferentes, mas, otros
my | mi, mis
and | y, e, ademas
or | o, ni
but | pero, salvo, mientras, antes, solo, aunque, porque, sino
from | desde, del, de los, de las, de la
at | a, hacia, al
with | con, usando, hay, tiene, incluye, lleno
in | en, por, bajo, sobre, dentro, entre, a traves
to | para
of | de, hecho de
for | para mi, para mis
as | como, llamad*, tipo, sobre
vs | contra, vs, versus
by | por
not | sin, no, nada, nunca, ningun, ninguna, evita que
if | si, cuando, donde, cada vez
rel | que, quien, quienes, cuyo
is | es, son, ser, sea, estan, esta
you | tu, yo, usted, vos, el jugador, ella
me | me, te, lo, le, nos, les, se
must | debe*, tiene que, tienes que, hay que, quier*, puede*, intenta*, trata de, deb*, necesita
each | el uno al otro, uno al otro, unos a otros, entre si, mutuamente
`;
