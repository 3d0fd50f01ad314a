/** A snake that eats answers: the right one makes it grow, a wrong one costs a life, and the first mistake only shows the right answer. */
import { judge, lessonState, newLesson, stepLesson, type Choice, type Lesson } from '../../kit/lesson.js';
import { drawChoice, drawQuestion } from '../../kit/lesson-draw.js';
import { defineKind, type Game } from '../../kit/types.js';
import { snake } from './index.js';
import { at, H, W } from './level.js';
import { pace, place, type Food, type State } from './state.js';
import { headOf } from './worm.js';

interface Bite {
  readonly food: Food;
  readonly choice: Choice;
}

interface LessonState {
  readonly board: State;
  readonly lesson: Lesson;
  bites: Bite[];
}

/** answers on the board at once */
const MANY = 3;
/** rows below the board, for the question */
const BELOW = 1.9;
/** cells that two answers lie apart, so that neither hides the other: across and down */
const APART = 4;
const ROWS_APART = 2;
/** where a bite begins, in cells from the head; the snake itself bites at 0.62 */
const BITES = 0.68;
const MOST_BITES = 0.95;

function lay(g: Game, t: LessonState): void {
  const { board } = t;
  board.foods = [];
  board.bonus = null;
  const { items } = g.design.cast;
  t.bites = t.lesson.choices.flatMap((choice, i): Bite[] => {
    let cell = place(g, board);
    for (let tries = 0; tries < 30 && cell; tries++) {
      const near = board.foods.some(
        ({ homeX, homeY }) => Math.abs(homeX - (cell?.x ?? 0)) < APART && Math.abs(homeY - (cell?.y ?? 0)) < ROWS_APART,
      );
      // half of a plate must not stand out of the board
      if (!near && cell.x > 0 && cell.x < W - 1) break;
      cell = place(g, board);
    }
    const actor = items[i % items.length];
    if (!cell || !actor) return [];
    const food: Food = { x: cell.x, y: cell.y, homeX: cell.x, homeY: cell.y, actor, born: g.frame };
    board.foods.push(food);
    return [{ food, choice }];
  });
}

/** A wrong answer is spat out before the snake swallows it. */
function bitten(g: Game, t: LessonState): Bite | undefined {
  const head = headOf(t.board.worm);
  const reach = Math.min(MOST_BITES, BITES + pace(g, t.board) / 60);
  return t.bites.find(
    ({ food, choice }) =>
      !choice.right && (food.homeX + 0.5 - head.x) ** 2 + (food.homeY + 0.5 - head.y) ** 2 < reach * reach,
  );
}

export const snakeLesson = defineKind<LessonState>({
  ...snake,
  view: { kind: 'board', w: W, h: H + BELOW },
  create(g) {
    const t: LessonState = { board: snake.create(g), lesson: newLesson(g, MANY), bites: [] };
    lay(g, t);
    return t;
  },

  update(g, t) {
    const { board, lesson } = t;
    stepLesson(g, lesson);
    const wrong = bitten(g, t);
    if (wrong) {
      const { food, choice } = wrong;
      const came = judge(g, lesson, choice, food.homeX + 0.5, food.homeY + 0.5);
      if (came === 'wrong') g.hurt(food.homeX + 0.5, food.homeY + 0.5);
      lay(g, t);
    }
    const before = board.eaten;
    snake.update(g, board);
    if (board.eaten === before) return;
    const right = t.bites.find(({ choice }) => choice.right);
    const { x, y } = headOf(board.worm);
    if (right) judge(g, lesson, right.choice, x, y);
    // answers stand in its way as well: it grows by half
    board.worm.grow = Math.max(0, board.worm.grow - 0.5);
    lay(g, t);
  },

  draw(p, t, g) {
    snake.draw(p, t.board, g);
    for (const { food, choice } of t.bites) {
      const wide = Math.min(3, Math.max(1.3, [...choice.text].length * 0.42 + 0.5));
      drawChoice(p, choice, food.x + 0.5, food.y + 0.5, wide, 0.92);
    }
    drawQuestion(p, t.lesson, W / 2, H + BELOW / 2 + 0.1, W, 1.4);
  },

  bot(g, t, pad) {
    // what is wrong is a wall to it
    const walls = t.board.level.walls.slice();
    for (const { food, choice } of t.bites) if (!choice.right) walls[at({ x: food.homeX, y: food.homeY })] = 1;
    const foods = t.bites.flatMap(({ food, choice }) => (choice.right ? [food] : []));
    const seen: State = { ...t.board, foods, level: { ...t.board.level, walls } };
    snake.bot(g, seen, pad);
    t.board.planned = seen.planned;
  },

  state: (t, g) => ({
    ...snake.state(t.board, g),
    question: lessonState(t.lesson),
    items: t.bites.map(({ food, choice }) => ({ x: food.homeX, y: food.homeY, text: choice.text })),
  }),
});
