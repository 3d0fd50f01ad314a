/** The lines that a game shows, in the prompt's language: goal, tagline, controls, and what was left out. */
import { designText, type Actor, type GameDesign, type Genre, type Rule, type TextKey } from '../design.js';
import { koreanParticles } from './particles.js';
import { listOf, type Phrases } from './phrases.js';
import type { Random } from './random.js';
import { TEXTS, type LanguageTexts } from './texts.js';
import { TABLE_LANGUAGES } from './vocabulary.js';
import { TAGLINES } from './words/taglines.js';
import { CANNOT_LINES } from './words/wishes.js';

const GOAL_OF_KIND: Readonly<Record<Genre, keyof LanguageTexts['goals']>> = {
  platformer: 'reach',
  shmup: 'survive',
  arena: 'survive',
  breakout: 'break',
  snake: 'eat',
  runner: 'reach',
  flappy: 'fly',
  match3: 'clear',
  sokoban: 'push',
  maze: 'reach',
  tower_defense: 'defend',
  racing: 'race',
  memory: 'pairs',
  quiz: 'quiz',
  aim_physics: 'aim',
  reaction: 'react',
  rhythm: 'rhythm',
  clicker: 'click',
  catcher: 'catch',
  crossing: 'cross',
  duel: 'duel',
  falling_blocks: 'stack',
  farm_sim: 'farm',
};

type Act = keyof LanguageTexts['acts'];
type Key = keyof LanguageTexts['keys'];

const CONTROLS_OF_KIND: Readonly<Record<Genre, readonly [Key, Act][]>> = {
  platformer: [
    ['leftRight', 'move'],
    ['space', 'jump'],
  ],
  shmup: [
    ['arrows', 'move'],
    ['space', 'shoot'],
  ],
  arena: [
    ['arrows', 'move'],
    ['mouse', 'aim'],
    ['space', 'shoot'],
  ],
  breakout: [
    ['leftRight', 'move'],
    ['space', 'launch'],
  ],
  snake: [['arrows', 'steer']],
  runner: [['space', 'jump']],
  flappy: [['space', 'flap']],
  match3: [['mouseKeys', 'select']],
  sokoban: [
    ['arrows', 'push'],
    ['space', 'undo'],
  ],
  maze: [['arrows', 'move']],
  tower_defense: [['mouseKeys', 'place']],
  racing: [['arrows', 'steer']],
  memory: [['mouseKeys', 'select']],
  quiz: [['mouseKeys', 'answer']],
  aim_physics: [['mouseKeys', 'aim']],
  reaction: [['mouseKeys', 'strike']],
  rhythm: [['arrows', 'hit']],
  clicker: [['mouseKeys', 'click']],
  catcher: [['leftRight', 'move']],
  crossing: [['arrows', 'hop']],
  duel: [
    ['arrows', 'move'],
    ['space', 'strike'],
  ],
  falling_blocks: [
    ['leftRight', 'move'],
    ['up', 'turn'],
    ['space', 'drop'],
  ],
  farm_sim: [
    ['arrows', 'move'],
    ['space', 'work'],
  ],
};

/** Kinds whose dash is on the button of Space. */
const DASH_BY_SPACE: ReadonlySet<Genre> = new Set(['racing', 'catcher', 'snake']);
/** the second player's half of the keyboard, as the kit has it */
const SECOND_KEYS = 'I J K L, U, O';

export interface Written {
  readonly texts: Record<TextKey, string>;
  readonly tagline: string;
  readonly controls: GameDesign['controls'];
  readonly ignored: string[];
  cannot(id: string): string;
}

const fill = (line: string, values: Readonly<Record<string, string>>): string =>
  line
    .replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')
    .replace(/\s{2,}/gu, ' ')
    .trim();

/** Kinds whose enemies only show when the prompt names them; a warning of others would be untrue. */
const NAMED_ENEMIES_ONLY: ReadonlySet<Genre> = new Set(['breakout', 'snake']);
const PEACEFUL: ReadonlySet<Genre> = new Set(['match3', 'memory', 'sokoban', 'quiz', 'clicker', 'falling_blocks']);

function goalKeyOf(genre: Genre, rules: readonly Rule[]): keyof LanguageTexts['goals'] {
  const has = (name: Rule['rule']): boolean => rules.some(({ rule }) => rule === name);
  if (has('collect') && !['breakout', 'snake', 'match3', 'memory', 'sokoban'].includes(genre)) return 'collect';
  const key = GOAL_OF_KIND[genre];
  return key === 'survive' && has('noEnemies') ? 'gather' : key === 'collect' ? 'gather' : key;
}

/** A cell of a table of eleven languages; English where the language has none. */
function lineOf(table: string, id: string, lang: string): string[] {
  const column = TABLE_LANGUAGES.indexOf(lang as (typeof TABLE_LANGUAGES)[number]) + 1;
  return table
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([first]) => first?.trim() === id)
    .map((cells) => (cells[column > 0 ? column : 1] ?? '').trim());
}

/** The prompt's own first; never more than three, a list longer than that is not read. */
const shown = (list: readonly Actor[], most: number): Actor[] => {
  const own = list.filter(({ from }) => from === 'prompt');
  return (own.length > 0 ? own : list).slice(0, most);
};
const distinct = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
];

/** All texts of a design. Names go in as data: nothing of a prompt is read as a pattern. */
export function writeTexts(about: {
  readonly lang: string;
  readonly genre: Genre;
  readonly asked: Genre | undefined;
  readonly cast: GameDesign['cast'];
  readonly phrases: Phrases;
  readonly rules: readonly Rule[];
  readonly mood: GameDesign['theme']['mood'];
  /** words are typed */
  readonly typed?: boolean;
  /** two play on one keyboard */
  readonly two?: boolean;
  readonly random: Random;
}): Written {
  const { lang, genre, asked, cast, phrases, rules, mood, random } = about;
  const words = TEXTS[lang] ?? TEXTS['en'];
  if (!words) throw new Error('the English texts are missing');
  const key = about.typed ? 'typed' : goalKeyOf(genre, rules);
  const collect = rules.find((rule) => rule.rule === 'collect');
  const items = shown(cast.items, key === 'pairs' || key === 'clear' || key === 'break' ? 3 : 2);
  const enemies = shown(cast.enemies, 2);
  const list = (actors: readonly Actor[], phrase: (actor: Actor) => string): string =>
    listOf(distinct(actors.map(phrase)), lang);
  const values = {
    hero: phrases.hero(),
    items: list(items, phrases.object),
    list: list(items, phrases.many),
    of: list(items, phrases.of),
    enemies: list(enemies, phrases.object),
    list_enemies: list(enemies, phrases.many),
    goal: phrases.goal(),
    n: collect ? String(collect.n) : '',
  };
  const finish = (line: string): string => {
    const text = fill(line, values).replace(/^\p{Ll}/u, (c) => c.toUpperCase());
    return lang === 'ko' ? koreanParticles(text) : text;
  };
  const goal = finish(words.goals[key]);
  const dot = lang === 'ja' || lang === 'zh' ? '。' : '.';
  // the goal line of a fight names the enemies already
  const warned =
    !rules.some(({ rule }) => rule === 'noEnemies') &&
    !PEACEFUL.has(genre) &&
    key !== 'survive' &&
    (!NAMED_ENEMIES_ONLY.has(genre) || enemies.some(({ from }) => from === 'prompt'));
  const feeling = random.pick(
    (lineOf(TAGLINES, mood, lang).concat('') as [string, ...string[]]).slice(0, 2) as [string, string],
  );
  const warning = warned ? `${finish(words.avoid)}${dot}` : '';
  const tagline = designText([feeling, warning].filter(Boolean).join(dot === '。' ? '' : ' '), 140);

  const wanted: [Key, Act][] = [...CONTROLS_OF_KIND[genre]];
  const has = (name: Rule['rule']): boolean => rules.some(({ rule }) => rule === name);
  if (has('doubleJump') && (genre === 'platformer' || genre === 'runner')) wanted.push(['space', 'doubleJump']);
  const controls = wanted.map(([input, act]) => ({
    key: designText(words.keys[input], 40),
    action: designText(words.acts[act], 80),
  }));
  if (has('dash'))
    controls.push({ key: DASH_BY_SPACE.has(genre) ? words.keys.space : 'X, Shift', action: words.acts.dash });
  if (about.typed) controls.splice(0, controls.length, { key: 'A–Z', action: words.acts.type });
  if (about.two) controls.push({ key: SECOND_KEYS, action: words.acts.second });
  for (const [input, act] of [
    ['R', 'restart'],
    ['P', 'pause'],
    ['M', 'mute'],
  ] as const)
    controls.push({ key: input, action: words.acts[act] });

  const keys = controls
    .slice(0, about.typed ? 1 : wanted.length)
    .map(({ key: input, action }) => `${input}: ${action}`);
  const texts: Record<TextKey, string> = {
    ...words.fixed,
    goal: designText(goal, 160),
    controls: designText(keys.join(' · '), 160),
  };
  return {
    texts,
    tagline,
    controls: controls.slice(0, 8),
    ignored: asked ? [fill(words.notMade, { asked: words.kinds[asked], made: words.kinds[genre] })] : [],
    cannot: (id) => words.cannot[id as keyof LanguageTexts['cannot']] ?? lineOf(CANNOT_LINES, id, lang)[0] ?? '',
  };
}
