/** Run and jump to the goal; collect, stomp, don't fall. With `collect` the goal opens once enough is found; with `boss` a big one guards it. */
import type { Actor } from '../../design.js';
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring, touches } from '../../kit/juice.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { platformerBot } from './bot.js';
import { envelope, moveHero, newHero, type Hero } from './hero.js';
import { buildLevel, type Envelope, type Level } from './level.js';

interface Foe {
  x: number;
  y: number;
  readonly from: number;
  readonly to: number;
  dir: number;
  readonly actor: Actor;
  hp: number;
  readonly size: number;
  hit: number;
  squash: Spring;
  vy: number;
}

export interface State {
  readonly e: Envelope;
  readonly level: Level;
  hero: Hero;
  foes: Foe[];
  items: { x: number; y: number; actor: Actor }[];
  shots: { x: number; y: number; vx: number; life: number }[];
  need: number;
  got: number;
  shield: boolean;
  checkpoint: number;
  shotWait: number;
  goalSquash: Spring;
  /** what the bot is doing; nobody else reads it */
  plan: { dir: number; hold: number; frames: number };
}

const open = (s: State): boolean => s.got >= s.need && !s.foes.some((foe) => foe.size > 1.6);

export const platformer = defineKind<State>({
  genre: 'platformer',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'doubleJump',
    'lowGravity',
    'dash',
    'shield',
    'magnet',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'shooting',
    'confetti',
  ],
  view: { kind: 'follow', w: 10, h: 10.2 },
  touch: (design) => {
    const b = design.rules.find((entry) => entry.rule === 'shooting' || entry.rule === 'dash');
    return { move: 'sides', a: '▲', ...(b ? { b: b.rule === 'dash' ? '»' : '●' } : {}) };
  },
  lives: 3,
  levels: 1,
  budget: secondsByRules(90, { collect: 3, levels: 70 }),
  backdrop: 'side',

  create(g) {
    const e = envelope(g);
    const level = buildLevel(g, e);
    const { cast } = g.design;
    const foe = (from: (typeof level.enemies)[number], i: number): Foe => ({
      ...from,
      dir: -1,
      actor: cast.enemies[i % cast.enemies.length] as Actor,
      hp: 1,
      size: 1,
      hit: 0,
      squash: new Spring(),
      vy: 0,
    });
    const foes = level.enemies.map(foe);
    if (level.arena) {
      const { from, to, y } = level.arena;
      foes.push({
        x: to - 3,
        y: y - 1.1,
        from,
        to,
        dir: -1,
        actor: cast.enemies.at(-1) as Actor,
        hp: 3,
        size: 2.2,
        hit: 0,
        squash: new Spring(),
        vy: 0,
      });
    }
    const wanted = g.rule('collect')?.n ?? 0;
    const spots = wanted
      ? level.items.filter((_, i) => i % Math.max(1, Math.floor(level.items.length / (wanted * 1.35))) === 0)
      : level.items;
    const need = Math.min(wanted, Math.floor(spots.length * 0.85));
    const s: State = {
      e,
      level,
      hero: newHero(level.start.x, level.start.y),
      foes,
      items: spots.map((spot, i) => ({ ...spot, actor: cast.items[i % cast.items.length] as Actor })),
      shots: [],
      need,
      got: 0,
      shield: false,
      checkpoint: 0,
      shotWait: 0,
      goalSquash: new Spring(),
      plan: { dir: 1, hold: 0, frames: 0 },
    };
    g.progress(0, need || s.items.length);
    if (g.has('timer')) g.clock(120, 'lose');
    g.look(s.hero.x + 3, s.hero.y - 1.5, true);
    return s;
  },

  update(g, s) {
    const { hero } = s;
    moveHero(g, hero, s.level.tiles, s.e);
    if (hero.y > 36) fallOut(g, s);
    collect(g, s);
    if (g.has('shooting')) shoot(g, s);
    for (const foe of s.foes) moveFoe(g, s, foe);
    s.foes = s.foes.filter((foe) => foe.hp > 0);
    for (const hazard of s.level.hazards) if (touches(hero, 0.5, 0.8, hazard, 0.6, 0.6)) bump(g, s, hazard.x);
    s.level.checkpoints.forEach((point, i) => {
      if (i > s.checkpoint && hero.x > point.x && hero.grounded) {
        s.checkpoint = i;
        g.sound('select');
      }
    });
    s.goalSquash.step();
    if (open(s) && touches(hero, 0.7, 0.9, s.level.goal, 1.2, 2)) {
      g.addScore(500 + g.lives * 100, hero.x, hero.y - 1);
      g.burst(s.level.goal.x, s.level.goal.y, { n: g.has('confetti') ? 60 : 30, shape: 'star', speed: 8, life: 1 });
      s.goalSquash.kick(0.4);
      g.levelDone();
    }
    g.look(hero.x + hero.dir * 1.4 + hero.vx * 0.18, Math.min(hero.y - 1.2, 29 - 3));
  },

  draw(p, s, g) {
    drawGround(p, s);
    for (const hazard of s.level.hazards) drawHazard(p, g, hazard.x, hazard.y);
    drawGoal(p, g, s);
    for (const shield of s.level.shields) bubble(p, shield.x, shield.y + Math.sin(p.now * 3) * 0.1, 0.4);
    s.items.forEach((item, i) =>
      p.sprite(item.actor, item.x, item.y + Math.sin(p.now * 3.2 + i) * 0.09, 1, { glow: p.palette.accent }),
    );
    for (const foe of s.foes)
      p.sprite(
        foe.actor,
        foe.x,
        foe.y - (foe.size * 1.3 - foe.size) / 2 - Math.abs(Math.sin(p.now * 7 + foe.from)) * 0.07,
        foe.size * 1.3,
        { dir: foe.dir, squash: foe.squash.value, shadow: true, white: foe.hit / 12 },
      );
    for (const shot of s.shots) {
      const { projectile } = g.design.cast;
      if (projectile) p.sprite(projectile, shot.x, shot.y, 0.6, { heading: shot.vx > 0 ? 0 : Math.PI });
      else p.circle(shot.x, shot.y, 0.18, p.palette.accent);
    }
    const { hero } = s;
    const stride = hero.grounded ? Math.sin(hero.x * 5) * 0.07 * Math.min(1, Math.abs(hero.vx) / 4) : 0;
    p.hero(hero.x, hero.y - 0.28 - Math.abs(stride), 1.46, {
      dir: hero.dir,
      squash: hero.squash.value,
      angle: stride + (hero.grounded ? 0 : hero.vx * 0.02),
      shadow: hero.grounded,
    });
    if (s.shield) bubble(p, hero.x, hero.y - 0.22, 0.92);
  },

  bot: platformerBot,

  state: (s) => ({
    hero: {
      x: round(s.hero.x),
      y: round(s.hero.y),
      vx: round(s.hero.vx),
      vy: round(s.hero.vy),
      grounded: s.hero.grounded,
    },
    goal: s.level.goal,
    goalOpen: open(s),
    collected: s.got,
    needed: s.need,
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), hp: foe.hp })),
    itemsLeft: s.items.length,
  }),
});

function collect(g: Game, s: State): void {
  const { hero } = s;
  s.items = s.items.filter((item) => {
    const dx = hero.x - item.x;
    const dy = hero.y - item.y;
    const far = Math.hypot(dx, dy);
    if (g.has('magnet') && far < 3) {
      item.x += (dx / far) * 0.16;
      item.y += (dy / far) * 0.16;
    }
    if (far > 0.85) return true;
    s.got++;
    g.addScore(10, item.x, item.y - 0.4);
    g.sound('collect', 1 + (s.got % 8) * 0.06);
    g.burst(item.x, item.y, { n: 10, shape: 'star', speed: 4, size: 0.14 });
    g.progress(s.got, s.need || s.got + s.items.length - 1);
    if (s.got === s.need) {
      g.sound('power');
      s.goalSquash.kick(0.5);
    }
    return false;
  });
  const shields = s.level.shields;
  const taken = shields.findIndex((shield) => touches(hero, 0.7, 0.9, shield, 0.8, 0.8));
  if (taken >= 0) {
    shields.splice(taken, 1);
    s.shield = true;
    g.sound('power');
  }
}

function moveFoe(g: Game, s: State, foe: Foe): void {
  const { hero } = s;
  const boss = foe.size > 1.6;
  if (Math.abs(foe.x - hero.x) > 16) return;
  if (foe.hit > 0) foe.hit--;
  foe.squash.step();
  foe.x += (foe.dir * (1.2 + g.skill * 1.3 + (boss ? (3 - foe.hp) * 0.7 : 0))) / 60;
  if (foe.x < foe.from + foe.size / 2) foe.dir = 1;
  if (foe.x > foe.to - foe.size / 2) foe.dir = -1;
  if (boss) g.bar(foe.hp / 3, foe.actor.name);
  if (!touches(hero, 0.6, 0.85, foe, foe.size * 0.8, foe.size * 0.8)) return;
  const stomp = hero.vy > 1 && hero.y < foe.y - foe.size * 0.25;
  if (stomp || hero.dash > 0) {
    if (foe.hit > 0) return;
    foe.hp--;
    foe.hit = boss ? 40 : 12;
    foe.squash.kick(0.5);
    if (stomp) {
      hero.vy = -s.e.jump * (boss ? 0.8 : 0.68);
      hero.jumps = 1;
      hero.squash.kick(-0.25);
    }
    beaten(g, foe);
  } else if (foe.hit === 0) bump(g, s, foe.x);
}

function beaten(g: Game, foe: Foe): void {
  g.sound(foe.hp > 0 ? 'hit' : foe.size > 1.6 ? 'explode' : 'bounce');
  g.freeze(3);
  g.shake(foe.size > 1.6 ? 0.6 : 0.2);
  g.burst(foe.x, foe.y, { n: foe.hp > 0 ? 10 : 18, speed: 5 });
  if (foe.hp <= 0) {
    g.addScore(foe.size > 1.6 ? 500 : 50, foe.x, foe.y - 0.6);
    if (foe.size > 1.6) g.bar(null);
  }
}

function shoot(g: Game, s: State): void {
  const { hero } = s;
  if (s.shotWait > 0) s.shotWait--;
  if (g.pad.b && s.shotWait === 0) {
    s.shotWait = 18;
    s.shots.push({ x: hero.x + hero.dir * 0.5, y: hero.y, vx: hero.dir * 13, life: 50 });
    g.sound('shoot');
  }
  for (const shot of s.shots) {
    shot.x += shot.vx / 60;
    shot.life--;
    if (s.level.tiles.solid(shot.x, shot.y)) shot.life = 0;
    for (const foe of s.foes)
      if (shot.life > 0 && foe.hit === 0 && touches(shot, 0.4, 0.4, foe, foe.size, foe.size)) {
        shot.life = 0;
        foe.hp--;
        foe.hit = 12;
        beaten(g, foe);
      }
  }
  s.shots = s.shots.filter((shot) => shot.life > 0);
}

/** touched something that hurts, at `fromX` */
function bump(g: Game, s: State, fromX: number): void {
  const { hero } = s;
  if (g.safe > 0) return;
  hero.vx = Math.sign(hero.x - fromX || 1) * 7;
  hero.vy = -7;
  if (s.shield) {
    s.shield = false;
    g.safe = 60;
    g.sound('break');
    return;
  }
  if (!g.has('gentle')) {
    g.hurt(hero.x, hero.y);
    return;
  }
  // gentle: a bump costs something collected, never a life
  g.safe = 90;
  g.sound('hit');
  g.burst(hero.x, hero.y, { n: 8, shape: 'star' });
  if (s.got > 0) {
    s.got--;
    s.items.push({ x: hero.x + hero.dir * -2, y: hero.y - 0.3, actor: g.design.cast.items[0] as Actor });
    g.progress(s.got, s.need || s.got + s.items.length);
  }
}

function fallOut(g: Game, s: State): void {
  const { hero } = s;
  const point = s.level.checkpoints[s.checkpoint] ?? s.level.start;
  g.safe = 0;
  if (!g.has('gentle') && g.hurt() === 'dead') return;
  g.safe = 90;
  Object.assign(hero, newHero(point.x, point.y - 1));
  g.look(hero.x + 2, hero.y - 1, true);
}

function drawGround(p: Painter, s: State): void {
  // dark below, so that a gap reads as a pit and not as scenery to stand on
  const bottom = p.view.y + p.view.h;
  const pit = p.ctx.createLinearGradient(0, bottom - 3.5, 0, bottom);
  const dark = p.mix(p.palette.near, '#000000', 0.72);
  pit.addColorStop(0, `${dark}00`);
  pit.addColorStop(1, `${dark}f0`);
  p.ctx.fillStyle = pit;
  p.ctx.fillRect(p.view.x, bottom - 3.5, p.view.w, 3.5);
  for (const piece of s.level.ground) {
    if (piece.x > p.view.x + p.view.w + 1 || piece.x + piece.w < p.view.x - 1) continue;
    if (piece.ledge) p.block(piece.x, piece.y, piece.w, 0.6, true);
    else p.block(piece.x, piece.y, piece.w, Math.max(4, p.view.y + p.view.h - piece.y + 1), true);
  }
}

function drawHazard(p: Painter, g: Game, x: number, y: number): void {
  const obstacle = g.design.cast.obstacles[0];
  if (obstacle) return p.sprite(obstacle, x, y - 0.1, 1.1, { glow: p.palette.danger });
  for (let i = -1; i <= 1; i++) {
    p.ctx.fillStyle = i ? p.palette.danger : p.mix(p.palette.danger, '#ffffff', 0.25);
    p.ctx.beginPath();
    p.ctx.moveTo(x + i * 0.28 - 0.18, y + 0.45);
    p.ctx.lineTo(x + i * 0.28, y - 0.35 + Math.abs(i) * 0.14);
    p.ctx.lineTo(x + i * 0.28 + 0.18, y + 0.45);
    p.ctx.fill();
  }
}

function drawGoal(p: Painter, g: Game, s: State): void {
  const { x, y } = s.level.goal;
  const ready = open(s);
  const { goal } = g.design.cast;
  if (goal) {
    p.sprite(goal, x, y - 0.2 + (ready ? Math.sin(p.now * 4) * 0.1 : 0), 2.2, {
      squash: s.goalSquash.value,
      alpha: ready ? 1 : 0.5,
      ...(ready ? { glow: p.palette.accent } : {}),
    });
    return;
  }
  p.line(x, y + 1, x, y - 2.2, 0.16, '#f4f4f4');
  p.circle(x, y - 2.25, 0.17, p.palette.accent);
  p.ctx.fillStyle = ready ? p.palette.accent : '#9aa0a6';
  p.ctx.beginPath();
  p.ctx.moveTo(x, y - 2.1);
  for (let i = 0; i <= 8; i++) p.ctx.lineTo(x + i * 0.2, y - 2.1 + i * 0.02 + Math.sin(p.now * 5 - i * 0.7) * 0.07);
  for (let i = 8; i >= 0; i--) p.ctx.lineTo(x + i * 0.2, y - 1.1 - i * 0.02 + Math.sin(p.now * 5 - i * 0.7) * 0.07);
  p.ctx.fill();
}

function bubble(p: Painter, x: number, y: number, r: number): void {
  p.circle(x, y, r, 'rgba(140,220,255,.28)');
  p.ctx.strokeStyle = 'rgba(255,255,255,.85)';
  p.ctx.lineWidth = 0.05;
  p.ctx.stroke();
  p.circle(x - r * 0.4, y - r * 0.4, r * 0.16, 'rgba(255,255,255,.8)');
}
