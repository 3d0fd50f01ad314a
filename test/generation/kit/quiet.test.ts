/** A game without sound begins muted; one without a score counts, and shows and tells nothing of it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { GENRES, type Rule } from '../../../src/generation/design.js';
import { entryOf, KINDS, supported } from '../../../src/generation/genres/index.js';
import { Play } from '../../../src/generation/kit/play.js';
import { signsOf } from '../../../src/generation/kit/two/signs.js';
import type { Kind } from '../../../src/generation/kit/types.js';
import { keepRules } from '../../../src/generation/filling/index.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { designLike, penguin } from '../designs.js';

const playOf = (...rules: Rule[]) => {
  const design = designLike(penguin, { genre: 'catcher', rules });
  return new Play(entryOf(design)?.kind as unknown as Kind, { design, seed: 5, ease: 0, pictures: {} });
};

describe('a game without sound', () => {
  it('begins muted, and no other does', () =>
    expect([playOf({ rule: 'noSound' }).muted, playOf().muted]).toEqual([true, false]));
});

describe('a game without a score', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['none', [{ rule: 'noScore' }] as Rule[], false],
    ['one', [], true],
  ])('floats and tells no points: %s', (_, rules, shown) => {
    const told: { readonly type: string; readonly score?: number; readonly best?: number }[] = [];
    vi.stubGlobal('window', {});
    vi.stubGlobal('parent', { postMessage: (message: (typeof told)[number]) => told.push(message) });
    const play = playOf(...rules);
    const floats: string[] = [];
    play.effects = { ...play.effects, float: (text) => void floats.push(text) };
    play.begin();
    play.botMode = 'win';
    for (let frame = 0; frame < 60 * 200 && play.phase === 'play'; frame++) play.tick();
    expect(play.session.score).toBeGreaterThan(0);
    const points = floats.filter((text) => /^[+−]\d+$/u.test(text));
    const ofPoints = told.filter(
      ({ type, score, best }) => type === 'score' || score !== undefined || best !== undefined,
    );
    expect([points.length > 0, ofPoints.length > 0]).toEqual([shown, shown]);
    expect([play.phase, told.some(({ type }) => type === 'win'), play.record, play.best > 0]).toEqual([
      'win',
      true,
      shown,
      shown,
    ]);
  });
});

describe('a half of the window', () => {
  it.each([
    ['points', [] as Rule[], true],
    ['none without a score', [{ rule: 'noScore' }] as Rule[], false],
  ])('shows %s', (_, rules, shown) =>
    expect(signsOf(playOf(...rules).session).some((sign) => sign.startsWith('★'))).toBe(shown),
  );
});

describe('is kept and told so', () => {
  it.each([
    ['a snake game without sound and without a score', 'snake'],
    ['Labyrinth ohne Ton und ohne Punkte', 'maze'],
    ['ブロックくずし、音なし、スコアなし', 'breakout'],
  ])('%s', (prompt, genre) => {
    const design = keepRules(
      readPrompt({ prompt, seed: 3, supported: GENRES }),
      KINDS[genre as 'snake']?.kind.rules ?? [],
    );
    expect(
      [design.genre, ...design.rules.map(({ rule }) => rule).filter((rule) => rule.startsWith('no'))].toSorted(),
    ).toEqual([genre, 'noScore', 'noSound'].toSorted());
  });

  it('in every kind', () =>
    expect(supported().filter(({ rules }) => !rules.includes('noSound') || !rules.includes('noScore'))).toEqual([]));
});
