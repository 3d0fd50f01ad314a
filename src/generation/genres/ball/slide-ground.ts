/** The sheets themselves: a waxed table with its zones, ice with a house, gravel, a board with gates, earth with a ring. Painted once. */
import { noise } from '../../kit/random.js';
import type { Painter } from '../../kit/types.js';
import { GATES, gateX, H, HOUSE, MID, RING, RINGS, ZONES, type Sheet } from './slide-sheet.js';

const WOOD = '#d9a463';
const FRAME = '#6b4423';

/** `icy`: where all is of ice, the table is too. */
export function drawSheet(p: Painter, sheet: Sheet, icy: boolean): void {
  if (sheet.mode === 'curling') drawIce(p, sheet);
  else if (sheet.mode === 'petanque') drawGravel(p, sheet);
  else if (sheet.mode === 'marbles') drawEarth(p, sheet);
  else drawTable(p, sheet, icy && sheet.mode !== 'sjoelen');
}

/** A frame around a sheet, and its ground. */
function framed(p: Painter, { half, end }: Sheet, rim: string, ground: string): void {
  p.rect(MID - half - 0.26, end - 0.1, half * 2 + 0.52, H - end + 0.22, 'rgba(0,0,0,.35)', 0.3);
  p.rect(MID - half - 0.26, end - 0.26, half * 2 + 0.52, H - end + 0.3, rim, 0.25);
  p.rect(MID - half, end, half * 2, H - end - 0.14, ground);
}

function grain(p: Painter, { half, end }: Sheet): void {
  for (let i = 0; i < 46; i++) {
    const x = MID - half + noise(i) * half * 2;
    const y = end + noise(i * 7 + 3) * (H - end - 2);
    p.rect(x, y, 0.035, 0.7 + noise(i * 3) * 1.4, 'rgba(90,50,15,.13)');
  }
}

/** What runners and pieces have drawn on ice. */
function scratches(p: Painter, { half, end }: Sheet): void {
  for (let i = 0; i < 40; i++) {
    const [x, y] = [MID - half + 0.1 + noise(i) * (half * 2 - 0.7), end + 0.3 + noise(i * 7 + 3) * (H - end - 1.6)];
    p.line(x, y, x + (noise(i * 3) - 0.5) * 0.9, y + 0.5 + noise(i * 5) * 0.7, 0.03, 'rgba(255,255,255,.85)');
  }
}

function drawTable(p: Painter, sheet: Sheet, icy: boolean): void {
  const { half, end, mode } = sheet;
  if (icy) framed(p, sheet, '#7f93ab', '#e3f1fa');
  else framed(p, sheet, FRAME, WOOD);
  if (icy) scratches(p, sheet);
  else grain(p, sheet);
  const ink = icy ? '#1f4a78' : '#5a3410';
  const line = icy ? 'rgba(50,95,150,.5)' : 'rgba(70,35,10,.55)';
  p.rect(MID - half, 11.6, half * 2, 0.07, line);
  if (mode === 'sjoelen') {
    p.rect(MID - half, end, half * 2, GATES - end, 'rgba(60,32,10,.35)');
    for (let i = 0; i < 3; i++) p.rect(MID + (i - 1) * 1.3 - 0.05, end, 0.1, GATES - end, FRAME);
    // the beam over the gates, with an arch each
    p.rect(MID - half, GATES - 0.12, half * 2, 0.3, FRAME, 0.08);
    for (let i = 0; i < 4; i++) p.rect(gateX(i) - 0.52, GATES - 0.13, 1.04, 0.34, 'rgba(30,14,4,.75)', 0.14);
    return;
  }
  const tops = [end, ...ZONES];
  ZONES.forEach((to, i) => {
    const from = tops[i] as number;
    const tint = [0.34, 0.2, 0.1][i] as number;
    p.ctx.save();
    p.ctx.globalAlpha = tint;
    p.rect(MID - half, from, half * 2, to - from, p.palette.accent);
    p.ctx.restore();
    p.rect(MID - half, to - 0.035, half * 2, 0.07, line);
    p.ctx.save();
    p.ctx.globalAlpha = 0.55;
    p.text(String(3 - i), MID, (from + to) / 2, 0.95, ink);
    p.ctx.restore();
  });
}

function drawIce(p: Painter, sheet: Sheet): void {
  framed(p, sheet, '#7f93ab', '#eaf4fb');
  const { half } = sheet;
  for (let i = 0; i < 60; i++)
    p.circle(
      MID - half + noise(i) * half * 2,
      1.3 + noise(i * 5) * 12.6,
      0.03 + noise(i * 2) * 0.03,
      'rgba(120,160,200,.28)',
    );
  const [mine, theirs] = p.sides;
  p.circle(HOUSE.x, HOUSE.y, RINGS[2], p.mix(mine, '#ffffff', 0.25));
  p.circle(HOUSE.x, HOUSE.y, RINGS[1], '#ffffff');
  p.circle(HOUSE.x, HOUSE.y, RINGS[0], p.mix(theirs, '#ffffff', 0.2));
  p.circle(HOUSE.x, HOUSE.y, 0.16, '#ffffff');
  const line = 'rgba(60,90,130,.4)';
  p.rect(MID - 0.02, 1.1, 0.04, 12.6, line);
  p.rect(MID - half, HOUSE.y - 0.02, half * 2, 0.04, line);
  p.rect(MID - half, 9.6, half * 2, 0.12, p.mix(theirs, '#ffffff', 0.35));
}

function drawGravel(p: Painter, sheet: Sheet): void {
  framed(p, sheet, '#7a5a36', '#dcc69c');
  const { half, end } = sheet;
  for (let i = 0; i < 420; i++) {
    const x = MID - half + 0.1 + noise(i) * (half * 2 - 0.2);
    const y = end + 0.1 + noise(i * 11 + 5) * (H - end - 0.4);
    p.circle(x, y, 0.025 + noise(i * 3) * 0.035, noise(i * 2) > 0.5 ? 'rgba(120,90,50,.35)' : 'rgba(255,248,225,.55)');
  }
  // the circle that one throws from
  p.ctx.strokeStyle = 'rgba(110,75,35,.6)';
  p.ctx.lineWidth = 0.06;
  p.ctx.beginPath();
  p.ctx.arc(MID, 12.9, 0.75, 0, Math.PI * 2);
  p.ctx.stroke();
}

function drawEarth(p: Painter, sheet: Sheet): void {
  framed(p, sheet, '#5f7d3a', '#b98c5c');
  const { half, end } = sheet;
  for (let i = 0; i < 220; i++) {
    const x = MID - half + 0.1 + noise(i) * (half * 2 - 0.2);
    const y = end + 0.1 + noise(i * 13 + 2) * (H - end - 0.4);
    p.circle(x, y, 0.03 + noise(i * 3) * 0.06, 'rgba(80,48,20,.18)');
  }
  p.circle(RING.x, RING.y, RING.r, 'rgba(255,240,210,.16)');
  p.ctx.strokeStyle = 'rgba(255,250,235,.9)';
  p.ctx.lineWidth = 0.09;
  p.ctx.beginPath();
  p.ctx.arc(RING.x, RING.y, RING.r, 0, Math.PI * 2);
  p.ctx.stroke();
  p.rect(MID - half + 0.3, 12.1, half * 2 - 0.6, 0.06, 'rgba(255,250,235,.6)');
}
