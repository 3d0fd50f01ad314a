/** A cup: stages with an idea each, of which three may be lost and are driven again. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { IDEAS, mercyOf } from '../../../src/generation/genres/racing/ideas.js';
import { racing } from '../../../src/generation/genres/racing/index.js';
import { FLIGHT, isClear, rampsOf, WATER } from '../../../src/generation/genres/racing/ramps.js';
import { START, type State } from '../../../src/generation/genres/racing/state.js';
import { buildTrack, placeAt, ROAD } from '../../../src/generation/genres/racing/track.js';
import { Random } from '../../../src/generation/kit/random.js';
import { Session } from '../../../src/generation/kit/session.js';
import { designOf, table } from './playing.js';

const SILENT = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };
/** a run that begins at that stage */
function stage(level: number, rules: Rule[] = [], over: Partial<GameDesign> = {}): Session<State> {
  const design = designOf('racing', rules, over);
  return new Session(racing, { design, seed: design.seed, ease: 0, pictures: {} }, SILENT, level);
}
const stageOf = (idea: (typeof IDEAS)[number], rules: Rule[] = []): Session<State> =>
  stage(IDEAS.indexOf(idea) + 1, rules);
const themed = (id: GameDesign['theme']['id']): Partial<GameDesign> => ({
  theme: { ...designOf('racing').theme, id },
});

/** The hero at that place of the track, at that part of its top speed; the race has begun. */
function put(run: Session<State>, along: number, part: number): void {
  const { hero, track } = run.state;
  const at = placeAt(track, along, 0);
  const v = (7.4 + run.skill * 1.9) * part;
  Object.assign(hero, at, { vx: Math.cos(at.h) * v, vy: Math.sin(at.h) * v, spin: 0, boost: 0, air: 0 });
  Object.assign(hero, { i: Math.floor(along), seen: along, gone: along, off: 0 });
}
const begun = (run: Session<State>): Session<State> => {
  while (run.frame <= START) run.step();
  return run;
};

describe('levels', () => {
  it.each([
    [[], 8, 3, 1],
    [[{ rule: 'levels', n: 5 }], 5, 3, 1],
    [[{ rule: 'levels', n: 2 }], 2, 3, 2],
    [[{ rule: 'laps', n: 4 }], 1, 0, 4],
    [[{ rule: 'collect', n: 10 }], 1, 0, null],
    [[{ rule: 'timer', seconds: 60 }], 1, 0, null],
    [[{ rule: 'boss' }], 1, 0, 3],
    [[{ rule: 'noEnemies' }], 1, 0, 3],
    [[{ rule: 'lives', n: 2 }], 8, 2, 1],
  ] as const)('with %j are %i, of which %i may be lost, of %j laps', (rules, levels, lives, laps) => {
    const run = stage(1, [...rules]);
    expect([run.levels, run.lives, laps ?? run.state.laps]).toEqual([levels, lives, run.state.laps]);
  });

  it('bring in one idea each, in their order, and one race has none', () => {
    expect(IDEAS.map((_, i) => stage(i + 1).state.idea)).toEqual(IDEAS);
    expect(stage(1, [{ rule: 'laps', n: 3 }]).state.idea).toBeNull();
  });

  it('have no rain in space, and no ramps over water on the sea', () => {
    const ideasIn = (id: GameDesign['theme']['id']) => IDEAS.map((_, i) => stage(i + 1, [], themed(id)).state.idea);
    expect(ideasIn('space')).not.toContain('rain');
    expect(ideasIn('ocean')).not.toContain('ramps');
    expect(ideasIn('forest')).toEqual(IDEAS);
  });

  it('are what they are called', () => {
    expect(stageOf('town').state.track.road).toBeLessThan(ROAD);
    expect(stageOf('town').state.track.grammar).toBe('streets');
    expect([stageOf('circuit').state.stones, stageOf('circuit').state.mud]).toEqual([[], []]);
    expect(stageOf('ice').state.mud.length).toBeGreaterThan(2);
    const [boss, ...others] = stageOf('champion').state.rivals.filter((rival) => rival.boss);
    expect([boss && boss.size > 1.5, others.length]).toEqual([true, 0]);
  });
});

describe('a stage', () => {
  it('that is lost costs a life and is driven again; the third ends the cup', () => {
    const { play, game, state, run } = table(racing, designOf('racing'));
    const seen: [number, number, number][] = [];
    for (let lost = 0; lost < 3; lost++) {
      run(START + 10);
      for (const rival of state().rivals) rival.gone = state().track.long;
      const before = state();
      run(400, undefined, () => state() !== before);
      seen.push([game().level, game().lives, Math.round(state().hero.gone)]);
    }
    const start = seen[0]?.[2] as number;
    expect(start).toBeLessThan(0);
    expect(seen.slice(0, 2)).toEqual([
      [1, 2, start],
      [1, 1, start],
    ]);
    expect([play.phase, game().lives]).toEqual(['lose', 0]);
  });

  it('has others who are slower for who is new, and slower still for who has lost one', () => {
    const run = stage(1);
    const late = stage(8);
    const atFirst = mercyOf(run);
    run.lives = 2;
    expect(mercyOf(run)).toBeGreaterThan(atFirst);
    expect([mercyOf(late), mercyOf(stage(1, [{ rule: 'laps', n: 3 }]))]).toEqual([0, 0]);
    expect(atFirst).toBeGreaterThan(0);
  });
});

describe('ramps', () => {
  it('stand apart from each other and from the line, with nothing where cars come down, in 100 tracks', () => {
    for (let seed = 0; seed < 100; seed++) {
      const track = buildTrack(new Random(seed), 118, 3);
      const ramps = rampsOf(track);
      expect(ramps.length).toBeGreaterThanOrEqual(2);
      ramps.forEach((at, i) => expect(at - (ramps[i - 1] ?? -30)).toBeGreaterThan(20));
      expect(Math.max(...ramps) + WATER).toBeLessThan(track.long - 6);
    }
    const { boosts, ramps } = stageOf('ramps').state;
    expect(boosts.filter(({ along }) => !isClear(ramps, along))).toEqual([]);
  });

  it('throw a car that is fast enough over the water, and let a slow one into it', () => {
    const land = (part: number): { flew: boolean; wet: number } => {
      const run = begun(stageOf('ramps', [{ rule: 'rivals', n: 1 }]));
      const [ramp = 0] = run.state.ramps;
      put(run, ramp - 1, part);
      let [flew, wet] = [false, 0];
      for (let i = 0; i < FLIGHT * 2 && run.state.hero.gone < ramp + WATER; i++) {
        const { hero, track } = run.state;
        const to = placeAt(track, hero.gone + 2, 0);
        const far = Math.hypot(to.x - hero.x, to.y - hero.y);
        run.pad.ax = ((to.x - hero.x) / far) * part;
        run.pad.ay = ((to.y - hero.y) / far) * part;
        run.step();
        flew ||= hero.air > 0;
        if (hero.air === 0 && hero.gone > ramp && hero.gone < ramp + WATER) wet++;
      }
      return { flew, wet };
    };
    expect(land(1)).toEqual({ flew: true, wet: 0 });
    expect(land(0.5).flew).toBe(false);
    expect(land(0.5).wet).toBeGreaterThan(20);
  });
});

describe('the road', () => {
  /** How fast a car goes sideways, half a second after it was turned across its way. */
  const slip = (run: Session<State>, along: number): number => {
    put(run, along, 1);
    const { hero } = run.state;
    hero.h += 0.7;
    [run.pad.ax, run.pad.ay] = [Math.cos(hero.h), Math.sin(hero.h)];
    for (let i = 0; i < 12; i++) run.step();
    return Math.abs(hero.vy * Math.cos(hero.h) - hero.vx * Math.sin(hero.h));
  };

  it('is slippery in the rain, and more so on ice', () => {
    const dry = slip(begun(stageOf('circuit')), 4);
    expect(slip(begun(stageOf('rain')), 4)).toBeGreaterThan(dry * 1.3);
    const frozen = begun(stageOf('ice'));
    const [patch] = frozen.state.mud;
    if (!patch) throw new Error('no ice');
    Object.assign(patch, placeAt(frozen.state.track, patch.along, 0), { r: 3 });
    expect(slip(frozen, patch.along - 1)).toBeGreaterThan(dry * 1.6);
  });

  it('has some who drive along it, from the start of the race, and whom it costs to run into', () => {
    const run = stageOf('traffic');
    const [first] = run.state.stones;
    if (!first) throw new Error('no traffic');
    const at = first.along;
    run.step();
    expect(first.along).toBe(at);
    begun(run);
    for (let i = 0; i < 60; i++) run.step();
    expect(first.along).toBeGreaterThan(at + 2);
    expect(Math.hypot(first.x - placeAt(run.state.track, first.along, first.off).x)).toBeLessThan(0.01);
    put(run, first.along - 1.2, 1);
    Object.assign(run.state.hero, placeAt(run.state.track, first.along - 1, first.off));
    for (let i = 0; i < 20 && run.state.hero.spin === 0; i++) run.step();
    expect(run.state.hero.spin).toBeGreaterThan(0);
  });
});
