/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | pregunta*, quiz, trivia, adivinanza*, examen, prueba
answer | respuesta*, respond*, contest*, correct*, incorrect*, acert*, solucion
learn | aprend*, alumno*, clase, escuela, primaria, profe*, ensen*, leccion, vocabulario, curso, practicar
number | numero*, sum*, rest*, multiplic*, divi*, fraccion*, tabla*, mate*, calcul*, digito*
count | contar, cuenta, cuentan, cuantos, cuantas
letter | letra*, alfabeto, abecedario, silaba*, deletre*, ortografia, vocal*
word | palabra*, verbo*, oracion*, frase*, gramatica, traduc*, idioma, teclear, escribir
guess | adivin*, reconoc*, capitales, bandera*, identific*, cual
order | orden*, secuencia, cronolog*, de menor, de mayor, por tamano, linea del tiempo, de mas, del mas, alfabetic*, pasos
sort | clasific*, separ*, categor*, a su sitio, su lugar, cada uno en su, cada cosa en, sitio correcto, arrastra cada, meter cada
bin | basura*, contenedor*, recicl*, plastico, residuo*, desechos
pair | pareja*, par, pares, igual*, iguales, identic*
remember | record*, memor*, repet*, repit*, volte*, boca abajo
card | carta, cartas, naipe*, baraja, ficha*
board | tablero, dado, dados, turno*, casilla*, por turnos, cuadricul*
piece | rompecabezas, pieza*, puzle, puzzle
shape | forma, formas, bloque*, cubo*, triangulo*, figura*
stack | apil*, torre de, equilibri*, encima, hamburguesa, capa*
balance | equilibri*, tambale*, inclin*, se ladea*, ladea*, derram*, sin tirar, sin que se caiga*, bandeja, en la cabeza, cuerda floja, funambul*, endere*, pértiga, sin volcar
row | fila*, linea, lineas, gir*, rot*
fallen | cae, caen, caer, caiga*, cayendo, llueve*, lluvia, del cielo, desde arriba
basket | cesta, canasta, cubeta, cubo, balde, red, atrap*, agarr*
music | musica*, cancion*, ritmo*, bail*, nota*, tambor*, piano, guitarra, cant*, melodia, acordeon, violin*, flauta*, palmas, compas
tap | toca, tocar, clic, clics, puls*, toque*
upgrade | mejora*, dinero, gan* dinero, compra*, monedas, invert*, gestion*, rico
shop | tienda, mercado, vend*, cafeteria, panaderia, puesto, cambio
serve | cliente*, sirv*, servir, camarer*, mesero*, restaurante, pedido*, atender
cook | cocin*, horne*, receta*, ingrediente*, pizza, pastel*, chef, batir, amas*, freir, frie, sopa, sarten, guis*, fritas, frita, masa de
parcel | delivery, reparti*, reparte, entreg*, paquete*, correo*, cartero, mensajero, llev*, transport*, maleta*, encargo*, pedidos a, repartidor*, a domicilio
rescue | rescat*, salv*, liber*, ayud*
lap | carrera*, vuelta, vueltas, meta, adelant*, rally, pista, rapido, nitro, compet*
vehicle | coche*, carro*, auto, autos, camion*, bici*, moto*, autobus, taxi, conduc*, manej*, tractor, tanque*
road | carretera*, calle*, autopista*, trafico, carril*
cross | cruz*, otro lado, rio, atropell*, llegar al otro, orilla, pasar la avenida, pasar la calle
jump | salt*, brinc*, rebot*
platform | plataforma*, tejado*, techo*, de rama en rama, nenufar*, de piedra en piedra, trampolin*, charco*, rama, ramas
climb | escal*, trep*, sub*, mas alto, escalera*, montana, hasta arriba
run | corr*
endless | sin fin, infinit*, sin parar, lo mas lejos, cada vez mas rapido, mas rapido
flee | huy*, hui*, escap*, persig*, persecucion, perseguid*, detras de
fly | vuel*, vol*, alas, alete*, plane*
gap | tubo*, tuberia*, hueco*, obstaculo*, entre, bache*
space | espacio, espacial*, nave*, cohete*, alien*, asteroide*, ovni*, meteor*, galaxia
gun | dispar*, bala*, laser*, pistola, canon*, tiro, tiros
fight | luch*, pele*, batalla*, mata*, espada*, derrot*, combat*, golpe*, boxe*, esgrim*, punetazo*, patada*
wave | ola, olas, oleada*, horda*, enjambre, ejercito
allsides | todos lados, todas partes, rode*, desde arriba
survive | sobreviv*, aguant*, resist*, supervivencia, survival
boss | jefe*, boss
defend | defend*, defiend*, proteg*, cuida que, no dejes que, impedir, evitar que, que no lleguen, que no entren, no dejar, no dejes, impide, espant*, ahuyent*
base | castillo, base, fuerte, fortaleza, aldea, puerta, colmena, nido, muralla, jardin, huerto, torre
place | coloc*, pon*, torre, torres, torreta*, trampa*, plant*
path | camino, ruta, sendero
raid | atac*, invad*, invas*, quieren robar, vienen, llegan
exit | laberinto, salida, pasillo*, perdid*, encontrar el camino, mazmorra, volver a casa
light | oscur*, lampara*, linterna*, farol*, antorcha, luz
sneak | sigil*, sin ser visto, sin que, silenci*, rob*, ladron*, botin, a escondidas, que no te vean, descubr*, sin que se entere*, a hurtadillas, colarse, cuela, pill*, despert*, te ve, te vea*
guard | guardia*, vigil*, patrull*, camara*, policia*
hide | escond*, ocult*
seek | busc*, encontr*, encuentr*, tesoro, escondid*, pista*, hallar
key | llave*, puerta*, habitacion*, cuarto, sala*
crate | empuj*, caja, cajas, almacen, apart*, mover
grow | crec*, plant*, cosech*, reg*, jardin*, granja*, semilla*, cultiv*, huert*, verdura*, flores, siembr*
feed | alimenta*, dar de comer, hambr*, dale, le gusta comer, gusta comer, comida que, comida favorita, muert* de hambre
care | cuid*, mascota*, cepill*, pein*, bebe, ban*, dorm*, veterinari*, doctor*, enferm*, biberon, acost*, mimos, cachorr*
dress | vest*, ropa, peinado, maquill*, moda, disfraz*, corona, vestid*, zapatos, sombrero*, ponerle
build | constru*, edific*, ciudad, casa
draw | dibuj*, pint*, color*, decor*, disen*, garabat*, pincel*, crayon*, tiza*, retrato*, lapices
tail | larg*, cola, mas grande, crece
throw | lanz*, tir*, arroj*, bola* de nieve, catapulta, resortera
aim | apunt*, blanco, diana, gol, penal*, penalti*, canasta, flecha*, arco, derrib*
ball | pelota*, balon, bola, bolas, paleta, raqueta
hole | golf, hoyo*, agujero*, bolos, boliche, billar, petanca
swat | golpe*, aplast*, peg*, explot*, revent*, aparec*, martillo, topo*, asom*
slice | cort*, reban*
fish | pesc*, anzuelo, cana
two | dos jugadores, con mi hermano, con mi hermana, con mi amigo, uno contra uno, mismo teclado, dos equipos, duelo, 1 contra 1, frente a frente, cara a cara, mi primo
computer | computadora, ordenador, maquina, oponente, rival
timing | momento justo, a tiempo, justo cuando, rapid*, reaccion*, reflejo*, antes de que
first | el primero, la primera en, primero en, primero que, llega primero, llegar primero, gana primero, gana el que, quien llega, le de primero, quien llegue
herd | pastor*, rebano, guia*, conduc*, llev*, corral, reun*, meter en el corral, reban*
wash | limpi*, lav*, barr*, suci*, recog*
douse | apag*, bomber*, incendio*, fuego*, llamas
rail | tren*, via, vias, estacion
park | aparc*, estacion*, aparcar, sin rozar, garaje, hueco
story | historia, eleg*, elig*, decision*, dialog*, detective, asesin*, misterio, aventura
three | tres en raya, tres iguales, intercambi*, gemas, joyas, dulces
bricks | ladrillo*, rebot*
wheel | ruleta*, rueda, gir*, suerte, sorteo, loteria
tag | pilla pilla, atrapad*, la lleva, persiguen, alcanz*, toca a, al que toca, el que toca, pillar, pilla
merge | fusion*, combin*, uni*
explore | explor*, mundo, mundo abierto, isla, craft*, minar, hoguera, fogata, refugio, naufrag*, picar piedra, hacha, herramienta*
horror | miedo, terror, susto*, fantasma*, embrujad*, algo me sigue, me sigue, encerrad*, abandonad*, siniestr*, respira*, munecas que
hear | sonido*, ruido*, escuch*, oye*, oir, voz, voces, ladr*, grito*, silb*, pasos
dig | cav*, excav*, escarb*, tunel*, pala, enterr*, mina, taladr*
land | aterriz*, posar*, posarse, paracaid*, pista de aterrizaje
trade | compra y vende, precio*, comerci*, regate*, mercader*, negocio*, mas caro, barato
repair | repar*, arregl*, fontaner*, fug*, mecanico*, rotas, roto, averi*
swing | balance*, column*, liana*, cuerda*, gancho
dodge | esquiv*, evit*, cuidado, sin tocar, sin chocar, choc*, ojo con
`;
