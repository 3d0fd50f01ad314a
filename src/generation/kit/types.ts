/**
 * What a kind of game is, and what the kit gives it. A kind knows no engine, no DOM and no canvas size: it holds a state,
 * moves it by one frame of 1/60 s, and draws it in world units (x right, **y down**).
 * The same file runs in Node (registry, playtest) and in the browser.
 */
import type { Actor, GameDesign, Genre, Idea, Palette, Rule, RuleName } from '../design.js';
import type { Random } from './random.js';

export type Button = 'left' | 'right' | 'up' | 'down' | 'a' | 'b';

/** One player's controls: keyboard, gamepad, touch and bot merged. Pointer in world units. */
export interface Pad {
  left: boolean;
  right: boolean;
  up: boolean;
  down: boolean;
  /** main button: Space, Z or K, gamepad south, the big touch button, or a tap where `touch.tap` says so */
  a: boolean;
  /** second button: X, Shift or L, gamepad east */
  b: boolean;
  /** −1…1; set from the buttons where there is no stick */
  ax: number;
  ay: number;
  /** mouse or finger, world units; `null` until it was seen */
  pointer: { x: number; y: number; down: boolean } | null;
}

/** A key that writes something went down: what it writes by the player's own layout, and where it lies (`KeyQ`). */
export interface Stroke {
  readonly key: string;
  readonly code: string;
}

export type SoundName =
  | 'jump'
  | 'collect'
  | 'power'
  | 'hit'
  | 'hurt'
  | 'shoot'
  | 'explode'
  | 'bounce'
  | 'break'
  | 'step'
  | 'select'
  /** a clear tone to make a tune of: pitch 1 is an a' */
  | 'note'
  | 'swap'
  | 'combo'
  | 'boss'
  | 'level'
  | 'win'
  | 'lose';

/** `board`: the whole rectangle is always visible, centred; with `tallest` it grows downwards where the window is higher, to so many units (`g.height`), with `widest` on both sides of its middle where the window is wider (`g.width`). `follow`: fills the window, at least `w`×`h` units of it, and the camera follows `g.look`. */
export type View =
  | {
      readonly kind: 'board';
      readonly w: number;
      readonly h: number;
      readonly tallest?: number;
      readonly widest?: number;
    }
  | {
      readonly kind: 'follow';
      readonly w: number;
      readonly h: number;
      /** units below the middle where the ground is as a rule: the scenery stands there, and is not hidden behind that ground */
      readonly ground?: number;
    };

/** What a touch screen offers. Mouse and finger always fill `pad.pointer` too. */
export interface Touch {
  /** `stick`: analog, left thumb. `sides`: two arrow buttons. `swipe`: a flick presses a direction for one frame. */
  readonly move: 'stick' | 'sides' | 'swipe' | 'none';
  /** sign on the button, e.g. '▲' or '●'; absent: no button */
  readonly a?: string;
  readonly b?: string;
  /** a touch or click anywhere is button a */
  readonly tap?: boolean;
  /** it is tapped, quickly and with two thumbs: another finger counts while one is still down */
  readonly taps?: boolean;
}

export interface Burst {
  readonly n?: number;
  readonly colour?: string | readonly string[];
  /** units a second */
  readonly speed?: number;
  /** seconds */
  readonly life?: number;
  /** units */
  readonly size?: number;
  /** units/s², positive falls */
  readonly gravity?: number;
  readonly shape?: 'dot' | 'square' | 'star' | 'ring' | 'smoke';
  /** radians; absent: all directions */
  readonly angle?: number;
  readonly spread?: number;
}

/** The running game, as a kind sees it in `create`, `update` and `bot`. */
export interface Game {
  readonly design: GameDesign;
  /** 0 gentle … 1 hard: difficulty, `gentle`/`slow`/`fast` rules, level number and softening after a failed playtest, in one number. Scale everything by it. */
  readonly skill: number;
  /** units of the world that the window shows from top to bottom of the view: its `h`, or more where a board may be taller; what lies where may hang on it, never who wins */
  readonly height: number;
  /** units of the world that the window shows from side to side of the view: its `w`, or more on both sides where a board may be wider; as with `height` */
  readonly width: number;
  /** from 1 */
  readonly level: number;
  readonly levels: number;
  /** how often all of them are done, in a game without end */
  readonly round: number;
  /** frames and seconds since this level began */
  readonly frame: number;
  readonly time: number;
  readonly score: number;
  readonly lives: number;
  /** for everything that decides play; same seed, same stream */
  readonly rand: Random;
  readonly pad: Pad;
  /** the second player's pad where the kind says `twoPlayers`: arrows, Enter and Shift, where two were asked for beside I J K L, `u` and `o`, which are else its only keys */
  readonly pad2: Pad;

  has(rule: RuleName): boolean;
  rule<N extends RuleName>(rule: N): Extract<Rule, { rule: N }> | undefined;
  /** pressed since the last frame */
  pressed(button: Button, pad?: Pad): boolean;
  /** pointer went down since the last frame */
  clicked(): boolean;
  /** a key by its code (`KeyZ`) pressed since the last frame, for extras like undo; never the only way to play */
  key(code: string): boolean;
  /** what was typed since the last frame, in its order, where the kind says `letters` */
  readonly strokes: readonly Stroke[];

  /** adds to the score; with a place it floats up as "+n" */
  addScore(points: number, x?: number, y?: number): void;
  /** a life lost, unless safe: 'safe' (nothing happened), 'hurt' (a life less; safe for 1.5 s) or 'dead' (the game is lost) */
  hurt(x?: number, y?: number): 'safe' | 'hurt' | 'dead';
  heal(n?: number): void;
  /** frames for which `hurt` does nothing; drawn by blinking: `p.hero` does it */
  safe: number;
  /** how much of this level is done, 0–1: for the medal of a run without end, set where a level is a long way */
  part: number;
  /** the level is done: next one (`create` runs again) or, after the last, the game is won; without an end the first one comes again, harder */
  levelDone(): void;
  /** `text`: what the card of the end says instead of the design's words: who of two has won */
  win(text?: string): void;
  lose(): void;
  /** a try at this level failed, and cost what it cost: the level begins again as it began, with the points of then */
  tryAgain(): void;
  /** "3 / 12" with a picture in the HUD */
  progress(done: number, of: number, actor?: Actor): void;
  /** a clock that counts down; at zero the game is won (survive) or lost (race). Called once in `create`; the `timer` rule's seconds if it is given, else these */
  clock(seconds: number, then: 'win' | 'lose'): void;
  readonly clockLeft: number | null;
  /** big words over the game for a second ("Wave 3"), or who comes, as one of a crowd is called */
  banner(text: string | Actor): void;
  /** what this level brings in, or a part of it, said in one line soon after it begins, once in a run; called in `create`, or when that part begins */
  idea(id: Idea): void;
  /** the line of an idea, for a card that offers it; empty where nobody reads */
  lineOf(id: Idea): string;
  /** the clock stands still for this frame: something is being chosen */
  hold(): void;
  /** a bar at the top, named after one of a crowd (a boss's health) or by words; null removes it */
  bar(value: number | null, of?: Actor | string): void;

  sound(name: SoundName, pitch?: number): void;
  burst(x: number, y: number, burst?: Burst): void;
  float(text: string, x: number, y: number, colour?: string): void;
  /** 0…1 */
  shake(amount: number): void;
  flash(colour: string, amount?: number): void;
  /** stops the world for some frames: weight for a hit */
  freeze(frames: number): void;
  /** where a `follow` camera looks; it glides there, or jumps with `now` */
  look(x: number, y: number, now?: boolean): void;
}

export interface SpriteLook {
  /** which way it goes: −1 left, 1 right; mirrored only if the picture looks the other way */
  readonly dir?: number;
  /** radians, 0 = right: rockets and arrows turn that way, the others lean a little and mirror; with `dir` beside it only rockets and arrows heed it */
  readonly heading?: number;
  /** extra turn, radians */
  readonly angle?: number;
  /** >0 flat and wide, <0 tall and thin; a `Spring`'s value */
  readonly squash?: number;
  readonly alpha?: number;
  /** a soft halo of this colour */
  readonly glow?: string;
  /** a soft shadow on the ground below */
  readonly shadow?: boolean;
  /** a half transparent colour laid over it, one of few: what is only scenery steps back behind the ground's */
  readonly wash?: string;
  /** 0…1 whitened, for a hit */
  readonly white?: number;
}

/** Draws in world units. `p.ctx` is a 2D context in world units for what is missing here; save and restore it. */
export interface Painter {
  readonly ctx: CanvasRenderingContext2D;
  readonly palette: Palette;
  /** the colours of two who play against each other, the player's first: those that were asked for, else accent and danger */
  readonly sides: readonly [string, string];
  /** the colour of whom the player is, in what the kind draws of it itself: the one that was asked for, else the accent */
  readonly own: string;
  /** a colour that means something (green: right), or the one that was asked for in its place */
  meant(colour: string): string;
  /** the visible part of the world */
  readonly view: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** seconds that go on in every phase; for idle movement, 0-safe with reduced motion */
  readonly now: number;
  sprite(actor: Actor, x: number, y: number, size: number, look?: SpriteLook): void;
  /** the hero: as `sprite`, blinking while safe */
  hero(x: number, y: number, size: number, look?: SpriteLook): void;
  rect(x: number, y: number, w: number, h: number, colour: string, radius?: number): void;
  circle(x: number, y: number, radius: number, colour: string): void;
  line(x1: number, y1: number, x2: number, y2: number, width: number, colour: string): void;
  /** height in units, centred on x, y */
  text(text: string, x: number, y: number, size: number, colour?: string): void;
  /** a block of the theme's ground with light edge and texture; `top` gives it the theme's turf (grass, snow, icing) */
  block(x: number, y: number, w: number, h: number, top?: boolean): void;
  /** a health bar, centred */
  health(x: number, y: number, w: number, part: number, colour?: string): void;
  /** the playing field of a board: a panel with a faint checker */
  board(w: number, h: number, cell?: number): void;
  /**
   * What does not change: `draw` paints it by `p` within that box once a size of the window, later it is copied. `key`: a name, or a thing
   * of the state that goes with it; what hangs on chance or level belongs to a thing.
   */
  kept(key: string | object, x: number, y: number, w: number, h: number, draw: () => void): void;
  /** colours mixed, 0…1 of b */
  mix(a: string, b: string, part: number): string;
}

export interface Kind<S = unknown> {
  readonly genre: Genre;
  /** the rules it can keep; the reader puts every other one into `ignored` */
  readonly rules: readonly RuleName[];
  readonly view: View | ((design: GameDesign) => View);
  readonly touch: Touch | ((design: GameDesign) => Touch);
  /** lives where the prompt says nothing; 0: this kind has none (then `hurt` is 'dead' at once, or never called) */
  readonly lives: number | ((design: GameDesign) => number);
  /** levels where the prompt says nothing (1: one continuous game) */
  readonly levels: number | ((design: GameDesign) => number);
  /** seconds of play in which the bot must have won; for the playtest */
  readonly budget: number | ((design: GameDesign) => number);
  readonly twoPlayers?: (design: GameDesign) => boolean;
  /** reads every device itself, where the kit's own reading knows too few players; called once in a page */
  readonly hands?: () => Hands;
  /** words are typed: in play every letter is the kind's (`g.strokes`, `g.key`), so M, P, R and WASD have no other meaning, and `a` is Space alone; Escape pauses */
  readonly letters?: boolean | ((design: GameDesign) => boolean);
  /** it plays its own melody by `g.sound`: the kit's music rests while it is played */
  readonly ownMusic?: boolean;
  /** it shows two sides and nothing that is got or reached */
  readonly sides?: boolean;
  /** every run of it begins alike, whatever the seed: there is no game of the day */
  readonly alike?: boolean;
  /** flat layer behind the world: parallax strips (`side`), or only sky and soft shapes (`top`, for games seen from above) */
  readonly backdrop: 'side' | 'top';
  /** all that it shows flies or swims, and casts no shadow on a ground */
  readonly floats?: boolean;
  /** whose picture stands before the goal's sentence: the place to reach or keep, whom to beat, who is to win, who or what is hit whatever goal is named; absent: what is to be got */
  readonly goalShows?: 'goal' | 'foe' | 'hero' | 'aim';
  /** its `state` tells places in cells of its board, from the top left, and not in world units */
  readonly inCells?: boolean;
  /** where in the window big words hide the least of the game, as a part of its height; absent: high up */
  readonly saysAt?: number;
  /** what a level brings in is told high up, where nothing is but sky, as in a view that follows; absent: of a board, beside or below it */
  readonly tellsAbove?: boolean;
  /** its title shows who plays also where nobody was asked for; absent: a board is shown there, played by its bot */
  readonly titleShowsCast?: true;
  /** it paints all of the window itself, opaque: what lies behind is then not drawn in play */
  readonly covers?: boolean | ((design: GameDesign) => boolean);
  /** its pages carry the painter of their theme's floor (`floors/ground.ts`) */
  readonly floor?: boolean;
  /** its pages carry what lies in the theme's ground and grows on it (`banks/`): for a kind whose ground is seen from the side, and high */
  readonly bank?: boolean;
  /** a level, from `g.rand` only, proven playable; called again for every level and restart */
  create(g: Game): S;
  /** one frame of 1/60 s; no drawing, no `Math.random`, no clock */
  update(g: Game, s: S): void;
  draw(p: Painter, s: S, g: Game): void;
  /** writes to `pad` what a decent player would do this frame, and to `pad2` what a second one would where two play; sees everything */
  bot(g: Game, s: S, pad: Pad, pad2?: Pad): void;
  /** what matters, as plain data with finite numbers, for tests and traces; keep it small; always with the hero's x and y where there is one */
  state(s: S, g: Game): Record<string, unknown>;
}

/** A picture of a game: SVG text or its address, and which way it looks; one that is `still` is never turned nor mirrored, as letters must not be. */
export interface Picture {
  readonly svg: string;
  readonly face: 'left' | 'right' | 'front' | 'up' | 'down' | 'upright' | 'upleft' | 'downright' | 'downleft' | 'still';
  /** how it moves when whoever it shows goes; absent: as one piece */
  readonly gait?: Gait;
}

/** `legs`, `paws`: two or four of them, from so many hundredths of the picture downwards. */
export type Gait = `${'legs' | 'paws'}${number}` | 'waddle' | 'hop' | 'swim' | 'drift' | 'flap' | 'buzz' | 'roll';

/** What the page puts into `__GAME__` before the script runs. */
export interface GameData {
  readonly design: GameDesign;
  /** seed of the levels: the design's, or another after a reseed */
  readonly seed: number;
  /** how often the playtest softened it */
  readonly ease: number;
  readonly pictures: Readonly<Record<string, Picture>>;
  /** how what its levels bring in is told, in the game's language; where nobody reads, nothing is */
  readonly ideas?: Readonly<Partial<Record<Idea, string>>>;
}

/** Fills both pads of the running game, once a frame; `virtual`: what a bot presses. */
export type Hands = (match: Game, virtual: readonly [Pad, Pad]) => void;

export type Phase = 'title' | 'play' | 'paused' | 'win' | 'lose';
export type BotMode = 'win' | 'idle' | 'random';

/** Identity that gives a kind its types. */
export function defineKind<S>(kind: Kind<S>): Kind<S> {
  return kind;
}
