/** What somebody sees: a cone as far as walls let it. */
import { SOLID, type Tiles } from '../../kit/tiles.js';
import type { Game } from '../../kit/types.js';
import { dist, turnTo, W, type Pose, type Watcher } from './state.js';

/** half of the cone, radians */
export const HALF = 0.5;
/** how far a look goes */
export const rangeOf = (g: Game): number => 3.7 + g.skill * 1.5;

/** Whether nothing stands between two places. */
export function isClear(tiles: Tiles, fromX: number, fromY: number, x: number, y: number): boolean {
  const steps = Math.ceil(dist(x - fromX, y - fromY) * 4);
  for (let i = 1; i < steps; i++) {
    const at = i / steps;
    if (tiles.cells[Math.floor(fromY + (y - fromY) * at) * W + Math.floor(fromX + (x - fromX) * at)] === SOLID)
      return false;
  }
  return true;
}

/** How far a look goes in one direction, to the next wall or the end of its range. */
export function reachOf(tiles: Tiles, x: number, y: number, angle: number, range: number): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (let far = 0.3; far < range; far += 0.05)
    if (tiles.cells[Math.floor(y + dy * far) * W + Math.floor(x + dx * far)] === SOLID) return far;
  return range;
}

/** Whether a look from there falls on a place; `more` widens it, for who wants to keep away from its edge. */
export function isSeen(tiles: Tiles, eye: Pose, x: number, y: number, range: number, more = 0): boolean {
  const [dx, dy] = [x - eye.x, y - eye.y];
  const far = dx * dx + dy * dy;
  if (far > (range + more) ** 2) return false;
  if (far > 0.5 && Math.abs(turnTo(eye.heading, Math.atan2(dy, dx))) > HALF + more * 0.3) return false;
  return isClear(tiles, eye.x, eye.y, x, y);
}

export const isAwake = ({ sort, awake }: Pick<Watcher, 'sort' | 'awake'>): boolean => sort !== 'sleeper' || awake > 0;
