/** Names of games in Spanish, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | juego de plataformas, plataformas
shmup | juego de naves, matamarcianos, juego de disparos
arena | combate en arena
breakout | rompeladrillos, rompebloques
snake | juego de la serpiente, viborita, snake, culebrita
runner | carrera infinita, carrera sin fin
flappy | juego de vuelo
match3 | juego de combinar tres, combina tres, tres en línea
sokoban | juego de empujar cajas, empujar cajas
maze | juego de laberinto, laberinto
tower_defense | defensa de torres
racing | juego de carreras, carreras de coches
memory | juego de memoria, memorama, juego de parejas, encuentra las parejas
quiz | juego de preguntas, trivia, preguntas y respuestas
aim_physics | juego de puntería
reaction | juego de reflejos, juego de reacción
rhythm | juego de ritmo, juego musical
clicker | clicker, juego de clics
catcher | juego de atrapar
crossing | juego de cruzar la calle
duel | duelo
falling_blocks | juego de bloques que caen, bloques que caen
farm_sim | juego de granja, simulador de granja
chess | ajedrez
checkers | damas, ~damas, juego de damas
chinese_checkers | damas chinas
tic_tac_toe | tres en raya, juego del gato, ta te ti, tatetí, juego de la vieja, triqui, totito, ^michi, ^la vieja
connect_four | cuatro en raya, conecta cuatro, conecta 4, 4 en línea, cuatro en línea
gomoku | cinco en línea, gomoku
go | go, ~go, juego de go
xiangqi | ajedrez chino
nine_mens_morris | juego del molino, nueve hombres de morris
backgammon | backgammon, tablas reales, juego de backgammon
battleship | hundir la flota, batalla naval, juego de barcos
ludo | parchís, ludo, parqués
snakes_and_ladders | serpientes y escaleras, escaleras y serpientes
crazy_eights | ocho loco, ochos locos, jodete, chancho va
scopa | ~escoba, escoba del quince
tute | tute, guiñote, tute cabrón, julepe, subastado
spades | juego de picas, picas juego de cartas
hearts | juego de corazones, corazones juego de cartas
trick_taking | juego de bazas, juego de cartas de bazas
uno | juego de uno, juego del uno, jugar al uno, partida de uno, cartas uno, el uno de cartas
mau_mau | mau mau
dominoes | dominó, juego de dominó, partida de dominó, jugar dominó, jugar al dominó
partner_dominoes | dominó en parejas, dominó por parejas, dominó de parejas, dominó parejas, dominó en pareja, dominó por equipos
block_dominoes | dominó sin robar, dominó cerrado, dominó bloqueado
dots_and_boxes | timbiriche, juego de los cuadritos
rock_paper_scissors | piedra papel o tijera, piedra papel tijera
dice_game | juego de dados, ^generala, cubilete
board_game | juego de mesa, juego de tablero
solitaire | solitario, ~solitario, juego de solitario, solitario de cartas
spider_solitaire | solitario spider, solitario araña
rummy | rummy, remigio, chinchón, carioca, telefunken, ^continental, la loba, conquian, conquián
old_maid | la vieja dama, juego de la solterona, ^culo sucio, la solterona
card_battler | juego de cartas coleccionables, batalla de cartas
card_game | juego de cartas, juego de naipes
slot_machine | tragaperras, tragamonedas
casino | juego de casino
guess_word | adivina la palabra, adivinar la palabra, adivinar palabras
hangman | ahorcado, ~ahorcado, el ahorcado, juego del ahorcado
word_search | sopa de letras, ~pupiletras
crossword | crucigrama
anagram | anagramas, palabras desordenadas
word_chain | palabras encadenadas
typing_game | juego de mecanografía, mecanografía
spelling_game | juego de ortografía, deletreo
minesweeper | buscaminas
maths_game | juego de matemáticas, tablas de multiplicar, cálculo mental
guess_the_number | adivina el número
fifteen_puzzle | juego del 15, puzle deslizante, rompecabezas deslizante
lights_out | lights out, ~apaga las luces, ~apagar las luces
rubiks_cube | cubo de Rubik
jigsaw | rompecabezas, puzle, puzzle de piezas, puzle de piezas, rompecabezas de piezas, armar un rompecabezas
spot_the_difference | busca las diferencias, encuentra las diferencias, juego de las diferencias, las 7 diferencias
hidden_objects | objetos ocultos, busca los objetos
bubble_shooter | disparar burbujas, juego de burbujas, lanzaburbujas
merge_game | juego de fusionar
tower_stacking | juego de apilar torres, apilar torre, apilar bloques
marble_run | circuito de canicas, pista de canicas
ball_maze | laberinto de bola
pipe_puzzle | juego de tuberías, puzle de tuberías, rompecabezas de tuberías, conectar tuberías, conecta las tuberías, unir tuberías, girar tuberías, juego de fontanero, juego de fontanería
circuit_puzzle | puzle de circuitos, juego de circuitos, juego de cables, conectar cables, conecta los cables, puzle de cables, rompecabezas de circuitos
connect_the_dots | une los puntos, unir los puntos
tower_of_hanoi | torre de Hanói, torres de Hanói
water_sort | ordenar agua por colores, ordenar colores
simon_says | Simón dice, juego de simón, juego de repetir la secuencia
escape_room | sala de escape, escape room, juego de escape
logic_puzzle | juego de lógica, acertijo de lógica
air_hockey | hockey de aire, air hockey
pinball | pinball, flipper
whack_a_mole | golpea al topo, aplasta topos, golpear topos
claw_machine | máquina de garra, máquina de peluches
shooting_gallery | tiro al blanco, galería de tiro
fishing_game | juego de pesca, simulador de pesca
balloon_popping | explotar globos, reventar globos
dodgeball | balón prisionero, quemados, ~quemados, ^matado, ~los quemados, balón quemado
fps | juego de disparos en primera persona, shooter en primera persona
sniper_game | juego de francotirador
tank_battle | batalla de tanques, juego de tanques, duelo de tanques, guerra de tanques
artillery_game | juego de artillería
rpg | juego de rol
social_deduction | hombres lobo, ~hombres lobo, juego de la mafia, los hombres lobo de castronegro
dungeon_crawler | explorador de mazmorras, dungeon crawler
text_adventure | aventura de texto, aventura conversacional
visual_novel | novela visual
interactive_story | historia interactiva, elige tu propia aventura, librojuego
point_and_click | aventura gráfica
dating_sim | simulador de citas
detective_game | juego de detectives
horror_game | juego de terror, juego de miedo
walking_simulator | simulador de caminar
rts | estrategia en tiempo real, juego de estrategia
turn_based_strategy | estrategia por turnos
city_builder | constructor de ciudades, construir una ciudad, juego de ciudades
tycoon | simulador de negocios, tycoon
idle_game | juego idle, juego incremental
life_simulator | simulador de vida
virtual_pet | mascota virtual, juego de cuidar animales, juego de cuidar mascotas, cuidar una mascota
cooking_game | juego de cocina
restaurant_game | juego de restaurante, juego de pizzería
dress_up | juego de vestir, vestir muñecas, juego de vestir muñecas, juego de moda, vestir a la muñeca
makeup_game | juego de maquillaje
colouring_game | juego de colorear, libro de colorear
drawing_game | juego de dibujar, juego de dibujo
music_maker | creador de música
shop_simulator | juego de tienda, simulador de supermercado
hospital_game | juego de hospital, juego de médicos, juego de dentista
flight_simulator | simulador de vuelo
truck_simulator | simulador de camiones, simulador de autobús, simulador de conducción
train_game | juego de trenes, simulador de trenes
parking_game | juego de aparcar, juego de estacionar
factory_game | juego de fábricas
god_game | juego de dios
sandbox | juego sandbox, mundo de bloques, caja de arena de física, patio de física
sand_simulator | simulador de arena
survival_crafting | juego de supervivencia y fabricación
mining_game | juego de minería, juego de minar
football | fútbol, juego de fútbol
penalty_shootout | tanda de penaltis, penaltis, penales, tiros penales, lanzar penaltis
basketball | baloncesto, básquetbol, básquet, tiros libres
bowling | bolos, boliche, juego de bolos
pool | billar
mini_golf | minigolf
darts | dardos, juego de dardos
archery | tiro con arco
slingshot | tirachinas, resortera
tennis | tenis
table_tennis | tenis de mesa, ping pong
volleyball | voleibol, vóley
baseball | béisbol
ice_hockey | hockey sobre hielo
american_football | fútbol americano
handball | balonmano
boxing | boxeo
wrestling | lucha libre
arm_wrestling | pulso, ~pulso, pulseada
tug_of_war | tira y afloja, juego de la cuerda, jalar la cuerda, tirar la cuerda, tirar de la cuerda, cinchada, soga tira
fencing | esgrima
skateboarding | monopatín, ~monopatín, juego de skate
skiing | esquí, juego de esquí
surfing | surf, juego de surf
athletics | atletismo, juegos olímpicos
swimming_race | carrera de natación
cycling_race | carrera de bicicletas, ciclismo
horse_race | carrera de caballos
motorbike_race | carrera de motos
fighting_game | juego de lucha, juego de pelea
piano_game | juego de piano
millionaire | ¿Quién quiere ser millonario?
flag_quiz | adivina la bandera, juego de banderas
guess_who | quién es quién, adivina quién
twenty_questions | ~veinte preguntas, ~20 preguntas
wheel_of_fortune | ruleta de la fortuna, la ruleta de la suerte
truth_or_dare | verdad o reto
party_game | juego de fiesta
hide_and_seek | escondite, juego del escondite, escondidas
tag_game | pilla pilla, la traes, juego de pillar, la lleva, las traes, ^la mancha, ^el pilla
egg_hunt | búsqueda de huevos
open_world | mundo abierto, juego de mundo abierto
space_simulator | simulador espacial
pac_man | Pac-Man, comecocos
plants_vs_zombies | Plantas contra Zombis, plantas contra zombies
super_mario | Super Mario
sumo | sumo, luchadores de sumo, luchador de sumo, lucha de sumo
sorting_game | juego de clasificar, clasificar basura, separar la basura, juego de reciclaje
ordering_game | juego de ordenar, en el orden correcto, ordenar palabras
petanque | petanca, bochas
shuffleboard | tejo de mesa, shuffleboard
carrom | carrom
stealth_game | juego de sigilo
timing_game | juego de precisión, juego de timing
trading_game | juego de comercio, juego de mercaderes, simulador de comercio
feeding_game | juego de alimentar
collecting_game | juego de recolectar
chase_game | juego de persecución
throwing_game | juego de lanzar, juego de lanzar cosas, juego de tirar cosas
dodge_game | juego de esquivar
eating_game | juego de comer
guard_game | juego de vigilar, juego de proteger
herding_game | juego de pastoreo
cleaning_game | juego de limpieza, juego de limpiar
firefighting | juego de bomberos, juego de bombero
lighting_game | juego de encender faroles, juego de encender luces
delivery_game | juego de reparto, juego de entregas
rescue_game | juego de rescate
game_of_the_goose | juego de la oca, ~la oca, ^oca
fox_and_geese | el zorro y las gallinas
peg_solitaire | solitario de clavijas
scattergories | bachillerato, ~basta, tutti frutti juego, alto el lápiz, ~tutti frutti, ^stop, stop juego
taboo | tabú, mímica
loteria | lotería mexicana, lotería, loteria mexicana
shell_game | trile, juego de los trileros
scratch_card | rasca y gana
briscola | brisca, juego de la brisca
canasta | ~canasta, juego de canasta, canasta uruguaya
truco | ~truco, ~mus
war_cards | guerra de cartas, juego de cartas guerra, ^guerra
cheat_cards | mentiroso, el mentiroso, ~jodete mentiroso
pyramid_solitaire | solitario pirámide
bulls_and_cows | toros y vacas, picas y fijas
klotski | klotski
bridge_building | construir puentes, juego de puentes
paperboy | repartidor de periódicos
feeding_frenzy | pez grande come al chico
brain_training | entrenamiento mental, gimnasia mental
goldfish_scooping | pesca de patitos
foosball | futbolín, metegol, futbolito, taca taca
button_football | fútbol de botones, fútbol chapas, ~chapas
padel | pádel, frontón, pelota vasca
field_hockey | hockey sobre hierba, hockey césped
water_polo | waterpolo
cornhole | ~tejo, juego de la rana, herradura
ring_toss | lanzar aros, tiro de aros, juego de aros
can_knockdown | tumba latas, tirar latas, tiralatas
croquet | croquet
molkky | bolos leoneses
frisbee_golf | golf con frisbee
long_jump | salto de longitud, salto de altura, salto con pértiga
hurdles | carrera de vallas
shot_put | lanzamiento de jabalina, lanzamiento de peso
marathon | maratón
bobsleigh | bobsleigh, carrera de trineos
ski_jumping | salto de esquí, saltos de esquí
ice_skating | patinaje sobre hielo, patinaje artístico
rowing_race | carrera de barcos, carrera de lanchas, regata
rafting | rafting, descenso de rápidos
rock_climbing | escalada
martial_arts | artes marciales, kárate, lucha libre de judo
rodeo | rodeo, toro mecánico
show_jumping | salto ecuestre, salto a caballo
formula_1 | Fórmula 1, fórmula uno
demolition_derby | coches de choque, carritos chocones, autitos chocadores
dog_sled | carrera de trineos de perros
hopscotch | rayuela, avioncito juego, ^el avioncito, avioncito rayuela, la peregrina
jump_rope | saltar la cuerda, saltar a la comba, la comba
balancing_game | juego de equilibrio, juego de equilibrios, juego de equilibrar
tightrope_walking | cuerda floja, equilibrista, funambulista, funámbulo, caminar por la cuerda floja
marbles_game | canicas, ~canicas, juego de canicas
spinning_tops | trompo, trompos, peonza, ^perinola
red_light_green_light | luz roja luz verde, un dos tres pollito inglés, escondite inglés, un dos tres momia, muñeca juego del calamar, juego del calamar
musical_chairs | juego de las sillas, sillas musicales, juego de la silla, ^la silla
blind_mans_buff | gallinita ciega, la gallinita ciega
pinata | piñata, ~piñata, romper la piñata
hot_potato | papa caliente, patata caliente
capture_the_flag | captura la bandera, capturar la bandera
sack_race | carrera de sacos, carrera de costales
treasure_hunt | búsqueda del tesoro, caza del tesoro
stone_skipping | hacer sapitos, lanzar piedras al agua
snowball_fight | guerra de bolas de nieve, pelea de almohadas, guerra de globos de agua
sledding | bajar en trineo
kite_flying | volar cometas, volar papalotes
kendama | balero, boliche juego
jianzi | dominadas, hacer dominadas
pick_up_sticks | palitos chinos
hair_salon | salón de belleza, ~peluquería, ~barbería
car_wash | lavado de coches, lavadero de coches
aquarium_game | juego de acuario
jenga | torre de bloques jenga
lunar_lander | alunizaje, aterrizaje lunar
lander | juego de aterrizaje, juego de aterrizar
tron | motos de luz
suika_game | juego de la sandía, juego sandía
merge_drop | soltar y fusionar, juego de soltar y fusionar, fusionar frutas
gold_miner | minero de oro
lemonade_stand | puesto de limonada
blackjack | blackjack, veintiuna, veintiuno
snap | snap de cartas, juego de snap, manotazo, juego del manotazo, burro castigado
bubble_pop | reventar burbujas, explotar burbujas, pompas de jabón
marble_path | cadena de canicas, disparar canicas, lanzar canicas a la cadena
batting | juego de bateo, bateo
cricket | críquet
trivia_crack | Preguntados
4_pics_1_word | 4 fotos 1 palabra
family_feud | 100 mexicanos dijeron, cien mexicanos dijeron
the_weakest_link | el rival más débil
the_price_is_right | el precio justo
deal_or_no_deal | Allá tú
countdown_letters_game | cifras y letras
hello_neighbor | hola vecino
dungeons_and_dragons | dragones y mazmorras, calabozos y dragones
genshin_impact | genshin
steal_a_brainrot | roba un brainrot
game_of_life | juego de la vida de mesa
arrowword | autodefinido
bottle_flip | botella flip
head_soccer | cabezones fútbol
captain_tsubasa | Supercampeones, Oliver y Benji
spider_man | juego de spiderman
elastics | saltar al elástico, juego del elástico, ^elástico, ^la goma, ^el resorte
leapfrog | potro salto, saltar al burro, ~pídola
kick_the_can | bote botero, bote bote, bote botella
cops_and_robbers | policías y ladrones
the_floor_is_lava | el suelo es lava, el piso es lava
duck_duck_goose | pato pato ganso, el pañuelo por detrás
whats_the_time_mr_wolf | lobo estás ahí, lobo está
clapping_game | juego de palmas, juego de manos y palmas
thumb_war | guerra de pulgares, pulso chino
flipping_cards_and_pogs | tazos, jugar a los tazos, figuritas chupi
jacks | ~matatenas, matatena, payana, tinenti, jackses, yaquis
stilt_race | carrera de zancos
piggy_in_the_middle | bobito en el medio, monito juego, tonto juego pelota
broken_telephone | teléfono descompuesto, teléfono escacharrado, teléfono malogrado
i_spy | veo veo
never_have_i_ever | yo nunca nunca, nunca nunca
would_you_rather | qué prefieres, qué prefieres juego
spin_the_bottle | juego de la botella, girar la botella
liar_game | juego del impostor, el impostor
clock_patience | solitario reloj
russian_lotto | bingo familiar, lotería de cartones
give_away_checkers | damas perdedoras
paper_football | fútbol de papel
nim | juego del nim
matchstick_puzzle | acertijo de cerillas, rompecabezas con cerillos
hook_a_duck | pesca de patos
high_striker | martillo de fuerza, prueba de fuerza
argentine_truco | truco argentino, envido
sevens | cinquillo
kem_s | ~kems
ezelen | ^burro
mus | el mus
butifarra | butifarra, la botifarra
cuarenta | cuarenta, ~caída juego de cartas
oh_hell | pocha, ~podrida
seven_and_a_half | siete y media, las siete y media
liar_s_dice | ~cacho, perudo
pin_the_tail_on_the_donkey | ponle la cola al burro, la cola del burro
pole_climbing | ~palo encebado, cucaña, ~palo ensebado
tejo | juego del tejo
sapo | juego del sapo, ^sapo, ^rana
cup_and_ball | ^bolillo
panuelo | juego del pañuelo, el pañuelo, ^el pañuelito
hula_hoop | ~hula hula
detective_and_killer | ~asesino guiño
hot_and_cold | frío o caliente, ~frío frío caliente
king_of_the_hill | rey de la colina
twister | ~twister
clay_pigeon_shooting | tiro al plato
president_cards | presidente juego de cartas, culo juego de cartas, ^culo, ^presidente
puss_in_the_corner | las cuatro esquinas, ~cuatro esquinas
london_bridge | víbora de la mar, a la víbora de la mar
tiddlywinks | ^juego de la pulga
`;
