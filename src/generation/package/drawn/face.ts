/** The eyes and the mouth that all creatures have. */
import { BARE, both, n, path, round } from './ink.js';

export const eyes = (y: number, apart: number, r: number, angry: boolean, line: string): string =>
  both(round(16 - apart, y, r, '#fff') + round(16 - apart + 0.4, y + 0.3, r * 0.52, line, r * 0.58, BARE)) +
  (angry ? both(path(`M${n(16 - apart - r)} ${n(y - r - 0.6)}L${n(16 - apart + r)} ${n(y - r * 0.35)}`, 'none')) : '');

export const smile = (y: number, w: number, angry: boolean): string =>
  angry
    ? path(`M${n(16 - w)} ${n(y + 1.2)}Q16 ${n(y - 1)} ${n(16 + w)} ${n(y + 1.2)}`, 'none')
    : path(`M${n(16 - w)} ${n(y)}Q16 ${n(y + 2.4)} ${n(16 + w)} ${n(y)}`, 'none');
