/** A bubble shooter's levels: seven with an idea each, what hangs among plain bubbles, and games that the bot wins. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { IDEAS } from '../../../../src/generation/genres/bubbles/bubble-ideas.js';
import { bubbleShooter } from '../../../../src/generation/genres/bubbles/bubble-shooter.js';
import { speech } from '../../../../src/generation/genres/bubbles/bubble-shooter.speech.js';
import { landingAt } from '../../../../src/generation/genres/bubbles/landing.js';
import { COLS, EMPTY, newLattice, type Lattice } from '../../../../src/generation/genres/bubbles/lattice.js';
import {
  BOMB,
  CAPTIVE,
  FROST,
  isFrosted,
  isPlain,
  RAINBOW,
  STONE,
} from '../../../../src/generation/genres/bubbles/marks.js';
import { remaining, type State } from '../../../../src/generation/genres/bubbles/state.js';
import { Session } from '../../../../src/generation/kit/session.js';
import { designOf, expectSameAgain, table, tournament } from '../playing.js';

const shooter = (rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('bubble_shooter', rules, over);

/** a run from that level on, with no bubble in its way where `bare` */
function runOf(level: number, { rules = [], bare = false }: { rules?: Rule[]; bare?: boolean } = {}): Session<State> {
  const design = shooter(rules);
  const effects = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
  const run = new Session(bubbleShooter, { design, seed: design.seed, ease: 0, pictures: {} }, effects, level);
  if (bare) run.state.lattice.cells.fill(EMPTY);
  return run;
}
const levelOf = (idea: (typeof IDEAS)[number]): number => IDEAS.indexOf(idea) + 1;
const marksOf = ({ cells }: Lattice): number[] => [...cells].filter((mark) => mark !== EMPTY);

/** Shoots straight up with a bubble of that sort, and waits until it has come to rest. */
function shoot(run: Session<State>, sort: number): void {
  const s = run.state;
  Object.assign(s, { now: sort, next: sort, angle: 0 });
  run.pad.a = true;
  run.step();
  run.pad.a = false;
  for (let i = 0; i < 90 && s.flight; i++) run.step();
}

describe('the levels of a bubble shooter', () => {
  it('are seven with an idea each, three of them where a prompt says so, and three plain ones with questions', () => {
    expect(IDEAS.map((_, i) => runOf(i + 1).state.idea)).toEqual(IDEAS);
    expect(runOf(1).levels).toBe(IDEAS.length);
    const rules: Rule[] = [{ rule: 'levels', n: 3 }];
    expect(new Set([1, 2, 3].map((level) => runOf(level, { rules }).state.idea)).size).toBe(3);
    expect(speech.ideas).toEqual(IDEAS.slice(1));
  });

  it.each([
    ['plain', (marks: number[]) => marks.every(isPlain)],
    ['rainbows', (marks: number[]) => marks.filter((mark) => mark === RAINBOW).length >= 3],
    ['captives', (marks: number[]) => marks.filter((mark) => mark === CAPTIVE).length === 3],
    ['bombs', (marks: number[]) => marks.filter((mark) => mark === BOMB).length >= 3],
    ['stones', (marks: number[]) => marks.filter((mark) => mark === STONE).length >= 3],
    ['frost', (marks: number[]) => marks.some(isFrosted) && marks.some(isPlain)],
    ['press', (marks: number[]) => marks.every(isPlain)],
  ] as const)('show what is new: %s', (idea, holds) => {
    expect(holds(marksOf(runOf(levelOf(idea)).state.lattice))).toBe(true);
  });

  it.each(['easy', 'normal', 'hard'] as const)(
    'are all won by its bot in at least 28 of 30 seeds when it is %s, the same way each time',
    (difficulty) => {
      const design = shooter([], { difficulty });
      const first = tournament(bubbleShooter, design, 30);
      expect(first.won).toBeGreaterThanOrEqual(28);
      expectSameAgain(first.traces, bubbleShooter, design);
    },
    120_000,
  );

  it('are not won by who does nothing, and lost under a ceiling that comes down by the clock', () => {
    const idle = table(bubbleShooter, shooter());
    idle.run(60 * 120);
    expect([idle.play.phase, idle.game().level]).toEqual(['play', 1]);
    const run = runOf(levelOf('press'));
    for (let i = 0; i < 60 * 600 && run.outcome === null; i++) run.step();
    expect(run.outcome).toBe('lose');
  });
});

describe('what a bubble takes along', () => {
  it('a rainbow is of its sort, a stone of none', () => {
    const lattice = newLattice();
    lattice.cells.set([1, RAINBOW, 1, 2], 0);
    expect(landingAt(lattice, 0).gone).toEqual(new Set([0, 1, 2]));
    lattice.cells.set([1, STONE, 1, 2], 0);
    expect(landingAt(lattice, 0).gone.size).toBe(0);
  });

  it('a bomb takes what is near, and sets off the next one; what is far stays', () => {
    const lattice = newLattice();
    lattice.cells.set([1, BOMB, BOMB, STONE, 2, 3, 3, 3, 3], 0);
    const { gone } = landingAt(lattice, 0);
    expect([...gone].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    // it goes off by a touch alone, not by what is two bubbles away
    lattice.cells.set([EMPTY, BOMB, 2, 1], 0);
    expect(landingAt(lattice, 3).gone.size).toBe(0);
  });

  it('frost beside it thaws and shows the sort that it hid', () => {
    const run = runOf(levelOf('frost'), { bare: true });
    const { cells } = run.state.lattice;
    cells.set([2 + FROST, 2 + FROST], 4);
    cells.set([0, 0], 0);
    shoot(run, 1);
    expect(cells.slice(4, 6)).toContain(2);
    expect(remaining(run.state)).toBe(5);
  });
});

it.each([
  [1, 'hangs on', false],
  [2, 'is free, and that is the level', true],
] as const)('a captive below three of a sort, shot at with sort %i, %s', (sort, _, free) => {
  const run = runOf(levelOf('captives'), { bare: true });
  const { lattice } = run.state;
  // the three hold the captive; others stay behind
  lattice.cells.set([0, 0, 1, EMPTY, 2, 2, 2], 0);
  lattice.cells[COLS + 5] = CAPTIVE;
  expect([remaining(run.state), run.state.done]).toEqual([1, false]);
  shoot(run, sort);
  expect([run.state.done, remaining(run.state), marksOf(lattice).length === 0]).toEqual([free, free ? 0 : 1, free]);
});

it('stones that are left alone fall: what no shot bursts never keeps a level open', () => {
  const run = runOf(levelOf('stones'), { bare: true });
  run.state.lattice.cells.set([STONE, EMPTY, EMPTY, EMPTY, 1, 1], 0);
  shoot(run, 1);
  expect([run.state.done, marksOf(run.state.lattice)]).toEqual([true, []]);
});
