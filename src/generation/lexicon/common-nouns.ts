/**
 * Nouns of every day that games are about, language by language in `languages/xx/common-nouns.ts`: the picture that shows each, a
 * near relative that a person would take for it, or its sort where none fits and its name on a label is shown.
 */
import { eachPhrase } from '../languages/rows.js';
import { pictureSort } from './lexicon.js';
import type { PictureSort } from './sorts.js';

/** `picture | things` */
const SHOWN = `
passenger | customer, guest, pedestrian, tourist
boy | boy, brother, nephew, cousin
girl | girl, sister, niece
man | man, uncle, father-in-law, brother-in-law, neighbour
woman | woman, aunt, mother-in-law, sister-in-law
baby | baby
old-woman | grandmother
old-man | grandfather
student | student
teacher | teacher, librarian
office-worker | postman, cashier, lawyer
mechanic | plumber, mechanic, electrician
construction-worker | bricklayer, carpenter
farmer | gardener
cook | baker, butcher, waiter
health-worker | nurse, doctor, dentist
person-getting-haircut | hairdresser
person-biking | courier, cyclist
person-playing-handball | goalkeeper, footballer
person-supervillain | thief
guard | guard
detective | hunter
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
bed | bed
chair | chair
table | table
couch-and-lamp | sofa
light-bulb | lamp
door | exit, gate
window | window
mirror | mirror
vacuum-cleaner | vacuum cleaner
washing-machine | washing machine
fridge | fridge
stove | oven
bucket | bucket
broom | broom
sponge | sponge
soap | soap
toothbrush | toothbrush
scissors | scissors
sewing-needle | needle
candle | candle
amphora | vase
potted-plant | flowerpot
key | key
pot-of-food | pot
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
bread | roll, bread
sandwich | sandwich
pancakes | pancake
salt | salt
butter | butter
hot-dog | sausage
cut-of-meat | meat
steaming-bowl | soup
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
egg | egg
french-fries | fries
cookie | biscuit
red-apple | fruit
carrot | vegetable
leafy-green | cabbage
jack-o-lantern | pumpkin
cucumber | cucumber
pea-pod | pea
beans | bean
chestnut | nut
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
wood | plank, stump, branch
wheel | tyre
kick-scooter | scooter
motorcycle | motorcycle
motor-scooter | moped
bicycle | bicycle
tram | tram
minibus | minibus
delivery-truck | van, lorry
tractor | digger
ambulance | ambulance
sailboat | boat
canoe | raft
t-shirt | shirt, laundry
coat | jacket
jeans | trousers
dress | dress
running-shoe | shoe
hiking-boot | boot
socks | sock
gloves | glove
scarf | scarf
top-hat | hat
billed-cap | cap
glasses | glasses
convenience-store | bakery
department-store | supermarket
office-building | office
bridge-at-night | bridge
castle | tower
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
herb | grass
fly | fly
mosquito | mosquito
honeybee | wasp
bug | caterpillar
beetle | beetle
butterfly | moth
blackbird | crow
dove | pigeon
bird | seagull, sparrow
t-rex | dinosaur
dragon | dragon
dog | puppy
cat | kitten
balloon | balloon
kite | kite
nesting-dolls | doll
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
microbe | virus
snake | snake
drum | drum
musical-keyboard | piano
magnet | magnet
blossom | petal
sled | sled
treasure-chest | treasure
sword | sword
page-facing-up | sheet of paper
baby-chick | chick
magic-wand | wand
ghost | ghost
`;

/** Things whose picture shows what is in them, and which are no food. */
const VESSELS = 'vase, pot, pan, plate, bowl, cup, glass, spoon, fork, knife, bottle, tin, jar, kettle'.split(', ');

/** `sort | things` that no picture shows */
const LABELLED = `
person | cleaner, priest
object | eraser, blackboard, glue, chalk, iron, rake, tap, pushchair, slingshot, whistle, wallpaper
food | flour, sugar, dough, plum, raspberry, beetroot
building | pharmacy, stairs, swimming pool, garage
nature | hail
`;

export interface CommonNoun {
  /** undefined where its name on a label is shown */
  readonly picture?: string;
  readonly sort: PictureSort;
}

/** thing → how it is shown */
export const COMMON_NOUNS: ReadonlyMap<string, CommonNoun> = read();

function read(): Map<string, CommonNoun> {
  const nouns = new Map<string, CommonNoun>();
  eachPhrase(SHOWN, (picture, thing) => nouns.set(thing, { picture, sort: pictureSort(picture) }));
  for (const thing of VESSELS) nouns.set(thing, { ...nouns.get(thing), sort: 'object' });
  eachPhrase(LABELLED, (sort, thing) => nouns.set(thing, { sort: sort as PictureSort }));
  return nouns;
}
