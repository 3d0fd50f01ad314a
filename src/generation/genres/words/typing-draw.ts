/** How typing looks: who falls with words, the one who shoots at them before what is defended, and the keys below. */
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawKeyboard } from './keyboard.js';
import { drawSheet, inkOn, isNoir } from './look.js';
import { acrossOf, GROUND, KEYS, W, type Faller, type State } from './typing-state.js';

/** how much larger everybody is where the window is broad */
const sizeIn = ({ width }: Game): number => 1 + clamp((width - W) / 12, 0, 1) * 0.4;

function drawWord(p: Painter, s: State, g: Game, one: Faller): void {
  const { palette } = p;
  const { cells } = one.word;
  const k = sizeIn(g);
  const size = 0.56 * k;
  const wide = cells.length * size * 0.82;
  const aimed = s.target === one;
  const { rtl } = s.words.letters;
  const reach = g.width / 2 - wide / 2 - 0.25;
  const x0 = clamp(acrossOf(g, one.x), W / 2 - reach, W / 2 + reach);
  const y = one.y + 0.98 * k;
  const h = 0.74 * k;
  p.rect(x0 - wide / 2 - 0.2, y - h / 2, wide + 0.4, h, aimed ? palette.accent : 'rgba(0,0,0,.35)', 0.2);
  p.rect(x0 - wide / 2 - 0.14, y - h / 2 + 0.06, wide + 0.28, h - 0.12, palette.panel, 0.16);
  let at = 0;
  cells.forEach(({ shown, key }, i) => {
    const x = x0 + ((rtl ? cells.length - 1 - i : i) - (cells.length - 1) / 2) * size * 0.82;
    const written = key !== null && at < one.typed;
    const next = key !== null && at === one.typed;
    if (key !== null) at++;
    if (written) p.rect(x - 0.2 * k, y - 0.25 * k, 0.4 * k, 0.52 * k, palette.accent, 0.1);
    p.text(shown, x, y + 0.01, size, written ? inkOn(palette.accent) : palette.ink);
    // what is to be typed now is underlined, whatever the colours
    if (next) p.rect(x - 0.18 * k, y + 0.22 * k, 0.36 * k, 0.07 * k, palette.danger);
  });
}

/** What is defended stands behind whoever defends it. */
function drawHome(p: Painter, s: State, g: Game): void {
  const k = sizeIn(g);
  const { goal } = g.design.cast;
  if (goal) p.sprite(goal, W / 2 - 1.5 * k, GROUND - 1.05 * k, 2.3 * k, { shadow: true });
  p.hero(W / 2, GROUND - 0.62 * k, 1.4 * k, { squash: s.hero.value, dir: s.aim < 0 ? -1 : 1, shadow: true });
}

function drawShot(p: Painter, s: State, g: Game): void {
  if (!s.shot) return;
  const from = GROUND - 0.9 * sizeIn(g);
  const x = acrossOf(g, s.shot.x);
  p.ctx.save();
  p.ctx.globalAlpha = s.shot.t;
  p.line(W / 2, from, x, s.shot.y, 0.16, p.palette.accent);
  p.line(W / 2, from, x, s.shot.y, 0.06, '#ffffff');
  p.circle(x, s.shot.y, 0.5 * s.shot.t, p.palette.accent);
  p.ctx.restore();
}

export function drawTyping(p: Painter, s: State, g: Game): void {
  const { view } = p;
  const k = sizeIn(g);
  p.block(view.x - 1, GROUND, view.w + 2, Math.max(6, view.y + view.h - GROUND + 1), true);
  drawHome(p, s, g);
  drawShot(p, s, g);
  for (const one of s.fallers)
    p.sprite(one.actor, acrossOf(g, one.x), one.y, (one.boss ? 1.7 : 1.25) * k, {
      white: one.hit / 12,
      squash: Math.sin(p.now * 4 + one.x) * 0.04,
      shadow: false,
    });
  for (const one of s.fallers) drawWord(p, s, g, one);
  const low = s.keyboard.keys.reduce((sum, key) => Math.max(sum, key.y + key.h / 2), 0);
  drawSheet(p, -0.06, KEYS - 0.14, W + 0.12, low - KEYS + 0.28);
  const next = s.target?.word.keys[s.target.typed];
  drawKeyboard(p, s.keyboard, (key) => (key === next ? 'lit' : 'plain'), isNoir(g.design));
}
