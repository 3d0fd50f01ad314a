/** How it looks: a belt on rollers in a hall, crates with a sign on each, or a row of places for what is put in order. */
import { lerp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { frontOf, isShown } from './belt.js';
import { drawHall, drawMachines } from './hall.js';
import { BELT, binY, END, FLIGHT, placeOf, W, type Bin, type State, type Thing } from './state.js';

export function drawSorting(p: Painter, s: State, g: Game): void {
  const { palette: c } = p;
  if (s.ordering) {
    p.rect(0, 0.4, W, g.height - 0.5, p.mix(c.panel, c.horizon, 0.25), 0.5);
    p.rect(0.15, 0.55, W - 0.3, g.height - 0.8, p.mix(c.panel, c.far, 0.18), 0.4);
    drawPlaces(p, s, g);
  } else {
    const { x, y, w, h } = p.view;
    p.kept(s, x, y, w, h, () => drawHall(p, g.height));
    drawBelt(p, s);
    for (const [i, bin] of s.bins.entries()) drawBin(p, s, g, bin, i === s.cursor);
  }
  const front = s.ordering ? undefined : frontOf(s);
  p.ctx.save();
  p.ctx.beginPath();
  p.ctx.rect(0.15, 0, s.ordering ? W - 0.3 : W, g.height);
  p.ctx.clip();
  for (const thing of s.things) drawThing(p, s, thing, thing === front);
  p.ctx.restore();
  if (!s.ordering) drawMachines(p, s);
  if (s.ordering) {
    const at = s.things[s.cursor];
    if (at) ring(p, at.x, at.y, 1, c.accent);
  }
  for (const { thing, from, to, t, right } of s.flights) {
    const k = t / FLIGHT;
    const [x, y] = [lerp(from.x, to.x, k), lerp(from.y, to.y, k) - Math.sin(k * Math.PI) * 1.4];
    drawThing(p, s, { ...thing, x, y }, false, right || s.ordering ? 1 - (s.ordering ? 0 : k * 0.4) : 1);
  }
}

function drawBelt(p: Painter, s: State): void {
  const { palette: c, ctx } = p;
  p.rect(0, BELT + 0.5, END + 0.2, 0.9, 'rgba(0,0,0,.18)', 0.4);
  p.rect(0, BELT + 0.35, END + 0.2, 0.75, p.mix(c.solid, '#000000', 0.45), 0.36);
  p.rect(0, BELT + 0.35, END + 0.2, 0.36, p.mix(c.solid, '#000000', 0.2), 0.18);
  ctx.save();
  ctx.beginPath();
  ctx.rect(0, BELT + 0.3, END + 0.2, 0.45);
  ctx.clip();
  const stripe = p.mix(c.solid, c.solidEdge, 0.45);
  for (let x = (s.belt % 1.1) - 1.1; x < W; x += 1.1) p.rect(x, BELT + 0.35, 0.5, 0.36, stripe, 0.1);
  ctx.restore();
  for (let x = 0.6; x < END; x += 1.25) {
    p.circle(x, BELT + 0.92, 0.26, p.mix(c.solid, '#000000', 0.6));
    p.circle(x, BELT + 0.92, 0.12, stripe);
  }
}

function drawBin(p: Painter, s: State, g: Game, bin: Bin, chosen: boolean): void {
  const { palette: c } = p;
  const sort = s.sorts[bin.sort]!;
  const half = Math.min(1.55, W / s.bins.length / 2 - 0.15);
  const y = binY(g.height);
  const wide = half * (1 + bin.squash.value * 0.3);
  const tall = 2.1 * (1 - bin.squash.value * 0.3);
  const top = y + 1.15 - tall;
  const wood = sort.colour ?? p.mix(c.solid, c.solidEdge, 0.2 + (bin.sort % 3) * 0.12);
  p.rect(bin.x - wide + 0.06, y + 0.95, wide * 2, 0.35, 'rgba(0,0,0,.25)', 0.17);
  p.rect(bin.x - wide, top, wide * 2, tall, p.mix(wood, '#000000', 0.32), 0.22);
  p.rect(bin.x - wide + 0.1, top + 0.28, wide * 2 - 0.2, tall - 0.4, wood, 0.16);
  for (const k of [0.36, 0.68])
    p.rect(bin.x - wide + 0.1, top + tall * k + 0.1, wide * 2 - 0.2, 0.06, p.mix(wood, '#000000', 0.2));
  p.rect(bin.x - wide - 0.08, top - 0.06, wide * 2 + 0.16, 0.3, p.mix(wood, '#ffffff', 0.25), 0.14);
  if (sort.actor) {
    p.circle(bin.x, y + 0.25, 0.78, '#ffffff');
    p.sprite(sort.actor, bin.x, y + 0.25, 1.15);
  } else p.circle(bin.x, y + 0.25, 0.5, p.mix(wood, '#ffffff', 0.55));
  const told = s.shown?.sort === bin.sort && s.shown.t % 20 > 8;
  if (told) ring(p, bin.x, y + 0.25, 0.95, '#3fb562');
  else if (chosen) ring(p, bin.x, y + 0.25, 0.92, c.accent);
}

function ring(p: Painter, x: number, y: number, r: number, colour: string): void {
  p.ctx.strokeStyle = colour;
  p.ctx.lineWidth = 0.13;
  p.ctx.beginPath();
  p.ctx.arc(x, y, r + Math.sin(p.now * 6) * 0.04, 0, 6.2832);
  p.ctx.stroke();
}

function drawThing(p: Painter, s: State, thing: Thing, next: boolean, size = 1): void {
  const { x, y } = thing;
  const { palette: c } = p;
  if (!s.ordering && !isShown(s, thing) && thing !== s.held) {
    // wrapped, with a bow
    p.rect(x - 0.55, y - 0.45, 1.1, 1.1, p.mix(c.danger, c.accent, 0.4), 0.12);
    p.rect(x - 0.1, y - 0.45, 0.2, 1.1, '#ffffff', 0.04);
    p.circle(x - 0.22, y - 0.55, 0.2, '#ffffff');
    p.circle(x + 0.22, y - 0.55, 0.2, '#ffffff');
    return;
  }
  const colour = s.sorts[thing.sort]?.colour;
  // a ball of its colour below: a picture's own colours would tell another
  if (colour) p.circle(x, y + 0.05, 0.78 * size, colour);
  if (s.ordering) p.circle(x, y, 0.95 * size, p.mix(c.panel, '#ffffff', 0.5));
  p.sprite(thing.actor, x, y - (s.ordering ? 0.18 : 0), (colour ? 1 : 1.4) * size * (s.ordering ? 0.82 : 1), {
    shadow: !s.ordering,
    squash: thing.squash.value,
    ...(next ? { glow: c.accent } : {}),
  });
  if (s.ordering) p.text(String(thing.number), x, y + 0.5, 0.72, c.ink);
}

function drawPlaces(p: Painter, s: State, g: Game): void {
  const { palette: c } = p;
  const all = s.line.length + s.things.length;
  for (let i = 0; i < all; i++) {
    const at = placeOf(s, i, g.height);
    p.circle(at.x, at.y, 1, p.mix(c.solid, c.panel, 0.35));
    p.circle(at.x, at.y, 0.86, p.mix(c.panel, c.horizon, 0.4));
    const there = s.line[i];
    if (there && !s.flights.some(({ thing }) => thing === there)) drawThing(p, s, { ...there, ...at }, false, 0.88);
  }
  if (s.fuse === Infinity || all === 0) return;
  const part = s.fuse / s.most;
  p.rect(0.8, 0.85, W - 1.6, 0.3, p.mix(c.panel, '#000000', 0.3), 0.15);
  p.rect(0.8, 0.85, Math.max(0.3, (W - 1.6) * part), 0.3, part < 0.25 ? c.danger : c.accent, 0.15);
}
