/** The shapes that own pictures are made of, on 32 × 32 units: filled, without outlines, as in the picture set. */
export const draw = (...shapes: readonly string[]): string => shapes.join('');

export const path = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;

export const oval = (fill: string, x: number, y: number, rx: number, ry = rx): string =>
  rx === ry
    ? `<circle cx="${x}" cy="${y}" r="${rx}" fill="${fill}"/>`
    : `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const box = (fill: string, x: number, y: number, width: number, height: number, round = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;

/** A band with round ends, never thinner than what is seen at 24 pixels. */
export const band = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** The shapes, and the same mirrored about the middle. */
export const both = (...shapes: readonly string[]): string =>
  `${shapes.join('')}<g transform="matrix(-1 0 0 1 32 0)">${shapes.join('')}</g>`;

/** The shapes turned clockwise by degrees about a point. */
export const turn = (degrees: number, x: number, y: number, ...shapes: readonly string[]): string =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`;

export const SKIN = '#ffc83d';
export const DARK = '#212121';

/** A pair of eyes `apart` from the middle. */
export const eyes = (y: number, apart: number, r = 1, colour = DARK): string =>
  both(oval(colour, 16 - apart, y, r, Number((r * 1.25).toFixed(2))));
