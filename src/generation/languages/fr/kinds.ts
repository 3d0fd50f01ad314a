/** French: words for kinds of games, `kind weight | words`; `language.types.ts` says what a weight means. */
export const kinds = `
platformer 12 | jeu de plateforme, jeu de plateformes, plateforme, plateformes
platformer 3 | saute, sauter, grimpe
shmup 12 | shoot them up, jeu de tir, shoot'em up, jeu de vaisseau
shmup 4 | vaisseau, vaisseau spatial, envahisseurs
shmup 3 | tire, tirer, tirant, laser, tirs
arena 12 | arène, combat en arène
arena 4 | survivre, survis, vagues, hordes, bataille de boules de neige, bataille de polochons, bataille de nourriture, survie, jeu de survie
arena 3 | combat, combattre, bats, épée, affronte
breakout 12 | casse-briques, casse briques, casse-brique, casser des briques
breakout 4 | briques, raquette
snake 12 | jeu du serpent, jeu de serpent, snake
snake 5 | serpent, s'allonge, grandit, chenille
runner 12 | course infinie, course sans fin, endless runner, runner, jeu de course à pied, coureur infini, jeu de course sans fin
runner 5 | sans fin, infini, sans s'arrêter
runner 3 | court, courir, courant, roule, rouler, dévale
flappy 12 | flappy
flappy 6 | tuyaux, bat des ailes, jetpack, parapente
lander 3 | atterrir, atterrit, alunir, atterrissage, alunissage
flappy 3 | vole, voler
match3 12 | match 3, match-3, aligner trois, jeu d'alignement, trois à la suite, assortir trois
match3 4 | échanger, assortir, casse-tête, puzzle
sokoban 12 | sokoban, pousser des caisses, pousse des caisses, pousser les caisses
sokoban 5 | pousse, pousser, caisses, range les, ranger les, ranger des, déplacer les caisses
maze 12 | labyrinthe
stealth_game 12 | furtif, jeu d'infiltration, infiltration
maze 4 | sortie, couloirs, donjon, gardes, voleur, chasse au trésor
maze 1 | furtif, infiltration, cambriolage, sans se faire voir, se faufiler
stealth_game 4 | cambriolage, sans se faire voir, sans être vu, en cachette, se faufiler, se faufile, sans réveiller, ne pas réveiller
stealth_game 4 | sur la pointe des pieds
stealth_game 1 | dort, dorment, endormi, endormie, endormis, ronfle, se réveille
tower_defense 12 | tower defense, défense de tour, défense de tours, tours de défense, défends ton, défends le château, défends la
tower_defense 4 | tours, tourelles, défendre, défend, protéger
racing 12 | jeu de course, course de voitures, jeu de voiture, course automobile, course, courses
racing 4 | tours de piste, circuit, conduire, conduit, doubler, chauffeur, taxi, pilote de course, dérapage, conduire une, autos tamponneuses
memory 12 | memory, jeu de mémoire, mémoire, paires, trouver les paires
memory 4 | cartes, retourner
quiz 5 | capitales, capitale, capitales d'europe, capitales européennes, capitales de l'europe
quiz 12 | quiz, quizz, jeu de questions, culture générale, devine, questions, vocabulaire, devine le, devine la, devine les, deviner, devinettes, vrai ou faux, quizz sur
aim_physics 12 | catapulte
aim_physics 3 | viser, lancer, lancer des, balancer
reaction 12 | jeu de réflexes, réaction, réflexes, pêche
reaction 5 | écrase, écraser, clique sur les, avant qu'ils, avant qu'elles, tape sur les, surgissent, tape les, taper les, frappe les, frapper les, sortent des trous, écrase les, coupe les, tranche
reaction 5 | trancher, coupe des
rhythm 12 | jeu de rythme, rythme, jeu musical, jeu de danse, en rythme, batterie, danse en
clicker 12 | clicker, jeu de clic, jeu de clics
clicker 3 | cliquer, clics, améliorations
catcher 12 | attraper, attrape, rattraper, qui tombent, tombent du ciel
catcher 4 | panier, pleuvent, gardien de but, avec ta bouche, avec la bouche, avec ma bouche, dans ma bouche, dans la bouche, avec un seau
serving 12 | servir les clients, sert les clients
serving 4 | restaurant, pizzeria, boulangerie, café, glacier, clients, serveur, serveuse, sert, servir, cuisiner, recette
crossing 12 | traverser la route, traverse la route, traverser la rue, traverse la rue, traverser, traverse, traverser l'autoroute, traverse la rivière, de l’autre côté de la route
crossing 4 | circulation, trafic, voies
duel 12 | duel, face à face, un contre un, karaté, judo, catch, contre mon frère, contre mon ami, arts martiaux, au meilleur des
duel 4 | deux joueurs, multijoueur, à deux, pour deux, pour 2
falling_blocks 12 | blocs qui tombent, empiler des blocs, pièces qui tombent
farm_sim 12 | jeu de ferme, simulateur de ferme, simulation agricole, jeu de jardinage, s'occuper d'une ferme, gérer une ferme, vie à la ferme
farm_sim 4 | récolter, planter, cultiver, arroser, plante et, plante des, sème, semer, arrose, récolte, cultive, verger, ranch, potager
solitaire 3 | trois cartes à la fois, 3 cartes à la fois, tirer trois cartes, une carte à la fois
blackjack 3 | tire sur 17 souple, tire au soft 17
spider_solitaire 1 | une couleur, 1 couleur, deux couleurs, 2 couleurs, quatre couleurs, 4 couleurs
pipe_puzzle 12 | bouts de tuyau, bouts de tuyaux, morceaux de tuyau, morceaux de tuyaux, puzzle de plomberie, casse-tête de plomberie, jeu de canalisations, assembler les tuyaux
`;
