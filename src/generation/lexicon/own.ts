/** What sort of thing each picture of our own shows, as in `data/pictures.ts`; they are drawn in `package/own/`. */
const NAMES: Readonly<Record<string, string>> = {
  o:
    'fridge toaster stove washing-machine vacuum-cleaner fire-hydrant calculator pillow table treasure-chest shovel traffic-cone barrel fence blender pipe surfboard trampoline crate ' +
    'cannon catapult space-station asteroid sword spear flying-arrow shuriken spike-trap saw-blade sea-mine ' +
    'energy-orb portal snowball golf-ball ruby emerald diamond gold-bar potion blue-potion green-potion cauldron ' +
    'laser-bolt cannonball',
  b: 'lighthouse windmill igloo',
  f: 'cheese-wheel',
  l: 'bush',
  n: 'lava',
  v: 'tank submarine starship starfighter enemy-starship pirate-ship',
  p: 'pirate knight viking samurai gladiator archer cowboy dwarf gnome soldier scarecrow passenger',
  a: 'mole armadillo seahorse starfish walrus narwhal piranha capybara axolotl',
  c: 'dust-bunny turret slime mummy skeleton cave-goblin orc golem yeti cyclops minotaur hydra kraken demon mech cyborg drone',
};

export const OWN_CLASSES: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)),
);

/** Emoji that show what we draw whole: a face in a cowboy's hat is a cowboy. */
export const OWN_EMOJI: ReadonlyMap<string, string> = new Map([
  ['🏴‍☠️', 'pirate'],
  ['🤠', 'cowboy'],
  ['🩻', 'skeleton'],
  ['😈', 'demon'],
  ['👿', 'demon'],
]);
