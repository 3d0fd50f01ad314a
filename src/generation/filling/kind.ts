/** Which kind of game is made of a brief: the one that it names, the best that its words point to, the nearest to one that can't be made. */
import type { Brief, BriefSpan } from '../brief.js';
import type { Genre } from '../design.js';
import { nearestTo } from './nearest.js';
import type { Placed } from './things.js';

/** What a kind scores that is named outright. */
const OUTRIGHT = 12;
/** With less, words only remind of a kind. */
const POINTS_TO = 2;

export interface KindReading {
  readonly genre: Genre;
  /** the kind that was named, where `genre` is only the nearest */
  readonly asked: Genre | undefined;
  /** how plainly: 0 is a guess */
  readonly score: number;
  readonly evidence: readonly BriefSpan[];
}

export interface KindAbout {
  readonly supported: readonly Genre[];
  readonly cast: readonly Placed[];
  /** the kind that a game named in the prompt stands for: it decides */
  readonly named: Genre | undefined;
  /** the kind that its deeds are of, where it names none: it decides as well, and is no name */
  readonly deeds?: Genre | undefined;
}

/** The kind that words point to most; undefined where none do. */
export function pointedKind({ kinds }: Pick<Brief, 'kinds'>): Brief['kinds'][number] | undefined {
  return kinds.filter(({ points }) => points >= POINTS_TO).toSorted((a, b) => b.points - a.points)[0];
}

/** Whether words of the prompt are a name of this kind, and of no other game. */
export function isNamedKind(brief: Pick<Brief, 'kinds' | 'game'>, genre: Genre): boolean {
  const pointed = pointedKind(brief);
  return !brief.game && pointed?.kind === genre && pointed.points >= OUTRIGHT;
}

/** Chooses the kind. `supported` has one at least. */
export function chooseKind(brief: Pick<Brief, 'kinds' | 'likely' | 'implied'>, about: KindAbout): KindReading {
  const { supported, cast, deeds } = about;
  const named = about.named ?? deeds;
  const { kinds } = brief;
  const top = named
    ? (kinds.find(({ kind }) => kind === named) ?? { kind: named, points: deeds ? 0 : OUTRIGHT, spans: [] })
    : pointedKind(brief);
  const fallback = supported[0] ?? 'platformer';
  if (!top) {
    const likely = brief.likely.find((kind) => supported.includes(kind));
    return { genre: likely ?? fallback, asked: undefined, score: 0, evidence: [] };
  }
  const { kind: asked, spans: evidence } = top;
  const score = about.named ? Math.max(OUTRIGHT, top.points) : top.points;
  if (supported.includes(asked)) return { genre: asked, asked: undefined, score, evidence };
  // another kind that the prompt names as well is nearer than any table
  let genre = fallback;
  let best = -Infinity;
  const near = nearestTo(asked, cast, brief.implied.paddle === true);
  for (const candidate of supported) {
    const rank = near.indexOf(candidate);
    const said = kinds.find(({ kind }) => kind === candidate)?.points ?? 0;
    const points = (rank < 0 ? 0 : 10 - 2 * rank) + Math.min(8, said);
    if (points > best) {
      best = points;
      genre = candidate;
    }
  }
  // nobody named what can't be made
  return { genre, asked: deeds && !about.named ? undefined : asked, score, evidence };
}
