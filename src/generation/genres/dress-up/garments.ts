/** Dresses, tops, bottoms and coats, each on the doll's body: feet at 0, hips at −2.1, shoulders at −4.05. */
import type { Painter } from '../../kit/types.js';
import { blob, both, cloth, ellipse, fill, sleeves, stroke, type Cloth } from './brush.js';

type Draw = (p: Painter, c: Cloth) => void;

const BODICE = 'M-11-80Q-6-74 0-77Q6-74 11-80L14-79C14-70 11-65 11-58L-11-58C-11-65-14-70-14-79Z';
const TRUNK = 'M-10-83Q0-76 10-83L16-80C17-68 14-60 16-40L-16-40C-14-60-17-68-16-80Z';

const sash = (p: Painter, c: Cloth): void => fill(p, 'M-12-61Q0-58 12-61L12-56Q0-53-12-56Z', c.pale);
const puffs = (p: Painter, c: Cloth): void => both(p, () => blob(p, 0.84, -3.78, 0.43, 0.38, c.colour, 0.5));
const buttons = (p: Painter, from: number, to: number, colour: string, x = 0): void => {
  for (let y = from; y <= to; y += 0.42) p.circle(x, y, 0.075, colour);
};

const dresses: Record<string, Draw> = {
  gown(p, c) {
    cloth(p, 'M-11-60C-24-46-39-22-44-3Q-36 2-22 0Q-11 4 0 1Q11 4 22 0Q36 2 44-3C39-22 24-46 11-60Z', c);
    const light = c.pale;
    // drapes over the skirt, held by small bows
    both(p, () => {
      fill(p, 'M2-59C6-44 18-32 32-30C28-40 19-52 11-60Z', light);
      fill(p, 'M0-59Q2-34 16-25Q4-22 0-24Z', c.soft);
    });
    stroke(p, 'M-41-7Q-32-3-22-5Q-11-1 0-4Q11-1 22-5Q32-3 41-7', 0.09, light);
    cloth(p, BODICE, c);
    puffs(p, c);
    sash(p, c);
    p.circle(0, -2.88, 0.15, c.pale);
  },
  sun(p, c) {
    cloth(
      p,
      'M-10-80L-7-83L-4-77Q0-74 4-77L7-83L10-80L12-74C12-68 10-64 11-59C18-48 25-36 29-23Q0-17-29-23C-25-36-18-48-11-59C-10-64-12-68-12-74Z',
      c,
    );
    sash(p, c);
    stroke(p, 'M-27-26Q0-20 27-26', 0.08, c.pale);
  },
  tutu(p, c) {
    for (const [wide, y, tint] of [
      [1.7, -2.05, c.pale],
      [1.5, -2.25, c.soft],
      [1.25, -2.45, c.colour],
    ] as const) {
      p.rect(-wide, y - 0.25, wide * 2, 0.25, tint, 0.12);
      for (let x = -wide + 0.2; x < wide; x += 0.3) p.circle(x, y, 0.2, tint);
    }
    cloth(p, BODICE, c);
    sash(p, c);
    p.circle(0, -3.72, 0.12, c.pale);
  },
  robe(p, c) {
    both(p, () => {
      fill(p, 'M12-81C22-76 34-60 40-42L23-35C19-44 16-58 14-64Z', c.edge);
      fill(p, 'M12-80C21-75 32-60 38-43L24-37C20-46 17-58 14-64Z', c.colour);
    });
    cloth(
      p,
      'M-10-83L10-83L16-80C16-68 14-60 16-48C19-32 20-16 20-2Q0 1-20-2C-20-16-19-32-16-48C-14-60-16-68-16-80Z',
      c,
    );
    const trim = c.pale;
    stroke(p, 'M-8-83L6-64M8-83L-3-70', 0.17, trim);
    stroke(p, 'M4-46Q10-24 8-2', 0.07, c.edge);
    p.rect(-0.78, -3.1, 1.56, 0.66, p.mix(c.colour, '#ffe9a8', 0.75), 0.1);
    p.rect(-0.78, -2.84, 1.56, 0.12, c.dark);
  },
};

const tops: Record<string, Draw> = {
  tee(p, c) {
    sleeves(p, 'short', 0.56, c);
    cloth(p, TRUNK, c);
  },
  blouse(p, c) {
    cloth(p, TRUNK, c);
    puffs(p, c);
    both(p, () => fill(p, 'M0-77C6-72 12-74 12-81L7-84Z', c.pale));
    buttons(p, -3.45, -2.3, c.edge);
  },
  jumper(p, c) {
    sleeves(p, 'long', 0.6, c);
    cloth(p, 'M-10-84Q0-79 10-84L17-80C18-68 16-60 18-39L-18-39C-16-60-18-68-17-80Z', c);
    const knit = c.pale;
    stroke(p, 'M-16-67L-11-62L-6-67L0-62L6-67L11-62L16-67', 0.12, knit);
    stroke(p, 'M-8-84Q0-80 8-84M-17-41L17-41', 0.2, knit);
  },
};

/** down to that, and so wide there, in twentieths */
const LEGS = (hem: number, wide: number): string =>
  `M-13-60L13-60C15-52 17-44 17-38L${wide} ${hem}L2 ${hem}L1-35L-1-35L-2 ${hem}L${-wide} ${hem}L-17-38C-17-44-15-52-13-60Z`;

const bottoms: Record<string, Draw> = {
  skirt(p, c) {
    cloth(p, 'M-12-61L12-61C18-52 24-41 28-27Q0-20-28-27C-24-41-18-52-12-61Z', c);
    stroke(p, 'M-8-56L-16-25M-3-56L-6-24M3-56L6-24M8-56L16-25', 0.04, c.edge);
    p.rect(-0.64, -3.1, 1.28, 0.2, c.dark, 0.08);
  },
  long(p, c) {
    cloth(p, 'M-12-61L12-61C20-48 31-24 36-4Q0 4-36-4C-31-24-20-48-12-61Z', c);
    stroke(p, 'M-33-10Q0-2 33-10', 0.16, p.mix(c.colour, '#ffe08a', 0.75));
    p.rect(-0.63, -3.1, 1.26, 0.22, p.mix(c.colour, '#ffe08a', 0.75), 0.08);
  },
  jeans(p, c) {
    cloth(p, LEGS(-4, 16), c);
    stroke(p, 'M-13-57L13-57M0-57L0-38', 0.05, c.edge);
    both(p, () => stroke(p, 'M6-57Q7-50 14-50', 0.05, c.soft));
    both(p, () => p.rect(0.1, -0.36, 0.71, 0.2, c.pale, 0.04));
  },
  shorts(p, c) {
    cloth(p, LEGS(-26, 19), c);
    stroke(p, 'M-13-57L13-57', 0.06, c.pale);
  },
};

const coats: Record<string, Draw> = {
  coat(p, c) {
    sleeves(p, 'long', 0.66, c);
    cloth(
      p,
      'M-10-84L10-84L18-80C18-68 16-60 18-52C22-40 25-32 26-22L-26-22C-25-32-22-40-18-52C-16-60-18-68-18-80Z',
      c,
    );
    stroke(p, 'M0-76L0-24', 0.05, c.edge);
    buttons(p, -3.4, -1.5, p.mix(c.colour, '#ffe08a', 0.8), 0.16);
    const fleece = c.pale;
    for (let x = -1.2; x <= 1.21; x += 0.3) p.circle(x, -1.1, 0.2, fleece);
    for (let x = -0.6; x <= 0.61; x += 0.24) p.circle(x, -4.06 + (0.36 - x * x) * 0.5, 0.21, fleece);
    both(p, () => ellipse(p, 1.4, -2.58, 0.38, 0.2, fleece, 0.25));
  },
  raincoat(p, c) {
    sleeves(p, 'long', 0.66, c);
    cloth(p, 'M-10-84L10-84L18-80C18-68 17-60 20-48L25-20L-25-20L-20-48C-17-60-18-68-18-80Z', c);
    stroke(p, 'M-1-78L-1-21', 0.09, c.pale);
    buttons(p, -3.6, -1.3, c.edge, 0.12);
    both(p, () => {
      p.rect(0.36, -2.2, 0.5, 0.34, c.soft, 0.06);
      fill(p, 'M0-76L6-70L14-80L8-85Z', c.soft);
    });
  },
  cape(p, c) {
    both(p, () => fill(p, 'M2-84L12-83L19-78Q14-74 6-76Z', c.colour));
    p.circle(0, -3.95, 0.17, '#b5803f');
    p.circle(0, -3.95, 0.13, '#ffe08a');
  },
};

/** a cape hangs behind whoever wears it */
export const drawBehind = (p: Painter, c: Cloth): void => {
  cloth(p, 'M-14-82L14-82C30-56 38-28 41-5Q28 1 14-2Q0 2-14-2Q-28 1-41-5C-38-28-30-56-14-82Z', c);
  fill(p, 'M-10-80C2-50-6-20 2-2L20-2C16-28 18-52 10-80Z', c.dark);
};

export const GARMENTS: Readonly<Record<string, Draw>> = { ...dresses, ...tops, ...bottoms, ...coats };
