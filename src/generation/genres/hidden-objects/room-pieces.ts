/** What stands about in rooms. */
import { blob, own, type Paint } from './paint.js';

export const ROOM = {
  crate(p, _tone, _lit, _dark) {
    const wood = p.mix(own(p, '#b9824c'), p.palette.accent, 0.15);
    const edge = p.mix(wood, '#000000', 0.4);
    p.rect(-0.47, -0.44, 0.94, 0.92, edge, 0.06);
    p.rect(-0.43, -0.4, 0.86, 0.84, wood, 0.04);
    p.line(-0.38, 0.4, 0.38, -0.36, 0.14, p.mix(wood, '#000000', 0.22));
    for (const y of [-0.4, 0.3]) p.rect(-0.43, y, 0.86, 0.14, p.mix(wood, '#ffffff', 0.28), 0.02);
    for (const x of [-0.43, 0.29]) p.rect(x, -0.4, 0.14, 0.84, p.mix(wood, '#ffffff', 0.16), 0.02);
    for (const x of [-0.36, 0.36]) for (const y of [-0.33, 0.37]) blob(p, x, y, 0.025, 0.025, edge);
  },
  books(p, tone, lit, dark) {
    const spines = [tone, p.palette.accent, lit, p.palette.danger, p.mix(tone, '#ffffff', 0.6)];
    let x = -0.46;
    for (const [i, colour] of spines.entries()) {
      const wide = 0.15 + (i % 3) * 0.03;
      const tall = 0.62 + ((i * 7) % 4) * 0.1;
      p.rect(x, 0.48 - tall, wide, tall, p.mix(colour, dark, 0.35), 0.03);
      p.rect(x + 0.015, 0.495 - tall, wide - 0.045, tall - 0.03, colour, 0.02);
      p.rect(x + 0.015, 0.6 - tall, wide - 0.045, 0.05, '#ffffffaa');
      x += wide + 0.01;
    }
  },
  jar(p, tone, lit, dark) {
    p.ctx.fillStyle = p.mix(tone, dark, 0.4);
    p.ctx.beginPath();
    p.ctx.ellipse(0, 0.14, 0.38, 0.34, 0, 0, 6.2832);
    p.ctx.fill();
    blob(p, -0.03, 0.12, 0.34, 0.3, tone);
    p.rect(-0.16, -0.36, 0.32, 0.24, p.mix(tone, dark, 0.3), 0.05);
    p.rect(-0.22, -0.44, 0.44, 0.12, lit, 0.06);
    p.rect(-0.33, 0.1, 0.6, 0.1, p.palette.accent, 0.05);
    blob(p, -0.16, 0.02, 0.07, 0.12, '#ffffff88');
  },
  cushion(p, tone, lit, dark) {
    const { ctx } = p;
    for (const [colour, more] of [
      [dark, 0.03],
      [tone, 0],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(-0.47 - more, -0.3 - more);
      ctx.quadraticCurveTo(0, -0.5 - more, 0.47 + more, -0.3 - more);
      ctx.quadraticCurveTo(0.4, 0.1, 0.47 + more, 0.48);
      ctx.quadraticCurveTo(0, 0.4, -0.47 - more, 0.48);
      ctx.quadraticCurveTo(-0.4, 0.1, -0.47 - more, -0.3 - more);
      ctx.fill();
    }
    blob(p, -0.12, -0.16, 0.22, 0.1, lit);
    blob(p, 0, 0.08, 0.05, 0.05, dark);
    for (const x of [-0.2, 0.2]) p.line(x * 0.3, 0.08, x, 0.24, 0.025, dark);
  },
  curtain(p, _tone, _lit, dark) {
    const cloth = p.palette.danger;
    p.rect(-0.5, -0.48, 1, 0.07, p.mix(own(p, '#8a5a34'), dark, 0.2), 0.03);
    for (let i = 0; i < 6; i++) {
      const x = -0.46 + i * 0.155;
      p.rect(x, -0.42, 0.16, 0.9, p.mix(cloth, '#000000', i % 2 ? 0.34 : 0.12), 0.05);
      p.rect(x + 0.02, -0.42, 0.05, 0.88, p.mix(cloth, '#ffffff', i % 2 ? 0.05 : 0.28), 0.02);
    }
    p.rect(-0.46, 0.4, 0.93, 0.07, p.palette.accent, 0.03);
  },
} as const satisfies Readonly<Record<string, Paint>>;
