/** Words typed at whoever comes near: by letter keys, by tiles on the screen, or by their numbers. Words get longer. */
import type { Actor } from '../../design.js';
import { chiefOf } from '../../kit/bosses.js';
import { clamp } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { lettersOf } from './questions.js';
import { comersOf } from './mode.js';
import { onStage, tileAt, tileColumns } from './layout.js';
import { faces, W, type State, type Walker } from './state.js';
import { gain, struck } from './turn.js';

export const TILES = 8;
/** where they get the hero */
const DOOR = 2;

const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isLetter = (one: string | undefined): one is string => one !== undefined && /[\p{L}\p{N}]/u.test(one);

function wordFor(g: Game, s: State, long: number): string[] {
  const words = faces(g.design)
    .map(({ name }) => lettersOf(name))
    .filter((word) => word.some(isLetter) && word.length < 15)
    .toSorted((a, b) => a.length - b.length);
  // from short to long as the game goes on, with a word beside it for a change
  const at = clamp(Math.round(long * (words.length - 1) + g.rand.range(-1.5, 1.5)), 0, words.length - 1);
  const last = s.walkers.at(-1)?.word.join('');
  const found = words[at] ?? ['a'];
  return found.join('') === last && words.length > 1 ? (words[at === 0 ? 1 : at - 1] as string[]) : found;
}

function spawn(g: Game, s: State): void {
  const comers = comersOf(g.design);
  const boss = s.foe.boss && s.spawned === s.need - 1;
  const word = wordFor(g, s, clamp(s.spawned / Math.max(6, s.need) + (g.level - 1) * 0.2 + g.skill * 0.15, 0, 1));
  const seconds = 5.5 + word.length * (1.75 - g.skill * 0.85) * (g.has('slow') ? 1.3 : g.has('fast') ? 0.8 : 1);
  const hurry = g.has('speedUp') ? 1 + s.right * 0.03 : 1;
  s.walkers.push({
    x: W + 0.6,
    actor: boss ? chiefOf(g.design) : (comers[s.spawned % comers.length] as Actor),
    word,
    typed: 0,
    hp: boss ? 3 : 1,
    hit: 0,
    speed: ((W - DOOR) / (seconds * (boss ? 1.4 : 1) * 60)) * hurry,
    boss,
  });
  s.spawned++;
}

/** Who is nearest is written at. */
export const target = (s: State): Walker | undefined => s.walkers.toSorted((a, b) => a.x - b.x)[0];

/** Tiles of the word: its own letters and some others, in a new order for each word. */
function lay(g: Game, s: State, walker: Walker): void {
  const own = [
    ...new Set(
      walker.word
        .slice(walker.typed)
        .filter(isLetter)
        .map((one) => one.toLowerCase()),
    ),
  ].slice(0, TILES);
  const pool = faces(g.design).flatMap(({ name }) => lettersOf(name.toLowerCase()).filter(isLetter));
  const others = g.rand.shuffle([...new Set(pool)].filter((one) => !own.includes(one)));
  s.tiles = g.rand.shuffle([...own, ...others.slice(0, TILES - own.length)]);
}

function type(g: Game, s: State, one: string): void {
  const walker = target(s);
  if (!walker) return;
  const wanted = walker.word[walker.typed] as string;
  s.letters++;
  if (plain(wanted) !== plain(one)) {
    s.misses++;
    s.streak = 0;
    s.plate.kick(0.12);
    g.sound('swap', 0.7);
    return;
  }
  g.sound('select', 0.9 + walker.typed * 0.08);
  s.plate.kick(-0.06);
  walker.typed++;
  pass(walker);
  if (walker.typed < walker.word.length) {
    if (!s.tiles.some((tile) => plain(tile) === plain(walker.word[walker.typed] as string))) lay(g, s, walker);
    return;
  }
  walker.hp--;
  walker.hit = 16;
  s.hero.kick(-0.3);
  const { x, y } = onStage(g, walker.x, 3.2);
  g.burst(x, y, { n: 22, shape: 'star', speed: 6 });
  g.shake(0.25);
  if (walker.hp > 0) {
    walker.x = Math.min(W, walker.x + 2.2);
    walker.word = wordFor(g, s, 1);
    walker.typed = 0;
    pass(walker);
    lay(g, s, walker);
    g.sound('hit');
    g.bar(walker.hp / 3, walker.actor);
    return;
  }
  s.walkers = s.walkers.filter((other) => other !== walker);
  s.tiles = [];
  if (walker.boss) g.bar(null);
  gain(g, s, x, y);
}

/** Over blanks and signs, which nobody types. */
function pass(walker: Walker): void {
  while (walker.typed < walker.word.length && !isLetter(walker.word[walker.typed])) walker.typed++;
}

export function typingStep(g: Game, s: State): void {
  const nearest = target(s);
  const room = s.walkers.every((walker) => walker.x < W - 3.4);
  if (s.spawned < s.need && s.walkers.length < 3 && room) {
    spawn(g, s);
    const fresh = s.walkers.at(-1);
    if (fresh?.boss) {
      g.bar(1, fresh.actor);
      g.sound('boss');
      g.banner(g.design.texts.boss);
    }
  }
  for (const walker of s.walkers) {
    if (walker.hit > 0) walker.hit--;
    walker.x -= walker.speed;
    if (walker.x > DOOR) continue;
    // it comes again from afar: what was asked for must be sent away
    walker.x = W + 0.6;
    walker.typed = 0;
    s.tiles = [];
    struck(g, s);
  }
  const walker = target(s);
  if (!walker) return;
  if (walker !== nearest || s.tiles.length === 0) lay(g, s, walker);
  for (let i = 0; i < 26; i++) {
    const letter = String.fromCharCode(97 + i);
    if (g.key(`Key${letter.toUpperCase()}`)) return type(g, s, letter);
  }
  for (let i = 0; i < s.tiles.length; i++) if (g.key(`Digit${i + 1}`)) return type(g, s, s.tiles[i] as string);
  const columns = tileColumns(g);
  const down = columns < TILES ? columns : 0;
  for (const [side, by] of [
    ['left', -1],
    ['right', 1],
    ['up', -down],
    ['down', down],
  ] as const)
    if (g.pressed(side) && (by !== 0 || s.cursor < 0)) {
      s.cursor = s.cursor < 0 ? 0 : (s.cursor + by + TILES) % TILES;
      g.sound('step', 1.3);
    }
  if (g.pressed('a') && s.tiles[s.cursor]) return type(g, s, s.tiles[s.cursor] as string);
  const { pointer } = g.pad;
  if (!pointer || !g.clicked()) return;
  s.tiles.some((tile, i) => {
    const { x, y } = tileAt(i, g);
    if (Math.abs(pointer.x - x) > 1.2 || Math.abs(pointer.y - y) > 1.05) return false;
    s.cursor = i;
    type(g, s, tile);
    return true;
  });
}
