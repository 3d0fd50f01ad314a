/** Spanish: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | escup*, salivazo*, gargaje*, estornud*, sopla*, sople*
throw | lanza*, lanzo, lancé, lances, lancen, arroj*, tirar, tira, tiro, tiras, tiran, tirando, tirarle, aventar, avienta*, aventando, aventó, botar
toss | voltear en el aire, dar la vuelta a la tortilla, dar vuelta la tortilla, voltear panqueques, voltear tortitas, lanzar al aire, lanza al aire, echar al aire
drop | dejar caer, deja caer, dejo caer, dejando caer, suelta*, soltar*, tirar al suelo, se le cae, botar
catch | atrap*, agarr*, coger, coge, cojo, cogen, coges, cogiendo, cachar, cacha, cachando, pillar, pilla, atajar, apañar
grab | agarr*, arrebat*, coger, coge, cogen, cojo, cogiendo, echar mano, manotea*, empuñ*
pick | recoger, recoge, recojo, recogen, recoges, recogiendo, recolect*, arrancar flores, coger fruta, coger flores, cortar flores, juntar fruta, pizcar
harvest | cosech*, segar, siega*, siego, segando, segador*, vendimi*, recolecc*, zafra, piscar
plant | plantar*, planta, plantan, planto, plantando, sembr*, siembra*, siembro, siembre*, cultiv*
water | regar*, riega*, riego, riegue*, regando, regó, regadera*, dar agua a las plantas, echar agua a las plantas
dig | cavar, cava, cavo, cavan, cavas, cavando, excav*, escarb*, hacer un hoyo, hacer hoyos, hacer un agujero en la tierra, desenterr*, desentierr*
fill-in | rellena*, relleno, rellene*, enterrar*, entierra*, entierro, enterrando, tapar el hoyo, tapar hoyos, soterr*, sepult*
rake | rastrill*, azada, azadón, desherb*, deshierb*, desyerb*, desmalez*, escard*, arrancar malas hierbas, quitar la maleza, carpir
prune | podar, poda, podo, podan, podas, podando, podadora*, cortar el césped, cortar el pasto, corta el césped, corta el pasto, cortacésped*, recortar el seto, chapear, desbroz*
milk | ordeñ*, sacar leche, saca leche, muñir
shear | esquil*, trasquil*, tresquil*, cortar la lana, corta la lana, quitar la lana
feed | alimenta*, alimento, alimenté, dar de comer, da de comer, doy de comer, dando de comer, darle de comer, cebar, nutrir, echar de comer
stroke | acarici*, caricia*, mimar, mima, mimo, mimos, mimando, apapach*, hacer cariño, sobar al perro, achuch*, dar mimos
walk | pasear al perro, pasea al perro, pasear perros, pasea perros, paseando al perro, sacar al perro, saca al perro, sacar a pasear, saca a pasear, paseador*, paseaperros
groom | cepill*, peina*, peino, peine*, aseo de mascotas, acical*, almohazar, desenred*, peluquería canina, cardar
tame | domar, doma, domo, doman, domando, domador*, domestic*, amans*, adiestr*, entrenar animales, entrenar al perro, amaestr*
ride | montar a caballo, monta a caballo, montar en bici, monta en bici, cabalg*, jinete*, andar en bici, anda en bici, andar a caballo, ir en bici, galop*, pedale*, montar en bicicleta, montar
ride | monta, montando
herd | arrear, arrea, arreo, arreando, pastor*, reunir el ganado, juntar las ovejas, rebaño*, conducir el ganado, reunir ovejas, acorral*, trashum*
hunt | cazar, caza, cazo, cazan, cazas, cazando, cazador*, cacería*, montería, ir de caza
fish | pescar, pesca, pesco, pescan, pescas, pescando, pescador*, pesque*
chase | persegu*, persecuci*, corretea*, correr detrás, corre detrás, dar caza, ir detrás, ir tras, acosar, persigue*, persigo, persigui*, persiga
flee | huir, huye*, huyo, huida*, escapa*, escapo, escape, fuga*, salir corriendo, darse a la fuga, rajarse
hide | escond*, ocult*, agazap*, camufl*
seek | buscar*, busca, busco, buscan, buscas, buscando, busque*, rebusc*, rastre*
find | encontr*, encuentr*, hallar, halla, hallo, hallan, hallando, hallazgo*, descubr*, descubierto, dar con
sneak | de puntillas, de puntitas, sigilo*, escabull*, colarse, se cuela, me cuelo, a hurtadillas, a escondidas, sin hacer ruido, sin que me oiga*, sin que lo oiga*, deslizarse sin ser visto
sneak | en punta de pie, colándose
spy | espía*, espio, espionaje, acech*, vigilar a escondidas, fisg*, husme*, chusme*, sapear, vich*
wake | despertar*, despierta*, despierto, despierte*, despertando, despertó, levantarse, desvel*
sleep | dormir*, duerm*, durm*, quedarse dormido, se queda dormid*, siesta*, dormid*, adormec*, roncar, ronca, dormí, dormimos, dormil*
put-to-bed | acostar*, acuest*, acostando, arrull*, arropar*, meter en la cama, mete en la cama, llevar a la cama, mecer al bebé, hacer dormir, dormir al bebé, canción de cuna, cantar una nana
steal | robar*, roba, robo, roban, robas, robando, roben, ladrones, atrac*, afan*, chorear, mangar, manga algo, asalt*, ladrón, hurtar, hurto
pinch-food | picote*, picar comida, picar algo, robar comida, roba comida, mordisque*, pellizcar la comida, sisar, probar a escondidas, picar entre horas, pispear
guard | guardia*, protej*, proteg*, defend*, defiend*, custodi*, cuidar la puerta, montar guardia, vigil*, resguard*
attack | atacar*, ataca, ataco, atacan, atacas, atacando, ataqu*, asalt*, embest*, embist*, agred*, arremet*, saquea*, saqueo
fight | pelea*, peleo, luchar*, lucha, luchan, lucho, luchando, combat*, golpiza, paliza*, riña*, pegarse, batall*, madrear
punch | puñetazo*, boxe*, dar puñetazos, trompada*, trompead*, golpear con el puño, pegar un puñetazo, puñete, agarrarse a piñas, golpea*
kick | patea*, pateo, patada*, dar patadas, chutar, chuta, chutando, puntapié*
wrestle | lucha libre, luchar cuerpo a cuerpo, luchador*, forceje*, lucha grecorromana, pulso, pulsear, llave de lucha, sumo
slap | cachetad*, bofetad*, bofetón*, abofete*, cachete*, palmetazo*, manotazo*, matar moscas, aplastar moscas, tortazo*, palmad*, guantazo*
bite | morder*, muerd*, mordisc*, mordió, mordiendo, mordisqu*, mordid*, dentellada*, mordedura*, hincar el diente
sting | picar, pica, pican, picando, picadura*, aguijón*, picotazo*, pinchar, pincha, piquete*
shoot | dispar*, tirotea*, tiroteo*, balear, fusil*, balazo*, abrir fuego, abre fuego, pegar tiros, tiros, echar bala
bomb | bomba*, explot*, explosi*, estall*, volar por los aires, detona*, dinamit*, reventar, hacer explotar
slice | corta*, corto, corte, rebana*, troce*, picar verdura*, pica verdura*, tajar, filete*, lonche*, talar, tala
saw | serrar, sierra, sierro, serrando, aserr*, serruch*, motosierra*, cortar madera, cortar con sierra
hammer | martill*, clavar, clava, clavo, clavan, clavando, clavos, machac*
drill | taladr*, perfor*, atornill*, destornill*, agujere*, hacer agujeros, enroscar, apretar tornillos, barrenar
build | constru*, edific*, levantar una casa, fabric*, hacer una casa, armar una casa, albañil*
repair | arregl*, componer, compone, compongo, remend*, remiend*, parche*, parchar, refacc*, repara*, reparo, repare*, restaurar, restauro, restauraci*
assemble | ensambl*, montar piezas, monta piezas, armar, armo, arman, armando, montar muebles, juntar piezas, poner las piezas, encajar, encaja, rompecabezas, puzle*, arma el, arma un
assemble | arma muebles
take-apart | desmont*, desarm*, desguaz*, despiez*, desensambl*, desmantel*, deshuesar
paint | pintar*, pinta, pinto, pintan, pintas, pintando, pintor*, pintur*, brocha*, barniz*
draw | dibuj*, trazar, traza, trazo, trazando, bocet*, esboz*, garabat*, retrat*
colour-in | colore*, pintar dibujos, pintar de colores, rellenar de color, iluminar dibujos, libro de colorear
write | escrib*, escrito, redact*, apuntar, anotar, anota, escritor*, escritura
type | teclea*, tecleo, mecanograf*, tipear, tipea, tipeo, escribir a máquina, escribir en el teclado, digitar, teclado
spell | deletre*, ortograf*, decir letra por letra, letra a letra, letra por letra
read | leer*, lee, leo, leen, lees, leyendo, leyó, leído, lectur*, lector*
count | contar, cuenta, cuentan, cuentas, contando, contó, conteo, recuento, contabiliz*, llevar la cuenta
calculate | calcul*, sumar, suma, sumo, suman, sumando, restar, resta, multiplic*, sacar cuentas, hacer cuentas
measure | medir*, mide, mido, miden, mides, midiendo, midió, pesar, pesa, pesan, pesando, medici*, balanza*, báscula*
guess | adivin*, acertar, acierta*, acierto, conjetur*, achuntar, suponer
answer | respond*, contest*, respuest*, replicar, replica
ask | pregunt*, interrog*, cuestion*, consultar, consulta, hacer preguntas
learn | aprend*, estudi*, repasar, repasa, repaso, repasando, practic*, empollar, hacer la tarea, hacer los deberes
teach | enseñ*, explic*, dar clase, dar clases, da clase, da clases, educar, educa, profesor*, maestr*, instruir, instruye*
memorise | memoriz*, memorice*, recuerd*, aprender de memoria, acordarse, acuerd*, memoria, retener, recorda*, recordó
forget | olvid*, no acordarse, no se acuerda, no recuerda, despist*
repeat | repet*, repit*, copiar*, copia, copio, copian, copiando, imit*, remed*, arremed*
match | empareja*, parejas, hacer parejas, hacer coincidir, relacion*, match, combinar iguales, juntar iguales, pares iguales, coincid*
sort | clasific*, separ*, ordenar por color*, ordenar por tipo, agrup*, apartar, categoriz*, organiz*
order | ordenar por tamaño, de menor a mayor, de mayor a menor, rankear, poner en orden, secuenci*, jerarqu*, colocar por tamaño, ordenar, ordena, ordenando, orden
tidy | recoger la habitación, recoge la habitación, recoger los juguetes, recoge los juguetes, guardar juguetes, guardar las cosas, guarda las cosas, acomod*, poner en su sitio, arreglar el cuarto
tidy | arreglar la habitación, poner orden, ordenar, ordena, ordenando, guardar, guarda, guardando
pack | hacer la maleta, hace la maleta, hacer las maletas, hago la maleta, hacer la valija, hacer el equipaje, empac*, empaqu*, cargar el coche, carga el coche, cargar el camión, cargar el auto
pack | cargar el carro, embal*, meter en cajas
unload | descarg*, bajar la carga, baja la carga, desembarcar carga, vaciar el camión, deshacer la maleta, desempac*
stack | apil*, amonton*, poner uno encima de otro, poner una encima de otra, hacer una torre, torre de bloques, encimar
balance | equilibr*, mantener el equilibrio, hacer equilibrio*, sin que se caiga*, balance*, malabar*, no caerse
tip-over | vuelc*, tumbar, tumbo, tumban, tumbando, derrib*, voltear, voltea, hacer caer, tirar abajo, desplom*, volcar, volcando, volcó, tumba los, tumba el
spill | derram*, verter sin querer, se derrama, tirar el agua, regarse, botar el agua, volcar el vaso, salpic*, desparram*
pour | verter*, viert*, vertiendo, servir el agua, servir agua, sirve el café, echar agua, echa agua, llenar el vaso, llena el vaso, llenar vasos, llenar, llena, llenan, escanci*, virti*
empty | vacía*, vacio, vacíe*, desocup*, dejar vacío, desagu*
mix | mezcl*, remov*, remuev*, revolver*, revuelv*, batir, bate la mezcla, bato, batiendo, revolviendo, licu*
knead | heñir, hacer masa, trabajar la masa, amasijo, sobar la masa, soba la masa, amasa*, amase*, amasó
bake | horne*, hacer pan, hace pan, hacer un pastel, hacer una torta, hacer galletas, al horno, meter al horno, repostería, pasteler*, panader*
cook | cocin*, cocer, cuece*, cuezo, cociendo, hervir*, hierv*, hirv*, guis*, hacer la comida, hace la comida, preparar comida
fry | fríe, fríen, frío en aceite, friendo, frit*, freir*, saltear, saltea, sofr*
grill | asar, asan, asando, asado*, parrill*, barbacoa*, a la brasa, tostar, tuesta*, tostando, rostizar, a la plancha, carne asada
season | sazon*, condiment*, salar, echar sal, echa sal, poner sal, adob*, salpiment*, especias, aliñar, aliña
serve | servir*, sirv*, atender*, atiend*, atendiendo, camarer*, meser*, mozo, mesonero, despacha*
order-food | pedir comida, pide comida, pedir en el restaurante, pide en el restaurante, ordenar comida, ordena comida, hacer un pedido, pedir una pizza, pide una pizza, encargar comida
order-food | hacer el pedido, comanda*
deliver | entreg*, reparto, reparte paquetes, repartir paquetes, repartidor*, delivery, llevar a domicilio, traer, trae, traigo, traen, a domicilio, mensajer*, envío*, cartero*
carry | llevar, lleva, llevo, llevan, llevando, cargar, carga, cargo, cargando, acarre*, transport*, portear, a cuestas
pull | tirar de, tira de, tiro de, tirando de, jalar, jala, jalo, jalan, jalando, halar, remolc*, remolqu*, arrastr*, estirar, estironear
push | empuj*, aventón, apartar a empujones, rempuj*
lift | levant*, alzar, alza, alzo, alzan, alzando, subir la carga, izar, iza, levantar pesas, elevar, eleva, a upa
lower | bajar, baja, bajo la carga, bajan, bajando, descend*, desciend*, arriar, hacer bajar, descolgar con cuerda
hang | colgar*, cuelg*, colgando, colgó, colgu*, tender la ropa, tiende la ropa, tiendo la ropa, tendiendo la ropa, percha*, tender
take-down | descuelg*, recoger la ropa, recoge la ropa, recoger la ropa tendida, bajar la ropa, entrar la ropa, quitar de la cuerda, descolg*
fold | doblar*, dobla, doblo, doblan, doblas, doblando, plieg*, plegando, origami, papiroflexia, plegar
iron | planch*, alisar la ropa, pasar la plancha, pasa la plancha
wash | lavar*, lavo, lavan, lavas, lavando, lavad*, enjuag*, fregar, friega*, aclarar, bañar al perro, colada, lava los, lava las, lava el, lava la, lava su, lava sus, lava platos, lava coches
wash | lava ropa
clean | limpi*, fregar*, friega*, friego, fregando, restreg*, restrieg*, trapear, trapea, asear, pasar el trapo, hacer la limpieza
sweep | barrer*, barre, barro el, barren, barres, barriendo, barrió, barrend*, escob*, aspirar, aspira, aspiradora*, pasar la aspiradora
polish | pulir*, pule, pulo, pulen, puliendo, abrillant*, lustr*, sacar brillo, saca brillo, bruñ*, encera*
dry | secar*, seca la, seco la, secan, secando, secó, seque*, sécame, secador*, toalla*, escurr*
dust | quitar el polvo, quita el polvo, limpiar el polvo, limpia el polvo, sacudir el polvo, sacude el polvo, desempolv*, plumero*, sacar el polvo, pasar el plumero
sew | coser*, cose, coso, cosen, coses, cosiendo, cosió, costur*, bordar, borda, bordado*, zurc*, hilvan*, modist*
knit | tejer, teje, tejo, tejen, tejes, tejiendo, tejió, hacer punto, hace punto, ganchillo, croch*, calcet*, hacer ganchillo, tricotar
weave | tejer, teje, tejen, tejiendo, entretej*, telar*, trenz*, entrelaz*, hilar, hila, tejedor*
tie | atando, ata, ato, atan, amarr*, anud*, hacer un nudo, hace un nudo, hacer nudos, nudo, nudos, atar, atarse, atarlo
untie | desat*, desamarr*, desanud*, desenred*, desenmarañ*, deshacer el nudo, deshacer nudos, soltar el nudo, zafar
dress | vestir*, viste, visto a, visten, vistes, vistiendo, vistió, ponerse ropa, poner ropa, se pone la ropa, arreglarse, disfraz*, calzarse
undress | desvest*, desvist*, desnud*, quitarse la ropa, se quita la ropa, quitar la ropa, sacarse la ropa, encuer*, descalz*, empelot*
put-on-make-up | maquill*, pintarse los labios, pintarse la cara, se pinta los labios, pintalabios, labial, pintarse las uñas
cut-hair | cortar el pelo, corta el pelo, corto el pelo, cortando el pelo, cortar pelo, corte de pelo, cortar el cabello, peluquer*, barber*, estilista, rapar, motilar
shave | afeit*, rasur*, depil*, quitarse la barba, cortar la barba, maquinilla
decorate | decor*, adorn*, engalan*, embellec*, ornament*, guirnald*
wrap | envuelv*, envolv*, envuelto, empaquetar regalo*, papel de regalo, envoltorio*
unwrap | desenvuelv*, desenvolv*, abrir regalos, abre regalos, abrir el regalo, abre el regalo, desempaquet*, desempac*, desembal*, unboxing
give | regal*, dar, dando, darle, darles, entregar, obsequi*, repart*, donar, dona, ofrec*, le doy, le da
share-out | repart*, distribu*, compart*, hacer partes iguales, dividir entre
collect | colecc*, juntar monedas, junta monedas, recolect*, recoger monedas, recoge monedas, coger monedas, agarrar monedas, recaud*
gather-together | reun*, juntar*, junta a todos, juntando, agrup*, congreg*, concentrar
buy | compra*, compro, compre*, ir de compras, adquir*, mercar
sell | vender*, vende, vendo, venden, vendes, vendiendo, vendió, venta, ventas, vendedor*
bargain | regate*, negoci*, pedir rebaja, pide rebaja, bajar el precio, pedir descuento
trade | intercambi*, trueque*, cambiar cromos, cambia cromos, canje*, comerci*, trocar, cambalache, permut*
pay | pagar*, paga, pago, pagan, pagas, pagando, pague*, abonar, cancelar la cuenta
earn-money | ganar dinero, gana dinero, gano dinero, ganando dinero, ganar plata, gana plata, hacer dinero, hacer plata, ganarse la vida, sueldo, salario, ganar lana, ganar pasta
save-money | ahorr*, ahorrar dinero, hucha, alcancía, guardar dinero, guarda dinero, juntar plata, economiz*, chanchito
invest | invert*, inviert*, invirt*, inversi*, emprend*, montar un negocio, llevar un negocio, llevar una empresa, dirigir una empresa, negocio propio, empresa
hire | contrat*, emplear, emplea, dar trabajo, da trabajo, fichar, ficha jugadores, reclut*
manage | administr*, gestion*, llevar la tienda, lleva la tienda, atender la tienda, atiende la tienda, cuidar la tienda, cuida la tienda, dirigir, dirige, encargarse de, regentar, gerente
win | ganar*, gana, gano, ganan, ganas, ganando, venc*, triunf*, victori*, ganador*
lose | perder*, pierd*, perdiendo, perdió, perdí, derrota, perdedor*
bet | apost*, apuest*, jugar por dinero, juega por dinero, timba, jugarse el dinero, casino, juegos de azar
deal | repartir cartas, reparte cartas, reparto cartas, reparte las cartas, repartir las cartas, baraj*, dar cartas, mezclar las cartas, mezcla las cartas, repartir naipes
draw-card | robar carta*, roba carta*, robar una carta, roba una carta, sacar una carta, saca una carta, sacar cartas, coger una carta, coge una carta, levantar una carta, tomar una carta
discard | descart*, deshacerse de las cartas, tirar cartas, tira cartas, tirar una carta, soltar cartas, quedarse sin cartas, quitarse cartas
roll | tirar los dados, tira los dados, tirar el dado, tira el dado, lanzar los dados, lanza los dados, lanzar el dado, lanza el dado, echar los dados, tirar dados, dados
turn-over | dar la vuelta, da la vuelta, voltear cartas, voltea cartas, girar cartas, destapar, destapa, destapan, dar vuelta, da vuelta, voltear fichas, boca arriba, voltea las cartas
turn-over | voltear las cartas
move | mover*, mueve*, muevo, mueva*, moviendo, movió, desplaz*, mover ficha, movimiento*, jugada
capture | captur*, comer ficha, come ficha, comer fichas, comer la ficha, comer piezas, comerse la pieza, tomar la pieza, comer una pieza
connect | conect*, enlaz*, unir puntos, une puntos, unir, une, uno los, unen, uniendo, ligar, vincul*, juntar los puntos
merge | fusion*, combin*, juntar para hacer uno más grande, unir iguales, une iguales, funde*, merge
divide | divid*, división, partir, parte en dos, partiendo, separar en dos, fracc*, mitad*, cortar en dos
swipe | desliz*, pasar el dedo, arrastrar con el dedo, swipe, mover las fichas, correr las fichas
drag | arrastr*, arrastrar y soltar, arrastra y suelta, mover con el ratón, mover con el mouse
click | clic, click, hacer clic, haz clic, clique*, clicar, clica, clickea*, pinchar, pincha en, tocar la pantalla, toca la pantalla, pulsar, pulsa, tap, tapear
press | presion*, apret*, apriet*, oprim*, botón, botones, apretar un botón, tecla, teclas, pulsar, pulsa, pulsan, pulsando
hold-down | mantener presionado, mantén presionado, mantener pulsado, mantén pulsado, mantiene pulsado, mantener apretado, mantén apretado, dejar apretado, dejar presionado, mantener el dedo
release | soltar*, suelt*, soltando, soltó, dejar ir, deja ir, liber*
hit | acertar, acierta*, dar en el blanco, da en el blanco, dar en la diana, da en la diana, atinar, atina, pegarle a, golpear el blanco, diana*, achuntar, embocar, puntería
miss | falla, fallo, fallan, fallando, errar, yerra, pifi*, no dar en el blanco, no acertar, errarle, errar el tiro, fallar
score | marcar gol*, marca gol*, marcar un gol, marca un gol, meter gol*, mete gol*, meter un gol, mete un gol, hacer un gol, anot*, encest*, golear, goles, puntos, puntu*
bounce | rebot*, botar, botando, brincar, brinca, saltarín*, picar la pelota
dribble | regate*, drible*, driblar, dribla, gambete*, botar el balón, bota el balón, picar la pelota, conducir el balón
pass | pasar la pelota, pasa la pelota, pasar el balón, pasa el balón, dar pases, hacer pases, hacer un pase, pase, pases, tocar la pelota, asistencia
head | cabece*, cabezazo*, dar de cabeza, dar con la cabeza, con la cabeza, golpe de cabeza, rematar de cabeza
serve-ball | sacar en tenis, servicio de tenis, devolver la pelota, devuelve la pelota, devolver el saque, devuelv*, raquet*, volea*, saque, saques
bat | batear, batea, bateo, bateador*, golpear la pelota, golpea la pelota, pegarle a la pelota, pega a la pelota, jonrón*, bate, bates
putt | golf, hacer un putt, putt, patear en golf, meter la bola en el hoyo, minigolf, embocar la bola, palo de golf, hoyo en uno
bowl | bolos, jugar a los bolos, juega a los bolos, boliche, bowling, lanzar la bola, lanza la bola, rodar la bola, bochas, petanca, tirar bolos
skate | patin*, skate, monopatín*, andar en skate, andar en patines
ski | trineo*, tirarse en trineo, snowboard, deslizarse por la nieve, bajar en trineo, esquí, esquís, esquia*
surf | surf*, hacer surf, hace surf, correr olas, tabla de surf, coger olas, montar olas, barrenar olas
sail | naveg*, velero*, hacer vela, ir en velero, zarp*, a vela, navegar a vela
row | remar*, rema, remo, reman, remas, remando, remero*, bogar, kayak*, piragua*, canoa*
swim | nadar*, nada en, nado, nadan, nadas, nadando, nadador*, natación, bracear, chapote*
dive | buce*, zambull*, sumerg*, sumerj*, tirarse de cabeza, tirarse al agua, se tira al agua, submarinismo, esnórquel, echarse un clavado, clavado, clavados
float | flot*, a la deriva, derivar en el agua, boyar
sink | hund*, irse a pique, naufrag*, irse al fondo
fly | volar*, vuela*, vuelo, vuele*, volando, voló, volador*, revolote*, alete*, pilotar, piloto, aviador*
glide | planea, planeando, planeador*, parapente*, ala delta, deslizarse por el aire, volar sin motor, planear
hover | flotar en el aire, flota en el aire, levit*, quedarse suspendido, suspendid*, mantenerse en el aire, helicóptero*, cernir*, cierne
take-off | despeg*, decol*, alzar el vuelo, alza el vuelo, levantar vuelo, levanta vuelo
land | aterriz*, aterrice*, tomar tierra, amerizar, aluniz*, posarse
crash | choqu*, se estrella, estrellarse, estrellan, colisi*, accident*, dársela, choca*, chocó
steer | girar el volante, gira el volante, manej*, dirigir el barco, volante*, timón*, maniobr*, pilot*, conducir, gobernar el barco
drive | conduc*, conduz*, manej*, ir en coche, va en coche, ir en auto, chofer*, guiar el carro, ir en carro
park | aparc*, aparqu*, estacion*, parquea, parqueadero*, parking, parquear, parqueo
overtake | rebas*, sobrepas*, pasar coches, pasar autos, pasar a otro coche, adelantamiento*, adelantar, adelanta, adelantan, adelantando, adelantó
brake | frena, freno, frenan, frenas, frenando, frené, frenazo*, detener*, detien*, parar, para el coche, pisar el freno, frenar
speed-up | aceler*, ir más rápido, va más rápido, apretar el paso, más deprisa, turbo, apurarse
slow-down | desaceler*, ir más lento, va más lento, ir más despacio, va más despacio, reducir la velocidad, reduce la velocidad, disminuir la velocidad, bajar la velocidad, aminor*, ralentiz*
slow-down | enlentec*
drift | derrap*, drift*, hacer derrapes, hacer drift, patinar con el coche, quemar rueda
race | carrera*, correr una carrera, corre una carrera, compet*, compit*, corredor*, correr carreras, echar carreras, rally
refuel | echar gasolina, echa gasolina, poner gasolina, pone gasolina, cargar nafta, carga nafta, cargar gasolina, carga gasolina, llenar el tanque, llena el tanque, llenar el depósito
refuel | echar bencina, gasoliner*, tanquear, abastec*, reposta*
get-in | subirse, subir al, sube al, subo al, suben al, se sube, se suben, subiendo al, abord*, embarc*, montarse, se monta en, entrar en el coche, treparse al
get-off | bajarse, bajar del, baja del, bajo del, se baja, se bajan, apear*, desembarc*, bajarse del, descender del
pick-up-passengers | recoger pasajeros, recoge pasajeros, recoger pasajero, llevar pasajeros, lleva pasajeros, subir pasajeros, taxi*, pasajer*, recoger gente, recoge gente, hacer paradas
cross | cruza, cruzo, cruzan, cruzas, cruzando, cruce, atraves*, atravies*, pasar al otro lado, pasa al otro lado, pasar la calle, cruzar la calle, cruzar
jump-over | saltar*, salta, salto, saltan, saltas, saltando, brinca*, saltar por encima, salta por encima, obstáculo*, esquivar saltando, vallas
hop | brinc*, brinqu*, dar saltitos, da saltitos, saltito*, pata coja, a la pata coja, en un pie, salto, saltar, salta, rayuela, saltar la cuerda
climb | trep*, escala, escalo, escalan, escalando, escalada*, escalador*, subir a un árbol, sube a un árbol, subir la montaña, sube la montaña, alpinis*, encaram*, escalar
swing | columpi*, balance*, mecer*, hamac*, liana*, colgarse de la cuerda, oscil*
hang-on | agarrarse, se agarra, aferr*, aguantar, aguanta, colgarse, se cuelga, sostenerse, no soltarse, sin soltarse, sujetarse
crawl | gatea, gatean, gateando, arrastrarse, se arrastra, a gatas, andar a gatas, arrastrándose, gatear, repta*
slide | resbal*, desliz*, tobogán*, tirarse por el tobogán, patinarse
fall-down | caer*, cae, caigo, caen, caes, cayendo, cayó, caída*, caiga*, desplom*, venirse abajo, tropez*, tropiez*
roll-along | rodar*, rueda por, ruedan, ruedo, rodando, dar volteretas, revolc*, revuelc*, voltereta*, hacer rodar
spin | girar*, gira, giro, giran, giras, girando, dar vueltas, da vueltas, dando vueltas, rotar, trompo*, peonza*, piruet*
tilt | inclin*, ladear, ladea, ladeando, volcar un poco, inclinar el móvil, inclinar la pantalla
shake | sacud*, agit*, menear, menea, meneo, temblar, batir, zarande*, remecer
dance | bail*, danz*, perre*, zapate*, coreograf*
sing | cantar*, canta, canto, cantan, cantas, cantando, cantante*, canción*, karaoke, tarare*
play-an-instrument | tocar un instrumento, toca un instrumento, tocar el piano, toca el piano, tocar la guitarra, toca la guitarra, tocar música, toca música, tocar la flauta, tocar el violín
play-an-instrument | toca el violín, tañer, músico*, toca la flauta
drum | tambor*, percus*, tocar el tambor, toca el tambor, tocar la batería, toca la batería, llevar el ritmo, marcar el ritmo, lleva el ritmo, ritmo, bongó*, baterista*
clap | aplaud*, aplaus*, dar palmas, da palmas, palmote*, palmad*, batir palmas
listen | escuch*, oír, oye, oigo, oyen, oyes, oyendo, oyó, prestar atención, oído*, parar la oreja
shout | grit*, chill*, llamar a gritos, llama a gritos, vocifer*, dar voces, pegar gritos, alarid*, llamar, vocear
whisper | susurr*, cuchich*, murmur*, hablar bajito, habla bajito, secrete*, en voz baja
bark | ladra*, ladrid*, maull*, miau, guau, aull*
laugh | reír*, ríe, ríen, ríes, riendo, risa*, carcajad*, hacer reír, hace reír, chiste*, descojon*, cagarse de risa, se rió
cry | llor*, llanto*, lagrim*, solloz*, chillar, berre*
scare | asust*, espant*, susto*, dar miedo, da miedo, aterroriz*, atemoriz*, meter miedo, miedo, pegar un susto, aterrar
haunt | embruj*, fantasma*, rondar como fantasma, aparecerse, se aparece, asustar como fantasma, casa encantada, alma en pena
surprise | sorprend*, sorpres*, dar una sorpresa, da una sorpresa, asombr*, dejar boquiabierto
tease | molest*, brom*, hacer bromas, hace bromas, gastar bromas, fastid*, chinch*, burlar*, burla, burlón*, hacer rabiar, joder, tomar el pelo, toma el pelo, travesura*, jorobar
tickle | cosquill*, hacer cosquillas, hace cosquillas
kiss | besar*, besa, beso*, besan, besas, besando, dar un beso, da un beso, morre*, besuque*
hug | abraz*, dar un abrazo, da un abrazo, estrechar entre los brazos, achuch*, apapach*, abrace*
marry | casar*, se casa, me caso, se casan, casando, casamiento*, boda*, matrimonio*, contraer matrimonio, novia
invite | invit*, convid*, hacer una invitación, dar una fiesta
visit | visit*, hacer una visita, ir a ver a, va a ver a, pasar a ver
meet | encontrarse con, se encuentra con, quedar con, queda con, conoc*, conozc*, juntarse con, reunirse con, toparse, cita
greet | salud*, decir hola, dice hola, dar la mano, dar la bienvenida, recibir, hola
flirt | coquet*, ligar, liga con, ligando, ligo con, flirt*, tirar los tejos, tontear, echar los perros, tirar onda, chamuy*, piropo*
comfort | consol*, consuel*, dar consuelo, alentar, alienta*, reconfort*, animar a alguien
calm-down | calm*, tranquil*, relaj*, seren*, apacigu*, sosieg*, soseg*
wait | esper*, aguard*, aguantar la espera, hacer tiempo
queue | hacer cola, hace cola, hago cola, haciendo cola, hacer fila, hace fila, hacer la fila, haciendo fila, ponerse en la fila, hacer la cola, guardar cola, fila, formarse
arrive | llega, llego, llegan, llegas, llegando, llegue*, llegada*, llegar, arribar
leave | irse, me voy, se va, se van, marchar*, marcha, partir, salir, sale, salgo, salen, saliendo, salida, largarse
come-back | volver, vuelve*, vuelvo, volviendo, volvió, regres*, retorn*, vuelta a casa, devolverse
get-home | llegar a casa, llega a casa, llego a casa, llegar a su casa, llega a su casa, volver a casa, vuelve a casa, vuelvo a casa, regresar a casa, regresa a casa, camino a casa, ir a casa
get-home | llegar a la casa
get-lost | perderse, se pierde, me pierdo, se pierden, extravi*, perdid*, desorient*, despist*
explore | explor*, vagabund*, deambul*, recorr*, errar, merode*, expedici*, aventur*, vagar
travel | viaj*, ir de viaje, va de viaje, turist*, turism*, excursi*
follow | seguir*, sigue*, sigo, siguiendo, siguió, ir detrás de, va detrás de, rastre*, ir tras
lead | guía*, guio, conducir a, dirig*, dirij*, lider*, encabez*, llevar a la salida, lleva a la salida
accompany | acompañ*, escolt*, hacer compañía, hace compañía, ir junto a
rescue | rescat*, salvar*, salva, salvo, salvan, salvando, salvamento, socorr*, auxili*
free | liber*, poner en libertad, pone en libertad, soltar al preso, dejar libre, deja libre, excarcel*
help | ayud*, echar una mano, echa una mano, dar una mano, da una mano, auxili*, socorr*, asist*
heal | curar*, cura, curo, curan, curas, curando, sanar, sana, sanan, vendar, enfermer*, curit*, venda, vendan, vendando, vendaje*, médico*, médica*
operate | operar, opera, opero, operan, operando, operaci*, cirug*, ciruj*, quirófano*, intervenir
infect | infect*, contagi*, pegar la enfermedad, virus, zombi*
vaccinate | vacun*, inyect*, poner una inyección, pone inyecciones, pinchaz*, inyecci*
pull-out | sacar una muela, saca una muela, sacar muelas, saca muelas, sacar un diente, saca un diente, sacar dientes, saca dientes, extrae*, extracci*, arrancar el diente, dentista*
examine | examin*, inspecc*, comprob*, comprueb*, controlar, analiz*, lupa, checar, checa, chequea*, chequeo*, revisa*, reviso, revise*
arrest | arrest*, detener, detien*, detenido*, apresar, atrapar al ladrón, atrapa al ladrón, pillar al ladrón, agarrar al ladrón, coger al ladrón, poner preso, esposas
imprison | encarcel*, encerrar*, encierr*, meter en la cárcel, mete en la cárcel, aprision*, cárcel*, meter preso, enjaul*, prisión, prisioner*
judge | juzg*, acus*, juez*, jueces, juicio*, sentenci*, conden*, tribunal*, enjuici*
solve | resuelv*, resolv*, soluci*, descifr*, resolver el caso, esclarec*
open | abrir*, abre*, abro, abra, abran, abriendo, abrió, abiert*, apertura*
close | cerrar*, cierra*, cierro, cierre*, cerrando, cerró, clausur*, cerrado, cerrada, cerrados
lock | cerrar con llave, cierra con llave, echar llave, echa la llave, echar el cerrojo, poner el candado, pone el candado, candado*, cerrojo*, poner llave, trancar, tranca la puerta
lock | echar el pestillo
unlock | abrir con llave, abre con llave, quitar el candado, quita el candado, abrir el candado, desbloque*, quitar el cerrojo, abrir la cerradura, abre la cerradura, abrir con la llave, destranc*
pick-a-lock | forzar la cerradura, fuerza la cerradura, forzar cerraduras, fuerza cerraduras, ganzúa*, abrir cerraduras, abrir la caja fuerte, abre la caja fuerte, violar la cerradura
pick-a-lock | forzar una cerradura
break | romper*, roto, quebr*, quiebr*, destroz*, partir, hacer pedazos, descompon*, rompe, rompen, rompo, rompes, rompiendo, rompió, rompa
tear | rasg*, desgarr*, romper papel, rompe papel, hacer trizas, arrancar
crush | aplast*, machac*, espachurr*, apachurr*, tritur*, despachurr*, estruj*
pop | revent*, revient*, explotar burbujas, explota burbujas, explotar globos, explota globos, pinchar globos, pincha globos, explot*, estall*, burbuj*, petar
shatter | hacer añicos, hace añicos, hacer trizas, hace trizas, añicos, estrellar, romper en pedazos, rompe en pedazos, destroz*, fragment*, resquebraj*
melt | derret*, derrit*, fundir, funde*, fundiendo, descongel*, deshiel*
freeze | congel*, helar*, hiela*, helando, escarch*
burn | quem*, arde*, ardiendo, incendi*, prenderse fuego, prender fuego, prende fuego, chamusc*, achicharr*, en llamas
put-out | apagar fuego*, apaga fuego*, apagar el fuego, apaga el fuego, apagar incendio*, apaga incendio*, apagar un incendio, apaga un incendio, extingu*, sofoc*, bombero*, apagar las llamas
light | encend*, enciend*, prender, prende, prendo, prenden, prendiendo, encender la luz, prender la luz, prende la luz, ilumin*, alumbr*
switch-off | apag*, apagar la luz, apaga la luz, desconect*, desenchuf*
charge | cargar la batería, carga la batería, recarg*, poner a cargar, pone a cargar, cargar el móvil, carga el móvil, cargar el celular, carga el celular, cargador*, cargar la pila
power | enchuf*, conectar a la corriente, dar corriente, da corriente, dar electricidad, dar energía, da energía, suministr*, electric*
leak | gote*, fuga de agua, filtr*, perder agua, pierde agua, perder aceite, pierde aceite, salirse el agua, se sale el agua, escape de agua, chorre*, fugas de agua
flood | inund*, aneg*, encharc*, desbord*
bail-out-water | sacar el agua, saca el agua, sacar agua, saca agua, achicar agua, vaciar el bote, sacar el agua del bote, sacar agua con un cubo, sacar agua con un balde, achicar, achica el agua
bail-out-water | achican
pump | bombea*, bombeo, inflar, infla, inflo, inflan, inflando, hinchar, hincha, bomba de aire, inflador*
plug | tapar*, tapa el agujero, tapo, tapan, tapando, tapon*, tapar agujeros, tapa agujeros, tapar el agujero, obtur*, parche*, sellar el agujero
block | parar la pelota, para la pelota, parar el balón, para el balón, atajar, ataja, obstru*, cerrar el paso, cierra el paso, impedir el paso, porter*, arquero*, bloquear, bloquea, bloquean
block | bloqueo
dodge | esquiv*, evit*, evad*, sortear, sortea, elud*, gambete*, capear, zafar
duck | agach*, agazap*, bajar la cabeza, baja la cabeza, ponerse en cuclillas, acurruc*
trap | atrap*, trampa*, poner trampas, pone trampas, poner una trampa, tender una trampa, encerr*, entramp*, cepo*
poison | enven*, veneno*, intoxic*, emponzoñ*, ponzoñ*
eat | come, como algo, comen, comes, comiendo, comió, coma, devor*, zamp*, desayun*, cenar, cena, almorz*, almuerz*, morfar, morfa, comer, comerlo, comérselo, se come
drink | beber*, bebe agua, bebo, beben, bebiendo, bebió, bebida*, tomar agua, toma agua, tomar, brind*, sorb*
swallow | traga, trago, tragan, tragas, tragando, tragu*, engull*, englut*, deglut*, zamp*, tragar
lick | lamer*, lame, lamo, lamen, lames, lamiendo, lamió, lametón*, lametazo*, chupar, chupa, lambe*, pasar la lengua, relame*
chew | mastic*, mascar, masca, masco, mascando, chicle*, rumi*, roer, mordisque*
taste | probar*, prueba la, pruebo, prueban, probando, probó, sabor*, degust*, catar, cata, paladear
vomit | vomit*, devolver la comida, potar, echar la pota, guacare*, lanzar la comida, regurgit*, arcad*
grow | crec*, crezc*, hacerse grande, hacerse más grande, se hace más grande, agrand*, aument*, engord*, pegar el estirón
shrink | encog*, encoj*, achicar, hacerse pequeño, hacerse más pequeño, se hace pequeñ*, se hace más pequeñ*, empequeñec*, reducirse, disminu*, menguar, achicarse, se achica
become | convertir*, conviert*, convirt*, transform*, volverse, se vuelve, hacerse, se hace, llegar a ser
evolve | evoluci*, desarroll*, mutar, mutaci*, progres*
hatch | romper el cascarón, rompe el cascarón, salir del huevo, sale del huevo, salen del huevo, eclosi*, incub*, empoll*, nacer del huevo, nacer, nace, cascarón*
breed | criar*, crio, crían, criando, criador*, crianza*, cruzar animales, reproduc*, ganader*, cría, crías
lay | poner huevo*, pone huevo*, ponen huevo*, poner un huevo, pone un huevo, pongo huevo*, desov*, poniendo huevo*, puesta, puesta de huevos, ponedora*
die | murió, muriendo, mori*, fallec*, espich*, palmarla, estirar la pata, perder la vida, muere*, muero, muert*, muera*
survive | sobreviv*, superviv*, subsist*, salir con vida, sale con vida, seguir vivo
revive | reviv*, resucit*, reanim*, volver a la vida, vuelve a la vida, devolver la vida, resurr*, traer de vuelta a la vida
rest | descans*, recostar*, recuest*, echarse un rato, tumbarse, tomar un respiro, siesta*, reposar, reposa, reposo, reposan
do-exercises | hacer ejercicio*, hace ejercicio*, hago ejercicio, haciendo ejercicio, ejercit*, ejercicio*, entren*, gimnas*, hacer deporte, hace deporte, abdominales, flexiones, sentadilla*
do-exercises | pesas
meditate | medit*, hacer yoga, yoga, mindfulness, reflexionar
breathe | respir*, inhal*, exhal*, tomar aire, toma aire, coger aire, aliento
pray | rezar*, reza, rezan, rezas, rezando, orar, oración*, rezo*, plegaria*, persign*, rogar
fish-out-of-water | sacar del agua, saca del agua, saco del agua, sacan del agua, sacando del agua, pescar del agua, pesca del agua, sacar basura del agua, rescatar del agua, sacar cosas del agua
recycle | recicl*, tirar a la basura, tira a la basura, echar a la basura, botar la basura, bota la basura, tirar la basura, tira la basura, sacar la basura, contenedor*, papelera*
recycle | tacho de basura
litter | ensuci*, tirar basura, tira basura, botar basura al piso, tirar basura al suelo, contamin*, manch*, enguarr*, embarr*, cochin*
vote | votar*, vota, voto, votan, votas, votando, votaci*, elecciones, sufragi*, urna*
persuade | convenc*, convenz*, persua*, disuad*, hacer cambiar de opinión, engatus*, camelar
lie | mentir*, hacer trampa*, hace trampa*, trampos*, estaf*, timar, copiar en el examen, embauc*, miente*, miento, minti*, engaña*, engaño*
bluff | tirarse un farol, farolear, blof*, bluf*, fanfarron*, fingir, finge*, disimul*, farol
choose | elegir*, elij*, escog*, escoj*, seleccion*, elección, optar, quedarse con, decid*, elige*, eligi*, elegí
reject | rechaz*, descart*, desech*, separar los malos, separa los malos, apartar lo malo, quitar los malos, deneg*, denieg*, tirar los malos, rehus*, no aceptar
approve | aprob*, aprueb*, sellar, sella, sellan, sellando, estampill*, poner el sello, pone el sello, autoriz*, estampar, sello, timbrar documentos
photograph | fotograf*, sacar fotos, saca fotos, hacer fotos, hace fotos, tomar fotos, toma fotos, hago fotos, saco fotos, tomo fotos, selfi*, foto, fotos
film | filma*, filmo, grabar un vídeo, graba vídeos, grabar vídeos, grabando, grabar, rodar una película, rueda una película, stream*, transmitir en vivo, transmite en vivo, en directo, youtuber*
film | graba un vídeo
print | imprim*, imprent*, impreso*, impresión
send | envía*, envío, envie*, manda, mando, mandan, mandando, mandar un mensaje, manda un mensaje, mandar una carta, manda mensajes, echar al correo, mensaje*, remit*, mandar
phone | llamar por teléfono, llama por teléfono, llamo por teléfono, telefone*, llamada*, teléfono*, hablar por teléfono, habla por teléfono, marcar el número, videollamada*, echar un telefonazo
post | publiqu*, subir fotos, sube fotos, subir a internet, sube un vídeo, subir un video, colgar fotos, cuelga fotos, subir a las redes, redes sociales, publica*, postea*
unlock-levels | desbloque*, subir de nivel, sube de nivel, subo de nivel, pasar de nivel, pasa de nivel, pasar niveles, pasa niveles, niveles, nivel, mejorar, mejora, mejoras, mejorando
summon | invoc*, invoqu*, conjur*, hechiz*, hacer magia, hace magia, lanzar hechizos, lanza hechizos, lanzar un hechizo, lanza un hechizo, convoc*, encantamiento*, mago
curse | maldic*, maldig*, embruj*, echar una maldición, echa una maldición, mal de ojo, hechiz*, maldec*
teleport | telepor*, transportarse, portal*, teletrans*, saltar de un sitio a otro
disappear | desaparec*, desaparezc*, desaparici*, esfum*, desvanec*, hacerse invisible, se hace invisible, invisible*
appear | aparec*, aparezc*, aparici*, surge*, salir de la nada, sale de la nada, surgir, asoma*
rain | llov*, lluev*, lluvi*, aguacero*, chubasco*, diluvi*, garúa
snow | nevar*, nieva*, nieve*, nevando, nevó, nevad*, copos
storm | torment*, tronar, truena*, trueno*, relampag*, rayo*, tempest*
blow | sopl*, viento*, ventisca*, ventar, ventoso, hace viento, vendaval*, corre viento
erupt | erupci*, entrar en erupción, entra en erupción, hacer erupción, hace erupción, lava, escupir lava, volcán, volcanes, volcánic*
quake | tembl*, tiembl*, terremoto*, sismo*, sacud*, maremoto*, estremec*
set | ponerse el sol, se pone el sol, puesta de sol, puesta del sol, anochec*, oscurec*, atardec*, ocaso, hacerse de noche, se hace de noche, ocultarse el sol
dawn | amanec*, amanezc*, alba, aurora, salir el sol, sale el sol, hacerse de día, se hace de día, salida del sol, alborada, madrug*, clarear
bloom | florec*, florezc*, brot*, echar flores, echa flores, dar flores, da flores, floraci*
rot | pudr*, estropear*, echarse a perder, se echa a perder, ponerse malo, caduc*, descompon*, ranci*, malogr*, podrid*, podrir*
cool-down | enfri*, refriger*, ponerse frío, se pone frío, ponerse fría, refrescar, refresca
overflow | desbord*, rebos*, rebas*, salirse la leche, se sale la leche, derramarse, se derrama
run-out | acabarse el tiempo, se acaba el tiempo, acabarse, se acaba, se me acaba, se termina, agot*, quedarse sin tiempo, se queda sin tiempo, contrarreloj, contra reloj, antes de que se acabe*
run-out | tiempo límite
ring | tocar la campana, toca la campana, tocar el timbre, toca el timbre, tocar timbre, timbre*, campan*, repic*, sonar, ring raje, hacer sonar, hace sonar
knock | llamar a la puerta, llama a la puerta, tocar la puerta, toca la puerta, tocar a la puerta, golpear la puerta, golpea la puerta, golpe*, toc toc, toctoc
escape-from-a-room | escapar de una habitación, escapa de una habitación, escapar de la habitación, escapar del cuarto, escapa del cuarto, salir de la habitación, sale de la habitación
escape-from-a-room | sala de escape, escape room, salir del cuarto, cuarto de escape, habitación cerrada
invade | invad*, invasi*, invasor*, irrump*
conquer | conquist*, tomar el castillo, toma el castillo, apoder*, adueñ*, dominar, domina, dominan
defeat | derrot*, venc*, venz*, ganarle a, gana a, matar al jefe, mata al jefe, aplast*, derrocar
surround | rodea, rodean, rodeando, rodeó, cercar, cercan, acorral*, encerr*, sitiar, asedi*, circund*, rodear
place | coloc*, coloqu*, poner, pone, pongo, ponen, pones, poniendo, puso, ubicar, ubica, situar, posar, apoyar
remove | quitar*, quita, quito, quitan, quitas, quitando, retir*, sacar, saca, saco, sacan, sacando, elimin*, llevarse
replace | reemplaz*, remplaz*, sustitu*, substitu*, cambia por, cambiar, reponer
insert | insert*, meter*, mete, meto, meten, metes, metiendo, introduc*, introduz*, encaj*, colar
aim | apunt*, puntería, mirilla*, encañon*, dirigir el tiro
stretch | estir*, tensar, tensa, resorter*, tirachin*, honda, gomera, alarg*
launch | lanz*, catapult*, dispar*, propuls*, lanzar el cohete, cohete*
bounce-off | rebot*, rebotar en la pared, rebota en la pared, rebotar contra, repel*
reflect | reflej*, espejo*, desviar la luz, desvía la luz, hacer rebotar la luz, rayo de luz
magnetise | imán, imanes, imant*, magnet*, atrae*, atraig*, atrayendo
push-away | empujar lejos, empuja lejos, repel*, quitar de en medio, quita de en medio, ahuyent*, apartar, aparta, apartan, apartando, alejar, aleja, alejan, alejando
mine | minar, minar oro, mina, minas, minando, miner*, picar piedra, pica piedra, extraer oro, sacar oro, excav*
smelt | fundir metal, funde metal, fundir, fundici*, forj*, herrer*, craft*, fabric*, yunque*
brew | preparar té, prepara té, hacer té, hace té, hacer café, hace café, preparar café, prepara café, hacer cerveza, hace cerveza, preparar pociones, prepara pociones, poción*, pócima*, elabor*
brew | infusi*, colar café, cervecer*, cebar mate
pickle | encurt*, conserv*, en vinagre, escabech*, hacer conservas, hace conservas, mermelada*, hacer mermelada, enlat*, envas*, en salmuera, curar jamón
peel | pelar*, pela, pelo patatas, pelo papas, pelan, pelas, pelando, peló, mond*, descascar*, pelapapas, pelapatatas
squeeze | exprim*, estruj*, zumo*, apret*, hacer zumo, hacer jugo, escurr*, jugo de, hacen jugo, sacar jugo
crack | cascar, casca, casco nueces, cascando, cascanueces, partir nueces, parte nueces, romper huevos, rompe huevos, cascar huevos, casca huevos, quebrar huevos, romper nueces, abrir nueces
crack | agriet*
spread | untar*, unta, unto, untan, untas, untando, embadurn*, esparc*, poner mantequilla, pone mantequilla, extender la mantequilla, embetun*
sprinkle | espolvor*, roci*, esparc*, salpic*, echar azúcar, echa azúcar, echar por encima, polvore*
roll-out | estirar la masa, estira la masa, extender la masa, extiende la masa, rodillo*, enrolla*, hacer empanadas, hace empanadas, rellenar empanadas, aplanar la masa, uslere*, rollito*
roll-out | empanadilla*, dumpling*
skewer | ensart*, espet*, brochet*, pincho*, pinchar carne, hacer brochetas, hace brochetas, pinchito*, anticucho*, broqueta*
`;
