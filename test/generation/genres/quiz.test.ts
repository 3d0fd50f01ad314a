/** Questions: exactly one answer is right and can be known from what is shown; lost by lives; each device finishes it; words are typed. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { quiz } from '../../../src/generation/genres/quiz/index.js';
import { ask } from '../../../src/generation/genres/quiz/questions.js';
import { placeOf, plateOf, TALLEST, tileAt, WIDEST, type Room } from '../../../src/generation/genres/quiz/layout.js';
import type { Question, State } from '../../../src/generation/genres/quiz/state.js';
import { heroAt } from '../../../src/generation/genres/quiz/turn.js';
import { target } from '../../../src/generation/genres/quiz/typing.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

const SORTS = ['sum', 'count', 'odd', 'name', 'picture', 'missing', 'next', 'letter'];
const like = (mode: GameDesign['mode']): GameDesign => designOf('quiz', [], { mode });
const faceOf = ({ text, actor, n }: Question['answers'][number]): string => text ?? `${actor?.sprite} ${n ?? 1}`;

/** The answer as a person finds it: from the plate alone. */
function solve(q: Question): number {
  const index = (wanted: string): number => q.answers.findIndex((one) => faceOf(one) === wanted);
  if (q.sort === 'sum') {
    const [, a, way, b] = /^(\d+) (.) (\d+) = \?$/u.exec(q.text ?? '') ?? [];
    const [x, y] = [Number(a), Number(b)];
    return index(String(way === '+' ? x + y : way === '−' ? x - y : x * y));
  }
  if (q.sort === 'count') {
    const [what, ...all] = q.pictures;
    return index(String(all.filter(({ actor }) => actor === what?.actor).length));
  }
  if (q.sort === 'odd')
    return q.answers.findIndex((one) => q.answers.filter((other) => faceOf(other) === faceOf(one)).length === 1);
  if (q.sort === 'name') return index(q.pictures[0]?.actor.name ?? '');
  if (q.sort === 'picture') return q.answers.findIndex(({ actor }) => actor?.name === q.text);
  if (q.sort === 'missing')
    return q.answers.findIndex(
      ({ actor }) => q.pictures.some((one) => one.actor === actor) && !q.after.some((one) => one.actor === actor),
    );
  if (q.sort === 'next') {
    const line = q.pictures.map(({ actor }) => actor.sprite);
    const period = [2, 3].find((n) => line.every((one, i) => i < n || one === line[i - n])) ?? 1;
    return index(`${line[line.length - period]} 1`);
  }
  const [actor] = q.pictures.map((one) => one.actor);
  return q.answers.findIndex(({ text }) => q.text?.replace('＿', text ?? '') === actor?.name);
}

describe('questions', () => {
  it.each(SORTS)('of sort %s have one right answer that the plate tells, in 150 of them at three skills', (sort) => {
    for (const difficulty of ['easy', 'normal', 'hard'] as const) {
      const { game } = table(quiz, designOf('quiz', [], { difficulty }), 77);
      for (let i = 0; i < 50; i++) {
        const q = ask(game(), sort);
        expect(q.sort).toBe(sort);
        expect(q.answers.length).toBeGreaterThanOrEqual(2);
        expect(q.answers.length).toBeLessThanOrEqual(4);
        expect(q.answers.filter((one) => faceOf(one) === faceOf(q.answers[q.right] as never)).length).toBe(1);
        expect([q.text, solve(q)]).toEqual([q.text, q.right]);
        for (const { x, y, size } of [...q.pictures, ...q.after]) {
          expect(x - size / 2).toBeGreaterThan(0);
          expect(x + size / 2).toBeLessThan(10.4);
          expect(y - size / 2).toBeGreaterThan(4.5);
        }
      }
    }
  });

  it('come of a cast of one as sums, and of a prompt about numbers as numbers', () => {
    const [fish] = designOf('quiz').cast.items;
    if (!fish) throw new Error('no fish');
    const alone = { hero: fish, enemies: [fish], items: [fish], obstacles: [], deco: [] };
    const { game } = table(quiz, designOf('quiz', [], { cast: alone }));
    for (const sort of SORTS) expect(['sum', 'count', 'letter']).toContain(ask(game(), sort).sort);
    expect(new Set(table(quiz, like('sums')).state().sorts)).toEqual(new Set(['sum', 'count', 'next']));
    expect(table(quiz, like('words')).state().sorts).not.toContain('sum');
  });
});

const knowing =
  (state: () => State, way: 'pointer' | 'keys'): ((pad: Pad) => void) =>
  (pad) => {
    const s = state();
    pad.left = pad.right = pad.up = pad.down = pad.a = false;
    if (pad.pointer) pad.pointer.down = false;
    if (s.phase !== 'ask' || s.t < s.q.look + 30 || s.t % 6) return;
    if (way === 'pointer') {
      const { x, y } = placeOf(s.layout, s.q.answers.length, s.q.right);
      pad.pointer = { x, y, down: true };
    } else if (s.cursor === s.q.right) pad.a = true;
    // through them all, one after the other
    else if (s.layout === 'rows') pad.down = true;
    else pad.right = true;
  };

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(quiz, designOf('quiz'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, quiz, designOf('quiz'));
    expect(tournament(quiz, like('typing')).won).toBeGreaterThanOrEqual(18);
  }, 240_000);

  it('is lost by who does nothing, and by who always takes the wrong answer', () => {
    for (const mode of [undefined, 'typing'] as const) {
      const { play, run } = table(quiz, like(mode));
      run(60 * 200);
      expect([mode, play.phase]).toEqual([mode, 'lose']);
    }
    const { play, run, state } = table(quiz, designOf('quiz'));
    run(60 * 200, (pad) => {
      const s = state();
      const { x, y } = placeOf(s.layout, s.q.answers.length, (s.q.right + 1) % s.q.answers.length);
      pad.pointer = { x, y, down: s.t % 20 === 19 };
    });
    expect([play.phase, state().right]).toEqual(['lose', 0]);
  });

  it.each(['pointer', 'keys'] as const)(
    'can be finished with %s alone, in three looks',
    (way) => {
      const looks = new Set<string>();
      for (let seed = 1; seed <= 24; seed++) {
        const { play, run, state } = table(quiz, designOf('quiz', [{ rule: 'levels', n: 1 }], { seed }));
        looks.add(state().layout).add(state().stage);
        run(60 * 120, knowing(state, way));
        expect([seed, play.phase]).toEqual([seed, 'win']);
      }
      expect([...looks].toSorted()).toEqual(['bubbles', 'cards', 'climb', 'duel', 'race', 'rows']);
    },
    30_000,
  );

  it('lets the hero stride to where an answer leads, and not jump there', () => {
    const stages = new Set<string>();
    for (let seed = 1; seed <= 24; seed++) {
      const { play, run, state, game } = table(quiz, designOf('quiz', [{ rule: 'levels', n: 1 }], { seed }));
      if (state().stage !== 'race' && state().stage !== 'climb') continue;
      stages.add(state().stage);
      const way: number[] = [];
      play.botMode = 'win';
      run(60 * 120, undefined, () => {
        way.push(heroAt(state(), game()).x);
        return state().right >= state().need;
      });
      const long = Math.abs((way.at(-1) ?? 0) - (way[0] ?? 0));
      // all but the last, with which the level ends
      const steps = way.slice(1, -1).map((x, i) => Math.abs(x - (way[i] ?? x)));
      expect(long).toBeGreaterThan(5);
      expect(Math.max(...steps)).toBeLessThan((long / state().need) * 0.15);
    }
    expect([...stages].toSorted()).toEqual(['climb', 'race']);
  });

  it('takes the number keys', () => {
    const { game, run, state } = table(quiz, designOf('quiz'));
    run(60 * 5, undefined, () => state().t > state().q.look + 20);
    game().keys = new Set([`Digit${state().q.right + 1}`]);
    run(1);
    expect(state().phase).toBe('right');
    run(90, undefined, () => state().right === 1);
    expect(state().right).toBe(1);
  });

  it('is typed by letter keys: a wrong one is no step, the last one sends the comer away', () => {
    const { game, run, state } = table(quiz, like('typing'));
    run(60, undefined, () => target(state()) !== undefined);
    const word = target(state())?.word.join('') ?? '';
    expect(word.length).toBeGreaterThan(2);
    const key = (letter: string): void => {
      game().keys = new Set([`Key${letter.toUpperCase()}`]);
      run(1);
    };
    key(word.startsWith('q') ? 'z' : 'q');
    expect([state().misses, target(state())?.typed]).toEqual([1, 0]);
    for (const letter of word.replaceAll(' ', '')) {
      key(letter);
      run(12);
    }
    expect(state().right).toBe(1);
  });

  it('keeps what the prompt asked for', () => {
    expect(table(quiz, designOf('quiz', [{ rule: 'collect', n: 12 }])).state().need).toBe(12);
    const given = (rules: Rule[]): number => table(quiz, designOf('quiz', rules)).state().given;
    expect(given([{ rule: 'fast' }])).toBeLessThan(given([]));
    expect(given([{ rule: 'slow' }])).toBeGreaterThan(given([]));
    for (let seed = 1; seed < 8; seed++) {
      const { state } = table(quiz, designOf('quiz', [{ rule: 'noEnemies' }], { seed }));
      expect([state().stage, state().foe.none]).toEqual(['climb', true]);
    }
    const fight = table(quiz, designOf('quiz', [{ rule: 'boss' }, { rule: 'levels', n: 1 }]));
    expect([fight.state().stage, fight.state().foe.boss]).toEqual(['duel', true]);
    const timed = table(quiz, designOf('quiz', [{ rule: 'timer', seconds: 30 }]));
    expect([timed.game().clockLeft, timed.state().need]).toEqual([30, 4]);
    const { game, run, state } = table(quiz, designOf('quiz', [{ rule: 'shield' }, { rule: 'lives', n: 2 }]));
    run(60 * 40, undefined, () => !state().shield);
    expect(game().lives).toBe(2);
    run(60 * 40, undefined, () => game().lives < 2);
    expect(game().lives).toBe(1);
  });
});

describe('the layout', () => {
  const rooms: Record<string, Room> = {
    'the board alone': { width: 10.4, height: 13.2 },
    'a tablet': { width: 14, height: 13.2 },
    'a broad window': { width: WIDEST, height: 13.2 },
    'a high window': { width: 10.4, height: TALLEST },
  };

  it.each(Object.keys(rooms))('of %s has question and answers within it, none over another', (name) => {
    const room = rooms[name] as Room;
    const plate = plateOf(room);
    for (const layout of ['rows', 'cards', 'bubbles'] as const)
      for (const n of [2, 3, 4]) {
        const all = Array.from({ length: n }, (_, i) => placeOf(layout, n, i, room));
        for (const [i, one] of all.entries()) {
          expect(Math.abs(one.x - 5.2) + one.w / 2).toBeLessThanOrEqual(room.width / 2);
          expect(one.y + one.h / 2).toBeLessThanOrEqual(room.height);
          expect(one.y - one.h / 2).toBeGreaterThan(plate.y + plate.h / 2 + 0.5);
          for (const other of all.slice(i + 1))
            expect(
              Math.abs(one.x - other.x) >= (one.w + other.w) / 2 || Math.abs(one.y - other.y) >= (one.h + other.h) / 2,
            ).toBe(true);
        }
      }
    for (let i = 0; i < 8; i++) {
      const { x, y } = tileAt(i, room);
      expect(Math.abs(x - 5.2) + 1.15).toBeLessThanOrEqual(room.width / 2);
      expect(y + 1).toBeLessThanOrEqual(room.height);
    }
  });

  it.each(['up', 'down', 'left', 'right'] as const)(
    'shows the cursor at the first press of %s, and goes no further',
    (side) => {
      for (const room of Object.values(rooms))
        for (let seed = 1; seed <= 6; seed++) {
          const { run, state, game } = table(quiz, designOf('quiz', [], { seed }));
          Object.assign(game(), room);
          run(60 * 8, undefined, () => state().t > state().q.look + 20);
          run(1, (pad) => {
            pad[side] = true;
          });
          expect(state().cursor).toBe(0);
        }
    },
  );

  it('uses the width of a broad window: question and answers are half as wide again as on the board', () => {
    const room = rooms['a broad window'] as Room;
    expect(plateOf(room).w).toBeGreaterThan(plateOf().w * 1.4);
    for (const layout of ['rows', 'cards', 'bubbles'] as const) {
      const [first, , , last] = [0, 1, 2, 3].map((i) => placeOf(layout, 4, i, room));
      expect(last!.x + last!.w / 2 - (first!.x - first!.w / 2)).toBeGreaterThan(10.4 * 1.5);
    }
  });
});
