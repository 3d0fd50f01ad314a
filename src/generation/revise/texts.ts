/** The texts of a changed game: written anew where what they tell of has changed, and kept to the letter elsewhere. */
import { designText, type Actor, type GameDesign, type RuleName } from '../design.js';
import {
  playedMode,
  isGentle,
  makeTitle,
  nameOf,
  phrasesOf,
  retold,
  lettersOf,
  wordsAfter,
  writeTexts,
} from '../filling/index.js';
import { randomOf } from '../random.js';
import { seatsOf, standing } from './standing.js';

/** Rules that a goal, a warning or a control speaks of. */
const TOLD: ReadonlySet<RuleName> = new Set([
  'collect',
  'noEnemies',
  'doubleJump',
  'dash',
  'shooting',
  'rapidFire',
  'magnet',
  'boss',
  'bossEvery',
  'timer',
  'waves',
]);

const toldOf = (design: GameDesign): string => {
  const { lang, genre, askedGenre, cast, rules } = design;
  return JSON.stringify([
    playedMode(design),
    lang,
    genre,
    askedGenre,
    cast.hero.name,
    cast.enemies,
    cast.items,
    cast.goal,
    rules.filter(({ rule }) => TOLD.has(rule)),
  ]);
};

/** "Pip" is called that in every language. */
const isProper = ({ name, sprite, from }: Actor, lang: string): boolean =>
  from === 'prompt' &&
  lang !== 'de' &&
  /^\p{Lu}\p{Ll}/u.test(name) &&
  name.toLowerCase() !== nameOf(sprite, lang).toLowerCase();

/** All names in the language that the game speaks from now on. */
export function translated(design: GameDesign, lang: string): GameDesign {
  const was = design.lang;
  const named = design.named && retold(design.named, design.genre, lang);
  const renamed = (actor: Actor): Actor => {
    if (isProper(actor, was)) return actor;
    const { one: _one, ...rest } = actor;
    return { ...rest, name: designText(nameOf(actor.sprite, lang), 40) };
  };
  const { cast } = design;
  return {
    ...design,
    lang,
    ...(named ? { named } : {}),
    cast: {
      hero: renamed(cast.hero),
      enemies: cast.enemies.map(renamed),
      items: cast.items.map(renamed),
      ...(cast.goal ? { goal: renamed(cast.goal) } : {}),
      obstacles: cast.obstacles.map(renamed),
      ...(cast.projectile ? { projectile: renamed(cast.projectile) } : {}),
      deco: cast.deco.map(renamed),
    },
  };
}

export interface Rewriting {
  readonly parent: GameDesign;
  /** the title that the change states */
  readonly title: string | undefined;
  /** what no game does, by its id in the texts of a language */
  readonly cannot: readonly string[];
  /** the game is another one, so that it needs a title of its own */
  readonly remade: boolean;
  /** two play it now, each in a half of the window */
  readonly inHalves: boolean;
}

/** With title, tagline, goal and controls of what it is now. */
export function rewritten(given: GameDesign, { parent, title, cannot, remade, inHalves }: Rewriting): GameDesign {
  const design = { ...given };
  const { lang, genre, cast, theme } = design;
  const proper = isProper(cast.hero, lang) ? cast.hero.name : undefined;
  const phrases = phrasesOf(cast, new Map(), lang, proper);
  const written = writeTexts({
    lang,
    genre,
    asked: design.askedGenre,
    cast,
    phrases,
    rules: design.rules,
    mood: theme.mood,
    seed: design.seed,
    mode: design.mode,
    inHalves,
    random: randomOf(design.seed, 'tagline'),
  });
  delete design.versus;
  if (written.versus) design.versus = written.versus;
  if (toldOf(design) !== toldOf(parent) || inHalves !== (parent.versus !== undefined)) {
    design.texts = written.texts;
    design.controls = written.controls;
    design.tagline = written.tagline;
  } else if (isGentle(theme.mood, design.rules) !== isGentle(parent.theme.mood, parent.rules))
    design.texts = { ...design.texts, lose: written.texts.lose };
  design.ignored = [
    ...(design.askedGenre && design.askedGenre !== parent.askedGenre ? written.ignored : []),
    ...cannot.map((id) => written.cannot(id)),
    ...design.ignored,
  ]
    .filter((line) => line !== '')
    .map((line) => designText(line, 120))
    .slice(0, 16);
  if (title !== undefined) {
    design.title = designText(title, 60);
    design.titled = true;
  } else if (parent.titled !== true && (remade || lang !== parent.lang)) {
    const { id, time, mood } = theme;
    design.title = makeTitle({
      lang,
      genre,
      mode: design.mode,
      asked: undefined,
      theme: id,
      time,
      mood,
      somewhere: false,
      cast,
      things: [],
      phrases,
      proper,
      random: randomOf(design.seed, `title ${genre}`),
    });
  } else design.title = retitled(parent, design);
  // another game is drawn anew, the same one by another name is not
  if (remade) delete design.drawnAs;
  else if (design.title !== parent.title) design.drawnAs = parent.drawnAs ?? parent.title;
  return design;
}

/** "Penguin Leap" of a cat is "Cat Leap": a title names nobody who is gone. */
function retitled(parent: GameDesign, design: GameDesign): string {
  if (parent.titled === true) return parent.title;
  const now = seatsOf(design);
  let title = parent.title;
  for (const [i, { actor, part }] of seatsOf(parent).entries()) {
    const heir =
      part === 'hero'
        ? design.cast.hero
        : now.find((one) => one.part === part && seatsOf(parent).every((old) => old.actor.sprite !== one.actor.sprite))
            ?.actor;
    if (i > 10 || !heir || heir.sprite === actor.sprite || now.some((one) => one.actor.sprite === actor.sprite))
      continue;
    const at = title.toLowerCase().indexOf(actor.name.toLowerCase());
    const [before, after] = [title[at - 1] ?? ' ', title[at + actor.name.length] ?? ' '];
    const spaced = !/[\p{L}]/u.test(before) && !/[\p{L}]/u.test(after);
    const unspaced = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(actor.name);
    if (at < 0 || !(spaced || unspaced)) continue;
    const name = /^\p{Lu}/u.test(title.slice(at))
      ? heir.name.replace(/(?<!\p{L})\p{Ll}/gu, (c) => c.toUpperCase())
      : heir.name;
    title = title.slice(0, at) + name + title.slice(at + actor.name.length);
  }
  return designText(title, 60);
}

/** With other words to play with, where the game has become one of words, speaks another language or is asked for other words. */
export function withWords(parent: GameDesign, design: GameDesign): GameDesign {
  const { genre, lang, seed } = design;
  const { brief, said } = standing(design);
  const ownBefore = JSON.stringify(standing(parent).said.words);
  const same = genre === parent.genre && lang === parent.lang && lettersOf(design.rules) === lettersOf(parent.rules);
  if (same && ownBefore === JSON.stringify(said.words)) return design;
  const random = randomOf(seed, `words ${genre}`);
  const words = wordsAfter({ parent, design, brief, random });
  // what was written for the game is of its kind and in its language
  const { words: _words, questions: _questions, levelNames: _names, ...rest } = design;
  return words ? { ...rest, words } : rest;
}
