/** How it looks: a road with kerbs through a land that streams by, karts that turn under riders who stay upright, a map, and the place one is in. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawGauges } from './gauges.js';
import { START, type State, type Thing } from './state.js';
import { placeAt, ROAD, VERGE, type Track } from './track.js';

/** pictures that go by themselves; all others get something to sit in */
const VEHICLE =
  /^mask:|^(?:tank|drone|submarine|starfighter)$|car$|automobile|tractor|truck|lorry|bus|taxi|ambulance|fire-engine|motor|bicycle|scooter|rickshaw|sled|boat|ship|ferry|canoe|rocket|saucer|helicopter|airplane|locomotive|train|tram|trolley|sport-utility|biking|wheelchair|skier|snowboard|surf|rowing|skateboard|racing|running|^horse$|camel|zebra/u;
const hash = (n: number): number => Math.abs(Math.sin(n * 78.233) * 43758.5453) % 1;

export function drawRacing(p: Painter, s: State, g: Game): void {
  drawLand(p, g);
  drawRoad(p, s);
  for (const one of s.mud) drawMud(p, one);
  drawMarks(p, s);
  for (const one of s.boosts) drawBoost(p, one);
  const wash = `${p.mix(p.palette.near, p.palette.solidEdge, 0.42)}59`;
  const cars: { y: number; draw: () => void }[] = [
    ...s.deco
      .filter((one) => inView(p, one.x, one.y, 2))
      .map((one) => ({
        y: one.y + one.size * 0.3,
        draw: () => p.sprite(one.actor, one.x, one.y - one.size * 0.1, one.size * 0.85, { shadow: true, wash }),
      })),
    ...s.stones.map((one) => ({ y: one.y, draw: () => drawStone(p, one) })),
    ...s.rivals.map((rival, n) => ({
      y: rival.y,
      draw: () =>
        drawCar(p, g, rival.actor, rival, rival.size, {
          colour: rival.boss ? p.palette.danger : p.mix(p.palette.danger, p.palette.near, (n % 4) / 4),
          squash: rival.squash.value,
          spin: rival.spin * 0.32,
          hero: false,
          bob: rival.v,
        }),
    })),
    { y: s.hero.y, draw: () => drawHero(p, s, g) },
  ];
  cars.sort((a, b) => a.y - b.y);
  for (const car of cars) car.draw();
  drawGauges(p, s, g);
}

const inView = (p: Painter, x: number, y: number, room: number): boolean =>
  x > p.view.x - room && y > p.view.y - room && x < p.view.x + p.view.w + room && y < p.view.y + p.view.h + room;

function drawLand(p: Painter, g: Game): void {
  const { view, palette } = p;
  const grass = p.mix(palette.near, palette.solidEdge, 0.42);
  p.rect(view.x, view.y, view.w, view.h, grass);
  // patches and tufts, each by its place in the world
  const seed = g.design.seed % 613;
  const cell = 3;
  p.ctx.fillStyle = p.mix(grass, '#000000', 0.07);
  const tuft = p.mix(grass, palette.near, 0.55);
  for (let cy = Math.floor(view.y / cell); cy * cell < view.y + view.h; cy++)
    for (let cx = Math.floor(view.x / cell); cx * cell < view.x + view.w; cx++) {
      const k = hash(seed + cx * 12.7 + cy * 31.1);
      const x = cx * cell + k * 2;
      const y = cy * cell + hash(k * 97) * 2;
      if (k > 0.62) p.rect(x, y, 1 + k * 1.6, 0.7 + k * 0.5, p.mix(grass, '#000000', 0.06), 0.5);
      else p.rect(x, y, 0.09, 0.24, tuft, 0.04);
      p.rect(x + 0.8, y + 0.9, 0.08, 0.2, tuft, 0.04);
    }
}

/** The parts of the middle line that can be seen, from sample to sample. */
function visible(p: Painter, track: Track): [number, number][] {
  const runs: [number, number][] = [];
  let from = -1;
  for (let i = 0; i <= track.n; i++) {
    const k = i % track.n;
    const seen = inView(p, track.x[k] as number, track.y[k] as number, ROAD + VERGE + 2);
    if (seen && from < 0) from = i;
    if (from >= 0 && (!seen || i === track.n)) {
      runs.push([from, seen ? i : i - 1]);
      from = -1;
    }
  }
  return runs;
}

function drawRoad(p: Painter, s: State): void {
  const { ctx, palette } = p;
  const { track } = s;
  const earth = p.mix(p.mix(palette.solid, '#6b6f78', 0.45), '#000000', 0.18);
  const grass = p.mix(palette.near, palette.solidEdge, 0.42);
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'butt';
  const runs = visible(p, track);
  const stroke = (width: number, colour: string, dash: number[] = [], off = 0): void => {
    ctx.setLineDash(dash);
    ctx.lineWidth = width;
    ctx.strokeStyle = colour;
    for (const [from, to] of runs) {
      // dashes are counted from the start of the track, or they would crawl with the window
      ctx.lineDashOffset = from;
      ctx.beginPath();
      for (let i = from; i <= to; i++) {
        const k = i % track.n;
        const h = track.h[k] as number;
        ctx.lineTo((track.x[k] as number) - Math.sin(h) * off, (track.y[k] as number) + Math.cos(h) * off);
      }
      ctx.stroke();
    }
  };
  // fence, verge, kerb, road, and light in the middle of it; edges are lines of their own, for wide dashes cost the whole width
  stroke((ROAD + VERGE) * 2, p.mix(grass, palette.solid, 0.35));
  for (const side of [-1, 1]) {
    stroke(0.24, p.mix(palette.solid, '#000000', 0.35), [], side * (ROAD + VERGE));
    stroke(0.14, p.mix(palette.solidEdge, '#ffffff', 0.2), [0.9, 0.35], side * (ROAD + VERGE));
  }
  stroke(ROAD * 2 + 0.1, earth);
  stroke(ROAD * 1.3, p.mix(earth, '#ffffff', 0.05));
  for (const side of [-1, 1]) {
    stroke(0.32, '#ffffff', [], side * (ROAD + 0.12));
    stroke(0.32, palette.danger, [0.9, 0.9], side * (ROAD + 0.12));
  }
  ctx.globalAlpha = 0.45;
  stroke(0.12, '#ffffff', [0.8, 1.2]);
  ctx.restore();
  // the line, in chequers across the road
  const at = placeAt(track, 0, 0);
  ctx.save();
  ctx.translate(at.x, at.y);
  ctx.rotate(at.h);
  const cells = 10;
  const size = (ROAD * 2) / cells;
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < cells; c++) {
      ctx.fillStyle = (r + c) % 2 ? '#ffffff' : '#1b1b22';
      ctx.fillRect(r * size - size * 1.5, -ROAD + c * size, size + 0.01, size + 0.01);
    }
  // posts of the gate
  for (const side of [-1, 1]) p.circle(0, side * (ROAD + 0.35), 0.3, palette.accent);
  ctx.restore();
}

const BLOTS = [
  [0, 0, 1],
  [0.75, 0.2, 0.55],
  [-0.7, 0.25, 0.6],
  [0.3, -0.35, 0.5],
] as const;

function drawMud(p: Painter, one: Thing & { readonly r: number }): void {
  const brown = p.mix(p.mix(p.palette.solid, '#4a3524', 0.6), '#000000', 0.35);
  // a wet rim first, or it is lost on a dark road
  for (const [dx, dy, k] of BLOTS)
    p.circle(one.x + dx * one.r, one.y + dy * one.r, one.r * k + 0.09, p.mix(brown, '#ffffff', 0.4));
  for (const [dx, dy, k] of BLOTS) p.circle(one.x + dx * one.r, one.y + dy * one.r, one.r * k, brown);
  p.circle(one.x - 0.2, one.y - 0.2, one.r * 0.3, p.mix(brown, '#ffffff', 0.16));
}

function drawMarks(p: Painter, s: State): void {
  const { ctx } = p;
  ctx.fillStyle = 'rgba(0,0,0,.22)';
  for (const mark of s.marks) {
    if (!inView(p, mark.x, mark.y, 1)) continue;
    for (const side of [-0.3, 0.3]) {
      ctx.beginPath();
      ctx.arc(mark.x - Math.sin(mark.h) * side, mark.y + Math.cos(mark.h) * side, 0.11, 0, 6.2832);
      ctx.fill();
    }
  }
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

interface Look {
  readonly colour: string;
  readonly squash: number;
  readonly spin: number;
  readonly hero: boolean;
  readonly bob: number;
}

/** A kart that turns with its way (runners on snow), and its rider upright; what goes by itself leans instead. */
function drawCar(
  p: Painter,
  g: Game,
  actor: Actor,
  at: { x: number; y: number; h: number },
  size: number,
  look: Look,
): void {
  if (!inView(p, at.x, at.y, size)) return;
  const { ctx, palette } = p;
  const rides = !VEHICLE.test(actor.sprite);
  const h = at.h + look.spin;
  const bob = Math.abs(Math.sin(p.now * 14 + at.x * 0.3)) * clamp(look.bob * 0.006, 0, 0.06);
  const dir = Math.cos(h) < -0.05 ? -1 : 1;
  ctx.save();
  ctx.translate(at.x, at.y + 0.1);
  ctx.fillStyle = 'rgba(0,0,0,.28)';
  ctx.rotate(h);
  ctx.beginPath();
  ctx.ellipse(-0.05, 0, size * 0.62, size * 0.42, 0, 0, 6.2832);
  ctx.fill();
  if (rides) {
    ctx.scale(size / 1.2, size / 1.2);
    const dark = '#22232c';
    if (g.design.theme.id === 'ice' || g.design.theme.weather === 'snow')
      for (const y of [-0.4, 0.34]) p.rect(-0.75, y, 1.5, 0.1, dark, 0.05);
    else
      for (const [x, y] of [
        [-0.56, -0.54],
        [0.3, -0.54],
        [-0.56, 0.32],
        [0.3, 0.32],
      ] as const)
        p.rect(x, y, 0.34, 0.22, dark, 0.08);
    p.rect(-0.72, -0.36, 1.44, 0.72, p.mix(look.colour, '#000000', 0.4), 0.3);
    p.rect(-0.68, -0.34, 1.36, 0.64, look.colour, 0.28);
    p.rect(0.3, -0.2, 0.34, 0.4, p.mix(look.colour, '#ffffff', 0.45), 0.14);
    p.rect(-0.76, -0.42, 0.16, 0.84, p.mix(look.colour, '#000000', 0.35), 0.06);
  }
  ctx.restore();
  const y = at.y - (rides ? 0.34 : 0.16) * size - bob;
  const sprite = { squash: look.squash, ...(rides ? { dir, angle: look.spin ? look.spin : 0 } : { heading: h }) };
  const glow = palette.accent;
  const long = size * (rides ? 1 : 1.3);
  if (look.hero) p.hero(at.x, y, long, sprite);
  else p.sprite(actor, at.x, y, long, look.colour === palette.danger && size > 1.5 ? { ...sprite, glow } : sprite);
}

function drawHero(p: Painter, s: State, g: Game): void {
  const { hero } = s;
  const { ctx, palette } = p;
  if (hero.boost > 0) {
    ctx.save();
    ctx.translate(hero.x, hero.y + 0.1);
    ctx.rotate(hero.h);
    const long = 0.9 + Math.sin(p.now * 50) * 0.2 + hero.boost * 0.006;
    for (const [w, k, colour] of [
      [0.3, 1, p.mix(palette.danger, palette.accent, 0.4)],
      [0.17, 0.65, '#fff4c4'],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(-0.6, -w);
      ctx.quadraticCurveTo(-0.7 - long * k * 1.8, 0, -0.6, w);
      ctx.fill();
    }
    ctx.restore();
  }
  // a ring, so that one finds oneself in the pack
  ctx.globalAlpha = g.frame < START ? 0.9 : 0.35;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + 0.12, 1, 0.72, 0, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 1;
  drawCar(p, g, g.design.cast.hero, hero, 1.3, {
    colour: palette.accent,
    squash: hero.squash.value,
    spin: 0,
    hero: true,
    bob: Math.abs(hero.vx) + Math.abs(hero.vy),
  });
  if (!s.shield) return;
  ctx.globalAlpha = 0.28;
  p.circle(hero.x, hero.y - 0.2, 1.15 + Math.sin(p.now * 5) * 0.04, '#bfeaff');
  ctx.globalAlpha = 1;
}
