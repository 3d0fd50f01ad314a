import type { PictureSort } from './sorts.js';

/** What sort of thing each picture of our own shows, as in `data/pictures.ts`; they are drawn in `package/own/` or put together there (`trades.ts`). */
const NAMES = {
  object:
    'fridge toaster stove washing-machine vacuum-cleaner fire-hydrant calculator pillow table treasure-chest shovel traffic-cone barrel fence blender pipe surfboard trampoline crate ' +
    'cannon catapult space-station asteroid sword spear flying-arrow shuriken spike-trap saw-blade sea-mine ' +
    'energy-orb portal snowball golf-ball ruby emerald diamond gold-bar potion blue-potion green-potion cauldron ' +
    'laser-bolt cannonball',
  building: 'lighthouse windmill igloo',
  food: 'cheese-wheel',
  plant: 'bush',
  nature: 'lava',
  vehicle: 'tank submarine starship starfighter enemy-starship pirate-ship',
  person:
    'pirate knight viking samurai gladiator archer cowboy dwarf gnome soldier scarecrow passenger ' +
    'fisherman shepherd gardener beekeeper hunter librarian postman cashier lawyer journalist photographer ' +
    'plumber electrician bricklayer carpenter miner blacksmith baker butcher waiter bartender dentist vet ' +
    'pharmacist tailor potter cleaner coach actor babysitter captain sailor lifeguard shopkeeper messenger ' +
    'patient',
  animal: 'mole armadillo seahorse starfish walrus narwhal piranha capybara axolotl',
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
