/** Spanish: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | espacio, galaxia, cosmos, universo, luna, marte, órbita, astronauta, espacial, planetas, cósmico
theme ice | hielo, nieve, invierno, ártico, antártida, helado, glaciar, polo norte, polo sur, iglú, iceberg, navidad, nevado, navideño, navideña, nevada, invernal
theme forest | bosque, otoño, otoñal, arboleda, taiga, parque, bosque encantado, cuento de hadas
theme ocean | océano, mar, submarino, bajo el agua, bajo el mar, coral, arrecife, acuario, fondo del mar, lago, río, marino, fondo marino, buceo, venecia
theme desert | desierto, sáhara, dunas, egipto, pirámide, pirámides, faraón, oeste, lejano oeste, cañón, oasis, salvaje oeste
theme city | ciudad, rascacielos, tejados, urbano, oficina, autopista, metro, tráfico, museo, hospital, carretera, nueva york, supermercado, azoteas
theme castle | castillo, medieval, reino, caballero, fantasía, palacio, mazmorra, dragón, vikingo, templo, fantástico, princesa
theme candy | caramelo, caramelos, dulces, chocolate, pastel, helado, golosinas, donut, donuts, azúcar, arcoíris, postres, galleta, galletas, chuches
theme haunted | casa abandonada, mansión abandonada, hospital abandonado
theme haunted | embrujado, embrujada, halloween, fantasma, fantasmas, cementerio, vampiro, zombi, zombis, bruja, esqueleto, terror, calabaza, casa embrujada, tenebroso, miedo
theme haunted | casa encantada, casa de terror, casa del terror
theme farm | granja, granero, granjero, tractor, tractores, campo, vaca, gallina, cosecha, prado, campos
theme jungle | selva, jungla, safari, sabana, áfrica, amazonas, mono, tigre, dinosaurio, dinosaurios, prehistórico, bambú, zoológico, maya, azteca
theme beach | playa, isla, pirata, piratas, tropical, palmera, surf, verano, hawái, costa, vacaciones, isla desierta
theme volcano | volcán, lava, magma, infierno, fuego, volcánico, erupción
theme garden | jardín, flores, flor, patio, césped, invernadero, abeja, mariposa, primavera, huerto, jardines, insectos
theme kitchen | cocina, restaurante, pizza, pizzería, panadería, chef, comida, hamburguesa, cafetería, cocinero, tacos, sushi, pastelería, desayuno, queso
theme school | escuela, colegio, clase, biblioteca, maestra, universidad, deberes, libros, alumnos, laboratorio, examen, matemáticas
theme cyberpunk | cyberpunk, ciberpunk, neón, futurista, hacker, robot, robots, futuro, virtual, digital, fábrica, drones, discoteca
theme sky | cielo, nubes, nube, avión, globo, pájaro, viento, islas flotantes, montaña, montañas, aviones, pájaros
theme cave | cueva, caverna, mina, minero, subterráneo, túnel, túneles, cristales, tesoro, topo, alcantarilla, gemas
theme toys | juguete, juguetes, muñeca, oso de peluche, circo, parque de atracciones, cumpleaños, globos
theme home | casa, en casa, mi casa, en la casa, hogar, apartamento, departamento, sala, sala de estar, salón, cuarto de estar, dormitorio, habitación, baño, cuarto de baño, ático, desván
theme home | pasillo, sótano, casa de la abuela, casa de mi abuela, sofá, alfombra, mi cuarto, comedor, aspiradora, muebles, tareas de la casa, lavadora, almohada
theme village | pueblo, pueblito, aldea, calle, calles, barrio, vecindario, vecino, vecinos, vecina, plaza, plaza mayor, plaza del pueblo, mercado, mercadillo, feria, iglesia, campanario
theme village | callejón, cartero, fiesta del pueblo, tienda del barrio
theme sports | deporte, deportes, estadio, campo de fútbol, cancha, cancha de fútbol, fútbol, futbol, baloncesto, básquetbol, béisbol, voleibol, tenis, pista de tenis, gimnasio, polideportivo
theme sports | día del deporte, pista de atletismo, atletismo, olimpiadas, juegos olímpicos, mundial, maratón, penaltis, penales, entrenador, gradas
time night | noche, de noche, medianoche, nocturno, luz de luna, estrellada, oscuro, oscura
time dawn | amanecer, mañana temprano, madrugada, alba
time dusk | atardecer, anochecer, puesta de sol, crepúsculo, ocaso
time day | soleado, de día, mediodía, soleada
weather snow | nieve, nevando, nevada, ventisca, navidad, invierno
weather rain | lluvia, lloviendo, lluvioso, tormenta, lluviosa
weather leaves | otoño, hojas secas, hojas cayendo, otoñal
weather petals | flor de cerezo, cerezos, pétalos, primavera
weather fog | niebla, neblina, brumoso
weather embers | lava, volcán, brasas, cenizas
weather bubbles | bajo el agua, burbujas, fondo del mar
weather stars | estrellada, espacio, galaxia
mood cheerful | alegre, feliz, divertido, divertida, gracioso, lindo, tierno, colorido, fiesta, simpático, animada, loco
mood calm | tranquilo, relajante, relajado, pacífico, zen, acogedor, sereno, calma, tranquila, suave, apacible
mood tense | tenso, intenso, frenético, acción, peligroso, emocionante, trepidante, adrenalina, supervivencia
mood spooky | terror, tenebroso, tétrico, miedo, embrujado, embrujada, escalofriante, oscuro, gótico, halloween, siniestro
mood epic | épico, épica, heroico, legendario, aventura, batalla, guerra, glorioso, grandioso
mood melancholy | triste, solitario, soledad, melancólico, nostalgia, nostálgico, tristeza, despedida, pérdida, melancolía, sola
difficulty easy | fácil, sencillo, para niños, principiante, no muy difícil, sencilla, para mi hija, para mi hijo, no demasiado difícil, niños pequeños, infantil
difficulty hard | difícil, desafiante, brutal, extremo, muy difícil, imposible, duro
difficulty easy | nada difícil, no muy fuerte, no demasiado fuerte, no muy listo, que se deje ganar
difficulty hard | muy fuerte, que cueste ganar, juego de rabia
difficulty easy | principiantes, para principiantes, facilito, facilita, que no sea difícil
difficulty hard | dificilísimo, bien difícil, lo más difícil posible
colour #e53935 | rojo, roja, rojos, rojas
colour #fb8c00 | naranja, anaranjado
colour #fdd835 | amarillo, amarilla, dorado, dorada, amarillos, amarillas, dorados, doradas
colour #43a047 | verde, verdes
colour #00acc1 | turquesa, cian
colour #1e88e5 | azul, azules
colour #8e24aa | morado, violeta, púrpura, morada, morados, moradas
colour #ec407a | rosado, color rosa, rosada, rosados, rosadas, todo rosa, de color rosa
look warm | colores cálidos, cálido, cálidos
look pastel | pastel, colores suaves
look neon | neón, fluorescente, ciberpunk
look muted | apagados, gris, monocromo, blanco y negro, soledad
style flat | diseño plano, minimalista, estilo cartoon, estilo de dibujos animados
style pixel | pixel art, píxel, píxeles, pixelado, pixelada, pixelados, 8 bits, 8-bits, 8 bit, 16 bits, 16-bits, retro, de la vieja escuela, estilo retro
style noir | noir, cine negro, blanco y negro, en blanco y negro, monocromo, monocromático, monocromática
style paper | papel recortado, recortes de papel, recortable, de papel, hecho de papel, origami, collage, libro de cuentos, cuento ilustrado, libro ilustrado, libro infantil, dibujado a mano
style paper | dibujada a mano, hecho a mano, acuarela, garabatos
theme space | estación espacial, vía láctea, sistema solar, agujero negro
theme ice | laponia, groenlandia, estación de esquí, pista de esquí, mercado navideño, aurora boreal
theme forest | claro del bosque, casa del árbol, camping, campamento de verano
theme ocean | puerto, mediterráneo, laguna, barco hundido
theme desert | atacama, saloon
theme city | madrid, buenos aires, obra en construcción, gasolinera, estacionamiento, aparcamiento, aeropuerto, centro comercial, hotel, edificios, torre eiffel
theme castle | ruinas, alhambra, monasterio, catedral, fortaleza, edad media, coliseo
theme candy | piruleta, algodón de azúcar, turrón, heladería
theme haunted | tren de la bruja, día de muertos, fábrica abandonada, escuela abandonada
theme farm | establo, gallinero, viñedo, rancho, maizal, arrozal, corral
theme jungle | amazonía, manglar, pantano, edad de piedra
theme beach | caribe, cancún, copacabana, malecón, piscina, alberca, parque acuático
theme volcano | vesubio, teide, pompeya
theme garden | flores del balcón, hormiguero, colmena, pascua, terraza
theme kitchen | comedor escolar, cantina, taberna, taquería, chiringuito, puesto de tacos, food truck, parrillada, fonda, comida rápida
theme school | guardería, kínder, jardín de infancia, patio del colegio, recreo, aula, salón de clases, librería
theme cyberpunk | sala de servidores, ciberespacio, realidad virtual, distópico, pista de baile
theme sky | himalaya, andes, pirineos, alpes, machu picchu, cordillera, sierra nevada, acantilado, teleférico
theme cave | catacumbas, túnel del metro, mina de oro, gruta, cenote, búnker
theme toys | parque temático, montaña rusa, noria, tiovivo, coches de choque, casa de muñecas, castillo inflable
theme home | balcón, garaje, bañera, mesa del salón, chimenea, pijamada
theme village | bazar, zoco, carnaval, romería, verbena, festival, tianguis, casco antiguo, puerta de la ciudad, fiestas patronales
theme sports | pista de hielo, pista de patinaje, skatepark, bolera, ring de boxeo, dojo, campo de golf, camp nou
time dawn | salida del sol
time dusk | al caer la noche
time day | tarde soleada, a plena luz, pleno sol
weather rain | aguacero, chaparrón, llovizna, diluvio, llueve, truenos, tormentoso, chubasco
weather snow | copos de nieve
weather fog | neblinoso
weather leaves | hojas de otoño, hojas que caen
weather petals | sakura, cerezo en flor
weather embers | chispas
weather stars | estrellas fugaces, cielo estrellado
mood cheerful | chistoso, cómico
mood calm | sin estrés, sin prisas
mood tense | estresante, suspenso
mood spooky | aterrador, espeluznante, terrorífico, que dé miedo, pesadilla
mood epic | epopeya, majestuoso
mood melancholy | conmovedor
difficulty easy | fáciles, muy fácil, súper fácil, muy sencillo, para los peques, para mi abuela, para mi abuelita, nada complicado, pan comido
difficulty hard | difíciles, súper difícil, casi imposible, para expertos, para profesionales, no tan fácil, nada fácil, chungo
style flat | flat design, vectorial
style pixel | game boy, gameboy, estilo arcade
style noir | cine mudo, película muda, escala de grises
style paper | cartón, de cartón, papel maché, dibujo a lápiz
look pastel | tonos pastel, colores pastel, tonos suaves
`;
