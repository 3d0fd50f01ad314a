/** Indonesian: rules of games and what they count, `type id | words`. */
export const rules = `
rule doubleJump | lompat ganda, lompatan ganda, lompat dua kali, melompat dua kali, double jump
rule lowGravity | gravitasi rendah, gravitasi nol, tanpa gravitasi, melayang-layang
rule dash | dash, melesat, terjangan, gerakan melesat
rule dash | nitro, berguling
rule shield | perisai, tameng, pelindung
rule rapidFire | tembakan cepat, senapan mesin, menembak cepat, tembakan beruntun
rule magnet | magnet, menarik koin
rule wrap | menembus dinding, tembus dinding, muncul di sisi lain, tanpa dinding
rule multiBall | banyak bola, beberapa bola, dua bola, tiga bola, bola tambahan
rule speedUp | makin cepat, semakin cepat, makin lama makin cepat, bertambah cepat
rule speedUp | tambah cepat, kian cepat, kecepatan bertambah
rule speedUp | lebih cepat tiap, makin ngebut, kecepatannya bertambah, semakin lama semakin cepat, tiap ronde lebih cepat
rule fast | cepat, kencang, ngebut, serba cepat
rule slow | lambat, pelan, perlahan, santai
rule noEnemies | tanpa musuh, tidak ada musuh, tanpa kekerasan, tanpa monster, gak ada musuh, nggak ada musuh
rule gentle | santai, tenang, tidak bisa mati, tidak bisa kalah, gak bisa kalah, tanpa tekanan, untuk balita, untuk anak-anak, untuk anakku, tidak menakutkan, menenangkan
rule gentle | sebelum tidur, pengantar tidur, pelan-pelan, lembut, tidak seram, nggak seram, untuk anak kecil, tidak mungkin kalah
rule shooting | menembak, tembak, menembakkan, pistol, laser, meriam, peluru, melempar, melemparkan
rule confetti | konfeti, kembang api, perayaan, selebrasi
rule boss | bos, boss, bos terakhir, lawan bos, bos besar
rule endless | tanpa akhir, tanpa batas, tak terbatas, endless, tiada akhir
unit lives | nyawa, hati, kesempatan, percobaan, kesalahan, darah
unit seconds | detik, dtk
unit minutes | menit, mnt
unit moves | langkah, giliran, gerakan
unit laps | putaran, lap, keliling
unit rivals | lawan, saingan, pesaing, rival
unit pairs | pasang, pasangan
unit points | poin, angka, gol, skor
unit holes | lubang
unit days | hari
unit levels | level, tingkat, babak, tahap, stage
unit waves | gelombang, ombak serangan, wave
every every | setiap, tiap, tiap-tiap
every half | setengah menit
`;
