/** Memory, the tables: six where nothing else is said, each with an idea of its own that can be won, is told in a line, and shows in the state. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { IDEAS } from '../../../src/generation/genres/memory/ideas.js';
import { memory } from '../../../src/generation/genres/memory/index.js';
import { speech } from '../../../src/generation/genres/memory/speech.js';
import { LANTERN, type Card, type State } from '../../../src/generation/genres/memory/state.js';
import { ideasOf } from '../../../src/generation/package/ideas.js';
import { designOf, table, type Table } from './playing.js';

const calm = { rule: 'noEnemies' } as const;

/** The table of that level, with its cards dealt. */
function tableOf(level: number, rules: Rule[] = [], seed = 5, over: Partial<GameDesign> = {}): Table<State> {
  const t = table(memory, designOf('memory', rules, over), seed);
  t.play.begin(level);
  t.run(1200, undefined, () => t.state().phase === 'ready');
  return t;
}
function withIdea(idea: (typeof IDEAS)[number]): Table<State> {
  const t = tableOf(IDEAS.indexOf(idea) + 1);
  expect(t.state().idea).toBe(idea);
  return t;
}
/** Cards turned by taps, one after the other, and what comes of it waited for. */
function turnUp(t: Table<State>, ...cards: (Card | undefined)[]): void {
  for (const card of cards) {
    if (!card) throw new Error('no such card');
    t.play.virtual.pointer = { x: card.x, y: card.y, down: true };
    t.run(1);
    t.play.virtual.pointer.down = false;
    t.run(1);
  }
}
const settled = (t: Table<State>): void => t.run(600, undefined, () => t.state().phase === 'ready');
const others = (s: State, than: Card): Card[] =>
  s.cards.filter((card) => card.type !== than.type && card.type !== LANTERN && !card.done);
const alike = (s: State, than: Card): Card[] => s.cards.filter((card) => card.type === than.type);
const first = (s: State): Card => s.cards.find((card) => card.type !== LANTERN && !card.done) as Card;

describe('the tables of a memory', () => {
  it.each([
    [[], 6],
    [[calm], 5],
    [[{ rule: 'levels', n: 2 }], 2],
    [[{ rule: 'levels', n: 1 }], 1],
    [[{ rule: 'pairs', n: 8 }], 1],
    [[{ rule: 'twoPlayers' }], 1],
    [[{ rule: 'timer', seconds: 60 }], 3],
  ] as const)('with %j are %i', (rules, levels) => expect(tableOf(1, [...rules]).game().levels).toBe(levels));

  it('bring in one idea each, without foes those that need none, and none where the prompt’s limit is what counts', () => {
    expect(IDEAS.map((_, i) => tableOf(i + 1).state().idea)).toEqual(IDEAS);
    const alone = [1, 2, 3, 4, 5].map((level) => tableOf(level, [calm]).state());
    expect(alone.map(({ idea }) => idea)).toEqual(['plain', 'lantern', 'threes', 'shadows', 'turntable']);
    expect(alone.every(({ imp }) => imp === null)).toBe(true);
    expect(tableOf(2, [{ rule: 'moves', n: 20 }]).state().idea).toBeNull();
    const last = tableOf(6, [{ rule: 'boss' }]).state();
    expect([last.idea, last.boss !== null, last.imp !== null]).toEqual([null, true, true]);
  });

  it('tell each idea but the first, and no other', () => {
    expect(speech.ideas).toEqual(IDEAS.slice(1));
    expect(Object.keys(ideasOf(designOf('memory')).ideas ?? {})).toEqual(IDEAS.slice(1));
  });

  it.each(IDEAS.map((idea, i) => [idea, i + 1] as const))('%s is won by the bot', (idea, level) => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      let won = 0;
      for (let seed = 1; seed <= 12; seed++) {
        const t = tableOf(level, [], seed * 101, { difficulty });
        t.play.botMode = 'win';
        t.run(60 * 90, undefined, () => t.game().level !== level);
        if (t.play.phase === 'win' || t.game().level > level) won++;
      }
      expect([idea, difficulty, won]).toEqual([idea, difficulty, 12]);
    }
  });

  it('wait for who does nothing', () => {
    for (const level of IDEAS.keys()) {
      const t = tableOf(level + 1);
      t.run(60 * 30);
      expect([t.play.phase, t.game().level]).toEqual(['play', level + 1]);
    }
  });
});

describe('what tables bring in', () => {
  it('a lamp shows all cards for a moment, costs no try, and leaves the card that lies open', () => {
    const t = withIdea('lantern');
    const s = t.state();
    const lamps = s.cards.filter((card) => card.type === LANTERN);
    expect([lamps.length, s.cards.length % 2]).toEqual([1, 1]);
    const { tries } = s;
    const card = first(s);
    turnUp(t, card, lamps[0]);
    expect(s.phase).toBe('shine');
    t.run(30);
    const faces = (t.game().snapshot().cards as { face: number | null }[]).map(({ face }) => face);
    expect(faces).toEqual(s.cards.map(({ type }) => type));
    settled(t);
    expect([s.tries, s.open, card.up, others(s, card).some(({ up }) => up)]).toEqual([tries, [card], true, false]);
    turnUp(t, ...alike(s, card).filter((one) => one !== card));
    settled(t);
    expect(s.pairs).toBe(1);
  });

  it('three alike are found by three, and a miss shows with the first that differs', () => {
    const t = withIdea('threes');
    const s = t.state();
    for (const card of s.cards) expect(alike(s, card)).toHaveLength(3);
    const [a, b, c] = alike(s, first(s));
    turnUp(t, a, b);
    expect([s.phase, s.open.length]).toEqual(['ready', 2]);
    turnUp(t, others(s, a as Card)[0]);
    expect(s.phase).toBe('judge');
    settled(t);
    expect([s.pairs, s.misses, a?.up]).toEqual([0, 1, false]);
    turnUp(t, a, b, c);
    settled(t);
    expect([s.pairs, s.misses, a?.done, b?.done, c?.done]).toEqual([1, 1, true, true, true]);
  });

  it('of two that belong together one is the shadow, on a plate of the same colour', () => {
    const s = withIdea('shadows').state();
    for (const card of s.cards) {
      const [a, b] = alike(s, card);
      expect([a?.shadow !== b?.shadow, a?.actor === b?.actor, a?.plate === b?.plate]).toEqual([true, true, true]);
    }
    expect(
      withIdea('plain')
        .state()
        .cards.some(({ shadow }) => shadow),
    ).toBe(false);
  });

  it('the table turns by half with the second miss: each card lies where the one opposite did', () => {
    const t = withIdea('turntable');
    const s = t.state();
    const before = s.cards.map(({ home }) => home);
    const order = [...s.cards];
    for (let misses = 0; misses < 2; misses++) {
      turnUp(t, first(s), others(s, first(s))[0]);
      t.run(600, undefined, () => s.phase === 'ready' || s.phase === 'spin');
      expect(s.phase).toBe(misses === 0 ? 'ready' : 'spin');
    }
    settled(t);
    expect(s.cards).toEqual(order.toReversed());
    expect(s.cards.map(({ home }) => home)).toEqual(before);
    expect(order[0]?.x).toBe(before.at(-1)?.x);
  });
});
