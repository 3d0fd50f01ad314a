/**
 * A song as notes in lanes: a tune of the mood by seed, in frames of 1/60 s, so that hits are judged without an audio clock. What a person can't play is
 * never written: two notes are at least `gapOf(skill)` frames apart, whoever must not be hit keeps that distance too, and there are no two at once,
 * since a finger on glass is one.
 */
import type { GameDesign } from '../../design.js';
import type { Random } from '../../kit/random.js';

export interface Note {
  /** frame at which it is on the line */
  readonly at: number;
  readonly lane: number;
  /** half tones over the key */
  readonly pitch: number;
  /** an enemy: to be let through */
  readonly bad: boolean;
  /** of the last section */
  readonly finale: boolean;
  /** by order, for its picture */
  readonly order: number;
  state: 'coming' | 'hit' | 'missed';
  /** frames since it was hit or missed */
  age: number;
}
export interface Chart {
  readonly notes: Note[];
  /** frames of an eighth */
  readonly step: number;
  readonly start: number;
  readonly end: number;
  readonly lanes: number;
  /** root of each bar, half tones */
  readonly bars: readonly number[];
  /** frames of the eighths, eight a bar */
  readonly eighths: readonly number[];
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const SCALES: Readonly<Record<GameDesign['audio']['music'], readonly number[]>> = {
  cheerful: MAJOR,
  calm: [0, 2, 4, 7, 9],
  tense: MINOR,
  spooky: [0, 2, 3, 5, 6, 8, 11],
  epic: MINOR,
  melancholy: [0, 3, 5, 7, 10],
};
const CHORDS = [
  [0, 4, 5, 3],
  [0, 5, 3, 4],
  [0, 3, 4, 4],
];
/** frames between two notes at least: 0.57 s for a child, 0.3 s for who wants it hard */
export const gapOf = (skill: number): number => Math.round(34 - skill * 16);
/** frames by which a hit may be off: and still be perfect, and still count */
export const windowOf = (skill: number): { perfect: number; good: number } => ({
  perfect: 4,
  good: Math.round(11 - skill * 3),
});
/** frames by which a hit may be later in the first songs, and still count */
export const LATE_AT_FIRST = 13;
export const lanesOf = (skill: number): number => (skill < 0.35 ? 3 : 4);
const LEAD = 150;

const pitchOf = (scale: readonly number[], degree: number): number => {
  const octave = Math.floor(degree / scale.length);
  return octave * 12 + (scale[degree - octave * scale.length] as number);
};

interface Phrase {
  readonly beats: readonly boolean[];
  readonly degrees: readonly number[];
}
/** Two bars: strong beats mostly, the rest by density; degrees walk and come home. */
function phraseOf(rand: Random, density: number, long: number): Phrase {
  const beats = Array.from({ length: 16 }, (_, i) =>
    i % 4 === 0 ? rand.chance(0.94) : rand.chance(i % 2 === 0 ? 0.25 + density * 0.6 : density * 0.42),
  );
  let degree = rand.pick([0, 2, 4]);
  const degrees = beats.map((_, i) => {
    if (i === 15) return 0;
    degree = Math.max(-2, Math.min(long + 2, degree + rand.pick([-2, -1, -1, 0, 1, 1, 2])));
    return degree;
  });
  return { beats, degrees };
}

export interface Order {
  readonly mood: GameDesign['audio']['music'];
  /** beats a minute */
  readonly tempo: number;
  readonly skill: number;
  readonly enemies: boolean;
  /** notes to write at least, or frames to fill at most */
  readonly notes?: number;
  readonly frames?: number;
  /** faster by the section */
  readonly rush: boolean;
  /** 3 or 4; by skill where it is absent */
  readonly lanes?: number;
}

/** Writes a song: theme, theme, another part, theme, finale; more of them where more notes are asked for. */
export function writeChart(rand: Random, order: Order): Chart {
  const { skill } = order;
  const step = Math.round(1800 / Math.max(76, Math.min(150, order.tempo)));
  const scale = SCALES[order.mood];
  const lanes = order.lanes ?? lanesOf(skill);
  const gap = gapOf(skill);
  const density = 0.32 + skill * 0.6;
  const theme = phraseOf(rand, density, scale.length);
  const other = phraseOf(rand, density + 0.1, scale.length);
  const last = phraseOf(rand, density + 0.35, scale.length);
  const chords = rand.pick(CHORDS);
  const form = [theme, theme, other, theme, last];
  const notes: Note[] = [];
  const bars: number[] = [];
  const eighths: number[] = [];
  let frame = LEAD;
  let before = -999;
  // a song of a number of notes is long enough with them; one of a time when another two bars would not fit
  const enough = (): boolean =>
    order.notes !== undefined
      ? notes.length >= order.notes
      : order.frames !== undefined && notes.length > 0 && frame + 32 * step > order.frames;
  const fits = (): boolean => order.frames === undefined || notes.length === 0 || frame + 16 * step <= order.frames;
  const write = (at: number, pitch: number, lane: number, bad: boolean, finale: boolean): void =>
    void notes.push({ at, lane, pitch, bad, finale, order: notes.length, state: 'coming', age: 0 });
  for (let round = 0; round < 60; round++) {
    for (const [part, phrase] of form.entries()) {
      const finale = part === form.length - 1;
      const stride = order.rush ? Math.max(10, Math.round(step * (1 - 0.04 * part - 0.02 * Math.min(3, round)))) : step;
      for (const half of [0, 1]) {
        if (finale ? !fits() : enough()) continue;
        for (let i = 0; i < 16; i++) {
          eighths.push(frame);
          if (i % 8 === 0) bars.push(pitchOf(scale, chords[bars.length % 4] as number));
          // the second time ends otherwise: that is what makes it a tune
          const degree = (phrase.degrees[i] as number) + (half === 1 && i > 11 ? rand.int(-1, 1) : 0);
          if (phrase.beats[i] && frame - before >= gap) {
            const lane = Math.max(0, Math.min(lanes - 1, Math.floor(((degree + 2) / (scale.length + 4)) * lanes)));
            const held = notes.at(-1);
            const twice = held && held.lane === lane && notes.at(-2)?.lane === lane;
            write(frame, pitchOf(scale, degree), twice ? (lane + 1) % lanes : lane, false, finale);
            before = frame;
          }
          frame += stride;
        }
      }
    }
    if (order.notes === undefined && order.frames === undefined) break;
    if (enough()) break;
  }
  if (order.enemies) sneak(rand, notes, gap, lanes, skill);
  return { notes: notes.toSorted((a, b) => a.at - b.at), step, start: LEAD, end: frame + 60, lanes, bars, eighths };
}

/** Enemies among the notes, where there is room on both sides. */
function sneak(rand: Random, notes: Note[], gap: number, lanes: number, skill: number): void {
  const own = notes.slice(4);
  for (const [i, note] of own.entries()) {
    const next = own[i + 1];
    if (!next || next.at - note.at < gap * 2 || !rand.chance(0.2 + skill * 0.45)) continue;
    const at = Math.round((note.at + next.at) / 2);
    // a lane of its own: it never hides the note before it or behind it
    const free = Array.from({ length: lanes }, (_, k) => k).filter((k) => k !== note.lane && k !== next.lane);
    const lane = rand.pick(free);
    notes.push({ at, lane, pitch: 0, bad: true, finale: note.finale, order: i, state: 'coming', age: 0 });
  }
}
