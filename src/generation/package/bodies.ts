/**
 * Bodies for the pictures that are only a head or a bust. The picture set has a fox's face and no fox; who runs, jumps and walks about a level
 * as a bare head looks like a sticker, so a head gets a small body and a bust gets legs. Drawn in the set's own 32×32 box and flat colours.
 */
import type { GameMode, Genre } from '../design.js';
import { SPEECHES } from '../genres/speeches.js';

interface Coat {
  readonly fur: string;
  readonly belly: string;
  /** feet, and what is behind */
  readonly dark: string;
  readonly tail?: 'bush' | 'long' | 'stub';
  readonly tip?: string;
}

const coat = (fur: string, belly: string, dark: string, tail?: Coat['tail'], tip = belly): Coat => ({
  fur,
  belly,
  dark,
  ...(tail && { tail, tip }),
});

const FRONT: Readonly<Record<string, Coat>> = {
  fox: coat('#ff822d', '#ffdea7', '#6d4534', 'bush'),
  wolf: coat('#9b9b9b', '#d3d3d3', '#636363', 'bush'),
  bear: coat('#a56953', '#f3ad61', '#6d4534', 'stub'),
  panda: coat('#f4f4f4', '#ffffff', '#433b6b'),
  koala: coat('#9b9b9b', '#e6e6e6', '#636363'),
  lion: coat('#ffb02e', '#ffdea7', '#d3883e', 'long', '#6d4534'),
  frog: coat('#00d26a', '#fff478', '#00a356'),
  hamster: coat('#f3ad61', '#ffdea7', '#ff8687', 'stub'),
  'polar-bear': coat('#f4f4f4', '#ffffff', '#b4acbc', 'stub'),
  raccoon: coat('#9b9b9b', '#d3d3d3', '#636363', 'bush', '#636363'),
  'cat-face': coat('#ffb02e', '#ffdea7', '#ff822d', 'long'),
  'dog-face': coat('#f3c07b', '#ffdea7', '#a56953', 'long'),
  'mouse-face': coat('#cdc4d6', '#f3eef8', '#ff8687', 'long', '#ff8687'),
  'pig-face': coat('#ff8687', '#fbb8ab', '#f92f60'),
  'rabbit-face': coat('#cdc4d6', '#f4f4f4', '#b4acbc', 'stub', '#f4f4f4'),
  'cow-face': coat('#d3d3d3', '#ffffff', '#636363', 'long', '#636363'),
  'monkey-face': coat('#7d4533', '#e39d89', '#5c2614', 'long', '#7d4533'),
  'tiger-face': coat('#ff822d', '#f3eef8', '#212121', 'long', '#212121'),
  robot: coat('#cdc4d6', '#9b9b9b', '#636363'),
  alien: coat('#86d72f', '#b5e872', '#5fa51b'),
  ogre: coat('#990838', '#ca0b4a', '#533566'),
  goblin: coat('#ca0b4a', '#f8312f', '#533566'),
  'clown-face': coat('#0074ba', '#fcd53f', '#f8312f'),
  skull: coat('#e6e6e6', '#9b9b9b', '#9b9b9b'),
};

/** looks to the left: the body is behind it, on four legs */
const PROFILE: Readonly<Record<string, Coat>> = {
  'horse-face': coat('#a56953', '#a56953', '#6d4534', 'long', '#1c1c1c'),
  unicorn: coat('#efd5ff', '#efd5ff', '#c790f1', 'long', '#5092ff'),
  'dragon-face': coat('#00d26a', '#00d26a', '#008463', 'long', '#f70a8d'),
  boar: coat('#6d4534', '#6d4534', '#402a32', 'stub'),
  moose: coat('#8c5543', '#8c5543', '#5c2614', 'stub'),
};

/** a shirt for a head of a person, by its name */
const SHIRTS = ['#0074ba', '#f8312f', '#00a356', '#8b62bf', '#ff822d'] as const;
const HEAD =
  /^(?:girl|boy|man|woman|person|child|old-man|old-woman|older-person|(?:man|woman|person)-(?:beard|(?:blonde|red|curly|white)-hair|bald))$/u;
const BUST = new RegExp(
  [
    String.raw`^(?:(?:man|woman|person)-)?(?:artist|astronaut|construction-worker|cook|detective|elf|factory-worker|farmer`,
    String.raw`|firefighter|guard|health-worker|in-tuxedo|judge|mage|mechanic|ninja|office-worker|pilot|police-officer`,
    String.raw`|prince|princess|scientist|singer|student|superhero|supervillain|teacher|technologist|vampire|wearing-turban`,
    String.raw`|with-crown|with-headscarf|with-skullcap|zombie)$|^troll$`,
  ].join(''),
  'u',
);

/** legs and shoes of busts whose clothes are not dark */
const TROUSERS: Readonly<Record<string, readonly [string, string]>> = {
  astronaut: ['#d3d3d3', '#9b9b9b'],
  cook: ['#e6e6e6', '#636363'],
  farmer: ['#0084ce', '#7d4533'],
  'construction-worker': ['#46a4fb', '#7d4533'],
  superhero: ['#0084ce', '#f8312f'],
  mage: ['#0074ba', '#533566'],
  elf: ['#7d4533', '#44911b'],
  princess: ['#8b62bf', '#633589'],
  prince: ['#f3eef8', '#0092e7'],
  troll: ['#7d4533', '#44911b'],
};

const oval = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
const bar = (x: number, y: number, w: number, h: number, r: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
/** the picture as large as `scale` says, its middle at `x` and its top at the top */
const put = (inner: string, scale: number, x = 16): string =>
  `<g transform="translate(${Math.round((x - 16 * scale) * 100) / 100}) scale(${scale})">${inner}</g>`;

const stroke = (d: string, width: number, colour: string): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;

function tailOf({ tail, fur, tip = fur }: Coat): string {
  if (tail === 'bush') return stroke('M20 27c6 1 7-3 7-6', 4.4, fur) + stroke('M27 21.4v-.8', 4, tip);
  if (tail === 'long') return stroke('M20 27.5c6 1 6-2 7-5.5', 1.8, fur) + oval(27, 21.6, 1.7, 1.7, tip);
  return tail === 'stub' ? oval(22.6, 26.6, 2, 2, tip) : '';
}

function front(head: string, c: Coat): string {
  return (
    tailOf(c) +
    bar(10.6, 26, 4.4, 5.6, 2.1, c.dark) +
    bar(17, 26, 4.4, 5.6, 2.1, c.dark) +
    oval(9.6, 22.8, 2, 3.6, c.dark) +
    oval(22.4, 22.8, 2, 3.6, c.dark) +
    oval(16, 23.6, 6.6, 6.2, c.fur) +
    oval(16, 24.6, 4, 4.2, c.belly) +
    put(head, 0.68)
  );
}

function profile(head: string, c: Coat): string {
  return (
    (c.tail === 'long' ? stroke('M27.5 19.5c2.5 1 2.5 4 2 6.5', 2.4, c.tip ?? c.fur) : '') +
    [11.6, 23.6].map((x) => bar(x, 22, 3.4, 9.6, 1.4, c.dark)).join('') +
    [14.4, 20.8].map((x) => bar(x, 22, 3.4, 9.6, 1.4, c.fur)).join('') +
    oval(19.6, 21, 8.6, 5, c.fur) +
    put(head, 0.62, 10.4)
  );
}

const legs = (trousers: string, shoes: string): string =>
  [11.2, 16.8].map((x) => bar(x, 22, 4, 8.6, 1.2, trousers) + bar(x - 0.5, 29, 5, 2.6, 1.2, shoes)).join('');

/** What body a picture gets that is only a head or a bust; undefined where it is whole. */
export function bodyOf(name: string): 'front' | 'profile' | 'head' | 'bust' | undefined {
  if (FRONT[name]) return 'front';
  if (PROFILE[name]) return 'profile';
  return HEAD.test(name) ? 'head' : BUST.test(name) ? 'bust' : undefined;
}

/** Somebody's head on a body in a shirt, standing. */
export function headOnBody(name: string, head: string): string {
  const shirt = SHIRTS[name.length % SHIRTS.length] as string;
  return (
    legs('#433b6b', '#321b41') +
    [9, 20].map((x) => bar(x, 20, 3, 7, 1.5, '#ffc83d')).join('') +
    bar(10.4, 19, 11.2, 8, 3, shirt) +
    put(head, 0.68)
  );
}

/** Whether that kind, or that one of its games, shows figures that stand and go. */
export function showsFigures(genre: Genre, mode?: GameMode): boolean {
  const { figures = false } = SPEECHES[genre];
  return typeof figures === 'boolean' ? figures : mode !== undefined && figures.includes(mode);
}

/** The picture's inside with a body where it has none and the kind shows figures; else as it is. */
export function withBody(name: string, inner: string, genre: Genre, mode?: GameMode): string {
  // elsewhere a head is a token (match-3), a driver, a ball, or sits on a body already (snake)
  if (!showsFigures(genre, mode)) return inner;
  const beast = FRONT[name];
  if (beast) return front(inner, beast);
  const side = PROFILE[name];
  if (side) return profile(inner, side);
  if (HEAD.test(name)) return headOnBody(name, inner);
  if (BUST.test(name)) {
    const [trousers, shoes] = TROUSERS[name.replace(/^(?:man|woman|person)-/u, '')] ?? ['#433b6b', '#212121'];
    return legs(trousers, shoes) + put(inner, 0.82);
  }
  return inner;
}
