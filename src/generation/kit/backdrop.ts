/** What lies behind a game: sky or ground, light, drifting clouds, three strips of scenery that move at their own pace, small life and weather. Drawn once a window size, then copied. */
import type { GameDesign } from '../design.js';
import { drawClouds, makeClouds } from './backdrop/clouds.js';
import type { LaidGround } from './backdrop/ground.js';
import { drawLife, livesOf } from './backdrop/live.js';
import type { Looking } from './backdrop/looking.js';
import { sceneHere, stripsOf } from './backdrop/scene.js';
import { INSIDE, paintSky } from './backdrop/sky.js';
import { treat } from './backdrop/treat.js';
import { fade, luminance, mix } from './colour.js';
import { Random, subSeed } from './random.js';
import { sceneryOf } from './scenery.js';
import type { Sprites } from './sprites.js';
import { lookSeed } from './style/palette.js';
import type { Quantiser } from './style/quantise.js';
import { drawWeather } from './weather.js';

const PACE = [0.08, 0.2, 0.38] as const;
/** strips stand this part of the window above its lower edge, which most games fill with their ground */
const LIFT = 0.1;
/** and at most this part, where a game's ground is high */
const HIGHEST = 0.5;

type MakeGround = new (...of: [GameDesign, number, Quantiser | undefined, boolean]) => LaidGround;

/** The ground of a game that is seen from above, whose page alone has what draws it. */
function groundHere(...of: [GameDesign, number, Quantiser | undefined, boolean]): LaidGround | undefined {
  const { __GROUND__: Laid } = globalThis as unknown as { __GROUND__?: MakeGround };
  return Laid && new Laid(...of);
}

export class Backdrop {
  private strips: HTMLCanvasElement[] = [];
  private still: HTMLCanvasElement | undefined;
  private clouds: ReturnType<typeof makeClouds> = [];
  private readonly ground: LaidGround | undefined;
  private readonly lives: ReturnType<typeof livesOf>;
  private readonly seed: number;
  private key = '';

  constructor(
    private readonly design: GameDesign,
    style: 'side' | 'top',
    private readonly sprites: Sprites,
    private readonly quantiser: Quantiser | undefined,
    /** a board lies on the ground */
    calm = false,
  ) {
    this.seed = lookSeed(design);
    this.ground = style === 'top' ? groundHere(design, this.seed, quantiser, calm) : undefined;
    this.lives = livesOf(design, style);
  }

  draw(ctx: CanvasRenderingContext2D, at: Looking): void {
    const { w, h, ratio, now, thrift } = at;
    // in whole steps, for it goes up and down with what the title's words leave
    const lift = this.liftOf(at);
    const key = `${w}x${h}x${ratio}x${lift}`;
    if (this.key !== key) {
      this.key = key;
      this.paint(w, h, ratio, lift);
    }
    const { id, time, weather, palette } = this.design.theme;
    if (this.ground) this.ground.draw(ctx, at);
    else {
      ctx.drawImage(
        this.still as HTMLCanvasElement,
        0,
        0,
        (this.still as HTMLCanvasElement).width / ratio,
        (this.still as HTMLCanvasElement).height / ratio,
      );
      if ((time === 'night' && !INSIDE.has(id)) || weather === 'stars') this.twinkle(ctx, w, h, now, ratio);
      if (thrift < 2) drawClouds(ctx, this.clouds, w, at.x, now, ratio);
    }
    this.strips.forEach((strip, i) => {
      const pace = PACE[i] as number;
      const wide = strip.width / ratio;
      const tall = strip.height / ratio;
      const y = Math.round((Math.max(h - tall, h - tall - at.y * pace * 0.25) - lift) * ratio) / ratio;
      let x = -((((at.x * pace) % wide) + wide) % wide);
      // on whole pixels, or a hair of sky shows where the strip repeats
      x = Math.round(x * ratio) / ratio;
      for (; x < w; x += wide) ctx.drawImage(strip, x, y, wide, tall);
    });
    if (lift > 0 && this.strips.length > 0) {
      const low = ctx.createLinearGradient(0, h - lift, 0, h);
      low.addColorStop(0, palette.near);
      // below a game's own ground there are only pits to look into
      if (at.horizon !== undefined) low.addColorStop(0.3, mix(palette.near, '#000000', 0.5));
      low.addColorStop(1, mix(palette.near, '#000000', at.horizon === undefined ? 0 : 0.78));
      ctx.fillStyle = low;
      ctx.fillRect(0, h - lift - 1, w, lift + 1);
    }
    if (thrift < 2) drawLife(ctx, this.lives, this.design, w, h, now, at.x, ratio);
    drawWeather(ctx, weather, w, h, now, -at.x * 0.3, ratio, thrift);
  }

  /** CSS pixels that the strips stand above the window's lower edge. */
  private liftOf({ h, horizon }: Looking): number {
    if (this.design.theme.id === 'cave') return 0;
    return horizon === undefined ? h * LIFT : Math.round(Math.max(h * LIFT, Math.min(h * HIGHEST, h - horizon)));
  }

  private paint(w: number, h: number, ratio: number, lift: number): void {
    const { palette: p, id, style } = this.design.theme;
    const rand = new Random(subSeed(this.seed, 'backdrop'));
    const canvas = (cw: number, ch: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
      const c = document.createElement('canvas');
      c.width = Math.ceil(cw * ratio);
      c.height = Math.ceil(ch * ratio);
      const ctx = c.getContext('2d') as CanvasRenderingContext2D;
      ctx.scale(ratio, ratio);
      ctx.lineCap = 'round';
      return [c, ctx];
    };
    this.strips = [];
    if (this.ground) return this.ground.paint(w, h, ratio, canvas);
    const [still, sky] = canvas(w, h);
    paintSky(sky, w, h, this.design, rand);
    treat(sky, this.design, this.quantiser, true);
    this.still = still;
    this.clouds = makeClouds(w, h, this.design, rand, canvas);
    for (const cloud of this.clouds)
      if (style === 'pixel')
        treat(cloud.canvas.getContext('2d') as CanvasRenderingContext2D, this.design, this.quantiser, false);
    // whole pixels, so that a strip meets itself
    const wide = Math.ceil(Math.max(w, 720) * ratio) / ratio;
    const high = rand.range(0.88, 1.16);
    // a sky remains above them, however high they stand
    const room = lift > 0 ? (h - lift) / (1 - LIFT) : h;
    const heights = [0.62, 0.5, 0.34].map((part) => part * room * high);
    const base = [mix(p.horizon, p.far, 0.55), mix(p.far, p.near, 0.45), p.near];
    const scene = sceneHere();
    if (!scene) return;
    stripsOf(scene, this.seed).forEach((outline, i) => {
      const tall = Math.round(id === 'cave' && i < 2 ? h : Math.min(heights[i] as number, 460));
      const [strip, ctx] = canvas(wide, tall);
      outline({
        ctx,
        w: wide,
        h: tall,
        rand,
        colour: base[i] as string,
        light: luminance(p.horizon) > 0.3 ? '#ffffff' : mix(p.accent, '#ffffff', style === 'noir' ? 0 : 0.35),
      });
      // mist between the strips gives depth
      ctx.globalCompositeOperation = 'source-atop';
      const mist = ctx.createLinearGradient(0, 0, 0, tall);
      mist.addColorStop(0.35, fade(p.horizon, 0));
      mist.addColorStop(1, fade(p.horizon, (i === 2 ? 0.1 : 0.42) * (style === 'paper' ? 0.5 : 1)));
      ctx.fillStyle = mist;
      ctx.fillRect(0, 0, wide, tall);
      if (i === 2) this.paintDeco(ctx, wide, tall, rand, ratio);
      treat(ctx, this.design, this.quantiser, false);
      this.strips.push(strip);
    });
  }

  /** scenery pictures stand small in the nearest strip, sunk into its colour so that they don't look like items */
  private paintDeco(ctx: CanvasRenderingContext2D, w: number, h: number, rand: Random, ratio: number): void {
    ctx.globalCompositeOperation = 'source-over';
    const deco = sceneryOf(this.design.cast.deco);
    deco.forEach((actor, i) => {
      const side = h * rand.range(0.28, 0.4);
      const picture = this.sprites.at(actor.sprite, side * ratio, fade(this.design.theme.palette.near, 0.62));
      const x = ((i + rand.range(0.25, 0.6)) / deco.length) * w;
      if (picture && x + side < w) ctx.drawImage(picture.canvas, x, h * 0.93 - side, side, side);
    });
  }

  private twinkle(ctx: CanvasRenderingContext2D, w: number, h: number, now: number, ratio: number): void {
    for (let i = 0; i < 40; i++) {
      const x = (Math.sin(i * 91.7 + this.seed) * 0.5 + 0.5) * w;
      const y = (Math.sin(i * 47.3 + 1) * 0.5 + 0.5) ** 1.4 * h * 0.7;
      ctx.fillStyle = `rgba(255,255,255,${0.35 + 0.35 * Math.sin(now * (0.8 + (i % 5) * 0.4) + i)})`;
      const size = Math.max(1 / ratio, 1 + (i % 3) * 0.7);
      ctx.fillRect(Math.round(x * ratio) / ratio, Math.round(y * ratio) / ratio, size, size);
    }
  }
}
