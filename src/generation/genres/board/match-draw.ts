/** How a match looks: the board, the last move, where the picked piece may go, the pieces, the line that wins, and who plays. */
import { clamp } from '../../kit/juice.js';
import type { Painter } from '../../kit/types.js';
import { middleOf } from './grid.js';
import { drawFrame, drawLine, drawRim, drawTarget, drawWash, sideColours } from './look.js';
import { choiceCell, isHuman, type BoardGame, type Match } from './match-state.js';
import { drawSeats } from './seats.js';
import type { Move, Side } from './search.js';

export function drawMatch<P, M extends Move>(
  p: Painter,
  s: Match<P, M>,
  game: BoardGame<P, M>,
  of: number,
  done: number,
): void {
  const { grid } = game;
  const colours = s.plain ?? sideColours(p);
  game.board(p, s);
  if (s.last && s.last.from !== undefined) drawWash(p, grid, s.last.from, p.palette.accent, 0.3);
  if (s.last && !game.front) drawWash(p, grid, s.last.to, p.palette.accent, s.last.from === undefined ? 0.16 : 0.36);
  const moving = s.phase === 'move' ? s.last : null;
  const part = moving ? clamp(s.t / game.frames, 0, 1) : 1;
  for (let cell = 0; cell < grid.cols * grid.rows; cell++) {
    if (moving && moving.from === cell) continue;
    const is = game.piece(s.at, cell);
    const was = moving && s.before !== null ? game.piece(s.before, cell) : is;
    const { x, y } = middleOf(grid, cell);
    if (moving && was !== is) {
      // a piece that is taken where another comes is seen until it is there; elsewhere it fades, and what changes sides turns over
      if (cell === moving.to) {
        if (was) game.token(p, s, was, x, y, 1);
      } else if (!is || !was) game.token(p, s, is || was, x, y, is ? part : 1 - part);
      else game.token(p, s, part < 0.5 ? was : is, x, y, Math.max(0.05, Math.abs(Math.cos(part * Math.PI))));
      continue;
    }
    if (!is || (moving && cell === moving.to)) continue;
    const lifted = cell === s.from ? 0.06 + Math.sin(p.now * 6) * 0.03 : 0;
    const size = s.last?.to === cell && s.phase === 'turn' ? 1 + s.land.value * 0.4 : 1;
    game.token(p, s, is, x, y - lifted, size);
  }
  if (moving) {
    const { x, y } = game.way?.(moving, part) ?? straight(game, moving, part);
    const grows = moving.from === undefined && !game.way ? 0.3 + 0.7 * part : 1;
    game.token(p, s, game.piece(s.at, moving.to), x, y, grows);
  }
  game.front?.(p, s);
  const human = isHuman(s, game);
  if (human && s.from >= 0 && s.choices.length === 0)
    for (const move of s.moves)
      if (move.from === s.from) drawTarget(p, grid, move.to, colours[game.turn(s.at)], game.piece(s.at, move.to) !== 0);
  if (human && game.hints && s.from < 0) {
    const colour = colours[game.turn(s.at)];
    for (const { from, to } of s.moves)
      if (from === undefined) drawTarget(p, grid, to, colour, false);
      else drawFrame(p, grid, from, p.palette.ink, 0.05);
  }
  s.choices.forEach((move, i) => {
    const cell = choiceCell(grid, s.choices, i);
    const { x, y } = middleOf(grid, cell);
    p.rect(x - 0.5, y - 0.5, 1, 1, p.mix(p.palette.panel, '#ffffff', 0.3), 0.12);
    drawFrame(p, grid, cell, p.palette.ink, 0.06);
    game.token(p, s, game.choice?.(move) ?? 0, x, y, 0.95);
  });
  if (s.phase === 'over') {
    const cells = game.winning?.(s.at) ?? [];
    if (cells.length > 1) drawLine(p, grid, cells, clamp(s.t / 20, 0, 1), '#ffffff');
    else for (const cell of cells) drawFrame(p, grid, cell, p.palette.danger, 0.12);
  }
  if (human && s.hands.keys) drawFrame(p, grid, s.hands.cursor, p.palette.ink, 0.09);
  const turn = s.phase === 'turn' ? game.turn(s.at) : -1;
  if (s.two && turn >= 0) drawRim(p, grid, colours[turn as Side]);
  const mood = clamp(-s.mood.value * 3, -1, 1);
  const [mine, theirs] = [game.tally?.(s.at, 0), game.tally?.(s.at, 1)];
  drawSeats(
    p,
    grid,
    {
      actor: s.hero,
      colour: colours[0],
      active: turn === 0,
      mood,
      ...(of > 1 ? { won: done + s.won[0], of } : {}),
      ...(mine === undefined ? {} : { text: mine }),
    },
    {
      actor: s.foe,
      colour: colours[1],
      active: turn === 1,
      mood: -mood,
      by: s.two ? 'person' : 'computer',
      ...(theirs === undefined ? {} : { text: theirs }),
    },
  );
}

function straight<P, M extends Move>(game: BoardGame<P, M>, move: M, part: number): { x: number; y: number } {
  const to = middleOf(game.grid, move.to);
  if (move.from === undefined) return to;
  const from = middleOf(game.grid, move.from);
  const eased = part * part * (3 - 2 * part);
  return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased - Math.sin(part * Math.PI) * 0.12 };
}
