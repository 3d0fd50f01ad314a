/** Match-3, the boards: seven where nothing else is said, each with an idea of its own that can be won, is told in a line, and shows in the state. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { BLOCKER, COLS, SINKER, xOf } from '../../../src/generation/genres/match3/grid.js';
import { endOf, IDEAS } from '../../../src/generation/genres/match3/ideas.js';
import { match3 } from '../../../src/generation/genres/match3/index.js';
import { speech } from '../../../src/generation/genres/match3/speech.js';
import type { State } from '../../../src/generation/genres/match3/state.js';
import { ideasOf } from '../../../src/generation/package/ideas.js';
import { calm, drag, lay, quiet, still } from './match3-board.js';
import { designOf, table, type Table } from './playing.js';

/** The board of that level, played by nobody yet. */
function boardOf(level: number, rules: Rule[] = [], seed = 5, over: object = {}): Table<State> {
  const t = table(match3, designOf('match3', rules, over), seed);
  t.play.begin(level);
  return t;
}
const withIdea = (idea: (typeof IDEAS)[number], seed = 5): Table<State> => {
  const t = boardOf(IDEAS.indexOf(idea) + 1, [], seed);
  expect(t.state().idea).toBe(idea);
  still(t);
  return t;
};
/** a quiet board with three in a row one drag away: from the cell below `c + 2` up to it */
function ready(t: Table<State>, c: number): void {
  const types = quiet();
  for (const n of [c, c + 1, c + 2 + COLS]) types[n] = 7;
  t.state().cells.forEach((piece, n) => piece && piece.type < 0 && (types[n] = piece.type));
  lay(t.state(), types);
}

describe('the boards of a match-3', () => {
  it.each([
    [[], 7],
    [[calm], 5],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'levels', n: 1 }], 1],
    [[{ rule: 'collect', n: 24 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 3],
  ] as const)('with %j are %i', (rules, levels) => expect(boardOf(1, [...rules]).game().levels).toBe(levels));

  it('bring in one idea each, without foes those that need none, and none where the prompt’s limit is what counts', () => {
    expect(IDEAS.map((_, i) => boardOf(i + 1).state().idea)).toEqual(IDEAS);
    const alone = [1, 2, 3, 4, 5].map((level) => boardOf(level, [calm]).state());
    expect(alone.map(({ idea }) => idea)).toEqual(['plain', 'lines', 'rime', 'sinkers', 'skyward']);
    expect(alone.flatMap(({ cells }) => cells).some((piece) => piece?.type === BLOCKER)).toBe(false);
    expect(boardOf(2, [{ rule: 'moves', n: 20 }]).state().idea).toBeNull();
    const last = boardOf(7, [{ rule: 'boss' }]).state();
    expect([last.idea, last.boss !== null, last.targets]).toEqual([null, true, []]);
  });

  it('tell each idea but the first, and no other', () => {
    expect(speech.ideas).toEqual(IDEAS.slice(1));
    expect(Object.keys(ideasOf(designOf('match3')).ideas ?? {})).toEqual(IDEAS.slice(1));
  });

  it.each(IDEAS.map((idea, i) => [idea, i + 1] as const))('%s is won by the bot', (idea, level) => {
    for (const [difficulty, least] of [
      ['easy', 19],
      ['normal', 19],
      ['hard', 16],
    ] as const) {
      let won = 0;
      for (let seed = 1; seed <= 20; seed++) {
        const t = boardOf(level, [], seed * 101, { difficulty });
        t.play.botMode = 'win';
        t.run(60 * 90, undefined, () => t.game().level !== level);
        if (t.play.phase === 'win' || t.game().level > level) won++;
      }
      expect([idea, difficulty, won >= least]).toEqual([idea, difficulty, true]);
    }
  });
});

describe('what boards bring in', () => {
  it('two striped pieces lie there from the start', () => {
    const t = boardOf(2);
    expect(t.state().cells.flatMap((piece) => piece?.special ?? [])).toEqual(['row', 'column']);
  });

  it('frost goes with a match on it, counts once, and stays under all others', () => {
    const t = withIdea('rime');
    const s = t.state();
    s.frost.clear();
    const c = 3 * COLS + 1;
    for (const n of [c, c + 1, 6 * COLS + 3]) s.frost.add(n);
    ready(t, c);
    drag(t, c + 2 + COLS, c + 2);
    t.run(30, undefined, () => s.phase === 'clear');
    expect([[...s.frost], s.targets[0]?.done]).toEqual([[6 * COLS + 3], 2]);
  });

  it('what is to come home falls with what is cleared below it, and is home at the end of its column', () => {
    const t = withIdea('sinkers');
    const s = t.state();
    const at = (): number[] => s.cells.flatMap((piece, n) => (piece?.type === SINKER ? [n] : []));
    const [one] = at();
    if (one === undefined) throw new Error('nobody to bring home');
    // one above the end of its column, and three in a row in the last row, of which one is a swap away
    const end = endOf(s, xOf(one));
    const above = end - COLS;
    [s.cells[one], s.cells[above]] = [s.cells[above] ?? null, s.cells[one] ?? null];
    const x = Math.min(4, xOf(one));
    const row = [0, 1, 2].map((i) => endOf(s, x + i));
    const late = row.find((c) => c !== end) as number;
    const types = quiet();
    s.cells.forEach((piece, n) => piece && piece.type < 0 && (types[n] = piece.type));
    for (const c of row) types[c === late ? c - COLS : c] = 7;
    lay(s, types);
    drag(t, late - COLS, late);
    still(t);
    expect(s.targets[0]?.done).toBeGreaterThan(0);
    expect(at()).not.toContain(above);
  });

  it('all falls upwards, and new pieces come in from below', () => {
    const t = withIdea('skyward');
    const s = t.state();
    const c = 3 * COLS + 1;
    ready(t, c);
    const below = s.cells[c + COLS];
    drag(t, c + 2 + COLS, c + 2);
    t.run(60, undefined, () => s.phase === 'fall');
    expect(s.cells[c]).toBe(below);
    const born = s.cells.filter((piece, n) => piece && piece.y > (s.shape.bottom[xOf(n)] as number));
    expect(born).toHaveLength(3);
  });

  it('what spreads does so when two turns leave it alone, and not while it is hit', () => {
    for (const hit of [false, true]) {
      const t = withIdea('creep');
      const s = t.state();
      const ways = (): number => s.cells.filter((piece) => piece?.type === BLOCKER).length;
      for (let turn = 0; turn < 2; turn++) {
        s.cells.forEach((piece) => piece && piece.type === BLOCKER && (piece.type = 0));
        const far = s.cells[endOf(s, 6)];
        if (!far) throw new Error('no piece');
        far.type = BLOCKER;
        s.targets[0]!.need = 99;
        const c = 3 * COLS + 1;
        ready(t, c);
        const near = s.cells[c - COLS];
        if (hit && near) [near.type, near.hp] = [BLOCKER, 9];
        drag(t, c + 2 + COLS, c + 2);
        still(t);
      }
      expect([hit, ways() - (hit ? 2 : 1)]).toEqual([hit, hit ? 0 : 1]);
    }
  });

  it('waits for who does nothing, on every board', () => {
    for (const level of IDEAS.keys()) {
      const t = boardOf(level + 1);
      t.run(60 * 30);
      expect([t.play.phase, t.game().level]).toEqual(['play', level + 1]);
    }
  });
});
