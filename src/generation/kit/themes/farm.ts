import { tufts, lawn, cloudShadows } from '../backdrop/patterns.js';
import type { Scene } from '../backdrop/scene.js';
import { fade, mix } from '../colour.js';
import { corn, furrows } from '../outlines/fields.js';
import { barns, village, windmills } from '../outlines/houses.js';
import { hills } from '../outlines/land.js';
import { trees } from '../outlines/woods.js';

export const scene: Scene = {
  strips: [
    [hills, barns, trees],
    [hills, windmills, corn],
    [furrows, village, corn],
  ],
  ground(t) {
    const earth = mix(t.p.solid, '#7a5230', 0.5);
    const rows = t.rand.int(6, 9);
    const h = t.side / rows;
    lawn(t);
    for (let i = 0; i < rows; i++) {
      t.ctx.fillStyle = i % 2 ? mix(earth, '#000000', 0.08) : mix(t.p.near, t.p.solidEdge, 0.2);
      t.ctx.fillRect(0, i * h, t.side, h);
      t.ctx.fillStyle = fade('#000000', 0.14);
      t.ctx.fillRect(0, i * h, t.side, h * 0.12);
      if (i % 2)
        for (let x = 0; x < 12; x++)
          t.at(((x + 0.5) / 12) * t.side, (i + 0.6) * h, 20, (ctx) => {
            ctx.strokeStyle = t.near('#5fa03a', 0.2);
            ctx.lineWidth = 4;
            ctx.beginPath();
            for (const dx of [-9, 0, 9]) {
              ctx.moveTo(0, 0);
              ctx.quadraticCurveTo(dx * 0.4, -10, dx, dx ? -11 : -16);
            }
            ctx.stroke();
          });
    }
    tufts(t, 30, 9, mix(t.p.near, '#000000', 0.2));
  },
  drift: cloudShadows,
};
