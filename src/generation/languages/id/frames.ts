/** Indonesian: verbs by what happens, and the small words that mark who does it to whom; `events.ts` says what each row means. */
export default `
~ | (?:kan|in|i|lah|nya)?
play | kamu adalah, kau adalah, aku adalah, kamu menjadi, kamu jadi, kamu, aku, bermain sebagai, main sebagai, mengendalikan, kendalikan, tokoh utama, karakter utama, pemain, bantu, membantu
play | main jadi, bermain jadi, berperan sebagai, perankan~, memerankan~, kamu main, jadilah~, jadi seekor, jadi seorang, menjadi~, jadi~, saya adalah, saya jadi, mainkan~
play | memainkan karakter, pandu~, memandu~, tolongin~, bantuin~, menggerakkan~, gerakkan~, kontrol~, mengontrol~, anda adalah, anda menjadi
take | kumpul*, mengumpul*, ambil, mengambil, tangkap, menangkap, cari, mencari, temukan, menemukan, petik, memetik, dapatkan, mendapatkan, pungut, memungut, memancing, meraih, ngumpulin~
take | kumpulin~, nangkep~, tangkep~, nangkap~, nyari~, cariin~, ngambil~, ambilin~, dapetin~, dapet~, mungut~, pungutin~, panen~, memanen~, pancing~, mancing~, mendulang~, menggaet~, gaet~
take | jaring~, menjaring~, menampung~, tampung~, menyerok~, serok~, mengoleksi~, koleksi~, membeli~, beli~, menyimpan~, simpan~, menabung~, tabung~, menggali harta, gali~, menambang~
take | tambang~, menerima~, terima~, memperoleh~, peroleh~, raih~, merebut~, rebut~, berburu harta, menemui harta, memilih~, pilih~, menyapu bersih, menyendok~, mengangkat~, angkat~
take | menjemput~, jemput~, memeras~, peras~, memerah~, memulung~, menimba~, menciduk~, sambar~, menyambar~, petikin~, cabut~, mencabut~, congkel~
eat | makan, memakan, minum, telan, menelan, lahap, melahap, memakan~, dimakan~, makanin~, ngemil~, menelan~, mengunyah~, kunyah~, menggigit makanan, menjilat~, jilat~, menghisap~, hisap~
eat | sedot~, menyedot~, mencicipi~, cicipi~, mencicip~, menyantap~, santap~, melahap~, mengisap~, minumin~, meminum~, nyemil~, mengganyang~, menyeruput~
steal | curi, mencuri, merampok, rampas, nyuri~, maling~, mencopet~, copet~, merampas~, menjarah~, jarah~, menculik~, culik~, membobol~, bobol~, menggondol~, gondol~, merogoh~
steal | menyelundupkan~, membawa kabur
save | selamatkan, menyelamatkan, bebaskan, membebaskan, tolong, menolong, nyelametin~, selametin~, menyelamatkan~, diselamatkan~, membebaskan~, melepaskan~, lepaskan~, mengobati~, obati~
save | menyembuhkan~, sembuhkan~, menghidupkan~, memulihkan~, pulihkan~, evakuasi~, mengevakuasi~, menyadarkan~
bring | antar*, mengantar*, bawa, membawa, sajikan, menyajikan, kirim*, mengirim*, beri makan, memberi makan, jual, menjual, angkut, melayani, nganter~, nganterin~, anterin~, antarkan~
bring | mengantarkan~, bawain~, bawakan~, membawakan~, membawa~, ngasih~, kasih~, kasihkan~, memberi~, memberikan~, berikan~, beri~, bagikan~, membagikan~, membagi~, bagi~, suguhkan~
bring | menyuguhkan~, suapi~, menyuapi~, ngasih makan, kasih makan, memberi minum, masukkan~, memasukkan~, masukin~, menaruh~, taruh~, letakkan~, meletakkan~, simpan ke, menuang~, tuang~
bring | tuangkan~, menuangkan~, isi, mengisi~, muat~, memuat~, mengangkut~, memindahkan~, pindahkan~, menggendong~, gendong~, memikul~, pikul~, menjajakan~, berjualan~, jualan~, jualin~
bring | menyerahkan~, serahkan~, mengembalikan~, kembalikan~, mengantar~, buang~, membuang~, buangin~, menggantung~, gantungkan~, menurunkan~, turunkan~, membungkus~, bungkus~, kemas~
bring | mengemas~, menimbang~
make | masak, memasak, bangun, membangun, tanam, menanam, siram, menyiram, buat kue, membuat, panggang, memanggang, merawat, memperbaiki, membersihkan, memelihara, rakit~, merakit~, rangkai~
make | merangkai~, jahit~, menjahit~, rajut~, merajut~, menenun~, tenun~, lukis~, melukis~, gambar~, menggambar~, warnai~, mewarnai~, cat, mengecat~, hias~, menghias~, dekorasi~
make | mendekorasi~, tulis~, menulis~, goreng~, menggoreng~, rebus~, merebus~, kukus~, mengukus~, bakar sate, adon~, mengaduk~, aduk~, campur~, mencampur~, meracik~, racik~, menyeduh~
make | seduh~, tumis~, menumis~, menguleni~, oven~, memanggang~, menyiapkan~, siapkan~, betulin~, benerin~, perbaiki~, memperbaiki~, menambal~, tambal~, menyusun rumah, mendirikan~, dirikan~
make | membesarkan~, rawat~, merawat~, pelihara~, ternak~, beternak~, menetaskan~, tetaskan~, menabur~, tabur~, menyemai~, semai~, menyirami~, sirami~, memupuk~, pupuk~, bercocok tanam
make | berkebun~, bertani~, mengelola~, kelola~, melipat~, lipat~, memahat~, pahat~, mengukir~, ukir~, tanamkan~
clean | bersihkan~, bersihin~, membersihkan~, bersih bersih, nyapu~, sapu~, menyapu~, mengepel~, pel, ngepel~, cuci~, mencuci~, nyuci~, cuciin~, lap, mengelap~, gosok~, menggosok~, sikat~
clean | menyikat~, memandikan~, mandikan~, mandiin~, mandi~, bilas~, membilas~, memoles~, poles~, rapikan~, merapikan~, beresin~, bereskan~, membereskan~, menyingkirkan~, singkirkan~
clean | menghapus~, hapus~, keramas~, memangkas~, pangkas~, mencukur~, cukur~, menyisir~, sisir~, mengeringkan~, keringkan~, menjemur~, jemur~, setrika~, menyetrika~
use | buka~, membuka~, bukain~, tutup~, menutup~, nyalakan~, menyalakan~, nyalain~, matikan~, mematikan~, padamkan~, memadamkan~, pencet~, mencet~, tekan~, menekan~, tekankan~, pakai~
use | memakai~, pake~, kenakan~, mengenakan~, gunakan~, pasang~, memasang~, pasangkan~, putar~, memutar~, kunci~, mengunci~, baca~, membaca~, membunyikan~, bunyikan~, mainkan musik
use | memetik gitar, menyetel~, setel~, memotret~, foto~, mengetik~, ketik~, mengikat~, ikat~, melepas~, lepas~, menukar~, tukar~, mengganti~, ganti~, meniup~, tiup~, aktifkan~
use | mengaktifkan~
avoid | hindari, menghindar*, kabur, melarikan, lari dari, awas, hati hati, bersembunyi, sembunyi, bertahan, menjauh*, jauhi, lolos, hindarin~, ngehindarin~, terhindar~, kabur dari, ngumpet~
avoid | sembunyi dari, bersembunyi~, menghindari~, menjauhi~, elak~, mengelak~, elakkan~, meloloskan diri, loloskan~, jangan kena, jangan sampai, jangan tersentuh, jangan menabrak
avoid | jangan nabrak, jangan menyentuh, waspada~, selamat dari, bertahan hidup, bertahan dari, takut~, takut pada, melarikan diri, berlindung~, menangkis~, tangkis~, tahan~, menahan~
avoid | awas ada, lewati~, melewati~
fight | lawan, melawan, bertarung, kalahkan, mengalahkan, bunuh, membunuh, hancurkan, menghancurkan, basmi, membasmi, usir, mengusir, ngelawan~, lawan~, gebuk~, menggebuk~, berkelahi~
fight | berantem~, bertempur~, tempur~, berperang~, perangi~, memerangi~, duel~, berduel~, kalahin~, ngalahin~, taklukkan~, menaklukkan~, tumbangkan~, menumbangkan~, habisi~, menghabisi~
fight | musnahkan~, memusnahkan~, melenyapkan~, lenyapkan~, menghajar~, hajar~, ngusir~, usirin~, halau~, menghalau~, tewaskan~, menewaskan~, meledakkan~, ledakkan~, melumpuhkan~, lumpuhkan~
fight | gulingkan~, robohkan~, merobohkan~, jatuhkan musuh, hentikan~, menghentikan~, mencegah~, cegah~, bubarkan~, kalah*
chase | kejar, mengejar, dikejar, buru, memburu, ikuti, mengikuti, ngejar~, kejarin~, ngejar ngejar, memburu~, berburu~, memangsa~, membuntuti~, buntuti~, mengincar~, incar~, ingin memakan
chase | mau memakan, ingin menangkap, mau menangkap, mencoba menangkap, berusaha menangkap, mengintai~, intai~, menguntit~, mengejar ngejar, mengikuti~
attack | serang, menyerang, diserang, gigit, menggigit, ganggu, mengganggu, patroli, menyerbu, merusak, nyerang~, menyerang~, menggigit~, gigit~, mencakar~, cakar~, menyengat~, sengat~
attack | mematuk~, patuk~, gangguin~, mengganggu~, menjahili~, jahili~, menyergap~, sergap~, mengepung~, kepung~, menghadang~, hadang~, menghalangi~, halangi~, menginvasi~, menjajah~
attack | meneror~, teror~, berpatroli~, berkeliaran~, keliaran~, berjaga~, menakuti~, menakut nakuti, mengacau~, mengamuk~, ngamuk~, merusak~, rusak~, mengotori~, membakar~, bakar~
attack | menyemburkan~, menyembur~, berdatangan~, datang~, mendekat~, mendekati~, nongol nyerang, mencuri telur
throw | lempar*, melempar*, ludah*, lontar*, ngelempar~, lemparin~, lempari~, melempari~, melontarkan~, lontarkan~, meludah~, menyemprot~, semprot~, semprotkan~, menyemprotkan~, menjatuhkan~
throw | jatuhkan~, jatuhin~, menembakkan~, melemparkan~, lemparkan~, membanting~, banting~, umpan~, mengumpan~, mengoper~, oper~, smash~, servis~, melempar bola, melambungkan~, lambungkan~
throw | ketapel~, mengetapel~, katapel~, meluncurkan~, luncurkan~, menggelindingkan~
shoot | tembak*, menembak*, nembak~, nembakin~, tembakin~, menembaki~, tembaki~, memanah~, panah~, membidik~, bidik~, bidikkan~, dor, mengebom~, membombardir~, laser~, tembakkan~
shoot | menembak jatuh
hit | pukul, memukul, pecahkan, memecahkan, klik, potong, memotong, injak, menginjak, tendang, hancurin, meletuskan, tepuk, mukul~, pukulin~, nendang~, menendang~, nonjok~, tonjok~
hit | menonjok~, meninju~, tinju~, tampar~, menampar~, tepak~, ketuk~, mengetuk~, tap, ngeklik~, mengklik~, hantam~, menghantam~, gencet~, menggencet~, remukkan~, mecahin~, pecahin~
hit | meletuskan~, letuskan~, letusin~, motong~, potongin~, membelah~, belah~, tebas~, menebas~, iris~, mengiris~, mencincang~, cincang~, tebang~, menebang~, nginjek~, injek~, injak injak
hit | tumbuk~, menumbuk~, palu~, memalu~, mencolek~, colek~, menusuk~, tusuk~, jitak~, gepuk~, menepuk~, mematahkan~, patahkan~, menggunting~, gunting~, menggergaji~, kupas~, mengupas~
hit | menggocek~, sundul~, menyundul~, sepak~, menyepak~, menggiring bola, giring~, menghancurkan~, hancurkan~, membobol gawang, mencetak gol
guard | lindungi, melindungi, jaga, menjaga, pertahankan, mempertahankan, jagain~, ngejaga~, ngelindungin~, lindungin~, melindungi~, mengawal~, kawal~, menjaga~, menjagain~, mempertahankan~
guard | membela~, bela~, mengawasi~, awasi~, merawat bayi, mengasuh~, asuh~, menemani~, temani~, menutupi~, amankan~, mengamankan~
push | dorong, mendorong, tarik, menarik, ngedorong~, dorongin~, narik~, tarikin~, menyeret~, seret~, menggeser~, geser~, geserin~, gulingkan batu, menggulingkan~, memindah~, menggelinding~
push | menghela~, goyang~, mengguncang~, goyangkan~, menyodok~, sodok~
over | melompati, lompati, lompat di atas, lompatin~, ngelompatin~, melompati~, melangkahi~, langkahi~, loncati~, meloncati~, melewati celah, lompat melewati, melompat di atas, menerobos~
over | terobos~, di antara pipa
move | lari, berlari, terbang, lompat, melompat, renang, berenang, berjalan, mengemudi, menaiki, berguling, jelajah*, menjelajah*, petualang*, berpetualang, selancar, menari, menyelam
move | tersesat, memanjat, tinggal, menggali, jalan~, berjalan~, jalan jalan, berjalan jalan, naik sepeda, naik motor, naik mobil, menunggang~, tunggangi~, menunggangi~, mengendarai~
move | kendarai~, nyetir~, menyetir~, mengemudikan~, kemudikan~, loncat~, meloncat~, loncat loncat, lompat lompat, berlompatan~, ngelompat~, ngelari~, lari lari, berlarian~, merangkak~
move | merayap~, melata~, melayang~, meluncur~, seluncur~, berseluncur~, memantul~, berputar~, bergerak~, bergeser~, berayun~, ayun~, mengayuh~, kayuh~, mendayung~, dayung~, berlayar~
move | menari~, joget~, berjoget~, dansa~, berdansa~, berpetualang~, bertualang~, pergi~, berangkat~, mendaki~, panjat~, manjat~, menjelajahi~, jelajahi~, mengembara~, menyusuri~, susuri~
move | masuk~, memasuki~, maju~, mundur~, belok~, ngebut~, melaju~, terbangin~, mengapung~, hidup~, berenang renang, berkuda~, bersepeda~, hilang~, kesasar~, nyasar~, tersesat~, berkelana~
move | keliling~, berkeliling~, mengelilingi~, menyelinap~, menggali~, gali terowongan, nyelam~, selam~, berselancar~, skating~, terjun~, melesat~, berkejaran~, bermain bola
stay | tidur~, duduk~, berdiri~, menunggu~, nunggu~, tunggu~, diam~, berhenti~, tinggal di, menetap~, berada~, terletak~, bergelantungan~, bersantai~, istirahat~, beristirahat~, bersarang~
stay | hinggap~, berjemur~, nongkrong~, terjebak~, terkurung~, mengantuk~
reach | sampai, mencapai, pulang, ke rumah, menuju, kembali, tiba, mencari jalan keluar, nyampe~, sampe~, sampai ke, sampai di, tiba di, mencapai~, capai~, menggapai~, gapai~, pulang ke
reach | balik ke, balik~, kembali ke, menuju ke, ke garis akhir, finis~, jalan keluar, keluar dari, mendarat~, mendarat di, berlabuh~, cari jalan pulang, hingga~
cross | menyeberang*, seberang*, nyebrang~, nyeberang~, menyebrang~, menyeberangi~, seberangi~, menyebrangi~, sebrangi~, melintas~, melintasi~, lintasi~, lewat~
fall | jatuh, berjatuhan, muncul, turun, keluar, berguguran~, gugur~, nongol~, bermunculan~, muncul dari, jatuh dari, turun dari, keluar dari lubang, menetes~, tetes~, menimpa~
fall | melayang turun, hujan~, menghujani~, berhamburan~, tumpah~, tumbang~, roboh~, ambruk~, lewat di atas, terjatuh~
match | cocokkan, mencocokkan, susun, menyusun, tumpuk, gabung*, urutkan, mencocokan~, cocokin~, pasangin~, samakan~, menyamakan~, tumpukin~, menumpuk~, tumpukkan~, ngurutin~, urutin~
match | mengurutkan~, mengelompokkan~, kelompokkan~, pisahkan~, memisahkan~, pilah~, memilah~, milah~, sortir~, menyortir~, menghubungkan~, hubungkan~, sambungkan~, menyambung~, sambung~
match | menyambungkan~, gabungkan~, menggabungkan~, satukan~, menyatukan~, jodoh~, menukar posisi, tukar posisi, ingat~, mengingat~, hafal~, menghafal~, hitung~, menghitung~, tebak~
match | menebak~, menata~, tata~, susunlah~, balikkan~, membalik~, balik kartu, menyeimbangkan~, seimbangkan~, lengkapi~, melengkapi~, mengepak~, bongkar pasang
race | balap*, lomba, balapan, balapan lawan, adu cepat, adu balap, berlomba~, perlombaan~, lomba lari, bersaing~, saingi~, menyalip~, salip~, nyalip~, mendahului~, dahului~, bertanding~
race | tanding~, adu, kebut kebutan
sneak | tanpa ketahuan, diam diam, tanpa terlihat, jangan sampai ketahuan, mengendap, membangunkan, dibangunin, bangunkan, ngendap ngendap, mengendap endap, nyelinap~, tanpa suara
sneak | tanpa dilihat, tanpa diketahui, tanpa tertangkap, jangan ketahuan, jangan sampai terlihat, jangan sampai tertangkap, biar gak ketahuan, supaya tidak ketahuan, kepergok~, ketahuan~
sneak | bangunin~, terbangun~, jangan bangunkan
touch | sentuh, menyentuh, tabrak, menabrak, kena, nyentuh~, nyenggol~, senggol~, menyenggol~, nabrak~, tertabrak~, bertabrakan~, terkena~, kena duri, menginjak ranjau, jatuh ke, tercebur~
touch | kejebur~, terperosok~, tersandung~, kesandung~, menubruk~, tubruk~, menempel~
victim | dikejar oleh, diserang oleh, dimakan, diburu, dikejar kejar, dikejar~, diburu oleh, dimakan oleh, ditangkap~, ditangkap oleh, dikepung~, diserang~, diganggu~, digigit~, diculik~
victim | diincar~, dihadang~, tertangkap~
meet | temui~, menemui~, bertemu~, ketemu~, sapa~, menyapa~, peluk~, memeluk~, cium~, mencium~, elus~, mengelus~, belai~, membelai~, gelitik~, menggelitik~, hibur~, menghibur~, ajak~
meet | mengajak~, undang~, mengundang~, kunjungi~, mengunjungi~, berteman~, bersahabat~, ngobrol~, berbicara~, bicara~, ajari~, mengajari~, ajar~, mengajar~, tanya~, bertanya~, jawab~
meet | menjawab~, dengarkan~, mendengarkan~, lihat~, melihat~, tonton~, menonton~, intip~, mengintip~, main bersama, bermain dengan, menidurkan~, tidurkan~, menjodohkan~, jodohkan~
meet | membujuk~, bujuk~, menyenangkan hati, menenangkan~, tenangkan~, menyambut~, sambut~, latih~, melatih~, jinakkan~, menjinakkan~
love | suka, menyukai, cinta, favorit, kesukaan, suka banget, sukanya~, demen~, doyan~, gemar~, menggemari~, mencintai~, sayang~, penggemar~, hobi~, ngefans~
a | seekor, sebuah, seorang, satu, se
the | ini, itu, sang, si, nya
many | banyak, beberapa, para, dua, tiga, empat, lima, semua, gelombang, berbagai, lain
my | ku
and | dan, serta
or | atau
but | tapi, tetapi, sambil, sebelum, namun, agar, supaya, kecuali
from | dari
at | kepada, arah
with | dengan, punya, ada, pakai, menggunakan
in | di, dalam, atas, bawah, antara
to | ke
for | untuk
as | sebagai, seperti, bernama, tentang, bertema
vs | vs, versus
by | oleh
not | tanpa, tidak, jangan, bukan, gak, nggak
if | jika, kalau, ketika, saat, dimana, di mana
rel | yang
is | adalah, ialah
you | dia, ia, mereka
me | dia juga
must | harus, ingin, mau, bisa, perlu, mencoba, berusaha
each | satu sama lain, saling
`;
