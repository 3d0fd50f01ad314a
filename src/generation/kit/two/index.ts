/**
 * Two persons at one screen, in any kind for one: each has half of the window and plays the same game of the same seed in it. Who reaches the
 * end first has won, else who lasts longer, else who has more points. Only pages of games for two carry it.
 */
import type { CanvasPainter } from '../painter.js';
import { clearPad, copyPad, newPad } from '../pad.js';
import type { Session } from '../session.js';
import type { Game, GameData, Kind } from '../types.js';
import { drawHalves, WINDOW } from './draw.js';
import { handsOfTwo } from './hands.js';
import { isHeld, stepLooks, takeSeat, type Two } from './seats.js';

/** What a kind does beside its own play where two are at it. */
export interface Meeting {
  /** the design that a seat is played with; absent: the match's */
  readonly design?: (design: GameData['design']) => GameData['design'];
}

/** Of so many frames the bot's second player rests in some: else both would do the same, and nobody would win. */
const ROUND = 240;
const RESTS = 75;

/** How well a seat has come off: it won, plays on, or has lost. */
const rank = ({ outcome }: Session<unknown>): number => (outcome === 'win' ? 2 : outcome === null ? 1 : 0);

/** Who has won a match in which somebody has come to an end. */
function winnerOf({ seats: [first, second] }: Two<never>): 0 | 1 | 2 {
  const by = rank(first.session) - rank(second.session) || first.session.score - second.session.score;
  return by === 0 ? 2 : by > 0 ? 0 : 1;
}

/** The kind for two that a kind for one makes; `meeting` is what is special of it. */
export function forTwo<S>(kind: Kind<S>, meeting: Meeting = {}): Kind<Two<S>> {
  const { genre, budget, backdrop, goalShows, floats, covers } = kind;
  const seatOf = (g: Game) => {
    const { data } = g as Session<unknown>;
    return takeSeat(kind, { ...data, design: meeting.design?.(data.design) ?? data.design }, g);
  };
  return {
    genre,
    // the seats keep the rules, each for itself
    rules: ['twoPlayers'],
    view: WINDOW,
    touch: { move: 'none' },
    lives: 0,
    levels: 1,
    budget,
    backdrop,
    ...(goalShows ? { goalShows } : {}),
    ...(floats ? { floats } : {}),
    ...(covers === undefined ? {} : { covers }),
    twoPlayers: () => true,
    hands: () => handsOfTwo(kind),

    create: (g) => ({ seats: [seatOf(g), seatOf(g)], winner: null }),

    update(g, s) {
      const [first, second] = s.seats;
      for (const [i, seat] of s.seats.entries()) {
        const pad = i === 0 ? g.pad : g.pad2;
        copyPad(pad, seat.session.pad);
        seat.acted ||= isHeld(pad);
        seat.session.step();
        stepLooks(seat as never);
      }
      g.look(first.session.camera.x, first.session.camera.y);
      if (rank(first.session) !== 1 || rank(second.session) !== 1) decide(g, s);
    },

    draw: (p, s, g) => drawHalves(p as CanvasPainter, kind, s, g as Session<unknown>),

    bot(g, s, pad, pad2 = newPad()) {
      const [first, second] = s.seats;
      kind.bot(first.session, first.session.state, pad);
      kind.bot(second.session, second.session.state, pad2);
      if (g.frame % ROUND < RESTS) {
        clearPad(pad2);
        pad2.pointer = null;
      }
    },

    state: ({ seats, winner }) => ({
      players: seats.map(({ session }, i) => ({ player: i + 1, ...session.snapshot() })),
      winner: winner === null ? null : winner === 2 ? 'draw' : winner + 1,
    }),
  };
}

/** The end: its words name the winner. Where nobody played, or only who lost did, nobody has won. */
function decide<S>(g: Game, s: Two<S>): void {
  s.winner = winnerOf(s as Two<never>);
  const { versus } = g.design;
  const [first, second] = s.seats;
  const best = s.winner === 1 ? second : first;
  const played = s.winner === 2 ? first.acted && second.acted : best.acted;
  if (!played) {
    s.winner = null;
    return g.lose();
  }
  g.addScore(best.session.score);
  g.win([versus?.first, versus?.second, versus?.draw][s.winner]);
}
