/** What is refused behind the thing, by another word than "no", or further down a list; and what stands beside it and is wanted. */
import { describe, expect, it } from 'vitest';
import { readWords } from '../../../src/generation/reader/words.js';

/** A prompt, the things it refuses, and things it wants all the same. */
const ROWS: readonly (readonly [prompt: string, refused: string, wanted: string])[] = [
  ['a platformer with a fox and coins, no spiders, snakes or bats please', 'spiders snakes bats', 'fox coins'],
  ['Fuchs sammelt Münzen, keine Spinnen, Schlangen oder Fledermäuse bitte', 'Spinnen Schlangen Fledermäuse', 'Fuchs'],
  ['un zorro recoge monedas, sin arañas, serpientes ni murciélagos', 'arañas serpientes murciélagos', 'zorro monedas'],
  ['лиса собирает монеты, без пауков, змей и летучих мышей', 'пауков змей мышей', 'лиса монеты'],
  ['狐狸收集金币，不要蜘蛛、蛇和蝙蝠', '蜘蛛 蛇 蝙蝠', '狐狸 金币'],
  ['rubah mengumpulkan koin, tanpa laba-laba dan ular', 'laba-laba ular', 'rubah'],
  ['please leave out the spiders and snakes. a fox collects coins', 'spiders snakes', 'fox coins'],
  ['una volpe raccoglie monete. Evitate ragni e serpenti', 'ragni serpenti', 'volpe monete'],
  ['uma raposa junta moedas, não usem aranhas nem cobras', 'aranhas cobras', 'raposa'],
  ['a fox collects coins, spiders are not allowed', 'spiders', 'fox coins'],
  ['Fuchs sammelt Münzen, Spinnen bitte nicht', 'Spinnen', 'Fuchs Münzen'],
  ['lis zbiera monety, pająków nie chcemy', 'pająków', 'lis'],
  ['tilki para toplasın, örümcek görünmesin', 'örümcek', 'tilki'],
  ['キツネがコインを集めるゲーム。クモやヘビは出さないでください', 'クモ ヘビ', 'キツネ コイン'],
  ['여우가 동전을 모으는 게임, 거미와 뱀은 빼 주세요', '거미 뱀', '여우 동전'],
  ['लोमड़ी सिक्के इकट्ठा करे, मकड़ी नहीं चाहिए', 'मकड़ी', 'लोमड़ी सिक्के'],
  ['ثعلب يجمع العملات وبدون عناكب أو أفاعي', 'عناكب أفاعي', 'ثعلب'],
  // what comes behind "but" or "only", in the next clause, or to be dodged is there
  ['fox collects coins, no spiders but snakes', 'spiders', 'snakes coins'],
  ['Fuchs sammelt Münzen, keine Spinnen nur Schlangen', 'Spinnen', 'Schlangen'],
  ['un renard ramasse des pièces, sans araignées mais avec des serpents', 'araignées', 'serpents'],
  ['fox game without spiders, coins to collect and a dragon', 'spiders', 'coins dragon'],
  ['una volpe evita ragni e serpenti', '', 'volpe ragni serpenti'],
  ['a fox with no lives and coins everywhere', '', 'fox coins'],
];

describe('things that are left out', () => {
  it.each(ROWS)('%s', (prompt, refused, wanted) => {
    const { tokens, mentions } = readWords(prompt);
    const isRefused = (word: string): boolean | undefined => {
      const start = prompt.indexOf(word);
      return mentions.find(
        ({ from, to }) => (tokens[from]?.start ?? 0) < start + word.length && (tokens[to - 1]?.end ?? 0) > start,
      )?.negated;
    };
    const words = (list: string): string[] => list.split(' ').filter(Boolean);
    // a word that no list knows is no thing, and so not there
    expect(words(refused).filter((word) => isRefused(word) === false)).toEqual([]);
    expect(words(refused).some((word) => isRefused(word))).toBe(refused !== '');
    expect(words(wanted).filter((word) => isRefused(word) !== false)).toEqual([]);
  });
});
