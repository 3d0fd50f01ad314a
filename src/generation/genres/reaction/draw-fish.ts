/** The water, the line and who bites. */
import { clamp } from '../../kit/juice.js';
import type { Painter } from '../../kit/types.js';
import { drawGold, drawWorth, GOLDEN } from './draw-extras.js';
import { bang } from './draw-lamp.js';
import { ban } from './draw-pops.js';
import { H, HOOK, W, type State } from './state.js';

export function drawFish(p: Painter, s: State): void {
  const { palette, ctx, view } = p;
  const surface = 5;
  const water = ctx.createLinearGradient(0, surface, 0, H);
  water.addColorStop(0, p.mix('#49b3e6', palette.near, 0.25));
  water.addColorStop(1, p.mix('#0e3e66', palette.near, 0.3));
  ctx.fillStyle = water;
  ctx.fillRect(view.x - 1, surface, view.w + 2, view.h);
  for (let i = 0; i < 26; i++) {
    const x = view.x + ((i * 3.1 + p.now * 0.5 * (i % 2 ? 1 : -1) + 40) % (view.w + 2)) - 1;
    p.rect(x, surface + 0.1 + (i % 3) * 0.22, 1.2, 0.08, 'rgba(255,255,255,.55)', 0.04);
  }
  p.block(view.x - 0.5, H - 0.7, view.w + 1, 3, true);
  for (let i = 0; i < 4; i++)
    p.circle(1.4 + i * 2.6, H - 2 - ((p.now * 0.8 + i * 1.9) % 6), 0.12, 'rgba(255,255,255,.4)');
  // the pier with its two posts
  const wood = p.mix(palette.solid, '#8a5a2b', 0.6);
  for (const x of [0.8, 3.6]) p.rect(x, 4.2, 0.34, 3.2, p.mix(wood, '#000000', 0.3), 0.1);
  p.rect(view.x - 1, 4.1, 5.2 - view.x, 0.5, wood, 0.12);
  const now = s.signal;
  const boss = (s.boss?.hp ?? 0) > 0 && s.hits >= s.need;
  // who is coming: seen before it bites
  const on = now?.phase === 'on';
  const dip = (on ? 0.9 : 0) + s.pulse.value * 0.8;
  const bob = { x: HOOK.x, y: surface + dip + Math.sin(p.now * 2.4) * 0.08 };
  const hx = HOOK.x;
  const hy = HOOK.y + dip;
  p.line(4.4, 1.9, bob.x, bob.y, 0.05, '#ffffff');
  p.line(bob.x, bob.y, hx, hy, 0.05, 'rgba(255,255,255,.6)');
  p.circle(bob.x, bob.y, 0.34, '#ffffff');
  p.circle(bob.x, bob.y - 0.1, 0.28, palette.danger);
  ctx.strokeStyle = '#e8eef5';
  ctx.lineWidth = 0.1;
  ctx.beginPath();
  ctx.arc(hx - 0.15, hy, 0.24, 0, 3.4);
  ctx.stroke();
  if (now) {
    const near = now.phase === 'wait' ? clamp(now.t / now.wait, 0, 1) : 1;
    const size = boss ? 3.2 : 2;
    let x = W + 1.5 - near * (W + 0.5 - hx);
    let y = hy + 0.3 + Math.sin(p.now * 2) * 0.2 * (1 - near);
    let alpha = 0.25 + near * 0.75;
    if (now.phase === 'after' && now.outcome === 'hit') {
      // out of the water and to the hero, in a bow
      const t = clamp(now.t / 34, 0, 1);
      x = hx + (3 - hx) * t;
      y = hy + (3 - hy) * t - Math.sin(t * 3.14) * 3;
    } else if (now.phase === 'after') {
      x = hx - now.t * 0.16;
      alpha = clamp(1 - now.t / 50, 0, 1);
    }
    const golden = now.golden && now.phase !== 'after';
    if (golden) drawGold(p, x, y, size * 0.9);
    p.sprite(now.actor, x, y, size, {
      alpha,
      dir: -1,
      angle: Math.sin(p.now * 8) * 0.1,
      ...(on ? { glow: now.golden ? GOLDEN : now.good ? palette.accent : palette.danger } : {}),
    });
    if (golden) drawWorth(p, x + 0.8, y - 0.8, 2);
    if (!now.good && now.phase !== 'after' && near > 0.35) ban(p, x + 0.8, y - 0.8, 0.42);
    if (on && now.good) bang(p, bob.x + 1, bob.y - 1.5);
  }
  const pull = now?.phase === 'after' && now.outcome === 'hit' ? Math.max(0, 0.5 - now.t * 0.02) : on ? -0.1 : 0;
  ctx.save();
  ctx.translate(2.9, 3.5);
  ctx.rotate(-pull);
  p.line(0, 0.2, 1.6, -1.6, 0.13, wood);
  ctx.restore();
  p.hero(2.1, 3.1, 2.1, { dir: 1, squash: s.hero.value, shadow: true });
}
