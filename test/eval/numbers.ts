/** The numbers that a prompt types, and those of them that a reading neither uses nor tells. */
import type { GameDesign } from '../../src/generation/design.js';
import { MEASURE_WORDS } from '../../src/generation/languages/measures.js';
import { normalise } from '../../src/generation/vocabulary/normalise.js';

const FIGURES = /\p{Nd}+(?:[.,:]\p{Nd}+)*/gu;
/** In these one character may be a number or a part of any word: figures alone are counted. */
const UNSPACED = new Set(['ja', 'zh', 'ko']);
/** Indonesian writes a word that is said twice with a 2 behind it: "susah2". */
const TWICE = /\p{L}$/u;
/** Evidence of a thing of the cast says nothing of a number beside it. */
const CAST = new Set(['hero', 'enemy', 'boss', 'item', 'goal', 'obstacle', 'projectile']);
const built = new Map<string, RegExp | undefined>();

/** Words for two and more, but for those that are as often another word: Italian "sei", Turkish "on". */
function wordsOf(language: string): RegExp | undefined {
  if (built.has(language)) return built.get(language);
  const { numbers, cues } = MEASURE_WORDS[language]!;
  const list = (text: string) => text.split(',').map((word) => word.trim());
  const unsure = new Set(list(/^unsure (.*)$/mu.exec(cues)?.[1] ?? ''));
  const words = [...numbers.matchAll(/^(\d+) (.*)$/gmu)]
    .filter(([, value]) => Number(value) >= 2)
    .flatMap(([, , row]) => list(row ?? ''))
    .filter((word) => !unsure.has(word))
    .toSorted((a, b) => b.length - a.length);
  const pattern = UNSPACED.has(language)
    ? undefined
    : new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words.join('|')})(?![\p{L}\p{M}\p{N}])`, 'giu');
  built.set(language, pattern);
  return pattern;
}

/** Of figures, and of a word of the language. */
function valueOf(text: string, language: string): number {
  const rows = MEASURE_WORDS[language]?.numbers.matchAll(/^(\d+) (.*)$/gmu) ?? [];
  const row = [...rows].find(([, , words]) => words?.split(',').some((word) => word.trim() === text.toLowerCase()));
  return Number(row?.[1] ?? text);
}

interface Typed {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Every number of a prompt, but for those in code and addresses, which are never read. */
export function numbersOf(prompt: string, language: string): Typed[] {
  const words = wordsOf(language);
  const { text, offsets } = normalise(prompt);
  const read = new Set(offsets.filter((_, at) => (text[at] ?? ' ').trim() !== ''));
  return [...prompt.matchAll(FIGURES), ...(words ? prompt.matchAll(words) : [])]
    .map((match) => ({ text: match[0], start: match.index, end: match.index + match[0].length }))
    .filter(({ text: figure, start }) => !(language === 'id' && figure === '2' && TWICE.test(prompt.slice(0, start))))
    .filter(({ start }) => read.has(start));
}

/** Those that stand in no wish, in no evidence of a rule, a kind or a scene, and in nothing that is told. */
export function untoldNumbers(prompt: string, language: string, design: GameDesign): string[] {
  const { asks, evidence, ignored, named } = design;
  const places = [...asks, ...evidence.filter(({ as }) => !CAST.has(as))];
  return (
    numbersOf(prompt, language)
      .filter(({ start, end }) => !places.some((one) => one.start < end && one.end > start))
      .filter(({ text }) => ![...ignored, named?.name ?? ''].some((line) => line.includes(text)))
      // so many lanes as there are keys
      .filter(({ text }) => valueOf(text, language) !== design.keys?.length)
      .map(({ text }) => text)
  );
}
