/** How it looks what the air does: parachutes, and streaks of a gust. */
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { gustOf } from './ideas.js';
import { GROUND } from './state.js';

/** Over whatever hangs from it. */
export function drawChute(p: Painter, x: number, y: number, lean: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(lean * 0.4);
  for (const side of [-0.72, -0.25, 0.25, 0.72]) p.line(side, -1.05, side * 0.25, -0.4, 0.05, palette.ink);
  for (const [r, colour] of [
    [0.86, p.mix(palette.accent, '#000000', 0.45)],
    [0.8, palette.accent],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.arc(0, -1.02, r, Math.PI, 0);
    ctx.fill();
  }
  ctx.fillStyle = p.mix(palette.accent, '#ffffff', 0.6);
  ctx.beginPath();
  ctx.ellipse(0, -1.02, 0.28, 0.8, 0, Math.PI, 0);
  ctx.fill();
  ctx.restore();
}

/** Streaks that go the way of the gust. */
export function drawGust(p: Painter, g: Game, phrases: number): void {
  const { ctx, view } = p;
  const gust = gustOf(g, Math.max(0, phrases));
  ctx.save();
  for (let i = 0; i < 18; i++) {
    const speed = (3 + noise(i * 7.7) * 3) * Math.sign(gust);
    const span = view.w + 4;
    const x = (((noise(i * 5.3) * span + p.now * speed) % span) + span) % span;
    ctx.globalAlpha = 0.2 + noise(i * 2.2) * 0.25;
    p.rect(
      view.x + x - 2,
      view.y + 1.2 + noise(i * 3.1) * (GROUND - view.y - 2),
      1 + noise(i) * 1.2,
      0.08,
      '#ffffff',
      0.04,
    );
  }
  ctx.restore();
}
