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

/** As a brief has it. */
function contentOf(
  { topic, tables, upTo, region, pairs, ...found }: ContentFound,
  prompt: string,
  { offsets }: NormalText,
): NonNullable<Brief['content']> {
  const [start, end] = [offsets[found.start] ?? 0, offsets[found.end] ?? prompt.length];
  return {
    topic,
    ...(tables ? { tables: [...tables] } : {}),
    ...(upTo === undefined ? {} : { upTo }),
    ...(region ? { region } : {}),
    ...(pairs
      ? { pairs: pairs.map(({ wrong, ...pair }) => ({ ...pair, ...(wrong ? { wrong: [...wrong] } : {}) })) }
      : {}),
    span: { start, end, text: prompt.slice(start, Math.min(end, start + MOST_TEXT)).toWellFormed() },
  };
}

/** UTF-16 units of a span's text that a brief holds. */
const MOST_TEXT = 160;

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
  const content = contentOf(found, prompt, normal);
  const rest = briefOf(readWords(without(prompt, normal, found.parts), language));
  const whole = namesGame(rest)
    ? rest
    : briefOf(readWords(lifted ? without(prompt, normal, found.parts.slice(1)) : prompt, language));
  // its numbers say what is asked, and nothing of the game: beside them "15 questions" is read as if they were not there
  const { rules } = rest;
  return { ...whole, rules, words: content.pairs ? [] : whole.words, content };
}

/**
 * What a change of a game says of it, and the change's normal form without those words. "Make the maths harder" names no other subject: arithmetic
 * of any sort counts only with a limit.
 */
export function liftContent(
  prompt: string,
  normal: NormalText,
  language: string,
): { readonly content: NonNullable<Brief['content']>; readonly rest: NormalText } | undefined {
  const found = contentIn(normal.text, language);
  if (!found || (found.topic === 'sums' && found.upTo === undefined)) return undefined;
  const text = found.parts.reduce(
    (line, { start, end }) => line.slice(0, start) + ' '.repeat(end - start) + line.slice(end),
    normal.text,
  );
  return { content: contentOf(found, prompt, normal), rest: { ...normal, text } };
}
