/** How hard a game is to be, said of whoever one plays against, or sideways. */
import { expect, test } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const difficulty = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES }).difficulty;

test.each([
  ['chess, i play black and the computer should be rubbish at it', 'easy'],
  ['Mühle gegen den Computer, er soll aber nicht zu stark sein', 'easy'],
  ['中国象棋人机对战，电脑别太强', 'easy'],
  ['шашки против компьютера, соперник не очень умный', 'easy'],
  ['数独、やさしめ', 'easy'],
  ['algo con corazones, nada difícil', 'easy'],
  ['Mühle mit Springen, der Rechner soll richtig stark sein', 'hard'],
  ['弾幕シューティング、むずかしめ', 'hard'],
  ['a vampire survivors clone with a toaster, make it sweaty', 'hard'],
])('%s: %s', (prompt, wanted) => expect(difficulty(prompt)).toBe(wanted));

test.each([
  'a very small dog pulls a strong rope through a maze',
  'ein starker Bär sammelt Honig im Labyrinth',
  '強い敵と弱い敵が出るシューティング',
])('what a thing is like says nothing of it: %s', (prompt) => expect(difficulty(prompt)).toBe('normal'));
