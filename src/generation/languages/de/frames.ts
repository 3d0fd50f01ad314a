/** German: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:e|st|est|t|et|en|n|te|test|ten|tet|end|ende|enden|ender|endes)?
play | du bist, ich bin, wir sind, bist, du spielst, ich spiele, spielst, spielen als, spiele als, man spielt, spielt man, spielt, steuer*, hauptfigur, hauptperson, hilf, hilfst, helfen
play | der spieler, held ist, spielt als, spiele einen, spiele eine, spielst einen, spielst eine, spiel als, spiel einen, spiel eine, ich spiel, wir spielen, bin, ihr seid, übernimmst
play | übernimm, schlüpf~ in, in die rolle, in der rolle, verkörper~, steuer~, lenk~, kontrollier~, heldin ist, hauptheld, hilft, helft, helfe, geholfen, spielfigur
take | sammel*, sammle, einsammel*, gesammelt, fange*, fangen, fangt, fängt, finde*, schnapp*, pflück*, ernte*, greif*, klaub*, aufsammel*, besorg*, ergatter*, bekomm*, sammel~, sammeln
take | einsammel~, ansammel~, aufsammel~, aufles~, heb~ auf, hebt auf, aufheb~, fang~, fängst, einfang~, gefangen nehm*, find~, gefunden, wiederfind~, such~, aussuch~, untersuch~, schnapp~
take | pflück~, ernt~, hol~, abhol~, greif~ nach, klaub~, angel~, angeln, fisch~, fischst, ergatter~, besorg~, kauf~, einkauf~, gewinn~, verdien~, sparst, spar~, ausgrab~, gräbt aus, buddel~
take | entdeck~, wähl~, nimm, nimmt, nehm~, mitnehm~, wegschnapp~, saug~ auf, einsaug~, aufsaug~, melk~, mähst, mäh~, pack~ ein, erjag~, erwisch~, gewinnt, bekomm~, krieg~, kriegt, kriegst
take | empfang~, erhält, erhalt~, erbeut~, hamster~, horte~, schöpf~, harke~, raff~, stöber~, auffang~, fang auf, fängt auf, fangen auf, brauch~, ersteh~, findest
eat | iss, isst, esse*, friss, frisst, fresse*, verschling*, futter*, knabber*, nasch*, mampf*, esst, aß, gegessen, aufess~, auffress~, frisst auf, isst auf, gefressen, trink~, trinkt
eat | schlürf~, schluck~, verschluck~, kau~, kauen, knusper~, knabber~, nag~, leck~, schleck~, lutsch~, nasch~, mampf~, verspeis~, verputz~, vertilg~, vernasch~, schmaus~, beiß~ in, probier~
eat | kost~, gras~, grasen, weid~, grast, saug~ blut, futter~, schmatz~, verzehr~
steal | klau*, stiehl*, stehl*, mops*, stibitz*, geklaut, gestohlen, klau~, klaust, beklau~, bestiehlt, raub~, ausraub~, überfäll~ die bank, entführ~, entreiß~, wegnehm~, nimmt weg
steal | nehmen weg, entwend~, plünder~, schmuggel~, stibitz~, einsack~, mopst, mops~, abluchs~, gestohlene, geklaute, mitgehen lassen
save | befrei*, gerettet, erlös*, rett~, rettet, gerett*, errett~, befrei~, erlös~, heil~, geheilt, freilass~, lass~ frei, lässt frei, wiederbeleb~, verarzt~, berg~, geborgen, gesund mach~
save | hilf aus
bring | liefer*, bedien*, trägt, transport*, fütter*, gib, gibt den, verteil*, verkauf*, überbring*, ausliefer*, zustell*, bring~, bringst, zurückbring~, heimbring~, liefer~, geliefert
bring | belief~, serv~, servier~, bedien~, trag~, trägst, träg~, getragen, schlepp~, transportier~, befördern, fütter~, gefüttert, gibst, gibt ihm, geb~, gegeben, verteil~, verkauf~
bring | überreich~, übergeb~, reich~ weiter, spend~, schenk~, verschenk~, stell~, stellt, leg~, legt, legst, setz~ auf, setz~ ein, steck~, lad~, beladen, einlad~ kisten, entlad~, verlad~
bring | pack~, einpack~, auspack~, füll~, schick~, versend~, verschick~, häng~ auf, wirf in den, aufhäng~, kipp~, schütt~, gieß~ ein, einschenk~, austrag~, ausgeb~, ausschenk~, bewirt~
bring | tausch~ gegen, zurückgeb~, räum~ ein, fahr~ aus, begleit~ nach
make | baut, baue*, bauen, pflanz*, züchte*, anbau*, herstell*, reparier*, malt, brau*, bastel*, zubereit*, back~, gebacken, koch~, gekocht, bau~, gebaut, aufbau~, nachbau~, anbau~, pflanz~
make | gepflanzt, sä~, säst, säen, züchte~, züchtet, herstell~, stell~ her, stellt her, reparier~, repariert, flick~, mal~, malst, gemalt, anmal~, ausmal~, bemal~, zeichn~, brau~, bastel~
make | zubereit~, bereit~ zu, rühr~, misch~, vermisch~, knet~, brat~, brät, grill~, näh~, nähst, strick~, häkel~, web~, schmied~, zimmer~, schreib~, schreibst, form~, dekorier~, schmück~
make | verzier~, bau~ auf, errichte~, bewässer~, gieß~, wässer~, düng~, pfleg~, aufzieh~, ausbrüt~, brüt~, produzier~, montier~, kleb~, falt~, werkel~, koch~ für, kümmer~, sorg~ für
make | versorg~, mix~, garnier~, tapezier~, schnitz~, töpfer~, konstruier~, umgrab~, restaurier~, instand setz~
clean | putz~, geputzt, säuber~, reinig~, sauber, mach~ sauber, macht sauber, sauber mach~, saubermach~, wasch~, wäscht, gewaschen, abwasch~, spül~, abspül~, wisch~, abwisch~, aufwisch~
clean | feg~, fegst, kehr~, staubsaug~, schrubb~, polier~, aufräum~, räum~ auf, räumt auf, wegräum~, räum~ weg, räumt weg, bürst~, kämm~, frisier~, rasier~, schneidet haare, bad~, badet
clean | dusch~, trockn~, abtrockn~, bügel~, entfern~, jät~, ausmist~, mist~ aus, entrümpel~, beseitig~, rech~
use | öffn~, aufmach~, mach~ auf, macht auf, schließ~, zumach~, mach~ zu, aufschließ~, entriegel~, einschalt~, schalt~, schaltet, ausschalt~, anzünd~, zünd~, zündet, lösch~, löscht
use | auslösch~, benutz~, benutzt, benütz~, verwend~, nutz~, drück~, drückst, gedrückt, betätig~, anzieh~, zieht an, zieh~ an, trägt hut, verkleid~, aufsetz~, umzieh~, dreh~, drehst, umdreh~
use | les~, liest, vorles~, fotografier~, knips~, mach~ fotos, musizier~, spielt gitarre, spielt klavier, wechsel~, austausch~, auswechsel~, bind~, knot~, aufblas~, blas~, bläst, pust~
use | pusten, aktivier~, tippst, einsetz~, ausrüst~, rüst~ aus, kurbel~, knack~, installier~, bedienst
avoid | ausweich*, weich*, auszuweichen, meid*, vermeid*, flieh*, flücht*, flieht, entkomm*, versteck*, vor acht, pass auf, passt auf, aufpass*, vorsicht vor, weglauf*, wegrenn*, läuft weg
avoid | rennt weg, überleb*, umgeh*, entwisch*, hüte*, in acht, ausweich~, weich~, weicht, meid~, meidet, vermeid~, flieh~, geflohen, flücht~, entkomm~, entkommt, entgeh~, entwisch~
avoid | entflieh~, versteck~, verkriech~, pass~ auf, aufpass~, hüt~ dich, hüte dich, hüten vor, vorsicht, achtung vor, achte auf, acht geben, weglauf~, lauf~ weg, lauf weg, renn weg
avoid | renn~ weg, wegrenn~, davonlauf~, läuft davon, lauf davon, abhau~, hau~ ab, haut ab, überleb~, am leben bleib*, umgeh~, umfahr~, umkurv~, fürcht~, angst vor, duck~, duckt, bück~
avoid | ohne zu berühren, nicht berühr*, nicht treff*, nicht getroffen, nicht anstoß*, fernhalt~, fern halten, halt~ fern, abstand, abschüttel~, türm~, davonkomm~, abwehr~, wehr~ ab
avoid | ausweichst, schütz~ vor
fight | kämpf*, besieg*, töte*, zerstör*, vernicht*, schlägt, bekämpf*, erledig*, vertreib*, bezwing*, verjag*, verscheuch*, kämpf~, kämpft, bekämpf~, besieg~, besiegt, tötet, töt~, töten
fight | umbring~, bring~ um, zerstör~, zerstört, vernicht~, schlägst, schlag~, geschlagen, erledig~, vertreib~, vertreibt, bezwing~, verjag~, verjagt, verscheuch~, verhau~, verprügel~
fight | prügel~, schalt~ aus, eliminier~, erleg~, überwind~, überwältig~, stopp~, aufhalt~, halt~ auf, hält auf, wehr~, wehren, zurückschlag~, duellier~, box~, boxt, ring~, ringen, ringt
fight | spreng~, jag~ weg, wegjag~, ausrott~, erober~, trotz~, siege gegen, siegt gegen, sieg~ über, verdräng~, bändig~, verbann~, mach~ platt, macht platt, plattmach~, zermalm~
fight | vertilg~ ungeziefer, gewinn~ gegen, hinder~ daran, verhinder~, meucheln, attackier~
chase | jag*, jagt, verfolg*, hinterher, hinter mir her, hinter dir her, hinter ihm her, hinter ihr her, wollen fressen, will fressen, wollen fangen, nachlauf*, jag~, jagst, verfolg~
chase | verfolgst, nachlauf~, läuft nach, laufen nach, hinterherlauf~, hinterherrenn~, läuft hinterher, rennt hinterher, rennen hinterher, hinter ihm, hinter ihr, hinter mir, hinter dir
chase | sind hinter, ist hinter, folg~, folgt, folgen, auf den fersen, will ihn fressen, wollen ihn fressen, will mich fressen, wollen mich fressen, will sie fressen, fangen wollen
chase | fressen wollen, fressen will, fangen will, versucht zu fangen, versuchen zu fangen, schnappen will, schnappen wollen, auflauer~, pirsch~, hetz~, hetzen, nachstell~
attack | angreif*, greift, greifen, überfall*, überfäll*, beiß*, belager*, patrouill*, näher*, ärger*, zertrampel*, angreif~, greift an, greifen an, greif an, angegriffen, überfall~
attack | überfäll~, beiß~, beißt, gebissen, stich~, sticht, stech~, kratz~, pick~, pickt, belager~, bedräng~, bedroh~, patrouillier~, näher~, nähert, nähern, stürm~, stürmt, ärger~, nerv~
attack | nervt, stör~, stört, zertrampel~, zertramp~, spuk~, heimsuch~, sucht heim, eindring~, dring~ ein, dringt ein, einmarschier~, verwüst~, verderb~, verdirbt, ruinier~, mach~ kaputt
attack | macht kaputt, machen kaputt, kaputtmach~, kaputt mach~, beschmutz~, verschmutz~, versau~, blockier~, versperr~, behinder~, umzingel~, umstell~, erschreck~, erschrick*, ängstig~
attack | lästig*, terrorisier~, wüt~, tob~, umherzieh~, anrück~, rückt an, rücken an, kommt näher, kommen näher, auf dich zu, auf mich zu, überrenn~, überflut~, anbrenn~, verbrenn~
attack | fall~ her, einbrech~, bricht ein, brechen ein, bewach~ den ausgang, schwirr~, plag~, quäl~
throw | werf*, wirf*, geworfen, bewerf*, bewirft, schleuder*, schmeiß*, spuck*, katapult*, abwerf*, werf~, wirfst, wirft, wirf, bewerf~, zuwerf~, schleuder~, schmeiß~, schmeißt, bowl~
throw | bowlen, kegel~, kegeln, spuck~, spuckt, spei~, speien, speit, katapultier~, abwerf~, wirft ab, werfen ab, schieß~ den ball, lass~ fallen, lässt fallen, lassen fallen, fallen lass*
throw | spritz~, sprüh~, spritzt, besprüh~, bespritz~, streu~, ausstreu~, pfeffer~, ballert mit, spiel~ den ball, pass~ den ball, passt zu, dribbel~, dribbeln, schmetter~, aufschlag~
throw | versprüh~
shoot | schieß*, schoss, abschieß*, beschieß*, abknall*, ballert, baller*, schieß~, schießt, geschossen, abschieß~, schieß~ ab, schießt ab, erschieß~, beschieß~, feuer~, feuert, abfeuer~
shoot | baller~, abknall~, knall~, ziel~ auf, zielst, zielt, zielen, abziel~, bombardier~, bombard~, laser~, lasern, spreng~ weg, schnips~, treff~ ins ziel, hol~ vom himmel, torpedier~
hit | klatsch*, zerplatz*, zerschlag*, zerquetsch*, klick*, tipp*, schneid*, triff, treff*, trifft, zertret*, zerschneid*, zerhack*, tritt, hau~, haust, haut, draufhau~, klatsch~, zerplatz~
hit | platzen lass*, platz~, zerschlag~, zerschmetter~, zerquetsch~, quetsch~, klick~, anklick~, tipp~, antipp~, schneid~, zerschneid~, schnippel~, zerhack~, hack~, treff~, triffst
hit | getroffen, tret~, trittst, zertret~, zertrampl~, trampel~, kick~, kickst, schlag~ den ball, hämmer~, stampf~, stoß~, boxen gegen, ohrfeig~, brech~, bricht, zerbrech~, zerbricht
hit | knack~ nüsse, säg~, fäll~, fällst bäume, hobel~, schäl~, schälst, raspel~, stanz~, pik~, stupf~, durchbohr~, zerstech~, zersäg~, zerleg~, pürier~, klopf~, klopfst, patsch~, watsch~
hit | zerteil~, köpf~, spalt~, einschlag~, schieß~ tore, erziel~ tore
guard | beschütz*, bewach*, verteidig*, behüt*, hüten, pass auf den, beschütz~, schütz~, schützt, bewach~, bewacht, verteidig~, behüt~, hüt~, hütet, wach~ über, bewahr~, pass~ auf den
guard | pass~ auf die, passt auf die, passt auf den, aufpassen auf, sicher~, absicher~, verwahr~, betreu~, babysitt~, eskortier~, geleit~, begleit~, abschirm~, gib acht auf
push | schubs*, verschieb*, schieb~, schiebt, verschieb~, wegschieb~, anschieb~, schubs~, schubst, stups~, drück~ gegen, zieh~, zieht, ziehst, gezogen, zerr~, zerrt, schleif~, beweg~ steine
push | verrück~, rück~, rückt, hebst, heb~, hebt, anheb~, hochheb~, hiev~, wälz~, schüttel~, schaukel~, ruckel~, kipp~ um, umkipp~, stemm~
over | springt über, springen über, spring über, hüpft über, hüpfen über, über, überspring*, hindernis*, kletter* über, zwischen, spring~ über, springst über, hüpf~ über, fliegt über
over | fliegen über, flieg über, kletter~ über, klettert über, überspring~, hüpf drüber, drüberspring~, spring drüber, drüber, hinüber, zwischen den rohren, zwischen rohren, zwischen säulen
over | durch lücken, schlüpf~ durch, zwäng~, quetscht sich durch, unter hindurch, taucht unter, passier~
move | renn*, lauf*, läuft, flieg*, spring*, hüpf*, schwimm*, fahr*, fährt, kletter*, rutsch*, kuller*, wander*, surf*, schwing*, geht, gehen, erkund*, tauch*, gleit*, segel*, skat*, gräbt
move | kriech*, flitz*, saus*, düs*, schleich*, schleicht, krabbel*, renn~, rennst, rennen, lauf~, läufst, flieg~, fliegst, fliegt, flatter~, spring~, springst, hüpf~, hüpfst, hopps~, hops~
move | schwimm~, schwimmst, fahr~, fährst, reit~, reitest, kletter~, kletterst, reis~, reist, roll~, rollst, rutsch~, kuller~, wander~, spazier~, surf~, tanz~, tanzt, tanzen, schwing~
move | schwingt, geh~, gehst, gingst, erkund~, erforsch~, tauch~, gleit~, segel~, skat~, grab~, gräbst, wühl~, kriech~, flitz~, saus~, düs~, schleich~, krabbel~, steig~, steigt, rudert
move | ruder~, paddel~, radel~, strampel~, trampel~ pedale, rodel~, ski fahr*, fährt ski, schlitter~, stapf~, marschier~, schlender~, bummel~, irr~, irrt, verirr*, verlauf~, stolzier~
move | humpel~, trab~, galoppier~, hoppel~, schwirr~ umher, kreis~, kreist, dreh~ sich, rast, ras~, heiz~ durch, braus~, lenk~ ein auto, navigier~, beweg~, bewegt, streif~, stromer~
move | zieht umher, absteig~, herumlauf~, läuft herum, herumflieg~, turn~, balancier~ über, aufbrech~, macht sich auf, verreis~, kehr~ um, abheb~, betritt, betret~
stay | schlaf~, schläft, schlafend~, schlummer~, sitz~, sitzt, sitzend~, steh~, steht, stehen, lieg~, liegt, liegen, wart~, wartet, wohn~, wohnt, leb~, lebt, leben, bleib~, bleibt, ruh~
stay | häng~, hängt, hängen, schweb~, schwebt, lauer~, lauert, lauern, befind~, befindet, haus~ in, stecken fest, steckt fest, verweil~, eingesperrt, gefangen sitzt, hocken, hockt, döst
stay | dös~, nist~, rumsteh~
reach | erreich*, ankomm*, kommt zu*, gelang*, nach hause, heim, zum ziel, bis zum, bis zur, ziel ist, find* den ausgang, zurück zu*, zum ausgang, landet auf, landen, erreich~, erreichst
reach | ankomm~, komm~ an, kommt an, kommen an, gelang~, gelangt, heimkehr~, nach hause komm*, nachhause, nach haus, den weg nach hause, weg nach hause, den heimweg, heimweg, den weg find*
reach | zurückkehr~, kehrt zurück, kehr~ zurück, zurückkomm~, land~ auf, landest, landet, hinaufkletter~ bis, bis ganz oben, auf den gipfel, nach oben, bis zum ende, bis ins, rauskomm~
reach | entkomm~ aus dem labyrinth, schaff~ es
cross | überquer*, über die straße, über eine straße, überquer~, überquerst, überqueren, quer~ die, über den fluss, über die brücke, durchquer~, auf die andere seite, andere straßenseite
cross | rüberkomm~, komm~ rüber, übersetz~ über
fall | fällt, fallen, fallend*, herunterfall*, regnet, regnen, erschein*, auftauch*, taucht auf, kommen aus, kommt aus, vom himmel, runterfall*, fällst, fall~, herabfall~, herunterfall~
fall | runterfall~, herabregn~, regn~, erschein~, auftauch~, tauchen auf, komm~ raus, kommt heraus, kommen heraus, herauskomm~, von oben, rutscht runter, stürz~, abstürz~, hereinstürz~
fall | tropf~, tropft, riesel~, purzel~, hagel~, hagelt, poppt auf, poppen auf, spawn~, spawnen, guck~ raus, schau~ raus, kommen geflogen, angeflogen, entgegenkomm~, entgegenflieg~
fall | herabschweb~, entspring~
match | verbind*, sortier*, tausch*, kombinier*, zuordn*, zusammenfüg*, verbind~, verbindest, sortier~, stapel~, aufstapel~, ordn~, ordnest, anordn~, einordn~, tausch~, vertausch~
match | kombinier~, zuordn~, ordnet zu, zusammenfüg~, füg~ zusammen, zusammenbau~, zusammensetz~, setz~ zusammen, zusammenleg~, merg~, verschmelz~, paare find*, finde paare, findet paare
match | merk~, merkst, einpräg~, zähl~, zählst, rechn~, rechnest, rat~, errat~, rät, erräts*, puzzel~, puzzeln, vergleich~, trenn~, teil~ auf, gruppier~, aufdeck~, deck~ auf, dreh~ um
match | umdreht, balancier~, ausbalancier~, füll~ reihen, lös~, löst, vervollständig~, ergänz~, buchstabier~, reih~, aneinanderreih~, türm~ auf, auftürm~, einsortier~, vertauscht
race | wettrenn*, wettlauf*, überhol*, um die wette, wettrenn~, wettlauf~, überhol~, überholt, gegen die zeit, gegeneinander antret*, antret~, tritt an gegen, mess~ sich, miss~ sich
race | konkurrier~, wetteifer~, rennen fahr*, fahr~ rennen, fährt rennen, rennen gegen, abhäng~, liefer~ ein rennen, schneller als, aufhol~
sneak | vorbeischleich*, vorbei, ungesehen, unbemerkt, ohne gesehen, ohne dass, ohne erwischt, heimlich, sehen darf, erwischt, aufweck*, weck*, aufwach*, aufzuwecken, vorbeischleich~
sneak | schleich~ vorbei, schleicht vorbei, anschleich~, einschleich~, unentdeckt, leise, lautlos, ohne entdeckt*, ohne bemerkt*, ohne geschnappt*, ohne gehört*, ohne gefangen*, ohne dass er
sneak | ohne dass sie, ohne dass jemand, damit er nicht, nicht entdeckt, nicht gesehen, nicht erwischt, nicht gehört, nicht bemerk*, auf zehenspitzen, hinter dem rücken, außer sichtweite
sneak | aufweck~, weck~, weckt, wecken, aufwach~, wacht auf, wach wird, wach werden, aufgeweckt
touch | berühr*, anstoß*, zusammenstoß*, begegn*, anfass*, hineinfall*, gegen die wand, berühr~, berührst, anfass~, fass~ an, anstoß~, stoß~ an, zusammenstoß~, stößt zusammen, stoß~ gegen
touch | stößt gegen, kollidier~, crash~, hineinfall~, reinfall~, fällt in, fallen in, ramm~, rammt, stolper~, stolperst, auflauf~, draufttret*, drauftret~, tritt auf, treten auf, gegenfahr~
touch | anfahr~, fahr~ gegen, fährt gegen, lauf~ gegen, läuft gegen, renn~ gegen
victim | verfolgt von, gejagt von, gejagt, verfolgt, angegriffen von, gefressen von, umzingelt, belagert, gefangen von, gebissen von, umzingelt von, bedroht von, umgeben von, heimgesucht von
victim | bewacht von, überfallen von, erwischt von, geschnappt von
meet | treff~ freunde, begrüß~, grüß~, umarm~, kuschel~, knuddel~, streichel~, küss~, küsst, red~, redet, sprech~, spricht, unterhalt~, plauder~, anfreund~, freundet, befreund~, besuch~
meet | besucht, einlad~, lädt ein, lehr~, beibring~, bring~ bei, lern~, lernst, frag~, fragst, antwort~, beantwort~, hör~, zuhör~, schau~, anschau~, schaut, guck~, seh~, sieht, beobacht~
meet | bewunder~, lach~, zum lachen, aufmunter~, tröst~, kitzel~, zähm~, dressier~, trainier~, bespaß~, einschläfer~, ins bett bring*, spielt mit, spielen mit, begegnet freund*
meet | kennenlern~, willkommen heiß*
love | liebt, liebe, lieben, liebling*, mögen, liebst, lieb~, geliebt, mag, magst, mag gern, gern hat, begeister~, fan von, steht auf, schwärm~, vernarrt
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
if | wenn, falls, sobald, wo
rel | welche, welcher, welches, wobei, in dem, in der, bei dem, dass
is | ist, sind, sei, wären, heißen
you | du, ich, man, wir, er, sie, spieler
me | mich, dich, ihn, mir, dir, ihm, uns, sich, ihnen
must | muss, müssen, musst, soll, sollen, will, willst, wollen, kann, können, kannst, darf, möchte, versucht, versuchen
each | aufeinander, gegeneinander, einander, gegenseitig
`;
