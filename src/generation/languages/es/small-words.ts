/** Spanish: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
el la los las un una unos unas y o con de del en que para por es son ser mi tu su al sin pero donde cuando como quiero
hazme juego haz crea muy más contra desde hasta se lo le niño este esta a tras ni sobre
`;

export const gameTalk = `
carrera vueltas puntos nivel juego juegos dos tres cuatro cinco vidas minutos segundos oleadas jefe enemigos niveles
carreras plataformas laberinto jugador gato perro recoge salta plataforma espacial
`;
