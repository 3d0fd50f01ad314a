/** Names of games in Russian, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | платформер
shmup | космическая стрелялка, шутер, стрелялка
arena | бой на арене
breakout | арканоид
snake | змейка
runner | бесконечный раннер, раннер, бегалка
flappy | игра в полёт, летающая игра
match3 | три в ряд, собери три
sokoban | сокобан, толкать ящики
maze | лабиринт, игра в лабиринт
tower_defense | защита башни, защита башен, башенная защита
racing | гонки, гоночная игра
memory | игра «найди пару», игра на память, мемори, найди пару, парные карточки
quiz | викторина, квиз, что где когда
aim_physics | игра на меткость
reaction | игра на реакцию
rhythm | ритм-игра, ритмическая игра, музыкальная игра
clicker | кликер
catcher | игра «поймай падающее», лови падающее
crossing | игра «перейди дорогу», перейди дорогу
duel | дуэль
falling_blocks | падающие блоки
farm_sim | игра про ферму, симулятор фермы, фермерская игра
chess | шахматы
checkers | шашки
chinese_checkers | китайские шашки
tic_tac_toe | крестики-нолики, крестики нолики
connect_four | четыре в ряд, 4 в ряд
gomoku | пять в ряд, гомоку, рэндзю
go | го, ~го, игра го
reversi | реверси, отелло
shogi | сёги
xiangqi | китайские шахматы, сянци
nine_mens_morris | мельница, ~мельница, игра мельница
backgammon | нарды, короткие нарды, игра в нарды, бэкгаммон
long_nardy | длинные нарды, длинных нард, нарды длинные
battleship | морской бой
ludo | лудо, не сердись
snakes_and_ladders | змеи и лестницы
mancala | манкала
crazy_eights | безумные восьмёрки, сумасшедшие восьмёрки, чешский дурак, английский дурак
preference | преферанс
briscola | брискола
spades | пики игра, игра в пики
hearts | черви игра, игра черви, игра в черви, ~кинг
whist | вист
trick_taking | карты на взятки, игра на взятки
uno | уно, игра уно, играть в уно, игра в уно
mau_mau | сто одно, сто и одно, мау-мау, макао
dominoes | домино, игра в домино, партия в домино, играть в домино, забить козла, домино козёл
partner_dominoes | домино пара на пару, домино парами, домино двое на двое, домино в парах
block_dominoes | домино без базара, домино без добора
mahjong_solitaire | маджонг
dots_and_boxes | точки и квадраты, игра в точки, ~точки
rock_paper_scissors | камень ножницы бумага
dice_game | игра в кости, кубики, ~кубики
bingo | бинго, лото
board_game | настольная игра, настолка
solitaire | пасьянс, косынка, ~косынка, солитер, пасьянс косынка, пасьянс солитер
spider_solitaire | пасьянс паук, паук пасьянс, ~паук
freecell | пасьянс свободная ячейка, фрисел
blackjack | блэкджек, двадцать одно, игра в очко, ~очко, двадцать одно очко
poker | покер
rummy | рамми
durak | дурак, ~дурак, игра в дурака, подкидной дурак, переводной дурак, дурак переводной, дурак подкидной, дурака подкидного
old_maid | ведьма, ~ведьма, ~акулина, ~свинья
card_battler | коллекционная карточная игра, карточный баттлер
card_game | карточная игра, игра в карты
slot_machine | игровой автомат, однорукий бандит
roulette | рулетка
casino | казино
guess_word | угадай слово, угадать слово, отгадай слово, угадывать слова
hangman | виселица, ~виселица, игра виселица
word_search | филворд, поиск слов, найди слова
crossword | кроссворд
anagram | анаграммы, анаграмма
word_chain | игра в слова, цепочка слов, игра в города, ~города
typing_game | клавиатурный тренажёр, игра на скорость печати, слепая печать
spelling_game | игра на правописание, диктант
sudoku | судоку
minesweeper | сапёр, ~сапёр, игра сапёр, минёр, ~минёр
nonogram | японский кроссворд, нонограмма
kakuro | какуро
maths_game | игра по математике, таблица умножения, устный счёт
guess_the_number | угадай число
fifteen_puzzle | пятнашки, ~пятнашки, игра в пятнашки
lights_out | погаси весь свет, lights out, ~погаси свет, ~потуши свет
rubiks_cube | кубик Рубика
jigsaw | пазл, собери пазл, пазлы, собирать пазл, пазл из кусочков, складывать пазл
spot_the_difference | найди отличия, найди отличие, найди различия
hidden_objects | поиск предметов, найди предметы, скрытые предметы
bubble_shooter | бабл шутер, шарики, ~шарики, стрелок пузырями
merge_game | игра на слияние
tower_stacking | построй башню, складывание башни, башня из блоков
marble_run | трасса для шариков
ball_maze | лабиринт с шариком
pipe_puzzle | водопроводчик, ~водопроводчик, собери трубы, соедини трубы, головоломка с трубами, игра трубы, игра про трубы, игра с трубами, соединять трубы, поворачивать трубы, игра водопровод
circuit_puzzle | головоломка с проводами, электрическая цепь игра, соедини провода, соединять провода, собери цепь, игра с проводами
connect_the_dots | соедини точки
tower_of_hanoi | ханойская башня, ханойские башни
water_sort | сортировка воды, сортировка цветов
tangram | танграм
simon_says | Саймон говорит, игра Саймон, повтори за мной
escape_room | квест-комната, квест комната, выбраться из комнаты, эскейп рум
logic_puzzle | логическая головоломка, логическая игра
air_hockey | аэрохоккей
pinball | пинбол
io_game | io-игра
whack_a_mole | ударь крота, бей крота
claw_machine | автомат с игрушками, хватайка
shooting_gallery | тир, ~тир, игра в тир, стрельба по мишеням
fishing_game | рыбалка, симулятор рыбалки
balloon_popping | лопать шарики, лопни шарик
dodgeball | вышибалы, ~вышибалы, игра в вышибалы
metroidvania | метроидвания
fps | шутер от первого лица
battle_royale | королевская битва
sniper_game | игра про снайпера
tank_battle | танчики, танковый бой, игра про танки, танковая дуэль, дуэль танков, танк против танка
boss_rush | битва с боссами, босс-раш
roguelike | рогалик, ~рогалик, роглайк, рогалайк
beat_em_up | битемап
artillery_game | артиллерийская дуэль, артиллерия, ~артиллерия
rpg | ролевая игра, рпг
social_deduction | мафия, ~мафия, игра мафия, оборотни, ~оборотни
dungeon_crawler | подземелье с монстрами, данжен кроулер
text_adventure | текстовый квест, текстовая игра, текстовое приключение
visual_novel | визуальная новелла
interactive_story | интерактивная история, книга-игра
point_and_click | квест, ~квест, point-and-click квест
dating_sim | симулятор свиданий
detective_game | детективная игра, игра про детектива
horror_game | хоррор, ~хоррор, игра ужасов, страшная игра
walking_simulator | симулятор ходьбы
rts | стратегия в реальном времени, стратегия, ~стратегия
turn_based_strategy | пошаговая стратегия
auto_battler | автобаттлер
moba | MOBA, моба
city_builder | градостроительный симулятор, строить город, построй город
tycoon | экономический симулятор, тайкун
idle_game | айдл-игра, айдл
life_simulator | симулятор жизни
virtual_pet | виртуальный питомец, тамагочи, уход за питомцем, игра уход за питомцем, ухаживать за питомцем
cooking_game | кулинарная игра, игра про готовку
restaurant_game | игра про ресторан, игра про пиццерию
dress_up | одевалка, игра одевалка, игра в одевалки, одевалки, одень куклу
makeup_game | игра про макияж
colouring_game | раскраска
drawing_game | рисовалка, игра в рисование
music_maker | создание музыки
shop_simulator | симулятор магазина, игра в магазин
hospital_game | игра про больницу, игра в доктора
flight_simulator | авиасимулятор, симулятор полёта
truck_simulator | симулятор грузовика, симулятор вождения
train_game | игра про поезда, симулятор поезда
parking_game | парковка, игра парковка
factory_game | игра про завод, строить завод
god_game | симулятор бога
sandbox | песочница, ~песочница, игра-песочница, физическая песочница
sand_simulator | симулятор песка
obby | обби
survival_crafting | выживание с крафтом
mining_game | игра про шахтёра, копать шахту
football | футбол
penalty_shootout | серия пенальти, пенальти
basketball | баскетбол, штрафные броски
bowling | боулинг
pool | бильярд
mini_golf | мини-гольф
golf | гольф
darts | дартс
archery | стрельба из лука
slingshot | рогатка
curling | кёрлинг
shuffleboard | шаффлборд
tennis | теннис
table_tennis | настольный теннис, пинг-понг
badminton | бадминтон
volleyball | волейбол
baseball | бейсбол
ice_hockey | хоккей
american_football | американский футбол
rugby | регби
handball | гандбол
boxing | бокс, боксёрский поединок
sumo | сумо
wrestling | борьба, ~борьба, рестлинг
arm_wrestling | армрестлинг
tug_of_war | перетягивание каната
fencing | фехтование
skateboarding | скейтбординг, игра про скейт
skiing | лыжи, ~лыжи, горные лыжи
snowboarding | сноубординг, сноуборд
surfing | сёрфинг
athletics | лёгкая атлетика, олимпиада, ~олимпиада
swimming_race | заплыв, ~заплыв, соревнование по плаванию
cycling_race | велогонка, велогонки
horse_race | скачки
motorbike_race | мотогонки, гонки на мотоциклах
fighting_game | файтинг, драки
karaoke | караоке
piano_game | игра на пианино
millionaire | Кто хочет стать миллионером?
flag_quiz | угадай флаг, викторина про флаги
guess_who | угадай кто
twenty_questions | ~20 вопросов, ~двадцать вопросов, акинатор
wheel_of_fortune | поле чудес, колесо фортуны
truth_or_dare | правда или действие, ~фанты, игра в фанты
party_game | игра для вечеринки
hide_and_seek | прятки
tag_game | догонялки, салочки, ~салки, ляпы, ~вышибалка
egg_hunt | поиск яиц
mmo | ММО, ммо, мморпг
vr_game | VR-игра, игра в виртуальной реальности
open_world | игра с открытым миром, открытый мир
space_simulator | космический симулятор
tetris | Тетрис, тетрис
2048 | 2048
pac_man | Пакман, пакман, пэкмен, пэкман
bomberman | Бомбермен, бомбермен, ~бомбер
pong | Понг, понг
frogger | Фроггер, фроггер
crossy_road | Crossy Road, кросси роуд
super_mario | Супер Марио, марио, супер марио
sonic | Соник, соник
space_invaders | Space Invaders, спейс инвейдерс, космические захватчики
galaga | Галага, галага
minecraft | Майнкрафт, майнкрафт
terraria | Террария, террария
roblox | Роблокс, роблокс
angry_birds | Angry Birds, злые птицы, злые птички, энгри бердс
plants_vs_zombies | Растения против зомби, растения против зомби
fruit_ninja | Fruit Ninja, фрут ниндзя
subway_surfers | Subway Surfers, сабвей серф, сабвей серферс
temple_run | Temple Run, темпл ран
among_us | Among Us, амонг ас
cookie_clicker | Cookie Clicker, куки кликер, печеньки кликер
stardew_valley | Stardew Valley, стардью вэлли
flappy_bird | Flappy Bird, флаппи берд, флэппи бёрд
doodle_jump | Doodle Jump, дудл джамп
mario_kart | Mario Kart, марио карт
counter_strike | Counter-Strike, контра, ~контра, контр страйк, кс го
gta | GTA, гта
fnaf | Five Nights at Freddy's, фнаф, пять ночей с фредди
the_sims | The Sims, симс
brawl_stars | Brawl Stars, бравл старс
geometry_dash | Geometry Dash, геометри даш
monopoly | Монополия, ~монополия, игра монополия, ~менеджер, ~миллионер
cluedo | Cluedo, клуэдо
scrabble | Эрудит, скрэббл, ~эрудит
worms | Worms, вормс, червячки, ~червячки
zuma | Зума, зума
agar_io | Agar.io, агарио
candy_crush | Candy Crush, кэнди краш
jenga | Дженга, дженга
wordle | Wordle, вордл, пять букв
vampire_survivors | Vampire Survivors, вампир сурвайворс
pokemon | Покемон, покемоны, ~покемоны
zelda | Зельда, зельда
doom | Doom, дум
sorting_game | игра на сортировку, сортировка мусора, сортировать мусор
ordering_game | игра на порядок, в правильном порядке, по порядку
petanque | петанк, бочче
stealth_game | стелс-игра, стелс игра, стелс
timing_game | игра на точный момент, тайминг
trading_game | торговая игра, игра про торговлю, игра про купца, симулятор торговца
feeding_game | игра в кормление
collecting_game | игра на сбор предметов
chase_game | игра-погоня
throwing_game | игра в метание, игра с метанием, кидалка
dodge_game | игра на уклонение, игра на увороты
eating_game | игра в поедание
guard_game | игра про охрану, игра на защиту от воров
herding_game | игра про пастуха
cleaning_game | игра про уборку, игра в уборку, игра про чистоту
firefighting | игра про пожарных, игра в пожарных, игра про пожарного
lighting_game | игра про фонарщика, игра про фонари
delivery_game | игра про доставку, игра про курьера
rescue_game | спасательная игра, игра про спасение
game_of_the_goose | игра гусёк
carrom | карром
fox_and_geese | волк и овцы, волки и овцы
stratego | стратего
scattergories | города и страны
taboo | крокодил игра, игра в крокодила, Алиас
shell_game | напёрстки, наперстки
scratch_card | скретч-карта
scopa | скопа
belote | белот
bridge_cards | бридж
thousand | тысяча игра, игра в тысячу
war_cards | пьяница, ~пьяница
cheat_cards | верю не верю, верю-не верю
pyramid_solitaire | пасьянс пирамида
bulls_and_cows | быки и коровы
klotski | клоцки
onet | маджонг коннект
bridge_building | построй мост, строительство моста
feeding_frenzy | рыба ест рыбу
brain_training | тренировка мозга, тренажёр для мозга
pachinko | патинко
foosball | настольный футбол, кикер
button_football | футбол пуговицами
padel | падел
field_hockey | хоккей на траве
water_polo | водное поло
kabaddi | кабадди
cornhole | метание подков
ring_toss | кольцеброс, набрось кольцо
can_knockdown | сбей банки, сбить банки
croquet | крокет
molkky | городки, игра в городки, мёлкки
frisbee_golf | диск-гольф, фрисби
long_jump | прыжки в длину, прыжки в высоту
hurdles | бег с барьерами, бег с препятствиями
shot_put | метание копья, толкание ядра
marathon | марафон, эстафета
bobsleigh | бобслей, санный спорт
ski_jumping | прыжки с трамплина
biathlon | биатлон
ice_skating | фигурное катание
rowing_race | гонки на лодках, гребля, регата
rafting | рафтинг, сплав по реке
parkour | паркур
rock_climbing | скалолазание
martial_arts | карате, каратэ, дзюдо, единоборства, кикбоксинг
rodeo | родео
show_jumping | конкур
formula_1 | Формула 1, формула-1
demolition_derby | машинки автодром, бампер-кары, дерби на выживание
dog_sled | гонки на собачьих упряжках
paintball | пейнтбол, лазертаг
hopscotch | классики, ~классики, игра в классики
jump_rope | скакалка, ~скакалка, прыжки на скакалке
balancing_game | игра на равновесие, игра на баланс, балансирование
tightrope_walking | канатоходец, канатоходка, хождение по канату, ходьба по канату, пройти по канату, идти по канату
marbles_game | игра в шарики стеклянные, чапаев
spinning_tops | бейблейд, битва волчков
red_light_green_light | тише едешь дальше будешь, море волнуется раз, красный свет зелёный свет, игра в кальмара, море волнуется
musical_chairs | музыкальные стулья
blind_mans_buff | жмурки
pinata | пиньята
hot_potato | горячая картошка
capture_the_flag | захват флага, зарница
sack_race | бег в мешках
treasure_hunt | поиск сокровищ, охота за сокровищами, поиски клада
stone_skipping | пускать блинчики, блинчики по воде
snowball_fight | игра в снежки, бой снежками, бой подушками
sledding | катание на санках
kite_flying | запуск воздушного змея
gilli_danda | лапта, ~чижик
kendama | кендама
jianzi | чеканка мяча, набивать мяч
pick_up_sticks | бирюльки, микадо
hair_salon | салон красоты, парикмахерская
car_wash | автомойка, мойка машин
aquarium_game | игра аквариум
asteroids | Астероиды игра, астероидс
mastermind | мастермайнд
cricket | крикет
lunar_lander | посадка на луну
lander | игра на посадку, мягкая посадка, симулятор посадки
tron | гонки светоциклов, светоциклы
suika_game | игра арбуз, собери арбуз
merge_drop | слияние шаров, слияние фруктов, игра на слияние фруктов
gold_miner | золотоискатель игра
lemonade_stand | лимонадный киоск, продавать лимонад
snap | карточная игра снап, игра снап
bubble_pop | лопать пузыри, лопай пузыри, мыльные пузыри, лопать пузырики, пупырка, поп ит
marble_path | цепочка шариков, стрелять шариками
spyro | спайро
ratchet_and_clank | рэтчет и кланк
little_nightmares | литл найтмерс, маленькие кошмары
snail_bob | улитка боб, улитка боба
red_ball_4 | красный шарик, красный шар
bad_ice_cream | плохое мороженое, вредное мороженое
talking_tom_gold_run | том бег за золотом
minion_rush | миньон раш
into_the_dead | инту зе дед
duolingo | дуолинго
4_pics_1_word | 4 фотки 1 слово, четыре фотки одно слово
family_feud | сто к одному, 100 к 1
the_weakest_link | слабое звено
takeshis_castle | замок такеши
escape_from_tarkov | тарков, побег из таркова
half_life | халф лайф, халфа
far_cry | фар край
crysis | крайзис
serious_sam | крутой сэм, серьёзный сэм
diepio | диеп ио
standoff_2 | стандофф 2, стандофф, стендофф
cyberpunk_2077 | киберпанк 2077
resident_evil | резидент ивел, обитель зла
silent_hill | сайлент хилл
dead_by_daylight | дед бай дейлайт
hello_neighbor | привет сосед
slenderman | слендермен, слендер
backrooms | закулисье
bendy_and_the_ink_machine | бенди и чернильная машина, бенди
baldis_basics | балди
outlast | аутласт
doki_doki_literature_club | доки доки
garten_of_banban | банбан
ice_scream_game | мороженщик
the_last_of_us | ласт оф ас, одни из нас
fallout | фоллаут, фаллаут
mass_effect | масс эффект
baldurs_gate | балдурс гейт
dungeons_and_dragons | днд, подземелья и драконы
genshin_impact | геншин импакт, геншин
honkai_star_rail | хонкай
lost_ark | лост арк
lineage | линейка л2, линейдж
perfect_world | перфект ворлд
stumble_guys | стамбл гайс
rust_game | раст игра, игра раст
subnautica | сабнатика
palworld | палворлд
rimworld | римворлд
creativerse | крафтсман
bed_wars | бедварс
skywars | скайварс
skyblock | скайблок
murder_mystery_2 | мардер мистери
adopt_me | адопт ми
brookhaven | брукхейвен
blox_fruits | блокс фрутс
tower_of_hell | башня ада
doors_roblox | доорс
grow_a_garden | вырасти сад, гроу э гарден
steal_a_brainrot | укради брейнрот
bee_swarm_simulator | би сварм
homescapes | хоумскейпс
stronghold | ~стронгхолд
heroes_of_might_and_magic | герои меча и магии, герои 3
shadow_fight | шадоу файт
dixit | ~диксит
beamng | бимка, бимнг
carmageddon | кармагеддон
vehicle_parking_jam | парковка джем
farming_simulator | фермерский симулятор
goat_simulator | симулятор козла
slime_rancher | слайм ранчер
cat_mario | кот марио
talking_angela | говорящая анджела, моя говорящая анджела
toca_boca | тока бока, тока лайф
gacha_life | гача лайф, гача
wheres_my_water | крокодильчик свомпи
world_of_tanks | ворлд оф танкс, мир танков
war_thunder | вар тандер
world_of_warships | мир кораблей
tanki_online | танки онлайн
metro_2033 | метро 2033
metro_exodus | метро исход
chicken_invaders | куриные захватчики, вторжение кур, чикен инвейдерс
insaniquarium | инсаниквариум
word_cookies | слова из слова
arrowword | сканворд
head_soccer | футбол головами
spider_man | человек-паук игра
machinarium | машинариум
supaplex | супаплекс
incredibox | инкредибокс
sprunki | спрунки
garrys_mod | гаррис мод, гмод
melon_playground | мелон плейграунд, арбузная песочница
little_alchemy | алхимия игра
hamster_kombat | хомяк комбат, хамстер комбат
elastics | резиночка, игра в резиночку, резиночки
leapfrog | чехарда
cops_and_robbers | казаки-разбойники, полицейские и воры
the_floor_is_lava | пол это лава
duck_duck_goose | утка утка гусь
clapping_game | ладушки игра, игра в ладошки, хлопалка
thumb_war | борьба на больших пальцах
flipping_cards_and_pogs | фишки сотки, сотки фишки, кэпсы, ~вкладыши, ~фишки, игра в вкладыши
jacks | игра в камешки, ~бабки
piggy_in_the_middle | собачка с мячом, игра в собачку
edible_or_inedible | съедобное-несъедобное
broken_telephone | испорченный телефон, глухой телефон
never_have_i_ever | я никогда не, я никогда игра
would_you_rather | что выберешь, что ты выберешь, или или
spin_the_bottle | бутылочка игра, игра в бутылочку, ~бутылочка
beer_pong | бирпонг
liar_game | находка для шпиона, шпион игра
clock_patience | пасьянс часы, часы пасьянс
drunkard_card_game | пьяница карточная игра, карты пьяница, игра в пьяницу
russian_lotto | русское лото, лото с бочонками, бочонки лото
give_away_checkers | поддавки, шашки поддавки
corners | уголки, игра в уголки, шашки уголки
paper_football | футбол на бумаге
racetrack_on_paper | гонки на бумаге
nim | ним игра, игра ним
matchstick_puzzle | головоломка со спичками, спички головоломка
hook_a_duck | ловля уточек
high_striker | силомер
ninepins | игра в кегли, кегли
nu_pogodi | ну погоди, волк ловит яйца, волк и яйца, электроника ну погоди, ну погоди яйца, ~электроника, яйца волк
land_grabbing | захват территории игра, захват территорий
four_square | квадрат с мячом, игра квадрат мяч
sevens | девятка
barbu | ~кинг карты
tysiac | ~тысяча, игра тысяча
kozel | ~козёл, игра в козла
bura | ~бура, игра бура
one_hundred_and_one | 101 карты
british_bulldog | цепи кованые, цепи-цепи кованые
ring_passing | ~колечко
neither_yes_nor_no | да и нет не говорить
hot_and_cold | ~холодно горячо, горячо холодно
colours | ~краски, краски игра
king_of_the_hill | царь горы
knives | ножички, ~игра в ножички
treasures_under_glass | ~секретики
twister | ~твистер
stream_game | ~ручеёк
mushroom_picking | ~грибы собирать
go_fish | сундучки, ~сундучок
pictionary | ~крокодил, игра крокодил
the_witcher | Ведьмак, ~Ведьмак
stalker_game | Сталкер, ~Сталкер
cossacks_game | Казаки, ~Казаки
balda | балда, ~балда, игра балда
lines_98 | линии 98, шарики линии, игра линии, ~цветные линии
tiddlywinks | игра в блошки, ^блошки
`;
