/** Those who chase, each in a way of its own; guards on their beat with eyes ahead; and the huge one of the finale. */
import type { Actor } from '../../design.js';
import { bossOn, chiefOf } from '../../kit/bosses.js';
import { clamp, Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { beside, between, H, W, WAYS, type Level } from './level.js';
import { habitsOf } from './ideas.js';
import { apart, sees, walk, walker, type Foe, type Guardian, type Habit, type MazeIdea, type State } from './state.js';

/** frames of chase, then of going home, so that there is time to breathe */
const HOMING = 300;
const chaseOf = (g: Game): number => Math.round(400 + g.skill * 300);

export function newFoes(g: Game, level: Level, idea: MazeIdea | null, stealth: boolean, finale: boolean): Foe[] {
  if (g.has('noEnemies')) return [];
  const chief = chiefOf(g.design);
  const small = g.design.cast.enemies.filter((actor) => actor !== chief || !chief.traits.includes('boss'));
  const enemies = small.length > 0 ? small : [chief];
  // the huge one of the finale counts as one of them
  const many = Math.round(0.9 + g.skill * (idea ? 1.5 : 2.4) + (stealth ? 0.5 : 0)) - (finale ? 1 : 0);
  const n = idea === 'paths' ? 1 : clamp(many, 1, 4);
  const habits = habitsOf(idea);
  const far = level.floor.filter((c) => between(level, level.start, c) > 7);
  return Array.from({ length: n }, (_, i): Foe => {
    const home = far[Math.floor(((i + 0.5) / n) * far.length)] as number;
    return {
      ...walker(home),
      actor: enemies[i % enemies.length] as Actor,
      habit: stealth ? 'guard' : (habits[i % 4] as Habit),
      home,
      beat: home,
      rest: 60 + i * 30,
      sees: false,
      squash: new Spring(),
    };
  });
}

export function newGuardian(g: Game, finale: boolean): Guardian | null {
  const boss = bossOn(g);
  if (!boss && (!finale || g.has('noEnemies'))) return null;
  const most = boss ? Math.round(1.6 + g.skill * 1.8) : 1;
  return {
    actor: chiefOf(g.design),
    x: W / 2,
    y: 1.4,
    hp: most,
    most,
    awake: boss,
    stunned: 120,
    squash: new Spring(),
  };
}

/** cells a second */
export const pace = (g: Game, s: State, foe: Foe): number => {
  const more = g.has('speedUp') ? 0.35 : s.idea === 'haste' ? 0.22 : 0;
  const haste = 1 + (s.taken / Math.max(1, s.need)) * more;
  // the alarm goes off with the key
  const roused = s.finale && s.open ? 1.12 : 1;
  const base = foe.habit === 'guard' ? 1.15 + g.skill * 0.8 : 1.5 + g.skill * (s.idea ? 0.85 : 1.15);
  return base * haste * roused * (s.power > 0 && !s.stealth ? 0.55 : 1) * (foe.habit === 'roamer' ? 0.9 : 1);
};

export const guardianPace = (g: Game, guardian: Guardian): number =>
  0.5 + g.skill * 0.4 + (1 - guardian.hp / guardian.most) * 0.4;

/** The neighbouring way that leads nearest to a cell (or farthest from it), never back unless it must. */
function towards(level: Level, foe: Foe, goal: number, flee = false): number {
  let best = -1;
  let least = 1e9;
  for (const way of WAYS) {
    const n = beside(level, foe.to, way);
    if (n < 0) continue;
    const back = foe.way >= 0 && way === (foe.way + 2) % 4;
    const value = between(level, goal, n) * (flee ? -1 : 1) + (back && !flee ? 500 : 0);
    if (value < least) [least, best] = [value, way];
  }
  return best;
}

function choose(g: Game, s: State, foe: Foe): number {
  const { level, hero } = s;
  if (foe.habit === 'guard') {
    if (foe.to === foe.beat) {
      foe.rest = g.rand.int(30, 80);
      foe.beat = g.rand.pick(level.floor);
      // looks about before it goes on
      foe.way = g.rand.pick(WAYS.filter((way) => beside(level, foe.to, way) >= 0));
      return -1;
    }
    const left = between(level, foe.beat, foe.to);
    return WAYS.find((way) => {
      const n = beside(level, foe.to, way);
      return n >= 0 && between(level, foe.beat, n) < left;
    }) as number;
  }
  if (s.power > 0) return towards(level, foe, hero.to, true);
  const home = g.frame % (chaseOf(g) + HOMING) > chaseOf(g) && !(s.finale && s.open);
  const ways = WAYS.filter((way) => beside(level, foe.to, way) >= 0 && way !== (foe.way + 2) % 4);
  // now and then one takes a wrong turn, a gentle one more often
  const strays = g.safe > 40 || g.rand.chance(0.28 - g.skill * 0.25);
  if (foe.habit === 'roamer' || strays) return ways.length > 0 ? g.rand.pick(ways) : (foe.way + 2) % 4;
  if (home) return towards(level, foe, foe.home);
  if (foe.habit === 'ahead' && hero.way >= 0) {
    let c = hero.to;
    for (let i = 0; i < 3; i++) {
      const n = beside(level, c, hero.way);
      if (n >= 0) c = n;
    }
    return towards(level, foe, c);
  }
  return towards(level, foe, foe.habit === 'shy' && apart(foe, hero) < 3.5 ? foe.home : hero.to);
}

/** how far a guard sees, in cells */
export const sightOf = (g: Game): number => 2.4 + g.skill * 1.4;

export function moveFoes(g: Game, s: State): void {
  let seen = false;
  for (const foe of s.foes) {
    foe.squash.step();
    if (foe.rest > 0) foe.rest--;
    else if (!foe.sees) walk(s.level, foe, pace(g, s, foe) / 60, () => choose(g, s, foe));
    if (foe.habit !== 'guard') continue;
    const before = foe.sees;
    foe.sees = s.power === 0 && g.safe === 0 && foe.rest < 100 && sees(s.level, foe, s.hero.x, s.hero.y, sightOf(g));
    seen ||= foe.sees;
    if (foe.sees && !before) {
      g.sound('boss', 1.5);
      g.shake(0.12);
      foe.squash.kick(-0.3);
    }
  }
  s.alarm = clamp(s.alarm + (seen ? 1 / (52 - g.skill * 26) : -1 / 50), 0, 1);
  const { guardian, hero } = s;
  if (!guardian) return;
  guardian.squash.step();
  if (guardian.stunned > 0) guardian.stunned--;
  else if (guardian.awake) {
    const far = Math.max(0.01, apart(guardian, hero));
    const by = (Math.min(far, guardianPace(g, guardian) / 60) / far) * (s.power > 0 ? -0.5 : 1);
    guardian.x = clamp(guardian.x + (hero.x - guardian.x) * by, 1, W - 1);
    guardian.y = clamp(guardian.y + (hero.y - guardian.y) * by, 1, H - 1);
  }
}

export const cellOf = ({ x, y }: { x: number; y: number }): number =>
  clamp(Math.floor(y), 0, H - 1) * W + clamp(Math.floor(x), 0, W - 1);
