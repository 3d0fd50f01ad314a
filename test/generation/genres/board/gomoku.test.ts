/** The rules of five in a row, and that a threat is seen. */
import { describe, expect, it } from 'vitest';
import { after, gomoku, outcome, start, type Position } from '../../../../src/generation/genres/board/gomoku.js';
import { designOf, table } from '../playing.js';

const play = (cells: readonly number[]): Position => cells.reduce((at, to) => after(at, { to }), start(0));

describe('gomoku', () => {
  it('is won by five across, down and slantwise, not by four', () => {
    for (const step of [1, 13, 14, 12]) {
      const mine = [0, 1, 2, 3, 4].map((n) => 30 + n * step);
      const theirs = [0, 2, 4, 6];
      const moves = mine.flatMap((to, i) => (i < 4 ? [to, theirs[i]!] : [to]));
      expect([outcome(play(moves.slice(0, -1))), outcome(play(moves))]).toEqual([null, 0]);
    }
  });

  it('keeps the worth of its lines as it goes', () => {
    const near = play([84, 0, 85, 2, 86]);
    const far = play([84, 0, 12, 2, 156]);
    expect(near.score).toBeGreaterThan(far.score);
  });

  it('stops four in a row where it does not slip', () => {
    const one = table(gomoku, { ...designOf('gomoku'), difficulty: 'hard', seed: 3 });
    const s = one.state();
    let stopped = 0;
    for (let n = 0; n < 8; n++) {
      const at = play([84, 80, 85, 0, 86, 2, 87]);
      Object.assign(s, { at, moves: [], search: null, phase: 'turn', t: 0, outcome: null });
      one.run(400, undefined, () => s.at !== at);
      stopped += Number(s.at.cells[83] === 2 || s.at.cells[88] === 2);
    }
    expect(stopped).toBeGreaterThan(4);
  });
});
