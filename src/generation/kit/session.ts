/**
 * One run of a game from its first level to its end: the rules that every kind shares (lives, score, clock, levels), and the
 * kind's own state. Knows no browser; what is only seen or heard goes to `Effects`, which headless runs leave out.
 */
import type { Actor, GameDesign, Idea, Rule, RuleName } from '../design.js';
import { of } from './of.js';
import { copyPad, newPad } from './pad.js';
import { Random, subSeed } from './random.js';
import { rulesOfKind } from './rules-of-kind.js';
import { isLearning, skillOf } from './skill.js';
import { medalOf, starsOf } from './stars.js';
import type { Burst, Button, Game, GameData, Kind, Pad, SoundName, Stroke } from './types.js';

export interface Effects {
  sound(name: SoundName, pitch?: number): void;
  burst(x: number, y: number, burst?: Burst): void;
  float(text: string, x: number, y: number, colour?: string): void;
  shake(amount: number): void;
  flash(colour: string, amount?: number): void;
  /** `line`: a sentence, which takes longer to read */
  banner(text: string, line?: 'line'): void;
}

/** Nothing is seen or heard. */
export const SILENT: Effects = { sound() {}, burst() {}, float() {}, shake() {}, flash() {}, banner() {} };

const SAFE_FRAMES = 90;
/** frames after which a level says what it brings in: its number or name is read by then */
const IDEA_FRAMES = 80;
/** frames between the last blow and the end screen, so that a player sees what happened */
const END_FRAMES = 55;
/** the last of them, in which the picture closes */
const CLOSE_FRAMES = 16;

/** Words as they are, and what one of a crowd is called. */
const wordsOf = (said: Actor | string | undefined): string | undefined =>
  typeof said === 'object' ? (said.one ?? said.name) : said;

export class Session<S> implements Game {
  readonly design: GameDesign;
  readonly pad: Pad = newPad();
  readonly pad2: Pad = newPad();
  readonly levels: number;
  rand!: Random;
  state!: S;
  level = 1;
  /** how often all levels are done, in a game without end */
  round = 0;
  part = 0;
  /** it ends with its last level even so: a bot shows that all of it can be done */
  isShown = false;
  height: number;
  width: number;
  frame = 0;
  score = 0;
  lives: number;
  readonly livesAtFirst: number;
  /** over the whole run, those of a level that was tried again among them */
  livesLost = 0;
  safe = 0;
  camera = { x: 0, y: 0, toX: 0, toY: 0 };
  goal: { done: number; of: number; actor: Actor | undefined } | null = null;
  meter: { value: number; name: string | undefined } | null = null;
  outcome: 'win' | 'lose' | null = null;
  /** what the card of the end says instead of the design's words */
  verdict: string | undefined;
  /** frames until the end screen */
  ending = 0;
  totalFrames = 0;
  keys: ReadonlySet<string> = new Set();
  /** filled by whoever reads the keyboard, emptied by each frame that is played */
  strokes: Stroke[] = [];
  /** rules of the design that the kind has; a bot asks for some in each frame */
  private readonly kept = new Map<RuleName, Rule>();
  private readonly last: Pad = newPad();
  private readonly last2: Pad = newPad();
  private frozen = 0;
  private clockEnds = 0;
  private clockThen: 'win' | 'lose' = 'lose';
  private clockOn = false;
  private nextLevelIn = 0;
  /** the same level comes next, as it was begun: who can't lose tries again */
  private isRetried = false;
  /** frame of this level in which the new idea is told */
  private tellAt = 0;
  private scoreBefore = 0;
  private lastClicked = false;
  /** what this level brings in, and all that was told in this run */
  private fresh: Idea | undefined;
  private readonly told = new Set<Idea>();

  constructor(
    readonly kind: Kind<S>,
    readonly data: GameData,
    private readonly effects: Effects,
    /** the level that it begins with */
    private readonly from = 1,
  ) {
    this.design = data.design;
    ({ w: this.width, h: this.height } = of(kind.view, data.design));
    // of a rule that is there twice the first
    const kept = rulesOfKind(kind);
    for (const rule of data.design.rules)
      if (kept.has(rule.rule) && !this.kept.has(rule.rule)) this.kept.set(rule.rule, rule);
    this.lives = this.livesAtFirst = this.rule('lives')?.n ?? of(kind.lives, this.design);
    this.levels = this.rule('levels')?.n ?? of(kind.levels, this.design);
    this.level = Math.max(1, Math.min(this.levels, from));
    this.begin();
  }

  private begin(): void {
    this.scoreBefore = this.score;
    this.rand = new Random(subSeed(this.data.seed, `level ${this.number}`));
    this.frame = 0;
    this.goal = this.meter = null;
    this.clockOn = false;
    this.safe = this.tellAt = this.part = 0;
    this.state = this.kind.create(this);
    this.camera.x = this.camera.toX;
    this.camera.y = this.camera.toY;
  }

  get skill(): number {
    const { design, level, levels } = this;
    // each round is harder by as much as a game that could not be won is made easier
    return skillOf({ design, level, levels, ease: this.data.ease - this.round, has: (rule) => this.has(rule) });
  }

  /** of this level, counted over all rounds */
  get number(): number {
    return this.round * this.levels + this.level;
  }

  get time(): number {
    return this.frame / 60;
  }

  get clockLeft(): number | null {
    return this.clockOn ? Math.max(0, (this.clockEnds - this.frame) / 60) : null;
  }

  /** One frame; `pad` and `pad2` were filled before. */
  step(): void {
    this.totalFrames++;
    if (this.ending > 0) {
      this.ending--;
    } else if (this.nextLevelIn > 0) {
      if (--this.nextLevelIn === 0) {
        if (this.isRetried) this.retry();
        else this.goOn();
      }
    } else if (this.frozen > 0) {
      this.frozen--;
      return; // presses during a freeze are kept for the frame after it
    } else if (!this.outcome) {
      this.frame++;
      if (this.safe > 0) this.safe--;
      const line = this.frame === this.tellAt && this.fresh && this.data.ideas?.[this.fresh];
      if (line) {
        this.told.add(this.fresh as Idea);
        this.effects.banner(line, 'line');
      }
      this.kind.update(this, this.state);
      if (this.clockOn && this.frame >= this.clockEnds && !this.outcome) this.finish(this.clockThen);
    }
    this.camera.x += (this.camera.toX - this.camera.x) * 0.12;
    this.camera.y += (this.camera.toY - this.camera.y) * 0.12;
    copyPad(this.pad, this.last);
    copyPad(this.pad2, this.last2);
    this.lastClicked = this.pad.pointer?.down ?? false;
    if (this.keys.size > 0) this.keys = new Set();
    if (this.strokes.length > 0) this.strokes = [];
  }

  private goOn(): void {
    if (this.level < this.levels) this.level++;
    else {
      this.level = 1;
      this.round++;
    }
    // so many lives as the prompt says are so many, and a match of two ends by those that it began with
    if (!this.has('lives') && !this.design.versus && isLearning(this))
      this.lives = Math.max(this.lives, this.livesAtFirst);
    this.begin();
    this.banner(`${this.design.texts.level} ${this.number}`);
  }

  private retry(): void {
    this.isRetried = false;
    if (this.has('noLose')) this.lives = this.livesAtFirst;
    this.score = this.scoreBefore;
    this.begin();
  }

  /** 0–1: how far this level, or the game, has closed before the next picture */
  get leaving(): number {
    const left = this.nextLevelIn || (this.outcome ? this.ending : 0);
    return left > 0 && left <= CLOSE_FRAMES ? 1 - (left - 1) / CLOSE_FRAMES : 0;
  }

  has(rule: RuleName): boolean {
    return this.kept.has(rule);
  }
  rule<N extends RuleName>(rule: N): Extract<Rule, { rule: N }> | undefined {
    return this.kept.get(rule) as Extract<Rule, { rule: N }> | undefined;
  }
  pressed(button: Button, pad: Pad = this.pad): boolean {
    return pad[button] && !(pad === this.pad2 ? this.last2 : this.last)[button];
  }
  clicked(): boolean {
    return (this.pad.pointer?.down ?? false) && !this.lastClicked;
  }
  key(code: string): boolean {
    return this.keys.has(code);
  }

  addScore(points: number, x?: number, y?: number): void {
    this.score = Math.max(0, this.score + Math.round(points));
    if (x !== undefined && y !== undefined && !this.has('noScore'))
      this.effects.float(`${points < 0 ? '−' : '+'}${Math.abs(points)}`, x, y);
  }
  hurt(x?: number, y?: number): 'safe' | 'hurt' | 'dead' {
    if (this.safe > 0 || this.outcome || this.nextLevelIn) return 'safe';
    this.lives = Math.max(0, this.lives - 1);
    this.livesLost++;
    this.safe = SAFE_FRAMES;
    this.sound('hurt');
    this.shake(0.6);
    this.flash(this.design.theme.palette.danger, 0.35);
    this.freeze(6);
    if (x !== undefined && y !== undefined) this.burst(x, y, { n: 18, colour: this.design.theme.palette.danger });
    if (this.lives > 0) return 'hurt';
    this.finish('lose');
    return 'dead';
  }
  heal(n = 1): void {
    this.lives = Math.min(20, this.lives + n);
  }
  levelDone(): void {
    if (this.outcome || this.nextLevelIn) return;
    if (this.level >= this.levels && !this.goesOn) return this.finish('win');
    this.sound('level');
    this.nextLevelIn = END_FRAMES;
  }
  win(text?: string): void {
    if (this.goesOn) return this.levelDone();
    this.verdict = text;
    this.finish('win');
  }
  lose(): void {
    this.finish('lose');
  }
  private get goesOn(): boolean {
    return this.has('endless') && !this.isShown;
  }
  tryAgain(): void {
    if (this.outcome || this.nextLevelIn) return;
    this.isRetried = true;
    this.nextLevelIn = END_FRAMES;
  }
  private finish(outcome: 'win' | 'lose'): void {
    if (this.outcome || this.isRetried) return;
    if (outcome === 'lose' && this.has('noLose')) {
      // what was done in the same frame counts
      if (!this.nextLevelIn) this.banner(this.design.texts.lose ?? '');
      return this.tryAgain();
    }
    this.outcome = outcome;
    this.ending = END_FRAMES;
    this.sound(outcome);
  }

  progress(done: number, of: number, actor?: Actor): void {
    this.goal = { done, of, actor };
  }
  hold(): void {
    this.clockEnds++;
  }
  lineOf(id: Idea): string {
    return this.data.ideas?.[id] ?? '';
  }
  clock(seconds: number, then: 'win' | 'lose'): void {
    this.clockOn = true;
    this.clockThen = then;
    this.clockEnds = this.frame + Math.round((this.rule('timer')?.seconds ?? seconds) * 60);
  }
  banner(text: string | Actor): void {
    this.effects.banner(wordsOf(text) ?? '');
  }
  idea(id: Idea): void {
    if (this.told.has(id)) return;
    this.fresh = id;
    this.tellAt = this.frame + IDEA_FRAMES;
  }
  bar(value: number | null, of?: Actor | string): void {
    this.meter = value === null ? null : { value: Math.max(0, Math.min(1, value)), name: wordsOf(of) };
  }
  sound(name: SoundName, pitch?: number): void {
    this.effects.sound(name, pitch);
  }
  burst(x: number, y: number, burst?: Burst): void {
    this.effects.burst(x, y, burst);
  }
  float(text: string, x: number, y: number, colour?: string): void {
    this.effects.float(text, x, y, colour);
  }
  shake(amount: number): void {
    this.effects.shake(amount);
  }
  flash(colour: string, amount?: number): void {
    this.effects.flash(colour, amount);
  }
  freeze(frames: number): void {
    this.frozen = Math.max(this.frozen, frames);
  }
  look(x: number, y: number, now = false): void {
    this.camera.toX = x;
    this.camera.toY = y;
    if (now) {
      this.camera.x = x;
      this.camera.y = y;
    }
  }

  /** of a run that was won, 0 for others, and where there are no lives; where nothing is won for good, of how far it came */
  get stars(): number {
    const { outcome, livesAtFirst: given, livesLost: lost, from } = this;
    if (this.goesOn) return outcome ? medalOf({ done: this.number + this.part - this.from, levels: this.levels }) : 0;
    return outcome === 'win' ? starsOf({ given, lost, whole: from === 1 }) : 0;
  }

  /** What tests and traces see. */
  snapshot(): Record<string, unknown> {
    return {
      outcome: this.outcome,
      level: this.level,
      ...(this.has('endless') && { round: this.round }),
      levels: this.levels,
      score: this.score,
      lives: this.lives,
      time: Number(this.time.toFixed(3)),
      clockLeft: this.clockLeft === null ? null : Number(this.clockLeft.toFixed(2)),
      progress: this.goal ? { done: this.goal.done, of: this.goal.of } : null,
      ...this.kind.state(this.state, this),
    };
  }
}
