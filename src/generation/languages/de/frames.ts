/** German: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
play | du bist, ich bin, wir sind, bist, du spielst, ich spiele, spielst, spielen als, spiele als, man spielt, spielt man, spielt, steuer*, hauptfigur, hauptperson, hilf, hilfst
play | helfen, der spieler, held ist
take | sammel*, sammle, einsammel*, gesammelt, fang, fange*, fangen, fangt, fängt, finde*, such*, schnapp*, pflück*, ernte*, hol*, greif*, klaub*, angel*, aufsammel*, besorg*, ergatter*, bekomm*
eat | iss, isst, esse*, friss, frisst, fresse*, trink*, verschling*, futter*, knabber*, schleck*, nasch*, mampf*
steal | klau*, stiehl*, stehl*, raub*, mops*, stibitz*, geklaut, gestohlen
save | rett*, befrei*, gerettet, heil*, erlös*
bring | bring*, liefer*, serv*, bedien*, trag*, trägt, transport*, fütter*, gib, gibt den, verteil*, verkauf*, überbring*, ausliefer*, zustell*
make | back*, koch*, bau, baut, baue*, bauen, pflanz*, gieß*, züchte*, anbau*, herstell*, putz*, reparier*, mal, malt, melk*, brau*, bastel*, zubereit*
avoid | ausweich*, weich*, auszuweichen, meid*, vermeid*, flieh*, flücht*, flieht, entkomm*, versteck*, vor acht, pass auf, passt auf, aufpass*, vorsicht vor, weglauf*, wegrenn*
avoid | läuft weg, rennt weg, überleb*, umgeh*, entwisch*, hüte*, in acht
fight | kämpf*, besieg*, töte*, zerstör*, vernicht*, schlag*, schlägt, bekämpf*, erledig*, vertreib*, bezwing*, verjag*, verscheuch*
chase | jag*, jagd, jagt, verfolg*, hinterher, hinter mir her, hinter dir her, hinter ihm her, hinter ihr her, wollen fressen, will fressen, wollen fangen, nachlauf*
attack | angreif*, greift, greifen, überfall*, überfäll*, beiß*, belager*, patrouill*, näher*, stürm*, ärger*, nerv*, stör*, zertrampel*, spuk*
throw | werf*, wirf*, geworfen, bewerf*, bewirft, schleuder*, schmeiß*, spuck*, katapult*, abwerf*, kick*
shoot | schieß*, schoss, feuer*, abschieß*, beschieß*, abknall*, ballert, baller*
hit | klatsch*, zerplatz*, verhau*, zerschlag*, zerquetsch*, klick*, tipp*, schneid*, triff, treff*, trifft, zertret*, hau*, platz*, zerschneid*, zerhack*, tret*, tritt
guard | beschütz*, bewach*, schütz*, verteidig*, behüt*, hüten, pass auf den
push | schieb*, schubs*, zieh*, verschieb*, drück*
over | springt über, springen über, spring über, hüpft über, hüpfen über, über, überspring*, hindernis*, kletter* über, zwischen
move | renn*, lauf*, läuft, flieg*, spring*, hüpf*, schwimm*, fahr*, fährt, reit*, kletter*, reis*, roll*, rutsch*, kuller*, wander*, surf*, tanz*, schwing*, geht, gehen, erkund*
move | tauch*, gleit*, segel*, skat*, grab*, gräbt, kriech*, lebt, flitz*, saus*, düs*, schleich*, schleicht, krabbel*, steig*
reach | erreich*, ankomm*, kommt zu*, gelang*, nach hause, heim, zum ziel, bis zum, bis zur, ziel ist, find* den ausgang, zurück zu*, zum ausgang, landet auf, landen
cross | überquer*, über die straße, über eine straße
fall | fällt, fallen, fallend*, herunterfall*, regnet, regnen, erschein*, auftauch*, taucht auf, kommen aus, kommt aus, vom himmel, runterfall*
match | verbind*, sortier*, stapel*, ordne*, tausch*, kombinier*, paar*, zuordn*, zusammenfüg*, merk*
race | rennen, wettrenn*, wettlauf*, überhol*, um die wette
sneak | vorbeischleich*, vorbei, ungesehen, unbemerkt, ohne gesehen, ohne dass, ohne erwischt, heimlich, sehen darf, erwischt
sneak | aufweck*, weck*, aufwach*, aufzuwecken
touch | berühr*, anstoß*, zusammenstoß*, begegn*, anfass*, hineinfall*, gegen die wand
victim | verfolgt von, gejagt von, gejagt, verfolgt, angegriffen von, gefressen von, umzingelt, belagert, gefangen von
love | liebt, liebe, lieben, liebling*, mag, mögen, gern, liebling*
a | ein, eine, einen, einem, einer, eines, ne, nen
the | der, den, dem, das, des, die, seine, seinen, seinem, ihre, ihren, ihr, sein, dein, deine, deinen, diese, dieser, unser, unsere
many | viele, vielen, einige, mehrere, zwei, drei, vier, fünf, sechs, zehn, alle, allen, wellen, horden, verschiedene, andere, paar
my | mein, meine, meinen, meinem, meiner
and | und, sowie
or | oder, noch
but | aber, doch, jedoch, sondern, während, bevor, bis, damit, weil, nur, außer, statt
from | von, vor, vom
at | auf, nach, aufs
with | mit, gibt es, hat, haben, voller, voll, enthält, und zwar
in | in, im, ins, durch, unter, am, an, beim, bei, innerhalb
to | zu, zum, zur
of | aus, aus der
for | für
as | als, wie, namens, genannt, heißt
vs | gegen, vs, versus
by | durch den, durch die
not | kein, keine, keinen, keiner, ohne, nicht, nie, niemals
if | wenn, falls, sobald, wo, sobald
rel | welche, welcher, welches, wobei, in dem, in der, bei dem, dass
is | ist, sind, sei, sein, wären, heißen
you | du, ich, man, wir, er, sie, spieler, ihr
me | mich, dich, ihn, mir, dir, ihm, uns, sich, ihnen
must | muss, müssen, musst, soll, sollen, will, willst, wollen, kann, können, kannst, darf, möchte, versucht, versuchen
each | aufeinander, gegeneinander, einander, gegenseitig
`;
