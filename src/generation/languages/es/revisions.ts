/** Spanish: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | más rápido, más rápida, más veloz, más velocidad, acelera, acelerar, acelera el juego, demasiado lento, aumenta la velocidad, más deprisa, sube la velocidad
slower | más lento, más lenta, más despacio, menos velocidad, ralentiza, demasiado rápido, reduce la velocidad, baja la velocidad, va muy rápido
harder | más difícil, más difíciles, más dura, más duro, demasiado fácil, sube la dificultad, aumenta la dificultad, más desafiante, más reto, muy fácil, más complicado
easier | más fácil, más fáciles, más sencillo, demasiado difícil, baja la dificultad, reduce la dificultad, muy difícil, no puedo ganar, menos difícil, imposible de ganar, no se puede ganar
scarier | más terrorífico, más tenebroso, más miedo, más aterrador, más terror
happier | más alegre, más divertido, más gracioso, más mono
calmer | más tranquilo, más relajante, más relajado, más calmado
epicer | más épico, más dramático, más intenso, más emocionante, más acción
sadder | más triste, más melancólico
darker | más oscuro, más oscura, menos brillante
brighter | más claro, más brillante, más luminoso, más soleado
colourful | más colorido, más colores, más color, colores más vivos
longer | más largo, más larga, demasiado corto, dure más, que dure más, alarga
shorter | más corto, más corta, demasiado largo, acorta
add | añade, añadir, agrega, agregar, pon, incluye, mete, dale, añádele, agrégale, ponle, quiero, añadiendo, incorpora, haz que haya, que haya, déjame, permite, deja que
remove | quita, quitar, elimina, eliminar, borra, saca, suprime, retira, quítale, ya no, quite, elimine, desactiva, nada de, fuera
replace | reemplaza, reemplazar, sustituye, sustituir, cambia, cambiar, intercambia
become | convierte, convertir, transforma, haz que, haz, hazlo, hazla, que sea, que sean, sea, sean, cambia
more | más, otro, otra, otros, otras, extra, adicional, aumenta, muchos más, muchas más
double | el doble de, duplica, el doble
less | menos, reduce, disminuye, demasiados, demasiadas, no tantos, no tantas, baja
timer | temporizador, límite de tiempo, cuenta atrás, cronómetro, cuenta regresiva, contrarreloj, reloj
time | tiempo
lives | vidas, vida, corazones
levels | niveles, nivel
waves | oleadas, oleada
please | por favor, puedes, podrías, podemos, qué tal, esta vez
same | mismo, misma, el mismo juego, lo mismo, lo mismo pero, igual, igual pero, este juego, mantén, el resto igual, remezcla
anew | juego nuevo, nuevo juego, otro juego, algo distinto, algo completamente distinto, desde cero, empieza de nuevo, juego distinto
broken | arregla, arreglar, arréglalo, repara, roto, no funciona, no va, error, errores, se cuelga, se bloquea, se traba, se congela, bug, fallo, pantalla negra, no arranca, corrige
`;
