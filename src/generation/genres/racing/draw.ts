/** How it looks: a road with kerbs through a land that streams by, karts that turn under riders who stay upright, a map, and the place one is in. */
import type { Game, Painter } from '../../kit/types.js';
import { drawCar, drawHero } from './cars.js';
import { drawIce, drawRamps, drawSky, drawTraffic } from './draw-stage.js';
import { drawGauges } from './gauges.js';
import { heightOf } from './ramps.js';
import { drawLand, drawMarks, drawMud, drawRoad, inView } from './road.js';
import type { State, Thing } from './state.js';

export function drawRacing(p: Painter, s: State, g: Game): void {
  drawLand(p, g);
  drawRoad(p, s, g);
  drawRamps(p, s, g);
  for (const one of s.mud)
    if (s.idea === 'ice') drawIce(p, g, one);
    else drawMud(p, one);
  drawMarks(p, s, g);
  for (const one of s.boosts) drawBoost(p, one);
  const wash = `${p.mix(p.palette.near, p.palette.solidEdge, 0.42)}59`;
  const cars: { y: number; draw: () => void }[] = [
    ...s.deco
      .filter((one) => inView(p, one.x, one.y, 2))
      .map((one) => ({
        y: one.y + one.size * 0.3,
        draw: () => p.sprite(one.actor, one.x, one.y - one.size * 0.1, one.size * 0.85, { shadow: true, wash }),
      })),
    ...s.stones.map((one) => ({
      y: one.y,
      draw: () => (one.v ? drawTraffic(p, g, one) : drawStone(p, one)),
    })),
    ...s.rivals.map((rival, n) => ({
      y: rival.y,
      draw: () =>
        drawCar(p, g, rival.actor, rival, rival.size, {
          colour: rival.boss ? p.palette.danger : p.mix(p.palette.danger, p.palette.near, (n % 4) / 4),
          squash: rival.squash.value,
          spin: rival.spin * 0.32,
          hero: false,
          bob: rival.v,
          lift: heightOf(rival.air),
        }),
    })),
    { y: s.hero.y, draw: () => drawHero(p, s, g) },
  ];
  cars.sort((a, b) => a.y - b.y);
  for (const car of cars) car.draw();
  drawSky(p, s);
  drawGauges(p, s);
}

function drawBoost(p: Painter, one: Thing): void {
  if (one.gone > 0 || !one.actor || !inView(p, one.x, one.y, 1.5)) return;
  const y = one.y - 0.1 + Math.sin(p.now * 4 + one.along) * 0.07;
  p.ctx.globalAlpha = 0.5;
  p.circle(one.x, one.y, 0.62, p.mix(p.palette.accent, '#ffffff', 0.55));
  p.ctx.globalAlpha = 1;
  p.sprite(one.actor, one.x, y, 1.05, { shadow: true });
}

function drawStone(p: Painter, one: Thing): void {
  if (!inView(p, one.x, one.y, 1.5)) return;
  if (one.actor) return p.sprite(one.actor, one.x, one.y - 0.15, 1.3, { shadow: true, squash: one.squash.value });
  // a stack of tyres
  for (const [dx, dy] of [
    [-0.28, 0.12],
    [0.28, 0.12],
    [0, -0.22],
  ] as const) {
    p.circle(one.x + dx, one.y + dy, 0.36, '#23232b');
    p.circle(one.x + dx, one.y + dy - 0.04, 0.3, p.palette.danger);
    p.circle(one.x + dx, one.y + dy - 0.04, 0.17, '#23232b');
  }
}
