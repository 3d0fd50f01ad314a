/** Dutch: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | je bent een, ik ben een, speel als, je speelt, je bent, met als held, over een
take | verzamelt, verzamelen, verzamel, eet, eten, vangt, pakt, zoekt, steelt, redt, plukt, pakken, vinden, vindt, opeet
foe | ontwijkt, ontwijken, ontwijk, vermijdt, vermijden, vlucht voor, tegen, vecht tegen, pas op voor, ontsnapt aan, achtervolgd door, vlucht, rent weg voor, verslaat
chase | achtervolgen, achtervolgt, jagen, vallen aan
shot | schiet, gooit, werpt, lanceert
goal | bereikt, naar huis, bereiken, tot aan
over | springt over, duwt, over
move | rent, loopt, vliegt, springt, zwemt, rijdt, moet, wil, kan
place | in, op, door, onder, in een, in het, in de
with | met, vol met, heeft
break | maar, terwijl, voordat
not | geen, zonder, niet, nooit
game | spel, spelletje
word:enemy | vijanden, vijand
word:obstacle | obstakels, hindernissen
`;

export const noise = '';
