/** Keys by their names are kept or told, and space and arrows of another sort are none. */
import { describe, expect, it } from 'vitest';
import { keyNamesIn } from '../../../src/generation/asks/key-names.js';
import { keysIn } from '../../../src/generation/asks/keys.js';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const keys = (language: string, prompt: string) =>
  keyNamesIn(prompt, language, keysIn(prompt, language)).map(({ key }) => key);

describe('in each language', () => {
  it.each([
    ['en', 'press space to jump', ['space']],
    ['es', 'saltas con la barra espaciadora y te mueves con las flechas', ['space', 'arrows']],
    ['fr', 'saute avec la touche espace, les flèches du clavier pour bouger', ['space', 'arrows']],
    ['de', 'mit der Leertaste springen, mit den Pfeiltasten laufen', ['space', 'arrows']],
    ['pt', 'pular com a barra de espaço e andar com as setas do teclado', ['space', 'arrows']],
    ['it', 'si salta con la barra spaziatrice e si muove con i tasti freccia', ['space', 'arrows']],
    ['nl', 'springen met de spatiebalk, lopen met de pijltjestoetsen', ['space', 'arrows']],
    ['pl', 'skok spacją, ruch strzałkami', ['space', 'arrows']],
    ['tr', 'boşluk tuşuyla zıpla, yön tuşlarıyla yürü', ['space', 'arrows']],
    ['ru', 'прыжок пробелом, движение стрелками', ['space', 'arrows']],
    ['uk', 'стрибок пробілом, рух стрілками', ['space', 'arrows']],
    ['ja', 'スペースキーでジャンプ、矢印キーで動く', ['space', 'arrows']],
    ['zh', '按空格跳，用方向键移动', ['space', 'arrows']],
    ['ko', '스페이스바로 점프, 방향키로 이동', ['space', 'arrows']],
    ['hi', 'space dabao to kude, arrow keys se chalo', ['space', 'arrows']],
    ['ar', 'اقفز بزر المسافة وتحرك بمفاتيح الأسهم', ['space', 'arrows']],
    ['id', 'lompat pakai tombol spasi, jalan pakai tombol panah', ['space', 'arrows']],
  ])('%s: %s', (language, prompt, found) => expect(keys(language, prompt)).toEqual(expect.arrayContaining(found)));
});

it.each([
  ['en', 'two players, WASD for the left one and arrows for the right one', ['wasd', 'arrows']],
  ['en', 'tanks, WASD + space vs arrows + enter', ['wasd', 'space', 'arrows', 'enter']],
  ['en', 'hyperspace on SHIFT', ['shift']],
  ['fr', 'Ma soeur prend ZQSD et moi les flèches', ['wasd', 'arrows']],
  ['it', "uno con W e S, l'altro con le frecce", ['arrows']],
])('beside other keys, in %s: %s', (language, prompt, found) => expect(keys(language, prompt)).toEqual(found));

it.each([
  ['en', 'a rocket in space with space pirates'],
  ['en', 'an archer shoots arrows at targets'],
  ['en', 'a nurse on the night shift, enter the ward'],
  ['es', 'una nave en el espacio con flechas de fuego'],
  ['fr', "un vaisseau dans l'espace"],
  ['ru', 'отряд идёт, стрелки на крыше'],
  ['zh', '太空飞船打外星人'],
])('none in %s: %s', (language, prompt) => expect(keys(language, prompt)).toEqual([]));

const asksOf = (prompt: string) => readPrompt({ prompt, seed: 7, supported: GENRES }).asks;

it('is kept where the game takes the key', () => {
  const asks = asksOf('air hockey for two players, WASD for the left one and arrows for the right one');
  expect(asks.filter(({ kind, outcome }) => kind === 'keys' && outcome === 'kept')).toHaveLength(2);
});

it('is told where it does not', () =>
  expect(asksOf('minesweeper, press Enter to open a cell')).toContainEqual(
    expect.objectContaining({ kind: 'keys', text: 'Enter', outcome: 'dropped' }),
  ));
