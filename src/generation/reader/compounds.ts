/** Things written as one word, and neighbours that are one thing. */
import { isLabelPicture } from '../lexicon/labels.js';
import { pictureSort } from '../lexicon/lexicon.js';
import { BEINGS } from '../lexicon/sorts.js';
import type { Mention } from './mention.js';
import type { Token } from '../vocabulary/tokens.js';
import { vocabularyOf, type Span } from '../vocabulary/vocabulary.js';

/** A compound's first word, with and without the sound that joins it to the next. */
const starts = (head: string): string[] => [head, head.replace(/(?:s|n|en|es|er|e)$/u, '')];
/** Letters of an end that many words have by chance. */
const SHORT = 4;

/** German and its kin write "Eisdrache" as one word: its end is the thing, its start says of what. */
export function compounds(tokens: readonly Token[], spans: readonly Span[], language: string): Span[] {
  if (language !== 'de' && language !== 'nl' && language !== 'sv') return [];
  const covered = new Set(
    spans.filter(({ type }) => type !== 'noise').flatMap(({ from, to }) => (to - from === 1 ? [from] : [])),
  );
  const { exact, nouns } = vocabularyOf(language);
  const found: Span[] = [];
  tokens.forEach((token, from) => {
    if (token.type !== 'word' || token.folded.length < 7 || token.folded.length > 32 || covered.has(from)) return;
    for (let cut = 3; cut <= token.folded.length - 3; cut += 1) {
      const tails = [
        ...(exact.entries.get(token.folded.slice(cut)) ?? []),
        ...(nouns.entries.get(token.noun.slice(cut)) ?? []),
      ];
      const useful = tails.filter(
        ({ type, weight, id }) =>
          (type === 'picture' && weight >= 3) ||
          type === 'theme' ||
          (type === 'kind' && weight >= 5) ||
          (type === 'cue' && (id === 'game' || id.startsWith('word:'))),
      );
      if (useful.length === 0) continue;
      // "Schwierigkeitsgrad" is no wheel, nor are several: a short end is a word of its own behind a word alone
      const whole = exact.entries.has(token.folded.slice(cut)) ? token.folded : token.noun;
      if (whole.length - cut <= SHORT && !starts(token.folded.slice(0, cut)).some((start) => exact.entries.has(start)))
        continue;
      for (const entry of useful) found.push({ ...entry, from, to: from + 1, exact: false });
      const head = token.folded.slice(0, cut);
      for (const start of starts(head))
        for (const entry of exact.entries.get(start) ?? [])
          if (entry.type === 'theme' || entry.type === 'kind' || entry.type === 'mood' || entry.type === 'time')
            found.push({ ...entry, from, to: from + 1, exact: false });
          else if (entry.type === 'picture' && entry.weight >= 3 && !useful.some(({ type }) => type === 'picture'))
            found.push({ ...entry, from, to: from + 1, exact: false, part: true });
      break;
    }
  });
  return found;
}

/** From here a word leads to a picture: what only may be a thing describes no other, "unicorn farm". */
const SHOWN = 1;
const HEAD_FIRST = new Set(['es', 'fr', 'pt', 'it', 'ar', 'id']);
/** German and Korean write a compound as one word, and a Hindi one has a particle: two nouns side by side are two things. */
const NEVER_GLUED = new Set(['de', 'ko', 'hi']);

/** "astronaut cat" is one hero: neighbours without a word between them become one thing with a trait. */
export function joinTraits(mentions: readonly Mention[], tokens: readonly Token[], language: string): Mention[] {
  const out: Mention[] = [];
  for (const mention of mentions) {
    const last = out.at(-1);
    // the sea of "sea animals" only says which
    if (last && last.to === mention.from && last.sure < SHOWN && mention.sure >= SHOWN && !HEAD_FIRST.has(language)) {
      out[out.length - 1] = mention;
      continue;
    }
    const glued =
      last !== undefined &&
      last.to === mention.from &&
      tokens[mention.from]?.type !== 'emoji' &&
      tokens[last.from]?.type !== 'emoji' &&
      last.sure >= SHOWN &&
      mention.sure >= SHOWN &&
      last.traits.length === 0;
    if (
      !glued ||
      NEVER_GLUED.has(language) ||
      // "and" is written as one with an Arabic noun
      (language === 'ar' && tokens[mention.from]?.folded.startsWith('و') === true) ||
      // the object of a Turkish sentence follows its subject: "sincap fındıkları topluyor"
      (language === 'tr' && BEINGS.has(last.kind) && !BEINGS.has(mention.kind)) ||
      (last.sure > 2 && mention.sure > 2 && tokens[mention.from]?.type === 'glyph')
    ) {
      out.push(mention);
      continue;
    }
    const headFirst = HEAD_FIRST.has(language);
    let [head, modifier] = headFirst ? [last, mention] : [mention, last];
    // a keyword next to a sure name only describes it; an animal is what you see of a "cat astronaut"
    // but a "giant stapler" is no giant: what has no picture is named, unless somebody whose like is drawn ("dragon goddess")
    const named =
      isLabelPicture(head.picture) && (pictureSort(head.picture) !== 'person' || modifier.kind === 'object');
    if (named) modifier = { ...modifier, sure: Math.min(modifier.sure, 2) };
    else if (head.sure <= 2 && modifier.sure > 2) [head, modifier] = [modifier, head];
    else if (modifier.kind === 'animal' && (head.kind === 'person' || head.kind === 'creature') && modifier.sure > 2)
      [head, modifier] = [modifier, head];
    out[out.length - 1] = {
      ...head,
      from: Math.min(head.from, modifier.from),
      to: Math.max(head.to, modifier.to),
      plural: mention.plural,
      singular: last.singular || mention.singular,
      traits: [modifier],
    };
  }
  return out;
}
