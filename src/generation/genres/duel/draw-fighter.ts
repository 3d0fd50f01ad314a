/** A fighter with what it holds, and how much is left of it. */
import { clamp } from '../../kit/juice.js';
import type { Painter } from '../../kit/types.js';
import { LANDS } from './fight.js';
import { radiusOf } from './ring.js';
import type { Fighter, State } from './state.js';

export function drawFighter(p: Painter, s: State, one: Fighter): void {
  const { ctx, palette } = p;
  const fight = s.mode === 'fight';
  const colour = p.sides[one.mine ? 0 : 1];
  const size = one.size * (one.big > 0 ? 1.3 : 1);
  const y = fight ? one.y - size * 0.47 : one.y - size * 0.12;
  const beaten = s.phase === 'over' && (s.last === 'me') !== one.mine;
  if (!fight) {
    // a ring round the feet says who is who
    ctx.fillStyle = 'rgba(0,0,0,.25)';
    ctx.beginPath();
    ctx.ellipse(one.x, one.y + size * 0.36, radiusOf(one) * 1.15, radiusOf(one) * 0.6, 0, 0, 6.2832);
    ctx.fill();
    ctx.lineWidth = 0.12;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  const told = fight && one.blow > 0 && one.blow < LANDS && !one.struck;
  const lunge = fight && one.blow >= LANDS ? 0.25 * one.dir : told ? -0.15 * one.dir : 0;
  const walk = Math.abs(one.vx) + (fight ? 0 : Math.abs(one.vy));
  const step = one.grounded ? Math.abs(Math.sin(p.now * 11 + one.x)) * clamp(walk * 0.03, 0, 0.14) : 0;
  const look = {
    dir: fight ? one.dir : one.dir,
    squash: one.squash.value + (walk < 0.5 ? Math.sin(p.now * 4 + one.x) * 0.03 : 0),
    angle: beaten ? one.dir * -1.4 : one.stun > 0 && fight ? -one.dir * 0.35 : clamp(one.vx * 0.02, -0.2, 0.2) + lunge,
    alpha: one.safe > 12 && one.safe % 10 < 4 ? 0.5 : 1,
    white: Math.max(one.hit / 10, told && !one.mine && Math.floor(p.now * 16) % 2 ? 0.55 : 0),
    shadow: fight,
    ...(one.big > 0 ? { glow: palette.accent } : told && !one.mine ? { glow: palette.danger } : {}),
  };
  if (one.mine) p.hero(one.x + lunge * 1.2, y - step, size, look);
  else p.sprite(one.actor, one.x + lunge * 1.2, y - step, size, look);
  if (fight) drawGloves(p, one, y - step, size, colour);
  if (one.shield) {
    ctx.globalAlpha = 0.28;
    p.circle(one.x, y, size * 0.66, '#bfeaff');
    ctx.globalAlpha = 1;
  }
  if (s.human && !one.mine) p.text('2P', one.x, y - size * 0.75, 0.5, palette.danger);
}

/** Two round gloves: they show a guard and how far a blow goes. */
function drawGloves(p: Painter, one: Fighter, y: number, size: number, colour: string): void {
  const out = one.blow >= LANDS && one.blow < LANDS + 8;
  const back = one.blow > 0 && one.blow < LANDS;
  const reach = out ? 0.98 : back ? -0.15 : one.blocks ? 0.42 : 0.38;
  const r = size * 0.13;
  const spots: readonly (readonly [number, number])[] = one.blocks
    ? [
        [0.42, -0.16],
        [0.42, 0.14],
      ]
    : [
        [0.16, 0.2],
        [reach, 0.1],
      ];
  for (const [dx, dy] of spots) {
    const x = one.x + one.dir * dx * size * 0.8;
    p.circle(x, y + dy * size + 0.04, r + 0.06, p.mix(colour, '#000000', 0.5));
    p.circle(x, y + dy * size, r, colour);
    p.circle(x - r * 0.3, y + dy * size - r * 0.3, r * 0.3, 'rgba(255,255,255,.65)');
  }
  if (!out) return;
  // the air of the blow
  p.ctx.globalAlpha = 0.5;
  for (const dy of [-0.12, 0.04, 0.2])
    p.line(
      one.x + one.dir * 0.5,
      y + (dy + 0.1) * size,
      one.x + one.dir * (0.9 + reach * 0.6),
      y + (dy + 0.1) * size,
      0.07,
      '#ffffff',
    );
  p.ctx.globalAlpha = 1;
}

export function drawPower(p: Painter, s: State): void {
  const { power } = s;
  if (!power) return;
  p.ctx.globalAlpha = power.life < 120 && power.life % 16 < 8 ? 0.3 : 1;
  p.circle(power.x, power.y, 0.72, p.mix(p.palette.accent, '#ffffff', 0.6));
  p.sprite(power.actor, power.x, power.y + Math.sin(p.now * 4) * 0.06, 1.15, { glow: p.palette.accent });
  p.ctx.globalAlpha = 1;
}
