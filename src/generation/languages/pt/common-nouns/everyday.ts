/** Portuguese: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
customer | cliente, clientes, freguês
guest | convidado, convidados
boy | menino, meninos, garoto, garotos
girl | menina, meninas, garota, garotas
man | homem, homens
woman | mulher, mulheres
baby | bebê, bebês, bebé, neném
grandmother | vovó, avó, vó
grandfather | vovô, avô, vô
aunt | tia, tias
uncle | tio, tios
brother | irmão, irmãos
sister | irmã, irmãs
father-in-law | sogro, padrasto
mother-in-law | sogra, madrasta
brother-in-law | cunhado, cunhados
sister-in-law | cunhada, cunhadas
cousin | primo, prima, primos, primas
nephew | sobrinho, sobrinhos
niece | sobrinha, sobrinhas
neighbour | vizinho, vizinhos, vizinha, vizinhas
student | aluno, alunos, aluna, estudante, estudantes
teacher | professor, professora, professores
postman | carteiro, carteiros
plumber | encanador, canalizador
mechanic | mecânico, mecânicos
electrician | eletricista
bricklayer | pedreiro, pedreiros
carpenter | carpinteiro, marceneiro
gardener | jardineiro, jardineira
baker | padeiro, padeira
butcher | açougueiro, talhante
waiter | garçom, garçonete, empregado de mesa
nurse | enfermeira, enfermeiro, enfermeiras
doctor | médico, médica, médicos, doutor
dentist | dentista, dentistas
hairdresser | cabeleireiro, cabeleireira, barbeiro
cleaner | faxineiro, faxineira, gari, limpador de janelas
courier | motoboy, entregador, estafeta
cyclist | ciclista, ciclistas
pedestrian | pedestre, pedestres, peão na rua
tourist | turista, turistas
cashier | caixa do mercado
librarian | bibliotecário, bibliotecária
lawyer | advogado, advogada
goalkeeper | goleiro, guarda-redes
footballer | jogador de futebol, futebolista
thief | ladrão, ladrões, assaltante
guard | guarda, guardas, vigia
hunter | caçador, caçadores
king | rei, reis
queen | rainha, rainhas
magician | mago, magos, feiticeiro
clown | palhaço, palhaços
priest | padre, padres
warrior | guerreiro, guerreiros
bride | noiva
dancer | bailarina, dançarina, dançarino
musician | músico, músicos
wrestler | lutador, lutadores
homework | lição de casa, dever de casa, trabalho de casa
eraser | borracha, borrachas
ruler | régua, réguas
pencil | lápis
pen | caneta, canetas
notebook | caderno, cadernos
book | livro, livros
textbook | livro didático, manual escolar
schoolbag | mochila, mochilas
blackboard | lousa, quadro negro
glue | cola escolar
chalk | giz
dictionary | dicionário
pillow | travesseiro, travesseiros, almofada, almofadas
blanket | cobertor, cobertores
bed | cama, camas
chair | cadeira, cadeiras
table | mesa, mesas
sofa | sofá, sofás
lamp | lâmpada, lâmpadas, abajur
exit | saída, saídas, porta de saída
window | janela, janelas
mirror | espelho, espelhos
vacuum cleaner | aspirador, aspirador de pó
washing machine | máquina de lavar
fridge | geladeira, frigorífico
oven | forno, fogão
bucket | balde, baldes
broom | vassoura, vassouras
sponge | esponja, esponjas
soap | sabonete, sabão
toothbrush | escova de dentes
scissors | tesoura, tesouras
needle | agulha, agulhas
iron | ferro de passar
candle | vela, velas
vase | vaso de cerâmica, jarra
flowerpot | vaso de flores, vasos de plantas, vasos
key | chave, chaves
pot | panela, panelas
pan | frigideira, frigideiras
plate | prato, pratos
bowl | tigela, tigelas
cup | xícara, xícaras, caneca
glass | copo, copos
spoon | colheres
fork | garfo, garfos
knife | facão, facões, faca de cozinha
bottle | garrafa, garrafas
tin | lata, latas
jar | pote, potes
basket | cesta, cestas, cesto
kettle | chaleira, bule
groceries | compras do mercado, mantimentos
roll | pãozinho, pãezinhos
bread | pão, pães
sandwich | sanduíche, sanduíches
pancake | panqueca, panquecas, tapioca, tapiocas
flour | farinha
sugar | açúcar
salt | sal
butter | manteiga
sausage | salsicha, salsichas, linguiça
meat | carne, carnes
soup | sopa, sopas
pasta | macarrão, massa italiana
rice | arroz
dough | massa de pão
cake | bolo, bolos
pie | torta, tortas, empada
chocolate | chocolate, chocolates
sweets | bala de goma, doces, guloseimas, brigadeiro, brigadeiros, beijinho
ice cream | sorvete, sorvetes, gelado
jam | geleia
cheese | queijo, queijos
milk | leite
juice | suco, sucos, sumo
tea | chá
coffee | café, cafés
egg | ovo, ovos
fries | batata frita, batatas fritas
biscuit | biscoito, biscoitos, bolacha
fruit | fruta, frutas
vegetable | legume, legumes, verdura, verduras
plum | ameixa, ameixas
raspberry | framboesa, framboesas
cabbage | repolho, couve
beetroot | beterraba
pumpkin | abóbora, abóboras
cucumber | pepino, pepinos
pea | ervilha, ervilhas
bean | feijão, feijões
nut | noz, nozes, castanha
seed | semente, sementes
wheat | trigo
hay | feno, palha
hammer | martelo, martelos
saw | serrote, serra elétrica
spanner | chave inglesa
screwdriver | chave de fenda
shovel | pá de jardim, pás
rake | ancinho
ladder | escada, escadas
rope | corda, cordas
pipe | cano, canos, tubo, tubos
tap | torneira, torneiras
drop | gota, gotas
brick | tijolo, tijolos
plank | tábua, tábuas
stump | toco de árvore, tronco, troncos
tyre | pneu, pneus, roda, rodas
scooter | patinete, patinetes, trotinete
motorcycle | moto, motos, motocicleta
moped | lambreta
bicycle | bicicleta, bicicletas, bike
tram | elétrico, eléctricos, bonde
minibus | micro-ônibus, van escolar
van | furgão, furgoneta, carrinha
lorry | caminhão, caminhões, camião
digger | escavadeira, escavadora, trator
ambulance | ambulância, ambulâncias
pushchair | carrinho de bebê
boat | barco, barcos, barquinho
raft | jangada, balsa
shirt | camisa, camiseta, camisola
jacket | jaqueta, casaco
trousers | calça, calças
dress | vestido, vestidos
shoe | sapato, sapatos
boot | botas
sock | meias
glove | luva, luvas
scarf | cachecol
hat | chapéu, chapéus
cap | boné, bonés
glasses | óculos
laundry | roupa, roupas, roupa suja
bakery | padaria, padarias
supermarket | supermercado
pharmacy | farmácia
office | escritório, escritórios
bridge | ponte, pontes
tower | torre, torres
gate | portão, portões
stairs | escadaria
lift | elevador, elevadores
swimming pool | piscina, piscinas
garage | garagem, garagens
tent | barraca, tenda
tooth | dente, dentes
bone | osso, ossos
brain | cérebro, cérebros
snowman | boneco de neve
hail | granizo
lightning | raio, raios, relâmpago
leaf | folha, folhas
branch | galho, galhos, ramo
stone | pedra, pedras
pothole | buraco, buracos
grass | grama, relva
fly | mosca, moscas
mosquito | mosquito, mosquitos, pernilongo
wasp | vespas, marimbondo
caterpillar | lagarta, lagartas
beetle | besouro, besouros
moth | mariposa, mariposas
crow | corvo, corvos
pigeon | pombo, pombos
seagull | gaivota, gaivotas
sparrow | pardal, pardais, bem-te-vi
dinosaur | dinossauro, dinossauros
dragon | dragão, dragões
puppy | cachorrinho, filhote de cachorro, cachorrinhos
kitten | gatinho, gatinhos
balloon | balão, balões
kite | pipa, pipas, papagaio de papel
doll | boneca, bonecas
teddy bear | ursinho de pelúcia, pelúcia
toy | brinquedo, brinquedos
dice | dado de jogo
gift | presente, presentes
parcel | encomenda, encomendas, pacote, pacotes
envelope | envelope, envelopes
newspaper | jornal, jornais
map | mapa do tesouro
ticket | bilhete, bilhetes, ingresso
coin | moeda, moedas
money | dinheiro
wallet | carteira, carteiras
suitcase | mala, malas
bag | bolsa, bolsas
umbrella | guarda-chuva
computer | computador, computadores
battery | bateria, baterias
cable | fio elétrico, cabo elétrico
rubbish | lixo, lixeira
box | caixa, caixas
crate | caixote, caixotes
fence | cerca, cercas
net | rede de pesca
dust | poeira, pó
slingshot | estilingue, fisga
pill | comprimido, comprimidos, pílula
syringe | seringa, seringas
plaster | curativo, curativos, band-aid
virus | vírus
snake | cobra, cobras, serpente
drum | tambor, tambores
piano | piano, pianos
whistle | apito, apitos
magnet | ímã, ímãs
wallpaper | papel de parede
petal | pétala, pétalas
sled | trenó, trenós
treasure | tesouro, tesouros
sword | espada, espadas
chimney | chaminé, chaminés
sheet of paper | folha de papel
chick | pintinho, pintinhos
wand | varinha mágica
ghost | fantasma, fantasmas
marble | bolinha de gude, bolinhas de gude, berlinde, berlindes
secretary | secretária, secretário
colleague | colega
shop assistant | vendedora, vendedor, feirante
mayor | prefeito, prefeita
engineer | engenheiro, engenheira
miner | minerador, mineiro de carvão
shepherd | pastor de ovelhas
beekeeper | apicultor
scientist | cientista
programmer | programador
vet | veterinário, veterinária
surgeon | cirurgião, cirurgiã
pharmacist | farmacêutico, farmacêutica
burglar | bandido
spy | espião, espiã
police officer | policial, guarda de trânsito
firefighter | bombeiro, bombeira
swimmer | nadador, nadadora
climber | alpinista, escalador
surfer | surfista
skier | esquiador, esquiadora
bridegroom | noivo
toddler | criancinha
prisoner | prisioneiro, prisioneira, detento
referee | árbitro, juiz de futebol
coach | treinador, treinadora
train conductor | cobrador, maquinista
tailor | costureira, alfaiate
blacksmith | ferreiro
potter | oleiro, oleira
scout | escoteiro, escoteira
twin | gêmeos, gêmeas
actor | ator, atriz
photographer | fotógrafo, fotógrafa
journalist | jornalista, repórter
monk | monge, freira
bartender | barman, barista
babysitter | babá
hare | lebre, coelhinho
lamb | cordeiro, ovelhinha
pony | pônei, potro
bull | touro, touros
goldfish | peixe dourado, peixinho
carp | carpa, truta, salmão, atum, sardinha
toad | sapo, girino
earthworm | minhoca, minhocas
grasshopper | gafanhoto, grilo
ladybird | joaninha
flea | pulga, carrapato, piolho
slug | lesma, lesmas, caracol
guinea pig | porquinho-da-índia
canary | canário, periquito, papagaio
duckling | patinho, patinhos
woodpecker | andorinha, pica-pau
hawk | falcão, gavião, águia, urubu
mule | mula, burro, jumento
reindeer | rena, cervo, veado
hen | galinha, galinhas
seashell | concha, conchas, búzio
honey | mel, pote de mel
muffin | bolinho, queijadinha
dumpling | guioza, pastel de feira
stew | feijoada, ensopado, moqueca, guisado
noodle soup | caldo verde, canja, caldo
flatbread | pão sírio, beiju
fritter | sonho de padaria, rosquinha, bolinho de chuva
kebab | cachorro-quente, pastel de carne, coxinha
rice ball | bolinho de arroz
loaf | panetone, bolo-rei, pão de queijo
salad | salada, alface
spinach | espinafre, alho-poró
courgette | abobrinha, picles
apricot | damasco, pêssego
berry | mirtilo, amora, jabuticaba
lemonade | limonada, refrigerante, guaraná, suco gelado
beer | cerveja, chope
wine | vinho, taça de vinho
ham | presunto, toucinho
steak | bife, churrasco, costela, picanha
wardrobe | armário, guarda-roupa
drawer | gaveta, gavetas
curtain | cortina, cortinas
armchair | poltrona
bench | banquinho, banco da praça
cot | colchão, berço
bed sheet | lençol, lençóis
sink | pia da cozinha
tablecloth | toalha de mesa, guardanapo
mop | esfregão
rag | pano de prato, pano de chão
clothes peg | cabide
lid | tampa da panela
chopping board | tábua de cortar
microwave | micro-ondas
ceiling fan | ventilador, aquecedor
remote control | controle remoto
apron | avental
crayon | giz de cera, canetinha
paint | lata de tinta
sticker | adesivo, figurinha, selo postal
folder | pasta de documentos, fichário
hole punch | furador
invoice | nota fiscal, boleto, recibo
document | formulário, documento, papelada
diploma | diploma, pergaminho
painting | pintura
nails | pregos, alicate
wheelbarrow | carrinho de mão, carroça
lawnmower | cortador de grama
watering can | mangueira
hoe | enxada, foice, forcado
weed | erva daninha, ervas daninhas
hedge | sebe, moita, arbusto
fir | pinheiro
oak | carvalho, oliveira
daisy | margarida, cravo, papoula, ipê
mushroom | cogumelo
corn | milho, espiga de milho
acorn | bolota, avelã, pinhão
garbage truck | caminhão de lixo, caçamba
bulldozer | empilhadeira, colheitadeira
crane | guindaste
caravan | trailer de acampar, kombi
carriage | carruagem, charrete
railway wagon | vagão, vagões
rowing boat | caiaque, canoa, bote
fishing boat | barco de pesca, navio, cargueiro
pavement | calçada
zebra crossing | faixa de pedestres
street lamp | poste de luz
road sign | placa de trânsito
kiosk | quiosque, banca de jornal, mercearia
café | lanchonete, boteco, cantina
barn | celeiro, galinheiro, curral
greenhouse | estufa de plantas, canteiro
prison | cadeia, prisão
palace | palácio, fortaleza, castelo de areia
skyscraper | arranha-céu, prédio, prefeitura
skirt | saia, saias
sweater | suéter, blusa
slippers | chinelo, chinelos, pantufa
pyjamas | pijama, roupão
belt | cinto, suspensórios
necklace | pulseira, brinco, brincos
nappy | fralda, fraldas, chupeta
lantern | lanterna de papel, balão de São João
firecracker | bombinha, rojão
bauble | enfeite de Natal, bandeirinha, guirlanda
easter egg | ovo de Páscoa, ovos de Páscoa
spinning top | pião, bambolê, chocalho
swing | balanço, gangorra, caixa de areia
puppet | marionete, fantoche
racket | raquete, raquetes
puck | disco de hóquei, dardo, peteca
bowling pin | pinos
harp | harpa, violoncelo, clarinete, cavaquinho, gaita
stretcher | muletas
germ | micróbio, bactéria, bactérias, germe
icicle | gelo, icebergue, cubo de gelo
spark | faísca, faíscas, brasa
coal | carvão
firewood | lenha, toras
pearl | pérola, pérolas
seaweed | alga, algas
trap | armadilha, armadilhas, ratoeira
binoculars | binóculo, luneta
matchstick | fósforo, fósforos, isqueiro
torch | lanterna elétrica, lanterna
robot | robozinho, androide
elf | elfo, elfos, duende, saci
`;
