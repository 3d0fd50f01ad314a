/** Names of games in Portuguese, one game a line: `id | the name to show, other names`; `~` before an everyday word. */
export const NAMES = `
platformer | jogo de plataforma, jogo de plataformas
shmup | jogo de nave, jogo de tiro, jogo de navinha
arena | combate em arena
breakout | quebra-tijolos, quebra-blocos
snake | jogo da cobrinha, cobrinha, jogo da cobra
runner | corrida infinita, corrida sem fim
flappy | jogo de voo
match3 | jogo de combinar três, combine três
sokoban | jogo de empurrar caixas, empurrar caixas
maze | jogo de labirinto
tower_defense | defesa de torres
racing | jogo de corrida, corrida de carros
memory | jogo da memória, jogo de memória, encontrar pares
quiz | jogo de perguntas, quiz, perguntas e respostas
aim_physics | jogo de pontaria
reaction | jogo de reflexos, jogo de reação
rhythm | jogo de ritmo, jogo musical
clicker | jogo de cliques, clicker
catcher | jogo de pegar o que cai
crossing | jogo de atravessar a rua
duel | duelo
falling_blocks | jogo de blocos que caem, blocos que caem
farm_sim | jogo de fazenda, simulador de fazenda, fazendinha
chess | xadrez
checkers | damas, ~damas, jogo de damas, jogo de dama
chinese_checkers | damas chinesas
tic_tac_toe | jogo da velha, jogo do galo
connect_four | lig 4, ligue 4, quatro em linha, quatro em fila
gomoku | cinco em linha, gomoku
go | go, ~go, jogo de go
xiangqi | xadrez chinês
nine_mens_morris | trilha, ~trilha, jogo da trilha, jogo do moinho
backgammon | gamão, jogo de gamão
battleship | batalha naval
ludo | ludo
snakes_and_ladders | cobras e escadas, serpentes e escadas
crazy_eights | oito maluco, oitos malucos
sueca | sueca
spades | espadas jogo de cartas, jogo de espadas
hearts | copas jogo de cartas, jogo de copas, ^copas
trick_taking | jogo de vazas, jogo de cartas de vazas
uno | jogo de uno, jogo do uno, jogar uno, partida de uno, cartas uno
mau_mau | mau-mau, mau mau
dominoes | dominó, jogo de dominó, partida de dominó, jogar dominó
partner_dominoes | dominó em duplas, dominó de duplas, dominó em dupla, dominó de dupla, dominó dupla
block_dominoes | dominó sem comprar, dominó fechado
dots_and_boxes | jogo dos pontinhos, pontos e quadrados
rock_paper_scissors | pedra papel e tesoura, pedra papel tesoura, jokenpô
dice_game | jogo de dados
board_game | jogo de tabuleiro
solitaire | paciência, ~paciência, jogo de paciência, paciência de cartas
spider_solitaire | paciência spider, spider solitaire
rummy | pife, jogo de buraco, cacheta, caxeta, ^tranca, pife-pafe
old_maid | jogo do mico, mico preto, ^mico, jogo do mico preto
card_battler | jogo de cartas colecionáveis
card_game | jogo de cartas
slot_machine | caça-níqueis, jogo do tigrinho
casino | jogo de cassino, cassino
guess_word | adivinhe a palavra, adivinhar a palavra, adivinhar palavras
hangman | forca, ~forca, jogo da forca
word_search | caça-palavras, sopa de letras
crossword | palavras cruzadas
anagram | anagramas, palavras embaralhadas
word_chain | corrente de palavras
typing_game | jogo de digitação, digitação
spelling_game | jogo de ortografia, soletrando
minesweeper | campo minado
maths_game | jogo de matemática, tabuada, cálculo mental
guess_the_number | adivinhe o número
fifteen_puzzle | jogo do 15, quebra-cabeça deslizante
lights_out | lights out, ~apague as luzes, ~apagar as luzes
rubiks_cube | cubo mágico, cubo de Rubik
jigsaw | quebra-cabeça, ~quebra-cabeça, jogo de quebra-cabeça, quebra-cabeça de peças, puzzle de peças, montar quebra-cabeça
spot_the_difference | jogo dos sete erros, jogo dos 7 erros, encontre as diferenças, ache as diferenças
hidden_objects | objetos escondidos, objetos ocultos, onde está wally
bubble_shooter | atirador de bolhas, bubble shooter
merge_game | jogo de fusão, jogo de juntar
tower_stacking | jogo de empilhar, empilhar torre
marble_run | pista de bolinhas de gude, pista de bolinhas
ball_maze | labirinto de bolinha
pipe_puzzle | jogo de encanamento, jogo de canos, jogo dos canos, quebra-cabeça de canos, conectar canos, ligar os canos, ligar canos, girar canos, jogo de encanador, jogo do encanador
circuit_puzzle | quebra-cabeça de circuitos, jogo de circuitos, jogo de fios, ligar os fios, ligar os cabos, conectar cabos, puzzle de circuitos
connect_the_dots | ligue os pontos, ligar os pontos
tower_of_hanoi | torre de Hanói
water_sort | separar águas coloridas, separar cores
simon_says | o mestre mandou, genius, ~genius, jogo genius, jogo de repetir a sequência, ^vivo ou morto, morto vivo
escape_room | escape room, jogo de fuga, sala de fuga
logic_puzzle | jogo de lógica
air_hockey | hóquei de mesa, air hockey
pinball | pinball, fliperama
whack_a_mole | acerte a toupeira, bata na toupeira
claw_machine | máquina de pelúcia, grua de pelúcia
shooting_gallery | tiro ao alvo
fishing_game | jogo de pesca, simulador de pesca
balloon_popping | estourar balões
dodgeball | queimada, ~queimada, jogo de queimada
fps | tiro em primeira pessoa, jogo de tiro em primeira pessoa
sniper_game | jogo de sniper, jogo de atirador de elite
tank_battle | batalha de tanques, jogo de tanques, duelo de tanques, guerra de tanques
artillery_game | jogo de artilharia
rpg | jogo de RPG, rpg
social_deduction | cidade dorme, jogo da máfia, lobisomem, ~lobisomem
dungeon_crawler | exploração de masmorras, dungeon crawler
text_adventure | aventura de texto, aventura em texto
visual_novel | romance visual, visual novel
interactive_story | história interativa, livro-jogo
point_and_click | aventura de apontar e clicar, point and click
dating_sim | simulador de namoro
detective_game | jogo de detetive
horror_game | jogo de terror
walking_simulator | simulador de caminhada
rts | estratégia em tempo real, jogo de estratégia
turn_based_strategy | estratégia por turnos
city_builder | construtor de cidades, construir uma cidade, jogo de cidade
tycoon | simulador de negócios, tycoon
idle_game | jogo idle, jogo incremental
life_simulator | simulador de vida
virtual_pet | bichinho virtual, jogo de cuidar de bichinho, jogo de cuidar de animais, cuidar de um bichinho
cooking_game | jogo de culinária, jogo de cozinhar
restaurant_game | jogo de restaurante, jogo de pizzaria
dress_up | jogo de vestir, jogo de moda, vestir bonecas, jogo de vestir bonecas
makeup_game | jogo de maquiagem
colouring_game | jogo de colorir, livro de colorir
drawing_game | jogo de desenhar, jogo de desenho
music_maker | criador de música
shop_simulator | jogo de loja, simulador de supermercado
hospital_game | jogo de hospital, jogo de médico, jogo de dentista
flight_simulator | simulador de voo
truck_simulator | simulador de caminhão, simulador de ônibus, simulador de direção
train_game | jogo de trem, simulador de trem
parking_game | jogo de estacionar
factory_game | jogo de fábrica
god_game | jogo de deus
sandbox | jogo sandbox, sandbox de física, caixa de areia de física
sand_simulator | simulador de areia
survival_crafting | jogo de sobrevivência e criação
mining_game | jogo de mineração, jogo de minerar
football | futebol, jogo de futebol
penalty_shootout | disputa de pênaltis, pênaltis, cobrança de pênaltis
basketball | basquete, lances livres
bowling | boliche
pool | bilhar, sinuca
mini_golf | minigolfe
darts | dardos, jogo de dardos
archery | arco e flecha, tiro com arco
slingshot | estilingue
tennis | tênis
table_tennis | tênis de mesa, pingue-pongue
volleyball | vôlei, voleibol
baseball | beisebol, ^bets, jogo de taco, ^taco, bete ombro
ice_hockey | hóquei no gelo
american_football | futebol americano
handball | handebol
boxing | boxe
wrestling | luta livre
arm_wrestling | queda de braço
tug_of_war | cabo de guerra
fencing | esgrima
skateboarding | skate, ~skate, jogo de skate
skiing | esqui, jogo de esqui
surfing | surfe, jogo de surfe
athletics | atletismo, olimpíadas
swimming_race | corrida de natação
cycling_race | corrida de bicicletas, ciclismo
horse_race | corrida de cavalos
motorbike_race | corrida de motos
fighting_game | jogo de luta
piano_game | jogo de piano
millionaire | Show do Milhão, quem quer ser um milionário
flag_quiz | quiz de bandeiras, adivinhe a bandeira
guess_who | cara a cara, quem é quem
twenty_questions | ~vinte perguntas, ~20 perguntas
wheel_of_fortune | roda da fortuna, roleta da sorte
truth_or_dare | verdade ou desafio
party_game | jogo de festa
hide_and_seek | esconde-esconde, pique-esconde, pique esconde
tag_game | pega-pega, pique-pega, apanhada, ~apanhadas
egg_hunt | caça aos ovos
open_world | mundo aberto, jogo de mundo aberto
space_simulator | simulador espacial
pac_man | Pac-Man, come-come
plants_vs_zombies | Plantas contra Zumbis, plants vs zombies
sumo | ~sumô, lutadores de sumô, lutador de sumô
sorting_game | jogo de separar, separar o lixo, jogo de reciclagem, coleta seletiva
ordering_game | jogo de ordenar, na ordem certa, colocar em ordem
petanque | bocha, petanca
shuffleboard | malha de mesa, shuffleboard
carrom | carrom
stealth_game | jogo de furtividade, jogo furtivo, jogo stealth
timing_game | jogo de timing, jogo da hora certa
trading_game | jogo de comércio, jogo de mercador
feeding_game | jogo de alimentar
collecting_game | jogo de coletar
chase_game | jogo de perseguição
throwing_game | jogo de arremesso, jogo de arremessar, jogo de atirar coisas
dodge_game | jogo de desviar
eating_game | jogo de comer
guard_game | jogo de proteger, jogo de vigiar
herding_game | jogo de pastoreio
cleaning_game | jogo de limpeza, jogo de limpar, jogo de faxina
firefighting | jogo de bombeiro, jogo de bombeiros
lighting_game | jogo de acender lanternas, jogo de acender luzes
delivery_game | jogo de entregas
rescue_game | jogo de resgate
game_of_the_goose | jogo da glória, jogo do ganso
scattergories | adedonha, adedanha, stop de palavras, ^stop, stop adedonha
taboo | mímica, imagem e ação
loteria | víspora
shell_game | jogo dos copos
scratch_card | raspadinha
briscola | bisca, bisca lambida
canasta | buraco, canastra
truco | truco
war_cards | batalha de cartas, guerra de cartas, jogo de cartas guerra
blackjack | blackjack, vinte e um
snap | jogo do tapão, snap de cartas
cheat_cards | desconfio
pyramid_solitaire | paciência pirâmide
bulls_and_cows | senha jogo
bridge_building | construir pontes, construção de pontes
feeding_frenzy | peixe grande come peixe pequeno
brain_training | treino cerebral, ginástica mental
goldfish_scooping | pescaria de festa junina
foosball | matraquilhos, pebolim, totó, matrecos
button_football | futebol de botão, futebol de mesa
padel | padel, frescobol
field_hockey | hóquei em campo
water_polo | polo aquático
cornhole | jogo da malha, ~malha
ring_toss | jogo das argolas, ~argolas
can_knockdown | derrubar latas, tiro às latas, boca do palhaço
long_jump | salto em distância, salto em altura
hurdles | corrida com barreiras, corrida de barreiras
shot_put | lançamento de dardo, arremesso de peso
marathon | maratona
bobsleigh | corrida de trenós
ski_jumping | salto de esqui
ice_skating | patinação no gelo, patinagem
rowing_race | corrida de barcos, regata
rafting | rafting
rock_climbing | escalada
martial_arts | artes marciais, caratê, capoeira
rodeo | rodeio, touro mecânico
show_jumping | hipismo
formula_1 | Fórmula 1
demolition_derby | carrinho bate-bate, carrinhos de choque
hopscotch | amarelinha, jogo da macaca, ^macaca
jump_rope | pular corda
balancing_game | jogo de equilíbrio, jogo de equilibrar
tightrope_walking | corda bamba, equilibrista, andar na corda bamba, slackline, funâmbulo
marbles_game | bolinha de gude, bola de gude, berlinde
spinning_tops | batalha de pião, beyblade, ^pião, jogo do pião
red_light_green_light | batatinha frita 1 2 3, batatinha frita, macaquinho do chinês, um dois três macaquinho do chinês, ^estátua, brincadeira da estátua
musical_chairs | dança das cadeiras
blind_mans_buff | cabra-cega, cabra cega
hot_potato | batata quente
capture_the_flag | capture a bandeira, rouba-bandeira
sack_race | corrida do saco, corrida de sacos
treasure_hunt | caça ao tesouro
stone_skipping | ricochete de pedras
snowball_fight | guerra de bolas de neve, guerra de travesseiros
sledding | descida de trenó
kite_flying | empinar pipa, soltar pipa, guerra de pipas, ^pipa, papagaio de papel, pandorga
kendama | bilboquê
jianzi | embaixadinhas, embaixadinha
pick_up_sticks | pega-varetas, pega varetas
hair_salon | salão de beleza, salão de cabeleireiro
car_wash | lava-jato de carros, lavagem de carros
mastermind | jogo da senha, senha de cores
jenga | jenga torre
lunar_lander | pouso lunar
lander | jogo de pouso, jogo de aterrissagem, jogo de pousar
tron | motos de luz
suika_game | jogo da melancia
merge_drop | soltar e juntar, jogo de soltar e juntar, juntar frutas
gold_miner | mineiro de ouro
lemonade_stand | barraca de limonada, banca de limonada
bubble_pop | estourar bolhas, bolhas de sabão
marble_path | corrente de bolinhas, atirar bolinhas, disparar bolinhas
batting | jogo de rebatida
cricket | críquete
trivia_crack | Perguntados
4_pics_1_word | 4 fotos 1 palavra
family_feud | Jogo da Família
the_price_is_right | o preço certo
deal_or_no_deal | topa ou não topa
dungeons_and_dragons | masmorras e dragões
genshin_impact | genshin
tibia_game | tibia
steal_a_brainrot | roube um brainrot
game_of_life | jogo da vida de tabuleiro
contexto | Contexto
termo | Termo
head_soccer | futebol cabeça
captain_tsubasa | Super Campeões
elastics | elástico brincadeira, pular elástico, ^elástico
leapfrog | pula carniça, pula-sela
cops_and_robbers | polícia e ladrão
the_floor_is_lava | o chão é lava
duck_duck_goose | pato pato ganso, corre cutia, ^lencinho, jogo do lenço, lenço atrás
whats_the_time_mr_wolf | seu lobo está, o lobo está aí
clapping_game | jogo de palmas, adoleta
thumb_war | guerra de dedão, guerra de polegares
flipping_cards_and_pogs | bafo, bater bafo, bafo de figurinhas, bater figurinha
jacks | cinco marias, jogo das pedrinhas, três marias brincadeira
stilt_race | corrida de pernas de pau
piggy_in_the_middle | bobinho, jogo do bobinho
broken_telephone | telefone sem fio
i_spy | vejo vejo, o que é que eu vejo
never_have_i_ever | eu nunca jogo, eu nunca
would_you_rather | o que você prefere, você prefere
spin_the_bottle | jogo da garrafa, gira a garrafa
liar_game | espião jogo de palavras
clock_patience | paciência relógio
russian_lotto | bingo de família
nim | jogo do nim
matchstick_puzzle | desafio dos palitos de fósforo
hook_a_duck | pescaria de patinhos, pescaria junina
high_striker | teste de força martelo
ninepins | jogo do bolão
peteca | peteca, jogo de peteca, futevôlei, futvôlei, taco de rua, biribol
ezelen | ^burro
crapette | crapô
oh_hell | fodinha, ~sobe e desce
barbu | ^king
seven_and_a_half | sete e meio
pin_the_tail_on_the_donkey | rabo no burro
pole_climbing | pau de sebo
panuelo | ~jogo do lencinho
ring_passing | passa anel
hula_hoop | bambolê
jogo_do_bicho | jogo do bicho
detective_and_killer | detetive e assassino, ^detetive
hot_and_cold | quente ou frio
clay_pigeon_shooting | tiro aos pratos
peg_solitaire | resta um, resta 1
scopa | escopa, escopa de quinze
go_fish | jogo do peixinho, ^peixinho
monopoly | Monopoly, Banco Imobiliário
tiddlywinks | ^jogo da pulga
`;
