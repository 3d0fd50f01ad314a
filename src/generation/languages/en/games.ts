/** Names of games in English, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | platformer, platform game, jump and run
shmup | space shooter, shoot 'em up, shmup
arena | arena fight, arena shooter, arena game
breakout | brick breaker, block breaker
snake | snake, snake game
runner | endless runner, infinite runner
flappy | flying game, flappy game
match3 | match-3 game, match 3, match three
sokoban | box-pushing puzzle, crate pushing
maze | maze game, labyrinth game
tower_defense | tower defence, tower defense
racing | racing game, race game, racing simulator
memory | memory game, matching pairs, pairs game, concentration game, find the pairs
quiz | quiz, trivia, trivia game
aim_physics | aiming game, catapult game
reaction | reaction game, reflex game
rhythm | rhythm game, music game
clicker | clicker, clicker game
catcher | catching game, catch game
crossing | road-crossing game, road crossing
duel | duel, ~versus game
falling_blocks | falling-block game, falling blocks
farm_sim | farming game, farm game, farming simulator
chess | chess, chess game, chess puzzle, chess puzzles
checkers | checkers, draughts
chinese_checkers | chinese checkers
tic_tac_toe | tic tac toe, noughts and crosses, xs and os, x and o game, noughts & crosses
connect_four | connect four, connect 4, four in a row
gomoku | gomoku, five in a row, renju
go | ~go, go board game, go game
xiangqi | chinese chess
nine_mens_morris | nine men's morris, nine mens morris, ~mill
backgammon | backgammon, back gammon, tavla, shesh besh
long_nardy | long nardy, long nardi, long backgammon
mahbusa | mahbusa, mahbouseh, mahboose
battleship | ~battleship, ~battleships, sea battle, sink the ships
ludo | ludo, parcheesi, pachisi
snakes_and_ladders | snakes and ladders, chutes and ladders
mancala | congklak, kalaha
crazy_eights | crazy eights, crazy 8s, crazy eight, last card game, switch card game
batak | batak oyunu
tarneeb | tarneeb
preference | preferans card game, ~preference, preferans
sueca | sueca
tute | tute
sixty_six | sixty-six card game, schnapsen
euchre | euchre
pinochle | pinochle
doppelkopf | doppelkopf
schafkopf | schafkopf
jass | jass card game
klaverjassen | klaverjassen, klaverjas
coinche | coinche
tressette | tressette
hearts | hearts card game, game of hearts, play hearts, black lady card game, ~hearts
whist | whist
trick_taking | trick-taking game, trick taking, trick-taking card game, trick-taking, game of tricks, taking tricks
uno | uno game, game of uno, play uno, uno cards, uno card game
mau_mau | mau-mau, mau mau, makao
dominoes | ~dominoes, ~domino, domino game, dominoes game, game of dominoes, play dominoes, player dominoes, round of dominoes, rounds of dominoes, dominoes match
partner_dominoes | dominoes in pairs, domino in pairs, partner dominoes, team dominoes, dominoes with partners, dominoes 2v2, dominoes 2 vs 2
block_dominoes | block dominoes, blocking dominoes, dominoes without drawing
dots_and_boxes | dots and boxes
rock_paper_scissors | rock paper scissors, rock-paper-scissors, roshambo
dice_game | dice game, dice rolling game, ~craps, ~farkle, bunco, ten thousand dice, pig dice game, yacht dice
yahtzee | yahtzee, yahzee, ~yatzy
board_game | board game, boardgame, tabletop game
solitaire | solitaire, ~patience, patience card game, play patience, played patience, playing patience, game of patience, klondike solitaire
spider_solitaire | spider solitaire
rummy | rummy, gin rummy, conquian
old_maid | old maid
card_battler | card battler, deck builder, deckbuilder, deck building game, trading card game, collectible card game
card_game | card game, cards game
slot_machine | slot machine, slots game, fruit machine, one-armed bandit
casino | casino, casino game
guess_word | guess the word, word guessing, word guessing game, guess the hidden word, guess a word, five letter word game
hangman | hangman
word_search | word search, wordsearch, word find, find the words
crossword | crossword, crosswords, crossword puzzle
anagram | anagram, anagrams, word scramble, unscramble
word_chain | word chain, ghost word game
typing_game | typing game, typing test, typing trainer, touch typing
spelling_game | spelling game, spelling test
minesweeper | minesweeper, mine sweeper
maths_game | maths game, math game, times tables, multiplication tables, mental maths, mental math, math quiz, math blaster
guess_the_number | guess the number, number guessing
fifteen_puzzle | 15 puzzle, fifteen puzzle, 8 puzzle, eight puzzle, sliding tile puzzle, sliding puzzle, slide puzzle
lights_out | ~lights out, lights out game, lights out puzzle
rubiks_cube | Rubik's cube, rubiks cube, rubik cube, magic cube
jigsaw | jigsaw puzzle, jigsaw, jigsaw game, puzzle pieces, picture puzzle, piece puzzle
spot_the_difference | spot the difference, spot the differences, find the difference, find the differences
hidden_objects | hidden object, hidden objects, hidden object game, find the hidden objects, where's waldo, where's wally, wimmelbild
bubble_shooter | bubble shooter, bubble shooting game
merge_game | merge game, merging game
tower_stacking | tower stacking, stacking game, tower building game, tower bloxx, stack tower, stack the tower, stack the blocks, block stacking game, stacking tower game, stack game, stacker game
marble_run | marble run, marble race, rube goldberg, rube goldberg machine
ball_maze | tilting ball maze, ball maze, tilt maze, marble maze
pipe_puzzle | pipe puzzle, pipes puzzle, pipe game, pipes game, water pipe puzzle, water pipes puzzle, water pipe game, water pipes game, plumber puzzle, plumber game, plumbing puzzle, plumbing game
circuit_puzzle | circuit puzzle, cable puzzle, wire puzzle, wiring puzzle, electric circuit puzzle, circuit connecting game, connect the wires, connect the cables
connect_the_dots | connect the dots, dot to dot
tower_of_hanoi | tower of hanoi, towers of hanoi
water_sort | water sort, water sorting puzzle, colour sort puzzle, color sort puzzle
simon_says | simon says, simon game, simon memory game, repeat the sequence game
escape_room | escape room, escape game, escape the room
logic_puzzle | logic puzzle, logic game, brain teaser
air_hockey | air hockey, air hockey table, air hockey game, puck and mallets
pinball | pinball, 3d pinball space cadet, space cadet pinball
whack_a_mole | whack-a-mole, whack a mole, whack a rat, whack a rat game
claw_machine | claw machine, crane game, claw game
shooting_gallery | shooting gallery, target shooting, shooting range, duck hunt shooting
fishing_game | fishing game, fishing simulator
balloon_popping | balloon popping, balloon pop, pop the balloons
dodgeball | dodgeball, dodge ball
fps | first-person shooter, first person shooter
sniper_game | sniper game
tank_battle | tank battle, tank game, tanks game, tank duel, tank fight, tank war, two tanks, top down tanks, tanks shooting each other, tanks shoot each other
artillery_game | artillery game, turn based artillery, cannon game, scorched earth, gorillas bas, ~gorillas
rpg | role-playing game, role playing game, rpg game
social_deduction | ~mafia, mafia game, social deduction, ~werewolf, secret hitler
dungeon_crawler | dungeon crawler
text_adventure | text adventure, text-based adventure, text based game, text game
visual_novel | visual novel
interactive_story | choose-your-own-adventure, interactive story, story game, branching story
point_and_click | point-and-click adventure, point and click
dating_sim | dating sim, dating simulator, dating game, otome
detective_game | detective game, murder mystery, mystery game
horror_game | horror game, survival horror
walking_simulator | walking simulator
rts | real-time strategy, real time strategy, strategy game
turn_based_strategy | turn-based strategy, turn based strategy, 4x strategy, 4x game
city_builder | city builder, city building game, city-building, build a city, city simulator
tycoon | tycoon game, tycoon, business simulator
idle_game | idle game, incremental game
life_simulator | life simulator, life sim
virtual_pet | virtual pet, pet game, pet simulator, pet care, pet care game, animal care game, take care of a pet
cooking_game | cooking game, baking game, cooking simulator
restaurant_game | restaurant game, pizzeria game, cafe game, burger game, restaurant simulator
dress_up | dress-up game, ~dress up, fashion game, dress up game, dressing up game, fashion show game
makeup_game | make-up game, makeup game, makeover game, beauty salon
colouring_game | colouring game, coloring game, colouring book, coloring book, color by number, paint by numbers
drawing_game | drawing game, painting game
music_maker | music maker, beat maker
shop_simulator | shop simulator, shop game, supermarket game, supermarket simulator
hospital_game | hospital game, doctor game, dentist game, surgery game
flight_simulator | flight simulator, flight sim
truck_simulator | truck simulator, driving simulator, bus simulator
train_game | train game, train simulator
parking_game | parking game, car parking
factory_game | factory game, automation game, factory builder
god_game | god game
sandbox | sandbox game, physics sandbox, physics playground, sandbox physics game, physics sandbox game, ragdoll playground, physics toy
sand_simulator | falling sand, sand simulator
survival_crafting | survival crafting, survival craft, crafting game, crafting survival game
mining_game | mining game, digging game
football | football game, soccer game, football match, soccer, soccer match
penalty_shootout | penalty shoot-out, penalty shootout, penalty shooting, penalty kick, penalty kicks, penalty game, free kick game
basketball | basketball, basketball game, shoot hoops, free throws
bowling | bowling, ten-pin bowling
pool | billiards, pool game, ~pool, snooker, 8 ball, eight ball
mini_golf | mini golf, minigolf, crazy golf, putt putt
darts | darts, dart game
archery | archery, bow and arrow game
slingshot | slingshot game, slingshot
tennis | tennis
table_tennis | table tennis, ping pong
volleyball | volleyball, beach volleyball
baseball | baseball, home run derby, rounders
ice_hockey | ice hockey, hockey game
american_football | American football, nfl game
handball | handball
boxing | boxing game, boxing match, boxing
wrestling | wrestling, wrestling game, wrestling match
arm_wrestling | arm wrestling
tug_of_war | tug of war
fencing | fencing, sword fencing
skateboarding | skateboarding, skateboard game, skate game
skiing | skiing, ski game, skifree
surfing | surfing, surf game
athletics | athletics, track and field, olympics game, decathlon
swimming_race | swimming race
cycling_race | bicycle race, bike race, cycling race, bmx game
horse_race | horse race, horse racing
motorbike_race | motorbike race, motorcycle race, motocross, dirt bike game
fighting_game | fighting game
piano_game | piano game
millionaire | Who Wants to Be a Millionaire, who wants to be a millionaire?
flag_quiz | flag quiz, guess the flag
twenty_questions | ~20 questions, ~twenty questions
wheel_of_fortune | wheel of fortune, spin the wheel
truth_or_dare | truth or dare
party_game | party game, party games
hide_and_seek | hide and seek, hide-and-seek
tag_game | tag game, game of tag, freeze tag, stuck in the mud
egg_hunt | egg hunt
open_world | open-world game, open world
space_simulator | space simulator, space sim
sumo | sumo, sumo wrestlers, sumo wrestler, sumo wrestling
sorting_game | sorting game, waste sorting, recycling game, sort the rubbish, sort the trash
ordering_game | ordering game, in the right order, put in order, sequencing game
petanque | petanque, boules, lawn bowls, bocce, bocce ball
shuffleboard | shuffleboard, table shuffleboard, shove ha'penny, shove hapenny, shovelboard
stealth_game | stealth game, sneaking game, stealth
timing_game | timing game, perfect timing game
trading_game | trading game, merchant game, buy low sell high, trading simulator
feeding_game | feeding game
collecting_game | collecting game, gathering game
chase_game | chase game
throwing_game | throwing game, throw and hit game
dodge_game | dodging game, dodge game
eating_game | eating game, eat and grow game
guard_game | guarding game, protecting game
herding_game | herding game
cleaning_game | cleaning game, clean up game, clean-up game, tidy-up game, washing game
firefighting | firefighting game, firefighter game, fire fighting game
lighting_game | lamp lighting game, lantern lighting game, lamplighter game
delivery_game | delivery game
rescue_game | rescue game
game_of_the_goose | game of the goose, goose board game
royal_game_of_ur | royal game of ur
carrom | carrom, carrom board, carom board, crokinole
yut_nori | yut nori, yutnori
sugoroku | sugoroku, chutes and ladders dice race
janggi | janggi, makruk, korean chess, thai chess
hnefatafl | hnefatafl, viking chess
fox_and_geese | fox and geese, bagh chal, hare and hounds
peg_solitaire | peg solitaire, senku
quarto | quarto board game, gobblet, ultimate tic tac toe
pente | pente, pentago, connect 6, connect6
scattergories | scattergories, categories word game
loteria | lotería, loteria mexicana, lotería mexicana, tombola game
shell_game | shell game, cups and ball, three cups game, three card monte
scratch_card | scratch card
scopa | scopa, scopone, escoba del 15
briscola | briscola, brisca
belote | belote, baloot
skat | skat
bridge_cards | contract bridge, bridge card game, ~bridge
spades | spades card game, ~spades, game of spades, play spades
canasta | canasta card game, buraco
cribbage | cribbage
truco | truco
thousand | thousand card game
dou_dizhu | dou dizhu, doudizhu, fight the landlord, big two, guandan
hanafuda | hanafuda, koi-koi, koi koi, go-stop, hwatu
president_cards | president card game, daifugo, big 2, capsa susun, ~president, asshole card game, scum card game
pisti | pişti, pisti
okey | okey, ~okey, okey oyunu, 101 okey
teen_patti | teen patti, teenpatti, 3 patti
war_cards | war card game, beggar my neighbour, card game of war, card game war, war with cards, game of war with cards
snap | snap card game, ~snap, slapjack, card game snap, game of snap, game of snap with cards
cheat_cards | cheat card game, bluff card game, liar's dice, bullshit card game, ~cheat, i doubt it
pyramid_solitaire | pyramid solitaire, tripeaks, tri peaks, golf solitaire
bulls_and_cows | bulls and cows, crack the code, code breaker game, codebreaker game
connections_game | connections puzzle, connections, ~connections, nyt connections, connections game
klotski | klotski
hashi | hashiwokakero, hashi puzzle, slitherlink, nurikabe, hitori
onet | onet, shisen-sho, mahjong connect, triple tile, tile match game
bridge_building | bridge building game, bridge constructor, poly bridge, world of goo
knights_tour | knight's tour, eight queens puzzle
joust_game | joust arcade
defender_game | defender arcade, ~defender, river raid, xevious, raiden
paperboy | paperboy, paper boy
zigzag_game | zigzag game, zig zag game, sky rolling ball
lemonade_stand | lemonade stand, lemonade stand game
brain_training | brain training, brain age, professor layton
goldfish_scooping | goldfish scooping, goldfish scoop
coin_pusher | coin pusher, medal game, penny falls
pachinko | pachinko, ~pachinko, plinko
foosball | table football, foosball, table soccer
button_football | button football, subbuteo, button soccer, penny football, soccer stars
padel | padel, pickleball, jai alai, sepak takraw
field_hockey | field hockey, lacrosse, hurling game, floorball
water_polo | water polo
kabaddi | kabaddi, kho kho, kho-kho
cornhole | cornhole, horseshoe throwing, bean bag toss, ~quoits
ring_toss | ring toss, hoopla game, skee ball, skeeball, ladder toss, horseshoes
can_knockdown | tin can alley, can knockdown, coconut shy, knock down the cans
croquet | croquet, ~croquet, gateball
molkky | mölkky, molkky, kubb, gorodki, skittles game
sjoelen | sjoelen, sjoelbak, dutch shuffleboard
frisbee_golf | disc golf, frisbee golf, ultimate frisbee
long_jump | long jump, high jump, pole vault, triple jump
hurdles | hurdle race, ~hurdles
shot_put | shot put, javelin throw, hammer throw, discus throw, ~javelin
marathon | marathon, ~marathon, relay race
bobsleigh | bobsleigh, bobsled, luge race
ski_jumping | ski jumping, ski jump
biathlon | biathlon
ice_skating | figure skating, speed skating
rowing_race | rowing race, boat race, regatta, sailing race, dragon boat race
rafting | white-water rafting, rafting, kayaking
parkour | parkour, free running
rock_climbing | rock climbing, bouldering, free climbing
martial_arts | martial arts, karate, judo, taekwondo, muay thai, kickboxing, ufc
rodeo | rodeo, bull riding, mechanical bull
show_jumping | show jumping, horse jumping
drag_race | drag race, drag racing
formula_1 | formula 1, formula one, f1 race, nascar
demolition_derby | demolition derby, bumper cars, dodgems
dog_sled | dog sled race, sled race, sledging
paintball | paintball, laser tag, nerf war
hopscotch | hopscotch
jump_rope | jump rope, skipping rope, double dutch
balancing_game | balancing game, balance game, balancing act game
tightrope_walking | tightrope, tightrope walking, tightrope game, tightrope walker, high wire, high-wire act, wire walking
marbles_game | game of marbles, marbles, ~marbles, marbles game
spinning_tops | spinning tops, beyblade, spinning top battle
red_light_green_light | red light, green light, red light green light, grandmother's footsteps, squid game, mother may i
musical_chairs | musical chairs
blind_mans_buff | blind man's buff, marco polo game
pinata | piñata game, ~pinata, ~piñata, pinata game
hot_potato | hot potato game, hot potato, ~hot potato
capture_the_flag | capture the flag
sack_race | sack race, egg and spoon race, three-legged race
treasure_hunt | treasure hunt, scavenger hunt
stone_skipping | stone skipping, skipping stones, skim stones
snowball_fight | snowball fight, water balloon fight, pillow fight
sledding | sledding, tobogganing, toboggan run
kite_flying | kite flying, kite fight, kite fighting
gilli_danda | gilli danda, gulli danda, gilli-danda, guli danda
lagori | lagori, pitthu, seven stones
kendama | kendama
jianzi | jianzi, jegichagi, shuttlecock kicking, keepy uppy, keepie uppie, kick ups
tuho | tuho, pitch-pot
pick_up_sticks | pick-up sticks, pick up sticks, mikado game
hair_salon | hair salon, barber shop game, nail salon
car_wash | car wash, powerwash simulator, power washing
aquarium_game | aquarium game, fish tank game, zoo game
bubble_pop | bubble pop, bubble pop game, bubble popping, bubble popping game, bubble popper, popping bubbles, pop bubbles, pop the bubbles, pops bubbles, bubble wrap game, bubble wrap, pop it
marble_path | marble path, marble chain, marble chain game, marble shooter, marble popper, marble shooting game, marble popping game, zuma-like, zuma like game
batting | batting game, batting practice, batting cage, hit the ball with a bat
lander | landing game, lander game, soft landing game
merge_drop | drop-and-merge, drop and merge, drop merge game, fruit merge game
elastics | chinese jump rope, french skipping, elastics game
leapfrog | ~leapfrog, leapfrog game
cats_cradle | cat's cradle
kick_the_can | ~kick the can
cops_and_robbers | cops and robbers, cops n robbers
the_floor_is_lava | ~floor is lava, ~the floor is lava, floor is lava game
duck_duck_goose | duck duck goose, duck duck gray duck
whats_the_time_mr_wolf | what's the time mr wolf, what time is it mr wolf, mr wolf game
clapping_game | clapping game, hand clapping game, pat-a-cake, patty cake
thumb_war | thumb war, thumb wrestling
alkkagi | alkkagi
flipping_cards_and_pogs | ttakji, pogs, milk caps game
jacks | jacks, jackstones, knucklebones, five stones, gonggi
gobak_sodor | gobak sodor, galah panjang, patintero
stilt_race | stilt race, stilts race
langdi | langdi tang
raja_mantri_chor_sipahi | raja mantri chor sipahi
antakshari | antakshari, antakshri
satte_pe_satta | satte pe satta, badam satti, sevens card game
mendikot | mendikot
call_break | callbreak
gully_cricket | gully cricket, street cricket
piggy_in_the_middle | piggy in the middle, monkey in the middle, keep away game, pickle in the middle
broken_telephone | chinese whispers, telephone game, broken telephone, whisper down the lane
i_spy | ~i spy, i spy with my little eye, eye spy
never_have_i_ever | never have i ever
would_you_rather | would you rather, this or that game
spin_the_bottle | spin the bottle
beer_pong | beer pong, water pong, cup pong
flip_cup | flip cup, flip the cup
liar_game | liar game
animal_chess | jungle chess, dou shou qi
speed_card_game | speed card game, spit card game, ~spit, nertz, egyptian ratscrew
clock_patience | clock solitaire, clock patience
tarot_card_game | french tarot, tarock, tarot card game
schwimmen | thirty-one card game, scat card game
tambola | housie, tambola
give_away_checkers | giveaway checkers, suicide checkers, anti-chess, losing chess
corners | halma board game, corners draughts
paper_football | paper football, finger football
racetrack_on_paper | vector race, racetrack pen and paper
sprouts | ~sprouts, sprouts game pen and paper
nim | ~nim, nim game, matchstick nim
matchstick_puzzle | matchstick puzzle, matchstick equation, move a match
karuta | karuta, hyakunin isshu
daruma_otoshi | daruma otoshi
hanetsuki | hanetsuki
dalgona | dalgona game, dalgona candy
jackaroo | jackaroo
hook_a_duck | hook a duck, duck pond game, duck fishing fair
high_striker | high striker, strength tester, test your strength, strongman hammer
fierljeppen | fierljeppen
mille_bornes | mille bornes, 1000 bornes
ninepins | ninepins, candlepin bowling
nu_pogodi | game & watch egg, electronika im-02
four_square | four square, four square ball, foursquare ball game
sevens | ~sevens, fan tan, ~parliament
big_two | deuces wild game
dutch | dutch card game
yaniv | yaniv
kem_s | ~spoons
crapette | ~crapette, spite and malice, ~spit and malice
yukon | yukon solitaire, ~yukon
nerts | nerts, pounce card game
oh_hell | oh hell, oh hell card game
bezique | bezique
piquet | piquet
pope_joan | pope joan, newmarket card game
cucu | cuckoo card game, ranter-go-round
seven_and_a_half | seven and a half
pontoon | pontoon
bohnanza | bohnanza
shut_the_box | shut the box
liar_s_dice | liars dice, perudo
trouble | ~trouble, pop-o-matic trouble, ~sorry, sorry board game
senet | senet
bobbing_for_apples | bobbing for apples, apple bobbing
pin_the_tail_on_the_donkey | pin the tail on the donkey
poohsticks | pooh sticks, poohsticks
conkers | conkers
jousting_on_shoulders | ~chicken fight
british_bulldog | red rover, british bulldog, ~bulldog
sardines | sardines game, ~sardines
marco_polo | ~marco polo
tetherball | tetherball, swingball
kickball | kickball
hurling | ~hurling
hula_hoop | hula hoop
detective_and_killer | wink murder
neither_yes_nor_no | ~yes no game
jungle_speed | jungle speed
i_packed_my_bag | i packed my bag, ~i went to market
hot_and_cold | hot and cold game, ~hot or cold
king_of_the_hill | king of the hill
twister | ~twister, twister game
lato_lato | clackers toy
hoop_rolling | hoop rolling
mousetrap | mouse trap game, ~mousetrap
clay_pigeon_shooting | clay pigeon shooting, clay shooting, skeet
jezzball | jezzball
rodent_s_revenge | rodent's revenge
tetravex | tetravex
rampage | rampage arcade
golden_axe | golden axe
battletoads | battletoads, battle toads
learn_to_fly | learn to fly
duck_life | duck life
bob_the_robber | bob the robber
henry_stickmin | henry stickmin, stickmin
granny | granny horror game, ~granny game
tempest | tempest arcade, ~tempest 2000
pandemic | ~pandemic board game
ponpoko | ponpoko
wie_is_de_mol | ~the mole tv show
io_game | io game
lines_98 | Lines 98
london_bridge | london bridge is falling down, london bridge game
puss_in_the_corner | puss in the corner, four corners game
tiddlywinks | tiddlywinks
eagle_and_chicks | hawk and chickens, eagle and chicks
`;
