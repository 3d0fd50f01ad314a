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
/** Said to be where it is. */
export const isPlace = ({ role, mention }: Placed): boolean => role === 'place' && !NO_SCENERY.has(mention.kind);
export const looksLike = (one: Placed, other: Placed | undefined): boolean =>
  one.mention.picture === other?.mention.picture;

const ROUGH = /^(?:rock|brick|oil-drum|wood|wheel|package|locked)$/u;

const IS: Readonly<Record<Sort, (one: Placed, slots: Slots) => boolean>> = {
  agent: lives,
  lifeless: (one) => !lives(one) && !isHostile(one),
  hostile: isHostile,
  fought: (one, { enemy }) => isHostile(one) && enemy.some((foe) => looksLike(foe, one)),
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
