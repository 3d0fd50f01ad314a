/** Pictures without the picture set: drawn by sort and seed (`procedural`), or as plain shapes (`none`). */
import type { GameDesign } from '../../design.js';
import { subSeed } from '../../kit/random.js';
import type { Picture } from '../../kit/types.js';
import { isLabelPicture } from '../../lexicon/labels.js';
import { pictureSort, type PictureSort } from '../../lexicon/lexicon.js';
import { HOSTILE } from '../../lexicon/hostile.js';
import { labelPicture } from '../label.js';
import { maskSvg } from '../masks.js';
import { creature } from './creature.js';
import { familyOf } from './family.js';
import { inkOf, seatOf, svg } from './ink.js';
import { shape } from './shape.js';
import { thing } from './thing.js';

/** Machines and beings of no family: mirrored masks. */
const MASKED: readonly [RegExp, 'ship' | 'monster' | 'robot'][] = [
  [/rocket|airplane|saucer|satellite|helicopter|starship|starfighter|space-station|mask:ship/u, 'ship'],
  [/robot|mechanical|gear|joystick|mech$|cyborg|drone|turret|mask:robot/u, 'robot'],
  [/alien|monster|invader|golem|cyclops|hydra$|mask:monster/u, 'monster'],
];
const ALIVE: ReadonlySet<PictureSort> = new Set(['animal', 'creature', 'person', 'face']);

export function drawnPicture(sprite: string, design: GameDesign): Picture {
  const seat = seatOf(design, sprite);
  const ink = inkOf(design, sprite, seat);
  if (design.assets === 'none') return { svg: svg(shape(design, sprite, ink), ink.line, 1.4), face: 'still' };
  if (isLabelPicture(sprite)) return labelPicture(sprite, design);
  const masked = MASKED.find(([names]) => names.test(sprite))?.[1];
  if (masked)
    return {
      svg: maskSvg(masked, subSeed(design.seed, sprite), {
        ...design.theme.palette,
        accent: ink.body,
        danger: ink.body,
        solidEdge: ink.body,
      }).replaceAll('"', "'"),
      face: masked === 'ship' ? 'up' : 'front',
    };
  const sort = pictureSort(sprite);
  if (ALIVE.has(sort) || /crab|lobster|shrimp|squid/u.test(sprite)) {
    const angry = seat.part === 'enemy' || (HOSTILE.has(sprite) && seat.part !== 'hero');
    const { shapes, face } = creature(familyOf(sprite, sort), ink, angry);
    return { svg: svg(shapes, ink.line), face };
  }
  return { svg: svg(thing(sprite, sort, ink), ink.line), face: sort === 'vehicle' ? 'left' : 'front' };
}
