/** Names of games in Ukrainian, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | платформер
shmup | космічна стрілялка, стрілялка, шутер
arena | бій на арені
breakout | арканоїд
snake | змійка
runner | нескінченний ранер, ранер, бігалка
flappy | гра в політ
match3 | три в ряд
sokoban | сокобан, штовхати ящики
maze | лабіринт, гра в лабіринт
tower_defense | захист вежі, захист веж
racing | перегони, гонки
memory | гра «знайди пару», гра на пам'ять, знайди пару
quiz | вікторина, квіз
aim_physics | гра на влучність
reaction | гра на реакцію
rhythm | ритм-гра, музична гра
clicker | клікер
catcher | гра «лови те, що падає», лови падаюче
crossing | гра «перейди дорогу», перейди дорогу
duel | дуель
falling_blocks | блоки, що падають
farm_sim | гра про ферму, симулятор ферми
chess | шахи
checkers | шашки
chinese_checkers | китайські шашки
tic_tac_toe | хрестики-нулики, хрестики нулики
connect_four | чотири в ряд
gomoku | п'ять в ряд, гомоку
go | го, ~го, гра го
reversi | реверсі
shogi | шьоґі, сьогі
xiangqi | китайські шахи
nine_mens_morris | млин, ~млин, гра млин
backgammon | нарди, короткі нарди, гра в нарди, бекгемон
long_nardy | довгі нарди, нарди довгі
battleship | морський бій
ludo | лудо
snakes_and_ladders | змії та драбини
mancala | манкала
crazy_eights | шалені вісімки, божевільні вісімки
preference | преферанс
spades | гра піки, гра в піки
hearts | гра черви, гра в черви
whist | віст
trick_taking | карти на взятки, гра на взятки
uno | уно, гра уно, грати в уно, гра в уно
mau_mau | сто одне, мау-мау, макао
dominoes | доміно, гра в доміно, партія в доміно, грати в доміно
partner_dominoes | доміно пара на пару, доміно парами, доміно двоє на двоє, доміно в парах
block_dominoes | доміно без базару, доміно без добору
mahjong_solitaire | маджонг
dots_and_boxes | крапки та квадрати, ~точки
rock_paper_scissors | камінь ножиці папір
dice_game | гра в кості, гра в кубики
bingo | бінго, лото
board_game | настільна гра, настолка
solitaire | пасьянс, косинка, косынка, пасьянс косинка
spider_solitaire | пасьянс павук
freecell | пасьянс вільна комірка
blackjack | блекджек, двадцять одне, ~очко
poker | покер
rummy | рамі
durak | дурень, ~дурень, гра в дурня, підкидний дурень, дурень підкидний, перекидний дурень, дурень перекидний
old_maid | п'яниця, ~п'яниця, ~відьма
card_battler | колекційна карткова гра
card_game | карткова гра, гра в карти
slot_machine | ігровий автомат, однорукий бандит
roulette | рулетка
casino | казино
guess_word | вгадай слово, вгадати слово, відгадай слово
hangman | шибениця, ~шибениця, гра шибениця
word_search | пошук слів, знайди слова
crossword | кросворд
anagram | анаграми
word_chain | гра в слова, ланцюжок слів, ~міста, гра в міста
typing_game | клавіатурний тренажер, гра на швидкість друку
spelling_game | гра з правопису, диктант
sudoku | судоку
minesweeper | сапер, ~сапер, гра сапер
nonogram | японський кросворд, нонограма
kakuro | какуро
maths_game | математична гра, таблиця множення
guess_the_number | вгадай число
fifteen_puzzle | п'ятнашки, ~п'ятнашки
lights_out | погаси все світло, lights out, ~погаси світло
rubiks_cube | кубик Рубіка
jigsaw | пазл, збери пазл, пазли, збирати пазл, пазл зі шматочків, складати пазл
spot_the_difference | знайди відмінності, знайди різницю
hidden_objects | пошук предметів, знайди предмети
bubble_shooter | бабл шутер, кульки, ~кульки, ~кольорові кульки
merge_game | гра на злиття
tower_stacking | побудуй вежу, складання вежі
marble_run | траса для кульок
ball_maze | лабіринт з кулькою
pipe_puzzle | з'єднай труби, збери труби, головоломка з трубами, гра труби, гра з трубами, гра про труби, з'єднувати труби, повертати труби, гра водопровід, гра сантехник, скласти водопровід
circuit_puzzle | головоломка з дротами, електричне коло гра, з'єднай дроти, з'єднувати дроти, збери коло, гра з дротами
connect_the_dots | з'єднай крапки
tower_of_hanoi | Ханойська вежа
water_sort | сортування води, сортування кольорів
tangram | танграм
simon_says | Саймон каже, гра Саймон, повтори за мною
escape_room | квест-кімната, квест кімната
logic_puzzle | логічна головоломка, логічна гра
air_hockey | аерохокей
pinball | пінбол
io_game | io-гра
whack_a_mole | вдар крота, бий крота
claw_machine | автомат з іграшками
shooting_gallery | тир, ~тир, стрільба по мішенях
fishing_game | риболовля, симулятор риболовлі
balloon_popping | лопати кульки
dodgeball | вибивний, гра у вибивного, ~вибивали
metroidvania | метроїдванія
fps | шутер від першої особи
battle_royale | королівська битва
sniper_game | гра про снайпера
tank_battle | танковий бій, танчики, танкова дуель, танк проти танка
boss_rush | битва з босами
roguelike | роґлайк, рогалик, ~рогалик
beat_em_up | бітемап
artillery_game | артилерійська дуель
rpg | рольова гра, рпг
social_deduction | мафія, ~мафія, гра мафія
dungeon_crawler | підземелля з монстрами
text_adventure | текстовий квест, текстова гра
visual_novel | візуальна новела
interactive_story | інтерактивна історія, книга-гра
point_and_click | пригодницький квест, квест, ~квест
dating_sim | симулятор побачень
detective_game | детективна гра
horror_game | гра жахів, хорор, ~хорор
walking_simulator | симулятор ходьби
rts | стратегія в реальному часі, стратегія, ~стратегія
turn_based_strategy | покрокова стратегія
auto_battler | автобатлер
moba | MOBA, моба
city_builder | містобудівний симулятор, будувати місто
tycoon | економічний симулятор, тайкун
idle_game | айдл-гра
life_simulator | симулятор життя
virtual_pet | віртуальний улюбленець, тамагочі, догляд за улюбленцем, доглядати за улюбленцем
cooking_game | кулінарна гра, гра про готування
restaurant_game | гра про ресторан, гра про піцерію
dress_up | одягалка, одягалки, гра в одягалки, одягни ляльку
makeup_game | гра про макіяж
colouring_game | розмальовка
drawing_game | гра в малювання
music_maker | створення музики
shop_simulator | симулятор магазину, гра в магазин
hospital_game | гра про лікарню, гра в лікаря
flight_simulator | авіасимулятор, симулятор польоту
truck_simulator | симулятор вантажівки, симулятор водіння
train_game | гра про потяги, симулятор потяга
parking_game | гра в паркування, паркування
factory_game | гра про завод
god_game | симулятор бога
sandbox | пісочниця, ~пісочниця, гра-пісочниця, фізична пісочниця
sand_simulator | симулятор піску
obby | обі
survival_crafting | виживання з крафтом
mining_game | гра про шахтаря
football | футбол
penalty_shootout | серія пенальті, пенальті
basketball | баскетбол, штрафні кидки
bowling | боулінг
pool | більярд
mini_golf | міні-гольф
golf | гольф
darts | дартс
archery | стрільба з лука
slingshot | рогатка
curling | керлінг
shuffleboard | шафлборд
tennis | теніс
table_tennis | настільний теніс, пінг-понг
badminton | бадмінтон
volleyball | волейбол
baseball | бейсбол
ice_hockey | хокей
american_football | американський футбол
rugby | регбі
handball | гандбол
boxing | бокс
sumo | сумо
wrestling | боротьба, ~боротьба, реслінг
arm_wrestling | армреслінг
tug_of_war | перетягування каната
fencing | фехтування
skateboarding | скейтбординг, гра про скейт
skiing | гірські лижі, лижі, ~лижі
snowboarding | сноубординг, сноуборд
surfing | серфінг
athletics | легка атлетика
swimming_race | змагання з плавання
cycling_race | велогонка
horse_race | кінські перегони, скачки
motorbike_race | мотогонки
fighting_game | файтинг
karaoke | караоке
piano_game | гра на піаніно
millionaire | Хто хоче стати мільйонером?
flag_quiz | вгадай прапор, вікторина про прапори
guess_who | вгадай хто
twenty_questions | ~20 запитань, акінатор
wheel_of_fortune | колесо фортуни
truth_or_dare | правда чи дія
party_game | гра для вечірки
hide_and_seek | хованки
tag_game | квача, ~квача, гра у квача, доганялки, ~квач, гра в квача
egg_hunt | пошук яєць
mmo | ММО, ммо
vr_game | VR-гра
open_world | гра з відкритим світом, відкритий світ
space_simulator | космічний симулятор
tetris | Тетріс, тетріс
pac_man | Пакмен, пакмен, пекмен
super_mario | Супер Маріо, маріо
sonic | Сонік, сонік
minecraft | Майнкрафт, майнкрафт
terraria | Терарія, терарія
roblox | Роблокс, роблокс
angry_birds | Angry Birds, злі пташки, енгрі бердс
among_us | Among Us, амонг ас
frogger | Фроґер, фрогер
monopoly | Монополія, ~монополія, гра монополія
zuma | Зума, зума
plants_vs_zombies | Рослини проти зомбі, рослини проти зомбі
sorting_game | гра на сортування, сортування сміття, сортувати сміття
ordering_game | гра на порядок, у правильному порядку
petanque | петанк
carrom | каром, карром
stealth_game | стелс-гра, стелс гра, стелс
timing_game | гра на слушну мить, таймінг
trading_game | торгова гра, гра про торгівлю, гра про купця, симулятор торговця
feeding_game | гра в годування
collecting_game | гра на збирання предметів
chase_game | гра-погоня
throwing_game | гра в метання, гра в кидання, кидалка
dodge_game | гра на ухиляння
eating_game | гра в поїдання
guard_game | гра про охорону, гра на захист від злодіїв
herding_game | гра про пастуха
cleaning_game | гра про прибирання, гра в прибирання, гра про чистоту
firefighting | гра про пожежників, гра в пожежників, гра про пожежника
lighting_game | гра про ліхтарника, гра про ліхтарі
delivery_game | гра про доставку, гра про курʼєра
rescue_game | рятувальна гра, гра про порятунок
game_of_the_goose | гра гусак
fox_and_geese | вовк і вівці
scattergories | міста і країни
taboo | крокодил гра
shell_game | наперстки
scratch_card | скретч-картка
belote | белот
bridge_cards | бридж
thousand | тисяча гра, гра в тисячу
cheat_cards | вірю не вірю
pyramid_solitaire | пасьянс піраміда
bulls_and_cows | бики і корови, бики та корови
bridge_building | побудуй міст
brain_training | тренування мозку
foosball | настільний футбол, кікер
field_hockey | хокей на траві
water_polo | водне поло
ring_toss | кільцекид
can_knockdown | збий банки
croquet | крокет
molkky | городки
long_jump | стрибки в довжину
hurdles | біг з бар'єрами
shot_put | метання списа
marathon | марафон
bobsleigh | бобслей
ski_jumping | стрибки з трампліна
biathlon | біатлон
ice_skating | фігурне катання
rowing_race | перегони на човнах, регата
rafting | рафтинг
parkour | паркур
rock_climbing | скелелазіння
martial_arts | карате, дзюдо, єдиноборства
rodeo | родео
show_jumping | конкур
formula_1 | Формула 1
demolition_derby | автодром машинки
paintball | пейнтбол, лазертаг
hopscotch | класики гра, гра в класики, ~класики, грати в класики
jump_rope | скакалка, ~скакалка
balancing_game | гра на рівновагу, гра на баланс, балансування
tightrope_walking | канатоходець, канатоходка, ходіння по канату, ходіння канатом, пройти по канату, йти по канату
marbles_game | гра в кульки
spinning_tops | бейблейд
red_light_green_light | червоне світло зелене світло, гра в кальмара, море хвилюється раз, море хвилюється
musical_chairs | музичні стільці
blind_mans_buff | піжмурки, ~панас, сліпий баран
hot_potato | гаряча картопля
capture_the_flag | захоплення прапора
sack_race | біг у мішках
treasure_hunt | пошук скарбів
stone_skipping | пускати жабки
snowball_fight | гра в сніжки, бій сніжками
sledding | катання на санках
pick_up_sticks | мікадо
hair_salon | салон краси, перукарня
car_wash | автомийка
doodle_jump | дудл джамп
mastermind | мастермайнд
jenga | дженга
bomberman | бомбермен
cricket | крикет
lunar_lander | посадка на місяць
lander | гра на посадку, м’яка посадка, симулятор посадки
suika_game | гра кавун
merge_drop | злиття куль, злиття фруктів
worms | червяки гра
war_cards | карткова війна, гра у п’яницю, ~пʼяниця
snap | карткова гра снап, гра снап
bubble_pop | лопати бульбашки, мильні бульбашки
marble_path | ланцюжок кульок, стріляти кульками
batting | лапта
standoff_2 | стандофф, стандофф 2
hello_neighbor | привіт сусід
slenderman | слендермен
baldis_basics | балді
genshin_impact | геншин
bed_wars | бедварс
heroes_of_might_and_magic | герої меча і магії
world_of_tanks | ворлд оф танкс
tanki_online | танки онлайн
metro_2033 | метро 2033
chicken_invaders | курячі загарбники
arrowword | сканворд
supaplex | супаплекс
sprunki | спрунки
hamster_kombat | хамстер комбат
elastics | резиночка, гра в резиночку
leapfrog | чехарда
cops_and_robbers | козаки-розбійники
the_floor_is_lava | підлога це лава
clapping_game | плескалка, ладки гра
edible_or_inedible | їстівне-неїстівне
broken_telephone | зіпсований телефон, глухий телефон
would_you_rather | що обереш
spin_the_bottle | гра в пляшечку, пляшечка
clock_patience | пасьянс годинник, пасьянс часи
drunkard_card_game | п'яниця карти, гра в п'яницю
russian_lotto | лото з бочечками, російське лото бочки
give_away_checkers | піддавки
corners | куточки, гра в куточки
matchstick_puzzle | головоломка з сірниками
high_striker | силомір
ninepins | гра в кеглі, кеглі
nu_pogodi | ну постривай, вовк ловить яйця, ну погоди гра
tysiac | ~тисяча
kozel | ~козел
british_bulldog | ~ключі
ring_passing | ~колечко
colours | ~фарби, ~кольори
king_of_the_hill | цар гори
treasures_under_glass | ~секретики
stream_game | ~струмочок
pictionary | ~крокодил, гра крокодил
the_witcher | Відьмак, ~Відьмак
stalker_game | Сталкер, ~Сталкер
cossacks_game | Козаки, ~Козаки
balda | балда, ~балда, гра балда
lines_98 | лінії 98, кульки лінії, гра лінії
tiddlywinks | гра в блішки
scrabble | Ерудит, ~ерудит, скрабл
`;
