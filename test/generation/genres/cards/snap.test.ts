/** Snap and war: who takes what, snaps that are right, late or wrong, two at one screen, and games that the bot wins. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { DECK, nameOf } from '../../../../src/generation/genres/cards/deck.js';
import { snap } from '../../../../src/generation/genres/cards/snap.js';
import {
  dealAgain,
  dealPiles,
  dealWar,
  higher,
  isMatch,
  layWar,
  playWar,
  SNAP_DECK,
  takeAll,
  topOpen,
  turnOne,
  type Piles,
} from '../../../../src/generation/genres/cards/snap-piles.js';
import type { State } from '../../../../src/generation/genres/cards/snap-state.js';
import { Random } from '../../../../src/generation/kit/random.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const cards = (names: string): number[] =>
  names ? names.split(' ').map((name) => DECK.find((card) => nameOf(card) === name)!) : [];
/** Piles of two; the card that is turned first stands first. */
const pilesOf = (mine: string, theirs: string): Piles => ({
  held: [cards(mine).toReversed(), cards(theirs).toReversed()],
  open: [[], []],
  hidden: new Set(),
});
const both = (piles: Piles): void => [0, 1].forEach((side) => turnOne(piles, side as 0 | 1));
const names = (piles: Piles): string[] => piles.held.map((held) => held.toReversed().map(nameOf).join(' '));
const tableOf = (mode: 'snap' | 'war', rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(snap, designOf('snap', rules, { mode, ...over }));
const inPlay = ({ piles: { held, open } }: State): number => [...held, ...open].flat().length;

describe('piles', () => {
  it('hold half of the cards each, and what is taken goes beneath in the order in which it lay', () => {
    expect(dealPiles(DECK).held.map((held) => held.length)).toEqual([26, 26]);
    expect(SNAP_DECK).toHaveLength(32);
    const piles = pilesOf('KS 2H 3D', '5H 6H');
    both(piles);
    both(piles);
    takeAll(piles, 0);
    expect(names(piles)).toEqual(['3D KS 2H 5H 6H', '']);
  });

  it.each([
    ['KS', 'KH', null, true],
    ['AS', 'KH', 0, false],
    ['2S', '3H', 1, false],
    ['10S', 'JH', 1, false],
  ])('%s against %s', (mine, theirs, who, match) => {
    const piles = pilesOf(mine, theirs);
    both(piles);
    expect([higher(piles), isMatch(piles)]).toEqual([who, match]);
  });

  it('lay three face down for a war, or as many as leave one; who has none has lost', () => {
    const piles = pilesOf('KS 2H 3D 4D 5D 6D', 'KH 6H 7H');
    both(piles);
    expect(layWar(piles)).toBeNull();
    expect([piles.open.map((open) => open.length), piles.hidden.size]).toEqual([[4, 2], 4]);
    both(piles);
    expect([nameOf(topOpen(piles, 0)!), nameOf(topOpen(piles, 1)!)]).toEqual(['5D', '7H']);
    const poor = pilesOf('KS', 'KH 6H');
    both(poor);
    expect(layWar(poor)).toBe(0);
  });

  it('of a war end for whom they were dealt', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const piles = dealWar(new Random(seed), seed % 2 === 0 ? 0 : 1, 70);
      expect(piles.held.flat().toSorted((a, b) => a - b)).toEqual(DECK);
      expect(playWar(piles, 70)?.winner).toBe(seed % 2 === 0 ? 0 : 1);
    }
  });

  it('that nobody took are dealt again', () => {
    const piles = pilesOf('KS 2H', '5H 6H');
    both(piles);
    both(piles);
    dealAgain(piles, new Random(1));
    expect([piles.held.map((held) => held.length), piles.open]).toEqual([
      [2, 2],
      [[], []],
    ]);
  });
});

describe.each(['snap', 'war'] as const)('%s', (mode) => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
    (difficulty) => {
      const design = designOf('snap', [], { mode, difficulty });
      const first = tournament(snap, design, 50);
      expect(first.won).toBeGreaterThanOrEqual(48);
      expectSameAgain(first.traces, snap, design);
    },
    60_000,
  );

  it('is not won by who does nothing, and loses no card', () => {
    const t = tableOf(mode);
    t.run(60 * 120);
    expect(t.play.phase).not.toBe('win');
    expect(inPlay(t.state())).toBe(mode === 'war' ? 52 : 32);
  });
});

describe('a snap', () => {
  const untilMatch = (t: Table<State>): void => t.run(60 * 120, undefined, () => t.state().phase === 'match');

  it('at two alike takes all that lies open', () => {
    const t = tableOf('snap');
    untilMatch(t);
    const before = t.state().piles.held[0].length;
    const open = t.state().piles.open.flat().length;
    t.press('a');
    t.run(60, undefined, () => t.state().phase === 'turn');
    expect(t.state().piles.held[0]).toHaveLength(before + open);
  });

  it('at nothing costs a card, and a late one nothing', () => {
    const t = tableOf('snap');
    t.run(3);
    t.press('a');
    expect(t.state().piles.held.map((held) => held.length)).toEqual([15, 17]);
    t.press('a');
    expect(t.state().piles.held.map((held) => held.length)).toEqual([15, 17]);
  });

  it('is made by the computer where nobody else does, sooner in a harder game', () => {
    const framesOf = (difficulty: 'easy' | 'hard'): number => {
      const t = tableOf('snap', [], { difficulty });
      untilMatch(t);
      const from = t.state().clock;
      t.run(200, undefined, () => t.state().phase === 'take');
      expect(t.state().taker).toBe(1);
      return t.state().clock - from;
    };
    expect(framesOf('hard')).toBeLessThan(framesOf('easy'));
  });

  it('of two persons counts for whose half of the glass or of the keyboard it is', () => {
    const glass = tableOf('snap', [{ rule: 'twoPlayers' }]);
    untilMatch(glass);
    glass.run(1, (pad) => (pad.pointer = { x: 3, y: 1, down: true }));
    expect([glass.state().phase, glass.state().taker]).toEqual(['take', 1]);
    const other = tableOf('snap', [{ rule: 'twoPlayers' }]);
    untilMatch(other);
    other.run(1, (pad) => (pad.pointer = { x: 3, y: 8, down: true }));
    expect([other.state().phase, other.state().taker]).toEqual(['take', 0]);
  });

  it('is not made by the computer for two persons', () => {
    const t = tableOf('snap', [{ rule: 'twoPlayers' }]);
    untilMatch(t);
    t.run(140, undefined, () => t.state().phase === 'take');
    expect(t.state().phase).not.toBe('take');
  });
});

it('a war of two persons may be won by either', () => {
  const winners = [1, 2, 3, 4, 5, 6].map((seed) => {
    const design = designOf('snap', [{ rule: 'twoPlayers' }], { mode: 'war' });
    const t = table(snap, design, seed * 7919);
    return playWar(t.state().piles, 70)?.winner;
  });
  expect(new Set(winners)).toEqual(new Set([0, 1]));
});
