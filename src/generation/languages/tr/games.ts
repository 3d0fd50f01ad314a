/** Names of games in Turkish, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | platform oyunu
shmup | uzay savaşı oyunu, uzay gemisi oyunu
arena | arena dövüşü
breakout | tuğla kırma oyunu, tuğla kırma
snake | yılan oyunu
runner | sonsuz koşu oyunu, sonsuz koşu
flappy | uçma oyunu
match3 | üçlü eşleştirme oyunu, üçlü eşleştirme
sokoban | kutu itme oyunu, kutu itme
maze | labirent oyunu, labirent
tower_defense | kule savunma oyunu, kule savunma
racing | yarış oyunu, araba yarışı
memory | hafıza oyunu, eşleştirme oyunu
quiz | bilgi yarışması, soru cevap oyunu
aim_physics | nişan alma oyunu
reaction | refleks oyunu
rhythm | ritim oyunu, müzik oyunu
clicker | tıklama oyunu
catcher | yakalama oyunu
crossing | karşıya geçme oyunu
duel | düello
falling_blocks | düşen bloklar oyunu, düşen bloklar
farm_sim | çiftlik oyunu
chess | satranç
checkers | dama, ~dama, dama oyunu
chinese_checkers | Çin daması
tic_tac_toe | XOX, xox oyunu, üç taş, ~sos
connect_four | dörtlü bağla, dörtleme
gomoku | gomoku, beşli dizme, beş taşı yan yana
go | go, ~go, go oyunu
xiangqi | Çin satrancı
nine_mens_morris | dokuz taş
backgammon | tavla, tavla oyunu, tavla oynamak
battleship | amiral battı
ludo | kızma birader, ludo
snakes_and_ladders | yılanlar ve merdivenler
mancala | mangala
crazy_eights | çılgın sekizler, crazy eights
batak | ~batak, batak oyunu, ihaleli batak, king oyunu, eşli batak
spades | maça kart oyunu, maça koz
hearts | kupa kart oyunu, queen of spades oyunu, maça kızı
trick_taking | koz oyunu, kozlu kart oyunu, el alma oyunu
uno | uno oyunu, uno oyna, uno kart oyunu, uno kartları
mau_mau | pis yedili
dominoes | domino, ~domino, domino oyunu, domino oynamak, domino taşı
partner_dominoes | eşli domino, takımlı domino, domino eşli
block_dominoes | çekmesiz domino, bloklu domino
dots_and_boxes | noktalar ve kutular
rock_paper_scissors | taş kağıt makas
dice_game | zar oyunu
board_game | kutu oyunu, masa oyunu
solitaire | solitaire, soliter, tek kişilik kağıt oyunu
spider_solitaire | örümcek solitaire, spider solitaire
rummy | konken
durak | ~Durak, durak oyunu
old_maid | papaz kaçtı
card_battler | koleksiyonluk kart oyunu, kart savaşı
card_game | kart oyunu, kağıt oyunu
slot_machine | slot makinesi
casino | kumarhane oyunu
guess_word | kelime tahmin oyunu, kelimeyi tahmin et, kelime tahmin
hangman | adam asmaca
word_search | kelime avı, kelime bulmaca
crossword | kare bulmaca, çengel bulmaca, ~bulmaca
anagram | anagram, harf karıştırma
word_chain | kelime zinciri, kelime türetme
typing_game | klavye oyunu, on parmak oyunu, yazma oyunu
spelling_game | yazım oyunu, heceleme oyunu
minesweeper | mayın tarlası
maths_game | matematik oyunu, çarpım tablosu
guess_the_number | sayı tahmin oyunu, sayıyı tahmin et
fifteen_puzzle | kaydırmalı bulmaca, 15 bulmacası
lights_out | lights out, ~ışıkları söndür
rubiks_cube | Rubik küpü, zeka küpü
jigsaw | yapboz, yapboz oyunu, parçalı yapboz, resim yapbozu, jigsaw
spot_the_difference | farkı bul, farkları bul, iki resim arasındaki fark
hidden_objects | gizli nesne oyunu, gizli nesneler
bubble_shooter | balon patlatma oyunu, bubble shooter
merge_game | birleştirme oyunu
tower_stacking | kule dizme oyunu, kule yapma, blok dizme
marble_run | bilye pisti, misket pisti
ball_maze | bilyeli labirent
pipe_puzzle | boru bulmacası, boru döşeme, boru oyunu, su borusu oyunu, su borusu bulmacası, boruları bağla, boru bağlama, boruları birleştir, boru çevirme, tesisatçı oyunu, su tesisatı oyunu
circuit_puzzle | devre bulmacası, elektrik devresi oyunu, kablo bulmacası, kabloları bağla, kablo bağlama oyunu, devre tamamlama
connect_the_dots | noktaları birleştir, noktaları birleştirme
tower_of_hanoi | Hanoi kuleleri, hanoi kulesi
water_sort | renk ayırma oyunu
simon_says | Simon diyor ki, Simon oyunu, sıra tekrarlama oyunu, deve cüce, ~deve-cüce
escape_room | kaçış odası, odadan kaçış, kaçış oyunu
logic_puzzle | mantık oyunu, zeka oyunu
air_hockey | hava hokeyi
pinball | tilt oyunu, pinball
whack_a_mole | köstebek vurma, köstebek vurmaca
claw_machine | oyuncak kapma makinesi
shooting_gallery | atış poligonu, hedef vurma
fishing_game | balık tutma oyunu
balloon_popping | balon patlatma
dodgeball | yakan top, yakar top, istop
fps | birinci şahıs nişancı oyunu, birinci şahıs nişancı
sniper_game | keskin nişancı oyunu
tank_battle | tank savaşı, tank oyunu, tank düellosu
artillery_game | topçu oyunu
rpg | rol yapma oyunu, rpg
social_deduction | vampir köylü, mafya, ~mafya
dungeon_crawler | zindan oyunu, zindan keşfi
text_adventure | metin tabanlı macera, yazılı macera oyunu
visual_novel | görsel roman
interactive_story | etkileşimli hikaye, hikaye oyunu
point_and_click | işaretle ve tıkla macerası
dating_sim | flört oyunu
detective_game | dedektif oyunu
horror_game | korku oyunu
walking_simulator | yürüyüş simülatörü
rts | gerçek zamanlı strateji, strateji oyunu
turn_based_strategy | sıra tabanlı strateji
city_builder | şehir kurma oyunu, şehir kurma
tycoon | işletme simülasyonu, tycoon
idle_game | boşta oyun, idle oyun
life_simulator | yaşam simülasyonu
virtual_pet | sanal evcil hayvan, sanal bebek, evcil hayvan bakma oyunu, evcil hayvan bakımı, hayvan bakma oyunu
cooking_game | yemek oyunu, yemek yapma oyunu, pasta yapma oyunu
restaurant_game | restoran oyunu, pizzacı oyunu
dress_up | giydirme oyunu, kıyafet giydirme, kıyafet oyunu, bebek giydirme
makeup_game | makyaj oyunu
colouring_game | boyama oyunu
drawing_game | çizim oyunu
music_maker | müzik yapma oyunu
shop_simulator | market oyunu, dükkan oyunu
hospital_game | hastane oyunu, doktor oyunu
flight_simulator | uçuş simülatörü
truck_simulator | kamyon simülatörü, otobüs simülatörü
train_game | tren oyunu, tren simülatörü
parking_game | park etme oyunu, araba park etme
factory_game | fabrika oyunu
god_game | tanrı oyunu
sandbox | sandbox oyunu, kum havuzu oyunu
sand_simulator | kum simülatörü
survival_crafting | hayatta kalma ve üretim oyunu
mining_game | madencilik oyunu, maden kazma oyunu
football | futbol, futbol oyunu, futbol maçı
penalty_shootout | penaltı atışları, penaltı atışı, penaltı, penaltı oyunu
basketball | basketbol, serbest atış, serbest atışlar
bowling | bowling
pool | bilardo
mini_golf | mini golf
darts | dart, dart oyunu
archery | okçuluk
slingshot | sapan oyunu, sapan
tennis | tenis
table_tennis | masa tenisi, pinpon
volleyball | voleybol
baseball | beyzbol
ice_hockey | buz hokeyi
american_football | Amerikan futbolu
handball | hentbol
boxing | boks
wrestling | güreş
arm_wrestling | bilek güreşi
tug_of_war | halat çekme
fencing | eskrim
skateboarding | kaykay oyunu, ~kaykay
skiing | kayak oyunu, kayak
surfing | sörf
athletics | atletizm
swimming_race | yüzme yarışı
cycling_race | bisiklet yarışı
horse_race | at yarışı
motorbike_race | motosiklet yarışı, motor yarışı
fighting_game | dövüş oyunu
piano_game | piyano oyunu
millionaire | Kim Milyoner Olmak İster?
flag_quiz | bayrak bilmece, bayrak tahmin
guess_who | bil bakalım kim
twenty_questions | ~20 soru
wheel_of_fortune | çarkıfelek
truth_or_dare | doğruluk mu cesaret mi
party_game | parti oyunu
hide_and_seek | saklambaç
tag_game | yakalamaca, ebelemece, elim sende, ~yerden yüksek
egg_hunt | yumurta avı
open_world | açık dünya oyunu, açık dünya
space_simulator | uzay simülatörü
sorting_game | ayırma oyunu, çöp ayırma, geri dönüşüm oyunu
ordering_game | sıralama oyunu, sıraya dizme, doğru sıraya
petanque | petank, bocce
shuffleboard | shuffleboard, disk kaydırma
carrom | karom, carrom
stealth_game | gizlilik oyunu
timing_game | zamanlama oyunu
trading_game | ticaret oyunu, tüccar oyunu
feeding_game | besleme oyunu
collecting_game | eşya toplama oyunu
chase_game | kovalama oyunu
throwing_game | fırlatma oyunu, atma oyunu
dodge_game | kaçınma oyunu, sakınma oyunu
eating_game | yeme oyunu
guard_game | koruma oyunu, bekçilik oyunu
herding_game | çobanlık oyunu
cleaning_game | temizlik oyunu, temizleme oyunu
firefighting | itfaiye oyunu, itfaiyeci oyunu
lighting_game | fener yakma oyunu, ışık yakma oyunu
delivery_game | teslimat oyunu, kurye oyunu
rescue_game | kurtarma oyunu
sugoroku | kızma birader oyunu
scattergories | isim şehir, isim şehir hayvan
taboo | sessiz sinema
shell_game | bul karayı al parayı
scratch_card | kazı kazan
bridge_cards | briç
president_cards | başkan oyunu
pisti | pişti
okey | okey, ~okey, 101 okey, okey oyunu
war_cards | savaş kart oyunu
cheat_cards | blöf oyunu, ~blöf
bulls_and_cows | sayı bulmaca
bridge_building | köprü yapma, köprü kurma
feeding_frenzy | büyük balık küçük balığı yer
brain_training | beyin egzersizi
foosball | langırt
button_football | düğme futbolu
field_hockey | çim hokeyi
water_polo | su topu
ring_toss | halka atma, çember atma
can_knockdown | kutu devirme, teneke devirme
long_jump | uzun atlama, yüksek atlama
hurdles | engelli koşu
shot_put | cirit atma, gülle atma
marathon | maraton
bobsleigh | kızak yarışı
ski_jumping | kayakla atlama
ice_skating | buz pateni
rowing_race | tekne yarışı, kürek yarışı
rafting | rafting
rock_climbing | kaya tırmanışı, dağcılık
martial_arts | dövüş sanatları, karate
rodeo | rodeo
show_jumping | engel atlama binicilik
formula_1 | Formula 1
demolition_derby | çarpışan arabalar, çarpışan otolar
hopscotch | seksek
jump_rope | ip atlama
balancing_game | denge oyunu, dengede durma oyunu
tightrope_walking | ip cambazı, ipte yürüme, ip üstünde yürüme, ~cambaz
marbles_game | misket oyunu, bilye oyunu, ~misket, bilye, ~gülle
spinning_tops | topaç, topaç savaşı
red_light_green_light | kırmızı ışık yeşil ışık, yeşil ışık kırmızı ışık, heykel oyunu
musical_chairs | sandalye kapmaca, köşe kapmaca
blind_mans_buff | körebe, kör ebe
hot_potato | sıcak patates
capture_the_flag | bayrak kapmaca, mendil kapmaca
sack_race | çuval yarışı, yumurta taşıma yarışı, kaşıkla yumurta taşıma
treasure_hunt | hazine avı
stone_skipping | taş sektirme
snowball_fight | kar topu savaşı, yastık savaşı
sledding | kızakla kayma
kite_flying | uçurtma uçurma, ~uçurtma
gilli_danda | çelik çomak
jianzi | top sektirme
pick_up_sticks | mikado
hair_salon | kuaför salonu, kuaför oyunu
car_wash | araba yıkama
mastermind | mastermind
lunar_lander | ay'a iniş
lander | iniş oyunu
suika_game | karpuz oyunu
merge_drop | bırak ve birleştir, meyve birleştirme oyunu
gold_miner | altın madencisi
lemonade_stand | limonata tezgahı, limonata standı
blackjack | blackjack, yirmi bir
snap | snap kart oyunu
bubble_pop | baloncuk patlatma, köpük patlatma
marble_path | bilye zinciri, bilye atma, misket zinciri
cricket | kriket
4_pics_1_word | 4 resim 1 kelime
deal_or_no_deal | Var mısın yok musun
metin2 | Metin 2
knight_online | Knight Online
silkroad_online | Silkroad
world_of_tanks | World of Tanks
mount_and_blade | mount and blade
chicken_invaders | tavuk istilası, chicken invaders
head_soccer | kafa topu
elastics | lastik atlama, ip lastik oyunu, ~lastik
leapfrog | uzun eşek, birdirbir
kick_the_can | teneke oyunu
cops_and_robbers | hırsız polis, polis hırsız
the_floor_is_lava | yer lav, yerler lav
duck_duck_goose | yağ satarım bal satarım
whats_the_time_mr_wolf | kurt baba saat kaç
clapping_game | el çırpma oyunu, kutu kutu pense
flipping_cards_and_pogs | taso oyunu, tasolar
broken_telephone | kulaktan kulağa
i_spy | ben bir şey görüyorum
never_have_i_ever | ben hiç, ben hiç oyunu
would_you_rather | hangisini seçerdin, hangisini tercih edersin
spin_the_bottle | şişe çevirmece
russian_lotto | tombala, tombala oyunu
matchstick_puzzle | kibrit bulmacası
oil_wrestling | yağlı güreş, karakucak güreşi
kelimelik | kelimelik, kelime avı oyunu kelimelik, bul bakalım kelime
ninepins | labut oyunu
barbu | ~king
bezique | bezik
altmsalt | altmışaltı, 66 kart oyunu
elli_bir | 51 oyunu, ~51, elli bir
yuz_bir | 101 oyunu, ~101, yüz bir
yank | ~yanık oyunu
lagori | dokuz kiremit, yedi kiremit
jacks | beştaş
`;
