import type { MeasureWords } from '../measures.types.js';

export const measures: MeasureWords = {
  numbers: `
1 un, una, uno, un solo, una sola
2 dos, un par de
3 tres
4 cuatro
5 cinco
6 seis
7 siete
8 ocho
9 nueve
10 diez
11 once
12 doce, una docena de, docena de
13 trece
14 catorce
15 quince
16 dieciséis
17 diecisiete
18 dieciocho
19 diecinueve
20 veinte
24 veinticuatro
25 veinticinco
30 treinta
40 cuarenta
50 cincuenta
60 sesenta
70 setenta
80 ochenta
90 noventa
100 cien
`,
  ordinals: `
2 segundo, segunda
3 tercer, tercera, tercero
4 cuarto, cuarta
5 quinto, quinta
6 sexto, sexta
7 séptimo, séptima
8 octavo, octava
10 décimo, décima
`,
  measures: `
seconds segundo, segundos, seg, s
minutes minuto, minutos, min
lives vida, vidas, corazón, corazones, fallos, errores, oportunidades
levels nivel, niveles, fases, fase, mundos, pantallas, etapas, actos, rompecabezas, acertijos, canciones, salas, cuartos, habitaciones
waves oleada, oleadas, olas, hordas
laps vuelta, vueltas
rounds ronda, rondas, turnos
rivals rival, rivales, oponente, oponentes, contrincantes, adversarios, competidores, bots
rivals otros corredores, otros coches, otros pilotos
pairs pareja, parejas, pares
pairs dúos
points punto, puntos, goles, victorias
moves movimiento, movimientos, jugadas, turnos, pasos
moves cambios, intercambios
questions pregunta, preguntas, ejercicios, operaciones
answers respuesta, respuestas, opciones, alternativas
throws tiro, tiros, lanzamientos, disparos, bolas, penales, penaltis, flechas, pelotas
tries intento, intentos
players jugador, jugadores, personas, niños, alumnos
teams equipo, equipos
bosses jefe, jefes, jefazos
pieces pieza, piezas
columns columna, columnas
rows fila, filas
lanes carril, carriles
letters letras, letra
holes hoyo, hoyos, agujeros
floors piso, pisos, plantas
days día, días
days noche, noches, jornadas
age años, añitos
grade grado, curso, primaria
money euro, euros, dólares, pesos, céntimos, créditos, fichas, chips
money reales, maravedíes, rupias, soles
`,
  cues: `
one un, una, uno
every cada, todas las, todos los
per por, cada, cada una, cada uno, para cada
lasts tiempo, temporizador, reloj, cronometro, cuenta atras, limite, minutos, segundos, dura, duran, durar, duracion, sobrevivir, sobrevive, aguantar, aguanta, resistir
atHour a las, a la, las, hasta las, desde las
unsure once
firstTo primero a, primero en llegar a, gana quien llegue a, llegue a, al mejor de, el mejor de, hasta
firstTo llegar a, llegas a, llega a, llegan a, alcanza*
worth vale, valen, da, dan, otorga, otorgan, suma, suman
against contra, adelantar, adelanta, superar, vencer
fail se rinde, se rinden, se cansa*, se marcha*, apuntas mal
fail fallas, falla, fallar, fallos, fallo, error, errores, pasan, equivoca*, pierde, pierdes, tarde, mal
lost pierdes, se pierde, pierde la partida, has perdido, game over, te hundes, mueres, te mueres, te despiden, estás fuera, quedas fuera, eliminado, eliminada
over se acaba, se acabó, se termina, termina la partida, termina el juego, fin de la partida, fin del juego, a casa
harmless no pasa nada, vuelve a su sitio, vuelve a intentarlo, se intenta otra vez, otra vez, da igual, se repite, no importa, vuelve
costs principio, inicio, start*, vida, vidas, punt*
otherwise o, sino, antes, hasta, sin, si, cuando, quien, el que, la que
among de, entre, entre las, entre los, a elegir
half medio, media
andHalf y medio, y media
oneAndHalf uno y medio
not sin, no, nunca, nada de, ningún, ninguna, nadie, jamás, ni
hurry tiempo!, temporizador, reloj!, cronómetro, límite de tiempo, cuenta atrás, prisa!, prisas!, contrarreloj
losing perder!, pierde!, pierdes!, morir!, muere!, mueres!, game over, derrota, fallar!, vidas!
foes enemigo, enemigos, monstruos, malos, villanos
stages pistas, circuitos, carreras, trazados
sound sonido!, sonidos!, audio!, ruido!, ruidos!
score puntos!, puntuación!, puntuaciones!, puntaje!, marcador!
noSound en silencio!, silenciado
two dos jugadores, 2 jugadores, para dos, mismo teclado, un teclado, misma pantalla, pantalla partida, un ordenador, una computadora, cooperativo, 1 contra 1, uno contra uno, 1v1
noTimer con calma, todo el tiempo que quiera
noLose que no se pueda perder, no se debe poder perder, que no haya forma de perder
noSound sin sonido porque, sin nada de sonido, sin sonido por, el sonido no hace falta, en silencio porque
noLose vidas infinitas, vidas ilimitadas, imposible perder, no se puede perder, no se pierde, nadie pierde, nunca se pierde, no se muere
noLose nadie puede perder, que nadie pierda, no se pueda perder, sin poder perder, no puede perder, no puedes perder, no pierde nadie
noLose no pierdes nunca, no haya que perder, intentos infinitos, los intentos que quiera, que no se pierda, sin perder nunca, que no pierda
noLose nadie muere, no se muere nadie, no pasa nada malo
key tecla, teclas, pulsar, pulsa, pulsando, presiona, presionar, con, teclado, aprieta
oneKey una sola tecla, un solo botón, una única tecla, un único botón, con una tecla, con un botón
oneKey solo la barra espaciadora, solo con la barra espaciadora, solamente la barra espaciadora
oneKey solo barra espaciadora, con solo la barra espaciadora
spaceKey barra espaciadora, tecla espacio, barra de espacio
arrowKeys teclas de flecha, flechas del teclado, teclas de dirección, teclas de flechas
space espacio
arrows flechas
by por
board cuadrícula, cuadricula, tablero, tableros, casillas, celdas, rejilla, cuadros, letras, sopa de letras
minute un minuto, un minutito
then luego, después, al final, por último, la última, el último, y entonces
rather no, no mejor, mejor, digo, perdón, no espera, espera, o mejor, quiero decir, mejor dicho
`,
};
