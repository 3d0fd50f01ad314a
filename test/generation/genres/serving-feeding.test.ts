/** Feeding: hungry ones come out on a meadow, get what they want from the bowls, and whoever was not asked is shooed. */
import { describe, expect, it } from 'vitest';
import { designText, GENRES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { fillBrief } from '../../../src/generation/filling/index.js';
import { entryOf } from '../../../src/generation/genres/index.js';
import { feeding as game } from '../../../src/generation/genres/serving/feeding/index.js';
import { PORTIONS, rowsOf, type State } from '../../../src/generation/genres/serving/feeding/state.js';
import { isGuest } from '../../../src/generation/genres/serving/mode.js';
import { reader } from '../../../src/generation/reader/index.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const actor = (sprite: string, traits: string[] = [], from: 'prompt' | 'kind' = 'prompt') => ({
  name: designText(sprite, 40),
  sprite,
  traits,
  from,
});
const cast = (over: Partial<GameDesign['cast']> = {}): GameDesign['cast'] => ({
  ...designOf('serving').cast,
  hero: actor('farmer', [], 'kind'),
  enemies: [actor('raccoon', [], 'kind')],
  items: [actor('bread'), actor('carrot'), actor('duck', ['guest']), actor('rabbit', ['guest'])],
  ...over,
});
const fed = (rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('serving', rules, { mode: 'feeding', cast: cast(), ...over });
const at = (seed: number, rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(game, fed(rules, over), seed);

/** The design of a prompt whose deeds are those of feeding. */
function read(prompt: string): GameDesign {
  const brief = reader.read({ prompt });
  const byDeeds = { name: { game: 'feeding_game' }, sure: 1, spans: [] };
  return fillBrief({ brief: { ...brief, byDeeds }, seed: 7, supported: GENRES });
}
const named = (list: GameDesign['cast']['items']): string[] =>
  list.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);

/** Somebody waits, and what it wants is known. */
function seated(one: Table<State>): NonNullable<State['guests'][number]> {
  one.run(600, undefined, () => one.state().guests.some(({ waited, uninvited }) => waited > 1 && !uninvited));
  return one.state().guests.find(({ waited }) => waited > 1)!;
}
function tap(one: Table<State>, kind: 'guest' | 'bowl', i: number): void {
  const spot = rowsOf(one.state(), one.game())[kind === 'guest' ? 0 : 1]![i]!;
  one.play.virtual.pointer = { x: spot.x, y: spot.y, down: true };
  one.run(1);
  one.play.virtual.pointer = { x: spot.x, y: spot.y, down: false };
  one.run(1);
}

describe('what a prompt is cast as', () => {
  it.each([
    ['feed squirrels with nuts while pigeons steal', ['chipmunk'], ['chestnut'], ['bird']],
    ['feed ducks not geese', ['duck'], [], ['goose']],
    [
      'the giraffe wants leaves, the lion wants meat and the seal wants fish',
      ['giraffe', 'lion', 'seal'],
      ['leaf-fluttering-in-wind', 'meat-on-bone', 'fish'],
      [],
    ],
    ['हाथी को केले खिलाने हैं पर बंदर बीच में चुरा लेते हैं उनको भगाओ', ['elephant'], ['banana'], ['monkey']],
    ['кормить ёжика яблоками', ['hedgehog'], ['red-apple'], []],
  ])('%s', (prompt, guests, foods, uninvited) => {
    const { genre, mode, cast: made } = read(prompt);
    expect([genre, mode]).toEqual(['serving', 'feeding']);
    expect(named(made.items.filter(isGuest))).toEqual(guests);
    expect(named(made.items.filter((one) => !isGuest(one)))).toEqual(foods);
    expect(named(made.enemies)).toEqual(uninvited);
  });

  it('has bowls of what they eat, and guests of the place, where nobody is named', () => {
    const { cast: made, texts } = read('feeding game');
    expect(made.items.filter(isGuest).length).toBeGreaterThan(0);
    expect(made.items.filter((one) => !isGuest(one)).length).toBeGreaterThan(1);
    for (const guest of made.items.filter(isGuest)) expect(texts.goal).not.toContain(guest.name);
  });

  it('is another play than a counter', () => {
    const isMeadow = (design: GameDesign): boolean => entryOf(design)?.kind.tellsAbove === true;
    expect(isMeadow(fed())).toBe(true);
    expect(isMeadow(designOf('serving'))).toBe(false);
    expect(isMeadow(designOf('serving', [], { mode: 'cooking' }))).toBe(false);
  });
});

describe('the meadow', () => {
  it('feeds who gets what it wants, and costs nothing else than time where it is the wrong thing', () => {
    const one = at(3);
    const guest = seated(one);
    const [wanted] = guest.wants as [number];
    tap(one, 'bowl', 1 - wanted);
    expect(one.state().hand).toBe(1 - wanted);
    tap(one, 'guest', guest.seat);
    expect([one.game().lives, one.state().done, one.state().hand]).toEqual([3, 0, 1 - wanted]);
    tap(one, 'bowl', wanted);
    tap(one, 'guest', guest.seat);
    one.run(60);
    expect(one.state().done).toBe(1);
  });

  it('gives each of several guests its own favourite', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const one = at(seed);
      const guest = seated(one);
      expect(guest.wants[0]).toBe(guest.actor.sprite === 'duck' ? 0 : 1);
    }
  });

  it('is left by whoever was not asked when it is tapped with empty hands, and else takes a heart', () => {
    const rude = cast({ enemies: [actor('goose')] });
    for (const full of [false, true]) {
      const one = at(5, [], { cast: rude, difficulty: 'hard' });
      one.play.botMode = 'win';
      one.run(60 * 60, undefined, () => one.state().guests.some(({ uninvited, waited }) => uninvited && waited > 1));
      one.play.botMode = null as never;
      const thief = one.state().guests.find(({ uninvited }) => uninvited)!;
      const s = one.state();
      s.spared = 0;
      s.hand = full ? 0 : null;
      const before = one.game().lives;
      tap(one, 'guest', thief.seat);
      expect(one.state().guests).not.toContain(thief);
      expect(one.game().lives).toBe(full ? before - 1 : before);
    }
  });

  it('has bowls that run empty in its last level, and are filled by a tap', () => {
    const one = at(2, [{ rule: 'levels', n: 1 }]);
    one.state().bowls[0]!.portions = 0;
    tap(one, 'bowl', 0);
    expect(one.state().hand).toBe(null);
    one.run(60);
    expect(one.state().bowls[0]!.portions).toBe(PORTIONS);
  });
});

describe('a game', () => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot at first try in nearly all seeds: %s',
    (difficulty) => {
      const design = fed([], { difficulty });
      const played = tournament(game, design);
      expect(played.won).toBeGreaterThanOrEqual(18);
      if (difficulty === 'normal') expectSameAgain(played.traces, game, design);
    },
    400_000,
  );

  it('feeds as many as the prompt says', () => {
    const { play, run, state } = at(2, [{ rule: 'collect', n: 12 }]);
    play.botMode = 'win';
    run(60 * 200);
    expect([play.phase, state().done]).toEqual(['win', 12]);
  }, 60_000);

  it('is not won by who does nothing', () => {
    const idle = at(2);
    idle.run(60 * 180);
    expect(idle.play.phase).toBe('lose');
  });

  it('lasts a minute for a newcomer', () => {
    expect(newcomerMedian(game, fed(), 20)).toBeGreaterThanOrEqual(60);
  }, 120_000);
});
