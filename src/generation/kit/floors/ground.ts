/** The ground of a place seen from above: what it is made of, its colours in the design's own light. */
import { natural } from '../natural.js';
import { Random, subSeed } from '../random.js';
import { lookSeed } from '../style/palette.js';
import type { Game, Painter } from '../types.js';

/** How a floor looks close by; each is a painter in a file of its name, but sand and snow, which are ripples. */
export type Laid =
  | 'flagstones'
  | 'checks'
  | 'planks'
  | 'plates'
  | 'asphalt'
  | 'grass'
  | 'snow'
  | 'sand'
  | 'seabed'
  | 'crust'
  | 'icing'
  | 'clouds';

/** What a theme's floor is by nature. */
export interface Matter {
  readonly laid: Laid;
  /** before it takes on something of the theme's light */
  readonly colour: string;
  /** joints, cracks, blades: what is drawn into it */
  readonly line: string;
  /** how walls on it look */
  readonly wall: 'hewn' | 'hedge' | 'smooth';
}

/** A floor to be painted: of so many units, with the colours that it has here. */
export interface Ground extends Matter {
  readonly w: number;
  readonly h: number;
  readonly seed: number;
  /** a little lighter and darker than the ground */
  readonly light: string;
  readonly shade: string;
}

/** Paints a floor from 0, 0, over its plain colour. */
export type FloorPainter = (p: Painter, ground: Ground) => void;

/** What the page carries: its theme's floor alone. */
export interface Floor {
  readonly matter: Matter;
  readonly paint: FloorPainter;
}

/** The floor of the game in this page, whose script ran before the game's; only in pages of kinds that say `floor`. */
function floorHere(): Floor | undefined {
  return (globalThis as unknown as { __FLOOR__?: Floor }).__FLOOR__;
}

const BARE: Matter = { laid: 'sand', colour: '#a59a88', line: '#6e614f', wall: 'hewn' };
/** How much of the theme's own far colour is in the ground, so that it belongs to what lies behind. */
const OF_THEME = 0.16;
/** The same where its colours were asked for. */
const OF_ASKED = 0.66;
/** In which light a floor of the same stuff lies, so that two games of one place are two places; by what the game looks like. */
const LIGHTS = ['#fff0cc', '#cfe2ff', '#2a1a0e', '#10233a', '#ffd3b8', '#cdeccd'] as const;
const NIGHT = { day: 0, dawn: 0.06, dusk: 0.18, night: 0.42 } as const;

/** The ground of a design: colours of nature, darker by night, grey in noir. */
export function groundOf(p: Painter, g: Game, w: number, h: number): Ground {
  const matter = floorHere()?.matter ?? BARE;
  const seed = lookSeed(g.design);
  const rand = new Random(subSeed(seed, 'floor'));
  const [light, own] = [rand.pick(LIGHTS), rand.range(0.14, 0.24)];
  const asked = (g.design.theme.asked?.colours.length ?? 0) > 0;
  const part = asked ? own * 0.4 : own;
  const lit = (colour: string, grey: number): string => {
    const tone = p.mix(p.mix(natural(p, g, colour, grey), p.palette.far, asked ? OF_ASKED : OF_THEME), light, part);
    return p.mix(tone, '#141a3c', NIGHT[g.design.theme.time]);
  };
  const colour = lit(matter.colour, 0.55);
  return {
    ...matter,
    w,
    h,
    seed,
    colour,
    line: lit(matter.line, 0.25),
    light: p.mix(colour, '#ffffff', 0.16),
    shade: p.mix(colour, '#1a1208', 0.2),
  };
}

/** Paints it with rounded corners and light from above; to be kept, since nothing of it changes. */
export function paintGround(p: Painter, ground: Ground): void {
  const { ctx } = p;
  const { w, h } = ground;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0.4, 0.4, w - 0.8, h - 0.8, 0.5);
  ctx.clip();
  ctx.fillStyle = ground.colour;
  ctx.fillRect(0, 0, w, h);
  floorHere()?.paint(p, ground);
  // dark towards the walls
  const light = ctx.createRadialGradient(w / 2, h / 2, h * 0.2, w / 2, h / 2, w * 0.62);
  light.addColorStop(0, 'rgba(255,255,255,.12)');
  light.addColorStop(1, 'rgba(0,0,0,.24)');
  ctx.fillStyle = light;
  ctx.fillRect(0, 0, w, h);
  ctx.restore();
}
