/** Cricket and baseball batting: a ball comes, the swing is timed; soon and late send it to either side, where a fielder may stand. */
import { crowdOf } from '../../kit/bosses.js';
import { levelsUnless, secondsByLevels } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { clearPad } from '../../kit/pad.js';
import { defineKind, type Game } from '../../kit/types.js';
import { drawBatting } from './batting-draw.js';
import { modeOf } from './batting-mode.js';
import { nextBall, playOn } from './batting-play.js';
import { BAT, H, W, type Fielder, type State } from './batting-state.js';

/** Fielders in sectors, so that there are gaps between them. */
function fieldersOf(g: Game): Fielder[] {
  const foes = crowdOf(g.design);
  const count = 4 + Math.round(g.skill * 2);
  return Array.from({ length: count }, (_, i) => ({
    angle: -1.05 + ((i + 0.5) / count) * 2.1 + g.rand.range(-0.12, 0.12),
    far: g.rand.range(3.4, 7.4),
    actor: foes[i % foes.length] ?? g.design.cast.hero,
  }));
}

function needed(g: Game, cricket: boolean): number {
  const asked = g.rule('collect')?.n ?? g.rule('points')?.n;
  const usual = cricket ? 16 + g.skill * 14 + (g.level - 1) * 6 : 3 + g.skill * 3 + (g.level - 1);
  const balls = g.rule('throws')?.n ?? 999;
  // what counted balls allow, with one in three hit well
  return Math.max(1, Math.min(asked ?? Math.round(usual), Math.ceil(balls * (cricket ? 2.4 : 0.5))));
}

export const batting = defineKind<State>({
  genre: 'batting',
  rules: ['lives', 'collect', 'points', 'throws', 'levels', 'fast', 'slow', 'gentle', 'confetti'],
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none', tap: true },
  lives: 3,
  levels: levelsUnless(3, 'collect', 'points', 'throws'),
  budget: secondsByLevels({ base: 60, level: 90, item: 6, wanted: ['collect', 'points'] }),
  backdrop: 'side',
  goalShows: 'hero',

  create(g) {
    const mode = modeOf(g.design);
    const foes = crowdOf(g.design);
    const s: State = {
      mode,
      fielders: fieldersOf(g),
      bowler: foes[(g.level - 1) % foes.length] ?? g.design.cast.hero,
      phase: 'wait',
      t: 0,
      pace: 80,
      swerve: 0,
      swung: -1,
      aim: 0,
      drive: null,
      strikes: 0,
      bases: [false, false, false],
      runs: 0,
      need: needed(g, mode === 'cricket'),
      balls: g.rule('throws')?.n ?? null,
      bowled: 0,
      told: '',
      done: false,
      mood: new Spring(),
    };
    nextBall(g, s);
    g.progress(0, s.need, g.design.cast.hero);
    return s;
  },
  update: playOn,
  draw: drawBatting,

  bot(_g, s, pad) {
    clearPad(pad);
    pad.a = s.phase === 'pitch' && s.swung < 0 && s.t === s.pace - 1;
  },

  state: (s) => ({
    hero: { x: BAT.x, y: BAT.y },
    style: s.mode,
    phase_of_ball: s.phase,
    // frames until the ball is at the bat
    comes: s.phase === 'pitch' ? s.pace - s.t : null,
    fielders: s.fielders.map(({ angle, far }) => ({ angle: round(angle), far: round(far) })),
    drive: s.drive && { angle: round(s.drive.angle), far: round(s.drive.far), caught: s.drive.caught },
    aim: round(s.aim),
    strikes: s.strikes,
    bases: s.mode === 'baseball' ? s.bases.map(Number).join('') : null,
    runs: s.runs,
    needed: Math.max(0, s.need - s.runs),
    balls: s.balls,
  }),
});
