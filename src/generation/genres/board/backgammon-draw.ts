/** How backgammon looks: a wooden board with 24 triangles, checkers, dice, what may go where, and who sits there. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { cursorSpot } from './backgammon-hands.js';
import { along, partOf } from './backgammon-play.js';
import {
  columnOf,
  dieSpot,
  H,
  isBelow,
  landing,
  manSpot,
  TABLE,
  TALL,
  topSpot,
  W,
  xOfColumn,
  type Spot,
} from './backgammon-places.js';
import { BAR, OFF, otherOf, type Side } from './backgammon-rules.js';
import { isPerson, sourcesOf, targetsOf, type State } from './backgammon-state.js';
import { drawDie, TUMBLE } from './dice.js';
import { RIM } from './grid.js';
import { drawDisc, drawToken, drawTray, sideColours } from './look.js';
import { drawSeats, type Seat } from './seats.js';

const SIDES: readonly Side[] = [0, 1];
const IVORY = ['#f3e9d8', '#4a3030'] as const;

const colourOf = (p: Painter, s: State, side: Side): string =>
  s.colours?.[side] ?? (s.plain ? p.mix(IVORY[side], p.palette.solid, 0.08) : sideColours(p)[side]);

function drawBoard(p: Painter): void {
  const { palette, ctx } = p;
  const wood = p.mix('#7a4a26', palette.solid, 0.25);
  const felt = p.mix(p.mix('#e8d3ac', palette.horizon, 0.2), palette.near, 0.12);
  drawTray(p, TABLE, wood);
  const dark = p.mix(wood, '#000000', 0.3);
  for (const [from, columns] of [
    [0, 6],
    [7, 6],
    [13, 1],
  ] as const) {
    p.rect(RIM + from - 0.04, RIM - 0.06, columns + 0.08, TABLE.rows + 0.06, dark, 0.12);
    p.rect(RIM + from, RIM, columns, TABLE.rows, from === 13 ? p.mix(wood, '#000000', 0.18) : felt, 0.1);
  }
  const colours = [p.mix('#9c3b2e', palette.danger, 0.2), p.mix('#2f4a3c', palette.solid, 0.3)];
  for (let point = 1; point <= 24; point++) {
    const x = xOfColumn(columnOf(point));
    const [edge, tip] = isBelow(point) ? [H - RIM, H - RIM - TALL] : [RIM, RIM + TALL];
    ctx.fillStyle = colours[point % 2] as string;
    ctx.beginPath();
    ctx.moveTo(x - 0.46, edge);
    ctx.lineTo(x + 0.46, edge);
    ctx.lineTo(x, tip);
    ctx.closePath();
    ctx.fill();
  }
  // what is taken off lies in these
  p.rect(RIM + 13.06, H / 2 - 0.5, 0.88, 1, wood, 0.1);
  for (const y of [H * 0.28, H * 0.72]) p.circle(xOfColumn(6), y, 0.16, p.mix('#c9a04a', palette.accent, 0.2));
}

function drawMan(p: Painter, s: State, side: Side, { x, y }: Spot, size = 1.06): void {
  const colour = colourOf(p, s, side);
  if (s.plain) drawDisc(p, x, y, colour, size);
  else drawToken(p, s.actors[side], x, y, colour, size);
}

/** Checkers where they rest; more than five on a point lie closer, and are counted. */
function drawMen(p: Painter, s: State): void {
  const rest = s.next && s.step ? resting(s) : s.at;
  for (const side of SIDES)
    for (let point = OFF; point <= BAR; point++) {
      const n = rest[side][point] ?? 0;
      for (let nth = 0; nth < n; nth++) {
        const spot = manSpot(side, point, nth, n);
        if (point === OFF) {
          p.rect(spot.x - 0.4, spot.y - 0.12, 0.8, 0.24, p.mix(colourOf(p, s, side), '#000000', 0.4), 0.08);
          p.rect(spot.x - 0.4, spot.y - 0.13, 0.8, 0.2, colourOf(p, s, side), 0.08);
          continue;
        }
        const grown = s.phase === 'deal' ? clamp((s.t - point * 0.8 - nth * 2) / 10, 0, 1) : 1;
        if (grown > 0) drawMan(p, s, side, spot, 1.06 * grown);
      }
      if (n < 6 || point === OFF) continue;
      const { x, y } = manSpot(side, point, n - 1, n);
      p.circle(x, y, 0.26, '#ffffff');
      p.text(String(n), x, y + 0.01, 0.36, '#1d2230');
    }
}

/** All but the checker that is on its way, and the one that it hits. */
function resting(s: State): State['at'] {
  const { at, side, step } = s;
  if (!step) return at;
  const own = [...at[side]];
  own[step.from] = (own[step.from] as number) - 1;
  const other = [...at[otherOf(side)]];
  if (s.hit && s.t > 0) other[25 - step.to] = partLate(s) ? 0 : (other[25 - step.to] as number);
  return side === 0 ? [own, other] : [other, own];
}
/** A checker that is hit leaves in the second half of the way. */
const partLate = (s: State): boolean => s.t > 6;

function ring(p: Painter, { x, y }: Spot, r: number, colour: string, width: number): void {
  p.ctx.strokeStyle = colour;
  p.ctx.lineWidth = width;
  p.ctx.beginPath();
  p.ctx.arc(x, y, r, 0, Math.PI * 2);
  p.ctx.stroke();
}

/** Who may go stands in a ring, and where the one that is taken up may go is shown. */
function drawChoices(p: Painter, s: State): void {
  if (s.phase !== 'choose' || !isPerson(s) || s.steps.length === 0) return;
  const { accent, ink } = p.palette;
  const beat = Math.sin(p.now * 6) * 0.03;
  if (s.from === null) {
    sourcesOf(s).forEach((point, i) => {
      const chosen = s.keys && i === s.picked;
      const spot = topSpot(s.at, s.side, point);
      ring(p, spot, 0.47 + beat, '#ffffff', 0.12);
      ring(p, spot, 0.47 + beat, chosen ? ink : accent, chosen ? 0.12 : 0.07);
    });
    return;
  }
  const held = topSpot(s.at, s.side, s.from);
  ring(p, held, 0.5 + beat, '#ffffff', 0.16);
  ring(p, held, 0.5 + beat, accent, 0.1);
  targetsOf(s).forEach(({ to }, i) => {
    const spot = landing(s.at, s.side, to);
    const chosen = s.keys && i === s.picked;
    p.ctx.save();
    p.ctx.globalAlpha = 0.55;
    drawMan(p, s, s.side, spot, 0.86);
    p.ctx.restore();
    ring(p, spot, 0.44 + beat * 2, '#ffffff', 0.14);
    ring(p, spot, 0.44 + beat * 2, chosen ? ink : accent, chosen ? 0.14 : 0.08);
  });
}

function drawDice(p: Painter, s: State): void {
  const person = isPerson(s);
  const faces = (side: Side): readonly [string, string] => {
    const colour = colourOf(p, s, side);
    return [p.mix(colour, '#ffffff', 0.82), '#23262d'];
  };
  if (s.phase === 'opening') {
    for (const side of SIDES) {
      const at = dieSpot(side, 0, 1);
      const wins = s.t > TUMBLE && s.side === side;
      drawDie(p, at.x, at.y, wins ? 1.25 : 1.05, s.dice[side] ?? 1, {
        thrown: s.t,
        squash: s.land.value,
        nth: side,
        colours: faces(side),
        rim: wins ? p.palette.accent : undefined,
      });
    }
    return;
  }
  if (s.phase === 'deal' || s.phase === 'over') return;
  const waits = s.phase === 'roll' && person;
  if (s.phase === 'roll' && !person) return;
  const shown = s.dice.length > 0 ? s.dice : [3, 5];
  const double = s.dice.length === 2 && s.dice[0] === s.dice[1];
  const all = double && s.phase !== 'tumble' ? [0, 0, 0, 0].map(() => shown[0] as number) : shown;
  const left = [...s.left];
  all.forEach((pips, nth) => {
    const at = dieSpot(s.side, nth, all.length);
    const open = left.indexOf(pips);
    if (open >= 0) left.splice(open, 1);
    const beat = waits ? 1 + Math.sin(p.now * 5 + nth) * 0.06 : 1;
    drawDie(p, at.x, at.y, (double && all.length > 2 ? 0.86 : 1.05) * beat, pips, {
      thrown: s.phase === 'tumble' ? s.t * (person ? 1 : 2.2) : TUMBLE,
      squash: s.phase === 'choose' && s.t < 20 ? s.land.value : 0,
      nth,
      faint: s.phase === 'pass' || ((s.phase === 'choose' || s.phase === 'walk') && open < 0),
      rim: waits ? p.palette.accent : undefined,
      colours: faces(s.side),
    });
  });
  if (waits && s.keys) ring(p, cursorSpot(s), 1.5, p.palette.ink, 0.1);
}

/** The checker on its way, and the one that it sends to the bar. */
function drawWalk(p: Painter, s: State, g: Game): void {
  if (s.phase !== 'walk') return;
  const part = partOf(g, s);
  if (s.hit && partLate(s)) {
    const [from, to] = s.hit;
    const late = clamp((s.t - 6) / 9, 0, 1);
    drawMan(p, s, otherOf(s.side), { x: from.x + (to.x - from.x) * late, y: from.y + (to.y - from.y) * late });
  }
  drawMan(p, s, s.side, along(s, part), 1.06 + Math.sin(part * Math.PI) * 0.14);
}

/** Who has won, and how much it counts where points are counted. */
function drawOver(p: Painter, s: State): void {
  if (s.phase !== 'over' || s.winner === null) return;
  const grow = clamp(s.t / 16, 0, 1);
  p.ctx.save();
  p.ctx.translate(W / 2, H / 2);
  p.ctx.scale(grow, grow);
  p.rect(-2.3, -1.12, 4.6, 2.3, 'rgba(0,0,0,.4)', 0.6);
  p.rect(-2.3, -1.2, 4.6, 2.3, p.palette.panel, 0.6);
  drawMan(p, s, s.winner, { x: s.need > 1 ? -1.05 : 0, y: -0.05 }, 2);
  if (s.need > 1) p.text(`${s.points[0]} : ${s.points[1]}`, 0.95, -0.02, 0.8, p.palette.ink);
  p.ctx.restore();
}

export function drawBackgammon(p: Painter, s: State, g: Game): void {
  p.kept(s, -0.1, -0.1, W + 0.2, H + 0.3, () => drawBoard(p));
  drawMen(p, s);
  drawChoices(p, s);
  drawDice(p, s);
  drawWalk(p, s, g);
  drawOver(p, s);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const seatOf = (side: Side): Seat => ({
    actor: s.actors[side],
    colour: colourOf(p, s, side),
    active: s.phase !== 'over' && s.phase !== 'deal' && s.side === side,
    mood: side === 0 ? mood : -mood * 0.6,
    text: s.need > 1 ? `${s.points[side]}/${s.need}` : `${s.at[side][OFF] ?? 0}/15`,
    ...(side === 1 ? { by: s.two ? 'person' : 'computer' } : {}),
    ...(side === 0 && g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
  });
  drawSeats(p, TABLE, seatOf(0), seatOf(1));
}
