// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:goldmedaille;erster|gewinn
2nd-place-medal:silbermedaille;zweiter
3rd-place-medal:bronzemedaille;dritter
abacus:abakus;abaki|abakusse|berechnung|kalkulation|mathe|mathematik|rechenhilfe|rechenrahmen|rechenschieber|rechnen|zählrahmen
accordion:akkordeon;akkordeons|concertina|harmonika|quetschkommode|quetschkommoden|schifferklavier|ziehharmonika|ziehharmonikas
adhesive-bandage:heftpflaster;pflaster|wunde
admission-tickets:eintrittskarten;billet|eintrittskarte
aerial-tramway:bergseilbahn;gondel|seilbahn
airplane:flugzeug;flieger
airplane-arrival:landung eines flugzeugs;ankunft|flughafen|landung
airplane-departure:abflug;start|start eines flugzeugs
alarm-clock:wecker;uhr|uhrzeit|zeit
alembic:destillierapparat;
alien:außerirdischer;alien|all|außerirdische|ufo|weltraum|wesen
alien-monster:computerspiel-monster;monster
ambulance:krankenwagen;ambulanz|notfall
american-football:football;american football|amerika|super bowl
amphora:amphore;gefäß|krug|vase
anatomical-heart:herz (organ);anatomie|körper|organ|puls
anchor:anker;hafen
anger-symbol:ärger;wut
angry-face:verärgertes gesicht;
angry-face-with-horns:;dämon|dämonin|satan|teufelchen
anguished-face:qualvolles gesicht;
ant:ameise;
anxious-face-with-sweat:;angstschweiß
aries:widder (sternzeichen);
articulated-lorry:sattelzug;lastwagen|lkw
artist:künstler(in);farbpalette|maler(in)
artist-palette:mischpalette;farben|kunst|künstler|palette
astonished-face:erstauntes gesicht;
astronaut:astronaut(in);raumfahrt
atm-sign:symbol „geldautomat“;
auto-rickshaw:autorikscha;tuk-tuk
automobile:auto;verkehr
avocado:avocado;
axe:axt;beil
baby:baby;kleinkind|locke
baby-angel:putte;
baby-bottle:babyflasche;fläschchen
baby-chick:küken;kükenkopf
baby-symbol:symbol „baby“;
backhand-index-pointing-down:;handrücken|handrückseite
backpack:schulranzen;ranzen|rucksack|tornister
bacon:bacon;frühstücksspeck|speck|speckstreifen
badger:dachs;dachse|frechdachs|honigdachs|ratel
badminton:badminton;federball|schläger
bagel:bagel;backwaren|brötchen|bäckerei|frühstück|pausenbrot
baguette-bread:baguette;
balance-scale:waage;gerechtigkeit|gewicht
ballet-shoes:ballettschuhe;ballett|schuhe|tanz
balloon:luftballon;ballon
ballot-box-with-ballot:urne mit wahlzettel;wahlen|wahlzettel
banana:banane;schale
banjo:banjo;saiteninstrument|zupfinstrument
bank:bank;
bar-chart:balkendiagramm;balken|diagramm
barber-pole:barbershop-säule;friseur|herrenfriseur|säule
baseball:baseball;
basket:korb;picknick|tragekorb|wäsche|wäschekorb
basketball:basketball;
bat:fledermaus;
bathtub:badewanne;bad|badezimmer
battery:batterie;akku
beach-with-umbrella:strand mit sonnenschirm;strand
beans:bohnen;bohne|hülsenfrucht|kidney-bohne|kidneybohne
bear:bär;bärengesicht
beating-heart:schlagendes herz;
beaver:biber;biberschwanz|biberzahn|damm
bed:bett;übernachtung
beer-mug:bierkrug;bar|bier|oktoberfest|weizenbier
beetle:käfer;krabbeltier|minzkäfer|wanze
bell:glocke;klingeling|ton eingeschaltet
bell-pepper:paprika;gemüsepaprika
bell-with-slash:durchgestrichene glocke;ton ausgeschaltet
bellhop-bell:rezeptionsklingel;klingel
bento-box:bento-box;bento|japanisches essen
beverage-box:trinkpäckchen;fruchtsaft|obstsaft|saft|saftpackung
bicycle:fahrrad;bmx|radeln|radler|spinning
bikini:bikini;
billed-cap:baseballmütze;baseball-kappe|baseball-mütze|baseballkappe|mütze|schirmkappe
bird:vogel;vogelkopf
birthday-cake:geburtstagskuchen;geburtstag|geburtstagstorte
bison:bison;büffel|herde|wisent
biting-lip:auf lippe beißen;
black-cat:schwarze katze;kater|pech|unglück
black-circle:schwarzer punkt;
black-flag:schwarze flagge;
black-heart:schwarzes herz;
black-large-square:großes schwarzes quadrat;
black-nib:schwarzer federhalter;federhalter|füller|stift
blackbird:schwarzer vogel;amsel|krähe|rabe|schnabel
blossom:gelbe blüte;blüte
blowfish:kugelfisch;
blue-book:blaues buch;buch
blue-circle:blauer punkt;
blue-heart:blaues herz;
blue-square:blaues quadrat;
blueberries:blaubeeren;beere|blaubeere|heidelbeere|heidelbeeren
boar:wildschwein;eber
bomb:bombe;dynamit|explodieren
bone:knochen;hundeknochen|kauknochen
bookmark:lesezeichen;lesen
bookmark-tabs:pagemarker;notizen
books:bücherstapel;bücher|fantasie|roman
boomerang:bumerang;aborigines|boomerang|schleuder|waffe
bottle-with-popping-cork:;champagner|flasche|korken|sekt
bouquet:blumenstrauß;blumen|bouquet
bow-and-arrow:pfeil und bogen;bogen|pfeil
bowl-with-spoon:schüssel mit löffel;cerealien|reisbrei
bowling:bowling;bowlingkugel|kugel
boxing-glove:boxhandschuh;boxen|handschuh
boy:junge;enkelsohn|sohn
brain:gehirn;hirn|intelligenz
bread:brot;brotlaib|kohlenhydrate|laib brot|toast|weizen|weißbrot
breast-feeding:stillen;brust
brick:ziegelstein;grenze|klinker|mauer|mauerwerk|mörtel|wand|ziegel|ziegelsteine
bridge-at-night:brücke vor nachthimmel;brücke|golden gate
briefcase:aktentasche;tasche
briefs:slip;einteiler|unterwäsche
broccoli:brokkoli;broccoli|gemüsekohl|kohl
broken-chain:gebrochene kette;freiheit|handschellen|kette
broken-heart:gebrochenes herz;herzschmerz|liebeskummer|schmerz|trennung
broom:besen;fegen|hexenbesen|kehren
brown-circle:brauner punkt;
brown-heart:braunes herz;
brown-mushroom:brauner pilz;fungus|pilz|wald
brown-square:braunes quadrat;
bubble-tea:bubble tea;blase|perle|taiwan
bubbles:blasen;perlen|schaum|seifenblasen|wasserblasen
bucket:eimer;behälter|bottich|kübel|wassereimer
bug:raupe;
building-construction:kran;bau
bullet-train:hochgeschwindigkeitszug;shinkansen
bullseye:darts;dart|volltreffer|zielscheibe
burrito:burrito;
bus:bus;schulbus
bus-stop:bushaltestelle;haltestelle
bust-in-silhouette:silhouette einer büste;büste
busts-in-silhouette:;büsten|personen
butter:butter;milchprodukt
butterfly:schmetterling;
cactus:kaktus;dürre|trockenzeit
calendar:kalender;datum|kalenderblatt
call-me-hand:ruf-mich-an-handzeichen;shaka
camel:dromedar;
camera:fotoapparat;fotos|kamera
camera-with-flash:fotoapparat mit blitz;blitz
camping:camping;
cancer:krebs (sternzeichen);
candle:kerze;licht
candy:bonbon;süßigkeit
canned-food:konserve;büchse|dose
canoe:kanu;boot|wassersport
capricorn:steinbock (sternzeichen);
card-file-box:karteikasten;büroausstattung|büromaterial
card-index:rotationskartei;visitenkarten
card-index-dividers:karteireiter;akten|büro|karteibahnen|karteikarten
carousel-horse:karussellpferd;karussell
carp-streamer:;karpfen|windsäcke
carpentry-saw:handsäge;säge|tischler
carrot:karotte;mohrrübe|möhre
castle:schloss;bauwerk|burg|märchenschloss
cat:katze;haustier
cat-face:katzengesicht;miau|miez|miezekatze
cat-with-tears-of-joy:katze mit freudentränen;freude|freudentränen
cat-with-wry-smile:verwegen lächelnde katze;
chains:ketten;eisen
chair:stuhl;holzstuhl|möbel
chart-decreasing:abwärtstrend;kurve
chart-increasing:aufwärtstrend;
chart-increasing-with-yen:;markt
check-box-with-check:abgehaktes kästchen;
check-mark:kräftiges häkchen;
check-mark-button:weißes häkchen;
cheese-wedge:käsestück;käse
cherries:kirschen;kirsche
cherry-blossom:kirschblüte;
chess-pawn:bauer schach;schach
chestnut:kastanie;marone
chicken:huhn;geflügel|henne|tierkopf
child:kind;enkelkind
chipmunk:streifenhörnchen;
chocolate-bar:schokoladentafel;schokolade
chopsticks:essstäbchen;hashi|stäbchen
christmas-tree:weihnachtsbaum;tanne|weihnachten
church:kirche;christ|christentum
cigarette:zigarette;kippe|rauchen|rauchersymbol
circled-m:buchstabe „m“ in kreis;
circus-tent:zirkuszelt;zirkus
cityscape:skyline;großstadt|hochhäuser|stadt|wolkenkratzer
cityscape-at-dusk:;new york
clamp:schraubzwinge;
clapper-board:filmklappe;film|klappe
clapping-hands:klatschende hände;applaus|beifall|gratulation|hände|klatschen
classical-building:antikes gebäude;gebäude
clinking-beer-mugs:bierkrüge;
clinking-glasses:sektgläser;gläser
clipboard:klemmbrett;clipboard|clpboard|zwischenablage
closed-book:geschlossenes buch;
closed-mailbox-with-lowered-flag:;post
cloud:wolke;
cloud-with-lightning:wolke mit blitz;gewitter
cloud-with-rain:wolke mit regen;
cloud-with-snow:wolke mit schnee;
clown-face:clown-gesicht;clown|gesicht
club-suit:kreuz;kartenspiel
clutch-bag:clutch;accessoire|beutel|kulturbeutel|waschtasche
coat:mantel;jacke
cockroach:kakerlake;küchenschabe|la cucaracha|schabe
cocktail-glass:cocktailglas;drink
coconut:kokosnuss;colada|piña
coffin:sarg;beerdigung
coin:münze;gold|goldesel|metall|schatz|silber
cold-face:frierendes gesicht;zähneklappern
collision:zusammenstoß;boom|explosion|kollision
comet:komet;weltall
compass:kompass;himmelsrichtung|navigation|orientierung|richtung|windrose
computer-disk:minidisc;minidisk
computer-mouse:computermaus;
confetti-ball:konfettiball;konfetti
confounded-face:verwirrtes gesicht;
confused-face:verwundertes gesicht;
construction:baustellenabsperrung;baustelle|baustellenschild|schild
construction-worker:bauarbeiter(in);arbeit|bauarbeiter|bauarbeiterin|beruf
control-knobs:drehregler;bedienknöpfe|knöpfe|stellknöpfe
convenience-store:minimarkt;geschäft
cook:koch/köchin;
cooked-rice:reis in schüssel;reis
cookie:keks;cookie|plätchen
cooking:spiegelei in bratpfanne;bratpfanne|kochen|pfanne|spiegelei
coral:koralle;great barrier reef|klimawandel|korallenriff|riff
couch-and-lamp:sofa und lampe;couch|lampe|sofa
cow:kuh;bauernhof
cow-face:kuhgesicht;
cowboy-hat-face:gesicht mit cowboyhut;cowboy|cowboyhut|cowgirl
crab:krebs;krabbe
crayon:wachsmalstift;buntstift|filzstift
credit-card:kreditkarte;bankkarte|ec-karte|geldkarte|guthaben|karte
crescent-moon:mondsichel;
cricket:grille;heuschrecke
cricket-game:kricket;cricket
crocodile:krokodil;reptil|schnappi
croissant:croissant;corissant|frühstückshörnchen
cross-mark-button:angekreuztes kästchen;
crossed-flags:überkreuzte flaggen;
crossed-swords:gekreuzte schwerter;schwerter
crown:krone;kopfbedeckung|könig|königin|majestät
crutch:krücke;beinverletzung|fußverletzung|gehhilfe|gehstütze|hilfe|schmerzen|stock|verletzung
crying-cat:weinende katze;
crying-face:weinendes gesicht;
crystal-ball:kristallkugel;wahrsager|zukunft
cucumber:gurke;scheiben
cup-with-straw:becher mit strohhalm;selters
cupcake:cupcake;dessert|gebäck|kalorienbombe|konditorei|muffin|nachspeise|streusel|zucker
curling-stone:curlingstein;stein
curry-rice:reis mit curry;curry
custard:pudding;flan|nachtisch|soße
cut-of-meat:fleischstück;fleisch|kotelett|lammkotelett|schnitzel|schweinekotelett|steak
cyclone:wirbel;
dagger:dolch;schwert
dango:dango;
dashing-away:staubwolke;
deciduous-tree:laubbaum;
deer:hirsch;
delivery-truck:lieferwagen;
department-store:kaufhaus;
derelict-house:verfallenes haus;verlassenes haus
desert:wüste;
desert-island:einsame insel;insel
desktop-computer:desktopcomputer;bildschirm|desktop|monitor
detective:detektiv(in);detektiv|sherlock|spion
diamond-suit:karo;
diamond-with-a-dot:rautenform mit punkt;
dim-button:taste dimmen;
disappointed-face:enttäuschtes gesicht;
disguised-face:verkleidet;maske|nasenbrille|verkleidung
divide:geteilt durch;
diving-mask:tauchmaske;sporttauchen
diya-lamp:öllampe;diya
dizzy:schwindlig;benommenheit
dna:dna;biologe|biologie|biologin|dns|evolution|gen|genetik|genmanipulation|leben
dodo:dodo;aussterben|dronte|mauritius
dog:hund;
dog-face:hundegesicht;wau
dollar-banknote:dollar-banknote;dollar|geldschein|währung
dolphin:delfin;ozean
donkey:esel;dickschädel|dummkopf|maultier|säugetier
door:tür;eingang
dotted-line-face:gestricheltes gesicht;
dotted-six-pointed-star:hexagramm mit punkt;
double-exclamation-mark:doppeltes ausrufezeichen;
doughnut:donut;doughnut
dove:taube;friede|frieden|friedenstaube
down-arrow:pfeil nach unten;
down-left-arrow:pfeil nach links unten;
down-right-arrow:pfeil nach rechts unten;
downcast-face-with-sweat:;schweiß
dragon:drache;
dragon-face:drachengesicht;
dress:kleid;
drooling-face:sabberndes gesicht;
drop-of-blood:blutstropfen;blutspende|flüssigkeit|menstruation
droplet:tropfen;wassertropfen
drum:trommel;drumsticks|schlägel|sticks|trommelstöcke
duck:ente;
dumpling:teigtasche;empanada|gyōza|jiaozi|pierogi
dvd:dvd;
e-mail:e-mail;brief|e-mail-symbol
eagle:adler;
ear:ohr;
ear-of-corn:maiskolben;mais
ear-with-hearing-aid:ohr mit hörgerät;hilfsgerät|hörgerät|hörhilfe
egg:ei;frühstücksei
eggplant:aubergine;
eight-pointed-star:achtstrahliger stern;
eight-spoked-asterisk:achtzackiger stern;
electric-plug:netzstecker;stecker|stromstecker
elephant:elefant;
elevator:fahrstuhl;aufzug|lift|symbol
empty-nest:leeres nest;heim|nest|nestbau|vogelnest|zuhause
envelope:briefumschlag;
envelope-with-arrow:umschlag mit pfeil;
euro-banknote:euro-banknote;euro|euroschein
evergreen-tree:nadelbaum;tannenbaum
ewe:schaf;bock|wolle
exploding-head:explodierender kopf;schock
expressionless-face:ausdrucksloses gesicht;
eye:auge;blick
eye-in-speech-bubble:auge in sprechblase;zeuge
eyes:augen;
face-blowing-a-kiss:kuss zuwerfendes gesicht;kuss|küsschen
face-exhaling:gesicht, das ausatmet;seufz
face-holding-back-tears:;rührung|tränen
face-in-clouds:gesicht in wolken;gesicht im nebel|kopf in wolken
face-screaming-in-fear:;angst|munch|panik|schrei
face-vomiting:kotzendes gesicht;
face-with-hand-over-mouth:;huch|wangen
face-with-head-bandage:gesicht mit kopfverband;verband
face-with-medical-mask:;atemschutzmaske|bazillen|mundschutz|schutzmaske|viren
face-with-monocle:gesicht mit monokel;monokel
face-with-open-eyes-and-hand-over-mouth:;erschrecken|erstaunen|furcht|unglauben|verlegenheit
face-with-open-mouth:gesicht mit offenem mund;
face-with-raised-eyebrow:;augenbrauen
face-with-spiral-eyes:;hypnose|höhenangst|spiralen
face-with-steam-from-nose:schnaubendes gesicht;
face-with-symbols-on-mouth:;schimpfwort|symbole|zensur
face-without-mouth:gesicht ohne mund;
factory:fabrik;fabrikgebäude
factory-worker:fabrikarbeiter(in);arbeiter(in)|montage
falafel:falafel;bällchen|fleischbällchen|kichererbsen
fallen-leaf:laub;blatt|fallendes laub
farmer:bauer/bäuerin;farmer(in)|gärtner(in)|landwirt(in)
fast-down-button:doppelpfeile nach unten;
fast-forward-button:doppelpfeile nach rechts;
fast-up-button:doppelpfeile nach oben;
fax-machine:faxgerät;fax|kommunikation
fearful-face:ängstliches gesicht;
feather:feder;federn|gefieder|vogelfeder
ferris-wheel:riesenrad;freizeitpark|volksfest
ferry:fähre;
field-hockey:feldhockey;hockey
file-cabinet:aktenschrank;ablage|archiv|schublade
file-folder:ordner;dokument
film-frames:filmstreifen;filmband
film-projector:filmprojektor;
fire:feuer;flamme
fire-engine:feuerwehrauto;brand|löschfahrzeug
fire-extinguisher:feuerlöscher;
firecracker:feuerwerkskörper;funken|knall|knaller|kracher|silvester|sprengstoff|zündstoff
firefighter:feuerwehrmann/-frau;feuerwehrhelm
fireworks:feuerwerk;
first-quarter-moon:zunehmender halbmond;halbmond
fish:fisch;aquarium|fische|meehr
fish-cake-with-swirl:fischfrikadelle;spirale
fishing-pole:angel mit fisch;angeln|entspannung
flag-in-hole:golffahne;golfplatz
flamingo:flamingo;tropen
flashlight:taschenlampe;
flat-shoe:flacher schuh;ballerina|ballet-pumps|frauenschuh|kleidungsstück|schuh|slipper
flatbread:fladenbrot;arepa|lavasch|naan|pita
flexed-biceps:angespannter bizeps;arm|bizeps|bodybuilder|bro|fitnessstudio|gewichtheben|muckies
floppy-disk:diskette;datenträger
flower-playing-cards:japanische blumenkarte;blumenkarte|hanafuda
flushed-face:;scham
flute:flöte;band|blaskapelle|holzblasinstrument|orchester|spielmannszug
fly:fliege;krankheit|made|plage|schmeißfliege
flying-disc:frisbee;disc|disk|scheibe|ultimate
flying-saucer:fliegende untertasse;außerirdisch
fog:nebel;
foggy:neblig;
folded-hands:;handflächen
folding-hand-fan:faltfächer;abkühlung|fächer|luft zufächeln
fondue:fondue;topf
foot:fuß;füße|kick|knöchel|tritt
footprints:fußabdrücke;fußabdruck
fork-and-knife:messer und gabel;abendessen|besteck|gabel|gabel und messer|geschirr|hunger|messer|mittagessen
fork-and-knife-with-plate:;teller
fortune-cookie:glückskeks;prophezeiung
fountain:springbrunnen;brunnen|garten|park
fountain-pen:füllhalter;füllfedehalter|füllfederhalter
four-leaf-clover:glücksklee;glück|klee|silverster|vierblättriges kleeblatt
fox:fuchs;fuchsgesicht
framed-picture:gerahmtes bild;bild|gemälde|rahmen|zeichnung
french-fries:pommes frites;fritten|pommes
fried-shrimp:frittierte garnele;
frog:frosch;froschgesicht
front-facing-baby-chick:küken von vorne;küken in frontansicht
frowning-face:düsteres gesicht;
frowning-face-with-open-mouth:entsetztes gesicht;
fuel-pump:tanksäule;benzin|tanke|tankstelle
full-moon:vollmond;
full-moon-face:vollmond mit gesicht;
funeral-urn:urne;
game-die:spielwürfel;casino|würfel|zufall
garlic:knoblauch;geschmack|würze|zutat
gear:zahnrad;
gem-stone:edelstein;diamant
gemini:zwillinge (sternzeichen);
ghost:gespenst;geist|halloween|spuk
ginger-root:ingwer;gewürz|ginger ale|ingwerbier|wurzel
giraffe:giraffe;flecken
girl:mädchen;enkeltochter|tochter
glass-of-milk:glas milch;glas|milch
glasses:brille;
globe-showing-americas:globus mit amerika;erde|globus|nordamerika|südamerika|weltkugel
globe-showing-asia-australia:;asien|australien
globe-showing-europe-africa:;afrika|europa
globe-with-meridians:globus mit meridianen;breitengrad|längengrad
gloves:handschuhe;
glowing-star:funkelnder stern;stern
goal-net:tor;netz
goat:ziege;steinbock
goblin:kobold;tengu
goggles:schutzbrille;augenschutz|schweißen|schweißerbrille|schwimmen|taucherbrille
goose:gans;ganter|gänserich
gorilla:gorilla;
graduation-cap:doktorhut;abschlussfeier|diplom
grapes:trauben;traube|wein
green-apple:grüner apfel;apfel
green-book:grünes buch;
green-circle:grüner punkt;
green-heart:grünes herz;
green-salad:salat;
green-square:grünes quadrat;
grey-heart:graues herz;emotion
grimacing-face:;grimasse
grinning-cat:grinsende katze;
grinning-face:grinsendes gesicht;
grinning-squinting-face:;grinsegesicht
growing-heart:wachsendes herz;küsse|nervosität
guard:wache;buckingham palace|bärenfellmütze|london|wachfrau|wachmann|wachsoldat|wachsoldatin|wächter
guide-dog:blindenhund;behinderung
guitar:gitarre;
hair-pick:haarkamm;afro|afro pick|haare|kamm
hamburger:hamburger;burger|fast food
hammer:hammer;
hammer-and-pick:hammer und pickel;arbeiter
hamsa:hamsa;fatima|glückssymbol|maria|schutz
hamster:hamster;hamstergesicht
hand-with-fingers-splayed:;hand
hand-with-index-finger-and-thumb-crossed:;daumen|fingerherz|handgeste|kosten|zeigefinger
handbag:handtasche;
handshake:handschlag;händeschütteln|vereinbarung
hatching-chick:schlüpfendes küken;küken in eierschale|piep
head-shaking-horizontally:kopfschütteln;schütteln
head-shaking-vertically:kopfnicken;nicken
headphone:kopfhörer;
headstone:grabstein;friedhof|grab|rip
health-worker:arzt/ärztin;doktor(in)
hear-no-evil-monkey:;geheimnis|ohren
heart-decoration:herzdekoration;deko
heart-exclamation:herz als ausrufezeichen;ausrufezeichen
heart-hands:hände, die herz bilden;handherz|händeherz
heart-on-fire:herz in flammen;leidenschaft
heart-suit:herz;
heart-with-arrow:herz mit pfeil;
heart-with-ribbon:herz mit schleife;hochzeitstag|jahrestag|valentinstag
heavy-dollar-sign:dollarzeichen extrafett;
hedgehog:igel;
helicopter:hubschrauber;helikopter
herb:kräuter;
hibiscus:hibiskus;rosa
high-heeled-shoe:stöckelschuh;absatz|absatzschuh|damen|high heel|highheels|pumps
high-speed-train:;ice|tgv
high-voltage:hochspannung;elektrizität|gefahr|hochspannungszeichen|strom
hiking-boot:wanderstiefel;outdoor|rucksacktour|stiefel|wandern|wanderung
hindu-temple:hindutempel;hindu|tempel
hippopotamus:nilpferd;flusspferd|hippo
hole:loch;
hollow-red-circle:hohler roter kreis;
honey-pot:honigtopf;
honeybee:biene;honig|honigbiene|hummel|maja|summ
hook:haken;angelhaken|metallhaken
horse:pferd;rennen|rennpferd
horse-face:pferdegesicht;pferdekopf
horse-racing:pferderennen;jockey auf pferd
hospital:krankenhaus;arzt|notaufnahme
hot-beverage:heißgetränk;cafe|kaffee
hot-dog:hotdog;frankfurter|hot dog|wurst|würstchen
hot-face:schwitzendes gesicht;hitze|hitzschlag
hot-pepper:peperoni;chili|pfeffer
hot-springs:heiße quellen;quelle|quellen
hotel:hotel;unterkunft
hourglass-done:sanduhr;prozess|vorgang läuft
hourglass-not-done:laufende sanduhr;
house:haus;
house-with-garden:haus mit garten;haus mit baum
houses:wohnhäuser;dorf|häuser|wohnhaus|wohnsiedlung
hundred-points:;punktestand
hushed-face:verdutztes gesicht;
hut:hütte;behausung|jurte|objekt|rundhaus
hyacinth:hyazinthe;frühling|lavendel|lupine|löwenmaul
ice:eiswürfel;eisberg
ice-cream:eiscreme;eis|eisbecher|eisdiele
ice-hockey:eishockey;puck
ice-skate:schlittschuh;eislauf
identification-card:ausweis;führerschein|pass|personalausweis|plakette|reisepass
inbox-tray:posteingang;
incoming-envelope:;umschlag
index-pointing-at-the-viewer:;fingerzeig|sie
index-pointing-up:;handvorderseite
input-numbers:eingabesymbol zahlen;
jack-o-lantern:halloweenkürbis;herbst|kürbis|kürbislaterne
japanese-castle:japanisches schloss;
japanese-dolls:japanische puppen;puppenfest japan
japanese-here-button:schriftzeichen „koko“;
japanese-post-office:japanisches postgebäude;
japanese-service-charge-button:schriftzeichen „sa“;
jar:einmachglas;einweckglas|gewürzglas|marmeladeglas|schraubglas
jeans:jeans;hose
jellyfish:qualle;gallert|glibber|meeresbewohner|meerestier|nesseltier|tentakeln
joker:jokerkarte;joker|spielkarte
joystick:joystick;gaming|videospiel
judge:richter(in);
kaaba:kaaba;hajj|islam|moslem|muslim
kangaroo:känguru;beuteltier|down under|hüpfen|quokka|skippy|wallaby
key:schlüssel;passwort
keyboard:tastatur;keyboard
kick-scooter:tretroller;roller
kimono:kimono;
kiss-mark:kussabdruck;knutsch
kissing-cat:küssende katze;
kissing-face:küssendes gesicht;hdl
kitchen-knife:küchenmesser;
kite:drachen;
kiwi-fruit:kiwi;
knocked-out-face:benommenes gesicht;kreuze
knot:knoten;achterknoten|schnur|schnürsenkel|seemansknoten|seil
koala:koala;koalabär|koalagesicht
lab-coat:laborkittel;arztkittel|doc|doktor|experiment|labormantel|wissenschaftler
label:etikett;label|marke
lacrosse:lacrosse;stick
ladder:leiter;holzleiter|sprosse|stufe
lady-beetle:marienkäfer;glückskäfer|punkte
laptop:laptop;computermonitor|notebook
large-blue-diamond:große blaue raute;
last-quarter-moon:abnehmender halbmond;
last-track-button:vorheriger titel;
latin-cross:lateinisches kreuz;
leaf-fluttering-in-wind:blätter im wind;blätter
leafy-green:blattgemüse;grünkohl|grünzeug|kraut|mangold|pak choi|pok choi|salatblatt|spinat
ledger:spiralblock;
left-arrow:pfeil nach links;
left-facing-fist:faust nach links;
left-speech-bubble:sprechblase links;
leftwards-hand:nach links weisende hand;
leftwards-pushing-hand:;halt|high five|moment|schluss
leg:bein;extremität|gliedmaße|knie|körperglied|treten
lemon:zitrone;zitrusfrucht
leo:löwe (sternzeichen);
leopard:leopard;raubkatze|raubtier|zoo
level-slider:schieberegler;
libra:waage (sternzeichen);
light-blue-heart:hellblaues herz;
light-bulb:glühbirne;idee
light-rail:s-bahn;bahn|monorail
lime:limette;tequila
link:linksymbol;kettenglieder|verknüpfung|verknüpfungssymbol
linked-paperclips:verhakte büroklammern;büroklammern
lion:löwe;löwengesicht
lipstick:lippenstift;kosmetik|make-up|rot|schminke
litter-in-bin-sign:symbol „papierkorb“;
lizard:eidechse;
llama:lama;alpaca|alpaka|anden|vicuña
lobster:hummer;lobster|meeresfrucht|meeresfrüchte|scheren
locked:geschlossenes schloss;datenschutz|sicherheit
locked-with-key:schloss mit schlüssel;
locked-with-pen:schloss mit füller;
locomotive:dampflokomotive;dampf|dampflok|lokomotive|schiene
lollipop:lutscher;lolli
long-drum:afrikanische trommel;conga|handtrommel|rhythmus
lotion-bottle:creme;feuchtigkeitscreme|feuchtigkeitsmilch|haarwaschmittel|körpercreme|lotion|nachtcreme|shampoo|sonnencreme
lotus:lotusblüte;buddhismus|erleuchtung|gleichmut|hinduismus|lotosblume|reinheit|ruhe|schönheit
loudly-crying-face:heulendes gesicht;tränenfluss
loudspeaker:lautsprecher;schallendes megafon
love-hotel:stundenhotel;
love-letter:liebesbrief;siegel
love-you-gesture:ich-liebe-dich-geste;liebe
low-battery:schwache batterie;akku fast leer|akku leer|batterie fast leer|batterie leer|elektronik|ladestand
luggage:gepäck;ballast|hartschalenkoffer|koffer|reise|trolley-tasche
lungs:lunge;atem|lungenflügel
lying-face:lügendes gesicht;lüge|pinocchio|schwindel
magic-wand:zauberstab;abrakadabra|hexer|wunder|zauberei
magnet:magnet;anziehung|anziehungskraft|hufeisen|pole|u-form
magnifying-glass-tilted-left:lupe nach links;suche|vergrößerungsglas
magnifying-glass-tilted-right:lupe nach rechts;lupe
mahjong-red-dragon:mahjong-stein;mahjong
mammoth:mammut;stoßzahn
man:mann;
mango:mango;früchte|shaker
mans-shoe:herrenschuh;herren
mantelpiece-clock:kaminuhr;
manual-wheelchair:manueller rollstuhl;rollstuhl
map-of-japan:umriss von japan;japan
maple-leaf:ahornblatt;ahorn
maracas:maracas;cha-cha-cha|percussion|rassel
martial-arts-uniform:kampfsportanzug;judo|kampfkunst|kampfsport|karate|taekwondo
mate:mate-tee;tee
meat-on-bone:fleischhachse;
mechanic:mechaniker(in);elektriker(in)|klempner(in)
mechanical-arm:armprothese;prothese
mechanical-leg:beinprothese;
megaphone:megafon;jubel
melon:honigmelone;melone
melting-face:schmelzendes gesicht;
memo:papier und bleistift;kurzmitteilung|nachricht|notiz|papier|schreibblock
mending-heart:herz mit verband;besserung
metro:u-bahn;metro
microbe:mikrobe;amöbe|amöben|bakterie|bakterien|einzeller|wissenschaft
microphone:mikrofon;karaoke|singen
microscope:mikroskop;labor
middle-finger:mittelfinger;
military-helmet:militärhelm;armee|heer|helm|krieg|kämpfer|kämpferin|militär|schutzhelm|soldat|soldatin
military-medal:militärorden;orden
milky-way:milchstraße;galaxie|universum
minibus:kleinbus;
mirror:spiegel;holzspiegel|reflexion|spiegelbild|wandspiegel
mirror-ball:discokugel;disco|lichtreflexe|spiegelkugel
moai:statue;osterinsel
mobile-phone:mobiltelefon;handy|smartphone
mobile-phone-off:mobiltelefon aus;
mobile-phone-with-arrow:mobiltelefon mit pfeil;anruf|anrufen|whatsapp
money-bag:geldsack;moneten|sack
money-mouth-face:;dollarzeichen
money-with-wings:geldschein mit flügeln;knete
monkey:affe;
monkey-face:affengesicht;dschungel
monorail:einschienenbahn;magnetschwebebahn
moon-cake:mondkuchen;fest|festival|pinyin|yuebing
moon-viewing-ceremony:traditionelles mondfest;mondfest
moose:elch;geweih
mosque:moschee;
mosquito:mücke;biss|fieber|insektenbiss|insektenstich|malaria|moskito|schnake|stechmücke|stich|virus
motor-boat:motorboot;
motor-scooter:motorroller;motoroller|vespa
motorcycle:motorrad;moped|motorrennen
motorized-wheelchair:elektrischer rollstuhl;
motorway:autobahn;schnellstraße
mount-fuji:fuji;
mountain:berg;gebirge
mountain-cableway:bergschwebebahn;
mountain-railway:bergbahn;bimmelbahn
mouse:maus;nage
mouse-face:mäusegesicht;mausgesicht|nagetier
mouse-trap:mausefalle;falle|mäusefalle
mouth:mund;lippen
movie-camera:filmkamera;
mrs-claus:weihnachtsfrau;
mushroom:fliegenpilz;
musical-keyboard:klaviatur;klavier|piano|tasten
musical-note:musiknote;lied|melodie|note
musical-notes:musiknoten;noten
musical-score:notenschlüssel;partitur|violinschlüssel
mx-claus:weihnachtsperson;gesicht mit hut|santa claus|weihnachtshut|weihnachtsmütze
nail-polish:nagellack;maniküre|nagel|nagelpflege
national-park:nationalpark;fluss|schutzgebiet
nauseated-face:würgendes gesicht;übelkeit
nazar-amulet:nazar-amulett;amulett|glasperle|glücksbringer|kügelchen|nazar|talisman
necktie:hemd mit krawatte;hemd|kragen|schlips
nerd-face:strebergesicht;nerd|schlaumeier|streber
nest-with-eggs:nest mit eiern;
nesting-dolls:matroschka;babuschka|matrioschka|matrjoschka|puppe|russland
neutral-face:neutrales gesicht;
new-moon:neumond;
new-moon-face:neumond mit gesicht;mondgesicht
newspaper:zeitung;medien|nachrichten|presse
next-track-button:nächster titel;
night-with-stars:sternenhimmel;city
ninja:ninja;ausdauer|geheimmission|killer|krieger|kunoichi|mörder|shinobi
no-bicycles:fahrräder verboten;
no-entry:zutritt verboten;
no-littering:abfall verboten;
no-mobile-phones:mobiltelefone verboten;
no-one-under-eighteen:minderjährige verboten;
no-pedestrians:fußgänger verboten;
non-potable-water:kein trinkwasser;
nose:nase;
notebook:notizbuch;
notebook-with-decorative-cover:;einband
nut-and-bolt:mutter und schraube;schraube
octopus:oktopus;krake
oden:oden;
office-building:bürogebäude;hochhaus
office-worker:büroangestellte(r);architekt(in)|business|manager(in)|schlips und kragen
ogre:ungeheuer;oger
oil-drum:ölfass;fass
ok-hand:ok-zeichen;
old-key:alter schlüssel;
old-man:älterer mann;großeltern|großvater|opa|senior
old-woman:ältere frau;großmutter|oma|seniorin
older-person:ältere person;
olive:olive;olivenzweig|olivenöl|zweig
oncoming-automobile:auto von vorne;automobil|vorderansicht auto
oncoming-bus:bus von vorne;verkehrsmittel|vorderansicht bus
oncoming-fist:geballte faust;faust
oncoming-police-car:polizeiwagen von vorne;polizei|streifenwagen
oncoming-taxi:taxi von vorne;vorderansicht taxi
one-piece-swimsuit:einteiliger badeanzug;badeanzug
onion:zwiebel;
open-book:offenes buch;bibliothek|seite
open-file-folder:geöffneter ordner;
open-hands:offene hände;jazz
optical-disk:cd;blu-ray
orange-book:orangefarbenes buch;
orange-circle:oranger punkt;
orange-heart:oranges herz;
orange-square:oranges quadrat;
orangutan:orang-utan;
orthodox-cross:orthodoxes kreuz;
otter:otter;
outbox-tray:postausgang;
owl:eule;raubvogel|uhu
ox:ochse;stier
oyster:auster;muschel
package:paket;päckchen
pager:pager;piepser
paintbrush:pinsel;
palm-down-hand:;handfläche
palm-tree:palme;kokusnuss|oase
palm-up-hand:;angebot
palms-up-together:handflächen nach oben;
pancakes:pfannkuchen;crepe|eierpfannkuchen
panda:panda;pandabär|pandagesicht
paperclip:büroklammer;
parachute:fallschirm;fallschirmspringen|paragliding|skydiving
parrot:papagei;pirat|wiederholen
party-popper:konfettibombe;böller
partying-face:partygesicht;glückwunsch|hurra
passenger-ship:passagierschiff;aida|rundreise|seereise|traumschiff
paw-prints:tatzenabdrücke;abdruck|tatzen
pea-pod:erbsenschote;edamame|erbse|erbsen|hülsenfrüchte|schote
peach:pfirsich;
peacock:pfau;
peanuts:erdnuss;
pear:birne;
pen:kugelschreiber;
pencil:bleistift;
penguin:pinguin;pinguinkopf
pensive-face:nachdenkliches gesicht;
people-hugging:sich umarmende personen;abschied|danke|drücker|freundschaft|hallo|tschüss|umarmung
performing-arts:masken;theater
persevering-face:entschlossenes gesicht;fokus|konzentration
person:person;
person-beard:;bart|schnurrbart
person-biking:radfahrer(in);radfahren|radfahrer|radfahrerin|tour de france
person-bouncing-ball:person mit ball;ball|basketballer|basketballspieler|basketballspielerin|dribbeln|sportler|sportlerin
person-bowing:sich verbeugende person;bedauern|demut|entschuldigung|kniefall|meditation|verzeihung
person-cartwheeling:rad schlagende person;akrobatik|bodenturnen|gymnastik|rad|rad schlagen|radschlag|turner|turnerin
person-climbing:bergsteiger(in);bergsteiger|fels|kletterer
person-deaf:gehörlose person;
person-elf:elf(e);elbe|elben|elbin|elf|elfe|herr der ringe|magie
person-facepalming:;kopf|omg
person-fairy:märchenfee;fee
person-feeding-baby:;flasche geben|flasche gebende person
person-fencing:fechter(in);fechter
person-frowning:missmutige person;
person-genie:flaschengeist;aladdin|aladin|dschinn|wunderlampe|wünsche
person-gesturing-no:;arme|nein
person-gesturing-ok:;übung
person-getting-haircut:;friseurin|friseuse|frisur|frisör|frisörin|haarschnitt
person-getting-massage:;behandlung|kopfmassage|kopfschmerzen|massage|migräne|salon|spa|therapie
person-golfing:golfer(in);abschlagplatz|golf|golfer|golferin|golfspieler|golfspielerin
person-in-bed:im bett liegende person;heia|nachtruhe
person-in-lotus-position:person im lotossitz;lotussitz|person in lotussitz|schneidersitz|yoga|zen
person-in-steamy-room:person in dampfsauna;dampfbad|dampfsauna|relaxen|sauna
person-in-suit-levitating:;anzug
person-in-tuxedo:person im smoking;bräutigam|smoking
person-juggling:jongleur(in);artist|artistin|jongleur|jongleurin|jongleuse|multitasking
person-kneeling:kniende person;fersensitz|seiza|zazen
person-lifting-weights:gewichtheber(in);gewichtheber|gewichtheberin|hantel|muskeln|training
person-mage:magier(in);hexe|hexenmeister|magier|magiker|zauberer|zauberin|zauberspruch
person-merpeople:wassermensch;meerjungfrau|meermann|nixe|sirene|wasserfrau|wassermann
person-mountain-biking:mountainbiker(in);mountainbiker|mountainbikerin|mountainbiking
person-playing-handball:handballspieler(in);handball|handballer|handballerin|handballspieler|handballspielerin
person-playing-water-polo:wasserballspieler(in);schwimmsport|wasserball|wasserballspieler|wasserballspielerin
person-pouting:schmollende person;
person-raising-hand:person mit erhobenem arm;frage
person-rowing-boat:person im ruderboot;paddel|ruderboot|rudern
person-running:laufende person;läufer|läuferin|marathon
person-shrugging:schulterzuckende person;schultern zucken|zweifel
person-standing:stehende person;stand
person-superhero:superheld(in);held|superheld|superheldin|superkraft|superkräfte|superman|umhang|übermensch
person-supervillain:bösewicht;bösewichtin|krimineller|schurke|schurkin|superschurke|superschurkin|verbrecher
person-surfing:surfer(in);surfboard|surfbrett|surfen|surfer|surferin|wellenreiten|wellenreiter|wellenreiterin
person-swimming:schwimmer(in);kraulen|pool|schwimmbecken|schwimmer|schwimmerin|triathlon
person-taking-bath:badende person;
person-tipping-hand:;gerüchte|klatsch|sarkasmus|tratsch
person-vampire:vampir;blutsauger|dracula|reißzähne|untoter
person-walking:fußgänger(in);fußgänger|fußgängerin
person-wearing-turban:person mit turban;dreitagebart|turban
person-with-bunny-ears:personen mit hasenohren;bunny|bunnys|hasenohren|leute|tanzen|tänzerinnen|zwillinge
person-with-crown:person mit krone;krönung|monarch|monarchin
person-with-skullcap:;china|hut|kappe
person-with-veil:person mit schleier;braut|braut mit schleier|schleier
person-with-white-cane:person mit langstock;person mit blindenstock
person-wrestling:ringer(in);catchen|catcher|ringer|ringkampf|wrestler|wrestling
person-zombie:zombie;apokalypse|horror|walking dead
petri-dish:petrischale;bakterienkultur|kultur|pipette|probe
phoenix-bird:phönix;asche|fabelwesen|feuervogel|reinkarnation|wiedergeburt
piata:piñata;hau drauf|mexiko|pinada|pinata|süßigkeiten
pick:pickel;
pickup-truck:pick-up;laster|transport
pie:kuchen;füllung|pastete
pig:schwein;sau
pig-face:schweinegesicht;
pig-nose:schweinerüssel;
pile-of-poo:kothaufen;kot|mist
pill:kapsel;arznei|pille|tabletten
pilot:pilot(in);
pinched-fingers:zusammengedrückte finger;bündelhand|finger|fingerspitzen
pinching-hand:wenig-geste;betrag|geste|menge
pine-decoration:piniendekoration;neujahrsfest
pineapple:ananas;
ping-pong:tischtennis;ping pong
pink-heart:pinkes herz;
pisces:fische (sternzeichen);
pizza:pizza;pizzastück|pizzeria
placard:protestschild;ankündigung|bekanntmachung|demonstration|hinweis|mahnwache|plakat|protest
place-of-worship:religiöse stätte;
play-or-pause-button:wiedergabe oder pause;
playground-slide:spielplatzrutsche;rutschbahn|rutsche|spielplatz|vergnügungspark
pleading-face:bettelndes gesicht;kulleraugen|welpenaugen
plunger:saugglocke;abfluss|gummiglocke|klempner|klo|pömpel|pümpel|sanitär|saugglocken
polar-bear:eisbär;arktis|nordpol
police-car:polizeiwagen;
police-officer:polizist(in);gesetzeshüter|polizist|polizistin|uniform
poodle:pudel;
pool-8-ball:billardkugel;billard
popcorn:popcorn;kino|snack
post-office:postgebäude;europäisches postgebäude
postal-horn:posthorn;
postbox:briefkasten;
pot-of-food:topf mit essen;eintopf|gericht|suppe
potato:kartoffel;
potted-plant:topfpflanze;dekor|grünpflanze|zimmerpflanze
poultry-leg:hähnchenschenkel;hühnerbein
pound-banknote:pfund-banknote;pfund
pouring-liquid:flüssigkeit ausgießen;missgeschick
pouting-cat:schmollende katze;schmollmund
pouting-face:schmollendes gesicht;rot angelaufener smiley
prayer-beads:gebetskette;gebet|rosenkranz
pregnant-man:schwangerer mann;bauch
pregnant-person:schwangere person;schwangerschaft
pregnant-woman:schwangere frau;
pretzel:brezel;
prince:prinz;
princess:prinzessin;
printer:drucker;
purple-circle:lila punkt;
purple-heart:lila herz;
purple-square:lila quadrat;
purse:geldbörse;brieftasche|münzen|portemonnaie
pushpin:reißzwecke;
puzzle-piece:puzzleteil;bestandteile|hinweise|hobby|puzzle|puzzlestück|puzzleteile|teile
rabbit:hase;kaninchen|karnickel|mümmelmann
rabbit-face:hasengesicht;langohr|nager
raccoon:waschbär;
racing-car:rennauto;autorennen
radio:radio;
railway-car:eisenbahnwagen;tram|wagen|waggon|wagon
railway-track:bahngleis;gleise|schienen
rainbow:regenbogen;
raised-back-of-hand:erhobene hand von hinten;
raised-fist:erhobene faust;kampf|solidarität
raised-hand:erhobene hand;
ram:widder;
rat:ratte;
razor:rasierer;klinge|rasiermesser
receipt:beleg;abrechnung|aufstellung|buchhalter|buchhaltung|quittung|rechnung|rechnungswesen|schriftstück
red-apple:roter apfel;
red-circle:roter punkt;
red-envelope:roter umschlag;hong bao|hongbao
red-exclamation-mark:rotes ausrufezeichen;
red-heart:rotes herz;
red-paper-lantern:rote papierlaterne;izakaya|japanische laterne
red-question-mark:rotes fragezeichen;
red-square:rotes quadrat;
relieved-face:erleichtertes gesicht;
reminder-ribbon:gedenkschleife;
repeat-single-button:titel wiederholen;
rescue-workers-helmet:rettungshelm;sanitäter
reverse-button:pfeil zurück;
revolving-hearts:kreisende herzen;herzen
rhinoceros:nashorn;rhinozeros
ribbon:pinke schleife;schleife
rice-ball:reisbällchen;
rice-cracker:reiscracker;cracker
right-arrow:pfeil nach rechts;
right-facing-fist:faust nach rechts;
ring:ring;diamantring|schmuck|verlobung
ring-buoy:rettungsring;leben retten|lebensretter|rettung|schwimmring
ringed-planet:ringplanet;gasplanet|himmelskörper|planet|saturn
roasted-sweet-potato:geröstete süßkartoffel;süßkartoffel
robot:roboter;robotergesicht|roboterkopf
rock:felsen;
rocket:rakete;
roll-of-paper:küchenrolle;hygiene|klopapier|papierrolle|papiertücher|toilettenpapier|wc-papier
rolled-up-newspaper:zusammengerollte zeitung;
roller-coaster:achterbahn;
roller-skate:rollschuh;rollen|rollerskate|rollschuh laufen
rolling-on-the-floor-laughing:;boden
rooster:hahn;
rose:rose;
rosette:rosette;
round-pushpin:stecknadel;
rugby-football:rugbyball;rugby
running-shirt:laufshirt;laufen|laufshirt mit schärpe|schärpe
running-shoe:sportschuh;sneaker|turnschuh
safety-pin:sicherheitsnadel;punk|windel
safety-vest:sicherheitsweste;weste
sagittarius:schütze (sternzeichen);
sailboat:segelboot;
sake:sake-flasche mit tasse;sake|sake-flasche und -tasse|tasse
salt:salz;salzstreuer
saluting-face:salutierendes gesicht;aye|respekt
sandwich:sandwich;
santa-claus:weihnachtsmann;
sari:sari;
satellite:satellit;sputnik
satellite-antenna:satellitenschüssel;antenne|sat-schüssel|satschüssel
sauropod:sauropode;brachiosaurus|brontosaurus|dino|dinosaurier|diplodocus|saurier
saxophone:saxofon;
scarf:schal;hals
school:schule;schulgebäude
scientist:wissenschaftler(in);forscher(in)
scissors:schere;
scorpio:skorpion (sternzeichen);
scorpion:skorpion;
screwdriver:schraubenzieher;schraubendreher
scroll:schriftrolle;
seal:seehund;robbe|seelöwe
seat:sitzplatz;sitz
seedling:spross;
selfie:selfie;
service-dog:assistenzhund;assistenz
sewing-needle:nähnadel;nadel|nadel und faden|nähte|stiche
shaking-face:zitterndes doppelgesicht;doppelgesicht|erdbeben
shallow-pan-of-food:pfannengericht;paella|reispfanne
shamrock:kleeblatt;
shark:hai;haifisch
shaved-ice:wassereis;sorbet
sheaf-of-rice:reisähre;reispflanze|ähre
shield:schutzschild;
shinto-shrine:shinto-schrein;schrein|shinto
ship:schiff;dampfer|kreuzfahrtschiff
shooting-star:sternschnuppe;himmel
shopping-bags:einkaufstüten;einkaufen|shopping|tüte
shopping-cart:einkaufswagen;
shortcake:torte;kuchenstück|stück torte|tortenstück
shorts:shorts;badebekleidung|badehose|boxershorts|schwimmshorts
shower:dusche;duschkopf
shrimp:garnele;gourmet|krustentier|shrimp
shushing-face:ermahnendes gesicht;
sign-of-the-horns:teufelsgruß;heavy|hörner|mano cornuta|metal|metalhand|pommesgabel|teufel
singer:sänger(in);entertainer(in)|rock|star
skateboard:skateboard;board|brett|räder|skateboard fahren|skater
skier:skifahrer(in);skifahrer|skifahrerin
skis:ski;ski und stöcke
skull:totenkopf;schädel|tod
skull-and-crossbones:;piratenflagge
skunk:stinktier;skunk
sled:schlitten;rodel|rodeln
sleeping-face:schlafendes gesicht;mittagsschlaf
sleepy-face:schläfriges gesicht;
slightly-frowning-face:betrübtes gesicht;
slot-machine:spielautomat;glücksspiel
sloth:faultier;
small-airplane:kleines flugzeug;privatjet
small-blue-diamond:kleine blaue raute;
smiling-cat-with-heart-eyes:;herzaugen
smiling-face:lächelndes gesicht;
smiling-face-with-halo:;heiligenschein|lächeln
smiling-face-with-hearts:;hdgdl|herzchen
smiling-face-with-tear:;freudenträne|träne
smirking-face:;mundwinkel
snail:schnecke;
snake:schlange;schlangenträger
sneezing-face:niesendes gesicht;erkältung|gesundheit|grippe|taschentuch
snow-capped-mountain:schneebedeckter berg;
snowboarder:snowboarder(in);snowboard|snowboarden|snowboarder|snowboarderin
snowflake:schneeflocke;flocke
snowman:schneemann im schnee;schnee|schneemann
snowman-without-snow:;winter
soap:seife;baden|riegel|seifenschale|seifenstück
soccer-ball:fußball;bundesliga|messi
socks:socken;strümpfe
soft-ice-cream:softeis;
softball:softball;unterarm
spade-suit:pik;karten
spaghetti:spaghetti;essse|nudeln mit tomatensoße|pasta
sparkler:wunderkerze;feiern
sparkles:funkelnde sterne;sterne
sparkling-heart:funkelndes herz;aufregung|morgen
speaker-high-volume:;dezibel|schallwellen
speaker-low-volume:;ton an
speaker-medium-volume:;ton
speaking-head:sprechender kopf;silhouette|sprechende person
speech-balloon:;dialog|gespräch|sprechblase
speedboat:schnellboot;luxus|see|sommer|yacht
spider:spinne;
spider-web:spinnennetz;
spiral-calendar:spiralkalender;
spiral-notepad:notizblock;block
spiral-shell:schneckenhaus;
sponge:schwamm;putzmittel
spoon:löffel;
sport-utility-vehicle:wohnmobil;
sports-medal:sportmedaille;medaille
spouting-whale:blasender wal;
squid:tintenfisch;kalmar
stadium:stadion;arena
star-and-crescent:hilal und stern;
star-struck:überwältigt;
station:bahnhof;
statue-of-liberty:freiheitsstatue;
steaming-bowl:schüssel und essstäbchen;eiernudeln|nudeln|schüssel
stethoscope:stethoskop;herzschlag|untersuchung
stop-sign:stoppschild;stopp
stopwatch:stoppuhr;
straight-ruler:lineal;
strawberry:erdbeere;
student:student(in);absolvent(in)|uni
studio-microphone:studiomikrofon;
stuffed-flatbread:döner;döner kebab|wrap
sun:sonne;sonnenstrahlen|strahlen
sun-behind-cloud:sonne hinter wolke;
sun-behind-rain-cloud:sonne hinter regenwolke;regenwolke
sun-with-face:sonne mit gesicht;sonnengesicht|sonnenschein
sunflower:sonnenblume;
sunglasses:sonnenbrille;
sunrise:;meer
sunrise-over-mountains:;berge|sonnenaufgang
sunset:;morgenrot|sonnenuntergang
sushi:sushi;
suspension-railway:schwebebahn;hängebahn
swan:schwan;
sweat-droplets:schweißtropfen;
synagogue:synagoge;jude
syringe:spritze;impfung|injektion|kanüle
t-rex:t-rex;tyrannosaurus rex
t-shirt:t-shirt;shirt
taco:taco;
takeout-box:takeaway-schachtel;takeaway-box
tamale:tamale;streetfood
tanabata-tree:tanabata-baum;baum|sternenfest|zettel
tangerine:mandarine;apfelsine|orange|vitamin
taurus:stier (sternzeichen);
taxi:taxi;
teacher:lehrer(in);dozent(in)|professor(in)
teacup-without-handle:teetasse ohne henkel;oolong|teetasse
teapot:teekanne;kanne|tee brühen|teekrug
tear-off-calendar:abreißkalender;termin
technologist:it-experte/it-expertin;entwickler(in)
teddy-bear:teddybär;kuscheltier|plüschteddy|plüschtier|spielwaren|spielzeug|stoffbär|stofftier|teddy
telephone:telefon;festnetz
telephone-receiver:telefonhörer;hörer
telescope:teleskop;
television:fernseher;fernsehen
tennis:tennisball;tennis
tent:zelt;campingurlaub|zeltplatz
test-tube:reagenzglas;chemie|chemikalie|chemiker|substanz|versuche
thermometer:thermometer;temperatur
thinking-face:nachdenkendes gesicht;
thong-sandal:zehensandale;badelatschen|flipflops|latschen|sandalen|strandschuh|zehensandalen
thought-balloon:gedankenblase;nachdenken
thread:faden;nähen|nähfaden|nähgarn|rolle|spule|zwirn
thumbs-down:daumen runter;
thumbs-up:daumen hoch;
ticket:ticket;konzert
tiger:tiger;
tiger-face:tigergesicht;
timer-clock:zeitschaltuhr;timer
tired-face:müdes gesicht;
toilet:toilette;
tokyo-tower:tokyo tower;fernsehturm|tokio
tomato:tomate;
tongue:zunge;
toolbox:werkzeugkasten;box|handkasten|kasten|kiste|mechaniker|werkzeugkiste|werkzeugkoffer
tooth:zahn;zahnarzt|zahnärztin
toothbrush:zahnbürste;bürste|körperpflege|mundhygiene|zahnhygiene
top-hat:zylinder;zylinderhut
tornado:wirbelsturm;tornado
trackball:trackball;
tractor:traktor;landwirtschaft|trecker
train:zug;eisenbahn
tram:straßenbahn;
tram-car:straßenbahnwagen;tramwagen
triangular-ruler:dreieckiges lineal;geodreieck
troll:troll;ork
trolleybus:oberleitungsbus;trolleybus
trophy:pokal;champion|preis|sieger|trophäe
tropical-drink:cocktail;
tropical-fish:tropenfisch;
trumpet:trompete;
tulip:tulpe;
tumbler-glass:trinkglas;schnaps|whiskey
turkey:truthahn;pute|thanksgiving
turtle:schildkröte;
two-hearts:zwei herzen;date|rendezvous
two-hump-camel:kamel;
umbrella:regenschirm;bekleidung
umbrella-on-ground:;sonnenschirm
umbrella-with-rain-drops:regenschirm im regen;regen
unamused-face:verstimmtes gesicht;
unicorn:einhorn;einhorngesicht
unlocked:offenes schloss;
up-arrow:pfeil nach oben;
up-left-arrow:pfeil nach links oben;
up-right-arrow:pfeil nach rechts oben;
upside-down-face:umgekehrtes gesicht;
victory-hand:victory-geste;sieg|victory
video-camera:videokamera;videos
video-game:gamepad;
videocassette:videokassette;video
violin:geige;violine
virgo:jungfrau (sternzeichen);
volcano:vulkan;ausbruch|lava|vulkanausbruch
volleyball:volleyball;
vulcan-salute:vulkanischer gruß;gruß
waffle:waffel;waffel mit butter
waning-crescent-moon:letztes mondviertel;
waning-gibbous-moon:drittes mondviertel;
wastebasket:papierkorb;abfalleimer
watch:armbanduhr;
water-buffalo:wasserbüffel;
water-pistol:wasserpistole;pistole|revolver
water-wave:welle;
watermelon:wassermelone;
waving-hand:winkende hand;
waxing-crescent-moon:erstes mondviertel;
waxing-gibbous-moon:zweites mondviertel;
weary-cat:erschöpfte katze;
weary-face:erschöpftes gesicht;fehlschlag
wedding:hochzeit;
whale:wal;
wheel:autorad;autoreifen|reifen|reifen mit felgen
wheelchair-symbol:symbol „rollstuhl“;
white-cane:blindenstock;gehstock
white-circle:weißer punkt;
white-exclamation-mark:weißes ausrufezeichen;
white-flag:weiße flagge;
white-flower:blumenstempel;
white-heart:weißes herz;
white-large-square:großes weißes quadrat;
white-question-mark:weißes fragezeichen;
white-small-square:kleines weißes quadrat;
wilted-flower:welke blume;blume
wind-chime:japanisches windspiel;bimmel
wind-face:wind;
window:fenster;aussicht|fensterrahmen|öffnung
wine-glass:weinglas;alkohol
wing:flügel;engel|engelsflügel|flug|mythologie
winking-face:zwinkerndes gesicht;zwinkern
wolf:wolf;wolfsgesicht
woman:frau;
womans-boot:damenstiefel;
womans-clothes:bluse;damenmode|oberbekleidung
womans-hat:damenhut;damenhut mit schleife
womans-sandal:damensandale;sandale
wood:holz;baumstamm|feuerholz|holzscheite|lagerfeuer
woozy-face:schwindeliges gesicht;
world-map:weltkarte;landkarte|welt
worm:wurm;parasit|regenwurm|ringelwurm
worried-face:besorgtes gesicht;
wrapped-gift:geschenk;schachtel|überraschung
wrench:schraubenschlüssel;
writing-hand:schreibende hand;
x-ray:röntgenbild;radiologie|rippen|röntgen|röntgenstrahlen|skelett
yarn:wollknäuel;garn|häkeln|stricken
yawning-face:gähnendes gesicht;
yellow-circle:gelber punkt;
yellow-heart:gelbes herz;
yellow-square:gelbes quadrat;
yen-banknote:yen-banknote;yen
yin-yang:yin und yang;
yo-yo:jo-jo;yo-yo
zany-face:irres gesicht;
zebra:zebra;streifen
zipper-mouth-face:;reißverschluss
zzz:schlafen;buchstaben|nickerchen|schlaf|schnarchen|zzz`;
