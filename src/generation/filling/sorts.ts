/** The sorts of things that slots tell apart. */
import { AGENTS, BEINGS, sortsOf } from '../lexicon/sorts.js';
import { FLOCKS, RAIDERS } from '../lexicon/flocks.js';
import { HOSTILE } from '../lexicon/hostile.js';
import type { SlotName, Sort } from '../genres/speech.types.js';
import type { Placed } from './things.js';

/** The things of a prompt by slot, not yet cut to length. */
export type Slots = Record<SlotName, Placed[]>;

export const lives = ({ mention }: Placed): boolean => AGENTS.has(mention.kind);
export const isHostile = ({ mention }: Placed): boolean => HOSTILE.has(mention.picture);
export const isVehicle = ({ mention }: Placed): boolean => mention.kind === 'vehicle';
/** Who lives, and what is eaten. */
const NO_SCENERY = sortsOf('animal', 'creature', 'food');
const BEASTS = sortsOf('animal', 'creature', 'face');
/** Animals that others eat. */
const PREY = /^(?:fish|tropical-fish|blowfish|squid|crab|lobster|worm|fly|mosquito|bug|ant|cricket|mouse|mouse-face)$/u;
/** "animals" have no picture but their prints. */
export const isBeast = ({ mention }: Placed): boolean => BEASTS.has(mention.kind) || mention.picture === 'paw-prints';
export const isEater = (one: Placed): boolean => (lives(one) || isBeast(one)) && !PREY.test(one.mention.picture);
/** Said to be where it is. */
export const isPlace = ({ role, mention }: Placed): boolean => role === 'place' && !NO_SCENERY.has(mention.kind);
export const looksLike = (one: Placed, other: Placed | undefined): boolean =>
  one.mention.picture === other?.mention.picture;

const ROUGH = /^(?:rock|brick|oil-drum|wood|wheel|package|locked)$/u;

/** Animals in what belongs to a thing: the hedgehogs of "apple hedgehogs". */
export const eatersWithin = (one: Placed): readonly Placed[] =>
  one.mention.traits
    .filter(({ sure }) => sure > 2)
    .map((mention): Placed => ({ ...one, mention }))
    .filter((other) => isBeast(other) && isEater(other));

const IS: Readonly<Record<Sort, (one: Placed, slots: Slots) => boolean>> = {
  agent: lives,
  lifeless: (one) => !lives(one) && !isHostile(one),
  hostile: isHostile,
  fought: (one, { enemy }) => isHostile(one) && enemy.some((foe) => looksLike(foe, one)),
  beast: isBeast,
  eater: (one) => isEater(one) || eatersWithin(one).length > 0,
  person: ({ mention }) => mention.kind === 'person',
  many: ({ mention }) => mention.plural,
  vehicle: (one) => isVehicle(one) && !isPlace(one),
  traffic: isVehicle,
  living: (one) => BEINGS.has(one.mention.kind) && !isHostile(one) && !isPlace(one),
  harmless: (one) => one.mention.kind !== 'building' && !isHostile(one) && !isPlace(one),
  unplaced: (one) => !isPlace(one),
  target: (one) => one.role === 'place' && one.mention.plural && !lives(one),
  flock: ({ mention }) => FLOCKS.has(mention.picture),
  raider: ({ mention }) => RAIDERS.has(mention.picture),
  rough: ({ mention }) => mention.kind === 'object' && ROUGH.test(mention.picture),
  spared: ({ thing }) => thing.spared === true,
  device: ({ mention }) => mention.kind === 'vehicle' || (mention.kind === 'object' && !ROUGH.test(mention.picture)),
};

export const isOf = (sort: Sort, one: Placed, slots: Slots): boolean => IS[sort](one, slots);
