/** Portuguese: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | cavaleiro, cavaleiros, guerreiro, guerreiros, paladino
pirate | pirata, piratas, corsário
viking | viking, vikings
samurai | samurai, samurais
gladiator | gladiador, gladiadores, espartano
archer | arqueiro, arqueiros, robin hood
soldier | soldado, soldados, fuzileiro
cowboy | caubói, vaqueiro, cowboy, vaqueiros
dwarf | anão, anões
gnome | gnomo, gnomos, duende, duendes
scarecrow | espantalho, espantalhos
mummy | múmia, múmias
skeleton | esqueleto, esqueletos
slime | slime, gosma, gosmas
cave-goblin | goblin, goblins
orc | orc, orcs
golem | golem, golens
yeti | yeti, yetis, abominável homem das neves
cyclops | ciclope, ciclopes
minotaur | minotauro, minotauros
hydra | hidra, hidras
kraken | kraken, monstro marinho
demon | demônio, demônios, diabo, capeta
mech | mecha, robô gigante, robôs gigantes
cyborg | ciborgue, ciborgues
drone | drone, drones
tank | tanque de guerra, tanque, tanques
turret | torreta, torretas
cannon | canhão, canhões
catapult | catapulta, catapultas
starship | nave espacial, nave, naves, espaçonave, navinha
starfighter | caça espacial, caças espaciais
enemy-starship | nave inimiga, naves inimigas, nave alienígena, naves alienígenas, nave-mãe
space-station | estação espacial, estações espaciais
asteroid | asteroide, asteroides
submarine | submarino, submarinos
pirate-ship | navio pirata, navios piratas, galeão
walrus | morsa, morsas
narwhal | narval, narvais
piranha | piranha, piranhas
capybara | capivara, capivaras
axolotl | axolote, axolotes
treasure-chest | tesouro, tesouros, baú, baús, baú do tesouro
sword | espada, espadas, katana
spear | lança, lanças, arpão, tridente
flying-arrow | flecha, flechas
shuriken | shuriken, shurikens, estrela ninja, estrelas ninja
spike-trap | espinhos, espetos
saw-blade | serra circular, serras circulares
sea-mine | mina, minas
energy-orb | orbe, orbes, bola de energia
portal | portal, portais
lava | lava, magma
golf-ball | bola de golfe, bolas de golfe
snowball | bola de neve, bolas de neve
ruby | rubi, rubis
emerald | esmeralda, esmeraldas
diamond | diamante, diamantes
gold-bar | barra de ouro, barras de ouro, lingote, lingotes
potion | poção, poções, elixir
cauldron | caldeirão, caldeirões
crate | caixote, caixotes, caixa de madeira, caixas de madeira
trampoline | trampolim, cama elástica, trampolins
laser-bolt | laser, lasers, raio laser
cannonball | bala de canhão, balas de canhão
blue-potion | poção azul, poções azuis, mana
green-potion | poção verde, poções verdes, veneno
`;

export const commonThings = `
fridge | geladeira, frigorífico, freezer, congelador
toaster | torradeira
stove | forno, fogão, micro-ondas, churrasqueira
washing-machine | máquina de lavar, lava-louças, secadora
vacuum-cleaner | aspirador, aspirador de pó, robô aspirador
fire-hydrant | hidrante
calculator | calculadora
pillow | travesseiro, almofada, colchão, cobertor
table | mesa, escrivaninha
lighthouse | farol marítimo
windmill | moinho, moinho de vento, moinhos
cheese-wheel | roda de queijo
cheese-wedge | parmesão, muçarela
igloo | iglu
shovel | pá, pás, ancinho, enxada
traffic-cone | cone, cone de trânsito
barrel | barril, barris
fence | cerca, cercas, barreira, barreiras
bush | arbusto, arbustos, moita
blender | liquidificador
pipe | cano, canos
surfboard | prancha, prancha de surfe
mole | toupeira, toupeiras
armadillo | tatu, tatu-bola, tatus, pangolim
seahorse | cavalo-marinho, cavalos-marinhos
starfish | estrela-do-mar, estrelas-do-mar
dust-bunny | poeira, sujeira, bola de poeira
passenger | passageiro, passageiros, turista, turistas, pedestre, pedestres, cliente, clientes
postbox | caixa de correio
hole | buraco, buracos, bueiro
old-woman | vovó, avó, vovozinha, tia, velhinha
old-man | vovô, avô, velhinho, tio
woman | mamãe, mãe
man | papai, pai
boy | menino, neto, netos, garoto, meninos, irmão
girl | menina, neta, garota, meninas, irmã
child | criança, crianças
baby | bebê, bebês, neném
person-juggling | malabarista, acrobata
firefighter | bombeiro, bombeiros
person-playing-handball | goleiro, jogador de futebol
person-bouncing-ball | jogador de basquete
person-biking | ciclista, ciclistas, entregador, motoboy
person-running | corredor, atleta
person-surfing | surfista, surfistas
person-swimming | nadador, mergulhador
snowboarder | snowboarder
boxing-glove | boxeador, pugilista
martial-arts-uniform | carateca, karateca, judoca
person-fencing | espadachim, esgrimista
detective | espião, agente secreto, inspetor
office-worker | empresário
postman | carteiro
lawyer | advogado
waiter | garçom, garçonete
butcher | açougueiro
baker | padeiro
mechanic | zelador
plumber | encanador
electrician | eletricista
blacksmith | ferreiro
construction-worker | lenhador
miner | minerador
carpenter | carpinteiro
bricklayer | pedreiro
health-worker | cirurgião
dentist | dentista
vet | veterinário
singer | músico, rapper, cantor, cantora, guitarrista, dj, sambista
person-with-veil | noiva
person-beard | homem das cavernas, eremita, monge
squid | lula gigante
snowman | pé grande
blackbird | corvo, corvos, urubu
bird | pica-pau, beija-flor, andorinha, gaivota, gaivotas, pombo, pombos
lizard | camaleão, lagartixa, iguana, salamandra, lagarto
snake | enguia, anaconda, sucuri, jiboia
beaver | ornitorrinco
leopard | guepardo, onça, onças, pantera, puma, jaguatirica
dolphin | orca, orcas
koala | vombate
monkey | lêmure, babuíno, mico
cricket | gafanhoto, gafanhotos, louva-a-deus
beetle | pulga, pulgas, carrapato, piolho
microbe | célula, átomo, bactéria, bactérias, germe
comet | meteorito, meteoritos, bola de fogo, bolas de fogo
cyclone | buraco negro, buracos negros, redemoinho
milky-way | galáxia, galáxias
full-moon | lua, luas, lua cheia
ice | iceberg, icebergs, pingente de gelo
droplet | gota, gotas, gota de chuva
oil-drum | mancha de óleo, óleo
pile-of-poo | estrume, cocozinho
mouse-trap | ratoeira, armadilha de rato
goal-net | rede, redes, trave
person-standing | boneco palito, manequim
knot | corda, cordas, cipó, cipós
chains | gaiola, jaula, corrente, algemas
headstone | lápide, túmulo
leaf-fluttering-in-wind | folha, folhas
four-leaf-clover | trevo, trevos
herb | grama, musgo, capim, mato, espinafre
wood | toco, tábua, galho, galhos, graveto
blueberries | mirtilo, mirtilos, framboesa, framboesas, amora, amoras
tangerine | laranja, laranjas, mexerica, tangerina
glass-of-milk | leite, iogurte, vitamina bebida
cup-with-straw | refrigerante, limonada, suco
hot-beverage | caneca, xícara, cappuccino
curry-rice | curry, caril
falafel | almôndega, almôndegas, bolinho de carne
cookie | brownie, bolachas
shortcake | fatia de bolo, pudim, tiramisu
soft-ice-cream | picolé, picolés, sorvete, sorvetes
ice | tofu
dumpling | gyoza, guioza
leafy-green | repolho, alface, couve
leafy-green | wasabi
bento-box | lancheira, marmita
steaming-bowl | ensopado, mingau, tigela
coconut | tâmara, tâmaras
rock | carvão, minério, pedrinha
gem-stone | joia, joias, safira
coin | moedas de ouro, moeda, moedas, ouro, dinheiro, grana
scroll | pergaminho, pergaminhos
world-map | mapa, mapas
chess-pawn | xadrez, peão
lollipop | bengala doce, pirulito, pirulitos
triangular-flag | bandeira, bandeiras, bandeirinha
sports-medal | medalha, medalhas
performing-arts | máscara, máscaras
closed-umbrella | sombrinha
puzzle-piece | lego, peça de lego, peça de quebra-cabeça
teddy-bear | brinquedo, brinquedos, pelúcia
television | televisão, tevê, tv
camera | câmera, câmeras
joystick | controle de videogame, console, joystick
electric-plug | cabo, cabos, tomada, carregador
fire | fogueira, chama, chamas, incêndio, incêndios, fogo
light-bulb | poste de luz, lustre
kimono | manto, toalha
shield | armadura
sewing-needle | agulha, agulhas, prego, pregos, alfinete
paintbrush | pincel
artist-palette | tinta, tintas, balde de tinta
broom | vassoura, vassouras, esfregão
confetti-ball | serpentina, bola de natal, bolas de natal
seedling | alga, algas
canned-food | latinha, latinhas, enlatado
bottle-with-popping-cork | garrafa, garrafas
lotion-bottle | ketchup, mostarda, maionese, molho, spray, inseticida, repelente
thong-sandal | chinelo, chinelos, sandália, pantufa, havaiana
rolled-up-newspaper | jornal, jornais
shopping-cart | carrinho de mão, carrinho de compras, vagonete, carroça
police-officer | policial, policiais, guarda-costas, segurança pessoal
guard | guarda, guardas, vigia, vigias, guardião, guardiões
person-mage | mago, magos, feiticeiro, feiticeiros, bruxo
skunk | gambá, gambás
sloth | tamanduá, anta
shark | arraia, peixe-espada, raia
oyster | marisco, mexilhão, ostra, ostras
tropical-fish | peixe-palhaço
seal | leão-marinho, leões-marinhos
house-with-garden | casinha, canil, galinheiro, casa na árvore
slightly-smiling-face | emoji, emojis, carinha
office-building | arranha-céu, prédio, prédios, edifício
construction | barricada, obra na pista
delivery-truck | caminhão de lixo, caminhão de sorvete
tractor | colheitadeira, limpa-neve
flying-disc | frisbee, disco de hóquei
hot-dog | linguiça, linguiças, salsicha, salsichas
man | dono, donos
spaghetti | lasanha, lasanhas
office-worker | colega de trabalho
person-supervillain | gângster, gângsteres, gangster, gangsters, mafioso, mafiosos
princess | branca de neve, cinderela, rapunzel
`;

export const gameThings = `
mask:monster | monstro, criatura
microbe | vírus, micróbio, bactéria, germe
person-zombie | zumbi, zumbis, morto-vivo
ninja | ninja
guard | guarda, vigia, vigilante
person-mage | mago, feiticeiro, bruxo
woman-mage | bruxa, feiticeira, bruxas
person-fairy | fada, fadas
person-elf | elfo
person-with-crown | rei, rainha, imperador
princess | princesa
prince | príncipe
person-merpeople | sereia, sereias
person-vampire | vampiro, vampiros
person-superhero | super-herói, herói, heroína
person-supervillain | vilão, ladrão, bandido, ladrões
skull | caveira
ghost | fantasma, fantasmas, espírito, assombração
detective | detetive, espião, explorador, aventureiro, arqueólogo, caça-fantasmas
hunter | caçador, caçadores
astronaut | astronauta, cosmonauta
cook | chef, cozinheiro, cozinheira, pizzaiolo
baker | padeiro
teacher | professor, professora
librarian | bibliotecário, bibliotecária
office-worker | empresário, comerciante, executivo, trader, banqueiro
farmer | fazendeiro, agricultor, fazendeira
gardener | jardineiro
shepherd | pastor, pastora
mechanic | mecânico
plumber | encanador
construction-worker | operário
miner | mineiro
bricklayer | pedreiro
police-officer | policial, polícia, policiais, xerife
baby-angel | anjo, cupido
alien | alienígena, extraterrestre, et, alienígenas, marciano
alien-monster | invasor, invasores
flying-saucer | óvni, disco voador, ovni, discos voadores
comet | meteorito, meteoro, meteoros, meteoritos, cometa
star | estrela, estrelas, estrelinha
ringed-planet | planeta, planetas, saturno
coin | moeda, moedas, ouro, dinheiro, moedas de ouro
gem-stone | gema, gemas, joia, joias, cristal, cristais
key | chave, chaves
red-heart | coração, corações
crown | coroa, coroas
axe | machado
dagger | adaga
bow-and-arrow | arco
sparkles | magia, feitiço, poeira estelar, feitiços
high-voltage | raio, raios, energia, eletricidade, relâmpago
fire | bola de fogo, bolas de fogo, fogo, chama, chamas, fogueira
bomb | bomba, bombas, dinamite, granada
rock | rocha, rochas, pedra, pedras
cactus | cacto, cactos, cactus
package | caixa, caixas, pacote, pacotes, encomenda
wrapped-gift | presente, presentes
brick | tijolo, tijolos, muro, parede
locked | porta, portas, portão
hamster | porquinho-da-índia, hamster
chipmunk | esquilo, esquilos
chestnut | bolota, bolotas, noz, nozes, avelã, castanha, castanhas, avelãs
seal | foca, leão-marinho, focas
shark | tubarão, tubarões
mouse | rato, ratos, ratinho, camundongo
cheese-wedge | queijo, queijos
fish | peixe, peixes, sardinha, peixinho, pesca
automobile | carro, carros, trânsito
racing-car | carro de corrida, kart
delivery-truck | caminhão, caminhões
ship | barco, navio, barcos, navios
cloud | nuvem, nuvens
snowflake | floco de neve, flocos de neve
snowman | boneco de neve, bonecos de neve
white-circle | pérola, pérolas, bolha, bolhas
spiral-shell | concha, conchas
jack-o-lantern | abóbora, abóboras
candy | doce, doces, bala, balas, guloseimas, docinhos
red-apple | maçã, maçãs, fruta, frutas
carrot | cenoura, cenouras, verdura, legumes, vegetais
strawberry | morango, morangos, frutas vermelhas
mushroom | cogumelo, cogumelos
hot-beverage | café, cafés, xícara de café, chá, xícaras de café
books | livro, livros
bug | lagarta, centopeia, lagartas, traça
worm | minhoca, minhocas, verme
lady-beetle | joaninha, joaninhas
honeybee | abelha, abelhas, vespa, vespas, abelhinha, marimbondo
honey-pot | mel, néctar, potes de mel
blossom | flor, flores
seedling | semente, sementes, planta, plantas, broto, ervas daninhas
evergreen-tree | árvore, árvores, pinheiro
sheaf-of-rice | feno, fardos de feno, palha, trigo, fardo de feno
broom | aspirador, aspiradores, vassoura, vassouras
flashlight | lanterna, lanternas
basket | cesta, cestas, cesto
beach-with-umbrella | guarda-sol, guarda-sóis, guarda-sois
coconut | coco, cocos, tâmara, tâmaras
hot-pepper | pimenta, pimentas
pizza | pizza, pizzas
chart-increasing | gráfico, gráficos, ações
drop-of-blood | sangue
baby-chick | pintinho, pintinhos
chicken | galinha, galinhas, frango
t-rex | tiranossauro, t-rex, dinossauro, dinossauros, dino
dragon | dragão, dragões
cat | gato, gatos, gatinho, gatinhos, gata
dog | cachorro, cachorros, cão, cães, cachorrinho, filhote
wolf | lobo, lobos, lobisomem
rabbit | coelho, coelhos, coelhinho
fox | raposa, raposas, raposinha
bear | urso, ursos, ursinho
frog | sapo, sapos, rã, rãs, sapinho
snail | caracol, caracóis, lesma
bird | pássaro, pássaros, passarinho, ave, pombo, gaivota, gaivotas
snake | cobra, cobras, serpente, serpentes, cobrinha
snow-capped-mountain | montanha, montanhas
house | casa, lar, celeiro, cabana
castle | castelo, palácio, fortaleza, torre, torres
fishing-pole | vara de pescar, anzol
robot | robô, robôs, androide, robozinho, máquina, máquinas
wheel | pneu, pneus, roda
leafy-green | folha, folhas, alface, couve
bucket | balde, lixo
scorpion | escorpião, escorpiões
paw-prints | animais, animal, bichos
musical-notes | notas musicais
santa-claus | papai noel
eagle | águia, águias, falcão, gavião, urubu
owl | coruja, corujas
bat | morcego, morcegos
spider | aranha, aranhas
turtle | tartaruga, tartarugas
horse | cavalo, cavalos, pônei
monkey | macaco, macacos
parrot | papagaio, tucano, tucanos, arara, araras
wood | tronco, troncos, tora, toras
couch-and-lamp | sofá, móveis, sofás
tanabata-tree | bambu
cucumber | pepino, abobrinha, abobrinhas
dumpling | pastel salgado, nhoque, coxinha, coxinhas
raccoon | guaxinim, guaxinins
hamster | toupeira, toupeiras
hedgehog | ouriço, ouriços
canoe | canoa, gôndola, gôndolas, jangada, caiaque
cookie | biscoito, pão de mel, bolacha, biscoitos
teapot | bule
llama | lhama, alpaca, lhamas
dodo | dodô, avestruz, ema
sauropod | saurópode, tricerátopo
badger | texugo, doninha, furão, suricato, tatu
deer | cervo, rena, renas, veado
flamingo | flamingo, garça, cegonha, pelicano
hut | cabana, iglu, iglus
ice | cubo de gelo, bloco de gelo, blocos de gelo, cubos de gelo
butterfly | borboleta, libélula, mariposa noturna, borboletas
lady-beetle | vaga-lume, vagalume, vaga-lumes, vagalumes
red-paper-lantern | lanterna de papel, lampião, lanternas de papel
dango | dango
fish | peixe dourado, carpa, carpas
cook | sushiman, confeiteiro, barista
lotus | vitória-régia, nenúfar, nenúfares
brown-mushroom | trufa, trufas
delivery-truck | caminhão de mudança
wastebasket | lixeira, lixeiras, lata de lixo, latas de lixo
office-worker | político, políticos, prefeito
anchor | âncora, cais, píer
balloon | balão, balão de ar quente, dirigível, balões
monkey | rei macaco
steaming-bowl | lámen, macarrão, sopa
ogre | ogro, ogros
`;

export const everydayThings = `
egg | ovo, ovos
cow | vaca, vacas, bezerro
goose | ganso, gansos
ewe | ovelha, ovelhas, cordeiro
goat | cabra, cabras, bode
potato | batata, batatas
onion | cebola, cebolas
pear | pera, peras
peach | pêssego, pêssegos
tomato | tomate, tomates
avocado | abacate, abacates
princess | princesa, princesas
lion | leão, leões
duck | pato, patos, patinho, patinhos
crab | caranguejo, caranguejos
whale | baleia, baleias
zebra | zebra, zebras
kangaroo | canguru, cangurus
koala | coala, coalas
panda | panda, pandas
camel | camelo, camelos
tiger | tigre, tigres
elephant | elefante, elefantes
hippopotamus | hipopótamo, hipopótamos
crocodile | crocodilo, jacaré, jacarés, crocodilos
swan | cisne, cisnes
sunflower | girassol, girassóis
rose | rosas
pig | porco, porcos, porquinho, porquinhos
rocket | foguete, foguetes
locomotive | trem, trens, trenzinho
birthday-cake | bolo, bolos
bear | urso, ursinho, ursinhos
mouse | rato, ratinho, ratinhos, camundongo
cat | gatinho, gatinhos, gatinha
dog | cachorrinho, cachorrinhos, cãozinho, cãezinhos, cães
rabbit | coelhinho, coelhinhos
fish | peixinho, peixinhos
bird | passarinho, passarinhos
beetle | besouro, besouros
fly | mosca, moscas
spider | aranhinha
ogre | gigantes, troll, trolls
student | aluno, aluna, estudante
health-worker | médico, médica, enfermeira
clown-face | palhaço, palhaços
tractor | escavadeira, trator
glasses | óculos
top-hat | chapéu, chapéus
running-shoe | sapato, sapatos, tênis sapato
socks | meia, meias
light-bulb | lâmpada, lâmpadas
laptop | computador, computadores
mobile-phone | celular, telefone, celulares
love-letter | carta, cartas
nesting-dolls | boneca, bonecas
teddy-bear | ursinho de pelúcia, pelúcia
paintbrush | pincel, pincéis
skier | esquiador, esquiadora
bubble-tea | chá de bolhas
croissant | croissant, croissants
meat-on-bone | presunto, carne
rice-ball | bolinho de arroz, mochi
nest-with-eggs | ninho, ninhos
hammer | ferramenta, ferramentas
guitar | instrumento, instrumentos
t-shirt | roupas, camiseta
soccer-ball | bola de futebol, esportes
hamburger | comida, hambúrguer, lanche
fork-and-knife | garfo, garfos
brick | chaminé, chaminés
person-lifting-weights | lutador, lutadores
doughnut | rosquinha, churro, churros, rosquinhas
yarn | novelo, lã, novelos, tricô
old-woman | vovó, senhora, velhinha
tooth | dentadura, dentaduras, dente, dentes
fallen-leaf | folhas secas, folhas de outono
roll-of-paper | papel higiênico
`;
