/** Things that a brief names and that are neither drawn in the game, nor told, nor something else than a thing. */
import { parseBrief } from '../../src/generation/brief.js';
import type { GameDesign } from '../../src/generation/design.js';
import { drawnIn } from '../../src/generation/filling/drawn.js';
import { slotsIn } from '../../src/generation/filling/settle.js';
import { pictureOf } from '../../src/generation/filling/things.js';
import { isMeant, MOST_UNMADE } from '../../src/generation/filling/unmade.js';
import { SPEECHES } from '../../src/generation/genres/speeches.js';

interface Stretch {
  readonly start: number;
  readonly end: number;
}
const meets = (one: Stretch, other: Stretch): boolean => one.start < other.end && one.end > other.start;

/** Every stretch of a value, wherever it is. */
function stretchesOf(value: unknown): Stretch[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('start' in value && 'end' in value) return [value as Stretch];
  return Object.values(value).flatMap(stretchesOf);
}

/** As typed. */
export function untoldThings(design: GameDesign): string[] {
  const { things, events: _, refused: __, ...rest } = parseBrief(design.brief);
  const { genre, mode, asks, ignored, evidence } = design;
  const drawn = drawnIn(design);
  const own = new Set([...(slotsIn(genre, mode).itself ?? []), ...(SPEECHES[genre].draws ?? [])]);
  const { cast } = design;
  const named = [
    cast.hero,
    ...cast.enemies,
    ...cast.items,
    ...cast.obstacles,
    ...cast.deco,
    cast.goal,
    cast.projectile,
  ];
  const names = new Set(named.flatMap((one) => (one && drawn.has(one.sprite) ? [one.name.toLowerCase()] : [])));
  // a wish, a name, a number, the place: told and kept as such
  const otherwise = [...asks, ...stretchesOf(rest)];
  const isFull = asks.filter(({ kind, outcome }) => kind === 'wish' && outcome === 'dropped').length >= MOST_UNMADE;
  return things.flatMap((thing) => {
    const { word, span, is } = thing;
    if (word === undefined || !span || !isMeant(thing) || isFull) return [];
    const pictures = [pictureOf(is), ...evidence.filter((one) => meets(one, span)).map(({ value }) => value)];
    const isIn = pictures.some((one) => drawn.has(one) || own.has(one)) || names.has(word.toLowerCase());
    const isTold =
      otherwise.some((one) => meets(one, span)) ||
      asks.some(({ text }) => text.toLowerCase() === word.toLowerCase()) ||
      ignored.some((line) => line.includes(word));
    return isIn || isTold ? [] : [word];
  });
}
