/** Dutch: what the parts of a game are called where something else takes their place, "penguins as pins"; `reader/stand-ins.ts` reads it. */
export default `
swap | vervangen door, ingeruild voor
as | als, in de rol van
instead | in plaats van, ipv, i p v
hero | held, heldin, hoofdpersoon, hoofdpersonage, speler, toren, torens, batje, peddel, vogel, slang, loodgieter, auto, auto s, kikker
enemy | vijand*, tegenstander*, rival*, keeper*, doelman*, spook, spoken, spookje*, invaller*, alien*, monster*, slechterik*, zombie*
item | voorwerp*, item*, kegel*, pion*, stuk, stukken, steen, stenen, cijfer*, getal*, tegel*, kaart*, blok*, baksteen, bakstenen, edelste*, snoep*, symbo*, bel, bellen
item | eten, fruit, appel*, munt*, stip*, ei, eieren
obstacle | obstakel*, hindernis*, mijn, mijnen, pijp, pijpen, buis, buizen, muur, muren
projectile | bal, ballen, puck, kogel*, pijl*, munitie, projectiel*
`;
