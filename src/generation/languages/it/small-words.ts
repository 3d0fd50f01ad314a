/** Italian: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
il lo la i gli le un uno una e o con di del della dei delle degli in nel nella su sul per da dal è sono che dove
quando senza ma contro io tu lui lei gioco fai crea voglio molto più al alla non si come mio mia a ad ai agli nei
negli tra fra ed sulle sui sugli sulla dalle dai
`;

export const gameTalk = `
gara giri livello punti gioco giochi due tre quattro cinque vite minuti secondi ondate nemici livelli corsa labirinto
giocatore gatto cane raccoglie salta piattaforme spaziale rompi mattoncini
`;
