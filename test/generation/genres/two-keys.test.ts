/** Keys that a prompt asks for two players: what is told as kept moves them in the game that is composed, and what its title card tells is so. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { keepRules } from '../../../src/generation/filling/index.js';
import { entryOf, KINDS, supported } from '../../../src/generation/genres/index.js';
import { SPEECHES } from '../../../src/generation/genres/speeches.js';
import { SECOND_KEYS } from '../../../src/generation/genres/speech.types.js';
import { Play } from '../../../src/generation/kit/play.js';
import type { Button, Kind } from '../../../src/generation/kit/types.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { playAlone } from '../play-alone.js';

const read = (prompt: string): GameDesign => {
  const design = readPrompt({ prompt, seed: 3, supported: GENRES });
  return keepRules(design, KINDS[design.genre]?.kind.rules ?? []);
};
const outcomes = (design: GameDesign): string[] =>
  design.asks.filter(({ kind }) => kind === 'keys').map(({ text, outcome }) => `${text} ${outcome}`);

interface Court {
  readonly me: { readonly x: number };
  readonly foe: { readonly x: number };
}

/** How far both bats of a court go while a button of a player is held. */
function moved(design: GameDesign, who: 'virtual' | 'virtual2', button: Button): readonly [number, number] {
  const play = new Play<Court>(entryOf(design)?.kind as unknown as Kind<Court>, {
    design,
    seed: 5,
    ease: 0,
    pictures: {},
  });
  play.begin();
  for (let i = 0; i < 70; i++) play.tick();
  const { me, foe } = play.session.state;
  const before = [me.x, foe.x] as const;
  // the page merges its devices into these pads
  for (let i = 0; i < 12; i++)
    play.tick((session) => {
      const pad = who === 'virtual' ? session.pad : session.pad2;
      const other = who === 'virtual' ? session.pad2 : session.pad;
      for (const one of [pad, other])
        Object.assign(one, { left: false, right: false, up: false, down: false, ax: 0, ay: 0 });
      pad[button] = true;
      pad.ax = button === 'left' ? -1 : button === 'right' ? 1 : 0;
      pad.ay = button === 'up' ? -1 : button === 'down' ? 1 : 0;
    });
  const { me: mine, foe: other } = play.session.state;
  return [Math.sign(Math.round((mine.x - before[0]) * 10)), Math.sign(Math.round((other.x - before[1]) * 10))];
}

describe('two players at one keyboard', () => {
  it('play pong by W and S and by the arrows, as they were asked for', () => {
    const design = read('2 player pong, W/S and arrow keys');
    expect(outcomes(design)).toEqual(['W/S kept', 'arrow keys kept']);
    expect(moved(design, 'virtual', 'up')).toEqual([1, 0]);
    expect(moved(design, 'virtual', 'down')).toEqual([-1, 0]);
    expect(moved(design, 'virtual2', 'up')).toEqual([0, 1]);
    expect(moved(design, 'virtual2', 'left')).toEqual([0, -1]);
  });

  it.each([
    ['a two player tank battle, WASD against arrow keys', ['WASD kept', 'arrow keys kept']],
    ['two player snake, WASD and arrow keys', ['WASD kept', 'arrow keys kept']],
    ['tic tac toe for two players with WASD and arrows', ['WASD kept', 'arrows kept']],
    ['two player tank battle, player 1 uses A and D, player 2 uses J and L', ['A and D kept']],
    ['two player tank battle, keys Q and G', ['Q and G dropped']],
    ['two player quiz, WASD against arrow keys and Enter', ['WASD dropped', 'arrow keys dropped', 'Enter dropped']],
  ])('are told what the game takes: %s', (prompt, told) => expect(outcomes(read(prompt))).toEqual(told));

  const forTwo = supported().filter(({ genre }) => SPEECHES[genre].controls.some(([key]) => key === SECOND_KEYS));
  it.each(forTwo.map(({ genre }) => genre))('keep it in each kind that tells of a second player: %s', (genre) => {
    const { kind } = KINDS[genre]!;
    expect([kind.rules.includes('twoPlayers'), kind.twoPlayers !== undefined]).toEqual([true, true]);
  });

  it.each(['tic tac toe', 'connect four', 'chess', 'reversi', 'gomoku', 'checkers', 'mancala'])(
    'play %s from the start, and somebody wins or nobody does',
    (game) => {
      const design = read(`${game} for two players`);
      expect(design.rules).toContainEqual({ rule: 'twoPlayers' });
      const kind = entryOf(design)?.kind as unknown as Kind;
      const play = new Play<{ readonly two: boolean }>(kind as Kind<never>, { design, seed: 5, ease: 0, pictures: {} });
      play.begin();
      expect(play.session.state.two).toBe(true);
      expect(playAlone(kind, design).phase).toBe('win');
    },
  );
});
