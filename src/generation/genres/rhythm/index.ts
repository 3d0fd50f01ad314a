/** Notes in lanes, a tune by mood and seed that is heard by being played; health for hits, a boss or a finale at the end. */
import { levelsUnless } from '../../kit/budget.js';
import { bossOn, chiefOf } from '../../kit/bosses.js';
import { round, Spring } from '../../kit/juice.js';
import { isLearning, settledIn } from '../../kit/skill.js';
import { defineKind, type Game } from '../../kit/types.js';
import { rhythmBot } from './bot.js';
import { writeChart } from './chart.js';
import { drawRhythm } from './draw.js';
import { playStep, tell } from './play.js';
import { H, sidesOf, spot, travel, W, type Layout, type State } from './state.js';

const LAYOUTS: readonly Layout[] = ['fall', 'ring', 'side'];
export const rhythm = defineKind<State>({
  genre: 'rhythm',
  rules: [
    'lives',
    'timer',
    'collect',
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
  view: { kind: 'board', w: W, h: H },
  touch: { move: 'none', taps: true },
  letters: (design) => design.keys !== undefined,
  // the health bar is what runs out; with `lives` each life brings a new one
  lives: 0,
  // a number of notes, or a time, is one long song; without one, three
  levels: levelsUnless(3, 'collect', 'timer'),
  budget: (design) => {
    const levels = design.rules.find((entry) => entry.rule === 'levels')?.n;
    const collect = design.rules.find((entry) => entry.rule === 'collect')?.n;
    const seconds = design.rules.find((entry) => entry.rule === 'timer')?.seconds ?? 0;
    return 60 + Math.max(seconds, collect === undefined ? 0 : collect * 4) + (levels ?? 3) * 70;
  },
  backdrop: 'side',
  ownMusic: true,

  create(g) {
    const seconds = g.rule('timer')?.seconds;
    const collect = g.rule('collect')?.n;
    const pace = (g.has('fast') ? 1.15 : 1) * (g.has('slow') ? 0.85 : 1) * (0.94 + 0.06 * g.level);
    const chart = writeChart(g.rand, {
      mood: g.design.audio.music,
      tempo: g.design.audio.tempo * pace,
      skill: g.skill,
      enemies: !g.has('noEnemies'),
      rush: g.has('speedUp'),
      ...(g.design.keys ? { lanes: g.design.keys.length } : {}),
      // an order of hits leaves room for misses: a quarter more is written
      ...(collect !== undefined ? { notes: Math.ceil(collect * 1.3) + 2 } : {}),
      ...(collect === undefined && seconds ? { frames: seconds * 60 - 150 } : {}),
    });
    const layout = LAYOUTS[((g.design.seed >>> 3) + g.level) % LAYOUTS.length] as Layout;
    const notes = chart.notes.filter(({ bad }) => !bad).length;
    const most = Math.ceil((collect ?? notes) * 0.7);
    const s: State = {
      layout,
      chart,
      sides: sidesOf(layout, chart.lanes),
      health: isLearning(g) ? 1 : 0.75,
      combo: 0,
      best: 0,
      hits: 0,
      perfect: 0,
      judged: 0,
      // of the first song two fifths are enough
      need: collect ?? Math.ceil(notes * (0.4 + 0.2 * (g.levels > 1 ? settledIn(g) : 1))),
      shield: g.has('shield'),
      boss: bossOn(g) ? { actor: chiefOf(g.design), hp: most, most, hit: 0 } : null,
      lit: Array.from({ length: chart.lanes }, () => 0),
      hero: new Spring(),
      beat: new Spring(),
      word: { sign: '', t: 0, good: true },
      eighth: 0,
      bot: -1,
    };
    tell(g, s);
    if (seconds) g.clock(60, 'lose');
    return s;
  },

  update(g, s) {
    playStep(g, s);
    const over = g.frame > s.chart.end - 30;
    const enough = s.hits >= s.need && (s.boss?.hp ?? 0) <= 0;
    if (g.rule('collect') && enough) return finish(g, s);
    if (over && enough) finish(g, s);
    // the song is over and too little of it was heard
    else if (over) g.lose();
  },

  draw: drawRhythm,
  bot: rhythmBot,

  state: (s, g) => ({
    hero: { x: W / 2, y: 2.2 },
    course: s.layout,
    hits: s.sides.map((button, lane) => ({ button, ...place(s, lane, 0) })),
    health: round(s.health),
    combo: s.combo,
    accuracy: s.judged ? round(s.hits / s.judged) : 1,
    notes: s.chart.notes
      .filter(({ state, at }) => state === 'coming' && at - g.frame < travel(g))
      .map((note) => ({ ...place(s, note.lane, (note.at - g.frame) / travel(g)), lane: note.lane, bad: note.bad })),
    left: s.chart.notes.filter(({ state, bad }) => state === 'coming' && !bad).length,
    needed: Math.max(0, s.need - s.hits),
    boss: s.boss?.hp ?? null,
    shield: s.shield,
  }),
});
function place(s: State, lane: number, part: number): { x: number; y: number } {
  const { x, y } = spot(s, lane, part);
  return { x: round(x), y: round(y) };
}

function finish(g: Game, s: State): void {
  const sure = s.hits / Math.max(1, s.judged);
  g.banner(sure > 0.92 ? '★★★' : sure > 0.78 ? '★★☆' : '★☆☆');
  g.addScore(Math.round(sure * 300) + s.best * 5);
  g.burst(W / 2, 5, { n: g.has('confetti') ? 100 : 50, shape: 'star', speed: 9, life: 1 });
  g.bar(null);
  g.levelDone();
}
