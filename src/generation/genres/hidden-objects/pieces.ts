/** The scenery that fills a scene, drawn by hand: of gardens and woods, of reefs, of bare ground, and of rooms. Each fills a box of one unit. */
import type { ThemeId } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import { blob, own, shape, type Paint } from './paint.js';
import { ROOM } from './room-pieces.js';

export type PieceName =
  | 'bush'
  | 'fern'
  | 'flowers'
  | 'stump'
  | 'rock'
  | 'coral'
  | 'weed'
  | 'crystal'
  | 'mound'
  | 'crate'
  | 'books'
  | 'jar'
  | 'cushion'
  | 'curtain';
type Family = 'plants' | 'reef' | 'bare' | 'boxes';

export const PIECES: Readonly<Record<Family, readonly PieceName[]>> = {
  plants: ['bush', 'fern', 'flowers', 'stump', 'rock'],
  reef: ['coral', 'weed', 'rock', 'fern'],
  bare: ['rock', 'crystal', 'mound'],
  boxes: ['crate', 'books', 'jar', 'cushion'],
};
/** what one can hide behind */
export const COVERS: Readonly<Record<Family, readonly PieceName[]>> = {
  plants: ['bush', 'bush', 'rock', 'stump'],
  reef: ['coral', 'rock'],
  bare: ['rock', 'mound', 'crystal'],
  boxes: ['crate', 'curtain', 'cushion', 'bush'],
};

const FAMILIES: Readonly<Partial<Record<ThemeId, Family>>> = {
  ocean: 'reef',
  space: 'bare',
  cave: 'bare',
  volcano: 'bare',
  ice: 'bare',
  desert: 'bare',
  city: 'boxes',
  castle: 'boxes',
  haunted: 'boxes',
  kitchen: 'boxes',
  school: 'boxes',
  cyberpunk: 'boxes',
  toys: 'boxes',
  home: 'boxes',
};
export const familyOf = (theme: ThemeId): Family => FAMILIES[theme] ?? 'plants';

/** each with its feet at the lower edge of the box */
const PAINT: Readonly<Record<PieceName, Paint>> = {
  bush(p, tone, lit, dark) {
    for (const [x, y, r] of [
      [-0.25, 0.22, 0.25],
      [0.25, 0.22, 0.25],
      [0, 0.2, 0.3],
      [-0.15, -0.05, 0.27],
      [0.17, -0.03, 0.25],
      [0, -0.2, 0.24],
    ] as const) {
      blob(p, x, y + 0.03, r, r, dark);
      blob(p, x, y, r * 0.96, r * 0.94, tone);
      blob(p, x - r * 0.25, y - r * 0.32, r * 0.5, r * 0.38, lit);
    }
    for (let i = 0; i < 7; i++)
      blob(p, Math.sin(i * 2.4) * 0.32, Math.cos(i * 1.7) * 0.28, 0.035, 0.035, p.palette.accent);
  },
  fern(p, tone, lit, dark) {
    p.ctx.lineCap = 'round';
    for (let i = -3; i <= 3; i++)
      for (const [colour, wide] of [
        [dark, 0.1],
        [i % 2 ? tone : lit, 0.065],
      ] as const) {
        p.ctx.strokeStyle = colour;
        p.ctx.lineWidth = wide;
        p.ctx.beginPath();
        p.ctx.moveTo(i * 0.04, 0.48);
        p.ctx.quadraticCurveTo(i * 0.06, -0.15, i * 0.15, -0.42 + Math.abs(i) * 0.13);
        p.ctx.stroke();
      }
  },
  flowers(p, tone, lit, dark) {
    for (const [i, x] of [-0.3, -0.1, 0.12, 0.32].entries()) {
      const y = -0.2 + (i % 2) * 0.22;
      p.line(x * 0.6, 0.48, x, y, 0.06, dark);
      for (let k = 0; k < 5; k++)
        blob(
          p,
          x + Math.cos(k * 1.2566) * 0.1,
          y + Math.sin(k * 1.2566) * 0.1,
          0.085,
          0.085,
          i % 2 ? p.palette.accent : p.palette.danger,
        );
      blob(p, x, y, 0.07, 0.07, p.mix(p.palette.accent, '#ffffff', 0.7));
    }
    for (const x of [-0.3, -0.1, 0.12, 0.3]) blob(p, x, 0.4, 0.14, 0.1, x > 0 ? tone : lit);
  },
  stump(p, _tone, _lit, dark) {
    const wood = p.mix(own(p, '#8a5a34'), p.palette.solid, 0.25);
    shape(p, p.mix(wood, '#000000', 0.3), [
      [-0.34, -0.3],
      [0.34, -0.3],
      [0.48, 0.48],
      [-0.48, 0.48],
    ]);
    shape(p, wood, [
      [-0.34, -0.3],
      [0.2, -0.3],
      [0.28, 0.48],
      [-0.42, 0.48],
    ]);
    for (const x of [-0.2, 0, 0.16]) p.line(x, -0.1, x * 1.2, 0.4, 0.03, p.mix(wood, '#000000', 0.35));
    blob(p, 0, -0.3, 0.36, 0.14, p.mix(wood, '#ffffff', 0.5));
    blob(p, 0, -0.3, 0.2, 0.075, p.mix(wood, '#ffffff', 0.25));
    blob(p, -0.4, 0.44, 0.14, 0.08, dark);
  },
  rock(p, _tone, _lit, _dark) {
    const stone = p.mix(p.palette.solid, '#8d93a0', 0.6);
    shape(p, p.mix(stone, '#000000', 0.32), [
      [-0.5, 0.48],
      [-0.44, 0.02],
      [-0.18, -0.34],
      [0.14, -0.4],
      [0.44, -0.06],
      [0.5, 0.48],
    ]);
    shape(p, stone, [
      [-0.5, 0.48],
      [-0.42, 0.04],
      [-0.16, -0.3],
      [0.12, -0.36],
      [0.2, 0.05],
      [0.06, 0.48],
    ]);
    shape(p, p.mix(stone, '#ffffff', 0.35), [
      [-0.36, 0],
      [-0.15, -0.27],
      [0.1, -0.33],
      [-0.05, -0.06],
    ]);
  },
  coral(p, _tone, _lit, dark) {
    const pink = p.mix(own(p, '#ff6f7d'), p.palette.accent, 0.25);
    p.ctx.lineCap = 'round';
    for (const [colour, more] of [
      [dark, 0.05],
      [pink, 0],
    ] as const)
      for (const [x, y, wide] of [
        [0, -0.34, 0.2],
        [-0.36, -0.16, 0.16],
        [0.36, -0.2, 0.16],
        [-0.2, -0.4, 0.13],
        [0.22, -0.42, 0.13],
      ] as const) {
        p.ctx.strokeStyle = colour;
        p.ctx.lineWidth = wide + more;
        p.ctx.beginPath();
        p.ctx.moveTo(x * 0.2, 0.44);
        p.ctx.quadraticCurveTo(x * 1.1, 0.2, x, y);
        p.ctx.stroke();
      }
    for (const [x, y] of [
      [0, -0.36],
      [-0.36, -0.18],
      [0.36, -0.22],
    ] as const)
      blob(p, x, y, 0.045, 0.045, '#ffffff');
  },
  weed(p, tone, lit, dark) {
    p.ctx.lineCap = 'round';
    for (const x of [-0.3, -0.1, 0.1, 0.3])
      for (const [colour, wide] of [
        [dark, 0.15],
        [x < 0 ? tone : lit, 0.1],
      ] as const) {
        p.ctx.strokeStyle = colour;
        p.ctx.lineWidth = wide;
        p.ctx.beginPath();
        p.ctx.moveTo(x * 0.7, 0.48);
        p.ctx.bezierCurveTo(x - 0.2, 0.2, x + 0.24, -0.1, x, -0.42 + Math.abs(x) * 0.5);
        p.ctx.stroke();
      }
  },
  crystal(p, tone, _lit, dark) {
    const glow = p.mix(p.palette.accent, tone, 0.35);
    for (const [x, top, wide] of [
      [-0.26, -0.12, 0.17],
      [0.28, -0.2, 0.17],
      [0, -0.48, 0.22],
    ] as const) {
      shape(p, p.mix(glow, dark, 0.45), [
        [x - wide, 0.48],
        [x - wide * 0.8, top + 0.25],
        [x, top],
        [x + wide * 0.8, top + 0.25],
        [x + wide, 0.48],
      ]);
      shape(p, p.mix(glow, '#ffffff', 0.4), [
        [x - wide, 0.48],
        [x - wide * 0.8, top + 0.25],
        [x, top],
        [x, 0.48],
      ]);
    }
  },
  mound(p, _tone, _lit, dark) {
    const heap = p.mix(p.palette.solidEdge, p.palette.solid, 0.35);
    p.ctx.fillStyle = p.mix(heap, dark, 0.4);
    p.ctx.beginPath();
    p.ctx.ellipse(0, 0.48, 0.5, 0.86, 0, 3.1416, 6.2832);
    p.ctx.fill();
    p.ctx.fillStyle = heap;
    p.ctx.beginPath();
    p.ctx.ellipse(-0.06, 0.48, 0.42, 0.8, 0, 3.1416, 6.2832);
    p.ctx.fill();
    blob(p, -0.16, -0.04, 0.14, 0.18, p.mix(heap, '#ffffff', 0.5));
  },
  ...ROOM,
};

/** A piece with its feet half a size below x, y. */
export function drawPiece(p: Painter, name: PieceName, hue: number, x: number, y: number, size: number): void {
  const box = size * 1.15;
  p.kept(`${name} ${hue} ${size.toFixed(2)}`, x - box / 2, y - box / 2, box, box, () => {
    const { ctx, palette } = p;
    const green = ['#5f9f4a', '#7fae48', '#3f8f6b'][hue] as string;
    const tone = p.mix(p.mix(own(p, green), palette.near, 0.35), palette.accent, hue * 0.08);
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(size, size);
    PAINT[name](p, tone, p.mix(tone, '#ffffff', 0.3), p.mix(tone, '#000000', 0.35));
    ctx.restore();
  });
}
