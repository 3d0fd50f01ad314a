/** Things that we draw ourselves, found as a whole where a part of their name alone is something else. */
import { describe, expect, it } from 'vitest';
import { nameOf, pluralOf } from '../../../src/generation/filling/names.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { namesOf, wordsOf } from '../../../src/generation/languages/rows.js';
import { labelOf } from '../../../src/generation/lexicon/labels.js';
import { likenessOf } from '../../../src/generation/lexicon/unpictured.js';
import { findMentions } from '../../../src/generation/reader/mentions.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { tokenise } from '../../../src/generation/vocabulary/tokens.js';

const picturesIn = (language: string, text: string): string[] =>
  findMentions(tokenise(normalise(text), language), language, false).mentions.map(({ picture }) => picture);

it.each([
  ['en', 'collect sugar cubes and dodge speed bumps'],
  ['es', 'recoge terrones de azúcar y esquiva los badenes'],
  ['fr', "ramasse des morceaux de sucre, évite le dos d'âne"],
  ['de', 'fang Zuckerwürfel und weiche den Bremsschwellen aus'],
  ['pt', 'pegue cubos de açúcar e desvie das lombadas'],
  ['it', 'raccogli zollette e schiva i dossi'],
  ['nl', 'vang suikerklontjes en ontwijk verkeersdrempels'],
  ['pl', 'łap kostki cukru i omijaj progi zwalniające'],
  ['tr', 'küp şekerleri topla, kasislerden kaç'],
  ['ru', 'собирай кубики сахара, объезжай лежачих полицейских'],
  ['uk', 'збирай кубики цукру, об’їжджай лежачих поліцейських'],
  ['ja', '角砂糖をあつめて減速帯をよける'],
  ['zh', '接住方糖，躲开减速带'],
  ['ko', '각설탕을 모으고 과속방지턱을 피해요'],
  ['hi', 'शक्कर के टुकड़े बटोरो, स्पीड ब्रेकर से बचो'],
  ['ar', 'اجمع مكعبات السكر وتجنب المطبات'],
  ['id', 'kumpulkan gula batu, hindari polisi tidur'],
])('%s: “%s” shows both', (language, text) => {
  expect(picturesIn(language, text)).toEqual(['sugar-cube', 'speed-bump']);
});

it.each([
  ['fill the watering can', 'watering-can'],
  ['refill the oxygen tanks', 'oxygen-tank'],
  ['a hair dryer chases you', 'hair-dryer'],
  ['collect the bottle caps', 'bottle-cap'],
  ['stop at the traffic light', 'traffic-light'],
  ['hit them with a rolling pin', 'rolling-pin'],
  ['put it in the car boot', 'automobile'],
  ['jump over the puddles', 'puddle'],
  ['carry the tray', 'tray'],
  ['the lighthouse keeper', 'lighthouse-keeper'],
  ['the lock keeper', 'lock-keeper'],
  ['the bridge keeper', 'bridge-keeper'],
])('“%s” shows %s alone', (text, picture) => {
  expect(picturesIn('en', text)).toEqual([picture]);
});

it.each([
  ['en', 'water the plants', 'water'],
  ['en', 'roll the ball until it is full', 'rolling-pin'],
  ['en', 'the goalkeeper saves it', 'lighthouse-keeper'],
  ['de', 'eine Palette von Farben', 'pallet'],
  ['es', 'saco una manzana de la caja', 'sack'],
  ['fr', 'rame vite vers la rive', 'oar'],
  ['it', 'un sacco di nemici', 'sack'],
  ['it', 'un disco volante', 'steering-wheel'],
  ['nl', 'speel dam met mij', 'dam'],
  ['tr', 'bardak dolu', 'hail'],
  ['ru', 'он печатает быстро', 'rubber-stamp'],
  ['ja', 'どらねこのようににげる', 'sea-urchin'],
  ['ko', '할아버지 드릴 건데', 'drill'],
  ['hi', 'रस्सी बाँध दो', 'dam'],
  ['ar', 'الجو برد', 'hail'],
  ['id', 'dia mendayung perahu', 'oar'],
])('%s: “%s” shows no %s', (language, text, picture) => {
  expect(picturesIn(language, text)).not.toContain(picture);
});

it('shows a thing of several words that is drawn, and labels one that is not', () => {
  expect(likenessOf('traffic light')).toBe('traffic-light');
  expect(likenessOf('living room')).toBeUndefined();
  expect(picturesIn('en', 'collect the metal')).toEqual([labelOf('metal')]);
});

describe('the names', () => {
  it.each([
    ['en', 'bookshelf', 'bookshelf', 'bookshelves'],
    ['de', 'roof', 'Dach', 'Dächer'],
    ['fr', 'water', 'eau', "de l'eau"],
    ['it', 'beehive', 'alveare', 'alveari'],
    ['pl', 'wave', 'fala', 'fale'],
    ['ru', 'beehive', 'улей', 'ульи'],
    ['ar', 'hill', 'تل', 'تلال'],
    ['ja', 'bin', 'ゴミ箱', 'ゴミ箱'],
  ])('%s: %s is called %s, and many of it %s', (language, picture, one, many) => {
    expect([nameOf(picture, language), pluralOf(picture, language)]).toEqual([one, many]);
  });

  it.each(Object.keys(LANGUAGES))('%s: there is one for many of each', (language) => {
    const drawn = ['wave', 'roof', 'village', 'bin', 'shelf', 'sugar-cube', 'lighthouse-keeper', 'sea-urchin', 'sack'];
    expect(drawn.filter((picture) => pluralOf(picture, language) === undefined)).toEqual([]);
  });
});

it('makes words and names of one table', () => {
  const table = 'dam | dam/dams, weir\nwater | water/=\nclog | clog/clog\n';
  expect(wordsOf(table)).toBe('dam | dam, dams, weir\nwater | water\nclog | clog\n');
  expect(namesOf(table)).toEqual({ dam: 'dam/dams', water: 'water/=', clog: 'clog/clog' });
});
