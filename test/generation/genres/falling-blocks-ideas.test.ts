/** Falling blocks, the wells: seven where nothing else is said, each with an idea of its own that can be won, is told in a line, and shows in the state. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { IDEAS } from '../../../src/generation/genres/falling-blocks/ideas.js';
import { fallingBlocks } from '../../../src/generation/genres/falling-blocks/index.js';
import { bitsOf, nextBag, provenIn } from '../../../src/generation/genres/falling-blocks/layout.js';
import { ROWS, SHAPES, USUAL } from '../../../src/generation/genres/falling-blocks/shapes.js';
import { speech } from '../../../src/generation/genres/falling-blocks/speech.js';
import type { State } from '../../../src/generation/genres/falling-blocks/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import type { Painter } from '../../../src/generation/kit/types.js';
import { ideasOf } from '../../../src/generation/package/ideas.js';
import { designOf, table, type Table } from './playing.js';

const calm = { rule: 'noEnemies' } as const;

function wellOf(level: number, rules: Rule[] = [], seed = 5, over: Partial<GameDesign> = {}): Table<State> {
  const t = table(fallingBlocks, designOf('falling_blocks', rules, over), seed);
  t.play.begin(level);
  return t;
}
const withIdea = (idea: (typeof IDEAS)[number]): Table<State> => wellOf(IDEAS.indexOf(idea) + 1);

/** how many outlines a picture of the well has: a painter that only counts rounded strokes */
function outlines(t: Table<State>): number {
  let n = 0;
  const { theme } = t.game().design;
  const none: Record<string, unknown> = {};
  const ctx = new Proxy(none, {
    get: (_, name) => (name === 'roundRect' ? () => void n++ : () => undefined),
    set: () => true,
  });
  const p = new Proxy(none, {
    get: (_, name) =>
      name === 'ctx' ? ctx : name === 'palette' ? theme.palette : name === 'now' ? 0 : () => '#123456',
  });
  fallingBlocks.draw(p as unknown as Painter, t.state(), t.game());
  return n;
}

describe('the wells of falling blocks', () => {
  it.each([
    [[], 7],
    [[calm], 6],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'levels', n: 1 }], 1],
    [[{ rule: 'collect', n: 20 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 3],
  ] as const)('with %j are %i', (rules, levels) => expect(wellOf(1, [...rules]).game().levels).toBe(levels));

  it('bring in one idea each, without foes all but the boss, and none where the prompt’s limit is what counts', () => {
    expect(IDEAS.map((_, i) => wellOf(i + 1).state().idea)).toEqual(IDEAS);
    const alone = [1, 2, 3, 4, 5, 6].map((level) => wellOf(level, [calm]).state());
    expect(alone.map(({ idea }) => idea)).toEqual(IDEAS.slice(0, -1));
    expect(alone.every(({ boss }) => boss === null)).toBe(true);
    const three = [1, 2, 3].map((level) => wellOf(level, [{ rule: 'levels', n: 3 }]).state().idea);
    expect(three).toEqual(['plain', 'rubble', 'pusher']);
    expect(wellOf(2, [{ rule: 'timer', seconds: 90 }]).state().idea).toBeNull();
    expect(wellOf(1, [{ rule: 'collect', n: 20 }]).state().idea).toBeNull();
  });

  it('tell each idea but the first, and no other', () => {
    expect(speech.ideas).toEqual(IDEAS.slice(1));
    expect(Object.keys(ideasOf(designOf('falling_blocks')).ideas ?? {})).toEqual(IDEAS.slice(1));
  });

  it.each(IDEAS.map((idea, i) => [idea, i + 1] as const))('%s is won by the bot', (idea, level) => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      let won = 0;
      for (let seed = 1; seed <= 12; seed++) {
        const t = wellOf(level, [], seed * 101, { difficulty });
        t.play.botMode = 'win';
        t.run(60 * 120, undefined, () => t.game().level !== level);
        if (t.play.phase === 'win' || t.game().level > level) won++;
      }
      expect([idea, difficulty, won]).toEqual([idea, difficulty, 12]);
    }
  });

  it('are lost by who does nothing, each of them', () => {
    for (const level of IDEAS.keys()) {
      const t = wellOf(level + 1);
      t.run(60 * 900);
      expect([level, t.play.phase]).toEqual([level, 'lose']);
    }
  });
});

describe('what wells bring in', () => {
  it('small pieces come in bags with all others, where they are the idea, and nowhere else', () => {
    const bag = (idea: State['idea']): number[] => nextBag(new Random(3), idea).toSorted((a, b) => a - b);
    expect(bag('crumbs')).toEqual([...SHAPES.keys()]);
    expect(bag('rising')).toEqual([...SHAPES.keys()].slice(0, USUAL));
    const t = withIdea('crumbs');
    const seen = new Set<number>();
    t.play.botMode = 'win';
    t.run(60 * 60, undefined, () => {
      seen.add(t.state().piece?.kind ?? 0);
      return t.game().level !== IDEAS.indexOf('crumbs') + 1;
    });
    expect([...seen].some((kind) => kind >= USUAL)).toBe(true);
  });

  it('rows rise soon and again, with one hole each', () => {
    const t = withIdea('rising');
    const s = t.state();
    t.run(60 * 8, undefined, () => s.pushes > 0);
    expect(s.pushes).toBe(1);
    expect(bitsOf(s.cells)[ROWS - 1]?.toString(2).replaceAll('0', '')).toHaveLength(7);
    t.run(60 * 16, undefined, () => s.pushes > 1);
    expect(s.pushes).toBe(2);
    const still = withIdea('crumbs');
    still.run(60 * 20);
    expect(still.state().pushes).toBe(0);
  });

  it('no outline shows where a piece will lie, where that is the idea', () => {
    expect(outlines(withIdea('plain'))).toBe(4);
    expect(outlines(withIdea('ghostless'))).toBe(0);
  });

  it('what is buried takes a decent player no more than a few pieces', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const t = wellOf(2, [], seed * 37);
      const { cells, need } = t.state();
      expect(need).toBeGreaterThan(1);
      expect(cells.filter((cell) => cell?.tone === 8)).toHaveLength(need);
      t.play.botMode = 'win';
      t.run(60 * 60, undefined, () => t.game().level > 2);
      expect([seed, t.game().level]).toEqual([seed, 3]);
    }
    const order = { counts: 'lines', push: 0, idea: 'plain' } as const;
    const plain = { cells: withIdea('plain').state().cells, need: 1, bagSeed: 9 };
    expect(provenIn(plain, order, 1)).toBeGreaterThan(1);
  });
});
