/** What lies in each theme's deep ground and grows on it, by the names that `finds.ts` and `growth.ts` have for it. */
import type { ThemeId } from '../../design.js';
import type * as finds from './finds.js';
import type * as growth from './growth.js';

export interface BankNames {
  readonly find: keyof typeof finds;
  /** absent: nothing grows indoors */
  readonly grow?: keyof typeof growth;
}

export const BANKS: Readonly<Record<ThemeId, BankNames>> = {
  ice: { find: 'shards', grow: 'drifts' },
  forest: { find: 'boulder', grow: 'ferns' },
  farm: { find: 'boulder', grow: 'tufts' },
  garden: { find: 'boulder', grow: 'flowers' },
  jungle: { find: 'boulder', grow: 'ferns' },
  beach: { find: 'boulder', grow: 'pebbles' },
  castle: { find: 'niche' },
  candy: { find: 'sweet', grow: 'sweets' },
  city: { find: 'niche', grow: 'posts' },
  haunted: { find: 'boulder', grow: 'tufts' },
  sky: { find: 'boulder', grow: 'drifts' },
  desert: { find: 'boulder', grow: 'pebbles' },
  volcano: { find: 'boulder', grow: 'pebbles' },
  space: { find: 'niche', grow: 'posts' },
  cyberpunk: { find: 'niche', grow: 'posts' },
  kitchen: { find: 'niche' },
  school: { find: 'niche' },
  cave: { find: 'shards', grow: 'pebbles' },
  ocean: { find: 'boulder', grow: 'weed' },
  toys: { find: 'niche' },
  home: { find: 'niche' },
  village: { find: 'niche', grow: 'flowers' },
  sports: { find: 'boulder', grow: 'tufts' },
};
