import type { PictureSort } from './sorts.js';

/** What sort of thing each picture of our own shows, as in `data/pictures.ts`; they are drawn in `package/own/` or put together there (`trades.ts`). */
const NAMES = {
  object:
    'fridge toaster stove washing-machine vacuum-cleaner fire-hydrant calculator pillow table treasure-chest shovel traffic-cone barrel fence blender pipe surfboard trampoline crate ' +
    'cannon catapult space-station asteroid sword spear flying-arrow shuriken spike-trap saw-blade sea-mine ' +
    'energy-orb portal snowball golf-ball ruby emerald diamond gold-bar potion blue-potion green-potion cauldron ' +
    'laser-bolt cannonball ' +
    'well bin traffic-light street-lamp road-sign speed-bump drain windsock solar-panel wind-turbine cash-register sandbag sack hose sprinkler pallet ' +
    'paper note eraser stapler rubber-stamp button shelf bookshelf wardrobe drawer pushchair iron carpet flying-carpet clothes-peg hair-dryer fly-swatter ' +
    'washboard tap watering-can rubber-duck towel throne spring tray block screw drill oxygen-tank tile roof-tile glass-bottle plastic-bottle plastic ' +
    'tin-can bottle-cap domino skittle slingshot oar whistle gong clog toothpick steering-wheel rice-cooker rolling-pin ladle millstone banana-peel',
  building:
    'lighthouse windmill igloo beehive anthill burrow dam farm tunnel roof village market-stall garage stairs escalator minaret bell-tower',
  food: 'cheese-wheel sugar-cube crumb beetroot turnip guava cinnamon',
  plant: 'bush',
  nature:
    'lava water wind sand smoke wave hill pond puddle river waterfall cliff hail crater reef cave forest field meadow swamp mud island street',
  vehicle: 'tank submarine starship starfighter enemy-starship pirate-ship',
  person:
    'pirate knight viking samurai gladiator archer cowboy dwarf gnome soldier scarecrow passenger ' +
    'fisherman shepherd gardener beekeeper hunter librarian postman cashier lawyer journalist photographer ' +
    'plumber electrician bricklayer carpenter miner blacksmith baker butcher waiter bartender dentist vet ' +
    'pharmacist tailor potter cleaner coach actor babysitter captain sailor lifeguard shopkeeper messenger ' +
    'patient driver lighthouse-keeper lock-keeper bridge-keeper',
  animal: 'mole armadillo seahorse starfish walrus narwhal piranha capybara axolotl sea-urchin',
  creature:
    'dust-bunny turret slime mummy skeleton cave-goblin orc golem yeti cyclops minotaur hydra kraken demon mech cyborg drone',
} as const satisfies Partial<Record<PictureSort, string>>;

export const OWN_CLASSES: ReadonlyMap<string, PictureSort> = new Map(
  Object.entries(NAMES).flatMap(([sort, names]) =>
    names.split(' ').map((name) => [name, sort as PictureSort] as const),
  ),
);

/** Emoji that show what we draw whole: a face in a cowboy's hat is a cowboy. */
export const OWN_EMOJI: ReadonlyMap<string, string> = new Map([
  ['🏴‍☠️', 'pirate'],
  ['🤠', 'cowboy'],
  ['🩻', 'skeleton'],
  ['😈', 'demon'],
  ['👿', 'demon'],
]);
