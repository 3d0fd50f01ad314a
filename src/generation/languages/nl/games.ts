/** Names of games in Dutch, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | platformspel, platformgame
shmup | ruimteschieter, schietspel
arena | arenagevecht
breakout | stenenbreker, blokkenbreker
snake | slangenspel, snake
runner | eindeloos renspel, renspel
flappy | vliegspel
match3 | drie-op-een-rij-puzzel, match 3
sokoban | kistenduwspel, dozen duwen
maze | doolhofspel, doolhof
tower_defense | torenverdediging
racing | racespel, autorace
memory | memoryspel, memory, geheugenspel
quiz | quiz, quizspel, per seconde wijzer, ren je rot, petje op petje af, twee voor twaalf
aim_physics | mikspel, katapultspel
reaction | reactiespel
rhythm | ritmespel, muziekspel
clicker | klikspel, clicker
catcher | vangspel
crossing | oversteekspel
duel | duel
falling_blocks | spel met vallende blokken, vallende blokken
farm_sim | boerderijspel
chess | schaken, schaak, schaakspel
checkers | dammen, damspel
chinese_checkers | Chinees dammen
tic_tac_toe | boter-kaas-en-eieren, boter kaas en eieren
connect_four | vier op een rij, 4 op een rij
gomoku | vijf op een rij, gomoku
go | go, ~go, go-spel
xiangqi | Chinees schaken
nine_mens_morris | molenspel
backgammon | backgammon, backgammonspel
battleship | zeeslag, ~zeeslag, zeeslagje
ludo | mens-erger-je-niet, mens erger je niet, ludo
snakes_and_ladders | slangen en ladders, ladders en slangen
crazy_eights | crazy eights, gekke achten
klaverjassen | klaverjassen, klaverjas, potje klaverjassen, ~rikken
spades | schoppen kaartspel
hearts | hartenjagen
trick_taking | slagenspel, slagen halen
uno | uno spelen, uno-spel, uno kaartspel, potje uno
pesten | ~pesten, pesten kaartspel, potje pesten, pesten met kaarten
dominoes | domino, ~domino, dominospel, spelletje domino, domino spelen
partner_dominoes | domino in teams, domino in duo's, domino met partner
block_dominoes | blokdomino, domino zonder bijpakken
dots_and_boxes | kamertje verhuren
rock_paper_scissors | steen papier schaar
dice_game | dobbelspel, mexicaantje, ~mexen, tienduizenden, dobbelen mexico
yahtzee | yahtzee
board_game | bordspel
solitaire | patience, solitaire
spider_solitaire | spider patience, spider solitaire
rummy | rummy, jokeren, ~jokeren kaartspel
old_maid | zwartepieten, ~zwarte piet
card_battler | verzamelkaartspel, kaartgevecht
card_game | kaartspel
slot_machine | gokautomaat, fruitautomaat
casino | casinospel
guess_word | raad het woord, woord raden, woordraadspel, lingo, lingo spel
hangman | galgje
word_search | woordzoeker
crossword | kruiswoordpuzzel, kruiswoordraadsel, zweedse puzzel, doorloper puzzel
anagram | anagrammen
word_chain | woordslang, woordketting
typing_game | typespel, typeles
spelling_game | spellingspel
minesweeper | mijnenveger
maths_game | rekenspel, tafels oefenen
guess_the_number | raad het getal
fifteen_puzzle | schuifpuzzel
lights_out | lights out, ~lichten uit
rubiks_cube | Rubiks kubus
jigsaw | legpuzzel, puzzelspel, puzzelstukjes, puzzel met stukjes, puzzel leggen
spot_the_difference | zoek de verschillen
hidden_objects | verborgen voorwerpen, zoekplaat
bubble_shooter | bubble shooter, bellen schieten
merge_game | samenvoegspel
tower_stacking | toren stapelen, stapelspel
marble_run | knikkerbaan
ball_maze | balletjesdoolhof
pipe_puzzle | pijpleidingpuzzel, buizenpuzzel, buizenspel, pijpenpuzzel, waterleidingspel, waterleidingpuzzel, leidingpuzzel, buizen verbinden, buizen draaien, leidingen verbinden, loodgietersspel
circuit_puzzle | stroomkringpuzzel, kabelpuzzel, kabels verbinden, stroomkring sluiten, draden verbinden, circuitpuzzel
connect_the_dots | verbind de stippen
tower_of_hanoi | torens van Hanoi
water_sort | kleuren sorteren
simon_says | Simon zegt, Simon-spel, Simon says
escape_room | escaperoom, ontsnappingsspel
logic_puzzle | logische puzzel, denkspel
air_hockey | airhockey
pinball | flipperkast, flipperspel
whack_a_mole | mep de mol
claw_machine | grijpmachine
shooting_gallery | schiettent, schietbaan
fishing_game | visspel, hengelspel
balloon_popping | ballonnen prikken, ballonnen knallen
dodgeball | trefbal
fps | first-person shooter, egoshooter
sniper_game | sluipschuttersspel
tank_battle | tankgevecht, tankspel, tankduel, tankslag
artillery_game | artilleriespel
rpg | rollenspel
social_deduction | weerwolven, ~weerwolven, maffiaspel, weerwolven van wakkerdam
dungeon_crawler | dungeon crawler, kerkerspel
text_adventure | tekstavontuur
visual_novel | visual novel
interactive_story | interactief verhaal, kies je eigen avontuur
point_and_click | point-and-click-avontuur
dating_sim | datingsim
detective_game | detectivespel
horror_game | horrorspel
walking_simulator | wandelsimulator
rts | realtime strategiespel, strategiespel
turn_based_strategy | turn-based strategiespel
city_builder | stedenbouwspel, een stad bouwen
tycoon | bedrijfssimulatie, tycoon
idle_game | idle game
life_simulator | levenssimulatie
virtual_pet | virtueel huisdier, dierenverzorgingsspel, huisdier verzorgen, verzorgspel
cooking_game | kookspel, bakspel
restaurant_game | restaurantspel
dress_up | aankleedspel, kledingspel, modespel, verkleedspel
makeup_game | make-upspel
colouring_game | kleurplaat, kleurspel
drawing_game | tekenspel
music_maker | muziekmaker
shop_simulator | winkelspel, supermarktspel
hospital_game | ziekenhuisspel, doktersspel
flight_simulator | vluchtsimulator
truck_simulator | vrachtwagensimulator, rijsimulator
train_game | treinspel, treinsimulator
parking_game | parkeerspel
factory_game | fabrieksspel
god_game | godenspel
sandbox | sandboxspel, zandbakspel, natuurkundezandbak
sand_simulator | zandsimulator
survival_crafting | overlevingsspel met bouwen
mining_game | mijnbouwspel, graafspel
football | voetbal, voetbalspel
penalty_shootout | penaltyserie, penalty's nemen, strafschoppen
basketball | basketbal, vrije worpen
bowling | bowlen, bowling
pool | biljart, poolbiljart, biljarten
mini_golf | minigolf, midgetgolf
golf | golf, ~golf, golfspel
darts | darts, darten
archery | boogschieten
slingshot | katapult, ~katapult
tennis | tennis
table_tennis | tafeltennis, pingpong
volleyball | volleybal
baseball | honkbal
ice_hockey | ijshockey
american_football | American football
handball | handbal
boxing | boksen, bokswedstrijd
wrestling | worstelen
arm_wrestling | armpje drukken, armworstelen
tug_of_war | touwtrekken
fencing | schermen, ~schermen
skateboarding | skateboarden
skiing | skiën, skispel
surfing | surfen
athletics | atletiek
swimming_race | zwemwedstrijd
cycling_race | wielerwedstrijd, fietsrace
horse_race | paardenrace
motorbike_race | motorrace
fighting_game | vechtspel
piano_game | pianospel
millionaire | Weekend Miljonairs, wie wordt miljonair
flag_quiz | vlaggenquiz
guess_who | Wie is het
twenty_questions | ~twintig vragen
wheel_of_fortune | rad van fortuin
truth_or_dare | doen of waarheid, doen durven of de waarheid
party_game | partyspel, feestspel
hide_and_seek | verstoppertje
tag_game | tikkertje, overlopertje, ~overlopen, tikkie
egg_hunt | eieren zoeken
open_world | openwereldspel, open wereld
space_simulator | ruimtesimulator
sorting_game | sorteerspel, afval sorteren, afval scheiden
ordering_game | volgordespel, in de juiste volgorde
petanque | jeu de boules, petanque
shuffleboard | shuffleboard, schuifbord
carrom | carrom, carrombord
stealth_game | sluipspel, sluipgame, stealthspel
timing_game | timingspel
trading_game | handelsspel, handelssimulatie
feeding_game | voederspel
collecting_game | verzamelspel
chase_game | achtervolgingsspel
throwing_game | gooispel, werpspel
dodge_game | ontwijkspel
eating_game | vreetspel
guard_game | bewaakspel, beschermspel
herding_game | schaapherdersspel, herdersspel
cleaning_game | schoonmaakspel, poetsspel, opruimspel
firefighting | brandweerspel, blusspel
lighting_game | lantaarnaanstekersspel, lampjesaansteekspel
delivery_game | bezorgspel, bezorggame
rescue_game | reddingsspel
game_of_the_goose | ganzenbord, ganzenbordspel
fox_and_geese | ganzen en vos
stratego | stratego bordspel
scattergories | stad land rivier
taboo | hints spel
shell_game | balletje balletje
scratch_card | kraslot
bridge_cards | bridgen
war_cards | oorlogje, kaartspel oorlog
blackjack | blackjack, eenentwintigen
snap | snap kaartspel, kaartspel snap
cheat_cards | liegen kaartspel, ~liegen, liegbeest, bluffen kaartspel
bulls_and_cows | kraak de code
bridge_building | bruggen bouwen, brug bouwen
brain_training | hersentraining, breintraining
goldfish_scooping | eendjes vissen
foosball | tafelvoetbal, tafelvoetballen
button_football | knopenvoetbal
field_hockey | veldhockey, korfbal
water_polo | waterpolo
cornhole | hoefijzer werpen
ring_toss | ringwerpen, ringen gooien
can_knockdown | blikgooien, blikken gooien, blikwerpen
molkky | kubb
sjoelen | sjoelen, sjoelbak
frisbee_golf | frisbeegolf
long_jump | verspringen, hoogspringen
hurdles | hordelopen
shot_put | speerwerpen, kogelstoten
marathon | marathon, estafette
bobsleigh | bobsleeën
ski_jumping | schansspringen
ice_skating | kunstschaatsen, schaatsen
rowing_race | roeiwedstrijd, bootrace
rafting | raften, wildwatervaren
rock_climbing | bergbeklimmen, boulderen
martial_arts | vechtsport, karate, judo
rodeo | rodeo
show_jumping | springconcours, springruiter
formula_1 | Formule 1
demolition_derby | botsauto, botsauto's
dog_sled | hondenslederace
hopscotch | hinkelen, hinkelbaan
jump_rope | touwtjespringen
balancing_game | balanceerspel, evenwichtsspel, balansspel, balanceren
tightrope_walking | koorddansen, koorddanser, koorddanseres, koordlopen, ~slappe koord
marbles_game | knikkeren, knikkerspel
spinning_tops | tollengevecht
red_light_green_light | Annemaria Koekoek, Annie Maria Koekoek, één twee drie piano
musical_chairs | stoelendans
blind_mans_buff | blindemannetje
hot_potato | hete aardappel
capture_the_flag | vlag veroveren, vlaggenroof
sack_race | zaklopen, eierlopen, ~lepel-ei lopen
treasure_hunt | schattenjacht, speurtocht
stone_skipping | steentjes keilen
snowball_fight | sneeuwballengevecht, kussengevecht
sledding | ~sleeën, rodelen
jianzi | bal hooghouden, hooghouden
pick_up_sticks | mikado, mikadospel
hair_salon | kapsalon
car_wash | autowassen, autowasstraat
lunar_lander | maanlanding
lander | landingsspel
suika_game | watermeloenspel
merge_drop | laten vallen en samenvoegen, fruit samenvoegen, fruitsamenvoegspel
lemonade_stand | limonadekraam
bubble_pop | bellen prikken, zeepbellen prikken, bellen laten knappen
marble_path | knikkerketting, knikkers schieten
batting | slagbal
cricket | cricketspel
4_pics_1_word | 4 plaatjes 1 woord
deal_or_no_deal | Miljoenenjacht
arrowword | Zweeds raadsel
elastics | elastieken, elastiekspringen
leapfrog | haasje-over, bokspringen
cops_and_robbers | politie en boef, agentje en boefje
the_floor_is_lava | de vloer is lava
duck_duck_goose | zakdoekje leggen
whats_the_time_mr_wolf | hoe laat is het meneer de wolf
clapping_game | klapspel, handjeklap
thumb_war | duimworstelen
jacks | bikkelen
satte_pe_satta | zevenen kaartspel
piggy_in_the_middle | lummelen, lummeltje
broken_telephone | doorfluistertje, telefoontje spelen
i_spy | ik zie ik zie wat jij niet ziet
never_have_i_ever | ik heb nog nooit
would_you_rather | wat heb je liever, zou je liever
spin_the_bottle | flesje draaien
speed_card_game | pesten snel
schwimmen | eenendertigen, 31 kaartspel
russian_lotto | kienen, kienspel
nim | nimspel
hook_a_duck | eendjes hengelen
high_striker | kop van jut
elfstedentocht | elfstedentocht, schaatstocht
fierljeppen | fierljeppen, polsstokverspringen, slootjespringen
ninepins | kegelen, kegelspel
four_square | vierkanten bal
ezelen | ezelen, ezelen kaartspel
oh_hell | boerenbridge
barbu | ~kingen
toepen | toepen
koehandel | koehandel
bobbing_for_apples | ~appelhappen
cake_on_a_string | koekhappen
nail_pooping | spijkerpoepen
pin_the_tail_on_the_donkey | ezeltje prik
british_bulldog | schipper mag ik overvaren, ~commando pinkelen
jeu_de_balle | ~kaatsen
i_packed_my_bag | ik ga op reis en neem mee
clay_pigeon_shooting | kleiduiven schieten, kleiduifschieten
wie_is_de_mol | wie is de mol
president_cards | ~presidenten, presidentje
go_fish | ~kwartet, kwartetten, kwartetspel
stilt_race | steltlopen
tiddlywinks | vlooienspel
`;
