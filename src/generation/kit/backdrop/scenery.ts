/** Which outlines stand in a theme's three strips: far, middle and near. A theme has several sets; a game's seed picks one. */
import type { ThemeId } from '../../design.js';
import { Random, subSeed } from '../random.js';
import * as a from '../silhouettes.js';
import * as b from './landmarks.js';

type Set3 = readonly [a.Outline, a.Outline, a.Outline];

export const SCENERY: Readonly<Record<ThemeId, readonly [Set3, ...Set3[]]>> = {
  space: [
    [a.planets, a.craters, a.craters],
    [a.planets, b.spires, b.domes],
    [b.mesas, b.domes, a.craters],
  ],
  ice: [
    [a.mountains, a.hills, a.pines],
    [b.icebergs, b.icebergs, b.igloos],
    [a.mountains, b.crystals, b.igloos],
  ],
  forest: [
    [a.hills, a.trees, a.pines],
    [a.mountains, a.pines, a.trees],
    [b.logs, a.pines, b.mushrooms],
  ],
  ocean: [
    [a.rocks, a.coral, a.coral],
    [b.wreck, b.kelp, a.coral],
    [a.rocks, b.kelp, a.rocks],
  ],
  desert: [
    [a.dunes, a.dunes, a.cacti],
    [b.pyramids, a.dunes, a.palms],
    [b.mesas, b.mesas, a.cacti],
  ],
  city: [
    [a.skyline, a.skyline, a.trees],
    [a.skyline, b.bridge, a.skyline],
    [a.skyline, b.signs, b.village],
  ],
  castle: [
    [a.mountains, a.towers, a.trees],
    [a.hills, b.ramparts, b.village],
    [a.mountains, b.ruins, b.ramparts],
  ],
  candy: [
    [a.hills, a.sweets, a.sweets],
    [b.icecream, b.gingerbread, a.sweets],
    [a.hills, b.icecream, b.gingerbread],
  ],
  haunted: [
    [a.hills, a.bare, a.graves],
    [a.mountains, a.towers, a.graves],
    [b.ruins, a.bare, b.village],
  ],
  farm: [
    [a.hills, a.barns, a.trees],
    [a.hills, b.windmills, b.corn],
    [b.furrows, b.village, b.corn],
  ],
  jungle: [
    [a.mountains, a.trees, a.palms],
    [a.mountains, b.ruins, b.lianas],
    [a.trees, b.ferns, b.ferns],
  ],
  beach: [
    [a.clouds, a.sea, a.palms],
    [b.lighthouse, a.sea, b.umbrellas],
    [a.mountains, a.sea, a.palms],
  ],
  volcano: [
    [a.volcano, a.rocks, a.rocks],
    [a.volcano, b.spires, b.spires],
    [b.spires, a.volcano, a.rocks],
  ],
  garden: [
    [a.hills, a.trees, a.flowers],
    [a.trees, b.hedges, a.flowers],
    [a.hills, b.village, b.hedges],
  ],
  kitchen: [
    [a.tiles, a.pantry, a.counter],
    [a.windows, a.pantry, a.counter],
    [a.tiles, a.shelves, a.counter],
  ],
  school: [
    [a.windows, a.shelves, a.desks],
    [a.shelves, a.desks, a.desks],
    [a.windows, b.bunting, a.desks],
  ],
  cyberpunk: [
    [a.skyline, a.skyline, a.skyline],
    [a.skyline, b.signs, b.signs],
    [b.signs, b.bridge, a.skyline],
  ],
  sky: [
    [a.clouds, a.clouds, a.clouds],
    [b.isles, b.balloons, a.clouds],
    [a.clouds, b.isles, b.isles],
  ],
  cave: [
    [a.cave, a.cave, a.rocks],
    [a.cave, b.crystals, b.crystals],
    [b.spires, a.cave, b.mushrooms],
  ],
  toys: [
    [a.hills, a.blocks, a.blocks],
    [b.bunting, a.blocks, a.blocks],
    [a.shelves, b.balloons, a.blocks],
  ],
};

export function sceneryOf(id: ThemeId, seed: number): Set3 {
  return new Random(subSeed(seed, 'scenery')).pick(SCENERY[id]);
}
