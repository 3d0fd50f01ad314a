/**
 * English nouns without a picture of their own, each with the nearest drawn one in WordNet's tree: capybara → mouse, submarine → ship.
 * Where that one would show a wrong thing (stapler → slot machine) it only tells what sort of thing the noun is.
 */
import type { PictureSort } from '../sorts.js';
import type { Picture } from './pictures.js';
import type { PictureWords } from './word-list.js';
import type { Nouns } from './wordnet.js';
import { groupOf, suits, type NounGroup } from './drawable.js';

/** How far a noun may be from the drawn one that stands for it, in steps of the tree. */
const MOST_UP = 5;
const MOST_DOWN = 3;
const MOST_BETWEEN = 4;
/** a common ancestor nearer to the root than this says too little ("living thing") */
const LEAST_DEPTH = 7;

/** Pictures of one sort of what their name means: a building site is no picture of a dungeon, timber none of an oboe. */
const NARROW = new Set(['construction', 'wood', 'shield']);

/** A drawn sense near a noun. */
interface Near {
  readonly picture: string;
  readonly steps: number;
  /** the noun is a kind of it, or it of the noun; else both are kinds of a third */
  readonly isKind: boolean;
}

/** Whether the near one's picture shows the noun. Animals, plants and food look like their cousins; artifacts and people don't. */
function shows({ picture, steps, isKind }: Near, group: NounGroup, sort: PictureSort): boolean {
  if (group !== 'object' && group !== 'person') return true;
  if (NARROW.has(picture)) return steps === 0;
  if (isKind) return group === 'person' || sort === 'vehicle' || steps <= 2;
  return (sort === 'vehicle' || sort === 'building') && steps <= 2;
}

/**
 * Picture → the nouns that it stands for and, behind a `;`, those that it is only near to; sorted. Those of `words`, which have
 * pictures already, are left out.
 */
export function hypernymList(pictures: readonly Picture[], words: readonly PictureWords[], nouns: Nouns): string[] {
  const { synsets, senses } = nouns;
  const sortOf = new Map(pictures.map(({ name, sort }) => [name, sort]));
  const depthOf = depths(synsets);
  const drawn = new Map<string, string>();
  const known = new Set<string>();
  for (const { picture, names, keywords } of words) {
    const spelled = picture.replaceAll('-', ' ');
    for (const word of [spelled, ...names, ...keywords]) known.add(word);
    const sort = sortOf.get(picture) ?? 'sign';
    for (const word of [spelled, ...names]) {
      const sense = (senses.get(word) ?? []).find((id) => {
        const group = groupOf(synsets.get(id)?.lex);
        return group !== undefined && suits(group, sort);
      });
      if (sense && !drawn.has(sense)) drawn.set(sense, picture);
    }
  }
  const below = nearestBelow(drawn, synsets);
  /** the picture of the sense itself, of what it is a kind of, or of a close cousin */
  const nearest = (sense: string): Near | undefined => {
    let level: readonly string[] = [sense];
    for (let climbed = 0; climbed <= MOST_UP && level.length > 0; climbed += 1) {
      let hit: Near | undefined;
      for (const id of level) {
        const relative = below.get(id);
        const direct = drawn.get(id);
        if (direct !== undefined) hit = { picture: direct, steps: climbed, isKind: true };
        // a cousin must be close: the common ancestor specific enough, and not far from either
        else if (
          hit === undefined &&
          relative &&
          depthOf(id) >= LEAST_DEPTH &&
          climbed + relative.distance <= MOST_BETWEEN
        )
          hit = {
            picture: relative.picture,
            steps: climbed + relative.distance,
            isKind: climbed === 0 && relative.distance === 1,
          };
      }
      if (hit !== undefined) return hit;
      level = level.flatMap((id) => synsets.get(id)?.up ?? []);
    }
    return undefined;
  };
  const found = new Map<string, { shown: string[]; near: string[] }>();
  for (const [lemma, ids] of senses) {
    if (known.has(lemma) || !/^[a-z]{3,16}(?: [a-z]{3,12})?$/u.test(lemma)) continue;
    const sense = ids.slice(0, 2).find((id) => groupOf(synsets.get(id)?.lex) !== undefined);
    const synset = sense === undefined ? undefined : synsets.get(sense);
    if (sense === undefined || !synset || synset.words.every((word) => /^\p{Lu}/u.test(word))) continue;
    // a Latin name of a family or genus is no word of a prompt
    if (synset.words[0] !== undefined && /idae$|aceae$/u.test(synset.words[0])) continue;
    const near = nearest(sense);
    const group = groupOf(synset.lex);
    const sort = sortOf.get(near?.picture ?? '') ?? 'sign';
    if (near === undefined || group === undefined || !suits(group, sort)) continue;
    // rare two-word terms are most of WordNet and none of what people type
    const [, second] = lemma.split(' ');
    if (second !== undefined) {
      if (!lemma.split(' ').every((word) => senses.has(word)) || known.has(second)) continue;
      if (group !== 'animal' && group !== 'food' && group !== 'person') continue;
    }
    const row = found.get(near.picture) ?? { shown: [], near: [] };
    (shows(near, group, sort) ? row.shown : row.near).push(lemma);
    found.set(near.picture, row);
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([picture, row]) => {
      const only = row.near.length > 0 ? `;${row.near.sort().join('|')}` : '';
      return `${picture}:${row.shown.sort().join('|')}${only}`;
    });
}

/** How many steps a sense is below the root, by the shortest way. */
function depths(synsets: Nouns['synsets']): (id: string) => number {
  const known = new Map<string, number>();
  const depthOf = (id: string, guard = 0): number => {
    const synset = synsets.get(id);
    if (!synset || guard > 40) return 0;
    let depth = known.get(id);
    if (depth === undefined) {
      depth = synset.up.length === 0 ? 0 : 1 + Math.min(...synset.up.map((up) => depthOf(up, guard + 1)));
      known.set(id, depth);
    }
    return depth;
  };
  return (id) => depthOf(id);
}

/** Each ancestor of a drawn sense, with its nearest drawn descendant. */
function nearestBelow(
  drawn: ReadonlyMap<string, string>,
  synsets: Nouns['synsets'],
): Map<string, { picture: string; distance: number }> {
  const below = new Map<string, { picture: string; distance: number }>();
  for (const [id, picture] of drawn) {
    let level: readonly string[] = [id];
    for (let distance = 0; distance <= MOST_DOWN && level.length > 0; distance += 1) {
      for (const at of level) {
        const seen = below.get(at);
        if (!seen || distance < seen.distance) below.set(at, { picture, distance });
      }
      level = level.flatMap((at) => synsets.get(at)?.up ?? []);
    }
  }
  return below;
}
