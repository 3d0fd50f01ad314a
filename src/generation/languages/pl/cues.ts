/** Polish: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | jesteś, jestem, grasz jako, gram jako, gra o
take | zbiera, zbierać, zbieraj, je, zjada, łapie, szuka, kradnie, ratuje, zbierający, łapać, znajduje
foe | unika, unikać, unikaj, ucieka przed, uciekać przed, uciekając przed, walczy z, przed, uważaj na, przeciw, przeciwko, omija, omijać
chase | goni, gonią, atakują, atakuje, ściga, ścigają
shot | strzela, rzuca, miota
goal | dociera do, dotrzeć do, aż do
over | przeskakuje, pcha, skacze przez
move | skacze, biegnie, leci, pływa, jedzie, idzie, musi, chce, który, która
place | w, na, pod, we
with | z, ze, pełen
break | ale, podczas gdy, zanim
not | bez, nie
game | gra, grę, gry
word:enemy | wrogowie, wróg, przeciwnicy
`;

export const noise = '';
