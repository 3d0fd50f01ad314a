/** Pictures of our own beside the picture set: what prompts name often and the set has none of. */
import { ANIMALS } from './animals.js';
import { OWN_BEINGS } from './beings.js';
import { FIGHTERS } from './fighters.js';
import { GEAR } from './gear.js';
import { GIANTS } from './giants.js';
import { HANDY } from './handy.js';
import { HOUSEHOLD } from './household.js';
import { KITCHEN } from './kitchen.js';
import { LANDSCAPE } from './landscape.js';
import { MACHINES } from './machines.js';
import { MONSTERS } from './monsters.js';
import { PEOPLE } from './people.js';
import { PLACES } from './places.js';
import { SHIPS } from './ships.js';
import { STREET } from './street.js';
import { OWN_THINGS } from './things.js';
import { TREASURE } from './treasure.js';

const FAMILIES = [
  FIGHTERS,
  PEOPLE,
  MONSTERS,
  GIANTS,
  MACHINES,
  SHIPS,
  ANIMALS,
  OWN_BEINGS,
  GEAR,
  TREASURE,
  OWN_THINGS,
  LANDSCAPE,
  PLACES,
  STREET,
  HOUSEHOLD,
  HANDY,
  KITCHEN,
];

const OWN: ReadonlyMap<string, string> = new Map(FAMILIES.flatMap((family) => Object.entries(family)));

/** The shapes of a picture of our own, in a view box of 32 × 32; undefined where there is none of that name. */
export const ownShapes = (name: string): string | undefined => OWN.get(name);

/** Their names, in the order of the files. */
export const OWN_NAMES: readonly string[] = [...OWN.keys()];
