/** Names by their place: whose pet, friend or birthday it is is kept on somebody or as a sign, and a noun is never taken for one. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';
import { GENRES } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const namesIn = (prompt: string) =>
  reader
    .read({ prompt })
    .texts.filter(({ use }) => use === 'name' || use === 'sign')
    .map(({ text }) => text);

describe('somebody is named', () => {
  it.each([
    ['my son Theo wants a dragon that eats pizza', ['Theo']],
    ['a memory game for Otis who is turning four', ['Otis']],
    ['my twins Finn and Mia are two beavers that float logs', ['Finn', 'Mia']],
    ["a party game for Ottilie's birthday with balloons", ['Ottilie']],
    ['un juego de una gata, se llama Pia, que caza ratones', ['Pia']],
    ['mon chat Biscotte lance des pelotes au roi des rats', ['Biscotte']],
    ['un quiz avec les prénoms Inès, Malo et Youssef', ['Inès', 'Malo', 'Youssef']],
    ['ein Spiel, in dem mein Hase Flocki Möhren klaut', ['Flocki']],
    ['meine Oma Rosi fängt Äpfel mit einem Korb', ['Rosi']],
    ['jogo para o Café Aurora: servir xícaras', ['Café Aurora']],
    ['gioco con mia zia Carmela che prende le mele', ['Carmela']],
    ['Voor Sem (4): een graafmachine die zand schept', ['Sem']],
    ['Dla trzyletniej Hani: balonik zbiera gwiazdki', ['Hani']],
    ['Kızım Defne için: penguen balık yakalasın', ['Defne']],
    ['Дочке Варе три года: ёжик собирает яблоки', ['Варе']],
    ['Для Соломійки, 4 роки: лелека збирає зірки', ['Соломійки']],
    ['game buat adik Budi yang suka bola', ['Budi']],
    ['मेरी बिल्ली मीनू दूध पीती है', ['मीनू']],
    ['قطتي لولو تجمع الحليب', ['لولو']],
    ['うちの犬のコロがほねをあつめる', ['コロ']],
    ['我奶奶李桂芳，种菜的游戏', ['李桂芳']],
    ['우리집 햄스터 콩이가 씨앗을 모으는 게임', ['콩이']],
  ])('%s', (prompt, names) => expect(namesIn(prompt)).toEqual(names));
});

describe('nobody is named', () => {
  it.each([
    'Mach mir ein Spiel, in dem ein Eichhörnchen Nüsse sammelt',
    'a game for Halloween in which a cat catches bats',
    'my dog eats bones and my son loves trains',
    'meine Oma backt Kuchen und mein Opa isst ihn',
    '给企鹅宝宝喂鱼的游戏',
    '我当鸡妈妈，保护小鸡',
    'قطتي تجمع الحليب',
    'मेरी बिल्ली छत पर चूहे पकड़ती है',
    '우리 고양이가 생선을 모으는 게임',
  ])('%s', (prompt) => expect(namesIn(prompt)).toEqual([]));
});

it('is on somebody, or seen all the time where nobody of the cast bears it', () => {
  const design = readPrompt({
    prompt: 'memory game with 6 pairs for Otis who is turning four',
    seed: 7,
    supported: GENRES,
  });
  expect(design.sign).toBe('Otis');
  expect(design.asks.filter(({ kind }) => kind === 'name').map(({ text, outcome }) => [text, outcome])).toEqual([
    ['Otis', 'kept'],
  ]);
});

it.each([
  ["a catching game for Rose's bakery, catch cupcakes", "Rose's bakery", 'rose'],
  ['a runner for Fox Studios with a robot', 'Fox Studios', 'fox'],
])('a word of a name is no thing: %s', (prompt, name, picture) => {
  const { texts, things } = reader.read({ prompt });
  expect(texts.map(({ use, text }) => `${use}: ${text}`)).toEqual([`sign: ${name}`]);
  expect(things.map(({ is }) => is)).not.toContain(picture);
});
