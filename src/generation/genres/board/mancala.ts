/** Sowing games: Kalah, and congklak where it is named. What is sown is the cast's; the pits are one's own row and the other's. */
import { of } from '../../kit/of.js';
import { defineKind, type Game } from '../../kit/types.js';
import { xOf, type Grid } from './grid.js';
import { sideColours } from './look.js';
import { modeOf } from './mancala-mode.js';
import { drawOpen, drawSeeds, drawWood, type Laid, type Sown, type Table } from './mancala-draw.js';
import {
  after,
  CONGKLAK,
  KALAH,
  outcome,
  pitsOf,
  start,
  storeOf,
  value,
  type Position,
  type Sowing,
} from './mancala-rules.js';
import { matchKind } from './match-kind.js';
import { isHuman, type BoardGame, type Match } from './match-state.js';

function described(game: Sowing, frames: number, thought: number): BoardGame<Position, Sown> {
  const { pits } = game;
  const grid: Grid = { cols: pits + 2, rows: 8 };
  const table: Table = { game, grid };
  const cellOf = (pit: number): number => (pit < pits ? 5 * grid.cols + pit + 1 : 2 * grid.cols + (pits * 2 + 1 - pit));
  const moves = (at: Position): Sown[] => pitsOf(game, at).map((pit) => ({ pit, to: cellOf(pit) }));
  return {
    genre: 'mancala',
    grid,
    strengths: [
      { depth: 1, slip: 0.65, slipDepth: 0 },
      { depth: 1, slip: 0.3, slipDepth: 0 },
      { depth: 2, slip: 0.12, slipDepth: 0 },
    ],
    player: 6,
    pace: 60,
    thought,
    rounds: 2,
    lives: 3,
    seconds: 130,
    frames,
    plain: ['#d8433f', '#2f78d0'],

    start: (first) => start(game, first),
    turn: ({ turn }) => turn,
    moves,
    after: (at, { pit }) => after(game, at, pit),
    outcome: (at) => outcome(game, at),
    value: (at) => value(game, at),
    // a pit is as high as half the board
    reaches: ({ to }, cell) => xOf(grid, cell) === xOf(grid, to) && cell < 4 * grid.cols === to < 4 * grid.cols,
    piece: () => 0,
    winning: () => [],
    tally: ({ at }, side) => String(at[storeOf(game, side)]),
    more: ({ at }) => ({ pits: [...at] }),

    board: (p, s) => drawWood(p, s, table),
    token() {},
    front(p, s) {
      drawSeeds(p, s, table, frames);
      if (isHuman(s, this)) drawOpen(p, s, table, sideColours(p)[s.at.turn]);
    },
  };
}

const kalah = matchKind(described(KALAH, 40, 2400));
const congklak = matchKind(described(CONGKLAK, 64, 2400));
const kindOf = (design: Game['design']): typeof kalah => (modeOf(design) === 'congklak' ? congklak : kalah);

/** What is sown: the prompt's things, else the theme's; beads where persons play. */
function seedsOf({ cast }: Game['design']): Pick<Laid, 'seeds'> {
  if (cast.hero.from === 'kind') return {};
  const named = cast.items.filter(({ from }) => from === 'prompt');
  return { seeds: named.length > 0 ? named : cast.items };
}

export const mancala = defineKind<Match<Position, Sown>>({
  ...kalah,
  view: (design) => of(kindOf(design).view, design),
  create(g) {
    const { hero, enemies } = g.design.cast;
    // things are sown here, and play no part
    const foe = enemies[(g.level - 1) % enemies.length] ?? hero;
    return { ...kindOf(g.design).create(g), hero, foe, ...seedsOf(g.design) };
  },
  update: (g, s) => kindOf(g.design).update(g, s),
  draw: (p, s, g) => kindOf(g.design).draw(p, s, g),
  bot: (g, s, pad) => kindOf(g.design).bot(g, s, pad),
  state: (s, g) => kindOf(g.design).state(s, g),
});
