/**
 * Outlines for the backdrop, drawn once into a strip that repeats. Every shape is given its place on a strip of width `w` with the ground at
 * `h`; `repeat` draws it again at both ends so that the strip has no seam.
 */
import { fade, mix } from './colour.js';
import type { Random } from './random.js';

export interface Strip {
  readonly ctx: CanvasRenderingContext2D;
  readonly w: number;
  readonly h: number;
  readonly rand: Random;
  readonly colour: string;
  /** light that falls on it: snow caps, lit windows, rims */
  readonly light: string;
}

export type Outline = (s: Strip) => void;

/** Draws `shape(x)` at even, jittered places, wrapped. */
export function along(s: Strip, gap: number, shape: (x: number, pick: number) => void): void {
  const n = Math.max(2, Math.round(s.w / gap));
  for (let i = 0; i < n; i++) {
    const x = ((i + s.rand.range(0.1, 0.9)) / n) * s.w;
    const pick = s.rand.next();
    for (const at of x > s.w * 0.75 ? [x - s.w, x] : x < s.w * 0.25 ? [x, x + s.w] : [x]) shape(at, pick);
  }
}

export function fill(s: Strip, points: readonly (readonly [number, number])[], colour = s.colour): void {
  s.ctx.fillStyle = colour;
  s.ctx.beginPath();
  for (const [x, y] of points) s.ctx.lineTo(x, y);
  s.ctx.closePath();
  s.ctx.fill();
}

export function disc(s: Strip, x: number, y: number, r: number, colour = s.colour): void {
  s.ctx.fillStyle = colour;
  s.ctx.beginPath();
  s.ctx.arc(x, y, r, 0, 6.2832);
  s.ctx.fill();
}

/** A smooth ridge from sines whose periods divide the strip. */
export function ridge(s: Strip, height: number, waves: readonly number[], sharp = 1): void {
  const phases = waves.map(() => s.rand.range(0, 6.28));
  const points: [number, number][] = [[0, s.h]];
  for (let x = 0; x <= s.w; x += 6) {
    let y = 0;
    waves.forEach((n, i) => (y += Math.sin((x / s.w) * 6.2832 * n + (phases[i] as number)) / (i + 1)));
    points.push([x, s.h - height * (0.62 + 0.3 * Math.sign(y) * Math.abs(y) ** sharp)]);
  }
  points.push([s.w, s.h]);
  fill(s, points);
}

export const hills: Outline = (s) => ridge(s, s.h * 0.6, [2, 5, 9]);
export const dunes: Outline = (s) => ridge(s, s.h * 0.5, [2, 3, 7], 1.6);
export const mountains: Outline = (s) => {
  along(s, s.h * 0.75, (x, pick) => {
    const tall = s.h * (0.5 + pick * 0.45);
    const wide = tall * 0.75;
    fill(s, [
      [x - wide, s.h],
      [x - wide * 0.12, s.h - tall * 0.96],
      [x, s.h - tall],
      [x + wide * 0.16, s.h - tall * 0.93],
      [x + wide, s.h],
    ]);
    fill(
      s,
      [
        [x, s.h - tall],
        [x + wide, s.h],
        [x + wide * 0.2, s.h],
        [x + wide * 0.1, s.h - tall * 0.5],
      ],
      fade('#000000', 0.07),
    );
    fill(
      s,
      [
        [x - wide * 0.2, s.h - tall * 0.78],
        [x, s.h - tall],
        [x + wide * 0.24, s.h - tall * 0.76],
        [x + wide * 0.08, s.h - tall * 0.82],
        [x - wide * 0.05, s.h - tall * 0.72],
      ],
      fade(s.light, 0.8),
    );
  });
};
export const volcano: Outline = (s) => {
  along(s, s.h * 1.3, (x, pick) => {
    const tall = s.h * (0.42 + pick * 0.24);
    const top = s.h - tall;
    const rim = tall * 0.2;
    for (let i = 0; i < 5; i++)
      disc(
        s,
        x + (i * 0.2 + pick * 0.3 - 0.2) * rim,
        top - i * rim * 0.36,
        rim * (0.5 + i * 0.14),
        fade('#000000', 0.1),
      );
    disc(s, x, top, rim * 0.9, fade('#ff8a3d', 0.3));
    fill(
      s,
      [
        [x - tall * 0.95, s.h],
        [x - rim, top],
        [x - rim * 0.4, top + rim * 0.25],
        [x + rim * 0.4, top + rim * 0.25],
        [x + rim, top],
        [x + tall * 0.95, s.h],
      ],
      mix(s.colour, s.light, 0.1),
    );
    // lava runs down where the rim is low
    for (const [from, wide, long] of [
      [-0.25, 0.1, 0.55],
      [0.05, 0.13, 0.8],
      [0.3, 0.08, 0.42],
    ] as const)
      fill(
        s,
        [
          [x + (from - wide) * rim * 1.2, top + rim * 0.24],
          [x + (from + wide) * rim * 1.2, top + rim * 0.24],
          [x + (from * 1.9 + wide * 0.7) * rim * 1.4, top + tall * long * 0.6],
          [x + from * 2.3 * rim * 1.4, top + tall * long],
          [x + (from * 1.9 - wide * 0.7) * rim * 1.4, top + tall * long * 0.6],
        ],
        fade('#ff7a2f', 0.85),
      );
  });
};
export const pines: Outline = (s) => {
  fill(s, [
    [0, s.h],
    [0, s.h * 0.86],
    [s.w, s.h * 0.86],
    [s.w, s.h],
  ]);
  along(s, s.h * 0.24, (x, pick) => {
    const tall = s.h * (0.34 + pick * 0.46);
    for (let i = 0; i < 3; i++) {
      const top = s.h * 0.9 - tall + i * tall * 0.24;
      const wide = tall * (0.16 + i * 0.075);
      fill(s, [
        [x - wide, top + tall * 0.44],
        [x, top],
        [x + wide, top + tall * 0.44],
      ]);
      fill(
        s,
        [
          [x - wide * 0.4, top + tall * 0.19],
          [x, top],
          [x + wide * 0.36, top + tall * 0.16],
          [x, top + tall * 0.13],
        ],
        fade(s.light, 0.28),
      );
    }
  });
};
export const trees: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 5]);
  along(s, s.h * 0.36, (x, pick) => {
    const tall = s.h * (0.38 + pick * 0.4);
    const r = tall * 0.3;
    s.ctx.fillStyle = mix(s.colour, '#3b2412', 0.4);
    s.ctx.fillRect(x - r * 0.16, s.h - tall * 0.75, r * 0.32, tall * 0.75);
    for (const [dx, dy, k] of [
      [-0.6, 0.1, 0.75],
      [0.6, 0.14, 0.7],
      [0, -0.3, 1],
      [0, 0.3, 0.8],
    ] as const)
      disc(s, x + dx * r, s.h - tall * 0.8 + dy * r, r * k);
    disc(s, x - r * 0.3, s.h - tall * 0.8 - r * 0.6, r * 0.45, fade(s.light, 0.14));
  });
};
export const bare: Outline = (s) => {
  ridge(s, s.h * 0.22, [3, 7]);
  s.ctx.strokeStyle = s.colour;
  const branch = (x: number, y: number, angle: number, length: number, depth: number, bend: number): void => {
    const x2 = x + Math.cos(angle) * length;
    const y2 = y + Math.sin(angle) * length;
    s.ctx.lineWidth = depth * depth * 0.9;
    s.ctx.beginPath();
    s.ctx.moveTo(x, y);
    s.ctx.lineTo(x2, y2);
    s.ctx.stroke();
    if (depth > 1)
      for (const turn of [-0.55 - bend, 0.5 - bend]) branch(x2, y2, angle + turn, length * 0.72, depth - 1, -bend);
  };
  along(s, s.h * 0.7, (x, pick) =>
    branch(x, s.h, -1.57 + (pick - 0.5) * 0.3, s.h * (0.2 + pick * 0.08), 5, (pick - 0.5) * 0.5),
  );
};
export const graves: Outline = (s) => {
  ridge(s, s.h * 0.26, [2, 6]);
  along(s, s.h * 0.38, (x, pick) => {
    const tall = s.h * (0.26 + pick * 0.16);
    const top = s.h * 0.85 - tall;
    s.ctx.fillStyle = s.colour;
    if (pick < 0.4) {
      s.ctx.fillRect(x - tall * 0.07, top, tall * 0.14, tall);
      s.ctx.fillRect(x - tall * 0.26, top + tall * 0.22, tall * 0.52, tall * 0.14);
    } else {
      s.ctx.beginPath();
      s.ctx.roundRect(x - tall * 0.25, top + tall * 0.2, tall * 0.5, tall, [tall * 0.25, tall * 0.25, 0, 0]);
      s.ctx.fill();
    }
  });
};
export const palms: Outline = (s) => {
  ridge(s, s.h * 0.2, [2, 5]);
  along(s, s.h * 0.62, (x, pick) => {
    const tall = s.h * (0.42 + pick * 0.32);
    const lean = (pick - 0.5) * tall * 0.7;
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = tall * 0.06;
    s.ctx.beginPath();
    s.ctx.moveTo(x, s.h);
    s.ctx.quadraticCurveTo(x, s.h - tall * 0.6, x + lean, s.h - tall);
    s.ctx.stroke();
    s.ctx.lineWidth = tall * 0.07;
    for (let i = 0; i < 7; i++) {
      const a = -2.9 + i * 0.44;
      s.ctx.beginPath();
      s.ctx.moveTo(x + lean, s.h - tall);
      s.ctx.quadraticCurveTo(
        x + lean + Math.cos(a) * tall * 0.26,
        s.h - tall + Math.sin(a) * tall * 0.3,
        x + lean + Math.cos(a) * tall * 0.42,
        s.h - tall + Math.abs(Math.cos(a)) * tall * 0.16,
      );
      s.ctx.stroke();
    }
  });
};
export const cacti: Outline = (s) => {
  ridge(s, s.h * 0.26, [2, 3]);
  along(s, s.h * 0.7, (x, pick) => {
    const tall = s.h * (0.3 + pick * 0.3);
    const wide = tall * 0.16;
    s.ctx.fillStyle = s.colour;
    const arm = (dx: number, y: number, up: number): void => {
      s.ctx.beginPath();
      s.ctx.roundRect(x + Math.min(0, dx), s.h - y, Math.abs(dx), wide * 0.7, wide * 0.35);
      s.ctx.roundRect(x + dx - wide * 0.35, s.h - y - up, wide * 0.7, up + wide * 0.6, wide * 0.35);
      s.ctx.fill();
    };
    s.ctx.beginPath();
    s.ctx.roundRect(x - wide / 2, s.h - tall, wide, tall, wide / 2);
    s.ctx.fill();
    arm(-tall * 0.28, tall * 0.45, tall * 0.24);
    if (pick > 0.3) arm(tall * 0.26, tall * 0.6, tall * 0.2);
  });
};
export const skyline: Outline = (s) => {
  along(s, s.h * 0.24, (x, pick) => {
    const wide = s.h * (0.14 + pick * 0.12);
    const tall = s.h * (0.3 + ((pick * 7) % 1) * 0.62);
    s.ctx.fillStyle = mix(s.colour, s.light, ((pick * 13) % 1) * 0.1);
    s.ctx.fillRect(x - wide / 2, s.h - tall, wide, tall);
    if (pick > 0.6) s.ctx.fillRect(x - 1.5, s.h - tall - s.h * 0.09, 3, s.h * 0.09);
    s.ctx.fillStyle = fade(s.light, 0.5);
    const cell = wide / 5;
    for (let row = 0; row * cell * 1.5 < tall - cell * 2; row++)
      for (let col = 0; col < 3; col++)
        if (((pick * 1000 + row * 7 + col * 13) * 0.618) % 1 > 0.52)
          s.ctx.fillRect(
            x - wide / 2 + cell * (0.7 + col * 1.3),
            s.h - tall + cell * (1 + row * 1.5),
            cell * 0.8,
            cell * 0.9,
          );
  });
};
export const towers: Outline = (s) => {
  fill(s, [
    [0, s.h],
    [0, s.h * 0.74],
    [s.w, s.h * 0.74],
    [s.w, s.h],
  ]);
  along(s, s.h * 0.55, (x, pick) => {
    const wide = s.h * (0.16 + pick * 0.1);
    const tall = s.h * (0.45 + pick * 0.25);
    s.ctx.fillStyle = s.colour;
    s.ctx.fillRect(x - wide / 2, s.h - tall, wide, tall);
    if (pick < 0.5)
      fill(s, [
        [x - wide * 0.65, s.h - tall],
        [x, s.h - tall - wide * 1.3],
        [x + wide * 0.65, s.h - tall],
      ]);
    else
      for (let i = 0; i < 4; i++)
        s.ctx.fillRect(x - wide * 0.6 + i * wide * 0.34, s.h - tall - wide * 0.18, wide * 0.2, wide * 0.2);
    s.ctx.fillStyle = fade(s.light, 0.55);
    s.ctx.beginPath();
    s.ctx.roundRect(x - wide * 0.1, s.h - tall * 0.8, wide * 0.2, wide * 0.34, [wide * 0.1, wide * 0.1, 0, 0]);
    s.ctx.fill();
  });
};
export const sweets: Outline = (s) => {
  ridge(s, s.h * 0.34, [3, 4]);
  along(s, s.h * 0.46, (x, pick) => {
    const tall = s.h * (0.4 + pick * 0.36);
    const r = tall * 0.24;
    s.ctx.fillStyle = fade('#ffffff', 0.75);
    s.ctx.fillRect(x - r * 0.09, s.h - tall, r * 0.18, tall);
    disc(s, x, s.h - tall, r, mix(s.colour, s.light, 0.25 + pick * 0.3));
    s.ctx.strokeStyle = fade('#ffffff', 0.6);
    s.ctx.lineWidth = r * 0.16;
    s.ctx.beginPath();
    for (let a = 0; a < 14; a += 0.3)
      s.ctx.lineTo(x + Math.cos(a) * r * a * 0.06, s.h - tall + Math.sin(a) * r * a * 0.06);
    s.ctx.stroke();
  });
};
export const coral: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5, 8]);
  along(s, s.h * 0.3, (x, pick) => {
    const tall = s.h * (0.22 + pick * 0.42);
    s.ctx.strokeStyle = mix(s.colour, s.light, pick * 0.25);
    s.ctx.lineWidth = tall * 0.1;
    for (let i = -1; i <= 1; i++) {
      s.ctx.beginPath();
      s.ctx.moveTo(x, s.h);
      if (pick < 0.5)
        for (let y = 0; y <= tall; y += 6)
          s.ctx.lineTo(
            x + i * tall * 0.16 + Math.sin(y * 0.07 + pick * 20 + i) * tall * 0.06,
            s.h - y * (1 - Math.abs(i) * 0.25),
          );
      else
        s.ctx.quadraticCurveTo(
          x + i * tall * 0.1,
          s.h - tall * 0.6,
          x + i * tall * 0.42,
          s.h - tall * (1 - Math.abs(i) * 0.25),
        );
      s.ctx.stroke();
    }
  });
};
export const clouds: Outline = (s) => {
  along(s, s.h * 0.5, (x, pick) => {
    const r = s.h * (0.1 + pick * 0.12);
    const y = s.h * (0.55 + ((pick * 5) % 1) * 0.4);
    for (const [dx, k] of [
      [-1.3, 0.7],
      [-0.5, 1.05],
      [0.5, 0.9],
      [1.3, 0.65],
    ] as const)
      disc(s, x + dx * r, y - k * r * 0.4, r * k);
    disc(s, x - r * 0.5, y - r * 0.8, r * 0.5, fade(s.light, 0.12));
  });
  s.ctx.fillStyle = fade(s.colour, 0.6);
  s.ctx.fillRect(0, s.h * 0.95, s.w, s.h * 0.05);
};
export const rocks: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 8]);
  along(s, s.h * 0.4, (x, pick) => {
    const tall = s.h * (0.2 + pick * 0.34);
    fill(s, [
      [x - tall * 0.5, s.h],
      [x - tall * 0.28, s.h - tall * 0.7],
      [x, s.h - tall],
      [x + tall * 0.24, s.h - tall * 0.8],
      [x + tall * 0.55, s.h],
    ]);
    fill(
      s,
      [
        [x - tall * 0.28, s.h - tall * 0.7],
        [x, s.h - tall],
        [x - tall * 0.02, s.h - tall * 0.5],
      ],
      fade(s.light, 0.14),
    );
  });
};
export const cave: Outline = (s) => {
  rocks(s);
  along(s, s.h * 0.22, (x, pick) => {
    const tall = s.h * (0.06 + pick * 0.26);
    fill(s, [
      [x - tall * 0.24, -2],
      [x, tall],
      [x + tall * 0.24, -2],
    ]);
  });
};
export const craters: Outline = (s) => {
  ridge(s, s.h * 0.3, [2, 5]);
  along(s, s.h * 0.5, (x, pick) => {
    s.ctx.fillStyle = fade('#000000', 0.16);
    s.ctx.beginPath();
    s.ctx.ellipse(x, s.h * (0.86 + pick * 0.1), s.h * (0.06 + pick * 0.08), s.h * 0.025, 0, 0, 6.2832);
    s.ctx.fill();
  });
};
export const planets: Outline = (s) => {
  along(s, s.w / 2.2, (x, pick) => {
    const r = s.h * (0.1 + pick * 0.16);
    const y = s.h * (0.2 + ((pick * 3) % 1) * 0.35);
    disc(s, x, y, r, mix(s.colour, s.light, 0.25 + pick * 0.3));
    s.ctx.save();
    s.ctx.beginPath();
    s.ctx.arc(x, y, r, 0, 6.2832);
    s.ctx.clip();
    disc(s, x + r * 0.5, y + r * 0.35, r * 1.05, fade('#000000', 0.22));
    s.ctx.restore();
    if (pick > 0.4) {
      s.ctx.strokeStyle = fade(s.light, 0.6);
      s.ctx.lineWidth = r * 0.12;
      s.ctx.beginPath();
      s.ctx.ellipse(x, y, r * 1.7, r * 0.4, -0.35, 0, 6.2832);
      s.ctx.stroke();
    }
  });
};
export const flowers: Outline = (s) => {
  ridge(s, s.h * 0.26, [3, 5]);
  along(s, s.h * 0.3, (x, pick) => {
    const tall = s.h * (0.22 + pick * 0.3);
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = tall * 0.07;
    s.ctx.beginPath();
    s.ctx.moveTo(x, s.h);
    s.ctx.quadraticCurveTo(x + tall * 0.08, s.h - tall * 0.5, x, s.h - tall);
    s.ctx.stroke();
    for (let i = 0; i < 6; i++)
      disc(
        s,
        x + Math.cos(i * 1.047) * tall * 0.15,
        s.h - tall + Math.sin(i * 1.047) * tall * 0.15,
        tall * 0.11,
        mix(s.colour, s.light, 0.45),
      );
    disc(s, x, s.h - tall, tall * 0.1, fade('#ffd54a', 0.9));
  });
};
export const barns: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5]);
  along(s, s.h * 1.5, (x, pick) => {
    const w = s.h * (0.34 + pick * 0.12);
    fill(
      s,
      [
        [x - w / 2, s.h],
        [x - w / 2, s.h - w * 0.7],
        [x - w * 0.3, s.h - w],
        [x, s.h - w * 1.14],
        [x + w * 0.3, s.h - w],
        [x + w / 2, s.h - w * 0.7],
        [x + w / 2, s.h],
      ],
      mix(s.colour, '#b23a2e', 0.5),
    );
    s.ctx.fillStyle = fade(s.light, 0.5);
    s.ctx.fillRect(x - w * 0.12, s.h - w * 0.82, w * 0.24, w * 0.2);
  });
  s.ctx.fillStyle = fade(s.light, 0.4);
  for (let i = 0; i * 26 < s.w; i++) s.ctx.fillRect(i * 26, s.h * 0.86, 5, s.h * 0.14);
  s.ctx.fillRect(0, s.h * 0.9, s.w, 4);
};
export const shelves: Outline = (s) => {
  for (const y of [s.h * 0.34, s.h * 0.7]) {
    let x = 0;
    while (x < s.w - 8) {
      const w = Math.min(s.w - x, s.h * s.rand.range(0.03, 0.075));
      const tall = s.h * s.rand.range(0.14, 0.25);
      s.ctx.fillStyle = mix(
        s.colour,
        s.rand.pick([s.light, '#c96a4a', '#4a7fb5', '#6aa36a', '#d8b24a']),
        s.rand.range(0.1, 0.4),
      );
      if (s.rand.chance(0.86)) {
        s.ctx.fillRect(x + 1, y - tall, w - 2, tall);
        s.ctx.fillStyle = fade(s.light, 0.4);
        s.ctx.fillRect(x + 1, y - tall * 0.8, w - 2, tall * 0.09);
      }
      x += w;
    }
    s.ctx.fillStyle = s.colour;
    s.ctx.fillRect(0, y, s.w, s.h * 0.045);
  }
};
/** tall windows with a view of nothing but light */
export const windows: Outline = (s) => {
  const n = Math.max(2, Math.round(s.w / (s.h * 0.8)));
  for (let i = 0; i < n; i++) {
    const w = s.h * 0.5;
    const x = ((i + 0.5) / n) * s.w - w / 2;
    s.ctx.fillStyle = s.colour;
    s.ctx.beginPath();
    s.ctx.roundRect(x, 0, w, s.h * 0.62, [w * 0.12, w * 0.12, 0, 0]);
    s.ctx.fill();
    s.ctx.fillStyle = fade(s.light, 0.6);
    for (const px of [0.08, 0.54])
      for (const py of [0.06, 0.36]) s.ctx.fillRect(x + w * px, s.h * py, w * 0.38, s.h * 0.24);
  }
};
export const tiles: Outline = (s) => {
  const n = Math.round(s.w / (s.h * 0.13));
  const side = s.w / n;
  for (let y = 0; y * side < s.h; y++)
    for (let x = 0; x < n; x++) {
      s.ctx.fillStyle = (x + y) % 2 ? fade(s.colour, 0.5) : fade(s.light, 0.35);
      s.ctx.beginPath();
      s.ctx.roundRect(x * side + 1, y * side + 1, side - 2, side - 2, side * 0.12);
      s.ctx.fill();
    }
};
/** a shelf of pots, jars and cups, and hooks below it */
export const pantry: Outline = (s) => {
  const board = s.h * 0.5;
  along(s, s.h * 0.2, (x, pick) => {
    const tall = s.h * (0.14 + pick * 0.16);
    const w = tall * (0.5 + ((pick * 7) % 1) * 0.5);
    const kind = Math.floor(pick * 30) % 3;
    const colour = mix(s.colour, ['#e2734f', '#6fa8a0', '#e8c06a', s.light][Math.floor(pick * 40) % 4] as string, 0.4);
    s.ctx.fillStyle = colour;
    s.ctx.beginPath();
    if (kind === 0) s.ctx.roundRect(x - w / 2, board - tall * 0.8, w, tall * 0.8, w * 0.2);
    else if (kind === 1) {
      s.ctx.roundRect(x - w * 0.28, board - tall * 0.7, w * 0.56, tall * 0.7, w * 0.12);
      s.ctx.rect(x - w * 0.12, board - tall, w * 0.24, tall * 0.4);
    } else s.ctx.arc(x, board - tall * 0.42, tall * 0.42, 0, 6.2832);
    s.ctx.fill();
    if (kind === 0) {
      s.ctx.fillStyle = mix(colour, '#000000', 0.3);
      s.ctx.fillRect(x - w * 0.55, board - tall * 0.86, w * 1.1, tall * 0.1);
    } else if (kind === 2) disc(s, x, board - tall * 0.42, tall * 0.27, fade(s.light, 0.3));
  });
  s.ctx.fillStyle = s.colour;
  s.ctx.fillRect(0, board, s.w, s.h * 0.05);
  s.ctx.strokeStyle = s.colour;
  along(s, s.h * 0.34, (x, pick) => {
    s.ctx.lineWidth = 4;
    s.ctx.beginPath();
    s.ctx.moveTo(x, board);
    s.ctx.lineTo(x, board + s.h * 0.13);
    s.ctx.stroke();
    disc(s, x, board + s.h * (0.16 + pick * 0.03), s.h * (0.04 + pick * 0.03));
  });
};
/** cupboards under a worktop */
export const counter: Outline = (s) => {
  const top = s.h * 0.5;
  s.ctx.fillStyle = s.colour;
  s.ctx.fillRect(0, top, s.w, s.h);
  s.ctx.fillStyle = mix(s.colour, s.light, 0.35);
  s.ctx.fillRect(0, top, s.w, s.h * 0.07);
  const n = Math.max(3, Math.round(s.w / (s.h * 0.55)));
  for (let i = 0; i < n; i++) {
    const x = (i / n) * s.w;
    s.ctx.fillStyle = mix(s.colour, s.light, 0.12);
    s.ctx.beginPath();
    s.ctx.roundRect(x + 6, top + s.h * 0.13, s.w / n - 12, s.h * 0.5, 8);
    s.ctx.fill();
    disc(s, x + s.w / n - 20, top + s.h * 0.26, 4, fade(s.light, 0.6));
  }
};
export const desks: Outline = (s) => {
  s.ctx.fillStyle = mix(s.colour, '#000000', 0.1);
  s.ctx.fillRect(0, s.h * 0.86, s.w, s.h);
  const n = Math.max(2, Math.round(s.w / (s.h * 0.95)));
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) / n) * s.w;
    const w = s.h * 0.6;
    s.ctx.fillStyle = s.colour;
    for (const side of [-0.42, 0.36]) s.ctx.fillRect(x + side * w, s.h * 0.58, w * 0.06, s.h * 0.4);
    s.ctx.beginPath();
    s.ctx.roundRect(x - w / 2, s.h * 0.52, w, s.h * 0.09, 5);
    s.ctx.fill();
    s.ctx.fillStyle = mix(s.colour, s.light, 0.4);
    s.ctx.fillRect(x - w / 2, s.h * 0.52, w, s.h * 0.025);
    s.ctx.fillStyle = mix(s.colour, ['#c96a4a', '#4a7fb5', '#6aa36a'][i % 3] as string, 0.45);
    s.ctx.fillRect(x - w * 0.2, s.h * 0.45, w * 0.3, s.h * 0.07);
    s.ctx.fillRect(x - w * 0.16, s.h * 0.4, w * 0.26, s.h * 0.05);
  }
};
export const blocks: Outline = (s) => {
  along(s, s.h * 0.32, (x, pick) => {
    const side = s.h * (0.16 + pick * 0.08);
    const stack = 1 + Math.floor(((pick * 11) % 1) * 3);
    for (let i = 0; i < stack; i++) {
      s.ctx.fillStyle = mix(
        s.colour,
        ['#ff7a6b', '#ffd166', '#5bc0eb', '#9bdb6c'][(i + Math.floor(pick * 40)) % 4] as string,
        0.4,
      );
      s.ctx.beginPath();
      s.ctx.roundRect(x - side / 2 + ((pick * 31 + i * 7) % 9) - 4, s.h - side * (i + 1), side, side - 2, side * 0.14);
      s.ctx.fill();
    }
  });
};
export const sea: Outline = (s) => {
  fill(s, [
    [0, s.h],
    [0, s.h * 0.62],
    [s.w, s.h * 0.62],
    [s.w, s.h],
  ]);
  s.ctx.strokeStyle = fade(s.light, 0.35);
  s.ctx.lineWidth = 3;
  along(s, 46, (x, pick) => {
    const y = s.h * (0.66 + pick * 0.3);
    s.ctx.beginPath();
    s.ctx.moveTo(x, y);
    s.ctx.lineTo(x + 20 + pick * 40, y);
    s.ctx.stroke();
  });
};
