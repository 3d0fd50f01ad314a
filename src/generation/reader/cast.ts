/** The cast of the game: things of the prompt in the roles it gives them, the rest placed by kind, gaps filled by the theme. */
import { designText, type Actor, type GameDesign, type Genre } from '../design.js';
import { pictureName } from '../lexicon/lexicon.js';
import type { Mention } from './mentions.js';
import type { Random } from './random.js';
import type { Cast, Role } from './roles.js';
import type { ThemePack } from './themes.js';
import type { Token } from './tokens.js';

const AGENTS = new Set(['a', 'c', 'p', 'v', 'm']);
/** Creatures that are enemies unless the prompt makes one the hero. */
const HOSTILE = new Set([
  'person-zombie',
  'mask:monster',
  'goblin',
  'ogre',
  'alien-monster',
  'smiling-face-with-horns',
  'person-supervillain',
  'skull',
  'microbe',
  'shark',
  'spider',
  'scorpion',
  'wolf',
  'bomb',
  'comet',
  'flying-saucer',
  'person-vampire',
  'mosquito',
  'cockroach',
  'mask:robot',
  'fire',
  'tornado',
  'hot-pepper',
  'police-officer',
]);
/** Kinds in which what is named with the kind is matched, broken or found, not played. */
const OF_ITEMS = new Set<Genre>(['match3', 'memory', 'breakout', 'falling_blocks', 'quiz']);
/** Kinds in which a crowd named with the kind is the other side. */
const OF_ENEMIES = new Set<Genre>(['shmup', 'arena', 'tower_defense', 'duel']);

export interface CastReading {
  readonly cast: GameDesign['cast'];
  readonly evidence: { readonly from: number; readonly to: number; readonly as: string; readonly value: string }[];
  /** things that found no place */
  readonly dropped: Mention[];
  /** the boss the prompt names */
  readonly boss: Actor | undefined;
}

/** Text of a thing as typed. */
export function mentionText(mention: Mention, tokens: readonly Token[]): string {
  let text = '';
  for (let at = mention.from; at < mention.to; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    text += (at > mention.from && token.spaced ? ' ' : '') + token.text;
  }
  return text;
}

interface Slots {
  hero: Cast[];
  enemy: Cast[];
  item: Cast[];
  goal: Cast[];
  obstacle: Cast[];
  projectile: Cast[];
  deco: Cast[];
  boss: Cast[];
}

/** Puts what no word decided where it most likely belongs in this kind of game. */
function settle(cast: readonly Cast[], genre: Genre, noEnemies: boolean): Slots {
  const slots: Slots = { hero: [], enemy: [], item: [], goal: [], obstacle: [], projectile: [], deco: [], boss: [] };
  const isAgent = ({ mention }: Cast): boolean => AGENTS.has(mention.kind);
  for (const one of [...cast].sort((a, b) => b.sure - a.sure)) {
    const role: Role = one.role;
    if (role === 'hero') {
      if (slots.hero.length === 0) slots.hero.push(one);
      else if (isAgent(one) && one.mention.picture !== slots.hero[0]?.mention.picture) one.role = 'free';
    } else if (role === 'bricks') slots.item.push(one);
    else if (role !== 'place' && role !== 'with' && role !== 'free') slots[role].push(one);
  }
  // what is eaten in a snake game is an item, even where it flees
  const open = cast.filter(({ role }) => role === 'with' || role === 'free' || role === 'place');
  const firstAgent = (wanted: (one: Cast) => boolean): Cast | undefined =>
    open.find((one) => isAgent(one) && one.role !== 'place' && wanted(one));
  if (slots.hero.length === 0 && genre !== 'match3' && genre !== 'memory') {
    const ofItems = OF_ITEMS.has(genre);
    const ofEnemies = OF_ENEMIES.has(genre);
    const found =
      firstAgent(({ mention }) => mention.singular && !HOSTILE.has(mention.picture)) ??
      (ofItems ? undefined : firstAgent(({ mention }) => !mention.plural && !HOSTILE.has(mention.picture))) ??
      (ofItems || ofEnemies ? undefined : firstAgent(({ mention }) => !HOSTILE.has(mention.picture))) ??
      (ofItems || ofEnemies ? undefined : slots.enemy.length > 0 || noEnemies ? firstAgent(() => true) : undefined);
    if (found) slots.hero.push(found);
    else if (genre === 'tower_defense' && open.filter(isAgent).length > 1) {
      const first = firstAgent(() => true);
      if (first) slots.hero.push(first);
    }
  }
  const heroPicture = slots.hero[0]?.mention.picture;
  for (const one of open) {
    if (slots.hero.includes(one)) continue;
    const { mention } = one;
    if (mention.picture === heroPicture && one.role !== 'with') continue;
    // a keyword that no verb points at is more often an adjective than a thing
    if (one.role !== 'with' && mention.sure <= 2 && !['a', 'c', 'f', 'v', 'p'].includes(mention.kind)) {
      slots.deco.push(one);
      continue;
    }
    if (one.role === 'place' && !['a', 'c', 'f'].includes(mention.kind)) slots.deco.push(one);
    else if (
      genre === 'match3' ||
      genre === 'memory' ||
      (genre === 'breakout' && one.role !== 'place' && !HOSTILE.has(mention.picture))
    )
      slots.item.push(one);
    else if (HOSTILE.has(mention.picture)) slots.enemy.push(one);
    else if (mention.kind === 'a' || mention.kind === 'c' || mention.kind === 'p' || mention.kind === 'm')
      // in a snake game the small animals are food, in a catcher what falls
      (genre === 'clicker' || genre === 'catcher' || genre === 'quiz' ? slots.item : slots.enemy).push(one);
    else if (mention.kind === 'v')
      (genre === 'crossing' || genre === 'racing' || slots.obstacle.length > 2
        ? slots.enemy
        : genre === 'shmup' || genre === 'arena'
          ? slots.enemy
          : slots.obstacle
      ).push(one);
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
  return slots;
}

/** The whole cast; every thing of the prompt is in it or in `dropped`. */
export function makeCast(
  reading: readonly Cast[],
  tokens: readonly Token[],
  genre: Genre,
  pack: ThemePack,
  lang: string,
  options: { readonly noEnemies: boolean; readonly shooting: boolean },
  random: Random,
): CastReading {
  const slots = settle(reading, genre, options.noEnemies);
  const evidence: CastReading['evidence'] = [];
  const dropped: Mention[] = [];
  const used = new Set<string>();
  const actor = (mention: Mention, role: string): Actor => {
    evidence.push({ from: mention.from, to: mention.to, as: role, value: mention.picture });
    used.add(mention.picture);
    const typed =
      tokens[mention.from]?.type === 'emoji' ? pictureName(mention.picture, lang) : mentionText(mention, tokens);
    return {
      name: designText(typed, 40),
      sprite: mention.picture,
      traits: mention.traits.map((trait) => designText(mentionText(trait, tokens), 24)).slice(0, 6),
      from: 'prompt',
    };
  };
  const filler = (picture: string, from: 'theme' | 'kind' = 'theme'): Actor => {
    used.add(picture);
    return { name: designText(pictureName(picture, lang), 40), sprite: picture, traits: [], from };
  };
  const actors = (list: readonly Cast[], role: string, most: number): Actor[] => {
    const out: Actor[] = [];
    for (const { mention } of list) {
      // "pumpkin ghosts" shows both
      for (const one of [
        mention,
        ...mention.traits.filter(({ kind, sure }) => sure > 2 && kind !== 'p' && role !== 'hero'),
      ]) {
        if (out.some(({ sprite }) => sprite === one.picture)) continue;
        if (out.length < most) out.push(actor(one, role));
        else dropped.push(one);
      }
    }
    return out;
  };
  const fresh = (from: readonly string[], most: number): string[] => {
    const free = from.filter((picture) => !used.has(picture));
    const at = Math.floor(random.next() * Math.max(1, free.length));
    return [...free.slice(at), ...free.slice(0, at)].slice(0, most);
  };

  // every sprite that the prompt names is taken before the theme fills anything
  const heroes = actors(slots.hero, 'hero', 1);
  const bosses = actors(slots.boss, 'boss', 1);
  const enemies = actors(slots.enemy, 'enemy', 4);
  const items = actors(slots.item, 'item', 6);
  const goals = actors(slots.goal.slice(0, 1), 'goal', 1);
  slots.goal.slice(1).forEach((one) => slots.deco.push(one));
  const obstacles = actors(slots.obstacle, 'obstacle', 4);
  const projectiles = actors(slots.projectile.slice(0, 1), 'projectile', 1);
  slots.projectile
    .slice(1)
    .forEach((one) => (slots.item.length < 6 ? items.push(actor(one.mention, 'item')) : dropped.push(one.mention)));
  const deco = actors(
    slots.deco.filter(({ mention }) => !used.has(mention.picture)),
    'scenery',
    6,
  );

  const ship = genre === 'shmup' && pack.time === 'night' ? 'mask:ship' : undefined;
  const heroFill =
    genre === 'snake'
      ? 'snake'
      : genre === 'racing'
        ? 'racing-car'
        : genre === 'shmup' && ship
          ? ship
          : genre === 'flappy' && !used.has('bird')
            ? 'bird'
            : undefined;
  const hero =
    heroes[0] ??
    (heroFill && !used.has(heroFill) ? filler(heroFill, 'kind') : filler(fresh(pack.hero, 1)[0] ?? 'star'));
  // a boss that has a face of its own leads the enemies
  for (const boss of bosses)
    if (!enemies.some(({ sprite }) => sprite === boss.sprite))
      enemies.push({ ...boss, traits: ['boss', ...boss.traits].slice(0, 6) });
  if (enemies.length === 0) for (const picture of fresh(pack.enemies, 2)) enemies.push(filler(picture));
  if (enemies.length === 0) enemies.push(filler('mask:monster'));
  const wanted = genre === 'match3' || genre === 'memory' ? 6 : genre === 'breakout' ? 3 : 1;
  for (const picture of fresh(pack.items, wanted)) if (items.length < wanted) items.push(filler(picture));
  for (const picture of fresh(pack.deco, 6)) if (items.length < wanted) items.push(filler(picture));
  if (items.length === 0) items.push(filler('star'));
  const goal = goals[0] ?? filler(used.has(pack.goal) ? 'chequered-flag' : pack.goal);
  if (obstacles.length === 0) for (const picture of fresh(pack.obstacles, 2)) obstacles.push(filler(picture));
  for (const picture of fresh(pack.deco, 4)) if (deco.length < 4) deco.push(filler(picture));
  const shoots = options.shooting || genre === 'shmup' || genre === 'arena' || genre === 'tower_defense';
  const projectile = projectiles[0] ?? (shoots ? filler(pack.projectile) : undefined);
  return {
    cast: {
      hero,
      enemies: enemies.slice(0, 4),
      items: items.slice(0, 6),
      goal,
      obstacles: obstacles.slice(0, 4),
      ...(projectile ? { projectile } : {}),
      deco: deco.slice(0, 6),
    },
    evidence,
    dropped: dropped.filter(({ picture }) => !used.has(picture)),
    boss: bosses[0],
  };
}
