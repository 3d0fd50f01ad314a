/** What the title card says of steering: keys where there are keys, the glass where there is glass. */
import { describe, expect, it } from 'vitest';
import { howTo } from '../../src/generation/kit/howto.js';
import { designLike, penguin } from './designs.js';

const design = designLike(penguin, {
  controls: [
    { key: 'Pfeile', action: 'laufen' },
    { key: 'Maus', action: 'zielen' },
    { key: 'Leertaste', action: 'schießen' },
    { key: 'R', action: 'neu' },
  ],
});

describe('howTo', () => {
  it('names the keys on a computer', () => {
    expect(howTo(design, { move: 'stick', a: '●' }, false)).toEqual(design.controls);
  });

  it('shows stick, aim and button on a phone, and no letters', () => {
    const lines = howTo(design, { move: 'stick', a: '●' }, true);
    expect(lines.map(({ action }) => action)).toEqual(['laufen', 'zielen', 'schießen']);
    expect(lines.every(({ key, sign }) => key === undefined && sign !== undefined)).toBe(true);
    expect(lines[2]?.sign).toContain('●');
    expect(lines[1]?.sign).not.toContain('●');
  });

  it('shows what every game has by a sign, and the keys of this one in words', () => {
    const menu = designLike(penguin, {
      controls: [
        { key: 'Space', action: 'jump' },
        { key: 'R', action: 'roll', glass: 'a' },
        { key: 'P', action: 'pause', glass: 'none' },
        { key: 'M', action: 'mute', glass: 'none' },
      ],
    });
    const lines = howTo(menu, { move: 'none' }, false);
    expect(lines.map((line) => line.menu !== undefined)).toEqual([false, false, true, true]);
    // whoever listens hears the words all the same
    expect(lines.map(({ action }) => action)).toEqual(['jump', 'roll', 'pause', 'mute']);
  });

  it('gives lines of one key the same button', () => {
    const twice = designLike(penguin, {
      controls: [
        { key: '← →', action: 'run' },
        { key: 'Space', action: 'jump' },
        { key: 'Space', action: 'jump again' },
        { key: 'X, Shift', action: 'dash' },
      ],
    });
    const signs = howTo(twice, { move: 'sides', a: '▲', b: '»' }, true).map(({ sign }) => sign);
    expect(signs[1]).toContain('▲');
    expect(signs[2]).toBe(signs[1]);
    expect(signs[3]).toContain('»');
  });

  it('taps where a tap is all there is', () => {
    const one = designLike(penguin, { controls: [{ key: 'Leertaste', action: 'fliegen' }] });
    const [tap] = howTo(one, { move: 'none', tap: true }, true);
    const [drag] = howTo(design, { move: 'none', tap: true }, true);
    expect(tap?.sign).toContain('<circle');
    expect(drag?.sign).not.toBe(tap?.sign);
  });
});
