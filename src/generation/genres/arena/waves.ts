/** What comes, and when: each wave costs more than the last, new ways of fighting arrive one by one, bosses where they were asked for. */
import type { Actor } from '../../design.js';
import { crowdOf, lastOf } from '../../kit/bosses.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { freeSpot } from './field.js';
import { IDEAS } from './order.js';
import { body, type Foe, type State, type Way } from './state.js';

const COST = { chaser: 1, shooter: 1.7, dasher: 1.7, splitter: 2.4, boss: 0 } as const;
const ORDER = ['chaser', 'shooter', 'dasher', 'splitter'] as const;
const HEALTH = { chaser: 2, shooter: 2, dasher: 3, splitter: 4, boss: 0 } as const;
const TELL = 50;
/** more at once would only be a crowd */
const MOST = 15;

function bossWave(g: Game, s: State, wave: number): boolean {
  const every = g.rule('bossEvery')?.n;
  if (s.idea) return wave === s.waves && g.level === g.levels;
  return (every !== undefined && wave % every === 0) || (g.has('boss') && wave === lastWave(g, s));
}

/** the wave with the final boss: also games without a last wave have one */
const lastWave = (g: Game, s: State): number =>
  Number.isFinite(s.waves) ? s.waves : Math.max(2, Math.round((g.clockLeft ?? 60) / 25));

function planWave(g: Game, s: State, wave: number): Way[] {
  const boss = bossWave(g, s, wave);
  const full = 2.4 + g.skill * 6 + Math.min(wave, 12) * (0.8 + g.skill * 2);
  // many levels are of short waves, and who meets the boss has come a long way
  let left = full * (s.idea === 'chief' ? 0.5 : s.idea ? 0.7 : 1) * (boss ? 0.4 : 1);
  const known = Math.min(ORDER.length, s.idea ? 1 + IDEAS.indexOf(s.idea) : wave);
  const queue: Way[] = [];
  while (left > 0.5) {
    // the newest one is met at once, then it is as good as any
    const way = queue.length === 0 ? (ORDER[known - 1] as Way) : ORDER[g.rand.int(0, known - 1)];
    queue.push(way ?? 'chaser');
    left -= COST[way ?? 'chaser'];
  }
  if (boss) queue.unshift('boss');
  return queue;
}

export function newFoe(g: Game, way: Way, x: number, y: number, small = false): Foe {
  const crowd = crowdOf(g.design);
  const actor = way === 'boss' ? lastOf(g.design) : (crowd[ORDER.indexOf(way) % crowd.length] as Actor);
  const size = way === 'boss' ? 2.9 : small ? 0.75 : way === 'splitter' ? 1.45 : way === 'dasher' ? 1 : 1.1;
  const tough = g.skill > 0.4 ? 1 : 0;
  const hp = way === 'boss' ? Math.round(30 + g.skill * 20) : small ? 1 + tough : HEALTH[way] + tough;
  return {
    ...body(x, y, way === 'boss' ? 0.9 : Math.min(0.4, size * 0.36)),
    way,
    actor,
    size,
    hp,
    most: hp,
    hit: 0,
    mode: 'go',
    t: 60 + g.rand.int(0, 60),
    tx: 0,
    ty: 0,
    kx: 0,
    ky: 0,
    turn: g.rand.chance(0.5) ? 1 : -1,
    seen: false,
    squash: new Spring(),
  };
}

export function stepWaves(g: Game, s: State): void {
  const { texts, cast } = g.design;
  s.sinceWave++;
  if (s.pause > 0 && --s.pause === 0) {
    s.wave++;
    s.sinceWave = 0;
    s.queue = planWave(g, s, s.wave);
    const boss = s.queue[0] === 'boss';
    g.banner(boss ? (texts.boss ?? '') : `${texts.wave ?? ''} ${s.wave}`);
    g.sound(boss ? 'boss' : 'level');
    if (s.need === 0 && Number.isFinite(s.waves)) g.progress(s.wave, s.waves, cast.enemies[0]);
  }
  if (s.queue.length > 0 && s.coming.length + s.foes.length < MOST && g.frame % 7 === 0) {
    const way = s.queue.shift() as Way;
    const at = freeSpot(g, s.tiles, s.hero, way === 'boss' ? 8 : 5.5);
    s.coming.push({ ...at, way, in: way === 'boss' ? 90 : TELL });
  }
  for (const one of s.coming)
    if (--one.in === 0) {
      const foe = newFoe(g, one.way, one.x, one.y);
      foe.squash.kick(-0.4);
      s.foes.push(foe);
      g.burst(one.x, one.y, { n: 8, shape: 'smoke', colour: g.design.theme.palette.danger, speed: 2.5, size: 0.25 });
    }
  s.coming = s.coming.filter((one) => one.in > 0);
}

/** nothing of this wave is left, or to come */
export const cleared = (s: State): boolean =>
  s.pause === 0 && s.queue.length === 0 && s.coming.length === 0 && s.foes.length === 0;
