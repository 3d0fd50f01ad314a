/** What each mood sounds like: its scale, chords, rhythms and instruments. */
import type { GameDesign } from '../../design.js';

export interface Feel {
  /** half steps above the tonic */
  readonly scale: readonly number[];
  /** MIDI, of the tune's tonic */
  readonly root: number;
  /** degrees of four bars; a verse ends open */
  readonly verse: readonly (readonly number[])[];
  readonly bridge: readonly (readonly number[])[];
  /** degree of the chord before the last */
  readonly close: number;
  /** sixteenths of a bar, negative for rests; each sums to sixteen */
  readonly rhythms: readonly (readonly number[])[];
  readonly bass: 'bounce' | 'pulse' | 'walk' | 'long';
  readonly chords: 'stab' | 'arpeggio' | 'pad';
  /** 0–1 */
  readonly drums: number;
  readonly swing: number;
  readonly lead: OscillatorType;
  readonly low: OscillatorType;
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];

export const MOODS: Readonly<Record<GameDesign['audio']['music'], Feel>> = {
  cheerful: {
    scale: MAJOR,
    root: 67,
    verse: [
      [0, 5, 3, 4],
      [0, 3, 0, 4],
      [0, 2, 3, 4],
    ],
    bridge: [
      [3, 4, 2, 5],
      [5, 3, 0, 4],
      [3, 0, 3, 4],
    ],
    close: 4,
    rhythms: [
      [4, 2, 2, 4, 4],
      [2, 2, 4, 2, 2, 4],
      [4, 4, 2, 2, 2, -2],
      [3, 3, 2, 4, 4],
      [2, 2, 2, 2, 4, -4],
    ],
    bass: 'bounce',
    chords: 'stab',
    drums: 0.8,
    swing: 0,
    lead: 'square',
    low: 'triangle',
  },
  calm: {
    scale: MAJOR,
    root: 64,
    verse: [
      [0, 3, 5, 4],
      [0, 2, 3, 4],
      [0, 5, 3, 4],
    ],
    bridge: [
      [5, 3, 0, 4],
      [3, 2, 1, 4],
    ],
    close: 4,
    rhythms: [
      [8, 8],
      [6, 2, 8],
      [4, 4, 8],
      [8, 4, 4],
      [-4, 4, 8],
    ],
    bass: 'long',
    chords: 'arpeggio',
    drums: 0,
    swing: 0,
    lead: 'sine',
    low: 'sine',
  },
  tense: {
    scale: MINOR,
    root: 62,
    verse: [
      [0, 0, 5, 4],
      [0, 3, 5, 4],
      [0, 6, 5, 4],
    ],
    bridge: [
      [5, 6, 0, 4],
      [3, 3, 0, 4],
    ],
    close: 4,
    rhythms: [
      [2, 2, 2, 2, 4, 4],
      [3, 3, 2, 4, 4],
      [2, 2, 4, -4, 4],
      [4, 2, 2, 2, 2, 2, 2],
    ],
    bass: 'pulse',
    chords: 'stab',
    drums: 1,
    swing: 0,
    lead: 'sawtooth',
    low: 'sawtooth',
  },
  spooky: {
    scale: [0, 2, 3, 5, 7, 8, 11],
    root: 62,
    verse: [
      [0, 5, 3, 4],
      [0, 3, 0, 4],
      [0, 0, 5, 4],
    ],
    bridge: [
      [3, 5, 3, 4],
      [5, 3, 0, 4],
    ],
    close: 4,
    rhythms: [
      [6, 2, 8],
      [4, 4, 4, 4],
      [3, 3, 6, -4],
      [8, 2, 2, 4],
      [-4, 4, 4, 4],
    ],
    bass: 'long',
    chords: 'arpeggio',
    drums: 0.3,
    swing: 0.3,
    lead: 'triangle',
    low: 'triangle',
  },
  epic: {
    scale: MINOR,
    root: 62,
    verse: [
      [0, 5, 2, 6],
      [0, 3, 5, 6],
      [0, 6, 5, 4],
    ],
    bridge: [
      [5, 6, 2, 4],
      [3, 5, 6, 4],
    ],
    close: 6,
    rhythms: [
      [6, 2, 4, 4],
      [8, 4, 4],
      [4, 4, 6, 2],
      [6, 2, 8],
      [4, 2, 2, 8],
    ],
    bass: 'pulse',
    chords: 'pad',
    drums: 1,
    swing: 0,
    lead: 'sawtooth',
    low: 'square',
  },
  melancholy: {
    scale: MINOR,
    root: 62,
    verse: [
      [0, 5, 2, 4],
      [0, 3, 5, 4],
      [0, 2, 3, 4],
    ],
    bridge: [
      [3, 0, 5, 4],
      [5, 2, 3, 4],
    ],
    close: 4,
    rhythms: [
      [8, 8],
      [6, 2, 4, 4],
      [4, 4, 8],
      [-4, 4, 4, 4],
      [8, 2, 2, 4],
    ],
    bass: 'long',
    chords: 'arpeggio',
    drums: 0.15,
    swing: 0,
    lead: 'sine',
    low: 'triangle',
  },
};
