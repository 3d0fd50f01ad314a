/** Spanish: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:ar|er|ir|a|e|o|as|es|an|en|amos|emos|imos|ando|iendo|yendo|ad[oa]s?|id[oa]s?)(?:me|te|se|l[oae]s?|nos)?(?:l[oae]s?)?
~ | (?:aron|ieron|io|aba[ns]?|ia[ns]?|ara[ns]?|era[ns]?|ira[ns]?|are|ere|ad|ed|id|ais|eis)(?:me|te|se|l[oae]s?|nos)?(?:l[oae]s?)?
play | eres, soy, somos, sos, controla*, encarn*, juegas como, juegas con, juego como, jugar como, juego con, juega como, haces de, protagoniz*, protagonista, personaje principal, ayuda a
play | ayudar a, ayudas a, el jugador, juegas, juego, juega con, jugar con, jugamos, seras, soy un, soy una, eres el, eres la, interpret~, manej~, maneja, controlar, controlas, dirig~
play | dirijas, encarn~, protagonizad*, ayud~, ayúdame, ayudando, ayuda, personaje, personaje es, jugador es, haz de, el personaje, nos ponemos, convert~ en, te conviertes, conviertete
take | recog*, recoj*, recol*, coge, coger, cogiendo, coja, reun*, atrap*, encuentr*, encontrar, consig*, agarr*, cazar, obten*, saca*, caza*, pescar, recoge, recolect~, coleccion~, junt~
take | junte, atrap~, agarr~, busc~, busqu~, rebusc~, encuentr~, encontr~, hall~, consig~, consegu~, obten~, obtien~, captur~, caz~, caces, cac~, pesc~, pesqu~, sac~, saqu~, saca, extra~
take | gan~, gana, compr~, cosech~, cogien~, cog~, coj~, tom~, pill~, reun~, levant~, alz~ el, acumul~, ahorr~, junt~ monedas, eleg~, elig~, escog~, escoj~, descubr~, desentierr~, desenterr~
take | excav~ tesoros, ordeñ~, esquil~, apañ~, aspir~, recib~, necesit~, pid~, ped~, llen~, adivin~ donde, apunt~ en, arranc~, arranqu~, peg~ el manotazo, toma, quedarse con
eat | comen, comer, comiendo, devor*, bebe*, lame, merienda*, com~, coma, comas, comiéndose, comete, cómete, devor~, trag~, trague~, beb~, lam~, mastic~, mastiqu~, muerde la manzana, picote~
eat | roe, roen, roer, mordisque~, merend~, desayun~, cen~, almorz~, almuerz~, chup~, sorb~, saboree~, sabore~, zamp~, engull~, prueb~, prob~, hartarse de, past~, ingier~, alimentarse de
eat | se alimenta de
steal | roba*, hurt*, arrebat*, rob~, robe~, hurt~, arrebat~, asalt~ el banco, saque~, secuestr~, rapt~, birl~, sisar, colarse a robar, quit~, contraband~, timar, tim~, llevarse
save | salva*, rescat*, libera*, curar, salv~, rescat~, liber~, cur~, cúralo, san~, soltar, suelt~, soltad~, reviv~, reanim~, socorr~, ampar~, devolver la vida, desat~, desatrap~, atend~
save | atiend~
bring | entreg*, repart*, lleva*, llevar, sirve*, servir, trae*, traer, transport*, da de comer, dar de comer, alimenta*, vend*, cargar, entreg~, entregu~, repart~, llev~, sirv~, serv~, tra~
bring | traig~, transport~, dar, da, das, dan, dando, dale, dáselo, dar comida, da comida, dando de comer, aliment~, nutr~, vend~, carg~, cargu~, descarg~, acarre~, envi~, mand~
bring | manda cartas, ofrec~, ofrezc~, regal~, devolv~, devuelv~, distribu~, pas~ la pelota, pon, poner, pone, ponen, poniendo, ponga, coloc~, coloqu~, meter, mete, meten, metiendo, met~
bring | ech~, viert~, vert~, deposit~, guardar en, guarda en, colg~, cuelg~, empaquet~, empac~, embals~, reparte, reponer, repon~, acerc~ a, acompañ~, abastec~, suministr~, obsequi~, prest~
bring | tender, vacia~, tirar a la basura, apil~ en
make | hornea*, constru*, plantar, riega*, regar, crea*, repara*, arregla*, fabrica*, cosecha*, hornee~, horne~, cocin~, guis~, fre~, frí~, asa, asar, asando, hierv~, herv~, amas~, mezcl~
make | bat~, constru~, construy~, edific~, levantar casas, plant~, sembr~, siembr~, cultiv~, reg~, rieg~, riegu~, prepar~, cre~, cree~, fabric~, fabriqu~, repar~, arregl~, compon~
make | mont~ muebles, cri~, pint~, dibuj~, colore~, decor~, adorn~, escrib~, cos~, tej~, forj~, mold~, produc~, ensambl~, arm~, hilar, bord~, esculp~, tall~, remend~, parche~, cuida plantas
make | abon~, incub~, empoll~, brew, elabor~, remov~, revuelv~, cosiendo, restaur~, doblar, dobl~ papel, amueblar
clean | limpi~, lav~, laves, friega, frieg~, freg~, barr~, barre, trap~, trapear, aspira, pas~ la aspiradora, orden~, ordena la, recog~ la habitacion, sacud~, quit~ el polvo, sec~, seques
clean | plan~ ropa, planch~, bañ~, duch~, cepill~, pein~, afeit~, recort~, pod~, elimin~ la suciedad, borr~, enjuag~, pul~, abrillant~, desinfect~, asear, ase~, despej~, retir~, restreg~
use | abr~, abra, abriendo, abre, abren, cerr~, cierr~, us~, usa, usen, utiliz~, utilic~, emple~, puls~, pulsa, apret~, apriet~, presion~, oprim~, encend~, enciend~, apag~, apagu~, activ~
use | desactiv~, vest~, vist~, disfraz~, poner la ropa, ponte, ponerse, llev~ puesto, toc~ la guitarra, tocar instrumentos, toca el piano, tocar la, toca la, gir~, rot~, le~ libros, leer
use | lee, leen, leyendo, fotografi~, hacer fotos, hacer una foto, haz fotos, cambi~, intercambi~, at~, amarr~, anud~, infl~, sopl~, equip~, desbloque~, enchuf~, conect~ cables, enrosc~
use | marc~, firm~, ajust~, estren~, reemplaz~, maquill~
avoid | evit*, esquiv*, escap*, huy*, huir, huyendo, cuidado con, ojo con, elud*, sobreviv*, alej*, evit~, esquiv~, escap~, escape~, hu~, huy~, huye, huyen, eluda, elud~, sobreviv~
avoid | sobreviva, alej~, aléjate, esconde~, escond~, escónd*, escóndete, ocult~, refugi~, fug~, fúgate, salir huyendo, ten cuidado, cuidado, cuidate, cuídate, sin tocar, sin chocar
avoid | no toques, no tocar, no choques, no chocar, no caer, no caigas, no dejes, no dejar, no te dejes, temer, teme, agach~, agáchate, zafa~, librarse de, librarte de, rehuir, rehuy~
avoid | apart~, resguard~, aguant~
fight | lucha*, pelea*, derrot*, destru*, venc*, combat*, enfrent*, elimina*, batall*, acaba con, acabar con, espant*, ahuyent*, luch~, pele~, derrot~, mat~, mate~, destru~, destruy~, venc~
fight | venz~, combat~, enfrent~, enfrént*, elimin~, batall~, acab~ con, golpe~, espant~, ahuyent~, deten~, detien~, deteng~, aniquil~, extermin~, asesin~, liquid~, expuls~, ech~ a los
fight | repel~, rechaz~, fren~, super~, gan~ a, ganarle a, duel~, boxe~, hacer frente, acabar con los, cargarse, cárgate, bat~ a, someter, conquist~, noquea~, noque~, echar de, contraatac~
fight | impid~, imped~, bloque~ a
chase | persig*, persegu*, caza a, acech*, quiere comer*, quieren comer*, intentan atrapar*, intenta atrapar*, tras de mi, van tras, va tras, detras de ti, persig~, persegu~, persigu~, sigue
chase | siguen, seguir, siguiendo, acech~, acos~, corre detras, corren detras, corre tras, corren tras, tras el, tras la, quiere comerse, quieren comerse, quiere atrapar*, quieren atrapar*
chase | quiere cazar*, quieren cazar*, intenta comer*, intentan comer*, trata de atrapar*, tratan de atrapar*, rastre~, da caza, dar caza, busca comerse
attack | ataca*, invad*, muerd*, morder, acos*, asalt*, asedi*, molest*, vigil*, patrull*, arruin*, se acerc*, atac~, ataqu~, invad~, muerd~, mord~, pic~, pica, pican, picar, arañ~, asalt~
attack | asedi~, rode~, rodean, molest~, fastidi~, incordi~, vigil~, patrull~, arruin~, estrope~, destroz~, ensuci~, manch~, asust~, aterroriz~, amenaz~, se acercan, se acerca, acerc~
attack | irrump~, embest~, embist~, bloque~, obstacul~, estorb~, impidan, provoc~, queme~, quem~, incendi~, pisote~, contamin~, infest~, ronda, rondan, rond~, enfad~, envenen~
throw | tirar, tiras, tirando, tiran, arroj*, escup*, catapult*, avent*, bombarde*, lanc~, lanz~, lance~, tir~, tire~, arroj~, escup~, catapult~, avent~, bombarde~, dej~ caer, deje caer
throw | solt~ bombas, derram~, vert~ agua, rocí~, roci~, esparc~, chut~ el balon, pasa el balon, bole~, bote~ la pelota, encest~, sac~ la pelota, remat~, dispers~, esparz~, escupiendo
throw | rod~ la bola, hacer rodar, haz rodar, lanzándo*, lanzamiento*, mojar, moj~
shoot | dispar*, tirote*, dispar~, tirote~, ametrall~, apunt~, apunte~, peg~ tiros, fulmin~, bombard~, derrib~, abat~, acert~, aciert~, flech~, tir~ con arco, dar en el blanco, fusil~
shoot | lasere~
hit | aplast*, revient*, revent*, explot*, abofete*, clic, toca los, patea*, golpea, golpear, pinch*, aplast~, revient~, revent~, explot~, explote~, abofete~, cort~, corte~, romp~, rompe
hit | romper, quebr~, quiebr~, parti~, clicar, clica, hacer clic, haz clic, toca las, tocar los, tocar las, patee~, pate~, chut~, chute~, pegar, peg~, pegu~, pis~, pise~, pinch~, martille~
hit | machac~, machaqu~, tritur~, raj~, reban~, pic~ verduras, pel~, pele verduras, talar, tal~, serr~, perfor~, clav~, cabecea~, cabece~, marc~ goles, marca goles, met~ goles, abr~ nueces
hit | sacud~ un golpe, estall~, estamp~, tach~, aplaud~
guard | proteg*, protej*, defiend*, defend*, proteg~, protej~, defiend~, defend~, guard~, guarde~, cuid~, cuide~, vigila a, custodi~, escolt~, preserv~, conserv~, ampar~ a, cubr~, velar
guard | vel~ por, mantener a salvo, mantener a, poner a salvo, a salvo, mantén, niñera
push | empuj*, arrastr*, desliz* los, empuj~, arrastr~, jal~, hal~, tir~ de, tirar de, desliz~ los, muev~, mov~, mueva, desplaz~, levant~ cajas, volc~, vuelc~, agit~, mec~, columpi~, remolc~
push | corr~ la piedra
over | salta* sobre, salta* por encima, saltando sobre, saltando por encima, por encima de, salta* los, saltando, salt~ sobre, salt~ por encima, salta por encima de, pas~ por encima
over | pasa por encima, saltar los, salta los, saltando los, sorte~, pasar entre, pasa entre, pasando entre, vol~ entre, cruzar entre, por debajo de, trep~ por encima, brinc~ sobre
over | brinca sobre, franque~
move | salta*, vuel*, camin*, explor*, viaj*, rebot*, escal*, surfe*, desliz*, ir, trep*, excav*, anda, bail*, perdid*, corr~, corre~, córrele, salt~, salte~, brinc~, brinqu~, vuel~, vol~
move | vole~, camin~, camine~, nad~, nade, conduc~, conduzc~, manej~ un, pilot~, mont~, monte en, explor~, viaj~, rued~, rod~, rebot~, bot~, escal~, surfe~, desliz~, deslic~, patin~, baj~
move | baje~, sub~, suba, va, van, vas, voy, vamos, yendo, vaya, trep~, excav~, cav~, pase~, and~, ande~, anduv~, bail~, baile~, danz~, perderse, se pierde, se perdio, se ha perdido, gate~
move | repta~, rept~, plane~, flot~, navegu~, naveg~, rem~, rema, pedale~, esqui~, buce~, buceando, sumerg~, zambull~, recorr~, vag~, deambul~, avanz~, avanc~, retroced~, gir~ por, escalando
move | column~, galop~, cabalg~, trot~, acelera~, aceler~, entr~, entre~ en, sal~ a, salir de paseo, parti~ de viaje, aventur~, marchar, march~, moverse, muév*, jug~, juega al, mover, esquia
move | balance~
stay | duerm~, dorm~, durm~, sient~, sent~, sentado, sentada, est~ sentado, de pie, parado, esper~, viv~, viva, habit~, qued~, permanec~, descans~, repos~, cuelga, cuelgan, tumbado, tumbada
stay | acostado, atrapado en, encerrad*, se encuentra, se encuentran, aguard~, escondido en, se esconde, se esconden, flot~ en, anid~
reach | llega*, alcanz*, vuelve a, volver a, hasta, rumbo a, camino a, regres*, en busca de la salida, encontrar la salida, aterriz*, lleg~, llegu~, alcanz~, alcanc~, volv~ a, vuelv~ a
reach | volver, vuelve, regres~, hasta el, hasta la, hasta llegar, rumbo, camino, salir del, salir de, sal del, salga del, llega a, aterriz~, aterric~, arrib~, a casa, ir a casa
reach | volver a casa, camino de vuelta, tocar tierra, pos~ en, escapar del laberinto
cross | cruz*, atraves*, cruz~, cruc~, atraves~, atravies~, pas~ la calle, pasar al otro lado, al otro lado, travesía
fall | cae, caen, cayendo, aparec*, bajan, caig~, cayó, lluev~, llov~, llueven, aparec~, aparezc~, sal~, salg~, surg~, emerg~, asom~, brot~, descend~, desciend~, baja del cielo, del cielo
fall | gote~, precipit~, desplom~, llueve, se caen, vien~, ven~, vengan, vienen, acud~
match | empareja*, combin*, clasific*, apil*, unir, conect*, junta tres, memor*, encaj*, une, unen, uniendo, emparej~, combin~, ordene~, orden~ por, clasific~, clasifiqu~, apil~, amonton~
match | une~, junt~ parejas, conect~, alinea~, aline~, memoriz~, memoric~, encaj~, encaje~, relacion~, asoci~, agrup~, separ~, cont~, cuent~, calcul~, sum~, rest~, adivin~, resolv~, resuelv~
match | complet~, acomod~, equilibr~, balanc~ pesos, volte~, gir~ las cartas, empareja, fusion~, intercambi~ posiciones, acert~ palabras, deletre~, record~, recuerd~, rellen~
race | compit*, compet*, carrera*, adelant*, compit~, compet~, adelant~, rebas~, rivaliz~, echar una carrera, echa carreras, corr~ una carrera, corr~ contra, compitiendo, ganar la carrera
race | gana la carrera, disput~, medirse
sneak | sin ser vist*, sin que me vea*, sin que te vea*, sin que lo vea*, sin que le vea*, sin que te pille*, a escondidas, a espaldas, sin que los, sin que el, colarse, despert*, despiert*
sneak | sin ser visto, sin que me vean, sin que te vean, sin que lo vean, sin que la vean, sin que le pillen, sin que te pillen, sin que lo pillen, sin que te atrapen, sin que lo atrapen
sneak | sin que nadie, sin hacer ruido, en silencio, sigilosamente, sigilo, sin ser descubiert*, sin ser atrapad*, sin ser pillad*, de puntillas, a hurtadillas, cuel~, cuela, col~, infiltr~
sneak | escabull~, sin que se entere*, sin que se den cuenta, pasar desapercibid*, desapercibid*, que no te vea*, que no lo vea*, que no te pille*, despert~, despiert~, despierte*
sneak | sin despertar
touch | choc*, choques, rozar, caer en, caigas, toque, toques, toqu~, chocar, choca, chocan, choque, estrell~, roza, rozan, roc~, tropiez~, tropez~, caer al, caer a, caerse en, cae en
touch | caes en, chocas, tocar a, toca a, toca un, tocar un, pisar a, impact~, colision~
victim | perseguid*, atacad*, atrapad* por, comid* por, cazad* por, acosad*, rodead*, vigilad*, perseguid~ por, perseguido, perseguida, atacad~ por, atrapado por, atrapad~ por, comido por
victim | cazado por, acosado, rodeado, rodeada, vigilado por, acorralad~, amenazad~, mordid~ por, pillad~ por, capturad~ por, secuestrad~
meet | conoc~, conozc~, visit~, salud~, abraz~, abrac~, acarici~, bes~, besa, habl~, charl~, convers~, hacer amigos, hazte amig*, amig~, invit~, enseñ~, instru~, pregunt~, respond~, contest~
meet | escuch~, mir~, mire, observ~, ve, ver, veo, ves, ven, viendo, hacer reir, divert~, diviert~, entreten~, consol~, tranquiliz~, calm~, dorm~ al bebe, arrull~, dom~, domestic~, adiestr~
meet | entren~, cosquillas, anim~, recib~ a los, jug~ con, juega con su, aprend~, encontrarse con, mim~
love | le encanta*, le gusta*, me encanta*, me gusta*, favorit*, fan, encant~, gust~, guste~, quier~ mucho, adore~, ador~, am~, fan de, favorit~, preferid~, fascin~, apasion~, se muere por
love | obsesion~, disfrut~
a | un, una, cierto
the | el, la, los, las, lo, su, sus, al, este, esta, estos, tu, tus
many | unos, unas, muchos, muchas, varios, varias, algunos, algunas, todos, todas, dos, tres, cuatro, cinco, seis, diez, oleadas, hordas, diferentes, mas, otros
my | mi, mis
and | y, e, ademas
or | o, ni
but | pero, salvo, mientras, antes, solo, aunque, porque, sino
from | desde, del, de los, de las, de la
at | a, hacia
with | con, usando, hay, tiene, incluye, lleno
in | en, por, bajo, sobre, dentro, entre, a traves
to | para
of | de, hecho de
for | para mi, para mis
as | como, llamad*, tipo
vs | contra, vs, versus
not | sin, no, nunca, ningun, ninguna, evita que
if | si, cuando, donde, cada vez
rel | que, quien, quienes, cuyo
is | es, son, ser, sea, estan
you | yo, usted, vos, ella
me | me, te, le, nos, les, se
must | debe*, tiene que, tienes que, hay que, quier*, puede*, intenta*, trata de, necesita
each | el uno al otro, uno al otro, unos a otros, entre si, mutuamente
`;
