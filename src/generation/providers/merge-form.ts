/**
 * A model's form, merged with what the words' own reader found. That reader is exact where words are plain (numbers, names, literal
 * texts), so what it has stays: what the model left out is restored. What the model says beyond the prompt's words is
 * told as invented: a thing of that sort fills a gap at most, a rule is left out.
 */
import type { Brief, BriefRule, BriefSpan, BriefThing } from '../brief.js';
import { ruleSchema } from '../design.js';
import { LANGUAGES } from '../languages/index.js';
import type { Form } from './brief-form.js';

export interface Merged {
  readonly brief: Brief;
  /** words of the prompt that the model left out */
  readonly restored: readonly string[];
  /** what the model says and the prompt does not */
  readonly invented: readonly string[];
}

/** As plain as a word that names the part: a model that read the whole sentence is believed over a table of signs. */
const SURE = 9;
/** What the model adds is at most a guess. */
const UNSURE = 1;
/** Whoever matches a word this well knows what it is. */
const KNOWS = 3;
const MOST_TOLD = 20;

/** @param own the brief of the words' own reader, of the same prompt */
export function mergeForm(form: Form, own: Brief, prompt: string): Merged {
  const notes: Notes = { restored: [], invented: [] };
  const brief: Brief = {
    ...own,
    language: Object.hasOwn(LANGUAGES, form.language) ? form.language : own.language,
    things: things(form, own, prompt, notes),
    rules: rules(form, own, prompt, notes),
    ...asked(form, own, prompt),
    scene: scene(form, own),
    wishes: {
      ...(form.mood ? { mood: { value: form.mood } } : {}),
      ...(form.difficulty ? { difficulty: { value: form.difficulty } } : {}),
      ...(form.style ? { style: { value: form.style } } : {}),
      ...own.wishes,
    },
  };
  return { brief, restored: notes.restored.slice(0, MOST_TOLD), invented: notes.invented.slice(0, MOST_TOLD) };
}

interface Notes {
  readonly restored: string[];
  readonly invented: string[];
}

/** Where a text stands in the prompt, whatever its case; undefined where it does not. */
function spanOf(said: string, prompt: string): BriefSpan | undefined {
  const text = said.trim();
  if (text === '') return undefined;
  const exact = prompt.indexOf(text);
  // lower case may be longer than what it is made of: then only the exact text is found
  const lower = prompt.toLowerCase();
  const start = exact >= 0 || lower.length !== prompt.length ? exact : lower.indexOf(text.toLowerCase());
  if (start < 0) return undefined;
  const end = start + text.length;
  return { start, end, text: prompt.slice(start, end).slice(0, 160) };
}

const overlap = (one: BriefSpan | undefined, other: BriefSpan | undefined): boolean =>
  one !== undefined && other !== undefined && one.start < other.end && other.start < one.end;

function things(form: Form, own: Brief, prompt: string, notes: Notes): BriefThing[] {
  const list = own.things.map((thing) => ({ ...thing }));
  const seen = new Set<string>();
  const parts = new Set(list.map(({ part }) => part));
  for (const [at, { said, english, part, many }] of form.things.slice(0, 40).entries()) {
    const span = spanOf(said, prompt);
    const is = nounOf(english);
    const known =
      list.find((thing) => overlap(thing.span, span)) ?? (span ? undefined : list.find((thing) => thing.is === is));
    if (known) {
      seen.add(known.id);
      if (is && known.match !== undefined && known.match < KNOWS) known.is = is;
      if (part && !known.counts) Object.assign(known, { part, sure: SURE });
      continue;
    }
    if (!is) continue;
    if (!span) notes.invented.push(is);
    // what nobody asked for never stands beside what somebody did
    if (!span && (!part || parts.has(part))) continue;
    list.push({
      id: `m${at + 1}`,
      is,
      ...(span ? { word: span.text.slice(0, 80), span } : {}),
      number: many ? 'many' : 'one',
      ...(part ? { part, sure: span ? SURE : UNSURE } : {}),
      traits: [],
    });
  }
  for (const { id, part, word, is, counts } of own.things)
    if (part && !counts && !seen.has(id)) notes.restored.push(word ?? is);
  return list;
}

/** The model's English noun as a brief may have it; undefined where nothing is left. */
function nounOf(english: string): string | undefined {
  const noun = english
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]+/gu, ' ')
    .replaceAll(/[ -]+/gu, ' ')
    .trim()
    .slice(0, 60)
    .trim();
  return noun === '' ? undefined : noun;
}

function rules(form: Form, own: Brief, prompt: string, notes: Notes): BriefRule[] {
  const list = [...own.rules];
  for (const { rule, number, said } of form.rules) {
    if (own.rules.some((known) => known.rule === rule)) continue;
    const span = spanOf(said, prompt);
    const told = `${rule}${number === null ? '' : ` ${number}`}`;
    const made = ruleOf(rule, number);
    if (!span || !made || (number !== null && !hasNumber(number, span, own, rule))) notes.invented.push(told);
    else if (!list.some((known) => known.rule === rule) && list.length < 16) list.push({ ...made, span });
  }
  for (const { rule, span } of own.rules) {
    const same = form.rules.find((one) => one.rule === rule);
    const mine = own.rules.find((one) => one.rule === rule);
    if (!same || (same.number !== null && same.number !== (mine?.n ?? mine?.seconds ?? same.number)))
      notes.restored.push(span?.text ?? rule);
  }
  return list;
}

function ruleOf(rule: BriefRule['rule'], number: number | null): BriefRule | undefined {
  const whole =
    number === null || !Number.isFinite(number) ? undefined : Math.min(1_000_000, Math.max(0, Math.round(number)));
  const shape = ruleSchema.options.find((option) => option.shape.rule.value === rule)?.shape ?? {};
  const counts = 'n' in shape ? 'n' : 'seconds' in shape ? 'seconds' : undefined;
  if (!counts) return { rule };
  return whole === undefined ? undefined : { rule, [counts]: whole };
}

/** A number counts where the words that are said to have it do: in figures, as minutes of so many seconds, or as a word for it. */
function hasNumber(number: number, span: BriefSpan, own: Brief, rule: BriefRule['rule']): boolean {
  const figures = [...span.text.normalize('NFKC').matchAll(/\d+(?:[.,]\d+)?/gu)].map(([text]) =>
    Number(text.replace(',', '.')),
  );
  const words = own.numbers.filter((one) => overlap(one.span, span)).map(({ value }) => value);
  const values = [...figures, ...words];
  const minutes = rule === 'timer' || rule === 'perQuestion' ? values.map((value) => value * 60) : [];
  return [...values, ...minutes].includes(number);
}

/** The game that is asked for: the reader's own where it names one outright, else the model's. */
function asked(form: Form, own: Brief, prompt: string): Partial<Brief> {
  const { kind } = form;
  if (!kind || own.game || own.kinds.some(({ outright }) => outright)) return {};
  const { byDeeds: _byDeeds, ...rest } = own;
  const span = form.game ? spanOf(form.game, prompt) : undefined;
  const spans = span ? [span] : [];
  const others = rest.kinds.filter((one) => one.kind !== kind);
  const kinds = [
    { kind, points: OUTRIGHT, ...(form.kindIsExact ? { outright: true as const } : {}), spans },
    ...others,
  ];
  if (form.kindIsExact || !span) return { kinds, byDeeds: undefined };
  // a game that no table knows: the kind is made, and told to be another game, which one with `kind` in it would not be
  return { kinds, byDeeds: undefined, game: { names: [{ title: span.text.slice(0, 80) }], span } };
}
/** Points by which a word names a kind outright; see `briefSchema`. */
const OUTRIGHT = 12;

function scene(form: Form, own: Brief): Brief['scene'] {
  const { places } = own.scene;
  const stated = places.some(({ plain, thing }) => plain >= 5 && !thing);
  return {
    ...(form.time ? { time: { value: form.time } } : {}),
    ...(form.weather ? { weather: { value: form.weather } } : {}),
    ...own.scene,
    places: form.place && !stated ? [...places, { theme: form.place, plain: 6 }].slice(-64) : places,
  };
}
