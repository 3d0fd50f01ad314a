/** Dutch: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | spugen, spuugt, spuug*, spuw*, gespuugd, niezen, niest, niesde, blazen naar, blaast naar
throw | gooi*, gegooid, werpen, werpt, wierp, geworpen, smijt*, gesmeten, slinger*, keilen
toss | opgooi*, gooit op, in de lucht gooien, gooit in de lucht, pannenkoek omdraai*, pannenkoeken omdraai*, pannenkoek flip*, omhoog gooien, gooit omhoog
drop | laten vallen, laat vallen, liet vallen, laat iets vallen, loslaten, droppen, dropt, afwerp*
catch | vangen, vangt, vang, ving, gevangen, opvang*, vangt op, vang op, opgevangen
grab | grijp*, greep, gegrepen, grissen, grist, pakken, pakt, graai*, afpakken
pick | plukken, plukt, pluk, geplukt, fruit pluk*, bloemen pluk*, bessen pluk*, fruitpluk*
harvest | oogst*, geoogst, oogsten, maaidors*, haalt de oogst binnen, druivenpluk*
plant | planten, plant een, geplant, zaaien, zaait, zaai*, gezaaid, aanplant*, poten, inzaai*
water | water geven, geeft water, gieter*, besproei*, sproeien, sproeit, bewater*, bevloei*, planten water, begieten
dig | graven, graaft, graaf, groef, gegraven, opgraven, graaft op, scheppen, spitten, uitgraven
fill-in | dichtgooi*, gooit dicht, begraven, begraaft, dempen, dempt, ingraven, graaft in, dichtscheppen, onder de grond stoppen
rake | harken, harkt, hark, geharkt, schoffel*, wieden, wiedt, onkruid*, aanharken
prune | snoei*, gesnoeid, maaien, maait, gemaaid, grasmaai*, bijknip*, trimmen, heg knip*, gras maaien
milk | melken, melkt, gemolken, melkmachine*, koeien melken, melkt de koe*, geiten melken, molk
shear | scheren, scheert, geschoren, schapen scheren, schaapscheer*, scheert schapen, schoor, wol scheren
feed | voeren, voert, gevoerd, voeder*, te eten geven, geeft te eten, eten geven, voedt, voeden, geeft eten
stroke | aaien, aait, geaaid, strelen, streelt, gestreeld, knuffel*, kroel*, aaide, kriebelen achter de oren
walk | hond uitlaten, laat de hond uit, uitlaten, laat honden uit, honden uitlaten, laat uit, hondenuitlat*, met de hond wandelen, wandelt met de hond, uitgelaten
groom | borstel*, geborsteld, kammen, kamt, gekamd, roskam*, vacht verzorg*, verzorgt het paard, trimsalon*
tame | temmen, temt, getemd, dresseren, dresseert, africht*, richt af, hond trainen, dressuur, leert kunstjes
ride | rijden, rijdt, paardrij*, rijdt paard, reed, fietsen, fietst, gefietst, berijd*, gereden
herd | hoeden, hoedt, drijven, drijft, bijeendrijv*, drijft bijeen, samendrijv*, drijft samen, schapen hoeden, herder*
hunt | jagen, jaagt, gejaagd, jacht, jager*, stropen, stroper*, joeg, op jacht, bejagen
fish | vissen vangen, vangt vis*, vissen, vist, gevist, hengel*, hengelaar, visvangst*, aan de haak, visser
chase | achtervolg*, achterna*, zit achterna, achternazit*, najagen, jaagt na, achteraanzit*, rent achter, rennen achter
flee | vlucht*, gevlucht, ontsnap*, wegrennen, rent weg, weglopen, loopt weg, ontvlucht*, ontkom*, wegwezen
hide | verstop*, verberg*, verborgen, verstoppertje*, schuilen, schuilt, onderduik*, duikt onder, verschuil*, verschool
seek | zoeken, zoekt, zoek, zocht, gezocht, opzoek*, speuren, speurt, op zoek, doorzoek*
find | vinden, vindt, vind, vond, gevonden, ontdek*, terugvind*, opspor*, spoort op, aantreffen
sneak | sluip*, sloop, geslopen, op zijn tenen, op haar tenen, op je tenen, voorbijsluip*, sluipt langs, langs sluipen, wegsluip*
spy | spion*, bespied*, begluren, begluurt, gluren, gluurt, afluister*, luistert af, bespioneer*, stiekem kijken
wake | wekken, wekt, wakker, wakker maken, maakt wakker, wakker worden, wordt wakker, ontwaak*, gewekt
sleep | slapen, slaapt, slaap, sliep, geslapen, inslapen, in slaap*, dutten, dutje*, pitten
put-to-bed | naar bed brengen, brengt naar bed, in bed stoppen, stopt in bed, in slaap wieg*, in slaap zing*, slaapliedje*, onderstoppen, instoppen
steal | stelen, steelt, stal, gestolen, jatten, jat, gejat, beroof*, roven, diefstal
pinch-food | snoepen, snoept, gesnoept, snaai*, eten pikken, pikt eten, eten jatten, jat eten, knabbel*, snacken
guard | bewak*, bewaak*, beschermen, beschermt, verdedig*, waken, waakt, bescherm*, op wacht, behoed*
attack | aanval*, valt aan, val aan, aangevallen, overval*, bestorm*, belager*, aanvaller*, viel aan, belaag*
fight | vecht*, gevochten, vocht met, in elkaar slaan, slaat in elkaar, knokken, knokt, strijd*, strijden, gevecht*
punch | stompen, stompt, boksen, bokst, bokser*, gestompt, vuistslag*, bokswedstrijd*, slaat neer, knock-out
kick | schop*, geschopt, trappen, trapt, getrapt, kicken, kickboks*
wrestle | worstel*, geworsteld, worstelaar*, worstelwedstrijd*, armpje druk*, sumo*, stoei*, judo
slap | klap geven, geeft een klap, slaan, slaat, meppen, mept, mep, gemept, pets, oorvijg*
bite | bijt*, gebeten, beet, happen, hapt, toehap*, afbijt*, knauw*
sting | steken, steekt, stak, gestoken, prikken, prikt, geprikt, angel, prik
shoot | schiet*, schoot, geschoten, vuren, vuurt, neerschiet*, schieten, knallen, beschiet*, afvuren
bomb | bom, bommen, bombard*, opblazen, blaast op, ontplof*, explo*, ontploffing*, opgeblazen, tot ontploffing
slice | snijd*, snij, sneed, gesneden, hakken, hakt, gehakt, fijnhak*, kapot snijd*, snijdt
saw | zagen, zaagt, gezaagd, doorzag*, doorzaag*, afzagen, zaagt af, hout zagen, kettingzaag*, zaagmachine*
hammer | hamer*, gehamerd, timmer*, getimmerd, spijker*, spijkers slaan, slaat spijkers, vastspijker*
drill | boren, boort, geboord, schroev*, schroeft, geschroefd, vastschroev*, boormachine*, gaten boren, indraaien
build | bouwen, bouwt, bouw, gebouwd, opbouw*, bouwt op, construeer*, constru*, metsel*, neerzetten
repair | reparer*, repareer*, repara*, herstel*, gerepareerd, opknap*, knapt op, fiksen, maakt weer heel
assemble | in elkaar zetten, zet in elkaar, monter*, monteer*, samenstel*, assembl*, onderdelen samen*, in elkaar schroef*, in elkaar gezet, bouwpakket*
take-apart | uit elkaar halen, haalt uit elkaar, uit elkaar gehaald, demonter*, demonteer*, afbreken, breekt af, slopen, sloopt, uiteen*
paint | verven, verft, geverfd, schilder*, geschilderd, beschilder*, overschilder*, kladden, witten
draw | teken*, getekend, schets*, tekent, krabbel*, natekenen, tekening*
colour-in | inkleur*, kleurt in, kleur in, ingekleurd, kleurplaat*, kleurplaten, kleurboek*, kleuren in, kleurboek
write | schrijf*, schrijv*, schreef, geschreven, opschrijv*, schrijft op, noteren, noteert, neerschrijv*
type | typen, typt, getypt, typ, tikken, intyp*, toetsenbord*, tiendelig typen, blind typen, overtypen
spell | spellen woord*, spelt, gespeld, spelling*, woorden spellen, woord spellen, spelt woorden, dictee*
read | lezen, leest, lees, gelezen, voorlezen, leest voor, las, lezer*, doorlezen
count | tellen, telt, tel, geteld, aftellen, optellen tot, meetellen, natellen, telde, telt tot
calculate | rekenen, rekent, gerekend, uitreken*, rekent uit, bereken*, optellen, telt op, vermenigvuldig*, sommen
measure | meten, meet, gemeten, opmeten, wegen, weegt, gewogen, afmeten, meetlint*, afwegen
guess | raden, raadt, raad, geraden, gokken, gokt, schatten hoeveel, gissen, raadde, raadspel*
answer | antwoord*, beantwoord*, geantwoord, antwoorden, reageer*, reageren, quizvragen, quiz
ask | vragen, vraagt, vraag, vroeg om, gevraagd, stelt vragen, vragen stellen, ondervrag*, ondervraag*, navragen
learn | leren, leert, geleerd, oefen*, geoefend, studeer*, studeren, blokken, huiswerk, instuderen
teach | lesgeven, geeft les, les geven, onderwij*, aanleren, leert aan, uitleg*, legt uit, bijbreng*, brengt bij
memorise | onthoud*, onthouden, uit het hoofd leren, leert uit het hoofd, geheugen*, herinner*, uit je hoofd, onthield, inprent*
forget | vergeet*, vergeten, vergat, vergeetachtig*, ontschiet, ontschoten
repeat | herhaal*, herhalen, nadoen, doet na, doe na, imiteer*, imiteren, nabootsen, kopieer*, napraten
match | paren vinden, bij elkaar zoeken, zoekt paren, koppel*, matchen, matcht, hoort bij elkaar, horen bij elkaar, combinaties maken, paartjes
sort | sorter*, sorteer*, gesorteerd, scheid*, indelen, deelt in, uitzoek*, zoekt uit, classific*, rangschik*
order | op volgorde, rangschik*, ordenen, ordent, geordend, volgorde*, op grootte, van klein naar groot, op een rij zetten, rangorde
tidy | opruim*, ruimt op, ruim op, opgeruimd, wegzet*, zet weg, wegleg*, opberg*, bergt op, netjes maken
pack | inpak*, pakt in, pak in, ingepakt, inlad*, laadt in, koffer pak*, pakt de koffer, koffers pak*, volladen
unload | uitlad*, laadt uit, uitgeladen, ontlaad*, ontlad*, afladen, laadt af, lading lossen, lost de lading, lossen
stack | stapel*, gestapeld, opstapel*, stapelt op, toren bouwen, torens bouwen, op elkaar zetten, zet op elkaar, op elkaar leggen
balance | balancer*, balanceer*, evenwicht*, in balans, balans, wankel*, niet omvallen, jongler*, jongleer*, koorddans*
tip-over | omgooi*, gooit om, omgegooid, omstoot*, omstoten, stoot om, omvallen, valt om, kantel*, omduw*
spill | morsen, morst, gemorst, mors, knoei*, geknoeid, klots*, overheen gieten, plens*
pour | schenk*, geschonken, inschenk*, schenkt in, gieten, giet, gegoten, vullen, vult, gevuld
empty | legen, leegt, geleegd, leegmak*, maakt leeg, leeggiet*, giet leeg, leeghal*, haalt leeg, leegpomp*
mix | mixen, mixt, gemixt, mengen, mengt, gemengd, roer*, geroerd, klutsen, vermeng*
knead | kneden, kneedt, kneed, gekneed, deeg kneden, kneedt deeg, doorkneden
bake | bakt brood, bakker*, taart bakken, taarten bakken, brood bakken, koekjes bakken, bakt koekjes, oven, bakken, bakt
cook | koken, kookt, kook, gekookt, kok, eten maken, maakt eten, klaarmak*, sudder*, kookte
fry | gebakken, braden, braadt, frituur*, frituren, koekenpan*, roerbak*, bakken, bakt
grill | grillen, grilt, gegrild, barbecue*, roosteren, roostert, geroosterd, bbq, braai*
season | kruiden toevoeg*, kruidt, gekruid, zouten, zout toevoeg*, gezouten, peper en zout, op smaak, doet zout, smaak geven
serve | bedien*, serveer*, opdien*, dient op, ober*, bediening, uitserveren, opscheppen, serveren
order-food | bestel*, besteld, eten bestellen, bestelt eten, bestelling*, bestellen, afhaal*
deliver | bezorg*, bezorgd, leveren, levert, geleverd, rondbreng*, brengt rond, afleveren, levert af
carry | dragen, draagt, droeg, gedragen, sjouw*, gesjouwd, vervoer*, tillen, zeulen, zeult
pull | trekken, trekt, trok, getrokken, slepen, sleept, gesleept, wegslep*, sleuren, touwtrek*
push | duwen, duwt, duw, geduwd, schuiven, schuift, voortduw*, duwtje, aanduwen, opduwen
lift | optil*, tilt op, til op, opgetild, tillen, tilt, hijs*, gehesen, gewichtheff*, heffen
lower | laten zakken, laat zakken, neerlaten, laat neer, zakken, neergelaten, omlaag brengen, naar beneden laten
hang | ophang*, hangt op, hang op, opgehangen, hangen, hangt, was ophang*, hangt de was op, gehangen, hing
take-down | was binnenhal*, haalt de was binnen, van de lijn hal*, haalt van de lijn, eraf halen, haalt eraf, naar beneden hal*, de was afhal*, weghangen, eraf gehaald
fold | vouw*, gevouwen, opvouw*, vouwt op, origami, dubbelvouw*, was vouwen, dichtvouw*
iron | strijken, strijkt, gestreken, strijkijzer*, streek, overhemden strijken, strijkgoed, strijkplank*
wash | wassen, wast, gewassen, afwas*, spoelen, spoelt, gespoeld, was doen, wast af, vaat
clean | schoonmak*, maakt schoon, schoongemaakt, poets*, gepoetst, boenen, boent, schrob*, afveg*, dweil*
sweep | vegen, veegt, geveegd, stofzuig*, bezem*, aanveg*, opveg*, veeg, bezemen
polish | poetsen, poetst, oppoets*, polijst*, glimmend*, schoenen poetsen, poetst schoenen, boenen, opwrijven, in de was zetten
dry | drogen, droogt, gedroogd, afdrog*, droogt af, droog maken, föhn*, droogmak*, afgedroogd, drooghang*
dust | afstof*, stoft af, afgestoft, stof afnemen, neemt stof af, stoffen, plumeau, stofdoek*
sew | naaien, naait, genaaid, naaimachine*, borduur*, borduren, stikken, vastnaai*, kleermak*, naaister*
knit | gebreid, breien, haken, haakt, gehaakt, breinaald*, breit
weave | weven, weeft, geweven, vlechten, vlecht, gevlochten, weefgetouw*, vlecht*
tie | binden, bindt, bond, gebonden, knopen, knoopt, geknoopt, vastbind*, vastmak*, strikken
untie | losmak*, maakt los, losgemaakt, losknop*, knoopt los, ontwar*, ontknop*, losbind*, uit de knoop, losgeknoopt
dress | aankled*, kleedt aan, aankleden, aantrekk*, trekt aan, aangekleed, kleren aan*, omkleden, verkleed*, verkled*
undress | uitkled*, kleedt uit, uittrekk*, trekt uit, uitgekleed, uitdoen, doet uit, kleren uit, ontkled*
put-on-make-up | opmak*, maakt zich op, opgemaakt, schmink*, make-up, makeup, lippenstift*, mascara, geschminkt
cut-hair | haar knip*, haren knip*, knipt haar, kapper*, kapster*, knippen, knipt, haar geknipt, kapsel*, coupe
shave | scheren, scheert, geschoren, baard scheren, scheermes*, scheerapparaat*, baard eraf, scheert zich
decorate | versier*, versierd, decorer*, decoreer*, opsier*, optuig*, tuigt op, tooi*, versiering*
wrap | inpak*, pakt in, ingepakt, verpak*, cadeau inpak*, cadeautjes inpak*, pakt cadeau*, inwikkel*, wikkelt in, omwikkel*
unwrap | uitpak*, pakt uit, pak uit, uitgepakt, cadeautjes open*, cadeau openmak*, unbox*
give | geven, geeft, gaf, gegeven, uitdel*, deelt uit, schenken, weggev*, geeft weg, cadeau geven
share-out | verdel*, verdeel*, uitdel*, deelt uit, delen, deelt, gedeeld, uitgedeeld, verdeling, ronddelen
collect | verzamel*, verzameld, sparen, spaart, oprap*, raapt op, spaar, verzameling*, munten pakken, ophal*
gather-together | bijeenbreng*, brengt bijeen, samenbreng*, brengt samen, bijeenroep*, roept bijeen, samenkom*, komen samen, bij elkaar breng*, bij elkaar roep*
buy | kopen, koopt, koop, kocht, gekocht, aankop*, shoppen, shopt, winkelen, aanschaf*
sell | verkop*, verkoopt, verkoop, verkocht, verkoper*, van de hand doen, slijten, aan de man brengen
bargain | onderhandel*, afding*, dingt af, pingel*, marchander*, marchandeer*, sjacher*, prijs omlaag*
trade | ruil*, geruild, handel*, gehandeld, inruil*, ruilen, omruil*, handelaar*
pay | betaal*, betalen, betaalt, betaald, afreken*, rekent af, dokken, betaling*
earn-money | geld verdien*, verdient geld, verdien*, verdiend, rijk worden, wordt rijk, geld maken, maakt geld, inkomen
save-money | geld sparen, spaart geld, sparen, spaart, spaarpot*, opspar*, bespaar*, bezuinig*, opzij leggen, spaarvarken*
invest | invester*, investeer*, beleggen, belegt, aandelen*, bedrijf runnen, runt een bedrijf, onderneem*, ondernem*
hire | aannemen, neemt aan, in dienst nemen, neemt in dienst, inhuren, huurt in, personeel aanneem*, rekruter*, aanwerv*, werft aan
manage | beheren, beheert, runnen, runt, leiden, winkel runnen, runt een winkel, manag*, leidt een winkel
win | winnen, wint, win, won, gewonnen, winnaar*, overwinning*, zegevier*, eerste worden
lose | verlies*, verliez*, verloor, verloren, verliezer*, nederlaag*, laatste worden, het onderspit
bet | wedden, wedt, gewed, weddenschap*, gokken, gokt, gokspel*, vergok*, inzetten op, casino*
deal | kaarten delen, deelt kaarten, kaarten schudden, schudt de kaarten, schudt kaarten, deelt de kaarten, kaarten uitdelen, geeft kaarten, kaarten geven
draw-card | kaart trekken, trekt een kaart, kaarten trekken, trekt kaarten, kaart pakken, pakt een kaart, kaart nemen, neemt een kaart, pak een kaart, trek een kaart
discard | afleg*, legt af, weggooi*, gooit weg, kwijtraken, raakt kwijt, kaarten kwijt*, kaarten wegspelen, opleggen, van kaarten af
roll | dobbel*, gedobbeld, dobbelsteen*, dobbelstenen*, dobbelstenen gooi*, gooit de dobbelste*, gooit met dobbelste*, werpt de dobbelste*
turn-over | omdraai*, draait om, draai om, omgedraaid, keert om, kaarten omdraaien, omslaan, omklap*, omflip*, omkeren
move | verplaats*, verplaatst, zetten, zet doen, bewegen, beweegt, beweeg*, verzet*, verschuif*, verschuiv*
capture | slaan, slaat, geslagen, stuk slaan, stukken slaan, slaat een stuk, schaakmat, slaat stukken, schijf slaan
connect | verbind*, verbond, verbonden, koppelen, koppelt, aansluit*, sluit aan, linken, vier op een rij, met elkaar verbind*
merge | samenvoeg*, voegt samen, samengevoegd, samensmelt*, combiner*, combineer*, fuser*, fuseer*, versmelt*, verenig*
divide | delen, deelt, gedeeld, splits*, gesplitst, verdel*, opdel*, deelt op, in tweeën, halver*
swipe | swipen, swipet, swipe, vegen, veegt, schuiven, schuift, tegels schuiven, schuifpuzzel*, blokken schuiven
drag | slepen, sleept, gesleept, drag and drop, met de muis slepen, sleept met de muis, verslepen, versleep*
click | klik*, geklikt, aanklik*, klikt aan, tikken, tikt, aantik*, tapt, doorklik*
press | drukken, drukt, druk op, gedrukt, indrukk*, drukt in, knop druk*, knoppen druk*, op de knop, toets indruk*
hold-down | ingedrukt houden, houdt ingedrukt, ingedrukt, vasthoud*, houdt vast, lang drukken, drukt lang, hou ingedrukt
release | loslat*, laat los, losgelaten, liet los, vrijlat*, laat gaan, laten gaan
hit | raken, raakt, geraakt, doel raken, raakt het doel, treffen, treft, getroffen, in de roos, voltreffer*
miss | missen, mist het, gemist, miste, mist doel, naast schieten, schiet naast, misser*, ernaast, mis schieten
score | scoren, scoort, gescoord, doelpunt*, goal maken, punten halen, haalt punten, maakt een goal
bounce | stuiter*, gestuiterd, kaats*, veren, trampoline*, terugkaats*, stuiteren, botsen tegen de grond, opveren
dribble | dribbel*, gedribbeld, bal hooghoud*, houdt de bal hoog, hooghouden, met de bal lopen, pingelen, rent met de bal
pass | passen naar, passt, pass geven, overspel*, speelt over, bal doorgev*, bal afspelen, speelt de bal, voorzet*, toespel*
head | koppen, kopt, gekopt, kopbal*, kopte, inkoppen, kopt in, kopt de bal, kopstoot*
serve-ball | serveren, serveert, opslaan, slaat op, opslag, terugslaan, slaat terug, tennis*, retourner*, volley*
bat | bal slaan, slaat de bal, slagman*, honkbal*, knuppel*, slagbal*, cricket*, homerun*, wegslaan
putt | putten, put de bal, minigolf*, golf, golfen, golft, in de hole, midgetgolf*, hole-in-one
bowl | bowlen, bowlt, bowling*, kegelen, kegelt, jeu de boules, kegels om*, bal rollen, gebowld, petanque
skate | schaats*, geschaatst, skaten, skate, skateboard*, rolschaats*, skeeler*, inline*, kunstschaats*, skatet
ski | skiën, ski, sleeën, sleetje*, snowboard*, skiër*, skiet
surf | surfen, surft, gesurft, surfer*, windsurf*, golfsurf*, surfplank*, op de golven rij*, kitesurf*
sail | zeilen, zeilt, zeil, gezeild, zeilboot*, varen, vaart, gevaren, zeilschip*, zeiler*
row | roeien, roeit, roei*, geroeid, peddel*, kajak*, roeiboot*, kano, kanovar*
swim | zwem*, zwom, gezwommen, borstcrawl*, schoolslag, rugslag, baantjes trekken, pootjebad*
dive | duik*, dook, gedoken, duikt, snorkel*, onder water duik*, kopje onder, diepzeeduik*, scuba
float | drijven, drijft, dreef, dobber*, ronddobber*, ronddrijv*, blijft drijven, dobbert
sink | zinken, zinkt, zonk, gezonken, ondergaan, gaat onder, verdrink*, vergaan, tot zinken, kopje-onder
fly | vloog, gevlogen, fladder*, piloot, vliegt, rondvlieg*, wegvlieg*, vliegen
glide | zweefvlieg*, glijvlucht*, parapent*, deltavlieg*, glijdt door de lucht, zweeft, paraglid*, zweefvliegtuig*
hover | zweven, zweeft, zweef, gezweefd, hangt in de lucht, in de lucht hangen, stilhangen, leviter*, hovercraft*
take-off | opstijg*, stijgt op, opgestegen, opstijgen, lift-off, de lucht in, vertrekt van de landingsbaan, lanceren
land | landen, landt, geland, landing*, vliegtuig landen, landde, neerkomen, noodlanding*, aan de grond zetten
crash | crash*, botsen, botst, gebotst, botsing*, neerstort*, stort neer, aanrijding*, knalt tegen, ramt
steer | sturen, stuurt, bestuur*, besturen, gestuurd, navig*, manoeuvr*, bijsturen, stuurde, stuur
drive | autorij*, rijden, rijdt, rijd, reed, gereden, chauffeur*, rijdt auto, bestuurt de auto, tuffen
park | parker*, parkeer*, geparkeerd, inparker*, parkeert in, parkeerplaats*, fileparker*, uitparker*, parkeren
overtake | inhal*, haalt in, ingehaald, voorbijrij*, rijdt voorbij, passeert, voorbijgaan, voorbijsteek*, steekt voorbij
brake | remmen, remt, geremd, rem, stoppen, stopt, gestopt, afremmen, tot stilstand
speed-up | versnel*, versneld, gas geven, geeft gas, sneller gaan, gaat sneller, sneller rijden, optrekken, accelerer*, turbo*
slow-down | vertrag*, vertraag*, afrem*, remt af, langzamer, gas terugneem*, snelheid minder*, trager, gas terugnemen, slow motion
drift | driften, drift, slippen, slipt, geslipt, slippend, de bocht door slippen, gedrift
race | racen, racet, race, geracet, wedstrijd*, om het hardst, raced, sprint*, wedren*, hardloopwedstrijd*
refuel | tanken, tankt, tank vol, getankt, bijtank*, benzine*, tankstation*, volgooi*, brandstof*, voltanken
get-in | instap*, stapt in, stap in, ingestapt, aan boord gaan, gaat aan boord, opstap*, inschep*
get-off | uitstap*, stapt uit, stap uit, uitgestapt, afstap*, stapt af, van boord gaan, gaat van boord
pick-up-passengers | passagiers oppik*, passagiers ophal*, pikt passagiers op, haalt passagiers op, passagiers meenem*, neemt passagiers mee, mensen ophal*, reizigers*, een lift geven, taxi rijden
cross | overstek*, steekt over, steek over, overgestoken, oversteek*, naar de overkant, stak over, doorkruis*, kruisen
jump-over | spring*, sprong, gesprongen, overspring*, springt over, eroverheen spring*, hink-stap*, horden*, hordelo*
hop | hink*, hinkel*, huppel*, hoppen, hopt, touwtjespring*, hinkelt, op een been, springt rond
climb | klom, geklommen, klauter*, geklauterd, beklim*, opklim*, bergbeklim*, klimmen, klimt
swing | slinger*, schommel*, zwaai aan, zwaaien aan, zwaait aan, aan een touw, aan een liaan, geslingerd, geschommeld, swingen
hang-on | vasthoud*, houdt zich vast, hou vast, vastklamp*, klampt zich vast, blijven hangen, blijft hangen, vasthouden, hou je vast
crawl | kruip*, kroop, gekropen, kronkel*, op handen en voeten, voortkruip*, wegkruip*, tijgeren
slide | glijd*, glij, gleed, gegleden, uitglijd*, glijdt uit, glijbaan*, roetsj*, wegglijd*, slippen
fall-down | vallen, valt, val, viel, gevallen, omvallen, struikel*, neerval*, valt neer, onderuit*
roll-along | rollen, rolt, gerold, rolde, koprol*, doorrol*, wegrollen, voortrol*
spin | draaien, draait, gedraaid, ronddraai*, tollen, tolt, roter*, roteer*, rondjes draai*, wervel*
tilt | kantel*, gekanteld, schuin*, scheef*, overhel*, helt over, hellen, schuin houd*
shake | schud*, geschud, schudden, rammel*, wiebel*, trillen, door elkaar schudden, schudt, trilt
dance | dans*, gedanst, ballet*, dansen, danser*, wals*, disco, tango
sing | zingen, zingt, zing, zong, gezongen, zanger*, karaoke, gezang*, neurie*, koor
play-an-instrument | instrument bespel*, bespeelt, muziek maken, maakt muziek, piano, gitaar*, viool*, speelt piano, speelt gitaar, musicer*
drum | drum*, gedrumd, trommel*, getrommeld, trommelen, slagwerk*, de maat slaan, slaat de maat, drummer*
clap | klappen, klapt, geklapt, applaus*, applaudis*, in de handen klap*, klapt in zijn handen, klapt in haar handen
listen | luister*, geluisterd, horen, hoort, hoorde, gehoord, beluister*, toehoor*
shout | schreeuw*, geschreeuwd, roepen, roept, riep, geroepen, gillen, gilt, brul*, krijs*
whisper | fluister*, gefluisterd, mompel*, smoez*, prevel*, zacht prat*, gefluister
bark | blaf*, geblaft, miauw*, blaffen, keffen, keft, janken, jankt, woef, mauw*
laugh | lachen, lacht, lach, gelachen, giechel*, grinnik*, aan het lachen, moppen*, grappen maken, schater*
cry | huil*, gehuild, wenen, weent, janken, jankt, snik*, grienen, tranen
scare | laten schrikken, laat schrikken, schrik*, geschrokken, bang maken, maakt bang, bang gemaakt, aan het schrikken, schrok, doen schrikken
haunt | spoken, spookt, gespookt, rondspok*, spookhuis*, rondwaren, waart rond
surprise | verras*, verrast, verrassing*, verbaz*, verbaas*, verrassen, overrompel*
tease | plagen, plaagt, geplaagd, pesten, pest, gepest, treiter*, grap uithal*, poets bakken, irriter*
tickle | kietel*, gekieteld, kriebel*, kittel*, kietelen
kiss | kussen geven, kust, zoenen, zoent, zoen, gezoend, gekust, kus, kusje*, tongen
hug | omhels*, omhelz*, knuffel*, geknuffeld, omarm*, omhelzing*, in de armen, een knuffel
marry | trouwen, trouwt, getrouwd, huwelijk*, bruiloft*, huwen, huwt, trouwerij*, trouwde
invite | uitnodig*, nodigt uit, uitgenodigd, nodig uit, vraagt op bezoek, vraagt op een feest, nodigen uit, inviter*
visit | bezoek*, bezocht, langsgaan, gaat langs, op bezoek, langskom*, komt langs, op visite, logeren, logeert
meet | ontmoet*, ontmoeting*, tegenkom*, komt tegen, leren kennen, leert kennen, afsprek*, spreekt af, kennismak*
greet | begroet*, groet*, gegroet, hallo zeggen, zegt hallo, gedag zeggen, zegt gedag, zwaaien naar, zwaait naar, welkom
flirt | flirt*, geflirt, versieren, sjansen, sjanst, het hof maken, maakt het hof, verleid*
comfort | troost*, getroost, opbeur*, beurt op, opvrolijk*, vrolijkt op, bemoedig*, steunen
calm-down | kalmer*, kalmeer*, rustig worden, wordt rustig, ontspan*, tot rust, bedaren, relax*, chillen, gerustste*
wait | wachten, wacht, gewacht, afwachten, wacht af, wachtte, opwachten, geduld, wachtkamer*
queue | in de rij, in de rij staan, staat in de rij, rij staan, aanschuiv*, schuift aan, wachtrij*, aansluiten in de rij
arrive | aankom*, komt aan, aangekomen, aankomst*, arriver*, arriveer*, bereik*, kwam aan, aanbeland
leave | vertrek*, vertrok, vertrokken, weggaan, gaat weg, verlaat, verlaten, afreiz*, ga weg, ervandoor
come-back | terugkom*, komt terug, teruggekomen, terugker*, keert terug, teruggaan, gaat terug, terugkeer*, kwam terug, weerkeren
get-home | thuiskom*, komt thuis, naar huis, naar huis gaan, gaat naar huis, thuisgekomen, weg naar huis, kwam thuis, thuis komen, huiswaarts
get-lost | verdwal*, verdwaal*, verdwaald, weg kwijt*, de weg kwijt, raakt de weg kwijt, verdwalen, verkeerd rijden
explore | verken*, verkend, ontdekkingsreis*, rondzwerv*, zwerven, zwerft, dwalen, dwaalt, rondkijk*, exploreren
travel | reizen, reist, reis, gereisd, op reis, wereldreis*, rondreis*, rondreiz*, op vakantie
follow | volgen, volgt, volg, gevolgd, achteraan lopen, loopt achter, nalopen, loopt na, schaduwen
lead | leiden, leidt, geleid, gids*, de weg wijz*, wijst de weg, rondleid*, begeleid*, aanvoer*, voert aan
accompany | vergezel*, begeleid*, meegaan, gaat mee, meekom*, komt mee, thuisbreng*, brengt naar huis, escorter*
rescue | redden, redt, gered, red, reddings*, redding, in veiligheid, redder*, redde
free | bevrijd*, vrijlat*, laat vrij, vrijgelaten, bevrijding*, uitbreken, breekt uit, verlossen
help | help*, hielp, geholpen, hulp, bijstaan, helper*, assister*, ondersteun*, meehelp*
heal | genez*, genees*, helen, beter maken, maakt beter, verband*, verzorg*, verpleg*
operate | operer*, opereer*, operatie*, geopereerd, chirurg*, opereren, transplant*
infect | besmet*, infecter*, infecteer*, aanstek*, steekt aan, besmetting*, virus*, pandemie*
vaccinate | vaccin*, inent*, ent in, ingeënt, prik geven, geeft een prik, inenting*, spuit geven, injecter*
pull-out | tand trekken, trekt tanden, tanden trekken, kies trekken, trekt kiezen, trekt een tand, uittrekken, tandarts*, kiezen trekken, eruit trekken
examine | onderzoek*, onderzocht, controler*, controleer*, inspecter*, inspecteer*, nakijk*, kijkt na, keuren, checken
arrest | arrester*, arresteer*, gearresteerd, aanhoud*, houdt aan, oppakken, dief vang*, dieven vang*, vangt dieven, vangt de dief
imprison | opsluit*, sluit op, opgesloten, gevangen zet*, zet gevangen, gevangenis*, bajes, achter de tralies, cel, in de bak
judge | oordeel*, oordelen, beoordel*, beschuldig*, aanklag*, klaagt aan, rechter, veroordel*, veroordeel*, berecht*
solve | oplos*, lost op, los op, opgelost, ontraadsel*, ontrafel*, ontcijfer*, oplossing*, raadsel*, kraakt de zaak
open | openen, opent, geopend, openmak*, maakt open, opendoen, doet open, open doen, opengaan, gaat open
close | sluiten, sluit, gesloten, dichtdoen, doet dicht, dichtmak*, maakt dicht, dichtgooien, gaat dicht, toedoen
lock | op slot, slot doen, doet op slot, afsluit*, sluit af, vergrendel*, op slot doen, afgesloten, hangslot*
unlock | van slot, ontgrendel*, van het slot, ontsluit*, met de sleutel, sleutel gebruik*, opendraai*, draait open, van slot halen
pick-a-lock | slot kraken, kraakt sloten, sloten kraken, kraakt het slot, kraakt een slot, kluis kraken, kraakt een kluis, kluizen kraken, openbreken, slot openbreken
break | breken, breekt, brak, gebroken, kapot*, kapotmak*, maakt kapot, vernietig*, stukslaan, vernielen
tear | scheuren, scheurt, scheur, gescheurd, verscheur*, stukscheur*, afscheur*, inscheur*, uiteenrijt*
crush | pletten, plet, geplet, verpletter*, vermorzel*, platdruk*, drukt plat, platstamp*, vertrap*
pop | knappen, knapt, geknapt, ballonnen knap*, bellen knap*, bubbels knap*, laten knappen, laat knappen, prikt ballonnen, laten ploffen
shatter | versplinter*, verbrijzel*, aan diggelen, aan scherven, in duizend stukjes, aan gruzelementen, uiteenspat*, spat uiteen, in stukken breken
melt | smelt*, smolt, gesmolten, ontdooi*, dooi*, wegsmelt*
freeze | vriez*, vriest, bevriez*, bevries*, bevroren, vroor, invriez*, vriest in, dichtvriez*, gevroren
burn | branden, brandt, verbrand*, afbrand*, in brand, gebrand, vlam vatten, vat vlam, brandde
put-out | blus*, geblust, blussen, brand blussen, blust branden, doven, dooft, brandweer*, uitblazen, blaast uit
light | aanstek*, steekt aan, aandoen, doet aan, aanzet*, zet aan, licht aan, inschakel*, schakelt in, ontstek*
switch-off | uitzet*, zet uit, uitdoen, doet uit, uitschakel*, schakelt uit, afzetten, uitgezet, licht uit, uitmaken
charge | oplad*, laadt op, laad op, opgeladen, oplaad*, bijladen, batterij laden, accu laden, laadpaal*
power | stekker*, aansluit*, sluit aan, van stroom voorzien, stroom*, aandrijv*, drijft aan, inplug*, in het stopcontact
leak | lekken, lekt, lek, gelekt, lekkage*, druppel*, druipen, druipt, lekkend*
flood | overstrom*, overstroom*, onder water zetten, zet onder water, blank staan, staat blank, hoogwater, watersnood*, onderlopen, loopt onder
bail-out-water | hozen, hoost, gehoosd, leeghozen, hoost leeg, water scheppen, schept water, uithozen, water uit de boot
pump | pompen, pompt, gepompt, oppomp*, pompt op, opgepompt, wegpompen, pomp, fietspomp*
plug | dichten, dicht stop*, stopt dicht, dichtstop*, gat dichten, gaten dichten, dicht gaten, afdicht*, stop in, plug*
block | blokkeren, blokkeer*, tegenhoud*, houdt tegen, keepen, keeper*, afweren, weert af, verspert, versperren
dodge | ontwijk*, ontweek, ontweken, vermijd*, uitwijk*, wijkt uit, mijden, ontlop*, opzij springen
duck | bukken, bukt, gebukt, buk, wegduik*, duikt weg, in elkaar duik*, hoofd intrek*, bukte
trap | in de val lokken, lokt in de val, val zetten, vallen zetten, zet een val, zet vallen, in de val, valstrik*, verstrik*, strikken zetten
poison | vergiftig*, vergif*, giftig*, gif, vergiftigd
eat | eten, eet, gegeten, opeten, eet op, vreten, vreet, smullen, at, peuzel*
drink | drink*, dronk, gedronken, zuipen, zuipt, slurp*, opdrink*, nippen
swallow | slikken, slikt, geslikt, doorslik*, slikt door, inslik*, verslind*, opslok*, slokt op, schrok*
lick | likken, likt, gelikt, lik, aflik*, oplik*, aflebber*, likte
chew | kauw*, gekauwd, kauwen, kauwgom*, knagen, knaagt, herkauw*, fijnkauw*
taste | proev*, proef, proeft, geproefd, voorproev*, smaken, smaakt, smaakte
vomit | kotsen, kotst, gekotst, braken, braakt, overgev*, geeft over, spugen, spuugt, overgegeven
grow | groei*, gegroeid, groter worden, wordt groter, opgroei*, groter maken, steeds groter, uitgroei*, aangroei*
shrink | krimp*, gekrompen, kleiner worden, wordt kleiner, steeds kleiner, verklein*, ineenkrimp*, inkrimp*, kromp
become | veranderen in, verandert in, transformer*, transformeer*, verandert, wordt een, geworden, omtover*, tovert om, wordt zo
evolve | evoluer*, evolueer*, evolutie*, ontwikkel*, ontwikkeld, muter*, muteer*, doorontwikkel*, aanpassen
hatch | uitkom*, uit het ei, kruipt uit het ei, uitbroed*, broedt uit, broed*, gebroed, eieren uitbroed*, komt uit het ei
breed | fokken, fokt, gefokt, kweken, kweekt, gekweekt, fokker*, opfok*, grootbreng*, voortplant*
lay | eieren leg*, legt eieren, ei leg*, legt een ei, eieren gelegd, legkip*, een ei gelegd
die | sterv*, sterf*, stierf, gestorven, doodgaan, gaat dood, dood, overlijd*, omkom*, overleden
survive | overlev*, overleef*, overleefd, in leven blijv*, blijft in leven, volhoud*, houdt vol, levend, survival*
revive | tot leven wek*, wekt tot leven, reanimer*, reanimeer*, herleef*, herlev*, weer levend, opstaan uit de dood, uit de dood
rest | rusten, rust, uitrust*, rust uit, gerust, pauze*, pauzer*, even liggen, bijkomen, luieren
do-exercises | trainen, traint, getraind, training*, sporten, sport, gymnastiek*, turnen, fitness*, oefeningen doen
meditate | mediter*, mediteer*, meditatie*, yoga, zen, mindful*, tot jezelf komen
breathe | adem*, ademen, geademd, inadem*, ademt in, uitadem*, adem inhouden, houdt zijn adem, lucht happen, hijgen
pray | bidden, bidt, gebeden, bad tot, gebed, bid, aanbid*
fish-out-of-water | uit het water halen, haalt uit het water, uit het water vis*, vist uit het water, opvissen, vist op, uit het water trek*, trekt uit het water, opgevist, uit het water schep*
recycle | recycl*, hergebruik*, afval scheid*, scheidt afval, in de prullenbak, gooit in de prullenbak, in de vuilnisbak, vuilnis*, kringloop*, weggooien
litter | vervuil*, vies maken, maakt vies, rommel maken, maakt rommel, bevuil*, zwerfafval*, vuil maken, maakt vuil, smeerboel
vote | stem uitbreng*, stemmen, stemt, gestemd, verkiezing*, stembus*, stembiljet*, brengt zijn stem uit, wegstem*
persuade | overtuig*, overtuigd, overhal*, haalt over, overreed*, overred*, ompraten, praat om, bepraat, bepraten
lie | liegen, liegt, loog, gelogen, bedrieg*, bedrog*, valsspel*, speelt vals, leugen*, vals spelen
bluff | bluf*, gebluft, bluffen, doen alsof, doet alsof, voorwend*, pokerface
choose | kiest, kies, koos, gekozen, uitkiez*, kiest uit, selecter*, selecteer*, uitzoek*, kiezen
reject | afwijz*, wijst af, afgewezen, weiger*, geweigerd, verwerp*, afkeur*, keurt af, eruit halen, eruit gooien
approve | goedkeur*, keurt goed, goedgekeurd, stempel*, gestempeld, afstempel*, stempelt af, instem*, accorder*
photograph | fotograf*, fotografeer*, foto maken, foto's maken, maakt foto's, maakt een foto, foto nemen, kiekje*, selfie*, foto's nemen
film | filmen, filmt, gefilmd, filmpje*, streamen, streamt, stream*, video maken, maakt een video, film maken
print | printen, print, geprint, drukken, drukt af, afdruk*, printer*, uitprint*, drukkerij*, drukwerk
send | sturen, stuurt een, verstuur*, versturen, verzend*, opsturen, stuurt op, gestuurd, zenden, zendt
phone | bellen, belt, gebeld, telefon*, opbel*, belt op, telefoon*, telefoneren
post | posten, post op, plaatst online, publicer*, publiceer*, online zetten, zet online, upload*, gepost, publicatie*
unlock-levels | levels vrijspel*, speelt levels vrij, vrijspel*, level vrijspel*, upgrad*, levels ontgrendel*, nieuwe levels, level omhoog
summon | oproep*, roept op, tover*, getoverd, betover*, toverspreuk*, spreuk*, bezwer*, bezweer*, spreekt een spreuk
curse | vervloek*, vervloekt, vloek*, gevloekt, beheks*, verwens*, vervloeking*
teleport | teleporter*, teleporteer*, teleport*, beamen, beamt, portaal*, geteleporteerd
disappear | verdwijn*, verdween, verdwenen, onzichtbaar*, wegtover*, onzichtbaar worden, vervagen
appear | verschijn*, verscheen, verschenen, opduik*, duikt op, tevoorschijn*, opdoem*, doemt op, spawn*
rain | regent, geregend, regenen, miezer*, plenst, regenbui*, motregen*, hoost, regen
snow | gesneeuwd, sneeuwen, sneeuwval, sneeuwstorm*, sneeuwvlok*, ingesneeuwd, sneeuw, sneeuwt
storm | storm*, gestormd, onweer*, onweren, bliksem*, stormen, orkaan*, noodweer, donder, dondert
blow | waaien, waait, gewaaid, waai*, blazen, blaast, wind, windvlag*, winderig*, woei
erupt | uitbarst*, barst uit, uitgebarsten, vulkaan*, lava, vulkaanuitbarsting*, eruptie*, spuwt vuur, spuwt lava
quake | aardbeving*, beven, beeft, aarde beeft, grond schudt, aardschok*, trilt de grond, de grond trilt, aarde schudt
set | zonsondergang*, ondergaan, zon gaat onder, donker worden, wordt donker, schemer*, avond worden, wordt avond, avond vallen, wordt nacht
dawn | zonsopgang*, zon komt op, licht worden, wordt licht, dageraad*, ochtendgloren, ochtend worden, wordt ochtend, bij het krieken, wordt dag
bloom | bloei*, gebloeid, bloeien, opbloei*, in bloei, bloesem*, in de knop
rot | rotten, rot, gerot, verrot*, bederv*, bederf*, schimmel*, beschimmel*, vergaan, bedorven
cool-down | afkoel*, koelt af, koud worden, wordt koud, afgekoeld, koelen, verkoel*, bekoel*
overflow | overlopen, loopt over, overkok*, kookt over, overgelopen, overstrom*, over de rand, overgekookt
run-out | tijd raakt op, tijd is om, tijd op, raakt op, opraken, tegen de klok, aftel*, tijdslimiet*, tijdsdruk*, verstrijk*
ring | luiden, luidt, aanbel*, belt aan, bellen, bel, deurbel*, rinkel*, klok luiden
knock | kloppen, klopt, geklopt, aanklop*, klopt aan, op de deur, bonzen, bonst
escape-from-a-room | escaperoom*, escape room*, escape-room*, uit de kamer*, uit een kamer*, ontsnapt uit de kamer, kamer ontsnap*, ontsnappingskamer*
invade | binnenval*, valt binnen, invasie*, binnengevallen, binnendring*, dringt binnen, bezet*, inval, onder de voet lopen
conquer | verover*, veroverd, verovering*, innemen, neemt in, overwin*, gebied verover*, wereldheerschappij, onderwerpt
defeat | versla*, verslaan, verslaat, overwin*, overwonnen, verslagen, overmeester*, inmak*, kloppen
surround | omsingel*, omsingeld, omring*, insluit*, sluit in, omcirkel*, ingesloten, omheinen
place | neerzet*, zet neer, neerleg*, legt neer, leggen, legt, zetten, zet, plaatsen, plaatst
remove | verwijder*, verwijderd, weghal*, haalt weg, wegneem*, wegnem*, neemt weg, weggehaald, weghaalt, wegwerk*
replace | vervang*, vervangen, verving, verwissel*, wissel*, inwissel*, omwissel*, omruil*, verruil*
insert | instek*, steekt in, invoeg*, voegt in, erin stop*, stopt erin, erin doen, doet erin, inbreng*, erin zetten
aim | richten op, mikken, mikt, gemikt, richt op, mik, aanleg*, schietschijf*, doelwit*
stretch | spannen, spant, gespannen, uitrek*, rekken, rekt, katapult*, terugtrek*, trekt naar achter*, strekken
launch | lancer*, lanceer*, lanceren, gelanceerd, afschiet*, schiet af, afvuur*, wegschiet*, lancering*, raketlancer*
bounce-off | afkets*, ketst af, afgeketst, terugkaats*, kaatst terug, terugstuit*, stuitert terug, afstuit*, stuit af, ricochet*
reflect | spiegelen, spiegelt, weerspiegel*, reflecter*, reflecteer*, weerkaats*, gespiegeld, spiegeling*
magnetise | magneet*, magnetis*, aantrekken, trekt aan, magneten, magnetisch*, aantrekkingskracht*
push-away | wegduw*, duwt weg, weggeduwd, afstoot*, afstoten, stoot af, wegjag*, jaagt weg, verjag*, verdrijv*
mine | mijnbouw*, delven, delft, mijnen naar, erts*, goud delven, mijnwerker*, uit de mijn, gedolven, goudzoek*
smelt | smeden, smeedt, gesmeed, smid, erts smelt*, craft*, metaal giet*, hoogoven*, omsmelt*, smederij*
brew | brouw*, gebrouwen, bier brouwen, koffie zet*, thee zet*, zet koffie, zet thee, brouwsel*, toverdrank*
pickle | inleg*, legt in, ingelegd, inmak*, maakt in, ingemaakt, wecken, weckt, conserver*, pekel*
peel | schillen, schilt, geschild, schil, afpel*, pellen, pelt, gepeld, schilmes*, dunschiller*
squeeze | uitpers*, perst uit, persen, perst, geperst, uitknijp*, knijpt uit, knijp*, sap maken, uitgeperst
crack | kraken, kraakt, gekraakt, noten kraken, eieren breken, breekt eieren, notenkraker*, eieren tikken, openbreken, ei breken
spread | smeren, smeert, gesmeerd, besmeer*, besmer*, brood smeren, boterham smer*, uitsmeer*, insmeren
sprinkle | strooi*, gestrooid, bestrooi*, strooien, besprenkel*, sprenkel*, uitstrooi*, hagelslag
roll-out | uitrol*, rolt uit, uitgerold, deegroller*, deeg uitrol*, oprollen, rolt op, dumplings maken, maakt dumplings, loempia*
skewer | spies*, rijg*, aan een spies, spiesen, geregen, aan een stokje, saté, kebab, prikt aan een stokje, satestok*
`;
