// Made by `npm run lexicon` from Unicode CLDR annotations (Unicode-3.0). Don't edit.
export default `a-button-blood-type:a button (blood type);
ab-button-blood-type:ab button (blood type);
abacus:abacus;calculator
accordion:accordion;concertina
adhesive-bandage:adhesive bandage;bandage
admission-tickets:admission tickets;
aerial-tramway:aerial tramway;gondola|ropeway|tramway
airplane:airplane;aeroplane|jet|plane
airplane-arrival:airplane arrival;landing
airplane-departure:airplane departure;
alarm-clock:alarm clock;clock
alembic:alembic;
alien:alien;
alien-monster:alien monster;monster
ambulance:ambulance;
american-football:american football;
amphora:amphora;aquarius|jug
anatomical-heart:anatomical heart;organ
anchor:anchor;
anger-symbol:anger symbol;
angry-face:angry face;
angry-face-with-horns:angry face with horns;demon|imp
anguished-face:anguished face;
ant:ant;
antenna-bars:antenna bars;
anxious-face-with-sweat:anxious face with sweat;
articulated-lorry:articulated lorry;lorry
artist:artist;
artist-palette:artist palette;art|museum|painter|painting
astonished-face:astonished face;
astronaut:astronaut;
atm-sign:atm sign;
atom-symbol:atom symbol;
auto-rickshaw:auto rickshaw;auto|rickshaw
automobile:automobile;
avocado:avocado;
axe:axe;hatchet
b-button-blood-type:b button (blood type);
baby:baby;
baby-angel:baby angel;angel
baby-bottle:baby bottle;bottle|infant
baby-chick:baby chick;chick
baby-symbol:baby symbol;
back-arrow:back arrow;
backpack:backpack;rucksack|satchel
bacon:bacon;
badger:badger;
badminton:badminton;racquet
bagel:bagel;bakery
baggage-claim:baggage claim;
baguette-bread:baguette bread;baguette
balance-scale:balance scale;libra
ballet-shoes:ballet shoes;
balloon:balloon;
ballot-box-with-ballot:ballot box with ballot;
banana:banana;
banjo:banjo;
bank:bank;
bar-chart:bar chart;
barber-pole:barber pole;barber|pole
baseball:baseball;
basket:basket;laundry
basketball:basketball;hoop
bat:bat;
bathtub:bathtub;
battery:battery;
beach-with-umbrella:beach with umbrella;beach
beans:beans;kidney|legume
bear:bear;
beating-heart:beating heart;
beaver:beaver;dam
bed:bed;
beer-mug:beer mug;alcohol|ale|beer|booze|octoberfest|oktoberfest|stein
beetle:beetle;
bell:bell;
bell-pepper:bell pepper;capsicum
bell-with-slash:bell with slash;
bellhop-bell:bellhop bell;bellhop
bento-box:bento box;box
beverage-box:beverage box;beverage|juice
bicycle:bicycle;bike|cyclist
bikini:bikini;
billed-cap:billed cap;cap|dad
bird:bird;
birthday-cake:birthday cake;cake|pastry
bison:bison;wisent
biting-lip:biting lip;lip
black-cat:black cat;
black-circle:black circle;
black-flag:black flag;
black-heart:black heart;
black-large-square:black large square;
black-medium-square:black medium square;
black-nib:black nib;nib
black-small-square:black small square;
black-square-button:black square button;
blackbird:black bird;beak|crow|rook
blossom:blossom;buttercup|dandelion
blowfish:blowfish;
blue-book:blue book;library
blue-circle:blue circle;
blue-heart:blue heart;
blue-square:blue square;
blueberries:blueberries;berry|bilberry|blueberry
boar:boar;
bomb:bomb;
bone:bone;wishbone
bookmark:bookmark;
bookmark-tabs:bookmark tabs;marker
books:books;
boomerang:boomerang;repercussion
bottle-with-popping-cork:bottle with popping cork;
bouquet:bouquet;
bow-and-arrow:bow and arrow;archer|sagittarius
bowl-with-spoon:bowl with spoon;cereal|congee|oatmeal|porridge
bowling:bowling;
boxing-glove:boxing glove;glove
boy:boy;grandson|kid|son
brain:brain;
bread:bread;grain|loaf|toast|wheat
breast-feeding:breast-feeding;breast|mom|mother
brick:brick;mortar|wall
bridge-at-night:bridge at night;bridge
briefcase:briefcase;
briefs:briefs;underwear
bright-button:bright button;
broccoli:broccoli;cabbage
broken-chain:broken chain;
broken-heart:broken heart;
broom:broom;
brown-circle:brown circle;
brown-heart:brown heart;
brown-mushroom:brown mushroom;fungi|fungus|shiitake|spore|truffle|vegetarian|veggie
brown-square:brown square;
bubble-tea:bubble tea;bubble|tea
bubbles:bubbles;
bucket:bucket;
bug:bug;
building-construction:building construction;building|crane
bullet-train:bullet train;bullet
bullseye:bullseye;
burrito:burrito;mexican
bus:bus;
bus-stop:bus stop;
bust-in-silhouette:bust in silhouette;
busts-in-silhouette:busts in silhouette;friend
butter:butter;dairy
butterfly:butterfly;
cactus:cactus;
calendar:calendar;
call-me-hand:call me hand;
camel:camel;dromedary
camera:camera;photo
camera-with-flash:camera with flash;
camping:camping;
candle:candle;
candy:candy;wrapper
canned-food:canned food;can
canoe:canoe;
card-file-box:card file box;
card-index:card index;card|rolodex
card-index-dividers:card index dividers;
carousel-horse:carousel horse;carousel
carp-streamer:carp streamer;carp|streamer
carpentry-saw:carpentry saw;carpenter
carrot:carrot;
castle:castle;
cat:cat;kitten
cat-face:cat face;face
cat-with-tears-of-joy:cat with tears of joy;
cat-with-wry-smile:cat with wry smile;
chains:chains;
chair:chair;
chart-decreasing:chart decreasing;
chart-increasing:chart increasing;
check-box-with-check:check box with check;
check-mark:check mark;
check-mark-button:check mark button;
cheese-wedge:cheese wedge;cheese
chequered-flag:chequered flag;
cherries:cherries;
cherry-blossom:cherry blossom;cherry
chess-pawn:chess pawn;chess
chestnut:chestnut;almond
chicken:chicken;
child:child;grandchild
children-crossing:children crossing;
chipmunk:chipmunk;squirrel
chocolate-bar:chocolate bar;bar|chocolate
chopsticks:chopsticks;
christmas-tree:christmas tree;tree
church:church;chapel
cigarette:cigarette;
circled-m:circled m;
circus-tent:circus tent;
cityscape:cityscape;
cityscape-at-dusk:cityscape at dusk;
cl-button:cl button;
clamp:clamp;
clapper-board:clapper board;clapper
clapping-hands:clapping hands;
classical-building:classical building;
clinking-beer-mugs:clinking beer mugs;
clinking-glasses:clinking glasses;
clipboard:clipboard;
closed-book:closed book;
closed-mailbox-with-lowered-flag:;mailbox
closed-umbrella:closed umbrella;
cloud:cloud;
cloud-with-lightning:cloud with lightning;lightning
cloud-with-lightning-and-rain:;thunderstorm
cloud-with-rain:cloud with rain;rain
cloud-with-snow:cloud with snow;
clown-face:clown face;clown
club-suit:club suit;suit
clutch-bag:clutch bag;bag|pouch
coat:coat;jacket
cockroach:cockroach;roach
cocktail-glass:cocktail glass;cocktail|martini
coconut:coconut;
coffin:coffin;
coin:coin;
cold-face:cold face;
collision:collision;
comet:comet;
compass:compass;
computer-disk:computer disk;computer
computer-mouse:computer mouse;
confetti-ball:confetti ball;confetti
confounded-face:confounded face;
confused-face:confused face;
construction:construction;barrier
construction-worker:construction worker;worker
control-knobs:control knobs;
convenience-store:convenience store;store
cook:cook;
cooked-rice:cooked rice;rice
cookie:cookie;chip
cooking:cooking;
cool-button:cool button;
coral:coral;reef
couch-and-lamp:couch and lamp;couch
cow:cow;
cow-face:cow face;
cowboy-hat-face:cowboy hat face;cowboy|cowgirl|hat
crab:crab;
crayon:crayon;
credit-card:credit card;
crescent-moon:crescent moon;
cricket:cricket;grasshopper|orthoptera
cricket-game:cricket game;
crocodile:crocodile;zoo
croissant:croissant;
cross-mark:cross mark;
cross-mark-button:cross mark button;
crossed-fingers:crossed fingers;
crossed-flags:crossed flags;
crossed-swords:crossed swords;
crown:crown;king|queen
crutch:crutch;
crying-cat:crying cat;
crying-face:crying face;
crystal-ball:crystal ball;
cucumber:cucumber;pickle
cup-with-straw:cup with straw;cup
cupcake:cupcake;sprinkles|sugar
curling-stone:curling stone;stone
curly-loop:curly loop;
currency-exchange:currency exchange;
curry-rice:curry rice;
custard:custard;pudding
cut-of-meat:cut of meat;lambchop|meat|porkchop|steak
cyclone:cyclone;hurricane|twister|typhoon
dagger:dagger;
dango:dango;stick
dashing-away:dashing away;smoke
deciduous-tree:deciduous tree;
deer:deer;
delivery-truck:delivery truck;truck
department-store:department store;
derelict-house:derelict house;
desert:desert;
desert-island:desert island;island
desktop-computer:desktop computer;
detective:detective;
diamond-suit:diamond suit;
diamond-with-a-dot:diamond with a dot;
dim-button:dim button;
disappointed-face:disappointed face;
disguised-face:disguised face;eyebrow|moustache|mustache
diving-mask:diving mask;scuba
diya-lamp:diya lamp;lamp
dizzy:dizzy;
dna:dna;biologist|gene
dodo:dodo;
dog:dog;
dog-face:dog face;puppy
dollar-banknote:dollar banknote;
dolphin:dolphin;flipper
donkey:donkey;ass|burro|hinny|mammal|mule
door:door;closet
dotted-line-face:dotted line face;wtv
dotted-six-pointed-star:dotted six-pointed star;
double-curly-loop:double curly loop;
double-exclamation-mark:double exclamation mark;
doughnut:doughnut;donut
dove:dove;
down-arrow:down arrow;
down-left-arrow:down-left arrow;
down-right-arrow:down-right arrow;
downcast-face-with-sweat:downcast face with sweat;
downwards-button:downwards button;
dragon:dragon;
dragon-face:dragon face;
dress:dress;
drooling-face:drooling face;
drop-of-blood:drop of blood;blood
droplet:droplet;
drum:drum;
duck:duck;
dumpling:dumpling;
dvd:dvd;
e-mail:e-mail;
eagle:eagle;
ear:ear;
ear-of-corn:ear of corn;corn|maize|maze
ear-with-hearing-aid:ear with hearing aid;
egg:egg;
eggplant:eggplant;aubergine
eight-pointed-star:eight-pointed star;
eight-spoked-asterisk:eight-spoked asterisk;
eject-button:eject button;
electric-plug:electric plug;electricity|plug
elephant:elephant;
elevator:elevator;
empty-nest:empty nest;nest
end-arrow:end arrow;
envelope:envelope;
envelope-with-arrow:envelope with arrow;
euro-banknote:euro banknote;
evergreen-tree:evergreen tree;
ewe:ewe;female|lamb|sheep|wool
exploding-head:exploding head;
expressionless-face:expressionless face;
eye:eye;
eye-in-speech-bubble:eye in speech bubble;
eyes:eyes;
face-blowing-a-kiss:face blowing a kiss;lover
face-exhaling:face exhaling;
face-holding-back-tears:face holding back tears;
face-in-clouds:face in clouds;
face-savoring-food:face savoring food;
face-screaming-in-fear:face screaming in fear;munch|screamer
face-vomiting:face vomiting;puke
face-with-diagonal-mouth:face with diagonal mouth;
face-with-head-bandage:face with head-bandage;
face-with-medical-mask:face with medical mask;dermatologist
face-with-monocle:face with monocle;monocle
face-with-open-mouth:face with open mouth;
face-with-peeking-eye:face with peeking eye;
face-with-raised-eyebrow:face with raised eyebrow;skeptic
face-with-rolling-eyes:face with rolling eyes;
face-with-spiral-eyes:face with spiral eyes;
face-with-tears-of-joy:face with tears of joy;
face-with-thermometer:face with thermometer;
face-with-tongue:face with tongue;
face-without-mouth:face without mouth;
factory:factory;
factory-worker:factory worker;assembly
falafel:falafel;chickpea|meatball
fallen-leaf:fallen leaf;leaf
farmer:farmer;gardener|rancher
fast-down-button:fast down button;
fast-forward-button:fast-forward button;
fast-reverse-button:fast reverse button;
fast-up-button:fast up button;
fax-machine:fax machine;machine
fearful-face:fearful face;
feather:feather;plumage
female-sign:female sign;
ferris-wheel:ferris wheel;
ferry:ferry;
field-hockey:field hockey;
file-cabinet:file cabinet;cabinet
file-folder:file folder;
film-frames:film frames;
film-projector:film projector;projector
fire:fire;
fire-engine:fire engine;engine
fire-extinguisher:fire extinguisher;extinguisher
firecracker:firecracker;
firefighter:firefighter;
fireworks:fireworks;
first-quarter-moon:first quarter moon;
first-quarter-moon-face:first quarter moon face;
fish:fish;dinner
fish-cake-with-swirl:fish cake with swirl;
fishing-pole:fishing pole;
flag-in-hole:flag in hole;flag
flamingo:flamingo;
flashlight:flashlight;torch
flat-shoe:flat shoe;flats|shoe|slip-on|slipper
flatbread:flatbread;naan|pita
flexed-biceps:flexed biceps;bench|biceps|gym|muscle
floppy-disk:floppy disk;
flower-playing-cards:flower playing cards;
flushed-face:flushed face;
flute:flute;fife|flautist|piccolo|pipe|recorder|woodwind
fly:fly;maggot
flying-disc:flying disc;disc
flying-saucer:flying saucer;
fog:fog;
foggy:foggy;
folded-hands:folded hands;
folding-hand-fan:folding hand fan;fan|hand
fondue:fondue;
foot:foot;ankle
footprints:footprints;
fork-and-knife:fork and knife;cutlery|fork|lunch
fork-and-knife-with-plate:;plate
fortune-cookie:fortune cookie;fortune
fountain:fountain;
fountain-pen:fountain pen;
four-leaf-clover:four leaf clover;clover
fox:fox;
framed-picture:framed picture;frame|picture
free-button:free button;
french-fries:french fries;fries
fried-shrimp:fried shrimp;prawn|tempura
frog:frog;
front-facing-baby-chick:front-facing baby chick;
frowning-face:frowning face;
fuel-pump:fuel pump;diesel
full-moon:full moon;
full-moon-face:full moon face;
funeral-urn:funeral urn;urn
game-die:game die;dice
garlic:garlic;flavoring
gear:gear;cogwheel
gem-stone:gem stone;gem|jewel
ghost:ghost;
ginger-root:ginger root;ginger|root
giraffe:giraffe;
girl:girl;daughter|granddaughter|virgo
glass-of-milk:glass of milk;milk
glasses:glasses;eyeglasses
globe-showing-americas:globe showing americas;earth|globe
globe-showing-asia-australia:;asia
globe-showing-europe-africa:;africa|europe
globe-with-meridians:globe with meridians;internet
gloves:gloves;
glowing-star:glowing star;
goal-net:goal net;
goat:goat;capricorn
goblin:goblin;
goggles:goggles;
goose:goose;fowl|gander
gorilla:gorilla;
graduation-cap:graduation cap;scholar
grapes:grapes;dionysus|grape
green-apple:green apple;apple
green-book:green book;
green-circle:green circle;
green-heart:green heart;
green-salad:green salad;salad
green-square:green square;
grey-heart:grey heart;
grimacing-face:grimacing face;
grinning-cat:grinning cat;
grinning-face:grinning face;
grinning-face-with-sweat:grinning face with sweat;
grinning-squinting-face:grinning squinting face;
growing-heart:growing heart;
guard:guard;palace
guide-dog:guide dog;
guitar:guitar;
hair-pick:hair pick;afro|comb|hair
hamburger:hamburger;burger
hammer:hammer;
hammer-and-pick:hammer and pick;
hammer-and-wrench:hammer and wrench;spanner
hamsa:hamsa;fatima|mary
hamster:hamster;
hand-with-index-finger-and-thumb-crossed:;thumb
handbag:handbag;
handshake:handshake;
hatching-chick:hatching chick;
head-shaking-vertically:head shaking vertically;
headphone:headphone;
headstone:headstone;tomb|tombstone
health-worker:health worker;therapist
hear-no-evil-monkey:hear-no-evil monkey;
heart-decoration:heart decoration;hearth
heart-exclamation:heart exclamation;
heart-hands:heart hands;
heart-on-fire:heart on fire;
heart-suit:heart suit;
heart-with-arrow:heart with arrow;cupid
heart-with-ribbon:heart with ribbon;
heavy-dollar-sign:heavy dollar sign;
heavy-equals-sign:heavy equals sign;
hedgehog:hedgehog;
helicopter:helicopter;
herb:herb;
hibiscus:hibiscus;
high-heeled-shoe:high-heeled shoe;heel|stiletto
high-speed-train:high-speed train;
high-voltage:high voltage;thunderbolt|voltage
hiking-boot:hiking boot;boot
hindu-temple:hindu temple;hindu|temple
hippopotamus:hippopotamus;
hole:hole;
hollow-red-circle:hollow red circle;
honey-pot:honey pot;barrel|honey|honeypot|pot
honeybee:honeybee;bee|bumblebee
hook:hook;crook
horse:horse;racehorse
horse-face:horse face;
horse-racing:horse racing;
hospital:hospital;
hot-beverage:hot beverage;cafe|coffee
hot-dog:hot dog;frankfurter|hotdog|sausage
hot-face:hot face;
hot-pepper:hot pepper;
hot-springs:hot springs;
hotel:hotel;
hourglass-done:hourglass done;hourglass
hourglass-not-done:hourglass not done;
house:house;ranch
house-with-garden:house with garden;garden
houses:houses;
hundred-points:hundred points;
hushed-face:hushed face;
hut:hut;roundhouse|shelter|yurt
hyacinth:hyacinth;bluebonnet|lilac|shrub|snapdragon|violet
ice:ice;iceberg
ice-cream:ice cream;
ice-hockey:ice hockey;puck
ice-skate:ice skate;skate
id-button:id button;
identification-card:identification card;
inbox-tray:inbox tray;tray
incoming-envelope:incoming envelope;
index-pointing-at-the-viewer:;viewer
index-pointing-up:index pointing up;
input-latin-letters:input latin letters;
input-latin-lowercase:input latin lowercase;
input-latin-uppercase:input latin uppercase;
input-numbers:input numbers;
input-symbols:input symbols;
jack-o-lantern:jack-o-lantern;lantern|pumpkin
japanese-castle:japanese castle;
japanese-dolls:japanese dolls;doll
japanese-here-button:japanese “here” button;
japanese-post-office:japanese post office;
japanese-secret-button:japanese “secret” button;
jar:jar;condiment|container
jeans:jeans;denim|pants|trousers
jellyfish:jellyfish;aquarium|jelly|plankton|sea|stinger
joker:joker;
joystick:joystick;
judge:judge;
kaaba:kaaba;
kangaroo:kangaroo;
key:key;
keyboard:keyboard;
kick-scooter:kick scooter;scooter
kimono:kimono;
kiss-mark:kiss mark;
kissing-cat:kissing cat;
kissing-face:kissing face;
kitchen-knife:kitchen knife;chef|kitchen|knife
kite:kite;
kiwi-fruit:kiwi fruit;fruit|kiwi
knot:knot;cord|rope
koala:koala;
lab-coat:lab coat;lab
label:label;
lacrosse:lacrosse;
ladder:ladder;rung
lady-beetle:lady beetle;lady|ladybird|ladybug
laptop:laptop;
large-blue-diamond:large blue diamond;
large-orange-diamond:large orange diamond;
last-quarter-moon:last quarter moon;
last-quarter-moon-face:last quarter moon face;
last-track-button:last track button;
latin-cross:latin cross;
leaf-fluttering-in-wind:leaf fluttering in wind;
leafy-green:leafy green;
ledger:ledger;
left-arrow:left arrow;
left-arrow-curving-right:left arrow curving right;
left-facing-fist:left-facing fist;
left-luggage:left luggage;
left-right-arrow:left-right arrow;
left-speech-bubble:left speech bubble;
leftwards-hand:leftwards hand;
leftwards-pushing-hand:leftwards pushing hand;block
leg:leg;knee|limb
lemon:lemon;citrus
leopard:leopard;predator
level-slider:level slider;slider
light-blue-heart:light blue heart;sky
light-bulb:light bulb;bulb
light-rail:light rail;light|rail
lime:lime;margarita|salsa|tequila
link:link;links
linked-paperclips:linked paperclips;
lion:lion;leo|mane
lipstick:lipstick;makeup
litter-in-bin-sign:litter in bin sign;
lizard:lizard;reptile
llama:llama;guanaco
lobster:lobster;bisque|seafood
locked:locked;
locked-with-key:locked with key;
locked-with-pen:locked with pen;
locomotive:locomotive;caboose
lollipop:lollipop;
long-drum:long drum;
lotion-bottle:lotion bottle;lotion|shampoo|sunscreen
lotus:lotus;
loudly-crying-face:loudly crying face;
loudspeaker:loudspeaker;
love-hotel:love hotel;
love-letter:love letter;
love-you-gesture:love-you gesture;
low-battery:low battery;energy
luggage:luggage;suitcase
lungs:lungs;lung
lying-face:lying face;liar
magic-wand:magic wand;magician|wand
magnet:magnet;attraction|horseshoe
mahjong-red-dragon:mahjong red dragon;
male-sign:male sign;
mammoth:mammoth;
man:man;adult
mango:mango;
mans-shoe:man's shoe;
mantelpiece-clock:mantelpiece clock;mantelpiece
manual-wheelchair:manual wheelchair;wheelchair
map-of-japan:map of japan;
maple-leaf:maple leaf;maple
maracas:maracas;
martial-arts-uniform:martial arts uniform;uniform
mate:mate;
meat-on-bone:meat on bone;
mechanic:mechanic;electrician
mechanical-arm:mechanical arm;arm
mechanical-leg:mechanical leg;
medical-symbol:medical symbol;
megaphone:megaphone;
melon:melon;cantaloupe
melting-face:melting face;
memo:memo;
mending-heart:mending heart;mending
mens-room:men's room;
metro:metro;subway
microbe:microbe;amoeba|bacteria
microphone:microphone;mic
microscope:microscope;
middle-finger:middle finger;finger
military-helmet:military helmet;helmet|soldier|warrior
military-medal:military medal;
milky-way:milky way;
minibus:minibus;
mirror:mirror;reflector|speculum
mirror-ball:mirror ball;
moai:moai;stoneface
mobile-phone:mobile phone;cell|phone
mobile-phone-off:mobile phone off;
mobile-phone-with-arrow:mobile phone with arrow;
money-bag:money bag;moneybag
money-mouth-face:money-mouth face;
money-with-wings:money with wings;
monkey:monkey;
monkey-face:monkey face;
monorail:monorail;
moon-cake:moon cake;moon
moon-viewing-ceremony:moon viewing ceremony;
moose:moose;alces|elk
mosque:mosque;masjid
mosquito:mosquito;virus
motor-boat:motor boat;boat|motor
motor-scooter:motor scooter;
motorcycle:motorcycle;
motorized-wheelchair:motorized wheelchair;
motorway:motorway;highway|road
mount-fuji:mount fuji;fuji
mountain:mountain;
mountain-cableway:mountain cableway;
mountain-railway:mountain railway;railway
mouse:mouse;
mouse-face:mouse face;
mouse-trap:mouse trap;mousetrap|trap
mouth:mouth;
movie-camera:movie camera;
mrs-claus:mrs. claus;
mushroom:mushroom;toadstool
musical-keyboard:musical keyboard;piano
musical-note:musical note;
musical-notes:musical notes;
musical-score:musical score;
muted-speaker:muted speaker;speaker
mx-claus:mx claus;
nail-polish:nail polish;
name-badge:name badge;
national-park:national park;
nauseated-face:nauseated face;
nazar-amulet:nazar amulet;amulet|bead|talisman
necktie:necktie;
nerd-face:nerd face;expert|geek|nerd
nest-with-eggs:nest with eggs;eggs
nesting-dolls:nesting dolls;babushka
neutral-face:neutral face;
new-button:new button;
new-moon:new moon;
new-moon-face:new moon face;
newspaper:newspaper;
next-track-button:next track button;
ng-button:ng button;
night-with-stars:night with stars;
ninja:ninja;assassin|fighter
no-bicycles:no bicycles;
no-entry:no entry;
no-littering:no littering;
no-mobile-phones:no mobile phones;
no-one-under-eighteen:no one under eighteen;
no-pedestrians:no pedestrians;
no-smoking:no smoking;
non-potable-water:non-potable water;
nose:nose;
notebook:notebook;
nut-and-bolt:nut and bolt;nut
o-button-blood-type:o button (blood type);
octopus:octopus;
oden:oden;kebab
office-building:office building;office
office-worker:office worker;architect|manager
ogre:ogre;devil
oil-drum:oil drum;
ok-button:ok button;
ok-hand:ok hand;dope
old-key:old key;
old-man:old man;gramps|grandfather|grandpa
old-woman:old woman;grandma|grandmother|granny
older-person:older person;grandparent
olive:olive;
on-arrow:on! arrow;
oncoming-automobile:oncoming automobile;
oncoming-bus:oncoming bus;
oncoming-fist:oncoming fist;fist|knuckle
oncoming-police-car:oncoming police car;
oncoming-taxi:oncoming taxi;cab
one-piece-swimsuit:one-piece swimsuit;swimsuit
onion:onion;
open-book:open book;
open-file-folder:open file folder;
open-hands:open hands;
optical-disk:optical disk;
orange-book:orange book;orange
orange-circle:orange circle;
orange-heart:orange heart;
orange-square:orange square;
orangutan:orangutan;ape
orthodox-cross:orthodox cross;
otter:otter;
outbox-tray:outbox tray;
owl:owl;
ox:ox;bull|taurus
oyster:oyster;
p-button:p button;
package:package;parcel
page-facing-up:page facing up;facing
page-with-curl:page with curl;
pager:pager;
paintbrush:paintbrush;
palm-down-hand:palm down hand;
palm-tree:palm tree;palm
palm-up-hand:palm up hand;
palms-up-together:palms up together;
pancakes:pancakes;hotcake|pancake
panda:panda;bamboo
paperclip:paperclip;
parachute:parachute;parasail
parrot:parrot;pirate
part-alternation-mark:part alternation mark;
party-popper:party popper;popper
partying-face:partying face;
passenger-ship:passenger ship;passenger
passport-control:passport control;
pause-button:pause button;
paw-prints:paw prints;
pea-pod:pea pod;beanstalk|pea|pod|soybean
peace-symbol:peace symbol;
peach:peach;
peacock:peacock;peahen
peanuts:peanuts;peanut
pear:pear;
pen:pen;ballpoint
pencil:pencil;
penguin:penguin;antarctica
pensive-face:pensive face;
people-hugging:people hugging;
performing-arts:performing arts;actor|actress|theater|theatre
persevering-face:persevering face;
person:person;
person-beard:;beard|whiskers
person-biking:person biking;bicyclist
person-bouncing-ball:person bouncing ball;player
person-bowing:person bowing;
person-cartwheeling:person cartwheeling;cartwheel
person-climbing:person climbing;climber
person-deaf:deaf person;
person-elf:elf;elves
person-facepalming:person facepalming;
person-fairy:fairy;pixie
person-feeding-baby:person feeding baby;nanny|parent
person-fencing:person fencing;fencer|fencing|sword
person-frowning:person frowning;
person-genie:genie;djinn
person-gesturing-no:person gesturing no;
person-gesturing-ok:person gesturing ok;
person-getting-haircut:person getting haircut;haircut|parlor|shears
person-getting-massage:person getting massage;salon
person-golfing:person golfing;
person-in-bed:person in bed;
person-in-lotus-position:person in lotus position;yogi
person-in-steamy-room:person in steamy room;room|sauna
person-in-tuxedo:person in tuxedo;tuxedo
person-juggling:person juggling;
person-kneeling:person kneeling;
person-lifting-weights:person lifting weights;barbell|bodybuilder|lifter|weightlifter
person-mage:mage;sorcerer|sorceress|witch|wizard
person-merpeople:merperson;siren|trident
person-mountain-biking:person mountain biking;
person-playing-handball:person playing handball;handball
person-playing-water-polo:;polo
person-pouting:person pouting;
person-raising-hand:person raising hand;
person-rowing-boat:person rowing boat;oar|raft|river|rowboat
person-running:person running;
person-shrugging:person shrugging;
person-standing:person standing;
person-superhero:superhero;hero
person-supervillain:supervillain;criminal|villain
person-surfing:person surfing;surfer
person-swimming:person swimming;swimmer
person-taking-bath:person taking bath;bath|tub
person-tipping-hand:person tipping hand;
person-vampire:vampire;dracula
person-walking:person walking;
person-wearing-turban:person wearing turban;turban
person-with-bunny-ears:people with bunny ears;bunny|dancer
person-with-crown:person with crown;monarch
person-with-skullcap:person with skullcap;skullcap
person-with-veil:person with veil;
person-with-white-cane:person with white cane;
person-wrestling:people wrestling;
person-zombie:zombie;
petri-dish:petri dish;dish
phoenix-bird:phoenix;firebird|rebirth|reincarnation
piata:piñata;mayo|pinata
pick:pick;
pickup-truck:pickup truck;flatbed|pickup|transportation
pie:pie;
pig:pig;pork
pig-face:pig face;
pig-nose:pig nose;snout
pile-of-poo:pile of poo;
pill:pill;
pilot:pilot;
pinched-fingers:pinched fingers;
pinching-hand:pinching hand;
pine-decoration:pine decoration;decoration|pine
pineapple:pineapple;
ping-pong:ping pong;
pink-heart:pink heart;
pirate-flag:pirate flag;
pizza:pizza;pepperoni
placard:placard;picket|plaque
place-of-worship:place of worship;
play-button:play button;
play-or-pause-button:play or pause button;
playground-slide:playground slide;
pleading-face:pleading face;
plunger:plunger;plumber|suction
polar-bear:polar bear;
police-car:police car;car
police-officer:police officer;cop|officer
poodle:poodle;
pool-8-ball:;pool
popcorn:popcorn;
post-office:post office;
postal-horn:postal horn;horn
postbox:postbox;
pot-of-food:pot of food;soup
potable-water:potable water;
potato:potato;
potted-plant:potted plant;decor|plant
poultry-leg:poultry leg;drumstick|poultry
pound-banknote:pound banknote;
pouring-liquid:pouring liquid;
pouting-cat:pouting cat;
pouting-face:enraged face;
prayer-beads:prayer beads;beads|necklace
pregnant-man:pregnant man;belly
pregnant-person:pregnant person;
pregnant-woman:pregnant woman;
pretzel:pretzel;
prince:prince;
princess:princess;
printer:printer;
purple-circle:purple circle;
purple-heart:purple heart;
purple-square:purple square;
purse:purse;
pushpin:pushpin;collage
puzzle-piece:puzzle piece;jigsaw|piece
rabbit:rabbit;
rabbit-face:rabbit face;
raccoon:raccoon;
racing-car:racing car;
radio:radio;
radio-button:radio button;
railway-car:railway car;
railway-track:railway track;track
rainbow:rainbow;lesbian
rainbow-flag:rainbow flag;
raised-back-of-hand:raised back of hand;
raised-fist:raised fist;
raised-hand:raised hand;
raising-hands:raising hands;
ram:ram;aries|male
rat:rat;
razor:razor;
receipt:receipt;
record-button:record button;
recycling-symbol:recycling symbol;
red-apple:red apple;diet
red-circle:red circle;
red-envelope:red envelope;
red-exclamation-mark:red exclamation mark;
red-heart:red heart;
red-paper-lantern:red paper lantern;
red-question-mark:red question mark;
red-square:red square;
red-triangle:red triangle pointed up;
relieved-face:relieved face;
reminder-ribbon:reminder ribbon;
repeat-button:repeat button;
repeat-single-button:repeat single button;
rescue-workers-helmet:rescue worker's helmet;
reverse-button:reverse button;
revolving-hearts:revolving hearts;
rhinoceros:rhinoceros;
ribbon:ribbon;
rice-ball:rice ball;ball
rice-cracker:rice cracker;cracker
right-anger-bubble:right anger bubble;
right-arrow:right arrow;
right-arrow-curving-down:right arrow curving down;
right-arrow-curving-left:right arrow curving left;
right-arrow-curving-up:right arrow curving up;
right-facing-fist:right-facing fist;
rightwards-hand:rightwards hand;
rightwards-pushing-hand:rightwards pushing hand;
ring:ring;
ring-buoy:ring buoy;lifesaver|preserver|saver
ringed-planet:ringed planet;planet|saturn
roasted-sweet-potato:roasted sweet potato;
robot:robot;
rock:rock;boulder
rocket:rocket;
roll-of-paper:roll of paper;
rolled-up-newspaper:rolled-up newspaper;
roller-coaster:roller coaster;coaster
roller-skate:roller skate;
rolling-on-the-floor-laughing:;floor
rooster:rooster;
rose:rose;valentine
rosette:rosette;
round-pushpin:round pushpin;
rugby-football:rugby football;
running-shirt:running shirt;sash|shirt
running-shoe:running shoe;sneaker
sad-but-relieved-face:sad but relieved face;
safety-pin:safety pin;diaper|pin|punk
safety-vest:safety vest;
sailboat:sailboat;yacht
sake:sake;
salt:salt;shaker
saluting-face:saluting face;ma'am|sir
sandwich:sandwich;
santa-claus:santa claus;father|santa
sari:sari;
satellite:satellite;
satellite-antenna:satellite antenna;antenna
sauropod:sauropod;brontosaurus|dinosaur|diplodocus
saxophone:saxophone;sax
scarf:scarf;neck
school:school;
scientist:scientist;engineer|mathematician|physicist
scissors:scissors;
scorpion:scorpion;scorpio|scorpius
screwdriver:screwdriver;flathead
scroll:scroll;
seal:seal;
seat:seat;
see-no-evil-monkey:see-no-evil monkey;
seedling:seedling;sapling
selfie:selfie;
service-dog:service dog;
sewing-needle:sewing needle;needle
shaking-face:shaking face;
shallow-pan-of-food:shallow pan of food;casserole|paella|pan
shamrock:shamrock;
shark:shark;
shaved-ice:shaved ice;
sheaf-of-rice:sheaf of rice;sheaf
shield:shield;
shinto-shrine:shinto shrine;shrine
ship:ship;
shooting-star:shooting star;
shopping-bags:shopping bags;
shopping-cart:shopping cart;cart
shortcake:shortcake;
shorts:shorts;
shower:shower;
shrimp:shrimp;shellfish
shuffle-tracks-button:shuffle tracks button;
shushing-face:shushing face;
sign-of-the-horns:sign of the horns;
singer:singer;entertainer
skateboard:skateboard;skater
skier:skier;
skis:skis;
skull:skull;
skull-and-crossbones:skull and crossbones;
skunk:skunk;
sled:sled;
sleeping-face:sleeping face;
sleepy-face:sleepy face;
slightly-frowning-face:slightly frowning face;
slightly-smiling-face:slightly smiling face;
slot-machine:slot machine;casino
sloth:sloth;
small-airplane:small airplane;
small-blue-diamond:small blue diamond;
small-orange-diamond:small orange diamond;
smiling-face:smiling face;
smiling-face-with-halo:smiling face with halo;spirit
smiling-face-with-hearts:smiling face with hearts;
smiling-face-with-horns:smiling face with horns;
smiling-face-with-tear:smiling face with tear;
smirking-face:smirking face;boss
snail:snail;escargot|slug
snake:snake;bearer|ophiuchus|serpent
sneezing-face:sneezing face;
snow-capped-mountain:snow-capped mountain;
snowboarder:snowboarder;
snowflake:snowflake;
snowman:snowman;
snowman-without-snow:snowman without snow;snow
soap:soap;lather
soccer-ball:soccer ball;
socks:socks;stocking
soft-ice-cream:soft ice cream;icecream
softball:softball;
soon-arrow:soon arrow;
sos-button:sos button;
spade-suit:spade suit;spade
spaghetti:spaghetti;pasta
sparkler:sparkler;
sparkles:sparkles;
sparkling-heart:sparkling heart;
speak-no-evil-monkey:speak-no-evil monkey;
speaker-high-volume:speaker high volume;
speaker-low-volume:speaker low volume;
speaker-medium-volume:speaker medium volume;
speaking-head:speaking head;head
speech-balloon:speech balloon;
speedboat:speedboat;billionaire|lake|millionaire
spider:spider;
spider-web:spider web;web
spiral-calendar:spiral calendar;
spiral-notepad:spiral notepad;
spiral-shell:spiral shell;conch|shell
sponge:sponge;
spoon:spoon;tableware
sport-utility-vehicle:sport utility vehicle;vehicle
sports-medal:sports medal;winner
spouting-whale:spouting whale;
squid:squid;mollusk
stadium:stadium;
star:star;
star-and-crescent:star and crescent;
star-of-david:star of david;
star-struck:star-struck;
station:station;
statue-of-liberty:statue of liberty;statue
steaming-bowl:steaming bowl;bowl|noodle
stethoscope:stethoscope;
stop-button:stop button;
stop-sign:stop sign;
stopwatch:stopwatch;
straight-ruler:straight ruler;ruler|straightedge
strawberry:strawberry;
student:student;
studio-microphone:studio microphone;studio
stuffed-flatbread:stuffed flatbread;gyro
sun:sun;
sun-behind-cloud:sun behind cloud;
sun-behind-large-cloud:sun behind large cloud;
sun-behind-rain-cloud:sun behind rain cloud;
sun-behind-small-cloud:sun behind small cloud;
sun-with-face:sun with face;heat|sunshine
sunflower:sunflower;
sunglasses:sunglasses;
sunrise:sunrise;
sunrise-over-mountains:sunrise over mountains;
sunset:sunset;
sushi:sushi;
suspension-railway:suspension railway;
swan:swan;cygnet|duckling
sweat-droplets:sweat droplets;sweat
synagogue:synagogue;jew
syringe:syringe;
t-rex:t-rex;rex|tyrannosaurus
t-shirt:t-shirt;collar
taco:taco;
takeout-box:takeout box;pail|takeout
tamale:tamale;
tanabata-tree:tanabata tree;banner
tangerine:tangerine;nectarine
taxi:taxi;
teacher:teacher;instructor|lecturer|professor
teacup-without-handle:teacup without handle;oolong
teapot:teapot;
tear-off-calendar:tear-off calendar;
technologist:technologist;coder|developer|inventor
teddy-bear:teddy bear;plaything|teddy|toy
telephone:telephone;
telephone-receiver:telephone receiver;receiver
telescope:telescope;
television:television;
tennis:tennis;
tent:tent;
test-tube:test tube;chemist|tube
thermometer:thermometer;
thinking-face:thinking face;chin
thong-sandal:thong sandal;sandal|thong
thought-balloon:thought balloon;
thread:thread;string
thumbs-down:thumbs down;
thumbs-up:thumbs up;
ticket:ticket;stub
tiger:tiger;
tiger-face:tiger face;
timer-clock:timer clock;timer
tired-face:tired face;
toilet:toilet;bathroom
tokyo-tower:tokyo tower;tower
tomato:tomato;
tongue:tongue;
toolbox:toolbox;chest
tooth:tooth;dentist
toothbrush:toothbrush;toiletry
top-arrow:top arrow;
top-hat:top hat;
tornado:tornado;whirlwind
trackball:trackball;
tractor:tractor;
trade-mark:trade mark;
train:train;
tram:tram;
tram-car:tram car;trolley
transgender-flag:transgender flag;
transgender-symbol:transgender symbol;
triangular-flag:triangular flag;
triangular-ruler:triangular ruler;
trident-emblem:trident emblem;
troll:troll;
trolleybus:trolleybus;
trophy:trophy;champion
tropical-drink:tropical drink;
tropical-fish:tropical fish;
trumpet:trumpet;
tulip:tulip;
tumbler-glass:tumbler glass;liquor|tumbler|whiskey|whisky
turkey:turkey;
turtle:turtle;terrapin|tortoise
two-hearts:two hearts;
two-hump-camel:two-hump camel;
umbrella:umbrella;
umbrella-on-ground:umbrella on ground;ground
umbrella-with-rain-drops:umbrella with rain drops;
unamused-face:unamused face;
unicorn:unicorn;
unlocked:unlocked;
up-arrow:up arrow;
up-button:up! button;
up-down-arrow:up-down arrow;
up-left-arrow:up-left arrow;
up-right-arrow:up-right arrow;
upside-down-face:upside-down face;
upwards-button:upwards button;
vibration-mode:vibration mode;
victory-hand:victory hand;
video-camera:video camera;camcorder
video-game:video game;controller
videocassette:videocassette;tape|vcr
violin:violin;
volcano:volcano;
volleyball:volleyball;
vs-button:vs button;
vulcan-salute:vulcan salute;vulcan
waffle:waffle;
waning-crescent-moon:waning crescent moon;
waning-gibbous-moon:waning gibbous moon;
wastebasket:wastebasket;
watch:watch;
water-buffalo:water buffalo;buffalo
water-closet:water closet;
water-pistol:water pistol;gun|handgun|pistol|revolver
water-wave:water wave;
watermelon:watermelon;
waving-hand:waving hand;
wavy-dash:wavy dash;
waxing-crescent-moon:waxing crescent moon;
waxing-gibbous-moon:waxing gibbous moon;
weary-cat:weary cat;
weary-face:weary face;
wedding:wedding;
whale:whale;
wheel:wheel;
wheel-of-dharma:wheel of dharma;
wheelchair-symbol:wheelchair symbol;
white-cane:white cane;cane
white-circle:white circle;
white-exclamation-mark:white exclamation mark;
white-flag:white flag;
white-flower:white flower;flower
white-heart:white heart;
white-large-square:white large square;
white-medium-square:white medium square;
white-question-mark:white question mark;
white-small-square:white small square;
white-square-button:white square button;
wilted-flower:wilted flower;
wind-chime:wind chime;wind
wind-face:wind face;
window:window;opening
wine-glass:wine glass;wine
wing:wing;
winking-face:winking face;heartbreaker
winking-face-with-tongue:winking face with tongue;weirdo
wolf:wolf;
woman:woman;
womans-boot:woman's boot;
womans-clothes:woman's clothes;blouse|clothes
womans-hat:woman's hat;
womans-sandal:woman's sandal;
womens-room:women's room;
wood:wood;
woozy-face:woozy face;
world-map:world map;world
worm:worm;earthworm|parasite
worried-face:worried face;
wrapped-gift:wrapped gift;
wrench:wrench;
writing-hand:writing hand;
x-ray:x-ray;bones
yarn:yarn;
yawning-face:yawning face;
yellow-circle:yellow circle;
yellow-heart:yellow heart;
yellow-square:yellow square;
yen-banknote:yen banknote;
yin-yang:yin yang;
yo-yo:yo-yo;
zany-face:zany face;
zebra:zebra;stripe
zipper-mouth-face:zipper-mouth face;
zzz:zzz;`;
