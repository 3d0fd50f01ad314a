/** Kinds that are played with questions: the bot wins by right answers, idleness doesn't, and the same seed plays the same. */
import { describe, expect, it } from 'vitest';
import { contentSet } from '../../../src/generation/content/index.js';
import type { GameDesign, Genre } from '../../../src/generation/design.js';
import { entryOf } from '../../../src/generation/genres/index.js';
import { SPEECHES } from '../../../src/generation/genres/speeches.js';
import { Play } from '../../../src/generation/kit/play.js';
import type { BotMode, Kind } from '../../../src/generation/kit/types.js';
import { randomOf } from '../../../src/generation/random.js';
import { designLike, penguin } from '../designs.js';
import { limitOf } from '../play-alone.js';

/** A quiz has questions of its own. */
const KINDS = (Object.keys(SPEECHES) as Genre[]).filter((genre) => SPEECHES[genre].content && genre !== 'quiz');
const SEEDS = 20;

function designOf(genre: Genre, n: number): GameDesign {
  const seed = n * 7919;
  const topic = n % 2 === 0 ? 'times' : 'capitals';
  const set = contentSet({ wish: { topic }, language: 'en', random: randomOf(seed, 'content') });
  const rows = (set?.rows ?? []).map((row) => ({ ...row, wrong: [...row.wrong] }));
  return designLike(penguin, { genre, rules: [], seed, content: { topic, rows } });
}

interface Question {
  readonly right: number;
  readonly wrong: number;
}

function played(design: GameDesign, mode: BotMode): { phase: string; trace: string; question: Question } {
  const kind = entryOf(design)?.kind as unknown as Kind;
  const game = new Play<unknown>(kind, { design, seed: design.seed, ease: 0, pictures: {} });
  game.begin();
  game.botMode = mode;
  const limit = limitOf(kind, design);
  const trace: string[] = [];
  for (let frame = 0; frame < limit && game.phase === 'play'; frame++) {
    game.tick();
    if (frame % 30 === 0) trace.push(JSON.stringify(game.session.snapshot()));
  }
  const { question } = game.session.snapshot() as { question: Question };
  return { phase: game.phase, trace: trace.join('\n'), question };
}

describe.each(KINDS)('%s with questions', (genre) => {
  it('is won by its bot with right answers', () => {
    const runs = Array.from({ length: SEEDS }, (_, n) => played(designOf(genre, n + 1), 'win'));
    expect(runs.filter(({ phase }) => phase === 'win').length).toBeGreaterThanOrEqual(SEEDS * 0.9);
    const all = (of: (question: Question) => number): number =>
      runs.reduce((sum, { question }) => sum + of(question), 0);
    expect(all(({ right }) => right)).toBeGreaterThan(SEEDS * 2);
    // who turns up cards has to look at some before a pair can be known
    const share = SPEECHES[genre].content === 'pairs' ? 3 : 0.1;
    expect(all(({ wrong }) => wrong)).toBeLessThan(all(({ right }) => right) * share);
  }, 240_000);

  it('is not won by doing nothing', () => {
    for (let n = 1; n <= 4; n++) expect(played(designOf(genre, n), 'idle').phase).not.toBe('win');
  }, 240_000);

  it('plays the same for the same seed', () => {
    const design = designOf(genre, 3);
    expect(played(design, 'win').trace).toBe(played(design, 'win').trace);
  });
});
