import { describe, expect, it } from 'vitest';
import { GENRES, THEMES, type GameDesign, type Genre } from '../../../src/generation/design.js';
import { LANGUAGES } from '../../../src/generation/languages/index.js';
import { AFFINITY_PICTURES } from '../../../src/generation/filling/affinity.js';
import { nameOf, pluralOf } from '../../../src/generation/filling/names.js';
import { koreanParticles } from '../../../src/generation/filling/particles.js';
import { plural } from '../../../src/generation/filling/plural.js';
import { PACKS } from '../../../src/generation/filling/themes.js';
import { eachPhrase } from '../../../src/generation/languages/rows.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { TEXT_LANGUAGES } from '../../../src/generation/texts/texts-of.js';
import { TEXTS } from '../../../src/generation/texts/texts.js';
import { readLabels } from '../../eval/labels.js';

const FIRST: readonly Genre[] = ['platformer', 'snake', 'breakout', 'arena'];
const read = (prompt: string, seed = 1, supported: readonly Genre[] = FIRST): GameDesign =>
  readPrompt({ prompt, seed, supported });
const goal = (prompt: string): string => read(prompt).texts.goal;

/** What a picture set calls its pictures and nobody else would: emoji labels, ids, gaps of a pattern. */
const LABEL =
  /person \p{L}+ing|man \p{L}+ing|smiling|with horns|\bface\b|(?:left|right|up|down) arrow|white circle|\bbutton\b|tilted|showing|fluttering|mask:|[{}]|undefined|_|\((?:in|tous)/iu;

const labels = readLabels().filter(({ tuned, prompt }) => tuned && prompt.length < 1000);
const designs = labels.flatMap(({ prompt }, i) => [
  read(prompt, i * 7919, FIRST),
  read(prompt, 4_000_000_000 - i, GENRES),
]);

describe('the title card', () => {
  it('shows no label of a picture and no gap, and says nothing twice', () => {
    for (const { title, tagline, texts } of designs) {
      const lines = [title, tagline, texts.goal];
      for (const line of lines) {
        expect(line).not.toMatch(LABEL);
        expect(line).not.toMatch(/\s{2}|\s[.,]|^[\p{Ll}]{2}|[:,]\s*$/u);
        expect(line.length).toBeGreaterThan(1);
      }
      expect(new Set(lines.map((line) => line.replace(/[.。!]$/u, '').toLowerCase())).size).toBe(3);
      expect(tagline).not.toContain(texts.goal);
    }
  });

  it('has articles and plurals in English', () => {
    for (const { lang, texts, cast, title } of designs.filter(({ lang }) => lang === 'en')) {
      expect(lang).toBe('en');
      expect(texts.goal).not.toMatch(/\b(?:collect|eat|catch) (?:star|coin|gem|flower|leaf|key|battery)\b/u);
      expect(texts.goal).not.toMatch(/\bufo\b|\bufos\b/u);
      const named = /[A-Z]/u.test(cast.hero.name) || cast.hero.name === 'Pip';
      const helped = /^Help (?!the )/u.test(texts.goal);
      expect(helped && !named ? texts.goal : '').toBe('');
      // a word of one body in the title of another
      const slithers = /slither/iu.test(title);
      const snaky = ['snake', 'worm', 'bug', 'lizard', 'snail', 'dragon'].includes(cast.hero.sprite);
      expect(slithers && !snaky ? title : '').toBe('');
    }
  });

  it.each([
    ['snake but in space', /eat stars|eat gems|eat shining stars|eat batteries/u],
    ['snake game where a train eats pizza', /^Help the train eat pizza and grow longer$/u],
    ['memory game with sea animals: octopus, whale, crab', /octopuses, whales and crabs/u],
    ['a hedgehog called Pip collects acorns in a platformer', /^Help Pip collect acorns/u],
    ['platformer where a fox avoids wolves and collects berries', /collect berries and reach the/u],
    [
      'Un juego de plataformas donde un gato astronauta recoge estrellas',
      /^Recoge estrellas y llega hasta (?:el|la) /u,
    ],
    ['juego de la serpiente que come queso', /^Come queso y crece$/u],
    ['Jump and Run mit einem Igel, der Pilze sammelt', /^Sammle Pilze und erreiche (?:den|die|das) /u],
    ['Snake mit einem Wurm, der Äpfel frisst', /^Friss Äpfel und werde länger$/u],
    ['jeu de plateforme avec un chat qui ramasse des étoiles', /^Ramasse des étoiles et rejoins (?:la |le |l’)/u],
    ['un serpent qui mange du fromage', /^Mange du fromage et grandis$/u],
    ['jogo de plataforma com um macaco que pega bananas', /^Pegue bananas e chegue até (?:o|a) /u],
    ['gioco di piattaforme con una volpe che raccoglie funghi', /^Raccogli funghi e raggiungi (?:il |la |l’)/u],
    ['платформер про лису, которая собирает грибы', /собирай по пути: грибы\. В конце пути — /iu],
    ['ペンギンが魚を集めるアクションゲーム', /^魚を集めながら、.+まで行こう$/u],
    ['一只兔子收集胡萝卜的平台跳跃游戏', /^收集胡萝卜，一路走到/u],
    ['لعبة منصات مع قطة تجمع النجوم', /النجوم، ثم صِل إلى /u],
    ['고양이가 물고기를 모으는 플랫폼 게임', /^물고기를 모으며 .+까지 가세요$/u],
  ])('%s', (prompt, wanted) => {
    expect(goal(prompt)).toMatch(wanted);
  });

  it('warns only of enemies that there are', () => {
    expect(read('snake game with apples').tagline).not.toMatch(/watch out/iu);
    expect(read('snake game with apples and hunting owls that chase you').tagline).toMatch(/watch out for .*owls/iu);
    expect(read('a snail collecting mushrooms, no enemies').tagline).not.toMatch(/watch out/iu);
  });

  it.each(TEXT_LANGUAGES)('has titles of several patterns in %s', (lang) => {
    const prompts = readLabels()
      .filter(({ language, roles, literals }) => language === lang && roles.hero && literals.title === undefined)
      .slice(0, 4)
      .map(({ prompt }) => prompt);
    const titles = prompts.map((prompt) => new Set(Array.from({ length: 12 }, (_, seed) => read(prompt, seed).title)));
    // a cast of one has one pattern in some kinds
    expect(Math.max(...titles.map(({ size }) => size))).toBeGreaterThan(1);
    for (const title of titles.flatMap((set) => [...set])) {
      expect(prompts).not.toContain(title);
      expect(title).not.toMatch(LABEL);
    }
  });
});

describe('the card of a lost game', () => {
  const HARSH = 'Game over';
  const lose = (prompt: string, seed = 1): string => read(prompt, seed, GENRES).texts.lose;

  it.each([
    'something relaxing for my lunch break',
    'a cosy farm game',
    'a calm snake game with a caterpillar',
    'a racing game with bunnies for my 5 year old',
    'a space shooter for kids',
  ])('is kind in “%s”', (prompt) => {
    for (const seed of [1, 2, 3, 4]) expect(lose(prompt, seed)).toMatch(/^(?:Almost!|Good try! Once more\?)$/u);
  });

  it.each(['zombie survival arena in a graveyard', 'an epic space shooter with bosses'])(
    'is plain in “%s”',
    (prompt) => {
      expect(lose(prompt)).toBe(HARSH);
    },
  );

  it.each([
    ['es', 'un juego tranquilo de serpientes para niños'],
    ['de', 'ein ruhiges Spiel mit einer Schlange für Kinder'],
    ['fr', 'un jeu de serpent calme pour enfants'],
    ['pt', 'um jogo da cobrinha tranquilo para crianças'],
    ['it', 'un gioco del serpente tranquillo per bambini'],
    ['ja', '子供向けののんびりしたヘビゲーム'],
    ['zh', '给小朋友的轻松贪吃蛇游戏'],
    ['ru', 'спокойная игра змейка для детей'],
    ['ar', 'لعبة ثعبان هادئة للأطفال'],
    ['ko', '아이들을 위한 편안한 뱀 게임'],
  ])('is kind in its language: %s', (lang, prompt) => {
    const design = read(prompt, 1, GENRES);
    expect(design.lang).toBe(lang);
    expect(TEXTS[lang]?.gentle).toContain(design.texts.lose);
    expect(design.texts.lose).not.toBe(TEXTS[lang]?.fixed.lose);
  });
});

describe('the lists of names and lines', () => {
  it('say of every wish that no game keeps what becomes of it', () => {
    const told = new Set([...Object.keys(TEXTS['en']?.unmet ?? {}), ...Object.keys(TEXTS['en']?.cannot ?? {})]);
    for (const { wishes } of Object.values(LANGUAGES)) eachPhrase(wishes, (id) => expect(told).toContain(id));
    const asked = new Set<string>();
    eachPhrase(LANGUAGES['en']?.wishes ?? '', (id) => asked.add(id));
    // no word leads to these: nothing was understood, a change changed nothing, orders are told from wishes by rule
    expect([...told].filter((id) => !asked.has(id)).sort()).toEqual(['instruction', 'nothing', 'unchanged']);
  });

  it('know one and many of all that a theme or a hero brings along, in every language', () => {
    const pictures = new Set([
      ...THEMES.flatMap((theme) => [...PACKS[theme].enemies, ...PACKS[theme].items, ...PACKS[theme].hero]),
      ...AFFINITY_PICTURES,
    ]);
    for (const lang of TEXT_LANGUAGES)
      for (const picture of pictures) {
        expect(nameOf(picture, lang)).not.toMatch(LABEL);
        // a Latin name in a language that writes otherwise was left over from English
        const foreign = (lang === 'ru' || lang === 'ar') && /[a-z]{3}/iu.test(nameOf(picture, lang));
        expect(foreign ? `${lang} ${picture}` : '').toBe('');
      }
    const listed = new Set(THEMES.flatMap((theme) => [...PACKS[theme].enemies, ...PACKS[theme].items]));
    for (const lang of TEXT_LANGUAGES)
      for (const picture of listed)
        expect({ lang, picture, known: pluralOf(picture, lang) !== undefined }).toEqual({ lang, picture, known: true });
    const goals = new Set(Object.keys(TEXTS['en']?.finishes ?? {}));
    for (const theme of THEMES) expect(goals).toContain(PACKS[theme].goal);
  });

  it.each([
    ['en', 'wolf', 'wolves'],
    ['en', 'fish', 'fish'],
    ['en', 'cheese', 'cheese'],
    ['en', 'ear of corn', 'ears of corn'],
    ['en', 'teddy bear', 'teddy bears'],
    ['es', 'pez', 'peces'],
    ['es', 'león', 'leones'],
    ['es', 'osito de peluche', 'ositos de peluche'],
    ['es', 'estrella brillante', 'estrellas brillantes'],
    ['es', 'cactus', 'cactus'],
    ['pt', 'avião', 'aviões'],
    ['pt', 'pão', 'pães'],
    ['pt', 'flor', 'flores'],
    ['pt', 'animal', 'animais'],
    ['pt', 'bola de neve', 'bolas de neve'],
    ['fr', 'cheval', 'chevaux'],
    ['fr', 'gâteau', 'gâteaux'],
    ['fr', 'pomme de terre', 'pommes de terre'],
    ['fr', 'souris', 'souris'],
    ['ja', '星', '星'],
  ])('%s: %s → %s', (lang, one, many) => {
    expect(plural(one, lang)).toBe(many);
  });

  it('does not guess plurals that have to be known', () => {
    for (const lang of ['de', 'it', 'ru', 'ar']) expect(plural('xyz', lang)).toBeUndefined();
  });

  it('picks Korean particles by the syllable before', () => {
    expect(koreanParticles('별을(를) 먹고')).toBe('별을 먹고');
    expect(koreanParticles('사과을(를) 먹고')).toBe('사과를 먹고');
    expect(koreanParticles('여우와(과) 별')).toBe('여우와 별');
    expect(koreanParticles('곰와(과) 별')).toBe('곰과 별');
  });
});
