/** The field, the flock in it, and marks at the window's edge for what is outside of it. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { WARNING } from './foes.js';
import { drawBeyond, drawHouse, drawPasture, drawRow } from './ground.js';
import { CALL_WAIT } from './hero.js';
import { dist, FRIGHT, H, type Animal, type Foe, type Spot, type State } from './state.js';

export function drawHerding(p: Painter, s: State, g: Game): void {
  drawBeyond(p, g);
  drawPasture(p, s, g);
  drawHouse(p, s, g);
  drawGate(p, s);
  drawReach(p, s);
  for (const foe of s.foes) if (foe.mode === 'warn') drawWarning(p, foe);
  const rows: (() => void)[][] = Array.from({ length: H }, () => []);
  const at = (y: number, draw: () => void): void => void rows[Math.max(0, Math.min(H - 1, Math.floor(y)))]?.push(draw);
  for (const one of s.flock) at(one.y, () => drawAnimal(p, s, one));
  for (const foe of s.foes) if (foe.mode !== 'warn') at(foe.y, () => drawFoe(p, foe));
  at(s.hero.y, () => drawHero(p, s));
  for (let y = 0; y < H; y++) {
    for (const draw of rows[y] ?? []) draw();
    drawRow(p, s, g, y);
  }
  drawMarks(p, s, g);
}

function ring(p: Painter, x: number, y: number, w: number, h: number, width: number, colour: string): void {
  p.ctx.strokeStyle = colour;
  p.ctx.lineWidth = width;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, w, h, 0, 0, 6.2832);
  p.ctx.stroke();
}

/** Signs that run into the gate, while somebody is to go through it. */
function drawGate(p: Painter, s: State): void {
  if (s.home >= s.need) return;
  const { pen } = s.field;
  const { ctx } = p;
  const mid = (pen.left + pen.right) / 2;
  ctx.strokeStyle = p.palette.accent;
  ctx.lineWidth = 0.16;
  ctx.lineCap = ctx.lineJoin = 'round';
  for (let i = 0; i < 3; i++) {
    const part = (p.now * 0.7 + i / 3) % 1;
    const y = pen.edge + 2.3 - part * 2.4;
    ctx.globalAlpha = Math.sin(part * 3.14) * 0.85;
    ctx.beginPath();
    ctx.moveTo(mid - 0.4, y + 0.28);
    ctx.lineTo(mid, y);
    ctx.lineTo(mid + 0.4, y + 0.28);
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

/** How far the hero frightens, and how long until it can call again. */
function drawReach(p: Painter, s: State): void {
  const { x, y } = s.hero;
  p.ctx.globalAlpha = 0.22;
  ring(p, x, y + 0.2, FRIGHT, FRIGHT * 0.82, 0.06, '#ffffff');
  p.ctx.globalAlpha = 0.75;
  ring(p, x, y + 0.42, 0.58, 0.25, 0.08, p.palette.accent);
  p.ctx.globalAlpha = 1;
  if (s.callWait > 0) p.health(x, y + 0.82, 0.8, 1 - s.callWait / CALL_WAIT, p.palette.accent);
}

function drawAnimal(p: Painter, s: State, one: Animal): void {
  const speed = dist(one.vx, one.vy);
  const party = s.done > 0 ? Math.abs(Math.sin(p.now * 8 + one.tx * 3)) * 0.35 : 0;
  const bob = Math.abs(Math.sin(p.now * 13 + one.tx + one.x * 0.5)) * Math.min(1, speed / 3) * 0.1 + party;
  p.sprite(one.actor, one.x, one.y - 0.18 - bob, one.stubborn ? 1.12 : 1, {
    dir: one.dir,
    squash: one.squash.value,
    shadow: true,
    ...(one.stubborn ? { wash: 'rgba(0,0,0,.42)' } : {}),
    ...(one.held ? { angle: Math.sin(p.now * 22) * 0.2 } : {}),
  });
  if (one.bolt > 0 || one.held) {
    p.text('!', one.x + 0.03, one.y - 0.9 - bob, 0.6, '#000000');
    p.text('!', one.x, one.y - 0.93 - bob, 0.6, p.palette.danger);
  }
}

function drawFoe(p: Painter, foe: Foe): void {
  const { ctx } = p;
  const size = foe.boss ? 2.1 : 1.3;
  ctx.globalAlpha = 0.34;
  ctx.fillStyle = p.palette.danger;
  ctx.beginPath();
  ctx.ellipse(foe.x, foe.y + size * 0.33, size * 0.55, size * 0.24, 0, 0, 6.2832);
  ctx.fill();
  ctx.globalAlpha = 1;
  p.sprite(foe.actor, foe.x, foe.y - size * 0.14, size, {
    dir: foe.vx < 0 ? -1 : 1,
    squash: foe.squash.value,
    white: foe.hit / 8,
    shadow: true,
    ...(foe.mode === 'flee' ? {} : { glow: p.palette.danger }),
  });
  if (foe.boss && foe.hp > 0) p.health(foe.x, foe.y - size * 0.75, 1.4, foe.hp / foe.most);
}

function drawHero(p: Painter, s: State): void {
  const { hero } = s;
  p.hero(hero.x, hero.y - 0.24 + (s.wet ? 0.14 : 0), 1.4, {
    dir: s.dir,
    squash: s.squash.value,
    shadow: !s.wet,
  });
  if (s.called > 22) return;
  // what it calls is seen: three arcs on either side
  p.ctx.strokeStyle = '#ffffff';
  p.ctx.lineWidth = 0.09;
  p.ctx.globalAlpha = 1 - s.called / 22;
  for (const turn of [0, 3.1416])
    for (let i = 0; i < 3; i++) {
      p.ctx.beginPath();
      p.ctx.arc(hero.x, hero.y - 0.3, 0.9 + i * 0.3 + s.called * 0.03, turn - 0.5, turn + 0.5);
      p.ctx.stroke();
    }
  p.ctx.globalAlpha = 1;
}

/** The strip over which something is about to drive. */
function drawWarning(p: Painter, foe: Foe): void {
  const { view } = p;
  p.ctx.globalAlpha = 0.16 + 0.14 * Math.sin(foe.t * 0.35);
  p.rect(view.x, foe.y - 0.6, view.w, 1.2, p.palette.danger);
  p.ctx.globalAlpha = Math.min(1, foe.t / 20);
  const x = foe.vx > 0 ? Math.max(view.x + 0.9, 0.9) : Math.min(view.x + view.w - 0.9, 23.1);
  p.circle(x, foe.y, 0.55, p.palette.danger);
  p.sprite(foe.actor, x, foe.y, 0.8, { dir: foe.vx, angle: Math.sin((foe.t / WARNING) * 40) * 0.1 });
  p.ctx.globalAlpha = 1;
}

/** At the edge of the window: where the pen is, those who are out of sight, and who is after them. */
function drawMarks(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const [left, right] = [view.x + 0.8, view.x + view.w - 0.8];
  const [top, bottom] = [view.y + 1.7, view.y + view.h - 0.9];
  const put: Spot[] = [];
  const mark = (to: Spot, actor: Actor, colour: string): void => {
    if (to.x > view.x && to.x < view.x + view.w && to.y > view.y + 0.6 && to.y < view.y + view.h) return;
    const x = Math.max(left, Math.min(right, to.x));
    const y = Math.max(top, Math.min(bottom, to.y));
    if (put.some((other) => dist(other.x - x, other.y - y) < 0.9)) return;
    put.push({ x, y });
    const d = dist(to.x - x, to.y - y) || 1;
    const [dx, dy] = [(to.x - x) / d, (to.y - y) / d];
    const beat = 1 + Math.sin(p.now * 6) * 0.06;
    p.ctx.fillStyle = colour;
    p.ctx.beginPath();
    p.ctx.moveTo(x + dx * 0.78, y + dy * 0.78);
    p.ctx.lineTo(x + dx * 0.4 - dy * 0.3, y + dy * 0.4 + dx * 0.3);
    p.ctx.lineTo(x + dx * 0.4 + dy * 0.3, y + dy * 0.4 - dx * 0.3);
    p.ctx.fill();
    p.circle(x, y, 0.5 * beat, colour);
    p.circle(x, y, 0.4 * beat, '#ffffff');
    p.sprite(actor, x, y, 0.6, { shadow: false });
  };
  for (const foe of s.foes) if (foe.mode !== 'flee' && foe.mode !== 'warn') mark(foe, foe.actor, p.palette.danger);
  const { pen } = s.field;
  const { goal, items } = g.design.cast;
  if (s.home < s.need)
    mark({ x: (pen.left + pen.right) / 2, y: pen.edge }, goal ?? (items[0] as Actor), p.palette.accent);
  for (const one of s.flock) if (!one.in) mark(one, one.actor, p.palette.accent);
}
