// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `1st-place-medal:medalla de oro;oro|primero
2nd-place-medal:medalla de plata;plata|segundo
3rd-place-medal:medalla de bronce;bronce|tercero
a-button-blood-type:grupo sanguíneo a;
ab-button-blood-type:grupo sanguíneo ab;
abacus:ábaco;cálculo|matemáticas
accordion:acordeón;concertina
adhesive-bandage:tirita;apósito
admission-tickets:entradas;acceso|admisión|evento
aerial-tramway:teleférico;aéreo
airplane:avión;aeroplano
airplane-arrival:avión aterrizando;llegada
airplane-departure:avión despegando;
alarm-clock:reloj despertador;alarma|despertador
alembic:alambique;química
alien:alienígena;alien|criatura|extraterrestre|ovni
alien-monster:monstruo alienígena;
ambulance:ambulancia;asistencia médica
american-football:;fútbol americano
amphora:ánfora;acuario
anatomical-heart:corazón humano;anatomía|cardiología|pulso|órgano
anchor:ancla;
anger-symbol:símbolo de enfado;enfado
angry-face:cara enfadada;histérico
angry-face-with-horns:;demonio|diablo
anguished-face:cara angustiada;angustia|angustiado
ant:hormiga;antenas
antenna-bars:barras de cobertura;
anxious-face-with-sweat:;ansiedad
articulated-lorry:camión articulado;camión
artist:artista;pintor|pinturas
artist-palette:paleta de pintor;arte|paleta|pintura
astonished-face:cara asombrada;alucinado|asombrado|pasmado
astronaut:astronauta;
atom-symbol:símbolo de átomo;
auto-rickshaw:mototaxi;rickshaw|tuk tuk
automobile:coche;automóvil
avocado:aguacate;
axe:hacha;hachuela
b-button-blood-type:grupo sanguíneo b;
baby:bebé;joven
baby-angel:bebé ángel;ángel
baby-bottle:biberón;bibe|bibi
baby-chick:pollito;polluelo
baby-symbol:señal de bebé;
back-arrow:flecha back;
backhand-index-pointing-left:;índice
backpack:mochila escolar;mochila
bacon:beicon;bacon|panceta
badger:tejón;ratel|tejón melero
badminton:bádminton;raqueta|volante
bagel:bagel;panadería
baggage-claim:recogida de equipajes;
baguette-bread:baguete;baguette|barra|francés
balance-scale:balanza;justicia|peso
ballet-shoes:zapatillas de ballet;ballet|balé|danza
balloon:globo;
ballot-box-with-ballot:urna con papeleta;papeleta|voto
banana:plátano;banana
banjo:banjo;banyo|cuerda
bank:banco;banca
bar-chart:gráfico de barras;barras|gráfico
barber-pole:poste de barbero;barbero|barbería|peluquero|poste
baseball:béisbol;baseball
basket:cesta;colada|cosecha|pícnic
basketball:balón de baloncesto;balón|canasta
bat:murciélago;
bathtub:bañera;
battery:pila;
beach-with-umbrella:playa y sombrilla;playa|sombrilla
beans:alubias;habichuela roja|habichuelas|judía roja|judías|legumbre
bear:oso;
beating-heart:corazón latiendo;
beaver:castor;roedor
bed:cama;
beer-mug:jarra de cerveza;cerveza|jarra
beetle:escarabajo;
bell:campana;
bell-pepper:pimiento;ají|morrón
bell-with-slash:;cancelación|ruido
bellhop-bell:timbre de hotel;botones|timbre
bento-box:caja de bento;bento|caja
beverage-box:tetrabrik;brick|cartón|envase|zumo
bicycle:bicicleta;bici
bikini:bikini;
billed-cap:gorra con visera;gorra|visera
biohazard:riesgo biológico;
bird:pájaro;pajarillo
birthday-cake:tarta de cumpleaños;cumpleaños|tarta
bison:bisonte;cíbolo
biting-lip:labio mordido;ansioso|incómodo|nervioso|preocupado
black-cat:gato negro;mala suerte|negro
black-circle:círculo negro;
black-flag:bandera negra;
black-heart:corazón negro;corazón
black-large-square:cuadrado negro grande;
black-medium-square:cuadrado negro mediano;
black-nib:pluma negra;tinta
black-small-square:cuadrado negro pequeño;
blackbird:pájaro negro;cuervo|grajo|mirlo
blossom:flor;
blowfish:pez globo;
blue-book:libro azul;azul|libro
blue-circle:círculo azul;
blue-heart:corazón azul;
blue-square:cuadrado azul;
blueberries:arándanos;arándano|baya|frutos del bosque|mirtilo
boar:jabalí;cerdo salvaje
bomb:bomba;
bone:hueso;
bookmark:marcapáginas;marcador
bookmark-tabs:marcadores;pestañas
books:libros;
boomerang:bumerán;boomerang
bottle-with-popping-cork:botella descorchada;botella|cava|corcho
bouquet:ramo de flores;bouquet|flores|ramo
bow-and-arrow:arco y flecha;arco|arquero|flecha|sagitario
bowl-with-spoon:cuenco con cuchara;cereal|desayuno
bowling:bolos;bola de bolos
boxing-glove:guante de boxeo;boxeo|guante
boy:niño;
brain:cerebro;inteligente
bread:pan de molde;pan|rebanada|tostada
breast-feeding:lactancia materna;dar pecho|pecho
brick:ladrillo;arcilla|cemento|muro|pared
bridge-at-night:puente de noche;puente
briefcase:maletín;cartera|documentos
briefs:ropa interior;bañador|bragas|braguitas|calzoncillos|slip
bright-button:brillo alto;
broccoli:brócoli;col|repollo
broken-chain:cadena rota;cadena|esposas|rotura
broken-heart:corazón roto;partido|roto
broom:escoba;
brown-circle:círculo marrón;
brown-heart:corazón marrón;marrón
brown-mushroom:champiñón marrón;hongo|naturaleza|seta|vegetal
brown-square:cuadrado marrón;
bubble-tea:té de burbujas;boba|bubble tea|burbuja|perla
bubbles:burbujas;bajo el agua
bucket:cubo;balde|barreño|cuba|cubeta
bug:bicho;
building-construction:construcción;obra
bullet-train:tren bala;bala|shinkansen
bullseye:diana;en el blanco
burrito:burrito;mexicano|tex mex|wrap
bus:autobús;bus
bus-stop:parada de autobús;parada
bust-in-silhouette:silueta de busto;busto|silueta
busts-in-silhouette:dos siluetas de bustos;bustos|siluetas
butter:mantequilla;lácteo
butterfly:mariposa;bonito
cactus:cactus;
calendar:calendario;fecha
call-me-hand:;meñique
camel:dromedario;joroba
camera:cámara de fotos;cámara
camera-with-flash:cámara con flash;flash
camping:camping;acampada|campamento
candle:vela;luz
candy:caramelo;chuche|chuchería|golosina
canned-food:comida enlatada;conserva|lata
canoe:canoa;barca|piragua
card-file-box:archivador de tarjetas;archivo
card-index:organizador de fichas;ficha|organizador|tarjetas
card-index-dividers:separador de fichas;fichas|fichero|separador
carousel-horse:caballo de tiovivo;tiovivo
carp-streamer:banderín de carpas;banderín|koinobori
carpentry-saw:sierra de carpintería;carpintero|carpintería|sierra
carrot:zanahoria;
castle:castillo europeo;castillo
cat:gato;gatete|minino
cat-face:cara de gato;cara|mascota
cat-with-tears-of-joy:gato llorando de risa;risa
cat-with-wry-smile:gato haciendo una mueca;irónico
chains:cadenas;
chair:silla;
chart-decreasing:;descendente|gráfica|tendencia descendente
chart-increasing:;ascendente|tendencia ascendente
chart-increasing-with-yen:mercado al alza;alza|mercado|mercado alcista
check-mark:marca de verificación;
cheese-wedge:cuña de queso;cuña|queso|trozo
chequered-flag:bandera de cuadros;
cherries:cerezas;cereza|guindas
cherry-blossom:flor de cerezo;cerezo
chess-pawn:peón de ajedrez;ajedrez|peón
chestnut:castaña;castaño|fruto seco
chicken:gallina;gallinácea
child:infante;crío|género|neutro
children-crossing:niños cruzando;
chipmunk:ardilla;
chocolate-bar:tableta de chocolate;chocolate|tableta
chopsticks:palillos;cubiertos|hashi
christmas-tree:árbol de navidad;abeto de navidad|navidad|árbol
church:iglesia;cristianismo
cigarette:cigarrillo;cigarro
circled-m:m en círculo;
circus-tent:carpa de circo;carpa|circo
cityscape:paisaje urbano;paisaje
cityscape-at-dusk:ciudad al atardecer;ciudad|edificios
clamp:tornillo de banco;tornillo
clapper-board:claqueta;claqueta de cine
clapping-hands:manos aplaudiendo;palmas
classical-building:edificio clásico;clásico|edificio
clinking-beer-mugs:;jarras
clinking-glasses:copas brindando;brindis
clipboard:portapapeles;papeles|pinza
closed-book:libro cerrado;cerrado
closed-mailbox-with-lowered-flag:;bandera|buzón cerrado
closed-mailbox-with-raised-flag:;con contenido
closed-umbrella:paraguas cerrado;accesorios
cloud:nube;tiempo
cloud-with-lightning:nube con rayo;rayo
cloud-with-lightning-and-rain:nube con rayo y lluvia;trueno
cloud-with-rain:nube con lluvia;lluvia
cloud-with-snow:nube con nieve;
clown-face:cara de payaso;payaso
club-suit:palo de tréboles;palo|tréboles
clutch-bag:bolso de mano;complementos
coat:abrigo;chaquetón
cockroach:cucaracha;alimaña|plaga
cocktail-glass:copa de cóctel;copa|cóctel
coconut:coco;piña colada
coffin:ataúd;
coin:moneda;metal|tesoro
cold-face:cara con frío;cara congelada|congelado|frío
collision:colisión;
comet:meteorito;
compass:brújula;compás|magnético|navegación|orientación
computer-disk:minidisc;
computer-mouse:ratón de ordenador;
confetti-ball:bola de confeti;confeti
confounded-face:cara de frustración;frustrado
confused-face:cara de confusión;confuso
construction:obras;señal de obras
construction-worker:;obrero|trabajador
control-knobs:ruedas de control;control|diales|potenciómetros|ruedas
convenience-store:;establecimiento|tienda de comestibles
cook:chef;cocinero|cocinillas|guisandero|pinche
cooked-rice:arroz cocido;arroz
cookie:galleta;pasta|postre
cooking:cocinar;freír|sartén
cool-button:botón cool;
coral:coral;arrecife|océano
couch-and-lamp:sofá y lámpara;lámpara|sofá
cow:vaca;bovino|res
cow-face:cara de vaca;
cowboy-hat-face:;vaquera|vaquero
crab:cangrejo;
crayon:lápiz de cera;cera
credit-card:tarjeta de crédito;crédito|tarjeta
crescent-moon:luna;
cricket:grillo;saltamontes
cricket-game:críquet;
crocodile:cocodrilo;caimán
croissant:cruasán;bollo|croissant
cross-mark:marca de cruz;
cross-mark-button:botón con marca de cruz;
crossed-fingers:dedos cruzados;dedos
crossed-flags:banderas cruzadas;
crossed-swords:espadas cruzadas;cruzadas|espadas
crown:corona;reina|rey
crutch:muleta;discapacidad|lesión
crying-cat:gato llorando;pena|triste
crying-face:cara llorando;
crystal-ball:bola de cristal;bola|buena fortuna|cristal
cucumber:pepino;pepinillo
cup-with-straw:vaso con pajita;refresco
cupcake:magdalena;cupcake|repostería
curling-stone:piedra de curling;roca
currency-exchange:cambio de divisas;
curry-rice:arroz con curry;curry
custard:flan;pudding
cut-of-meat:corte de carne;carne|chuleta|filete
cyclone:ciclón;tifón
dagger:puñal;daga
dango:dango;pincho
dashing-away:salir corriendo;humo
deciduous-tree:árbol de hoja caduca;caducifolio|hoja caduca
deer:ciervo;bambi|cervatillo
delivery-truck:camión de reparto;mercancías|reparto
department-store:grandes almacenes;comercio
derelict-house:casa abandonada;abandonada|deshabitada|inhabitada|vacía
desert:desierto;
desert-island:isla desierta;desierta|isla
desktop-computer:ordenador de sobremesa;sobremesa
detective:detective;espía
diamond-suit:palo de diamantes;diamantes
diamond-with-a-dot:rombo con pétalo;
dim-button:brillo bajo;
disappointed-face:cara decepcionada;decepcionado|decepción
disguised-face:cara disfrazada;careta|disfraz|disimulo|incógnito
diving-mask:máscara de buceo;buzo|esnórquel|máscara|tubo
diya-lamp:lámpara de aceite;aceite|diya
dizzy:símbolo de mareo;mareo
dna:adn;biólogo|evolución|gen|genética|vida
dodo:dodo;dronte|extinguido|mauricio
dog:perro;cachorro|perrete
dog-face:cara de perro;
dollar-banknote:billete de dólar;billete|billete de banco
dolphin:delfín;cetáceo
donkey:burro;animal|asno|borrico|mamífero|mula|terco
door:puerta;
dotted-line-face:cara con línea de puntos;depresivo|deprimido|introvertido|invisible
dotted-six-pointed-star:estrella de seis puntas;
double-curly-loop:bucle doble;
double-exclamation-mark:exclamación doble;
doughnut:dónut;berlina|rosquilla
dove:paloma;paz
down-arrow:flecha hacia abajo;
downcast-face-with-sweat:cara con sudor frío;
downwards-button:triángulo hacia abajo;
dragon:dragón;
dragon-face:cara de dragón;
dress:vestido;
drooling-face:cara babeando;baba|babeando
drop-of-blood:gota de sangre;donación de sangre|donar sangre|herida|medicina|sangre
droplet:gota;
drum:tambor;baquetas
duck:pato;
dumpling:dumpling;gyōza|jiaozi|masa
dvd:disco dvd;disco|dvd
e-mail:correo electrónico;correo
eagle:águila;
ear:oreja;cuerpo
ear-of-corn:espiga de maíz;espiga|mazorca|maíz|mijo
ear-with-hearing-aid:oreja con audífono;audífono|prótesis auditiva|sordo
egg:huevo;
eggplant:berenjena;fruto
eight-pointed-star:estrella de ocho puntas;
eight-spoked-asterisk:asterisco de ocho puntas;
electric-plug:enchufe eléctrico;corriente|electricidad|eléctrico|enchufe
elephant:elefante;paquidermo
elevator:ascensor;elevador|montacargas
empty-nest:nido vacío;anidación|anidamiento
end-arrow:flecha end;
envelope:sobre;
envelope-with-arrow:sobre con flecha;
euro-banknote:billete de euro;euro
evergreen-tree:árbol de hoja perenne;hoja perenne|perenne
ewe:oveja;borrego|cordero|ovino
exploding-head:cabeza explotando;explosión
expressionless-face:cara sin expresión;inexpresiva|inexpresivo|inexpresión
eye:ojo;
eye-in-speech-bubble:;bocadillo de texto|testigo
eyes:ojos;
face-blowing-a-kiss:cara lanzando un beso;
face-exhaling:cara exhalando;alivio|bocanada|resoplido
face-holding-back-tears:;emocionado
face-in-clouds:cara entre las nubes;ausente|en las nubes
face-savoring-food:cara saboreando comida;delicioso|hambre|rico
face-screaming-in-fear:cara gritando de miedo;asustado|miedo|pánico
face-vomiting:cara vomitando;enfermo|malo
face-with-diagonal-mouth:cara con boca diagonal;escéptico|inseguro|vaya
face-with-hand-over-mouth:;ostras
face-with-head-bandage:;dolor|venda
face-with-monocle:cara con monóculo;aristocrático|estirado
face-with-open-eyes-and-hand-over-mouth:;asombro|increíble|sorpresa|vergüenza
face-with-open-mouth:cara con la boca abierta;
face-with-peeking-eye:;fascinado|vistazo
face-with-raised-eyebrow:cara con ceja alzada;desconfiado
face-with-rolling-eyes:cara con ojos en blanco;frustración|vueltos
face-with-spiral-eyes:cara con ojos en espiral;hipnotizado|indispuesto|mareado|problema
face-with-steam-from-nose:cara resoplando;cabreo
face-with-symbols-on-mouth:;palabrota
face-with-tears-of-joy:cara llorando de risa;felicidad
face-with-thermometer:cara con termómetro;
face-with-tongue:cara sacando la lengua;
face-without-mouth:cara sin boca;callado
factory:fábrica;industria
factory-worker:profesional industrial;montaje|operario
falafel:falafel;albóndiga|garbanzo
fallen-leaf:hojas caídas;caída|hojas
farmer:;agricultor|cultivador|granjero|jardinero|labrador
fast-forward-button:avance rápido;
fast-reverse-button:retroceso rápido;
fax-machine:máquina de fax;fax
fearful-face:cara asustada;miedoso
feather:pluma;ligero|plumaje
female-sign:signo femenino;
ferris-wheel:noria de feria;atracciones|feria|noria
ferry:ferri;ferry
field-hockey:hockey sobre hierba;hockey
file-cabinet:archivador;archivos|oficina
file-folder:carpeta de archivos;carpeta
film-frames:fotograma de película;fotograma|película
film-projector:proyector de cine;cine|proyector
fire:fuego;
fire-engine:coche de bomberos;camión de bomberos
fire-extinguisher:extintor;incendio
firecracker:petardo;dinamita|explosivo
firefighter:bombero;manguera
fireworks:fuegos artificiales;
first-quarter-moon:luna en cuarto creciente;cuarto
fish:pez;pececillo|piscis
fish-cake-with-swirl:;comida japonesa|pescado
fishing-pole:caña de pescar;caña|esparcimiento
flag-in-hole:banderín en hoyo;hoyo
flamingo:flamenco;extravangante|ostentoso
flashlight:linterna;
flat-shoe:bailarina;calzado
flatbread:pan sin levadura;arepa|naan|pita|tortilla
fleur-de-lis:flor de lis;
flexed-biceps:bíceps flexionado;bíceps|flexionado|fuerte|músculo
floppy-disk:disquete;
flower-playing-cards:cartas de flores;hanafuda|naipe japonés
flushed-face:cara sonrojada;colorado|sonrojado
flute:flauta;flautín
fly:mosca;basura|mal olor|podrido
flying-disc:disco volador;frisbee
flying-saucer:platillo volante;
fog:niebla;
foggy:bruma;
folded-hands:manos en oración;oración|orar|por favor
folding-hand-fan:abanico abierto;abanico
fondue:fondue;olla|suizo
foot:pie;patada|pisotón
footprints:huellas de pies;pies
fork-and-knife:tenedor y cuchillo;cuchillo|tenedor
fork-and-knife-with-plate:;plato
fortune-cookie:galleta de la fortuna;adivinación|profecía|superstición
fountain:fuente;
fountain-pen:estilográfica;
four-leaf-clover:trébol de cuatro hojas;suerte
fox:zorro;
framed-picture:cuadro enmarcado;marco|museo
free-button:botón free;
french-fries:patatas fritas;papas fritas|patatas
fried-shrimp:gamba frita;frito
frog:rana;
front-facing-baby-chick:pollito de frente;
frowning-face:;fruncido
frowning-face-with-open-mouth:;boca abierta
fuel-pump:surtidor de gasolina;bomba de gasolina|combustible|gasolina|surtidor
full-moon:luna llena;llena|plenilunio
full-moon-face:luna llena con cara;
funeral-urn:urna funeraria;funeraria|urna
game-die:dado;
garlic:ajo;condimento
gear:engranaje;
gem-stone:piedra preciosa;diamante|gema|joya|preciosa
ghost:fantasma;monstruo
ginger-root:raíz de jengibre;especia|garganta|raíz
giraffe:jirafa;manchas
girl:niña;chica
glass-of-milk:vaso de leche;leche|vaso
glasses:gafas;
globe-showing-americas:;américa|mundo|planeta|tierra
globe-showing-asia-australia:;asia|australia
globe-showing-europe-africa:;europa|áfrica
globe-with-meridians:;meridianos
gloves:guantes;
glowing-star:estrella brillante;brillante|resplandeciente
goal-net:portería;red
goat:cabra;capricornio|caprino|chivo
goblin:demonio japonés tengu;tengu
goggles:gafas de protección;
goose:oca;ganso
gorilla:gorila;primate|simio
graduation-cap:birrete;graduación
grapes:uvas;agracejo|racimo|uva
green-apple:manzana verde;manzana|poma|verde
green-book:libro verde;
green-circle:círculo verde;
green-heart:corazón verde;
green-salad:ensalada;bol
green-square:cuadrado verde;
grey-heart:corazón gris;gris|pizarra
grimacing-face:cara haciendo una mueca;mueca
grinning-cat:gato sonriendo;gato alegre|gato feliz
grinning-cat-with-smiling-eyes:;sonriente
grinning-face:cara sonriendo;divertido
grinning-face-with-big-eyes:;sonriendo
growing-heart:corazón creciente;
guard:guardia;guardia real británica
guide-dog:perro guía;ciego|guía|invidente|lazarillo
guitar:guitarra;instrumento musical
hair-pick:peineta;afro|peine
hamburger:hamburguesa;
hammer:martillo;
hammer-and-pick:martillo y pico;
hammer-and-wrench:martillo y llave inglesa;
hamsa:hamsa;amuleto|fátima|jamsa|maría|miriam
hamster:hámster;
hand-with-fingers-splayed:mano abierta;abierta|mano
hand-with-index-finger-and-thumb-crossed:;caro|chasquido
handbag:bolso;
handshake:apretón de manos;acuerdo|apretón|manos
head-shaking-horizontally:cabeza negando;
head-shaking-vertically:cabeza asintiendo;
headphone:auricular;cascos
headstone:lápida;cementario|estela|sepulcro|tumba
health-worker:profesional sanitario;enfermero|salud|terapeuta
heart-decoration:adorno de corazón;
heart-exclamation:exclamación de corazón;exclamación|puntuación
heart-on-fire:corazón en llamas;llamas|lujuria|pasión
heart-suit:palo de corazones;corazones
heart-with-arrow:corazón con flecha;
heart-with-ribbon:corazón con lazo;san valentín
heavy-dollar-sign:símbolo de dólar;
heavy-equals-sign:signo igual grueso;
hedgehog:erizo;espinas|púas
helicopter:helicóptero;aspas|rotores
herb:hierba;
hibiscus:flor de hibisco;hibisco
high-heeled-shoe:zapato de tacón;tacón|zapato
high-speed-train:tren de alta velocidad;rápido|velocidad
high-voltage:alto voltaje;peligro|voltaje
hiking-boot:bota de senderismo;bota|mochilero|senderismo
hindu-temple:templo hindú;hindú|templo
hippopotamus:hipopótamo;
hole:agujero;orificio
hollow-red-circle:círculo rojo hueco;
honey-pot:tarro de miel;miel
honeybee:abeja;
hook:gancho;anzuelo|garfio
horse:caballo;caballo de carreras|carreras de caballos|ecuestre
horse-face:cara de caballo;
horse-racing:carrera de caballos;jinete
hospital:hospital;doctor
hot-beverage:bebida caliente;bebida|café|caliente
hot-dog:perrito caliente;perrito|salchicha
hot-face:cara con calor;calor|cara roja|golpe de calor
hot-pepper:chile picante;chile|picante
hot-springs:aguas termales;termas|vapor
hotel:hotel;alojamiento|turismo
house:casa;vivienda
house-with-garden:casa con jardín;jardín
houses:casas;urbanización
hugging-face:cara con manos abrazando;
hundred-points:cien puntos;pleno|puntos
hushed-face:cara estupefacta;estupefacto|sorprendido
hut:cabaña;yurta
hyacinth:campanilla;boca de dragón|jacinto|lavanda|lila|lupino
ice:cubito de hielo;iceberg
ice-cream:helado;sorbete
ice-hockey:hockey sobre hielo;hielo
ice-skate:patín de hielo;patín
identification-card:carné de identidad;credenciales|identificación|permiso
inbox-tray:bandeja de entrada;bandeja|entrada|recibido
incoming-envelope:sobre entrante;
index-pointing-up:dedo índice hacia arriba;dedo
input-latin-letters:alfabeto latino;
jack-o-lantern:calabaza de halloween;calabaza|halloween
japanese-castle:castillo japonés;
japanese-dolls:muñecas japonesas;hinamatsuri|muñecas
japanese-post-office:;correos|oficina de correos
jar:tarro;frasco|recipiente|salsa|vacío
jeans:vaqueros;pantalones
jellyfish:medusa;invertebrado|marino|picadura
joker:comodín;
joystick:joystick;palanca|videojuego
judge:fiscal;juez|juicio|magistrado
kaaba:kaaba;hach|islam|musulmán|umrah
kangaroo:canguro;marsupial|salto
key:llave;contraseña
keyboard:teclado;
kick-scooter:patinete;
kimono:kimono;
kiss-mark:marca de beso;beso
kissing-cat:gato besando;cariñoso
kissing-face:cara besando;
kitchen-knife:cuchillo de cocina;arma
kite:cometa;
kiwi-fruit:kiwi;
knocked-out-face:cara mareada;
knot:nudo;atar
koala:koala;
lab-coat:bata de laboratorio;científico|experimento
label:etiqueta;
lacrosse:lacrosse;
ladder:escalera;escalerilla|escalón|peldaño
lady-beetle:mariquita;cochinilla
laptop:ordenador portátil;ordenador|personal
large-blue-diamond:rombo azul grande;
large-orange-diamond:rombo naranja grande;
last-quarter-moon:luna en cuarto menguante;
last-track-button:pista anterior;
latin-cross:cruz latina;
leafy-green:verdura de hoja verde;bok choy|kale|lechuga|pak choi
ledger:libro de contabilidad;
left-facing-fist:puño hacia la izquierda;izquierda
leftwards-hand:mano hacia la izquierda;a la izquierda
leftwards-pushing-hand:;choca esos cinco
leg:pierna;extremidad
lemon:limón;citrón|cítrico
leopard:leopardo;felino
level-slider:control de volumen;volumen
light-blue-heart:corazón azul claro;celeste|cián|claro
light-bulb:bombilla;idea
light-rail:tren ligero;
lime:lima;
link:eslabón;
linked-paperclips:clips unidos;clips|unidos|unión
lion:león;leo
lipstick:pintalabios;cosmética|labios
litter-in-bin-sign:señal de usar papelera;
lizard:lagarto;lagartija|reptil
llama:llama;alpaca|guanaco|lana|vicuña
lobster:bogavante;langosta|marisco|pinzas
locked:candado cerrado;candado
locked-with-key:candado cerrado y llave;seguro
locked-with-pen:;privacidad
locomotive:locomotora de vapor;locomotora
lollipop:piruleta;
long-drum:tamboril;conga|ritmo
lotion-bottle:bote de crema;champú|crema|hidratante
lotus:loto;budismo|hinduismo|pureza
loudly-crying-face:cara llorando fuerte;
loudspeaker:altavoz de mano;
love-hotel:hotel del amor;amor
love-letter:carta de amor;carta
love-you-gesture:gesto de te quiero;quiero
low-battery:batería baja;batería|carga baja|electrónico|energía baja
luggage:equipaje;maleta
lungs:pulmones;respiración
lying-face:cara de mentiroso;mentiroso|pinocho
magic-wand:varita mágica;magia|mago|prestidigitación|varita
magnet:imán;atracción|herradura
magnifying-glass-tilted-left:;lupa
mahjong-red-dragon:dragón rojo de mahjong;dragón rojo|mahjong
male-sign:signo masculino;
mammoth:mamut;colmillo|lanudo
man:hombre;adulto
mango:mango;
mans-shoe:zapato de hombre;
mantelpiece-clock:reloj de sobremesa;
manual-wheelchair:silla de ruedas manual;
map-of-japan:mapa de japón;japón
maple-leaf:hoja de arce;arce|hoja
maracas:maracas;brasil|movimiento|percusión
martial-arts-uniform:;artes marciales|judo|kárate|taekwondo
mate:mate;infusión
meat-on-bone:carne con hueso;
mechanic:;electricista|técnico
mechanical-arm:brazo mecánico;ortopedia|prótesis
mechanical-leg:pierna mecánica;
medical-symbol:símbolo de medicina;
megaphone:megáfono;
melon:melón;
melting-face:cara derritiéndose;derretido|líquido
memo:cuaderno de notas;
mending-heart:corazón vendado;mejor|recuperación
mens-room:aseo para hombres;
metro:metro;subterráneo|suburbano
microbe:microbio;ameba|bacteria|germen
microphone:micrófono;karaoke|micro
microscope:microscopio;laboratorio
military-helmet:casco militar;casco|ejército|guerra|guerrero|soldado
military-medal:medalla militar;medalla
milky-way:vía láctea;galaxia|láctea
minibus:minibús;
mirror:espejo;espéculo|reflector|reflejo
mirror-ball:bola de espejos;discoteca
moai:estatua moái;estatua|moái|pascua
mobile-phone:teléfono móvil;móvil
mobile-phone-off:teléfono móvil apagado;
mobile-phone-with-arrow:móvil con una flecha;llamada
money-bag:bolsa de dinero;bolsa|bolsa de dólares|dinero
money-with-wings:billete con alas;dinero con alas
monkey:mono;macaco
monkey-face:cara de mono;
monorail:monorraíl;monocarril
moon-cake:pastel de luna;festival|otoño|yuebing
moon-viewing-ceremony:;contemplación|tsukimi
moose:alce;asta|ciervo canadiense|uapití
mosque:mezquita;
mosquito:mosquito;fiebre|malaria|virus
motor-boat:barco a motor;motor
motor-scooter:scooter;
motorcycle:moto;motocicleta
motorway:autopista;carretera
mount-fuji:monte fuji;fuji|monte
mountain:montaña;
mountain-cableway:teleférico de montaña;cable
mountain-railway:ferrocarril de montaña;ferrocarril
mouse:ratón;
mouse-face:cara de ratón;
mouse-trap:trampa de ratones;cebo|cepo|ratonera|trampa
mouth:boca;
movie-camera:cámara de cine;
mrs-claus:mamá noel;claus|feliz|fiestas|madre|santa
mushroom:champiñón;
musical-keyboard:teclado musical;piano
musical-note:nota musical;nota
musical-notes:notas musicales;notas
musical-score:pentagrama;partitura
muted-speaker:altavoz silenciado;altavoz|mute
mx-claus:noel;
nail-polish:pintarse las uñas;esmalte|manicura|uñas
name-badge:etiqueta identificativa;
national-park:parque nacional;nacional|parque
nauseated-face:cara de náuseas;náuseas
nazar-amulet:ojo turco;mal de ojo|talismán
necktie:corbata;accesorio
nerd-face:cara de empollón;empollón|friki|friqui
nest-with-eggs:nido con huevos;
nesting-dolls:muñeca rusa;babushka|mamushka|matrioska|rusia
neutral-face:cara neutral;neutral
new-button:botón new;
new-moon:luna nueva;oscuridad
new-moon-face:luna nueva con cara;
newspaper:periódico;diario
next-track-button:pista siguiente;
ng-button:botón ng;
night-with-stars:noche estrellada;noche
ninja:ninja;furtivo|luchador|oculto|sigilo
no-bicycles:bicicletas prohibidas;
no-entry:dirección prohibida;
no-littering:prohibido tirar basura;
no-smoking:prohibido fumar;
non-potable-water:agua no potable;
nose:nariz;
notebook:cuaderno;libreta
notebook-with-decorative-cover:;tapa
nut-and-bolt:tornillo y tuerca;tuerca
o-button-blood-type:grupo sanguíneo tipo o;
octopus:pulpo;cefalópodo|octópodo
oden:brocheta;oden
office-building:edificio de oficinas;oficinas
office-worker:oficinista;arquitecto|director|ejecutivo|empresa
ogre:demonio japonés oni;
oil-drum:barril de petróleo;barril|bidón|petróleo
ok-button:botón ok;
ok-hand:;aprobación
old-key:llave antigua;antigua
old-man:anciano;
old-woman:anciana;
older-person:persona mayor;género neutro|género no especificado|maduro|mayor
olive:aceituna;aperitivo|oliva
on-arrow:flecha on!;
oncoming-automobile:coche próximo;próximo
oncoming-bus:autobús próximo;
oncoming-fist:puño cerrado;puñetazo|puño
oncoming-police-car:coche de policía próximo;coche patrulla
oncoming-taxi:taxi próximo;
onion:cebolla;
open-book:libro abierto;abierto
open-hands:manos abiertas;abiertas
open-mailbox-with-lowered-flag:;buzón abierto
optical-disk:disco óptico;
orange-book:libro naranja;naranja
orange-circle:círculo naranja;
orange-heart:corazón naranja;
orange-square:cuadrado naranja;
orangutan:orangután;
orthodox-cross:cruz ortodoxa;
otter:nutria;bromista|juguetón|pesca
outbox-tray:bandeja de salida;enviado|salida
owl:búho;lechuza
ox:buey;cabestro|tauro
oyster:ostra;buceo
package:paquete;
page-facing-up:página hacia arriba;anverso|documento
page-with-curl:página doblada;página
pager:busca;localizador
paintbrush:pincel;
palm-down-hand:;fuera|quita
palm-tree:palmera;árbol de palma
palm-up-hand:;acércate|dame|trae|ven
pancakes:tortitas;pancakes|tortita
panda:panda;oso panda
paperclip:clip;
parachute:paracaídas;ala delta|paracaidismo|paravela
parrot:loro;papagayo|pirata
part-alternation-mark:marca de alternancia;
party-popper:cañón de confeti;
partying-face:cara de fiesta;capirote|fiesta|matasuegras
passenger-ship:barco de pasajeros;pasajeros
passport-control:control de pasaportes;
paw-prints:huellas de pezuñas;huellas|pezuñas
pea-pod:vaina;edamame|guisante|soja
peace-symbol:símbolo de la paz;
peach:melocotón;durazno
peacock:pavo real;orgulloso|plumas
peanuts:cacahuetes;cacahuete
pear:pera;perilla
pen:bolígrafo;boli
pencil:lápiz;lapicero
penguin:pingüino;
pensive-face:cara desanimada;alicaído|desanimado|pensativo
people-hugging:personas abrazándose;abrazo|adiós|despedida|gracias
performing-arts:máscaras de teatro;actuación|artes escénicas
persevering-face:cara desesperada;desesperación
person:persona adulta;
person-beard:persona con barba;barbas|barbudo|persona
person-biking:persona en bicicleta;ciclismo|ciclista
person-blonde-hair:persona adulta rubia;rubia|rubias|rubio|rubios
person-bouncing-ball:persona botando un balón;
person-bowing:;disculpa|perdón|reverencia
person-cartwheeling:;acrobacia|gimnasia|pirueta|voltereta
person-climbing:persona escalando;alpinista|escalador
person-deaf:persona sorda;oído|oír|sordera
person-elf:elfo;mágico
person-facepalming:;facepalm|frente|incredulidad
person-fairy:hada;oberón|puck|titania
person-feeding-baby:;lactancia
person-fencing:persona haciendo esgrima;esgrima|esgrimista|espada
person-frowning:;ceño
person-genie:genio;
person-gesturing-no:;gesto
person-gesturing-ok:;vale
person-getting-haircut:;belleza|corte|pelo
person-getting-massage:;facial|masaje|salón
person-golfing:persona jugando al golf;golf|golfista
person-in-bed:persona en la cama;
person-in-lotus-position:;meditación|yoga
person-in-manual-wheelchair:;silla de ruedas
person-in-steamy-room:persona en una sauna;sauna
person-in-suit-levitating:;negocios|traje
person-in-tuxedo:persona con esmoquin;esmoquin|novio
person-juggling:;equilibrio|malabares|malabarismo|malabarista
person-kneeling:persona de rodillas;arrodillada|arrodillado|de rodillas
person-lifting-weights:persona levantando pesas;halterofilia|levantador|pesas
person-mage:persona maga;bruja|brujo|hechicera|hechicero
person-merpeople:persona sirena;sirena|tritón
person-mountain-biking:;mountain bike
person-playing-handball:;balonmanista|balonmano
person-playing-water-polo:;waterpolista|waterpolo
person-pouting:;pucheros
person-rowing-boat:;bote|remo
person-running:persona corriendo;carrera|maratón
person-shrugging:;duda|hombros|indiferencia
person-standing:persona de pie;de pie|levantado
person-superhero:personaje de superhéroe;bien|heroína|héroe|superheroína|superhéroe
person-supervillain:;mal|supervillana|supervillano|villana|villano
person-surfing:persona haciendo surf;surf
person-swimming:persona nadando;natación
person-taking-bath:persona en la bañera;
person-tipping-hand:;información|mostrador
person-vampire:vampiro;drácula|muerto viviente|no muerto
person-walking:persona caminando;caminando
person-wearing-turban:persona con turbante;turbante
person-with-bunny-ears:;orejas de conejo|personas
person-with-crown:persona con corona;majestad|monarca|monarquía|noble|real|realeza
person-with-skullcap:persona con gorro chino;gorro|gua|gua pi mao|mao
person-with-veil:persona con velo;novia|velo
person-with-white-cane:persona con bastón;
person-wrestling:personas luchando;lucha
person-zombie:zombi;
petri-dish:placa de petri;bacterias|biología|cultivo
phoenix-bird:fénix;ave de fuego|ave fénix|reencarnación
piata:piñata;caballito
pick:pico;mina
pickup-truck:camioneta;pickup|ranchera
pie:pastel;relleno
pig:cerdo;cochino|gorrino|puerco
pig-face:cara de cerdo;
pig-nose:nariz de cerdo;morro
pile-of-poo:caca con ojos;caca|mierda|mojón
pill:píldora;comprimido|pastilla
pilot:piloto;capitán|vuelo
pinched-fingers:;italia|italiano|sarcasmo
pinching-hand:mano pellizcando;pellizco|poco|poquito
pine-decoration:decoración de pino;año nuevo japonés|bambú|decoración|kadomatsu
pineapple:piña;ananás
ping-pong:tenis de mesa;mesa|ping pong
pink-heart:corazón rosa;
pirate-flag:bandera pirata;
pizza:pizza;porción
placard:letrero;anuncio|aviso|cartel|pancarta
place-of-worship:lugar de culto;
play-or-pause-button:reproducir o pausa;
playground-slide:tobogán;parque de atracciones
pleading-face:cara suplicante;ojos adorables|piedad
plunger:desatascador;fontanero|retrete|succión
polar-bear:oso polar;ártico
police-car:coche de policía;policía
police-officer:agente de policía;agente
poodle:caniche;
pool-8-ball:bola negra de billar;bola ocho
popcorn:palomitas;
postal-horn:corneta de posta;corneta|posta
postbox:buzón;cartas
pot-of-food:olla de comida;comida de olla|puchero
potable-water:agua potable;
potato:patata;papa
potted-plant:planta de maceta;maceta|planta|tiesto
poultry-leg:muslo de pollo;muslo|pollo
pound-banknote:billete de libra;libra
pouring-liquid:líquido derramándose;
pouting-cat:gato enfadado;enfadado
pouting-face:cara cabreada;furia
prayer-beads:rosario;cuentas
pregnant-man:hombre embarazado;barriga|embarazado|hinchado|hinchazón|inflado|lleno
pregnant-person:persona embarazada;embarazo|gestación
pregnant-woman:mujer embarazada;embarazada
pretzel:bretzel;galleta salada|pretzel
prince:príncipe;
princess:princesa;hadas
printer:impresora;
purple-circle:círculo morado;
purple-heart:corazón morado;morado
purple-square:cuadrado morado;
purse:monedero;
pushpin:chincheta;tachuela
puzzle-piece:pieza de puzle;pieza|pista|puzle|rompecabezas
rabbit:conejo;conejito|gazapo
rabbit-face:cara de conejo;
raccoon:mapache;astuto|curioso|ladino|maquillaje|ojeras
racing-car:coche de carreras;carreras
radio:radio;
radio-button:botón de opción;
railway-car:vagón;tren eléctrico
railway-track:vía de tren;vía
rainbow:arcoíris;colores
rainbow-flag:bandera del arcoíris;
raised-back-of-hand:dorso de la mano;dorso
raised-fist:puño en alto;
raised-hand:mano levantada;levantada
raising-hands:;hurra
ram:carnero;aries|morueco
rat:rata;
razor:cuchilla de afeitar;afeitado|afilado|navaja
receipt:recibo;contabilidad|prueba|teneduría de libros|testimonio
recycling-symbol:símbolo de reciclaje;
red-apple:manzana roja;roja
red-circle:círculo rojo;
red-envelope:sobre rojo;buena suerte|hóngbāo|lai see
red-exclamation-mark:exclamación roja;
red-heart:corazón rojo;rojo
red-paper-lantern:lámpara japonesa;izakaya|linterna izakaya|linterna japonesa|lámpara roja
red-question-mark:interrogación roja;
red-square:cuadrado rojo;
registered:marca registrada;
relieved-face:cara de alivio;aliviado
reminder-ribbon:lazo conmemorativo;conmemorativo
repeat-single-button:repetir una vez;
rescue-workers-helmet:;ayuda|cruz
restroom:señal de aseos;
revolving-hearts:corazones giratorios;giratorio
rhinoceros:rinoceronte;
ribbon:lazo;
rice-ball:bola de arroz;onigiri
rice-cracker:galleta de arroz;
right-anger-bubble:;rabia
right-arrow:flecha hacia la derecha;
right-facing-fist:puño hacia la derecha;derecha
rightwards-hand:mano hacia la derecha;a la derecha
ring:anillo;
ring-buoy:salvavidas;flotador|rescate|socorrista
ringed-planet:planeta con anillos;saturnino|saturno
roasted-sweet-potato:patata asada;asada|papa asada
robot:robot;
rock:piedra;pedrusco|peña|peñasco
rocket:cohete;
roll-of-paper:rollo de papel;papel absorbente|papel higiénico
rolled-up-newspaper:periódico enrollado;noticias|papel
roller-coaster:montaña rusa;
roller-skate:patines;
rolling-on-the-floor-laughing:;carcajada|ojos cerrados
rooster:gallo;
rose:rosa;
rosette:roseta;
round-pushpin:chincheta redonda;
rugby-football:balón de rugby;rugby
running-shirt:camiseta sin mangas;banda|camiseta con banda
running-shoe:zapatilla deportiva;
sad-but-relieved-face:;menos mal
safety-pin:imperdible;pañal|punk rock
safety-vest:chaleco de seguridad;chaleco|emergencia|seguridad
sailboat:velero;barco de vela|yate
sake:sake;tazón
salt:sal;salero
saluting-face:cara saludando;orden
sandwich:sándwich;bocata|emparedado
santa-claus:papá noel;padre
sari:sari;prenda
satellite:satélite;
satellite-antenna:antena de satélite;antena
sauropod:saurópodo;braquiosaurio|brontosaurio|diplodocus
saxophone:saxofón;saxo
scarf:bufanda;cuello
school:colegio;escuela
scientist:;físico|investigador
scissors:tijeras;
scorpion:escorpión;escorpio
screwdriver:destornillador;atornillador
scroll:pergamino;pergamino de papel
seal:foca;león marino
seat:asiento de transporte;asiento|plaza
seedling:planta joven;plantón
selfie:selfi;autofoto|selfie
service-dog:perro de servicio;apoyo|asistencia|servicio
sewing-needle:aguja de coser;aguja|bordado|punto
shaking-face:cara temblorosa;shock|terremoto
shallow-pan-of-food:paella;
shamrock:trébol;
shark:tiburón;
shaved-ice:granizado hawaiano;raspado
sheaf-of-rice:espiga de arroz;
shield:escudo;defensa
shinto-shrine:santuario sintoísta;santuario|sintoísmo
ship:barco;
shooting-star:estrella fugaz;
shopping-bags:bolsas de compras;
shopping-cart:carrito de la compra;carrito|carro|compra|supermercado
shortcake:trozo de tarta;pedazo de tarta
shorts:pantalones cortos;bermudas|shorts
shower:ducha;
shrimp:gamba;camarón|langostino
shuffle-tracks-button:reproducción aleatoria;
shushing-face:cara pidiendo silencio;silencio
sign-of-the-horns:;cuernos
singer:cantante;rock
skateboard:monopatín;skateboard|tabla
skier:persona esquiando;esquiador
skis:esquís;esquí|esquíes
skull:calavera;muerte
skull-and-crossbones:;huesos
skunk:mofeta;hedor|peste|tufo
sled:trineo;
sleeping-face:cara durmiendo;dormido
sleepy-face:cara de sueño;
slot-machine:máquina tragaperras;máquina
sloth:perezoso;gandul|lento|vago
small-airplane:avioneta;
small-blue-diamond:rombo azul pequeño;
small-orange-diamond:rombo naranja pequeño;
smiling-cat-with-heart-eyes:;enamorado
smiling-face:cara sonriente;contorno|relajado
smiling-face-with-halo:;halo
smiling-face-with-hearts:;enamorada
smiling-face-with-smiling-eyes:;rubor
smiling-face-with-sunglasses:;guay
smiling-face-with-tear:;agradecido|lágrima
smirking-face:;listillo|superioridad
snail:caracol;molusco
snake:serpiente;culebra|víbora
sneezing-face:cara estornudando;estornudo|pañuelo
snow-capped-mountain:montaña con nieve;
snowboarder:practicante de snowboard;snowboard
snowflake:copo de nieve;
snowman-without-snow:muñeco de nieve;nieve
soap:jabón;jabonera
soccer-ball:balón de fútbol;fútbol
socks:calcetines;
soft-ice-cream:cucurucho de helado;cucurucho|helado de cucurucho
softball:pelota de softball;pelota|softball
soon-arrow:flecha soon;
sos-button:símbolo de socorro;
spade-suit:palo de picas;picas
spaghetti:espagueti;
sparkler:bengala;
sparkles:chispas;
sparkling-heart:corazón brillante;
speak-no-evil-monkey:mono con la boca tapada;
speaker-high-volume:altavoz a volumen alto;alto|volumen alto
speaker-low-volume:altavoz a volumen bajo;volumen bajo
speaker-medium-volume:altavoz a volumen medio;medio|volumen medio
speaking-head:cabeza parlante;cabeza
speech-balloon:bocadillo de diálogo;bocadillo|conversación|diálogo
speedboat:lancha motora;
spider:araña;
spider-web:tela de araña;tela|telaraña
spiral-calendar:calendario de espiral;espiral
spiral-notepad:bloc de notas de espiral;bloc
spiral-shell:caracola;concha
sponge:esponja;absorbente|poroso
spoon:cuchara;cucharilla
sport-utility-vehicle:;caravana|furgoneta|vacaciones|vehículo
sports-medal:medalla deportiva;premio
spouting-whale:;chorro de agua
squid:calamar;
squinting-face-with-tongue:;sabor
stadium:estadio;
star:estrella;
star-and-crescent:media luna y estrella;
star-of-david:estrella de david;
star-struck:;estrellas
station:estación de tren;estación
statue-of-liberty:estatua de la libertad;libertad|nueva|nyc|york
steaming-bowl:tazón de fideos;fideos calientes|fideos chinos|fideos ramen|ramen
stethoscope:estetoscopio;fonendoscopio|latido
stop-sign:señal de stop;octágono|señal|stop
stopwatch:cronómetro;
straight-ruler:regla;
strawberry:fresa;fresón
student:estudiante;graduado|licenciado|universitario
studio-microphone:micrófono de estudio;estudio
stuffed-flatbread:pan relleno;durum|kebab|pan de pita
sun:sol;rayos|soleado
sun-behind-cloud:sol detrás de una nube;sol con nubes
sun-with-face:sol con cara;
sunflower:girasol;
sunglasses:gafas de sol;oscuras
sunrise:amanecer;salida del sol
sunrise-over-mountains:amanecer sobre montañas;
sunset:puesta del sol;
sushi:sushi;
suspension-railway:;suspensión
swan:cisne;patito feo
sweat-droplets:gotas de sudor;sudor
synagogue:sinagoga;judaísmo
syringe:jeringuilla;jeringa
t-rex:t-rex;tiranosaurio|tiranosaurio rex
t-shirt:camiseta;
taco:taco;
takeout-box:caja para llevar;
tamale:tamal;mejicano
tanabata-tree:árbol de tanabata;festividad|tanabata
tangerine:mandarina;
taxi:taxi;
teacher:docente;educador|enseñanza|instructor|maestro|profesor
teacup-without-handle:tazón de té;taza
teapot:tetera;
tear-off-calendar:calendario recortable;
technologist:;desarrollador|informático|programador|tecnólogo
teddy-bear:osito de peluche;juguete|peluche
telephone:teléfono;
telephone-receiver:auricular de teléfono;
telescope:telescopio;astronomía
television:televisión;
tennis:pelota de tenis;tenis
tent:tienda de campaña;campaña|tienda
test-tube:tubo de ensayo;ciencia|químico
thermometer:termómetro;temperatura
thinking-face:cara pensativa;pensando
thong-sandal:chancla;chancla de dedo|chancleta|chinela
thought-balloon:bocadillo de pensamiento;pensamiento
thread:hilo;carrete|costura
thumbs-down:pulgar hacia abajo;abajo
thumbs-up:pulgar hacia arriba;arriba
ticket:tique;
tiger:tigre;
tiger-face:cara de tigre;
timer-clock:temporizador;
tired-face:cara cansada;cansado
toilet:inodoro;
tokyo-tower:torre de tokio;tokio|torre
tomato:tomate;
tongue:lengua;
toolbox:caja de herramientas;armario|mecánico
tooth:diente;dentista|muela
toothbrush:cepillo de dientes;cepillo|dental|higiene|limpio
top-arrow:flecha top;
top-hat:sombrero de copa;chistera|sombrero
tornado:tornado;torbellino
trackball:bola de desplazamiento;trackball
tractor:tractor;agricultura
train:tren;
tram:tranvía;
tram-car:vagón de tranvía;
transgender-flag:bandera transgénero;
transgender-symbol:símbolo de transgénero;
triangular-flag:bandera triangular;
triangular-ruler:escuadra;
trident-emblem:emblema de tridente;
troll:trol;cuento de hadas
trolleybus:trolebús;
trophy:trofeo;
tropical-drink:bebida tropical;
tropical-fish:pez tropical;tropical
trumpet:trompeta;
tulip:tulipán;
tumbler-glass:vaso de whisky;chupito|licor|whisky
turkey:pavo;
turtle:tortuga;galápago
two-hearts:dos corazones;amantes
two-hump-camel:camello;bactriano|jorobas
umbrella:paraguas;paraguas abierto
umbrella-on-ground:sombrilla en la arena;arena
umbrella-with-rain-drops:;gotas
unamused-face:cara de desaprobación;insatisfacción|rechazo
unicorn:unicornio;
unlocked:candado abierto;
up-arrow:flecha hacia arriba;
up-button:botón up!;
up-down-arrow:flecha arriba y abajo;
upside-down-face:cara al revés;revés
upwards-button:triángulo hacia arriba;
vibration-mode:modo vibración;
victory-hand:;señal de victoria|victoria
video-camera:videocámara;vídeo
video-game:mando de videoconsola;mando
videocassette:cinta de vídeo;cinta
violin:violín;
volcano:volcán;erupción|erupción volcánica
volleyball:pelota de voleibol;voleibol
vs-button:botón vs;
vulcan-salute:saludo vulcano;saludo|spock|vulcano
waffle:gofre;waffle
waning-crescent-moon:luna menguante;menguante
waning-gibbous-moon:luna gibosa menguante;gibosa
wastebasket:papelera;
watch:reloj;
water-buffalo:búfalo de agua;agua|búfalo
water-pistol:pistola de agua;pistola|verano
water-wave:ola de mar;mar|ola
watermelon:sandía;
waving-hand:mano saludando;
wavy-dash:guion ondulado;
waxing-crescent-moon:luna creciente;creciente
waxing-gibbous-moon:luna gibosa creciente;
weary-cat:gato asustado;preocupación
weary-face:cara agotada;agotado
wedding:iglesia celebrando boda;boda|romance
whale:ballena;cachalote
wheel:rueda;neumático
wheel-of-dharma:rueda del dharma;
white-cane:bastón;ceguera|ciega
white-circle:círculo blanco;
white-exclamation-mark:exclamación blanca;
white-flag:bandera blanca;
white-flower:flor blanca;blanca
white-heart:corazón blanco;blanco
white-large-square:cuadrado blanco grande;
white-medium-square:cuadrado blanco mediano;
white-question-mark:interrogación blanca;
white-small-square:cuadrado blanco pequeño;
wilted-flower:flor marchita;marchita|marchitada
wind-chime:campanilla de viento;furin|viento
wind-face:cara de viento;
window:ventana;abertura|apertura|transparente|vista
wine-glass:copa de vino;vino
wing:ala;angelical|mitología
winking-face:cara guiñando el ojo;guiño
wolf:lobo;
woman:mujer;adulta
womans-boot:bota de mujer;
womans-clothes:ropa de mujer;blusa|camisa|femenina|ropa
womans-hat:sombrero de mujer;
womans-sandal:sandalia de mujer;sandalia
wood:madera;hoguera|leña|madero|palos|tronco
woozy-face:cara de grogui;atontado|entonado|grogui|intoxicado
world-map:mapa mundial;mapa|mapamundi
worm:gusano;lombriz|oruga|parásito
worried-face:cara preocupada;
wrapped-gift:regalo;envoltorio|presente|regalo envuelto
wrench:llave inglesa;
writing-hand:mano escribiendo;
x-ray:radiografía;doctora|esqueleto
yarn:ovillo;croché
yawning-face:cara de bostezo;aburrido|bostezo
yellow-circle:círculo amarillo;
yellow-heart:corazón amarillo;amarillo
yellow-square:cuadrado amarillo;
yen-banknote:billete de yen;yen
yin-yang:yin yang;
yo-yo:yoyó;dieta|efecto
zany-face:cara de loco;grande|pequeño
zebra:cebra;raya
zipper-mouth-face:;cremallera
zzz:símbolo de sueño;sueño|zzz`;
