/** Place, lap time and the map: drawn with the world, for the kit's bar has no room for them. */
import type { Painter } from '../../kit/types.js';
import type { State } from './state.js';

/** units from the upper edge that the kit's own bar takes */
const TOP = 1.75;

export function drawGauges(p: Painter, s: State): void {
  const { view, palette } = p;
  const left = view.x + 0.35;
  const top = view.y + TOP + (s.rivals.some(({ boss }) => boss) ? 0.7 : 0);
  if (s.rivals.length > 0) {
    const leads = s.place <= s.podium;
    const beat = s.cheer > 0 ? 1.15 : 1;
    p.rect(left, top, 1.75, 1.2, p.mix(palette.panel, palette.ink, 0.3), 0.35);
    p.rect(left, top, 1.75, 1.12, leads ? p.mix(palette.accent, palette.panel, 0.25) : palette.panel, 0.35);
    p.text(String(s.place), left + 0.55, top + 0.58, 1 * beat, palette.ink);
    p.text(`/${s.rivals.length + 1}`, left + 1.25, top + 0.68, 0.55, palette.ink);
  }
  const y = top + (s.rivals.length > 0 ? 1.4 : 0);
  p.rect(left, y, 1.75, 0.62, p.mix(palette.panel, palette.ink, 0.12), 0.3);
  p.text(s.lapTime.toFixed(1), left + 0.88, y + 0.33, 0.44, palette.ink);
  drawMap(p, s, top);
}

function drawMap(p: Painter, s: State, top: number): void {
  const { ctx, view, palette } = p;
  const { track } = s;
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < track.n; i += 3) {
    const x = track.x[i] as number;
    const y = track.y[i] as number;
    x0 = Math.min(x0, x);
    x1 = Math.max(x1, x);
    y0 = Math.min(y0, y);
    y1 = Math.max(y1, y);
  }
  const size = 2.7;
  const scale = (size - 0.5) / Math.max(x1 - x0, y1 - y0);
  const mx = view.x + view.w - size / 2 - 0.35;
  const my = top + size / 2;
  const at = (x: number, y: number): [number, number] => [
    mx + (x - (x0 + x1) / 2) * scale,
    my + (y - (y0 + y1) / 2) * scale,
  ];
  ctx.save();
  ctx.globalAlpha = 0.55;
  p.rect(mx - size / 2, my - size / 2, size, size, palette.panel, 0.4);
  ctx.globalAlpha = 1;
  ctx.beginPath();
  for (let i = 0; i < track.n; i += 2) ctx.lineTo(...at(track.x[i] as number, track.y[i] as number));
  ctx.closePath();
  ctx.lineJoin = 'round';
  for (const [width, colour] of [
    [0.24, palette.ink],
    [0.13, p.mix(palette.panel, '#ffffff', 0.5)],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  const dot = (x: number, y: number, r: number, colour: string): void => {
    const [dx, dy] = at(x, y);
    p.circle(dx, dy, r + 0.05, '#ffffff');
    p.circle(dx, dy, r, colour);
  };
  for (const rival of s.rivals) dot(rival.x, rival.y, 0.12, palette.danger);
  dot(s.hero.x, s.hero.y, 0.16, palette.accent);
  ctx.restore();
}
