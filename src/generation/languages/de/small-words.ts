/** German: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
der die das den dem des ein eine einen einem einer eines und oder mit von vom im in auf zu zum zur für ich du er sie
es ist sind wo wenn dass nicht kein keine ohne aber gegen aus bei mach mir spiel bitte soll muss möchte nach über
unter durch wie
`;

export const gameTalk = `
runden level spiel spiele zwei drei vier fünf leben minuten sekunden wellen gegner rennspiel labyrinth springt sammelt
katze hund weltraum wald feinde rennen
`;
