import { describe, expect, it } from 'vitest';
import { GENRES, MOODS, THEMES, TIMES_OF_DAY } from '../../../src/generation/design.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { foldWord, nounStem } from '../../../src/generation/lexicon/fold.js';
import { isPicture, pictureSort, pictureOfEmoji } from '../../../src/generation/lexicon/lexicon.js';
import { AFFINITY_PICTURES } from '../../../src/generation/filling/affinity.js';
import { detectLanguage } from '../../../src/generation/vocabulary/language.js';
import { normalise } from '../../../src/generation/vocabulary/normalise.js';
import { makePalette } from '../../../src/generation/filling/palette.js';
import { contrast, lchOf } from '../../../src/generation/oklch.js';
import { randomOf } from '../../../src/generation/random.js';
import { PACKS } from '../../../src/generation/filling/themes.js';

const rows = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the lists', () => {
  it('name only pictures that exist', () => {
    for (const { ownThings, commonThings, gameThings, everydayThings } of Object.values(LANGUAGES))
      for (const [picture = ''] of [ownThings, commonThings, gameThings, everydayThings].flatMap(rows))
        expect(isPicture(picture) ? 'a picture' : picture).toBe('a picture');
    for (const picture of AFFINITY_PICTURES) expect(isPicture(picture) ? 'a picture' : picture).toBe('a picture');
    for (const theme of THEMES) {
      const { hero, enemies, items, goal, obstacles, projectile, deco } = PACKS[theme];
      for (const picture of [...hero, ...enemies, ...items, goal, ...obstacles, projectile, ...deco])
        expect(isPicture(picture) ? 'a picture' : `${theme}: ${picture}`).toBe('a picture');
    }
  });

  it('name kinds and themes that there are', () => {
    for (const { kinds, scenery } of Object.values(LANGUAGES)) {
      for (const [id = ''] of rows(kinds)) expect(GENRES).toContain(id.split(' ')[0]);
      for (const [id = ''] of rows(scenery).filter(([head]) => head?.startsWith('theme ')))
        expect(THEMES).toContain(id.split(' ')[1]);
    }
  });

  it('find emoji in any skin tone and joined ones', () => {
    expect(pictureOfEmoji('🐸')).toBe('frog');
    expect(pictureOfEmoji('🧙🏽')).toBe(pictureOfEmoji('🧙'));
    expect(pictureOfEmoji('❤️')).toBe('red-heart');
    expect(pictureOfEmoji('🇫🇷')).toBeUndefined();
    expect(pictureSort('frog')).toBe('animal');
  });

  it('fold spellings and plurals', () => {
    expect(foldWord('Zürich œuf Straße')).toBe('zurich oeuf strasse');
    expect(foldWord('ёжик йод')).toBe('ежик йод');
    expect(
      ['foxes', 'mice', 'wolves', 'cherries', 'cookies', 'glass', 'octopus'].map((word) => nounStem(word, 'en')),
    ).toEqual(['fox', 'mouse', 'wolf', 'cherry', 'cookie', 'glass', 'octopus']);
    expect(nounStem('camarões', 'pt')).toBe(nounStem('camarão', 'pt'));
    expect(nounStem('luces', 'es')).toBe(nounStem('luz', 'es'));
  });
});

describe('the language of a prompt', () => {
  it.each([
    ['penguin platformer', 'en'],
    ['snake but in space', 'en'],
    ['flappy bee', 'en'],
    ['un juego de gatos', 'es'],
    ['Ein Spiel mit Katzen', 'de'],
    ['un jeu avec des chats', 'fr'],
    ['um jogo com gatos', 'pt'],
    ['un gioco con i gatti', 'it'],
    ['猫のゲーム', 'ja'],
    ['猫的游戏', 'zh'],
    ['игра про кота', 'ru'],
    ['гра про кота, який їсть рибу', 'uk'],
    ['لعبة قطة', 'ar'],
    ['고양이 게임', 'ko'],
    ['een spel met een kat die vissen vangt', 'nl'],
    ['🐸🚗', 'en'],
    ['', 'en'],
  ])('%s is %s', (prompt, language) => {
    expect(detectLanguage(prompt)).toBe(language);
  });
});

describe('normalise', () => {
  it('maps every offset back to the prompt', () => {
    const { text, offsets } = normalise('ﬁre ｶﾞ é Å ９');
    expect(text).toBe('fire ガ é Å 9');
    expect(offsets).toHaveLength(text.length + 1);
    expect(offsets[text.indexOf('9')]).toBe('ﬁre ｶﾞ é Å '.length);
    for (let i = 1; i < offsets.length; i += 1) expect(offsets[i]).toBeGreaterThanOrEqual(offsets[i - 1] ?? 0);
  });

  it('blanks markup, addresses and orders, and keeps the length', () => {
    const prompt = 'cat <b onload=x>game</b> https://a.example/x ../../etc/passwd ${a}';
    const { text } = normalise(prompt);
    expect(text).toHaveLength(prompt.length);
    expect(text.trim().split(/\s+/u)).toEqual(['cat', 'game']);
  });
});

describe('palettes', () => {
  const wish = { colours: [] as string[], looks: new Set<string>() };

  it('can be read, in every theme at every time in every mood', () => {
    for (const theme of THEMES)
      for (const time of TIMES_OF_DAY)
        for (const mood of MOODS)
          for (const looks of [new Set<string>(), new Set(['neon']), new Set(['pastel']), new Set(['muted'])]) {
            const about = `${theme} ${time} ${mood} ${[...looks].join()}`;
            const palette = makePalette({ ...wish, pack: PACKS[theme], time, mood, looks }, randomOf(9, about));
            expect(contrast(palette.ink, palette.panel)).toBeGreaterThanOrEqual(7);
            expect(contrast(palette.accent, palette.panel)).toBeGreaterThanOrEqual(3);
            expect(contrast(palette.danger, palette.panel)).toBeGreaterThanOrEqual(3);
            expect(contrast(palette.solid, palette.near)).toBeGreaterThanOrEqual(1.5);
            const apart = Math.abs(((lchOf(palette.accent).h - lchOf(palette.danger).h + 540) % 360) - 180);
            expect(apart).toBeGreaterThan(18);
          }
  });

  it('take the colours that the prompt names', () => {
    const blue = makePalette(
      { ...wish, pack: PACKS.volcano, time: 'day', mood: 'cheerful', colours: ['#1e88e5'] },
      randomOf(1, ''),
    );
    expect(Math.abs(lchOf(blue.sky).h - lchOf('#1e88e5').h)).toBeLessThan(25);
  });
});
