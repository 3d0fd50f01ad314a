/** Simon says: the row is repeated pad by pad, grows by one, and a wrong pad or long idleness costs a life and shows it again. */
import { expect, it } from 'vitest';
import { DIFFICULTIES, type Actor, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { simonSays } from '../../../src/generation/genres/simon-says/index.js';
import { ARROWS, placeOf, wanted, type State } from '../../../src/generation/genres/simon-says/state.js';
import { penguin } from '../designs.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed = 7): Table<State> =>
  table(simonSays, designOf('simon_says', rules, over), seed);
const untilAnswer = (t: Table<State>): void => t.run(900, undefined, () => t.state().phase === 'answer');
const ROW_OF = (n: number): Rule[] => [{ rule: 'collect', n }];

function tap(t: Table<State>, pad: number): void {
  const s = t.state();
  const { x, y } = placeOf(s.places[pad] ?? 0, s.pads.length, t.game().height);
  t.play.virtual.pointer = { x, y, down: true };
  t.run(1);
  t.play.virtual.pointer.down = false;
  t.run(1);
}
/** One row, pad by pad. */
function repeat(t: Table<State>): void {
  untilAnswer(t);
  while (t.play.phase === 'play' && t.state().phase === 'answer') tap(t, wanted(t.state()));
}

it.each(DIFFICULTIES)(
  'is won by its bot with at least 48 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('simon_says', [], { difficulty });
    const first = tournament(simonSays, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, simonSays, design);
  },
  120_000,
);

it('is lost by who does nothing, and waits for ever where it is gentle', () => {
  const t = tableOf();
  t.run(60 * 180);
  expect(t.play.phase).toBe('lose');
  const gentle = tableOf([{ rule: 'gentle' }]);
  gentle.run(60 * 180);
  expect([gentle.play.phase, gentle.game().lives]).toEqual(['play', 3]);
});

it('grows by one pad with each row that is repeated, up to as many as were asked for', () => {
  const t = tableOf(ROW_OF(5));
  for (let n = 1; n <= 5; n++) {
    untilAnswer(t);
    const { row } = t.state();
    expect(row).toHaveLength(n);
    const before = [...row];
    repeat(t);
    t.run(60, undefined, () => t.state().row.length > n);
    expect(t.state().row.slice(0, n)).toEqual(before);
  }
  t.run(120);
  expect(t.play.phase).toBe('win');
});

it('takes a life for a wrong pad, and shows the same row again', () => {
  const t = tableOf(ROW_OF(5));
  repeat(t);
  untilAnswer(t);
  const s = t.state();
  const row = [...s.row];
  tap(t, (wanted(s) + 1) % s.pads.length);
  expect([s.phase, t.game().lives]).toEqual(['wrong', 2]);
  untilAnswer(t);
  expect([s.row, s.at, t.game().lives]).toEqual([row, 0, 2]);
});

it('has who and what the prompt names on its pads, as many as are named', () => {
  const items = ['bell', 'drum', 'guitar', 'trumpet', 'violin'].map((sprite): Actor => ({
    name: sprite,
    sprite,
    traits: [],
    from: 'prompt',
  }));
  const s = tableOf([], { cast: { ...penguin.cast, items } }).state();
  expect(s.pads.map(({ sprite }) => sprite)).toEqual(['penguin', 'bell', 'drum', 'guitar', 'trumpet', 'violin']);
});

it('moves its pads in the third level and turns the row round in the fifth; arrows press where a pad is now', () => {
  const t = tableOf([{ rule: 'levels', n: 6 }]);
  t.play.botMode = 'win';
  t.run(60 * 120, undefined, () => t.game().level === 3);
  t.play.botMode = null;
  t.play.virtual.pointer = null;
  untilAnswer(t);
  const s = t.state();
  expect(s.places).not.toEqual(s.pads.map((_, i) => i));
  const at = s.at;
  t.press(ARROWS[s.places[wanted(s)]!]!);
  expect([s.at, t.game().lives]).toEqual([at + 1, 3]);
  t.play.botMode = 'win';
  t.run(60 * 120, undefined, () => t.game().level === 5 && t.state().row.length > 2);
  const { row, backwards } = t.state();
  expect([backwards, wanted({ ...t.state(), at: 0 })]).toEqual([true, row.at(-1)]);
});
