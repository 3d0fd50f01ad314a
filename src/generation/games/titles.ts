/** Titles that people ask for by name, in the form of `table.ts`: consoles, phones, the web, boxes on a shelf. */
export const TITLE_ROWS = `
paper_mario | Paper Mario | adventure | arena | far | world | mario rpg
donkey_kong_country | Donkey Kong Country | platform | platformer | near | world | dkc
wario_land | Wario Land | platform | platformer | near | world
banjo_kazooie | Banjo-Kazooie | platform | platformer | near | world
spyro | Spyro | platform | platformer | near | world | spyro the dragon
ratchet_and_clank | Ratchet & Clank | platform | platformer | far | world | ratchet and clank
sly_cooper | Sly Cooper | adventure | stealth_game | near | world
jak_and_daxter | Jak and Daxter | platform | platformer | far | world
super_mario_64 | Super Mario 64 | platform | platformer | near | world | mario 64
super_mario_maker | Super Mario Maker | platform | platformer | near | world | mario maker
super_mario_odyssey | Super Mario Odyssey | platform | platformer | near | world | mario odyssey
littlebigplanet | LittleBigPlanet | platform | platformer | near | world | sackboy
limbo_game | Limbo | platform | platformer | near | world | ~limbo, limbo game
ori_and_the_blind_forest | Ori and the Blind Forest | platform | platformer | near | world
spelunky | Spelunky | platform | platformer | near | world
n | N++ | platform | platformer | near | world | n plus plus
vvvvvv | VVVVVV | platform | platformer | near | world
thomas_was_alone | Thomas Was Alone | platform | platformer | near | world
little_nightmares | Little Nightmares | platform | platformer | near | world
hungry_shark_evolution | Hungry Shark Evolution | arcade | arena | exact | world
hungry_shark_world | Hungry Shark World | arcade | arena | exact | world
badland_game | Badland | platform | flappy | near | world | ~badland, badland game
leos_fortune | Leo's Fortune | platform | platformer | near | world
swordigo | Swordigo | platform | platformer | near | world
bounce_tales | Bounce Tales | platform | platformer | near | world | nokia bounce
bounce_classic | Bounce Classic | platform | platformer | near | world
bobby_carrot | Bobby Carrot | puzzle | maze | near | world
snail_bob | Snail Bob | puzzle | platformer | far | world
red_ball_4 | Red Ball 4 | platform | platformer | near | world | red ball game
bad_ice_cream | Bad Ice-Cream | arcade | maze | near | world
big_tower_tiny_square | Big Tower Tiny Square | platform | platformer | near | world
run_3 | Run 3 | runner | runner | near | world
slope_game | Slope | runner | runner | near | world | ~slope, slope game, slope unblocked
tunnel_rush | Tunnel Rush | runner | runner | near | world
talking_tom_gold_run | Talking Tom Gold Run | runner | runner | near | world
minion_rush | Minion Rush | runner | runner | near | world | despicable me minion rush
sonic_dash | Sonic Dash | runner | runner | near | world
super_mario_run | Super Mario Run | runner | runner | near | world
cookie_run | Cookie Run | runner | runner | near | world | cookie run ovenbreak
robot_unicorn_attack | Robot Unicorn Attack | runner | runner | near | world
into_the_dead | Into the Dead | runner | runner | near | world
crowd_city | Crowd City | runner | snake | far | world
count_masters | Count Masters | runner | runner | far | world | crowd runner
mob_control | Mob Control | runner | runner | far | world
aquaparkio | Aquapark.io | racing | racing | far | world
going_balls | Going Balls | runner | runner | near | world
rolling_sky | Rolling Sky | runner | runner | near | world
dancing_line | Dancing Line | rhythm | timing_game | near | world
smash_hit | Smash Hit | runner | aim_physics | far | world | ~smash hit
tiny_wings | Tiny Wings | arcade | flappy | far | world
line_rider | Line Rider | sandbox | sandbox | far | world
duolingo | Duolingo | quiz | quiz | near | world
quizup | QuizUp | quiz | quiz | exact | world
trivia_crack | Trivia Crack | quiz | quiz | near | world | preguntados
hq_trivia | HQ Trivia | quiz | quiz | exact | world
sporcle | Sporcle | quiz | quiz | near | world
quizizz | Quizizz | quiz | quiz | near | world
blooket | Blooket | quiz | quiz | near | world
gimkit | Gimkit | quiz | quiz | near | world
prodigy_math | Prodigy Math | quiz | quiz | near | world | prodigy math game
quizlet | Quizlet | quiz | quiz | near | world | quizlet live
anki | Anki | quiz | quiz | near | world
wordwall | Wordwall | quiz | quiz | near | world
brain_out | Brain Out | puzzle | quiz | far | world
brain_test | Brain Test | puzzle | quiz | far | world
4_pics_1_word | 4 Pics 1 Word | word | guess_word | near | world | four pics one word
94 | 94% | quiz | quiz | far | world | 94 percent
family_feud | Family Feud | quiz | quiz | near | world | family fortunes
the_weakest_link | The Weakest Link | quiz | quiz | near | world | ~weakest link
the_price_is_right | The Price Is Right | quiz | quiz | far | world | ~price is right, price is right game
deal_or_no_deal | Deal or No Deal | party | quiz | far | world | ~deal or no deal
countdown_letters_game | Countdown Letters | word | anagram | near | world | ~countdown letters, countdown letters game, des chiffres et des lettres, cifras y letras
takeshis_castle | Takeshi's Castle | party | platformer | far | world | wipeout show
ninja_warrior | Ninja Warrior | party | platformer | far | world
the_wall_game_show | The Wall Game Show | quiz | pinball | far | world
escape_from_tarkov | Escape from Tarkov | shooter | arena | far | world | tarkov
destiny_2 | Destiny 2 | shooter | arena | far | world | destiny game
borderlands | Borderlands | shooter | arena | far | world | ~borderlands
bioshock | BioShock | shooter | arena | far | world
half_life | Half-Life | shooter | arena | far | world | half life game, ~half life, half-life 2
far_cry | Far Cry | shooter | arena | far | world
crysis | Crysis | shooter | arena | far | world
titanfall | Titanfall | shooter | arena | far | world
team_fortress_2 | Team Fortress 2 | shooter | arena | far | world | team fortress, tf2
team_deathmatch | Team Deathmatch | shooter | arena | near | world | deathmatch
serious_sam | Serious Sam | shooter | arena | near | world
unreal_tournament | Unreal Tournament | shooter | arena | far | world
krunker | Krunker | shooter | arena | far | world | krunker.io
shell_shockers | Shell Shockers | shooter | arena | far | world | shellshock.io
1v1lol | 1v1.LOL | shooter | arena | far | world
survivio | Surviv.io | shooter | arena | near | world
zombs_royale | Zombs Royale | shooter | arena | near | world
diepio | Diep.io | online | tank_battle | near | world
mopeio | Mope.io | online | snake | far | world
krewio | Krew.io | online | arena | far | world
zombsio | Zombs.io | strategy | tower_defense | near | world
moomooio | Moomoo.io | sandbox | farm_sim | far | world | moomoo
bonkio | Bonk.io | online | duel | far | world
splixio | Splix.io | online | snake | far | world
standoff_2 | Standoff 2 | shooter | arena | far | world
crossfire | Crossfire | shooter | arena | far | world | ~crossfire
sudden_attack | Sudden Attack | shooter | arena | far | world
point_blank | Point Blank | shooter | arena | far | world | ~point blank
call_of_duty_mobile | Call of Duty Mobile | shooter | arena | far | world | cod mobile
codm | CODM | shooter | arena | far | world
black_ops | Black Ops | shooter | arena | far | world
modern_warfare | Modern Warfare | shooter | arena | far | world | ~modern warfare
cyberpunk_2077 | Cyberpunk 2077 | adventure | arena | far | world
resident_evil | Resident Evil | story | arena | far | world | ~biohazard
silent_hill | Silent Hill | story | maze | far | world
dead_space | Dead Space | story | arena | far | world | ~dead space
dead_by_daylight | Dead by Daylight | online | maze | near | world | dbd
identity_v | Identity V | online | maze | near | world
hello_neighbor | Hello Neighbor | story | stealth_game | near | world | ~hello neighbor, ~hello neighbour
slenderman | Slenderman | story | maze | near | world | ~slender
backrooms | Backrooms | story | maze | near | world | the backrooms, ~backrooms
bendy_and_the_ink_machine | Bendy and the Ink Machine | story | maze | far | world | bendy
baldis_basics | Baldi's Basics | story | maze | far | world | baldi
outlast | Outlast | story | stealth_game | far | world | ~outlast
doki_doki_literature_club | Doki Doki Literature Club | story | quiz | far | world | ddlc
garten_of_banban | Garten of Banban | story | maze | far | world | banban
ice_scream_game | Ice Scream | story | stealth_game | near | world | ~ice scream, ice scream game
the_last_of_us | The Last of Us | adventure | arena | far | world | last of us
fallout | Fallout | adventure | arena | far | world | ~fallout
mass_effect | Mass Effect | adventure | arena | far | world
baldurs_gate | Baldur's Gate | adventure | arena | far | world | baldur's gate 3, bg3
dungeons_and_dragons | Dungeons & Dragons | adventure | arena | far | world | dungeons and dragons, dnd, d&d
divinity_original_sin | Divinity Original Sin | adventure | arena | far | world
disco_elysium | Disco Elysium | story | quiz | far | world
persona_5 | Persona 5 | adventure | arena | far | world
kingdom_hearts | Kingdom Hearts | adventure | arena | far | world
monster_hunter | Monster Hunter | adventure | arena | far | world | ~monster hunter
earthbound | EarthBound | adventure | arena | far | world | ~earthbound
golden_sun | Golden Sun | adventure | arena | far | world | ~golden sun
xenoblade | Xenoblade | adventure | arena | far | world
nier_automata | Nier Automata | adventure | arena | far | world
ghost_of_tsushima | Ghost of Tsushima | adventure | stealth_game | far | world
shadow_of_the_colossus | Shadow of the Colossus | adventure | arena | far | world
okami_game | Okami | adventure | arena | far | world | ~okami, okami game
genshin_impact | Genshin Impact | adventure | arena | far | world | genshin
honkai_star_rail | Honkai Star Rail | adventure | arena | far | world | honkai
zenless_zone_zero | Zenless Zone Zero | adventure | arena | far | world
wuthering_waves | Wuthering Waves | adventure | arena | far | world
fate_grand_order | Fate/Grand Order | adventure | arena | far | world | fgo
puzzle_and_dragons | Puzzle & Dragons | puzzle | match3 | near | world | puzzle and dragons
monster_strike | Monster Strike | puzzle | aim_physics | near | world
blue_archive | Blue Archive | adventure | arena | far | world
arknights | Arknights | strategy | tower_defense | near | world
azur_lane | Azur Lane | shooter | shmup | near | world
uma_musume | Uma Musume | racing | racing | far | world
tsum_tsum | Tsum Tsum | puzzle | match3 | near | world
idolmaster | Idolmaster | rhythm | rhythm | near | world
love_live | Love Live! | rhythm | rhythm | near | world | love live school idol
project_sekai | Project Sekai | rhythm | rhythm | near | world
bang_dream | BanG Dream | rhythm | rhythm | near | world | bandori
arcaea | Arcaea | rhythm | rhythm | near | world
cytus | Cytus | rhythm | rhythm | near | world
deemo | Deemo | rhythm | rhythm | near | world
djmax | DJMAX | rhythm | rhythm | near | world | djmax respect
o2jam | O2Jam | rhythm | rhythm | near | world
ez2dj | EZ2DJ | rhythm | rhythm | near | world
beatmania | Beatmania | rhythm | rhythm | near | world | beatmania iidx
jubeat | Jubeat | rhythm | rhythm | near | world
sound_voltex | Sound Voltex | rhythm | rhythm | near | world
maimai | Maimai | rhythm | rhythm | near | world
parappa_the_rapper | PaRappa the Rapper | rhythm | rhythm | near | world | parappa
crypt_of_the_necrodancer | Crypt of the NecroDancer | rhythm | rhythm | far | world | necrodancer
audition_online | Audition Online | rhythm | rhythm | near | world
sky_children_of_the_light | Sky Children of the Light | adventure | platformer | far | world | sky cotl
onmyoji | Onmyoji | adventure | arena | far | world
honor_of_kings | Honor of Kings | online | arena | far | world
arena_of_valor | Arena of Valor | online | arena | far | world
wild_rift | Wild Rift | online | arena | far | world | ~wild rift
heroes_of_the_storm | Heroes of the Storm | online | arena | far | world
smite_game | Smite | online | arena | far | world | ~smite, smite game
pokemon_unite | Pokémon Unite | online | arena | far | world
marvel_rivals | Marvel Rivals | shooter | arena | far | world
lost_ark | Lost Ark | online | arena | near | world
maplestory | MapleStory | online | platformer | near | world
dungeon_fighter_online | Dungeon Fighter Online | fighting | arena | near | world | dnf duel, dungeon fighter
kartrider | KartRider | racing | racing | near | world
qq_speed | QQ Speed | racing | racing | near | world
crazy_arcade | Crazy Arcade | arcade | maze | far | world | bnb crazy arcade
lineage | Lineage | online | arena | far | world | ~lineage, lineage m
ragnarok_online | Ragnarok Online | online | arena | far | world | ~ragnarok
mabinogi | Mabinogi | online | farm_sim | far | world
aion_online | Aion Online | online | arena | far | world
black_desert_online | Black Desert Online | online | arena | far | world
metin2 | Metin2 | online | arena | far | world
knight_online | Knight Online | online | arena | far | world
silkroad_online | Silkroad Online | online | arena | far | world
tibia_game | Tibia | online | arena | far | world | ~tibia, tibia game, tibia mmo
perfect_world | Perfect World | online | arena | far | world | ~perfect world
fantasy_westward_journey | Fantasy Westward Journey | online | arena | far | world
moonlight_blade | Moonlight Blade | online | arena | far | world | justice online
eggy_party | Eggy Party | party | platformer | far | world
stumble_guys | Stumble Guys | party | platformer | far | world
gang_beasts | Gang Beasts | party | duel | far | world
human_fall_flat | Human Fall Flat | puzzle | sandbox | far | world
goose_goose_duck | Goose Goose Duck | online | maze | far | world
project_zomboid | Project Zomboid | sandbox | arena | far | world
7_days_to_die | 7 Days to Die | sandbox | arena | far | world
rust_game | Rust | sandbox | arena | far | world | ~rust, rust game
ark_survival_evolved | ARK Survival Evolved | sandbox | arena | far | world | ark survival
subnautica | Subnautica | sandbox | delivery_game | far | world
palworld | Palworld | sandbox | farm_sim | far | world
oxygen_not_included | Oxygen Not Included | simulation | tycoon | far | world
rimworld | RimWorld | simulation | tycoon | far | world
dwarf_fortress | Dwarf Fortress | simulation | tycoon | far | world
starbound | Starbound | sandbox | platformer | far | world
growtopia | Growtopia | sandbox | platformer | near | world
blockman_go | Blockman Go | sandbox | platformer | far | world
creativerse | Creativerse | sandbox | platformer | far | world | blockcraft
block_craft_3d | Block Craft 3D | sandbox | platformer | far | world
crafting_and_building | Crafting and Building | sandbox | platformer | far | world
bed_wars | Bed Wars | sandbox | arena | far | world
skywars | SkyWars | sandbox | arena | far | world | sky wars game
skyblock | SkyBlock | sandbox | platformer | far | world | oneblock
murder_mystery_2 | Murder Mystery 2 | sandbox | maze | far | world | mm2 roblox
adopt_me | Adopt Me | sandbox | virtual_pet | near | world | ~adopt me, adopt me roblox
brookhaven | Brookhaven | sandbox | dress_up | far | world | brookhaven rp, ~brookhaven
blox_fruits | Blox Fruits | sandbox | arena | far | world | blox fruit
tower_of_hell | Tower of Hell | platform | platformer | near | world
doors_roblox | Doors Roblox | story | maze | far | world | roblox doors
jailbreak_roblox | Jailbreak Roblox | sandbox | stealth_game | far | world | roblox jailbreak
arsenal_roblox | Arsenal Roblox | shooter | arena | far | world
phantom_forces | Phantom Forces | shooter | arena | far | world
grow_a_garden | Grow a Garden | simulation | farm_sim | near | world | ~grow a garden, grow a garden roblox
steal_a_brainrot | Steal a Brainrot | sandbox | stealth_game | far | world
dress_to_impress | Dress to Impress | creative | dress_up | near | world | ~dress to impress, dti roblox
royale_high | Royale High | creative | dress_up | far | world
bee_swarm_simulator | Bee Swarm Simulator | simulation | clicker | near | world
pet_simulator_x | Pet Simulator X | simulation | clicker | near | world | pet sim 99, pet simulator 99
tower_defense_simulator | Tower Defense Simulator | strategy | tower_defense | near | world
piggy_roblox | Piggy Roblox | story | maze | near | world | roblox piggy
work_at_a_pizza_place | Work at a Pizza Place | simulation | serving | near | world | ~work at a pizza place
theme_park_tycoon | Theme Park Tycoon | simulation | tycoon | near | world
theme_hospital | Theme Hospital | simulation | tycoon | near | world
two_point_hospital | Two Point Hospital | simulation | tycoon | near | world
planet_coaster | Planet Coaster | simulation | tycoon | near | world
planet_zoo | Planet Zoo | simulation | tycoon | near | world
zoo_tycoon | Zoo Tycoon | simulation | tycoon | near | world
meepcity | MeepCity | sandbox | dress_up | far | world
only_up_roblox | Only Up Roblox | platform | platformer | near | world
merge_mansion | Merge Mansion | puzzle | merge_drop | far | world
merge_dragons | Merge Dragons | puzzle | merge_drop | far | world
travel_town | Travel Town | puzzle | merge_drop | far | world
gossip_harbor | Gossip Harbor | puzzle | merge_drop | far | world
homescapes | Homescapes | puzzle | match3 | near | world
fishdom | Fishdom | puzzle | match3 | near | world
farm_heroes_saga | Farm Heroes Saga | puzzle | match3 | near | world | farm heroes
pet_rescue_saga | Pet Rescue Saga | puzzle | match3 | near | world
anipang | Anipang | puzzle | match3 | near | world
sheep_a_sheep | Sheep a Sheep | puzzle | memory | far | world
happy_match | Happy Match | puzzle | match3 | near | world
jump_jump | Jump Jump | arcade | timing_game | near | world | ~jump jump
carrot_fantasy | Carrot Fantasy | strategy | tower_defense | near | world
the_escapists | The Escapists | adventure | stealth_game | near | world | ~the escapists, ~escapists
stick_war | Stick War | strategy | tower_defense | far | world | stick war legacy
boom_beach | Boom Beach | strategy | tower_defense | far | world
rise_of_kingdoms | Rise of Kingdoms | strategy | tower_defense | far | world
lords_mobile | Lords Mobile | strategy | tower_defense | far | world
whiteout_survival | Whiteout Survival | strategy | tower_defense | far | world
last_war_survival | Last War Survival | strategy | tower_defense | far | world
coin_master | Coin Master | card | clicker | far | world
monopoly_go | Monopoly Go | card | clicker | far | world
travian | Travian | strategy | tycoon | far | world
ogame | OGame | strategy | tycoon | far | world
grepolis | Grepolis | strategy | tycoon | far | world
forge_of_empires | Forge of Empires | strategy | tycoon | far | world
stronghold | Stronghold | strategy | tower_defense | near | world | ~stronghold
heroes_of_might_and_magic | Heroes of Might and Magic | strategy | tower_defense | far | world | homm3, heroes 3
total_war | Total War | strategy | tower_defense | far | world | ~total war
crusader_kings | Crusader Kings | strategy | tycoon | far | world
europa_universalis | Europa Universalis | strategy | tycoon | far | world
hearts_of_iron | Hearts of Iron | strategy | tycoon | far | world
anno_1800 | Anno 1800 | strategy | tycoon | far | world
anno_game | Anno | strategy | tycoon | far | world | ~anno, anno game
the_settlers | The Settlers | strategy | farm_sim | far | world | ~the settlers
frostpunk | Frostpunk | strategy | tycoon | far | world
into_the_breach | Into the Breach | strategy | chess | far | world | ~into the breach
bad_north | Bad North | strategy | tower_defense | near | world
orcs_must_die | Orcs Must Die! | strategy | tower_defense | near | world
dungeon_defenders | Dungeon Defenders | strategy | tower_defense | near | world
random_dice | Random Dice | strategy | tower_defense | near | world
swords_and_souls | Swords & Souls | fighting | reaction | far | world | swords and souls
shadow_fight | Shadow Fight | fighting | duel | near | world | ~shadow fight, shadow fight 2
dragon_ball_fighterz | Dragon Ball FighterZ | fighting | duel | near | world | dragon ball z, dragon ball game
budokai_tenkaichi | Budokai Tenkaichi | fighting | duel | near | world
naruto_ultimate_ninja_storm | Naruto Ultimate Ninja Storm | fighting | duel | near | world | naruto storm
guilty_gear | Guilty Gear | fighting | duel | near | world
blazblue | BlazBlue | fighting | duel | near | world
samurai_shodown | Samurai Shodown | fighting | duel | near | world
nidhogg | Nidhogg | fighting | duel | near | world
stick_fight | Stick Fight | fighting | duel | near | world | ~stick fight, stick fight game, stickman fight
ultimate_chicken_horse | Ultimate Chicken Horse | party | platformer | far | world
jackbox | Jackbox | party | quiz | near | world | jackbox party pack
quiplash | Quiplash | party | quiz | near | world
heads_up | Heads Up! | party | quiz | far | world | ~heads up!, ~heads up
cards_against_humanity | Cards Against Humanity | party | quiz | far | world
exploding_kittens | Exploding Kittens | card | crazy_eights | near | world
dixit | Dixit | party | quiz | far | world
azul | Azul | board | match3 | far | world | ~azul
splendor | Splendor | board | tycoon | far | world | ~splendor
7_wonders | 7 Wonders | board | tycoon | far | world | seven wonders game
dominion | Dominion | card | tycoon | far | world | ~dominion
arkham_horror | Arkham Horror | board | maze | far | world
ravensburger_labyrinth | Ravensburger Labyrinth | board | maze | near | world | das verrückte labyrinth
rummikub | Rummikub | board | crazy_eights | near | world | rummy tiles
phase_10 | Phase 10 | card | crazy_eights | near | world | skip bo
game_of_life | Game of Life | board | race_board | far | world | ~game of life, the game of life board game, ~the game of life
conways_game_of_life | Conway's Game of Life | sandbox | sandbox | far | world | conway's life
parcheesi | Parcheesi | board | race_board | near | world | ~parchisi, ~parcheesi
hungry_hungry_hippos | Hungry Hungry Hippos | board | reaction | near | world | hungry hippos
candy_land | Candy Land | board | race_board | exact | world | ~candy land
kerplunk | Kerplunk | board | tower_stacking | far | world | ~kerplunk
buckaroo | Buckaroo | board | tower_stacking | far | world | ~buckaroo
pop_up_pirate | Pop-up Pirate | party | reaction | far | world
crocodile_dentist | Crocodile Dentist | party | reaction | far | world
halli_galli | Halli Galli | card | snap | near | world
ligretto | Ligretto | card | solitaire | far | world
dutch_blitz | Dutch Blitz | card | solitaire | far | world
skull_king | Skull King | card | trick_taking | near | world | wizard card game
6_nimmt | 6 nimmt! | card | sorting_game | far | world | take 5 card game
rummy_500 | Rummy 500 | card | crazy_eights | near | world | indian rummy, tonk
set_card_game | Set Card Game | card | memory | near | world
hanabi | Hanabi | card | sorting_game | far | world | ~hanabi
chess_evolved | Chess Evolved | board | chess | near | world | fischer random chess
chess960 | Chess960 | board | chess | near | world
three_check_chess | Three Check Chess | board | chess | near | world
real_racing | Real Racing | racing | racing | near | world | real racing 3
trackmania_turbo | Trackmania Turbo | racing | racing | near | world
test_drive | Test Drive | racing | racing | near | world | ~test drive, test drive unlimited
midnight_club | Midnight Club | racing | racing | near | world | ~midnight club
micro_machines | Micro Machines | racing | racing | exact | world | ~micro machines
re_volt | Re-Volt | racing | racing | near | world | revolt rc
diddy_kong_racing | Diddy Kong Racing | racing | racing | near | world
excitebike | Excitebike | racing | racing | far | world
ridge_racer | Ridge Racer | racing | racing | near | world
initial_d | Initial D | racing | racing | near | world | ~initial d
assetto_corsa | Assetto Corsa | racing | racing | near | world
iracing | iRacing | racing | racing | near | world
beamng | BeamNG | sandbox | sandbox | far | world | beamng drive
traffic_rider | Traffic Rider | racing | runner | near | world | traffic racer, traffic run
dr_driving | Dr. Driving | racing | racing | far | world
csr_racing | CSR Racing | racing | timing_game | near | world
carmageddon | Carmageddon | racing | arena | far | world
twisted_metal | Twisted Metal | racing | arena | far | world | ~twisted metal
drift_hunters | Drift Hunters | racing | racing | near | world
carx_drift | Carx Drift | racing | racing | near | world
madalin_stunt_cars | Madalin Stunt Cars | racing | racing | far | world
vehicle_parking_jam | Vehicle Parking Jam | puzzle | sokoban | near | world | parking jam
bus_simulator_indonesia | Bus Simulator Indonesia | simulation | racing | far | world | bussid
farming_simulator | Farming Simulator | simulation | farm_sim | near | world | ~farming simulator
goat_simulator | Goat Simulator | sandbox | sandbox | far | world
microsoft_flight_simulator | Microsoft Flight Simulator | simulation | flappy | far | world
job_simulator | Job Simulator | simulation | serving | far | world
house_flipper | House Flipper | simulation | tycoon | far | world | ~house flipper
slime_rancher | Slime Rancher | simulation | farm_sim | far | world
dave_the_diver | Dave the Diver | simulation | serving | far | world
game_dev_tycoon | Game Dev Tycoon | simulation | tycoon | near | world
capitalism_lab | Capitalism Lab | simulation | tycoon | near | world
cat_mario | Cat Mario | platform | platformer | near | world | syobon action
trap_adventure | Trap Adventure | platform | platformer | near | world
level_devil | Level Devil | platform | platformer | near | world
neko_atsume | Neko Atsume | simulation | virtual_pet | near | world
talking_angela | Talking Angela | simulation | virtual_pet | near | world | my talking angela
webkinz | Webkinz | simulation | virtual_pet | near | world
neopets | Neopets | simulation | virtual_pet | near | world
club_penguin | Club Penguin | simulation | virtual_pet | near | world
moshi_monsters | Moshi Monsters | simulation | virtual_pet | near | world
toca_boca | Toca Boca | creative | dress_up | far | world | toca life, toca boca world
gacha_life | Gacha Life | creative | dress_up | near | world
gacha_club | Gacha Club | creative | dress_up | near | world
avatar_world | Avatar World | creative | dress_up | far | world | ~avatar world
covet_fashion | Covet Fashion | creative | dress_up | near | world
love_nikki | Love Nikki | creative | dress_up | near | world
shining_nikki | Shining Nikki | creative | dress_up | near | world
barbie_dress_up | Barbie Dress Up | creative | dress_up | exact | world | barbie game, barbie games
stardoll | Stardoll | creative | dress_up | exact | world
good_pizza_great_pizza | Good Pizza, Great Pizza | simulation | serving | near | world
cooking_fever | Cooking Fever | simulation | serving | near | world
cooking_madness | Cooking Madness | simulation | serving | near | world
cooking_craze | Cooking Craze | simulation | serving | near | world
cooking_city | Cooking City | simulation | serving | near | world
penguin_diner | Penguin Diner | simulation | serving | near | world
papas_freezeria | Papa's Freezeria | simulation | serving | near | world
papas_burgeria | Papa's Burgeria | simulation | serving | near | world
papa_louie | Papa Louie | simulation | serving | near | world
wheres_my_water | Where's My Water? | puzzle | sandbox | far | world
world_of_tanks | World of Tanks | shooter | tank_battle | near | world | world of tanks blitz, wot blitz
war_thunder | War Thunder | shooter | tank_battle | far | world
world_of_warships | World of Warships | shooter | battleship | far | world
tanki_online | Tanki Online | shooter | tank_battle | near | world
metro_2033 | Metro 2033 | shooter | arena | far | world
metro_exodus | Metro Exodus | shooter | arena | far | world
saints_row | Saints Row | open world | arena | far | world
watch_dogs | Watch Dogs | open world | stealth_game | far | world | ~watch dogs
mount_and_blade | Mount & Blade | adventure | arena | far | world | mount and blade, bannerlord
kingdom_come | Kingdom Come | adventure | arena | far | world | ~kingdom come, kingdom come deliverance
sleeping_dogs | Sleeping Dogs | open world | arena | far | world | ~sleeping dogs
yakuza | Yakuza | open world | arena | far | world | ~yakuza, like a dragon game
ace_combat | Ace Combat | shooter | shmup | far | world
r_type_final | R-Type Final | arcade | shmup | near | world
darius | Darius | arcade | shmup | near | world
ikaruga | Ikaruga | arcade | shmup | near | world
dodonpachi | DoDonPachi | arcade | shmup | near | world
sky_force | Sky Force | arcade | shmup | near | world | ~sky force
sky_force_reloaded | Sky Force Reloaded | arcade | shmup | near | world
chicken_invaders | Chicken Invaders | arcade | shmup | near | world
thunder_fighter | Thunder Fighter | arcade | shmup | near | world
aeroplane_war | Aeroplane War | arcade | shmup | near | world
raiden_fighters | Raiden Fighters | arcade | shmup | near | world
luftrausers | Luftrausers | arcade | shmup | near | world
bubble_witch | Bubble Witch | puzzle | bubble_shooter | near | world
bubble_witch_saga | Bubble Witch Saga | puzzle | bubble_shooter | near | world
snoopy_pop | Snoopy Pop | puzzle | bubble_shooter | near | world
panda_pop | Panda Pop | puzzle | bubble_shooter | near | world
dynomite | Dynomite | puzzle | bubble_shooter | exact | world
frozen_bubble | Frozen Bubble | puzzle | bubble_shooter | exact | world
zuma_revenge | Zuma Revenge | puzzle | marble_path | exact | world | zuma's revenge
insaniquarium | Insaniquarium | simulation | virtual_pet | far | world
chuzzle | Chuzzle | puzzle | match3 | near | world
word_cookies | Word Cookies | word | anagram | near | world | ~word cookies, word connect
text_twist | Text Twist | word | anagram | near | world
spelltower | Spelltower | word | word_search | near | world
letterboxed | Letterboxed | word | word_search | far | world
contexto | Contexto | word | guess_word | near | world
semantle | Semantle | word | guess_word | near | world
termo | Termo | word | guess_word | exact | world
dueto | Dueto | word | guess_word | exact | world
cryptogram | Cryptogram | word | hangman | near | world | ~cryptogram, ~cryptograms
codeword | Codeword | word | crossword | near | world | ~codeword, codewords puzzle
arrowword | Arrowword | word | crossword | near | world | arrowwords
amaze_puzzle | Amaze Puzzle | puzzle | maze | near | world
dumb_ways_to_die | Dumb Ways to Die | party | reaction | near | world
stack_ball | Stack Ball | arcade | timing_game | far | world
color_bump | Color Bump | runner | runner | near | world
paper_toss | Paper Toss | arcade | aim_physics | exact | world
bottle_flip | Bottle Flip | arcade | timing_game | near | world | ~bottle flip, bottle flip game
flip_diving | Flip Diving | sport | timing_game | near | world
ketchapp_stack | Ketchapp Stack | puzzle | tower_stacking | exact | world
basketball_stars | Basketball Stars | sport | hoops | near | world | ~basketball stars
basket_random | Basket Random | sport | hoops | near | world
soccer_random | Soccer Random | sport | duel | far | world | ~soccer random
volley_random | Volley Random | sport | duel | far | world
head_soccer | Head Soccer | sport | duel | near | world | ~head soccer
head_ball | Head Ball | sport | duel | near | world
sports_heads | Sports Heads | sport | duel | near | world
score_hero | Score! Hero | sport | penalty | near | world
retro_bowl | Retro Bowl | sport | runner | far | world
madden_nfl | Madden NFL | sport | runner | far | world
tecmo_bowl | Tecmo Bowl | sport | runner | far | world
efootball | eFootball | sport | penalty | far | world | pes 2021, dls
winning_eleven | Winning Eleven | sport | penalty | far | world
dream_league_soccer | Dream League Soccer | sport | penalty | far | world
captain_tsubasa | Captain Tsubasa | sport | penalty | near | world
top_eleven | Top Eleven | simulation | tycoon | far | world | ~top eleven
wii_sports | Wii Sports | sport | bowling | far | world
golf_clash | Golf Clash | sport | aim_physics | near | world
golf_battle | Golf Battle | sport | aim_physics | near | world
everybodys_golf | Everybody's Golf | sport | aim_physics | near | world
mario_golf | Mario Golf | sport | aim_physics | near | world
pangya | Pangya | sport | aim_physics | near | world
mario_tennis | Mario Tennis | sport | duel | near | world | top spin tennis
virtua_tennis | Virtua Tennis | sport | duel | near | world
mlb_the_show | MLB The Show | sport | batting | near | world
backyard_baseball | Backyard Baseball | sport | batting | near | world
power_pros | Power Pros | sport | batting | near | world
ea_ufc | EA UFC | sport | duel | near | world
punch_out | Punch-Out!! | sport | duel | near | world | punch out game
fifa_street | FIFA Street | sport | penalty | far | world
ssx_tricky | SSX Tricky | sport | runner | near | world | ssx game
stickman_hook | Stickman Hook | arcade | timing_game | near | world | ~stickman hook
spider_man | Spider-Man | adventure | platformer | far | world | ~spider-man, ~spiderman, spiderman game
batman_arkham | Batman Arkham | adventure | arena | far | world
arkham_asylum | Arkham Asylum | adventure | arena | far | world
arkham_knight | Arkham Knight | adventure | arena | far | world
lego_star_wars | Lego Star Wars | adventure | platformer | far | world
lego_batman | LEGO Batman | adventure | platformer | far | world
lego_marvel | LEGO Marvel | adventure | platformer | far | world
skylanders | Skylanders | adventure | arena | near | world
poptropica | Poptropica | story | maze | far | world | ~poptropica
machinarium | Machinarium | story | maze | far | world
grim_fandango | Grim Fandango | story | maze | far | world | syberia game
day_of_the_tentacle | Day of the Tentacle | story | maze | far | world
maniac_mansion | Maniac Mansion | story | maze | far | world
life_is_strange | Life Is Strange | story | quiz | far | world | ~life is strange
detroit_become_human | Detroit Become Human | story | quiz | far | world
rusty_lake | Rusty Lake | story | hidden_objects | far | world
cube_escape | Cube Escape | story | hidden_objects | far | world
mystery_case_files | Mystery Case Files | puzzle | hidden_objects | near | world
junes_journey | June's Journey | puzzle | hidden_objects | near | world
myst | Myst | puzzle | hidden_objects | far | world
layton | Layton | puzzle | quiz | far | world
talos_principle | Talos Principle | puzzle | sokoban | far | world
sokobond | Sokobond | puzzle | sokoban | near | world
stephens_sausage_roll | Stephen's Sausage Roll | puzzle | sokoban | near | world
patricks_parabox | Patrick's Parabox | puzzle | sokoban | near | world
chips_challenge | Chip's Challenge | puzzle | sokoban | near | world
supaplex | Supaplex | puzzle | maze | near | world
kula_world | Kula World | puzzle | maze | near | world
mirrors_edge | Mirror's Edge | platform | runner | far | world
super_hexagon | Super Hexagon | arcade | reaction | near | world
popn_music | Pop'n Music | rhythm | rhythm | near | world
osu_mania | Osu Mania | rhythm | rhythm | exact | world
incredibox | Incredibox | creative | rhythm | far | world
sprunki | Sprunki | creative | rhythm | far | world
mario_paint | Mario Paint | creative | dress_up | far | world
the_incredible_machine | The Incredible Machine | puzzle | sandbox | near | world | incredible machine game
crazy_machines | Crazy Machines | puzzle | sandbox | near | world
besiege | Besiege | sandbox | sandbox | near | world | ~besiege
garrys_mod | Garry's Mod | sandbox | sandbox | far | world | gmod
melon_playground | Melon Playground | sandbox | sandbox | exact | world | melon sandbox
people_playground | People Playground | sandbox | sandbox | exact | world
teardown | Teardown | sandbox | sandbox | far | world | ~teardown
little_alchemy | Little Alchemy | puzzle | merge_drop | far | world
infinite_craft | Infinite Craft | puzzle | merge_drop | far | world
doodle_god | Doodle God | puzzle | merge_drop | far | world
universe_sandbox | Universe Sandbox | sandbox | sandbox | far | world
townscaper | Townscaper | sandbox | sandbox | far | world
dorfromantik | Dorfromantik | puzzle | fifteen_puzzle | far | world
loop_hero | Loop Hero | strategy | clicker | far | world
inscryption | Inscryption | card | duel | far | world
legends_of_runeterra | Legends of Runeterra | card | duel | far | world | pokemon tcg
marvel_snap | Marvel Snap | card | duel | far | world
pokemon_tcg_pocket | Pokemon TCG Pocket | card | duel | far | world
ftl | FTL | strategy | shmup | far | world | faster than light game
risk_of_rain | Risk of Rain | shooter | platformer | far | world
noita | Noita | shooter | platformer | far | world
returnal | Returnal | shooter | arena | near | world
tunic_game | Tunic | adventure | arena | near | world | ~tunic, tunic game
hyper_light_drifter | Hyper Light Drifter | adventure | arena | near | world
omori | Omori | adventure | arena | far | world
candy_box | Candy Box | story | clicker | far | world
universal_paperclips | Universal Paperclips | simulation | clicker | near | world | paperclips game
realm_grinder | Realm Grinder | simulation | clicker | near | world
melvor_idle | Melvor Idle | simulation | clicker | near | world
antimatter_dimensions | Antimatter Dimensions | simulation | clicker | near | world
ngu_idle | NGU Idle | simulation | clicker | near | world
hamster_kombat | Hamster Kombat | simulation | clicker | exact | world
notcoin | Notcoin | simulation | clicker | exact | world
tapswap | Tapswap | simulation | clicker | exact | world
the_witcher | The Witcher | adventure | arena | far | world | witcher 3
trackmania | Trackmania | racing | racing | near | world
the_crew | The Crew | racing | racing | far | world | ~the crew, the crew 2, the crew motorfest
gothic_game | Gothic | adventure | arena | far | world | ~gothic, gothic 2
stalker_game | Stalker | shooter | arena | far | world | ~stalker, stalker 2
cossacks_game | Cossacks | strategy | tower_defense | far | world | ~cossacks, cossacks 3
margonem | Margonem | online | arena | far | world
shiren | Shiren the Wanderer | adventure | maze | far | world | mystery dungeon
balatro | Balatro | card | blackjack | far | world
1010_blocks | 1010! | puzzle | falling_blocks | near | world | ~1010!
lines_98 | Lines 98 | puzzle | match3 | near | world | ~color lines, ~colour lines, winlines
wordfeud | Wordfeud | word | anagram | far | world | apalabrados, aworded
sutom | SUTOM | word | guess_word | exact | world
`;
