/** Names of games in French, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | jeu de plateforme, jeu de plateformes
shmup | jeu de tir spatial, shoot'em up, jeu de vaisseau
arena | combat en arène
breakout | casse-briques
snake | jeu du serpent, snake
runner | course sans fin, course infinie
flappy | jeu de vol
match3 | jeu d'alignement, match 3, aligner trois
sokoban | jeu de caisses à pousser, pousse-caisses
maze | jeu de labyrinthe
tower_defense | défense de tours
racing | jeu de course, course de voitures
memory | jeu de mémoire, jeu de paires, memory
quiz | quiz, jeu de questions
aim_physics | jeu de visée, jeu d'adresse
reaction | jeu de réflexes
rhythm | jeu de rythme, jeu musical
clicker | jeu de clic, clicker
catcher | jeu d'attrape
crossing | jeu de traversée de route
duel | duel
falling_blocks | jeu de blocs qui tombent, blocs qui tombent
farm_sim | jeu de ferme, simulateur de ferme
chess | échecs, ~échecs, jeu d'échecs, jouer aux échecs, partie d'échecs
checkers | dames, ~dames, jeu de dames
chinese_checkers | dames chinoises
tic_tac_toe | morpion, morpions, tic-tac-toe
connect_four | Puissance 4, puissance quatre
gomoku | gomoku, cinq à la suite
go | go, ~go, jeu de go
xiangqi | échecs chinois
nine_mens_morris | jeu du moulin
backgammon | backgammon, jacquet, jeu de backgammon
battleship | bataille navale, touché coulé
ludo | petits chevaux, jeu des petits chevaux, ludo
snakes_and_ladders | serpents et échelles, jeu de l'échelle
crazy_eights | huit américain, 8 américain
whist | whist
coinche | coinche, belote coinchée
spades | pique atout, jeu de spades
hearts | dame de pique jeu, jeu de la dame de pique, la dame de pique, dame de pique
trick_taking | jeu de plis, jeu de levées
uno | jeu de uno, jeu uno, jouer au uno, partie de uno, un uno
mau_mau | mau-mau, mau mau
dominoes | dominos, ~dominos, jeu de dominos, partie de dominos, jouer aux dominos
partner_dominoes | dominos en équipes, dominos par équipes, dominos à deux contre deux, dominos en binôme
block_dominoes | dominos bloqués, dominos sans pioche, dominos sans piocher
dots_and_boxes | pipopipette, jeu des petits carrés
rock_paper_scissors | pierre-feuille-ciseaux, chifoumi, pierre papier ciseaux
dice_game | jeu de dés, 421, quatre-cent-vingt-et-un, cul de chouette
yahtzee | yams, yam's, yam
board_game | jeu de société, jeu de plateau
solitaire | solitaire, ~solitaire, jeu de solitaire, ~patience, patience aux cartes
spider_solitaire | spider solitaire, solitaire araignée
rummy | rami
old_maid | pouilleux, ~pouilleux, mistigri
card_battler | jeu de cartes à collectionner, combat de cartes, deckbuilding
card_game | jeu de cartes, tarot
slot_machine | machine à sous, bandit manchot
casino | jeu de casino
guess_word | devine le mot, deviner le mot, deviner un mot, mot mystère, motus
hangman | pendu, ~pendu, jeu du pendu, le pendu
word_search | mots mêlés, mots cachés
crossword | mots croisés, mots fléchés
anagram | anagrammes, lettres mélangées
word_chain | chaîne de mots
typing_game | jeu de dactylographie, dactylographie, jeu de frappe au clavier
spelling_game | jeu d'orthographe, dictée
minesweeper | démineur
maths_game | jeu de maths, tables de multiplication, calcul mental, jeu de calcul, le compte est bon
guess_the_number | devine le nombre, deviner un nombre
fifteen_puzzle | taquin, jeu de taquin
lights_out | lights out, ~éteins les lumières, ~éteindre les lumières
rubiks_cube | Rubik's Cube, cube de Rubik
jigsaw | puzzle, ~puzzle, jeu de puzzle, puzzle de pièces, puzzle à pièces, casse-tête image
spot_the_difference | jeu des différences, jeu des 7 différences, trouve les différences, trouver les différences, jeu des sept erreurs
hidden_objects | objets cachés, où est charlie, cherche et trouve
bubble_shooter | jeu de bulles, tire-bulles, bubble shooter
merge_game | jeu de fusion
tower_stacking | jeu d'empilage, empiler une tour, tour à empiler
marble_run | circuit de billes, course de billes
ball_maze | labyrinthe à bille
pipe_puzzle | jeu de tuyaux, puzzle de tuyaux, casse-tête de tuyaux, relier les tuyaux, connecter les tuyaux, raccorder les tuyaux, tourner les tuyaux, jeu de plombier, jeu de plomberie
circuit_puzzle | jeu de circuits électriques, puzzle de circuits, relier les câbles, jeu de câbles, connecter les fils, jeu de circuit électrique, puzzle de câbles
connect_the_dots | points à relier, relier les points
tower_of_hanoi | tours de Hanoï, tour de Hanoï
water_sort | tri de couleurs, tri d'eau
simon_says | Jacques a dit, jeu de simon, jeu du simon
escape_room | escape game, jeu d'évasion
logic_puzzle | jeu de logique, énigme logique, casse-tête
air_hockey | air hockey, hockey sur air
pinball | flipper
whack_a_mole | tape-taupe, tape la taupe
claw_machine | machine à pinces, attrape-peluches
shooting_gallery | stand de tir, tir sur cible
fishing_game | jeu de pêche, simulateur de pêche
balloon_popping | éclater des ballons
dodgeball | balle aux prisonniers, ballon prisonnier, balle au prisonnier
fps | jeu de tir à la première personne, fps
sniper_game | jeu de sniper
tank_battle | bataille de chars, jeu de tanks, combat de tanks, duel de tanks, duel de chars
artillery_game | jeu d'artillerie
rpg | jeu de rôle
social_deduction | loup-garou, ~loup-garou, les loups-garous de thiercelieux, jeu du loup-garou
dungeon_crawler | exploration de donjon, dungeon crawler
text_adventure | aventure textuelle, fiction interactive
visual_novel | roman visuel, visual novel
interactive_story | histoire interactive, livre dont vous êtes le héros, histoire dont vous êtes le héros
point_and_click | aventure point-and-click, jeu d'aventure pointer-cliquer
dating_sim | simulateur de drague, simulation de rencontre
detective_game | jeu d'enquête, jeu de détective
horror_game | jeu d'horreur
walking_simulator | simulateur de marche
rts | stratégie en temps réel, jeu de stratégie
turn_based_strategy | stratégie au tour par tour
city_builder | jeu de construction de ville, construire une ville, city builder
tycoon | jeu de gestion, tycoon
idle_game | jeu idle, jeu incrémental
life_simulator | simulateur de vie
virtual_pet | animal virtuel, jeu de soins aux animaux, s’occuper d’un animal
cooking_game | jeu de cuisine
restaurant_game | jeu de restaurant, jeu de pizzeria
dress_up | jeu d'habillage, jeu de mode, habiller une poupée, jeu de relooking
makeup_game | jeu de maquillage
colouring_game | jeu de coloriage, coloriage
drawing_game | jeu de dessin
music_maker | créateur de musique
shop_simulator | jeu de marchande, simulateur de supermarché
hospital_game | jeu d'hôpital, jeu de docteur, jeu de dentiste
flight_simulator | simulateur de vol
truck_simulator | simulateur de camion, simulateur de bus, simulateur de conduite
train_game | jeu de train, simulateur de train
parking_game | jeu de stationnement, jeu de parking
factory_game | jeu d'usine
god_game | jeu de dieu
sandbox | jeu bac à sable, bac à sable, bac à sable physique
sand_simulator | simulateur de sable
survival_crafting | jeu de survie et d'artisanat
mining_game | jeu de minage
football | football, jeu de foot, match de foot
penalty_shootout | séance de tirs au but, tirs au but, penalty, penaltys
basketball | basket, basketball, lancers francs
bowling | bowling, jeu de quilles
pool | billard
mini_golf | minigolf, mini-golf
darts | fléchettes, jeu de fléchettes
archery | tir à l'arc
slingshot | lance-pierre, fronde
tennis | tennis
table_tennis | tennis de table, ping-pong
volleyball | volley, volleyball
baseball | baseball
ice_hockey | hockey sur glace
american_football | football américain
handball | handball
boxing | boxe, match de boxe
wrestling | lutte, ~lutte, jeu de catch, catch, ~catch
arm_wrestling | bras de fer
tug_of_war | tir à la corde
fencing | escrime
skateboarding | skateboard, ~skateboard, jeu de skate
skiing | ski, jeu de ski
surfing | surf, jeu de surf
athletics | athlétisme, jeux olympiques
swimming_race | course de natation
cycling_race | course de vélos, course cycliste
horse_race | course de chevaux
motorbike_race | course de motos
fighting_game | jeu de combat
piano_game | jeu de piano
millionaire | Qui veut gagner des millions ?
flag_quiz | quiz des drapeaux, devine le drapeau
guess_who | qui est-ce
twenty_questions | ~vingt questions, qui suis-je
wheel_of_fortune | roue de la fortune
truth_or_dare | action ou vérité
party_game | jeu d'ambiance, party game
hide_and_seek | cache-cache
tag_game | jeu du loup, jeu du chat, chat perché, ^loup, chat glacé
egg_hunt | chasse aux œufs
open_world | monde ouvert, jeu en monde ouvert
space_simulator | simulateur spatial
plants_vs_zombies | Plantes contre Zombies
sumo | sumo, lutteurs de sumo, combat de sumos
sorting_game | jeu de tri, tri des déchets, trier les déchets
ordering_game | jeu de classement, dans le bon ordre, remettre dans l’ordre
petanque | pétanque, jeu de boules, palet breton, ^palets, ^boules
shuffleboard | jeu de palets, jeu du palet
carrom | carrom, billard indien
stealth_game | jeu d'infiltration, jeu de discrétion
timing_game | jeu de timing
trading_game | jeu de commerce, jeu de négoce, jeu de marchand
feeding_game | jeu de nourrissage
collecting_game | jeu de ramassage
chase_game | jeu de poursuite
throwing_game | jeu de lancer, jeu de lancers
dodge_game | jeu d'esquive
eating_game | jeu de dévoreurs
guard_game | jeu de gardien, jeu de protection
herding_game | jeu de berger, jeu de troupeau
cleaning_game | jeu de nettoyage, jeu de ménage
firefighting | jeu de pompiers, jeu de pompier
lighting_game | jeu d’allumeur de réverbères, jeu de lanternes à allumer
delivery_game | jeu de livraison
rescue_game | jeu de sauvetage
game_of_the_goose | jeu de l'oie
fox_and_geese | le renard et les poules
peg_solitaire | solitaire à pions
scattergories | petit bac, jeu du bac, baccalauréat jeu
taboo | mime jeu, tabou jeu
shell_game | bonneteau
scratch_card | jeu à gratter
belote | belote
bridge_cards | jeu de bridge
president_cards | jeu du président, trou du cul, ^président
war_cards | bataille de cartes, jeu de la bataille, bataille jeu, jeu de cartes bataille, ^bataille, bataille ouverte
blackjack | blackjack, black jack, vingt et un, vingt-et-un
snap | bataille corse, jeu de snap, snap aux cartes, le pouilleux massacreur, tape-carte
cheat_cards | menteur, jeu du menteur
pyramid_solitaire | solitaire pyramide
bulls_and_cows | taureaux et vaches
bridge_building | construction de pont, construire un pont
paperboy | livreur de journaux
brain_training | entraînement cérébral
goldfish_scooping | pêche aux canards
coin_pusher | pousse-pièces
foosball | baby-foot, babyfoot, baby foot
button_football | football de boutons
padel | padel, pelote basque
field_hockey | hockey sur gazon
water_polo | water-polo
cornhole | lancer de fer à cheval, jeu de la grenouille
ring_toss | lancer d'anneaux, jeu d'anneaux
can_knockdown | chamboule-tout, chamboule tout
croquet | jeu de croquet
molkky | mölkky, quilles finlandaises
sjoelen | billard hollandais
frisbee_golf | disc-golf
long_jump | saut en longueur, saut en hauteur, saut à la perche
hurdles | course de haies
shot_put | lancer de javelot, lancer du poids, lancer de marteau
marathon | marathon, course de relais
bobsleigh | bobsleigh, course de luge
ski_jumping | saut à ski
biathlon | biathlon
ice_skating | patinage artistique, patin à glace
rowing_race | course de bateaux, course d'aviron, régate
rafting | descente en rafting, rafting
parkour | parkour
rock_climbing | escalade
martial_arts | arts martiaux, karaté, judo
rodeo | rodéo
show_jumping | saut d'obstacles, concours hippique
formula_1 | Formule 1
demolition_derby | autos tamponneuses, auto-tamponneuse
dog_sled | course de traîneaux
hopscotch | marelle
jump_rope | corde à sauter
balancing_game | jeu d’équilibre, jeu d'équilibre, jeu d’équilibriste, jeu d'équilibriste
tightrope_walking | funambule, jeu de funambule, fil-de-fériste, ~corde raide, marcher sur un fil
marbles_game | jeu de billes, partie de billes, ^billes
spinning_tops | combat de toupies, ^toupie, ^toupies
red_light_green_light | un deux trois soleil, 1 2 3 soleil, 1, 2, 3 soleil, feu rouge feu vert
musical_chairs | chaises musicales
blind_mans_buff | colin-maillard, colin maillard
pinata | casser la piñata
hot_potato | patate chaude
capture_the_flag | capture du drapeau, capturer le drapeau, poules renards vipères, poule renard vipère
sack_race | course en sac, course en sacs
treasure_hunt | chasse au trésor
stone_skipping | ricochets, faire des ricochets
snowball_fight | bataille de boules de neige, bataille de polochons, bataille d'eau
sledding | descente en luge
kite_flying | cerf-volant combat
kendama | bilboquet
jianzi | jonglage de foot
pick_up_sticks | mikado, jeu de mikado
hair_salon | salon de coiffure
car_wash | lavage auto, lavage de voitures
aquarium_game | jeu d'aquarium
mastermind | code secret jeu, mastermind
lunar_lander | atterrissage lunaire, alunissage
lander | jeu d’atterrissage, jeu d'atterrissage
tron | motos lumineuses
suika_game | jeu de la pastèque
merge_drop | chute et fusion, jeu de chute et fusion, fusion de fruits
gold_miner | chercheur d'or jeu
lemonade_stand | stand de limonade
bubble_pop | éclater des bulles, éclater les bulles, jeu de bulles à éclater, bulles de savon
marble_path | chaîne de billes, tire-billes, tirer des billes
batting | jeu de batte
4_pics_1_word | 4 images 1 mot
family_feud | une famille en or
the_weakest_link | le maillon faible
the_price_is_right | le juste prix
deal_or_no_deal | À prendre ou à laisser
countdown_letters_game | des chiffres et des lettres, le mot le plus long, mot le plus long
exploding_kittens | Exploding Kittens
game_of_life | Destins le jeu de la vie
captain_tsubasa | Olive et Tom
elastics | saut à l'élastique jeu, jeu de l'élastique, ^élastique
leapfrog | saute-mouton
cats_cradle | jeu de ficelle
kick_the_can | la boîte jeu de cachette
cops_and_robbers | gendarmes et voleurs, policiers et voleurs
the_floor_is_lava | le sol est de la lave, le sol c'est de la lave
duck_duck_goose | jeu du facteur
whats_the_time_mr_wolf | quelle heure est-il monsieur le loup, loup y es-tu
clapping_game | jeu de mains, jeu de tape-mains
thumb_war | bataille de pouces, bras de fer chinois
jacks | ~osselets, jeu d'osselets
stilt_race | course d'échasses
piggy_in_the_middle | la balle au milieu
broken_telephone | téléphone arabe, téléphone sans fil jeu
i_spy | je vois je vois, mon petit œil voit
never_have_i_ever | je n'ai jamais jeu
would_you_rather | tu préfères, tu préfères quoi
spin_the_bottle | jeu de la bouteille, la bouteille jeu
liar_game | jeu de l'imposteur
clock_patience | réussite, jeu de réussite, la réussite horloge
tarot_card_game | tarot jeu, jeu de tarot, le tarot à cinq
schwimmen | trente et un
russian_lotto | loto familial, jeu de loto
give_away_checkers | qui perd gagne dames
paper_football | football de table papier
racetrack_on_paper | course de papier vecteur
nim | jeu de nim, jeu des bâtonnets, les bâtonnets
matchstick_puzzle | énigme avec allumettes, jeu d'allumettes
high_striker | mailloche jeu, test de force, jeu de force foraine
mille_bornes | Mille bornes, 1000 bornes, mille bornes jeu
ninepins | quilles de neuf, ^quilles, quilles de huit
sevens | ~le huit américain en suite
dutch | jeu du dutch, ^dutch
yaniv | yaniv
kem_s | kem's, kems
crapette | crapette
barbu | le barbu, ~barbu, manille, la manille
bezique | bésigue, le bésigue
piquet | le piquet, jeu de piquet
ecarte | écarté, l'écarté
pope_joan | nain jaune, le nain jaune
pin_the_tail_on_the_donkey | la queue de l'âne
pole_climbing | mât de cocagne
british_bulldog | épervier, jeu de l'épervier
jeu_de_balle | jeu de paume
panuelo | jeu du béret, ^béret
ring_passing | ~le furet
hula_hoop | ~hula hoop
neither_yes_nor_no | ni oui ni non
time_s_up | time's up
jungle_speed | jungle speed
le_bouchon | jeu du bouchon, ~le bouchon
i_packed_my_bag | ~dans ma valise
hot_and_cold | ~chaud froid
twister | ~twister
clay_pigeon_shooting | ball-trap, ball trap
tetravex | ~tetravex
go_fish | jeu des sept familles, jeu des 7 familles, sept familles, 7 familles
puss_in_the_corner | jeu des quatre coins, ~quatre coins, les quatre coins
tiddlywinks | ^jeu de puces, ^jeu de la puce
`;
