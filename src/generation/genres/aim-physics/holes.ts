/** The nine holes of mini golf from above, each with something that none before it had. Plain data, on a field of 12.4 × 13.2. */
import type { Idea } from '../../design.js';

type Spot = readonly [x: number, y: number];
type Area = readonly [x: number, y: number, w: number, h: number];

/** A hole as it is drawn; half of all games play it in the mirror. */
export interface Hole {
  readonly name: string;
  /** what is said of it when it first comes */
  readonly idea?: Idea;
  readonly tee: Spot;
  readonly cup: Spot;
  readonly walls?: readonly Area[];
  /** a wall right across the field, with one opening that is wider the easier the game is */
  readonly gates?: readonly (readonly [y: number, x: number, w: number])[];
  readonly rails?: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  readonly sand?: readonly Area[];
  readonly water?: readonly Area[];
  readonly slopes?: readonly (readonly [...Area, ax: number, ay: number])[];
  readonly tubes?: readonly (readonly [x: number, y: number, toX: number, toY: number, angle: number])[];
  readonly mills?: readonly (readonly [x: number, y: number, long: number, phase: number])[];
  /** round things that throw back */
  readonly posts?: readonly Spot[];
  /** where the prompt's own stones may stand */
  readonly stones?: readonly Spot[];
  /** middles of patrols, and how far they go to either side */
  readonly walks?: readonly (readonly [x: number, y: number, dx: number])[];
  /** how its author plays it: angle and power of each shot */
  readonly way: readonly (readonly [angle: number, power: number])[];
}

const UP = -Math.PI / 2;

export const HOLES: readonly Hole[] = [
  {
    name: 'gate',
    tee: [6.2, 11.7],
    cup: [6.9, 2],
    gates: [[6.6, 5.2, 2]],
    stones: [
      [2.4, 4],
      [10.2, 9.4],
    ],
    walks: [[6.4, 3.9, 2.2]],
    way: [[-1.496, 0.8]],
  },
  {
    name: 'bank',
    idea: 'bank',
    tee: [2, 11.6],
    cup: [10, 1.8],
    walls: [[4.2, 3.6, 8.2, 6]],
    rails: [[0, 3.4, 3.4, 0]],
    stones: [
      [9, 11.4],
      [11.4, 0.8],
    ],
    walks: [[7, 1.8, 1.4]],
    way: [[-1.646, 1]],
  },
  {
    name: 'sand',
    idea: 'sand',
    tee: [2.6, 11.8],
    cup: [9.4, 2],
    sand: [
      [6, 3, 2.3, 3.2],
      [0.8, 4.6, 3.4, 3.4],
      [8.4, 7, 3.2, 3.4],
    ],
    stones: [
      [4.4, 3],
      [6.6, 10.6],
    ],
    walks: [[5.4, 6.8, 1.2]],
    way: [[-0.698, 0.97]],
  },
  {
    name: 'slope',
    idea: 'slope',
    tee: [3.4, 11.8],
    cup: [3.4, 2],
    slopes: [[0, 5, 12.4, 3.8, 7, 0]],
    walls: [[5.2, 1, 0.7, 4]],
    gates: [],
    stones: [
      [1.2, 3.4],
      [8.6, 10.4],
    ],
    walks: [[3, 3.9, 1]],
    way: [[-2.12, 0.93]],
  },
  {
    name: 'windmill',
    idea: 'mill',
    tee: [4.4, 11.9],
    cup: [6, 2],
    walls: [
      [0, 5.6, 4, 0.7],
      [8.4, 5.6, 4, 0.7],
    ],
    mills: [[6.2, 6.2, 1.7, 0.7]],
    sand: [
      [8.6, 2, 2.6, 2],
      [1.4, 1.4, 2.4, 2.2],
    ],
    stones: [
      [9.4, 9.6],
      [2, 8],
    ],
    walks: [[7.2, 3.6, 2.4]],
    way: [[-1.496, 0.7]],
  },
  {
    name: 'pond',
    idea: 'pond',
    tee: [4.6, 11.9],
    cup: [8.4, 2],
    water: [
      [0, 5, 4.9, 4],
      [7.6, 5, 4.8, 4],
      [3.6, 0.8, 2.8, 1.8],
    ],
    stones: [
      [10.8, 3.4],
      [1.6, 3.4],
    ],
    walks: [[6.4, 4, 2.2]],
    way: [[-1.297, 0.87]],
  },
  {
    name: 'tunnel',
    idea: 'tunnel',
    tee: [6.2, 11.9],
    cup: [9.8, 1.9],
    walls: [[0, 6.2, 12.4, 0.8]],
    tubes: [
      [2.4, 8.4, 9.4, 5.2, UP],
      [10, 8.4, 2.6, 5.2, UP],
    ],
    sand: [[4.8, 2.6, 2.6, 2.6]],
    stones: [[6.2, 8.6]],
    walks: [[6.2, 10, 2.4]],
    way: [[-2.144, 0.8]],
  },
  {
    name: 'posts',
    idea: 'posts',
    tee: [6.2, 12],
    cup: [3.2, 2.4],
    posts: [
      [6.6, 6],
      [2.4, 7.4],
      [9.8, 7.2],
      [7.4, 3],
      [1.4, 4.2],
      [10.8, 3.4],
      [7.1, 9],
    ],
    walks: [[5, 4.4, 1.6]],
    way: [[-1.845, 0.86]],
  },
  {
    name: 'castle',
    tee: [2, 11.8],
    cup: [10.2, 1.9],
    walls: [
      [0, 4.6, 4.2, 0.7],
      [8.2, 4.6, 4.2, 0.7],
    ],
    mills: [[6.2, 5.2, 1.6, 0.7]],
    slopes: [[3.4, 7.8, 5.4, 2.6, -6, 0]],
    water: [[0.6, 6, 2.6, 2]],
    tubes: [[10.9, 8.6, 2.4, 1.9, 0]],
    sand: [[6.6, 0.8, 1.6, 2.2]],
    stones: [[4.6, 2]],
    walks: [[7, 3.8, 1.8]],
    way: [
      [-0.295, 0.93],
      [0, 0.9],
    ],
  },
];
