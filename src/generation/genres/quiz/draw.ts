/** How it looks: a stage where answers have effect, a plate with the question, answers as cards, bars or bubbles with their numbers. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { fit, fitLines } from './fit.js';
import { drawStage } from './stage.js';
import { placeOf, plateOf, tileAt, type Place } from './layout.js';
import { PLATE, type Answer, type Shown, type State } from './state.js';
import { target, TILES } from './typing.js';

function plate(p: Painter, x: number, y: number, w: number, h: number, face: string, round: number): void {
  p.rect(x - w / 2, y - h / 2 + 0.12, w, h, p.mix(face, '#000000', 0.5), round);
  p.rect(x - w / 2, y - h / 2, w, h, face, round);
  p.rect(x - w / 2 + 0.12, y - h / 2 + 0.08, w - 0.24, h * 0.16, 'rgba(255,255,255,.12)', round * 0.6);
}

function drawAnswer(p: Painter, s: State, g: Game, one: Answer, i: number): void {
  const { palette, ctx } = p;
  const n = s.q.answers.length;
  const { x, y, w, h } = placeOf(s.layout, n, i, g, p.now);
  const over = s.phase !== 'ask';
  const good = over && i === s.q.right;
  const bad = over && i === s.picked && !good;
  const come = clamp((s.t - i * 3) / 14, 0, 1);
  const grow = s.phase === 'ask' ? 1 - (1 - come) ** 3 : good ? 1 + Math.sin(Math.min(1, s.t / 16) * 3.14) * 0.08 : 1;
  if (grow < 0.05) return;
  const tones = [palette.accent, palette.danger, palette.solid, palette.near];
  const base = p.mix(palette.panel, tones[i % tones.length] as string, 0.16);
  const face = good ? '#6fcf5f' : bad ? palette.danger : base;
  ctx.save();
  if (over && !good && !bad) ctx.globalAlpha = 0.4;
  ctx.translate(x + (bad ? Math.sin(s.t * 1.4) * Math.max(0, 0.15 - s.t * 0.004) : 0), y);
  ctx.scale(grow, grow);
  const round = s.layout === 'bubbles' ? h / 2 : s.layout === 'rows' ? 0.3 : 0.45;
  plate(p, 0, 0, w, h, face, round);
  if (s.cursor === i && !over) {
    ctx.strokeStyle = palette.ink;
    ctx.lineWidth = 0.12;
    ctx.beginPath();
    ctx.roundRect(-w / 2 - 0.06, -h / 2 - 0.06, w + 0.12, h + 0.2, round);
    ctx.stroke();
  }
  // the key that picks it
  const bx = -w / 2 + (s.layout === 'bubbles' ? 0.62 : 0.46);
  p.circle(bx, 0, 0.32, p.mix(face, '#000000', 0.45));
  p.text(String(i + 1), bx, 0.03, 0.42, '#ffffff');
  const mid = 0.25;
  if (one.actor) {
    const many = one.n ?? 1;
    const size = Math.min(h * 0.82, many > 1 ? 1.15 : 2.3, (w - 1.4) / many);
    for (let k = 0; k < many; k++) p.sprite(one.actor, mid + (k - (many - 1) / 2) * size * 0.92, 0, size);
  } else if (one.text)
    fitLines(
      p,
      one.text,
      { x: mid, y: 0.04, wide: w - 1.5, tall: h * 0.86 },
      h * 0.55,
      good || bad ? '#ffffff' : palette.ink,
    );
  ctx.restore();
}

function drawPictures(p: Painter, list: readonly Shown[], squash: number): void {
  for (const { actor, x, y, size } of list)
    p.sprite(actor, x, y, size, { squash: squash * 0.4, angle: Math.sin(p.now * 2 + x * 3) * 0.04 });
}

function drawQuestion(p: Painter, s: State, { w, h }: Place): void {
  const { palette } = p;
  const { q } = s;
  const asking = s.phase === 'ask';
  const covered = q.look > 0 && (!asking || s.t >= q.look);
  drawPictures(p, covered && asking ? q.after : q.pictures, s.plate.value);
  if (q.look > 0 && asking && !covered) {
    // how long there is to look
    const left = 1 - s.t / q.look;
    p.rect(PLATE.x - 3, PLATE.y + 1.2, 6 * left, 0.14, palette.accent, 0.07);
  }
  if (covered && asking)
    for (const gone of q.pictures)
      if (!q.after.includes(gone)) p.text('?', gone.x, gone.y, 1.2 + Math.sin(p.now * 5) * 0.1, palette.danger);
  if (q.sort === 'name') p.text('?', PLATE.x + 2.4, PLATE.y, 1.3 + Math.sin(p.now * 5) * 0.1, palette.danger);
  if (q.text === null) return;
  const wide = w - 0.8;
  if (q.pictures.length === 0) fitLines(p, q.text, { x: PLATE.x, y: PLATE.y, wide, tall: h - 0.5 }, 1.75);
  else if (q.sort === 'letter') fit(p, q.text, PLATE.x, PLATE.y + 1, 0.8, wide);
  else if (q.sort === 'count') p.text('× ?', PLATE.x - 4.05, PLATE.y + 0.75, 0.7);
  else if (q.sort === 'next') {
    const last = q.pictures.at(-1);
    const step = q.pictures.length > 1 ? (q.pictures[1]?.x ?? 0) - (q.pictures[0]?.x ?? 0) : 1.6;
    if (last) p.text('?', last.x + step, last.y, 1.3 + Math.sin(p.now * 5) * 0.1, palette.danger);
  }
}

/** The time that is left, as a band under the question. */
function drawTime(p: Painter, s: State, { x, y: middle, w: wide, h }: Place): void {
  const { palette } = p;
  const part = clamp(s.left / s.given, 0, 1);
  const low = part < 0.3;
  const [left, y, w] = [x - wide / 2 + 0.1, middle + h / 2 + 0.3, wide - 0.2];
  p.rect(left, y, w, 0.34, 'rgba(0,0,0,.45)', 0.17);
  if (part > 0.02)
    p.rect(
      left + 0.06,
      y + 0.06,
      (w - 0.12) * part,
      0.22,
      low && s.left % 20 < 10 ? '#ffffff' : low ? palette.danger : palette.accent,
      0.11,
    );
}

function drawTyping(p: Painter, s: State, { w }: Place): void {
  const { palette } = p;
  const walker = target(s);
  if (walker) {
    // done letters in the accent, the next one raised
    const n = walker.word.length;
    const size = Math.min(1.15, (w - 1) / n);
    walker.word.forEach((letter, i) => {
      const x = PLATE.x + (i - (n - 1) / 2) * size;
      const now = i === walker.typed;
      const lift = now ? Math.abs(Math.sin(p.now * 4)) * 0.12 : 0;
      if (now) p.rect(x - size * 0.42, PLATE.y + 0.36, size * 0.84, 0.1, palette.danger, 0.05);
      const ink = i < walker.typed ? p.mix(palette.accent, palette.ink, 0.25) : palette.ink;
      p.ctx.globalAlpha = i < walker.typed ? 0.45 : 1;
      p.text(letter, x, PLATE.y - 0.3 - lift, size * (now ? 1.25 : 1.1), ink);
      p.ctx.globalAlpha = 1;
    });
  }
}

function drawTiles(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  s.tiles.forEach((tile, i) => {
    if (i >= TILES) return;
    const { x, y } = tileAt(i, g);
    const face = p.mix(palette.panel, [palette.accent, palette.solid][(i + (i >> 2)) % 2] as string, 0.14);
    plate(p, x, y, 2.3, 2, face, 0.4);
    if (s.cursor === i) {
      p.ctx.strokeStyle = palette.ink;
      p.ctx.lineWidth = 0.1;
      p.ctx.strokeRect(x - 1.15, y - 1, 2.3, 2);
    }
    p.text(tile, x, y + 0.05, 1.15);
    p.text(String(i + 1), x - 0.86, y - 0.64, 0.36, p.mix(palette.ink, face, 0.4));
  });
}

export function drawQuiz(p: Painter, s: State, g: Game): void {
  const { palette, ctx } = p;
  drawStage(p, s, g);
  const at = plateOf(g);
  const shake = s.phase === 'wrong' ? Math.sin(s.t * 1.3) * Math.max(0, 0.16 - s.t * 0.005) : 0;
  ctx.save();
  // what is on the plate has its places on the board's own one
  ctx.translate(at.x + shake, at.y);
  ctx.scale(1 + s.plate.value * 0.5, 1 - s.plate.value * 0.5);
  ctx.translate(-PLATE.x, -PLATE.y);
  plate(p, PLATE.x, PLATE.y, at.w, at.h, palette.panel, 0.5);
  if (s.stage === 'typing') {
    drawTyping(p, s, at);
    // words a minute and how many letters were right
    const minutes = Math.max(0.05, g.time / 60);
    const sure = s.letters ? Math.round((1 - s.misses / s.letters) * 100) : 100;
    p.text(
      `${Math.round(s.right / minutes)} / min  ·  ${sure} %`,
      PLATE.x,
      PLATE.y + 1.15,
      0.46,
      p.mix(palette.ink, palette.panel, 0.3),
    );
    ctx.restore();
    drawTiles(p, s, g);
    return;
  }
  // a new question grows out of its plate; the old one does not just turn into it
  const come = s.phase === 'ask' && p.now > 0 ? 1 - (1 - clamp((s.t + 2) / 12, 0, 1)) ** 3 : 1;
  ctx.translate(PLATE.x, PLATE.y);
  ctx.scale(come, come);
  ctx.translate(-PLATE.x, -PLATE.y);
  drawQuestion(p, s, at);
  ctx.restore();
  drawTime(p, s, at);
  if (s.phase === 'ask' && s.t < s.q.look) return;
  s.q.answers.forEach((one, i) => drawAnswer(p, s, g, one, i));
}
