/** Questions about the cast, its names, numbers and what is on the plate, and about capitals where they are asked for. Each has one right answer. */
import type { Actor, GameDesign } from '../../design.js';
import type { Game } from '../../kit/types.js';
import { capitals, type Capital } from './capitals.js';
import { faces, PLATE, type Answer, type Question, type Shown } from './state.js';

const MOST = 4;

const at = (actor: Actor, x: number, y: number, size: number): Shown => ({ actor, x, y, size });
/** Pictures in a row on the plate. */
const rowOf = (actors: readonly Actor[], size = 1.6): Shown[] =>
  actors.map((actor, i) => {
    const step = Math.min(2, (PLATE.w - 1) / actors.length);
    return at(actor, PLATE.x + (i - (actors.length - 1) / 2) * step, PLATE.y, Math.min(size, step * 0.92));
  });

function made(sort: string, g: Game, right: Answer, wrong: readonly Answer[], over: Partial<Question>): Question {
  const answers = g.rand.shuffle([right, ...wrong.slice(0, (g.rule('answers')?.n ?? MOST) - 1)]);
  return { sort, text: null, pictures: [], look: 0, after: [], ...over, answers, right: answers.indexOf(right) };
}

/** Numbers near the right one, all different, none below nought. */
function near(g: Game, n: number, most = 4): Answer[] {
  const found = new Set<number>();
  for (let i = 0; found.size < MOST - 1 && i < 40; i++) {
    const other = n + g.rand.int(1, most) * (g.rand.chance(0.5) ? 1 : -1);
    if (other >= 0 && other !== n) found.add(other);
  }
  return [...found].map((value) => ({ text: String(value) }));
}

function sum(g: Game): Question {
  const { rand, skill } = g;
  const way = skill < 0.3 ? '+' : rand.pick(skill < 0.55 ? ['+', '−'] : ['+', '−', '×']);
  const most = Math.round(5 + skill * 22);
  let a = rand.int(1, most);
  let b = rand.int(1, most);
  if (way === '×') [a, b] = [rand.int(2, 4 + Math.round(skill * 5)), rand.int(2, 9)];
  if (way === '−' && b > a) [a, b] = [b, a];
  const n = way === '+' ? a + b : way === '−' ? a - b : a * b;
  return made('sum', g, { text: String(n) }, near(g, n, way === '×' ? 9 : 5), { text: `${a} ${way} ${b} = ?` });
}

function count(g: Game, all: readonly Actor[]): Question {
  const [what, other] = g.rand.shuffle(all) as [Actor, Actor | undefined];
  const n = g.rand.int(3, 6 + Math.round(g.skill * 5));
  const rest = other ? g.rand.int(1, 3 + Math.round(g.skill * 4)) : 0;
  const cells = g.rand.shuffle([...Array(18).keys()]).slice(0, n + rest);
  const pictures = cells.map((c, i) =>
    at(
      i < n ? what : (other as Actor),
      PLATE.x - 2.5 + (c % 6) * 1.17 + g.rand.range(-0.1, 0.1) + 0.7,
      PLATE.y + (Math.floor(c / 6) - 1) * 0.96,
      0.98,
    ),
  );
  return made('count', g, { text: String(n) }, near(g, n, 3), {
    pictures: [at(what, PLATE.x - 4.05, PLATE.y - 0.4, 1.35), ...pictures],
    text: '?',
  });
}

function odd(g: Game, all: readonly Actor[]): Question {
  const [same, other] = g.rand.shuffle(all) as [Actor, Actor];
  // at first another thing, later another number of the same
  const n = g.rand.int(2, 3 + Math.round(g.skill * 2));
  const right: Answer = g.skill < 0.4 || g.rand.chance(0.4) ? { actor: other, n } : { actor: same, n: n + 1 };
  const wrong = Array.from({ length: MOST - 1 }, (): Answer => ({ actor: same, n }));
  return made('odd', g, right, wrong, { text: '=  =  ≠  =' });
}

function name(g: Game, all: readonly Actor[]): Question {
  const [what, ...rest] = g.rand.shuffle(all) as [Actor, ...Actor[]];
  return made(
    'name',
    g,
    { text: what.name },
    rest.map(({ name: text }) => ({ text })),
    { pictures: rowOf([what], 2.6) },
  );
}

function picture(g: Game, all: readonly Actor[]): Question {
  const [what, ...rest] = g.rand.shuffle(all) as [Actor, ...Actor[]];
  return made(
    'picture',
    g,
    { actor: what },
    rest.map((actor) => ({ actor })),
    { text: what.name },
  );
}

function missing(g: Game, all: readonly Actor[]): Question {
  const mixed = g.rand.shuffle(all);
  const shown = mixed.slice(0, Math.min(all.length, 3 + Math.round(g.skill * 2)));
  const gone = g.rand.int(0, shown.length - 1);
  const what = shown[gone] as Actor;
  const pictures = rowOf(shown);
  const wrong = [...shown.filter((actor) => actor !== what), ...mixed.slice(shown.length)];
  return made(
    'missing',
    g,
    { actor: what },
    wrong.map((actor) => ({ actor })),
    {
      pictures,
      look: Math.round(190 - g.skill * 60),
      after: pictures.filter((_, i) => i !== gone),
    },
  );
}

/** A pattern that goes on: ABAB?, ABCAB?, AABAA?. */
function next(g: Game, all: readonly Actor[]): Question {
  const [a, b, c = a] = g.rand.shuffle(all) as [Actor, Actor, Actor | undefined];
  const turn = g.rand.pick(
    g.skill < 0.35
      ? [[a, b]]
      : [
          [a, b],
          [a, b, c],
          [a, a, b],
          [a, b, b],
        ],
  );
  const length = turn.length === 2 ? 5 : 5 + g.rand.int(0, 1);
  const line = Array.from({ length }, (_, i) => turn[i % turn.length] as Actor);
  const what = turn[length % turn.length] as Actor;
  const others = [...new Set([...turn, ...all])].filter((actor) => actor !== what);
  const shown = rowOf([...line, what], 1.4).slice(0, length);
  return made(
    'next',
    g,
    { actor: what },
    others.map((actor) => ({ actor })),
    { pictures: shown, text: '?' },
  );
}

/** Letters of a name as a reader sees them. */
export const lettersOf = (word: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);

function letter(g: Game, all: readonly Actor[]): Question {
  const long = all.filter(({ name: word }) => lettersOf(word).length > 2);
  const what = g.rand.pick(long.length > 0 ? long : all);
  const parts = lettersOf(what.name);
  const places = [...parts.keys()].filter((i) => /\p{L}/u.test(parts[i] as string));
  const gone = g.rand.pick(places.slice(g.skill < 0.3 ? 0 : Math.min(1, places.length - 1)));
  const right = parts[gone] as string;
  const pool = [...new Set(all.flatMap((actor) => lettersOf(actor.name)))].filter(
    (one) => /\p{L}/u.test(one) && one.toLowerCase() !== right.toLowerCase(),
  );
  const wrong = g.rand.shuffle(pool).slice(0, MOST - 1);
  return made(
    'letter',
    g,
    { text: right },
    wrong.map((text) => ({ text })),
    {
      pictures: [at(what, PLATE.x, PLATE.y - 0.5, 1.8)],
      text: parts.map((part, i) => (i === gone ? '＿' : part)).join(''),
    },
  );
}

/** "France → ?" and four cities. */
function capital(g: Game): Question {
  const [what, ...rest] = g.rand.shuffle(capitals(g.design.lang, g.design.mode)) as [Capital, ...Capital[]];
  return made(
    'capital',
    g,
    { text: what.city },
    rest.map(({ city: text }) => ({ text })),
    { text: `${what.country} → ?` },
  );
}

/** One of those that were written for this game. */
function told(g: Game, nth: number): Question {
  const { questions = [] } = g.design;
  const { text, right, wrong } = questions[nth % questions.length] as NonNullable<GameDesign['questions']>[number];
  return made('told', g, { text: right }, g.rand.shuffle(wrong.map((one) => ({ text: one }))), { text });
}

const MAKERS: Readonly<Record<string, (g: Game, all: readonly Actor[]) => Question>> = {
  sum,
  capital,
  count,
  odd,
  name,
  picture,
  missing,
  next,
  letter,
};

/**
 * The next question of that sort, not the same as the last; a sum where the cast is too small for it.
 * @param nth of the game, from 0: which of those that were written for it
 */
export function ask(g: Game, sort: string, before?: Question, nth = 0): Question {
  if (sort === 'told') return told(g, nth);
  const all = faces(g.design);
  const make = all.length < 2 && sort !== 'count' && sort !== 'capital' ? sum : (MAKERS[sort] ?? sum);
  let q = make(g, all);
  for (let i = 0; i < 4 && before?.text === q.text && before.pictures[0]?.actor === q.pictures[0]?.actor; i++)
    q = make(g, all);
  return q.answers.length < 2 ? sum(g) : q;
}
