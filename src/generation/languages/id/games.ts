/** Names of games in Indonesian, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | gim platform, game platform
shmup | tembak-tembakan luar angkasa, game tembak-tembakan, game pesawat
arena | pertarungan arena
breakout | pemecah bata, game pecah bata
snake | game ular, ular-ularan, ular nokia, ~ular
runner | lari tanpa henti, game lari
flappy | game terbang
match3 | game mencocokkan tiga, cocokkan tiga
sokoban | game mendorong kotak, dorong kotak
maze | game labirin, labirin
tower_defense | pertahanan menara
racing | game balapan, balap mobil
memory | game memori, game mencocokkan kartu
quiz | kuis, game kuis, tebak-tebakan, cak lontong, tts cak lontong
aim_physics | game membidik
reaction | game refleks
rhythm | game ritme, game musik
clicker | game klik, clicker
catcher | game menangkap
crossing | game menyeberang jalan
duel | duel
falling_blocks | game balok jatuh, balok jatuh
farm_sim | game bertani, game pertanian
chess | catur
checkers | dam, ~dam, permainan dam, dam daman, dam-daman, catur dam, macanan
chinese_checkers | halma
tic_tac_toe | tic-tac-toe, permainan xo, silang bulat
connect_four | empat sebaris, sambung empat
gomoku | gomoku, lima sebaris
go | go, ~go, permainan go
xiangqi | catur Tiongkok, catur cina
nine_mens_morris | permainan mul-mulan
backgammon | backgammon, permainan backgammon
battleship | perang kapal, battleship
ludo | ludo
snakes_and_ladders | ular tangga
mancala | congklak, congkak, dakon
crazy_eights | crazy eights, delapan gila
spades | kartu sekop, permainan spades
hearts | kartu hati, permainan hearts
trick_taking | permainan kartu trik, kartu truf, main truf
uno | main uno, game uno, kartu uno, permainan uno
mau_mau | mau-mau, mau mau
dominoes | domino, gaple, kartu domino, main domino, main gaple, qiu qiu, domino qiu qiu, domino 99
partner_dominoes | domino berpasangan, gaple berpasangan, domino tim
block_dominoes | domino tanpa ambil kartu, domino blok
dots_and_boxes | titik dan kotak
rock_paper_scissors | batu gunting kertas, gunting batu kertas, suit, ~suit
dice_game | permainan dadu
board_game | permainan papan
solitaire | solitaire, soliter
spider_solitaire | spider solitaire, soliter laba-laba
rummy | remi, remi joker
old_maid | permainan kartu setan, kartu setan
card_battler | game kartu koleksi, pertarungan kartu
card_game | permainan kartu, game kartu
slot_machine | mesin slot
casino | game kasino, kasino
guess_word | tebak kata, menebak kata
hangman | permainan gantung, tebak kata gantung, hangman
word_search | cari kata
crossword | teka-teki silang, tts, tts online
anagram | anagram, susun kata, acak kata
word_chain | sambung kata
typing_game | game mengetik
spelling_game | game mengeja
minesweeper | penyapu ranjau, minesweeper
maths_game | game matematika, perkalian
guess_the_number | tebak angka
fifteen_puzzle | puzzle geser
lights_out | lights out, ~matikan lampu
rubiks_cube | kubus Rubik, rubik
jigsaw | puzzle gambar, game puzzle gambar, puzzle jigsaw, susun gambar, teka-teki gambar, menyusun puzzle
spot_the_difference | cari perbedaan, temukan perbedaan
hidden_objects | cari benda tersembunyi, benda tersembunyi
bubble_shooter | tembak gelembung, bubble shooter
merge_game | game menggabungkan
tower_stacking | menyusun menara, susun menara, susun balok
marble_run | lintasan kelereng
ball_maze | labirin bola
pipe_puzzle | teka-teki pipa, sambung pipa, puzzle pipa, permainan pipa, game pipa, pipa air puzzle, putar pipa, sambungkan pipa, menyambung pipa, game tukang ledeng, puzzle tukang ledeng
circuit_puzzle | teka-teki rangkaian listrik, sambung kabel, puzzle kabel, game rangkaian listrik, sambungkan kabel, puzzle rangkaian
connect_the_dots | hubungkan titik
tower_of_hanoi | menara Hanoi
water_sort | sortir air, sortir warna
simon_says | Simon berkata, game Simon, game ulangi urutan
escape_room | ruang pelarian, escape room, kabur dari ruangan
logic_puzzle | teka-teki logika, game logika
air_hockey | hoki udara, air hockey
pinball | pinball
whack_a_mole | pukul tikus tanah, pukul tikus
claw_machine | mesin capit
shooting_gallery | tembak sasaran, galeri tembak
fishing_game | game memancing
balloon_popping | meletuskan balon
dodgeball | bola lempar, dodgeball
fps | tembak-tembakan orang pertama, fps
sniper_game | game penembak jitu, game sniper
tank_battle | perang tank, game tank, duel tank
artillery_game | game artileri, game meriam
rpg | game RPG, rpg
social_deduction | permainan werewolf, mafia, ~mafia
dungeon_crawler | jelajah ruang bawah tanah, dungeon crawler
text_adventure | petualangan teks
visual_novel | novel visual
interactive_story | cerita interaktif
point_and_click | petualangan tunjuk dan klik
dating_sim | simulasi kencan
detective_game | game detektif
horror_game | game horor
walking_simulator | simulator berjalan
rts | strategi waktu nyata, game strategi
turn_based_strategy | strategi giliran
city_builder | game membangun kota, bangun kota
tycoon | simulasi bisnis, tycoon
idle_game | game idle
life_simulator | simulasi kehidupan
virtual_pet | hewan peliharaan virtual, game merawat hewan, merawat hewan peliharaan, game pelihara hewan
cooking_game | game memasak, masak-masakan
restaurant_game | game restoran, game warung
dress_up | game berdandan, game baju, game dandan, game fashion, game ganti baju
makeup_game | game rias wajah, game makeup
colouring_game | game mewarnai, buku mewarnai
drawing_game | game menggambar
music_maker | pembuat musik
shop_simulator | simulator toko, game toko
hospital_game | game rumah sakit, game dokter
flight_simulator | simulator penerbangan, simulator pesawat
truck_simulator | simulator truk, simulator bus, truk oleng, truk simulator
train_game | game kereta api, simulator kereta
parking_game | game parkir
factory_game | game pabrik
god_game | game dewa
sandbox | game sandbox
sand_simulator | simulator pasir
survival_crafting | game bertahan hidup dan merakit
mining_game | game menambang
football | sepak bola, game bola
penalty_shootout | adu penalti, tendangan penalti
basketball | bola basket, basket, lemparan bebas
bowling | boling
pool | biliar
mini_golf | golf mini
darts | dart, lempar panah
archery | panahan
slingshot | game ketapel, ketapel, ~sumpit
tennis | tenis
table_tennis | tenis meja, pingpong
volleyball | bola voli, voli
baseball | bisbol, kasti, bola kasti
ice_hockey | hoki es
american_football | futbol Amerika
handball | bola tangan
boxing | tinju
wrestling | gulat
arm_wrestling | panco
tug_of_war | tarik tambang
fencing | anggar
skateboarding | game skateboard, ~skateboard
skiing | ski, game ski
surfing | selancar
athletics | atletik
swimming_race | lomba renang
cycling_race | balap sepeda
horse_race | balap kuda, pacuan kuda
motorbike_race | balap motor
fighting_game | game pertarungan
piano_game | game piano
millionaire | Who Wants to Be a Millionaire
flag_quiz | tebak bendera, kuis bendera
guess_who | tebak siapa
twenty_questions | ~20 pertanyaan
wheel_of_fortune | roda keberuntungan
truth_or_dare | jujur atau tantangan
party_game | game pesta
hide_and_seek | petak umpet
tag_game | kejar-kejaran, ~kejar-kejaran
egg_hunt | berburu telur
open_world | game dunia terbuka, dunia terbuka
space_simulator | simulator luar angkasa
sorting_game | game memilah, memilah sampah, pilah sampah
ordering_game | game mengurutkan, urutan yang benar
petanque | petanque, bocce
shuffleboard | shuffleboard, geser cakram
stealth_game | game menyelinap, game stealth, permainan menyelinap
timing_game | game ketepatan waktu, game timing
trading_game | game dagang, game berdagang, game pedagang
feeding_game | game memberi makan
collecting_game | permainan mengumpulkan barang
chase_game | permainan pengejaran
throwing_game | permainan melempar, game melempar, game lempar
dodge_game | game menghindar, permainan menghindar
eating_game | permainan makan-makan
guard_game | permainan menjaga, game jaga barang
herding_game | game menggembala
cleaning_game | game bersih-bersih, game membersihkan, gim bersih-bersih
firefighting | game pemadam kebakaran, game pemadam, gim pemadam
lighting_game | game menyalakan lampu, game menyalakan lentera
delivery_game | game pengantaran, game kurir
rescue_game | game penyelamatan, gim penyelamatan
game_of_the_goose | ular tangga angsa
carrom | karambol
scattergories | ABC lima dasar
scratch_card | gosok berhadiah
president_cards | capsa, capsa susun, poker capsa
teen_patti | teen patti
bulls_and_cows | tebak kode angka
onet | onet
bridge_building | membangun jembatan
feeding_frenzy | ikan makan ikan
brain_training | latihan otak, asah otak
foosball | sepak bola meja, foosball
button_football | sepak bola kancing
padel | sepak takraw
field_hockey | hoki lapangan
water_polo | polo air
kabaddi | kabaddi
ring_toss | lempar gelang, lempar cincin
can_knockdown | lempar kaleng
long_jump | lompat jauh, lompat tinggi
hurdles | lari gawang, lari halang rintang
shot_put | lempar lembing, tolak peluru
marathon | maraton, lari estafet
ice_skating | seluncur es
rowing_race | balap perahu, pacu jalur
rafting | arung jeram
rock_climbing | panjat tebing
martial_arts | karate, pencak silat, silat
formula_1 | balap F1
demolition_derby | bom-bom car, bombom car
hopscotch | engklek, taplak gunung
jump_rope | lompat tali
balancing_game | game keseimbangan, permainan keseimbangan, gim keseimbangan
tightrope_walking | berjalan di atas tali, jalan di atas tali, meniti tali
marbles_game | kelereng, gundu
spinning_tops | gasing, adu gasing, main gasing
red_light_green_light | lampu merah lampu hijau, patung-patungan
musical_chairs | rebutan kursi, kursi musik
hot_potato | kentang panas
capture_the_flag | rebut bendera
sack_race | balap karung
treasure_hunt | berburu harta karun, mencari harta karun
snowball_fight | perang bola salju, perang bantal
kite_flying | layang-layang, adu layangan, ~layangan, main layangan
gilli_danda | gatrik, patil lele, patok lele
jianzi | sepak raga, juggling bola
pick_up_sticks | mikado
hair_salon | salon kecantikan
car_wash | cuci mobil
jenga | uno stacko, uno balok
lunar_lander | mendarat di bulan
lander | game pendaratan, game mendarat
suika_game | game semangka
merge_drop | jatuhkan dan gabungkan, game gabung buah
gold_miner | penambang emas
lemonade_stand | kedai limun
war_cards | permainan kartu perang, perang kartu
blackjack | blackjack
snap | snap kartu, permainan kartu snap
bubble_pop | pecahkan gelembung, memecahkan gelembung, meletuskan gelembung
marble_path | rantai kelereng, tembak kelereng
cricket | kriket
4_pics_1_word | 4 gambar 1 kata
family_feud | Family 100
point_blank | point blank game, PB zepetto
audition_online | ayodance, audition ayodance
ragnarok_online | ragnarok game, RO game
growtopia | growtopia
bus_simulator_indonesia | BUSSID, bus simulator indonesia
head_soccer | bola kepala
efootball | PES PS2, winning eleven
elastics | lompat karet
cops_and_robbers | polisi dan maling, polisi maling
the_floor_is_lava | lantai adalah lava
clapping_game | tepuk tangan permainan
flipping_cards_and_pogs | tepok gambar, tepuk gambar, ~gambaran
jacks | bola bekel, bekelan, ~bekel, main bekel
gobak_sodor | gobak sodor, galasin, galah asin, hadang, ~sodor
bentengan | bentengan, benteng-bentengan, ~benteng
stilt_race | egrang, balap egrang
ular_naga | ular naga panjang, ular naga
broken_telephone | pesan berantai, bisik berantai
never_have_i_ever | aku tidak pernah
would_you_rather | pilih mana
spin_the_bottle | putar botol
sevens | kartu tujuh
cangkulan | cangkulan
big_two | big two
samgong | samgong, ~sam gong
cake_on_a_string | makan kerupuk, lomba makan kerupuk
nail_pooping | paku dalam botol, masukin paku ke botol, lomba paku dalam botol
pole_climbing | panjat pinang
lato_lato | lato lato, lato-lato
tepok_nyamuk | tepok nyamuk
cublak_cublak_suweng | cublak cublak suweng, cublak-cublak suweng
petak_jongkok | petak jongkok
lagori | boi boian, boi-boian
go_fish | ~kuartet, kartu kuartet
badminton | bulu tangkis, bulutangkis, badminton
slither_io | Slither.io, cacing io, ~cacing, game cacing, worms zone
`;
