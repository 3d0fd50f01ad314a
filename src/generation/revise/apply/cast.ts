/** The things of a brief, as a change has them: who comes, who goes, who takes whose place. */
import type { Brief, BriefThing } from '../../brief.js';
import type { CastMove, Comer, SeatPart } from '../../change/index.js';
import { pictureOf } from '../../filling/index.js';
import { SPEECHES } from '../../genres/speeches.js';
import { FILLER, freshId } from '../standing.js';
import { dropRule, note, ruleIn, setRule, type Draft } from './draft.js';

/** Most that a cast has of each; who leads from behind stands among the enemies. */
const MOST: Readonly<Record<string, number>> = { enemy: 4, item: 6, obstacle: 4, place: 6 };
const SAID = 8;

const listOf = (part: BriefThing['part']): string | undefined => (part === 'boss' ? 'enemy' : part);
const shows = ({ is }: BriefThing, comer: Comer): boolean => pictureOf(is) === pictureOf(comer.is);

export function applyCast(draft: Draft, moves: readonly CastMove[]): void {
  for (const move of moves) {
    const things = draft.brief.things;
    if (move.do === 'remove') {
      const one = things.find(({ id }) => id === move.who);
      if (one) remove(draft, one, move.span);
    } else if (move.do === 'replace') {
      const one = things.find(({ id }) => id === move.who);
      if (one?.part) seat(draft, one.part as SeatPart, move.by, [one]);
    } else if (move.do === 'recast') {
      // "the enemies are robots": all of them
      const over = things.filter(({ part }) => part === move.part);
      seat(draft, move.part, move.by, over);
    } else {
      const known = things.find((one) => one.part === move.part && shows(one, move.thing));
      if (known) name(draft, known, move.thing);
      else seat(draft, move.part, move.thing);
    }
  }
}

/** Who was there to fill a gap is named now. */
function name(draft: Draft, known: BriefThing, { span }: Comer): void {
  if (known.sure === FILLER)
    draft.brief.things = draft.brief.things.map((one) => (one === known ? { ...one, sure: SAID } : one));
  wanted(draft, known);
  note(draft, span, asOf(known.part), pictureOf(known.is));
}

/** Whoever is asked for is refused no more, and rules that go with a part come with it. */
function wanted(draft: Draft, { is, part }: BriefThing): void {
  const { brief } = draft;
  brief.refused = brief.refused.filter((one) => !('thing' in one) || pictureOf(one.thing.is) !== pictureOf(is));
  if (part === 'enemy' || part === 'boss') dropRule(draft, 'noEnemies');
  if (part === 'boss' && !ruleIn(draft, 'bossEvery')) setRule(draft, { rule: 'boss' });
  if (part === 'projectile') setRule(draft, { rule: 'shooting' });
}

const asOf = (part: BriefThing['part']): string => (part === 'place' || part === undefined ? 'scenery' : part);

/** Puts somebody where `part` is; those of `over` make way. */
function seat(draft: Draft, part: SeatPart, { span, ...comer }: Comer, over: readonly BriefThing[] = []): void {
  const { brief } = draft;
  const list = listOf(part);
  const single = MOST[list ?? ''] === undefined;
  const isOut = (one: BriefThing): boolean =>
    over.includes(one) || (listOf(one.part) === list && (single || shows(one, comer)));
  const id = freshId('n', new Set(brief.things.map((one) => one.id)));
  const fresh: BriefThing = { ...comer, id, part, sure: SAID };
  const at = brief.things.findIndex((one) => over[0] === one);
  const first = brief.things.findIndex((one) => listOf(one.part) === list);
  // a boss leads from behind, what is new shows itself first
  const place = at >= 0 ? at : part === 'boss' || first < 0 ? brief.things.length : first;
  const next = brief.things.toSpliced(place, 0, fresh);
  const kept = next.filter((one) => one === fresh || !isOut(one));
  brief.things = bounded(kept, fresh, list, mostOf(brief, list));
  wanted(draft, fresh);
  note(draft, span, asOf(part), pictureOf(comer.is));
}

/** A board of pictures has more things than other games. */
function mostOf({ kinds: [kind] }: Draft['brief'], list: string | undefined): number | undefined {
  const shown = list === 'item' && kind ? (SPEECHES[kind.kind].slots.items ?? 0) : 0;
  const most = MOST[list ?? ''];
  return most === undefined ? undefined : Math.max(most, shown);
}

/** No more of a list than a game has: who fills a gap goes first, then the last. */
function bounded(
  things: Brief['things'],
  fresh: BriefThing,
  list: string | undefined,
  most: number | undefined,
): Brief['things'] {
  let left = things;
  for (;;) {
    const own = left.filter((one) => listOf(one.part) === list && one !== fresh);
    if (most === undefined || own.length < most) return left;
    const spare = own.findLast(({ sure }) => sure === FILLER) ?? own.at(-1);
    left = left.filter((one) => one !== spare);
  }
}

/** Takes somebody out; the last enemy gone leaves none, and a kind wants one to draw all the same. */
function remove(draft: Draft, one: BriefThing, span: BriefThing['span']): void {
  const { brief } = draft;
  const list = listOf(one.part);
  const others = brief.things.filter((other) => other !== one && listOf(other.part) === list);
  if (list === 'enemy' && others.length === 0) {
    setRule(draft, { rule: 'noEnemies' });
    brief.things = brief.things.map((other) => (other === one ? { ...one, sure: FILLER } : other));
  } else brief.things = brief.things.filter((other) => other !== one);
  brief.refused = [...brief.refused, { thing: { is: one.is } }].slice(-64);
  note(draft, span, asOf(one.part), 'none');
}
