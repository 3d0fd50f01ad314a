/** Questions out of the cast: right answers are blows, steps or strides, wrong ones and lost time cost lives. Or words, typed at whoever comes. */
import type { Actor } from '../../design.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { bossOn, chiefOf } from '../../kit/bosses.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { quizBot } from './bot.js';
import { drawQuiz } from './draw.js';
import { ask } from './questions.js';
import { isTyping } from './mode.js';
import { columnsOf, placeOf, TALLEST, tileAt, WIDEST } from './layout.js';
import { H, sortsOf, W, type Layout, type Stage, type State } from './state.js';
import { answer, follow, heroAt, nthOf, READING, seconds, struck, tell, timeOut } from './turn.js';
import { target, typingStep } from './typing.js';

const STAGES: readonly Stage[] = ['duel', 'race', 'climb'];
const LAYOUTS: readonly Layout[] = ['cards', 'bubbles', 'rows'];

export const quiz = defineKind<State>({
  genre: 'quiz',
  rules: [
    'lives',
    'timer',
    'collect',
    'questions',
    'answers',
    'perQuestion',
    'noTimer',
    'levels',
    'boss',
    'bossEvery',
    'shield',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'board', w: W, h: H, tallest: TALLEST, widest: WIDEST },
  touch: { move: 'none', taps: true },
  lives: 3,
  // a number of right answers is one long round; without one, three
  levels: levelsUnless(3, 'collect', 'questions'),
  budget: secondsByLevels({ base: 60, level: 60, item: 8, wanted: ['collect', 'questions'] }),
  backdrop: 'side',
  letters: isTyping,

  create(g) {
    const boss = bossOn(g);
    const turn = (g.design.seed >>> 3) + g.level - 1;
    const none = g.has('noEnemies');
    const { enemies } = g.design.cast;
    const limit = g.rule('timer')?.seconds;
    // six seconds an answer are a brisk pace for a person
    const most = limit ? Math.max(2, Math.floor(limit / 7)) : 200;
    const usual = 5 + Math.round(g.skill * 2) + (boss ? 2 : 0);
    const pick = STAGES[turn % STAGES.length] as Stage;
    const sorts = sortsOf(g.design);
    const { questions = [] } = g.design;
    const isTold = sorts[0] === 'told';
    // as many in each level, so that none comes twice
    const share = isTold ? Math.min(8, Math.max(2, Math.floor(questions.length / g.levels))) : usual;
    // so many questions as are asked for are so many, whatever the clock says
    const need = g.rule('questions')?.n ?? Math.min(most, g.rule('collect')?.n ?? share);
    const s: State = {
      // a boss is fought, and without enemies one climbs
      stage: isTyping(g.design) && !none ? 'typing' : boss ? 'duel' : none && pick !== 'climb' ? 'climb' : pick,
      // sentences are read in rows
      layout: isTold ? 'rows' : (LAYOUTS[Math.floor(turn / 2 + g.design.seed) % LAYOUTS.length] as Layout),
      sorts,
      q: ask(g, sorts[g.rand.int(0, sorts.length - 1)] as string, undefined, nthOf(g, { need, asked: 0 })),
      phase: 'ask',
      t: 0,
      left: 0,
      given: 1,
      cursor: -1,
      picked: -1,
      right: 0,
      need,
      asked: isTold ? 0 : g.rand.int(0, 7),
      streak: 0,
      shield: g.has('shield'),
      foe: {
        actor: boss ? chiefOf(g.design) : (enemies[(g.level - 1) % enemies.length] as Actor),
        boss,
        none,
        hit: 0,
        at: 0,
      },
      hero: new Spring(),
      plate: new Spring(),
      blow: null,
      walkers: [],
      tiles: [],
      letters: 0,
      misses: 0,
      spawned: 0,
      thought: 0,
    };
    s.given = s.left = Math.round(seconds(g, s) * 60) + s.q.look;
    tell(g, s);
    if (limit) g.clock(90, 'lose');
    return s;
  },

  update(g, s) {
    s.t++;
    s.hero.step();
    s.plate.step();
    if (s.foe.hit > 0) s.foe.hit--;
    if (s.stage === 'typing') return typingStep(g, s);
    if (s.phase !== 'ask') return follow(g, s);
    if (--s.left <= 0) return timeOut(g, s);
    if (s.left < 200 && s.left % 40 === 0) g.sound('step', 1.5);
    if (s.stage === 'race' && !s.foe.none) race(g, s);
    readHands(g, s);
  },

  draw: drawQuiz,
  bot: quizBot,

  state: (s, g) => {
    const walker = target(s);
    const { x, y } = heroAt(s, g);
    return {
      hero: { x: round(x), y: round(y) },
      cursor: cursorAt(s, g),
      style: s.stage,
      course: s.layout,
      asks: s.q.sort,
      question: s.stage === 'typing' ? (walker?.word.join('') ?? null) : s.q.text,
      answers:
        s.stage === 'typing' ? s.tiles : s.q.answers.map((one) => one.text ?? `${one.actor?.name} ${one.n ?? 1}`),
      turn: s.phase,
      secondsLeft: round(s.left / 60),
      right: s.right,
      needed: Math.max(0, s.need - s.right),
      foes: s.walkers.map((one) => round(one.x)),
      shield: s.shield,
    };
  },
});

/** Where the keys' cursor is; they have none until they are used. */
function cursorAt(s: State, g: Game): { x: number; y: number } | null {
  if (s.cursor < 0) return null;
  const { x, y } = s.stage === 'typing' ? tileAt(s.cursor, g) : placeOf(s.layout, s.q.answers.length, s.cursor, g);
  return { x: round(x), y: round(y) };
}

/** The rival runs all the time; at the goal before the hero it costs a life, and begins again from the middle. */
function race(g: Game, s: State): void {
  s.foe.at += 1 / (s.need * (9.5 - g.skill * 3 + (s.q.sort === 'told' ? READING : 0)) * 60);
  if (s.foe.at < 1) return;
  s.foe.at = 0.4;
  struck(g, s);
}

function readHands(g: Game, s: State): void {
  const n = s.q.answers.length;
  for (let i = 0; i < n; i++) if (g.key(`Digit${i + 1}`)) return answer(g, s, i);
  const columns = columnsOf(s.layout, n, g);
  const across = columns > 1 ? 1 : 0;
  const down = columns < n ? columns : 0;
  for (const [side, by] of [
    ['left', -across],
    ['right', across],
    ['up', -down],
    ['down', down],
  ] as const)
    if (g.pressed(side) && (by !== 0 || s.cursor < 0)) {
      // whichever key is used first shows where the cursor is
      s.cursor = s.cursor < 0 ? 0 : (s.cursor + by + n) % n;
      g.sound('step', 1.3);
    }
  if (g.pressed('a')) {
    if (s.cursor >= 0) return answer(g, s, s.cursor);
    s.cursor = 0;
  }
  const { pointer } = g.pad;
  if (!pointer || !g.clicked()) return;
  for (let i = 0; i < n; i++) {
    const { x, y, w, h } = placeOf(s.layout, n, i, g);
    if (Math.abs(pointer.x - x) * 2 < w && Math.abs(pointer.y - y) * 2 < h) return answer(g, s, i);
  }
}
