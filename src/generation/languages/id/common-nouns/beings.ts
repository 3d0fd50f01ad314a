/** Indonesian: people, animals, beings of tales; by the families of `lexicon/shown-families.ts`. */
export const beings = `
flamenco dancer | penari flamenco
bridesmaid | pengiring pengantin
angler | pemancing, tukang perahu
gondolier | pendayung, tukang gondola
lumberjack | penebang kayu, penebang pohon
foreman | mandor, tukang las
sculptor | pematung, pelukis
astronomer | astronom, ahli kimia, ahli biologi
hacker | peretas
caretaker | tukang kunci, tukang servis
confectioner | juru masak, tukang bakso
optician | bidan, mantri
receptionist | resepsionis, pegawai, karyawan
croupier | bandar kartu, juru lelang
linesman | wasit
striker | penyerang
bowler | pelempar bola, pemukul bola
tennis player | petenis, pemain tenis
golfer | pegolf
gymnast | pesenam, akrobat, pemandu sorak
weightlifter | atlet angkat besi, binaragawan
sprinter | sprinter
ice skater | peseluncur es, pemain seluncur
juggler | pemain sirkus, pesulap bola
street musician | pemain biola, pianis, gitaris, pengamen
shepherdess | petani
cameraman | juru kamera
film director | penulis naskah, penyair, penulis, sutradara
magistrate | notaris
constable | satpol, hansip
bouncer | penjaga pintu, penjaga malam, satpam malam, juru kunci
pickpocket | penyelundup, preman, pemburu liar
stepsister | adik perempuan
stepbrother | adik laki-laki
godmother | nyonya, budhe
godfather | bapak kos, pakde
great-grandma | eyang putri, mbah putri
great-grandpa | eyang kakung, mbah kakung
teenager | teman sekamar
duchess | permaisuri, tuan putri
emperor | firaun
jester | pelawak
bullfighter | matador, pembersih cerobong
cosmonaut | antariksawan, astronot, kosmonot
airman | pramugari, penerbang
squire | ksatria
nomad | pengemis, pengembara, yatim piatu, penyewa, penjual keliling
street sweeper | tukang sampah, pembantu, kepala pelayan
taxi driver | sopir taksi, sopir bus, sopir truk, tukang becak, sopir angkot
usher | pemandu wisata, penjual karcis, kuli angkut, portir
cobbler | tukang sepatu, penenun, tukang jam, penjual bunga, tukang emas
orchestra | orkestra, suporter
djinn | jin lampu
troll | buto ijo, genderuwo
leshy | leak, ogoh-ogoh
kappa | kuyang, barong
baba yaga | nenek sihir, dukun
tooth fairy | peri gigi, bidadari
selkie | duyung
kobold | goblin
leprechaun | orang kerdil
reaper | malaikat maut, pencabut nyawa
wraith | pocong, kuntilanak, sundel bolong
ghoul | mayat hidup
antelope | kancil
lynx | macan kumbang, kucing hutan
jackal | anjing hutan, dubuk, ajag
sheepdog | anjing penjaga, anjing gembala, doggy
tabby | kucing liar, meong
pullet | babon, ayam petelur
cockerel | ayam jago
quail | burung puyuh, pipit, walet, jalak, murai, merpati balap, cendrawasih
pelican | pelikan
jay | murai batu
budgie | betet, kakaktua
osprey | burung bangkai, alap-alap
catfish | ikan tuna, ikan teri, ikan nila, ikan salmon, ikan kembung
moray eel | ular piton, sanca, belut, ular kobra
porpoise | pesut, paus orca
stingray | ikan pari, ikan hiu, ikan todak
sea anemone | anemon laut, teripang, lintah, plankton
prawn | udang karang, udang galah
cockle | kerang hijau, remis
cuttlefish | sotong
dragonfly | capung
firefly | kunang-kunang
weevil | kutu busuk, rayap, caplak, kutu daun, kumbang tanduk, tungau
gnat | nyamuk demam berdarah, agas
roach | kecoa
millipede | kelabang, kaki seribu, ulat sutra, belatung
stick insect | belalang sembah, tonggeret
vole | mencit, tikus got, curut
stoat | biawak kecil, cerpelai, garangan
guanaco | llama
cassowary | burung unta, kasuari, emu
pterodactyl | naga api, pterodaktil
stegosaur | triceratops
`;
