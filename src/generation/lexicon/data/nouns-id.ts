// From Wiktionary by way of the Open Multilingual Wordnet (CC BY-SA 3.0); NOUNS.md beside it says how.
export default `-:agamis|agresif|ahli|akhir|alis|aneh|anehnya|anggun|antarbangsa|arkais|asam|asin|atas|atur|australia|baca|bagus|bahari|baharu|bahaya|baik|bambu|bangun|barangkali|baru|basah|batal|bau|bayangan|bayar|bebal|bebas|bekas|belok|benar|berangkat|berani|berarti|berawan|berdaulat|berdoa|bersamaan|bersembunyi|bertalian|besar|bijak|bijaksana|binaraga|bon|botak|buatan|bukan|bukti|bule|bunyi|buruk|busuk|buta|catur|cedera|cinta|ciuman|cokelat|damai|danau|darah|data|datang|datar|dayung|dekat|dengar|diam|dilarang|dingin|diri|dual|duit|dulu|dwi|elektronik|enak|euro|gadungan|gagal|gampang|gampangan|ganteng|gaya|gegabah|gelombang|gila|ginjal|golf|gosip|gratis|gugur|hadiah|hak|hangat|harapan|hidup|hijau|hitam|hitung|hoki|iblis|ide|ilmiah|industri|inggris|invertebrata|iri|irlandia|islam|italia|jahat|janggut|jatuh|jelek|jenggot|jepang|jilat|jingga|juara|juga|kabur|kaki|kanan|kawan|kaya|keagamaan|kecil|kedelapanpuluh|kedua|keduabelas|keduapuluh|keempatpuluh|keenampuluh|kejam|kejuaraan|keliru|kembang|kemenangan|kental|kenyang|kerajaan|keramat|kerang|kerangka|kesembilanpuluh|kesucian|ketujuhpuluh|khawatir|kimia|kimiawi|kiri|kirim|kokoh|komunikasi|konyol|korea|kota|kotor|kristen|kuartal|kudus|kuliner|kumis|kuning|kuping|kurva|lagi|lagu|lambat|lapar|lari|laut|lautan|layanan|leher|lelah|lelucon|lemah|leo|licin|lihat|lisan|listrik|london|lucu|luka|lurus|lutut|maaf|mabuk|mahakuasa|mahal|makam|makan|makanan|malang|malaria|malas|mancanegara|manis|marah|masker|maskulin|masuk|matematika|mati|meksiko|menari|mendadak|mengantuk|menikmati|meninggal|menipu|menstruasi|mentah|menyeluruh|merah|merdeka|mimpi|minta|misalnya|misteri|misterius|muda|mudah|mujur|mungkin|musik|nakal|nasional|natal|nazar|netral|ngantuk|ngotot|nian|niat|nirkabel|nisbi|orang|oranye|organ|panas|panjang|paspor|patih|payudara|pedas|pedesaan|pekerja|pekuburan|pelajaran|pelan|pemakaman|pemanah|pembangunan|pemenang|pendidikan|penting|penuh|penyakit|perancis|perang|pergi|periang|perlahan|pertama|pertemuan|perut|pesan|pesta|pijat|pikir|piknik|pikun|prajurit|prancis|puas|pucat|putih|ragu|rahasia|rambut|rancu|rata|rekreasi|relatif|renang|resmi|ritme|rusia|salah|sama|sangat|sedikit|segar|segera|segiempat|sejuk|sekali|seketika|selimut|selular|sembunyi|sempit|senang|sering|serupa|setuju|sibuk|sini|sopan|sporadis|suka|sungai|surat|tak|takhayul|takut|tampan|tangan|tanggal|tanya|tari|taring|taruh|tawar|tebal|telanjang|tentara|tentu|tepat|terbang|terbengkalai|tersenyum|tertawa|tertutup|terutama|tidak|tidur|tinggal|transportasi|tulen|tuli|tulis|tutup|uang|ucapan|umum|ungu|untung|upacara|usang|vaksinasi|wajah|waras|wicak|wol|yahudi|yoga
*animal:anak kuda|anjing rakun|bagal|bajing|bakteri|bangsat|berudu|bulu|bunglon|buntut|burung gagak|burung unta|cangak|domba|ekor|emu|eukaryota|gagak|insang|itik|jantan|jentik|kenari|kerang|kuda laut|kulit|lebah|loon|mencit|mikroorganisme|plankton|platipus|tawon|telur kutu|tikus got|tiram|todak|ulat sutra|virus
*food:alkohol|anggur|apel|aprikot|belimbing|belut|beras|beri|bir|bluberi|buah anggur|buah badam|bubur|cap cai|ceri|coklat|daging|daun bawang|delima|es kopi|gula|jambu batu|jambu biji|jeruk manis|kacang tanah|kaldus|keju|kepala susu|kering|koktail|kopi|kue|kuning telur|kunyit|limau|lumpia|madu|makanan kucing|manggis|markisa|mayones|mie|minum|nasi|pepaya|pesta|sarapan|sayuran|selai kacang|seledri|sereal|sosis|sup|tahu|teh|teh hijau|telur dadar|tepung|ubi jalar|vodka|wiski|yoghurt
*nature:angin|angin matahari|asteroid|bagian|banjir|barisan|benua|bintik matahari|buih|bukit|bulan|bumi|busa|cahaya|cangkang|cuaca|danau|daratan sempit|dinding|dunia|geledek|geyser|gletser|gua|halilintar|hawa|hujan|hujan batu|hujan es|interaksi dasar|ion|keberuntungan|kilat|kolam|langit|laut|lautan|lembah|lereng|lubang|lubang hitam|neutrino|ngarai|nusa|pantai|paparan benua|petir|proton|pulau|rembulan|salju|samudra|sarang|selat|semenanjung|sungai|tanah|tanah genting|tanjung|tekanan|telaga|teluk|topan
*object:alas cangkir|alas meja|analgesik|arit|atap|atlas|baliho|balok|bandar udara|bangunan|bantal|barang dagangan|bawah tanah|becak|bedil sundut|beha|belakang|bendera|bidak|bidal|bom waktu|boneka|bordil|bot|botol|burqa|cakram keras|cambuk|cangkir|cat|cawat|celemek|cerutu|corong|dapur|dayung|dermaga|dinamo|dompet|gang|ganja|garasi|garpu|gedung|gelas|gembok|gergaji|gergaji listrik|gergaji rantai|gigi|gips|gondola|gong|got|gudang|handuk|harpa|helm|isim|jalan|jalan keluar|jalan masuk|jalan raya|jam|jarum|jembatan|kaleng|kalkulator|kamar|kamar makan|kamar mandi|kanal|kantong plastik|kap lampu|kapal layar|karaben|karpet|kaus kaki|kawat berduri|kedutaan|kedutaan besar|kemeja|kereta|kippah|klakson|koelkas|kolam renang|kompor|komputer|konsulat|korek api|kotak suara|kuil|kumparan|kutang|lambang|lampu|lampu jalan|lapangan terbang|layar|lemari|lembing|map|masker|matras|meja|menara|menara air|mesin|mesin hitung|mesin jahit|morfina|niqab|novel|obat|obat penenang|obo|obor|organ|pagar|palu godam|panah|panci|papan setrika|papan tulis|pasar|pasta gigi|pedang|pegas|pelatuk|peluru|penakut burung|penggemar|pengki|pengokot|penisilin|penjepit|penyepit|per|perahu|peta|pion|pipa|pisau|pistol|purdah|ranjau|rem|repolper|retsluiting|rig pengeboran|ruang|rumah pelacuran|sabit|sajadah|sampan|sangkar|sangkur|sekoci|sekop|selimut|selokan|selongsong|senapan|senapan angin|senapan kopak|senapan serbu|sepatu|sepit|seragam kendaraan|setang|setrika|sikat|sisir|sistem|sumpit|sumur|taman|tambang|tang|tank|tas|tembakau|tembok|terminal bus|teropong|tombak|tombol|topeng|trisula|trotoar|tugu|tungku|universitas|vibrafon|violoncello|wajan|warung kopi|wol|zirah
*person:adik|adik perempuan|adipati|algojo|anggota|ayah|ayahanda|babu|badut|bajingan|bakat|bantu|bapa|bapak|barbir|begal|bibi|bidan|biksu|binaragawan|bruder|buas|bunda|buruh|buruh kapal|calon|cucu|dalang|darwis|dekan|dewa|dokter|dokter gigi|germo|hamba|homosex|iblis|ibu|imam|inkamben|istri adipati|jendral|jiwa|juara|juru bahasa|jutawan|kaisar|kakak|kakak perempuan|kakek|kambing hitam|kandidat|kapten|kawan|kembar|kemenakan|keponakan|kerabat|keturunan|kolonel|komunikan|kopral|ksatria|kuli|lawan|leluhur|malaikat|mama|mami|mantan|menteri|milyader|misan|muazin|mucikari|musuh|nabi|negro|nelayan|nenek|okultisme|pacar|pahlawan|paman|pandai besi|pedagang emas|pejabat|pejalan kaki|pelawak|pemanah|pembangun|pembela|pembunuh diri|pemegang saham|pemenang|pemerah susu|pemilik|penari|penata rambut|pendahulu|pendekar|pendeta|penembak jitu|penerjemah|pengacara|pengarang|penggugat|penguasa|penipu|peniru|penjahat|penulis|penyembuh|perhiasan|permaisuri|pewaris|pimpin|pramugara|pramugari|presiden|rabbi|rabi|rahib|raja|ratu|rentenir|ruh|sahabat|saksi|sandera|santa|santo|saudara perempuan|serdadu|sersan|siluman|sobat|suami|supermodel|suster|tante|teman|teman pena|tergugat|tuduh|tuhan|tukang besi|tukang cukur|tukang daging|tukang kebun|walikota|wazir
*plant:akar|aur|bambu|bibit|biji|buah|buluh|bunga teratai|dahan|duri|gandum|jagung|kacang|kayu|kayumanis|kelapa sawit|kubis|lumut|mint|panen|pinus|pohon|ragi|semanggi|serai|tebu|tusam
abacus:sempoa
accordion:akordeon
airplane:kapal terbang|pesawat terbang
alarm-clock:jam alarm
ambulance:ambulans
anchor:jangkar
ant:semut
artist:seniman
astronaut:astronot
automobile:mobil
avocado:alpukat
axe:kampak|kapak
baby:bayi
banana:pisang
basket:bakul
bat:kelawar|kelelawar|mamalia|trenggiling
bear:beruang|musang
beaver:kapibara|pengerat
bed:ranjang
beetle:kaki seribu|kumbang|kutu|lipan|serangga
bell:bel|loceng
bicycle:roda tiga|sepeda
bikini:pakaian renang
bird:burung|burung pelatuk|hewan vertebrata|janin|kasuari|merak|pegar|vertebrata
blackbird:gagak besar|jalak
blossom:bunga|kembang|puspa|seruni
boar:babi hutan
bomb:bom
bone:rahang|tulang
boomerang:bumerang
bow-and-arrow:senjata
boy:putera|putra
brain:otak
bread:roti
brick:batu bata
broccoli:blumkol|kembang kol|kubis bunga
broom:sapu
bucket:ember
bus:bis|bus|otobis
butter:mentega
butterfly:gegat|ngengat
camel:unta
camera:kamera
candle:lilin
candy:kacang jeli|karamel|konpeksi|selai
canoe:kayak
carrot:wortel
castle:benteng|kastil|puri
cat:kucing
chair:kursi|kursi bersandaran|singgasana|tahta
chicken:ayam
child:anak|anak yatim|kanak
christmas-tree:asam jawa|dedalu
church:gereja
cigarette:rokok
cloud:awan|mega
coat:mantel
cockroach:kacoa|kecoak
coffin:keranda|peti jenazah|peti mati|peti mayat
comet:komet
compass:kompas
convenience-store:farmasi|toko|toko kue
cookie:beskit|biskit|biskuit
cow:sapi
crab:kepiting|ketam
crocodile:buaya
cyclone:badai|badai pasir
dagger:belati
deer:kijang|menjangan|rusa
dog:ajak|anjing
donkey:keledai
door:pintu
doughnut:donat
dove:burung dara|burung merpati|dara|merpati
dragon:naga
dress:pakaian
duck:bebek
eagle:elang|elang tiram|hering|nazar
ear:kuping|telinga
egg:telur
eggplant:cabai
elephant:gajah
eye:mata
factory:pabrik
ferry:feri|kapal penarik
fire-extinguisher:pemadam api
firefighter:pemadam kebakaran
fish:ikan
flamingo:bangau
flute:suling
fly:lalat|laler|langau
fog:kabut
fountain-pen:pulpen
fox:rubah
frog:katak|kodok
garlic:bawang putih
ghost:hantu
giraffe:jerapah
girl:anak perempuan|cewek|gadis|putri
goat:kambing
goose:angsa
guitar:gitar
hammer:palu
handbag:tas tangan
hedgehog:landak
helicopter:helikopter
herb:adas manis|alang|jintan putih|ketumbar|rosemary|rumput liar|wasabi
hippopotamus:kuda nil
horse:kuda
hotel:hotel
house:rumah
ice-cream:disert|es krim|pencuci mulut|sorbet
kangaroo:kanguru|wombat
key:kunci
keyboard:papan ketik
koala:koala
lady-beetle:kepik
laptop:komputer jinjing
leg:betis|kaki
lemon:jeruk lemon|jeruk sitrun
leopard:cheetah|jaguar|macan tutul
lime:jeruk bali
lion:singa
lipstick:lipstik
lizard:kadal
lobster:lobster|udang laut
locomotive:trem
luggage:bagasi
man:bung|duda|patriark|pria
mango:buah mangga|kakao|rambutan
melon:melon
microbe:mikroba
middle-finger:ibu jari|jari kaki|jari kelingking|jari manis|jari telunjuk|tarjani
mirror:cermin
monkey:kera|manusia|monyet|orang
mosque:masjid|mesjid
mosquito:nyamuk
motorcycle:moped|sepeda motor
mountain:gunung
mouse:tikus
mouth:lubang pantat|mulut
necktie:dasi
nose:hidung
old-man:pak tua
old-woman:ibu tua
olive:gandum hitam|nangka|polong|sawo manila
onion:bawang
orangutan:orang utan
otter:linsang
owl:burung hantu
package:parsel
palm-tree:kelapa|palam|palem
panda:panda
parrot:nuri
peach:kesemek|persik
peacock:merak jantan
pen:bolpen|pen|pena
person-fairy:banci|hombre|homo|peri
person-vampire:vampir
pickup-truck:pikap
pie:kue pai
pig:babi
pineapple:nanas
polar-bear:beruang kutub
popcorn:rumput
potato:kentang
prince:adipati agung|adipati utama|haryapatih
rabbit:kelinci|tegalan|terwelu
raccoon:rakun
railway-car:gerbong
rainbow:bianglala|pelangi
rhinoceros:badak
ribbon:pita
ring:ban
robot:robot
rock:batu|batu ginjal|bebatuan|kerikil
rooster:ayam jago|jago
rose:bunga mawar|lavender|melati
rosette:daun
safety-pin:peniti
sake:sake
salt:bubuk kari|cuka|garam|jahe|kapulaga|kecap|merica|moster|pemanis|saus|saus tomat|vanila
sandwich:roti lapis
satellite:satelit
scientist:ilmuwan
scissors:gunting
scorpion:kalajengking
screwdriver:obeng
seal:babi duyung|dugong|duyung|ikan duyung
seat:dipan|sandaran kaki
shark:hiu
shield:pelindung|tameng
ship:kapal|kapal perang|kapal uap|korvet
shooting-star:sinar
shrimp:udang
singer:penyanyi
skateboard:papan luncur
skunk:sigung
sloth:kukang
snail:bekicot|keong|siput
snake:reptil|ular|ular anang
soap:sabun
spider:labah
spoon:sendok|sudu
stadium:stadion
star:bintang
strawberry:arbei|buah arbei|stroberi
student:murid|pelajar|siswa|siswi
sun:matahari
sunflower:bunga matahari
syringe:semprotan
taxi:taksi
teacher:guru|pengajar
telephone:telepon
telescope:teleskop
tiger:harimau|macan
toilet:toilet
tomato:tomat
tongue:lidah
tooth:geraham|taring
train:kereta api
trophy:trofi
tulip:tulip
turkey:ayam belanda|kalkun
turtle:penyu
videocassette:videokaset
violin:biola
water-buffalo:anoa
watermelon:semangka
whale:paus|paus pembunuh|seguni
wheel:roda
window:jendela|ventilasi
wing:sayap
wolf:serigala
woman:binian|cabo|inong|istri|matriark|pelacur|perempuan|wanita|wanita penghibur
worm:bintang laut|cacing|lintah
wrench:kunci inggris|kungris
zebra:zebra`;
