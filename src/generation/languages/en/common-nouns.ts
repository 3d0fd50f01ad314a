/** English: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const commonNouns = `
customer | customer, customers, clients
guest | guest, guests, visitor guest
boy | boy, boys
girl | girl, girls
man | gentleman, gentlemen
woman | woman, women
baby | baby, babies
grandmother | grandmother, grandma
grandfather | grandfather, grandpa
aunt | aunt, aunts
uncle | uncle, uncles
brother | brother, brothers
sister | sister, sisters
father-in-law | father-in-law, stepfather, stepdad
mother-in-law | mother-in-law, stepmother, stepmom, stepmum
brother-in-law | brother-in-law
sister-in-law | sister-in-law
cousin | cousin, cousins
nephew | nephew, nephews
niece | niece, nieces
neighbour | neighbour, neighbours, neighbor, neighbors
student | student, students, pupil, pupils, classmate, classmates
teacher | teacher, teachers
postman | postman, postmen, mailman
plumber | plumber
mechanic | mechanic, mechanics
electrician | electrician, electricians
bricklayer | bricklayer
carpenter | carpenter
gardener | gardener
baker | baker
butcher | butcher
waiter | waiter, waiters
nurse | nurse, nurses
doctor | doctor, doctors
dentist | dentist, dentists
hairdresser | hairdresser, hairdressers, barber
cleaner | street cleaner, cleaning lady, chimney sweep
courier | courier, couriers, delivery guy, delivery driver
cyclist | cyclist, cyclists
pedestrian | pedestrian, pedestrians
tourist | tourist, tourists
cashier | cashier, cashiers
librarian | librarian
lawyer | lawyer, lawyers
goalkeeper | goalkeeper
footballer | footballer, footballers
thief | thief, thieves
guard | security guard
hunter | hunter, hunters
king | king, kings
queen | queen, queens
magician | magician, magicians
clown | clown, clowns
priest | priest, priests, vicar, pastor
warrior | warrior
bride | bride
dancer | dancer, dancers, ballerina
musician | musician, musicians
wrestler | wrestler
homework | homework
eraser | eraser, erasers
ruler | straightedge, school ruler
pencil | pencil, pencils
pen | ballpoint, biro
notebook | notebook, notebooks
book | book
textbook | textbook, textbooks
schoolbag | schoolbag, schoolbags, school bag, satchel
blackboard | blackboard, whiteboard, chalkboard
glue | glue stick, glue
chalk | chalk
dictionary | dictionary, dictionaries
pillow | pillow
blanket | duvet, duvets
bed | bed, beds
chair | chair, chairs
table | table
sofa | sofa
lamp | lamp
exit | exit, exits, emergency exit, exit door, fire exit
window | window pane, window panes
mirror | mirror, mirrors
vacuum cleaner | vacuum cleaner
washing machine | washing machine
fridge | fridge
oven | oven
bucket | bucket
broom | broom
sponge | sponge, sponges
soap | soap, soaps
toothbrush | toothbrush, toothbrushes
scissors | scissors
needle | needle
iron | clothes iron, ironing board
candle | candle, candles
vase | vase, vases
flowerpot | flowerpot, flowerpots, flower pot, plant pot
key | key
pot | cooking pot, saucepan, pots and pans
pan | frying pan, wok
plate | dinner plate, dirty plate, dirty plates, dirty dishes
bowl | bowl, bowls
cup | teacup, teacups
glass | glass, drinking glass, wine glasses
spoon | spoon, spoons
fork | fork
knife | kitchen knife, knives
bottle | bottle
tin | canned food
jar | jar, jars
basket | basket
kettle | kettle
groceries | groceries, grocery, shopping bag, shopping bags
roll | bread roll, bread rolls, bun, buns, baguettes, loaf, loaves
bread | bread
sandwich | sandwich, sandwiches
pancake | pancake, pancakes
flour | flour
sugar | sugar, sugar cube, sugar cubes
salt | salt
butter | butter
sausage | sausage, sausages
meat | meat
soup | soup
pasta | pasta, spaghetti
rice | rice
dough | dough
cake | cake, cakes
pie | pie, pies
chocolate | chocolate, chocolates
sweets | sweets
ice cream | ice cream, ice creams
jam | jam jar, marmalade
cheese | cheese
milk | milk
juice | juice
tea | tea
coffee | coffee
egg | egg
fries | fries, chips
biscuit | biscuit
fruit | fruit
vegetable | vegetable
plum | plum, plums
raspberry | raspberry
cabbage | cabbage
beetroot | beetroot, beetroots, turnip, turnips
pumpkin | pumpkin
cucumber | cucumber
pea | pea, peas
bean | bean, beans
nut | nut
seed | seed
wheat | wheat
hay | hay
hammer | hammer, hammers
saw | hand saw
spanner | spanner, spanners, wrench, wrenches
screwdriver | screwdriver, screwdrivers
shovel | shovel
rake | garden rake
ladder | ladder, ladders
rope | rope
pipe | pipe
tap | water tap, faucet, faucets
drop | water droplet, droplets, drips
brick | brick
plank | plank
stump | stump
tyre | tyre, tyres, tire
scooter | scooter, scooters, kick scooter
motorcycle | motorcycle, motorcycles, motorbike, motorbikes
moped | moped, mopeds
bicycle | bicycle, bicycles, bike, bikes
tram | tram, trams, streetcar
minibus | minibus, minibuses
van | van
lorry | lorry, lorries
digger | digger, steamroller
ambulance | ambulance, ambulances
pushchair | pushchair, stroller, pram, strollers
boat | rowing boat, sailing boat
raft | raft, rafts
shirt | shirt
jacket | jacket, jackets
trousers | trousers, pants
dress | dress, dresses, skirt
shoe | shoe
boot | boot
sock | sock
glove | glove, gloves, mitten, mittens
scarf | scarf
hat | hat
cap | baseball cap
glasses | glasses, spectacles
laundry | laundry, dirty laundry
bakery | bread shop, bakeries
supermarket | supermarket, supermarkets
pharmacy | pharmacy, drugstore
office | office building
bridge | bridge, bridges
tower | tower
gate | gate, gates
stairs | staircase, stairs, stairway
lift | elevator, elevators
swimming pool | swimming pool
garage | garage, garages
tent | tent, tents
tooth | tooth
bone | bone, bones
brain | brain, brains
snowman | snowman
hail | hail, hailstone, hailstones
lightning | lightning
leaf | leaf
branch | branch
stone | stone
pothole | pothole
grass | grass
fly | housefly, houseflies
mosquito | mosquito
wasp | wasp
caterpillar | caterpillar
beetle | beetle, beetles
moth | moth
crow | crow
pigeon | pigeon
seagull | seagull
sparrow | sparrow
dinosaur | dinosaur
dragon | dragon
puppy | puppy
kitten | kitten
balloon | balloon
kite | kite, kites
doll | doll
teddy bear | teddy bear, teddy bears
toy | toy
dice | six-sided dice
gift | gift
parcel | parcel
envelope | envelope
newspaper | newspaper
map | map
ticket | train ticket, cinema ticket
coin | coin
money | money
wallet | wallet, wallets
suitcase | suitcase, suitcases
bag | handbag, handbags
umbrella | umbrella, umbrellas
computer | computer
battery | batteries
cable | cable
rubbish | garbage, litter
box | cardboard box
crate | crate
fence | fence
net | butterfly net, fishing net
dust | dust
slingshot | slingshot, slingshots
pill | pill, pills
syringe | syringe, syringes
plaster | sticking plaster, band-aid, bandage, bandages
virus | virus
snake | snake
drum | drum, drums
piano | piano, pianos
whistle | referee's whistle
magnet | magnet, magnets
wallpaper | wallpaper
petal | petal
sled | sled, sleds, sledge
treasure | treasure
sword | sword
chimney | chimney
sheet of paper | sheet of paper, crumpled paper
chick | chick
wand | magic wand, wands
ghost | ghost
marble | marble, marbles
`;
