/** English: nouns of what no picture shows, by the thing of `lexicon/unpictured.ts` that each names; the first is the name of one. */
export const nouns = `
friend | friend, friends, buddy, pal
neighbour | neighbour, neighbours, neighbor, neighbors
family | family
child | kid, kids, children
fisherman | fisherman, fishermen, angler
patient | patient, patients
captain | captain, skipper
sailor | sailor, sailors
driver | driver, drivers
shopkeeper | shopkeeper, shop owner
villager | villager, villagers
lifeguard | lifeguard, lifeguards
owner | owner, owners
visitor | visitor, visitors
stranger | stranger, strangers
messenger | messenger, messengers
survivor | survivor, survivors
grandchild | grandchild, grandchildren, grandson, granddaughter
mum | mum, mom, mommy, mummy
dad | dad, daddy
people | people, folk
piglet | piglet, piglets
calf | calf, calves
stork | stork, storks
hornet | hornet, hornets
locust | locust, locusts
heron | heron, herons
water | water
smoke | smoke
shadow | shadow, shadows
wind | wind
rain | rain
storm | storm
waterfall | waterfall, waterfalls
wave | wave, waves
hill | hill, hills
cave | cave, caves
forest | forest, woods
meadow | meadow, meadows
field | field, fields
swamp | swamp, marsh
mud | mud
sand | sand
pond | pond, ponds
puddle | puddle, puddles
cliff | cliff, cliffs
shore | shore, coast
sea | sea
river | river, rivers
lake | lake, lakes
mountain | mountain, mountains
island | island, islands
street | street, streets
farm | farm
roof | roof, roofs
station | station, railway station, train station
village | village
city | city, town
base | base
playground | playground
market | market
museum | museum
restaurant | restaurant
cellar | cellar, basement
tunnel | tunnel, tunnels
stable | stable, stables
burrow | burrow, den, lair
beehive | beehive, hive
anthill | anthill
bin | bin, bins, dustbin, trash can
shelf | shelf, shelves
well | wells
paper | paper
carpet | carpet, rug
screw | screw, screws
hose | hose
spring | spring, springs
plastic | plastic
metal | metal
block | block, blocks
cube | cube, cubes
number | number, numbers
word | word, words
question | question, questions
letter | letter, letters
medicine | medicine, medicines
domino | domino, dominoes
towel | towel, towels
wind turbine | wind turbine, wind turbines
solar panel | solar panel, solar panels
traffic light | traffic light, traffic lights
button | button, buttons
saw | saw, saws
rifle | rifle, rifles
crumb | crumb, crumbs
pollution | pollution
darkness | darkness
throne | throne
tray | tray, trays
kitchen | kitchen, kitchens
bathroom | bathroom, bathrooms
bedroom | bedroom, bedrooms
living room | living room, lounge
classroom | classroom, classrooms
attic | attic, loft
`;
