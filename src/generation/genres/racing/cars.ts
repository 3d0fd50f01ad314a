/** The cars: rivals, and the hero in its own. */
import type { Actor } from '../../design.js';
import { clamp } from '../../kit/juice.js';
import type { Game, Painter } from '../../kit/types.js';
import { heightOf } from './ramps.js';
import { inView, onWater } from './road.js';
import { START, type State } from './state.js';

/** pictures that go by themselves; all others get something to sit in */
const VEHICLE = new RegExp(
  [
    String.raw`^mask:|^(?:tank|drone|submarine|starfighter)$|car$|automobile|tractor|truck|lorry|bus|taxi|ambulance`,
    String.raw`|fire-engine|motor|bicycle|scooter|rickshaw|sled|boat|ship|ferry|canoe|rocket|saucer|helicopter|airplane`,
    String.raw`|locomotive|train|tram|trolley|sport-utility|biking|wheelchair|skier|snowboard|surf|rowing|skateboard|racing`,
    String.raw`|running|^horse$|camel|zebra`,
  ].join(''),
  'u',
);

interface Look {
  readonly colour: string;
  readonly squash: number;
  readonly spin: number;
  readonly hero: boolean;
  readonly bob: number;
  /** units above the road */
  readonly lift: number;
}

/** A kart that turns with its way (runners on snow), and its rider upright; what goes by itself leans instead. */
export function drawCar(
  p: Painter,
  g: Game,
  actor: Actor,
  at: { x: number; y: number; h: number },
  size: number,
  look: Look,
): void {
  if (!inView(p, at.x, at.y, size)) return;
  const { ctx, palette } = p;
  const rides = !VEHICLE.test(actor.sprite);
  const h = at.h + look.spin;
  const bob = Math.abs(Math.sin(p.now * 14 + at.x * 0.3)) * clamp(look.bob * 0.006, 0, 0.06);
  const dir = Math.cos(h) < -0.05 ? -1 : 1;
  ctx.save();
  ctx.translate(at.x, at.y + 0.1);
  ctx.fillStyle = 'rgba(0,0,0,.28)';
  ctx.rotate(h);
  ctx.beginPath();
  ctx.ellipse(-0.05, 0, size * 0.62, size * 0.42, 0, 0, 6.2832);
  ctx.fill();
  ctx.rotate(-h);
  ctx.translate(0, -look.lift);
  ctx.rotate(h);
  if (rides) {
    ctx.scale(size / 1.2, size / 1.2);
    const dark = '#22232c';
    if (g.design.theme.id === 'ice' || g.design.theme.weather === 'snow')
      for (const y of [-0.4, 0.34]) p.rect(-0.75, y, 1.5, 0.1, dark, 0.05);
    else if (!onWater(g))
      for (const [x, y] of [
        [-0.56, -0.54],
        [0.3, -0.54],
        [-0.56, 0.32],
        [0.3, 0.32],
      ] as const)
        p.rect(x, y, 0.34, 0.22, dark, 0.08);
    p.rect(-0.72, -0.36, 1.44, 0.72, p.mix(look.colour, '#000000', 0.4), 0.3);
    p.rect(-0.68, -0.34, 1.36, 0.64, look.colour, 0.28);
    p.rect(0.3, -0.2, 0.34, 0.4, p.mix(look.colour, '#ffffff', 0.45), 0.14);
    p.rect(-0.76, -0.42, 0.16, 0.84, p.mix(look.colour, '#000000', 0.35), 0.06);
  }
  ctx.restore();
  const y = at.y - (rides ? 0.34 : 0.16) * size - bob - look.lift;
  const sprite = { squash: look.squash, ...(rides ? { dir, angle: look.spin ? look.spin : 0 } : { heading: h }) };
  const glow = palette.accent;
  const long = size * (rides ? 1 : 1.3);
  if (look.hero) p.hero(at.x, y, long, sprite);
  else p.sprite(actor, at.x, y, long, look.colour === palette.danger && size > 1.5 ? { ...sprite, glow } : sprite);
}

export function drawHero(p: Painter, s: State, g: Game): void {
  const { hero } = s;
  const { ctx, palette } = p;
  if (hero.boost > 0) {
    ctx.save();
    ctx.translate(hero.x, hero.y + 0.1 - heightOf(hero.air));
    ctx.rotate(hero.h);
    const long = 0.9 + Math.sin(p.now * 50) * 0.2 + hero.boost * 0.006;
    for (const [w, k, colour] of [
      [0.3, 1, p.mix(palette.danger, palette.accent, 0.4)],
      [0.17, 0.65, '#fff4c4'],
    ] as const) {
      ctx.fillStyle = colour;
      ctx.beginPath();
      ctx.moveTo(-0.6, -w);
      ctx.quadraticCurveTo(-0.7 - long * k * 1.8, 0, -0.6, w);
      ctx.fill();
    }
    ctx.restore();
  }
  // a ring, so that one finds oneself in the pack
  ctx.globalAlpha = g.frame < START ? 0.9 : 0.35;
  ctx.strokeStyle = '#ffffff';
  ctx.lineWidth = 0.08;
  ctx.beginPath();
  ctx.ellipse(hero.x, hero.y + 0.12, 1, 0.72, 0, 0, 6.2832);
  ctx.stroke();
  ctx.globalAlpha = 1;
  drawCar(p, g, g.design.cast.hero, hero, 1.3, {
    colour: p.own,
    squash: hero.squash.value,
    spin: 0,
    hero: true,
    bob: Math.abs(hero.vx) + Math.abs(hero.vy),
    lift: heightOf(hero.air),
  });
  if (!s.shield) return;
  ctx.globalAlpha = 0.28;
  p.circle(hero.x, hero.y - 0.2, 1.15 + Math.sin(p.now * 5) * 0.04, '#bfeaff');
  ctx.globalAlpha = 1;
}
