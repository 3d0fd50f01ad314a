/** Where each thing of a prompt goes in this kind of game, where no word says. */
import { isAgentClass } from '../lexicon/agents.js';
import { HOSTILE } from '../lexicon/hostile.js';
import type { Genre } from '../design.js';
import type { Placed, Role } from './things.js';

/** Kinds in which what is named with the kind is matched, broken or found, not played. */
const OF_ITEMS = new Set<Genre>(['match3', 'memory', 'breakout', 'falling_blocks', 'quiz', 'merge_grid']);
/** Kinds in which a crowd named with the kind is the other side. */
const OF_ENEMIES = new Set<Genre>([
  'shmup',
  'arena',
  'tower_defense',
  'duel',
  'tic_tac_toe',
  'connect_four',
  'minesweeper',
  'chess',
]);
/** Kinds of two who play against each other. */
const VERSUS = new Set<Genre>(['duel', 'tic_tac_toe', 'connect_four', 'chess']);

/** The things of a prompt by part, not yet cut to length. */
export interface Slots {
  hero: Placed[];
  enemy: Placed[];
  item: Placed[];
  goal: Placed[];
  obstacle: Placed[];
  projectile: Placed[];
  deco: Placed[];
  boss: Placed[];
}

const isOf = (genre: Genre, asked: Genre | undefined, wanted: Genre): boolean => genre === wanted || asked === wanted;

/** "rangers with flashlights": what an enemy has on it is no find. */
function isCarried({ thing, role, mention }: Placed, cast: readonly Placed[]): boolean {
  if (role !== 'with' || isAgentClass(mention.kind) || thing.carriedBy === undefined) return false;
  return cast.some((owner) => owner.thing.id === thing.carriedBy && owner.role === 'enemy');
}

/** "A race on fridges", "Einkaufswagen-Rennen": what is raced on, or with, where nobody is named. */
const ridden = (open: readonly Placed[]): Placed | undefined =>
  open.find(
    ({ role, mention }) =>
      /^[of]$/u.test(mention.kind) && mention.sure > 2 && (role === 'free' || (role === 'place' && mention.plural)),
  );

/** Puts what no word decided where it most likely belongs in this kind of game, or in the one that it stands in for. */
export function settle(
  cast: readonly Placed[],
  genre: Genre,
  asked: Genre | undefined,
  noEnemies: boolean,
  named: boolean,
): Slots {
  const slots: Slots = { hero: [], enemy: [], item: [], goal: [], obstacle: [], projectile: [], deco: [], boss: [] };
  const isAgent = ({ mention }: Placed): boolean => isAgentClass(mention.kind);
  const isVersus = VERSUS.has(genre) || (asked !== undefined && VERSUS.has(asked));
  for (const one of [...cast].sort((a, b) => b.sure - a.sure)) {
    const role: Role = one.role;
    if (role === 'hero') {
      if (slots.hero.length === 0) slots.hero.push(one);
      else if (isAgent(one) && one.mention.picture !== slots.hero[0]?.mention.picture) one.role = 'free';
    } else if (one.mention.picture === slots.hero[0]?.mention.picture && role !== 'enemy') {
      // said twice is not there twice
      if (role === 'item') one.role = 'hero';
    } else if (role === 'item' && one.mention.kind === 'b') slots.goal.push(one);
    else if (role === 'bricks') slots.item.push(one);
    // a second shooter arms another tower; where there are none it looks on
    else if (role === 'ally') (isOf(genre, asked, 'tower_defense') ? slots.item : slots.deco).push(one);
    else if (role !== 'place' && role !== 'with' && role !== 'free') slots[role].push(one);
  }
  // a horde is not played by one of its own, unless the prompt says so outright
  const played = slots.hero[0];
  if (
    played &&
    played.sure < 8 &&
    HOSTILE.has(played.mention.picture) &&
    (slots.enemy.some((one) => one.mention.picture === played.mention.picture) ||
      genre === 'quiz' ||
      genre === 'tower_defense')
  ) {
    slots.hero.pop();
    if (!slots.enemy.some((one) => one.mention.picture === played.mention.picture)) slots.enemy.push(played);
  }
  if (isOf(genre, asked, 'sokoban')) {
    // what is pushed is what a warehouse is about
    slots.item.push(...slots.obstacle.filter(({ role }) => role === 'obstacle'));
    slots.obstacle = [];
  }
  if (OF_ITEMS.has(genre) || genre === 'clicker') {
    // walls that a ball is played against are no foes
    const lifeless = ({ mention }: Placed): boolean => !isAgentClass(mention.kind) && !HOSTILE.has(mention.picture);
    slots.item.push(...slots.enemy.filter(lifeless));
    slots.enemy = slots.enemy.filter((one) => !lifeless(one));
  }
  const shown = slots.hero[0];
  // "Tetris but with sushi": what a game of things is turned into are its things
  if (shown && OF_ITEMS.has(genre) && !isAgent(shown) && !slots.item.includes(shown)) slots.item.push(shown);
  const subject = slots.hero[0];
  if (subject && isOf(genre, asked, 'reaction') && subject.mention.plural && subject.sure < 8) {
    // moles that come out are hit, not played
    slots.item.push(...slots.hero.splice(0));
  }
  if (isOf(genre, asked, 'aim_physics') && slots.item.length === 0 && slots.enemy.length === 0) {
    // "thrown at haystacks": what is named to stand there is aimed at
    slots.item.push(...slots.obstacle.splice(0));
  }
  if (isOf(genre, asked, 'crossing')) {
    const drives = ({ mention }: Placed): boolean => mention.kind === 'v';
    slots.enemy.push(...slots.item.filter(drives));
    slots.item = slots.item.filter((one) => !drives(one));
  }
  // what is eaten in a snake game is an item, even where it flees
  const open = cast.filter(({ role }) => role === 'with' || role === 'free' || role === 'place');
  const firstAgent = (wanted: (one: Placed) => boolean): Placed | undefined =>
    open.find((one) => isAgent(one) && one.role !== 'place' && wanted(one));
  if (slots.hero.length === 0 && genre !== 'match3' && genre !== 'memory') {
    const ofItems = OF_ITEMS.has(genre);
    const ofEnemies = OF_ENEMIES.has(genre);
    const found =
      firstAgent(({ mention }) => mention.singular && !HOSTILE.has(mention.picture)) ??
      (ofItems ? undefined : firstAgent(({ mention }) => !mention.plural && !HOSTILE.has(mention.picture))) ??
      (ofItems || ofEnemies ? undefined : firstAgent(({ mention }) => !HOSTILE.has(mention.picture))) ??
      (ofItems || ofEnemies ? undefined : slots.enemy.length > 0 || noEnemies ? firstAgent(() => true) : undefined);
    const riding = open.find((one) => one.role === 'place' && isAgent(one) && !HOSTILE.has(one.mention.picture));
    const alone =
      cast.length === 1 && !ofItems ? firstAgent(({ mention }) => !HOSTILE.has(mention.picture)) : undefined;
    const vehicles = open.filter((one) => one.mention.kind === 'v');
    if (found) slots.hero.push(found);
    // "tanks, defend the base": a machine that nobody fights is driven
    else if (ofEnemies && vehicles.length === 1 && vehicles[0]) slots.hero.push(vehicles[0]);
    else if (alone && asked === undefined && !named) slots.hero.push(alone);
    else if (isVersus && firstAgent(() => true)) {
      // two of a kind against each other
      const rival = firstAgent(() => true);
      if (rival) slots.hero.push(rival);
    } else if (isOf(genre, asked, 'racing') && ridden(open)) slots.hero.push(ridden(open) as Placed);
    else if (riding && (genre === 'racing' || asked === 'racing' || cast.length === 1)) slots.hero.push(riding);
    else if ((genre === 'tower_defense' || asked === 'tower_defense') && open.filter(isAgent).length > 1) {
      const first = firstAgent(() => true);
      if (first) slots.hero.push(first);
    }
  }
  if (slots.hero.length === 0 && OF_ITEMS.has(genre)) {
    // a match of unicorns has a unicorn to cheer it on
    const face = cast.find(
      (one) => isAgent(one) && !HOSTILE.has(one.mention.picture) && one.role !== 'enemy' && one.role !== 'boss',
    );
    if (face) {
      slots.hero.push(face);
      if (!slots.item.includes(face)) slots.item.push(face);
    }
  }
  if (slots.hero.length === 0 && genre === 'clicker') {
    // what is clicked is what one sees
    const clicked = slots.item[0] ?? open.find(({ mention, role }) => role !== 'place' && mention.sure > 2);
    if (clicked) {
      slots.hero.push(clicked);
      if (!slots.item.includes(clicked)) slots.item.push(clicked);
    }
  }
  if (isVersus && slots.enemy.length === 0) {
    // "between a hippo and a panda": the second stands in nobody's way, it is whom one meets
    const rival = slots.obstacle.findIndex(isAgent);
    if (rival >= 0) slots.enemy.push(...slots.obstacle.splice(rival, 1));
  }
  const heroPicture = slots.hero[0]?.mention.picture;
  for (const one of open) {
    if (slots.hero.includes(one) || slots.item.includes(one)) continue;
    const { mention } = one;
    const crowd = slots.hero.some((hero) => isAgent(hero)) && !OF_ENEMIES.has(genre) && !OF_ITEMS.has(genre);
    if (mention.picture === heroPicture && (one.role !== 'with' || crowd)) continue;
    if (isCarried(one, cast)) continue;
    // "a snake game with a caterpillar" has one snake, and it is that
    if (mention.picture === 'snake' && genre === 'snake' && slots.hero.length > 0) continue;
    // the holes of a course are made by the course
    if (mention.picture === 'hole' && isOf(genre, asked, 'aim_physics')) continue;
    // a keyword that no verb points at is more often an adjective than a thing
    if (one.role !== 'with' && mention.sure <= 2 && !['a', 'c', 'f', 'v', 'p'].includes(mention.kind)) {
      if (one.role === 'place') slots.deco.push(one);
      continue;
    }
    if (mention.kind === 'v' && (genre === 'crossing' || genre === 'racing')) {
      slots.enemy.push(one);
      continue;
    }
    // "thrown at haystacks"
    if (one.role === 'place' && mention.plural && !isAgent(one) && isOf(genre, asked, 'aim_physics'))
      slots.goal.push(one);
    else if (one.role === 'place' && !['a', 'c', 'f'].includes(mention.kind)) slots.deco.push(one);
    else if (
      genre === 'match3' ||
      genre === 'memory' ||
      (genre === 'breakout' && one.role !== 'place' && mention.kind !== 'b' && !HOSTILE.has(mention.picture))
    )
      slots.item.push(one);
    else if (HOSTILE.has(mention.picture)) slots.enemy.push(one);
    else if (mention.kind === 'a' || mention.kind === 'c' || mention.kind === 'p' || mention.kind === 'm')
      // in a snake game the small animals are food, in a catcher what falls
      (genre === 'clicker' || genre === 'catcher' || genre === 'quiz' || genre === 'reaction'
        ? slots.item
        : slots.enemy
      ).push(one);
    else if (mention.kind === 'v')
      (slots.obstacle.length > 2 || genre === 'shmup' || genre === 'arena' ? slots.enemy : slots.obstacle).push(one);
    else if (mention.kind === 'b') (slots.goal.length === 0 ? slots.goal : slots.deco).push(one);
    else if (mention.kind === 'n') slots.deco.push(one);
    else if (mention.kind === 'l' && /tree|cactus/u.test(mention.picture)) slots.obstacle.push(one);
    else if (
      mention.kind === 'o' &&
      /^(?:rock|brick|oil-drum|wood|wheel|package|locked)$/u.test(mention.picture) &&
      genre !== 'sokoban'
    )
      slots.obstacle.push(one);
    else slots.item.push(one);
  }
  // a hero that was found last may have been counted among the rest before
  const hero = slots.hero[0];
  if (hero && !OF_ITEMS.has(genre) && genre !== 'clicker')
    slots.item = slots.item.filter(({ mention }) => mention.picture !== hero.mention.picture);
  return slots;
}
