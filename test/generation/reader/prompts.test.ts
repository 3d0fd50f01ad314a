import { describe, expect, it } from 'vitest';
import { GENRES, type GameDesign } from '../../../src/generation/design.js';
import { readPrompt } from '../../../src/generation/reader/index.js';
import { PROMPTS, type Expected } from './prompts.js';

const shows = (wanted: string, actors: readonly { sprite: string }[]): boolean =>
  wanted.split('/').some((sprite) => actors.some((actor) => actor.sprite === sprite));

const ruleText = (rule: GameDesign['rules'][number] | undefined): string => {
  if (!rule) return '';
  if ('n' in rule) return `${rule.rule} ${rule.n}`;
  return 'seconds' in rule ? `${rule.rule} ${rule.seconds}` : rule.rule;
};

/** What the design lacks of what the row expects, in words. */
function misses(design: GameDesign, expected: Expected): string[] {
  const { cast, rules } = design;
  const rulesOf = (wanted: string): string => ruleText(rules.find(({ rule }) => rule === wanted.split(' ')[0]));
  return [
    ...(design.lang === expected.lang ? [] : [`language ${design.lang}`]),
    ...(!expected.kind || expected.kind.includes(design.genre) ? [] : [`kind ${design.genre}`]),
    ...(!expected.hero || shows(expected.hero, [cast.hero]) ? [] : [`hero ${cast.hero.sprite}`]),
    ...(expected.enemies ?? []).filter((one) => !shows(one, cast.enemies)).map((one) => `enemy ${one}`),
    ...(expected.items ?? []).filter((one) => !shows(one, cast.items)).map((one) => `item ${one}`),
    ...(!expected.theme || expected.theme === design.theme.id ? [] : [`theme ${design.theme.id}`]),
    ...(expected.rules ?? [])
      .filter((one) => rulesOf(one) !== one && rulesOf(one).split(' ')[0] !== one)
      .map((one) => `rule ${one}`),
  ];
}

describe('what strangers type', () => {
  // two seeds: what the prompt says may not depend on chance
  it.each(PROMPTS)('%s', (prompt, expected) => {
    const found = [7, 4_000_000_000].map((seed) => misses(readPrompt({ prompt, seed, supported: GENRES }), expected));
    expect(found).toEqual([[], []]);
  });
});
