// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:medali emas;emas|juara|medali|peringkat|pertama|posisi
2nd-place-medal:medali perak;kedua|perak
3rd-place-medal:medali perunggu;ketiga|perunggu|tiga
abacus:sempoa;abakus|hitung|kalkulasi|kalkulator|perhitungan|swipoa
accordion:akordeon;alat musik|concertina|kotak remas|tuts
adhesive-bandage:plester luka;perban|plester
admission-tickets:tiket masuk;karcis|masuk
aerial-tramway:trem gantung;gondola|jalur trem|kabel
airplane:pesawat;
airplane-arrival:pesawat mendarat;kedatangan|mendarat
airplane-departure:pesawat lepas landas;berangkat|check-in|kapal terbang|keberangkatan
alarm-clock:jam weker;alarm|jam
alembic:alembic;kimia
alien:alien;ekstraterestrial|luar|makhluk|ufo
alien-monster:monster alien;monster
ambulance:ambulans;ambulan|darurat
american-football:american football;american|bowl|football|super
amphora:amphora;akuarius|aquarius|kendi|vas
anatomical-heart:organ jantung;anatomi|debar|denyut|detak|jantung|kardiologi|nadi|organ|tengah
anchor:jangkar;
anger-symbol:marah;kesel|ngotot|sebel
angry-face:wajah marah;keki
angry-face-with-horns:;belis|iblis|wajah marah bertanduk
anguished-face:wajah menderita;lupa|menderita|merana|sengsara|wow
ant:semut;kebun
antenna-bars:batang antena;
anxious-face-with-sweat:;berdebar
articulated-lorry:lori gandeng;lori|semi
artist:seniman;
artist-palette:palet pelukis;lukisan|museum|palet
astonished-face:wajah terpukau;takjub|terpukau
astronaut:astronaut;
atm-sign:tanda atm;
atom-symbol:simbol atom;
auto-rickshaw:bajaj;becak|bemo|tuk tuk
automobile:mobil;berkendara|mengemudi
avocado:alpukat;alpuket|avokad|avokado
axe:kapak;belah|kampak
baby:bayi;
baby-angel:malaikat bayi;anak-anak|malaikat
baby-bottle:botol bayi;botol
baby-chick:itik bayi;anak ayam
baby-symbol:simbol bayi;
back-arrow:tanda panah back;
backhand-index-pointing-down:menunjuk ke bawah;bawah|di sini|sini|tunjuk|tunjuk ke bawah
backhand-index-pointing-left:menunjuk ke arah kiri;
backpack:tas sekolah;ransel|tas
bacon:babi asap;bacon
badger:musang;luak|luwak|pengganggu
badminton:bulu tangkis;kok|raket
bagel:bagel;schmear|toko roti
baggage-claim:pengambilan bagasi;
baguette-bread:roti baguette;baget|baguette|perancis
balance-scale:timbangan gantung;adil|imbang|keadilan|kejaksaan|libra|seimbang|skala|timbangan
ballet-shoes:sepatu balet;balet|menari|tari|tarian
balloon:balon;
ballot-box-with-ballot:kotak dengan surat suara;kotak suara|surat suara
banana:pisang;kalium|potasium
banjo:banjo;senar
bank:bank;
bar-chart:diagram batang;batang|diagram|grafik
barber-pole:tanda salon;salon|tiang
baseball:bisbol;
basket:keranjang;berkebun|cucian|pertanian|piknik
basketball:bola basket;basket|bola
bat:kelelawar;
bathtub:bathtub;bak
battery:baterai;
beach-with-umbrella:pantai dan payung;pantai
beaming-face-with-smiling-eyes:;cengiran
beans:kacang merah;biji-bijian|ginjal|kacang-kacangan|kecil|legume
bear:beruang;grizzly
beating-heart:hati berdetak;
beaver:biwara;bendungan
bed:tempat tidur;kasur|tidur
beer-mug:mug bir;alkohol|bir|minuman keras|mug|musim panas|octoberfest|oktoberfest
beetle:kumbang;
bell:lonceng;bunyi|istirahat
bell-pepper:paprika;
bell-with-slash:lonceng dicoret;bisu|senyap|sunyi
bellhop-bell:bel meja;bel
bento-box:kotak bento;bento|kotak|nasi kotak
beverage-box:kotak minuman;jus|minuman|sedotan
bicycle:sepeda;bersepeda
bikini:bikini;baju renang|kolam renang
billed-cap:topi berlidah;topi|topi bisbol
bird:burung;
birthday-cake:kue ulang tahun;makanan penutup|pastri|selebrasi|ulang tahun
bison:bison;bison eropa|kawanan
biting-lip:menggigit bibir;bibir|gigit bibir|gugup|khawatir|menggoda|tidak nyaman
black-cat:kucing hitam;hitam|kesialan|meong|mitos|nasib buruk|sial|takhayul
black-circle:lingkaran hitam;
black-flag:bendera hitam;
black-heart:hati hitam;
black-large-square:persegi besar hitam;
black-medium-square:persegi medium hitam;
black-nib:ujung pena;tulis
black-small-square:persegi kecil hitam;
black-square-button:tombol persegi hitam;
blackbird:burung hitam;gagak|paruh
blossom:mekar;bunga sitrus
blowfish:ikan gembung;
blue-book:buku biru;biru|pelajaran|perpustakaan
blue-circle:lingkaran biru;
blue-heart:hati biru;
blue-square:persegi biru;
blueberries:blueberry;beri|bilberry|bluberi
boar:babi hutan;
bomb:bom;bahaya|ledakan
bone:tulang;tulang belulang|tulang garpu
bookmark:pembatas buku;
bookmark-tabs:penanda halaman buku;penanda|penanda halaman|tab
books:buku;bahan pelajaran|cerita|pengetahuan
boomerang:bumerang;aborigin|berbalik|melambung|senjata lempar|senjata tradisional
bottle-with-popping-cork:;gabus|sumbat
bouquet:karangan bunga;buket|bunga
bow-and-arrow:busur dan panah;busur|panah|pemanah|sagitarius
bowl-with-spoon:mangkuk dengan sendok;bubur|mangkok|oat|oatmeal|sereal
bowling:bowling;strike
boxing-glove:sarung tinju;tinju
boy:anak laki-laki;anak kecil|cowok|rambut pirang
brain:otak;cerdas|genius|kecerdasan
bread:roti;gandum|karbo|restoran|roti bakar|roti panggang
breast-feeding:menyusui;ibu|payudara
brick:batu bata;bata|dinding|lempung|mortar|semen|tanah liat|tanah merah
bridge-at-night:jembatan di malam hari;jembatan
briefcase:tas kantor;kantor
briefs:celana renang;one-piece|pakaian dalam|pakaian renang
bright-button:tombol cerahkan;
broccoli:brokoli;kubis|liar
broken-chain:rantai putus;ikatan|lepas|putus
broken-heart:patah hati;patah
broom:sapu;bersih-bersih|membersihkan|menyapu|sapu terbang
brown-circle:lingkaran cokelat;
brown-heart:hati cokelat;
brown-mushroom:jamur cokelat;organik|portobello|shitake|topping|topping piza|vegetarian
brown-square:persegi cokelat;
bubble-tea:teh bubble;boba|bubble|mutiara|teh
bubbles:gelembung;bawah air|bersih|buih|busa|sendawa
bucket:ember;angkut air|cuci baju|ember biru|tempat air|tong
bug:serangga kecil;serangga
building-construction:konstruksi bangunan;bangunan|crane|derek|pembangunan
bullet-train:kereta ekspres peluru;peluru|shinkansen
bullseye:dart;anak panah|lempar|papan sasaran|sasaran|target
burrito:burrito;bungkus|meksiko
bus:bus;bis
bus-stop:halte bus;halte|perhentian
bust-in-silhouette:;bayangan|misteri|siluet
busts-in-silhouette:;kawan|semua orang|setiap orang
butter:mentega;produk susu
butterfly:kupu-kupu;cantik
cactus:kaktus;padang pasir
calendar:kalender;tanggal
call-me-hand:panggil saya;telepon aku|telepon saya
camel:unta;dromedari|punuk|satu
camera:kamera;
camera-with-flash:kamera dengan flash;flash
camping:berkemah;kemah
candle:lilin;cahaya
candy:permen;
canned-food:makanan kaleng;kaleng|makanan
canoe:kano;getek|sampan
card-file-box:kotak file kartu;
card-index:indeks kartu;indeks|kartu|rolodex
card-index-dividers:pembagi indeks kartu;pembagi
carousel-horse:komidi putar;karosel
carp-streamer:bendera ikan koi;koi|panji
carpentry-saw:gergaji kayu;benda|gergaji|pangkas|tajam|tukang kayu
carrot:wortel;sayur
castle:kastel;kastil|puri
cat:kucing;anak kucing|peliharaan
cat-face:wajah kucing;wajah
cat-with-tears-of-joy:;tawa
cat-with-wry-smile:;ejek|sinis
chains:rantai;
chair:bangku;duduk|kursi kayu
chart-decreasing:bagan menurun;bagan|data|menurun|tren
chart-increasing:bagan meningkat;meningkat|naik|pertumbuhan
chart-increasing-with-yen:;pasar
check-box-with-check:kotak bercentang;
check-mark:tanda centang tebal;
cheese-wedge:irisan keju;irisan|keju
chequered-flag:bendera kotak-kotak;
cherries:ceri;
cherry-blossom:sakura;
chess-pawn:pion catur;anak buah|catur|pion
chestnut:kastanye;almon
chicken:ayam;
child:anak;gender tak tentu|netral gender
children-crossing:anak-anak menyeberang;
chipmunk:tupai;
chocolate-bar:sebatang cokelat;batangan|cemilan|cokelat
chopsticks:sumpit;hashi
christmas-tree:pohon natal;natal|pohon
church:gereja;berkah|berkat|kapel|kristen|kristiani|salib
cigarette:rokok;merokok
circled-m:huruf m dalam lingkaran;
circus-tent:tenda sirkus;sirkus
cityscape:panorama kota;kota
cityscape-at-dusk:;pemandangan|senja|sore
cl-button:tombol cl;
clamp:klem;pengompres|penjepit
clapper-board:papan sutradara;
clapping-hands:tepuk tangan;keren|mantap|tepuk
classical-building:bangunan klasik;klasik
clinking-beer-mugs:mug bir berdenting;berbenturan|tos
clinking-glasses:mendentingkan gelas;cling|gelas|hore|selamat
clipboard:papan klip;alas tulis
closed-book:buku tertutup;tertutup
closed-mailbox-with-lowered-flag:;kotak surat|turun
closed-umbrella:payung tertutup;
cloud:awan;
cloud-with-lightning:awan petir;kilat|petir
cloud-with-rain:awan hujan;hujan
cloud-with-snow:awan salju;
clown-face:badut;lucu
club-suit:keriting;
clutch-bag:kantung;dompet wanita|tas baju|tas tangan|tas wanita
coat:mantel;berlapis|jaket|tebal
cockroach:kecoak;coro|hama|kecoa|lipas|sungut
cocktail-glass:gelas cocktail;koktail
coconut:kelapa;colada|piña
coffin:peti mati;
coin:koin;dinar|duit|harta karun|kaya|logam
cold-face:wajah kedinginan;beku|gigi dingin|kedinginan|membeku|membiru|menggigil|radang dingin
collision:tabrakan;duar|meledak|meletus|nabrak
comet:komet;meteor
compass:kompas;magnetik|magnetis|navigasi|orientasi|pedoman arah|penunjuk arah
computer-disk:disk komputer;disk|disk mini|komputer
computer-mouse:mouse komputer;mouse|tetikus
confetti-ball:bola konfeti;confetti|woohoo
confounded-face:wajah stres;gelisah|putus asa|stres
confused-face:wajah bingung;bingung
construction:konstruksi;batasan|pembatas
construction-worker:pekerja konstruksi;helm proyek|kontraktor|pekerja|perbaikan
control-knobs:kenop kontrol;kenop|kontrol
convenience-store:minimarket;toko
cook:koki;chef
cooked-rice:nasi matang;masak|nasi
cookie:biskuit;kue kering
cooking:memasak;menggoreng
cool-button:tombol cool;
copyright:hak cipta;
coral:terumbu karang;karang|koral|perubahan iklim
couch-and-lamp:sofa dan lampu;santai|sofa
cow:sapi;moo
cow-face:wajah sapi;peternakan
cowboy-hat-face:wajah koboi;cowboy|cowgirl|koboi
crab:kepiting;cancer
crayon:krayon;
credit-card:kartu kredit;kredit
crescent-moon:bulan sabit;bulan|sabit
cricket:jangkrik;belalang|insek
cricket-game:kriket;pemukul
crocodile:buaya;kebun binatang
croissant:croissant;gulung|prancis
cross-mark:tanda silang;
cross-mark-button:tombol tanda silang;
crossed-fingers:jari menyilang;jari|semoga beruntung|semoga hoki|silang jari
crossed-flags:bendera menyilang;
crossed-swords:pedang bersilang;pedang|silang
crown:mahkota;bangsawan|darah biru|keluarga raja|ningrat|raja|ratu|tahta
crutch:kruk;bantuan mobilitas|cedera|disabilitas|tongkat jalan
crying-cat:wajah kucing menangis;nangis
crying-face:wajah menangis;cengeng
crystal-ball:bola kristal;kristal
cucumber:ketimun;acar|timun
cup-with-straw:cangkir dengan sedotan;soda
cupcake:kue mangkuk;camilan|cupcake|gula|kue mangkok|pugasan|taburan
curling-stone:batu curling;
curly-loop:untaian bergelombang;
curry-rice:nasi kari;kari
custard:puding susu;custard|puding
customs:bea cukai;
cut-of-meat:potongan daging;daging|daging babi|daging domba|potongan|steak
cyclone:topan;berputar-putar
dagger:belati;
dango:dango;sate|stik
dashing-away:berlari;asap|kentut
deciduous-tree:pohon meranggas;gugur
deer:rusa;
delivery-truck:truk pengiriman;pengiriman|truk
department-store:toserba;departemen|mol|swalayan
derelict-house:rumah terlantar;terlantar
desert:gurun;
desert-island:pulau terpencil;pulau
desktop-computer:komputer desktop;desktop|monitor
detective:detektif;mata-mata|spionase
diamond-suit:wajik;
diamond-with-a-dot:wajik bertitik;
dim-button:tombol redupkan;
disappointed-face:wajah kecewa;disalahkan|kecewa|kehilangan
disguised-face:wajah menyamar;alis|berewok|kumis|menyamar|penyamaran|samaran|topeng kumis
diving-mask:kacamata selam;diving|scuba|snorkeling
diya-lamp:lampu diya;diya|lampu
dizzy:pusing;
dna:dna;ahli biologi|biologi|evolusi|gen|genetik|genetika|hidup|pakar biologi
dodo:dodo;mauritius|punah
dog:anjing;
dog-face:wajah anjing;
dollar-banknote:uang kertas dolar;dolar|kas|uang kertas
dolphin:lumba-lumba;
donkey:keledai;bodoh|himar|kedelai|kelede|keras kepala|tendang
door:pintu;
dotted-line-face:;depresi|introvert|meh|menghilang|sembunyi|tak terlihat|tembus pandang
double-exclamation-mark:tanda seru ganda;
doughnut:donat;
dove:merpati;damai
down-arrow:tanda panah bawah;
down-left-arrow:tanda panah kiri bawah;
down-right-arrow:tanda panah kanan bawah;
downcast-face-with-sweat:wajah berkeringat;
downwards-button:tombol turun;
dragon:naga;kisah|ksatria
dragon-face:wajah naga;mistis
dress:gaun;mewah
drooling-face:ngiler;berliur
drop-of-blood:tetesan darah;berdarah|darah|donor darah|luka|menstruasi|obat
droplet:tetesan air;air|tetesan
drum:drum;stik drum
duck:bebek;
dumpling:dumpling;empanada|gyoza|jiaozi|pangsit|pierogi
dvd:dvd;blu-ray
e-mail:email;
eagle:elang;
ear:telinga;organ tubuh
ear-of-corn:bonggol jagung;jagung|labirin|panen|perkebunan
ear-with-hearing-aid:;alat bantu dengar|pendengaran lemah|sulit mendengar|susah mendengar
egg:telur;telor
eggplant:terung;terong
eight-pointed-star:bintang berujung delapan;
eject-button:tombol keluarkan;
electric-plug:steker;
elephant:gajah;
elevator:elevator;alat transportasi|kerekan|lift|lift penumpang|transportasi vertikal
empty-nest:sarang burung kosong;cabang|ranting|sarang|sarang burung
end-arrow:tanda panah end;
envelope:amplop;
envelope-with-arrow:amplop dengan panah;komunikasi|menerima|terkirim
euro-banknote:uang kertas euro;euro|mata uang eropa|uang kertas eropa
evergreen-tree:pohon hijau abadi;pohon pinus
ewe:domba betina;betina|bulu lembut|domba|wol
exclamation-question-mark:tanda seru dan tanya;
exploding-head:kepala meledak;kepala pecah|terperanjat
expressionless-face:wajah tanpa ekspresi;canggung|datar|iri|muka datar|tanpa ekspresi|tidak lucu|tidak terkesan|tidak tertawa
eye:satu mata;mata
eye-in-speech-bubble:;saksi mata
eyes:dua mata;lihat|lirik|melihat
face-blowing-a-kiss:;aku cinta kamu|imut|roman
face-exhaling:wajah mengembuskan napas;bersiul|bisikan|capek|mengembuskan napas|mengerang|meniup|smiley|terengah-engah
face-holding-back-tears:wajah menahan air mata;berkaca-kaca|haru|kagum|menangis|menolak|terharu
face-in-clouds:wajah di awan;kepala di awan|linglung|wajah di kabut
face-savoring-food:wajah menikmati;enak|lezat|menikmati|nikmat|nyam|sedap|wajah menikmati makanan
face-screaming-in-fear:wajah sangat ketakutan;berteriak|ketakutan|mengunyah|ngeri|teriak
face-vomiting:wajah muntah;memuntahkan|muak|muntah
face-with-diagonal-mouth:;ragu|skeptis|sudahlah|tidak yakin
face-with-hand-over-mouth:;cekikikan|ketawa|oops|terkekeh|terkikik|ups
face-with-head-bandage:wajah diperban di kepala;puyeng|sakit kepala
face-with-medical-mask:wajah bermasker;flu|masker|meriang
face-with-monocle:wajah dengan monokel;berkelas|monokel|tajir|wajah memakai monokel
face-with-open-eyes-and-hand-over-mouth:;memalukan|terdiam|tertegun|ya ampun
face-with-open-mouth:;masa sih|menakjubkan|simpati|tercengang
face-with-peeking-eye:;bersembunyi|intip|menatap|mengintip|terpikat
face-with-raised-eyebrow:;ragu-ragu|sangsi
face-with-rolling-eyes:;idih|malesin|membalikkan mata|memutar mata
face-with-spiral-eyes:;masalah|pening|teler|terhipnotis|waduh
face-with-steam-from-nose:wajah bersungguh-sungguh;emosi|niat
face-with-symbols-on-mouth:;eksplisit|mengumpat|ngamuk|sensor
face-with-tears-of-joy:;air mata|haha|kocak|ngakak
face-with-thermometer:wajah bertermometer;
face-with-tongue:wajah menjulurkan lidah;
face-without-mouth:wajah tanpa mulut;berdiam|tidak berekspresi|tutup mulut
factory:pabrik;
factory-worker:pekerja pabrik;industri|perakitan
falafel:falafel;bakso|baso|bebola|kacang arab
fallen-leaf:daun berguguran;daun
farmer:petani;pekebun|peternak
fast-down-button:tombol turun cepat;
fast-forward-button:tombol maju cepat;
fast-reverse-button:tombol mundur cepat;
fast-up-button:tombol naik cepat;
fax-machine:mesin faks;faksimili
fearful-face:wajah ketakutan;
feather:bulu;bulu ayam|pena bulu|penerbangan|ringan
female-sign:simbol wanita;
ferris-wheel:kincir ria;kincir
ferry:kapal feri;feri
field-hockey:hoki lapangan;hoki|lapangan
file-cabinet:lemari file;arsip|berkas|file|kabinet|lemari|pemberkasan
file-folder:folder file;folder|map
film-frames:frame film;film|frame|sinema
film-projector:proyektor film;proyektor
fire:api;kobaran
fire-engine:mobil pemadam kebakaran;mesin
fire-extinguisher:alat pemadam api ringan;alat pemadam|alat pemadam kebakaran|padam|pemadam
firecracker:petasan;bahan peledak|bunga api|dinamit|mercon|percikan|sinar
firefighter:pemadam kebakaran;truk pemadam kebakaran
fireworks:kembang api;bum
first-quarter-moon:bulan perbani awal;kuartal|perbani
first-quarter-moon-face:wajah bulan perbani awal;kuarter
fish:ikan;makan malam|memancing|pisces
fish-cake-with-swirl:;pusaran
fishing-pole:tongkat pancing;mancing|tongkat
flag-in-hole:bendera di lubang golf;bendera
flamingo:flamingo;anggun|flamboyan|tropikal
flashlight:lampu senter;senter
flat-shoe:sepatu flat;flats|nyaman|sandal selop|selop|sepatu|sepatu datar|teplek
flatbread:roti pipih;arepa|gordita|lavash|naan
flexed-biceps:lengan berotot;berotot|bisep|biseps|kekar|lengan|otot
floppy-disk:disket;
flower-playing-cards:kartu bunga;
flushed-face:wajah tersipu;kagok|tersipu
flute:seruling;alat musik tiup|band|orkestra|piccolo|pipa|rekorder|suling
fly:lalat;belatung|bersayap|busuk|penyakit
flying-disc:lempar cakram;cakram|frisbee|piringan
flying-saucer:piring terbang;ekstra|piring|terbang|terestrial
fog:kabut;
foggy:berkabut;
folded-hands:melipat tangan;lipat|makasih|minta|mohon|tolong
folding-hand-fan:kipas tangan lipat;adem|kepakan|kipas|kipas tangan|malu|penyejuk|sejuk
fondue:fondue;meleleh|panci
foot:telapak kaki;injak|menendang|menginjak|tumit
footprints:jejak kaki;
fork-and-knife:garpu dan pisau;alat makan|garpu|lapar|makan
fortune-cookie:kue keberuntungan;ramalan
fountain:air mancur;pancuran
fountain-pen:pena tinta;bolpoin|pen tinta|tinta
four-leaf-clover:empat daun semanggi;beruntung|empat
fox:rubah;
framed-picture:bingkai bergambar;bingkai|gambar
free-button:tombol free;
french-fries:kentang goreng;goreng
fried-shrimp:udang goreng;tempura
frog:katak;kodok
frowning-face:wajah cemberut;cemberut
frowning-face-with-open-mouth:;nganga
fuel-pump:pompa bahan bakar;bahan|bakar|bensin|pompa|spbu
full-moon:bulan purnama;purnama
full-moon-face:wajah bulan purnama;
funeral-urn:guci abu;abu|guci|penguburan
game-die:dadu;
garlic:bawang putih;perisa
gear:roda gigi;
gem-stone:batu permata;berlian|perkawinan|permata|tunangan
ghost:hantu;arwah|halloween|seram
ginger-root:akar jahe;akar|bir pletok|hangat|herbal|jahe|jamu|rempah
giraffe:jerapah;bintik
girl:anak perempuan;cewek|gadis|perempuan|poni rambut|virgo
glass-of-milk:gelas susu;susu
glasses:kacamata;
globe-showing-americas:bola dunia amerika;amerika|bola dunia|bumi|globe
globe-showing-asia-australia:;asia|asia-australia|australia
globe-showing-europe-africa:bola dunia eropa-afrika;afrika|eropa|eropa-afrika
globe-with-meridians:;garis tengah|internet|meridian|seluruh dunia|web
gloves:sarung tangan;tangan
glowing-star:bintang bersinar;bersinar|bintang|cemerlang
goal-net:gawang;gol|jaring
goat:kambing;capricorn
goblin:topeng hidung panjang;kejam|khayalan|topeng
goggles:kacamata renang;las|mengelas|pelindung
goose:angsa leher pendek;angsa|gericau|konyol
gorilla:gorila;kingkong
graduation-cap:topi wisuda;lulus|toga|topi sarjana|wisuda
grapes:anggur;dionysus
green-apple:apel hijau;apel|hijau
green-book:buku hijau;
green-circle:lingkaran hijau;
green-heart:hati hijau;
green-salad:salad hijau;salad
green-square:persegi hijau;
grey-heart:hati abu-abu;abu-abu
grimacing-face:wajah menyeringai;menyeringai|merasa aneh|meringis|nyengir|seringai
grinning-face:wajah gembira;gembira
grinning-face-with-big-eyes:wajah tersenyum lebar;senyum lebar
grinning-squinting-face:;puas|wkwk
growing-heart:hati membesar;deg|deg-degan|semangat
guard:penjaga;garda|istana buckingham|london|pengawal|penjaga istana
guide-dog:anjing pemandu;buta|memandu|panduan|pemandu
guitar:gitar;
hair-pick:sisir garpu;afro|jepit rambut|sisir
hamburger:hamburger;burger
hammer:palu;
hammer-and-pick:palu dan beliung;
hammer-and-wrench:palu dan kunci inggris;
hamsa:hamsa;fatima|keberuntungan|maria|mariam|perlindungan|petunjuk|telapak tangan
hamster:hamster;hewan peliharaan
hand-with-fingers-splayed:telapak tangan terbuka;lima jari|telapak
hand-with-index-finger-and-thumb-crossed:;jari hati|korea|mahal|menjentikkan jari
handbag:tas jinjing;aksesoris
handshake:jabat tangan;kenalan|pertemuan|salaman|sepakat|setuju
hatching-chick:itik menetas;menetas
head-shaking-horizontally:kepala bergeleng;geleng
head-shaking-vertically:kepala mengangguk;angguk
headphone:headphone;earbud
headstone:batu nisan;kuburan|makam|meninggal|nisan|pekuburan|pemakaman|wafat
health-worker:petugas kesehatan;perawat|perawatan kesehatan|terapis
hear-no-evil-monkey:tidak mendengar;monyet tidak mendengar|tutup telinga
heart-decoration:dekorasi hati;
heart-exclamation:;seru|tanda
heart-hands:tangan membentuk hati;cinta kamu|tanda cinta|tangan hati
heart-on-fire:hati berapi-api;hati suci|nafsu|terbakar
heart-suit:hati;
heart-with-arrow:hati terpanah;asmara|jatuh cinta
heart-with-ribbon:hati berpita;
heavy-dollar-sign:tanda dolar tebal;
heavy-equals-sign:tanda sama dengan tebal;
hedgehog:landak;berduri
helicopter:helikopter;
herb:herba;
hibiscus:kembang sepatu;
high-heeled-shoe:sepatu hak tinggi;hak|mode
high-speed-train:kereta ekspres;
high-voltage:tegangan tinggi;sambaran|tegangan
hiking-boot:;backpacking|boot|camping|hiking|kemping|luar ruangan|mendaki
hindu-temple:pura;candi|hindu
hippopotamus:kuda nil;nil
hole:lubang;lobang
hollow-red-circle:lingkaran besar tebal;
honey-pot:toples madu;
honeybee:lebah madu;lebah|madu|musim semi
hook:kait;cantelan|cantolan|kail|kaitan|kurva|pengait|titik jual
horse:kuda;pacuan
horse-face:wajah kuda;
horse-racing:balap kuda;joki
hospital:rumah sakit;
hot-beverage:minuman hangat;kafein|kopi|mengepul
hot-dog:hot dog;hotdog|sosis
hot-face:wajah kepanasan;berkeringat|kepanasan|lidah menjulur|sekarat|wajah merah
hot-pepper:cabai pedas;cabai|pedas
hot-springs:sumber air panas;mata air|mata air panas|panas|sumber air
hotel:hotel;
hourglass-done:jam pasir;pasir|pewaktu|waktu
hourglass-not-done:jam pasir yang bergerak;
house:rumah;
house-with-garden:rumah dengan taman;pinggir kota|rumah berpohon
houses:perumahan;
hugging-face:wajah memeluk;
hundred-points:nilai seratus;benar|bercanda|selamat ultah|seratus|seratus poin|skor sempurna|tentunya
hushed-face:wajah hening;
hut:pondok;gubuk|penampungan|pondok kayu|rumah bundar|rumah tradisional|yurt
hyacinth:hyacinthus;indigo|lavender|lembayung|lupin|lupin biru|mulut singa|violet
ice:es batu;gunung es
ice-cream:es krim;krim
ice-hockey:hoki es;bola karet
ice-skate:seluncur es;seluncur
id-button:tombol id;
identification-card:kartu identitas;identitas|keamanan|kredensial|ktp|paspor|pengenal|sim
inbox-tray:baki kotak masuk;baki|kotak masuk|penerimaan kotak surat|terima
incoming-envelope:amplop datang;
index-pointing-at-the-viewer:;anda|kamu|menunjuk|telunjuk
index-pointing-up:menunjuk ke atas;atas
infinity:tak terhingga;
input-latin-letters:masukan huruf latin;
input-numbers:masukan angka;
input-symbols:masukan simbol;
jack-o-lantern:jack-o-lantern;dekorasi|horor|jack|labu|lentera
japanese-castle:kastel jepang;jepang
japanese-congratulations-button:tombol jepang "selamat";
japanese-discount-button:tombol jepang "diskon";
japanese-dolls:boneka jepang;
japanese-free-of-charge-button:tombol jepang "gratis";
japanese-here-button:tombol jepang "di sini";
japanese-post-office:kantor pos jepang;
japanese-prohibited-button:tombol jepang "dilarang";
japanese-secret-button:tombol jepang "rahasia";
jar:toples;bumbu|habis|kosong|menyimpan|saus|wadah
jeans:celana jeans;akhir pekan|celana|celana panjang|denim|jeans|jins|kasual
jellyfish:ubur-ubur;akuarium|invertebrata|jeli|kehidupan|lautan|penyengat|plankton|sengat|tentakel
joker:joker;
joystick:joystick;tuas|videogame
judge:hakim;
kaaba:ka'bah;islam|muslim
kangaroo:kanguru;anak kanguru|berkantung|kangguru|lompat|loncat|marsupial
key:kunci;buka kunci|kata sandi|sandi
keyboard:keyboard;papan ketik
kick-scooter:otoped;
kimono:kimono;
kiss-mark:tanda ciuman;seksi
kissing-face:wajah memberikan ciuman;
kissing-face-with-closed-eyes:;rindu
kissing-face-with-smiling-eyes:;ciuman
kitchen-knife:pisau dapur;hocho|pisau
kite:layang-layang;layangan|melayang
kiwi-fruit:buah kiwi;buah|kiwi
knocked-out-face:wajah pusing;capai|kecapaian
knot:simpul;belitan|buhul|kusut|puntiran|tali|tambang
koala:koala;
lab-coat:jas laboratorium;eksperimen|lab|percobaan
label:label;
lacrosse:lacrosse;
ladder:tangga;alat panjat|anak tangga|panjat|tangga kayu
lady-beetle:kumbang betina;kepik
laptop:komputer laptop;personal
large-blue-diamond:wajik biru besar;
large-orange-diamond:wajik oranye besar;
last-quarter-moon:bulan perbani akhir;seperempat
last-quarter-moon-face:;impian|mimpi|terakhir
last-track-button:tombol lagu terakhir;
latin-cross:salib latin;
leaf-fluttering-in-wind:daun tertiup angin;tiup
leafy-green:selada hijau;bok choy|kale|selada
ledger:buku besar;
left-arrow:tanda panah kiri;
left-facing-fist:tinju kiri;kepalan tangan|kiri|tonjok
left-luggage:koper tertinggal;
left-right-arrow:tanda panah kiri kanan;
left-speech-bubble:gelembung ucapan kiri;
leftwards-hand:tangan menghadap kiri;ambil|menghadap kiri|pegang|sodorkan tangan
leftwards-pushing-hand:tangan mendorong ke kiri;blok|dorong|tangan hadap kiri|tolak|tunggu
leg:tungkai;bagian tubuh|kaki ditekuk
lemon:lemon;asam|masam
leopard:macan tutul;predator
level-slider:penggeser tingkat;level|penggeser
light-blue-heart:hati biru muda;biru kehijauan|biru langit|biru muda|hati biru langit|sian
light-bulb:bohlam;bola lampu|ide
light-rail:light rail;light|monorail|rail|tiba
lime:jeruk limau;jeruk|jeruk nipis|kecut|mojito|salsa|segar|sitrus|tequila
link:tautan;rangkaian
linked-paperclips:klip kertas tertaut;penjepit kertas
lion:singa;alfa|aum|kuat|leo|safari|surai
lipstick:lipstik;dandan|kencan|kosmetik|pacaran
litter-in-bin-sign:tanda membuang sampah;
lizard:kadal;cicak|reptil
llama:llama;alpaca|alpaka|guanaco|guanako|vikuna
lobster:lobster;bisque|boga bahari|capit|seafood
locked:gembok;privasi|terkunci|tutup
locked-with-key:;aman
locomotive:lokomotif;kereta api|uap
lollipop:permen lolipop;lolipop
long-drum:gendang;beat|conga|irama|ketukan|panjang|ritme
lotion-bottle:botol losion;losion|lotion|moisturizer|pelembap|sampo|shampo|tabir surya
lotus:teratai;buddhisme|hinduisme|kecantikan|kesucian|ketenangan|tenang
loudly-crying-face:wajah menangis keras;bombay|tangisan|tersedu-sedu
loudspeaker:pengeras suara;keras|pengumuman
love-hotel:hotel cinta;cinta
love-letter:surat cinta;surat|valentine
love-you-gesture:gerakan sayang kamu;ilu|ily|metal|tiga jari
low-battery:baterai lemah;baterai hampir habis|daya lemah|elektronik|energi lemah
luggage:koper;berkemas|jalan-jalan|mengepak
lungs:paru-paru;buang napas|ekshalasi|inhalasi|napas|pernapasan|respirasi|tarik napas
lying-face:bohong;hidung panjang|menipu|pembohong|pinokio|tipu
magic-wand:tongkat ajaib;pesulap|tongkat sihir
magnet:magnet;bentuk u|daya tarik|ketertarikan|ladam|positif negatif|tapal kuda|tarik-menarik|tarikan|tertarik
magnifying-glass-tilted-left:kaca pembesar arah kiri;kaca|pembesar|penelusuran
magnifying-glass-tilted-right:kaca pembesar arah kanan;
mahjong-red-dragon:naga merah mahyong;mahyong
male-sign:simbol pria;
mammoth:mamut;berbulu|gading
man:pria;bapak|orang dewasa|pacar|teman
mango:mangga;
mans-shoe:sepatu pria;sepatu coklat
mantelpiece-clock:jam perapian;
manual-wheelchair:kursi roda manual;
map-of-japan:peta jepang;
maple-leaf:daun maple;maple
maracas:marakas;cha cha|gemerisik|goyang|joget|kerincingan|perkusi
martial-arts-uniform:seragam beladiri;bela diri|judo|karate|seragam|seragam bela diri|silat|taekwondo
mate:teh mate;mate
meat-on-bone:daging pada tulang;
mechanic:mekanik;pekerja terlatih|tukang listrik
mechanical-arm:lengan robot;lengan mekanikal|mekanikal|prostetik|tangan mekanikal
mechanical-leg:tungkai robot;kaki mekanikal|tungkai mekanikal
medical-symbol:simbol kedokteran;
megaphone:megafon;bersorak
melon:melon;
melting-face:wajah meleleh;cair|cairan|gerah|hehe|larut|lol|sarkasme
memo:memo;
mending-heart:mengobati hati terluka;lebih sehat|memperbaiki|memulihkan|memulihkan diri
mens-room:toilet pria;
metro:kereta bawah tanah;bepergian|metro|perjalanan
microbe:mikroba;ameba|amuba|bakteri|ilmu pengetahuan|sains
microphone:mikrofon;karaoke|lagu|mik|nyanyi
microscope:mikroskop;
middle-finger:jari tengah;
military-helmet:helm tentara;angkatan darat|helm|helm baja|pejuang|prajurit|topi baja|topi perang
military-medal:medali militer;militer|penghargaan
milky-way:bima sakti;bima|sakti
minibus:minibus;van
mirror:cermin;berias|bersolek|pantulan|refleksi|reflektor|rias wajah|spekulum
mirror-ball:bola disko;dansa|disko|glitter|kerlip
moai:moai;moyai
mobile-phone:ponsel;seluler
mobile-phone-off:ponsel nonaktif;
mobile-phone-with-arrow:telepon masuk;panggilan|telefon
money-bag:kantung uang;bayar|kantong|pembayaran|uang
money-mouth-face:wajah materialistis;cuan|dibayar|dollar|mata duitan|matre
money-with-wings:uang bersayap;mata uang amerika|uang kertas amerika
monkey:monyet;
monkey-face:wajah monyet;
monorail:monorel;
moon-cake:kue bulan;festival|musim gugur|yuèbǐng
moon-viewing-ceremony:perayaan bulan;perayaan|upacara
moose:rusa besar;elk|moose
mosque:masjid;mushalla|musola
mosquito:nyamuk;demam|gigitan nyamuk|malaria|sakit panas|virus
motor-boat:perahu bermotor;bermotor|perahu
motor-scooter:motor skuter;motor|skuter
motorcycle:sepeda motor;balapan
motorized-wheelchair:kursi roda bermotor;kursi roda
motorway:jalan raya;jalan|jalan tol|jalanan|raya
mount-fuji:gunung fuji;fuji
mountain:gunung;
mountain-cableway:kereta gantung;
mountain-railway:jalur kereta pegunungan;
mouse:tikus putih;
mouse-face:wajah tikus;
mouse-trap:perangkap tikus;jebakan|jepretan|jerat|menjebak|penjebak|perangkap|umpan
mouth:mulut;
movie-camera:kamera film;
mrs-claus:nyonya sinterklas;ibu sinterklas|nenek|oma
mushroom:jamur;mario bros
musical-keyboard:keyboard musik;musik|piano
musical-note:not musik;not
musical-notes:not-not musik;
musical-score:naskah musik;nada|skor
muted-speaker:speaker mati;hening|speaker
mx-claus:manusia sinterklas;bapak natal|liburan|santa|topi natal
nail-polish:poles kuku;cat kuku|kuku|kuteks|manikur|perawatan
name-badge:lencana nama;
national-park:taman nasional;nasional|taman
nauseated-face:mual;
nazar-amulet:jimat nazar;azimat|jimat|manik-manik|mata setan|nazar|penolak bala|tolak bala
necktie:dasi;bekerja|karyawan|kemeja|kerja|serius
nerd-face:wajah kutu buku;ahli|kutu
nest-with-eggs:sarang dengan telur;bertelur|telur biru
nesting-dolls:boneka bersarang;babushka|bersarang|boneka kayu|boneka matryoshka|rusia
neutral-face:wajah netral;netral
new-button:tombol new;
new-moon:bulan baru;
new-moon-face:wajah bulan baru;
newspaper:koran;berita|kertas
next-track-button:tombol lagu berikutnya;
ng-button:tombol ng;
night-with-stars:malam berbintang;malam
ninja:ninja;kelahi|penyusup|perang|petarung|rahasia|samurai|sembunyi-sembunyi|tersembunyi
no-bicycles:dilarang bersepeda;
no-entry:dilarang masuk;
no-smoking:dilarang merokok;
non-potable-water:air tidak dapat diminum;
nose:hidung;wangi
notebook:buku catatan;catatan
notebook-with-decorative-cover:buku catatan bersampul;pendidikan|sampul
nut-and-bolt:mur dan baut;baut|mur
octopus:gurita;mahluk
oden:oden;kebab|otak-otak|tusuk sate
office-building:gedung perkantoran;gedung|kubikel|pekerjaan|perkantoran
office-worker:pekerja kantoran;arsitek|bisnis|kerah putih|manajer
ogre:wajah monster;setan
oil-drum:drum minyak;minyak
ok-button:tombol ok;
ok-hand:oke;bagus|cubit|pasti|sip|tentu
old-key:kunci antik;antik
old-man:pria tua;botak|opa|tua
old-woman:wanita tua;nenek berambut pirang
older-person:lanjut usia;
olive:zaitun;
on-arrow:tanda panah on!;
oncoming-automobile:mobil datang;datang
oncoming-bus:bus datang;
oncoming-fist:tangan terkepal ke depan;kepal
oncoming-police-car:mobil polisi datang;
oncoming-taxi:taksi datang;
one-piece-swimsuit:pakaian renang one-piece;renang
onion:bawang bombay;bawang|bawang bombai
open-book:buku terbuka;baca|membaca|terbuka
open-file-folder:folder file terbuka;
open-hands:tangan terbuka;
optical-disk:disk optik;optik
orange-book:buku oranye;oranye
orange-circle:lingkaran oranye;
orange-heart:hati oranye;jingga|kasih
orange-square:persegi oranye;
orangutan:orangutan;beruk|kera
orthodox-cross:salib ortodoks;
otter:berang-berang;ceria|memancing ikan|menangkap ikan
outbox-tray:baki kotak keluar;keluar|kirim|pengiriman kotak surat
owl:burung hantu;bijaksana
ox:lembu;banteng|taurus
oyster:tiram;menyelam|selam
p-button:tombol p;
package:paket;kiriman|parsel
page-facing-up:halaman tampak depan;dokumen
page-with-curl:halaman tergulung;halaman
pager:pager;
paintbrush:kuas;melukis
palm-down-hand:;hus|jatuhkan|letakkan|mengabaikan|menjatuhkan|tangan hadap bawah|taruh
palm-tree:pohon palem;palem
palm-up-hand:;memberi isyarat|menangkap|menawarkan|tangan hadap atas|ulurkan tangan
pancakes:panekuk;crepe|pancake|serabi
panda:panda;bambu
paperclip:klip kertas;klip
parachute:parasut;hang-glide|paralayar|parasail|terjun payung
parrot:nuri;bajak laut|kakatua
part-alternation-mark:tanda alternasi bagian;
party-popper:party popper;jreng|popper
partying-face:wajah pesta;pesta
passenger-ship:kapal penumpang;penumpang
passport-control:kontrol paspor;
pause-button:tombol jeda;
paw-prints:jejak kaki hewan;cakar|jejak|jejak hewan
pea-pod:kacang polong;edamame|kacang|kulit kacang|legum|polong|soya
peace-symbol:simbol damai;
peach:persik;peach
peacock:merak;bangga|merak betina|pamer|sok|sombong|warna-warni
peanuts:kacang tanah;
pear:pir;
pen:pena;
pencil:pensil;
penguin:pinguin;antarktika
pensive-face:wajah merenung;murung|termenung
people-hugging:orang berpelukan;halo|kasih sayang|orang|peluk|perpisahan|rangkul|sahabat|selamat tinggal|terima kasih
performing-arts:seni drama;seni|tampil|teater
persevering-face:wajah tidak setuju;fokus|konsen|konsentrasi
person:dewasa;remaja
person-beard:;janggut|jenggot
person-biking:orang bersepeda;mengendarai sepeda|pesepeda cowok
person-blonde-hair:;orang berambut pirang|pirang|rambut
person-bouncing-ball:orang memantulkan bola;atlet|dribble|kejuaraan
person-bowing:orang membungkuk;bungkuk|maaf|meditasi|minta maaf|nunduk|sori|sujud|sungkem|tunduk
person-cartwheeling:;aktif|gimnastik|jumpalitan|koprol|salto|senam
person-climbing:orang memanjat;pemanjat|tebing
person-deaf:orang tuli;dengar|kuping|mendengar|tuli|tunarungu
person-elf:kurcaci;ajaib|elf|makhluk gaib|mantra|manusia peri
person-facepalming:orang tepuk jidat;astaga|cape deh|capedeh|capek deh|cewek tepuk jidat|frustrasi|gusar|oh tidak|tepuk dahi|tepuk jidat|tidak percaya|wanita tepuk jidat|yah
person-fairy:peri;oberon|puck|titania
person-feeding-baby:orang menyusui bayi;ayah|mengasuh
person-fencing:orang berolahraga anggar;anggar|atlet anggar
person-frowning:orang marah;dongkol|jengkel|merengut|tidak senang
person-genie:jin;gosok lampu|harapan|jin bertubuh manusia|keinginan|permintaan
person-gesturing-no:;bukan|isyarat|jangan|negatif|nggak|tangan bersilang|tidak
person-gesturing-ok:orang mengisyaratkan oke;baiklah|isyarat oke|latihan
person-getting-haircut:orang potong rambut;gaya rambut|potong
person-getting-massage:pria dipijat;pijat|pijit|relaks|rileks|spa|tegang|terapi
person-golfing:orang bermain golf;caddy|golf|lapangan rumput|latihan golf|pukulan golf|tempat latihan golf|turnamen golf|turnamen pga
person-in-bed:orang di tempat tidur;lelap|nyenyak|rehat|selimut
person-in-lotus-position:;duduk sila|kaki silang|yoga
person-in-steamy-room:orang di ruangan beruap;beruap|ruang uap|sauna
person-in-suit-levitating:;jas|pebisnis melayang
person-in-tuxedo:orang bertuksedo;mempelai pria|tuksedo
person-juggling:orang melempar;atraksi|banyak kerjaan|banyak tugas|juggling|lempar bola|lempar tangkap bola|menyeimbangkan|multitasking|repot|sibuk
person-kneeling:orang berlutut;berlutut|bersimpuh|bertelut|dengkul|lutut|simpuh
person-lifting-weights:orang mengangkat beban;angkat|angkat besi|barbel|beban|binaraga|olahraga angkat besi
person-mage:magi;jampi|kakek|main peran|penyihir|sihir|sulap|tukang sihir
person-merpeople:orang duyung;bawah laut|duyung|makhluk laut|pria duyung|putri duyung|trisula
person-mountain-biking:orang bersepeda gunung;pesepeda
person-playing-handball:;bola tangan|lempar keras|oper
person-playing-water-polo:orang bermain polo air;atlet polo air|polo
person-pouting:orang tidak senang;manyun|merajuk|ngambek
person-raising-hand:orang mengangkat tangan;bertanya|hai|saya tahu|sebelah sini|tanya
person-rowing-boat:orang mendayung perahu;danau|dayung|kayuh|mendayung|rakit|sungai
person-running:orang berlari;buru-buru|kabur|kejar|marathon|maraton|pergi
person-shrugging:orang mengangkat bahu;angkat bahu|bisa jadi|entah|masa bodo|nggak tahu|siapa tahu|tau deh|terserah|tidak tahu|wanita mengangkat bahu
person-standing:orang berdiri;berdiri|diri
person-superhero:pahlawan super;kekuatan super|pahlawan|pahlawan super wanita|pahlawan wanita
person-supervillain:penjahat super;kriminal|orang jahat|penjahat|penjahat kejam|penjahat keji|superpower
person-surfing:orang berselancar;selancar
person-swimming:orang berenang;berenang|perenang|triatlon
person-taking-bath:orang di bak mandi;bak mandi|mandi|orang sedang mandi
person-tipping-hand:;gosip|informasi|kibas rambut|resepsionis|sarkas|sarkastik
person-vampire:vampir;drakula|kostum|mayat hidup|menakutkan|supernatural|taring
person-walking:orang berjalan kaki;melangkah|melenggang
person-wearing-turban:orang mengenakan serban;orang india|serban|sorban|surban|turban
person-with-bunny-ears:;berpesta|bestie|penari|sobat
person-with-crown:orang mengenakan mahkota;agung|kaisar|kerajaan|monarki|mulia|sultan
person-with-skullcap:;gua pi mao|pria bertopi cina|topi cina
person-with-veil:orang berpenutup kepala;cadar|mempelai wanita|nikah|pengantin
person-with-white-cane:orang dengan tongkat;
person-wrestling:orang bergulat;adu gulat|arena gulat|gulat|pegulat|pertandingan gulat|pertarungan gulat|turnamen gulat
person-zombie:zombi;apokalips|kiamat|zombie
petri-dish:cawan petri;biakan|kultur|laboratorium
phoenix-bird:phoenix;abadi|bangkit|burung api|hidup kembali|kekal|kelahiran kembali|lahir kembali|reinkarnasi
piata:pinata;meriah|rayakan
pick:beliung;
pickup-truck:truk pikap;angkutan barang|bak terbuka|mobil bak|pick-up|pikap|transportasi
pie:pai;isian|labu kuning
pig:babi;babi betina
pig-face:wajah babi;bakon
pig-nose:hidung babi;
pile-of-poo:kotoran;tahi|tinja
pill:pil;
pilot:pilot;
pinched-fingers:jari terkuncup;apa|interogasi|isyarat tangan|sabar|terkuncup
pinching-hand:tangan menjepit;jepit|menjepit|sedikit|sejumlah kecil|sejumput
pine-decoration:dekorasi pinus;dekorasi bambu|pinus
pineapple:nanas;nenas|pina
ping-pong:ping pong;bet|tenis meja
pink-heart:hati merah muda;merah muda|pink|spesial
pirate-flag:bendera bajak laut;
pizza:pizza;
placard:plakat;demonstrasi|papan penanda|papan tanda|pemberitahuan|protes
place-of-worship:tempat ibadah;
play-button:tombol putar;
play-or-pause-button:tombol putar atau jeda;
playground-slide:perosotan;bermain|main|seluncuran
pleading-face:wajah memelas;kasihan|mata besar|mata memelas|memelas|memohon|mohon belas kasihan
plunger:penyedot wc;mampet|penyedot|tukang ledeng
polar-bear:beruang kutub;arktika
police-car:mobil polisi;patroli
police-officer:polisi;hukum|penegak hukum|petugas|polantas
poodle:pudel;
pool-8-ball:;biliar|delapan
popcorn:popcorn;berondong|bioskop|nonton
post-office:kantor pos;pos
postal-horn:trompet pos;terompet
postbox:kotak pos;
pot-of-food:panci makanan;rebus|rebusan
potable-water:air dapat diminum;
potato:kentang;
potted-plant:tanaman pot;dalam pot|menanam|merawat|pot|tumbuh
poultry-leg:kaki ayam;kaki|paha ayam|unggas
pound-banknote:uang kertas pound;inggris|mata uang inggris|pound|uang kertas inggris
pouring-liquid:menuang cairan;tumpah
pouting-cat:wajah kucing marah;
pouting-face:wajah sangat marah;
prayer-beads:tasbih;berdoa|doa|kalung|rosario
pregnant-man:pria hamil;buncit|hamil|kekenyangan|kenyang|penuh|perut
pregnant-person:orang hamil;
pregnant-woman:wanita hamil;ibu hamil
pretzel:pretzel;berkeluk
prince:pangeran;
princess:putri;puteri
printer:printer;
purple-circle:lingkaran ungu;
purple-heart:hati ungu;ungu
purple-square:persegi ungu;
purse:dompet;tas kecil
pushpin:paku penanda;pin
puzzle-piece:keping puzzle;jigsaw|keping|kepingan|puzzle|saling terkait
rabbit:kelinci;
rabbit-face:wajah kelinci;
raccoon:rakun;cekatan|cerdik|licik|lihai|pandai|penasaran|pintar
racing-car:mobil balap;balap
radio:radio;
radio-button:tombol radio;
railway-car:gerbong;elektrik
railway-track:rel kereta;rel
rainbow:pelangi;
rainbow-flag:bendera pelangi;
raised-back-of-hand:angkat tangan;lima
raised-fist:tangan terkepal ke atas;kepalan tinju
raised-hand:;rapat
raising-hands:mengangkat tangan;
ram:domba jantan;aries
rat:tikus;
razor:pisau cukur;bercukur|cukur|silet
receipt:kuitansi;akuntansi|bon|bukti|bukti pembayaran|faktur|kwitansi|pembukuan|resi|tagihan|tanda terima
record-button:tombol rekam;
recycling-symbol:simbol daur ulang;
red-apple:apel merah;diet|kesehatan|matang|merah|sehat
red-circle:lingkaran merah;
red-envelope:amplop merah;angpau|baik|hadiah|hóngbāo
red-exclamation-mark:tanda seru merah;
red-heart:hati merah;suka
red-paper-lantern:lampion merah;lentera kertas merah
red-question-mark:tanda tanya merah;
red-square:persegi merah;
relieved-face:wajah lega;lega|zen
reminder-ribbon:pita pengingat;pengingat
repeat-button:tombol ulangi;
repeat-single-button:tombol ulangi satu lagu;
rescue-workers-helmet:helm dengan palang putih;palang|penyelamatan|pertolongan
restroom:kamar kecil;
reverse-button:tombol mundur;
revolving-hearts:hati berputar;berputar|kangen
rhinoceros:badak;
ribbon:pita;
rice-ball:nasi kepal;
rice-cracker:kerupuk beras;beras|keripik
right-anger-bubble:gelembung marah kanan;
right-arrow:tanda panah kanan;
right-facing-fist:tinju kanan;kanan
rightwards-hand:tangan menghadap kanan;hadap kanan|menghadap kanan
rightwards-pushing-hand:;tangan hadap kanan
ring:cincin;
ring-buoy:ban pelampung;mengapung|pelampung|penyelamat|penyelamat hidup
ringed-planet:planet bercincin;saturnus
roasted-sweet-potato:ubi panggang;panggang|ubi|ubi bakar
robot:robot;
rock:batu;batu besar|batu kali|berat|cadas|padat|solid
rocket:roket;
roll-of-paper:gulungan kertas;lap|tisu|tisu rol|tisu toilet
rolled-up-newspaper:gulungan koran;tergulung
roller-coaster:roller coaster;coaster|roller
roller-skate:sepatu roda;roller skate|sepatu luncur
rolling-on-the-floor-laughing:tertawa terbahak-bahak;rofl|terbahak|terbahak-bahak|terpingkal-pingkal|tertawa
rooster:ayam jago;
rose:mawar;
rosette:hiasan mawar;bros mawar
round-pushpin:paku penanda bulat;lokasi|paku
rugby-football:sepak bola rugbi;rugbi|rugby
running-shirt:kaos lari;lari|selempang
running-shoe:sepatu lari;atletik|kets|olah raga|sepatu olah raga
sad-but-relieved-face:wajah kecewa namun lega;fiuh|panik
safety-pin:peniti;popok|punk rock
safety-vest:rompi pengaman;keselamatan|pengaman|rompi
sailboat:perahu layar;pesiar|resor
sake:sake;cawan
salt:garam;asin|rasa|sebal|wadah garam
saluting-face:wajah memberi hormat;hormat|salut|siap bu|siap pak|tentara
sandwich:roti lapis;sandwich
santa-claus:sinterklas;
sari:sari;
satellite:satelit;
satellite-antenna:antena satelit;antena
sauropod:sauropod;brachiosaurus|brontosaurus|dinosaur|diplodocus
saxophone:saksofon;
scarf:syal;leher
school:sekolah;
scientist:ilmuwan;ahli fisika|insinyur
scissors:gunting;
scorpion:kalajengking;scorpio|scorpius
screwdriver:obeng;obeng lurus|obeng minus|peralatan
scroll:gulungan;
seal:anjing laut;laut
seat:kursi;tempat duduk
see-no-evil-monkey:tidak melihat;monyet tidak melihat|tutup mata
seedling:semai;muda|tunas
selfie:selfie;cari signal|foto selfie|selfi
service-dog:anjing pembimbing;bantuan|bimbingan|layanan|pembimbing
sewing-needle:jarum jahit;jahit|jahitan|jarum|lancip|menjahit|penjahit|runcing|sulaman
shaking-face:wajah gemetar;bergetar|gemetar|gempa bumi|gila
shallow-pan-of-food:wajan dangkal;kaserol|wajan
shamrock:semanggi;clover|irlandia|shamrock
shark:hiu;
shaved-ice:es serut;serut
sheaf-of-rice:seikat padi;bulir|padi
shield:perisai;
shinto-shrine:kuil shinto;kuil|shinto
ship:kapal;
shooting-star:bintang jatuh;jatuh
shopping-bags:tas belanja;belanja
shopping-cart:troli belanja;troli
shortcake:kue;
shorts:celana pendek;
shower:shower;
shrimp:udang;ikan bercangkang
shuffle-tracks-button:tombol acak lagu;
shushing-face:wajah menyuruh diam;diam|jangan berisik|ssst|sst
sign-of-the-horns:lambang tanduk;dua jari|tanduk
singer:penyanyi;aktor|penghibur|rock
skateboard:papan luncur;papan|skateboard|skater|skating
skier:pemain ski;
skis:ski;
skull:tengkorak;kematian|mati|mati aku|mayat|orang mati
skull-and-crossbones:tengkorak dan tulang;
skunk:sigung;bau
sled:kereta luncur;meluncur|toboggan
sleeping-face:wajah tidur;kantuk
sleepy-face:wajah mengantuk;
slightly-frowning-face:wajah agak cemberut;
slightly-smiling-face:wajah agak tersenyum;
slot-machine:mesin slot;judi|kasino|slot
sloth:kungkang;lamban|lambat|lelet|malas|pelan
small-airplane:pesawat kecil;
small-blue-diamond:wajik biru kecil;
small-orange-diamond:wajik oranye kecil;
smiling-face:wajah tersenyum;merona
smiling-face-with-halo:wajah malaikat;lugu|polos|wajah malaikat tersenyum
smiling-face-with-hearts:;kasmaran|memuja|naksir
smiling-face-with-smiling-eyes:;bahagia
smiling-face-with-sunglasses:wajah berkacamata hitam;gaya
smiling-face-with-tear:;bersyukur|tersentuh|tersenyum
smirking-face:wajah tersenyum sombong;curiga
snail:siput;keong
snake:ular;ofiukus|pembawa
sneezing-face:bersin;ingusan|panas dingin|pilek
snowboarder:peselancar salju;
snowflake:serpihan salju;keping salju|salju
snowman:;boneka salju|manusia
snowman-without-snow:boneka salju tanpa salju;
soap:sabun;menyabuni|sabun batangan|sabun padat|wadah sabun
soccer-ball:bola sepak;sepak
socks:kaus kaki;stocking|stoking
soft-ice-cream:es krim lembut;lembut
softball:sofbol;kasti|softball
soon-arrow:tanda panah soon;
sos-button:tombol sos;
spade-suit:waru;sekop
spaghetti:spageti;italia|pasta|spaghetti
sparkler:kembang api batang;kembang
sparkles:berkilau;kilauan|majik
sparkling-heart:hati bersinar;gemerlap
speak-no-evil-monkey:tidak bicara;bicara|monyet tidak berbicara
speaker-high-volume:volume speaker tinggi;berisik|bising|kencang|tinggi|volume
speaker-low-volume:volume speaker rendah;
speaker-medium-volume:volume speaker medium;medium
speaking-head:kepala berbicara;berbicara|kepala|ngomong
speech-balloon:balon ucapan;dialog|mengetik|pesan|sms|teks|ucapan
speedboat:perahu cepat;kapal cepat
spider:laba-laba;
spider-web:jaring laba-laba;
spiral-calendar:kalender spiral;spiral
spiral-notepad:catatan spiral;
spiral-shell:cangkang spiral;cangkang|kerang
sponge:spons;berpori|menyerap|merendam
spoon:sendok;peralatan makan
sport-utility-vehicle:kendaraan rekreasi;kendaraan|rekreasi
sports-medal:medali olahraga;menang|olahraga
spouting-whale:ikan paus menyembur;sembur
squid:cumi-cumi;cumi|moluska
squinting-face-with-tongue:;menjijikan|menjulurkan lidah
stadium:stadion;
star:bintang medium putih;astronomi
star-and-crescent:bintang dan bulan;
star-of-david:bintang daud;
star-struck:;terpesona
station:stasiun;
statue-of-liberty:patung liberty;liberty|patung
steaming-bowl:mangkuk mengepul;indomie|mangkuk|mie|ramen
stethoscope:stetoskop;
stop-button:tombol berhenti;
stop-sign:rambu stop;berhenti|oktagon|rambu|segi delapan|stop
stopwatch:stopwatch;
straight-ruler:penggaris lurus;matematika|penggaris|ujung lurus
strawberry:stroberi;
student:murid;kelulusan
studio-microphone:mikrofon studio;studio
stuffed-flatbread:roti tawar isi;roti isi
sun:matahari;cerah|terang
sun-behind-cloud:matahari di balik awan;berawan|mendung
sun-with-face:wajah matahari;
sunflower:bunga matahari;
sunglasses:kacamata hitam;gelap
sunrise:matahari terbit;pagi|terbit
sunset:matahari terbenam;
sushi:sushi;
suspension-railway:kereta suspensi;suspensi
swan:angsa leher panjang;anak angsa|angsa muda|buruk rupa|itik|soang
sweat-droplets:keringat;ciprat
synagogue:sinagog;bait suci|judaisme|yahudi
syringe:suntikan;vaksin|vaksinasi
t-rex:t-rex;dinosaurus|rex|tyrannosaurus
t-shirt:kaos;kaus|kerah|t-shirt
taco:taco;khas meksiko
takeout-box:kotak makanan;pesan antar
tamale:tamale;dibungkus|pamonha
tanabata-tree:pohon tanabata;pohon]|spanduk|tanabata
tangerine:buah jeruk;vitamin
taxi:taksi;
teacher:guru;dosen|instruktur
teacup-without-handle:cangkir teh tanpa gagang;cangkir|gagang|oolong
teapot:teko;seduh
tear-off-calendar:kalender sobek;
technologist:ahli teknologi;pemrogram|penemu|pengembang|perangkat lunak
teddy-bear:boneka beruang;boneka|empuk|mainan|teddy bear
telephone:telepon;
telephone-receiver:gagang telepon;penerima
telescope:teleskop;
television:televisi;layar tv|tv tabung
tennis:tenis;
tent:tenda;
test-tube:tabung uji;ahli kimia|ilmu pasti|pakar kimia|tabung reaksi
thermometer:termometer;
thinking-face:wajah berpikir;berpikir|mikir|pikir
thong-sandal:sandal jepit;alas kaki|karet|murah|sandal|sendal|zōri
thought-balloon:gelembung pikiran;berkhayal|khayal|pikiran
thread:benang;kelos
thumbs-down:jempol ke bawah;buruk|jelek|jempol|parah|payah
thumbs-up:jempol ke atas;hebat
ticket:tiket;potongan tiket
tiger:harimau;macan
tiger-face:wajah harimau;
timer-clock:penghitung waktu;
tired-face:wajah kelelahan;
toilet:toilet;kakus|kamar mandi
tokyo-tower:menara tokyo;menara|tokyo
tomato:tomat;
tongue:lidah;jilat
toolbox:kotak perkakas;kotak merah|perkakas|peti
tooth:gigi;dokter gigi
toothbrush:sikat gigi;gigi dan mulut|gosok gigi|higienis|pembersih|perlengkapan mandi|sikat
top-arrow:tanda panah top;
top-hat:topi tinggi;formal|tophat
tornado:tornado;angin puyuh
trackball:trackball;bola tetikus
tractor:traktor;
trade-mark:merek dagang;
train:kereta;
tram:trem;
tram-car:gerbong trem;
transgender-flag:bendera transgender;
transgender-symbol:simbol transgender;
triangular-flag:bendera segitiga;
triangular-ruler:penggaris segitiga;segitiga
trident-emblem:emblem trisula;
troll:raksasa;
trolleybus:bus listrik;bis trolley|listrik
trophy:piala;kemenangan|pemenang|trofi
tropical-drink:minuman tropis;cocktail|klub|mai tai
tropical-fish:ikan tropis;tropis
trumpet:trompet;
tulip:tulip;
tumbler-glass:gelas tumbler;minum-minum|whisky|wiski
turkey:kalkun;thanksgiving
turtle:kura-kura;penyu|terrapin
two-hearts:dua hati;mesra
two-hump-camel:unta berpunuk dua;baktrian|dua
umbrella:payung;
umbrella-on-ground:payung di tanah;
unamused-face:wajah bosan;aneh|bosan|cemburu
unicorn:unicorn;
unlocked:gembok terbuka;buka|tidak digembok|tidak terkunci
up-arrow:tanda panah atas;
up-button:tombol up!;
up-down-arrow:tanda panah atas bawah;
up-left-arrow:tanda panah kiri atas;
up-right-arrow:tanda panah kanan atas;
upside-down-face:wajah terbalik;jungkir balik|terbalik
upwards-button:tombol naik;
vibration-mode:mode getar;
victory-hand:isyarat kemenangan;
video-camera:kamera video;merekam|rekam|video
video-game:video game;game|pengontrol
videocassette:kaset video;vhs
violin:biola;
volcano:gunung berapi;erupsi|gunung api
volleyball:bola voli;voli
vs-button:tombol vs;
vulcan-salute:salam vulcan;spock|star trek|vulcan
waffle:wafel;besi|waffle
waning-crescent-moon:bulan sabit akhir;mengecil
waning-gibbous-moon:bulan cembung akhir;akhir|cembung
wastebasket:keranjang sampah;sampah|tong sampah
watch:jam tangan;arloji
water-buffalo:kerbau;
water-closet:kloset air;
water-pistol:pistol air;pistol|revolver
water-wave:ombak;berselancar|gelombang|peselancar
watermelon:semangka;
waving-hand:tangan melambai;dadah|dah|lambai|sampai jumpa
wavy-dash:garis bergelombang;
waxing-crescent-moon:bulan sabit awal;membesar
waxing-gibbous-moon:bulan cembung awal;awal
weary-cat:wajah kucing ketakutan;
weary-face:wajah terlalu lelah;gagal|lelah
wedding:pernikahan;
whale:ikan paus;paus
wheel:roda;ban|belok
wheel-of-dharma:roda dharma;
wheelchair-symbol:simbol kursi roda;
white-cane:tongkat tunanetra;tunanetra
white-circle:lingkaran putih;
white-exclamation-mark:tanda seru putih;
white-flag:bendera putih;
white-flower:bunga putih;putih
white-heart:hati putih;
white-large-square:persegi besar putih;
white-medium-square:persegi medium putih;
white-question-mark:tanda tanya putih;
white-small-square:persegi kecil putih;
white-square-button:tombol persegi putih;
wilted-flower:bunga layu;bunga kering|layu
wind-chime:lonceng angin;angin|gemerincing
wind-face:wajah tertiup angin;embusan|tiupan
window:jendela;bukaan|kosen|pemadangan|transparan|udara segar
wine-glass:gelas anggur;wine
wing:sayap;bidadari|mitologi
winking-face:wajah berkedip;berkedip mata|kedip|mengedipi
winking-face-with-tongue:;lelucon
wolf:serigala;
woman:wanita;bule|cewek bule|potong rambut
womans-boot:sepatu bot wanita;bot|sepatu bot
womans-clothes:pakaian wanita;blus|pakaian
womans-hat:topi wanita;pesta kebun
womans-sandal:sandal wanita;
womens-room:toilet wanita;
wood:kayu;batang kayu|batang pohon|gelondong|kayu bakar|kayu bulat|kayu pohon|potongan kayu
woozy-face:;agak mabuk|mabuk|mata juling|mulut bergelombang|wajah teler
world-map:peta dunia;dunia|peta
worm:cacing;annelida|cacing tanah|hermafrodit|melata|parasit
worried-face:wajah cemas;cemas|kuatir|muram
wrapped-gift:kado;bungkusan
wrench:kunci inggris;
writing-hand:tangan menulis;menulis|nulis
x-ray:sinar-x;kerangka|medis|radiologi|rontgen|sinar x
yarn:gulungan benang;crochet|menyulam|merajut|rajut|sulam
yawning-face:wajah menguap;jemu|menguap|nguap
yellow-circle:lingkaran kuning;
yellow-heart:hati kuning;kuning
yellow-square:persegi kuning;
yen-banknote:uang kertas yen;yen
yin-yang:yin yang;
yo-yo:yo-yo;fluktuasi|naik-turun|yoyo
zany-face:wajah konyol;cengar-cengir|mata gila|muka gila
zebra:zebra;belang
zipper-mouth-face:;gerakan tutup mulut|gtm
zzz:zzz;cape|letih|mengantuk|ngantuk|ngorok`;
