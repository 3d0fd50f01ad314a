/** The picture that is put together: sky, hills and ground in the colours of the place, with all that the prompt names in it. */
import type { Actor, GameDesign } from '../../design.js';
import { noise } from '../../kit/random.js';
import type { Game, Painter } from '../../kit/types.js';
import { PICTURE } from './layout.js';

const { w: W, h: H } = PICTURE;
/** where the sky ends, in units from the top */
const SKYLINE = H * 0.56;

/** Chance that stays the same for one picture: each level has another. */
type Look = (n: number) => number;

function paintSky(p: Painter, g: Game, look: Look): void {
  const { ctx, palette } = p;
  const light = ctx.createLinearGradient(0, 0, 0, SKYLINE + 1);
  light.addColorStop(0, palette.sky);
  light.addColorStop(1, palette.horizon);
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, W, H);
  const night = g.design.theme.time === 'night' || g.design.theme.weather === 'stars';
  const [x, y] = [W * (0.12 + look(1) * 0.76), H * 0.15];
  // rays in turn with gaps: no two pieces of sky are alike
  ctx.save();
  ctx.globalAlpha = 0.16;
  ctx.fillStyle = '#ffffff';
  for (let i = 0; i < 14; i++) {
    const from = (i / 14) * Math.PI * 2 + look(2);
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.arc(x, y, W * 1.2, from, from + 0.2);
    ctx.fill();
  }
  ctx.restore();
  p.circle(x, y, 0.95, p.mix(palette.horizon, '#ffffff', 0.45));
  p.circle(x, y, 0.75, night ? '#f4f0d8' : p.mix('#ffd84a', palette.accent, 0.2));
  if (night)
    for (let i = 0; i < 40; i++)
      p.circle(look(i * 3) * W, look(i * 5 + 1) * SKYLINE * 0.9, 0.03 + look(i) * 0.05, '#ffffff');
  ctx.save();
  ctx.globalAlpha = night ? 0.25 : 0.8;
  for (let i = 0; i < 5; i++) {
    const [cx, cy] = [W * ((i + look(i + 20)) / 5), 0.7 + look(i + 30) * SKYLINE * 0.45];
    for (let puff = 0; puff < 4; puff++)
      p.circle(cx + (puff - 1.5) * 0.42, cy - (puff % 2) * 0.18, 0.32 + look(i * 4 + puff) * 0.16, '#ffffff');
  }
  ctx.restore();
}

function paintHills(p: Painter, look: Look): void {
  const { ctx, palette } = p;
  for (let row = 0; row < 3; row++) {
    ctx.fillStyle = [palette.far, p.mix(palette.far, palette.near, 0.6), palette.near][row] as string;
    ctx.beginPath();
    ctx.moveTo(0, H);
    const base = SKYLINE - 0.9 + row * 0.65;
    for (let i = 0; i <= 24; i++) {
      const x = (i / 24) * W;
      ctx.lineTo(x, base + Math.sin(i * (0.32 + row * 0.14) + look(row + 40) * 6) * (0.75 - row * 0.2));
    }
    ctx.lineTo(W, H);
    ctx.fill();
  }
}

function paintGround(p: Painter, look: Look): void {
  const { ctx, palette } = p;
  const top = SKYLINE + 0.75;
  const light = ctx.createLinearGradient(0, top, 0, H);
  light.addColorStop(0, p.mix(palette.near, palette.solid, 0.45));
  light.addColorStop(1, palette.solid);
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.moveTo(0, top + 0.2);
  ctx.quadraticCurveTo(W * 0.3, top - 0.5, W * 0.6, top + 0.1);
  ctx.quadraticCurveTo(W * 0.85, top + 0.5, W, top);
  ctx.lineTo(W, H);
  ctx.lineTo(0, H);
  ctx.fill();
  // tufts and dots everywhere, more and larger to the front
  for (let i = 0; i < 110; i++) {
    const part = look(i * 2 + 50);
    const [x, y] = [look(i * 7 + 3) * W, top + 0.35 + part * (H - top - 0.4)];
    const size = 0.06 + part * 0.1;
    const colour = p.mix(palette.solid, i % 3 === 0 ? palette.accent : i % 3 === 1 ? '#ffffff' : '#000000', 0.35);
    if (i % 2) p.circle(x, y, size * 0.7, colour);
    else for (const lean of [-0.7, 0, 0.7]) p.line(x, y, x + lean * size, y - size * 1.6, 0.05, colour);
  }
}

/** What the picture is of: whom the prompt names, or else what. */
export function subjectOf({ hero, items, goal, deco }: GameDesign['cast']): Actor {
  const named = [hero, ...items, ...(goal ? [goal] : []), ...deco].find(({ from }) => from === 'prompt');
  return named ?? hero;
}

interface Stand {
  readonly actor: Actor;
  readonly x: number;
  /** where its feet are */
  readonly y: number;
  readonly size: number;
}

/** Who stands where: what is far away first. */
function standsOf(g: Game, look: Look): Stand[] {
  const { cast } = g.design;
  const { items, goal, obstacles, deco } = cast;
  const subject = subjectOf(cast);
  const named = (list: readonly Actor[]): Actor[] => list.filter(({ from }) => from === 'prompt');
  const filled = (list: readonly Actor[]): Actor[] => list.filter(({ from }) => from !== 'prompt');
  const others = (list: readonly Actor[]): Actor[] => list.filter(({ sprite }) => sprite !== subject.sprite);
  const behind = others(filled(deco)).slice(0, 5);
  const beside = others([...named(goal ? [goal] : []), ...named(deco), ...named(obstacles)]).slice(0, 4);
  const front = others([...named(items), ...filled(items)]).slice(0, 5);
  const flip = look(7) < 0.5 ? -1 : 1;
  const middle = W / 2 - flip * W * (beside.length > 0 ? 0.14 : 0.02);
  return [
    ...behind.map((actor, i) => ({
      actor,
      x: ((i + 0.3 + look(i + 60) * 0.4) / behind.length) * W,
      y: SKYLINE + 0.9 + look(i + 70) * 0.3,
      size: 1.9 + look(i + 80) * 0.7,
    })),
    ...beside.map((actor, i) => ({
      actor,
      x: W / 2 + flip * (W * 0.2 + ((i % 2) + 0.15) * 1.9),
      y: SKYLINE + 1.7 + Math.floor(i / 2) * 1.1,
      size: 2.9 - Math.floor(i / 2) * 0.4,
    })),
    { actor: subject, x: middle, y: H - 1.05, size: 4.8 },
    ...front.map((actor, i) => ({
      actor,
      x: ((i + 0.5) / front.length) * W * 0.9 + W * 0.05 + (look(i + 90) - 0.5) * 0.5,
      y: H - 0.25 - look(i + 95) * 0.4,
      size: 1.75,
    })),
  ];
}

/** Paints the picture with its left top at 0,0. */
export function paintScene(p: Painter, g: Game): void {
  const seed = (g.design.seed % 997) + g.level * 31;
  const look: Look = (n) => noise(n * 1.37 + seed);
  p.ctx.save();
  p.ctx.beginPath();
  p.ctx.rect(0, 0, W, H);
  p.ctx.clip();
  paintSky(p, g, look);
  paintHills(p, look);
  paintGround(p, look);
  for (const { actor, x, y, size } of standsOf(g, look)) {
    p.ctx.save();
    p.ctx.globalAlpha = 0.25;
    p.ctx.beginPath();
    p.ctx.ellipse(x, y, size * 0.36, size * 0.09, 0, 0, 6.2832);
    p.ctx.fillStyle = '#000000';
    p.ctx.fill();
    p.ctx.restore();
    p.sprite(actor, x, y - size / 2, size, { shadow: false });
  }
  p.ctx.restore();
}
