/** Penalty shoot-outs: won by the bot, decided by the rules of football, shots that are judged by where they come. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../../src/generation/design.js';
import { penalty } from '../../../../src/generation/genres/ball/penalty.js';
import {
  BAR,
  decided,
  HALF,
  judge,
  LINE,
  MID,
  shotOf,
  walled,
  type State,
} from '../../../../src/generation/genres/ball/penalty-state.js';
import { designOf, expectSameAgain, table, tournament, type Table } from '../playing.js';

const tableOf = (rules: Rule[] = [], over: Partial<GameDesign> = {}): Table<State> =>
  table(penalty, designOf('penalty', rules, over));
/** 1 is a goal */
const tally = (mine: string, theirs: string, rounds = 5): ReturnType<typeof decided> =>
  decided({ mine: [...mine].map((one) => one === '1'), theirs: [...theirs].map((one) => one === '1'), rounds });

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(penalty, designOf('penalty'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, penalty, designOf('penalty'));
  }, 240_000);

  it('is not won by who does nothing, and lost by who shoots over the bar and keeps nothing', () => {
    const idle = tableOf();
    idle.run(60 * 60);
    expect([idle.play.phase, idle.state().mine]).toEqual(['play', []]);
    const wild = tableOf();
    wild.run(
      60 * 120,
      (pad) => (pad.a = wild.state().phase === 'aim' && wild.state().t > 12 && wild.state().power < 0.97),
    );
    expect(wild.play.phase).toBe('lose');
    expect(wild.state().mine).not.toContain(true);
  });
});

describe('a shoot-out', () => {
  it('is decided as soon as nothing can change it', () => {
    expect([tally('111', '000'), tally('000', '111'), tally('11', '00')]).toEqual(['mine', 'theirs', null]);
    expect([tally('11111', '1110'), tally('1111', '111')]).toEqual(['mine', null]);
    expect(tally('11110', '11111')).toBe('theirs');
  });

  it('goes on by one each while it is even', () => {
    expect(tally('11111', '11111')).toBeNull();
    expect([tally('111111', '11111'), tally('111111', '111110'), tally('111110', '111111')]).toEqual([
      null,
      'mine',
      'theirs',
    ]);
  });
});

describe('a shot', () => {
  const far = { x: -3, y: 1 };

  it('is a goal between the posts, and wide, over or on the post elsewhere', () => {
    const outcomes = [
      { x: 3, y: 1 },
      { x: HALF - 0.05, y: 1 },
      { x: HALF + 0.5, y: 1 },
      { x: 2, y: BAR - 0.05 },
      { x: 2, y: BAR + 0.5 },
    ].map((shot) => judge({ ...shot, frames: 30 }, far));
    expect(outcomes).toEqual(['goal', 'post', 'wide', 'post', 'wide']);
  });

  it('is saved by hands that are there', () => {
    expect(judge({ x: -2.5, y: 1.5, frames: 30 }, far)).toBe('saved');
    expect(judge({ x: -2.5, y: 2.6, frames: 30 }, far)).toBe('goal');
  });

  it('goes where it points, higher and sooner the harder it is', () => {
    const soft = shotOf(-Math.PI / 2, 0.3);
    const hard = shotOf(-Math.PI / 2, 0.8);
    expect([soft.x, hard.x].map((x) => Math.round(x))).toEqual([0, 0]);
    expect([hard.y > soft.y, hard.frames < soft.frames]).toEqual([true, true]);
    expect(shotOf(-1.2, 0.5).x).toBeGreaterThan(1);
    expect(shotOf(-Math.PI / 2, 1).y).toBeGreaterThan(BAR);
  });

  it('is stopped by a wall, and not over it or beside it', () => {
    const wall = [-0.85, 0, 0.85];
    expect([shotOf(-Math.PI / 2, 0.4), shotOf(-Math.PI / 2, 0.8)].map((shot) => walled(shot, wall))).toEqual([
      true,
      false,
    ]);
    expect(walled(shotOf(-Math.PI / 2 + 0.53, 0.4), [0])).toBe(false);
  });
});

it('hands follow a finger, arrows and a stick, and stop what comes to them', () => {
  for (const hand of ['pointer', 'keys'] as const) {
    const t = tableOf();
    Object.assign(t.state(), { shooting: false, phase: 'fly', t: 0, shot: { x: 2, y: 1.2, frames: 50 } });
    t.run(55, (pad) => {
      if (hand === 'pointer') pad.pointer = { x: MID + 2, y: LINE - 1.2, down: true };
      else pad.right = t.state().hands.x < 1.8;
    });
    expect([hand, t.state().outcome, t.state().theirs]).toEqual([hand, 'saved', [false]]);
  }
});

it('so many shots as the prompt says, and a wall only in harder games', () => {
  expect(tableOf([{ rule: 'throws', n: 3 }]).state().rounds).toBe(3);
  const walls = (difficulty: 'easy' | 'hard'): boolean => {
    const t = tableOf([{ rule: 'throws', n: 9 }], { difficulty });
    t.play.botMode = 'win';
    let seen = false;
    t.run(60 * 90, undefined, () => (seen ||= t.state().wall.length > 0));
    return seen;
  };
  expect([walls('easy'), walls('hard')]).toEqual([false, true]);
});
