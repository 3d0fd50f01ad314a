/** Where a thing is at home: the places in which it is met most, for a prompt that names none. */
import type { ThemeId } from '../design.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { pictureName, type PictureSort } from '../lexicon/lexicon.js';
import { vocabularyOf } from '../vocabulary/vocabulary.js';
import type { Noun } from './things.js';

/** Fruit, berries, nuts, vegetables, mushrooms: they grow, and are in a kitchen only where somebody cooks. */
const GROWN = `
garden: strawberry blueberries cherries red-apple green-apple pear peach lemon tangerine kiwi-fruit lime tomato cucumber leafy-green onion garlic pea-pod bell-pepper hot-pepper sunflower honey-pot avocado
farm: red-apple green-apple pear carrot potato ear-of-corn broccoli eggplant beetroot turnip watermelon melon grapes egg sheaf-of-rice olive beans glass-of-milk nest-with-eggs
forest: mushroom brown-mushroom chestnut blueberries herb
jungle: banana mango pineapple coconut guava
beach: coconut pineapple oyster shrimp
`;

const HOMES = `
kitchen: cook baker butcher waiter kitchen-knife cooking fork-and-knife spoon ladle rolling-pin toaster blender rice-cooker fridge stove chopsticks pot-of-food bowl-with-spoon
candy: candy lollipop chocolate-bar cupcake doughnut cookie ice-cream soft-ice-cream shaved-ice birthday-cake custard shortcake popcorn
home: tumbler-glass canned-food jar bottle-with-popping-cork amphora cup-with-straw crumb cat dog hamster cat-face dog-face poodle couch-and-lamp bed pillow wardrobe chair bathtub bookshelf carpet drawer shelf socks t-shirt jeans vacuum-cleaner washing-machine iron towel soap sponge toothbrush shower dust-bunny alarm-clock baby television window door stairs mouse mouse-face yarn table teapot
village: postman bread baguette-bread pretzel bagel market-stall convenience-store fountain bell-tower church post-office street puddle bicycle house houses beer-mug wine-glass hot-beverage well goose bridge-at-night
city: automobile bus taxi police-car fire-engine delivery-truck ambulance motorcycle motor-scooter auto-rickshaw minibus tram metro train office-worker police-officer firefighter person-supervillain office-building department-store hotel hospital bank building-construction construction elevator escalator motorway cityscape traffic-light street-lamp traffic-cone fuel-pump roof construction-worker kick-scooter rat dove person-biking luggage railway-car locomotive station pizza hamburger hot-dog wastebasket bin briefcase skateboard
farm: cow pig chicken rooster ewe ram goat horse donkey duck turkey baby-chick ox shepherd farmer tractor field meadow hill fence mud windmill farm scarecrow sheaf-of-rice hatching-chick
garden: honeybee butterfly snail ant lady-beetle worm beetle bug cricket spider fly mosquito mole hedgehog blossom tulip rose sunflower hyacinth bouquet potted-plant seedling gardener gnome beehive anthill frog lotus pond bush beekeeper bird
forest: fox wolf bear deer owl badger beaver boar moose chipmunk rabbit hunter evergreen-tree deciduous-tree forest burrow fallen-leaf maple-leaf wood archer axe tent person-elf hedgehog raccoon
jungle: monkey gorilla tiger panda leopard snake parrot elephant crocodile lion giraffe zebra hippopotamus rhinoceros sloth koala orangutan waterfall swamp t-rex sauropod
ocean: fish tropical-fish octopus dolphin shark whale spouting-whale jellyfish squid turtle seahorse blowfish ship submarine kraken anchor sea-mine otter canoe fisherman piranha person-merpeople
beach: crab lobster starfish spiral-shell seal sand sailboat lighthouse surfboard person-surfing lifeguard ring-buoy pirate pirate-ship desert-island island flamingo cliff lighthouse-keeper beach-with-umbrella
ice: penguin polar-bear walrus snowman snowball sled skier yeti ice igloo narwhal skis ice-skate
sky: airplane helicopter small-airplane balloon kite cloud parachute eagle wind rainbow pilot mountain
space: astronaut alien rocket starship flying-saucer asteroid comet ringed-planet satellite star full-moon shooting-star
castle: knight dragon princess prince ogre orc cave-goblin person-mage woman-mage guard person-with-crown sword shield castle crossed-swords catapult unicorn viking catapult bow-and-arrow crown
haunted: ghost person-zombie skeleton bat person-vampire mummy black-cat jack-o-lantern coffin headstone
cave: miner dwarf gold-bar gem-stone pick cave tunnel
desert: camel scorpion lizard cactus desert llama tank cowboy
school: teacher student school books pencil eraser notebook librarian backpack graduation-cap crayon straight-ruler
toys: teddy-bear puzzle-piece nesting-dolls yo-yo rubber-duck clown-face party-popper wrapped-gift circus-tent carousel-horse roller-coaster playground-slide
sports: soccer-ball basketball tennis volleyball baseball goal-net trophy whistle coach person-running person-playing-handball person-lifting-weights stadium boxing-glove golf-ball bowling skittle
cyberpunk: robot cyborg drone mech turret
volcano: lava volcano demon
`;

/** What one plays on or against, and what walls are made of: at home nowhere. */
const NOWHERE =
  /^(?:laptop|desktop-computer|keyboard|computer-mouse|joystick|video-game|mobile-phone|brick|paw-prints)$/u;

/** Where a thing of a sort is met, where nothing more is known of it. */
const OF_SORT: Readonly<Partial<Record<PictureSort, ThemeId>>> = {
  food: 'kitchen',
  plant: 'garden',
  animal: 'garden',
  person: 'village',
  vehicle: 'city',
  building: 'village',
  object: 'home',
};

/** picture → its places, the likeliest first */
function byPicture(table: string): ReadonlyMap<string, readonly ThemeId[]> {
  const found = new Map<string, ThemeId[]>();
  for (const line of table.trim().split('\n')) {
    const [theme = '', pictures = ''] = line.split(': ');
    for (const picture of pictures.split(' '))
      found.set(picture, [...new Set([...(found.get(picture) ?? []), theme as ThemeId])]);
  }
  return found;
}

const grown = byPicture(GROWN);
const homes = byPicture(HOMES);

/** Who cooks or serves what is cooked. */
const COOKS = /^(?:cook|baker|butcher|waiter)$/u;
export const isCook = ({ picture }: Noun): boolean => COOKS.test(picture);

/** Whether it grows, be it eaten or not. */
export const isGrown = (picture: string): boolean => grown.has(picture);

/** Places whose own word a picture's name is: a dragon's is the castle. Language plays no part. */
export function themesOfPicture(picture: string): ThemeId[] {
  const { exact } = vocabularyOf('en');
  const found: ThemeId[] = [];
  for (const name of new Set([picture.replaceAll('-', ' '), pictureName(picture, 'en')]))
    for (const entry of exact.entries.get(name) ?? []) if (entry.type === 'theme') found.push(entry.id as ThemeId);
  return [...new Set(found)];
}

/** The places where a thing is at home, the likeliest first; `known` where it belongs there, and is not only of a sort that does. */
export function homesOf({ picture, kind }: Noun): { readonly themes: readonly ThemeId[]; readonly known: boolean } {
  const own = grown.get(picture) ?? homes.get(picture.replace(/^label:/u, ''));
  if (own) return { themes: own, known: true };
  const isAnywhere = NOWHERE.test(picture) || (isLabelPicture(picture) && kind === 'object');
  const theme = isAnywhere ? undefined : OF_SORT[kind];
  return { themes: theme ? [theme] : [], known: false };
}
