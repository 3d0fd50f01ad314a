/** Whom the wardrobe is for: skin or fur, ears and tail, by the hero's picture. A hero of another sort wears its own picture as a head. */
import type { GameDesign } from '../../design.js';

export interface Being {
  readonly person: boolean;
  readonly fur: string;
  /** muzzle, inner ears, belly */
  readonly pale: string;
  readonly ears: 'none' | 'round' | 'point' | 'flop' | 'long' | 'wide';
  readonly tail: 'none' | 'bush' | 'long' | 'stub' | 'fin' | 'wing';
  readonly mark?: 'mane' | 'spikes' | 'patches' | 'stripes' | 'beak' | 'snout' | 'horn' | 'trunk' | 'scales';
  /** its own picture is its head */
  readonly pictured?: true;
  /** hair that it begins with */
  readonly hair?: string;
}

/** picture, fur, pale, ears, tail, mark */
const ANIMALS = [
  'bear$,b9794d,f0c894,round,stub',
  'dog|poodle,dfa86a,fbe6c4,flop,long',
  '^black-cat,4a4560,8c86a6,point,long',
  'cat|kitten,f5b461,fdeccb,point,long',
  'fox,f08a3c,fdf0dc,point,bush',
  'wolf|raccoon|badger,98a0ae,e6eaf0,point,bush',
  'rabbit,e9dfea,f9b9c8,long,stub',
  'panda,fbfaf7,ffffff,round,stub,patches',
  'koala,a9adb8,eceef2,wide',
  '^lion,f3bd5d,fdecc8,round,long,mane',
  'tiger|leopard,f49b42,fff3df,round,long,stripes',
  'mouse|^rat$|hamster|chipmunk,c9b6a8,f7d6cf,wide,long',
  'pig|boar,f7a9b4,fbc9cf,flop,stub,snout',
  'cow|ox$|goat|sheep|ewe|^ram$,f4efe8,f5c3b4,flop,long,snout',
  'monkey|gorilla|orang,8d5c3d,f0c9a0,wide,long',
  'unicorn,f6eefc,fbd3e6,point,bush,horn',
  'horse|zebra|deer|giraffe|llama|camel|donkey,bd8555,efd0a6,point,long',
  'frog|alien,7cc96b,dff2b8,round',
  'penguin,454c6b,ffffff,none,none,beak',
  'chick|duck|bird|parrot|owl|swan|goose|rooster|eagle|flamingo,ffd766,fff3c4,none,wing,beak',
  'hedgehog,d9a878,fbe3c2,round,none,spikes',
  'elephant|mammoth,a9b4c6,f0c6cf,wide,stub,trunk',
  'dragon|dinosaur|t-rex|sauropod|crocod|lizard|turtle,74c78a,e2f5bd,none,long,spikes',
];

function animalOf(name: string): Being {
  const row = ANIMALS.find((one) => new RegExp(one.split(',')[0] ?? '', 'u').test(name));
  const [, fur, pale, ears, tail = 'none', mark] = row?.split(',') ?? ['', 'efe3d2', 'fffaf0', 'none'];
  return {
    person: false,
    fur: `#${fur}`,
    pale: `#${pale}`,
    ears: ears as Being['ears'],
    tail: tail as Being['tail'],
    ...(mark && { mark: mark as NonNullable<Being['mark']> }),
    ...(!row && { pictured: true as const }),
  };
}

/** people whose hair is short unless another is chosen */
const SHORT = /^(?:boy|man|prince|pirate|old-man|ninja|cook|baby)\b/u;
const PEOPLE = new RegExp(
  [
    'prince|girl|boy|man\\b|person|child|baby|fairy|elf|mage|pirate|doll|mer(?:people|maid)|student|teacher|cook',
    'astronaut|ninja|superhero|dancer|vampire|singer|artist|worker|detective|guard|mrs|santa|genie',
  ].join('|'),
  'u',
);
const SKINS = [
  ['#ffd9b8', '#f7b394'],
  ['#f0bd92', '#dd9470'],
  ['#c98d62', '#a96a45'],
  ['#94603f', '#73452b'],
] as const;

/** How the hero looks without clothes of its own. */
export function beingOf({ cast: { hero }, seed }: Pick<GameDesign, 'cast' | 'seed'>): Being {
  const name = hero.sprite;
  if (PEOPLE.test(name) && !/snowman/u.test(name)) {
    const [fur, pale] = SKINS[seed % SKINS.length] ?? SKINS[0];
    const fin = /mer(?:people|maid|man)/u.test(name);
    const tail = fin ? 'fin' : /fairy|angel/u.test(name) ? 'wing' : 'none';
    const hair = SHORT.test(name) ? 'short' : (['straight', 'tail', 'curls'][(seed >>> 3) % 3] ?? 'straight');
    return { person: true, fur, pale, ears: 'none', tail, hair, ...(fin && { mark: 'scales' as const }) };
  }
  return animalOf(name);
}
