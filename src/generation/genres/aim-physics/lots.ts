/** The eight yards of targets, each with something that none before it had, and the keep of a boss. Heights are above the ground. */
import type { Idea } from '../../design.js';
import type { Matter } from './world.js';

/** a block: what of, its middle, its lower edge, and how large; a boulder's width is its diameter */
type Piece = readonly [matter: Matter, x: number, up: number, w: number, h: number];
type Spot = readonly [x: number, up: number];

export interface LotPlan {
  readonly name: string;
  /** what is said of it when it first comes */
  readonly idea?: Idea;
  readonly pieces: readonly Piece[];
  /** where targets stand, the first that count first */
  readonly spots: readonly Spot[];
  /** targets that hover: middle, height, and how far up and down */
  readonly hovering?: readonly (readonly [x: number, up: number, swing: number])[];
  /** what nothing moves: left edge, upper edge, and how large */
  readonly ledges?: readonly (readonly [x: number, up: number, w: number, h: number])[];
  readonly wind?: true;
}

export const LOTS: readonly LotPlan[] = [
  {
    name: 'towers',
    pieces: [
      ['wood', 7, 0, 0.5, 1.7],
      ['wood', 8.6, 0, 0.5, 1.7],
      ['wood', 7.8, 1.7, 2.4, 0.4],
      ['wood', 9.9, 0, 0.5, 0.9],
      ['wood', 11.1, 0, 0.5, 0.9],
      ['wood', 10.5, 0.9, 1.9, 0.4],
    ],
    spots: [
      [7.8, 2.1],
      [10.5, 1.3],
      [5.3, 0],
      [7.8, 0],
    ],
  },
  {
    name: 'glasshouse',
    idea: 'glass',
    pieces: [
      ['glass', 6.4, 0, 0.35, 2.2],
      ['glass', 8.6, 0, 0.35, 2.2],
      ['wood', 7.5, 2.2, 2.9, 0.35],
      ['glass', 9.8, 0, 0.35, 1.5],
      ['glass', 11.4, 0, 0.35, 1.5],
      ['glass', 10.6, 1.5, 2, 0.3],
    ],
    spots: [
      [7.5, 0],
      [10.6, 0],
      [7.5, 2.55],
      [10.6, 1.8],
      [4.9, 0],
    ],
  },
  {
    name: 'gateway',
    idea: 'lintel',
    pieces: [
      ['wood', 7, 0, 0.45, 2.6],
      ['wood', 9.4, 0, 0.45, 2.6],
      ['stone', 8.2, 2.6, 3.2, 0.6],
      ['wood', 11.2, 0, 1, 1],
    ],
    spots: [
      [8.2, 0],
      [11.2, 1],
      [8.2, 3.2],
      [5.4, 0],
    ],
  },
  {
    name: 'ledge',
    idea: 'boulder',
    pieces: [
      ['boulder', 6.9, 4, 1.5, 1.5],
      ['wood', 8.3, 0, 0.4, 1.5],
      ['wood', 10.2, 0, 0.4, 1.5],
      ['wood', 9.25, 1.5, 2.4, 0.35],
    ],
    ledges: [[4.9, 4, 2.6, 0.4]],
    spots: [
      [9.2, 1.85],
      [9.2, 0],
      [11.4, 0],
      [5.4, 4],
    ],
  },
  {
    name: 'wall',
    idea: 'lob',
    pieces: [
      ['wood', 10.9, 0, 1.1, 1.1],
      ['wood', 10.9, 1.1, 1.1, 1.1],
      ['glass', 8.8, 0, 0.35, 1.5],
    ],
    ledges: [[5.8, 4.4, 0.9, 4.4]],
    spots: [
      [7.8, 0],
      [9.7, 0],
      [10.9, 2.2],
      [6.25, 4.4],
    ],
  },
  {
    name: 'dominoes',
    idea: 'dominoes',
    pieces: [
      ['wood', 5.2, 0, 0.36, 2.4],
      ['wood', 6.6, 0, 0.36, 2.4],
      ['wood', 8, 0, 0.36, 2.4],
      ['wood', 10.3, 0, 0.36, 2.4],
    ],
    ledges: [[7.4, 5.4, 2.6, 0.4]],
    spots: [
      [9.3, 0],
      [11.6, 0],
      [8.7, 5.4],
    ],
  },
  {
    name: 'aloft',
    idea: 'hovering',
    pieces: [
      ['wood', 10.4, 0, 1, 1],
      ['wood', 10.4, 1, 1, 1],
    ],
    spots: [[10.4, 2]],
    hovering: [
      [6, 4.4, 1],
      [8.2, 6.2, 1.4],
      [11.2, 5.6, 1.2],
      [4.6, 7, 0.6],
    ],
    wind: true,
  },
  {
    name: 'powder',
    idea: 'blast',
    pieces: [
      ['stone', 6.6, 0, 0.6, 1.3],
      ['barrel', 7.6, 0, 0.9, 1.1],
      ['stone', 8.7, 0, 0.6, 1.3],
      ['wood', 7.65, 1.3, 2.8, 0.4],
      ['barrel', 10.2, 0, 0.9, 1.1],
      ['wood', 10.2, 1.1, 1.4, 0.4],
    ],
    spots: [
      [7.65, 1.7],
      [10.2, 1.5],
      [11.5, 0],
      [5.4, 0],
    ],
  },
];

/** Where a boss is met: it sits on the ledge at the end. */
export const KEEP: LotPlan = {
  name: 'keep',
  pieces: [
    ['wood', 6.4, 0, 0.5, 1.5],
    ['wood', 8, 0, 0.5, 1.5],
    ['wood', 7.2, 1.5, 2.3, 0.4],
  ],
  ledges: [[9.2, 2.2, 3, 0.6]],
  spots: [
    [7.2, 1.9],
    [7.2, 0],
    [5, 0],
  ],
};
