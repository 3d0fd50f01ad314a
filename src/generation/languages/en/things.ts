/** English: nouns and their pictures, `picture | words`; `language.types.ts` says which list comes first. */
export const ownThings = `
knight | knight, knights, paladin, crusader, warrior, warriors, black knight, templar, cavalier, crusaders, paladins
pirate | pirate, pirates, buccaneer, corsair, privateer, swashbuckler, buccaneers, corsairs, blackbeard
viking | viking, vikings, norseman
samurai | samurai, ronin
gladiator | gladiator, gladiators, spartan, spartans
archer | archer, archers, bowman, robin hood
soldier | soldier, soldiers, army man, army men, marine, commando, trooper, troopers, infantry, infantryman, grenadier, paratrooper, sniper, snipers
cowboy | cowboy, cowboys, cowgirl, gunslinger
dwarf | dwarf, dwarves, dwarfs
gnome | gnome, gnomes, garden gnome, garden gnomes, leprechaun, leprechauns
scarecrow | scarecrow, scarecrows
mummy | mummy, mummies
skeleton | skeleton, skeletons, skeleton warrior, skeleton warriors
slime | slime, slimes, slime monster, blob, goo, ooze, jelly monster
cave-goblin | goblin, goblins, hobgoblin, hobgoblins, gremlin, gremlins
orc | orc, orcs
golem | golem, golems, rock monster, stone giant, stone golem, rock golem, ice golem
yeti | yeti, yetis, abominable snowman, bigfoot, sasquatch
cyclops | cyclops
minotaur | minotaur, minotaurs
hydra | hydra, hydras
kraken | kraken, krakens, kraken monster, giant squid, sea monster, sea monsters
demon | demon, demons, devil, devils, imp, imps, demon monster, fiend, fiends, daemon
mech | mech, mechs, battle robot, giant robot, giant robots
cyborg | cyborg, cyborgs, terminator
drone | drone, drones, killer drone, quadcopter
tank | tank, tanks, battle tank
turret | turret, turrets, gun turret, sentry gun, turret bot, gun turrets
cannon | cannon, cannons, artillery, mortar, howitzer, bombard
catapult | catapult, catapults, trebuchet, ballista, onager, mangonel, trebuchets
starship | spaceship, spaceships, starship, starships, space ship, space ships, spacecraft, space shuttle
starfighter | starfighter, starfighters, space fighter, space fighters, fighter jet, fighter jets, fighter ship
enemy-starship | enemy starship, alien ship, alien ships, alien spaceship, alien spaceships, enemy spaceship, enemy spaceships, enemy ship, enemy ships, mothership, battle cruiser
space-station | space station, space stations, orbital station
asteroid | asteroid, asteroids, space rock, space rocks
submarine | submarine, submarines, u-boat
pirate-ship | pirate ship, pirate ships, galleon, galleons
walrus | walrus, walruses
narwhal | narwhal, narwhals
piranha | piranha, piranhas
capybara | capybara, capybaras
axolotl | axolotl, axolotls
treasure-chest | treasure, treasures, treasure chest, treasure chests, chest, chests, loot, riches, hoard
sword | sword, swords, katana, katanas, blade, blades, longsword, cutlass, cutlasses, rapier, rapiers, saber, sabers, sabre, scimitar, broadsword, claymore, excalibur, lightsaber, lightsabers
spear | spear, spears, lance, lances, javelin, javelins, harpoon, harpoons, trident, halberd, halberds, tridents
flying-arrow | arrow, arrows
shuriken | shuriken, shurikens, throwing star, throwing stars, ninja star, ninja stars
spike-trap | spikes, spike, spike trap, spike traps
saw-blade | saw blade, saw blades, sawblade, sawblades, circular saw, circular saws, buzzsaw, buzzsaws
sea-mine | mine, mines, sea mine, sea mines, naval mine, naval mines, landmine, landmines, land mine, land mines
energy-orb | energy orb, orb, orbs, energy orbs, energy ball, energy balls, plasma ball, plasma balls, magic orb, magic orbs, power orb, laser orb
portal | portal, portals, teleporter, teleporters, magic gate, wormhole, wormholes
lava | lava, lava pool, magma
golf-ball | golf ball, golf balls, golfball
snowball | snowball, snowballs
ruby | ruby, rubies, red gem, red gems
emerald | emerald, emeralds, green gem, green gems
diamond | diamond, diamonds
gold-bar | gold bar, gold bars, ingot, ingots, gold ingot, gold ingots, bullion
potion | potion, potions, elixir, elixirs, magic potion, magic potions, flask, flasks, vial, vials, phial
cauldron | cauldron, cauldrons, witch's cauldron
crate | crate, crates, wooden crate, wooden crates, wooden box, wooden boxes
trampoline | trampoline, trampolines
laser-bolt | laser, lasers, laser beam, laser beams, laser bolt, laser bolts, blaster, blasters
cannonball | cannonball, cannonballs, cannon ball, cannon balls
blue-potion | blue potion, blue potions, mana potion, mana potions, mana
green-potion | green potion, green potions, poison, poison potion
`;

export const commonThings = `
fridge | fridge, refrigerator, freezer, icebox
toaster | toaster
stove | oven, stove, microwave, grill, barbecue, furnace, cooker
washing-machine | washing machine, washer, dryer, dishwasher, laundry machine, tumble dryer
vacuum-cleaner | vacuum cleaner, vacuum, hoover, roomba, robot vacuum, vacuum robot
fire-hydrant | hydrant, fire hydrant
calculator | calculator, pocket calculator
pillow | pillow, cushion, mattress, blanket
table | table, desk
lighthouse | lighthouse
windmill | windmill, mill
cheese-wheel | cheese wheel, wheel of cheese, wheels of cheese, cheese wheels
cheese-wedge | parmesan, cheddar, mozzarella, camembert, gouda, feta
igloo | igloo
shovel | shovel, spade, rake, hoe, garden fork
traffic-cone | traffic cone, cone, traffic cones, road cone, pylon
barrel | barrel, barrels, keg
fence | fence, fences, picket fence, hurdle, hurdles
bush | bush, bushes, hedge, shrub
blender | blender, mixer, juicer
pipe | pipe, pipes
surfboard | surfboard, surf board, surfboards
mole | mole, moles, vole
armadillo | armadillo, pangolin
seahorse | seahorse, sea horse
starfish | starfish, sea star
dust-bunny | dust bunny, dust bunnies, dust, dirt, dust ball, fluff, lint, grime
passenger | passenger, passengers, commuter, tourist, tourists, traveller, traveler, pedestrian, pedestrians, customer, customers, client, clients, shopper, hitchhiker
postbox | mailbox, letterbox, postbox, post box
hole | pothole, potholes, pit, pits, manhole
old-woman | grandma, granny, grandmother, grandmas, grannies, babushka, old woman, nanna, auntie
old-man | grandpa, granddad, grandfather, grandad, old man, gramps, uncle
woman | mom, mum, mommy, mother, mama, aunt
man | dad, daddy, father, papa
boy | boy, boys, schoolboy, grandson, brother, nephew
girl | girl, girls, schoolgirl, granddaughter, sister, niece
child | kid, kids, child, children, toddler
baby | baby, babies, infant, newborn
person-juggling | juggler, acrobat, circus artist
firefighter | fireman, firemen, firefighter, fire fighter
person-playing-handball | goalkeeper, goalie, keeper, soccer player, football player, footballer, striker
person-bouncing-ball | basketball player, hooper
person-biking | biker, cyclist, cyclists, bike rider, courier
person-running | jogger, joggers, runner guy, sprinter, athlete, marathon runner
person-surfing | surfer, surfers
person-swimming | swimmer, diver, scuba diver, swimmers, divers, snorkeler
snowboarder | snowboarder, snowboard, snowboarding
boxing-glove | boxer, boxers, kickboxer
martial-arts-uniform | karate master, karate fighter, judoka, karateka, martial artist, karate kid, black belt
person-fencing | swordsman, swordsmen, fencer, fencers
detective | spy, secret agent, spies, sherlock, inspector, private eye
office-worker | banker, businessman, clerk, salesman
postman | mailman, postman, mail carrier
lawyer | lawyer
cook | chef
waiter | waiter, waitress
butcher | butcher
baker | baker
bartender | barman, bartender
mechanic | handyman, janitor, repairman
plumber | plumber, plumbers
electrician | electrician
blacksmith | blacksmith
construction-worker | lumberjack, builder
miner | miner, miners
carpenter | carpenter
health-worker | surgeon
dentist | dentist
vet | vet, veterinarian
singer | dj, musician, rapper, rockstar, rock star, drummer, guitarist, pop star, singer
person-with-veil | bride, brides
person-beard | caveman, cavemen, hermit, monk, wise man, wanderer
blackbird | crow, crows, raven, ravens, magpie
bird | woodpecker, hummingbird, seagulls, sparrows, swallow, canary, tern, albatross
lizard | chameleon, gecko, iguana, salamander, newt, lizard
snake | eel, eels, anaconda
beaver | platypus, nutria, muskrat
leopard | cheetah, cheetahs, jaguar, jaguars, panther, panthers, puma, cougar, lynx
dolphin | orca, orcas, beluga, porpoise
koala | wombat, wombats
monkey | lemur, lemurs, baboon, gibbon
cricket | grasshopper, grasshoppers, locust, locusts, mantis, praying mantis
beetle | flea, fleas, tick, ticks, lice, louse
microbe | cell, cells, atom, atoms, molecule, germs, germ, bacteria, bacterium
comet | meteorite, meteorites, meteors, meteor, fireball, fireballs
cyclone | black hole, black holes, whirlpool, vortex
milky-way | galaxy, galaxies
full-moon | moon, moons, full moon
ice | icicle, icicles, iceberg, icebergs, ice floe
droplet | raindrop, raindrops, water drop, water drops
oil-drum | oil slick, oil, oil slicks, toxic waste
pile-of-poo | poop, poo, turd, dung, manure
mouse-trap | trap, traps, bear trap, mousetrap, booby trap
goal-net | net, nets, soccer goal, cobweb net
person-standing | mannequin, stick figure, stickman, stick man, dummy
knot | rope, ropes, vine, vines, liana, lasso
chains | cage, cages, chain, handcuffs
headstone | tombstone, tombstones, grave, gravestone
leaf-fluttering-in-wind | leaf, leaves, foliage
four-leaf-clover | clover, clovers, four leaf clover
herb | grass, moss, weeds, lawn, spinach, mint, basil
wood | stump, tree stump, plank, planks, branch, branches, stick, sticks, twig
blueberries | blueberry, blueberries, raspberry, raspberries, blackberry, blackberries, currants
tangerine | orange, oranges, mandarin, clementine, grapefruit
glass-of-milk | milk, milkshake, yogurt, smoothie
cup-with-straw | soda, cola, coke, lemonade, soft drink, cup, slushie
hot-beverage | mug, mugs, cappuccino, cocoa, espresso cup
curry-rice | curry, curry rice
falafel | meatball, meatballs, nugget, nuggets
cookie | macaron, macarons, brownie, brownies, biscuits
shortcake | slice of cake, cheesecake, tiramisu, eclair, cream cake, pudding
soft-ice-cream | popsicle, popsicles, ice lolly, gelato, ice cream cone
ice | tofu
dumpling | ravioli, gyoza, wonton, perogies, xiaolongbao, bao
leafy-green | kimchi, cabbage, cabbages, lettuce, bok choy, salad leaf, kale
leafy-green | wasabi
bento-box | lunch box, lunchbox, tiffin, bento
steaming-bowl | tteokbokki, pho, stew, porridge, bowl
coconut | date fruit
rock | coal, lump of coal, ore, iron ore, pebbles, gravel, boulders
gem-stone | jewel, jewels, sapphire, sapphires, crystals
coin | gold coin, gold coins, gold, money, penny, pennies, cash, doubloon, doubloons
scroll | scroll, scrolls, parchment, treasure map, ancient scroll
world-map | map, maps
chess-pawn | chess, chess piece, pawn, pawns, chess pieces
lollipop | candy cane, candy canes, sugar cane
triangular-flag | flag, flags, pennant, banner
sports-medal | medal, medals, gold medal
performing-arts | mask, masks, theater mask
closed-umbrella | broken umbrella
puzzle-piece | lego, lego brick, jigsaw, puzzle piece, puzzle pieces, legos, building block
teddy-bear | toy, toys, plush, plushies, stuffed toy
television | tv, television, monitor, tv set, tvs
camera | camera, photo camera, cctv, security camera, cameras, security cameras
joystick | gamepad, controller, joystick, console, game console
electric-plug | cable, cables, charger, wire, wires, plug, plugs, cord
fire | bonfire, campfire, flame, flames, wildfire, flames of fire, fires
light-bulb | chandelier, street lamp, streetlight, lamppost
kimono | cape, cloak, robe
shield | armor, armour
sewing-needle | nail, nails, needle, needles, pin, pins, thumbtack
paintbrush | paint brush, easel
artist-palette | paint, paints, paint bucket, colours, watercolour
broom | broomstick, flying broom, mop
confetti-ball | streamer, streamers, ornament, christmas ball, bauble, baubles
seedling | seaweed, kelp, algae
canned-food | can, cans, tin can, tins, soda can, lid, canned food
bottle-with-popping-cork | bottle, bottles, message in a bottle, champagne
lotion-bottle | ketchup, ketchup bottle, mustard, mayo, mayonnaise, hot sauce, sauce, sauce bottle, spray, spray can, bug spray, shampoo bottle
thong-sandal | flip flop, flip flops, flip-flop, flip-flops, slipper, slippers, sandal, sandals
rolled-up-newspaper | newspaper, newspapers, rolled newspaper
shopping-cart | wheelbarrow, shopping cart, trolley, cart, minecart, wagon
police-officer | cop, cops, police, policeman, policemen, police officer, officer, security, security guard, bodyguard
guard | guard, guards, watchman, watchmen, sentry, sentries, night watch
person-mage | wizard, wizards, sorcerer, sorcerers, warlock, mage, mages
skunk | possum, opossum, skunks
sloth | anteater, tapir
shark | stingray, manta ray, rays, swordfish, barracuda
oyster | clam, clams, mussel, mussels, scallop
tropical-fish | clownfish, nemo, angelfish, piranhas fish
seal | sea lions, sealion
house-with-garden | doghouse, dog house, kennel, coop, chicken coop, shed, treehouse, tree house
slightly-smiling-face | emoji, emojis, smiley, smileys, smiley face
office-building | skyscraper, skyscrapers, tower block, office building, apartment, apartment block
construction | roadblock, barricade, barricades, roadworks
delivery-truck | garbage truck, bin lorry, dump truck, ice cream truck, food truck, mail truck
tractor | combine harvester, snowplow, snow plow, snowplough, combine
flying-disc | frisbee, frisbees, disc, puck, hockey puck
man | owner, owners
spaghetti | lasagne, lasagna
office-worker | coworker, coworkers, colleague, colleagues
person-supervillain | gangster, gangsters, mobster, mobsters, mafioso
princess | snow white, cinderella, rapunzel, sleeping beauty
`;

export const gameThings = `
mask:monster | monster, beast, creature, boogeyman
microbe | virus, germ, germs, bacteria
person-zombie | zombie, undead, zombies, living dead
ninja | ninja, shinobi, assassin
guard | guard, royal guard, sentinel, castle guard, ranger, park ranger, castle guards, security guard
person-mage | wizard, sorcerer, mage, magician, warlock, druid, wizards
woman-mage | witch, sorceress, witches, enchantress
person-fairy | fairy, pixie, fairies, sprite fairy
person-elf | elf, elves, hobbit
person-with-crown | king, queen, emperor, kings
princess | princess, princesses
prince | prince
person-merpeople | mermaid, merman, mermaids
person-vampire | vampire, dracula, vampires
person-superhero | superhero, hero, heroine, super hero
person-supervillain | villain, thief, burglar, robber, bandit, thieves, evil boss, villains, gangster, robbers
skull | skull, skulls
ghost | ghost, spirit, phantom, spook, ghosts, poltergeist
detective | detective, ghost hunter, ghost hunters, spy, explorer, archaeologist, adventurer, treasure hunter, investigator
hunter | hunter, hunters
astronaut | astronaut, spaceman, cosmonaut, space traveler, astronauts
cook | chef, cook, pizza chef, pizza maker, cooks
baker | baker
teacher | teacher, professor, headmaster
librarian | librarian, librarians
office-worker | trader, businessman, office worker, boss man, clerk, manager, banker, accountant, salesman, businesswoman
farmer | farmer, farmers, peasant
gardener | gardener
shepherd | shepherd, shepherds
mechanic | mechanic, repairman
plumber | plumber
construction-worker | builder, construction worker
miner | miner, miners
bricklayer | bricklayer
police-officer | policeman, police officer, cop, cops, police, policemen, sheriff
baby-angel | angel, cupid, angels
alien | alien, extraterrestrial, martian, aliens, martians
alien-monster | space invader, invader, invaders, space invaders
flying-saucer | ufo, flying saucer, ufos, flying saucers
comet | meteor, meteorite, meteors, comet, meteoroid
star | star, stars, starlet
ringed-planet | planet, planets, saturn
coin | coin, coins, gold, gold coins, gold coin, money, gold pieces
gem-stone | gem, gems, jewel, jewels, crystal, crystals, sapphire, gemstones
money-bag | money bag
key | key, keys
red-heart | heart, hearts
crown | crown, crowns
axe | axe, axes, hatchet
dagger | dagger, knife
bow-and-arrow | bow, crossbow
sparkles | sparkles, glitter, magic, spell, stardust, magic dust, spells
high-voltage | lightning, bolt, energy, electricity, thunderbolt, power-up, battery power, lightning bolt, plasma
fire | fireball, fireballs, fire, flame, flames, campfire, bonfire, torch flame
bomb | bomb, bombs, dynamite, explosive, tnt, grenade
rock | rock, rocks, boulder, boulders, stone, stones, falling rocks, pebble, rubble
cactus | cactus, cacti, cactuses, thorn, thorns
package | box, boxes, package, parcel, packages, pizza box, pizza boxes, cardboard box, parcels, cargo
wrapped-gift | gift, gifts, present, presents
brick | brick, bricks, wall, walls
locked | door, doors, lock, gate
hamster | guinea pig, gerbil, hamster, hamsters, gopher
chipmunk | squirrel, squirrels, chipmunk
chestnut | acorn, acorns, nut, nuts, walnut, hazelnut, hazelnuts, chestnut, chestnuts, walnuts
seal | sea lion, seal, seals
shark | shark, sharks
mouse | mouse, mice, rat, rats
cheese-wedge | cheese, cheeses
fish | fish, fishes, salmon, tuna, herring, sardine, trout, sardines, fishing
automobile | car, cars, automobile, vehicle, vehicles, traffic, car boot, car trunk
racing-car | race car, racing car, sports car, formula one, go-kart, go kart, kart
delivery-truck | truck, trucks, lorry, delivery van
ship | boat, ship, boats, ships, battleship
cloud | cloud, clouds
snowflake | snowflake, snowflakes
snowman | snowman, snowmen
white-circle | pearl, pearls, bubble, bubbles
spiral-shell | shell, shells, seashell, seashells
jack-o-lantern | pumpkin, pumpkins, jack-o-lantern
candy | candy, candies, sweets, sweet, bonbon, gummy bear, gummy bears, gummi, jellybeans
red-apple | apple, apples, fruit, fruits
carrot | carrot, carrots, vegetable, vegetables, veggies
strawberry | strawberry, strawberries, berry, berries
mushroom | mushroom, mushrooms, toadstool
hot-beverage | coffee, coffee cup, coffee cups, tea, cup of coffee, hot chocolate, coffees, cups of coffee, espresso
books | book, books, spellbook, scroll books
bug | caterpillar, bookworm, caterpillars, centipede, larva
worm | worm, worms, earthworm
lady-beetle | ladybug, ladybird, ladybugs
honeybee | bee, bees, bumblebee, wasp, wasps, hornet, honeybee, hornets
honey-pot | honey, nectar, honey pots, honey jars
blossom | flower, flowers, blossoms, petals
seedling | seed, seeds, plant, plants, sprout, sprouts, seedlings, crops, weed, weeds
evergreen-tree | tree, trees, pine, pine trees, fir, christmas trees
sheaf-of-rice | hay, hay bale, hay bales, straw, wheat, haystack, haystacks, grain, bale of hay
broom | vacuum cleaner, vacuum cleaners, vacuum, broom, hoover, roomba, vacuums, robot vacuum, mop, brooms
flashlight | flashlight, flashlights, torch light, searchlight, flash light
basket | basket, baskets, picnic basket, picnic baskets
beach-with-umbrella | parasol, parasols, beach umbrella, beach umbrellas, sunshade
coconut | coconut, coconuts, date, dates
hot-pepper | chili, chilli, chili pepper, chili peppers, hot pepper, peppers, hot peppers, chilies
pizza | pizza, pizzas, pizza slice, pizza slices
chart-increasing | stock, stocks, chart, charts, graph, stock market, rising chart
drop-of-blood | blood
baby-chick | chick, chicks
chicken | chicken, chickens, hen, hens
t-rex | t-rex, tyrannosaurus, tyrannosaur, trex, t rex, raptor, raptors, velociraptor, dinosaur, dinosaurs, dino, dinos
dragon | dragon, dragons, wyvern, drake
cat | cat, cats, kitty, kitten, kittens, kitties, tomcat
dog | dog, dogs, puppy, puppies, doggy, doge, doges, husky, huskies, corgi, hound, dachshund
wolf | wolf, wolves, werewolf, werewolves, coyote
rabbit | rabbit, rabbits, bunny, bunnies, hare
fox | fox, foxes, vixen
bear | bear, bears, grizzly, teddy
frog | frog, frogs, toad, toads
snail | snail, snails, slug, slugs
bird | bird, birds, birdie, sparrow, robin, pigeon, seagull, seagulls, gull, pigeons
snake | snake, snakes, viper, cobra, rattlesnake, vipers, cobras
snow-capped-mountain | mountain, mountains, mountain peak, summit
house | house, home, houses, cottage, barn, farmhouse, cabin
castle | castle, palace, castles, fortress, tower, towers, haunted castle
fishing-pole | fishing rod, fishing pole, fishhook, fishing hooks
robot | robot, robots, android, bot, bots, automaton
wheel | tire, tires, wheel, wheels
leafy-green | leaf, leaves, lettuce, cabbage, salad leaves
bucket | bucket, buckets, trash, garbage, trash bag, rubbish
scorpion | scorpion, scorpions
paw-prints | animals, animal, pets, pet, critters, zoo animals, farm animals
musical-notes | notes, music notes, musical notes
santa-claus | santa, santa claus, father christmas
eagle | eagle, eagles, hawk, hawks, falcon, vulture, vultures
owl | owl, owls
bat | bat, bats
spider | spider, spiders, tarantula
turtle | turtle, turtles, tortoise, tortoises
horse | horse, horses, pony, ponies, foal
monkey | monkey, monkeys, chimp, chimpanzee, ape
parrot | parrot, toucan, toucans, macaw, macaws, cockatoo
wood | log, logs, tree trunk, tree trunks, wooden log
couch-and-lamp | sofa, furniture, sofas, couch, armchair
tanabata-tree | bamboo, bamboo shoots
cucumber | cucumber, zucchini, courgette, pickle, pickles, gherkin
dumpling | dumpling, dumplings, gnocchi, pierogi
raccoon | raccoon, tanuki, raccoons
hamster | mole, moles, vole
hedgehog | hedgehog, hedgehogs
canoe | canoe, gondola, gondolas, kayak, rowboat, raft
cookie | cookie, gingerbread, biscuit, biscuits, cookies
teapot | teapot, samovar, kettle, teapots
llama | llama, alpaca, alpacas, llamas
dodo | dodo, ostrich, emu, ostriches
sauropod | sauropod, triceratops, brachiosaurus, diplodocus, stegosaurus
badger | badger, weasel, weasels, ferret, ferrets, mongoose, meerkat, meerkats, badgers
deer | deer, reindeer, caribou
flamingo | flamingo, heron, stork, pelican, flamingos
hut | hut, igloo, igloos, huts
ice | ice cube, ice cubes, ice block, ice blocks, block of ice, blocks of ice
butterfly | butterfly, dragonfly, dragonflies, moth, moths, butterflies
lady-beetle | firefly, fireflies, glow worm, glow worms
red-paper-lantern | lantern, lanterns, paper lantern, paper lanterns
dango | dango, rice dumpling
fish | goldfish, koi, carp
cook | sushi chef, barista, pastry chef
lotus | lily pad, lily pads, water lily, lotus
brown-mushroom | truffle, truffles
delivery-truck | moving van, moving truck, van, vans
wastebasket | trash can, trash cans, garbage can, garbage cans, dustbin, dustbins, wastebasket
office-worker | politician, politicians, president, senator, mayor
anchor | anchor, dock, docks, pier, harbor, harbour, quay
balloon | balloon, hot air balloon, hot-air balloon, airship, zeppelin, balloons
monkey | monkey king
steaming-bowl | ramen, noodles, noodle soup, soup
ogre | ogre, ogres, oni
`;

export const everydayThings = `
egg | egg, eggs
cow | cow, cows, calf, calves
goose | goose, geese
ewe | sheep, lamb, lambs
lion | lion, lions
hippopotamus | hippo, hippos
crocodile | crocodile, crocodiles, alligator, alligators, gator
ogre | giant, giants, troll, trolls
health-worker | doctor, doctors, nurse, nurses
clown-face | clown, clowns, jester
tractor | tractor, digger, excavator, bulldozer, diggers, forklift, forklifts, lawnmower, lawnmowers, lawn mower, lawn mowers
top-hat | hat, hats
running-shoe | shoe, shoes, sneaker, sneakers, boot, boots
socks | sock, socks
light-bulb | lamp, lamps
laptop | computer, computers, laptop
mobile-phone | phone, smartphone, phones, smartphones
love-letter | letter, letters, mail, envelope, envelopes
nesting-dolls | doll, dolls
teddy-bear | teddy, plushie, stuffed animal
bubble-tea | boba, bubble tea
meat-on-bone | ham, meat, steak, bacon
rice-ball | rice ball, mochi, rice cake
nest-with-eggs | nest, nests, bird's nest
hammer | tool, tools
guitar | instrument, instruments, musical instruments
t-shirt | clothes, shirt, shirts
soccer-ball | sports balls, football, footballs, sports
hamburger | food, fast food, burger, burgers, snacks
fork-and-knife | fork, forks
brick | chimney, chimneys
person-lifting-weights | wrestler, wrestlers, sumo wrestler, sumo wrestlers, weightlifter, strongman
doughnut | doughnut, donut, donuts, churro, churros
yarn | yarn, wool, knitting, ball of yarn, balls of yarn
old-woman | lady, ladies, old lady, old ladies, nan, gran, nana
tooth | dentures, denture, false teeth, tooth, teeth
fallen-leaf | falling leaves, autumn leaves, fallen leaves, dead leaves, dry leaves
roll-of-paper | toilet paper, toilet roll, toilet rolls, loo roll, loo rolls
paperclip | paper clip, paper clips
french-fries | chips, potato chips
`;
