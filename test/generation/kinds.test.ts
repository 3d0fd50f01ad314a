/** Every registered kind, with nothing asked and with each rule it lists, makes a game that its bot wins, idleness does not, and chance can't break. */
import { describe, expect, it } from 'vitest';
import type { Genre, Rule, RuleName } from '../../src/generation/design.js';
import { KINDS } from '../../src/generation/genres/index.js';
import { composeDesign } from '../../src/generation/providers/composer.js';
import type { Kind } from '../../src/generation/kit/types.js';
import { designLike, penguin } from './designs.js';
import { playAlone } from './play-alone.js';

const SAMPLE: Partial<Record<RuleName, Rule>> = {
  lives: { rule: 'lives', n: 2 },
  timer: { rule: 'timer', seconds: 90 },
  collect: { rule: 'collect', n: 12 },
  levels: { rule: 'levels', n: 2 },
  waves: { rule: 'waves', n: 3 },
  bossEvery: { rule: 'bossEvery', n: 2 },
  laps: { rule: 'laps', n: 2 },
  rivals: { rule: 'rivals', n: 4 },
  points: { rule: 'points', n: 5 },
  moves: { rule: 'moves', n: 40 },
  pairs: { rule: 'pairs', n: 8 },
  questions: { rule: 'questions', n: 12 },
  answers: { rule: 'answers', n: 3 },
  perQuestion: { rule: 'perQuestion', seconds: 20 },
};
const ruleNamed = (name: RuleName): Rule => SAMPLE[name] ?? ({ rule: name } as Rule);

const context = () => {
  const steps: { stage: string; progress: number }[] = [];
  return {
    steps,
    signal: new AbortController().signal,
    report: (step: { stage: string; progress: number }) => void steps.push(step),
  };
};

describe.each(Object.values(KINDS).map(({ kind }) => kind.genre))('%s', (genre: Genre) => {
  const kind = KINDS[genre]?.kind;
  const make = async (rules: Rule[], seed: number) => {
    const c = context();
    const result = await composeDesign(designLike(penguin, { genre, rules, seed }), 'quick_html', c);
    return { ...c, result };
  };

  it('is won by its bot at first try in most of ten seeds, and always in the end', async () => {
    let repaired = 0;
    for (let seed = 1; seed <= 10; seed++) {
      const { steps, result } = await make([], seed * 7919);
      if (steps.some((step) => step.stage === 'repairing')) repaired++;
      expect(result.playability.checks.every((check) => check.ok)).toBe(true);
      expect(steps.map((step) => step.progress)).toEqual(steps.map((step) => step.progress).toSorted((a, b) => a - b));
    }
    expect(repaired).toBeLessThanOrEqual(3);
  }, 60_000);

  // the checks of a whole game are made above and below; here the bot alone plays
  it.each(kind?.rules ?? [])('keeps the rule %s and can still be won', (name) => {
    const design = designLike(penguin, { genre, rules: [ruleNamed(name)], seed: 4242 });
    // as the composer does, which makes another game and then an easier one where its bot can't win
    const tries = [0, 0, 1, 2].map((ease, i) => () => playAlone(kind as Kind, { ...design, seed: 4242 + i }, ease));
    expect(tries.some((play) => play().phase === 'win')).toBe(true);
  });

  it('keeps all its rules at once, at every difficulty', async () => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      const result = await composeDesign(
        designLike(penguin, { genre, difficulty, rules: (kind?.rules ?? []).map(ruleNamed).slice(0, 16) }),
        'quick_html',
        context(),
      );
      expect(result.playability.checks.every((check) => check.ok)).toBe(true);
    }
  }, 60_000);
});
