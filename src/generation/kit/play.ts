/** A game's phases around its session: title → play ⇄ paused; play → win | lose → play. Headless and in the page alike. */
import { idleBot, randomBot } from './bots.js';
import { tell } from './messages.js';
import { of } from './of.js';
import { copyPad, mergePads, newPad } from './pad.js';
import { Random, subSeed } from './random.js';
import { Session, SILENT, type Effects } from './session.js';
import { Shelf } from './shelf.js';
import { STARS } from './stars.js';
import type { BotMode, GameData, Kind, Pad, Phase } from './types.js';

export class Play<S> {
  phase: Phase = 'title';
  session: Session<S>;
  /** the pad that bots and tests write to; merged with the player's */
  readonly virtual = newPad();
  /** the same of a second player */
  readonly virtual2 = newPad();
  private readonly wished = newPad();
  botMode: BotMode | null = null;
  best = 0;
  /** the most that a run was worth */
  stars = 0;
  /** the date whose levels are played; empty for the game's own */
  day = '';
  /** the level that a player came to, where the next run may begin; 1 after a win */
  reached = 1;
  /** the run that ended beat the best before it */
  record = false;
  muted = false;
  effects: Effects = SILENT;
  onPhase: (phase: Phase) => void = () => {};
  private botRand = new Random(1);
  private toldScore = -1;
  private toldAt = 0;
  frames = 0;
  private runs = 0;
  private readonly shelf: Shelf;

  constructor(
    readonly kind: Kind<S>,
    readonly data: GameData,
  ) {
    this.session = new Session(kind, data, SILENT);
    this.shelf = new Shelf(data.design.title, data.seed);
    this.muted = this.session.has('noSound');
    this.know(this.shelf.get('best'), this.shelf.get('level'), this.shelf.get('stars'));
  }

  /** What the player had reached before; what is less than that, or no level of this game, changes nothing. */
  know(best: number, level: number, stars: number): void {
    this.best = Math.max(this.best, best);
    this.stars = Math.min(STARS, Math.max(this.stars, stars));
    if (level >= 1 && level <= this.session.levels) this.reached = level;
  }

  /** a new run, playing at once, from its first level or from another; the levels of `day` are the same for everybody */
  begin(level = 1, day = this.day): void {
    this.day = day;
    const seed = day ? subSeed(this.data.seed, day) : this.data.seed;
    this.session = new Session(this.kind, { ...this.data, seed }, this.effects, level);
    this.botRand = new Random(subSeed(this.data.seed, `random player ${++this.runs}`));
    copyPad(newPad(), this.virtual);
    copyPad(newPad(), this.virtual2);
    copyPad(newPad(), this.wished);
    this.toldScore = -1;
    this.enter('play');
    tell('start', { seed });
  }

  enter(phase: Phase): void {
    this.phase = phase;
    if (phase === 'win' || phase === 'lose') {
      const { session } = this;
      // a page shows what it is told, so of a game without a score it is told none
      const score = session.has('noScore') ? undefined : session.score;
      this.record = score !== undefined && score > this.best && score > 0;
      this.best = Math.max(this.best, score ?? 0);
      if (this.record) this.shelf.put('best', this.best);
      if (session.stars > this.stars) this.shelf.put('stars', (this.stars = session.stars));
      tell(phase === 'win' ? 'win' : 'gameover', score === undefined ? {} : { score, best: this.best });
    }
    if (phase === 'win') this.reach(1);
    this.onPhase(phase);
  }

  private reach(level: number): void {
    if (level === this.reached) return;
    this.reached = level;
    this.shelf.put('level', level);
  }

  /** One frame of 1/60 s; `fill` puts the player's devices into the session's pads. */
  tick(fill?: (session: Session<S>) => void): void {
    this.frames++;
    if (this.botMode && this.phase === 'title') this.begin();
    if (this.phase !== 'play') return;
    const s = this.session;
    s.isShown = this.botMode === 'win';
    if (this.botMode === 'win') this.kind.bot(s, s.state, this.virtual, this.virtual2);
    else if (this.botMode) this.hammer(this.botMode);
    if (fill) fill(s);
    else {
      mergePads(s.pad, [this.virtual]);
      if (this.kind.hands) mergePads(s.pad2, [this.virtual2]);
    }
    s.step();
    if (s.level > this.reached) this.reach(s.level);
    if (s.score !== this.toldScore && !s.has('noScore') && this.frames - this.toldAt > 15) {
      this.toldScore = s.score;
      this.toldAt = this.frames;
      tell('score', { score: s.score });
    }
    if (s.outcome && s.ending === 0) this.enter(s.outcome);
  }

  /** Who knows nothing of the game: one that sits still, or one that hammers at random; where two play, both do. */
  private hammer(mode: 'idle' | 'random'): void {
    for (const pad of this.kind.hands ? [this.virtual, this.virtual2] : [this.virtual]) {
      if (mode === 'idle') idleBot(pad);
      else randomBot(pad, this.botRand, this.around());
    }
  }

  /** What the kind's bot would press in the next frame, for whoever plays by other hands. Bots count frames: it is asked once for each. */
  wish(): Pad {
    if (this.phase === 'play') this.kind.bot(this.session, this.session.state, this.wished);
    return this.wished;
  }

  /** What tests, hosts and models are told of the game as it stands. */
  told(): Record<string, unknown> {
    return {
      phase: this.phase,
      bot: this.botMode,
      best: this.best,
      stars: this.stars,
      muted: this.muted,
      ...this.session.snapshot(),
    };
  }

  private around(): { x: number; y: number; w: number; h: number } {
    const view = of(this.kind.view, this.data.design);
    if (view.kind === 'board') return { x: 0, y: 0, w: view.w, h: view.h };
    return { x: this.session.camera.x - view.w / 2, y: this.session.camera.y - view.h / 2, w: view.w, h: view.h };
  }
}
