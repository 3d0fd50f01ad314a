/** Runs by itself; jump over what is in the way, to the goal. A fall costs a life and leads back to before the gap; with `collect` the way goes on until enough is caught. */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { runnerBot } from './bot.js';
import { extend, STYLES } from './course.js';
import { drawRunner } from './draw.js';
import { advance, foeHit, HALF, hazardHit, PIT, speedOf, type State } from './state.js';

const STAND = 45;

export const runner = defineKind<State>({
  genre: 'runner',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'doubleJump',
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
  view: { kind: 'follow', w: 10, h: 10.2 },
  touch: { move: 'none', tap: true },
  lives: 3,
  levels: 1,
  budget: secondsByRules(120, { collect: 3, levels: 60 }),
  backdrop: 'side',

  create(g) {
    const need = g.rule('collect')?.n ?? 0;
    const first = { x: -20, w: 28, y: 8.4 };
    const s: State = {
      hero: { x: 0, y: first.y - HALF, vy: 0, grounded: true, spare: 0, air: 0 },
      squash: new Spring(),
      stand: STAND,
      stumble: 0,
      pieces: [first],
      hazards: [],
      foes: [],
      items: [],
      shots: [],
      goalX: 0,
      need,
      got: 0,
      shield: g.has('shield'),
      combo: 0,
      arrived: 0,
      last: first,
      styles: g.rand.shuffle(STYLES),
      stretches: 0,
      wish: 0,
      hold: false,
    };
    const timer = g.rule('timer')?.seconds;
    const v = speedOf(g, 0);
    let long = v * (g.levels > 1 ? 20 : 30);
    if (timer !== undefined) {
      // as far as a run with a fall or two gets in that time
      long = Math.min(v * 60, Math.max(4, v * (timer * 0.6 - 5)));
      g.clock(timer, 'lose');
    }
    extend(g, s, need > 0 && timer === undefined ? Math.max(v * 15, need * 2) : long);
    show(g, s);
    g.look(3.4, 6, true);
    return s;
  },

  update(g, s) {
    const { hero } = s;
    s.squash.step();
    if (g.pressed('a') || g.pressed('up') || g.clicked()) s.wish = 7;
    if (s.stand > 0) s.stand--;
    else run(g, s);
    for (const foe of s.foes) {
      if (foe.gone || foe.x > hero.x + 14 || foe.flies) continue;
      foe.x += (foe.dir * (0.5 + g.skill * 0.5)) / 60;
      if (foe.x < foe.from) foe.dir = 1;
      if (foe.x > foe.to) foe.dir = -1;
    }
    if (g.frame % 20 === 0) show(g, s);
    g.look(hero.x + 3.4, Math.min(7, 6 + (hero.y - 8) * 0.25));
  },

  draw: drawRunner,
  bot: runnerBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y), vy: round(s.hero.vy), grounded: s.hero.grounded },
    goal: { x: round(s.goalX) },
    ground: s.pieces
      .filter((piece) => piece.x + piece.w > s.hero.x)
      .slice(0, 2)
      .map((piece) => ({ x: round(piece.x), w: round(piece.w), y: round(piece.y) })),
    hazards: s.hazards.filter((one) => one.x > s.hero.x && one.x < s.hero.x + 12).map((one) => round(one.x)),
    enemies: s.foes
      .filter((foe) => !foe.gone && Math.abs(foe.x - s.hero.x) < 12)
      .map((foe) => ({ x: round(foe.x), y: round(foe.y) })),
    collected: s.got,
    needed: s.need,
    shield: s.shield,
  }),
});

function show(g: Game, s: State): void {
  if (s.need > 0) g.progress(Math.min(s.got, s.need), s.need, g.design.cast.items[0]);
  else g.progress(Math.max(0, Math.min(100, Math.floor((s.hero.x / s.goalX) * 100))), 100, g.design.cast.goal);
}

function run(g: Game, s: State): void {
  const { hero } = s;
  const held = g.pad.a || g.pad.up || (g.pad.pointer?.down ?? false);
  const press = s.wish > 0 && s.arrived === 0 && (hero.grounded || hero.air < 6 || hero.spare > 0);
  if (s.wish > 0) s.wish--;
  if (s.stumble > 0) s.stumble--;
  const speed = speedOf(g, hero.x) * (s.stumble > 0 ? 0.75 : 1) * (s.arrived > 30 ? 0 : 1);
  const event = advance(g, s.pieces, hero, speed, press, held);
  s.hold = held;
  if (event === 'jump') {
    s.wish = 0;
    s.squash.kick(-0.3);
    g.sound('jump', hero.spare > 0 || !g.has('doubleJump') ? 1 : 1.3);
    g.burst(hero.x - 0.2, hero.y + HALF, { n: 6, shape: 'smoke', colour: '#ffffff', speed: 2.4, size: 0.2, life: 0.4 });
    if (g.has('shooting')) {
      s.shots.push({ x: hero.x + 0.6, y: hero.y + 0.1 });
      g.sound('shoot', 1.2);
    }
  } else if (event === 'land') {
    s.squash.kick(0.25);
    s.combo = 0;
    g.sound('step');
    g.burst(hero.x, hero.y + HALF, {
      n: 6,
      shape: 'smoke',
      colour: '#ffffff',
      speed: 2,
      size: 0.18,
      angle: -1.57,
      spread: 2.6,
      life: 0.35,
    });
  }
  if (hero.grounded) {
    const on = s.pieces.find((piece) => hero.x > piece.x && hero.x < piece.x + piece.w);
    if (on) s.last = on;
    if (g.frame % 9 === 0)
      g.burst(hero.x - 0.3, hero.y + HALF, {
        n: 1,
        shape: 'smoke',
        colour: '#ffffff',
        speed: 1,
        size: 0.13,
        life: 0.3,
      });
  }
  if (s.arrived > 0) {
    if (++s.arrived === 60) g.levelDone();
    return;
  }
  meet(g, s);
  catchItems(g, s);
  if (hero.y > PIT) fell(g, s);
  else if (hero.x > s.goalX) {
    if (s.got < s.need) {
      // not enough yet: there is more of it ahead
      extend(g, s, speedOf(g, hero.x) * 9);
      g.sound('select');
      return;
    }
    s.arrived = 1;
    g.addScore(200 + g.lives * 50, hero.x, hero.y - 1);
    g.burst(hero.x, hero.y, { n: g.has('confetti') ? 70 : 36, shape: 'star', speed: 8, life: 1 });
  }
}

function meet(g: Game, s: State): void {
  const { hero } = s;
  for (const one of s.hazards) if (g.safe === 0 && hazardHit(one, hero)) hit(g, s);
  for (const shot of s.shots) shot.x += 14 / 60;
  s.shots = s.shots.filter((shot) => shot.x < hero.x + 14);
  for (const foe of s.foes) {
    if (foe.gone) continue;
    const shot = s.shots.find((entry) => Math.abs(entry.x - foe.x) < 0.6 && Math.abs(entry.y - foe.y) < 1.2);
    const stomp = hero.vy > 1 && hero.y < foe.y - 0.3 && foeHit(foe, foe.x, hero);
    if (!shot && !stomp) {
      if (g.safe === 0 && foeHit(foe, foe.x, hero)) hit(g, s);
      continue;
    }
    foe.gone = true;
    s.combo++;
    if (shot) shot.x += 99;
    else {
      hero.vy = -9;
      s.squash.kick(-0.3);
    }
    g.addScore(30 * s.combo, foe.x, foe.y - 0.5);
    g.sound('explode', 1.1 + s.combo * 0.1);
    g.freeze(3);
    g.shake(0.2);
    g.burst(foe.x, foe.y, { n: g.has('confetti') ? 30 : 16, shape: 'star', speed: 5 });
  }
}

function catchItems(g: Game, s: State): void {
  const { hero } = s;
  const reach = g.has('magnet') ? 3.2 : 0.95;
  s.items = s.items.filter((item) => {
    const dx = hero.x - item.x;
    if (dx > 14) return false;
    if (dx < -reach) return true;
    const dy = hero.y - item.y;
    const far = Math.sqrt(dx * dx + dy * dy) || 1;
    if (far > reach) return true;
    if (far > 0.95) {
      item.x += (dx / far) * 0.2 + 0.08;
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
    g.addScore(10);
    g.sound('collect', 1 + (s.got % 8) * 0.06);
    if (s.need > 0) show(g, s);
    return false;
  });
}

function hit(g: Game, s: State): void {
  const { hero } = s;
  s.squash.kick(0.35);
  s.stumble = 26;
  if (s.shield) {
    s.shield = false;
    g.safe = 70;
    g.sound('break');
    g.burst(hero.x, hero.y, { n: 18, shape: 'ring', colour: '#bfeaff', speed: 4 });
  } else if (g.has('gentle')) {
    // a bump costs time and something caught, never a life
    g.safe = 70;
    g.sound('bounce');
    if (s.got > 0) s.got--;
    show(g, s);
  } else g.hurt(hero.x, hero.y);
}

/** Back to before the gap, with room to run up. */
function fell(g: Game, s: State): void {
  const { hero, last } = s;
  g.safe = 0;
  g.hurt(hero.x, hero.y - 2);
  hero.x = Math.max(last.x + 0.6, last.x + last.w - speedOf(g, hero.x) * 0.9);
  hero.y = last.y - HALF;
  hero.vy = 0;
  hero.grounded = true;
  hero.air = 0;
  s.stand = STAND;
  s.wish = 0;
  g.burst(hero.x, hero.y, { n: 12, shape: 'ring', speed: 3 });
}
