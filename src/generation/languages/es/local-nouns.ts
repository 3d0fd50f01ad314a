/** Spanish: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
handbag | bolsa, bolsito, neceser, morral, morrales, mochila wayuu, cartera de mujer, bolsito de mano, bandolera, riñonera, riñoneras
drum | pandero, pandereta, tamborcito, cajón flamenco, cajón peruano, batería musical, bombo legüero, panderos, tamborito, baqueta, baquetas, redoblante, caja vallenata, tamborazo
drum | tambor de candombe, conga, congas, zurdo de murga, tarola, panderetita, tambores rocieros, djembé, xilofón, marimbas, metalófono, huéhuetl, tambora
bell | cascabel, cascabeles, campanilla, campanillas, campanita, esquila, carillón, campanas de iglesia, cascabelito, chocallo
door | puertas, puertita, portal de madera, puerta trasera, portezuela, tranquera, tranqueras, picaporte, picaportes
chocolate-bar | cacao, chocolatín, onza de chocolate, chocolatito, barra de chocolate, bonbón helado, turrón de chocolate
avocado | guacamole, aguacatito
farmer | segador, hortelano, ordeñador, labrador, labradora, payés, jornalero, jornalera, vendimiador, vendimiadora, aceitunero, cafetero, cocalero, agricultor, agricultora, hortelana
farmer | chacarero, chacarera, temporero, viticultor, ganadero, ganadera, estanciero, quesero, esquilador
guava | feijoa, guayabita, arazá
grapes | racimo, vid, racimo de uvas, doce uvas, las doce uvas, uvitas, uvas pasas
food | tamarindo, caqui, pitaya, chirimoya, chirimoyas, parchita, lulo, naranjilla, jícama, nopal, nopales, chayote, chayotes, zapallito, acelga cocida, brevas, breva, caquis, níspero
food | nísperos, lúcuma, litchi, rambután, palmito, palmitos, quinoa, quinua, chía, morcilla de arroz, foie, ceviche, cebiche, tiradito, causa limeña, pintxo, pintxos, tapa de tortilla
food | ensaladilla, ensaladilla rusa, boquerones en vinagre, canelones, panetón, panettone, mole negro, pipas, pipas de girasol, pipas de calabaza, orégano molido, mermelada de fresa
food | confitura, alioli, salsa brava, chimichurri, mojo picón, aceite de oliva, azúcar moreno, panela, piloncillo, merienda, lonche, aperitivo
peanuts | anacardo, anacardos, manicitos, frutos secos, palanqueta, cacahuetitos, maní tostado
herb | estragón, laurel, yerbabuena, epazote, huacatay, hierbas aromáticas, muérdago, hojas de laurel, culantro, hierbaluisa, cedrón, toronjil, boldo, muña
ladle | espátula, cazo de sopa, espumadera, espumaderas, molinillo de chocolate, cucharita de palo, espátulas
person | forastero, invitado, cumpleañero, cumpleañera, paisano, peregrina, nazareno, cofrade, costalero, penitente, fallera, fallero, castellers, casteller, chulapo, chulapa, flamenca
person | pregonero, cabezudo, banderillero, charro, charra, murguero, murguista, payador, tanguero, cantaora, gaitero, tamborilero, acordeonista, bajista, corista, director de orquesta
ribbon | moño, moños, lacito, cinta de regalo, moñito, moño rojo, listón, lazo rosa, pajarita de tela
tumbler-glass | pisco, pisco sour, mezcal, aguardiente, cubata, cubalibre, orujo, pacharán, chupito, chupitos, fernet, anís del mono, vasito, guaro, whisky, cachaza, patxaran
motor-boat | lancha, lanchas, yates, fueraborda, moto de agua, lancha rápida, motos de agua, patín de agua, hidropedal, jet ski
blossom | dalia, buganvilla, buganvilia, azucena, lirio, dalias, flor de cempasúchil, flor de azahar, gladiolo, nardo, lirios, petunia, flor de pascua, azucenas, hortensias, copihue
blossom | copihues, florecita, florecilla, azalea, flor del ceibo, cantuta, alelí, magnolia, clavellina, edelweiss, campanula, magnolias, florcita, jazmín de noche
deciduous-tree | sauce, peral, ciruelo, eucalipto, baobab, acacia, bonsái, robles, álamos, chopo, chopos, nogal, ceiba, ceibas, ombú, ceibo, quebracho, algarrobo, sauces, almendros, ficus
deciduous-tree | arrayán, guayacán, mezquite, samán, árbol frutal, perales, arce, alcornoque, eucaliptos, arbolillo, aguacatero, plátano de sombra, flamboyán, lapacho, sequoia, acacias
evergreen-tree | conífera, araucaria, araucarias, pinito, pinitos, ahuehuete, sabina, pinsapo
rocket | torpedo, cohetito, lanzadera, cohete espacial, nave cohete, transbordador espacial, misil, misilito, cohete de agua, torpedos
pushchair | carriola, coche de bebé, silla de paseo, cochecito del bebé, carricoche, coche de guagua, andador de bebé, sillita de paseo, silleta de bebé, capazo
steering-wheel | volante, timón, manubrio, timones
wheel | caucho, goma de auto, caucho de carro, rueda de repuesto, ruedita, cauchos, rueda de carro, llanta de refacción, pinchazo
eagle | gallinazo, cóndores, milano, buitres, zopilotes, cernícalo, caracara, carancho, jote, aguilita, águila imperial, aguililla
delivery-truck | camión cisterna, camioncito, camión de gas, furgoneta de reparto, camioncitos, grúa de coches, volquetes, volqueta, camión recolector
chains | grillete
monkey | monita, mono aullador, micos, macaco, macacos, chimpancés, titíes, monitos
old-woman | abue, yayita, viejecita, ancianita, tatarabuela, nona, bisabuelita
old-man | abu, yayo, viejecito, ancianito, tatarabuelo, nono
woman | tita, tiita, primita, comadre, ama de casa, mamita, mamacita, mamaíta, vecinita
man | tito, primito, compadre, chavo, vecinito, novio, señorito
boy | sobrinito, nietecito, nietito, chamaquito, chavito, escuincle, pibe, chavalín, huerco, morrito, muchachito, gurí, monaguillo, scout, boy scout, zagal
girl | sobrinita, nietecita, nietita, niñita, chamaquita, chavita, piba, chavalina, morrita, muchachita, gurisa, quinceañera
baby | bebito, bebita, bebecito, nenito, recién nacido, mellizos, trillizos, lactante
child | peques, pequeñajos, gurises, pibes, chiquilín, chiquitín, huérfana, alumnito, cabro chico, patojo, carajito
woman-dancing | bailarina de flamenco, tanguera, cumbiambera, danzante, rumbera, bailarina de samba
man-dancing | danzante de tijeras, bailarín de tango
singer | cantautor, cantautora, rapera, tenor, soprano, reguetonero, reguetonera, salsero
cowboy | arriero, tropero, gauchito, vaquerito, caporal, jinete de rodeo
soldier | soldadito, soldadito de plomo, miliciano, guerrillero, paracaidista militar, granadero, infante de marina, brigadista, libertador, mambí, francotirador, artillero, centurión
soldier | soldado romano
knight | hidalgo, caballero andante, templario, quijote, caballero medieval
police-officer | guardia urbano, carabinero, gendarme, agente de tráfico, guardia de tránsito, picoleto, ertzaina, inspector de policía, antidisturbios
guard | segurata, guardia de seguridad, carcelero, guardia real, guachimán, carcelera
construction-worker | peón de obra, obrera, maestro de obras, gruista, señalero, guardavía, guardagujas, ferroviario, yesero, encofrador, soldadora, pintor de casas, minero de carbón
construction-worker | guarda barrera, guardabarrera
factory-worker | tornero, fundidor, operaria, afilador
mechanic | tallerista, gomero, vulcanizador, hojalatero, chapista
plumber | fontanera, gásfiter, plomera, gasfitero
electrician | instalador eléctrico
cook | cocinerito, pizzera, parrillero, churrera, taquero, taquera, heladero, repostero, repostera, confitero, sushero, empanadero, paellero, turronero
baker | molinero, molinera, tahonero
butcher | charcutero, charcutera, matarife, jamonero
shopkeeper | frutera, verdulera, quiosquero, kiosquero, quiosquera, bodeguero, marchanta, ferretero, ferretera, castañera, castañero, barquillero, chamarilero, ropavejero, estanquero
shopkeeper | estanquera, abarrotero, pulpero, canillita, lotero, lotera, buhonero, tamalero, tamalera, elotero, paletero, pochoclero
cashier | cajero de supermercado, taquillero, boletero, boletera
waiter | azafata de hotel
bartender | coctelero, tabernero, tabernera, cantinero, cantinera
office-worker | contadora, funcionaria, becario, becaria, concejal, concejala, ministra, diputado, diputada, tesorero, tesorera, corredor de bolsa, ejecutivos
teacher | profes, seño, directora de escuela, educadora, educador, parvularia, maestra jardinera, catedrática, bedel, señorita maestra, profe de mates, monitora, monitor de campamento
student | colegial, universitario, universitaria, opositor, parvulito, compañero de clase, compañera de clase, delegado de clase
health-worker | doctorcita, oculista, traumatólogo, paramédica, fisio, fisioterapeuta, auxiliar de enfermería, otorrino, camillero, logopeda, nutricionista
dentist | odontóloga, ortodoncista
pharmacist | boticaria
shepherd | pastorcito, pastorcilla, pastorcillo, pastorcillos, cabrera, vaqueriza, porquero, rabadán
fisherman | mariscador, mariscadora, percebeiro, percebeira, atunero, ballenero, almejero
sailor | marinerito, marinera, grumete, contramaestre, timonel, barquera, estibador del puerto, balsero
captain | patrón de barco
lighthouse-keeper | torrero
hunter | trampero, alimañero, cetrero
gardener | podador, floricultor
postman | repartidora, rider, paquetero
messenger | glovero, repartidor de pizza, mandadero, chasqui, heraldo
driver | camionera, tranviario, autobusero, autobusera, cobrador de autobús, mototaxista, busero, microbusero, carretero, tractorista, motorista, repartidor en moto
pilot | aviadora, comandante de avión
passenger | pasajera, mochilero, mochilera
cleaner | barrendera, deshollinador, limpiabotas, lustrabotas, cartonero, reciclador, lavacoches
babysitter | babysitter, ayo
tailor | costurera, bordadora, encajera, hilandera, calcetera, diseñador de moda, diseñadora de moda, zurcidora
potter | botijero
carpenter | carpintera, lutier
blacksmith | forjador, cerrajera, calderero
miner | cantero, buscador de oro, garimpeiro, picapedrero
photographer | retratista, paparazzi
journalist | reportera, locutor, locutora, presentador, presentadora, comentarista, influencer, youtuber, streamer, tiktoker, instagramer, presentadora del tiempo, corresponsal, articulista
journalist | podcaster
technologist | jáquer, diseñador gráfico, diseñadora gráfica, community manager, desarrolladora, desarrollador, cibernauta
lawyer | procurador
judge | juez, magistrado, magistrada
coach | seleccionador, preparador físico, profe de gimnasia, monitor de gimnasio
actor | titiritera, comediante, juglar, doble de cine, cuentacuentos, figurante, cómica
clown-face | payasito
firefighter | bomberito, apagafuegos, brigadista forestal
scientist | inventora, paleontóloga, científico loco, profesor chiflado
artist | pintor, dibujante, ilustrador, ilustradora, muralista, grafitera, caricaturista, restaurador de cuadros
person-superhero | súper héroe, justiciero enmascarado, luchador enmascarado
woman-superhero | súper heroína
person-wrestling | yudoca, luchador de sumo, luchador canario
mx-claus | duende de navidad
santa-claus | viejito pascuero, viejo pascuero, san nicolás, olentzero, santa clos
man-wearing-turban | paje real, paje, faquir, encantador de serpientes
prince | príncipe azul, rey mago, reyes magos, los reyes magos, rey moro, reyecito, monarca
princess | princesita, reinita
person-with-crown | melchor, gaspar, baltasar, inca, cacique
person-with-veil | novia de blanco
man-in-tuxedo | novio de boda, padrino de boda, maître, mago de salón
woman-with-headscarf | monjita, madre superiora
person-mage | druida, nigromante, curaca, mago merlín
woman-mage | brujita, vidente, pitonisa, sorgiña, machi, bruja piruja
baby-angel | angelito, angelitos, querubín, niño jesús, niño dios, angelote
person-fairy | hadita
gnome | duendecillo, trenti, enanito, enanito de jardín, enanitos, chaneque, chaneques, alux, aluxes, pombero
ogre | ojáncano, ogresa, viejo del saco, sacamantecas, cucuy, tío del saco, el coco
woman-merpeople | sirenita, xana, pincoya
goblin | gamusino, diablito, tentirujo, nahual
demon | diablesa, satanás, lucifer, diablo cojuelo, diablada, belcebú
ghost | fantasmita, alma en pena, la llorona, santa compaña, ánima, siguanaba, silbón
skeleton | catrina, la catrina, parca, la parca, santa muerte, catrín, calaquita
skull | calaverita, calavera de azúcar, calaveritas
creature | cadejo, basajaun, lobizón, mujer lobo, tarasca, culebre, quetzalcóatl, monstruito, bicho raro, engendro, hipogrifo, pegaso, fauno, gorgona, súcubo, gamusinos, sasquatch
creature | chullachaqui, mohán, el mohán, madremonte, tunche, patasola, peuchén, invunche
dragon | dragona, dragoncillo, serpiente emplumada
pot-of-food | sancocho, ajiaco, locro, cazuela, mole poblano, olla de barro, olla podrida, estofado, guisado, guiso de lentejas, marmitako, caldereta, sopa de ajo, carbonada, mondongo
pot-of-food | callos, pepián, olla exprés, olla a presión, caldo de pollo, caldo gallego, cocido madrileño, caldo de gallina, sopita, escudella, birria, guisito, frijolada
pot-of-food | caldereta de cordero, ratatouille, rancho canario, olla express
shallow-pan-of-food | paellera, arroz a banda, fideuá, sartén de paella, arroz negro, arroz al horno, tajín
cooking | tortilla de patatas, tortilla española, tortilla de papas, huevos estrellados, huevo frito, huevos rotos, revuelto de huevo, huevos con chorizo, plancha de cocina, sartencita
dumpling | empanadita, salteña, salteñas, raviol, ravioles, empanada de pino, pasteles fritos, quesadilla salvadoreña
flatbread | pupusa, pupusas, tlayuda, sope, gordita de maíz, sopaipilla, sopaipillas, casabe, pan de pita, torta frita, tortas fritas, memela, cachapa, cachapas, tostón, patacón, patacones
flatbread | tostones, arepita, torta de aceite
taco | taco al pastor, tacos al pastor, tacos de canasta, flautas de pollo, tostada mexicana
burrito | burrito de carne, durum, chimichanga, döner, shawarma, wrap
tamale | hallaca, hallacas, humita, humitas, tamalito, pamonha, nacatamal, juane, pastel en hoja
sandwich | bocata, bocatas, montadito, medianoche cubana, sándwich mixto, emparedado, molletes, mollete, bocata de jamón, pan con tomate, sandwichito, chivito, mixto caliente
french-fries | patatas bravas, salchipapa, salchipapas, papitas, yuca frita, patatas chip, papas con mojo
hot-dog | morcillas, longaniza, butifarra blanca, fuet, choricito, chistorra, chistorras, sobrasada
cut-of-meat | chuletón, filete de ternera, bife de chorizo, churrasco, picaña, cecina, lomo de cerdo, arrachera, matambre, filetón, torreznos, torrezno, chicharrón, chicharrones, carne asada
meat-on-bone | jamón serrano, jamón ibérico, pata de jamón, costillita, pernil, cochinillo, cordero asado, cuy chactado, paletilla, cochinita pibil, codillo
poultry-leg | alitas de pollo, pollito asado, nuggets, trutro, pollo broaster
bread | pan de muerto, pan de jamón, marraqueta, panecito, chapata, pan de yuca, mendrugo, pan integral, pan amasado, torrija, torrijas, pan rallado
baguette-bread | flauta de pan, pan francés, barra gallega, picos de pan, colines
croissant | cachito de jamón, napolitana de chocolate, media luna dulce
doughnut | rosco de vino, donas, roscón, rosca de reyes, picarones, picarón, berlinesa, bola de fraile, rosquete, rosquitas, roscos, rosquillas tontas
cookie | galletita, galletitas, galleta maría, perrunilla, perrunillas, galletón, mantecadas, cocadas, cocada, pestiño, pestiños, galletas de jengibre, bizcochito, oblea, obleas
cookie | roscos de anís, cuchuflí, neula
shortcake | bizcochuelo, tres leches, mil hojas, brazo de gitano, brazo de reina, tarta de santiago, chajá, sobao, sobaos, quesada, quesillo, pionono, lemon pie, bizcochito de chocolate
shortcake | gelatina de colores, tarta helada, torta rogel, selva negra
birthday-cake | torta de cumpleaños, pastel de cumpleaños, pastel de bodas, tarta nupcial, torta de novios, tartita
cupcake | ponquecito, mantecada, magdalenita, quequito
custard | arroz con leche, mazamorra, mazamorra morada, flancito, leche asada, quesillo venezolano, jericalla, manjar blanco, arequipe, majarete, suspiro limeño, leche frita, tocino de cielo
pancakes | hotcakes, hot cakes, frixuelo, panquequitos, frisuelos
candy | chuche, chuchería, chucherías, caramelito, gomitas, mazapanes, peladilla, peladillas, pulparindo, chicles, confites, nube de azúcar, nubes de azúcar, malvaviscos, turrón de jijona
candy | bocadillo de guayaba, jalea de fruta, dulcecito, dulcecitos, carbón dulce, caramelo de menta, trufa de chocolate, bonbon, merenguito
lollipop | paleta de caramelo, pirulís, paleta payaso, chupete de caramelo
ice-cream | helado de vainilla, heladito, nieve de limón, bola de helado, tarrina de helado, helado de palito, copa helada
soft-ice-cream | cucurucho, cucuruchos, barquilla, cono de helado, conos de helado, cono de nieve, helado de cono, barquilla de helado
shaved-ice | raspado, raspados, polo de limón, raspadilla, cholado
mate | bombilla de mate, yerba, yerba mate, tereré, matecito, mate cocido, porongo, cebador de mate
hot-beverage | cafecito, café con leche, cortadito, api morado, atole, champurrado, café de olla, canelazo, aguapanela, agua de panela, cafelito, infusión, carajillo, tacita de café
hot-beverage | descafeinado, mocca, capuccino
teapot | pavita, cafetera italiana, jarra de té, tetera de barro
wine-glass | tinto de verano, calimocho, vinito, mistela, moscatel
beer-mug | cervecita, birras, chela, chelas, michelada, botellín, litrona, caguama, tercio de cerveza, jarrita de cerveza, quinto de cerveza
clinking-glasses | sidrina, culín de sidra
cocktail-glass | coctelito, daiquirí, caipiriña, cóctel
tropical-drink | piña colada, mojito, mojitos, caipirinha, jugo de mango
cup-with-straw | jugo de naranja, zumo de naranja, agua de jamaica, aguas frescas, chicha, chicha morada, colita, malteada, juguito, sorbete de fruta, tejate, tepache, refajo, lulada
cup-with-straw | mocochinchi, bebida isotónica, smoothie, juguito de caja, batido de chocolate, batido de fresa, tascalate
beverage-box | cajita de jugo, brick de zumo, cartón de leche, briks, brik, brik de leche, cajita de zumo
glass-of-milk | lechita, leche merengada, yogur bebible
baby-bottle | mamila, bibe
steaming-bowl | caldito, consomé, sopa de letras, sopa de tortilla, salmorejo, ajoblanco, chupe de camarones, chilcano, sopa de mariscos
bowl-with-spoon | puré, puré de patatas, puré de papas, yogurt, ensaladera, muesli, copos de avena, compota, polenta, colada morada, potito, potitos
cooked-rice | arroz blanco, arrocito, congrí, arroz con frijoles, moros y cristianos, arroz chaufa, chaufa, gallopinto, bandeja paisa
beans | judiones, habas, caraota, caraotas, habichuelas, frejol, frejoles, fabes, judías pintas, granos de café, grano de café, altramuces, habitas, porotitos, almorta
pea-pod | arvejas, chícharo, chícharos, judías verdes, judía verde, ejote, ejotes, chauchas, vainitas, porotos verdes, alverja, alverjas
ear-of-corn | elotes, jojoto, esquites, esquite, mazorca de maíz, maicito
potato | papa criolla, papas arrugadas, olluco, chuño, patatita, papa rellena, tubérculo, papitas criollas
roasted-sweet-potato | camotes, boniatos, batatas, yuca, mandioca, ñame, yautía, malanga, ocumo, moniato, yucas, arracacha
hot-pepper | ajíes, jalapeño, jalapeños, chile habanero, habanero, chipotle, ñora, pimiento del piquillo, rocoto, pimientos de padrón, chile de árbol, piquín, chilito, merkén, serranito
hot-pepper | ajicito
bell-pepper | pimentón rojo, morrón, morrones, chile morrón, ají dulce, pimiento verde
banana | guineo, cambur, bananas, bananos, plátano macho, platanito, cambures, plátano maduro, gajo de bananas, maduritos
coconut | coquito, agua de coco, pipa de coco
strawberry | fresón, fresones, fresita, fresas con nata, madroño
blueberries | mora azul, endrina, endrinas, grosella negra, calafate, murta, agraz
cherries | acerola, cerecita, grosellas
tangerine | clementina, clementinas, naranjita, toronjas, pomelos
lime | limón verde, limoncito, limón sutil
lemon | cidra
mango | mamey, mameyes, mango biche, papayita, zapote, níspero del japón
peach | chabacanos, duraznito
pear | perita
red-apple | manzanita, manzana de caramelo, tejocote, tejocotes, manzanitas
melon | calabaza moscada, piel de sapo, ahuyama, meloncito
watermelon | sandiita
pineapple | ananá, ananás, piñita
leafy-green | lechuguita, coles de bruselas, kale, canónigos, berro, berros, quelites, endibia, endivias, hojas de lechuga, lombarda
onion | cebollita, cebolletas, calçot, calçots, cebollín, chalota, ajoporro, cebolla morada
garlic | diente de ajo, dientes de ajo, cabeza de ajos, ristra de ajos, ajete
carrot | zanahorita, chirivía
beetroot | betabeles
turnip | rabanito, rabanitos, colinabo
tomato | jitomate, jitomates, tomatito, tomate cherry, tomates cherry, tomatillo, tomate de árbol, tamarillo
cucumber | pepinito, pepino dulce
eggplant | berenjenita
jack-o-lantern | calabaza con cara, calabacita
mushroom | rovellón, boletus, callampa, hongos mágicos, huitlacoche, setita, amanita
chestnut | castaña asada, castañas asadas, piñones, nuececita, pecanas, castañitas
popcorn | palomita de maíz, canguil, pochoclo, pochoclos, crispetas, pororó, cotufas, pipoca, pipocas, rosetas de maíz, popcor, cancha serrana, maíz pira
olive | olivas, oliva, aceitunitas
honey-pot | mielecita, jalea real, miel de abeja
jar | bote de cristal, tarro de galletas, frasquito, tarrito, encurtidos, pepinillos en vinagre, orza
amphora | cántaros, múcura, huaco, huacos, cantarito, cantaritos, porrón, porrones, búcaro, cántara, alcarraza, tinajita, tiesto de barro
canned-food | lata de sardinas, latas de atún, lata de atún, conservas, lata de conserva, lata de mejillones, atún en lata, enlatado, enlatados
cheese-wedge | queso manchego, quesito, quesitos, queso de cabra, quesillo de hoja, queso oaxaca, cabrales, idiazábal, queso de bola
butter | margarina, mantequita
pie | pastel de choclo, hornazo, pay de limón, pay, hojaldre, tarta pascualina, pastel de carne, hornazos, strudel
egg | huevito, huevitos, mona de pascua, huevo duro, huevos duros, huevo de codorniz, blanquillo, huevito de pascua
salt | saleros, pimentero, sal gorda, salerito
spaghetti | fideos con tuco, macarrones con tomate, tallarines verdes
squid | calamarcito, choco frito, rabas
octopus | pulpito, pulpo a feira
shrimp | quisquilla, gambas al ajillo, gambita, krill, camaroncito, cangrejo de río
lobster | langosta de mar, bogavantes, acocil
crab | centollo, centollos, nécora, nécoras, jaibas, buey de mar, cangrejito, centolla, cangrejo ermitaño, percebes
oyster | ostión, ostiones, concha de vieira, navajas de mar, coquinas, chirla, chorito, conchita
fried-shrimp | gambas rebozadas, camarones empanizados
rolling-pin | fruslero, rodillo de amasar
millstone | metate, piedra de moler, batán de piedra, metates
spoon | cuchara de palo, cucharita, cucharitas, cucharillas, cuchara de madera, cucharadita
fork-and-knife | tenedorcito
kitchen-knife | navaja, navajas, cuchillito, cuchillo jamonero, facón, cúter, cutter, cebollero, bisturí, bisturís
fork-and-knife-with-plate | platito, platitos, vajilla, mantelito, bandejita de comida
tray | charola, charolas, azafate
bucket | baldes, baldecito, cubos de agua, cubito de playa, cubitos de playa, baldes de agua
basket | canasta de mimbre, canasto, canastos, cestita, canastita, capacho, cesta de mimbre, cestas de navidad, canastilla, mimbre
blender | minipimer, batidora de mano, túrmix, juguera, robot de cocina, exprimidor, exprimidores, thermomix, molinillo de café
stove | hornalla, hornallas, vitrocerámica, vitro, fogón, fogones, cocina de gas, hornito, horno de leña, anafe, horno de barro, horno microondas, brasero, asador de carne, chimenea de leña
toaster | sandwichera, sanguchera, gofrera, tostapán
fridge | refri, refrigeradora, frigo, hielera, neverita, frigider, freezer, neverita portátil
washing-machine | lavaplatos eléctrico, lavadora automática, secarropas
washboard | lavadero de piedra, fregadero de ropa, lavadero
vacuum-cleaner | aspirador, lustradora, aspirapolvo
clothes-peg | pinzas de tender, broches de ropa, pinza de tender, tendal, cuerda de tender, tendedor
broom | mopa, mopas, lampazo, escobilla del baño, lampazo de piso, cepillo de barrer, escobita, escoba de bruja
sponge | bayeta, bayetas, esponjita, estropajo verde, trapo de cocina, fibra de platos, balleta
soap | pastilla de jabón, jaboncito, detergentes, jabón de coco, lavandina, jabón lagarto, jabón líquido
lotion-bottle | crema solar, suavizante, gel de ducha, friegasuelos, crema hidratante, colonia, perfumes, gel hidroalcohólico, bloqueador, shampoo, frasco de perfume, acondicionador
lotion-bottle | repelente, bronceador, alcohol en gel, bote de spray
roll-of-paper | papel de cocina, papel confort, rollos de papel, papel de váter, pañuelo de papel, pañuelos de papel, klínex, kleenex, papel toalla, rollo de cocina
toilet | váter, retrete, retretes, wáter, poceta, bacinilla, orinal, orinales, bacinica, letrinas, watercló, bidet, orinalito
bathtub | tina de baño, jacuzzi, bañerita, palangana, palanganas, barreño, pileta de lavar, piscinita, pila de lavar, pileta de cocina
shower | mampara
towel | toallón, toallones, toallita, paño de cocina, paños de cocina, repasador, toalla de playa, secador de platos
toothbrush | cepillos de dientes, pasta dental, cepillito de dientes
hair-pick | peinilla, peinetón
hair-dryer | secador, plancha de pelo, secadores
razor | maquinilla de afeitar, afeitadora, gillette, navaja de barbero, maquinilla, prestobarba, hoja de afeitar
iron | plancha de ropa, plancha de vapor, planchita
pile-of-poo | caquita, caquitas, popó, popito, mojón, zurullo, zurullos, mojones, excremento, excrementos, boñiga, boñigas, cagarruta, cagarrutas, cagada, cagadas, caca de perro
pile-of-poo | caca de vaca, guano, caca de paloma, deposición, bosta, bostas, sorete, soretes, chorongo, truño, truños, plasta, diarrea
dashing-away | pedo, pedos, pedito, pedorreta, peditos, cuesco, flatulencia, ventosidad, pedete
bed | camita, litera, literas, catre, hamacas, cunita, camastro, chinchorro, cucheta, jergón, corralito, sobre de dormir, colchoneta, colchonetas, bolsa de dormir
pillow | almohadones, almohadita, cojincito, mantita, cobijita, frazadas, colchas, sarape, cobertor
couch-and-lamp | tresillo, sillón orejero, butacón, diván, sofacito, silloncito, puf, poltrona, sofá cama
chair | sillita, taburetes, mecedoras, banquito, silla de enea, tronas, silla de paja, banquillo, sillita alta, silla de playa, reposera, tumbona, tumbonas, hamaca de playa, silla gamer
chair | banca de plaza, banqueta de bar, silla plegable
seat | asiento, asientos, sillita de coche, silla de auto
table | mesita, mesilla de noche, mesa camilla, pupitres, mesita de luz, mesitas, mesada, encimera, buró, tocador, mostradores, mesa de centro
wardrobe | armarito, armario empotrado, perchero, percheros, vestidor
drawer | gavetas, mesilla, cajoncito, aparador
shelf | estantes, repisas, baldas, estanterías, alacenas, vasar
mirror | espejito, retrovisor, retrovisores, espejito mágico, espejo retrovisor
framed-picture | retablo, azulejo pintado, póster, retratos, lámina, cuadrito, cromo, cromos, fotito, barajita, barajitas, figurita de álbum, estampa, estampas, estampita, estampitas, postal
framed-picture | postales, cromos de fútbol, marco de fotos, portarretrato
carpet | tapetes, alfombrita, petate, petates, esterilla, esterillas, estera
tile | mosaico hidráulico, baldosín, loseta, losetas, azulejitos
roof-tile | tejita, tejas rotas
brick | adobe, adobes, bloque de hormigón, ladrillito, adoquines, tabique de barro
light-bulb | foco de luz, bombillo, bombillos, ampolleta, ampolletas, bombita de luz, bombillita, lamparita, lámpara de mesa, flexo, guirnalda de luces, luces de navidad, lucecitas, bombita
candle | velita, velitas, cirios, veladora, veladoras, palmatoria, velón, farolito, candelita, candelas, cirio pascual
flashlight | linternita, foco de mano, faro de coche, faros de coche
window | ventanita, persiana, persianas, ventanilla, celosía, reja de ventana, ventanuco, contraventana, visillo, vidrieras, postigo, vitral
key | llave de casa, llavecita, manojo de llaves, llavero, llaveros, llavín, llavecitas, llave mágica
locked | cerraduras, cerrojos, candadito, pestillo, pestillos
bellhop-bell | timbre, timbres
telephone | teléfono fijo, telefonillo, portero automático, teléfono de disco, telefonito
mobile-phone | celu, celulares, smartphone, iphone, tablet, tableta digital, celus, ipad, tablets
electric-plug | tomacorriente, zapatilla eléctrica, enchufito, cargador del móvil, extensión eléctrica, cable de luz
battery | batería de coche, pilas alcalinas, power bank, batería externa
windsock | veleta, veletas, catavientos
television | teles, telecito, smart tv
radio | walkie talkie, radiocasete, walkie, walkies, radiocassette, radiecito
headphone | audífonos, cascos de música, airpods
speaker-high-volume | altavoz, altavoces, parlante, parlantes, bocinas, bafle, bafles, corneta de sonido
video-camera | cámara de vídeo, camcorder, filmadora, webcam, gopro, cámaras de seguridad
desktop-computer | compu, pecé, pantalla de ordenador, computadores, compus, ordenata, torre de ordenador
laptop | laptop, notebook, netbook
keyboard | tecla, teclas, teclado gamer
computer-mouse | ratón inalámbrico
video-game | gamepad, control de consola, palanca de juego, nintendo, playstation, consolita, videoconsola, xbox
printer | multicopista, impresora 3d
computer-disk | pendrive, usb, disquetes
coin | peseta, pesetas, céntimo, céntimos, monedita, calderilla, maravedí, chauchera, monedita de oro, bitcoin, criptomoneda, moneditas, maravedíes
dollar-banknote | dólar, dólares, fajo de billetes, billetito, billetito verde
euro-banknote | euros, euro, leuro, leuros
money-bag | saco de dinero, dinerito, dineral, aguinaldo, platita, lukas
purse | carterita, monederito, portamonedas
backpack | macuto, mochilita, bulto escolar, morral escolar, cartera escolar, zurrón
shopping-bags | bolsas de plástico, bolsa de plástico, bolsita, bolsitas, funda plástica, bolsa de tela, bolsas de compra, jaba
shopping-cart | carrito del súper, chango de compras, changuito, carrito de supermercado, carro del súper
money-with-wings | sueldo, nómina, hipoteca, impuestos, impuesto
credit-card | tarjeta de débito, bono bus, abono transporte, tarjeta de transporte, tarjeta del metro, tarjeta sube, dni, cédula
ticket | billete de tren, billete de lotería, décimo de lotería, entradas de cine, ticket, tickets, tiquete, tiquetes, cupón, cupones, rifa, boleto de lotería, pase vip, lotería, boletito
ticket | bono regalo, tíquet, cartón de bingo, cartones de bingo, billete de metro, papeleta de rifa, boletos de cine
admission-tickets | entradas de teatro, abono de temporada
receipt | tique de compra, boleta de pago, ticket de compra
wrapped-gift | regalito, regalitos, cesta de regalo, caja de regalo, obsequio, obsequios, caja sorpresa, aguinaldo de navidad, souvenir, souvenirs, sorpresa de cumple
piata | piñata de estrella, piñatita
balloon | globito, globitos, bombas de fiesta, globos de agua, vejiga inflada, chimbomba, bombuchas, bombita de agua, bombitas de agua
party-popper | matasuegras, espantasuegras, papel picado, cotillón, lluvia de confeti
firecracker | cuete, cuetes, cohetes de fiesta, traca, tracas, cohetón, castillo pirotécnico, petardito, masclet, tronador, cuhetes
fireworks | castillo de fuegos, pirotecnia, fuegos de artificio, toritos de fuego, torito de fuego
sparkler | chispita, chispitas, estrellitas de navidad, luz de bengala, luces de bengala
fire | fueguito, falla de valencia, llamarada, ninot, ninots, antorchas, antorcha olímpica, fogatita, rescoldo
christmas-tree | arbolito de navidad, abeto de navidad, arbolito, pino de navidad, espumillón, árbol navideño, adornos de navidad, esferas de navidad
red-envelope | sobres rojos
bouquet | ramo de novia, corona de flores, ofrenda floral, arreglo floral, florecitas
crown | diadema, tiara, coronita, corona de rey, coronita de princesa, coronita de rey, mitra, tocado de plumas, penacho, penachos
ring | alianza de boda, sortija, anillito, sortijas, argolla de matrimonio, anillo de compromiso, alianzas, anillo de bodas, aro de matrimonio, brazaletes, pulserita, manilla de hilo, aretes
ring | zarcillos, aros de oro, aritos
prayer-beads | collares, collar de perlas, escapulario, collarcito, cuentas de collar, abalorios, cadenita
gem-stone | amatista, topacio, ópalo, ámbar, joyita, alhajas, cuarzo, jade, azabache, cristal mágico, obsidiana, perlita
folding-hand-fan | abanico de encaje, pericón, abaniquito, abanicos de papel
umbrella | quitasol, paragüitas, sombrillita
maracas | cascabelera, guacharaca, chinchines, palo de lluvia, sonaja, sonajas, crótalos, chekere, maraquitas, cabasa, chajchas
long-drum | tambor alegre, tumbadora, tambor africano, tumbadoras
guitar | guitarra española, guitarrita, tiple, guitarrón, requinto, vihuela, guitarra flamenca, ukeleles, timple, ukulele
flute | zampoña, zampoñas, sicu, flautín, siringa, dulzaina, chirimía, pífano, pincullo, antara, chirula, txistu, flautita, gralla, tarka, xirimía, melódica
trumpet | clarín, vuvuzela, trutruca, bombardino, trompetita, erke, cornetín, fliscorno
accordion | concertina, trikitixa
violin | violincito, rabel
musical-keyboard | órgano musical, sintetizador, pianito, piano de cola, órgano de iglesia, clavecín, organillos
microphone | karaoke, micros
musical-note | canción, canciones, cancioncita, villancico, villancicos, serenata, reguetón, reggaetón, cumbia, vals, chotis, bachata, sevillanas, pasodoble, himno, himnos, melodía, melodías
musical-note | ranchera, rancheras, vallenato, corrido, canción de cuna, corchea
dog | perrita, cachorrito, cachorritos, chuchos, quiltros, galgos, podenco, podencos, pastor alemán, perro salchicha, teckel, pitbull, rottweiler, dálmata, dálmatas, firulais
dog | golden retriever, labrador retriever, xoloitzcuintle, solovino, solovinos, husky, carlino, beagle, cocker, galguito, border collie, san bernardo, gran danés, sabuesos, perrazo
poodle | caniches, french poodle, perro de aguas
cat | gatete, gato siamés, misifú, micifuz, gatos callejeros, lince ibérico, jaguarundi, gatazo, michito, gato persa
black-cat | gata negra
leopard | otorongo, yaguar, tigrillos
lion | leoncito, cachorro de león
horse | caballito, yeguas, potrillo, corcel, caballo andaluz, caballo de paso, mulita, pingo, alazán, pony, potranca, rocín, percherón, jamelgo, pingos
donkey | borrico, borricos, burra, burrita, pollino, jumento, burriquito
cow | vaquita, vaquitas, ternerito, becerros, vaquilla, vaquillas, novillos, vaca lechera
ox | torito, toritos, toro bravo, toro de lidia, torazo
pig | chanchos, chanchito, chanchitos, cochino, cochinos, cochinito, puerco, puercos, puerquito, marranos, gorrino, lechoncito, cochina, cerdita, cerdo ibérico, tres cerditos, guarrillo
boar | pecarí, saíno, chancho de monte, jabato, jabatos
ewe | borreguito, corderito, corderitos, oveja negra, oveja merina, borrega
ram | morueco
goat | cabrita, chivo, chivos, cabritilla, cabritillas, macho cabrío, cabra montesa, siete cabritos
llama | vicuña, vicuñas, guanaco, guanacos, llamita, llamitas, alpaquita
rabbit | liebres, gazapo, conejo de pascua, coneja, viscacha, vizcacha
hamster | cuy, cuyes, cobayo, cuyo
mouse | ratón pérez, ratita, ratona, ratita presumida, ratolín
rat | laucha, lauchas, guarén, ratota
chipmunk | ardillita
skunk | zorrillo, zorrillos, zorrino, chingue
raccoon | coatí, coatíes, tanuki, mapachín
armadillo | quirquincho, cusuco, tatú
capybara | chigüire, chigüiro, ronsoco, chigüires
sloth | oso perezoso, perezosito
fox | zorrita, raposo, raposa, zorro culpeo, culpeo
bear | oso de anteojos, oseznos, osa, oso grizzly
animal | tlacuache, tlacuaches, chinchilla, garduña, gineta, cabra salvaje, topillo, mangostas, ñus, demonio de tasmania
deer | venados, venadito, huemul, pudú, reno de navidad, cervato
bat | murcielaguito
chicken | gallinita, gallina ponedora, clueca, gallinitas, gallineta, gallinaza
baby-chick | polluelo, polluelos, pollo bebé, pichones
turkey | guajolotes, pavo de navidad
duck | patitos feos, patos de feria
goose | gansito, caiquén
dove | tórtola, tórtolas, paloma mensajera, palomas mensajeras
parrot | lorito, cotorras, guacamaya, guacamayas, pericos, papagayo, papagayos, agapornis, quetzal, loritos, quetzales
owl | tecolotes, múcaro, buhito
bird | vencejo, colibríes, picaflores, hornero, horneros, teros, benteveo, zorzal, turpial, cenzontle, zanate, chingolo, cormorán, queltehue, chincol, verderón, cuervito, gorrioncito
bird | golondrinita, pajarraco, pajarracos, pato volador, avecilla, avecillas, chercán
blackbird | grajo, grajos, chova, mirlo negro
peacock | pavos reales
penguin | pingüinito, pájaro bobo, pingüino emperador
turtle | tortuguita, galápago, galápagos, jicotea, tortuguitas
lizard | salamanquesas, gecko, garrobo, dragón de komodo, tritón, lagartito
crocodile | yacarés, babilla, cocodrilito
snake | serpiente de cascabel, mapaná, cobras, yarará, culebrita, mazacuata, serpientes de cascabel, áspid
frog | ranita, ranitas, sapito, coquí, coquíes, sapo concho, sapitos
worm | gusano de tierra, gusanito, gusanitos, lombricita, gusanos de seda
bug | bicho bola, bichito, bichitos, cienpiés, chinches, escolopendra, procesionaria, cocuyo, cocuyos, liendres, insecto palo, cochinilla, cochinillas, chanchito de tierra, piojitos
bug | tijereta, ácaros, tisanuro, pulguita
ant | hormiguita, hormiguitas, hormiga culona, hormiga reina, hormigas rojas
beetle | escarabajo pelotero, escarabajo rinoceronte, gorgojos, vinchuca, vinchucas, catarrón
lady-beetle | san antonito
honeybee | abejita, abejitas, zánganos, abeja maya, moscardón, abejas asesinas, avispa asiática
butterfly | mariposita, mariposa monarca, mariposas monarca, mariposas amarillas, maripositas
fly | mosquita, tábanos, mosquitas, moscón
mosquito | zancudos, mosquito tigre, zancudito
cockroach | cucarachita, cucarachas voladoras
cricket | chicharra, chicharras, grillito, tucura
spider | tarántula, tarántulas, araña pollito, arañas peludas, araña de rincón
snail | caracolito, caracolitos
spiral-shell | conchita de mar, conchas marinas, conchitas
fish | pescadito, merluza, lubina, besugo, pejerrey, surubí, mojarra, mojarras, tilapia, lenguado, corvina, sardinilla, reineta, huachinango, pirarucú, bagres, jurel, sardinita, sardinitas
fish | chicharro, carpas koi, gurami, salmonete
tropical-fish | peces de colores, pez de colores, pez cirujano, pececito de colores, pez ángel, pez betta
shark | tintorera, tiburoncito, tiburón martillo, cazón, tiburón blanco, megalodón, escualo
dolphin | delfincito, delfín rosado
whale | ballenita, cachalote, cachalotes
seal | lobo marino, lobos marinos, elefante marino, foquita, foca monje
jellyfish | aguaviva, aguavivas, malagua, aguamala, carabela portuguesa
t-rex | dino, dinos, dinosaurito, tiranosaurio rex, tirex
sauropod | brontosaurio, braquiosaurio, cuellilargo, argentinosaurio
plant | helechos, enredadera, enredaderas, retama, sargazo, caña de azúcar, cañas de azúcar, agave, agaves, aloe vera, sábila, bambúes, juncos, hierbajo, hierbajos, yuyos, planta carnívora
plant | plantas carnívoras, atrapamoscas, caña brava
sheaf-of-rice | espigas, avena en grano, espiga de trigo, espigas de trigo, gavilla, gavillas, pacas de paja, fardo de paja, fardos de paja, mijo, bala de heno
palm-tree | cocoteros, palmerita, palma de cera, palma real
fallen-leaf | hoja seca, hojarasca, hoja caída
rose | rosa roja, rosas rojas, capullo de rosa, rosita roja
seedling | brotes, plántula, semillita, almácigo, esqueje, plantita, plantón, plantitas, semillitas, plantones, germinado
potted-plant | tiestos, planta de interior, potus, macetita, plantas de interior, jardinera de ventana, macetero, maceteros, porta macetas
cactus | cactos, chumbera, saguaro, nopalera, cardón, cactus gigante, nopalito, cactusito, biznaga
bush | arbustito, boj, matojo, matojos, rosal silvestre
automobile | autito, carrito de juguete, cochazo, seiscientos, vocho, vochos, buga, coche de época, coche antiguo, autazo, citroneta, carcacha, autitos, cochecitos, coche teledirigido
automobile | coche familiar, coche de choque, autitos chocadores, carritos chocones, choquecitos
sport-utility-vehicle | todoterreno, todoterrenos, jeeps, camioneta 4x4, yip, todo terreno
pickup-truck | pick up, pickup, camioneta de carga
minibus | micro escolar, pesero, peseros, busito, furgón escolar, ruta escolar, buseta, busetas, minivan, casa rodante, furgo, furgos, motorhome, van escolar, marshrutka, transporte escolar
minibus | kombi
bus | bus, guaguas, colectivo, colectivos, autocares, bondis, autobús escolar, bus escolar, autobusito, micrito, trufi, autobús turístico, micros escolares, transmilenio, chicken bus
bus | metrobús
trolleybus | trole, trolebuses
auto-rickshaw | tuktuk, tuk tuk, cocotaxi, moto taxi, motocarro
motor-scooter | vespa, vespino, motito, moped, motos de reparto, motorino, vespas
motorcycle | motaza, sidecar, quad, quads, cuatriciclo, cuatrimoto, moto de cross, minimoto, moto de carreras, cuatrimotos
bicycle | bicicleta de montaña, triciclos, bicicleta estática, bmx, bicicletita, bici eléctrica, triciclito, bicicleta eléctrica, patinete con sillín, bici sin pedales
kick-scooter | scooter eléctrico, patineta de manubrio
skateboard | monopatín de skate, skate, tabla de skate
roller-skate | patines en línea, rollers, patines de ruedas, patín de ruedas, patincitos
ice-skate | patines de hielo
articulated-lorry | tráiler, tráileres, gandola, tractomula, trailers, camión hormigonera, pipa de agua, camiones de carga
tractor | tractorcito, bulldozer, arados, segadora, topadora, empacadora, buldócer, pala mecánica, pala cargadora, trilladora, remolque agrícola, motoniveladora, cargador frontal
building-construction | grúa torre, grúa de obra
locomotive | locomotora, locomotoras, tren de vapor, trencito, tren chu chu, trencito de juguete, tren a vapor, máquina de tren, tren minero
train | tren de cercanías, trenecito, ferrocarril, tren de mercancías, tren de carga, tren de juguete, ferrocarriles
high-speed-train | talgo
railway-car | vagón de carga, tren de pasajeros, vagón restaurante, vagoncito
tram | tranvía de época, tranviíta
mountain-cableway | funicular, telecabina, funiculares, metrocable, telesilla, telesillas, telesquí, cabina de teleférico
ship | barquito, barquitos, carabela, carabelas, pesquero, arrastrero, barco de carga, navío, navíos, portacontenedores, arca de noé, buque escuela, barco de papel, drakkar
passenger-ship | cruceros, transatlántico, barco de crucero, trasatlántico, titanic
canoe | cayuco, cayucos, botes, chalupa, trajinera, trajineras, panga, pangas, caballito de totora, barquichuela, barquita, lanchita, botecito, patera, pateras, chinchorro de pesca, balsita
sailboat | barco de vela, velerito, barco velero
airplane | avioncito, jet privado, avioncito de papel, avioncitos, aeroplano, avión de pasajeros, aviones de papel, avión comercial, cazabombardero, avión de combate, avión de guerra
small-airplane | biplano, ultraligero, avioneta fumigadora
helicopter | helicopterito
flying-saucer | platillos volantes, nave extraterrestre
vehicle | carruajes, calesa, calesas, carro de caballos, segway, karts, carro de madera, carrito de rulemanes, gokart, carroza de carnaval, karting, rickshaw, cuadriga, carro romano, tartana
vehicle | carrito de helados, carrito de elotes
manual-wheelchair | silla de ruedas, sillas de ruedas
motorized-wheelchair | scooter de movilidad
crutch | andador, cachaba, garrotes, cayado, bastoncito, bordón de peregrino
white-cane | bastón blanco
gear | engranajes, carburador, piñón de bici, caja de cambios, rueda dentada, embrague, motorcito, pieza de motor, cigüeñal, correa de transmisión
fuel-pump | bencinera, gasolina, nafta, bomba de gasolina, bencina, gasoil, estación de servicio, grifo de gasolina
traffic-light | semaforito
traffic-cone | conos de tráfico, cono naranja, conos naranjas
road-sign | cartelito, disco pare, letrerito
bus-stop | paradero, parada del bus, paraderos, parada de bus, parada de colectivo
railway-track | vía del tren, vías del tren, raíl, raíles, rieles del tren, durmientes, traviesas de tren
t-shirt | playera, playeras, remera, remeras, polera, poleras, franela de algodón, camiseta de fútbol, camiseta del equipo, polo deportivo, pulóver, camisetita
womans-clothes | guayabera, guayaberas, chamarra de mujer, camisita, huipil, huipiles, bata de flores, blusita
coat | chamarra, chamarras, campera, camperas, jerséis, buzo de lana, chompa, chompas, ruana, ruanas, impermeables, plumífero, cazadora de cuero, saco de lana, chaleco de lana, capa roja
coat | capote, capotes, batín, piyama, piyamas, mandiles, hábito de monja, guardapolvo, abriguito, chaquetita, jersecito, chal de lana, disfraces, traje de luces, traje regional, uniformes
dress | vestidito, traje de flamenca, traje de sevillana, vestido de novia, tutú, falda escocesa, vestido de princesa, vestido de quinceañera, faldita, traje de gitana, faralaes
dress | traje de faralaes, traje de fallera, vestido de lunares
jeans | pantalón vaquero, pantaloncitos, mallas de baile, leggins, bombacha gaucha, bluyín, bluyines, yins, pantalones vaqueros, mezclilla, overol, overoles
shorts | bermudas, pantalón corto, bañador de hombre, pantaloneta, pantalonetas
briefs | calzoncillos, calzoncillo, calzones, bragas, braga, slip, gayumbos, calzón, pañalito, bóxers, tanga, bikini de encaje
bikini | biquinis, sujetadores
one-piece-swimsuit | bañador, bañadores, traje de baño, malla de baño, maillot
socks | calcetín perdido, calcetines desparejados, soquetes, zoquetes, leotardos, calceta, calcetas, patucos, escarpines, calcetincito, calcetín sucio, panty, patuco
thong-sandal | ojotas, hawaianas, ojota, chancla de mamá, la chancla, sayonaras
womans-sandal | alpargata, alpargatas, guarache, huarache, huaraches, espardeña, espardeñas, abarca, abarcas, alpargatita, sandalitas
flat-shoe | mocasín, mocasines, babuchas
mans-shoe | zapatito, zapatitos, zapato perdido, zapatos perdidos, zapatos de charol, betún
running-shoe | zapatillas deportivas, botines de fútbol, tacos de fútbol, botas de fútbol, tenis blancos
hiking-boot | bota de montaña, botas de montaña, botín de cuero, katiuskas, bototos, botas militares, espuelas
womans-boot | bota vaquera, botas vaqueras, botita, botitas, botas de tacón
high-heeled-shoe | tacón, tacones, zapato de cristal, zapatilla de cristal, zapatos de tacón, taconazo, zapatos de flamenca
ballet-shoes | puntas de ballet
clog | madreña, madreñas, almadreña, almadreñas
womans-hat | mantilla, mantillas, chupalla, sombrerito
top-hat | chistera, chisteras, sombrero de mago
billed-cap | gorrita, boinas, txapela, chapela, cachucha, cachuchas, visera, viseras, gorros, gorro de lana, gorro de navidad, chullo, chullos, barretina, montera de torero, tricornio
billed-cap | gorrito, gorrito de lana, gorro de piscina, capirotes
scarf | pañuelo de cuello, mantón de manila, chalina, pañoleta, pañoletas, bufandita, pañuelito, fular
gloves | mitones, guantecitos, guante de cocina, mitón
necktie | pajarita de traje, corbatita, corbatines
glasses | espejuelos, gafitas, quevedos, lentecitos
sunglasses | lentes de sol, lentes oscuros
performing-arts | antifaz, antifaces, títeres, máscara de carnaval, máscara de luchador, mascarilla facial, máscaras de diablada
japanese-dolls | muñequita, muñeco, muñecos, muñequito, muñeca de trapo, muñecas de trapo, muñequitos
nesting-dolls | matrioska, matrioskas, muñecas rusas
teddy-bear | ositos de peluche, muñeco de peluche, peluchito
puzzle-piece | puzles, puzzle, piezas de rompecabezas
block | cubo de madera, piezas de lego, ficha de construcción, cubitos de madera, bloquecitos
yo-yo | yo-yo, diábolo
object | perinola, pirinolas, bolita de vidrio, bolinchas, tabas, aro de gimnasia, hula hula, ula ula, hula hoop, pogo, sube y baja, sonajero musical, chupetes, chupón de bebé, chupones
object | baberos, zanco, zancos, casita de muñecas, slime casero, espirógrafo, peteca, lazo vaquero, boleadora, boleadoras, rebenque, látigos, montura, albarda, silla de montar, herradura
object | herraduras, estribos, fuelles, horca de labranza, azadones, pala de nieve, machetes, podadora, tijeras de podar, desbrozadora, cedazo, molcajete, molcajetes, comal, comales, budare
object | destapador, molde de pasteles, bandeja de horno, hielera de playa, pajitas, popotes, sorbete de plástico, bombilla de plástico, tuppers, lonchera, loncheras, táper, tápers
object | cantimplora, cantimploras, corchos, cuentagotas, imán de nevera, gancho de percha, tabla de planchar, dedales, cremalleras, botonera, hebillas, fajas, pelucas, bigote falso
object | coletero, coleteros, gomita de pelo, pasador de pelo, horquilla, horquillas, pinza de pelo, bigudí, esmalte de uñas, colorete, polvera, cortaúñas, lima de uñas, tirita de colores
object | biombo, peceras, comedero, comederos, bebedero, bebederos, correa de perro, bozal, arenero de gato, rascador, espantasuegra, urna de votos, mástiles, redes de pesca, nasa, nasas
object | boya, boyas, escafandra, aletas de buceo, tubo de buceo, snorkel, telón, telones, bambalina, atriles, batuta, batutas, púa de guitarra, caballete de pintor, pizarrones
object | borrador de pizarra, tajador, tajalápiz, estuches, cartuchera, cartucheras, plumier, goma de pegar, cola blanca, plasticola, cinta adhesiva, cinta scotch, papel celofán, cartulina
object | cartulinas, purpurina, brillantina, calcomanía, calcomanías, sticker, stickers, tinta, tinteros, taladradora de papel, destructora de papel, proyector, proyectores, termo eléctrico
object | calderas, humidificador, antena, antenas, parabólica, interruptores, generador, generadores, chips electrónicos, circuito, circuitos, altavoz inteligente, gramófono, vinilo, vinilos
object | casetes, ataúd de cristal, mortaja, cuerda floja, red de trapecio, trapecio, barra fija, colchón inflable, flotador, flotadores, manguito, manguitos, churro de piscina
object | tobogán inflable, castillo hinchable, arco de fútbol, canasta de baloncesto, tablero de ajedrez, mesa de billar, testigo de relevos, pesa rusa, barra de pesas, caminadora
object | protector bucal, espinilleras, canilleras, coderas, casco de bici, tarjeta amarilla, tarjeta roja, banderín de córner, estaca, estacas, piolet, crampones, mosquetón, mosquetones
object | larga vista, granada de mano, granadas de mano, cartucho de dinamita, pólvora, mina terrestre, minas terrestres, alambre de púas, alambrada, ballestas, carcaj, cota de malla, yelmos
object | casco medieval, arietes, mazas, mangual, alabardas, tridentes, nunchakus, nunchaku, porra policial, esposas de policía, grilletes, grimorio, grimorios, amuleto, amuletos, talismán
object | talismanes, atrapasueños, ouija, tabla ouija, pata de palo, parche pirata, parche de pirata, garfio, garfios, cebo, cebos, trampa para osos, bolsa de basura, bolsas de basura
object | contenedor de vidrio, chatarra, chicle pegado, colilla, colillas, mascarilla, mascarillas, cubrebocas, barbijo, tapabocas, bata de hospital, gotero, vendas, yeso de pierna, gasas
object | jarabes, vacunas, matraz, matraces, mechero bunsen, pipetas, incienso, crucifijos, pila bautismal, hostia, sagrario, belén, belenes, nacimiento navideño, portal de belén, altares
object | altar de muertos, ofrenda, ofrendas, ofrenda de muertos, sarcófagos, catrina de papel, tótems, estatuas, maniquíes, figurita, figuritas, fertilizante, compost
object | invernadero de plástico, raticida
`;
