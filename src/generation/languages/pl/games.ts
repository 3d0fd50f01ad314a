/** Names of games in Polish, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | platformówka, gra platformowa
shmup | kosmiczna strzelanka, strzelanka
arena | walka na arenie
breakout | zbijanie klocków, arkanoid
snake | wąż, ~wąż, gra w węża, snake
runner | niekończący się bieg
flappy | gra w latanie
match3 | gra „dopasuj trzy”, dopasuj trzy, trzy w rzędzie
sokoban | przesuwanie skrzyń, pchanie skrzyń
maze | labirynt, gra w labirynt
tower_defense | obrona wieży
racing | wyścigi, gra wyścigowa
memory | gra pamięciowa, memory, memo
quiz | quiz, zgadywanka, jeden z dziesięciu, 1 z 10
aim_physics | gra w celowanie
reaction | gra na refleks
rhythm | gra rytmiczna, gra muzyczna
clicker | kliker, clicker
catcher | gra w łapanie
crossing | gra w przechodzenie przez ulicę
duel | pojedynek
falling_blocks | spadające klocki
farm_sim | gra o farmie, symulator farmy
chess | szachy
checkers | warcaby
chinese_checkers | chińskie warcaby
tic_tac_toe | kółko i krzyżyk
connect_four | czwórki, cztery w rzędzie
gomoku | gomoku, pięć w rzędzie
go | go, ~go, gra w go
xiangqi | szachy chińskie
nine_mens_morris | młynek, ~młynek, gra w młynek
backgammon | tryktrak, backgammon, gra w tryktraka
battleship | statki, ~statki, gra w statki, bitwa morska, ~okręty, gra w okręty
ludo | chińczyk, ~chińczyk, gra w chińczyka
snakes_and_ladders | węże i drabiny
mancala | mankala
crazy_eights | szalone ósemki, crazy eights
sixty_six | sześćdziesiąt sześć, gra w 66
spades | gra w piki
hearts | kierki, gra w kierki
trick_taking | gra w lewy, gra karciana w lewy, zbieranie lew
uno | gra w uno, grać w uno, zagrać w uno, karty uno
mau_mau | makao, gra w makao
dominoes | domino, ~domino, gra w domino, partia domina, grać w domino
partner_dominoes | domino w parach, domino parami, domino drużynowe
block_dominoes | domino blokowe, domino bez dobierania
dots_and_boxes | kropki i kwadraty
rock_paper_scissors | papier kamień nożyce, kamień papier nożyce
dice_game | gra w kości, ~kości, ~pchełki gra
board_game | gra planszowa, planszówka
solitaire | pasjans
spider_solitaire | pasjans pająk
rummy | remik
old_maid | Piotruś, czarny Piotruś, ~kuku
card_battler | kolekcjonerska gra karciana, bitwa karciana
card_game | gra karciana, gra w karty
slot_machine | jednoręki bandyta, automat do gier
casino | gra kasynowa, kasyno
guess_word | zgadnij słowo, zgadywanie słów, odgadnij słowo
hangman | wisielec, ~wisielec, gra w wisielca
word_search | wykreślanka, szukanie słów
crossword | krzyżówka
anagram | anagramy
word_chain | łańcuch słów
typing_game | gra w pisanie na klawiaturze, nauka pisania na klawiaturze
spelling_game | gra ortograficzna, dyktando
minesweeper | saper, ~saper, gra w sapera, saper gra
maths_game | gra matematyczna, tabliczka mnożenia
guess_the_number | zgadnij liczbę
fifteen_puzzle | piętnastka, układanka przesuwna
lights_out | lights out, ~zgaś światła
rubiks_cube | kostka Rubika
jigsaw | puzzle, ~puzzle, układanie puzzli, puzzle z obrazkiem, ułóż puzzle, układanka obrazkowa
spot_the_difference | znajdź różnice
hidden_objects | ukryte przedmioty, szukanie przedmiotów
bubble_shooter | strzelanie bańkami, kulki, ~kulki
merge_game | gra w łączenie
tower_stacking | układanie wieży, budowanie wieży
marble_run | tor kulkowy
ball_maze | labirynt z kulką
pipe_puzzle | układanie rur, gra w rury, układanka z rur, łamigłówka z rurami, łączenie rur, połącz rury, obracanie rur, gra hydrauliczna, gra w hydraulika, ~hydraulik, wodociąg układanka
circuit_puzzle | łamigłówka z kablami, układanie obwodu, gra w obwody, połącz kable, łączenie kabli, układanka z kabli
connect_the_dots | połącz kropki
tower_of_hanoi | wieże Hanoi, wieża Hanoi
water_sort | sortowanie kolorów
simon_says | Szymon mówi, gra Simon, Simon says
escape_room | escape room, pokój zagadek
logic_puzzle | gra logiczna, łamigłówka
air_hockey | cymbergaj
pinball | pinball, flipper
whack_a_mole | uderz kreta, zbij kreta
claw_machine | łapacz maskotek, automat z maskotkami
shooting_gallery | strzelnica
fishing_game | gra w łowienie ryb, symulator wędkarstwa
balloon_popping | przebijanie balonów
dodgeball | zbijak, dwa ognie
fps | strzelanka pierwszoosobowa
sniper_game | gra o snajperze
tank_battle | bitwa czołgów, czołgi, ~czołgi, gra w czołgi, pojedynek czołgów, wojna czołgów
artillery_game | gra artyleryjska
rpg | gra fabularna, gra RPG, rpg
social_deduction | mafia, ~mafia, gra w mafię, ~wilkołaki
dungeon_crawler | eksploracja lochów, dungeon crawler
text_adventure | gra tekstowa, przygodówka tekstowa
visual_novel | powieść wizualna, visual novel
interactive_story | interaktywna opowieść, gra paragrafowa
point_and_click | przygodówka point-and-click
dating_sim | symulator randek
detective_game | gra detektywistyczna
horror_game | horror, ~horror, gra grozy
walking_simulator | symulator chodzenia
rts | strategia czasu rzeczywistego, gra strategiczna
turn_based_strategy | strategia turowa
city_builder | budowanie miasta, gra o budowie miasta
tycoon | gra ekonomiczna, tycoon
idle_game | gra idle
life_simulator | symulator życia
virtual_pet | wirtualne zwierzątko, opieka nad zwierzątkiem, gra o opiece nad zwierzątkiem
cooking_game | gra w gotowanie, gra kulinarna
restaurant_game | gra o restauracji, gra w restaurację
dress_up | ubieranka, gra w ubieranie, ubieranie lalek, przebieranka
makeup_game | gra w makijaż
colouring_game | kolorowanka, malowanka
drawing_game | gra w rysowanie
music_maker | tworzenie muzyki
shop_simulator | symulator sklepu, gra w sklep
hospital_game | gra w szpital, gra w doktora
flight_simulator | symulator lotu
truck_simulator | symulator ciężarówki, symulator jazdy
train_game | gra o pociągach, symulator pociągu
parking_game | gra w parkowanie
factory_game | gra o fabryce
god_game | symulator boga
sandbox | piaskownica, ~piaskownica, gra sandbox, fizyczna piaskownica
sand_simulator | symulator piasku
survival_crafting | gra survivalowa z craftingiem
mining_game | gra w kopanie, gra górnicza
football | piłka nożna, gra w piłkę nożną
penalty_shootout | rzuty karne, karne, ~karne
basketball | koszykówka, rzuty osobiste
bowling | kręgle
pool | bilard
mini_golf | minigolf
darts | rzutki, ~rzutki, gra w rzutki
archery | łucznictwo, strzelanie z łuku
slingshot | proca, gra z procą
tennis | tenis
table_tennis | tenis stołowy, ping-pong
volleyball | siatkówka
baseball | baseball
ice_hockey | hokej na lodzie
american_football | futbol amerykański
handball | piłka ręczna
boxing | boks, walka bokserska
wrestling | zapasy, ~zapasy, wrestling
arm_wrestling | siłowanie na rękę
tug_of_war | przeciąganie liny
fencing | szermierka
skateboarding | jazda na deskorolce, ~deskorolka
skiing | narty, ~narty, zjazd na nartach
surfing | surfing
athletics | lekkoatletyka
swimming_race | zawody pływackie
cycling_race | wyścig rowerowy, wyścig kolarski
horse_race | wyścigi konne
motorbike_race | wyścigi motocyklowe
fighting_game | bijatyka
piano_game | gra na pianinie
millionaire | Milionerzy, milionerzy teleturniej
flag_quiz | quiz o flagach, zgadnij flagę
guess_who | zgadnij kto to
twenty_questions | ~20 pytań, ~dwadzieścia pytań
wheel_of_fortune | koło fortuny
truth_or_dare | prawda czy wyzwanie
party_game | gra imprezowa
hide_and_seek | zabawa w chowanego, w chowanego, ~chowany, chowanego
tag_game | berek, zabawa w berka
egg_hunt | szukanie jajek
open_world | gra z otwartym światem, otwarty świat
space_simulator | symulator kosmiczny
sorting_game | gra w sortowanie, sortowanie śmieci, segregacja śmieci, segregowanie śmieci
ordering_game | gra w układanie po kolei, we właściwej kolejności
petanque | bule, gra w bule
shuffleboard | shuffleboard
carrom | carrom, karom
stealth_game | skradanka, gra skradankowa
timing_game | gra na wyczucie czasu
trading_game | gra handlowa, gra w kupca, symulator handlu
feeding_game | gra w karmienie
collecting_game | gra w zbieranie
chase_game | gra w pościg
throwing_game | gra w rzucanie, rzucanie do celu
dodge_game | gra w unikanie, gra w uniki
eating_game | gra w pożeranie
guard_game | gra w pilnowanie, gra w ochronę
herding_game | gra pasterska
cleaning_game | gra w sprzątanie, gra o sprzątaniu, gra w czyszczenie
firefighting | gra strażacka, gra w strażaka, gra o strażaku
lighting_game | gra w zapalanie latarni, gra o latarniku
delivery_game | gra o dostawach, gra kurierska
rescue_game | gra ratunkowa
game_of_the_goose | gra w gęś
fox_and_geese | wilk i owce, lis i gęsi
peg_solitaire | samotnik
scattergories | państwa miasta, państwa-miasta, ~inteligencja, państwa miasta rzeki
taboo | kalambury
shell_game | trzy kubki, gra w trzy kubki
scratch_card | zdrapka
bridge_cards | brydż, gra w brydża
canasta | kanasta
thousand | tysiąc gra, gra w tysiąca
war_cards | wojna karciana, gra w wojnę, ~wojna, wojna karty
cheat_cards | oszust karciany
pyramid_solitaire | pasjans piramida
bulls_and_cows | byki i krowy
bridge_building | budowanie mostów, budowa mostu
brain_training | trening mózgu, trening umysłu
foosball | piłkarzyki
button_football | ~kapsle, gra w kapsle
field_hockey | hokej na trawie, unihokej
water_polo | piłka wodna
cornhole | rzut podkową
ring_toss | rzut obręczą, rzucanie obręczy
can_knockdown | strącanie puszek, rzucanie do puszek
croquet | krokiet gra
molkky | kubb gra
frisbee_golf | disc golf
long_jump | skok w dal, skok wzwyż
hurdles | bieg przez płotki
shot_put | rzut oszczepem, pchnięcie kulą
marathon | maraton, bieg maratoński
bobsleigh | bobsleje, saneczkarstwo
ski_jumping | skoki narciarskie
biathlon | biathlon gra
ice_skating | łyżwiarstwo, jazda na łyżwach
rowing_race | wyścig łodzi, regaty
rafting | rafting, spływ kajakowy
rock_climbing | wspinaczka
martial_arts | sztuki walki, karate
rodeo | rodeo
show_jumping | skoki przez przeszkody
formula_1 | Formuła 1
demolition_derby | autodrom, samochodziki zderzaki
dog_sled | psi zaprzęg wyścig
hopscotch | gra w klasy, ~klasy
jump_rope | skakanka, skakanie na skakance
balancing_game | gra w utrzymanie równowagi, utrzymanie równowagi, gra na równowagę, gra w balansowanie, balansowanie
tightrope_walking | chodzenie po linie, linoskoczek, spacer po linie, przejście po linie
marbles_game | gra w kulki
spinning_tops | bączki walka
red_light_green_light | raz dwa trzy Baba Jaga patrzy, Baba Jaga patrzy, czerwone zielone światło
musical_chairs | gorące krzesła, taniec na krzesłach
blind_mans_buff | ciuciubabka
hot_potato | gorący ziemniak
capture_the_flag | zdobądź flagę, podchody
sack_race | wyścigi w workach, bieg w workach
treasure_hunt | poszukiwanie skarbów, gra terenowa
stone_skipping | puszczanie kaczek
snowball_fight | bitwa na śnieżki, bitwa na poduszki
sledding | zjazd na sankach, jazda na sankach
kite_flying | puszczanie latawca
gilli_danda | palant gra, klipa
jianzi | żonglerka piłką, kapki
pick_up_sticks | bierki
hair_salon | salon fryzjerski
car_wash | myjnia samochodowa
mastermind | mastermind gra
lunar_lander | lądowanie na księżycu
lander | gra w lądowanie, gra o lądowaniu
suika_game | gra arbuz
merge_drop | zrzucanie i łączenie, łączenie owoców
lemonade_stand | stoisko z lemoniadą
blackjack | blackjack, oczko, gra w oczko
snap | gra karciana snap, snap karciany
bubble_pop | przebijanie baniek, bańki mydlane
marble_path | łańcuch kulek, strzelanie kulkami
batting | gra w palanta, palant
cricket | krykiet
4_pics_1_word | 4 obrazki 1 słowo
family_feud | Familiada
the_weakest_link | Najsłabsze ogniwo
metin2 | Metin2
tibia_game | tibia
travian | Plemiona
stronghold | Twierdza gra
heroes_of_might_and_magic | Heroes 3
tanki_online | tanki online
arrowword | krzyżówka panoramiczna
elastics | gra w gumę, skakanie w gumę, ~guma
leapfrog | skakanie przez kozła
cops_and_robbers | policjanci i złodzieje
the_floor_is_lava | podłoga to lawa, podłoga parzy
clapping_game | klaskanka, łapki gra
flipping_cards_and_pogs | tazosy, gra w tazosy
piggy_in_the_middle | głupi Jaś, głupiego Jasia
broken_telephone | głuchy telefon
i_spy | widzę coś czego ty nie widzisz
never_have_i_ever | nigdy przenigdy
would_you_rather | co wolisz
spin_the_bottle | gra w butelkę, kręcenie butelką
clock_patience | pasjans zegar
schwimmen | trzydzieści jeden
russian_lotto | loteryjka liczbowa
give_away_checkers | warcaby wybijanka na odwrót
paper_football | piłka na kartce, piłkarzyki na kartce, papierowa piłka
racetrack_on_paper | wyścigi na kartce
nim | gra nim
matchstick_puzzle | zagadki z zapałkami, łamigłówka z zapałkami
hook_a_duck | łowienie kaczek, łowienie kaczuszek
high_striker | siłomierz
ninepins | gra w kręgle
nu_pogodi | wilk i jajka, ruskie jajka, gra jajka wilk, jajeczka wilk
sevens | garibaldka
pan | gra w pana, ~pan
kuku | kuku karty
kem_s | kent, ~kuternoga
oh_hell | ~planowanie
tysiac | ~tysiąc
british_bulldog | ~rybak
hula_hoop | ~hula hop
i_packed_my_bag | ~pakuję walizkę
hot_and_cold | ciepło zimno, ~ciepło-zimno
king_of_the_hill | ~król góry
clay_pigeon_shooting | strzelanie do rzutków
bob_the_robber | ~bob złodziej
mushroom_picking | grzybobranie
fnaf | fnafa
scrabble | literaki
durak | ~dureń, gra w durnia
whats_the_time_mr_wolf | stary niedźwiedź mocno śpi, gąski gąski do domu
lines_98 | Lines 98, kulki lines, gra lines
tiddlywinks | pchełki, ~pchełki, gra w pchełki
monopoly | Monopoly, eurobiznes, eurobusiness
risk | Ryzyko, ~Ryzyko
the_witcher | Wiedźmin, ~Wiedźmin
`;
