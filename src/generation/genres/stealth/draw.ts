/** A level of sneaking: cones of light under everybody, what is to be taken, sleepers with their meters, and the hero. */
import type { Game, Painter } from '../../kit/types.js';
import { drawBeyond, drawHide, drawPlace, drawThing, ellipse } from './ground.js';
import { drawRedLight } from './red-draw.js';
import { HALF, isAwake, rangeOf, reachOf } from './sight.js';
import { dist, type Sneaking, type Spot, type State, type Watcher } from './state.js';

export function drawStealth(p: Painter, s: State, g: Game): void {
  if (s.game === 'red') drawRedLight(p, s, g);
  else drawSneaking(p, s, g);
}

function drawSneaking(p: Painter, s: Sneaking, g: Game): void {
  drawBeyond(p, g);
  drawPlace(p, g, s.house, s.house);
  drawGoal(p, g, s.goal, s.taken >= s.need);
  for (const w of s.watchers) if (isAwake(w)) drawCone(p, s, g, w);
  drawNoise(p, s);
  for (const thing of s.things) drawThing(p, thing);
  const rows = [
    ...s.watchers.map((w) => ({ y: w.y, draw: () => drawWatcher(p, w) })),
    { y: s.hero.y, draw: () => drawHero(p, s, g) },
  ];
  for (const { draw } of rows.toSorted((a, b) => a.y - b.y)) draw();
}

/** How far somebody sees, up to the next wall. */
function drawCone(p: Painter, s: Sneaking, g: Game, w: Watcher): void {
  const { ctx, palette } = p;
  const range = rangeOf(g);
  const colour = w.sees ? palette.danger : '#ffe98a';
  ctx.save();
  const light = ctx.createRadialGradient(w.x, w.y, 0.2, w.x, w.y, range);
  light.addColorStop(0, `${colour}${w.sees ? 'd0' : 'a8'}`);
  light.addColorStop(0.8, `${colour}70`);
  light.addColorStop(1, `${colour}30`);
  ctx.fillStyle = light;
  ctx.beginPath();
  ctx.moveTo(w.x, w.y);
  for (let i = -12; i <= 12; i++) {
    const angle = w.heading + (i / 12) * HALF;
    const far = reachOf(s.house.tiles, w.x, w.y, angle, range);
    ctx.lineTo(w.x + Math.cos(angle) * far, w.y + Math.sin(angle) * far);
  }
  ctx.closePath();
  ctx.fill();
  ctx.strokeStyle = `${colour}90`;
  ctx.lineWidth = 0.05;
  ctx.stroke();
  ctx.restore();
}

/** How far the steps are heard, and the board that creaked. */
function drawNoise(p: Painter, s: Sneaking): void {
  const { ctx } = p;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.06;
  if (s.noise > 0 && s.watchers.some(({ sort }) => sort === 'sleeper')) {
    ctx.globalAlpha = 0.28;
    ctx.beginPath();
    ctx.arc(s.hero.x, s.hero.y + 0.1, s.noise * (0.94 + Math.sin(p.now * 9) * 0.06), 0, 6.2832);
    ctx.stroke();
  }
  if (s.creaked < 40)
    for (let i = 0; i < 3; i++) {
      ctx.globalAlpha = (1 - s.creaked / 40) * 0.7;
      ctx.beginPath();
      ctx.arc(s.creakAt.x, s.creakAt.y, (s.creaked / 40) * (1.5 + i * 1.4), 0, 6.2832);
      ctx.stroke();
    }
  ctx.globalAlpha = 1;
}

/** Where one gets out: pale until all is taken, then it calls. */
export function drawGoal(p: Painter, g: Game, at: Spot, open: boolean): void {
  const { palette, ctx } = p;
  const { goal } = g.design.cast;
  const beat = open ? Math.sin(p.now * 5) : 0;
  ctx.globalAlpha = open ? 0.5 + beat * 0.2 : 0.28;
  ellipse(p, at.x, at.y + 0.2, 0.95 + beat * 0.08, 0.62, open ? palette.accent : '#000000');
  ctx.globalAlpha = 1;
  if (goal)
    p.sprite(
      goal,
      at.x,
      at.y - 0.15,
      1.45 + beat * 0.06,
      open ? { glow: palette.accent, shadow: true } : { alpha: 0.7, shadow: true },
    );
  else {
    p.rect(at.x - 0.45, at.y - 0.85, 0.9, 1.25, p.mix(palette.solid, '#000000', 0.4), 0.1);
    p.rect(at.x - 0.35, at.y - 0.75, 0.7, 1.15, open ? palette.accent : p.mix(palette.solid, '#ffffff', 0.15), 0.08);
    p.circle(at.x + 0.2, at.y - 0.1, 0.07, '#ffffff');
  }
  if (open) return;
  // a small padlock says what the pale picture may not
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.arc(at.x + 0.5, at.y + 0.22, 0.12, Math.PI, 0);
  ctx.stroke();
  p.rect(at.x + 0.3, at.y + 0.22, 0.4, 0.3, palette.accent, 0.07);
}

function drawWatcher(p: Painter, w: Watcher): void {
  const { palette } = p;
  const asleep = !isAwake(w);
  const breath = asleep ? Math.sin(p.now * 2 + w.x) * 0.04 : 0;
  p.sprite(w.actor, w.x, w.y - 0.22, 1.25, {
    shadow: true,
    squash: w.squash.value + breath,
    ...(asleep ? { angle: 0.12 } : { dir: Math.cos(w.heading) < -0.05 ? -1 : 1 }),
    ...(w.sees ? { glow: palette.danger } : {}),
  });
  const top = w.y - 1.08;
  if (asleep) {
    for (let i = 0; i < 3; i++) {
      const part = (p.now * 0.35 + i / 3) % 1;
      p.ctx.globalAlpha = Math.sin(part * 3.14) * 0.9;
      p.text('z', w.x + 0.35 + part * 0.5, w.y - 0.6 - part * 0.8, 0.3 + part * 0.25, palette.ink);
    }
    p.ctx.globalAlpha = 1;
    if (w.wake > 0.03) p.health(w.x, top, 1, w.wake, w.wake > 0.7 ? palette.danger : palette.accent);
    return;
  }
  if (w.notice > 0.03) p.health(w.x, top, 1, w.notice, palette.danger);
  if (w.sees || w.notice > 0.03 || w.turned > 0) {
    const mark = w.sees ? '!' : '?';
    p.circle(w.x, top - 0.45, 0.34, w.sees ? palette.danger : '#ffffff');
    p.text(mark, w.x, top - 0.44, 0.5, w.sees ? '#ffffff' : '#222222');
  }
}

function drawHero(p: Painter, s: Sneaking, g: Game): void {
  const { hero } = s;
  const going = dist(hero.vx, hero.vy) > 0.5;
  const sink = s.tiptoe && going ? 0.06 + Math.abs(Math.sin(p.now * 6)) * 0.05 : 0;
  p.hero(hero.x, hero.y - 0.22 + sink, s.hidden ? 1.05 : 1.25, {
    dir: s.dir,
    squash: s.squash.value + (s.tiptoe ? 0.08 : 0),
    shadow: !s.hidden,
    ...(s.hidden ? { alpha: 0.75 } : {}),
  });
  if (!s.hidden) return;
  const hide = s.house.hides.toSorted(
    (a, b) => dist(a.x + 0.5 - hero.x, a.y + 0.5 - hero.y) - dist(b.x + 0.5 - hero.x, b.y + 0.5 - hero.y),
  )[0];
  if (hide) drawHide(p, g, hide, 0.72);
}
