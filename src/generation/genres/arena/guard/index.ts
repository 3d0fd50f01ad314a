/** Guard it: thieves come from all sides, seize a piece and carry it off; whoever runs into them frightens them away. */
import type { GameDesign } from '../../../design.js';
import { secondsByRules } from '../../../kit/budget.js';
import { round, Spring } from '../../../kit/juice.js';
import { defineKind, type Game } from '../../../kit/types.js';
import { body } from '../state.js';
import { guardBot } from './bot.js';
import { drawGuard } from './draw.js';
import { act, moveHero } from './hero.js';
import { ideaOf, inWave, levelsOf, waveOf, WAVES_EACH } from './ideas.js';
import { safeOf, sendHome, stepPieces } from './pieces.js';
import { guardedOf, MIDDLE, piecesOf, SHOUT_WAIT, type State } from './state.js';
import { moveThief, newThief } from './thieves.js';
import { buildYard, gatesFor, isFixed, layPieces } from './yard.js';

/** lives where each is a piece, and where one thing is guarded */
const PIECES = 6;
const OF_ONE = 4;
/** frames in which all is well, before the level ends */
const CALM = 50;
const seconds = secondsByRules(60, { waves: 26, timer: 1, boss: 30 });

export const guard = defineKind<State>({
  genre: 'arena',
  rules: ['lives', 'timer', 'levels', 'waves', 'boss', 'fast', 'slow', 'gentle', 'shooting', 'confetti'],
  view: { kind: 'follow', w: 11, h: 11.5 },
  touch: { move: 'stick', a: '●' },
  lives: livesOf,
  levels: levelsOf,
  budget: (design) => seconds(design) + 60 * levelsOf(design),
  backdrop: 'top',
  floor: true,

  create(g) {
    const idea = ideaOf(g);
    if (g.levels > 2 && idea !== 'thieves') g.idea(idea);
    // a new day: something of what was lost is there again
    if (g.level > 1 && !g.has('lives') && g.lives < livesOf(g.design)) g.heal();
    const gates = gatesFor(g, idea);
    const pieces = layPieces(g);
    const homes = pieces.map(({ home }) => home);
    const { tiles, blocks } = buildYard(g, gates, homes);
    const timer = g.rule('timer')?.seconds;
    const waves = timer === undefined ? (g.rule('waves')?.n ?? WAVES_EACH) : Infinity;
    const s: State = {
      idea,
      tiles,
      blocks,
      gates,
      fixed: isFixed(g),
      hero: body(MIDDLE.x, MIDDLE.y + (pieces.length === 1 ? 2.4 : 0), 0.34),
      angle: 1.57,
      squash: new Spring(),
      pieces,
      laid: pieces.length,
      thieves: [],
      coming: [],
      shots: [],
      shout: SHOUT_WAIT,
      wait: 0,
      wave: 0,
      waves,
      pause: 70,
      came: 0,
      gone: 0,
      all: allOf(g, waves),
      combo: 0,
      comboLeft: 0,
      done: 0,
      plan: { x: 0, y: 0, left: 0 },
    };
    if (timer !== undefined) g.clock(timer, 'win');
    tell(g, s);
    g.look(MIDDLE.x, MIDDLE.y, true);
    return s;
  },

  update(g, s) {
    moveHero(g, s);
    stepWaves(g, s);
    s.thieves = s.thieves.filter((thief) => {
      const isGone = moveThief(g, s, thief);
      if (isGone) s.gone++;
      return !isGone;
    });
    act(g, s);
    stepPieces(g, s);
    tell(g, s);
    // calm, and never far beyond the fence: on a phone nearly all of the yard is seen from top to bottom
    g.look(MIDDLE.x + (s.hero.x - MIDDLE.x) * 0.64, MIDDLE.y + (s.hero.y - MIDDLE.y) * 0.42);
    if (Number.isFinite(s.waves)) g.bar(1 - s.gone / s.all, `${g.design.texts.wave} ${Math.max(1, s.wave)}/${s.waves}`);
  },

  draw: drawGuard,
  bot: guardBot,

  state: (s) => ({
    idea: s.idea,
    hero: { x: round(s.hero.x), y: round(s.hero.y) },
    wave: s.wave,
    waves: Number.isFinite(s.waves) ? s.waves : null,
    enemies: s.thieves.map((one) => ({ x: round(one.x), y: round(one.y), mode: one.mode, sort: one.sort })),
    coming: s.coming.length,
    pieces: s.pieces.map((one) => ({ x: round(one.x), y: round(one.y), at: one.at })),
    safe: safeOf(s),
  }),
});

/** Each piece is a life. */
function livesOf(design: GameDesign): number {
  return piecesOf(design, PIECES) < PIECES ? OF_ONE : PIECES;
}

/** Everybody who comes in a level. */
function allOf(g: Game, waves: number): number {
  let all = g.has('boss') ? 1 : 0;
  if (Number.isFinite(waves)) for (let wave = 1; wave <= waves; wave++) all += inWave(g, wave);
  return all;
}

/** Waves come one after the other; those of a clock do not wait for the last to be gone. */
function stepWaves(g: Game, s: State): void {
  for (const one of s.coming) one.in--;
  const here = s.coming.filter((one) => one.in <= 0);
  if (here.length > 0) {
    s.coming = s.coming.filter((one) => one.in > 0);
    for (const one of here) {
      s.thieves.push(newThief(g, s, one));
      s.came++;
      g.sound('step', 0.7);
    }
  }
  const isQuiet =
    s.coming.length === 0 && (s.thieves.length === 0 || (!Number.isFinite(s.waves) && s.thieves.length < 2));
  if (!isQuiet) return;
  if (s.wave >= s.waves) {
    sendHome(s);
    if (s.pieces.every(({ at }) => at === 'home') && ++s.done > CALM) finish(g, s);
    return;
  }
  if (--s.pause > 0) return;
  s.pause = 80;
  s.wave++;
  s.coming = waveOf(g, s.idea, s.gates, s.wave, s.wave === s.waves);
  if (g.levels < 3 && s.wave > 1 && Number.isFinite(s.waves)) g.banner(`${g.design.texts.wave} ${s.wave}`);
}

/** What was kept counts. */
function finish(g: Game, s: State): void {
  g.addScore(10 * (s.fixed ? g.lives : s.pieces.length), MIDDLE.x, MIDDLE.y - 1.6);
  for (const piece of s.pieces) {
    piece.squash.kick(-0.4);
    g.burst(piece.x, piece.y, { n: 7, shape: 'star', speed: 3.4, size: 0.18 });
  }
  g.levelDone();
}

/** How many are safe; of a house, how many thieves of the level are gone. */
function tell(g: Game, s: State): void {
  const [actor] = guardedOf(g.design);
  if (s.fixed) g.progress(s.gone, Math.max(s.gone, s.all), g.design.cast.enemies[0]);
  else g.progress(safeOf(s), s.laid, actor);
  if (s.all > 0) g.part = Math.min(1, s.gone / s.all);
}
