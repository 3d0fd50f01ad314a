/** How a match of dominoes looks: the table, tiles with dots or with things of the prompt, the ends that are open, who passes, and what a round brings. */
import type { Actor } from '../../design.js';
import { clamp, lerp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { aboveSpot, isPerson, seatBelow, seatsAbove } from './hidden-hands.js';
import { cursorSpot, mustDraw } from './domino-hands.js';
import { leftEnd, rightEnd, sideOf, type Tile } from './domino-rules.js';
import { H, STOCK, TABLE, W, type Shown, type State } from './domino-state.js';
import { BONE, drawNumber, drawTile } from './domino-tile.js';
import { BOX, drawToken, drawTray } from './look.js';
import { drawRound, type Seat } from './seats.js';

const colourOf = (p: Painter, s: State, seat: number): string =>
  p.mix(BOX[sideOf(s.table, seat)] as string, p.palette.solid, 0.12);

/** The place at an end where a tile may be laid. */
function drawEnds(p: Painter, s: State): void {
  if (s.phase !== 'turn' || !isPerson(s)) return;
  const { ctx } = p;
  for (const end of ['left', 'right'] as const) {
    const spot = s.ends[end];
    const open = s.held === null || s.choices.some((choice) => choice.tile === s.held && choice.end === end);
    if (!spot || !open) continue;
    const chosen = s.held !== null && (!s.keys || s.end === end);
    ctx.save();
    ctx.translate(spot.x, spot.y);
    ctx.rotate(spot.angle);
    const size = spot.size * (1 + Math.sin(p.now * 5) * (chosen ? 0.06 : 0.02));
    ctx.scale(size, size);
    ctx.globalAlpha = chosen ? 0.95 : 0.45;
    ctx.strokeStyle = chosen ? p.palette.accent : '#ffffff';
    ctx.lineWidth = chosen ? 0.16 : 0.09;
    ctx.setLineDash([0.26, 0.16]);
    ctx.beginPath();
    ctx.roundRect(-0.43, -0.93, 0.86, 1.86, 0.16);
    ctx.stroke();
    ctx.restore();
  }
}

/** Who sits above: their picture beside their tiles, and their points. */
function drawAbove(p: Painter, s: State): void {
  for (const seat of seatsAbove(s)) {
    const { x, w } = aboveSpot(s, seat);
    const active = s.phase !== 'over' && s.round.turn === seat && s.phase !== 'count';
    const colour = colourOf(p, s, seat);
    p.rect(x + 0.05, 0.4, w - 0.1, 1.5, p.mix(colour, '#000000', 0.45), 0.4);
    if (active) {
      p.ctx.strokeStyle = '#ffffff';
      p.ctx.lineWidth = 0.07 + Math.sin(p.now * 4) * 0.02;
      p.ctx.beginPath();
      p.ctx.roundRect(x + 0.05, 0.4, w - 0.1, 1.5, 0.4);
      p.ctx.stroke();
    }
    drawToken(p, s.actors[seat] as Actor, x + 0.72, 1.1, colour, 1.15);
    const points = String(s.points[sideOf(s.table, seat)] ?? 0);
    p.circle(x + 1.16, 1.56, 0.3, '#ffffff');
    p.text(points, x + 1.16, 1.58, points.length > 2 ? 0.26 : 0.34, '#1d2230');
  }
}

/** Who passes has neither of these numbers. */
function drawPass(p: Painter, s: State): void {
  const below = s.mover === seatBelow(s);
  const { x, w } = aboveSpot(s, below ? (seatsAbove(s)[0] as number) : s.mover);
  const [cx, cy] = below ? [5.3, 9.6] : [x + w / 2, 2.6];
  const knock = Math.max(0, Math.sin(s.t * 0.55)) * 0.08;
  p.rect(cx - 1.25, cy - 0.62 - knock, 2.5, 1.24, 'rgba(0,0,0,.3)', 0.4);
  p.rect(cx - 1.25, cy - 0.7 - knock, 2.5, 1.24, '#ffffff', 0.4);
  [leftEnd(s.round), rightEnd(s.round)].forEach((n, i) => {
    const ex = cx + (i - 0.5) * 1.1;
    p.ctx.save();
    p.ctx.translate(ex, cy - 0.08 - knock);
    p.ctx.scale(0.86, 0.86);
    p.rect(-0.45, -0.45, 0.9, 0.9, BONE, 0.16);
    drawNumber(p, n ?? 0, 0, s.dots);
    p.ctx.restore();
    p.line(ex - 0.42, cy + 0.34 - knock, ex + 0.42, cy - 0.5 - knock, 0.1, p.palette.danger);
  });
}

/** What the round brings: who won it, and how many points fly to them. */
function drawCount(p: Painter, s: State): void {
  const { result, t } = s;
  if (s.phase !== 'count' || !result) return;
  const part = clamp(t / 24, 0, 1);
  const grow = lerp(0.6, 1, 1 - (1 - part) ** 3);
  p.ctx.save();
  p.ctx.globalAlpha = part;
  p.ctx.translate(W / 2, H * 0.44);
  p.ctx.scale(grow, grow);
  const seat = result.winner;
  p.rect(-2.6, -1.12, 5.2, 2.3, 'rgba(0,0,0,.35)', 0.6);
  p.rect(-2.6, -1.2, 5.2, 2.3, p.palette.panel, 0.6);
  if (seat === null) p.text('=', 0, -0.02, 1.5, p.palette.ink);
  else {
    drawToken(p, s.actors[seat] as Actor, -1.25, -0.05, colourOf(p, s, seat), 1.9);
    p.text(`+${result.points}`, 0.95, -0.02, 1.15, p.palette.ink);
  }
  p.ctx.restore();
}

/** The next person takes the screen over: theirs is the picture, and nobody else looks. */
function drawCurtain(p: Painter, s: State): void {
  const { turn } = s.round;
  const beat = 1 + Math.sin(p.now * 4) * 0.05;
  const { x, y } = cursorSpot(s);
  p.rect(0.5, 10.35, 9.6, 3.3, 'rgba(0,0,0,.5)', 0.5);
  drawToken(p, s.actors[turn] as Actor, x - 1.2, y, colourOf(p, s, turn), 2.3 * beat);
  const ink = '#ffffff';
  const ex = x + 1.5;
  // an eye that is shut until they press
  const { ctx } = p;
  ctx.strokeStyle = ink;
  ctx.lineWidth = 0.14;
  ctx.lineCap = 'round';
  ctx.beginPath();
  ctx.arc(ex, y - 0.42, 0.85, Math.PI * 0.18, Math.PI * 0.82);
  for (const a of [0.25, 0.5, 0.75]) {
    const [c, n] = [Math.cos(a * Math.PI), Math.sin(a * Math.PI)];
    ctx.moveTo(ex + c * 0.98, y - 0.42 + n * 0.98);
    ctx.lineTo(ex + c * 1.25, y - 0.42 + n * 1.25);
  }
  ctx.stroke();
}

function drawCursor(p: Painter, s: State): void {
  if (!isPerson(s) || s.phase !== 'turn' || !mustDraw(s)) return;
  const { ctx } = p;
  ctx.strokeStyle = p.palette.accent;
  ctx.lineWidth = 0.13 + Math.sin(p.now * 6) * 0.04;
  ctx.beginPath();
  ctx.roundRect(STOCK.x - 0.55, STOCK.y - 1.2, 1.1, 2, 0.25);
  ctx.stroke();
}

export function drawDominoes(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const cloth = p.mix(palette.near, p.mix('#1f6b4a', palette.solid, 0.3), 0.6);
  p.kept(s, -0.1, -0.1, W + 0.2, H + 0.3, () => {
    drawTray(p, TABLE, p.mix(cloth, '#3d2413', 0.75));
    p.rect(0.25, 0.22, W - 0.5, H - 0.55, p.mix(cloth, '#000000', 0.2), 0.32);
    p.rect(0.3, 0.28, W - 0.6, H - 0.64, cloth, 0.3);
    p.rect(0.5, 10.35, W - 1, 3.3, p.mix(cloth, '#000000', 0.22), 0.5);
  });
  const below = seatBelow(s);
  if (isPerson(s) && s.phase === 'turn' && s.round.turn === below) {
    p.ctx.strokeStyle = colourOf(p, s, below);
    p.ctx.lineWidth = 0.1 + Math.sin(p.now * 4) * 0.025;
    p.ctx.beginPath();
    p.ctx.roundRect(0.5, 10.35, W - 1, 3.3, 0.5);
    p.ctx.stroke();
  }
  drawAbove(p, s);
  drawEnds(p, s);
  const back = p.mix(palette.solid, '#1c2333', 0.35);
  const { hands, line, stock } = s.round;
  const paint = (tile: Tile, rim?: string): void => {
    const shown = s.tiles[tile] as Shown;
    const placed = tile === s.refused ? { ...shown, x: shown.x + s.no.value * 0.35 } : shown;
    drawTile(p, tile, placed, back, s.dots, rim);
  };
  for (const tile of stock.slice(-9)) paint(tile);
  if (stock.length > 0) {
    p.circle(STOCK.x, 13.15, 0.36, '#ffffff');
    p.text(String(stock.length), STOCK.x, 13.17, 0.36, '#1d2230');
  }
  drawCursor(p, s);
  for (const seat of seatsAbove(s)) for (const tile of hands[seat] ?? []) if (tile !== s.moves) paint(tile);
  for (const { tile } of line) if (tile !== s.moves) paint(tile);
  const mine = isPerson(s) && s.phase === 'turn' && s.round.turn === below;
  for (const tile of hands[below] ?? []) {
    const held = tile === s.held || (s.keys && mine && s.playable[s.picked] === tile);
    if (tile !== s.moves)
      paint(
        tile,
        held ? palette.accent : mine && s.playable.includes(tile) ? p.mix(BONE, palette.accent, 0.45) : undefined,
      );
  }
  if (s.phase === 'curtain') drawCurtain(p, s);
  if (s.moves !== null) {
    const shown = s.tiles[s.moves] as Shown;
    drawTile(p, s.moves, { ...shown, size: shown.size * (1.06 + s.land.value * 0.3) }, back, s.dots);
  }
  if (s.phase === 'pass') drawPass(p, s);
  drawCount(p, s);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const seats = s.actors.map((actor, seat): Seat => ({
    actor,
    colour: colourOf(p, s, seat),
    active: s.phase !== 'over' && s.phase !== 'count' && s.round.turn === seat,
    mood: sideOf(s.table, seat) === 0 ? mood : -mood * 0.6,
    text: `${s.points[sideOf(s.table, seat)] ?? 0}${s.length.rounds === null ? `/${s.length.need}` : ''}`,
    ...(seat === 1 ? { by: s.two ? 'person' : 'computer' } : {}),
    ...(seat === 0 && g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
  }));
  drawRound(p, TABLE, seats);
}
