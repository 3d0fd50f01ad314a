/** More outlines for the strips, each at home in one or two themes. */
import { fade, mix } from '../colour.js';
import { along, disc, fill, ridge, type Outline, type Strip } from '../silhouettes.js';

const box = (s: Strip, x: number, y: number, w: number, h: number, colour = s.colour, r = 0): void => {
  s.ctx.fillStyle = colour;
  s.ctx.beginPath();
  s.ctx.roundRect(x, y, w, h, r);
  s.ctx.fill();
};
const dark = (s: Strip, part = 0.12): string => mix(s.colour, '#000000', part);
const lit = (s: Strip, part = 0.3): string => mix(s.colour, s.light, part);
/** a share of 0–1 that depends on another */
const more = (pick: number, k: number): number => (pick * k) % 1;

export const pyramids: Outline = (s) => {
  ridge(s, s.h * 0.22, [1, 3]);
  along(s, s.h * 1.1, (x, pick) => {
    const tall = s.h * (0.4 + pick * 0.46);
    const wide = tall * 0.85;
    fill(
      s,
      [
        [x - wide, s.h],
        [x, s.h - tall],
        [x + wide, s.h],
      ],
      lit(s, 0.08),
    );
    fill(
      s,
      [
        [x, s.h - tall],
        [x + wide, s.h],
        [x + wide * 0.22, s.h],
      ],
      fade('#000000', 0.13),
    );
    s.ctx.strokeStyle = fade('#000000', 0.08);
    s.ctx.lineWidth = 1.5;
    for (let i = 1; i < 6; i++) {
      s.ctx.beginPath();
      s.ctx.moveTo(x - (wide * i) / 6, s.h - tall * (1 - i / 6));
      s.ctx.lineTo(x + (wide * i) / 6, s.h - tall * (1 - i / 6));
      s.ctx.stroke();
    }
  });
};
export const mesas: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5]);
  along(s, s.h * 0.8, (x, pick) => {
    const tall = s.h * (0.34 + pick * 0.42);
    const wide = s.h * (0.14 + more(pick, 7) * 0.22);
    const top = s.h - tall;
    fill(s, [
      [x - wide * 1.5, s.h],
      [x - wide * 1.1, top + tall * 0.45],
      [x - wide, top],
      [x + wide * 0.9, top + 4],
      [x + wide, top + tall * 0.4],
      [x + wide * 1.6, s.h],
    ]);
    for (let i = 0; i < 3; i++)
      box(s, x - wide, top + tall * (0.12 + i * 0.16), wide * 1.95, tall * 0.035, fade('#000000', 0.09));
    fill(
      s,
      [
        [x + wide * 0.3, top + 2],
        [x + wide * 0.9, top + 4],
        [x + wide * 1.6, s.h],
        [x + wide * 0.5, s.h],
      ],
      fade('#000000', 0.1),
    );
  });
};
export const icebergs: Outline = (s) => {
  box(s, 0, s.h * 0.82, s.w, s.h * 0.18, lit(s, 0.12));
  along(s, s.h * 0.7, (x, pick) => {
    const tall = s.h * (0.3 + pick * 0.42);
    const wide = tall * (0.5 + more(pick, 5) * 0.3);
    const base = s.h * 0.88;
    fill(s, [
      [x - wide, base],
      [x - wide * 0.7, base - tall * 0.5],
      [x - wide * 0.2, base - tall * 0.62],
      [x + wide * 0.1, base - tall],
      [x + wide * 0.5, base - tall * 0.7],
      [x + wide, base],
    ]);
    fill(
      s,
      [
        [x + wide * 0.1, base - tall],
        [x + wide * 0.5, base - tall * 0.7],
        [x + wide, base],
        [x + wide * 0.2, base],
      ],
      fade('#000000', 0.09),
    );
    fill(
      s,
      [
        [x - wide * 0.7, base - tall * 0.5],
        [x - wide * 0.2, base - tall * 0.62],
        [x - wide * 0.35, base - tall * 0.3],
      ],
      fade(s.light, 0.5),
    );
  });
};
export const igloos: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5]);
  along(s, s.h * 0.95, (x, pick) => {
    const r = s.h * (0.14 + pick * 0.12);
    const y = s.h * 0.9;
    s.ctx.fillStyle = lit(s, 0.4);
    s.ctx.beginPath();
    s.ctx.arc(x, y, r, Math.PI, 6.2832);
    s.ctx.fill();
    box(s, x + r * 0.5, y - r * 0.5, r * 0.8, r * 0.5, lit(s, 0.4), r * 0.2);
    box(s, x + r * 0.8, y - r * 0.36, r * 0.4, r * 0.36, dark(s, 0.4), r * 0.15);
    s.ctx.strokeStyle = fade('#000000', 0.1);
    s.ctx.lineWidth = 2;
    for (const k of [0.35, 0.68]) {
      s.ctx.beginPath();
      s.ctx.moveTo(x - r * Math.sqrt(1 - k * k), y - r * k);
      s.ctx.lineTo(x + r * Math.sqrt(1 - k * k), y - r * k);
      s.ctx.stroke();
    }
    box(s, 0, y, s.w, s.h * 0.1);
  });
};
export const village: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 5]);
  along(s, s.h * 0.46, (x, pick) => {
    const w = s.h * (0.16 + pick * 0.12);
    const tall = w * (0.7 + more(pick, 7) * 0.6);
    const y = s.h * 0.86;
    box(s, x - w / 2, y - tall, w, tall + s.h * 0.14, lit(s, 0.1 + more(pick, 3) * 0.15));
    fill(
      s,
      [
        [x - w * 0.62, y - tall],
        [x, y - tall - w * 0.62],
        [x + w * 0.62, y - tall],
      ],
      mix(s.colour, '#7a3b2e', 0.35),
    );
    if (pick > 0.4) box(s, x + w * 0.18, y - tall - w * 0.6, w * 0.14, w * 0.4, dark(s));
    box(s, x - w * 0.28, y - tall * 0.72, w * 0.2, w * 0.22, fade(s.light, 0.6), 2);
    box(s, x + w * 0.08, y - tall * 0.72, w * 0.2, w * 0.22, fade(s.light, 0.6), 2);
  });
};
export const windmills: Outline = (s) => {
  ridge(s, s.h * 0.3, [2, 4]);
  along(s, s.h * 1.5, (x, pick) => {
    const tall = s.h * (0.42 + pick * 0.16);
    const w = tall * 0.3;
    const top = s.h * 0.92 - tall;
    fill(
      s,
      [
        [x - w * 0.62, s.h],
        [x - w * 0.36, top],
        [x + w * 0.36, top],
        [x + w * 0.62, s.h],
      ],
      lit(s, 0.22),
    );
    fill(
      s,
      [
        [x - w * 0.46, top],
        [x, top - w * 0.5],
        [x + w * 0.46, top],
      ],
      mix(s.colour, '#8a3b2e', 0.4),
    );
    s.ctx.strokeStyle = dark(s, 0.25);
    for (let i = 0; i < 4; i++) {
      const a = i * 1.5708 + pick * 3;
      s.ctx.lineWidth = tall * 0.02;
      s.ctx.beginPath();
      s.ctx.moveTo(x, top);
      s.ctx.lineTo(x + Math.cos(a) * tall * 0.46, top + Math.sin(a) * tall * 0.46);
      s.ctx.stroke();
      s.ctx.lineWidth = tall * 0.07;
      s.ctx.strokeStyle = fade(s.light, 0.5);
      s.ctx.beginPath();
      s.ctx.moveTo(
        x + Math.cos(a) * tall * 0.14 + Math.sin(a) * tall * 0.03,
        top + Math.sin(a) * tall * 0.14 - Math.cos(a) * tall * 0.03,
      );
      s.ctx.lineTo(
        x + Math.cos(a) * tall * 0.45 + Math.sin(a) * tall * 0.03,
        top + Math.sin(a) * tall * 0.45 - Math.cos(a) * tall * 0.03,
      );
      s.ctx.stroke();
      s.ctx.strokeStyle = dark(s, 0.25);
    }
  });
};
export const furrows: Outline = (s) => {
  ridge(s, s.h * 0.5, [1, 3]);
  s.ctx.strokeStyle = fade(s.light, 0.22);
  for (let i = 0; i < 9; i++) {
    s.ctx.lineWidth = 3 + i;
    s.ctx.beginPath();
    for (let x = 0; x <= s.w; x += 30)
      s.ctx.lineTo(x, s.h * (0.66 + i * 0.045) + Math.sin((x / s.w) * 6.2832 + i * 0.1) * s.h * 0.05);
    s.ctx.stroke();
  }
};
export const corn: Outline = (s) => {
  ridge(s, s.h * 0.16, [3]);
  along(s, s.h * 0.13, (x, pick) => {
    const tall = s.h * (0.3 + pick * 0.24);
    s.ctx.strokeStyle = mix(s.colour, '#000000', more(pick, 5) * 0.2);
    s.ctx.lineWidth = tall * 0.05;
    for (let i = -1; i <= 1; i++) {
      s.ctx.beginPath();
      s.ctx.moveTo(x, s.h);
      s.ctx.quadraticCurveTo(x, s.h - tall * 0.7, x + i * tall * 0.3, s.h - tall * (i ? 0.66 : 1));
      s.ctx.stroke();
    }
    box(s, x - tall * 0.05, s.h - tall * 1.08, tall * 0.1, tall * 0.3, mix(s.colour, '#f2c14e', 0.6), tall * 0.05);
  });
};
export const ferns: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 5]);
  along(s, s.h * 0.4, (x, pick) => {
    const tall = s.h * (0.4 + pick * 0.35);
    for (let i = 0; i < 7; i++) {
      const a = -2.7 + i * 0.38;
      const [ex, ey] = [x + Math.cos(a) * tall * 0.8, s.h + Math.sin(a) * tall];
      s.ctx.fillStyle = i % 2 ? s.colour : lit(s, 0.08);
      s.ctx.beginPath();
      s.ctx.moveTo(x - 4, s.h);
      s.ctx.quadraticCurveTo(x + Math.cos(a) * tall * 0.2, s.h + Math.sin(a) * tall * 0.9, ex, ey);
      s.ctx.quadraticCurveTo(x + Math.cos(a) * tall * 0.5, s.h + Math.sin(a) * tall * 0.55, x + 6, s.h);
      s.ctx.fill();
    }
  });
};
/** leaves that hang from above, and stems that stand below */
export const lianas: Outline = (s) => {
  ferns(s);
  along(s, s.h * 0.36, (x, pick) => {
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = 4;
    s.ctx.beginPath();
    s.ctx.moveTo(x, 0);
    s.ctx.quadraticCurveTo(x + 20, s.h * pick * 0.3, x + 4, s.h * (0.12 + pick * 0.36));
    s.ctx.stroke();
    for (let i = 0; i < 4; i++) disc(s, x + 8 - (i % 2) * 10, s.h * (0.05 + pick * 0.1 * i), 7);
  });
};
export const mushrooms: Outline = (s) => {
  ridge(s, s.h * 0.24, [3, 6]);
  along(s, s.h * 0.42, (x, pick) => {
    const tall = s.h * (0.24 + pick * 0.4);
    const r = tall * 0.46;
    box(s, x - r * 0.2, s.h - tall, r * 0.4, tall, lit(s, 0.3), r * 0.15);
    s.ctx.fillStyle = mix(s.colour, more(pick, 9) > 0.5 ? '#d9483b' : '#c98a3c', 0.45);
    s.ctx.beginPath();
    s.ctx.moveTo(x - r, s.h - tall);
    s.ctx.quadraticCurveTo(x - r * 0.8, s.h - tall - r, x, s.h - tall - r);
    s.ctx.quadraticCurveTo(x + r * 0.8, s.h - tall - r, x + r, s.h - tall);
    s.ctx.quadraticCurveTo(x, s.h - tall + r * 0.25, x - r, s.h - tall);
    s.ctx.fill();
    for (const [dx, dy, k] of [
      [-0.4, 0.4, 0.13],
      [0.15, 0.66, 0.16],
      [0.5, 0.3, 0.1],
    ] as const)
      disc(s, x + dx * r, s.h - tall - dy * r, k * r, fade('#ffffff', 0.5));
  });
};
export const umbrellas: Outline = (s) => {
  ridge(s, s.h * 0.22, [2, 4]);
  along(s, s.h * 0.9, (x, pick) => {
    const tall = s.h * (0.34 + pick * 0.2);
    const r = tall * 0.6;
    box(s, x - 3, s.h * 0.92 - tall, 6, tall, lit(s, 0.4));
    for (let i = 0; i < 6; i++) {
      const a0 = Math.PI + (i / 6) * Math.PI;
      const a1 = Math.PI + ((i + 1) / 6) * Math.PI;
      fill(
        s,
        [
          [x, s.h * 0.92 - tall - r * 0.2],
          [x + Math.cos(a0) * r, s.h * 0.92 - tall + Math.sin(a0) * r * 0.62 + r * 0.3],
          [x + Math.cos(a1) * r, s.h * 0.92 - tall + Math.sin(a1) * r * 0.62 + r * 0.3],
        ],
        i % 2
          ? fade('#ffffff', 0.8)
          : mix(s.colour, ['#e4572e', '#2e86ab', '#f2c14e'][Math.floor(pick * 30) % 3] as string, 0.6),
      );
    }
  });
};
export const lighthouse: Outline = (s) => {
  box(s, 0, s.h * 0.66, s.w, s.h * 0.34);
  along(s, s.w / 1.6, (x, pick) => {
    const tall = s.h * (0.44 + pick * 0.14);
    const y = s.h * 0.76;
    fill(
      s,
      [
        [x - tall * 0.8, y],
        [x - tall * 0.3, y - tall * 0.14],
        [x + tall * 0.3, y - tall * 0.12],
        [x + tall * 0.9, y],
      ],
      dark(s, 0.2),
    );
    for (let i = 0; i < 5; i++) {
      const [a, b] = [1 - i * 0.1, 1 - (i + 1) * 0.1];
      const top = y - tall * 0.1;
      fill(
        s,
        [
          [x - tall * 0.11 * a, top - tall * 0.17 * i],
          [x - tall * 0.11 * b, top - tall * 0.17 * (i + 1)],
          [x + tall * 0.11 * b, top - tall * 0.17 * (i + 1)],
          [x + tall * 0.11 * a, top - tall * 0.17 * i],
        ],
        i % 2 ? mix(s.colour, '#d64541', 0.6) : lit(s, 0.75),
      );
    }
    box(s, x - tall * 0.09, y - tall * 1.08, tall * 0.18, tall * 0.13, fade('#fff3b0', 0.9));
    fill(
      s,
      [
        [x - tall * 0.1, y - tall * 1.08],
        [x, y - tall * 1.2],
        [x + tall * 0.1, y - tall * 1.08],
      ],
      dark(s, 0.4),
    );
  });
  s.ctx.strokeStyle = fade(s.light, 0.35);
  s.ctx.lineWidth = 3;
  along(s, 46, (x, pick) => {
    const y = s.h * (0.72 + pick * 0.26);
    s.ctx.beginPath();
    s.ctx.moveTo(x, y);
    s.ctx.lineTo(x + 16 + pick * 30, y);
    s.ctx.stroke();
  });
};
export const balloons: Outline = (s) => {
  along(s, s.h * 0.7, (x, pick) => {
    const r = s.h * (0.08 + pick * 0.08);
    const y = s.h * (0.3 + more(pick, 7) * 0.4);
    const hue = ['#e4572e', '#f2c14e', '#2e86ab', '#8e5bd0', '#57a773'][Math.floor(pick * 50) % 5] as string;
    s.ctx.strokeStyle = fade('#000000', 0.3);
    s.ctx.lineWidth = 1.5;
    for (const k of [-0.5, 0.5]) {
      s.ctx.beginPath();
      s.ctx.moveTo(x + k * r, y + r * 0.75);
      s.ctx.lineTo(x + k * r * 0.4, y + r * 1.6);
      s.ctx.stroke();
    }
    box(s, x - r * 0.26, y + r * 1.55, r * 0.52, r * 0.4, mix(s.colour, '#7a4a2b', 0.7), 3);
    disc(s, x, y, r, mix(s.colour, hue, 0.65));
    fill(
      s,
      [
        [x - r * 0.75, y + r * 0.66],
        [x + r * 0.75, y + r * 0.66],
        [x, y + r * 1.35],
      ],
      mix(s.colour, hue, 0.65),
    );
    s.ctx.fillStyle = fade('#ffffff', 0.35);
    s.ctx.beginPath();
    s.ctx.ellipse(x, y + r * 0.05, r * 0.36, r, 0, 0, 6.2832);
    s.ctx.fill();
  });
};
export const isles: Outline = (s) => {
  along(s, s.h * 0.9, (x, pick) => {
    const w = s.h * (0.2 + pick * 0.22);
    const y = s.h * (0.4 + more(pick, 5) * 0.4);
    fill(
      s,
      [
        [x - w, y],
        [x - w * 0.5, y + w * 0.5],
        [x - w * 0.1, y + w * 0.95],
        [x + w * 0.35, y + w * 0.5],
        [x + w, y],
      ],
      dark(s, 0.18),
    );
    box(s, x - w * 1.04, y - w * 0.1, w * 2.08, w * 0.22, lit(s, 0.3), w * 0.1);
    for (let i = 0; i < 3; i++)
      disc(s, x - w * 0.5 + i * w * 0.5, y - w * (0.28 + (i % 2) * 0.1), w * 0.2, mix(s.colour, '#5aa35a', 0.45));
  });
};
export const ruins: Outline = (s) => {
  ridge(s, s.h * 0.2, [2, 5]);
  along(s, s.h * 0.5, (x, pick) => {
    const tall = s.h * (0.34 + pick * 0.34);
    const w = s.h * 0.07;
    if (more(pick, 3) > 0.4) {
      box(s, x - w * 2, s.h - tall, w, tall);
      box(s, x + w, s.h - tall, w, tall);
      box(s, x - w * 2.4, s.h - tall - w * 0.7, w * 4.8, w * 0.9, lit(s, 0.12), 3);
      s.ctx.strokeStyle = s.colour;
      s.ctx.lineWidth = w * 0.6;
      s.ctx.beginPath();
      s.ctx.arc(x, s.h - tall + w * 1.4, w * 1.5, Math.PI, 6.2832);
      s.ctx.stroke();
    } else {
      box(s, x - w / 2, s.h - tall * 0.7, w, tall, s.colour, 2);
      box(s, x - w * 0.8, s.h - tall * 0.74, w * 1.6, w * 0.4, lit(s, 0.15), 2);
    }
  });
};
export const ramparts: Outline = (s) => {
  const top = s.h * 0.6;
  box(s, 0, top, s.w, s.h * 0.4);
  const n = Math.max(8, Math.round(s.w / (s.h * 0.13)));
  for (let i = 0; i < n; i++) if (i % 2) box(s, (i / n) * s.w, top - s.h * 0.07, s.w / n, s.h * 0.08);
  s.ctx.fillStyle = fade('#000000', 0.08);
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < n; i++)
      s.ctx.fillRect(((i + (row % 2) * 0.5) / n) * s.w, top + row * s.h * 0.075, (s.w / n) * 0.92, 2);
  along(s, s.h * 0.9, (x, pick) => {
    const [w, tall] = [s.h * (0.13 + pick * 0.06), s.h * (0.6 + pick * 0.22)];
    box(s, x - w, s.h - tall, w * 2, tall, lit(s, 0.07));
    fill(
      s,
      [
        [x - w * 1.2, s.h - tall],
        [x, s.h - tall - w * 1.6],
        [x + w * 1.2, s.h - tall],
      ],
      mix(s.colour, '#6a3fa0', 0.3),
    );
    fill(
      s,
      [
        [x, s.h - tall - w * 1.6],
        [x, s.h - tall - w * 2.2],
        [x + w * 0.8, s.h - tall - w * 1.95],
      ],
      mix(s.colour, '#d9483b', 0.6),
    );
    box(s, x - w * 0.18, s.h - tall + w * 0.6, w * 0.36, w * 0.6, fade(s.light, 0.55), w * 0.16);
  });
};
export const crystals: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 7]);
  along(s, s.h * 0.42, (x, pick) => {
    for (let i = -1; i <= 1; i++) {
      const tall = s.h * (0.2 + pick * 0.3) * (i ? 0.66 : 1);
      const lean = i * tall * 0.4;
      const w = tall * 0.16;
      fill(
        s,
        [
          [x + i * w * 1.6 - w, s.h],
          [x + lean - w + i * w, s.h - tall * 0.8],
          [x + lean + i * w, s.h - tall],
          [x + lean + w + i * w, s.h - tall * 0.8],
          [x + i * w * 1.6 + w, s.h],
        ],
        lit(s, 0.2 + i * 0.1),
      );
      fill(
        s,
        [
          [x + lean + i * w, s.h - tall],
          [x + lean + w + i * w, s.h - tall * 0.8],
          [x + i * w * 1.6 + w, s.h],
          [x + i * w * 1.6, s.h],
        ],
        fade('#000000', 0.15),
      );
    }
  });
};
export const gingerbread: Outline = (s) => {
  ridge(s, s.h * 0.28, [2, 4]);
  along(s, s.h * 0.9, (x, pick) => {
    const w = s.h * (0.28 + pick * 0.12);
    const y = s.h * 0.9;
    box(s, x - w / 2, y - w * 0.8, w, w, mix(s.colour, '#8a5a33', 0.55), 4);
    fill(
      s,
      [
        [x - w * 0.68, y - w * 0.76],
        [x, y - w * 1.4],
        [x + w * 0.68, y - w * 0.76],
      ],
      mix(s.colour, '#ffffff', 0.75),
    );
    for (let i = 0; i < 5; i++)
      disc(
        s,
        x - w * 0.5 + i * w * 0.25,
        y - w * 0.76,
        w * 0.07,
        mix(s.colour, ['#ff6b9d', '#ffd23f', '#6fc7f7'][i % 3] as string, 0.7),
      );
    box(s, x - w * 0.14, y - w * 0.4, w * 0.28, w * 0.5, mix(s.colour, '#5a3420', 0.6), w * 0.12);
    disc(s, x, y - w * 0.98, w * 0.11, fade(s.light, 0.7));
  });
};
export const icecream: Outline = (s) => {
  along(s, s.h * 0.62, (x, pick) => {
    const r = s.h * (0.13 + pick * 0.1);
    const y = s.h * 0.86;
    for (let i = 0; i < 3; i++)
      disc(
        s,
        x + (i - 1) * r * 0.9,
        y - (i === 1 ? r * 0.9 : 0),
        r,
        mix(s.colour, ['#ffd1e3', '#fff1b8', '#c9f2e2', '#e7d4ff'][(i + Math.floor(pick * 9)) % 4] as string, 0.5),
      );
    disc(s, x, y - r * 2, r * 0.24, mix(s.colour, '#d8343f', 0.75));
  });
  box(s, 0, s.h * 0.86, s.w, s.h * 0.14, lit(s, 0.3));
};
export const domes: Outline = (s) => {
  ridge(s, s.h * 0.26, [2, 5]);
  along(s, s.h * 0.85, (x, pick) => {
    const r = s.h * (0.14 + pick * 0.13);
    const y = s.h * 0.9;
    s.ctx.fillStyle = lit(s, 0.16);
    s.ctx.beginPath();
    s.ctx.arc(x, y, r, Math.PI, 6.2832);
    s.ctx.fill();
    for (let i = 0; i < 4; i++)
      box(s, x - r * 0.66 + i * r * 0.36, y - r * 0.44, r * 0.2, r * 0.16, fade(s.light, 0.65), 2);
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = 3;
    s.ctx.beginPath();
    s.ctx.moveTo(x, y - r);
    s.ctx.lineTo(x, y - r * 1.6);
    s.ctx.stroke();
    disc(s, x, y - r * 1.62, 4, fade(s.light, 0.9));
    box(s, x + r * 0.9, y - r * 0.3, r * 0.7, r * 0.3, dark(s, 0.1), 4);
  });
};
export const spires: Outline = (s) => {
  ridge(s, s.h * 0.2, [3, 8]);
  along(s, s.h * 0.34, (x, pick) => {
    const tall = s.h * (0.3 + pick * 0.6);
    const w = tall * 0.12;
    fill(s, [
      [x - w * 1.4, s.h],
      [x - w * 0.6, s.h - tall * 0.6],
      [x - w * 0.15, s.h - tall],
      [x + w * 0.3, s.h - tall * 0.7],
      [x + w * 1.5, s.h],
    ]);
    fill(
      s,
      [
        [x - w * 0.15, s.h - tall],
        [x + w * 0.3, s.h - tall * 0.7],
        [x + w * 1.5, s.h],
        [x + w * 0.3, s.h],
      ],
      fade('#000000', 0.13),
    );
  });
};
export const signs: Outline = (s) => {
  along(s, s.h * 0.3, (x, pick) => {
    const w = s.h * (0.16 + pick * 0.14);
    const tall = s.h * (0.4 + more(pick, 7) * 0.5);
    box(s, x - w / 2, s.h - tall, w, tall, mix(s.colour, '#000000', more(pick, 5) * 0.25));
    s.ctx.fillStyle = fade(s.light, 0.7);
    if (more(pick, 3) > 0.5) {
      // a sign that hangs down the wall
      const [sx, sy] = [x + w * 0.3, s.h - tall * 0.86];
      box(s, sx, sy, w * 0.34, tall * 0.4, fade('#000000', 0.4), 3);
      for (let i = 0; i < 4; i++)
        box(s, sx + w * 0.06, sy + tall * (0.04 + i * 0.09), w * 0.22, tall * 0.05, fade(s.light, 0.85), 2);
    } else
      for (let i = 0; i < 5; i++)
        if (more(pick, 11 + i) > 0.4) s.ctx.fillRect(x - w * 0.38, s.h - tall * (0.9 - i * 0.14), w * 0.76, 3);
    box(s, x - w * 0.06, s.h - tall - s.h * 0.07, w * 0.05, s.h * 0.07);
  });
};
export const bridge: Outline = (s) => {
  const y = s.h * 0.72;
  box(s, 0, y, s.w, s.h * 0.06);
  const n = Math.max(2, Math.round(s.w / (s.h * 1.2)));
  for (let i = 0; i < n; i++) {
    const [x0, x1] = [(i / n) * s.w, ((i + 1) / n) * s.w];
    box(s, x0 - 8, s.h * 0.24, 16, s.h * 0.76);
    box(s, x0 - 8 + s.w, s.h * 0.24, 16, s.h * 0.76);
    s.ctx.strokeStyle = s.colour;
    s.ctx.lineWidth = 4;
    s.ctx.beginPath();
    s.ctx.moveTo(x0, s.h * 0.26);
    s.ctx.quadraticCurveTo((x0 + x1) / 2, s.h * 0.98, x1, s.h * 0.26);
    s.ctx.stroke();
    s.ctx.lineWidth = 1.6;
    for (let k = 1; k < 12; k++) {
      const t = k / 12;
      const cy = s.h * (0.26 * (1 - t) ** 2 + 2 * 0.98 * t * (1 - t) + 0.26 * t * t);
      if (cy > y) continue;
      s.ctx.beginPath();
      s.ctx.moveTo(x0 + (x1 - x0) * t, cy);
      s.ctx.lineTo(x0 + (x1 - x0) * t, y);
      s.ctx.stroke();
    }
  }
};
export const kelp: Outline = (s) => {
  ridge(s, s.h * 0.16, [2, 5]);
  along(s, s.h * 0.24, (x, pick) => {
    const tall = s.h * (0.4 + pick * 0.55);
    s.ctx.strokeStyle = mix(s.colour, '#2f8f5b', 0.25 + more(pick, 5) * 0.2);
    s.ctx.lineWidth = 7 + pick * 6;
    s.ctx.beginPath();
    for (let y = 0; y <= tall; y += 8) s.ctx.lineTo(x + Math.sin(y * 0.035 + pick * 20) * 12, s.h - y);
    s.ctx.stroke();
  });
};
export const wreck: Outline = (s) => {
  ridge(s, s.h * 0.24, [2, 3]);
  along(s, s.w / 1.3, (x, pick) => {
    const w = s.h * (0.5 + pick * 0.2);
    const y = s.h * 0.9;
    fill(
      s,
      [
        [x - w * 0.6, y - w * 0.34],
        [x + w * 0.62, y - w * 0.22],
        [x + w * 0.46, y + w * 0.1],
        [x - w * 0.44, y + w * 0.1],
      ],
      dark(s, 0.2),
    );
    s.ctx.strokeStyle = dark(s, 0.2);
    for (const [dx, tall] of [
      [-0.2, 0.75],
      [0.24, 0.55],
    ] as const) {
      s.ctx.lineWidth = w * 0.04;
      s.ctx.beginPath();
      s.ctx.moveTo(x + dx * w, y - w * 0.2);
      s.ctx.lineTo(x + (dx + 0.1) * w, y - w * tall);
      s.ctx.stroke();
      s.ctx.lineWidth = w * 0.025;
      s.ctx.beginPath();
      s.ctx.moveTo(x + (dx - 0.08) * w, y - w * tall * 0.8);
      s.ctx.lineTo(x + (dx + 0.25) * w, y - w * tall * 0.76);
      s.ctx.stroke();
    }
    for (let i = 0; i < 3; i++) disc(s, x + (i - 1) * w * 0.28, y - w * 0.1, w * 0.05, fade(s.light, 0.25));
  });
};
export const bunting: Outline = (s) => {
  const n = Math.max(10, Math.round(s.w / 60));
  for (let i = 0; i < n; i++) {
    const x = (i / n) * s.w;
    const y = s.h * (0.12 + 0.09 * Math.abs(Math.sin((i / n) * 12.5664)));
    fill(
      s,
      [
        [x, y],
        [x + s.w / n, y],
        [x + s.w / n / 2, y + s.h * 0.13],
      ],
      mix(s.colour, ['#ff7a6b', '#ffd166', '#5bc0eb', '#9bdb6c'][i % 4] as string, 0.6),
    );
  }
  ridge(s, s.h * 0.3, [2, 4]);
};
export const hedges: Outline = (s) => {
  along(s, s.h * 0.5, (x, pick) => {
    const r = s.h * (0.16 + pick * 0.12);
    const y = s.h * 0.86;
    for (const [dx, k] of [
      [-0.9, 0.8],
      [0, 1.1],
      [0.9, 0.85],
    ] as const)
      disc(s, x + dx * r, y - k * r * 0.3, r * k);
    for (let i = 0; i < 6; i++)
      disc(
        s,
        x + Math.cos(i * 2.4 + pick) * r * 1.1,
        y - r * 0.4 + Math.sin(i * 1.9) * r * 0.5,
        r * 0.11,
        mix(s.colour, ['#ff77a8', '#ffd23f', '#ffffff'][i % 3] as string, 0.7),
      );
  });
  const n = Math.max(12, Math.round(s.w / 34));
  for (let i = 0; i < n; i++) {
    const x = (i / n) * s.w;
    fill(
      s,
      [
        [x + 6, s.h],
        [x + 6, s.h * 0.74],
        [x + 13, s.h * 0.69],
        [x + 20, s.h * 0.74],
        [x + 20, s.h],
      ],
      lit(s, 0.55),
    );
  }
  box(s, 0, s.h * 0.8, s.w, 6, lit(s, 0.5));
};
export const logs: Outline = (s) => {
  ridge(s, s.h * 0.22, [3, 5]);
  along(s, s.h * 0.2, (x, pick) => {
    const w = s.h * (0.05 + pick * 0.05);
    box(s, x - w / 2, 0, w, s.h, mix(s.colour, '#000000', more(pick, 7) * 0.22));
    box(s, x - w / 2, 0, w * 0.24, s.h, fade(s.light, 0.1));
    if (pick > 0.6) box(s, x + w * 0.4, s.h * pick * 0.5, w * 1.1, w * 0.4, s.colour, w * 0.2);
  });
};
