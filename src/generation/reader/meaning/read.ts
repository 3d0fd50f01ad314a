/** The cast of a prompt: every thing with its part, how plainly the prompt says so, and what the event means for the game. */
import { SITES, sortsOf } from '../../lexicon/sorts.js';
import { isLabelPicture } from '../../lexicon/labels.js';
import type { Mention } from '../mention.js';
import { ROLE_OF_WORD, type Cast, type Role } from '../roles.types.js';
import type { Token } from '../../vocabulary/tokens.js';
import type { Span } from '../../vocabulary/vocabulary.js';
import { decide, layOut, type Decided } from './decide.js';
import type { Unit } from './line.js';
import { parseWeights, type Weights } from '../linear/weights.js';
import { ANSWERS } from './model.js';
import { withRivals } from './rivals.js';
import * as written from './weights.js';

let weights: Weights | undefined;

/** Reads by other weights from now on; undefined for those that are kept. Only for measuring what a model learnt. */
export function useWeights(other: Weights | undefined): void {
  weights = other;
}

/** Events that name a part outright. */
const OUTRIGHT: ReadonlySet<string> = new Set([
  'play',
  'word:hero',
  'word:enemy',
  'word:boss',
  'word:item',
  'word:goal',
  'word:obstacle',
]);
/** Small words that tie a thing to no event. */
const LOOSE: ReadonlySet<string> = new Set(['none', 'with', 'in', 'of', 'for', 'as', 'also', 'is']);
/** From here a word leads to a picture. */
const SHOWN = 1;
/** A lead over the next answer that is no accident, in the model's weights. */
const PLAIN = 40;

/** 0–10: 8 where a word names the part, 7 and 5 where an event says it, 2 where only the kind of thing does. */
function sureness({ place: { slots }, lead, answer }: Decided): number {
  if (answer === 'free') return 0;
  const outright = slots.object !== undefined && OUTRIGHT.has(slots.object) && slots.leftGap <= 2;
  if (outright) return 8;
  const said = slots.object ?? slots.subject ?? slots.tied;
  if (said === undefined && LOOSE.has(slots.mark)) return 2;
  return lead >= PLAIN ? 7 : 5;
}

/** Events that aim at what stands behind "at" and "on": it is no place. */
const AIMS: ReadonlySet<string> = new Set([
  'throw',
  'shoot',
  'hit',
  'reach',
  'bring',
  'guard',
  'attack',
  'fight',
  'over',
  'push',
]);

/** What one may be on, in or at. */
const PLACED = sortsOf(...SITES, 'object', 'vehicle');

/** "on the beach", "in space": where one is, whatever picture there is of it. */
function isPlace({ place: { slots, mention }, answer }: Decided, kind: string): boolean {
  if (slots.mark !== 'in' && slots.mark !== 'at') return false;
  if (!PLACED.has(mention.kind) || !/^(?:free|item|enemy|hero)$/u.test(answer)) return false;
  // a race on fridges is one of fridges
  if (answer === 'hero' && kind !== 'none') return false;
  return slots.tied === undefined || !(AIMS.has(slots.tied) || slots.tied.startsWith('word:'));
}

/** What no event says anything of: where it is, what comes with it, or nothing. */
function looseRole({ place: { slots } }: Decided): Role {
  if (slots.mark === 'in' || slots.mark === 'at') return 'place';
  return slots.mark === 'with' || slots.mark === 'of' ? 'with' : 'free';
}

/** Whom something is kept safe from, and who must not notice. */
function threatOf({ place: { slots }, answer }: Decided): Cast['threat'] {
  if (answer !== 'enemy') return undefined;
  const { object, tied, left, right, mark } = slots;
  if (object === 'sneak' || tied === 'sneak' || (right === 'sneak' && slots.rightThings === 0)) return 'watching';
  const kept = /^(?:from|vs|by|at)$/u.test(mark) && (left === 'guard' || right === 'guard');
  return tied === 'guard' || kept ? 'warded' : undefined;
}

/** What is hit where it pops up, and what the game is about throwing. */
function deedOf(line: readonly Unit[], { place: { slots, at }, answer }: Decided): Cast['deed'] {
  if (answer === 'item' && slots.object === 'hit' && slots.leftThings === 0 && slots.leftGap <= 1) {
    const before = line[at - slots.leftGap - 2]?.id ?? 'stop';
    if (/^(?:stop|comma|must|you|to|and|game|rel|x|if)$/u.test(before)) return 'struck';
  }
  if (answer !== 'projectile') return undefined;
  const named = slots.right === 'throw' && slots.rightGap === 0 && !line[at + 2]?.mention;
  return named || (slots.left === 'throw' && slots.mark === 'of') ? 'thrown' : undefined;
}

/** A noun that nothing shows is a thing of the game where the prompt gives it a part, and else only a word. */
const isCast = ({ mention, role }: Cast): boolean =>
  mention.sure >= SHOWN || !isLabelPicture(mention.picture) || !/^(?:free|with|place|ally)$/u.test(role);

/** Reads the parts of the things that a prompt wants. */
export function readParts(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  spans: readonly Span[],
  language: string,
): Cast[] {
  weights ??= parseWeights(written, ANSWERS);
  const layout = layOut(mentions, tokens, spans, language);
  const cast = decide(layout, weights).map((one): Cast => {
    const threat = threatOf(one);
    const deed = deedOf(layout.scene.line, one);
    const { mention, slots } = one.place;
    const called = slots.called === undefined ? undefined : ROLE_OF_WORD[slots.called];
    const place = isPlace(one, layout.scene.kind);
    return {
      mention,
      role: called ?? (place ? 'place' : one.answer === 'free' ? looseRole(one) : one.answer),
      sure: threat ? 9 : called ? 8 : place ? 2 : sureness(one),
      ...(threat ? { threat } : {}),
      ...(deed ? { deed } : {}),
    };
  });
  return withRivals(cast.filter(isCast), layout.scene.line);
}
