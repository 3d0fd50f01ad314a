/** The game as its bot plays it, shown on the title of a game in which nobody was asked for: what is seen there is what one gets. */
import { mix } from './colour.js';
import { mergePads, newPad } from './pad.js';
import { subSeed } from './random.js';
import { Session, type Effects } from './session.js';
import type { Box, TitleScene } from './title.js';
import type { GameData, Kind } from './types.js';

declare global {
  var __DEMO__: typeof Demo | undefined;
}

/** frames until a board is dealt and a few moves are made; they pass at once */
const BEFORE = 150;
/** at a time, so that no frame of the title is late */
const AT_ONCE = 6;
/** frames after which another game is shown */
const LONGEST = 3600;
/** milliseconds that a frame may take of a page that shows other things as well */
const LATE = 10;

/** CSS pixels of a side, at least: a frame that is not laid out yet leaves no room at all. */
const LEAST = 80;

/** Puts the game on the title where the stage finds it; called once, before the game, in pages of kinds that have it there. */
export function layDemo(): void {
  globalThis.__DEMO__ = Demo;
}

/** A run that nobody plays; what it shows of the answers is not what the player will be asked. */
export class Demo<S> {
  session: Session<S>;
  private pad = newPad();
  private pad2 = newPad();
  private runs = 0;
  private drawn = 0;
  private sheetKept: HTMLCanvasElement | undefined;
  private late = 0;

  /** `still`: it comes to its first moves and rests there */
  constructor(
    private readonly kind: Kind<S>,
    private readonly data: GameData,
    private readonly effects: Effects,
    private readonly still: boolean,
  ) {
    this.session = this.begin();
  }

  /** One frame of 1/60 s. */
  step(): void {
    const { session } = this;
    if (session.totalFrames > LONGEST || (session.outcome && session.ending === 0)) this.session = this.begin();
    const first = session.totalFrames < BEFORE;
    // a machine that is late with it sees a picture
    if (!first && (this.still || this.late > 5)) return;
    const began = performance.now();
    for (let i = first ? AT_ONCE : 1; i > 0; i--) this.play();
    if (performance.now() - began > LATE) this.late++;
  }

  /** Where it is shown: most of the room, so that its corners stay in it when it is tilted. */
  boxIn({ x, y, w, h }: Box): Box {
    return { x: x + w * 0.06, y: y + h * 0.06, w: Math.max(LEAST, w * 0.88), h: Math.max(LEAST, h * 0.84) };
  }

  /**
   * Draws it lying a little tilted in the title's light. `box` is where, `w`×`h` how large the game is in the middle of it, in CSS
   * pixels; `game` draws it there.
   */
  draw(
    ctx: CanvasRenderingContext2D,
    title: TitleScene,
    box: Box,
    w: number,
    h: number,
    ratio: number,
    game: (ctx: CanvasRenderingContext2D) => void,
  ): void {
    const { palette, style } = this.data.design.theme;
    const [x, y] = [(box.w - w) / 2, (box.h - h) / 2];
    const round = Math.min(w, h) * 0.04;
    ctx.save();
    ctx.translate(box.x + box.w / 2, box.y + box.h / 2);
    if (style !== 'pixel') ctx.rotate(-0.035);
    title.light(ctx, 0, 0, Math.max(w, h) * 0.7, 0);
    ctx.translate(-box.w / 2, -box.h / 2);
    // a blurred shadow costs as much as the game
    ctx.fillStyle = 'rgba(0,0,0,.28)';
    ctx.beginPath();
    ctx.roundRect(x, y + round * 0.8, w, h, round);
    ctx.fill();
    // half of the frames will do, and one picture is turned faster than all that is in it
    if (this.drawn++ % 2 === 0 || this.sheet.width !== Math.round(box.w * ratio)) {
      this.sheet.width = Math.round(box.w * ratio);
      this.sheet.height = Math.round(box.h * ratio);
      const flat = this.sheet.getContext('2d') as CanvasRenderingContext2D;
      flat.scale(ratio, ratio);
      flat.beginPath();
      flat.roundRect(x, y, w, h, round);
      flat.clip();
      flat.fillStyle = mix(palette.sky, palette.near, 0.5);
      flat.fillRect(x, y, w, h);
      game(flat);
    }
    ctx.drawImage(this.sheet, 0, 0, box.w, box.h);
    ctx.restore();
  }

  private get sheet(): HTMLCanvasElement {
    return (this.sheetKept ??= document.createElement('canvas'));
  }

  private begin(): Session<S> {
    this.pad = newPad();
    this.pad2 = newPad();
    const seed = subSeed(this.data.seed, `demo ${this.runs++}`);
    return new Session(this.kind, { ...this.data, seed }, this.effects);
  }

  private play(): void {
    const { session: s, kind } = this;
    // the words that are to be found, and answers, are for the player
    if (!kind.letters && s.design.content === undefined) {
      kind.bot(s, s.state, this.pad, this.pad2);
      mergePads(s.pad, [this.pad]);
      if (kind.hands) mergePads(s.pad2, [this.pad2]);
    }
    s.step();
  }
}
