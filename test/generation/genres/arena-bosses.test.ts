/** A boss rush: one boss a level, every blow shown before it comes, a roll that goes through it, and a bar with its name. */
import { describe, expect, it } from 'vitest';
import { bosses } from '../../../src/generation/genres/arena/bosses/index.js';
import { INTRO, ROLL_WAIT, type Pattern } from '../../../src/generation/genres/arena/bosses/state.js';
import { entryOf, supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const design = designOf('arena', [], { mode: 'bosses' });

/** A game whose boss is about to strike the hero, who stands three units away. */
function facing(pattern: Pattern, frames = 1) {
  const game = table(bosses, design);
  game.run(INTRO + 1);
  const s = game.state();
  Object.assign(s.boss, { x: 13, y: 8, mode: 'tell', pattern, t: frames, of: 60, tx: 0, ty: 1, more: 0 });
  Object.assign(s.hero, { x: 13, y: 11, vx: 0, vy: 0 });
  if (pattern === 'slam') [s.boss.tx, s.boss.ty] = [13, 11];
  return { ...game, s };
}

describe('a blow of a boss', () => {
  it.each(['charge', 'fan', 'ring', 'slam'] as const)('is shown before it strikes, and then it does: %s', (pattern) => {
    const shown = facing(pattern, 40);
    shown.run(39);
    expect([shown.s.boss.mode, shown.game().lives]).toEqual(['tell', 4]);
    shown.run(90);
    expect(shown.game().lives).toBeLessThan(4);
  });

  it.each(['charge', 'slam'] as const)('does not hit who rolls: %s', (pattern) => {
    const { run, press, game, s } = facing(pattern, 6);
    run(1, (pad) => (pad.ax = 1));
    press('b');
    run(14, (pad) => (pad.ax = 1));
    expect(game().lives).toBe(4);
    expect(s.rollWait).toBeGreaterThan(0);
  });

  it('is followed by a time in which it is open and hit harder', () => {
    const hurt = (mode: 'walk' | 'rest') => {
      const { run, s } = facing('fan');
      Object.assign(s.boss, { mode, t: 200 });
      s.shots.push({ x: s.boss.x, y: s.boss.y, vx: 0, vy: 0, life: 9 });
      const before = s.boss.hp;
      run(1);
      return before - s.boss.hp;
    };
    expect(hurt('rest')).toBeGreaterThan(hurt('walk'));
  });
});

describe('a roll', () => {
  it('has to be waited for', () => {
    const { press, run, s } = facing('fan', 400);
    press('b');
    expect(s.roll).toBeGreaterThan(0);
    run(20);
    press('b');
    expect(s.roll).toBe(0);
    run(ROLL_WAIT);
    press('b');
    expect(s.roll).toBeGreaterThan(0);
  });
});

describe('a boss rush', () => {
  it('shows its boss by name and health, and the next level has another', () => {
    const game = table(bosses, design);
    game.run(1);
    const [first, second] = design.cast.enemies;
    expect(game.game().meter).toMatchObject({ value: 1, name: first?.one ?? first?.name });
    game.run(INTRO);
    game.state().boss.hp = 0.5;
    game.state().shots.push({ ...game.state().boss, vx: 0, vy: 0, life: 9 });
    game.run(400, undefined, () => game.game().level === 2);
    expect(game.state().boss.actor).toBe(second ?? first);
  });

  it.each([
    ['boss rush against dragons', 'dragon'],
    ['boss rush contra dragones', 'dragón'],
    ['boss rush contre des dragons', 'dragon'],
    ['boss rush contro draghi', 'drago'],
  ])('%s: says who it is, and not how many the prompt has of them', (prompt, one) => {
    const game = table(bosses, readPrompt({ prompt, seed: 1, supported: supported().map(({ genre }) => genre) }));
    game.run(1);
    expect(game.game().meter?.name).toBe(one);
  });

  it.each([
    [[], 3],
    [[{ rule: 'levels', n: 5 }], 5],
  ] as const)('with %j has as many bosses as that says: %#', (rules, n) =>
    expect(table(bosses, designOf('arena', [...rules], { mode: 'bosses' })).game().levels).toBe(n),
  );

  it('is won by the bot in at least 9 of 10 seeds, the same way each time, and not by who does nothing', () => {
    const first = tournament(bosses, design, 10);
    expect(first.won).toBeGreaterThanOrEqual(9);
    expectSameAgain(first.traces, bosses, design);
    const idle = table(bosses, design);
    idle.run(60 * 200);
    expect(idle.play.phase).toBe('lose');
  }, 240_000);

  it.each([
    ['boss rush: a samurai against three dragons', 'exact', 3],
    ['boss rush with five bosses', 'exact', 5],
    ['ボスラッシュ、主人公は猫', 'exact', 3],
    ['a game like elden ring with a cat', 'near', 3],
  ] as const)('is what “%s” asks for', (prompt, fit, levels) => {
    const one = readPrompt({ prompt, seed: 7, supported: supported().map(({ genre }) => genre) });
    expect([one.genre, one.mode, one.named?.fit]).toEqual(['arena', 'bosses', fit]);
    expect(entryOf(one)?.name).toBe('bosses');
    expect(table(bosses, one).game().levels).toBe(levels);
  });

  it('is not every fight with a boss', () =>
    expect(
      readPrompt({
        prompt: 'arena fight with a boss at the end',
        seed: 7,
        supported: supported().map(({ genre }) => genre),
      }).mode,
    ).toBeUndefined());
});
