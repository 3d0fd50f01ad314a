/**
 * Which pictures are of one sort, by room, then by family. A picture may be in several: it belongs to the family that has it furthest ahead.
 * Where a family is used up, the others of its room go on: fruit is followed by vegetables, and never by a fountain.
 */
export const FAMILIES = {
  food: {
    fruit:
      'red-apple banana strawberry grapes watermelon pineapple cherries tangerine pear peach mango lemon kiwi-fruit blueberries green-apple melon lime guava',
    vegetables:
      'carrot broccoli eggplant ear-of-corn potato tomato cucumber bell-pepper pea-pod leafy-green onion avocado garlic hot-pepper beetroot turnip roasted-sweet-potato mushroom',
    sweets:
      'candy lollipop chocolate-bar cookie doughnut cupcake ice-cream custard birthday-cake popcorn shortcake honey-pot',
    desserts:
      'ice-cream birthday-cake soft-ice-cream shaved-ice shortcake custard pie waffle pancakes cupcake doughnut moon-cake dango fortune-cookie',
    baked:
      'croissant baguette-bread pretzel bagel bread pancakes waffle flatbread pie doughnut cookie cupcake stuffed-flatbread',
    dishes:
      'pot-of-food spaghetti shallow-pan-of-food green-salad fondue pizza curry-rice steaming-bowl sandwich tamale burrito fork-and-knife-with-plate',
    asian:
      'dumpling sushi rice-ball steaming-bowl bento-box cooked-rice dango fried-shrimp takeout-box oden curry-rice fish-cake-with-swirl rice-cracker moon-cake fortune-cookie',
    fast: 'hamburger pizza french-fries hot-dog taco sandwich burrito popcorn stuffed-flatbread falafel pretzel doughnut takeout-box',
    savoury:
      'cheese-wedge egg bacon meat-on-bone poultry-leg cut-of-meat cheese-wheel butter bread sandwich hot-dog fried-shrimp',
    seafood: 'shrimp oyster fried-shrimp sushi fish-cake-with-swirl rice-ball bento-box oden lemon',
    drinks:
      'hot-beverage teapot beverage-box bubble-tea glass-of-milk teacup-without-handle cup-with-straw mate tropical-drink coconut baby-bottle',
    bar: 'beer-mug wine-glass cocktail-glass tumbler-glass sake clinking-beer-mugs clinking-glasses bottle-with-popping-cork tropical-drink',
    pantry:
      'salt jar olive peanuts beans chestnut ginger-root cinnamon honey-pot sugar-cube butter canned-food garlic mushroom brown-mushroom',
  },
  animals: {
    cats: 'cat black-cat cat-face kissing-cat cat-with-wry-smile smiling-cat-with-heart-eyes cat-with-tears-of-joy crying-cat pouting-cat weary-cat lion grinning-cat',
    dogs: 'dog poodle dog-face wolf fox guide-dog raccoon service-dog',
    pets: 'dog cat rabbit hamster parrot mouse turtle tropical-fish poodle bird black-cat duck frog',
    farm: 'cow pig chicken horse ewe duck goat rooster donkey goose ram turkey baby-chick ox',
    forest: 'fox bear deer owl hedgehog rabbit wolf badger raccoon beaver chipmunk moose boar skunk',
    jungle: 'monkey tiger gorilla panda parrot leopard snake orangutan koala sloth crocodile elephant capybara',
    safari: 'lion elephant giraffe zebra hippopotamus rhinoceros leopard crocodile kangaroo camel ox water-buffalo',
    faces:
      'dog-face cat-face rabbit-face fox bear panda koala tiger-face lion cow-face pig-face mouse-face monkey-face hamster',
    sea: 'fish tropical-fish octopus crab blowfish dolphin turtle jellyfish whale squid seahorse starfish shark lobster seal spouting-whale',
    polar: 'penguin polar-bear seal walrus whale narwhal otter moose owl wolf',
    birds:
      'bird parrot owl penguin duck flamingo peacock swan eagle rooster dove goose turkey blackbird baby-chick dodo',
    insects: 'honeybee butterfly lady-beetle ant snail cricket beetle bug spider worm scorpion fly mosquito cockroach',
    pond: 'frog duck snail turtle swan fish otter beaver goose axolotl capybara',
    reptiles: 'snake lizard crocodile turtle frog axolotl sauropod t-rex',
    dinosaurs: 't-rex sauropod mammoth dodo crocodile lizard rhinoceros turtle',
  },
  plants: {
    flowers: 'blossom tulip sunflower rose hibiscus cherry-blossom hyacinth lotus bouquet',
    herbs: 'seedling herb potted-plant leafy-green four-leaf-clover cactus shamrock bush sheaf-of-rice sunflower tulip',
    trees:
      'evergreen-tree deciduous-tree palm-tree christmas-tree cactus bush tanabata-tree potted-plant wood fallen-leaf',
    autumn:
      'maple-leaf fallen-leaf mushroom chestnut brown-mushroom leaf-fluttering-in-wind ear-of-corn sheaf-of-rice pear jack-o-lantern',
  },
  vehicles: {
    road: 'automobile bus taxi police-car fire-engine delivery-truck ambulance racing-car tractor sport-utility-vehicle pickup-truck motorcycle minibus articulated-lorry trolleybus',
    wheels: 'bicycle motorcycle kick-scooter motor-scooter skateboard auto-rickshaw racing-car roller-skate automobile',
    rails: 'locomotive train high-speed-train tram metro monorail railway-car light-rail tram-car mountain-railway',
    boats: 'ship sailboat speedboat passenger-ship canoe submarine motor-boat ferry pirate-ship',
    air: 'airplane helicopter small-airplane rocket flying-saucer parachute starfighter satellite',
  },
  sky: {
    space:
      'ringed-planet full-moon star asteroid rocket satellite comet sun globe-showing-europe-africa crescent-moon milky-way space-station flying-saucer',
    weather:
      'cloud rainbow snowflake sun cloud-with-lightning umbrella-with-rain-drops high-voltage tornado cloud-with-rain sun-behind-cloud cloud-with-snow droplet crescent-moon',
    moons:
      'first-quarter-moon new-moon waxing-crescent-moon waxing-gibbous-moon full-moon waning-gibbous-moon last-quarter-moon waning-crescent-moon crescent-moon',
    landscapes:
      'mountain volcano waterfall island river snow-capped-mountain desert forest cave national-park sunrise mount-fuji',
  },
  wear: {
    clothes:
      't-shirt dress jeans socks coat scarf shorts gloves womans-clothes necktie kimono running-shoe top-hat billed-cap womans-hat bikini',
    shoes:
      'running-shoe high-heeled-shoe hiking-boot mans-shoe womans-boot ballet-shoes womans-sandal flat-shoe thong-sandal ice-skate roller-skate socks',
    accessories:
      'sunglasses handbag top-hat womans-hat backpack watch umbrella billed-cap glasses scarf necktie ring purse gloves',
    beauty: 'lipstick nail-polish mirror hair-pick hair-dryer lotion-bottle ribbon ring handbag high-heeled-shoe dress',
  },
  house: {
    kitchen:
      'cooking fork-and-knife kitchen-knife spoon teapot ladle rolling-pin toaster blender bowl-with-spoon rice-cooker fridge stove chopsticks jar',
    furniture:
      'chair couch-and-lamp bed table bookshelf wardrobe bathtub pillow framed-picture mantelpiece-clock mirror carpet drawer',
    cleaning:
      'broom bucket sponge soap vacuum-cleaner washing-machine bubbles wastebasket plunger iron towel roll-of-paper bin',
    care: 'toothbrush soap lotion-bottle razor sponge shower bathtub hair-pick mirror towel hair-dryer bubbles',
    tools:
      'hammer wrench screwdriver carpentry-saw axe pick shovel drill ladder toolbox nut-and-bolt clamp gear magnet screw',
    electronics:
      'mobile-phone laptop television headphone camera video-game desktop-computer printer computer-mouse keyboard radio battery optical-disk video-camera joystick',
    clocks: 'alarm-clock watch hourglass-done stopwatch mantelpiece-clock timer-clock hourglass-not-done calendar',
  },
  play: {
    toys: 'teddy-bear balloon kite yo-yo puzzle-piece rubber-duck nesting-dolls game-die water-pistol wrapped-gift crayon flying-disc japanese-dolls slingshot',
    party:
      'wrapped-gift party-popper balloon birthday-cake confetti-ball cupcake candle fireworks ribbon musical-notes sparkler piata',
    school:
      'books pencil backpack graduation-cap globe-showing-europe-africa triangular-ruler scissors notebook crayon abacus calculator straight-ruler eraser paperclip',
    reading: 'closed-book open-book green-book orange-book blue-book notebook newspaper scroll bookmark',
    office:
      'briefcase paperclip pushpin clipboard file-folder stapler printer calendar pen envelope telephone laptop note',
    post: 'envelope package love-letter postbox newspaper postal-horn scroll stapler',
    art: 'artist-palette paintbrush crayon pencil framed-picture fountain-pen scissors yarn thread camera',
    music:
      'guitar drum trumpet violin saxophone musical-keyboard accordion banjo flute maracas long-drum microphone bell musical-notes',
    sports:
      'soccer-ball basketball tennis volleyball baseball american-football bowling rugby-football ping-pong badminton boxing-glove softball golf-ball ice-hockey field-hockey',
    winter: 'snowman snowflake sled skis ice-skate snowball scarf gloves igloo coat evergreen-tree ice',
    prizes: 'trophy sports-medal crown 2nd-place-medal 3rd-place-medal rosette military-medal glowing-star ribbon star',
    beach:
      'spiral-shell beach-with-umbrella coconut sunglasses surfboard ring-buoy palm-tree bikini bucket thong-sandal sailboat diving-mask',
    camping:
      'tent fire compass backpack flashlight hiking-boot fishing-pole canoe world-map camping evergreen-tree wood',
    fair: 'ferris-wheel circus-tent carousel-horse roller-coaster popcorn balloon admission-tickets bullseye lollipop performing-arts',
  },
  riches: {
    gems: 'gem-stone ring crown ruby coin emerald gold-bar diamond glowing-star treasure-chest crystal-ball sparkles',
    treasure: 'treasure-chest coin anchor compass scroll old-key gold-bar gem-stone crown world-map barrel sword',
    money:
      'money-bag coin dollar-banknote euro-banknote credit-card gold-bar purse bank cash-register gem-stone pound-banknote',
    hearts:
      'red-heart blue-heart yellow-heart green-heart purple-heart orange-heart pink-heart light-blue-heart white-heart brown-heart black-heart',
    circles:
      'red-circle blue-circle green-circle yellow-circle purple-circle orange-circle brown-circle white-circle black-circle',
    squares:
      'red-square blue-square green-square yellow-square purple-square orange-square brown-square white-large-square black-large-square',
  },
  tales: {
    magic:
      'potion crystal-ball magic-wand blue-potion cauldron green-potion scroll candle energy-orb flying-carpet top-hat broom',
    arms: 'sword shield bow-and-arrow axe spear crossed-swords dagger cannon catapult flying-arrow crown shuriken',
    folk: 'knight princess dragon unicorn person-mage archer cave-goblin dwarf person-elf ogre prince person-fairy',
    monsters: 'slime cyclops golem cave-goblin orc yeti demon kraken ogre troll alien-monster minotaur hydra ghost',
    robots: 'robot mech cyborg drone turret alien alien-monster flying-saucer',
    pirates:
      'pirate pirate-ship treasure-chest parrot anchor coin compass barrel sword skull-and-crossbones cannon world-map',
    halloween:
      'jack-o-lantern ghost candy bat skull spider black-cat candle spider-web full-moon cauldron coffin skeleton mummy',
  },
  feasts: {
    christmas:
      'christmas-tree santa-claus wrapped-gift snowman bell star candle snowflake sled ribbon cookie socks deer',
    easter:
      'hatching-chick nest-with-eggs rabbit egg tulip basket chocolate-bar baby-chick carrot cherry-blossom ewe bell',
    newYear:
      'red-paper-lantern red-envelope firecracker fireworks moon-cake tangerine dragon-face cherry-blossom carp-streamer folding-hand-fan',
  },
  town: {
    buildings:
      'house castle church school lighthouse windmill office-building factory hospital hotel bank stadium tent hut convenience-store mosque',
    street:
      'traffic-light street-lamp bus-stop fire-hydrant traffic-cone road-sign fountain stop-sign postbox fuel-pump bin',
  },
  people: {
    trades:
      'firefighter cook police-officer astronaut farmer artist pilot teacher construction-worker scientist health-worker detective mechanic singer',
    kin: 'boy girl baby man woman old-man old-woman child prince princess',
    athletes:
      'person-running person-swimming person-surfing person-biking skier snowboarder person-climbing person-golfing person-cartwheeling person-lifting-weights',
    body: 'eye ear nose mouth tongue tooth foot leg brain bone lungs anatomical-heart flexed-biceps raised-hand',
    smileys:
      'grinning-face smiling-face-with-heart-eyes face-with-tears-of-joy winking-face crying-face angry-face sleeping-face star-struck partying-face thinking-face face-with-tongue',
  },
  science: {
    medicine:
      'pill stethoscope adhesive-bandage syringe thermometer tooth x-ray drop-of-blood crutch microscope ambulance test-tube',
    laboratory: 'microscope test-tube dna petri-dish telescope alembic magnet gear brain battery light-bulb microbe',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Room = keyof typeof FAMILIES;
export type FamilyName = { [R in Room]: Extract<keyof (typeof FAMILIES)[R], string> }[Room];
