/** Air hockey: two mallets, a puck on a table of air, and who first has so many goals has won. The rival is the computer, or another person. */
import type { Actor } from '../../design.js';
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind, type Game } from '../../kit/types.js';
import { drawAirHockey } from './air-hockey-draw.js';
import { airHockeyBot, think } from './air-hockey-mind.js';
import { faceOff, glide, leadHero, steer } from './air-hockey-play.js';
import { H, MALLET, postsOf, R, rim, W, type Mallet, type State } from './air-hockey-state.js';
import { takeSecondSeat } from './second-seat.js';
import { ballAt, post } from './shapes.js';
import { space } from './solver.js';

/** goals that win a match */
const NEED = 3;
/** frames of joy at the end */
const AFTER = 80;

export const airHockey = defineKind<State>({
  genre: 'air_hockey',
  rules: ['points', 'twoPlayers', 'levels', 'multiBall', 'fast', 'slow', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none' },
  lives: 0,
  levels: ({ rules, cast }) =>
    rules.some(({ rule }) => rule === 'points' || rule === 'twoPlayers')
      ? 1
      : Math.min(3, Math.max(2, cast.enemies.length)),
  budget: secondsByRules(300, { levels: 90, points: (n) => Math.min(30, n) * 20 }),
  twoPlayers: () => true,
  sides: true,
  backdrop: 'top',
  goalShows: 'foe',

  create(g) {
    const { hero, enemies } = g.design.cast;
    const last = g.level === g.levels;
    const rival = (last ? enemies.at(-1) : enemies[(g.level - 1) % enemies.length]) as Actor;
    const me = newMallet(hero, true);
    const foe = newMallet(rival, false);
    const posts = postsOf(g.level);
    const pucks = Array.from({ length: g.has('multiBall') ? 2 : 1 }, (_, i) => ({
      ball: ballAt(W / 2, H / 2, R, { id: i + 1 }),
      rest: 0,
      stay: 0,
      trail: [],
    }));
    const s: State = {
      space: space(R, { walls: rim(), balls: pucks.map(({ ball }) => ball), drag: 0.14, clash: 0.95 }),
      me,
      foe,
      pucks,
      posts,
      need: Math.min(30, g.rule('points')?.n ?? NEED),
      human: g.has('twoPlayers'),
      led: false,
      seen: { x: 0, y: 0 },
      lit: { frames: 0, mine: true },
      over: 0,
    };
    s.space.movers.push(me.body, foe.body, ...posts.map(({ body }) => body));
    for (const one of pucks) faceOff(s, one, true);
    g.progress(0, s.need, rival);
    return s;
  },

  update(g, s) {
    if (g.frame === 1) g.banner(s.foe.actor);
    s.me.squash.step();
    s.foe.squash.step();
    if (s.lit.frames > 0) s.lit.frames--;
    leadHero(g, s);
    rival(g, s);
    glide(g, s);
    finish(g, s);
  },

  draw: drawAirHockey,
  bot: airHockeyBot,

  state: (s) => ({
    hero: place(s.me),
    enemies: [place(s.foe)],
    pucks: s.pucks.map(({ ball, rest }) => ({ x: round(ball.x), y: round(ball.y), rest })),
    goals: [s.me.goals, s.foe.goals],
    need: s.need,
    second: s.human,
  }),
});

const place = ({ body }: Mallet): Record<string, number> => ({ x: round(body.x1), y: round(body.y1) });

const newMallet = (actor: Actor, mine: boolean): Mallet => ({
  body: post(W / 2, mine ? H - 2.5 : 2.5, MALLET, { bounce: 0.8 }),
  actor,
  mine,
  goals: 0,
  squash: new Spring(),
  plan: { x: W / 2, y: mine ? H - 2.5 : 2.5, miss: 0, left: 1 },
});

/** The other mallet: a person's from the first key of the second half on, else the computer's. */
function rival(g: Game, s: State): void {
  takeSecondSeat(g, s);
  if (s.human) steer(s.foe, g.pad2);
  else think(g, s);
}

function finish(g: Game, s: State): void {
  const { me, foe, need } = s;
  if (s.over === 0) {
    if (me.goals < need && foe.goals < need) return;
    s.over = 1;
    for (const { ball } of s.pucks) ball.on = false;
  }
  const winner = me.goals >= need ? me : foe;
  if (s.over % 20 === 1) {
    winner.squash.kick(-0.3);
    g.burst(winner.body.x1, winner.body.y1, { n: 12, shape: g.has('confetti') ? 'square' : 'star', speed: 6 });
  }
  if (s.over++ < AFTER) return;
  const [first, second] = winner === me ? [me, foe] : [foe, me];
  // between two persons somebody has won anyway
  if (s.human && g.level === g.levels)
    g.win(`${first.actor.name} ${first.goals} : ${second.goals} ${second.actor.name}`);
  else if (winner === me || s.human) {
    g.addScore(150, me.body.x1, me.body.y1 - 0.8);
    g.levelDone();
  } else g.lose();
}
