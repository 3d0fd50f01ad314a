/** What the model sees of a prompt: concepts, events, deeds, things, rules, and the words themselves. */
import type { Rule } from '../../design.js';
import type { Cast } from '../roles.types.js';
import { isEvent } from '../meaning/events.js';
import { lineOf, type Unit } from '../meaning/line.js';
import type { Token } from '../../vocabulary/tokens.js';
import type { Span } from '../../vocabulary/vocabulary.js';
import type { Found } from '../meaning/words.js';
import { verbsIn } from '../verbs.js';
import { stemOf } from '../linear/stem.js';
import { BIAS } from '../linear/weights.js';
import { cuesOf, type Cue } from './cues.js';
import type { Told } from './model.js';

export interface Heard {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly cast: readonly Cast[];
  readonly rules: readonly Rule[];
  readonly language: string;
  /** points of each kind's words */
  readonly scores: ReadonlyMap<string, { readonly score: number }>;
}

/** Which words a feature was read from, to say them again. */
export interface Seen extends Told {
  readonly cues: readonly Cue[];
  /** deeds, finer than concepts */
  readonly verbs: readonly Found[];
  /** every word of three letters and more; of languages without spaces, every pair of glyphs */
  readonly words: readonly Word[];
}

interface Word {
  readonly from: number;
  readonly to: number;
  /** folded; '' for a pair of glyphs, which may be no word */
  readonly text: string;
  readonly features: readonly string[];
}

/** Moods and places that speak for one kind or another. */
const SCENES = new Set(['mood', 'theme']);

const least = (count: number, most: number): string => (count >= most ? `${most}+` : String(count));

/** Events with the class of the nearest thing behind or before them. */
function eventsOf(line: readonly Unit[]): string[] {
  return line.flatMap(({ id }, at) => {
    if (!isEvent(id)) return [];
    const next = line.slice(at + 1, at + 4).find(({ mention }) => mention)?.id ?? '-';
    const before = line.slice(Math.max(0, at - 3), at).findLast(({ mention }) => mention)?.id ?? '-';
    return [`e ${id}`, `e ${id} ${next}`, `b ${before} ${id}`];
  });
}

/** Letters of a word that says something by itself. */
const SHORTEST = 3;

/** What each word says by itself: the ways to say a deed are more than any list of concepts has. */
function wordsOf(tokens: readonly Token[]): Word[] {
  return tokens.flatMap(({ type, folded, text }, from): Word[] => {
    const next = tokens[from + 1];
    if (type === 'glyph')
      return next?.type === 'glyph' ? [{ from, to: from + 2, text: '', features: [`g ${text}${next.text}`] }] : [];
    if (type !== 'word' || [...folded].length < SHORTEST) return [];
    return [{ from, to: from + 1, text: folded, features: [`w ${folded}`, `x ${stemOf(folded)}`] }];
  });
}

/** The features of a prompt; `hidden` are tokens whose words are left out. */
export function featuresOf(
  { tokens, spans, cast, rules, language, scores }: Heard,
  hidden: readonly { from: number; to: number }[] = [],
): Seen {
  const isHidden = (from: number, to: number): boolean => hidden.some((one) => one.from < to && one.to > from);
  const cues = cuesOf(tokens, language).filter(({ from, to }) => !isHidden(from, to));
  const line = lineOf(
    cast.map(({ mention }) => mention),
    tokens,
    spans.filter(({ type, from, to }) => type !== 'kind' && !isHidden(from, to)),
    language,
  );
  const out = new Set([BIAS]);
  const ids = [...new Set(cues.map(({ id }) => id))];
  ids.forEach((id, i) => {
    out.add(`c ${id}`);
    if (i < 3) out.add(`f ${id}`);
  });
  const near = ids.slice(0, 14);
  near.forEach((a, i) => near.slice(i + 1).forEach((b) => out.add(`p ${a < b ? `${a} ${b}` : `${b} ${a}`}`)));
  for (const feature of eventsOf(line)) out.add(feature);
  const verbs = verbsIn(tokens, language).filter(({ from, to }) => !isHidden(from, to));
  verbs.forEach(({ id }, i) => {
    out.add(`v ${id}`);
    if (i === 0) out.add(`vf ${id}`);
  });
  const words = wordsOf(tokens);
  for (const { features } of words) for (const feature of features) out.add(feature);
  const roles = new Set(cast.map(({ role }) => role));
  for (const role of roles) out.add(`r ${role}`);
  out.add(`rs ${['hero', 'enemy', 'item'].filter((role) => roles.has(role as Cast['role'])).join(' ')}`);
  for (const { mention, role, threat, deed } of cast) {
    if (isHidden(mention.from, mention.to)) continue;
    out.add(`t ${mention.picture}`);
    out.add(`k ${mention.kind} ${role}`);
    if (threat) out.add(`threat ${threat}`);
    if (deed) out.add(`deed ${deed}`);
  }
  for (const { rule } of rules) out.add(`rule ${rule}`);
  for (const { type, id } of spans) if (SCENES.has(type)) out.add(`${type} ${id}`);
  out.add(`things ${least(cast.length, 4)}`);
  if (!tokens.some(({ type }) => type === 'word' || type === 'glyph')) out.add('wordless');
  return {
    features: [...out],
    cues,
    verbs,
    words,
    points: new Map([...scores].map(([kind, { score }]) => [kind, score])),
  };
}
