/** Things that games are about and that no picture of the set shows, by what sort they are. Each language names them in `languages/xx/nouns.ts`. */
import { OWN_CLASSES } from './own.js';
import type { PictureSort } from './sorts.js';

const NAMES = {
  person:
    'friend, neighbour, family, child, fisherman, patient, captain, sailor, driver, shopkeeper, villager, lifeguard, owner, ' +
    'visitor, stranger, messenger, survivor, grandchild, mum, dad, people',
  animal: 'piglet, calf, stork, hornet, locust, heron',
  nature:
    'water, smoke, shadow, wind, rain, storm, waterfall, wave, hill, cave, forest, meadow, field, swamp, mud, sand, pond, puddle, ' +
    'cliff, shore, sea, river, lake, mountain, island, street, pollution, darkness',
  building:
    'farm, roof, station, village, city, base, playground, market, museum, restaurant, cellar, tunnel, stable, burrow, beehive, anthill, ' +
    'kitchen, bathroom, bedroom, living room, classroom, attic',
  object:
    'bin, shelf, well, paper, carpet, screw, hose, spring, plastic, metal, block, cube, number, word, question, letter, medicine, ' +
    'domino, towel, wind turbine, solar panel, traffic light, button, saw, rifle, throne, tray',
  food: 'crumb',
} as const satisfies Partial<Record<PictureSort, string>>;

/** thing → its sort */
export const UNPICTURED: ReadonlyMap<string, PictureSort> = new Map(
  Object.entries(NAMES).flatMap(([sort, names]) =>
    names.split(', ').map((name) => [name, sort as PictureSort] as const),
  ),
);

/** The picture of such a thing where we draw it under that very name; undefined where its name on a label is shown. */
export function likenessOf(thing: string): string | undefined {
  const drawn = thing.replaceAll(' ', '-');
  return OWN_CLASSES.has(drawn) ? drawn : undefined;
}
