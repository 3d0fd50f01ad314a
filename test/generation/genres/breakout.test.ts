/** Breakout: walls that fit and can be cleared, a ball that keeps going, power-ups, and that mouse, keys and bot all finish it. */
import { describe, expect, it } from 'vitest';
import { breakout } from '../../../src/generation/genres/breakout/index.js';
import { take } from '../../../src/generation/genres/breakout/powers.js';
import { BRICK_H, BRICK_W, H, PADDLE_Y, RADIUS, W } from '../../../src/generation/genres/breakout/state.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament } from './playing.js';

describe('walls', () => {
  it('stay inside the field and apart, in 200 seeds at three difficulties', () => {
    const seen = new Set<string>();
    for (const difficulty of ['easy', 'normal', 'hard'] as const)
      for (let seed = 0; seed < 200; seed++) {
        // one level of its own: the wall is chosen by the seed; every fourth has a boss above it
        const { state } = table(
          breakout,
          designOf('breakout', [{ rule: 'levels', n: 1 }, ...(seed % 4 ? [] : [{ rule: 'boss' } as const])], {
            difficulty,
          }),
          seed,
        );
        const s = state();
        seen.add(s.layout);
        expect(s.bricks.length).toBeGreaterThan(5);
        const cells = new Set(s.bricks.map((brick) => `${brick.homeX.toFixed(2)} ${brick.y.toFixed(2)}`));
        expect(cells.size).toBe(s.bricks.length);
        const drifts = new Map(s.bricks.map((brick) => [brick.y, brick.drift]));
        const fits = (brick: (typeof s.bricks)[number]) => {
          const reach = BRICK_W / 2 + Math.abs(brick.drift);
          const inside = brick.homeX - reach > 0 && brick.homeX + reach < W && brick.y + BRICK_H / 2 < PADDLE_Y - 3;
          // a row drifts as one, so bricks in it can't meet
          return inside && brick.hp > 0 && brick.drift === drifts.get(brick.y);
        };
        expect(s.bricks.filter((brick) => !fits(brick))).toEqual([]);
      }
    expect([...seen].toSorted()).toEqual(['figure', 'guard', 'movers', 'rows']);
  });
});

describe('the ball', () => {
  it('keeps its pace, never goes flat and never leaves by a wall, in ten minutes of play', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { play, run, state } = table(breakout, designOf('breakout', [{ rule: 'multiBall' }]), seed);
      play.botMode = 'win';
      let flat = 0;
      const wrong: unknown[] = [];
      run(60 * 120, undefined, () => {
        // what turned the ball in this frame is made right in the next
        flat = state().balls.some((ball) => Math.abs(ball.vy) < 0.2 * Math.hypot(ball.vx, ball.vy)) ? flat + 1 : 0;
        const sound = (ball: ReturnType<typeof state>['balls'][number]) =>
          ball.x >= RADIUS - 0.6 &&
          ball.x <= W - RADIUS + 0.6 &&
          ball.y >= RADIUS - 0.6 &&
          (ball.held !== null || Math.hypot(ball.vx, ball.vy) > 4.5);
        if (flat >= 3 || !state().balls.every(sound)) wrong.push({ seed, flat, balls: structuredClone(state().balls) });
        return wrong.length > 0;
      });
      expect(wrong).toEqual([]);
    }
  });

  it('in a loop that hits nothing gets out of it or brings the brick down', () => {
    const { run, state, press } = table(breakout, designOf('breakout', [{ rule: 'noEnemies' }]));
    press('a');
    run(30, undefined, () => state().balls[0]?.held === null);
    const s = state();
    s.bricks = s.bricks.slice(0, 1);
    s.bumpers = [];
    s.need = 999;
    s.moved = true;
    const [brick] = s.bricks;
    const [ball] = s.balls;
    if (!brick || !ball) throw new Error('no brick or no ball');
    brick.hp = 1;
    s.paddle.x = brick.x < W / 2 ? W - 2 : 2;
    Object.assign(ball, { x: s.paddle.x, y: 8, vx: 0, vy: 9 });
    let frames = 0;
    run(60 * 60, undefined, () => {
      // the paddle is under the ball, dead centre, whatever it does
      const [low] = s.balls.toSorted((a, b) => b.y - a.y);
      if (low) s.paddle.x = low.x;
      frames++;
      return s.broken > 0;
    });
    expect(s.broken).toBe(1);
    expect(frames).toBeLessThan(60 * 60);
  });
});

describe('the last bricks of a wall', () => {
  it('come down one by one while nothing is hit, and those of a full wall do not', () => {
    const fallen = (left: number): number => {
      const { run, state } = table(
        breakout,
        designOf('breakout', [{ rule: 'levels', n: 1 }, { rule: 'noEnemies' }]),
        3,
      );
      const s = state();
      s.bricks = s.bricks.slice(0, left);
      Object.assign(s, { moved: true, bumpers: [], floor: 99 });
      // up and down beside them
      const to = (): void => void Object.assign(s.balls[0] as object, { held: null, x: 0.5, y: 9, vx: 0, vy: 0.1 });
      const before = s.bricks.length;
      for (let i = 0; i < 100; i++) {
        to();
        run(1);
      }
      return before - s.bricks.length;
    };
    expect([fallen(4), fallen(99)]).toEqual([1, 0]);
  });
});

describe('a game', () => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(breakout, designOf('breakout'));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, breakout, designOf('breakout'));
  }, 240_000);

  it('is never won by who does nothing, and waits for who is away', () => {
    for (const lives of [3, 20]) {
      const { game, run, state, press } = table(
        breakout,
        designOf('breakout', [
          { rule: 'lives', n: lives },
          { rule: 'levels', n: 1 },
        ]),
      );
      run(60 * 300);
      expect([game().outcome, game().lives]).toEqual([null, lives - 1]);
      press('a');
      expect(state().balls[0]?.held).toBeNull();
    }
  });

  const lowest = (balls: readonly { x: number; y: number; vy: number }[]) =>
    balls.toSorted((a, b) => (b.vy > 0 ? b.y : -9) - (a.vy > 0 ? a.y : -9))[0];

  it('can be finished with a finger or the mouse alone', () => {
    const { play, run, state } = table(
      breakout,
      designOf('breakout', [
        { rule: 'levels', n: 1 },
        { rule: 'lives', n: 9 },
      ]),
    );
    let frame = 0;
    run(60 * 240, (pad: Pad) => {
      const ball = lowest(state().balls);
      // off-centre, now left, now right, as a hand is
      const x = (ball?.x ?? W / 2) + Math.sin(frame++ / 50) * 0.7;
      pad.pointer = { x, y: 13, down: frame % 40 === 0 };
    });
    expect(play.phase).toBe('win');
  });

  it('can be finished with two keys and a button alone', () => {
    const { play, run, state } = table(
      breakout,
      designOf('breakout', [
        { rule: 'levels', n: 1 },
        { rule: 'lives', n: 9 },
      ]),
    );
    let frame = 0;
    run(60 * 240, (pad: Pad) => {
      const ball = lowest(state().balls);
      const way = (ball?.x ?? W / 2) + Math.sin(frame++ / 50) * 0.7 - state().paddle.x;
      pad.left = way < -0.25;
      pad.right = way > 0.25;
      pad.a = frame % 40 === 0;
    });
    expect(play.phase).toBe('win');
  });

  it('launches three balls with multiBall and saves one by the shield', () => {
    const many = table(breakout, designOf('breakout', [{ rule: 'multiBall' }]));
    many.run(20);
    many.press('a');
    expect(many.state().balls.length).toBe(3);

    const { play, game, press, run, state } = table(breakout, designOf('breakout', [{ rule: 'shield' }]));
    // behind the first walls, which let two balls pass
    play.begin(5);
    run(20);
    press('a');
    const [ball] = state().balls;
    if (!ball) throw new Error('no ball');
    Object.assign(ball, { x: state().paddle.x > W / 2 ? 1 : W - 1, y: PADDLE_Y + 0.6, vx: 0, vy: 9 });
    const lives = game().lives;
    run(30, undefined, () => ball.vy < 0);
    expect([game().lives, state().floor, state().balls.length]).toEqual([lives, 0, 1]);
    Object.assign(ball, { y: H, vy: 9 });
    run(60, undefined, () => game().lives < lives);
    expect(game().lives).toBe(lives - 1);
  });

  it('begins with a wider paddle and two balls that come back, on the first walls alone', () => {
    const { play, run, state } = table(breakout, designOf('breakout'));
    const seen = [1, 3, 5, 8].map((level) => {
      play.begin(level);
      run(30);
      return { floor: state().floor, wide: state().paddle.w };
    });
    expect(seen.map(({ floor }) => floor)).toEqual([2, 2, 0, 0]);
    expect(seen.map(({ wide }) => wide)).toEqual(seen.map(({ wide }) => wide).toSorted((a, b) => b - a));
    expect(seen[0]?.wide).toBeGreaterThan((seen[2]?.wide ?? 0) * 1.3);
  });

  it('does what each power-up says', () => {
    const { game, press, run, state } = table(breakout, designOf('breakout'));
    run(20);
    press('a');
    const s = state();
    const width = s.paddle.w;
    take(game(), s, 'wide');
    run(20);
    expect(s.paddle.w).toBeGreaterThan(width * 1.2);
    take(game(), s, 'multi');
    expect(s.balls.length).toBe(3);
    const lives = game().lives;
    take(game(), s, 'life');
    expect(game().lives).toBe(lives + 1);
    take(game(), s, 'laser');
    const left = s.bricks.reduce((sum, brick) => sum + brick.hp, 0);
    run(
      120,
      (pad) => (pad.pointer = null),
      () => s.shots.length > 0,
    );
    expect(s.shots.length).toBeGreaterThan(0);
    s.balls.splice(1);
    run(60);
    expect(s.bricks.reduce((sum, brick) => sum + brick.hp, 0)).toBeLessThan(left);
  });

  it('ends its last level only when the boss is beaten', () => {
    const { play, game, run, state } = table(
      breakout,
      designOf('breakout', [{ rule: 'boss' }, { rule: 'levels', n: 1 }, { rule: 'lives', n: 9 }]),
    );
    play.botMode = 'win';
    let least = Infinity;
    let early = false;
    run(60 * 300, undefined, () => {
      least = Math.min(least, state().boss?.hp ?? Infinity);
      early ||= state().boss !== null && game().outcome === 'win';
      return false;
    });
    expect(early).toBe(false);
    expect(play.phase).toBe('win');
    expect(least).toBeLessThanOrEqual(1);
  });

  it('breaks the number that the prompt asks for, and brings more where the wall is too small', () => {
    const { play, run, state, game } = table(
      breakout,
      designOf('breakout', [
        { rule: 'collect', n: 60 },
        { rule: 'lives', n: 9 },
      ]),
    );
    expect([game().levels, state().need]).toEqual([1, 60]);
    play.botMode = 'win';
    run(60 * 400);
    expect(play.phase).toBe('win');
    expect(state().broken).toBeGreaterThanOrEqual(60);
  });
});
