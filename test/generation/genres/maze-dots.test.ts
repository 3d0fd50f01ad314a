/** A maze full of dots: mirrored, with a den and a tunnel; four who come out one after the other; fruit, and what turns the chase round. */
import { describe, expect, it } from 'vitest';
import { GENRES, type Rule } from '../../../src/generation/design.js';
import { dots } from '../../../src/generation/genres/maze/dots.js';
import { CORNERS, DEN, DOORSTEP, POWERS } from '../../../src/generation/genres/maze/dots-level.js';
import { beside, flood, H, sound, W, WAYS, xOf, yOf } from '../../../src/generation/genres/maze/level.js';
import { middle, type DotsState } from '../../../src/generation/genres/maze/state.js';
import { readPrompt } from '../../../src/generation/read-prompt.js';
import { textsOf } from '../../../src/generation/texts/texts-of.js';
import { newcomerMedian } from '../newcomer.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const full = (rules: Rule[] = [], over = {}) => designOf('maze', rules, { mode: 'dots', ...over });
const at = (seed: number, rules: Rule[] = []): Table<DotsState> => table(dots, full(rules), seed);
const one: Rule = { rule: 'levels', n: 1 };

describe('is what is made of', () => {
  it.each([
    ['Pac-Man with a bookworm chased by ghosts', 'dots'],
    ['a maze where a frog eats all the pellets', 'dots'],
    ['comecocos con un pirata y calaveras', 'dots'],
    ['パックマンみたいなゲーム、猫と犬', 'dots'],
    ['Labyrinth, in dem ein Frosch alle Kügelchen frisst', 'dots'],
    ['Labyrinth, in dem ein Frosch Punkte sammelt', undefined],
    ['a maze where a frog collects keys and finds the exit', undefined],
    ['laberinto con un pirata que busca la salida', undefined],
  ])('%s: %s', (prompt, mode) => {
    const design = readPrompt({ prompt, seed: 1, supported: GENRES });
    expect([design.genre, design.mode, design.ignored]).toEqual(['maze', mode, []]);
  });
});

describe('the title card', () => {
  const card = (prompt: string): { goal: string | undefined; line: string } => {
    const { texts, tagline } = readPrompt({ prompt, seed: 1, supported: GENRES });
    return { goal: texts.goal, line: tagline };
  };

  it.each([
    ['a maze where a frog eats all the dots while ghosts chase it', /eat dots, down to the very last.*caught/u, 'en'],
    ['comecocos con un pirata y calaveras', /^Come .*hasta no dejar nada, sin que te atrapen/u, 'es'],
    ['パックマンみたいなゲーム、猫と犬', /^つかまらずに.*すべて食べよう/u, 'ja'],
    ['Pac-Man mit einer Katze und Hunden', /^Friss Wollknäuel bis auf den letzten Rest/u, 'de'],
  ])('says that all is eaten, and that one is chased: %s', (prompt, goal, lang) => {
    const said = card(prompt);
    expect(said.goal).toMatch(goal);
    expect(said.line.startsWith(textsOf(lang).taglines.dots)).toBe(true);
  });

  it('warns of nobody where nobody comes', () => {
    const { goal, line } = card('pac-man without enemies');
    expect([goal, line]).toEqual([expect.stringContaining('before time runs out'), textsOf('en').taglines.gather]);
  });

  it('says how many, where the prompt does', () => {
    const { goal, line } = card('pac-man with a cat that collects 50 fish');
    expect(goal).toBe('Help the cat collect 50 fish');
    expect(line.startsWith(textsOf('en').taglines.dots)).toBe(true);
  });
});

describe('the maze', () => {
  it('is its own mirror image, hangs together, has a tunnel and no dead end', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const { level } = at(seed).state();
      expect(sound(level, level.floor)).toBe(true);
      for (const c of level.floor)
        for (const way of WAYS) {
          const other = yOf(c) * W + W - 1 - xOf(c);
          expect(beside(level, c, way) >= 0).toBe(beside(level, other, way % 2 ? way : 2 - way) >= 0);
        }
      const edge = ((H - 1) / 2) * W;
      expect(beside(level, edge, 2)).toBe(edge + W - 1);
    }
  });

  it('lets whoever waits in the den out, and nobody in', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { level } = at(seed).state();
      const out = flood(level, DEN[1]).steps;
      const back = flood(level, level.start).steps;
      expect([out[DOORSTEP], ...DEN.map((c) => back[c])]).toEqual([2, -1, -1, -1]);
    }
  });

  it('has dots in every corridor, and what is strong in each quarter', () => {
    const s = at(3).state();
    const lie = new Set(s.dots.filter(({ cells }) => cells.length === 1).map(({ cells }) => cells[0]));
    const bare = s.level.floor.filter((c) => !lie.has(c));
    expect(bare.toSorted((a, b) => a - b)).toEqual([...POWERS, s.level.start].toSorted((a, b) => a - b));
    expect(s.things.map(({ x, y }) => [x < W / 2, y < H / 2].join())).toEqual([
      'true,true',
      'false,true',
      'true,false',
      'false,false',
    ]);
  });
});

describe('who chases', () => {
  it('are four of different habits with a corner each, who come out one after the other', () => {
    const { play, state, run } = at(5, [{ rule: 'lives', n: 9 }]);
    play.botMode = 'win';
    const { foes } = state();
    expect(new Set(foes.map(({ habit }) => habit)).size).toBe(4);
    expect(foes.map(({ home }) => home)).toEqual(CORNERS);
    const left: number[] = [];
    const waits = foes.map(({ rest }) => rest);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    run(60 * 40, undefined, () => {
      foes.forEach(({ to }, i) => {
        if (!left.includes(i) && !(DEN as readonly number[]).includes(to)) left.push(i);
      });
      return state().foes !== foes;
    });
    expect(left.slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('flee from whoever is strong, and are sent back to the den by a touch', () => {
    const { state, run, game } = at(4);
    const s = state();
    const [thing] = s.things;
    Object.assign(s.hero, { from: POWERS[0], to: POWERS[0], ...middle(POWERS[0]), way: -1 });
    run(2);
    expect(s.things).not.toContain(thing);
    expect(s.power).toBeGreaterThan(200);
    const [foe] = s.foes as [DotsState['foes'][number]];
    const before = game().score;
    Object.assign(foe, { from: s.hero.to, to: s.hero.to, x: s.hero.x, y: s.hero.y, rest: 0 });
    run(1);
    expect(foe.to).toBe(foe.den);
    expect(game().score).toBeGreaterThan(before);
    expect(game().lives).toBe(3);
  });
});

describe('fruit', () => {
  it('comes as dots are eaten, is worth more than they are, and goes', () => {
    const { state, run, game } = at(6, [{ rule: 'noEnemies' }]);
    const s = state();
    const eat = (part: number): void => {
      s.dots = s.dots.slice(0, Math.floor(s.dots.length * part));
      s.taken = s.need - s.dots.length;
      const next = s.dots.find(({ cells }) => cells.length === 1)?.cells[0] as number;
      Object.assign(s.hero, { to: next, ...middle(next), way: -1 });
      run(1);
    };
    expect(s.fruit).toBeNull();
    eat(0.6);
    expect(s.fruit).not.toBeNull();
    const { x, y } = s.fruit as { x: number; y: number };
    const before = game().score;
    Object.assign(s.hero, { x, y, to: Math.floor(y) * W + Math.floor(x), way: -1 });
    run(1);
    expect(game().score - before).toBeGreaterThanOrEqual(100);
    eat(0.3);
    expect(s.fruit).not.toBeNull();
    s.dots.push({ x: 0.5, y: 0.5, cells: [0] });
    run(620, (pad) => (pad.left = false));
    expect(s.fruit).toBeNull();
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 45 of 50 seeds, the same way each time', () => {
    const played = tournament(dots, full(), 50);
    expect(played.won).toBeGreaterThanOrEqual(45);
    expectSameAgain(played.traces, dots, full());
  }, 400_000);

  it('is not won by who does nothing, and ends once so many were eaten as were asked for', () => {
    const idle = at(2);
    idle.run(60 * 120);
    expect(idle.play.phase).toBe('lose');
    const { play, run } = at(2, [{ rule: 'collect', n: 20 }]);
    play.botMode = 'win';
    run(60 * 60);
    expect([play.phase, play.session.state.dots.length > 100]).toEqual(['win', true]);
  });

  it('is not over before a boss is beaten', () => {
    const { play, state, run } = at(8, [one, { rule: 'boss' }, { rule: 'lives', n: 30 }]);
    play.botMode = 'win';
    let early = false;
    run(60 * 240, undefined, () => {
      const s = state();
      early ||= s.taken === s.need && s.guardian !== null && play.phase === 'win';
      return false;
    });
    expect([play.phase, early]).toEqual(['win', false]);
  }, 60_000);

  it('lasts a minute for a newcomer', () => {
    expect(newcomerMedian(dots, full(), 50)).toBeGreaterThanOrEqual(60);
    expect(newcomerMedian(dots, full([], { difficulty: 'hard' }), 50)).toBeGreaterThanOrEqual(20);
  }, 120_000);
});
