/** How it looks: a table, and cards that turn. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { SWAP } from './turn.js';
import { tableOf } from './layout.js';
import { LANTERN, type Card, type State } from './state.js';
import { drawTop } from './top.js';

const PLATES = ['#ffffff', '#ffe08a', '#a9e5ff', '#ffc2d9'];

/** The lamp: a bulb with rays. */
function drawLantern(p: Painter, half: number): void {
  const r = half * 0.3;
  for (let i = 0; i < 8; i++) {
    const a = i * 0.7854 + p.now * 0.6;
    const [x, y] = [Math.cos(a), Math.sin(a)];
    p.line(x * r * 1.45, y * r * 1.45 - r * 0.3, x * r * 2.1, y * r * 2.1 - r * 0.3, half * 0.1, '#f0a81c');
  }
  p.rect(-r * 0.5, r * 0.35, r, r * 0.95, '#6b7280', r * 0.25);
  p.circle(0, -r * 0.3, r * 1.12, '#f0a81c');
  p.circle(0, -r * 0.3, r * 0.95, '#ffe45c');
  p.circle(-r * 0.3, -r * 0.6, r * 0.3, '#ffffff');
}

function drawCard(p: Painter, s: State, card: Card, lit: boolean): void {
  const { ctx, palette } = p;
  const half = s.cell * 0.45;
  const face = card.turn > 0.5;
  // a found pair shrinks away after a moment of joy
  const size = card.done ? clamp(1.12 - Math.max(0, card.gone - 16) / 20, 0, 1.12) : 1;
  if (size <= 0.01) return;
  const wide = Math.max(0.04, Math.abs(Math.cos(card.turn * Math.PI)));
  ctx.save();
  ctx.translate(card.x, card.y);
  ctx.scale(size * wide * (1 + card.squash.value), size * (1 - card.squash.value));
  p.rect(-half * 0.98, -half * 0.9, half * 1.96, half * 2, 'rgba(0,0,0,.24)', half * 0.25);
  const lift = Math.sin(card.turn * Math.PI) * 0.12;
  ctx.translate(0, -lift);
  if (face) {
    const paper = p.mix(PLATES[card.plate % PLATES.length] as string, palette.accent, 0.06);
    p.rect(
      -half,
      -half,
      half * 2,
      half * 2,
      card.done ? palette.accent : p.mix(palette.solid, '#000000', 0.35),
      half * 0.25,
    );
    p.rect(-half * 0.92, -half * 0.92, half * 1.84, half * 1.84, paper, half * 0.2);
    p.circle(0, 0, half * 0.76, p.mix(paper, palette.accent, 0.22));
    if (card.type === LANTERN) drawLantern(p, half);
    else
      p.sprite(
        card.actor,
        0,
        card.done ? -Math.abs(Math.sin(card.gone * 0.25)) * 0.1 : 0,
        half * 1.45,
        card.shadow ? { wash: '#232a3d' } : {},
      );
  } else {
    const back = p.mix(palette.accent, palette.solid, 0.45);
    p.rect(-half, -half, half * 2, half * 2, p.mix(back, '#000000', 0.4), half * 0.25);
    p.rect(-half * 0.92, -half * 0.94, half * 1.84, half * 1.8, back, half * 0.2);
    ctx.strokeStyle = p.mix(back, '#ffffff', 0.5);
    ctx.lineWidth = 0.05;
    ctx.beginPath();
    ctx.roundRect(-half * 0.76, -half * 0.78, half * 1.52, half * 1.5, half * 0.16);
    ctx.stroke();
    const light = p.mix(back, '#ffffff', 0.28);
    for (let i = 0; i < 4; i++) {
      const a = i * 1.5708 + 0.7854;
      p.circle(Math.cos(a) * half * 0.5, Math.sin(a) * half * 0.5, half * 0.13, light);
    }
    ctx.save();
    ctx.rotate(0.7854);
    p.rect(-half * 0.27, -half * 0.27, half * 0.54, half * 0.54, light, half * 0.1);
    p.rect(-half * 0.14, -half * 0.14, half * 0.28, half * 0.28, back, half * 0.05);
    ctx.restore();
  }
  ctx.restore();
  if (!lit || card.done) return;
  const out = half + 0.06 + Math.sin(p.now * 5) * 0.02;
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = 0.15;
  ctx.beginPath();
  ctx.roundRect(card.x - out, card.y - out, out * 2, out * 2, half * 0.3);
  ctx.stroke();
  ctx.strokeStyle = palette.panel;
  ctx.lineWidth = 0.08;
  ctx.stroke();
}

export function drawMemory(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  drawTop(p, s, g);
  const felt = p.mix(p.mix(palette.near, palette.solid, 0.3), palette.panel, 0.2);
  const { x: middle, y: centre, w, h } = tableOf(g);
  const [left, top, wide, tall] = [middle - w / 2 - 0.15, centre - h / 2 - 0.15, w + 0.3, h + 0.3];
  p.rect(left, top + 0.08, wide, tall, 'rgba(0,0,0,.3)', 0.5);
  p.rect(left, top, wide, tall, p.mix(felt, '#000000', 0.35), 0.5);
  p.rect(left + 0.12, top + 0.12, wide - 0.24, tall - 0.24, felt, 0.42);
  for (const card of s.cards)
    if (!s.swapping?.includes(card))
      drawCard(p, s, card, s.cards[s.cursor] === card && s.phase !== 'deal' && s.phase !== 'spin');
  for (const card of s.swapping ?? []) drawCard(p, s, card, false);
  if (s.phase !== 'mischief' || !s.swapping || !s.imp) return;
  // the one who does it hops over what it swaps
  const [one, two] = s.swapping;
  const t = clamp(s.t / SWAP, 0, 1);
  const x = (one.x + two.x) / 2;
  const y = (one.y + two.y) / 2 - Math.abs(Math.sin(t * 9.4)) * 0.5;
  p.sprite(s.imp.actor, x, y - 0.2, 1.5 * Math.min(1, Math.sin(t * Math.PI) * 2.5), {
    glow: palette.danger,
    angle: Math.sin(p.now * 12) * 0.15,
  });
}
