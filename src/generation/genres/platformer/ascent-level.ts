/** A shaft to be climbed: step over step, each within a jump of the last by construction, up to a ledge from wall to wall. */
import { settledIn } from '../../kit/skill.js';
import { clamp } from '../../kit/juice.js';
import { LEDGE, SOLID, Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import type { Envelope, Level } from './level.types.js';
import type { Brittle, Raft, Spring } from './way.js';

/** units from wall to wall */
export const WIDTH = 10;
/** rows of air above the goal, and of ground below the start */
const SKY = 10;
const GROUND = 12;
/** units that a wall is drawn beyond the shaft; no window is wider */
const BEYOND = 40;

/** steps of a shaft that is climbed as high as one can, until each sort of them is known, and until it is as hard as it gets */
export const ENDLESS = 150;
const EACH_KNOWN = 12;
const HARDEST = 110;

const SORTS = ['ledge', 'raft', 'brittle', 'spring', 'walked'] as const;
type Sort = (typeof SORTS)[number];

/** Which step each is: what a level brings in is every third, the others are known. */
function sortsOf(g: Game, n: number): Sort[] {
  const { rand, level, levels } = g;
  const sorts = SORTS.filter((sort) => sort !== 'walked' || !g.has('noEnemies'));
  if (g.has('endless'))
    return Array.from({ length: n }, (_, i) => {
      const known = g.round > 0 ? sorts.length : 1 + Math.floor(i / EACH_KNOWN);
      return i < 2 ? 'ledge' : rand.pick(['ledge', ...sorts.slice(0, known)]);
    });
  const at = levels === 1 ? sorts.length - 1 : Math.floor(((level - 1) * sorts.length) / levels);
  const known = sorts.slice(0, Math.max(1, at));
  return Array.from({ length: n }, (_, i) => {
    if (i < 2) return 'ledge';
    if (levels === 1) return rand.pick(['ledge', ...sorts]);
    return i % 3 === 2 ? (sorts[at] as Sort) : rand.pick(['ledge', ...known]);
  });
}

/** How hard it is so many steps up: where it has no end, it begins gently and gets harder with the height. */
export const skillAt = (g: Game, i: number): number =>
  g.has('endless') ? clamp(g.skill - 0.3 + Math.min(1, i / HARDEST) * 0.6, 0, 1) : g.skill;

/** How far a newcomer has settled in, so many steps up. */
export const settledAt = (g: Game, i: number): number => settledIn(g, g.has('endless') ? i / ENDLESS : 0);

/** The shaft that the game is at, from its chance alone. */
export function buildShaft(g: Game, e: Envelope): Level {
  const { rand } = g;
  const peak = (e.jump * e.jump) / (2 * e.gravity);
  const rise = Math.max(1, Math.floor(peak * 0.8));
  const wanted = g.rule('collect')?.n ?? 0;
  const n = g.has('endless') ? ENDLESS : Math.round(16 + g.skill * 10 + wanted * 1.2);
  const rows = SKY + (n + 1) * rise + GROUND;
  const floor = rows - GROUND;
  const tiles = new Tiles(WIDTH, rows);
  tiles.fill(0, floor, WIDTH, GROUND, SOLID);
  const ground = [{ x: 0, y: floor, w: WIDTH, ledge: false }];
  const items: Level['items'] = [];
  const enemies: Level['enemies'] = [];
  const shields: Level['shields'] = [];
  const rafts: Raft[] = [];
  const springs: Spring[] = [];
  const brittles: Brittle[] = [];
  const ledge = (x: number, y: number, w: number): void => {
    tiles.fill(x, y, w, 1, LEDGE);
    ground.push({ x, y, w, ledge: true });
  };
  let middle = WIDTH / 2;
  let side = rand.chance(0.5) ? 1 : -1;
  sortsOf(g, n).forEach((sort, i) => {
    const y = floor - (i + 1) * rise;
    const skill = skillAt(g, i);
    // who is new has more to land on
    const w = sort === 'walked' ? 4 : sort !== 'ledge' ? 3 : settledAt(g, i) < 1 ? 5 : skill < 0.5 ? 4 : 3;
    // to and fro, so that the way up winds
    if (middle + side * 2 < w / 2 || middle + side * 2 > WIDTH - w / 2 || rand.chance(0.2)) side = -side;
    // whoever walks leaves half of the shaft to pass it by
    const beside = middle > WIDTH / 2 ? WIDTH - w : 0;
    const winding = Math.round(Math.min(WIDTH - w, Math.max(0, middle + side * rand.int(2, 3) - w / 2)));
    const x = sort === 'walked' ? beside : winding;
    middle = x + w / 2;
    if (sort === 'raft') {
      const from = Math.max(0.2, Math.min(WIDTH - 6.2, x - 1.5));
      const period = Math.round(260 - skill * 70);
      rafts.push({ x: from, y, w: 3, dx: 3, dy: 0, period, ahead: rand.int(0, period) });
    } else if (sort === 'brittle')
      for (let k = 0; k < w; k++) {
        tiles.set(x + k, y, LEDGE);
        brittles.push({ x: x + k, y, trodden: 0, gone: 0 });
      }
    else ledge(x, y, w);
    if (sort === 'spring') {
      const speed = Math.sqrt(2 * e.gravity * (peak + rise * 1.6));
      springs.push({ x: middle, y, wall: WIDTH, speed, since: 99 });
      for (let k = 0; k < 3; k++) items.push({ x: middle, y: y - 1.4 - k * 1.1 });
    } else if (i % 2 === 0 || wanted > 0) items.push({ x: middle, y: y - 0.8 });
    if (sort === 'walked') enemies.push({ x: middle, y: y - 0.5, from: x, to: x + w });
    if (g.has('shield') && i % 7 === 4) shields.push({ x: middle, y: y - 1.9 });
  });
  const top = floor - (n + 1) * rise;
  ledge(0, top, WIDTH);
  const walls = [-BEYOND, WIDTH].map((x) => ({ x, y: -SKY, w: BEYOND, h: rows + SKY * 2 }));
  return {
    tiles,
    ground,
    walls,
    items,
    enemies,
    hazards: [],
    shields,
    rafts,
    springs,
    draughts: [],
    brittles,
    doors: [],
    checkpoints: [],
    goal: { x: WIDTH / 2, y: top - 1 },
    arena: g.has('boss') && g.level === g.levels ? { from: 0, to: WIDTH, y: top } : null,
    start: { x: WIDTH / 2, y: floor - 1 },
  };
}
