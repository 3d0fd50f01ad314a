/** The cast's pictures as SVG texts: from the picture set, a label where the design says `label:…`, or drawn by mask where it says `mask:…` or names one that is not there. */
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Actor, GameDesign, GameMode, Genre } from '../design.js';
import { subSeed } from '../kit/random.js';
import type { Gait, Picture } from '../kit/types.js';
import { withBody } from './bodies.js';
import { drawnPicture } from './drawn/index.js';
import { faceOf } from './faces.js';
import { gaitOf } from './gaits.js';
import { isLabelPicture } from '../lexicon/labels.js';
import { pictureSort } from '../lexicon/lexicon.js';
import { labelPicture } from './label.js';
import { maskSvg } from './masks.js';
import { withNameTag } from './name-tag.js';
import { ownShapes } from './own/index.js';
import { recoloured } from './recolour.js';
import { tradeShapes } from './trades.js';

interface IconSet {
  readonly icons: Readonly<Record<string, { body: string; width?: number; height?: number }>>;
  readonly aliases?: Readonly<Record<string, { parent: string }>>;
}

const require = createRequire(import.meta.url);
/** 9 MB of JSON: read at the first game (60 ms) and kept */
let set: IconSet | undefined;

function body(name: string): string | undefined {
  const own = ownShapes(name);
  if (own !== undefined) return own;
  set ??= JSON.parse(readFileSync(require.resolve('@iconify-json/fluent-emoji-flat/icons.json'), 'utf8')) as IconSet;
  const parent = Object.hasOwn(set.aliases ?? {}, name) ? set.aliases?.[name]?.parent : undefined;
  const key = parent ?? name;
  return Object.hasOwn(set.icons, key) ? set.icons[key]?.body : undefined;
}

/** Reads the picture set, so that the first game does not wait for it. */
export function warmPictures(): void {
  body('star');
}

/** Whether the picture set has that picture. */
export function hasPicture(name: string): boolean {
  return (tradeShapes(name, body) ?? body(name)) !== undefined;
}

function insideOf(name: string, genre?: Genre, mode?: GameMode): string | undefined {
  const trade = tradeShapes(name, body, genre, mode);
  if (trade !== undefined) return trade;
  const shapes = body(name);
  return shapes !== undefined && genre ? withBody(name, shapes, genre, mode) : shapes;
}

/** A picture of the set as it is, in a file of its own; undefined where the set has none. `genre` and `mode`: those of the game that it is for. */
export function setPicture(name: string, genre?: Genre, mode?: GameMode): string | undefined {
  const found = insideOf(name, genre, mode);
  if (found === undefined) return undefined;
  // single quotes need no escape where the page has them as JSON
  return `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="0 0 32 32">${found}</svg>`.replaceAll(
    '"',
    "'",
  );
}

/** As the design wants its pictures: from the set, or drawn, and in the colour that was asked for. */
export function picture(name: string, design: GameDesign): Picture {
  const plain = plainPicture(name, design);
  const colour = actorsOf(design.cast).find(({ sprite }) => sprite === name)?.colour;
  return colour === undefined ? plain : { ...plain, svg: recoloured(plain.svg, colour, isPerson(name)) };
}

const isPerson = (name: string): boolean => ['person', 'creature'].includes(pictureSort(name));

function plainPicture(name: string, design: GameDesign): Picture {
  const made = design.generated?.find(({ sprite }) => sprite === name);
  if (made) return { svg: generatedSvg(made.png), face: faceOf(name) };
  return design.assets === undefined || design.assets === 'library'
    ? libraryPicture(name, design)
    : drawnPicture(name, design);
}

const generatedSvg = (png: string): string =>
  `<svg xmlns='http://www.w3.org/2000/svg' width='128' height='128' viewBox='0 0 32 32'><image width='32' height='32' href='data:image/png;base64,${png}'/></svg>`;

function libraryPicture(name: string, design: GameDesign): Picture {
  if (isLabelPicture(name)) return labelPicture(name, design);
  const found = name.startsWith('mask:') ? undefined : setPicture(name, design.genre, design.mode);
  if (found === undefined)
    return {
      svg: maskSvg(
        name.startsWith('mask:') ? name.slice(5) : 'robot',
        subSeed(design.seed, name),
        design.theme.palette,
      ),
      face: name === 'mask:ship' ? 'up' : 'front',
    };
  return { svg: found, face: faceOf(name) };
}

/** A page of 200 KB, less head, style-free data and licences (measured: 8.1 KB with the longest texts). */
const PICTURES_AND_SCRIPT = 200_000 - 8_400;

/** what the page says of a picture beside its shapes: name, face, gait */
const BESIDE = 76;

/**
 * The design without what would make its page larger than 200 KB, the largest picture first: scenery, then what nobody
 * asked for (an enemy of the theme beside another one, …). What the prompt named is never left out. `script` is the kind's.
 */
export function withinBudget(design: GameDesign, script: string): GameDesign {
  // by the picture set in every mode: who is in the game does not depend on how it is drawn
  const sizeOf = ({ sprite }: Actor) => JSON.stringify(libraryPicture(sprite, design).svg).length + BESIDE;
  let { words } = design;
  const fixed = Buffer.byteLength(script) + (design.content ? Buffer.byteLength(JSON.stringify(design.content)) : 0);
  const isTooLarge = (cast: GameDesign['cast']) => {
    const shown = (words?.list ?? []).flatMap(({ text, sprite }): [string, Actor][] =>
      sprite === undefined ? [] : [[sprite, { name: text, sprite, traits: [], from: 'kind' }]],
    );
    const drawn = new Map([...shown, ...actorsOf(cast).map((actor) => [actor.sprite, actor] as const)]);
    const size = [...drawn.values()].reduce((sum, actor) => sum + sizeOf(actor), fixed);
    return size > PICTURES_AND_SCRIPT;
  };
  const cast = { ...design.cast };
  for (const [part, least] of [
    ['deco', 0],
    ['obstacles', 0],
    ['enemies', 1],
    ['items', 1],
  ] as const) {
    while (isTooLarge(cast) && cast[part].length > least) {
      const spare = cast[part].filter(({ from }) => part === 'deco' || from !== 'prompt');
      if (spare.length === 0) break;
      const largest = spare.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
      cast[part] = cast[part].filter((actor) => actor !== largest);
    }
  }
  // every kind does without a goal that is seen
  if (cast.goal && cast.goal.from !== 'prompt' && isTooLarge(cast)) cast.goal = undefined;
  // a word is read without its picture as well; the first ones keep theirs longest
  while (words && isTooLarge(cast) && words.list.some(({ sprite }) => sprite !== undefined)) {
    const last = words.list.findLastIndex(({ sprite }) => sprite !== undefined);
    words = { ...words, list: words.list.map((word, at) => (at === last ? { text: word.text } : word)) };
  }
  return withGenerated({ ...design, cast, ...(words ? { words } : {}) }, script);
}

/** With as many generated pictures as the page has room for, in their order; scenery makes room first. */
function withGenerated(design: GameDesign, script: string): GameDesign {
  const { generated = [], ...rest } = design;
  if (generated.length === 0) return design;
  const sizeOf = (one: GameDesign): number =>
    Object.values(pictures(one)).reduce(
      (sum, { svg }) => sum + JSON.stringify(svg).length + BESIDE,
      Buffer.byteLength(script),
    );
  const deco = design.cast.deco.length;
  for (let kept = generated.length; kept > 0; kept--) {
    for (let scenery = deco; scenery >= 0; scenery--) {
      const cast = { ...design.cast, deco: design.cast.deco.slice(0, scenery) };
      const tried: GameDesign = { ...design, cast, generated: generated.slice(0, kept) };
      if (sizeOf(tried) <= PICTURES_AND_SCRIPT) return tried;
    }
  }
  return rest;
}

function actorsOf(cast: GameDesign['cast']): Actor[] {
  return [
    cast.hero,
    ...cast.enemies,
    ...cast.items,
    ...(cast.goal ? [cast.goal] : []),
    ...cast.obstacles,
    ...(cast.projectile ? [cast.projectile] : []),
    ...cast.deco,
  ];
}

/** How it moves; only the set's own pictures are known to have their legs where the list says. */
function gaitIn(sprite: string, design: GameDesign): Gait | undefined {
  const gait = gaitOf(sprite, design.genre, design.mode);
  const listed = (design.assets ?? 'library') === 'library' && !design.generated?.some((one) => one.sprite === sprite);
  return listed || !gait || !/^(?:legs|paws|flap)/u.test(gait) ? gait : 'waddle';
}

/** Every picture that the design's cast names. */
export function pictures(design: GameDesign): Record<string, Picture> {
  const out: Record<string, Picture> = {};
  const actors = actorsOf(design.cast);
  const { hero, enemies, items, goal } = design.cast;
  const movers = new Set([hero, ...enemies, ...items, ...(goal ? [goal] : [])].map(({ sprite }) => sprite));
  for (const sprite of [...actors, ...(design.words?.list ?? [])].map((one) => one.sprite)) {
    if (sprite === undefined || out[sprite]) continue;
    const bearer = actors.find((actor) => actor.sprite === sprite && actor.named === true);
    const plain = picture(sprite, design);
    const gait = movers.has(sprite) ? gaitIn(sprite, design) : undefined;
    out[sprite] = { ...(bearer ? withNameTag(plain, bearer.name) : plain), ...(gait && { gait }) };
  }
  return out;
}
