/** What comes, and when: formations that march, trains on curves, wings that dive; and a boss at the end or where it was asked for. */
import type { Actor, GameDesign } from '../../design.js';
import { crowdOf, lastOf } from '../../kit/bosses.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { outfit } from './outfit.js';
import { W, type Foe, type State, type Way } from './state.js';

const STEP = 1.3;
/** shapes of a formation, a row a line; every place is within reach of a straight shot */
const SHAPES: readonly (readonly string[])[] = [
  ['1111111', '1111111', '1111111'],
  ['..111..', '.11111.', '1111111'],
  ['1.1.1.1', '.1.1.1.', '1.1.1.1', '.1.1.1.'],
  ['11...11', '111.111', '.11111.', '..111..'],
  ['.11111.', '11...11', '11...11', '.11111.'],
];

/** Whether every wave is rows that march, by the mode or by who comes. */
export const asksFormation = (design: Pick<GameDesign, 'mode' | 'cast'>): boolean =>
  design.mode === 'formation' ||
  design.cast.enemies.some((actor) => actor.sprite === 'alien-monster' && actor.from === 'prompt');

export function newFoe(g: Game, way: Way, homeX: number, homeY: number, kind = 0): Foe {
  const { obstacles } = g.design.cast;
  const enemies = crowdOf(g.design);
  const rock = way === 'rock' || (way === 'hunter' && g.has('noEnemies'));
  const list: readonly Actor[] = rock ? obstacles : enemies;
  const most =
    way === 'boss'
      ? Math.round(26 + g.skill * 36)
      : way === 'swoop' || way === 'rock'
        ? 2
        : kind === 0 && g.skill > 0.4 && way === 'grid'
          ? 2
          : 1;
  return {
    x: homeX,
    y: -1.5,
    vx: 0,
    vy: 0,
    way,
    actor: way === 'boss' ? lastOf(g.design) : list[kind % Math.max(1, list.length)],
    size: way === 'boss' ? 3.2 : rock ? 1.3 : way === 'grid' ? 1.05 : 1.15,
    most,
    hp: most,
    hit: 0,
    age: 0,
    homeX,
    homeY,
    side: homeX < W / 2 ? -1 : 1,
    dive: -1,
    wait: 90 + g.rand.int(0, 200),
    squash: new Spring(),
  };
}

export function bossWave(g: Game, s: State, wave: number): boolean {
  if (g.has('noEnemies')) return false;
  const every = g.rule('bossEvery')?.n;
  if (every !== undefined) return wave % every === 0;
  if (Number.isFinite(s.waves)) return wave === s.waves && (g.level === g.levels || (g.has('boss') && s.idea === null));
  return g.has('boss') && s.boss === 'awaited' && wave >= 3;
}

/** What drifts about besides: nothing before it was brought in, but what the prompt names. */
function rocksOf(g: Game, { idea }: State): number {
  const { obstacles } = g.design.cast;
  const isEarly = idea === 'rows' || idea === 'trains';
  if (obstacles.length === 0 || (isEarly && obstacles.every(({ from }) => from !== 'prompt'))) return 0;
  return 2 + Math.round(g.skill * 3);
}

export function planWave(g: Game, s: State, wave: number): void {
  let n = 0;
  const add = (foe: Foe, wait: number): void => {
    const armed = foe.way === 'rock' || foe.way === 'boss' ? foe : outfit(s.idea, foe, n++);
    s.queue.push({ foe: armed, in: wait });
  };
  s.form = { x: 0, y: 0, dir: g.rand.chance(0.5) ? 1 : -1, total: 0 };
  s.fire = 120;
  // many levels are of short waves
  const strength = (5 + g.skill * 9 + Math.min(wave, 10) * (0.7 + g.skill * 0.8)) * (s.idea ? 0.75 : 1);
  if (g.has('noEnemies')) {
    for (let i = 0; i < strength * 1.4; i++) add(newFoe(g, 'rock', g.rand.range(1, W - 1), 0, i), 10 + i * 32);
    return;
  }
  const many = s.idea === 'rocks';
  const rocks = many ? 7 + Math.round(g.skill * 6) : rocksOf(g, s);
  for (let i = 0; i < rocks; i++)
    add(newFoe(g, 'rock', g.rand.range(1, W - 1), 0, i), many ? 20 + i * 55 : 60 + i * 130);
  if (bossWave(g, s, wave)) {
    add(newFoe(g, 'boss', W / 2, 3), 50);
    return;
  }
  const grammar = s.order[(wave - 1) % s.order.length];
  const kinds = crowdOf(g.design).length;
  if (grammar === 'stream') {
    const trains = Math.max(2, Math.round(strength / 5));
    for (let train = 0; train < trains; train++) {
      const x = W / 2 + (train % 2 ? 1 : -1) * g.rand.range(1.5, 3.6);
      for (let i = 0; i < 5; i++) add(newFoe(g, 'stream', x, 0, (wave + train) % kinds), 10 + train * 150 + i * 26);
    }
    return;
  }
  const shape = g.rand.pick(SHAPES);
  let left = grammar === 'swoop' ? Math.min(12, strength * 0.7) : Math.min(22, strength * 1.25);
  // from the lowest row up, so that a weak wave is a whole row and not a corner
  for (let r = shape.length - 1; r >= 0; r--) {
    const row = shape[r] as string;
    for (let c = 0; c < row.length; c++) {
      if (row[c] !== '1' || left-- <= 0) continue;
      const foe = newFoe(g, grammar ?? 'grid', W / 2 + (c - (row.length - 1) / 2) * STEP, 1.5 + r * 1.26, r % kinds);
      add(foe, 10 + (shape.length - r) * 14 + c * 4);
      s.form.total++;
    }
  }
}
