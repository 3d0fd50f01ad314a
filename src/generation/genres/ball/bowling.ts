/** Ten pins: aim, roll, and strikes and spares count as they do on a lane. More pins than the rival are wanted. */
import { crowdOf } from '../../kit/bosses.js';
import { secondsByRules } from '../../kit/budget.js';
import { clamp, round, Spring } from '../../kit/juice.js';
import { newPull } from '../../kit/pull.js';
import { defineKind } from '../../kit/types.js';
import { bowlingBot } from './bowling-bot.js';
import { drawBowling } from './bowling-draw.js';
import { frameNow, playOn, show } from './bowling-play.js';
import { scoreOf } from './bowling-score.js';
import { FOUL, H, MID, PIN, R, SPOTS, W, WIDEST, type State } from './bowling-state.js';
import { ballAt, wall } from './shapes.js';
import { space } from './solver.js';

export const bowling = defineKind<State>({
  genre: 'bowling',
  rules: ['levels', 'throws', 'gentle', 'fast', 'slow', 'confetti'],
  view: { kind: 'board', w: W, h: H, widest: WIDEST },
  touch: { move: 'none' },
  lives: 0,
  levels: 1,
  budget: secondsByRules(160, { levels: 90, throws: 12 }),
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const foes = crowdOf(g.design);
    const throws = g.rule('throws')?.n;
    const frames = clamp(throws === undefined ? (g.levels > 1 ? 5 : 10) : Math.ceil(throws / 2), 1, 10);
    const ball = ballAt(MID, FOUL, R, { mass: 6 });
    const pins = SPOTS.map((home, i) => ({
      body: ballAt(home[0], home[1], PIN, { id: i + 1 }),
      home,
      down: false,
      fell: 0,
      lies: 0,
    }));
    const s: State = {
      ...newPull(-Math.PI / 2),
      space: space(R, {
        balls: [ball, ...pins.map(({ body }) => body)],
        clash: 0.8,
        // the sides of the pit, off which pins come back
        walls: [
          wall(MID - 2.45, -3, MID - 2.45, 5, { bounce: 0.7 }),
          wall(MID + 2.45, -3, MID + 2.45, 5, { bounce: 0.7 }),
        ],
      }),
      ball,
      pins,
      phase: 'aim',
      t: 0,
      spin: 0,
      gutter: false,
      rolls: [],
      frames,
      target: Math.round(frames * (5.5 + g.skill * 5)),
      foe: foes[(g.level - 1) % foes.length] ?? g.design.cast.hero,
      squash: new Spring(),
      turned: 0,
      trail: [],
      bot: { wait: 0, shot: null, for: -1 },
    };
    show(g, s);
    return s;
  },

  update(g, s) {
    s.squash.step();
    playOn(g, s);
  },

  draw: drawBowling,
  bot: bowlingBot,

  state: (s) => ({
    hero: { x: round(MID - 0.95), y: round(FOUL + 0.9) },
    ball: { x: round(s.ball.x), y: round(s.ball.y) },
    rolling: s.phase === 'roll',
    aim: { angle: Math.round(s.angle * 1000) / 1000, power: Math.round(s.power * 1000) / 1000 },
    spin: round(s.spin),
    pins: s.pins.filter(({ down }) => !down).length,
    turn: frameNow(s),
    frames: s.frames,
    rolls: [...s.rolls],
    pins_total: scoreOf(s.rolls, s.frames),
    needed: s.target,
  }),
});
