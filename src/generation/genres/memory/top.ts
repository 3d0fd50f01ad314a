/** Above the table, or beside it in a broad window: the one who plays, what was found, the tries that are left; of two who play, each with the pairs they have. */
import type { Game, Painter } from '../../kit/types.js';
import { COLUMN, isBroad, tableOf, VIEW_W, type Room } from './layout.js';
import type { State } from './state.js';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Where the one who plays is, and the number of tries. */
export const tellingAt = (room: Room): { readonly hero: Spot; readonly tries: Spot } =>
  isBroad(room)
    ? { hero: { x: COLUMN.x, y: 2 }, tries: { x: COLUMN.x, y: 4.75 } }
    : { hero: { x: 1.05, y: 1.02 }, tries: { x: VIEW_W - 1.05, y: 1 } };

/** Of two who play: each with the pairs they have, and whose turn it is. */
function drawSides(p: Painter, s: State, g: Game, { turn, won, rival }: NonNullable<State['two']>): void {
  const { palette } = p;
  const broad = isBroad(g);
  const k = broad ? 1.9 : 1;
  for (const side of [0, 1] as const) {
    const first = side === 0;
    const x = broad ? COLUMN.x : first ? 1.15 : VIEW_W - 1.15;
    const y = broad ? g.height * (first ? 0.25 : 0.75) - 0.6 : 0.99;
    const active = turn === side;
    const nod = active ? Math.sin(p.now * 4) * 0.05 - Math.max(0, -s.jump.value) : 0;
    if (active && broad)
      p.rect(COLUMN.x - 2.1, first ? 0.35 : g.height / 2 + 0.1, 4.2, g.height / 2 - 0.5, palette.accent, 0.4);
    else if (active) p.rect(first ? 0.2 : VIEW_W / 2 + 0.05, 0.16, VIEW_W / 2 - 0.25, 1.66, palette.accent, 0.36);
    p.circle(x, y, 0.74 * k, p.mix(palette.panel, '#ffffff', 0.25));
    if (first) p.hero(x, y + nod, 1.3 * k, { shadow: false });
    else p.sprite(rival, x, y + nod, 1.3 * k, { dir: -1 });
    const at = broad ? { x, y: y + 2.1 } : { x: first ? 2.75 : VIEW_W - 2.75, y };
    p.circle(at.x, at.y, 0.6, palette.panel);
    p.text(String(won[side]), at.x, at.y + 0.02, 0.8, palette.ink);
  }
}

/** Pictures of the pairs that were found, in as many rows as they need. */
function drawFound(p: Painter, s: State, g: Game): void {
  const broad = isBroad(g);
  const room = broad ? 3.9 : s.boss ? 2.9 : 4.5;
  const n = Math.max(s.found.length, 1);
  const step = Math.min(0.95, (room * 2) / Math.max(2, n));
  const perRow = broad ? 4 : Math.ceil(n / (n * step > room ? 2 : 1));
  const each = Math.min(0.95, room / perRow);
  const { hero, tries } = tellingAt(g);
  const left = broad ? hero.x - room / 2 : 2.1;
  const top = broad ? (s.tries === null ? tries.y : tries.y + 1.7) : n > perRow ? 0.62 : 1;
  s.found.forEach((actor, i) => {
    const x = left + ((i % perRow) + 0.5) * (broad ? room / 4 : each);
    const y = top + Math.floor(i / perRow) * (broad ? 0.98 : 0.78);
    const fresh = i === s.found.length - 1 ? Math.max(0, -s.jump.value) : 0;
    p.sprite(actor, x, y - fresh * 0.4, Math.min(broad ? 0.9 : 0.78, each) * (1 + fresh));
  });
}

function drawTries(p: Painter, s: State, g: Game): void {
  if (s.tries === null) return;
  const { palette } = p;
  const k = isBroad(g) ? 1.35 : 1;
  const { x, y } = tellingAt(g).tries;
  const low = s.tries <= 2;
  const beat = low ? Math.abs(Math.sin(p.now * 4)) * 0.06 : 0;
  p.circle(x, y, (0.72 + beat) * k, low ? palette.danger : p.mix(palette.accent, '#000000', 0.15));
  p.circle(x, y - 0.03, (0.62 + beat) * k, p.mix(palette.panel, '#ffffff', 0.25));
  p.text(String(s.tries), x, y - 0.08 * k, (0.6 + beat) * k, palette.ink);
  // two cards, small: what the number counts are tries
  for (const i of [-1, 1])
    p.rect(x + (i * 0.13 - 0.09) * k, y + 0.27 * k, 0.18 * k, 0.2 * k, g.design.theme.palette.danger, 0.04);
}

export function drawTop(p: Painter, s: State, g: Game): void {
  const { palette } = p;
  const broad = isBroad(g);
  const face = p.mix(palette.panel, palette.solidEdge, 0.15);
  const table = tableOf(g);
  const [x, y, w, h] = broad
    ? [COLUMN.x - COLUMN.w / 2, table.y - table.h / 2 - 0.15, COLUMN.w, table.h + 0.3]
    : [0.1, 0.06, VIEW_W - 0.2, 1.86];
  p.rect(x, y + 0.07, w, h, 'rgba(0,0,0,.3)', 0.45);
  p.rect(x, y, w, h, face, 0.45);
  if (s.two) return drawSides(p, s, g, s.two);
  const { hero } = tellingAt(g);
  const size = broad ? 2.7 : 1.45;
  const jump = Math.max(0, -s.jump.value) * 1.5;
  const lift = jump - Math.sin(p.now * 2.4) * 0.03;
  p.hero(hero.x, hero.y - lift, size, { squash: s.jump.value * 0.5, shadow: true });
  if (s.shields > 0) {
    p.ctx.globalAlpha = 0.35;
    p.circle(hero.x, hero.y, size * 0.58, palette.accent);
    p.ctx.globalAlpha = 1;
  }
  drawFound(p, s, g);
  if (s.boss) {
    const far = s.boss.hit > 0 ? Math.sin(p.now * 40) * 0.07 : 0;
    const at = broad ? { x: hero.x, y: g.height - 1.5, size: 2.2 } : { x: 5.85, y: 1, size: 1.5 };
    p.sprite(s.boss.actor, at.x + far, at.y, at.size, { white: s.boss.hit / 18, glow: palette.danger, dir: -1 });
  }
  drawTries(p, s, g);
}
