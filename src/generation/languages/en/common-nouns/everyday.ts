/** English: nouns of every day, by the thing of `lexicon/common-nouns.ts` that each names; the first is the name of one. */
export const everyday = `
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
cleaner | street cleaner, cleaning lady, chimney sweep, window cleaner, window washer
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
window | window pane, window panes, pane, panes, windows
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
sugar | sugar
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
beetroot | beetroot, beetroots
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
secretary | secretary
colleague | colleague, coworker, co-worker
shop assistant | shop assistant, salesman, saleswoman, seller
mayor | mayor
engineer | engineer
miner | miner
shepherd | shepherd, shepherdess
beekeeper | beekeeper
scientist | scientist, professor
programmer | programmer, software developer
vet | vet, veterinarian
surgeon | surgeon, paramedic
pharmacist | pharmacist
burglar | burglar, robber, crook
spy | spy
police officer | police officer, policeman, policewoman, cop
firefighter | firefighter, fireman, firemen
swimmer | swimmer, swimmers
climber | climber, mountaineer
surfer | surfer, surfers
skier | skier, skiers
bridegroom | bridegroom
toddler | toddler, toddlers
prisoner | prisoner, prisoners
referee | referee, umpire
coach | trainer
train conductor | train driver, train conductor, ticket inspector
tailor | tailor, seamstress
blacksmith | blacksmith
potter | potter
scout | boy scout, girl scout
twin | twin, twins
actor | actor, actress
photographer | photographer, paparazzi
journalist | journalist, reporter
monk | monk, nun
bartender | bartender, barista, barman
babysitter | babysitter, nanny
hare | hare, bunny
lamb | lamb, lambs
pony | pony, ponies, foal
bull | bull, bulls
goldfish | goldfish
carp | carp, trout, salmon, herring, tuna
toad | toad, tadpole
earthworm | earthworm, maggot
grasshopper | grasshopper
ladybird | ladybird, ladybug
flea | flea
slug | slug, slugs
guinea pig | guinea pig, gerbil
canary | canary, budgie, parakeet
duckling | duckling, ducklings
woodpecker | woodpecker, cuckoo, robin, nightingale
hawk | hawk, falcon, vulture
mule | mule, burro
reindeer | reindeer, fawn, stag
hen | hen, hens
seashell | seashell, shell
honey | honey, pot of honey
muffin | muffin, cupcake
dumpling | dumpling
stew | stew, curry, goulash
noodle soup | noodle soup, broth, ramen
flatbread | flatbread, naan, pita
fritter | donut, doughnut, fritter
kebab | kebab, gyros, shawarma
rice ball | rice ball, rice cake
loaf | bagel
salad | salad, lettuce
spinach | spinach, celery, leek
courgette | zucchini, courgette, gherkin, pickle
apricot | apricot, nectarine
berry | berry, berries, blackberry, currant, cranberry
lemonade | lemonade, soda, smoothie, milkshake, cola
beer | beer, beers
wine | wine
ham | ham, bacon
steak | steak, cutlet, schnitzel
wardrobe | cupboard, wardrobe, closet
drawer | drawers, chest of drawers
curtain | curtain, curtains
armchair | armchair
bench | park bench, stool, benches
cot | mattress, cradle, cot
bed sheet | bed sheet, bed sheets
sink | kitchen sink, washbasin
tablecloth | tablecloth, napkin
mop | mop
rag | dishcloth, dustpan
clothes peg | clothes hanger
lid | pot lid, jug, thermos
chopping board | chopping board, whisk
microwave | microwave, gas cooker
ceiling fan | ceiling fan, radiator, heater
remote control | remote control
apron | apron
crayon | crayon, felt-tip, marker pen
paint | paint pot, paintbox, watercolours
sticker | sticker, stickers, postage stamp
folder | ring binder, file folder
hole punch | hole punch
invoice | invoice, receipt, tax return
document | document, documents, paperwork
diploma | diploma, certificate, parchment
painting | oil painting, portrait, portraits
nails | rusty nail, nails, pliers, drill bit
wheelbarrow | wheelbarrow, handcart
lawnmower | lawnmower, lawn mower
watering can | garden hose
hoe | garden hoe, pitchfork, scythe, sickle
weed | weed, weeds
hedge | hedge, shrub
fir | fir, fir tree, pine, pine tree
oak | oak, birch, willow, linden, apple tree
daisy | daisy, dandelion, poppy, lily, violets
mushroom | mushroom, mushrooms, toadstool
corn | corn cob, maize
acorn | acorn, walnut, hazelnut
garbage truck | garbage truck, dump truck, bin lorry
bulldozer | bulldozer, forklift, combine harvester
crane | tower crane, crane truck
caravan | camper van, caravan, campervan
carriage | horse-drawn carriage, stagecoach, carriage
railway wagon | railway wagon, train car, carriages
rowing boat | kayak, dinghy, gondola
fishing boat | fishing boat, trawler, cargo ship, steamer
pavement | pavement, sidewalk, kerb
zebra crossing | zebra crossing, pedestrian crossing, crosswalk
street lamp | street lamp
road sign | road sign
kiosk | kiosk, corner shop, grocery store
café | café, coffee shop, pub, canteen
barn | barn, henhouse, chicken coop, kennel, shed
greenhouse | greenhouse, vegetable patch, flower bed
prison | prison, jail, dungeon cell
palace | palace, fortress, sandcastle, fort
skyscraper | skyscraper, apartment block, tower block, city hall
skirt | gown
sweater | sweater, blouse, pullover
slippers | slipper, slippers, flip-flops
pyjamas | pyjamas, pajamas, nightgown
belt | leather belt, suspenders
necklace | necklace, bracelet, earring, earrings
nappy | nappy, diaper, diapers, dummy pacifier
lantern | paper lantern, lantern, lanterns
firecracker | firecracker, firecrackers, sparkler
bauble | christmas ornament, bauble, tinsel, garland
easter egg | easter egg, easter eggs
spinning top | spinning top, skipping rope, hula hoop
swing | playground swing, seesaw, sandpit
puppet | puppet, puppets, marionette, barbie
racket | racket, rackets
puck | hockey puck, puck, dart, darts
bowling pin | bowling pin, bowling pins
harp | harp, cello, clarinet, bagpipes, harmonica
stretcher | stretcher, operating table
germ | germ, germs, bacteria, bacterium
icicle | icicle, icicles, iceberg, ice floe, ice cube
spark | spark, sparks, ember, ashes
coal | lump of coal, coal
firewood | log, logs, firewood
pearl | pearl, pearls
seaweed | seaweed, algae, kelp
trap | snare, booby trap, mousetrap
binoculars | binoculars, spyglass
matchstick | matchstick, cigarette lighter
torch | flashlight
robot | robot vacuum, robot, robots, android
elf | elf, elves
`;
