/** A game of growing: whoever is smaller is eaten, whoever is larger bites, and who has grown up has done the level. */
import { describe, expect, it } from 'vitest';
import { growing } from '../../../src/generation/genres/arena/growing/index.js';
import { COMES, FULL, SMALL, type Being } from '../../../src/generation/genres/arena/growing/state.js';
import { entryOf, supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const design = designOf('arena', [], { mode: 'growing' });

/** A game with the hero alone beside somebody of that size. */
function beside(size: number, role: Being['role'] = 'being') {
  const game = table(growing, design);
  const s = game.state();
  const one = { ...(s.beings[0] as Being), role, size, x: s.hero.x + 0.3, y: s.hero.y, age: COMES };
  s.beings = [one];
  return { ...game, s, one };
}

describe('who meets the hero', () => {
  it('is eaten when smaller, and makes it grow', () => {
    const { s, one, run } = beside(SMALL * 0.8);
    run(1);
    expect(s.beings).not.toContain(one);
    expect(s.hero.size).toBeGreaterThan(SMALL);
  });

  it('bites when larger: a life less, and nobody grew', () => {
    const { s, run, game } = beside(SMALL * 1.6);
    run(1);
    expect(game().lives).toBe(2);
    expect(s.hero.size).toBe(SMALL);
  });

  it('does nothing when about as large', () => {
    const { s, one, run, game } = beside(SMALL * 1.05);
    run(1);
    expect([game().lives, s.beings.includes(one)]).toEqual([3, true]);
  });

  it('is only seen while it comes', () => {
    const { one, run, game } = beside(SMALL * 1.6);
    one.age = 0;
    run(5);
    expect(game().lives).toBe(3);
  });

  it('as the giant of the last level is eaten by the full-grown alone', () => {
    const small = beside(FULL * 0.98, 'chief');
    small.run(1);
    expect(small.game().lives).toBe(2);
    const full = beside(FULL * 0.98, 'chief');
    full.s.hero.size = FULL;
    full.run(1);
    expect(full.s.beings).not.toContain(full.one);
  });
});

describe('a level of growing', () => {
  it('is done as soon as the hero is full-grown, and the next one begins small', () => {
    const game = table(growing, design);
    game.state().hero.size = FULL;
    game.run(200, undefined, () => game.game().level === 2);
    expect([game.game().level, game.state().hero.size]).toEqual([2, SMALL]);
  });

  it('that asks for a number is done by that many', () => {
    const game = table(growing, designOf('arena', [{ rule: 'collect', n: 12 }], { mode: 'growing' }));
    game.play.botMode = 'win';
    game.run(60 * 120);
    expect([game.play.phase, game.state().eaten]).toEqual(['win', 12]);
  });

  it('is won by the bot in at least 9 of 10 seeds, the same way each time, and by nobody who does nothing', () => {
    const first = tournament(growing, design, 10);
    expect(first.won).toBeGreaterThanOrEqual(9);
    expectSameAgain(first.traces, growing, design);
    const idle = table(growing, design);
    idle.run(60 * 300);
    expect(idle.play.phase).toBe('lose');
  }, 240_000);
});

describe('a prompt for it', () => {
  const made = (prompt: string) => readPrompt({ prompt, seed: 7, supported: supported().map(({ genre }) => genre) });

  it.each(['agar.io with a whale', 'Feeding Frenzy mit einem Hai', 'feeding frenzy avec un requin', '大鱼吃小鱼'])(
    '“%s” is exactly that',
    (prompt) => {
      const one = made(prompt);
      expect([one.genre, one.mode, one.named?.fit]).toEqual(['arena', 'growing', 'exact']);
      expect(entryOf(one)?.name).toBe('growing');
    },
  );

  it.each(['snake with a dragon', 'arena fight: a whale against sharks'])('“%s” is not', (prompt) =>
    expect(made(prompt).mode).toBeUndefined(),
  );
});
