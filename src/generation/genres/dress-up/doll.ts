/** The doll with all that it wears, from behind to before; and one piece alone, as it hangs in the wardrobe. */
import type { Actor } from '../../design.js';
import type { Painter } from '../../kit/types.js';
import type { Being } from './beings.js';
import { blob, both, cloth, clothOf as dyedCloth, ellipse, fill, limb, lighter, type Cloth } from './brush.js';
import { drawBehind, GARMENTS } from './garments.js';
import { drawHead, hairBehind, hairFront, headBehind } from './head.js';
import { cutOf, DYES, type Slot } from './pieces.js';
import { thingOf, type Outfit, type Worn } from './state.js';
import { TRIMMINGS } from './trimmings.js';

const clothOf = (p: Painter, { dye, pattern }: Worn): Cloth => dyedCloth(p, DYES[dye] as string, pattern);

export function drawPiece(p: Painter, worn: Worn): void {
  const c = clothOf(p, worn);
  if (worn.cut === 'cape') drawBehind(p, c);
  (GARMENTS[worn.cut] ?? TRIMMINGS[worn.cut])?.(p, c);
  if (!worn.cut.startsWith('thing:') && cutOf(worn.cut).tab === 'hair') {
    hairBehind(p, worn.cut, c);
    ellipse(p, 0, -5.6, 1.37, 1.29, '#f3d5bd');
    hairFront(p, worn.cut, c);
  }
}

function behind(p: Painter, { tail, fur, pale }: Being, sway: number): void {
  const { ctx } = p;
  if (tail === 'bush' || tail === 'long') {
    ctx.save();
    ctx.translate(0.5, -2.2);
    ctx.rotate(sway * 0.4);
    if (tail === 'long') limb(p, 'M0 0C16 10 30 2 28-18', 0.42, fur);
    else {
      cloth(p, 'M0 0C24 8 48-8 42-44C32-24 12-24 0-12Z', dyedCloth(p, fur));
      fill(p, 'M35-15Q45-26 41-40Q34-28 27-24Z', pale);
    }
    ctx.restore();
  } else if (tail === 'fin')
    cloth(p, 'M-6-40C16-32 28-20 38-10C52-20 58-12 56 2C44 6 32 4 26-2C12-6 0-16-6-24Z', dyedCloth(p, SEA));
  else if (tail === 'wing')
    both(p, () => cloth(p, 'M8-74C28-96 52-94 50-74C50-60 32-54 10-60Z', dyedCloth(p, lighter(p, pale, 0.4))));
  else if (tail === 'stub') blob(p, 0.95, -2.3, 0.34, 0.32, fur);
}

function body(p: Painter, being: Being): void {
  const { fur, pale, person, mark } = being;
  const legs = mark === 'scales' ? SEA : fur;
  both(p, () => {
    cloth(p, 'M1-44L14-44C15-24 13-12 12-2L2-2C2-16 1-30 1-44Z', dyedCloth(p, legs));
    blob(p, 0.44, -0.07, 0.4, 0.19, mark === 'beak' ? '#f6984d' : legs);
    limb(p, 'M13-76Q24-66 29-49', 0.46, fur);
    blob(p, 1.52, -2.28, 0.28, 0.28, fur);
  });
  fill(
    p,
    'M-5-90L5-90L5-82Q14-82 14-76C14-68 12-64 12-59C13-52 16-48 16-40L-16-40C-16-48-13-52-12-59C-12-64-14-68-14-76Q-14-82-5-82Z',
    fur,
  );
  // what is worn below everything
  if (person)
    fill(
      p,
      'M-9-80L-6-82L-5-76Q0-72 5-76L6-82L9-80C10-74 13-70 12-59L16-35L-16-35L-12-59C-13-70-10-74-9-80Z',
      mark === 'scales' ? '#6fd3c2' : '#ffffff',
    );
  else ellipse(p, 0, -2.95, 0.52, 0.85, pale);
}
const SEA = '#3fb6a8';

const FRONT: readonly Slot[] = ['shoes', 'bottom', 'top', 'dress', 'coat', 'neck'];
const ON_HEAD: readonly Slot[] = ['face', 'hat'];

export interface Pose {
  readonly glad: boolean;
  readonly wink: boolean;
  /** −1…1 */
  readonly sway: number;
}

/** At the middle of its feet, so many units a unit of its own. */
export function drawDoll(
  p: Painter,
  being: Being,
  outfit: Outfit,
  hero: Actor,
  things: readonly Actor[],
  pose: Pose,
): void {
  const { hair, coat, hold } = outfit;
  if (coat?.cut === 'cape') drawBehind(p, clothOf(p, coat));
  behind(p, being, pose.sway);
  if (hair && being.person) hairBehind(p, hair.cut, clothOf(p, hair));
  body(p, being);
  // boots go over trousers, shoes under a gown
  for (const slot of FRONT) {
    const worn = outfit[slot];
    if (worn) (GARMENTS[worn.cut] ?? TRIMMINGS[worn.cut])?.(p, clothOf(p, worn));
  }
  p.ctx.save();
  p.ctx.translate(0, -4.4);
  p.ctx.rotate(pose.sway * 0.05);
  p.ctx.translate(0, 4.4);
  if (being.pictured) p.sprite(hero, 0, -5.6, 2.9, { shadow: false });
  else {
    headBehind(p, being);
    drawHead(p, being, pose.glad, pose.wink);
  }
  if (hair && being.person) hairFront(p, hair.cut, clothOf(p, hair));
  for (const slot of ON_HEAD) {
    const worn = outfit[slot];
    if (worn) TRIMMINGS[worn.cut]?.(p, clothOf(p, worn));
  }
  p.ctx.restore();
  if (outfit.hands) TRIMMINGS[outfit.hands.cut]?.(p, clothOf(p, outfit.hands));
  if (!hold) return;
  const thing = thingOf(hold.cut, things);
  if (thing) p.sprite(thing, 1.85, -2.55, 1.5, { shadow: false });
  else TRIMMINGS[hold.cut]?.(p, clothOf(p, hold));
  // a hand closes over what it holds
  if (!outfit.hands) p.circle(1.5, -2.22, 0.2, being.fur);
}
