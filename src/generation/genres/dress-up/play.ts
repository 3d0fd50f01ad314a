/** What a press does: a part of the wardrobe opens, a piece goes on or comes off, is dyed or printed, and at last all is shown. */
import type { Game } from '../../kit/types.js';
import { readSpots } from '../words/spots.js';
import { layoutOf, spotsOf, W } from './layout.js';
import { DYES, type Pattern, type Tab } from './pieces.js';
import { isMet, slotOf, type State } from './state.js';
import { PEEK, putOn } from './wishes.js';

/** frames of a show, and of a shaken head */
export const SHOW = 170;
export const NO = 40;

export function step(g: Game, s: State): void {
  s.t++;
  s.squash.step();
  if (s.no > 0) s.no--;
  if (s.glad > 0) s.glad--;
  if (s.peek > 0) s.peek--;
  g.progress(s.met.filter(Boolean).length, s.wishes.length);
  if (s.phase === 'show') return show(g, s);
  const picked = readSpots(g, spotsOf(s, g.height), s.hands);
  if (picked) pick(g, s, picked.id);
}

function pick(g: Game, s: State, id: string): void {
  const [what = '', which = ''] = id.split(':');
  if (what === 'tab') {
    s.tab = which as Tab;
    // dyes are for what is worn of this part
    const worn = Object.values(s.outfit).find(({ cut }) => (s.rails.get(s.tab) ?? []).some((one) => one.cut === cut));
    s.touched = worn ? slotOf(worn.cut) : null;
    g.sound('select', 1.2);
  } else if (what === 'piece') wear(g, s, Number(which));
  else if (what === 'dye') change(g, s, { dye: Number(which) });
  else if (what === 'pattern') change(g, s, { pattern: which as Pattern });
  else if (what === 'portrait') peek(g, s);
  else if (what === 'done') finish(g, s);
}

function wear(g: Game, s: State, at: number): void {
  const piece = s.rails.get(s.tab)?.[at];
  if (!piece) return;
  const slot = slotOf(piece.cut);
  const worn = s.outfit[slot];
  const same = worn?.cut === piece.cut && s.touched === slot;
  // one of ten dresses is another one, though its cut is the same
  const copies = (s.rails.get(s.tab) ?? []).filter(({ cut }) => cut === piece.cut).length > 1;
  const other = copies && (worn?.dye !== piece.dye || worn.pattern !== piece.pattern);
  if (same && !other && slot !== 'hair') {
    delete s.outfit[slot];
    s.touched = null;
    g.sound('swap', 0.8);
  } else if (worn?.cut === piece.cut && !other) {
    s.touched = slot;
    g.sound('select');
  } else {
    putOn(s, piece);
    g.sound('swap', 1.1);
    const { x, feet, scale } = layoutOf(g.height).doll;
    g.burst(x, feet - 3.4 * scale, {
      n: 8,
      shape: 'star',
      speed: 3,
      life: 0.6,
      size: 0.16,
      colour: DYES[piece.dye] as string,
    });
  }
  s.squash.kick(0.1);
  judge(g, s);
}

function change(g: Game, s: State, by: { dye?: number; pattern?: Pattern }): void {
  const worn = s.touched && s.outfit[s.touched];
  if (!worn || !s.touched || worn.cut.startsWith('thing:')) {
    g.sound('step', 0.7);
    return;
  }
  s.outfit[s.touched] = { ...worn, ...by };
  s.squash.kick(0.06);
  g.sound('note', 1 + (by.dye ?? 4) * 0.09);
  judge(g, s);
}

/** What has come true is told at once, and counts once. */
function judge(g: Game, s: State): void {
  s.wishes.forEach((wish, i) => {
    const met = isMet(wish, s.outfit, s.occasion);
    if (met && !s.met[i] && s.portrait !== 'hidden') {
      s.glad = 50;
      g.sound('collect', 1 + i * 0.08);
    }
    s.met[i] = met;
  });
}

function peek(g: Game, s: State): void {
  if (s.peek > 0) return;
  s.peek = PEEK / 2;
  g.sound('select', 0.8);
}

function finish(g: Game, s: State): void {
  if (!s.met.every(Boolean)) {
    s.no = NO;
    g.sound('hit', 0.8);
    return;
  }
  s.phase = 'show';
  s.t = 0;
  s.touched = null;
  const { x, feet, scale } = layoutOf(g.height).doll;
  g.addScore(50 + s.wishes.length * 25, x, feet - 8 * scale);
  g.sound('level');
  g.flash('#ffffff', 0.5);
}

function show(g: Game, s: State): void {
  if (s.t % 28 === 1 && s.t < SHOW - 30) {
    s.squash.kick(-0.12);
    g.sound('note', 1 + s.t * 0.004);
    g.burst(g.rand.range(0.5, W - 0.5), g.rand.range(0.5, 3), {
      n: g.has('confetti') ? 40 : 18,
      shape: 'square',
      speed: 5,
      gravity: 6,
      life: 1.4,
      size: 0.2,
      colour: DYES,
    });
  }
  if (s.t >= SHOW) g.levelDone();
}
