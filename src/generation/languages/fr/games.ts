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
backgammon | backgammon, jacquet
battleship | bataille navale, touché coulé
ludo | petits chevaux, jeu des petits chevaux, ludo
snakes_and_ladders | serpents et échelles, jeu de l'échelle
dominoes | dominos, ~dominos, jeu de dominos
dots_and_boxes | pipopipette, jeu des petits carrés
rock_paper_scissors | pierre-feuille-ciseaux, chifoumi, pierre papier ciseaux
dice_game | jeu de dés, yams
board_game | jeu de société, jeu de plateau, jeu de l'oie
solitaire | solitaire, ~solitaire, jeu de solitaire, patience aux cartes
spider_solitaire | spider solitaire, solitaire araignée
rummy | rami, rummikub
old_maid | pouilleux, ~pouilleux, mistigri
card_battler | jeu de cartes à collectionner, combat de cartes, deckbuilding
card_game | jeu de cartes, belote, tarot
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
maths_game | jeu de maths, tables de multiplication, calcul mental, jeu de calcul
guess_the_number | devine le nombre, deviner un nombre
fifteen_puzzle | taquin, jeu de taquin
lights_out | lights out, ~éteins les lumières, ~éteindre les lumières
rubiks_cube | Rubik's Cube, cube de Rubik
jigsaw | puzzle, ~puzzle, jeu de puzzle
spot_the_difference | jeu des différences, jeu des 7 différences, trouve les différences, trouver les différences, jeu des sept erreurs
hidden_objects | objets cachés, où est charlie, cherche et trouve
bubble_shooter | jeu de bulles, tire-bulles, bubble shooter
merge_game | jeu de fusion
tower_stacking | jeu d'empilage, empiler une tour, tour à empiler
marble_run | circuit de billes, course de billes
ball_maze | labyrinthe à bille
pipe_puzzle | jeu de tuyaux
connect_the_dots | points à relier, relier les points
tower_of_hanoi | tours de Hanoï, tour de Hanoï
water_sort | tri de couleurs, tri d'eau
simon_says | Jacques a dit
escape_room | escape game, jeu d'évasion
logic_puzzle | jeu de logique, énigme logique, casse-tête
air_hockey | air hockey, hockey sur air
pinball | flipper
whack_a_mole | tape-taupe, tape la taupe
claw_machine | machine à pinces, attrape-peluches
shooting_gallery | stand de tir, tir sur cible
fishing_game | jeu de pêche, simulateur de pêche
balloon_popping | éclater des ballons
dodgeball | balle aux prisonniers, ballon prisonnier
fps | jeu de tir à la première personne, fps
sniper_game | jeu de sniper
tank_battle | bataille de chars, jeu de tanks, combat de tanks
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
virtual_pet | animal virtuel
cooking_game | jeu de cuisine
restaurant_game | jeu de restaurant, jeu de pizzeria
dress_up | jeu d'habillage
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
sandbox | jeu bac à sable, bac à sable
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
skiing | ski, jeu de ski, saut à ski
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
twenty_questions | vingt questions, qui suis-je
wheel_of_fortune | roue de la fortune
truth_or_dare | action ou vérité
party_game | jeu d'ambiance, party game
hide_and_seek | cache-cache
tag_game | jeu du loup, jeu du chat, chat perché
egg_hunt | chasse aux œufs, chasse au trésor
open_world | monde ouvert, jeu en monde ouvert
space_simulator | simulateur spatial
plants_vs_zombies | Plantes contre Zombies
sumo | sumo, lutteurs de sumo, combat de sumos
sorting_game | jeu de tri, tri des déchets, trier les déchets
ordering_game | jeu de classement, dans le bon ordre, remettre dans l’ordre
petanque | pétanque, jeu de boules
stealth_game | jeu d'infiltration, jeu de discrétion
feeding_game | jeu de nourrissage
herding_game | jeu de berger
delivery_game | jeu de livraison
`;
