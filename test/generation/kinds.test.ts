/** Every registered kind, with nothing asked and with each rule it lists, makes a game that its bot wins, idleness does not, and chance can't break. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Genre, Rule, RuleName } from '../../src/generation/design.js';
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
  letters: { rule: 'letters', n: 5 },
  attempts: { rule: 'attempts', n: 7 },
  mines: { rule: 'mines', n: 10 },
  throws: { rule: 'throws', n: 12 },
  chips: { rule: 'chips', n: 300 },
  target: { rule: 'target', n: 500 },
  decks: { rule: 'decks', n: 2 },
  days: { rule: 'days', n: 4 },
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

  /** What the composer does where its bot can't win: it makes another game, and then an easier one. The tries until a win. */
  const triesOf = (design: GameDesign): number | undefined => {
    const index = [0, 0, 1, 2].findIndex(
      (ease, i) => playAlone(kind as Kind, { ...design, seed: design.seed + i }, ease).phase === 'win',
    );
    return index === -1 ? undefined : index + 1;
  };

  it('passes every check, and its progress never falls', async () => {
    for (const seed of [1, 2]) {
      const { steps, result } = await make([], seed * 7919);
      expect(result.playability.checks.every((check) => check.ok)).toBe(true);
      expect(steps.map((step) => step.progress)).toEqual(steps.map((step) => step.progress).toSorted((a, b) => a - b));
    }
  }, 240_000);

  // from here on the bot alone plays: the composer's other players are four fifths of the work, and play above and below
  it('is won by its bot at first try in most of ten seeds, and always in the end', () => {
    const tries = Array.from({ length: 10 }, (_, i) =>
      triesOf(designLike(penguin, { genre, seed: (i + 1) * 7919, rules: [] })),
    );
    expect(tries).not.toContain(undefined);
    expect(tries.filter((count) => count !== 1).length).toBeLessThanOrEqual(3);
  }, 240_000);

  it.each(kind?.rules ?? [])('keeps the rule %s and can still be won', (name) => {
    expect(triesOf(designLike(penguin, { genre, rules: [ruleNamed(name)], seed: 4242 }))).toBeDefined();
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
  }, 240_000);
});
