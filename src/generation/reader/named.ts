/** The game that a prompt asks for by its name: before what it says otherwise is weighed. */
import type { BriefName } from '../brief.js';
import type { Genre } from '../design.js';
import { findGames } from '../games/find.js';
import type { NamedGame } from '../vocabulary/named.types.js';
import { findUnknown } from '../games/unknown.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { blendOf } from './blend.js';
import { isWithinQuotes } from './in-quotes.js';
import type { Mention } from './mention.js';
import type { Token } from '../vocabulary/tokens.js';
import type { Span } from '../vocabulary/vocabulary.js';

/** Families whose names stand for the whole game: the snakes of "snakes and ladders" are no things of the prompt. */
const WHOLE: ReadonlySet<string> = new Set([
  'kind',
  'board',
  'card',
  'word',
  'number',
  'puzzle',
  'party',
  'story',
  'quiz',
  'arcade',
]);
/** Families that say how a game of another kind is played or seen: "an open world racing game" is a racing game. */
const MANNERS: ReadonlySet<string> = new Set(['3D', 'online', 'open world']);
/** One word names both of these: a "shooter" in space, or one like Doom. */
const SHARED: readonly (readonly Genre[])[] = [
  ['shmup', 'arena'],
  ['platformer', 'runner'],
];

/** A word of the table from this weight on names a kind outright. */
const OUTRIGHT = 12;
/** What a sport or a board says where it only describes a thing: less than a verb. */
const PART = 2.5;

function weightOf({ game, how, brand, words }: NamedGame): number {
  // as faint as can be: it points to a kind, and hides nothing
  if (how === 'word') return 1;
  if (how === 'part') return PART;
  if (brand) return 8;
  // the space of a "space shooter" is where it happens
  if (game.family === 'kind') return 7.5;
  // "horse race": the horse runs
  return WHOLE.has(game.family) || words === 1 ? OUTRIGHT : 7.5;
}

/** The named games of a prompt as spans that point to their kinds. */
export const gameSpans = (tokens: readonly Token[], language: string): Span[] =>
  findGames(tokens, language).map((named) => ({
    type: 'kind',
    id: named.game.kind,
    weight: weightOf(named),
    from: named.from,
    to: named.to,
    exact: true,
    named,
  }));

/** A thing that the dictionaries know: no word of it is a strange title. */
export const isKnownThing = ({ part, picture }: Mention): boolean => !part && !isLabelPicture(picture);

/** What was asked for by name. */
export interface Asked {
  /** the kind that decides; undefined where the name is not known */
  readonly kind: Genre | undefined;
  /** two where both are asked for at once */
  readonly names: readonly [BriefName, BriefName?];
  /** where it stands in the prompt */
  readonly span: { readonly from: number; readonly to: number };
}

const plainness = ({ how, model, words, brand, from }: NamedGame): number =>
  (how === 'part' ? 0 : 4) +
  (model ? 3 : 0) +
  (how === 'spoken' ? 1 : 0) +
  Math.min(2, words / 2) +
  (brand ? 1 : 0) +
  // what opens the prompt heads it
  (from === 0 ? 3 : 0) -
  from / 12;

const shares = (a: string, b: string): boolean =>
  SHARED.some((kinds) => [a, b].every((kind) => kinds.includes(kind as Genre)));

/** The kind that heads the prompt in place of the game: "a quiz about chess", "minecraft racing". */
function headOver(named: NamedGame, kinds: readonly Span[], tokens: readonly Token[]): Span | undefined {
  const { game, from, to, model } = named;
  const others = kinds.filter((kind) => kind.id !== game.kind && (kind.to <= from || kind.from >= to));
  if (MANNERS.has(game.family) && !named.brand) return others[0];
  const joined = (a: number, b: number): boolean => !tokens.slice(a, b).some(({ type }) => type === 'stop');
  // "connect four, me vs my brother" is no duel
  const beside = ({ from: at }: Span): boolean => at === to || (at === to + 1 && tokens[to]?.type !== 'comma');
  const compound = model ? undefined : others.find(beside);
  return (
    compound ??
    others.find((kind) => kind.to <= from && joined(kind.to, from) && !(model && shares(kind.id, game.kind)))
  );
}

/**
 * The game that the prompt names, with the kind that stands for it and how near that is. `scores` say which kinds the
 * words point to: a name that only describes a thing ("tennis ball") counts where others point to its kind as well.
 */
export function askedGame(
  tokens: readonly Token[],
  spans: readonly Span[],
  things: readonly { readonly from: number; readonly to: number }[],
  language: string,
  scores: ReadonlyMap<Genre, { readonly score: number }>,
): Asked | undefined {
  const kinds = spans.filter((span) => isKindWord(span));
  const [best] = spans
    .flatMap(({ named }) => (named && named.how !== 'word' && named.game.family !== 'kind' ? [named] : []))
    .filter((named) => named.how !== 'part' || (scores.get(named.game.kind)?.score ?? 0) >= PART + 2)
    // a title or a line that is shown says less than the kind that is named around it
    .filter((named) => !isWithinQuotes(tokens, named) || kinds.every((kind) => isWithinQuotes(tokens, kind)))
    .toSorted((a, b) => plainness(b) - plainness(a));
  if (!best)
    return (
      unknownGame(
        tokens,
        [
          ...spans.filter(({ type, exact, part }) => (type === 'kind' || type === 'theme') && exact && !part),
          ...things,
        ],
        language,
      ) ?? blended(tokens, spans, kinds)
    );
  const head = headOver(best, kinds, tokens);
  const { game } = best;
  if (!head) {
    const other = blendOf(
      tokens,
      spans.filter(({ type }) => type === 'kind'),
    )?.other;
    const also =
      other && other.weight >= 8 && other.exact && other.from >= best.to && other.id !== game.kind ? other : undefined;
    return {
      kind: game.kind,
      names: also ? [{ game: game.id }, nameOfSpan(also)] : [{ game: game.id }],
      span: best,
    };
  }
  const kind = head.id as Genre;
  // "times tables racing" asks for both, "a quiz about chess" for the quiz
  const both = head.from >= best.to && head.from - best.to <= 1;
  return {
    kind,
    names: both ? [{ game: game.id }, { kind }] : [{ kind }],
    span: both ? best : head,
  };
}

/** Whether a word names a kind outright, and no game. */
const isKindWord = ({ type, weight, exact, named }: Span): boolean =>
  named
    ? named.game.family === 'kind' && named.how !== 'word' && named.how !== 'part'
    : type === 'kind' && weight >= OUTRIGHT && exact;

const nameOfSpan = ({ named, id }: Span): BriefName => (named ? { game: named.game.id } : { kind: id as Genre });

/** "a snake but with tower defence": two kinds, of which one is made. */
function blended(tokens: readonly Token[], spans: readonly Span[], kinds: readonly Span[]): Asked | undefined {
  const blend = blendOf(
    tokens,
    spans.filter(({ type }) => type === 'kind'),
  );
  if (!blend || blend.other.weight < 8 || !blend.other.exact) return undefined;
  const head = kinds.find(({ id, to }) => id === blend.head && to <= blend.other.from);
  if (!head) return undefined;
  return {
    kind: blend.head,
    names: [{ kind: blend.head }, nameOfSpan(blend.other)],
    span: head,
  };
}

/** Whether the words name a kind outright: "a memory game"; else they only point to it. */
export const isNamedKind = (kind: Genre, spans: readonly Span[]): boolean =>
  spans.some(({ type, id, weight, exact }) => type === 'kind' && id === kind && weight >= OUTRIGHT && exact);

function unknownGame(
  tokens: readonly Token[],
  known: readonly { readonly from: number; readonly to: number }[],
  language: string,
): Asked | undefined {
  const found = findUnknown(tokens, language, (from, to) => known.some((span) => span.from < to && span.to > from));
  if (!found) return undefined;
  const typed = tokens
    .slice(found.from, found.to)
    .map(({ text, spaced }, at) => (at > 0 && spaced ? ` ${text}` : text))
    .join('');
  return { kind: undefined, names: [{ title: typed.slice(0, 80) }], span: found };
}
