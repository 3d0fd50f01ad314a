/** How it looks: a court with a net, a stage with a crowd of the theme, or a ring on mats; above it both names with health and rounds. */
import { clamp } from '../../kit/juice.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game, Painter } from '../../kit/types.js';
import { drawBalls, drawBat, drawCourt } from './draw-court.js';
import { drawFighter, drawPower } from './draw-fighter.js';
import { drawRing } from './draw-ring.js';
import { FLOOR } from './fight.js';
import { SIZE, type State } from './state.js';

/** Rounds that are shown as lamps. */
const MOST_LAMPS = 9;

export function drawDuel(p: Painter, s: State, g: Game): void {
  ({ court: drawCourt, fight: drawStage, ring: drawRing })[s.mode](p, s, g);
  drawPower(p, s);
  if (s.mode === 'court') {
    for (const one of [s.foe, s.me]) drawBat(p, s, one);
    drawBalls(p, s, g);
  } else for (const one of [s.foe, s.me].toSorted((a, b) => a.y - b.y)) drawFighter(p, s, one);
  for (const shot of s.shots)
    if (shot.actor) p.sprite(shot.actor, shot.x, shot.y, 0.95, { angle: shot.life * 0.25, dir: Math.sign(shot.vx) });
    else {
      p.circle(shot.x, shot.y, 0.3, p.mix(p.palette.accent, '#000000', 0.3));
      p.circle(shot.x, shot.y, 0.2, p.mix(p.palette.accent, '#ffffff', 0.5));
    }
  drawScore(p, s);
}

function drawStage(p: Painter, s: State, g: Game): void {
  const { view, palette } = p;
  const deco = sceneryOf(g.design.cast.deco);
  // scenery only beside the stage: on it, it would look like something to take
  deco.slice(0, 4).forEach((actor, i) => {
    const x = (i % 2 ? SIZE.fight.w + 1.6 : -1.6) + (i % 2 ? 1 : -1) * Math.floor(i / 2) * 2.6;
    p.sprite(actor, x, FLOOR - 0.9, 1.9, { wash: `${p.mix(palette.far, palette.horizon, 0.4)}80` });
  });
  // the floor goes on beside the stage
  p.block(view.x - 1, FLOOR, view.w + 2, view.y + view.h - FLOOR + 2, true);
  for (const plank of s.things) p.block(plank.x - plank.r, plank.y, plank.r * 2, 0.55, true);
  for (const x of [0.1, SIZE.fight.w - 0.1]) {
    p.rect(x - 0.16, FLOOR - 3.2, 0.32, 3.3, p.mix(palette.solid, '#000000', 0.3), 0.1);
    for (let i = 0; i < 3; i++) p.rect(x - 0.2, FLOOR - 2.9 + i * 0.9, 0.4, 0.3, palette.danger, 0.1);
    p.circle(x, FLOOR - 3.3, 0.3, palette.accent);
  }
}

/** Both pictures with health (in a fight) and the rounds they have won. */
function drawScore(p: Painter, s: State): void {
  const { palette } = p;
  const { w } = SIZE[s.mode];
  for (const one of [s.me, s.foe]) {
    const left = one.mine;
    const colour = p.sides[left ? 0 : 1];
    const x = left ? 0.75 : w - 0.75;
    const dir = left ? 1 : -1;
    p.circle(x, 0.62, 0.72, p.mix(colour, '#000000', 0.35));
    p.circle(x, 0.58, 0.66, p.mix(palette.panel, '#ffffff', 0.3));
    p.sprite(one.actor, x, 0.56, 1.02, { dir });
    const from = x + dir * 0.85;
    const long = w / 2 - 2;
    if (s.mode === 'fight') {
      const a = left ? from : from - long;
      p.rect(a - 0.06, 0.12, long + 0.12, 0.52, 'rgba(0,0,0,.6)', 0.26);
      const part = clamp(one.hp / one.most, 0, 1);
      if (part > 0)
        p.rect(
          left ? a : a + long * (1 - part),
          0.18,
          long * part,
          0.4,
          part < 0.3 ? p.mix(colour, '#ffffff', 0.3 + 0.3 * Math.sin(p.now * 9)) : colour,
          0.2,
        );
    }
    // more than a row has room for are counted by the signs above alone
    for (let i = 0; i < (s.need > MOST_LAMPS ? 0 : s.need); i++) {
      const cx = from + dir * (0.25 + i * 0.55);
      const cy = s.mode === 'fight' ? 1 : 0.6;
      p.circle(cx, cy, 0.22, 'rgba(0,0,0,.5)');
      p.circle(cx, cy, 0.16, i < one.won ? colour : 'rgba(255,255,255,.25)');
    }
  }
}
