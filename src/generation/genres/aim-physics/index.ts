/** Aim and let go: golf from above or from the side, or shots at targets. A page carries the one of them that its design is; here they are one kind. */
import type { GameDesign } from '../../design.js';
import { of } from '../../kit/of.js';
import { defineKind, type Kind } from '../../kit/types.js';
import { golf } from './golf.js';
import { links } from './links.js';
import { modeOf } from './mode.js';
import { shots } from './shots.js';
import type { State } from './state.js';

const AIMED = { top: golf, side: links, targets: shots } as const;
const kindOf = (design: GameDesign): Kind<State> => AIMED[modeOf(design)];

export const aimPhysics = defineKind<State>({
  ...golf,
  levels: (design) => of(kindOf(design).levels, design),
  budget: (design) => of(kindOf(design).budget, design),
  create: (g) => kindOf(g.design).create(g),
  update: (g, s) => kindOf(g.design).update(g, s),
  draw: (p, s, g) => kindOf(g.design).draw(p, s, g),
});
