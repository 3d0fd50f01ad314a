/** Sounds by name, as ZzFX recipes shifted a little by the game's seed, so that two games don't sound the same. */
import { Sound } from 'littlejsengine';
import type { Style } from '../design.js';
import { Random, subSeed } from './random.js';
import type { SoundName } from './types.js';

type Recipe = readonly (number | undefined)[];
const _ = undefined;

// volume, randomness, frequency, attack, sustain, release, shape, curve, slide, Δslide, jump, jump time, repeat, noise, modulation, crush, delay, sustain volume, decay, tremolo
const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  jump: [0.7, 0.02, 260, 0.01, 0.03, 0.12, 1, 1.4, 11, -0.4],
  collect: [0.7, 0.01, 880, _, 0.05, 0.2, 1, 1.6, _, _, 420, 0.06],
  power: [0.9, 0.01, 330, 0.03, 0.18, 0.3, 1, 1.4, 3, _, 180, 0.09, 0.06],
  hit: [0.8, 0.05, 190, _, 0.03, 0.12, 2, 1.7, -4, _, _, _, _, 2],
  hurt: [1, 0.05, 160, 0.01, 0.08, 0.3, 3, 0.8, -3, _, _, _, _, 1.5, _, 0.15],
  shoot: [0.5, 0.05, 520, _, 0.02, 0.1, 1, 1.8, -9, _, _, _, _, 0.4],
  explode: [1.1, 0.1, 70, 0.01, 0.1, 0.5, 4, 1.4, -0.6, _, _, _, _, 1.6, _, 0.3, 0.06],
  bounce: [0.6, 0.03, 300, _, 0.01, 0.08, _, 1.6, 4],
  break: [0.7, 0.1, 420, _, 0.03, 0.14, 3, 1.8, -6, _, _, _, _, 3],
  step: [0.3, 0.1, 150, _, 0.01, 0.04, 4, 2],
  select: [0.5, 0, 520, _, 0.02, 0.06, 1, 1.4],
  note: [0.8, 0, 440, 0.006, 0.1, 0.3, 1, 1.1],
  swap: [0.5, 0.02, 360, 0.01, 0.04, 0.08, _, 1.5, 6],
  combo: [0.8, 0, 660, 0.01, 0.08, 0.25, 1, 1.5, _, _, 330, 0.05, 0.08],
  boss: [1.1, 0, 65, 0.05, 0.4, 0.6, 2, 0.7, _, _, _, _, 0.2, 0.4, _, 0.1],
  level: [0.9, 0, 523, 0.02, 0.2, 0.3, 1, 1.3, _, _, 262, 0.1, 0.12],
  win: [1, 0, 523, 0.02, 0.35, 0.5, 1, 1.2, _, _, 262, 0.14, 0.18],
  lose: [1, 0, 220, 0.03, 0.25, 0.6, 1, 1.2, -0.9, _, -60, 0.15],
};

/** parameters of a recipe that a style changes: a chip's square wave, a soft knock on paper, a lower voice in the dark */
const SHAPE = 6;
const CURVE = 7;
const NOISY = 4;

function styled(recipe: Recipe, style: Style): number[] {
  const out = [...recipe];
  if (style === 'flat' || out[SHAPE] === NOISY) return out as number[];
  if (style === 'pixel') {
    out[0] = (out[0] ?? 1) * 0.6;
    out[SHAPE] = 0;
    // a sine whose curve is 0 is a square
    out[CURVE] = 0;
  } else if (style === 'paper') {
    out[SHAPE] = 0;
    out[CURVE] = 1;
  } else out[2] = (out[2] ?? 220) * 0.82;
  return out as number[];
}

export class Sounds {
  private readonly made = new Map<SoundName, Sound>();
  private readonly shift: number;

  constructor(
    seed: number,
    private readonly style: Style,
  ) {
    this.shift = new Random(subSeed(seed, 'sound')).range(0.88, 1.16);
  }

  play(name: SoundName, pitch = 1): void {
    let sound = this.made.get(name);
    if (!sound) {
      sound = new Sound(styled(RECIPES[name], this.style));
      this.made.set(name, sound);
    }
    sound.play(undefined, 1, pitch * this.shift);
  }
}
