/** Solitaire, FreeCell and Spider as they are played: won by the bot at every strength, never by doing nothing; taps, drags, keys, undo, hint, finishing. */
import { describe, expect, it } from 'vitest';
import { freecell } from '../../../../src/generation/genres/cards/freecell.js';
import { buttonsOf, cursorAt, spotOf, type Spot } from '../../../../src/generation/genres/cards/layout.js';
import { copyTable, isLegal } from '../../../../src/generation/genres/cards/patience.js';
import type { State } from '../../../../src/generation/genres/cards/patience-play.js';
import { spider } from '../../../../src/generation/genres/cards/spider.js';
import { solitaire } from '../../../../src/generation/genres/cards/solitaire.js';
import type { Pad } from '../../../../src/generation/kit/types.js';
import { designOf, table, tournament, type Table } from '../playing.js';

const KINDS = [
  ['solitaire', solitaire],
  ['freecell', freecell],
  ['spider_solitaire', spider],
] as const;

function touch({ run }: Table<State>, at: Spot, to = at): void {
  const point = (spot: Spot, down: boolean) => (pad: Pad) => void (pad.pointer = { ...spot, down });
  run(1, point(at, true));
  if (to !== at) run(2, point({ x: (at.x + to.x) / 2, y: (at.y + to.y) / 2 }, true));
  run(1, point(to, true));
  run(1, point(to, false));
}
const on = ({ state }: Table<State>, pile: number): Spot => cursorAt(state().cloth, state().table, pile);

/** The first step of the way that is no card of the stock. */
function firstStep(one: Table<State>): { from: number; to: number; count: number } {
  const { way } = one.state();
  const step = way?.find(({ from, count, card }) => one.state().table[from]?.cards.at(-count) === card);
  if (!step) throw new Error('no step');
  return step;
}

describe.each(KINDS)('%s', (genre, kind) => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot in 20 of 20 seeds when it is %s',
    (difficulty) => {
      expect(tournament(kind, designOf(genre, [], { difficulty })).won).toBe(20);
    },
    60_000,
  );

  it('is played the same way each time, and not won by who does nothing or anything', () => {
    expect(tournament(kind, designOf(genre)).traces).toEqual(tournament(kind, designOf(genre)).traces);
    const { run, play } = table(kind, designOf(genre));
    run(60 * 60);
    expect(play.phase).toBe('play');
    play.botMode = 'random';
    run(60 * 60);
    expect(play.phase).toBe('play');
  }, 240_000);

  it('takes every move back, and scores none of them twice', () => {
    const one = table(kind, designOf(genre));
    const start = copyTable(one.state().table);
    one.play.botMode = 'win';
    one.run(60 * 60, undefined, () => one.state().moves === 40);
    one.play.botMode = null;
    const { score } = one.game();
    const then = copyTable(one.state().table);
    const { way } = one.state();
    for (let i = 0; i < 40; i++) touch(one, buttonsOf(one.state().cloth).undo);
    expect(one.state().table).toEqual(start);
    touch(one, buttonsOf(one.state().cloth).undo);
    expect(one.state().table).toEqual(start);
    one.play.botMode = 'win';
    one.run(60 * 60, undefined, () => JSON.stringify(one.state().table) === JSON.stringify(then));
    expect(one.state().way).toEqual(way);
    expect(one.game().score).toBe(score);
  });

  it('hints a legal move, and knows a way on after one that led off it', () => {
    const one = table(kind, designOf(genre));
    const off = [...one.state().table.keys()].flatMap((from) =>
      [...one.state().table.keys()].map((to) => ({ from, to, count: from === to ? 0 : 1 })),
    );
    const move = off.find((each) => each.from !== each.to && isLegal(one.state().game.rules, one.state().table, each));
    if (move) touch(one, on(one, move.from), on(one, move.to));
    touch(one, buttonsOf(one.state().cloth).hint);
    const { hint, hintFor, table: now, game } = one.state();
    expect(hintFor).toBeGreaterThan(0);
    // a card of the stock is turned up before it can be moved
    const isUp = hint !== null && now[hint.from]?.cards.at(-hint.count) === hint.card;
    expect(!isUp || isLegal(game.rules, now, hint)).toBe(true);
    one.play.botMode = 'win';
    one.run(60 * 200);
    expect(one.play.phase).toBe('win');
  });

  it('moves what is tapped, dragged or chosen by keys alike', () => {
    const tables = ['tap', 'drag', 'keys'].map((how) => {
      const one = table(kind, designOf(genre));
      const { from, to, count } = firstStep(one);
      if (how === 'keys') {
        one.run(5);
        one.state().cursor = from;
        one.press('a');
        one.state().cursor = to;
        one.press('a');
        return one.state().table;
      }
      if (how === 'tap') {
        touch(one, on(one, from));
        touch(one, on(one, to));
        return one.state().table;
      }
      const { cards } = one.state().table[from]!;
      const { x, y } = spotOf(one.state().cloth, one.state().table, from, cards.length - count);
      touch(one, { x: x + 0.5, y: y + 0.1 }, on(one, to));
      return one.state().table;
    });
    expect(tables[1]).toEqual(tables[0]);
    expect(tables[2]).toEqual(tables[0]);
    expect(tables[0]).not.toEqual(table(kind, designOf(genre)).state().table);
  });

  it('puts back what is dropped where it may not lie', () => {
    const one = table(kind, designOf(genre));
    const before = copyTable(one.state().table);
    const { from } = firstStep(one);
    touch(one, on(one, from), { x: 0.1, y: 8.2 });
    expect([one.state().table, one.state().held]).toEqual([before, null]);
  });

  it('lays the cards of a column wider apart where the window is high', () => {
    const one = table(kind, designOf(genre));
    const long = one.state().table.length - 1;
    const low = spotOf(one.state().cloth, one.state().table, long, 5).y;
    one.game().height = 13;
    one.run(1);
    expect(spotOf(one.state().cloth, one.state().table, long, 5).y).toBeGreaterThan(low * 1.1);
    expect(buttonsOf(one.state().cloth).undo.y).toBeGreaterThan(12);
  });
});

describe('an end', () => {
  it('comes by itself when home is all that every card needs, out of the stock too', () => {
    const one = table(solitaire, designOf('solitaire'));
    const s = one.state();
    const suit = (n: number, from = 0): number[] => Array.from({ length: 13 - from }, (_, i) => n * 13 + from + i);
    s.table.forEach((pile) => Object.assign(pile, { cards: [], hidden: 0 }));
    for (const n of [0, 1, 2]) s.table[2 + n]!.cards.push(...suit(n));
    s.table[5]!.cards.push(...suit(3).slice(0, 4));
    s.table[6]!.cards.push(...suit(3, 6).toReversed());
    s.table[0]!.cards.push(3 * 13 + 5, 3 * 13 + 4);
    s.table[0]!.hidden = 2;
    s.way = null;
    expect(s.finishing).toBe(false);
    touch(one, on(one, 0));
    expect(s.finishing).toBe(true);
    one.run(60 * 10);
    expect([one.play.phase, one.state().done]).toEqual(['win', true]);
  });

  it('does not come while a card lies face down', () => {
    const one = table(solitaire, designOf('solitaire'));
    one.play.botMode = 'win';
    one.run(60 * 100, undefined, () => one.state().finishing);
    expect(one.state().finishing).toBe(true);
    expect(
      one
        .state()
        .table.slice(6)
        .every(({ hidden }) => hidden === 0),
    ).toBe(true);
  });
});

describe('cards turned at a time', () => {
  it.each([
    [{ difficulty: 'normal' }, 1],
    [{ difficulty: 'hard' }, 3],
    [{ difficulty: 'easy', mode: 'draw_three' }, 3],
    [{ difficulty: 'hard', mode: 'draw_one' }, 1],
  ] as const)('%o: %i', (over, draws) => {
    expect(table(solitaire, designOf('solitaire', [], over)).state().game.rules.draws).toBe(draws);
  });
});
