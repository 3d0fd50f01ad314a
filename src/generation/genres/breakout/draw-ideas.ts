/** How it looks what the field of a level does: the bar, the wind, the helper, and the line between twins. */
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { BAR, MATE } from './ideas.js';
import { H, W, type State } from './state.js';

export function drawField(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  const { field } = s;
  if (s.idea === 'twins' && s.bricks.length > 0) {
    ctx.save();
    ctx.globalAlpha = 0.5 + Math.sin(p.now * 3) * 0.15;
    for (let y = 0.5; y < 8; y += 0.8) p.rect(W / 2 - 0.05, y, 0.1, 0.45, palette.accent, 0.05);
    ctx.restore();
  } else if (s.idea === 'wind') drawWind(p, field.wind);
  else if (s.idea === 'bar') {
    const left = field.barX - BAR.w / 2;
    const steel = p.mix(palette.solidEdge, '#ffffff', 0.25);
    p.rect(left, BAR.y - BAR.h / 2 + 0.08, BAR.w, BAR.h, 'rgba(0,0,0,.45)', 0.18);
    p.rect(left, BAR.y - BAR.h / 2, BAR.w, BAR.h, p.mix(steel, '#000000', 0.35), 0.18);
    p.rect(left + 0.06, BAR.y - BAR.h / 2 + 0.05, BAR.w - 0.12, BAR.h * 0.45, steel, 0.1);
    for (const x of [left + 0.3, field.barX, left + BAR.w - 0.3]) p.circle(x, BAR.y, 0.08, palette.ink);
  } else if (s.idea === 'mate') {
    const { x, squash } = field.mate;
    p.sprite(g.design.cast.hero, x, MATE.y + 0.55, 0.95, { squash: squash.value, shadow: true });
    p.rect(x - MATE.w / 2, MATE.y - 0.02, MATE.w, 0.26, p.mix(palette.accent, '#000000', 0.5), 0.13);
    p.rect(x - MATE.w / 2, MATE.y - 0.06, MATE.w, 0.24, p.mix(palette.accent, '#ffffff', 0.35), 0.12);
  }
}

/** Streaks that go with the wind, longer where it blows harder. */
function drawWind(p: Painter, wind: number): void {
  const { ctx } = p;
  ctx.save();
  for (let i = 0; i < 16; i++) {
    const y = 0.6 + noise(i * 3.1) * (H - 3);
    const long = Math.abs(wind) * (0.25 + noise(i) * 0.3);
    const speed = (3 + noise(i * 7.7) * 3) * Math.sign(wind);
    const x = (((noise(i * 5.3) * 20 + p.now * speed) % (W + 4)) + W + 4) % (W + 4);
    ctx.globalAlpha = 0.18 + noise(i * 2.2) * 0.2;
    p.rect(x - 2, y, long, 0.07, '#ffffff', 0.03);
  }
  ctx.restore();
}
