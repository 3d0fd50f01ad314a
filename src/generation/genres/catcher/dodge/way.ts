/** What lies on a way that comes towards one: rows with room to steer through, some of which move, and the goal at the end. */
import type { Game } from '../../../kit/types.js';
import { lies, sweep } from './flights.js';
import { knownOf } from './ideas.js';
import { aimed, atFirst, thing, walkOf, WARNS } from './patterns.js';
import { wayOut } from './proof.js';
import { EDGE, HIGH, LOW, paceOf, settled, W, type State, type Threat } from './state.js';

/** where a row comes into being: beyond the highest window */
const FAR = -11;
/** and where the first of all does: just beyond the lowest window */
const FIRST = -3;
/** rows that are laid at once */
const ROWS = 2;

/** Frames from where a row comes into being to the hero. */
export const comesIn = (g: Game, s: State): number => ((LOW - FAR) / paceOf(g, s)) * 60;

/** A row with one gap. */
function barrier(g: Game, s: State, y: number): Threat[] {
  const wide = (4.8 - g.skill) * (0.75 + atFirst(g) * 0.25);
  const at = g.rand.range(EDGE + 1.2, W - EDGE - 1.2);
  const row: Threat[] = [];
  for (let x = 0.6; x < W; x += 1.35)
    if (Math.abs(x - at) > wide / 2) row.push(lies(thing(g, s, 1.3), s.beat, x, y, paceOf(g, s)));
  return row;
}

/** A few that lie apart, one of them in one's way. */
function scattered(g: Game, s: State, y: number): Threat[] {
  const many = 1 + Math.round(settled(g) * 0.5 + g.skill * 1.7 + g.rand.range(-0.3, 0.4));
  const swaying = knownOf(g).includes('sways');
  const row: Threat[] = [];
  for (let i = 0; i < many; i++) {
    const x = i === 0 ? aimed(g, s, 0.35) : g.rand.range(EDGE, W - EDGE);
    const size = g.rand.chance(0.25) ? 2.3 : 1.5;
    if (row.some((one) => Math.abs(one.x - x) < one.r + size * 0.5 + 0.4)) continue;
    const sways = swaying && g.rand.chance(s.idea === 'sways' ? 0.7 : 0.15 + g.skill * 0.25);
    const sway = sways ? Math.min(1.6, x - EDGE, W - EDGE - x) : 0;
    row.push(
      lies(
        thing(g, s, size),
        s.beat,
        x,
        y + g.rand.range(-0.6, 0.6),
        paceOf(g, s),
        Math.max(0, sway),
        g.rand.range(0, 6),
      ),
    );
  }
  return row;
}

/** Lays the next rows, and what comes across between them. */
export function layRows(g: Game, s: State): void {
  const known = knownOf(g);
  const apart = (6 - g.skill * 1.9) * atFirst(g);
  // the first rows fill what else would be empty for a while
  const start = s.patterns === 0 ? FIRST : FAR;
  const rows = s.patterns === 0 ? Math.ceil((FIRST - FAR) / apart) + 1 : ROWS;
  s.patterns++;
  for (let t = 0; t < 6; t++) {
    const threats: Threat[] = [];
    for (let i = 0; i < rows; i++) {
      const y = start - i * apart;
      const bars = known.includes('gaps') && (s.patterns + i) % (s.idea === 'gaps' ? 2 : 4) === 0;
      threats.push(...(bars && t < 4 ? barrier(g, s, y) : scattered(g, s, y)));
    }
    if (known.includes('sweeps') && t < 3 && g.rand.chance(s.idea === 'sweeps' ? 0.7 : 0.3)) {
      const y = g.rand.range(HIGH, LOW);
      threats.push(
        sweep(thing(g, s, 1.3), s.beat + WARNS, g.rand.chance(0.5) ? 1 : -1, y, (3.4 + g.skill * 1.6) / atFirst(g)),
      );
    }
    const left = t < 5 ? threats : threats.slice(0, 1);
    if (!wayOut([...s.threats, ...left], s.hero, s.beat, walkOf(g))) continue;
    s.threats.push(...left);
    break;
  }
  s.next = s.beat + Math.round(((rows * apart + FAR - start) / paceOf(g, s)) * 60);
}
