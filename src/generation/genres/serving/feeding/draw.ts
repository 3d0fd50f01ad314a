/** How it looks: guests on a meadow with their wishes, whoever has eaten at the back, the feeder and the bowls before them. */
import { lerp } from '../../../kit/juice.js';
import type { Game, Painter } from '../../../kit/types.js';
import { aimOf } from './bot.js';
import { drawGround, oval, SHADE } from './ground.js';
import { shows } from './guests.js';
import { openWants } from './hands.js';
import {
  bowlY,
  farY,
  feederX,
  FLIGHT,
  guestY,
  isThere,
  LEAVE,
  leftOf,
  POURING,
  roomy,
  rowsOf,
  seatX,
  W,
  WALK,
  type Guest,
  type Leaver,
  type Spot,
  type State,
} from './state.js';

/** frames of doing nothing after which the next tap is shown */
const HESITATES = 240;

export function drawFeeding(p: Painter, s: State, g: Game): void {
  drawGround(p, s, g);
  drawFull(p, s, g);
  for (const leaver of s.leavers) drawLeaver(p, s, g, leaver);
  for (const guest of s.guests) drawGuest(p, s, g, guest);
  for (const guest of s.guests) if (isThere(guest)) drawWish(p, s, g, guest);
  const [, bowls] = rowsOf(s, g) as [Spot[], Spot[]];
  for (const bowl of bowls) drawBowl(p, s, g, bowl);
  drawFeeder(p, s, g);
  drawBites(p, s, g);
  drawMarks(p, s, g);
}

const sizeOf = (s: State, g: Game, { eaten, kin, uninvited }: Guest): number => {
  const whole = Math.min(3 * roomy(g.height), (Math.min(g.width, 16) / s.seats) * 0.7);
  return whole * (1 + eaten * 0.14) * (kin > 0 ? 0.84 : uninvited ? 0.92 : 1);
};
const feetOf = (g: Game): number => guestY(g.height) + 1.05 * roomy(g.height);

/** Where one comes from, and goes to who leaves unfed. */
const sideOf = (g: Game, x: number): number => (x < W / 2 ? leftOf(g) - 2.5 : leftOf(g) + g.width + 2.5);

/** Who has had enough stays, and is glad of it. */
function drawFull(p: Painter, s: State, g: Game): void {
  const n = s.full.length;
  const step = Math.min(1.15, 9 / Math.max(1, n));
  const big = 1.15 * roomy(g.height);
  // those who are still on their way are not there yet
  const there = n - s.leavers.filter(({ how }) => how === 'glad').length;
  for (let i = 0; i < there; i++) {
    const hop = Math.abs(Math.sin(p.now * 2.2 + i * 1.7)) * 0.12;
    p.sprite(s.full[i]!, W / 2 + (i - (n - 1) / 2) * step, farY(g.height) + 0.35 - big * 0.3 - hop, big, {
      shadow: true,
      squash: Math.sin(p.now * 2 + i) * 0.03,
    });
  }
}

function drawLeaver(p: Painter, s: State, g: Game, { actor, how, seat, big, t }: Leaver): void {
  const x = seatX(s, g, seat);
  const size = Math.min(3 * roomy(g.height), (Math.min(g.width, 16) / s.seats) * 0.7) * big;
  const part = t / LEAVE;
  if (how === 'glad') {
    // two hops of joy, then off to the others
    const way = Math.max(0, (part - 0.35) / 0.65);
    const hop = part < 0.35 ? Math.abs(Math.sin((part / 0.35) * 6.2832)) * 0.8 : Math.abs(Math.sin(way * 9.4)) * 0.3;
    const at = lerp(size, 1.15 * roomy(g.height), way);
    const y = lerp(feetOf(g) - size / 2, farY(g.height) + 0.1, way) - hop;
    p.sprite(actor, lerp(x, W / 2, way), y, at, { shadow: true, ...(part < 0.35 ? { glow: p.palette.accent } : {}) });
    return;
  }
  const to = sideOf(g, x);
  const fast = how === 'shooed' ? Math.min(1, part * 1.7) : part;
  const hop = how === 'shooed' ? Math.abs(Math.sin(t * 0.4)) * 0.5 : 0;
  p.sprite(actor, lerp(x, to, fast * fast), feetOf(g) - size / 2 - hop, size, {
    dir: to < x ? -1 : 1,
    shadow: true,
    ...(how === 'sad' ? { squash: 0.1, white: 0.08 } : {}),
  });
}

function drawGuest(p: Painter, s: State, g: Game, guest: Guest): void {
  const seat = seatX(s, g, guest.seat);
  const size = sizeOf(s, g, guest);
  const way = guest.walked / WALK;
  const walks = way < 1;
  const from = sideOf(g, seat);
  const x = lerp(from, seat, 1 - (1 - way) * (1 - way));
  const calm = guest.most === Infinity ? 1 : guest.left / guest.most;
  const bob = walks ? Math.abs(Math.sin(guest.walked * 0.28)) * 0.22 : 0;
  // who is about to leave trembles, who gets the wrong thing shakes its head, who lurks sways
  const shake =
    guest.no > 0
      ? Math.sin(guest.no * 0.7) * 0.16
      : calm < 0.25 && !walks
        ? Math.sin(p.now * 30 + guest.seat) * 0.05
        : guest.uninvited && !walks
          ? Math.sin(p.now * 5) * 0.12
          : 0;
  const munch = guest.munch > 0 ? Math.sin(guest.munch * 0.6) * 0.07 : 0;
  p.sprite(guest.actor, x + shake, feetOf(g) - size * 0.5 - bob, size, {
    squash: guest.squash.value + munch + Math.sin(p.now * 2.4 + guest.seat) * 0.02,
    shadow: true,
    ...(walks ? { dir: from < seat ? 1 : -1 } : {}),
    ...(guest.uninvited ? { glow: p.palette.danger } : {}),
  });
}

function drawWish(p: Painter, s: State, g: Game, guest: Guest): void {
  const { palette: c } = p;
  const size = sizeOf(s, g, guest);
  const x = seatX(s, g, guest.seat);
  const open = openWants(s, guest);
  const n = Math.max(1, open.length);
  const one = Math.min(1.35 * roomy(g.height), (Math.min(g.width, 16) / s.seats - 0.5) / 2);
  const wide = n * one + 0.4;
  const y = feetOf(g) - size - one / 2 - 0.35 + Math.sin(p.now * 2 + guest.seat) * 0.04;
  const colour = guest.uninvited ? c.danger : '#ffffff';
  const left = x - wide / 2;
  p.rect(left + 0.06, y - one / 2 - 0.08, wide, one + 0.3, SHADE, 0.45);
  if (guest.uninvited) p.rect(left - 0.1, y - one / 2 - 0.24, wide + 0.2, one + 0.5, colour, 0.5);
  p.rect(left, y - one / 2 - 0.14, wide, one + 0.3, '#ffffff', 0.45);
  p.circle(x + 0.1, y + one / 2 + 0.3, 0.16, colour);
  if (!shows(guest)) p.text('…', x, y - 0.1, one * 0.8, '#55606e');
  else open.forEach((food, i) => p.sprite(s.foods[food]!, x + (i - (open.length - 1) / 2) * one, y, one * 0.92));
  if (guest.uninvited) forbid(p, x, y, one * 0.56);
  else if (open.length === 0) p.text('♥', x, y, one * 0.7, c.danger);
  if (guest.most === Infinity) return;
  const part = guest.left / guest.most;
  const tone = guest.uninvited || part < 0.3 ? c.danger : part < 0.6 ? '#f2b01e' : '#37a862';
  p.health(x, feetOf(g) + 0.55, Math.min(2.4, Math.min(g.width, 16) / s.seats - 0.7), part, tone);
}

/** A ring with a bar: nothing for this one. */
function forbid(p: Painter, x: number, y: number, r: number): void {
  ring(p, x, y, r, p.palette.danger);
  const d = r * 0.7;
  p.line(x - d, y - d, x + d, y + d, 0.13, p.palette.danger);
}

function drawBowl(p: Painter, s: State, g: Game, { i, x, y }: Spot): void {
  const { palette: c } = p;
  const big = roomy(g.height);
  const wide = Math.min(1.12 * big, (Math.min(g.width, 15) / (s.foods.length + 1)) * 0.46);
  const { portions, pouring } = s.bowls[i]!;
  const chosen = s.cursor.row === 1 && s.cursor.i === i;
  const tint = p.mix([c.accent, '#5aa9e6', '#e0709b', '#7bb662'][i % 4]!, '#ffffff', 0.15);
  if (s.hand === i) oval(p, x, y + 0.1, wide * 1.22, 0.78 * big, c.accent);
  else if (chosen) oval(p, x, y + 0.1, wide * 1.16, 0.72 * big, '#ffffff');
  oval(p, x, y + 0.42 * big, wide * 0.98, 0.3 * big, SHADE);
  oval(p, x, y - 0.12, wide, 0.34 * big, p.mix(tint, '#000000', 0.45));
  const size = wide * 1.22;
  for (let n = 0; n < portions; n++) {
    const dx = portions > 1 ? (n - (portions - 1) / 2) * wide * 0.55 : 0;
    const lift = n % 2 ? 0.3 : 0;
    p.sprite(s.foods[i]!, x + dx, y - 0.32 * big - lift * big + Math.sin(p.now * 2 + i + n) * 0.02, size);
  }
  if (pouring > 0) {
    const part = 1 - pouring / POURING;
    for (let n = 0; n < 3; n++) {
      const t = (part * 2 + n / 3) % 1;
      p.sprite(s.foods[i]!, x + (n - 1) * wide * 0.4, lerp(y - 2.6 * big, y - 0.3, t * t), size * 0.7);
    }
  } else if (portions === 0) p.text('+', x, y - 0.5 * big, 0.9 * big, '#ffffff');
  // the front of the bowl
  const { ctx } = p;
  ctx.fillStyle = tint;
  ctx.beginPath();
  ctx.ellipse(x, y - 0.12, wide, 0.34 * big, 0, 0, 3.1416);
  ctx.quadraticCurveTo(x - wide * 0.85, y + 0.72 * big, x - wide * 0.5, y + 0.72 * big);
  ctx.lineTo(x + wide * 0.5, y + 0.72 * big);
  ctx.quadraticCurveTo(x + wide * 0.85, y + 0.72 * big, x + wide, y - 0.12);
  ctx.fill();
  p.rect(x - wide * 0.62, y + 0.3 * big, wide * 1.24, 0.11 * big, p.mix(tint, '#ffffff', 0.5), 0.05);
}

function drawFeeder(p: Painter, s: State, g: Game): void {
  const big = roomy(g.height);
  const x = feederX(g);
  const y = bowlY(g.height);
  const lean = s.squash.value * 0.5;
  p.hero(x, y - 0.45 * big, 2.5 * big, { shadow: true, squash: s.squash.value, dir: 1, angle: lean * 0.2 });
  if (s.hand === null) return;
  const { pointer } = g.pad;
  if (s.dragged && pointer?.down)
    return p.sprite(s.foods[s.hand]!, pointer.x, pointer.y - 0.4, 1.5 * big, { shadow: true });
  const lift = Math.sin(p.now * 4) * 0.06;
  p.circle(x + 1.25 * big, y - 1.3 * big + lift, 0.72 * big, '#ffffff');
  p.circle(x + 0.62 * big, y - 0.72 * big + lift, 0.13 * big, '#ffffff');
  p.sprite(s.foods[s.hand]!, x + 1.25 * big, y - 1.3 * big + lift, 1.12 * big);
}

/** Bites fly from the feeder to a mouth in an arc. */
function drawBites(p: Painter, s: State, g: Game): void {
  const [x, y] = [feederX(g) + 0.9, bowlY(g.height) - 1.5];
  for (const { food, seat, t } of s.bites) {
    const part = t / FLIGHT;
    const arc = Math.sin(part * 3.1416) * 1.6;
    p.sprite(s.foods[food]!, lerp(x, seatX(s, g, seat), part), lerp(y, guestY(g.height), part) - arc, 1.25, {
      angle: part * 5,
    });
  }
}

function ring(p: Painter, x: number, y: number, r: number, colour: string): void {
  p.ctx.strokeStyle = colour;
  p.ctx.lineWidth = 0.13;
  p.ctx.beginPath();
  p.ctx.arc(x, y, r + Math.sin(p.now * 6) * 0.03, 0, 6.2832);
  p.ctx.stroke();
}

/** The keys' cursor, and for who hesitates what comes next. */
function drawMarks(p: Painter, s: State, g: Game): void {
  const rows = rowsOf(s, g);
  const at = rows[s.cursor.row]?.[s.cursor.i];
  if (at?.kind === 'guest') ring(p, at.x, at.y, 1.3, p.palette.accent);
  const hint = s.idle > HESITATES ? aimOf(g, s) : null;
  if (hint) ring(p, hint.x, hint.y, 1.4, '#37a862');
}
