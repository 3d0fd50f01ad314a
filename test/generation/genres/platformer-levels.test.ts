/** A platformer's levels: eight where nothing else is said, each with an idea that no level before it had. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { KINDS } from '../../../src/generation/genres/index.js';
import { piecesOf, type Piece } from '../../../src/generation/genres/platformer/ideas.js';
import { Session } from '../../../src/generation/kit/session.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { designLike, penguin } from '../designs.js';

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
const kind = KINDS.platformer?.kind as unknown as Kind;

const designOf = (...rules: Rule[]): GameDesign => designLike(penguin, { genre: 'platformer', rules });
const runOf = (design: GameDesign, from = 1) =>
  new Session(kind, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, from);

describe('the levels of a platformer', () => {
  it.each([
    [[], 8],
    [[{ rule: 'levels', n: 3 }], 3],
    [[{ rule: 'levels', n: 1 }], 1],
    [[{ rule: 'collect', n: 10 }], 1],
    [[{ rule: 'timer', seconds: 60 }], 1],
  ] as const)('with %j are %i', (rules, levels) => expect(runOf(designOf(...rules)).levels).toBe(levels));

  it('bring in one idea each, which no level before had', () => {
    const design = designOf();
    const met = new Set<Piece>(['walk', 'ledges', 'stairs', 'bridge']);
    for (let level = 1; level <= 8; level++) {
      const fresh = new Set(piecesOf(runOf(design, level)).filter((piece) => !met.has(piece)));
      expect([level, fresh.size]).toEqual([level, 1]);
      for (const piece of fresh) met.add(piece);
    }
  });

  it('grow harder from a gentle first one', () => {
    const skills = Array.from({ length: 8 }, (_, i) => runOf(designOf(), i + 1).skill);
    expect(skills).toEqual(skills.toSorted((a, b) => a - b));
    expect(skills[0]).toBeLessThan(runOf(designOf({ rule: 'levels', n: 1 })).skill);
  });

  it('are begun where the player had come to, never beyond the last', () => {
    expect([runOf(designOf(), 3).level, runOf(designOf(), 99).level, runOf(designOf(), 0).level]).toEqual([3, 8, 1]);
  });
});
