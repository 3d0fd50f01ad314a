/** The labelled prompts, and which thing of each plays which part. */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { withoutCoats } from '../../coats.js';
import type { Mention } from '../../mention.js';
import { findMentions } from '../../mentions.js';
import { normalise } from '../../../vocabulary/normalise.js';
import { readRefused } from '../../refused.js';
import { mendSpelling } from '../../spelling.js';
import { tellLanguage } from '../../tell-apart.js';
import { tokenise, type Token } from '../../../vocabulary/tokens.js';
import type { Span } from '../../../vocabulary/vocabulary.js';
import { layOut, type Layout } from '../decide.js';
import type { Answer } from '../model.js';
import { readMarked, type Marked } from './marked.js';

export interface Example {
  readonly id: string;
  /** never trained on, so that a score on it tells what was not learnt by heart */
  readonly held: boolean;
  /** who wrote it: a file or an author */
  readonly author: string;
  readonly language: string;
  readonly prompt: string;
  readonly mentions: readonly Mention[];
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  readonly layout: Layout;
  readonly labels: ReadonlyMap<Mention, Answer>;
}

/** the author of the prompts that are there to be trained on alone */
const STRUCTURES = 'structures';

/** the part by its name in a file */
const PARTS: Readonly<Record<string, Answer>> = {
  hero: 'hero',
  enemies: 'enemy',
  items: 'item',
  goal: 'goal',
  obstacles: 'obstacle',
  projectile: 'projectile',
  boss: 'boss',
  scenery: 'place',
};

/** Things of a prompt as the reader finds them. */
export function seenIn(
  prompt: string,
): Pick<Example, 'language' | 'mentions' | 'tokens' | 'spans' | 'layout'> & { readonly wanted: readonly Mention[] } {
  const normal = normalise(prompt);
  const language = tellLanguage(normal);
  const tokens = mendSpelling(tokenise(normal, language), language);
  const { mentions, spans: all } = findMentions(tokens, language);
  const spans = withoutCoats(all, mentions, tokens);
  const { wanted } = readRefused(mentions, tokens, spans, language);
  return { language, tokens, mentions, spans, wanted, layout: layOut(wanted, tokens, spans, language) };
}

/** Every fifth of them, by 32-bit FNV-1a of the id: the first of five parts of `test/eval/folds.ts`. */
function isHeld(id: string): boolean {
  let value = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) value = Math.imul(value ^ id.charCodeAt(at), 0x01000193);
  return (value >>> 0) % 5 === 0;
}

interface Said {
  readonly part: Answer;
  readonly matches: (mention: Mention, start: number, end: number) => boolean;
}

function exampleOf(id: string, author: string, prompt: string, said: readonly Said[]): Example {
  const { wanted: _, ...seen } = seenIn(prompt);
  const labels = new Map<Mention, Answer>();
  for (const mention of seen.mentions) {
    const start = seen.tokens[mention.from]?.start ?? 0;
    const end = seen.tokens[mention.to - 1]?.end ?? start;
    const parts = new Set(said.filter(({ matches }) => matches(mention, start, end)).map(({ part }) => part));
    const [part] = parts;
    if (part && parts.size === 1) labels.set(mention, part);
  }
  // one is played: who else stands on that side helps
  const hero = seen.mentions.find((mention) => labels.get(mention) === 'hero')?.picture;
  for (const [mention, part] of labels) if (part === 'hero' && mention.picture !== hero) labels.set(mention, 'ally');
  return { id, held: author !== STRUCTURES && isHeld(id), author, prompt, ...seen, labels };
}

interface File {
  readonly author?: string;
  readonly prompts: readonly {
    readonly id: string;
    readonly prompt: unknown;
    readonly roles?: Readonly<Record<string, readonly string[]>>;
  }[];
}

/** Where a text stands in another, each time. */
function placesOf(text: string, whole: string): number[] {
  const at = whole.indexOf(text);
  if (at < 0) return [];
  const rest = placesOf(text, whole.slice(at + 1));
  return [at, ...rest.map((place) => place + at + 1)];
}

function ofLabelled(file: string): Example[] {
  const { author, prompts } = JSON.parse(readFileSync(file, 'utf8')) as File;
  return prompts.flatMap(({ id, prompt, roles = {} }) => {
    if (typeof prompt !== 'string') return [];
    const low = prompt.toLowerCase();
    const said = Object.entries(roles).flatMap(([name, words]): Said[] => {
      const part = PARTS[name];
      return (part ? words : []).map((word) => {
        const typed = (word.split('|')[0] ?? '').trim().toLowerCase();
        const places = typed === '' ? [] : placesOf(typed, low);
        return {
          part: part as Answer,
          matches: (_, start, end) => places.some((at) => at < end && at + typed.length > start),
        };
      });
    });
    return [exampleOf(id, author ?? path.basename(file), prompt, said)];
  });
}

function ofMarked({ id, prompt, marks }: Marked): Example {
  const said = marks.map(({ part, from, to }): Said => ({
    part: part as Answer,
    matches: (_, start, end) => start < to && end > from,
  }));
  return exampleOf(id, STRUCTURES, prompt, said);
}

/** All labelled prompts below a folder. */
export function readExamples(folder: string): Example[] {
  const labelled = path.join(folder, 'labelled');
  const files = existsSync(labelled) ? readdirSync(labelled).filter((name) => name.endsWith('.json')) : [];
  const marked = ['roles', 'marked'].flatMap((sub) => readMarked(path.join(folder, sub)));
  return [...files.toSorted().flatMap((name) => ofLabelled(path.join(labelled, name))), ...marked.map(ofMarked)];
}
