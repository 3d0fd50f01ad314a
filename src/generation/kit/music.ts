/**
 * A small sequencer: chords, bass, melody and a soft beat by mood and tempo, from the seed. Notes are scheduled 0.3 s ahead on the
 * audio clock, so music costs next to nothing and never stalls a frame (a rendered loop took 200–500 ms at the start).
 */
import { audioContext, audioMasterGain } from 'littlejsengine';
import type { GameDesign } from '../design.js';
import { Random, subSeed } from './random.js';

type Mood = GameDesign['audio']['music'];

interface Style {
  readonly scale: readonly number[];
  readonly chords: readonly (readonly number[])[];
  readonly lead: OscillatorType;
  readonly bass: OscillatorType;
  readonly density: number;
  readonly drums: number;
  readonly root: number;
}

const MAJOR = [0, 2, 4, 5, 7, 9, 11];
const MINOR = [0, 2, 3, 5, 7, 8, 10];
const STYLES: Readonly<Record<Mood, Style>> = {
  cheerful: {
    scale: MAJOR,
    chords: [
      [0, 4, 5, 3],
      [0, 5, 3, 4],
      [0, 3, 0, 4],
    ],
    lead: 'square',
    bass: 'triangle',
    density: 0.62,
    drums: 0.8,
    root: 60,
  },
  calm: {
    scale: MAJOR,
    chords: [
      [0, 3, 5, 4],
      [0, 2, 3, 3],
    ],
    lead: 'sine',
    bass: 'sine',
    density: 0.34,
    drums: 0,
    root: 57,
  },
  tense: {
    scale: MINOR,
    chords: [
      [0, 0, 5, 6],
      [0, 3, 5, 4],
    ],
    lead: 'sawtooth',
    bass: 'sawtooth',
    density: 0.55,
    drums: 1,
    root: 55,
  },
  spooky: {
    scale: [0, 2, 3, 5, 6, 8, 11],
    chords: [
      [0, 5, 0, 6],
      [0, 3, 1, 0],
    ],
    lead: 'triangle',
    bass: 'triangle',
    density: 0.36,
    drums: 0.3,
    root: 53,
  },
  epic: {
    scale: MINOR,
    chords: [
      [0, 5, 2, 6],
      [0, 3, 5, 6],
    ],
    lead: 'sawtooth',
    bass: 'square',
    density: 0.5,
    drums: 1,
    root: 57,
  },
  melancholy: {
    scale: MINOR,
    chords: [
      [0, 5, 2, 4],
      [0, 3, 5, 4],
    ],
    lead: 'sine',
    bass: 'triangle',
    density: 0.38,
    drums: 0.15,
    root: 55,
  },
};
const STEPS = 64; // sixteen to a bar, four bars

export class Music {
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly gain: GainNode | undefined;
  private readonly style: Style;
  private readonly chords: readonly number[];
  private readonly melody: (number | null)[] = [];
  private readonly stepSeconds: number;
  private step = 0;
  private nextAt = 0;

  constructor(design: GameDesign) {
    const rand = new Random(subSeed(design.seed, 'music'));
    this.style = STYLES[design.audio.music];
    this.chords = rand.pick(this.style.chords);
    this.stepSeconds = 60 / design.audio.tempo / 4;
    let degree = rand.int(0, 4);
    const phrase = Array.from({ length: 16 }, (_, i) => {
      if (!rand.chance(i % 4 === 0 ? this.style.density + 0.3 : i % 2 ? this.style.density * 0.5 : this.style.density))
        return null;
      degree = Math.max(-2, Math.min(8, degree + rand.pick([-2, -1, -1, 0, 1, 1, 2])));
      return degree;
    });
    // the phrase comes back in every bar over another chord, with its last notes changed: that is what makes it a tune
    for (let bar = 0; bar < 4; bar++)
      for (let i = 0; i < 16; i++) {
        const note = phrase[i] ?? null;
        this.melody.push(bar === 3 && i > 10 && note !== null ? note + rand.pick([-1, 1, 2]) : note);
      }
    if (!audioContext) return;
    this.gain = audioContext.createGain();
    this.gain.gain.value = 0.5;
    this.gain.connect(audioMasterGain);
  }

  /** from the first gesture on; called again after a pause */
  play(): void {
    if (!audioContext || this.timer) return;
    this.nextAt = audioContext.currentTime + 0.1;
    this.timer = setInterval(() => this.schedule(), 80);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private schedule(): void {
    if (!audioContext || audioContext.state !== 'running') return;
    if (this.nextAt < audioContext.currentTime) this.nextAt = audioContext.currentTime + 0.05;
    for (
      ;
      this.nextAt < audioContext.currentTime + 0.3;
      this.nextAt += this.stepSeconds, this.step = (this.step + 1) % STEPS
    )
      this.sound(this.step, this.nextAt);
  }

  private sound(step: number, at: number): void {
    const { style } = this;
    const chord = this.chords[Math.floor(step / 16)] ?? 0;
    const beat = step % 16;
    if (beat % 8 === 0 || (beat % 8 === 6 && style.drums > 0.5))
      this.note(style.bass, this.pitch(chord) - 24, at, this.stepSeconds * 3, 0.2);
    if (beat % 4 === 2)
      for (const third of [0, 2, 4]) this.note('sine', this.pitch(chord + third) - 12, at, this.stepSeconds * 2, 0.06);
    const note = this.melody[step];
    if (note !== null && note !== undefined)
      this.note(
        style.lead,
        this.pitch(chord + note),
        at,
        this.stepSeconds * 1.7,
        style.lead === 'sine' ? 0.13 : style.lead === 'triangle' ? 0.12 : 0.05,
      );
    if (style.drums > 0 && beat % 4 === 0) this.drum(at, beat % 8 === 0, style.drums);
    else if (style.drums > 0.6 && beat % 2 === 0) this.drum(at, false, style.drums * 0.35);
  }

  private pitch(degree: number): number {
    const n = this.style.scale.length;
    const octave = Math.floor(degree / n);
    return this.style.root + 12 * octave + (this.style.scale[degree - octave * n] as number);
  }

  private note(type: OscillatorType, midi: number, at: number, seconds: number, volume: number): void {
    if (!audioContext || !this.gain) return;
    const oscillator = audioContext.createOscillator();
    const gain = audioContext.createGain();
    oscillator.type = type;
    oscillator.frequency.value = 440 * 2 ** ((midi - 69) / 12);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    oscillator.connect(gain).connect(this.gain);
    oscillator.start(at);
    oscillator.stop(at + seconds + 0.02);
  }

  private drum(at: number, low: boolean, volume: number): void {
    if (!audioContext || !this.gain) return;
    const oscillator = audioContext.createOscillator();
    const gain = audioContext.createGain();
    oscillator.type = low ? 'sine' : 'triangle';
    oscillator.frequency.setValueAtTime(low ? 130 : 1800, at);
    oscillator.frequency.exponentialRampToValueAtTime(low ? 45 : 500, at + 0.08);
    gain.gain.setValueAtTime(volume * (low ? 0.35 : 0.07), at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + (low ? 0.16 : 0.06));
    oscillator.connect(gain).connect(this.gain);
    oscillator.start(at);
    oscillator.stop(at + 0.2);
  }
}
