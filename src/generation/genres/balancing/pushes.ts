/** What pushes: gusts that are announced, whoever comes, and whoever sits down on the pole. */
import type { Actor } from '../../design.js';
import { lerp } from '../../kit/juice.js';
import { settledIn } from '../../kit/skill.js';
import type { Game } from '../../kit/types.js';
import { isKnown } from './ideas.js';
import { BLOWS, COMES, HERO, LEAVES, NOTICE, SITS, type Foe, type State } from './state.js';
import { floorAt, isSafe } from './way.js';

const BIRDS = /bird|eagle|owl|gull|dove|parrot|crow|pigeon|raven|swan|goose|flamingo|phoenix/u;
const OTHER_FLIERS =
  /^bat$|bee|butterfly|^fly$|mosquito|beetle|dragon|ghost|helicopter|airplane|drone|rocket|saucer|fairy|balloon|witch|superhero/u;
export const canFly = ({ sprite }: Actor): boolean => BIRDS.test(sprite) || OTHER_FLIERS.test(sprite);

/** what is left of a push where one stands firm */
export const HELD = 0.3;

function blow(g: Game, s: State, far: number): void {
  const { gust } = s;
  if (gust) {
    gust.t++;
    if (gust.t === NOTICE) g.sound('shoot', 0.4);
    if (gust.t > NOTICE + BLOWS) s.gust = null;
    return;
  }
  if (!isKnown(g, s.balance, 'squalls') || far < 2.5 || --s.nextGust > 0) return;
  if (isSafe(s.way, s.balance, s.x) || s.perch) return;
  s.gust = { dir: g.rand.chance(0.5) ? -1 : 1, t: 0 };
  g.sound('step', 0.5);
  s.nextGust = Math.round(lerp(330, 190, g.skill) + g.rand.range(0, 90));
}

/** Those that the prompt names come in the first level as well. */
function comers(g: Game): readonly Actor[] {
  if (g.has('noEnemies')) return [];
  const { enemies } = g.design.cast;
  const named = enemies.filter(({ from }) => from === 'prompt');
  if (named.length > 0) return named;
  return g.level >= 2 ? enemies : [];
}

function come(g: Game, s: State, far: number): void {
  const pool = comers(g);
  if (pool.length === 0 || s.x > s.way.goal - 4 || --s.nextFoe > 0 || far < 1) return;
  const actor = g.rand.pick(pool);
  const flies = canFly(actor);
  // whoever walks comes towards one, whoever flies from either side
  const dir = flies && g.rand.chance(0.35) ? 1 : -1;
  const x = s.x - dir * 10;
  s.foes.push({ actor, x, y: floorAt(s.way, x), flies, dir, gone: 0 });
  s.nextFoe = Math.round(lerp(420, 230, g.skill) * lerp(1.35, 1, settledIn(g)) + g.rand.range(0, 100));
}

/** Meets the hero: pushes, or bounces off who stands firm. */
function meet(g: Game, s: State, foe: Foe): void {
  foe.gone = 1;
  if (isSafe(s.way, s.balance, s.x) || s.calm > 0) return;
  if (s.firm) {
    g.addScore(15, foe.x, foe.y - 1);
    g.sound('bounce');
    g.burst(foe.x, foe.y, { n: 9, shape: 'star', speed: 4 });
  } else {
    g.sound('hit');
    g.shake(0.2);
    g.burst(foe.x, foe.y, { n: 7, speed: 4 });
  }
  s.turn += foe.dir * s.physics.blow * (s.firm ? HELD : 1);
  s.squash.kick(0.14);
}

function moveFoes(g: Game, s: State): void {
  const speed = lerp(2, 3.2, g.skill) / 60;
  for (const foe of s.foes) {
    if (foe.gone > 0) {
      foe.gone++;
      foe.x += foe.dir * (foe.flies ? 0.05 : -0.06);
      foe.y -= foe.flies ? 0.07 : Math.sin(Math.min(3.14, foe.gone / 14)) * 0.12 - 0.06;
      continue;
    }
    foe.x += foe.dir * speed;
    const foot = floorAt(s.way, foe.x);
    foe.y = foe.flies ? floorAt(s.way, s.x) - HERO * 0.86 + Math.sin(g.frame / 21 + foe.x) * 0.16 : foot - 0.62;
    if (s.fall === 0 && Math.abs(foe.x - s.x) < 0.85) meet(g, s, foe);
  }
  s.foes = s.foes.filter(({ gone, x }) => gone < 90 && Math.abs(x - s.x) < 15);
}

function sit(g: Game, s: State, far: number): void {
  const { perch } = s;
  if (perch) {
    perch.t++;
    if (perch.t === COMES) {
      g.sound('bounce', 1.5);
      s.squash.kick(0.1);
    }
    if (perch.t > COMES + SITS + LEAVES) s.perch = null;
    return;
  }
  if (s.balance !== 'tightrope' || !isKnown(g, s.balance, 'perched') || s.gust || far < 2 || --s.nextPerch > 0) return;
  if (isSafe(s.way, s.balance, s.x)) return;
  const { enemies } = g.design.cast;
  const actor = enemies.find(canFly) ?? enemies[0];
  if (actor) s.perch = { actor, side: g.rand.chance(0.5) ? -1 : 1, t: 0 };
  s.nextPerch = Math.round(lerp(420, 240, g.skill));
}

/** What lies in the way makes one stumble forwards, less so who goes slowly over it. */
function stumble(g: Game, s: State): void {
  for (const bump of s.way.bumps) {
    if (bump.done || s.x < bump.x - 0.2) continue;
    bump.done = true;
    s.turn += s.physics.blow * 0.75;
    s.squash.kick(0.22);
    g.sound('bounce', 0.7);
    g.burst(bump.x, floorAt(s.way, bump.x) - 0.2, { n: 6, shape: 'smoke', speed: 2 });
  }
}

/** One frame of all that pushes; `far` is how far one is from the last rest. */
export function push(g: Game, s: State, far: number): void {
  blow(g, s, far);
  come(g, s, far);
  moveFoes(g, s);
  sit(g, s, far);
  stumble(g, s);
}
