/** German: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | spuck*, gespuckt, anspuck*, spuckt an, anpust*, pustet an, speien, speit, niesen, niest
throw | wirf*, warf*, geworfen, schmeiß*, geschmissen, schleuder*, geschleudert, wurf, werfen, werfe
toss | in die luft werfen, wirft in die luft, pfannkuchen wend*, pfannkuchen werf*, pfannkuchen wirft, hochwerf*, wirft hoch, wendet den pfannkuchen
drop | fallen lassen, fallenlass*, lässt fallen, lass fallen, ließ fallen, abwerf*, wirft ab, fallen gelassen, lässt etwas fallen
catch | fangen, fängt, fange, fing, gefangen, auffang*, auffäng*, fängt auf, fang auf, aufgefangen
grab | greif*, griff, schnapp*, geschnappt, pack zu, packt zu, grapsch*, krall*, entreiß*, sich schnappen
pick | pflück*, gepflückt, abpflück*, blumen pflück*, beeren sammeln, obst pflück*
harvest | ernte*, geerntet, ernte, einbring*, mähdresch*, erntezeit, weinlese
plant | pflanz*, gepflanzt, einpflanz*, anpflanz*, säen, sät, säe, aussä*, gesät, aussaat
water | gießen, gießt, gegossen, bewässer*, blumengieß*, wässern, wässert, pflanzen gießen, gießkanne, rasensprenger
dig | gräbt, buddel*, buddl*, schaufel*, ausgrab*, gräbt aus, umgrab*, gegraben, graben
fill-in | zuschütt*, schüttet zu, vergrab*, vergräbt, verbuddel*, begrab*, begräbt, zuschaufel*, schaufelt zu, verscharr*
rake | harken, harkt, harke, rechen, jäten, jätet, unkraut, hacken, laub rechen, laubharken
prune | beschneid*, stutzen, stutzt, gestutzt, rasenmäh*, mähen, mäht, gemäht, hecke schneiden, schneidet die hecke
milk | melken, melkt, milkt, melke, gemolken, gemelkt, melkmaschine*, kühe melken, melker*
shear | scheren, schert, geschoren, schafschur, schafe scheren, schur, schafscher*
feed | fütter*, gefüttert, zu fressen geb*, gibt futter, fressen geben, fütterung*, verfütter*
stroke | streichel*, streichl*, gestreichelt, kraul*, gekrault, kuschel*, kuschl*, knuddel*, knuddl*, schmus*
walk | gassi*, gassi gehen, geht gassi, spazieren führ*, führt den hund aus, hund ausführ*, ausführen, führt hunde aus, mit dem hund raus, äußerln
groom | striegel*, striegl*, gestriegelt, bürst*, gebürstet, fellpflege, putzt das pferd, kämmen, kämmt, fell bürsten
tame | zähm*, gezähmt, dressier*, dressur*, bändig*, gebändigt, abricht*, richtet ab, hund erzieh*, zureit*
ride | reiten, reitet, reite, ritt, geritten, radeln, radelt, radfahren, fährt rad, velo fahren
herd | hüten, hütet, zusammentreib*, treibt zusammen, treiben, treibt, einfang*, hirte*, viehtrieb, schafe hüten
hunt | jagen, jage, gejagt, jagd*, jäger*, erlege*, pirsch*, wildern, wildert, jagt
fish | angel*, angl*, geangelt, fischen, fischt, gefischt, fischfang, fische fang*, fische fängt, fischer
chase | verfolg*, nachjag*, jagt hinterher, hinterherjag*, hinterherlauf*, läuft hinterher, hinterherrenn*, rennt hinterher, hetz*, verfolgungsjagd*
flee | flieh*, flücht*, geflohen, weglauf*, läuft weg, lauf weg, entkomm*, abhau*, haut ab, wegrenn*
hide | versteck*, verberg*, verbirg*, verborgen, untertauch*, taucht unter, sich verstecken, verstecken spielen, verkriech*
seek | suchen, sucht, suche, such, gesucht, durchsuch*, stöber*, aufsuch*, suchspiel*
find | finden, findet, finde, fand, gefunden, entdeck*, aufspür*, spürt auf, wiederfind*, ausfindig
sneak | schleich*, schlich, geschlichen, auf zehenspitzen, vorbeischleich*, schleicht vorbei, anschleich*, zehenspitzen, schleicht sich, unbemerkt vorbei
spy | spionier*, spion, spitzel*, belausch*, lausch*, ausspäh*, heimlich beobacht*, beschatt*, bespitzel*, späht
wake | weck*, geweckt, aufweck*, weckt auf, aufwach*, wacht auf, wach auf, aufgewacht, aufwecken, erwach*
sleep | schlaf*, schläf*, geschlafen, einschlaf*, einschläf*, schläft ein, pennen, pennt, döst, schlummer*
put-to-bed | ins bett bring*, bringt ins bett, zu bett bring*, einschläfern, schlafen legen, wiegenlied*, schlaflied*, in den schlaf wieg*, schlafen bringen, bringt die kinder ins bett
steal | stehl*, stiehl*, stahl, gestohlen, geklaut, geraubt, diebstahl, klauen, klaut, raubt
pinch-food | naschen, nascht, nasche, genascht, stibitz*, mopsen, mopst, knabber*, essen klau*, klaut essen
guard | bewach*, beschütz*, schützen, schützt, verteidig*, behüt*, bewacht, aufpassen auf, passt auf, wache halten
attack | angreif*, greift an, greif an, angriff*, attack*, überfall*, überfäll*, angegriffen, stürmt, überfiel
fight | kämpf*, gekämpft, kampf, prügel*, verprügel*, verhau*, duell*, schlägerei, raufen, rauft
punch | boxen, boxt, boxe, boxer, boxkampf*, faustschlag*, faustschläg*, k.o. schlag*, haut eine rein, schlägt zu
kick | treten, tritt, trete, getreten, kicken, kickt, tritt gegen, gekickt, fußtritt*, wegkick*
wrestle | ringen, ringt, ringer, ringkampf*, wrestl*, sumo, armdrücken, catchen, rangel*, gerungen
slap | ohrfeig*, klatscht eine, watsch*, backpfeife*, geohrfeigt, fliegenklatsche*, fliegen klatsch*, totschlag*, erschlag*, fliegen erschlag*
bite | beiß*, biss, bisse, gebissen, zubeiß*, beißt zu, zuschnapp*, schnappt zu, abbeiß*
sting | stechen, sticht, stich, gestochen, stach, piks*, pieks*, zustech*, sticht zu, stachel
shoot | schieß*, schoss, geschossen, abschieß*, schießt ab, feuern, feuert, ballern, ballert, abgeschossen
bomb | bombe*, bombardier*, spreng*, gesprengt, in die luft jag*, jagt in die luft, explodier*, explosion*, hochgeh*, bomben
slice | schneid*, schnitt, geschnitten, schnippel*, zerschneid*, hacken, hackt, zerhack*, aufschneid*, schnibbel*
saw | sägen, zersäg*, absäg*, sägt ab, holz sägen, durchsäg*, motorsäge*, kettensäge*, sägewerk*, sägt holz
hammer | hämmer*, hammer, nageln, nagelt, nagel einschlag*, gehämmert, nägel einschlag*, klopft nägel, einhämmer*
drill | bohren, bohrt, bohre, gebohrt, bohrer, schraub*, geschraubt, festschraub*, anbohr*, bohrmaschine*
build | bauen, baut, baue, gebaut, aufbau*, baut auf, errichte*, konstruier*, bau, erbaue*
repair | reparier*, reparatur*, flicken, flickt, geflickt, ausbesser*, ganz machen, macht ganz, instandsetz*, richten
assemble | zusammenbau*, baut zusammen, zusammensetz*, setzt zusammen, montier*, montage, zusammenfüg*, fügt zusammen, zusammengebaut, zusammenstecken
take-apart | auseinandernehm*, nimmt auseinander, zerleg*, zerlegt, demontier*, abbau*, baut ab, auseinanderbau*, baut auseinander, auseinandergenommen
paint | malen, malt, male, gemalt, streichen, streicht, gestrichen, anstreich*, anmal*, bemal*
draw | zeichne*, zeichnen, gezeichnet, skizzier*, skizze, kritzel*, kritzl*, zeichnung*, abzeichne*, aufzeichn*
colour-in | ausmal*, malt aus, mal aus, ausgemalt, anmal*, malt an, malbuch*, malbücher*, einfärb*
write | schreib*, schrieb, geschrieben, aufschreib*, schreibt auf, notier*, verfass*, niederschreib*
type | tippen, tippt, tippe, getippt, abtipp*, eintipp*, tippt ein, tastatur*, maschinenschreib*, zehnfinger*
spell | buchstabier*, buchstabieren, rechtschreib*, richtig schreib*, orthograf*, wörter schreiben, buchstabiert
read | lesen, liest, lese, gelesen, las, vorles*, liest vor, schmöker*, durchles*, lektüre
count | gezählt, abzähl*, zählt ab, nachzähl*, durchzähl*, mitzähl*, zusammenzähl*, zählen, zählt, zähle
calculate | rechne*, gerechnet, ausrechn*, rechnet aus, berechn*, addier*, multiplizier*, zusammenrechn*, kopfrechn*, mathe
measure | messen, misst, gemessen, abmess*, vermess*, wiegen, wiegt, gewogen, abwieg*
guess | raten, rät, rate, geraten, errat*, errät, erraten, geschätzt, schätzen, schätzt
answer | antwort*, beantwort*, geantwortet, erwider*, entgegne*, antwortet, quiz
ask | fragen, fragt, frage, gefragt, ausfrag*, fragt aus, nachfrag*, befrag*, verhör*, erkundig*
learn | lernen, lernt, lerne, gelernt, üben, übt, übe, geübt, büffel*, pauken
teach | lehren, lehrt, unterricht*, beibring*, bringt bei, erklär*, erkläre, beigebracht, lehrer*, zeigt wie
memorise | merken, merkt, gemerkt, auswendig*, einpräg*, prägt sich ein, erinner*, merk dir, gedächtnis*, sich merken
forget | vergess*, vergiss*, vergaß, verschwitz*, vergessen, verpenn*, entfallen
repeat | wiederhol*, nachmach*, macht nach, mach nach, nachahm*, ahmt nach, kopier*, imitier*, nachsprech*, nachspiel*
match | zuordn*, ordnet zu, paare finden, paare bilden, findet paare, zusammenpass*, passt zusammen, pärchen, zusammengehör*, paare suchen
sort | sortier*, sortiert, trenn*, getrennt, aussortier*, klassifizier*, einsortier*, einteil*, teilt ein, auseinanderhalten
order | ordnen, ordnet, geordnet, der größe nach, der reihe nach, in die richtige reihenfolge, reihenfolge*, anordn*, ordnet an, reiht
tidy | aufräum*, räumt auf, räum auf, aufgeräumt, wegräum*, räumt weg, einräum*, räumt ein, ausmist*, ordnung machen
pack | packen, packt, packe, gepackt, einpack*, packt ein, belad*, beläd*, einlad*, koffer packen
unload | ausladen, lädt aus, ausgeladen, ablad*, lädt ab, entlad*, entläd*, abgeladen, auspackt, löscht die ladung
stack | stapel*, stapl*, gestapelt, aufstapel*, auftürm*, aufeinander*, schichten, aufschicht*, übereinander stellen, türmt
balance | balancier*, gleichgewicht*, ausbalancier*, balance, im gleichgewicht halten, jonglier*, wackel*, nicht umfallen, austarier*
tip-over | umkipp*, kippt um, umgekippt, umstoß*, stößt um, umwerf*, wirft um, umfall*, fällt um, umschmeiß*
spill | verschütt*, verschüttet, kleckern, kleckert, ausschütt*, schüttet aus, verkleckern, schwapp*, überschwapp*, verschwapp*
pour | eingieß*, gießt ein, einschenk*, schenkt ein, schütt*, füllen, füllt, gefüllt, befüll*, einfüll*
empty | leeren, leert, geleert, ausleer*, leert aus, entleer*, leer machen, macht leer, auskipp*, kippt aus
mix | misch*, gemischt, rühr*, gerührt, umrühr*, rührt um, vermisch*, vermeng*, verrühr*, mixen
knead | kneten, knetet, knete, geknetet, durchknet*, teig kneten, knetet teig
bake | backen, backt, bäckt, backe, gebacken, bäcker*, bäckerei*, kuchen backen, buk
cook | kochen, kocht, koche, gekocht, koch, zubereit*, sieden, siedet, aufkoch*, brutzel*
fry | braten, brät, brate, gebraten, anbrat*, frittier*, brutzel*, bratpfanne*, spiegelei*, pfannengericht*
grill | gegrillt, geröstet, barbecue*, grillen, rösten, bbq, grillt, röstet
season | würzen, würzt, gewürzt, salzen, salzt, gesalzen, gewürz*, abschmeck*, pfeffern, nachwürz*
serve | bedien*, bedient, servier*, kellner*, auftisch*, tischt auf, aufträgt, bewirt*, ausschenk*
order-food | bestell*, bestellung*, essen bestellen, bestellt essen, bestellt, im restaurant bestellen, geordert
deliver | liefer*, geliefert, auslief*, liefert aus, zustell*, stellt zu, austrag*, trägt aus, vorbeibring*, lieferung*
carry | tragen, trägt, trage, getragen, schlepp*, geschleppt, transportier*, befördern, befördert, bringt
pull | ziehen, zieht, ziehe, gezogen, abschlepp*, schleif*, zerren, zerrt, tauzieh*, ziehst
push | schieb*, geschoben, schubs*, geschubst, stoßen, stößt, stoße, drängel*, rempel*, verschieb*
lift | heben, hebt, gehoben, aufheb*, hebt auf, heb auf, hochheb*, hebt hoch, stemmen, stemmt
lower | senken, senkt, gesenkt, herunterlass*, runterlass*, lässt herunter, lässt runter, absenk*, ablass*, hinunterlass*
hang | gehängt, aufhäng*, hängt auf, häng auf, aufgehängt, wäsche aufhäng*, hängt die wäsche auf, anhäng*, hängen, hängt
take-down | abnehm*, nimmt ab, abhäng*, hängt ab, wäsche abnehm*, wäsche reinholen, runternehm*, nimmt runter, abgenommen, holt die wäsche rein
fold | gefaltet, zusammenleg*, legt zusammen, zusammenfalt*, origami, knick*, wäsche falt*, falzen, falten, faltet
iron | bügel*, bügl*, gebügelt, bügeleisen*, glätten, hemden bügeln, bügelt
wash | wäsch*, gewaschen, spülen, spült, gespült, abwasch*, abspül*, geschirr spül*, waschen, wasche
clean | geputzt, reinig*, gereinigt, wisch*, gewischt, schrubb*, säuber*, macht sauber, putzen, putzt
sweep | fegen, fegt, fege, gefegt, kehren, kehrt, gekehrt, staubsaug*, saugt staub, aufkehr*
polish | polier*, poliert, schuhe putz*, wienern, wienert, blank putz*, auf hochglanz, blankputz*
dry | trockn*, getrocknet, abtrockn*, trocknet ab, föhn*, geföhnt, dörr*, trocken machen
dust | abstaub*, staubt ab, staub wisch*, wischt staub, staubwisch*, entstaub*, abgestaubt
sew | nähen, näht, genäht, gestickt, nähmaschine*, annäh*, zusammennäh*, schneider*, sticken, stickt
knit | strick*, gestrickt, häkel*, häkl*, gehäkelt, lismen, stricken
weave | webe*, weben, webt, gewebt, flecht*, flicht, geflochten, webstuhl*, verflecht*
tie | binden, bindet, gebunden, knoten, knotet, geknotet, festbind*, zubind*, verknot*, fessel*
untie | losbind*, bindet los, aufknot*, knotet auf, entwirr*, aufbind*, entknot*, knoten lös*, entfessel*, auseinanderwickel*
dress | anzieh*, zieht an, zieh an, angezogen, ankleid*, kleidet an, einkleid*, kleider anzieh*, verkleid*, zieht sich an
undress | auszieh*, zieht aus, zieh aus, ausgezogen, entkleid*, ablegen, zieht sich aus
put-on-make-up | schmink*, geschminkt, make-up, makeup, lippenstift*, wimperntusche, lidschatten, zurechtmach*
cut-hair | haare schneid*, schneidet haare, haarschnitt*, friseur*, frisör*, frisier*, frisur*, coiffeur*, haareschneid*
shave | rasier*, rasur*, bart ab, enthaar*, rasieren, rasierer*
decorate | schmück*, geschmückt, dekorier*, verzier*, verziert, deko, dekoration*, ausschmück*
wrap | einpack*, packt ein, einwickel*, einwickl*, wickelt ein, verpack*, geschenke einpack*, packt geschenke ein, eingepackt, umwickel*
unwrap | auspack*, packt aus, pack aus, ausgepackt, auswickel*, wickelt aus, geschenke auspack*, packt geschenke aus
give | geben, gebe, gegeben, schenk*, geschenkt, überreich*, spend*, hergeb*, gibt dem, gibt der
share-out | verteil*, verteilt, austeil*, teilt aus, aufteil*, teilt auf, teilen, teilt, geteilt, ausgeteilt
collect | sammel*, sammle*, gesammelt, einsammel*, sammelt ein, aufsammel*, sammelt auf, sammler*, münzen sammeln, einsammle*
gather-together | versammel*, versamml*, zusammenruf*, ruft zusammen, zusammentrommel*, zusammenkomm*, kommen zusammen, zusammenbring*, bringt zusammen, zusammenführ*
buy | kauf*, gekauft, einkauf*, kauft ein, shoppen, shoppt, besorg*, erwerb*, erwirbt, anschaff*
sell | verkauf*, verkauft, verkäufer*, vertick*, verhöker*, verscherbel*, feilbiet*
bargain | feilsch*, gefeilscht, verhandel*, verhandl*, handelt herunter, handelt runter, runterhandel*, herunterhandel*, preis drücken, drückt den preis
trade | tausch*, getauscht, handeln, handelt, gehandelt, eintausch*, händler*, tauschhandel*, handel treib*
pay | bezahl*, zahlen, zahlt, zahle, gezahlt, zahlung*, begleich*
earn-money | geld verdien*, verdient geld, verdien*, geld machen, macht geld, reich werden, wird reich, kohle machen, gewinn machen
save-money | sparen, spart, spare, gespart, ansparen, spart an, sparschwein*, geld zurückleg*, erspar*, zusammenspar*
invest | investier*, investition*, geld anleg*, legt geld an, aktien, unternehmen führ*, firma führ*, führt eine firma, geschäft betreib*, wirtschaftet
hire | einstell*, stellt ein, eingestellt, anheuer*, heuert an, engagier*, anstell*, beschäftig*, anwerb*, mitarbeiter einstell*
manage | verwalt*, manag*, leiten, leitet, betreib*, laden führ*, führt einen laden, geschäft führ*, führt ein geschäft, laden schmeiß*
win | gewinn*, gewann, gewonnen, gesiegt, siegen, sieger*, triumph*, wird erster, siegt
lose | verlier*, verlor, verloren, verliert, verlierer*, niederlage*, wird letzter, unterlieg*
bet | gewettet, wette, zocken, zockt, glücksspiel*, setzt auf, casino*, pokern, wetten, wettet
deal | karten geb*, gibt karten, karten misch*, mischt karten, mischt die karten, karten austeil*, teilt karten aus, kartengeber*, gibt die karten
draw-card | karte ziehen, zieht eine karte, karten ziehen, zieht karten, karte nehm*, nimmt eine karte, zieh eine karte, karte aufnehm*, zieht die karte
discard | ablegen, legt ab, abgelegt, loswerd*, wird los, abwerf*, wirft ab, karten loswerd*, karten ableg*, karten wegwerf*
roll | würfel*, würfl*, gewürfelt, würfeln, würfel werfen, wirft würfel, augenzahl
turn-over | umdreh*, dreht um, dreh um, umgedreht, aufdeck*, deckt auf, aufgedeckt, wend*, gewendet, umklapp*
move | ziehen, zieht, zug machen, bewegen, bewegt, beweg*, setzen, setzt, vorrück*, verschieb*
capture | schlagen, schlägt, geschlagen, figur schlag*, figuren schlag*, schachmatt, schlägt die figur, stein schlag*, steine schlag*, schlägt steine
connect | verbind*, verband, verbunden, verknüpf*, anschließ*, vernetz*, zusammenschließ*, vier gewinnt
merge | verschmelz*, verschmilz*, verschmolzen, vereinig*, vereint, kombinier*, zusammenfüg*, fusionier*, zusammenschieb*
divide | teilen, teilt, geteilt, zerteil*, aufteil*, spalt*, gespalten, aufspalt*, halbier*, dividier*
swipe | wischen, wischt, schieb*, verschieb*, verschiebt, kacheln schieb*, schiebt kacheln, schiebepuzzle*, streicht über
drag | zieh mit der maus, mit der maus zieh*, drag and drop, hinzieh*, ziehen und ablegen, per maus ziehen, ziehen, zieht, gezogen
click | klick*, geklickt, anklick*, klickt an, antipp*, tippt an, tippen, tippt, angeklickt, draufklick*
press | gedrückt, taste drück*, knopf drück*, drückt den knopf, drückt tasten, draufdrück*, tasten drück*, drücken, drückt
hold-down | gedrückt halten, hält gedrückt, gedrückthalten, halte gedrückt, festhalt*, hält fest, lange drücken, drückt lange
release | loslass*, lässt los, lass los, losgelassen, ließ los, freigeb*, gibt frei
hit | treff*, triff*, traf, getroffen, ziel treff*, trifft das ziel, ins schwarze, volltreffer*, treffer*
miss | verfehl*, danebenschieß*, schießt daneben, daneben, vorbeischieß*, schießt vorbei, trifft nicht, nicht treffen, fehlschuss*, verpass*
score | tore schieß*, tor schieß*, schießt tore, schießt ein tor, punkte*, punkten, punktet, torschuss*, erzielt, tore mach*
bounce | hüpf*, gehüpft, prall*, aufprall*, federt, abfeder*, trampolin*, springt auf, titsch*
dribble | dribbel*, dribbl*, gedribbelt, ball führ*, ball hochhalt*, hält den ball hoch, prellt den ball
pass | pass spielen, zuspiel*, spielt zu, abspiel*, spielt ab, passspiel, flanke*, ball zuspiel*, passt den ball, spielt den ball
head | köpfen, köpft, geköpft, kopfball*, kopfbälle*, einköpf*, köpfelt, köpfler
serve-ball | aufschlag*, schlägt auf, aufschläg*, zurückschlag*, schlägt zurück, tennis, retournier*, return, ballwechsel*, volley*
bat | schläger*, ball schlag*, schlägt den ball, baseball*, abschlag*, schlägt ab, kricket, cricket*, homerun*, schlagball
putt | putten, puttet, putt, einloch*, locht ein, minigolf*, golf*, golfen, eingelocht
bowl | kegeln, kegelt, gekegelt, bowlen, bowlt, bowling*, boule, boccia, kegelbahn*, kugel roll*
skate | skaten, skatet, schlittschuh*, eislauf*, eisläuf*, skateboard*, rollschuh*, inliner*, eiskunstlauf*, läuft schlittschuh
ski | ski, skifahr*, fährt ski, skilauf*, rodel*, rodl*, schlitten*, snowboard*, schifahr*, skispring*
surf | surfen, surft, surfe, gesurft, surfer*, wellenreit*, windsurf*, surfbrett*, reitet auf wellen
sail | segeln, segelt, segle, gesegelt, segler*, segelboot*, segelschiff*, regatta*
row | rudern, rudert, gerudert, ruder*, paddel*, paddl*, gepaddelt, kajak*, kanu*, ruderboot*
swim | schwimm*, geschwommen, plansch*, kraulschwimm*, brustschwimm*, schwimmer*
dive | tauch*, getaucht, abtauch*, taucht ab, schnorchel*, kopfsprung*, kopfspring*, köpper, taucher*
float | treiben, treibt, obenauf schwimm*, dümpel*, dahintreib*, treibt dahin, schwimmt oben, schwebt im wasser
sink | sinken, sinkt, sank, gesunken, untergeh*, geht unter, versenk*, versink*, ertrink*, absauf*
fly | flog, geflogen, flug, flatter*, umherflieg*, flügel schlag*, pilot*, fliegen, fliegt
glide | gleiten, gleitet, glitt, segelflieg*, segelflug*, gleitschirm*, drachenflieg*, paraglid*, dahingleit*, gleitflug*
hover | schweb*, geschwebt, schweben, in der luft stehen, steht in der luft, levitier*, in der luft bleiben
take-off | abheb*, hebt ab, abgehoben, starten, startet, gestartet, abflug*, abflieg*, fliegt ab, start
land | landen, landet, gelandet, landung*, aufsetz*, setzt auf, notland*, flugzeug land*
crash | krach*, abstürz*, stürzt ab, zusammenstoß*, stößt zusammen, kollidier*, crash*, rammen, rammt, unfall*
steer | steuer*, gesteuert, lenk*, gelenkt, navigier*, manövrier*, lotsen, steuert
drive | fahren, fährt, fahre, fuhr, gefahren, fahrer*, autofahr*, fährt auto, kutschier*, fahrt
park | parken, parkt, parke, geparkt, einpark*, parkt ein, parkplatz*, parkplätze*, parkieren, ausparken
overtake | überhol*, überholt, vorbeifahr*, fährt vorbei, vorbeizieh*, zieht vorbei, abhäng*, überrund*
brake | brems*, gebremst, abbrems*, anhalt*, hält an, stopp*, gestoppt, vollbremsung*, bleibt stehen, stehen bleiben
speed-up | beschleunig*, gas geben, gibt gas, gib gas, schneller werd*, wird schneller, turbo*, tempo mach*, schneller fahren, aufs gas
slow-down | verlangsam*, langsamer*, langsamer werd*, wird langsamer, abbrems*, bremst ab, tempo drossel*, entschleunig*, zeitlupe
drift | drift*, gedriftet, driften, schleuder*, querstell*, schlitter*, mit quietschenden reifen
race | rennen fahren, fährt rennen, wettrenn*, wettlauf*, rennen, rast, um die wette, wettbewerb*, wettfahr*, gerast
refuel | tanken, tankt, tanke, getankt, auftank*, tankt auf, volltank*, tankt voll, betank*, tankstelle*
get-in | einsteig*, steigt ein, steig ein, eingestiegen, zusteig*, steigt zu, an bord gehen, geht an bord, aufsteig*
get-off | aussteig*, steigt aus, steig aus, ausgestiegen, absteig*, steigt ab, von bord gehen, geht von bord
pick-up-passengers | fahrgäste*, fahrgäste aufnehm*, passagiere aufnehm*, nimmt passagiere auf, fahrgäste abhol*, holt fahrgäste ab, mitnehm*, nimmt mit, leute abhol*, passagiere abhol*
cross | überquer*, überquert, über die straße, durchquer*, kreuzt, kreuzen, geht hinüber, rübergeh*, über den fluss, geht über die straße
jump-over | überspring*, spring*, sprang, gesprungen, drüberspring*, springt über, springt drüber, hürde*, hüpft über, sprung
hop | hüpf*, gehüpft, hopsen, hopst, hoppel*, hoppeln, auf einem bein, himmel und hölle, seilspring*, hupfen
climb | kletter*, geklettert, hochkletter*, klettert hoch, erklimm*, besteig*, hinaufkletter*, kraxel*, kraxl*, bergsteig*
swing | schwing*, geschwungen, schaukel*, schaukl*, pendel*, liane*, schwingt sich, am seil schwing*, schunkel*
hang-on | festhalt*, hält sich fest, halt dich fest, festklammer*, klammert sich, sich festhalten, dranhäng*, hängt dran
crawl | krabbel*, krabbl*, gekrabbelt, kriech*, gekrochen, robben, robbt, auf allen vieren, schlängel*
slide | rutsch*, gerutscht, ausrutsch*, rutscht aus, schlitter*, gleiten, gleitet, glitsch*, rutscht, rutschbahn*
fall-down | hinfall*, fällt hin, fallen, fällt, fiel, gefallen, stürz*, gestürzt, runterfall*, stolper*
roll-along | rollen, rollt, gerollt, kuller*, kullern, purzel*, rollend*, gekullert, wälzen, wälzt
spin | dreh*, gedreht, kreisel*, rotier*, wirbel*, herumdreh*, dreht sich, im kreis, trudel*
tilt | kippen, kippt, neig*, geneigt, gekippt, schräg*, schief halten, schief stell*, ankipp*
shake | schüttel*, schüttl*, geschüttelt, rüttel*, rüttl*, durchschüttel*, wackel*, schüttelt, zitter*
dance | tanz*, tänz*, getanzt, ballett*, tänzer*, walzer, disko, tango
sing | singen, singt, singe, sang, gesungen, gesang*, sänger*, karaoke, trällern, chor
play-an-instrument | instrument spiel*, spielt ein instrument, klavier*, gitarre*, musizier*, musik mach*, macht musik, geige*, spielt klavier, spielt gitarre
drum | trommel*, getrommelt, trommeln, schlagzeug*, den takt, takt schlag*, schlägt den takt, pauke*, drummer
clap | klatsch*, geklatscht, applaudier*, applaus, beifall*, in die hände klatsch*, klatscht in die hände
listen | zuhör*, hört zu, hör zu, hören, hört, höre, gehört, lausch*, anhör*, hinhör*
shout | schrei*, schrie, geschrien, rufen, ruft, rufe, gerufen, brüll*, gebrüllt, kreisch*
whisper | flüster*, geflüstert, tuschel*, wisper*, raunen, raunt, murmel*, leise sprech*
bark | bellen, bellt, gebellt, miau*, kläff*, jaul*, wuff, maunz*, knurr*
laugh | lachen, lacht, lache, gelacht, kicher*, zum lachen bring*, bringt zum lachen, auslach*, witz*, witze erzähl*
cry | weinen, weint, weine, geweint, heulen, heult, geheult, flennen, plärr*, schluchz*
scare | erschreck*, erschrick*, erschrak, angst mach*, macht angst, angst einjag*, jagt angst ein, grusel*, ängstig*
haunt | spuk*, gespukt, herumspuk*, gespenst*, spukt, spukhaus, geistert, als geist
surprise | überrasch*, überrascht, überraschung*, verblüff*, verblüfft, überrumpel*, staun*
tease | necken, neckt, geneckt, ärger*, geärgert, streich spiel*, streiche spiel*, spielt streiche, hänsel*, nerven
tickle | kitzel*, kitzl*, gekitzelt, kitzeln, kitzlig
kiss | küss*, kuss, geküsst, küsschen, knutsch*, geknutscht, bussi*, busserl*, abknutsch*
hug | umarm*, umarmung*, in den arm nehm*, nimmt in den arm, knuddel*, in die arme
marry | heirat*, verheirat*, geheiratet, hochzeit*, vermähl*, trauung*, traut sich
invite | einladen, lädt ein, lade ein, eingeladen, einladung*, lud ein, lädt gäste ein, gäste einlad*, bittet herein
visit | besuch*, besucht, vorbeikomm*, kommt vorbei, vorbeischau*, schaut vorbei, besichtig*, zu besuch
meet | begegn*, kennenlern*, lernt kennen, sich treffen, treffen sich, trifft sich, verabred*, trifft jemand*, begegnet
greet | grüß*, gegrüßt, begrüß*, begrüßt, hallo sag*, sagt hallo, winken, winkt, willkommen*, guten tag sag*
flirt | flirt*, geflirtet, anbagger*, baggert an, anmach*, macht schöne augen, umwerb*, umwirbt, schäker*
comfort | tröst*, getröstet, trösten, aufmunter*, muntert auf, trost, beisteh*, aufheiter*, heitert auf
calm-down | beruhig*, beruhigt, entspann*, relax*, abschalt*, runterkomm*, kommt runter, chillen, chillt, besänftig*
wait | warten, wartet, warte, gewartet, abwart*, wartet ab, ausharr*, harren, geduld
queue | anstell*, stellt sich an, schlange steh*, steht schlange, in der schlange, steht an, warteschlange*, schlangesteh*, anstehen
arrive | ankomm*, kommt an, angekommen, ankunft*, erreich*, eintreff*, trifft ein, komm an, anlang*
leave | verlass*, verläss*, verließ, weggeh*, geht weg, abreis*, reist ab, abfahr*, fährt ab, aufbrech*
come-back | zurückkomm*, kommt zurück, komm zurück, zurückkehr*, kehrt zurück, heimkehr*, wiederkomm*, kommt wieder, zurückgekehrt, rückkehr*
get-home | nach hause*, heimkomm*, kommt heim, kommt nach hause, heimgeh*, geht heim, heimweg*, geht nach hause, nachhause*, heimfind*
get-lost | verlauf*, verläuf*, verlaufen, verirr*, verirrt, verfahr*, verfährt sich, weg verlier*, verliert den weg, verläuft sich
explore | erkund*, erkundet, erforsch*, herumstreif*, umherstreif*, streifen, streift, wandern, wandert, entdeckungsreise*
travel | reisen, reist, reise, gereist, verreis*, rundreise*, unterwegs, urlaub*, bereis*, weltreise*
follow | folgen, folgt, folge, gefolgt, hinterhergeh*, geht hinterher, nachgeh*, nachlauf*, läuft nach, beschatt*
lead | führen, führt, geführt, anführ*, führt an, leiten, leitet, den weg zeig*, zeigt den weg, lotsen
accompany | begleit*, begleitet, mitgeh*, geht mit, geleit*, mitkomm*, kommt mit, eskortier*, heimbring*, bringt heim
rescue | retten, rettet, rette, gerettet, rettung*, bergen, birgt, geborgen, in sicherheit bring*, bringt in sicherheit
free | befrei*, befreit, freilass*, lässt frei, freigelassen, befreiung*, ausbrech*, bricht aus, rausholen, freikomm*
help | helf*, hilf*, half, geholfen, hilfe, unterstütz*, beisteh*, steht bei, mithelf*
heal | heilen, heilt, geheilt, heilung*, verarzt*, verbind*, pflegt gesund, gesund mach*, macht gesund, kuriert
operate | operier*, operation*, chirurg*, op, operiert, eingriff
infect | infizier*, ansteck*, steckt an, angesteckt, infektion*, verseuch*, anstecken, seuche*, pandemie*, virus
vaccinate | impf*, geimpft, impfung*, spritze geb*, gibt eine spritze, impfen, spritzen geb*
pull-out | zahn ziehen, zieht zähne, zieht einen zahn, zähne ziehen, zahnarzt*, rauszieh*, zieht raus, herauszieh*, zieht heraus
examine | untersuch*, untersucht, prüf*, geprüft, kontrollier*, überprüf*, inspizier*, begutacht*, check*, begutachten
arrest | verhaft*, verhaftet, festnehm*, nimmt fest, festgenommen, dieb fang*, diebe fang*, fängt diebe, fängt den dieb, schnappt den dieb
imprison | einsperr*, sperrt ein, eingesperrt, einbucht*, gefängnis*, knast, inhaftier*, hinter gitter*, einkerker*, kerker*
judge | richten, richtet, urteil*, verurteil*, anklag*, klagt an, beschuldig*, richter*, beurteil*
solve | lösen, löst, gelöst, auflös*, aufklär*, klärt auf, knacken, lösung*, enträtsel*, rätsel*
open | öffn*, geöffnet, aufmach*, macht auf, mach auf, aufgemacht, aufgeh*, tür öffn*, aufklapp*, aufstoßen
close | geschlossen, zumach*, macht zu, mach zu, zugemacht, zuschlag*, schlägt zu, tür zu, schließen, schließt
lock | abschließ*, schließt ab, abgeschlossen, zusperr*, sperrt zu, verriegel*, absperr*, sperrt ab, verschließ*, zuschließ*
unlock | aufschließ*, schließt auf, aufgeschlossen, aufsperr*, sperrt auf, entriegel*, entsperr*, schlüssel benutz*, mit dem schlüssel
pick-a-lock | schloss knack*, schlösser knack*, knackt schlösser, knackt das schloss, knackt ein schloss, dietrich*, tresor knack*, knackt tresore, safeknack*, aufbrech*
break | zerbrech*, zerbrich*, zerbrochen, kaputt*, kaputtmach*, macht kaputt, zerschlag*, zerstör*, zerdepper*, geht kaputt
tear | reißen, reißt, riss, gerissen, zerreiß*, zerriss*, abreiß*, reißt ab, einreiß*, zerfetz*
crush | zerdrück*, zerquetsch*, zertret*, zertritt, zermalm*, zerstampf*, plattmach*, macht platt, zerquetscht, quetsch*
pop | platzen, platzt, geplatzt, zerplatz*, zum platzen bring*, seifenblase*, blasen platz*, ballons platz*, bringt ballons zum platzen, knallt
shatter | zersplitter*, zerspring*, zersprungen, in tausend stücke, zerschell*, in scherben, zerschmetter*, zersplittern, zerschmettert
melt | schmelz*, schmilz*, schmolz, geschmolzen, tauen, taut, auftau*, taut auf, abschmelz*, zerlauf*
freeze | frier*, gefrier*, gefroren, einfrier*, friert ein, eingefroren, zufrier*, friert zu, erstarr*, vereis*
burn | brenn*, brannte, gebrannt, verbrenn*, verbrannt, abbrenn*, feuer fang*, fängt feuer, anzünd*, in flammen
put-out | lösch*, gelöscht, feuer löschen, löscht feuer, löscht den brand, brand lösch*, brände lösch*, feuerwehr*, auspust*, pustet aus
light | anmach*, macht an, mach an, einschalt*, schaltet ein, anzünd*, zündet an, anschalt*, schaltet an, licht an
switch-off | ausmach*, macht aus, mach aus, ausschalt*, schaltet aus, abschalt*, schaltet ab, abstell*, stellt ab, licht aus
charge | auflad*, auflädt, lädt auf, aufgeladen, akku lad*, lädt den akku, nachlad*, ladegerät*, batterie lad*
power | einsteck*, steckt ein, anschließ*, schließt an, strom*, mit strom versorg*, stromversorgung*, antreib*, treibt an, stecker
leak | undicht*, tropf*, getropft, ausläuft, läuft aus, auslauf*, leckt, leckschlag*, leck, lecken
flood | überschwemm*, überflut*, überflutet, fluten, flutet, hochwasser*, geflutet, unter wasser setz*, land unter
bail-out-water | wasser schöpf*, schöpft wasser, ausschöpf*, schöpf*, schöpft aus, wasser rausschaff*, wasser aus dem boot, lenzen
pump | pump*, gepumpt, aufpump*, pumpt auf, abpump*, aufblas*, bläst auf, aufgepumpt, luftpumpe*
plug | stopf*, gestopft, zustopf*, stopft zu, abdicht*, dichtet ab, verstopf*, loch stopf*, löcher stopf*, stöpsel*
block | blockier*, abwehr*, wehrt ab, aufhalt*, hält auf, ball halten, torwart*, parier*, blocken, blockt
dodge | ausweich*, weicht aus, weich aus, ausgewichen, vermeid*, meiden, entgeh*, umgeh*, umkurv*
duck | duck*, geduckt, duckt sich, wegduck*, gebückt, kopf einzieh*, zieht den kopf ein, bücken, bückt
trap | falle stell*, fallen stell*, stellt fallen, in die falle*, stellt eine falle, einfang*, fängt ein, ködern, in eine falle, umgarnt
poison | vergift*, vergiftet, giftig*, gift, gifte, vergiftung*
eat | essen, isst, esse, gegessen, fress*, friss*, gefressen, verputz*, mampf*
drink | trink*, trank, getrunken, saufen, säuft, schlürf*, austrink*, nipp*
swallow | schluck*, geschluckt, verschluck*, verschling*, verschlungen, runterschluck*, schluckt runter, hinunterschluck*, runterschling*
lick | schleck*, geschleckt, lecken, leckt ab, ableck*, abschleck*, geleckt, aufleck*
chew | kauen, kaut, kaue, gekaut, zerkau*, kaugummi*, nagen, nagt, knabber*, mampf*
taste | probier*, schmeck*, geschmeckt, abschmeck*, gekostet, verkost*, kostprobe*
vomit | kotz*, gekotzt, erbrech*, erbrich*, erbrochen, übergeb*, übergibt sich, reihern, speien
grow | wuchs, gewachsen, größer werd*, wird größer, wachstum*, aufwachs*, wachsen, wächst, wachse
shrink | schrumpf*, geschrumpft, kleiner werd*, wird kleiner, wird immer kleiner, einschrumpf*, einlauf*, verkleiner*, eingeh*
become | verwandel*, verwandl*, verwandelt, zu etwas werden, geworden, umwandel*, wird zu, mutier*, wird zum, wird zur
evolve | entwickel*, entwickl*, evolution*, weiterentwickel*, evolvier*, mutier*, höherentwickel*, anpass*
hatch | schlüpf*, geschlüpft, ausbrüt*, brütet aus, ausschlüpf*, aus dem ei, kriecht aus dem ei, brüten, brütet
breed | zücht*, gezüchtet, zucht, großzieh*, zieht groß, aufzieh*, zieht auf, vermehr*, aufzucht*, züchter*
lay | eier leg*, legt eier, legt ein ei, ei leg*, eierleg*, eier gelegt, ablaich*, laichen
die | sterb*, stirb*, starb, gestorben, tod, tot, umkomm*, kommt um, verreck*, krepier*
survive | überleb*, überlebt, überleben, am leben bleib*, bleibt am leben, durchhalt*, hält durch, übersteh*, durchkomm*, survival*
revive | wiederbeleb*, wiederbelebt, belebt wieder, auferst*, zum leben erweck*, erweckt zum leben, reanimier*, ins leben zurück*, wiedererweck*, wieder lebendig
rest | ausruh*, ruht aus, ruht sich aus, ausgeruht, ruhen, ruht, pause mach*, macht pause, rasten, hinleg*
do-exercises | trainier*, training*, turnen, turnt, sport*, gymnastik*, liegestütz*, fitness*, workout*, übungen machen
meditate | meditier*, meditation*, yoga, in sich geh*, zen, achtsam*, innere ruhe
breathe | atm*, atmen, geatmet, einatm*, atmet ein, ausatm*, luft hol*, holt luft, luft anhalt*, atem
pray | beten, betet, bete, gebetet, gebet, gebete, anbet*, betet an
fish-out-of-water | aus dem wasser zieh*, zieht aus dem wasser, rausfisch*, fischt raus, herausfisch*, fischt heraus, aus dem wasser hol*, holt aus dem wasser, auffisch*, aus dem wasser fisch*
recycle | recycel*, recycl*, wegwerf*, wirft weg, wegschmeiß*, schmeißt weg, mülltrenn*, in den müll*, trennt müll, müll trenn*
litter | verschmutz*, dreckig mach*, macht dreckig, schmutzig mach*, macht schmutzig, vermüll*, verdreck*, müll hinterlass*, einsau*
vote | wähl*, gewählt, abstimm*, stimmt ab, abgestimmt, wahl, stimme abgeb*, gibt seine stimme ab, voten
persuade | überred*, überredet, überzeug*, überzeugt, beschwatz*, breitschlag*, umstimm*, stimmt um, rumkrieg*, bequatsch*
lie | lügen, lügt, lüge, gelogen, belüg*, schummel*, schumml*, betrüg*, betrogen, mogel*
bluff | bluff*, geblufft, vortäusch*, täuscht vor, pokerface, so tun als ob, tut so als ob
choose | wählen, wählt, aussuch*, sucht aus, such aus, ausgesucht, auswähl*, wählt aus, entscheid*, ausgewählt
reject | ablehn*, lehnt ab, abgelehnt, zurückweis*, weist zurück, aussortier*, sortiert aus, abweis*, weist ab, verwerf*
approve | genehmig*, stempel*, gestempelt, abstempel*, stempelt ab, billigen, billigt, zustimm*, stimmt zu, absegn*
photograph | fotografier*, photographier*, fotos mach*, foto mach*, macht fotos, macht ein foto, knipsen, knipst, geknipst, selfie*
film | filmen, filmt, filme, gefilmt, streamen, streamt, stream*, video dreh*, dreht ein video, dreht einen film
print | drucken, druckt, drucke, gedruckt, ausdruck*, druckt aus, drucker*, bedruck*, druckerei*
send | senden, sendet, sende, gesendet, schick*, geschickt, verschick*, abschick*, versend*, zusend*
phone | telefonier*, anruf*, ruft an, ruf an, angerufen, telefon*, durchkling*, anrufen
post | posten, postet, poste, gepostet, veröffentlich*, hochlad*, lädt hoch, teilt online, publizier*, ins netz stell*
unlock-levels | freischalt*, schaltet frei, freigeschaltet, level freischalt*, freispiel*, spielt frei, upgrad*, aufrüst*, rüstet auf, verbesser*
summon | beschwör*, beschworen, zauber*, gezaubert, herbeiruf*, ruft herbei, heraufbeschwör*, zaubert, zauberspruch*, hex hex
curse | verfluch*, verflucht, fluch, fluchen, verhex*, verhext, verwünsch*, verzauber*, fluche, verwünscht
teleport | teleportier*, teleport*, beamen, beamt, gebeamt, portal*, wegbeam*, beamt sich
disappear | verschwind*, verschwand, verschwunden, unsichtbar*, sich auflös*, löst sich auf, wegzauber*
appear | erschein*, erschien*, auftauch*, taucht auf, aufgetaucht, zeigt sich, auftret*, tritt auf, hervorkomm*, spawn*
rain | regne*, regnen, geregnet, regen, nieseln, nieselt, schütten, schüttet, pladder*, regenschauer*
snow | schnei*, geschneit, schneien, schnee, schneefall*, einschnei*, schneegestöber*, schneesturm
storm | stürm*, sturm*, gewitter*, donner*, gedonnert, blitz*, unwetter*, blitzt, orkan*
blow | wehen, weht, geweht, bläst, blasen, pusten, pustet, wind, windig*, windstoß*
erupt | ausbrech*, bricht aus, ausgebrochen, ausbruch*, vulkan*, lava, eruption*, spuckt feuer, vulkanausbruch*
quake | beben, bebt, gebebt, erdbeben*, erde bebt, wackelt die erde, erschütter*, die erde zittert
set | untergeh*, geht unter, sonnenuntergang*, dunkel werd*, wird dunkel, dämmer*, sonne geht unter, abenddämmerung*, es dunkelt, nacht werden
dawn | hell werd*, wird hell, sonnenaufgang*, sonne geht auf, morgendämmerung*, morgengrauen*, tagesanbruch*, dämmert, wird tag, bei tagesanbruch
bloom | blüh*, geblüht, aufblüh*, blüht auf, erblüh*, blüte, blüten, in voller blüte
rot | verfaul*, verfault, faulen, fault, vergammel*, gammel*, verrott*, schimmel*, verderb*, schlecht werden
cool-down | abkühl*, kühlt ab, kalt werd*, wird kalt, auskühl*, kühlt aus, erkalt*, abgekühlt, kühlen
overflow | überlauf*, überläuf*, läuft über, überkoch*, kocht über, übergelaufen, überquell*, überschäum*, schwappt über
run-out | ablaufen, läuft ab, abgelaufen, zeit läuft ab, zeit ist um, zeitlimit*, countdown*, gegen die zeit, zeitdruck*, knappe zeit
ring | geläutet, klingel*, klingl*, geklingelt, bimmel*, glocke*, schellt, türklingel*, läuten, läutet
knock | klopf*, geklopft, anklopf*, klopft an, pochen, pocht, klopfen
escape-from-a-room | escape room*, escape-room*, escaperoom*, aus dem raum*, aus dem zimmer*, fluchtraum*, raum entkomm*, zimmer entkomm*, aus einem raum*, eingeschlossen
invade | invasion*, einmarschier*, marschiert ein, eindring*, dringt ein, besetz*, überrenn*, einrück*, einfallen
conquer | erober*, erobert, einnehm*, nimmt ein, eroberung*, unterwerf*, unterwirf*, weltherrschaft*, gebiete einnehm*, land erobern
defeat | besieg*, besiegt, schlagen, bezwing*, bezwungen, überwind*, überwält*, vernicht*, niederschlag*, fertigmach*
surround | umzingel*, umzingl*, umzingelt, einkreis*, kreist ein, umschließ*, umstell*, einkessel*, umgeben, umgibt
place | hinstell*, stellt hin, stellen, stellt, legen, legt, hinleg*, legt hin, platzier*, setzt hin
remove | entfern*, entfernt, wegnehm*, nimmt weg, wegräum*, beseitig*, weggenommen, abräum*, räumt ab, wegmach*
replace | ersetz*, ersetzt, austausch*, tauscht aus, auswechsel*, auswechsl*, wechselt aus, umtausch*, ausgetauscht, wechsel*
insert | einsetz*, setzt ein, einfüg*, fügt ein, reinsteck*, steckt rein, hineinsteck*, steckt hinein, einführ*, einwerf*
aim | zielen, zielt, gezielt, anvisier*, visiert an, anpeil*, ins visier*, zielscheibe*, aufs korn
stretch | gespannt, dehn*, gedehnt, zurückzieh*, zieht zurück, steinschleuder*, zwille*, katapult*, spannen, spannt
launch | abschieß*, schießt ab, rakete start*, startet rakete*, raketenstart*, starten, katapultier*, abfeuern, feuert ab, ins all schieß*
bounce-off | abprall*, prallt ab, abgeprallt, querschläger*, zurückprall*, prallt zurück, abpraller*, von der wand ab, über bande
reflect | spiegl*, reflektier*, gespiegelt, zurückwerf*, wirft zurück, reflexion*, widerspiegel*, spiegeln, spiegelt
magnetise | magnet*, magnetisier*, anzieh*, zieht an, anziehungskraft*, anlock*, lockt an
push-away | wegstoß*, stößt weg, wegschieb*, schiebt weg, wegdrück*, abstoß*, stößt ab, zurückdräng*, verscheuch*, vertreib*
mine | schürf*, geschürft, bergbau*, erz abbau*, gold abbau*, baut erz ab, bergwerk*, abbauen, spitzhacke*, bergmann
smelt | schmied*, geschmiedet, erz schmelz*, schmilzt erz, herstell*, stellt her, craft*, verhütt*, metall gieß*, gießerei*
brew | brauen, bier brauen, gebraut, brauerei*, aufbrüh*, brüht auf, kaffee koch*, tee koch*, zaubertrank*
pickle | einleg*, legt ein, eingelegt, einmach*, macht ein, eingemacht, einkoch*, kocht ein, einweck*, konservier*
peel | schälen, schält, schäle, geschält, abschäl*, schält ab, pellen, pellt, gepellt, entkern*
squeeze | auspress*, presst aus, pressen, presst, gepresst, ausquetsch*, quetscht aus, entsaft*, saft press*, ausdrück*
crack | knacken, knackt, geknackt, nüsse knack*, aufschlag*, schlägt auf, eier aufschlag*, schlägt eier auf, nussknacker*, aufknack*
spread | bestreich*, schmier*, geschmiert, aufstreich*, streicht auf, beschmier*, buttert, brote schmier*, streichen, streicht
sprinkle | streuen, streut, gestreut, bestreu*, bestäub*, drüberstreu*, streut drüber, besprenkel*, berieselt
roll-out | ausroll*, rollt aus, ausgerollt, nudelholz*, teig ausroll*, einroll*, maultasche*, auswell*, knödel roll*, teigtasche*
skewer | aufspieß*, spießt auf, spieß, spieße, aufgespießt, schaschlik*, auf spieße steck*, kebab*, stecken auf spieße
`;
