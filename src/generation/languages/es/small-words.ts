/** Spanish: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
el la los las un una unos unas y o con de del en que para por es son ser mi tu su al sin pero donde cuando como quiero
hazme juego haz crea muy más contra desde hasta se lo le niño este esta a tras ni sobre
hola buenas buenos gracias porfa favor señor señora aunque porque mientras entonces luego después antes durante entre
bajo hacia según también tampoco ya todavía aún siempre nunca casi solo sólo cada todo toda todos todas otro otra
otros otras mismo misma algo alguien nada nadie alguno alguna algunos algunas ninguno ninguna mucho mucha muchos
muchas poco poca pocos pocas tanto tan cual cuales quien quienes cuyo cuya eso esto esos estos esas estas aquel
aquella ese esa nos les me te os nosotros ellos ellas ella usted ustedes yo vosotros nuestro nuestra nuestros nuestras
mis tus sus está están estoy era eran fue sido hay había tiene tienen tengo puede pueden puedo debe deben quiere
quieren quisiera quería aquí allí ahí así bien
`;

export const gameTalk = `
carrera vueltas puntos nivel juego juegos dos tres cuatro cinco vidas minutos segundos oleadas jefe enemigos niveles
carreras plataformas laberinto jugador gato perro recoge salta plataforma espacial
tablas multiplicar vocabulario clase alumnos
`;
