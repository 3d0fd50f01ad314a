/** Red light, green light: lanes to the one who counts, its eyes over all of the field while it looks, and shade behind stones. */
import type { Game, Painter } from '../../kit/types.js';
import { drawBeyond, drawPlace, drawThing, ellipse } from './ground.js';
import { WARNING } from './red-light.js';
import { H, W, type RedLight } from './state.js';

export function drawRedLight(p: Painter, s: RedLight, g: Game): void {
  drawBeyond(p, g);
  drawPlace(p, g, s.tiles, { walls: [], stones: s.stones, hides: [], creaks: [] });
  drawLines(p, s);
  drawGaze(p, s);
  for (const thing of s.things) drawThing(p, thing);
  drawWatcher(p, s);
  const { hero } = s;
  const still = s.look === 'look';
  p.hero(hero.x, hero.y - 0.22, 1.3, { dir: s.dir, squash: s.squash.value, shadow: true });
  if (still && s.covered && hero.y < s.start.y - 0.4) p.text('✓', hero.x, hero.y - 1.15, 0.5, p.palette.ink);
}

/** The start, the line to reach, and where one is to go now. */
function drawLines(p: Painter, s: RedLight): void {
  const { ctx, palette } = p;
  ctx.globalAlpha = 0.65;
  const line = s.start.y - 0.75;
  for (let x = 1; x < W - 1; x++) p.rect(x + 0.1, line, 0.8, 0.12, '#ffffff', 0.05);
  ctx.globalAlpha = s.taken >= s.need && !s.back ? 0.45 + Math.sin(p.now * 5) * 0.15 : 0.2;
  ellipse(p, s.goal.x, s.goal.y + 0.3, 1.9, 1.1, palette.accent);
  if (s.back) {
    ctx.globalAlpha = 0.35 + Math.sin(p.now * 5) * 0.15;
    p.rect(1, line + 0.1, W - 2, H - 1.2 - line, palette.accent);
  }
  ctx.globalAlpha = 1;
}

/** While it looks, the field is red but for the shade behind stones. */
function drawGaze(p: Painter, s: RedLight): void {
  const { ctx, palette } = p;
  if (s.look === 'away') return;
  const part = s.look === 'look' ? 1 : s.t / WARNING;
  ctx.globalAlpha = s.look === 'look' ? 0.26 : 0.12 * part;
  p.rect(1, 1, W - 2, s.start.y - 1.75, s.look === 'look' ? palette.danger : '#ffd34d');
  ctx.globalAlpha = 1;
  if (s.look !== 'look') return;
  const { watcher } = s;
  ctx.fillStyle = 'rgba(0,0,0,.34)';
  for (const { x, y } of s.stones) {
    const [dx, dy] = [x + 0.5 - watcher.x, y + 0.5 - watcher.y];
    const far = Math.sqrt(dx * dx + dy * dy);
    const [ux, uy] = [dx / far, dy / far];
    const reach = 2.2;
    ctx.beginPath();
    ctx.moveTo(x + 0.5 - uy * 0.5, y + 0.5 + ux * 0.5);
    ctx.lineTo(x + 0.5 + uy * 0.5, y + 0.5 - ux * 0.5);
    ctx.lineTo(x + 0.5 + uy * 0.65 + ux * reach, y + 0.5 - ux * 0.65 + uy * reach);
    ctx.lineTo(x + 0.5 - uy * 0.65 + ux * reach, y + 0.5 + ux * 0.65 + uy * reach);
    ctx.closePath();
    ctx.fill();
  }
}

/** Its back while it counts, its face while it looks; a lamp of two colours says so at any size. */
function drawWatcher(p: Painter, s: RedLight): void {
  const { watcher, look } = s;
  const { palette } = p;
  const { x, y } = watcher;
  const turning = look === 'warn' ? Math.sin(s.t * 0.9) * 0.14 : 0;
  p.sprite(watcher.actor, x, y - 0.3, 2.2, {
    shadow: true,
    squash: watcher.squash.value,
    angle: turning,
    ...(look === 'look' ? { glow: palette.danger } : look === 'away' ? { wash: 'rgba(8,10,30,.62)' } : {}),
  });
  for (const side of [-1, 1]) {
    const lamp = x + side * 2.3;
    p.rect(lamp - 0.42, y - 0.85, 0.84, 1.6, '#20222c', 0.25);
    p.circle(lamp, y - 0.42, 0.3, look === 'look' ? '#ff4d4d' : '#4a2226');
    p.circle(lamp, y + 0.32, 0.3, look === 'away' ? '#3fe07a' : look === 'warn' ? '#ffc93d' : '#1f3d2b');
  }
  if (look === 'away') {
    // what is left of its count
    const left = 1 - s.t / s.lasts;
    for (let i = 0; i < 5; i++)
      p.circle(x - 0.8 + i * 0.4, y + 1.15, 0.13, i < Math.ceil(left * 5) ? '#ffffff' : 'rgba(0,0,0,.4)');
  } else p.text(look === 'look' ? '!' : '…', x, y - 1.55, 0.9, look === 'look' ? palette.danger : palette.ink);
}
