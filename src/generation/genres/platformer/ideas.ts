/** What each level of a platformer brings in that no level before it had, and of which pieces it is therefore built. */
import type { Game } from '../../kit/types.js';

/** In this order; the first level has only what one has to know. */
const IDEAS = ['gap', 'raft', 'spring', 'hazard', 'brittle', 'door', 'draught', 'pulse'] as const;
type Idea = (typeof IDEAS)[number];
export type Piece = Idea | 'walk' | 'ledges' | 'stairs' | 'bridge';

/** what a way was made of before it had any of the ideas that move */
const PLAIN: readonly Piece[] = ['walk', 'walk', 'gap', 'gap', 'ledges', 'hazard', 'stairs', 'bridge'];
const MOVING: readonly Idea[] = IDEAS.filter((idea) => !PLAIN.includes(idea));

/** The pieces of this level from its start to its goal. */
export function piecesOf(g: Game): Piece[] {
  const { rand, level, levels, skill } = g;
  if (levels === 1) {
    const many = Math.round(12 + skill * 8 + (g.rule('collect')?.n ?? 0) * 0.4);
    // a way of many gates is made of what leaves room for them; any other has two of the ideas, which ones is its own
    const pool = g.design.content ? PLAIN : [...PLAIN, ...rand.shuffle(MOVING).slice(0, 2)];
    return Array.from({ length: many }, (_, i) => (i === 0 ? 'walk' : rand.pick(pool)));
  }
  const at = Math.floor(((level - 1) * IDEAS.length) / levels);
  const fresh = IDEAS[at] as Idea;
  if (g.design.content) return Array.from({ length: 9 }, (_, i) => (i === 0 ? 'walk' : rand.pick(PLAIN)));
  const known: Piece[] = ['walk', 'ledges', 'stairs', ...IDEAS.slice(0, at)];
  if (at > 2) known.push('bridge');
  const many = Math.round((levels < 5 ? 9 : 6) + skill * 4);
  // what is new comes early and alone, and twice more, between things that are known
  return Array.from({ length: many }, (_, i) => (i === 0 ? 'walk' : i % 3 === 1 ? fresh : rand.pick(known)));
}
