/** Indonesian: places, times of day, weather, moods, colours and styles, `type id | words`. */
export const scenery = `
theme space | luar angkasa, angkasa, antariksa, galaksi, bulan, mars, planet, bintang, astronot, tata surya, alam semesta, asteroid
theme ice | es, salju, kutub, kutub utara, kutub selatan, antartika, musim dingin, beku, gletser, natal, pinguin
theme forest | hutan, rimba, musim gugur, taman nasional, berkemah, hutan ajaib
theme ocean | laut, lautan, bawah laut, dasar laut, terumbu karang, karang, akuarium, kapal selam, putri duyung, danau, sungai, kolam, samudra
theme desert | gurun, padang pasir, sahara, mesir, piramida, firaun, koboi, oase, unta
theme city | kota, jalanan, jakarta, bandung, surabaya, gedung pencakar langit, atap gedung, kantor, stasiun, mal, rumah sakit, angkot, mobil
theme castle | kastil, istana, kerajaan, ksatria, kesatria, abad pertengahan, benteng, naga, penyihir, putri raja, candi, samurai
theme candy | permen, cokelat, coklat, kue, es krim, negeri permen, donat, manisan, gula-gula
theme haunted | rumah kosong, rumah terbengkalai
theme haunted | hantu, berhantu, rumah hantu, angker, kuburan, pocong, kuntilanak, vampir, zombie, zombi, penyihir jahat, halloween, tengkorak
theme haunted | rumah berhantu
theme farm | pertanian, peternakan, ladang, sawah, sapi, ayam, traktor, panen, gandum, padi
theme jungle | hutan belantara, hutan hujan, safari, sabana, afrika, monyet, gorila, harimau, dinosaurus, kebun binatang, panda, orang utan
theme beach | pantai, pulau, bajak laut, tropis, pohon kelapa, selancar, musim panas, liburan, pulau harta karun
theme volcano | gunung api, gunung berapi, lava, magma, neraka, api, letusan
theme garden | kebun, taman, bunga, halaman belakang, kebun bunga, lebah, kupu-kupu, siput, serangga
theme kitchen | dapur, restoran, warung, pizza, koki, toko roti, kafe, masak, memasak, sushi, makanan, nasi goreng, sate, bakso
theme school | sekolah, kelas, perpustakaan, guru, universitas, kampus, ujian, buku, murid, siswa, laboratorium, matematika, taman kanak-kanak
theme cyberpunk | cyberpunk, neon, futuristik, masa depan, robot, peretas, dunia digital, drone, pabrik
theme sky | langit, awan, pesawat, pesawat terbang, balon udara, parasut, layang-layang, gunung, burung
theme cave | gua, goa, tambang, penambang, bawah tanah, terowongan, kristal, harta karun, tikus tanah
theme toys | mainan, kamar anak, boneka, boneka beruang, sirkus, taman bermain, ulang tahun, balon
theme home | rumah, di rumah, dalam rumah, apartemen, ruang tamu, ruang keluarga, kamar, kamarku, kamar tidur, kamar mandi, loteng, ruang bawah tanah, lorong rumah, ruang makan, rumah nenek
theme home | rumah kakek, sofa, karpet, penyedot debu, pekerjaan rumah, mebel, cucian, bantal
theme village | desa, di desa, kampung, kota kecil, jalan kampung, lingkungan rumah, tetangga, alun-alun, lapangan desa, pasar, pasar malam, pasar desa, warga desa, tukang pos
theme village | komplek, perumahan
theme sports | olahraga, stadion, lapangan sepak bola, lapangan bola, lapangan olahraga, lapangan basket, lapangan tenis, sepak bola, sepakbola, futsal, basket, bola voli, voli, tenis
theme sports | bulu tangkis, badminton, gelanggang olahraga, gor, gym, pelajaran olahraga, lomba lari, hari olahraga, atletik, olimpiade, piala dunia, maraton, adu penalti, pelatih, senam, tribun
time night | malam, malam hari, tengah malam, di malam hari, gelap
time dawn | fajar, pagi, pagi hari, matahari terbit, subuh
time dusk | senja, matahari terbenam, petang, sore, sore hari
time day | siang, siang hari, cerah, tengah hari
weather snow | salju, bersalju, badai salju, turun salju
weather rain | hujan, hujan deras, badai, gerimis, petir
weather leaves | daun gugur, musim gugur, daun berguguran, berangin
weather petals | bunga sakura, sakura, kelopak bunga, musim semi
weather fog | kabut, berkabut
weather embers | percikan api, bara, abu, lava
weather bubbles | gelembung, bawah air
weather stars | bintang-bintang, langit berbintang, bertabur bintang
mood cheerful | ceria, seru, lucu, riang, gembira, bahagia, imut, menyenangkan, kocak, pesta
mood calm | tenang, santai, rileks, damai, menenangkan, hangat, pelan-pelan, kalem
mood tense | tegang, menegangkan, cepat, intens, bertahan hidup, berbahaya, mendebarkan
mood spooky | seram, menyeramkan, horor, horror, menakutkan, angker, mencekam
mood epic | epik, heroik, legendaris, petualangan, pertempuran, megah, dahsyat
mood melancholy | sedih, melankolis, sepi, kesepian, nostalgia, rindu, haru
difficulty easy | mudah, gampang, sederhana, simpel, untuk anak, untuk anak-anak, untuk balita, untuk anakku, tidak sulit, tidak susah, santai
difficulty hard | sulit, susah, menantang, sangat sulit, super susah, ekstrem, mustahil
difficulty easy | jangan terlalu pintar, jangan terlalu jago, lawan lemah, jangan susah, jangan sulit, tidak terlalu pintar
difficulty hard | jago banget, sangat jago
difficulty easy | pemula, untuk pemula, gampang aja, jangan susah-susah
difficulty hard | susah banget, sesulit mungkin, sulit sekali
colour #e53935 | merah, warna merah, merah tua
colour #fb8c00 | oranye, jingga, oren
colour #fdd835 | kuning, warna emas, keemasan
colour #43a047 | hijau, warna hijau
colour #00acc1 | toska, biru toska, turkis
colour #1e88e5 | biru, warna biru, biru laut
colour #8e24aa | ungu, lembayung
colour #ec407a | pink, merah muda, merah jambu
look warm | warna hangat, warna-warna hangat, nuansa hangat
look pastel | pastel, warna pastel, warna lembut
look neon | neon, lampu neon, menyala
look muted | abu-abu, warna pudar, hitam putih, kusam
style flat | desain datar, minimalis, gaya kartun, ala kartun
style pixel | pixel, piksel, pixel art, seni piksel, retro, 8-bit, 8 bit, 16 bit, jadul, gaya retro
style noir | noir, hitam putih, hitam-putih, monokrom
style paper | kertas, dari kertas, guntingan kertas, origami, kolase, gambar tangan, cat air, buku cerita
theme space | ruang angkasa, bima sakti, lubang hitam, orbit
theme ice | bongkahan es, gunung es, lereng ski, sinterklas, danau beku
theme forest | perkemahan, rumah pohon, taman kota
theme ocean | pelabuhan, dermaga, samudera, raja ampat, kapal karam
theme desert | bukit pasir, kaktus
theme city | yogyakarta, jalan raya, kemacetan, bandara, halte, pom bensin, tempat parkir, proyek bangunan, supermarket, hotel, gedung
theme castle | keraton, kraton, borobudur, prambanan, reruntuhan, kuil
theme candy | lolipop, permen kapas
theme haunted | pemakaman, kereta hantu, pabrik terbengkalai, malam jumat kliwon
theme farm | kandang, kandang ayam, kebun anggur, kebun teh, persawahan, perkebunan, pedesaan
theme jungle | amazon, rawa, hutan bakau, pedalaman, zaman batu, prasejarah
theme beach | bali, kuta, karibia, pesisir, istana pasir, kolam renang, waterpark
theme volcano | merapi, krakatau, kawah, lahar
theme garden | pekarangan, halaman rumah, kebun sayur, sarang semut, rumah kaca, padang rumput
theme kitchen | kantin, warteg, warkop, angkringan, kedai, rumah makan, kaki lima, food truck
theme school | paud, sd, smp, sma, pesantren, madrasah, asrama
theme cyberpunk | ruang server, dunia maya, realitas virtual, distopia, hologram, klub malam, lantai dansa, siberpunk
theme sky | himalaya, pegunungan, alpen, everest, machu picchu, tebing, kereta gantung
theme cave | katakombe, terowongan mrt, gorong-gorong, bunker
theme toys | taman hiburan, dufan, komidi putar, bianglala, roller coaster, rumah boneka
theme home | balkon, garasi, teras, bak mandi, meja ruang tamu, meja makan, kos, kosan, perapian
theme village | dusun, bazar, karnaval, festival, pawai, gerbang kota, gang sempit, balai desa, masjid
theme sports | arena seluncur es, skatepark, dojo, lapangan golf, sirkuit, gelora bung karno, pencak silat
time dawn | pagi-pagi, dini hari
time dusk | maghrib, menjelang malam
time day | siang bolong, terik, jam makan siang
weather rain | guntur, rintik-rintik
weather snow | kepingan salju, hujan salju
weather fog | halimun
weather leaves | dedaunan gugur, daun berjatuhan, angin kencang
weather petals | bunga berguguran
weather embers | abu vulkanik
weather stars | bintang jatuh
mood cheerful | konyol, jenaka, meriah, menggemaskan
mood calm | nyaman, adem, teduh, tanpa stres
mood tense | memacu adrenalin
mood spooky | serem, mengerikan, bikin merinding, mimpi buruk, gotik
mood epic | kolosal
mood melancholy | galau, mengharukan, patah hati
difficulty easy | gampang banget, mudah banget, sangat mudah, tidak terlalu susah, nggak susah, gak susah, buat anak-anak, buat nenek, untuk nenekku, untuk lansia
difficulty hard | super sulit, sangat susah, susah parah, hampir mustahil, untuk ahli, jangan terlalu mudah, tidak mudah
style flat | flat design, gaya datar
style pixel | game boy, gameboy
style noir | film bisu
style paper | dari kardus, gambar pensil
look pastel | nuansa pastel
`;
