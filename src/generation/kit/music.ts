/**
 * Plays a game's tune (`music/compose.ts`). Notes are given to the audio clock 0.3 s ahead, so that music costs next to nothing and never
 * stalls a frame (a rendered loop took 200–500 ms at the start).
 */
import { audioContext, audioMasterGain } from 'littlejsengine';
import type { GameDesign } from '../design.js';
import { compose, type Note, type Score } from './music/compose.js';
import { MOODS } from './music/moods.js';

const AHEAD = 0.3;

export class Music {
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly gain: GainNode | undefined;
  private readonly score: Score;
  private readonly lead: OscillatorType;
  private readonly low: OscillatorType;
  private readonly noise: AudioBuffer | undefined;
  private next = 0;
  private at = 0;

  constructor(design: GameDesign) {
    this.score = compose(design);
    const feel = MOODS[design.audio.music];
    const { style } = design.theme;
    // a chip, a smoky bar, a music box
    this.lead = style === 'pixel' ? 'square' : style === 'noir' || style === 'paper' ? 'triangle' : feel.lead;
    this.low = style === 'pixel' ? 'triangle' : style === 'noir' ? 'sine' : feel.low;
    if (!audioContext) return;
    this.gain = audioContext.createGain();
    this.gain.gain.value = 0.5;
    this.gain.connect(audioMasterGain);
    this.noise = audioContext.createBuffer(1, 4410, 44100);
    const wave = this.noise.getChannelData(0);
    let last = 1;
    for (let i = 0; i < wave.length; i++) {
      last = (Math.imul(last, 1103515245) + 12345) & 0x7fffffff;
      wave[i] = last / 0x3fffffff - 1;
    }
  }

  /** from the first gesture on; called again after a pause */
  play(): void {
    if (!audioContext || this.timer) return;
    this.at = audioContext.currentTime + 0.1;
    this.timer = setInterval(() => this.schedule(), 80);
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private schedule(): void {
    if (!audioContext || audioContext.state !== 'running') return;
    const { notes, step, steps, swing } = this.score;
    // `at` is when the note `next` is due; after a sleep the tune goes on from now
    if (this.at < audioContext.currentTime) this.at = audioContext.currentTime + 0.05;
    while (this.at < audioContext.currentTime + AHEAD) {
      const note = notes[this.next] as Note;
      this.sound(note, this.at + (note.at % 4 === 2 ? swing * step : 0), step);
      this.next = (this.next + 1) % notes.length;
      const after = notes[this.next] as Note;
      this.at += (after.at - note.at + (this.next === 0 ? steps : 0)) * step;
    }
  }

  private sound({ voice, midi, long, volume }: Note, at: number, step: number): void {
    if (voice === 'lead') {
      const loud = { sine: 0.15, triangle: 0.14, square: 0.05, sawtooth: 0.05, custom: 0.1 }[this.lead];
      this.tone(this.lead, midi, at, long * step * 0.92, loud * volume);
    } else if (voice === 'bass')
      this.tone(
        this.low,
        midi,
        at,
        long * step * 0.9,
        (this.low === 'sine' ? 0.24 : this.low === 'triangle' ? 0.2 : 0.09) * volume,
      );
    else if (voice === 'chord') this.tone('sine', midi, at, long * step, 0.055 * volume);
    else if (voice === 'kick') this.kick(at, volume);
    else this.hiss(at, voice === 'snare', volume);
  }

  private tone(type: OscillatorType, midi: number, at: number, seconds: number, volume: number): void {
    if (!audioContext || !this.gain) return;
    const oscillator = audioContext.createOscillator();
    const gain = audioContext.createGain();
    oscillator.type = type;
    oscillator.frequency.value = 440 * 2 ** ((midi - 69) / 12);
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(volume, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0005, volume * 0.12), at + seconds);
    gain.gain.linearRampToValueAtTime(0, at + seconds + 0.03);
    oscillator.connect(gain).connect(this.gain);
    oscillator.start(at);
    oscillator.stop(at + seconds + 0.04);
  }

  private kick(at: number, volume: number): void {
    if (!audioContext || !this.gain) return;
    const oscillator = audioContext.createOscillator();
    const gain = audioContext.createGain();
    oscillator.frequency.setValueAtTime(130, at);
    oscillator.frequency.exponentialRampToValueAtTime(45, at + 0.08);
    gain.gain.setValueAtTime(volume * 0.35, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
    oscillator.connect(gain).connect(this.gain);
    oscillator.start(at);
    oscillator.stop(at + 0.2);
  }

  private hiss(at: number, snare: boolean, volume: number): void {
    if (!audioContext || !this.gain || !this.noise) return;
    const source = audioContext.createBufferSource();
    const filter = audioContext.createBiquadFilter();
    const gain = audioContext.createGain();
    source.buffer = this.noise;
    filter.type = 'highpass';
    filter.frequency.value = snare ? 1400 : 6500;
    gain.gain.setValueAtTime(volume * (snare ? 0.14 : 0.05), at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + (snare ? 0.1 : 0.04));
    source.connect(filter).connect(gain).connect(this.gain);
    source.start(at);
    source.stop(at + 0.1);
  }
}
