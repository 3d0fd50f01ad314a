/** How a picture in pieces looks: its frame, the tray, and each piece with its edge. */
import type { Game, Painter } from '../../kit/types.js';
import { outline, REACH } from './cut.js';
import { homeOf, PICTURE, sizeOf, trayOf, SLOTS, slotAt } from './layout.js';
import { cursorAt } from './play.js';
import { paintScene } from './scene.js';
import type { Piece, State } from './state.js';

/** how much of the picture shines through where no piece lies yet: less, the harder it is to be */
const GHOST = { easy: 0.34, normal: 0.2, hard: 0.08 } as const;

/** The whole picture with its left top at x, y; painted once a size of the window. */
function drawWhole(p: Painter, s: State, g: Game, x: number, y: number): void {
  p.ctx.save();
  p.ctx.translate(x, y);
  p.kept(s.cut, 0, 0, PICTURE.w, PICTURE.h, () => paintScene(p, g));
  p.ctx.restore();
}

function trace(p: Painter, s: State, piece: number): void {
  const { w, h } = sizeOf(s.cut);
  p.ctx.beginPath();
  outline(p.ctx, s.cut, piece, w, h);
}

/** A piece around 0,0, cut out of the picture once a size of the window. */
function drawCut(p: Painter, s: State, g: Game, piece: Piece): void {
  const { w, h } = sizeOf(s.cut);
  const reach = REACH * Math.min(w, h) + 0.06;
  p.kept(piece, -w / 2 - reach, -h / 2 - reach, w + 2 * reach, h + 2 * reach, () => {
    const { ctx } = p;
    const home = homeOf(s.cut, piece.id);
    ctx.save();
    trace(p, s, piece.id);
    ctx.clip();
    drawWhole(p, s, g, PICTURE.x - home.x, PICTURE.y - home.y);
    // light from above and the left, shade below: half of each stroke is cut off at the edge
    ctx.lineWidth = 0.12;
    ctx.strokeStyle = 'rgba(255,255,255,.5)';
    ctx.translate(0.03, 0.03);
    ctx.stroke();
    ctx.translate(-0.06, -0.06);
    ctx.strokeStyle = 'rgba(0,0,0,.32)';
    ctx.stroke();
    ctx.restore();
    trace(p, s, piece.id);
    ctx.lineWidth = 0.05;
    ctx.strokeStyle = 'rgba(20,20,30,.55)';
    ctx.stroke();
  });
}

function drawPiece(p: Painter, s: State, g: Game, piece: Piece, lifted: boolean): void {
  const { ctx } = p;
  const size = piece.size * (1 + piece.pop.value * 0.4);
  ctx.save();
  ctx.translate(piece.x, piece.y);
  ctx.scale(size, size);
  if (!piece.placed) {
    const fall = lifted ? 0.16 : 0.06;
    ctx.translate(fall, fall * 1.3);
    trace(p, s, piece.id);
    ctx.fillStyle = lifted ? 'rgba(0,0,0,.34)' : 'rgba(0,0,0,.28)';
    ctx.fill();
    ctx.translate(-fall, -fall * 1.3);
  }
  drawCut(p, s, g, piece);
  if (lifted) {
    trace(p, s, piece.id);
    ctx.lineWidth = 0.1 / size;
    ctx.strokeStyle = p.palette.accent;
    ctx.stroke();
  }
  ctx.restore();
}

function drawTable(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  const { x, y, w, h } = PICTURE;
  const wood = p.mix(palette.panel, '#b98a5a', 0.55);
  p.rect(x - 0.34, y - 0.26, w + 0.68, h + 0.68, 'rgba(0,0,0,.3)', 0.3);
  p.rect(x - 0.34, y - 0.34, w + 0.68, h + 0.68, p.mix(wood, '#000000', 0.25), 0.3);
  p.rect(x - 0.3, y - 0.3, w + 0.6, h + 0.56, wood, 0.26);
  p.rect(x - 0.05, y - 0.05, w + 0.1, h + 0.1, p.mix(wood, '#000000', 0.45), 0.04);
  p.rect(x, y, w, h, p.mix(palette.panel, '#ffffff', 0.3));
  ctx.save();
  const gentle = g.has('gentle') ? 0.12 : 0;
  ctx.globalAlpha = GHOST[g.design.difficulty] + gentle;
  drawWhole(p, s, g, x, y);
  ctx.restore();
  const tray = trayOf(g.height);
  p.rect(tray.x, tray.y + 0.08, tray.w, tray.h, 'rgba(0,0,0,.28)', 0.3);
  p.rect(tray.x, tray.y, tray.w, tray.h, p.mix(wood, palette.panel, 0.35), 0.3);
  p.rect(tray.x + 0.1, tray.y + 0.12, tray.w - 0.2, tray.h - 0.2, p.mix(wood, '#000000', 0.22), 0.24);
}

/** How many wait for a slot, on a stack at the corner of the tray. */
function drawBox(p: Painter, s: State, g: Game): void {
  if (s.box.length === 0) return;
  const { x, y, w, h } = trayOf(g.height);
  const [cx, cy] = [x + w - 0.62, y + h - 0.2];
  p.rect(cx - 0.62, cy - 0.33, 1.24, 0.66, p.mix(p.palette.panel, '#000000', 0.3), 0.33);
  p.rect(cx - 0.58, cy - 0.31, 1.16, 0.58, p.palette.panel, 0.29);
  p.text(`+${s.box.length}`, cx, cy - 0.01, 0.42, p.palette.ink);
}

/** Light that runs over the picture once it is whole; its cuts close. */
function drawShine(p: Painter, s: State, g: Game): void {
  const { ctx } = p;
  const { x, y, w, h } = PICTURE;
  ctx.save();
  ctx.globalAlpha = Math.min(1, s.whole / 35);
  drawWhole(p, s, g, x, y);
  ctx.globalAlpha = 1;
  ctx.beginPath();
  ctx.rect(x, y, w, h);
  ctx.clip();
  const at = x - 3 + (s.whole / 70) * (w + 6);
  const light = ctx.createLinearGradient(at - 1.6, 0, at + 1.6, 0);
  light.addColorStop(0, 'rgba(255,255,255,0)');
  light.addColorStop(0.5, 'rgba(255,255,255,.65)');
  light.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = light;
  ctx.fillRect(x, y, w, h);
  ctx.restore();
}

function drawCursor(p: Painter, s: State): void {
  const { ctx } = p;
  const { x, y } = cursorAt(s);
  const { w, h } =
    s.cursor.zone === 'picture' ? sizeOf(s.cut) : { w: PICTURE.w / SLOTS, h: slotAt(SLOTS).y - slotAt(0).y };
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.12;
  ctx.beginPath();
  ctx.roundRect(x - w / 2 + 0.06, y - h / 2 + 0.06, w - 0.12, h - 0.12, 0.2);
  ctx.stroke();
}

/** The frame, the tray and all pieces, what is in hand on top. */
export function drawJigsaw(p: Painter, s: State, g: Game): void {
  drawTable(p, s, g);
  for (const piece of s.pieces) if (piece.placed) drawPiece(p, s, g, piece, false);
  if (s.whole > 0) return drawShine(p, s, g);
  for (const piece of s.pieces)
    if (!piece.placed && piece.id !== s.held && s.slots.includes(piece.id)) drawPiece(p, s, g, piece, false);
  drawBox(p, s, g);
  if (s.hint && s.held >= 0) {
    const home = homeOf(s.cut, s.held);
    p.ctx.save();
    p.ctx.translate(home.x, home.y);
    trace(p, s, s.held);
    p.ctx.lineWidth = 0.14 + Math.sin(p.now * 5) * 0.03;
    p.ctx.strokeStyle = p.palette.danger;
    p.ctx.stroke();
    p.ctx.restore();
  }
  if (s.keys) drawCursor(p, s);
  const held = s.pieces[s.held];
  if (held) drawPiece(p, s, g, held, true);
}
