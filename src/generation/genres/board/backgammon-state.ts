/** What a match of backgammon knows while it is played, and how it begins. */
import { plainSides } from '../../kit/asked.js';
import type { Actor } from '../../design.js';
import { Spring } from '../../kit/juice.js';
import type { Game } from '../../kit/types.js';
import { fateOf, newSearch, type Fate, type Search } from './backgammon-fate.js';
import type { Spot } from './backgammon-places.js';
import { START, type Position, type Side, type Step } from './backgammon-rules.js';
import { sidesOf } from './sides.js';

/** `deal`: checkers come to their points. `opening`: one die each says who begins. `roll`: dice wait for a hand. `pass`: nothing can be played. */
export type Phase = 'deal' | 'opening' | 'roll' | 'tumble' | 'choose' | 'walk' | 'pass' | 'over';

export interface State {
  readonly actors: readonly [Actor, Actor];
  /** plain checkers: the prompt names nobody whose figure could be on them */
  readonly plain: boolean;
  /** the two colours that the prompt asks for */
  readonly colours: readonly [string, string] | null;
  /** points that win the match */
  readonly need: number;
  readonly points: [number, number];
  at: Position;
  side: Side;
  fate: Fate;
  /** dice that care can win by are looked for; null once they are found */
  search: Search | null;
  phase: Phase;
  t: number;
  /** as thrown, and those that are left to play */
  dice: readonly number[];
  left: readonly number[];
  /** what is allowed now; the point whose checker is taken up, and what is under the cursor */
  steps: readonly Step[];
  from: number | null;
  picked: number;
  keys: boolean;
  /** what the computer still plays of its throw */
  plan: Step[];
  /** the step that is made: the checker on its way, and one that it hits */
  step: Step | null;
  way: readonly [Spot, Spot];
  next: Position | null;
  hit: readonly [Spot, Spot] | null;
  two: boolean;
  winner: Side | null;
  readonly land: Spring;
  readonly mood: Spring;
  rest: number;
}

export const strengthOf = (g: Game): 0 | 1 | 2 => (g.skill < 0.35 ? 0 : g.skill < 0.7 ? 1 : 2);

/** A new game on the same board. */
export function deal(g: Game, s: State): void {
  s.at = START;
  s.search = s.two ? null : newSearch(g.rand);
  s.fate = fateOf(g.rand.int(0, 0xffff_fff));
  Object.assign(s, { phase: 'deal', t: 0, dice: [], left: [], steps: [], from: null, plan: [], step: null });
  Object.assign(s, { next: null, hit: null, winner: null });
}

export function newBackgammon(g: Game): State {
  const { design } = g;
  const actors = sidesOf(design, g.level, g.level === g.levels);
  const s: State = {
    actors,
    plain: actors[0].from === 'kind' || plainSides(design) !== undefined,
    colours: design.theme.asked?.sides?.colours ?? null,
    need: g.rule('points')?.n ?? 1,
    points: [0, 0],
    at: START,
    side: 0,
    fate: fateOf(0),
    search: null,
    phase: 'deal',
    t: 0,
    dice: [],
    left: [],
    steps: [],
    from: null,
    picked: 0,
    keys: false,
    plan: [],
    step: null,
    way: [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
    next: null,
    hit: null,
    two: g.has('twoPlayers'),
    winner: null,
    land: new Spring(),
    mood: new Spring(),
    rest: 0,
  };
  deal(g, s);
  return s;
}

export const isPerson = (s: State, side: Side = s.side): boolean => side === 0 || s.two;

/** Points from which something may go now, from the rear forwards; and where the one that is taken up may go. */
export const sourcesOf = (s: State): number[] =>
  [...new Set(s.steps.map(({ from }) => from))].toSorted((a, b) => b - a);
export const targetsOf = (s: State): Step[] => {
  const found = s.steps.filter(({ from }) => from === s.from).toSorted((a, b) => b.to - a.to || a.die - b.die);
  return found.filter(({ to }, i) => found.findIndex((other) => other.to === to) === i);
};
