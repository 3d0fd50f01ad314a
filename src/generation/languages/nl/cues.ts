/** Dutch: words that say what part a noun plays, `cue | words`, and words that are no part of a game. */
export const cues = `
hero | je bent een, ik ben een, speel als, je speelt, je bent, met als held, over een, jij bent, jij speelt, help, help de, hoofdpersoon, de held, bestuur, waarin een, waarin je een
take | verzamelt, verzamelen, verzamel, eet, eten, vangt, pakt, zoekt, steelt, redt, plukt, pakken, vinden, vindt, opeet, zoeken, vind, red, redden, bezorgt, plukken, oogst, plant, raapt op, voert
take | verkoopt, koopt, geeft water
foe | ontwijkt, ontwijken, ontwijk, vermijdt, vermijden, vlucht voor, tegen, vecht tegen, pas op voor, ontsnapt aan, achtervolgd door, vlucht, rent weg voor, verslaat, ontsnap aan, ontsnappen aan
foe | vluchten voor, vecht met, versla, verslaan, verstopt zich voor, beschermt tegen, achternagezeten door, overleef, verjaagt, verjaag
chase | achtervolgen, achtervolgt, jagen, vallen aan, jaagt, zit achter, zitten achter, aanvallen, bewaken, bewaakt, achterna, willen opeten, patrouilleren
shot | schiet, gooit, werpt, lanceert, gooien, spuugt, schieten, werpen, lanceren
goal | bereikt, naar huis, bereiken, tot aan, komt bij, naar de, thuis te komen, bereik, terug naar
over | springt over, duwt, over, springen over, over de, ontwijkt, tussen, duwen
move | rent, loopt, vliegt, springt, zwemt, rijdt, moet, wil, kan, vliegen, lopen, rijden, zwemmen, rolt, glijdt, klimt, reist, gaat, die, dat, probeert, woont
place | in, op, door, onder, in een, in het, in de, bij, tussen, boven, langs
with | met, vol met, heeft, er zijn, bevat, vol
break | maar, terwijl, voordat, als, wanneer, omdat, zodat, totdat, want
as | als, zoals, genaamd, in plaats van
word:enemy | vijanden, vijand, tegenstanders, tegenstander, boeven, slechteriken, gevaren
word:item | bonussen, bonus, power-ups, punten, beloningen, voorwerpen, kaarten
word:bricks | stenen, bakstenen, blokken, blokjes, steentjes
word:obstacle | obstakels, hindernissen, obstakel, hindernis, vallen, buizen
word:goal | doel, finish, uitgang, eindpunt
word:hero | held, heldin, speler, hoofdpersoon, personage, batje
word:boss | eindbaas, boss, baas, eindbazen
not | geen, zonder, niet, nooit, nergens, niets, in plaats van
game | spel, spelletje, game, spellen, games, videospel, minigame
`;

export const noise = `
noise | tijd, level, levels, leven, levens, score, punten, punt, knop, knoppen, hand, handen, wereld, muziek, geluid, geluiden, scherm, vinger, golf, golven, snelheid, naam, titel, stijl, kleur
noise | kleuren, lijn, rij, links, rechts, boven, onder, einde, begin, deel, ding, dingen, spullen, dochter, zoon, vriend, vrienden, tablet, telefoon
noise | computer, toetsenbord, spatiebalk, pijltjes, pijltjestoetsen, muis om, pagina, tekst, bericht, woord, woorden, vraag, vragen, getal, dag, nacht, ochtend, avond, minuut, seconde, minuten
noise | seconden, uur, klok, timer, kamer, plek, plaats, kaart, sprong, werk, idee, paar, paren, blauw, rood, groen, geel, roze, wit, zwart, makkelijk, moeilijk, grappig, nieuw, oud, oog, ogen, oor
noise | mond, hoofd, lichaam, been, voet, staart, familie, jaar, klas, les, feest, feestje, team, regel, regels, record, pauze, sfeer, thema, licht, speler, spelers, klik, kant, groep, stuk
noise | komen, komt, kiezen, kies
noise | moeilijkheidsgraad, moeilijkheidsgraden
`;
