// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:;eerste|gewonnen|goud|gouden|winnaar
2nd-place-medal:;tweede|tweede plaats|zilver
3rd-place-medal:;brons|bronzen|derde|derde plaats
a-button-blood-type:bloedgroep a;
ab-button-blood-type:bloedgroep ab;
abacus:abacus;berekenen|optellen|rekenen|rekenmachine|tellen|telraam
accordion:accordeon;bandoneon|concertina|trek|trekzak
adhesive-bandage:pleister;pijn|snee|verband|wond
admission-tickets:entreekaartjes;entree|kaartje|toegang|toegangskaartje
aerial-tramway:kabelbaan;baan|gondel|kabel|transportbaan
airplane:vliegtuig;luchtvaartuig|vliegmachine
airplane-arrival:aankomst van vliegtuig;aankomen|aankomst|landen|landing
airplane-departure:vertrek van vliegtuig;inchecken|vertrek|vertrekken
alarm-clock:wekker;alarm|tijd
alembic:distilleerkolf;scheikunde
alien:buitenaards wezen;alien|buitenaards|ufo|wezen
alien-monster:buitenaards monster;game|monster|pixels|space invader
ambulance:ambulance;hulpdienst|spoed
american-football:american football;amerikaans|football|super bowl
amphora:amfora;amfoor|kruik|waterman
anatomical-heart:hart;anatomisch|cardiologie|echt|hartslag|orgaan|polsslag
anchor:anker;hulpmiddel
anger-symbol:woedesymbool;ontdaan|woede
angry-face:boos gezicht;boos|fronsen|gefrustreerd|woedend
angry-face-with-horns:boos gezicht met hoorns;boos duiveltje|demon|duivels|hoorns|kleine duivel|paars duivelsgezicht
anguished-face:gekweld gezicht;lijden|lijdend|ontevreden|stress|verrast
ant:mier;
antenna-bars:mobiel signaal;
anxious-face-with-sweat:;angstzweet|gehaast|zweetdruppel
aquarius:waterman (sterrenbeeld);
aries:ram (sterrenbeeld);
articulated-lorry:vrachtwagen;truck|vrachtauto|vrachtwagen met oplegger
artist:kunstenaar;
artist-palette:schilderspalet;creatief|kunst|kunstzinnig|museum|palet|schilderen|schilderij
astonished-face:verbaasd gezicht;geschokt|kosten|totaal|verbaasd
astronaut:astronaut;
auto-rickshaw:riksja;thailand|tuktuk|vervoer|wagen
automobile:auto;automobiel|rijden
avocado:avocado;
axe:bijl;hakken|houthakker|splijten
b-button-blood-type:bloedgroep b;
baby:baby;kindje|pasgeboren
baby-angel:baby-engel;engel
baby-bottle:babyflesje;babyfles|flesje|flesvoeding|geboorte
baby-chick:kuikentje;gevogelte
backhand-index-pointing-down:;achterkant|wijzen
backpack:schooltas;boekentas|rugzak|tas
bacon:bacon;
badger:das;honing|kwellen
badminton:badminton;pluimbal|racket|shuttle|wedstrijd
bagel:bagel;bakkerij|spread
baggage-claim:bagage afhalen;
baguette-bread:stokbrood;frans
balance-scale:weegschaal;balans|gerechtigheid|gewichten|libra|recht|weegschaal in balans
ballet-shoes:balletschoenen;ballerina|ballet|dans|dansen|pirouette|schoenen|spitzen
balloon:ballon;jarig
ballot-box-with-ballot:stembus met stembiljet;doos|stem uitbrengen|stembus
banana:banaan;kalium
banjo:banjo;besnaard|snaarinstrument
bank:bank;
bar-chart:staafdiagram;diagram|staaf|staafgrafiek
barber-pole:kapperspaal;kapper|kapsel|paal
baseball:honkbal;
basket:mand;boeren|landbouw|oogsten|picknick|wasgoed|wasmand
basketball:basketbal;basket
bat:vleermuis;
bathtub:badkuip;bad|badkuip met douche
battery:batterij;
beach-with-umbrella:strand met parasol;parasol|strand
beaming-face-with-smiling-eyes:;fijn|grijns|stralend
beans:bonen;kidneyboon|peulvrucht
bear:beer;grizzly|grommen
beating-heart:kloppend hart;cardio|kloppen|slaan
beaver:bever;dam
bed:bed;
beer-mug:bierglas;alcohol|bier|café|duitsland|oktoberfest|pils|pint
beetle:kever;beestje
bell:bel;kerkklok|luiden|pauze|rinkelen
bell-pepper:paprika;capsicum
bell-with-slash:doorgestreepte bel;dempen|geen geluid|geluid uit|niet toegestaan|stil|stilte
bellhop-bell:piccolobel;balie|baliebel
bento-box:bentobox;bento|box
beverage-box:pakje drinken;drankje|pakje|rietje|sap
bicycle:fiets;fietsen|rijwiel|spinning
bikini:bikini;zwembad|zwemkleding
billed-cap:pet;baseballcap|hoofddeksel
biohazard:biologisch gevaar;
bird:vogel;
birthday-cake:verjaardagstaart;gebak|gelukkig|verjaardag
bison:bizon;buffel|kudde|wisent
biting-lip:mond die op lip bijt;angst|flirten|lippen|nerveus|ongemakkelijk|ongerust|sexy
black-cat:zwarte kat;halloween|katachtig|miauw|pech
black-circle:zwarte cirkel;
black-flag:zwarte vlag;
black-heart:zwart hart;slecht|verdorven|zwart
black-large-square:groot zwart vierkant;
black-nib:;punt
black-small-square:klein zwart vierkant;
black-square-button:zwarte vierkante knop;
blackbird:merel;kauw|kraai|kraaiachtige|ornithologie|raaf|roek|snavel
blossom:bloesem;boterbloem|paardenbloem
blowfish:kogelvis;
blue-book:blauw boek;bibliotheek|blauw|boek|educatie|lezen|onderwijs
blue-circle:blauwe cirkel;
blue-heart:blauw hart;
blue-square:blauw vierkant;
blueberries:bosbessen;bes|bessen|blauwbessen|bosbes
boar:zwijn;
bomb:bom;cartoonbom|explosie|gevaarlijk|ontploffing
bone:bot;vorkbeen
bookmark:bladwijzer;markering
bookmark-tabs:bladwijzertabs;bladwijzers|tabs
books:boeken;kennis|opleiding
boomerang:boemerang;reactie|terugslag
bottle-with-popping-cork:fles met knallende kurk;fles|knallen|kurk
bouquet:boeket;afspraakje|bedankt|beterschap|date|jubileum
bow-and-arrow:pijl en boog;boog|boogschieten|boogschutter|pijl
bowl-with-spoon:kom met lepel;cornflakes|muesli|ontbijtgranen|pap|soep
bowling:bowlen;strike
boxing-glove:bokshandschoen;boksen|handschoen
boy:jongen;
brain:brein;hersenen|intelligent|slim
bread:brood;koolhydraten|tarwe
breast-feeding:borstvoeding;borst|de borst geven
brick:baksteen;bakstenen|cement|gemetseld|klei|metselen|mortel|muur|steen
bridge-at-night:brug bij nacht;brug|nacht|nachtelijke brug
briefcase:aktentas;aktetas|kantoor
briefs:slip;onderbroek|ondergoed|sporten|zwembroek|zwemgerief
broccoli:broccoli;kool|wild
broken-chain:gebroken ketting;boeien|breek|gebroken|ketting|vrijheid
broken-heart:gebroken hart;alleen|breken|droevig|eenzaam|liefdesverdriet
broom:bezem;bezemsteel|schoonmaken|vegen
brown-circle:bruine cirkel;
brown-heart:bruin hart;bruin
brown-mushroom:bruine paddestoel;bruine paddenstoel|champignon|paddo|pizza|schimmel|shiitake
brown-square:bruin vierkant;
bubble-tea:bubbelthee;boba|bubbel|parel|thee
bubbles:zeepbellen;bubbels|onderwater|schoon|wassen
bucket:emmer;aker|dweil|dweilen|poetsen|putemmer
bug:insect;
building-construction:woningbouw;bouw|bouwen|haven|hijskraan
bullet-train:;hoge snelheid|kogeltrein|shinkansen|snelheid|spoorweg
bullseye:directe treffer;bull's eye|bullseye|darts|doelwit|in de roos|treffer|voltreffer
burrito:burrito;mexicaans|wrap
bus:bus;schoolbus
bus-stop:bushalte;halte
bust-in-silhouette:silhouet van persoon;buste|mysterieus|schaduw|silhouet
busts-in-silhouette:;bustes in silhouet|vrienden
butter:boter;zuivel
butterfly:vlinder;mooi
cactus:cactus;droogte
calendar:kalender;datum
call-me-hand:bel me-gebaar;bel mij-gebaar|handgebaar voor bellen
camel:dromedaris;bult|één
camera:camera;fotocamera|fotograferen|snap|video
camera-with-flash:camera met flitser;flitser
camping:kamperen;camping
cancer:kreeft (sterrenbeeld);
candle:kaars;kaarslicht
candy:snoep;gaatjes|wikkel
canned-food:blikvoedsel;blik|ingeblikt
canoe:kano;kajak|vaartuig
capricorn:steenbok (sterrenbeeld);
card-file-box:kaartenbak;archief|bak
card-index:kaartindex;index|rolodex|systeemkaarten
card-index-dividers:tabbladen;kaarten
carousel-horse:draaimolenpaard;carrousel|draaimolen|kermis|pretpark
carp-streamer:karperslinger;karper|karpers|karperwimpel|slinger|wimpel
carpentry-saw:houtzaag;afzagen|timmeren|timmerman|zaag|zagen
carrot:wortel;
castle:kasteel;europees|middeleeuwen
cat:kat;dieren|katten|kitten
cat-face:kattengezicht;
cat-with-tears-of-joy:;lol|vreugde
cat-with-wry-smile:gniffelende kat;ironisch|ironische lach|kattenkwaad|ondeugend kattengezicht|spottend
chains:kettingen;
chair:hoge stoel;meubels|meubelstuk|zetel|zitten
chart-decreasing:dalende trend;dalend|daling|negatief
chart-increasing:stijgende trend;positief|stijgend
chart-increasing-with-yen:;grafiek|markt|stijging|toenemend|trend|yen
check-box-with-check:vinkje in vak;
check-mark-button:knop voor vinkje;
cheese-wedge:stuk kaas;kaas|plak
chequered-flag:geblokte vlag;
cherries:kersen;kers
cherry-blossom:kersenbloesem;voorjaar
chess-pawn:pion;schaken|slachtoffer|waardeloos
chestnut:kastanje;amandel
chicken:kip;
child:kind;heldere ogen|jonger|kleinkind
children-crossing:overstekende kinderen;
chipmunk:eekhoorn;
chocolate-bar:chocoladereep;chocolade|reep|zoetekauw
chopsticks:chopsticks;eetstokjes|stokjes
christmas-tree:kerstboom;boom|kerstmis
church:kerk;christelijk|kapel
cigarette:sigaret;roken
cinema:knop voor filmen;
circled-m:m in cirkel;
circus-tent:circustent;circus
cityscape:stadsgezicht;flatgebouwen|metropool|miljoenenstad
cityscape-at-dusk:stad bij schemering;landschap|schemer|stad
clamp:lijmklem;bankschroef|samendrukken
clapper-board:klapbord;actie|entertainment|filmklapper|filmset|klapper|opnames
clapping-hands:klappende handen;applaudiseren|applaus|dankjewel|gefeliciteerd|goed gedaan|goedkeuring|klappen
classical-building:klassiek gebouw;gebouw|historisch gebouw|klassiek|klassieke oudheid|renaissance|rome|zuilen
clinking-beer-mugs:klinkende bierglazen;proosten|proostende bierglazen
clinking-glasses:klinkende glazen;glazen|klinken|toosten|vieren
clipboard:klembord;notities|to-dolijst
closed-book:gesloten boek;gesloten
closed-mailbox-with-lowered-flag:;omlaag|postbus
closed-umbrella:ingevouwen paraplu;dichte paraplu
cloud:wolk;
cloud-with-lightning:wolk met bliksem;bliksem
cloud-with-lightning-and-rain:;onweer
cloud-with-rain:wolk met regen;regen
cloud-with-snow:wolk met sneeuw;sneeuw|winter
clown-face:clownsgezicht;clown
club-suit:klaveren;
clutch-bag:tasje;accessoire|clutch|enveloptas
coat:jas;blazer|brr|jack|warm aankleden
cockroach:kakkerlak;bakkerstor|plaag
cocktail-glass:cocktailglas;cocktail|mad men|martini
coconut:kokosnoot;palm|pina colada
coffin:doodskist;kist
coin:munt;dollar|euro|metaal|rijk|schat
cold-face:koud gezicht;bevriezen|bevriezing|ijspegels|koud|onder nul
collision:botsing;boem|botsen|ontploffen
comet:komeet;vuurbal
compass:kompas;magnetisch|navigatie|oriëntatielopen|oriënteringslopen
computer-disk:harddisk;disk|minidisc|optisch
computer-mouse:computermuis;
confetti-ball:confettibal;confetti|hoera
confounded-face:onthutst gezicht;bah|geïrriteerd|onthutst|verwarring
confused-face:verward gezicht;hmm|in de war|uhm|verward
construction:bouwwerkzaamheden;barricade|werkzaamheden
construction-worker:bouwvakker;klusser|renovatie|renoveren
control-knobs:controleknoppen;bediening|knoppen
convenience-store:supermarkt;boodschappen
cook:kok;chef-kok
cooked-rice:gekookte rijst;gekookt|rijst
cookie:koekje;chip
cooking:koken;bakken|gemakkelijk|pan|spiegelei
coral:koraal;klimaat|rif|verandering
couch-and-lamp:bank en lamp;sofa
counterclockwise-arrows-button:pijlen tegen de klok in;
cow:koe;boe
cow-face:koeiengezicht;
cowboy-hat-face:gezicht met cowboyhoed;cowboy|cowgirl
crab:krab;
crayon:krijtje;krijt|rood krijtje
credit-card:creditcard;betaalkaart|krediet|pinpas
crescent-moon:maansikkel;halvemaan|ramadan|sikkel
cricket:krekel;orthoptera|sprinkhaan
cricket-game:cricket;bat|cricketbat|cricketbat en bal|slaghout
crocodile:krokodil;dierentuin
croissant:croissant;
cross-mark-button:knop voor kruis;
crossed-fingers:gekruiste vingers;kruisen
crossed-flags:gekruiste vlaggen;
crossed-swords:gekruiste zwaarden;degens gekruist|gekruist|zwaarden
crown:kroon;adel|game of thrones|koning|koningin|koninklijk|vorst|vorstin
crutch:kruk;gewond|handicap|lopen|mobiliteitshulp|stok|wandelstok
crying-cat:huilende kat;huilend
crying-face:huilend gezicht;gevoelens|triest
crystal-ball:kristallen bol;bol|glazen bol|kristal|toekomst voorspellen|waarzeggen|waarzeggerij
cucumber:komkommer;augurk
cup-with-straw:beker met rietje;frisdrank
cupcake:cupcake;hagelslag|suiker|traktatie
curling-stone:curlingsteen;curling|kei
curly-loop:gekrulde lus;
currency-exchange:geld wisselen;
curry-rice:curry en rijst;curry
custard:vla;pudding
cut-of-meat:vlees;biefstuk|karbonade|kotelet|lamskotelet
cyclone:cycloon;twister|tyfoon
dagger:dolk;
dango:dango;spies|stokje
dashing-away:wegrennen;rook|scheet|vertrokken
deciduous-tree:loofboom;bos|habitat|verliezen
deer:hert;
delivery-truck:bestelbus;bestelwagen|bezorging|levering|pakketdienst
department-store:warenhuis;winkelen
derelict-house:vervallen huis;bouwval|vervallen
desert:woestijn;
desert-island:onbewoond eiland;eiland|onbewoond
desktop-computer:desktop;beeldscherm|monitor
detective:detective;speurder|spion
diamond-suit:ruiten;ruit|vorm
diamond-with-a-dot:ruitvorm met stip erin;
disappointed-face:teleurgesteld gezicht;afgewezen|afwijzing|niet blij|schuldig|teleurstelling|terneergeslagen|verloren
disguised-face:vermomd gezicht;gezicht|incognito|snor|vermomming|wenkbrauwen
diving-mask:duikbril;duikmasker|onder water|scuba|scubaduiken|snorkelen
diya-lamp:diya-lamp;diya|lamp|olie|vlam
dizzy:duizelig;cartoonesk
dna:dna;biologe|bioloog|evolutie|gen|genetica|genetisch
dodo:dodo;uitsterven
dog:hond;honden
dog-face:hondengezicht;puppy|puppy's|schattig
dollar-banknote:dollarbiljet;bankbiljet|biljet|briefgeld|briefje
dolphin:dolfijn;flipper
donkey:ezel;grauwtje|koppig|muildier|pakezel|zoogdier
door:deur;achterdeur|gesloten deur|voordeur
dotted-line-face:gezicht in stippellijn;depressief|depri|gedeprimeerd|introvert|onzichtbaar|verbergen|verdwijnen
dotted-six-pointed-star:zespuntige ster;
double-curly-loop:dubbele gekrulde lus;
double-exclamation-mark:dubbel uitroepteken;
doughnut:donut;
dove:duif;vliegen|vrede
down-arrow:pijl omlaag;
down-left-arrow:pijl linksomlaag;
down-right-arrow:pijl rechtsomlaag;
downcast-face-with-sweat:;dichtgeknepen ogen|gezicht met angstzweet
downwards-button:knop voor omlaag;
dragon:draak;ridders
dragon-face:drakengezicht;
dress:jurk;blauwe jurk|kledingstuk|sjiek
drooling-face:kwijlend gezicht;kwijlend
drop-of-blood:bloeddruppel;bloeden|donatie|medicijnen|menstruatie|verwonding
droplet:druppel;bedroefd|zweet
drum:trommel;drummen|drums|drumsticks|muziekinstrument|trommelen|trommelstokken
duck:eend;woerd
dumpling:knoedel;dumpling|empanada|gyōza|jiaozi|pierogi|potsticker
dvd:dvd;blu-ray
e-mail:e-mail;mail
eagle:adelaar;
ear:oor;lichaam|luisteren
ear-of-corn:maïskolf;doolhof|gewassen|kolf|maïs
ear-with-hearing-aid:oor met gehoorapparaat;gehoorapparaat|oor met oorapparaat|oorapparaat
egg:ei;
eggplant:aubergine;
eight-pointed-star:achtpuntige ster;
eight-spoked-asterisk:achtpuntige asterisk;
eject-button:knop voor uitwerpen;
electric-plug:stekker;elektriciteit
elephant:olifant;
elevator:lift;hijstoestel|machine|personenlift
empty-nest:leeg nest;leeg|nest|nestelen|tak|thuis
envelope:envelop;
envelope-with-arrow:envelop met pijl;uitgaand|verzenden|verzonden
euro-banknote:eurobiljet;
evergreen-tree:naaldboom;dennenboom|kerst
ewe:ooi;blaten|lam|schaap|vrouwelijk|wollig
exploding-head:ontploffend hoofd;exploderen|ondersteboven|onmogelijk|verbijsterd|wow
expressionless-face:uitdrukkingsloos gezicht;dichtgeknepen|geen commentaar|geen uitdrukking|jaloers|lame|tegenzin|ugh|uitdrukkingsloos|vooruit|wtf
eye:oog;pupil|één oog
eye-in-speech-bubble:spraakballon met oog;getuige
eyes:ogen;ondeugend|staren
face-blowing-a-kiss:;hartje|kus|kusje blazen|kussen
face-exhaling:gezicht dat uitademt;fluisteren|fluiten|kreunen|naar adem snakken|uitgeput
face-holding-back-tears:;aww|beschaamd|bewondering|dankbaar|dankbaarheid|houden|tegen|tranen|weerstaan
face-in-clouds:gezicht in de wolken;afwezig
face-savoring-food:;genieten|jammie|mmm|smullen
face-screaming-in-fear:;angstig|doodsbang|geschrokken|munch|schreeuw|schreeuwend van angst
face-vomiting:brakend gezicht;braaksel|braken|overgeven|spuwen|walgelijk
face-with-diagonal-mouth:gezicht met schuine mond;het zal wel|meh|onzeker|sceptisch
face-with-hand-over-mouth:;giechelen
face-with-head-bandage:;gezicht met hoofdverband
face-with-medical-mask:;besmet|doktersmasker|gezicht met masker|medisch masker
face-with-monocle:gezicht met monocle;chic|klasse|monocle
face-with-open-eyes-and-hand-over-mouth:;ontzag|verbazing|verrassing
face-with-open-mouth:gezicht met open mond;ongelofelijk|sympathie|vergeten|wauw
face-with-peeking-eye:gezicht met glurend oog;geboeid|gluren|spieken|stiekem|stiekem kijken
face-with-raised-eyebrow:;afkeurend|wantrouwen|wantrouwend|wat
face-with-rolling-eyes:;rollen|wat dan ook
face-with-spiral-eyes:;gehypnotiseerd|probleem|spiraalvormig|stoned
face-with-steam-from-nose:;kokend van woede|triomf|witheet|ziedend
face-with-symbols-on-mouth:;censuur|schelden|vloeken
face-with-tears-of-joy:;haha|hehe|hilarisch|lmao|rofl|roflmao
face-with-thermometer:gezicht met thermometer;niet lekker
face-with-tongue:;grapje|ontdeugend|tong uitsteken|uitgesteken tong
face-without-mouth:gezicht zonder mond;geen mond|niets zeggen|rustig|sprakeloos|zwijgen
factory:fabriek;
factory-worker:fabrieksarbeider;arbeider|industrieel|lopende band
falafel:falafel;gehaktbal|kikkererwt
fallen-leaf:vallende bladeren;gevallen|vallend
farmer:boer;tuinder|veehouder
fax-machine:fax;faxapparaat
fearful-face:bang gezicht;bang|schuld
feather:veer;verenkleed|vlucht
ferris-wheel:reuzenrad;rad
ferry:veerboot;passagier|veerpont
field-hockey:hockey;hockeystick|hockeystick en bal|stick|veld
file-cabinet:archiefkast;archiveren|kast
file-folder:bestandsmap;bestand
film-frames:filmframes;bioscoop|filmrol|films|frames
film-projector:filmprojector;projector
fire:vuur;
fire-engine:brandweerauto;brand
fire-extinguisher:brandblusapparaat;blusapparaat|blussen|blusser|brandblusser|doven
firecracker:rotje;dynamiet|explosief|vonk
firefighter:brandweerman;brandweerwagen
fireworks:vuurwerk;jaarwisseling|knal|oud en nieuw|oudejaarsavond|vermaak
first-quarter-moon:maan in eerste kwartier;kwartier
first-quarter-moon-face:;eerste kwartier
fish:vis;pisces|vissen
fish-cake-with-swirl:viskoekje met krul;krul|viskoekje
fishing-pole:vishengel;hengel
flag-in-hole:vlag in hole;hole
flamingo:flamingo;flamboyant
flashlight:zaklamp;zaklantaarn
flat-shoe:platte schoen;ballerina's|comfortabel|flatjes|instapper|slip-on
flatbread:platbrood;arepa|gordita|lavash|naan|pita
fleur-de-lis:fleur de lis;
flexed-biceps:spierballen;aanspannen|arm|biceps|flex|gewichtheffen|spannen|spier|spierbal
floppy-disk:floppydisk;diskette|floppy|opslaan
flower-playing-cards:speelkaarten;bloemenkaart|bloemspeelkaarten|hanafuda|kaartspel
flushed-face:blozend gezicht;blozend|gek|hitte|jeetje|onder de indruk|sjonge
flute:fluit;blokfluit|dwarsfluit|houtblazer|pijperfluit
fly:vlieg;made|ongedierte|rottend|ziekte
flying-disc:frisbee;ultiem|ultimate|werpschotel
flying-saucer:vliegende schotel;aliens|buitenaardse wezens|science fiction
fog:mist;bewolkt
foggy:mistig;
folded-hands:gevouwen handen;alsjeblieft|buigen|dank|gevouwen|gezegend|handen tegen elkaar|high five|smeken|vragen
folding-hand-fan:opvouwbare waaier;afkoelen|verlegen|waaier
fondue:fondue;gesmolten|ski
foot:voet;enkel|schop|stampen|trap
footprints:voetafdrukken;blote voeten|onderweg|voetafdruk
fork-and-knife:mes en vork;bestek|honger|lekker|lunch|mes|uit eten|vork|vork en mes
fork-and-knife-with-plate:mes en vork met bord;bord|diner
fortune-cookie:gelukskoekje;geluk|profetie
fountain:fontein;
fountain-pen:vulpen;
four-leaf-clover:klavertjevier;iers|klaver|vier
fox:vos;
framed-picture:lijst met afbeelding;afbeelding|lijst
french-fries:patat;fastfood|frietjes
fried-shrimp:gefrituurde garnaal;garnalen|gefrituurd|tempura
frog:kikker;
frowning-face:fronsend gezicht;fronsend
frowning-face-with-open-mouth:;betrapt|hoede
fuel-pump:benzinestation;benzine|benzinepomp|brandstof|pomp
full-moon:volle maan;maan|vol
full-moon-face:volle maan met gezicht;heldere maan
funeral-urn:urn;begrafenis
game-die:dobbelsteen;dobbelen|dobbelstenen|yahtzee
garlic:knoflook;smaakmaker
gear:tandwiel;instellingen|radertje|tandrad
gem-stone:edelsteen;juweel|trouwen|verloving
ghost:spook;uitgestoken tong
ginger-root:gemberwortel;gember|specerij
giraffe:giraffe;vlekken
girl:meisje;dochter|enthousiast|maagd|staartjes
glass-of-milk:glas melk;glas|melk
glasses:bril;bijziend|brillen|verziend|zien
globe-showing-americas:;aarde|amerika|noord- en zuid-amerika|wereld
globe-showing-asia-australia:;australië|azië
globe-showing-europe-africa:;afrika|europa
globe-with-meridians:wereldbol met meridianen;internet|meridianen|wereldbol|www
gloves:handschoenen;
glowing-star:stralende ster;fonkelen|schitteren|schitterend|schittering|ster|stralen
goal-net:doelnet;doel|goal|net
goat:geit;capricorn
goblin:kobold;fabel|masker|mythologie|tengu
goggles:oogscherm;bescherming|duik|lassen
goose:gans;onnozel|snateren
gorilla:gorilla;
graduation-cap:academische baret;afstuderen|baret
grapes:druiven;dionysus|druif
green-apple:groene appel;appel
green-book:groen boek;groen
green-circle:groene cirkel;
green-heart:groen hart;romantisch
green-salad:groene salade;salade
green-square:groen vierkant;
grey-heart:grijs hart;grijs|leigrijs
grimacing-face:gezicht met grimas;grimas|grimasgezicht|grinniken|niks|tanden op elkaar
grinning-cat:grijnzende kat;grijnzen
grinning-face:grijnzend gezicht;grijnzend
grinning-face-with-big-eyes:;gaaf|joepie
grinning-face-with-sweat:;gestrest|neerslachtig|opgewonden
grinning-squinting-face:;hahaha|scheelzien
growing-heart:groeiend hart;groeiend
guard:wachter;bewaker|buckingham palace|londen
guide-dog:blindengeleidehond;blind|geleide
guitar:gitaar;strat|stratocaster
hair-pick:haarkam;afro|haar|kam|kroes
hamburger:hamburger;burger
hammer:hamer;
hammer-and-pick:twee hamers;hamer en pikhouweel|hamers
hammer-and-wrench:hamer en moersleutel;klussen
hamsa:hamsa;fatima|handpalm|maria|mirjam
hamster:hamster;
hand-with-fingers-splayed:;hand|opgeheven|uitgestoken|vingers
hand-with-index-finger-and-thumb-crossed:;duur|vingerknip
handbag:handtas;modieuze tas
handshake:handdruk;deal|overeenkomst|vergadering
hatching-chick:kuiken uit ei;kuiken|uitkomen
headphone:hoofdtelefoon;geluid|koptelefoon|oordopje
headstone:grafsteen;begraafplaats|graf|grafzerk|kerkhof|overleden
health-worker:gezondheidsmedewerker;gezondheidszorg|therapeut|verpleegster
hear-no-evil-monkey:geen kwaad horen;geen|horen|kwaad|uit den boze|wil niet horen
heart-decoration:decoratief hart;hartdecoratie
heart-exclamation:hart als uitroepteken;leesteken|punctuatie|uitroep|uitroepteken|uitroepteken met hart
heart-hands:;hou|jou
heart-on-fire:hart in vuur en vlam;heilig hart|lust
heart-suit:harten;
heart-with-arrow:hart met pijl;cupido|pijl door hart
heart-with-ribbon:hart met strik;
heavy-dollar-sign:vetgedrukt dollarteken;
heavy-equals-sign:vetgedrukt gelijkteken;
hedgehog:egel;stekelig
helicopter:helikopter;roflcopter|roflkopter
herb:kruid;
hibiscus:hibiscus;
high-heeled-shoe:schoen met hoge hak;hak|hoge hak|naaldhak|pump|schoen|stiletto
high-speed-train:hogesnelheidstrein;hsl|ultrasnel
high-voltage:hoog voltage;donderslag|gevaar|schok|spanning|voltage
hiking-boot:wandelschoen;backpacken|laars|wandelen
hindu-temple:hindoetempel;goden|hindoe|india
hippopotamus:nijlpaard;hippopotamus
hole:gat;
hollow-red-circle:lege rode cirkel;
honey-pot:honingpot;vat
honeybee:honingbij;bij|hommel|lente
hook:haak;aanbeveling|bocht|kronkel|vangen|verstrikken
horse:paard;racen|ruitersport
horse-face:paardengezicht;dressuur|paarden
horse-racing:jockey op renpaard;jockey|paardrijden|renpaard
hospital:ziekenhuis;
hot-beverage:warme drank;cafeïne|chai|drank|koffie|ochtend|stomen|warm
hot-dog:hotdog;braadworst|frankfurter|knakworst|worst
hot-face:heet gezicht;beroerte|heet|hijgen|koortsig|rood gezicht|zweten
hot-pepper:hete peper;peper
hot-springs:warmwaterbronnen;bronnen|stomend
hotel:hotel;
hourglass-done:zandloper;timer
hourglass-not-done:;zand
house:huis;settelen|villa|voorstad|vrijstaande woning
house-with-garden:huis met tuin;huisje boompje beestje|tuin
houses:huizen;buurt
hugging-face:;blij
hundred-points:maximumscore;beste|cijfer|foutloos|getal|score|zeker
hushed-face:verstomd gezicht;verstomd
hut:hut;joert|onderdak|ronde hut|woning
hyacinth:hyacint;lavendel|leeuwenbek|lupine|vlinderbloemige
ice:ijsklontje;ijsberg|klontje
ice-cream:ijs;room
ice-hockey:ijshockeystick en puck;ijshockey|puck
ice-skate:schaats;kunstschaatsen|schaatsen|witte schaats
identification-card:legitimatiebewijs;beveiliging|id-kaart|identificatie|identiteitskaart|overheid|vergunning
inbox-tray:postvak in;inkomend|ontvangen|postvak
incoming-envelope:inkomende post;binnengekomen|elektronische post|post
index-pointing-at-the-viewer:;aanwijzen|jij
index-pointing-up:;dit|wijsvinger
input-latin-letters:latijns alfabet;
input-latin-lowercase:kleine letters;
jack-o-lantern:halloweenlantaarn;lampion|pompoen|pompoenlantaarn|sint maarten
japanese-castle:japans kasteel;japans
japanese-dolls:japanse poppen;poppen
japanese-here-button:japans teken voor ‘hier';
japanese-post-office:japans postkantoor;
jar:pot;container|niets|saus|winkel
jeans:spijkerbroek;jeans
jellyfish:kwal;aquarium|beet|branden|gelei|leven|ongewerveld|plankton|stekel|tentakels
joker:jokerkaart;joker
joystick:joystick;videospel
judge:rechter;
kaaba:kaäba;bedevaart|islam|mekka|moslim
kangaroo:kangoeroe;buideldier|joey|springen
key:sleutel;beveiligd|op slot|openen|wachtwoord
keyboard:toetsenbord;
kick-scooter:step;autoped|steppen
kimono:kimono;japon
kiss-mark:lipafdruk;daten|kusafdruk
kissing-cat:kussende kat;
kissing-face:kussend gezicht;
kissing-face-with-closed-eyes:;blosjes|blozen|gesloten ogen|rode wangen
kissing-face-with-smiling-eyes:;kussend
kitchen-knife:keukenmes;koksmes|wapen
kite:vlieger;opstijgen|zweven
kiwi-fruit:kiwi;
knocked-out-face:duizelig gezicht;
knot:knoop;geknoopt|hobby|knopen|padvinder|streng|touw|zeilen
koala:koala;down|under
lab-coat:labjas;dr.|experiment|lab
label:label;
lacrosse:lacrosse;
ladder:ladder;klimmen|trede
lady-beetle:lieveheersbeestje;lieveheersbeest
laptop:laptop;notebook|personal computer
large-blue-diamond:grote blauwe ruit;
large-orange-diamond:grote oranje ruit;
last-quarter-moon:maan in laatste kwartier;
last-quarter-moon-face:;laatste kwartier
last-track-button:knop voor vorige nummer;
latin-cross:christelijk kruis;
leaf-fluttering-in-wind:blad in de wind;blad|blazen|fladderen|wind
leafy-green:bladgroente;bladgroen|boerenkool|bok choy|burgers|paksoi|sla
ledger:grootboek;notitieboek|ringband
left-arrow:pijl naar links;
left-facing-fist:;linksom|naar links
left-speech-bubble:spraakballon naar links;zwarte spraakballon
leftwards-hand:hand naar links;eens|links|uitgestoken hand
leftwards-pushing-hand:hand die naar links duwt;stoppen|wachten|weigeren
leg:been;gebogen|knie|ledemaat
lemon:citroen;citrus|zuur
leo:leeuw (sterrenbeeld);
leopard:luipaard;roofdier
level-slider:schuifregelaar;niveau|schuifje|volumeregelaar
light-blue-heart:lichtblauw hart;blauwgroen|groenblauw|lichtblauw
light-bulb:gloeilamp;idee|peertje
light-rail:lightrail;
lime:limoen;margarita|vrucht
link:schakels;twee ringen
linked-paperclips:;aan elkaar|paperclips|vastgemaakt
lion:leeuw;alfa|brul|leo|manen|orde|safari|sterk
lipstick:lippenstift;cosmetica|make-up|opmaken
lizard:hagedis;reptiel
llama:lama;alpaca|guanaco|vicuña
lobster:kreeft;bisque|scharen|zeevruchten
locked:slot;gesloten slot|privé
locked-with-key:;slok|slot met sleutel
locked-with-pen:slot met pen;inkt|privacy|slot met vulpen
locomotive:locomotief;stoom|stoomtrein
lollipop:lolly;
long-drum:hoge trom;beat|conga|hoog|ritme|trom
lotion-bottle:lotionfles;crème|huidcrème|hydraterende lotion|lotion|lotion flacon|moisturizer|shampoo|zonnebrandcrème|zonnebrandolie
lotus:lotus;boeddhisme|hindoeïsme|puurheid|rust|schoonheid|sereen
loudly-crying-face:hard huilend gezicht;hard huilen|ontroostbaar|snikken|tranen met tuiten
loudspeaker:luidspreker;toespraak|toespreken
love-hotel:love-hotel;liefdeshotel|lovehotel
love-letter:liefdesbrief;brief met hart
love-you-gesture:ik-hou-van-je-gebaar;gebarentaal|ily
low-battery:batterij bijna leeg;accu|electronisch|lege batterij|weinig batterijlading
luggage:bagage;inpakken|koffer|reis|rolkoffer
lungs:longen;adem|ademhaling|inademen|lucht|uitademen|zuurstof
lying-face:liegend gezicht;leugen|leugenaar|liegen|pinokkio
magic-wand:toverstok;goochelaar|goochelen|toveren|tovertruc
magnet:magneet;aantrekking|aantrekkingskracht|hoefijzer|positief negatief|uvormig
magnifying-glass-tilted-left:;vergrootglas|vergroten|zoeken
mahjong-red-dragon:mahjong rode draak;mahjong|rode draak|stenen
mammoth:mammoet;slagtand
man:man;volwassen|vriend
mango:mango;
mans-shoe:herenschoen;formeel|leren schoen|nette schoen
mantelpiece-clock:klok;pendule|staande klok
manual-wheelchair:rolstoel;duwen
map-of-japan:kaart van japan;japan|kaart
maple-leaf:esdoornblad;esdoorn
maracas:sambaballen;percussie|ratelen|schudden
martial-arts-uniform:pak voor vechtsporten;judo|karate|taekwondo|uniform|vecht
mate:maté;
meat-on-bone:vlees met bot;
mechanic:monteur;elektricien|handelsman
mechanical-arm:armprothese;bionische arm|kunstarm|mechanische arm|prothese
mechanical-leg:beenprothese;bionisch been|kunstbeen|mechanisch been
megaphone:megafoon;gouden megafoon|juichen|versterken
melon:meloen;kanteloep
melting-face:smeltend gezicht;oplossen|smelt|smelten|vloeibaar
memo:memo;aantekeningen|opmerkingen|papier
mending-heart:helend hart;gezond|gezonder|helend|herstellen|herstellend|verbeterend
metro:metro;ondergrondse
microbe:microbe;amoebe|bacteriën|wetenschap
microphone:microfoon;karaoke|zingen
microscope:microscoop;laboratorium|onderzoek
middle-finger:middelvinger;midden
military-helmet:legerhelm;krijger|leger|militair|oorlog|soldaat|vechter
military-medal:militaire medaille;medaille|onderscheiding
milky-way:melkweg;
minibus:minibus;
mirror:spiegel;reflectie|reflector|speculum|spiegelbeeld|spiegels|weerspiegeling
mirror-ball:spiegelbal;disco|discobal|glitter
moai:moai-beeld;beelden|moai|paaseiland|standbeeld
mobile-phone:mobiele telefoon;bellen|smartphone
mobile-phone-off:telefoon uit;
mobile-phone-with-arrow:mobiel met pijl;mobiel
money-bag:zak met geld;geldzak|zak
money-mouth-face:;betaald|geldmond
money-with-wings:vliegend geld;geld|geld met vleugels|vliegend bankbiljet
monkey:aap;
monkey-face:apengezicht;
monorail:monorail;
moon-cake:maancake;festival|herfst|yuèbǐng
moon-viewing-ceremony:maanobservatieceremonie;ceremonie|maanceremonie
moose:eland;gewei
mosque:moskee;
mosquito:mug;koorts|malaria|virus
motor-boat:motorboot;
motor-scooter:scooter;brommer
motorcycle:motor;
motorized-wheelchair:elektrische rolstoel;
motorway:snelweg;autosnelweg|weg
mount-fuji:berg fuji;fuji
mountain:berg;
mountain-cableway:bergkabelbaan;skilift
mountain-railway:bergspoor;wagon
mouse:muis;
mouse-face:muizengezicht;
mouse-trap:muizenval;aas|lokken|valstrik
mouth:mond;open mond|roze lippen|zoen
movie-camera:filmcamera;bollywood|hollywood|opnemen
mrs-claus:kerstvrouw;moedertje kerst
mushroom:paddenstoel;zwam
musical-keyboard:piano;keyboard
musical-note:muzieknoot;achtste noten
musical-notes:muzieknoten;noten
musical-score:notenschift;g-sleutel|partituur
muted-speaker:speaker uit;mute|volume
mx-claus:kersttransgender;feestdagen|kerstdagen|kerstmuts
nail-polish:nagellak;lak|manicure|nagel|nagels lakken|verzorging
national-park:nationaal park;natuurgebied|park
nauseated-face:misselijk gezicht;gadver|misselijk|vies
nazar-amulet:nazar-amulet;amulet|bedel|boze oog|kraal|nazar|talisman
necktie:stropdas;overhemd
nerd-face:nerdgezicht;geek|nerd|nerderig
nest-with-eggs:nest met eieren;eieren
nesting-dolls:matroesjka;baboesjka|baboesjka's|genest|poppetjes|rusland|russisch
neutral-face:neutraal gezicht;neutraal|pokerface|pokergezicht|uitgestreken
new-moon:nieuwe maan;maansverduistering
new-moon-face:nieuwe maan met gezicht;nieuwe maan-gezicht
newspaper:krant;dagblad|nieuws|nieuwsblad|voorpagina|weekblad
night-with-stars:sterrenhemel;stad bij nacht|sterren
ninja:ninja;samurai|sluipmoordenaar|vechten|verborgen|zwaard
no-bicycles:geen fietsen;
no-entry:geen toegang;
no-littering:geen afval weggooien;
no-mobile-phones:geen mobiele telefoon;
no-pedestrians:geen voetgangers;
no-smoking:niet roken;
non-potable-water:geen drinkwater;
nose:neus;geur|ruiken
notebook:schrift;
notebook-with-decorative-cover:versierd schrift;decoratief|notitieboekje|omslag|schrijven|versierd
nut-and-bolt:bout en moer;bout|moer
o-button-blood-type:bloedgroep o;
octopus:octopus;
oden:oden;kebab
office-building:kantoorgebouw;kantoorbaan|werk
office-worker:kantoormedewerker;architect|bedrijf|manager
ogre:boeman;duivel|eng|oger|verhaal
oil-drum:olievat;
ok-hand:ok-handgebaar;fantastisch|geweldig|oké|prima|top
old-key:oude sleutel;aanwijzing|oud|ouderwetse sleutel
old-man:oude man;grootvader|kaal|opa|ouder
old-woman:oude vrouw;dame|grootmoeder|oma
older-person:oudere persoon;bejaard|genderneutraal|ouder persoon|oudere volwassene|persoon
olive:olijf;
oncoming-automobile:naderende auto;naderend|tegemoetkomende auto
oncoming-bus:naderende bus;tegemoetkomende bus
oncoming-fist:stotende vuist;boks|gebald|gebalde vuist|groet|mee eens|stoot|vuist
oncoming-police-car:naderende politieauto;politie
oncoming-taxi:naderende taxi;auto's|roepen
one-piece-swimsuit:badpak;zwempak
onion:ui;
open-book:geopend boek;geopend
open-file-folder:geopende map;geopende bestandsmap|map
open-hands:open handen;handen|jazz hands
open-mailbox-with-lowered-flag:;open
optical-disk:optische schijf;cd-rom|schijf
orange-book:oranje boek;oranje
orange-circle:oranje cirkel;
orange-heart:oranje hart;
orange-square:oranje vierkant;
orangutan:orang-oetang;
orthodox-cross:russisch kruis;
otter:otter;speels
outbox-tray:postvak uit;
owl:uil;wijsheid
ox:os;stier|taurus
oyster:oester;duiken
package:pakket;dichtgeplakte doos|pakketje
page-facing-up:;bladzijde|document
page-with-curl:omkrullende pagina;half opgerold papier|pagina|pagina met krul
pager:pager;pieper
paintbrush:kwast;penseel|schilderkwast|verven
palm-down-hand:handpalm omlaag;laten vallen|oprapen|wegjagen|wegsturen
palm-tree:palmboom;
palm-up-hand:handpalm omhoog;aanbieden|wenken
palms-up-together:beide handpalmen omhoog;bidden|palmen bij elkaar
pancakes:pannenkoeken;crêpe|flensje|pannenkoek
panda:panda;bamboe
paperclip:paperclip;clip
parachute:parachute;activiteit|deltavliegen|hanggliden|parachutespringen|parasailen|skydiven
parrot:papegaai;lorre|napraten|piraat|praten
party-popper:feestknaller;knaller|partypopper
partying-face:feestend gezicht;fuif|roltong
passenger-ship:passagiersschip;
paw-prints:pootafdrukken;afdruk|poten
pea-pod:erwtendop;dop|edamame|erwt|peul
peach:perzik;
peacock:pauw;kleurrijk|mooie vogel|opzichtig|pauwhen|pronkerig|trots
peanuts:pinda's;noot|pinda
pear:peer;
pen:pen;ballpoint|balpen
pencil:potlood;
penguin:pinguïn;antarctica
pensive-face:peinzend gezicht;balen|moedeloos|peinzend
people-hugging:;dag|hallo|knuffelen|omhelzing|vriendschap
performing-arts:toneelkunsten;maskers|optreden|theater|toneel|toneelkunst|treurspel
persevering-face:volhardend gezicht;concentratie|concentreren|focus|volharden|volharding
person:volwassene;
person-beard:;baard|bebaard|persoon met baard
person-biking:fietsende persoon;fietser|wielrennen
person-blonde-hair:persoon met blond haar;blond|blond haar|mens
person-bouncing-ball:basketbalspeler;basketballer|dribbelen|nba|persoon met bal|vrije worp
person-bowing:buigende persoon;buigende man|buiging|diepe buiging|excuses|sorry|spijt|verontschuldiging
person-cartwheeling:;gymnastiek|olympische spelen|radslag|turnen
person-climbing:klimmende persoon;alpinisme|bergbeklimmen|bergbeklimmer|klimmer
person-deaf:doof persoon;doof|slechthorend
person-elf:elf;folklore|legolas|lotr-stijl|magisch|mythe
person-facepalming:;ergernis|hand voor gezicht|niet opnieuw|ongeloof|ongelooflijk|schaamte|zucht
person-fairy:elfje;pixie|vleugels
person-feeding-baby:;oppas|voeden|voeding
person-fencing:schermer;degen|schermen
person-frowning:fronsend persoon;frons|fronzen|uitdrukking|verontrust
person-genie:geest in de fles;aladin|djinn|geest|wens
person-gesturing-no:;gebaar|illegaal|nee
person-gesturing-ok:;gebaren|oefening
person-getting-haircut:;beauty|beroep|haar knippen|kapsalon|kapster|salon
person-getting-massage:;gespannen|gezichtsmassage|hoofdpijn|massage|ontspannen|relaxen|spa
person-golfing:golfer;birdie|golfbaan|golfbal|green|pga
person-in-bed:persoon in bed;deken|dutje|welterusten
person-in-lotus-position:persoon in lotushouding;benen gekruist|kleermakerszit|meditatie|relax|yoga|zen
person-in-manual-wheelchair:persoon in rolstoel;
person-in-steamy-room:;hamam|sauna|stoombad|stoomcabine|stoomruimte
person-in-suit-levitating:zwevende man in pak;pak|zaken
person-in-tuxedo:persoon in smoking;smoking
person-juggling:persoon die jongleert;balanceren|beheren|hanteren|jongleren|multitasken|nummer|vaardigheid
person-kneeling:knielende persoon;knielen|knielend|knieën
person-lifting-weights:gewichtheffer;bodybuilder|gewicht|heffer|krachtsport|krachttraining|sportschool|trainen|work-out
person-mage:magiër;heks|magie|spreuk|tovenaar|tovenares
person-merpeople:zeemeermin;drietand|meermin|schepsel|sirene
person-mountain-biking:persoon op mountainbike;mountainbiken
person-playing-handball:;gooien|handbal|worp
person-playing-water-polo:;polo|waterpolo
person-pouting:pruilend persoon;humeurig|pruilen|pruilende vrouw|pruillip|skeptisch
person-raising-hand:;antwoord|ik weet het|vraag
person-rowing-boat:persoon in roeiboot;meer|persoon in boot|roeiboot|roeien|roeiende persoon|roeispaan
person-running:hardloper;hollen|joggen|marathon|snel
person-shrugging:;idk|misschien|onverschilligheid|onwetend|onwetendheid|schouderophalen|twijfel
person-standing:staande persoon;staan|staand
person-superhero:superheld;goed|held|superkracht
person-supervillain:superschurk;crimineel|schurk
person-surfing:surfer;golven|surfen|surfende persoon
person-swimming:zwemmende persoon;freestyle|triatlon|zwemmer
person-taking-bath:persoon in badkuip;persoon in bad
person-tipping-hand:;brutaal|hand ophouden|informatie|knikken|roddelen|sarcasme|sarcastisch|uitleg geven
person-vampire:vampier;dracula|ondode|snijtanden|verkleden
person-walking:voetganger;slenteren|stappen|struien|wandelaar
person-wearing-turban:persoon met tulband;dragen|tulband
person-with-bunny-ears:mensen met konijnenoren;bestie|bff|danser|danseressen|feesten|konijnenoor|konijnenoren|personen|tweeling|vriendinnen
person-with-crown:persoon met kroon;edele|heerser|keizer|regaal
person-with-skullcap:man met chinees petje;gua pi mao|petje
person-with-veil:persoon met sluier;sluier
person-with-white-cane:persoon met taststok;
person-wrestling:personen die worstelen;duel|toernooi|worstelaar|worstelen
person-zombie:zombie;horror|levende doden|lopende dode
petri-dish:petrischaal;bacterie|biologie|cultuur|kweek
phoenix-bird:feniks;hergeboorte|herrezen|reïncarnatie|vuurvogel
piata:piñata;cinco de mayo|mexico|snoepgoed
pick:pikhouweel;mijnbouw
pickup-truck:pick-up;bestelbak|laadbak|laadbakwagen|transport|vracht
pie:taart;gebakje|hartige taart|pastei|vulling
pig:varken;spek|zeug
pig-face:varkensgezicht;
pig-nose:varkensneus;
pile-of-poo:drol;grappig|poep|poep met gezichtje|stinkt
pill:pil;geneeskunde|medicatie|medicijn
pilot:piloot;
pinched-fingers:samengeknepen vingers;handgebaar|italiaans|maffia|ondervraging|samengeknepen
pinching-hand:;beetje|kleine hoeveelheid|weinig
pine-decoration:dennenboomversiering;den|dennentakdecoratie
pineapple:ananas;
ping-pong:pingpong;batje|tafeltennis
pink-heart:roze hart;roze
pisces:vissen (sterrenbeeld);
pizza:pizzapunt;pepperoni
placard:plakkaat;demonstratie|mars|poster|protest|protesteren|slogan
play-button:knop voor afspelen;
playground-slide:glijbaan;glijden|kinderen|speeltuin
pleading-face:smekend gezicht;genade|grote ogen|smekende blik|waarom niet|zielig gezicht
plunger:ontstopper;kracht|loodgieter|zuiger|zuigkracht
polar-bear:ijsbeer;noordpool
police-car:politieauto;politiewagen
police-officer:politieagent;agent|arresteren|boete|misdaad|politieman
poodle:poedel;pluizig
pool-8-ball:biljart;acht|pool
popcorn:popcorn;pop
post-office:postkantoor;
postal-horn:posthoorn;blaasinstrument|hoorn|jachthoorn
postbox:brievenbus;brief posten|brievenbus met brief
pot-of-food:stoofschotel;
potato:aardappel;
potted-plant:potplant;decor|groeien|verzorgen
poultry-leg:kippenpoot;poot
pound-banknote:pondbiljet;pond
pouring-liquid:vloeistof uitgieten;gieten|morsen|oeps|ongelukje
pouting-cat:pruilende kat;boos kattengezicht|mokken
pouting-face:pruilend gezicht;pruilend
prayer-beads:gebedssnoer;gebed|gebedsketting|gebedskralen|kralen
pregnant-man:zwangere man;buik|opgeblazen|te veel eten
pregnant-person:zwanger persoon;zwanger
pregnant-woman:zwangere vrouw;
pretzel:pretzel;gedraaid|krakeling
prince:prins;royalty
princess:prinses;vrouw met kroon
printer:printer;afdrukken
purple-circle:paarse cirkel;
purple-heart:paars hart;paars
purple-square:paars vierkant;
purse:portemonnee;beurs|geld uitgeven|knip|portefeuille|roze portemonnee
pushpin:punaise;
puzzle-piece:puzzelstukje;gekoppeld|legpuzzel|passen|passend|puzzel|schakel|stukje
rabbit:konijn;konijntje
rabbit-face:konijnengezicht;
raccoon:wasbeer;nieuwsgierig|sluw
racing-car:raceauto;racewagen|vroem
radio:radio;
railway-car:treinwagon;elektrisch
railway-track:treinspoor;
rainbow:regenboog;genderqueer|glbt|homoseksueel|lesbisch|lgbt|lgbtq|lgtbqia|lhbt|pride|queer|transgender
raised-back-of-hand:;hand omhoog|handrug|opgestoken|rug van hand|vijf vingers
raised-fist:opgeheven vuist;solidariteit
raised-hand:opgeheven hand;vijf
raising-hands:;lof|omhooggestoken
ram:ram;aries|horens|mannelijk
rat:rat;
razor:scheermes;badkamer|mesjes|scheren|scherp
receipt:kassabon;administratie|bewijs|boekhouden|boekhouding|bonnetje|factuur|kwitantie|rekening
record-button:knop voor opnemen;
red-apple:rode appel;dieet|gezondheid|rijp
red-circle:rode cirkel;
red-envelope:rode envelop;geschenk|hóngbāo|lai see|rode enveloppe|voorspoed
red-exclamation-mark:rood uitroepteken;
red-heart:rood hart;
red-paper-lantern:rode papieren lantaarn;lantaarn
red-question-mark:rood vraagteken;
red-square:rood vierkant;
relieved-face:opgelucht gezicht;kalmte|opgelucht|opluchting
reminder-ribbon:bewustzijnslintje;herinnering|herinneringslintje|lintje
repeat-button:knop voor herhalen;
repeat-single-button:knop voor één herhalen;
rescue-workers-helmet:helm van reddingswerker;helm|redding|werknemer
reverse-button:knop voor terugspoelen;
revolving-hearts:ronddraaiende harten;draaiende harten
rhinoceros:neushoorn;
ribbon:strik;roze lint
rice-ball:rijstballetje;balletje
rice-cracker:rijstwafel;cracker
right-anger-bubble:;tekstballon boos|woedeballon|woedeballon naar rechts
right-arrow:pijl naar rechts;
right-facing-fist:;naar rechts|rechtsom
rightwards-hand:hand naar rechts;rechts|reiken|vasthouden
ring:ring;glinsteren
ring-buoy:reddingsboei;boei|drijven|redden|reddingsgordel|reddingsvest|veiligheid|verdrinken
ringed-planet:planeet met ringen;heelal|planeet|ringen|saturnus|zonnestelsel|zwaarmoedig
roasted-sweet-potato:gepofte zoete aardappel;gepoft
robot:robot;
rock:rots;betrouwbaar|graniet|rotsblok|zwaar
rocket:raket;lancering|ruimtereis
roll-of-paper:rol papier;closetrol|keukenrol|papieren handdoek|toiletpapier|toiletrol|wc-papier|wc-rol
rolled-up-newspaper:opgerolde krant;opgerold
roller-coaster:achtbaan;
roller-skate:rolschaats;rollerskate|rollerskates|rolschaatsen
rolling-on-the-floor-laughing:;lachen|vloer
rooster:haan;
rose:roos;elegant|valentijn
rosette:rozet;
round-pushpin:ronde speld;kopspeld|locatie|speld
rugby-football:rugby;
running-shirt:hardloopshirt;atletiek|hardlopen|sjerp
running-shoe:sportschoen;rennen|sneaker
sad-but-relieved-face:;bijna|ingewikkeld|oef|teleurgesteld
safety-pin:veiligheidsspeld;luier|luierspeld|punk
safety-vest:veiligheidsvest;noodgeval|veilig|vest
sailboat:zeilboot;jacht|jachthaven
sake:sake;kopje
salt:zout;gezouten|overstuur|smaak|zoutvaatje
saluting-face:saluerend gezicht;bevel|saluut|troepen
sandwich:boterham;sandwich
santa-claus:kerstman;feestdag|vrolijk
sari:sari;kledij
satellite:satelliet;ruimtevaart
satellite-antenna:satellietschotel;antenne|schotel
sauropod:sauropode;brachiosaurus|brontosaurus|dinosaurus|diplodocus
saxophone:saxofoon;sax
scarf:sjaal;nek
school:school;
scientist:wetenschapper;ingenieur|natuurkundige
scissors:schaar;knippen
scorpion:schorpioen;scorpio|scorpius
screwdriver:schroevendraaier;repareren|schroef
scroll:rol;papierrol|perkament|perkamentpapier
seal:zeehond;
seat:stoel;treinstoel|vliegtuigstoel
see-no-evil-monkey:geen kwaad zien;niet kijken|wil niet zien|zie
seedling:zaailing;jong|spruit|stekje
selfie:selfie;
service-dog:assistentiehond;assistentie|hulp
sewing-needle:naald;borduren|draad|hechten|hechtingen|kleermaken|naaien
shaking-face:schuddend gezicht;aardbeving|paniek|trillen|verbijstering
shallow-pan-of-food:paellapan;braadpan|ondiep|paella
shamrock:klavertjedrie;
shark:haai;
shaved-ice:geschaafd ijs;geschaafd
sheaf-of-rice:rijstplant;aar|graan|granen|rijstaar
shield:schild;
shinto-shrine:shinto-tempel;poort|shinto|tempel|torii
ship:schip;titanic
shooting-star:vallende ster;hemel|vallen
shopping-bags:boodschappentassen;
shopping-cart:winkelwagen;shoppen|wagentje
shortcake:cake;zandgebak
shorts:korte broek;broek|zwem
shower:douche;douchekop
shrimp:garnaal;schaaldier
shuffle-tracks-button:knop voor shuffle;
shushing-face:;sst
sign-of-the-horns:duivelshorens;rock on
singer:zanger;acteur|entertainer|rock
skateboard:skateboard;board|deck|skate|skaten|skater|wielen
skier:skiër;
skis:ski's;laars en skis|skis|skischoen|skiën|wintersport
skull:schedel;skelet
skull-and-crossbones:;doodshoofd|gekruiste botten
skunk:stinkdier;stank
sled:slee;rodelen|roetsjen|slede|sleetje|sleeën
sleeping-face:slapend gezicht;bedtijd|gapen|slaap lekker
sleepy-face:slaperig gezicht;
slightly-frowning-face:licht fronsend gezicht;licht
slightly-smiling-face:;enigszins
slot-machine:fruitautomaat;casino|eenarmige bandiet|gokkast|gokken
sloth:luiaard;lui|traag
small-airplane:vliegtuigje;jet|klein vliegtuig
small-blue-diamond:kleine blauwe ruit;
small-orange-diamond:kleine oranje ruit;
smiling-cat-with-heart-eyes:;hartjesogen
smiling-face:lachend gezicht;omtrek
smiling-face-with-halo:lachend gezicht met halo;engelen|onschuldig|stralenkrans|vredig
smiling-face-with-heart-eyes:;schatje
smiling-face-with-hearts:;crush|dol|hartjes
smiling-face-with-smiling-eyes:;tevreden
smiling-face-with-sunglasses:;chillen|cool|stijl|stoer
smiling-face-with-tear:;aangedaan|enigszins lachend|traan
smirking-face:gniffelend gezicht;arrogant|gladjes|gniffelen|schuin|swag|vol van zichzelf
snail:slak;escargot|naaktslak
snake:slang;drager|ophiuchus|serpent
sneezing-face:niezend gezicht;niezen|niezend
snowboarder:snowboarder;snowboard
snowflake:sneeuwvlok;
snowman:sneeuwpop;
soap:zeep;baden|inzepen|schuim|stuk zeep|zeepbakje|zeephouder
soccer-ball:voetbal;futsal|messi|ronaldo
socks:sokken;kousen
soft-ice-cream:softijs;
softball:softbal;onderarm|onderhands|werpen
spade-suit:schoppen;
spaghetti:spaghetti;gehaktballen|pasta
sparkler:sterretje;afsteken|vuurwerksterretje
sparkles:sterretjes;glinsterende sterren
sparkling-heart:fonkelend hart;fonkelend|glinsterend|spannend|sprankelend
speak-no-evil-monkey:geen kwaad spreken;spreken
speaker-high-volume:speaker luid;hard|hoog volume|luid
speaker-low-volume:speaker;laag volume|zacht
speaker-medium-volume:speaker aan;gemiddeld volume
speaking-head:;hoofd|spreek
speech-balloon:spraakballon;aan het typen|dialoog|spraak|tekstballon|tekstballon met puntjes
speedboat:speedboot;luxe|miljonair|zomer
spider:spin;
spider-web:spinnenweb;web
spiral-calendar:kalender met spiraal;blok|jaarkalender|omlegkalender|spiraal
spiral-notepad:schrijfblok met spiraal;notitie|notitieblok|schrijfblok
spiral-shell:schelp;
sponge:spons;absorberen|absorberend|poreus|schrobben
spoon:lepel;tafelgerei
sport-utility-vehicle:suv;kampeerauto|recreatie
sports-medal:sportmedaille;eerste plaats|medaille met ster
spouting-whale:spuitende walvis;spuitend
squid:inktvis;weekdier
squinting-face-with-tongue:;dichte ogen|smerig|vreselijk
stadium:stadion;amfitheater
star:witte middelgrote ster;
star-and-crescent:wassende maan en ster;
star-struck:sterren in de ogen;sterren als ogen
station:treinstation;station
statue-of-liberty:vrijheidsbeeld;beeld|new york|nyc
steaming-bowl:dampende kom;dampend|kom|noedels|pho|ramen
stethoscope:stethoscoop;arts
stop-button:knop voor stoppen;
stop-sign:stopteken;achthoekig|stop|verkeersteken
stopwatch:stopwatch;
straight-ruler:liniaal;meetinstrument|meten|rechte lijn|wiskunde
strawberry:aardbei;
student:student;scholier
studio-microphone:studiomicrofoon;studio
stuffed-flatbread:gevuld pitabroodje;gevuld|gyros|pitabrood
sun:zon;felle zon|helder|zonnig
sun-behind-cloud:zon achter wolk;zon achter wolken
sun-behind-large-cloud:zon achter grote wolk;
sun-behind-rain-cloud:zon achter regenwolk;
sun-behind-small-cloud:zon achter kleine wolk;
sun-with-face:zon met gezicht;zonneschijn
sunflower:zonnebloem;buiten
sunglasses:zonnebril;donker
sunrise:zonsopgang;
sunrise-over-mountains:zonsopgang in de bergen;bergen
sunset:zonsondergang;
sushi:sushi;
suspension-railway:zweeftrein;hangend spoor|zwevend
swan:zwaan;jonge zwaan|lelijk eendje|zwanenjong
sweat-droplets:zweetdruppels;spetteren
synagogue:synagoge;jodendom|jood|joods
syringe:injectiespuit;griep|injectie|spuit|vaccinatie
t-rex:t-rex;rex|tyrannosaurus
t-shirt:t-shirt;blauw shirt|kraag|poloshirt|shirt|vrijetijdskleding
taco:taco;
takeout-box:afhaalmaaltijd;bezorgen|doggybag|oesteremmer
tamale:tamale;pamonha|verpakt
tanabata-tree:tanabataboom;boom met papierlinten|papierlinten|tanabata
tangerine:mandarijn;nectarine|sinaasappel|vitamine
taurus:stier (sterrenbeeld);
taxi:taxi;taxichauffeur|uber
teacher:docent;leraar|professor
teacup-without-handle:theekopje zonder oor;kop|theekopje
teapot:theepot;zettten
tear-off-calendar:scheurkalender;
technologist:technoloog;ontwikkelaar|programmeur|techneut|uitvinder
teddy-bear:teddybeer;beertje|knuffel|knuffelbeer|knuffelbeest|pluche|speelgoed|speeltje|teddy beer
telephone:telefoon;vaste telefoon
telephone-receiver:telefoonhoorn;
telescope:telescoop;buitenaards leven|sterrenkijker
television:tv;beeldbuis|televisie
tennis:tennis;tennisbal|tennisracket
tent:tent;
test-tube:reageerbuis;chemicus|scheikundige
thermometer:thermometer;
thinking-face:nadenkend gezicht;afvragen|denken|kin|nadenken|nadenkend|overwegen
thong-sandal:teenslipper;sandaal|sandalen|slipper|strandslipper|zōri
thought-balloon:gedachteballon;besef|dagdromen|denkballon|denkwolkje|gedachten|gedachtenballon|uitvinden|uitvinding
thread:garen;klos
thumbs-down:duim omlaag;duim|fout|niet goed|niet leuk|stom
thumbs-up:duim omhoog;leuk|omhoog
ticket:ticket;entreekaartje
tiger:tijger;
tiger-face:tijgergezicht;
timer-clock:keukenwekker;kookwekker
tired-face:vermoeid gezicht;jakkes|niesen|vermoeid
toilet:toilet;
tokyo-tower:tokio-toren;tokio|tokiotoren|toren
tomato:tomaat;
tongue:tong;lik|slurp
toolbox:gereedschapskist;rode kist
tooth:tand;parelmoer|tandarts
toothbrush:tandenborstel;borstel|hygiëne|tandheelkunde|toiletartikelen
top-hat:hoge hoed;fancy|goochelhoed|hoed
tornado:tornado;storm|wervelwind
trackball:trackball;
tractor:tractor;trekker
train:trein;
tram:tram;
tram-car:tramwagon;
triangular-flag:driehoekige vlag;
triangular-ruler:geodriehoek;geo
troll:trol;trollen
trolleybus:trolleybus;trolley
trophy:trofee;beker|kampioen|overwinning|prijs
tropical-drink:tropisch drankje;club|drankjes|dronken|mai tai|mix|tropisch
tropical-fish:tropische vis;
trumpet:trompet;
tulip:tulp;groei
tumbler-glass:tumblerglas;likeur|shot|tumbler|whiskey|whisky
turkey:kalkoen;
turtle:schildpad;waterschildpad
two-hearts:twee harten;
two-hump-camel:kameel;twee|twee bulten
umbrella:paraplu;geopende paraplu|open paraplu
umbrella-on-ground:strandparasol;
umbrella-with-rain-drops:;druppels
unamused-face:chagrijnig gezicht;ehm|ongelukkig|uhh|verveeld|whatever
unicorn:eenhoorn;
unlocked:geopend hangslot;gekraakt slot|hangslot|open slot
up-arrow:pijl omhoog;
up-down-arrow:pijl omhoog en omlaag;
up-left-arrow:pijl linksomhoog;
up-right-arrow:pijl rechtsomhoog;
upside-down-face:omgekeerd gezicht;omgekeerd
upwards-button:knop voor omhoog;
victory-hand:winnende hand;peace|twee vingers|vredesteken
video-camera:videocamera;camcorder
video-game:videogame;controller|gamecontroller|playstation|xbox
videocassette:videoband;band|vhs
violin:viool;stradivarius
virgo:maagd (sterrenbeeld);
volcano:vulkaan;lava|magma|vulkaanuitbarsting
volleyball:volleybal;
vulcan-salute:vulcaanse groet;spock|star trek|vulcan|vulcangroet
waffle:wafel;besluiteloos|ijzer
waning-crescent-moon:asgrauwe maan;afnemend|afnemende halvemaan
waning-gibbous-moon:afnemende maan;bolvormig|wassend
wastebasket:prullenmand;prullenbak|recyclen
watch:horloge;polshorloge
water-buffalo:waterbuffel;
water-pistol:waterpistool;pistool|revolver|vuurwapen
water-wave:golf;golfsurfen|kanagawa
watermelon:watermeloen;
waving-hand:zwaaiende hand;ben je er|doei|groeten|is daar iemand|moet gaan|spreek je later|tot later|tot ziens|ttyl|zwaai|zwaaien
wavy-dash:golvend streepje;
waxing-crescent-moon:jonge maansikkel;wassende halvemaan
waxing-gibbous-moon:wassende maan;
weary-cat:vermoeide kat;geschrokken kat|oh nee
weary-face:moe gezicht;aanstellen|moe|zeuren
wedding:bruiloft;huwelijk|trouwkapel
whale:walvis;
wheel:wiel;draaien|velg|velgen
wheel-of-dharma:wiel van dharma;
white-cane:taststok;blindenstok
white-circle:witte cirkel;
white-exclamation-mark:wit uitroepteken;
white-flag:witte vlag;
white-flower:witte bloem;bloem
white-heart:wit hart;wit
white-large-square:groot wit vierkant;
white-medium-square:middelgroot wit vierkant;
white-question-mark:wit vraagteken;
white-small-square:klein wit vierkant;
white-square-button:witte vierkante knop;
wilted-flower:verwelkte bloem;sterven|verwelkt
wind-chime:windorgel;windklokkenspel
wind-face:gezicht dat wind blaast;wind met gezicht
window:raam;doorzichtig|frisse lucht|kijken|kozijn|opening|raamkozijn|uitzicht|venster
wine-glass:wijnglas;wijn
wing:vleugel;engelachtig|luchtvaart
winking-face:knipogend gezicht;hartenbreker|knipogen|knipoogt|plagerij|zwoel
winking-face-with-tongue:;grap|grapjas|knipoog|plagen
wolf:wolf;
woman:vrouw;
womans-boot:dameslaars;
womans-clothes:dameskleding;blouse|dames
womans-hat:dameshoed;hoed met strik
womans-sandal:damessandaal;muiltje
wood:hout;balk|boomstam|open haard|stam|timmerhout
woozy-face:wazig gezicht;aangeschoten|beneveld|beschonken|scheel|wazig
world-map:wereldkaart;
worm:worm;parasiet|regenworm|ringworm
worried-face:bezorgd gezicht;bezorgd|gestresst|zenuwen|zorgen
wrapped-gift:ingepakt cadeau;cadeau|cadeautje|ingepakt|verpakking
wrench:moersleutel;engelse sleutel|schroefsleutel
writing-hand:schrijvende hand;schrijf
x-ray:röntgenfoto;borstkas|botten|medisch|ribben
yarn:wol;breien|haken
yawning-face:gapend gezicht;gaap|geeuwen|rusten
yellow-circle:gele cirkel;
yellow-heart:geel hart;geel
yellow-square:geel vierkant;
yen-banknote:yenbiljet;
yin-yang:yin en yang;
yo-yo:jojo;fluctueren|op en neer
zany-face:gek gezicht;gekke blik|gestoord
zebra:zebra;streep
zipper-mouth-face:;dicht|rits|rits als mond|zwijg
zzz:slaapsymbool;goedenacht|saai|slaap|slaapwel|slaperig|zzz`;
