// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:guldmedalj;guld|segrare
2nd-place-medal:silvermedalj;andra plats|silver
3rd-place-medal:bronsmedalj;brons|tredje plats
a-button-blood-type:blodgrupp a;
ab-button-blood-type:blodgrupp ab;
abacus:kulram;beräkning
accordion:dragspel;ackordeon|dragharmonika
adhesive-bandage:plåster;bandage
admission-tickets:inträdesbiljetter;inträde
aerial-tramway:kabinbana;funifor|gondolbana
airplane:flygplan;
airplane-arrival:ankomst med flyg;ankomst|flyg|flyg som landar
airplane-departure:avgång med flyg;avgång|flyg som avgår
alarm-clock:väckarklocka;
alembic:retort;kemi
alien:utomjording;alien|rymdvarelse|ufo
alien-monster:utomjordiskt monster;monster
ambulance:ambulans;
american-football:amerikansk fotboll;
amphora:amfora;kruka|krus
anatomical-heart:hjärta;kardiologi|organ|puls
anchor:ankare;hopp
anger-symbol:symbol för ilska;ilska|symbol
angry-face:argt ansikte;ilsken|upprörd
angry-face-with-horns:argt ansikte med horn;djävul|horn
anguished-face:plågat ansikte;lider|olycklig|plågat|åh nej|ångest
ant:myra;
antenna-bars:stapel signalstyrka;
anxious-face-with-sweat:oroligt svettigt ansikte;panik
articulated-lorry:lastbil;
artist:konstnär;
artist-palette:färgpalett;färger|konst|palett
astonished-face:chockat ansikte;chockad|förvånad|inte|otroligt|sant
astronaut:astronaut;kosmonaut
atom-symbol:symbol för atom;
auto-rickshaw:automatisk riksha;motordriven|rickshaw|riksha|tuk-tuk
automobile:bil;
avocado:avokado;
axe:yxa;hugga|klyva|ved
b-button-blood-type:blodgrupp b;
baby:bebis;baby|ung
baby-angel:bebisängel;ängel
baby-bottle:nappflaska;flaska|mjölk
baby-chick:kyckling;kycklingansikte
back-arrow:back med vänsterpil;
backhand-index-pointing-down:nedåtpekande finger;finger|peka nedåt
backhand-index-pointing-left:vänsterpekande finger;peka åt vänster
backhand-index-pointing-up:pekfinger upp;peka uppåt|pekfinger
backpack:ryggsäck;skolväska|väska
bacon:bacon;kött
badger:grävling;honungsgrävling|plåga
badminton:badminton;
bagel:bagel;bakverk
baguette-bread:baguette;fransk
balance-scale:balansvåg;rättvisa|vågen
ballet-shoes:ballettskor;balett|dans
balloon:ballong;
ballot-box-with-ballot:valurna med röstsedel;rösta
banana:banan;
banjo:banjo;sträng
bank:bank;
bar-chart:stapeldiagram;staplar
barber-pole:barberarstolpe;barberare|frisör|stolpe
baseball:baseboll;
basket:korg;jordbruk|picknick|tvätt
basketball:basketboll;basket
bat:fladdermus;
bathtub:badkar;bad
battery:batteri;
beach-with-umbrella:strand med parasoll;parasoll|strand
beaming-face-with-smiling-eyes:;roligt|strålande
beans:bönor;kidneybönor|små
bear:björnansikte;björn
beating-heart:bultande hjärta;bankar|bultande|slår
beaver:bäver;damm
bed:säng;sömn
beer-mug:ölstop;stop|ölglas
beetle:skalbagge;småkryp
bell:ringklocka;ljud
bell-pepper:paprika;
bell-with-slash:överstruken ringklocka;inget ljud|ljudlös
bellhop-bell:receptionsklocka;piccolo|plingklocka
bento-box:bentolåda;bento|låda
beverage-box:dryckeskartong;dryckesförpackning
bicycle:cykel;
bikini:bikini;badkläder
billed-cap:skärmmössa;basebollkeps|keps
biohazard:biologisk fara;
bird:fågel;fågelansikte
birthday-cake:födelsedagstårta;födelsedag|fördelsedagstårta|grattis|tårta
bison:bisonoxe;buffalo|hjord|visent
biting-lip:biter i läppen;flirtar|nervös|obekväm|orolig|tveksam|ängslig
black-cat:svart katt;halloween|mjau|otur|skrock|svart
black-circle:svart cirkel;
black-flag:svart flagga;
black-heart:svart hjärta;ond
black-large-square:stor svart ruta;
black-medium-small-square:mellanliten svart ruta;
black-medium-square:mellanstor svart ruta;
black-nib:stiftpenna;penna|stift
black-small-square:liten svart ruta;
black-square-button:svart fyrkantig knapp;
blackbird:koltrast;korp|kraxa|kråka|näbb|råka
blossom:blomma;blomster
blowfish:blåsfisk;
blue-book:blå bok;bok
blue-circle:blå cirkel;
blue-heart:blått hjärta;blått
blue-square:blå kvadrat;
blueberries:blåbär;
boar:vildsvin;svin
bomb:bomb;serietidning
bone:benknota;
bookmark:bokmärke;märke
bookmark-tabs:bokmärkesflikar;bokmärken|flikar|markörer
books:böcker;
boomerang:boomerang;bumerang|flyga tillbaka
bottle-with-popping-cork:champagne;bubbel|nyår
bouquet:blombukett;blommor
bow-and-arrow:pil och båge;båge|bågskytt|pilbåge|vapen
bowl-with-spoon:skål och sked;flingor|frukost
bowling:bowling;bowlingklot|bowlingklot och käglor|klot
boxing-glove:boxningshandske;boxning
boy:pojke;kille
brain:hjärna;klok
bread:bröd;limpa
breast-feeding:amning;amma|bröst
brick:tegelsten;bruk|lera|tegelstenar|tegelstensvägg|vägg
bridge-at-night:bro på natten;bro
briefcase:portfölj;
briefs:badbyxor;badshorts|simutrustning
bright-button:hög ljusstyrka;
broccoli:broccoli;kål
broken-chain:bruten länk;boja|bryta|frihet|kedja
broken-heart:brustet hjärta;brustet|trasigt
broom:kvast;sopa|städa
brown-circle:brun cirkel;
brown-heart:brunt hjärta;brunt
brown-mushroom:brun svamp;brun flugsvamp|brunsvamp|grönsaker|natur|sopp|tryffel|trädgårdschampinjon
brown-square:brun kvadrat;
bubble-tea:bubbelte;pärlor|tapiokapärlor
bubbles:bubblor;lödder|rap|rent|såpbubblor|under vatten
bucket:spann;hink|kärl|ämbar
bug:tusenfoting;kryp|larv
building-construction:byggarbetsplats;bygge
bullet-train:höghastighetståg;shinkansen|tgv
bullseye:mitt i prick;bullseye|fullträff|pilkastning|rakt på mål
burrito:burrito;fredagsmys|mexikanskt
bus:buss;
bus-stop:busshållplats;hållplats
bust-in-silhouette:figur i silhuett;figur|människa
busts-in-silhouette:figurer i silhuett;figurer
butter:smör;mjölkprodukt
butterfly:fjäril;sommar|vacker
cactus:kaktus;
calendar:kalender;datum
call-me-hand:ring mig-hand;
camel:dromedar;puckel
camera:kamera;video
camera-with-flash:kamera med blixt;blixt
camping:camping;
candle:stearinljus;levande ljus|ljus
candy:godis;karamell
canned-food:konserv;konservburk
canoe:kanot;
card-file-box:kartotek;
card-index:kortregister;register
card-index-dividers:indexflikar;index|pärmflikar
carousel-horse:karusellhäst;karusell
carp-streamer:karpvindstrut;karp|vindstrut
carpentry-saw:fogsvans;snickare|såg|trä
carrot:morot;rotfrukt
castle:slott;europeiskt slott
cat:katt;
cat-face:kattansikte;
cat-with-tears-of-joy:;glädjetårar|gråter|skrattar|tårar
cat-with-wry-smile:;ironiskt|snett
chains:kedjor;
chair:stol;sitta|säte
chart-decreasing:nedåtgående trend;graf
chart-increasing:uppåtgående trend;
chart-increasing-with-yen:stigande diagram med yen;diagram|diagram stigande marknad|stigande marknad|uppåtpekande
check-mark-button:vit bockmarkering;
cheese-wedge:ostbit;ost
chequered-flag:schackrutig flagga;
cherries:körsbär;
cherry-blossom:körsbärsblomma;
chess-pawn:schackbonde;schack|utbytbar
chestnut:kastanj;växt
chicken:höna;
child:barn;könsneutral|leende barn
children-crossing:passerande barn;
chipmunk:jordekorre;
chocolate-bar:chokladkaka;choklad|chokladbit
chopsticks:ätpinnar;
christmas-tree:julgran;gran|högtid|jul
church:kyrka;kristen
cigarette:cigarett;rykande cigarett|rökning|rökning tillåtet
circled-m:m i en cirkel;
circus-tent:cirkustält;cirkus
cityscape:stadsbild;höga hus|skyskrapa|storstad
cityscape-at-dusk:stad i skymning;kväll|skymning|stadsvy
clamp:skruvtving;tving
clapper-board:filmklappa;film|klappa
clapping-hands:klappande händer;klappa händer
classical-building:klassisk byggnad;byggnad|sevärdhet
clinking-beer-mugs:skålande ölstop;skålande ölglas
clinking-glasses:skålande glas;fira|glas
clipboard:skrivplatta;clipboard|urklipp
clockwise-vertical-arrows:vertikala pilar medurs;
closed-book:stängd bok;
closed-mailbox-with-lowered-flag:;post
closed-umbrella:hopfällt paraply;
cloud:moln;
cloud-with-lightning:moln med blixt;oväder
cloud-with-rain:regnmoln;
cloud-with-snow:moln med snö;
clown-face:clownansikte;clown|pajas
club-suit:klöver;färg|svart klöver
clutch-bag:kuvertväska;accessoar|clutch
coat:jacka;kavaj
cockroach:kackerlacka;skadedjur
cocktail-glass:cocktailglas;cocktail
coconut:kokosnöt;halv kokosnöt|piña colada
coffin:kista;begravning
coin:mynt;skatt
cold-face:kallt ansikte;frostbiten|frusen|istappar|kall|minus
collision:explosion;kollision|smäll
comet:komet;
compass:kompass;magnetisk|navigation|orientering
computer-disk:datordiskett;optisk|skiva
computer-mouse:datormus;
confetti-ball:konfettiboll;konfetti
confounded-face:förvirrat ansikte;frustrerad|förvirrad|irriterad
confused-face:förbryllat ansikte;förbryllad|vad|vet
construction:skylt för byggområde;
construction-worker:byggarbetare;arbetare
control-knobs:reglagevred;reglage
convenience-store:jourbutik;affär|butik
cook:kock;köksmästare
cooked-rice:kokt ris;ris
cookie:kaka;desert|efterrätt|småbröd
cooking:matlagning;laga mat|steka ägg
coral:korall;klimatförändring|rev
couch-and-lamp:soffa och lampa;lampa|soffa
counterclockwise-arrows-button:pilar moturs;
cow:ko;kossa
cow-face:koansikte;
cowboy-hat-face:ansikte med cowboyhatt;cowboy|cowboyhatt|cowgirl
crab:krabba;kräfta|skaldjur
crayon:krita;
credit-card:kreditkort;betalkort
crescent-moon:månskära;
cricket:syrsa;gräshoppa
cricket-game:cricket;cricketslagträ och boll
crocodile:krokodil;
croissant:croissant;
cross-mark:rött kryss;
cross-mark-button:vitt kryss i ruta;
crossed-fingers:korsade fingrar;korsa
crossed-flags:korsade flaggor;
crossed-swords:korslagda svärd;svärd
crown:krona;drottning|kung|kungakrona
crutch:krycka;funktionsnedsättning|handikapp|käpp|mobilitetshjälpmedel|skadad
crying-cat:gråtande kattansikte;tår
crying-face:gråtande ansikte;saknar|sorgligt
crystal-ball:kristallkula;framtiden|spåkula
cucumber:gurka;
cup-with-straw:mugg med sugrör;juice|läskedryck
cupcake:muffin;bakelse
curling-stone:curlingsten;
curry-rice:curry och ris;curry
custard:brylépudding;
cut-of-meat:styckdel;fläskkotlett|lammkotlett|stek
cyclone:cyklon;tromb|tyfon
dagger:dolk;
dango:dango;
dashing-away:fartsymbol;borta|pust|springa|springer iväg
deciduous-tree:lövträd;lövfällande|träd
deer:hjort;
delivery-truck:budbil;skåpbil
department-store:varuhus;
derelict-house:fallfärdigt hus;förfallet|ödehus
desert:öken;torrt|varmt
desert-island:öde ö;öde
desktop-computer:stationär dator;dator
detective:detektiv;spion
diamond-suit:ruter;röd ruter
diamond-with-a-dot:diamantform med en prick;
dim-button:låg ljusstyrka;
disappointed-face:besviket ansikte;misslyckades|nedslagen
disguised-face:maskerat ansikte;anonym|ansikte|förklädnad|inkognito
diving-mask:dykmask;snorkelmask|snorkla
diya-lamp:diyalampa;diya|oljelampa
dizzy:omtumlad;
dna:dna;biolog|evolution|gen|genetik|liv
dodo:dront;mauritius|stor|utrotad
dog:hund;valp
dog-face:hundansikte;
dollar-banknote:dollarsedel;dollar|sedel
dolphin:delfin;
donkey:åsna;däggdjur|envis|mula|mulåsna
door:dörr;
dotted-line-face:osynligt ansikte;deprimerad|försvinner|introvert|osynlig
double-curly-loop:dubbel ögla;
double-exclamation-mark:dubbla utropstecken;
doughnut:munk;donut
dove:duva;fred|fredsduva
down-left-arrow:nedåtpil vänster;
down-right-arrow:nedåtpil höger;
dragon:drake;
dragon-face:drakansikte;
dress:klänning;
drooling-face:dreglande ansikte;dreglar
drop-of-blood:blodsdroppe;bloddroppe|ge blod|medicin|menstruation
droplet:droppe;kallsvettig|svettdroppe|svettig|vattendroppe
drum:trumma;trumma med trumpinnar|trumpinnar
duck:and;
dumpling:dumpling;degknyte|empanada|gyōza|jiaozi|pirog
dvd:dvd-skiva;bluray-skiva
e-mail:e-post;brev|e-postsymbol|mail|mejl
eagle:örn;
ear:öra;kropp
ear-of-corn:majskolv;majs
ear-with-hearing-aid:öra med hörapparat;
egg:ägg;
eggplant:aubergine;äggplanta
eight-pointed-star:åttauddig stjärna;
electric-plug:elkontakt;kontakt
elephant:elefant;
elevator:hiss;lift|vinsch
empty-nest:tomt bo;rede|ruva
end-arrow:end med högerpil;
envelope:kuvert;e-postmeddelande
envelope-with-arrow:kuvert med pil;pil|skickat|utgående
euro-banknote:eurosedel;euro
evergreen-tree:barrträd;vintergrön
ewe:tacka;får
exploding-head:exploderande huvud;exploderande|huvud
expressionless-face:uttryckslöst ansikte;ingen|kommentar|uttryckslöst
eye:öga;
eye-in-speech-bubble:öga i pratbubbla;vittne
eyes:ögon;
face-blowing-a-kiss:ansikte ger en slängkyss;puss|slängkyss
face-exhaling:ansikte andas ut;andas ut|pustar|suckar
face-holding-back-tears:;känslosam|tårfyllda
face-in-clouds:ansikte i moln;disträ|glömsk|tankspridd
face-savoring-food:;gott|mat|mums|njuter|smakar
face-screaming-in-fear:;fasa|katastrof|livrädd|skriet|skriker
face-vomiting:kräkande ansikte;illamående|kräks|spyr
face-with-diagonal-mouth:ansikte med diagonal mun;diagonal|osäker|skeptisk
face-with-hand-over-mouth:;fnissar|hoppsan
face-with-medical-mask:ansikte med munskydd;baciller|munskydd|sjuk|smitta
face-with-monocle:ansikte med monokel;gammaldags|monokel|torr
face-with-open-eyes-and-hand-over-mouth:;generad|överraskad|överväldigad
face-with-open-mouth:förvånat ansikte;gapar|omg
face-with-peeking-eye:ansikte med kikande öga;fängslad|försiktig|kikar|tjuvkikar
face-with-raised-eyebrow:;höjt|ögonbryn
face-with-rolling-eyes:;himlar
face-with-spiral-eyes:ansikte med spiralögon;fundersam|hypnotiserad|snurrig|spiralögon|yrsel
face-with-steam-from-nose:;näsan|triumf|vansinnig|ånga
face-with-symbols-on-mouth:;förbannad|svordomar|svär|symboler
face-with-tears-of-joy:ansikte med glädjetårar;gapskratt|gråt|jätteroligt
face-with-thermometer:ansikte med termometer;feber
face-with-tongue:ansikte räcker ut tungan;blä|räcker ut
face-without-mouth:ansikte utan mun;hemlighet|stum|utan|uttryckslös
factory:fabrik;
factory-worker:fabriksarbetare;industri|industriarbetare
falafel:falafel;kikärter|köttbulle
fallen-leaf:fallande löv;faller|fallna löv|höstlöv|löv
farmer:bonde;jordbrukare|lantbrukare
fast-down-button:dubbla nedåtpilar;
fast-up-button:dubbla uppåtpilar;
fax-machine:fax;
fearful-face:skrämt ansikte;skräckinjagat|skrämd
feather:fågelfjäder;fjäder|fjäderdräkt|lätt
ferris-wheel:pariserhjul;nöjespark
ferry:färja;passagerare
field-hockey:landhockey;landhockeyklubba
file-cabinet:dokumentskåp;dokument|skåp
file-folder:arkivmapp;arkiv
film-frames:filmnegativ;negativ
film-projector:filmprojektor;projektor
fire:eld;brinner|flamma
fire-engine:brandbil;
fire-extinguisher:brandsläckare;kväva|släcka
firecracker:smällare;dynamit|fyrverkeri|sprängämne
firefighter:brandman;
fireworks:fyrverkerier;firande
first-quarter-moon:tilltagande halvmåne;kvarts
first-quarter-moon-face:;gubben i månen|månansikte
fish:fisk;fiskarna
fish-cake-with-swirl:fiskkaka;snurrad fiskkaka
fishing-pole:fiskespö;fiska|fiskespö och fisk|spö
flag-in-hole:flagga i hål;golfflagga
flamingo:flamingo;flambojant
flashlight:ficklampa;
flat-shoe:ballerinasko;lågklackad|toffla
flatbread:tunnbröd;naanbröd
fleur-de-lis:fransk lilja;
flexed-biceps:spänd biceps;muskler|stark
floppy-disk:diskett;
flower-playing-cards:spelkort med blomma;kortspel|spelkort
flushed-face:rodnande ansikte;pinsamt|rodnar|skäms
flute:flöjt;band|blockflöjt|flöjtist|instrument|orkester|panflöjt|pickolaflöjt|träblås
fly:fluga;asätande insekt|sjukdom
flying-disc:frisbee;ultimate
flying-saucer:flygande tefat;
fog:dimma;
foggy:dimmigt;
folded-hands:beende händer;ber|händer|knäppta händer
folding-hand-fan:solfjäder;blyg|fläkt|fläktar|flört|svalka
fondue:fondue;schweiziskt|smältande
foot:fot;stampa
footprints:fotavtryck;avtryck|fötter
fork-and-knife:kniv och gaffel;bestick|gaffel|gaffel och kniv|hungrig|kniv|matdags|middag|äta
fork-and-knife-with-plate:tallrik, kniv och gaffel;dukning|tallrik
fortune-cookie:lyckokaka;profetia
fountain:fontän;springbrunn
fountain-pen:reservoarpenna;
four-leaf-clover:fyrklöver;irland|lycka|tur
fox:rävansikte;räv
framed-picture:tavla;bild i ram|museum
french-fries:pommes frites;pommes
fried-shrimp:friterad räka;friterad|tempura
frog:grodansikte;groda
front-facing-baby-chick:kyckling framifrån;
frowning-face:ansikte med sur mun;
frowning-face-with-open-mouth:;bister|oförstående|ogillande|öppen
fuel-pump:bränslepump;bensin|bensinpump|bensinstation|bränsle
full-moon:fullmåne;
full-moon-face:fullmåne med ansikte;
funeral-urn:begravningsurna;aska|urna
game-die:speltärning;tärning
garlic:vitlök;smaksättning
gear:kugghjul;kugge
gem-stone:ädelsten;juvel
ghost:spöke;
ginger-root:ingefära;hälsa|krydda|kryddväxt|rot
giraffe:giraff;prickar
girl:flicka;jungfru|tjej
glass-of-milk:mjölkglas;
glasses:glasögon;accessoarer|brillor
globe-showing-americas:;jorden|nord- och sydamerika|nordamerika|sydamerika|visar|världen
globe-showing-asia-australia:;asien|asien-australien|jordglob
globe-showing-europe-africa:jordglob europa–afrika;afrika|europa|europa-afrika
globe-with-meridians:jordglob med meridianer;meridianer
gloves:handske;
glowing-star:blänkande stjärna;blänkande|glittrande|glänsande|seger
goal-net:målnät;mål|nät
goat:get;stenbock
goblin:japanskt troll;
goggles:simglasögon;simma|svetsning|ögonskydd
goose:gås;anka|dum|flock|fånig|kackel|rolig
gorilla:gorilla;
graduation-cap:examenshatt;examen
grapes:vindruvor;
green-apple:grönt äpple;grönt|äpple
green-book:grön bok;
green-circle:grön cirkel;
green-heart:grönt hjärta;
green-salad:grönsallad;grön|sallad
green-square:grön kvadrat;
grey-heart:grått hjärta;grå|känsla|skiffer
grimacing-face:grimaserande ansikte;biter ihop|grimaserar
grinning-cat:flinande kattansikte;flinande
grinning-cat-with-smiling-eyes:;flin|grin
grinning-face:ansikte med stort leende;kul
grinning-face-with-big-eyes:;flina|stora
grinning-face-with-smiling-eyes:;blundar|lol
grinning-face-with-sweat:;jobbigt|stress|svett
grinning-squinting-face:;hahaha|kiknar|stängda
growing-heart:växande hjärta;växande
guard:vakt;grenadjär
guide-dog:ledarhund;blindhund|hjälp|service
guitar:gitarr;elgitarr|musikinstrument
hair-pick:afrokam;afro|hår|kam
hamburger:hamburgare;burgare
hammer:hammare;
hammer-and-pick:hammare och hacka;
hammer-and-wrench:hammare och skiftnyckel;
hamsa:hamsa;amulett|fatima|maria|miriam|skydd
hamster:hamsteransikte;hamster
hand-with-fingers-splayed:;hand
hand-with-index-finger-and-thumb-crossed:;betala|dyrt|fingrarna|knäppa|korsade|tumme
handbag:handväska;
handshake:handskakning;avtal|möte
hatching-chick:nykläckt kyckling;kläckt
head-shaking-horizontally:;horisontellt|skakar
head-shaking-vertically:huvud skakar vertikalt;nickar|vertikalt
headphone:hörlur;
headstone:gravsten;begravningsplats|grav|gravplats|minneslund
health-worker:läkare;sjuksköterska|terapeut|vårdpersonal
hear-no-evil-monkey:apa hör inget;håller för|hör|inget|öron
heart-decoration:hjärtdekoration;dekoration
heart-exclamation:;utropstecken
heart-hands:handhjärta;älskar
heart-on-fire:brinnande hjärta;brinnande|lust
heart-suit:hjärter;rött hjärter
heart-with-arrow:hjärta med pil;amors
heart-with-ribbon:hjärta med rosett;
heavy-equals-sign:fetstilt likamedtecken;
hedgehog:igelkott;taggig
helicopter:helikopter;
herb:ört;blad
hibiscus:hibiskus;hibiskusblomma
high-heeled-shoe:högklackad sko;klack|pumps|sko
high-speed-train:snabbtåg;
high-voltage:högspänning;fara|hög spänning|spänning|varningssymbol
hiking-boot:vandringskänga;pjäxor|vandring
hindu-temple:hindutempel;hindu|tempel
hippopotamus:flodhäst;hovdjur
hole:hål;
hollow-red-circle:tung stor cirkel;
honey-pot:honungsburk;honung
honeybee:bi;geting
hook:krok;hake|klo|snärja
horse:häst;galopp|galopperande häst|hästlopp|trav
horse-face:hästansikte;
horse-racing:hästkapplöpning;jockey|kapplöpning
hospital:sjukhus;
hot-beverage:varm dryck;dryck|kaffe|varm|ångande
hot-dog:varmkorv;korv
hot-face:hett ansikte;febrig|hett|värmeslag|överhettad
hot-pepper:chili;peppar|starkt
hot-springs:varma källor;het källa|termalkälla
hotel:hotell;
hourglass-done:utrunnet timglas;timglas
hourglass-not-done:;sand|tid
house:hus;
house-with-garden:hus med trädgård;trädgård
houses:flera hus;byggnader
hugging-face:ansikte som kramas;vinkar
hundred-points:;full pott
hushed-face:hyssjat ansikte;hyssjad
hut:koja;hydda|kåta
hyacinth:hyacint;bluebonnet|lavendel|luktärter|lupin|purpur|violblå|violett
ice:isbit;isberg|kallt
ice-cream:glass;
ice-hockey:ishockey;ishockeyklubba och puck
ice-skate:skridsko;
identification-card:id-kort;legitimation|personuppgifter|säkerhet
inbox-tray:inkorg;mottaget
incoming-envelope:inkommande brev;mottaget brev
index-pointing-at-the-viewer:finger som pekar på mig;mig|peka
index-pointing-up:finger upp;förmaning
jack-o-lantern:lyktgubbe;lykta|pumpa|pumplykta
japanese-bargain-button:japansk ”fynd”-knapp;
japanese-castle:japanskt slott;
japanese-congratulations-button:japansk ”grattis”-knapp;
japanese-discount-button:japansk ”rabatt”-knapp;
japanese-dolls:japanska dockor;dockor
japanese-free-of-charge-button:japansk ”gratis”-knapp;
japanese-here-button:japansk ”här”-knapp;
japanese-open-for-business-button:japansk ”öppet”-knapp;
japanese-post-office:japanskt postkontor;
japanese-secret-button:japansk ”hemligt”-knapp;
jar:burk;behållare|förvaring|sås|tom
jeans:jeans;byxor
jellyfish:manet;bränner|brännmanet|hav|nässeldjur|ocean|svida|svider|tentakler
joker:joker;joker-kort|spelkort med joker
joystick:joystick;spak|styrspak
judge:domare;advokat
kaaba:kaba;islam|muslim
kangaroo:känguru;australien|hoppa|joey|pungdjur
key:nyckel;lösenord
keyboard:tangentbord;
kick-scooter:sparkcykel;sparka
kimono:kimono;
kiss-mark:läppavtryck;kyssmärke
kissing-cat:kyssande kattansikte;kyss
kissing-face:pussande ansikte;
kissing-face-with-closed-eyes:;kinder|rosiga
kissing-face-with-smiling-eyes:;godnatt
kitchen-knife:kökskniv;
kite:flygande drake;flyga|sväva
kiwi-fruit:kiwifrukt;kiwi
knocked-out-face:omtumlat ansikte;död|knockad|kryss
knot:knut;knop|rep|tågvirke
koala:koala;koala-ansikte|koalabjörn
lab-coat:labbrock;doktor|experiment|vetenskapsman
label:etikett;
lacrosse:lacrosse;
ladder:stege;klätterstege|klättra|steg
lady-beetle:nyckelpiga;
laptop:bärbar dator;bärbar|kontor|laptop
large-blue-diamond:stor blå diamantform;
large-orange-diamond:stor orange diamantform;
last-quarter-moon:avtagande halvmåne;avtagande måne|halvmåne
last-track-button:knapp för sista spåret;
latin-cross:latinskt kors;
leaf-fluttering-in-wind:löv i vinden;fladdrande
leafy-green:sallat;bok choy|grönkål|salladsblad
ledger:liggare;skrivbok
left-arrow-curving-right:svängd högerpil;
left-facing-fist:vänstervänd näve;näve|vänstervänd
left-luggage:kvarlämnat bagage;
left-right-arrow:pil höger och vänster;
left-speech-bubble:pratbubbla åt vänster;
leftwards-hand:;till vänster|vänster
leftwards-pushing-hand:;high five|neka|stanna|trycka|vänta
leg:ben;lem
lemon:citron;citrusfrukt
leopard:leopard;
level-slider:nivåreglage;
light-blue-heart:ljusblått hjärta;cyan|himmelsblå|ljusblå
light-bulb:glödlampa;elektrisk|fått en idé
light-rail:snabbspårväg;anlänt|balkbana|enskensbana|lättbana|spårväg
lime:lime;
link:länk;länkar|länksymbol|två ringar
linked-paperclips:länkade gem;ihopsatta gem
lion:lejonansikte;lejon
lipstick:läppstift;makeup|smink
lizard:ödla;kräldjur
llama:lama;alpaca|guanaco|ull|vicuña
lobster:hummer;fisksoppa|klor
locked:låst lås;lås|stängt lås
locked-with-key:lås med nyckel;stängt
locked-with-pen:lås med bläckpenna;bläckpenna
locomotive:ånglok;lok|lokomotiv
lollipop:klubba;
long-drum:congatrumma;djembe|rytm|takt
lotion-bottle:lotionflaska;kräm|lotion|shampoo|solkräm
lotus:lotus;buddhism|frid|hinduism|renhet|stillhet
loudly-crying-face:storgråtande ansikte;bölar|rinner|storgråtande
loudspeaker:handhögtalare;
love-hotel:kärlekshotell;hotell med hjärta
love-letter:kärleksbrev;
love-you-gesture:jag älskar dig-gest;
low-battery:låg batterinivå;elektronik|låg energinivå
luggage:bagage;packning|resa|resväska
lungs:lungor;andning|exhalering|inhalering
lying-face:ljugande ansikte;ljugande|ljuger|lögn|pinocchio|växer
magic-wand:trollspö;magi|trollkonst|trollstav
magnet:magnet;hästsko
magnifying-glass-tilted-left:;förstoringsglas|förstoringsglas vänster|vänsterpekande
magnifying-glass-tilted-right:;förstoringsglas höger|högerpekande
mahjong-red-dragon:mahjong-bricka;röd drake|spelbricka
mammoth:mammut;betar
man:man;vuxen
mango:mango;tropisk frukt
mans-shoe:herrsko;skor
mantelpiece-clock:mantelklocka;
manual-wheelchair:manuell rullstol;
map-of-japan:karta över japan;japan|karta
maple-leaf:lönnlöv;
maracas:maracas;skaka|slaginstrument|slagverk
martial-arts-uniform:kampsportdräkt;judo|kampsport|karate|självförsvar|taekwondo
mate:mate-te;
meat-on-bone:köttben;på ben
mechanic:mekaniker;elektriker|rörmontör
mechanical-arm:mekanisk arm;bionisk arm|protes
mechanical-leg:mekaniskt ben;bioniskt ben
medical-symbol:medicinsk symbol;
megaphone:megafon;
melon:melon;
melting-face:smältande ansikte;flytande|smälter|upplöses
memo:kom ihåg-block;anteckningar
mending-heart:läkande hjärta;friskna till|läker|läker sår|repa sig|tillfriskna
metro:tunnelbana;metro
microbe:mikrob;amöba|bakterie|mikrober
microphone:mikrofon;karaoke|sjunga
microscope:mikroskop;vetenskap
middle-finger:långfinger upp;
military-helmet:militärhjälm;armé|hjälm|krigare|soldat
military-medal:militär medalj;medalj|militär|pris
milky-way:vintergatan;galax
minibus:minibuss;
mirror:spegel;reflektor|spegelglas
mirror-ball:discokula;dansa|disco|glitter
moai:staty;påskön
mobile-phone:mobiltelefon;mobil
mobile-phone-off:avstängd mobil;
mobile-phone-with-arrow:mobiltelefon med pil;ringa
money-bag:pengapåse;säck
money-mouth-face:ansikte med dollarögon;dollarögon|girig|pengamun|tjäna
money-with-wings:pengar med vingar;flygande sedlar|pengar
monkey:apa;
monkey-face:apansikte;
monorail:monorail;
moon-cake:månkaka;festival|höst|månfest
moon-viewing-ceremony:månskådning;
moose:älg;alces|hjortdjur|älghorn
mosque:moské;
mosquito:mygga;malaria|virus
motor-boat:motorbåt;
motor-scooter:skoter;motor
motorcycle:motorcykel;racing
motorized-wheelchair:eldriven rullstol;
motorway:motorväg;väg
mount-fuji:fuji;
mountain:berg;
mountain-cableway:linbana;skidlift
mountain-railway:bergbana;bergsbana|bergståg|järnväg
mouse:mus;
mouse-face:musansikte;
mouse-trap:musfälla;bete|fälla|snara
mouth:mun;läppar
movie-camera:filmkamera;spela in film
mrs-claus:tomtemor;mor|nisse
mushroom:svamp;flugsvamp
musical-keyboard:klaviatur;piano
musical-note:musiknot;not
musical-notes:musiknoter;noter
musical-score:g-klav;
muted-speaker:avstängd högtalare;tyst
mx-claus:könsneutral tomte;tomte
nail-polish:nagellack;manikyr|måla naglar
national-park:nationalpark;park
nauseated-face:äcklat ansikte;kasta upp|mår illa|spy|äcklad
nazar-amulet:onda ögat-sten;nazar|onda ögat
necktie:skjorta med slips;skjorta|slips
nerd-face:nördansikte;expert|intelligent|nörd|smart
nest-with-eggs:bo med ägg;fågelbo|rede med ägg
nesting-dolls:ryska dockor;babuschkadocka|matrjosjka|rysk docka
neutral-face:neutralt ansikte;neutralt
new-moon:nymåne;
new-moon-face:nymåne med ansikte;
newspaper:tidning;nyheter
next-track-button:knapp för nästa spår;
night-with-stars:stjärnklar natt;natt
ninja:ninja;gömd|hemlig|lönnmördare
no-littering:skräpa inte ner;
no-mobile-phones:mobil förbjuden;
no-one-under-eighteen:ej för minderåriga;
no-pedestrians:förbud mot gångtrafik;
no-smoking:rökning förbjuden;
non-potable-water:ej dricksvatten;
nose:näsa;
notebook:anteckningsbok;
nut-and-bolt:skruv och mutter;mutter|skruv
octopus:bläckfisk;
oden:skaldjursspett;spett
office-building:kontorsbyggnad;
office-worker:kontorist;affärsman|arkitekt|tjänsteman|ämbetsman
ogre:japanskt monster;demon
oil-drum:oljefat;olja
ok-hand:ok-tecken;instämmer|javisst|tecken
old-key:gammal nyckel;
old-man:gammal man;gammal|äldre man
old-woman:gammal kvinna;äldre kvinna
older-person:äldre person;äldre
olive:oliv;
oncoming-automobile:mötande bil;bilar|körde|mötande
oncoming-bus:mötande buss;
oncoming-fist:knuten hand;
oncoming-police-car:mötande polisbil;
oncoming-taxi:mötande taxi;taxi framifrån
one-piece-swimsuit:baddräkt;simdräkt
onion:lök;gul lök
open-book:öppen bok;
open-file-folder:öppen mapp;mapp|öppet arkiv
open-hands:öppna händer;jazzhänder|öppna
optical-disk:optisk skiva;cd-skiva
orange-book:orange bok;
orange-circle:orange cirkel;
orange-heart:hjärta i orange;orange
orange-square:orange kvadrat;
orangutan:orangutang;
orthodox-cross:ortodoxt kors;
otter:utter;fiskar|lekfull
outbox-tray:utkorg;
owl:uggla;vis
ox:oxe;oxen|tjur
oyster:ostron;dyka
package:paket;
page-facing-up:sida med text uppåt;sida|text uppåt
page-with-curl:upprullad sida;
pager:personsökare;
paintbrush:målarpensel;pensel
palm-down-hand:handflatan nedåt;avvisa|plocka upp|schas|släppa|släppte
palm-tree:palm;
palm-up-hand:handflatan uppåt;bjuda in|erbjuda|fånga|kalla på
palms-up-together:handflatorna upp;
pancakes:pannkakor;crêpes|pannkaka
panda:pandaansikte;panda
paperclip:gem;
parachute:fallskärm;fallskärmshopp|hängflygning|parasegling
parrot:papegoja;pirat|prata
part-alternation-mark:japansk kommatering;
party-popper:konfettismällare;partypopper|serpentiner
partying-face:festande ansikte;partyhatt|tuta
passenger-ship:passagerarfartyg;
paw-prints:tassavtryck;tassar
pea-pod:ärtskida;bönstjälk|edamame|sojaböna|ärta
peach:persika;
peacock:påfågel;praktfull|stolt
peanuts:jordnötter;jordnöt|nöt
pear:päron;
pen:kulspetspenna;
pencil:blyertspenna;
penguin:pingvin;pingvinansikte
pensive-face:funderande ansikte;funderande|funderar|sörjer
people-hugging:personer kramas;adjö|hej|kram|tack
performing-arts:dans och teater;ansiktsmasker|masker|teater
persevering-face:uthålligt ansikte;huvudvärk|står ut|uthärdar|uthålligt
person:person;
person-beard:man med skägg;person med skägg|skägg
person-biking:person som cyklar;cykla|cyklist
person-blonde-hair:blond person;blond|blond man|människor
person-bouncing-ball:person med boll;basketspelare|boll|dribbla
person-bowing:bugande person;förlåt|gest|meditation|meditera|ursäkt|ångra
person-cartwheeling:person som hjular;gymnastik|hjula
person-climbing:person som klättrar;bergsklättring|klättra upp|klättrare|person klättrar
person-deaf:hörselskadad person;döv|hörsel
person-elf:alv;magisk|mystisk
person-facepalming:;frustration|handflata|irritation
person-fairy:fé;oberon|puck|titania|vingar|älva
person-feeding-baby:person ammar spädbarn;barnskötare|förälder|mata|person matar spädbarn|spädbarn
person-fencing:person som fäktas;fäktare|fäktning
person-frowning:sur person;missnöjd|sur|sur kvinna|sur uppsyn
person-genie:ande;anden i flaskan|djinn
person-gesturing-no:person gestikulerar nej;förbjudet|gest för nej|icke|nej
person-gesturing-ok:person gestikulerar ok;gest för ok|okej
person-getting-haircut:;frisyr|hårklippning|skönhet
person-getting-massage:person som blir masserad;ansiktsmassage|behandling|massage
person-golfing:person som spelar golf;birdie|golf|golfspelare|putt|tee
person-in-bed:person i en säng;hotellnatt|ligger i sängen|sova|sova middag
person-in-lotus-position:person i lotusposition;fokus|lotusposition|yoga
person-in-manual-wheelchair:;rullstol|tillträde
person-in-motorized-wheelchair:person i permobil;elektrisk rullstol
person-in-steamy-room:person i ångbastu;bastu|slappna av|spa|ångbastu
person-in-suit-levitating:svävande man i kostym;kostym|svävar
person-in-tuxedo:person i smoking;brudgum|smoking
person-juggling:person som jonglerar;balans|färdighet|jonglera|jonglering|multitasking
person-kneeling:knäsittande person;knäsittande|knästående person|på knäna
person-lifting-weights:;kroppsbyggare|tyngdlyftare
person-mage:magiker;häxa|trollkarl
person-merpeople:vattenväsen;näcken|sjöjungfru|sjörå
person-mountain-biking:;mountainbikeåkare
person-playing-handball:;handboll
person-playing-water-polo:;polo|vattenpolo
person-pouting:plutande person;person som plutar|plutar|puta med munnen|putar med läpparna
person-raising-hand:;fråga|jag vet|räcker upp handen
person-rowing-boat:person som ror en båt;båt|roddbåt
person-running:person som springer;löpare|maraton|person som löper
person-shrugging:;axelryckning|likgiltighet|okunskap|tvivel
person-standing:stående person;stående
person-superhero:superhjälte;god|hjälte|hjältinna|superkraft|superkrafter
person-supervillain:superskurk;brottsling|elak|skurk
person-surfing:person som surfar;surfare|surfing|surfning
person-swimming:person som simmar;simmare|simning
person-taking-bath:person som badar;badar
person-tipping-hand:receptionist;information|reception|sarkastisk|skvaller
person-vampire:vampyr;blod|drakula|huggtänder|vandöd
person-walking:fotgängare;lunka|man som går|promenerar|vandra
person-wearing-turban:man med turban;person med turban|turban
person-with-bunny-ears:personer med kaninöron;kaninöron|kvinnor med kaninöron
person-with-crown:person med krona;kunglighet|monark|ädling
person-with-skullcap:man med kinesisk hatt;kinesisk hatt|man med hatt
person-with-veil:person i brudslöja;brud|brud med slöja|brudslöja
person-with-white-cane:person med vit käpp;hjälpmedel|synskadad
person-wrestling:brottande personer;brottare|brottning
person-zombie:zombie;levande död|odöd
petri-dish:petriskål;biologi|labb
phoenix-bird:fenix;eldfågel|fantasy|förnyelse|pånyttfödelse|reinkarnation
piata:piñata;kalas
pick:hacka;
pickup-truck:pickup;transportvagn|varubil
pie:paj;deg|fyllnad
pig:gris;sugga
pig-face:grisansikte;
pig-nose:gristryne;tryne
pile-of-poo:bajshög;avföring|bajs
pill:piller;tablett
pilot:pilot;flygkapten
pinched-fingers:fingerportmonnä;fingrar|förhör|handgest|nypa
pinching-hand:nypande hand;liten mängd
pine-decoration:pinjedekoration;bambu|japanskt
pineapple:ananas;
ping-pong:bordtennis;pingis|pingpong
pink-heart:rosa hjärta;bedårande|gullig|rosa|sött
pizza:pizzabit;bit|pizza|slice
placard:plakat;demonstration|protest|skylt
place-of-worship:plats för tillbedjan;
playground-slide:rutschbana;leka|lekplats|nöjesfält
pleading-face:bönfallande ansikte;bönfallande|hundögon|nåd|snälla|tigga|varför
plunger:vaskrensare;rörmokare|sugkopp
polar-bear:isbjörn;vit
police-car:polisbil;
police-officer:polis;aina|arrestera|bötfälla|farbror blå|gripa|konstapel|lagen|snut
poodle:pudel;
pool-8-ball:biljardboll;biljard|åttan
popcorn:popcorn;bio|snacks
post-office:postkontor;europeiskt postkontor
postal-horn:postsymbol;posthorn
postbox:postlåda;brevlåda
pot-of-food:gryta;varm gryta
potato:potatis;
potted-plant:krukväxt;inomhus|odla
poultry-leg:kycklinglår;lår
pound-banknote:pundsedel;pund
pouring-liquid:hälla vätska;hälla|oj då!|spilla|tomt
pouting-cat:tjurande katt;tjura|tjurig
pouting-face:rasande ansikte;rasande|röd
prayer-beads:radband;bön|halsband
pregnant-man:gravid man;gravid|proppmätt|stor mage|uppsvälld
pregnant-person:gravid person;
pregnant-woman:gravid kvinna;
pretzel:pretzel;snurrad
prince:prins;
princess:prinsessa;
printer:skrivare;
purple-circle:lila cirkel;
purple-heart:lila hjärta;lila
purple-square:lila kvadrat;
purse:portmonnä;
pushpin:kartnål;
puzzle-piece:pusselbit;ledtråd|pussel|pusselbitar|sammanfoga
rabbit:kanin;
rabbit-face:kaninansikte;
raccoon:tvättbjörn;nyfiken|slug
racing-car:racerbil;
radio:radio;
radioactive:varning för strålrisk;
railway-car:tågvagn;
railway-track:räls;tågräls
rainbow:regnbåge;
raised-back-of-hand:höjd handrygg;lyft
raised-fist:knytnäve i luften;knytnäve
raised-hand:hand i luften;uppräckt
raising-hands:båda händerna i luften;hurra|räcker upp händerna
ram:vädur;bagge
rat:råtta;
razor:rakhyvel;raka|vass
receipt:kvitto;belägg|bevis|bokföring|redovisning
red-apple:rött äpple;moget|nyttigt|rött|sunt
red-circle:röd cirkel;
red-envelope:rött kuvert;hóngbāo|lai see
red-exclamation-mark:rött utropstecken;
red-heart:rött hjärta;
red-paper-lantern:röd papperslykta;restaurang|röd lykta
red-question-mark:rött frågetecken;
red-square:röd kvadrat;
registered:registrerat varumärke;
relieved-face:lättat ansikte;lugn|lättat|lättnad
reminder-ribbon:påminnelseband;
repeat-single-button:upprepa en låt;
rescue-workers-helmet:räddningsarbetarhjälm;räddningsarbetare|utryckningspersonal
revolving-hearts:snurrande hjärtan;hjärtan|snurrar
rhinoceros:noshörning;
ribbon:rosett;
rice-ball:risboll;risportion
rice-cracker:riskaka;kex
right-anger-bubble:arg pratbubbla åt höger;arg
right-arrow-curving-down:svängd nedåtpil;
right-arrow-curving-left:svängd vänsterpil;
right-arrow-curving-up:svängd uppåtpil;
right-facing-fist:högervänd näve;högervänd
rightwards-hand:;handslag|höger|till höger
rightwards-pushing-hand:;blockera|pausa
ring:ring;diamantring|romantik
ring-buoy:livboj;flytetyg|frälsarkrans|livräddning|räddning
ringed-planet:planet med ringar;saturnine|saturnus
roasted-sweet-potato:rostad sötpotatis;rostad|sötpotatis
robot:robotansikte;robot
rock:sten;bumling|klippa
rocket:raket;rymdraket
roll-of-paper:toarulle;pappershanddukar|toalettpapper
rolled-up-newspaper:ihoprullad tidning;ihoprullad
roller-coaster:berg- och dalbana;
roller-skate:rullskridsko;
rolling-on-the-floor-laughing:;golv|rullar
rooster:tupp;
rose:ros;
rosette:bandros;
round-pushpin:knappnål;nål
rugby-football:rugbyboll;rugby
running-shirt:löparlinne;löpartröja|löpning|träningskläder
running-shoe:gympasko;sneaker
sad-but-relieved-face:;lättad|nära|ögat
safety-pin:säkerhetsnål;blöja|punkrock
safety-vest:varselväst;nöd|varningsväst|väst
sailboat:segelbåt;segling
sake:sake;kopp
salt:salt;saltkar|saltströare
saluting-face:ansikte som gör honnör;ajaj kapten|honnör|instämma|lycka till|salutera
sandwich:smörgås;macka
santa-claus:jultomte;tomten
sari:sari;
satellite:satellit;rymden
satellite-antenna:tv-satellit;antenn|tv-satellitantenn
sauropod:sauropod;brachiosaurus|brontosaurus|diplodocus
saxophone:saxofon;
scarf:halsduk;hals|scarf
school:skola;skolbyggnad
scientist:forskare;fysiker
scissors:sax;
scorpion:skorpion;skorpionen
screwdriver:skruvmejsel;
scroll:bokrulle;pergament|rulle
seal:säl;sjölejon
seat:flygstol;
see-no-evil-monkey:apa ser inget;ser
seedling:skott;grodd|växtskott
selfie:selfie;
service-dog:servicehund;tillgång
sewing-needle:synål;broderi|skräddarsy|stygn
shaking-face:skakande ansikte;chock|förvirring|galet|jordbävning|shock|skakande|vibrera
shallow-pan-of-food:paella;stekpanna
shamrock:treklöver;
shark:haj;
shaved-ice:kakigōri;dessert
sheaf-of-rice:risax;planta|risplanta
shield:sköld;
shinto-shrine:shintohelgedom;shinto
ship:fartyg;
shooting-star:stjärnfall;fallande stjärna
shopping-bags:shoppingpåsar;påsar|shopping
shopping-cart:shoppingvagn;handla|inköp|vagn
shortcake:tårtbit;kakbit
shorts:shorts;underkläder
shower:dusch;
shrimp:räka;liten
shuffle-tracks-button:blanda låtar;
shushing-face:hyssjande ansikte;hyssjar
sign-of-the-horns:djävulstecknet;djävulstecken|hårdrock|rock|rocka loss
singer:sångare;artist|rockstjärna|underhållare|vokalist
skateboard:skateboard;bräda
skier:skidåkare;vinter
skis:skidor;skidor och pjäxa|skidor och stavar
skull:dödskalle;döskalle
skull-and-crossbones:dödskalle med ben i kors;benknotor|pirater
skunk:skunk;stank
sled:kälke;släde
sleeping-face:sovande ansikte;gäsp|sängdags
sleepy-face:sömnigt ansikte;gråtande
slightly-frowning-face:ansikte med lite sur mun;
slightly-smiling-face:småleende ansikte;ler|litet|nöjd
slot-machine:enarmad bandit;spelautomat|spelmaskin
sloth:sengångare;lat|långsam
small-airplane:litet flygplan;
small-blue-diamond:liten blå romb;
small-orange-diamond:liten orange diamantform;
smiling-face:leende ansikte;leende|smiley
smiling-face-with-halo:;gloria
smiling-face-with-heart-eyes:;söt
smiling-face-with-hearts:;förtjust|kär
smiling-face-with-horns:leende ansikte med horn;
smiling-face-with-smiling-eyes:leende ansikte och ögon;
smiling-face-with-sunglasses:;chillar|cool|koppla av
smiling-face-with-tear:tårögt leende ansikte;berörd|tacksam|tårögt
smirking-face:halvleende ansikte;halvleende|småleende
snail:snigel;
snake:orm;
sneezing-face:nysande ansikte;atjoo|nysa|nyser|prosit
snow-capped-mountain:snöklätt berg;snöklädda berg
snowboarder:snowboardåkare;snowboard
snowflake:snöflinga;
snowman:snögubbe;snöar
snowman-without-snow:snögubbe utan snö;snö
soap:tvål;bada|duscha|tvålbit
soccer-ball:fotboll;
socks:sockor;strumpa
soft-ice-cream:mjukglass;
softball:softboll;underarm
spade-suit:spader;svart spader
spaghetti:spagetti;pasta
sparkler:glittrande fyrverkeri;
sparkles:gnistrande stjärnor;gnistrar|stjärnor
sparkling-heart:gnistrande hjärta;gnistrande|upprymd
speak-no-evil-monkey:apa säger inget;munnen|säger
speaker-high-volume:högtalare med hög volym;volym
speaker-low-volume:högtalare;låg volym
speaking-head:silhuett som talar;silhuett|talar
speech-balloon:pratbubbla;bubbla|dialogbubbla
speedboat:racerbåt;
spider:spindel;
spider-web:spindelnät;
spiral-calendar:spiralbunden kalender;månadskalender
spiral-notepad:anteckningsblock;block|spiralblock
spiral-shell:snäcka;snäckskal
sponge:tvättsvamp;mjuk|rengörande
spoon:sked;
sport-utility-vehicle:suv;
sports-medal:sportmedalj;
spouting-whale:val som sprutar vatten;vatten
squid:mindre bläckfisk;bläck
squinting-face-with-tongue:;kniper ihop|äckligt
stadium:stadion;
star:stjärna;vit medelstor stjärna
star-and-crescent:stjärna och halvmåne;
star-struck:stjärnögt ansikte;imponerad|stjärnsmäll|stjärnögd|wow
station:tågstation;station
statue-of-liberty:frihetsgudinnan;new york|nyc
steaming-bowl:skål nudelsoppa;nudelsoppa|nudlar|rykande|skål|soppa
stethoscope:stetoskop;
stop-sign:stoppskylt;stopp|åttakantig
stopwatch:tidtagarur;stoppur
straight-ruler:linjal;rak
strawberry:jordgubbe;bär
student:student;studerande
studio-microphone:studiomikrofon;
stuffed-flatbread:pitabröd;gyro|kebab|pita
sun:sol;strålar
sun-behind-cloud:sol bakom moln;sol med moln
sun-behind-large-cloud:sol bakom stort moln;
sun-behind-rain-cloud:sol bakom moln med regn;regn
sun-behind-small-cloud:sol bakom litet moln;
sun-with-face:sol med ansikte;
sunflower:solros;
sunglasses:solglasögon;
sunrise:soluppgång;morgonsol
sunrise-over-mountains:soluppgång över berg;soluppgång vid berg
sunset:solnedgång;solnedgång över stad
sushi:sushi;
suspension-railway:hängbana;
swan:svan;den fula ankungen
sweat-droplets:stänkande svett;droppar|stänkande
synagogue:synagoga;judisk
syringe:spruta;sjukvård
t-rex:t-rex;tyrannosaurus rex
t-shirt:t-shirt;tröja
taco:taco;
takeout-box:hämtmatkartong;takeout box
tamale:tamale;wrap
tanabata-tree:tanabataträd;japansk festival|pappersremsor|träd med pappersremsor
tangerine:mandarin;
taxi:taxi;
teacher:lärare;instruktör|professor
teacup-without-handle:tekopp;
teapot:tekanna;kanna
tear-off-calendar:avdragbar kalender;
technologist:it-tekniker;ingenjör|mjukvarutekniker|uppfinnare|utvecklare
teddy-bear:nallebjörn;gosedjur|leksak|mjukdjur
telephone:telefon;
telephone-receiver:telefonlur;
telescope:teleskop;kikare|stjärnkikare
television:tv;television
tennis:tennis;tennisboll|tennisrack och boll|tennisracket och boll
tent:tält;
test-tube:provrör;kemist
thermometer:termometer;
thinking-face:ansikte som tänker;fundersamt|tänker|undrar
thong-sandal:flip-flops;remsko|sandaler
thought-balloon:tankebubbla;
thread:tråd;spole|trådrulle
thumbs-down:tummen ned;ner|ogilla
thumbs-up:tummen upp;bra|gillar|upp
ticket:biljett;
tiger:tiger;
tiger-face:tigeransikte;
timer-clock:timer;tidtagarklocka
tired-face:trött ansikte;less|orkar|trött
toilet:toalett;toalettstol
tokyo-tower:tokyo tower;tokyo|torn|torn i tokyo
tomato:tomat;
tongue:tunga;
toolbox:verktygslåda;
tooth:tand;tandläkare
toothbrush:tandborste;borste|ren|tandhygien|tvätta|tänder
top-arrow:top med uppåtpil;
top-hat:hög hatt;hatt
tornado:tornado;virvelvind
trackball:styrkula;
tractor:traktor;
trade-mark:skyddat varumärke;
train:tåg;
tram:spårvagn;
tram-car:spårvagnsvagn;
triangular-flag:trekantig flagga;
triangular-ruler:rätvinklig linjal;triangel
troll:troll;sägen
trolleybus:trådbuss;
trophy:pokal;
tropical-drink:tropisk drink;alkohol|bar|drink|drinkar|festa|full|mai tai|nattklubb|party|supa
tropical-fish:tropisk fisk;tropisk
trumpet:trumpet;
tulip:tulpan;
tumbler-glass:whiskyglas;brännvin|shot|sprit|whisky
turkey:kalkon;
turtle:sköldpadda;havssköldpadda|padda
two-hearts:två hjärtan;två
two-hump-camel:kamel;pucklar
umbrella:paraply;utfällt paraply
umbrella-on-ground:parasoll på marken;
umbrella-with-rain-drops:paraply med regndroppar;
unamused-face:missnöjt ansikte;
unicorn:enhörningsansikte;enhörning
unlocked:öppet lås;olåst
up-down-arrow:pil upp och ned;
up-left-arrow:uppåtpil vänster;
up-right-arrow:uppåtpil höger;
upside-down-face:upp-och-nervänt ansikte;upp-och-ner
victory-hand:v-tecken;
video-camera:videokamera;
video-game:tv-spel;kontroll|spel|tv-spelskontroll
videocassette:videokassett;vhs|videoband
violin:fiol;fiol med stråke|violin
volcano:vulkan;vulkanutbrott
volleyball:volleyboll;
vulcan-salute:vulcan-hälsning;spock|star trek|vulcan
waffle:våffla;våffeldagen|våffeljärn
waning-crescent-moon:måne i fjärde kvarteret;kvartsmåne|måne
waning-gibbous-moon:måne i tredje kvarteret;tilltagande
wastebasket:papperskorg;skräp|sopor|soptunna
watch:armbandsur;
water-buffalo:vattenbuffel;
water-pistol:vattenpistol;leksakspistol|pistol|revolver
water-wave:våg;havsvåg
watermelon:vattenmelon;vattenmelonskiva
waving-hand:vinkande hand;hallå|vinka|vinkning|är du där?
wavy-dash:vågigt tankstreck;
waxing-crescent-moon:måne i första kvarteret;tilltagande måne
waxing-gibbous-moon:måne i andra kvarteret;halvmåne till fullmåne
weary-cat:uttröttat kattansikte;uttröttad
weary-face:uttröttat ansikte;slut|uppgiven
wedding:bröllop;bröllopskapell
whale:val;
wheel:hjul;däck|rulla
wheel-of-dharma:livets hjul;
white-cane:blindkäpp;blind|tillgänglighet
white-circle:vit cirkel;
white-exclamation-mark:vitt utropstecken;
white-flag:vit flagga;
white-flower:vit blomma;
white-heart:vitt hjärta;vitt
white-large-square:stor vit ruta;
white-medium-small-square:mellanliten vit ruta;
white-medium-square:mellanstor vit ruta;
white-question-mark:vitt frågetecken;
white-small-square:liten vit ruta;
white-square-button:vit fyrkantig knapp;
wilted-flower:vissnad blomma;torkad|vissen
wind-chime:vindspel;
wind-face:blåser vind;blåser|vind
window:fönster;genomskinlig|ram|utsikt|öppning
wine-glass:vinglas;rödvinsglas|vin
wing:vinge;flyger|himmelsk|mytologi|stiga|änglalik
winking-face:;blinkar|skämt
winking-face-with-tongue:;blinkande|knäpp|skojar|tungan
wolf:vargansikte;varg
woman:kvinna;
womans-boot:damstövel;stövel
womans-clothes:blus;damkläder
womans-hat:damhatt;
womans-sandal:damsandal;högklackad damsandal|sandal
wood:trästockar;stock|stubbe|timmerstock|trästock
woozy-face:yrt ansikte;ostadig|på örat|påverkad|vågig
world-map:världskarta;
worm:mask;daggmask|parasit|ringmask
worried-face:bekymrat ansikte;bekymrad
wrapped-gift:inslagen present;gåva|inslagen|julklapp|present|överraskning
wrench:skiftnyckel;
writing-hand:hand som skriver;skriver
x-ray:röntgen;skelett|undersökning
yarn:garn;garnnystan|sticka|virka
yawning-face:gäspande ansikte;gäspa
yellow-circle:gul cirkel;
yellow-heart:gult hjärta;gult
yellow-square:gul kvadrat;
yen-banknote:yensedel;yen
yin-yang:yin och yang;
yo-yo:jojo;jojare|snöre|trissa
zany-face:tokigt ansikte;tokigt
zebra:zebra;ränder
zipper-mouth-face:ansikte som tiger;dragkedja|håller
zzz:snarkningar;snarkar|sover|sömnig|uttråkad|zzz`;
