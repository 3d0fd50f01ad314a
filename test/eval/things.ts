/** Where the things of a label stand in a design: found by the words as typed, or by a picture that shows them. */
import type { Actor, GameDesign } from '../../src/generation/design.js';
import { labelOf } from '../../src/generation/lexicon/labels.js';
import { hypernymRows, pictureOfEmoji, wordRows } from '../../src/generation/lexicon/lexicon.js';
import type { Label, Role } from './label.js';

type Place = 'hero' | 'enemies' | 'items' | 'goal' | 'obstacles' | 'projectile' | 'deco';

/**
 * Where a thing of that role may stand: a design has no slot for a boss; what is reached is gathered too; what is in the
 * way may be alive. Scenery has no slot that matters to play.
 */
const MAY_STAND: Readonly<Record<Role, readonly Place[]>> = {
  hero: ['hero'],
  enemies: ['enemies', 'obstacles'],
  boss: ['enemies'],
  items: ['items', 'goal'],
  goal: ['goal', 'items'],
  obstacles: ['obstacles', 'enemies'],
  projectile: ['projectile'],
  scenery: ['deco', 'obstacles'],
};

/** The role that a line of evidence gives, by place. */
const EVIDENCE: Readonly<Record<Place, readonly string[]>> = {
  hero: ['hero'],
  enemies: ['enemy', 'boss'],
  items: ['item'],
  goal: ['goal'],
  obstacles: ['obstacle'],
  projectile: ['projectile'],
  deco: ['deco'],
};

export interface Thing {
  readonly word: string;
  /** its English noun, singular */
  readonly noun: string;
  readonly roles: readonly Role[];
}

/** `right`: it stands in its role. `wrong`: it stands in others alone. `missing`: it is in none. */
export type Stand = 'right' | 'wrong' | 'missing';

/** The things of a label; a word that stands in several roles is one thing, right in any of them. */
export function thingsOf(label: Label): Thing[] {
  const things = new Map<string, { word: string; noun: string; roles: Role[] }>();
  for (const [role, list] of Object.entries(label.roles) as [Role, string[]][])
    for (const one of list) {
      const [word = '', noun = ''] = one.split('|');
      const known = things.get(word);
      if (known) known.roles.push(role);
      else things.set(word, { word, noun, roles: [role] });
    }
  return [...things.values()];
}

/** Where `thing` stands in a design that was made of the label's prompt. */
export function standOf(thing: Thing, label: Label, design: GameDesign): Stand {
  const spans = occurrences(thing.word, label.prompt);
  const accepted = label.pictures[thing.word]?.map((emoji) => pictureOfEmoji(emoji));
  const found = placesOf(design).filter(
    ([place, actor]) =>
      (actor.from === 'prompt' || place === 'deco') &&
      (accepted === undefined || accepted.includes(actor.sprite)) &&
      (byEvidence(actor, place, spans, design) || shows(actor, thing)),
  );
  const allowed = thing.roles.flatMap((role) => MAY_STAND[role]);
  if (found.some(([place]) => allowed.includes(place))) return 'right';
  return found.some(([place]) => place !== 'deco') ? 'wrong' : 'missing';
}

function placesOf({ cast }: GameDesign): (readonly [Place, Actor])[] {
  return [
    ['hero', cast.hero],
    ...cast.enemies.map((actor) => ['enemies', actor] as const),
    ...cast.items.map((actor) => ['items', actor] as const),
    ...(cast.goal ? [['goal', cast.goal] as const] : []),
    ...cast.obstacles.map((actor) => ['obstacles', actor] as const),
    ...(cast.projectile ? [['projectile', cast.projectile] as const] : []),
    ...cast.deco.map((actor) => ['deco', actor] as const),
  ];
}

type Span = readonly [start: number, end: number];

/** Scripts that part no words, or tie endings to them. */
const UNPARTED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
const LETTER = /[\p{L}\p{M}]/u;

/** Where the word stands in the prompt: as a word of its own, or, if it never does, as a part of one. */
export function occurrences(word: string, prompt: string): Span[] {
  const all: Span[] = [];
  for (let at = prompt.indexOf(word); at >= 0; at = prompt.indexOf(word, at + word.length))
    all.push([at, at + word.length]);
  if (UNPARTED.test(word)) return all;
  const whole = all.filter(
    ([start, end]) => !LETTER.test(prompt[start - 1] ?? ' ') && !LETTER.test(prompt[end] ?? ' '),
  );
  return whole.length > 0 ? whole : all;
}

/** Words of the prompt that were given a role though the label has no thing there, each with the role. */
export function inventedIn(label: Label, design: GameDesign): string[] {
  const spans = thingsOf(label).flatMap(({ word }) => occurrences(word, label.prompt));
  // a boss without a face of its own has the value `yes`
  const played = new Set(Object.values(EVIDENCE).flat());
  played.delete('deco');
  return design.evidence
    .filter(({ as, value }) => played.has(as) && value !== 'yes')
    .filter(({ start, end }) => !spans.some(([from, to]) => from < end && start < to))
    .map(({ as, start, end }) => `${as} ${label.prompt.slice(start, end)}`);
}

const byEvidence = (actor: Actor, place: Place, spans: readonly Span[], design: GameDesign): boolean =>
  design.evidence.some(
    ({ start, end, as, value }) =>
      value === actor.sprite && EVIDENCE[place].includes(as) && spans.some(([from, to]) => from < end && start < to),
  );

let pictures: Map<string, Set<string>> | undefined;

/** The pictures that an English noun names, or that are nearest to it. */
function picturesOf(noun: string): ReadonlySet<string> {
  if (!pictures) {
    pictures = new Map();
    for (const { word, picture } of [...wordRows('en').filter(({ name }) => name), ...hypernymRows()])
      pictures.set(word, (pictures.get(word) ?? new Set()).add(picture));
  }
  return pictures.get(noun) ?? new Set();
}

/** Whether the actor is that thing by its picture or by its name, whatever words it came from. */
function shows({ name, sprite }: Actor, { word, noun }: Thing): boolean {
  const typed = word.toLowerCase();
  return (
    name.toLowerCase() === typed ||
    picturesOf(noun).has(sprite) ||
    sprite === noun.replaceAll(' ', '-') ||
    sprite === labelOf(noun) ||
    sprite === labelOf(typed)
  );
}
