/** Lists of words that a prompt wants to be played with, to the letter. */
import { describe, expect, it } from 'vitest';
import { supported } from '../../../src/generation/genres/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { readRequest } from '../../../src/generation/revise/index.js';
import { reader } from '../../../src/generation/reader/index.js';

const wordsOf = (prompt: string): string[] => reader.read({ prompt }).words.map(({ text }) => text);
const designOf = (prompt: string) => readPrompt({ prompt, seed: 5, supported: supported().map(({ genre }) => genre) });

describe('a list of words', () => {
  it.each([
    ['hangman with the spelling words: apple, tree, house', ['apple', 'tree', 'house']],
    ['spelling words for my class:\n- because\n- friend\n- school', ['because', 'friend', 'school']],
    ['hangman whose words are cat, dog and bird for my class', ['cat', 'dog', 'bird']],
    [
      'spellings this week are BECAUSE, FRIEND, ISLAND and KNUCKLE, muddled up',
      ['BECAUSE', 'FRIEND', 'ISLAND', 'KNUCKLE'],
    ],
    ['el ahorcado de la clase usa MESA, SILLA, LÁPIZ y CUADERNO', ['MESA', 'SILLA', 'LÁPIZ', 'CUADERNO']],
    ['анаграммы, пусть будут МОРЕ, ЛОДКА, ЯКОРЬ и ПАРУС', ['МОРЕ', 'ЛОДКА', 'ЯКОРЬ', 'ПАРУС']],
    ['HANGMAN, CATS, DOGS, BIRDS, PLEASE', []],
    ['snake with keys W, A, S and D and the BBC, a cat', []],
    ['wordle with words: ice cream, hot dog, apple', ['ice cream', 'hot dog', 'apple']],
    ['wordle, mots : chat, chien, loup', ['chat', 'chien', 'loup']],
    ['Jeu du pendu avec les mots « chat », « chien » et « loup »', ['chat', 'chien', 'loup']],
    ['Galgenmännchen mit den Wörtern Apfel, Baum und Haus', ['Apfel', 'Baum', 'Haus']],
    ['ahorcado con las palabras: ñandú, camión y pingüino.', ['ñandú', 'camión', 'pingüino']],
    ['виселица, слова: кот, собака, лиса', ['кот', 'собака', 'лиса']],
    ['elma, ağaç ve ev kelimeleriyle adam asmaca', ['elma', 'ağaç', 'ev']],
    ['gra wisielec z wyrazami: żółw, łąka i jeż', ['żółw', 'łąka', 'jeż']],
    ['لعبة المشنقة بالكلمات: قطة، كلب، بيت', ['قطة', 'كلب', 'بيت']],
    ['「ねこ」「いぬ」「りんご」という単語でハングマンを作って', ['ねこ', 'いぬ', 'りんご']],
    ['단어: 사과, 나무, 집 행맨 게임', ['사과', '나무', '집']],
    ['a word search with these hidden in it: RIVER, GLACIER, RAINFALL. Across only', ['RIVER', 'GLACIER', 'RAINFALL']],
    ['jogo da forca com o folclore: SACI, IARA, BOITATÁ, CUCA. 6 erros', ['SACI', 'IARA', 'BOITATÁ', 'CUCA']],
    ['анаграми міст. Київ, Львів, Одеса, Полтава. Без таймера', ['Київ', 'Львів', 'Одеса', 'Полтава']],
    ['Hangman for my class. Cat, dog, tiger and pony. No timer', ['Cat', 'dog', 'tiger', 'pony']],
    ['ahorcado con frutas. Pera, uva, limón y melón', ['Pera', 'uva', 'limón', 'melón']],
    // wishes, things of another game
    ['hangman. Easy, calm and pretty', []],
    ['a memory game. Cat, dog, tiger and pony', []],
    ['krzyżówka. Hasła: MERKURY (najbliżej Słońca), SATURN (ma pierścienie), ORBITA.', ['MERKURY', 'SATURN', 'ORBITA']],
  ])('%s', (prompt, expected) => {
    expect(wordsOf(prompt)).toEqual(expected);
  });

  it.each([
    'a word game for children',
    'a password game with colors and shapes',
    'words appear, the player types them before they land, and zombies come',
    'hangman with animal words',
    'A knight says the magic word: open',
    'a game in other words: fun',
    'a rhythm game with these keys: A, S, D, F',
  ])('is none in "%s"', (prompt) => {
    expect(wordsOf(prompt)).toEqual([]);
  });

  it('is played whole and in its order, and told as kept, each word where it stands', () => {
    const prompt = 'Make a hangman game. Spelling words: necessary, rhythm, island and knight.';
    const brief = reader.read({ prompt });
    for (const { text, span } of brief.words) expect(prompt.slice(span?.start, span?.end)).toBe(text);
    const design = designOf(prompt);
    expect(design.genre).toBe('hangman');
    expect(design.words).toMatchObject({ own: true });
    expect(design.words?.list.map(({ text }) => text)).toEqual(['necessary', 'rhythm', 'island', 'knight']);
    expect(design.asks.find(({ kind }) => kind === 'words')).toMatchObject({
      outcome: 'kept',
      text: 'necessary, rhythm, island, knight',
    });
  });

  it('is told as not used by a game that plays with no words', () => {
    const { asks, words } = designOf('a racing game with the words: red, green, blue');
    expect(words).toBeUndefined();
    expect(asks.find(({ kind }) => kind === 'words')?.outcome).toBe('dropped');
  });
});

describe('words of a game that is changed', () => {
  const kinds = supported().map(({ genre }) => genre);
  const first = designOf('hangman with the spelling words: apple, tree, house');
  const changed = (prompt: string, parentDesign = first) =>
    readRequest({ prompt, seed: 5, supported: kinds, parentDesign, intent: 'edit' });
  const textsOf = ({ words }: typeof first): string[] | undefined => words?.list.map(({ text }) => text);

  it('stay, in another light and as another game', () => {
    expect(textsOf(changed('at night'))).toEqual(['apple', 'tree', 'house']);
    expect(changed('as a word search')).toMatchObject({ genre: 'word_search', words: { own: true } });
  });

  it('are others where the change gives a list, and that is told', () => {
    const after = changed('use the words: boat, river, bridge');
    expect(textsOf(after)).toEqual(['boat', 'river', 'bridge']);
    expect(after.asks.find(({ kind }) => kind === 'words')?.outcome).toBe('kept');
  });

  it('speak the language of the game, unless the prompt gave them', () => {
    const german = changed('auf Deutsch', designOf('hangman with animals'));
    expect(german.lang).toBe('de');
    expect(textsOf(german)?.length).toBeGreaterThanOrEqual(12);
    expect(textsOf(german)?.every((text) => /^\p{Lu}/u.test(text))).toBe(true);
  });
});

describe('words that the prompt does not give', () => {
  it.each([
    ['en', 'hangman with easy animal words'],
    ['fr', 'jeu du pendu sur les animaux'],
    ['de', 'Wordle mit Tieren'],
    ['ru', 'Вордл про животных'],
    ['tr', 'adam asmaca oyunu hayvanlar'],
  ])('are nouns of the language (%s)', (lang, prompt) => {
    const design = designOf(prompt);
    expect(design.lang).toBe(lang);
    expect(design.words?.own).toBe(false);
    expect(design.words?.list.length).toBeGreaterThanOrEqual(12);
    for (const { text } of design.words?.list ?? []) expect(text).toMatch(/^[\p{L}\p{M}]{3,10}$/u);
  });

  it('are short in an easy game, and long in a hard one', () => {
    const lengths = (prompt: string): number[] => (designOf(prompt).words?.list ?? []).map(({ text }) => text.length);
    expect(Math.max(...lengths('easy wordle with animals').slice(0, 8))).toBeLessThanOrEqual(5);
    expect(Math.min(...lengths('a very hard wordle with animals').slice(0, 8))).toBeGreaterThanOrEqual(6);
  });

  it('are not guessed by letters in Chinese: the nearest is made, and told', () => {
    const { genre, named } = designOf('做一个 Wordle 游戏');
    expect(genre).not.toBe('guess_word');
    expect(named?.fit).not.toBe('exact');
  });
});

describe('words that are longer than the board', () => {
  const asked = (prompt: string) => designOf(prompt).asks.find(({ kind }) => kind === 'words')?.outcome;

  it('are told', () => {
    const words = 'words are: evaporation, condensation, river, ocean';
    expect(asked(`word search, 12 x 12 grid, ${words}`)).toBe('kept');
    expect(asked(`word search, ${words}`)).toBe('kept');
    expect(asked(`word search, 9 x 9 grid, ${words}`)).toBe('changed');
  });
});
