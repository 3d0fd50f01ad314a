/** Where nobody may lose, the level begins again: with the lives and the points that it began with, and never as a way to win. */
import { describe, expect, it } from 'vitest';
import { GENRES, type Rule } from '../../../src/generation/design.js';
import { entryOf, KINDS, supported } from '../../../src/generation/genres/index.js';
import { Play } from '../../../src/generation/kit/play.js';
import { showsLives } from '../../../src/generation/kit/points.js';
import { signsOf } from '../../../src/generation/kit/two/signs.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { keepRules } from '../../../src/generation/filling/index.js';
import { kindScript } from '../../../src/generation/package/runtime.js';
import { playScript } from '../../../src/generation/playtest/player.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { designLike, penguin } from '../designs.js';

const playOf = (genre: (typeof GENRES)[number], ...rules: Rule[]) => {
  const design = designLike(penguin, { genre, rules });
  const play = new Play(entryOf(design)?.kind as unknown as Kind, { design, seed: 5, ease: 0, pictures: {} });
  play.begin();
  return play;
};
const kinds = supported().map(({ genre }) => genre);

describe('a game that nobody can lose', () => {
  it.each(kinds)('goes on where somebody plays at random: %s', (genre) => {
    const play = playOf(genre, { rule: 'noLose' });
    play.botMode = 'random';
    for (let frame = 0; frame < 60 * 60 && play.phase === 'play'; frame++) play.tick();
    expect(play.phase).not.toBe('lose');
  });

  it.each(['flappy', 'runner', 'arena', 'shmup', 'snake', 'falling_blocks', 'crossing', 'catcher'] as const)(
    'begins its level again, with the lives and points of its beginning, and is not won by that: %s',
    (genre) => {
      const lost = playOf(genre);
      lost.botMode = 'idle';
      for (let frame = 0; frame < 60 * 180 && lost.phase === 'play'; frame++) lost.tick();
      expect(lost.phase).toBe('lose');

      const play = playOf(genre, { rule: 'noLose' });
      const { lives } = play.session;
      const begun: number[][] = [];
      for (let frame = 0; frame < 60 * 180 && play.phase === 'play'; frame++) {
        play.botMode = 'idle';
        play.tick();
        const { frame: at, totalFrames, score, level } = play.session;
        if (at === 0 && totalFrames > 0) begun.push([play.session.lives, score, level]);
      }
      expect(begun.filter((state) => state.join() !== [lives, 0, 1].join())).toEqual([]);
      expect([play.phase, begun.length > 0]).toEqual(['play', true]);
    },
  );

  it('goes on in its page as well, whose script has the kind alone', async () => {
    const design = designLike(penguin, { genre: 'catcher', rules: [{ rule: 'noLose' }] });
    const game = await playScript(await kindScript('catcher'), { design, seed: 5, ease: 0, pictures: {} });
    game.bot('idle');
    game.start();
    for (let second = 0; second < 180 && game.state()['phase'] === 'play'; second++) game.step(60);
    expect(game.state()['phase']).toBe('play');
  });

  it.each([
    ['none', [{ rule: 'noLose' }] as Rule[], false],
    ['those that its prompt asks for', [{ rule: 'noLose' }, { rule: 'lives', n: 3 }] as Rule[], true],
    ['its own where one can lose', [] as Rule[], true],
  ])('shows hearts: %s', (_, rules, shown) => {
    const { session } = playOf('catcher', ...rules);
    expect(session.lives).toBeGreaterThan(0);
    expect([showsLives(session.design), signsOf(session).some((sign) => sign.startsWith('♥'))]).toEqual([shown, shown]);
  });

  it.each([
    ['a snake game where nobody can lose', 'snake'],
    ['Labyrinth, in dem man nicht verlieren kann', 'maze'],
    ['un juego de preguntas sin perder', 'quiz'],
  ])('is kept and told so: %s', (prompt, genre) => {
    const design = keepRules(
      readPrompt({ prompt, seed: 3, supported: GENRES }),
      KINDS[genre as 'snake']?.kind.rules ?? [],
    );
    expect([design.genre, design.rules.some(({ rule }) => rule === 'noLose')]).toEqual([genre, true]);
    expect(design.asks.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
  });
});
