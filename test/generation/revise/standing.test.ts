/** The brief that a game keeps, and the one that is made for a game which was kept before there was any. */
import { describe, expect, test } from 'vitest';
import { parseBrief } from '../../../src/generation/brief.js';
import { gameDesignSchema, type GameDesign } from '../../../src/generation/design.js';
import { supported } from '../../../src/generation/genres/index.js';
import { assemble } from '../../../src/generation/package/assemble.js';
import { pictures } from '../../../src/generation/package/pictures.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { reader } from '../../../src/generation/reader/index.js';
import { standing } from '../../../src/generation/revise/standing.js';

const kinds = supported().map(({ genre }) => genre);
const PROMPT = 'A fox platformer called "Fox Run": collect 12 berries, avoid wolves, no ghosts, 3 lives, in the forest';
const fox = readPrompt({ prompt: PROMPT, seed: 7, supported: kinds });
/** as a database gives it back, of a version that kept no brief */
const old = (design: GameDesign): GameDesign => {
  const { brief: _brief, ...rest } = JSON.parse(JSON.stringify(design)) as GameDesign;
  return gameDesignSchema.parse(rest);
};

describe('a design', () => {
  test('keeps the brief that it is made of, to the letter', () => {
    expect(fox.brief).toEqual(reader.read({ prompt: PROMPT }));
    expect(parseBrief(gameDesignSchema.parse(JSON.parse(JSON.stringify(fox))).brief)).toEqual(fox.brief);
  });

  test.each(['quick_html', 'game_bundle'] as const)('has no brief in its files (%s)', (mode) => {
    const files = (design: GameDesign) =>
      assemble({
        data: { design, seed: design.seed, ease: 0, pictures: pictures(design) },
        script: ';',
        mode,
        playability: { verdict: 'unverified', checks: [] },
        provider: 'composer',
        model: null,
      });
    const made = files(fox);
    expect(made.files.map(({ bytes }) => bytes.toString())).toEqual(
      files(old(fox)).files.map(({ bytes }) => bytes.toString()),
    );
    expect(made.design.brief).toEqual(fox.brief);
  });
});

describe.each([
  ['with its brief', fox],
  ['of before there were briefs', old(fox)],
  ['with a brief that no version knows', { ...fox, brief: { v: 99 } }],
])('the standing brief of a game %s', (_how, design) => {
  const { brief, seats } = standing(design);

  test('is a brief, and says all that the design has', () => {
    expect(parseBrief(JSON.parse(JSON.stringify(brief)))).toEqual(brief);
    expect(brief.rules).toEqual(design.rules);
    expect(brief.scene.places).toEqual([{ theme: 'forest', plain: 10 }]);
    expect(brief.title?.text).toBe('Fox Run');
    const hero = brief.things.find(({ part }) => part === 'hero');
    expect(seats.get(hero!.id)?.actor).toEqual(design.cast.hero);
  });

  test('tells who was named from who fills a gap', () => {
    const named = brief.things.filter(({ id, sure }) => seats.has(id) && sure !== 0).map(({ id }) => seats.get(id));
    expect(named.every((seat) => seat?.actor.from === 'prompt')).toBe(true);
    expect(brief.things.filter(({ sure }) => sure === 0).map(({ id }) => seats.get(id)?.actor.from)).not.toContain(
      'prompt',
    );
  });
});

test('what was refused is still refused, where the brief was kept', () => {
  const things = standing(fox).brief.refused.flatMap((one) => ('thing' in one ? [one.thing.is] : []));
  expect(things).toEqual(['ghost']);
});
