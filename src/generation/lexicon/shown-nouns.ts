/** Nouns of every day that a picture shows: the pictures of `common-nouns.ts`. */

/** `picture | things` */
export const SHOWN = `
passenger | customer, guest, pedestrian, tourist
boy | boy, brother, nephew, cousin
girl | girl, sister, niece
man | man, uncle, father-in-law, brother-in-law, neighbour
woman | woman, aunt, mother-in-law, sister-in-law
baby | baby, toddler
old-woman | grandmother
old-man | grandfather
student | student
teacher | teacher, librarian
office-worker | postman, cashier, lawyer, secretary, colleague, shop assistant, mayor
mechanic | plumber, mechanic, electrician
construction-worker | bricklayer, carpenter, engineer, miner
farmer | gardener, shepherd, beekeeper
cook | baker, butcher, waiter
health-worker | nurse, doctor, dentist, vet, surgeon, pharmacist
person-getting-haircut | hairdresser
person-biking | courier, cyclist
person-playing-handball | goalkeeper, footballer
person-supervillain | thief, burglar
guard | guard
detective | hunter, spy
person-with-crown | king, queen
person-mage | magician
clown-face | clown
knight | warrior
person-with-veil | bride
woman-dancing | dancer
singer | musician
person-lifting-weights | wrestler
notebook | homework, notebook
straight-ruler | ruler
pencil | pencil
pen | pen
books | book, textbook
backpack | schoolbag
closed-book | dictionary
pillow | pillow, blanket
bed | bed, cot
chair | chair
table | table
couch-and-lamp | sofa, armchair
light-bulb | lamp
door | exit, gate
window | window
mirror | mirror
vacuum-cleaner | vacuum cleaner
washing-machine | washing machine
fridge | fridge
stove | oven, microwave
bucket | bucket
broom | broom, mop
sponge | sponge
soap | soap
toothbrush | toothbrush
scissors | scissors
sewing-needle | needle
candle | candle
amphora | vase
potted-plant | flowerpot
key | key
pot-of-food | pot, stew
cooking | pan
fork-and-knife-with-plate | plate
bowl-with-spoon | bowl
hot-beverage | cup, coffee
tumbler-glass | glass
spoon | spoon
fork-and-knife | fork
kitchen-knife | knife
bottle-with-popping-cork | bottle
canned-food | tin
jar | jar, jam
crystal-ball | marble
basket | basket
teapot | kettle
shopping-bags | groceries
bread | roll, bread, loaf
sandwich | sandwich
pancakes | pancake
salt | salt
butter | butter
hot-dog | sausage
cut-of-meat | meat, steak
steaming-bowl | soup, noodle soup
spaghetti | pasta
cooked-rice | rice
birthday-cake | cake
pie | pie
chocolate-bar | chocolate
candy | sweets
soft-ice-cream | ice cream
cheese-wedge | cheese
glass-of-milk | milk
beverage-box | juice
teacup-without-handle | tea
egg | egg, easter egg
french-fries | fries
cookie | biscuit
red-apple | fruit
carrot | vegetable
leafy-green | cabbage, spinach
jack-o-lantern | pumpkin
cucumber | cucumber, courgette
pea-pod | pea
beans | bean
chestnut | nut, acorn
seedling | seed
sheaf-of-rice | wheat, hay
hammer | hammer
carpentry-saw | saw
wrench | spanner
screwdriver | screwdriver
shovel | shovel
ladder | ladder
knot | rope
pipe | pipe
droplet | drop
brick | brick, chimney
wood | plank, stump, branch, firewood
wheel | tyre
kick-scooter | scooter
motorcycle | motorcycle
motor-scooter | moped
bicycle | bicycle
tram | tram
minibus | minibus, caravan
delivery-truck | van, lorry
tractor | digger, bulldozer
ambulance | ambulance
sailboat | boat
canoe | raft, rowing boat
t-shirt | shirt, laundry, sweater
coat | jacket
jeans | trousers
dress | dress, skirt
running-shoe | shoe
hiking-boot | boot
socks | sock
gloves | glove
scarf | scarf
top-hat | hat
billed-cap | cap
glasses | glasses
convenience-store | bakery, kiosk
department-store | supermarket
office-building | office, skyscraper
bridge-at-night | bridge
castle | tower, palace
elevator | lift
tent | tent
tooth | tooth
bone | bone
brain | brain
snowman | snowman
high-voltage | lightning
leaf-fluttering-in-wind | leaf
rock | stone
hole | pothole
herb | grass, weed
fly | fly
mosquito | mosquito
honeybee | wasp
bug | caterpillar, flea
beetle | beetle
butterfly | moth
blackbird | crow
dove | pigeon
bird | seagull, sparrow, woodpecker
t-rex | dinosaur
dragon | dragon
dog | puppy
cat | kitten
balloon | balloon
kite | kite
nesting-dolls | doll, puppet
teddy-bear | teddy bear, toy
game-die | dice
wrapped-gift | gift
package | parcel, box
envelope | envelope
newspaper | newspaper
world-map | map
ticket | ticket
coin | coin, money
purse | wallet
luggage | suitcase
handbag | bag
umbrella | umbrella
laptop | computer
battery | battery
electric-plug | cable
wastebasket | rubbish
crate | crate
fence | fence
goal-net | net
dust-bunny | dust
pill | pill
syringe | syringe
adhesive-bandage | plaster
microbe | virus, germ
snake | snake
drum | drum
musical-keyboard | piano
magnet | magnet
blossom | petal, daisy
sled | sled
treasure-chest | treasure
sword | sword
page-facing-up | sheet of paper, document
baby-chick | chick
magic-wand | wand
ghost | ghost
scientist | scientist
technologist | programmer
police-officer | police officer
firefighter | firefighter
person-swimming | swimmer
person-climbing | climber
person-surfing | surfer
skier | skier
person-in-tuxedo | bridegroom
rabbit | hare
ewe | lamb
horse | pony
ox | bull
tropical-fish | goldfish
fish | carp
frog | toad
worm | earthworm
cricket | grasshopper
lady-beetle | ladybird
snail | slug
hamster | guinea pig
parrot | canary
duck | duckling
eagle | hawk
donkey | mule
deer | reindeer
chicken | hen
spiral-shell | seashell
honey-pot | honey
cupcake | muffin
dumpling | dumpling
flatbread | flatbread
doughnut | fritter
stuffed-flatbread | kebab
rice-ball | rice ball
green-salad | salad
peach | apricot
blueberries | berry
cup-with-straw | lemonade
beer-mug | beer
wine-glass | wine
bacon | ham
crayon | crayon
artist-palette | paint
file-folder | folder
receipt | invoice
scroll | diploma
framed-picture | painting
bush | hedge
evergreen-tree | fir
deciduous-tree | oak
mushroom | mushroom
ear-of-corn | corn
articulated-lorry | garbage truck
building-construction | crane
railway-car | railway wagon
ship | fishing boat
flat-shoe | slippers
red-paper-lantern | lantern
firecracker | firecracker
tennis | racket
bowling | bowling pin
ice | icicle
mouse-trap | trap
flashlight | torch
robot | robot
person-elf | elf
`;
