/** Dutch: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:t|d|en|n|de|den|te|ten|end|ende|st)?
play | je bent, ik ben, jij bent, we zijn, je speelt, ik speel, speelt als, speel als, bestuur*, bedien*, hoofdpersoon, de speler, je speelt als, wij zijn, jij speelt, we spelen, spelen als
play | als speler, jij bestuurt, je bestuurt, bestuurt, besturen, bedien~, hoofdrol, hoofdfiguur, held is, speler is, help, helpt, helpen, in de huid van, kruip in
take | verzamel*, pak, pakt, pakken, vangt, vangen, zoek*, vind, vindt, vinden, pluk*, raap*, oogst*, haal*, opraap*, grijp*, verzamel~, bijeenraap~, pakte, oppakken, opgepakt, oprapen
take | opraapt, raap op, raapt op, raap~, rapen, vang, opvangen, vang op, vangt op, opvangt, zoek~, opzoek~, zoek op, uitzoek~, vind~, terugvind~, pluk~, plukken, oogst~, haal~, halen
take | ophalen, haal op, haalt op, ophaalt, binnenhal~, grijp~, grijpen, gris~, grissen, grab~, scoor~, win, wint, winnen, verdien~, spaar~, sparen, koop, koopt, kopen, opzuig~, zuig op
take | zuigt op, opgraaf~, opgraven, graaf op, ontdek~, kies, kiest, kiezen, krijg~, ontvang~, neem~, neemt, nemen, meenemen, neem mee, neemt mee, hengel~, vissen op, vist, opvis~, schep~
take | melken, melkt, harken, maaien, maai~, nodig heb~, opslokken, incasseer~, hamster~, uitgraven, strik~, buitmak~
eat | eet, eten, opeet, vreet, vreten, drink*, smul*, slik*, eet op, eten op, opeten, oppeuzel~, knabbel~, peuzel~, slurp~, lik, likt, likken, slik~, slikken, inslik~, opslok~, slok~
eat | schrok~, schransen, kauw~, kauwen, bijt in, hap, hapt, happen, snoep~, proef, proeft, proeven, graas~, grazen, drink~, smikkel~, snack~, verslind~, verorber~, vreet~, vret~, opsmikkel~
steal | steel*, stelen, steelt, jat*, pikt, beroof*, jat~, jatten, pikken, gejat, gestolen, gepikt, ontvoer~, kaap~, kapen, rooft, roven, beroof~, beroven, plunder~, inpik~, pik in, pikt in
steal | wegkap~, meepik~, gris weg, afpak~, pak af, pakt af, smokkel~, wegneem~
save | redt, redden, bevrijd*, red, gered, bevrijd~, verlos~, genees~, genezen, heel~ wonden, vrijlaat, vrijlaten, laat vrij, laat los, loslaat, loslaten, verzorg~ zieke, reanimeer~
save | beter maken, maakt beter
bring | breng*, bezorg*, lever*, serveer*, draag*, voer, voert, voeren, verkoop*, vervoer*, geef*, breng~, rondbreng~, wegbreng~, terugbreng~, brengt terug, breng terug, bezorg~, lever~
bring | aflever~, leveren, lever af, levert af, serveer~, serveren, opdien~, draag~, dragen, sjouw~, vervoer~, voer~, voed~, voeden, verkoop~, verkopen, geef~, geven, gaf, uitdeel~, uitdelen
bring | deel uit, deelt uit, deel~, delen, overhandig~, doorgeef~, aangeef~, schenk~, schenken, inschenk~, leg~, leggen, zet~, zetten, stop~ in, stopt in, doe in, doet in, gooi in de, laad~
bring | laden, inlaad~, uitlaad~, uitladen, inpak~, inpakken, pak in, pakt in, verpak~, verpakken, stuur~, sturen, verstuur~, opstuur~, vul~, vullen, giet~, hang~, hangen, ophang~, ruil in
bring | teruggeef~, geeft terug, geef terug, trakteer~, bedien klanten, verhuis~
make | bakt, bakken, kook*, koken, bouw*, planten, kweek*, begiet*, maak*, repareer*, schilder*, melk*, verbouw*, bak~, kook~, bouw~, bouwen, opbouw~, plant~, kweek~, kweken, zaai~, zaaien
make | begiet~, bewater~, water geef~, geef water, geeft water, water geven, repareer~, repareren, herstel~, schilder~, verft, verven, teken~, kleur~, kleuren, knutsel~, brei~, breien, naai~
make | naaien, brouw~, meng~, mengen, roer~, roeren, kneed~, kneden, smeed~, smeden, timmer~, versier~, decoreer~, decoreren, inricht~, schrijf~, schrijven, verbouw~, gril~, grillen
make | barbecue~, bereid~, zet koffie, vouw~, plak~, plakken, bewerk~, verzorg~, fok~, fokken, grootbreng~, laat groeien, groeit, monteer~, in elkaar zet~, zet in elkaar, fabriceer~
make | sleutel~, smeer~, boetseer~, bestrat~, opknap~, knap op
clean | poets~, poetsen, schoonmaak~, schoonmaken, maak schoon, maakt schoon, wast, wassen, afwas~, afwassen, was af, veeg~, vegen, dweil~, schrob~, schrobben, boen~, boenen, stofzuig~
clean | zuig stof, opruim~, opruimen, ruim op, ruimt op, ruimen op, verwijder~, haal weg, haalt weg, kam~, kammen, borstel~, knip~ haar, scheer~, strijk~, strijken, droog~, drogen, afdroog~
clean | aanveeg~, spoel~, lap~ ramen, uitmest~, baad~, onkruid wied~, wied~
use | open~, openen, doe open, doet open, maak open, maakt open, sluit~, dicht doe~, doe dicht, doet dicht, aanzet~, zet aan, zet uit, doe aan, doet aan, doe uit, aansteek~, steek aan
use | steekt aan, blus~, blussen, doof~, gebruik~, druk~, drukken, indruk~, duw op de knop, trek aan, trekt aan, aantrek~, aantrekken, aankle~, kleed~, kleden, verkleed~, opzet~, draai~
use | draaien, omdraai~, lees~, lezen, bespeel~, speelt gitaar, speelt piano, fotografeer~, foto maak~, vervang~, verander~, wissel~, verwissel~, blaas~, blazen, opblaas~, bind~, vastmaak~
use | koppel los, ontgrendel~, schakel~, activeer~, verkleden, fluit~, typ~, typen
avoid | ontwijk*, vermijd*, vlucht*, ontsnap*, ontloop*, pas op voor, kijk uit voor, verstop*, rent weg, wegren*, weglop*, overleef*, overleven, ontkom*, uitwijk*, ontwijk~, vermijd~
avoid | vermijden, vlucht~, vluchten, ontsnap~, ontsnappen, ontloop~, ontlopen, ontkom~, kijk uit, pas op, oppassen, oppas~ voor, uitkijken, uitkijkt, wegrennen, wegrent, ren weg, rennen weg
avoid | weglopen, loop weg, loopt weg, duik weg, wegduik~, bukken, bukt, buk, schuil voor, verschuil~, verstoppen, verstopt, verstop~, overleeft, overleef~, in leven blij*
avoid | blijf uit de buurt, uit de buurt, uitwijken, uitwijk~, omzeil~, mijd~, bang voor, bang zijn, vrees~, niet raken, niet geraakt, niet aanraken, zonder te raken, zonder aan te raken
avoid | wijk uit, wijkt uit, wijk~, hoed je, ontvlucht~, afweer~
fight | vecht*, versla*, vernietig*, bestrijd*, verjaag*, verjagen, versloeg, vecht~, vechten, bevecht~, versla~, verslaat, verslaan, dood, doodt, doden, vermoord~, vernietig~, bestrijd~
fight | verjaag~, jaag weg, jaagt weg, wegjag~, wegjaag~, verdrijf~, verdrijven, overwin~, overwinnen, win van, wint van, uitschakel~, schakel uit, schakelt uit, ruim uit de weg, strijd~
fight | strijden, duelleer~, worstel~, boks~, boksen, bombardeer~, tegenhoud~, tegenhouden, houd tegen, houdt tegen, hou tegen, stop de, stopt de, stoppen, afweren, opblazen, blaas op
fight | verpletter~, uitroei~, pak aan, aanpak~, verover~, weersta~, afrek~, uit de weg ruim~, trotseer~, sloop, sloopt, slopen
chase | achtervolg*, jagen, achterna, achter je aan, achter mij aan, achter hem aan, willen opeten, wil opeten, proberen te vangen, jaag~, jaagt, jaagt op, jagen op, achtervolg~
chase | achternazit~, zit achterna, zitten achterna, rent achter, rennen achter, komt achter, komen achter, volg~, volgen, proberen op te eten, probeert op te eten, wil vangen, willen vangen
chase | probeert te vangen, probeert te pakken, wil pakken, willen pakken, achter je aan zit*, achterna zit*, op de hielen, speurt naar, opjaag~, opjagen
attack | aanval*, vallen aan, valt aan, aanvallen, bijt*, belager*, patrouill*, nader*, pesten, overval*, aanval~, val aan, bijt, bijten, steekt, steken, prikt, pikken naar, krab~, krabben
attack | belager~, belaag~, belegert, patrouilleer~, nader~, naderen, pest~, plaag~, plagen, overval~, overvallen, binnenval~, binnendring~, dring binnen, spook~, verstoor~, storen, stoor~
attack | hinder~, vernielen, verniel~, kapot maak~, maakt kapot, bederf~, verpest~, bevuil~, besmeur~, dwarsbom~, blokkeer~, blokkeren, zwermen, zwermt, oprukken, rukt op, komt op je af
attack | komen op je af, komt eraan, omsingel~, maak bang, maakt bang, bang mak*, irriteer~, omver loop~, vertrap~, verwoest~
throw | gooi*, werp*, slinger*, spuug*, smijt*, lanceer*, lanceren, katapult*, gooi~, gooien, werp~, werpen, smijt~, smijten, slinger~, keil~, kegel~, spuug~, spugen, spuw~, spuwen, lanceer~
throw | laat vallen, laten vallen, drop~, droppen, strooi~, strooien, spuit~, bekogel~, mik~ op, bowl~, bowlen, werpt, opslaan bal, serveert bal, schenkt, rolt bal, sproei~, sproeien, spat~
throw | pass~, bespuit~, wegwerp~, afvuur~
shoot | schiet*, beschiet*, schiet~, schieten, beschiet~, neerschiet~, schiet neer, afschiet~, vuur~, vuren, vuurt, afvuren, richt op, richt~, mik, mikt, mikken, knal~, knallen, neerhaal~
shoot | haal neer, haalt neer, schot, bombard~, laser~, raak de roos
hit | slaat, slaan, plet*, klik*, tikt, tikken, snijd*, schop*, prik*, breek*, mep~, meppen, sla, plet~, pletten, klik~, klikken, tik~, aantik~, snijd~, snijden, snij, snijdt, hak~, hakken
hit | omhak~, hak om, schop~, trap~, prik~, prikken, raak, raken, breek~, breken, kapotsla~, sla kapot, inbeuk~, beuk~, beuken, sloop~, verbrijzel~, knip~, knippen, zaag~, stamp~, stampen
hit | vertrappen, hamer~, timmer erop, klop~, kloppen, kraak~, schil~, schillen, pel~, pellen, doorprik~, knap~, doe knappen, laat knappen, laat ploffen, stomp~, stompen, boks tegen, tokkel
hit | plettert, versnipper~, hap stuk, splijt~, kliev~, plof~, verpulver~, scoort, kop~ bal, sla weg
guard | bescherm*, bewak*, bewaakt, verdedig*, waak*, bescherm~, bewaak~, bewaken, verdedig~, waak~, waken, behoed~, hoed~, houd veilig, hou veilig, houdt veilig, veilig houden, pas op de
guard | past op de, oppassen op, let op de, zorg voor, zorgt voor, zorgen voor, begeleid~, escorteer~, verschans~, afscherm~, behoud~, bewaar~, bewaren
push | duw*, schuif*, duw~, duwen, voortduw~, weg duw~, wegduw~, schuif~, schuiven, verschuif~, verschuiven, trek aan het touw, trekken, trekt, sleep, sleept, slepen, versleep~, verslepen
push | verplaats~, til~, tillen, optil~, til op, tilt op, rol de, schud~, schudden, schommel~, ruk~, rukken, sleur~, hijs~, hijsen, zwengel~
over | springt over, springen over, spring over, over, hindernis*, huppelt over, hup over, eroverheen, overheen, klimt over, klim over, klimmen over, vliegt tussen, vlieg tussen
over | vliegen tussen, onderdoor, duik onder, bukt onder, tussen de buizen, tussen buizen, glipt tussen, passeer~, passeren
move | rent, rennen, loopt, lopen, vlieg*, spring*, zwem*, rijd*, klim*, rolt, rollen, glijd*, reis*, stuiter*, surf*, gaat, gaan, graaf*, graven, duik*, zeil*, fiets*, kruip*, verdwaald*
move | sluip*, ren~, hol~, hollen, loop, liep, wandel~, vlieg~, vliegen, fladder~, spring~, springen, sprong, huppel~, huppen, hup, zwem~, zwemmen, rijd~, rijden, rij, rijdt, klim~, klimmen
move | beklim~, rol~, glijd~, glijden, glij, reis~, reizen, stuiter~, surf~, surfen, dans~, dansen, ga, ging, graaf~, duik~, duiken, zeil~, zeilen, vaar~, roei~, roeien, fiets~, fietsen
move | schaats~, schaatsen, skate~, skaten, ski, skiën, skiet, kruip~, kruipen, verdwaal~, verdwalen, sluip~, sluipen, stap~, stappen, sjees~, scheur~, scheuren, race rond, draaf~
move | galoppeer~, slinger~ aan, zweef~, drijf~, drijven, dwaal~, dwalen, zwerf~, zwerven, trek rond, verken~, verkennen, ontdekt de wereld, onderzoek~, beweeg~, bewegen, stuur~ een auto
move | stuurt, wiebel~, schommelt, stijg~, stijgen, daal~, dalen, afdaal~, slalom~, parachute~, val~ naar beneden, waggel~, vertrek~
stay | slaap~, slapen, slaapt, zit, zitten, zittend*, sta, staat, staan, lig, ligt, liggen, wachten, wachtend*, woon, woont, wonen, leeft, leven, blijf~, blijven, rust, rusten, hangt
stay | schuilt, schuilen, loer~, zweven, verblijf~, vastzit~, bevind~, verscholen, verstopt zit
reach | bereik*, aankom*, naar huis, thuis, tot aan, terug naar, uitgang vind*, komt bij, bereik~, bereiken, aankom~, aankomen, kom aan, komt aan, ga naar huis, gaat naar huis
reach | naar huis brengen, thuiskom~, thuis komen, finishen, weg naar huis, de weg vinden, weg vinden, terugkeer~, terugkeren, keer terug, keert terug, terugkom~, tot de top, naar de top
reach | de top, naar boven, land~ op, landen, landt, kom~ bij, ontsnap~ uit, uit het doolhof, tot het einde, beland~
cross | steekt over, oversteek*, oversteken, de weg over, de straat over, oversteek~, steek over, steken over, overgestoken, over de weg, over straat, over de straat, doorkruis~, overkant
cross | overvaar~
fall | valt, vallen, vallend*, regent, verschijn*, uit de lucht, viel, vallend~, neerval~, neervallen, naar beneden vallen, regenen, verschijn~, verschijnen, opduik~, opduiken, duikt op
fall | duiken op, duik op, tevoorschijn kom*, komt tevoorschijn, komen tevoorschijn, kom~ uit, komt uit, komen uit, uit de hemel, druppel~, druip~, dwarrel~, stort neer, storten, spawn~
fall | komen van boven, komt van boven, aanvlieg~
match | combineer*, sorteer*, stapel*, verbind*, ruil*, koppel*, combineer~, combineren, sorteer~, sorteren, stapel~, opstapel~, stapelen, verbind~, verbinden, ruil~, ruilen, koppel~
match | koppelen, match~, matchen, paar~ maken, paren, orden~, rangschik~, indeel~, verdeel~, scheid~, scheiden, schik~, leg op volgorde, zet op volgorde, tel, telt, tellen, reken~, rekenen
match | raad~, raden, raad, onthoud~, onthouden, draai om, omdraaien, wissel om, samenvoeg~, voeg samen, balanceer~, balanceren, puzzel~, puzzelen, vul aan, aanvul~, los op, oplossen, oplos~
match | vergelijk~, groepeer~, bij elkaar zoek~, zoek bij elkaar, maak rijen, op een rij
race | racen, wedstrijd, inhaal*, race~, racet, gerace, wedstrijden, inhaal~, inhalen, haal in, haalt in, om het hardst, wedloop, wedren, strijd om, neem het op, neemt het op
race | het opnemen tegen, concurreer~, concurreren, sneller dan, voorbij rijd~, streef voorbij
sneak | langs, ongezien, zonder gezien, zonder dat, stiekem, betrapt, wakker*, langssluip~, sluipt langs, sluip langs, sluipen langs, voorbij sluip*, ongemerkt, onopgemerkt, stilletjes
sneak | geruisloos, zonder gezien te worden, zonder dat iemand, zonder betrapt te worden, zonder gepakt te worden, niet betrapt, niet gezien worden, niet gezien wordt, mag je niet zien
sneak | mogen je niet zien, ziet je niet, zonder geluid, uit het zicht, heimelijk, wakker maken, maak wakker, maakt wakker, wakker wordt, wakker worden, wek, wekt, wekken
touch | aanraak*, aanraken, bots*, tegenaan, aanraak~, raak aan, raakt aan, raken aan, bots~, botsen, botst, botst tegen, ertegenaan, aanrijd~, stoot~, stoten, stoot tegen, loop tegen
touch | rijd tegen, rijdt tegen, valt in, vallen in, trap op, trapt op, stap op, stapt op, struikel~, val in
victim | achtervolgd, achterna gezeten, opgejaagd, aangevallen, gepakt door, opgegeten, achtervolgd door, opgejaagd door, aangevallen door, gepakt, gevangen door, gebeten, gestoken door
victim | opgegeten door, bedreigd door, omringd door, belaagd, achterna gezeten door, omsingeld
meet | ontmoet~, begroet~, groet~, knuffel~, omhels~, aai~, aaien, kus, zoen~, praat~, praten, klets~, vriend word~, bevriend~, bezoek~, op bezoek, uitnodig~, nodig uit, nodigt uit, leer~
meet | leert, onderwijs~, vraag~, vragen, antwoord~, beantwoord~, luister~, kijk~, kijken, bekijk~, zie, ziet, zien, lach~ maken, maakt aan het lachen, vermaak~, troost~, kietel~, verwelkom~
meet | train~, temt, tem, temmen, in slaap breng~, uitlaat, uitlaten, laat uit, opvrolijk~, speelt met, spelen met
love | houdt van, hou van, dol op, favoriet*, lievelings*, houden van, houd van, houdt heel erg, dol, gek op, gek is op, leuk vindt, vindt leuk, vind leuk, fan van, favoriete, geniet~
love | genieten
a | een, n
the | de, het, zijn, haar, hun, deze, dit, die, dat
many | veel, enkele, meerdere, twee, drie, vier, vijf, zes, tien, alle, golven, hordes, andere, verschillende
my | mijn
and | en, plus
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
me | me, mij, hem, jou, ons
must | moet, moeten, wil, willen, kan, kunnen, mag, probeert, proberen
each | elkaar, naar elkaar, tegen elkaar
`;
