/** Memory: pairs that are pairs, places that do not overlap, misses that run out, swaps that keep the faces, and a bot that knows no more than was shown. */
import { describe, expect, it } from 'vitest';
import { memory } from '../../../src/generation/genres/memory/index.js';
import {
  LAYOUTS,
  placesOf,
  tableOf,
  TALLEST,
  VIEW_H,
  VIEW_W,
  WIDEST,
} from '../../../src/generation/genres/memory/layout.js';
import { faces, MOST_PAIRS, type Card, type State } from '../../../src/generation/genres/memory/state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const calm = { rule: 'noEnemies' } as const;
const one = { rule: 'levels', n: 1 } as const;

function open(rules: Parameters<typeof designOf>[1] = [calm], seed = 5): Table<State> {
  const t = table(memory, designOf('memory', rules), seed);
  t.run(1200, undefined, () => t.state().phase === 'ready');
  return t;
}

/** A card turned by a tap. */
function tap(t: Table<State>, card: Card): void {
  t.play.virtual.pointer = { x: card.x, y: card.y, down: true };
  t.run(1);
  t.play.virtual.pointer.down = false;
  t.run(1);
}
/** A pair, or two cards of different faces, still face down. */
function two(s: State, pair: boolean): [Card, Card] {
  const down = s.cards.filter((card) => !card.done && !card.up);
  for (const a of down) for (const b of down) if (a !== b && (a.type === b.type) === pair) return [a, b];
  throw new Error('no such cards');
}
function turn(t: Table<State>, pair: boolean): void {
  for (const card of two(t.state(), pair)) tap(t, card);
  t.run(400, undefined, () => t.state().phase === 'ready');
}

describe('layouts', () => {
  it('keep up to thirty cards apart and on the table, large enough for a thumb', () => {
    const looks = new Set<string>();
    for (const layout of LAYOUTS)
      for (let pairs = 1; pairs <= MOST_PAIRS; pairs++) {
        const { places, cell } = placesOf(layout, pairs * 2);
        looks.add(JSON.stringify(places));
        expect(places).toHaveLength(pairs * 2);
        // 348 CSS pixels are what a phone has for the table
        expect((cell * 348) / VIEW_W).toBeGreaterThan(44);
        for (const [i, a] of places.entries()) {
          expect(Math.min(a.x, VIEW_W - a.x)).toBeGreaterThan(cell / 2);
          expect(VIEW_H - a.y).toBeGreaterThan(cell / 2);
          expect(a.y).toBeGreaterThan(2.2);
          for (const b of places.slice(i + 1))
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(cell - 1e-9);
        }
      }
    expect(looks.size).toBeGreaterThan(MOST_PAIRS * 1.6);
  });
});

describe('a window of another shape than the board', () => {
  const rooms = { broad: { width: WIDEST, height: VIEW_H }, high: { width: VIEW_W, height: TALLEST } };

  it.each(['broad', 'high'] as const)('has larger cards where it is %s, apart and on the table', (name) => {
    const room = rooms[name];
    const table = tableOf(room);
    let gain = 0;
    for (const layout of LAYOUTS)
      for (let pairs = 1; pairs <= MOST_PAIRS; pairs++) {
        const { places, cell } = placesOf(layout, pairs * 2, room);
        expect(places).toHaveLength(pairs * 2);
        const own = placesOf(layout, pairs * 2).cell;
        // fewer beside each other where more would gain next to nothing
        expect(cell).toBeGreaterThan(own * 0.97);
        gain += cell / own / (LAYOUTS.length * MOST_PAIRS);
        for (const [i, a] of places.entries()) {
          expect(Math.abs(a.x - table.x) + cell / 2).toBeLessThanOrEqual(table.w / 2 + 1e-9);
          expect(Math.abs(a.y - table.y) + cell / 2).toBeLessThanOrEqual(table.h / 2 + 1e-9);
          for (const b of places.slice(i + 1))
            expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(cell - 1e-9);
        }
      }
    expect(gain).toBeGreaterThan(1.15);
  });

  it('keeps every card its place in the row when the window turns', () => {
    const t = open();
    const before = t.state().cards.map(({ type }) => type);
    Object.assign(t.game(), rooms.high);
    t.run(1);
    const { places } = placesOf(t.state().layout, before.length, rooms.high);
    expect(t.state().cards.map(({ type }) => type)).toEqual(before);
    expect(t.state().cards.map(({ x, y }) => ({ x, y }))).toEqual(places);
  });
});

describe('a deal', () => {
  it('is of pairs, each face told apart from every other, in 60 seeds at three difficulties', () => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (let seed = 0; seed < 60; seed++) {
        const { state } = table(memory, designOf('memory', [], { difficulty }), seed);
        const looks = new Map<number, string>();
        for (const card of state().cards) {
          const look = `${card.actor.sprite} ${card.plate}`;
          expect(looks.get(card.type) ?? look).toBe(look);
          looks.set(card.type, look);
        }
        expect(new Set(looks.values()).size).toBe(looks.size);
        for (const type of looks.keys()) expect(state().cards.filter((card) => card.type === type)).toHaveLength(2);
      }
  });

  it('shows all that the prompt names before anything else', () => {
    const { state } = table(memory, designOf('memory', [{ rule: 'collect', n: 4 }]));
    expect(new Set(state().cards.map(({ actor }) => actor.name))).toEqual(
      new Set(
        faces(designOf('memory'))
          .slice(0, 4)
          .map(({ name }) => name),
      ),
    );
    expect([...new Set(state().cards.map(({ actor }) => actor.name))]).toContain('fish');
  });

  it('shows its cards first to small children, and to nobody else', () => {
    expect(table(memory, designOf('memory', [], { difficulty: 'easy' })).state().peek).toBeGreaterThan(60);
    expect(table(memory, designOf('memory', [], { difficulty: 'normal' })).state().peek).toBe(0);
  });
});

describe('a turn', () => {
  it('keeps a pair open and counts it, and turns other cards back for a miss', () => {
    const t = open();
    const s = t.state();
    const { tries } = s;
    const [a, b] = two(s, true);
    turn(t, true);
    expect([a.done, b.done, s.pairs, s.tries, s.misses]).toEqual([true, true, 1, tries, 0]);
    const [c, d] = two(s, false);
    tap(t, c);
    tap(t, d);
    expect([c.up, d.up, s.phase]).toEqual([true, true, 'judge']);
    t.run(400, undefined, () => s.phase === 'ready');
    expect([c.up, d.up, c.done, s.tries]).toEqual([false, false, false, (tries as number) - 1]);
  });

  it('opens no third card, nor the same one twice, nor one that is found', () => {
    const t = open();
    const s = t.state();
    const [a, b] = two(s, false);
    tap(t, a);
    tap(t, a);
    expect(s.open).toEqual([a]);
    tap(t, b);
    const third = s.cards.find((card) => !card.up) as Card;
    tap(t, third);
    expect([s.open.length, third.up]).toEqual([2, false]);
    t.run(400, undefined, () => s.phase === 'ready');
    const [found] = two(s, true);
    turn(t, true);
    tap(t, found);
    expect(s.open).toEqual([]);
  });

  it('gives a try back for pairs in a row', () => {
    const t = open();
    const s = t.state();
    turn(t, false);
    const { tries } = s;
    turn(t, true);
    expect(s.tries).toBe(tries);
    turn(t, true);
    expect(s.tries).toBe((tries as number) + 1);
  });

  it('goes by arrows and a button too, and never to a card that is gone', () => {
    const t = open();
    const s = t.state();
    const [first, second] = two(s, true);
    for (const goal of [first, second]) {
      for (let i = 0; i < 40 && s.cards[s.cursor] !== goal; i++) {
        const at = (s.cards[s.cursor] as Card).home;
        const [dx, dy] = [goal.home.x - at.x, goal.home.y - at.y];
        const before = s.cursor;
        if (Math.abs(dx) > 0.3) t.press(dx > 0 ? 'right' : 'left');
        if (s.cursor === before || Math.abs(dx) <= 0.3) t.press(dy > 0 ? 'down' : 'up');
      }
      expect(s.cards[s.cursor]).toBe(goal);
      t.press('a');
    }
    t.run(400, undefined, () => s.phase === 'ready');
    expect(s.pairs).toBe(1);
    for (const side of ['left', 'up', 'right', 'down', 'left', 'up'] as const) {
      const before = s.cursor;
      t.press(side);
      expect(s.cursor === before || !s.cards[s.cursor]?.done).toBe(true);
    }
  });
});

describe('mischief', () => {
  it('swaps two cards before everybody’s eyes: places change, faces do not', () => {
    const t = open([{ rule: 'levels', n: 1 }, { rule: 'boss' }], 4);
    const s = t.state();
    expect(s.imp?.every).toBeGreaterThan(0);
    s.tries = 99;
    let swapped = false;
    const placed = (): string[] => s.cards.map((card) => `${card.home.x.toFixed(3)} ${card.home.y.toFixed(3)}`);
    const before = placed();
    for (let i = 0; i < 4 && !swapped; i++) {
      for (const card of two(s, false)) tap(t, card);
      t.run(400, undefined, () => s.phase === 'ready' || s.phase === 'mischief');
      swapped = s.phase === 'mischief';
    }
    const pair = s.swapping;
    if (!pair) throw new Error('no mischief');
    const [a, b] = pair;
    const [homes, faced] = [
      [a.home, b.home],
      [a.type, b.type],
    ];
    t.run(400, undefined, () => s.phase === 'ready');
    expect([b.home, a.home]).toEqual(homes);
    expect([a.type, b.type]).toEqual(faced);
    // place for place the list is as it was, so arrows still go where they look
    expect(placed()).toEqual(before);
    expect([a.x, a.y]).toEqual([a.home.x, a.home.y]);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(memory, designOf('memory'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, memory, designOf('memory'));
  }, 240_000);

  it('has a bot that misses as one must who has seen nothing', () => {
    let misses = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const { play, run, state } = table(memory, designOf('memory', [one, calm]), seed);
      play.botMode = 'win';
      run(60 * 200);
      misses += state().misses;
    }
    // six games without a miss would be one that looks under the cards
    expect(misses).toBeGreaterThan(6);
  });

  it('waits for who does nothing, and is lost by who only misses', () => {
    const idle = table(memory, designOf('memory'));
    idle.run(60 * 60);
    expect(idle.play.phase).toBe('play');
    const t = open();
    for (let i = 0; i < 60 && t.play.phase === 'play' && t.state().tries !== 0; i++) turn(t, false);
    t.run(120);
    expect([t.play.phase, t.state().tries]).toEqual(['lose', 0]);
  });

  it('brings new tries for a life, and forgives three misses with the shield', () => {
    const lives = open([calm, { rule: 'lives', n: 2 }]);
    lives.state().tries = 1;
    turn(lives, false);
    expect([lives.game().lives, (lives.state().tries ?? 0) > 1]).toEqual([1, true]);
    const shield = open([calm, { rule: 'shield' }]);
    const { tries } = shield.state();
    for (let i = 0; i < 3; i++) turn(shield, false);
    expect([shield.state().tries, shield.state().shields]).toEqual([tries, 0]);
    turn(shield, false);
    expect(shield.state().tries).toBe((tries as number) - 1);
  });

  it('deals a long order in boards, and is lost by the clock where there is one', () => {
    const { play, run, state, game } = table(
      memory,
      designOf('memory', [calm, { rule: 'collect', n: 20 }, { rule: 'lives', n: 9 }]),
      2,
    );
    expect([game().levels, state().need, state().cards.length]).toEqual([1, 20, MOST_PAIRS * 2]);
    play.botMode = 'win';
    run(60 * 400);
    expect([play.phase, state().pairs]).toEqual(['win', 20]);
    const hurried = table(memory, designOf('memory', [{ rule: 'timer', seconds: 40 }]));
    expect([hurried.state().tries, hurried.game().clockLeft]).toEqual([null, 40]);
    hurried.run(60 * 45);
    expect(hurried.play.phase).toBe('lose');
  });

  it('shows cards longer when slow and shorter when fast', () => {
    const frames = (rules: Parameters<typeof designOf>[1]): number => {
      const t = open(rules);
      for (const card of two(t.state(), false)) tap(t, card);
      let n = 0;
      t.run(600, undefined, () => n++ > 0 && t.state().phase !== 'judge');
      return n;
    };
    const [slow, usual, fast] = [frames([calm, { rule: 'slow' }]), frames([calm]), frames([calm, { rule: 'fast' }])];
    expect(slow).toBeGreaterThan(usual);
    expect(usual).toBeGreaterThan(fast);
  });

  it('has the pairs of the prompt on one table, and its moves as turns, found or not', () => {
    const t = open([calm, { rule: 'pairs', n: 7 }]);
    expect([t.game().levels, t.state().need, t.state().cards.length]).toEqual([1, 7, 14]);
    const counted = open([calm, { rule: 'pairs', n: 6 }, { rule: 'moves', n: 14 }]);
    const s = counted.state();
    expect([s.need, s.tries]).toEqual([6, 14]);
    turn(counted, true);
    turn(counted, true);
    expect(s.tries).toBe(12);
    turn(counted, false);
    expect(s.tries).toBe(11);
    s.tries = 1;
    turn(counted, true);
    counted.run(120);
    expect(counted.play.phase).toBe('lose');
  });
});

describe('memory for two', () => {
  const forTwo = () => open([{ rule: 'twoPlayers' }]);

  it('passes the turn on after a miss and leaves it with whoever finds a pair', () => {
    const t = forTwo();
    expect(t.state()).toMatchObject({ tries: null, imp: null, two: { turn: 0, won: [0, 0] } });
    turn(t, true);
    expect(t.state().two).toMatchObject({ turn: 0, won: [1, 0] });
    turn(t, false);
    expect(t.state().two).toMatchObject({ turn: 1, won: [1, 0] });
    turn(t, true);
    expect(t.state().two).toMatchObject({ turn: 1, won: [1, 1] });
  });

  it('is played by the second half of the keyboard in its turn, and by it alone', () => {
    const t = forTwo();
    turn(t, false);
    const before = t.state().cursor;
    t.play.virtual.right = true;
    t.run(2);
    t.play.virtual.right = false;
    expect(t.state().cursor).toBe(before);
  });

  it('ends when all pairs are found, however many were missed', () => {
    const t = forTwo();
    for (let misses = 0; misses < 12; misses++) turn(t, false);
    expect(t.play.phase).toBe('play');
    const { won } = tournament(memory, designOf('memory', [{ rule: 'twoPlayers' }]), 5);
    expect(won).toBe(5);
  });
});
