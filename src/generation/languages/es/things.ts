/** Spanish: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | caballero, caballeros, guerrero, guerreros, paladín
pirate | pirata, piratas, corsario
viking | vikingo, vikingos
samurai | samurái, samuráis
gladiator | gladiador, gladiadores, espartano
archer | arquero, arqueros, arquera, robin hood
soldier | soldado, soldados, marine, comando
cowboy | vaquero, vaqueros, pistolero
dwarf | enano, enanos
gnome | gnomo, gnomos, duende
scarecrow | espantapájaros
mummy | momia, momias
skeleton | esqueleto, esqueletos
slime | slime, slimes, baba, limo
cave-goblin | goblin, goblins, duende malvado, trasgo
orc | orco, orcos
golem | gólem, golem, gólems
yeti | yeti, yetis, abominable hombre de las nieves
cyclops | cíclope, cíclopes
minotaur | minotauro, minotauros
hydra | hidra, hidras
kraken | kraken, krakens, monstruo marino
demon | demonio, demonios, diablo, diablos
mech | mecha, robot gigante, robots gigantes
cyborg | cíborg, cíborgs, ciborg
drone | dron, drones
tank | tanque, tanques
turret | torreta, torretas
cannon | cañón, cañones
catapult | catapulta, catapultas
starship | nave espacial, nave, naves, naves espaciales
starfighter | caza espacial, cazas espaciales
enemy-starship | nave enemiga, naves enemigas, nave alienígena, naves alienígenas, nave nodriza
space-station | estación espacial, estaciones espaciales
asteroid | asteroide, asteroides
submarine | submarino, submarinos
pirate-ship | barco pirata, barcos pirata, galeón
walrus | morsa, morsas
narwhal | narval, narvales
piranha | piraña, pirañas
capybara | capibara, capibaras, carpincho, carpinchos
axolotl | ajolote, ajolotes
treasure-chest | tesoro, tesoros, cofre, cofres, cofre del tesoro, botín
sword | espada, espadas, katana
spear | lanza, lanzas, jabalina, arpón, tridente
flying-arrow | flecha, flechas
shuriken | shuriken, shurikens, estrella ninja, estrellas ninja
spike-trap | pinchos, púas, trampa de pinchos
saw-blade | sierra circular, sierras circulares, sierra, sierras
sea-mine | mina, minas
energy-orb | orbe, orbes, bola de energía, bolas de energía
portal | portal, portales, teletransportador
lava | lava, magma
golf-ball | pelota de golf, pelotas de golf
snowball | bola de nieve, bolas de nieve
ruby | rubí, rubíes, rubís
emerald | esmeralda, esmeraldas
diamond | diamante, diamantes
gold-bar | lingote, lingotes, lingote de oro, lingotes de oro
potion | poción, pociones, elixir
cauldron | caldero, calderos
crate | caja de madera, cajas de madera, cajón, cajones
trampoline | trampolín, cama elástica, trampolines
laser-bolt | láser, láseres, rayo láser, rayos láser
cannonball | bala de cañón, balas de cañón
blue-potion | poción azul, pociones azules, maná
green-potion | poción verde, pociones verdes, veneno
`;

export const commonThings = `
fridge | nevera, frigorífico, heladera, refrigerador, congelador
toaster | tostadora, tostador
stove | horno, estufa, microondas, parrilla, barbacoa
washing-machine | lavadora, lavaplatos, lavavajillas, secadora
vacuum-cleaner | aspiradora, robot aspirador, roomba
fire-hydrant | hidrante, boca de incendios
calculator | calculadora
pillow | almohada, cojín, colchón, manta
table | mesa, escritorio
lighthouse | faro marino, faro
windmill | molino, molino de viento, molinos
cheese-wheel | rueda de queso, queso entero
cheese-wedge | parmesano, manchego, mozzarella
igloo | iglú
shovel | pala, palas, rastrillo
traffic-cone | cono, cono de tráfico, conos
barrel | barril, barriles
fence | valla, cerca, vallas, cercas, obstáculo de salto
bush | arbusto, arbustos, matorral
blender | licuadora, batidora
pipe | tubo, tubos, tubería, tuberías
surfboard | tabla de surf
mole | topo, topos
armadillo | armadillo, pangolín, armadillos
seahorse | caballito de mar, caballitos de mar
starfish | estrella de mar, estrellas de mar
dust-bunny | pelusa, pelusas, polvo, mugre, suciedad
passenger | pasajero, pasajeros, turista, turistas, peatón, peatones, cliente, clientes, viajero
postbox | buzón, buzones
hole | bache, baches, foso, alcantarilla
old-woman | abuela, abuelas, abuelita, anciana, viejita, tía
old-man | abuelo, abuelos, abuelito, anciano, viejito, tío
woman | mamá, madre, mami
man | papá, padre, papi
boy | niño, chico, nieto, nietos, chicos, hermano, muchacho
girl | niña, chica, nieta, chicas, hermana, muchacha
child | chiquillo, críos
baby | bebé, bebés
person-juggling | malabarista, acróbata
firefighter | bombero, bomberos
person-playing-handball | portero, futbolista
person-bouncing-ball | jugador de baloncesto, basquetbolista
person-biking | ciclista, ciclistas, repartidor
person-running | corredor, atleta
person-surfing | surfista, surfistas, surfero
person-swimming | nadador, buzo, buceador
snowboarder | snowboarder
boxing-glove | boxeador, boxeadores, púgil
martial-arts-uniform | karateca, judoca, maestro de karate
person-fencing | espadachín, esgrimista
detective | espía, agente secreto, inspector
office-worker | empresario, oficinista
postman | cartero
lawyer | abogado
cook | chef
waiter | camarero, camarera, mesero
butcher | carnicero
baker | panadero
mechanic | conserje
plumber | fontanero, plomero
electrician | electricista
blacksmith | herrero
construction-worker | leñador
miner | minero
carpenter | carpintero
bricklayer | albañil
health-worker | cirujano
dentist | dentista
vet | veterinario
singer | músico, rapero, cantante, guitarrista, dj, baterista
person-with-veil | novia boda
person-beard | cavernícola, ermitaño, monje
squid | calamar gigante
snowman | pie grande
blackbird | cuervo, cuervos, urraca
bird | pájaro carpintero, colibrí, golondrina, canario, gaviotas, palomas, palomo
lizard | camaleón, iguana, salamandra, lagartija
snake | anguila, anaconda, boa
beaver | ornitorrinco
leopard | guepardo, jaguar, pantera, puma, lince, jaguares
dolphin | orca, orcas
lizard | axolote
koala | wombat
monkey | lémur, babuino
cricket | saltamontes, langosta insecto, mantis
beetle | pulga, pulgas, garrapata, piojo, piojos
microbe | célula, átomo, bacteria, bacterias, germen, gérmenes
comet | meteorito, meteoritos, bola de fuego, bolas de fuego
cyclone | agujero negro, agujeros negros, remolino
milky-way | galaxia, galaxias
full-moon | luna, lunas, luna llena
ice | carámbano, iceberg, icebergs, carámbanos
droplet | gota, gotas, gota de lluvia
oil-drum | mancha de aceite, aceite
pile-of-poo | caca, mierda, estiércol
mouse-trap | ratonera, trampa para ratones, cepo
goal-net | red, redes, portería
person-standing | muñeco de palitos, maniquí
knot | cuerda, cuerdas, soga, liana, lianas
chains | jaula, jaulas, cadena, cadenas, esposas
headstone | lápida, tumba, lápidas, tumbas
leaf-fluttering-in-wind | hoja, hojas
four-leaf-clover | trébol, tréboles
herb | hierba, césped, musgo, pasto, maleza, espinaca
wood | tocón, tabla, tablas, rama, ramas, palo, palos
blueberries | arándano, arándanos, frambuesa, frambuesas, mora fruta, moras
tangerine | naranja fruta, naranjas, mandarina, mandarinas
glass-of-milk | leche, batido, yogur
cup-with-straw | refresco, gaseosa, limonada, soda
hot-beverage | taza, tazas, capuchino
curry-rice | curry
falafel | albóndiga, albóndigas, nugget
cookie | macarrón dulce, brownie
shortcake | tarta de queso, tiramisú, pudín
soft-ice-cream | paleta helada, polo, helados, helado
ice | tofu
dumpling | gyoza, wantán
leafy-green | repollo, lechuga, col, coles
leafy-green | wasabi
bento-box | fiambrera, tupper
steaming-bowl | guiso, gachas, cuenco
coconut | dátil, dátiles
rock | carbón, mineral, guijarro
gem-stone | joya, joyas, zafiro
coin | monedas de oro, monedas, moneda, oro, dinero, doblón, doblones
scroll | pergamino, pergaminos, mapa del tesoro
world-map | mapa, mapas
chess-pawn | ajedrez, peón
lollipop | bastón de caramelo, piruleta, chupetín, piruletas
triangular-flag | bandera, banderas, banderín
sports-medal | medalla, medallas
performing-arts | máscara, máscaras, careta
closed-umbrella | paraguas cerrado
puzzle-piece | lego, pieza de lego, pieza de puzle, bloques de lego
teddy-bear | juguete, juguetes, peluches
television | tele, televisor, televisión, pantalla plana
camera | cámara de seguridad, cámara de fotos, cámaras
joystick | mando, consola, joystick
electric-plug | cable, cables, enchufe, cargador, enchufes
fire | fogata, hoguera, llama de fuego, llamas de fuego, incendio, incendios, fuego
light-bulb | farola, farolas, candelabro
kimono | capa, túnica
shield | armadura
sewing-needle | aguja, agujas, clavo, clavos, alfiler
paintbrush | brocha
artist-palette | pintura, pinturas, acuarela, pintor de cuadros
broom | escoba voladora, escoba, escobas, fregona
confetti-ball | serpentina, bola de navidad, bolas de navidad
seedling | alga, algas
canned-food | lata, latas
bottle-with-popping-cork | botella, botellas, mensaje en una botella
lotion-bottle | ketchup, kétchup, mostaza, mayonesa, salsa, salsa picante, spray, insecticida, aerosol
thong-sandal | chancla, chanclas, zapatilla de casa, sandalia, sandalias, pantufla, chancleta
rolled-up-newspaper | periódico, periódicos, diario
shopping-cart | carretilla, carrito, carrito de compras, vagoneta, carreta
police-officer | policía, policías, poli, agente de policía, guardaespaldas, seguridad
guard | guardia, guardias, guardián, guardianes, vigilante, vigilantes, centinela
person-mage | mago, magos, hechicero, hechiceros, brujo
skunk | zarigüeya, mofeta
sloth | oso hormiguero, tapir
shark | raya pez, mantarraya, pez espada
oyster | almeja, almejas, mejillón, mejillones
tropical-fish | pez payaso, peces tropicales
seal | leones marinos
house-with-garden | caseta, perrera, gallinero, casita, casa del árbol
slightly-smiling-face | emoji, emojis, emoticono, carita
office-building | rascacielos, edificio, edificios
construction | barricada, obras, valla de obra
delivery-truck | camión de basura, camión de helados
tractor | cosechadora, quitanieves
flying-disc | frisbee, disco volador, disco de hockey
hot-dog | salchicha, salchichas, chorizo, chorizos
man | dueño, dueños, amo
spaghetti | lasaña, lasañas
office-worker | jefe de oficina
person-supervillain | gángster, gángsters, gangster, gangsters, mafioso, mafiosos
princess | blancanieves, cenicienta, rapunzel
`;

export const gameThings = `
mask:monster | monstruo, monstruos, bestia, criatura
microbe | virus, germen, gérmenes
person-zombie | zombi, zombis, zombie, zombies, muerto viviente
ninja | ninja
guard | guardia, centinela, vigilante, guardián
person-mage | mago, hechicero, brujo
woman-mage | bruja, hechicera, brujas
person-fairy | hada, hadas
person-elf | elfo
person-with-crown | rey, reina, emperador
princess | princesa
prince | príncipe
person-merpeople | sirena, sirenas
person-vampire | vampiro, vampiros, drácula
person-superhero | superhéroe, superheroína, héroe, heroína
person-supervillain | villano, ladrón, bandido, ladrones, malvado
skull | calavera
ghost | fantasma, fantasmas, espíritu, espectro
detective | detective, espía, explorador, arqueólogo, aventurero, cazafantasmas, exploradora
hunter | cazador, cazadores
astronaut | astronauta, cosmonauta
cook | chef, cocinero, cocinera, pizzero
baker | panadero
teacher | profesor, profesora, maestro, maestra
librarian | bibliotecario, bibliotecaria
office-worker | oficinista, empresario, comerciante, banquero
farmer | granjero, granjera, campesino
gardener | jardinero
shepherd | pastor, pastora
mechanic | mecánico
plumber | fontanero, plomero
construction-worker | constructor, obrero
miner | minero
bricklayer | albañil
police-officer | policía, policías, sheriff
baby-angel | ángel, cupido
alien | alienígena, extraterrestre, marciano, alienígenas, extraterrestres, marcianos
alien-monster | invasor, invasores
flying-saucer | ovni, platillo volador, ovnis, platillo volante, platillos
comet | meteorito, meteoro, meteoritos, cometa
star | estrella, estrellas
ringed-planet | planeta, planetas, saturno
coin | moneda, monedas, oro, dinero, monedas de oro
gem-stone | gema, gemas, joya, joyas, cristal, cristales, piedras preciosas
key | llave, llaves
red-heart | corazón, corazones
crown | corona, coronas
axe | hacha, hachas
dagger | daga
bow-and-arrow | arco
sparkles | magia, hechizo, chispas, polvo de estrellas, hechizos
high-voltage | rayo, rayos, energía, electricidad, relámpago
fire | bola de fuego, bolas de fuego, fuego, llama, llamas, fogata
bomb | bomba, bombas, dinamita, granada
rock | roca, rocas, piedra, piedras
cactus | cactus, espinas
package | caja, cajas, paquete, paquetes
wrapped-gift | regalo, regalos
brick | ladrillo, ladrillos, muro, muros
locked | puerta, puertas, candado
hamster | cobaya, hámster, hámsters
chipmunk | ardilla, ardillas
chestnut | bellota, bellotas, nuez, nueces, avellana, castaña, castañas, avellanas
seal | foca, león marino, focas
shark | tiburón, tiburones
mouse | ratón, ratones, rata, ratas, ratoncito
cheese-wedge | queso, quesos
fish | pez, peces, pescado, sardinas, pescados, pesca
automobile | coche, coches, carro, carros, auto, autos, tráfico
racing-car | coche de carreras, bólido, kart
delivery-truck | camión, camiones, furgoneta
ship | barco, barcos, buque
cloud | nube, nubes
snowflake | copo de nieve, copos de nieve
snowman | muñeco de nieve, muñecos de nieve
white-circle | perla, perlas, burbuja, burbujas
spiral-shell | concha, conchas, caracola
jack-o-lantern | calabaza, calabazas
candy | caramelo, caramelos, dulce, dulces, golosina, golosinas, gominolas
red-apple | manzana, manzanas, fruta, frutas
carrot | zanahoria, zanahorias, verdura, verduras
strawberry | fresa, fresas, baya, bayas, frutilla
mushroom | seta, setas, hongo, hongos, champiñón
hot-beverage | café, cafés, taza de café, té, tazas de café
books | libro, libros
bug | oruga, ciempiés, ratón de biblioteca, orugas
worm | gusano, gusanos, lombriz
lady-beetle | mariquita, mariquitas, catarina
honeybee | abeja, abejas, avispa, avispas, abejorro
honey-pot | miel, néctar
blossom | flor, flores
seedling | semilla, semillas, planta, plantas, brote, malas hierbas
evergreen-tree | árbol, árboles, pino, pinos, abeto
sheaf-of-rice | heno, paca de heno, pacas de heno, paja, trigo, fardos de heno
broom | aspiradora, aspiradoras, escoba, escobas
flashlight | linterna, linternas
basket | cesta, cestas, canasta, cesto
beach-with-umbrella | sombrilla, sombrillas
coconut | coco, cocos, dátil, dátiles
hot-pepper | chile, chiles, pimiento picante, guindilla, ají
pizza | pizza, pizzas
chart-increasing | gráfico, gráficos, acciones, bolsa
drop-of-blood | sangre
baby-chick | pollito, pollitos
chicken | gallina, gallinas, pollo, pollos
t-rex | tiranosaurio, t-rex, dinosaurio, dinosaurios, velociraptor
dragon | dragón, dragones
cat | gato, gatos, gatito, gatitos, gata
dog | perro, perros, perrito, cachorro, perritos
wolf | lobo, lobos, hombre lobo
rabbit | conejo, conejos, conejito, liebre
fox | zorro, zorros, zorrito
bear | oso, osos
frog | rana, ranas, sapo, sapos
snail | caracol, caracoles, babosa
bird | pájaro, pájaros, pajarito, ave, aves, paloma, gaviota, gaviotas
snake | serpiente, serpientes, víbora, culebra
snow-capped-mountain | montaña, montañas, cima
house | casa, hogar, granero, cabaña
castle | castillo, palacio, fortaleza, torre, torres
fishing-pole | caña de pescar, anzuelo
robot | robot, robots, androide, máquina, máquinas
wheel | rueda, ruedas, neumático, neumáticos, llanta
leafy-green | hoja, hojas, lechuga, repollo
bucket | cubo, balde, basura
scorpion | escorpión, escorpiones, alacrán
paw-prints | animales, animal, mascotas
musical-notes | notas musicales
santa-claus | papá noel, santa claus
eagle | águila, águilas, halcón, buitre
owl | búho, búhos, lechuza
bat | murciélago, murciélagos
spider | araña, arañas
turtle | tortuga, tortugas
horse | caballo, caballos, poni
monkey | mono, monos, chimpancé
parrot | loro, tucán, tucanes, guacamayo
wood | tronco, troncos, leño, leños
couch-and-lamp | sofá, sofás, mueble, muebles
tanabata-tree | bambú
cucumber | pepino, calabacín, calabacines, pepinillo
dumpling | empanadilla, ñoquis, empanadillas
raccoon | mapache, mapaches
hamster | topo, topos
hedgehog | erizo, erizos
canoe | canoa, góndola, góndolas, balsa, kayak
cookie | galleta, pan de jengibre, galletas
teapot | tetera
llama | llama, alpaca, alpacas, llamas
dodo | dodo, avestruz, avestruces
sauropod | saurópodo, triceratops, diplodocus
badger | tejón, comadreja, hurón, suricata
deer | ciervo, reno, renos, ciervos
flamingo | flamenco, garza, cigüeña, pelícano
hut | cabaña, iglú, iglús, choza
ice | cubito de hielo, bloque de hielo, bloques de hielo, cubitos de hielo
butterfly | mariposa, libélula, libélulas, polilla, mariposas
lady-beetle | luciérnaga, luciérnagas
red-paper-lantern | farolillo, farol, faroles, farolillos
dango | dango
fish | pez dorado, carpa, carpas
cook | sushiman, pastelero, barista
lotus | nenúfar, nenúfares, loto
brown-mushroom | trufa, trufas
delivery-truck | camión de mudanzas
wastebasket | papelera, cubo de basura, cubos de basura
office-worker | político, políticos, alcalde
anchor | ancla, muelle, muelles, puerto
balloon | globo, globo aerostático, dirigible, globos
monkey | rey mono
steaming-bowl | ramen, fideos, sopa
ogre | ogro, ogros
`;

export const everydayThings = `
egg | huevo, huevos
cow | vaca, vacas, ternero
goose | ganso, gansos, ocas
ewe | oveja, ovejas, cordero, corderos
goat | cabra, cabras, cabrito
potato | patata, patatas
onion | cebolla, cebollas
pear | pera, peras
peach | melocotón, melocotones
tomato | tomate, tomates
avocado | aguacate, aguacates, palta
princess | princesa, princesas
lion | león, leones
duck | pato, patos, patito, patitos
crab | cangrejo, cangrejos
whale | ballena, ballenas
zebra | cebra, cebras
kangaroo | canguro, canguros
koala | koala, koalas
panda | panda, pandas
camel | camello, camellos
tiger | tigre, tigres
elephant | elefante, elefantes
hippopotamus | hipopótamo, hipopótamos
crocodile | cocodrilo, cocodrilos, caimán
swan | cisne, cisnes
sunflower | girasol, girasoles
rose | rosas
pig | cerdo, cerdos, cerdito, cerditos
rocket | cohete, cohetes
locomotive | tren, trenes
birthday-cake | tarta, tartas, pasteles
bear | oso, osito, ositos
mouse | ratoncito, ratoncitos, ratón
cat | gatito, gatitos, minino
dog | perrito, perritos, cachorro perro
rabbit | conejito, conejitos
fish | pececito, pececitos
bird | pajarito, pajaritos
beetle | escarabajo, escarabajos
fly | mosca, moscas
spider | arañita
ogre | gigante malvado, gigantes, trol, troles
student | alumno, alumna, estudiante
health-worker | médico, enfermera, doctor
clown-face | payaso, payasos, bufón
tractor | excavadora, carretilla elevadora, cortacésped, excavadoras
glasses | gafas
top-hat | sombrero, sombreros
running-shoe | zapato, zapatos, zapatilla, zapatillas
socks | calcetín, calcetines
light-bulb | lámpara, lámparas
laptop | ordenador, computadora, ordenadores
mobile-phone | móvil, teléfono, móviles
love-letter | carta, cartas, sobre carta
nesting-dolls | muñeca, muñecas
teddy-bear | osito de peluche, peluche
paintbrush | pincel, pinceles
skier | esquiador, esquiadora
bubble-tea | té de burbujas
croissant | cruasán, cruasanes, medialuna
meat-on-bone | jamón, carne
rice-ball | mochi
nest-with-eggs | nido, nidos
hammer | herramienta, herramientas
guitar | instrumento, instrumentos
t-shirt | ropa, camiseta
soccer-ball | balón de fútbol, deportes
hamburger | comida, hamburguesa, hamburguesas
fork-and-knife | tenedor, tenedores
brick | chimenea, chimeneas
person-lifting-weights | luchador, luchadores
doughnut | rosquilla, churro, churros, rosquillas
yarn | ovillo, lana, ovillos, tejer
old-woman | señora, abuelita, señora mayor, viejita
tooth | dentadura, dentaduras, diente, dientes
fallen-leaf | hojas secas, hojas de otoño
roll-of-paper | papel higiénico
`;
