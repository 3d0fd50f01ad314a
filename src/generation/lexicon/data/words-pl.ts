// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:;pierwsze miejsce|zwycięstwo|złoto|złoty medal
2nd-place-medal:;drugie miejsce|srebrny medal|srebro
3rd-place-medal:;brąz|brązowy medal|trzecie miejsce
a-button-blood-type:grupa krwi a;
ab-button-blood-type:grupa krwi ab;
abacus:liczydło;abakus|kalkulator|liczyć|obliczanie|obliczać|obliczenia
accordion:akordeon;bajan|harmonia|koncertyna
adhesive-bandage:plaster;opatrunek
admission-tickets:bilety wstępu;wstęp
aerial-tramway:kolej linowa;gondola|gondolowa|kolej|kolejka|linowa|wagonik
airplane:samolot;
airplane-arrival:przylot samolotu;lądowanie|przylot|samolotu
airplane-departure:odlot samolotu;odlot|odprawa|start|wylot
alarm-clock:budzik;
alembic:alembik;chemia|menzurka|naczynie|szklane
alien:ufoludek;kosmita|obcy|pozaziemski|sci-fi|szarak|ufo
alien-monster:kosmiczny potwór;potwór
ambulance:karetka pogotowia;ambulans|erka|karetka|pogotowie
american-football:futbol amerykański;amerykański|futbol
amphora:amfora;dzban|stągiew|waza|wodnik
anatomical-heart:serce;anatomia|bicie serca|kardiologia|mięsień sercowy|narząd|organ|puls
anchor:kotwica;okręt|przyrząd
anger-symbol:symbol gniewu;gniew
angry-face:zagniewana twarz;rozgniewana buźka
angry-face-with-horns:;diabełek|różki
anguished-face:udręczona twarz;zdziwienie
ant:mrówka;
antenna-bars:siła sygnału;
anxious-face-with-sweat:;nerwy|zziajana buźka|zziajanie
articulated-lorry:samochód ciężarowy;ciężarówka|tir
artist:artysta;
artist-palette:paleta malarska;farby|kolory|malarska|malarz|muzeum|paleta|sztuka
astonished-face:zadziwiona twarz;och!|zaskoczenie|zaskoczona buźka
astronaut:astronauta;
atm-sign:znak bankomatu;
atom-symbol:symbol atomu;
auto-rickshaw:autoriksza;tuk-tuk
automobile:samochód;
avocado:awokado;
axe:siekiera;rozłupywać|rąbać|topór
b-button-blood-type:grupa krwi b;
baby:niemowlę;
baby-angel:aniołek;buzia aniołka
baby-bottle:butelka ze smoczkiem;bobas|butelka|dzidziuś|niemowlęca|smoczek|ze smoczkiem
baby-chick:kurczątko;kurczaczek|kurczak|pisklak
baby-symbol:symbol niemowlęcia;
back-arrow:strzałka z napisem back;
backhand-index-pointing-down:;dół|na dół|palec w dół|w dół
backhand-index-pointing-left:;lewa strona|palec w lewo|tam
backhand-index-pointing-up:;palec w górę
backpack:tornister;edukacja|plecak
bacon:boczek;bekon
badger:borsuk;ratel|ratel miodożerny
badminton:badminton;lotka|paletki
bagel:bajgiel;pieczywo|piekarnia|posmarować|śniadanie
baggage-claim:odbiór bagażu;
baguette-bread:bagietka;bułka
balance-scale:waga szalkowa;ciężar|równowaga|sprawiedliwość|szalki|waga|ważyć
ballet-shoes:baletki;balet|taniec
balloon:balon;balonik
ballot-box-with-ballot:urna wyborcza z głosem;głos|głosować|wyborcza|wybory|z głosem
banana:banan;egzotyczny
banjo:banjo;strunowy
bank:bank;
bar-chart:wykres słupkowy;diagram|słupek|słupkowy|wykres
barber-pole:słup fryzjerski;fryzjer
baseball:baseball;mecz
basket:kosz;grzybobranie|grzyby|koszyk|ogród|piknik|pranie|rolnictwo|wiklina
basketball:koszykówka;do kosza|do koszykówki|koszykowa
bat:nietoperz;
bathtub:wanna;
battery:bateria;akumulator|akumulatorek|energia
beach-with-umbrella:parasol na plaży;piasek
beaming-face-with-smiling-eyes:;wyszczerzone
beans:fasola;fasolka|nerkowata
bear:głowa niedźwiedzia;głowa|niedźwiedzia
beating-heart:bijące serce;kocham cię
beaver:bóbr;gryzoń|tama
bed:łóżko;nocleg|sen|spać
beer-mug:kufel piwa;bar|kufel|piwa|piwo|pub|z piwem
beetle:chrząszcz;chrabąszcz|żuk
bell:dzwonek;dzwon
bell-pepper:papryka;paprykowy|słodka|witaminy
bell-with-slash:przekreślony dzwonek;cicho|cisza|zabroniony|zakazany
bellhop-bell:dzwonek w recepcji;przywołać|recepcja
bento-box:pudełko bento;bento|pudełko
beverage-box:napój w kartoniku;kartonik|sok|słodki|słomka|w kartoniku
bicycle:rower;rowerek
bikini:bikini;do pływania|strój kąpielowy|ubiór
billed-cap:bejsbolówka;czapeczka|czapka|czapka z daszkiem
bird:ptak;ornitologia
birthday-cake:tort urodzinowy;przyjęcie|słodkie|urodzinowy|urodziny|zdmuchnąć|świeczki|święto|świętowanie
bison:żubr;bizon|puszcza|stado
biting-lip:przygryzanie wargi;całus|dyskomfort|nerwowość
black-cat:czarny kot;czarny|nieszczęście|pech|przesąd|zabobon
black-circle:czarne koło;
black-flag:czarna flaga;
black-heart:czarne serce;zło
black-large-square:duży czarny kwadrat;
black-medium-square:średni czarny kwadrat;
black-nib:pióro z czarną stalówką;stalówka|z czarną stalówką|ze stalówką
black-small-square:mały czarny kwadrat;
blackbird:czarny ptak;dziób|gawron|krakanie|kruk|krukowate|wrona
blossom:kwiat;kwiatek|kwitnie
blowfish:ryba rozdymka;rozdymka
blue-book:niebieska książka;biblioteka|czytać|książka|niebieska
blue-circle:niebieskie koło;
blue-heart:niebieskie serce;niebieskie
blue-square:niebieski kwadrat;
blueberries:borówka amerykańska;antyoksydanty|borówka|jagoda|owoce leśne|rośliny
boar:dzik;dzika|knur|las
bomb:bomba;bum|eksplozja|komiks|niebezpieczeństwo|wybuch
bone:kość;
bookmark:zakładka;zaznaczenie
bookmark-tabs:karty zakładek;dokument|indeksujące|karty|przekładka|przekładki|zakładek|zakładki
books:książki;
boomerang:bumerang;pocisk|wracający
bottle-with-popping-cork:;korek|nowy rok|przyjecie|strzelający korek|sylwester|szampan|toast
bouquet:bukiet kwiatów;bukiet|kwiaty
bow-and-arrow:łuk i strzała;strzała|strzelec|łucznik|łuk
bowl-with-spoon:miska z łyżką;miska|zupa
bowling:kręgle;bowling
boxing-glove:rękawica bokserska;boks|rękawica
boy:chłopiec;młody
brain:mózg;inteligentny|myśleć
bread:chleb;bochenek|chleba
breast-feeding:karmienie piersią;karmić|karmić piersią|matka|pierś
brick:cegła;beton|cegły|cement|glina|mur|murek|płot|zaprawa|ściana
bridge-at-night:most nocą;most|most w nocy
briefcase:teczka;aktówka|biuro|neseser
briefs:kąpielówki;bielizna|majtki do kąpieli|slipy|strój do kąpieli
bright-button:przycisk dużej jasności;
broccoli:brokuł;
broken-chain:zerwany łańcuch;kajdany|wolność|zerwanie|zerwać|łańcuch
broken-heart:złamane serce;pęknięte
broom:miotła;czarownica|sprzątanie|sprzątać|wiedźma|zamiatanie|zamiatać
brown-circle:brązowe koło;
brown-heart:brązowe serce;brązowe
brown-mushroom:brązowy grzyb;borowik|brązowy|natura|shiitake
brown-square:brązowy kwadrat;
bubble-tea:napój bubble tea;bubble tea|herbata|herbata bąbelkowa|kuleczka|kulki tapioki|na słodko|tapioka|z tapioką
bubbles:bąbelki;mycie|piana|plusk|pod wodą
bucket:wiadro;ceber|czerpak|kubeł|nabierać wodę|naczynie na ciecz|skopek|wiaderko
bug:gąsienica;
building-construction:dźwig budowlany;budowa|dźwig|roboty budowlane
bullet-train:;pendolino|shinkansen|szynowy
bullseye:;cel|dziesiątka|lotki|strzał|trafienie|w dziesiątkę
burrito:burrito;burito|meksykańskie
bus:autobus;autokar
bus-stop:przystanek autobusowy;przystanek
bust-in-silhouette:sylwetka popiersia;sylwetka
busts-in-silhouette:sylwetki popiersi;sylwetki
butter:masło;nabiał
butterfly:motyl;kolorowy
cactus:kaktus;kłuje
calendar:kalendarz;data
call-me-hand:;essa|luz|telefonować|zadzwoń do mnie
camel:wielbłąd;dromader|garb|jednogarbny
camera:aparat fotograficzny;aparat|fotografia|fotograficzny|robić zdjęcie|zdjęcie
camera-with-flash:;błyskowa|błyskową|flesz|z lampą
camping:kemping;kamping|obóz
candle:świeca;płomień|światło|świeczka
candy:cukierek;słodycze
canned-food:jedzenie w puszce;jedzenie|puszka|w puszce
canoe:kajak;biwak|jezioro
card-file-box:pudełko-kartoteka;dokumenty|indeks|kartoteka
card-index:wizytownik;wizytówka|wizytówki
card-index-dividers:rozdzielacze kartoteki;kartoteki|podział|rozdzielacze|teczki
carousel-horse:koń z karuzeli;karuzela
carp-streamer:flaga w kształcie karpia;flaga
carpentry-saw:piła do drewna;majsterkowanie|piła|przecinarka|przycinać|stolarz|tarcica|zębate ostrze
carrot:marchew;marchewka
castle:zamek;europejski|średniowiecze
cat:kot;kotek
cat-face:głowa kota;kicia|kota|pyszczek
cat-with-tears-of-joy:kot ze łzami radości;płaczę ze śmiechu|płakać
cat-with-wry-smile:kot z drwiącym uśmiechem;ironia|ironiczny|kpiarski|kpina
chains:łańcuchy;
chair:krzesło;siadać|siedzenie
chart-decreasing:wykres spadku;akcje|bessa|malejący|rynek niedźwiedzia|spadek|spadkowa|spadku|strata|tendencja|trend|zniżkowa|zniżkowy
chart-increasing:wykres wzrostu;hossa|rosnący|rynek byka|wzrost|wzrostowa|wzrostu|zwyżkowa|zwyżkowy
chart-increasing-with-yen:;jen|rynek|trend wzrostowy
check-mark:znacznik wyboru;
cheese-wedge:kawałek sera;ser|szwajcarski|z dziurami
chequered-flag:flaga w szachownicę;
cherries:wiśnie;czereśnie|owoce
cherry-blossom:kwiat wiśni;kwitnąca wiśnia|sakura|wiśnia
chess-pawn:pionek;szachy
chestnut:kasztan;kasztan jadalny|orzech|orzeszek
chicken:kura;
child:dziecko;
chipmunk:pręgowiec;wiewiórka
chocolate-bar:tabliczka czekolady;czekolada
chopsticks:pałeczki;
christmas-tree:choinka bożonarodzeniowa;bombki|boże narodzenie|choinka|drzewko|święta
church:kościół;chrześcijański|krzyż
cigarette:papieros;dla palących|dym|palacz|palić
circled-m:koło z literą m;
circus-tent:namiot cyrkowy;
cityscape:drapacze chmur;wieżowce
cityscape-at-dusk:miasto o zmierzchu;budynki|miasto|zmierzch
cl-button:przycisk cl;
clamp:ścisk;kompresja|nacisk|prasa|prasowanie|presja|ściskanie
clapper-board:klaps;film
clapping-hands:klaskanie;brawa|brawo|klaskać|oklaski
classical-building:klasyczna budowla;budowla|klasyczny|klasyka
clinking-beer-mugs:stukające się kufle piwa;kufle|na zdrowie|piwiarnia
clinking-glasses:stukające się kieliszki;kieliszki
clipboard:podkładka do pisania;do pisania|kartka|pisanie|podkładka|referat
closed-book:zamknięta książka;zamknięta
closed-mailbox-with-lowered-flag:;z opuszczoną flagą
closed-mailbox-with-raised-flag:;z podniesioną flagą
closed-umbrella:złożony parasol;parasolka|złożona
cloud:chmura;zachmurzenie
cloud-with-lightning:chmura i piorun;burza|błyskawica|piorun
cloud-with-rain:chmura i deszcz;deszcz
cloud-with-snow:chmura i śnieg;śnieg
clown-face:twarz klauna;cyrk|klown
club-suit:trefl;talia
clutch-bag:saszetka;damska|torba
coat:płaszcz;kurtka
cockroach:karaluch;karaczan|prusak|szkodnik
cocktail-glass:kieliszek z koktajlem;koktajl|z koktajlem
coconut:kokos;
coffin:trumna;pogrzeb
coin:moneta;bogactwo|dolar|metalowa|skarb|srebrna|złota
cold-face:zmarznięta twarz;blada twarz|mroźno|mróz|odmrożenia|odmrożenie|poniżej zera|sina|siny|sopel lodu|sople|szczękać zębami|trzęsę się|zimna twarz|zmarznięta|zmarznięty
collision:kolizja;zderzenie
comet:kometa;meteoryt|ogon
compass:kompas;magnetyczny|magnetyzm|nawigacja|orientacja|orientacja w terenie|strony świata
computer-disk:dysk komputerowy;dysk|dysk md|minidysk|płyta
computer-mouse:mysz komputerowa;komputerowa|trzyprzyciskowa|trójprzyciskowa
confetti-ball:kula z konfetti;bal|konfetti
confounded-face:zakłopotana twarz;irytacja|zirytowana buźka
confused-face:zdezorientowana twarz;zakłopotana buźka|zakłopotanie|zastanowienie
construction:prace drogowe;bariera|znak drogowy
construction-worker:budowlaniec;robotnik|w kasku|zawód
control-knobs:pokrętła;gałki
convenience-store:sklep całodobowy;sklep
cook:kucharz;szef kuchni
cooked-rice:gotowany ryż;gotowany|miseczka|ryż|z ryżem
cookie:ciastko;
cooking:gotowanie;patelnia|smażyć
cool-button:przycisk cool;
copyright:znak praw autorskich;
coral:koralowiec;koralowa|rafa
couch-and-lamp:kanapa i lampa;kanapa|lampa|wypoczynek
cow:krowa;krówka|mleko|łaty
cow-face:głowa krowy;krowy
cowboy-hat-face:;kowboj|kowbojka
crab:krab;plaża|rak
crayon:kredka;rysować
credit-card:karta kredytowa;karta|kredyt
crescent-moon:półksiężyc;sierp|sierp księżyca
cricket:świerszcz;konik|polny
cricket-game:krykiet;do krykieta|kij
crocodile:krokodyl;aligator|gad|jaszczur
croissant:rogalik;croissant|francuski|rogal
cross-mark:znak krzyżyka;
cross-mark-button:przycisk z krzyżykiem;
crossed-fingers:skrzyżowane palce;kciuki|powodzenia|trzymam kciuki|trzymać
crossed-flags:skrzyżowane flagi;
crossed-swords:skrzyżowane miecze;biała broń|miecz|miecze|skrzyżowane
crown:korona;król|królowa
crutch:kula;ból|laska|niepełnosprawność|pomoc w chodzeniu
crying-cat:płaczący kot;płaczę
crying-face:płacząca twarz;przykro mi|płacz|łezka
crystal-ball:kryształowa kula;fortuna|kryształowa|przepowiadać|wróżyć
cucumber:ogórek;korniszon|pikle
cup-with-straw:szklanka ze słomką;oranżada|picie|soda
cupcake:babeczka;cukier|cukiernia|podjadać|posypka
curling-stone:kamień do curlingu;curling|do curlingu
currency-exchange:wymiana walut;
curry-rice:ryż curry;curry|sos|z sosem
custard:;ciastko kremowe|creme brulee|custard|deser|krem|krem angielski
customs:kontrola celna;
cut-of-meat:kawałek mięsa;kawałek|mięsa|schabowy|stek|wieprzowina|wołowina
cyclone:cyklon;tajfun
dagger:sztylet;
dango:dango;kulki mochi|mochi
dashing-away:szybkie poruszanie się;podmuch wiatru|pędzić|szybkość|wieje|wietrznie
deciduous-tree:drzewo liściaste;drzewo|liściaste
deer:jeleń;rogacz
delivery-truck:samochód dostawczy;dostawa|dostawczy
department-store:dom towarowy;supermarket
derelict-house:stary dom;podupadły|ruina|stary|zniszczony|zrujnowany
desert:pustynia;
desert-island:bezludna wyspa;bezludna|pusta|samotna|wyspa
desktop-computer:komputer;biurkowy|ekran|monitor|stacjonarny|wyświetlacz
detective:detektyw;śledczy
diamond-suit:karo;
diamond-with-a-dot:romb z kropką;
dim-button:przycisk małej jasności;
disappointed-face:rozczarowana twarz;rozczarowana buźka|rozczarowanie
disguised-face:buźka w przebraniu;anonimowy|buźka|incognito|przebranie|szpieg|wąsy
divide:znak dzielenia;
diving-mask:maska do nurkowania;akwalung|do nurkowania|maska|snorkeling|snurkowanie|z rurką
diya-lamp:dipa;lampka|oliwna
dizzy:zawroty głowy;gwiazdka|orbita
dna:dna;biolog|ewolucja|gen|genetyka|geny|życie
dodo:dodo;mauritius|ptaszysko|wymarły
dog:pies;piesek|psiaczek|psinka
dog-face:głowa psa;pysk|szczeniaczek
dollar-banknote:banknot dolara;banknot|dolary|płacić|rachunek
dolphin:delfin;
donkey:osioł;muł|osiołek|ssak|uparty
door:drzwi;
dotted-line-face:;chowanie się|introwertyk|niechęć|niewidzialna twarz|niewidzialność|przygnębiona twarz|ukryta twarz|znikająca twarz|znikanie
double-curly-loop:podwójna pętla;
double-exclamation-mark:podwójny wykrzyknik;
doughnut:pączek z dziurką;pączek|z dziurką
dove:gołąb;gołąbek|pokój|skrzydła
down-arrow:strzałka w dół;
down-left-arrow:strzałka w dół w lewo;
down-right-arrow:strzałka w dół w prawo;
downcast-face-with-sweat:;beznadziejny|kropla potu|spocony|zimny pot
downwards-button:przycisk „w dół”;
dragon:smok;legenda
dragon-face:głowa smoka;smoka
dress:sukienka;suknia
drooling-face:śliniąca się twarz;cieknie mi ślinka|głodny|ślina|ślinka
drop-of-blood:kropla krwi;krew|krwawienie|krwiodawstwo|medycyna|menstruacja|oddawanie krwi|rana
droplet:kropla;kropelka|pot|łza
drum:bęben;bębenek|grać
duck:kaczka;kaczor
dumpling:pieróg;gyoza|pierogi
dvd:dvd;blu-ray
e-mail:e-mail;email|mail|poczta elektroniczna
eagle:orzeł;bielik
ear:ucho;ciało|słyszeć
ear-of-corn:kolba kukurydzy;kolba|kukurydza|kukurydzy
ear-with-hearing-aid:;aparat słuchowy|niedosłuch|niedosłyszący|z aparatem słuchowym
egg:jajko;jajo
eggplant:bakłażan;oberżyna
eight-pointed-star:gwiazda ośmioramienna;
eight-spoked-asterisk:gwiazdka ośmioramienna;
electric-plug:wtyczka elektryczna;elektryczna|podłączyć|prąd|wtyczka
elephant:słoń;trąba
elevator:winda;dźwig osobowy|podnośnik|wyciąg pionowy
empty-nest:puste gniazdo;gniazdo|gniazdowanie|gnieżdżenie|ptasie|puste
end-arrow:strzałka z napisem end;
envelope:koperta;wiadomość
envelope-with-arrow:koperta ze strzałką;odebrać|ze strzałką
euro-banknote:banknot euro;euro
evergreen-tree:wiecznie zielone drzewo;iglaste|igły|wiecznie zielone
ewe:owca;baranek|owieczka|rogaty|wielkanoc
exploding-head:eksplodująca głowa;nie wiedzieć|niemożliwe|szok
expressionless-face:twarz bez wyrazu;brak emocji|nic|nie mam zdania|nie obchodzi mnie|wtf
eye:oko;
eye-in-speech-bubble:oko w dymku;patrzeć|wzrok
eyes:oczy;obserwowanie|wow
face-blowing-a-kiss:;buzi|całuję|ślę całusa
face-exhaling:;gwizd|ulga|westchnienie|wydmuchiwać powietrze|wykończony|wypuszczać powietrze
face-holding-back-tears:twarz powstrzymująca łzy;duma|opór|podziw|proszę|smutna twarz|uczucia|wzruszenie|zawstydzenie|zdenerwowanie|łzy|łzy szczęścia|łzy wzruszenia
face-in-clouds:twarz w chmurach;bujać w obłokach|głowa w chmurach|zamyślenie
face-savoring-food:;oblizywać się|smaczne
face-screaming-in-fear:;krzycząca buźka|krzyk|och|przestrach
face-vomiting:wymiotująca twarz;ble|fuj|obrzydliwe|rzygać|wymiotować|wymioty
face-with-diagonal-mouth:twarz z ukośnymi ustami;do kitu|frustracja|niepewna twarz|sceptyczna twarz|wątpienie|zmieszanie
face-with-hand-over-mouth:twarz z ręką na ustach;chichotać|hihi|ups
face-with-head-bandage:twarz z bandażem;bandaż|czoło|skaleczenie
face-with-medical-mask:twarz w masce medycznej;operacja
face-with-monocle:twarz z monoklem;staromodny|wyniosły
face-with-open-eyes-and-hand-over-mouth:;niespodzianka|omg|zasłonięte usta|zawstydzona twarz|zdumienie
face-with-open-mouth:twarz z otwartymi ustami;
face-with-peeking-eye:;gapienie się|podglądanie|ukrywanie się|zaabsorbowana twarz
face-with-raised-eyebrow:;brew|dziwne|hmm|nie wierzę|sceptyczny|zdziwiony|że co
face-with-rolling-eyes:;pff|przewracam oczami|zniecierpliwienie
face-with-spiral-eyes:;konsternacja|mętlik|niedobrze mi|spirale|zahipnotyzowana twarz
face-with-steam-from-nose:prychająca twarz;furia|sukces|triumf|wygrana
face-with-symbols-on-mouth:;bluzgać|kląć|przekleństwo|przeklinać
face-with-tears-of-joy:twarz ze łzami radości;absurd|lol|łzy radości|śmieszne
face-with-thermometer:twarz z termometrem;
face-with-tongue:twarz wystawiająca język;buźka pokazująca język|pokazany język|pokazywać język
face-without-mouth:twarz bez ust;buźka bez ust|nic nie mówię
factory:fabryka;produkcyjny|zakład pracy
factory-worker:pracownik fabryki;montażysta|pracownik
falafel:falafel;ciecierzyca|kotlecik|kotlecik z ciecierzycy
fallen-leaf:spadające liście;jesienne|liście|spadające
farmer:rolnik;farmer|ogrodnik
fast-down-button:przycisk „szybko w dół”;
fast-up-button:przycisk „szybko w górę”;
fax-machine:faks;
fearful-face:przestraszona twarz;wystraszona buźka
feather:pióro;fruwać|latanie|lekkość|pierze|pióra|pióro do pisania|upierzenie
female-sign:znak kobiety;
ferris-wheel:diabelski młyn;diabelski|młyn|park rozrywki|wesołe miasteczko
ferry:prom;
field-hockey:hokej na trawie;boisko|hokej|kijek|na trawie
file-cabinet:szafka-kartoteka;szafka|szuflady
file-folder:folder;katalog
film-frames:taśma filmowa;filmowa|klatki|taśma
film-projector:projektor filmowy;filmowy|projekcja|projektor
fire:ogień;
fire-engine:samochód strażacki;pożar|straż pożarna|wóz strażacki
fire-extinguisher:gaśnica;gasić|ugasić|zgasić
firecracker:petarda;dynamit|iskra|materiał|materiały|petardy|trotyl|wybuchowe|wybuchowy
firefighter:strażak;
fireworks:fajerwerki;obchody|sztuczne
first-quarter-moon:pierwsza kwadra księżyca;kwadra
first-quarter-moon-face:;księżyc z twarzą|pierwsza kwadra
fish:ryba;rybka|ryby
fish-cake-with-swirl:ciastko rybne;narutomaki|ramen|rybne|spirala
fishing-pole:wędka;wędka z rybą|złowić|łowienie ryb
flag-in-hole:flaga w dołku;golf|pole golfowe
flamingo:flaming;ekstrawagancja
flashlight:latarka;
flat-shoe:baleriny;but wsuwany|buty|obuwie|pantofelek|płaskie obuwie|wygodne
flatbread:pita;arepa|chlebek|lawasz|naan|placek|podpłomyk
flexed-biceps:napięty biceps;biceps|mięśnie|muskularny|muskuły|silny|siłka|siłownia|ćwiczyć
floppy-disk:dyskietka;
flower-playing-cards:gra karciana hanafuda;hanafuda|japońska|karciana
flushed-face:twarz z rumieńcami;rumieńce|twarz z wypiekami|wstyd|wypieki
flute:flet;drewniany|dęty|fujarka|gwizdać|na flecie|orkiestra|piccolo|pikolo|piszczałka|prosty
fly:mucha;choroby|giez|gnicie|insekt|tse-tse
flying-disc:frisbee;frizbi
flying-saucer:latający talerz;fantastyka|kosmici|latający|talerz
fog:mgła;chmury
foggy:zamglenie;mglisto|zamglone
folded-hands:złożone ręce;dziękuję|prosić
folding-hand-fan:wachlarz;flirt|gorąco|nieśmiałość|ochłoda|wachlowanie|wachlować
fondue:fondue;na ciepło|roztopione|szwajcarskie
foot:stopa;kopniak|kopnąć|nadepnąć|tupanie|zdeptać
footprints:ślady stóp;odciski stóp
fork-and-knife:widelec i nóż;kolacja|obiad|posiłek|restauracja|sztućce|widelec
fork-and-knife-with-plate:;naczynia
fortune-cookie:ciastko z wróżbą;ciasteczko|przepowiednia|szczęście|wróżba|z wróżbą
fountain:fontanna;
fountain-pen:wieczne pióro;wieczne
four-leaf-clover:czterolistna koniczyna;czterolistna|koniczynka
fox:głowa lisa;chytrość|chytry|lis|lisa|przebiegły|rudy
framed-picture:obrazek w ramce;malarstwo|obraz|obrazek|ramka|w ramce
free-button:przycisk free;
french-fries:frytki;fast food
fried-shrimp:smażona krewetka;smażona|tempura
frog:głowa żaby;płaz|ropucha|traszka|żaba|żabka
front-facing-baby-chick:kurczątko od przodu;pisklę
frowning-face:zachmurzona twarz;grymas|niezadowolenie
frowning-face-with-open-mouth:;co?|opadła mi szczęka|opadła szczena|rozzłoszczona buźka
fuel-pump:dystrybutor paliwa;benzyna|dystrybutor|stacja benzynowa|stacja paliw|tankować
full-moon:pełnia;jasny księżyc|pełny księżyc
full-moon-face:pełnia z twarzą;księżyc w pełni
funeral-urn:urna na prochy;urna
game-die:kostka do gry;hazard|kości|w kości
garlic:czosnek;aromatyczny
gear:koło zębate;skrzynia biegów|zębate|zębatka
gem-stone:kamień szlachetny;diament|kamień|klejnot|szlachetny
ghost:duch;duszek|wesoły duch
ginger-root:korzeń imbiru;imbir|imbiru|korzeń|naturalne|przyprawa|zdrowie|zioła
giraffe:żyrafa;sawanna
girl:dziewczynka;panna
glass-of-milk:szklanka mleka;mleka|szklanka
glasses:okulary;szkła
globe-showing-americas:;ameryka|ameryki|kula ziemska|ziemia|świat
globe-showing-asia-australia:;azja
globe-showing-europe-africa:;afryka|europa
globe-with-meridians:;glob|globus|południki|równoleżniki
gloves:rękawiczki;rękawiczka
glowing-star:błyszcząca gwiazda;błyszcząca|lśniąca|świecąca gwiazdka
goal-net:bramka;gol
goat:koza;koziorożec|kózka
goblin:goblin;diabeł|stwór
goggles:okulary ochronne;gogle|narciarstwo|ochronne|pływanie|snorkling|snowboard|spawanie|zjazd
goose:gęś;drób|gąsior|gęganie|gęsi|głuptas
gorilla:goryl;
graduation-cap:biret;absolwenta|nakrycie głowy|studia|uczony|uniwersytet
grapes:winogrona;
green-apple:zielone jabłko;jabłko|zielone jabłuszko
green-book:zielona książka;zielona
green-circle:zielone koło;
green-heart:zielone serce;zielone
green-salad:sałatka;sałata|surówka
green-square:zielony kwadrat;
grey-heart:szare serce;ciemnoszare|specjalne|srebrne|szare
grimacing-face:twarz z grymasem;grymaśna buźka|wyszczerz
grinning-cat:uśmiechnięty kot;
grinning-cat-with-smiling-eyes:;roześmiany|zadowolony
grinning-face:;roześmiana buźka
grinning-face-with-big-eyes:;radosny|szczęśliwy
grinning-face-with-smiling-eyes:;zadowolenia
grinning-face-with-sweat:;gafa|oblana zimnym potem|zawstydzony
grinning-squinting-face:;hahaha|rozbawienie|satysfakcja
growing-heart:rosnące serce;serce rośnie|tętno|zdenerwowany
guard:gwardzista;anglia|londyn|strażnik
guide-dog:pies przewodnik;niewidomi|przewodnik
guitar:gitara;
hair-pick:grzebień fryzjerski;afro|czesanie|fryzjerski|grzebień|rozczesywanie|włosy
hamburger:hamburger;burger
hammer:młotek;naprawa
hammer-and-pick:młoty;
hammer-and-wrench:młot i klucz;młot|warsztat|warsztatowy
hamsa:chamsa;dłoń fatimy|dłoń z okiem|fatima|miriam|ochrona|ręka fatimy|ręka miriam|ręka z okiem
hamster:głowa chomika;chomik|chomika
hand-with-fingers-splayed:uniesiona otwarta dłoń;cześć|dłoń|hej|machać|rozpostarte palce
hand-with-index-finger-and-thumb-crossed:;drogie|pstryknięcie palcami
handbag:torebka;
handshake:uścisk dłoni;powitanie|spotkanie|uścisk|zgoda
hatching-chick:;wykluwać się
head-shaking-horizontally:;potrząśnięcie
head-shaking-vertically:;przytaknięcie
headphone:słuchawki;
headstone:nagrobek;cmentarz|epitafium|grób|kamień nagrobny|miejsce pamięci|mogiła|pomnik|płyta nagrobna|spoczywać w pokoju
health-worker:pracownik służby zdrowia;opieka zdrowotna|terapeuta
hear-no-evil-monkey:małpa zasłaniająca uszy;głuchy|nie słyszeć|nie słyszę|niedobre|zakrywam uszy
heart-decoration:dekoracja z sercem;dekoracja
heart-exclamation:;wykrzyknik|znak interpunkcyjny
heart-hands:dłonie tworzące serce;
heart-on-fire:serce w płomieniach;płomienie|płonąć|święte serce
heart-suit:kier;
heart-with-arrow:serce przebite strzałą;przebite serce|przebite strzałą|serce ze strzałą
heart-with-ribbon:serce ze wstążką;walentynki
heavy-dollar-sign:gruby symbol dolara;
heavy-equals-sign:gruby znak równości;
hedgehog:jeż;jeżyk|kolce
helicopter:helikopter;śmigłowiec
herb:zioło;
hibiscus:kwiat hibiskusa;hibiskus|hibiskusa
high-heeled-shoe:but na wysokim obcasie;na obcasie|na szpilkach|na wysokim obcasie|obcas|obcasy|odzież|szpilka|wysoki|wysokie
high-speed-train:szybki pociąg;szybki
high-voltage:wysokie napięcie;błysk|elektryczność|napięcie
hiking-boot:but turystyczny;but|dzicz|spacer|szlak|trapery|turystyczny|wyprawa|wędrówka
hindu-temple:świątynia hinduistyczna;świątynia
hippopotamus:hipopotam;hipcio
hole:otwór;dziura
hollow-red-circle:gruby czerwony okrąg;
honey-pot:garnek miodu;garnek|miodu|miód|z miodem
honeybee:pszczoła;pszczółka|wiosna
hook:hak;haczyk|połknąć|zaczep|zahaczyć|zakrzywiony|zawiesić|złapać
horse:koń;wierzchowiec|wyścigowy
horse-face:głowa konia;konia|końska|koński|łeb
horse-racing:wyścigi konne;dżokej|jeździec|konne|wyścigi
hospital:szpital;lecznica
hot-beverage:gorący napój;gorąca|gorący|kawa|napój|parująca
hot-dog:hot dog;frankfurterka|hotdog|parówka
hot-face:rozgrzana twarz;czerwona buźka|czerwona twarz|duszno|dyszeć|pocenie|rozgrzana buźka|rozpalony|udar cieplny|udar słoneczny|upał
hot-pepper:ostra papryka;chili|ostra|ostry|papryczka
hot-springs:gorące źródła;gorące|para|źródło
hotel:hotel;
hourglass-done:klepsydra;czas|odmierzać
house:dom;mieszkalny
house-with-garden:dom z ogrodem;
houses:domki;domy|osiedle
hugging-face:;przytulanie|przytulać|ściskam
hundred-points:sto punktów;setka|sto|stówa|stówka
hushed-face:zdumiona twarz;
hut:chata;chatka|domek|jurta|okrągły|przytulny|schronienie|strzecha
hyacinth:hiacynt;bławatek|chaber|fioletowy|indygo|krzew|kwitnienie|lawenda|lilak|lwia paszcza|purpurowy|łubin
ice:kostka lodu;kostka|lodu|lód|zimny
ice-cream:lody;
ice-hockey:hokej na lodzie;krążek|na lodzie
ice-skate:but z łyżwą;figurówki|lodowisko|łyżwa|łyżwiarstwo
id-button:przycisk id;
identification-card:dowód tożsamości;bezpieczeństwo|dane osobowe|dowód osobisty|identyfikator|prawo jazdy
inbox-tray:skrzynka odbiorcza;na listy|odbierać|odbiorcza|otrzymywać|skrzynka
incoming-envelope:koperta przychodząca;przychodząca
index-pointing-at-the-viewer:;wskazywanie
index-pointing-up:palec wskazujący w górę;wskazujący
jack-o-lantern:dynia na halloween;dynia|halloween
japanese-castle:japoński zamek;japoński
japanese-dolls:japońskie lalki;lalki
japanese-monthly-amount-button:ideogram księżyca;
japanese-post-office:japońska poczta;poczta
jar:słoik;pojemnik|przechowywanie|pusty|słój|zapas
jeans:dżinsy;jeansy|spodnie
jellyfish:meduza;akwarium|bezkręgowiec|galareta|macki|morski|morskie|parzyć|plankton
joker:dżoker;joker
joystick:dżojstik;gra komputerowa|joystick
judge:sędzia;orzekać
kaaba:kaaba;islam|muzułmanin
kangaroo:kangur;skakać|skoczny|skok|torbacz
key:klucz;hasło|zamknąć
keyboard:klawiatura;
kick-scooter:hulajnoga;
kimono:kimono;
kiss-mark:ślad po pocałunku;odcisk ust|pocałunek
kissing-cat:kot przesyłający całusa;buziak|całuski|rumieniec
kissing-face:całująca twarz;
kitchen-knife:nóż kuchenny;broń|kuchenny|kuchnia|nóż
kite:latawiec;
kiwi-fruit:owoc kiwi;kiwi|owoc
knocked-out-face:oszołomiona twarz;knock out|nokaut|oszołomiony|zawrót głowy
knot:węzeł;lina|makrama|połączenie|splot|supeł|sznur|sznurek|wiązanie|wiązać|łączyć
koala:koala;australia|eukaliptus
lab-coat:biały fartuch;biały|biały płaszcz|doktor|eksperyment|kitel|laboratorium|płaszcz laboratoryjny|ubrania
label:przywieszka do kluczy;breloczek|etykieta|plakietka|przywieszka
lacrosse:lacrosse;
ladder:drabina;hierarchia|ranking|stopnie|szczebel|wspinać się
lady-beetle:biedronka;kropki|w kropki
laptop:laptop;notebook|osobisty
large-blue-diamond:duży niebieski romb;
large-orange-diamond:duży pomarańczowy romb;
last-quarter-moon:ostatnia kwadra księżyca;ostatnia kwadra
last-track-button:poprzedni utwór;
latin-cross:krzyż łaciński;
leaf-fluttering-in-wind:liście na wietrze;na wietrze|podmuch|wiatr|wicher
leafy-green:warzywo liściaste;bok choy|jarmuż|kapusta|kapusta chińska|kapusta pekińska|pak choy|warzywo|zielenina|zielony
ledger:skoroszyt;notatki|notatnik|zeszyt
left-arrow:strzałka w lewo;
left-facing-fist:pięść skierowana w lewo;cios|uderzenie z prawej|żółwik
left-luggage:przechowalnia bagażu;
left-speech-bubble:lewostronny dymek;
leftwards-hand:dłoń skierowana w lewo;lewa|wyciągnięta dłoń
leftwards-pushing-hand:dłoń pchająca w lewo;blokować|czekać|odmawiać|pchać|piątka|wstrzymać
leg:noga;kolano|kopnięcie|kończyna|zgięta noga
lemon:cytryna;cytrus|kwaśny
leopard:lampart;cętki|drapieżnik|dziki
level-slider:suwak miksera dźwięku;dźwięk|dźwięku|mikser|miksera|poziom|suwak
light-blue-heart:jasnoniebieskie serce;jasnoniebieskie|lubić|sympatia|turkusowe|urocze|zielononiebieskie
light-bulb:żarówka;idea|pomysł
light-rail:kolej miejska;miejska|podmiejska|podmiejski
lime:limonka;kwaśne|limetka|mojito|soczysty|tequila
link:ogniwa;hiperłącze|link|ogniwo
linked-paperclips:złączone spinacze;do papieru|druciane|papier|spinacze|spinać|złączone
lion:głowa lwa;grzywa|lew|lwa
lipstick:szminka;kosmetyki|makijaż|malować usta|pomadka
litter-in-bin-sign:znak kosza na śmieci;
lizard:jaszczurka;
llama:lama;alpaka|gwanako|wełna|wikunia
lobster:homar;owoce morza|szczypce
locked:zamknięta kłódka;kłódka|zablokowane|zamknięte
locked-with-key:;blokada|kluczyk|z kluczem|zamknięcie
locked-with-pen:;niejawne|podpis|prywatność|z piórem
locomotive:lokomotywa;ciuchcia|stara lokomotywa
lollipop:lizak;
long-drum:konga;bębnić|rytm|tamburyn
lotion-bottle:butelka z płynem;balsam|krem do opalania|mleczko|szampon
lotus:lotos;buddyzm|czystość|hinduizm|lotosu|piękno|spokój
loudly-crying-face:głośno płacząca twarz;głośny płacz|zapłakana buźka|zapłakany
loudspeaker:głośnik;głośno|komunikat|komunikaty publiczne|tuba głośnikowa
love-hotel:hotel miłości;japoński hotel miłości
love-letter:list miłosny;list|liścik
love-you-gesture:gest kocham cię;kocham|miłości
low-battery:słaba bateria;elektronika|niski|poziom energii|słaba
luggage:bagaż;na kółkach|pakowanie|pakować się|walizka
lungs:płuca;oddech|oddychanie|układ oddechowy|wdech|wydech
lying-face:twarz kłamcy;długi nos|kłamać|kłamca|pinokio
magic-wand:czarodziejska różdżka;abrakadabra|czarodziejka|czarodziejska|czary|czary-mary|hokus-pokus|magik|różdżka|zaklęcie
magnet:magnes;kształt u|odpychanie|podkowa|przyciąganie
magnifying-glass-tilted-left:lupa pochylona w lewo;lupa|pochylona|skierowana|szukaj|w lewo
magnifying-glass-tilted-right:lupa pochylona w prawo;
mahjong-red-dragon:;czerwony|kafelek|madżong|mahjong
male-sign:znak mężczyzny;
mammoth:mamut;epoka lodowcowa|kieł|ogromny|prehistoria|słoniowaty|włochaty
man:mężczyzna;
mango:mango;shaker|tropikalne
mans-shoe:but męski;męski
mantelpiece-clock:zegar kominkowy;czasomierz|kominkowy|zegar
manual-wheelchair:wózek inwalidzki ręczny;wózek inwalidzki
map-of-japan:mapa japonii;
maple-leaf:liść klonowy;jesienny|klon|klonowy|klonu|liść
maracas:marakasy;cza cza|grzechotać|grzechotki|perkusja|perkusyjny|potrząsać
martial-arts-uniform:strój do sztuk walki;judo|karate|martial arts|sztuki walki|taekwondo
mate:yerba mate;
meat-on-bone:mięso z kością;mięso
mechanic:mechanik;elektryk
mechanical-arm:mechaniczne ramię;
mechanical-leg:proteza nogi;proteza
medical-symbol:symbol medycyny;
megaphone:megafon;kibicować
melon:melon;
melting-face:roztapiająca się twarz;płynna twarz|rozpuszczająca się twarz|rozpuszczanie się|roztapianie się
memo:notatka;zapiski
mending-heart:uleczone serce;dobrze|lepiej|lepsze samopoczucie|zdrowsze
mens-room:toaleta męska;
metro:metro;tunel
microbe:zarazek;ameba|ameby|bakteria|bakterie|drobnoustrój|mikrob|mikroby|nauka
microphone:mikrofon;karaoke|śpiewać
microscope:mikroskop;obserwacja|powiększenie
middle-finger:środkowy palec;palec|wulgarny gest
military-helmet:hełm wojskowy;armia|hełm|militaria|ochrona głowy|wojownik|wojsko|wojskowy|żołnierz
military-medal:order wojskowy;order
milky-way:droga mleczna;niebo
minibus:minibus;bus|busik
minus:znak minus;
mirror:lustro;akcesoria do domu|odbicie|przeglądać się|rama lustra|stroić się|wiszące lustro|wystrój wnętrza|zwierciadło
mirror-ball:kula dyskotekowa;dyskoteka|migotanie
moai:moai;posąg|wyspa wielkanocna
mobile-phone:telefon komórkowy;komóra|komórka|smartfon
mobile-phone-with-arrow:;dzwonić|smartfon ze strzałką
money-bag:worek z pieniędzmi;bogaty|kasa|pieniędzy|worek|z pieniędzmi
money-mouth-face:;hajs
money-with-wings:uskrzydlone pieniądze;gotówka|pieniądze|uskrzydlone|ze skrzydłami
monkey:małpa;małpka
monkey-face:głowa małpy;
monorail:kolej jednoszynowa;jednoszynowa
moon-cake:ciasteczko księżycowe;biszkopt|ciasto księżycowe|jesień|yuèbǐng
moon-viewing-ceremony:;jugoya|podziwiać|tsukimi|świętować
moose:łoś;poroże
mosque:meczet;
mosquito:komar;gorączka|malaria|ugryzienie|wirus
motor-boat:motorówka;motorowa
motor-scooter:skuter;motor
motorcycle:motocykl;
motorway:autostrada;droga|szybkiego ruchu
mount-fuji:góra fudżi;fudżi
mountain:góra;wycieczka
mountain-cableway:górska kolej linowa;góry|wyciąg
mountain-railway:kolej górska;górska|górski
mouse:mysz;myszka
mouse-face:głowa myszy;
mouse-trap:pułapka na myszy;na gryzonie|na myszy|na szczury|na szkodniki|potrzask|przynęta|pułapka|sidła|zasadzka|łapka
mouth:usta;wargi
movie-camera:kamera filmowa;kamera|kinematografia
mrs-claus:żona św. mikołaja;mikołajowa|pani mikołajowa
multiply:znak mnożenia;
mushroom:grzyb;muchomor|muchomorek|trujący
musical-keyboard:klawisze;fortepian|keyboard|pianino
musical-note:nuta;
musical-notes:nuty;
musical-score:partytura;pięciolinia|wiolinowy
muted-speaker:wyciszony głośnik;wyciszyć
mx-claus:mikołajka;dziadek mróz|gwiazdor|mikołajki|prezenty|wigilia
nail-polish:lakier do paznokci;lakierować paznokcie|manicure|paznokcie|pielęgnacja
national-park:park narodowy;park|przyroda
nauseated-face:twarz z mdłościami;mdłości
nazar-amulet:amulet nazar;amulet|błękitne|charms|fatimy|koralik|nazar|niebieski|paciorek|proroka|talizman|złe oko
necktie:krawat;koszula|ozdoba
nerd-face:kujon;buźka w okularach|bystry|inteligent|mózgowiec|nerd|utalentowany
nest-with-eggs:gniazdo z jajkami;jajka|z jajkami|zniesione jaja
nesting-dolls:matrioszki;drewniana|kolekcja|laleczka|lalka|matrioszka|rosyjska|rękodzieło|w lalce
neutral-face:neutralna twarz;buźka bez wyrazu
new-button:przycisk new;
new-moon:nów;ciemny księżyc
new-moon-face:nów z twarzą;księżyc w nowiu
newspaper:gazeta;wiadomości
next-track-button:następny utwór;
ng-button:przycisk ng;
night-with-stars:noc z gwiazdami;noc|rozgwieżdżone niebo
ninja:ninja;najemnik|niewidoczny|skradać się|tajny agent|ukryty|wojna
no-bicycles:zakaz wjazdu rowerów;
no-entry:zakaz wjazdu;
no-littering:zakaz śmiecenia;
no-pedestrians:zakaz ruchu pieszych;
no-smoking:zakaz palenia;
non-potable-water:woda niezdatna do picia;
nose:nos;
notebook:notes;szary
notebook-with-decorative-cover:;okładka|ozdobna
nut-and-bolt:śruba i nakrętka;gwint|mocowanie|nakrętka|śruba
octopus:ośmiornica;osiem
oden:oden;na patyku|szaszłyk
office-building:biurowiec;blok
office-worker:pracownik biurowy;architekt|biznesmen|menedżer|praca biurowa
ogre:ogr;japonia
oil-drum:beczka oleju;beczka|olej
ok-button:przycisk ok;
ok-hand:dłoń z gestem ok;dobre|idealnie|okej|potwierdzenie|racja|super|w porządku|znak ok
old-key:staroświecki klucz;staroświecki
old-man:starszy mężczyzna;dziadek|siwy|starszy|staruszek|starzec
old-woman:starsza kobieta;babcia|siwa|stara|starsza|staruszka
older-person:starsza osoba;osoba
olive:oliwka;drzewo oliwne|gałązka oliwna|oliwki
on-arrow:strzałka z napisem on!;
oncoming-automobile:nadjeżdżający samochód;nadjeżdżające auto|nadjeżdżający pojazd
oncoming-bus:nadjeżdżający autobus;nadjeżdżający|nadjeżdżać|przód
oncoming-fist:pięść od przodu;cios pięścią|prawy prosty|sierpowy|zaciśnięta pięść
oncoming-police-car:nadjeżdżający radiowóz;patrol|policja|radiowóz
oncoming-taxi:nadjeżdżająca taksówka;nadjeżdżająca|taryfa|taxi|żółta
one-piece-swimsuit:;kostium do kąpieli|kostium kąpielowy
onion:cebula;aromatyczna
open-book:otwarta książka;otwarta|uczyć się
open-file-folder:otwarty folder;otwarty
open-hands:otwarte dłonie;puste ręce
optical-disk:dysk optyczny;
orange-book:pomarańczowa książka;pomarańczowa
orange-circle:pomarańczowe koło;
orange-heart:pomarańczowe serce;pomarańczowe
orange-square:pomarańczowy kwadrat;
orangutan:orangutan;człekokształtna
orthodox-cross:krzyż prawosławny;
otter:wydra;bystre|zabawne|łapanie ryb
outbox-tray:skrzynka nadawcza;nadawać|nadawcza|wysyłać
owl:sowa;mądrość|mądry|sówka
ox:wół;byk
oyster:ostryga;małże|nurkowanie|perła|perły
package:paczka;pakunek|przesyłka
page-facing-up:strona;maszynopis|pismo
page-with-curl:zawinięta strona;zawinięta
pager:pager;
paintbrush:pędzel;malować
palm-down-hand:dłoń skierowana w dół;odrzucenie|sio|upuszczenie
palm-tree:palma;
palm-up-hand:dłoń skierowana w górę;powiedz mi|propozycja|przywołanie|skinienie|wyciągnięta ręka|łapanie
palms-up-together:dłonie do góry razem;dawać|dłonie|modlić się
pancakes:naleśniki;placki
panda:głowa pandy;panda|pandy
paperclip:spinacz;druciany
parachute:spadochron;lotnia|lotniarstwo|motorową|paralotnia|parasailing|skydiving|spadochroniarstwo|za łodzią
parrot:papuga;gadająca|mowa|mówić|pirat
part-alternation-mark:początek partii wokalnej;
party-popper:tuba z konfetti;
partying-face:świętująca twarz;ekscytacja|świętująca buźka
passenger-ship:statek pasażerski;pasażerski
passport-control:kontrola paszportowa;
paw-prints:ślady łap;odciski|tropy|łapki|łapy|ślady
pea-pod:strąk grochu;edamame|groch|grochu|soja|sojowa|strączek|strączkowa|strąk|łuskać
peace-symbol:symbol pokoju;
peach:brzoskwinia;
peacock:paw;dumna|dumne|dumny|ostentacyjna|ostentacyjne|ostentacyjny|pawica|piękny ptak|ładny ptak|śliczny ptak
peanuts:orzeszki ziemne;fistaszki|orzeszki
pear:gruszka;
pen:długopis;
pencil:ołówek;pisak
penguin:pingwin;antarktyda
pensive-face:zamyślona twarz;zamyślona buźka
people-hugging:obejmujące się osoby;do widzenia|dzięki|objęcia|osoby|pocieszenie|przyjaźń|przytulenie|wsparcie
performing-arts:maski teatralne;maski|teatr|teatralne|występ|występować
persevering-face:uparta twarz;skupienie|upór|zacięta twarz
person:dorosły;człowiek|płeć neutralna
person-beard:osoba z brodą;broda
person-biking:osoba na rowerze;kolarka|kolarz|na rowerze|rowerzysta|rowerzystka|wyścig
person-blonde-hair:osoba z włosami blond;blond|blondyn|blondynka|z włosami blond
person-bouncing-ball:osoba kozłująca piłkę;koszykarka|koszykarz|kozłować|kozłująca piłkę
person-bowing:osoba w ukłonie;przepraszam|skrucha|ukłon|wybacz|żal
person-cartwheeling:osoba robiąca gwiazdę;akrobatyka|gimnastyczka|gimnastyk|gimnastyka|przerzut bokiem|robiąca gwiazdę|robić gwiazdę
person-climbing:osoba wspinająca się;skałki|wspinacz|wspinaczka|wspinająca się
person-deaf:osoba głucha;głuchota|słuch
person-elf:elf;
person-facepalming:;facepalm|fejspalm|niedowierzanie|tylko nie to|załamanie|załamka
person-fairy:wróżka;oberon|puk|tytania
person-feeding-baby:osoba karmiąca niemowlę;karmienie|karmienie butelką|mama|rodzic|tata
person-fencing:;szermierka|szermierz|szpada
person-frowning:zachmurzona osoba;niepokój|przygnębienie|smutna|urażona|urażony|zachmurzona|zachmurzony|zmartwienie|zmartwiona|zmartwiony
person-genie:dżin;aladyn|alladyn
person-gesturing-no:;nic z tego|nie|nie ma mowy|skrzyżowane ręce
person-gesturing-ok:osoba pokazująca gest ok;entuzjazm|ojej|ojej!|podskok do góry|ręce w górze|zachwyt
person-getting-haircut:osoba podczas strzyżenia;fryzjerka|fryzura|podczas strzyżenia|strzyżenie|włosów|ścinać
person-getting-massage:osoba podczas masażu;ból głowy|masaż|masaż głowy|odprężenie|podczas masażu|relaks|salon masażu|spa
person-golfing:osoba grająca w golfa;golfista|golfistka|grająca w golfa
person-in-bed:osoba w łóżku;drzemka|nocowanie|pensjonat|posłanie|w łóżku
person-in-lotus-position:osoba w pozycji lotosu;joga|medytacja|siedzieć|siedząca|siedzący|w pozycji lotosu|zen
person-in-steamy-room:;pomieszczenie|sauna|zaparowane
person-in-suit-levitating:;garnitur|lewitacja|lewitować
person-in-tuxedo:osoba w smokingu;elegancja|smoking|w smokingu|wesele
person-juggling:żonglująca osoba;spryt|wielozadaniowość|zarządzanie|żongler|żonglerka|żonglowanie|żonglująca
person-kneeling:klęcząca osoba;klęczeć|klęczki|kolana|na kolanach
person-lifting-weights:osoba podnosząca ciężary;atleta|atletka|ciężarowiec|ciężarów|podnoszenie|podnosząca ciężary|siłowy|sztanga|trening
person-mage:mag;czarnoksiężnik|czarnownica|czarodziej
person-merpeople:syrena;syrenka|tryton|warszawa
person-mountain-biking:osoba na rowerze górskim;na rowerze górskim
person-playing-handball:;grająca|piłkarka|piłkarz|piłką|rzut|ręczna|ręczny|szczypiorniak|szczypiornista|szczypiornistka|w piłkę ręczną
person-playing-water-polo:;w piłkę wodną|wodna
person-pouting:nadąsana osoba;foch|gniewać się|kapryśna|mina|naburmuszać się|niezadowolona|obrażona
person-raising-hand:osoba podnosząca rękę;halo|pozdrowienie|ręka do góry|witaj|zgłaszająca się|zgłaszać się
person-rowing-boat:osoba wiosłująca w łodzi;w łodzi|wiosłowanie|wiosłująca
person-running:biegnąca osoba;bieg|biegacz|biegaczka|biegnąca|maraton|pośpiech|szybko|w ruchu
person-shrugging:;bezradność|nie wiem|obojętność|osoba rozkładająca ręce|wszystko jedno|wzruszenie ramion|wątpliwość
person-standing:stojąca osoba;stać|stoi
person-superhero:superbohater;bohater|bohaterka|dobro|moc|pozytywny|siła|superbohaterka|superman|supermoc|supermoce
person-supervillain:superłotr;antagonista|antybohater|czarny charakter|przestępca|złoczyńca|zły bohater
person-surfing:surfująca osoba;surfer|surferka|surfing|surfująca
person-swimming:pływająca osoba;basen|kraulem|na basenie|triathlon
person-taking-bath:osoba biorąca kąpiel;biorąca kąpiel|kąpiel|w wannie
person-tipping-hand:;no cóż|otwarta dłoń|pomocna dłoń|sarkazm
person-vampire:wampir;drakula|nieumarły
person-walking:idąca osoba;chodzenie|idąca|iść|na piechotę|piechur|pieszo
person-wearing-turban:osoba w turbanie;sikh|turban|w turbanie
person-with-bunny-ears:;bliźniaczki|dziewczyny|kobiety|króliczki|przyjaciółki|takie same|tancerki|uszy
person-with-crown:osoba w koronie;królewski|monarcha|szlachta
person-with-skullcap:osoba w chińskiej czapce;chińska czapka|gua pi mao|w chińskiej czapce
person-with-veil:osoba w welonie;w welonie|welon
person-with-white-cane:osoba z białą laską;niewidoma
person-wrestling:osoby uprawiające zapasy;na ringu|uprawiające zapasy|walka|wrestlerki|wrestlerzy|wrestling|zapasy|zapaśnicy|zapaśniczka|zapaśniczki|zapaśnik
person-zombie:zombie;chodzące trupy|horror|nieumarli|strach|straszny
petri-dish:płytka petriego;badania|biologia|kultura|szalka petriego
phoenix-bird:feniks;mityczny|nieśmiertelność|odrodzenie|ognisty|powstać|reinkarnacja|z popiołów
piata:piniata;cinco de mayo|cukierki|meksyk|pinata|tradycja
pick:kilof;górnicze|górnik
pickup-truck:pick-up;furgonetka|pikap|przewozić|półciężarówka|półtonówka
pie:ciasto;szarlotka
pig:świnia;świnka
pig-face:głowa świni;ryjek|świni
pig-nose:ryj świni;nosek|ryj|świński
pile-of-poo:kupa;gnój|obornik|odchody|poo|poop
pill:kapsułka;lek|lekarstwo|pigułka|tabletka
pilot:pilot;pilotować
pinched-fingers:złączone palce;oczekiwanie|palce|poczekać|przesłuchanie|szczypta|włochy
pinching-hand:dłoń z gestem „trochę”;ciut|mała ilość|mało|trochę
pine-decoration:;bambus|sosna
pineapple:ananas;
ping-pong:tenis stołowy;paletka|ping|pingpong|piłeczka|pong|rakietka|stołowy
pink-heart:różowe serce;emocje|różowe
pirate-flag:piracka flaga;
pizza:pizza;pizzy
placard:tabliczka;demonstracja|manifa|manifestacja|pikieta|protest|sprzeciw|transparent|wiec
place-of-worship:miejsce kultu;
play-or-pause-button:odtwórz lub wstrzymaj;
playground-slide:zjeżdżalnia;plac zabaw|ślizgawka
pleading-face:błagająca twarz;błaganie|błagać|duże oczy|litość|poprosić|smutne|słodkie oczy|ładnie prosić|żebranie|żebrać
plunger:przepychacz;hydrauliczne|hydraulik|odetkać|przepychacz do toalety|przepychać|przyssawka|udrażnianie rur|udrożnić
plus:znak plus;
polar-bear:niedźwiedź polarny;arktyczny|niedźwiedź|polarny
police-car:samochód policyjny;
police-officer:policjant;areszt|gliniarz|oficer
poodle:pudel;ostrzyżony|pudelek
pool-8-ball:;bila|bilard|kula bilardowa
popcorn:popcorn;kino
post-office:urząd pocztowy;
postal-horn:trąbka pocztowa;pocztowa|pocztyliona
postbox:skrzynka na listy;listy
pot-of-food:garnek z jedzeniem;danie|jednogarnkowe|potrawka|z jedzeniem
potable-water:woda pitna;
potato:ziemniak;kartofel|pyra
potted-plant:roślina doniczkowa;doniczka|doniczkowa|doniczkowy|roślina
poultry-leg:udko kurczaka;nóżka|udko
pound-banknote:banknot funta;funty
pouring-liquid:nalewanie płynu;rozlanie|wylewanie
pouting-cat:nadąsany kot;obrażony
pouting-face:nadąsana twarz;dąsy|wściekłość
prayer-beads:sznur modlitewny;korale|koraliki|modlitwa|naszyjnik|różaniec
pregnant-man:mężczyzna w ciąży;brzuch|ciąża|najedzony|pełny|przejedzenie|w ciąży|wzdęty
pregnant-person:osoba w ciąży;najedzona
pregnant-woman:kobieta w ciąży;ciężarna
pretzel:precel;
prince:książę;w koronie
princess:księżniczka;królewna
printer:drukarka;
purple-circle:fioletowe koło;
purple-heart:purpurowe serce;fioletowe
purple-square:fioletowy kwadrat;
purse:portmonetka;monety|na monety|różowa
pushpin:pinezka;przypiąć
puzzle-piece:element układanki;element|puzzle|rebus|układanka|łamigłówka|łączenie
rabbit:królik;króliczek|zając
rabbit-face:głowa królika;futrzak|królika|zająca
raccoon:szop;ciekawość|ciekawski|pracz
racing-car:samochód wyścigowy;
radio:radio;odbiornik|radioodbiornik|radiowy
radio-button:przycisk radiowy;
railway-car:wagon kolejowy;elektryczny|kolejowy|wagon
railway-track:tor kolejowy;szyny|tor|tory
rainbow:tęcza;gej|geje|les|lesbijki|lgbt|lgbtq|lgbtqia|nadzieja|pride|transpłciowość
rainbow-flag:tęczowa flaga;
raised-back-of-hand:wzniesiony grzbiet dłoni;pożegnanie|uniesiona dłoń
raised-fist:wzniesiona pięść;pięść|uniesiona|zaciśnięta
raised-hand:wzniesiona dłoń;uwaga
raising-hands:wzniesione ręce;hura|hurra|ręce|wzniesione
ram:biały baran;baran
rat:szczur;szczurek
razor:brzytwa;golarka|golarka ręczna|golenie|ostre narzędzie|żyletka
receipt:paragon;dowód|faktura|księgowość|kwitek|pokwitowanie|rachunkowość
red-apple:czerwone jabłko;czerwone
red-circle:czerwone koło;
red-envelope:czerwona koperta;chiny|hong bao|hóngbāo|lai see|na szczęście|podarunek|wdzięczność
red-exclamation-mark:czerwony wykrzyknik;
red-heart:czerwone serce;
red-paper-lantern:czerwony lampion;bar izakaya|izakaya|lampion
red-question-mark:czerwony znak zapytania;
red-square:czerwony kwadrat;
relieved-face:twarz z wyrazem ulgi;błogość|odprężona buźka
reminder-ribbon:wstążka pamięci;upamiętnić
repeat-button:przycisk powtarzania;
rescue-workers-helmet:kask z krzyżykiem;kask|krzyżyk|medyk|ratownik|z krzyżykiem
revolving-hearts:wirujące serca;serca dwa|tańczące serca
rhinoceros:nosorożec;róg
ribbon:wstążka;kokarda|kokardka
rice-ball:kulka ryżowa;kulka|onigiri|ryżowa
rice-cracker:krakers ryżowy;krakers|ryżowy
right-anger-bubble:;krzyczeć
right-arrow:strzałka w prawo;
right-facing-fist:pięść skierowana w prawo;uderzenie z lewej
rightwards-hand:dłoń skierowana w prawo;prawa
rightwards-pushing-hand:dłoń pchająca w prawo;
ring:pierścionek;zaręczyny
ring-buoy:koło ratunkowe;pływak|ratunek
ringed-planet:planeta z pierścieniami;pierścienie|planeta|saturn|saturnowy
roasted-sweet-potato:pieczony batat;batat|pieczony|słodki ziemniak
robot:głowa robota;monstrum|robot
rock:skała;blok skalny|bryła|ciężki|głaz|minerał|odłamek|opoka|twardy
rocket:rakieta;kosmiczny
roll-of-paper:rolka papieru;papier toaletowy|ręczniki papierowe|ubikacja
rolled-up-newspaper:zwinięta gazeta;rulon|zrolowana|zwinięta|zwitek
roller-coaster:kolejka górska;rollercoaster
roller-skate:wrotka;jazda na rolkach|rolki|wrotkarstwo|wrotki|łyżworolki
rolling-on-the-floor-laughing:tarza się ze śmiechu;kulać się|płakać ze śmiechu
rooster:kogut;
rose:róża;
rosette:rozeta;
round-pushpin:okrągła pinezka;miejsce|z główką
rugby-football:piłka do rugby;do rugby|rugby
running-shirt:koszulka do biegania;bieganie|do biegania|szarfa|t-shirt
running-shoe:but do biegania;trampek
sad-but-relieved-face:;smutna ulga
safety-pin:agrafka;pielucha|punk|punk rock
safety-vest:kamizelka ratunkowa;kamizelka|ratowanie|sytuacja awaryjna
sailboat:żaglówka;jacht
sake:sake;butelka i kubek
salt:sól;smak|solniczka|słona|słone|słony
saluting-face:salutująca twarz;pogodna twarz|salutowanie|tak jest
sandwich:kanapka;
santa-claus:święty mikołaj;mikołaj
sari:sari;
satellite:satelita;statek kosmiczny
satellite-antenna:antena satelitarna;antena|czasza
sauropod:zauropod;dinozaur
saxophone:saksofon;
scarf:szalik;szyja
school:szkoła;
scientist:naukowiec;fizyk|inżynier
scissors:nożyczki;ciąć|ostre|przeciąć
scorpion:brązowy skorpion;pajęczak|skorpion|trucizna
screwdriver:śrubokręt;wkręt|wkrętak
scroll:zwój;edykt|pergamin
seal:foka;foczka
seat:fotel;
see-no-evil-monkey:małpa zasłaniająca oczy;nie widzieć|nie widzę|zakrywam oczy
seedling:sadzonka;kiełek|młoda|pęd|roślinka
selfie:selfie;
service-dog:pies pomocnik;opiekun|pomoc|pomocnik
sewing-needle:igła krawiecka;cerówka|haft|igła|krawiecka|krawiectwo|szwy|szycie|z nitką|zszywać
shaking-face:wstrząśnięta twarz;drganie|oszołomienie|szaleństwo|trzęsienie ziemi|wibracje|wstrząs|łał
shallow-pan-of-food:danie z patelni;paella|rondel|wok
shamrock:koniczyna;irlandia
shark:rekin;
shaved-ice:lody hawajskie;hawajskie
sheaf-of-rice:pędy ryżu;ziarno|żniwa
shield:tarcza;osłona
shinto-shrine:świątynia shinto;shinto
ship:statek;
shooting-star:spadająca gwiazda;spadająca|życzenie
shopping-bags:torby na zakupy;na zakupy|torby|torebki|zakupy
shopping-cart:wózek sklepowy;wózek
shortcake:tort;
shorts:szorty;bermudy|spodenki
shower:prysznic;łazienka
shrimp:krewetka;
shushing-face:uciszająca twarz;cii|sza|uciszać
sign-of-the-horns:gest rogów;gest|heavy metal|mano cornuta|metal|rock|rock and roll|rocker|rogów
singer:piosenkarz;aktor
skateboard:deskorolka;deska|kółka|skate|skateboard|skater
skier:narciarz;
skis:narty;stok
skull:czaszka;kościotrup|szkielet|trupia czaszka|śmierć
skull-and-crossbones:czaszka z piszczelami;piraci|piszczele|toksyczne
skunk:skunks;smród
sled:sanie;sanki|zabawa
sleeping-face:śpiąca twarz;ziew
sleepy-face:senna twarz;senność|śpiąca buźka
slightly-frowning-face:lekko zachmurzona twarz;ech|meh|niezadowolony
slightly-smiling-face:lekko uśmiechnięta twarz;miły
slot-machine:automat do gier;automat do gry|jednoręki bandyta|kasyno
sloth:leniwiec;leniwy|powolny
small-airplane:mały samolot;awionetka|mały
small-blue-diamond:mały niebieski romb;
small-orange-diamond:mały pomarańczowy romb;
smiling-cat-with-heart-eyes:;zakochany
smiling-face:uśmiechnięta twarz;marzenie|marzę|serdeczny|zrelaksowany
smiling-face-with-halo:;nic nie zrobiłem|niewinny|niewinny uśmiech|świętoszek
smiling-face-with-hearts:;kochać|romans|uwielbiać|uwielbienie|zadurzenie|zakochana|zakochane|zakochać się
smiling-face-with-horns:;złośliwy
smiling-face-with-smiling-eyes:;przyjazny
smiling-face-with-sunglasses:;cool|luzak|na luzie|szpaner
smiling-face-with-tear:;uśmiechnięty|wdzięczny|wzruszony
smirking-face:twarz z uśmieszkiem;cyniczny|półuśmieszek|uśmieszek
snail:ślimak;mięczak|wolny
snake:wąż;dusiciel|jadowity|żmija
sneezing-face:kichająca twarz;katar|kicham|kichać|smarkanie
snow-capped-mountain:góra z czapą lodową;z czapą lodową
snowboarder:snowboardzista;
snowflake:płatek śniegu;śnieżynka
snowman:bałwanek i płatki śniegu;bałwan|zabawa na śniegu
snowman-without-snow:bałwanek bez śniegu;bałwan bez śniegu|bałwanek
soap:mydło;kostka mydła|kąpać się|mydelniczka|myć|myć się|pienić
soccer-ball:piłka nożna;futbolówka|nożna|piłka
socks:skarpetki;skarpety|stopy
soft-ice-cream:lody włoskie;w kubku|włoskie|śmietankowe|świderek
softball:softball;
soon-arrow:strzałka z napisem soon;
sos-button:przycisk sos;
spade-suit:pik;
spaghetti:spaghetti;kluski|makaron|pasta|spagetti
sparkler:zimne ognie;ognie|zimne
sparkles:gwiazdki;gwiazdy|iskry|świeci|świecący
sparkling-heart:migoczące serce;błyszczące serce|lśniące serce
speak-no-evil-monkey:;co ja mówię|nie mówić|nie mówię|zakrywam usta
speaker-high-volume:wysoka głośność głośnika;duża głośność|głośność|wysoka głośność
speaker-low-volume:niska głośność głośnika;niska głośność
speaker-medium-volume:;mała głośność|średnia głośność
speaking-head:mówiąca głowa;powiedzieć|profil
speech-balloon:dymek;dialog|rozmowa
speedboat:ścigacz wodny;wodny|ścigacz
spider:pająk;czarna wdowa|pajączek
spider-web:pajęczyna;sieć|sieć pająka
spiral-calendar:kalendarz na spirali;na spirali
spiral-notepad:kołonotatnik;
spiral-shell:muszla spiralna;muszelka|muszla
sponge:gąbka;porowata|porowaty|wchłanianie|wsiąka|wsiąkać
spoon:łyżka;łyżeczka
sport-utility-vehicle:samochód suv;suv|wypoczynkowy
sports-medal:medal sportowy;medal|nagroda
spouting-whale:wieloryb tryskający wodą;strumień|tryskający wodą|wody
squid:kałamarnica;atrament|mątwa|sepia|tusz
squinting-face-with-tongue:;niesmaczne|okropne|zamknięte oczy
stadium:stadion;
star:gwiazda;
star-and-crescent:gwiazda i półksiężyc;
star-of-david:gwiazda dawida;
star-struck:zafascynowany;fascynacja
station:stacja;dworzec|kolejowa
statue-of-liberty:statua wolności;stany zjednoczone|statua|usa|wolności
steaming-bowl:;parujące|pho
stethoscope:stetoskop;
stop-sign:znak stopu;stop|znak
stopwatch:stoper;
straight-ruler:linijka;krawędź|linia|prosta
strawberry:truskawka;
student:student;absolwent
studio-microphone:mikrofon studyjny;nagrywać|studio|studyjny
stuffed-flatbread:wrap;gyros|kebab|tortilla
sun:słońce;jasne|promienie|słonecznie
sun-behind-cloud:słońce zza chmury;
sun-behind-large-cloud:słońce za chmurą;
sun-behind-rain-cloud:;przejaśnienie
sun-behind-small-cloud:słońce za chmurką;
sun-with-face:słońce z twarzą;ciepło|promienny
sunflower:słonecznik;
sunglasses:okulary słoneczne;ciemne okulary|przeciwsłoneczne|słoneczne
sunrise:wschód słońca;brzask
sunrise-over-mountains:wschód słońca zza gór;ranek|wschód|świt
sunset:zachód słońca;
sushi:sushi;suszi
suspension-railway:kolej podwieszana;podwieszana
swan:łabędź;brzydkie kaczątko|łabędziątko
sweat-droplets:krople potu;krople|wilgoć
synagogue:synagoga;żyd|żydowski
syringe:strzykawka;chory|pielęgniarka|szczepienie|szczepionka|zastrzyk
t-rex:t-rex;tyranozaur
t-shirt:koszulka;krótkie rękawy|męska|z krótkimi rękawami
taco:taco;
takeout-box:pudełko na wynos;na wynos
tamale:tamales;pamonha|przekąska|zawijane
tanabata-tree:drzewko na tanabata;drzewo życzeń|japońskie|tanabata|życzenia
tangerine:mandarynka;pomarańcza
taxi:taksówka;
teacher:nauczyciel;instruktor|pedagog|profesor
teacup-without-handle:filiżanka bez uszka;bez uszka|filiżanka|spodek
teapot:czajniczek;czajnik|dzbanek|imbryk|na herbatę
tear-off-calendar:;z wyrywanymi kartkami|zdzierany
technologist:technolog;deweloper|oprogramowanie|programista|wynalazca
teddy-bear:miś pluszowy;miś|niedźwiadek|plusz|pluszak|pluszowa|pluszowy|przytulanka|wypchana|wypchany|zabawka
telephone:telefon;aparat telefoniczny
telephone-receiver:słuchawka telefoniczna;rozmawiać|słuchawka|telefoniczna
telescope:teleskop;luneta
television:telewizja;kineskop|kineskopowy|stary telewizor|telewizor|z anteną
tennis:tenis;do tenisa|tenisowa
tent:namiot;pole namiotowe
test-tube:probówka;chemik
thermometer:termometr;temperatura
thinking-face:myśląca twarz;myślę|zamyślony|zastanawiam się
thong-sandal:japonka;japonki|klapek|klapki|na basen|na lato|na plażę|sandały|z jednym paskiem
thought-balloon:dymek myśli;chmurka|myśl
thread:nić;dratwa|nawlekać|nitka|szpulka|szyć
thumbs-down:kciuk w dół;brzydkie|nie lubię
thumbs-up:kciuk w górę;kciuk|lubię|lubię to|podoba mi się
ticket:bilet;
tiger:tygrys;paski|tygrysek
tiger-face:głowa tygrysa;tygrysa
timer-clock:minutnik;
tired-face:zmęczona twarz;rozpacz|ziewanie|zmęczona buźka
toilet:muszla klozetowa;dolnopłuk|sedes
tokyo-tower:tokyo tower;tokio|tokyo|wieża
tomato:pomidor;szklarniowe
tongue:język;mniam
toolbox:skrzynka na narzędzia;czerwona|klucze|kombinerki|na narzędzia|narzędzia|z narzędziami
tooth:ząb;dentysta|stomatolog
toothbrush:szczoteczka do zębów;czyszczenie|do zębów|higiena|jama ustna|mycie zębów|myć zęby|szczoteczka|szczotka|zębów
top-arrow:strzałka z napisem top;
top-hat:cylinder;męskie nakrycie głowy
tornado:tornado;lej|wir powietrzny
trackball:trackball;
tractor:ciągnik;rolniczy|traktor
trade-mark:znak towarowy;
train:pociąg;
tram:tramwaj;
tram-car:wagon tramwajowy;tramwajowy
transgender-symbol:symbol transpłciowości;
triangular-flag:flaga trójkątna;
triangular-ruler:ekierka;
trident-emblem:emblemat z trójzębem;
troll:troll;fantazja
trolleybus:trolejbus;
trophy:puchar;trofeum
tropical-drink:drink tropikalny;drink|palemka|tropikalny|z palemką
tropical-fish:ryba tropikalna;tropikalna|tropiki
trumpet:trąbka;
tulip:tulipan;pąk
tumbler-glass:szklanka z grubym dnem;grube dno|whiskey|whisky|z grubym dnem
turkey:indyk;
turtle:żółw;skorupa
two-hearts:dwa serca;serca
two-hump-camel:wielbłąd dwugarbny;baktrian|dwugarbny|garby
umbrella:parasol;opady|pada
unamused-face:niezadowolona twarz;nah|niezadowolona buźka|obrzydzenie
unicorn:głowa jednorożca;jednorożca|jednorożec|kucyk|różowy
unlocked:otwarta kłódka;odblokować
up-arrow:strzałka w górę;
up-button:przycisk up!;
up-down-arrow:strzałka w górę i w dół;
up-left-arrow:strzałka w górę w lewo;
up-right-arrow:strzałka w górę w prawo;
upside-down-face:odwrócona twarz;do góry nogami
upwards-button:przycisk „w górę”;
vibration-mode:tryb wibracji;
victory-hand:gest v;pokoju|victoria|victorii|zwycięstwa
video-camera:kamera wideo;wideo
video-game:gra wideo;do gier|gamepad|gra|konsola|kontroler|pad
videocassette:kaseta wideo;vhs
violin:skrzypce;altówka|muzyczny|muzyk|smyczek
volcano:wulkan;erupcja|lawa
volleyball:siatkówka;do siatki|do siatkówki|siatka|siatkowa
vs-button:przycisk vs;
vulcan-salute:salut wolkański;salut|wolkan|wolkański|wolkańskie
waffle:gofr;gofrownica
waning-crescent-moon:zanikający półksiężyc;cieniutki księżyc
waning-gibbous-moon:;chudnący|księżyc|księżyc z brzuszkiem|tłusty księżyc
wastebasket:kosz na śmieci;na śmieci|odpadki|śmieci|śmietnik
watch:zegarek;godzina
water-buffalo:wół domowy;bawół
water-pistol:pistolet na wodę;broń palna|pistolet|rewolwer
water-wave:fala;fale|hokusai|kanagawa|tsunami|wielka fala
watermelon:arbuz;arbuza|lato
waving-hand:machająca dłoń;papa
wavy-dash:falista kreska;
waxing-crescent-moon:narastający półksiężyc;
weary-cat:przestraszony kot;przestraszony|w szoku|zaskoczony|zdumiony|zszokowany
weary-face:znużona twarz;cierpienie|rezygnacja
wedding:ślub;kaplica
whale:wieloryb;
wheel:koło pojazdu;koło|kręcić|opona
wheel-of-dharma:koło dharmy;
white-cane:biała laska;niewidomy
white-circle:białe koło;
white-exclamation-mark:biały wykrzyknik;
white-flag:biała flaga;
white-flower:biały kwiat;kontury|pieczątka
white-heart:białe serce;białe
white-large-square:duży biały kwadrat;
white-medium-square:średni biały kwadrat;
white-question-mark:biały znak zapytania;
white-small-square:mały biały kwadrat;
wilted-flower:zwiędły kwiat;płatki|więdnąć|zwiędły
wind-chime:dzwonek wietrzny;dzwonki|wietrzny
wind-face:dmuchająca twarz wiatru;twarz|wiać
window:okno;framuga|powietrze|przezroczyste|szyba|widok|witryna|świeże
wine-glass:kieliszek wina;kieliszek|wina|wino
wing:skrzydło;anielskie|lotnictwo|mitologia|niebiańskie|wznosić się
winking-face:twarz puszczająca oko;mrugnięcie|oczko|puszczać oko|puszczenie oka|zaczepka
winking-face-with-tongue:;pokazuję język|żart
wolf:głowa wilka;wilk|wilka
woman:kobieta;
womans-boot:kozak damski;damski|kozaczek|kozak
womans-clothes:ubranie damskie;bluzka|ubranie
womans-hat:kapelusz damski;kapelusz|ze wstążką
womans-sandal:sandał damski;sandał
womens-room:toaleta damska;
wood:drewno;kłoda|pień|polano
woozy-face:zamroczona twarz;faliste usta|krzywe usta|na gazie|nierówne oczy|niewyraźna twarz|odurzony|pijana|pijane|pijani|pijany|pod wpływem|podchmielenie|podchmielony|rozbiegane oczy|wstawiony
world-map:mapa świata;mapa
worm:robak;dżdżownica|glista|kompostowanie|pasożyt|pierścienice
worried-face:zmartwiona twarz;martwić się|zmartwiona buźka
wrapped-gift:zapakowany prezent;prezent
wrench:klucz warsztatowy;
writing-hand:pisząca dłoń;pisać odręcznie|piszę
x-ray:zdjęcie rentgenowskie;klatka piersiowa|prześwietlenie|rentgen
yarn:włóczka;dzierganie|dziergać|kłębek|na drutach|przędza|robótki|szydełkowanie|szydełkować
yawning-face:ziewająca twarz;ziewać|znudzony|znużenie
yellow-circle:żółte koło;
yellow-heart:żółte serce;żółte
yellow-square:żółty kwadrat;
yen-banknote:banknot jena;jeny
yo-yo:jojo;
zany-face:szalona twarz;crazy|duże|małe|oszaleć|szalony|szał
zebra:zebra;
zipper-mouth-face:;buzia na kłódkę|nic nie powiem|tajemnica
zzz:chrapanie;dobranoc|nuda|senny|spanie|zabawny|znudzenie|zzz|śpiący|żartobliwy`;
