/** Guarding: thieves come in, seize something, carry it off, and let go of it when they are frightened. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { IDEAS } from '../../../src/generation/genres/arena/guard/ideas.js';
import { guard as game } from '../../../src/generation/genres/arena/guard/index.js';
import { H, homeOf, piecesOf, SHOUT_WAIT, W, type State } from '../../../src/generation/genres/arena/guard/state.js';
import { newThief } from '../../../src/generation/genres/arena/guard/thieves.js';
import { entryOf } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

/** A design whose things are said to be guarded, or whose house is. */
function guarding(rules: Rule[] = [], over: Partial<GameDesign> = {}, house = false): GameDesign {
  const design = designOf('arena', rules, { mode: 'guard', ...over });
  const { items, goal } = design.cast;
  const from = (isNamed: boolean) => (isNamed ? 'prompt' : 'theme');
  return {
    ...design,
    cast: {
      ...design.cast,
      items: items.map((one) => ({ ...one, from: from(!house) })),
      ...(goal ? { goal: { ...goal, from: from(house) } } : {}),
    },
  };
}
const at = (seed: number, rules: Rule[] = [], over: Partial<GameDesign> = {}, house = false): Table<State> =>
  table(game, guarding(rules, over, house), seed);

/** A yard without anybody, and one thief in it. */
function alone(over: Partial<State['thieves'][number]> = {}, sort: 'plain' | 'sturdy' = 'plain') {
  const one = at(3);
  const s = one.state();
  s.pause = 1e6;
  const thief = newThief(one.game(), s, { in: 0, sort, gate: { x: -1, y: H / 2 }, chief: false });
  Object.assign(thief, over);
  s.thieves.push(thief);
  return { ...one, s, thief };
}

describe('the yard', () => {
  it.each([1, 4, 5, 7])('is open at its gates, and nothing stands where something lies: level %i', (level) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { play, state } = at(seed);
      play.begin(level);
      const { tiles, gates, blocks, pieces, hero } = state();
      for (const { x, y } of gates) {
        const [ix, iy] = [Math.max(0.5, Math.min(W - 0.5, x)), Math.max(0.5, Math.min(H - 0.5, y))];
        expect(tiles.solid(ix, iy)).toBe(false);
      }
      for (const one of [...pieces, hero])
        for (const block of blocks) expect(Math.hypot(one.x - block.x, one.y - block.y)).toBeGreaterThan(1.5);
    }
  });
});

describe('a thief', () => {
  it('seizes the nearest, carries it off, and that costs a life', () => {
    const { run, s, game: session, thief } = alone();
    Object.assign(s.hero, { x: W - 2, y: H - 2 });
    run(60 * 30, undefined, () => thief.mode === 'carry');
    expect(s.pieces.filter((piece) => piece.at === 'thief')).toHaveLength(1);
    run(60 * 30, undefined, () => s.thieves.length === 0);
    expect([session().lives, s.pieces.length]).toEqual([5, 5]);
  });

  it('lets go when somebody runs into it, and what it drops leaps home', () => {
    const { run, s, thief } = alone();
    Object.assign(s.hero, { x: W - 2, y: H - 2 });
    run(60 * 30, undefined, () => thief.mode === 'carry');
    const piece = thief.piece;
    Object.assign(s.hero, { x: thief.x + 0.4, y: thief.y });
    run(2);
    expect([thief.mode, thief.piece]).toEqual(['flee', undefined]);
    run(120);
    expect([piece?.at, piece?.x, s.thieves.length]).toEqual(['home', piece?.home.x, 0]);
  });

  it('that is sturdy is scared twice', () => {
    const { run, s, thief } = alone({}, 'sturdy');
    const meet = () => {
      Object.assign(s.hero, { x: thief.x + 0.3, y: thief.y });
      run(1);
    };
    Object.assign(thief, { x: W / 2 - 4, y: H / 2 + 1 });
    meet();
    expect(thief.mode).toBe('stun');
    Object.assign(s.hero, { x: W - 2, y: H - 2 });
    run(60);
    meet();
    expect(thief.mode).toBe('flee');
  });

  it('hears a shout from near, and the next one has to be waited for', () => {
    const { run, press, s, thief } = alone();
    Object.assign(thief, { x: s.hero.x - 2, y: s.hero.y });
    press('a');
    expect(thief.mode).toBe('flee');
    expect(s.shout).toBeLessThan(SHOUT_WAIT);
    const next = newThief(at(3).game(), s, { in: 0, sort: 'plain', gate: { x: -1, y: H / 2 }, chief: false });
    Object.assign(next, { x: s.hero.x - 2, y: s.hero.y });
    s.thieves = [next];
    press('a');
    expect(next.mode).not.toBe('flee');
    run(SHOUT_WAIT);
    Object.assign(next, { x: s.hero.x - 2, y: s.hero.y, mode: 'come' });
    press('a');
    expect(next.mode).toBe('flee');
  });
});

describe('what is guarded', () => {
  it('is a house where nothing else is named, and things where they are', () => {
    expect(homeOf(guarding([], {}, true))?.sprite).toBe(guarding().cast.goal?.sprite);
    expect(homeOf(guarding())).toBeUndefined();
    expect([piecesOf(guarding(), 6), piecesOf(guarding(), 3), piecesOf(guarding(), 20)]).toEqual([6, 3, 8]);
  });

  it('is there once where it is somebody', () => {
    const design = guarding();
    const [item] = design.cast.items;
    const cast = { ...design.cast, items: item ? [{ ...item, sprite: 'princess' }] : [] };
    expect(piecesOf({ cast }, 6)).toBe(1);
  });

  it.each([
    ['guarding game: Nan guards her chips from the seagulls', ['french-fries'], ['bird']],
    ['guarding game, the hen keeps her eggs from the rats', ['egg'], ['mouse']],
    ['guarding game: keep the foxes off the hens', ['chicken'], ['fox']],
    ['Bewachspiel: ein Bär bewacht den Honig vor Bienen', ['honey-pot'], ['honeybee']],
  ])('%s', (prompt, things, thieves) => {
    const { genre, mode, cast } = readPrompt({ prompt, seed: 7, supported: GENRES });
    const named = (list: typeof cast.enemies) =>
      list.filter(({ from }) => from === 'prompt').map(({ sprite }) => sprite);
    expect([genre, mode, named(cast.items), named(cast.enemies)]).toEqual(['arena', 'guard', things, thieves]);
  });

  it('has towers where the prompt says so', () => {
    const { genre } = readPrompt({ prompt: 'tower defense: guard the cake from ants', seed: 7, supported: GENRES });
    expect(genre).toBe('tower_defense');
  });
});

describe('a game', () => {
  it.each(['easy', 'normal', 'hard'] as const)(
    'is won by its bot at first try in nearly all seeds: %s',
    (difficulty) => {
      const design = guarding([], { difficulty });
      const played = tournament(game, design);
      expect(played.won).toBeGreaterThanOrEqual(18);
      if (difficulty === 'normal') expectSameAgain(played.traces, game, design);
    },
    400_000,
  );

  it('of a house is won too', () => {
    expect(tournament(game, guarding([], {}, true), 5).won).toBe(5);
  }, 120_000);

  it.each<Rule>([
    { rule: 'waves', n: 6 },
    { rule: 'timer', seconds: 45 },
  ])(
    'ends with the last one: %o',
    (rule) => {
      const { play, run } = at(2, [rule]);
      play.botMode = 'win';
      run(60 * 240);
      expect([play.phase, play.session.levels]).toEqual(['win', 1]);
    },
    60_000,
  );

  it('is not won by who does nothing, be it things or a house', () => {
    for (const house of [false, true]) {
      const idle = at(2, [], {}, house);
      idle.run(60 * 200);
      expect(idle.play.phase).toBe('lose');
    }
  });

  it('lasts a minute for a newcomer', () => {
    expect(newcomerMedian(game, guarding(), 11)).toBeGreaterThanOrEqual(60);
  }, 120_000);

  it('brings in something with each level, and is the play of its mode', () => {
    expect(entryOf(guarding())?.kind.budget).toBe(game.budget);
    const { play, state } = at(1);
    const ideas = IDEAS.map((_, i) => {
      play.begin(i + 1);
      return state().idea;
    });
    expect(ideas).toEqual(IDEAS);
  });
});
