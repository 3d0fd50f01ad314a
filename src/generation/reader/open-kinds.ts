/** The kind of a prompt that names none: by what its things do, by its rules and by its mood. The same words give the same kind. */
import { AGENTS } from '../lexicon/sorts.js';
import type { Genre, Rule } from '../design.js';
import type { Cast } from './roles.types.js';
import { lineOf } from './token-line.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** What a prompt says that speaks for one kind or another. */
const SIGNS = [
  /** somebody is played, or only named */
  'hero',
  /** there is something to get, and nobody to fear */
  'gather',
  /** somebody to fear, and nothing to get */
  'foes',
  /** both */
  'hunted',
  /** things alone: nobody is played, and nobody is to be feared */
  'things',
  /** who is played flies */
  'flier',
  /** one single being is to be got: it is saved, and does not fall from the sky */
  'saves',
  /** things come in waves, or a boss every few of them */
  'waves',
  /** somebody against a boss */
  'bossFight',
  'flees',
  'brings',
  'calm',
  'spooky',
  'tense',
] as const;
type Sign = (typeof SIGNS)[number];

/**
 * Which sign speaks for which kind, in points; the kind with the most is made, the first of equals. Kinds that are not in the
 * table are made only where a word points to them.
 */
const OPEN: readonly (readonly [Genre, Readonly<Partial<Record<Sign | 'always', number>>>])[] = [
  ['platformer', { always: 4, hero: 3, gather: 3, hunted: 3, saves: 2, flees: 3, brings: 3, waves: -4, bossFight: -3 }],
  ['arena', { always: 1, foes: 8, tense: 2, spooky: 1, waves: 12, bossFight: 12, calm: -6, hunted: -1, flees: -5 }],
  ['shmup', { always: 0, foes: 3, flier: 2, waves: 8, bossFight: 4, calm: -6, gather: -3 }],
  ['tower_defense', { always: 0, waves: 6, things: 1 }],
  ['runner', { always: 1, flees: 7, brings: 6, hunted: -1, gather: 1, calm: -2 }],
  ['maze', { always: 1, hunted: 3, flees: 5, spooky: 4, brings: 1 }],
  ['catcher', { always: 0, things: 3, gather: 1, saves: -4, hero: -3 }],
  ['match3', { always: 0, things: 2, calm: 5, gather: -2, hero: -8 }],
  ['memory', { always: 0, things: 2, calm: 4, gather: -2, hero: -8 }],
];

const FLIES =
  /^(?:bird|eagle|owl|bat|honeybee|butterfly|dragon|dragon-face|unicorn|duck|parrot|swan|dove|goose|rocket|airplane|helicopter|flying-saucer|balloon|phoenix-bird|person-fairy|fly|mosquito|lady-beetle|ghost|mask:ship|drone|starship|starfighter)$/u;
const VERSUS = /^(?:vs|versus|against|contra|contre|contro|gegen|против)$/u;
const FLEES =
  /(?<!\p{L})(?:fle(?:e|es|eing)|escap(?:e|es|ing|a|an|ando|are|er)|run(?:s|ning)? (?:away )?from|chased|chas(?:e|es|ing) (?:you|me|her|him|them)|huye|huir|huyendo|flieht|fliehen|entkomm\p{L}*|verfolgt|fuit|fuir|fuyant|echapp\p{L}*|foge|fugir|fugindo|scapp\p{L}*|fugg\p{L}*|убега\p{L}*|спаса\p{L}*|ucieka\p{L}*|vlucht|kaciyor|kacan)(?!\p{L})|逃|도망|يهرب/u;
/** Who brings something has a way to go. */
const BRINGS =
  /(?<!\p{L})(?:deliver\p{L}*|repart(?:e|en|ir|es|o)|entreg(?:a|an|ar|ando|ue)|livr(?:e|er|ent|aison|aisons)|consegn(?:a|are|ano|ando)|liefer\p{L}*|austrag\p{L}*|достав\p{L}+|разнос\p{L}+)(?!\p{L})|外卖|送[货餐信到]|配達|배달/u;
const STAGE = /^(?:level|stufe|nivel|niveau|livell|fase|уров)/u;

/** The signs in a prompt. */
export function signsOf(
  tokens: readonly Token[],
  spans: readonly Span[],
  cast: readonly Cast[],
  rules: readonly Rule[],
): ReadonlySet<Sign> {
  const signs = new Set<Sign>();
  const open = (one: Cast): boolean => one.role === 'free' || one.role === 'with';
  const lives = (one: Cast): boolean => AGENTS.has(one.mention.kind);
  // who is only named plays, what is only named is found
  const has = (role: Cast['role']): boolean =>
    cast.some(
      (one) =>
        one.role === role || (open(one) && ((role === 'hero' && lives(one)) || (role === 'item' && !lives(one)))),
    );
  const rule = (name: Rule['rule']): boolean => rules.some((one) => one.rule === name);
  const [hero, item, enemy] = [has('hero'), has('item'), has('enemy') && !rule('noEnemies')];
  if (hero) signs.add('hero');
  if (cast.some(({ role }) => role === 'item') && !enemy) signs.add('gather');
  if (enemy && !item) signs.add('foes');
  if (enemy && item) signs.add('hunted');
  if (item && !enemy && !hero) signs.add('things');
  if (cast.some((one) => one.role !== 'item' && one.role !== 'enemy' && FLIES.test(one.mention.picture)))
    signs.add('flier');
  if (cast.some((one) => one.role === 'item' && lives(one) && !one.mention.plural)) signs.add('saves');
  for (const mood of ['calm', 'spooky', 'tense'] as const)
    if (spans.some(({ type, id }) => type === 'mood' && id === mood)) signs.add(mood);
  if (rule('noEnemies')) return signs;
  // "a boss every 3 levels" is of any kind
  const stages = tokens.some(({ folded }) => STAGE.test(folded));
  if (rule('waves') || (rule('bossEvery') && !stages)) signs.add('waves');
  if (rule('boss') && tokens.some(({ folded }) => VERSUS.test(folded))) signs.add('bossFight');
  // who runs away needs somewhere to run
  const { text } = lineOf(tokens);
  if (FLEES.test(text)) signs.add('flees');
  if (BRINGS.test(text)) signs.add('brings');
  return signs;
}

/** The supported kinds by how much speaks for each, best first; those that the words refuse are left out. */
export function openKinds(
  signs: ReadonlySet<Sign>,
  supported: readonly Genre[],
  refuses: (kind: Genre) => boolean,
): Genre[] {
  return OPEN.filter(([kind]) => supported.includes(kind) && !refuses(kind))
    .map(([kind, points]) => ({
      kind,
      sum: SIGNS.reduce((sum, sign) => sum + (signs.has(sign) ? (points[sign] ?? 0) : 0), points.always ?? 0),
    }))
    .toSorted((a, b) => b.sum - a.sum)
    .map(({ kind }) => kind);
}
