/** The lamp that says when, and the bang after it. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawGold, drawWorth } from './draw-extras.js';
import { ban } from './draw-pops.js';
import { LAMP, W, type State } from './state.js';

/** "!" */
export function bang(p: Painter, x: number, y: number): void {
  const size = 1.7 + Math.abs(Math.sin(p.now * 14)) * 0.3;
  p.circle(x, y, size * 0.5, p.palette.accent);
  p.text('!', x, y + 0.04, size * 0.8, p.mix(p.palette.ink, '#000000', 0.3));
}

export function drawLamp(p: Painter, s: State, g: Game): void {
  const { palette, ctx, view } = p;
  p.block(view.x - 0.5, 10.6, view.w + 1, view.h, true);
  const now = s.signal;
  const on = now?.phase === 'on';
  const green = on && now.good;
  const never = on && !now.good;
  // a post with a large lamp; what it shows is the thing itself
  p.rect(LAMP.x - 0.3, LAMP.y, 0.6, 10.7 - LAMP.y, p.mix(palette.solid, '#000000', 0.4), 0.2);
  const r = 3.05 * (1 + s.pulse.value * 0.25);
  const tone = green
    ? '#3fc65a'
    : never
      ? '#e02d3c'
      : now?.phase !== 'after'
        ? '#c9473f'
        : now.outcome === 'hit'
          ? '#2f8f45'
          : p.mix(palette.solid, '#555555', 0.5);
  if (green) {
    ctx.globalAlpha = 0.3;
    p.circle(LAMP.x, LAMP.y, r + 0.7 + Math.sin(p.now * 16) * 0.15, '#7dff9a');
    ctx.globalAlpha = 1;
  }
  p.circle(LAMP.x, LAMP.y + 0.15, r + 0.3, 'rgba(0,0,0,.4)');
  p.circle(LAMP.x, LAMP.y, r + 0.3, p.mix(palette.solid, '#000000', 0.5));
  p.circle(LAMP.x, LAMP.y, r, tone);
  ctx.globalAlpha = 0.25;
  p.circle(LAMP.x - 0.7, LAMP.y - 0.9, r * 0.5, '#ffffff');
  ctx.globalAlpha = 1;
  if (now && now.phase !== 'wait') {
    const fade = now.phase === 'after' ? clamp(1 - now.t / 30, 0, 1) : 1;
    if (now.golden && on) drawGold(p, LAMP.x, LAMP.y, 3.2);
    p.sprite(now.actor, LAMP.x, LAMP.y, 3.3, { alpha: fade, angle: Math.sin(p.now * 10) * 0.06 });
    if (now.golden && on) drawWorth(p, LAMP.x + 1.9, LAMP.y - 1.9, 2);
    if (never) ban(p, LAMP.x, LAMP.y, 2.1);
  } else
    for (let i = 0; i < 3; i++)
      p.circle(
        LAMP.x + (i - 1) * 1.1,
        LAMP.y,
        0.24 + Math.max(0, Math.sin(p.now * 4 - i)) * 0.12,
        'rgba(255,255,255,.75)',
      );
  // time to press, as a shrinking ring
  if (green) {
    ctx.strokeStyle = '#ffffff';
    ctx.lineWidth = 0.22;
    ctx.beginPath();
    ctx.arc(LAMP.x, LAMP.y, r + 0.1, -1.57, -1.57 + 6.2832 * clamp(1 - now.t / now.window, 0, 1));
    ctx.stroke();
  }
  const won = now?.outcome === 'hit';
  const lost = now?.outcome === 'late' || now?.outcome === 'wrong';
  // a broad window has the two of them further apart
  const apart = clamp((g.width - W) / 2, 0, 2.6);
  const k = 1 + apart * 0.08;
  const jump = now?.phase === 'after' ? Math.sin(clamp(now.t / 24, 0, 1) * 3.14) : 0;
  p.hero(2.2 - apart + (won ? jump * 2.2 : 0), 10.75 - 1.25 * k - (won ? jump * 1.2 : 0), 2.5 * k, {
    dir: 1,
    squash: s.hero.value,
    shadow: true,
    angle: lost ? -jump * 0.5 : 0,
  });
  const boss = (s.boss?.hp ?? 0) > 0 && s.hits >= s.need;
  const { enemies } = g.design.cast;
  const foe = boss ? s.boss?.actor : enemies[(g.level - 1) % enemies.length];
  if (foe && !g.has('noEnemies'))
    p.sprite(foe, W - 2.2 + apart - (lost ? jump * 2 : 0), 10.7 - (boss ? 1.7 : 1.2) * k, (boss ? 3.4 : 2.4) * k, {
      dir: -1,
      shadow: true,
      white: won ? jump * 0.8 : 0,
      angle: won ? jump * 0.6 : Math.sin(p.now * 2) * 0.04,
    });
}
