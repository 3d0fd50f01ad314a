/** Dutch: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
shortcake | taartje, taartjes, taartpunten, gebakjes, vlaaien, limburgse vlaai, tompouces, bossche bol, bossche bollen, slagroomgebak, plakje cake, mergpijpje, aardbeientaart, chocoladetaart
shortcake | moorkoppen, soes, roomsoes, éclair, tompoezen, kersenvlaai, rijstevlaai, rijsttaart, arretjescake, marmercake, wortelcake, worteltaart, chocoladecake, boterkoek, kruimelvlaai
shortcake | abrikozenvlaai, kwarkpunt, bavarois, biscuittaart, mattentaart, matentaart, taartstuk, roomhoorn
cupcake | muffin
custard | toetje, vlaatje, vanillevla, chocoladevla, pudding, griesmeelpudding, toetjes, dubbelvla, vlaflip, chipolatapudding, gele vla, puddinkje, bitterkoekjespudding, drilpudding
fish | paling, haringen, harinkje, hollandse nieuwe, nieuwe haring, maatjesharing, zure haring, rolmops, palingen, lekkerbek, lekkerbekje, kibbeling, scholletje, zalmen, forellen, snoeken
fish | snoekbaars, baars, baarzen, karpers, voorn, stekelbaars, sardientjes, sardine, sprot, tilapia, visstick, bokking, gerookte paling, zeebaars, schelvis, koi, koikarper, ruisvoorn, guppy
fish | guppies, guppen, visje, visjes, wijting, zeewolf, pladijs, vorentje, gerookte zalm, zalmfilet, kleine visjes
jar | confituur, jampotje, jampotten, pot jam, aardbeienjam, weckpotten, potje, potjes, appelstroop, pot pindakaas, chocopasta, chocoladepasta, pot augurken, snoeppot, pot mosterd, bokaal
jar | nutellapot, koekjespot, potje jam, spreukenpot, vlierbessenjelly, koekpot, frambozenjam, inmaakpot, voorraadpot
plastic-bottle | ketchup, flesje water, drinkfles, drinkflessen, bidon, colafles, colaflessen, afwasmiddel, schoonmaakmiddel, allesreiniger, wasverzachter, frisdrankfles, vaatwasmiddel
plastic-bottle | ketchupfles, mayo, knijpfles, schoonmaakazijn, bronwater, spuitfles, chloor
beekeeper | bijenhouder, imkers, imkerin
shepherd | herderin, geitenhoeder, ganzenhoedster, koeherder, schaapherderin, schapenhoeder
hunter | stroper, boswachter, stropers, jachtopziener, jageres
creature | bosgeest, weerwolven, bullebak, monstertje, Lange Wapper, zeemonster, kludde, waterduivel, watergeest, dwaallicht, pietje de dood, bokkenrijder, Jan Klaassen, Katrijn, wolfmens
creature | aardgeest, watermonster, gruffalo, draakmonster, fabeldier, spookdier, hersenspook
cup-with-straw | beker, bekers, limonadeglas, aanmaaklimonade, rietjes, milkshake, icetea, beker ranja, glaasje limonade, sinas, cassis, colaatje, glas cola, slushpuppie, seven-up
cup-with-straw | limonadesiroop, grenadine, plastic bekertje, smoothie, rietjesbeker, drinkbeker, cocacola, frisdrankje, vruchtenlimonade, spuitwater
chicken | leghen, legkip, kippetjes, hennen, plofkip, kiekens, kieken, krielkip, krielkippen, krielkipje
bird | aalscholver, scholekster, kievit, huismus, pimpelmees, nachtegaal, kanarie, musje, koolmees, koolmezen, pimpelmezen, roodborstjes, vinken, spreeuwen, gierzwaluw, spechten, koekoeken
bird | ijsvogeltje, blauwe reiger, aalscholvers, scholeksters, kieviten, kieviet, grutto, tureluur, lepelaars, kanaries, kanariepietje, winterkoninkje, lijster, kraanvogels, kwikstaart
bird | vlaamse gaai, visdiefje, wulp, zangvogel, trekvogel, pietje, merelvrouwtje, jan-van-gent
mouse | gerbil, veldmuizen, spitsmuizen, gerbils, woelmuis
rat | muskusrat, beverrat, muskusratten, rioolrat, woelrat, ratje, ratjes
lizard | salamander, hagedissen, salamanders, watersalamander, gekko, leguaan
bug | pissebed, luis, luizen, bladluis, rupsje nooitgenoeg, duizendpoten, pissebedden, oorwurm, oorworm, zilvervisje, luisje, bladluizen, hoofdluis, hoofdluizen, vlootje, larven, beestjes
bug | kriebelbeestje, wandluis, eikenprocessierups, processierups, kruipbeestje
delivery-truck | vuilniswagen, vuilniswagens, vuilnisauto, verhuiswagen, verhuiswagens, sneeuwschuiver, strooiwagen, strooiwagens, melkwagen, ijscowagen, ijscokar, ijswagen, frietwagen
delivery-truck | postauto, postwagen, koelwagen, sleepwagen, tankwagen, veegwagen, camion, marktwagen, vrachtautootje, veewagen, veetransport, pakketbus, vrachtwagentje, gierwagen, foodtruck
delivery-truck | verhuisbus
tractor | vorkheftruck, trekker, graafmachientje, bulldozers, heftrucks, hooibouwmachine, rooimachine, aardappelrooier, bietenrooier, stoomwalsen, kraanwagentje, hakselaar, zitmaaier
tractor | pistenbully, zandgraver, vorkheftrucks, bobcat, tuintractor, minikraan, rupskraan
vehicle | hooiwagen, zweefvliegtuig, bakfietsen, koetsen, koetsje, huifkarren, boerenkar, paardenkar, aanhanger, aanhangwagen, fietskar, loopfiets, driewielers, gouden koets, praalwagen
vehicle | praalwagens, carnavalswagen, carnavalswagens, paard en wagen, luchtballon, luchtballonnen, zeppelin, quad, bolderkarren, boldekar, bolderwagen, strandzeiler, deltavlieger, ezelkar
vehicle | hondenkar, arrenslee, hijskranen, havenkraan, segway, bierfiets, ligfiets, fietstaxi, reuzenwagen, velomobiel, torenkraan
ship | duwbak, scheepje, pakjesboot, sleepboten, sleepbootje, rondvaartboot, vissersboten, kotter, garnalenkotter, viskotter, rijnaak, containerschip, containerschepen, cruiseschip
ship | baggerschip, baggerboot, tanker, olietanker, stoombootje, loodsboot, VOC-schip, VOC-schepen, duwboot, vrachtschepen, platbodem, partyboot, speelgoedboot, lichtschip, vrachtboot
ship | zandschip, vissersbootje, fluitschip
coat | trui, truien, jasje, jasjes, regenjassen, winterjas, winterjassen, truitje, kersttrui, vestje, badjassen, ochtendjas, spijkerjas, leren jas, bodywarmer, tabberd, gebreide trui
coat | regenpak, skipak, jekker, houtje-touwtjejas, wollen trui, coltrui, sweater, kamerjas, donsjas
billed-cap | muts, petje, petjes, mutsen, mutsje, ijsmuts, pompoenmuts, alpinopet, baret, zuidwester, badmuts, badmutsen, pietenmuts, slaapmuts, wollen muts, kapiteinspet, conducteurspet
billed-cap | politiepet, bivakmutsen, narrenkap, narrenmuts, kerstmuts, kerstmutsen
object | aambeeld, kooi, kerstballetje, kerststal, kerstverlichting, lampjesslinger, lampionnetje, vlaggetje, vlaggenlijn, oranje vlaggetjes, wimpel, mijter, waslijnen, droogrek, wasrek
object | droogmolen, kledinghanger, kleerhangers, kapstokken, droogtrommel, kaasschaaf, kaasschaven, vergiet, zeefje, theezeefje, kaasrasp, blikopeners, eierdopje, koffiemolen, koffiefilter
object | koffieapparaat, thermoskan, thermosfles, thermosflessen, barbecue, barbecues, bbq, grillrooster, snijplanken, citruspers, knoflookpers, bierviltje, viltje, onderzetter, pannenlap
object | pannenlappen, radiator, ventilatoren, lichtknop, opladers, powerbank, gordijntje, rolgordijn, luxaflex, douchegordijn, wc-bril, wcbril, pamper, poepluiers, speentje, tutje, tutter
object | slabbetjes, rammelaars, babyfoon, autostoeltje, muziekdoosje, skippybal, skippyballen, schommels, wipwap, zandbakken, zandvormpje, pierenbadje, opblaasbad, opblaaszwembad
object | springkussen, springkussens, luchtkussen, springtouwen, hoepels, hoelahoep, knikkertje, tolletje, kleideeg, stokpaard, hobbelpaarden, handpop, handpoppen, poppenkastpop, lantaarn
object | sint-maartenlampion, papieren lantaarn, roeptoeter, toeter, feesttoeter, grasmaaiers, maaimachine, robotmaaier, kettingzagen, motorzaag, zeisen, hooivorken, riek, melkmachine
object | voederbak, voerbak, trog, vogelhuisje, nestkast, nestkastje, vetbol, vetbollen, insectenhotel, strobaal, hooiberg, hoefijzer, zadels, teugels, hondenriem, hondenlijn, halsband
object | muilkorf, muilkorven, krabpaal, kattenbak, hamsterrad, vogelkooi, kooien, aquarium, terrarium, bloembak, windwijzer, weerhaan, hangmatten, vuurkorf, vuurton, regenton, regentonnen
object | fietshelmen, fietsbel, fietsbellen, fietspomp, fietsband, fietsketting, fietsstuur, fietszadel, krik, gevarendriehoek, verbanddoos, verbanddozen, ehbo-doos, bumper
object | achteruitkijkspiegel, bougie, kenteken, kentekenplaat, nummerplaat, slagbomen, spoorboom, perronklok, paaltje, amsterdammertje, afzetlint, dranghek, cementmolen, troffels, duimstok
object | meetlint, spijkertje, vijl, beitels, ducttape, plakband, tie-wrap, lasapparaat, aambeelden, lijmstift, prittstift, slijpertje, etuis, pennenzakken, schoolborden, digibord
object | schoolkrijt, bordenwisser, stoepkrijt, viltstiften, stiften, halter, boksbal, hoekvlag, cornervlag, scheenbeschermer, zwembandje, zwemvleugeltjes, startblok, wandelstok, kunstgebit
object | beugeltje, haarspeld, haarelastiek, haarelastiekje, elastiekje, haarband, krulspeld, parfumflesje, eau de cologne, zakdoeken, zakdoekje, servetten, servetje, wattenstaafjes
object | billendoekjes, kettinkje, halskettingen, parelketting, oorbelletje, oorijzer, armbanden, vriendschapsbandje, speldje, pareltje, barnsteen, koekoeksklok, lucifersdoosje, aanstekers
object | asbakken, spaarvarkens, spaarvarkentje, spaarpotten, spaarpotje, collectebus, collectebussen, pinautomaat, geldautomaat, snoepautomaten, frisdrankautomaat, frikandellenautomaat
object | kaartautomaat, kauwgomballenautomaat, kluizen, brandkast, buks, kruisbogen, revolver, musket, hellebaard, lansen, harnas, harnassen, maliënkolder, stormram, fakkels, galgen
object | guillotine, handboei, amulet, runesteen, ooglapje, enterhaak, houten been, boegbeeld, reddingsvesten, zwemvesten, visnetten, schepnetjes, fuik, dobber, wetsuit, duikpak, zwemvlies
object | zwemvliezen, windscherm, strandstoel, grammofoonplaat, typemachines, naaimachines, spinnewielen, breinaald, haaknaald, vingerhoedje, kopspeld, speldenkussen, drukknoop, kandelaar
object | wierookvat, doopvont, biechtstoelen, monstrans, hostie, hosties, gipsbeen, gipsarm, brancards, drukverband, infuus, gehoorapparaat, mondkapje, draaiorgeltje, rommelpot, foekepot
object | sjoelschijf, sjoelschijven, sjoelbak, sjoelsteen, knijpkat, vlaggenmasten, flessenlikker, beschuitbus, fietstas, fietstassen, kinderzitje, bagagedrager, snelbinder
old-woman | omi, grootje, overgrootoma, bomma, moemoe, oude dame, omie, bejaarde, besje, opoe, omaatjes, grootmoe
old-man | vava, overgrootopa, grootva, oude heer, opi, opaatjes, gepensioneerde, grijsaard
woman | tantetje, mammie, mams, moeke, buurvrouwen, kleuterjuf, marktvrouw, toiletjuffrouw, kraamhulp, gastouder, mamaatje, moedertje, madam, kapsters
man | oompje, nonkels, paps, papaatje, buurmannen, terreinknecht
child | achterkleinkind, dreumes, ukkie, ukkies, hummel, rakker, boefje, snotaap, snotneus, schatje, lieverd, apekop, apenkop, schoolkind, schoolkinderen, klasgenoten, klasgenootje
child | vriendinnetjes, buurkind, buurkinderen, petekind, weeskinderen, drieling, misdienaar, communicant, communicantje, speelkameraad, padvinders, brugpieper, basisschoolkind, schatteke
child | zoeteke, koter, lagereschoolkind, kleutertje, peutertje
girl | kleindochters, dochtertje, zusjes, meiske, meiskes, petekindje, peetdochter, deerne, roodkapje, dansmarieke, dansmariekes, majorette, majorettes
boy | kleinzonen, broertjes, jochies, knulletje, manneke, mannekes, knaapje, leerjongens, schooljongen, kwajongen, kwajongens, belhamel
baby | babietje, bebe, kindeke
person | wethouder, penningmeester, clublid, schutterskoning, kapelaan, monniken, nonnen, zwervers, daklozen, supporter, wandelaar, campinggast, kampeerder, badgast, stamgast, klantje, koper
person | bruidsmeisjes, jarige, jubilaris, vlogger, influencer, hippie, driftkikker, bangerik, huilebalk, klikspaan, luilak, mopperkont, pechvogel, geluksvogel, Hagenees, Amsterdammer
person | Brabander, Vlaming, schaatsers, schaatsster, wadloper, schoonspringer, judoka, korfballer, hockeyer, hockeyster, voetbalster, vierdaagseloper, avondvierdaagse, orgeldraaier
person | marktkoopman, scharensliep, dorpsbewoner, dorpsgek, boswandelaar, narren
teacher | juffie, gymleraar, gymjuf, wiskundeleraar, schooldirecteur, directrice, rector, conrector, kleuterleidster, muziekjuf, zwemjuf, badjuf, rijinstructeur, peuterjuf, schooljuf
teacher | schooljuffrouw, schoolmeester, gymmeester, tussenschoolse juf, invaljuf, pedagogisch medewerker, crècheleidster, bijlesleraar, dansjuf, balletjuf
construction-worker | stratenmaker, wegwerker, dakdekkers, kraanmachinist, kraandrijver, heiers, voorman, opzichter, grondwerker, spoorwerker, sluiswerker, dijkwerker, vuilnismannen
construction-worker | vuilnisophaler, vuilophaler, straatvegers, seinwachter, wisselwachter, metaalbewerker, stukadoor, steigerbouwer, glazenzetter, rietdekker, architect, baggeraar
mechanic | fietsenmaker, garagist, sleutelaar, scheepsmonteur, lassers, bandenplakker, bankwerker, rijwielhersteller, onderhoudsmonteur, klusjesman, klusser
electrician | electricien, elektromonteur
plumber | rioolwerker, cv-monteur, loodgietster
carpenter | timmerlui, meubelmaker, schrijnwerker, scheepsbouwer, botenbouwer, klompenmaker, molenbouwer, houtbewerker, houthakkers, houtsnijder
bricklayer | voeger, tegelzetter
blacksmith | edelsmid, wapensmid
miner | kompel, koempel, goudzoeker, goudgraver
baker | oliebollenbakker, bakkerin, bakkersvrouw, warme bakker, patissier, poffertjesbakker, pannenkoekenbakker, taartenbakker, koekenbakker, pannekoekenbakker
butcher | beenhouwers, slagerin, slagersvrouw, slachter
waiter | serveersters, kelnerin, garçon
bartender | barvrouw, kroegbaas, cafébaas, barkeeper, cafébazin, waardin
shopkeeper | groenteman, kaasboer, bloemiste, marktkramer, kaasverkoper, visvrouw, patatboer, frietboer, ijsboer, ijscoman, ijscoboer, ijsverkoper, oliebollenman, haringman, haringboer
shopkeeper | kramer, boekhandelaar, kioskhouder, voddenboer, schillenboer, melkman, opkoper, antiquair, drogist, snoepverkoper, winkeljuffrouw, winkelmeisje, kaasvrouw, bloemenverkoopster
shopkeeper | bloemenmeisje, bloemenvrouw, friturist, kermisklant, kermisexploitant
cook | koks, kokkinnen, chef-kok, souschef, scheepskok, kantinejuf, frietbakker, patatbakker, sushikok, keukenhulp, barbecuemeester, sterrenkok, kantinemedewerker, keukenprins
cashier | kassière, kassamedewerkster, kassajuffrouw, kassameisje
postman | postbezorger, pakjesbezorger, pakketbezorgers, facteur, krantenjongen, krantenbezorger, folderbezorger
messenger | pizzakoerier, maaltijdbezorger, bezorgers, heraut, ijlbode, flitsbezorger, pizzabezorger, stadsomroeper, omroeper
health-worker | verplegers, huisarts, huisartsen, chirurgen, verloskundigen, ambulancebroeders, thuiszorg, thuiszorger, dokteres, doktersassistente, fysiotherapeut, fysio, oogarts, oorarts
health-worker | bejaardenverzorgster, bejaardenverzorger, kraamverzorgster, ehbo'er, diëtiste, logopediste, verzorgende, mantelzorger, schoolarts, dierenverzorger
vet | dierenartsen, veearts, veeartsen, dierendokter
dentist | mondhygiënist, orthodontist, tandartsassistente
pharmacist | apothekers, apothekersassistente
police-officer | wijkagent, rijkswacht, rijkswachter, parkeerwachter, handhaver, klaar-over, klaarover, veldwachter, douanebeambte, marechaussee, marechaussees, gendarme, motoragent
police-officer | verkeersbrigadier, verkeersregelaar, flikken, cipier, gevangenbewaarder, politieman, stadswacht
firefighter | brandweermannen, brandweerlieden, pompier, spuitgast, jeugdbrandweer, brandweerlui
guard | nachtwacht, uitsmijters, portiers, schildwachten, torenwachter, lijfwachten, beveiliger, suppoosten, poortwachter, kasteelwachter, hellebaardier, museumbewaker, paleiswacht
guard | parkwachter
judge | kantonrechter, vrederechter
lawyer | advocaat-generaal, officier van justitie, juriste
detective | rechercheurs, speurder, speurneus, geheim agent, spionnen, privédetective, speurneuzen, politiespeurder
office-worker | ambtenaren, secretaresses, boekhoudster, manager, bankmedewerker, bankdirecteur, makelaars, verzekeringsman, verkoopleider, zakenmannen, zakenlui, belastinginspecteur
office-worker | belastingambtenaar, administrateur, receptioniste, minister-president, kamerlid, stagiair, projectleider, loketbediende, baliemedewerker, bureauchef, kantoorklerk
driver | trucker, treinmachinist, koetsier, automobilist, metrobestuurder, tractorbestuurder, rallyrijder, coureur, wegpiraat, spookrijder, buschauffeuse, vrachtrijder, treinbestuurder
passenger | treinreiziger, reizigers, forens, forenzen, forensen, busreiziger, zwartrijder, conductrice, conducteurs
farmer | boerinnetje, melkveehouder, veeboer, varkensboer, schapenboer, kippenboer, akkerbouwer, boerenknecht, knecht, bietenboer, aardappelboer, bloemkweker, bollenboer, bollenkweker
farmer | fruitteler, tuinder, kweker, keuterboer, geitenboer, bioboer, melker, stalknecht, fruitplukker, boerenzoon, boerendochter, tomatenkweker, aspergesteker, boerenmeid, boerinneke
farmer | champignonkweker
gardener | hoveniers, tuinvrouw, volkstuinder, boomkweker, tuinierster, groentekweker, plantsoenwerker, moestuinder
fisherman | sportvisser, hengelaars, garnalenvisser, palingvisser, mosselvisser, visserman, vissersvrouw, walvisvaarder
sailor | matrozen, schippersknecht, zeelui, zeilster, zeiler, stuurlui, schipper, binnenschipper, zeebonk, bootsman, roerganger, schippersvrouw, VOC-matroos, lichtmatroos, scheepsjongen
sailor | scheepsmaat
captain | scheepskapitein, gezagvoerder, piratenkapitein
lock-keeper | sluismeester, sluismeesteres
bridge-keeper | brugwachtster
lifeguard | strandwachter, strandredder, badmeesteres, zwembadmeester, reddingsbrigade
cleaner | poetsman, poetshulp, glazenwassers, ruitenwasser, huishoudster, schoorsteenvegers, kuisvrouw, poetsdame, interieurverzorgster, kuiser, schouwveger
tailor | kleermakers, naaisters, hoedenmaker, schoenmakers, zadelmaker, modeontwerper, modeontwerpster, coupeuse, breister
potter | pottenbakkers, glasblazer, pottenbakster
artist | beeldhouwster, tekenaar, huisschilder, graffitispuiter, stoepkrijter, grafisch ontwerper, tatoeëerder
actor | acteurs, actrices, cabaretier, filmster, musicalster, straatartiest, poppenspeelster
singer | volkszanger, smartlappenzanger, koorzanger, koorzangeres, troubadour, popster, rockster, operazanger, operazangeres, operaster, kinderkoor, koorlid, koorleden, accordeonist
singer | straatmuzikant, minstreel, orgelman, fanfarelid, organist
student | brugklasser, eersteklasser, eindexamenkandidaat, stagelopers, studentje, groep-achter, groepachter, middelbare scholier, kotstudent
soldier | soldaatje, rekruut, musketiers, commando's, veteranen, generaals, landmacht, grenadier, tinnen soldaatjes, paratrooper, watergeus, geuzen, watergeuzen
santa-claus | sint nicolaas, goedheiligman, Sinterklaasje, de Sint, goede sint
prince | prinsen, kroonprins, sprookjesprins, jonker
princess | doornroosje, assepoester, sneeuwwitje, rapunzel, kroonprinses, prinsessen, koningsdochter, freule
gnome | tuinkabouters, boskabouter, trollekind, leprechaun, repelsteeltje, smurf, huiskabouter, klabauterman, kabouter Plop, kabouterkoning, Klaas Vaak, kerstkabouter, aardmannetjes
person-fairy | feetje, goede fee, bosfee, bloemenfee, toverfee, petemoei, bloemenelfje, elfenkind, witte wieven
woman-mage | boze heks, toverkol, kruidenvrouwtje, waarzegsters, toverheks, kaartlegster, boskol
man-mage | tovenaartje, druïde, goochelaar, tovenaarsleerling, heksenmeester, toverleerling
ghost | spookjes, kasteelspook, geestje, spookgeest, waterspook, huisspook, nachtspook, spokie, poltergeist
dragon | draakjes, babydraak, vuurspuwende draak, drakenbaby, drakenkind, waterdraak
ogre | reuzen, reusje, menseneter, mensenetende reus, reuzin, woudreus
dwarf | zeven dwergen, bergdwerg, dwergkoning
demon | duiveltje, krampus, boze geest, plaaggeest, duivelskind, beëlzebub
knight | kruisridder, roofridder, ridderjongen, schildridder, tempelier, riddervrouw, kasteelheer, kasteelridder
pirate | zeerover, zeeroverkapitein, piraatje, boekanier, vrijbuiter
baby-angel | engel, kerstengel, bewaarengel, kindeke Jezus, kerstkindje, kindje Jezus
person-supervillain | bandieten, rovers, zakkenrollers, bankovervaller, struikrover, booswicht, crimineel, fietsendief, fietsendieven, gangsters, roverhoofdman, snoodaard, juwelendief
person-supervillain | winkeldief, winkeldieven
woman-merpeople | zeemeerminnen, meerminnetje, de kleine zeemeermin, zeevrouw
bread | boterhammetje, bruinbrood, witbrood, volkorenbrood, krentenbrood, rozijnenbrood, suikerbrood, kerststol, paasstol, stokbroodje-brood, pistolet, kadetjes, krentenbollen, puntbroodje
bread | beschuitje, beschuit met muisjes, knäckebröd, toastje, snee brood, sneetje brood, tarwebrood, krentenmik, broodkorst, korstje brood, broodkorstje, plak brood, meergranenbrood
bread | zuurdesembrood, desembrood, duivekater, sandwichbroodje, craquelin, mastel, mastellen, boterham met hagelslag
doughnut | oliebolletje, appelbeignet, appelflap, appelflappen, smoutebol, smoutebollen, berlinerbollen, boule de berlin, beignet, appelbol, oliekoek, olliebol, olliebollen, smoutbol
cookie | speculaasje, speculaaspop, taai-taai, taaitaaipop, kruidnoten, kruidnootje, eierkoek, ontbijtkoek, peperkoek, gevulde koek, jan hagel, roze koek, bitterkoekje, sprits, spritsen
cookie | krakelingen, chocoladekoekje, kletskop, kletskoppen, kerstkransje, speculoos, mariakaakje, kaakje, biscuitje, lange vinger, peperkoekmannetje, peperkoekenmannetje, gemberkoekje
cookie | gemberkoekmannetje, pepernootjes, theekoekje, arnhemse meisjes, stroopkoek, zandkoekje, hondenkoekje, hondensnoepje
birthday-cake | verjaardagstaartje, bruidstaart, trouwtaart, kindertaart, prinsessentaart, marsepeintaart
pancakes | pannenkoekje, pannekoek, spekpannenkoek, flensje, crêpe, drie-in-de-pan, pannenkoeken met stroop, appelpannenkoek, wentelteefje, stroopannenkoek
waffle | luikse wafel, brusselse wafel, suikerwafel, kermiswafel
candy | dropje, zoute drop, engelse drop, winegum, toffees, zuurtjes, schuimpje, snoepgoed, strooigoed, kauwgompje, kauwgombal, kauwgomballen, pepermunt, pepermuntje, zuurstok, haagse hopje
candy | borstplaat, caramel, snoepzak, tumtum, tumtummetje, cuberdon, neuzeke, neuzekes, babbelaar, suikerspin, suikerspinnen, gombeer, gumbeertje, gummibeertje, dropveter, zure mat, salmiak
candy | salmiakknots, stophoest, snoepketting, kauwgombel, kauwgumpje, napoleon snoep, ulevel, kaneelstok, polkabrok, hoestbonbon, anijsblokje, snoepkes, spek snoep
lollipop | lollie, lollies, lekstokken, kersenlolly
chocolate-bar | chocolaatjes, bonbons, chocoladeletter, praline, pralines, hagelslag, chocolademuntje, chocoladereepje, paashaas van chocola, candybar, mueslireep, chocolademunten
chocolate-bar | chocoladesinterklaas, hageltjes, pure chocola, pralientje, chocotoff, chocoladevlokken, chocoladebrok
ice-cream | ijscoupe, bolletje ijs, vanille-ijs, softijs bekertje, schepijs, dame blanche, ijsbeker, chocolade-ijs, aardbeienijs, ijstaart, ijsbol, ijsbolletje, vanilleijs, bol ijs, crèmeke
soft-ice-cream | ijshoorntje, ijsco, waterijsjes, ijslolly's, ijshorentje, perenijsje, cornetto, ijswafel
bowl-with-spoon | rijstpap, rijstebrij, rijstepap, muesli, cruesli, brinta, gortepap, griesmeelpap, babypap, cornflakes, appelmoes, kommetje soep, slaschaal, yoghurtje, yogurt, bakje yoghurt
bowl-with-spoon | soepkom, soepkommen, bord pap, havermoutpap, ontbijtgranen, brij, watergruwel, hangop, krentjebrij, soepbord, fruithapje, groentehapje, potje babyvoeding, plattekaas
pot-of-food | stamppotten, boerenkool met worst, zuurkoolstamppot, bruine bonensoep, stoofpotje, stoofvlees, stoverij, waterzooi, jachtschotel, kippensoep, tomatensoep, soeppan, pan soep
pot-of-food | pannetje soep, hete bliksem, vol-au-vent, stoemp, hutsepot, preistamppot, andijviestamppot, rookworststamppot, pannetje, ketel soep, mosterdsoep, champignonsoep, vermicellisoep
pot-of-food | balletjessoep, pompoensoep, bruinebonensoep, linzensoep, kerriesoep, kapucijnersschotel, bonenschotel, boerenkoolstamppot, spruitjesstamppot, mosselpot, pan mosselen, mosselpan
shallow-pan-of-food | ovenschotel, nasi, bami, braadpannen, gebakken aardappels, rijst met kip, paella, witlofschotel, witlof met ham, koekenpannetje, steelpan, steelpannetje, wokpan
shallow-pan-of-food | roerbak, wokgroente, gourmet, gourmetstel, gourmetpannetje, hapjespan, macaronischotel, moussaka, mosselen met friet
tropical-fish | clownvis, clownvissen, goudvisje, siervis, siervissen, aquariumvis, aquariumvissen, maanvis, discusvis, koraalvis
shrimp | hollandse garnalen, grijze garnalen, gamba, noordzeegarnaal
oyster | mosseltje, zeeuwse mosselen, kokkels, coquille, zoetwatermossel
french-fries | frietje, patatjes, frietzak, puntzak friet, patatje met, patatje oorlog, patatje met mayo, friet speciaal, puntzak, vlaamse friet, frietbakje, raspatat, bakje friet
french-fries | zakje friet, patatzak
hot-dog | frikadel, frikadellen, frikandel speciaal, curryworst, rookworsten, braadworst, saucijs, knakworstjes, leverworst, saucijzenbroodjes, worstenbroodje, broodje knakworst, droge worst
hot-dog | kroketje, bitterballetje, bamischijf, kaassoufflé, broodje frikandel, metworst, frikandelletje, boterhamworst, barbecueworst, viandel, mexicano, kaaskroket, garnalenkroket
sandwich | broodje kaas, broodje ham, tosti, broodje gezond, croque monsieur, croque, smos, smoske, broodje haring, boterham met kaas, boterham met pindakaas, broodje bal, broodje paling
sandwich | broodje smos, clubsandwich, belegd broodje, tosti ham kaas, boterham met jam, broodje filet americain, broodje martino, pindakaasboterham, kaasbroodje, hagelslagboterham
cut-of-meat | gehaktballen, balletje gehakt, biefstukje, karbonades, schnitzel, slavink, speklap, speklappen, sukadelap, rollade, rosbief, gehakt, varkensvlees, hamlap, filet americain
cut-of-meat | cordon bleu, boulet, ballekes, bal gehakt, balletjes in tomatensaus, barbecuevlees, lapje vlees, varkenslapje, runderlapje, ossenhaas, blinde vink, kipschnitzel
meat-on-bone | sparerib, kotelet, koteletje, lamskotelet, lamsbout, beenham, varkenshaasje, varkenspoot
poultry-leg | kippenpootje, kippenbout, drumstick, kipkluif, kipnugget, kippenvleugels, kalkoenpoot, kipnuggetje
bacon | spekreepjes, ontbijtspek, plakje ham, hammetje, katenspek, zuurkoolspek, achterham, boterhamham, plakje worst, spekblokjes
cheese-wedge | kaasblokjes, blokje kaas, jonge kaas, oude kaas, boerenkaas, geitenkaas, belegen kaas, leidse kaas, kaasplankje, limburgse kaas, schapenkaas, smeerkaas, kaasstengel, rommedoe
cheese-wedge | kruidkaas, komijnekaas, passendale, kaasplank, feta
cheese-wheel | kaaswiel, edammerkaas, goudse kaas, kaasbol, kaasbollen, ronde kaas, edammertje
stuffed-flatbread | broodje döner, shoarma, broodje shoarma, pitabroodjes, turkse pizza, dürüm, lahmacun, pittabroodje
hot-beverage | kopje koffie, bakkie, bakje koffie, bakkie troost, kopje thee, chocomel, warme chocomel, warme chocolademelk, anijsmelk, koffie verkeerd, kop en schotel, theeglas
hot-beverage | bakkie pleur, glühwein, latte, cappuccino, theekopjes, koffiekopje, koffiebeker, theemok, koffiemok, warme chocomelk, bekertje koffie, muntthee, kamillethee, theetje
hot-beverage | koffietje, espresso, theebeker, theekop, tas thee, senseo, beker warme melk, chocolademelk met slagroom, rooibosthee, thee met honing, jattekop
teapot | theepotje, koffiepot, koffiekan, theeketel, theemuts, keteltje, samovar, koffiepotje
amphora | kruiken, kruikje, waterkruik, waterkan, melkkan, karaf, vaasje, bloemenvaas, jeneverkruik, stenen kruik, wijnkruik, aarden pot, tulpenvaas, delfts blauwe vaas, schenkkan
beverage-box | pakje sap, drinkpakje, pakje melk, melkpak, pak melk, sappakje, pak vla, fruitsap, appelsapje, jus d'orange, dubbelfris, drinkpakken, fristi, fristie, yoghurtdrink
beverage-box | pakje chocomel, vlapak, pakje fristi, drankkartonnetje
beer-mug | pilsje, biertjes, bierpul, bierpullen, vaasje bier, tripel, trappist, trappistje, witbier, bokbier, duveltje, pintje, kriekbier, bierglazen, speciaalbier, fluitje bier, glas bier
beer-mug | jupilerke, abdijbier
tumbler-glass | jenever, borreltje, advocaatje, advocaat met slagroom, kruidenbitter, whisky, shotje, neutje, kopstoot, berenburg, beerenburg, glaasje water, waterglas, glazen water
tumbler-glass | oranjebitter, glaasje jenever, druppelke, shotglaasje
glass-bottle | bierflesje, bierflessen, wijnfles, wijnflessen, melkfles, melkflessen, statiegeldfles, statiegeldflessen, flessenpost, azijnfles, leeg flesje, lege flessen, jeneverfles
glass-bottle | rumfles, limonadefles, flesje bier, spafles, waterkaraf, drankfles, fles wijn, fles jenever
canned-food | blik soep, blik bonen, blikvoer, kattenvoer, hondenvoer, blikje tonijn, soepblik, conserven, conservenblikken, blik erwtjes, blikgroente, kattenbrokjes, hondenbrokken
canned-food | blik ravioli, sardineblikje, blik tomaten, kattenbrokken, bonenblik, knaagdiervoer, blik knakworst
tin-can | colablikje, bierblikje, conservenblikje, frisdrankblikje, frisblikje, energyblikje, limonadeblikje, koekblik, koekjestrommel, koektrommel, koekdoos, snoeptrommel, biscuitblik
bento-box | broodtrommel, lunchtrommel, brooddoos, brooddozen, lunchbox, lunchpakket, lunchpakketje, boterhammendoos, boterhamdoos
dog | pups, labrador, woef, woefie, keffer, dalmatiër, straathond, vuilnisbakkenras, blindengeleidehondje, kooiker, poedeltje, boerenhond, sint-bernard, golden retriever, blaffer
cat | poezen, poesjes, katertje, katjes, poezebeest, poezenbeest, straatkat, lapjeskat, pieter poes, poekie, minoes
cow | koeien, koetje, kalfjes, melkkoe, melkkoeien, lakenvelder
pig | varkens, biggen, zeug, knorretje, hangbuikzwijn, zwijntje
boar | everzwijnen
horse | ponietje, veulens, veulentje, trekpaard, shetlander, fries paard, hobbelpaardje, werkpaard, amerigo, ozosnel, boerenpaard, manegepaard
ewe | schaapje, lammetjes, heideschaap
ram | schapenram
goat | geitje, bokje, geitenbok, berggeit, dwerggeit
rooster | haantjes, krielhaan
baby-chick | eendenkuikens, paaskuiken
duck | woerd, wilde eend, meerkoet, waterhoentje, fuut, eendenmoeder, eendenfamilie
goose | ganzen, grauwe ganzen, nijlgans, nijlganzen
turkey | fazanten, patrijzen
blackbird | raaf, kauw, eksters, roek
dove | postduiven, stadsduif, stadsduiven, houtduif, tortelduif, vredesduif
eagle | buizerds, valken, haviken, roofvogels, zeearend, sperwer, kiekendief
owl | uilen, ransuil, oehoe, kerkuiltje
parrot | parkieten, parkietje, valkparkiet, halsbandparkiet, lorre, agapornis
hamster | goudhamster, korenwolf, dwerghamster, caviaatje, chinchilla
chipmunk | rode eekhoorn, grondeekhoorn, marmotten, zevenslaper
rabbit | haasje, paashazen, dwergkonijn, hangoor, hangoorkonijn, nijn, flappie, babykonijn
burrow | molshoop, konijnenhol, muizengat, muizenhol, muizenholletje, vossenhol, dassenburcht, mollengang, konijnenpijp
deer | hertje, reeën, reetje, rendiertje, edelherten, damherten, reekalf, bambi
badger | steenmarter, wezeltje, fretje, fretten, boommarter
fox | vossen, vosje, vosjes, reintje de vos, reinaert, poolvos
seal | huiler, zeeleeuwen, zeehondenpup, grijze zeehond
dolphin | bruinvissen
frog | padden, kikkervisjes, kikkerdril, boomkikker, dikkopjes, kikkerprins, kikkerkoning
snake | adders
snail | slakje, naaktslakken, huisjesslakken, wijngaardslak
worm | regenwormen, pieren, zeepier, maden, meelworm, bloedzuigers, engerling, wadpier
beetle | meikevers, coloradokever, torren, boktor, vuurvliegjes, neushoornkever
lady-beetle | pimpampoentje, onzelieveheersbeestje
honeybee | hommel, wespje, bijenvolk, bijenzwerm, wilde bij, koninginbij
beehive | bijenkorven, bijenkast, wespennest, honingraat, raat
mosquito | mugje, mugjes, knut, knutje, muggenzwerm, malariamug
fly | bromvlieg, fruitvlieg, eendagsvlieg, paardenvlieg
butterfly | koolwitje, dagpauwoog, citroenvlinder, libellen, waterjuffer, nachtvlinders, juffertje, atalanta
cricket | sprinkhaantje
spider | kruisspin, spinnetje, huisspin, vogelspin, vogelspinnen
ant | rode mier, mierenkoningin
anthill | mierennest
teddy-bear | knuffeltje, knuffelberen, beertje, knuffeldier, knuffelbeest, knuffelkonijn, pluchen beer, pluchebeest, troetelbeer, pluchen knuffel
automobile | autootje, lelijke eend, personenauto, gezinsauto, oldtimer, elektrische auto, botsautootje, speelgoedauto, speelgoedautootje, zeepkist, skelter, gocart, go-cart, karts
automobile | loopauto, cabrio, rammelbak, trouwauto, lesauto, wagentje, cabriolet, stationcar, racewagentje, rouwauto
articulated-lorry | oplegger, tankauto, betonmixer, betonmolenwagen, kiepauto, dieplader, autotransporter, truck met oplegger, vrachtwagencombinatie, cementwagen, betonwagen
articulated-lorry | trekker met oplegger
bicycle | omafiets, opafiets, rijwiel, mountainbike, e-bike, ebike, elektrische fiets, racefiets, racefietsen, vouwfiets, kinderfiets, stalen ros, damesfiets, herenfiets, fietswrak
bicycle | koersfiets, plooifiets, moederfiets, fatbike, fatbikes, stadsfiets, swapfiets
motor-scooter | brommertje, snorfiets, snorscooter, vespa, bromfietsen, bromscooter, puch, zundapp, snorfietsen
motorized-wheelchair | scootmobiel, invalidenwagentje
kick-scooter | autoped, trotinette, trottinette
train | stoptrein, intercity, goederentrein, boemeltrein, boemeltje, modeltrein, speelgoedtrein, houten treinbaan, passagierstrein, houten treintje, kermistreintje, nachttrein, treinstel
locomotive | locomotieven, stoomtrein, stoomloc, tjoeke tjoek, smalspoortrein
railway-car | wagonnetje, goederenwagon, restauratiewagen, mijnkar, mijnkarretje, mijnwagentje, kolenwagon, slaapwagon
tram | trammetje, stadstram, paardentram, kusttram, sneltram
sailboat | zeilbootje, zeilschepen, skûtsje, skutsjes, tjalk, optimistje, zeilscheepje, papieren bootjes, klipper, driemaster, zeiljacht, catamaran, koggeschip, zeilschuit, botters
sailboat | galjoenen
canoe | roeiboten, roeibootje, kanootje, kajaks, vlotje, punter, praam, schuitje, schuiten, drakenboot, rubberboot, rubberbootje, opblaasboot, opblaasbootje, sloepje, roeischuit, houten vlot
motor-boat | motorbootje, reddingsboten, reddingbootje, waterfietsen, woonboot, sloepen, fluisterboot, politieboot, reddingssloep
sled | sleetje, rodelslee, bobslee, arreslee, houten slee, hondenslee, kerstslee
ice-skate | houten schaats, houten schaatsen, friese doorlopers, doorlopers, krabbelschaatsen, ijzertjes, klapschaats, klapschaatsen, ijshockeyschaats
fire-engine | ladderwagen, blusauto, brandweerautootje, bluswagen
police-car | politiewagen, patrouillewagen, politiebusje, politieautootje, arrestantenbus
ambulance | ziekenauto, ziekenwagens
dress | jurkje, trouwjurken, rokje, rokjes, klederdracht, communiejurk, prinsessenjurk, nachthemden, kleedje, schorten, schortje, carnavalspak, carnavalskostuum, tutu, zomerjurk, bruidsjurk
dress | pietenpak, verkleedkleren, petticoat, keukenschort, onderrok, balletpakje, tuttuutje
jeans | broekje, maillot, legging, pyjama's, joggingbroek, tuinbroek, pyjamabroek, trainingsbroek, skibroek, regenbroek, ribbroek, boerenbroek, salopette, panty's
shorts | zwembroek, zwembroekje, voetbalbroekje, gymbroek, gymbroekje, lederhose, zwemshort
briefs | onderbroek, onderbroekje, boxershort, slipje, lange onderbroek
socks | sokje, sokjes, kousen, kniekous, geitenwollensok, stinksok, wollen sok, kerstsok, sportsok, slofsok
gloves | wanten, wantjes, ovenwanten, keepershandschoen, tuinhandschoenen, bokshandschoentjes, rubberhandschoen, skihandschoen
womans-hat | strohoeden, zonnehoeden, hoedje, feesthoedje, cowboyhoed, piratenhoed, heksenhoed, tovenaarshoed, jagershoed, vissershoedje, feestmuts, papieren hoedje
scarf | voetbalsjaal, hoofddoekje, halsdoek, wollen sjaal, halsdoekje, oranje sjaal
hiking-boot | laarsje, bergschoen, werkschoenen, moonboot, snowboots, skischoen, cowboylaars, cowboylaarzen, soldatenkistje, veiligheidsschoenen, rubberlaars, rubberlaarzen
clog | klompje, houten klomp, gele klompen, houten schoen
flat-shoe | slof, pantoffeltje, muiltje, glazen muiltje, balletschoentje, schoentje, instapper, espadrille, dierensloffen
running-shoe | gymschoen, gymp, gympies, sneaker, voetbalschoen, tennisschoen, hardloopschoen, turnschoen, klittenbandschoen, noppenschoen
thong-sandal | badslipper, badslof, slippertje
backpack | rugzakje, rugtassen, boekentas, boekentassen, gymtas, kleutertasje, knapzak, schoudertas, legerrugzak
wrapped-gift | kado, kadootje, sinterklaascadeau, sinterklaascadeaus, geschenken, kerstcadeau, kerstcadeaus, kerstpakket, verjaardagscadeau, traktatie, traktaties, cadeautasje, kraamcadeau
wrapped-gift | trouwcadeau
christmas-tree | kerstden
egg | paaseitje, eitjes, kippenei, kippeneieren, chocolade-ei, kievitsei, drakenei, dino-ei, chocolade-eitje, chocoladeei, scharrelei, scharreleieren, gekookt ei, drakeneieren, dinosaurusei
egg | vogelei, ganzenei, dinoei, surprise-ei, verrassingsei
pile-of-poo | drollen, poep, hondenpoep, hondendrol, hondendrollen, poepje, kaka, koeienvlaai, paardenvijg, mesthoop, vogelpoep, keutel, konijnenkeutel, drukje, poepzak, poepluier
pile-of-poo | geitenkeutels, schapenkeutel, hondenstront, kattenpoep, kattendrol, duivenpoep
toilet | wc'tje, plee, wc-pot, toiletpot, potje voor peuters, dixi, plaskruis, closetpot, wcpot, latrine
roll-of-paper | wc-rol, wc-papier, wc-rolletje, keukenrol, keukenpapier, toiletrol, toiletrollen, toiletpapier, wcrol, wcpapier
candle | waxinelichtje, kaarsjes, theelichtje, adventskrans, kaarsvet, paaskaars, verjaardagskaarsje, adventskaars, noveenkaars, grafkaars, altaarkaars, dompelkaars, kaarsenstandaard
`;
