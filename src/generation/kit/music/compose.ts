/**
 * Writes a tune: sixteen bars A A' B A'', each of a question and an answer, with chords, bass and drums, by mood, tempo, style and seed. Pure: notes as data.
 * What makes it a tune is kept by construction: notes of one scale, chord tones on the beats, small steps, a leap is followed back, a question ends open, an answer closes.
 */
import type { GameDesign } from '../../design.js';
import { firstTitle, Random, subSeed } from '../random.js';
import { MOODS, type Feel } from './moods.js';

/** sixteenths in a bar */
export const BAR = 16;
export const BARS = 16;

export type Voice = 'lead' | 'bass' | 'chord' | 'kick' | 'snare' | 'hat';

export interface Note {
  /** sixteenth from the beginning */
  readonly at: number;
  /** sixteenths */
  readonly long: number;
  readonly voice: Voice;
  /** 0 for drums */
  readonly midi: number;
  /** 0–1 */
  readonly volume: number;
}

export interface Score {
  readonly notes: readonly Note[];
  readonly steps: number;
  /** seconds a sixteenth */
  readonly step: number;
  /** part of a sixteenth by which every second one comes late */
  readonly swing: number;
  readonly scale: readonly number[];
  readonly root: number;
  /** degree of the chord of each bar */
  readonly chords: readonly number[];
}

/** Degree of the scale (0 the tonic, may be beyond the octave) as a MIDI number. */
export function pitch(scale: readonly number[], root: number, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  return root + 12 * octave + (scale[degree - octave * scale.length] as number);
}

const LOWEST = -2;
const HIGHEST = 7;
const fits = (degree: number): boolean => degree >= LOWEST && degree <= HIGHEST;

export function compose(design: Pick<GameDesign, 'audio' | 'seed' | 'title' | 'drawnAs' | 'theme'>): Score {
  const { audio, seed, theme } = design;
  const rand = new Random(subSeed(seed, `music ${firstTitle(design)}`));
  const feel = MOODS[audio.music];
  const { scale } = feel;
  const root = feel.root + rand.int(-3, 4);
  const a = rand.pick(feel.verse);
  const b = rand.pick(feel.bridge);
  const home = [a[0] as number, a[1] as number, feel.close, 0];
  const chords = [...a, ...home, ...b, ...home];
  const melody = tune(rand, feel, chords);
  const notes: Note[] = melody.map(({ at, long, degree }) => ({
    at,
    long,
    voice: 'lead',
    midi: pitch(scale, root, degree) + (theme.style === 'paper' ? 12 : 0),
    volume: at % BAR === 0 ? 1 : at % 4 === 0 ? 0.85 : 0.7,
  }));
  accompany(notes, rand, feel, chords, root, theme.style);
  drums(notes, rand, feel, audio.tempo);
  return {
    notes: notes.toSorted((x, y) => x.at - y.at),
    steps: BAR * BARS,
    step: 60 / audio.tempo / 4,
    swing: theme.style === 'noir' ? 0.55 : feel.swing,
    scale,
    root,
    chords,
  };
}

interface Tone {
  readonly at: number;
  readonly long: number;
  readonly degree: number;
}

/** nearest degree that belongs to the chord's triad */
function inChord(degree: number, chord: number, n: number): number {
  for (const by of [0, -1, 1, -2, 2]) if ([0, 2, 4].includes((((degree + by - chord) % n) + n) % n)) return degree + by;
  return chord;
}

function tune(rand: Random, feel: Feel, chords: readonly number[]): Tone[] {
  const n = feel.scale.length;
  const rhythms = [rand.pick(feel.rhythms), rand.pick(feel.rhythms)];
  const bridge = rand.pick(feel.rhythms);
  const shape = Array.from({ length: 12 }, () => rand.pick([-2, -1, -1, 1, 1, 1, 2]));
  const high = rand.int(2, 4);
  const out: Tone[] = [];
  let degree = rand.pick([0, 2, 4]);
  let leapt = 0;
  for (let bar = 0; bar < BARS; bar++) {
    const part = Math.floor(bar / 4);
    const within = bar % 4;
    const chord = chords[bar] as number;
    const question = within === 1;
    const answer = within === 3;
    const last = bar === BARS - 1;
    const rhythm = part === 2 ? bridge : (rhythms[within % 2] as readonly number[]);
    // the phrase comes back where its part does, from the same place
    if (within === 0)
      degree = inChord(
        part === 2 ? Math.min(high + 2, degree + 6) : part === 0 ? degree : (out[0] as Tone).degree,
        chord,
        n,
      );
    let at = 0;
    const lastTone = rhythm.findLastIndex((long) => long > 0);
    rhythm.forEach((long, i) => {
      const end = i === lastTone;
      if (long > 0) {
        const strong = at % 4 === 0;
        if (!(i === 0 && within === 0)) {
          // a variation turns one step of the shape over
          const turned = part === 1 && i === 1 ? -1 : 1;
          let by = (shape[(i + within * 3) % shape.length] as number) * turned;
          if (leapt !== 0) by = -Math.sign(leapt);
          if (!fits(degree + by)) by = -by;
          const before = degree;
          degree += by;
          if (strong) degree = inChord(degree, chord, n);
          leapt = Math.abs(degree - before) > 2 ? degree - before : 0;
        } else leapt = 0;
        // a tone held against a chord's half step would bite
        if (!strong && clashes(degree, chord, feel.scale)) degree = inChord(degree, chord, n);
        if (end && question) degree = inChord(degree, chord, n);
        if (end && answer) degree = nearest(degree, last || part === 1 ? [0] : [0, 2, 4], n);
        out.push({ at: bar * BAR + at, long: end ? Math.max(long, last ? 6 : 3) : long, degree });
      }
      at += Math.abs(long);
    });
  }
  return out;
}

/** the nearest of some degrees in any octave */
function nearest(degree: number, wanted: readonly number[], n: number): number {
  for (const by of [0, -1, 1, -2, 2, -3, 3, -4, 4])
    if (wanted.includes((((degree + by) % n) + n) % n) && fits(degree + by)) return degree + by;
  return 0;
}

function clashes(degree: number, chord: number, scale: readonly number[]): boolean {
  return [0, 2, 4].some((third) => {
    const apart = Math.abs(pitch(scale, 0, degree) - pitch(scale, 0, chord + third)) % 12;
    return apart === 1 || apart === 11;
  });
}

function accompany(
  notes: Note[],
  rand: Random,
  feel: Feel,
  chords: readonly number[],
  root: number,
  style: GameDesign['theme']['style'],
): void {
  const { scale } = feel;
  const walking = style === 'noir' || feel.bass === 'walk';
  const arpeggio = style === 'pixel' || feel.chords === 'arpeggio';
  const turn = rand.pick([
    [0, 2, 4, 2],
    [0, 4, 2, 4],
    [4, 2, 0, 2],
  ] as const);
  chords.forEach((chord, bar) => {
    const at = bar * BAR;
    const next = chords[(bar + 1) % chords.length] as number;
    // the chord's root in the octave below the tune, never further up than the tonic's neighbour
    const low = chord > 4 ? chord - scale.length : chord;
    const bass = (step: number, degree: number, long: number, volume = 1): void =>
      void notes.push({ at: at + step, long, voice: 'bass', midi: pitch(scale, root - 24, degree), volume });
    if (walking) {
      bass(0, low, 3);
      bass(4, low + 2, 3, 0.8);
      bass(8, low + 4, 3, 0.9);
      bass(12, next > 4 ? next - scale.length + 1 : next + 1, 3, 0.8);
    } else if (feel.bass === 'pulse')
      for (let i = 0; i < BAR; i += 2) bass(i, i === 14 ? low + 4 : low, 2, i % 4 ? 0.7 : 1);
    else if (feel.bass === 'bounce') {
      bass(0, low, 3);
      bass(6, low, 2, 0.7);
      bass(8, low + 4, 3, 0.9);
      bass(14, low + (bar % 2 ? 4 : 2), 2, 0.7);
    } else bass(0, low, 12);
    const chordNote = (step: number, third: number, long: number, volume: number): void =>
      void notes.push({ at: at + step, long, voice: 'chord', midi: pitch(scale, root - 12, low + third), volume });
    if (arpeggio) for (let i = 0; i < BAR; i += 2) chordNote(i, turn[(i / 2) % 4] as number, 2, i % 8 ? 0.6 : 0.8);
    else if (feel.chords === 'pad') for (const third of [0, 2, 4]) chordNote(0, third, 15, 0.6);
    else for (const step of [4, 12]) for (const third of [0, 2, 4]) chordNote(step, third, 2, 0.7);
  });
}

function drums(notes: Note[], rand: Random, feel: Feel, tempo: number): void {
  if (feel.drums === 0) return;
  const quick = tempo >= 118;
  const kicks = rand.pick(
    quick
      ? [
          [0, 8],
          [0, 6, 8],
          [0, 4, 8, 12],
        ]
      : [
          [0, 8],
          [0, 10],
        ],
  );
  const hats = quick ? 2 : 4;
  for (let bar = 0; bar < BARS; bar++) {
    const at = bar * BAR;
    const fill = bar % 4 === 3;
    const hit = (step: number, voice: Voice, volume: number): void =>
      void notes.push({ at: at + step, long: 1, voice, midi: 0, volume: volume * feel.drums });
    // the first phrase comes in without the snare
    for (const step of kicks) hit(step, 'kick', 1);
    if (bar >= 2) for (const step of [4, 12]) hit(step, 'snare', 0.8);
    if (fill) for (const step of [13, 14, 15]) hit(step, 'snare', 0.35 + (step - 12) * 0.12);
    for (let step = 0; step < BAR; step += hats) hit(step, 'hat', step % 4 ? 0.6 : 0.4);
  }
}
