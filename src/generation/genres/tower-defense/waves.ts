/** What comes in each wave: one new way after the other, the known ones beside it, bosses where asked for and at the end. */
import type { Game } from '../../kit/types.js';
import type { Spawn, Wave, WaveIdea, Way } from './state.js';

interface Group {
  readonly way: Way;
  /** how many of them a wave has, seconds between two, and which picture of the cast */
  readonly n: number;
  readonly gap: number;
  readonly kind: number;
  readonly idea: WaveIdea | null;
}

/** In the order in which they come in. */
const SETS: readonly Group[] = [
  { way: 'walker', n: 5, gap: 1.3, kind: 0, idea: null },
  { way: 'runner', n: 6, gap: 1, kind: 1, idea: 'fleet' },
  { way: 'swarm', n: 12, gap: 0.5, kind: 2, idea: 'crowd' },
  { way: 'tank', n: 3, gap: 2.4, kind: 3, idea: 'plated' },
  { way: 'flyer', n: 4, gap: 1.3, kind: 1, idea: 'airborne' },
  { way: 'healer', n: 2, gap: 2.6, kind: 2, idea: 'healers' },
  { way: 'splitter', n: 3, gap: 2, kind: 0, idea: 'split' },
];
/** waves of a game that says no number: each way once, and a boss */
export const WAVES = SETS.length + 1;
/** waves whose new way comes alone */
const ALONE = 3;
/** of several levels each goes on with its new ways so far behind the last one's first */
const ON = 3;

/** Which groups wave `nth` of all has, by their number: the new one with a known one, later two or three that are known. */
function groupsOf(g: Game, nth: number): number[] {
  if (nth < ALONE) return [nth];
  if (nth < SETS.length) return [nth, g.rand.int(0, ALONE - 1)];
  return g.rand.shuffle([...SETS.keys()]).slice(0, 2 + Math.min(1, Math.floor(nth / 9)));
}

/** `boss(wave)` says whether that one has a boss. */
export function planWaves(g: Game, n: number, lanes: number, boss: (wave: number) => boolean): Wave[] {
  const kinds = g.design.cast.enemies.length;
  const many = 0.8 + g.skill * 0.5;
  const from = (g.level - 1) * ON;
  let bosses = 0;
  return Array.from({ length: n }, (_, i) => {
    const nth = from + i;
    const list: Spawn[] = [];
    const groups = groupsOf(g, nth);
    let at = 0.5;
    const big = boss(i + 1);
    for (const group of groups) {
      const { way, n: base, gap, kind } = SETS[group] as Group;
      const count = Math.max(2, Math.round(((base * many) / Math.sqrt(groups.length)) * (big ? 0.6 : 1)));
      for (let k = 0; k < count; k++) {
        list.push({ way, kind: kind % kinds, lane: k % lanes, at });
        at += gap;
      }
      at += 1;
    }
    if (big) list.push({ way: 'boss', kind: kinds - 1, lane: g.rand.int(0, lanes - 1), at: at + 0.5 });
    const first = big && bosses++ === 0;
    return { list, idea: first ? 'invader' : (SETS[nth]?.idea ?? null) };
  });
}
