/** Duels: the three kinds of them by the prompt's words, what each rule of the game does, rounds and bouts, and hands of three kinds. */
import { describe, expect, it } from 'vitest';
import type { GameDesign, Rule } from '../../../src/generation/design.js';
import { landing } from '../../../src/generation/genres/duel/court.js';
import { FLOOR, harm } from '../../../src/generation/genres/duel/fight.js';
import { modeSaid } from '../../../src/generation/filling/mode-words.js';
import { duel } from '../../../src/generation/genres/duel/index.js';
import { CX, CY, fromMiddle, RADIUS } from '../../../src/generation/genres/duel/ring.js';
import { modeOf, type Mode } from '../../../src/generation/genres/duel/mode.js';
import { foeSkill, SIZE, TOP, type State } from '../../../src/generation/genres/duel/state.js';
import type { Pad } from '../../../src/generation/kit/types.js';
import { designOf, expectSameAgain, table, tournament, type Table } from './playing.js';

const MODES = ['court', 'fight', 'ring'] as const;
const designIn = (mode: Mode, rules: Rule[] = [], over: Partial<GameDesign> = {}): GameDesign =>
  designOf('duel', rules, { mode, ...over });
const tableIn = (mode: Mode, rules: Rule[] = [], seed = 7919) => table(duel, designIn(mode, rules), seed);

/** Through the pause before a round. */
function toPlay(t: Table<State>): State {
  t.run(400, undefined, () => t.state().phase === 'play');
  return t.state();
}

describe('which duel it is', () => {
  it.each([
    ['pong', 'court'],
    ['Tischtennis', 'court'],
    ['テニス', 'court'],
    ['boxing', 'fight'],
    ['juego de lucha', 'fight'],
    ['格斗', 'fight'],
    ['sumo', 'ring'],
    ['сумо', 'ring'],
  ] as const)('%s is a %s', (text, mode) => {
    expect(modeSaid('duel', [{ text, as: 'kind' }])).toBe(mode);
  });

  it('is left to a rule that needs it, else to the seed, and each has three layouts', () => {
    expect(modeOf(designOf('duel', [{ rule: 'multiBall' }]))).toBe('court');
    expect(modeOf(designOf('duel', [{ rule: 'shooting' }]))).toBe('fight');
    expect(modeOf(designOf('duel', [{ rule: 'points', n: 5 }]))).toBe('court');
    // "tanks that shoot, first to five wins" is no game of ball
    expect(modeOf(designOf('duel', [{ rule: 'points', n: 5 }, { rule: 'shooting' }]))).toBe('fight');
    expect(new Set([0, 1, 2].map((seed) => modeOf(designOf('duel', [], { seed }))))).toEqual(new Set(MODES));
    for (const mode of MODES) {
      const layouts = Array.from({ length: 30 }, (_, seed) => tableIn(mode, [], seed * 31).state().layout);
      expect(new Set(layouts)).toEqual(new Set(['open', 'posts', 'moving']));
    }
  });
});

describe.each(MODES)('a %s', (mode) => {
  it('is won by its bot at first try in at least 18 of 20 seeds, the same way each time', () => {
    const first = tournament(duel, designIn(mode));
    expect(first.won).toBeGreaterThanOrEqual(18);
    expectSameAgain(first.traces, duel, designIn(mode));
  }, 240_000);

  it('is lost by who does nothing, with a clock too', () => {
    for (const rules of [[], [{ rule: 'timer', seconds: 20 }]] satisfies Rule[][]) {
      const { play, run } = tableIn(mode, rules);
      run(60 * 300);
      expect(play.phase).toBe('lose');
    }
  });

  it('takes two rounds for a bout, a bout for each enemy, and one lost bout ends it', () => {
    const t = tableIn(mode);
    expect([t.state().need, t.game().levels]).toEqual([2, 2]);
    t.play.botMode = 'win';
    t.run(60 * 300, undefined, () => t.game().level === 2);
    expect(t.state().foe.actor.name).toBe('polar bear');
    const lost = tableIn(mode);
    lost.run(60 * 300);
    expect(lost.state().foe.won).toBe(2);
  });

  it('gives another bout for a life', () => {
    const t = tableIn(mode, [{ rule: 'lives', n: 2 }]);
    t.run(60 * 300, undefined, () => t.game().lives === 1);
    expect([t.play.phase, t.game().lives]).toEqual(['play', 1]);
    t.run(60 * 300);
    expect(t.play.phase).toBe('lose');
  });

  it('lets a second person take the rival by their keys, and then the computer keeps still', () => {
    const t = tableIn(mode);
    toPlay(t);
    expect(t.state().human).toBe(false);
    t.game().pad2.right = true;
    t.game().pad2.ax = 1;
    t.run(1);
    expect(t.state().human).toBe(true);
    t.game().pad2.right = false;
    t.game().pad2.ax = 0;
    t.run(90, undefined, () => t.state().phase !== 'play');
    const { x } = t.state().foe;
    t.run(20);
    expect(Math.abs(t.state().foe.x - x)).toBeLessThan(0.6);
  });

  it('saves the hero once a round by the shield', () => {
    const t = tableIn(mode, [{ rule: 'shield' }]);
    const s = toPlay(t);
    expect([s.me.shield, s.foe.shield]).toEqual([true, false]);
    const blow = (): void => {
      if (mode === 'fight') harm(t.game(), s, s.me, 20, -1);
      else if (mode === 'ring') Object.assign(s.me, { x: CX + RADIUS + 1, y: CY });
      else s.balls.forEach((ball) => Object.assign(ball, { x: 1, y: SIZE.court.h + 0.5, vx: 0, vy: 6, rest: 0 }));
      t.run(2);
    };
    blow();
    expect([s.me.shield, s.me.hp, s.foe.points, s.foe.won]).toEqual([false, 100, 0, 0]);
    blow();
    expect(s.me.hp < 100 || s.foe.points > 0 || s.foe.won > 0).toBe(true);
  });

  it('has a rival that warms up, and until then a shield each round that a second person takes away', () => {
    const t = tableIn(mode);
    const s = toPlay(t);
    const g = t.game();
    const first = foeSkill(g, s);
    expect([s.me.shield, s.foe.shield]).toEqual([true, false]);
    s.me.won = 1;
    expect(foeSkill(g, s)).toBeGreaterThan(first);
    t.play.begin(2);
    const last = toPlay(t);
    expect([last.me.shield, foeSkill(t.game(), last)]).toEqual([false, t.game().skill]);
    t.play.begin(1);
    const again = toPlay(t);
    t.game().pad2.right = true;
    t.run(1);
    expect([again.human, again.me.shield]).toEqual([true, false]);
  });

  it('throws things with shooting, and they stop the rival', () => {
    const t = tableIn(mode, [{ rule: 'shooting' }]);
    const s = toPlay(t);
    s.things.splice(0);
    t.run(40);
    s.foe.plan.left = 9999;
    Object.assign(s.foe.plan, { x: 0, y: 0 });
    Object.assign(s.foe, { blow: 0, stun: 0, vx: 0, vy: 0, ...(mode === 'fight' ? { y: FLOOR } : {}) });
    s.shots = [];
    s.me.reload = 0;
    t.press('b');
    expect(s.shots).toHaveLength(1);
    t.run(120, undefined, () => s.foe.hit > 0);
    expect(s.foe.hit).toBeGreaterThan(0);
  });
});

describe('hands', () => {
  const easy = (mode: Mode) => table(duel, designIn(mode, [], { difficulty: 'easy' }), 7919 * 4);
  const nearest = (s: State) => s.balls.find((ball) => ball.vy > 0 && ball.rest === 0);

  it.each<[Mode, string, (pad: Pad, s: State, frame: number) => void]>([
    [
      'court',
      'pointer',
      (pad, s) => {
        const ball = nearest(s);
        const x = ball ? landing(ball, s.me.y) + (s.foe.x > 5.5 ? 0.8 : -0.8) : 5.5;
        pad.pointer = { x, y: SIZE.court.h - 1.3, down: true };
      },
    ],
    [
      'court',
      'keys',
      (pad, s, frame) => {
        const ball = nearest(s);
        const x = ball ? landing(ball, s.me.y) + (s.foe.x > 5.5 ? 0.8 : -0.8) : 5.5;
        pad.left = x < s.me.x - 0.3;
        pad.right = x > s.me.x + 0.3;
        pad.a = frame % 20 === 0;
      },
    ],
    [
      'fight',
      'pointer',
      (pad, s, frame) => {
        // walks up and taps; rests a finger on the hero when the rival winds up
        const told = s.foe.blow > 0 && !s.foe.struck && Math.abs(s.foe.x - s.me.x) < 3;
        if (told) pad.pointer = { x: s.me.x, y: s.me.y - 0.5, down: true };
        else pad.pointer = { x: s.foe.x, y: s.me.y, down: frame % 8 < 3 };
      },
    ],
    [
      'fight',
      'keys',
      (pad, s, frame) => {
        const dx = s.foe.x - s.me.x;
        const told = s.foe.blow > 0 && !s.foe.struck && Math.abs(dx) < 3;
        pad.down = told;
        pad.left = !told && dx < -1.8;
        pad.right = !told && dx > 1.8;
        pad.a = !told && Math.abs(dx) < 2.2 && frame % 6 === 0;
      },
    ],
    [
      'ring',
      'pointer',
      (pad, s, frame) => {
        const out = fromMiddle(s.me) > fromMiddle(s.foe) + 0.3;
        const near = Math.abs(s.foe.x - s.me.x) + Math.abs(s.foe.y - s.me.y) < 3;
        pad.pointer = out ? { x: CX, y: CY, down: false } : { x: s.foe.x, y: s.foe.y, down: near && frame % 30 < 4 };
      },
    ],
    [
      'ring',
      'keys',
      (pad, s, frame) => {
        const out = fromMiddle(s.me) > fromMiddle(s.foe) + 0.3;
        const to = out ? { x: CX, y: CY } : s.foe;
        pad.left = to.x < s.me.x - 0.2;
        pad.right = to.x > s.me.x + 0.2;
        pad.up = to.y < s.me.y - 0.2;
        pad.down = to.y > s.me.y + 0.2;
        pad.a = !out && frame % 40 === 0;
      },
    ],
  ])('a %s can be won by %s alone', (mode, _name, hand) => {
    const t = easy(mode);
    let frame = 0;
    t.run(60 * 300, (pad) => hand(pad, t.state(), frame++));
    expect(t.play.phase).toBe('win');
  });
});

describe('the court', () => {
  it('keeps balls between its walls and has as many as asked for', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const t = tableIn('court', seed % 2 ? [{ rule: 'multiBall' }] : [], seed * 101);
      expect(t.state().balls).toHaveLength(seed % 2 ? 2 : 1);
      t.play.botMode = 'win';
      t.run(60 * 60, undefined, () => {
        for (const ball of t.state().balls) {
          expect(ball.x).toBeGreaterThan(-0.2);
          expect(ball.x).toBeLessThan(SIZE.court.w + 0.2);
          expect(Math.abs(ball.vy)).toBeGreaterThan(0.8);
        }
        return false;
      });
    }
  });

  it('takes as many rounds as are asked for where no points are played', () => {
    const rules: Rule[] = [{ rule: 'points', n: 5 }, { rule: 'shooting' }];
    expect(tableIn('fight', rules).state().need).toBe(5);
    expect(tournament(duel, designIn('fight', rules), 5).won).toBeGreaterThanOrEqual(4);
  }, 240_000);

  it('is decided at the points that the prompt asks for', () => {
    const t = tableIn('court', [{ rule: 'points', n: 5 }]);
    expect([t.state().need, t.game().levels]).toEqual([1, 1]);
    t.play.botMode = 'win';
    let most = 0;
    t.run(60 * 300, undefined, () => {
      most = Math.max(most, t.state().me.points);
      return false;
    });
    expect([t.play.phase, most]).toEqual(['win', 5]);
  });

  it('lands where it is foretold, off the walls too', () => {
    const t = tableIn('court');
    const s = toPlay(t);
    s.things.splice(0);
    const [ball] = s.balls;
    if (!ball) throw new Error('no ball');
    Object.assign(ball, { x: 2, y: 4, vx: -7, vy: 5, rest: 0 });
    Object.assign(s.me, { x: 9 });
    const told = landing(ball, 10);
    t.run(200, undefined, () => ball.y >= 10);
    expect(Math.abs(ball.x - told)).toBeLessThan(0.3);
    expect(ball.y).toBeGreaterThan(TOP);
  });
});

describe('the fight', () => {
  it('hurts less into a guard, only from the front, and throws out of a corner at the third blow', () => {
    const t = tableIn('fight');
    const s = toPlay(t);
    const { me } = s;
    // without the shield of a first round
    Object.assign(me, { dir: 1, blocks: true, shield: false });
    harm(t.game(), s, me, 20, -1);
    expect(me.hp).toBe(97);
    Object.assign(me, { blocks: true, dir: -1 });
    harm(t.game(), s, me, 20, -1);
    expect(me.hp).toBe(77);
    for (let i = 0; i < 2; i++) {
      me.safe = 0;
      harm(t.game(), s, me, 1, -1);
    }
    expect(me.vx).toBeLessThan(-10);
    const before = me.hp;
    harm(t.game(), s, me, 20, -1);
    expect(me.hp).toBe(before);
  });

  it('stands on planks that are jumped on, and falls back to the floor', () => {
    const t = table(duel, designIn('fight'), 7919);
    const s = toPlay(t);
    s.things.splice(0);
    s.things.push({ x: 3.2, y: 6.6, r: 1.5, homeX: 3.2, actor: undefined, squash: s.me.squash });
    Object.assign(s.me, { x: 3.2, y: FLOOR, vx: 0, stun: 0, safe: 9999 });
    t.press('up');
    t.run(120, undefined, () => s.me.grounded);
    expect(s.me.y).toBe(6.6);
  });
});

describe('the ring', () => {
  it('is lost by who is out of it, and shrinks when nobody is', () => {
    const t = tableIn('ring');
    const s = toPlay(t);
    Object.assign(s.foe, { x: CX + RADIUS + 1, y: CY });
    t.run(2);
    expect([s.me.won, s.phase]).toEqual([1, 'over']);
    const still = tableIn('ring');
    toPlay(still);
    still.state().human = true;
    still.run(60 * 20);
    expect(still.state().radius).toBeLessThan(RADIUS);
  });
});
