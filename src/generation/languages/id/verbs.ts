/** Indonesian: verbs by what is done, `deed | word, start of a word*, two words`; `reader/verbs.ts` says what they are for. */
export const verbs = `
spit | meludah*, ludah*, diludahi*, meludahi*, bersin*, menyembur*, disembur*, semprot ludah, meniup ke
throw | melempar*, lempar*, dilempar*, melontar*, lontar*, dilontar*, membanting, nimpuk, timpuk, menimpuk, ngelempar
toss | membalik pancake, balik pancake, melempar ke atas, lempar ke atas, membalikkan dadar, membalik di udara, balik di wajan
drop | menjatuh*, jatuhkan, dijatuh*, jatuhin, ngejatuhin, melepas jatuh, menjatuhkan
catch | menangkap*, tangkap*, ditangkap*, nangkap*, nangkep, tangkepin
grab | merebut*, rebut, direbut*, menyambar*, sambar, meraih*, raih, comot, mencomot, merampas*
pick | memetik*, petik*, dipetik*, metik, ngambil buah, memungut*, pungut
harvest | memanen*, panen*, dipanen*, manen, menuai*, tuai
plant | menanam*, tanam*, ditanam*, nanam, nanem, menyemai*, menabur benih, semai
water | menyiram*, siram*, disiram*, nyiram*, mengairi, nyirem, irigasi
dig | menggali*, gali, galian, digali*, ngegali, mencangkul*, cangkul*, mengeruk, keruk
fill-in | menimbun*, timbun*, ditimbun*, mengubur*, kubur*, dikubur*, menutup lubang, menguruk
rake | menggaruk tanah, menyiangi*, siangi, garu, menggaru, mencangkul*, cangkul, cabut rumput, mencabut rumput, nyangkul
prune | memangkas*, pangkas*, dipangkas*, memotong rumput, potong rumput, mangkas, tebas, menebas, babat rumput
milk | memerah susu, perah, diperah*, merah susu, meres susu, memeras susu, perah susu, memerah
shear | mencukur bulu, cukur bulu, mencukur domba, cukur domba, gunting bulu, menggunting bulu
feed | memberi makan*, memberi makan, beri makan, diberi makan, kasih makan, ngasih makan, menyuapi*, suapi, nyuapin, kasi makan
stroke | mengelus*, elus*, dielus*, ngelus*, membelai*, belai*, dibelai*, usap*, mengusap*
walk | mengajak jalan anjing, ajak jalan, jalan-jalan sama anjing, menuntun*, tuntun, jalanin anjing, bawa anjing jalan, anjing jalan-jalan
groom | menyikat bulu, sikat bulu, menyisir*, sisir*, disisir*, merawat bulu, nyisir, grooming
tame | menjinak*, jinak*, dijinak*, melatih hewan, melatih binatang, pawang*, melatih anjing
ride | menunggang*, tunggang*, ditunggang*, naik kuda, naik sepeda, bersepeda, berkuda, nunggang*, ngegowes, gowes
herd | menggiring*, giring*, digiring*, menggembala*, gembala*, ngangon, angon, mengumpulkan ternak
hunt | berburu, memburu*, diburu*, pemburu*, perburuan
fish | memancing*, mancing*, pancing*, dipancing*, menjala, jala ikan, menjaring ikan, nelayan
chase | mengejar*, kejar*, dikejar*, ngejar*, memburu*, kejar-kejaran, memburu
flee | melarikan diri, kabur, lari, larikan, berlari, melarikan*, minggat, meloloskan diri, lolos, pelarian
hide | bersembunyi, sembunyi*, menyembunyi*, disembunyi*, ngumpet, umpet*, mengumpet, petak umpet
seek | mencari*, cari, dicari*, nyari*, carikan, menelusuri, pencarian, cariin
find | menemukan*, temukan, ditemukan*, nemu*, ketemu, penemuan
sneak | mengendap*, mengendap-endap, endap-endap, menyelinap*, selinap, nyelinap, berjinjit, jinjit, diam-diam
spy | memata-matai, mata-mata, mengintip*, intip*, diintip*, ngintip*, mengintai*, intai
wake | membangunkan*, dibangunkan*, bangunin, ngebangunin, bangun, terbangun, kebangun, bangunkan
sleep | tidur*, tertidur, ketiduran, bobo, bobok, terlelap, lelap, merem, molor
put-to-bed | menidurkan*, tidurkan, ditidurkan*, nidurin, menina bobo*, menina bobo, ninabobo*, meninabobo*, nina bobo, kelonin, ngelonin
steal | mencuri*, curi, dicuri*, pencuri*, nyuri, nyolong, colong*, maling*, merampok*, rampok*, dirampok*, mencopet*, copet*
pinch-food | nyomot*, nyomot makanan, comot*, mencomot*, ngemil, cemil*, nyemil, mengudap, curi makanan, mencuri makanan, icip-icip
guard | menjaga*, jaga, dijaga*, penjaga*, ngejaga, jagain, melindungi*, lindungi*, mempertahankan*, pertahankan, membela
attack | menyerang*, serang, serangan*, diserang*, nyerang, menyerbu*, serbu*, menggempur*, gempur
fight | berkelahi, kelahi*, perkelahian, berantem, bertarung*, tarung*, bertempur*, tempur*, memukuli*, gebuk*, hajar*, menghajar*, tawuran
punch | meninju*, tinju*, ditinju*, memukul*, pukul*, dipukul*, mukul*, nonjok*, tonjok*, menonjok*
kick | menendang*, tendang*, ditendang*, nendang*, sepak*, menyepak*
wrestle | bergulat*, gulat*, pegulat*, smackdown, adu panco, panco, sumo
slap | menampar*, tampar*, ditampar*, nampar*, gampar*, menepuk*, tepuk, tabok*, nabok, pukul lalat
bite | menggigit*, gigit*, digigit*, ngegigit, nggigit, gigitan
sting | menyengat*, sengat*, disengat*, nyengat, tersengat, antup*, disengat lebah
shoot | menembak*, tembak*, ditembak*, nembak*, penembak*, tembakan
bomb | mengebom*, ngebom*, dibom, bom, meledak*, ledak*, diledak*, pengeboman
slice | mengiris*, iris, irisan, diiris*, memotong*, potong*, dipotong*, motong*, mencincang*, cincang*, ngiris
saw | menggergaji*, gergaji*, digergaji*, ngegergaji
hammer | memalu, palu, dipalu, memaku*, paku, dipaku*, maku, martil, menancapkan paku, getok
drill | mengebor*, ngebor*, dibor, bor, obeng, sekrup*, menyekrup*, memutar sekrup, pengeboran
build | membangun, bangunan*, dibangun*, pembangun*, mendirikan*, ngebangun, bikin rumah, konstruksi, membangun rumah
repair | memperbaiki*, perbaiki*, diperbaiki*, betulin, benerin, membetulkan*, betulkan, mereparasi, reparasi, servis, ngebenerin
assemble | merakit*, rakit*, dirakit*, ngerakit*, menyusun*, susun*, memasang*, pasang, menggabungkan bagian, puzzle
take-apart | membongkar*, bongkar*, dibongkar*, ngebongkar*, mempreteli*, preteli*, melepas bagian, copotin
paint | mengecat*, ngecat*, dicat, cat, melukis*, lukis*, dilukis*, pengecat, pelukis*
draw | menggambar*, gambar*, digambar*, ngegambar, sketsa, mencoret*, corat-coret
colour-in | mewarnai*, warnai*, diwarnai*, pewarnaan, warnain, ngewarnain, mewarna
write | menulis*, tulis*, ditulis*, nulis*, penulis*, mengarang*, karangan
type | mengetik*, ketik*, diketik*, ngetik*, pengetik*, keyboard
spell | dieja, eja, ejaan*, ngeja, dikte, mengeja
read | membaca*, baca, dibaca*, bacaan, pembaca*, bacain, ngebaca, mbaca
count | menghitung*, hitung*, dihitung*, ngitung*, itung*, berhitung
calculate | berhitung, menjumlah*, jumlahkan, mengalikan, perkalian, kalkulasi, menghitung*, hitungan, tambah-tambahan, matematika
measure | mengukur*, ukur, diukur*, ngukur, menimbang*, timbang*, ditimbang*, nimbang, pengukuran
guess | menebak*, tebak*, ditebak*, nebak*, menduga*, tebak-tebakan, terka, menerka
answer | menjawab*, jawab*, dijawab*, ngejawab, membalas*, balas, jawaban*
ask | bertanya*, tanya*, menanya*, ditanya*, nanya*, meminta, pertanyaan
learn | belajar*, mempelajari*, pelajari, dipelajari*, berlatih*, latihan*, menghafal, ngapalin, pelajaran
teach | mengajar*, ajari*, diajari*, ngajar*, ajarin, menjelaskan*, jelaskan, jelasin, pengajar*
memorise | menghafal*, hafal*, dihafal*, ngafal*, hapal*, menghapal*, ngapalin, mengingat*, ingat*, diingat*
forget | melupakan*, lupa*, dilupakan*, terlupa*, kelupaan, pelupa
repeat | mengulang*, ulang, ulangi*, diulang*, ngulang*, meniru*, tiru*, ditiru*, niru*, menirukan, menyalin*
match | mencocokkan*, cocokkan*, dicocok*, cocokin, nyocokin, memasangkan*, pasangkan, pasangan*, menjodohkan, jodohkan
sort | menyortir*, sortir*, disortir*, memilah*, pilah*, dipilah*, milah*, memisah*, pisahkan, mengelompok*, kelompokkan
order | mengurutkan*, urutkan*, diurutkan*, urutin, ngurutin, urutan, menyusun berdasarkan, peringkat
tidy | merapikan*, rapikan*, dirapikan*, rapiin, ngerapiin, beres-beres, beresin, membereskan*, bereskan, menata*, berbenah
pack | mengemas*, kemas*, dikemas*, berkemas*, packing, ngepak, koper, memuat*, muat barang, mengepak
unload | membongkar muatan, bongkar muatan, bongkar muat, menurunkan barang, nurunin barang, menurunkan muatan, turunkan barang, bongkar barang
stack | menumpuk*, tumpuk*, ditumpuk*, numpuk*, menyusun*, susun*
balance | menyeimbang*, seimbang*, keseimbangan, nyeimbangin, imbang, meniti*, menjaga keseimbangan
tip-over | menggulingkan*, gulingkan, terguling, menjungkir*, jungkir*, terjungkal, terbalik, ngebalikin, merobohkan*, roboh, robohkan
spill | menumpahkan*, tumpah*, ditumpah*, tumpahin, numpahin, ketumpahan
pour | menuang*, tuang*, dituang*, nuang*, mengisi gelas, isi gelas, mengucur*, kucur*
empty | mengosongkan*, kosongkan*, dikosongkan*, kosongin, ngosongin, menguras*, kuras*, dikuras*
mix | mencampur*, campur*, dicampur*, nyampur*, mengaduk*, aduk*, diaduk*, ngaduk*
knead | menguleni*, uleni*, diuleni*, adonan, ngulen*, ulenin, meremas adonan
bake | memanggang kue, manggang*, bikin kue, membuat kue, panggang kue, oven, dioven, bikin roti, bakar kue
cook | memasak*, masak*, dimasak*, merebus*, rebus*, direbus*, ngerebus*, menanak*, koki
fry | menggoreng*, goreng*, digoreng*, ngegoreng, nggoreng, menumis*, tumis*
grill | memanggang*, panggang*, dipanggang*, manggang*, membakar sate, bakar ikan, bakar-bakar, barbekyu, bbq, sangrai
season | membumbui*, bumbu*, dibumbui*, menggarami*, garami, bumbuin, ngasih garam, kasih garam
serve | melayani*, layani*, dilayani*, ngelayanin, menyajikan*, sajikan*, disajikan*, menghidang*, hidangkan, pelayan*
order-food | memesan*, pesan*, dipesan*, mesen, pesen*, mesan, order, ngorder, pesanan
deliver | mengantar*, nganter*, anterin, mengirim*, kurir*, ngantar*, pengantar*, antar, antarkan, antarin, diantar, diantarkan
carry | membawa*, mengangkut*, angkut*, diangkut*, menggendong*, gendong*, memikul*, ngangkut, bawa, bawakan, bawain, dibawa, dibawakan
pull | menarik*, tarik*, ditarik*, narik*, menyeret*, seret*, diseret*, menderek*, derek
push | mendorong*, dorong*, didorong*, ngedorong, nyorong, sorong*, menyorong*
lift | mengangkat*, angkat*, diangkat*, ngangkat*, angkatin, menaikkan
lower | menurunkan*, turunkan*, diturunkan*, nurunin, turunin, merendahkan
hang | menggantung*, gantung*, digantung*, ngegantung*, menjemur*, jemur*, dijemur*, cantol*
take-down | mengangkat jemuran, angkat jemuran, ngangkat jemuran, menurunkan*, copot*, mencopot*, ambil jemuran
fold | melipat*, lipat*, dilipat*, ngelipat, nglipat, origami
iron | menyetrika*, setrika*, disetrika*, nyetrika, gosok baju, strika, nggosok baju
wash | mencuci*, cuci*, dicuci*, nyuci*, membilas*, bilas*, dibilas*, cuci piring
clean | membersihkan*, bersihkan*, dibersihkan*, bersihin, ngebersihin, bersih-bersih, mengelap*, ngelap, menggosok*, gosok*, lap
sweep | menyapu*, sapu, disapu*, nyapu*, sapuin, menyedot debu, vakum, vacuum, ngepel
polish | memoles*, poles*, dipoles*, mengilap*, mengkilap*, menyemir*, semir*, nyemir, kilap*
dry | mengering*, keringkan*, dikeringkan*, keringin, ngeringin, menjemur*, jemur*, kering
dust | membersihkan debu, bersihin debu, debu*, kemoceng, lap debu, mengelap debu
sew | menjahit*, jahit*, dijahit*, ngejahit, njahit, menyulam*, sulam*, bordir*
knit | merajut*, rajut*, dirajut*, ngerajut, menyulam, renda, merenda
weave | menenun*, tenun*, ditenun*, nenun, menganyam*, anyam*, dianyam*, nganyam
tie | mengikat*, ikat, ikatan, diikat*, ngikat, ngiket, menyimpul*, simpul*, mengikat tali
untie | melepas ikatan, lepas ikatan, membuka ikatan, mengurai*, urai*, diurai*, ngurai, melepaskan tali, buka simpul
dress | berpakaian, memakai baju, pakai baju, pake baju, dandan*, mendandani*, mengenakan*, kenakan, berdandan, makein baju
undress | melepas baju, lepas baju, buka baju, membuka baju, copot baju, telanjang*, menanggalkan*
put-on-make-up | merias*, rias*, dirias*, berdandan*, dandan*, makeup, make up, bermake-up, lipstik, ngerias
cut-hair | memotong rambut, potong rambut, motong rambut, cukur rambut, mencukur rambut, pangkas rambut, gunting rambut, salon
shave | mencukur*, cukur*, dicukur*, nyukur, bercukur, cukur jenggot, cukur kumis
decorate | menghias*, hias*, dihias*, ngehias*, mendekor*, dekor*, menghiasi*
wrap | membungkus*, bungkus*, dibungkus*, ngebungkus*, bungkusin, bungkus kado
unwrap | membuka kado, buka kado, membuka bungkus*, membuka bungkus, buka bungkus*, buka bungkus, unboxing, membongkar koper, membuka hadiah
give | memberi*, beri, berikan*, diberi*, kasih, kasi, ngasih, kasihin, membagikan*, menyerahkan*
share-out | membagi*, bagi-bagi, bagikan, dibagi*, bagiin, ngebagi*, berbagi, pembagian
collect | mengumpul*, kumpul*, dikumpul*, ngumpul*, mengoleksi*, koleksi*, ngoleksi
gather-together | mengumpulkan*, kumpulkan*, dikumpulkan*, berkumpul*, ngumpulin, menghimpun*, himpun*
buy | membeli*, beli, dibeli*, beliin, ngebeli, belanja*, berbelanja, pembeli*, borong
sell | menjual*, jual*, dijual*, ngejual*, jualan, berjualan, penjual*, dagang*, berdagang
bargain | menawar, tawar-menawar, tawar*, ditawar*, nawar*, tawar menawar, nego*
trade | berdagang*, perdagangan, menukar*, tukar*, ditukar*, nuker*, tuker*, barter*, bertukar*
pay | membayar*, bayar*, dibayar*, mbayar, ngebayar, bayarin, pembayaran
earn-money | mencari uang, cari uang, cari duit, nyari duit, menghasilkan uang, dapat uang, dapat duit, cari nafkah, gaji*, cuan
save-money | menabung*, tabung*, ditabung*, nabung*, menghemat*, hemat*, celengan, ngirit
invest | berinvestasi, investasi*, menginvestasi*, berbisnis, bisnis*, saham, menanam modal, buka usaha
hire | mempekerjakan*, pekerjakan, merekrut*, rekrut*, direkrut*, menyewa pekerja, menggaji*, lowongan
manage | mengelola*, kelola*, dikelola*, ngelola, mengurus*, urus*, ngurus*, menjaga toko, jaga toko, jaga warung, manajer
win | menang, memenang*, menangkan, dimenangkan*, pemenang*, kemenangan, juara, menangin
lose | kalah, kekalahan, kehilangan, hilang, menghilangkan
bet | bertaruh*, taruhan, mempertaruh*, judi*, berjudi*, ngejudi
deal | membagikan kartu, bagi kartu, membagi kartu, bagiin kartu, mengocok kartu, kocok*, mengocok*, ngocok kartu, bandar
draw-card | mengambil kartu, ambil kartu, menarik kartu, narik kartu, ngambil kartu, cabut kartu
discard | membuang kartu, buang kartu, menyingkirkan*, singkirkan*, habiskan kartu, menghabiskan kartu, membuang*
roll | melempar dadu, lempar dadu, kocok dadu, mengocok dadu, menggulirkan dadu, dadu
turn-over | membalik*, balik kartu, balikin, dibalik*, ngebalik*, membuka kartu, buka kartu
move | memindahkan*, pindah*, dipindah*, mindahin, menggerakkan*, gerakkan, menjalankan bidak, menggeser*, melangkah*
capture | memakan bidak, makan bidak, merebut*, rebut, direbut*, menangkap bidak, menawan*
connect | menghubungkan*, hubungkan*, dihubungkan*, hubungin, menyambung*, sambung*, disambung*, nyambung*, mengaitkan
merge | menggabung*, gabung*, digabung*, gabungin, ngegabung*, menyatukan*, satukan, kombinasi*
divide | membagi*, dibagi*, bagi dua, membelah*, belah*, dibelah*, memecah jadi, pembagian, pisahkan
swipe | menggeser*, geser*, digeser*, ngegeser*, usap layar, mengusap layar, swipe
drag | menyeret*, seret*, diseret*, nyeret*, menggeser*, tarik dan lepas, drag
click | mengklik*, klik, diklik*, ngeklik, mengetuk layar, ketuk layar, tap, ngetap
press | menekan*, tekan*, ditekan*, neken, pencet*, memencet*, dipencet*, mencet, tombol
hold-down | menahan tombol, tahan tombol, tekan dan tahan, tahan lama, menahan*, tahan, nahan, ditahan*
release | melepas*, lepas*, dilepas*, ngelepas*, lepasin, melepaskan*
hit | mengenai*, kena, kenain, ngena, tepat sasaran, sasaran, menabrak, terkena
miss | meleset*, luput*, gagal kena, nggak kena, tidak kena, melewatkan*
score | mencetak gol, cetak gol, gol, ngegolin, mencetak*, skor, poin, masukin bola
bounce | memantul*, pantul*, dipantul*, mantul*, membal, memental*, mental
dribble | menggiring bola, giring bola, mendribel*, dribel*, dribble, gocek*, menggocek*
pass | oper, operan, dioper*, ngoper*, mengumpan*, umpan*, passing, mengoper, mengoperkan
head | menyundul*, sundul*, disundul*, nyundul*, tandukan, menanduk*, heading
serve-ball | servis, menyervis*, mengembalikan bola, membalas pukulan, raket, tenis, bulu tangkis, badminton, smash, tepok bulu
bat | memukul bola, pukul bola, mukul bola, pemukul*, bisbol, kasti, kriket
putt | golf, memukul golf, main golf, bola golf, putting, masukkan ke lubang
bowl | boling, bowling, menggelindingkan bola, gelindingin bola, main boling, gelinding*
skate | skate*, skateboard*, sepatu roda, main skate, seluncur es, berseluncur es, ice skating, skuter
ski | bermain ski, main ski, ski, papan seluncur salju, seluncur salju, kereta luncur, berseluncur, snowboard
surf | berselancar*, selancar*, peselancar, surfing, ombak
sail | berlayar*, melayari, perahu layar, pelayaran, melaut*, nahkoda, kapal layar
row | mendayung*, dayung*, didayung*, ngedayung, ndayung, kayak, kano, sampan
swim | berenang*, renang*, merenangi, perenang*, nyemplung, berenang-renang
dive | diving, nyebur, selam, menyelam, menyelami, nyelam, penyelam, terjun
float | mengapung*, apung*, ngapung*, terapung*, mengambang*, ngambang, hanyut*
sink | tenggelam*, menenggelam*, ditenggelam*, karam, nenggelemin, kelelep
fly | menerbang*, diterbang*, melayang*, penerbang*, nerbangin, terbang, terbangkan
glide | meluncur di udara, melayang*, paralayang, gantole, terbang layang, meluncur*
hover | melayang*, melayang di tempat, mengambang di udara, mengambang*, ngambang
take-off | lepas landas, tinggal landas, take off, mengudara*, pesawat naik
land | mendarat*, daratkan, mendaratkan*, pendaratan, landing, hinggap
crash | menabrak*, tabrak*, ditabrak*, nabrak*, bertabrakan, kecelakaan, tubruk*, menubruk*
steer | mengemudi*, kemudi*, menyetir*, setir*, mengendali*, kendali*, dikendali*, nyetir*, belok*
drive | menyetir*, nyetir*, mengemudi*, mengendarai*, kendarai, pengemudi*, sopir*, bawa mobil, nyupir
park | memarkir*, parkir*, diparkir*, markir*, markirin, juru parkir
overtake | menyalip*, salip*, disalip*, nyalip*, mendahului*, dahului, menyusul*, susul*
brake | mengerem*, ngerem*, direm, rem, berhenti*, menghentikan*, stop
speed-up | mempercepat*, percepat*, dipercepat*, ngebut*, ngegas, tancap gas, lebih cepat, gaspol, akselerasi
slow-down | memperlambat*, perlambat*, diperlambat*, melambat*, pelan-pelan, pelanin, lebih lambat, mengurangi kecepatan
drift | ngedrift, drift*, nge-drift, mendrift, ngepot*, slalom
race | balap*, membalap*, berlomba*, lomba*, adu cepat, kebut-kebutan, pembalap*, bertanding*, tanding*
refuel | mengisi bensin, isi bensin, ngisi bensin, bensin, mengisi bahan bakar, isi bahan bakar, spbu, pom bensin
get-in | naik ke, menaiki*, masuk mobil, masuk ke mobil, naik bus, naik kereta, penumpang naik, naik mobil, naik kapal
get-off | turun dari, turun*, keluar dari mobil, turun mobil, penumpang turun
pick-up-passengers | menjemput*, jemput*, dijemput*, ngejemput, njemput, penumpang*, mengangkut penumpang, ojek*, ngojek, taksi, narik penumpang
cross | menyeberang*, seberang*, diseberang*, nyebrang*, sebrang*, menyebrang*, melintas*, penyeberang*
jump-over | melompati*, lompati*, dilompati*, melompat*, lompat*, loncat*, meloncat*, ngelompatin, loncatin
hop | melompat*, lompat*, loncat*, meloncat*, melonjak, lompat-lompat, engklek, melompat-lompat
climb | memanjat*, panjat*, dipanjat*, manjat*, mendaki*, daki, pendaki*, naik gunung
swing | berayun*, ayun*, mengayun*, diayun*, bergelantung*, gelantung*, ayunan
hang-on | bergantung*, berpegang*, pegangan*, bergelantung*, menggelantung*, bertahan*, pegang erat
crawl | merangkak*, rangkak*, ngerangkak, merayap*, ngesot*, melata
slide | meluncur*, luncur*, diluncur*, terpeleset*, kepeleset, peleset*, perosotan, prosotan, seluncur*, merosot
fall-down | jatuh, terjatuh, kejatuhan, kejeblos, tersandung*, kesandung, roboh, tumbang, nyungsep, terjerembab
roll-along | berguling*, guling*, digulingkan*, menggelinding*, gelinding*, ngegelinding, bergulir*, menggulir*
spin | berputar*, putar*, memutar*, diputar*, muter*, puter*, berpusing, gasing
tilt | memiringkan*, miring*, dimiringkan*, miringin, condong*, mencondong*
shake | mengguncang*, guncang*, diguncang*, menggoyang*, goyang*, digoyang*, mengocok*, kocok*, menggoncang*
dance | nari, tari, tarian, berjoget*, joget*, berdansa*, dansa*, ngedance, menari, menari-nari, penari, joged
sing | menyanyi*, nyanyi*, bernyanyi*, dinyanyi*, penyanyi*, karaoke, bersenandung*, lagu
play-an-instrument | bermain musik, main musik, main piano, main gitar, bermain gitar, bermain piano, alat musik, memainkan alat musik, gitar*, pemusik, musisi
drum | menabuh*, tabuh*, ditabuh*, nabuh, gendang*, drum*, bedug, beduk, ngedrum, menggendang, rebana
clap | bertepuk*, tepuk tangan, tepuk*, menepuk*, keplok*, tepukan
listen | mendengar*, dengar*, didengar*, denger*, ngedenger*, menyimak*, simak
shout | berteriak*, teriak*, meneriak*, diteriak*, memanggil*, panggil*, neriakin, menjerit*, jerit*
whisper | berbisik*, bisik*, membisik*, dibisik*, ngebisik*, bisik-bisik
bark | menggonggong*, gonggong*, ngegonggong, mengeong*, meong*, guk guk, menyalak
laugh | tertawa*, tawa, ketawa*, mentertawa*, menertawa*, ngakak*, terbahak*, melucu*, melawak
cry | menangis*, nangis*, tangis*, ditangisi*, mewek, air mata, menangisi*
scare | menakuti*, takuti*, ditakuti*, nakutin, takut-takuti, menakut-nakuti, nakut-nakutin, mengageti*, menakutkan, menyeramkan, ngagetin
haunt | menghantui*, hantui*, dihantui*, hantu*, gentayangan, bergentayangan, berhantu, angker
surprise | mengejutkan*, kejutkan, kejutan*, dikejutkan*, mengagetkan*, kaget*, ngagetin, bikin kaget, terkejut
tease | menggoda*, goda, digoda*, godain, ngegodain, mengganggu*, ganggu*, mengusili*, usil*, jahil*, menjahili*, ngerjain, iseng*, prank
tickle | menggelitik*, gelitik*, digelitik*, ngelitik*, kelitik*, kitik*, ngitikin, menggelitiki
kiss | mencium*, cium*, dicium*, nyium*, ciuman, berciuman, kecup*, mengecup*
hug | memeluk*, dipeluk*, berpelukan, rangkul*, merangkul*, mendekap*, peluk, pelukan, peluk-peluk, meluk
marry | menikah*, nikah*, dinikah*, kawin*, mengawini*, pernikahan, pengantin*, perkawinan
invite | mengundang*, undang*, diundang*, ngundang*, mengajak*, ajak*, diajak*, ngajak*
visit | mengunjungi*, kunjung*, dikunjungi*, berkunjung*, ngunjungin, menjenguk*, jenguk*, mampir*, bertamu*
meet | bertemu*, temui*, menemui*, ketemu*, nemuin, berjumpa*, jumpa*, menjumpai*, pertemuan
greet | menyapa*, sapa, disapa*, nyapa*, menyambut*, sambut*, memberi salam, salam, mengucapkan salam
flirt | merayu*, rayu*, dirayu*, ngerayu*, menggombal*, gombal*, ngegombal*, pdkt, genit*, menggoda*
comfort | menghibur*, hibur*, dihibur*, ngehibur*, menenangkan hati, penghibur*, menenangkan*
calm-down | menenangkan*, tenang*, ditenangkan*, nenangin, tenangin, santai*, bersantai*, rileks*, relaks*
wait | menunggu*, tunggu*, ditunggu*, nunggu*, nungguin, menanti*, dinanti*, penantian
queue | mengantri*, antri*, mengantre*, antre*, ngantri*, ngantre*, berbaris*, antrean, antrian
arrive | sampai di, tiba, tiba di, datang*, nyampe, sampe, mencapai*, kedatangan, tujuan, sampai ke
leave | pergi*, berangkat*, keberangkatan, meninggalkan*, tinggalkan*, ditinggal*, cabut, ninggalin, pamit*
come-back | kembali*, balik, balik lagi, pulang*, kepulangan, balik pulang
get-home | pulang*, pulang ke rumah, sampai rumah, sampai di rumah, tiba di rumah, balik ke rumah, memulangkan*, dipulangkan*
get-lost | tersesat*, nyasar*, kesasar*, hilang arah, sesat, kesesatan, salah jalan
explore | menjelajah*, jelajah*, dijelajah*, mengembara*, kembara, berkelana*, menelusuri*, telusuri*, eksplor*, mengeksplor*, jalan-jalan
travel | bepergian*, berpergian, perjalanan*, traveling, berwisata*, wisata*, melancong*, jalan-jalan, mudik, bertualang*
follow | mengikuti*, ikuti*, diikuti*, ngikutin, ikutin, membuntuti*, buntuti*, ngebuntutin, nguntit*, menguntit*
lead | memimpin*, pimpin*, dipimpin*, memandu*, pandu*, dipandu*, menuntun*, tuntun*, menunjukkan jalan, membimbing*
accompany | menemani*, temani*, ditemani*, nemenin, temenin, mendampingi*, dampingi*, mengawal*, nganterin, mengantar*
rescue | menyelamat*, selamatkan*, diselamat*, penyelamat*, nyelametin, menolong*, tolong*, ditolong*
free | membebaskan*, bebaskan*, dibebaskan*, bebasin, ngebebasin, melepaskan*, lepaskan, pembebasan
help | membantu*, bantu*, dibantu*, bantuin, ngebantu*, menolong*, tolong*, nolong*, pertolongan
heal | menyembuh*, sembuh*, disembuh*, nyembuhin, mengobati*, obati*, diobati*, ngobatin, merawat*, perban*, membalut*
operate | mengoperasi*, operasi*, dioperasi*, ngoperasi, bedah*, membedah*, dibedah*
infect | menginfeksi*, infeksi*, terinfeksi*, menular*, tular*, ditulari*, nularin, ketularan, virus
vaccinate | memvaksin*, vaksin*, divaksin*, imunisasi*, menyuntik*, suntik*, disuntik*, nyuntik*
pull-out | mencabut*, cabut gigi, dicabut*, nyabut*, mencabut gigi, dokter gigi, cabutin
examine | memeriksa*, periksa*, diperiksa*, meriksa*, mengecek*, ngecek*, cek, dicek*, meneliti*, inspeksi*
arrest | menangkap pencuri, menangkap maling, tangkap maling, nangkap maling, tangkap pencuri, meringkus*, ringkus*, borgol*, memborgol*, polisi, diringkus*
imprison | memenjara*, penjara*, dipenjara*, mengurung*, kurung*, dikurung*, ngurung, bui, tahanan
judge | menghakimi*, hakim*, dihakimi*, mengadili*, adili*, diadili*, menuduh*, tuduh*, dituduh*, pengadilan, vonis
solve | memecahkan teka-teki, memecahkan kasus, pecahkan kasus, memecahkan misteri, teka-teki, menyelesaikan*, menyelidiki*, selidiki*, mengungkap*, detektif, mecahin
open | membuka*, buka, dibuka*, ngebuka, bukain, terbuka
close | menutup*, tutup*, ditutup*, nutup*, tertutup
lock | mengunci*, kunci*, dikunci*, ngunci*, menggembok*, gembok*, digembok*
unlock | membuka kunci*, membuka kunci, buka kunci*, buka kunci, kunci, membuka gembok, buka gembok, bukain kunci
pick-a-lock | membobol*, bobol*, dibobol*, ngebobol, mencongkel*, congkel*, bongkar kunci, membobol brankas, bobol kunci
break | memecahkan*, pecah*, dipecah*, mecahin, merusak*, rusak*, dirusak*, ngerusak*, mematahkan*, patah*, hancur*, menghancurkan*
tear | merobek*, robek*, dirobek*, ngerobek*, sobek*, menyobek*, nyobek*, disobek*
crush | menghancurkan*, hancurkan*, dihancurkan*, menggencet*, gencet*, menginjak*, injak*, diinjak*, menggilas*, gilas*, remuk*, meremuk*, penyet*
pop | meletus*, letus*, meletuskan*, memecahkan balon, pecahin balon, balon*, gelembung*, meletusin
shatter | hancur berkeping*, hancur berkeping, berkeping*, hancur*, pecah berkeping, remuk*, berantakan, menghancurkan*
melt | meleleh*, leleh*, melelehkan*, dilelehkan*, mencair*, cair*, lumer*, ngelelehin
freeze | membeku*, beku*, dibekukan*, membekukan*, bekuin, pembekuan
burn | membakar*, bakar*, dibakar*, terbakar*, kebakar*, kebakaran, ngebakar, hangus*, gosong*
put-out | memadamkan*, padamkan*, dipadamkan*, madamin, pemadam*, damkar, matiin api, mematikan api, memadam*
light | menyalakan*, nyalakan*, dinyalakan*, nyalain, menghidupkan*, hidupin, menerangi*, terangi*, lampu, menyulut*
switch-off | mematikan*, matikan*, dimatikan*, matiin, mati lampu, mematikan lampu, matiin lampu
charge | mengecas*, ngecas*, dicas, cas, mengisi baterai, isi baterai, ngecharge, charge, charger, baterai
power | mencolok*, colok*, dicolok*, nyolok*, listrik*, mengaliri listrik, stopkontak, steker, menyambung listrik
leak | bocor*, kebocoran, membocor*, merembes*, rembes*, menetes*, tetes*
flood | banjir*, membanjiri*, kebanjiran, kebanjir*, tergenang*, genang*, menggenangi*
bail-out-water | menimba air*, menimba air, menguras air, kuras air, membuang air dari perahu, buang air dari perahu, gayung, timba, menimba, nimba, ditimba
pump | memompa*, pompa*, dipompa*, mompa*, ngepompa
plug | menyumbat*, sumbat*, disumbat*, nyumbat*, menambal*, tambal*, ditambal*, nambal*, menutup lubang
block | memblokir*, blokir*, menghalangi*, halangi*, dihalangi*, ngehalangin, menghadang*, hadang*, kiper, menepis*, menangkis*, tangkis*
dodge | menghindar*, hindar*, dihindari*, ngehindar*, mengelak*, elak*, ngeles, berkelit*, kelit
duck | menunduk*, nunduk*, tunduk*, merunduk*, runduk*, jongkok*, berjongkok*, membungkuk*
trap | menjebak*, jebak*, dijebak*, ngejebak*, perangkap*, memerangkap*, menjerat*, jerat*, terjebak*
poison | meracuni*, racun*, diracun*, ngeracunin, keracunan, beracun, bisa ular
eat | makan, memakan*, dimakan*, makanan, melahap*, lahap*, santap*, menyantap*, mangan, maem, mam, nyantap
drink | minum*, meminum*, diminum*, menenggak*, nyeruput*, menyeruput*, seruput*
swallow | ditelan*, nelan, nelen*, tertelan, menenggak*, meneguk*, teguk*, telan, menelan
lick | menjilat*, jilat*, dijilat*, ngejilat*, njilat*
chew | mengunyah*, kunyah*, dikunyah*, ngunyah*, memamah*, mamah
taste | mencicipi*, cicip*, dicicip*, nyicip*, icip*, ngicip*, mengecap*, merasakan, rasain
vomit | muntah*, memuntah*, dimuntah*, mual*, muntahin
grow | tumbuh*, menumbuh*, bertumbuh*, membesar*, jadi besar, makin besar, pertumbuhan, besarin
shrink | mengecil*, mengecilkan*, dikecilkan*, menyusut*, susut*, menciut*, jadi kecil, makin kecil
become | menjadi, berubah*, menjelma*, jelma*, bertransformasi, transformasi, mengubah*, diubah*, berubah jadi, jadi naga
evolve | berevolusi*, evolusi*, berkembang*, perkembangan, bermutasi*, mutasi
hatch | menetas*, tetas*, menetaskan*, ditetaskan*, netas*, mengeram*, ngeram*, dierami*
breed | beternak*, ternak*, diternak*, peternak*, membiak*, mengembangbiak*, berkembang biak, memelihara*, pelihara*, piara*
lay | bertelur*, telur*, menelur*, nelor, petelur, bertelor, mengeluarkan telur
die | mati, tewas*, wafat*, kematian, modar, mampus, mokad, gugur, meninggal
survive | bertahan hidup, bertahan*, selamat, survive, survival, tetap hidup, hidup terus
revive | menghidupkan kembali, hidup kembali, hidup lagi, bangkit*, membangkit*, dibangkit*, hidupin lagi, menyadarkan*
rest | beristirahat*, istirahat*, rebahan*, rehat*, ngaso, leyeh-leyeh, santai, mengaso
do-exercises | berolahraga*, olahraga*, senam*, berlatih*, latihan*, push up, fitnes*, nge-gym, ngegym, jogging
meditate | bermeditasi*, meditasi*, bersemedi*, semedi*, bertapa*, yoga, tapa
breathe | bernapas*, bernafas*, napas*, nafas*, menghirup*, hirup*, menghembuskan*
pray | berdoa*, doa, didoakan*, mendoakan*, sembahyang*, bersembahyang*, salat, sholat, shalat, mengaji, ngaji, solat
fish-out-of-water | mengangkat dari air, angkat dari air, mengambil dari air, ambil dari air, menarik dari air, mentas*, mengentas*, mengeluarkan dari air
recycle | mendaur ulang*, mendaur ulang, daur ulang*, daur ulang, didaur ulang, membuang sampah, buang sampah, sampah*, tong sampah, mengolah sampah
litter | mengotori*, kotori*, dikotori*, ngotorin, nyampah*, buang sampah sembarangan, mencemari*, cemari*, bikin kotor
vote | memilih dalam pemilu, pemilu, mencoblos*, coblos*, nyoblos*, pemungutan suara, voting, memberi suara, pilkada
persuade | membujuk*, bujuk*, dibujuk*, ngebujuk*, meyakinkan*, yakinkan*, yakinin, merayu*
lie | berbohong*, bohong*, membohongi*, dibohongi*, ngibul*, berdusta*, dusta*, menipu*, tipu*, ditipu*, curang*, nyontek
bluff | menggertak*, gertak*, digertak*, ngegertak*, bluffing, pura-pura, berpura-pura
choose | memilih*, pilih*, dipilih*, milih*, pilihan, menentukan*, seleksi*
reject | menolak*, tolak*, ditolak*, nolak*, menyisihkan*, sisihkan*, buang yang jelek, afkir*, mengeliminasi*
approve | menyetujui*, setuju*, disetujui*, mengesahkan*, stempel*, menyetempel*, cap, mengecap, acc, mengizinkan*
photograph | memotret*, potret*, dipotret*, motret*, foto*, berfoto*, memfoto*, difoto*, selfie*, jepret*, menjepret*, motoin
film | merekam*, rekam*, direkam*, ngerekam*, syuting*, memfilm*, siaran*, streaming, live, video
print | mencetak*, dicetak*, nyetak*, ngeprint*, print*, mengeprint*, percetakan
send | mengirim*, kirim*, dikirim*, ngirim*, kirimin, mengeposkan, kirim surat
phone | menelepon*, telepon*, ditelepon*, nelepon*, nelpon*, telpon*, menelpon*, ngebel, vidcall
post | memposting*, posting*, diposting*, ngepost*, upload*, mengunggah*, unggah*, diunggah*, menerbitkan*
unlock-levels | membuka level, buka level, naik level, level baru, upgrade*, mengupgrade*, ngupgrade*, meningkatkan*, tingkatkan*, ningkatin
summon | memanggil roh, memanggil*, mantra*, merapal*, rapal*, sihir*, menyihir*, disihir*, nyihir*
curse | mengutuk*, kutuk*, dikutuk*, ngutuk*, menyumpahi*, santet*, menyantet*, nyantet, mengumpat*
teleport | teleportasi*, berteleportasi*, teleport*, menteleport*, pindah tempat sekejap, pintu ke mana saja
disappear | menghilang*, hilang*, ngilang*, lenyap*, melenyap*, sirna*, musnah*
appear | muncul*, memunculkan*, dimunculkan*, kemunculan, nongol*, timbul*, tampak, menampakkan*
rain | hujan*, kehujanan, gerimis*, turun hujan, ujan*
snow | salju*, bersalju*, turun salju, hujan salju
storm | badai*, guntur*, petir*, gemuruh*, guruh*, kilat*, topan*, geledek
blow | bertiup*, tiup*, meniup*, ditiup*, niup*, berhembus*, berembus*, angin*
erupt | meletus*, letusan*, erupsi*, gunung meletus, gunung api, gunung berapi
quake | gempa*, bergetar*, getar*, berguncang*, guncang*, gempa bumi, lindu
set | terbenam*, tenggelam*, matahari terbenam, senja*, gelap*, menggelap*, petang*, magrib, maghrib, malam tiba
dawn | terbit*, matahari terbit, fajar*, subuh*, pagi tiba, menjadi terang, pagi-pagi
bloom | mekar*, bermekaran*, berbunga*, berkembang*, memekar*, bunga mekar
rot | membusuk*, busuk*, basi, kebusukan, pembusukan, berjamur*, kedaluwarsa, kadaluarsa
cool-down | mendingin*, dingin*, didinginkan*, mendinginkan*, dinginin, menyejuk*, jadi dingin
overflow | meluap*, luap*, meluber*, luber*, tumpah ruah, mendidih*, kepenuhan
run-out | kehabisan*, habis*, waktu habis, kehabisan waktu, keburu habis, sebelum habis, batas waktu
ring | membunyikan*, bunyikan*, berbunyi*, bunyi*, berdering*, dering*, lonceng*, mencet bel, bel
knock | mengetuk*, ketuk*, diketuk*, ngetuk*, ngetok*, ketok*, mengetok*, tok tok
escape-from-a-room | keluar dari ruangan, keluar dari kamar, kabur dari kamar, kabur dari ruangan, melarikan diri dari, meloloskan diri*, meloloskan diri, escape room, lolos dari ruangan
escape-from-a-room | terkunci di
invade | menginvasi*, invasi*, menyerbu*, serbu*, diserbu*, menjajah*, jajah*, dijajah*, nyerbu
conquer | menaklukkan*, taklukkan*, ditaklukkan*, naklukin, menguasai*, kuasai*, dikuasai*, merebut wilayah, menduduki*
defeat | mengalahkan*, kalahkan*, dikalahkan*, ngalahin, kalahin, menumpas*, tumpas*, menghabisi*, membasmi*, basmi*
surround | mengepung*, kepung*, dikepung*, ngepung*, mengelilingi*, kelilingi*, dikelilingi*, melingkari*
place | menaruh*, taruh, taruhin, ditaruh*, naruh*, taro, meletakkan*, letakkan*, diletakkan*, menempatkan*, tempatkan*
remove | menghapus*, hapus*, dihapus*, menghilangkan*, hilangkan, mengambil*, ambil*, diambil*, ngambil*, menyingkirkan*, ngilangin
replace | mengganti*, ganti*, diganti*, ngganti*, gantiin, menukar*, tukar*, ditukar*, nuker*
insert | memasukkan*, masukkan*, dimasukkan*, masukin, menyisipkan*, sisip*, disisipkan*, menyelipkan*, selipkan
aim | membidik*, bidik*, dibidik*, ngebidik*, mengincar*, incar*, mengarahkan*, arahkan*, sasaran
stretch | menarik ketapel, tarik ketapel, ketapel*, merentang*, rentang*, meregang*, regang*, katapel*, jepretan, melar
launch | meluncurkan*, luncurkan*, diluncurkan*, luncurin, peluncuran, roket*, melontarkan*, lontarkan*
bounce-off | memantul*, pantul*, terpantul*, mantul*, terpental*, mental, membal
reflect | memantulkan*, pantulkan*, dipantulkan*, mencerminkan*, cermin*, mantulin, bayangan, pantulan
magnetise | menarik magnet, magnet*, bermagnet*, kemagnetan, besi berani, ditarik magnet
push-away | menolak*, mendorong menjauh, dorong jauh, menjauhkan*, jauhkan*, dijauhkan*, mengusir*, usir*, diusir*, ngusir*
mine | menambang*, tambang*, ditambang*, nambang*, penambang*, pertambangan, bijih
smelt | melebur*, lebur*, dilebur*, pandai besi, membuat senjata, crafting, tempa, menempa, ditempa, nempa
brew | menyeduh*, seduh*, diseduh*, nyeduh*, meracik*, racik*, diracik*, bikin kopi, ramuan*, ngeracik
pickle | mengawetkan*, awetkan*, diawetkan*, acar*, asinan*, mengasinkan*, ngawetin, manisan, menggaramkan
peel | mengupas*, kupas*, dikupas*, ngupas*, kupasin, menguliti*, kuliti
squeeze | memeras*, diperas*, memerah jeruk, jus*, ngejus, bikin jus, peras, perasan, meres
crack | memecahkan telur, pecahin telur, mecahin telur, memecahkan kacang, pecahin kacang, retak*, meretak*, pecahkan telur, pemecah kacang, kupas kacang
spread | mengoles*, oles*, dioles*, ngoles*, olesin, selai, mentega
sprinkle | menabur*, tabur*, ditabur*, nabur*, memercik*, percik*, diperciki*, menaburi*
roll-out | menggilas adonan, gilas*, menggulung*, gulung*, digulung*, ngegulung*, pangsit, bungkus lumpia, menggiling adonan, lumpia, dimsum
skewer | menusuk*, tusuk*, ditusuk*, nusuk*, sate, satai, menyate*, nyate*
`;
