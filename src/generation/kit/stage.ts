/** What is seen of a game in the page: its place, its kind's world, sparks, shakes and flashes, and how one picture follows the other. */
import { mainCanvasSize, mainContext, setCanvasPixelRatio } from 'littlejsengine';
import { Backdrop } from './backdrop.js';
import { mix } from './colour.js';
import { FONT } from './css.js';
import { Pace } from './pace.js';
import { CanvasPainter } from './painter.js';
import { Particles } from './particles.js';
import { of } from './of.js';
import type { Play } from './play.js';
import { Random, subSeed } from './random.js';
import { extentOf, scaleOf } from './scale.js';
import { SILENT, type Effects } from './session.js';
import { showsItself } from './shows-itself.js';
import type { Sprites } from './sprites.js';
import { Overlay } from './style/overlay.js';
import type { Quantiser } from './style/quantise.js';
import { Screen } from './style/screen.js';
import { Transition } from './style/transition.js';
import { TitleScene, type Box } from './title.js';
import type { GameDesign } from '../design.js';
import type { Kind, View } from './types.js';

export interface Stage {
  readonly painter: CanvasPainter;
  /** what of a session's effects is seen in the picture */
  readonly effects: Pick<Effects, 'burst' | 'float' | 'shake' | 'flash'>;
  /** 0 draws everything, 2 the least: what a slow machine came to */
  readonly thrift: () => number;
  /** A new run: nothing is left of the one before. */
  clear(): void;
  /** A run has ended: its card comes in, and a win is celebrated. */
  end(outcome: 'win' | 'lose'): void;
  /** One frame of 1/60 s, unless the game rests. */
  step(): void;
  /** Draws the window; `bottom` is what thumbs need of it in CSS pixels, `roomOf` what the title's words leave. */
  draw(bottom: number, roomOf: () => Box): void;
}

/** The design of a game of two: whatever nobody asked for is not in it, so that its title does not show it. */
const sidesOnly = (design: GameDesign): GameDesign => {
  const { items, goal } = design.cast;
  const asked = items.filter(({ from }) => from === 'prompt');
  return { ...design, cast: { ...design.cast, items: asked, goal: goal?.from === 'prompt' ? goal : undefined } };
};

/** The stage of a game; `calm` for who asked for less motion. (Local variables, not a class: their names cost a page no bytes.) */
export function createStage<S>(
  play: Play<S>,
  sprites: Sprites,
  quantiser: Quantiser | undefined,
  calm: boolean,
): Stage {
  const { kind, data } = play;
  const { design } = data;
  const { style, palette } = design.theme;
  const view = of(kind.view, design);
  const looks = new Random(subSeed(data.seed, 'looks'));
  const particles = new Particles(looks, calm ? 0.35 : 1, palette.accent, FONT);
  const painter = new CanvasPainter(
    design,
    sprites,
    FONT,
    standsOnGround(kind, design),
    kind.backdrop === 'side',
    calm,
  );
  const backdrop = new Backdrop(design, kind.backdrop, sprites, quantiser, view.kind === 'board' && !kind.floats);
  const covered = of(kind.covers ?? false, design);
  // the title is a picture of the place, also where the game is seen from above
  const front = kind.backdrop === 'side' ? backdrop : new Backdrop(design, 'side', sprites, quantiser);
  const titleScene = new TitleScene(kind.sides ? sidesOnly(design) : design, sprites);
  const demo = showsItself(view, design) ? new globalThis.__DEMO__!(kind, data, SILENT, calm) : undefined;
  const screen = new Screen(style);
  const overlay = new Overlay(design, view.kind === 'follow');
  const transition = new Transition(style, mix(palette.accent, '#000000', 0.25), calm);
  const pace = new Pace();
  // a boss's bar must not hide the first row of a board; in a wide window it is between the other signs
  const bossy = design.rules.some((entry) => entry.rule === 'boss' || entry.rule === 'bossEvery');
  const topOf = (w: number): number => (view.kind === 'board' && bossy && w < 1000 ? 100 : 56);
  let dpr = Math.min(2, devicePixelRatio || 1);
  let shake = 0;
  let flash = { colour: '#ffffff', left: 0 };
  let clock = 0;
  let shownLevel = 1;

  setCanvasPixelRatio(dpr);

  const celebrate = (): void => {
    const v = painter.view;
    particles.burst(v.x + looks.next() * v.w, v.y + looks.next() * v.h * 0.4, {
      n: 26,
      shape: 'square',
      colour: [palette.accent, '#ffd166', '#ff6b9d', '#7bdff2', '#ffffff'],
      speed: v.h * 0.6,
      size: v.h * 0.016,
      life: 1.6,
      gravity: v.h * 0.6,
    });
  };
  /** the picture out of its place, as far as it shakes */
  const jolt = (ctx: CanvasRenderingContext2D, w: number, h: number): void => {
    const far = shake > 0.02 ? shake * 10 : 0;
    ctx.translate(Math.round(Math.sin(clock * 91) * far), Math.round(Math.cos(clock * 77) * far));
    if (far > 0) {
      // a little nearer while it shakes, or the window's edges would be bare
      const near = 1 + (2.2 * far) / Math.min(w, h);
      ctx.translate((w / 2) * (1 - near), (h / 2) * (1 - near));
      ctx.scale(near, near);
    }
  };

  return {
    painter,
    effects: {
      burst: (x, y, burst) => particles.burst(x, y, burst),
      float: (text, x, y, colour) => particles.float(text, x, y, colour),
      shake: (amount) => (shake = calm ? 0 : Math.max(shake, amount)),
      flash: (colour, amount = 0.5) => (flash = { colour, left: calm ? amount * 0.3 : amount }),
    },
    thrift: () => pace.thrift,
    clear() {
      particles.clear();
      transition.open();
    },
    end(outcome) {
      transition.open();
      if (outcome === 'win') for (let i = 0; i < 5; i++) celebrate();
    },
    step() {
      if (play.phase === 'paused') return;
      clock += 1 / 60;
      particles.step();
      if (play.phase === 'title') demo?.step();
      const { level } = play.session;
      if (level > shownLevel) transition.open();
      shownLevel = level;
      transition.step(play.phase === 'play' ? play.session.leaving : 0);
      shake *= 0.9;
      flash.left *= 0.9;
      if (play.phase === 'win' && play.frames % 40 === 0) celebrate();
    },
    draw(bottom, roomOf) {
      const w = mainCanvasSize.x;
      const h = mainCanvasSize.y;
      if (w < 1 || h < 1) return;
      const now = calm ? 0 : clock;
      const title = play.phase === 'title';
      const inset = { top: topOf(w), bottom };
      const room = title ? roomOf() : undefined;
      const table = room && demo?.boxIn(room);
      const s = (table && demo?.session) ?? play.session;
      Object.assign(s, table ? extentOf(view, table.w, table.h, NO_INSET) : extentOf(view, w, h, inset));
      if (play.phase === 'play' && pace.late(performance.now()) && dpr > 1) setCanvasPixelRatio((dpr = 1));
      const unit = room ? Math.min(room.w, room.h) * 0.13 : scaleOf(view, w, h, inset);
      const ctx = screen.begin(mainContext, w, h, dpr, unit);
      const { ratio } = screen;
      ctx.save();
      jolt(ctx, w, h);
      if (table) painter.fit(view, table.w, table.h, NO_INSET, s.camera, ratio);
      else painter.fit(view, w, h, inset, s.camera, ratio);
      const follow = view.kind === 'follow' && !title;
      if (title || !covered)
        (title ? front : backdrop).draw(ctx, {
          w,
          h,
          ratio,
          x: (follow ? s.camera.x * painter.scale : 0) + (title ? now * 46 : 0),
          // a ground seen from above goes along; a sky does not
          y: follow && kind.backdrop === 'top' ? s.camera.y * painter.scale : 0,
          now,
          thrift: pace.thrift,
          horizon: room ? titleScene.groundOf(room, h) + 8 : horizonOf(view, h, inset, painter.scale),
        });
      if (table) {
        demo?.draw(ctx, titleScene, table, s.width * painter.scale, s.height * painter.scale, ratio, (flat) => {
          painter.begin(flat, now, s);
          kind.draw(painter, s.state, s);
          painter.end();
        });
      } else if (room) titleScene.draw(ctx, room, w, h, ratio, now);
      else {
        painter.begin(ctx, now, s);
        kind.draw(painter, s.state, s);
        particles.draw(ctx);
        painter.end();
      }
      ctx.restore();
      if (pace.thrift < 2) overlay.draw(ctx, w, h, ratio, now, title ? null : painter.heroAt);
      if (flash.left > 0.02) {
        ctx.globalAlpha = flash.left;
        ctx.fillStyle = flash.colour;
        ctx.fillRect(0, 0, w, h);
        ctx.globalAlpha = 1;
      }
      const eye = painter.heroAt ?? { x: w / 2, y: h / 2 };
      transition.draw(ctx, w, h, eye.x, eye.y, ratio);
      screen.end(mainContext);
    },
  };
}

const NO_INSET = { top: 0, bottom: 0 };

/** Where the ground of a view that follows is in the window, in CSS pixels, if it says so. */
function horizonOf(view: View, h: number, inset: { top: number; bottom: number }, scale: number): number | undefined {
  if (view.kind !== 'follow' || view.ground === undefined) return undefined;
  return (h - Math.max(0, inset.bottom - inset.top)) / 2 + view.ground * scale;
}

/** What flies or swims casts no shadow on a ground. */
function standsOnGround<S>(kind: Kind<S>, design: GameDesign): boolean {
  return kind.backdrop === 'top' && !kind.floats && !['space', 'sky', 'ocean'].includes(design.theme.id);
}
