/** The game as its bot plays it, shown on the title of a game in which nobody was asked for: what is seen there is what one gets. */
import type { GameDesign } from '../design.js';
import { mergePads, newPad } from './pad.js';
import { subSeed } from './random.js';
import { Session, type Effects } from './session.js';
import type { GameData, Kind, View } from './types.js';

/** frames until a board is dealt and a few moves are made; they pass at once */
const BEFORE = 150;
/** at a time, so that no frame of the title is late */
const AT_ONCE = 6;
/** frames after which another game is shown */
const LONGEST = 3600;
/** milliseconds that a frame may take of a page that shows other things as well */
const LATE = 10;

/** Whether a title shows the game itself: all of it is in the window, and nobody was asked for who could stand there. */
export function showsItself(view: View, { cast }: GameDesign): boolean {
  return view.kind === 'board' && [cast.hero, ...cast.enemies].every(({ from }) => from !== 'prompt');
}

/** A run that nobody plays; what it shows of the answers is not what the player will be asked. */
export class Demo<S> {
  session: Session<S>;
  private pad = newPad();
  private pad2 = newPad();
  private runs = 0;
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
