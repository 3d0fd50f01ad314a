/** Indonesian: nouns of the country and of every day; `language.types.ts` says what a row is. */
export const localNouns = `
ghost | tuyul, pocongan, setan pocong, kunti, arwah, suster ngesot, hantu pocong, pocong lucu, kuntilanak merah, hantu kuntilanak, hantu sekolah, dedemit, demit, memedi, mbak kunti
ghost | arwah gentayangan, hantu tanpa kepala, hantu jeruk purut, hantu belanda, noni belanda
person | pengiring pengantin, penduduk desa, orang desa, orang kampung, ustaz, ustadzah, pak haji, bu haji, haji, kyai, kiai, muadzin, imam masjid, marbot, pedanda, pemangku, sinden
person | paranormal, pawang hujan, pawang ular, pawang, penabuh gamelan, pemain gamelan, pemain angklung, pemain kuda lumpang, pemain reog, barongsai, ondel-ondel, reog, warok
person | tukang sulap jalanan, copet, maling ayam, pencopet, koruptor, calo, tukang parkir, kang parkir, pak ogah, juru parkir, jukir, lurah, camat, bupati, kepala desa, pak kades, ketua rt
person | hakim garis, penumpang kapal, calon penumpang, makelar, joki, kernet, kenek, pelayat, pengungsi, pemudik, jamaah, jemaah haji, peziarah, pagar ayu, pawai peserta, pemulung
person | tukang pijat, tukang urut, tukang kayuh, tukang sol sepatu, tukang patri, tukang gali kubur, tukang loak, tukang jamu, mbok jamu, penjual jamu, mbak jamu, panitia, ketua osis
person | ketua kelas, bendahara, wali murid, pacar, pacarku, gebetan, mantan pacar, jomblo, mahapatih, senopati, selir, abdi dalem, saudagar, juragan, tuan tanah, transmigran, perantau
person | kusir, kusir delman, penunggu warung, petugas kua, penghulu
object | kandang, jemuran, cobek dan ulekan, tampah, nyiru, kukusan, irus, spatula, tudung saji, pemantik, anglo, sapu tangan, celengan, celurit, cangkul mini, parang, egrek, tali tambang
object | tali rafia, tali jemuran, jemuran baju, hanger, dakon, egrang, bola bekel, bekel, karambol, lompat tali karet, karet gelang, gelang karet, kalung mutiara, anting-anting, bros
object | peniti emas, tasbih digital, kentongan, kentungan, gambang, calung, bonang, kenong, kecrek, wayang kulit, wayang golek, gunungan, keris pusaka, udeng, blangkon, songkok, mukena
object | kain batik, jarik, canting, malam batik, tikar, tikar pandan, sprei, remote, cas hp, casan, kabel listrik, antena, antena tv, powerbank, tongsis, tripod, helm ojol, spion
object | kaca spion, knalpot, busi, dongkrak, rantai motor, pompa sepeda, pompa ban, gayung, sikat wc, penghapus papan, kapur, tempat pensil, serutan, lakban, selotip, rapot, kartu ucapan
object | undangan, meterai, materai, prangko, spanduk, umbul-umbul, janur kuning, sesajen, sesaji, canang, canang sari, penjor, dupa, kemenyan, hio, semen, sak semen, besi beton, engsel
object | obat nyamuk bakar, pampers, empeng, botol dot, ayunan bayi, panjat pinang, galah, bambu runcing, obor bambu, petromak, genset, tabung gas, gas elpiji, gas melon, tabung melon
object | kresek, kantong kresek, plastik kresek, topi sekolah, dasi pramuka, hasduk, kacu, tongkat pramuka, pentungan, tongkat satpam, pecut, kuda lumping, pelana, bajak sawah, lesung
object | sangkar burung, kurungan ayam, pakan ikan, bubu, pelampung pancing, kail
armadillo | trenggiling
dango | onde-onde, klepon, kelepon, kue klepon, gemblong, getuk
old-woman | nenekku, oma, nini, mbok tua, nenek tua, uti, mbah uti, si mbah, embah, nenek-nenek, neneknya, omaku, niniku, nenek buyut, oma-oma, simbah
old-man | kakekku, opa, engkong, akung, kakung, mbah, eyang, bapak tua, kakek-kakek, opaku, atuk, kakek buyut, mbah kung, kyai tua, lansia
woman | mamaku, emak, emakku, bibiku, tanteku, bude, bulik, mbok, mbak, istriku, kakak ipar perempuan, emak-emak, ibu-ibu, ibu rumah tangga, uwak, teteh, ibu kos, ibu kost, ummi, bu rt
woman | mbak-mbak, mbakku, si mbok, simbok, tetangga perempuan, bundaku, mamah, menantu perempuan, bu lurah
man | bapakku, papaku, pamanku, omku, paklik, pakdhe, abangku, bapak-bapak, pak rt, pak rw, pak lurah, papi, babe, abang-abang, menantu, akang, bapaknya
boy | anak lelaki, keponakanku, ponakan, bujang, jejaka, anak pramuka, bocah lanang, le thole, ujang, si buyung, buyung, santri, perjaka
girl | bocah perempuan, gadis kecil, cucu perempuan, anak gadis, si upik, upik, nduk, gadis desa, kembang desa
baby | dedek bayi, orok, dedek, bayi kembar, si kembar, debay, bayi mungil, adek bayi
child | bocil, anak kecil, adek, adekku, bocah-bocah, anak tk, anak sd, anak paud, teman sekelas, teman sebangku, murid tk, bocil-bocil, anak tetangga, si kecil, anak kembar, anak sulung
child | anak bungsu, bocah cilik, anak kos, anak kost
person-with-crown | sultan, raja jawa, prabu, baginda, maharaja
princess | putri kerajaan, putri keraton, putri raja jawa
prince | pangeran kerajaan, putra mahkota
singer | penyanyi dangdut, biduan, biduanita, pedangdut, vokalis, rapper, pesinden, penyanyi cafe, biduan dangdut, pengamen cilik
woman-dancing | penari bali, penari jaipong, penari kecak, penari saman, penari legong, ronggeng, penari topeng, penari piring, penari perempuan
man-dancing | penari reog, penari laki-laki
cook | abang bakso, tukang nasi goreng, abang nasi goreng, tukang sate, tukang mie ayam, tukang siomay, tukang gorengan, tukang martabak, tukang bubur, tukang batagor, tukang es
cook | penjual bakso, penjual sate, kang bakso, kang cilok, tukang cilok, tukang ketoprak, tukang soto, tukang rujak, penjual gorengan, penjual cilok, abang cilok, tukang masak
cook | penjual es krim, tukang es krim, penjual es, penjual martabak, tukang seblak, tukang cendol, penjual jajanan, tukang bubur ayam, penjual nasi goreng, tukang pecel lele, kang siomay
cook | kang sate, kang martabak
shopkeeper | pemilik warung, ibu warung, penjaga warung, pedagang pasar, tukang sayur, penjual sayur, pedagang kaki lima, abang sayur, pemilik toko, tukang buah, penjual buah
shopkeeper | pedagang asongan, asongan, penjual ikan, penjual mainan, tukang balon, penjual balon, abang balon, kang sayur, tukang jahit keliling, penjual koran, penjual pulsa
shopkeeper | pedagang keliling, penjual batik, mbak warung, bakul jamu, tukang mainan, ibu kantin, penjaga kantin
waiter | pelayan restoran, pelayan kafe, mbak pelayan, pelayan warung
bartender | bartender
baker | pembuat roti, tukang kue, penjual roti, abang roti
butcher | tukang potong, penjual daging, tukang jagal
tailor | tukang jahit, pembatik, pengrajin batik
carpenter | pengukir kayu, tukang mebel
blacksmith | empu keris, pande besi, tukang las besi
potter | pembuat gerabah, pengrajin gerabah, tukang gerabah
construction-worker | tukang cat, operator alat berat, operator crane, juru sinyal, penjaga palang kereta, penjaga rel, pekerja jalan, pekerja proyek, tukang aspal, kuli panggul, tukang gali
bricklayer | tukang tembok, pekerja batu bata
mechanic | tukang bengkel, tukang tambal ban, tambal ban, montir motor, tukang service
plumber | tukang air, tukang sedot wc
electrician | petugas pln, teknisi listrik, tukang ac, tukang servis ac
cleaner | pasukan oranye, pasukan kuning, tukang bersih-bersih, office boy, tukang sapu jalan, petugas sampah, cleaning service, asisten rumah tangga, pembantu rumah tangga, penyapu jalan
cleaner | pengangkut sampah
farmer | pak tani, bu tani, petani padi, buruh tani, peternak, petani sawah, peternak ayam, petani cabai, penggarap sawah, pemanen, peternak sapi, petani teh, pemetik teh, petani kopi
farmer | pekebun
shepherd | anak gembala, penggembala kambing, penggembala kerbau, bocah angon
gardener | tukang taman, tukang rumput
beekeeper | pawang lebah
fisherman | pemancing mania, pencari ikan, nelayan tua
sailor | awak kapal, anak buah kapal, abk, kelasi, pendayung perahu
captain | nahkoda, kapten kapal
driver | tukang ojek, abang ojol, driver ojol, abang ojek, masinis kereta, pengendara motor, supir angkot, supir truk, supir bus, sopir bajaj, kang ojol, kang ojek, kondektur bus
driver | abang becak, sopir telolet, supir taksi
messenger | kurir paket, abang paket, mas kurir, kang paket, abang kurir, tukang paket, pengantar makanan, pengantar pizza, kurir pizza, loper koran
postman | petugas pos
soldier | serdadu belanda, tni, pak tentara, kopassus, pasukan khusus, kapten tentara, pejuang kemerdekaan, paskibra, paskibraka, gerilyawan, prajurit majapahit, tentara mainan
soldier | pasukan tentara, tentara belanda, tentara jepang, panglima, veteran, letkol, kompeni, prajurit kerajaan
knight | jawara, pendekar silat, hulubalang, ksatria berkuda, pendekar pedang
archer | pemanah kerajaan
guard | pak satpam, pengawal, peronda, linmas, penjaga gerbang, satpam sekolah, penjaga kerajaan, penjaga penjara, petugas keamanan, bodyguard, satpam komplek, penjaga museum
police-officer | pak polisi, polwan, satpol pp, polisi lalu lintas, brimob, kapolsek, polisi militer, bu polisi, pol pp, intel polisi
detective | agen rahasia, detektif cilik, reserse, penyelidik
firefighter | petugas damkar, pemadam
health-worker | dokter anak, bu bidan, tabib, pak dokter, bu dokter, perawat rumah sakit, dukun bayi, tenaga kesehatan, kader posyandu, mantri sunat
dentist | tukang gigi
pharmacist | penjaga apotek, tukang obat
patient | orang sakit
teacher | bu guru, guru tk, guru ngaji, dosen, kepala sekolah, guru bk, guru olahraga, guru matematika, wali kelas, guru killer, bapak guru, profesor dosen, guru les, guru sd
student | anak sekolah, mahasiswi, anak sma, anak smp, anak kampus, murid baru, murid sd, maba, wisudawan
scientist | peneliti, ilmuwan gila, profesor gila, penemu
technologist | programmer, anak it, konten kreator, youtuber, streamer, gamer cowok, selebgram, tukang it
office-worker | pns, pegawai negeri, manajer, pegawai kantor, bos kantor, karyawati, asn, pegawai kelurahan, orang kantoran, budak korporat, teller bank, pegawai bank, hrd, akuntan
judge | pak hakim
lawyer | advokat
cashier | mbak kasir, kasir minimarket, penjaga loket, petugas loket, mas kasir, kasir toko
journalist | reporter, jurnalis, penyiar, penyiar berita, wartawati, pembawa acara
photographer | tukang foto, kameramen
actor | pemain sinetron, bintang film, artis sinetron, komedian, pemain wayang orang, figuran
artist | seniman batik, pelukis jalanan, pembuat patung
clown-face | badut ulang tahun, badut sirkus, badut jalanan
babysitter | pengasuh bayi, suster bayi, mbak pengasuh, babysitter
lifeguard | penjaga kolam, penjaga kolam renang
pilot | pilot pesawat, pilot tempur
hunter | pemburu harta, pemburu hantu, pemburu babi
miner | penambang emas, penambang pasir, penambang timah
pirate | perompak, bajak laut kecil, kapten bajak laut, lanun
factory-worker | buruh pabrik
person-getting-haircut | tukang pangkas, pemangkas rambut, tukang cukur rambut, kapster
person-with-veil | pengantin wanita, mempelai wanita, pengantin perempuan, calon pengantin, mempelai
person-in-tuxedo | mempelai pria, pengantin laki-laki, pengantin cowok
woman-with-headscarf | ibu berhijab, cewek hijab, wanita berhijab, ukhti, cewek berhijab, hijaber, ibu-ibu pengajian, ibu berkerudung, muslimah
person-wrestling | pegulat sumo, pesumo
martial-arts-uniform | baju silat, baju karate, baju taekwondo, baju pencak silat
person-running | pelari maraton, atlet lari
ogre | buto, gendruwo, raksasa hijau, buta cakil, buto cakil, raksasa jahat, genderuwo hitam
demon | jin jahat, kolor ijo, banaspati, setan merah, raja iblis, rangda
person-genie | jin botol, om jin
creature | makhluk, nyi roro kidul, babi ngepet, naga besukih, garuda, burung garuda, siluman ular, wewe gombel, jelangkung, jailangkung, nyi blorong, siluman buaya, siluman harimau
creature | makhluk halus, monster laut, manusia harimau, palasik, hantu laut, batara kala, semar, petruk, gareng, bagong, punakawan, hanoman, gatotkaca, cepot, siluman monyet
woman-mage | nenek lampir, mak lampir, penyihir wanita, tukang tenung
man-mage | penyihir tua, dukun sakti, ahli sihir, dukun santet, pesulap
person-mage | tukang sulap, penyihir cilik
person-fairy | peri hutan, ibu peri, peri kecil, peri bunga
dwarf | liliput, tujuh kurcaci
person-vampire | vampir cina
person-zombie | mayat berjalan
skeleton | jerangkong, tulang belulang, jrangkong
skull | tengkorak kepala
dragon | naga jawa, naga hijau, ular naga
alien | makhluk luar angkasa, makhluk asing, orang mars, makhluk ufo
robot | manusia robot, robot-robotan
pile-of-poo | eek, eeq, tai, tahi, kotoran sapi, tai kucing, tai ayam, tahi ayam, kotoran ayam, telek, kotoran burung, tai kambing, kotoran kucing, kotoran anjing, tinja, pupuk kandang
pile-of-poo | kotoran kuda
cooked-rice | nasi putih, nasi liwet, nasi hangat, nasi pulen, ketan, beras merah
curry-rice | nasi pecel, nasi rames, nasi campur, nasi lemak, nasi gudeg, nasi kebuli, nasi rawon
pot-of-food | opor ayam, kari ayam, sayur lodeh, semur, sayur nangka, rendang padang, gulai ikan, pindang, sambal goreng, tongseng, semur jengkol, papeda, tumis kangkung
steaming-bowl | semangkuk bakso, soto ayam, sop buntut, indomie, mie instan, mie goreng, mie rebus, laksa, bubur ayam, bakmi, bakso urat, semangkok bakso, soto betawi, coto makassar
steaming-bowl | sop ayam, mie kuah
takeout-box | nasi bungkus, nasi kotak, nasi padang bungkus, bungkusan nasi
oden | tusuk sate, sate ayam, sate padang, sate taichan, sate madura, telur gulung, sate lilit, tusukan sate
fried-shrimp | udang tepung
falafel | bakwan, bala-bala, cireng, combro, misro, batagor, tahu bulat, cimol, ote-ote, perkedel kentang, gandasturi, tahu goreng, tahu crispy
dumpling | otak-otak, risoles, somay, pempek, kue pastel, risol mayo, pangsit goreng
tamale | arem-arem, lontong sayur, lepet, nagasari, pepes, pepes ikan, kue lapis daun, ketupat lebaran, buras, kupat
pancakes | martabak manis, terang bulan, kue serabi, kue leker, martabak telur, surabi, martabak mini, apem, kue apem
shortcake | kue lapis legit, kue brownies, kue pandan, bolu kukus, bika ambon, kue mangkok, lapis legit, kue basah
cookie | kastengel, kue lebaran, kue semprit, kaastengels, toples nastar, rengginang, lidah kucing, bakpia, biskuit kelapa
rice-cracker | krupuk, rempeyek, peyek, emping, opak, keripik singkong, kerupuk udang, kerupuk kaleng, kemplang, kerupuk putih, keripik tempe, rempeyek kacang, kripik, kerupuk warung
food | tempe, tempe mendoan, mendoan, kecap manis, petai, pete, jengkol, singkong, duku, langsat, cempedak, jambu air, sawo, kedondong, matoa, lengkuas, jahe merah, kencur, sereh, kemiri
food | cengkih, cengkeh, lada, gula merah, gula jawa, santan, tapai, peuyeum, rujak, asinan, pecel, karedok, tumpeng, abon, ikan asin, tetelan, cincau, kolang-kaling, durian montong
food | buah durian, rambutan merah, oncom, kunir
poultry-leg | ayam geprek, paha ayam, ayam kecap, ayam krispi, paha ayam goreng, ayam penyet, ayam crispy, ayam kremes
roasted-sweet-potato | ubi, ubi cilembu, ubi bakar, ubi ungu, ketela rambat, telo
cup-with-straw | es teh manis, es kelapa muda, es cincau, es dawet, jus alpukat, jus jeruk, jus mangga, teh botol, es susu, es sirup, es kopi susu, teh kotak, jus jambu, es teh jumbo
cup-with-straw | es degan
bubble-tea | boba, dawet, es boba, minuman boba
shaved-ice | es buah, es oyen, es kacang merah
ice-cream | es puter, es krim cup, es gabus
soft-ice-cream | es krim cone, es tung-tung, es krim kerucut, es potong
hot-beverage | kopi tubruk, kopi hitam, teh manis, teh tarik, wedang jahe, wedang ronde, bandrek, bajigur, secangkir kopi, secangkir teh, kopi susu, gelas kopi, sekoteng
hot-beverage | kopi panas, cangkir kopi, teh hangat
teapot | poci, teko teh, cerek, kendi teh
glass-bottle | botol jamu, jamu, botol kecap, botol sirup, botol minyak, minyak goreng, minyak kayu putih, minyak telon
plastic-bottle | botol air mineral, galon, galon air, air mineral, jerigen, botol minum, botol bekas, tumbler minum, galon kosong
canned-food | sarden, kornet, ikan kaleng, sarden kaleng
tin-can | kaleng kerupuk, kaleng susu, kaleng biskuit
candy | permen jahe, kembang gula, permen kopi, jenang, arum manis, permen mint, permen cokelat, gulali warna warni, permen susu, wingko, permen asam
lollipop | permen kaki, permen gagang
custard | puding, kue puding, silky puding
bowl-with-spoon | kolak, bubur kacang hijau, kolak pisang, bubur ketan hitam, burjo, mangkok bakso, kolak takjil, mangkuk ayam jago, bubur merah putih
doughnut | donat gula, donat kentang, kue donat, donat kampung, kue cincin
banana | pisang ambon, pisang raja, pisang kepok, setandan pisang, piscok, molen pisang
coconut | kelapa muda, degan, batok kelapa, tempurung kelapa, buah kelapa, sabut kelapa
mango | mangga harum manis, mangga muda, mangga arumanis
guava | jambu klutuk
tangerine | jeruk keprok, jeruk peras, jeruk mandarin
lime | jeruk nipis, jeruk purut
hot-pepper | cabe, cabe rawit, cabai rawit, lombok pedas, cabai merah, cabe merah, cabe keriting, cabe ijo
onion | bawang merah, bawang bombai, brambang
leafy-green | daun singkong, daun pepaya, pakcoy, caisim, daun kelor, sayuran hijau
herb | kemangi, daun pandan, pandan, daun salam, daun jeruk, daun sirih, daun jambu, daun ketumbar, kucai, daun mint
pea-pod | kecipir
beans | kacang kedelai, biji kopi
peanuts | kacang rebus, kacang goreng, kacang atom
seedling | biji bunga matahari, kuaci, bibit padi, kecambah, tauge, toge, bibit pohon, bibit cabai, taoge
sheaf-of-rice | gabah, bulir padi, jagung kering, tumpukan jerami, ilalang, rumput gajah, alang-alang
shallow-pan-of-food | wajan panas, wajan besar, teflon
rice-cooker | magicom, rais kuker, mejikom
cauldron | dandang, kuali besar, periuk, panci besar, kuali penyihir
amphora | gentong, kendi air, guci antik, gentong air, guci keramat, kendil
kite | layangan naga
spear | tombak pusaka
dagger | keris, rencong, badik, kujang, keris sakti, mandau
sword | golok, pedang sakti, pedang kayu, parang panjang
slingshot | plintengan, umban
long-drum | gendang kecil, ketipung, jimbe
gong | gong gamelan, kempul
flute | suling bambu, saluang, serunai, suling sunda
guitar | gitar pengamen, kencrung, gambus
whistle | sempritan, peluit wasit, priwitan
firecracker | petasan banting, petasan korek
diya-lamp | cempor, sentir
clog | bakiak kayu, gapyak
thong-sandal | sendal jepit, sendal, sendal emak, sandal emak, sandal terbang, sendal jepit putus, sandal ibu
womans-clothes | kebaya, baju kebaya, blus, gamis, baju kurung, daster emak
t-shirt | kaos oblong, kaus, kaos partai, seragam, seragam sekolah, seragam sd, baju koko, kaos singlet, seragam pramuka, kemeja batik, baju batik
top-hat | topi pesulap
womans-hat | topi caping, topi petani, caping petani
billed-cap | topi merah sd
broom | sapu lidi, sapu ijuk, sapu terbang, lidi
bucket | timba, ember bocor, baskom, ember air
basket | bakul nasi, besek, keranjang buah, keranjang pasar, keranjang bambu, rantang, keranjang rotan
sack | karung goni, sekarung beras, karung semen
bin | bak sampah
tap | kran, keran air, kran air
well | sumur tua, sumur timba
toilet | kloset, jamban, wc jongkok, kakus, kloset duduk, toilet jongkok
stove | kompor gas, kompor minyak, pawon, tungku kayu
fridge | kulkas dua pintu
table | meja guru
chair | dingklik, jengkok, kursi plastik, kursi rotan, kursi goyang, kursi sekolah
bed | balai-balai, kasur lipat
hut | gubuk, gubug, pos ronda, pos kamling, saung, dangau, gardu ronda, rumah gadang, honai, rumah panggung, joglo, rumah joglo, rumah kayu
market-stall | gerobak bakso, gerobak sate, gerobak es krim, gerobak nasi goreng, warung tenda, gerobak gorengan, gerobak martabak, lapak sayur
convenience-store | warung kelontong
building | stupa, pagoda, kelenteng, klenteng, monas, gapura, pendopo, kandang kambing, poskamling, lumbung padi, gardu listrik, kandang bebek
minibus | oplet, angkutan kota, angkot biru, jaklingko
auto-rickshaw | bajai, bajay
vehicle | dokar, gerobak sapi, cikar, odong-odong, kereta kelinci, gerobak sampah, becak mini, gerobak dorong, kereta kuda, sisingaan, mobil odong-odong
bus | bis, bus telolet, bus malam, bus sekolah, busway, transjakarta, bus kota, bis sekolah
delivery-truck | truk oleng, truk pasir, truk muatan, truk air, mobil box
pickup-truck | mobil bak, pikap, mobil pikap, mobil bak terbuka, mobil pick up
motorcycle | motor bebek, motor gede, moge, motor trail, motor ninja, motor supra, motor bebek tua
motor-scooter | motor matic, motor listrik
canoe | perahu naga, perahu karet, getek, rakit, kole-kole, perahu kayu
sailboat | pinisi, jukung, kapal phinisi, perahu cadik
train | kereta api, krl, kereta listrik, sepur, kereta ekonomi, kereta barang
tractor | beko, alat berat, traktor sawah, mesin bajak
chicken | ayam kampung, babon ayam, ayam kate
rooster | ayam jantan, ayam aduan, ayam pelung, ayam cemani, ayam bangkok
baby-chick | kuthuk, anak ayam warna-warni, piyik
cat | kucing oren, kucing oyen, oyen, kucing kampung, pus meong, kucing garong, kucing putih, kucing belang, mpus, kucing gembul, anabul, kucing anggora
dog | guguk, anjing kampung, anjing liar, gukguk, anjing peliharaan
cow | sapi perah, sapi kurban, sapi betina, sapi limosin
ox | sapi karapan, sapi bali
water-buffalo | kebo, kerbau bule, munding
goat | kambing kurban, anak kambing, kambing etawa, cempe, wedus
deer | pelanduk, si kancil, anak rusa, rusa bawean
monkey | kera, lutung, bekantan, topeng monyet, owa, beruk, anak monyet
orangutan | mawas, orang hutan
tiger | macan, maung, harimau sumatera, macan loreng, anak harimau
leopard | macan dahan
rhinoceros | badak jawa, badak bercula satu
elephant | gajah sumatera, anak gajah
animal | tapir, tarsius, tupai terbang, babirusa, kuskus, hewan kurban, hewan ternak, hewan peliharaan, pari
lizard | cicak, tokek, biawak, komodo, cecak, kadal buntung, anak cicak
crocodile | buaya putih, anak buaya
bird | burung murai, lovebird, cenderawasih, kutilang, perkutut, burung kutilang, kaswari, enggang, rangkong, burung cucak rowo, prenjak, pleci, gelatik, puyuh, emprit
dove | tekukur
parrot | kakatua, burung kakatua, burung nuri, beo
eagle | burung elang, elang jawa
owl | celepuk, kokok beluk
duck | entok, mentok
goose | soang, angsa galak
fish | lele, gurame, gurami, mujair, ikan bandeng, bandeng, tongkol, cakalang, kakap, arwana, ikan gabus, ikan asin goreng, patin, ikan koi, ikan kerapu
tropical-fish | ikan cupang, cupang, ikan badut, ikan mas koki, ikan nemo, guppy
squid | cumi
shrimp | ebi, rebon
crab | rajungan, yuyu, kelomang, umang-umang, kepiting bakau
snail | keong, keong sawah, keong racun
bug | kutu rambut, ulat bulu, kutu kucing, kumbang tahi, ulat daun, undur-undur, hama wereng, wereng, hama
cricket | orong-orong
butterfly | laron, sibar-sibar
honeybee | tawon endas
ant | semut rangrang, semut merah, semut api, rangrang
fly | lalat hijau, lalat buah
mosquito | nyamuk dbd, jentik nyamuk
cockroach | lipas, kecoa terbang
worm | pacet, cacing tanah
frog | kodok ngorek, katak pohon, kodok sawah
rat | tikus sawah, tikus besar, celurut, wirok
mole | tikus mondok
anthill | gundukan tikus tanah
spider | tarantula
deciduous-tree | pohon rambutan, pohon durian, pohon asam, trembesi, pohon ketapang, pohon flamboyan, bonsai
palm-tree | pohon pinang, pohon sawit, pohon aren, pohon pisang, sawit
tanabata-tree | pohon bambu, rumpun bambu
plant | kapas, enceng gondok, eceng gondok, lidah mertua, daun pisang, putri malu, lidah buaya, pakis, rumput teki, anggrek bulan, sirih gading, rotan
blossom | bunga kamboja, bunga bangkai, rafflesia, bunga kertas, kenanga, kantil, sedap malam, bunga anggrek, edelweis, bunga raflesia, krisan, bunga tujuh rupa
hibiscus | bunga sepatu
potted-plant | tanaman hias, pot tanaman, janda bolong
prayer-beads | rosario
mosque | musala, mushola, surau, langgar, musholla
hindu-temple | pura bali
ticket | karcis parkir, tiket bioskop, tiket kereta, tiket konser, tiket pesawat, karcis kereta, kupon, kupon undian
identification-card | ktp, kartu pelajar, e-ktp, kartu keluarga, kartu tanda penduduk
dollar-banknote | rupiah, uang kertas, uang seratus ribu, uang merah, uang monyet, uang kertas biru, lembaran uang
coin | uang receh, koin emas, recehan, uang koin, koin seribu, kepeng, uang gopek, koin seratus
red-envelope | angpao, angpau, amplop lebaran, angpaw
motorized-wheelchair | kursi roda listrik
manual-wheelchair | kursi roda
rescue-workers-helmet | helm proyek, helm motor, helm kuning
mobile-phone | hape, handphone, gawai, henpon, hp jadul, hp android, hpku
hole | lubang jalan, jalan berlubang
drain | comberan, got mampet
motor-boat | kapal klotok, klotok
ferry | feri
package | paket cod, kardus bekas, kardus mie
wood | gelondongan kayu, balok kayu, gelondongan
rock | batu kali, bongkahan batu
gem-stone | batu akik, akik, permata
brick | bata merah, batako
roof-tile | atap genteng
tile | keramik, tegel
`;
