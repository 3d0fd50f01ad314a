/** What of a cast is drawn while the game is played, by the table of what each kind draws. */
import type { Actor, GameDesign } from '../design.js';
import { shownIn, type ShownRow, type ShownSlot } from '../genres/speeches.js';
import { playedMode } from './modes.js';

/** What of a design decides what is drawn. */
export type Played = Pick<GameDesign, 'genre' | 'mode' | 'seed' | 'rules' | 'cast' | 'words'>;

/** Pictures of the cast, and of the words that are played with, that are drawn. */
export function drawnIn(design: Played): ReadonlySet<string> {
  const { cast, words, rules } = design;
  const row = shownIn(design.genre, playedMode(design));
  const has = (name: string): boolean => rules.some(({ rule }) => rule === name);
  const slots: readonly (readonly [ShownSlot, readonly Actor[]])[] = [
    ['hero', [cast.hero]],
    ['enemies', cast.enemies],
    ['items', cast.items],
    ['goal', cast.goal ? [cast.goal] : []],
    ['obstacles', cast.obstacles],
    [has('shooting') ? 'shot' : 'projectile', cast.projectile ? [cast.projectile] : []],
    ['deco', cast.deco],
  ];
  const own = slots.flatMap(([slot, actors]) => actors.slice(0, countOf(slot, row, slots)));
  const bosses = has('boss') || has('bossEvery') ? cast.enemies.filter(({ traits }) => traits.includes('boss')) : [];
  const told = words?.list.flatMap(({ sprite }) => (sprite === undefined ? [] : [sprite])) ?? [];
  return new Set([...[...own, ...bosses].map(({ sprite }) => sprite), ...told]);
}

/** How many of a slot are drawn: as many as alone, where the prompt names no more things in all than fit there. */
function countOf(slot: ShownSlot, row: ShownRow, slots: readonly (readonly [ShownSlot, readonly Actor[]])[]): number {
  const { crowded, alone } = row[slot];
  if (crowded === alone) return alone;
  const named = slots.filter(([one]) => one !== 'hero' && row[one].alone > 0).flatMap(([, actors]) => actors);
  return named.filter(({ from }) => from === 'prompt').length <= alone ? alone : crowded;
}
