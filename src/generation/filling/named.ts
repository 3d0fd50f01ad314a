/** What is told of the game that a prompt names: its name in a language, and how near the game that is made comes to it. */
import type { Brief, BriefName } from '../brief.js';
import { designText, type GameDesign, type Genre } from '../design.js';
import type { Fit } from '../fits.js';
import { shownName } from '../games/dictionary.js';
import { GAMES } from '../games/games.js';
import { kindName, whyChosen, whyTold } from '../games/told.js';
import { CONTENT_TEXTS } from '../languages/content.js';
import { SPEECHES } from '../genres/speeches.js';

type Asked = NonNullable<Brief['game']>;

const gameOf = (name: BriefName | undefined) => (name && 'game' in name ? GAMES.get(name.game) : undefined);

/** The kind that stands for what is named; undefined for a title that no table knows. */
export function kindOf({ names, kind }: Pick<Asked, 'names' | 'kind'>): Genre | undefined {
  const [first] = names;
  return kind ?? gameOf(first)?.kind ?? (first && 'kind' in first ? first.kind : undefined);
}

/** The same where two persons are to play: of a game that only comes near, the nearest kind that is for two counts more than the nearest of all. */
export function kindForTwo(asked: Asked): Genre | undefined {
  const kind = kindOf(asked);
  const isForTwo = (one: Genre): boolean => SPEECHES[one].can === 'multiplayer';
  if (kind === undefined || isForTwo(kind) || fitOf(asked) === 'exact') return kind;
  return SPEECHES[kind].near.find(isForTwo) ?? kind;
}

/** How near that kind comes: two names at once are never met exactly. */
function fitOf(asked: Asked): Fit {
  const game = gameOf(asked.names[0]);
  const kind = kindOf(asked);
  if (kind === undefined) return 'far';
  const own = game && kind === game.kind ? game.fit : 'exact';
  return asked.names.length > 1 && own === 'exact' ? 'near' : own;
}

function shown(name: BriefName, language: string): string {
  if ('title' in name) return name.title;
  if ('kind' in name) return kindName(name.kind, language);
  const game = GAMES.get(name.game);
  return game ? shownName(game, language) : name.game.replaceAll('_', ' ');
}

/** The game that the brief names, else the kind that it names outright; undefined where it names neither. */
export function askedOf(
  brief: Brief,
  made: { readonly genre: Genre; readonly asked: Genre | undefined },
): Asked | undefined {
  if (brief.game) return brief.game;
  const kind = made.asked ?? made.genre;
  return brief.kinds.some((one) => one.kind === kind && one.outright) ? { names: [{ kind }], kind } : undefined;
}

/** What the design keeps of it; nothing where no game and no kind was named. */
export function namedOf(asked: Asked | undefined, made: Genre, language: string): GameDesign['named'] {
  if (!asked) return undefined;
  const kind = kindOf(asked);
  const own = fitOf(asked);
  // the kind that stands for it can't be made here: what can is one step further away
  const fit: Fit = kind !== undefined && kind !== made ? (own === 'exact' ? 'near' : 'far') : own;
  const name = asked.names.map((one) => shown(one, language)).join(' + ');
  const game = asked.names.map(gameOf).find((one) => one !== undefined)?.id;
  const why = fit === 'exact' ? undefined : whyTold(kind === undefined ? 'unknown' : fit, name, made, language);
  return { name, fit, ...(game === undefined ? {} : { game }), ...(why === undefined ? {} : { why }) };
}

/** A game without facts of what it was to be about, and the sentence that says so. */
export function withoutFactsOf(
  about: string,
  { genre, lang }: Pick<GameDesign, 'genre' | 'lang'>,
): Pick<NonNullable<GameDesign['named']>, 'about' | 'fit' | 'why'> {
  const { noFacts, noPairs } = CONTENT_TEXTS[lang] ?? CONTENT_TEXTS['en']!;
  return { about, fit: 'near', why: designText(`“${about}”: ${genre === 'quiz' ? noFacts : noPairs}`, 240) };
}

/** The same, told in another language; the name stays as it was said. */
export function retold(named: NonNullable<GameDesign['named']>, made: Genre, language: string): GameDesign['named'] {
  if (named.fit === 'exact') return named;
  if (named.about !== undefined) return { ...named, ...withoutFactsOf(named.about, { genre: made, lang: language }) };
  if (named.name === undefined) return { ...named, why: whyChosen([], made, language) };
  const unknown = named.game === undefined && named.fit === 'far';
  return { ...named, why: whyTold(unknown ? 'unknown' : named.fit, named.name, made, language) };
}
