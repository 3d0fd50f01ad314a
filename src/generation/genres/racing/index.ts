/**
 * Laps against rivals on a closed track. Hold the way you want to go; slides and items boost; stones spin. Who is not in front at the end has
 * lost: first place, or on easy the first two. Without enemies it is a race against the clock. Where a prompt says nothing of laps it is a cup: eight
 * stages with an idea each, of which three may be lost and are driven again.
 */
import { secondsByRules } from '../../kit/budget.js';
import { round, Spring } from '../../kit/juice.js';
import { defineKind } from '../../kit/types.js';
import { racingBot } from './bot.js';
import { drawRacing } from './draw.js';
import { drive } from './drive.js';
import { layOut } from './layout.js';
import { countdown, finish, judge, lapOf, tell } from './race.js';
import { GRAMMAR_OF, ideaOf, lapsOf, levelsOf, livesOf } from './ideas.js';
import { rampsOf } from './ramps.js';
import { bump, moveRivals, newBoss, newRival } from './rivals.js';
import { START, topSpeed, type State } from './state.js';
import { stepThings } from './things.js';
import { buildTrack, NARROW, placeAt, ROAD } from './track.js';

const RIVALS = 3;
/** units that a champion is ahead at the start of the last stage */
const LEAD = 2;

export const racing = defineKind<State>({
  genre: 'racing',
  rules: [
    'laps',
    'rivals',
    'lives',
    'timer',
    'collect',
    'levels',
    'boss',
    'dash',
    'shield',
    'magnet',
    'speedUp',
    'fast',
    'slow',
    'noEnemies',
    'gentle',
    'confetti',
  ],
  view: { kind: 'follow', w: 10.5, h: 12.5 },
  touch: (design) => ({
    move: 'stick',
    ...(design.rules.some((entry) => entry.rule === 'dash') ? { a: '»' } : {}),
  }),
  lives: livesOf,
  levels: levelsOf,
  budget: (design) =>
    secondsByRules(150, { laps: 30, levels: 120, collect: 10 })(design) + (levelsOf(design) > 1 ? 150 : 0),
  backdrop: 'top',
  goalShows: 'hero',
  covers: true,

  create(g) {
    const seconds = g.rule('timer')?.seconds;
    const quick = topSpeed(g, { lap: 1 });
    const laps = g.rule('laps')?.n ?? lapsOf(g);
    const idea = ideaOf(g);
    if (idea && idea !== 'circuit') g.idea(idea);
    // a clock must leave time for the laps that were asked for: the track is made shorter, not the clock longer
    const room = seconds ? ((seconds - 5) * quick * 0.66) / laps : 999;
    const track = buildTrack(
      g.rand,
      Math.max(44, Math.min(room, laps > 5 ? 120 : laps === 1 ? 118 : 160)),
      (idea && GRAMMAR_OF[idea]) ?? (g.levels > 1 ? (g.design.seed % 4) + g.level : g.rand.int(0, 3)),
      idea === 'town' ? NARROW : ROAD,
    );
    const ramps = idea === 'ramps' ? rampsOf(track) : [];
    const rivals = g.has('noEnemies') ? 0 : (g.rule('rivals')?.n ?? RIVALS);
    const lying = layOut(g, track, idea, ramps);
    const need = g.rule('collect')?.n ?? 0;
    // an order takes the laps that it takes, and one to spare
    const enough = need > 0 ? Math.ceil(need / Math.max(1, lying.boosts.length * 0.45)) + 1 : 0;
    const start = placeAt(track, -3 - rivals * 1.3, 0.95);
    const s: State = {
      track,
      idea,
      ramps,
      laps: seconds
        ? Math.max(1, Math.min(laps, Math.floor(((seconds - 5) * quick * 0.66) / track.long)))
        : Math.max(laps, enough),
      podium: g.design.difficulty === 'easy' && rivals > 1 ? 2 : 1,
      hero: {
        x: start.x,
        y: start.y,
        vx: 0,
        vy: 0,
        h: start.h,
        i: Math.round(track.n - 3 - rivals * 1.3) % track.n,
        gone: -3 - rivals * 1.3,
        off: 0.95,
        seen: track.long - 3 - rivals * 1.3,
        boost: 0,
        spin: 0,
        air: 0,
        slide: 0,
        wait: 0,
        squash: new Spring(),
      },
      rivals: [],
      ...lying,
      lap: 1,
      lapFrom: START,
      lapTime: 0,
      bestLap: 0,
      place: rivals + 1,
      shield: g.has('shield'),
      need,
      got: 0,
      over: 0,
      won: false,
      byPointer: false,
      at: null,
      marks: [],
      cheer: 0,
    };
    for (let n = 0; n < rivals; n++) s.rivals.push(newRival(g, n, rivals, -1.7 - n * 1.3, track.road));
    if (idea === 'champion') s.rivals.push(newBoss(g, s, LEAD));
    moveRivals(g, s);
    // against nobody it is against the clock; a gentle one leaves half as much again
    if (seconds !== undefined) g.clock(seconds, 'lose');
    else if (rivals === 0)
      g.clock(Math.ceil((START / 60 + (s.laps * track.long) / quick) * (1.5 - g.skill * 0.25)), 'lose');
    tell(g, s);
    g.look(s.hero.x, s.hero.y, true);
    return s;
  },

  update(g, s) {
    countdown(g, s);
    if (s.over > 0) return finish(g, s);
    drive(g, s);
    moveRivals(g, s);
    bump(g, s);
    stepThings(g, s);
    lapOf(g, s);
    s.place = 1 + s.rivals.filter((rival) => rival.gone > s.hero.gone).length;
    judge(g, s);
    const { hero } = s;
    g.look(hero.x + hero.vx * 0.34, hero.y + hero.vy * 0.28);
  },

  draw: drawRacing,
  bot: racingBot,

  state: (s) => ({
    hero: { x: round(s.hero.x), y: round(s.hero.y), heading: round(s.hero.h) },
    track: s.track.grammar,
    lap: s.lap,
    laps: s.laps,
    place: s.place,
    of: s.rivals.length + 1,
    gone: round(s.hero.gone),
    total: s.laps * s.track.long,
    enemies: s.rivals.map((rival) => ({ x: round(rival.x), y: round(rival.y), gone: round(rival.gone) })),
    boost: s.hero.boost,
    idea: s.idea ?? 'none',
    air: s.hero.air,
    collected: s.got,
    needed: s.need,
    shield: s.shield,
  }),
});
