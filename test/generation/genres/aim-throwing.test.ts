/** Throwing at whoever comes by: who is to be hit and who is not, what a throw meets, and how a game goes. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { entryOf } from '../../../src/generation/genres/index.js';
import { throwing } from '../../../src/generation/genres/aim-physics/throwing/index.js';
import { IDEAS } from '../../../src/generation/genres/aim-physics/throwing/ideas.js';
import {
  middleOf,
  PATIENCE,
  type Being,
  type State,
} from '../../../src/generation/genres/aim-physics/throwing/state.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const design = (rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('aim_physics', rules, { mode: 'throwing', ...over });
const at = (seed: number, rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(throwing, design(rules, over), seed);

/** One whom the prompt wants spared walks among the foes that it names. */
function guarded(rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign {
  const base = design(rules, over);
  const from = 'prompt' as const;
  return {
    ...base,
    cast: {
      ...base.cast,
      enemies: [{ name: 'goose', sprite: 'goose', traits: [], from }],
      obstacles: [{ name: 'tourist', sprite: 'passenger', traits: [], from }],
      projectile: { name: 'roll', sprite: 'bread', traits: [], from },
    },
  };
}

/** Runs until such a one stands free within the window, and throws at it. */
function throwAt(t: Table<State>, wanted: (one: Being) => boolean): Being {
  const free = (): Being | undefined =>
    t.state().beings.find((one) => wanted(one) && one.hit === 0 && one.out === 1 && one.x > 2 && one.x < 8);
  t.run(60 * 40, undefined, () => free() !== undefined && t.state().rest === 0);
  const one = free() as Being;
  expect(one).toBeDefined();
  // alone in the field, so that nobody else is met
  t.state().beings = [one];
  const { x, y } = middleOf(t.game(), one);
  t.run(1, (pad) => (pad.pointer = { x, y, down: true }));
  t.run(1, (pad) => (pad.pointer = { x, y, down: false }));
  t.run(60, undefined, () => t.state().flights.length === 0);
  return one;
}

const read = (prompt: string): GameDesign => readPrompt({ prompt, seed: 7, supported: GENRES });
const named = (list: GameDesign['cast']['enemies']): string[] =>
  list.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);

describe('who is thrown at', () => {
  it.each([
    ['throwing game: throw bread rolls to hungry geese but don’t hit the tourists', ['goose'], ['passenger']],
    ['Wurfspiel: ich werfe Schneebälle auf die Lehrer, aber triff nicht den Koch', ['teacher'], ['cook']],
    ['投げるゲーム：先生に雪玉を投げる、猫には当ててはいけない', ['teacher'], ['cat']],
    ['a shooting gallery with ducks', ['duck'], []],
    ['throwing game: an octopus throws pies at pirates, barrels are in the way', ['pirate'], []],
  ])('%s', (prompt, foes, spared) => {
    const { genre, mode, cast } = read(prompt);
    expect([genre, mode]).toEqual(['aim_physics', 'throwing']);
    expect([named(cast.enemies), named(cast.obstacles)]).toEqual([foes, spared]);
  });

  it.each([
    'a slingshot game: knock down the towers of the pigs',
    'golf with a hedgehog',
    'archery, hit the middle of the target',
  ])('but not where another game is named: %s', (prompt) => expect(read(prompt).mode).not.toBe('throwing'));

  it('is told in the goal, and a page carries this game alone', () => {
    const made = read('throwing game: throw bread rolls to hungry geese but don’t hit the tourists');
    expect(made.texts.goal).toContain('geese');
    expect(made.texts.goal).not.toContain('tourists');
    expect(entryOf(made)?.module).toContain('throwing');
  });
});

describe('a throw', () => {
  it('meets who is pointed at, although it walks on', () => {
    const t = at(1);
    const one = throwAt(t, ({ still, leaps }) => still === 0 && !leaps);
    expect([one.hit > 0, t.state().hits]).toEqual([true, 1]);
  });

  it('costs a life where it meets whoever must not be hit, and counts nothing', () => {
    const t = table(throwing, guarded(), 3);
    const one = throwAt(t, ({ spared }) => spared);
    expect([one.hit > 0, t.state().hits, t.game().lives]).toEqual([true, 0, 2]);
  });

  it('takes off a helmet first', () => {
    const t = at(2, [{ rule: 'collect', n: 9 }]);
    const wears = (one: Being): boolean => one.cover < 0 && !one.golden && (one.hp = 2) > 0;
    const one = throwAt(t, wears);
    expect([one.hit, one.hp, t.state().hits]).toEqual([0, 1, 0]);
  });

  it('is blown aside by the wind', () => {
    const t = at(2);
    t.run(30);
    t.state().beings = [];
    t.state().wind = 2;
    t.run(1, (pad) => (pad.pointer = { x: 5, y: 4, down: true }));
    expect(t.state().flights[0]?.x1).toBeGreaterThan(5.5);
  });

  it('is made by keys alone: the cursor goes where they say', () => {
    const t = at(2);
    t.run(30);
    const before = t.state().cursor.x;
    t.press('right', 'right', 'a');
    expect(t.state().cursor.x).toBeGreaterThan(before + 0.6);
    expect(t.state().flights).toHaveLength(1);
  });
});

describe('a game', () => {
  it('brings in one idea a level, and none where it is one long round', () => {
    const all = IDEAS.map((_, i) => {
      const t = at(1);
      t.game().level = i + 1;
      return throwing.create(t.game()).idea;
    });
    expect(all).toEqual(IDEAS);
    expect(at(1, [{ rule: 'timer', seconds: 60 }]).state().idea).toBeNull();
  });

  it('forgives some who get away, then takes a life', () => {
    const t = at(4);
    t.run(60 * 60, undefined, () => t.game().lives < 3);
    expect([t.game().lives, t.state().patience]).toEqual([2, PATIENCE]);
  });

  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot at first try in nearly all seeds: %s',
    (difficulty) => {
      const played = tournament(throwing, guarded([], { difficulty }));
      expect(played.won).toBeGreaterThanOrEqual(18);
      if (difficulty === 'normal') expectSameAgain(played.traces, throwing, guarded([], { difficulty }));
    },
    400_000,
  );

  it.each<Rule[]>([
    [{ rule: 'collect', n: 15 }],
    [{ rule: 'throws', n: 12 }],
    [{ rule: 'timer', seconds: 60 }],
    [{ rule: 'boss' }],
    [{ rule: 'noEnemies' }],
  ])('is won with %o', (rule) => {
    expect(tournament(throwing, design([rule]), 8).won).toBeGreaterThanOrEqual(7);
  });

  it('is not won by who does nothing, nor by who has thrown all and hit nobody', () => {
    const idle = at(2);
    idle.run(60 * 180);
    expect(idle.play.phase).toBe('lose');
    const wild = at(2, [{ rule: 'throws', n: 5 }]);
    wild.run(60 * 30, (pad) => (pad.pointer = { x: 5, y: 1.3, down: wild.game().frame % 40 < 2 }));
    expect([wild.play.phase, wild.state().hits]).toEqual(['lose', 0]);
  });

  it('lasts a minute for a newcomer, and a third of one where it is hard', () => {
    expect(newcomerMedian(throwing, guarded(), 20)).toBeGreaterThanOrEqual(60);
    expect(newcomerMedian(throwing, guarded([], { difficulty: 'hard' }), 11)).toBeGreaterThanOrEqual(20);
  }, 120_000);
});
