/** Spanish: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | amigo, amigos, amiga, amigas
neighbour | vecino, vecina, vecinos
family | familia
child | niño, niña, niños, niñas, chico, chicos
fisherman | pescador, pescadores
patient | paciente, pacientes
captain | capitán, capitana
sailor | marinero, marineros
driver | conductor, chofer
shopkeeper | tendero, vendedor
villager | aldeano, aldeanos
lifeguard | socorrista, salvavidas
owner | dueño, dueña
visitor | visitante, visitantes
stranger | desconocido, extraño
messenger | mensajero, mensajera
survivor | superviviente, sobreviviente, supervivientes, sobrevivientes
grandchild | nieto, nieta, nietos
mum | mamá, madre
dad | papá, padre
people | gente, personas
piglet | lechón, cerdito
calf | ternero
stork | cigüeña
hornet | avispón, avispones
locust | langosta del campo
heron | garza
water | agua
smoke | humo
shadow | sombra, sombras
wind | viento
rain | lluvia
storm | tormenta, tempestad
waterfall | cascada
wave | ola, olas
hill | colina
cave | cueva
forest | bosque
meadow | prado, pradera
field | campo
swamp | pantano
mud | barro, lodo
sand | arena
pond | estanque
puddle | charco, charcos
cliff | acantilado, acantilados
shore | orilla, costa
sea | mar
river | río
lake | lago
mountain | montaña, montañas
island | isla, islas
street | calle, calles
farm | granja
roof | techo, tejado
station | estación
village | pueblo, aldea
city | ciudad
base | base
playground | parque infantil
market | mercado
museum | museo
restaurant | restaurante
cellar | sótano
tunnel | túnel
stable | establo
burrow | madriguera, guarida
beehive | colmena
anthill | hormiguero
bin | basurero, contenedor, cubo de basura, tacho
shelf | estante
well | pozo
paper | papel
carpet | alfombra
screw | tornillo, tornillos
hose | manguera
spring | resorte, resortes
plastic | plástico
metal | metal
block | bloque, bloques
cube | cubo, cubos
number | número, números, cifra
word | palabra, palabras
question | pregunta, preguntas
letter | letra, letras
medicine | medicina, medicamento
domino | dominó
towel | toalla
wind turbine | aerogenerador
solar panel | panel solar, paneles solares
traffic light | semáforo
button | botón, botones
saw | sierra
rifle | rifle, escopeta, fusil
crumb | miga, migas, migaja
pollution | contaminación
darkness | oscuridad
throne | trono
tray | bandeja
kitchen | la cocina, una cocina
bathroom | cuarto de baño, el baño
bedroom | dormitorio, dormitorios
living room | sala de estar, salón de casa
classroom | aula, aulas, salón de clases
attic | desván, ático
`;
