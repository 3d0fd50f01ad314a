/**
 * Nouns of every day that games are about, language by language in `languages/xx/common-nouns/`: the picture that shows each, a
 * near relative that a person would take for it, or its sort where none fits and its name on a label is shown.
 */
import { eachPhrase } from '../languages/rows.js';
import { pictureSort } from './lexicon.js';
import { OWN_CLASSES } from './own.js';
import { LABELLED_FAMILIES, SHOWN_FAMILIES } from './shown-families.js';
import { SHOWN } from './shown-nouns.js';
import type { PictureSort } from './sorts.js';

/** Things whose picture shows what is in them, and which are no food. */
const VESSELS =
  'vase, pot, pan, plate, bowl, cup, glass, spoon, fork, knife, bottle, tin, jar, kettle, clay pot, baby bottle'.split(
    ', ',
  );

/** `sort | things` that no picture shows */
const LABELLED = `
person | cleaner, priest
object | eraser, blackboard, glue, chalk, iron, rake, tap, pushchair, slingshot, whistle, wallpaper
food | flour, sugar, dough, plum, raspberry, beetroot
building | pharmacy, stairs, swimming pool, garage
nature | hail
`;

/** `sort | things` that no picture shows and whose words name several things of one sort: each word is shown as its own label */
const LABELLED_EACH = `
person | prisoner, referee, coach, train conductor, tailor, blacksmith, potter, scout, twin, actor, photographer, journalist, monk, bartender, babysitter
object | wardrobe, drawer, curtain, bench, bed sheet, sink, tablecloth, rag, clothes peg, lid, chopping board, ceiling fan
object | remote control, apron, sticker, hole punch, nails, wheelbarrow, lawnmower, watering can, hoe, street lamp, road sign, pyjamas
object | belt, necklace, nappy, bauble, spinning top, swing, puck, harp, stretcher, pearl, binoculars, matchstick
building | café, barn, greenhouse, prison
vehicle | carriage
nature | spark, coal, pavement, zebra crossing
plant | seaweed
`;

export interface CommonNoun {
  /** undefined where its name on a label is shown */
  readonly picture?: string;
  readonly sort: PictureSort;
  /** each of its words is a thing of its own, and not one more name of the first */
  readonly each?: true;
}

/** thing → how it is shown */
export const COMMON_NOUNS: ReadonlyMap<string, CommonNoun> = read();

function read(): Map<string, CommonNoun> {
  const nouns = new Map<string, CommonNoun>();
  eachPhrase(SHOWN + SHOWN_FAMILIES, (picture, thing) => nouns.set(thing, { picture, sort: pictureSort(picture) }));
  for (const thing of VESSELS) nouns.set(thing, { ...nouns.get(thing), sort: 'object' });
  // its picture is carved
  nouns.set('squash', { ...nouns.get('squash'), sort: 'food' });
  eachPhrase(LABELLED, (sort, thing) => nouns.set(thing, { sort: sort as PictureSort }));
  for (const table of [LABELLED_EACH, LABELLED_FAMILIES])
    eachPhrase(table, (sort, thing) => nouns.set(thing, { sort: sort as PictureSort, each: true }));
  // who is drawn under that very name needs no relative and no label
  for (const [thing, { sort }] of nouns) if (OWN_CLASSES.has(thing)) nouns.set(thing, { picture: thing, sort });
  return nouns;
}
