/** What the two players want this frame: keys, pad, finger or mouse for the hero; the computer, or the second half of the keyboard, for the rival. */
import { clamp } from '../../kit/juice.js';
import type { Game, Pad } from '../../kit/types.js';
import { courtMind } from './court.js';
import { fightMind } from './fight.js';
import { ringMind } from './ring.js';
import { isShielded, type State, type Wish } from './state.js';

const held = (pad: Pad): boolean => pad.left || pad.right || pad.up || pad.down || pad.a || pad.b;

/** On a court that lies upright, up and down lead along the line as well: who is used to bats that stand at the sides has W and S. */
const wayOf = ({ mode }: State, { ax, ay }: Pad): Pick<Wish, 'x' | 'y'> =>
  mode === 'court' ? { x: Math.abs(ax) >= Math.abs(ay) ? ax : -ay, y: 0 } : { x: ax, y: ay };

export function myWish(g: Game, s: State): Wish {
  const { pad } = g;
  const { pointer } = pad;
  const wish: Wish = { ...wayOf(s, pad), a: g.pressed('a'), b: g.pressed('b') };
  if (pointer) {
    const moved = s.at !== null && Math.abs(pointer.x - s.at.x) + Math.abs(pointer.y - s.at.y) > 0.03;
    if (moved || pointer.down) s.byPointer = true;
    s.at = { x: pointer.x, y: pointer.y };
  }
  if (pad.ax !== 0 || pad.ay !== 0) s.byPointer = false;
  else if (s.byPointer && pointer) point(g, s, wish, pointer);
  return wish;
}

/** The hero goes to the pointer; a click strikes or dashes, in a fight one high above jumps. */
function point(g: Game, s: State, wish: Wish, pointer: { x: number; y: number; down: boolean }): void {
  const { me, foe } = s;
  const dx = pointer.x - me.x;
  const dy = pointer.y - me.y;
  if (s.mode === 'fight') {
    // up to the rival, not through it: beyond its reach there is nothing to gain
    const stop = Math.abs(foe.x - me.x) < 1.8 && Math.sign(foe.x - me.x) === Math.sign(dx);
    wish.x = stop ? Math.sign(dx) * 0.1 : clamp(dx / 0.8, -1, 1);
    if (Math.abs(dx) < 0.25) wish.x = 0;
    wish.y = g.clicked() && dy < -2.6 ? -1 : 0;
    // a finger that lies on the hero itself guards
    if (pointer.down && Math.abs(dx) < 0.7 && Math.abs(dy) < 1.2) wish.y = 1;
    wish.a ||= g.clicked() && dy >= -2.6;
    return;
  }
  const far = Math.max(0.001, Math.sqrt(dx * dx + dy * dy));
  const gas = clamp(far / (s.mode === 'court' ? 0.35 : 1), 0, 1);
  wish.x = s.mode === 'court' ? clamp(dx / 0.35, -1, 1) : (dx / far) * gas;
  wish.y = s.mode === 'court' ? clamp(dy / 0.6, -1, 1) : (dy / far) * gas;
  wish.a ||= g.clicked();
}

export function foeWish(g: Game, s: State): Wish {
  const { pad2 } = g;
  if (!s.human && held(pad2)) {
    s.human = true;
    s.me.shield &&= isShielded(g, s);
    g.sound('power');
    g.banner('2P');
  }
  if (s.human) return { ...wayOf(s, pad2), a: g.pressed('a', pad2), b: g.pressed('b', pad2) };
  const mind = { court: courtMind, fight: fightMind, ring: ringMind }[s.mode];
  const { plan } = s.foe;
  if (--plan.left <= 0) mind(g, s, plan);
  const wish = { x: plan.x, y: plan.y, a: plan.a, b: plan.b };
  plan.a = plan.b = false;
  return wish;
}
