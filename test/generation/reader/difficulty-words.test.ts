/** How hard a game is to be, in the words of those who begin and of those who want it hard. */
import { expect, it } from 'vitest';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const difficulty = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES }).difficulty;

it.each([
  ['a runner with a fox, for beginners', 'ngl a properly hard runner with a fox'],
  ['snake para principiantes', 'snake dificilísimo'],
  ['un jeu de snake pour débutants', 'un snake vraiment dur'],
  ['Snake für Anfänger', 'Snake, richtig schwer'],
  ['snake para iniciantes', 'snake dificílimo'],
  ['snake per principianti', 'uno snake difficilissimo'],
  ['snake voor beginners', 'snake, echt moeilijk'],
  ['snake dla początkujących', 'snake, naprawdę trudny'],
  ['snake, yeni başlayanlar için', 'snake, gerçekten zor olsun'],
  ['змейка для начинающих', 'змейка, максимально сложно'],
  ['змійка для початківців', 'змійка, максимально складно'],
  ['初心者向けのヘビゲーム', 'かなり難しいヘビゲーム'],
  ['贪吃蛇，不用太难', '贪吃蛇，越难越好'],
  ['초보자용 스네이크 게임', '엄청 어려운 스네이크 게임'],
  ['snake game banao, zyada mushkil nahi', 'snake game banao, ekdum hard'],
  ['لعبة الثعبان للمبتدئين', 'لعبة الثعبان صعبة مرة'],
  ['game ular untuk pemula', 'game ular yang susah banget'],
])('%s; %s', (easy, hard) => expect([difficulty(easy), difficulty(hard)]).toEqual(['easy', 'hard']));

it.each(['snake with a fox', 'a game about a hard hat', 'Schlange am Anfang des Gartens'])(
  'nothing of it: %s',
  (prompt) => expect(difficulty(prompt)).not.toBe('easy'),
);
