/** German: words too small to be a thing or a verb, and words of game talk, which tell the language of a short prompt. */
export const smallWords = `
der die das den dem des ein eine einen einem einer eines und oder mit von vom im in auf zu zum zur für ich du er sie
es ist sind wo wenn dass nicht kein keine ohne aber gegen aus bei mach mir spiel bitte soll muss möchte nach über
unter durch wie
guten tag hallo moin servus grüß danke liebe lieber sehr geehrte geehrter vielleicht immer schon noch dann danach
dabei damit weil denn deshalb trotzdem sondern sowie jede jeder jedes jeden alle alles etwas jemand niemand man wir
ihr uns euch mich dich sich dein deine unser unsere unseren euer eure sein seine seinen seiner ihre ihren ihrer diese
dieser dieses diesen jene welche welcher solche einige mehrere viele wenig mehr ganz nur auch eben halt mal doch ja
nein könnte könnten könntet kann kannst können sollen sollte sollten würde würden wäre wären hätte hätten haben habe
hat hatte wird werden wurde war waren bin bist seid will wollen wollte dort hier da dies also so jetzt nun gern gerne
überall überhaupt nirgends irgendwo irgendwas drumherum rum herum außerdem während bevor nachdem obwohl falls sobald
`;

export const gameTalk = `
runden level spiel spiele zwei drei vier fünf leben minuten sekunden wellen gegner rennspiel labyrinth springt sammelt
katze hund weltraum wald feinde rennen
einmaleins rechnen vokabeln mathe klasse
`;
