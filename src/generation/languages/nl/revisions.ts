/** Dutch: words of a wish about a game that is there, `id | words`. */
export const revisions = `
faster | sneller, versnel, te langzaam, te traag, meer snelheid, hogere snelheid
slower | langzamer, trager, te snel, minder snel, lagere snelheid, vertraag
harder | moeilijker, lastiger, te makkelijk, te gemakkelijk, uitdagender
easier | makkelijker, gemakkelijker, simpeler, te moeilijk, te lastig, minder moeilijk, niet te winnen
scarier | enger, griezeliger, spookachtiger, meer horror
happier | vrolijker, grappiger, leuker, schattiger
calmer | rustiger, kalmer, meer ontspannen, gezelliger
epicer | epischer, spannender, dramatischer, meer actie
sadder | droeviger, verdrietiger
darker | donkerder, duisterder
brighter | lichter, zonniger, helderder
colourful | kleurrijker, meer kleur, fellere kleuren
longer | langer, te kort, verleng
shorter | korter, te lang, verkort
add | voeg toe, voeg, toevoegen, geef, ik wil, doe er, zet er, maak er ook
remove | verwijder, haal weg, weghalen, zet uit, schrap, weg met
replace | vervang, verwissel, ruil
become | verander, maak van, wordt, worden, maak de, maak het
more | meer, extra, nog een, veel meer
double | dubbel zoveel, twee keer zoveel, verdubbel
less | minder, te veel, verminder
timer | tijdslimiet, timer, klok, aftellen
time | tijd
lives | levens, leven, hartjes
levels | levels, level
waves | golven, golf
please | alsjeblieft, alstublieft, kun je, kan je, kunnen we, deze keer
same | hetzelfde, dezelfde, hetzelfde spel, zoals eerst, dit spel, de rest blijft, laat de rest
anew | nieuw spel, ander spel, een ander spel, iets anders, opnieuw beginnen, helemaal anders
broken | repareer, herstel, kapot, werkt niet, doet het niet, bug, bugs, fout, fouten, loopt vast, zwart scherm
`;
