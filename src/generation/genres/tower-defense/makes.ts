/** What each tower can do and costs, and how each enemy walks. */
import { MOST_LEVEL, type Tower, type TowerType, type Way } from './state.js';

interface Make {
  readonly cost: number;
  readonly power: number;
  /** seconds between shots */
  readonly every: number;
  readonly reach: number;
  readonly splash: number;
}

export const MAKES: Readonly<Record<TowerType, Make>> = {
  guard: { cost: 40, power: 10, every: 0.75, reach: 2.4, splash: 0 },
  blast: { cost: 70, power: 15, every: 1.5, reach: 2.7, splash: 1.15 },
  chill: { cost: 55, power: 4, every: 1, reach: 2, splash: 0 },
  ray: { cost: 90, power: 42, every: 2.1, reach: 4.3, splash: 0 },
};

export const WAYS: Readonly<Record<Way, { hp: number; speed: number; size: number; worth: number }>> = {
  walker: { hp: 30, speed: 1.5, size: 1.05, worth: 7 },
  runner: { hp: 19, speed: 2.4, size: 0.95, worth: 6 },
  swarm: { hp: 11, speed: 1.75, size: 0.85, worth: 3 },
  tank: { hp: 72, speed: 1, size: 1.4, worth: 18 },
  flyer: { hp: 24, speed: 1.15, size: 1, worth: 8 },
  healer: { hp: 42, speed: 1.3, size: 1.1, worth: 14 },
  splitter: { hp: 50, speed: 1.25, size: 1.35, worth: 10 },
  boss: { hp: 90, speed: 0.85, size: 2.1, worth: 90 },
};

/** what armour takes off each shot, and the part of a shot that always goes through */
const ARMOUR = 5;
const THROUGH = 0.4;
/** units round a healer in which others mend, and what part of their health in a second */
export const MENDS = { reach: 1.7, part: 0.06 } as const;
/** how many of a swarm a splitter becomes */
export const PIECES = 2;

/** What is left of a shot of that power at who walks so. */
export const felt = (way: Way, power: number): number =>
  way === 'tank' ? Math.max(power * THROUGH, power - ARMOUR) : power;

/** Whether a tower of that type can shoot at who goes so: a mortar not at what flies. */
export const canHit = (type: TowerType, way: Way): boolean => type !== 'blast' || way !== 'flyer';

export const reachOf = (type: TowerType, level: number): number => MAKES[type].reach + (level - 1) * 0.3;
export const powerOf = (type: TowerType, level: number): number => MAKES[type].power * 1.75 ** (level - 1);

/** coins for the next level of that tower; Infinity at the highest */
export const upgradeCost = (tower: { type: TowerType; level: number }): number =>
  tower.level >= MOST_LEVEL ? Infinity : Math.round((MAKES[tower.type].cost * (0.4 + tower.level * 0.4)) / 5) * 5;

export const saleOf = (tower: Tower): number => Math.floor(tower.spent * 0.7);
