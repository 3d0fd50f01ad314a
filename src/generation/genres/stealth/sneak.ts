/** Sneaking: steps that are heard, places to hide, boards that creak, things to take, and the way out. */
import { approach, Spring } from '../../kit/juice.js';
import { moveBody, slip } from '../../kit/tiles.js';
import type { Actor } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { buildHouse, ideaOf } from './house.js';
import { body, cellOf, dist, middleOf, pace, W, type Sneaking, type Spot, type Thing } from './state.js';
import { calmDown, hear, moveWatchers, newWatchers } from './watchers.js';
import { flood } from './ways.js';

export const WALK = 3.7;
export const TIPTOE = 1.75;
/** how far steps are heard, walking and on tiptoe */
export const LOUD = 2.5;
const SOFT = 0.7;
/** how far a board is heard */
const CREAK = 4.6;
/** things that lie about at once */
const MOST_OUT = 12;

export function newSneaking(g: Game): Sneaking {
  const idea = ideaOf(g);
  const house = buildHouse(g, idea);
  const watchers = newWatchers(g, house, idea);
  const need = g.rule('collect')?.n ?? 3 + Math.round(g.skill * 2);
  const s: Sneaking = {
    game: 'sneak',
    idea,
    house,
    watchers,
    hero: body(house.start),
    dir: 1,
    squash: new Spring(),
    things: [],
    owed: need,
    taken: 0,
    need,
    goal: house.goal,
    start: house.start,
    tiptoe: false,
    noise: 0,
    still: 0,
    hidden: false,
    cell: cellOf(house.start),
    creaked: 999,
    creakAt: { ...house.start },
    plan: [],
    planned: -1,
    upset: true,
  };
  layOut(g, s);
  return s;
}

/** Lays out what is owed, as far as there is room: apart from each other, and from those who would see it taken. */
function layOut(g: Game, s: Sneaking): void {
  const { house, watchers, hero } = s;
  const { items } = g.design.cast;
  const steps = flood(house.tiles, cellOf(house.start));
  const taboo = new Set([...house.hides, ...house.creaks].map(({ x, y }) => y * W + x));
  const cells = g.rand.shuffle([...steps.keys()]).filter((cell) => (steps[cell] as number) > 4 && !taboo.has(cell));
  for (let gap = 3.6; gap > 0.5 && s.owed > 0 && s.things.length < MOST_OUT; gap -= 0.6)
    for (const cell of cells) {
      if (s.owed === 0 || s.things.length >= MOST_OUT) break;
      const at = middleOf(cell);
      const far = (one: Spot, by: number): boolean => dist(one.x - at.x, one.y - at.y) >= by;
      if (!s.things.every((one) => far(one, gap)) || !far(s.goal, 2) || !far(hero, 2)) continue;
      if (!watchers.every((one) => one.sort === 'walker' || far(one, 2.1))) continue;
      const nth = s.taken + s.things.length;
      const great = s.idea === 'treasure' && s.owed === 1;
      s.things.push({ ...at, actor: items[nth % items.length] as Actor, great });
      s.owed--;
    }
}

export function updateSneaking(g: Game, s: Sneaking): void {
  moveHero(g, s);
  takeThings(g, s);
  if (moveWatchers(g, s)) caught(g, s);
  const { hero, goal } = s;
  if (s.taken < s.need || dist(hero.x - goal.x, hero.y - goal.y) > 0.75) return;
  g.addScore(100 + g.lives * 20, goal.x, goal.y - 1);
  g.burst(goal.x, goal.y, { n: 36, shape: 'star', speed: 7, life: 0.9 });
  g.levelDone();
}

function moveHero(g: Game, s: Sneaking): void {
  const { hero, house } = s;
  const { pad } = g;
  s.squash.step();
  s.creaked++;
  s.tiptoe = pad.a;
  const length = Math.max(1, dist(pad.ax, pad.ay));
  const speed = (s.tiptoe ? TIPTOE : WALK) * pace(g);
  hero.vx = approach(hero.vx, (pad.ax / length) * speed, 0.75);
  hero.vy = approach(hero.vy, (pad.ay / length) * speed, 0.75);
  if (Math.abs(hero.vx) > 0.4) s.dir = Math.sign(hero.vx);
  const [wantX, wantY] = [hero.vx, hero.vy];
  moveBody(house.tiles, hero);
  slip(house.tiles, hero, wantX, wantY);
  const going = dist(hero.vx, hero.vy);
  // a stick that is pushed a little goes as softly as on tiptoe
  s.noise = going < 0.5 ? 0 : going <= TIPTOE * pace(g) + 0.1 ? SOFT : LOUD;
  if (s.noise > 0) hear(s, hero, s.noise, false);
  if (s.noise === LOUD && g.frame % 18 === 0)
    g.burst(hero.x, hero.y + 0.35, { n: 1, shape: 'smoke', speed: 0.4, size: 0.14, life: 0.35 });
  const cell = cellOf(hero);
  if (cell !== s.cell) step(g, s, cell);
  const under = house.hides.some((one) => dist(one.x + 0.5 - hero.x, one.y + 0.5 - hero.y) < 0.55);
  s.still = under && going < 0.5 ? s.still + 1 : 0;
  if (s.still === 8) {
    s.squash.kick(0.3);
    g.sound('step', 0.7);
  }
  s.hidden = s.still >= 8;
}

/** Another cell: its board may creak, on tiptoe less. */
function step(g: Game, s: Sneaking, cell: number): void {
  s.cell = cell;
  if (!s.house.creaks.some(({ x, y }) => y * W + x === cell)) return;
  s.creaked = 0;
  s.creakAt = middleOf(cell);
  g.sound('break', 0.6);
  hear(s, s.creakAt, s.tiptoe ? CREAK * 0.4 : CREAK, true);
}

function takeThings(g: Game, s: Sneaking): void {
  const { hero } = s;
  const { palette } = g.design.theme;
  const thing: Thing | undefined = s.things.find(
    (one) => dist(one.x - hero.x, one.y - hero.y) < (one.great ? 0.75 : 0.6),
  );
  if (!thing) return;
  s.things = s.things.filter((one) => one !== thing);
  s.taken++;
  s.squash.kick(-0.28);
  g.sound('collect', 1 + (s.taken % 8) * 0.05);
  g.burst(thing.x, thing.y, {
    n: g.has('confetti') ? 26 : 12,
    shape: g.has('confetti') ? 'square' : 'star',
    colour: [palette.accent, '#ffffff'],
    speed: 4,
  });
  g.addScore(thing.great ? 50 : 10, thing.x, thing.y - 0.4);
  g.progress(s.taken, s.need, g.design.cast.items[0]);
  if (s.owed > 0) layOut(g, s);
  if (s.taken === s.need) {
    g.sound('level');
    g.burst(s.goal.x, s.goal.y, { n: 24, shape: 'ring', speed: 4, gravity: 0 });
  }
}

function caught(g: Game, s: Sneaking): void {
  const { hero } = s;
  if (g.safe > 0) return;
  g.burst(hero.x, hero.y, { n: 20, shape: 'smoke', speed: 3 });
  if (g.has('gentle')) {
    g.safe = 90;
    g.sound('bounce');
  } else if (g.hurt(hero.x, hero.y) === 'dead') return;
  calmDown(s);
  s.hero = body(s.start);
  s.cell = cellOf(s.start);
  s.still = 0;
  s.hidden = false;
  s.upset = true;
}
