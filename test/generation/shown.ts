/** Which things of a cast a kind draws, measured: designs in which the prompt named as many as there may be, played by the kind's bot, and watched. */
import { parseBrief } from '../../src/generation/brief.js';
import type { Actor, GameDesign, GameMode, Genre } from '../../src/generation/design.js';
import { fillBrief } from '../../src/generation/filling/index.js';
import { slotsIn } from '../../src/generation/filling/settle.js';
import { entryOf, KINDS } from '../../src/generation/genres/index.js';
import {
  SHOWN_SLOTS,
  type Shown,
  type ShownRow,
  type ShownSlot,
} from '../../src/generation/genres/speech.shown.types.js';
import { SPEECHES } from '../../src/generation/genres/speeches.js';
import { of } from '../../src/generation/kit/of.js';
import { seenIn } from './watched.js';

/** Pictures that are neither food nor alive, but for the enemies, so that no kind takes one for another sort of thing. */
const PICTURES = {
  hero: ['teddy-bear'],
  enemies: ['ghost', 'wolf', 'dragon', 'snake'],
  items: ['gem-stone', 'key', 'ring', 'coin', 'bell', 'candle'],
  goal: ['trophy'],
  obstacles: ['rock', 'log', 'brick', 'barrier'],
  projectile: ['fire'],
  deco: ['cactus', 'tent', 'fountain', 'moai', 'palm-tree', 'potted-plant'],
} as const satisfies Partial<Record<ShownSlot, readonly string[]>>;
const WATCHED: ReadonlySet<string> = new Set(Object.values(PICTURES).flat());

type CastSlot = Exclude<ShownSlot, 'sky'>;
const CAST_SLOTS = SHOWN_SLOTS.filter((slot): slot is CastSlot => slot !== 'sky');
const picturesOf = (slot: CastSlot): readonly string[] => PICTURES[slot === 'shot' ? 'projectile' : slot];

/** Every game of a kind: the plain one, and each mode that words choose. */
export function modesOf(genre: Genre): (GameMode | undefined)[] {
  return [undefined, ...new Set((SPEECHES[genre].modes ?? []).map(({ mode }) => mode))];
}

/** The kind's own design of a prompt that names nothing else. */
function plainDesign(genre: Genre, seed: number): GameDesign {
  const kinds = [{ kind: genre, points: 12, outright: true }];
  return fillBrief({ brief: parseBrief({ v: 1, language: 'en', kinds }), seed, supported: [genre] });
}

function actorOf(sprite: string): Actor {
  const name = `${sprite}-q`;
  return { name, one: name, sprite, traits: [], from: 'prompt' };
}

/** A cast of the theme none of which looks like one that is watched. */
function fillers(cast: GameDesign['cast']): GameDesign['cast'] {
  const other = (one: Actor): Actor => (WATCHED.has(one.sprite) ? { ...one, sprite: 'puzzle-piece' } : one);
  return {
    hero: actorOf(PICTURES.hero[0]),
    enemies: cast.enemies.map(other),
    items: cast.items.map(other),
    obstacles: cast.obstacles.map(other),
    deco: cast.deco.map(other),
    ...(cast.goal ? { goal: other(cast.goal) } : {}),
    ...(cast.projectile ? { projectile: other(cast.projectile) } : {}),
  };
}

/** A design in which the prompt named the hero and all of these slots, and the theme the rest. */
function designWith(genre: Genre, mode: GameMode | undefined, slots: readonly CastSlot[], seed: number): GameDesign {
  const { mode: _, ...plain } = plainDesign(genre, seed);
  const { feeds } = slotsIn(genre, mode);
  const cast = fillers(plain.cast);
  for (const slot of slots) {
    const made = picturesOf(slot).map(actorOf);
    const [first] = made;
    if (slot === 'hero' || !first) continue;
    if (slot === 'goal') cast.goal = first;
    else if (slot === 'projectile' || slot === 'shot') cast.projectile = first;
    // the last ones are who is fed
    else if (slot === 'items' && feeds)
      cast.items = made.map((one, at) => (at < made.length - 2 ? one : { ...one, traits: [feeds] }));
    else cast[slot] = made;
  }
  const shoots = slots.includes('shot') && KINDS[genre]?.kind.rules.includes('shooting');
  const rules = shoots ? [...plain.rules, { rule: 'shooting' as const }] : plain.rules;
  return { ...plain, cast, rules, ...(mode ? { mode } : {}) };
}

/** Scenery is drawn by chance, so that of many one is not seen. */
const MANY_DECO = 3;

/** How many of a slot are seen in any of these games. */
function countIn(slot: CastSlot, games: readonly ReadonlySet<string>[]): number {
  const pictures = picturesOf(slot);
  const seen = pictures.filter((sprite) => games.some((game) => game.has(sprite))).length;
  return slot === 'deco' && seen >= MANY_DECO ? pictures.length : seen;
}

const SEEDS = [7, 104_736, 4242];

/** What a kind draws in one of its games. */
export function measure(genre: Genre, mode: GameMode | undefined, seeds: readonly number[] = SEEDS): ShownRow {
  const games = (slots: readonly CastSlot[]): ReadonlySet<string>[] =>
    seeds.map((seed) => seenIn(designWith(genre, mode, slots, seed)));
  const all = CAST_SLOTS.filter((slot) => slot !== 'shot');
  const crowded = games(all);
  const row = CAST_SLOTS.map((slot): [ShownSlot, Shown] => {
    const alone = countIn(slot, games([slot]));
    return [slot, { crowded: slot === 'shot' ? alone : Math.min(alone, countIn(slot, crowded)), alone }];
  });
  const design = designWith(genre, mode, [], 7);
  const sky = of(entryOf(design)?.kind.covers ?? false, design) ? 0 : 1;
  return Object.fromEntries([...row, ['sky', { crowded: sky, alone: sky }]]) as ShownRow;
}
