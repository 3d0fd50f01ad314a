/** The lines that a game shows, in the prompt's language: goal, tagline, controls, and what was left out. */
import { designText, type Actor, type GameDesign, type Genre, type RuleName, type TextKey } from '../design.js';
import { comersOf } from '../genres/quiz/state.js';
import { controlsOf } from './controls.js';
import { playedMode, type PlayedMode } from './modes.js';
import { koreanParticles } from './particles.js';
import { listOf, type Phrases } from './phrases.js';
import type { Random } from '../random.js';
import { textsOf } from '../texts/texts-of.js';
import type { GameTexts } from '../languages/texts.types.js';

const GOAL_OF_KIND: Readonly<Record<Genre, keyof GameTexts['goals']>> = {
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
  merge_grid: 'merge',
  tic_tac_toe: 'row',
  connect_four: 'row',
  minesweeper: 'mines',
  chess: 'mate',
};

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
const PEACEFUL: ReadonlySet<Genre> = new Set([
  'match3',
  'memory',
  'sokoban',
  'quiz',
  'clicker',
  'falling_blocks',
  'merge_grid',
  'tic_tac_toe',
  'connect_four',
  'minesweeper',
  'chess',
]);

/** Kinds whose goal says what counts in words of its own. */
const COUNTS_OTHERWISE: ReadonlySet<Genre> = new Set([
  'breakout',
  'snake',
  'match3',
  'memory',
  'sokoban',
  'duel',
  'quiz',
  'rhythm',
  'merge_grid',
  'tic_tac_toe',
  'connect_four',
  'minesweeper',
  'chess',
]);

/** How many in a row such a game is about. */
const IN_A_ROW: Readonly<Partial<Record<Genre, string>>> = { tic_tac_toe: '3', connect_four: '4' };

function goalKeyOf(
  genre: Genre,
  mode: PlayedMode,
  cast: GameDesign['cast'],
  has: (rule: RuleName) => boolean,
): keyof GameTexts['goals'] {
  if (mode === 'typing') return 'typed';
  if (mode === 'targets') return 'hit';
  if (has('collect') && genre === 'falling_blocks') return 'rows';
  if (has('collect') && !COUNTS_OTHERWISE.has(genre)) return 'collect';
  if (mode === 'stealth') return 'sneak';
  // the cup looks like a thing of the prompt, where it names no goal
  if (mode === 'golf' && cast.goal?.from !== 'prompt' && cast.items.some(({ from }) => from === 'prompt'))
    return 'hole';
  const key = GOAL_OF_KIND[genre];
  return key === 'survive' && has('noEnemies') ? 'gather' : key;
}

/** Whether "Game over" would be harsh: the game is calm, or for children. */
export const isGentle = (mood: GameDesign['theme']['mood'], rules: GameDesign['rules']): boolean =>
  mood === 'calm' || rules.some(({ rule }) => rule === 'gentle');

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
  readonly rules: GameDesign['rules'];
  readonly mood: GameDesign['theme']['mood'];
  /** by these the kind decides which of its games it is */
  readonly seed: number;
  readonly mode?: GameDesign['mode'];
  readonly random: Random;
}): Written {
  const { lang, genre, asked, cast, phrases, rules, mood, random } = about;
  const words = textsOf(lang);
  const has = (name: RuleName): boolean => rules.some(({ rule }) => rule === name);
  const mode = playedMode(about);
  const key = goalKeyOf(genre, mode, cast, has);
  const collect = rules.find((rule) => rule.rule === 'collect');
  const items = shown(cast.items, key === 'pairs' || key === 'clear' || key === 'break' ? 3 : 2);
  const enemies = shown(mode === 'typing' ? comersOf(about) : cast.enemies, 2);
  const aims = mode === 'targets' && (has('noEnemies') || has('collect')) ? items : enemies;
  const list = (actors: readonly Actor[], phrase: (actor: Actor) => string): string =>
    listOf(distinct(actors.map(phrase)), lang);
  const values = {
    hero: phrases.hero(),
    items: list(items, phrases.object),
    list: list(items, phrases.many),
    of: list(items, phrases.of),
    enemies: list(enemies, phrases.object),
    list_enemies: list(enemies, phrases.many),
    aims: list(aims, phrases.object),
    list_aims: list(aims, phrases.many),
    goal: phrases.goal(),
    n: IN_A_ROW[genre] ?? (collect ? String(collect.n) : ''),
  };
  const finish = (line: string): string => {
    const text = fill(line, values).replace(/^\p{Ll}/u, (c) => c.toUpperCase());
    return lang === 'ko' ? koreanParticles(text) : text;
  };
  const goal = finish(words.goals[key]);
  const dot = lang === 'ja' || lang === 'zh' ? '。' : lang === 'hi' ? '।' : '.';
  // the goal line of a fight names the enemies already
  const warned =
    !has('noEnemies') &&
    !PEACEFUL.has(genre) &&
    key !== 'survive' &&
    !(key === 'hit' && aims === enemies) &&
    (!NAMED_ENEMIES_ONLY.has(genre) || enemies.some(({ from }) => from === 'prompt'));
  const feeling = random.pick(words.taglines[mood]);
  const warning = warned ? `${finish(words.avoid)}${dot}` : '';
  const tagline = designText([feeling, warning].filter(Boolean).join(dot === '。' ? '' : ' '), 140);

  const { lines, own } = controlsOf(words, { genre, mode, has, lang });
  const keys = lines.slice(0, own).map(({ key: input, action }) => `${input}: ${action}`);
  const texts: Record<TextKey, string> = {
    ...words.fixed,
    lose: isGentle(mood, rules) ? random.pick(words.gentle) : words.fixed.lose,
    goal: designText(goal, 160),
    controls: designText(keys.join(' · '), 160),
  };
  return {
    texts,
    tagline,
    controls: lines,
    ignored: asked ? [fill(words.notMade, { asked: words.kinds[asked], made: words.kinds[genre] })] : [],
    cannot: (id) => words.cannot[id as keyof GameTexts['cannot']] ?? words.unmet[id as keyof GameTexts['unmet']] ?? '',
  };
}
