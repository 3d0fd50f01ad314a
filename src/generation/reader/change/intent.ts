/** Which of create, edit, remix and fix a request asks for, and which kind of game, by its words. */
import type { Brief } from '../../brief.js';
import type { Change } from '../../change/index.js';
import type { Genre } from '../../design.js';
import type { Wish } from './wish.js';

/** Words that tell of a game that is there. */
const OF_IT: ReadonlySet<string> = new Set(
  'faster slower harder easier scarier happier calmer epicer sadder darker brighter colourful longer shorter remove replace become more less'.split(
    ' ',
  ),
);
/** From here on a text with a hero and a kind describes a game rather than a change. */
const DESCRIPTION = 7;
/** From so many points on a kind is meant. */
const NAMES_A_KIND = 7.5;

/** The kind that the wish names, with the words that do. */
export function kindNamed(wish: Wish): Wish['brief']['kinds'][number] | undefined {
  const [top] = wish.brief.kinds
    .filter(({ spans }) => !spans.every(({ start }) => added(wish, start)))
    .toSorted((a, b) => b.points - a.points);
  return top && top.points >= NAMES_A_KIND ? top : undefined;
}

/** The same, where it is another one than the game's. */
export function kindAsked(wish: Wish, game: Pick<Brief, 'kinds'>): Genre | undefined {
  const kind = kindNamed(wish)?.kind;
  return game.kinds.some((own) => own.kind === kind) ? undefined : kind;
}

/** "add a race": what is added is a thing, not a kind */
function added({ words, tokens }: Wish, start: number): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  return words.some(({ id, to }) => (id === 'add' || id === 'more') && at - to >= 0 && at - to <= 2);
}

export function intentOf(wish: Wish, game: Brief, runtimeErrors: readonly string[]): Change['intent'] {
  const has = (id: string): boolean => wish.words.some((word) => word.id === id);
  if (has('anew')) return 'create';
  if (runtimeErrors.length > 0 || has('broken')) return 'fix';
  const kind = kindAsked(wish, game);
  const words = wish.tokens.filter(({ type }) => type === 'word' || type === 'glyph').length;
  const length = /^(?:ja|zh)$/u.test(wish.language) ? words / 2 : words;
  const changing =
    wish.words.some(({ id }) => OF_IT.has(id)) || wish.title.value !== undefined || wish.speak.value !== undefined;
  // the ball of "basketball" is its name and no thing beside it
  const names = wish.brief.kinds.flatMap(({ spans }) => spans);
  const isName = (at: number): boolean => names.some(({ start, end }) => start <= at && at < end);
  const things = wish.roles.filter(
    ({ role, mention }) => role !== 'place' && !isName(wish.tokens[mention.from]?.start ?? -1),
  ).length;
  const named = wish.brief.kinds.some(({ points }) => points >= 10);
  if (has('same') || /^\W*(?:but|pero|aber|mais|mas|ma|но|でも|但是|但)\b/iu.test(wish.prompt))
    return kind || replaces(wish) ? 'remix' : 'edit';
  // a hero, what it does and what kind of game it is: nothing of the game before is meant
  if (named && things >= 2 && length >= DESCRIPTION && !changing) return 'create';
  // "a snake game with apples" stands for itself, "turn it into a snake game" does not
  const turned =
    /^\W*(?:as|als|como|comme|come|как)\s/iu.test(wish.prompt) ||
    has('become') ||
    has('replace') ||
    wish.spans.some(({ type, id }) => type === 'cue' && id === 'as') ||
    changing;
  if (kind) return things >= (turned ? 2 : 1) && length >= (turned ? DESCRIPTION : 4) ? 'create' : 'remix';
  if (changing || has('add') || has('please')) return 'edit';
  if (named && things >= 1 && length >= 3) return 'create';
  return length <= 9 || things === 0 ? 'edit' : 'create';
}

/** "but with dinosaurs": a cast, and no word of what is to be done with it */
const replaces = ({ deeds, words }: Wish): boolean =>
  !words.some(({ id }) => OF_IT.has(id) || id === 'add') &&
  deeds.some(({ things }) => things.some(({ type, negated, instead }) => type === 'mention' && !negated && !instead)) &&
  !deeds.some(({ things }) => things.some(({ type }) => type === 'part'));
