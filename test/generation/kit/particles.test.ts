import { describe, expect, it } from 'vitest';
import { Particles } from '../../../src/generation/kit/particles.js';
import { Random } from '../../../src/generation/kit/random.js';

/** What a picture of the particles says, by a context that only keeps the texts. */
function said(particles: Particles): string[] {
  const texts: string[] = [];
  const context = { fillText: (text: string) => texts.push(text), globalAlpha: 1 };
  const silent = new Proxy(context, { get: (on, key) => Reflect.get(on, key) ?? (() => {}) });
  particles.draw(silent as unknown as CanvasRenderingContext2D);
  return texts;
}
const made = (): Particles => new Particles(new Random(1), 1, '#ffaa00', 'sans-serif');
const step = (particles: Particles, frames: number): void => {
  for (let i = 0; i < frames; i++) particles.step();
};

describe('floating points', () => {
  it('that come close together are one number', () => {
    const particles = made();
    particles.float('+10', 3, 3);
    step(particles, 6);
    particles.float('+10', 3.6, 3.1);
    step(particles, 6);
    particles.float('+25', 4.1, 3);
    expect(said(particles)).toEqual(['+45']);
    // and it is seen as long as a new one
    step(particles, 45);
    expect(said(particles)).toEqual(['+45']);
    step(particles, 10);
    expect(said(particles)).toEqual([]);
  });

  it('that come without end are a new number each second', () => {
    const particles = made();
    for (let i = 0; i < 30; i++) {
      particles.float('+1', 3, 3);
      step(particles, 4);
    }
    // two seconds, and the first number has gone
    expect(
      said(particles)
        .map(Number)
        .every((n) => n >= 10 && n <= 18),
    ).toBe(true);
    expect(said(particles).length).toBeGreaterThan(0);
  });

  it.each([
    ['far away', 0, '+10', 8, '#ffffff'],
    ['later', 30, '+10', 3, '#ffffff'],
    ['lost', 0, '−10', 3, '#ffffff'],
    ['of another colour', 0, '+10', 3, '#ff0000'],
    ['that are words', 0, '×2', 3, '#ffffff'],
  ])('%s stay apart', (_, frames, text, x, colour) => {
    const particles = made();
    particles.float('+10', 3, 3);
    step(particles, frames);
    particles.float(text, x, 3, colour);
    expect(said(particles)).toEqual(['+10', text]);
  });
});
