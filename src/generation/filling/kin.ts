/** What a board of many pictures is filled with: things of the same sort as those that the prompt names, or a family that is at home in the theme. */
import type { ThemeId } from '../design.js';
import type { Random } from '../random.js';
import { nearestPicture, pictureSort } from '../lexicon/lexicon.js';
import { FAMILIES, type FamilyName } from './families.js';
import { nameOf } from './names.js';
import { PACKS } from './themes.js';
import { isBeing } from './things.js';

interface Family {
  readonly name: string;
  readonly room: string;
  readonly pictures: readonly string[];
}

/** All of them, in their order. */
const LIST: readonly Family[] = Object.entries(FAMILIES).flatMap(([room, families]) =>
  Object.entries(families).map(([name, pictures]): Family => ({ name, room, pictures: pictures.split(' ') })),
);

/** Every picture that a family has. */
export const FAMILY_PICTURES: readonly string[] = LIST.flatMap(({ pictures }) => pictures);

/** Of that family, in its order. */
export const picturesOf = (name: FamilyName): readonly string[] =>
  LIST.find((family) => family.name === name)?.pictures ?? [];

/** Families of things that a place is full of. */
const AT_HOME: Readonly<Record<ThemeId, readonly [FamilyName, ...FamilyName[]]>> = {
  space: ['space'],
  ice: ['winter', 'polar'],
  forest: ['forest', 'autumn'],
  ocean: ['sea'],
  desert: ['treasure', 'reptiles'],
  city: ['road', 'buildings'],
  castle: ['arms', 'gems'],
  candy: ['sweets', 'desserts'],
  haunted: ['halloween'],
  farm: ['farm', 'vegetables'],
  jungle: ['jungle', 'fruit'],
  beach: ['beach', 'sea'],
  volcano: ['gems', 'dinosaurs'],
  garden: ['flowers', 'insects', 'fruit'],
  kitchen: ['fast', 'baked', 'fruit', 'desserts'],
  school: ['school'],
  cyberpunk: ['electronics', 'robots'],
  sky: ['weather', 'birds', 'air'],
  cave: ['gems'],
  toys: ['toys'],
  home: ['pets', 'clothes'],
  village: ['farm', 'baked', 'flowers'],
  sports: ['sports'],
};

/** "animals" have no picture but their prints, and all the heads; groceries are in their bags. */
const STANDS_FOR = new Map([
  ['paw-prints', 'dog-face'],
  ['shopping-bags', 'cheese-wedge'],
]);

/** What stands in a family for a picture; a label shows what is near its noun. */
const shown = (picture: string): string => STANDS_FOR.get(picture) ?? nearestPicture(picture) ?? picture;

const placeIn = ({ pictures }: Family, picture: string): number => {
  const at = pictures.indexOf(picture);
  return at < 0 ? Infinity : at;
};

/** The families of these pictures: for each that is still without one the family that has most of them, or else has it furthest ahead. */
function familiesOf(named: readonly string[]): Family[] {
  const out: Family[] = [];
  let left = [...new Set(named)];
  while (left.length > 0) {
    const [first = ''] = left;
    const has = (family: Family): number => left.filter((one) => family.pictures.includes(one)).length;
    const [family] = LIST.filter(({ pictures }) => pictures.includes(first)).toSorted(
      (a, b) => has(b) - has(a) || placeIn(a, first) - placeIn(b, first),
    );
    if (family) out.push(family);
    left = left.filter((one) => one !== first && family?.pictures.includes(one) !== true);
  }
  return out;
}

/** One of each in turn, each once. */
function inTurn(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [...new Set([...Array(longest).keys()].flatMap((i) => lists.flatMap((list) => list[i] ?? [])))];
}

/**
 * Pictures beside these of the prompt: of their families, each in turn, then of the families next to those, then what is of their sort in the
 * theme. None of them lives where nothing that is named does, unless it belongs to the same family.
 */
export function kinOf(named: readonly string[], theme: ThemeId): readonly string[] {
  const pictures = named.map(shown);
  const own = familiesOf(pictures);
  const next = own.map(({ room, name }) => {
    const all = LIST.filter((one) => one.room === room);
    const at = all.findIndex((one) => one.name === name);
    return [...all.slice(at + 1), ...all.slice(0, at)].flatMap((one) => one.pictures);
  });
  const sorts = new Set(pictures.map(pictureSort));
  const { items, deco, obstacles } = PACKS[theme];
  const here = [...items, ...deco, ...obstacles].filter((picture) => sorts.has(pictureSort(picture)));
  const kin = [...inTurn(own.map((family) => family.pictures)), ...suited(named, inTurn(next)), ...here];
  return [...new Set(kin)].filter((picture) => !pictures.includes(picture));
}

/**
 * Pictures for a board of so many for which the prompt names nothing: a family that is at home in the theme, unless one is given, its first ones by
 * chance. What stands about in the theme comes last, so that it can stand about.
 */
export function boardOf(
  theme: ThemeId,
  family: FamilyName | undefined,
  wanted: number,
  random: Random,
): readonly string[] {
  const own = picturesOf(family ?? random.pick(AT_HOME[theme]));
  const about = new Set(PACKS[theme].deco);
  const order = [...own.filter((one) => !about.has(one)), ...own.filter((one) => about.has(one))];
  const first = order.slice(0, wanted);
  for (let i = first.length - 1; i > 0; i--) {
    const at = Math.floor(random.next() * (i + 1));
    [first[i], first[at]] = [first[at] as string, first[i] as string];
  }
  return [...first, ...order.slice(wanted), ...kinOf(own, theme)];
}

/** Without those who live, where nothing that is named does. */
export function suited(named: readonly string[], pictures: readonly string[]): readonly string[] {
  return named.length === 0 || named.some((one) => isBeing(shown(one)))
    ? pictures
    : pictures.filter((picture) => !isBeing(picture));
}

/** Whether a language has a word for it: what nobody asked for is not called by an English one. */
export function isCalled(picture: string, lang: string): boolean {
  const name = nameOf(picture, lang);
  if (lang === 'en') return true;
  if (/^(?:ru|uk|ar|hi|ja|ko|zh)$/u.test(lang) && /[a-z]{3}/iu.test(name)) return false;
  return !picture.includes('-') || name.toLowerCase() !== picture.replaceAll('-', ' ');
}
