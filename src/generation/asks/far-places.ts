/** Places that a prompt asks for and no theme shows: "in a laundromat", "im Wartezimmer", and names right behind the game, "a runner at Fort Quill". */
import type { ThemeId } from '../design-lists.js';
import { LANGUAGES } from '../languages/index.js';
import type { Stretch } from './quoted.js';

export interface FarPlace extends Stretch {
  /** the nearest that there is; absent: none is nearer than another */
  readonly theme?: ThemeId;
}

/** Of one prompt. */
const MOST_FAR_PLACES = 2;

const LETTER = String.raw`[\p{L}\p{M}]`;
/** Words between "in" and the place: "in a quiet little laundromat". */
const BETWEEN = String.raw`(?:${LETTER}+['’]?s?[\s'’]){0,3}?`;
const NAME = String.raw`\p{Lu}\p{Ll}[\p{L}\p{M}’'-]+(?:\s(?:(?:du|de|la|le|des|del|di|of|the)\s)*\p{Lu}[\p{L}\p{M}’'-]+)*`;

interface Patterns {
  readonly places: readonly { readonly theme: ThemeId; readonly patterns: readonly RegExp[] }[];
  readonly name: RegExp | undefined;
}
const made = new Map<string, Patterns | undefined>();

const escaped = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`).replace(/['’]/gu, "['’]");

/** The words of a line: each may have any ending where `*` says so; a compound ends in a German or Dutch one. */
function oneOf(line: string, language: string): string {
  const isCompound = language === 'de' || language === 'nl';
  return line
    .split(',')
    .map((words) => words.trim())
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((words) => {
      const any = words.endsWith('*') ? `${LETTER}*` : '';
      const inner = words.replace(/\*$/u, '').split('*').map(escaped).join(`${LETTER}*`);
      return `${isCompound ? `${LETTER}*` : ''}${inner}${any}`;
    })
    .join('|');
}

/** Where the game is shown, rather than where it is set: "for the tablet in our waiting room". */
const OURS =
  /(?:^|\s)(?:our|my|unser|mein|notre|nos|mon|ma|nuestr|mi|noss|meu|minha|nostr|mio|mia|onze|ons|mijn|nasz|наш)/iu;
/** Where "in" stands before a name with a capital, and hardly before another word that has one. */
const WITH_NAMES: ReadonlySet<string> = new Set(['en', 'es', 'fr', 'it', 'pt', 'nl']);

/** Languages without gaps between their words. */
const UNSPACED: ReadonlySet<string> = new Set(['ja', 'zh']);

/** "in" with the place behind it, and the place with "in" behind it, as the language has either. */
function patternsFor(list: string, language: string): RegExp[] {
  const { before, behind } = LANGUAGES[language]?.farPlaces ?? {};
  const isUnspaced = UNSPACED.has(language);
  const [start, end] = isUnspaced ? ['', ''] : [`(?<!${LETTER})`, `(?!${LETTER})`];
  const place = `${start}(?<place>${oneOf(list, language)})`;
  // a Turkish ending is part of the word
  const endings =
    language === 'tr' ? `${LETTER}*?(?:${behind})${end}` : `(?:${isUnspaced ? '' : `${LETTER}*\\s?`})(?:${behind})`;
  return [
    ...(before ? [`${start}(?:${before})${isUnspaced ? '.{0,4}?' : `[\\s'’]${BETWEEN}`}${place}${end}`] : []),
    ...(behind ? [place + endings] : []),
  ].map((pattern) => new RegExp(pattern, 'iu'));
}

function patternsOf(language: string): Patterns | undefined {
  if (made.has(language)) return made.get(language);
  const words = LANGUAGES[language]?.farPlaces;
  const { before } = words ?? {};
  const hasNames = before !== undefined && WITH_NAMES.has(language);
  const patterns = words && {
    places: words.places
      .trim()
      .split('\n')
      .map((line) => {
        const [theme = '', list = ''] = line.split(' | ');
        return { theme: theme as ThemeId, patterns: patternsFor(list, language) };
      }),
    name: hasNames ? new RegExp(`^\\s?(?:${before})\\s(?:the\\s)?(?<place>${NAME})`, 'u') : undefined,
  };
  made.set(language, patterns);
  return patterns;
}

/** Those that a prompt names, in their order; `games` are the stretches that name its game. */
export function farPlacesIn(text: string, language: string, games: readonly { readonly end: number }[]): FarPlace[] {
  const patterns = patternsOf(language);
  if (!patterns) return [];
  const found: FarPlace[] = [];
  const note = (place: string, start: number, theme?: ThemeId): void => {
    if (!found.some((one) => one.start < start + place.length && one.end > start))
      found.push({ text: place, start, end: start + place.length, ...(theme ? { theme } : {}) });
  };
  for (const { theme, patterns: ways } of patterns.places)
    for (const way of ways) {
      const match = way.exec(text);
      const place = match?.groups?.['place'];
      if (match && place && !OURS.test(match[0])) note(place, match.index + match[0].lastIndexOf(place), theme);
    }
  for (const { end } of games) {
    const match = patterns.name?.exec(text.slice(end));
    const place = match?.groups?.['place'];
    if (match && place) note(place, end + match[0].length - place.length);
  }
  return found.toSorted((a, b) => a.start - b.start).slice(0, MOST_FAR_PLACES);
}
