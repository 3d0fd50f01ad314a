// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:medalha de ouro;ouro
2nd-place-medal:medalha de prata;prata|segundo
3rd-place-medal:medalha de bronze;bronze|terceiro
a-button-blood-type:botão a (tipo sanguíneo);
abacus:ábaco;calculadora|cálculo|matemática|número
accordion:acordeão;concertina|sanfona
adhesive-bandage:atadura adesiva;adesiva|atadura|bandaid|bandeide|curativo
admission-tickets:ingresso de cinema;cinema|ticket
aerial-tramway:teleférico;aérea|gôndola|linha
airplane:avião;aéreo|voar|voo
airplane-arrival:avião aterrissando;aterrissagem|aterrissando|pousando|voltando
airplane-departure:avião decolando;fui|partindo|partiu|viajando
alarm-clock:despertador;alarme|atrasada|atrasado|hora|horário
alembic:alambique;química
alien:alienígena;extraterrestre|ovni
alien-monster:monstro alienígena;alien|e.t.|game|invasores|monstro|pixelado
ambulance:ambulância;
american-football:;americano|super bowl
amphora:ânfora;ornamento chinês|vaso chinês
anatomical-heart:coração humano;anatomia|batimento|batimento cardíaco|cardiologia|centro|pulsação|pulso|órgão
anchor:âncora;
anger-symbol:símbolo de raiva;com raiva|raiva
angry-face:rosto zangado;irado|zangado
angry-face-with-horns:;chifres|demônio|diabinho|diabo
anguished-face:rosto angustiado;angustiado
ant:formiga;
antenna-bars:barras de sinal;
anxious-face-with-sweat:;boca aberta|suando frio|suor frio
aquarius:signo de aquário;
aries:signo de áries;
articulated-lorry:caminhão;caminhão articulado|semi
artist:artista;
artist-palette:paleta de tintas;arte|artística|museu|paleta|pintor|pintura|tinta
astonished-face:rosto espantado;chocado|estupefato|totalmente chocado
astronaut:astronauta;
atom-symbol:símbolo de átomo;
auto-rickshaw:automóvel riquixá;autorriquixá|tuk tuk
automobile:carro;automóvel
avocado:abacate;
axe:machado;
b-button-blood-type:botão b (tipo sanguíneo);
baby:bebê;bebezinho|recém-nascido
baby-angel:bebê anjo;anjo
baby-bottle:mamadeira;leitinho|neném
baby-chick:pintinho de perfil;filhote|pinto|rosto de pintinho
baby-symbol:símbolo de bebê;
back-arrow:seta "back";
backhand-index-pointing-down:;abaixo|costas da mão|dedo indicador|dedo para baixo|embaixo
backhand-index-pointing-left:;costas
backhand-index-pointing-up:;dedo para cima
backpack:mochila;
bacon:bacon;toucinho
badger:texugo;ratel|texugo de mel
badminton:badminton;peteca|raquete
bagel:bagel;café da manhã|chimia|confeitaria|rosca|rosquinha
baggage-claim:restituição de bagagem;
baguette-bread:baguete;bisnaga|pão francês
balance-scale:balança;justiça
ballet-shoes:sapatilha de balé;bailarina|balé|dança
balloon:balão;celebração
ballot-box-with-ballot:;cédula|eleitoral|eleição|voto
banana:banana;
banjo:banjo;cordas
bank:banco;
bar-chart:gráfico de barras;diagrama
barber-pole:barbearia;barbeiro|barber pole|cortar cabelo|poste|poste de barbeiro
baseball:bola de beisebol;beisebol|bola|esportes
basket:cesta;agricultura|agrícola|lavanderia|lavoura|piquenique|suja
basketball:bola de basquete;basquete
bat:morcego;
bathtub:banheira;
battery:pilha;
beach-with-umbrella:praia e guarda-sol;praia
beaming-face-with-smiling-eyes:;olhos sorrindo|rindo|sorriso aberto
beans:feijões;feijão|grão
bear:rosto de urso;
beating-heart:coração pulsante;batendo|pulsante
beaver:castor;dentuço|represa
bed:cama;sono
beer-mug:cerveja;caneca|caneca de cerveja|chopp|gelada|happy hour
beetle:besouro;bicho
bell:sino;
bell-pepper:pimentão;capsicum|pimentão verde
bell-with-slash:sino silenciado;mudo|notificação|quieto|sem som|silencioso
bellhop-bell:sineta;portaria
bento-box:bentô;almoço japonês|caixa de bentô
beverage-box:suco de caixa;caixa de suco|caixinha de suco|suco|suquinho
bicycle:bicicleta;bike
bikini:biquíni;piscina
billed-cap:boné;boné de beisebol
biohazard:risco biológico;
bird:pássaro;
birthday-cake:bolo de aniversário;aniversário|bolo|feliz aniversário
bison:bisão;bisonte|rebanho
biting-lip:mordendo o lábio;ansioso|lábios|mordida|nervoso|preocupação|sedução|sexy|vontade
black-cat:gato preto;azar|dia das bruxas|felino|gata|miado|miau|preto
black-circle:círculo preto;
black-flag:bandeira preta;
black-heart:coração preto;coração|negro
black-large-square:quadrado preto grande;
black-medium-square:quadrado preto médio;
black-nib:ponta de caneta tinteiro;ponta
black-small-square:quadrado preto pequeno;
black-square-button:botão quadrado preto;
blackbird:pássaro preto;bico|corvo|gralha|passarinho
blossom:flor;
blowfish:baiacu;
blue-book:livro azul;apostila|azul|estudo|leitura|livro
blue-circle:círculo azul;
blue-heart:coração azul;
blue-square:quadrado azul;
blueberries:mirtilos;baga|blueberry|mirtilo|silvestre
boar:javali;
bomb:bomba;explosivo|explosão|perigo
bone:osso;
bookmark:marcador de página;marcador
bookmark-tabs:marcadores de página;
books:livros;biblioteca|estudando|lendo|ler|livraria
boomerang:bumerangue;aborígene|arma|rebote|repercussão
bottle-with-popping-cork:garrafa de champanhe;champagne|champanha|champanhe|cidra|espumante|garrafa
bouquet:buquê;
bow-and-arrow:arco e flecha;arco|flecha|sagitário
bowl-with-spoon:tigela com colher;cereal|prato de sopa
bowling:boliche;strike
boxing-glove:luva de boxe;boxe|luta|luva
boy:menino;garoto|guri|loiro|piá
brain:cérebro;
bread:pão;pão de forma|torrada|tostex
breast-feeding:amamentando;amamentação|materno|mãe
brick:tijolo;argamassa|argila|cimento|muro|parede|terra
bridge-at-night:ponte à noite;ponte|pontilhão
briefcase:maleta;
briefs:cueca;sunga|íntima
bright-button:botão de aumentar brilho;
broccoli:brócolis;brócoli
broken-chain:corrente quebrada;algema|corrente|quebrada|quebrando
broken-heart:coração partido;amorosa|decepção|desilusão|partido|quebrado|rompimento|sofrendo|sofrimento
broom:vassoura;limpeza
brown-circle:círculo marrom;
brown-heart:coração marrom;marrom
brown-mushroom:cogumelo marrom;champignon|fungo|fungos|trufa|vegetariano
brown-square:quadrado marrom;
bubble-tea:chá perolado;bolha|bubble tea|chá|pobá|pérola
bubbles:bolhas;aquática|arroto|embaixo d'água|limpo|pérolas|sabão
bucket:balde;baldinho
bug:inseto;centopeia|lagarta
building-construction:construção;guindaste
bullet-train:;ferrovia|veloz
bullseye:no alvo;alvo|certeiro|dardos|mira|tiro
burrito:burrito;comida mexicana|mexicano
bus:ônibus;transporte público
bus-stop:ponto de ônibus;bus|busão|ponto
bust-in-silhouette:silhueta de busto;busto|mistério
busts-in-silhouette:silhueta de bustos;amigos|dupla
butter:manteiga;laticínio|margarina
butterfly:borboleta;beleza
cactus:cacto;seca
calendar:calendário;data|datas
call-me-hand:sinal "me liga";legal|me liga
camel:camelo;corcova|dromedário
camera:câmera;foto
camera-with-flash:câmera com flash;flash|fotografia
camping:acampamento;
cancer:signo de câncer;
candle:vela;acesa|luz
candy:bala;balinha
canned-food:comida enlatada;lata
canoe:canoa;
capricorn:signo de capricórnio;
card-file-box:caixa de arquivos;arquivo|caixa|documentos|ficheiro
card-index:índice de cartões;índice
card-index-dividers:divisores de pastas;divisor|organizador
carousel-horse:carrossel;cavalo de carrossel|parque de diversão
carp-streamer:bandeira de carpas;bandeira|carpas|koinobori
carpentry-saw:serrote;carpinteiro|serra
carrot:cenoura;
castle:castelo;castelo europeu|castelo medieval
cat:gato;
cat-face:rosto de gato;gatinho
cat-with-tears-of-joy:;choro|felicidade|risos
cat-with-wry-smile:;irônico|sorriso
chains:correntes;metal
chair:cadeira;
chart-decreasing:gráfico caindo;gráfico|negativa|tendência negativa
chart-increasing:gráfico subindo;crescimento|tendência de crescimento
chart-increasing-with-yen:gráfico subindo com iene;ascendente|ascensão|iene em alta|mercado
check-mark:marca de seleção;
check-mark-button:marca de seleção branca;
cheese-wedge:queijo;queijo suíço
chequered-flag:bandeira quadriculada;
cherries:cereja;frutas vermelhas
cherry-blossom:flor de cerejeira;cerejeira|primavera
chess-pawn:peão de xadrez;peão|truque|xadrez
chestnut:castanha;
chicken:galinha;
child:criança;filho|neto
children-crossing:crianças atravessando;
chipmunk:esquilo;
chocolate-bar:chocolate;barra|barra de chocolate
chopsticks:hashi;comida japonesa|pauzinhos
christmas-tree:árvore de natal;natal|pinheirinho
church:igreja;cristã|cristão|missa
cigarette:cigarro;fumante|fumo
circled-m:círculo com a letra m;
circus-tent:circo;lona|lona de circo|tenda
cityscape:cidade;prédios|urbano
cityscape-at-dusk:cidade ao anoitecer;paisagem
cl-button:botão cl;
clamp:braçadeira;compressão|morsa|torno
clapper-board:claquete;cena|filme
clapping-hands:mãos aplaudindo;aplauso|bom trabalho
classical-building:prédio grego;arquitetura|clássico|grego
clinking-beer-mugs:canecas de cerveja;chope
clinking-glasses:taças brindando;brinde|taça|tim-tim
clipboard:prancheta;anotações
closed-book:livro fechado;fechado
closed-mailbox-with-lowered-flag:;abaixada|fechada|vazia
closed-mailbox-with-raised-flag:;levantada
closed-umbrella:guarda-chuva fechado;chuvoso
cloud:nuvem;
cloud-with-lightning:nuvem com trovão;relâmpago
cloud-with-lightning-and-rain:chuva com trovão;temporal|trovão
cloud-with-rain:nuvem com chuva;chovendo
cloud-with-snow:nuvem com neve;
clown-face:rosto de palhaço;cara|palhaço|piada
club-suit:naipe de paus;baralho|naipe|paus
clutch-bag:bolsa pequena;bolsa|carteira|fashion|pequena
coat:casaco;agasalho|blusa|jaqueta
cockroach:barata;baratas|nojento|nojo|praga
cocktail-glass:coquetel;cachaça|martini|taça de coquetel
coconut:coco;piña colada
coffin:caixão;caixão funerário|funeral|velório
coin:moeda;real|rica|rico|tesouro
cold-face:rosto gelado;abaixo de zero|congelando|congelei|gelado|glacial|gélido
collision:colisão;símbolo de colisão
comet:cometa;meteoro
compass:bússola;bússola magnética|magnético|navegação|norte|orientação|pontos cardeais
computer-disk:minidisc;computação|disc|mini|rígido
computer-mouse:mouse;
confetti-ball:confete;eba|oba
confounded-face:rosto perplexo;frustrado|indignado|perplexo
confused-face:rosto confuso;confuso|indeciso|não entendi|não tenho certeza
construction:em construção;
construction-worker:;construção civil|trabalhador
control-knobs:botões giratórios;botões
convenience-store:loja de conveniência;conveniência|loja
cook:chef de cozinha;chef|cozinheiro
cooked-rice:arroz cozido;arroz
cookie:biscoito;bolacha|cookie
cooking:ovo frito;culinária|frigideira|ovo estrelado
cool-button:botão "cool";
copyright:símbolo de copyright;
coral:coral;mudança climática|recife
couch-and-lamp:sofá e luminária;sofá
cow:vaca;fazenda
cow-face:rosto de vaca;muuu|vaquinha
cowboy-hat-face:;cara de cauboi|cauboi|caubói|cowboy|sertanejo|vaqueiro
crab:caranguejo;
crayon:giz de cera;cera|desenho|giz
credit-card:cartão de crédito;cartão|crédito|débito
crescent-moon:lua crescente;crescente|lua
cricket:grilo;gafanhoto
cricket-game:críquete;betes
crocodile:crocodilo;jacaré
croissant:croissant;
cross-mark-button:botão de xis;
crossed-fingers:dedos cruzados;cruzados|torcendo
crossed-flags:bandeiras cruzadas;
crossed-swords:espadas cruzadas;batalha|cruzadas|espadas|guerra
crown:coroa;família real|medieval|rainha|realeza|rei|reinado
crutch:muleta;ajuda|bastão|deficiência|desculpa|lesão|mobilidade
crying-cat:rosto de gato chorando;
crying-face:rosto chorando;chorando
crystal-ball:bola de cristal;adivinhação|cristal|destino|futuro
cucumber:pepino;picles
cup-with-straw:copo com canudo;canudo|refrigerante
cupcake:cupcake;confeito
curling-stone:pedra de curling;curling
curly-loop:laço encaracolado;
currency-exchange:câmbio de moeda;
curry-rice:arroz com curry;curry|curry e arroz
custard:pudim;pudim de leite|pudim de ovos
cut-of-meat:corte de carne;bife|carne vermelha|costela de cordeiro|costeleta|costeleta de porco
cyclone:ciclone;tonto
dagger:adaga;
dango:dango;bolinho de mochi|bolinho japonês|mochi|mochiko
dashing-away:rapidez;
deciduous-tree:árvore caidiça;caidiça|desfolha|árvore|árvore cheia
deer:cervo;veado
delivery-truck:caminhão de entrega;
department-store:loja de departamentos;departamentos
derelict-house:casa abandonada;
desert:deserto;clima seco
desert-island:ilha deserta;ilha
desktop-computer:computador de mesa;computador|desktop|mesa|monitor
detective:detetive;investigador|rosto com lupa
diamond-suit:naipe de ouros;
diamond-with-a-dot:diamante com um ponto;
dim-button:botão de diminuir brilho;
disappointed-face:rosto desapontado;desapontado|rosto decepcionado
disguised-face:rosto disfarçado;bigode|disfarce|espião|incógnito|rosto|sobrancelha
divide:símbolo de divisão;
diving-mask:máscara de mergulho;esnórquel|mergulhador|mergulho|scuba|snorkel|snorkeling
diya-lamp:lâmpada de óleo;diya|óleo
dizzy:zonzo;
dna:dna;biologista|biólogo|código|evolução|gene|genética|genético|vida
dodo:dodô;extinto|grande|maurício
dog:cachorro;
dog-face:rosto de cachorro;
dollar-banknote:nota de dólar;nota bancária
dolphin:golfinho;
donkey:burro;animais|asno|jegue|mamífero|mula|relincho|teimosa|teimoso
door:porta;
dotted-line-face:;deprimida|escondido|introvertido|invisível|meh
dotted-six-pointed-star:estrela de seis pontas;
double-exclamation-mark:dupla exclamação;
doughnut:donut;sonho doce
dove:pomba branca;ave branca|paz|pomba
down-arrow:seta para baixo;
dragon:dragão;game of thrones
dragon-face:rosto de dragão;
dress:vestido;peça única
drooling-face:rosto babando;babando|salivando
drop-of-blood:gota de sangue;doação|medicina|menstruação|sangue
droplet:gota;com suor|gota de suor
drum:tambor;baquetas|percussão
duck:pato;
dumpling:bolinho asiático;asiático|bolinho|chinês|dumpling|empanada|gyōza|jiaozi|massa|pierogi
dvd:dvd;blu-ray|óptico
e-mail:e-mail;
eagle:águia;
ear:orelha;
ear-of-corn:milho;espiga|espiga de milho
ear-with-hearing-aid:;aparelho auditivo|deficiência auditiva
egg:ovo;
eggplant:berinjela;beringela
eight-pointed-star:estrela de oito pontas;
eight-spoked-asterisk:asterisco de oito pontas;
eject-button:botão ejetar;
electric-plug:tomada elétrica;eletricidade|elétrica|energia|plugue|tomada
elephant:elefante;
elevator:elevador;
empty-nest:ninho vazio;aninhando|galhos|lar|ninho
end-arrow:seta "end";
envelope:envelope;email
envelope-with-arrow:envelope com seta;seta
euro-banknote:nota de euro;euro|grana
evergreen-tree:conífera;floresta|pinheiro|árvore de pinheiro
ewe:ovelha;
exploding-head:cabeça explodindo;cabeça|chocada|chocante|choque|explodindo|incrível|surpreendente|surpresa
expressionless-face:rosto inexpressivo;aff|inespressiva|inespressivo|sem comentários|sem expressão
eye:olho;parte do corpo
eye-in-speech-bubble:olho no balão de diálogo;testemunha
eyes:olhos;olhando|tô de olho
face-blowing-a-kiss:rosto mandando um beijo;flerte|jogando beijos|mandando beijo|rosto jogando beijos
face-exhaling:rosto exalando;alívio|assobio|assopro|cansaço|exausta|suspiro
face-holding-back-tears:;admiração|gratidão|iti malia|lágrimas|tristeza
face-in-clouds:rosto nas nuvens;cabeça nas nuvens|distraído|rosto no nevoeiro
face-savoring-food:rosto saboreando comida;apetitoso|comida gostosa|delicioso|gostoso|nham|rosto com sorriso|rosto saboreando|saboroso
face-screaming-in-fear:rosto gritando de medo;assustada|assustado|gritando|medo|susto|temeroso
face-vomiting:rosto vomitando;nojenta|vomitando|vômito
face-with-diagonal-mouth:rosto com boca diagonal;confusão|cético|frustração|inseguro
face-with-hand-over-mouth:;hehe|risadinha|sorriso envergonhado|vergonha
face-with-head-bandage:;acidentado|ferimento|machucado|rosto com curativos
face-with-medical-mask:rosto com máscara médica;gripado|máscara médica|resfriado|rosto com máscara
face-with-monocle:rosto com monóculo;conservador
face-with-open-eyes-and-hand-over-mouth:;em choque|espanto|nossa|omg|passada|quieta|temor
face-with-open-mouth:rosto com boca aberta;boquiaberto|empatia|pasmo
face-with-peeking-eye:rosto com olho espiando;cativada|cativado|envergonhada|envergonhado|espiadinha|espiando|smiley|tímida|tímido
face-with-raised-eyebrow:;ceticismo|confusa|cética|desconfiada|desconfiado|desconfiança
face-with-rolling-eyes:;olhando para cima|revirando os olhos|rolando os olhos|virando os olhos
face-with-spiral-eyes:;caramba|desnorteado|eita|espirais|hipnotizado|problema|putz|tontura|uau
face-with-steam-from-nose:;furiosa|irritada|irritado|soltando fumaça|triunfo
face-with-symbols-on-mouth:;censurado|símbolos|xingando
face-with-tears-of-joy:rosto chorando de rir;engraçada|gargalhada|hahaha|kkk|lágrimas de alegria
face-with-thermometer:rosto com termômetro;de cama|febril
face-with-tongue:rosto mostrando a língua;língua para fora
face-without-mouth:rosto sem boca;calada|calado|sem boca|sem palavras
factory:fábrica;
factory-worker:funcionário de fábrica;industrial|montagem
falafel:falafel;almôndega|grão de bico
fallen-leaf:folhas caídas;cair|caídas|folhas
farmer:agricultor;jardineiro|rancheiro
fast-forward-button:botão avançar;
fast-reverse-button:botão de retroceder;
fax-machine:fax;máquina de fax
fearful-face:rosto amedrontado;ansiedade|com medo
feather:pena;plumagem
female-sign:símbolo de feminino;
ferris-wheel:roda gigante;gigante|parque de diversões
ferry:balsa;ferry|ferry boat|ferry-boat
field-hockey:hóquei de campo;campo|hóquei
file-cabinet:gavetas de escritório;escritório|gabinete|gavetas
file-folder:pasta de arquivos;pasta
film-frames:rolo de filmes;
film-projector:projetor de filmes;projetor
fire:fogo;chama
fire-extinguisher:extintor de incêndio;extintor|incêndio
firecracker:bombinha;artifício|chiando|dinamite|faísca|pirotecnia|roubada
firefighter:bombeiro;caminhão de bombeiros
fireworks:fogos de artifício;ano novo|fogos
first-quarter-moon:quarto crescente;quarto
fish:peixe;peixes
fish-cake-with-swirl:bolinho de peixe;croquete|redemoinho
fishing-pole:pesca;pescador|pescaria|recreação|vara
flag-in-hole:bandeira no buraco;golfe
flamingo:flamingo;extravagante
flashlight:lanterna;
flat-shoe:sapatilha;confortável|sem fivela
flatbread:pão sírio;arepa|lavash|naan|pita|pão folha
flexed-biceps:bíceps;academia|contraído|forte|musculação|músculo
floppy-disk:disquete;disco flexível
flower-playing-cards:carta de flores;carta de baralho|flores|hanafuda|jogo de baralho
flushed-face:rosto ruborizado;deslumbrado|horrorizado|impressionado|ruborizado
flute:flauta;banda|flautim|marcial|orquestra|pife|pífano|sopro
fly:mosca;apodrecendo|doença|larva|mosca-varejeira|varejeira
flying-disc:frisbee;ultimate
flying-saucer:disco voador;disco|extra|terrestre|voador|óvni
fog:nevoeiro;neblina
foggy:enevoado;bruma|cerração|névoa
folded-hands:mãos juntas;rezando
folding-hand-fan:leque dobrável;leque|timidez
fondue:fondue;derretido|suíço
foot:pé;chute|pisão|tornozelo
footprints:pegadas;gravura|pés descalços|rastro
fork-and-knife:garfo e faca;almoço|faca|garfo
fork-and-knife-with-plate:prato com talheres;prato|talheres
fortune-cookie:biscoito da sorte;biscoito chinês|biscoito da fortuna|profecia|sorte
fountain:fonte;chafariz|praça
fountain-pen:caneta tinteiro;destro|tinteiro
four-leaf-clover:trevo de quatro folhas;irlandês|quatro|sortudo
fox:rosto de raposa;raposa
framed-picture:quadro emoldurado;emoldurado|moldura|quadro
free-button:botão "free";
french-fries:batata frita;fast food|fritas|lanchonete
fried-shrimp:camarão frito;camarão empanado|tempura
frog:sapo;rosto de sapo
front-facing-baby-chick:pintinho de frente;fihote
frowning-face:rosto descontente;descontente|insatisfeito|rosto de desaprovação
frowning-face-with-open-mouth:;inesperado|rosto assustado
fuel-pump:posto de gasolina;combustível|gasolina|posto|álcool
full-moon:lua cheia;cheia|luar
full-moon-face:rosto da lua cheia;lua com rosto
funeral-urn:urna funerária;cinzas|urna
game-die:jogo de dado;dado|dados|jogo
garlic:alho;tempero
gear:engrenagem;
gem-stone:pedra preciosa;joia
gemini:signo de gêmeos;
ghost:fantasma;assombrado|assombração|buu|fadas
ginger-root:gengibre;especiaria|natural|raiz|saúde
giraffe:girafa;
girl:menina;filha|garota|menininha|neta
glass-of-milk:copo de leite;leite
glasses:óculos;
globe-showing-americas:;américa|as américas
globe-showing-asia-australia:;oceania|planeta terra|ásia
globe-showing-europe-africa:;europa|áfrica
globe-with-meridians:globo com meridianos;meridianos
gloves:luvas;
glowing-star:estrela brilhante;brilhante|brilho|cintilante|estrela|luminosa|reluzente
goal-net:gol;goleira|goleiro|rede
goat:cabra;bode|capricórnio
goblin:duende japonês;duende|goblin|japonês|tengu
goggles:óculos de proteção;natação|proteção|ski|solda|soldagem
goose:ganso;bobo|gansos|grasno|marreco
gorilla:gorila;
graduation-cap:chapéu de formatura;capelo|formatura
grapes:uvas;uva
green-apple:maçã verde;maçã|verde
green-book:livro verde;colégio
green-circle:círculo verde;
green-heart:coração verde;
green-salad:salada verde;salada
green-square:quadrado verde;
grey-heart:coração cinza;adorei|especial|gostei
grimacing-face:;fazendo careta|rosto fazendo careta|sem graça
grinning-cat:rosto de gato sorrindo;sorrindo
grinning-cat-with-smiling-eyes:;riso
grinning-face:rosto risonho;lol|risada
grinning-face-with-big-eyes:;olhos arregalados
grinning-face-with-smiling-eyes:;haha|risonho
grinning-face-with-sweat:;estressada|estressado
grinning-squinting-face:;gargalhando|olhos fechados|sorriso estilo xd
growing-heart:coração crescendo;crescendo|nervosismo
guard:guarda;londres|palácio
guide-dog:cão-guia;cadela|cega|cegueira|cão|deficiência visual|guia|labrador
guitar:guitarra;instrumento musical
hair-pick:pente de cabelo;afro|cabelo|crespo|pente|pente garfo|retrô
hamburger:hambúrguer;
hammer:martelo;martelada|reparo
hammer-and-pick:martelo e picareta;geologia
hammer-and-wrench:martelo e chave-inglesa;chave-inglesa
hamsa:hamsá;amuleto|fátima|hamsa|maria|miriam|palma
hamster:rosto de hamster;
hand-with-fingers-splayed:;cinco|dedos|separados
hand-with-index-finger-and-thumb-crossed:;army|caro|k-pop|kpop
handbag:bolsa de mão;mão
handshake:aperto de mãos;aperto|combinado|cumprimento|mãos
hatching-chick:pintinho chocando;chocando|pintinho
head-shaking-vertically:;confirmação
headphone:fones de ouvido;fone|ouvido
headstone:lápide;cemitério|descanse em paz|morto|rip|sepultura|tumba|túmulo
health-worker:profissional de saúde;cuidados de saúde|enfermeira|terapeuta
hear-no-evil-monkey:macaco que não ouve nada;não ouve nada|não ouço|ouvidos|tapados
heart-decoration:coração decorativo;decorativo|selo
heart-exclamation:exclamação de coração;exclamação
heart-hands:mãos de coração;amei|amo você|te amo
heart-on-fire:coração em chamas;coração sagrado|luxúria
heart-suit:naipe de copas;copas
heart-with-arrow:coração com flecha;cupido|flechado|paixão
heart-with-ribbon:coração com fita;dia dos namorados
heavy-equals-sign:sinal de igual;
hedgehog:porco-espinho;espinhoso|ouriço
helicopter:helicóptero;
herb:erva;
hibiscus:hibisco;
high-heeled-shoe:sapato de salto alto;alto|chique|moda|salto|sapato|scarpin
high-speed-train:trem de alta velocidade;trens|velocidade
high-voltage:alta tensão;alta|tensão
hiking-boot:bota de trekking;caminhada|mochilão|trilha
hindu-temple:templo hindu;hindu|templo
hippopotamus:hipopótamo;
hole:buraco;buraco no chão
hollow-red-circle:círculo grande oco;
honey-pot:pote de mel;mel|pote
honeybee:abelha;
hook:gancho;atração para venda|bandido|curva
horse:cavalo;equestre
horse-face:rosto de cavalo;equino
horse-racing:corrida de cavalos;jockey|jóquei
hospital:hospital;internado
hot-beverage:café;cafezinho|cafeína|quente
hot-dog:cachorro-quente;cachorro quente|hot dog|pão com salsicha|pão com vina|vina
hot-face:rosto fervendo de calor;calor|insolação|língua de fora|ofegante|rosto vermelho|suando
hot-pepper:pimenta;apimentada|apimentado
hot-springs:chamas;fumaça
hotel:hotel;
hourglass-done:ampulheta;areia
hourglass-not-done:;contando|em cima|tempo
house:casa;domicílio|residência
house-with-garden:casa com jardim;jardim
houses:casas;
hugging-face:rosto abraçando;mãos abraçando|rosto sorrindo
hundred-points:cem pontos;cem|certeza|conte comigo|pontos|sem dúvida|top|total
hushed-face:rosto surpreso;espantado|surpreso
hut:cabana;abrigo|yurt
hyacinth:jacinto;arbusto|bluebonnet|flor-crânio-do-dragão|lavanda|lilás|lupinus|violeta
ice:cubo de gelo;iceberg
ice-cream:sorvete;creme
ice-hockey:hóquei no gelo;
ice-skate:patins de gelo;patinação|patins
id-button:botão id;
identification-card:cartão de identificação;crachá|credenciais|documento|habilitação|identidade|licença|motorista|segurança
inbox-tray:bandeja de entrada;bandeja|entrada|recebida|recebido
incoming-envelope:envelope chegando;chegando
index-pointing-at-the-viewer:;você
index-pointing-up:;indicador
input-latin-letters:letras latinas;
jack-o-lantern:abóbora de halloween;abóbora|halloween|jack
japanese-castle:castelo japonês;pagoda|pagode
japanese-dolls:bonecas japonesas;bonecas|japanesas
japanese-here-button:botão japonês de “aqui”;
japanese-post-office:correio japonês;oriental
japanese-vacancy-button:botão japonês de “vago”;
jar:jarro;condimento|conserva|jarra|molho|nada|recipiente|vazio|vidro
jeans:jeans;calça
jellyfish:água-viva;aquário|ferrão|invertebrado|marinha|medusa|queimadura|tentáculos
joker:curinga;coringa
joystick:joystick;atari|video
judge:juiz no tribunal;juiz
kaaba:caaba islã;islã|muçulmano
kangaroo:canguru;austrália|joey|marsupial|pula|pulo
key:chave;senha|trancado
keyboard:teclado;digitação
kick-scooter:patinete;
kimono:quimono;
kiss-mark:marca de beijo;beijo
kissing-face:rosto beijando;rosto com beijo
kissing-face-with-closed-eyes:;beijando|beijinho
kissing-face-with-smiling-eyes:;beijos
kitchen-knife:faca de cozinha;
kite:pipa;
kiwi-fruit:kiwi;
knocked-out-face:rosto atordoado;acabado|atordoado
knot:nó;corda|cordel|emaranhado|fio|marinheiro
koala:coala;
lab-coat:jaleco;dr.|experimento|experiência
label:etiqueta;rótulo
lacrosse:lacrosse;
ladder:escada;degrau
lady-beetle:joaninha;tipo de besouro
laptop:laptop;notebook|pessoal|trabalho
large-blue-diamond:losango azul grande;
large-orange-diamond:losango laranja grande;
last-quarter-moon:quarto minguante;
last-track-button:botão de faixa anterior;
latin-cross:cruz latina;
leaf-fluttering-in-wind:folha ao vento;folha|soprando|vento
leafy-green:verdura;alface|bok choy|couve|repolho|repolho chinês
ledger:livro contábil;
left-arrow:seta para a esquerda;
left-facing-fist:punho esquerdo;esquerdo|punho
left-luggage:depósito de bagagem;
left-speech-bubble:;conversa
leftwards-hand:mão para a esquerda;
leftwards-pushing-hand:;bate aqui|high five|toca aqui
leg:perna;joelho|membro|perna dobrada
lemon:limão;azedo|cítrico|limão siciliano
leo:signo de leão;
leopard:leopardo;onça
level-slider:controle de volume;controle|volume
libra:signo de libra;
light-blue-heart:coração azul-claro;fofo
light-bulb:lâmpada;ideia|quadrinhos|tenho uma ideia
light-rail:trem urbano;chegada|cheguei|leve
lime:lima;acidez|caipirinha|cítrica|drink|limonada|tequila
link:link;vínculo
linked-paperclips:;clipes|clipes de papel
lion:rosto de leão;leão
lipstick:batom;cosméticos|makeup|maquiagem
litter-in-bin-sign:símbolo de lixeira;
lizard:lagartixa;lagarto|réptil
llama:lhama;alpaca|guanaco|vicunha
lobster:lagosta;bisque|caldo|garras
locked:cadeado;
locked-with-key:;seguro
locked-with-pen:cadeado com caneta;privacidade|privado
locomotive:locomotiva;vapor
lollipop:pirulito;
long-drum:tambor comprido;atabaque|batida|comprido|conga|ritmo
lotion-bottle:frasco de loção;condicionador|frasco|hidratante|loção|protetor|shampoo|xampu
lotus:lótus;budismo|calma|flor de lótus|hinduísmo|pureza|serenidade|vietnã|índia
loudly-crying-face:;chorando alto|infeliz
loudspeaker:buzina;alto-falante|aviso|comunicado|discurso
love-hotel:motel;
love-letter:carta de amor;carta
love-you-gesture:gesto de "te amo";
low-battery:pouca bateria;acabando|bateria|descarregada|eletrônico|fraca|pouca|sem
luggage:mala;bagagem
lungs:pulmões;espiração|exalação|inalação|pulmão|respiração
lying-face:rosto de mentiroso;mentindo|mentira|mentiroso|nariz crescendo|pinocchio|pinóquio
magic-wand:varinha mágica;condão|mágica|varinha
magnet:ímã;atração|ferradura|positivo-negativo
magnifying-glass-tilted-left:lupa para a esquerda;aumento|busca|esquerda|lente|lupa|pesquisa|procura
magnifying-glass-tilted-right:lupa para a direita;direita
mahjong-red-dragon:;mahjong|peça|vermelho
male-sign:símbolo de masculino;
mammoth:mamute;lanoso|presa|pré-histórico
man:homem;adulto|amigo|irmão|marido|namorado
mango:manga;
mans-shoe:sapato masculino;sapatos
mantelpiece-clock:relógio de mesa;relógio antigo
manual-wheelchair:cadeira de rodas manual;cadeira de rodas
map-of-japan:mapa do japão;japão
maple-leaf:folha de bordo;folha caída|folha vermelha|maple
maracas:maracás;chocalho|maraca|maracas
martial-arts-uniform:;artes|faixa|judô|karatê|marciais|preta|taekwondo|uniforme
mate:mate;chimarrão|cuia de chimarrão|tereré
meat-on-bone:carne;carne com osso|carne no osso|churras|churrasco
mechanic:mecânico trabalhando;eletricista|mecânico|prestador de serviço
mechanical-arm:braço mecânico;prótese
mechanical-leg:perna mecânica;
medical-symbol:símbolo da medicina;
megaphone:megafone;aplausos
melon:melão;
melting-face:rosto derretendo;derretendo|sarcástica
memo:memorando;
mending-heart:coração remendado;curando|mais saudável|melhorando|recuperação
mens-room:banheiro masculino;
metro:metrô;túnel|túnel subterrâneo
microbe:micróbio;ameba|bactéria|ciência
microphone:microfone;karaokê|mic
microscope:microscópio;microscópico
middle-finger:dedo do meio;dedo|gesto ofensivo
military-helmet:capacete militar;capacete|exército|guerreiro|soldado
military-medal:medalha militar;condecoração|medalha|prêmio
milky-way:via láctea;céu|estrelado
minibus:van;mini ônibus|veraneio
minus:símbolo de subtração;
mirror:espelho;espéculo|refletor|reflexo|reflexão
mirror-ball:globo de espelhos;balada|boate|discoteca|espelhado|globo|night
moai:moai;moyai
mobile-phone:telefone celular;telefone móvel
mobile-phone-with-arrow:;chamada|smartphone
money-bag:saco de dinheiro;dólares|saco
money-mouth-face:rosto com cifrões;avarenta|cifrão|ganância|riqueza
money-with-wings:dinheiro voando;dinheiro|dinheiro indo embora|voando
monkey:macaco;
monkey-face:rosto de macaco;
monorail:monotrilho;
moon-cake:bolo lunar;bolo da lua|festival|festival chinês|outono|yuèbǐng
moon-viewing-ceremony:contemplação da lua;contemplação
moose:alce;galhada|rena
mosque:mesquita;
mosquito:mosquito;aedes|aegypti|amarela|chicungunha|dengue|febre|malária|pernilongo|vírus|zica
motor-boat:barco;motor
motor-scooter:scooter;monareta|motinho|moto|motoca
motorcycle:motocicleta;
motorway:estrada;caminho
mount-fuji:monte fuji;
mountain:montanha;
mountain-cableway:teleférico de montanha;cabo|teleférico na montanha
mountain-railway:;estrada de ferro
mouse:camundongo;ratinho
mouse-face:rosto de camundongo;
mouse-trap:ratoeira;armadilha|isca
mouth:boca;
movie-camera:câmera de cinema;hollywood
mrs-claus:mamãe noel;mamãe|vovó
multiply:sinal de multiplicação;
mushroom:cogumelo;mario
musical-keyboard:teclado musical;piano
musical-note:nota musical;nota
musical-notes:notas musicais;notas
musical-score:partitura musical;partitura
muted-speaker:alto-falante silenciado;mute
mx-claus:noel;festas|gorro
nail-polish:esmalte de unha;esmalte|manicure|unhas
national-park:parque nacional;parque|parque com rio|reserva florestal|rio
nauseated-face:rosto nauseado;enjoado|enjoo|náusea
nazar-amulet:olho grego;conta|mau-olhado|miçanga|talismã
necktie:gravata;
nerd-face:rosto de nerd;cdf|esperto|estudioso|inteligente|inteligência|nerd|sabe tudo|sabe-tudo|óculos de grau
nest-with-eggs:ninho com ovos;ovos
nesting-dolls:boneca russa;boneca|matriosca|matrioska|russa
neutral-face:rosto neutro;neutro|rosto sem emoção|sem emoção|sem reação
new-button:botão "new";
new-moon:lua nova;escuro|lua negra|nova
new-moon-face:rosto da lua nova;
newspaper:jornal;notícias
next-track-button:botão de próxima faixa;
ng-button:botão ng;
night-with-stars:noite estrelada;cidade à noite|noite
ninja:ninja;assassino|furtividade|habilidades|lutador|oculto
no-entry:entrada proibida;
no-smoking:proibido fumar;
non-potable-water:água não potável;
nose:nariz;cheiro|odor
notebook:caderno;
notebook-with-decorative-cover:caderno decorado;agenda|capa
nut-and-bolt:porca e parafuso;parafuso|porca
o-button-blood-type:botão o (tipo sanguíneo);
octopus:polvo;octopus
oden:oden;espetinho
office-building:edifício comercial;edifício
office-worker:;arquiteto|colarinho branco|gerente|negócios
ogre:ogro;assustador|conto de fadas|demoníaco|malvado|oni
oil-drum:barril de óleo;barril|latão
ok-button:botão ok;
ok-hand:sinal de ok;certo|concordo|rude|sinalizando|ótimo
old-key:chave antiga;antiga|fechadura
old-man:homem idoso;avô|careca|vovô
old-woman:idosa;adulta|velhinha|vovozinha
older-person:idoso;sábio|velho
olive:azeitona;oliveira
on-arrow:seta "on!";
oncoming-automobile:carro se aproximando;carona|se aproximando
oncoming-bus:ônibus se aproximando;
oncoming-fist:soco;tá ligado
oncoming-police-car:;polícia
oncoming-taxi:táxi se aproximando;transporte
one-piece-swimsuit:maiô;
onion:cebola;
open-book:livro aberto;aberto
open-file-folder:pasta de arquivos aberta;aberta
open-hands:mãos abertas;abertas
ophiuchus:signo de ofiúco;
optical-disk:cd;
orange-book:livro laranja;cartilha|laranja
orange-circle:círculo laranja;
orange-heart:coração laranja;
orange-square:quadrado laranja;
orangutan:orangotango;primata
orthodox-cross:cruz ortodoxa;
otter:lontra;brincalhona
outbox-tray:bandeja de saída;enviada|saída
owl:coruja;sabedoria
ox:boi;touro
oyster:ostra;
p-button:botão p;
package:pacote;embrulho
page-facing-up:página voltada para cima;oficial
page-with-curl:página dobrada;dobrado|página
pager:pager;
paintbrush:pincel;pintando
palm-tree:palmeira;coqueiro|árvore de palmeira
palm-up-hand:;venha
palms-up-together:palmas unidas para cima;cima|devoção|juntas|palmas|unidas
pancakes:panquecas;crepes
panda:rosto de panda;panda
paperclip:clipe de papel;clipe
parachute:paraquedas;asa-delta|paraquedista|parasail|saltar de paraquedas
parrot:papagaio;fala|pirata|repete
party-popper:cone de festa;alegria|cone|festa
partying-face:rosto festivo;animação|apito|língua de sogra
passenger-ship:cruzeiro;embarcação|passageiros
passport-control:controle de passaportes;
pause-button:botão pausar;
paw-prints:patas;pata|patinhas de cachorro|pegada|pegada de pata
pea-pod:vagem;edamame|ervilha|leguminosa|pé de feijão
peace-symbol:símbolo da paz;
peach:pêssego;
peacock:pavão;colorido|orgulhoso|pavoa|pomposo
peanuts:amendoim;
pear:pera;
pen:caneta;esferográfica
pencil:lápis;
penguin:pinguim;antartica
pensive-face:rosto deprimido;abatido|deprimido|desanimado|pra baixo
people-hugging:pessoas se abraçando;abraçando|abraço|adeus|amizade|carinho|conforto|obrigado|olá
performing-arts:máscara;ator|atriz|drama|dramática|espetáculo|performance|teatro
persevering-face:rosto perseverante;concentrado|concentração|foco|perseverante|perseverança
person:pessoa;
person-beard:;barba|barbudo
person-biking:ciclista;ciclismo
person-blonde-hair:;louro|pessoa loira|pessoa loura
person-bouncing-ball:pessoa jogando basquete;arremesso|atleta|bater bola|jogador|lance livre
person-bowing:;arrependimento|desculpe|meditação|perdão|reverência|reverência respeitosa
person-cartwheeling:pessoa fazendo estrela;animada|animado|estrelinha|ginasta|ginástica
person-climbing:pessoa escalando;alpinista|escalada|escalando
person-deaf:pessoa surda;audição|surda|surdo|surdos
person-elf:elfo;légolas|magia|mágico|místico|rpg|ser encantado
person-facepalming:pessoa decepcionada;como assim|decepcionada|decepcionado|desapontamento|descrença|inacreditável|meu deus|não acredito|não é possível|pessoa dececionada
person-fairy:fada;asas|encantado|ser
person-feeding-baby:pessoa alimentando bebê;alimentando|pai
person-fencing:esgrimista;esgrima|espada
person-frowning:franzindo a sobrancelha;brava|chateada|chateado|franzindo a testa
person-genie:gênio;desejos
person-gesturing-no:;de jeito nenhum|gesto|sem chance
person-gesturing-ok:;exercício|gesto para ok
person-getting-haircut:pessoa cortando o cabelo;cortando o cabelo|corte de cabelo|salão|salão de beleza
person-getting-massage:;dor de cabeça|massagem|massagem facial|pele|spa
person-golfing:golfista;golf|jogando
person-in-bed:pessoa deitada na cama;boa|cochilo|soneca
person-in-lotus-position:;ioga|pernas|posição|postura|yoga|zen
person-in-steamy-room:pessoa na sauna;sauna
person-in-suit-levitating:homem de terno levitando;homem de terno|terno
person-in-tuxedo:pessoa de smoking;gala|homem de smoking|noivo|smoking
person-juggling:malabarista;equilíbrio|habilidade|malabares|malabarismo|multitarefa
person-kneeling:pessoa ajoelhando;ajoelhado|joelhos|por favor
person-lifting-weights:pessoa levantando peso;fisiculturista|força|peso
person-mage:mago;bruxa|feiticeira|feiticeiro|feitiço|maga
person-merpeople:pessoa sereia;canto|cauda|contos|criatura|fundo|sereia|sirene|tridente
person-mountain-biking:;mountain bike|pedalando
person-playing-handball:handebol;handball|passe
person-playing-water-polo:;aquático|competição|polo
person-pouting:pessoa fazendo bico;beicinho|beiço|careta|emburrada|emburrado|fazendo bico
person-raising-hand:pessoa levantando a mão;eu sei|levantando a mão|levantar a mão
person-rowing-boat:pessoa remando;bote|remo
person-running:pessoa correndo;correndo|maratona|maratonista|pressa
person-shrugging:pessoa dando de ombros;dar de ombros|dúvida|ignorância|indiferença|não sei|ombros|quem sabe|sei lá|tanto faz
person-standing:pessoa em pé;de pé
person-superhero:super-herói;bem|bom|heroína|herói|super-homem|superman
person-supervillain:supervilão;criminoso|mal|mau|vilão
person-surfing:surfista;ondas|prancha|surf
person-swimming:pessoa nadando;olimpíada|triatlo
person-taking-bath:pessoa tomando banho;banho
person-tipping-hand:;diva|divo|fala sério|fofoca|informações|jogada de cabelo|sarcasmo
person-vampire:vampiro;bruxas|dia|drácula|terror
person-walking:pessoa andando;passo|pedestre|perambulando
person-wearing-turban:pessoa com turbante;turbante
person-with-bunny-ears:;amigas|dançarinas|gêmeas|melhores|orelhas
person-with-crown:pessoa com coroa;monarca|nobre|reino
person-with-skullcap:homem de boné;chapéu chinês|gua pi mao|guapimao
person-with-veil:pessoa com véu;noiva|noiva com véu|véu|véu de noiva
person-with-white-cane:;cego
person-wrestling:pessoas lutando;combate|greco-romana|livre|torneio
person-zombie:zumbi;apocalipse|morto-vivo
petri-dish:placa de petri;biologia|cultura|laboratório|petri
phoenix-bird:fênix;imortal|pássaro de fogo|reencarnação|reincarnação|renascimento|transformação
piata:pinhata;cinco de maio
pick:picareta;mineração
pickup-truck:caminhonete;caçamba|picape|pick-up|pickup
pie:torta;fatia|fatia de torta|padaria|recheio|salgado
pig:porco;
pig-face:rosto de porco;
pig-nose:nariz de porco;
pile-of-poo:cocô;estrume|excremento|fezes
pill:comprimido;cápsula|pílula|remédio
pilot:piloto;
pinched-fingers:dedos comprimidos;beliscado|gesto de mão|interrogação|italiana|itália|maravilha|o quê|sarcástico
pinching-hand:mão beliscando;pequena quantidade|pouco|pouquinho
pine-decoration:decoração de pinhos;bambu|decoração de pinhas|pinha
pineapple:abacaxi;
ping-pong:pingue-pongue;pingpong
pink-heart:coração rosa;adorável
pirate-flag:bandeira de pirata;
pisces:signo de peixes;
pizza:pizza;
placard:placa;cartaz|demonstração|letreiro|piquete|protesto
place-of-worship:local de culto;
play-button:botão reproduzir;
playground-slide:escorregador;parquinho|playground
pleading-face:rosto implorando;implorando|olhar de cachorrinho|olhos grandes|por que não|pq não
plunger:desentupidor;banheiro|encanador|sucção
plus:símbolo de adição;
polar-bear:urso polar;urso|ártico
police-car:viatura policial;carro patrulha
police-officer:policial;autoridade
poodle:poodle;
pool-8-ball:bilhar;bola oito
popcorn:pipoca;
post-office:correio;europeu
postal-horn:corneta postal;corneta|correios|postal
postbox:caixa de correio;
pot-of-food:panela;ensopado|tigela de comida
potable-water:água potável;
potato:batata;
potted-plant:vaso com planta;chato|decoração|planta|samambaia|sem utilidade
poultry-leg:coxa de frango;aves|coxa|coxinha
pound-banknote:nota de libra;libra
pouring-liquid:derramando líquido;acabou|acidente|fim|líquido|ops
pouting-cat:;mal-humorado
pouting-face:rosto furioso;furioso
prayer-beads:rosário de oração;oração|reza|rosário|terço
pregnant-man:homem grávido;barriga|cheio|comi demais|excesso de peso|gravidez|grávido|inchado
pregnant-person:pessoa grávida;excesso|inchada
pregnant-woman:grávida;estou grávida
pretzel:pretzel;pão torcido
prince:príncipe;
princess:princesa;loira
printer:impressora;impressão
purple-circle:círculo roxo;
purple-heart:coração roxo;coração lilás|roxo
purple-square:quadrado roxo;
purse:bolsinha;niqueleira
pushpin:tacha;
puzzle-piece:quebra-cabeça;dica|encaixe
rabbit:coelho;coelhinho|coelhinho da páscoa
rabbit-face:rosto de coelho;
raccoon:guaxinim;astuto|curioso|travesso
racing-car:carro de corrida;automobilismo|corrida
radio:rádio;radiola
radio-button:botão de opção;
railway-car:vagão de trem;elétrico|ferroviário|vagão
railway-track:trilhos;
rainbow:arco-íris;gay|lgbt|lgbtqia+|lésbica|orgulho|transgênero
rainbow-flag:bandeira do arco-íris;
raised-back-of-hand:dorso da mão levantado;dorso|levantado|para tudo
raised-fist:punho levantado;punho erguido|solidariedade
raised-hand:mão levantada;erguida
raising-hands:mãos para cima;ambas as mãos|viva
ram:carneiro;chifre|áries
rat:rato;ratazana
razor:lâmina;afiada|afiado|barbeador|gilete
receipt:recibo;contabilidade|escrituração|evidência|fatura|prova
record-button:botão gravar;
recycling-symbol:símbolo de reciclagem;
red-apple:maçã vermelha;vermelha
red-circle:círculo vermelho;
red-envelope:envelope vermelho;boa sorte|hóngbāo|lai see
red-heart:coração vermelho;
red-paper-lantern:;izakaya
red-square:quadrado vermelho;
registered:símbolo de registrado;
relieved-face:rosto aliviado;em paz
reminder-ribbon:fita de lembrete;lembrete
repeat-button:botão de repetir;
rescue-workers-helmet:capacacete de socorrista;branca|cruz|primeiros|resgate|salvamento|socorrista|socorros
reverse-button:botão de voltar;
revolving-hearts:corações girando;bonitinho|corações|girando
rhinoceros:rinoceronte;
ribbon:laço de fita;fita|laço
rice-ball:arroz japonês;bolinho de arroz|onigiri
rice-cracker:biscoito de arroz;bolacha de arroz
right-anger-bubble:balão de raiva à direita;briga|discussão|enérgico
right-arrow:seta para a direita;
right-facing-fist:punho direito;direito
rightwards-hand:mão para a direita;
ring:anel;
ring-buoy:boia;guarda-vidas|salva|salva-vidas|vidas
ringed-planet:planeta com anéis;anéis|planeta|saturnino|saturno
roasted-sweet-potato:batata assada;assada|batata-doce
robot:rosto de robô;robotizado|robô
rock:pedra;pedregulho|pesado|rocha|seixo|sólido
rocket:foguete;espaço
roll-of-paper:rolo de papel;higiênico|papel|rolo|toalha
rolled-up-newspaper:jornal enrolado;enrolado
roller-coaster:montanha russa;parque temático
roller-skate:patins de rodas;rodas
rolling-on-the-floor-laughing:rolando no chão de rir;chão|rir|rolando
rooster:galo;
rose:rosa;
rosette:roseta;flor amarela
round-pushpin:tacha redonda;localização|redonda
rugby-football:bola de rugby;rugby
running-shirt:camiseta de corrida;
running-shoe:tênis de corrida;esportivo
sad-but-relieved-face:;aliviado|ufa
safety-pin:alfinete de segurança;alfinete|fralda|punk
safety-vest:colete salva-vidas;colete|emergência|refletivo
sagittarius:signo de sagitário;
sailboat:barco a vela;iate|resort
sake:saquê;
salt:sal;sabor|saleiro
saluting-face:rosto saudando;respeito|senhor|tropa
sandwich:sanduíche;
santa-claus:papai noel;papai
sari:sari;indiana
satellite:satélite;
satellite-antenna:antena parabólica;antena|parabólica
sauropod:saurópode;braquiosaurus|braquiossauro|brontossauro|brontossuro|dinossauro|diplodocus|diplódoco
saxophone:saxofone;sax
scarf:cachecol;pescoço
school:escola;prédio da escola
scientist:cientista;engenheiro|físico
scissors:tesoura;
scorpio:signo de escorpião;
scorpion:escorpião;
screwdriver:chave de fenda;
scroll:pergaminho;
seal:foca;animal marinho|leão marinho|leão-marinho
seat:assento;poltrona
see-no-evil-monkey:macaco que não vê nada;não vi nada
seedling:muda de planta;broto|jovem|muda|planta jovem|plantinha
selfie:selfie;camera
service-dog:cão de serviço;accessibilidade|assistência|pastor alemão|serviço
sewing-needle:agulha de costura;agulha|alfaiataria|bordados|costura|suturas|vagonite
shaking-face:rosto tremendo;louco|loucura|pânico|terremoto|tremendo|vibração
shallow-pan-of-food:caçarola com comida;caçarola|comida|paella|rasa
shamrock:trevo;irlanda
shark:tubarão;
shaved-ice:raspadinha de gelo;gelo|raspadinha
sheaf-of-rice:planta de arroz;espiga de arroz|grãos|planta do arroz
shield:escudo;
shinto-shrine:santuário japonês;santuário|xintoísmo
ship:navio;férias
shooting-star:estrela cadente;cadente|cai
shopping-bags:sacolas de compras;compras|sacolas|shopping
shopping-cart:carrinho de compras;carrinho|supermercado
shortcake:pão de ló de morango;bolo recheado|fatia de bolo|pão de ló
shorts:shorts;bermuda
shower:chuveiro;ducha
shrimp:camarão;crustáceo
shushing-face:;faça silêncio|fica quieta|silêncio
sign-of-the-horns:saudação do rock;rock
singer:cantor;
skateboard:skate;rodinhas|skatista
skier:esquiador;
skis:esqui;
skull:caveira;corpo|morte
skull-and-crossbones:caveira e ossos cruzados;ossos|ossos cruzados
skunk:gambá;fedida|fedido|fedor
sled:trenó;tobogã
sleeping-face:rosto dormindo;dormindo
sleepy-face:rosto sonolento;cara de sono|rosto com sono
slightly-frowning-face:rosto meio triste;triste|tristinho
slightly-smiling-face:;sorriso leve
slot-machine:caça-níquel;aposta|cassino|máquina
sloth:preguiça;bicho-preguiça|lenta|lentidão|preguiçosa|preguiçoso
small-airplane:avião pequeno;jatinho|jato|pequeno
small-blue-diamond:losango azul pequeno;
small-orange-diamond:losango laranja pequeno;
smiling-cat-with-heart-eyes:;apaixonado
smiling-face:rosto sorridente;corada|corado|relaxado|sorridente
smiling-face-with-halo:;anjinho|auréola|inocente|sorriso com auréola
smiling-face-with-heart-eyes:;olhar apaixonado|olhos de coração
smiling-face-with-hearts:;amando|amo|apaixonada|crush
smiling-face-with-horns:;malícia|roxa
smiling-face-with-smiling-eyes:;alegre|encabulada|satisfeita
smiling-face-with-sunglasses:;muito sol|na boa|sorriso de óculos|to legal
smiling-face-with-tear:;aliviada|contente|emocionado|grata|lágrima|orgulhosa
smirking-face:rosto com sorriso maroto;sorriso maldoso|sorriso malicioso|sorriso maroto|suspeito
snail:caracol;escargot
snake:cobra;serpente
sneezing-face:rosto espirrando;espirrando|espirro
snow-capped-mountain:montanha com neve;alpes
snowboarder:praticante de snowboard;snowboard
snowflake:floco de neve;floco
snowman:boneco de neve;boneco|inverno|neve
snowman-without-snow:boneco de neve sem neve;
soap:sabonete;espuma|saboneteira
soccer-ball:bola de futebol;futebol
socks:meias;meia|meião
soft-ice-cream:sorvete italiano;sorvete de casquinha|sorvete de massa|sorvete na casquinha
softball:softbol;softball
soon-arrow:seta "soon";
sos-button:botão sos;
spade-suit:naipe de espadas;
spaghetti:espaguete;italiano|macarronada|macarrão
sparkler:vela estrela;fogo de artifício
sparkles:brilhos;brilhantes|faíscas
sparkling-heart:coração brilhante;emocionante
speak-no-evil-monkey:macaco que não fala nada;boca tapada|não|não fale nada|segredo|silencio|ups
speaker-low-volume:;baixo
speaker-medium-volume:;médio
speaking-head:silhueta falando;berro|falando|grito|silhueta|voz
speech-balloon:balão de diálogo;balão de conversa|diálogo
speedboat:lancha;verão
spider:aranha;dias das bruxas
spider-web:teia de aranha;teia
spiral-calendar:calendário espiral;espiral
spiral-notepad:bloco espiral;bloco
spiral-shell:caramujo;concha|concha em espiral
sponge:esponja;absorvente|absorção|porosa|poroso
spoon:colher;
sport-utility-vehicle:suv;veículo recreacional
sports-medal:medalha esportiva;
spouting-whale:baleia esguichando água;esguicho
squid:lula;molusco
squinting-face-with-tongue:;eca|horrível
stadium:estádio;arena
star:estrela branca média;astronomia
star-and-crescent:estrela e lua crescente;
star-of-david:estrela de davi;
star-struck:;super animada|super animado|super feliz|superanimada|superanimado|superfeliz
station:estação;estação de trem
statue-of-liberty:estátua da liberdade;estátua|liberdade
steaming-bowl:lámen;miojo|quentinha|ramen|sopa|tigela|tigela de macarrão
stethoscope:estetoscópio;médica|tum tum
stop-button:botão parar;
stop-sign:sinal de pare;pare|sinal
stopwatch:cronômetro;
straight-ruler:régua reta;régua
strawberry:morango;
student:aluno;estudante|graduando
studio-microphone:microfone de estúdio;estúdio
stuffed-flatbread:pão recheado;kebab|wrap
sun:sol;dia claro|raios
sun-behind-cloud:sol por trás das nuvens;
sun-behind-large-cloud:nublado;
sun-behind-rain-cloud:sol com chuva;
sun-behind-small-cloud:sol com nuvens;ensolarado
sun-with-face:rosto do sol;
sunflower:girassol;
sunglasses:óculos escuros;óculos de sol
sunrise:aurora sobre água;aurora|sol da manhã|sol nascendo
sunrise-over-mountains:aurora sobre montanhas;
sunset:pôr do sol;
sushi:sushi;restaurante japonês|sashimi
suspension-railway:;suspensão
swan:cisne;patinho feio
sweat-droplets:pingos de suor;borrifo|splash|suor
synagogue:sinagoga;judaísmo|judeu|judia
syringe:seringa;injeção|vacina|vacinação
t-rex:tiranossauro rex;t-rex
t-shirt:camiseta;camisa
taco:taco;tacos
takeout-box:caixa para viagem;delivery|marmita
tamale:tamale;pamonha
tanabata-tree:árvore de tanabata;estrelas|japonesa|tanabata|tiras
tangerine:tangerina;
taurus:signo de touro;
taxi:táxi;
teacher:professora na escola;instrutora|professora
teacup-without-handle:xícara de chá sem alça;chá verde|xícara|xícara de chá
teapot:bule;chaleira|infusão
tear-off-calendar:;destacáveis|destacável|páginas|várias
technologist:programador;desenvolvedor|inventor|tecnólogo
teddy-bear:ursinho de pelúcia;bichinho|brinquedo|enchimento|pelúcia|ursinho
telephone:telefone no gancho;
telephone-receiver:telefone;aparelho de telefone
telescope:telescópio;
television:televisão;canal
tennis:tênis;
tent:barraca;
test-tube:tubo de ensaio;ensaio|químico|tubo
thermometer:termômetro;temperatura
thinking-face:rosto pensativo;curiosa|hmm|ideias|mão no queixo|pensando|pensativa|pensativo
thong-sandal:chinelo;alpargatas|rasteirinha
thought-balloon:balão de pensamento;inventando|invenção|pensamento
thread:carretel;barbante
thumbs-down:polegar para baixo;dedão|dedão para baixo|desaprovado|desaprovação|não gostei|para baixo|ruim
thumbs-up:polegar para cima;sim|valeu
ticket:ingresso;
tiger:tigre;
tiger-face:rosto de tigre;
timer-clock:relógio temporizador;relógio
tired-face:rosto cansado;cansado|desesperado|exausto
toilet:vaso sanitário;patente|privada|sanitário|toalete|vaso
tokyo-tower:torre de tóquio;torre|tóquio
tomato:tomate;fruto
tongue:língua;
toolbox:caixa de ferramentas;
tooth:dente;dentista
toothbrush:escova de dentes;dental|dentes|escova|higiene
top-arrow:seta "top";
top-hat:cartola;
tornado:tornado;furacão
trackball:trackball;bolinha
tractor:trator;obra
train:trem;
tram:bonde elétrico;
tram-car:bonde;
transgender-flag:bandeira transgênero;
transgender-symbol:símbolo transgênero;
triangular-flag:bandeira triangular;
triangular-ruler:régua triangular;geometria|ângulo
trident-emblem:emblema de tridente;
troll:troll;
trolleybus:trólebus;
trophy:troféu;campeã|campeão
tropical-drink:bebida tropical;bebida|coquetel de frutas|tropical
tropical-fish:peixe tropical;
trumpet:trompete;
tulip:tulipa;
tumbler-glass:copo;whisky
turkey:peru;peru de natal
turtle:tartaruga;
two-hearts:dois corações;casal|dois
two-hump-camel:camelo com duas corcovas;
umbrella:guarda-chuva;chuva|sombrinha aberta
umbrella-on-ground:guarda-sol;sombra
umbrella-with-rain-drops:sombrinha na chuva;gotas|sombrinha
unamused-face:rosto aborrecido;blasé|nada engraçado|não achou graça|não está feliz
unicorn:rosto de unicórnio;unicórnio
unlocked:cadeado aberto;destrancado
up-arrow:seta para cima;
up-button:botão "up!";
upside-down-face:;rosto invertido
vibration-mode:modo vibratório;
victory-hand:mão em v de vitória;v de vitória|vitória
video-camera:câmera de vídeo;filmadora|vídeo
video-game:videogame;jogos|playstation|xbox
videocassette:videocassete;cassete|vhs
violin:violino;
virgo:signo de virgem;
volcano:vulcão;erupção vulcânica|lava
volleyball:bola de vôlei;vôlei
vs-button:botão vs;
vulcan-salute:saudação vulcana;jornada nas estrelas|saudação|saudação star trek|spock|star trek|startrek
waffle:waffle;gofre|wafel|wafle
waning-crescent-moon:lua minguante côncava;côncava|minguante
waning-gibbous-moon:lua minguante convexa;convexa
wastebasket:lixeira;cesto|lixo
watch:relógio de pulso;
water-buffalo:búfalo-asiático;búfalo
water-pistol:pistola d'água;pistola
water-wave:onda;surfe|tsunami
watermelon:melancia;
waving-hand:mão acenando;acenando|aceno|até mais|está aí?|flw|taí?|tchau
wavy-dash:travessão ondulado;
waxing-crescent-moon:lua crescente côncava;
waxing-gibbous-moon:lua crescente convexa;
weary-cat:rosto de gato desolado;oh!
weary-face:rosto desolado;aborrecido|cansei|desolado|perdi
wedding:capela de casamento;capela|casamento
whale:baleia;
wheel:roda;pneu|volante
wheel-of-dharma:roda do dharma;
white-cane:bengala para cegos;bengala|deficiente|visual
white-circle:círculo branco;
white-flag:bandeira branca;
white-flower:flor branca;carimbo|carimbo de flor|carimbo de parabéns
white-heart:coração branco;branco
white-large-square:quadrado branco grande;
white-medium-square:quadrado branco médio;
white-small-square:quadrado branco pequeno;
white-square-button:botão quadrado branco;
wilted-flower:flor murcha;morrendo|murcha|murchando
wind-chime:carrilhão de vento;
wind-face:rosto de vento;
window:janela;abertura|fresco|transparente|vista
wine-glass:vinho;cálice de vinho
wing:asa;angelical|aviação|celestial|mitologia|voar alto
winking-face:rosto com olho piscando;piscada|rosto piscando
winking-face-with-tongue:;brincadeira|piscadela|provocação
wireless:sem fio;
wolf:rosto de lobo;lobo
woman:mulher;guria|mina
womans-boot:bota feminina;bota|calçado|feminina
womans-clothes:roupas femininas;
womans-hat:chapéu feminino;chapéu|feminino
womans-sandal:sandália feminina;sandália
womens-room:banheiro feminino;
wood:madeira;lenha|madeira serrada|tora|tronco
woozy-face:rosto embriagado;alcoolizado|boca ondulada|bêbada|bêbado|embriagada|embriagado|intoxicado|olhos tortos|tonta
world-map:mapa-múndi;geografia|mapa|mundo
worm:minhoca;anelídeo|parasita|verme
worried-face:rosto preocupado;preocupado
wrapped-gift:presente;embrulhado|mimo
wrench:chave inglesa;inglesa|reforma
writing-hand:escrevendo à mão;escrevendo
x-ray:raio x;doutor|esqueleto|radiografia
yarn:novelo;crochê|tricô
yawning-face:rosto bocejando;bocejo|entediada|entediado
yellow-circle:círculo amarelo;
yellow-heart:coração amarelo;amarelo|love
yellow-square:quadrado amarelo;
yen-banknote:nota de iene;iene
yin-yang:yin yang;
yo-yo:ioiô;flutua
zany-face:rosto bizarro;cara de maluco|doida|doido|excêntrico|louca|olhar de maluco
zebra:zebra;listra|listras
zipper-mouth-face:rosto com boca de zíper;boca fechada
zzz:zzz;boa noite|cansada|com sono|roncando`;
