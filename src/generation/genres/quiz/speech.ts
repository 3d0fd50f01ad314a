import { ONLOOKER, LIFELESS_FOES, HOSTILE_HERO } from '../speech.parts.js';
import type { KindSpeech } from '../speech.types.js';
import { comersOf, isTyping } from './mode.js';

const CAPITALS = /capital|capita(?:is|li)|hauptst|首都|столиц|عواصم|عاصمة|수도/iu;

export const speech: KindSpeech = {
  called: 'a quiz',
  does: 'Answer questions.',
  plays: ['take', 'bring', 'push', 'match'],
  draws: ['framed-picture'],
  near: ['memory', 'reaction', 'match3', 'breakout', 'arena'],
  themes: ['school', 'space', 'castle'],
  emoji: { brain: 4 },
  slots: { crowd: 'item', leads: ONLOOKER, moves: [LIFELESS_FOES, HOSTILE_HERO], rest: { living: 'item' } },
  modes: [
    {
      mode: 'typing',
      words:
        /typing|types?\b|tipp|dactylo|clavier|mecanograf|teclado|digita|tastiera|タイピング|打字|печат|клавиатур|타자/iu,
    },
    { mode: 'capitals_europe', words: CAPITALS, also: /europ|ヨーロッパ|欧|европ/iu },
    { mode: 'capitals_america', words: CAPITALS, also: /am[eé]ric|amerik|アメリカ|美洲|америк/iu },
    { mode: 'capitals', words: CAPITALS },
    { mode: 'sums', words: /math|rechen|matem|calcul|aritm|算|数学|матем|сч[её]т|حساب|산수|수학/iu },
    {
      mode: 'words',
      words: /vocab|spell|word|wort|vokab|mot\b|mots|palabra|palavra|parol|буква|слов|單|单词|単語|كلم|단어/iu,
    },
  ],
  played: (design) =>
    isTyping(design) ? (design.rules.some(({ rule }) => rule === 'noEnemies') ? 'untyped' : 'typing') : 'plain',
  goals: [{ line: 'typed', when: { mode: ['typing'] } }, { line: 'quiz' }],
  // who comes along the street is typed at
  foes: (design) => (isTyping(design) ? comersOf(design) : design.cast.enemies),
  warns: 'never',
  questions: { least: 8, most: 40, text: 90, answer: 32 },
  controls: [
    ['A–Z', 'type', 'none', { mode: ['typing'], script: 'latin' }],
    ['1–8', 'type', 'none', { mode: ['typing'], script: 'other' }],
    ['mouse', 'type', 'tap', { mode: ['typing'] }],
    ['mouse', 'answer', 'tap', { mode: ['plain', 'untyped'] }],
    ['1–4', 'answer', 'none', { mode: ['plain', 'untyped'] }],
  ],
  title: 'quiz',
  ownTitle: true,
  figures: true,
  content: 'answers',
};
