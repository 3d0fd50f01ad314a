/** How it looks: blocks of the theme's ground over a dark depth, a hero that leans into its run. */
import { drawDark } from '../../kit/dark.js';
import { drawBubble, drawPit, drawScenery } from '../../kit/side-view.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawMarks } from './draw-marks.js';
import { HALF, topOf, type Hazard, type State } from './state.js';

export function drawRunner(p: Painter, s: State, g: Game): void {
  const { view, palette } = p;
  const to = view.x + view.w;
  const bottom = view.y + view.h;
  drawPit(p);
  const seen = (x: number): boolean => x > view.x - 2 && x < to + 2;
  for (const piece of s.pieces)
    if (piece.x < to + 1 && piece.x + piece.w > view.x - 1) {
      const top = topOf(piece, g.frame);
      if (!piece.lift) drawScenery(p, g, piece.x, top, piece.w);
      p.block(piece.x, top, piece.w, Math.max(4, bottom - top + 1), true);
      drawMarks(p, piece, top);
    }
  drawGoal(p, s, g);
  for (const one of s.hazards) if (seen(one.x)) drawHazard(p, one);
  for (const item of s.items) {
    if (!seen(item.x)) continue;
    const y = item.y + Math.sin(p.now * 3.2 + item.x) * 0.07;
    if (item.shield) {
      drawBubble(p, item.x, y, 0.5);
      p.sprite(g.design.cast.hero, item.x, y, 0.55, { dir: 1 });
    } else p.sprite(item.actor, item.x, y, 1.1, { glow: palette.accent });
  }
  for (const foe of s.foes)
    if (!foe.gone && seen(foe.x))
      p.sprite(
        foe.actor,
        foe.x,
        foe.y -
          0.32 -
          Math.abs(Math.sin(p.now * (foe.charge ? 14 : 7) + foe.from)) * 0.08 +
          (foe.flies ? Math.sin(p.now * 3 + foe.from) * 0.12 : 0),
        1.56,
        {
          dir: foe.flies ? -1 : foe.dir,
          shadow: !foe.flies,
          angle: foe.charge && foe.x < s.hero.x + 11 ? -0.16 : 0,
          ...(foe.flies ? { glow: palette.danger } : {}),
        },
      );
  const { projectile } = g.design.cast;
  for (const shot of s.shots) {
    if (projectile) p.sprite(projectile, shot.x, shot.y, 0.6, { heading: 0 });
    else p.circle(shot.x, shot.y, 0.2, palette.accent);
  }
  const { hero } = s;
  const stride = hero.grounded && s.stand === 0 ? Math.sin(hero.x * 3.6) : 0;
  p.hero(hero.x, hero.y - 0.43 - Math.abs(stride) * 0.12, 1.8, {
    dir: 1,
    squash: s.squash.value + (s.stand > 0 ? Math.sin(p.now * 10) * 0.05 : 0),
    angle: hero.grounded ? 0.08 + stride * 0.1 : hero.vy * 0.022,
    shadow: hero.grounded,
  });
  if (s.shield) drawBubble(p, hero.x, hero.y - 0.38, 1.1);
  if (s.idea === 'dark') drawDark(p, hero.x + 2.4, hero.y - 0.4, 6.4 - g.skill);
}

function drawHazard(p: Painter, one: Hazard): void {
  const { ctx, palette } = p;
  if (one.actor) {
    p.sprite(one.actor, one.x, one.y - 0.63, 1.38, { glow: palette.danger, shadow: true });
    return;
  }
  for (let i = -1; i <= 1; i++) {
    const tall = i ? 0.6 : 0.86;
    for (const [k, colour] of [
      [1.25, p.mix(palette.danger, '#000000', 0.5)],
      [1, i ? palette.danger : p.mix(palette.danger, '#ffffff', 0.25)],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(one.x + i * 0.34 - 0.25 * k, one.y + 0.06);
      ctx.lineTo(one.x + i * 0.34, one.y - tall * (k > 1 ? 1.1 : 1));
      ctx.lineTo(one.x + i * 0.34 + 0.25 * k, one.y + 0.06);
      ctx.fill();
    }
  }
}

/** A gate with bunting, and the goal behind it. */
function drawGoal(p: Painter, s: State, g: Game): void {
  const { ctx, palette } = p;
  const x = s.goalX;
  const last = s.pieces.at(-1);
  if (!last || x > p.view.x + p.view.w + 6) return;
  ctx.save();
  ctx.globalAlpha = s.got >= s.need ? 1 : 0.4;
  for (const side of [-1.1, 1.1])
    p.rect(x + side - 0.1, last.y - 3.6, 0.2, 3.6, p.mix(palette.solid, '#000000', 0.4), 0.1);
  for (let i = 0; i < 8; i++)
    for (const k of [0, 1])
      p.rect(
        x - 1.1 + i * 0.275,
        last.y - 3.5 + k * 0.275,
        0.28,
        0.28,
        (i + k) % 2 ? '#ffffff' : p.mix(palette.accent, '#000000', 0.1),
      );
  const { goal } = g.design.cast;
  if (goal) p.sprite(goal, x + 3.4, last.y - 1.25 + HALF * 0.2, 2.6, { glow: palette.accent, shadow: true });
  ctx.restore();
}
