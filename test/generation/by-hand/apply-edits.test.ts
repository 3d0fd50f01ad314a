/** A design with what was edited of it: what moves with an edit, and what can't be had together. */
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../src/generation/by-hand/index.js';
import type { DesignEdits } from '../../../src/generation/design-edits.js';
import type { GameDesign } from '../../../src/generation/design.js';
import { KINDS, supported } from '../../../src/generation/genres/index.js';
import { compose } from '../../../src/generation/kit/music/compose.js';
import { Play } from '../../../src/generation/kit/play.js';
import { firstTitle } from '../../../src/generation/kit/random.js';
import { lookSeed } from '../../../src/generation/kit/style/palette.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';

const made = (prompt: string): GameDesign =>
  readPrompt({ prompt, seed: 3, supported: supported().map(({ genre }) => genre) });
const edited = (design: GameDesign, edits: DesignEdits): GameDesign => {
  const { design: after, problems } = applyEdits(design, edits);
  expect(problems).toEqual([]);
  return after as GameDesign;
};
/** The state in which the game begins. */
function firstLevel(design: GameDesign): unknown {
  const game = new Play<object>(KINDS[design.genre]!.kind, { design, seed: design.seed, ease: 0, pictures: {} });
  game.begin();
  return JSON.parse(JSON.stringify(game.session.state));
}

describe('a picture', () => {
  it('brings its name, in the language of the game', () => {
    const { cast, revision } = edited(made('ein Jump and Run mit einem Pinguin'), {
      cast: [{ slot: 'hero', picture: 'fox' }],
    });
    expect(cast.hero).toMatchObject({ sprite: 'fox', name: 'Fuchs' });
    expect(revision?.changes).toContainEqual(expect.objectContaining({ what: 'hero', to: 'Fuchs' }));
  });

  it('leaves the name that somebody gave', () => {
    const named = edited(made('a penguin platformer'), { cast: [{ slot: 'hero', name: 'Pip' }] });
    expect(edited(named, { cast: [{ slot: 'hero', picture: 'fox' }] }).cast.hero).toMatchObject({
      sprite: 'fox',
      name: 'Pip',
      named: true,
    });
  });
});

it('changes texts that tell of whoever has changed', () => {
  const before = made('a penguin platformer with bats');
  const after = edited(before, { cast: [{ slot: 'enemies.0', name: 'Count Flap', picture: 'ghost' }] });
  expect(JSON.stringify(after.texts) + after.tagline).not.toMatch(/\bbats?\b/u);
});

it('takes a rule that excludes another in its place', () => {
  const slow = edited(made('a penguin platformer, slow'), { switches: [{ rule: 'fast', on: true }] });
  const names = slow.rules.map(({ rule }) => rule);
  expect(names).toContain('fast');
  expect(names).not.toContain('slow');
});

it('takes a message away that is emptied', () => {
  const before = edited(made('snake'), { winMessage: 'Bravo, 4b!', loseMessage: 'Oh no' });
  const after = edited(before, { winMessage: '' });
  expect(after.messages).toEqual({ lose: 'Oh no' });
  expect(after.revision?.changes).toContainEqual({ what: 'win', from: 'Bravo, 4b!', to: null });
});

it('keeps what is no edit: seed, mode, palette and difficulty', () => {
  const before = made('mini golf with a hedgehog');
  const { seed, mode, theme, difficulty } = edited(before, { title: 'Hedge Open' });
  expect({ seed, mode, theme, difficulty }).toEqual({
    seed: before.seed,
    mode: before.mode,
    theme: before.theme,
    difficulty: before.difficulty,
  });
});

it('is drawn under another title as before: the same level, backdrop and tune', () => {
  const before = made('push crates to their spots in a warehouse');
  const after = edited(edited(before, { title: 'Night Shift' }), { title: 'Late Shift' });
  expect(after.title).toBe('Late Shift');
  expect(firstTitle(after)).toBe(before.title);
  expect(lookSeed(after)).toBe(lookSeed(before));
  expect(compose(after)).toEqual(compose(before));
  expect(firstLevel(after)).toEqual(firstLevel(before));
});

it('refuses what is edited twice', () => {
  const before = made('a penguin platformer');
  const twice: DesignEdits = {
    cast: [
      { slot: 'hero', name: 'A' },
      { slot: 'hero', name: 'B' },
    ],
    colours: [
      { slot: 'accent', value: '#112233' },
      { slot: 'accent', value: '#332211' },
    ],
    numbers: [
      { rule: 'lives', value: 2 },
      { rule: 'lives', value: 3 },
    ],
    switches: [
      { rule: 'doubleJump', on: true },
      { rule: 'doubleJump', on: false },
    ],
  };
  expect(applyEdits(before, twice).problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'cast.1.slot unknown_value',
    'numbers.1.rule unknown_value',
    'switches.1.rule unknown_value',
    'colours.1.slot unknown_value',
  ]);
});

it('edits nothing of what is no design, nor of a page that a model wrote', () => {
  for (const kept of [{ made: 'elsewhere' }, { ...made('snake'), page: 'a'.repeat(64) }])
    expect(applyEdits(kept, { title: 'x' }).problems).toMatchObject([{ path: '' }]);
});
