/** The stand behind the field: tiers of people who sit still, and jump up for a good hit. */
import type { Game, Painter } from '../../kit/types.js';
import { HORIZON, type State } from './batting-state.js';

const TIERS = 4;
const TIER = 0.56;
const SEAT = 0.62;
const BOARDS = 0.5;
const SKIN = ['#f0c9a0', '#d9a066', '#a9714b', '#7a4a2f'] as const;

/** The same number for the same seat, 0–n: nobody changes places from frame to frame. */
const lot = (i: number, tier: number, n: number): number => (((i * 37 + tier * 101) % 97) + 97) % n;

/** Whether the crowd is on its feet: the ball is on its way far out, or has been worth something. */
function isCheering(s: State): boolean {
  if (!s.drive || s.drive.worth === 0) return false;
  return s.phase === 'after' || (s.phase === 'flight' && s.t > 20);
}

/** Drawn over the whole window, whose sides reach beyond the field. */
export function drawCrowd(p: Painter, s: State, g: Game): void {
  const { view, palette: c } = p;
  const noir = g.design.theme.style === 'noir';
  const top = HORIZON - BOARDS - TIERS * TIER;
  const [left, wide] = [view.x - 1, view.w + 2];
  p.rect(left, top - 0.35, wide, HORIZON - top + 0.35, p.mix(c.panel, c.near, 0.35));
  p.rect(left, top - 0.42, wide, 0.14, c.accent);
  const cheers = isCheering(s);
  const shirts = [c.accent, c.danger, p.mix(c.accent, '#ffffff', 0.6), p.mix(c.ink, c.panel, 0.4), c.solid] as const;
  for (let tier = 0; tier < TIERS; tier++) {
    const foot = top + (tier + 1) * TIER;
    for (let i = Math.floor(left / SEAT); i * SEAT < left + wide; i++) {
      // some seats are free
      if (lot(i, tier, 9) === 0) continue;
      const x = (i + (tier % 2) / 2) * SEAT;
      const rise = cheers
        ? Math.abs(Math.sin(p.now * 8 + lot(i, tier, 7))) * 0.26
        : Math.sin(p.now * 1.6 + lot(i, tier, 13)) * 0.015;
      const y = foot - 0.2 - rise;
      const skin = p.mix(SKIN[lot(i, tier, SKIN.length)]!, c.near, noir ? 0.75 : 0.12);
      const shirt = p.mix(shirts[lot(i, tier, shirts.length)]!, c.panel, 0.25);
      p.rect(x - 0.2, y, 0.4, 0.42, shirt, 0.14);
      p.circle(x, y - 0.12, 0.15, skin);
      if (!cheers || lot(i, tier, 3) > 0) continue;
      p.line(x - 0.18, y + 0.1, x - 0.27, y - 0.28, 0.09, skin);
      p.line(x + 0.18, y + 0.1, x + 0.27, y - 0.28, 0.09, skin);
    }
    p.rect(left, foot, wide, 0.1, p.mix(c.panel, '#000000', 0.35));
  }
  // boards before the first row, in the colours of both sides
  p.rect(left, HORIZON - BOARDS, wide, BOARDS, p.mix(c.panel, '#000000', 0.2));
  for (let i = Math.floor(left / 2.4); i * 2.4 < left + wide; i++)
    p.rect(
      i * 2.4 + 0.08,
      HORIZON - BOARDS + 0.08,
      2.24,
      BOARDS - 0.16,
      i % 2 ? c.accent : p.mix(c.danger, c.panel, 0.25),
      0.06,
    );
}
