/** Rhythm: every chart can be played by one hand, hits are judged by frames, and each device finishes a song. */
import { describe, expect, it } from 'vitest';
import { MOODS, type GameDesign, type Rule } from '../../../src/generation/design.js';
import { gapOf, lanesOf, windowOf, writeChart, type Chart } from '../../../src/generation/genres/rhythm/chart.js';
import { rhythm } from '../../../src/generation/genres/rhythm/index.js';
import { laneAt, spot, type State } from '../../../src/generation/genres/rhythm/state.js';
import { Random } from '../../../src/generation/kit/random.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const order = { mood: 'cheerful', tempo: 120, skill: 0.5, enemies: true, rush: false } as const;
/** frames between neighbours in time, the least of them */
const closest = ({ notes }: Chart): number =>
  Math.min(...notes.slice(1).map((note, i) => note.at - (notes[i]?.at ?? 0)));

describe('charts', () => {
  it('keep the distance that a person needs, in every mood, pace and skill', () => {
    for (const mood of MOODS)
      for (const tempo of [60, 100, 140, 200])
        for (const skill of [0, 0.25, 0.5, 0.75, 1])
          for (let seed = 1; seed <= 12; seed++) {
            const chart = writeChart(new Random(seed), { ...order, mood, tempo, skill, rush: seed % 3 === 0 });
            const { notes } = chart;
            expect(closest(chart)).toBeGreaterThanOrEqual(gapOf(skill));
            // 0.3 s at the hardest, and never two that one press could mean
            expect(gapOf(skill)).toBeGreaterThanOrEqual(18);
            expect(gapOf(skill)).toBeGreaterThan(windowOf(skill).good * 2 - 1);
            expect(notes.filter(({ bad }) => !bad).length).toBeGreaterThan(20);
            expect(Math.max(...notes.map(({ lane }) => lane))).toBeLessThan(lanesOf(skill));
            expect(notes[0]?.at).toBeGreaterThanOrEqual(120);
            for (const [i, note] of notes.entries()) {
              if (!note.bad) continue;
              expect([notes[i - 1]?.lane, notes[i + 1]?.lane]).not.toContain(note.lane);
            }
          }
  });

  it('are tunes: the theme comes back, keys differ by mood, and seeds differ', () => {
    const { notes } = writeChart(new Random(7), { ...order, enemies: false });
    const step = writeChart(new Random(7), order).step;
    const part = (n: number): string =>
      notes
        .filter(({ at }) => at >= 150 + n * 16 * step && at < 150 + (n + 1) * 16 * step)
        .map(({ at, pitch }) => `${at - 150 - n * 16 * step} ${pitch}`)
        .slice(1, 6)
        .join();
    expect(part(2)).toBe(part(0));
    const song = (seed: number, mood: GameDesign['audio']['music']): string =>
      writeChart(new Random(seed), { ...order, mood })
        .notes.map(({ pitch }) => pitch)
        .join();
    expect(song(7, 'spooky')).not.toBe(song(7, 'cheerful'));
    expect(song(8, 'cheerful')).not.toBe(song(7, 'cheerful'));
  });

  it('are as long as asked for', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const many = writeChart(new Random(seed), { ...order, notes: 120 });
      expect(many.notes.filter(({ bad }) => !bad).length).toBeGreaterThanOrEqual(120);
      const short = writeChart(new Random(seed), { ...order, frames: 1800 });
      expect(short.end).toBeLessThan(1800 + 80);
      expect(short.end).toBeGreaterThan(1100);
    }
  });
});

describe('lanes', () => {
  it('are where a finger finds them, in all looks', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 48; seed += 8)
      for (const difficulty of ['easy', 'hard'] as const) {
        const { state } = table(rhythm, designOf('rhythm', [], { seed, difficulty }));
        const s = state();
        seen.add(`${s.layout} ${s.sides.length}`);
        s.sides.forEach((_, lane) => {
          for (const part of [0, 0.5, 1]) {
            const { x, y } = spot(s, lane, part);
            expect([s.layout, part, laneAt(s, x, y)]).toEqual([s.layout, part, lane]);
          }
        });
      }
    expect(seen.size).toBe(6);
  });
});

/** Presses each note's lane when it is on the line, `late` frames after. */
const hands =
  (state: () => State, frame: () => number, way: 'pointer' | 'keys', late = 0): ((pad: Pad) => void) =>
  (pad) => {
    const s = state();
    pad.left = pad.right = pad.up = pad.down = false;
    if (pad.pointer) pad.pointer.down = false;
    const note = s.chart.notes.find((one) => !one.bad && one.at + late === frame() + 1);
    if (!note) return;
    const side = s.sides[note.lane];
    if (way === 'keys' && side) pad[side] = true;
    else pad.pointer = { ...spot(s, note.lane, 0), down: true };
  };

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(rhythm, designOf('rhythm'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, rhythm, designOf('rhythm'));
  }, 240_000);

  it('is lost by who does nothing, who is always late, and who hammers on all keys', () => {
    const idle = table(rhythm, designOf('rhythm'));
    idle.run(60 * 60);
    expect(idle.play.phase).toBe('lose');
    const late = table(rhythm, designOf('rhythm'));
    // behind the first songs, which wait longer for a note
    late.play.begin(3);
    late.run(
      60 * 60,
      hands(late.state, () => late.game().frame, 'keys', windowOf(0.5).good + 2),
    );
    expect([late.play.phase, late.state().hits]).toEqual(['lose', 0]);
    const wild = table(rhythm, designOf('rhythm'));
    let frame = 0;
    wild.run(60 * 60, (pad) => {
      frame++;
      for (const side of ['left', 'right', 'up', 'down'] as const) pad[side] = frame % 6 < 3;
    });
    expect(wild.play.phase).toBe('lose');
  });

  it.each(['pointer', 'keys'] as const)('can be finished with %s alone, in three looks', (way) => {
    for (const seed of [0, 8, 16]) {
      const { play, game, run, state } = table(rhythm, designOf('rhythm', [], { seed }));
      run(
        60 * 300,
        hands(state, () => game().frame, way),
      );
      expect([seed, play.phase]).toEqual([seed, 'win']);
    }
  });

  it('waits longer for a note in the first songs, and never calls that perfect', () => {
    const hits = [1, 3].map((level) => {
      const { play, game, run, state } = table(rhythm, designOf('rhythm'));
      play.begin(level);
      run(
        400,
        hands(state, () => game().frame, 'keys', windowOf(0.5).good + 6),
      );
      return [state().hits > 3, state().perfect];
    });
    expect(hits).toEqual([
      [true, 0],
      [false, 0],
    ]);
  });

  it('judges by frames: on the line is perfect, a little off counts, more does not', () => {
    const of = (late: number): State => {
      const { play, game, run, state } = table(rhythm, designOf('rhythm', [{ rule: 'lives', n: 20 }]));
      play.begin(3);
      run(
        400,
        hands(state, () => game().frame, 'keys', late),
      );
      return state();
    };
    const third = table(rhythm, designOf('rhythm'));
    third.play.begin(3);
    const { perfect, good } = windowOf(third.game().skill);
    expect([of(0).hits > 3, of(0).hits === of(0).perfect]).toEqual([true, true]);
    expect([of(perfect + 1).hits > 3, of(perfect + 1).perfect]).toEqual([true, 0]);
    expect([of(good).hits > 3, of(good + 2).hits]).toEqual([true, 0]);
  });

  it('makes little of slips in the first bars of the first song, and more of them by the bar', () => {
    const costs = (level: number): number[] => {
      const { play, run, state } = table(rhythm, designOf('rhythm', [{ rule: 'lives', n: 20 }]));
      play.begin(level);
      const drops: number[] = [];
      let before = state().health;
      run(1500, undefined, () => {
        if (state().health < before) drops.push(before - state().health);
        before = state().health;
        return false;
      });
      return drops;
    };
    const [first, last] = [costs(1), costs(3)];
    expect(first[0]).toBeLessThan((last[0] as number) / 3);
    expect(first).toEqual(first.toSorted((a, b) => a - b));
    expect(first.at(-1)).toBeGreaterThan((first[0] as number) * 2);
  });

  it('keeps what the prompt asked for', () => {
    const state = (rules: Rule[]): State => table(rhythm, designOf('rhythm', rules)).state();
    expect(state([]).chart.notes.some(({ bad }) => bad)).toBe(true);
    expect(state([{ rule: 'noEnemies' }]).chart.notes.some(({ bad }) => bad)).toBe(false);
    expect(state([{ rule: 'fast' }]).chart.step).toBeLessThan(state([{ rule: 'slow' }]).chart.step);
    expect(state([{ rule: 'collect', n: 80 }]).need).toBe(80);
    const timed = table(rhythm, designOf('rhythm', [{ rule: 'timer', seconds: 45 }]));
    expect([timed.game().levels, timed.state().chart.end < 45 * 60]).toEqual([1, true]);
    const { game, run, state: now } = table(rhythm, designOf('rhythm', [{ rule: 'shield' }, { rule: 'lives', n: 2 }]));
    run(60 * 60, undefined, () => !now().shield);
    expect(game().lives).toBe(2);
    run(60 * 60, undefined, () => game().lives < 2);
    expect(game().lives).toBe(1);
  });

  it('with a boss is won only once it has had enough', () => {
    const { play, game, run, state } = table(rhythm, designOf('rhythm', [{ rule: 'boss' }, { rule: 'levels', n: 1 }]));
    expect(state().boss?.hp).toBeGreaterThan(10);
    play.botMode = 'win';
    let early = false;
    run(60 * 200, undefined, () => {
      early ||= (state().boss?.hp ?? 0) > 0 && game().outcome === 'win';
      return false;
    });
    expect([early, play.phase, state().boss?.hp]).toEqual([false, 'win', 0]);
  });
});
