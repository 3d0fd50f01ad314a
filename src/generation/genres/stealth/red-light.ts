/** Red light, green light: on while its back is turned, stock-still while it looks. Stones to stand behind, feints, slippery ground, and the way back. */
import { approach, Spring } from '../../kit/juice.js';
import { moveBody, slip, SOLID, Tiles } from '../../kit/tiles.js';
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { isClear } from './sight.js';
import { body, dist, H, pace, W, type RedIdea, type RedLight, type Spot } from './state.js';

const IDEAS: readonly RedIdea[] = ['plain', 'cover', 'feint', 'slide', 'back', 'all'];
export const RED_LEVELS = IDEAS.length;

/** frames of turning round: so long one still may move */
export const WARNING = 26;
/** frames into a look in which nobody is caught yet, and what counts as standing still */
const GRACE = 8;
export const STILL = 0.4;
/** rows at the top and bottom that are its own and the start */
const HEAD = 3;
const SPEED = 2.6;

export function newRedLight(g: Game): RedLight {
  const { rand } = g;
  const idea = IDEAS[(g.level - 1) % IDEAS.length] as RedIdea;
  const tiles = new Tiles(W, H);
  tiles.fill(0, 0, W, 1, SOLID);
  tiles.fill(0, H - 1, W, 1, SOLID);
  tiles.fill(0, 0, 1, H, SOLID);
  tiles.fill(W - 1, 0, 1, H, SOLID);
  const stones: Spot[] = [];
  const many = idea === 'cover' || idea === 'all' || idea === 'back' ? 8 : 4;
  for (let i = 0; i < 80 && stones.length < many; i++) {
    const spot = { x: rand.int(2, W - 3), y: rand.int(HEAD + 2, H - 5) };
    if (stones.some((one) => dist(one.x - spot.x, one.y - spot.y) < 2.9)) continue;
    stones.push(spot);
    tiles.set(spot.x, spot.y, SOLID);
  }
  const start = { x: W / 2, y: H - 2 };
  const { enemies, items } = g.design.cast;
  const asked = g.rule('collect')?.n;
  const need = asked ?? (items.some(({ from }) => from === 'prompt') ? 3 : 0);
  const s: RedLight = {
    game: 'red',
    idea,
    tiles,
    stones,
    watcher: { actor: enemies[(g.level - 1) % enemies.length] as Actor, x: W / 2, y: 1.9, squash: new Spring() },
    look: 'away',
    t: 0,
    lasts: 110,
    feint: false,
    back: false,
    covered: false,
    hero: body(start),
    dir: 1,
    squash: new Spring(),
    things: [],
    owed: Math.max(need, 3),
    taken: 0,
    need,
    goal: { x: W / 2, y: 1.9 },
    start,
  };
  layOut(g, s);
  return s;
}

function layOut(g: Game, s: RedLight): void {
  const { items } = g.design.cast;
  for (let i = 0; i < 200 && s.owed > 0 && s.things.length < 10; i++) {
    const at = { x: g.rand.int(2, W - 3) + 0.5, y: g.rand.int(HEAD + 1, H - 4) + 0.5 };
    if (s.tiles.solid(at.x, at.y) || s.things.some((one) => dist(one.x - at.x, one.y - at.y) < 2)) continue;
    if (dist(at.x - s.hero.x, at.y - s.hero.y) < 2) continue;
    const nth = s.taken + s.things.length;
    s.things.push({ ...at, actor: items[nth % items.length] as Actor, great: false });
    s.owed--;
  }
}

/** Its back again, for as long as the next count takes. */
function turnAway(g: Game, s: RedLight): void {
  s.look = 'away';
  s.t = 0;
  const quick = s.idea === 'feint' || s.idea === 'all';
  s.lasts = Math.round((g.rand.range(70, 150) - g.skill * 30) * (quick ? 0.85 : 1));
}

function moveWatcher(g: Game, s: RedLight): void {
  s.watcher.squash.step();
  if (++s.t < s.lasts) return;
  s.t = 0;
  if (s.look === 'away') {
    s.look = 'warn';
    s.lasts = WARNING;
    s.feint = (s.idea === 'feint' || s.idea === 'all') && g.rand.chance(0.35);
    s.watcher.squash.kick(0.25);
    g.sound('select', 1.4);
  } else if (s.look === 'warn' && !s.feint) {
    s.look = 'look';
    s.lasts = Math.round(g.rand.range(70, 110) + g.skill * 20);
    s.watcher.squash.kick(-0.3);
    g.sound('boss', 1.4);
    g.flash(g.design.theme.palette.danger, 0.12);
  } else turnAway(g, s);
}

export function updateRedLight(g: Game, s: RedLight): void {
  moveWatcher(g, s);
  const { hero } = s;
  const { pad } = g;
  s.squash.step();
  const length = Math.max(1, dist(pad.ax, pad.ay));
  const speed = SPEED * pace(g);
  const grip = s.idea === 'slide' || s.idea === 'all' ? 0.14 : 0.6;
  hero.vx = approach(hero.vx, (pad.ax / length) * speed, grip);
  hero.vy = approach(hero.vy, (pad.ay / length) * speed, grip);
  if (Math.abs(hero.vx) > 0.4) s.dir = Math.sign(hero.vx);
  const [wantX, wantY] = [hero.vx, hero.vy];
  moveBody(s.tiles, hero);
  slip(s.tiles, hero, wantX, wantY);
  const going = dist(hero.vx, hero.vy);
  if (going > 2 && g.frame % 14 === 0)
    g.burst(hero.x, hero.y + 0.35, { n: 1, shape: 'smoke', speed: 0.4, size: 0.14, life: 0.35 });
  s.covered = !isClear(s.tiles, s.watcher.x, s.watcher.y, hero.x, hero.y) || hero.y > s.start.y - 0.4;
  take(g, s);
  if (s.look === 'look' && s.t > GRACE && going > STILL && !s.covered) return caught(g, s);
  arrive(g, s);
}

function take(g: Game, s: RedLight): void {
  const { hero } = s;
  const thing = s.things.find((one) => dist(one.x - hero.x, one.y - hero.y) < 0.65);
  if (!thing) return;
  s.things = s.things.filter((one) => one !== thing);
  s.taken++;
  s.squash.kick(-0.28);
  g.sound('collect', 1 + (s.taken % 8) * 0.05);
  g.burst(thing.x, thing.y, { n: 12, shape: g.has('confetti') ? 'square' : 'star', speed: 4 });
  g.addScore(10, thing.x, thing.y - 0.4);
  if (s.need > 0) g.progress(Math.min(s.taken, s.need), s.need, g.design.cast.items[0]);
  if (s.owed > 0) layOut(g, s);
}

function arrive(g: Game, s: RedLight): void {
  const { hero, watcher } = s;
  if (s.taken < s.need) return;
  if (!s.back) {
    if (dist(hero.x - watcher.x, hero.y - watcher.y) > 1.25) return;
    g.burst(watcher.x, watcher.y, { n: 30, shape: 'star', speed: 6 });
    watcher.squash.kick(0.4);
    if (s.idea === 'back' || s.idea === 'all') {
      s.back = true;
      g.sound('level');
      g.addScore(50, watcher.x, watcher.y - 0.8);
      return;
    }
  } else if (hero.y < s.start.y - 0.5) return;
  g.addScore(100 + g.lives * 20, hero.x, hero.y - 1);
  g.levelDone();
}

function caught(g: Game, s: RedLight): void {
  const { hero } = s;
  if (g.safe > 0) return;
  g.burst(hero.x, hero.y, { n: 20, shape: 'smoke', speed: 3 });
  if (g.has('gentle')) {
    g.safe = 60;
    g.sound('bounce');
  } else if (g.hurt(hero.x, hero.y) === 'dead') return;
  s.hero = body(s.start);
  turnAway(g, s);
}
