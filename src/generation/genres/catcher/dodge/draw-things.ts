/** How those look who are in every game of dodging: what comes and what announces it, what may be picked up, and the hero. */
import { drawBubble } from '../../../kit/side-view.js';
import type { Game, Painter } from '../../../kit/types.js';
import { STAYS } from './finds.js';
import { HERO, LOW, xAt, yAt, type Find, type State, type Threat } from './state.js';

/** frames before which what is out of sight is announced */
const SHOWN = 55;

/** An arrowhead that points where something will come from. */
function arrow(p: Painter, x: number, y: number, turn: number): void {
  const { ctx, palette } = p;
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(turn);
  const size = 1 + Math.sin(p.now * 16) * 0.12;
  for (const [r, colour] of [
    [0.52 * size, '#ffffff'],
    [0.4 * size, palette.danger],
  ] as const) {
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(r, 0);
    ctx.lineTo(-r * 0.8, -r);
    ctx.lineTo(-r * 0.4, 0);
    ctx.lineTo(-r * 0.8, r);
    ctx.closePath();
    ctx.fill();
  }
  ctx.restore();
}

/** What is about to come, and where it will land: drawn over the night, for nothing strikes unseen. */
export function drawMarks(p: Painter, s: State): void {
  const { view, ctx, palette } = p;
  const right = view.x + view.w;
  for (const threat of s.threats) {
    const age = s.beat - threat.from;
    const left = threat.life - age;
    if ((threat.way === 'fall' || threat.way === 'arc') && age > 0 && left < 90) {
      const near = 1 - left / 90;
      const wide = threat.size * (0.62 - near * 0.14);
      ctx.globalAlpha = 0.18 + near * 0.5;
      ctx.strokeStyle = palette.danger;
      ctx.lineWidth = 0.1;
      ctx.beginPath();
      ctx.ellipse(xAt(threat, threat.life), LOW + 0.62, wide, wide * 0.3, 0, 0, 6.2832);
      ctx.stroke();
      ctx.globalAlpha = 1;
    }
    const soon = Math.max(0, age);
    const [x, y] = [xAt(threat, soon), yAt(threat, soon)];
    const out = threat.size * 0.4;
    if (y < view.y - out && threat.way === 'fall') {
      const then = seenAt(threat, view.y - out);
      if (then - age < SHOWN) arrow(p, xAt(threat, then), view.y + 1.5, Math.PI / 2);
    } else if ((threat.way === 'sweep' || threat.way === 'hop') && age > -SHOWN && age < threat.life / 2) {
      const height = threat.way === 'hop' ? LOW - 0.6 : y;
      if (x < view.x - out) arrow(p, view.x + 0.8, height, 0);
      else if (x > right + out) arrow(p, right - 0.8, height, Math.PI);
    }
  }
}

/** The age at which a fall is as low as `y`. */
function seenAt(threat: Threat, y: number): number {
  const top = threat.path[1] as number;
  const low = yAt(threat, threat.life);
  return ((y - top) / Math.max(0.1, low - top)) * threat.life;
}

export function drawThreat(p: Painter, s: State, threat: Threat): void {
  const age = s.beat - threat.from;
  if (age < 0) return;
  const { x, y, size, way, spin, actor } = threat;
  const before = xAt(threat, age - 3);
  const turns = way === 'sweep' || way === 'hop' ? ((x < before ? -1 : 1) * age) / 26 : spin * Math.sin(age / 16) * 0.5;
  p.sprite(actor, x, y, size, {
    dir: x < before ? -1 : 1,
    angle: way === 'lies' ? spin * 0.15 : turns,
    glow: p.palette.danger,
    shadow: way === 'sweep' || way === 'lies',
  });
}

export function drawFind(p: Painter, s: State, find: Find): void {
  const { actor, power, age, x } = find;
  const left = STAYS - age;
  if (!s.onWay && left < 110 && Math.floor(age / 7) % 2) return;
  const grown = Math.min(1, age / 14);
  const y = find.y + Math.sin(p.now * 4 + x) * 0.08;
  const { accent, panel } = p.palette;
  if (!power) {
    p.circle(x, y, 0.62 * grown, `${accent}55`);
    p.sprite(actor, x, y, 1.15 * grown, { glow: accent });
    return;
  }
  p.circle(x, y, 0.62 * grown, accent);
  p.circle(x, y, 0.53 * grown, p.mix(panel, '#ffffff', 0.4));
  if (power === 'shield') drawBubble(p, x, y, 0.36 * grown);
  else if (power === 'life') p.text('♥', x, y + 0.02, 0.72 * grown, p.palette.danger);
  else {
    const { ctx } = p;
    ctx.strokeStyle = p.palette.ink;
    ctx.lineWidth = 0.09;
    ctx.beginPath();
    ctx.arc(x, y, 0.32 * grown, 0, 6.2832);
    ctx.moveTo(x, y - 0.18);
    ctx.lineTo(x, y);
    ctx.lineTo(x + 0.14, y + 0.08);
    ctx.stroke();
  }
}

export function drawHero(p: Painter, s: State, g: Game): void {
  const { hero } = s;
  const fast = Math.min(1, (Math.abs(hero.vx) + Math.abs(hero.vy)) / 5);
  const step = s.onWay ? 0 : Math.abs(Math.sin(p.now * 13)) * 0.12 * fast;
  p.hero(hero.x, hero.y - step, HERO, {
    dir: s.dir,
    squash: s.squash.value + (fast < 0.1 ? Math.sin(p.now * 3) * 0.02 : 0),
    angle: hero.vx * (s.onWay ? 0.03 : 0.016),
    shadow: true,
  });
  for (let i = 0; i < s.shields; i++) drawBubble(p, hero.x, hero.y, 0.98 + i * 0.16);
  if (s.slow > 0) {
    const { ctx } = p;
    ctx.strokeStyle = p.palette.accent;
    ctx.lineWidth = 0.12;
    ctx.beginPath();
    ctx.arc(hero.x, hero.y, 1.2, -1.5708, -1.5708 + (s.slow / 300) * 6.2832);
    ctx.stroke();
  }
  if (s.streak > 2 && !g.has('noScore')) p.text(`×${s.streak}`, hero.x + 0.9, hero.y - 0.9, 0.42, p.palette.accent);
}
