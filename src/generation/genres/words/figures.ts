/** What stands for the misses of hangman: balloons that burst, a snowman that melts, a rocket that is built. Nobody is hanged. */
import type { Actor, GameDesign } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Painter } from '../../kit/types.js';
import { darkOf } from './look.js';

export type Figure = 'balloons' | 'snowman' | 'rocket';

/** Whom the picture is of: the prompt's own snowman melts, its own rocket is built; everybody else hangs on balloons. */
export function figureOf({ cast, theme }: Pick<GameDesign, 'cast' | 'theme'>): Figure {
  const own = [cast.hero, ...cast.enemies, ...cast.items, cast.goal, ...cast.obstacles].filter(
    (one): one is Actor => one?.from === 'prompt',
  );
  if (own.some(({ sprite }) => /snowman/u.test(sprite))) return 'snowman';
  if (own.some(({ sprite }) => /rocket|starship|mask:ship|flying-saucer/u.test(sprite))) return 'rocket';
  return cast.hero.from !== 'prompt' && own.length === 0 && theme.id === 'ice' ? 'snowman' : 'balloons';
}

export interface Shown {
  readonly figure: Figure;
  /** 0…1: misses that are left, letters that are found */
  readonly left: number;
  readonly lives: number;
  readonly most: number;
  readonly found: number;
  /** −1 sad … 1 glad, and frames since the word was known */
  readonly mood: number;
  readonly won: number;
  readonly foe: Actor | undefined;
  readonly hero: Actor;
}

/** The picture in a box whose lower edge is the ground. */
export function drawFigure(p: Painter, shown: Shown, x: number, ground: number, h: number): void {
  if (shown.figure === 'snowman') drawSnowman(p, shown, x, ground, h);
  else if (shown.figure === 'rocket') drawRocket(p, shown, x, ground, h);
  else drawBalloons(p, shown, x, ground, h);
}

function drawBalloons(
  p: Painter,
  { lives, most, left, mood, won, foe }: Shown,
  x: number,
  ground: number,
  h: number,
): void {
  const { accent, danger, near } = p.palette;
  const colours = [accent, danger, p.mix(near, '#ffffff', 0.25), p.mix(accent, '#ffffff', 0.4)];
  const size = h * 0.34;
  const rise = won > 0 ? Math.min(h * 0.5, won * 0.02) : 0;
  const y = ground - h * (0.16 + 0.26 * left) - rise + Math.sin(p.now * 1.6) * 0.06;
  if (foe) p.sprite(foe, x, ground - h * 0.12, h * 0.26, { squash: Math.sin(p.now * 3) * 0.03, shadow: true });
  const shownMost = Math.min(10, most);
  const shownLives = most > 10 ? Math.ceil((lives / most) * 10) : lives;
  for (let i = 0; i < shownMost; i++) {
    if (i >= shownLives) continue;
    const part = shownMost > 1 ? i / (shownMost - 1) - 0.5 : 0;
    const bx = x + part * h * 0.95 + Math.sin(p.now * 1.3 + i) * 0.04;
    const by = y - h * 0.36 + Math.abs(part) * h * 0.22 - (i % 2) * h * 0.09;
    const r = h * 0.085;
    p.line(bx, by + r, x + part * 0.2, y - size * 0.35, 0.05, p.mix(p.palette.ink, p.palette.panel, 0.5));
    const colour = colours[i % colours.length] as string;
    p.ctx.fillStyle = colour;
    p.ctx.beginPath();
    p.ctx.ellipse(bx, by, r * 0.88, r * 1.08, 0, 0, 6.2832);
    p.ctx.fill();
    p.circle(bx - r * 0.3, by - r * 0.4, r * 0.2, 'rgba(255,255,255,.65)');
  }
  p.hero(x, y, size, { squash: -mood * 0.2, shadow: false });
}

/** Snow is white on any sky: an edge of shade keeps it apart. */
function ball(p: Painter, x: number, y: number, rx: number, ry: number): void {
  const { ctx } = p;
  const snow = p.mix('#ffffff', p.palette.sky, 0.06);
  ctx.fillStyle = p.mix(snow, darkOf(p), 0.28);
  ctx.beginPath();
  ctx.ellipse(x, y, rx + 0.06, ry + 0.06, 0, 0, 6.2832);
  ctx.fill();
  ctx.fillStyle = snow;
  ctx.beginPath();
  ctx.ellipse(x, y, rx, ry, 0, 0, 6.2832);
  ctx.fill();
  ctx.fillStyle = p.mix(snow, p.palette.sky, 0.22);
  ctx.beginPath();
  ctx.ellipse(x + rx * 0.12, y + ry * 0.5, rx * 0.72, ry * 0.4, 0, 0, 6.2832);
  ctx.fill();
}

/** It sinks into its puddle with each miss; the sun above grows. */
function drawSnowman(p: Painter, { left, mood, won }: Shown, x: number, ground: number, h: number): void {
  const { palette } = p;
  const dark = darkOf(p);
  const melt = 1 - left;
  const tall = h * (0.18 + 0.62 * left) * (1 - mood * 0.03);
  const wide = h * (0.24 + 0.1 * melt);
  const sun = h * (0.09 + 0.1 * melt);
  const [sx, sy] = [x + h * 0.62, ground - h * 0.8];
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * 6.2832 + p.now * 0.3;
    p.line(
      sx + Math.cos(a) * sun * 1.25,
      sy + Math.sin(a) * sun * 1.25,
      sx + Math.cos(a) * sun * 1.65,
      sy + Math.sin(a) * sun * 1.65,
      0.08,
      palette.accent,
    );
  }
  p.circle(sx, sy, sun, palette.accent);
  p.ctx.fillStyle = p.mix(palette.sky, '#ffffff', 0.35);
  p.ctx.beginPath();
  p.ctx.ellipse(x, ground - 0.08, wide * (0.75 + melt * 1.3), h * 0.05 * (0.6 + melt), 0, 0, 6.2832);
  p.ctx.fill();
  const hop = won > 0 ? Math.abs(Math.sin(won * 0.12)) * h * 0.06 : 0;
  const base = ground - 0.1 - hop;
  ball(p, x, base - tall * 0.28, wide, tall * 0.28);
  ball(p, x, base - tall * 0.62, wide * 0.76, tall * 0.22);
  const head = base - tall * 0.86;
  const r = wide * 0.56;
  for (const side of [-1, 1])
    p.line(
      x + side * wide * 0.66,
      base - tall * 0.66,
      x + side * wide * 1.25,
      base - tall * (0.66 + 0.14 * left + mood * 0.06),
      0.08,
      p.mix(dark, '#7a4a20', 0.6),
    );
  ball(p, x, head, r, tall * 0.16);
  for (let i = 0; i < 3; i++) if (left > i * 0.3) p.circle(x, base - tall * (0.4 + i * 0.1), 0.07, dark);
  p.circle(x - r * 0.36, head - tall * 0.03, 0.07, dark);
  p.circle(x + r * 0.36, head - tall * 0.03, 0.07, dark);
  p.ctx.fillStyle = palette.danger;
  p.ctx.beginPath();
  p.ctx.moveTo(x, head - tall * 0.01);
  p.ctx.lineTo(x + r * 0.95, head + tall * 0.03);
  p.ctx.lineTo(x, head + tall * 0.05);
  p.ctx.fill();
  const hat = head - tall * 0.13;
  p.rect(x - r * 0.95, hat - 0.09, r * 1.9, 0.14, dark, 0.05);
  p.rect(x - r * 0.58, hat - h * 0.1, r * 1.16, h * 0.1, dark, 0.06);
  p.rect(x - r * 0.58, hat - 0.2, r * 1.16, 0.11, palette.danger);
}

/** Each letter that is found adds a part, from the engine up; each miss lets out some fuel. Known, it flies. */
function drawRocket(p: Painter, { found, left, won, hero }: Shown, x: number, ground: number, h: number): void {
  const { palette, ctx } = p;
  const fly = won > 0 ? (won * won) / 900 : 0;
  const [w, tall] = [h * 0.3, h * 0.8];
  const base = ground - h * 0.06 - fly;
  const body = p.mix(palette.panel, '#ffffff', 0.4);
  const edge = p.mix(palette.ink, palette.panel, 0.25);
  // the tower, with as much fuel as there are misses left
  const tower = x - h * 0.5;
  p.rect(tower - 0.16, ground - tall, 0.32, tall, p.mix(palette.panel, palette.ink, 0.45), 0.1);
  p.rect(tower - 0.1, ground - tall * left, 0.2, tall * left, left > 0.35 ? palette.accent : palette.danger, 0.08);
  p.line(tower, ground - tall * 0.6, x - w / 2, ground - tall * 0.6, 0.08, p.mix(palette.panel, palette.ink, 0.45));
  p.rect(x - h * 0.32, ground - h * 0.06, h * 0.64, h * 0.06, edge, 0.05);
  const parts = 6;
  const built = Math.floor(clamp(found, 0, 1) * parts + 0.001);
  const shape = (path: () => void, colour: string, on: boolean): void => {
    ctx.save();
    if (!on) ctx.globalAlpha *= 0.28;
    ctx.fillStyle = colour;
    ctx.strokeStyle = edge;
    ctx.lineWidth = 0.07;
    ctx.beginPath();
    path();
    ctx.closePath();
    if (on) ctx.fill();
    ctx.stroke();
    ctx.restore();
  };
  if (fly > 0)
    shape(
      () => {
        ctx.moveTo(x - w * 0.3, base);
        ctx.lineTo(x, base + h * 0.28 + Math.sin(p.now * 30) * 0.12);
        ctx.lineTo(x + w * 0.3, base);
      },
      palette.danger,
      true,
    );
  shape(
    () => ctx.rect(x - w * 0.3, base - tall * 0.1, w * 0.6, tall * 0.1),
    p.mix(palette.ink, palette.panel, 0.35),
    built > 0,
  );
  for (const side of [-1, 1])
    shape(
      () => {
        ctx.moveTo(x + side * w * 0.5, base - tall * 0.36);
        ctx.lineTo(x + side * w * 0.95, base - tall * 0.06);
        ctx.lineTo(x + side * w * 0.5, base - tall * 0.1);
      },
      palette.danger,
      built > 1,
    );
  shape(() => ctx.rect(x - w / 2, base - tall * 0.4, w, tall * 0.3), body, built > 2);
  shape(() => ctx.rect(x - w / 2, base - tall * 0.68, w, tall * 0.28), body, built > 3);
  shape(
    () => {
      ctx.moveTo(x - w / 2, base - tall * 0.68);
      ctx.quadraticCurveTo(x - w * 0.4, base - tall * 0.9, x, base - tall);
      ctx.quadraticCurveTo(x + w * 0.4, base - tall * 0.9, x + w / 2, base - tall * 0.68);
    },
    palette.accent,
    built > 5,
  );
  shape(
    () => ctx.ellipse(x, base - tall * 0.52, w * 0.32, w * 0.32, 0, 0, 6.2832),
    p.mix(palette.sky, '#ffffff', 0.3),
    built > 4,
  );
  // a hero that is the rocket itself has no place beside it
  if (/rocket|ship/u.test(hero.sprite)) return;
  if (built > 4) p.hero(x, base - tall * 0.52, w * 0.5, { shadow: false });
  else p.hero(x + h * 0.46, ground - h * 0.14, h * 0.26, { squash: Math.sin(p.now * 3) * 0.03 });
}
