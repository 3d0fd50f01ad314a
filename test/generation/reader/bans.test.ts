import { describe, expect, it } from 'vitest';
import { findForbidden } from '../../../src/generation/reader/forbidden.js';
import { readWords } from '../../../src/generation/reader/words.js';

/** The part that each picture plays in a prompt. */
function partsIn(prompt: string): Record<string, string> {
  return Object.fromEntries(readWords(prompt).roles.map(({ mention, role }) => [mention.picture, role]));
}

describe('what must not be touched or eaten', () => {
  it.each([
    ['Een kikker verzamelt sterren. Raak de lava niet aan.', 'lava', 'obstacle'],
    ['Een kat verzamelt appels en mag de paddenstoelen niet eten', 'mushroom', 'enemy'],
    ['Een kikker verzamelt sterren en mag geen cactus aanraken', 'cactus', 'obstacle'],
    ['Żaba zbiera gwiazdki. Nie dotykaj lawy.', 'lava', 'obstacle'],
    ['Kot zbiera jabłka i nie może jeść grzybów', 'mushroom', 'enemy'],
    ['Żaba zbiera gwiazdki, ale nie wolno dotknąć kaktusa', 'cactus', 'obstacle'],
    ['Bir kurbağa yıldız toplar. Lavlara dokunma.', 'lava', 'obstacle'],
    ['Kedi elma toplar ve mantarları yememeli', 'mushroom', 'enemy'],
    ['Жаба збирає зірки. Не торкайся лави.', 'lava', 'obstacle'],
    ['Кіт збирає яблука і не може їсти гриби', 'mushroom', 'enemy'],
    ['Жаба збирає зірки, але не можна торкатися кактуса', 'cactus', 'obstacle'],
    ['मेंढक तारे इकट्ठा करता है। लावा को मत छूना।', 'lava', 'obstacle'],
    ['बिल्ली सेब इकट्ठा करती है और मशरूम नहीं खाना है', 'mushroom', 'enemy'],
    ['Seekor katak mengumpulkan bintang. Jangan sentuh lava.', 'lava', 'obstacle'],
    ['Kucing mengumpulkan apel dan tidak boleh makan jamur', 'mushroom', 'enemy'],
  ])('%s', (prompt, picture, part) => {
    expect(partsIn(prompt)[picture]).toBe(part);
  });

  it.each([
    ['nl', 'Een kat eet vis en maakt geen lawaai bij de hond'],
    ['pl', 'Kot zbiera jabłka, żeby lis nie zjadł kury'],
    ['uk', 'Кіт збирає яблука, щоб лис не спіймав курку'],
    ['tr', 'Elma toplama oyunu: kedi elma toplar'],
    ['tr', 'Elma yeme yarışı: kedi ve köpek'],
    ['hi', 'बिल्ली मछली खाती है और कुत्ता नहीं आता'],
    ['id', 'Kucing makan ikan, jangan lupa anjing'],
  ])('%s: nothing is banned in “%s”', (language, prompt) => {
    const words = readWords(prompt, language);
    expect(words.mentions.length).toBeGreaterThan(1);
    expect([...findForbidden(words.mentions, words.tokens, language)]).toEqual([]);
  });
});
