/** Spanish: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | bailaora, bailaoras, bailaor
bridesmaid | dama de honor, damas de honor
angler | pescadora, barquero
gondolier | gondolero, remero
lumberjack | leñadores, techador
foreman | capataz, soldador
sculptor | pintora, grafitero
astronomer | astrónoma, química, bióloga, laboratorista
hacker | pirata informático
caretaker | cerrajero
confectioner | pastelera, pescadero, frutero, churrero, mesera, mozo
optician | óptico, comadrona, paramédico
receptionist | recepcionista, funcionario, cartera
croupier | crupier, tallador, subastador
linesman | juez de línea, colegiado
striker | guardameta, delantero
bowler | bateador, lanzador, bateadora
tennis player | tenista, tenistas
golfer | golfistas
gymnast | gimnasta, gimnastas, trapecista, animadora
weightlifter | luchadora, forzudo, culturista, levantador de pesas
sprinter | corredora, velocista, maratonista
ice skater | patinadora, patinador
juggler | malabaristas, tragafuegos
street musician | violinista, pianista, cantantes, mariachi, cantaor, tuno
shepherdess | campesina, vaquera
cameraman | camarógrafo, operador de cámara
film director | guionista, dramaturgo, poeta, novelista
magistrate | jueza, notario
constable | guardia civil, policía de tráfico, aduanero, mujer policía
bouncer | portero de discoteca
pickpocket | carterista, carteristas, contrabandista, forajido, cazador furtivo, ratero, matón
stepsister | hermanita, hermanastra, colegiala
stepbrother | hermanito, hermanastro, chaval, chamaco
godmother | madrina, señoras, casera
godfather | padrino, casero
great-grandma | bisabuela, yaya
great-grandpa | bisabuelo
teenager | adolescente, adolescentes, compañero de piso
duchess | duquesa, emperatriz, doncella, condesa
emperor | sultán, faraón, duque
jester | bufones, arlequín
bullfighter | torero, torera, picador
cosmonaut | cosmonautas
airman | azafata, azafatas, aviador, piloto de avión, auxiliar de vuelo
squire | escudero, mosquetero, legionario, guerrera, conquistador
nomad | mercader, mendigo, nómada, náufrago, huérfano, inquilino, vendedor ambulante
street sweeper | criada, mayordomo, limpiadora
taxi driver | camionero, conductor de autobús, colectivero
usher | acomodador, guía turístico, taquillera, botones de hotel
cobbler | zapatero, tejedora, relojero, florista, joyero
orchestra | espectadores, hinchas, banda de música
djinn | genios de la lámpara, yinn
troll | ogra
leshy | ogro del bosque, hombre del saco
kappa | chupacabras, basilisco, gárgola, grifo mitológico, quimera, alebrije, cuélebre
baba yaga | meiga
tooth fairy | hada madrina, ninfa, ratoncito pérez
selkie | sirena
kobold | duende maligno, trasgos
leprechaun | trasgu
reaper | esqueleto catrina, calaca
wraith | espectros, llorona
ghoul | no muerto
antelope | cierva, antílope, gacela, corzo
lynx | linces, ocelote, gato montés
jackal | chacal, hiena, hienas, dingo
sheepdog | perro pastor, bulldog, chihuahua, perro guardián, mastín
tabby | gatita, michi, gato callejero
pullet | pollita, pintada
cockerel | gallos, gallito
quail | codorniz, perdiz, petirrojo, alondra
pelican | grulla
jay | corneja
budgie | cacatúa
osprey | gavilán, zopilote
catfish | bagre, caballa, bacalao, anchoa, boquerón
moray eel | pitón
porpoise | delfines, marsopa
stingray | raya venenosa, pez martillo
sea anemone | anémona, anémonas, percebe, sanguijuela, pepino de mar
prawn | gambas, camarones, langostinos, cigala
cockle | berberecho, vieira
cuttlefish | sepia, chipirón
dragonfly | caballito del diablo
firefly | luciérnaga
weevil | chinche, termitas, pulgón
gnat | jején
roach | cucarachas
millipede | milpiés, gusano de seda, larva, bichos
stick insect | cigarra, chapulín
vole | musaraña, lirón, rata de laboratorio
stoat | armiño, nutria terrestre
guanaco | llama
cassowary | ñandú, emú
pterodactyl | pterodáctilo, dragoncito
stegosaur | estegosaurio
`;
