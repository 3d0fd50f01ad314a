/** The lines that a game shows, in the prompt's language: goal, tagline, controls, and what was left out. */
import { designText, type Actor, type GameDesign, type Genre, type RuleName, type TextKey } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';
import { controlsOf } from './controls.js';
import { isGuest } from './fed.js';
import { playedMode } from './modes.js';
import { koreanParticles } from './particles.js';
import { listOf, type Phrases } from './phrases.js';
import { pursuitOf } from './pursuit.js';
import type { Random } from '../random.js';
import { textsOf } from '../texts/texts-of.js';
import { holds } from './when.js';
import type { GameTexts } from '../languages/texts.types.js';

export interface Written {
  readonly texts: Record<TextKey, string>;
  readonly tagline: string;
  readonly controls: GameDesign['controls'];
  readonly versus: GameDesign['versus'];
  readonly ignored: string[];
  cannot(id: string): string;
}

const fill = (line: string, values: Readonly<Record<string, string>>): string =>
  line
    .replace(/\{(\w+)\}/gu, (_, name: string) => values[name] ?? '')
    .replace(/\s{2,}/gu, ' ')
    .trim();

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
  /** two play, each in a half of the window */
  readonly inHalves?: boolean;
  readonly random: Random;
}): Written {
  const { lang, genre, asked, cast, phrases, rules, mood, random } = about;
  const words = textsOf(lang);
  const has = (name: RuleName): boolean => rules.some(({ rule }) => rule === name);
  const mode = playedMode(about);
  const speech = SPEECHES[genre];
  // the cup looks like a thing of the prompt, where it names no goal
  const goalOpen = cast.goal?.from !== 'prompt' && cast.items.some(({ from }) => from === 'prompt');
  const told = speech.goals.find(({ when }) => holds(when, { mode, has, goalOpen })) ?? speech.goals[0];
  // where nothing is the last there is nothing to reach
  const key = told.line === 'reach' && has('endless') ? 'endless' : told.line;
  const counted = rules.find(({ rule }) => rule === (told.counts ?? 'collect'));
  // whoever is fed is no food
  const things = cast.items.filter((actor) => mode !== 'feeding' || !isGuest(actor));
  const items = shown(things, key === 'pairs' || key === 'clear' || key === 'break' ? 3 : 2);
  const enemies = shown(speech.foes?.(about) ?? cast.enemies, 2);
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
    n: counted && 'n' in counted ? String(counted.n) : (told.n ?? ''),
  };
  const finish = (line: string): string => {
    const text = fill(line, values).replace(/^\p{Ll}/u, (c) => c.toUpperCase());
    return lang === 'ko' ? koreanParticles(text) : text;
  };
  const goal = finish(words.goals[key]);
  const dot = lang === 'ja' || lang === 'zh' ? '。' : lang === 'hi' ? '।' : '.';
  // the goal line of a fight names the enemies already
  const warns = speech.warnsIn?.[mode] ?? speech.warns;
  const warned =
    !has('noEnemies') &&
    warns !== 'never' &&
    key !== 'survive' &&
    key !== 'dodge' &&
    !(key === 'hit' && aims === enemies) &&
    (warns !== 'named' || enemies.some(({ from }) => from === 'prompt'));
  const deed = words.taglines[pursuitOf(genre, mode, key, has)];
  const warning = warned ? `${finish(words.avoid)}${dot}` : '';
  const tagline = designText([deed, warning].filter(Boolean).join(dot === '。' ? '' : ' '), 140);

  const { inHalves = false } = about;
  const { lines, own } = controlsOf(words, { genre, mode, has, lang, inHalves });
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
    versus: inHalves ? words.versus : undefined,
    ignored: asked ? [fill(words.notMade, { asked: words.kinds[asked], made: words.kinds[genre] })] : [],
    cannot: (id) => words.cannot[id as keyof GameTexts['cannot']] ?? words.unmet[id as keyof GameTexts['unmet']] ?? '',
  };
}
