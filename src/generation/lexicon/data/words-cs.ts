// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:;místo|první|trikolóra|vyhrát|zlato|zlatá medaile
2nd-place-medal:;druhé|stříbrná medaile|stříbro
3rd-place-medal:;bronz|bronzová medaile|třetí
abacus:počitadlo;abakus|kalkulačka|korálky|počty|počítadlo|počítat|počítání|první třída|prvňák
accordion:akordeon;dršťky|harmonika|hudební|koncertina|muzika|tahací|zednické piano
adhesive-bandage:náplast;bandáž|leukoplast|obvaz|ošetření|poranění|ranka|zranění
admission-tickets:vstupenky;jízdenka|vstupenka
aerial-tramway:kabinová lanovka;gondola|kabina|kabinka|kabinková|lano|lanová dráha
airplane:letadlo;letiště|tryskové letadlo|tryskáč
airplane-arrival:přistávající letadlo;přilétá|přistání|přistání letadla|přílet|přílety
airplane-departure:vzlétající letadlo;aeroplán|check-in|odbavení|odlet|odlet letadla|odlety|vzlet
alarm-clock:budík;budíček|buzení|pozdě|vstávání|zaspat|zpoždění|čekání
alembic:křivule;alembik|chemie|destilace|destilační|destilační přístroj|laboratoř|náčiní
alien:mimozemšťan;bytost|sci-fi|ufo|ufon|ufoun
alien-monster:mimozemská příšera;marťan|pixely|příšera|space invaders|vetřelec
ambulance:sanitka;ambulance|pohotovost|první pomoc|rychlá záchranná služba|záchranka
american-football:míč na americký fotbal;americký|fotbal|fotbalová|fotbalový|super bowl|šiška
amphora:amfora;džbán|nádoba|nádobí|vaření|vodnář|váza|znamení vodnáře
anatomical-heart:srdeční orgán;anatomie|aorta|kardiologie|puls|pulz|tep|tlukot
anchor:kotva;přístav|zakotvit|zařízení
anger-symbol:japonský symbol hněvu;manga|zloba|zlost|žíly
angry-face:rozzlobený obličej;frustrovaný|hněvivý|rozhněvaný|rozrušený|rozzlobený|rozzuřený|vzteklý|zuřivost
angry-face-with-horns:;démon|navztekaný|rohy|zlomyslný|zákeřný|čert|škodolibý
anguished-face:;nepříjemný|stres|utrápený|wow|zmučený|ztrápený|úzkost
ant:mravenec;
antenna-bars:indikátor síly signálu;
anxious-face-with-sweat:;jejda|nervózní|uspěchaný|uštvaný|vylekaný
articulated-lorry:kamion;autodoprava|kamión|nákladní|náklaďák|stěhování|tahač s návěsem|tir|tirák|truck|řídit
artist:malíř/malířka;umělec|umělkyně
artist-palette:malířská paleta;barvy|kreativní|malování|malíř|malířka|malířství|muzeum|paleta|pestrý|tvořivý|umělecký
astonished-face:užaslý obličej;naprosto|nekecej|nemožné|není možné|nevěřícný|ohromený|udivený|užaslý|výraz ohromení|wtf|zaskočený|úplně|úžas
astronaut:kosmonaut/kosmonautka;astronaut|astronautka|kosmonaut|kosmonautka|vesmíír
atm-sign:značka bankomatu;
atom-symbol:symbol atomu;
auto-rickshaw:autorikša;provoz|rikša|tuk-tuk
automobile:auto;automobil|autíčko|vůz|červené
avocado:avokádo;guacamole
axe:sekera;dříví|polena|sekerka|sekyra|sekyrka|sekání|tít|štípat|štípání
baby:nemluvně;batole|malé dítě|těhotenství|žvatlat
baby-angel:andílek;
baby-bottle:kojenecká láhev;kojenec|lahev|láhev|miminko|mimino|narození|novorozeně|nutrilon|porod|sunar
baby-chick:kuřátko;ptáček|ptáčátko
baby-symbol:symbol dítěte;
back-arrow:šipka zpět;
backhand-index-pointing-down:;dole|hřbet ruky|ukazovat
backhand-index-pointing-up:;nahoře
backpack:školní batoh;aktovka|batoh|batůžek|ruksak|učebnice
bacon:slanina;bůček|smažený|tučný
badger:jezevec;medojed|nora|škodná
badminton:badminton;badmintonový míček|košík|opeřený míček|péřový míček
bagel:bagel;bejgl|chléb|houska|namazat|pekárna|pomazánka|snídaně
baggage-claim:výdej zavazadel;
baguette-bread:bageta;francouzské|veka
balance-scale:miskové váhy;hmotnost|rovnováha|spravedlnost|vyvažovací váhy|váha|váhy|znamení zvěrokruhu
ballet-shoes:baletní piškoty;balerína|balet|baletka|baletní střevíce|baletní špičky|tanec|taneční střevíce|tančit
balloon:balónek;nafukovací|slavit
ballot-box-with-ballot:urna s volebním lístkem;hlasování|volby|volební|volit
banana:banán;draslík
banjo:banjo;bendžo|brnkat|strunný
bank:banka;spořitelna
bar-chart:sloupcový graf;data|diagram|graf|sloupec|údaje
barber-pole:značka holičství;holič|holička|kadeřník|lazebník|sestřih|střih|stříhání|tyč|znak holičství|účes
baseball:baseballový míček;baseball|softball
basket:koš;koš na prádlo|nůše|piknik|proutí|proutěný|prádlo
basketball:basketbalový míč;basketbal|košíkovou|košíková|míč|obruč
bat:netopýr;letoun|upír|vampýr
bathtub:vana;bublinky|koupel|koupelna|lázeň
battery:baterie;akumulátor|nabíjet
beach-with-umbrella:pláž se slunečníkem;pláž|prázdniny|písek|teplo
beaming-face-with-smiling-eyes:;křenit se|smát se|úšklebek|řehtat se
beans:fazole;fazol obecný|fazolky|ledviny|luskoviny|luštěniny
bear:hlava medvěda;brum|bručet|grizzly|med|medvídě|medvěd|medvědí
beating-heart:bušící srdce;bušení
beaver:bobr;hlodavec|hlodáky|hráz|kanada
bed:postel;doma|peřina|polštář|spánek
beer-mug:půllitr piva;krýgl|oktoberfest|pinta|pivní půllitr|pivo|půllitr|světlé pivo
beetle:brouk;brouček
bell:zvonek;cinkat|pauza|přestávka|zvonit
bell-pepper:paprika;kapie|sladká
bell-with-slash:přeškrtnutý zvonek;tichý|vypnout zvuk|zltumení|ztlumení|ztlumit
bellhop-bell:portýrský zvonek;portýr|poslíček|recepce|zvonek na recepci|zvonek v hotelu
bento-box:krabička bentó;bento|krabička|sashimi|sushi
beverage-box:nápoj v krabičce;brčko|džusík|fruko|krabicový džus|krabičkové pití|nápojová krabice|pití v krabičce|pitíčko|slámka
bicycle:jízdní kolo;bicykl|cyklista|cyklistika|jet na kole|jízda na kole|spinning
bikini:bikiny;bazén|koupání|plavat|plavání
billed-cap:kšiltovka;baseballová čepice|flexa|čepice|čepice s kšiltem
bird:pták;holub|ornitologie
birthday-cake:narozeninový dort;dort|moučník|narozeniny|sladké pečivo|svíčky
bison:bizon;býk|stádo|zubr
biting-lip:skousnutý ret;flirtování|nervozita|obava|okusovat|rty|sexy|starost|strach|svádění
black-cat:černá kočka;halloween|kocour|kočička|mňau|neštěstí|smůla|černá|číča
black-circle:černý kroužek;
black-flag:černá vlajka;
black-heart:černé srdce;zkaženost|zlo|černé
black-large-square:velký černý čtverec;
black-medium-small-square:větší černý čtvereček;
black-medium-square:střední černý čtverec;
black-nib:hrot černého pera;atrament|hrot|inkoust|inkoustové pero|tuš|černé pero
black-small-square:černý čtvereček;
black-square-button:černé čtvercové tlačítko;
blackbird:černý pták;havran|kavka|kos|krkavec|krákání|vrána|zobák|černý
blossom:květ;kytka|louka|pampeliška|podběl|pryskyřičník|pryskyřník|žlutá květina
blowfish:ježík;fugu|čtverzubec
blue-book:modrá kniha;kniha|knihovna|modrá|čtení
blue-circle:modrý kroužek;
blue-heart:modré srdce;
blue-square:modrý čtvereček;
blueberries:borůvky;bobule|borůvkový|lesní|modré|modrý|plod
boar:kanec;divoké prase|divočák|kňour|vepř
bomb:bomba;bum|exploze|komiksový|nebezpečný|výbuch|výbušný
bone:kost;kostička|kůstka
bookmark:záložka;označení|poznačit
bookmark-tabs:stránky se záložkami;ouška|ouško|papíry|papíry s poznámkami|poznámky
books:knihy;beletrie|romány|vědomosti
boomerang:bumerang;domorodec|lov|návrat|odraz
bottle-with-popping-cork:láhev sektu;bouchnout šampaňské|korek|přípitek|sekt|zátka|šampaňské|špunt|šáňo
bouquet:kytice;kytička|pugét|rande|romance|výročí
bow-and-arrow:luk a šíp;luk|lukostřelba|lukostřelec|lučištník|střelec|výzbroj|znamení střelce|šíp
bowl-with-spoon:miska se lžící;cereálie|cornflakes|kaše|kornflejks|kornflejky|krupičná|kukuřičné|lupínky|muesli|musli|müsli|ovesná|polévka
bowling:bowling;bowlingová|koule na bowling|kuželka|kuželky|strike
boxing-glove:boxerská rukavice;box|boxerský|boxérská rukavice
boy:chlapec;chlapeček|hoch|kluk
brain:mozek;inteligence|mozeček|mícha|šedá kůra mozková
bread:chleba;bochník|karbohydráty|moučný|obilniny|obiloviny|obilí|pecen|pšenice|sacharidy|toast|toastový chleba
breast-feeding:kojení;kojit|krmení|maminka|mamka|matka|prsa|prso
brick:cihly;cihla|cihlová zeď|cihlový|hlína|malta|zdít|zděný|zeď
bridge-at-night:most v noci;most
briefcase:kufřík;kancelář
briefs:pánské plavky;jednodílné|kalhotky|plavky|slipy|spodky|spodní prádlo
bright-button:tlačítko zvýšení jasu;
broccoli:brokolice;brukev|brukev zelná|kapusta
broken-chain:přetržený řetěz;pouta|přerušit|přetrhnout|rozbít|svoboda|řetěz
broken-heart:zlomené srdce;emoce|osamělý|sklíčený|zarmoucený|zdrcený|zlomený|zlomit|zničený
broom:koště;ježibaba|kouzelnice|pometlo|smeták|smýčit|uklízení|uklízet|zametat|zametání|úklid|čarodějka|čarodějnice
brown-circle:hnědý kroužek;
brown-heart:hnědé srdce;hnědá|hnědé srdíčko
brown-mushroom:hnědá houba;houbařit|houbová|hříbek|portobello|sbírat houby|shiitake
brown-square:hnědý čtvereček;
bubble-tea:bublinkový čaj;boba|bubble tea|bublinkový|mléčný|perlivý|perličkový|perličky|tapioka|čaj
bubbles:bubliny;krknutí|mydliny|mytí|mýt|perleťový|perly|pod vodou|umývání|čisté|říhnutí
bucket:kbelík;domácí potřeby|džber|kyblík|kýbl|vědro|úklidové potřeby
bug:housenka;stonožka
building-construction:staveniště;jeřáb|stavba|stavba budovy
bullet-train:japonský rychlovlak;rychlost|rychlovlak|tgv|šinkansen|špička
bullseye:přesný zásah do terče;cíl|přímo do černého|střed|střed terče|středu|terč|trefa|zásah|úspěch
burrito:burrito;burito|burritos|mexická|mexická kuchyně|mexické|rolka|tortilla|wrap
bus:autobus;školní autobus|žlutý
bus-stop:zastávka autobusu;autobusová zastávka|zastávka
bust-in-silhouette:silueta busty;busta|bysta|silueta|silueta bysty|stín|tajemný|záhada
busts-in-silhouette:silueta dvojice bust;hlavy|lidé|nejlepší kamarádi|obrysy lidí|osoby|přátelé|siluety byst
butter:máslo;mlékařské|mlékařství|mlékárenské|mlékárna|mléčné|mléčné výrobky|máselnička
butterfly:motýl;krásný|modrásek|modrý motýl
cactus:kaktus;sucho
calendar:kalendář;datum|červenec
call-me-hand:gesto „zavolej mi“;zatelefonovat|zavolat|zavolej
camel:velbloud jednohrbý;dromedár|hrb|jednohrbý velbloud|velbloud
camera:fotoaparát;aparát|fotit|fotka|fotografický|foťák|instagram|momentka|selfíčko|snímek|video
camera-with-flash:fotoaparát s bleskem;blesk
camping:tábor;kemp|kempování|stanování|táboření|tábořiště
candle:svíčka;plamen|plamínek|svícen
candy:bonbon;bonbón|cukrátko|mlsat|mlsný|obal|zubní kaz
canned-food:jídlo v plechovce;jídlo|konzerva|konzervované potraviny|plechovka
canoe:kánoe;
card-file-box:krabice s kartotékou;krabice|spis
card-index:vizitkovník;index|osobní karta|otočný|registr|rejstřík|vizitka
card-index-dividers:kartotéka;jmenovka|katalog|oddíl|oddělovač|oddělovače
carousel-horse:kolotočový kůň;kolotoč|kůň na kolotoči|pouť
carp-streamer:koinobori;den dětí|kapr|kapří|praporek|rybí|větrný rukáv
carpentry-saw:ruční pila;ocaska|pila|pilka|ruční|truhlář|uříznout
carrot:mrkev;karotka|kořenová zelenina|mrkvička
castle:hrad;evropský|historie|hradby|palác|tvrz
cat:kočka;kotě|koťátko
cat-face:hlava kočky;hladit
cat-with-tears-of-joy:;brečet smíchy|hlasitý smích|lol|slzy|slzy smíchu|smích
cat-with-wry-smile:;ironický|jízlivý|kočičí jízlivý úsměv
chains:řetězy;spojit|řetízek|řetězec|železný
chair:židle;dřevěný|posadit se|posezení|sedačka|sednout|sedátko|sedět|sezení|stolička
chart-decreasing:klesající graf;klesající|negativní|pokles|sestupný|trend|vývoj
chart-increasing:rostoucí graf;vzestupný
chart-increasing-with-yen:;japonský jen|jen|rostoucí trend|trh|vzestup
check-box-with-check:zaškrtnuté políčko;
check-mark:značka zaškrtnutí;
cheese-wedge:klínek sýra;ementál|kousek sýra|sýr|sýrový
chequered-flag:šachovnicová vlajka;
cherries:třešně;třešeň|třešinky|višně
cherry-blossom:třešňový květ;květ třešně|rozkvetlá třešeň|sakura
chess-pawn:pěšec;figurka|pión|pěšák|šachy
chestnut:kaštan;kaštanový
chicken:slepice;
child:dítě;děcko|genderově neutrální|malé|neutrální
children-crossing:pozor, děti;
chipmunk:veverka;burunduk|les|čipmank|žalud
chocolate-bar:tabulka čokolády;dobrota|tabulka|čokoláda
chopsticks:jídelní hůlky;hashi|haši|hůlky|jídelní|tyčinky|čína
christmas-tree:vánoční stromeček;dárky|ozdoby|svátky|vánoce
church:kostel;kaple|křesťanství|kříž|modlitebna|požehnat
cigarette:cigareta;cigáro|dým|kouř|kouření|kouřit|tabák|zapálit si
circled-m:m v kroužku;
circus-tent:cirkusový stan;cirkus|manéž|šapitó
cityscape:městská zástavba;krajina|mrakodrapy|městská|panoráma města|vyhlídka|výšková budova
cityscape-at-dusk:město za soumraku;mrakodrap|město|panelák|soumrak|večer
cl-button:štítek cl;
clamp:svěrka;komprese|sevřít|slisovat|svorka|svěrák|tlak
clapper-board:filmová klapka;akce|klapka|natáčení
clapping-hands:tleskající ruce;aplaus|dobrá práce|gratulace|ovace|potlesk|skvělý|tleskat|tleskám|uznání
classical-building:antická budova;antický|antika|budova|klasicismus|klasicistický|klasicistní|klasická|panteon|sloupoví|řecko
clinking-beer-mugs:cinkající půllitry piva;chlast|cinkání|do dna|na zdraví|přiťuknutí|přiťuknutí pivem
clinking-glasses:cinkající sklenice;oslavovat|sklenice|šampáňo
clipboard:psací podložka;deska|dokumenty|klip|podložka|seznam úkolů
closed-book:zavřená kniha;výuka|zavřený|červená kniha
closed-mailbox-with-lowered-flag:;sklopený|spuštěný|svěšený
closed-mailbox-with-raised-flag:;doručená pošta
closed-umbrella:zavřený deštník;fialový|paraple
cloud:mrak;mračna|mráček|zamračeno
cloud-with-lightning:mrak s bleskem;bouře|bouřka|hromy a blesky
cloud-with-lightning-and-rain:mrak s bleskem a deštěm;průtrž mračen
cloud-with-rain:mrak s deštěm;oblačno|zataženo
cloud-with-snow:mrak se sněhem;mráz|sněžný
clown-face:klaunský obličej;kašpar|klaun|obličej|tvář klauna|šašek
club-suit:kříže;barva|barva karty
clutch-bag:kosmetická taška;doplněk|taška|vak
coat:kabát;brr|bunda|péřovka|teplé oblečení|zimní bunda
cockroach:šváb;fuj|havěť|hnus|rus|škůdce
cocktail-glass:koktejlová sklenička;drink|klub|martini|sklo
coconut:kokos;kokosová palma|kokosový ořech|ořech|piña colada|piňa colada|piňakoláda
coffin:rakev;pohřeb|truhla|zesnulý
coin:mince;bohatý|dolar|euro|kov|poklad|prachy
cold-face:zmrzlý obličej;chladný|drkotat zuby|mrzne|námraza|omrzliny|pod nulou|promodralý|promrzlý|rampouchy|zamrzlý|zasněžený|zledovatělý|zmrzlý
collision:srážka;náraz|rána|třesk|vybouchnout
comet:kometa;kosmické těleso|vlasatice
compass:kompas;buzola|jih|magnetický|navigace|orientace|orientační běh|sever|východ
computer-disk:minidisk;cédéčko|optické
computer-mouse:počítačová myš;
confetti-ball:konfetová koule;balónek s konfetami|jupí|konfety
confounded-face:;mrzutý|otrávený|pocit|podrážděný|překvapený|rozpačitý|výraz rozpaků|zatraceně|znechucený|škleb
confused-face:zmatený obličej;matoucí|meh|nejistý|popletený|zmatený
construction:stavební zábrana;bariéra|blokovat|práce na silnici|překážka|uzávěra|zábrana|zátaras
construction-worker:dělník na stavbě;bezpečnostní přilba|dělník|ochranná přilba|rekonstrukce|stavební dělník
control-knobs:ovládací knoflíky;knoflíky|ovládání|potenciometr
convenience-store:obchod;maloobchod|non-stop|nonstop|potraviny|prodej|prodejna|samoobsluha|smíšené|večerka|zboží
cook:kuchař/kuchařka;kuchařka|šéfkuchařka
cooked-rice:vařená rýže;hlad|miska ryže|rýže|uvařená|vařený
cookie:koláček;cookie|sušenka s čokoládou
cooking:vejce na pánvi;pánev|smažení|smažit|volské oko
cool-button:štítek cool;
coral:korál;klimatické změny|korálový útes|ohrožený druh|útes
couch-and-lamp:gauč a lampa;divan|domov|gauč|lampa|pohodlí|pohovka
cow:kráva;bůů|mléko|statek
cow-face:hlava krávy;kraví
cowboy-hat-face:;kovboj|kovbojka
crab:krab;rak|znamení raka
crayon:pastelka;barevná tužka|fix|fixa|kreslit|křída|omalovánky|voskovka|vybarvovat|červená barva
credit-card:platební karta;karta|kredit|kreditka|kreditní|platit|uhradit|zaplatit|úvěrová karta|účet
crescent-moon:srpek měsíce;couvá|dorůstá|přibývá|ramadán|srpek|ubývá
cricket:cvrček;kobylka|koník|luční|orthoptera|rovnokřídlí|saranče
cricket-game:kriket;kriketová pálka|pálka
crocodile:krokodýl;aligátor|kajman
croissant:croissant;francouzský|kroasant|loupák|loupáček|rohlík
cross-mark-button:tlačítko s křížkem;
crossed-fingers:zkřížené prsty;držím palce|prsty|zkřížit
crossed-flags:zkřížené vlajky;
crossed-swords:zkřížené meče;boj|kordy|meče|rytíř|zkřížené|šavle
crown:koruna;korunka|král|královna|královský|panovnice|panovník|středověk|zvítězit|šlechta
crutch:berle;berla|berlička|hůl|opora|podpora mobility|zdravotní pomůcka
crying-cat:plačící kočičí obličej;plakat|plačící kočka|pláč|ronit slzy|uplakaný
crying-face:plačící obličej;brečet|chybět|hrozný|plačící výraz|stýská se mi|zkroušený
crystal-ball:křišťálová koule;koule|křišťál|osud|předpovídání budoucnosti|skleněný|věštec|věštkyně|věštění
cucumber:okurka;kvašáky|kyselá|nakládaná|nakládané okurky|nakládačka|okurek
cup-with-straw:pohárek s brčkem;džus|kelímek s brčkem|limonáda|nealko|nealkoholický nápoj|soda|sodovka
cupcake:košíček;cukr|cukroví|cupcake|dortík|muffin|pochoutka|poleva
curling-stone:curlingový kámen;curling|kanadský
currency-exchange:směna peněz;
curry-rice:kari rýže;curry|kari|kari s rýží|karí
custard:pudink;karamelový pudink|puding|vanilkový pudink
cut-of-meat:plátek masa;flákota|hovězí|jehněčí|kotleta|krvavý|kus masa|steak|vepřová kotleta|červené maso|řízek|žebírko
cyclone:cyklóna;cyklón|hurikán|tajfun|twister
dagger:dýka;meč
dango:dango;knedlíček|rýžový knedlík|tyčka|špejle
dashing-away:spěch;nadýmání|oblak kouře|prdět|pšouknout|větry
deciduous-tree:listnatý strom;opadavý|strom
deer:jelen;kolouch|laň|vysoká zvěř
delivery-truck:dodávka;dovoz|nákladní auto|rozvoz|rozvážka|zásobování
department-store:obchodní dům;centrum
derelict-house:opuštěný dům;dům|opuštěná budova|opuštěný|polorozpadlý|zchátralý|zpustlý
desert:poušť;pustina
desert-island:pustý ostrov;ostrov|trosečník|ztroskotat
desktop-computer:počítač;desktop|monitor|stolní
detective:detektiv;agent|inspektor|očko|slídit|vyšetřovatel|čmuchal|špeh|špionáž|špión
diamond-suit:káry;kára
diamond-with-a-dot:kosočtverec s tečkou;
dim-button:tlačítko ztlumení jasu;
disappointed-face:zklamaný obličej;deprimovaný|hrůza|prohrát|provinilý|selhání|skleslý|vina|zklamaný|zklamání|ztráta
disguised-face:obličej v přestrojení;incognito|inkognito|knír|maskovaný|obočí|přestrojení|převlek|špehovat|špion
divide:znak dělení;
diving-mask:potápěčská maska;potápěčská výbava|potápěčské brýle|šnorchl|šnorchlování
diya-lamp:indická olejová lampa;diya|olejová lampa|orientální lampa
dizzy:závrať;hvězdička|hvězdičky|zářivý
dna:dna;biolog|biologie člověka|bioložka|evoluce|gen|genetická informace|genetika|šroubovice|život
dodo:dodo;blboun|dronte|mauricijský|mauricius|nejapný|velký|vyhynulý|vymřelý
dog:pes;fena|fenka|pejsek|psík
dog-face:hlava psa;rozkošný|roztomilý|štěně|štěňátko
dollar-banknote:dolarová bankovka;bankovka
dolphin:delfín;delfínek|ploutev|skákající
donkey:osel;mezek|mula|savec|tvrdohlavý|umíněný
door:dveře;dvířka|vchodové dveře|zadní dveře|zadní vrátka
dotted-line-face:;deprese|introvert|já tu nejsem|mizící|neviditelný|schovaný|skrytý|stud|zmizet
double-curly-loop:dvojitá smyčka;
double-exclamation-mark:dvojitý vykřičník;
doughnut:donut;americká|kobliha|koblížek
dove:holubice;bílá holubice|holubice míru|let|letící|létat|mír
down-arrow:šipka dolů;
down-left-arrow:šipka doleva dolů;
down-right-arrow:šipka doprava dolů;
downwards-button:tlačítko dolů;
dragon:drak;rytíři|zelený drak|čínský
dragon-face:hlava draka;dračí tvář|saň
dress:šaty;plesové|slavnostní|společenské šaty|taneční|večerní
drooling-face:slintající obličej;bryndat|chutné|cintat|slina|slinit|slintající tvář|slintat|slintat blahem|slintání|sliny|vynikající
drop-of-blood:kapka krve;darovat krev|darování|darování krve|dárcovství|dárcovství krve|krvácet|lékařství|medicína|menstruace|teče krev
droplet:kapka;kapička|pot|slzička
drum:buben;bubenické|bubnovat|hudební nástroj|paličky
duck:kachna;kachnička|kačenka|kačer
dumpling:piroh;dim sum|džiaozi|empanada|gjózu|gyoza|jiaozi|knedlík|pelmeně|pelmeň|pirohy|pirožky|plněný knedlík|taštička|tortellini|wonton|čínský knedlíček
dvd:dvd;blu-ray|blue-ray|holo|holografický
e-mail:e-mail;elektronická pošta|email|odeslat|poslat|zpráva|zásilka
eagle:orel;dravec|dravý
ear:ucho;naslouchat
ear-of-corn:kukuřičný klas;klas|kukuřice|plodiny|sklizeň|zrno|úroda
ear-with-hearing-aid:ucho s naslouchátkem;naslouchadlo|naslouchátko
egg:vejce;
eggplant:lilek;baklažán|záhrada
eight-pointed-star:osmicípá hvězda;
eight-spoked-asterisk:osmicípá hvězdička;
eject-button:tlačítko vysunutí;
electric-plug:zástrčka;elektrická zástrčka|elektřina|přípojka|síťová|vidlice
elephant:slon;slůně
elevator:výtah;přístup|stroj|vyjet|zdvihat|zdviž
empty-nest:prázdné hnízdo;hnízdečko|hnízdit|hnízdění|ptačí hnízdo|větvičky
end-arrow:šipka s nápisem end;
envelope:obálka;psaníčko
envelope-with-arrow:obálka se šipkou;k odeslání|obálka s šipkou|odeslaná|odesláno
euro-banknote:eurobankovka;eurová|evropa
evergreen-tree:jehličnatý strom;borovice|jedle|jedlička|jehličnan|neopadavý|smrk|smrček|stálezelený
ewe:ovce;bahnice|béé|chundelatý|jehně|jehňátko|ovečka|salaš|samice
exclamation-question-mark:vykřičník a otazník;
exploding-head:explodující hlava;neuvěřitelné|vybuchující hlava
expressionless-face:obličej bez výrazu;bez výrazu|prázdný výraz|tvář bez výrazu|závist
eye:oko;hnědé|jedno oko
eye-in-speech-bubble:oko v řečové bublině;svědectví|svědek
eyes:oči;bulvy|koukat|nakouknout|pokukovat|vidět|vykulený|vytřeštěné oči|vyvalený
face-blowing-a-kiss:;chybíš|flirt|miluji|muck|polibek|posílající|pusinka|pusu
face-exhaling:vydechující obličej;lapání po dechu|oddechnutí|povzdech|pískání|vydechnutí|vydechující|vyfukující|úleva|šepot
face-holding-back-tears:;aww|dojetí|hrdost|obdiv|pocity|prosík|psí oči|pěkně prosím|rozpaky|sebeovládání|slzičky|slzy na krajíčku|slzy štěstí
face-in-clouds:obličej v oblacích;duchem nepřítomný|hlava v oblacích|nepřítomný|obličej v mlze
face-savoring-food:olizující se obličej;chutný|lahodný|olizující se tvář|rozpustilý|sytý|vychutnávat|vypláznutý jazyk|výborný|ňam
face-screaming-in-fear:obličej křičící hrůzou;bát se|děs|edvard munch|křičet strachy|munch|vystrašený|výkřik|výraz strachu|zděšený|šokovaný
face-vomiting:zvracející obličej;blít|nechutný|nevolnost|zvracet|zvratky|špatně|žaludek
face-with-diagonal-mouth:obličej s pusou našikmo;ech|na pochybách|nerozhodný|nic moc|skeptický
face-with-hand-over-mouth:;aha|ajaj|chichotání|hihňat se|jéje|oops|ouha|tajemství|ups
face-with-head-bandage:;bolest|bolí|boule|ofačovaná hlava|zafačovaný|zraněný
face-with-medical-mask:;bacily|dermatolog|nachlazený|rouška|rýma
face-with-monocle:;fajnový|konvenční|luxusní|monokl|nóbl|obličej s monoklem|prudérní|zámožný
face-with-open-eyes-and-hand-over-mouth:;mlčet|nevěřícnost|pohoršení|proboha|trapas|údiv|úlek
face-with-open-mouth:;dokořán|kecáš|nevěřím|otevřená|soucit|tyjo
face-with-peeking-eye:;bojím|kuk|nakukování|schovávat se|stydlivost|stydět se|uchvácení|vykouknutí|zaujetí|zírání|šmírování
face-with-raised-eyebrow:;hmm|mírné překvapení|nedůvěra|nedůvěřivý|nesouhlas|nevěřit|skepse
face-with-rolling-eyes:obličej s očima v sloup;ježišmarja|koulející|koulet očima|koulí očima|obracet oči|oči v sloup|v sloup
face-with-spiral-eyes:;hypnotizovaný|motat se|no páni|potíže|spirály|spirály místo očí|zhypnotizovaný
face-with-steam-from-nose:;funět|odfouknutí|rozlícený|triumf|vyfouknutí|zuřit
face-with-symbols-on-mouth:;cenzura|klení|klít|lát|láteřit|nadávající|nadávat|nadávka|neslušný|spílat|vulgarismy
face-with-tears-of-joy:obličej slzící smíchy;haha|hehe|rozesmátý|slzet|slzící|smíchy|sranda|veselý|válet|řehtat
face-with-thermometer:obličej s teploměrem;angína|chřipka
face-without-mouth:obličej bez úst;beze slov|nemám slov|nepříjemné|němý|oněmělý|prekérní situace|ticho|trapné|tvář bez úst
factory:továrna;fabrika|průmysl
factory-worker:;dělnice|výroba
falafel:falafel;boby|cizrna|cizrnový karbanátek|karbanátky|kuličky|luštěninová koule
fallen-leaf:spadlý list;list
farmer:farmář/farmářka;farmář|farmářka|sedlák|selka|zahradnice|zahradník|zemědělec|zemědělkyně
fast-down-button:tlačítko rychle dolů;
fast-forward-button:tlačítko převíjení vpřed;
fast-reverse-button:tlačítko převíjení vzad;
fast-up-button:tlačítko rychle nahoru;
fax-machine:fax;faxovat|telefax
fearful-face:ustrašený obličej;obavy|ustrašený|znepokojený|úzkostlivý
feather:pírko;brko|lehké|lehký|opeření|peříčko|ptačí|péro
female-sign:symbol ženského pohlaví;
ferris-wheel:ruské kolo;lunapark|zábavní park
ferry:trajekt;pasažér|plavit|přívoz|řeka
field-hockey:pozemní hokej;florbal|hokej|hokejka
file-cabinet:skříň na spisy;archiv|archivace|pořadač|skříň|šanon|šuplík
file-folder:složka;
film-frames:filmová okénka;biograf|filmová páska|filmový pás|kinematografie|okénka|okénka filmu|políčka|surovina
film-projector:filmový projektor;filmová promítačka|kinoprojektor|projektor|promítací stroj|promítačka
fire:oheň;hořet|hranice|ohniště|plameny|pálit|vzplanout|zapálit
fire-engine:hasičské auto;hasiči|hoří|požár|požárníci
fire-extinguisher:hasicí přístroj;hasit|hašení|uhasit
firecracker:petarda;bouchnout|dynamit|prásknout|rachejtle|rozbuška|světýlko|vybuchnout|výbušnina
firefighter:hasič/hasička;hasič|hasička|požárnice|požárník
fireworks:ohňostroj;
first-quarter-moon:měsíc v první čtvrti;první čtvrť|čtvrť
fish:ryba;rybaření|rybařit|rybička|rybka|rybolov|ryby|večeře|znamení ryb
fish-cake-with-swirl:;rybí karbanátek|rybí koláček|rýžový|spirála|surimi
fishing-pole:rybářský prut;chytat ryby|prut|rybář|udice|úlovek
flag-in-hole:jamka s vlajkou;golfová|golfové hřiště|jamka|červená vlajka
flamingo:plameňák;nápadný|okázalý|růžový pták|tropy
flashlight:baterka;svítilna
flat-shoe:střevíček bez podpatku;balerinka|balerínky|baleríny|baletní bota|bez podpatků|bota na balet|nazouvací|nízká bota|piškotka|plochá bota|plochá obuv|pohodlné|střevíc|střevíček
flatbread:chlebová placka;arepa|gordita|lavaš|naan|nán|pita
fleur-de-lis:heraldická lilie;
flexed-biceps:zatnutý biceps;biceps|bicák|kulturistika|nabouchaný biceps|nabušený|paže|posilovat|sval|svalovec|svaly|síla|činky
floppy-disk:disketa;pružný disk
flower-playing-cards:hrací karty s květinami;hraní
flushed-face:červenající se obličej;bože|stydět|zrudnout|červenat|šílené
flute:flétna;dechový nástroj|pikola|píšťala|zobcová flétna
fly:moucha;bzučivka rudohlavá|hnijící|larva|masařka|mucha|muška|nemoc|otravný
flying-disc:frisbee;chytat|frisbíčko|házecí disk|házecí talíř|házet|ultimate
flying-saucer:létající talíř;mimozemský|mimozemšťani
fog:mlhavé počasí;počasí|pošmourno
foggy:mlha;mlhavo
folded-hands:sepjaté ruce;děkuji|five|high|modlit|plácnout|plácnutí|požehnaný|prosit|prosím|ruce|sepjaté|složené|úpěnlivě|žádat
folding-hand-fan:vějíř;dusno|horko|ochladit|ochlazení|ovívat|stydlivý
fondue:fondue;fondy|lyžování|rozteklý|sýrové|tavený|čokoládové|švýcarské|švýcarský
foot:chodidlo;chodidla|dupat|kopanec|kopnout|kopnutí|kotník|nakopnout|pata|šlapka|šlápnutí
footprints:stopy;bosky|bosý|jít|naboso|neobutý|šlápota|šlépěj
fork-and-knife:vidlička a nůž;hladový|jíst|krmit|mňam|oběd|pokrm|příbor|vidlička
fork-and-knife-with-plate:;prostřený|talíř|talíř a příbor
fortune-cookie:čínský koláček štěstí;budoucnost|koláček štěstí|proroctví|předpověď|sušenka štěstí|věštba|věštění budoucnosti|čínský koláček
fountain:fontána;kašna|lázně|pramen
fountain-pen:plnicí pero;pero|plnicí
four-leaf-clover:čtyřlístek;irsko|irský|jetel|čtyři|štěstí
fox:hlava lišky;hlava|liška|liščí
framed-picture:obraz v rámu;malba|obraz|obraz s rámem|rám|zarámovaný obraz
free-button:štítek free;
french-fries:hranolky;bramborové|brambory|fastfood|pomfritky|pomfrity|rychlé občerstvení
fried-shrimp:smažená kreveta;garnát|smažené|tempura
frog:hlava žáby;žabák|žabí princ|žába
front-facing-baby-chick:kuřátko zepředu;velikonoce
frowning-face:zamračený obličej;zamračený výraz
frowning-face-with-open-mouth:;polekat se|zaražený
fuel-pump:benzínová pumpa;benzin|benzín|benzínka|diesel|nafta|palivo|plyn|pohonné hmoty|pumpa|čerpací
full-moon:měsíc v úplňku;jasný|měsíc|úplněk
full-moon-face:;úplněk s obličejem
funeral-urn:pohřební urna;ostatky|popel|smuteční obřad|urna|zpopelnit
game-die:hrací kostka;deskové hry|kostka|kostky
garlic:česnek;aromatický|dochutit|koření|ochucování|příchuť
gear:ozubené kolo;mechanika|převod|přístroj
gem-stone:drahokam;briliant|diamant|drahý kámen|klenot|zasnoubení|zásnuby|šperk
ghost:duch;bububu|bubák|strašidelný|strašidlo
ginger-root:zázvor;kořen
giraffe:žirafa;afrika|fleky|růžky|skvrny
girl:dívka;copatá|copy|culíky|dcera|děvče|holka|holčička|malá
glass-of-milk:sklenice mléka;
glasses:brýle;dioptrie|obroučky|skla
globe-showing-americas:;amerika|svět|země|zeměkoule
globe-showing-asia-australia:;asie
globe-showing-europe-africa:;glóbus
globe-with-meridians:;glóbus s poledníky|internet|poledníky|rovnoběžky|web|zeměpisná síť
gloves:rukavice;modrá rukavice
glowing-star:zářící hvězda;hvězda|jas|třpytit se|třpytivý|záře|zářící
goal-net:sportovní branka;branka|brána|gól|síť
goat:koza;kozoroh|znamení kozoroha
goblin:šotek;maska|skřet|skřítek|strašák|zlý|zuřivý
goggles:ochranné brýle;akvalung|ochrana očí|plavecké|plavecké brýle|potápěč|svařovat|svařování|svářečské|svářečské brýle
goose:husa;drůbež|hloupá|kejhání|potrefená
gorilla:gorila;prales|primát
graduation-cap:promoční čepice;absolvent|akademik|pokrývka hlavy|promoce|promoční čepička|student|studium|univerzita|univerzitní čapka|vědec|čapka|čapka se střapcem
grapes:hrozny;dionýsos|hrozen|hroznové víno|víno|červené hrozny
green-apple:zelené jablko;jablko|jablíčko
green-book:zelená kniha;knížka|zelená|číst
green-circle:zelený kroužek;
green-heart:zelené srdce;
green-salad:salát;listová zelenina|zdraví|zdravý
green-square:zelený čtvereček;
grey-heart:šedé srdce;břidlice|břidlicová|líbí|stříbrná|šedivá|šedá|šedé srdíčko
grimacing-face:;grimasa|prekérní|trapný|zuby|šklebit se
grinning-face:zubící se obličej;radostný|spokojený|vysmátý
grinning-face-with-sweat:;nervózní smích
grinning-squinting-face:;chacha|křenit|mžourající|rofl|tlemit|zubící
growing-heart:rostoucí srdce;rostoucí|tlukoucí srdce
guard:gardista;buckinghamský palác|garda|hlídač|londýn|stráž|strážce
guide-dog:vodicí pes;asistence|asistenční pes|labrador|nevidomý|průvodce|slabozraký|slepecký pes|vůdce
guitar:kytara;elektrická kytara|fender|stratocaster
hair-pick:hřeben na kudrnaté vlasy;afro|hřeben|kudrlinky|kudrny|vlasy|česat
hamburger:hamburger;burger|burgr|cheeseburger|fast food|hamburgr
hammer:kladivo;domácí kutil|kladívko|kutil|kutit|opravit
hammer-and-pick:kladivo a špičák;hornictví|horník|mlátek a želízko|težba|zaměstnání|špičák
hammer-and-wrench:kladivo a maticový klíč;francouzský klíč|hasák|kladivo a hasák|montážní|opravář|řemeslo
hamsa:hamsa;fátima|fátimina|fátimy|gesto ochrany|marie|ochrana|uhranutí
hamster:hlava křečka;křeček
hand-with-fingers-splayed:ruka s roztaženými prsty;nech toho|přestaň|roztažené|roztažené prsty|ruka
hand-with-index-finger-and-thumb-crossed:;drahota|drahé|drahý|gesto lásky|k-pop|lusknutí|nákladný
handbag:kabelka;doplňky|nakupovat|outfit
handshake:stisk rukou;dohoda|dohodnuto|domluva|domluveno|podání|potřesení|potřesení rukama|potřást|potřást si rukama|rukou|ruku na to|ruky|schůzka|seznámení|stisk
hatching-chick:líhnoucí se kuře;klubající|klubání|kuře|líhnutí|skořepina|skořápka|vajíčko|vylíhnout se|vylíhnuté kuře
head-shaking-horizontally:;kroucení|vrtění
head-shaking-vertically:;kývnutí|kývání|přikyvování|přikývnutí
headphone:sluchátka;poslouchat
headstone:náhrobek;hrob|hřbitov|náhrobní|odpočívej v pokoji|památka|pomník|věčná
health-worker:zdravotník/zdravotnice;sestřička|terapeut|terapeutka|zdravotnice|zdravotník
hear-no-evil-monkey:opička „nic neslyším“;neposlouchat|neslyšet|neslyším|nic|pšt|zacpané|zakryté|ššš
heart-decoration:srdce jako ozdoba;
heart-exclamation:srdce jako vykřičník;interpunkce|vykřičník|znaménko
heart-hands:;milovat
heart-on-fire:hořící srdce;nejsvětější srdce|vášeň
heart-suit:srdce;
heart-with-arrow:srdce se šípem;amor|amorek|srdce prostřelené šípem|střela
heart-with-ribbon:srdce s mašlí;
heavy-dollar-sign:znak dolaru;
heavy-equals-sign:tučný znak rovnosti;
hedgehog:ježek;bodliny|ostny|pichlavý|schoulený
helicopter:vrtulník;helikoptéra
herb:bylina;bylinka|listoví|listí|lísteček
hibiscus:ibišek;ibiškový květ|rozkvetlá
high-heeled-shoe:bota na podpatku;dámský|jehlový podpatek|lodička|móda|obuv|podpatek|vysoké podpatky
high-speed-train:pendolino;rychlý
high-voltage:vysoké napětí;bzz|hrom|messenger|napětí|nebezpečí|výboj|záblesk
hiking-boot:pohorka;hnědá bota|pěší túra|trampovat|turistika|túra|výšlap
hindu-temple:hinduistický chrám;chrám|posvátné místo
hippopotamus:hroch;hroší|hrošík|tlustokožec
hole:díra;jáma|otvor
hollow-red-circle:červený kruh bez výplně;
honey-pot:sklenice medu;džbán medu|medvídek pú
honeybee:včela;jaro|včelička|včelka|čmelák
hook:hák;chytit|háček|lovit|polapit|zahnutý
horse:kůň;derby|dostih|dostihový kůň|dostihy|jezdec|jezdecký|jezdectví|koňské dostihy|triple crown|velká pardubická|závod
horse-face:hlava koně;drezura|drezúra|hříva
horse-racing:žokej na koni;dostihový závod|klasická trojkoruna|trojkoruna|žokej
hospital:nemocnice;lék|léčení|ošetřovna|špitál
hot-beverage:teplý nápoj;horký|kafe|kafíčko|kafčo|kavárna|kofein|kouřící|káva|nápoj|pára|ráno|starbucks
hot-dog:párek v rohlíku;hot dog|hotdog|hořčice|kečup|klobása|párek
hot-face:rozpálený obličej;horečnatý|pocení|přehřátý|rudý obličej|umírat|uřícený|zadýchaný|zpocený|ztěžka oddechovat|úpal|úžeh|červený obličej
hot-pepper:feferonka;chilli|kořeněný|ostrý|paprička|pikantní|pálivý|čili
hot-springs:horké prameny;horký pramen|termální prameny|vřídlo
hotel:hotel;
hourglass-done:přesýpací hodiny;časomíra|časovač
hourglass-not-done:běžící přesýpací hodiny;čekat
house:domek;chata|domeček|předměstí|ranč|rodinný dům|usadit se
house-with-garden:domek se zahradou;venkov
houses:domky;bydlet|domy|rodinné domky|ulice
hugging-face:;gesto objetí
hundred-points:sto bodů;na jedničku|opravdu|pecka|plný počet|skóre|sto|stoprocentní|že váháš
hut:chýše;chajda|chaloupka|chatka|chatrč|jurta|obydlí|přístřešek|stavení
hyacinth:hyacint;fialová|hledík|levandule|lupina|vlčí bob
ice:kostka ledu;chlad|ledovec|ledová kostka|ledový
ice-cream:kopečková zmrzlina;kopeček zmrzliny|zmrzlina|zmrzlinový
ice-hockey:lední hokej;hokejka a puk
ice-skate:brusle;bruslení|bruslit|krasobruslení
id-button:štítek id;
identification-card:průkaz;doklad totožnosti|identifikace|kartička|legitimace|licence|občanka|občanský průkaz|osobní doklad|osobní údaje|průkazka|totožnost|zabezpečení|řidičský průkaz|řidičák
inbox-tray:;doručená|dostat|inbox|obdržet|poštu|přihrádka|přijmout|zero
incoming-envelope:příchozí obálka;doručený|odeslaný|příchozí
index-pointing-at-the-viewer:;dloubnout|hele|jen ty|obviňovat|píchnout|ty tam|ukazovat prstem|ukazováček|ukázat prstem|vy tam|šťouchnout
index-pointing-up:ruka ukazující nahoru;
input-numbers:zadávání čísel;
input-symbols:zadávání symbolů;
jack-o-lantern:dýňová lucerna;dýně|halloweenská dýně|lucerna|svátek|vydlabaná dýně|vyřezávaná dýně
japanese-castle:japonský hrad;japonský
japanese-dolls:japonské panenky;festival|panenka
japanese-post-office:japonská pošta;
jar:dóza;konzervovat|kořenka|omáčka|prázdná|prázdný|skladovat|skladování|sklenička|zavařenina|zavařovací sklenice|zavařovačka
jeans:džíny;gatě|kalhoty|rifle|volný čas|víkend
jellyfish:medúza;bezobratlí|chapadla|popálení|požahání|žahavci|žahnutí
joker:žolík;divoká|joker|karty
joystick:joystick;ovladač|pákový ovladač
judge:soudce/soudkyně;právo|soudce|soudkyně
kaaba:kába;hadždž|islám|ka'ba|kaaba|muslim|umra
kangaroo:klokan;australský|austrálie|hopsat|kapsa|klokánek|skákat|skákavý|vačnatec
key:klíč;heslo|odemknout|zamknout
keyboard:klávesnice;
kick-scooter:koloběžka;
kimono:kimono;pohodlný|yukata
kiss-mark:otisk rtů;
kissing-cat:líbající kočičí obličej;
kissing-face:líbající obličej;flirtovat|výraz polibku
kissing-face-with-closed-eyes:;ruměnec|zardění|zrudnutí|červenat se
kissing-face-with-smiling-eyes:;zavřené oči
kitchen-knife:kuchyňský nůž;krájet|kuchař|nůž|sekat|řezat|šéfkuchař
kite:papírový drak;létání|plachtit|pouštění|pouštět draka|stoupání|vzlétnutí
kiwi-fruit:kiwi;kivi
knocked-out-face:;výraz závrati
knot:uzel;provaz|smyčka|suk|uvázat|zapletený|zauzlovat|zavázat|úvaz|šňůra
koala:koala;protinožci
lab-coat:laboratorní plášť;bílý plášť|doktorka|experiment|lékařka|plášť|pokus|vědkyně
label:visačka;cedulka|cenovka|štítek
lacrosse:lakros;lakroska|lakrosová hůl
ladder:žebřík;lezení|příčka|schod|schůdky|šplhat|šprušel
lady-beetle:beruška;sedmitečné|slunéčko
laptop:notebook;laptop
large-blue-diamond:velký modrý kosočtverec;
last-quarter-moon:měsíc v poslední čtvrti;couvající
last-quarter-moon-face:;měsíček|sny|snít
last-track-button:tlačítko předchozí stopy;
latin-cross:latinský kříž;
leaf-fluttering-in-wind:padající list ve větru;foukat|třepetající|třepetat|třepotající|třepotat|vánek|vítr|větřík
leafy-green:salátové listy;bok čoj|kadeřávek|pak čoj|zelí|čínské
ledger:účetní kniha;blok|psát|skicák|zapsat
left-arrow:šipka doleva;
left-facing-fist:pěst mířící doleva;doleva|zaťatá pěst
left-luggage:úschovna zavazadel;
left-right-arrow:šipka doleva a doprava;
left-speech-bubble:levá řečová bublina;bublina řeči vlevo
leftwards-hand:ruka otočená doleva;levá|napřáhnout|podaná ruka|podat ruku|potřást rukou|vlevo
leftwards-pushing-hand:ruka tlačící vlevo;high five|odmítnutí|počkej
leg:noha;koleno|končetina|lidské tělo
lemon:citron;citrus|citrón|kyselý|žlutý citron
leopard:leopard;kočkovitá šelma|levhart|panter|pardál|predátor|velká kočka|šelma
level-slider:;fader|hlasitost|intenzita|posuvník|úroveň
light-blue-heart:světlemodré srdce;azurová|modrozelená|petrolejová|světle modrá|světlemodrá|světlemodré srdíčko|šedozelená
light-bulb:žárovka;baňka|elektrická|nápad|rozsvítit
light-rail:rychlodrážní tramvaj;příměstský vlak
lime:limeta;limetka|limetková šťáva|limetkový koláč|margarita|mojito|salsa|tequila|tropické
link:články řetězu;odkaz|propojit|spojení|spojený|spojovat|článek|článek řetězu
linked-paperclips:;kancelářská svorka|kancelářské sponky|propojené sponky|sponky|sponky na papír
lion:hlava lva;král zvířat|lev|safari|silný|znamení lva|řev|řvaní|řád bílého lva|řád lva
lipstick:rtěnka;kosmetika|líčení|make-up|makeup|mejkap|růž|šminky
litter-in-bin-sign:značka odpadkového koše;
lizard:ještěrka;gekon|ještěr|plaz|salamandr|čolek
llama:lama;alpaka|guanako|huňatý|načechraný|vikuňa
lobster:humr;humří polévka|klepeta|korýš|langusta|plody moře
locked:zamknutý zámek;soukromý|visací|zamknuto|zamčeno|zamčený|zavřeno|zámek
locked-with-key:zamknutý zámek s klíčem;bezpečný|visací zámek|zámek na kolo|zámeček
locked-with-pen:;listové tajemství|soukromí|tajné|utajení|zámek a pero
locomotive:lokomotiva;parní lokomotiva
lollipop:lízátko;
long-drum:protáhlý buben;bubnování|bubínek|conga|congo|konga|kongo|perkuse|rytmus
lotion-bottle:láhev na kosmetiku;gel|hydratační krém|kondicionér|krém|lahvička|opalovací|pleťová voda|pleťový|sprchový gel|šampon
lotus:lotos;buddhismus|hinduismus|indie|klid|lotosový květ|relax|rozkvetlý|vietnam|vyrovnanost|čistota
loudly-crying-face:zoufale plačící obličej;naříkat|nářek|potoky slz|vzlykat|zoufale plačící výraz|řvát
loudspeaker:tlampač;amplion|hlášení|rozhlas|sdělení|veřejné|veřejný
love-hotel:hodinový hotel;love hotel
love-letter:milostný dopis;dopis|zamilovaný
love-you-gesture:gesto „miluji tě“;gesto miluji tě|miluju|rock|rockerské gesto|tři prsty
low-battery:slabá baterie;elektronika|málo energie|vybitá|vybitý
luggage:cestovní kufr;balení|balit se|cestovat|cestovatel|cestovní zavazadlo|kufr|kufr na kolečkách|zahraničí
lungs:plíce;dech|dýchací|dýchání|hrudník|nádech|orgán|průdušky|průdušnice|respirace|výdech
lying-face:obličej lháře;lež|lhát|lhář|lži|pinocchio|podvodník|prolhaný
magic-wand:kouzelná hůlka;iluzionista|kouzlení|kouzlit
magnet:magnet;kladný|magnetické pole|odpuzovat|podkova|přitahovat|přitažlivost|záporný
magnifying-glass-tilted-left:lupa nakloněná doleva;hledání|lupa směřující vlevo|zvětšení|zvětšovací|zvětšování
magnifying-glass-tilted-right:lupa nakloněná doprava;lupa směřující vpravo|zkoumat|čočka
mahjong-red-dragon:červený drak v mahjongu;madžong|mah-jong|mahjong
male-sign:symbol mužského pohlaví;
mammoth:mamut;chlupatý|kel|kly|obří|pravěk|srstnatý
man:muž;bratr|brácha|chlap|kamarád|přítel
mango:mango;mangovník|mangový
mans-shoe:pánská bota;bota|kopat|mužský|nohy|polobotka
mantelpiece-clock:krbové hodiny;hodiny|starožitné hodiny|stolní hodiny
manual-wheelchair:;bezbariérový|invalidita|invalidní|invalidní vozík|manuální invalidní vozík|snížená mobilita
map-of-japan:mapa japonska;
maple-leaf:javorový list;javor|opadané listí|podzimní
maracas:rumbakoule;chrastítko|maracas
martial-arts-uniform:sportovní kimono;bojové umění|džudo|judo|karate|pásek|taekwon-do|taekwondo|černý pás
mate:maté;kalabasa|pít
meat-on-bone:maso na kosti;kýta|maso
mechanic:mechanik/mechanička;elektrikář|elektrikářka|mechanička|montér|montérka|opravářka|řemeslnice|řemeslník|živnostnice|živnostník
mechanical-arm:mechanická paže;prostetická paže|protetická paže|protetika|protéza
mechanical-leg:mechanická noha;prostetická noha|protetická noha
medical-symbol:znak medicíny;
megaphone:megafon;fandit|fandění|povzbuzovat|povzbuzování|proslov|volání|řečník|řečnění
melon:cukrový meloun;ananasový meloun|žlutý meloun
melting-face:tající obličej;mizení|rozpouštění|rozpustit se|rozpuštění|roztékání|spokojenost|tání
memo:lístek se vzkazem;média|poznámka|vzkaz|zápis
mending-heart:záplatované srdce;uzdravit|vyléčit|zlepšení|zotavení|záplata
menorah:sedmiramenný svícen;
mens-room:pánské toalety;
metro:metro;podzemní|tunel
microbe:mikrob;améba|bacil|bakterie|biologie|mikrobiologie|mikroby|mikroorganismus|měňavka
microphone:mikrofon;karaoke|zpívat|zpěvačka|zpěvák
microscope:mikroskop;vědecký
middle-finger:prostředníček;fakáč|prostředník|urážka|urážlivé gesto|vulgární
military-helmet:vojenská přilba;armáda|bojovník|přilba|vojenská|voják|válka
military-medal:vojenská medaile;ocenění|odznak|vyznamenání|řád
milky-way:mléčná dráha;galaxie|obloha
minibus:minibus;bus|mikrobus
minus:znak minus;
mirror:zrcadlo;kosmetické|malovat se|nábytek|odlesk|zrcátko
mirror-ball:zrcadlová koule;disco|disko|diskokoule|diskotéka|mirrorball|party|třpytky|zrcadlit
moai:socha moai;kamenná tvář|kamenný výraz|moai|moyai|socha|velikonoční ostrovy
mobile-phone:mobil;mobilní|smartphone
mobile-phone-off:vypnutý mobilní telefon;
mobile-phone-with-arrow:mobil se šipkou;hovor|příjem
money-bag:pytel peněz;boháč|cash|cena|dolary|milion|měšec|peněz|pytel|skrblík|sázka|váček
money-mouth-face:;bohatství|výplata
money-with-wings:okřídlené peníze;keš|letět|létající|milión|peníze
monkey:opice;džungle|opička
monkey-face:hlava opice;zvědavá opice|zvědavý george
monorail:jednokolejka;jednokolejná|visutá dráha
moon-cake:měsíční koláč;podzim|podzimní slavnosti|yuèbǐng
moon-viewing-ceremony:slavnosti měsíce;cukimi|obřad|tsukimi
moose:los;parohy|paroží|sob|wapiti
mosque:mešita;vyznání|víra
mosquito:komár;bodnutí|dengue|horečka|kousnutí|malárie|moskyt|tropická nemoc|virus|štípanec|štípnutí
motor-boat:motorová jachta;motorová loď
motor-scooter:skútr;moped|scooter
motorcycle:motorka;motocykl
motorized-wheelchair:;kolečkové křeslo
motorway:dálnice;cesta|motorová|silnice|vozovka
mount-fuji:hora fudži;fudži|fuji
mountain:hora;horský|kopec|pohoří|vrch
mountain-cableway:horská lanovka;hory|kabel|lyžařský vlek
mountain-railway:horská železnice;horský vlak|ozubnicová dráha|vagon|výlet|železnice
mouse:myš;bílá myš|laboratorní myš|myšička|myška
mouse-face:hlava myši;myšák
mouse-trap:pastička na myši;nástraha|návnada|past|pastička
mouth:ústa;
movie-camera:filmová kamera;bollywood|filmová|hollywood|kamera|natočit|záznam
mrs-claus:santa clausová;babička|stařenka
multiply:znak násobení;
mushroom:houba;hřib|jedovatá|jedovatý|muchomůrka
musical-keyboard:klávesy;hrát|klaviatura|klavír|piano
musical-note:nota;notový zápis|osminové noty
musical-notes:noty;tón
musical-score:notová osnova;houslový klíč|notový|partitura
muted-speaker:vypnutý reproduktor;potichu|reproduktor|ztlumený
mx-claus:santa;ježíšek|santovská čepice|vánoční
nail-polish:lak na nehty;lak|lakovat|leštit|manikúra|nalakované nehty|nalakovat nehty|nehet
national-park:národní park;park|rezervace
nauseated-face:;blinkat|nevolno|znechucení|znechucený výraz
nazar-amulet:amulet nazar;amulet|boncuk|korálek|modrobílé oko|modré oko|nazar|přívěsek|talisman|zlý pohled
necktie:kravata;košile|seriózní|zaměstnaný
nerd-face:obličej šprta;chytrý|geek|inteligentní|nerd|nešika|šplhoun|šprt
nest-with-eggs:hnízdo s vejci;snášet vejce|vajíčka
nesting-dolls:matrjoška;babuška|bábulka|bábuška|rusko|ruská|skládací
neutral-face:;nezajímavý|nezábavný
new-button:štítek new;
new-moon:měsíc v novu;nov|novoluní|nový
new-moon-face:měsíc v novu s obličejem;
newspaper:noviny;deník|informace|novinky|tisk|zpravodajství|zprávy
next-track-button:tlačítko další stopy;
ng-button:štítek ng;
night-with-stars:hvězdná noc;noc|noční panorama
ninja:nindža;kradmý|kukla|nenápadný|ninja|nájemný vrah|plížit se|přikrást se|tajný
no-bicycles:zákaz vjezdu cyklistů;
no-littering:zákaz odhazování odpadků;
no-pedestrians:zákaz vstupu chodců;
no-smoking:zákaz kouření;
non-potable-water:nepitná voda;
nose:nos;aroma|cítit|nozdry|odér|strkat nos|vlezlý|vonět|vůně|čichat
notebook:sešit;deníček|diář|notes|poznámkový blok
notebook-with-decorative-cover:;desky|notýsek|ozdobné|ozdobný zápisník|poznámkový|přebal|zdobené|zápisník
nut-and-bolt:šroub a matice;matice|šroub
octopus:chobotnice;chapadlo|chobotnička|cthulhu|hlavonožec|krakatice|kraken|měkkýš|stvoření
oden:oden;kebab|mořské plody|špíz
office-building:kancelářská budova;kanceláře|věžák
office-worker:manažer/manažerka;architekt|architektka|byznys|bílý límeček|manažer|manažerka|úřednice|úředník
ogre:zlobr;lidožrout|monstrum|obr|ďábel
oil-drum:barel;barel ropy|ropa|sud
ok-button:štítek ok;
ok-hand:gesto ok;chápu|dokonalý|jasně|peckovní|perfektní|prvotřídní|rozumím|top|špetka
old-key:starý klíč;dózický|indicie|nápověda|starodávný klíč|starý|stopa|vodítko
old-man:starý muž;děda|dědeček|důchodce|plešatý|plešatět|pán|senior|stařec|vševěd
old-woman:stará žena;blondýna|moudrá|paní|seniorka|staromódní|stará|stařena|špatný účes
older-person:starší dospělý člověk;postarší|starší člověk|šedovlasý
olive:oliva;olej|olivový|snítka|větvička
on-arrow:šipky s nápisem on!;
oncoming-automobile:přijíždějící auto;přijíždějící
oncoming-bus:přijíždějící autobus;
oncoming-fist:namířená pěst;klouby prstů|kámo|pěst|rozhodně|rána pěstí|určitě|zatnutá|zaťatá|úder|ťuknout pěstí
oncoming-police-car:;policie
oncoming-taxi:přijíždějící taxík;lyft|taxi|taxikář|uber|zastavit taxík|žlutý taxík
one-piece-swimsuit:jednodílné plavky;dámské plavky|růžové plavky|vínově červená
onion:cibule;cibulka
open-book:otevřená kniha;
open-file-folder:otevřená složka;založit
open-hands:rozevřené dlaně;dlaně|obejmout|třepotat rukama
optical-disk:optický disk;disk|optický
orange-book:oranžová kniha;oranžová
orange-circle:oranžový kroužek;
orange-heart:oranžové srdce;
orange-square:oranžový čtvereček;
orangutan:orangutan;lidoop
orthodox-cross:pravoslavný kříž;
otter:vydra;hravé|hravý|lovec ryb|loví ryby|rybařící|vodní živočich
outbox-tray:;odchozí|odeslaná pošta
owl:sova;moudrost|moudrý|sýček|výr
ox:vůl;skot|znamení býka
oyster:ústřice;perla|perleť|potápění
p-button:štítek p;
package:balíček;balné|balík|doručení|poštovné
page-facing-up:stránka lícem nahoru;dokument|strana
page-with-curl:zkroucená stránka;list papíru|ohnutá|srolovaný|srolovaný papír|stočená|stránka|svinutá
pager:pager;pejdžr
paintbrush:štětec;
palm-down-hand:ruka otočená dlaní dolů;huš|kšá|odehnání|odhánět|puštění|upustit|upuštění|zamítnutí|zvednout|zvednutí
palm-tree:palma;palmový
palm-up-hand:;blíž|dej mi ruku|dlaň vzhůru|nabídka|pojď|pokynutí|zdvihnout
palms-up-together:;modlit se|prosba|přání|ruce dlaněmi vzhůru
pancakes:palačinky;javorový sirup|lívance|lívanec|sirup
panda:hlava pandy;bambus|panda
paperclip:kancelářská sponka;sponka|sponka na papír
parachute:padák;paragliding|parašutismus|plachtění|rogalo|seskok s padákem|závěsné létání
parrot:papoušek;ara|mluvit|mluvící|papouškovat|pirát
party-popper:vystřelovací konfety;hurá|konfetovač|radost|tadá
partying-face:oslavující obličej;frkačka|nadšení|narozky|všechno|čepička
passenger-ship:zaoceánská loď;dovolená|parník|výletní loď
passport-control:pasová kontrola;
pause-button:tlačítko pozastavení;
paw-prints:otisky tlap;otisk|tlapa|tlapky|ťapky
pea-pod:hrachový lusk;edamame|hrách|hrášek|kulička|lusk|sója
peace-symbol:symbol míru;
peach:broskev;meruňka
peacock:páv;barevný|honosný|krásný pták|náfuka|ostentativní|paví pero|peří|pompézní|pyšný|pávice
peanuts:arašídy;arašíd|burský|burský oříšek|burák|olejná|podzemnice
pear:hruška;sad
pen:propiska;kuličkové
pencil:tužka;obyčejná tužka|skica
penguin:tučňák;antarktida
pensive-face:;trudnomyslný|trudomyslný|zadumaný|zahloubaný|zamyšlený|znuděný|ztracený|zádumčivý
people-hugging:objímající se lidé;díky|loučení|náruč|objetí|pozdrav|přátelství|sbohem|vděčnost
performing-arts:múzická umění;divadelní|divadlo|herec|herectví|herečka|komedie|představení|scénická umění|shakespeare|tragédie|umění
persevering-face:;koncentrace|migréna|soustředit se|umíněnost|vytrvalost|vytrvalý výraz
person:dospělý člověk;dospělák|dospělý|člověk
person-beard:osoba s plnovousem;brada|plnovous|vous|vousatý|vousy|vousáč|člověk s vousy
person-biking:osoba na kole;horské kolo|muž na kole|silniční kolo
person-blonde-hair:člověk s blond vlasy;blond|blond vlasy|blondýn|blonďák|plavovlasý|světlé vlasy
person-bouncing-ball:osoba driblující s míčem;driblovat|driblující muž|hráč basketbalu|muž s míčem
person-bowing:uklánějící se osoba;lítost|meditovat|muž se klaní|omluva|omluvné gesto|pardon|poklona|promiň|úcta|úklona
person-cartwheeling:;akrobacie|gymnastika
person-climbing:lezec;horolezec|horolezkyně|lezkyně|stěna
person-deaf:hluchá osoba;hluchota|nedoslýchavost|neslyšící|sluch|slyšet
person-elf:obličej elfa;elf|kouzelná|legolas|lotr|magie|postava|pán prstenů|rpg
person-facepalming:;chycení|cože|dlaň|facepalm|jen to ne|nevíra|proč já|rozhořčení|to snad ne|už zase|vážně|zoufalství|čelo
person-fairy:víla;křídla|oberon|puk|titánie|víla s křídly|vílák
person-feeding-baby:;chůva|novorozenec|rodiče
person-fencing:šermíř;kord|rapír|sportovní|šerm|šermovat|šermířka
person-frowning:zamračená osoba;mračit se|nespokojená|rozladěná|rozrušená|rozčilený|zamračená žena|zamračení|zamračený|zklamaná|znepokojená
person-genie:duch z lahve;aladin|džin|džin z lampy|kouzelná lampa
person-gesturing-no:gesto nesouhlasu;a dost|gesto|gesto odmítnutí
person-gesturing-ok:gesto souhlasu;cvičení|pirueta|protahování|ruce nad hlavou|strečink|žena souhlasí
person-getting-haircut:osoba u kadeřníka;kadeřnictví|nový účes|ostříhat|salon|salón|stříhání vlasů|žena u kadeřnice
person-getting-massage:osoba na masáži obličeje;bolest hlavy|masáž|relaxační|spa|ukliňující|wellness
person-golfing:osoba hrající golf;cvičné odpaliště|golf|golfista|golfový míček|muž hrající golf|odpálit
person-in-bed:osoba v posteli;deka|přikrývka|spící osoba|zachumlaný|člověk v posteli
person-in-lotus-position:osoba v lotosovém sedu;jogínka|jóga|lotosová|meditace|pozice|relaxace|turecký sed|zen
person-in-steamy-room:osoba v sauně;parní|sauna|člověk v sauně|žena v sauně
person-in-suit-levitating:levitující byznysmen;business|oblek|podnikání
person-in-tuxedo:osoba ve smokingu;motýlek|muž ve smokingu|osoba|sako|smoking|smokink|společenský oděv|ženich
person-juggling:žonglující osoba;balancovat|multitasking|šikovnost|žonglovat|žonglování
person-kneeling:klečící osoba;klek|klečet|klečící|klečící člověk|kolena|na kolenou|poklek
person-lifting-weights:osoba vzpírající činku;dřep|kulturista|muž zvedající činky|posilovna|posilování|powerlifting|silák|tíha|vzpírání|vzpěrač|závaží|činka
person-mage:mág;kouzelník|kouzlo|zaklínadlo|čaroděj|čarodějník|čarovat|černokněžník
person-merpeople:mořská bytost;ariel|mořská|mořská víla|mořská žena|mořský|nymfa|panic|panna|siréna|trojzubec
person-mountain-biking:osoba na horském kole;horská cyklistika
person-playing-handball:osoba hrající házenou;hodit|házenkář|házená|nadhazovat|zápas
person-playing-water-polo:osoba hrající vodní pólo;pólo|vodní pólo|vodní sport
person-pouting:podrážděná osoba;naštvaná|nespokojenost|nespokojený výraz|podrážděná žena|podráždění|trucovat|trucující žena
person-raising-hand:osoba se zvednutou rukou;ano prosím|haló|já vím|mám otázku|mávat|přihlásit se|zde|zvednutá|žena se hlásí|žena zvedá ruku
person-rowing-boat:veslující osoba;kanoe|loďka|pramice|veslař|veslice|veslovat|veslování
person-running:běžící osoba;běžec|běžící člověk|chvátat|honem|maraton|spěchat|tempo
person-shrugging:osoba krčící rameny;co já vím|možná|nejistota|nerozhodnost|nevím|nevědomost|nezájem|pochybnost|pochyby|pokrčení|pokrčit|ramena|to je fuk
person-standing:stojící osoba;postoj|stoj|stojící|stát
person-superhero:superhrdinská postava;batwoman|dobro|dobrý člověk|hrdina|hrdinka|kladná postava|klaďas|superhrdina|superhrdinka|superschopnost|superschopnosti|superžena|wonderwoman
person-supervillain:superzločinec;darebák|lump|padouch|superpadouch|superzloduch|zloduch|zločinec|záporná postava|záporný hrdina|záporák
person-surfing:osoba na surfu;surf|surfař|surfing|surfovací prkno|surfování|surfující člověk|vlny
person-swimming:plavající osoba;plavající muž|plavec|plavecký závod
person-taking-bath:osoba ve vaně;domácnost|člověk ve vaně
person-tipping-hand:osoba s dlaní vzhůru;diva|drby|drzost|drzý|ironie|oprsklý|primadona|přidrzlý|přinést|sarkasmus|sarkastický|skrčená|vzhůru|zapomeň
person-vampire:obličej upíra;drákula|nemrtvý|nosferatu|sát|tesáky|špičáky
person-walking:kráčející osoba;chodec|chodit|chůze|jdoucí muž|krok|kráčet|procházka|pěšky|pěší|vykračovat si
person-wearing-turban:člověk s turbanem;muž v turbanu|turban
person-with-bunny-ears:osoby se zaječími oušky;dvojčata|holky na párty|kostým|králičí uši|playboy|tanečnice|tanečník|uši
person-with-crown:;korunovaný|monarcha|veličenstvo|vládce
person-with-skullcap:muž s čínskou čepicí;gua pi mao|kua pchi mao
person-with-veil:osoba se závojem;nevěsta|nevěsta se závojem|svatební|závoj
person-with-white-cane:člověk se slepeckou holí;
person-wrestling:zápasící dvojice;bojový sport|boxerský ring|duel|wrestling|zápasník
person-zombie:zombie;apokalypsa|chodící|děsivý|ghúl|mrtvola|mrtvá|mrtvý|nemrtvá|zombík
petri-dish:petriho miska;buněčná kultura|kapátko|kultivovat|pokusy
phoenix-bird:fénix;legenda|mýtus|nesmrtelný|oheň na střeše|ohnivý pták|povstat z popela|pták ohnivák|reinkarnace|znovuzrození
piata:piñata;bonbony|cinco de mayo|fiesta|piňata|pátého května|sladkosti
pick:krumpáč;bušit|dolování|důl|těžba
pickup-truck:pickup;auto s korbou|malá dodávka|pick-up|polododávka|přeprava|valník
pie:koláč;dýňový koláč|jablečný koláč|kus koláče|náplň|pie|plněný koláč|páj
pig:prase;pašík|prasnice|prasátko|svině|sádlo|vepřové|čuník|čuně|špek
pig-face:hlava prasete;
pig-nose:prasečí rypák;rypák|rypáček|čenich|čenichat|čich|čmuchat|čumák
pile-of-poo:hovínko;ble|exkrement|fekálie|hnůj|hovňousek|hromádka|lejno|trus|výkal|zápach
pill:pilulka;antibiotikum|léčivo|nemocný|prášek|tableta|tabletka|vitamin|vitamín
pilot:pilot/pilotka;pilot|pilotka
pinched-fingers:špetka z pěti prstů;fakt dobrý|gesto rukou|italské gesto|otázka|rozčilení|sevřené|to je jasný|vysvětlovat|zdůraznění
pinching-hand:gesto „málo“;jenom trochu|krapet|maličko|malé množství|málo|tak trochu|troška
pine-decoration:bambusové dekorace;kadomacu|kadomatsu|ozdoba|pinie|výzdoba
pineapple:ananas;
ping-pong:stolní tenis;ping pong|ping-pong|pingpong
pink-heart:růžové srdce;růžové srdíčko
pirate-flag:pirátská vlajka;
pizza:pizza;díl|dílek|klínek|kousek|pepperoni|salám|salámová|sýrová
placard:cedule;demonstrace|oznámení|poutač|protest|transparent|vyhláška
play-button:tlačítko přehrávání;
playground-slide:dětská skluzavka;hřiště|klouzat se|klouzačka|sklouznout
pleading-face:prosebný obličej;milost|prosící|proč ne|slitování|smutné oči|škemrat|žadonit|žadonění
plunger:zvon na wc;instalatér|odpad|podtlak|toaleta|ucpaný|zvon|záchod
plus:znak plus;
polar-bear:hlava ledního medvěda;arktida|bílý|lední
police-car:policejní auto;hlídka
police-officer:strážník;důstojník|polda|policajt|policista|zatknout|zločin|zákon
poodle:pudl;pudlík
pool-8-ball:;biliár|billiard|koule na kulečník|kulečník|osm|pool|číslo
popcorn:popcorn;film|kino|popkorn|pražená kukuřice|pukance|pukánky
post-office:pošta;poštovní úřad
postal-horn:poštovní roh;polnice|postiliónský|poštovní|roh
postbox:poštovní schránka;schránka
pot-of-food:hrnec jídla;dušené jídlo|guláš|hrnec|vývar
potable-water:pitná voda;
potato:brambor;brambora|lilek brambor
potted-plant:květina v květináči;dekorace|květináč|nuda|nudný|pokojová|péče|růst|zasadit
poultry-leg:kuřecí stehýnko;stehno
pound-banknote:librová bankovka;libra
pouring-liquid:vylévání tekutiny;nalévat|převržená sklenice|rozlitý|vylití|vylít|vyprázdnit|vyprázdnění
pouting-cat:;nazlobený|podrážděná kočka|trucující
pouting-face:;běsnit
prayer-beads:růženec;modlitba|modlitební|náhrdelník
pregnant-man:těhotný muž;břicho|nadmutý|plný|přejezený|těhotný
pregnant-person:těhotná osoba;nadmutá|plná|těhotná
pregnant-woman:těhotná žena;gravidní
pretzel:preclík;kroucené|zakroucený|zamotaný
prince:princ;
princess:princezna;vládkyně
printer:tiskárna;tisknout|vytisknout
purple-circle:fialový kroužek;
purple-heart:fialové srdce;nejlepší
purple-square:fialový čtvereček;
purse:peněženka;peněženka na drobné
pushpin:připínáček;koláž|napínáček|pin|připnout|připíchnout|přišpendlit|špendlík
puzzle-piece:puzzle;dílky|patřit k sobě|skládačka|zapadat
rabbit:králík;králíček|ušák|zajíc|zajíček
rabbit-face:hlava králíka;
raccoon:mýval;zvědavý|čistotný
racing-car:formule;svištět|závodit|závodnička|závodní auto
radio:rádio;radiopřijímač|tranzistor|tranzistorové
railway-car:vagón;elektrický|električka|šalina
railway-track:železniční trať;koleje|pražce
rainbow:duha;asexuál|barevná duha|bisexuálové|gayové|genderqueer|intersexuál|lesby|lgbt|pride|queer|transgender|transsexuálové
rainbow-flag:duhová vlajka;
raised-back-of-hand:hřbet zvednuté ruky;hřbet|zdvižená
raised-fist:zvednutá pěst;držet palce|držím pěsti|solidarita
raised-hand:zvednutá ruka;plácneme si|pět
raising-hands:zvednuté ruce;sláva|velebit
ram:beran;samec|znamení berana
rat:krysa;kanál|potkan
razor:břitva;depilace|holení|holicí|holicí strojek|holit|oholit|žiletka
receipt:účtenka;doklad|důkaz|faktura|potvrzení|stvrzenka|účetnictví|účetní|účty
record-button:tlačítko nahrávání;
recycling-symbol:symbol recyklace;
red-apple:červené jablko;strava|zdravá strava|zralý|životospráva
red-circle:červený kroužek;
red-envelope:červená obálka;dar|hongbao|lai see|obálka s penězi|pro štěstí|čínský nový rok
red-exclamation-mark:červený vykřičník;
red-heart:rudé srdce;
red-paper-lantern:červený lampion;lampion|svítit|červená papírová lucerna
red-question-mark:červený otazník;
red-square:červený čtvereček;
relieved-face:obličej s výrazem úlevy;klidný|vyrovnaný|výraz úlevy
reminder-ribbon:symbolická stužka;angažovanost|kauza|pamětní stuha|pentle|podpora|připomínka|stuha|stužka|symbol
repeat-button:tlačítko opakování;
rescue-workers-helmet:záchranářská helma;helma|helma s křížem|helma záchranáře|záchrana|záchranná služba|záchranář
revolving-hearts:srdce vířící v kole;otáčející se srdce|srdíčka|víření
rhinoceros:nosorožec;
ribbon:mašle;mašlička|růžová|slavnost
rice-ball:rýžová koule;japonská|onigiri|rýžová
rice-cracker:rýžová sušenka;japonská směs|keks|krekr|křupka|mořská řasa|suchar|sušenka
right-anger-bubble:pravá rozzlobená bublina;
right-arrow:šipka doprava;
right-facing-fist:pěst mířící doprava;doprava
rightwards-hand:ruka otočená doprava;pravá
rightwards-pushing-hand:ruka tlačící vpravo;vpravo
ring:prsten;požádat o ruku|prstýnek|vdavky|zasnoubit se|zásnubní prsten
ring-buoy:záchranný kruh;bezpečí|plavací|plavčík|plovák
ringed-planet:planeta s prstencem;planeta|prstenec|saturn
roasted-sweet-potato:opékaný batát;batát|jam|opékaný|sladká brambora
robot:obličej robota;robot
rock:kámen;balvan|drsný|neoblomný|pevný|skála|tvrdý|těžký|šutr
rocket:raketa;astronautika|kosmonautika|kosmos|vypustit
roll-of-paper:role papíru;papírové ručníky|papírové utěrky|role|rolička|toaletní papír|toaleťák
rolled-up-newspaper:srolované noviny;srolované|stočené
roller-coaster:horská dráha;dráha|housenková dráha|kolotoče
roller-skate:kolečková brusle;inlajny|inline|jízda na bruslích|kolečkové|quad|roller derby|trekové brusle
rolling-on-the-floor-laughing:;popukání
rooster:kohout;kokrhat
rose:růže;elegantní|krása|rudý|růže z lásky|valentýn
rosette:rozeta;růžice
round-pushpin:kulatý připínáček;lokace|poloha
rugby-football:míč na rugby;americký fotbal|míč na ragby|ragby|rugby|rugbyová|rugbyový
running-shirt:běžecké tričko;atletika|běh|běžecký úbor|triko|trikot|tričko na běh|šerpa
running-shoe:běžecká bota;botaska|rychle|teniska|tretra
sad-but-relieved-face:;o chlup|smutný
safety-pin:spínací špendlík;pankáč|plenky|pleny|punk|sichrhajcka|zavírací špendlík|šitíčko
safety-vest:bezpečnostní vesta;bezpečnost|nouze|nouzová situace|reflexní|vesta|viditelný|výstražná
sailboat:plachetnice;jachta|jachting|plavba
sake:saké;džbánek|karafa
salt:sůl;chuť|dochucovadlo|kořenit|ochutit|posolit|přísada|slaný|slánka|solnička
saluting-face:salutující obličej;ano pane|ano paní|být v pozoru|pozor|rozkaz|salutovat|salutování|vojenský pozdrav|vojsko|vyhlížet|zastíněné oči
sandwich:sendvič;sandwich|svačina|toust
santa-claus:santa claus;děda mráz|mikuláš|otec
sari:sárí;dlouhé šaty
satellite:satelit;družice|výzkum
satellite-antenna:satelitní anténa;anténa|kontakt|parabolická anténa
sauropod:brontosaurus;brachiosaurus|dinosaurus|diplodocus|sauropod
saxophone:saxofon;dechový|žestě|žesťový
scarf:šála;krk|zachumlat se|šátek
school:škola;edukace|studovat|učit se
scientist:vědec/vědkyně;fyzik|fyzička|inženýr|inženýrka|matematik|matematička
scissors:nůžky;stříhat|šmik
scorpion:škorpion;znamení štíra|štír
screwdriver:šroubovák;šroubovat
scroll:svitek;listina|papyrus|pergamen
seal:tuleň;lachtan|lvoun|mořský lev|mrož
seat:sedadlo;křeslo
see-no-evil-monkey:opička „nic nevidím“;dívat|nemůžu|nevidím|nevidět|schovat
seedling:výhonek;klíček|klíčit|klíčící|mladý|pučet|ratolest|rašit|sazenice|semenáček
selfie:selfie;
service-dog:služební pes;německý ovčák|pomoc|služba
sewing-needle:šicí jehla;jehla|krejčovina|krejčí|stehy|vyšívání|výšivka|zašívat|šití|švadlena|švy|šít
shaking-face:třesoucí se obličej;panika|třas|třesavka|vibrace|zemětřesení
shallow-pan-of-food:mělký rendlík s jídlem;kastrol|mělká pánev|mělký|paella|pánev s jídlem|zapečené jídlo
shamrock:trojlístek;
shark:žralok;
shaved-ice:ledová tříšť;dřeň|led|osvěžující|tříšť|zmrzlinový pohár
sheaf-of-rice:rýžové klasy;klásek|otep|rýžový klas|snop|snopek|zrní
shield:štít;brnění|erb|zbroj
shinto-shrine:šintoistická svatyně;posvátný|svatyně|torii|šintoismus
ship:loď;titanic
shooting-star:padající hvězda;padající
shopping-bags:nákupní tašky;dárková taška|nakupování
shopping-cart:nákupní vozík;nákupní|vozík
shortcake:dortový řez;dílek dortu|jahodový|kousek dortu|piškot
shorts:šortky;kraťasy|krátké kalhoty|trenýrky
shower:sprcha;sprchovat se|umýt se|čistý
shrimp:kreveta;malý
shushing-face:obličej s prstem na puse;buď potichu|pst|tiše|tišit|utišit|zticha
sign-of-the-horns:gesto parohů;gesto rohů|metal|paroháč
singer:zpěvák/zpěvačka;bavič|bavička|rocker|rockerka
skateboard:skateboard;jezdit na skateboardu|kolečka|prkno|skateboarding|skateboardista|skejt|skejtovat|skejťák
skier:lyžař;aktivita|lyžařka
skis:lyže;lyžovat|lyžáky|skialp
skull:lebka;kostlivec|kostra|smrt
skull-and-crossbones:lebka a zkřížené hnáty;kosti|zkřížené hnáty
skunk:skunk;pach|páchne|páchnoucí|smrad|smradlavé|smradlavý|smrdí|smrdět|tchoř
sled:sáňky;saně|sáně|sáňkovat|zimní
sleeping-face:spící obličej;dobrou|spící|zdřímnout|zívat
sleepy-face:ospalý obličej;ospalý výraz|rozespalý
slightly-frowning-face:mírně zamračený obličej;výraz mírného zamračení
slightly-smiling-face:obličej s mírným úsměvem;pousmát se|výraz mírného úsměvu
slot-machine:výherní automat;automat|gambling|hazardní hra|hrací automat|kasino
sloth:lenochod;lenivý|lenost|lenošit|líný|pomalý
small-airplane:malé letadlo;
small-blue-diamond:malý modrý kosočtverec;
smiling-cat-with-heart-eyes:;zamilovaná kočka
smiling-face:usmívající se obličej;pohoda|potěšený|usměvavý|uvolněný|výraz úsměvu
smiling-face-with-halo:;duše|dušička|halo|mírumilovný|nevinný|svatoušek|svatozář|svatý
smiling-face-with-hearts:;mám tě rád|mám tě ráda|mít rád|zakoukaný|zaláskovaný|zamilovanost|zbožňovat|zbožňování
smiling-face-with-horns:;fialový čert|rohatý|úsměv s rohy|ďáblík
smiling-face-with-smiling-eyes:;milý|zářit štěstím|červenání
smiling-face-with-sunglasses:;cool|fešanda|fešák|frajer|naparovat|rebel|sluneční|stylový
smiling-face-with-tear:;dojatý|hrdý|slzy radosti|usmívající|vděčný
smirking-face:ušklíbající se obličej;floutek|lstivý|mazaný|mrkat|poťouchlý|prohnaný|samolibý|vilný|vychytralý|úlisný
snail:hlemýžď;slimák|šnek|šneček
snake:had;hadonoš
sneezing-face:kýchající obličej;kapesník|kýchat|smrkat|zdravíčko
snow-capped-mountain:zasněžená hora;
snowboarder:snowboardista;jízda na snowboardu|snowboard|snowboardistka
snowflake:sněhová vločka;sněžit|vločka
snowman:sněhulák;mrznout
snowman-without-snow:sněhulák bez sněhu;
soap:mýdlo;koupat se|miska na mýdlo|mydlení|mydlit|mýt se|namydlit|pěnit|umývat se|čistit
soccer-ball:fotbalový míč;balón|kopaná|messi|ronaldo
socks:ponožky;punčochy|pár ponožek
soft-ice-cream:točená zmrzlina;jemný|kornout|kornoutek|krémová zmrzlina|zmrzlina v kornoutku
softball:softballový míček;míček|nadhoz
soon-arrow:šipka s nápisem soon;
sos-button:štítek sos;
spade-suit:piky;
spaghetti:špagety;boloňské špagety|italská kuchyně|italský|masové kuličky|rajská omáčka|těstoviny
sparkler:prskavka;jiskřit|práskat|silvestr
sparkles:jiskry;zářit
sparkling-heart:jiskřící srdce;dobrou noc|třpytivé srdce|vzrušení|zářící srdce
speak-no-evil-monkey:opička „nic nepovím“;nemluvím|nepovím|psst|zakrytá
speaker-high-volume:hlasitý reproduktor;hlasitý|nahlas
speaker-low-volume:tiše hrající reproduktor;mírný|nízká hlasitost|tlumený
speaker-medium-volume:;střední|středně
speaking-head:mluvící hlava;povídat|přednáška|vyprávět
speech-balloon:řečová bublina;bublina|bublina řeči|dialog|komiksová bublina|odmlka|píše|rozhovor|sms|text|textová bublina|řeč
speedboat:motorový člun;jezero|luxus|léto|miliardář|milionář|rychlý motorový člun|závodní člun|člun
spider:pavouk;
spider-web:pavučina;pavoučí
spiral-calendar:kroužkový kalendář;kroužky|spirálový
spiral-notepad:kroužkový zápisník;kroužková vazba|zápisky
spiral-shell:ulita;lastura|mušle|mušlička|škeble
sponge:mycí houba;houbička|koupelová|namočit|nasáknout|porézní|savá|savý|umývat
spoon:lžíce;lžička|stolování
sport-utility-vehicle:suv;džíp|jeep|rekreace|rekreační
sports-medal:medaile;sportovní medaile|vítěz|výhra|výhra v soutěži
spouting-whale:velryba stříkající vodu;odfukující|stříkající|vodotrysk
squid:oliheň;kalamár|kalmar|sépie
squinting-face-with-tongue:;nechutné
stadium:stadion;aréna|hřište|stadión
star:;astronomie|bílá střední hvězda|hvězdy|střední hvězda
star-and-crescent:hvězda a půlměsíc;
star-of-david:davidova hvězda;
star-struck:;nadšený|šklebící
station:stanice;mašinka|nástupiště|peron|vláček
statue-of-liberty:socha svobody;new york|nyc|usa|velkoměsto
steaming-bowl:miska nudlí;miska|nudle|pho|ramen
stethoscope:stetoskop;fonendoskop|tlukot srdce|vyšetření
stop-button:tlačítko zastavení;
stop-sign:značka stop;jednosměrka|osmiúhelník|stop|stopka|zastavit|značka
stopwatch:stopky;
straight-ruler:rovné pravítko;dlouhé|délka|matematika|měřit|pravítko|úhel
strawberry:jahoda;
student:studující;absolventka|studentka
studio-microphone:studiový mikrofon;podcast|studio
stuffed-flatbread:plněná pita;gyros|plněný
sun:slunce;jasno|paprsky|slunečno|slunný|sluníčko
sun-behind-cloud:slunce za mrakem;polooblačno
sun-behind-large-cloud:slunce za velkým mrakem;pod mrakem
sun-behind-rain-cloud:;přeháňky
sun-behind-small-cloud:slunce za malým mrakem;obláček|polojasno
sun-with-face:slunce s obličejem;den|slunečný|vedro
sunflower:slunečnice;
sunglasses:sluneční brýle;tma|tmavé
sunrise:východ slunce;rozbřesk|úsvit
sunrise-over-mountains:svítání nad horami;svítání
sunset:západ slunce;stmívání|západ
sushi:suši;losos|nigiri|tuňák
suspension-railway:lanovka;visutá lanová dráha|visutý|závěsná|železniční
swan:labuť;labutí mládě|opeřenec|ošklivé káčátko|vznešený
sweat-droplets:kapky potu;cákat|cákání|kapat|kapičky|kapky|odkapávat|trénink|šplouchat
synagogue:synagoga;judaismus|žid|židovský|židovství
syringe:injekční stříkačka;dávka|injekce|očkovat|očkování|očkování proti chřipce|prevence|stříkačka|vakcína
t-rex:tyranosaurus rex;t-rex|tyrannosaurus rex
t-shirt:tričko;ležérní|límeček|oblečený
taco:taco;placka|tacos
takeout-box:krabice na jídlo;dovážka jídla|jídlo do domu|krabice s jídlem|krabička na jídlo|papírová krabička|rozvoz jídla
tamale:tamale;mexický|pamonha|tamales
tanabata-tree:strom přání;festival tanabata|tanabata|zástava
tangerine:mandarinka;pomeranč|vitamin c|vitamín c
taxi:taxík;řidič|řídit taxík
teacher:vyučující;instruktor|instruktorka|profesor|profesorka|učitel|učitelka
teacup-without-handle:šálek bez ouška;oolong|zelený čaj|čajový šálek|šálek
teapot:čajová konvice;konvice|konvička|louhovat|teplý|čajník
tear-off-calendar:trhací kalendář;
technologist:;kodér|kodérka|software|technologie|vynálezce|vynálezkyně|vývojář|vývojářka
teddy-bear:medvídek;hračka|hrát si|plyš|plyšový|plyšák
telephone:telefon;telefonovat|volat|číselník
telephone-receiver:telefonní sluchátko;mikrotelefon|sluchátko|sluchátko telefonu|telefonát
telescope:teleskop;dalekohled|e. t.|hvězdářský|refraktor
television:televizor;obrazovka|přijímač|televize|televizní|telka
tennis:tenis;tenisový|tenisák
tent:stan;kempink|stanovat
test-tube:zkumavka;chemik|chemička|kapalina|kyselina|žíravina
thermometer:teploměr;teplota|teplé
thinking-face:zamyšlený obličej;hloubat|přemítat|přemýšlet|uvažovat|zamyšlení|zvažovat
thong-sandal:žabka;flipflop|letní|sandále|sandály|vietnamky|žabky
thought-balloon:myšlenková bublina;myšlenka|snění|vymyslet
thread:cívka nití;bavlnka|cívka|motouz|nit|provázek|příze|vlákno|špulka|šňůrka
thumbs-down:palec dolů;dolů|nelíbí se mi|palec|špatný
thumbs-up:palec nahoru;ano|dobře|lajk|lajkovat|like|nahoru|nádhera
ticket:lístek;vstupné|ústřižek|útržek
tiger:tygr;pruhovaný
tiger-face:hlava tygra;tygřík
timer-clock:minutka;kuchyňské|kuchyňský budík|měření času
tired-face:unavený obličej;kýchnutí|unavený výraz|zdřímnutí|únava
toilet:toaletní mísa;klozet|mísa|záchodové prkénko
tokyo-tower:tokijská věž;tokio|tokyo tower|věž
tomato:rajče;rajské jablíčko
tongue:jazyk;lízat|olíznout|srkat|vypláznout|vypláznutý
toolbox:box na nářadí;bedna|bedna na nářadí|bedýnka|kleště|mechanik|nástroje|nářadí|souprava nářadí|štípačky
tooth:zub;běloskvoucí|dentista|perlička|stomatolog|zubař|zubařka
toothbrush:zubní kartáček;dentální|hygiena|hygienická potřeba|kartáček|kosmetická|zubní
top-arrow:šipka s nápisem top;
top-hat:cylindr;abraham lincoln|buřinka|formální|kouzelnický klobouk|pan tau
tornado:tornádo;cyklon|orkán|pohroma|smršť|vichřice|vzdušný vír|vír
trackball:trackball;kulový ovladač|trekbol
tractor:traktor;vesnice
trade-mark:znak ochranné známky;
train:vlak;húú
tram:tramvaj;
tram-car:vagón tramvaje;trolej|vagon tramvaje
transgender-flag:vlajka trans hrdosti;
triangular-flag:trojúhelníková vlajka;
triangular-ruler:trojúhelníkové pravítko;logaritmické pravítko|pravouhlý|pravý|sada
trident-emblem:emblém trojzubce;
troll:troll;nestvůra|obluda|trol|trollovat
trolleybus:trolejbus;
trophy:trofejní pohár;mistrovství|odměna|pohár|titul|trofej|šampion
tropical-drink:tropický koktejl;koktejl|mai tai|opilý|tropický|večírek
tropical-fish:tropická ryba;akvarijní
trumpet:trubka;trumpeta
tulip:tulipán;kvést
tumbler-glass:sklenice whisky;brandy|koňak|panák|sklenice na whisky|skotská|tumbler|whiskey|whisky
turkey:krocan;den díkůvzdání|díkůvzdání|hudrovat|krůta
turtle:želva;obojživelník|pancíř|sladkovodní želva|suchozemská želva
two-hearts:dvě srdce;
two-hump-camel:velbloud dvouhrbý;drabař|dvouhrbý velbloud
umbrella:deštník;otevřený deštník|pršet|prší
umbrella-on-ground:slunečník;deštník na zemi|slunečník na zemi
umbrella-with-rain-drops:deštník s kapkami deště;dešťové kapky
unamused-face:;divný|fajn
unicorn:hlava jednorožce;duhový|jednorožec|mytologie
unlocked:odemknutý zámek;odemknuto|odemčeno|odemčený|otevřeno|otevřít
up-arrow:šipka nahoru;
up-button:štítek up!;
up-down-arrow:šipka nahoru a dolů;
up-left-arrow:šipka doleva nahoru;
up-right-arrow:šipka doprava nahoru;
upside-down-face:převrácený obličej;hlavou dolů|obrácený|převrácený|tvář vzhůru nohama|usmívat se|vzhůru nohama
upwards-button:tlačítko nahoru;
vibration-mode:vibrační režim;
victory-hand:gesto vítězství;vítězství|znamení míru|znamení vítězství
video-camera:videokamera;
video-game:videohra;gamepad|konzole|pařit|playstation|xbox
videocassette:videokazeta;kazeta|páska|vhs
violin:housle;skřipky|smyčec|stradivárky
volcano:sopka;erupce|láva|vulkán
volleyball:volejbalový míč;míč na volejbal|odbíjená|volejbal|volejbalový
vs-button:štítek vs;
vulcan-salute:vulkánský pozdrav;spock|star trek|vulkánec
waffle:vafle;forma|mřížka|sendvičovač|vaflovač
waning-crescent-moon:;couvající srpek měsíce|ubývající
waning-gibbous-moon:;vypouklý
wastebasket:odpadkový koš;koš na papír|odpadky|smetí
watch:hodinky;náramkové
water-buffalo:buvol domácí;buvol|vodní buvol
water-pistol:vodní pistole;pistole|revolver|ruční zbraň|vodní|vodní pistolka
water-wave:vodní vlna;kanagawa|surfařka|surfovat|tsunami|vlna|vlnobití
watermelon:meloun;červený
waving-hand:mávající ruka;ahoj|jsi tam|letím|musím běžet|mávání|nashledanou|nazdárek|pá pá|zatím|čau
wavy-dash:dlouhá vlnovka;
waxing-crescent-moon:;dorůstající|dorůstající srpek měsíce
weary-cat:vyčerpaný kočičí obličej;jej|kočičí|unavená kočka|vyčerpaný|vyčerpání
weary-face:vyčerpaný obličej;neštastný
wedding:svatba;sezdaní
whale:velryba;kytovec|plejtvák
wheel:kolo;koleso|kulatý|otáčení|pneumatika|rezerva|točit|volant
wheel-of-dharma:kolo dharmy;
white-cane:slepecká hůl;slepec|slepota|slepý|zpřístupnění
white-circle:bílý kroužek;
white-exclamation-mark:bílý vykřičník;
white-flag:bílá vlajka;
white-flower:bílá květina;květina
white-heart:bílé srdce;bílé srdíčko
white-large-square:velký bílý čtverec;
white-medium-small-square:větší bílý čtvereček;
white-medium-square:střední bílý čtverec;
white-question-mark:bílý otazník;
white-small-square:bílý čtvereček;
white-square-button:bílé čtvercové tlačítko;
wilted-flower:zvadlá květina;hynoucí|uvadlá|uvadlý|uvadnutá|vadnoucí|zvadnutá
wind-chime:větrný zvonek;furin|větrná zvonkohra|zvoneček|zvonkohra
wind-face:větrný obličej;foukající|fouká|vane|vanoucí|vichr|vát|větrný
window:okno;průhled|průhledný|výhled|čerstvý vzduch
wine-glass:sklenička vína;sklípek|vinný sklípek|vinárna
wing:křídlo;anděl|andělský|letectví|nebeský
winking-face:mrkající obličej;mrk mrk|mrkající smajlík|mrknout|mrknutí|zamrkat|škádlení
winking-face-with-tongue:;bláznivý|legrace|potrhlý|praštěný|ujetý|vtip|ztřeštěný
wireless:bezdrátové připojení;
wolf:hlava vlka;vlk|vlčice|vlčí hlava
woman:žena;blonďatá|plavovlasá
womans-boot:dámská kozačka;kozačka
womans-clothes:dámská blůza;blůza|dámské oblečení|halenka|ženské šaty
womans-hat:dámský klobouk;klobouk|slamák|zahradní párty
womans-sandal:dámský sandál;podpatky|sandál
womens-room:dámské toalety;
wood:dřevo;kláda|kmen|pařez|pařízek|poleno|řezivo|špalek
woozy-face:zpitomělý obličej;dezorientovaný|líznutý|malátný|mít závrať|omámený|opilost|pod vlivem|přiopilý|různě velké oči|zvlněná pusa|šilhající
world-map:mapa světa;mapa
worm:červ;dešťovka|kroužkovec|parazit|žížala
worried-face:ustaraný obličej;starosti|strachovat se|výraz obav
wrapped-gift:zabalený dárek;dárek|překvápko|zabalený
wrench:maticový klíč;diy|udělej si sám
writing-hand:píšící ruka;psací|písmo
x-ray:rentgen;hrudní koš|skelet|sternum|zdravotnictví|žebra
yarn:klubíčko;háčkovat|háčkování|klubko|pletení|plést
yawning-face:zívající obličej;zívající
yellow-circle:žlutý kroužek;
yellow-heart:žluté srdce;srdeční|žlutá
yellow-square:žlutý čtvereček;
yen-banknote:jenová bankovka;yen
yin-yang:jin a jang;
yo-yo:jojo;jo jo|jo-jo|kolísání
zany-face:šílený obličej;blázen|velké|zbláznit se|šílenec|šílený výraz
zebra:zebra;pruhy|černobílý
zipper-mouth-face:obličej s pusou na zip;ani muk|jako ryba|mlčím|neřeknu|zip
zzz:zzz;chrnět|chrr|ospalý|pochrupovat|spinkat|spát|usínat|utahaný|zdřímnout si|šlofík`;
