/** What is spoken of in a game, one concept a line: `concept | word, start of a word*, *middle of a word*, two words`. */
export default `
ask | pertanyaan*, kuis, tebak tebakan, soal, ujian, tanya*
answer | jawab*, benar, salah, tepat
learn | belajar*, murid*, siswa*, kelas, sekolah, pelajaran, kosakata, tk, sd, latihan
number | angka*, bilangan, jumlah*, tambah*, kurang*, kali, perkalian, bagi, pecahan, matematika, hitung*
count | menghitung, hitung, berapa
letter | huruf*, alfabet, suku kata, eja*, mengeja
word | kata*, kalimat*, tata bahasa, terjemah*, bahasa, mengetik
guess | tebak*, menebak, kenali, ibu kota, bendera*, mana
order | urut*, urutan, mengurutkan, kronolog*, terkecil, urutin*, susun kata*, urutan*, dari kecil
sort | pilah*, memilah, sortir*, kelompok*, pisah*, tempat yang benar, tempatnya, dipilah*, masukin*, masukkan*, bedain*
bin | sampah*, tong*, daur ulang, plastik, limbah
pair | pasang*, sama, kembar
remember | ingat*, mengingat, memori*, ulang*, balik*
card | kartu*, remi
board | papan, dadu, giliran, bidak, gantian*, bergiliran, giliran*, petak*
piece | puzzle*, keping*, potongan*
shape | bentuk*, balok*, blok*, kubus
stack | tumpuk*, menumpuk, menyusun, seimbang*, di atas, lapis*, susun*, setinggi*, roboh*
balance | seimbang*, keseimbangan, goyah*, goyang*, miring*, tumpah*, tanpa jatuh, jangan jatuh, tidak jatuh, nampan, baki, di atas kepala, di kepala, meniti*, oleng*
row | baris*, putar*
fallen | jatuh*, hujan*, dari langit, dari atas
basket | keranjang*, ember*, jaring*, tangkap*, menangkap*
music | musik*, lagu*, irama*, ritme*, menari*, tari, nada*, drum*, gendang*, piano, gitar, nyanyi*, tabuh*, kendang*, not, notnya, joget*, angklung*, suling*, biola*, gamelan*
tap | ketuk*, klik*, tekan*
upgrade | upgrade*, uang*, untung, beli*, membeli, koin, kelola*, kaya
shop | toko*, pasar*, jual*, menjual*, warung*, kedai*, kembalian
serve | pelanggan*, pembeli*, tamu*, layani*, melayani*, pelayan*, restoran*, pesanan*, dilayani*, pesenan*, marah*
cook | masak*, memasak*, panggang*, dapur*, resep*, bahan*, pizza, kue, goreng*, adonan*, aduk*, sayur asem, tumis*, rebus*, bumbu*
parcel | delivery, antar*, mengantar*, paket*, pos, kurir*, kirim*, surat*, bawa*, membawa*, nganter*, anterin*, ojek*, ojol*, penumpang*
rescue | selamat*, menyelamat*, bebas*, bantu*, menolong*, tolong*, penyelamat*
lap | balap*, balapan, putaran*, finis*, salip*, reli, sirkuit, tercepat, nitro, nyalip*, tikungan*, garis akhir
vehicle | mobil*, truk*, sepeda*, motor*, bus, taksi, bajaj, becak, mengemudi*, naik, traktor, tank*
road | jalan*, jalan raya, tol, lalu lintas, jalur*
cross | menyeberang*, seberang*, sungai*
jump | lompat*, melompat*, loncat*, lompat2*, loncat2*, lompatin*
platform | platform*, atap*, dahan*, dari daun, teratai*, genteng*, awan*
climb | panjat*, memanjat*, tangga*, naik, gunung*, tinggi
run | lari*, berlari*
endless | tanpa akhir, tak terbatas, terus, sejauh*, makin cepat
flee | kabur*, melarikan, kejar*, dikejar*, mengejar*
fly | terbang*, sayap*, melayang*, mengepak*, kepak*, pesawat kertas
gap | pipa*, celah*, rintangan*, antara, lubang*
space | luar angkasa, angkasa, roket*, alien*, asteroid*, ufo, meteor*, pesawat*
gun | tembak*, menembak*, peluru*, laser*, pistol*, meriam*
fight | lawan*, melawan*, bertarung*, pukul*, bunuh*, pedang*, kalahkan*, perang*, anggar, tinju*
wave | gelombang*, gerombolan*, kawanan*, pasukan*, bergelombang
allsides | segala arah, mana mana, dikepung*, dari atas, ngerubung*, mengerubung*, sekeliling, segala penjuru
survive | bertahan*, hidup
boss | bos*
defend | lindungi*, melindungi*, dijaga*, jaga*, menjaga*, pertahan*, serangan, jangan sampai masuk, halau*, usir*, cegah*, tahan*, hadang*
base | kastil*, benteng*, markas*, desa*, gerbang*, sarang*, tembok*, kebun*, menara*, padi
place | pasang, taruh*, menaruh*, letakkan*, menara, jebakan*, perangkap*, tanam*
path | jalur, lintasan
raid | serang*, menyerang*, serbu*, datang*
exit | labirin*, keluar, lorong*, tersesat*, cari jalan, pulang
light | gelap*, lampu*, lentera*, obor*, senter*, cahaya*
sneak | diam diam, mengendap*, tanpa ketahuan, curi*, mencuri*, nyolong, maling*, pencuri*, ketahuan, pelan pelan, diem diem, biar ga bangun, ngumpet ngumpet, nyuri*, kebangun*
guard | penjaga*, satpam*, ronda*, patroli*, kamera*, polisi*
hide | sembunyi*, bersembunyi*, petak umpet
seek | cari*, mencari*, temukan*, menemukan*, harta*, petunjuk*
key | kunci*, pintu*, kamar*, ruang*
crate | dorong*, mendorong*, kotak*, peti*, gudang*, geser*
grow | tumbuh*, tanam*, menanam*, panen*, siram*, kebun*, pertanian, petani*, benih*, sayur*, bunga*, sawah
feed | beri makan, memberi makan, lapar*, suap*, kasih makan, kasih tiap, kesukaan*, makanan kesukaan*, kenyang*, roti ke
care | rawat*, merawat*, peliharaan*, sikat*, bayi*, mandi*, tidur*, dokter*, sakit*, ngurus*, urus*, mandiin*, nidurin*, elus*
dress | dandan*, baju*, pakaian*, rambut*, rias*, gaun*, kostum*, mahkota*, pakein*, sepatu*, topi*, dandanin*
build | bangun*, membangun*, kota*, rumah*
draw | gambar*, menggambar*, warnai*, mewarnai*, hias*, lukis*, melukis, corat coret, coret*, kapur, krayon*, kuas*, mewarna*, potret*, pensil warna
tail | panjang*, ekor*, membesar*, memanjang, tambah panjang
throw | lempar*, melempar*, ketapel*
aim | bidik*, sasaran*, target*, gol, penalti*, panah*
ball | bola*, raket*, kelereng*
hole | golf*, lubang*, boling*, biliar*
swat | pukul*, tepuk*, pecah*, muncul*, palu*
slice | potong*, iris*, tebas*
fish | ikan, pancing*, memancing*, kail*
two | dua pemain, berdua*, adik*, kakak*, teman*, satu keyboard, duel*, aku dan kakak, aku dan adik, saling
computer | komputer*
timing | waktu yang tepat, tepat waktu, cepat*, reaksi*, refleks*, sebelum, sebelum hilang
first | siapa duluan, duluan, paling dulu, lebih dulu, pertama yang, yang pertama
herd | gembala*, menggiring*, giring*, tuntun*, kandang*, kumpulkan*, digiring*, di giring*, masuk kandang*
wash | bersih*, cuci*, sapu*, kotor*
douse | padam*, kebakaran*, api
rail | kereta*, rel, stasiun*, wesel*, gerbong*, lokomotif*, peron*
park | parkir*, markir*, parkirin*, garasi*
story | cerita*, pilih*, memilih*, dialog*, detektif*, pembunuh*, misteri*, petualang*
three | tiga sama, tukar*, permata*, permen*
bricks | bata*, pantul*
wheel | roda*, putar*, undian*, hadiah
tag | kejar kejaran, kejar kejar*, yang kena, yang jaga, saling kejar, jadi pengejar
merge | gabung*
explore | jelajah*, dunia*, pulau*, tambang*, terdampar*, kapak*, gubuk*, beliung*, api unggun
horror | seram*, horor*, hantu*, menakut*, sendirian*, ngikutin*, mengikuti*, napas, boneka yang
hear | suara*, bunyi*, dengar*, gonggong*, langkah kaki
dig | gali*, menggali*, terowongan*, sekop*, kubur*
land | mendarat*, daratkan*, parasut*, terjun*
trade | dagang*, jual beli, harga*, murah*, mahal*, tawar*
repair | perbaiki*, betulin*, benerin*, bocor*, rusak*, montir*, bengkel*
swing | ayun*, berayun*, tali*, sulur*
dodge | hindar*, menghindar*, awas*, jangan kena*, tanpa nabrak, nabrak*, menabrak*, jangan sampai
`;
