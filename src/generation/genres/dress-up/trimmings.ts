/** Shoes, hats, and what is worn at the neck, on the nose, on the hands or in one of them. The head's middle is at −5.6. */
import type { Painter } from '../../kit/types.js';
import { blob, both, cloth, ellipse, fill, lighter, stroke, type Cloth } from './brush.js';

type Draw = (p: Painter, c: Cloth) => void;
const GOLD = '#ffe08a';

const shoes: Record<string, Draw> = {
  pumps: (p, c) =>
    both(p, () => {
      cloth(p, 'M2-6Q8 0 14-6Q19-2 18 2L2 2Q0-2 2-6Z', c);
      p.circle(0.45, -0.1, 0.11, c.pale);
    }),
  boots: (p, c) =>
    both(p, () => {
      cloth(p, 'M1-19L15-19L14-7Q20-4 19 2L2 2Z', c);
      for (const x of [0.1, 0.3, 0.5, 0.7]) p.circle(x, -0.95, 0.15, c.pale);
      p.rect(0.06, 0.02, 0.92, 0.13, c.edge, 0.05);
    }),
  sneakers: (p, c) =>
    both(p, () => {
      cloth(p, 'M2-8L14-8Q15-5 20-3L20 2L2 2Z', c);
      p.rect(0.05, 0.02, 0.98, 0.14, '#ffffff', 0.06);
      stroke(p, 'M8-6L14-5M8-3L15-2', 0.06, '#ffffff');
    }),
  wellies: (p, c) =>
    both(p, () => {
      cloth(p, 'M0-23L15-23L15-7Q21-5 20 2L1 2Z', c);
      p.rect(0, -1.22, 0.8, 0.18, c.soft, 0.06);
      stroke(p, 'M11-19L11-10', 0.09, c.pale);
    }),
};

/** seen from the front: a dome over the brow, down to that */
const DOME = 'M-26-122C-27-150 27-150 26-122Q0-130-26-122Z';

const hats: Record<string, Draw> = {
  crown(p, c) {
    cloth(p, 'M-16-131L-20-153L-10-142L0-158L10-142L20-153L16-131Q0-137-16-131Z', c);
    for (const [x, y] of [
      [-0.98, -7.7],
      [0, -7.95],
      [0.98, -7.7],
    ] as const)
      p.circle(x, y, 0.13, c.pale);
    p.circle(0, -7, 0.15, '#e5484d');
    both(p, () => p.circle(0.48, -6.88, 0.11, '#4d8ef0'));
  },
  tophat(p, c) {
    cloth(p, 'M-16-135L-18-167Q0-171 18-167L16-135Z', c);
    cloth(p, 'M-29-136Q0-127 29-136Q30-129 0-128Q-30-129-29-136Z', c);
    fill(p, 'M-16-143Q0-139 16-143L16-136Q0-132-16-136Z', p.mix(c.colour, '#e5484d', 0.75));
  },
  sunhat(p, c) {
    blob(p, 0, -6.32, 2.15, 0.52, c.colour);
    cloth(p, 'M-23-127C-23-150 23-150 23-127Q0-122-23-127Z', c);
    fill(p, 'M-23-132Q0-128 23-132L23-126Q0-122-23-126Z', p.mix(c.colour, '#e5484d', 0.7));
    p.circle(0.85, -6.45, 0.24, '#ffffff');
    p.circle(0.85, -6.45, 0.11, GOLD);
  },
  beanie(p, c) {
    cloth(p, DOME, c);
    stroke(p, 'M-8-141L-12-128M0-141L0-128M8-141L12-128', 0.05, c.edge);
    stroke(p, 'M-25-123Q0-130 25-123', 0.4, c.pale);
    blob(p, 0, -7.35, 0.4, 0.38, c.pale);
  },
  cap(p, c) {
    cloth(p, DOME, c);
    stroke(p, 'M0-143L0-128', 0.05, c.edge);
    cloth(p, 'M-20-126Q0-133 20-126Q27-118 22-117Q0-125-22-117Q-27-118-20-126Z', {
      ...c,
      colour: c.dark,
      pattern: 'plain',
    });
    p.circle(0, -7.14, 0.13, c.soft);
  },
  bow(p, c) {
    both(p, () => {
      cloth(p, 'M2-139C10-152 22-152 23-140C23-129 12-128 2-137Z', c);
      fill(p, 'M4-139Q12-142 17-139Q12-136 4-138Z', c.edge);
    });
    blob(p, 0, -6.9, 0.24, 0.24, c.soft);
  },
  pirate(p, c) {
    cloth(p, 'M-35-125C-30-144-14-156 0-155C14-156 30-144 35-125Q0-135-35-125Z', c);
    stroke(p, 'M-34-126C-30-144-14-155 0-154C14-155 30-144 34-126', 0.1, GOLD);
    ellipse(p, 0, -7.15, 0.3, 0.27, '#ffffff');
    both(p, () => p.circle(0.11, -7.16, 0.08, '#3a3550'));
  },
  veil(p, c) {
    p.ctx.globalAlpha *= 0.62;
    both(p, () =>
      fill(p, 'M0-141C18-142 29-130 30-116C32-96 36-72 40-52L27-55C26-80 27-104 22-118Q14-130 0-131Z', c.pale),
    );
    p.ctx.globalAlpha /= 0.62;
    stroke(p, 'M-24-126Q0-142 24-126', 0.12, c.colour);
    for (const x of [-0.8, -0.4, 0, 0.4, 0.8]) p.circle(x, -6.74 + x * x * 0.28, 0.15, lighter(p, GOLD, 0.4));
  },
};

const extras: Record<string, Draw> = {
  scarf(p, c) {
    cloth(p, 'M6-81L17-83L19-54L8-53Z', c);
    stroke(p, 'M9-53L9-50M13-53L13-50M16-54L16-50', 0.08, c.colour);
    cloth(p, 'M-19-88Q0-78 19-88Q22-80 18-77Q0-68-18-77Q-22-80-19-88Z', c);
  },
  necklace(p, c) {
    for (let x = -0.55; x <= 0.56; x += 0.183) blob(p, x, -3.73 - x * x * 1.2, 0.12, 0.12, c.colour);
    p.circle(0, -3.56, 0.16, c.pale);
  },
  bowtie(p, c) {
    both(p, () => cloth(p, 'M1-80L12-85Q14-79 12-73L1-78Z', c));
    p.rect(-0.13, -4.08, 0.26, 0.28, c.dark, 0.08);
  },
  glasses: (p, c) =>
    both(p, () => {
      stroke(p, 'M20-108C20-97 3-97 3-108C3-119 20-119 20-108M3-108Q2-110 0-110M20-109L26-110', 0.1, c.colour);
    }),
  sunglasses(p, c) {
    both(p, () => {
      fill(p, 'M2-114Q12-117 21-113Q21-101 12-100Q3-101 2-114Z', c.colour);
      stroke(p, 'M6-110L10-105', 0.08, c.pale);
      stroke(p, 'M20-112L26-112M0-112L3-112', 0.1, c.colour);
    });
  },
  gloves: (p, c) =>
    both(p, () => {
      blob(p, 1.54, -2.26, 0.36, 0.36, c.colour);
      ellipse(p, 1.28, -2.16, 0.13, 0.2, c.colour, -0.4);
      ellipse(p, 1.44, -2.55, 0.32, 0.13, c.pale, 0.3);
    }),
  bangles: (p, c) =>
    both(p, () => {
      stroke(p, 'M23-54Q28-52 32-57', 0.11, c.colour);
      stroke(p, 'M24-51Q29-49 33-54', 0.11, c.soft);
    }),
  bag(p, c) {
    stroke(p, 'M26-38Q31-50 37-38', 0.1, c.edge);
    cloth(p, 'M21-38L43-38L46-21Q32-17 19-21Z', c);
    fill(p, 'M21-38L43-38L42-32Q32-27 22-32Z', c.dark);
    p.circle(1.6, -1.5, 0.11, GOLD);
  },
  umbrella(p, c) {
    stroke(p, 'M31-108L31-40Q31-34 36-35', 0.12, '#8a5a3b');
    cloth(p, 'M2-94C4-126 58-126 60-94Q53-100 46-94Q38-100 31-94Q24-100 16-94Q9-100 2-94Z', c);
    stroke(p, 'M31-118Q19-110 16-96M31-118Q43-110 46-96', 0.05, c.edge);
  },
  wand(p, c) {
    stroke(p, 'M27-38L39-66', 0.13, '#8a5a3b');
    cloth(p, 'M41-82L44-74L53-73L47-67L49-59L41-63L34-59L36-67L29-73L38-74Z', c);
  },
};

export const TRIMMINGS: Readonly<Record<string, Draw>> = { ...shoes, ...hats, ...extras };
