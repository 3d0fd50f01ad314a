/** What a design keeps of the rules, literal texts, scene and refusals of a label; each answer is a line to print and a yes or no. */
import type { GameDesign, Rule } from '../../src/generation/design.js';
import { KINDS } from '../../src/generation/genres/index.js';
import { SPEECHES } from '../../src/generation/genres/speeches.js';
import type { Label } from './label.js';

export interface Answer {
  readonly what: string;
  readonly kept: boolean;
}

const ROUNDS: ReadonlySet<string> = new Set(['points', 'laps', 'levels', 'waves', 'throws', 'questions']);

/** Wishes that a design keeps in another way than by a rule of that name and number. */
const OTHERWISE: Readonly<Record<string, (design: GameDesign, value: number | string | true) => boolean>> = {
  gentle: ({ difficulty, rules }) => difficulty === 'easy' || rules.some(({ rule }) => rule === 'gentle'),
  boss: ({ rules }) => rules.some(({ rule }) => rule === 'boss' || rule === 'bossEvery'),
  shooting: ({ genre, rules }) =>
    genre === 'shmup' || genre === 'arena' || rules.some(({ rule }) => rule === 'shooting'),
  twoPlayers: (design) => KINDS[design.genre]?.kind.twoPlayers?.(design) === true,
  difficulty: ({ difficulty }, value) => difficulty === value,
  noTimer: ({ rules }) => !rules.some(({ rule }) => rule === 'timer' || rule === 'fast'),
  holes: ({ rules }, value) => rules.some((rule) => rule.rule === 'levels' && rule.n === value),
  floors: ({ rules }, value) => rules.some((rule) => rule.rule === 'levels' && rule.n === value),
  // one at the end of each level
  bosses: ({ rules }, value) =>
    rules.some((rule) => rule.rule === 'bossEvery' && rule.n === 1) &&
    rules.some((rule) => rule.rule === 'levels' && rule.n === value),
  // a day of a pet is a level
  days: ({ rules }, value) =>
    rules.some((rule) => (rule.rule === 'days' || rule.rule === 'levels') && rule.n === value),
  lanes: ({ keys }, value) => keys?.length === value,
  rows: ({ grid }, value) => grid?.rows === value,
  columns: ({ grid }, value) => grid?.columns === value,
  // a round of a fight is a point, of a race a lap, elsewhere a level or a wave
  // of penalties a throw, of a quiz a question, and of the best of five three are won
  rounds: ({ rules }, value) =>
    rules.some(
      (rule) =>
        ROUNDS.has(rule.rule) &&
        'n' in rule &&
        (rule.n === value || (rule.rule === 'points' && rule.n === Math.floor(Number(value) / 2) + 1)),
    ),
  // whoever gets to 20: of what a kind counts, whatever it calls that
  points: ({ rules }, value) =>
    rules.some((rule) => (rule.rule === 'points' || rule.rule === 'collect') && rule.n === value),
  // what there is at the start, in a game of cards for stakes as in a trade
  money: ({ rules }, value) =>
    rules.some((rule) => (rule.rule === 'chips' || rule.rule === 'target') && (value === true || rule.n === value)),
  hints: ({ genre }) => SPEECHES[genre].controls.some(([, act]) => act === 'hint'),
  undo: ({ genre }) => SPEECHES[genre].can === 'undo',
};

const amountOf = (rule: Rule): number | true => ('n' in rule ? rule.n : 'seconds' in rule ? rule.seconds : true);

export function rulesKept(label: Label, design: GameDesign): Answer[] {
  return Object.entries(label.rules).map(([name, value]) => ({
    what: value === true ? name : `${name} ${value}`,
    kept:
      OTHERWISE[name]?.(design, value) ??
      design.rules.some((rule) => rule.rule === name && (value === true || amountOf(rule) === value)),
  }));
}

/** A text as a player reads it: full-width signs and curly quotes are the plain ones. */
const folded = (text: string): string => text.normalize('NFKC').replaceAll(/[‘’]/gu, "'").toLowerCase();

/** Everything of a design that a player reads. */
function shownTexts({ title, tagline, texts, messages, sign, cast, controls, words }: GameDesign): string {
  const { hero, enemies, items, goal, obstacles, projectile } = cast;
  const actors = [
    hero,
    ...enemies,
    ...items,
    ...obstacles,
    ...(goal ? [goal] : []),
    ...(projectile ? [projectile] : []),
  ];
  const lines = [
    title,
    tagline,
    ...Object.values(texts),
    messages?.win ?? '',
    messages?.lose ?? '',
    sign ?? '',
    ...(words?.list.map(({ text }) => text) ?? []),
    ...actors.map(({ name }) => name),
    ...controls.map(({ action }) => action),
  ];
  return folded(lines.join('\n'));
}

export function literalsKept({ literals }: Label, design: GameDesign): Answer[] {
  const shown = shownTexts(design);
  const keys = [...design.controls.map(({ key }) => key), ...(design.keys ?? [])].flatMap((key) =>
    key.toLowerCase().split(/[^\p{L}\p{N}]+/u),
  );
  const texts = [...(literals.names ?? []), ...(literals.messages ?? [])];
  return [
    ...(literals.title === undefined
      ? []
      : [{ what: `title "${literals.title}"`, kept: folded(design.title) === folded(literals.title) }]),
    ...texts.map((text) => ({ what: `"${text}"`, kept: shown.includes(folded(text)) })),
    ...(literals.keys ?? []).map((key) => ({
      what: `key ${key}`,
      // letters that do the same as the keys that are shown are told as kept
      kept:
        keys.includes(key.toLowerCase()) ||
        design.asks.some(({ kind, outcome, text }) => kind === 'keys' && outcome === 'kept' && text.includes(key)),
    })),
  ];
}

export function sceneKept({ scene }: Label, { theme, asks }: GameDesign): Answer[] {
  // a colour may be the game's, a thing's or a side's: it is kept where one that is said is to be seen
  const isSeen = asks.some(({ kind, outcome }) => kind === 'colour' && outcome === 'kept');
  const one = (what: string, wanted: string | undefined, made: string): Answer[] =>
    wanted === undefined ? [] : [{ what: `${what} ${wanted}`, kept: made === wanted }];
  return [
    ...one('theme', scene.theme, theme.id),
    ...one('time', scene.time, theme.time),
    ...one('weather', scene.weather, theme.weather),
    ...one('mood', scene.mood, theme.mood),
    ...one('style', scene.style, theme.style),
    ...(scene.colours === undefined ? [] : [{ what: `colours ${scene.colours.join(', ')}`, kept: isSeen }]),
  ];
}

/** Rules by which a game is without something. */
const NO: ReadonlySet<string> = new Set(['noTimer', 'noLose', 'noSound', 'noScore']);
const keeps = ({ rules }: GameDesign, name: string): boolean => rules.some(({ rule }) => rule === name);

/** A refused thing is kept out where no text has it and no actor was made of it. */
export function refusedAbsent({ prompt, refused }: Label, design: GameDesign): Answer[] {
  const shown = shownTexts(design);
  return refused.map((word) => {
    const at = prompt.indexOf(word);
    const made = design.evidence.some(
      ({ start, end, as }) =>
        ['hero', 'enemy', 'boss', 'item', 'goal', 'obstacle', 'projectile'].includes(as) &&
        start < at + word.length &&
        at < end,
    );
    // "no score" is a rule of the game, whatever its texts call the button or the number that is not shown
    const ruled = design.evidence.some(
      ({ start, end, as }) => NO.has(as) && start < at + word.length && at < end && keeps(design, as),
    );
    return { what: `without ${word}`, kept: ruled || (!made && !shown.includes(folded(word))) };
  });
}
