/** Who is played where the prompt names no hero. */
import { FLOCKS, RAIDERS } from '../lexicon/flocks.js';
import type { Lead } from '../genres/speech.types.js';
import { isHostile, isVehicle, lives, type Slots } from './sorts.js';
import type { Placed } from './things.js';

export interface Led {
  readonly cast: readonly Placed[];
  /** those without a part */
  readonly open: readonly Placed[];
  readonly slots: Slots;
  readonly noEnemies: boolean;
  /** the prompt names a kind of game */
  readonly named: boolean;
}

const anybody = ({ open }: Led): Placed[] => open.filter((one) => lives(one) && one.role !== 'place');
const friends = (led: Led): Placed[] => anybody(led).filter((one) => !isHostile(one));
const isKeeper = ({ mention }: Placed): boolean =>
  !mention.plural && !FLOCKS.has(mention.picture) && !RAIDERS.has(mention.picture);
const rider = ({ open }: Led): Placed | undefined =>
  open.find((one) => one.role === 'place' && lives(one) && !isHostile(one));

const DOLLS = /^(?:nesting-dolls|teddy-bear|robot|snowman)$/u;

const FIND: Readonly<Record<Lead, (led: Led) => Placed | undefined>> = {
  one: (led) => friends(led).find(({ mention }) => mention.singular),
  bare: (led) => friends(led).find(({ mention }) => !mention.plural),
  keeper: (led) => friends(led).find(isKeeper),
  crowd: (led) => friends(led)[0],
  foe: (led) => (led.slots.enemy.length > 0 || led.noEnemies ? anybody(led)[0] : undefined),
  vehicle: ({ open }) => {
    const [only, ...others] = open.filter(isVehicle);
    return others.length === 0 ? only : undefined;
  },
  alone: (led) => (led.cast.length === 1 && !led.named ? friends(led)[0] : undefined),
  rival: (led) => anybody(led)[0],
  second: (led) => (led.open.filter(lives).length > 1 ? anybody(led)[0] : undefined),
  ridden: ({ open }) =>
    open.find(
      ({ role, mention }) =>
        (mention.kind === 'object' || mention.kind === 'food') &&
        mention.sure > 2 &&
        (role === 'free' || (role === 'place' && mention.plural)),
    ),
  rider,
  riderAlone: (led) => (led.cast.length === 1 ? rider(led) : undefined),
  face: ({ cast }) => cast.find((one) => lives(one) && !isHostile(one) && one.role !== 'enemy' && one.role !== 'boss'),
  doll: ({ cast }) => cast.find(({ mention }) => DOLLS.test(mention.picture)),
  clicked: ({ slots, open }) => slots.item[0] ?? open.find(({ mention, role }) => role !== 'place' && mention.sure > 2),
};

/** Leads who stay what they are beside being the hero. */
export const ALSO_ITEM: ReadonlySet<Lead> = new Set(['face', 'clicked', 'doll']);

/** The first who fits. */
export function leadOf(leads: readonly Lead[], led: Led): { readonly lead: Lead; readonly one: Placed } | undefined {
  for (const lead of leads) {
    const one = FIND[lead](led);
    if (one) return { lead, one };
  }
  return undefined;
}
