/** A ring with a crowd around it. */
import type { Game, Painter } from '../../kit/types.js';
import { drawPosts } from './draw-court.js';
import { CX, CY, RADIUS } from './ring.js';
import { TOP, type State } from './state.js';

export function drawRing(p: Painter, s: State, g: Game): void {
  const { ctx, palette, view } = p;
  const mat = p.mix(palette.near, palette.solidEdge, 0.3);
  p.rect(view.x, view.y, view.w, view.h, p.mix(mat, '#000000', 0.2));
  ctx.fillStyle = p.mix(mat, '#000000', 0.26);
  for (let x = Math.floor(view.x / 3) * 3 - 3; x < view.x + view.w; x += 3)
    for (let y = Math.floor(view.y / 3); y * 3 < view.y + view.h; y++) ctx.fillRect(x + (y & 1) * 1.5, y * 3, 1.5, 3);
  drawCrowd(p, s, g, mat);
  const clay = p.mix(palette.solid, palette.solidEdge, 0.55);
  p.circle(CX, CY + 0.35, s.radius + 0.5, 'rgba(0,0,0,.3)');
  p.circle(CX, CY, s.radius + 0.45, p.mix(palette.solid, '#000000', 0.25));
  p.circle(CX, CY, s.radius + 0.2, p.mix(palette.solidEdge, '#ffffff', 0.45));
  p.circle(CX, CY, s.radius, clay);
  p.circle(CX, CY, s.radius * 0.66, p.mix(clay, '#ffffff', 0.1));
  for (const x of [-0.7, 0.7]) p.rect(CX + x - 0.09, CY - 0.8, 0.18, 1.6, p.mix(clay, '#000000', 0.3), 0.08);
  drawPosts(p, s);
}

/** Who looks on, in rows round the ring on cushions, dim beside who fights, every fourth one of the cast; all hop when a round is decided. */
function drawCrowd(p: Painter, s: State, g: Game, mat: string): void {
  const { view, palette } = p;
  const crowd = g.design.cast.enemies.filter((one) => one !== s.foe.actor);
  for (let row = 0; row < 3; row++) {
    const far = RADIUS + 1.75 + row * 1.95;
    const seats = Math.floor((far * 6.2832) / 2.15);
    for (let i = 0; i < seats; i++) {
      const angle = ((i + row / 2) / seats) * 6.2832;
      const x = CX + Math.cos(angle) * far;
      const y = CY + Math.sin(angle) * far;
      // not under the names, nor half outside
      if ((y < TOP + 1 && Math.abs(x - CX) < 7) || x < view.x + 0.4 || x > view.x + view.w - 0.4) continue;
      if (y < view.y + 1.6 || y > view.y + view.h - 0.5) continue;
      // a phone has its stick and buttons below
      if (view.h > view.w && y > CY + RADIUS + 2.4) continue;
      const joy = s.phase === 'over' ? Math.abs(Math.sin(p.now * 7 + i * 1.7)) * 0.35 : 0;
      const seat = p.mix([palette.accent, palette.danger, palette.solidEdge][(i + row) % 3] as string, mat, 0.72);
      p.rect(x - 0.62, y + 0.36, 1.24, 0.4, p.mix(mat, '#000000', 0.35), 0.2);
      const guest = crowd[Math.floor(i / 4) % Math.max(1, crowd.length)];
      if (guest && (i + row) % 4 === 0) {
        p.sprite(guest, x, y - joy, 1.25, { dir: x < CX ? 1 : -1, wash: `${mat}59` });
        continue;
      }
      const sway = Math.sin(p.now * 3 + i * 2.1) * 0.03;
      p.rect(x - 0.46, y - 0.16 - joy, 0.92, 0.78, seat, 0.34);
      p.circle(x + sway, y - 0.4 - joy, 0.33, p.mix(seat, '#ffffff', 0.22));
    }
  }
}
