/** What a wish says of the cast: who comes, who goes, who takes whose place. */
import { AGENTS, SITES, sortsOf } from '../../lexicon/sorts.js';
import type { Brief, BriefSpan, BriefThing } from '../../brief.js';
import { SEATS, type CastMove, type Comer, type SeatPart } from '../../change/index.js';
import type { Genre } from '../../design.js';
import { HOSTILE } from '../../lexicon/hostile.js';
import { spanIn } from '../read-brief.js';
import { nounOf } from '../things.js';
import type { Deed, Thing, Wish } from './wish.js';

const PARTS: ReadonlySet<string> = new Set(SEATS.filter((part) => part !== 'place'));
const MOST_TRAITS = 6;

/** A game, and what of the wish is the name of another kind. */
interface About {
  readonly wish: Wish;
  readonly game: Brief;
  readonly asked: Genre | undefined;
  /** where it says that the game happens */
  readonly place: BriefSpan | undefined;
}

/** The one of the cast that a thing names: by its picture, or by its name. */
function seatOf({ game }: Pick<About, 'game'>, thing: Thing): BriefThing | undefined {
  if (thing.type !== 'mention' || !thing.mention) return undefined;
  const typed = thing.typed?.toLowerCase();
  const seated = game.things.filter(({ part }) => part !== undefined);
  return seated.find(({ is }) => is === thing.id) ?? seated.find(({ word }) => word?.toLowerCase() === typed);
}

function comer({ wish }: About, { mention }: Thing): Comer {
  if (!mention) throw new Error('a thing without a picture');
  const spanOf = spanIn(wish);
  const noun = nounOf(mention, wish.tokens, spanOf);
  const traits = mention.traits.slice(0, MOST_TRAITS).map((trait) => nounOf(trait, wish.tokens, spanOf));
  return { ...noun, traits };
}

/** Where a thing that comes without a part belongs. */
function partOf(thing: Thing): SeatPart {
  if (thing.role && PARTS.has(thing.role) && thing.sure >= 5) return thing.role as SeatPart;
  const kind = thing.mention?.kind ?? 'object';
  if (HOSTILE.has(thing.id) || AGENTS.has(kind)) return 'enemy';
  if (SITES.has(kind) || /moon|sun(?:-|$)|cloud/u.test(thing.id)) return 'place';
  if (kind === 'plant') return /tree|cactus/u.test(thing.id) ? 'obstacle' : 'item';
  return /^(?:rock|brick|wood|locked|oil-drum)$/u.test(thing.id) ? 'obstacle' : 'item';
}

/** "replace the wolves with sharks", "the hero should be a cat", "make the enemies robots". Undefined where it is none of those. */
function exchange(about: About, from: Thing, to: Thing): CastMove | undefined {
  if (to.type !== 'mention' || !to.mention) return undefined;
  const by = comer(about, to);
  if (from.type === 'part' || (from.type === 'rule' && from.id === 'boss'))
    return PARTS.has(from.id) ? { do: 'recast', part: from.id as SeatPart, by } : undefined;
  const known = seatOf(about, from);
  return known && { do: 'replace', who: known.id, by };
}

/** The things of a deed in pairs: who goes, and who comes for it. */
function pairOf({ act, before, things }: Deed): [Thing, Thing] | undefined {
  if (act !== 'replace' && act !== 'become') return undefined;
  const able = (thing: Thing): boolean =>
    thing.type === 'mention' || thing.type === 'part' || (thing.type === 'rule' && thing.id === 'boss');
  const [earlier, own] = [before.filter(able), things.filter(able)];
  const [first, second] = own;
  if (first && second) return [first, second];
  const stood = earlier.at(-1);
  return stood && first ? [stood, first] : undefined;
}

/** Everything that the wish says of who plays what. */
export function readCast(about: About): CastMove[] {
  const { wish } = about;
  const moves: CastMove[] = [];
  const done = new Set<Thing>();
  const all = wish.deeds.flatMap(({ things }) => things);
  const tried = (from: Thing, to: Thing): void => {
    const move = done.has(from) || done.has(to) ? undefined : exchange(about, from, to);
    if (!move) return;
    moves.push(move);
    done.add(from).add(to);
  };
  for (const deed of wish.deeds) {
    const pair = pairOf(deed);
    if (pair) tried(...pair);
  }
  // "cats instead of dogs"
  for (const thing of all.filter(({ instead, mention }) => instead && mention)) {
    const near = all
      .filter((one) => one.type === 'mention' && !one.negated && !done.has(one))
      .toSorted((a, b) => Math.abs(a.from - thing.from) - Math.abs(b.from - thing.from))[0];
    if (near) tried(thing, near);
  }
  // "the hero is a cat", "enemies: robots"
  for (const [i, thing] of all.entries()) {
    const next = all[i + 1];
    if (thing.type !== 'part' || thing.negated || !next?.mention || next.negated) continue;
    const says = next.role === thing.id && next.sure >= 7;
    const links = wish.tokens.slice(thing.to, next.from).map(({ folded }) => folded);
    if (says || (next.from - thing.to <= 3 && links.some((word) => LINKS.has(word)))) tried(thing, next);
  }
  const rest = wish.deeds
    .flatMap(({ act, before, things }) =>
      (act === 'remove' && things.length === 0 ? before : things).map((thing) => ({ act, thing })),
    )
    .filter(({ thing }) => thing.type === 'mention' && !done.has(thing));
  const leaves = ({ act, thing }: (typeof rest)[number]): boolean => act === 'remove' || thing.negated;
  // whoever comes comes first: the last one can't go
  for (const { act, thing } of rest.filter((one) => !leaves(one))) moves.push(...come(about, act, thing));
  for (const { thing } of rest.filter(leaves)) {
    const known = seatOf(about, thing);
    if (known) moves.push({ do: 'remove', who: known.id, span: spanIn(wish)(thing) });
  }
  return moves;
}

/** What weather and the time of day are pictured as. */
const IN_THE_SKY = sortsOf('nature', 'sign', 'object', 'building');

/** A thing that no word sends away. */
function come(about: About, act: Deed['act'], thing: Thing): CastMove[] {
  const { wish, asked, place } = about;
  const over = (type: string, id?: string): boolean =>
    wish.spans.some(
      (span) =>
        span.type === type && (id === undefined || span.id === id) && span.from < thing.to && span.to > thing.from,
    );
  const part = partOf(thing);
  // rain is weather, whatever picture there is of it
  const plays = thing.sure >= 5 && /^(?:enemy|hero|item|projectile)$/u.test(thing.role ?? '');
  if ((over('weather') || over('time')) && IN_THE_SKY.has(thing.mention?.kind ?? 'object') && !plays) return [];
  // "as a snake" is the kind that was asked for
  if (asked && over('kind', asked)) return [];
  // "I get stuck in a wall" wants no more walls
  if (act === undefined && wish.words.some(({ id }) => id === 'broken')) return [];
  const known = seatOf(about, thing);
  const add = (to: SeatPart): CastMove[] => [{ do: 'add', part: to, thing: comer(about, thing) }];
  if (known) {
    // it is there: only another part for it is news, or that it is named now
    if (thing.role === 'hero' && thing.sure >= 8 && known.part !== 'hero') return add(part);
    return known.sure === 0 ? add(known.part as SeatPart) : [];
  }
  // "in the castle": a place and no thing
  if (thing.role === 'place' && over('theme')) return [];
  const { start, end } = spanIn(wish)(thing);
  if (part === 'place' && place && place.start < end && place.end > start) return [];
  return add(act === 'add' && part === 'hero' && thing.sure < 8 ? 'enemy' : part);
}

const LINKS: ReadonlySet<string> = new Set(
  'is are be being now as like es son ser sea sean sind ist sein als est sont soit être são é seja sono sia essere è это は が を 是 为 当 =: :'.split(
    ' ',
  ),
);
