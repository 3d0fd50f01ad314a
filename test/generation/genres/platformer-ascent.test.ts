/** A platformer upwards: bounced from step to step, with what rises below, and what is missing supplied at the top. */
import { describe, expect, it } from 'vitest';
import { GENRES, type Rule } from '../../../src/generation/design.js';
import { ascent } from '../../../src/generation/genres/platformer/ascent.js';
import type { AscentState } from '../../../src/generation/genres/platformer/state.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const up = (rules: Rule[] = [], over = {}) => designOf('platformer', rules, { mode: 'ascent', ...over });
const at = (seed: number, rules: Rule[] = []): Table<AscentState> => table(ascent, up(rules), seed);
const one: Rule = { rule: 'levels', n: 1 };

describe('is what is climbed', () => {
  it.each([
    ['Doodle Jump with a frog', 'ascent'],
    ['platformer where a panda climbs a tower', 'ascent'],
    ['Jump and Run: eine Ziege klettert den Berg hinauf', 'ascent'],
    ['ドゥードゥルジャンプみたいなゲーム、カエル', 'ascent'],
    ['eine ziege springt den berg hinauf', 'ascent'],
    ['jump ever higher', 'ascent'],
    ['climb the tower by jumping', 'ascent'],
    ['una cabra salta montaña arriba', 'ascent'],
    ['une chèvre saute de plus en plus haut', 'ascent'],
    ['uma cabra pula cada vez mais alto', 'ascent'],
    ['una capra scala la torre saltando', 'ascent'],
    ['een geit springt de berg op', 'ascent'],
    ['koza skacze coraz wyżej', 'ascent'],
    ['keçi hep daha yükseğe zıplar', 'ascent'],
    ['коза прыжками взбирается на гору', 'ascent'],
    ['коза стрибає все вище', 'ascent'],
    ['ヤギがジャンプして山を登る', 'ascent'],
    ['山羊越跳越高', 'ascent'],
    ['염소가 점프하며 산을 올라간다', 'ascent'],
    ['बकरी कूदते हुए पहाड़ पर चढ़ती है', 'ascent'],
    ['ماعز يقفز أعلى فأعلى', 'ascent'],
    ['kambing melompat semakin tinggi', 'ascent'],
    ['move to the left and to the right: a frog jumps higher and higher', 'ascent'],
    ['climb a mountain and collect gems, then reach the flag to the right', undefined],
    ['a rabbit jumps from cloud to cloud to the right', undefined],
    ['a cat jumps over rocks on a high mountain path', undefined],
    ['una chica sube de nivel y salta', undefined],
    ['el gato salta escaleras', undefined],
    ['敵が登場して、猫がジャンプする', undefined],
    ['a fox jumps and picks up the coins', undefined],
    ['a platformer with a sock where gravity is weak', undefined],
    ['a platformer with a fox in the forest', undefined],
    ['Jump and Run mit einem Fuchs im Wald', undefined],
    ['juego de plataformas con un zorro', undefined],
  ])('%s: %s', (prompt, mode) => {
    const design = readPrompt({ prompt, seed: 1, supported: GENRES });
    expect([design.genre, design.mode]).toEqual(['platformer', mode]);
  });
});

describe('a shaft', () => {
  it('has each step within a jump of the one below', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { level, e } = at(seed).state();
      const peak = (e.jump * e.jump) / (2 * e.gravity);
      const rows = [...level.ground, ...level.rafts, ...level.brittles].map(({ y }) => y).toSorted((a, b) => b - a);
      for (const [i, y] of rows.entries()) expect((rows[i - 1] ?? y) - y).toBeLessThan(peak * 0.85);
    }
  });

  it('bounces whoever lands, without a key', () => {
    const { state, run } = at(2);
    let highest = state().hero.y;
    run(120, undefined, () => (highest = Math.min(highest, state().hero.y)) < 0);
    expect(state().level.start.y - highest).toBeGreaterThan(1.8);
  });

  it('takes a life from whoever falls into what rises, and begins again where it stood', () => {
    const { state, run, game } = at(3);
    const s = state();
    s.firm = { x: 5, y: s.level.start.y - 10 };
    s.line = s.hero.y - 1;
    run(2);
    expect(game().lives).toBe(2);
    expect(s.hero.y).toBeLessThan(s.level.start.y - 9);
    expect(s.line).toBeGreaterThan(s.hero.y + 4);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 45 of 50 seeds, the same way each time', () => {
    const played = tournament(ascent, up(), 50);
    expect(played.won).toBeGreaterThanOrEqual(45);
    expectSameAgain(played.traces, ascent, up());
  }, 400_000);

  it.each([
    [[{ rule: 'collect', n: 12 }]],
    [[one, { rule: 'boss' }, { rule: 'lives', n: 9 }]],
    [[one, { rule: 'lowGravity' }]],
    [[one, { rule: 'noEnemies' }, { rule: 'slow' }]],
    [[one, { rule: 'shooting' }]],
  ] as [Rule[]][])('is won with %j', (rules) => {
    const won = [1, 2, 3].map((seed) => {
      const { play, run } = at(seed, rules);
      play.botMode = 'win';
      run(60 * 240);
      return play.phase;
    });
    expect(won.filter((phase) => phase === 'win').length).toBeGreaterThanOrEqual(2);
  });

  it('is lost by who does nothing', () => {
    const { play, run } = at(4);
    run(60 * 180);
    expect(play.phase).toBe('lose');
  });

  it('lasts a minute for a newcomer', () => {
    expect(newcomerMedian(ascent, up(), 50)).toBeGreaterThanOrEqual(60);
    expect(newcomerMedian(ascent, up([], { difficulty: 'hard' }), 50)).toBeGreaterThanOrEqual(20);
  }, 120_000);
});

describe('a climb without an end', () => {
  const endless: Rule = { rule: 'endless' };

  it('is one long shaft whose steps are in reach, gentle at its foot', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { level, e } = at(seed, [endless]).state();
      const peak = (e.jump * e.jump) / (2 * e.gravity);
      const rows = [...level.ground, ...level.rafts, ...level.brittles].map(({ y }) => y).toSorted((a, b) => b - a);
      for (const [i, y] of rows.entries()) expect((rows[i - 1] ?? y) - y).toBeLessThan(peak * 0.85);
      expect(level.start.y - level.goal.y).toBeGreaterThan(250);
      const foes = level.enemies.map(({ y }) => level.start.y - y);
      expect(Math.min(...foes)).toBeGreaterThan(60);
    }
  });

  it('counts the height as points, and has a medal for parts of the way', () => {
    const t = at(5, [endless]);
    t.run(60 * 45, (pad) => ascent.bot(t.game(), t.state(), pad));
    const { score, part, outcome } = t.game();
    expect([outcome, score > 200, part > 0.3 && part < 1]).toEqual([null, true, true]);
    t.play.session.lose();
    t.run(200);
    expect([t.play.phase, t.game().stars]).toEqual(['lose', 1]);
  });

  it('goes on behind the top of the shaft, harder, and never is won', () => {
    const t = at(6, [endless]);
    const { skill } = t.game();
    t.run(
      60 * 240,
      (pad) => ascent.bot(t.game(), t.state(), pad),
      () => t.game().round > 0,
    );
    expect([t.play.phase, t.game().round, t.game().skill > skill]).toEqual(['play', 1, true]);
  });

  it('is shown by its bot in at least 45 of 50 seeds, lost by who does nothing, and lasts a newcomer a minute', () => {
    expect(tournament(ascent, up([endless]), 50).won).toBeGreaterThanOrEqual(45);
    const idle = at(4, [endless]);
    idle.run(60 * 180);
    expect(idle.play.phase).toBe('lose');
    expect(newcomerMedian(ascent, up([endless]), 50)).toBeGreaterThanOrEqual(60);
  }, 400_000);
});
