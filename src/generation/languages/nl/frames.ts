/** Dutch: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | je bent, ik ben, jij bent, we zijn, je speelt, ik speel, speelt als, speel als, bestuur*, bedien*, hoofdpersoon, help, helpt, de speler
take | verzamel*, pak, pakt, pakken, vang, vangt, vangen, zoek*, vind, vindt, vinden, pluk*, raap*, oogst*, haal*, opraap*, grijp*
eat | eet, eten, opeet, vreet, vreten, drink*, smul*, slik*
steal | steel*, stelen, steelt, jat*, pik, pikt, roof*, beroof*
save | red, redt, redden, bevrijd*
bring | breng*, bezorg*, lever*, serveer*, draag*, voer, voert, voeren, verkoop*, vervoer*, geef*
make | bak, bakt, bakken, kook*, koken, bouw*, plant, planten, kweek*, begiet*, maak*, repareer*, poets*, schilder*, melk*, verbouw*
avoid | ontwijk*, vermijd*, vlucht*, ontsnap*, ontloop*, pas op voor, kijk uit voor, verstop*, rent weg, wegren*, weglop*, overleef*, overleven, ontkom*, uitwijk*
fight | vecht*, versla*, dood*, vernietig*, bestrijd*, verjaag*, verjagen, versloeg
chase | achtervolg*, jaag*, jagen, achterna, achter je aan, achter mij aan, achter hem aan, willen opeten, wil opeten, proberen te vangen
attack | aanval*, vallen aan, valt aan, aanvallen, bijt*, belager*, patrouill*, nader*, pesten, overval*
throw | gooi*, werp*, slinger*, spuug*, smijt*, lanceer*, lanceren, katapult*
shoot | schiet*, vuur*, beschiet*
hit | mep*, sla, slaat, slaan, plet*, klik*, tik, tikt, tikken, snijd*, hak*, schop*, prik*, raak*, breek*
guard | bescherm*, bewak*, bewaakt, verdedig*, waak*
push | duw*, schuif*, trek*, sleep*
over | springt over, springen over, spring over, over, hindernis*
move | ren, rent, rennen, loop, loopt, lopen, vlieg*, spring*, zwem*, rijd*, klim*, rol, rolt, rollen, glijd*, reis*, stuiter*, surf*, dans*, ga, gaat, gaan, graaf*, graven, duik*
move | zeil*, fiets*, woont, kruip*, verdwaald*, sluip*
reach | bereik*, aankom*, naar huis, thuis, tot aan, terug naar, uitgang vind*, komt bij
cross | steekt over, oversteek*, oversteken, de weg over, de straat over
fall | val, valt, vallen, vallend*, regent, verschijn*, uit de lucht
match | combineer*, sorteer*, stapel*, verbind*, ruil*, koppel*
race | race*, racen, wedstrijd, inhaal*
sneak | langs, ongezien, zonder gezien, zonder dat, stiekem, betrapt
sneak | wakker*
touch | aanraak*, raakt, aanraken, bots*, tegenaan
victim | achtervolgd, achterna gezeten, opgejaagd, aangevallen, gepakt door, opgegeten
love | houdt van, hou van, dol op, leuk, favoriet*, lievelings*
a | een, n
the | de, het, zijn, haar, hun, deze, dit, die, dat
many | veel, enkele, meerdere, twee, drie, vier, vijf, zes, tien, alle, golven, hordes, andere, verschillende
my | mijn
and | en, plus
or | of
but | maar, terwijl, voordat, behalve, zodat, want
from | van, vanaf, voor
at | op, naar
with | met, heeft, er zijn, vol
in | in, door, onder, bij, tussen, binnen
to | te, tot, aan
of | uit
for | voor mijn
as | als, zoals, genaamd, heet
vs | tegen, vs
by | door de
not | geen, zonder, niet, nooit
if | als je, wanneer, waar, waarin
rel | wie, welke, waarbij
is | is, zijn er, ben, worden
you | je, jij, ik, we, speler, hij, zij, ze
me | me, mij, hem, haar, jou, ons
must | moet, moeten, wil, willen, kan, kunnen, mag, probeert, proberen
each | elkaar, naar elkaar, tegen elkaar
`;
