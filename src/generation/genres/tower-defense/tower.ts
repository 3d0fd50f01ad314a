/** The four towers: the hero on a plinth, a mortar, a crystal, a column of light; each bears something of the prompt. */
import type { Actor } from '../../design.js';
import type { Game, Painter } from '../../kit/types.js';
import type { Tower, TowerType } from './state.js';

/** what a tower of that type bears beside the hero */
function bearer(g: Game, type: TowerType): Actor {
  const { hero, items } = g.design.cast;
  // where the prompt has few things, the hero mans more towers
  return { guard: undefined, blast: items[0], chill: items[1], ray: items[2] }[type] ?? hero;
}

export function drawTower(p: Painter, tower: Tower, g: Game): void {
  const { ctx, palette } = p;
  const { x, y, type, level } = tower;
  const kick = Math.max(0, 1 - tower.fired / 10);
  const stone = p.mix(palette.solid, '#8a8a94', 0.3);
  const dark = p.mix(stone, '#000000', 0.45);
  ctx.save();
  const alpha = ctx.globalAlpha;
  ctx.globalAlpha = alpha * 0.25;
  p.rect(x - 0.46, y + 0.26, 0.92, 0.26, '#000000', 0.13);
  ctx.globalAlpha = alpha;
  const tint = {
    guard: palette.accent,
    blast: palette.danger,
    chill: p.mix('#6cc8ff', palette.accent, 0.1),
    ray: p.mix(palette.danger, '#a86bff', 0.6),
  }[type];
  // a plinth with a rim in the tower's colour
  p.rect(x - 0.45, y + 0.02, 0.9, 0.42, dark, 0.16);
  p.rect(x - 0.45, y - 0.06, 0.9, 0.38, stone, 0.16);
  p.rect(x - 0.39, y - 0.02, 0.78, 0.22, tint, 0.1);
  const dir = Math.cos(tower.aim) < 0 ? -1 : 1;
  if (type === 'blast') {
    ctx.save();
    ctx.translate(x, y - 0.08);
    ctx.rotate(tower.aim);
    p.rect(-0.05 - kick * 0.1, -0.2, 0.62, 0.4, dark, 0.1);
    p.rect(0.42 - kick * 0.1, -0.24, 0.16, 0.48, tint, 0.06);
    ctx.restore();
    p.circle(x, y - 0.12, 0.3, dark);
  } else if (type === 'ray') {
    p.rect(x - 0.2, y - 0.46, 0.4, 0.5, dark, 0.1);
    p.rect(x - 0.14, y - 0.46, 0.28, 0.46, stone, 0.08);
  } else if (type === 'chill') {
    ctx.fillStyle = p.mix(tint, '#ffffff', 0.45);
    ctx.beginPath();
    for (const [dx, dy] of [
      [-0.4, 0],
      [-0.24, -0.62],
      [-0.06, -0.12],
      [0.08, -0.12],
      [0.26, -0.55],
      [0.4, 0],
    ] as const)
      ctx.lineTo(x + dx, y + dy);
    ctx.fill();
  }
  const size = type === 'guard' ? 1.02 : 0.8;
  const lift = { guard: 0.34, blast: 0.34, chill: 0.34, ray: 0.66 }[type];
  const look = {
    dir,
    squash: tower.squash.value + Math.sin(p.now * 3 + tower.c) * 0.03,
    ...(level > 2 ? { glow: tint } : {}),
  };
  const actor = bearer(g, type);
  if (type === 'ray' || type === 'chill') p.circle(x, y - lift, 0.44, p.mix(tint, '#ffffff', 0.5));
  p.sprite(actor, x, y - lift - Math.sin(p.now * 2.2 + tower.r) * 0.02, size, look);
  // a pip a level
  for (let i = 0; i < level; i++) {
    const px = x + (i - (level - 1) / 2) * 0.24;
    p.circle(px, y + 0.36, 0.1, p.mix(palette.ink, '#000000', 0.3));
    p.circle(px, y + 0.36, 0.065, '#ffffff');
  }
  ctx.restore();
}
