/** Indonesian: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | platformer, game platform, permainan platform, gim platform
platformer 3 | melompat, lompat, melompati, meloncat, memanjat
shmup 12 | game tembak-tembakan, tembak-tembakan, tembak tembakan, game menembak, penembak luar angkasa, shooter, game tembak pesawat, perang luar angkasa
shmup 4 | pesawat luar angkasa, kapal luar angkasa, pesawat tempur, invasi alien
shmup 3 | menembak, tembak, menembaki, laser, peluru
arena 12 | arena, pertarungan arena, tembak zombie
arena 4 | bertahan hidup, bertahan dari, gelombang musuh, gelombang zombie, gerombolan, kawanan zombie, perang bantal, perang salju, game bertahan hidup, survival
arena 3 | bertarung, berperang, melawan, pertempuran, pedang, gladiator, mengalahkan
breakout 12 | arkanoid, hancurkan bata, menghancurkan bata, pecahkan balok, memecahkan balok, memecah bata
breakout 4 | bata, batu bata, dayung, bola memantul, memantulkan bola, pantulkan bola
snake 12 | game ular, permainan ular, ular-ularan, gim ular
snake 5 | ular, ekor bertambah panjang, bertambah panjang, makin panjang, semakin panjang, memanjang, ulat
runner 12 | lari tanpa henti, endless runner, game lari, permainan lari, lari tanpa akhir
runner 5 | tanpa henti, berlari terus, lari terus, sejauh mungkin
runner 3 | berlari, lari, meluncur, berguling, menggelinding
flappy 12 | flappy, game kepak sayap, mengepakkan sayap
flappy 6 | di antara pipa, melewati pipa, pipa, kepak, ketuk untuk terbang, jetpack, paralayang
flappy 3 | terbang, melayang
lander 3 | mendarat, mendarat dengan selamat, mendaratkan, pendaratan
match3 12 | match 3, match-3, cocokkan tiga, tiga sebaris, mencocokkan tiga, gabungkan tiga
match3 4 | mencocokkan, cocokkan, tukar, menukar, puzzle, teka-teki
sokoban 12 | sokoban, dorong kotak, mendorong kotak, dorong peti, mendorong peti
sokoban 5 | mendorong, dorong, peti, menata kotak, menyusun peti
maze 12 | labirin, game labirin, maze
stealth_game 12 | menyelinap, game mengendap
maze 4 | mencari jalan keluar, jalan keluar, tersesat, penjaga, lorong, penjara bawah tanah, kabur dari penjara, berburu harta karun
maze 1 | menyelinap, pencurian, mengendap-endap
stealth_game 4 | pencurian, mengendap-endap, diam-diam, tanpa ketahuan, tanpa membangunkan, jangan sampai bangun
stealth_game 4 | berjinjit
stealth_game 1 | tidur, tertidur, mendengkur, terbangun
tower_defense 12 | tower defense, pertahanan menara, bertahan menara, pertahankan kastil, mempertahankan istana, lindungi benteng
tower_defense 4 | menara, meriam, mempertahankan, pertahankan, melindungi
racing 12 | balapan, balap, game balap, balap mobil, balapan mobil, reli, gokart, balap motor
racing 4 | putaran, lap, lintasan, mengemudi, menyetir, menyalip, nitro, drift, sopir, pengemudi, sirkuit
memory 12 | game memori, permainan memori, mencari pasangan, cari pasangan, kartu memori, mencocokkan kartu
memory 4 | kartu, membalik kartu, balik kartu, mengingat
quiz 5 | ibu kota, ibukota, nama ibu kota
quiz 12 | kuis, trivia, tanya jawab, tebak gambar, tebak kata, tebak, cerdas cermat, pertanyaan, pengetahuan umum, perkalian, kosakata
aim_physics 12 | katapel, ketapel, golf, minigolf, boling
aim_physics 3 | membidik, bidik, lintasan peluru, melempar ke, lemparkan ke, lempar ke, melontarkan
reaction 12 | game reaksi, tes reaksi, tes refleks, memancing, pukul tikus tanah, potong buah, memotong buah, refleks
reaction 5 | ketuk, mengetuk, sebelum menghilang, muncul tiba-tiba, bermunculan, memukul, pukul, tepuk nyamuk, klik pada
rhythm 12 | game ritme, game irama, ritme, irama, game musik, mengikuti irama, drum, ketukan
clicker 12 | clicker, game klik, klik terus
clicker 3 | mengklik, klik, upgrade
catcher 12 | tangkap benda jatuh, menangkap benda jatuh, menangkap yang jatuh, menangkap buah jatuh, game menangkap
catcher 4 | keranjang, menangkap, tangkap, berjatuhan, jatuh dari langit, jatuh dari atas, ember, kiper
serving 12 | melayani pelanggan, layani pelanggan
serving 4 | restoran, toko roti, kafe, kedai, pelanggan, pelayan, menyajikan, memasak, masak, resep
crossing 12 | menyeberang jalan, menyeberangi jalan, menyebrang jalan, nyebrang jalan, menyeberangi sungai, melintasi jalan, menyeberang
crossing 4 | lalu lintas, jalan raya, jalan ramai, lajur
duel 12 | duel, satu lawan satu, game pertarungan, adu jotos, tinju, silat, pencak silat, karate, sumo, lawan temanku, tenis
duel 4 | dua pemain, 2 pemain, berdua, untuk dua orang, multipemain, multiplayer
falling_blocks 12 | balok jatuh, balok berjatuhan, menyusun balok, balok yang jatuh
farm_sim 12 | game pertanian, game berkebun, simulator pertanian, simulasi pertanian, game kebun, game sawah, mengelola kebun
farm_sim 4 | menanam, tanam, menyiram, siram, panen, memanen, beternak, memerah susu, memberi makan ternak, sayuran, bertani
solitaire 3 | tiga kartu sekaligus, 3 kartu sekaligus, satu kartu sekaligus
blackjack 3 | menarik kartu pada soft 17, hit pada soft 17
spider_solitaire 1 | satu jenis kartu, 1 jenis kartu, dua jenis kartu, 2 jenis kartu, empat jenis kartu, 4 jenis kartu
pipe_puzzle 12 | potongan pipa, memutar pipa, menyambungkan pipa, merangkai pipa, game pipa air
`;
