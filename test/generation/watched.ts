/** A game that is watched while its kind's bot plays it: the pictures that are drawn, and the things that are told by their names. The title card does not count. */
import type { Actor, GameDesign } from '../../src/generation/design.js';
import { entryOf } from '../../src/generation/genres/index.js';
import { of } from '../../src/generation/kit/of.js';
import { Play } from '../../src/generation/kit/play.js';
import { scaleOf } from '../../src/generation/kit/scale.js';
import { sceneryOf } from '../../src/generation/kit/scenery.js';
import { meantBy, ownOf, sidesOf } from '../../src/generation/kit/asked.js';
import type { Kind, Painter, SpriteLook, View } from '../../src/generation/kit/types.js';
import { limitOf } from './play-alone.js';

/** A canvas that takes everything and shows nothing; of what is set it keeps how much one sees through. */
function blankCanvas(): CanvasRenderingContext2D {
  const gradient = { addColorStop() {} };
  const saved: unknown[] = [];
  const own: Record<string, unknown> = {
    save: () => saved.push(own['globalAlpha']),
    restore: () => (own['globalAlpha'] = saved.pop() ?? 1),
    measureText: () => ({ width: 40, actualBoundingBoxAscent: 10, actualBoundingBoxDescent: 2 }),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    createConicGradient: () => gradient,
    getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
    globalAlpha: 1,
  };
  return new Proxy(own, {
    get: (known, key: string) => (known[key] ??= () => undefined),
  }) as unknown as CanvasRenderingContext2D;
}

/** An outline that is kept by nobody. */
class NoPath {
  moveTo(): void {}
  lineTo(): void {}
  arc(): void {}
  ellipse(): void {}
  rect(): void {}
  roundRect(): void {}
  quadraticCurveTo(): void {}
  bezierCurveTo(): void {}
  closePath(): void {}
  addPath(): void {}
}

/** What is fainter, or smaller in units, is not seen. */
const FAINTEST = 0.12;
const SMALLEST = 0.15;
/** A window as most have it, in CSS pixels. */
const WINDOW = { w: 1280, h: 720, inset: { top: 44, bottom: 10 } };

/** Draws nothing, and writes down who is drawn. */
class Watcher implements Painter {
  readonly ctx = blankCanvas();
  readonly view = { x: 0, y: 0, w: 1, h: 1 };
  readonly seen = new Set<string>();
  now = 0;
  private layers = new Set<unknown>();

  constructor(
    private readonly design: GameDesign,
    private readonly of: View,
  ) {}

  get palette(): Painter['palette'] {
    return this.design.theme.palette;
  }
  get sides(): Painter['sides'] {
    return sidesOf(this.design);
  }
  get own(): string {
    return ownOf(this.design, 0);
  }
  meant(colour: string): string {
    return meantBy(this.design, colour);
  }
  /** The window over the world: a board in its middle, or around what the camera looks at. */
  look(camera: { readonly x: number; readonly y: number }): void {
    const scale = scaleOf(this.of, WINDOW.w, WINDOW.h, WINDOW.inset);
    const [w, h] = [WINDOW.w / scale, WINDOW.h / scale];
    const board = this.of.kind === 'board';
    const x = board ? (this.of.w - w) / 2 : camera.x - w / 2;
    const top = WINDOW.inset.top / scale;
    const y = board ? (this.of.h - h + WINDOW.inset.bottom / scale - top) / 2 : camera.y - h / 2;
    Object.assign(this.view, { x, y, w, h });
  }
  /** What was drawn once is drawn anew. */
  forget(): void {
    this.layers = new Set();
  }
  see(actor: Actor | undefined): void {
    if (actor) this.seen.add(actor.sprite);
  }
  sprite(actor: Actor, x: number, y: number, size: number, look: SpriteLook = {}): void {
    const { view } = this;
    const half = size / 2;
    const isOut = x + half < view.x || x - half > view.x + view.w || y + half < view.y || y - half > view.y + view.h;
    if (!isOut && size > SMALLEST && (look.alpha ?? 1) * this.ctx.globalAlpha > FAINTEST) this.see(actor);
  }
  hero(x: number, y: number, size: number, look?: SpriteLook): void {
    this.sprite(this.design.cast.hero, x, y, size, look);
  }
  text(text: string): void {
    for (const one of castOf(this.design)) if (text.includes(one.name)) this.see(one);
  }
  kept(key: string | object, _x: number, _y: number, _w: number, _h: number, draw: () => void): void {
    if (this.layers.has(key)) return;
    this.layers.add(key);
    draw();
  }
  mix(a: string): string {
    return a;
  }
  rect(): void {}
  circle(): void {}
  line(): void {}
  block(): void {}
  health(): void {}
  board(): void {}
}

const castOf = ({ cast }: GameDesign): Actor[] => [
  cast.hero,
  ...cast.enemies,
  ...cast.items,
  ...(cast.goal ? [cast.goal] : []),
  ...cast.obstacles,
  ...(cast.projectile ? [cast.projectile] : []),
  ...cast.deco,
];

/** frames from one look to the next */
const APART = 20;
/** seconds of play: of a game of one level, and from each level of several on */
const OF_ONE = 60;
const OF_EACH = 18;

/** Pictures of the cast that are seen, or whose names are read, in a game that the kind's bot plays. */
export function seenIn(design: GameDesign): ReadonlySet<string> {
  const page = globalThis as { Path2D?: unknown; DOMMatrix?: unknown };
  page.Path2D ??= NoPath;
  page.DOMMatrix ??= NoPath;
  const kind = entryOf(design)!.kind as unknown as Kind;
  const watcher = new Watcher(design, of(kind.view, design));
  const game = new Play<unknown>(kind, { design, seed: design.seed, ease: 0, pictures: {} });
  game.effects = {
    ...game.effects,
    banner: (text) => watcher.text(text),
    float: (text) => watcher.text(text),
  };
  const { levels } = game.session;
  const most = Math.min(limitOf(kind, design), (levels > 1 ? OF_EACH : OF_ONE) * 60);
  for (let from = 1; from <= levels; from += 1) {
    game.begin(from);
    game.botMode = 'win';
    watch(game, watcher, most);
  }
  // the kit's own backdrop has the scenery of a game that is seen from the side
  if (kind.backdrop === 'side' && !of(kind.covers ?? false, design))
    for (const one of sceneryOf(design.cast.deco)) watcher.see(one);
  return watcher.seen;
}

function watch(game: Play<unknown>, watcher: Watcher, most: number): void {
  let level = 0;
  for (let frame = 0; frame < most && game.phase === 'play'; frame += 1) {
    game.tick();
    const { session, kind } = game;
    if (session.level !== level) watcher.forget();
    else if (frame % APART > 0) continue;
    level = session.level;
    watcher.look(session.camera);
    watcher.now = frame / 60;
    watcher.ctx.save();
    kind.draw(watcher, session.state, session);
    watcher.ctx.restore();
    watcher.see(session.goal?.actor);
    if (session.meter?.name) watcher.text(session.meter.name);
  }
}
