/** What lies on the road and beside it. Across from everything that stops a car there is room for one to pass. */
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import { sceneryOf } from '../../kit/scenery.js';
import type { Game } from '../../kit/types.js';
import type { State, Thing } from './state.js';
import type { StageIdea } from './ideas.js';
import { isClear } from './ramps.js';
import { placeAt, VERGE, type Track } from './track.js';

function thing(track: Track, along: number, off: number, actor: Actor | undefined): Thing {
  const { x, y } = placeAt(track, along, off);
  return { x, y, along, off, actor, squash: new Spring(), gone: 0 };
}

/** stages in which nothing lies in the way besides what they are about */
const FREE: readonly (StageIdea | null)[] = ['circuit', 'ramps', 'traffic'];
/** units from one to the next of those who drive about */
const CARS_APART = 13;

/** Who drives about on the road, and in nobody's race. */
function traffic(g: Game, track: Track): Thing[] {
  const n = Math.floor((track.long - 16) / CARS_APART);
  return Array.from({ length: n }, (_, i) => ({
    ...thing(track, 12 + i * CARS_APART, (g.rand.chance(0.5) ? 1 : -1) * 0.95, undefined),
    v: 2.6 + g.skill * 1.2,
    h: 0,
  }));
}

export function layOut(
  g: Game,
  track: Track,
  idea: StageIdea | null,
  ramps: readonly number[],
): Pick<State, 'boosts' | 'stones' | 'mud' | 'deco'> {
  const { items, obstacles } = g.design.cast;
  const { rand } = g;
  const { road } = track;
  const boosts: Thing[] = [];
  const stones: Thing[] = [];
  const mud: (Thing & { r: number })[] = [];
  // stations round the track, each with one thing, so that none hides another; the start is kept free
  const gap = 7.5;
  const first = 12;
  const stations = Math.floor((track.long - first - 6) / gap);
  for (let i = 0; i < stations; i++) {
    const along = first + i * gap + rand.range(0, 2.5);
    const what = i % 4;
    const side = rand.chance(0.5) ? 1 : -1;
    if (!isClear(ramps, along)) continue;
    if (idea === 'ice' && what % 2 === 1)
      mud.push({ ...thing(track, along, side * rand.range(0.2, 0.9), undefined), r: rand.range(1.3, 1.6) });
    else if (FREE.includes(idea) && what !== 0) continue;
    else if (what === 1 && !rand.chance(0.15 + (1 - g.skill) * 0.25))
      stones.push(
        thing(
          track,
          along,
          side * rand.range(0.5, road - 0.5),
          obstacles[stones.length % Math.max(1, obstacles.length)],
        ),
      );
    else if (what === 3 && i % 8 === 3)
      mud.push({ ...thing(track, along, side * rand.range(0.4, road - 0.9), undefined), r: rand.range(0.75, 1.05) });
    else if (what === 0 || what === 1 || i % 8 === 2 || g.has('collect'))
      boosts.push(thing(track, along, rand.range(-1, 1) * (road - 0.7), items[boosts.length % items.length]));
  }
  if (idea === 'traffic') stones.push(...traffic(g, track));
  return { boosts, stones, mud, deco: scenery(g, track) };
}

function scenery(g: Game, track: Track): State['deco'] {
  const { deco, obstacles } = g.design.cast;
  const still = sceneryOf(deco);
  const list = still.length > 0 ? still : sceneryOf(obstacles);
  if (list.length === 0) return [];
  const out: { x: number; y: number; size: number; actor: Actor }[] = [];
  for (let i = 0; i < 150 && out.length < 64; i++) {
    const along = g.rand.range(0, track.long);
    const off = (g.rand.chance(0.5) ? 1 : -1) * g.rand.range(track.road + VERGE + 0.9, track.road + VERGE + 7);
    const size = g.rand.range(1.3, 2.4);
    const { x, y } = placeAt(track, along, off);
    const room = track.road + VERGE + size * 0.5 + 0.1;
    let free = !out.some((one) => (one.x - x) ** 2 + (one.y - y) ** 2 < 2.2);
    for (let k = 0; k < track.n && free; k += 2)
      free = ((track.x[k] as number) - x) ** 2 + ((track.y[k] as number) - y) ** 2 > room * room;
    const actor = list[out.length % list.length];
    if (free && actor) out.push({ x, y, size, actor });
  }
  return out.toSorted((a, b) => a.y - b.y);
}
