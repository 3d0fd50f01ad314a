/** The room with the doll, what it wishes above, and the open wardrobe. */
import type { Game, Painter } from '../../kit/types.js';
import { spotOf, type Spot } from '../words/spots.js';
import { at } from './brush.js';
import { drawDoll } from './doll.js';
import { layoutOf, spotsOf, type Layout } from './layout.js';
import type { Pattern, Tab } from './pieces.js';
import { NO, SHOW } from './play.js';
import { drawRoom } from './room.js';
import { drawDye, drawHung, drawOccasion, drawPrint, drawTab, drawTick } from './signs.js';
import { suits, type State } from './state.js';
import { drawPortrait, drawWishes } from './wish-card.js';

const CARD = '#fffaf4';
const INK = '#4b3b57';

function drawWearer(p: Painter, s: State, g: Game, { doll }: Layout): void {
  const no = s.no > 0 ? Math.sin((s.no / NO) * 18.85) * 0.14 : 0;
  const turn = s.phase === 'show' ? Math.cos(Math.min(1, s.t / 60) * 6.2832) : 1;
  const hop = s.phase === 'show' ? Math.abs(Math.sin(s.t * 0.11)) * 0.35 * (1 - s.t / (SHOW + 20)) : 0;
  const breath = Math.sin(p.now * 2.2) * 0.012;
  const tall = doll.scale * (1 - s.squash.value * 0.3 + breath);
  const wide = doll.scale * (Math.abs(turn) < 0.12 ? 0.12 : turn) * (1 + s.squash.value * 0.3 - breath);
  at(
    p,
    doll.x + no,
    doll.feet - hop,
    tall,
    () =>
      drawDoll(p, s.being, s.outfit, g.design.cast.hero, s.things, {
        glad: s.glad > 0 || s.phase === 'show',
        wink: p.now % 3.7 < 0.13,
        sway: Math.sin(p.now * 1.4),
      }),
    wide,
  );
}

function cell(p: Painter, spot: Spot, chosen: boolean, at: boolean, colour = CARD): void {
  const { x, y, w, h } = spot;
  p.rect(x - w / 2, y - h / 2 + 0.07, w, h, 'rgba(70,40,60,.22)', 0.22);
  if (at || chosen)
    p.rect(x - w / 2 - 0.08, y - h / 2 - 0.08, w + 0.16, h + 0.16, at ? '#4d8ef0' : p.palette.accent, 0.28);
  p.rect(x - w / 2, y - h / 2, w, h, colour, 0.22);
}

function drawClosetFrame(p: Painter, { panel }: Layout): void {
  const wood = p.mix('#b9825a', p.palette.accent, 0.12);
  p.rect(panel.x, panel.y + 0.12, panel.w, panel.h, 'rgba(50,25,40,.3)', 0.4);
  p.rect(panel.x, panel.y, panel.w, panel.h, wood, 0.4);
  p.rect(panel.x + 0.1, panel.y + 0.1, panel.w - 0.2, panel.h - 0.2, p.mix(wood, '#fff3e2', 0.72), 0.32);
}

function drawCloset(p: Painter, s: State, g: Game, layout: Layout): void {
  drawClosetFrame(p, layout);
  const spots = spotsOf({ ...s, phase: 'dress' }, g.height);
  const cursor = s.hands.keys ? spotOf(spots, s.hands)?.id : undefined;
  const worn = s.touched ? s.outfit[s.touched] : undefined;
  const ready = s.met.every(Boolean);
  for (const spot of spots) {
    const [what = '', which = ''] = spot.id.split(':');
    const here = spot.id === cursor;
    const side = Math.min(spot.w, spot.h);
    if (what === 'tab') {
      cell(p, spot, which === s.tab, here, which === s.tab ? '#ffffff' : p.mix(CARD, '#b9825a', 0.25));
      drawTab(p, which as Tab, spot.x, spot.y, side * 0.84);
    } else if (what === 'piece') {
      const piece = s.rails.get(s.tab)?.[Number(which)];
      if (!piece) continue;
      const on = Object.values(s.outfit).some(
        (one) => one.cut === piece.cut && (one.dye === piece.dye || !isCopied(s, piece.cut)),
      );
      // white cloth must show as well
      cell(p, spot, on, here, '#f3e2d6');
      drawHung(p, piece, s.things, spot.x, spot.y, side * 0.88);
      if (suits(piece, s.occasion))
        drawOccasion(p, s.occasion, spot.x - spot.w / 2 + 0.27, spot.y - spot.h / 2 + 0.27, 0.4);
      if (on) drawTick(p, spot.x + spot.w / 2 - 0.2, spot.y + spot.h / 2 - 0.2, 0.19);
    } else if (what === 'dye') {
      const r = side * (worn?.dye === Number(which) ? 0.46 : 0.38);
      if (here || worn?.dye === Number(which)) p.circle(spot.x, spot.y, r + 0.09, here ? '#4d8ef0' : INK);
      drawDye(p, Number(which), spot.x, spot.y, r);
    } else if (what === 'pattern') {
      if (here || worn?.pattern === which)
        p.rect(spot.x - side * 0.49, spot.y - side * 0.49, side * 0.98, side * 0.98, here ? '#4d8ef0' : INK, 0.2);
      drawPrint(p, which as Pattern, worn?.dye ?? 4, spot.x, spot.y, side * 0.82);
    } else if (what === 'done') {
      const beat = ready && s.phase === 'dress' ? Math.abs(Math.sin(p.now * 3.4)) * 0.06 : 0;
      cell(
        p,
        { ...spot, w: spot.w + beat, h: spot.h + beat },
        ready,
        here,
        ready ? '#39a85b' : p.mix(CARD, '#b9825a', 0.3),
      );
      drawTick(p, spot.x, spot.y, side * 0.36, ready ? '#2c8a49' : '#c9b3a2');
    }
  }
}

const isCopied = (s: State, cut: string): boolean =>
  (s.rails.get(s.tab) ?? []).filter((one) => one.cut === cut).length > 1;

export function drawDressing(p: Painter, s: State, g: Game): void {
  const layout = layoutOf(g.height);
  drawRoom(p, s, g, layout);
  if (s.portrait !== 'none') drawPortrait(p, s, g, layout);
  drawWearer(p, s, g, layout);
  drawWishes(p, s, layout);
  drawCloset(p, s, g, layout);
}
