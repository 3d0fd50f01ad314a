/** What a wish says of the cast: who comes, who goes, who takes whose place. */
import { designText, type Actor, type GameDesign } from '../design.js';
import { baseForm, nameOf, PACKS } from '../filling/index.js';
import { HOSTILE } from '../lexicon/hostile.js';
import { dropRule, filler, note, ruleIn, setRule, type Draft } from './draft.js';
import type { Deed, Thing } from '../reader/index.js';

export type Part = 'hero' | 'enemy' | 'item' | 'goal' | 'obstacle' | 'projectile' | 'boss' | 'deco';
const LIST = { enemy: 'enemies', item: 'items', obstacle: 'obstacles', deco: 'deco' } as const;
const MOST = { enemies: 4, items: 6, obstacles: 4, deco: 6 } as const;
const PARTS: ReadonlySet<string> = new Set(['hero', 'enemy', 'item', 'goal', 'obstacle', 'projectile', 'boss']);

interface Seat {
  readonly part: Part;
  readonly actor: Actor;
}

export function seats({ cast }: Pick<GameDesign, 'cast'>): Seat[] {
  return [
    { part: 'hero', actor: cast.hero },
    ...cast.enemies.map((actor): Seat => ({ part: 'enemy', actor })),
    ...cast.items.map((actor): Seat => ({ part: 'item', actor })),
    ...(cast.goal ? [{ part: 'goal', actor: cast.goal } as const] : []),
    ...cast.obstacles.map((actor): Seat => ({ part: 'obstacle', actor })),
    ...(cast.projectile ? [{ part: 'projectile', actor: cast.projectile } as const] : []),
    ...cast.deco.map((actor): Seat => ({ part: 'deco', actor })),
  ];
}

/** The one of the cast that a thing names: by its picture, or by its name. */
function seatOf(draft: Draft, thing: Thing): Seat | undefined {
  if (thing.type !== 'mention' || !thing.mention) return undefined;
  const typed = thing.typed?.toLowerCase();
  const all = seats(draft.design);
  return (
    all.find(({ actor }) => actor.sprite === thing.id) ?? all.find(({ actor }) => actor.name.toLowerCase() === typed)
  );
}

function actorOf(
  { wish, design }: Draft,
  { mention, typed: word = '', isWord, traits = [] }: Thing,
  part: Part,
): Actor {
  const { lang } = design;
  if (!mention) throw new Error('a thing without a picture');
  const typed = word.replace(/^\d+ /u, '');
  const own = wish.language === lang && isWord;
  const name = own
    ? baseForm(lang === 'de' ? typed : typed.toLowerCase(), mention.picture, lang, part === 'hero')
    : nameOf(mention.picture, lang);
  return {
    name: designText(name, 40),
    sprite: mention.picture,
    traits: [...(part === 'boss' ? ['boss'] : []), ...traits.map((trait) => designText(trait, 24))].slice(0, 6),
    from: 'prompt',
  };
}

/** Puts an actor where `part` is; `over` makes way for it. */
function seat(draft: Draft, part: Part, actor: Actor, over?: Actor): void {
  const { design } = draft;
  const cast = { ...design.cast };
  if (part === 'hero' || part === 'goal' || part === 'projectile') cast[part] = actor;
  else {
    const list = LIST[part === 'boss' ? 'enemy' : part];
    const known = cast[list].filter((one) => one !== over && one.sprite !== actor.sprite);
    const at = over ? cast[list].indexOf(over) : -1;
    // a boss leads from behind, what is new shows itself first
    const next = at >= 0 ? known.toSpliced(at, 0, actor) : part === 'boss' ? [...known, actor] : [actor, ...known];
    while (next.length > MOST[list]) {
      const spare = next.findLastIndex((one) => one.from !== 'prompt' && one !== actor);
      next.splice(spare >= 0 ? spare : next.findLastIndex((one) => one !== actor), 1);
    }
    cast[list] = next;
  }
  design.cast = cast;
  if (part === 'enemy' || part === 'boss') dropRule(draft, 'noEnemies');
  if (part === 'boss' && !ruleIn(draft, 'bossEvery')) setRule(draft, { rule: 'boss' });
  if (part === 'projectile') setRule(draft, { rule: 'shooting' });
}

/** Takes an actor out; who must be there is followed by one of the place. */
function unseat(draft: Draft, { part, actor }: Seat): void {
  const { design } = draft;
  const pack = PACKS[design.theme.id];
  const taken = new Set(seats(design).map((one) => one.actor.sprite));
  const next = (from: readonly string[], or: string): Actor =>
    filler(from.find((sprite) => !taken.has(sprite)) ?? or, design.lang);
  const cast = { ...design.cast };
  if (part === 'hero') cast.hero = next(pack.hero, 'star');
  else if (part === 'goal') cast.goal = next([pack.goal], 'chequered-flag');
  else if (part === 'projectile') cast.projectile = next([pack.projectile], 'star');
  else {
    const list = LIST[part === 'boss' ? 'enemy' : part];
    const left = cast[list].filter((one) => one !== actor);
    if (left.length === 0 && part === 'enemy') {
      // the last enemy gone leaves none; the kinds want one to draw all the same
      setRule(draft, { rule: 'noEnemies' });
      return;
    }
    cast[list] = left.length === 0 && part === 'item' ? [next(pack.items, 'star')] : left;
  }
  design.cast = cast;
}

/** Where a thing that comes without a part belongs. */
function partOf(thing: Thing): Part {
  if (thing.role && PARTS.has(thing.role) && thing.sure >= 5) return thing.role as Part;
  const kind = thing.mention?.kind ?? 'o';
  if (HOSTILE.has(thing.id) || 'acpvm'.includes(kind)) return 'enemy';
  if (kind === 'b' || kind === 'n' || /moon|sun(?:-|$)|cloud/u.test(thing.id)) return 'deco';
  if (kind === 'l') return /tree|cactus/u.test(thing.id) ? 'obstacle' : 'item';
  return /^(?:rock|brick|wood|locked|oil-drum)$/u.test(thing.id) ? 'obstacle' : 'item';
}

function put(draft: Draft, thing: Thing, part: Part, over?: Actor): void {
  const actor = actorOf(draft, thing, part);
  seat(draft, part, actor, over);
  note(draft, thing.from, thing.to, part === 'deco' ? 'scenery' : part, actor.sprite);
}

/** "replace the wolves with sharks", "the hero should be a cat", "make the enemies robots". True where it was one of those. */
function exchange(draft: Draft, from: Thing, to: Thing): boolean {
  if (to.type !== 'mention' || !to.mention) return false;
  if (from.type === 'part' || (from.type === 'rule' && from.id === 'boss')) {
    const part = from.id as Part;
    if (!PARTS.has(part)) return false;
    const list =
      part === 'hero' || part === 'goal' || part === 'projectile'
        ? undefined
        : draft.design.cast[LIST[part === 'boss' ? 'enemy' : part]];
    const plain = list?.filter(({ traits }) => !traits.includes('boss')) ?? [];
    const boss = list?.find(({ traits }) => traits.includes('boss'));
    if (list && part !== 'boss') {
      // "the enemies are robots": all of them
      draft.design.cast = {
        ...draft.design.cast,
        [LIST[part as keyof typeof LIST]]: list.filter((one) => one === plain[0] || one === boss),
      };
      put(draft, to, part, plain[0]);
    } else put(draft, to, part, boss);
    return true;
  }
  const known = seatOf(draft, from);
  if (!known) return false;
  put(draft, to, known.part, known.actor);
  return true;
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
export function reviseCast(draft: Draft): void {
  const { wish } = draft;
  const done = new Set<Thing>();
  const all = wish.deeds.flatMap(({ things }) => things);
  for (const deed of wish.deeds) {
    const pair = pairOf(deed);
    if (pair && pair.every((thing) => !done.has(thing)) && exchange(draft, ...pair))
      pair.forEach((thing) => done.add(thing));
  }
  // "cats instead of dogs"
  for (const thing of all.filter(({ instead, mention }) => instead && mention)) {
    const near = all
      .filter((one) => one.type === 'mention' && !one.negated && !done.has(one))
      .toSorted((a, b) => Math.abs(a.from - thing.from) - Math.abs(b.from - thing.from))[0];
    if (near && exchange(draft, thing, near)) [near, thing].forEach((one) => done.add(one));
  }
  // "the hero is a cat", "enemies: robots"
  for (const [i, thing] of all.entries()) {
    const next = all[i + 1];
    if (thing.type !== 'part' || done.has(thing) || thing.negated || !next?.mention || done.has(next) || next.negated)
      continue;
    const gap = next.from - thing.to;
    const says = next.role === thing.id && next.sure >= 7;
    const links = wish.tokens.slice(thing.to, next.from).map(({ folded }) => folded);
    if ((says || (gap <= 3 && links.some((word) => LINKS.has(word)))) && exchange(draft, thing, next))
      [thing, next].forEach((one) => done.add(one));
  }
  const rest = wish.deeds.flatMap(({ act, before, things }) =>
    (act === 'remove' && things.length === 0 ? before : things).map((thing) => ({ act, thing })),
  );
  const leaving = rest.filter(
    ({ act, thing }) => thing.type === 'mention' && !done.has(thing) && (act === 'remove' || thing.negated),
  );
  for (const { thing } of leaving) done.add(thing);
  // whoever comes comes first: the last one can't go
  const before = leaving.map(({ thing }) => ({ thing, known: seatOf(draft, thing) }));
  for (const { act, thing } of rest) if (thing.type === 'mention' && !done.has(thing)) come(draft, act, thing);
  for (const { thing, known } of before)
    if (known) {
      unseat(draft, known);
      note(draft, thing.from, thing.to, known.part, 'none');
    }
}

/** A thing that no word sends away. */
function come(draft: Draft, act: Deed['act'], thing: Thing): void {
  const known = seatOf(draft, thing);
  const part = partOf(thing);
  // rain is weather, whatever picture there is of it
  const scenery = draft.wish.spans.some(
    ({ type, from, to }) => (type === 'weather' || type === 'time') && from < thing.to && to > thing.from,
  );
  if (
    scenery &&
    'nsob'.includes(thing.mention?.kind ?? 'o') &&
    !(thing.sure >= 5 && /^(?:enemy|hero|item|projectile)$/u.test(thing.role ?? ''))
  )
    return;
  // "as a snake" is the kind that was asked for
  const kind = draft.wish.spans.some(
    ({ type, id, from, to }) =>
      type === 'kind' && id === draft.design.genre && id !== draft.parent.genre && from < thing.to && to > thing.from,
  );
  if (kind) return;
  // "I get stuck in a wall" wants no more walls
  if (act === undefined && draft.wish.words.some(({ id }) => id === 'broken')) return;
  if (known) {
    // it is there: only another part for it is news
    if (thing.role === 'hero' && thing.sure >= 8 && known.part !== 'hero') put(draft, thing, part);
    else if (known.actor.from !== 'prompt') note(draft, thing.from, thing.to, known.part, known.actor.sprite);
  } else if (thing.role !== 'place' || !themed(draft, thing))
    put(draft, thing, act === 'add' && part === 'hero' && thing.sure < 8 ? 'enemy' : part);
}

const LINKS: ReadonlySet<string> = new Set(
  'is are be being now as like es son ser sea sean sind ist sein als est sont soit être são é seja sono sia essere è это は が を 是 为 当 =: :'.split(
    ' ',
  ),
);

/** "in the castle": a place and no thing */
function themed({ wish }: Draft, { from, to }: Thing): boolean {
  return wish.spans.some((span) => span.type === 'theme' && span.from < to && span.to > from);
}
