/** What there is to wear: cuts by the part of the wardrobe they hang in, what they are for, and which pictures of a cast they are. */
import type { Occasion } from './mode.js';

export const TABS = ['dress', 'top', 'bottom', 'coat', 'shoes', 'hat', 'extra', 'hair'] as const;
export type Tab = (typeof TABS)[number];
/** where it is worn: only one of each at a time */
export type Slot = Exclude<Tab, 'extra'> | 'neck' | 'face' | 'hands' | 'hold';

export interface Cut {
  readonly id: string;
  readonly tab: Tab;
  readonly slot: Slot;
  readonly dye: number;
  readonly fits: readonly Occasion[];
}

export const DYES = [
  '#e5484d',
  '#f6984d',
  '#ffd24d',
  '#57b56a',
  '#4d8ef0',
  '#9a6ae0',
  '#f58fc0',
  '#fbf6ef',
  '#4a4560',
  '#8a5a3b',
] as const;
export const PATTERNS = ['plain', 'dots', 'stripes', 'hearts'] as const;
export type Pattern = (typeof PATTERNS)[number];

const EXTRA: Readonly<Record<string, Slot>> = {
  scarf: 'neck',
  necklace: 'neck',
  bowtie: 'neck',
  glasses: 'face',
  sunglasses: 'face',
  gloves: 'hands',
  bangles: 'hands',
  bag: 'hold',
  umbrella: 'hold',
  wand: 'hold',
};

/** the cut, the dye that it hangs in, and what it is right for */
const rows = (tab: Tab, list: string): Cut[] =>
  list.split(',').map((row) => {
    const [id = '', dye = '0', ...fits] = row.trim().split(' ');
    return { id, tab, slot: EXTRA[id] ?? (tab as Slot), dye: Number(dye), fits: fits as Occasion[] };
  });

export const CUTS: readonly Cut[] = [
  ...rows('dress', 'gown 6 ball, sun 2 summer, tutu 5 ball, robe 0'),
  ...rows('top', 'tee 4 summer, blouse 7, jumper 0 winter'),
  ...rows('bottom', 'skirt 6, long 5 ball, jeans 4 winter, shorts 2 summer'),
  ...rows('coat', 'coat 0 winter, raincoat 2 rainy, cape 5 ball'),
  ...rows('shoes', 'pumps 0 ball, boots 9 winter, sneakers 4 summer, wellies 2 rainy'),
  ...rows('hat', 'crown 2 ball, tophat 8 ball, sunhat 2 summer, beanie 4 winter, cap 3, bow 0, pirate 8, veil 7 ball'),
  ...rows(
    'extra',
    'scarf 0 winter, necklace 2 ball, bowtie 8 ball, glasses 8, sunglasses 8 summer, gloves 3 winter, bangles 2 ball, bag 9, umbrella 5 rainy, wand 2',
  ),
  ...rows('hair', 'straight 9, tail 2, bun 9 ball, curls 1, short 9'),
];
export const cutOf = (id: string): Cut => CUTS.find((cut) => cut.id === id) as Cut;

/** Which cuts a picture of the cast is; what is none of these is carried in the hand. */
const PICTURED =
  '^dress$:gown sun,kimono:robe cape,^sari$:robe long,shirt$:tee blouse jumper,^jeans$:jeans,^shorts$:shorts,^socks$:boots,' +
  'coat$|vest$:coat cape,boot$:boots wellies,^running-s:sneakers pumps,shoe|^ballet:pumps,^crown$:crown,^top-hat$:tophat sunhat beanie,' +
  '^womans-hat$:sunhat bow,cap$:cap beanie,ribbon$:bow bowtie,^scarf$:scarf,necktie:bowtie,^glasses$:glasses,^sunglasses$:sunglasses,' +
  'glove:gloves,^ring$|^gem-|beads$:necklace bangles,bag$|purse|backpack:bag,umbrella:umbrella,wand$:wand,veil:veil,haircut:straight tail curls';
/** Who one may be dressed up as, and what that takes, each with its dye: the prompt's persons beside its hero. */
const COSTUMES =
  'pirate:pirate8 tee7 jeans8 boots9,n-with-crown|^prince:crown2 gown6 cape0 necklace2,health|scient:coat7 jeans4 glasses8 sneakers7,' +
  'mage|witch|vampire:tophat8 robe5 cape8 wand2,fairy|ballet|danc:crown2 tutu6 wand2 pumps6,superhero:cape0 jumper4 jeans4 boots0,' +
  'veil|tuxedo:veil7 gown7 necklace2 pumps7,cook:tophat7 blouse7 jeans8 scarf0,detective|police|guard|pilot:cap4 coat4 jeans8 boots8';

const listed = (table: string, picture: string): readonly string[] => {
  for (const row of table.split(',')) {
    const [what = '', list = ''] = row.split(':');
    if (new RegExp(what, 'u').test(picture)) return list.split(' ');
  }
  return [];
};
export const cutsOf = (picture: string): readonly string[] => listed(PICTURED, picture);
export const costumeOf = (picture: string): readonly string[] => listed(COSTUMES, picture);
