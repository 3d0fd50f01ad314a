/** Indonesian: things of house, work, play and music, clothes; by the families of `lexicon/shown-families.ts`. */
export const things = `
socket | stopkontak, colokan, charger, colokan listrik
router | modem, ruter, mikrocip, sekring, termostat, flashdisk, hard disk
nut and bolt | paku keling
conveyor belt | palet, ban berjalan, peti kemas, perancah, tuas, katrol
toolbox | kotak alat
clamp | ragum, landasan besi
power drill | amplas, pinset, linggis, meteran, sendok semen
plunger | pompa wc
skein | benang wol, bola benang
bobbin | benang jahit, gulungan benang jahit
baby bottle | botol susu
clay pot | guci, tempayan, gerabah
oil lamp | pelita, lampu minyak, lampu teplok
quilt | guling, bantal guling, kantong tidur
dishwasher | mesin pencuci piring, mesin pengering
hair dryer | mesin jahit, mesin kopi, bel pintu, pemanggang
sieve | parutan, saringan, corong, pembuka botol, pengupas, spatula dapur, centong
comb | pasta gigi, odol, sampo, tisu basah, korek kuping
scouring pad | sabut cuci
dumpster | kantong sampah
fire extinguisher | tabung pemadam
feather duster | kemoceng, kelambu, obat nyamuk, pemutih, deterjen, keset, sulak
balcony | balkon, loteng, ruang kelas, ruang tamu
roof tile | talang air, pilar, langit-langit, perapian
castanets | kastanyet, rebana, kulintang, sasando, simbal, kolintang, rebab, saron, kecapi
flute | flute
accordion | akordeon
conga | kendang, beduk, tifa
trombone | terompet, trombon, tuba
ukulele | ukulele, gitar listrik
viola | rebab biola, selo
folding fan | kipas lipat
chess piece | bidak, bidak catur, buah catur, kuda catur
rocking horse | kuda goyang, rumah boneka, kerincingan, plastisin, lompat tali, pesawat kertas, perahu kertas, balon air, balok mainan, congklak, yoyo
shuttlecock | raket bulu tangkis, shuttlecock
ping-pong ball | bola pingpong, bet pingpong
baseball bat | tongkat bisbol, bola bisbol
hockey stick | tongkat hoki
dumbbell | barbel, dumbel, samsak, treadmill, tongkat golf, tongkat biliar, papan loncat, jaket pelampung, matras yoga, tongkat estafet
butterfly net | jala, serokan, jaring ikan, jaring kupu-kupu
playing card | kartu remi, kartu domino, kartu as, kartu joker
email | surel, email spam, imel
keyboard | mesin ketik, kibor
printer | mesin fotokopi, pemindai
pencil case | kotak pensil, rautan, stabilo, paku payung, busur derajat, rapor, jadwal pelajaran, bangku sekolah, papan pengumuman, komik, tipe-x
rain boots | sepatu boot, bot karet, sepatu hujan
sneakers | sepatu olahraga, sepatu bola, sneaker
raincoat | jas hujan, rompi, sweter, jubah mandi
shawl | selendang, kerudung, bandana
sun hat | topi jerami, caping, topi pantai
helmet | helm, topi proyek
`;
