/** A virtual pet: what it wishes is granted by the right act alone, it is sad where it waits too long and comforted again, and it grows by the day. */
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { virtualPet } from '../../../src/generation/genres/virtual-pet/index.js';
import {
  isSad,
  NEED_OF,
  spotsOf,
  type Act,
  type Spot,
  type State,
} from '../../../src/generation/genres/virtual-pet/state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}, seed = 7): Table<State> =>
  table(virtualPet, designOf('virtual_pet', rules, over), seed);

const spots = (t: Table<State>): Spot[] => spotsOf(t.state(), t.game().height);
function tap(t: Table<State>, spot: Spot | undefined): void {
  t.play.virtual.pointer = { x: spot!.x, y: spot!.y, down: true };
  t.run(1);
  t.play.virtual.pointer.down = false;
  t.run(1);
}
const spotOf = (t: Table<State>, act: Act): Spot | undefined =>
  spots(t).find(({ does }) => does.act === act && (does.act !== 'feed' || does.food === foodOf(t.state())));
const foodOf = ({ wish }: State): unknown => (wish.act === 'feed' ? wish.food : undefined);
const untilCare = (t: Table<State>): void => t.run(300, undefined, () => t.state().phase === 'care');

/** A table at which that is wished. */
function wishing(act: Act, rules: Rule[] = []): Table<State> {
  for (let seed = 1; seed < 60; seed++) {
    const t = tableOf([...rules, { rule: 'levels', n: 3 }], {}, seed);
    t.play.botMode = 'win';
    t.run(60 * 90, undefined, () => t.state().phase === 'care' && t.state().wish.act === act && !t.state().visitor);
    t.play.botMode = null;
    t.play.virtual.pointer = null;
    if (t.state().wish.act === act && t.state().phase === 'care') return t;
  }
  throw new Error(`nobody wishes ${act}`);
}

it.each(DIFFICULTIES)(
  'is won by its bot in at least 48 of 50 seeds when it is %s, the same way each time',
  (difficulty) => {
    const design = designOf('virtual_pet', [], { difficulty });
    const first = tournament(virtualPet, design, 50);
    expect(first.won).toBeGreaterThanOrEqual(48);
    expectSameAgain(first.traces, virtualPet, design);
  },
  120_000,
);

it('is lost by who does nothing, and never where it is gentle', () => {
  const t = tableOf();
  t.run(60 * 240);
  expect(t.play.phase).toBe('lose');
  const gentle = tableOf([{ rule: 'gentle' }]);
  gentle.run(60 * 240);
  expect([gentle.play.phase, gentle.game().lives, isSad(gentle.state())]).toEqual(['play', 3, true]);
});

describe('a wish', () => {
  it('for food is granted by that food alone', () => {
    const t = wishing('feed');
    const s = t.state();
    const { granted } = s;
    tap(
      t,
      spots(t).find(({ does }) => does.act === 'feed' && does.food !== foodOf(s)),
    );
    expect([s.phase, s.granted]).toEqual(['no', granted]);
    untilCare(t);
    const { score } = t.game();
    tap(t, spotOf(t, 'feed'));
    t.run(90, undefined, () => s.phase === 'glad');
    expect([s.granted, s.needs.food]).toEqual([granted + 1, 100]);
    expect(t.game().score).toBeGreaterThan(score);
  });

  it('for a bath is granted when all dirt is rubbed off, by taps or by a finger that is drawn over it', () => {
    for (const drawn of [false, true]) {
      const t = wishing('wash');
      const s = t.state();
      const { granted } = s;
      expect(s.dirt.length).toBeGreaterThan(2);
      tap(t, spotOf(t, 'wash'));
      expect(s.phase).toBe('bath');
      for (let i = 0; i < 8 && s.phase === 'bath'; i++) {
        const [[spot], count] = [spots(t), spots(t).length];
        if (drawn)
          t.run(
            20,
            (pad) => (pad.pointer = { x: spot!.x, y: spot!.y, down: true }),
            () => spots(t).length < count,
          );
        else tap(t, spot);
      }
      expect([s.granted, s.dirt.some(({ left }) => left > 0)]).toEqual([granted + 1, false]);
    }
  });

  it('to play is granted when enough balls are caught; one that falls comes again', () => {
    const t = wishing('play');
    const s = t.state();
    const { granted } = s;
    tap(t, spotOf(t, 'play'));
    t.run(
      400,
      () => (s.lane = s.ball ? (s.ball.lane + 2) % 5 : s.lane),
      () => s.caught > 0,
    );
    expect([s.caught, s.phase]).toEqual([0, 'catch']);
    t.run(
      2000,
      () => (s.lane = s.ball?.lane ?? s.lane),
      () => s.phase === 'glad',
    );
    expect([s.caught, s.granted]).toEqual([s.toCatch, granted + 1]);
  });
});

it('a pet that waits too long is sad and costs a life; it is stroked, and wishes the same again', () => {
  const t = wishing('feed');
  const s = t.state();
  const [wish, { lives }] = [s.wish, t.game()];
  t.run(60 * 60, undefined, () => isSad(s));
  expect([isSad(s), t.game().lives]).toEqual([true, lives - 1]);
  // the world stands still for a moment
  t.run(30);
  for (let i = 0; i < 3; i++) {
    expect(isSad(s)).toBe(true);
    tap(
      t,
      spots(t).find(({ does }) => does.act === 'pat'),
    );
  }
  expect([s.wish, t.game().lives]).toEqual([wish, lives - 1]);
  expect(s.needs[NEED_OF[wish.act]]).toBeGreaterThan(50);
});

it('sleeps at the end of each day, and has grown in the morning', () => {
  const t = tableOf();
  t.play.botMode = 'win';
  const sizes: number[] = [];
  t.run(60 * 200, undefined, () => {
    const { size, wishes } = t.state();
    if (sizes.at(-1) !== size) sizes.push(size);
    expect(wishes.at(-1)?.act).toBe('sleep');
    return false;
  });
  expect(sizes).toHaveLength(5);
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
});

it('a visitor makes it dirty unless it is shooed; none comes where nobody is wanted', () => {
  const dayOf = (rules: Rule[], seed: number): Table<State> => {
    const t = tableOf(rules, {}, seed);
    t.play.botMode = 'win';
    t.run(60 * 120, undefined, () => (rules.length > 0 ? t.game().level > 3 : t.state().visitor !== null));
    t.play.botMode = null;
    return t;
  };
  expect(dayOf([{ rule: 'noEnemies' }], 3).state().visits).toBe(0);
  for (const shooed of [true, false]) {
    const t = dayOf([], 3);
    const s = t.state();
    untilCare(t);
    const baths = (): number => s.wishes.slice(s.granted).filter(({ act }) => act === 'wash').length;
    s.wishes.splice(s.granted, s.wishes.length - s.granted - 1, { act: 'pat' });
    s.wish = { act: 'pat' };
    if (shooed)
      tap(
        t,
        spots(t).find(({ does }) => does.act === 'shoo'),
      );
    t.run(400, undefined, () => s.visitor === null || s.visitor.gone);
    expect([s.visitor?.gone ?? true, baths()]).toEqual([true, shooed ? 0 : 1]);
  }
});

it('eats as much as was asked for, over all days', () => {
  const t = tableOf([
    { rule: 'collect', n: 7 },
    { rule: 'levels', n: 2 },
  ]);
  t.play.botMode = 'win';
  let eaten = 0;
  t.run(60 * 200, undefined, () => {
    eaten = t.state().before + t.state().eaten;
    return false;
  });
  expect([t.play.phase, eaten]).toEqual(['win', 7]);
});
