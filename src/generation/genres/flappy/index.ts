/** Flap through the gaps to the goal. A blow costs a life and the way back to the last gate; with `collect` the course goes on until enough is caught. */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { flappyBot } from './bot.js';
import { extend, styles } from './course.js';
import { drawFlappy } from './draw.js';
import { blocked, FLOOR, gravity, HALF, lift, speedOf, type State } from './state.js';

/** frames that it hovers at most before the fall */
const HOVER = 240;
/** where the camera looks: a strip of ground stays in sight */
const MIDDLE = 6.2;

export const flappy = defineKind<State>({
  genre: 'flappy',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'lowGravity',
    'shield',
    'magnet',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'follow', w: 9, h: 12.4 },
  touch: { move: 'none', tap: true },
  lives: 3,
  levels: 1,
  budget: secondsByRules(120, { collect: 3, levels: 60 }),
  backdrop: 'side',

  create(g) {
    const need = g.rule('collect')?.n ?? 0;
    const hero = { x: 0, y: FLOOR / 2 - 0.5, vy: 0 };
    const s: State = {
      hero,
      squash: new Spring(),
      hover: HOVER,
      tumble: 0,
      from: { x: hero.x, y: hero.y },
      gates: [],
      foes: [],
      items: [],
      shots: [],
      total: 0,
      passed: 0,
      goalX: 0,
      need,
      got: 0,
      shield: g.has('shield'),
      streak: 0,
      arrived: 0,
      styles: styles(g),
      stretches: 0,
    };
    let gates = Math.round(14 + g.skill * 8) + (g.levels > 1 ? -4 : 0);
    const timer = g.rule('timer')?.seconds;
    if (timer !== undefined) {
      // as far as a flight with a fall or two gets in that time
      gates = Math.max(2, Math.min(40, Math.floor((timer * 0.62 * speedOf(g, s) - 9) / 6.4)));
      g.clock(timer, 'lose');
    }
    extend(g, s, need > 0 ? Math.max(Math.min(gates, 12), Math.ceil(need / 2.2)) : gates);
    show(g, s);
    g.look(2.6, MIDDLE, true);
    return s;
  },

  update(g, s) {
    const { hero } = s;
    s.squash.step();
    for (const foe of s.foes) {
      foe.squash.step();
      foe.y = foe.homeY + Math.sin(g.frame * 0.04 + foe.phase) * 0.5;
    }
    if (s.arrived > 0) arrive(g, s);
    else if (s.tumble > 0) tumble(g, s);
    else fly(g, s);
    g.look(hero.x + 2.6, MIDDLE);
  },

  draw: drawFlappy,
  bot: flappyBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y), vy: round(s.hero.vy) },
    hovering: s.hover > 0,
    passed: s.passed,
    gates: s.gates
      .filter((gate) => !gate.done)
      .slice(0, 3)
      .map((gate) => ({ x: round(gate.x), y: round(gate.y), gap: round(gate.gap) })),
    enemies: s.foes
      .filter((foe) => !foe.gone && Math.abs(foe.x - s.hero.x) < 12)
      .map((foe) => ({ x: round(foe.x), y: round(foe.y) })),
    goal: { x: round(s.goalX), y: FLOOR / 2 },
    collected: s.got,
    needed: s.need,
    shield: s.shield,
  }),
});

function show(g: Game, s: State): void {
  if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need, g.design.cast.items[0]);
  else g.progress(s.passed, s.total, g.design.cast.goal);
}

function fly(g: Game, s: State): void {
  const { hero } = s;
  const flap = g.pressed('a') || g.pressed('up') || g.clicked();
  if (s.hover > 0) {
    s.hover = flap ? 0 : s.hover - 1;
    hero.y = s.from.y + Math.sin(g.frame * 0.07) * 0.18;
    if (!flap) return;
  }
  if (flap) {
    hero.vy = -lift(g);
    s.squash.kick(-0.28);
    g.sound('jump', 1.1);
    g.burst(hero.x - 0.3, hero.y + 0.4, {
      n: 4,
      shape: 'smoke',
      colour: '#ffffff',
      speed: 2,
      size: 0.18,
      angle: 2,
      life: 0.4,
    });
    if (g.has('shooting')) {
      s.shots.push({ x: hero.x + 0.6, y: hero.y });
      g.sound('shoot', 1.2);
    }
  }
  hero.vy = Math.min(hero.vy + gravity(g) / 60, 11);
  hero.x += speedOf(g, s) / 60;
  hero.y += hero.vy / 60;
  if (hero.y < 0.3) {
    hero.y = 0.3;
    hero.vy = Math.max(0, hero.vy);
  }
  if (hero.y > FLOOR - 0.42) {
    hero.y = FLOOR - 0.42;
    hero.vy = -lift(g) * 1.15;
    s.squash.kick(0.35);
    g.burst(hero.x, FLOOR, { n: 10, shape: 'smoke', speed: 3, angle: -1.57, spread: 2 });
    if (g.has('gentle')) g.sound('bounce');
    else hit(g, s);
  }
  for (const gate of s.gates) {
    if (gate.done) continue;
    if (gate.x > hero.x + 3) break;
    if (g.safe === 0 && blocked(gate, hero.x, hero.y, g.frame)) hit(g, s);
    if (hero.x > gate.x + HALF && s.tumble === 0) pass(g, s, gate);
  }
  touchAll(g, s);
  if (hero.x < s.goalX || s.tumble > 0) return;
  if (s.got < s.need) {
    // not enough yet: there is more of it ahead
    extend(g, s, 6);
    g.sound('select');
    return;
  }
  s.arrived = 1;
  g.addScore(200 + g.lives * 50, hero.x, hero.y - 1);
  g.burst(hero.x, hero.y, { n: g.has('confetti') ? 70 : 36, shape: 'star', speed: 8, life: 1 });
}

function pass(g: Game, s: State, gate: State['gates'][number]): void {
  gate.done = true;
  s.passed++;
  s.streak++;
  s.from = { x: gate.x + 1.6, y: gate.y };
  g.addScore(10 * Math.min(5, 1 + Math.floor(s.streak / 4)), s.hero.x, s.hero.y - 0.8);
  g.sound(s.streak % 4 === 0 ? 'combo' : 'collect', 0.9 + Math.min(10, s.streak) * 0.04);
  g.burst(gate.x + HALF, s.hero.y, { n: g.has('confetti') ? 20 : 8, shape: 'star', speed: 4, size: 0.15 });
  show(g, s);
}

function touchAll(g: Game, s: State): void {
  const { hero } = s;
  for (const foe of s.foes) {
    if (foe.gone) continue;
    const dx = foe.x - hero.x;
    const dy = foe.y - hero.y;
    if (g.safe === 0 && dx * dx + dy * dy < 0.62) hit(g, s);
    for (const shot of s.shots)
      if (Math.abs(foe.x - shot.x) < 0.7 && Math.abs(foe.y - shot.y) < 0.8) {
        foe.gone = true;
        shot.x += 99;
        g.addScore(30, foe.x, foe.y);
        g.sound('explode', 1.3);
        g.freeze(3);
        g.burst(foe.x, foe.y, { n: 16, speed: 5 });
      }
  }
  for (const shot of s.shots) shot.x += 12 / 60;
  s.shots = s.shots.filter((shot) => shot.x < hero.x + 13);
  const reach = g.has('magnet') ? 3.4 : 0.9;
  s.items = s.items.filter((item) => {
    if (item.x < hero.x - 14) return false;
    const dx = hero.x - item.x;
    const dy = hero.y - item.y;
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    if (far > reach) return true;
    if (far > 0.9) {
      item.x += (dx / far) * 0.2 + 0.04;
      item.y += (dy / far) * 0.2;
      return true;
    }
    g.burst(item.x, item.y, { n: 9, shape: 'star', speed: 4, size: 0.14 });
    if (item.shield) {
      s.shield = true;
      g.sound('power');
      return false;
    }
    s.got++;
    g.addScore(5);
    g.sound('collect', 1.2 + (s.got % 6) * 0.06);
    if (s.need > 0) show(g, s);
    return false;
  });
}

function hit(g: Game, s: State): void {
  const { hero } = s;
  if (g.safe > 0 || s.tumble > 0) return;
  s.squash.kick(0.35);
  s.streak = 0;
  if (s.shield) {
    s.shield = false;
    g.safe = 70;
    g.sound('break');
    g.shake(0.3);
    g.burst(hero.x, hero.y, { n: 18, shape: 'ring', colour: '#bfeaff', speed: 4 });
    return;
  }
  g.hurt(hero.x, hero.y);
  s.tumble = 46;
  hero.vy = -7;
}

/** Falls head over heels, then hovers behind the last gate that was passed. */
function tumble(g: Game, s: State): void {
  const { hero } = s;
  hero.vy += 28 / 60;
  hero.y = Math.min(FLOOR - 0.4, hero.y + hero.vy / 60);
  hero.x -= 1.2 / 60;
  if (--s.tumble > 0) return;
  hero.x = s.from.x;
  hero.y = s.from.y;
  hero.vy = 0;
  s.hover = HOVER;
  s.shots = [];
  g.burst(hero.x, hero.y, { n: 10, shape: 'ring', speed: 3 });
}

/** Glides into the goal. */
function arrive(g: Game, s: State): void {
  const { hero } = s;
  const by = speedOf(g, s) / 60;
  hero.x += by * (s.arrived < 40 ? 1 : 0.1);
  hero.y += (FLOOR / 2 - hero.y) * 0.08;
  if (++s.arrived === 50) g.levelDone();
}
