/** Italian: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
woman | vicina di casa, signora, zia, mammina, casalinga, massaia, sciura, tizia, sindaca, mondina, sposina
man | zio, zietto, bagnante, omone, omaccione, signorotto
person | bidello, bidella, gemella, villeggiante, campeggiatore, condomino, portinaia, volontario, volontaria, tesoriere, tesserato, tifosa, ultras, spettatrice, escursionista, gitante
person | compaesano, raccattapalle, deputato, prefetto, assessore, sindacalista, scioperante, manifestante, tirocinante, disoccupato, speleologo, parapendista, rigattiere, antiquario
person | giostraio, capostazione, casellante, ferroviere, deviatore, facchini, mulattiere, caprai, mandriano, buttero, parroco, sacrestano, pellegrina, imam, marchesa, baronessa, nobiluomo
person | nobildonna, castellano, castellana, vassallo, servo della gleba, paggio, araldo, menestrello, beduino, inuit, capo indiano, geisha, sumo, sbandieratore, contradaiolo
person | fantino del palio, cero di gubbio, portatore di ceri, batterista, zampognaro, pifferaio, trombettista, suonatore, suonatrice, fisarmonicista, organista, bassista, mamuthone
person | gondoliera, re mago
man-dancing | ballerino, ballerino di liscio
person-with-crown | imperatrice, monarca
person-wrestling | lottatore, wrestler, lottatrice, pugilessa
object | chiodo, chiodi, trapunta, coperta, materasso, carriola, serratura, disco da hockey, pallina di natale, palline di natale, sacco a pelo, rastrello, colapasta, scolapasta
object | frusta da cucina, presina, schiacciapatate, spianatoia, stampo per torte, macinacaffè, macinapepe, oliera, portauovo, scolapiatti, sottobicchiere, sottopentola, carta stagnola
object | pellicola trasparente, cartaforno, carta forno, pepiera, tavola da stiro, asse da stiro, stendibiancheria, filo per stendere, filo del bucato, spazzolone, pezza per pulire
object | paletta della spazzatura, molletta per capelli, fermaglio, cerchietto, elastico per capelli, bigodino, arricciacapelli, piastra per capelli, pinzette, tagliaunghie
object | tubetto di dentifricio, portasapone, borsa dell'acqua calda, tapparella, calorifero, attaccapanni, portaombrelli, paralume, maniglia, cardine, campanello di casa, spioncino
object | culla a dondolo, seggiolone, sonaglino, pannolone, bavagliolo, marsupio, girello, fasciatoio, lucina notturna, tutina, bodino, decespugliatore, cesoie, falcetto, compostiera
object | concime, abbeveratoio, casetta per uccelli, torchio, pagliaio, bidone del latte, giogo, briglie, ferro di cavallo, sella, lazo, recinto elettrico, martello pneumatico, raspa
object | levigatrice, cannello, filo a piombo, cemento, gesso da muro, ponteggio, argano, cric, manovella, candela d'auto, paraurti, retrovisore, specchietto retrovisore, tergicristalli
object | tanica di benzina, camera d'aria, portapacchi, seggiolino, catena della bici, cambio della bici, parafango, clacson, punti metallici, nastro adesivo, colla stick, colla vinilica
object | vinavil, compasso, lavagnetta, cartuccia d'inchiostro, calamaio, adesivi, figurine, foratrice, cartellina, diario di scuola, registro di classe, arcolaio, conocchia
object | bottoni automatici, cartamodello, hula hoop, bilie, bocce, boccino, dondolo a molla, castello gonfiabile, gonfiabili, salvagente a ciambella, braccioli, tavoletta da nuoto, pinne
object | boccaglio, cuffia da bagno, cuffia da piscina, calciobalilla, calcio balilla, biliardino, dama da tavolo, parastinchi, ginocchiera, cartellino rosso, cartellino giallo
object | manubri da palestra, bilanciere, tapis roulant, cavallo con maniglie, asta da salto, ostacoli da corsa, testimone della staffetta, moschettone, ramponi, bastoncini da sci, ciaspole
object | ciaspola, materassino, picchetto, galleggiante, nassa, albero maestro, oblò, razzo di segnalazione, sestante, benda da pirata, gamba di legno, nacchera, triangolo musicale
object | piatti musicali, sonagli, organetto di barberia, organo a canne, metronomo, grammofono, giradischi, jukebox, leggio, archetto, scacciapensieri, marranzano, teatrino dei burattini
object | pupi siciliani, pupo siciliano, cerbottana, carro di carnevale, carro allegorico, presepe, presepio, statuina del presepe, festone, corona dell'avvento, ramo d'ulivo
object | palma benedetta, incenso, acquasantiera, calice da messa, ostensorio, tonaca, confessionale, reliquia, madonnina, statua della madonna, baldacchino, gonfalone, stendardo, amuleto
object | talismano, cornetto portafortuna, corno portafortuna, cornicello, acchiappasogni, totem, coppola, berretto di lana, cuffia di lana, sombrero, tricorno, bastone da passeggio
object | gemelli da polso, braccialetti, medaglietta, cammeo, piercing, boccetta di profumo, ombretto, trucchi, cipria, ciglia finte, fondotinta, bambola di pezza, pentoline, soldatini
object | pongo, didò, pasta di sale, disegni da colorare, pop it, tombola, cartella della tombola, salvadanaio, porcellino salvadanaio, walkie-talkie, joypad, chiavetta, tablet, visore
object | cavetto, antenna, smartwatch, bastone per selfie, lampada da comodino, abatjour, abat-jour, lampada a olio, candeliere, scatola di fiammiferi, fascina, mantice, attizzatoio
object | narghilè, vomito, caccola, moccio, fialetta puzzolente, cartaccia, imballaggio, cicca di sigaretta, mozzicone, lattina schiacciata, lisca di pesce, torsolo, ingombranti, rottame
object | macerie, batterie esauste, parcometro, pietra miliare, autovelox, tabellone, colonnina di ricarica, obliteratrice, girandola
building | gabbia, cancello, pollaio, cuccia, conigliera, piramide egizia, torre pendente, torre di pisa, muraglia, silos, arco di trionfo, lavatoio, capannone, piccionaia, colombaia, gazebo
building | tettoia, frantoio, palafitta, cupola, torretta di guardia, colonna romana, arco romano, anfiteatro, mole antonelliana
bin | rifiuti, spazzatura, secchio della spazzatura, bidone dell'umido, sacco della spazzatura, sacchi della spazzatura, cestino della carta, sacco nero, mondezza, monnezza, immondezza
bin | campana del vetro
food | tofu, sale e pepe, spezia, besciamella, pane grattugiato, olio d'oliva, tartufata, patatine in busta, antipasto, merenda, merendina, pangrattato, pinzimonio, cous cous, alici marinate
food | nutella, crema al cioccolato, bottarga, seitan, olio extravergine, mandorlato, aceto balsamico, surgelati, crocchette del cane, croccantini, bocconcini, bastoncini di pesce
food | bastoncino di pesce, sofficini, mangime, becchime
plant | siepe, liana, glicine, canna palustre, ginestra, vite rampicante, prato inglese, nontiscordardimé, bucaneve, stelle alpine, viola mammola, violetta, gigli, primula, magnolia
plant | bouganville, stella di natale, canna da zucchero, pianta carnivora, piante carnivore, pianta grassa, piante grasse, papaveri, orchidee, tarassaco, dente di leone, soffione fiore
plant | genziana, rampicante, cespuglio di rose, pungitopo, ciclamini, mimose, gerani, garofani, gelsomini
sandwich | toast, paninetto, panozzo, michetta imbottita
safety-vest | giubbotto salvagente, giubbino catarifrangente, giubbotto catarifrangente
bowling | birilli di plastica, palla da bowling
bell | sonaglietto, campanella, campanaccio, campanellini, campanellino
sled | bob a due, bob da neve
vehicle | monovolume, calesse, carretto siciliano, sidecar, quad, ultraleggero, aeroscafo, gatto delle nevi, rimorchio, carro funebre, segway, go-kart, carrello della miniera
vehicle | trenino turistico, bici d'acqua, sciovia, spazzatrice, seminatrice, bighe, dune buggy, pala meccanica, minicar, caravan, trattorino, carriaggio
cookie | omino di marzapane, baci di dama, baiocco, ricciarello, pavesini, canestrelli, krumiri, biscottino, mostaccioli, meringa, mustaccioli, spumiglia, brutti ma buoni, paste di mandorla
cookie | tegole di aosta, mostacciolo, roccocò, wafer, susamielli, torcetti, cuccidati, buccellati, novellini, pan di zenzero
horse | pegaso, giumenta, cavallino, ronzino, murgese, haflinger, avelignese, purosangue, destriero, cavalluccio
broom | granata di saggina, scopetta, scopino
person-getting-haircut | parrucchiera, acconciatore
hammer-and-wrench | arnesi da lavoro
leafy-green | verza, cime di rapa, friarielli, scarola, puntarelle, agretti, catalogna, cavolini di bruxelles, cardo gobbo, broccoletti, insalatina
cucumber | cucuzza
onion | cipollotto, scalogno, cipollina, lampascione
garlic | spicchio d'aglio, testa d'aglio
beetroot | rapa rossa
turnip | sedano rapa
potato | patatone, manioca
beans | borlotti, lupini, cicerchia, lupino, chicco di caffè, chicchi di caffè, cannellini
pea-pod | fagiolino, taccole, baccello
bell-pepper | friggitello
tomato | pomodorino, pachino, san marzano, datterino
jack-o-lantern | zuccona
mushroom | amanita, ovolo
brown-mushroom | champignon, gallinaccio, chiodino, finferlo, funghi porcini, prataiolo, spugnola
herb | ortiche, mentuccia, foglia di basilico, foglie di basilico, gramigna
olive | olive taggiasche
red-apple | melinda, melina
peach | percoca
cherries | ciliegia, visciola, ciliege, duroni
grapes | grappolo, acino, chicco d'uva
blueberries | susine
strawberry | fragolina, fragoline di bosco, corbezzolo
tangerine | clementina, mandarancio, bergamotto, agrume
watermelon | fetta d'anguria, cocomeri, fetta di cocomero
guava | fico, fichi, nespole
chestnut | marrone glassato, caldarroste, caldarrosta, pigna, riccio di castagna, marron glacé, cartoccio di castagne
peanuts | nocciolina, mandorle, pistacchi, pinoli, bagigi, semi di zucca, brustoline
cinnamon | stecca di vaniglia
ginger-root | zenzero
banana | casco di banane
pineapple | fetta di ananas
salt | granello di sale
oyster | tellina, fasolaro, capesante, muscolo di mare, cannolicchio, cannolicchi, peoci, arsella
shrimp | scampo, mazzancolla, gamberone, cicala di mare, canocchia
lobster | astice
crab | granseola, granceola, paguro, moeca, granchietto, moeche, favollo
steaming-bowl | tagliolini in brodo, spaghettini in brodo
green-salad | insalata mista, insalatona, panzanella, insalata di riso, insalata russa, condiglione
amphora | quartara, terracotta, coccio, boccia di terracotta, mummarella
glass-bottle | ampolla, boccetta, damigiana, fiala, boccettina, bottiglia vuota, bottiglie vuote
plastic-bottle | borraccia, bottiglietta d'acqua, borracce
tray | guantiera, teglia da forno, vassoi
tractor | motozappa, trattorino rasaerba, motocoltivatore
automobile | cinquecento, fiat cinquecento, utilitaria, cabriolet, berlina, maggiolone, macchinina, automobilina, spider decappottabile, carretta vecchia, catorcio, macchinone, limousine
automobile | decappottabile, fuoriserie, macinino, seicento fiat, station wagon
sport-utility-vehicle | fuoristrada, jeep, camionetta, gippone
delivery-truck | autobotte, furgoncino dei gelati
articulated-lorry | autotreno, tir, bilico, bisarca
minibus | furgoncino, scuolabus, pullmino, combi volkswagen
auto-rickshaw | apecar, ape car, ape piaggio, ape calessino, tuk tuk
bus | torpedone
motor-scooter | vespa piaggio, vespetta, cinquantino, lambretta, motoretta, vespino
motorcycle | motocross, motona
bicycle | mountain bike, graziella, velocipede, biciclettina, bmx, cyclette
racing-car | formula uno, monoposto, bolide, rossa di maranello, macchine da corsa, formula 1
locomotive | ciuf ciuf, locomotore, ciuff ciuff, vaporiera
train | littorina, trenino elettrico
high-speed-train | frecciarossa, italo treno, freccia rossa, freccia argento
railway-car | carro merci
railway-track | traversina
mountain-cableway | ovovia, cabinovia
aerial-tramway | seggiovia
mountain-railway | cremagliera
canoe | kayak, piroga, barchetta, canotto, barchino, scialuppe, pattino a remi, gommoncino, sandolo, battellino
sailboat | veliero, caravella, windsurf, barca vela, galeoni, trabaccolo, trireme, dhow, feluca
ship | portacontainer, baleniera, incrociatore, piroscafo, bastimento, bettolina, cargo, bragozzo
ferry | aliscafo, catamarano veloce
motor-boat | moto d'acqua, motoscafi, gommoni, acquascooter, lancia a motore, pilotina
airplane | jet, caccia militare, bombardiere, canadair, frecce tricolori, aeroplanino
small-airplane | biplano, aereo di carta, aereo da turismo, triplano, aereo ad elica
helicopter | elisoccorso
rocket | missile, shuttle
tank | panzer, carrarmato, autoblindo
wheel | cerchione, copertone
motorized-wheelchair | carrozzina elettrica, scooter per anziani, scooter per disabili
manual-wheelchair | carrozzina per disabili, sedia a rotelle
dog | barboncino nano, pastore tedesco, labrador, dalmata, bulldog, chihuahua, cagnone, bau bau, cagnetta, cocker, alano, san bernardo, husky, beagle, golden retriever, maremmano
dog | pastore maremmano, pitbull, jack russell, levriero, botolo, bastardino, meticcio cane, yorkshire, rottweiler, dobermann, lagotto, volpino, border collie, spinone, bracco italiano
dog | cagnaccio, randagio, cirneco, chow chow, cucciolone, setter
cat | gattone, micione, micino, certosino gatto
wolf | lupa
fox | volpacchiotto, fennec, volpacchiotta
bear | grizzly, orsa, orsetta
lion | coguaro, leonesse
cow | vacca, chianina, vitellino, vacche, muu, frisona, mucchina, manza
ox | buoi, bufalo cafro, torello
water-buffalo | bufala, bufalo
deer | caprioli, cerbiatta, daini, camoscio d'abruzzo, cerva, bambi
moose | rudolph la renna
goat | capretta, capretto, stambecchi, camosci, mufloni, girgentana
ewe | agnellini
ram | ariete
pig | tre porcellini, cinta senese, lattonzolo
boar | cinghialotto, cinghialetto, cinghialone, facoceri
donkey | ciuco, somaro, ciuchino, asina, somarello, miccio, sumaro
rabbit | conigliette
hamster | cincillà, cricetino, gerbilli
mouse | topini, arvicola
rat | pantegana, zoccola topo, nutrie, topo di fogna
beaver | marmotte
otter | donnole, faine, visone, ermellini, furetti, suricati, martore
chipmunk | scoiattolino
hedgehog | porcospini, istrici
raccoon | orsetti lavatori
monkey | macaco, scimmietta, scimmione, bertuccia, bertucce, uistitì, macachi
lizard | ramarro, tritone, gechi, varano, lucertolina, orbettino, geconi
snake | serpi, serpe, bisce, cervone, saettone, mamba nero
frog | raganella, ranocchia, ranocchietta
turtle | testuggine, caretta caretta, tartarughina
crocodile | caimano, gaviale
bird | cinciallegra, passerotto, airone cenerino, cicogne, ibis, tordo, capinera, rondone, balestruccio, averle, scricciolo, gruccione, beccaccia, codirosso, ballerina bianca, ciuffolotto
bird | pigliamosche, pavoncella, rigogolo, uccelletto, codibugnolo, inseparabili, canarini
blackbird | taccola uccello, corvaccio
dove | tortora, piccione viaggiatore, colombo selvatico, piccioncino
parrot | cocorite, pappagallini, calopsitta, parrocchetto
penguin | pulcinella di mare
owl | assiolo, gufetto
eagle | rapace, aquilotto, biancone
chicken | gallinella, coccodè, fagiani
rooster | cappone, chicchirichì
baby-chick | paperotto, pio pio, pulcinetto
duck | papera, germano reale, anatroccola, paperelle, qua qua
goose | ocarella
turkey | tacchinella
peacock | pavonessa
fish | orata, branzino, spigola, baccalà, sogliola, triglia, nasello, capitone, sarago, alici, acciughe, sarde, cefalo, muggine, dentice, cernie, murene, stoccafisso, rana pescatrice
fish | aringhe, pescetto, pesciolone, barracuda, gronco, manta gigante, palombo, coregone, cavedano, rombo pesce, ricciola, coda di rospo, gallinella di mare, lucioperca, temolo, latterini
fish | storioni
tropical-fish | pesci rossi, pesciolino rosso, pesciolini rossi, pesce combattente
shark | verdesca
octopus | polipo di mare, moscardino di mare, piovre, polipetto, polipi
squid | totano, seppiolina, calamaretto
dolphin | tursiope
whale | balenottera, capodogli, beluga
seal | elefante marino, leoni marini, cucciolo di foca
spiral-shell | conchiglietta, nautilo
snail | lumachina, lumacone con guscio, bovoli, babbalucia, babbaluci
beetle | maggiolino insetto, cervo volante, dorifora, cimice, stercorario, porcellino di terra, cimici dei letti
bug | bachi, processionaria, bacherozzo, bruchino, forbicina, afidi, tarlo, bigattino, pidocchio delle piante, bruchetto, cocciniglia
ant | formichina, formicona
honeybee | bombo, apette
mosquito | pappataci, zanzarina
fly | moscone
cricket | insetto stecco, grillotalpa
butterfly | farfallina, damigella insetto
cockroach | blatta
spider | tarantole, ragnone, acari, opilione, malmignatta
worm | lombrichi, vermetto, vermiciattolo, cagnotti
animal | lumacone senza guscio, okapi, girini, spugna di mare, lamantino, bestiolina, bestiola, cuccioletto, proteo, diavolo della tasmania, ornitorinchi, formichieri
bone | ossicino
drum | grancassa, timpano musicale, bongo, tammorra, rullante, djembe, bonghi
guitar | basso elettrico, mandolini, bouzouki, lira musicale, chitarrone
violin | viola da gamba, ghironda, violoncelli, stradivari
flute | piffero, zufolo, ciaramella, launeddas, fagotto musicale, friscalettu, cornamusa, zampogne, fischietto di canna
trumpet | bombardino, flicorno, corno francese, susafono, basso tuba, trombetta, vuvuzela
postal-horn | corno alpino, corno da caccia
accordion | organetto, bandoneon, concertina
musical-keyboard | tastiera musicale, pianola, spinetta, tastierina
maracas | maraca
womans-clothes | maglioncino, golfino, maglia di lana, camicie, golf di lana, felpa con cappuccio, felpe, maglioni, pullover, giacchino di lana, cannottiera femminile
t-shirt | maglia, polo maglietta, magliettina, canotta, magliette colorate
dress | abito da sposa, vestitino, gonnellina, abito da sera, tutù, dirndl, grembiulino, abito lungo
coat | giubbotto, giaccone, piumino, tabarro, loden, eskimo, k-way, mantella, mantelli, soprabito, giubbino, pelliccia, giubbetto, cerata gialla, cappottino, montgomery
jeans | pantalone, salopette, tuta da ginnastica, brache, calzoni, leggings, blue jeans, tuta da lavoro, calzamaglia di lana
shorts | calzoncini, bermuda, pantaloncino, pantaloni corti, braghette
briefs | mutanda, mutandine, perizoma, mutandoni, tanga, mutandona
socks | calzetta, calzettone, calzerotti, collant, calzamaglia, gambaletto
mans-shoe | mocassino, scarpone di cuoio, scarpa stringata
running-shoe | sneakers, scarpino, scarpini da calcio
flat-shoe | espadrilla, espadrillas, babbucce, ballerine scarpe, pianelle, pianella
thong-sandal | ciabattine, zoccolo da mare, sandaletti
clog | dalmine zoccoli
womans-boot | stivaletto, galosce, tronchetto scarpa
hiking-boot | scarpone, scarponcino, scarponi da sci, anfibi, doposci, scarponi da montagna
gloves | manopola di lana, muffola, guantone, moffole
scarf | scaldacollo, sciarpetta, fazzoletto da collo, fazzolettone scout, scialletto, sciarpone
billed-cap | cappellino, visiera
top-hat | bombetta, cappellaccio, feluca cappello, borsalino
womans-hat | paglietta, cappellino da signora, cappello da sole
backpack | zainetto, tascapane, bisaccia, gerla
luggage | trolley, bagaglio, valige, valigetta, valigione, bauli
handbag | borsetta, borsellino da donna, tracolla, borsone, marsupio da cintura
purse | portamonete, portafogli vuoto
shopping-bags | busta della spesa, sporta, sacchetto della spesa, buste della spesa, sportina, borsa della spesa, shopper
shopping-cart | carrellino
basket | paniere, canestro di vimini, cavagno
teddy-bear | pupazzetto, peluches
nesting-dolls | bambolina, bambolotto, pigotta
pile-of-poo | cacchetta, pupù, escremento, puzzetta, cacchina, guano, sterco
toilet | vasino, tazza del cesso, vaso da notte, vespasiano, pitale, tazza del water
roll-of-paper | scottex, carta da cucina, rotoloni
bucket | secchiello, bacinella, catino, tinozza, mastello
sponge | spugnetta, paglietta d'acciaio
lotion-bottle | bagnoschiuma, crema solare, balsamo, ammorbidente, docciaschiuma, olio solare, varechina, amuchina, gel igienizzante, doposole, spruzzino, schiuma da barba, doccia schiuma
hose | canna dell'acqua, tubo dell'acqua, tubo di gomma, canna per annaffiare, sistola
drain | chiusino, tubo di scarico
shovel | paletta da spiaggia, palette, paletta del gelato
pick | piccozza
axe | scure, accetta, asce, roncola, mannaia del boia, pennato, tomahawk
carpentry-saw | seghetto, motoseghe, segaccio
hammer | mazzuola, martelletto, mazza da cantiere, mazzetta da muratore
screwdriver | giravite, avvitatore
wrench | chiave a brugola, pappagallo chiave, chiavi inglesi, brugola, giratubi, chiave a pappagallo, chiave a bussola
nut-and-bolt | dado da bullone
screw | vite da legno, viti e bulloni
drill | succhiello
clamp | tenaglie
toolbox | cassetta degli arnesi
ladder | scaletta di corda, scalandrino
gear | rotella, ruota dentata
couch-and-lamp | divanetto, ottomana
chair | seggiola, poltroncina, sdraio, seggiolina, sdraietta, sgabelli, pouf, panche, panchetto
bed | lettino, culletta, lettone, brandina, baldacchino letto, futon
table | tavolino, comodino, banco da lavoro, banchetto di scuola, tavoletto
wardrobe | guardaroba, armadietti, cabina armadio, stipetto
drawer | cassettiera, settimino mobile
shelf | scaffali, mensole, scaffalatura
pillow | guanciale del letto, cuscinone
candle | candelina, lumino, moccolo, cero pasquale
flashlight | pila elettrica, lampada frontale
light-bulb | neon a tubo
ticket | schedina, gratta e vinci
admission-tickets | biglietto del cinema, biglietti del cinema, biglietto del concerto, biglietti d'ingresso
receipt | multa, fatture, verbale di multa
coin | monetina, spicciolo, soldino, gettoni, doblone, fiorino d'oro, sesterzio, zecchino d'oro, zecchini, vecchie lire, centesimino, quattrini
euro-banknote | banconote, bigliettone
money-bag | malloppo, gruzzolo, refurtiva
cash-register | registratore cassa
identification-card | patente, tessera, libretto universitario, codice fiscale, tesserino, patentino, badge
credit-card | bancomat tessera, carta di debito, carte di credito, postepay
envelope | raccomandata, cartolina, bustina, letterina, partecipazione di nozze
package | scatolone, cartone da imballo
rubber-stamp | timbrino
pencil | lapis, matitina, matitone, portamine
crayon | pastelli, matite colorate, gessetto colorato, cere colorate
pen | penna, biro, bic
eraser | gomma per cancellare, gommina, cancellino
straight-ruler | riga da disegno, metro da sarta
triangular-ruler | squadretta
open-book | sussidiario, album da disegno, fumetti, libro di magia, libro magico, librone, libretto, abbecedario, libro di favole, romanzo giallo, giornalino, vangelo, messale, ricettario
open-book | album di figurine
notebook | quadernetto, quadernone, diario segreto, diario scolastico
pushpin | puntine da disegno
paperclip | fermaglio da carta
scroll | papiri, manoscritto
note | bigliettino, foglietto, postit, pizzino
page-facing-up | compito in classe, verifica scritta
wrapped-gift | regalino, pacco regalo, pacco dono, pacchi regalo, strenna
ribbon | nastrino, fiocchetto, nastri, fiocchi, papillon
confetti-ball | stelle filanti
performing-arts | teatrino, teatro dei pupi, teatro dei burattini, bauta, moretta maschera
piata | pignatta messicana
christmas-tree | alberello di natale
yo-yo | yoyo
puzzle-piece | tessera del puzzle, tassello del puzzle, pezzi del puzzle
game-die | coppia di dadi
joker | mazzo di carte, carte napoletane, asso di bastoni, carte da briscola, asso di coppe
carousel-horse | giostra, giostrina, cavallo della giostra, cavallini della giostra, calcinculo
roller-coaster | ottovolante, otto volante
circus-tent | tendone
tent | tepee, tende da campeggio, gazebo da campeggio, tendina canadese
hut | baita, trullo, casetta di legno, malga, casotto, nuraghe, casetta, dammuso, tugurio, casupola, capanno degli attrezzi, baracca, stamberga, pinnetta, capannina, casone veneto, nuraghi
house | villetta, cascinale, casine, casina
fence | recinzione, cancellata, transenna
brick | mattoncino, muretto, mattonella rossa
roof-tile | coppi
rock | macigno, scoglio, sampietrino, sassolino, menhir, dolmen, ghiaia, pietrone, pietruzza
ice | lastra di ghiaccio
snowman | omino di neve
snowflake | cristallo di neve
cloud | nuvolone, nuvolette
cloud-with-lightning-and-rain | temporalone
tornado | tromba d'aria, trombe d'aria
droplet | gocciolina
nature | slavina, galaverna, stalattite, stalagmite, pozzanghera d'olio, buca stradale, zolle, maremoto, acqua alta, mareggiata, grandinata, scirocco, tramontana, maestrale, bora, valanghe
nature | monticello di terra, tana di talpa, mucchio di terra, crepaccio, brinata
deciduous-tree | ippocastano, pero albero, fico albero, gelso, noce albero, nocciolo albero, querce, alberello, leccio, robinia, mangrovia, eucalipto, pioppi, arancio albero, limone albero
deciduous-tree | castagni, carrubo, sughera, albero da frutto, alberi da frutto, albicocchi, mandorli
evergreen-tree | sequoia, tasso albero, cedro del libano
palm-tree | palmizio
wood | ciocco, legnetto, catasta di legna, ciocchi, tronchetto, listello
seedling | piantina, pianticella
potted-plant | vasetto di fiori, pianta d'appartamento, ficus
blossom | camomilla fiore, fiorellino
sunflower | seme di girasole, semi di girasole
bouquet | mazzolino, mazzetto, bouquet da sposa
fallen-leaf | foglia secca, foglia morta, foglie morte
maple-leaf | foglie d'acero
sheaf-of-rice | spiga, covone, spighe, fascio di grano, mannello
syringe | vaccino, siringone
pill | pasticca, supposte, pastiglie, pasticche
adhesive-bandage | benda, bendaggio, gesso al braccio
test-tube | beuta, becher
microbe | coronavirus, covid, globulo rosso, globulo bianco, globuli bianchi
asteroid | meteore
satellite | sonda spaziale, sputnik
bow-and-arrow | balestre, faretra
sword | durlindana, spadone, sciabole, gladio, excalibur, stocchi
dagger | stiletto, pugnaletto
spear | alabarde
shield | egida
military-helmet | elmo
rescue-workers-helmet | caschetto, caschi
cannon | spingarda
bomb | candelotto di dinamite, bombetta puzzolente, ordigno, gavettoni
firecracker | botti di capodanno, mortaretto, miccetta, raudo
fireworks | fuoco d'artificio, fuochi artificiali
sparkler | bengala, stelline scintillanti
crown | diadema, tiara, coroncina
potion | filtro d'amore
magic-wand | bacchette magiche, bacchetta
treasure-chest | scrigno, cassa del tesoro, baule del tesoro
world-map | cartina stradale, planisfero, atlante, cartina geografica
globe-showing-europe-africa | globo terrestre
pirate-flag | jolly roger, bandiera pirata
barrel | barilotto, botticella di vino, tino, barrique
sack | sacco di patate, sacco di juta, saccone, sacco di cemento
block | cubo di legno, cubetto, cubi di legno, cubetti di legno
hook | uncino, rampino
ring-buoy | ciambella di salvataggio, boa di salvataggio
fishing-pole | lenza, canne da pesca, mulinello
stop-sign | cartello di stop
traffic-cone | coni stradali
bus-stop | fermata del bus, pensilina
prayer-beads | corona del rosario, coroncina del rosario, collana di perle, collanina, collane
latin-cross | crocetta di legno
hair-pick | pettinino
umbrella | ombrellino, paracqua
mirror | specchietto, specchiera
alarm-clock | svegliarino
mantelpiece-clock | orologio a cucù, pendola, orologio a pendolo, orologio da parete, pendolo
watch | orologino, cipolla da taschino
thread | rocchetto
sewing-needle | uncinetto
knot | cordicella, spago, cordino
tooth | dentino, molare, dentone
beehive | alveari, favo, arnie, vespaio
anthill | formicai, termitaio
burrow | tana della volpe
empty-nest | nido di rondine
pushchair | carrozzina
paintbrush | pennellessa, rullo da imbianchino, pennellone
framed-picture | quadretto, cornice, gioconda, monna lisa
scarecrow | spaventapassero
spring | mollone
carpet | tappeti, scendiletto
soccer-ball | supersantos, super santos, supertele
military-medal | medaglia al valore, medaglie al valore
soldier | soldatino di piombo, soldatini di piombo, alpino, bersagliere, granatiere, garibaldino, partigiano, lanciere, camicia rossa, commilitone, artigliere, partigiana, incursore, marò
soldier | lanzichenecco, lanzichenecchi, moschettiere del re, camicie rosse, sminatore, staffetta partigiana, caschi blu, casco blu, sottotenente, furiere, fuciliere
ballot-box-with-ballot | urna elettorale, scheda elettorale, urne elettorali
water-pistol | pistola giocattolo, pistole ad acqua
old-woman | nonnetta, vecchina, vegliarda
old-man | nonnino, vecchino, nonnetto, vegliardo, umarell, umarel, umarells
child | bimbetto, marmocchio, pargolo, nipotini, monella, discolo, birba, birbante, fanciullo, pupo, picciriddu, piccirillo, lupetto scout, coccinella scout, chierichetto, orfanello
child | remigino, figlioletto, ragazzino, bambinone, pupetto, bocia, guaglioncello, mocciosi, moccioso, cuginetto, monelli
girl | figlioletta, fanciulla, cuginetta, fanciullina, majorette, cheerleader, paesanella, picciridda, signorinella, guagliona, scolaretta
boy | guaglione, scugnizzo, ragazzetto, picciotto, scolaretto, regazzino, garzone, garzoncello
baby | neonata, poppante, lattante, bambinello, gemellini, gesù bambino
teacher | professoressa, educatore, educatrice, istitutore, animatore, animatrice, catechista, istruttrice, maestrina, dirigente scolastico, supplente, bibliotecaria di scuola
student | studentessa, allieva, liceale, somaro della classe, secchiona, laureando, maturando, compagno di classe, compagna di classe, compagni di classe
babysitter | baby-sitter, puericultrice, badante, tagesmutter
librarian | archivista
postman | portalettere
messenger | strillone, messo comunale
cashier | sportellista, bigliettaia
shopkeeper | bottegaia, fruttivendolo, fruttivendola, pescivendola, salumiere, pizzicagnolo, droghiere, tabaccaio, tabaccaia, edicolante, giornalaio, giornalaia, merciaia, merciaio
shopkeeper | venditrice, cartolaio, cartolaia, erbivendolo, bancarellaio, robivecchi, arrotino, tappezziere, corniciaio, casaro, oste, ostessa, pellicciaio, armaiolo, caldarrostaio
shopkeeper | venditore di caldarroste, gelataia
baker | pasticcera, pizzaiola, mugnaio, mugnaia, gelatiere, cioccolataio, cioccolatiere, confettiere
butcher | macellaia, norcino, salumaio, beccaio
cook | sguattero, aiuto cuoco, rosticciere, sfoglina, friggitore
waiter | steward, lacchè, lavapiatti, sommelier, valletto, ciambellano, maître, capo cameriere
bartender | barlady, locandiere, locandiera, taverniere, taverniera
tailor | sartina, stilista, ricamatrice, merlettaia, modista, magliaia, costumista, filatrice, tombolaia
potter | vasaia
blacksmith | stagnino, ramaio, arrotatore, fonditore, maniscalchi
carpenter | ebanista, liutaio, segantino, maestro d'ascia, mastro geppetto, geppetto, intagliatore
bricklayer | piastrellista, scalpellino, intonacatore, selciatore, imbianchino, stuccatore, capomastro, mastro muratore
miner | cavatore, cercatore d'oro, solfataro
plumber | spazzapozzi, caldaista
electrician | antennista
mechanic | carrozziere, gommista, benzinaio, elettrauto, riparatore, aggiustatutto, benzinaia
construction-worker | gruista, geometra, manovale, stradino, asfaltatore, ponteggiatore, spaccapietre, segnalatore, palista, carpentiere edile
factory-worker | operaia, tornitore, metalmeccanico, magazziniere, mulettista, scaricatore di porto, camalli, operatore ecologico, conciatore
cleaner | donna delle pulizie, colf, lavandaia, inserviente, stiratrice, sguattera, signora delle pulizie, lavascale
gardener | vivaista, potatore, ortolano
farmer | allevatore, viticoltore, coltivatore, bracciante, mezzadro, vendemmiatore, frantoiano, fattore di campagna, risicoltore, olivicoltore, villano, mungitore
woman-farmer | agricoltrice, allevatrice, vendemmiatrice, raccoglitrice, mondariso, mondine
fisherman | pescatore subacqueo, tonnaroto, vongolaro
beekeeper | apicoltrice
hunter | cacciatrice, guardacaccia, guardaboschi, guardaparco, trovatartufi, tartufaio, cavatore di tartufi
sailor | mozzo, lupo di mare, barcaiolo, navigante, velista, battelliere, rematore, vogatore, nostromo
captain | capitano di nave
driver | automobilista, vetturino, tranviere, motociclista, centauro in moto, guidatore, carrettiere, autotrasportatore, pilota di rally
health-worker | barelliere, soccorritore, fisioterapista, ostetrico, oculista, anestesista, massaggiatore, dietologo, logopedista, guardia medica, cardiologo, osteopata, chirurghi
woman-health-worker | crocerossina, chirurga
dentist | odontoiatra, cavadenti, ortodontista, igienista dentale
pharmacist | speziale, erborista
judge | togato
lawyer | avvocatessa, azzeccagarbugli
journalist | cronista, reporter, conduttore, conduttrice, presentatore, presentatrice, telecronista, annunciatrice, radiocronista
photographer | videomaker, paparazzi, cineoperatore
actor | mimo, cabarettista, saltimbanco, burattinaio, marionettista, stuntman, commediante, guitto, saltimbanchi, teatrante, trasformista, puparo
clown-face | pulcinella, pierrot, burlamacco, gianduia, stenterello, meneghino, brighella, gianduja, balanzone, rugantino
singer | cantautore, tenore, cantautrice, trapper, neomelodico, mezzosoprano, coristi, rockettaro, stornellatore, trapperino, canterino, baritono
artist | scultrice, disegnatore, fumettista, madonnaro, illustratore, illustratrice, tatuatore, vignettista, ritrattista, acquerellista, affreschista, mosaicista, street artist
scientist | biologo, inventore, vulcanologo, meteorologo, laboratorista
technologist | programmatrice, sviluppatore, smanettone, webmaster, sistemista, smanettona
office-worker | capoufficio, bancario, funzionario, commercialista, assicuratore, agente immobiliare, capufficio, dirigente, centralinista, receptionist, dattilografa, ragioniera, fantozzi
office-worker | usciere, burocrate, bancaria, impiegatuccio
police-officer | vigilessa, maresciallo, appuntato, brigadiere, questore, vigili urbani, celerino, pizzardone, agente della stradale, caramba
guard | bodyguard, carceriere, secondino, metronotte, vigilante, vigilantes, corazziere, piantone, parcheggiatore
firefighter | vigili del fuoco, pompiera
detective | investigatrice, ispettrice
lifeguard | bagnina, soccorritore in mare, bagnini
coach | mister, personal trainer, commissario tecnico, preparatore atletico, prof di ginnastica
passenger | passeggera, pendolare, vacanziere
patient | infortunato, convalescente, degente
knight | crociato, templare, condottiero, giostratore, capitano di ventura
archer | balestriere, arciera
gladiator | soldato romano, reziario, pretoriano, legionari, antico romano
viking | longobardo, ostrogoto
pirate | filibustiere, saraceno
person-mage | druido, negromante, maghetto, merlino, sciamano, apprendista stregone
woman-mage | veggente, streghetta, janara, chiromante, cartomante, megera
prince | principino, delfino di francia
princess | principessina, reginetta
dwarf | sette nani, nanetto, nanerottolo
gnome | nani da giardino, mazzamurello, mazapegul, monaciello, monacello, lauro folletto, salvanello, linchetto, sbilfo, massariol, barabao, nanetto da giardino
baby-angel | cherubino, putto
santa-claus | san nicola, papà natale, san nicolò
person-superhero | supereroina, vendicatore
person-supervillain | mariuolo, malvivente, ladruncolo, malfattore, manigoldo, briganti, galeotto, boss mafioso, camorrista, scassinatore, svaligiatore
man-juggling | giocoliera
woman-dancing | tarantolata, pizzicata
person-running | podista, staffettista, maratoneti
person-biking | maglia rosa, scalatore in bici
horse-racing | fantino, cavallerizzo, cavallerizza, amazzone a cavallo, fantina
person-lifting-weights | culturista, palestrato, pesista
person-swimming | pallanuotista
skier | fondista, slalomista
person-fencing | schermitrice, moschettieri, spadaccina, fiorettista
person-climbing | arrampicatore, rocciatore, arrampicatrice, scalatrice
man-in-tuxedo | lo sposo, sposi
woman-with-veil | la sposa
ogre | gigantessa, omo nero, barbablù, mangiafoco
creature | gargoyle, centauro, satiro, fauno, sfinge, arpia, gorgone, badalisc, anguana, aguana, badalischio, krampus, orcolat, dama bianca, morti viventi, mostriciattolo, mostro peloso
creature | ippogrifo, gatto mammone, pinocchio, burattino di legno, uomo lupo, manticora, spauracchio, cavaliere senza testa, bambola assassina, licantropi, mazzariol, tarasca, biscione
creature | sirenetto
person-merpeople | sirenetta, ondina
sauropod | brontosauro, diplodoco
demon | diavoletto, lucifero, satanasso, belzebù, diavolaccio
ghost | fantasmino, spiritello, anima dannata
alien | omino verde, omini verdi
ladle | ramaiolo, schiumarola, cucchiaio di legno, mestolone
pot-of-food | pentolone, bollito, ossobuco, trippa, brasato, peperonata, caponata, cassoeula, pignatta, cacciucco, pasta e fagioli, fagioli all'uccelletto, polpo in umido, ragù
pot-of-food | baccalà alla vicentina, pappa al pomodoro, zuppa di pesce, pasta e ceci
bowl-with-spoon | polenta, crema di zucca, pappa, pappina, semolino, stracciatella in brodo, cereali, zuppiera, insalatiera, ciotolina, pappetta, acquacotta, pastina, passatelli
shallow-pan-of-food | parmigiana, sformato, timballo, pasta al forno, cannelloni, sartù, teglia di lasagne
cooking | frittatina, uovo al tegamino, uovo fritto, uova al tegamino, frittatona, padellino
cauldron | paiolo
cooked-rice | risotto alla milanese, chicco di riso
spaghetti | trofie, carbonara, amatriciana, bucatini, pappardelle, trenette, pici, bigoli, strozzapreti, pizzoccheri, spaghettata, fettuccine, maccherone, spaghetto, paccheri, maltagliati
spaghetti | cacio e pepe, conchiglie di pasta, stelline in brodo, pastasciutta, ziti, malloreddus, culurgiones di pasta, bavette
dumpling | cappelletti, canederli, culurgiones, tortelli, anolini, casoncelli, canederlo, agnolotto, cappelletto, pansotti, cjarsons
falafel | arancina, panella, olive ascolane, polpettina, crocchè, polpettone
pizza | pizzetta, trancio di pizza, calzone, spicchio di pizza, pinsa, sfincione, fetta di pizza, quattro stagioni, panzerotti
flatbread | carasau, pane carasau, schiacciata, tigella, crescia, schiacciatina, crescentina, torta al testo, gnocco fritto, cecina, pane arabo, pita, piada, torta fritta
bread | michetta, fetta di pane, pancarrè, rosetta di pane, ciabatta di pane, fette biscottate, frisella, tozzo di pane, pan brioche, casatiello, panforte, bruschetta, crostini
bread | pan dei morti, coppia ferrarese, puccia, mollica, crescia di pasqua, panini dolci
baguette-bread | sfilatino, filoncino
croissant | brioscina, sfogliatella, cannoncino, saccottino
pretzel | tarallino, tarallucci, bretzel
doughnut | krapfen, zeppola, castagnola, struffoli, bomba alla crema, graffa, ciambellina, chiacchiere di carnevale, frappe di carnevale, crostoli, bugie di carnevale, cenci di carnevale
doughnut | tortelli di carnevale, seadas, sebadas, profiterole, ciambellone, cartellate, cicerchiata, sfinci, sfince, frittole, galani
pancakes | frittelline, necci, testaroli, crepes
waffle | cialda, ferratelle, pizzelle, gaufre
pie | pastiera, erbazzone, crostatina, pasticciotto
shortcake | cassata, zuccotto, saint honoré, torta al cioccolato, torta sacher, delizia al limone, salame di cioccolato, rotolo alla nutella, cassatina, bonet, torta paradiso
shortcake | caprese al cioccolato, torta caprese, cheesecake, plumcake, tronchetto di natale, cannolo siciliano, cannolo, gubana, torta setteveli, torrone morbido, panettoncino
cupcake | maritozzo, tortina, cassatella
candy | confetto, torroncino, zuccherino, gomma da masticare, croccante alle mandorle, confetti di nozze, orsetto gommoso, orsetti gommosi, mentina, cicca da masticare, chewing gum
candy | frutta martorana, frutta candita, big babol, cingomma, cicles, cicca gomma, rossana caramella, zigulì, carbone dolce
lollipop | zucchero filato, chupa chups, leccalecca, mela caramellata, ciuccio di zucchero
chocolate-bar | uovo di cioccolato, gianduiotti, bacio perugina, cremino, stecca di cioccolato, uova di cioccolato, bacetto perugina, moretto di cioccolato, ovetto di cioccolato
soft-ice-cream | gelatino, palline di gelato, coni gelato, pallina di gelato, cornetto gelato, cremolato
ice-cream | coppa gelato, coppetta, vaschetta di gelato, affogato al caffè, tartufo di pizzo, spongata, sorbetti
shaved-ice | grattachecche
custard | crème caramel, crema catalana, bunet, yogurtino, crema pasticcera
cheese-wedge | provolone, caciocavallo, scamorza, stracchino, fontina, asiago, taleggio, burrata, caciotta, groviera, bufala campana, crescenza, formaggino, robiola, mascarpone, squacquerone
cheese-wedge | casizolu, stracciatella di burrata, emmental, provola, fior di latte, sottiletta, puzzone di moena, montasio, castelmagno
cheese-wheel | forma di grana, forme di parmigiano, forma di pecorino
butter | panetto di burro
hot-dog | cotechino, zampone, salamella, luganega, nduja, soppressata, cacciatorino, salsicciotto, luganica
bacon | lardo, coppa di maiale, capocollo, culatello, guanciale di maiale, mortadella, fetta di mortadella
cut-of-meat | fettina, vitello tonnato, scaloppina, bistecche, carpaccio, bresaola, roast beef, saltimbocca, prosciutto crudo, prosciutto cotto, scottona, fegato alla veneziana, involtino
cut-of-meat | carne macinata, hamburger di scottona
meat-on-bone | arrosticino, porchetta, stinco, abbacchio, costine, porceddu, bombette pugliesi, capretto arrosto, rosticciana
poultry-leg | cosciotto, alette di pollo, pollo allo spiedo, fusello di pollo, cosce di pollo, pepite di pollo
stuffed-flatbread | piadina farcita, pane ca meusa, piadina romagnola, crescione romagnolo, lampredotto, trapizzino
french-fries | patate fritte, patata fritta, stick di patate
fried-shrimp | fritto misto, calamari fritti, cuoppo, gamberi fritti, fritto di paranza
egg | ovetto, guscio d'uovo, ova
jar | vasetto, conserva, salsa di pomodoro, barattolino, pesto, giardiniera sottaceto, passata di pomodoro, crema di nocciole, vasi di conserva, cetriolini, mostarda, sottolio
honey-pot | vasetto di miele
canned-food | scatola di tonno, tonno in scatola, scatolame, pelati, scatola di pelati
hot-beverage | tisana, caffellatte, tazzina, moka, orzo in tazza, vin brulé, caffelatte, caffeuccio, bialetti, tazzona, macchinetta del caffè, bicerin, cuccuma, thermos, ponce, the caldo
teapot | tisaniera
glass-of-milk | cartone del latte
beverage-box | succhino, brick di succo, spremuta, estathè, the freddo
cup-with-straw | chinotto, cedrata, bicchierone, bicchiere di carta, cocacola, coca-cola, gazzosa, orzata, bicchieri di plastica, bicchiere di plastica, sprite, fanta, acqua e menta
tumbler-glass | grappa, limoncello, amaro alle erbe, bicchierino, cicchetto di grappa, mirto di sardegna, sambuca, nocino, grappino, whisky, cicchetto, limoncino, liquore, genepì, vov
tumbler-glass | fernet, rosolio, rhum, alchermes, ammazzacaffè, maraschino, anisetta, centerbe, liquorino
wine-glass | chianti, barolo, lambrusco, rosso di montalcino, vinello, sangiovese, quartino, vin santo, barbera, bonarda, vinaccio, nebbiolo
bottle-with-popping-cork | spumante, prosecco, champagne, fiasco di vino, moscato, franciacorta, asti spumante, bottiglione, tappo di sughero, fiasco, fiaschi, bottiglietta, magnum
beer-mug | boccale, birretta, birrozza, birrone, bionda alla spina
tropical-drink | spritz, aperol, negroni
cocktail-glass | aperitivo, apericena, bellini cocktail, americano cocktail, drink, mojito, drinks
fork-and-knife | posata, forchettone, forchettina
fork-and-knife-with-plate | stoviglie, tovaglietta, vassoietto, servizio di piatti, sottopiatto
spoon | cucchiaino, cucchiaione, cucchiaiata
kitchen-knife | mannaia, mezzaluna, coltellaccio, temperino coltello, coltellino, pattada, trinciapollo, sbucciapatate, bisturi
blender | sbattitore, minipimer, impastatrice, centrifuga per succhi, robot da cucina, mixer, bimby, frullino, spremiagrumi, planetaria
stove | piano cottura, barbecue, fornelletto, cucina a gas, braciere, cucina economica, stufetta, grill, fornacella, cappa della cucina
toaster | bruschettiera, tostiera
fridge | freezer, ghiacciaia, frigobar, borsa frigo, frigoriferino
`;
