/** Spanish: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | cliente, clientes, clienta
guest | invitado, invitados
boy | niño, niños, chico, chicos
girl | niña, niñas, chica, chicas
man | hombre, hombres
woman | mujer, mujeres, señora
baby | bebé, bebés
grandmother | abuela, abuelas, abuelita
grandfather | abuelo, abuelos, abuelito
aunt | tía, tías
uncle | tío, tíos
brother | hermano, hermanos
sister | hermana, hermanas
father-in-law | suegro, padrastro
mother-in-law | suegra, madrastra
brother-in-law | cuñado, cuñados
sister-in-law | cuñada, cuñadas
cousin | primo, prima, primos, primas
nephew | sobrino, sobrinos
niece | sobrina, sobrinas
neighbour | vecino, vecinos, vecina, vecinas
student | alumno, alumna, alumnos, estudiante, estudiantes
teacher | profesor, profesora, maestro, maestra, profe, profesores
postman | cartero, carteros
plumber | fontanero, fontaneros, plomero
mechanic | mecánico, mecánicos
electrician | electricista
bricklayer | albañil, albañiles
carpenter | carpintero, carpinteros
gardener | jardinero, jardinera
baker | panadero, panadera
butcher | carnicero
waiter | camarero, camareros, camarera, mesero
nurse | enfermera, enfermeras, enfermero
doctor | médico, médicos, doctor, doctora
dentist | dentista, dentistas
hairdresser | peluquero, peluquera
cleaner | limpiador, barrendero, barrenderos, limpiacristales, limpiaventanas
courier | repartidor, repartidores
cyclist | ciclista, ciclistas
pedestrian | peatón, peatones
tourist | turista, turistas
cashier | cajero, cajera
librarian | bibliotecario, bibliotecaria
lawyer | abogado, abogada
goalkeeper | portero de fútbol, arquero
footballer | futbolista, futbolistas
thief | ladrón, ladrones
guard | guardia, guardias, vigilante, vigilantes
hunter | cazador, cazadores
king | rey, reyes
queen | reina, reinas
magician | mago, magos, hechicero
clown | payaso, payasos
priest | cura, sacerdote
warrior | guerrero, guerreros
bride | novia
dancer | bailarina, bailarín
musician | músico, músicos
wrestler | luchador, luchadores
homework | deberes, tarea escolar
eraser | goma de borrar, gomas de borrar, borrador escolar
ruler | regla escolar
pencil | lápiz, lápices
pen | bolígrafo, bolígrafos, boli
notebook | cuaderno, cuadernos, libreta
book | libro, libros
textbook | libro de texto
schoolbag | mochila, mochilas
blackboard | pizarra, pizarras
glue | pegamento
chalk | tiza, tizas
dictionary | diccionario, diccionarios
pillow | almohada, almohadas, cojín, cojines
blanket | manta, mantas
bed | cama, camas
chair | silla, sillas
table | mesa, mesas, escritorio
sofa | sofá, sofás, sillón
lamp | lámpara, lámparas, bombilla
exit | salida, salidas, puerta de salida, salida de emergencia
window | ventana, ventanas
mirror | espejo, espejos
vacuum cleaner | aspiradora, aspiradoras
washing machine | lavadora, lavadoras, lavavajillas
fridge | nevera, frigorífico, refrigerador
oven | horno, hornos
bucket | balde, cubo de agua, cubeta
broom | escoba, escobas
sponge | esponja, esponjas
soap | jabón, jabones
toothbrush | cepillo de dientes
scissors | tijeras
needle | aguja, agujas
iron | plancha
candle | vela, velas
vase | jarrón, florero
flowerpot | maceta, macetas
key | llave, llaves
pot | olla, ollas
pan | sartén, sartenes
plate | plato, platos
bowl | cuenco, tazón
cup | taza, tazas
glass | vaso, vasos
spoon | cuchara, cucharas
fork | tenedor, tenedores
knife | cuchillo, cuchillos
bottle | botella, botellas
tin | lata, latas
jar | tarro, tarros, frasco
basket | cesta, cestas, canasta, canastas
kettle | tetera, cafetera, cafeteras
groceries | víveres, bolsa de la compra
roll | bollo, bollos, panecillo, ensaimada, ensaimadas
bread | pan, panes, barra de pan
sandwich | bocadillo, bocadillos, choripán
pancake | tortita, tortitas, panqueque, panqueques
flour | harina
sugar | azúcar
salt | sal de mesa
butter | mantequilla
sausage | salchicha, salchichas, chorizo
meat | carne, carnes
soup | sopa, sopas
pasta | pasta italiana, fideos, espaguetis
rice | arroz
dough | masa de pan
cake | pastel, pasteles, tarta, tartas
pie | tarta de manzana, empanada, empanadas
chocolate | chocolate, chocolates
sweets | caramelo, caramelos, golosinas, dulces
ice cream | helado, helados
jam | mermelada
cheese | queso, quesos
milk | leche
juice | zumo, zumos, jugo
tea | té, taza de té
coffee | café, cafés
egg | huevo, huevos
fries | patatas fritas, papas fritas
biscuit | galleta, galletas
fruit | fruta, frutas
vegetable | verdura, verduras
plum | ciruela, ciruelas
raspberry | frambuesa, frambuesas
cabbage | col, repollo
beetroot | remolacha, remolachas
pumpkin | calabaza, calabazas
cucumber | pepino, pepinos
pea | guisante, guisantes
bean | frijol, frijoles, judías
nut | nuez, nueces, avellana
seed | semilla, semillas
wheat | trigo
hay | heno, paja
hammer | martillo, martillos
saw | sierra, sierras
spanner | llave inglesa
screwdriver | destornillador
shovel | pala, palas
rake | rastrillo, rastrillos
ladder | escalera de mano, escaleras de mano
rope | cuerda, cuerdas, soga
pipe | tubería, tuberías, tubo, tubos
tap | grifo, grifos
drop | gota, gotas
brick | ladrillo, ladrillos
plank | tabla, tablas, tablón
stump | tronco, troncos, tocón
tyre | rueda, ruedas, neumático, neumáticos
scooter | patinete, patinetes, monopatín
motorcycle | moto, motos, motocicleta
moped | ciclomotor, motoneta
bicycle | bicicleta, bicicletas, bici
tram | tranvía, tranvías
minibus | microbús, combi
van | furgoneta, furgonetas
lorry | camión, camiones
digger | excavadora, excavadoras
ambulance | ambulancia, ambulancias
pushchair | cochecito de bebé, carrito de bebé
boat | barco, barcos, barca
raft | balsa, balsas
shirt | camisa, camiseta, jersey
jacket | chaqueta, abrigo
trousers | pantalón, pantalones
dress | vestido, falda
shoe | zapato, zapatos
boot | bota, botas
sock | calcetín, calcetines
glove | guante, guantes
scarf | bufanda
hat | sombrero, sombreros
cap | gorra, gorras
glasses | gafas, anteojos
laundry | ropa, ropa sucia, colada
bakery | panadería, pastelería
supermarket | supermercado
pharmacy | farmacia, farmacias
office | oficina, oficinas
bridge | puente, puentes
tower | torre, torres
gate | portón, puerta del jardín
stairs | escaleras, escalera
lift | ascensor, ascensores
swimming pool | piscina, piscinas
garage | garaje, garajes
tent | tienda de campaña
tooth | diente, dientes, muela
bone | hueso, huesos
brain | cerebro, cerebros
snowman | muñeco de nieve
hail | granizo
lightning | relámpago, relámpagos
leaf | hoja, hojas
branch | rama, ramas
stone | piedra, piedras
pothole | bache, baches
grass | hierba, césped
fly | mosca, moscas
mosquito | mosquito, mosquitos
wasp | avispa, avispas
caterpillar | oruga, orugas
beetle | escarabajo, escarabajos
moth | polilla, polillas
crow | cuervo, cuervos
pigeon | paloma, palomas
seagull | gaviota, gaviotas
sparrow | gorrión, gorriones
dinosaur | dinosaurio, dinosaurios
dragon | dragón, dragones
puppy | cachorro, cachorros, perrito
kitten | gatito, gatitos
balloon | globo, globos
kite | cometa de papel
doll | muñeca, muñecas
teddy bear | oso de peluche, peluche, peluches
toy | juguete, juguetes
dice | dados de juego
gift | regalo, regalos
parcel | paquete, paquetes
envelope | sobres, sobre cerrado
newspaper | periódico, periódicos
map | mapa del tesoro
ticket | billete, billetes, boleto, boletos
coin | moneda, monedas
money | dinero
wallet | billetera
suitcase | maleta, maletas
bag | bolso, bolsos, bolsa, bolsas
umbrella | paraguas
computer | ordenador, ordenadores, computadora
battery | batería, baterías
cable | enchufe, cables
rubbish | basura, basuras, residuos
box | caja, cajas
crate | cajón, cajones
fence | valla, vallas, cerca de madera
net | red de pesca
dust | polvo
slingshot | tirachinas, resortera
pill | pastilla, pastillas, píldora
syringe | jeringa, jeringas, jeringuilla
plaster | tirita, tiritas
virus | virus
snake | serpiente, serpientes
drum | tambor, tambores
piano | piano, pianos
whistle | silbato, silbatos
magnet | imán, imanes
wallpaper | papel pintado
petal | pétalo, pétalos
sled | trineo, trineos
treasure | tesoro, tesoros
sword | espada, espadas
chimney | chimenea, chimeneas
sheet of paper | hoja de papel, folio, folios
chick | pollito, pollitos
wand | varita mágica
ghost | fantasma, fantasmas
marble | canica, canicas
secretary | secretaria, secretario
colleague | colega, compañero de trabajo
shop assistant | dependienta, dependiente, vendedor, vendedora
mayor | alcalde, alcaldesa
engineer | ingeniero, ingeniera
miner | minero
shepherd | pastor, pastora
beekeeper | apicultor, apicultora
scientist | científico, científica
programmer | programador, programadora
vet | veterinario, veterinaria
surgeon | cirujano, cirujana
pharmacist | farmacéutico, farmacéutica
burglar | bandido, atracador
spy | espía
police officer | policía, policías
firefighter | bombero, bombera
swimmer | nadador, nadadora
climber | escalador, escaladora, alpinista
surfer | surfista
skier | esquiador, esquiadora
bridegroom | novio de la boda
toddler | niñito
prisoner | prisionero, prisionera, preso
referee | árbitro, árbitra
coach | entrenador, entrenadora
train conductor | revisor, maquinista
tailor | sastre, modista
blacksmith | herrero
potter | alfarero, alfarera
scout | explorador scout
twin | gemelos, gemelas
actor | actor, actriz
photographer | fotógrafo, fotógrafa
journalist | periodista, reportero
monk | monje, monja
bartender | camarero de bar, barista
babysitter | la niñera, una niñera, canguro de niños
hare | liebre, conejito
lamb | cordero, ovejita, borrego
pony | poni, potro
bull | toro, toros
goldfish | pez dorado, pececito
carp | carpa, trucha, salmón, atún, sardina
toad | sapo, renacuajo
earthworm | lombriz, lombrices, gusano
grasshopper | saltamontes, grillo
ladybird | mariquita
flea | pulga, garrapata, piojo
slug | babosa, caracol
guinea pig | cobaya, conejillo de indias
canary | canario, periquito, loro
duckling | patito, patitos
woodpecker | golondrina, pájaro carpintero, jilguero
hawk | halcón, águila, buitre
mule | mula, burro, asno
reindeer | reno, ciervo, cervatillo
hen | gallina, gallinas
seashell | concha, conchas, caracola
honey | miel, tarro de miel
muffin | magdalena, madalena
dumpling | empanadilla, ravioli
stew | guiso, cocido, potaje, fabada
noodle soup | caldo, sopa de fideos, gazpacho
flatbread | tortilla de maíz, arepa, torta
fritter | churro, churros, buñuelo, rosquilla
kebab | kebab, bocadillo de calamares, torta ahogada
rice ball | bola de arroz
loaf | roscón de reyes, pan dulce
salad | ensalada, lechuga
spinach | espinaca, espinacas, puerro, apio
courgette | calabacín, pepinillo
apricot | albaricoque, damasco, durazno
berry | arándano, mora silvestre, bayas, frutos rojos
lemonade | limonada, refresco, horchata, batido
beer | cerveza, caña de cerveza
wine | vino, vino tinto, sangría
ham | jamón, tocino, panceta
steak | filete, chuleta, milanesa, bistec, asado
wardrobe | armario, ropero
drawer | cómoda
curtain | cortina, cortinas
armchair | butaca
bench | taburete, banca del parque
cot | colchón, cuna
bed sheet | sábana, sábanas
sink | fregadero, lavabo
tablecloth | mantel, servilleta
mop | fregona, trapeador
rag | trapo, recogedor
clothes peg | percha
lid | tapadera, jarra, botijo
chopping board | tabla de cortar, rodillo
microwave | microondas, hornillo
ceiling fan | ventilador, radiador, estufa eléctrica
remote control | mando a distancia
apron | delantal
crayon | rotulador, lápiz de color, cera de colores
paint | bote de pintura
sticker | pegatina, sello de correos
folder | carpeta, archivador, expediente
hole punch | perforadora
invoice | factura, recibo
document | formulario, documento
diploma | diploma, pergamino
painting | pintura
nails | clavos, alicates
wheelbarrow | carretilla, carreta
lawnmower | cortacésped
watering can | manguera
hoe | azada, horca, guadaña, hoz
weed | mala hierba, maleza, ortiga
hedge | seto, arbusto, matorral
fir | abeto, pino
oak | roble, olivo, encina, manzano, naranjo
daisy | margarita, amapola, clavel, diente de león
mushroom | seta, setas, champiñón, níscalo
corn | maíz, elote, mazorca, choclo
acorn | bellota, castaña
garbage truck | camión de la basura, volquete
bulldozer | carretilla elevadora, cosechadora
crane | grúa, grúas
caravan | autocaravana, caravana
carriage | carruaje, carroza, diligencia
railway wagon | vagón, vagones
rowing boat | barca de remos, piragua, kayak, canoa
fishing boat | barco pesquero, carguero
pavement | acera, vereda
zebra crossing | paso de cebra, paso de peatones
street lamp | farol de la calle
road sign | señal de tráfico
kiosk | quiosco, tienda de barrio
café | cafetería, bar de tapas, cantina, taberna
barn | granero, gallinero, caseta del perro, establo
greenhouse | invernadero, bancal
prison | cárcel, calabozo
palace | palacio, fortaleza, castillo de arena
skyscraper | rascacielos, edificio, ayuntamiento
skirt | pollera
sweater | suéter, jersey de lana, blusa
slippers | zapatilla de casa, pantufla, chancla, chanclas
pyjamas | pijama, camisón, bata de casa
belt | cinturón, tirantes
necklace | pulsera, pendiente de oro, arete, gargantilla
nappy | pañal, pañales, chupete
lantern | farolillo, farolillos
firecracker | petardo, petardos, mascletà
bauble | guirnalda, bola de Navidad, piñata
easter egg | huevo de Pascua, huevos de Pascua
spinning top | peonza, trompo, comba, sonajero
swing | columpio, balancín, arenero, subibaja
puppet | marioneta, títere
racket | raqueta, raquetas
puck | disco de hockey, dardo, dardos
bowling pin | bolo de bolera
harp | arpa, violonchelo, clarinete, gaita, bandurria
stretcher | camilla
germ | microbio, bacteria, bacterias, germen
icicle | carámbano, témpano, cubito de hielo
spark | chispa, chispas, brasa, ceniza
coal | carbón
firewood | leña
pearl | perla, perlas
seaweed | alga, algas
trap | trampa, trampas, ratonera
binoculars | prismáticos, catalejo
matchstick | cerilla, cerillas, mechero, fósforo
torch | linterna, linternas
robot | androide, robots
elf | elfo, elfos, duende, duendes
`;
