/** The table of a pinball game: rails, lane, flippers, slingshots, banks of targets and bumpers. Units: the table is 11 wide, 16 high, the ball half a unit. */
import { flipper, type Flipper } from './flipper.js';
import { arc, chain, post, wall, type Wall } from './shapes.js';
import { space, type Space } from './solver.js';

export const W = 11;
export const H = 16;
export const R = 0.27;
/** where the launching lane begins, and its middle */
export const LANE = 10.15;
export const LANE_X = 10.6;
/** where a ball waits to be launched */
export const START_Y = 14.6;
export const BUMPER = 0.8;
/** the middle between the flippers */
export const MID = 5.08;

/** whose wall a ball met: these and those that follow from them */
export const IDS = { rail: 1, gate: 2, flipper: 4, bumper: 10, target: 20, sling: 30, boss: 50 } as const;

/** how wide the ways out are, and where a kicker stands in each */
export const OUT = 0.76;
export const KICKER_Y = 14;

type Spot = readonly [x: number, y: number];

/** where bumpers stand, by the level's turn */
export const CLUSTERS: readonly (readonly Spot[])[] = [
  [
    [3.3, 4.9],
    [6.85, 4.9],
    [MID, 7.3],
  ],
  [
    [MID, 4.4],
    [3.1, 6.5],
    [7.05, 6.5],
  ],
  [
    [3.1, 4.6],
    [7.0, 5.6],
    [4.1, 7.5],
  ],
];

/** rollover lights below the arch */
export const LIGHTS: readonly Spot[] = [
  [3.2, 2.5],
  [MID, 2],
  [6.95, 2.5],
];

/** the targets of both banks: the upper ends, and whether they face right */
export const TARGET_LONG = 0.78;
const BANK_TOP = 6.9;
const BANKS: readonly Spot[] = [0, 1, 2].flatMap((i): Spot[] => [
  [0.46, BANK_TOP + i * 0.92],
  [LANE - 0.46, BANK_TOP + i * 0.92],
]);

/** as the rails are drawn: each a line of points */
export const RAILS: readonly (readonly Spot[])[] = [
  // the housings of the banks
  [
    [0, BANK_TOP - 1],
    [0.5, BANK_TOP - 0.16],
    [0.34, BANK_TOP - 0.1],
    [0.34, BANK_TOP + 2.76],
    [0.5, BANK_TOP + 2.82],
    [0, BANK_TOP + 3.5],
  ],
  [
    [LANE, BANK_TOP - 1],
    [LANE - 0.5, BANK_TOP - 0.16],
    [LANE - 0.34, BANK_TOP - 0.1],
    [LANE - 0.34, BANK_TOP + 2.76],
    [LANE - 0.5, BANK_TOP + 2.82],
    [LANE, BANK_TOP + 3.5],
  ],
  // guides between the way out and the way to the flipper
  [
    [OUT, 11.1],
    [OUT, 12.44],
    [2.95, 13.72],
  ],
  [
    [LANE - OUT, 11.1],
    [LANE - OUT, 12.44],
    [2 * MID - 2.95, 13.72],
  ],
];

/** the slingshots' three corners; the first edge kicks */
export const SLINGS: readonly (readonly [Spot, Spot, Spot])[] = [
  [
    [1.92, 10.75],
    [3.1, 12.72],
    [1.92, 12.1],
  ],
  [
    [2 * MID - 1.92, 10.75],
    [2 * MID - 3.1, 12.72],
    [2 * MID - 1.92, 12.1],
  ],
];

export const ARCH = 3.4;

export interface Table {
  readonly space: Space;
  readonly flippers: readonly [Flipper, Flipper];
  readonly bumpers: readonly Wall[];
  readonly targets: readonly Wall[];
  readonly gate: Wall;
}

/** A table without balls. `turn` chooses where its bumpers stand, `long` is how long the flippers are. */
export function buildTable(turn: number, long: number, gravity: number): Table {
  const rail = { r: 0.06, bounce: 0.4, id: IDS.rail };
  const flippers = [
    flipper(3.12, 13.95, 1, long, IDS.flipper),
    flipper(2 * MID - 3.12, 13.95, -1, long, IDS.flipper + 1),
  ] as const;
  const cluster = CLUSTERS[turn % CLUSTERS.length] ?? [];
  const bumpers = cluster.map(([x, y], i) => post(x, y, BUMPER, { bounce: 0.7, kick: 10, id: IDS.bumper + i }));
  const targets = BANKS.map(([x, y], i) =>
    wall(x, y, x, y + TARGET_LONG, { r: 0.09, bounce: 0.55, id: IDS.target + i }),
  );
  const gate = wall(LANE, 4.75, W, 4.05, { bounce: 0.2, oneWay: true, id: IDS.gate });
  const slings = SLINGS.flatMap(([a, b, c], i) => [
    wall(a[0], a[1], b[0], b[1], { r: 0.1, bounce: 0.5, kick: 4.5, id: IDS.sling + i }),
    ...chain([b, c, a], { ...rail, r: 0.1 }),
  ]);
  return {
    flippers,
    bumpers,
    targets,
    gate,
    space: space(R, {
      gravity,
      drag: 0.12,
      clash: 0.9,
      walls: [
        wall(0, ARCH, 0, H + 3, rail),
        wall(W, ARCH, W, H + 3, rail),
        wall(ARCH, 0, W - ARCH, 0, rail),
        wall(LANE, 4.75, LANE, H + 3, rail),
        ...RAILS.flatMap((points) => chain(points, rail)),
        ...slings,
        ...bumpers,
        ...targets,
        gate,
      ],
      movers: flippers.map((one) => one.wall),
      arcs: [
        arc(ARCH, ARCH, ARCH - 0.06, Math.PI, Math.PI / 2, rail),
        arc(W - ARCH, ARCH, ARCH - 0.06, Math.PI * 1.5, Math.PI / 2, rail),
      ],
    }),
  };
}
