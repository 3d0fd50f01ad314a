/** The kind of a prompt that names none: by its mood, and by what shows its things. */
import type { Genre, Rule } from '../design.js';
import type { Cast } from './roles.types.js';
import { lineOf } from './token-line.js';
import type { Token } from './tokens.js';

const AGENTS = new Set(['a', 'c', 'p', 'v']);

/** Kinds that show well when the prompt leaves it open, by mood. */
export const OPEN: readonly [Genre, Readonly<Record<string, number>>][] = [
  ['platformer', { any: 4, cheerful: 5, melancholy: 6, epic: 4, calm: 1 }],
  ['arena', { any: 3, tense: 6, epic: 6, spooky: 5, calm: 0, melancholy: 1 }],
  ['shmup', { any: 3, tense: 5, epic: 5, calm: 0, melancholy: 1 }],
  ['breakout', { any: 3, calm: 2, melancholy: 0 }],
  ['snake', { any: 2, calm: 1, melancholy: 3 }],
  ['runner', { any: 3, cheerful: 4, calm: 0, melancholy: 2 }],
  ['flappy', { any: 2, cheerful: 3, calm: 0, melancholy: 2 }],
  ['match3', { any: 2, calm: 7, tense: 0, melancholy: 0 }],
  ['maze', { any: 2, spooky: 6, melancholy: 4 }],
  ['catcher', { any: 2, cheerful: 3, calm: 4, melancholy: 0 }],
  ['memory', { any: 1, calm: 5, tense: 0, melancholy: 0 }],
  ['crossing', { any: 2, calm: 1, melancholy: 1 }],
  ['aim_physics', { any: 2, cheerful: 3, calm: 6, tense: 0, melancholy: 0 }],
  ['farm_sim', { any: 2, cheerful: 3, calm: 7, tense: 0, melancholy: 0 }],
  ['clicker', { any: 1, calm: 4, tense: 0, melancholy: 0 }],
  ['sokoban', { any: 1, calm: 4, tense: 0 }],
  ['falling_blocks', { any: 1, calm: 1, melancholy: 0 }],
  ['racing', { any: 2, cheerful: 3, epic: 3, tense: 3, calm: 0, melancholy: 0 }],
  ['tower_defense', { any: 2, epic: 4, tense: 3, calm: 0, melancholy: 0 }],
  ['reaction', { any: 1, cheerful: 2, calm: 0, melancholy: 0 }],
];

const FLIES =
  /^(?:bird|eagle|owl|bat|honeybee|butterfly|dragon|dragon-face|unicorn|duck|parrot|swan|dove|goose|rocket|airplane|helicopter|flying-saucer|balloon|phoenix-bird|person-fairy|fly|mosquito|lady-beetle|ghost|mask:ship|drone|starship|starfighter)$/u;

/** Kinds that no one means without a word of them. */
const UNTOLD: ReadonlySet<Genre> = new Set(['clicker', 'aim_physics', 'racing', 'sokoban', 'reaction', 'farm_sim']);

/** How well a kind shows the things of a prompt that names no kind: a story of a hero is no wall of bricks. */
export function showing(genre: Genre, cast: readonly Cast[]): number {
  const open = (one: Cast): boolean => one.role === 'free' || one.role === 'with';
  const lives = (one: Cast): boolean => AGENTS.has(one.mention.kind);
  // who is only named plays, what is only named is found
  const has = (role: Cast['role']): boolean =>
    cast.some(
      (one) =>
        one.role === role || (open(one) && ((role === 'hero' && lives(one)) || (role === 'item' && !lives(one)))),
    );
  if (!has('hero') && !has('item') && !has('enemy')) return 1;
  if (genre === 'arena') return has('enemy') && !has('item') ? 3 : has('enemy') ? 0.4 : 0.1;
  if (genre === 'platformer') return has('enemy') && !has('item') ? 1 : 3;
  if (genre === 'shmup') return has('enemy') && !has('item') ? 1 : 0.2;
  // a story of a hero is no board of things
  if (genre === 'breakout' || genre === 'match3' || genre === 'memory' || genre === 'falling_blocks')
    return has('hero') ? 0 : 0.1;
  if (genre === 'flappy') return cast.some(({ mention }) => FLIES.test(mention.picture)) ? 1 : 0;
  if (genre === 'crossing') return cast.some(({ mention }) => mention.kind === 'v') ? 1 : 0;
  if (genre === 'maze') return has('enemy') && has('item') ? 2 : 1;
  if (genre === 'tower_defense') return has('enemy') && !has('item') ? 0.5 : 0;
  if (genre === 'catcher') {
    // who is saved from somebody does not fall from the sky, nor does a hero that is a thing
    const saved = cast.some((one) => one.role === 'item' && lives(one) && !one.mention.plural);
    if ((saved && has('enemy')) || cast.some((one) => one.role === 'hero' && !lives(one))) return 0;
    const played = cast.some((one) => one.role === 'hero' && lives(one));
    return has('item') && !has('enemy') ? (played ? 0.3 : 1) : played ? 0 : 0.4;
  }
  if (UNTOLD.has(genre)) return 0;
  return genre === 'snake' ? (has('item') ? 0.6 : 0.05) : 1;
}

const VERSUS = /^(?:vs|versus|against|contra|contre|contro|gegen|против)$/u;
const FLEES =
  /(?<!\p{L})(?:fle(?:e|es|eing)|escap(?:e|es|ing|a|an|ando|are|er)|run(?:s|ning)? (?:away )?from|chased|chas(?:e|es|ing) (?:you|me|her|him|them)|huye|huir|huyendo|flieht|fliehen|entkomm\p{L}*|verfolgt|fuit|fuir|fuyant|echapp\p{L}*|foge|fugir|fugindo|scapp\p{L}*|fugg\p{L}*|убега\p{L}*|спаса\p{L}*|ucieka\p{L}*|vlucht|kaciyor|kacan)(?!\p{L})|逃|도망|يهرب/u;
/** Who brings something has a way to go. */
const BRINGS =
  /(?<!\p{L})(?:deliver\p{L}*|repart(?:e|en|ir|es|o)|entreg(?:a|an|ar|ando|ue)|livr(?:e|er|ent|aison|aisons)|consegn(?:a|are|ano|ando)|liefer\p{L}*|austrag\p{L}*|достав\p{L}+|разнос\p{L}+)(?!\p{L})|外卖|送[货餐信到]|配達|배달/u;
const STAGE = /^(?:level|stufe|nivel|niveau|livell|fase|уров)/u;

/** The kinds that have what the rules and the verbs ask for: waves, a boss every few of them, a boss at the end of a fight, a way to flee or to bring. */
export function kindsOfRules(rules: readonly Rule[], tokens: readonly Token[]): readonly Genre[] {
  const has = (name: Rule['rule']): boolean => rules.some(({ rule }) => rule === name);
  if (has('noEnemies')) return [];
  // "a boss every 3 levels" is of any kind
  const stages = tokens.some(({ folded }) => STAGE.test(folded));
  if (has('waves') || (has('bossEvery') && !stages)) return ['arena', 'shmup', 'tower_defense'];
  if (has('boss') && tokens.some(({ folded }) => VERSUS.test(folded))) return ['arena', 'shmup'];
  // who runs away needs somewhere to run
  const { text } = lineOf(tokens);
  if (FLEES.test(text)) return ['platformer', 'runner', 'maze'];
  return BRINGS.test(text) ? ['runner', 'platformer', 'maze'] : [];
}
