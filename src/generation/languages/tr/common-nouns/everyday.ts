/** Turkish: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | müşteri, müşteriler
guest | misafir, misafirler, konuk
boy | oğlan, oğlan çocuğu, erkek çocuk
girl | kız, kızlar, kız çocuğu
man | adam, adamlar
woman | kadın, kadınlar
baby | bebek, bebekler
grandmother | büyükanne, anneanne, babaanne, nine
grandfather | büyükbaba, dede
aunt | teyze, hala
uncle | amca, dayı
brother | erkek kardeş, ağabey, abi
sister | kız kardeş, abla
father-in-law | kayınpeder, kayınbaba
mother-in-law | kayınvalide, kaynana
brother-in-law | kayınbirader, enişte
sister-in-law | baldız, görümce, yenge
cousin | kuzen, kuzenim, kuzenler
nephew | erkek yeğen
niece | kız yeğen
neighbour | komşu, komşular, komşum
student | öğrenci, öğrenciler
teacher | öğretmen, öğretmenler, hoca
postman | postacı, postacılar
plumber | tesisatçı, muslukçu
mechanic | tamirci, teknisyen, tamirciler
electrician | elektrikçi
bricklayer | duvarcı, inşaat işçisi
carpenter | marangoz
gardener | bahçıvan, bahçıvanlar
baker | fırıncı, ekmekçi
butcher | kasap
waiter | garson, garsonlar
nurse | hemşire, hemşireler
doctor | doktor, doktorlar, hekim
dentist | dişçi, diş hekimi
hairdresser | kuaför, berber
cleaner | temizlikçi, çöpçü, süpürgeci, cam silici
courier | kurye, kuryeler
cyclist | bisikletçi, bisikletli, bisikletliler
pedestrian | yaya, yayalar
tourist | turist, turistler
cashier | kasiyer
librarian | kütüphaneci
lawyer | avukat
goalkeeper | kaleci, kaleciler
footballer | futbolcu, futbolcular
thief | hırsız, hırsızlar, haydut, haydutlar, soyguncu
guard | bekçi, bekçiler, muhafız
hunter | avcı, avcılar
king | kral, krallar
queen | kraliçe
magician | büyücü, sihirbaz
clown | palyaço, palyaçolar
priest | imam, rahip
warrior | savaşçı, savaşçılar
bride | gelin
dancer | dansçı, dansöz
musician | müzisyen, çalgıcı
wrestler | güreşçi, pehlivan, pehlivanlar
homework | ödev, ödevler, ev ödevi
eraser | silgi, silgiler
ruler | cetvel, cetveller
pencil | kalem, kalemler, kurşun kalem
pen | tükenmez kalem, dolma kalem
notebook | defter, defterler
book | kitap, kitaplar
textbook | ders kitabı
schoolbag | okul çantası, sırt çantası
blackboard | yazı tahtası, kara tahta
glue | yapıştırıcı, tutkal
chalk | tebeşir, tebeşirler
dictionary | sözlük
pillow | yastık, yastıklar
blanket | battaniye, yorgan
bed | yatak, yataklar
chair | sandalye, sandalyeler
table | masa, masalar
sofa | koltuk, kanepe, koltuklar
lamp | lamba, lambalar
exit | çıkış, çıkışa, çıkış kapısı
window | pencere, pencereler, cam pencere
mirror | ayna, aynalar
vacuum cleaner | elektrikli süpürge, elektrik süpürgesi
washing machine | çamaşır makinesi, bulaşık makinesi
fridge | buzdolabı
oven | fırın, ocak
bucket | kova
broom | süpürge, süpürgeler
sponge | sünger, süngerler
soap | sabun, sabunlar
toothbrush | diş fırçası
scissors | makas
needle | iğne, iğneler
iron | ütü
candle | mum, mumlar
vase | vazo, vazolar
flowerpot | saksı, saksılar
key | anahtar, anahtarlar
pot | tencere, tencereler
pan | tava
plate | tabak, tabaklar
bowl | kase, kâse
cup | fincan, kupa bardak
glass | bardak, bardaklar
spoon | kaşık, kaşıklar
fork | çatal, çatallar
knife | bıçak, bıçaklar
bottle | şişe, şişeler
tin | konserve
jar | kavanoz, kavanozlar
basket | sepet, sepetler
kettle | çaydanlık, demlik
groceries | alışveriş torbası, alışveriş torbaları, market alışverişi
roll | poğaça, poğaçalar, simit, simitler
bread | ekmek, ekmekler
sandwich | sandviç, sandviçler, tost
pancake | krep, krepler, gözleme
flour | buğday unu
sugar | şeker, toz şeker
salt | tuz
butter | tereyağı
sausage | sosis, sucuk
meat | kırmızı et
soup | çorba, çorbalar
pasta | makarna
rice | pirinç, pilav
dough | hamur
cake | pasta, pastalar, kek
pie | turta, börek
chocolate | çikolata, çikolatalar
sweets | şekerleme, şekerler, lokum, lokumlar
ice cream | dondurma, dondurmalar
jam | reçel
cheese | peynir, peynirler
milk | süt
juice | meyve suyu, ayran
tea | çay
coffee | kahve, kahveler
egg | yumurta, yumurtalar
fries | patates kızartması
biscuit | kurabiye, kurabiyeler, bisküvi
fruit | meyve, meyveler
vegetable | sebze, sebzeler
plum | erik, erikler
raspberry | ahududu
cabbage | lahana
beetroot | pancar
pumpkin | balkabağı, kabak
cucumber | salatalık, hıyar, turşu
pea | bezelye
bean | fasulye
nut | fındık, ceviz, cevizler, fındıklar
seed | tohum, tohumlar, çekirdek, çekirdekler
wheat | buğday
hay | saman, saman balyası
hammer | çekiç, çekiçler
saw | testere
spanner | ingiliz anahtarı, somun anahtarı
screwdriver | tornavida
shovel | kürek, kürekler
rake | tırmık
ladder | merdiven, merdivenler
rope | ip, halat
pipe | boru, borular
tap | musluk, musluklar
drop | damla, damlalar, su damlası
brick | tuğla, tuğlalar
plank | tahta, tahtalar, kalas
stump | kütük, kütükler, odun
tyre | lastik, lastikler, tekerlek
scooter | scooter
motorcycle | motosiklet, motosikletler
moped | mobilet, moped
bicycle | bisiklet, bisikletler
tram | tramvay, tramvaylar
minibus | minibüs, minibüsler, dolmuş, dolmuşlar
van | kamyonet, kamyonetler
lorry | kamyon, kamyonlar, tır
digger | iş makinesi, traktör, traktörler
ambulance | ambulans
pushchair | bebek arabası
boat | kayık, tekne, sandal, tekneler
raft | ahşap sal
shirt | gömlek, tişört, kazak
jacket | ceket, mont, palto
trousers | pantolon
dress | elbise, etek
shoe | ayakkabı, ayakkabılar
boot | çizme, çizmeler
sock | çorap, çoraplar
glove | eldiven, eldivenler
scarf | atkı
hat | şapka, şapkalar
cap | kasket, kep
glasses | gözlük, gözlükler
laundry | çamaşır, çamaşırlar, kıyafet, kıyafetler
bakery | pastane, fırıncı dükkanı
supermarket | süpermarket, market
pharmacy | eczane
office | ofis, büro
bridge | köprü, köprüler
tower | kule, kuleler
gate | kapı, kapılar, geçit
stairs | basamak, basamaklar
lift | asansör
swimming pool | yüzme havuzu, havuz
garage | garaj
tent | çadır, çadırlar
tooth | diş, dişler
bone | kemik, kemikler
brain | beyin, beyinler
snowman | kardan adam
hail | dolu tanesi
lightning | şimşek, yıldırım, şimşekler
leaf | yaprak, yapraklar
branch | ağaç dalı, dallar
stone | taş, taşlar
pothole | çukur, çukurlar
grass | çimen, çimenler, ot
fly | karasinek
mosquito | sivrisinek, sivrisinekler
wasp | yaban arısı, eşek arısı
caterpillar | tırtıl, tırtıllar
beetle | böcek, böcekler
moth | güve, güveler
crow | karga, kargalar
pigeon | güvercin, güvercinler
seagull | martı, martılar
sparrow | serçe, serçeler
dinosaur | dinozor, dinozorlar
dragon | ejderha, ejderhalar
puppy | yavru köpek, köpek yavrusu
kitten | yavru kedi, kedi yavrusu
balloon | balon, balonlar
kite | uçurtma, uçurtmalar
doll | oyuncak bebek
teddy bear | oyuncak ayı
toy | oyuncak, oyuncaklar
dice | zar, zarlar
gift | hediye, hediyeler
parcel | paket, paketler, kargo, koli
envelope | zarf, zarflar
newspaper | gazete, gazeteler
map | harita, haritalar
ticket | bilet, biletler
coin | jeton, madeni para, sikke
money | para, paralar
wallet | cüzdan
suitcase | bavul, valiz, bavullar
bag | çanta, çantalar, torba
umbrella | şemsiye, şemsiyeler
computer | bilgisayar, laptop
battery | pil, piller, batarya
cable | kablo, kablolar
rubbish | çöp, çöpler, çöp kutusu
box | kutu, kutular
crate | tahta kasa, sandık
fence | çit, çitler
net | ağ, file
dust | toz, tozlar
slingshot | sapan, sapanlar
pill | hap, haplar
syringe | şırınga
plaster | yara bandı
virus | virüs, virüsler
snake | yılan, yılanlar
drum | davul, darbuka, davullar
piano | piyano
whistle | düdük
magnet | mıknatıs
wallpaper | duvar kağıdı
petal | çiçek yaprağı, taç yaprağı
sled | kızak
treasure | hazine, hazineler
sword | kılıç, kılıçlar
chimney | baca, bacalar
sheet of paper | kağıt, kağıtlar
chick | civciv, civcivler
wand | sihirli değnek
ghost | hayalet, hayaletler
marble | misket, misketler
secretary | sekreter
colleague | iş arkadaşı, mesai arkadaşı
shop assistant | satıcı, tezgâhtar
mayor | belediye başkanı
engineer | mühendis
miner | madenci
shepherd | çoban
beekeeper | arıcı
scientist | bilim insanı, bilim adamı
programmer | yazılımcı
vet | veteriner
surgeon | cerrah
pharmacist | eczacı
burglar | eşkıya
spy | casus
police officer | polis memuru
firefighter | itfaiyeci
swimmer | yüzücü
climber | dağcı, tırmanıcı
surfer | sörfçü
skier | kayakçı
bridegroom | damat
toddler | yürümeye başlayan çocuk
prisoner | mahkûm, tutuklu
referee | hakem
coach | antrenör
train conductor | biletçi, makinist
tailor | terzi
blacksmith | demirci
potter | çömlekçi
scout | izci
twin | ikizler
actor | aktör, aktris
photographer | fotoğrafçı
journalist | gazeteci, muhabir
monk | keşiş, rahibe
bartender | barmen
babysitter | bakıcı, dadı
hare | tavşan, yaban tavşanı
lamb | kuzu
pony | tay, midilli
bull | boğa
goldfish | japon balığı
carp | sazan, alabalık, somon, hamsi, ton balığı
toad | kara kurbağası, iribaş
earthworm | solucan
grasshopper | çekirge, cırcır böceği
ladybird | uğur böceği
flea | pire, kene
slug | sümüklü böcek, salyangoz
guinea pig | kobay
canary | kanarya, muhabbet kuşu
duckling | ördek yavrusu
woodpecker | kırlangıç, ağaçkakan, guguk kuşu, bülbül
hawk | şahin, kartal, atmaca, akbaba
mule | katır, eşek
reindeer | ren geyiği, geyik, ceylan, karaca
hen | tavuk
seashell | deniz kabuğu, midye
honey | bal kavanozu, bal
muffin | muffin
dumpling | mantı
stew | güveç, türlü, kuru fasulye
noodle soup | mercimek çorbası
flatbread | lahmacun, pide, yufka
fritter | lokma, çörek
kebab | dürüm, döner, kebap, çiğ köfte, köfte
rice ball | pirinç topu, içli köfte
loaf | açma, ramazan pidesi
salad | salata, marul, kısır
spinach | ıspanak, pırasa, kereviz
courgette | sakız kabağı
apricot | kayısı, şeftali
berry | böğürtlen, yaban mersini, dut
lemonade | limonata, gazoz, şerbet
beer | bira
wine | şarap
ham | jambon, pastırma
steak | biftek, pirzola, kavurma, bonfile
wardrobe | dolap, gardırop
drawer | çekmece
curtain | tül perde, perde
armchair | berjer
bench | tabure
cot | döşek, beşik
bed sheet | çarşaf, nevresim
sink | lavabo, evye
tablecloth | masa örtüsü, peçete
mop | paspas
rag | toz bezi, bez parçası
clothes peg | askı
lid | tencere kapağı, sürahi, testi
chopping board | kesme tahtası
microwave | mikrodalga
ceiling fan | vantilatör, soba, kalorifer
remote control | uzaktan kumanda
apron | önlük
crayon | pastel boya, keçeli kalem
paint | tempera boya
sticker | çıkartma, posta pulu
folder | dosya, klasör
hole punch | delgeç
invoice | fatura, fiş
document | belge, evrak
diploma | diploma, parşömen
painting | tablo
nails | çivi, pense
wheelbarrow | el arabası
lawnmower | çim biçme makinesi
watering can | hortum
hoe | çapa, yaba, tırpan, orak
weed | yabani ot, ısırgan
hedge | çalı, çit bitkisi
fir | çam ağacı, köknar
oak | meşe, söğüt, elma ağacı, zeytin ağacı
daisy | papatya, karahindiba, gelincik, zambak
mushroom | mantar
corn | mısır, mısır koçanı
acorn | meşe palamudu, kestane
garbage truck | çöp kamyonu, damperli kamyon
bulldozer | forklift, buldozer, biçerdöver, dozer
crane | vinç
caravan | karavan
carriage | at arabası, fayton
railway wagon | vagon
rowing boat | sandal botu, kano
fishing boat | balıkçı teknesi, vapur, gemi
pavement | kaldırım
zebra crossing | yaya geçidi
street lamp | sokak lambası
road sign | tabela
kiosk | büfe, tezgâh, dükkân, bakkal
café | kahvehane, meyhane, lokanta, kantin
barn | ahır, kümes, ağıl, köpek kulübesi
greenhouse | sera, bostan, tarla
prison | hapishane, zindan
palace | saray, hisar, kumdan kale
skyscraper | gökdelen, apartman, belediye
skirt | gelinlik
sweater | forma
slippers | terlik, terlikler
pyjamas | pijama, bornoz
belt | kemer, pantolon askısı
necklace | kolye, bilezik, küpe
nappy | bebek bezi, emzik
lantern | kâğıt fener, fener
firecracker | torpil, maytap
bauble | yılbaşı süsü
easter egg | paskalya yumurtası
spinning top | topaç, atlama ipi, çıngırak
swing | salıncak, tahterevalli, kum havuzu
puppet | kukla
racket | raket
puck | hokey diski, dart oku
bowling pin | bowling lobutu
harp | arp, çello, klarnet, saz, bağlama, ney
stretcher | sedye, serum askısı
germ | mikrop, bakteri
icicle | buz sarkıtı, buzdağı, buz
spark | kıvılcım, köz, kül
coal | kömür
firewood | yakacak odun
pearl | inci
seaweed | yosun
trap | tuzak, tuzaklar
binoculars | dürbün
matchstick | kibrit, çakmak
torch | el feneri
robot | robotlar
elf | elf, cüce, peri cini
`;
