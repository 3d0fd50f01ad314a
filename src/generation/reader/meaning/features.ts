/** What the model sees of a thing: its picture, its class, its slots, the units around it, its neighbours' classes, and the words themselves. */
import { stemOf } from '../linear/stem.js';
import { BIAS } from '../linear/weights.js';
import type { Mention } from '../mention.js';
import type { Order } from './events.js';
import type { Unit } from './line.js';
import type { Slots } from './slots.js';

/** What is decided already when a thing's turn comes; things come in the order of the prompt. */
export interface Before {
  readonly roles: readonly string[];
}

export interface Scene {
  readonly line: readonly Unit[];
  readonly order: Order;
  /** the kind of game that is named, `none` without */
  readonly kind: string;
  /** number of things in the prompt */
  readonly things: number;
  /** place of the thing that is said outright to be played, -1 without */
  readonly played: number;
  /** places of the things that live, and of those that are one */
  readonly alive: readonly number[];
  /** whom one plays against, where nobody is named before */
  readonly opposed: readonly number[];
  readonly single: readonly number[];
}

const bucket = (gap: number): string => (gap <= 2 ? String(gap) : gap <= 4 ? '4' : 'far');

/** The features of one thing. */
export function featuresOf(
  scene: Scene,
  at: number,
  slots: Slots,
  mention: Mention,
  before: readonly string[],
): string[] {
  const { line, order, kind, things } = scene;
  const c = line[at]?.id ?? 'O';
  const many = mention.plural ? 'p' : mention.singular ? 's' : 'u';
  const cm = c + many;
  const id = (k: number): string => line[at + k]?.id ?? 'edge';
  const last = before.at(-1) ?? 'first';
  const hero = before.includes('hero') ? 'h' : '-';
  const foe = before.includes('enemy') ? 'e' : '-';
  const first = before.length === 0 ? '1' : '+';
  const out: string[] = [
    BIAS,
    `c ${c}`,
    `cm ${cm}`,
    `k ${mention.kind}`,
    `w ${mention.sure}`,
    `w ${mention.sure} ${c}`,
    `cm ${cm} ${hero}${foe}`,
    `c ${c} ${first}`,
    ...ownFeatures(mention, hero + foe, many),
    ...neighbourFeatures(line, at, mention),
    ...wordFeatures(line, at),
    ...verbFeatures(line, at, order),
  ];
  const add = (name: string, ...also: string[]): void => {
    out.push(name, `${name} ${c}`);
    for (const more of also) out.push(`${name} ${more}`);
  };
  const { object, subject, tied, mark, left, right, joined } = slots;
  const told = scene.played < 0 ? 'nobody' : scene.played === at ? 'it' : scene.played > at ? 'later' : 'before';
  const later = scene.single.some((k) => k > at) ? 'one' : scene.alive.some((k) => k > at) ? 'some' : 'none';
  add(`told ${told}`, cm, subject ?? 'no');
  add(`later ${later}`, cm, cm + hero, `${subject ?? 'no'} ${hero}`);
  out.push(`alive ${Math.min(3, scene.alive.length)} ${c} ${first}`);
  if (slots.called !== undefined) add(`called ${slots.called}`);
  if (things === 1) add('only', cm);
  if (object !== undefined) add(`obj ${object}`, mark, hero, cm);
  if (subject !== undefined) add(`sub ${subject}`, hero, cm, many + hero, order);
  if (tied !== undefined) add(`tie ${mark} ${tied}`, hero);
  if (object !== undefined && subject !== undefined) add(`os ${object} ${subject}`);
  add(`mark ${mark}`, order, hero, cm);
  add(`left ${left} ${slots.leftThings}`, mark, slots.leftClause ? 'cl' : 'in');
  add(`left ${left}`, hero);
  add(`right ${right} ${slots.rightThings}`, order, `${order} ${mark}`, slots.ends ? `e ${order}` : `n ${order}`);
  add(`right ${right}`, hero);
  add(`lr ${left} ${right}`, order);
  out.push(`lg ${left} ${bucket(slots.leftGap)}`, `rg ${right} ${bucket(slots.rightGap)}`);
  add(`join ${joined} ${last}`, cm);
  add(`join ${joined}`);
  out.push(`last ${last} ${c}`);
  add(`w-1 ${id(-1)}`, order);
  add(`w+1 ${id(1)}`, order);
  out.push(`w-2 ${id(-2)} ${id(-1)}`, `w+2 ${id(1)} ${id(2)}`, `w-+ ${id(-1)} ${id(1)}`);
  out.push(`w-3 ${id(-3)} ${id(-2)} ${id(-1)}`, `w+3 ${id(1)} ${id(2)} ${id(3)}`);
  out.push(`at-2 ${id(-2)}`, `at+2 ${id(2)}`);
  add(`kind ${kind}`, many, `${hero} ${first}`, mark);
  const named =
    id(1) === 'kind' || id(2) === 'kind' ? 'before' : id(-1) === 'kind' || id(-2) === 'kind' ? 'behind' : '';
  if (named) add(`by ${named}`, kind, cm);
  return out;
}

/** A key is gathered and lava is in the way, whatever the language: what shows a thing is the same in each. */
function ownFeatures({ picture }: Mention, taken: string, many: string): string[] {
  return [`p ${picture}`, `p ${picture} ${taken}`, `p ${picture} ${many}`];
}

/** The classes of the things before and behind, however far they are. */
function neighbourFeatures(line: readonly Unit[], at: number, { kind }: Mention): string[] {
  const isThing = ({ mention }: Unit): boolean => mention !== undefined;
  const before = line[line.findLastIndex((unit, k) => k < at && isThing(unit))]?.id ?? 'edge';
  const next = line[line.findIndex((unit, k) => k > at && isThing(unit))];
  const behind = next?.id ?? 'edge';
  const c = line[at]?.id ?? 'O';
  return [
    `pc ${before} ${c}`,
    `nc ${behind} ${c}`,
    `pn ${before} ${c} ${behind}`,
    `nk ${next?.mention?.kind ?? '-'} ${kind}`,
  ];
}

/** Units between a thing and a verb that may be its own. */
const REACH = 5;

/** The nearest deed on each side, no further than its clause: what milks, carries and rocks is the same in every language. */
function verbFeatures(line: readonly Unit[], at: number, order: Order): string[] {
  const { id: c = 'O' } = line[at] ?? {};
  const out: string[] = [];
  for (const [name, step] of [
    ['lv', -1],
    ['rv', 1],
  ] as const)
    for (let k = at + step, gone = 0; gone < REACH && line[k] && line[k]?.id !== 'stop'; k += step, gone += 1) {
      const verb = step < 0 ? line[k]?.verbs.at(-1) : line[k]?.verbs[0];
      if (verb === undefined) continue;
      out.push(`${name} ${verb} ${order}`, `${name} ${verb} ${c}`);
      break;
    }
  return out;
}

/** The words that a thing is said in, and those right before and behind it: what no list of events knows is learnt by itself. */
function wordFeatures(line: readonly Unit[], at: number): string[] {
  const { id: c = 'O', words: own = [] } = line[at] ?? {};
  const out = [`o ${own.join(' ')}`, `os ${stemOf(own.at(-1) ?? '')}`];
  const near = (name: string, word: string | undefined): void => {
    if (word === undefined) return;
    out.push(`${name} ${word}`, `${name}s ${stemOf(word)} ${c}`);
  };
  const before = line.slice(Math.max(0, at - 3), at).flatMap(({ words }) => words);
  const behind = line.slice(at + 1, at + 4).flatMap(({ words }) => words);
  near('l1', before.at(-1));
  near('l2', before.at(-2));
  near('r1', behind[0]);
  near('r2', behind[1]);
  return out;
}
