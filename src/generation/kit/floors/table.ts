/** Every theme's floor. Pages carry their own theme's alone: whoever bundles a page reads this, no game does. */
import type { ThemeId } from '../../design.js';
import type { Laid, Matter } from './ground.js';

const LAWN = { laid: 'grass', colour: '#76a84c', line: '#4f7f34', wall: 'hedge' } as const;
/** What lies on the ground of each. */
export const MATTERS: Readonly<Record<ThemeId, Matter>> = {
  castle: { laid: 'flagstones', colour: '#b3a48c', line: '#6e614f', wall: 'hewn' },
  cave: { laid: 'flagstones', colour: '#8b7f78', line: '#4d4440', wall: 'hewn' },
  haunted: { laid: 'grass', colour: '#5d6b52', line: '#39463a', wall: 'hewn' },
  forest: { ...LAWN, colour: '#6d9a48', line: '#44702f' },
  jungle: { ...LAWN, colour: '#5e9a4c', line: '#35702f' },
  garden: LAWN,
  farm: { ...LAWN, colour: '#8db055', line: '#5f8438' },
  kitchen: { laid: 'checks', colour: '#efe3cf', line: '#c98f6a', wall: 'smooth' },
  school: { laid: 'planks', colour: '#d3a66c', line: '#93673a', wall: 'smooth' },
  home: { laid: 'planks', colour: '#d9ad78', line: '#9c7045', wall: 'smooth' },
  village: { laid: 'flagstones', colour: '#cdbb9e', line: '#8f7d62', wall: 'hewn' },
  sports: { ...LAWN, colour: '#79b653', line: '#568f38' },
  toys: { laid: 'planks', colour: '#dcb37c', line: '#a0713f', wall: 'smooth' },
  space: { laid: 'plates', colour: '#66728c', line: '#2f3950', wall: 'smooth' },
  cyberpunk: { laid: 'plates', colour: '#40395f', line: '#1b1733', wall: 'smooth' },
  city: { laid: 'asphalt', colour: '#6b6f78', line: '#f0d264', wall: 'hewn' },
  ice: { laid: 'snow', colour: '#e2eef7', line: '#9fbfd8', wall: 'smooth' },
  desert: { laid: 'sand', colour: '#e2bd7c', line: '#b98a4a', wall: 'hewn' },
  beach: { laid: 'sand', colour: '#efd59c', line: '#c9a464', wall: 'hewn' },
  ocean: { laid: 'seabed', colour: '#5aa3b4', line: '#c9f3f2', wall: 'hewn' },
  volcano: { laid: 'crust', colour: '#5b4a4a', line: '#ff7a2e', wall: 'hewn' },
  candy: { laid: 'icing', colour: '#f7c9d8', line: '#e07fa6', wall: 'smooth' },
  sky: { laid: 'clouds', colour: '#d5e8f8', line: '#ffffff', wall: 'smooth' },
};

/** The module beside this one that paints it. */
export const painterOf = (laid: Laid): string => (laid === 'sand' || laid === 'snow' ? 'ripples' : laid);
