/** How what moves, throws, carries or gives way looks. */
import type { Painter } from '../../kit/types.js';
import type { State } from './state.js';
import { DOOR_HEIGHT, raftX, raftY, shownFor } from './way.js';

/** All of it that is seen; `frame` is the game's. */
export function drawWay(p: Painter, s: State, frame: number): void {
  const { level } = s;
  const { ctx, palette, view } = p;
  const seen = (x: number, w: number): boolean => x < view.x + view.w + 1 && x + w > view.x - 1;
  // a shaft is as high as many windows
  const near = (y: number): boolean => y > view.y - 4 && y < view.y + view.h + 4;
  for (const { x, w, y } of level.draughts) {
    if (!seen(x, w)) continue;
    for (let i = 0; i < w * 2; i++) {
      const at = ((i * 0.618 * 9 + p.now * (2.4 + (i % 3) * 0.6)) % 9) / 9;
      const from = y + 11 - at * 11;
      ctx.globalAlpha = 0.55 * Math.min(1, at * 4, (1 - at) * 4);
      p.line(x + (i + 0.5) / 2, from, x + (i + 0.5) / 2, from - 1.1, 0.09, '#ffffff');
    }
    ctx.globalAlpha = 1;
  }
  for (const wall of level.walls) if (seen(wall.x, wall.w)) p.block(wall.x, wall.y, wall.w, wall.h);
  for (const raft of level.rafts) {
    const x = raftX(raft, frame);
    const y = raftY(raft, frame);
    if (!seen(x, raft.w) || !near(y)) continue;
    const left = shownFor(raft, frame);
    if (left === 0) {
      ctx.strokeStyle = palette.accent;
      ctx.lineWidth = 0.07;
      ctx.setLineDash([0.25, 0.2]);
      ctx.strokeRect(x + 0.05, y + 0.05, raft.w - 0.1, 0.45);
      ctx.setLineDash([]);
      continue;
    }
    // what goes soon flickers
    if (raft.shown !== undefined && left < 40) ctx.globalAlpha = left % 10 < 5 ? 0.45 : 0.85;
    p.rect(x, y, raft.w, 0.55, p.mix(palette.accent, '#000000', 0.35), 0.2);
    p.rect(x, y, raft.w, 0.3, palette.accent, 0.15);
    for (let i = 0.5; i < raft.w; i++) p.circle(x + i, y + 0.4, 0.07, p.mix(palette.accent, '#000000', 0.6));
    ctx.globalAlpha = 1;
  }
  for (const { x, y, trodden, gone } of level.brittles) {
    if (gone > 0 || !seen(x, 1) || !near(y)) continue;
    const shake = trodden ? Math.sin(trodden * 2.2) * 0.05 : 0;
    const stone = p.mix(palette.solid, '#ffffff', 0.25);
    p.rect(x + 0.04 + shake, y + 0.03, 0.92, 0.62, p.mix(palette.solid, '#000000', 0.4), 0.12);
    p.rect(x + 0.04 + shake, y, 0.92, 0.5, stone, 0.12);
    const crack = p.mix(palette.solid, '#000000', 0.5);
    p.line(x + 0.3 + shake, y + 0.04, x + 0.45 + shake, y + 0.28, 0.06, crack);
    p.line(x + 0.45 + shake, y + 0.28, x + 0.36 + shake, y + 0.46, 0.06, crack);
    p.line(x + 0.45 + shake, y + 0.28, x + 0.7 + shake, y + 0.34, 0.06, crack);
  }
  for (const { x, y, since } of level.springs) {
    if (!seen(x - 1, 2) || !near(y)) continue;
    const up = since < 14 ? 0.5 * (1 - since / 14) : 0;
    const top = y - 0.34 - up;
    for (let i = 0; i < 3; i++) {
      const from = y - 0.05 - ((y - top) * i) / 3;
      p.line(x - 0.32, from, x + 0.32, from - (y - top) / 6, 0.08, '#e8edf2');
      p.line(x + 0.32, from - (y - top) / 6, x - 0.32, from - (y - top) / 3, 0.08, '#aab4bf');
    }
    p.rect(x - 0.55, top - 0.16, 1.1, 0.2, palette.danger, 0.1);
  }
  for (const door of level.doors) {
    if (!seen(door.x - 8, 10)) continue;
    const { plate } = door;
    if (!door.open)
      for (let i = 0; i < 3; i++) {
        p.rect(door.x + 0.06 + i * 0.32, door.y - DOOR_HEIGHT, 0.22, DOOR_HEIGHT, palette.accent, 0.08);
        p.rect(door.x, door.y - DOOR_HEIGHT + 0.4 + i, 1, 0.18, p.mix(palette.accent, '#000000', 0.4), 0.06);
      }
    p.rect(plate.x - 0.62, plate.y + 0.28, 1.24, 0.18, p.mix(palette.accent, '#000000', 0.5), 0.06);
    p.rect(plate.x - 0.45, plate.y + (door.open ? 0.2 : 0.02), 0.9, 0.28, palette.accent, 0.12);
  }
}
