/** The lines that a game shows, in the prompt's language: goal, tagline, controls, and what was left out. */
import { designText, type GameDesign, type Genre, type Rule, type TextKey, type ThemeId } from '../design.js';
import { TEXTS, type LanguageTexts } from './texts.js';
import { themeName } from './title.js';

const GOAL_OF_KIND: Readonly<Record<Genre, keyof LanguageTexts['goals']>> = {
  platformer: 'reach',
  shmup: 'survive',
  arena: 'survive',
  breakout: 'break',
  snake: 'eat',
  runner: 'fly',
  flappy: 'fly',
  match3: 'clear',
  sokoban: 'push',
  maze: 'reach',
  tower_defense: 'defend',
  racing: 'race',
  memory: 'pairs',
  quiz: 'collect',
  aim_physics: 'aim',
  reaction: 'catch',
  rhythm: 'catch',
  clicker: 'click',
  catcher: 'catch',
  crossing: 'cross',
  duel: 'duel',
  falling_blocks: 'clear',
  farm_sim: 'collect',
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
  match3: [['mouse', 'select']],
  sokoban: [['arrows', 'push']],
  maze: [['arrows', 'move']],
  tower_defense: [['mouse', 'place']],
  racing: [['arrows', 'steer']],
  memory: [['mouse', 'select']],
  quiz: [['mouse', 'select']],
  aim_physics: [['mouse', 'aim']],
  reaction: [['mouse', 'select']],
  rhythm: [['arrows', 'select']],
  clicker: [['mouse', 'select']],
  catcher: [['leftRight', 'move']],
  crossing: [['arrows', 'move']],
  duel: [['upDown', 'move']],
  falling_blocks: [
    ['leftRight', 'move'],
    ['space', 'launch'],
  ],
  farm_sim: [
    ['arrows', 'move'],
    ['space', 'place'],
  ],
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

/** All texts of a design. Names go in as data: nothing of a prompt is read as a pattern. */
export function writeTexts(about: {
  readonly lang: string;
  readonly genre: Genre;
  readonly asked: Genre | undefined;
  readonly cast: GameDesign['cast'];
  readonly rules: readonly Rule[];
  readonly theme: ThemeId;
}): Written {
  const { lang, genre, asked, cast, rules, theme } = about;
  const words = TEXTS[lang] ?? TEXTS['en'];
  if (!words) throw new Error('the English texts are missing');
  const names = (list: readonly { name: string }[]): string => {
    const first = list.slice(0, 2).map(({ name }) => name);
    return first.join(lang === 'ja' || lang === 'zh' ? '、' : ', ');
  };
  const collect = rules.find((rule) => rule.rule === 'collect');
  const values = {
    hero: cast.hero.name,
    items: names(
      cast.items.filter(({ from }, _, all) => from === 'prompt' || !all.some((one) => one.from === 'prompt')),
    ),
    enemies: names(cast.enemies),
    goal: cast.goal?.name ?? '',
    n: collect ? String(collect.n) : '',
    place: themeName(theme, lang),
  };
  const key =
    collect && ['platformer', 'maze', 'runner', 'arena', 'farm_sim', 'quiz'].includes(genre)
      ? 'collect'
      : GOAL_OF_KIND[genre];
  const goalLine = words.goals[key === 'collect' && !collect ? 'survive' : key];
  const peaceful =
    rules.some(({ rule }) => rule === 'noEnemies') ||
    ['match3', 'memory', 'sokoban', 'quiz', 'clicker', 'falling_blocks'].includes(genre);
  const goal = fill(goalLine, values);
  const warning = peaceful ? '' : fill(words.avoid, values);
  const end = lang === 'ja' || lang === 'zh' ? '。' : '. ';
  const upper = (text: string): string => text.replace(/^\p{Ll}/u, (c) => c.toUpperCase());
  const tagline = designText(warning === '' ? upper(goal) : `${upper(goal)}${end}${upper(warning)}`, 140);

  const wanted: [Key, Act][] = [...CONTROLS_OF_KIND[genre]];
  const has = (name: Rule['rule']): boolean => rules.some(({ rule }) => rule === name);
  if (has('doubleJump') && (genre === 'platformer' || genre === 'runner')) wanted.push(['space', 'doubleJump']);
  const controls = wanted.map(([input, act]) => ({
    key: designText(words.keys[input], 40),
    action: designText(words.acts[act], 80),
  }));
  if (has('dash') && (genre === 'platformer' || genre === 'arena'))
    controls.push({ key: 'X, Shift', action: words.acts.dash });
  for (const [input, act] of [
    ['R', 'restart'],
    ['P', 'pause'],
    ['M', 'mute'],
  ] as const)
    controls.push({ key: input, action: words.acts[act] });

  const keys = controls.slice(0, wanted.length).map(({ key: input, action }) => `${input}: ${action}`);
  const texts: Record<TextKey, string> = {
    ...words.fixed,
    goal: designText(upper(goal), 160),
    controls: designText(keys.join(' · '), 160),
  };
  return {
    texts,
    tagline,
    controls: controls.slice(0, 8),
    ignored: asked ? [fill(words.notMade, { asked: words.kinds[asked], made: words.kinds[genre] })] : [],
    cannot: (id) => words.cannot[id as keyof LanguageTexts['cannot']] ?? '',
  };
}
