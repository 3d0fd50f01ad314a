/**
 * What is to be learnt by playing is lifted out of a prompt, and the rest says the game: "times tables racing" is a race, "capitals of Europe snake" a
 * snake. Where the rest names no game, the prompt is read as it stands, and is a quiz.
 */
import { contentIn, type ContentFound } from '../asks/content.js';
import type { Brief } from '../brief.js';
import { normalise, type NormalText } from '../vocabulary/normalise.js';
import { tellLanguage } from './tell-apart.js';
import { readWords, type Words } from './words.js';

type Stretch = ContentFound['parts'][number];

/** The same text with blanks in place of some stretches of its normal form; offsets stay. */
function without(prompt: string, { offsets }: NormalText, parts: readonly Stretch[]): string {
  return parts.reduce((text, { start, end }) => {
    const [from, to] = [offsets[start] ?? 0, offsets[end] ?? prompt.length];
    return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  }, prompt);
}

/** From here on words point to a kind. */
const POINTS_TO = 2;
/** Kinds that ask questions of themselves: the prompt as it stands says which. */
const ASKING: ReadonlySet<string> = new Set(['quiz']);

function namesGame({ game, kinds, byDeeds }: Brief): boolean {
  const [top] = kinds.toSorted((a, b) => b.points - a.points);
  const kind =
    game?.kind ??
    (top && top.points >= POINTS_TO ? top.kind : undefined) ??
    (byDeeds && 'kind' in byDeeds.name ? byDeeds.name.kind : undefined);
  return kind !== undefined && !ASKING.has(kind);
}

/** A prompt's brief; `briefOf` makes one of words. */
export function withContent(prompt: string, briefOf: (words: Words) => Brief): Brief {
  const normal = normalise(prompt);
  const pairs = contentIn(normal.text, 'en');
  // pairs are in two languages: the words around them tell the prompt's
  const lifted =
    pairs?.topic === 'pairs' ? tellLanguage(normalise(without(prompt, normal, pairs.parts.slice(1)))) : undefined;
  const language = lifted ?? tellLanguage(normal);
  const found = lifted ? pairs : contentIn(normal.text, language);
  if (!found) return briefOf(readWords(prompt, language));
  const { topic, tables, upTo, region, pairs: list, parts } = found;
  const [start, end] = [normal.offsets[found.start] ?? 0, normal.offsets[found.end] ?? prompt.length];
  const content: NonNullable<Brief['content']> = {
    topic,
    ...(tables ? { tables: [...tables] } : {}),
    ...(upTo === undefined ? {} : { upTo }),
    ...(region ? { region } : {}),
    ...(list ? { pairs: list.map((pair) => ({ ...pair })) } : {}),
    span: { start, end, text: prompt.slice(start, Math.min(end, start + 160)).toWellFormed() },
  };
  const rest = briefOf(readWords(without(prompt, normal, parts), language));
  const whole = namesGame(rest)
    ? rest
    : briefOf(readWords(lifted ? without(prompt, normal, parts.slice(1)) : prompt, language));
  // its numbers say what is asked, and nothing of the game
  const rules = whole.rules.filter(({ span }) => !span || span.end <= start || span.start >= end);
  return { ...whole, rules, words: list ? [] : whole.words, content };
}
