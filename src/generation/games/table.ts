import { FOLK_ROWS } from './folk.js';
import { REGIONAL_ROWS } from './regional.js';
import { TITLE_ROWS } from './titles.js';

/**
 * The games and kinds of games that people name, one a line:
 *
 *     id | English name | family | kind made for it | fit | where the name is used | other names used there
 *
 * - kind: the kind (`GENRES`) that is this game or is nearest to it. The day a game can be made, this field and `fit` change.
 * - fit: `exact` that kind is that game; `near` the same verbs and the same goal in another form; `far` another game.
 * - where: `world` a brand, the same everywhere; `latin` the same in every language of the Latin script; `local` each language has
 *   its own word (`languages/xx/games.ts`), which a test asks for; `folk` of one part of the world: those languages that have a
 *   word for it say it.
 * - `~` before a name: an everyday word as well. It names a game only where it is spoken of as one ("like doom").
 * - `^` before a name: an everyday word that names a game only where the prompt says nothing else: French asks for "un tetris",
 *   and wears "un béret".
 */
const PLAIN_ROWS = `
platformer | platformer | kind | platformer | exact | local
shmup | space shooter | kind | shmup | exact | local | shmup, bullet hell
arena | arena fight | kind | arena | exact | local
breakout | brick breaker | kind | breakout | exact | local | breakout, arkanoid, dx-ball
snake | snake | kind | snake | exact | local | nokia snake, nokia snake game
runner | endless runner | kind | runner | exact | local
flappy | flying game | kind | flappy | exact | local
match3 | match-3 game | kind | match3 | exact | local
sokoban | box-pushing puzzle | kind | sokoban | exact | local | sokoban
maze | maze game | kind | maze | exact | local
tower_defense | tower defence | kind | tower_defense | exact | local | tower defense
racing | racing game | kind | racing | exact | local
memory | memory game | kind | memory | exact | local
quiz | quiz | kind | quiz | exact | local
aim_physics | aiming game | kind | aim_physics | exact | local
reaction | reaction game | kind | reaction | exact | local
rhythm | rhythm game | kind | rhythm | exact | local
clicker | clicker | kind | clicker | exact | local
catcher | catching game | kind | catcher | exact | local
crossing | road-crossing game | kind | crossing | exact | local
duel | duel | kind | duel | exact | local
falling_blocks | falling-block game | kind | falling_blocks | exact | local
farm_sim | farming game | kind | farm_sim | exact | local
chess | Chess | board | chess | exact | local
checkers | Checkers | board | checkers | exact | local
chinese_checkers | Chinese Checkers | board | checkers | far | local
tic_tac_toe | Tic-tac-toe | board | tic_tac_toe | exact | local | tic tac toe
connect_four | Connect Four | board | connect_four | exact | local
gomoku | Gomoku | board | gomoku | exact | local | gomoku
go | Go | board | gomoku | far | local | ~go, baduk
reversi | Reversi | board | reversi | exact | latin | othello
shogi | Shogi | board | chess | near | latin
xiangqi | Chinese Chess | board | chess | near | local | xiangqi
nine_mens_morris | Nine Men's Morris | board | tic_tac_toe | far | local
backgammon | Backgammon | board | backgammon | exact | local
long_nardy | Long nardy | board | backgammon | near | folk
mahbusa | Mahbusa | board | backgammon | near | folk
battleship | Battleship | board | battleship | exact | local
ludo | Ludo | board | race_board | exact | local | ludo king
race_board | Dice race | board | race_board | exact | world
snakes_and_ladders | Snakes and Ladders | board | race_board | exact | local
mancala | Mancala | board | mancala | exact | latin | ~kalah
dominoes | Dominoes | board | dominoes | exact | local
partner_dominoes | Dominoes in pairs | board | dominoes | exact | local
block_dominoes | Block dominoes | board | dominoes | exact | local
mahjong_solitaire | Mahjong | board | memory | near | latin | mahjongg, mahjong solitaire
dots_and_boxes | Dots and Boxes | board | tic_tac_toe | far | local
rock_paper_scissors | Rock Paper Scissors | board | duel | far | local
dice_game | Dice game | board | dice_game | exact | local
yahtzee | Yahtzee | board | dice_game | exact | world | kniffel
bingo | Bingo | board | reaction | far | latin
board_game | Board game | board | checkers | near | local
monopoly | Monopoly | board | clicker | far | world
risk | Risk | board | tower_defense | far | world | ~risk
scrabble | Scrabble | board | anagram | far | world
catan | Catan | board | farm_sim | far | world | settlers of catan
cluedo | Cluedo | board | maze | far | world | ~clue
trivial_pursuit | Trivial Pursuit | board | quiz | near | world
jenga | Jenga | board | tower_stacking | near | world
guess_who | Guess Who? | board | quiz | far | world | guess who
mastermind | Mastermind | board | guess_word | near | world | ~mastermind
operation_game | Operation | board | reaction | far | world | ~operation
pictionary | Pictionary | party | quiz | far | world | skribbl, skribbl.io, gartic phone, gartic
solitaire | Solitaire | card | solitaire | exact | local | klondike
spider_solitaire | Spider Solitaire | card | spider_solitaire | exact | local
freecell | FreeCell | card | freecell | exact | latin
blackjack | Blackjack | card | blackjack | exact | latin | black jack
poker | Poker | card | blackjack | far | latin | texas hold'em
uno | Uno | card | crazy_eights | exact | world | ~uno
crazy_eights | Crazy Eights | card | crazy_eights | exact | local
rummy | Rummy | card | crazy_eights | near | local
trick_taking | Trick-taking game | card | trick_taking | exact | local
whist | Whist | card | trick_taking | exact | latin
hearts | Hearts | card | trick_taking | exact | latin | ~hearts
durak | Durak | card | crazy_eights | near | latin
old_maid | Old Maid | card | memory | near | local
go_fish | Go Fish | card | memory | near | world
card_battler | Card battler | card | duel | far | local | hearthstone, slay the spire, magic the gathering, yu-gi-oh, gwent
card_game | Card game | card | crazy_eights | near | local
slot_machine | Slot machine | card | clicker | far | local
roulette | Roulette | card | clicker | far | latin
casino | Casino game | card | blackjack | near | local
wordle | Wordle | word | guess_word | exact | world
guess_word | Guess the word | word | guess_word | exact | local
hangman | Hangman | word | hangman | exact | local
word_search | Word search | word | word_search | exact | local
crossword | Crossword | word | crossword | exact | local
anagram | Anagrams | word | anagram | exact | local
word_chain | Word chain | word | anagram | far | local
typing_game | Typing game | word | typing_game | exact | local
spelling_game | Spelling game | word | anagram | near | local | spelling bee
boggle | Boggle | word | word_search | near | world | ~boggle
sudoku | Sudoku | number | sudoku | exact | latin
2048 | 2048 | number | merge_grid | exact | world
merge_grid | 2048 | number | merge_grid | exact | world | 2048 game
minesweeper | Minesweeper | number | minesweeper | exact | local
nonogram | nonogram | puzzle | nonogram | exact | latin | nonograms, picross, griddler, griddlers, hanjie, nonogramm, nonogramme, logimage, logimages, nonograma, nonogramas, nonogramma, nonogrammi, nonogramy, obrazki logiczne, malowanie liczbami, kare karalamaca, japanse puzzel
kakuro | Kakuro | number | quiz | far | latin
maths_game | Maths game | number | quiz | exact | local
guess_the_number | Guess the number | number | quiz | far | local
fifteen_puzzle | 15 puzzle | number | fifteen_puzzle | exact | local
rubiks_cube | Rubik's Cube | puzzle | match3 | far | local
jigsaw | Jigsaw puzzle | puzzle | jigsaw | exact | local
spot_the_difference | Spot the difference | puzzle | hidden_objects | far | local
hidden_objects | Hidden objects | puzzle | hidden_objects | exact | local
bubble_shooter | Bubble shooter | puzzle | bubble_shooter | exact | local | puzzle bobble, bust-a-move
bubble_pop | Bubble popping | puzzle | bubble_pop | exact | local
candy_crush | Candy Crush | puzzle | match3 | exact | world | candy crush saga
bejeweled | Bejeweled | puzzle | match3 | exact | world | ~bejeweled, jewel quest, royal match, gardenscapes, puzzle quest
zuma | Zuma | puzzle | marble_path | exact | world | zuma deluxe, ~luxor, puzz loop
marble_path | Marble path | puzzle | marble_path | exact | local
puyo_puyo | Puyo Puyo | puzzle | falling_blocks | near | world | dr mario, columns game, panel de pon
tetris | Tetris | puzzle | falling_blocks | exact | world
block_blast | Block Blast | puzzle | falling_blocks | near | world | woodoku, blockudoku
merge_drop | Drop-and-merge game | puzzle | merge_drop | exact | local
suika_game | Suika Game | puzzle | merge_drop | exact | world | suika, watermelon game
merge_game | Merge game | puzzle | merge_drop | near | local
tower_stacking | Tower stacking | puzzle | tower_stacking | exact | local
marble_run | Marble run | puzzle | aim_physics | far | local
ball_maze | Tilting ball maze | puzzle | maze | near | local
pipe_puzzle | Pipe puzzle | puzzle | pipe_puzzle | exact | local
circuit_puzzle | Circuit puzzle | puzzle | pipe_puzzle | exact | local
netwalk | NetWalk | puzzle | pipe_puzzle | exact | world | net walk puzzle, infinity loop, infinite loop puzzle
pipe_mania | Pipe Mania | puzzle | pipe_puzzle | near | world | pipe dream, pipe dreams, pipemania, pipe push paradise
connect_the_dots | Connect the dots | puzzle | maze | far | local | flow free
tower_of_hanoi | Tower of Hanoi | puzzle | sokoban | far | local
lights_out | lights out | puzzle | lights_out | exact | local
rush_hour | Rush Hour | puzzle | sokoban | near | world | ~rush hour, unblock me
water_sort | Water sort | puzzle | match3 | far | local
tangram | Tangram | puzzle | falling_blocks | far | latin
simon_says | Simon Says | puzzle | simon_says | exact | local
escape_room | Escape room | puzzle | maze | far | local
sorting_game | Sorting game | puzzle | sorting_game | exact | local
ordering_game | Ordering game | puzzle | sorting_game | exact | local
logic_puzzle | Logic puzzle | puzzle | sokoban | far | local
lemmings | Lemmings | puzzle | platformer | far | world | ~lemmings
cut_the_rope | Cut the Rope | puzzle | aim_physics | far | world | ~cut the rope
portal | Portal | puzzle | platformer | far | world | ~portal
baba_is_you | Baba Is You | puzzle | sokoban | near | world
peggle | Peggle | puzzle | aim_physics | near | world
pac_man | Pac-Man | arcade | maze | exact | world | pacman, ms pac-man
space_invaders | Space Invaders | arcade | shmup | exact | world | space invader
galaga | Galaga | arcade | shmup | near | world | galaxian, galaxy attack
asteroids | Asteroids | arcade | shmup | near | world | ~asteroids
gradius | Gradius | arcade | shmup | near | world | r-type
touhou | Touhou | arcade | shmup | near | world
1942 | 1942 | arcade | shmup | exact | world | ~1942
star_fox | Star Fox | arcade | shmup | near | world | starfox
missile_command | Missile Command | arcade | shmup | near | world
lunar_lander | Lunar Lander | arcade | lander | exact | world | moon lander
lander | Landing game | arcade | lander | exact | local
frogger | Frogger | arcade | crossing | exact | world | ~frogger
crossy_road | Crossy Road | arcade | crossing | near | world
donkey_kong | Donkey Kong | arcade | platformer | near | world
bomberman | Bomberman | arcade | maze | far | world
dig_dug | Dig Dug | arcade | maze | near | world | boulder dash
tron | Tron light cycles | arcade | snake | near | world | ~tron, light cycle, light cycles, curve fever, achtung die kurve
pong | Pong | arcade | duel | exact | world
air_hockey | Air hockey | arcade | air_hockey | exact | local
pinball | Pinball | arcade | pinball | exact | local
centipede | Centipede | arcade | shmup | near | world | ~centipede
slither_io | Slither.io | online | snake | near | world | slither.io, slitherio, ~slither
agar_io | Agar.io | online | arena | exact | world | agar.io, agario, ~agar
paper_io | Paper.io | online | snake | far | world | paper.io, paperio
io_game | .io game | online | snake | far | latin | io games
doodle_jump | Doodle Jump | arcade | platformer | exact | world | icy tower
helix_jump | Helix Jump | arcade | platformer | far | world
stick_hero | Stick Hero | arcade | timing_game | near | world
knife_hit | Knife Hit | arcade | reaction | near | world
flappy_bird | Flappy Bird | arcade | flappy | exact | world
jetpack_joyride | Jetpack Joyride | arcade | flappy | near | world
fruit_ninja | Fruit Ninja | arcade | reaction | exact | world
whack_a_mole | Whack-a-mole | arcade | reaction | exact | local | whack a mole, whackamole
angry_birds | Angry Birds | arcade | aim_physics | exact | world | crush the castle
gold_miner | Gold Miner | arcade | aim_physics | far | world | ~gold miner
claw_machine | Claw machine | arcade | catcher | far | local
duck_hunt | Duck Hunt | arcade | aim_physics | near | world
shooting_gallery | Shooting gallery | arcade | aim_physics | exact | local
moorhuhn | Moorhuhn | arcade | aim_physics | near | world | crazy chicken
kaboom | Kaboom! | arcade | catcher | exact | world | ~kaboom
fishing_game | Fishing game | outdoors | reaction | exact | local
balloon_popping | Balloon popping | outdoors | reaction | exact | local
dodgeball | Dodgeball | sport | arena | far | local
super_mario | Super Mario | platform | platformer | exact | world | super mario bros, mario bros, super mario world, mario, luigi, yoshi
sonic | Sonic | platform | platformer | near | world | sonic the hedgehog
kirby | Kirby | platform | platformer | near | world
celeste | Celeste | platform | platformer | near | world | ~celeste
hollow_knight | Hollow Knight | platform | platformer | near | world | silksong
metroidvania | Metroidvania | platform | platformer | near | latin | metroid, castlevania, ~ori
cuphead | Cuphead | platform | platformer | far | world
mega_man | Mega Man | platform | platformer | near | world | megaman
rayman | Rayman | platform | platformer | exact | world
crash_bandicoot | Crash Bandicoot | platform | platformer | near | world
prince_of_persia | Prince of Persia | platform | platformer | near | world
super_meat_boy | Super Meat Boy | platform | platformer | exact | world
jump_king | Jump King | platform | platformer | near | world | getting over it, only up
pitfall | Pitfall | platform | platformer | near | world | ~pitfall
ninja_gaiden | Ninja Gaiden | platform | platformer | near | world
fireboy_and_watergirl | Fireboy and Watergirl | platform | platformer | near | world | fireboy & watergirl
fall_guys | Fall Guys | platform | platformer | far | world
geometry_dash | Geometry Dash | platform | runner | near | world
subway_surfers | Subway Surfers | runner | runner | near | world | subway surfer
temple_run | Temple Run | runner | runner | near | world
chrome_dino | Chrome Dino | runner | runner | exact | world | dino run, chrome dinosaur, canabalt, dino game
vampire_survivors | Vampire Survivors | shooter | arena | exact | world | brotato, megabonk, mega bonk, survivor.io
geometry_wars | Geometry Wars | shooter | arena | exact | world | robotron, smash tv
binding_of_isaac | The Binding of Isaac | shooter | arena | near | world | binding of isaac, enter the gungeon, soul knight, nuclear throne
hotline_miami | Hotline Miami | shooter | arena | near | world
brawl_stars | Brawl Stars | shooter | arena | near | world
contra | Contra | shooter | arena | far | world | ~contra, metal slug
doom | Doom | shooter | arena | far | world | ~doom, ~quake, ~halo, wolfenstein, duke nukem
counter_strike | Counter-Strike | shooter | arena | far | world | counter-strike, csgo, cs go, valorant, rainbow six
call_of_duty | Call of Duty | shooter | arena | far | world | ~battlefield, gears of war, left 4 dead, ~overwatch
fps | First-person shooter | shooter | arena | far | local | fps, fps shooter, fps game
battle_royale | Battle royale | online | arena | far | latin | fortnite, pubg, bgmi, free fire, apex legends, warzone
sniper_game | Sniper game | shooter | aim_physics | near | local
tank_battle | Tank battle | shooter | tank_battle | exact | local | tank trouble, wii tanks
battle_city | Battle City | shooter | tank_battle | near | world | battle city, tank 1990
boss_rush | Boss rush | shooter | arena | exact | latin | boss rush game
roguelike | Roguelike | adventure | arena | near | latin | rogue-like, roguelite, ~rogue, nethack, hades game, dead cells
beat_em_up | Beat 'em up | fighting | arena | near | latin | streets of rage, double dragon, castle crashers, beat em up
worms | Worms | strategy | aim_physics | near | world | ~worms, worms armageddon, worms game, gunbound, shellshock live, pocket tanks
artillery_game | Artillery game | strategy | aim_physics | near | local
gta | GTA | open world | arena | far | world | grand theft auto, red dead redemption
zelda | Zelda | adventure | arena | near | world | legend of zelda, the legend of zelda
pokemon | Pokémon | adventure | arena | far | world | pokemon go, pokémon, digimon, pokemon
final_fantasy | Final Fantasy | adventure | arena | far | world | dragon quest, chrono trigger, jrpg
dark_souls | Dark Souls | adventure | arena | near | world | elden ring, soulslike, souls-like, bloodborne, sekiro
diablo | Diablo | adventure | arena | near | world | ~diablo, path of exile
rpg | Role-playing game | adventure | arena | far | local | rpg, action rpg, turn based rpg
undertale | Undertale | adventure | arena | far | world | deltarune
skyrim | Skyrim | adventure | arena | far | world
metal_gear | Metal Gear | adventure | maze | near | world | metal gear solid, splinter cell
among_us | Among Us | online | maze | far | world | ~among us
social_deduction | Mafia | party | quiz | far | local
dungeon_crawler | Dungeon crawler | adventure | maze | near | local | dungeon keeper
text_adventure | Text adventure | story | maze | far | local | zork, interactive fiction
visual_novel | Visual novel | story | quiz | far | local | ace attorney, danganronpa
interactive_story | Choose-your-own-adventure | story | quiz | far | local | choose your own adventure
point_and_click | Point-and-click adventure | story | maze | far | local | monkey island
dating_sim | Dating sim | story | quiz | far | local
detective_game | Detective game | story | maze | far | local
horror_game | Horror game | story | maze | far | local
fnaf | Five Nights at Freddy's | story | stealth_game | far | world | five nights at freddy's, fnaf, poppy playtime
walking_simulator | Walking simulator | story | maze | far | local
plants_vs_zombies | Plants vs. Zombies | strategy | tower_defense | near | world | plants versus zombies, pvz, plants vs zombies
bloons | Bloons TD | strategy | tower_defense | exact | world | bloons, bloons td, btd6
kingdom_rush | Kingdom Rush | strategy | tower_defense | exact | world | fieldrunners, desktop tower defense
clash_of_clans | Clash of Clans | strategy | tower_defense | far | world
clash_royale | Clash Royale | strategy | tower_defense | far | world
rts | Real-time strategy | strategy | tower_defense | far | local | rts, rts game, starcraft, warcraft, age of empires, command and conquer
turn_based_strategy | Turn-based strategy | strategy | tower_defense | far | local | civilization game, ~civilization, xcom, fire emblem, advance wars
auto_battler | Auto battler | strategy | tower_defense | far | latin | teamfight tactics
moba | MOBA | online | arena | far | latin | league of legends, dota, dota 2, mobile legends
city_builder | City builder | simulation | farm_sim | far | local | simcity, sim city, cities skylines
tycoon | Tycoon game | simulation | tycoon | exact | local | tycoon, rollercoaster tycoon
idle_game | Idle game | simulation | clicker | exact | local | idle clicker
cookie_clicker | Cookie Clicker | simulation | clicker | exact | world | clicker heroes, tap titans, egg inc, adventure capitalist, adcap
the_sims | The Sims | simulation | farm_sim | far | world | ~sims
life_simulator | Life simulator | simulation | farm_sim | far | local | bitlife
stardew_valley | Stardew Valley | simulation | farm_sim | near | world | stardew, harvest moon, story of seasons
farmville | FarmVille | simulation | farm_sim | exact | world | hay day, ~township
animal_crossing | Animal Crossing | simulation | farm_sim | far | world | ~animal crossing
virtual_pet | Virtual pet | simulation | virtual_pet | exact | local | tamagotchi, my talking tom, nintendogs, ~pou
restaurant_game | Restaurant game | simulation | serving | exact | local | diner dash, overcooked
cooking_game | Cooking game | simulation | serving | exact | local | cooking mama, papa's pizzeria, papas pizzeria
dress_up | Dress-up game | creative | dress_up | exact | local
makeup_game | Make-up game | creative | memory | far | local
colouring_game | Colouring game | creative | memory | far | local
drawing_game | Drawing game | creative | memory | far | local
music_maker | Music maker | creative | rhythm | far | local
shop_simulator | Shop simulator | simulation | tycoon | exact | local
hospital_game | Hospital game | simulation | clicker | far | local
football_manager | Football Manager | simulation | clicker | far | world
flight_simulator | Flight simulator | simulation | flappy | far | local
truck_simulator | Truck simulator | simulation | racing | far | local | euro truck simulator
train_game | Train game | simulation | racing | far | local
parking_game | Parking game | simulation | racing | far | local
factory_game | Factory game | simulation | clicker | far | local | factorio, satisfactory
god_game | God game | simulation | farm_sim | far | local | spore game
sandbox | Sandbox game | sandbox | sandbox | exact | local
sand_simulator | Falling sand | sandbox | sandbox | near | local | powder game
minecraft | Minecraft | sandbox | platformer | far | world
terraria | Terraria | sandbox | platformer | near | world
roblox | Roblox | sandbox | platformer | far | world
obby | Obby | platform | platformer | near | latin
survival_crafting | Survival crafting | sandbox | arena | far | local | don't starve, valheim
mining_game | Mining game | sandbox | clicker | far | local | motherload
kerbal | Kerbal Space Program | sandbox | flappy | far | world
football | Football | sport | penalty | near | local | fifa, ea fc, ~pes
penalty | Penalty kick shooter | sport | penalty | exact | world
penalty_shootout | Penalty shoot-out | sport | penalty | exact | local
hoops | Hoops game | sport | hoops | exact | world
basketball | Basketball | sport | hoops | exact | local | nba jam, nba 2k
bowling | Bowling | sport | bowling | exact | local
pool | Pool | sport | carrom | exact | local | 8 ball pool
mini_golf | Mini golf | sport | aim_physics | exact | local
golf | Golf | sport | aim_physics | exact | latin
darts | Darts | sport | aim_physics | near | local
archery | Archery | sport | aim_physics | exact | local
slingshot | Slingshot game | sport | aim_physics | exact | local
curling | Curling | sport | shuffleboard | exact | latin
petanque | Pétanque | sport | shuffleboard | exact | local | pétanque, bocce, boccia
shuffleboard | Shuffleboard | sport | shuffleboard | exact | latin
tennis | Tennis | sport | duel | near | local
table_tennis | Table tennis | sport | duel | near | local | ping pong, ping-pong
badminton | Badminton | sport | duel | near | latin
volleyball | Volleyball | sport | duel | near | local
squash_sport | Squash | sport | duel | near | world | ~squash
baseball | Baseball | sport | batting | exact | local
cricket | Cricket | sport | batting | exact | world | ~cricket
batting | Batting game | sport | batting | exact | world
ice_hockey | Ice hockey | sport | duel | near | local
american_football | American football | sport | runner | far | local
rugby | Rugby | sport | runner | far | latin
handball | Handball | sport | penalty | near | local
boxing | Boxing | sport | duel | near | local
sumo | Sumo | sport | duel | exact | latin
wrestling | Wrestling | sport | duel | near | local | wwe
arm_wrestling | Arm wrestling | sport | duel | far | local
tug_of_war | Tug of war | sport | duel | far | local
fencing | Fencing | sport | duel | near | local
skateboarding | Skateboarding | sport | runner | near | local | tony hawk, ollie ollie
skiing | Skiing | sport | runner | near | local | alto's adventure, ski safari
snowboarding | Snowboarding | sport | runner | near | latin
surfing | Surfing | sport | runner | near | local
athletics | Athletics | sport | racing | far | local
swimming_race | Swimming race | sport | racing | near | local
cycling_race | Bicycle race | sport | racing | near | local
horse_race | Horse race | sport | racing | near | local
mario_kart | Mario Kart | racing | racing | near | world | crash team racing
need_for_speed | Need for Speed | racing | racing | near | world | asphalt 9, burnout paradise
gran_turismo | Gran Turismo | racing | racing | near | world | ~forza, forza horizon
f_zero | F-Zero | racing | racing | near | world | f-zero, wipeout game
out_run | Out Run | racing | racing | near | world | ~out run, ~outrun
crazy_taxi | Crazy Taxi | racing | delivery_game | near | world
hill_climb | Hill Climb Racing | racing | racing | far | world | trials game, moto x3m
rocket_league | Rocket League | racing | duel | far | world
motorbike_race | Motorbike race | racing | racing | near | local
street_fighter | Street Fighter | fighting | duel | near | world | mortal kombat, tekken, king of fighters, soulcalibur
smash_bros | Super Smash Bros. | fighting | duel | far | world | smash bros, super smash bros, brawlhalla
fighting_game | Fighting game | fighting | duel | exact | local
guitar_hero | Guitar Hero | rhythm | rhythm | exact | world | ~rock band
dance_dance_revolution | Dance Dance Revolution | rhythm | rhythm | exact | world | friday night funkin, fnf, stepmania
beat_saber | Beat Saber | rhythm | rhythm | near | world
piano_tiles | Piano Tiles | rhythm | rhythm | near | world | magic tiles
osu | osu! | rhythm | rhythm | near | world | ~osu
taiko | Taiko no Tatsujin | rhythm | rhythm | near | world | ~taiko
just_dance | Just Dance | rhythm | rhythm | far | world | ~just dance
piano_game | Piano game | rhythm | rhythm | near | local
karaoke | Karaoke | rhythm | rhythm | far | latin
kahoot | Kahoot | quiz | quiz | near | world
jeopardy | Jeopardy! | quiz | quiz | near | world | ~jeopardy
millionaire | Who Wants to Be a Millionaire? | quiz | quiz | near | local
geoguessr | GeoGuessr | quiz | quiz | far | world
flag_quiz | Flag quiz | quiz | quiz | exact | local
twenty_questions | 20 Questions | quiz | quiz | far | local | akinator
wheel_of_fortune | Wheel of Fortune | quiz | quiz | far | local
truth_or_dare | Truth or Dare | party | quiz | far | local
party_game | Party game | party | reaction | far | local | mario party
hide_and_seek | Hide and seek | party | hidden_objects | exact | local
tag_game | Tag | party | maze | near | local | pac-man versus
egg_hunt | Egg hunt | party | hidden_objects | exact | local
mmo | MMO | online | arena | far | latin | mmorpg, world of warcraft, runescape
vr_game | VR game | 3D | arena | far | latin | virtual reality game
open_world | Open-world game | 3D | platformer | far | local
space_simulator | Space simulator | 3D | shmup | far | local | elite dangerous, no man's sky
stealth_game | Stealth game | adventure | stealth_game | exact | local
timing_game | Timing game | arcade | timing_game | exact | local
balancing_game | Balancing game | arcade | balancing_game | exact | local
tightrope_walking | Tightrope walking | arcade | balancing_game | exact | local
trading_game | Trading game | simulation | tycoon | near | local
collecting_game | Collecting game | arcade | maze | exact | local
chase_game | Chase game | arcade | maze | exact | local
throwing_game | Throwing game | arcade | aim_physics | exact | local
dodge_game | Dodging game | arcade | catcher | exact | local
eating_game | Eating game | arcade | arena | exact | local
guard_game | Guarding game | arcade | arena | exact | local
feeding_game | Feeding game | simulation | serving | exact | local
herding_game | Herding game | simulation | herding_game | exact | local
cleaning_game | Cleaning game | arcade | cleaning_game | exact | local
firefighting | Firefighting game | arcade | cleaning_game | exact | local
lighting_game | Lamp lighting game | arcade | cleaning_game | exact | local
delivery_game | Delivery game | simulation | delivery_game | exact | local
rescue_game | Rescue game | adventure | delivery_game | exact | local
stratego | Stratego | board | battleship | far | world | capture the flag board game
hex_game | Hex | board | gomoku | near | world | ~hex
game_of_the_goose | Game of the Goose | board | race_board | exact | folk
carrom | Carrom | board | carrom | exact | folk
royal_game_of_ur | Royal Game of Ur | board | race_board | near | folk
yut_nori | Yut Nori | board | race_board | near | folk
sugoroku | Sugoroku | board | race_board | near | folk
janggi | Janggi | board | chess | near | folk
hnefatafl | Hnefatafl | board | chess | near | folk
fox_and_geese | Fox and geese | board | checkers | near | folk
peg_solitaire | Peg solitaire | board | checkers | near | folk
quarto | Quarto board game | board | tic_tac_toe | near | folk
pente | Pente | board | gomoku | near | folk
quoridor | Quoridor | board | maze | far | world
blokus | Blokus | board | falling_blocks | far | world
qwirkle | Qwirkle | board | match3 | far | world
ticket_to_ride | Ticket to Ride | board | racing | far | world
carcassonne | Carcassonne | board | farm_sim | far | world
codenames | Codenames | party | quiz | far | world | ~codenames
taboo | Taboo | party | quiz | far | world | ~taboo, ~charades
scattergories | Scattergories | party | quiz | near | folk
dobble | Dobble | board | memory | near | world | spot it game
loteria | Lotería | board | memory | far | folk
shell_game | Shell game | party | memory | near | folk
scratch_card | Scratch card | card | clicker | far | folk
scopa | Scopa | card | trick_taking | near | folk
briscola | Briscola | card | trick_taking | exact | folk
belote | Belote | card | trick_taking | near | folk
skat | Skat | card | trick_taking | near | folk
mau_mau | Mau-Mau | card | crazy_eights | exact | folk
pesten | Pesten | card | crazy_eights | exact | folk
bridge_cards | Contract bridge | card | trick_taking | near | folk
spades | Spades | card | trick_taking | exact | folk
canasta | Canasta card game | card | crazy_eights | near | folk
cribbage | Cribbage | card | crazy_eights | near | folk
truco | Truco | card | trick_taking | near | folk
thousand | Thousand card game | card | trick_taking | near | folk
dou_dizhu | Dou Dizhu | card | crazy_eights | near | folk
hanafuda | Hanafuda | card | memory | near | folk
president_cards | President card game | card | crazy_eights | near | folk
pisti | Pişti | card | snap | near | folk
okey | Okey | board | memory | far | folk
teen_patti | Teen Patti | card | blackjack | near | folk
war_cards | War card game | card | snap | exact | folk
snap | Snap card game | card | snap | exact | folk
cheat_cards | Cheat card game | card | crazy_eights | near | folk
pyramid_solitaire | Pyramid solitaire | card | solitaire | near | folk
bulls_and_cows | Bulls and Cows | number | guess_word | near | folk
quordle | Quordle | word | guess_word | near | world | octordle, nerdle, absurdle
connections_game | Connections puzzle | word | word_search | far | folk
strands | Strands | word | word_search | near | world | ~strands, wordscapes, words of wonders
bananagrams | Bananagrams | word | anagram | near | world | words with friends
mad_libs | Mad Libs | word | quiz | far | world | madlibs
heardle | Heardle | quiz | quiz | near | world | worldle, globle
klotski | Klotski | puzzle | fifteen_puzzle | near | folk
kenken | KenKen | number | sudoku | near | world | killer sudoku, futoshiki, binairo, takuzu, magic square puzzle, star battle puzzle
hashi | Hashiwokakero | number | lights_out | far | folk
onet | Onet | puzzle | memory | near | folk
same_game | SameGame | puzzle | match3 | near | world | samegame, collapse game, tap the blocks, toon blast
threes | Threes! | number | merge_grid | near | world | drop 7, drop7, ~threes, ~threes!
flood_it | Flood-It | puzzle | lights_out | near | world | flood it, color flood
bloxorz | Bloxorz | puzzle | sokoban | near | world
monument_valley | Monument Valley | puzzle | sokoban | far | world
bridge_building | Bridge building game | puzzle | sandbox | far | folk
knights_tour | Knight's tour | puzzle | chess | far | folk
qbert | Q*bert | arcade | platformer | near | world | qbert, q-bert
joust_game | Joust arcade | arcade | flappy | far | folk
defender_game | Defender arcade | arcade | shmup | near | folk
lode_runner | Lode Runner | arcade | platformer | near | world | burger time, burgertime, bubble bobble, snow bros
ghosts_n_goblins | Ghosts 'n Goblins | arcade | platformer | near | world | ghosts n goblins, shovel knight
qix | Qix | arcade | snake | far | world | volfied, xonix
marble_madness | Marble Madness | arcade | maze | near | world | super monkey ball
paperboy | Paperboy | arcade | runner | near | folk
spy_hunter | Spy Hunter | arcade | racing | near | world | pole position, daytona usa
gauntlet | Gauntlet | arcade | arena | near | world | ~gauntlet, berzerk
root_beer_tapper | Tapper | arcade | reaction | far | world | root beer tapper, ~tapper
moon_patrol | Moon Patrol | arcade | runner | near | world | scramble arcade
bubble_trouble | Bubble Trouble | arcade | shmup | near | world | ~bubble trouble, super pang
katamari | Katamari Damacy | arcade | arena | near | world | katamari, hole.io, hole io
lumines | Lumines | puzzle | falling_blocks | near | world
color_switch | Color Switch | arcade | flappy | near | world | colour switch, swing copters
zigzag_game | ZigZag game | arcade | runner | near | folk
timberman | Timberman | arcade | reaction | near | world | ~timberman
ballz | Ballz | arcade | breakout | near | world | bricks n balls
qwop | QWOP | arcade | runner | far | world | happy wheels
archero | Archero | shooter | arena | near | world | gunfire reborn
feeding_frenzy | Feeding Frenzy | arcade | arena | exact | world | hungry shark, fish eat fish
plague_inc | Plague Inc. | strategy | clicker | far | world | plague inc
papers_please | Papers Please | story | quiz | far | world
oregon_trail | The Oregon Trail | story | clicker | far | world | oregon trail
lemonade_stand | Lemonade stand | simulation | tycoon | exact | folk
wario_ware | WarioWare | party | reaction | near | world | wario ware, warioware, microgames
rhythm_heaven | Rhythm Heaven | rhythm | rhythm | near | world | rhythm tengoku, geometry beats
tomb_raider | Tomb Raider | adventure | platformer | far | world | ~uncharted
assassins_creed | Assassin's Creed | adventure | maze | far | world | assassins creed, hitman game
god_of_war | God of War | adventure | arena | near | world | devil may cry
splatoon | Splatoon | shooter | arena | far | world
pikmin | Pikmin | strategy | tower_defense | far | world
untitled_goose | Untitled Goose Game | adventure | maze | far | world | goose game
luigis_mansion | Luigi's Mansion | adventure | maze | far | world | lethal company, phasmophobia
brain_training | Brain training | quiz | quiz | near | folk
goldfish_scooping | Goldfish scooping | party | catcher | near | folk
coin_pusher | Coin pusher | arcade | catcher | far | folk
pachinko | Pachinko | arcade | aim_physics | near | folk
foosball | Table football | sport | duel | near | folk
button_football | Button football | sport | aim_physics | near | folk
padel | Padel | sport | duel | near | folk
field_hockey | Field hockey | sport | duel | far | folk
water_polo | Water polo | sport | aim_physics | far | folk
kabaddi | Kabaddi | sport | arena | far | folk
cornhole | Cornhole | sport | aim_physics | near | folk
ring_toss | Ring toss | sport | aim_physics | near | folk
can_knockdown | Tin can alley | sport | aim_physics | near | folk
croquet | Croquet | sport | aim_physics | near | folk
molkky | Mölkky | sport | aim_physics | near | folk
sjoelen | Sjoelen | sport | shuffleboard | exact | folk
frisbee_golf | Disc golf | sport | aim_physics | near | folk
long_jump | Long jump | sport | runner | far | folk
hurdles | Hurdle race | sport | runner | near | folk
shot_put | Shot put | sport | aim_physics | near | folk
marathon | Marathon | sport | runner | near | folk
bobsleigh | Bobsleigh | sport | racing | near | folk
ski_jumping | Ski jumping | sport | flappy | far | folk
biathlon | Biathlon | sport | runner | far | folk
ice_skating | Figure skating | sport | rhythm | far | folk
rowing_race | Rowing race | sport | racing | near | folk
rafting | White-water rafting | sport | runner | near | folk
parkour | Parkour | sport | runner | near | folk
rock_climbing | Rock climbing | sport | platformer | near | folk
martial_arts | Martial arts | sport | duel | near | folk
rodeo | Rodeo | sport | reaction | far | folk
show_jumping | Show jumping | sport | runner | near | folk
drag_race | Drag race | racing | racing | near | folk
formula_1 | Formula 1 | racing | racing | near | folk
demolition_derby | Demolition derby | racing | arena | far | folk
dog_sled | Dog sled race | racing | racing | near | folk
paintball | Paintball | shooter | arena | near | folk
hopscotch | Hopscotch | party | crossing | far | folk
jump_rope | Jump rope | party | timing_game | exact | folk
marbles_game | Game of marbles | party | shuffleboard | exact | folk
spinning_tops | Spinning tops | party | duel | near | folk
red_light_green_light | Red light, green light | party | stealth_game | exact | folk
musical_chairs | Musical chairs | party | reaction | near | folk
blind_mans_buff | Blind man's buff | party | maze | far | folk
pinata | Piñata game | party | reaction | near | folk
hot_potato | Hot potato game | party | reaction | near | folk
capture_the_flag | Capture the flag | party | arena | far | folk
sack_race | Sack race | party | racing | far | folk
treasure_hunt | Treasure hunt | party | maze | near | folk
stone_skipping | Stone skipping | outdoors | aim_physics | near | folk
snowball_fight | Snowball fight | outdoors | arena | near | folk
sledding | Sledding | outdoors | runner | near | folk
kite_flying | Kite flying | outdoors | flappy | near | folk
gilli_danda | Gilli danda | outdoors | batting | near | folk
lagori | Lagori | outdoors | aim_physics | near | folk
kendama | Kendama | party | reaction | near | folk
jianzi | Jianzi | party | reaction | near | folk
tuho | Tuho | party | aim_physics | near | folk
pick_up_sticks | Pick-up sticks | party | reaction | far | folk
hair_salon | Hair salon | creative | memory | far | folk
car_wash | Car wash | simulation | clicker | far | folk
aquarium_game | Aquarium game | simulation | farm_sim | far | folk
`;

export const GAME_ROWS = [PLAIN_ROWS, TITLE_ROWS, FOLK_ROWS, REGIONAL_ROWS].join('');
