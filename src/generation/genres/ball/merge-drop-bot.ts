/** Drops where what is dropped would first meet one alike; else low, and beside what is a little larger. */
import { clearPad } from '../../kit/pad.js';
import type { Game, Pad } from '../../kit/types.js';
import { DROP_Y, edge, FLOOR, sizeOf, W, type State, type Thing } from './merge-drop-state.js';

const PLACES = 21;
const THINK = 12;

/** How good it is to let it fall there. */
function worth(s: State, x: number): number {
  const r = sizeOf(s.now);
  let y = FLOOR - r;
  let met: Thing | undefined;
  for (const thing of s.things) {
    const { body } = thing;
    const reach = r + body.hw;
    const off = Math.abs(body.x - x);
    if (off >= reach) continue;
    const at = body.y - Math.sqrt(reach * reach - off * off);
    if (at >= y) continue;
    y = at;
    met = thing;
  }
  if (!met) return y;
  if (met.sort === s.now) return y + 60 - Math.abs(met.body.x - x) * 4;
  const over = met.sort - s.now;
  return y * 1.3 - (over > 0 ? over : 4 - over * 2) * 1.1;
}

export function mergeDropBot(_g: Game, s: State, pad: Pad): void {
  clearPad(pad);
  if (pad.pointer) pad.pointer.down = false;
  if (s.pause > 0 || s.ends > 0 || ++s.thought < THINK) return;
  s.thought = 0;
  const most = edge(s, s.now);
  const places = Array.from({ length: PLACES }, (_, i) => W / 2 - most + (2 * most * i) / (PLACES - 1));
  const alike = s.things.filter(({ sort }) => sort === s.now).map(({ body }) => body.x);
  const [best] = [...places, ...alike.filter((x) => Math.abs(x - W / 2) <= most)]
    .map((x) => ({ x, is: worth(s, x) }))
    .toSorted((a, b) => b.is - a.is);
  if (best) pad.pointer = { x: best.x, y: DROP_Y, down: true };
}
