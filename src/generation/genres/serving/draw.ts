/** How it looks: a counter under an awning, guests with their wishes behind it, a tray or a plate and pans before it, and the shelf. */
import type { Game, Painter } from '../../kit/types.js';
import { aimOf } from './bot.js';
import { isSeated } from './guests.js';
import { BURN, COOK, guestY, roomy, rowsOf, shelfY, W, workY, type Guest, type Spot, type State } from './state.js';
import { isBurnt, isDone } from './work.js';

const SHADE = 'rgba(0,0,0,.2)';
const BURNT = '#2b2420';
/** frames of doing nothing after which the next tap is shown */
const HESITATES = 240;

export function drawServing(p: Painter, s: State, g: Game): void {
  const rows = rowsOf(s, g.height);
  p.kept(s, 0, 0, W, g.height, () => drawRoom(p, g));
  p.ctx.save();
  p.ctx.beginPath();
  p.ctx.rect(0, 0, W, g.height);
  p.ctx.clip();
  drawGuests(p, s, g);
  p.ctx.restore();
  drawCounter(p, g);
  for (const guest of s.guests) if (isSeated(s, guest)) drawWish(p, s, g, guest);
  const [tray, ...stoves] = rows[1]!;
  p.hero(1.7, workY(g.height) - 0.1, 1.9 * roomy(g.height), {
    shadow: true,
    squash: s.squash.value,
    dir: 1,
  });
  const { ctx } = p;
  ctx.save();
  ctx.translate(tray!.x, tray!.y);
  const bigger = Math.min(s.cooking ? 1.1 : 1.35, roomy(g.height));
  ctx.scale(bigger, bigger);
  drawTray(p, s, { ...tray!, x: 0, y: 0 });
  ctx.restore();
  for (const spot of stoves) drawStove(p, s, spot);
  const big = roomy(g.height);
  for (const spot of rows[2]!)
    drawWare(p, s, spot, (W / s.wares.length) * 0.5, big, s.cursor.row === 2 && s.cursor.i === spot.i);
  drawMarks(p, s, g, rows);
}

function drawRoom(p: Painter, g: Game): void {
  const { palette: c } = p;
  const wall = p.mix(c.panel, c.horizon, 0.35);
  p.rect(0, 0, W, g.height, wall, 0.5);
  // boards of the wall behind the guests
  for (let x = 0.6; x < W; x += 1.25) p.rect(x, 0.6, 0.06, guestY(g.height), p.mix(wall, c.far, 0.25));
  drawWall(p, g.height, wall);
  // an awning with scallops
  const stripes = Math.round(W / 1.04);
  const wide = W / stripes;
  for (let i = 0; i < stripes; i++) {
    const colour = i % 2 ? p.mix(c.panel, '#ffffff', 0.75) : c.accent;
    p.rect(i * wide, 0, wide + 0.02, 0.3, colour);
    p.circle((i + 0.5) * wide, 0.3, wide / 2, colour);
  }
  // the floor where one works, and the shelf
  const floor = guestY(g.height) + 1.4;
  p.rect(0, floor, W, g.height - floor, p.mix(c.panel, c.far, 0.3), 0.4);
  const shelf = shelfY(g.height);
  const high = 2.1 * roomy(g.height);
  p.rect(0.1, shelf - high / 2, W - 0.2, high, p.mix(c.solid, '#000000', 0.35), 0.35);
  p.rect(0.25, shelf - high / 2 + 0.14, W - 0.5, high - 0.3, p.mix(c.solid, '#000000', 0.12), 0.28);
}

/** What hangs and stands on the wall behind the guests, in its colours: nothing there is to be taken for a guest or a ware. */
function drawWall(p: Painter, height: number, wall: string): void {
  const { palette: c } = p;
  const [dark, light] = [p.mix(wall, '#000000', 0.22), p.mix(wall, '#ffffff', 0.22)];
  const low = guestY(height) + 0.75;
  // panels below, a rail above them
  p.rect(0, low - 1.15, W, 1.15, p.mix(wall, c.solid, 0.45));
  for (let x = 0.35; x < W - 1; x += 1.5) p.rect(x, low - 0.95, 1.2, 0.95, p.mix(wall, c.solid, 0.3), 0.08);
  p.rect(0, low - 1.25, W, 0.16, dark);
  // a shelf at each side with jars and plates
  const shelf = Math.max(1.75, low - 1.95);
  for (const from of [0.5, W - 3.5]) {
    for (let i = 0; i < 5; i++) {
      const x = from + 0.1 + i * 0.58;
      const tint = p.mix(wall, [c.accent, c.danger, c.near, c.solidEdge, light][i]!, 0.42);
      if (i % 2) p.circle(x + 0.22, shelf - 0.24, 0.24, light);
      else {
        p.rect(x, shelf - 0.56, 0.44, 0.56, tint, 0.12);
        p.rect(x + 0.05, shelf - 0.66, 0.34, 0.14, dark, 0.05);
      }
    }
    p.rect(from, shelf, 3, 0.14, dark, 0.06);
  }
  // lamps from the ceiling
  for (const x of [W * 0.36, W / 2, W * 0.64]) {
    p.rect(x - 0.025, 0.7, 0.05, 0.45, dark);
    p.circle(x, 1.34, 0.5, p.mix(wall, '#fff3c4', 0.3));
    p.circle(x, 1.3, 0.22, '#fff3c4');
    p.rect(x - 0.28, 1.02, 0.56, 0.2, dark, 0.1);
  }
}

function drawCounter(p: Painter, g: Game): void {
  const { palette: c } = p;
  const y = guestY(g.height) + 0.75;
  p.rect(0, y + 0.3, W, 0.75, p.mix(c.solid, '#000000', 0.25), 0.1);
  p.rect(0, y + 1.0, W, 0.2, SHADE);
  p.rect(-0.05, y, W + 0.1, 0.42, p.mix(c.solidEdge, '#ffffff', 0.2), 0.16);
}

const guestSize = (s: State, g: Game): number => Math.min(2.2 * roomy(g.height), (W / s.seats) * 0.8);

function drawGuests(p: Painter, s: State, g: Game): void {
  const y = guestY(g.height);
  const size = guestSize(s, g);
  const feet = y + 0.95 - size / 2;
  for (const { actor, x, t, glad, dir } of s.leavers) {
    const hop = glad ? Math.abs(Math.sin(t * 0.22)) * 0.45 : 0;
    p.sprite(actor, x, feet - hop, size, { dir, alpha: Math.min(1, (70 - t) / 20), white: glad ? 0 : 0.1 });
  }
  for (const guest of s.guests) {
    const calm = guest.most === Infinity ? 1 : guest.left / guest.most;
    const walks = !isSeated(s, guest);
    const bob = walks ? Math.abs(Math.sin(guest.x * 3)) * 0.2 : 0;
    // who is about to leave trembles
    const shake = calm < 0.25 && !walks ? Math.sin(p.now * 30 + guest.seat) * 0.05 : 0;
    p.sprite(guest.actor, guest.x + shake, feet - bob, size, {
      squash: guest.squash.value + Math.sin(p.now * 2.4 + guest.seat) * 0.02,
      ...(walks ? { dir: guest.x < W / 2 ? 1 : -1 } : {}),
      ...(guest.star ? { glow: p.palette.accent } : {}),
    });
  }
}

function drawWish(p: Painter, s: State, g: Game, guest: Guest): void {
  const { palette: c } = p;
  const big = roomy(g.height);
  const one = Math.min(1.05 * big, (W / s.seats - 0.5) / Math.max(2, guest.many));
  const n = Math.max(1, guest.wants.length);
  const wide = n * one + 0.35;
  const y = guestY(g.height) + 0.95 - guestSize(s, g) - one / 2 - 0.5;
  const x = guest.x;
  p.rect(x - wide / 2 + 0.06, y - one / 2 - 0.1, wide, one + 0.36, SHADE, 0.3);
  p.rect(x - wide / 2, y - one / 2 - 0.18, wide, one + 0.36, '#ffffff', 0.3);
  p.circle(x + 0.1, y + one / 2 + 0.34, 0.14, '#ffffff');
  guest.wants.forEach((ware, i) => {
    const at = x + (i - (n - 1) / 2) * one;
    p.sprite(s.wares[ware]!, at, y, one * 0.86);
    // what comes after the other in a dish
    if (s.cooking && i > 0) p.text('›', at - one / 2, y, 0.5, '#55606e');
  });
  if (guest.star) p.text('★', x + wide / 2 - 0.05, y - one / 2 - 0.1, 0.55, c.accent);
  if (guest.most === Infinity) return;
  const part = guest.left / guest.most;
  p.health(
    x,
    guestY(g.height) + 1.42,
    Math.min(2.2, W / s.seats - 0.6),
    part,
    part < 0.3 ? c.danger : part < 0.6 ? '#f2b01e' : '#37a862',
  );
}

/** Layers of a dish, the first at the bottom. */
function drawStack(p: Painter, s: State, wares: readonly number[], at: { x: number; y: number }, burnt: boolean): void {
  wares.forEach((ware, i) => {
    const y = at.y - i * 0.46;
    p.sprite(s.wares[ware]!, at.x, y, 1.15, { shadow: i === 0, ...(burnt ? { wash: BURNT } : {}) });
  });
}

function drawTray(p: Painter, s: State, { x, y }: Spot): void {
  const { palette: c } = p;
  const dip = s.squash.value * 0.3;
  if (s.cooking) {
    oval(p, x + 0.05, y + 0.4, 1.35, 0.62, SHADE);
    oval(p, x, y + 0.32, 1.35, 0.6, '#ffffff');
    oval(p, x, y + 0.32, 0.98, 0.4, p.mix('#ffffff', c.far, s.cooked ? 0.05 : 0.18));
    drawStack(p, s, s.tray, { x, y: y + 0.2 - dip }, s.spoilt);
    if (s.cooked && !s.spoilt) steam(p, x, y - 0.9);
    return;
  }
  p.rect(x - 1.9, y - 0.45, 3.9, 1.35, SHADE, 0.4);
  p.rect(x - 1.95, y - 0.55, 3.9, 1.35, p.mix(c.solidEdge, '#000000', 0.15), 0.4);
  p.rect(x - 1.75, y - 0.38, 3.5, 1, p.mix(c.solidEdge, '#ffffff', 0.35), 0.3);
  s.tray.forEach((ware, i) => p.sprite(s.wares[ware]!, x + (i - 1) * 1.12, y - 0.05 - dip, 1.2, { shadow: true }));
}

function oval(p: Painter, x: number, y: number, rx: number, ry: number, colour: string): void {
  p.ctx.fillStyle = colour;
  p.ctx.beginPath();
  p.ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  p.ctx.fill();
}

function steam(p: Painter, x: number, y: number): void {
  for (const i of [0, 1, 2]) {
    const t = (p.now * 0.7 + i / 3) % 1;
    p.ctx.globalAlpha = 0.5 * (1 - t);
    p.circle(x + Math.sin(i * 2.2 + p.now * 2) * 0.25, y - t * 0.9, 0.16 + t * 0.16, '#ffffff');
  }
  p.ctx.globalAlpha = 1;
}

function drawStove(p: Painter, s: State, { i, x, y }: Spot): void {
  const { palette: c } = p;
  const stove = s.stoves[i]!;
  const iron = '#30353d';
  p.rect(x - 1.22, y - 0.65, 2.44, 1.55, SHADE, 0.3);
  p.rect(x - 1.25, y - 0.75, 2.5, 1.55, p.mix(iron, c.panel, 0.3), 0.3);
  const hot = stove.wares.length > 0;
  const fire = p.mix('#ff7a2f', '#ffd25a', 0.5 + Math.sin(p.now * 9) * 0.25);
  p.circle(x, y, 0.72, hot ? fire : p.mix(iron, '#000000', 0.35));
  p.line(x + 0.5, y + 0.3, x + 1.1, y + 0.6, 0.2, iron);
  p.circle(x, y, 0.64, iron);
  p.circle(x, y, 0.52, p.mix(iron, '#ffffff', 0.14));
  drawStack(p, s, stove.wares, { x, y }, isBurnt(stove));
  if (!hot) return;
  const ready = isDone(stove);
  const part = ready ? 1 - (stove.t - COOK) / BURN : stove.t / COOK;
  if (!isBurnt(stove)) p.health(x, y + 0.78, 2, Math.max(0, part), ready ? '#37a862' : '#f2b01e');
  if (ready && !isBurnt(stove)) ring(p, x, y, 0.85, '#37a862');
  else steam(p, x, y - 1);
}

function drawWare(p: Painter, s: State, { i, x, y }: Spot, half: number, big: number, chosen: boolean): void {
  const { palette: c } = p;
  const size = Math.min(half - 0.12, 0.92 * big);
  if (chosen) p.rect(x - size - 0.12, y - size - 0.2, size * 2 + 0.24, size * 2 + 0.24, c.accent, 0.36);
  p.rect(x - size, y - size, size * 2, size * 2, SHADE, 0.3);
  p.rect(x - size, y - size - 0.08, size * 2, size * 2, p.mix(c.panel, '#ffffff', 0.6), 0.3);
  p.sprite(s.wares[i]!, x, y - 0.08 + Math.sin(p.now * 2 + i) * 0.03, size * 1.6, { shadow: true });
}

function ring(p: Painter, x: number, y: number, r: number, colour: string): void {
  p.ctx.strokeStyle = colour;
  p.ctx.lineWidth = 0.13;
  p.ctx.beginPath();
  p.ctx.arc(x, y, r + Math.sin(p.now * 6) * 0.05, 0, 6.2832);
  p.ctx.stroke();
}

/** The keys' cursor, and for who hesitates what comes next. */
function drawMarks(p: Painter, s: State, g: Game, rows: readonly (readonly Spot[])[]): void {
  const at = rows[s.cursor.row]?.[s.cursor.i];
  if (at && at.kind !== 'ware') ring(p, at.x, at.y, 1.12, p.palette.accent);
  const hint = s.idle > HESITATES ? aimOf(g, s) : null;
  if (hint) ring(p, hint.x, hint.y, 1.3, '#37a862');
}
