/** Spanish: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | juego de plataformas, plataformas, plataformero
platformer 3 | salta, saltar, saltando, trepa
shmup 12 | matamarcianos, shoot em up, juego de naves, juego de disparos, marcianitos
shmup 4 | nave espacial, invasores
shmup 3 | dispara, disparar, disparando, láser
arena 12 | arena, combate en arena
arena 4 | sobrevive, sobrevivir, oleadas, hordas, guerra de bolas de nieve, guerra de comida, pelea de bolas de nieve, guerra de almohadas, supervivencia, juego de supervivencia
arena 3 | lucha, luchar, pelea, batalla, espada, derrota
breakout 12 | rompeladrillos, rompebloques, juego de romper ladrillos, romper ladrillos, rompe ladrillos, romper bloques
breakout 4 | ladrillos, paleta
snake 12 | juego de la serpiente, juego de serpiente, viborita, snake
snake 5 | serpiente, víbora, culebra, crece la cola, se alarga, crece al comer
runner 12 | carrera infinita, corredor infinito, endless runner, runner, juego de correr, corre corre, carrera sin fin
runner 5 | corre sin parar, sin fin, infinito, no para de correr
runner 3 | corre, correr, corriendo, rueda cuesta abajo, rodando, rodar
flappy 12 | flappy, aletear
flappy 6 | tuberías, entre tubos, tubos, aletea, agita las alas, mochila cohete, jetpack, parapente
lander 3 | aterrizar, aterriza, alunizar, aterrizaje
flappy 3 | vuela, volar, volando
match3 12 | tres en línea, combina 3, combinar tres, match 3, tres en raya de
match3 4 | intercambia, combina, alinear, rompecabezas, puzle
sokoban 12 | sokoban, empujar cajas, empuja cajas, mover cajas
sokoban 5 | empuja, empujar, cajas, ordenar cajas, ordena las cajas
maze 12 | laberinto, juego de laberinto
stealth_game 12 | sigilo, juego de sigilo
maze 4 | salida, ladrón, mazmorra, pasillos, encontrar la salida, mazmorras, búsqueda del tesoro
maze 1 | sigilo, robo, escabullirse, colarse, sin ser visto
stealth_game 4 | robo, escabullirse, colarse, se cuela, sin ser visto, sin que lo vea, sin que me vean, sin despertar, no despertar, a escondidas
stealth_game 4 | de puntillas
stealth_game 1 | duerme, duermen, dormido, dormida, dormidos, durmiendo, ronca, se despierta
tower_defense 12 | defensa de torres, tower defense, torres de defensa, defender el castillo, defiende tu, defiende el castillo, defiende la
tower_defense 4 | torres, torretas, defiende, defender, proteger
racing 12 | carreras, carrera, juego de carreras, carrera de coches, carreras de coches
racing 4 | vueltas, pista, conduce, conducir, adelantar, conductor, taxista, derrape, moto, manejar, maneja, autos de choque, coches de choque
memory 12 | juego de memoria, memoria, memorama, parejas, encuentra las parejas
memory 4 | cartas, tarjetas, voltear, recordar
quiz 5 | capitales, capital de, capitales de, capitales de europa, capitales europeas
quiz 12 | quiz, trivia, preguntas y respuestas, juego de preguntas, adivina, juego de palabras, preguntas, sumas y restas, adivina la capital, cultura general, verdadero o falso
aim_physics 12 | catapulta
aim_physics 3 | lanza, apuntar, arroja, tirando, tira
reaction 12 | reflejos, juego de reacción, cortar fruta, pesca
reaction 5 | aplasta, aplastar, antes de que desaparezcan, antes de que escapen, antes de que piquen, toca los, toca las, haz clic en los, haz clic en las, golpearlos, golpéalos, golpearlas
reaction 5 | golpea los, golpea las, golpear los, salen de agujeros, salen de los agujeros, pisa las, pisa los, matar mosquitos, chancla, chanclas, corta la, corta las, corta los, cortar las
reaction 5 | cortar los
rhythm 12 | juego de ritmo, ritmo, juego musical, juego de baile, al ritmo, tocar la batería
clicker 12 | clicker, juego de clics
clicker 3 | clic, clics, mejoras
catcher 12 | atrapa, atrapar lo que cae, atrapar objetos, recoger lo que cae, atrapar, que caen, caen del cielo, cae del cielo
catcher 4 | cesta, caen, llueven, portero, arquero, con la boca, en la boca, en mi boca, con un cubo
serving 12 | servir a los clientes, sirve a los clientes, atender clientes
serving 4 | restaurante, pizzería, panadería, cafetería, heladería, clientes, camarero, camarera, sirve, servir, cocinar, hornear, receta
crossing 12 | cruzar la calle, cruza la calle, cruzar la carretera, cruza la carretera, cruzar el río, cruza el río, cruzar la autopista, cruza la autopista, cruzar las vías, al otro lado de la calle
crossing 4 | tráfico, cruza, cruzar, carriles
duel 12 | duelo, duelo de, uno contra uno, al mejor de 3, al mejor de 5, al mejor de, karate, judo, kárate, artes marciales, contra mi hermano, contra mi amigo
duel 4 | dos jugadores, multijugador, 2 jugadores, para dos, para 2
falling_blocks 12 | bloques que caen, bloques cayendo, caída de bloques, bloques caen
farm_sim 12 | juego de granja, simulador de granja, juego de cultivar, llevar una granja, cuidar una granja, cuida su granja, vida en la granja
farm_sim 4 | cosecha, cultivar, plantar, regar, siembra, sembrar, siembran, planta y, riega, riegan, huerto, rancho
solitaire 3 | de tres cartas, tres cartas a la vez, 3 cartas a la vez, una carta a la vez
blackjack 3 | pide con 17 blando, pide con soft 17
spider_solitaire 1 | un palo, 1 palo, dos palos, 2 palos, cuatro palos, 4 palos
pipe_puzzle 12 | trozos de tubería, piezas de tubería, une los tubos, conectar tubos, conectar cañerías, juego de cañerías, juego de plomero, girar los tubos, gira los tubos
`;
