/** Nobody listens in a test: what makes notes a tune is checked by its rules, in every mood and style, over many seeds. */
import { describe, expect, it } from 'vitest';
import { MOODS, STYLES } from '../../../src/generation/design.js';
import { BAR, BARS, compose, pitch, type Note, type Score } from '../../../src/generation/kit/music/compose.js';
import { designLike, penguin } from '../designs.js';

const scoreOf = (seed: number, music: (typeof MOODS)[number], style: (typeof STYLES)[number] = 'flat'): Score =>
  compose(designLike(penguin, { seed, theme: { ...penguin.theme, style }, audio: { music, tempo: 90 + (seed % 60) } }));
const of = ({ notes }: Score, voice: Note['voice']): Note[] => notes.filter((note) => note.voice === voice);
const classes = ({ scale, root }: Score, degrees: readonly number[]): Set<number> =>
  new Set(degrees.map((degree) => ((pitch(scale, root, degree) % 12) + 12) % 12));
const seeds = Array.from({ length: 40 }, (_, i) => i * 7919 + 13);

describe.each(MOODS)('a %s tune', (mood) => {
  const scores = seeds.flatMap((seed, i) => [scoreOf(seed, mood, STYLES[i % STYLES.length])]);

  it('has sixteen bars, and each note begins in them', () => {
    for (const score of scores) {
      expect(score.steps).toBe(BAR * BARS);
      expect(score.chords).toHaveLength(BARS);
      const inside = ({ at, long, volume }: Score['notes'][number]) =>
        at >= 0 && at < score.steps && long > 0 && volume > 0 && volume <= 1;
      expect(score.notes.filter((note) => !inside(note))).toEqual([]);
    }
  });

  it('keeps to its key, and its voices to their ranges', () => {
    for (const score of scores) {
      const key = classes(score, [0, 1, 2, 3, 4, 5, 6]);
      for (const voice of ['lead', 'bass', 'chord'] as const)
        expect(of(score, voice).filter(({ midi }) => !key.has(midi % 12))).toEqual([]);
      const lead = of(score, 'lead').map(({ midi }) => midi);
      expect(Math.max(...lead) - Math.min(...lead)).toBeLessThanOrEqual(23);
      expect(new Set(lead).size).toBeGreaterThanOrEqual(4);
      const lowest = Math.min(...lead);
      expect(lowest).toBeGreaterThanOrEqual(50);
      expect(Math.max(...lead)).toBeLessThanOrEqual(100);
      expect(of(score, 'bass').filter(({ midi }) => midi >= lowest)).toEqual([]);
    }
  });

  it('has chord tones on its beats, and no half step against the chord elsewhere', () => {
    const wrong: string[] = [];
    for (const score of scores)
      for (const { at, midi } of of(score, 'lead')) {
        const chord = score.chords[Math.floor(at / BAR)] as number;
        const triad = classes(score, [chord, chord + 2, chord + 4]);
        // a phrase may end on the tonic over another chord: then nothing follows in its bar
        const ends = !of(score, 'lead').some((note) => note.at > at && note.at < (Math.floor(at / BAR) + 1) * BAR);
        if (ends) continue;
        if (at % 4 === 0 && !triad.has(midi % 12)) wrong.push(`${midi} at ${at} is not of its chord`);
        for (const tone of triad)
          if ([1, 11].includes(Math.abs((midi % 12) - tone))) wrong.push(`${midi} at ${at} bites ${tone}`);
      }
    expect(wrong).toEqual([]);
  });

  it('goes by steps, and leaps seldom and never far', () => {
    for (const score of scores) {
      const lead = of(score, 'lead');
      const ways = lead.slice(1).map(({ midi }, i) => Math.abs(midi - (lead[i] as Note).midi));
      expect(ways.filter((way) => way > 12)).toEqual([]);
      expect(ways.filter((way) => way <= 5).length / ways.length).toBeGreaterThan(0.75);
    }
  });

  it('asks and answers: the verse closes on the tonic, the question before it does not stand on it alone', () => {
    for (const score of scores) {
      const lead = of(score, 'lead');
      const lastOf = (bar: number): number => (lead.findLast(({ at }) => at < (bar + 1) * BAR) as Note).midi % 12;
      const tonic = classes(score, [0]);
      expect(tonic).toContain(lastOf(BARS - 1));
      expect(tonic).toContain(lastOf(7));
      expect(score.chords[BARS - 1]).toBe(0);
      // the first verse ends on another chord than home, so that it must go on
      expect(score.chords[3]).not.toBe(0);
    }
  });

  it('comes back to its theme, with a part in between that is another', () => {
    for (const score of scores) {
      const rhythm = (bar: number): string =>
        of(score, 'lead')
          .filter(({ at }) => Math.floor(at / BAR) === bar)
          .map(({ at }) => at % BAR)
          .join();
      expect(rhythm(4)).toBe(rhythm(0));
      expect(rhythm(12)).toBe(rhythm(0));
      const notes = (from: number): string =>
        of(score, 'lead')
          .filter(({ at }) => at >= from * BAR && at < (from + 4) * BAR)
          .map(({ at, midi }) => `${at - from * BAR} ${midi}`)
          .join();
      expect(notes(8)).not.toBe(notes(0));
    }
  });

  it('differs from seed to seed, and is the same for the same', () => {
    expect(new Set(scores.map(({ notes }) => JSON.stringify(notes))).size).toBe(scores.length);
    expect(scoreOf(5, mood)).toEqual(scoreOf(5, mood));
  });
});

it('has drums by mood, and none where it is calm', () => {
  expect(scoreOf(1, 'calm').notes.some(({ voice }) => voice === 'kick')).toBe(false);
  for (const mood of ['cheerful', 'tense', 'epic'] as const)
    expect(scoreOf(1, mood).notes.filter(({ voice }) => voice === 'snare').length).toBeGreaterThan(10);
});
