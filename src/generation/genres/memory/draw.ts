/** How it looks: a table, cards that turn, the hero and what was found above. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { SWAP } from './turn.js';
import { VIEW_H, VIEW_W, type Card, type State } from './state.js';

const PLATES = ['#ffffff', '#ffe08a', '#a9e5ff', '#ffc2d9'];

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
    p.sprite(card.actor, 0, card.done ? -Math.abs(Math.sin(card.gone * 0.25)) * 0.1 : 0, half * 1.45);
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

/** Of two who play: each with the pairs they have, and whose turn it is. */
function drawSides(p: Painter, s: State, { turn, won, rival }: NonNullable<State['two']>): void {
  const { palette } = p;
  for (const side of [0, 1] as const) {
    const left = side === 0;
    const x = left ? 1.15 : VIEW_W - 1.15;
    const active = turn === side;
    const nod = active ? Math.sin(p.now * 4) * 0.05 - Math.max(0, -s.jump.value) : 0;
    if (active) p.rect(left ? 0.2 : VIEW_W / 2 + 0.05, 0.16, VIEW_W / 2 - 0.25, 1.66, palette.accent, 0.36);
    p.circle(x, 0.99, 0.74, p.mix(palette.panel, '#ffffff', 0.25));
    if (left) p.hero(x, 0.99 + nod, 1.3, { shadow: false });
    else p.sprite(rival, x, 0.99 + nod, 1.3, { dir: -1 });
    const at = left ? 2.75 : VIEW_W - 2.75;
    p.circle(at, 0.99, 0.6, palette.panel);
    p.text(String(won[side]), at, 1.01, 0.8, palette.ink);
  }
}

function drawTop(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  p.rect(0.1, 0.12, VIEW_W - 0.2, 1.86, 'rgba(0,0,0,.3)', 0.45);
  p.rect(0.1, 0.06, VIEW_W - 0.2, 1.86, p.mix(palette.panel, palette.solidEdge, 0.15), 0.45);
  if (s.two) return drawSides(p, s, s.two);
  const jump = Math.max(0, -s.jump.value) * 1.5;
  p.hero(1.05, 1.02 - jump + Math.sin(p.now * 2.4) * 0.03, 1.45, { squash: s.jump.value * 0.5, shadow: true });
  if (s.shields > 0) {
    p.ctx.globalAlpha = 0.35;
    p.circle(1.05, 1, 0.84, palette.accent);
    p.ctx.globalAlpha = 1;
  }
  const room = s.boss ? 2.9 : 4.5;
  const n = Math.max(s.found.length, 1);
  const step = Math.min(0.95, (room * 2) / Math.max(2, n));
  const rows = n * step > room ? 2 : 1;
  const perRow = Math.ceil(n / rows);
  s.found.forEach((actor, i) => {
    const x = 2.1 + ((i % perRow) + 0.5) * Math.min(0.95, room / perRow);
    const y = rows === 1 ? 1 : 0.62 + Math.floor(i / perRow) * 0.78;
    const fresh = i === s.found.length - 1 ? Math.max(0, -s.jump.value) : 0;
    p.sprite(actor, x, y - fresh * 0.4, Math.min(0.78, room / perRow) * (1 + fresh));
  });
  if (s.boss) {
    const far = s.boss.hit > 0 ? Math.sin(p.now * 40) * 0.07 : 0;
    p.sprite(s.boss.actor, 5.85 + far, 1, 1.5, { white: s.boss.hit / 18, glow: palette.danger, dir: -1 });
  }
  if (s.tries === null) return;
  const low = s.tries <= 2;
  const beat = low ? Math.abs(Math.sin(p.now * 4)) * 0.06 : 0;
  const x = VIEW_W - 1.05;
  p.circle(x, 1, 0.72 + beat, low ? palette.danger : p.mix(palette.accent, '#000000', 0.15));
  p.circle(x, 0.97, 0.62 + beat, p.mix(palette.panel, '#ffffff', 0.25));
  p.text(String(s.tries), x, 0.92, 0.6 + beat, palette.ink);
  // two cards, small: what the number counts are tries
  for (const i of [-1, 1]) p.rect(x + i * 0.13 - 0.09, 1.27, 0.18, 0.2, g.design.theme.palette.danger, 0.04);
}

export function drawMemory(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  drawTop(p, s, g);
  const felt = p.mix(p.mix(palette.near, palette.solid, 0.3), palette.panel, 0.2);
  p.rect(0.1, 2.2, VIEW_W - 0.2, VIEW_H - 2.3, 'rgba(0,0,0,.3)', 0.5);
  p.rect(0.1, 2.12, VIEW_W - 0.2, VIEW_H - 2.3, p.mix(felt, '#000000', 0.35), 0.5);
  p.rect(0.22, 2.24, VIEW_W - 0.44, VIEW_H - 2.54, felt, 0.42);
  for (const card of s.cards)
    if (!s.swapping?.includes(card)) drawCard(p, s, card, s.cards[s.cursor] === card && s.phase !== 'deal');
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
