/** How it looks: holes in the theme's ground, the open air with a blade of light, a pier over deep water, or a lamp between two who wait. */
import type { Game, Painter } from '../../kit/types.js';
import { drawFish } from './draw-fish.js';
import { drawLamp } from './draw-lamp.js';
import { drawHoles, drawSlice } from './draw-pops.js';
import { PATIENCE, W, type State } from './state.js';

export function drawReaction(p: Painter, s: State, g: Game): void {
  if (s.mode === 'holes') drawHoles(p, s, g);
  else if (s.mode === 'slice') drawSlice(p, s);
  else if (s.mode === 'fish') drawFish(p, s);
  else drawLamp(p, s, g);
  // slips that are forgiven, as three dots; a shield is a ring about them
  p.rect(0.15, 0.2, PATIENCE * 0.62 + 0.4, 0.8, 'rgba(0,0,0,.45)', 0.4);
  for (let i = 0; i < PATIENCE; i++)
    p.circle(0.66 + i * 0.62, 0.6, 0.22, i < s.patience ? p.palette.accent : 'rgba(255,255,255,.25)');
  if (s.shield) p.circle(0.66 + PATIENCE * 0.62 + 0.3, 0.6, 0.3, p.palette.solidEdge);
  if (s.streak > 2) p.text(`×${s.streak}`, W - 1, 0.7, 0.8 + Math.max(0, -s.hero.value), p.palette.accent);
}
