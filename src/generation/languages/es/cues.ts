/** Spanish: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | eres, juegas como, controlas, soy, jugador es, protagonista es, juego con, protagonizado por, controla, controlar, encarnas, manejas, sobre un, sobre una, donde eres, sos, sos un, sos una
hero | eres un, eres una, soy un, soy una, ser un, ser una, somos, donde soy, en el que soy, las torres son, torres son
take | recoge, recoger, come, comer, recolecta, recolectar, atrapa, atrapar, busca, buscar, encuentra, encontrar, junta, reúne, roba, robar, salva, rescata, rescatar, reparte, consigue, agarra, coge
take | coger, comiendo, recogiendo, recolectando, coma, recoja, cosecha, atrapando, comerse, se come, captura, capturar, corta, conseguir, reunir, juntar, salvar, planta, plantar, cultiva, cultivar
take | siembra, vende, riega, aplasta, recogen, comen, apaga
foe | evita, evitar, esquiva, esquivar, huye de, huir de, escapa de, escapar de, contra, lucha contra, pelea contra, derrota, derrotar, mata, matar, destruye, destruir, perseguido por, evitando
foe | esquivando, combate, atacado por, atacada por, ataca, elimina, vencer, vence, perseguida por, cuidado con, huyendo de, escapando de, escapa, huye, sobrevivir a, adelantar, golpea, aplasta
foe | golpear, adelanta, atacar, cazar, caza, defender de, defenderse de, evadir, ahuyenta, espanta, ojo con, huye del, escapa del, sin chocar con, carriles de, carriles llenos de, guardado por
foe | custodiado por, vigilado por, escapándose de, que huye de
chase | persigue, persiguen, atacan, ataca, patrullan, me persiguen, te persiguen, invaden, quieren, intentan, vienen, acechan, se acercan, vigilan, te comen, te come, te atacan, te matan, te pican
chase | te quieren comer, quieren comerte, me comen, lo persiguen, la persiguen, nos atacan, custodian, protegen el
shot | dispara, disparar, lanza, lanzar, disparando, lanzando, tira, escupe, arroja, tirando, arrojando, tirar, catapulta
goal | llegar a, llega a, alcanzar, llegar al, alcanza, volver a, llega al, hasta, rumbo a, camino a, hasta llegar, volver al
over | salta sobre, saltar sobre, empuja, empujar, saltando, romper, rompe, saltar, saltando sobre, obstáculos como, entre, saltando por encima de, rompiendo
move | salta, corre, vuela, camina, nada, explora, cruza, viaja, que, quiere, debe, tiene que, puede, defiende, va, intenta, conduce, surfea, desliza
place | en, en un, en una, por, bajo, sobre, dentro de, a través de, encima de, en el, en la
with | con, lleno de, hay, incluye, tiene, llena de, hechos de, de
break | mientras, antes de, pero, cuando, si, antes de que, porque
as | como, tipo
word:enemy | enemigos, enemigo, rivales, adversarios, peligros, malos
word:item | potenciadores, objetos, bonus, premios, puntos, fichas, recompensas, mejoras, piezas
word:bricks | ladrillos, bloques
word:obstacle | obstáculos, trampas, tuberías
word:goal | meta, objetivo, salida, destino
word:hero | héroe, jugador, personaje, protagonista, paleta
word:boss | jefe, jefe final, jefes, jefazo
not | sin, no, nada de, nunca, ningún, ninguna, en vez de, en lugar de
game | juego, juegos, videojuego, minijuego
`;

export const noise = `
noise | trabajo, puzle, rompecabezas, panadería, pastelería, pesca, tiempo, nivel, niveles, vida, vidas, puntos, punto, mano, música, sonido, pantalla, dedo, ola, olas, oleada, oleadas, nombre
noise | hijo, hija, cosa, cosas, color, colores, mundo, teclado, tecla, teclas, ratón para, con el ratón, día, noche, mañana, reloj, minuto, segundo, segundos
noise | minutos, luz, cabeza, cuerpo, juego, jugador, azul, rojo, verde, amarillo, blanco, negro, rosa, alegre, fácil, difícil, palabra, palabras, número, números, parte, lado, vista, arriba, abajo
noise | izquierda, derecha, carrera, carreras, salto, doble, velocidad, récord, amor, calle, carretera, suelo, pista, cielo, meta, fin, inicio, nuevo, familia, estilo, fondo, pelota, hora, cada, jefe
noise | ritmo, equipo, flecha, flechas del teclado, año, años, cartas, carta, memoria, fuerte, rápido, lento, ambiente, atmósfera, adulto
noise | botón, botones, dificultad
`;
