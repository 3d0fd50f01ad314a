/** Names of games in Italian, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | gioco di piattaforme, platform
shmup | sparatutto spaziale, gioco di navicelle, sparatutto
arena | combattimento nell'arena
breakout | rompi mattoncini, spaccamattoni
snake | gioco del serpente, snake, serpentone
runner | corsa infinita, corsa senza fine
flappy | gioco di volo
match3 | gioco di abbinamento a tre, tre in fila
sokoban | gioco di casse da spingere, spingi casse
maze | gioco del labirinto
tower_defense | difesa delle torri
racing | gioco di corse, corsa di macchine
memory | gioco di memoria, memory, gioco delle coppie
quiz | quiz, gioco a quiz
aim_physics | gioco di mira
reaction | gioco di riflessi
rhythm | gioco musicale, gioco ritmico
clicker | clicker, gioco di clic
catcher | gioco di prese al volo
crossing | gioco di attraversamento
duel | duello
falling_blocks | gioco di blocchi che cadono, blocchi che cadono
farm_sim | gioco di fattoria, simulatore di fattoria
chess | scacchi
checkers | dama, ~dama, gioco della dama, gioco di dama
chinese_checkers | dama cinese
tic_tac_toe | tris, gioco del tris
connect_four | forza quattro, forza 4
gomoku | gomoku, cinque in fila
go | go, ~go, gioco del go
xiangqi | scacchi cinesi
nine_mens_morris | mulino, ~mulino, filetto, ~filetto, gioco del mulino, ~tria, trea
backgammon | backgammon, tavola reale
battleship | battaglia navale, affonda la flotta
ludo | ludo, non t'arrabbiare
snakes_and_ladders | scale e serpenti, serpenti e scale
crazy_eights | otto americano, crazy eights
tressette | tressette, tresette, tressette a perdere, madrasso
spades | picche gioco di carte, gioco di picche
hearts | hearts gioco di carte, gioco dei cuori
trick_taking | gioco di prese, gioco di carte a prese
uno | gioco di uno, gioco uno, giocare a uno, partita a uno, carte uno, uno con le carte
mau_mau | mau mau
dominoes | domino, ~domino, gioco del domino, partita a domino, giocare a domino
partner_dominoes | domino a coppie, gioco del domino a coppie, domino in coppia, domino a squadre
block_dominoes | domino senza pescare, domino bloccato
dots_and_boxes | punti e linee, gioco dei quadratini
rock_paper_scissors | sasso carta forbice, carta forbice sasso, morra cinese
dice_game | gioco di dadi
board_game | gioco da tavolo
solitaire | solitario, ~solitario, gioco del solitario, solitario con le carte
spider_solitaire | solitario spider
rummy | ramino, scala 40, pinnacola, pinnacolo, machiavelli carte, scala quaranta, ^machiavelli
old_maid | uomo nero, ~uomo nero, asino, ~asino
card_battler | gioco di carte collezionabili, battaglia di carte
card_game | gioco di carte
slot_machine | slot machine
casino | gioco da casinò, casinò
guess_word | indovina la parola, indovinare la parola
hangman | impiccato, ~impiccato, gioco dell'impiccato, l'impiccato
word_search | cerca parole, crucipuzzle, trova le parole, parole intrecciate, crucintarsio
crossword | cruciverba, parole crociate, ^cruci
anagram | anagrammi
word_chain | catena di parole
typing_game | gioco di dattilografia, dattilografia
spelling_game | gioco di ortografia
minesweeper | campo minato, prato fiorito
maths_game | gioco di matematica, tabelline, calcolo mentale
guess_the_number | indovina il numero
fifteen_puzzle | gioco del quindici, gioco del 15, puzzle scorrevole, ^quindici
lights_out | lights out, ~spegni le luci
rubiks_cube | cubo di Rubik
jigsaw | puzzle, ~puzzle, gioco di puzzle, puzzle a pezzi, puzzle di pezzi, fare un puzzle
spot_the_difference | trova le differenze, gioco delle differenze
hidden_objects | oggetti nascosti, trova gli oggetti
bubble_shooter | spara bolle, bubble shooter
merge_game | gioco di fusione
tower_stacking | gioco di torri da impilare, impila la torre, impilare blocchi
marble_run | pista per biglie, pista delle biglie
ball_maze | labirinto con la pallina
pipe_puzzle | gioco dei tubi, gioco di tubi, puzzle dei tubi, puzzle di tubi, rompicapo dei tubi, collega i tubi, collegare i tubi, girare i tubi, gioco dell’idraulico, gioco idraulico
circuit_puzzle | puzzle dei circuiti, gioco dei circuiti, gioco dei cavi, collega i cavi, collegare i cavi, puzzle di cavi, gioco dei fili elettrici
connect_the_dots | unisci i puntini
tower_of_hanoi | torre di Hanoi, torri di Hanoi
water_sort | ordina i colori, travaso dei colori
simon_says | Simon dice, gioco del simon, gioco di simon
escape_room | escape room, gioco di fuga
logic_puzzle | gioco di logica, rompicapo logico
air_hockey | air hockey, hockey da tavolo
pinball | flipper
whack_a_mole | acchiappa la talpa, colpisci la talpa
claw_machine | macchina acchiappa peluche, gru acchiappa peluche
shooting_gallery | tiro a segno, tiro al bersaglio
fishing_game | gioco di pesca, simulatore di pesca
balloon_popping | scoppiare palloncini, scoppia i palloncini
dodgeball | palla avvelenata, palla prigioniera
fps | sparatutto in prima persona
sniper_game | gioco di cecchini
tank_battle | battaglia di carri armati, gioco di carri armati, duello di carri armati
artillery_game | gioco di artiglieria
rpg | gioco di ruolo
social_deduction | lupus in fabula, gioco dei lupi mannari, gioco della mafia
dungeon_crawler | esplorazione di dungeon, dungeon crawler
text_adventure | avventura testuale
visual_novel | romanzo visivo, visual novel
interactive_story | storia interattiva, librogame, storia a bivi
point_and_click | avventura grafica, punta e clicca
dating_sim | simulatore di appuntamenti
detective_game | gioco investigativo, gioco di detective
horror_game | gioco horror, gioco dell'orrore
walking_simulator | simulatore di camminata
rts | strategia in tempo reale, gioco di strategia
turn_based_strategy | strategia a turni
city_builder | gioco di costruzione di città, costruire una città, gestionale di città
tycoon | gestionale, tycoon
idle_game | gioco idle, gioco incrementale
life_simulator | simulatore di vita
virtual_pet | animale virtuale, cucciolo virtuale, gioco di accudimento, accudire un animale, accudire un cucciolo
cooking_game | gioco di cucina
restaurant_game | gioco di ristorante, gioco della pizzeria
dress_up | gioco di vestiti, gioco di moda, vestire la bambola, gioco di vestire
makeup_game | gioco di trucco
colouring_game | gioco da colorare, libro da colorare
drawing_game | gioco di disegno
music_maker | creatore di musica
shop_simulator | gioco del negozio, simulatore di supermercato
hospital_game | gioco dell'ospedale, gioco del dottore, gioco del dentista
flight_simulator | simulatore di volo
truck_simulator | simulatore di camion, simulatore di guida, simulatore di autobus
train_game | gioco di treni, simulatore di treni
parking_game | gioco di parcheggio
factory_game | gioco di fabbriche
god_game | gioco della divinità
sandbox | gioco sandbox, sandbox di fisica
sand_simulator | simulatore di sabbia
survival_crafting | gioco di sopravvivenza e costruzione
mining_game | gioco di miniera, gioco di scavo
football | calcio, ~calcio, gioco di calcio, partita di calcio
penalty_shootout | calci di rigore, rigori
basketball | basket, pallacanestro, tiri liberi
bowling | bowling, birilli
pool | biliardo
mini_golf | minigolf
darts | freccette
archery | tiro con l'arco
slingshot | fionda
tennis | tennis
table_tennis | ping pong, tennistavolo
volleyball | pallavolo, beach volley
baseball | baseball
ice_hockey | hockey su ghiaccio
american_football | football americano
handball | pallamano
boxing | pugilato, boxe
wrestling | lotta, ~lotta, wrestling
arm_wrestling | braccio di ferro
tug_of_war | tiro alla fune
fencing | scherma
skateboarding | skateboard, ~skateboard, gioco di skate
skiing | sci, gioco di sci
surfing | surf, gioco di surf
athletics | atletica, olimpiadi
swimming_race | gara di nuoto
cycling_race | gara di biciclette, gara ciclistica
horse_race | corsa di cavalli
motorbike_race | gara di moto
fighting_game | picchiaduro, gioco di combattimento
piano_game | gioco di pianoforte
millionaire | Chi vuol essere milionario?
flag_quiz | quiz sulle bandiere, indovina la bandiera
guess_who | indovina chi
twenty_questions | ~venti domande, ~20 domande
wheel_of_fortune | ruota della fortuna
truth_or_dare | obbligo o verità
party_game | gioco di società, party game
hide_and_seek | nascondino
tag_game | acchiapparella, gioco di acchiapparella
egg_hunt | caccia alle uova
open_world | open world, mondo aperto
space_simulator | simulatore spaziale
plants_vs_zombies | Piante contro Zombi, piante contro zombie
sumo | sumo, lottatori di sumo, lottatore di sumo
sorting_game | gioco di smistamento, raccolta differenziata, differenziare i rifiuti
ordering_game | gioco di ordinamento, in ordine alfabetico, nell’ordine giusto
petanque | bocce, gioco delle bocce
shuffleboard | shuffleboard, gioco della piastrella
carrom | carrom
stealth_game | gioco stealth, gioco furtivo
timing_game | gioco di tempismo
trading_game | gioco di commercio, gioco di mercanti
feeding_game | gioco di alimentazione
collecting_game | gioco di raccolta
chase_game | gioco d'inseguimento
throwing_game | gioco di lancio, gioco di lanci
dodge_game | gioco di schivate
eating_game | gioco di chi mangia
guard_game | gioco di guardia, gioco di protezione
herding_game | gioco del pastore
cleaning_game | gioco di pulizie, gioco di pulizia, gioco delle pulizie
firefighting | gioco dei pompieri, gioco di pompieri
lighting_game | gioco delle lanterne da accendere, gioco del lampionaio
delivery_game | gioco di consegne
rescue_game | gioco di salvataggio
game_of_the_goose | gioco dell'oca
fox_and_geese | lupo e pecore
scattergories | nomi cose città, nomi cose e città
taboo | gioco dei mimi
loteria | tombola
shell_game | gioco delle tre carte, gioco delle tre campanelle
scratch_card | gratta e vinci
scopa | scopa, ~scopa, scopone, asso pigliatutto, asso piglia tutto, scopa d'assi
briscola | briscola, briscola chiamata
canasta | burraco
war_cards | guerra di carte, gioco della guerra, rubamazzo
cheat_cards | dubito
pyramid_solitaire | solitario piramide
bulls_and_cows | strike e ball
bridge_building | costruire ponti, costruzione di ponti
brain_training | allenamento mentale
goldfish_scooping | pesca delle paperelle
foosball | biliardino, calcio balilla, calciobalilla
button_football | subbuteo, calcio da tavolo
padel | padel, racchettoni
field_hockey | hockey su prato
water_polo | pallanuoto
cornhole | lancio del ferro di cavallo
ring_toss | lancio degli anelli, tiro degli anelli
can_knockdown | tiro al barattolo, ~barattoli
croquet | croquet
frisbee_golf | disc golf
long_jump | salto in lungo, salto in alto
hurdles | corsa a ostacoli
shot_put | lancio del giavellotto, getto del peso
marathon | maratona
bobsleigh | bob, ~bob, gara di slittino
ski_jumping | salto con gli sci
biathlon | biathlon
ice_skating | pattinaggio artistico, pattinaggio sul ghiaccio
rowing_race | gara di barche, regata
rafting | rafting
rock_climbing | arrampicata
martial_arts | arti marziali
rodeo | rodeo, toro meccanico
show_jumping | salto a ostacoli, concorso ippico
formula_1 | Formula 1, formula uno
demolition_derby | autoscontro, autoscontri
dog_sled | gara di slitte
hopscotch | campana gioco, gioco della campana, ^campana, gioco del mondo
jump_rope | salto della corda, saltare la corda
balancing_game | gioco di equilibrio, gioco d’equilibrio, gioco d'equilibrio
tightrope_walking | funambolo, funambola, equilibrista, camminare sul filo, ~filo teso
marbles_game | gioco delle biglie, partita a biglie, ^biglie
spinning_tops | battaglia di trottole, ^trottola, ^trottole, beyblade trottole
red_light_green_light | un due tre stella, uno due tre stella
musical_chairs | gioco delle sedie, ballo delle sedie
blind_mans_buff | mosca cieca
pinata | pentolaccia
hot_potato | patata bollente
capture_the_flag | ruba bandiera, rubabandiera, cattura la bandiera
sack_race | corsa nei sacchi, corsa con i sacchi
treasure_hunt | caccia al tesoro
stone_skipping | rimbalzello
snowball_fight | battaglia a palle di neve, battaglia di cuscini, gavettoni
sledding | discesa in slitta, slittino
kite_flying | far volare aquiloni
gilli_danda | lippa
jianzi | palleggi, palleggiare
pick_up_sticks | shanghai gioco, shangai, ^shanghai, bastoncini shanghai
hair_salon | ~parrucchiere, salone di bellezza
car_wash | autolavaggio
mastermind | mastermind, mente maestra
lunar_lander | allunaggio
lander | gioco di atterraggio
tron | moto di luce
suika_game | gioco dell'anguria
merge_drop | cadi e unisci, gioco cadi e unisci, unire la frutta
gold_miner | cercatore d'oro
lemonade_stand | banchetto di limonate, chiosco di limonate
blackjack | blackjack, ventuno
snap | gioco snap, snap con le carte, ruba mazzetto, ruba mazzo
bubble_pop | scoppiare le bolle, scoppia le bolle, bolle di sapone
marble_path | catena di biglie, spara biglie
batting | gioco di battuta
4_pics_1_word | 4 immagini 1 parola
the_price_is_right | OK il prezzo è giusto
deal_or_no_deal | Affari tuoi
countdown_letters_game | paroliamo
steal_a_brainrot | ruba un brainrot
captain_tsubasa | Holly e Benji
elastics | gioco dell'elastico, ^elastico
leapfrog | la cavallina gioco
cops_and_robbers | guardie e ladri
the_floor_is_lava | il pavimento è lava
whats_the_time_mr_wolf | lupo mangiafrutta
clapping_game | gioco di mani
thumb_war | braccio di ferro dei pollici
flipping_cards_and_pogs | gioco delle figurine
jacks | gioco degli astragali, cinque sassi
stilt_race | corsa sui trampoli
piggy_in_the_middle | torello gioco, scimmietta in mezzo
broken_telephone | telefono senza fili
i_spy | vedo vedo
never_have_i_ever | non ho mai
would_you_rather | cosa preferisci
spin_the_bottle | gioco della bottiglia
clock_patience | solitario dell'orologio
tarot_card_game | tarocchi gioco, tarocchini
schwimmen | trentuno gioco
russian_lotto | la tombola
give_away_checkers | vinciperdi dama
paper_football | calcio di carta
nim | gioco del nim
matchstick_puzzle | rompicapo con fiammiferi
hook_a_duck | pesca delle oche
high_striker | prova di forza, il martello del luna park
ninepins | gioco dei birilli
kem_s | ~cucchiaio
crapette | ~crapette
oh_hell | ~la peppa
peppa_tencia | peppa tencia, ^peppa
bestia | gioco della bestia, ^bestia
cucu | cucù, ~cucu
mercante_in_fiera | mercante in fiera
seven_and_a_half | sette e mezzo, sette e un quarto
telesina | telesina, teresina
watten | ~watten
pole_climbing | albero della cuccagna
british_bulldog | ~strega in alto
hot_and_cold | acqua fuochino fuoco, ~fuochino
colours | strega comanda color, strega comanda colore
clay_pigeon_shooting | tiro al piattello
boggle | ruzzle, paroliere, il paroliere
edible_or_inedible | ~strega comanda
risk | Risiko
puss_in_the_corner | quattro cantoni, i quattro cantoni
tiddlywinks | ^gioco della pulce
`;
