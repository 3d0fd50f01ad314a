/** How it looks: who waits at which door and for what, what the hero carries, and an arrow to where it is wanted. */
import { lerp } from '../../kit/juice.js';
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawQuarter } from './ground.js';
import { aimOf, apart, doorAt, type Order, type State } from './state.js';

/** distance at which the arrow is of no more use */
const THERE = 2.4;

export function drawDelivery(p: Painter, s: State, g: Game): void {
  drawQuarter(p, s, g);
  drawHome(p, s, g);
  drawStands(p, s);
  for (const order of s.orders) mark(p, s, order);
  // who stands lower stands before
  const actors: [y: number, draw: () => void][] = [
    ...s.rocks.map(({ x, y, actor }): [number, () => void] => [
      y,
      () => (actor ? p.sprite(actor, x, y - 0.08, 0.95, { shadow: true }) : p.block(x - 0.36, y - 0.36, 0.72, 0.72)),
    ]),
    ...s.orders.map((order): [number, () => void] => [doorAt(s, order).y - 0.3, () => drawWaiting(p, s, g, order)]),
    ...s.foes.map((foe): [number, () => void] => [
      foe.y,
      () => {
        const hop = foe.rest > 0 ? 0 : Math.abs(Math.sin(p.now * 7 + foe.from)) * 0.06;
        p.sprite(foe.actor, foe.x, foe.y - 0.1 - hop, 1.05, {
          dir: foe.dir,
          shadow: true,
          ...(foe.rest > 0 ? { alpha: 0.75 } : foe.roused ? { glow: p.palette.danger } : {}),
        });
        if (foe.roused && foe.rest === 0) p.text('!', foe.x, foe.y - 0.95, 0.6, p.palette.danger);
      },
    ]),
    [s.hero.y, () => drawHero(p, s)],
  ];
  for (const [, draw] of actors.sort((a, b) => a[0] - b[0])) draw();
  for (const order of s.orders) if (!order.taken) drawBubble(p, s, order);
  for (const { actor, from, to, t } of s.flyers) {
    const k = t / 24;
    p.sprite(actor, lerp(from.x, to.x, k), lerp(from.y, to.y, k) - Math.sin(k * Math.PI) * 1.1, 0.7);
  }
  drawArrow(p, s);
}

/** Where lost ones are brought. */
function drawHome(p: Painter, s: State, g: Game): void {
  const { home } = s.quarter;
  if (!s.rescue) return;
  const ready = s.hands.length > 0;
  p.ctx.globalAlpha = ready ? 0.5 + Math.sin(p.now * 5) * 0.2 : 0.3;
  p.circle(home.x, home.y, 0.8, p.palette.accent);
  p.ctx.globalAlpha = 1;
  const { goal } = g.design.cast;
  if (goal && goal !== s.wares[0]) p.sprite(goal, home.x, home.y - 1.6, 1.7, { shadow: true });
}

function drawStands(p: Painter, s: State): void {
  for (const stand of s.stands) {
    const ware = s.wares[stand.ware]!;
    const wanted = s.orders.some((order) => order.ware === stand.ware);
    p.rect(stand.x - 0.46, stand.y - 0.2, 0.92, 0.5, p.mix(p.palette.solid, '#000000', 0.3), 0.12);
    p.rect(stand.x - 0.46, stand.y - 0.26, 0.92, 0.42, p.mix(p.palette.panel, p.palette.solidEdge, 0.4), 0.12);
    const bob = wanted ? Math.sin(p.now * 4 + stand.ware) * 0.05 : 0;
    p.sprite(ware, stand.x, stand.y - 0.32 + bob, 0.74, wanted ? { glow: p.palette.accent } : {});
  }
}

/** A ring on the ground before a door where somebody waits. */
function mark(p: Painter, s: State, order: Order): void {
  if (order.taken) return;
  const { x, y } = doorAt(s, order);
  const { ctx, palette } = p;
  const near = order.left < 600;
  ctx.globalAlpha = 0.45;
  p.circle(x, y, 0.62 + Math.sin(p.now * (near ? 9 : 4)) * 0.05, near ? palette.danger : palette.accent);
  ctx.globalAlpha = 1;
}

/** Whoever the prompt says waits stands before the door; nobody else is seen, as everybody waits inside. */
function drawWaiting(p: Painter, s: State, g: Game, order: Order): void {
  if (order.taken) return;
  const { x, y } = doorAt(s, order);
  const { goal } = g.design.cast;
  const who: Actor | undefined = s.rescue ? s.wares[order.ware] : goal?.from === 'prompt' ? goal : undefined;
  if (!who) return;
  const wave = Math.sin(p.now * 6 + order.door) * (order.left < 600 ? 0.12 : 0.05);
  p.sprite(who, x, y - 0.3, 1.05, { shadow: true, squash: order.squash.value, angle: wave });
}

/** What is wanted, and how long it will be waited for. */
function drawBubble(p: Painter, s: State, order: Order): void {
  const { x, y } = doorAt(s, order);
  const { ctx, palette } = p;
  const top = y - (s.rescue ? 1.25 : 1.95) + Math.sin(p.now * 3 + order.door) * 0.04;
  const part = order.most === Infinity ? 1 : order.left / order.most;
  const colour = part < 0.3 ? palette.danger : part < 0.6 ? '#f0a020' : '#3fb562';
  if (s.rescue) {
    if (order.most !== Infinity) p.health(x, top, 0.9, part, colour);
    return;
  }
  p.circle(x + 0.03, top + 0.05, 0.56, 'rgba(0,0,0,.3)');
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.moveTo(x - 0.16, top + 0.42);
  ctx.lineTo(x, top + 0.78);
  ctx.lineTo(x + 0.16, top + 0.42);
  ctx.fill();
  p.circle(x, top, 0.54, '#ffffff');
  ctx.strokeStyle = colour;
  ctx.lineWidth = 0.11;
  ctx.beginPath();
  ctx.arc(x, top, 0.48, -Math.PI / 2, -Math.PI / 2 + part * 6.2832);
  ctx.stroke();
  p.sprite(s.wares[order.ware]!, x, top, 0.66);
}

function drawHero(p: Painter, s: State): void {
  const { hero } = s;
  const step = s.walking ? Math.abs(Math.sin(p.now * 10)) * 0.07 : 0;
  p.hero(hero.x, hero.y - 0.14 - step, 1.15, {
    dir: s.dir,
    shadow: true,
    squash: s.squash.value + (s.walking ? 0 : Math.sin(p.now * 3) * 0.02),
  });
  const carried = s.rescue ? s.orders.filter(({ taken }) => taken).map(({ ware }) => ware) : s.hands;
  carried.forEach((ware, i) =>
    p.sprite(s.wares[ware]!, hero.x + (i - (carried.length - 1) / 2) * 0.5, hero.y - 1 - step * 1.6, 0.62, {
      angle: Math.sin(p.now * 5 + i) * 0.08,
    }),
  );
  if (!s.shield) return;
  const { ctx } = p;
  ctx.strokeStyle = p.palette.accent;
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.arc(hero.x, hero.y - 0.1, 0.72, 0, 6.2832);
  ctx.stroke();
}

/** From beside the hero to what has to be done next. */
function drawArrow(p: Painter, s: State): void {
  const aim = aimOf(s);
  if (!aim || apart(aim, s.hero) < THERE) return;
  const { ctx, palette } = p;
  const a = Math.atan2(aim.y - s.hero.y, aim.x - s.hero.x);
  const r = 1.25 + Math.sin(p.now * 6) * 0.08;
  ctx.save();
  ctx.translate(s.hero.x + Math.cos(a) * r, s.hero.y - 0.1 + Math.sin(a) * r);
  ctx.rotate(a);
  for (const [size, colour] of [
    [0.4, '#ffffff'],
    [0.3, palette.danger],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(size, 0);
    ctx.lineTo(-size * 0.7, size * 0.75);
    ctx.lineTo(-size * 0.35, 0);
    ctx.lineTo(-size * 0.7, -size * 0.75);
    ctx.fill();
  }
  ctx.restore();
}
