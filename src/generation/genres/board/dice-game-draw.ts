/** How a game with a sheet looks: both sheets side by side with a sign for each row, five dice, and the button that throws them. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawDie, TUMBLE } from './dice.js';
import { THROWS_A_TURN } from './dice-fate.js';
import { cursorSpot } from './dice-game-play.js';
import { dieSpot, HEAD, isPerson, ROW, rowSpot, TABLE, THROW_SPOT, type State } from './dice-game-state.js';
import {
  BONUS,
  BONUS_FROM,
  bonusOf,
  CHANCE,
  countsOf,
  FIVE,
  FOUR,
  HOUSE,
  numbersOf,
  OPEN,
  points,
  ROWS,
  SMALL,
  THREE,
  totalOf,
} from './dice-sheet.js';
import { RIM } from './grid.js';
import { drawTray } from './look.js';
import { drawSeats } from './seats.js';

const PAPER = '#fffdf6';
const INK = '#26222e';
/** where the columns of both are, from the middle of a row */
const COLUMNS = [0.42, 1.74] as const;
const MINE = '#d8433f';
const THEIRS = '#2f78d0';
const BONUS_Y = RIM + HEAD + ROW * 6.5;

/** Says what a row wants: a face, so many alike, three and two, or a run of four or five. */
function drawSign(p: Painter, row: number, x: number, y: number): void {
  if (row < 6) return drawDie(p, x, y, 0.68, row + 1, { colours: ['#e9dab8', INK] });
  if (row === CHANCE) return p.text('Σ', x, y + 0.03, 0.62, INK);
  const alike = row === THREE ? 3 : row === FOUR ? 4 : row === FIVE ? 5 : 0;
  if (alike > 0) {
    p.text(`${alike} ×`, x - 0.42, y + 0.02, 0.5, INK);
    return drawDie(p, x + 0.5, y, 0.56, 6, { colours: ['#f3b33d', INK] });
  }
  const n = row === SMALL ? 4 : 5;
  const size = 1.84 / Math.max(n, 4.6);
  for (let i = 0; i < n; i++) {
    const house = i < 3 ? 5 : 2;
    const colour = row !== HOUSE ? '#9ad08c' : i < 3 ? '#f3b33d' : '#8fc0ea';
    drawDie(p, x + (i - (n - 1) / 2) * size, y, size * 0.94, row === HOUSE ? house : i + 1, { colours: [colour, INK] });
  }
}

const paperOf = (row: number): string => (row % 2 ? '#f6efdf' : PAPER);

/** Both halves of the sheet with their signs; what does not change. */
function drawPaper(p: Painter, s: State): void {
  p.kept(s, -0.1, -0.1, TABLE.cols + 2 * RIM + 0.2, TABLE.rows + 2 * RIM + 0.3, () => {
    drawTray(p, TABLE, p.mix(p.palette.near, p.palette.solid, 0.5));
    for (let row = 0; row < ROWS; row++) {
      const { x, y, w, h } = rowSpot(row);
      p.rect(x - w / 2, y - h / 2 + 0.04, w, h - 0.08, paperOf(row), 0.16);
      drawSign(p, row, x - 1.42, y);
      for (const [seat, colour] of [MINE, THEIRS].entries())
        p.rect(
          x + (COLUMNS[seat] as number) - 0.6,
          y - h / 2 + 0.12,
          1.2,
          h - 0.24,
          p.mix(paperOf(row), colour, 0.12),
          0.14,
        );
    }
    // under the numbers: how far it is to the bonus
    const { x } = rowSpot(0);
    p.rect(x - 2.42, BONUS_Y - ROW / 2 + 0.04, 4.84, ROW - 0.08, p.mix(PAPER, p.palette.accent, 0.25), 0.16);
    p.text(`≥${BONUS_FROM}: +${BONUS}`, x - 1.42, BONUS_Y + 0.02, 0.36, INK);
  });
}

/** What is written on it, and before a row is filled, what it would give. */
function drawSheet(p: Painter, s: State): void {
  const { ctx } = p;
  const person = isPerson(s) && s.phase === 'pick' && s.thrown > 0;
  const counts = countsOf(s.faces);
  for (let row = 0; row < ROWS; row++) {
    const { x, y, w, h } = rowSpot(row);
    const own = s.sheets[s.seat][row] === OPEN;
    const decided = !isPerson(s) && s.phase === 'pick' && s.thrown > 0;
    if (s.row === row && (s.phase === 'filled' || decided)) {
      ctx.strokeStyle = s.seat === 0 ? MINE : THEIRS;
      ctx.lineWidth = 0.12;
      ctx.beginPath();
      ctx.roundRect(x - w / 2, y - h / 2 + 0.04, w, h - 0.08, 0.16);
      ctx.stroke();
    }
    for (const seat of [0, 1] as const) {
      const cx = x + COLUMNS[seat];
      const colour = seat === 0 ? MINE : THEIRS;
      const given = s.sheets[seat][row] as number;
      if (given >= 0) p.text(String(given), cx, y + 0.03, 0.58, INK);
      else if (person && seat === s.seat && own) {
        const would = points(counts, row);
        p.rect(cx - 0.6, y - h / 2 + 0.12, 1.2, h - 0.24, p.mix(paperOf(row), colour, 0.3), 0.14);
        p.text(String(would), cx, y + 0.03, 0.5, p.mix(would > 0 ? colour : paperOf(row), INK, 0.28));
      }
    }
  }
  const { x } = rowSpot(0);
  for (const seat of [0, 1] as const) {
    const done = bonusOf(s.sheets[seat]) > 0;
    const text = done ? `+${BONUS}` : String(numbersOf(s.sheets[seat]));
    p.text(text, x + COLUMNS[seat], BONUS_Y + 0.02, 0.46, done ? INK : p.mix(PAPER, INK, 0.55));
  }
}

function drawHead(p: Painter, s: State): void {
  const y = RIM + HEAD / 2;
  for (const seat of [0, 1] as const) {
    const colour = seat === 0 ? MINE : THEIRS;
    const [left, right] = [rowSpot(0).x + COLUMNS[seat], rowSpot(CHANCE).x + COLUMNS[seat]];
    const active = s.seat === seat && s.phase !== 'over';
    p.circle(left, y, active ? 0.47 + Math.sin(p.now * 4) * 0.03 : 0.42, colour);
    p.circle(left, y, 0.38, p.mix(colour, '#ffffff', 0.65));
    p.sprite(seat === 0 ? s.hero : s.foe, left, y, 0.6, { shadow: false });
    p.rect(right - 0.62, y - 0.38, 1.24, 0.76, colour, 0.2);
    p.text(String(totalOf(s.sheets[seat])), right, y + 0.03, 0.56, '#ffffff');
  }
}

function drawDice(p: Painter, s: State): void {
  const { palette } = p;
  const person = isPerson(s);
  const colour = s.seat === 0 ? MINE : THEIRS;
  for (let i = 0; i < 5; i++) {
    const { x, y } = dieSpot(i);
    const held = s.held[i] === true;
    const rolls = s.phase === 'tumble' && !held;
    drawDie(p, x, y - (held ? 0.1 : 0), 1.28, s.faces[i] as number, {
      thrown: rolls ? s.t * (person ? 1 : 1.6) : TUMBLE,
      squash: s.phase === 'pick' && !held ? s.land.value : 0,
      nth: i,
      faint: s.thrown === 0,
      rim: held ? colour : undefined,
    });
  }
  const { x, y, w, h } = THROW_SPOT;
  const can = person && s.phase === 'pick' && s.thrown < THROWS_A_TURN;
  const beat = can && s.thrown === 0 ? Math.sin(p.now * 5) * 0.05 : 0;
  const face = can ? palette.accent : p.mix(palette.panel, palette.solid, 0.4);
  p.rect(x - w / 2, y - h / 2 + 0.1, w, h, p.mix(face, '#000000', 0.45), 0.35);
  p.rect(x - w / 2 - beat, y - h / 2 - beat, w + beat * 2, h + beat * 2, face, 0.35);
  drawDie(p, x - 1.4, y, 0.72, 5);
  for (let n = 0; n < THROWS_A_TURN; n++) {
    p.circle(x - 0.2 + n * 0.75, y, 0.24, p.mix(face, '#000000', 0.5));
    if (n >= s.thrown) p.circle(x - 0.2 + n * 0.75, y - 0.03, 0.21, '#ffffff');
  }
}

export function drawDiceGame(p: Painter, s: State, g: Game): void {
  drawPaper(p, s);
  drawHead(p, s);
  drawSheet(p, s);
  drawDice(p, s);
  if (isPerson(s) && s.phase === 'pick' && s.keys) {
    const { x, y, w, h } = cursorSpot(s);
    p.ctx.strokeStyle = p.mix(p.palette.accent, INK, 0.55);
    p.ctx.lineWidth = 0.12;
    p.ctx.beginPath();
    p.ctx.roundRect(x - w / 2, y - h / 2, w, h, 0.25);
    p.ctx.stroke();
  }
  const mood = clamp(-s.mood.value * 3, -1, 1);
  drawSeats(
    p,
    TABLE,
    {
      actor: s.hero,
      colour: MINE,
      active: s.seat === 0 && s.phase !== 'over',
      mood,
      text: String(totalOf(s.sheets[0])),
      ...(g.levels > 1 ? { won: g.level - 1, of: g.levels } : {}),
    },
    {
      actor: s.foe,
      colour: THEIRS,
      active: s.seat === 1 && s.phase !== 'over',
      mood: -mood,
      text: String(totalOf(s.sheets[1])),
      by: s.two ? 'person' : 'computer',
    },
  );
}
