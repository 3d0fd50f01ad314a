/** A game by one key alone: where it is told as kept, its bot wins by that key and by nothing else; every other kind says that it needs more. */
import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { keepRules } from '../../../src/generation/filling/index.js';
import { entryOf, KINDS } from '../../../src/generation/genres/index.js';
import { clearPad } from '../../../src/generation/kit/pad.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { ASK_NOTES } from '../../../src/generation/languages/asks.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { playAlone } from '../play-alone.js';

const read = (prompt: string): GameDesign => {
  const design = readPrompt({ prompt, seed: 3, supported: GENRES });
  return keepRules(design, KINDS[design.genre]?.kind.rules ?? []);
};
const keysOf = ({ asks }: GameDesign) =>
  asks.filter(({ kind }) => kind === 'keys').map(({ text, outcome, note }) => [text, outcome, note]);

/** A kind whose bot has the space bar and nothing else. */
const byOneKey = (kind: Kind): Kind => ({
  ...kind,
  bot(g, s, pad) {
    kind.bot(g, s, pad);
    const isDown = pad.a || pad.pointer?.down === true;
    clearPad(pad);
    pad.pointer = null;
    pad.a = isDown;
  },
});

describe('a game by one key', () => {
  it.each([
    ['one button runner', 'one button', 'runner'],
    ['flappy bird with only the space bar', 'only the space bar', 'flappy'],
    ['stacking tower game, one-button', 'one-button', 'tower_stacking'],
    ['timing game with one button', 'one button', 'timing_game'],
    ['ワンボタンのランナーゲーム', 'ワンボタン', 'runner'],
    ['runner met één knop', 'met één knop', 'runner'],
  ])('is kept, and won by it: %s', (prompt, text, genre) => {
    const design = read(prompt);
    expect([design.genre, keysOf(design)]).toEqual([genre, [[text, 'kept', '']]]);
    expect(playAlone(byOneKey(entryOf(design)?.kind as unknown as Kind), design).phase).toBe('win');
  });

  it.each([
    ['pong with only the space bar', 'only the space bar'],
    ['one button racing game', 'one button'],
    ['un juego de plataformas con una sola tecla', 'una sola tecla'],
    ['jeu de plateforme à un seul bouton', 'un seul bouton'],
    ['Autorennen mit einer Taste', 'mit einer Taste'],
    ['jogo de plataforma com um só botão', 'um só botão'],
    ['gioco di corse con un solo tasto', 'un solo tasto'],
    ['gra wyścigowa jednym przyciskiem', 'jednym przyciskiem'],
    ['tek tuşla araba yarışı', 'tek tuşla'],
    ['змейка одной кнопкой', 'одной кнопкой'],
    ['змійка однією кнопкою', 'однією кнопкою'],
    ['gim ular dengan satu tombol', 'satu tombol'],
    ['एक बटन वाला रेसिंग गेम', 'एक बटन'],
    ['لعبة سباق بزر واحد', 'بزر واحد'],
    ['一个按键的赛车游戏', '一个按键'],
    ['버튼 하나로 하는 레이싱 게임', '버튼 하나로'],
  ])('is told where it takes more: %s', (prompt, text) => {
    const design = read(prompt);
    expect(keysOf(design)).toEqual([[text, 'dropped', ASK_NOTES[design.lang]!.moreKeys]]);
  });

  it.each(['press any button to start a platformer', 'a runner with space ships'])('is none of: %s', (prompt) =>
    expect(keysOf(read(prompt))).toEqual([]),
  );
});
