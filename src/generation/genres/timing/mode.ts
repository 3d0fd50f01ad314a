/** Which station a game of timing is at. */
import type { GameDesign } from '../../design.js';

/** `bake`: it ripens and burns; `chop`: a mark swings over a zone; `rope`: a rope comes round under one's feet. */
export type Station = 'bake' | 'chop' | 'rope';
const STATIONS: readonly Station[] = ['bake', 'chop', 'rope'];

export const isStation = (mode: string | undefined): mode is Station => STATIONS.some((one) => one === mode);

/** The one that the prompt says; where it says none, each in turn. */
export const stationOf = ({ mode }: Pick<GameDesign, 'mode'>, level: number): Station =>
  isStation(mode) ? mode : (STATIONS[(level - 1) % STATIONS.length] as Station);
