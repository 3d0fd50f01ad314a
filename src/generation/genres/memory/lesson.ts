/** Pairs of a question and its answer: two cards of one pair show different things. The first mistake is told with the pair that was looked for. */
import type { GameDesign } from '../../design.js';
import { answering, answerText, asking } from '../../kit/lesson.js';
import { fitting } from '../../kit/lesson-draw.js';
import { defineKind, type Game, type Painter } from '../../kit/types.js';
import { memory } from './index.js';
import { deal, type Card, type State } from './state.js';
import { tell } from './turn.js';

type Row = NonNullable<GameDesign['content']>['rows'][number];

interface LessonState {
  readonly table: State;
  /** of each pair, by its type */
  readonly rows: readonly Row[];
  /** the card of each pair that asks */
  readonly asks: ReadonlySet<Card>;
  told: number;
}

/** Larger letters than so many pairs leave room for are not read on a phone. */
const MOST = 8;

/** Rows that nobody confuses: no question, and no answer, is there twice, nor is one the other's. */
function rowsOf(g: Game, most: number): Row[] {
  const out: Row[] = [];
  const seen = new Set<string>();
  for (const row of g.rand.shuffle(g.design.content?.rows ?? [])) {
    const both = [row.ask.toLowerCase(), row.answer.toLowerCase()];
    if (out.length >= most || both.some((text) => seen.has(text))) continue;
    for (const text of both) seen.add(text);
    out.push(row);
  }
  return out;
}

const textOf = (t: LessonState, card: Card): string => {
  const row = t.rows[card.type] as Row;
  return t.asks.has(card) ? asking(row).replace(' = ?', '') : answerText({ text: row.answer, right: true });
};

export const memoryLesson = defineKind<LessonState>({
  ...memory,
  create(g) {
    const plain = memory.create(g);
    const rows = rowsOf(g, Math.min(MOST, plain.need));
    const need = rows.length;
    const table: State = { ...plain, need, ...deal(g, plain, need, 0) };
    tell(g, table);
    const asks = new Set(rows.flatMap((_, type) => table.cards.find((card) => card.type === type) ?? []));
    return { table, rows, asks, told: 0 };
  },

  update(g, t) {
    const { table } = t;
    memory.update(g, table);
    const [one, two] = table.open;
    if (!one || !two || one.type === two.type || t.told > table.misses) return;
    t.told = table.misses + 1;
    // seen by everybody, and read out; later it is to be remembered
    if (table.misses === 0) g.banner(answering(t.rows[one.type] as Row));
  },

  draw(p, t, g) {
    memory.draw(p, t.table, g);
    for (const card of t.table.cards) drawText(p, t, card);
  },

  bot: (g, t, pad) => memory.bot(g, t.table, pad),

  state: (t, g) => ({
    ...memory.state(t.table, g),
    question: { right: t.table.pairs, wrong: t.table.misses },
    // only what a player sees
    texts: t.table.cards.map((card) => (card.up ? textOf(t, card) : null)),
  }),
});

/** In place of the picture of a card that lies open. */
function drawText(p: Painter, t: LessonState, card: Card): void {
  if (card.turn <= 0.5) return;
  const size = card.done ? Math.max(0, Math.min(1.12, 1.12 - Math.max(0, card.gone - 16) / 20)) : 1;
  if (size <= 0.01) return;
  const { ctx } = p;
  const half = t.table.cell * 0.45;
  const text = textOf(t, card);
  ctx.save();
  ctx.translate(card.x, card.y - Math.sin(card.turn * Math.PI) * 0.12);
  ctx.scale(size * Math.max(0.04, Math.abs(Math.cos(card.turn * Math.PI))), size);
  const asks = t.asks.has(card);
  p.rect(-half * 0.92, -half * 0.92, half * 1.84, half * 1.84, asks ? '#ffffff' : '#ffe9a8', half * 0.2);
  p.text(text, 0, 0.03, fitting(text, half * 0.8, half * 1.7), '#20242e');
  ctx.restore();
}
