/** What the ground of each theme is made of, and what grows on it. */
import type { ThemeId } from '../design.js';

export type Matter = 'speck' | 'brick' | 'plank' | 'panel' | 'crystal' | 'strata' | 'cobble' | 'sprinkle' | 'tile';

export type Top = 'drip' | 'blade' | 'slab' | 'bump';

/** colour of what is on top, how it ends, and what lies below (the seed picks one) */
export const GROUND: Readonly<Record<ThemeId, readonly [string, Top, readonly [Matter, ...Matter[]]]>> = {
  ice: ['#ffffff', 'bump', ['crystal', 'strata']],
  forest: ['#6fae45', 'blade', ['speck', 'cobble', 'strata']],
  farm: ['#7fbf4a', 'blade', ['strata', 'speck']],
  garden: ['#76c04e', 'blade', ['speck', 'brick']],
  jungle: ['#4f9a3a', 'drip', ['cobble', 'speck']],
  beach: ['#ffe9b0', 'bump', ['strata', 'speck']],
  castle: ['#7aa65a', 'slab', ['brick', 'cobble']],
  candy: ['#ffb3d9', 'drip', ['sprinkle', 'tile']],
  city: ['#9aa3ad', 'slab', ['brick', 'panel']],
  haunted: ['#6d7f4d', 'blade', ['cobble', 'brick']],
  sky: ['#ffffff', 'bump', ['strata', 'tile']],
  desert: ['#f6d58b', 'bump', ['strata', 'brick']],
  volcano: ['#ff8a3d', 'drip', ['cobble', 'crystal']],
  space: ['#cfd3ea', 'slab', ['panel', 'speck']],
  cyberpunk: ['#2ff3e0', 'slab', ['panel', 'tile']],
  kitchen: ['#fff3df', 'slab', ['tile', 'plank']],
  school: ['#e8d3a8', 'slab', ['plank', 'brick']],
  cave: ['#8b93a7', 'slab', ['cobble', 'crystal']],
  ocean: ['#f3dfa2', 'bump', ['strata', 'cobble']],
  toys: ['#ffd166', 'slab', ['plank', 'tile']],
  home: ['#f3e3c8', 'slab', ['plank', 'panel']],
  village: ['#d8c8aa', 'slab', ['cobble', 'brick']],
  sports: ['#7cc653', 'blade', ['strata', 'speck']],
};
