// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:medaglia d'oro;medaglia|numero uno|oro|primo posto|uno
2nd-place-medal:medaglia d'argento;argento|secondo posto
3rd-place-medal:medaglia di bronzo;bronzo|terzo|terzo posto
a-button-blood-type:gruppo sanguigno a;
ab-button-blood-type:gruppo sanguigno ab;
abacus:abaco;abbaco|calcolatrice|calcolo|fare i calcoli
accordion:fisarmonica;concertina|organetto
adhesive-bandage:cerotto;cerotto adesivo
admission-tickets:biglietto d'ingresso;entrata|ingresso|spettacolo|ticket
aerial-tramway:funivia aerea;aerea
airplane:aeroplano;jet|partenza|velivolo|viaggio
airplane-arrival:atterraggio;aeroporto|arrivi|pista d'atterraggio
airplane-departure:decollo;check-in|partenze|pista di decollo
alarm-clock:sveglia;attesa|ora|ore|svegliarsi
alembic:alambicco;chimica|esperimento
alien:alieno;extraterrestre|marziani|ufo
alien-monster:mostro alieno;arcade|faccina viola|gif|mostro|pixel|video gioco|videogioco
ambulance:ambulanza;croce rossa|emergenza|incidente
american-football:football americano;americano|football
amphora:anfora;acquario|ornamento|reperto
anatomical-heart:organo del cuore;anatomia|battito|cardiologia|cuore vero|organo|pulsazione
anchor:ancora;marina|marinaio
anger-symbol:rabbia;
angry-face:faccina arrabbiata;che odio|frustrato|furia|infuriato|odio
angry-face-with-horns:;diavoletto|diavolo viola|scontento
anguished-face:faccina angosciata;angoscia|angosciato|ansioso|sofferente|stressato
ant:formica;formichina
antenna-bars:segnale cellulare;
anxious-face-with-sweat:faccina sudata in ansia;ansia|esami|faccina spaventata|risultato|spaventato|sudato
articulated-lorry:autoarticolato;rimorchio|spedizione
artist:artista;
artist-palette:tavolozza;arte|colori|creativo|palette|pittore|pittura|tavolozza dei colori
astonished-face:faccina stupita;cosa?|davvero|omg|scioccato|sorpreso|stupito
astronaut:astronauta;
atom-symbol:simbolo dell'atomo;
auto-rickshaw:risciò a motore;tuk tuk
automobile:auto;automobile
avocado:avocado;
axe:ascia;accetta|boscaiolo|taglialegna
b-button-blood-type:gruppo sanguigno b;
baby:neonato;famiglia|figlio|giovane
baby-angel:angioletto;santo
baby-bottle:biberon;bebé|bimba|neonata|tenero
baby-chick:pulcino;cucciolo|faccina pulcino
back-arrow:freccia back;
backhand-index-pointing-down:indice abbassato;dito abbassato|dito in giù|dito indice|indice in giù|qui|sotto
backhand-index-pointing-left:indice verso sinistra;dito verso sinistra|indice|sinistra
backhand-index-pointing-up:indice alzato;dito alzato|dito in su|in alto|indice in su
backpack:zaino;cartella di scuola|istruzioni|zainetto|zaino di scuola
bacon:pancetta;americana|bacon|cibo americano|colazione
badger:tasso;dare fastidio|tasso del miele
badminton:badminton;racchetta|volano
bagel:bagel;ciambella di pane|panetteria|panificio
baguette-bread:baguette;carboidrati|filone|francese|francia
balance-scale:bilancia a doppio piatto;bilancia|chili|giustizia|grammi|piatti della bilancia
ballet-shoes:scarpette da ballerina;balletto|danza|danza classica|scarpette da ballo
balloon:palloncino;
ballot-box-with-ballot:;ballottaggio|elezioni|esprimere un voto|scheda elettorale|urna elettorale|urne|voto
banana:banana;potassio
banjo:banjo;strumento a corde
bank:banca;finanza|mutuo|wall street
bar-chart:grafico a barre;barre|dati|grafico|statistica
barber-pole:barbiere;insegna
baseball:palla da baseball;baseball|battitore|mazza|ricevitore
basket:cesto;biancheria|bucato|orto|picnic
basketball:palla da pallacanestro;basket|basketball|canestro|canestro da basket|palla|pallacanestro|pallone da basket
bat:pipistrello;ali
bathtub:vasca;lavarsi|vasca da bagno
battery:batteria;autonomia|carica|pila
beach-with-umbrella:spiaggia con ombrellone;ombrellone in spiaggia|spiaggia
beaming-face-with-smiling-eyes:;faccina che ride|faccina che sogghigna|molto felice|occhi felici|sogghigno
beans:fagioli;legume
bear:orso;muso di orso|orsacchiotto
beating-heart:cuore che batte;
beaver:castoro;diga|roditore
bed:letto;arredamento|mobili|stanchezza
beer-mug:boccale di birra;alcool|birra|germania|octoberfest|pinta|pub|sete
beetle:coleottero;cimice|scarabeo
bell:campana;campanella|stonato
bell-pepper:peperone;ortaggio|peperone verde|verdure
bell-with-slash:campana sbarrata;muto|silenzio
bellhop-bell:campanello da hotel;campanello|campanello d'hotel|reception
bento-box:bento box;lunch box|monoporzione|piatto pronto
beverage-box:bevanda monodose;bevanda|bevanda in brick|brick|succo
bicycle:bicicletta;bici|due ruote|gita|spinning
bikini:bikini;costume da bagno|costume due pezzi|piscina
billed-cap:cappello con visiera;cappellino|cappellino da baseball|cappello|cappello da baseball|indumenti|vestiti
bird:uccello;ornitologia|passerotto|uccellino
birthday-cake:torta di compleanno;auguri di compleanno|buon compleanno|candeline|compleanno|pasticceria|tanti auguri
bison:bisonte;mandria
biting-lip:;bocca con rossetto|disagio|labbra con denti|nervoso|preoccupato|sedurre|seduzione|sexy
black-cat:gatto nero;felino|miao|micio|nero|sfiga|sfortuna
black-circle:cerchio nero;
black-flag:bandiera nera;
black-heart:cuore nero;cuore|tristezza
black-large-square:quadrato nero grande;
black-medium-square:quadrato nero medio;
black-nib:pennino;boccetta d'inchiostro|calamaio|inchiostro|scrivere a penna
black-small-square:quadrato nero piccolo;
blackbird:merlo;cornacchia|corvo
blossom:fiore;bocciolo|fiorellino|margherita
blowfish:pesce palla;tropici
blue-book:libro blu;istruzione|libro|quaderno blu
blue-circle:cerchio blu;
blue-heart:cuore blu;blu
blue-square:quadrato blu;
blueberries:mirtilli;bacca|frutti di bosco|mirtillo
boar:cinghiale;faccina cinghiale|game of thones|maiale selvatico
bomb:bomba;boom|esplosione
bone:osso;osso a forchetta
bookmark:segnalibro;lettura
bookmark-tabs:etichette segnalibro;linguette
books:libri;doposcuola|pila di libri|quaderni|romanzi|università
boomerang:boomerang;aborigeni|rimbalzo|ripercussione
bottle-with-popping-cork:bottiglia stappata;auguri|champagne|congratulazioni|spumante|tappo
bouquet:mazzo di fiori;bouquet|fioraio|romanticismo
bow-and-arrow:arco e freccia;arco|freccia|sagittario|tiratore d'arco|tiro con l'arco
bowl-with-spoon:ciotola con cucchiaio;cereali|ciotola|porridge|scodella|zuppa|zuppiera
bowling:bowling;birilli|palla da bowling
boxing-glove:guantone da pugilato;boxe|guanto|guantone|pugilato|pugile
boy:bambino;ragazzino
brain:cervello;corpo umano|intelligente|parte del corpo
bread:pane in cassetta;pancarré|pane|pane a cassetta|toast
breast-feeding:allattare;allattamento|allattare al seno|donna che allatta|mamma|mamma che allatta
brick:mattoni;argilla|malta|mattone|muro|muro di mattoni
bridge-at-night:ponte di notte;golden gate|ponte|san francisco
briefcase:;documenti|porta documenti|valigetta
briefs:slip;costume da uomo|intimo|mutande da uomo
bright-button:luminosità elevata;
broccoli:broccoli;broccolo|cavolo nero
broken-chain:catena spezzata;manette
broken-heart:cuore infranto;amore finito|infranto|spezzato
broom:scopa;
brown-circle:cerchio marrone;
brown-heart:cuore marrone;marrone
brown-mushroom:fungo marrone;autunno|champignon|porcino|vegano|vegetale|vegetariano
brown-square:quadrato marrone;
bubble-tea:bubble tea;bibita|boba|bolla|perla|taiwan|thè
bubbles:bolle;bollicine|perle|pulito|rutto|schiuma|sott'acqua|subacqueo
bucket:secchio;secchia
bug:insetto;bruco|millepiedi
building-construction:edificio in costruzione;edifici|edilizia|gru
bullet-train:;alta velocità|punta arrotondata
bullseye:bersaglio;freccette|target
burrito:burrito;cucina messicana|messico
bus:bus;autobus|scuolabus
bus-stop:fermata dell'autobus;fermata
bust-in-silhouette:profilo di persona;busto|ombra|profilo|sagoma|silhouette
busts-in-silhouette:profilo di due persone;amici|due|due utenti|ombre|profili
butter:burro;alimento|latticini|latticino
butterfly:farfalla;colorata
cactus:cactus;pianta grassa|west
calendar:calendario;data|diciasette|giorno|ricorrenza
camel:dromedario;gobba|gobbe
camera:fotocamera;foto|instagram|macchina fotografica|ricordi|scattare foto|video
camera-with-flash:fotocamera con flash;flash|foto con flash
camping:campeggio;
candle:candela;calore|candela accesa|cera|cero
candy:caramella;caramelle|dolcetti|dolcetto|dolci|dolciume
canned-food:cibo in scatola;cibo|latta|lattina|scatoletta
canoe:canoa;fiume|imbarcazione|kayak|pagaia
card-file-box:schedario da tavolo;archivio|scatola
card-index:schedario;contatti|rolodex|schedario girevole|schedario rotante|vintage
card-index-dividers:divisori per schedario;cassetto|divisori
carousel-horse:cavallo da giostra;giostra|infanzia
carp-streamer:;carpa
carpentry-saw:sega da falegname;falegname|legname|legno|sega
carrot:carota;carotene|dieta|sano
castle:castello;fiabe|palazzo
cat:gatto;domestico|gatta|gattina|gattino|micino
cat-face:muso di gatto;
cat-with-tears-of-joy:;gioia|lacrime di gioia
cat-with-wry-smile:;faccina del gatto|gatto sorriso ironico|gatto sorriso sarcastico|ironico|sarcastico|sorriso ironico
chains:catene;catena
chair:sedia;mettersi seduti|mobile|sedersi|seduti|seggiola
chart-decreasing:;andamento discendente|calo|crisi|discendente|economia|trend
chart-increasing:;andamento ascendente|aumento|crescita|linea
chart-increasing-with-yen:grafico ascendente;ascendente|in rialzo|mercati|mercato in salita|rialzo|valute
check-box-with-check:riquadro con spunta;
check-mark:segno di spunta;
check-mark-button:pulsante segno di spunta;
cheese-wedge:fetta di formaggio;formaggio|gruviera
chequered-flag:bandiera a scacchi;
cherries:ciliegie;ciliegia
cherry-blossom:fiore di ciliegio;ciliegio|fiorito|primula
chess-pawn:pedina degli scacchi;pedina|sacrificabile|scacchi|scacco matto
chestnut:castagna;caldarroste|nocciola
chicken:gallina;galletto
child:bimbo;ragazzina
children-crossing:attraversamento bambini;
chipmunk:scoiattolo;
chocolate-bar:cioccolato;barretta di cioccolato|break|cioccolata|goloso|snack
chopsticks:bacchette;bastoncini|cibo asiatico|hashi|jeotgarak|kuaizi
christmas-tree:albero di natale;festoni|natale|palline|pino
church:chiesa;cappella|cattedrale|cristianesimo
cigarette:sigaretta;area fumatori|fumo
cinema:simbolo del cinema;
circled-m:pulsante m cerchiata;
circus-tent:circo;fiera|orfei|tenda da circo|tendone
cityscape:paesaggio urbano;finistra|grattacieli|metropoli|paesaggio
cityscape-at-dusk:città al tramonto;città
cl-button:pulsante cl;
clamp:morsetto;morsa
clapper-board:ciak;ciak si gira|film|lavagna|regista|scena|tavoletta
clapping-hands:mani che applaudono;applauso|bravo|clap clap|complimenti|yeah
classical-building:edificio classico;antichità|grecia|partenone|tempio|tempio greco
clinking-beer-mugs:boccali di birra;birre|cin cin
clinking-glasses:brindisi;anniversario|prosecco
clipboard:portablocco;blocco note
closed-book:libro chiuso;
closed-mailbox-with-lowered-flag:;bandierina|casella postale|cassetta postale|chiusa
closed-umbrella:ombrello chiuso;
cloud:nuvola;nuvola nera
cloud-with-lightning:fulmini;fulmine|maltempo|temporali
cloud-with-lightning-and-rain:temporale;
cloud-with-rain:pioggia;pioggerella
cloud-with-snow:neve;brutto tempo|nevica|nuovola
clown-face:faccina pagliaccio;carnevale|clown|faccina|faccina del clown|pagliaccio|teatro
club-suit:fiori;carte|seme
clutch-bag:pochette;borsetta|elegante
coat:cappotto;giacca|giaccone|giubbotto
cockroach:scarafaggio;blatta|disgustoso|infestante
cocktail-glass:cocktail;alcol|alcolico|bicchiere da cocktail|calice|drink
coconut:cocco;noce di cocco|piña colada
coffin:bara;funerale|sepoltura
coin:moneta;metallo|ricco|tesoro
cold-face:faccina congelata;ghiaccioli|ghiacciolo|ipotermia|sottozero
collision:collisione;simbolo collisione
comet:cometa;stella cometa
compass:bussola;magnetica|navigazione|orientamento
computer-disk:minidisc;lettore|mini disc
computer-mouse:mouse;cursore|mouse senza fili|periferica|periferiche
confetti-ball:coriandoli;evviva|palla di coriandoli|stelle filanti
confounded-face:faccina frustrata;concentrato|confuso|doh|uffa
confused-face:faccina confusa;deluso|non so|peccato
construction:area cantiere;costruzione|giallo e nero
construction-worker:operaio edile;casco|costruzioni|edile|lavoratore|operaio|tuta blu
control-knobs:manopole di controllo;console|manopola|manopole|manopole del volume|regolazione volume
convenience-store:minimarket;autogrill|negozio|supermercato
cook:persona che cucina;cuoco
cooked-rice:riso bollito;riso
cookie:biscotto;biscottino|cookie|dessert|gocce di cioccolato
cooking:cucinare;colazione all'americana|padellino|uovo in padella
cool-button:pulsante cool;
coral:corallo;barriera|barriera corallina|cambiamento climatico
couch-and-lamp:divano e lampada;divano|lampada|salotto
cow:mucca;muu|vacca
cow-face:muso di mucca;
cowboy-hat-face:;cappello da cowboy|cowboy
crab:granchio;cancro|mollusco
crayon:pastello a cera;colorare con pastelli|pastello
credit-card:carta di credito;addebito|carta|credito
crescent-moon:spicchio di luna;cielo|ultimo quarto
cricket:grillo;cavalletta|ortottero
cricket-game:cricket;
crocodile:coccodrillo;lacrime di coccodrillo|rettile
croissant:croissant;cornetto
cross-mark-button:croce con quadrato;
crossed-fingers:dita incrociate;dita|incrociare le dita
crossed-swords:spade incrociate;armi|combattimento|duello|sfida|spada|spade
crown:corona;famiglia reale|medioevo|regale
crutch:stampella;ausilio|bastone|disabile|ferito|infortunio|supporto
crying-cat:gatto che piange;pianto
crying-face:faccina che piange;faccina con lacrima|mi manchi
crystal-ball:sfera di cristallo;chiaroveggenza|chiromanzia|cristallo|futuro|sfera|sfera viola
cucumber:cetriolo;cetriolino sottaceto|sott'aceto|sotto aceto
cup-with-straw:bicchiere con cannuccia;bevande|bibita gasata|cannuccia
cupcake:cupcake;delizia|tortina
curling-stone:stone da curling;curling
currency-exchange:cambio valuta;
curry-rice:riso al curry;curry|india|indiano
custard:budino;creme caramel|pudding
customs:simbolo della dogana;
cut-of-meat:taglio di carne;bistecca|braciola|carne rossa|costoletta|costoletta d'agnello|costoletta di maiale|cotoletta|scaloppina|taglio
cyclone:ciclone;nausea|tifone
dagger:pugnale;affilato
dango:dango;palline di mochi|spiedino di mochi
dashing-away:nuvola di polvere;fuga|soffio
deciduous-tree:albero deciduo;albero|albero rotondo|caduco|deciduo
deer:cervo;cerbiatto|primavera
delivery-truck:camion;in viaggio
department-store:grande magazzino;centro|commerciale
derelict-house:casa in rovina;abbandonata|crepa|crepe|decrepita|disabitata|disabitato|fatiscente|in rovina|rovinato|terremoto
desert:deserto;arido|canyon|sole cocente
desert-island:isola deserta;isola|naufrago|solitudine
desktop-computer:computer fisso;desktop|desktop pc|monitor
detective:detective;mistero
diamond-suit:quadri;rombo
diamond-with-a-dot:petalo di fiore;
dim-button:luminosità bassa;
disappointed-face:faccina delusa;delusione|disilluso|fallimento|fallito|ho perso|male|sospiro
disguised-face:faccina travestita;baffi|incognito|spia|travestimento
diving-mask:maschera da sub;diving|fare immersioni|immersioni|maschera e boccaglio|nuoto|snorkeling
diya-lamp:diya;deepak|deepam|divaa|lampada a olio
dizzy:stella con scia;vertiginoso|vorticoso
dna:dna;biologo|evoluzione|gene|genetica|geni|vita
dodo:dodo;estinzione|grande|mauritius
dog:cane;animale domestico|cagnolino
dog-face:muso di cane;
dollar-banknote:banconota dollaro;banconota|banconote|contanti|dollaro|valuta
dolphin:delfino;cetaceo
donkey:asino;mammifero|mulo|somaro|testardo
door:porta;armadio|portoncino
dotted-line-face:faccina tratteggiata;depresso|introverso|nascondersi
dotted-six-pointed-star:stella a sei punte;
double-curly-loop:doppio occhiello;
double-exclamation-mark:doppio punto esclamativo;
doughnut:ciambella;donut
dove:colomba;pace|pasqua|ulivo
downcast-face-with-sweat:faccina abbattuta sudata;faccina sudata
dragon:drago;dragone|game of thrones|mitologia|trono di spade
dragon-face:testa di drago;
dress:vestito;abito
drooling-face:faccina che sbava;bava|che buono|figata
drop-of-blood:goccia di sangue;ciclo mestruale|donare il sangue|donazione di sangue|medicina|medicinale|mestruazioni
droplet:goccia;
drum:tamburo;banda|percussioni|tamburello
duck:anatra;papera
dumpling:raviolo;dumpling|empanada|fagottino|gyoza|jiaozi|pierogi|ravioli
dvd:dvd;blu ray|blu-ray|computer disk
e-mail:e-mail;mail|posta elettronica
eagle:aquila;aquila reale|rapace
ear:orecchio;ascolto|orecchie|sento|ti ascolto|ti sto ascoltando
ear-of-corn:pannocchia;granoturco|mais
ear-with-hearing-aid:;apparecchio acustico|non udente|non udenti|protesi acustica
egg:uovo;
eggplant:melanzana;
eight-pointed-star:stella stilizzata;
eject-button:pulsante di espulsione;
electric-plug:spina elettrica;elettrica|elettricista|elettricità|presa elettrica|spina
elephant:elefante;savana
elevator:ascensore;montacarichi
empty-nest:nido vuoto;nidificazione|nido
end-arrow:freccia end;
envelope:busta;corrispondenza|ricevere posta
envelope-with-arrow:posta in uscita;busta con freccia|in uscita
euro-banknote:banconota euro;cash|euro|millionario
evergreen-tree:albero sempreverde;abete|conifera|sempreverde
ewe:pecora;beeh|campagna|contare le pecore|lana|morbido|pecorella|pecorone|soffice
exploding-head:testa che esplode;mindblown|sbalordito|sconcertato|sorpesa|stupore
expressionless-face:faccina inespressiva;brutto|come no|inespressiva|neutro|niente commenti|strano
eye:occhio;
eye-in-speech-bubble:occhio nel fumetto;testimone
eyes:occhi;
face-blowing-a-kiss:;bacetti|bacini|mandare baci
face-exhaling:faccina che espira;sollievo|tosse
face-holding-back-tears:;ammirazione|fiero|gratitudine|grato|imbarazzato|lacrime|sentimenti
face-in-clouds:testa tra le nuvole;annebbiato|distratto|sbadato
face-savoring-food:;buonissimo|cibo delizioso|gnam|golosa|leccarsi i baffi
face-screaming-in-fear:faccina terrorizzata;grido di paura|munch|terrorizzata|urlo di munch
face-vomiting:faccina che vomita;sto male|vomito
face-with-diagonal-mouth:faccina perplessa;così così|dubbioso|mah|meh|perplesso|scettico
face-with-hand-over-mouth:;imbarazzo|oops
face-with-head-bandage:;bende|faccina bendata|faccina malata|farsi male|fasciarsi la testa|ferita
face-with-medical-mask:faccina con mascherina;germi|mascherina|raffreddato|raffreddore|smog
face-with-monocle:faccina con monocolo;antico|fighetto|monocolo|occhiale|sospetto
face-with-open-eyes-and-hand-over-mouth:;incredibile|meraviglia|ops|sconvolto|shock|spavento
face-with-open-mouth:faccina con bocca aperta;bocca aperta|wow
face-with-peeking-eye:;incuriosito|nascondo|sbircio|timida|timido
face-with-raised-eyebrow:;diffidente|disappunto|incredulo|scetticismo
face-with-rolling-eyes:;evabbé|guardare altrove|occhi al cielo|pazienza|roteare gli occhi|ruotare gli occhi
face-with-spiral-eyes:;capogiro|giramento di testa|ipnotizzato|problema|stordito|vertigini
face-with-steam-from-nose:faccina che sbuffa;arrabbiarsi|frustrazione
face-with-symbols-on-mouth:;censura|faccina che bestemmia|faccina che impreca|incavolato|molto arrabbiato
face-with-tears-of-joy:;ahahaha|contentissimo|contento|felicissimo|lol|rofl
face-with-thermometer:faccina con termometro;ammalato|influenza|mutua
face-with-tongue:;bello|fantastico|lingua fuori
face-without-mouth:faccina senza bocca;senza bocca|senza espressione|senza parole
factory:fabbrica;azienda|ciminiera|industria|industriale|inquinamento|produzione|stabile
factory-worker:;assemblaggio
falafel:falafel;ceci|felafel|polpetta|polpette di ceci
fallen-leaf:foglia caduta;cadute foglia|foglia|foglie|foglie cadute|foglie che cadono|foglie rosse|ramo
farmer:agricoltore;allevatore|contadino
fast-down-button:doppia freccia in basso;
fax-machine:fax;
fearful-face:faccina impaurita;fifa|fifa blu|impaurito
feather:piuma;leggero|piumaggio|volo
female-sign:simbolo genere femminile;
ferris-wheel:ruota panoramica;london eye|luna park|panoramica|parco divertimenti|parco giochi
ferry:traghetto;traversata
field-hockey:hockey su prato;campo|hockey|partita
file-cabinet:schedario da ufficio;armadietto schedario|cassetti|ufficio
file-folder:cartella file;cartella|file
film-frames:;cinema paradiso|fotogrammi|fotogrammi di film|pellicola
film-projector:;filmato|riproduzione|videoproiettore
fire:fuoco;falò|fiamma|fiamme|inferno|passione
fire-engine:camion dei pompieri;autopompa|incendio|pompieri|vigili del fuoco
fire-extinguisher:estintore;spegnere un incendio
firecracker:petardo;botto|dinamite|esplosivo|fuochi artificiali|scintilla|scoppio
firefighter:pompiere;vigile del fuoco
fireworks:fuochi d'artificio;celebrazione|fuoco d'artificio
first-quarter-moon:primo quarto di luna;quarto
first-quarter-moon-face:;luna con faccina
fish:pesce;pesci
fish-cake-with-swirl:;crocchetta di pesce|cucina giapponese|rotolo di pesce|spirale
fishing-pole:canna da pesca;lenza
flag-in-hole:bandiera in buca;bandiera golf|buca
flamingo:fenicottero;flamingo
flashlight:torcia;
flat-shoe:ballerina;ballerine|comfort|scarpa bassa|scarpa senza lacci|scarpe da ballerina
flatbread:focaccia;arepa|lavash|naan|piadina|pita|tigella
fleur-de-lis:giglio araldico;
flexed-biceps:bicipite;braccio piegato|muscolo|palestra|sollevamento|teso
floppy-disk:floppy disc;disc|dischetto|floppy
flower-playing-cards:carta da gioco hanafuda;carta da gioco|carta dei fiori|gioco|gioco di carte|hanafuda
flushed-face:faccina imbarazzata;faccina arrossata|guance rosse
flute:flauto;fiati|fiato|flautista|pifferaio|piffero|zufolo
fly:mosca;decomposizione|insetto volante|larva|malattia|moscone
flying-disc:frisbee;ultimate frisbee
flying-saucer:disco volante;alieni|extra terrestri
fog:nebbia;foschia|visibilità ridotta
foggy:nebbioso;
folded-hands:mani giunte;per favore|ti prego
folding-hand-fan:ventaglio;afa|aria|timidezza
fondue:fonduta;fuso|pentola
foot:piede;caviglia
footprints:impronta di piedi;impronta|passi|passo|piedi|piedi nudi
fork-and-knife:forchetta e coltello;affamata|affamato|cena|che fame|pranzo
fork-and-knife-with-plate:piatto e posate;forchetta|piatto|posate|tavola
fortune-cookie:biscotto della fortuna;consiglio|profezia|suggerimento
fountain:fontana;acqua che scorre
fountain-pen:penna stilografica;cartuccia|penna|stilografica
four-leaf-clover:quadrifoglio;piante|quattro
fox:volpe;faccina volpe|furbetto|furbizia|furbo|muso di volpe|volpacchiotto
framed-picture:quadro incorniciato;cornice|dipinto|disegno|galleria|museo|opera d'arte|quadretto|quadro
free-button:pulsante free;
french-fries:patatine;patatine fritte
fried-shrimp:gambero fritto;gambero|tempura
frog:rana;lago|muso di rana|raganella|ranocchia|ranocchio|rospo|stagno
front-facing-baby-chick:pulcino visto di fronte;bebè|piccolo
frowning-face:faccina imbronciata;corrucciato|imbronciato|mettere il muso|molto imbronciato
frowning-face-with-open-mouth:;noo
fuel-pump:stazione di servizio;benzina|carburante|fare il pieno|pieno|pompa di benzina
full-moon:luna piena;luna|piena|plenilunio
full-moon-face:faccina luna piena;faccina della luna
funeral-urn:urna funeraria;ceneri|urna|urna cineraria
game-die:dado;dadi|gioco dei dadi
garlic:aglio;condimento|insaporitore|spicchio d'aglio
gear:ingranaggio;componente|meccanismo|ruota dentata
gem-stone:gemma;diamante|fidanzamento|gioiello|per sempre|pietra preziosa
ghost:fantasma;fantasmino|horror|scherzetto|scherzo|sciocco|storie di fantasmi|stregato|terrore
ginger-root:radice di zenzero;radice|salute|spezia|zenzero
giraffe:giraffa;macchie|puntini|selvaggio
girl:bambina;bionda|codini|contenta|treccine
glass-of-milk:bicchiere di latte;latte
glasses:occhiali da vista;occhiali
globe-showing-americas:america;americhe|mappamondo|pianeta|terra
globe-showing-asia-australia:asia e australia;asia|australia
globe-showing-europe-africa:europa e africa;africa|europa
globe-with-meridians:globo con meridiani;globo|meridiani
gloves:guanti;
glowing-star:stella che brilla;brillante|evvai|scintillante|stella con scintille|stellina
goal-net:porta da calcio;calcio|gol|porta di calcio|rete|traversa
goat:capra;capricorno
goblin:goblin;cattivo|crudele|diavolo|folletto|malefico
goggles:maschera;occhiali di protezione|occhiali protettivi|occhialini|saldatura|sub
goose:oca;pollame|stupidità
gorilla:gorilla;foresta
graduation-cap:cappello da laureato;laurea|laureata|laureato
grapes:uva;dioniso|grappolo|grappolo d'uva
green-apple:mela verde;mela|verde
green-book:libro verde;
green-circle:cerchio verde;
green-heart:cuore verde;
green-salad:insalata verde;insalata|insalata mista
green-square:quadrato verde;
grey-heart:cuore grigio;ardesia|grigio
grimacing-face:faccina con smorfia;digrignare i denti|smorfia
grinning-cat:gatto che sorride;
grinning-cat-with-smiling-eyes:gatto che sogghigna;
grinning-face:;allegria|allegro
grinning-face-with-big-eyes:;che bello|ottimo
grinning-face-with-smiling-eyes:;a crepapelle|faccina felice
grinning-face-with-sweat:;sollevato
grinning-squinting-face:;ahahah|occhi chiusi
growing-heart:cuore che cresce;cuore che pulsa
guard:guardia;buckingham palace|guardia reale|londra|sentinella|turno di guardia
guide-dog:cane guida;cane da accompagnamento|cieco|non vedente|non vedenti
guitar:chitarra;band|basso|corde|rock
hair-pick:pettine afro;afro|pettinatura|pettine
hamburger:hamburger;fast food|panino
hammer:martello;attrezzo|bricolage|muratore|riparazioni
hammer-and-pick:piccone e martello;lavori manuali|manodopera
hammer-and-wrench:;impostazioni|lavoro manuale|simbolo impostazioni
hamsa:mano di fatima;amuleto|hamsa|khamsa|mano di alo|maria|miriam|protezione
hamster:criceto;muso di criceto
hand-with-fingers-splayed:mano aperta;batti il cinque|cinque|fermo|high five|palmo della mano|un attimo
hand-with-index-finger-and-thumb-crossed:;caro|costa|costoso|mano
handbag:borsa;shopping
handshake:stretta di mano;affare fatto|d'accordo|patto|presentarsi|presentazione|promessa|stringersi la mano
hatching-chick:pulcino che nasce;nascita
headphone:cuffie;auricolari
headstone:lapide;cimitero|morto|pietra tombale|rip|tomba
health-worker:;sanità|terapista
hear-no-evil-monkey:non sento;orecchie da mercante|scimmietta non sento
heart-decoration:decorazione con cuore;cuore nel quadrato
heart-hands:mani a cuore;ti amo|ti voglio bene
heart-on-fire:cuore in fiamme;cuore sacro|lussuria
heart-suit:cuori;
heart-with-arrow:cuore con freccia;cupido|emozioni|innamorarsi|innamorati
heart-with-ribbon:cuore con fiocco;
heavy-equals-sign:segno di uguaglianza;
hedgehog:riccio;spine|spinoso
helicopter:elicottero;
herb:pianta;
hibiscus:ibisco;
high-heeled-shoe:scarpa con il tacco;decolleté|moda|stiletto|tacco
high-speed-train:treno alta velocità;tav
high-voltage:alta tensione;alta|tensione|tuono
hiking-boot:stivale da trekking;escursionismo|passeggiata|scarponcino|scarpone|scarponi|trekking
hindu-temple:tempio indù;tempio induista
hippopotamus:ippopotamo;ippo
hole:buco;tombino
hollow-red-circle:cerchio rosso vuoto;
honey-pot:barattolo di miele;api|miele|vaso di miele|winnie the pooh
honeybee:ape;bombo|regina|vespa
hook:gancio;amo|curva|fermaglio|impigliarsi|punto vendita|uncino
horse:cavallo;cavallo da corsa|corse|galoppo|polo|ranch|trotto
horse-face:muso di cavallo;cavallino|dressage|equino|far west|rampante
horse-racing:ippica;fantino
hospital:ospedale;clinica|covid|infermiera|medici|pronto soccorso
hot-beverage:bevanda calda;caffè|fumante|the|tè caldo
hot-dog:hot dog;street food|wurstel
hot-face:faccina accaldata;accaldato|bollente|colpo di calore|febbricitante|lingua di fuori|morendo dal caldo|morire di caldo
hot-pepper:peperoncino;hot|piccante
hot-springs:sorgenti termali;acqua sorgente|acqua termale|terme
hotel:hotel;albergo
hourglass-done:clessidra;sabbia
hourglass-not-done:clessidra che scorre;
house:casa;abitazione|casa di campagna|casetta|villetta
house-with-garden:casa con giardino;giardino|villa
houses:case;casette|cittadina|residenziale|via|vicinato|vicini|vicino
hugging-face:faccina che abbraccia;saluti|tvb
hundred-points:;cento|massimo|punteggio|punteggio pieno|punti|tutto
hushed-face:faccina sorpresa;sorpresa
hut:capanna;capanno|iurta|rifugio
hyacinth:giacinto;bocca di leone|lavanda|lupino
ice:cubetto di ghiaccio;gelo|ghiaccio|ghiaccio in cubetti|ghiaccio in cubi
ice-cream:coppa di gelato;crema|gelateria
ice-hockey:hockey su ghiaccio;hockey sul ghiaccio|mazza da hockey
ice-skate:pattinaggio su ghiaccio;pattinaggio artistico
id-button:pulsante id;
identification-card:carta d'identità;badge|credenziali|documento d'identità|identificazione|patente|sicurezza
inbox-tray:posta ricevuta;posta|ricevuta|vaschetta
incoming-envelope:posta in arrivo;
index-pointing-at-the-viewer:;dito puntato|indice puntato
index-pointing-up:indice verso l'alto;dito verso l'alto|sopra
infinity:simbolo dell'infinito;
information:punto informazioni;
input-numbers:pulsante con numeri;
input-symbols:pulsante con simboli;
jack-o-lantern:zucca di halloween;halloween|zucca
japanese-castle:castello giapponese;giapponese
japanese-dolls:bambole giapponesi;bambole|festa delle bambole|giapponesi|hina-matsuri|hinamatsuri|imperatore|imperatore e imperatrice|imperatrice
jar:barattolo;contenitore|dispensa|salsa|sugo|vuoto
jeans:jeans;casual|denim|pantaloni
jellyfish:medusa;bruciatura|dolore|invertebrato|puntura|trasparente|urticante
joker:jolly;
joystick:joystick;leva del joystick|video giochi|videogame|videogiochi
judge:giudice;
kaaba:kaaba;arabia saudita|islam|islamismo|la mecca|musulmana|musulmani|musulmano
kangaroo:canguro;animale che salta|cucciolo di canguro|marsupiale
key:chiave;password|sicuro
keyboard:tastiera;tasti|tastiera senza fili
kick-scooter:monopattino;
kimono:kimono;
kiss-mark:impronta della bocca;segno delle labbra
kissing-cat:gatto che manda baci;baci
kissing-face:faccina che bacia;flirt
kissing-face-with-smiling-eyes:;occhi sorridenti
kitchen-knife:coltello da cucina;arma|chef|coltello|cucina
kite:aquilone;
kiwi-fruit:kiwi;frutt
knocked-out-face:faccina frastornata;crocetta|crocette|frastornato|occhi a croce|testa che gira
knot:nodo;annodato|corda|fune|spago
koala:koala;faccina koala
lab-coat:camice;abiti|camice bianco|camice da laboratorio|dottore|dottoressa|medico|scienziato
label:etichetta;identificativo|prezzo|talloncino
lacrosse:lacrosse;goal|pallina|racchetta da lacrosse
ladder:scala;arrampicarsi|piolo|scala a pioli|scalino
lady-beetle:coccinella;
laptop:computer portatile;notebook|personal|portatile
large-blue-diamond:rombo blu grande;
large-orange-diamond:rombo arancione grande;
last-quarter-moon:ultimo quarto di luna;metà
latin-cross:croce latina;
leaf-fluttering-in-wind:foglia al vento;vento che soffia
leafy-green:verdure a foglia;bok choy|cavolo|cavolo cinese|foglia verde|kale|lattuga|verza
ledger:quaderno ad anelli;annotazioni|block notes|libro mastro|registro|registro scolastico|taccuino
left-arrow-curving-right:freccia curva a destra;
left-facing-fist:pugno a sinistra;mano chiusa
left-right-arrow:freccia sinistra-destra;
left-speech-bubble:fumetto a sinistra;
leftwards-hand:mano rivolta a sinistra;dare la mano
leftwards-pushing-hand:;alt|batti cinque|indietro|palmo|spinta
leg:gamba;arto|gamba piegata|ginocchio|ginocchio piegato|polpaccio
lemon:limone;agrume|aspro
leopard:leopardo;predatore
level-slider:cursore del volume;abbassare il volume|alzare il volume|levetta del volume|volume
light-blue-heart:cuore azzurro;affetto|azzurro|celeste
light-bulb:lampadina;eureka|geniale|idea
light-rail:metrotranvia;
lime:lime;dissetante|limone verde|mojito|tequila
link:collegamento;due anelli|link|simbolo link
linked-paperclips:graffette attaccate;cancelleria|cartoleria|clip|fermagli|graffette
lion:leone;alpha|criniera|forte|forza|muso di leone|roar|ruggito
lipstick:rossetto;cosmetici|make up|makeup|serata|trucco
lizard:lucertola;
llama:lama;alpaca|guanaco|lana di alpaca|vicuña|vigogna
lobster:aragosta;aragosta rossa|astice|chele|crostacei
locked:lucchetto chiuso;chiuso|chiuso a chiave|lucchetto
locked-with-pen:;privacy|stilo
locomotive:locomotiva;locomotiva a vapore|vapore
lollipop:lecca lecca;chupa chups|willi wonka
long-drum:tamburo lungo;bongo|conga|ritmo
lotion-bottle:flacone;bottiglia di crema|bottiglia di lozione|crema idratante|lozione|shampoo
lotus:loto;bellezza|buddhismo|fior di loto|induismo|purezza|serenità|vietnam|yoga
loudly-crying-face:faccina disperata;nooo
loudspeaker:altoparlante;parlare in pubblico
love-hotel:love hotel;motel
love-letter:lettera d'amore;busta con cuore|lettera|san valentino
love-you-gesture:gesto ti amo;gesto tvb|tre dita
low-battery:batteria scarica;elettronica|energia bassa|esausta|esausto|pila scarica|ricarica
luggage:valigia;bagagli|bagaglio|partiamo|preparare il bagaglio|preparazione dei bagagli|si parte|trolley
lungs:polmoni;espirazione|inspirazione|respirazione|respiro
lying-face:faccina bugiarda;bugia|bugiardo|dire le bugie|naso lungo|pinocchio
magic-wand:bacchetta magica;abracadabra|formula magica|maga
magnet:calamita;attrazione|ferro di cavallo|magnete|magnetico|positivo negativo
magnifying-glass-tilted-left:;cerca|lente|lente d'ingrandimento|lente ingrandimento|verso sinistra
magnifying-glass-tilted-right:;investigatore|ricerca
mahjong-red-dragon:tessera mahjong;drago rosso|mahjong|tessera
male-sign:simbolo genere maschile;
mammoth:mammut;lanoso|zanna
man:uomo;amico|biondo|fratello|maschio|papà|ragazzo
mango:mango;
mans-shoe:scarpa da uomo;mocassino
mantelpiece-clock:orologio da mensola;
manual-wheelchair:sedia a rotelle manuale;carrozzina manuale
map-of-japan:mappa del giappone;giappone
maple-leaf:foglia d'acero;
maracas:maracas;
martial-arts-uniform:kimono per arti marziali;arti marziali|judo|karate|taekwondo|uniforme
mate:mate;erba mate|mate argentino
meat-on-bone:carne;barbecue|carne con osso
mechanic:meccanico;tecnico specializzato
mechanical-arm:;braccio meccanico|protesi
mechanical-leg:;gamba meccanica
medical-symbol:simbolo della medicina;
megaphone:megafono;altoparlanti|megafoni|tifo
melon:melone;cantaloupe
melting-face:faccina che si scioglie;dissolversi|liquefarsi|liquido|sciogliendo|sciogliersi|sciolto|squagliando|squagliarsi
memo:memo;
mending-heart:cuore guarito;cuore con bende|guarigione|sentirsi meglio
metro:metropolitana;metro
microbe:microbo;ameba|batteri|batterio|scienza
microphone:microfono;concerto|karaoke|palco
microscope:microscopio;analisi|microrganismo|scienziata
middle-finger:dito medio;dito|insulto
military-helmet:elmetto militare;caschetto|elmetto|esercito|guerra|soldato
military-medal:medaglia militare;medaglia al valore|medaglia con stella|onore|onoreficenza|riconoscimento|valore
milky-way:via lattea;lattea|nebulosa
minibus:pulmino;fiorino|minibus|pullmino
mirror:specchio;riflesso
mirror-ball:palla da discoteca;dance|discoteca|palla a specchio|party|specchi
moai:moai;isola di pasqua|moyai|pietra|storia
mobile-phone:telefono cellulare;smartphone|telefono
mobile-phone-off:cellulare spento;
mobile-phone-with-arrow:;cellulare con freccia|chiamami
money-bag:sacco di soldi;dollari|ricchezza|sacco per soldi|soldi
money-mouth-face:faccina avida di denaro;avarizia|avidità|avido|denaro|taccagno
money-with-wings:soldi con le ali;soldi che volano
monkey:scimmia;scimmietta
monkey-face:muso di scimmia;
monorail:monorotaia;
moon-cake:torta della luna;dolce della luna|festa d'autunno|festival|moon cake|yuebing|yuèbǐng
moon-viewing-ceremony:;contemplazione festa|festa della luna
moose:alce;
mosque:moschea;preghiera
mosquito:zanzara;febbre|malaria|morso|puntura d'insetto|virus
motor-boat:barca a motore;barca|barcone|lusso|motore|yatch
motor-scooter:scooter;motorino|vacanze romane
motorcycle:motocicletta;avventura|moto|moto gp|ruote
motorized-wheelchair:;carrozzina motorizzata
motorway:autostrada;pedaggio|strada|strada veloce
mount-fuji:monte fuji;fuji|monte
mountain:montagna;arrampicata|cima|vetta
mountain-cableway:funivia;cabina|ski lift
mountain-railway:ferrovia di montagna;ferrovia|treno di montagna
mouse:topo;cavia|topolino
mouse-face:muso di topo;
mouse-trap:trappola per topi;esca|trappola
mouth:bocca;bacio|labbra|smack
movie-camera:cinepresa;hollywood|telecamera
mrs-claus:mamma natale;fest
mushroom:fungo;amanita|biancaneve|funghetto|velenoso
musical-keyboard:piano;classica|comporre|jazz|pianoforte
musical-note:nota musicale;canzone|nota
musical-notes:note musicali;melodia|note|spartito
musical-score:pentagramma;chiave di violino|partitura
muted-speaker:altoparlante disattivato;altoparlante barrato|megafono barrato|no audio|no volume|silenzioso|speaker barrato|suono disattivato|zitto
mx-claus:santa claus;buon natale|claus|vacanze di natale
nail-polish:smalto per unghie;manicure|noia|smalto|unghie|unghie con smalto
name-badge:tesserino per nome;
national-park:parco nazionale;colline|escursione|parco
nauseated-face:faccina nauseata;nauseato
nazar-amulet:occhio di allah;malocchio|perlina|portafortuna|talismano
necktie:cravatta;abbigliamento uomo|camicia|camicia a righe|colletto|vestiti da uomo
nerd-face:faccina nerd;nerd|occhiali da nerd|secchione|studioso
nest-with-eggs:nido con uova;nido di uccelli|uccelli|uova
nesting-dolls:matrioska;bambola|bambola di legno|bambola russa|matriosca|russia
neutral-face:faccina neutra;impassibile|non rido
new-button:pulsante new;
new-moon:luna nuova;luna nera|novilunio|nuova
new-moon-face:faccina luna nuova;
newspaper:quotidiano;giornale|notizia
next-track-button:traccia successiva;
ng-button:pulsante ng;
night-with-stars:notte stellata;città di notte|notte
ninja:ninja;abilità|assassino|furtivo|guerriero|invisibile|nascosto
nose:naso;ficcanaso|odore|profumo
notebook:quaderno;libro grigio|prendere nota
notebook-with-decorative-cover:;album|album delle foto|copertina|fotoalbum|taccuino con decorazione|taccuino decorato
nut-and-bolt:vite e bullone;bullone|fai da te|lavori di casa
octopus:polpo;polipo
oden:oden giapponese;kebab|oden|spiedino|spiedino di pesce
office-building:edificio;edificio di uffici|edifico di uffici
office-worker:;architetto|business|impiegato
ogre:orco;creature|finzione
oil-drum:barile di petrolio;barile|bidone|fusto|petrolio
ok-button:pulsante ok;
ok-hand:mano che fa ok;capito|gesto di ok|ho capito|indice e pollice|segno di ok|va bene
old-key:chiave antica;chiudere a chiave|indizio|serratura
old-man:uomo anziano;anziano|nonnino|nonno|pelato|perdere i capelli|saggio|vecchietto|vecchio
old-woman:donna anziana;anziana|capelli bianchi|nonna|nonnina|saggia|signora|vecchia|vecchietta
older-person:persona anziana;adulto anziano
olive:oliva;olio|ramo di ulivo
on-arrow:freccia on;
oncoming-automobile:auto in arrivo;automobile in arrivo|in arrivo
oncoming-bus:bus in arrivo;
oncoming-fist:pugno chiuso;
oncoming-police-car:;auto della polizia|gazzella|volante
oncoming-taxi:taxi in arrivo;tassì|taxi giallo
one-piece-swimsuit:costume da bagno intero;costume da donna|costume intero
onion:cipolla;soffritto
open-book:libro aperto;romanzo
open-file-folder:cartella aperta;aperta
open-hands:mani aperte;aperte
optical-disk:disco ottico;disco
orange-book:libro arancione;
orange-circle:cerchio arancione;
orange-heart:cuore arancione;arancione|cuore arancio
orange-square:quadrato arancione;
orangutan:orangotango;orango|scimmione
orthodox-cross:croce ortodossa;
otter:lontra;giocherellone|lontra marina
outbox-tray:posta inviata;inviata
owl:gufo;saggezza
ox:bue;bovini|bovino|toro
oyster:ostrica;ostrea
p-button:pulsante p;
package:pacco;cartone|collo|scatolone
page-facing-up:pagina;di fronte|documento|fronte|pagina di fronte
page-with-curl:pagina con piega;pagina arricciata
pager:cercapersone;
paintbrush:pennello;pittrice
palm-down-hand:;imporre|porgere la mano|sciò
palm-tree:palma;
palm-up-hand:;elemosina|vieni qui
palms-up-together:mani unite in alto;mani|mani a coppa|mani in preghiera|mani unite|palmi
pancakes:pancake;brunch|crêpe|frittelle|sciroppo d'acero
panda:panda;bamboo|muso di panda|wwf
paperclip:graffetta;clippy|graffa|paperclip
parachute:paracadute;paracadute ascensionale|paracadutismo|paracadutista|parasailing|parà|skydiving
parrot:pappagallo;pirata|pirati|uccello parlante
party-popper:spara coriandoli;urrà|yahoo
partying-face:faccina che festeggia;entusiasta|festeggiamento|festeggiamo|si festeggia|trombetta
passenger-ship:nave da crociera;crociera
pause-button:pulsante pausa;
paw-prints:impronte di zampe;impronta di zampa|impronte|zampa|zampe|zampine
pea-pod:baccello di piselli;baccello|edamame|pisello
peace-symbol:simbolo della pace;
peach:pesca;
peacock:pavone;appariscente|colorato|esibizionista|orgoglioso|pavoneggiarsi|vistoso|volatile
peanuts:arachidi;arachide|frutta secca|nocciolina|noccioline
pear:pera;
pen:penna a sfera;
pencil:matita;matita con gomma|scrivere a matita
penguin:pinguino;antartico|polo sud
pensive-face:faccina pensierosa;mai una gioia|pensieroso|persa|purtroppo|scoraggiato
people-hugging:;abbraccio|addio|amicizia|ciao|grazie|persone
performing-arts:maschere;arti performative|dietro le quinte|performance
persevering-face:faccina perseverante;faccina che pensa|perseverante
person:persona;adulta|adulto
person-beard:persona con la barba;barba|barbuto|persona con barba
person-biking:ciclista;ciclismo|mountain bike
person-blonde-hair:persona bionda;capelli biondi
person-bouncing-ball:;giocatore|giocatore di basket|palleggio
person-bowing:;chiedere perdono|inchino|mi dispiace|perdono|pietà|scusarsi
person-cartwheeling:persona che fa la ruota;atleta|attiva|capriola|ginnasta|ginnastica
person-climbing:persona che scala;arrampicatore|arrampicatrice|persona che arrampica|scalatore
person-deaf:;difficoltà uditive|problemi di udito|sordità|sordo|udito
person-elf:elfo;elfetto|fantasy|folclore|magia|magico
person-facepalming:persona esasperata;disperazione|esasperazione|facepalm|incredulità|mano in fronte|oddio|oh no
person-fairy:fata;fatina|oberon|puck|regina delle fate|titania
person-feeding-baby:persona che allatta;
person-fencing:schermidore;fioretto|scherma
person-frowning:persona corrucciata;arrabbiata|corrucciata|delusa|frustrata
person-genie:genio;aladino|desideri|djinn|genietto|jinn
person-gesturing-no:;escluso|gesto di rifiuto|non bene|rifiuto
person-gesturing-ok:persona con gesto ok;esercizio|fitness|gesto|tutto bene
person-getting-haircut:taglio di capelli;acconciatura|capelli|parrucchiera|salone|salone di bellezza
person-getting-massage:;centro estetico|estetista|mal di testa|massaggio|massaggio facciale|spa|testa
person-golfing:persona che gioca a golf;giocatore di golf|golf|green|tiro
person-in-bed:persona a letto;addormentato|stanca
person-in-lotus-position:;gambe incrociate|meditazione|rilassarsi|zen
person-in-manual-wheelchair:;sedia a rotelle
person-in-steamy-room:persona in sauna;bagno turco|hammam|persona nella sauna|sauna
person-in-suit-levitating:;business man|vestito elegante
person-in-tuxedo:persona in smoking;smoking
person-juggling:;destrezza|equilibrio
person-kneeling:persona inginocchiata;in ginocchio|inginocchiarsi
person-lifting-weights:persona che solleva pesi;allenamento|bodybuilding|culturista|pesi|pesi massimi|sforzo|sollevamento pesi
person-mage:mago;incantesimo|maghetto|strega|stregone
person-merpeople:sirena;donna sirena|personaggio|sirenetta
person-mountain-biking:;ciclismo in montagna
person-playing-handball:;pallamanista|pallamano|tirare la palla
person-playing-water-polo:;giocatrice di pallanuoto|pallanuoto
person-pouting:persona imbronciata;broncio|imbronciata|seccata|sguardo arrabbiato
person-raising-hand:persona con mano alzata;eccomi|sono qui
person-rowing-boat:persona in barca a remi;barca a remi|persona che rema|remi
person-running:persona che corre;di corsa|jogging|maratona
person-shrugging:;boh|dubbio|forse|indifferenza|non lo so|non saprei|noncuranza|può darsi|spalle alzate|vabbè
person-standing:persona in piedi;in piedi|stare fermi|stare in piedi
person-superhero:supereroe;bene|buono|eroe|eroina|supereroina|superman|superpoteri
person-supervillain:supercattivo;criminale|malvagio
person-surfing:persona che fa surf;onde|surf
person-swimming:persona che nuota;bracciata|nuotatore|stile libero
person-taking-bath:persona che fa il bagno;bagno
person-tipping-hand:;aiuto|capovolgere la mano|gossip|informazioni|mano all'insù|pettegolezzo|sarcasmo|sfacciataggine|sul serio
person-vampire:vampiro;costume|dracula|morte|morto vivente|sangue|supernaturale
person-walking:pedone;camminata|giro a piedi|passo tranquillo
person-wearing-turban:persona con turbante;turbante
person-with-bunny-ears:;anima gemella|orecchie da coniglio|uguali
person-with-crown:persona con corona;monarca|nobile|reale
person-with-skullcap:;cinese|uomo con zucchetto|zucchetto
person-with-veil:persona con velo;velo
person-with-white-cane:;cecità
person-wrestling:;lottatori|wrestling
person-zombie:zombie;scheletro|spaventoso|urlo
petri-dish:piastra di petri;biologa|biologia|capsula di petri|coltura|cultura|laboratorio
phoenix-bird:fenice;fantasia|immortale|reincarnazione|reinventarsi|rinascita|trasformazione|uccello di fuoco
piata:pentolaccia;divertimento|gioco della pentolaccia|gioco della pignatta|pignatta
pick:piccone;miniera
pickup-truck:pickup;camioncino|furgoncino|pick-up
pie:torta;apple pie|torta di mele|torta di zucca|tortino
pig:maiale;scrofa
pig-face:muso di maiale;maialino|porchetta
pig-nose:naso da maiale;
pile-of-poo:cacca;buona fortuna|fortunato|popò|pupù
pill:pillola;farmaco|pillole|vitaminca
pilot:pilota;
pinched-fingers:mano a pigna;che vuoi|cosa vuoi|dita unite|gesto della mano|interrogativo|ma che dici|mano a borsa|mano a carciofo|mano a cuoppo|mano a tulipano
pinching-hand:;piccola quantità|poco|un po'|un pochino
pine-decoration:bambù decorato;bambù|decorazione kadomatsu
pineapple:ananas;pina colada
ping-pong:ping pong;tennis da tavolo|tennis tavolo
pink-heart:cuore rosa;
pirate-flag:bandiera dei pirati;
pizza:pizza;fetta di pizza|pizzeria
placard:cartello;corteo|manifestazione|manifesto|picchetto|protesta|striscione
place-of-worship:luogo di culto;
play-button:pulsante di riproduzione;
play-or-pause-button:pulsante riproduci/pausa;
playground-slide:scivolo;area divertimento|area giochi|giochi per bambini|scivolata
pleading-face:faccina supplichevole;faccina implorante|occhi da cucciolo|occhioni
plunger:sturalavandini;aspirazione|idraulico|ingorgo|intasamento|scarico|ventosa
polar-bear:orso polare;
police-car:macchina della polizia;carabinieri|macchina|polizia
police-officer:agente di polizia;agente|arresto|controllo
poodle:barboncino;pelo|razza
pool-8-ball:palla da biliardo;biliardo|otto|palla otto
popcorn:popcorn;
post-office:ufficio postale;europeo|ufficio postale europeo
postal-horn:corno postale;cornetta da postiglione|cornetto postale|corno|nuovo messaggio|postale|trombone
postbox:cassetta delle lettere;poste
pot-of-food:pentola di cibo;ciotola di cibo|minestra|stufato
potable-water:acqua potabile;
potato:patata;tubero
potted-plant:pianta in vaso;inutile|noioso|vaso
poultry-leg:coscia di pollo;coscia|coscia di tacchino|pollo
pound-banknote:banconota sterlina;brexit|gran bretagna|pound|sterlina
pouring-liquid:liquido versato;bicchiere rovesciato
pouting-cat:gatto imbronciato;muso
pouting-face:faccina accigliata;faccina rossa|furioso
prayer-beads:collana da preghiera;grani
pregnant-man:uomo incinto;gonfio|gravido|incinto|pancia|troppo cibo
pregnant-person:persona incinta;incinta
pregnant-woman:donna incinta;gravidanza|pancione
pretzel:pretzel;brezel
prince:principe;sovrano
princess:principessa;sovrana
printer:stampante;fotocopie|stampe
prohibited:segnale di divieto;
purple-circle:cerchio viola;
purple-heart:cuore viola;viola
purple-square:quadrato viola;
purse:borsellino;porta monete|portafogli
pushpin:puntina;collage|puntina da disegno
puzzle-piece:pezzo di puzzle;incastrarsi|incastro|pezzo|pezzo mancante|puzzle|tassello|tessera del puzzle
rabbit:coniglio;coniglietto
rabbit-face:muso di coniglio;
raccoon:procione;curiosità|curioso
racing-car:auto da corsa;gran premio|velocità
radio:radio;ascoltare la radio|stazioni radio
radio-button:pulsante rotondo;
railway-car:vagone;elettrico
railway-track:binari;
rainbow:arcobaleno;bisessuale|gay|lesbica|lgbt|omosessuale
rainbow-flag:bandiera arcobaleno;
raised-back-of-hand:dorso mano alzata;ciaone
raised-fist:pugno;alzato|lotta|solidarietà
raised-hand:mano alzata;alzata
raising-hands:mani alzate;due mani|innocente
ram:montone;ariete|ovino
rat:ratto;fogna|topastro
razor:rasoio;farsi la barba|lama da barba|lametta da barba|radersi
receipt:scontrino;contabilità|fattura|invoice|prova|ricevuta di pagamento|tenuta dei libri
recycling-symbol:simbolo del riciclaggio;
red-apple:mela rossa;rossa
red-circle:cerchio rosso;
red-envelope:busta hongbao;buono auspicio|busta rossa|busta soldi|hóngbāo|lai see
red-exclamation-mark:punto esclamativo rosso;
red-heart:cuore rosso;cuoricino|rosso
red-paper-lantern:lanterna rossa;bar ristorante|izakaya|lanterna|lanterne
red-square:quadrato rosso;
registered:marchio registrato;
relieved-face:faccina sollevata;faccina con sorriso|tranquillità|tranquillo
reminder-ribbon:nastro;festeggiamenti|fiocchetto|fiocco giallo|nastro giallo
rescue-workers-helmet:elmetto con croce bianca;bianca|croce|salvataggio|soccorso
revolving-hearts:cuori che girano;adorabile|carino
rhinoceros:rinoceronte;safari
ribbon:fiocco;fiocco rosa
rice-ball:onigiri;arancino di riso|orientale
rice-cracker:galletta di riso;
right-anger-bubble:nuvoletta rabbia;
right-arrow-curving-down:freccia curva in basso;
right-arrow-curving-left:freccia curva a sinistra;
right-arrow-curving-up:freccia curva in alto;
right-facing-fist:pugno a destra;destra
rightwards-hand:mano rivolta a destra;verso destra
rightwards-pushing-hand:mano che spinge a destra;
ring:anello;fidanzarsi|fidanzata|fidanzato|gioielli|romanticismo undefined
ring-buoy:salvagente;galleggiante|gonfiabile
ringed-planet:pianeta con satellite;corpo celeste|pianeta con anelli|saturno
roasted-sweet-potato:patata dolce arrosto;arrosto|dolce
robot:faccina di robot;robot|tecnologia
rock:roccia;duro|macigno|masso|pesante|sasso|solido
rocket:razzo;astronave|universo
roll-of-paper:rotolo di carta igienica;asciugamani di carta|carta assorbente|carta igienica|rotolo|rotolo di carta|scottex
rolled-up-newspaper:quotidiano arrotolato;arrotolato|consegna a domicilio|giornali|giornali arrotolati|notizie|quotidiani
roller-coaster:montagne russe;montagne|russe
roller-skate:pattini a rotelle;pattinaggio|pattini|rotelle
rolling-on-the-floor-laughing:ridere a crepapelle;ahah|crepapelle|divertente|esilarante|lmao|ridicolo
rooster:gallo;mattino
rose:rosa;rosa rossa
rosette:rosetta;coccarda
round-pushpin:puntina arrotondata;località|pin|posizione|spillo
rugby-football:pallone da rugby;pallone|rugby
running-shirt:maglia da corsa;corsa|fascia|maglia
running-shoe:scarpa sportiva;scarpa|scarpa da ginnastica|scarpe|scarpe da corsa|scarpe da tennis
sad-but-relieved-face:;deluso ma sollevato
safety-pin:spilla da balia;pannolone|punk rock|spilla di sicurezza
safety-vest:gilet di sicurezza;antinfortunistica|gilet antinfortunistica|gilet catarifrangente
sailboat:barca a vela;vela|yacht
sake:sakè;bottiglia|sake
salt:sale;gusto|salato|saliera|sapore|saporito
saluting-face:faccina che fa il saluto;agli ordini|obbedisco|signorsì|sissignora|sissignore|truppe
sandwich:sandwich;
santa-claus:babbo natale;
sari:sari;abito indiano|vestito indiano|vestito tradizionale
satellite:satellite;
satellite-antenna:antenna satellitare;antenna|antenna parabolica|antenne paraboliche|antenne satellitari|parabola|scienze
sauropod:sauropode;brachiosauro|brachiosaurus|brontosauro|brontosaurus|dinosauro|diplodoco|diplodocus
saxophone:sassofono;blues|sax
scarf:sciarpa;sciarpetta|sciarpina
school:scuola;alunni|classe|classi|liceo|maestra
scientist:;fisico
scissors:forbici;
scorpion:scorpione;
screwdriver:cacciavite;vite
scroll:pergamena;decreto
seal:foca;leone marino|otaria
seat:sedile;
see-no-evil-monkey:non vedo;faccina della scimmietta|non guardo|scimmietta non vedo
seedling:germoglio;piantina
selfie:selfie;autoscatto|fare un selfie|fotografia
service-dog:cane da assistenza;cane d'assistenza|cane da salvataggio|cane di servizio
sewing-needle:ago da cucito;ago|attività|cucito|ricamo|sarta|sarto|sartoria|suture
shaking-face:faccina tremante;faccina che trema|faccina scossa|scombussolato|scosso|scossone|tremante|vibrazione
shallow-pan-of-food:padella con cibo;casseruola|padella|paella|spagna
shamrock:trifoglio;irlanda
shark:squalo;aggressività
shaved-ice:granita;granita siciliana|sicilia
sheaf-of-rice:pianta di riso;cereale|spiga|spiga di riso
shield:scudo;torneo
shinto-shrine:santuario shintoista;cina|jinja
ship:nave;titanic
shooting-star:stella cadente;cadente|desiderio
shopping-bags:borse della spesa;acquisti|borse|sacchetti|sacchetti regalo|spesa
shopping-cart:carrello;acquisto|carrello della spesa|centro commerciale|fare la spesa
shortcake:fetta di torta;fetta
shorts:pantaloncini;shorts
shower:doccia;aqua|fare la doccia
shrimp:gamberetto;crostaceo
shushing-face:faccina che zittisce;
sign-of-the-horns:segno delle corna;corna|fare le corna|rock and roll
singer:cantante;intrattenitore|star
skateboard:skateboard;andare in skate|andare sullo skateboard|skate|tavola da skateboard
skier:sciatore;settimana bianca
skis:sci;scarpone da sci
skull:teschio;cranio|ossa|stanco morto|umorismo nero|yolo
skull-and-crossbones:;letale|ossa incrociate
skunk:puzzola;puzza|puzzolente
sled:slitta;slittino|toboggan
sleeping-face:faccina che dorme;assonnato
sleepy-face:faccina assonnata;
slightly-frowning-face:;un po' imbronciato
slightly-smiling-face:;faccina che sorride|mezzo sorriso|sorriso|sorriso accennato
slot-machine:slot machine;azzardo|casinò|gioco d'azzardo|scommesse|slot
sloth:bradipo;calma|lentezza|lento|pigrizia|pigro
small-airplane:aereo turistico;aereo
small-blue-diamond:rombo blu piccolo;
small-orange-diamond:rombo arancione piccolo;
smiling-cat-with-heart-eyes:gatto innamorato;occhi a cuore
smiling-face:faccina sorridente;delineata|emozionarsi|rilassata|sorridente
smiling-face-with-halo:;aureola|santarellino|sorriso con aureola|spirito
smiling-face-with-hearts:faccina con cuoricini;cotta|cuoricini|innamoramento
smiling-face-with-horns:;sorriso con corna
smiling-face-with-sunglasses:;ganzo|spensierato
smiling-face-with-tear:;commosso|lacrima|rincuorato
smirking-face:faccina con sorrisetto;ammiccante|malizioso|occhiolino|sopracciglia|sorrisetto|sospettoso
snail:lumaca;lumachina|lumacone
snake:serpente;biscia|serpe|vipera
sneezing-face:faccina che starnutisce;faccina con fazzoletto|faccina con raffreddore|fazzoletto|starnuto
snow-capped-mountain:montagna innevata;ghiacciaio
snowboarder:persona sullo snowboard;omino in snowboard|snowboard|uomo sullo snowboard
snowflake:fiocco di neve;
snowman:pupazzo di neve;pupazzo|pupazzo innevato
soap:sapone;fare il bagno|pulizia|saponetta
soccer-ball:pallone da calcio;calcetto
socks:calzini;calze|calzette
soft-ice-cream:cono gelato;cono|gelato
softball:palla da softball;softball
soon-arrow:freccia soon;
sos-button:pulsante sos;
spade-suit:picche;
spaghetti:spaghetti;pasta|puttanesca|ragù
sparkle:scintilla stilizzata;
sparkler:stellina scintillante;stella filante|stelline scintillanti
sparkles:stelline;scintille|spendente|stelle
sparkling-heart:cuore che luccica;emozionato|innamorata|innamorato|luccichio
speak-no-evil-monkey:non parlo;in silenzio|monello|scimmietta non parlo
speaker-high-volume:;alto
speaker-low-volume:;altoparlante attivato|basso volume|suoneria|suono attivo|volume basso
speaker-medium-volume:;volume intermedio|volume medio
speaking-head:persona che parla;
speech-balloon:fumetto;dialogo|mmm|sospensione|sta scrivendo|sto scrivendo|testo
speedboat:motoscafo;milionario|vacanze
spider:ragno;aracnide|disgusto|schifo
spider-web:ragnatela;tela
spiral-calendar:calendario a spirale;giorni
spiral-notepad:;appunti|blocchetto degli appunti|blocco|blocco a spirale
spiral-shell:conchiglia;conchiglia a spirale
sponge:spugna;assorbenza|poroso|spugna porosa|spugnetta
spoon:cucchiaio;cucchiaino|stoviglie|utensili
sport-utility-vehicle:suv;utilitaria
sports-medal:medaglia sportiva;campione|podio|risultato sportivo
spouting-whale:balena che spruzza acqua;balenottera
squid:calamaro;totano
squinting-face-with-tongue:;bleah|orribile|terribile
stadium:stadio;competizione|derby|domenica|quiddich
star:stella;astro|stella gialla
star-and-crescent:mezzaluna e stella;
star-of-david:stella di david;
star-struck:colpo di fulmine;emozionante|faccia sorridente|occhi a stella
station:stazione;arrivo|ritardo
statue-of-liberty:statua della libertà;libertà|new york|statua
steaming-bowl:ciotola fumante;ciotola di noodle|noodle|pho|piatto caldo|ramen
stethoscope:stetoscopio;cardiologo|fonendoscopio
stop-button:pulsante stop;
stop-sign:segnale di stop;ottagonale|ottagono|segnale|stop
stopwatch:cronometro;prendere il tempo
straight-ruler:righello;matematica|riga
strawberry:fragola;
student:studente;diploma|studentessa
studio-microphone:microfono radiofonico;microfoni|microfoni da studio|microfono da studio|registrazione|studio
stuffed-flatbread:pita farcita;cibo turco|cucina turca|gyro|ripieno
sun:sole;raggi|soleggiato|splendente
sun-behind-cloud:sole coperto;sole con nuvole|variabile
sun-behind-large-cloud:molto nuvoloso;nuvoloso
sun-behind-rain-cloud:sole coperto e pioggia;coperto|nuvola con sole|sole con pioggia|sole dietro nuvola
sun-behind-small-cloud:parzialmente nuvoloso;
sun-with-face:faccina sole;bel tempo|denari|giornata
sunflower:girasole;
sunglasses:occhiali da sole;cool|figo|occhiali scuri
sunrise:alba;sole che sorge
sunrise-over-mountains:alba sulle montagne;
sunset:tramonto;skyline
sushi:sushi;salmone
suspension-railway:ferrovia sospesa;
swan:cigno;brutto anatroccolo|cigno giovane
sweat-droplets:gocce di sudore;gocce|schizzo|sudata|sudore
synagogue:sinagoga;ebraismo|tempio ebraico
syringe:siringa;iniezione|vaccinazione|vaccino
t-rex:t-rex;tirannosauro|tirannosauro rex|tyrannosaurus rex
t-shirt:t-shirt;abbigliamento informale|maniche corte
taco:taco;guacamole|messicana|messicano|tacos
takeout-box:confezione da asporto;asporto|cibo a domicilio|cibo cinese|cibo da asporto|consegna|scatola d'asporto
tamale:tamale;involtino|pamonha
tanabata-tree:albero di tanabata;albero decorato|decorazioni|decorazioni di carta|festa delle stelle
tangerine:mandarino;agrumi|arancia|vitamina c
taurus:segno zodiacale del toro;
taxi:taxi;
teacher:insegnante;maestro|professore|professoressa
teacup-without-handle:tazza da tè senza manico;pomeriggio|tazza|tazza di tè|tazzina
teapot:teiera;
tear-off-calendar:calendario a strappo;quando
technologist:;inventore|programmatore|sviluppatore|tecnologo
teddy-bear:orsetto;giocattolo|imbottito|orsacchiotto di peluche|orsetto di peluche|peluche
telephone:telefono fisso;fisso|telefono di casa
telephone-receiver:cornetta;cornetta del telefono|ti chiamo|ti richiamo
telescope:telescopio;astronomia|corpi celesti|costellazioni|galileo galilei|osservatorio|scientifico
television:televisore;televisione
tennis:tennis;palla da tennis|pallina gialla
tent:tenda;accampamento
test-tube:provetta;chimico|esperimenti
thermometer:termometro;clima|temperatura
thinking-face:faccina concentrata;arrovellarsi|concentrarsi|scervellarsi
thong-sandal:infradito;ciabatte|sandali
thought-balloon:nuvoletta;
thread:filo;bobina|rocchetto
thumbs-down:pollice verso;giù|in basso|non mi piace|pollice|pollice abbassato|pollice in giù
thumbs-up:pollice in su;certo|mi piace|perfetto
ticket:biglietto;ammissione|cartellino
tiger:tigre;
tiger-face:muso di tigre;
timer-clock:timer;
tired-face:faccina stanca;disperato
toilet:toilette;trono
tokyo-tower:torre di tokyo;architettura|tokyo|torre|torre rossa
tomato:pomodoro;
tongue:lingua;linguaccia|slurp
toolbox:cassetta degli attrezzi;attrezzi|cassetta|strumenti
tooth:dente;bianchi|dentista|perlacei|perlaceo
toothbrush:spazzolino da denti;dentale|denti|igiene|lavarsi i denti|spazzolino
top-arrow:freccia top;
top-hat:cilindro;bombetta|lincoln
tornado:tornado;tromba d'aria|uragano
trackball:trackball;mouse a sfera|mouse con trackball|puntamento
tractor:trattore;agricolo
train:treno;
tram:tram;
tram-car:vagone del tram;
transgender-flag:bandiera transgender;
transgender-symbol:simbolo transgender;
triangular-flag:bandierina rossa;
triangular-ruler:squadra;angoli
troll:troll;
trolleybus:filobus;trasporti pubblici
trophy:coppa;premio|trofeo|vincitore
tropical-drink:cocktail tropicale;club|tropicale
tropical-fish:pesce tropicale;
trumpet:tromba;gruppo
tulip:tulipano;
tumbler-glass:bicchiere tumbler;liquore|whisky
turkey:tacchino;ringraziamento|thanksgiving
turtle:tartaruga;lenta
two-hearts:due cuori;
two-hump-camel:cammello;due gobbe
umbrella:ombrello;
umbrella-on-ground:ombrellone;
umbrella-with-rain-drops:;diluvio|gocce d'acqua|ombrello bagnato
unamused-face:faccina contrariata;che barba|contrariato|indifferente|uff|ugh|wtf
unicorn:unicorno;
unlocked:lucchetto aperto;aperto
up-button:pulsante up!;
up-down-arrow:freccia su-giù;
upside-down-face:faccina sottosopra;ah ah|ah ah ah|capovolto|scombussolata|sottosopra
vibration-mode:modalità vibrazione;
victory-hand:vittoria;forbice|segno di vittoria
video-camera:videocamera;attore|attrice|camera|filmino
video-game:gamepad;
videocassette:videocassetta;vhs
violin:violino;orchestra
volcano:vulcano;eruzione|etna|lava|vesuvio|vulcano in eruzione
volleyball:palla da pallavolo;pallavolo|volley
vs-button:pulsante vs;
vulcan-salute:saluto vulcaniano;mano di spock|saluto|spock
waffle:waffle;cialda|gaufre
waning-crescent-moon:luna calante;calante
waning-gibbous-moon:luna gibbosa calante;gibbosa|luna quasi pieni
warning:simbolo di avviso;
wastebasket:cestino;cartacce|rifiuti
watch:orologio;orologio da polso
water-buffalo:bufalo d'acqua;animali selvatici|bufalo
water-closet:simbolo del wc;
water-pistol:pistola ad acqua;pistola
water-wave:onda;la grande onda|onda d'acqua
watermelon:anguria;
waving-hand:mano che saluta;a dopo|ci sei?|ci vediamo|gesto di saluto|schiaffo
wavy-dash:trattino ondulato;
waxing-crescent-moon:luna crescente;crescente|mezza luna|quarto di luna|sogni
waxing-gibbous-moon:luna gibbosa crescente;
weary-cat:gatto esterrefatto;esterrefatto|impossibile|oh mio dio
weary-face:faccina esausta;sfinito
wedding:chiesa per matrimonio;matrimonio|nozze|sposarsi
whale:balena;
wheel:ruota;cerchione|gomma|pneumatico
wheel-of-dharma:ruota del dharma;
wheelchair-symbol:simbolo della disabilità;
white-cane:bastone per non vedenti;bastone bianco|bastone per ciechi|bastone per ipovedenti
white-circle:cerchio bianco;
white-exclamation-mark:punto esclamativo bianco;
white-flag:bandiera bianca;
white-flower:fiore bianco;simbolo ben fatto
white-heart:cuore bianco;bianco
white-large-square:quadrato bianco grande;
white-medium-square:quadrato bianco medio;
white-small-square:quadrato bianco piccolo;
wilted-flower:fiore appassito;appassito|rosa appassita|sfiorita
wind-chime:campana al vento;campanelle|campanelle a vento|scacciapensieri
wind-face:vento;eolo|sbuffo
window:finestra;apertura|aria fresca|telaio|vista
wine-glass:bicchiere di vino;enoteca|vino
wing:ala;angelo|aviazione
winking-face:;capirsi|fare l'occhiolino|intesa|strizzare l'occhio
winking-face-with-tongue:;barzelletta|pazzerello|pazzo|sto scherzando
wolf:lupo;lupo mannaro|muso di lupo
woman:donna;femmina|ragazza|viso
womans-boot:stivale da donna;stivale|stivaletto
womans-clothes:maglietta da donna;maglietta|maglietta rosa|vestiti da donna
womans-hat:cappello da donna;abbigliamento donna|cappellino di paglia
womans-sandal:sandalo da donna;sandalo
wood:legna;ceppo|ciocco|tronco
woozy-face:faccina stordita;alticcio|bocca ondulata|brillo|occhi storti|ubriaco
world-map:mappa mondiale;cartina|mappa|mondo
worm:verme;anellide|lombrico|parassita
worried-face:faccina preoccupata;nodo allo stomaco|preoccupazione
wrapped-gift:regalo;dono|pacchetto|regalino
wrench:chiave inglese;diy|inglese
writing-hand:mano che scrive;scrivere a mano
x-ray:radiografia;lastra|raggi x
yarn:gomitolo;fare a maglia|lavorare a maglia|uncinetto
yawning-face:faccina che sbadiglia;annoiato|mi annoio|sbadiglio
yellow-circle:cerchio giallo;
yellow-heart:cuore giallo;giallo
yellow-square:quadrato giallo;
yen-banknote:banconota yen;yen
yin-yang:yin e yang;
yo-yo:yo-yo;yoyo
zany-face:faccina impazzita;faccina pazza|inquietante|occhi diversi|sclerato
zebra:zebra;bianconero|strisce
zipper-mouth-face:;acqua in bocca|bocca a zip|bocca cucita|faccina con zip
zzz:sonno;dormita|ho sonno|pisolino|sonnellino|zzz`;
