/** WordNet's lexicographer files that hold things one can draw, and which pictures can stand for each. */
import type { PictureSort } from '../sorts.js';

/** What a noun names, as far as it can be drawn. Nature is an object or a phenomenon that nobody made. */
export type NounGroup = Extract<PictureSort, 'animal' | 'object' | 'body' | 'food' | 'nature' | 'person' | 'plant'>;

const DRAWABLE: ReadonlyMap<number, NounGroup> = new Map([
  [5, 'animal'],
  [6, 'object'],
  [8, 'body'],
  [13, 'food'],
  [17, 'nature'],
  [18, 'person'],
  [19, 'nature'],
  [20, 'plant'],
]);
const SUITABLE: Readonly<Record<NounGroup, readonly PictureSort[]>> = {
  animal: ['animal', 'creature'],
  object: ['object', 'vehicle', 'building', 'food', 'nature', 'creature'],
  body: ['body'],
  food: ['food', 'animal', 'plant'],
  nature: ['nature', 'object'],
  person: ['person', 'creature'],
  plant: ['plant', 'food'],
};

/** The group of a lexicographer file; undefined for what cannot be drawn. */
export function groupOf(lex: number | undefined): NounGroup | undefined {
  return DRAWABLE.get(lex ?? -1);
}

/** Whether a picture of that sort can stand for a noun of that group. */
export function suits(group: NounGroup, sort: PictureSort): boolean {
  return SUITABLE[group].includes(sort);
}
