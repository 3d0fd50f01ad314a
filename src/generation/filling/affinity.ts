/** What goes with what: the food, the foe and the weapon of a hero, and the animals of a place. Fills gaps before the theme does. */
import type { ThemeId } from '../design.js';

/** `hero: items; enemies; what it shoots or throws` */
const OF_HERO = `
penguin: fish; seal polar-bear; snowball
seal: fish; polar-bear shark
polar-bear: fish; wolf; snowball
mouse: cheese-wedge; cat
mouse-face: cheese-wedge; cat
rat: cheese-wedge; cat
hamster: sunflower peanuts; cat
rabbit: carrot; fox wolf
fox: strawberry chicken; wolf
wolf: meat-on-bone; bear
monkey: banana; snake tiger
gorilla: banana; snake leopard
bear: honey-pot; honeybee
panda: seedling; tiger
honeybee: blossom sunflower; spider
butterfly: blossom tulip; spider
lady-beetle: leafy-green; spider
cat: fish yarn; dog
black-cat: fish; dog
cat-face: fish; dog
dog: bone meat-on-bone; cat
chipmunk: chestnut peanuts; fox owl
hedgehog: red-apple mushroom; fox badger
snail: leafy-green strawberry; hedgehog
frog: fly honeybee; snake
snake: ; eagle
worm: red-apple; bird
bug: leafy-green books; bird
bird: worm strawberry; cat
duck: bread; fox
chicken: ear-of-corn; fox; egg
baby-chick: ear-of-corn; cat
pig: red-apple ear-of-corn; wolf
cow: herb sunflower; wolf
horse: carrot red-apple; wolf
ewe: herb; wolf
goat: herb; wolf
turtle: leafy-green; shark
fish: shrimp; shark
tropical-fish: shrimp; shark
shark: fish; spouting-whale
dolphin: fish; shark
octopus: crab shrimp; shark
whale: shrimp; squid
crab: spiral-shell; octopus
raccoon: sandwich; dog
koala: herb; snake
kangaroo: herb; snake
lion: meat-on-bone; elephant
tiger: meat-on-bone; elephant
elephant: peanuts; mouse
giraffe: leaf-fluttering-in-wind; lion
t-rex: meat-on-bone; comet
sauropod: leafy-green; t-rex
dragon: coin gem-stone; knight
dragon-face: coin gem-stone; knight
unicorn: rainbow candy; dragon
owl: mouse; eagle
bat: mosquito; owl
spider: fly; bird
ghost: candle candy; detective
person-zombie: brain; soldier
person-vampire: drop-of-blood; bat
woman-mage: crystal-ball candle; ghost; energy-orb
person-mage: crystal-ball potion; cave-goblin; energy-orb
pirate: coin treasure-chest; shark octopus
ninja: scroll coin; ogre; shuriken
guard: crown coin; dragon
knight: crown coin; dragon; sword
archer: coin; cave-goblin; flying-arrow
viking: coin treasure-chest; wolf; axe
samurai: scroll coin; ogre; shuriken
gladiator: crown coin; lion; spear
soldier: sports-medal; tank
dwarf: gem-stone gold-bar; cave-goblin; axe
gnome: mushroom blossom; snail
scarecrow: ear-of-corn; blackbird
skeleton: bone candy; knight
mummy: gem-stone key; detective
slime: coin potion; knight
cave-goblin: coin gold-bar; knight
orc: coin meat-on-bone; knight
yeti: fish snowflake; skier; snowball
mech: battery gear; drone; laser-bolt
cyborg: battery; mech; laser-bolt
drone: package; bird
tank: star; turret; cannonball
starship: star energy-orb; enemy-starship; laser-bolt
starfighter: star energy-orb; enemy-starship; laser-bolt
submarine: treasure-chest coin; sea-mine; bomb
pirate-ship: coin treasure-chest; kraken; cannonball
walrus: fish; polar-bear
narwhal: shrimp; spouting-whale
piranha: fish; crocodile
capybara: herb tangerine; crocodile
axolotl: worm shrimp; fish
mole: worm; hedgehog
princess: crown gem-stone; dragon
astronaut: star battery; alien
alien: star; rocket
robot: battery gear; drone
rocket: star; comet
cook: pizza tomato; rat
farmer: carrot ear-of-corn; blackbird
detective: magnifying-glass-tilted-left key; person-supervillain
construction-worker: brick hammer; mole
miner: gem-stone gold-bar; bat
bricklayer: brick hammer; mole
carpenter: wood hammer; beaver
blacksmith: sword shield; fire
fisherman: fish tropical-fish; crab
sailor: coin spiral-shell; shark
captain: treasure-chest coin; kraken
lifeguard: ring-buoy spiral-shell; shark
shepherd: ewe ram; wolf
gardener: tulip carrot; snail
beekeeper: honey-pot sunflower; bear
hunter: feather meat-on-bone; boar
baker: bread croissant; mouse
butcher: cut-of-meat bacon; dog
waiter: hot-beverage shortcake; cat
bartender: tropical-drink lemon; mosquito
librarian: books closed-book; mouse
postman: envelope package; dog
cashier: coin receipt; alarm-clock
shopkeeper: coin red-apple; mouse
lawyer: scroll coin; alarm-clock
journalist: newspaper microphone; alarm-clock
photographer: camera framed-picture; bird
plumber: wrench droplet; rat
electrician: light-bulb battery; rat
tailor: thread necktie; mouse
potter: amphora teapot; ox
cleaner: sponge soap; mouse
dentist: tooth toothbrush; candy
vet: bone paw-prints; mosquito
pharmacist: pill herb; microbe
patient: pill adhesive-bandage; microbe
messenger: scroll envelope; dog
actor: performing-arts star; tomato
babysitter: baby-bottle teddy-bear; alarm-clock
coach: trophy soccer-ball; alarm-clock
tractor: ear-of-corn; fox
office-worker: coin chart-increasing; alarm-clock
teacher: red-apple books; alarm-clock
student: books graduation-cap; alarm-clock
santa-claus: wrapped-gift; yeti
cowboy: coin; snake
squid: fish; shark
beaver: wood; wolf
badger: worm; fox
deer: herb red-apple; wolf
otter: fish; shark
skier: snowflake; snowman
`;

/** The animals of a place, for "jungle animals" and "animals of the farm". */
const ANIMALS_OF: Readonly<Partial<Record<ThemeId, string>>> = {
  jungle: 'monkey tiger parrot elephant gorilla leopard snake crocodile',
  farm: 'cow pig chicken ewe horse duck goat rooster',
  ocean: 'octopus dolphin tropical-fish turtle crab whale shark seal',
  beach: 'crab turtle seal dolphin parrot lobster',
  forest: 'fox deer bear owl hedgehog rabbit badger wolf',
  ice: 'penguin polar-bear seal whale wolf owl deer',
  desert: 'camel lizard scorpion snake eagle turtle',
  garden: 'butterfly honeybee snail lady-beetle hedgehog bird frog ant',
  sky: 'bird eagle owl bat butterfly honeybee parrot duck',
  space: 'dog monkey cat mouse frog bear',
  haunted: 'bat black-cat spider owl wolf mouse',
  home: 'cat dog hamster rabbit mouse parrot turtle tropical-fish',
  village: 'dog cat duck chicken horse goat bird rabbit',
};

/** Animals at home in a theme; empty where none in particular are. */
export function animalsOf(theme: ThemeId): readonly string[] {
  return ANIMALS_OF[theme]?.split(' ') ?? [];
}

const byHero = new Map<string, { items: string[]; enemies: string[]; shot: string | undefined }>();
for (const line of OF_HERO.split('\n')) {
  const [hero = '', items = '', enemies = '', shot] = line.split(/:|;/u).map((cell) => cell.trim());
  if (hero)
    byHero.set(hero, { items: items.split(' ').filter(Boolean), enemies: enemies.split(' ').filter(Boolean), shot });
}

/** What a hero likes, fears and throws; empty where nothing is known. */
export function affinityOf(hero: string): {
  readonly items: readonly string[];
  readonly enemies: readonly string[];
  readonly shot: string | undefined;
} {
  return byHero.get(hero) ?? { items: [], enemies: [], shot: undefined };
}

/** What comes next to a picture, where two things of different names would share it: `picture other`. */
const LOOKALIKES = new Map(
  `honeybee mosquito, mouse rat, rat mouse, mouse-face rat, cat black-cat, dog poodle, bird dove, fish tropical-fish, chicken rooster,
person-mage woman-mage, woman-mage person-mage, knight guard, guard knight, detective police-officer, frog lizard, lizard crocodile,
alien alien-monster, starship enemy-starship, starfighter enemy-starship, racing-car automobile, automobile taxi, bug ant,
ant bug, office-worker person-supervillain, pirate person-supervillain, monkey gorilla, leopard tiger, bear polar-bear,
seal walrus, horse donkey, ewe goat, goat ewe, whale spouting-whale, robot mech, mech robot, wolf fox`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** A picture that can stand for a like thing, or undefined. */
export function lookalikeOf(picture: string): string | undefined {
  return LOOKALIKES.get(picture);
}

/** Every picture named here, for the test that all of them exist. */
export const AFFINITY_PICTURES: readonly string[] = [
  ...[...LOOKALIKES].flat(),
  ...Object.values(ANIMALS_OF).flatMap((line) => line.split(' ')),
  ...[...byHero].flatMap(([hero, { items, enemies, shot }]) => [hero, ...items, ...enemies, ...(shot ? [shot] : [])]),
];
