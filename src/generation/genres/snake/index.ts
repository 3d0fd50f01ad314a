/** Eat, grow, don't bite. The hero is the head; items are the prompt's; named enemies roam, and with `boss` a rival snake eats too. */
import type { Actor } from '../../design.js';
import { secondsByLevels } from '../../kit/budget.js';
import { approach, lerp, round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { defineKind, type Game } from '../../kit/types.js';
import { snakeBot } from './bot.js';
import { drawSnake } from './draw.js';
import { GROUND_OF, ideaOf, IDEAS, levelsOf, runAway, sprout } from './ideas.js';
import { buildLevel, DIRS, H, W } from './level.js';
import { crash, LENGTH, move, readTurns, REST } from './move.js';
import { moveRival, moveRoamers, newRival, newRoamers } from './others.js';
import { addFood, finish, pace, place, type Food, type State } from './state.js';
import { headOf, newWorm, shrink } from './worm.js';

/** What a level asks for. A decent player eats one in 1.6 s; a clock that asks for more would be a game that nobody wins. */
function wanted(g: Game): number {
  const seconds = g.rule('timer')?.seconds;
  const most = seconds ? Math.max(3, Math.floor(seconds / 3)) : 200;
  // a clock alone leaves time to look
  const fits = seconds ? Math.min(40, Math.round(most * 0.6)) : Math.round(9 + g.skill * 5 + g.level);
  return Math.min(most, g.rule('collect')?.n ?? (g.levels > 3 ? Math.round(6 + g.skill * 5 + g.level / 3) : fits));
}

export const snake = defineKind<State>({
  genre: 'snake',
  rules: [
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'bossEvery',
    'dash',
    'shield',
    'magnet',
    'wrap',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H },
  touch: (design) => ({
    move: 'swipe',
    ...(design.rules.some((entry) => entry.rule === 'dash') ? { a: '»' } : {}),
  }),
  lives: 3,
  levels: levelsOf,
  budget: secondsByLevels({ base: 60, level: 60, levels: IDEAS.length, item: 5 }),
  backdrop: 'top',

  create(g) {
    const idea = ideaOf(g);
    if (idea && idea !== 'field') g.idea(idea);
    const ground = idea ? GROUND_OF[idea] : g.levels > 1 ? g.level : g.rand.int(1, 3);
    const level = buildLevel(g.rand, ground, g.skill);
    const s: State = {
      idea,
      level,
      wraps: g.has('wrap') || idea === 'edges',
      worm: newWorm(level.start, LENGTH, DIRS[0]),
      turns: [],
      tap: null,
      rest: REST,
      stuck: 0,
      steps: 0,
      foods: [],
      bonus: null,
      roamers: [],
      rival: null,
      rocks: 0,
      shield: g.has('shield'),
      eaten: 0,
      need: wanted(g),
      lastBite: -999,
      combo: 0,
      bulges: [],
      bite: new Spring(),
      look: 0,
      dead: false,
      planned: -1,
    };
    const every = g.rule('bossEvery')?.n;
    const last = g.level === g.levels;
    if (idea === 'rival' || (g.has('boss') && last) || (every && (last || g.level % every === 0)))
      s.rival = newRival(g, s);
    s.roamers = newRoamers(g, s);
    const foods = Math.min(8, Math.max(2, Math.ceil(s.need / 12)));
    for (let i = 0; i < foods; i++) addFood(g, s);
    g.progress(0, s.need, g.design.cast.items[0]);
    if (g.has('timer')) g.clock(90, 'lose');
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    readTurns(g, s);
    if (s.rest > 0) s.rest--;
    else s.worm.t += pace(g, s) / 60;
    if (s.worm.t >= 1 && s.rest === 0) move(g, s);
    const goal = Math.atan2(s.worm.dir.y, s.worm.dir.x);
    const left = Math.atan2(Math.sin(goal - s.look), Math.cos(goal - s.look));
    s.look += approach(0, left, 0.3);
    s.bite.step();
    s.bulges = s.bulges.map((d) => d + pace(g, s) / 60 + 0.06).filter((d) => d < s.worm.body.length);
    if (s.idea === 'runaway') runAway(g, s);
    moveRoamers(g, s);
    if (s.rival) moveRival(g, s, s.rival);
    eat(g, s);
    const head = headOf(s.worm);
    const met = s.roamers.find((roamer) => Math.hypot(roamer.x - head.x, roamer.y - head.y) < 0.72);
    if (met && crash(g, s) === 'shield') {
      s.roamers = s.roamers.filter((roamer) => roamer !== met);
      g.addScore(30, met.x, met.y);
    }
  },

  draw: drawSnake,
  bot: snakeBot,

  state: (s) => {
    const head = headOf(s.worm);
    return {
      hero: { x: round(head.x), y: round(head.y), dx: s.worm.dir.x, dy: s.worm.dir.y },
      length: s.worm.body.length - 1,
      eaten: s.eaten,
      needed: s.need,
      ground: s.level.grammar,
      idea: s.idea,
      items: s.foods.map((food) => ({ x: food.homeX, y: food.homeY })),
      bonus: s.bonus && { x: s.bonus.homeX, y: s.bonus.homeY },
      enemies: s.roamers.map((roamer) => ({ x: round(roamer.x), y: round(roamer.y) })),
      rival: s.rival && { hp: s.rival.hp, x: s.rival.worm.body[0]?.x, y: s.rival.worm.body[0]?.y },
      shield: s.shield,
    };
  },
});

function eat(g: Game, s: State): void {
  const head = headOf(s.worm);
  for (const food of [...s.foods, ...(s.bonus ? [s.bonus] : [])]) {
    const far = Math.hypot(food.x + 0.5 - head.x, food.y + 0.5 - head.y);
    const pulled = g.has('magnet') && far < 3.4;
    const part = pulled ? 0.1 : 0.06;
    food.x = lerp(food.x, pulled ? head.x - 0.5 : food.homeX, part);
    food.y = lerp(food.y, pulled ? head.y - 0.5 : food.homeY, part);
    if (far < 0.62) return swallow(g, s, food);
  }
  if (s.bonus && g.frame > s.bonus.until) {
    g.burst(s.bonus.x + 0.5, s.bonus.y + 0.5, { n: 8, shape: 'smoke', gravity: 0 });
    s.bonus = null;
  }
}

function swallow(g: Game, s: State, food: Food): void {
  const x = food.x + 0.5;
  const y = food.y + 0.5;
  const { palette } = g.design.theme;
  const special = food === s.bonus;
  s.combo = g.frame - s.lastBite < 170 ? Math.min(8, s.combo + 1) : 0;
  s.lastBite = g.frame;
  s.eaten++;
  s.bite.kick(-0.34);
  s.bulges.push(0);
  g.sound(special ? 'power' : s.combo > 2 ? 'combo' : 'collect', 1 + s.combo * 0.09);
  g.addScore((special ? 50 : 10) * (1 + Math.floor(s.combo / 2)), x, y - 0.4);
  g.burst(x, y, {
    n: special || g.has('confetti') ? 30 : 14,
    colour: [palette.accent, palette.danger, '#ffffff'],
    shape: g.has('confetti') ? 'square' : 'star',
    speed: 5,
    gravity: 4,
  });
  g.freeze(special ? 4 : 2);
  if (special) {
    s.bonus = null;
    g.shake(0.2);
    shrink(s.worm, 2);
    if (g.has('shield')) s.shield = true;
  } else {
    s.foods = s.foods.filter((entry) => entry !== food);
    // a long order must not fill the board: 34 cells of growth a level at most
    s.worm.grow += Math.min(1, 34 / s.need);
  }
  if (s.rival) {
    s.rival.hp = Math.max(0, s.rival.hp - (special ? 2 : 1));
    s.rival.hit = 10;
    shrink(s.rival.worm, 1);
  }
  g.progress(Math.min(s.eaten, s.need), s.need, g.design.cast.items[0]);
  // with a rival it ends where the rival does, in `beaten`
  if (s.eaten >= s.need && !s.rival) return finish(g, s);
  if (!special) addFood(g, s);
  if (s.idea === 'sprout') sprout(g, s);
  if (!s.bonus && !special && s.eaten % 5 === 4) addBonus(g, s);
}

function addBonus(g: Game, s: State): void {
  const cell = place(g, s);
  const { items } = g.design.cast;
  if (!cell) return;
  const until = g.frame + Math.round((9 - g.skill * 3) * 60);
  const actor = items[items.length - 1] as Actor;
  s.bonus = { x: cell.x, y: cell.y, homeX: cell.x, homeY: cell.y, actor, born: g.frame, until };
  g.sound('select', 1.5);
}
