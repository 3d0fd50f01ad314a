/** Games of dodging: what comes has a way out and is seen before it strikes, in a place and on a way. */
import { describe, expect, it } from 'vitest';
import type { Rule } from '../../../src/generation/design.js';
import { fall, lies } from '../../../src/generation/genres/catcher/dodge/flights.js';
import { dodge, dodgeWay } from '../../../src/generation/genres/catcher/dodge/index.js';
import { wayOut } from '../../../src/generation/genres/catcher/dodge/proof.js';
import { EDGE, HIGH, LOW, W, type State, type Threat } from '../../../src/generation/genres/catcher/dodge/state.js';
import { catcherMode, dodgedOf } from '../../../src/generation/genres/catcher/mode.js';
import { entryOf } from '../../../src/generation/genres/index.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const standing = (rules: Rule[] = [], over = {}) => designOf('catcher', rules, { mode: 'dodge', ...over });
const way = (rules: Rule[] = [], over = {}) => designOf('catcher', rules, { mode: 'dodge_way', ...over });
const { cast } = standing();
const named = { name: 'rock', sprite: 'rock', traits: [], from: 'prompt' as const };
const actor = named;
const thing = { actor, size: 1.3, spin: 0 };
const falls = (x: number, frames = 100): Threat => fall(thing, 0, x, frames);

describe('which game it is', () => {
  it('is a way where one gets to a place or rides, a place where one stands or somebody throws', () => {
    const goal = { ...named, sprite: 'house' };
    const hero = { ...cast.hero, sprite: 'sailboat' };
    expect(catcherMode(standing())).toBe('dodge');
    expect(catcherMode(standing([], { cast: { ...cast, goal } }))).toBe('dodge_way');
    expect(catcherMode(standing([], { cast: { ...cast, hero } }))).toBe('dodge_way');
    expect(catcherMode(standing([], { cast: { ...cast, goal, projectile: named } }))).toBe('dodge');
    expect(catcherMode(designOf('catcher'))).toBe('plain');
    expect(entryOf(standing())?.name).toBe('dodge');
    expect(entryOf(way())?.name).toBe('dodgeWay');
  });

  it('is about what the prompt names, and about what is thrown where somebody throws', () => {
    const names = (over: Partial<typeof cast>): string[] =>
      dodgedOf(standing([], { cast: { ...cast, ...over } })).map(({ name }) => name);
    expect(names({})).toEqual(['walrus']);
    expect(names({ obstacles: [named] })).toEqual(['walrus', 'rock']);
    expect(names({ projectile: named })).toEqual(['rock']);
  });
});

describe('the proof', () => {
  const at = { x: W / 2, y: LOW };
  it('finds the way out beside one thing, and none where they fall from side to side', () => {
    expect(wayOut([falls(W / 2)], at, 0, 4)).toBe(true);
    const row = Array.from({ length: 12 }, (_, i) => falls(i * 1.2 + 0.4));
    expect(wayOut(row, at, 0, 4)).toBe(false);
    const gap = row.filter(({ x }) => x < W - 4);
    expect(wayOut(gap, at, 0, 4)).toBe(true);
    // too far to walk there in time
    expect(
      wayOut(
        gap.map((one) => ({ ...one, from: -150 })),
        { x: EDGE, y: LOW },
        0,
        2,
      ),
    ).toBe(false);
  });

  it('counts what lies on a way', () => {
    const row = Array.from({ length: 12 }, (_, i) => lies(thing, 0, i * 1.2 + 0.4, HIGH - 6, 4));
    expect(wayOut(row, at, 0, 4)).toBe(false);
    expect(wayOut(row.slice(4), at, 0, 4)).toBe(true);
  });
});

describe('what meets the hero', () => {
  /** A game in which nothing else comes. */
  function alone(rules: Rule[] = []): Table<State> {
    const game = table<State>(dodge, standing(rules));
    game.state().next = Infinity;
    game.state().findAt = Infinity;
    return game;
  }

  it('costs a life, and a shield before', () => {
    for (const [rules, lives] of [
      [[], 2],
      [[{ rule: 'shield' }], 3],
    ] as [Rule[], number][]) {
      const { run, state, game } = alone(rules);
      state().threats = [falls(state().hero.x)];
      run(260);
      expect([game().lives, state().threats.length, state().shields]).toEqual([lives, 0, 0]);
    }
  });

  it('is worth something where it just misses who moves', () => {
    const { run, state, game } = alone();
    state().threats = [falls(state().hero.x + 1.3)];
    let frame = 0;
    run(260, (pad) => (pad.ax = Math.cos(frame++ / 4) * 0.3));
    expect(game().lives).toBe(3);
    expect(game().score).toBeGreaterThanOrEqual(5);
  });

  it('is thrown by those who are named, where something is thrown', () => {
    const thrown = { ...cast, projectile: named };
    const game = table<State>(dodge, standing([], { cast: thrown }));
    expect(game.state().throwers.length).toBeGreaterThan(2);
    game.run(40);
    expect(game.state().threats.every(({ way: comes, hand }) => comes === 'arc' && hand >= 0)).toBe(true);
  });
});

describe.each([
  ['in a place', dodge, standing],
  ['on a way', dodgeWay, way],
] as [string, Kind<State>, typeof standing][])('a game %s', (_, kind, design) => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot at first try in nearly all seeds: %s',
    (difficulty) => {
      const played = tournament(kind, design([], { difficulty }));
      expect(played.won).toBeGreaterThanOrEqual(18);
      if (difficulty === 'normal') expectSameAgain(played.traces, kind, design([], { difficulty }));
    },
    400_000,
  );

  it('is not won by who does nothing', () => {
    const idle = table<State>(kind, design(), 2);
    idle.run(60 * 120);
    expect(idle.play.phase).toBe('lose');
  });

  it('ends with the last thing that is wanted', () => {
    const { play, run, state } = table<State>(kind, design([{ rule: 'collect', n: 8 }]), 2);
    play.botMode = 'win';
    run(60 * 90);
    expect([play.phase, state().got]).toEqual(['win', 8]);
  }, 60_000);

  it('lasts a minute for a newcomer', () => {
    expect(newcomerMedian(kind, design(), 15)).toBeGreaterThanOrEqual(56);
  }, 120_000);
});

describe('a clock', () => {
  it('ends each of so many levels, and the last one wins', () => {
    const rules: Rule[] = [
      { rule: 'timer', seconds: 10 },
      { rule: 'levels', n: 2 },
    ];
    const { play, run, game } = table<State>(dodge, standing(rules), 3);
    play.botMode = 'win';
    run(60 * 10 + 20);
    expect(play.phase).toBe('play');
    run(60 * 15, undefined, () => game().level === 2);
    run(60 * 14);
    expect(play.phase).toBe('win');
  });
});
