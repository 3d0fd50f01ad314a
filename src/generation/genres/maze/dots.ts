/** A maze whose every corridor is full of dots, four who come out of their den one after the other, each with a way of its own, and what turns the chase round. */
import type { Actor, GameDesign } from '../../design.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { ideaAt } from '../../kit/ideas.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { sayLevelName } from '../../kit/level-name.js';
import { settledIn } from '../../kit/skill.js';
import { defineKind, type Game } from '../../kit/types.js';
import { mazeBot } from './bot.js';
import { drawDots } from './dots-draw.js';
import { buildMirrored, CORNERS, DEN, DOORSTEP, dotsOf, FRUIT, POWERS } from './dots-level.js';
import { moveFoes, newGuardian } from './foes.js';
import { moveHero } from './hero.js';
import { maze } from './index.js';
import { meetFoes, takeThings } from './meet.js';
import { apart, isWord, middle, walker, type DotsState, type Foe, type Habit, type MazeIdea } from './state.js';

/** what each level brings in; that it is full of dots needs no word */
const IDEAS = ['power', 'cutoff', 'haste', 'dark'] as const satisfies readonly MazeIdea[];
const HABITS: readonly Habit[] = ['hunter', 'shy', 'ahead', 'roamer'];
/** a dot is taken from so near */
const BITE = 0.3;
/** frames for which fruit lies there, and the parts of a level at which it comes */
const RIPE = 600;
const FRUITS = [0.3, 0.65] as const;
/** frames between two who leave the den, for who is new to it */
const PATIENCE = 480;

const levelsOf = (design: GameDesign): number => levelsUnless(IDEAS.length, 'collect', 'timer')(design);

function newChasers(g: Game): Foe[] {
  if (g.has('noEnemies')) return [];
  const { enemies } = g.design.cast;
  const many = clamp(Math.round(2.4 + g.skill * 3), 2, 4);
  const between = PATIENCE * (1.2 - 0.6 * settledIn(g)) * (1.4 - g.skill * 0.8);
  return HABITS.slice(0, many).map((habit, i): Foe => {
    const den = i === 0 ? DOORSTEP : (DEN[i % DEN.length] as number);
    return {
      ...walker(den),
      actor: enemies[i % enemies.length] as Actor,
      habit,
      home: CORNERS[i] as number,
      den: DEN[i % DEN.length] as number,
      beat: den,
      rest: 90 + Math.round(i * between),
      sees: false,
      squash: new Spring(),
    };
  });
}

function eatDots(g: Game, s: DotsState): void {
  const reach = g.has('magnet') ? 1.1 : BITE;
  const left = s.dots.filter((dot) => apart(dot, s.hero) > reach);
  const n = s.dots.length - left.length;
  if (n === 0) return;
  s.dots = left;
  s.taken += n;
  g.addScore(10 * n);
  // two tones in turn, as steps are
  g.sound('step', s.taken % 2 ? 1.5 : 1.2);
  s.squash.kick(-0.06);
  g.progress(Math.min(s.taken, s.need), s.need, g.design.cast.items[0]);
  if (s.fruits < FRUITS.length && s.taken >= s.need * (FRUITS[s.fruits] as number)) {
    const { items, goal } = g.design.cast;
    const seen = [...items, ...(goal ? [goal] : [])].filter((actor) => !isWord(actor));
    const ripe = seen.length > 0 ? seen : items;
    s.fruits++;
    s.fruit = { ...middle(FRUIT), actor: ripe[(g.level + s.fruits) % ripe.length] as Actor, left: RIPE };
    g.sound('collect', 1.4);
  }
}

function eatFruit(g: Game, s: DotsState): void {
  const { fruit } = s;
  if (!fruit) return;
  if (--fruit.left <= 0) s.fruit = null;
  else if (apart(fruit, s.hero) < 0.45) {
    s.fruit = null;
    g.addScore(100 * g.level, fruit.x, fruit.y - 0.5);
    g.sound('power', 1.3);
    g.burst(fruit.x, fruit.y, { n: 26, shape: 'star', speed: 5 });
  }
}

/** All is eaten, and nobody huge is left. */
function finish(g: Game, s: DotsState): void {
  if (s.taken < s.need) return;
  s.open = true;
  if (s.guardian) return;
  const { x, y } = s.hero;
  g.addScore(150, x, y - 0.6);
  g.burst(x, y, { n: g.has('confetti') ? 80 : 45, shape: 'star', speed: 8, life: 1 });
  s.squash.kick(-0.4);
  g.levelDone();
}

const { genre, rules, view, touch, lives, backdrop } = maze;

export const dots = defineKind<DotsState>({
  genre,
  rules,
  view,
  touch,
  lives,
  levels: levelsOf,
  budget: (design) => secondsByLevels({ base: 150, level: 130, levels: levelsOf(design), item: () => 120 })(design),
  backdrop,

  create(g) {
    const idea = g.levels === 1 || g.has('noEnemies') ? null : ideaAt(g, IDEAS);
    if (idea) g.idea(idea);
    const level = buildMirrored(g.rand);
    const all = dotsOf(level);
    const need = Math.min(all.length, g.rule('collect')?.n ?? all.length);
    const { items } = g.design.cast;
    const powers = g.has('noEnemies') ? [] : POWERS;
    const s: DotsState = {
      idea,
      level,
      stealth: false,
      finale: false,
      hero: walker(level.start),
      wanted: -1,
      running: true,
      goTo: -1,
      held: -1,
      walking: false,
      dash: 0,
      tired: 0,
      foes: newChasers(g),
      guardian: newGuardian(g, false),
      things: powers.map((c) => ({ ...middle(c), actor: items.at(-1) as Actor, power: true })),
      dots: all,
      fruit: null,
      fruits: 0,
      owed: 0,
      taken: 0,
      need,
      key: null,
      open: false,
      power: 0,
      eaten: 0,
      alarm: 0,
      shield: g.has('shield'),
      squash: new Spring(),
      planned: -1,
      plan: -1,
      aim: -1,
    };
    g.progress(0, need, items[0]);
    if (s.guardian) g.bar(1, s.guardian.actor);
    if (g.has('timer') || g.has('noEnemies')) g.clock(clamp(30 + need, 60, 240), 'lose');
    return s;
  },

  update(g, s) {
    sayLevelName(g);
    s.squash.step();
    if (s.power > 0) s.power--;
    moveHero(g, s);
    takeThings(g, s);
    eatDots(g, s);
    eatFruit(g, s);
    moveFoes(g, s);
    meetFoes(g, s);
    finish(g, s);
  },

  draw: drawDots,
  bot: mazeBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    enemies: s.foes.map((foe) => ({ x: round(foe.x), y: round(foe.y), habit: foe.habit, rests: foe.rest > 0 })),
    boss: s.guardian && { x: round(s.guardian.x), y: round(s.guardian.y), hp: s.guardian.hp },
    items: s.things.map(({ x, y, power }) => ({ x: round(x), y: round(y), power })),
    needed: s.need - s.taken,
    fruit: s.fruit && { x: s.fruit.x, y: s.fruit.y },
    power: s.power,
    ground: s.level.grammar,
    idea: s.idea,
  }),
});
