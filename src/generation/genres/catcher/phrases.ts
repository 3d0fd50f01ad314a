/** Phrases of falling things in three grammars, each proven: rain from the clouds, arcs from the sides, and one who throws as it zigzags. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { arc, fall, type Thing } from './path.js';
import { catchAll, standAt } from './proof.js';
import { gustOf } from './ideas.js';
import { TOP, W, type Drop, type Phrase, type Power, type Sky, type Stand, type State, type Style } from './state.js';

/** half the width of the basket */
export const basketOf = (g: Game, wide: boolean): number => (1.2 - g.skill * 0.25) * (wide ? 1.5 : 1);
/** what a slow person walks: the proof's, well below what the hero can */
/** By how much a newcomer is given longer; a sky alone is as it was asked for. */
const atFirst = (g: Game): number => (g.levels > 1 ? 1 + 0.3 * (1 - settledIn(g)) : 1);
const walkOf = (g: Game): number => 2.6 + g.skill * 2.4;
/** frames without a step after which a hero sleeps */
export const ASLEEP = 150;
/** places from which arcs are thrown: on the towers beside the field */
export const TOWERS = [
  { x: -0.9, y: 5.4 },
  { x: W + 0.9, y: 5.4 },
] as const;

const fallFrames = (g: Game, hurry: number): number =>
  Math.round((150 - g.skill * 62) * (1 - hurry * 0.3) * atFirst(g) * (g.has('lowGravity') ? 1.4 : 1));
const gapFrames = (g: Game, hurry: number): number => Math.round((74 - g.skill * 32) * (1 - hurry * 0.3) * atFirst(g));

/** Where the one who zigzags is at that frame of its life. */
export function zigzag(age: number, pace: number): number {
  const span = W - 3.4;
  const at = (age * pace) % (span * 2);
  return 1.7 + (at < span ? at : span * 2 - at);
}
export const zigzagPace = (g: Game): number => (walkOf(g) * 0.8) / 60;
export const bossX = (g: Game, age: number): number =>
  W / 2 + Math.sin(age * (0.011 + g.skill * 0.006)) * 3.4 + Math.sin(age * 0.031) * 0.7;

interface Making {
  readonly g: Game;
  readonly s: State;
  readonly style: Style;
  readonly drops: Drop[];
  readonly frames: number;
  /** frames from hand to rim, less where the hand is lower than the clouds */
  readonly lead: number;
  /** frames of the thrower's life before the phrase begins */
  readonly age: number;
}

function letGo(m: Making, thing: Thing, rim: number, x: number): Drop {
  const { g, s, style } = m;
  const { rand } = g;
  const spin = rand.range(0, 6.28);
  // where some hang from parachutes the others fall the faster
  const slow = s.idea !== 'chutes' ? 1 : thing.chute ? 1.45 : 0.8;
  const frames = Math.round(m.frames * slow);
  const way = {
    sway: g.has('lowGravity') || thing.chute ? 0.6 : 0,
    gust: s.idea === 'gusts' ? gustOf(g, s.phrases) : 0,
    bounces: s.idea === 'bounces' && thing.kind === 'good',
  };
  const from = Math.max(0, rim - Math.round(m.lead * slow));
  if (style === 'arcs') {
    // from the tower on the far side, so that it crosses the field
    const tower = TOWERS[x > W / 2 ? 0 : 1];
    return arc(thing, from, tower, x, 0.8 + rand.range(0, 1.6), frames, spin);
  }
  if (style === 'zigzag') {
    const at = s.boss ? bossX(g, m.age + from) : zigzag(m.age + from, zigzagPace(g));
    return fall(thing, from, at, s.boss ? TOP + 3.2 : TOP + 1.3, frames, spin, way);
  }
  return fall(thing, from, x - way.gust, TOP, frames, spin, { ...way, bumpers: s.bumpers });
}

/** The next place for something good: a step away that a slow walker makes, in the manner of the grammar. */
function nextX(m: Making, from: number, i: number, step: number): number {
  const { rand } = m.g;
  if (m.style === 'arcs') {
    // sweeps over the field and back
    const way = Math.floor(i / 4) % 2 ? -1 : 1;
    const x = from + way * step * rand.range(0.5, 0.95);
    return clamp(x < 1.2 || x > W - 1.2 ? from - way * step * 0.8 : x, 1.1, W - 1.1);
  }
  const x = from + rand.range(-step, step);
  return clamp(x < 1.1 || x > W - 1.1 ? from - (x - from) : x, 1.1, W - 1.1);
}

const POWERS: readonly Power[] = ['wide', 'slow', 'magnet', 'shield'];

function powerOf(g: Game): Power {
  if (g.lives < 3 && g.lives > 0 && !g.has('noLose') && g.rand.chance(0.4)) return 'life';
  if (g.has('magnet') && g.rand.chance(0.4)) return 'magnet';
  return g.rand.pick(POWERS);
}

/** The phrase that follows where somebody stands, with what still falls then; what can't be caught or dodged is left out. */
export function newPhrase(g: Game, s: State, sky: Sky, before: { x: number; stand: Stand }): Phrase {
  const { rand, skill } = g;
  const style = sky === 'storm' ? (s.phrases % 2 ? 'arcs' : 'rain') : sky;
  const { items, enemies, goal } = g.design.cast;
  const hurry = g.has('speedUp') ? Math.min(1, s.phrases / 10) : Math.min(0.35, s.phrases / 40);
  const frames = Math.round(fallFrames(g, hurry) * (style === 'arcs' ? 0.95 : 1));
  const lead = Math.round(frames * (style === 'zigzag' ? (s.boss ? 0.62 : 0.83) : 1));
  const gap = gapFrames(g, hurry);
  const half = basketOf(g, false) * 0.75;
  const walk = walkOf(g);
  const age = s.boss ? s.boss.age : g.frame;
  const m: Making = { g, s, style, drops: [], frames, lead, age };
  const falling = s.drops
    .filter((drop) => drop.kind === 'bad' && !drop.gone)
    .map((drop) => ({ ...drop, from: -drop.age }));
  const thing = (actor: Actor, kind: Drop['kind'], power: Power | null = null): Thing => ({
    actor,
    kind,
    power,
    chute: s.idea === 'chutes' && !s.boss && rand.chance(0.45),
  });
  // an empty basket that stands in the right place by chance must not win
  const asleep = s.still >= ASLEEP ? half + 1 : 0;
  const proven = (drop: Drop): boolean => {
    if (drop.kind !== 'bad' && Math.abs(drop.catchX - s.x) < asleep) return false;
    m.drops.push(drop);
    const reached = catchAll([...m.drops, ...falling], before.stand, walk, half, last);
    if (reached) return true;
    m.drops.pop();
    return false;
  };

  const count = 4 + Math.round(skill * 2);
  let x = before.x;
  let last = before.stand.at;
  let rim = Math.max(last + gap, frames);
  for (let i = 0; i < count; i++) {
    const item = items[(s.phrases * count + i) % items.length] as Actor;
    for (let t = 0; t < 6; t++) {
      const goalX = nextX(m, x, i, ((rim - last) / 60) * walk * 0.95);
      const drop = letGo(m, thing(item, 'good'), rim, goalX);
      if (!proven(drop)) continue;
      x = drop.catchX;
      last = drop.from + drop.catchAt;
      break;
    }
    rim += Math.round(gap * rand.range(0.85, 1.2));
  }
  if (!g.has('noEnemies')) {
    const bad = Math.round((0.8 + skill * 3.2) * (s.boss ? 1.2 : 1) * Math.min(1, 0.5 + s.phrases * 0.25));
    for (let i = 0; i < bad; i++) {
      const actor = enemies[(s.phrases + i) % enemies.length] as Actor;
      for (let t = 0; t < 4; t++)
        if (proven(letGo(m, thing(actor, 'bad'), rand.int(frames, Math.max(frames, rim)), rand.range(1, W - 1)))) break;
    }
  }
  if (rand.chance(0.35))
    proven(letGo(m, thing(goal ?? (items.at(-1) as Actor), 'gold'), rand.int(frames, rim), rand.range(1.2, W - 1.2)));
  if (s.phrases > 0 && rand.chance(0.4))
    proven(letGo(m, thing(rand.pick(items), 'power', powerOf(g)), rand.int(frames, rim), rand.range(1.2, W - 1.2)));
  m.drops.sort((a, b) => a.from - b.from);
  // the next phrase begins while this one's last thing falls, so that nobody waits
  const length = Math.max(gap, (m.drops.at(-1)?.from ?? 0) + 1);
  // where nothing good fits, the next one begins afresh: from where the hero is, once all is down
  const reached = m.drops.some(({ kind }) => kind === 'good')
    ? catchAll([...m.drops, ...falling], before.stand, walk, half, last)
    : null;
  let down = 0;
  for (const drop of [...m.drops, ...falling]) down = Math.max(down, drop.from + drop.landAt);
  const stand = reached ?? standAt(s.x, down + gap);
  return { style, drops: m.drops, x, length, stand: { cells: stand.cells, at: stand.at - length } };
}
