/** Survivors: weapons fire by themselves, gems fill a level, a level is a choice of three, and who lasts has won. */
import { describe, expect, it } from 'vitest';
import { survivors } from '../../../src/generation/genres/arena/survivors/index.js';
import { CARD, UPGRADES, wantedXp } from '../../../src/generation/genres/arena/survivors/state.js';
import { entryOf, supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { textsOf } from '../../../src/generation/texts/texts-of.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const design = designOf('arena', [], { mode: 'survivors' });

/** A game in which a level has just been filled. */
function choosing() {
  const game = table(survivors, design);
  game.run(30);
  game.state().xp = wantedXp(1);
  game.run(1);
  return game;
}

describe('a survivor', () => {
  it('fires without a key, and beats who comes near', () => {
    const game = table(survivors, design);
    game.run(60 * 15);
    expect(game.state().beaten).toBeGreaterThan(0);
  });

  it('draws gems near, which fill the level', () => {
    const game = table(survivors, design);
    const { hero, gems } = game.state();
    gems.push({ x: hero.x + 1.2, y: hero.y, worth: 1, pulled: false });
    game.run(30);
    expect(game.state().xp).toBe(1);
  });
});

describe('a level', () => {
  it('is a choice of three different upgrades, and all else stands still, the clock too', () => {
    const game = choosing();
    const { choice, frames } = game.state();
    expect(new Set(choice?.cards).size).toBe(3);
    const left = game.game().clockLeft;
    game.run(200);
    expect([game.state().frames, game.game().clockLeft]).toEqual([frames, left]);
  });

  it('is taken by stick and button, once it has been seen', () => {
    const game = choosing();
    game.press('a');
    expect(game.state().choice).not.toBeNull();
    game.run(30);
    game.run(1, (pad) => (pad.ax = 1));
    game.run(1, (pad) => (pad.ax = 0));
    const want = game.state().choice?.cards[2];
    game.press('a');
    expect(game.state().choice).toBeNull();
    expect(want && game.state().owned[want]).toBe(1);
  });

  it('is taken by a tap on a card, and by none beside it', () => {
    const game = choosing();
    game.run(30);
    const { choice } = game.state();
    if (!choice) throw new Error('nothing to choose');
    const tap = (x: number, y: number) => {
      game.run(1, (pad) => (pad.pointer = { x, y, down: true }));
      game.run(1, (pad) => (pad.pointer = { x, y, down: false }));
    };
    tap(choice.x, choice.y + CARD.h);
    expect(game.state().choice).not.toBeNull();
    tap(choice.x - CARD.step, choice.y);
    expect(game.state().owned[choice.cards[0] ?? 'upShot']).toBe(1);
  });

  it('has names of one or two lines for all upgrades, each language its own', () => {
    for (const language of Object.keys(LANGUAGES)) {
      const { ideas } = textsOf(language);
      const names = UPGRADES.map((one) => ideas[one]);
      expect(new Set(names).size, language).toBe(UPGRADES.length);
      for (const name of names) expect([...name].length, name).toBeLessThanOrEqual(22);
    }
  });
});

describe('a game of survivors', () => {
  it('is won by the bot in at least 9 of 10 seeds, the same way each time, and not by who does nothing', () => {
    const first = tournament(survivors, design, 10);
    expect(first.won).toBeGreaterThanOrEqual(9);
    expectSameAgain(first.traces, survivors, design);
    const idle = table(survivors, design);
    // whoever does nothing but take cards
    idle.run(60 * 200, (pad) => (pad.a = idle.state().choice !== null && idle.game().frame % 2 === 0));
    expect(idle.play.phase).toBe('lose');
  }, 240_000);

  it.each([
    'vampire survivors with a witch and bats',
    'ヴァンサバみたいなゲーム、魔女',
    'Vampire Survivors mit einem Hund',
  ])('is what “%s” asks for', (prompt) => {
    const one = readPrompt({ prompt, seed: 7, supported: supported().map(({ genre }) => genre) });
    expect([one.genre, one.mode, one.named?.fit]).toEqual(['arena', 'survivors', 'exact']);
    expect(entryOf(one)?.name).toBe('survivors');
  });
});
