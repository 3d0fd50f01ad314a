/** Who comes next: from one side or from behind a cover, and with what the level brings in. */
import type { Actor } from '../../../design.js';
import { Spring } from '../../../kit/juice.js';
import { settledIn } from '../../../kit/skill.js';
import type { Game } from '../../../kit/types.js';
import { lootOf } from './mode.js';
import { coverX, edgesOf, feetOf, haste, scaleOf, sizeIn, type Being, type Row, type State } from './state.js';

/** how often what a level brings in is there */
const FRESH = 0.55;
/** one of so many is whoever must not be hit, and which of the first already is */
const SPARED = 4;
const FIRST_SPARED = 2;
/** frames from one to the next */
const APART = 76;
/** from which skill on three come at once, how far behind each other, and how much longer each of them keeps the next waiting */
const BOLD = 0.7;
const BEHIND = 1.2;
const PAUSE = 0.95;
/** how fast they walk in the far, the middle and the near row */
const PACES = [0.75, 0.9, 1.05] as const;

const isFresh = (g: Game, s: State): boolean => s.came === 1 || (s.came > 1 && g.rand.chance(FRESH));

/** Units a second of who walks in that row: those far off seem slower, and newcomers have time. */
export const paceOf = (g: Game, s: State, row: Row): number =>
  (0.8 + g.skill * 1.6) * haste(g, s) * scaleOf(g) * (0.78 + 0.22 * settledIn(g)) * PACES[row];

/** Frames that somebody stays out from behind a cover. */
export const lookOf = (g: Game, s: State): number => Math.round((150 - g.skill * 85) / haste(g, s));

function make(g: Game, s: State, actor: Actor, row: Row, more: Partial<Being>): Being {
  const side = g.rand.chance(0.5) ? 1 : -1;
  const { left, right } = edgesOf(g);
  const size = sizeIn(g, row);
  return {
    actor,
    row,
    x: side > 0 ? left - size / 2 : right + size / 2,
    y: feetOf(g, row),
    vx: side * paceOf(g, s, row),
    spared: false,
    boss: false,
    golden: false,
    loot: null,
    hp: 1,
    leaps: false,
    cover: -1,
    out: 1,
    looks: 0,
    still: 0,
    stops: g.rand.int(1, 2),
    age: 0,
    numb: 0,
    hit: 0,
    squash: new Spring(),
    ...more,
  };
}

/** Behind a cover that nobody is behind, or undefined. */
function hide(g: Game, s: State, actor: Actor, more: Partial<Being>): Being | undefined {
  const free = [...s.covers.keys()].filter((i) => s.beings.every(({ cover }) => cover !== i));
  if (free.length === 0) return undefined;
  const cover = free[g.rand.int(0, free.length - 1)] as number;
  const { at, row } = s.covers[cover] as State['covers'][number];
  return make(g, s, actor, row, { ...more, cover, x: coverX(g, at), out: 0, looks: 2, still: lookOf(g, s) });
}

function comer(g: Game, s: State, spared: boolean): Being {
  const { rand } = g;
  const list = spared ? s.spared : s.targets;
  const actor = list[s.came % list.length] as Actor;
  if (spared) return make(g, s, actor, rand.int(1, 2) as Row, { spared: true });
  const fresh = isFresh(g, s);
  const golden = fresh && (s.idea === 'golden' || (s.idea === null && rand.chance(0.2)));
  const more = {
    golden,
    hp: fresh && s.idea === 'helmets' ? 2 : 1,
    loot: s.came % 2 === 0 ? lootOf(g.design) : null,
  };
  const peeks = s.idea === 'peek' ? fresh : s.idea !== 'plain' && rand.chance(0.25);
  const hidden = peeks ? hide(g, s, actor, { ...more, loot: null }) : undefined;
  if (hidden) return hidden;
  const one = make(g, s, actor, rand.int(g.level === 1 ? 1 : 0, 2) as Row, {
    ...more,
    leaps: s.idea !== 'plain' && rand.chance(0.3),
  });
  if (golden) one.vx *= 1.3;
  return one;
}

/** How many come at once, where that is the idea; the rest of the time they then take longer. */
const manyOf = (g: Game, s: State): number => (s.idea === 'together' ? 2 + Number(g.skill > BOLD) : 1);

/** The next one, or several where that is the idea. */
function come(g: Game, s: State): void {
  const spared =
    s.spared.length > 0 && (s.came === FIRST_SPARED || (s.came > FIRST_SPARED && g.rand.chance(1 / SPARED)));
  if (spared) g.idea('leave');
  const many = spared || s.came === 0 ? 1 : manyOf(g, s);
  for (let i = 0; i < many; i++) {
    const one = comer(g, s, spared);
    // one behind the other, not in one heap
    if (one.cover < 0) one.x -= Math.sign(one.vx) * i * BEHIND;
    s.beings.push(one);
    s.came++;
  }
  g.sound('jump', 0.7 + g.rand.next() * 0.3);
}

/** Brings the boss, once there is need for it. */
export function bringBoss(g: Game, s: State): void {
  if (!s.boss || s.boss.hp <= 0 || s.beings.some(({ boss }) => boss)) return;
  const one = make(g, s, s.boss.actor, 1, { boss: true, hp: s.boss.hp, stops: 0 });
  one.vx *= 0.8;
  s.beings.push(one);
}

/** One frame of waiting for the next. */
export function stepComers(g: Game, s: State): void {
  if (--s.wait > 0) return;
  const most = 4 + Math.round(g.skill * 2) + (s.idea === 'together' ? 2 : 0);
  const there = s.beings.filter(({ hit, spared }) => hit === 0 && !spared).length;
  if (there < most) come(g, s);
  const calm = 1.2 - 0.2 * settledIn(g);
  // whoever must not be hit keeps nobody waiting
  const soon = s.beings.at(-1)?.spared === true ? 0.5 : 1;
  s.wait = Math.round(((APART - g.skill * 38) * calm * (1 + (manyOf(g, s) - 1) * PAUSE) * soon) / haste(g, s));
}
