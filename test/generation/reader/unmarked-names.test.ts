/** Firms that no word marks, texts behind a colon or before the verb, codes: all to the letter; and what only looks like them. */
import { describe, expect, it } from 'vitest';
import { reader } from '../../../src/generation/reader/index.js';

const texts = (prompt: string): string[] => reader.read({ prompt }).texts.map(({ use, text }) => `${use} ${text}`);

describe('names of firms without a word that marks them', () => {
  it.each([
    ['For Tansy & Crewe, florists since 1920. A bee carries bouquets to open windows', 'Tansy & Crewe'],
    ['a tooth game for the tablet at Milbury Dental (we are kind), 60 seconds', 'Milbury Dental'],
    ['Maison Kerjean, chocolatier à Brest. Un lapin ramasse des cacaos en évitant la pluie', 'Maison Kerjean'],
    ['En Librería Almendro Viejo (Cádiz) queremos un juego donde un gato reparte libros', 'Librería Almendro Viejo'],
    ['Game promosi Teh Pelangi: tangkap daun teh jatuh pakai cangkir', 'Teh Pelangi'],
    ['Gärtnerei Wollmershaus präsentiert: Papierflieger fliegen durch die Halle', 'Gärtnerei Wollmershaus'],
    ['弊社（うぐいす便・尾道）は自転車で荷物を届けています。猫を避けるゲーム', 'うぐいす便'],
  ])('%s', (prompt, name) => expect(texts(prompt)).toEqual([`sign ${name}`]));

  it.each([
    'a fox in New York collects coins and jumps over cars, three lives',
    'Pixel Grafik, ein Fuchs sammelt Münzen und springt über Autos',
    'A Fox Game For My Best Friends, With Coins And Big Red Cars',
    'Пишет Анна Сергеевна из Тулы: игра, где лиса собирает монеты',
  ])('but not: %s', (prompt) => expect(texts(prompt)).toEqual([]));
});

describe('texts to the letter', () => {
  it.each([
    ['Catch falling parcels with a van. Slogan on screen: Brisk Parcels – on time.', 'sign Brisk Parcels – on time'],
    ['kaleci köpek toplara atlasın, ekranda hep Aslan Kalede yazsın', 'sign Aslan Kalede'],
    ['impilare palline di gelato. Chi arriva a 20 vede il codice DOLCE20 per lo sconto', 'win DOLCE20'],
    ['роби тир, я стріляю по кавунах, нік KAVUN4IK на вивісці', 'sign KAVUN4IK'],
    ["작은 세탁소 스타트업 '보송이네'를 합니다. 셔츠의 얼룩을 지우는 게임", 'name 보송이네'],
    [
      'una carretilla reparte botes. Cuando acaba: «Pásate por la tienda, te damos un pincel»',
      'win Pásate por la tienda, te damos un pincel',
    ],
  ])('%s', (prompt, text) => expect(texts(prompt)).toContain(text));

  it('takes what a game of words lists behind a colon as its words, and no rules', () => {
    const listed = (prompt: string): string[] => reader.read({ prompt }).words.map(({ text }) => text);
    expect(listed('le pendu avec des fromages : brie, morbier, cantal')).toEqual(['brie', 'morbier', 'cantal']);
    expect(listed('galgenmännchen mit Bäumen: Ahorn, Linde, Esche')).toEqual(['Ahorn', 'Linde', 'Esche']);
    expect(listed('hangman about trees: maple, ash, larch')).toEqual(['maple', 'ash', 'larch']);
    expect(listed('hangman: a cat, 6 lives, one minute')).toEqual([]);
    expect(listed('a platformer with things to gather: coins, stars, keys')).toEqual([]);
  });
});
