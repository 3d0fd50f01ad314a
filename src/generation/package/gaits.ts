/**
 * How a picture of the cast moves when whoever it shows goes: on two legs, on four, waddling, hopping, swimming … Looked at by eye on sheets of all
 * animals, creatures, vehicles and people of the set and of our own. The page carries the gait of the pictures it shows, not this list.
 */
import type { GameMode, Genre } from '../design.js';
import type { Gait } from '../kit/types.js';
import { bodyOf, showsFigures } from './bodies.js';
import { TRADES } from './own/trades.js';

/** kinds whose cast moves about although a head is a head there */
const MOVING: ReadonlySet<Genre> = new Set(['flappy', 'shmup', 'clicker', 'breakout']);

/** gait → names; the number is how far down the legs begin, in hundredths of the picture */
const LISTS = {
  legs84:
    'knight samurai gladiator archer soldier golem cyclops minotaur mummy skeleton cave-goblin orc demon pirate viking cowboy ' +
    'dwarf gnome scarecrow cyborg robot teddy-bear passenger',
  legs76: 'mech person-superhero person-in-tuxedo ninja',
  legs68: 'person-standing man-standing woman-standing man-dancing person-kneeling t-rex',
  legs62: 'person-running man-running woman-running person-walking man-walking woman-walking',
  paws74:
    'cat dog black-cat guide-dog service-dog tiger leopard horse goat deer ewe ram cow ox water-buffalo zebra camel ' +
    'two-hump-camel llama giraffe poodle bison moose boar skunk badger donkey sauropod elephant mammoth rhinoceros gorilla',
  paws84: 'pig hedgehog hippopotamus turtle capybara armadillo crab',
  waddle:
    'penguin chicken rooster duck bird goose dodo swan turkey peacock flamingo owl parrot baby-chick front-facing-baby-chick ' +
    'hatching-chick walrus seal mouse rat otter beaver mole yeti snowman snowman-without-snow nesting-dolls monkey hydra ' +
    'alien-monster',
  hop: 'rabbit chipmunk kangaroo slime cricket bug snail jack-o-lantern spider scorpion ant beetle lobster',
  swim: 'fish tropical-fish blowfish shark whale spouting-whale dolphin narwhal piranha snake worm crocodile lizard dragon shrimp',
  drift: 'ghost octopus squid jellyfish kraken seahorse dust-bunny axolotl',
  flap: 'bat butterfly eagle dove person-fairy woman-fairy man-fairy',
  buzz: 'honeybee mosquito fly drone lady-beetle helicopter',
  roll:
    'automobile taxi oncoming-automobile oncoming-taxi bus minibus trolleybus oncoming-bus ambulance fire-engine police-car ' +
    'articulated-lorry delivery-truck pickup-truck tractor tank racing-car sport-utility-vehicle motorcycle motor-scooter ' +
    'bicycle kick-scooter auto-rickshaw locomotive person-biking man-biking woman-biking',
} as const satisfies Readonly<Partial<Record<Gait, string>>>;

/** by name of the picture */
export const GAITS: ReadonlyMap<string, Gait> = new Map(
  Object.entries(LISTS).flatMap(([gait, names]) => names.split(' ').map((name) => [name, gait as Gait] as const)),
);

/** where the legs of a drawn body begin */
const OF_BODY = { front: 'legs84', profile: 'paws78', head: 'legs84', bust: 'legs81' } as const;

/** How that picture moves in that kind; undefined where it stands still, is a token, or only lies about. */
export function gaitOf(name: string, genre: Genre, mode?: GameMode): Gait | undefined {
  const figures = showsFigures(genre, mode);
  if (!figures && !MOVING.has(genre)) return undefined;
  if (name.startsWith('mask:') && name !== 'mask:ship') return 'waddle';
  const body = figures ? bodyOf(TRADES.get(name)?.who ?? name) : undefined;
  return body ? OF_BODY[body] : GAITS.get(name);
}
