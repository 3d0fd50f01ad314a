/** A hero with a basket under a sky that gives good and bad: rain, arcs and one who throws. What is caught is thrown back at the boss of the last level. */
import type { Actor } from '../../design.js';
import { secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { catcherBot } from './bot.js';
import { drawCatcher } from './draw.js';
import { moveBoss, moveDrops, newBoss } from './fallen.js';
import { moveHero, shoot } from './hero.js';
import { IDEAS, ideaOf, levelsOf, skyOf } from './ideas.js';
import { ASLEEP, newPhrase, zigzag, zigzagPace } from './phrases.js';
import { standAt } from './proof.js';
import { GROUND, W, type Bumper, type Phrase, type Sky, type SkyIdea, type State } from './state.js';

const hasBoss = (g: Game): boolean => {
  if (g.has('noEnemies')) return false;
  const every = g.rule('bossEvery')?.n;
  return g.level === g.levels || (every !== undefined && g.level % every === 0);
};

/** The prompt's obstacles hang in the sky of the rain, and what falls rolls off them. */
function bumpersOf(g: Game, sky: Sky, idea: SkyIdea | null): Bumper[] {
  const { obstacles } = g.design.cast;
  const isNamed = obstacles.some((actor) => actor.from === 'prompt');
  if (obstacles.length === 0 || sky !== 'rain' || (idea && idea !== 'rolling' && !isNamed)) return [];
  const n = isNamed || g.skill > 0.4 ? 2 : 1;
  return Array.from({ length: n }, (_, i) => ({
    x: n === 1 ? W / 2 : g.rand.range(2.6, 4.4) + i * g.rand.range(4, 5),
    y: g.rand.range(3.6, 5.6),
    actor: obstacles[i % obstacles.length] as Actor,
    hit: 0,
  }));
}

export const catcher = defineKind<State>({
  genre: 'catcher',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'lowGravity',
    'dash',
    'shield',
    'rapidFire',
    'magnet',
    'wrap',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'follow', w: W, h: 14.6 },
  touch: (design) => (design.rules.some(({ rule }) => rule === 'dash') ? { move: 'none', a: '»' } : { move: 'none' }),
  lives: 3,
  levels: levelsOf,
  budget: secondsByLevels({ base: 120, level: 60, levels: IDEAS.length, item: 4 }),
  backdrop: 'side',
  bank: true,

  create(g) {
    const idea = ideaOf(g);
    const style = skyOf(g, idea);
    if (idea && idea !== 'rain') g.idea(idea);
    const seconds = g.rule('timer')?.seconds;
    // a thing every two seconds is what a small child catches, boss and all
    const most = seconds ? Math.max(4, Math.floor(seconds / 2.6) - (hasBoss(g) ? 8 : 0)) : 200;
    const many = g.levels > 3 ? 7 + g.skill * 5 + Math.min(4, (g.level - 1) / 2) : 11 + g.skill * 8 + (g.level - 1) * 2;
    const asked = g.rule('collect')?.n ?? Math.round(many);
    const { enemies } = g.design.cast;
    const s: State = {
      idea,
      style,
      x: W / 2,
      vx: 0,
      dir: 1,
      squash: new Spring(),
      dip: new Spring(),
      full: [],
      drops: [],
      phrase: { style: 'rain', drops: [], x: W / 2, length: 1, stand: standAt(W / 2, 0) },
      beat: 0,
      phrases: 0,
      bumpers: bumpersOf(g, style, idea),
      caught: 0,
      need: Math.min(most, asked),
      missed: 0,
      patience: Math.round(8 - g.skill * 5),
      missShake: 0,
      combo: 0,
      shields: g.has('shield') ? 2 : 0,
      wide: 0,
      slow: 0,
      magnet: 0,
      dash: 0,
      dashWait: 0,
      shots: [],
      shotWait: 0,
      boss: null,
      bossDue: hasBoss(g),
      returns: [],
      splats: [],
      thrower: { actor: enemies[(g.level - 1) % enemies.length] as Actor, x: W / 2, kick: 0 },
      still: ASLEEP,
      pointerX: null,
      follow: false,
      aim: W / 2,
      look: 0,
    };
    g.look(W / 2, 6.7, true);
    g.progress(0, s.need, g.design.cast.items[0]);
    if (g.has('timer')) g.clock(90, 'lose');
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    moveHero(g, s);
    const rate = s.slow > 0 ? 0.6 : 1;
    for (const power of ['wide', 'slow', 'magnet', 'missShake'] as const) if (s[power] > 0) s[power]--;
    for (const bumper of s.bumpers) {
      if (bumper.hit > 0) bumper.hit--;
      if (s.drops.some((drop) => Math.abs(drop.x - bumper.x) < 1 && Math.abs(drop.y - bumper.y + 0.7) < 0.3))
        bumper.hit = Math.max(bumper.hit, 8);
    }
    s.thrower.x = zigzag(g.frame, zigzagPace(g));
    if (s.thrower.kick > 0) s.thrower.kick--;
    letGo(g, s, rate);
    moveDrops(g, s, rate);
    shoot(g, s);
    for (const splat of s.splats) splat.age++;
    if ((s.splats[0]?.age ?? 0) > 70) s.splats.shift();
    if (s.boss) {
      if (moveBoss(g, s, s.boss, rate)) beaten(g, s);
    } else if (s.caught >= s.need) {
      if (s.bossDue) callBoss(g, s);
      else finish(g, s);
    }
  },

  draw: drawCatcher,
  bot: catcherBot,

  state: (s) => ({
    hero: { x: round(s.x), y: GROUND },
    sky: s.boss ? 'boss' : s.style,
    idea: s.idea,
    falling: s.drops.map((drop) => ({ x: round(drop.x), y: round(drop.y), kind: drop.kind })),
    caught: s.caught,
    needed: s.need,
    missed: s.missed,
    shields: s.shields,
    boss: s.boss && { x: round(s.boss.x), hp: round(s.boss.hp) },
  }),
});

/** Lets go what the phrase has for this frame, and begins the next one in time. */
function letGo(g: Game, s: State, rate: number): void {
  const before = s.beat;
  s.beat += rate;
  for (const drop of s.phrase.drops)
    if (drop.from >= before && drop.from < s.beat) {
      s.drops.push(drop);
      s.thrower.kick = 12;
      s.boss?.squash.kick(-0.12);
      if (s.phrase.style !== 'rain') g.sound('swap', drop.kind === 'bad' ? 0.6 : 1);
    }
  if (s.beat >= s.phrase.length) begin(g, s, s.phrase);
}

function begin(g: Game, s: State, before: Pick<Phrase, 'x' | 'stand'>): void {
  s.phrase = newPhrase(g, s, s.boss ? 'zigzag' : s.style, before);
  s.phrases++;
  s.beat = 0;
}

/** The boss comes: the sky is swept clean, and its first throw waits until the hero has looked up. */
function callBoss(g: Game, s: State): void {
  s.bossDue = false;
  s.boss = newBoss(g);
  for (const drop of s.drops) g.burst(drop.x, drop.y, { n: 8, shape: 'smoke', speed: 2 });
  s.drops = [];
  s.missed = 0;
  begin(g, s, { x: s.x, stand: standAt(s.x, 90) });
}

function beaten(g: Game, s: State): void {
  const { boss } = s;
  if (!boss) return;
  const { accent, danger } = g.design.theme.palette;
  g.burst(boss.x, 3, { n: 60, colour: [accent, danger, '#ffffff'], shape: 'star', speed: 9, life: 1.1, size: 0.3 });
  g.sound('explode');
  g.shake(0.9);
  g.freeze(10);
  g.addScore(500, boss.x, 3);
  g.bar(null);
  s.boss = null;
  s.drops = [];
  finish(g, s);
}

function finish(g: Game, s: State): void {
  g.addScore(100 + g.lives * 50, s.x, GROUND - 3);
  for (let i = 0; i < (g.has('confetti') ? 5 : 2); i++)
    g.burst(s.x + (i - 1) * 2, GROUND - 3, { n: 30, shape: 'star', speed: 8, life: 1 });
  s.squash.kick(-0.35);
  g.levelDone();
}
