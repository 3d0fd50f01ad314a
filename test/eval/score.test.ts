/** What counts as right, wrong, missing, kept and told, on designs that are changed by hand. */
import { describe, expect, it } from 'vitest';
import { GENRES, type Actor, type GameDesign } from '../../src/generation/design.js';
import { readPrompt } from '../../src/generation/read-prompt.js';
import { labelFileSchema, type Label } from './label.js';
import { fallen } from './floors.js';
import { scoreOf } from './score.js';
import { linesOf } from './table.js';

const PROMPT = 'a platformer where a fox collects berries and avoids wolves, 3 lives. Title: Red Tail';

function labelled(changes: object = {}): Label {
  const prompt = {
    id: 'en-test-01',
    form: 'plain',
    prompt: PROMPT,
    asked: 'a platformer',
    exact: ['platformer'],
    near: ['runner'],
    language: 'en',
    roles: { hero: ['fox|fox'], items: ['berries|berry'], enemies: ['wolves|wolf'] },
    ...changes,
  };
  const [label] = labelFileSchema.parse({ author: 'test', prompts: [prompt] }).prompts;
  return { ...label!, author: 'test', tuned: false };
}

const actor = (sprite: string, from: Actor['from'] = 'prompt'): Actor => ({ name: sprite, sprite, traits: [], from });

/** A design of the prompt with a cast of its own, and evidence for the fox alone. */
function designed(cast: Partial<GameDesign['cast']>, changes: Partial<GameDesign> = {}): GameDesign {
  const design = readPrompt({ prompt: PROMPT, seed: 7, supported: GENRES });
  const at = PROMPT.indexOf('fox');
  return {
    ...design,
    tagline: '',
    texts: Object.fromEntries(Object.keys(design.texts).map((key) => [key, '-'])) as GameDesign['texts'],
    cast: {
      hero: actor('robot', 'theme'),
      enemies: [actor('ghost', 'theme')],
      items: [actor('star', 'theme')],
      obstacles: [],
      deco: [],
      ...cast,
    },
    evidence: [{ start: at, end: at + 3, text: 'fox', as: 'hero', value: 'dog' }],
    ...changes,
  };
}

describe('a thing of a prompt', () => {
  const rolesOf = (cast: Partial<GameDesign['cast']>, changes: object = {}) => {
    const { counts, misses } = scoreOf(labelled(changes), designed(cast));
    return { roles: counts.roles.won, wrong: counts.wrong.won, misses };
  };

  it('is right by its picture in its role', () =>
    expect(rolesOf({ hero: actor('fox'), enemies: [actor('wolf')] })).toMatchObject({ roles: 2, wrong: 0 }));

  it('is right by the words it came from, whatever picture was found', () =>
    expect(rolesOf({ hero: actor('dog') })).toMatchObject({ roles: 1, wrong: 0 }));

  it('is wrong in another role', () =>
    expect(rolesOf({ hero: actor('wolf') })).toMatchObject({
      roles: 0,
      wrong: 1,
      misses: expect.arrayContaining(['hero fox missing', 'enemies wolves wrong']),
    }));

  it('is missing where the theme chose it by chance', () =>
    expect(rolesOf({ hero: actor('fox', 'theme') })).toMatchObject({ roles: 0, wrong: 0 }));

  it('is right in either of two roles', () =>
    expect(
      rolesOf({ items: [actor('wolf')] }, { roles: { enemies: ['wolves|wolf'], items: ['wolves|wolf'] } }),
    ).toMatchObject({ roles: 1, wrong: 0 }));

  it('must show a picture that the label accepts, where it names some', () =>
    expect(rolesOf({ hero: actor('dog') }, { pictures: { fox: ['🦊'] } })).toMatchObject({ roles: 0 }));

  it('that is scenery can only be wrong', () => {
    const scenery = { roles: { scenery: ['wolves|wolf'] } };
    expect(rolesOf({}, scenery)).toMatchObject({ roles: 0, wrong: 0 });
    expect(rolesOf({ enemies: [actor('wolf')] }, scenery)).toMatchObject({ roles: 0, wrong: 1 });
  });

  it('is found as a word, not as a part of another', () => {
    const prompt = 'to catch a cat';
    const start = prompt.indexOf('catch');
    const evidence = [{ start, end: start + 5, text: 'catch', as: 'hero', value: 'baseball' }];
    const label = labelled({ prompt, roles: { hero: ['cat|cat'] } });
    expect(scoreOf(label, designed({ hero: actor('baseball') }, { evidence })).counts.roles.won).toBe(0);
  });
});

describe('the kind', () => {
  const kindOf = (genre: GameDesign['genre'], changes: object = {}, design: Partial<GameDesign> = {}) => {
    const { kind, near, fits, told } = scoreOf(labelled(changes), designed({}, { genre, ...design })).counts;
    return [kind, near, fits, told].map(({ of, won }) => (of === 0 ? undefined : won === 1));
  };

  it('that is asked for fits', () => expect(kindOf('platformer')).toEqual([true, true, true, undefined]));
  it('that is nearest fits where it is told', () => {
    expect(kindOf('runner')).toEqual([false, true, false, false]);
    expect(kindOf('runner', {}, { askedGenre: 'platformer' })).toEqual([false, true, true, true]);
  });
  it('that is another never fits', () =>
    expect(kindOf('quiz', {}, { askedGenre: 'platformer' })).toEqual([false, false, false, true]));
  it('is the one that stands for a game by its row of the table', () => {
    expect(kindOf('delivery_game', { exact: ['delivery_game'] })).toEqual([true, true, true, undefined]);
    // only near: Simon says is no game of pairs
    expect(kindOf('memory', { exact: ['simon_says'], near: ['memory'] })).toEqual([false, true, false, false]);
  });
  it('is not counted where none is asked for', () =>
    expect(kindOf('quiz', { exact: ['*'] })).toEqual([undefined, undefined, undefined, undefined]));
});

describe('wishes', () => {
  const label = labelled({
    rules: { lives: 3, twoPlayers: true },
    literals: { title: 'Red Tail' },
    refused: ['wolves'],
    language: 'de',
  });

  it('that are kept, lost and refused are counted', () => {
    const kept = scoreOf(label, designed({}, { lang: 'de', title: 'Red Tail', rules: [{ rule: 'lives', n: 3 }] }));
    expect(kept.counts).toMatchObject({
      rules: { of: 2, won: 1 },
      literals: { of: 1, won: 1 },
      language: { of: 1, won: 1 },
      refused: { of: 1, won: 1 },
    });
    const lost = scoreOf(
      label,
      designed({ enemies: [{ ...actor('wolf'), name: 'wolves' }] }, { title: 'Fox', rules: [{ rule: 'lives', n: 5 }] }),
    );
    expect(lost.misses).toEqual(
      expect.arrayContaining([
        'lost lives 3',
        'lost twoPlayers',
        'lost title "Red Tail"',
        'language en',
        'lost without wolves',
      ]),
    );
  });
});

describe('a rule', () => {
  it('is kept where the kind plays it, not where it only stands in the design', () => {
    const rules: GameDesign['rules'] = [{ rule: 'laps', n: 3 }];
    const kept = (genre: GameDesign['genre']): boolean =>
      scoreOf(labelled({ rules: { laps: 3 } }), designed({}, { genre, rules })).counts.rules.won === 1;
    expect([kept('racing'), kept('quiz')]).toEqual([true, false]);
  });
});

describe('a floor', () => {
  it('holds what lies on it, and tells what fell below or rose above a ceiling', () => {
    const [line] = linesOf([scoreOf(labelled(), designed({ hero: actor('wolf') }))]).filter(
      ({ group }) => group === 'set',
    );
    expect(fallen(line!, { 'set new': { kind: 100, roles: 0, wrong: 34 } })).toEqual([]);
    expect(fallen(line!, { 'set new': { roles: 50, wrong: 20 } })).toEqual([
      'roles 0.0 below 50',
      'wrong 33.3 above 20',
    ]);
  });
});
