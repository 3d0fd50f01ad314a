/** What comes in each wave: new ways one by one, bosses where asked for and at the end. */
import type { Game } from '../../kit/types.js';
import type { Spawn, Way } from './state.js';

/** how many of them a wave of that number has, seconds between two, and which picture of the cast */
const SETS: readonly { way: Way; n: number; gap: number; kind: number }[] = [
  { way: 'walker', n: 6, gap: 1.3, kind: 0 },
  { way: 'runner', n: 7, gap: 1, kind: 1 },
  { way: 'swarm', n: 14, gap: 0.5, kind: 2 },
  { way: 'tank', n: 3, gap: 2.6, kind: 3 },
];

const wayOf = (set: number): (typeof SETS)[number] => SETS[set % SETS.length] as (typeof SETS)[number];

/** `boss(wave)` says whether that one has a boss. */
export function planWaves(g: Game, n: number, lanes: number, boss: (wave: number) => boolean): Spawn[][] {
  const kinds = g.design.cast.enemies.length;
  const many = 0.8 + g.skill * 0.5;
  return Array.from({ length: n }, (_, i) => {
    const wave = i + 1;
    const list: Spawn[] = [];
    // the first three show one way each, then they come mixed
    const sets = i < 3 ? [i] : g.rand.shuffle([0, 1, 2, 3]).slice(0, 2 + Math.min(1, Math.floor(i / 5)));
    let at = 0.5;
    const big = boss(wave);
    for (const set of sets) {
      const { way, n: base, gap, kind } = wayOf(set);
      const count = Math.max(2, Math.round(((base * many) / Math.sqrt(sets.length)) * (big ? 0.6 : 1)));
      for (let k = 0; k < count; k++) {
        list.push({ way, kind: kind % kinds, lane: k % lanes, at });
        at += gap;
      }
      at += 1;
    }
    if (big) list.push({ way: 'boss', kind: kinds - 1, lane: g.rand.int(0, lanes - 1), at: at + 0.5 });
    return list;
  });
}
