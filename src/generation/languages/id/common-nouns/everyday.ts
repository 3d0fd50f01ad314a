/** Indonesian: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | pelanggan, pembeli
guest | tamu, para tamu
boy | anak laki-laki, bocah
girl | anak perempuan, gadis
man | pria, lelaki
woman | wanita, perempuan
baby | bayi
grandmother | nenek
grandfather | kakek
aunt | bibi, tante
uncle | paman
brother | kakak laki-laki, abang
sister | kakak perempuan
father-in-law | bapak mertua, ayah mertua, ayah tiri
mother-in-law | ibu mertua, ibu tiri, mertua
brother-in-law | kakak ipar, adik ipar
sister-in-law | ipar perempuan
cousin | sepupu, sepupuku
nephew | keponakan laki-laki, keponakan
niece | keponakan perempuan
neighbour | tetangga, tetanggaku
student | murid, siswa, pelajar, mahasiswa
teacher | guru, ibu guru, pak guru
postman | tukang pos, pak pos
plumber | tukang ledeng, tukang pipa
mechanic | montir, mekanik, teknisi
electrician | tukang listrik
bricklayer | tukang batu, tukang bangunan, kuli bangunan
carpenter | tukang kayu
gardener | tukang kebun
baker | tukang roti
butcher | tukang daging
waiter | pelayan, pramusaji
nurse | perawat, suster
doctor | dokter
dentist | dokter gigi
hairdresser | tukang cukur, penata rambut
cleaner | petugas kebersihan, tukang sapu
courier | kurir, pengantar paket, ojek, ojol
cyclist | pesepeda
pedestrian | pejalan kaki
tourist | turis, wisatawan
cashier | kasir
librarian | pustakawan
lawyer | pengacara
goalkeeper | kiper, penjaga gawang
footballer | pemain bola, pesepak bola
thief | pencuri, maling, perampok, penjahat
guard | penjaga, satpam
hunter | pemburu
king | raja
queen | ratu
magician | penyihir, tukang sihir
clown | badut
priest | pendeta, ustadz
warrior | prajurit, pendekar, ksatria, kesatria
bride | pengantin
dancer | penari
musician | pemusik, musisi
wrestler | pegulat
homework | PR sekolah, pekerjaan rumah
eraser | penghapus
ruler | penggaris, mistar
pencil | pensil
pen | pulpen, bolpoin
notebook | buku tulis, buku catatan
book | buku, buku-buku
textbook | buku pelajaran
schoolbag | tas sekolah, ransel
blackboard | papan tulis
glue | lem
chalk | kapur tulis
dictionary | kamus
pillow | bantal
blanket | selimut
bed | kasur, ranjang, tempat tidur
chair | kursi
table | meja
sofa | sofa
lamp | lampu
exit | pintu keluar
window | jendela
mirror | cermin, kaca cermin
vacuum cleaner | penyedot debu
washing machine | mesin cuci
fridge | kulkas, lemari es
oven | oven, kompor
bucket | ember
broom | sapu
sponge | spons
soap | sabun
toothbrush | sikat gigi
scissors | gunting
needle | jarum
iron | setrika
candle | lilin
vase | vas, vas bunga
flowerpot | pot bunga
key | kunci
pot | panci
pan | wajan, penggorengan
plate | piring
bowl | mangkuk, mangkok
cup | cangkir, mug
glass | gelas
spoon | sendok
fork | garpu
knife | pisau
bottle | botol
tin | kaleng
jar | toples
basket | keranjang
kettle | teko, ceret
groceries | belanjaan, sembako
roll | roti bulat
bread | roti
sandwich | roti lapis, sandwich
pancake | panekuk, serabi, martabak
flour | tepung
sugar | gula
salt | garam
butter | mentega
sausage | sosis
meat | daging
soup | sup, soto, bakso
pasta | pasta, mie
rice | nasi, beras
dough | adonan
cake | kue, kue tart
pie | pai
chocolate | cokelat, coklat
sweets | permen
ice cream | es krim, eskrim
jam | selai
cheese | keju
milk | susu
juice | jus, sirup
tea | teh
coffee | kopi
egg | telur
fries | kentang goreng
biscuit | biskuit, kue kering
fruit | buah, buah-buahan
vegetable | sayur, sayuran
plum | buah prem
raspberry | frambus
cabbage | kol, kubis
beetroot | buah bit
pumpkin | labu
cucumber | timun, mentimun
pea | kacang polong
bean | buncis, kacang merah
nut | kacang, kenari
seed | biji, benih, biji-bijian
wheat | gandum, padi
hay | jerami
hammer | palu
saw | gergaji
spanner | kunci inggris, kunci pas
screwdriver | obeng
shovel | sekop
rake | garu
ladder | tangga
rope | tali, tambang
pipe | pipa, pipa-pipa
tap | keran
drop | tetesan air, tetes air
brick | batu bata, bata
plank | papan kayu
stump | tunggul, batang kayu, kayu
tyre | ban mobil, roda
scooter | skuter, otopet
motorcycle | sepeda motor, motor, motor-motor
moped | motor matik, vespa
bicycle | sepeda
tram | trem
minibus | angkot, mikrolet
van | mobil van
lorry | truk
digger | ekskavator, traktor
ambulance | ambulans
pushchair | kereta bayi
boat | perahu, kapal layar
raft | rakit kayu
shirt | baju, kaos, kemeja
jacket | jaket
trousers | celana
dress | gaun, rok
shoe | sepatu
boot | sepatu bot
sock | kaus kaki, kaos kaki
glove | sarung tangan
scarf | syal
hat | topi
cap | peci, kopiah
glasses | kacamata
laundry | jemuran, cucian, pakaian
bakery | toko roti
supermarket | supermarket, minimarket
pharmacy | apotek
office | kantor
bridge | jembatan
tower | menara
gate | gerbang, pintu gerbang
stairs | anak tangga
lift | lift
swimming pool | kolam renang
garage | garasi
tent | tenda
tooth | gigi
bone | tulang
brain | otak
snowman | manusia salju, boneka salju
hail | hujan es
lightning | petir, kilat
leaf | daun, dedaunan
branch | ranting, dahan
stone | batu, batu-batu, kerikil
pothole | lubang
grass | rumput
fly | lalat
mosquito | nyamuk
wasp | tawon
caterpillar | ulat
beetle | kumbang
moth | ngengat
crow | gagak, burung gagak
pigeon | merpati, burung merpati
seagull | camar, burung camar
sparrow | burung pipit, burung gereja
dinosaur | dinosaurus
dragon | naga
puppy | anak anjing
kitten | anak kucing
balloon | balon
kite | layang-layang, layangan
doll | boneka
teddy bear | boneka beruang
toy | mainan
dice | dadu
gift | hadiah, kado
parcel | paket, paketan
envelope | amplop, surat
newspaper | koran
map | peta
ticket | tiket, karcis
coin | koin, uang logam
money | uang, duit
wallet | dompet
suitcase | koper
bag | tas
umbrella | payung
computer | komputer, laptop
battery | baterai
cable | kabel
rubbish | sampah
box | kotak, kardus
crate | peti
fence | pagar
net | jaring
dust | debu
slingshot | ketapel
pill | pil, tablet obat, obat
syringe | suntikan
plaster | plester
virus | virus
snake | ular
drum | gendang, drum, bedug
piano | piano
whistle | peluit
magnet | magnet
wallpaper | kertas dinding
petal | kelopak bunga, kelopak
sled | kereta luncur
treasure | harta karun, harta
sword | pedang
chimney | cerobong asap
sheet of paper | kertas, selembar kertas
chick | anak ayam
wand | tongkat sihir
ghost | hantu
marble | kelereng, gundu
secretary | sekretaris
colleague | rekan kerja
shop assistant | penjual, pedagang
mayor | wali kota, walikota
engineer | insinyur
miner | penambang
shepherd | gembala, penggembala
beekeeper | peternak lebah
scientist | ilmuwan
programmer | pemrogram, programer
vet | dokter hewan
surgeon | dokter bedah
pharmacist | apoteker
burglar | begal
spy | mata-mata
police officer | polisi, polantas
firefighter | petugas pemadam, damkar
swimmer | perenang
climber | pendaki, pemanjat
surfer | peselancar
skier | pemain ski
bridegroom | pengantin pria
toddler | balita
prisoner | tahanan, narapidana
referee | wasit
coach | pelatih
train conductor | kondektur, masinis
tailor | penjahit
blacksmith | pandai besi
potter | perajin tembikar, pengrajin
scout | pramuka
twin | kembar
actor | aktor, aktris
photographer | fotografer, juru foto
journalist | wartawan
monk | biksu, biarawati
bartender | barista
babysitter | pengasuh
hare | kelinci
lamb | anak domba
pony | kuda poni, anak kuda
bull | banteng, sapi jantan
goldfish | ikan mas, ikan hias
carp | ikan lele, ikan gurame, salmon, tuna
toad | kodok, kecebong
earthworm | cacing
grasshopper | belalang, jangkrik
ladybird | kepik
flea | kutu, kepinding
slug | siput, bekicot
guinea pig | marmut
canary | burung kenari, burung beo, nuri
duckling | bebek, anak bebek, itik
woodpecker | burung walet, burung pelatuk
hawk | elang, rajawali, burung alap-alap
mule | keledai, bagal
reindeer | rusa, kijang, rusa kutub
hen | ayam betina, induk ayam, ayam
seashell | kerang, cangkang
honey | madu
muffin | kue bolu, kue lapis
dumpling | pangsit, siomay, bakpao
stew | rendang, gulai, opor
noodle soup | sop, rawon
flatbread | roti canai
fritter | donat, pisang goreng, gorengan
kebab | sate, lumpia, tahu isi
rice ball | ketupat, lontong, lemper, nasi tumpeng
loaf | roti tawar, onde-onde
salad | selada, gado-gado, lalapan
spinach | bayam, kangkung, sawi
courgette | labu siam
apricot | aprikot, persik
berry | buah beri, murbei
lemonade | es teh, es cendol, limun, es jeruk
beer | bir
wine | anggur merah, minuman anggur
ham | dendeng, daging asap
steak | daging sapi, bistik, perkedel
wardrobe | lemari
drawer | laci
curtain | gorden, tirai
armchair | kursi malas
bench | bangku
cot | ranjang bayi
bed sheet | seprai
sink | wastafel
tablecloth | taplak, serbet
mop | kain pel
rag | kain lap
clothes peg | jepitan, gantungan baju
lid | tutup panci, kendi
chopping board | talenan, cobek, ulekan
microwave | tungku
ceiling fan | kipas angin
remote control | remot
apron | celemek
crayon | krayon, spidol
paint | kaleng cat
sticker | stiker, perangko
folder | berkas, map dokumen
hole punch | stapler
invoice | kuitansi, struk, faktur
document | dokumen, formulir
diploma | ijazah, gulungan
painting | lukisan
nails | paku, tang
wheelbarrow | gerobak
lawnmower | mesin pemotong rumput
watering can | selang air
hoe | cangkul, sabit, arit
weed | gulma, rumput liar
hedge | semak, belukar
fir | cemara, pinus
oak | beringin, pohon mangga
daisy | melati, anggrek, kamboja
mushroom | jamur
corn | jagung
acorn | kacang kenari, biji kenari
garbage truck | truk sampah
bulldozer | buldoser
crane | derek
caravan | bemo
carriage | delman, andong, becak
railway wagon | gerbong
rowing boat | sampan, kano
fishing boat | kapal nelayan, kapal
pavement | trotoar
zebra crossing | penyeberangan zebra
street lamp | tiang lampu
road sign | rambu
kiosk | warung, kios, kedai
café | kantin, warteg, kafe
barn | kandang, lumbung
greenhouse | rumah kaca, kebun
prison | penjara
palace | istana, benteng, keraton, istana pasir
skyscraper | pencakar langit, gedung bertingkat
skirt | daster pesta
sweater | batik
slippers | sandal jepit, sandal
pyjamas | piyama, daster
belt | ikat pinggang, sabuk
necklace | kalung, gelang, anting
nappy | popok, dot bayi
lantern | lampion, lentera
firecracker | petasan, mercon
bauble | hiasan, janur
easter egg | telur paskah
spinning top | gasing, tali skipping
swing | ayunan, jungkat-jungkit
puppet | wayang
racket | raket
puck | sepak takraw
bowling pin | pin boling
harp | angklung, gamelan, suling, harpa
stretcher | tandu, infus
germ | kuman, bakteri
icicle | es batu, gunung es, balok es
spark | percikan api, bara, abu vulkanik
coal | batu bara, arang
firewood | kayu bakar
pearl | mutiara
seaweed | rumput laut
trap | jebakan, perangkap
binoculars | teropong
matchstick | korek api, geretan
torch | senter
robot | robot
elf | peri, kurcaci, tuyul
`;
